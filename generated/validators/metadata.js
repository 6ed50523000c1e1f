// Compiled from a contract by npm run generate. Never edited.
var Re=Object.create;var Q=Object.defineProperty;var De=Object.getOwnPropertyDescriptor;var Ce=Object.getOwnPropertyNames;var Ze=Object.getPrototypeOf,Ue=Object.prototype.hasOwnProperty;var ee=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(e){throw s=0,e}};var He=(r,s,e,t)=>{if(s&&typeof s=="object"||typeof s=="function")for(let a of Ce(s))!Ue.call(r,a)&&
a!==e&&Q(r,a,{get:()=>s[a],enumerable:!(t=De(s,a))||t.enumerable});return r};var M=(r,s,e)=>(e=r!=null?Re(Ze(r)):{},He(s||!r||!r.__esModule?Q(e,"default",{value:r,enumerable:!0}):
e,r));var U=ee(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});Z.formats=void 0;var Xe=2**
31-1,Ve=(-2)**31,Be=2**63-1,Ge=(-2)**63,se=(2-2**-23)*2**127,ne=2**-126,We=-1*se,Je=-1*ne,te=()=>!0,
Ke=/^[A-Za-z0-9+/]*(=|==)?$/;Z.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Xe&&r>=Ve,type:"n\
umber"},int64:{validate:r=>Number.isInteger(r)&&r<=Be&&r>=Ge,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=se&&r>=ne||r>=We&&r<=Je),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Ke.test(r),binary:te,password:te}});var H=ee(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:!0});E.formatNames=E.fastFormats=
E.fullFormats=void 0;function w(r,s){return{validate:r,compare:s}}E.fullFormats={date:w(oe,G),time:w(
V(!0),W),"date-time":w(ie(!0),de),"iso-time":w(V(),le),"iso-date-time":w(ie(),ue),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:nr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ur,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ir,int32:{type:"number",validate:or},
int64:{type:"number",validate:lr},float:{type:"number",validate:fe},double:{type:"number",validate:fe},
password:!0,binary:!0};E.fastFormats={...E.fullFormats,date:w(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,G),time:w(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,W),"date-time":w(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
de),"iso-time":w(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,le),"\
iso-date-time":w(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ue),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
E.formatNames=Object.keys(E.fullFormats);function Qe(r){return r%4===0&&(r%100!==0||r%400===0)}var er=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
rr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function oe(r){let s=er.exec(r);if(!s)return!1;let e=+s[1],
t=+s[2],a=+s[3];return t>=1&&t<=12&&a>=1&&a<=(t===2&&Qe(e)?29:rr[t])}function G(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var X=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function V(r){return function(e){
let t=X.exec(e);if(!t)return!1;let a=+t[1],d=+t[2],f=+t[3],i=t[4],l=t[5]==="-"?-1:1,n=+(t[6]||0),o=+(t[7]||
0);if(n>23||o>59||r&&!i)return!1;if(a<=23&&d<=59&&f<60)return!0;let $=d-o*l,m=a-n*l-($<0?1:0);return(m===
23||m===-1)&&($===59||$===-1)&&f<61}}function W(r,s){if(!(r&&s))return;let e=new Date("2020-01-01T"+
r).valueOf(),t=new Date("2020-01-01T"+s).valueOf();if(e&&t)return e-t}function le(r,s){if(!(r&&s))return;
let e=X.exec(r),t=X.exec(s);if(e&&t)return r=e[1]+e[2]+e[3],s=t[1]+t[2]+t[3],r>s?1:r<s?-1:0}var B=/t|\s/i;
function ie(r){let s=V(r);return function(t){let a=t.split(B);return a.length===2&&oe(a[0])&&s(a[1])}}
function de(r,s){if(!(r&&s))return;let e=new Date(r).valueOf(),t=new Date(s).valueOf();if(e&&t)return e-
t}function ue(r,s){if(!(r&&s))return;let[e,t]=r.split(B),[a,d]=s.split(B),f=G(e,a);if(f!==void 0)return f||
W(t,d)}var tr=/\/|:/,sr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function nr(r){return tr.test(r)&&sr.test(r)}var ae=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ir(r){return ae.lastIndex=0,ae.test(r)}var ar=-(2**31),fr=2**31-1;function or(r){return Number.
isInteger(r)&&r<=fr&&r>=ar}function lr(r){return Number.isInteger(r)}function fe(){return!0}var dr=/[^\\]\\Z/;
function ur(r){if(dr.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var D=(r,s)=>r.length>s&&re(r)>s,C=(r,s)=>r.length<2*s&&re(r)<s,Ye=/[\ud800-\udbff][\udc00-\udfff]/g,
re=r=>r.length-(r.match(Ye)?.length??0);var ce=M(U()),pe=M(H()),kr={...ce.formats,...pe.fastFormats},me=P;var R=D;function P(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===
void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return P.errors=
[1],!1;if(r.headers!==void 0){let a=r.headers;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a["if-none-match"]!==void 0){let f=a["if-none-match"],i=e;if(typeof f!="string"){let l=typeof f,n;
if(n===void 0)if(l=="number"||l=="boolean")n=""+f;else if(f===null)n="";else return P.errors=[1],!1;
n!==void 0&&(f=n,a!==void 0&&(a["if-none-match"]=n))}if(e===i&&typeof f=="string"&&R(f,4096))return P.
errors=[1],!1}}else return P.errors=[1],!1}}return P.errors=s,e===0}var ye=J;function J(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return J.errors=[1],
!1}return J.errors=s,e===0}var he=F;function F(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return F.errors=[1],
!1;if(r.headers!==void 0){let a=r.headers;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
if-none-match"]!==void 0){let f=a["if-none-match"],i=e;if(typeof f!="string"){let l=typeof f,n;if(n===
void 0)if(l=="number"||l=="boolean")n=""+f;else if(f===null)n="";else return F.errors=[1],!1;n!==void 0&&
(f=n,a!==void 0&&(a["if-none-match"]=n))}if(e===i&&typeof f=="string"&&R(f,4096))return F.errors=[1],
!1}}else return F.errors=[1],!1}}return F.errors=s,e===0}var ve=N;function N(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return N.errors=[1],
!1;if(r.headers!==void 0){let a=r.headers;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
if-none-match"]!==void 0){let f=a["if-none-match"],i=e;if(typeof f!="string"){let l=typeof f,n;if(n===
void 0)if(l=="number"||l=="boolean")n=""+f;else if(f===null)n="";else return N.errors=[1],!1;n!==void 0&&
(f=n,a!==void 0&&(a["if-none-match"]=n))}if(e===i&&typeof f=="string"&&R(f,4096))return N.errors=[1],
!1}}else return N.errors=[1],!1}}return N.errors=s,e===0}var ge=q;var cr=C,pr=new RegExp("^[a-z][a-z0-9.-]*$","u");function q(r){let s=null,e=0;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.
params===void 0&&(a="params"))return q.errors=[1],!1;if(r.headers!==void 0){let d=r.headers,f=e;if(e===
f)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let i=d["if-none-matc\
h"],l=e;if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return q.errors=[1],!1;o!==void 0&&(i=o,d!==void 0&&(d["if-none-match"]=o))}if(e===l&&
typeof i=="string"&&R(i,4096))return q.errors=[1],!1}}else return q.errors=[1],!1;var t=f===e}else var t=!0;
if(t)if(r.params!==void 0){let d=r.params,f=e;if(e===f)if(d&&typeof d=="object"&&!Array.isArray(d)){
let l;if(d.file===void 0&&(l="file"))return q.errors=[1],!1;if(d.file!==void 0){let n=d.file,o=e;if(typeof n!=
"string"){let $=typeof n,m;if(m===void 0)if($=="number"||$=="boolean")m=""+n;else if(n===null)m="";else
return q.errors=[1],!1;m!==void 0&&(n=m,d!==void 0&&(d.file=m))}if(e===o&&typeof n=="string"){if(R(n,
64))return q.errors=[1],!1;if(cr(n,1))return q.errors=[1],!1;if(!pr.test(n))return q.errors=[1],!1}}}else
return q.errors=[1],!1;var t=f===e}else var t=!0}return q.errors=s,e===0}var _e=M(U()),be=M(H()),Tr={..._e.formats,...be.fastFormats},xe=Ae;function Ae(r){let s=null,e=0;return Ae.errors=s,e===0}var ze=$e;function $e(r){let s=null,e=0;return $e.errors=s,e===0}var je=Le;function Le(r){let s=null,e=0;return Le.errors=s,e===0}var ke=qe;function qe(r){let s=null,e=0;return qe.errors=s,e===0}var we=Ee;function Ee(r){let s=null,e=0;return Ee.errors=s,e===0}var Ie=M(U()),Oe=M(H()),hr={...Ie.formats,...Oe.fastFormats},Se=K;var vr=hr["date-time"],x=D,gr=new RegExp("^[0-9a-f]{7,64}$","u");var _r={type:"object",additionalProperties:!1,required:["name","version","author","description","tag\
s","examples","external_apis","x402_config"],properties:{name:{type:"string",minLength:1,maxLength:256},
version:{type:"string",minLength:1,maxLength:64},author:{type:"string",minLength:1,maxLength:256},author_address:{
type:"string",maxLength:256},description:{type:"string",minLength:1,maxLength:4096},tags:{type:"arra\
y",maxItems:64,items:{type:"string",minLength:1,maxLength:64}},image_url:{type:"string",maxLength:2048},
examples:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:1024}},external_apis:{
type:"array",maxItems:16,items:{type:"string",minLength:1,maxLength:253}},x402_config:{$ref:"schema:\
X402Config"}},$id:"schema:AgentMetadata"},br=Object.prototype.hasOwnProperty,k=C;var Te=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function A(r){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.enabled===void 0&&(d="enabled")||r.default_price_usd===void 0&&
(d="default_price_usd")||r.tool_prices===void 0&&(d="tool_prices"))return A.errors=[1],!1;{let f=e;for(let i in r)
if(!(i==="enabled"||i==="default_price_usd"||i==="tool_prices")){return A.errors=[1],!1;break}if(f===
e){if(r.enabled!==void 0){let i=e;if(typeof r.enabled!="boolean")return A.errors=[1],!1;var t=i===e}else
var t=!0;if(t){if(r.default_price_usd!==void 0){let i=r.default_price_usd,l=e;if(e===e)if(typeof i==
"string"){if(x(i,20))return A.errors=[1],!1;if(!Te.test(i))return A.errors=[1],!1}else return A.errors=
[1],!1;var t=l===e}else var t=!0;if(t)if(r.tool_prices!==void 0){let i=r.tool_prices,l=e;if(e===l)if(i&&
typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e3)return A.errors=[1],!1;for(let o in i){
let $=i[o],m=e;if(e===e)if(typeof $=="string"){if(x($,20))return A.errors=[1],!1;if(!Te.test($))return A.
errors=[1],!1}else return A.errors=[1],!1;var a=m===e;if(!a)break}}else return A.errors=[1],!1;var t=l===
e}else var t=!0}}}}else return A.errors=[1],!1;return A.errors=s,e===0}function p(r){let s=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.name===void 0&&(i="name")||r.version===
void 0&&(i="version")||r.author===void 0&&(i="author")||r.description===void 0&&(i="description")||r.
tags===void 0&&(i="tags")||r.examples===void 0&&(i="examples")||r.external_apis===void 0&&(i="extern\
al_apis")||r.x402_config===void 0&&(i="x402_config"))return p.errors=[1],!1;{let l=e;for(let n in r)
if(!br.call(_r.properties,n)){return p.errors=[1],!1;break}if(l===e){if(r.name!==void 0){let n=r.name,
o=e;if(e===o)if(typeof n=="string"){if(x(n,256))return p.errors=[1],!1;if(k(n,1))return p.errors=[1],
!1}else return p.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.version!==void 0){let n=r.version,
o=e;if(e===o)if(typeof n=="string"){if(x(n,64))return p.errors=[1],!1;if(k(n,1))return p.errors=[1],
!1}else return p.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.author!==void 0){let n=r.author,
o=e;if(e===o)if(typeof n=="string"){if(x(n,256))return p.errors=[1],!1;if(k(n,1))return p.errors=[1],
!1}else return p.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.author_address!==void 0){let n=r.
author_address,o=e;if(e===o)if(typeof n=="string"){if(x(n,256))return p.errors=[1],!1}else return p.
errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.description!==void 0){let n=r.description,o=e;if(e===
o)if(typeof n=="string"){if(x(n,4096))return p.errors=[1],!1;if(k(n,1))return p.errors=[1],!1}else return p.
errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.tags!==void 0){let n=r.tags,o=e;if(e===o)if(Array.
isArray(n)){if(n.length>64)return p.errors=[1],!1;{var a=!0;let m=n.length;for(let h=0;h<m;h++){let b=n[h],
j=e;if(e===j)if(typeof b=="string"){if(x(b,64))return p.errors=[1],!1;if(k(b,1))return p.errors=[1],
!1}else return p.errors=[1],!1;var a=j===e;if(!a)break}}}else return p.errors=[1],!1;var t=o===e}else
var t=!0;if(t){if(r.image_url!==void 0){let n=r.image_url,o=e;if(e===o)if(typeof n=="string"){if(x(n,
2048))return p.errors=[1],!1}else return p.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.examples!==
void 0){let n=r.examples,o=e;if(e===o)if(Array.isArray(n)){if(n.length>64)return p.errors=[1],!1;{var d=!0;
let m=n.length;for(let h=0;h<m;h++){let b=n[h],j=e;if(e===j)if(typeof b=="string"){if(x(b,1024))return p.
errors=[1],!1;if(k(b,1))return p.errors=[1],!1}else return p.errors=[1],!1;var d=j===e;if(!d)break}}}else
return p.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.external_apis!==void 0){let n=r.external_apis,
o=e;if(e===o)if(Array.isArray(n)){if(n.length>16)return p.errors=[1],!1;{var f=!0;let m=n.length;for(let h=0;h<
m;h++){let b=n[h],j=e;if(e===j)if(typeof b=="string"){if(x(b,253))return p.errors=[1],!1;if(k(b,1))return p.
errors=[1],!1}else return p.errors=[1],!1;var f=j===e;if(!f)break}}}else return p.errors=[1],!1;var t=o===
e}else var t=!0;if(t)if(r.x402_config!==void 0){let n=e;A(r.x402_config)||(s=s===null?A.errors:s.concat(
A.errors),e=s.length);var t=n===e}else var t=!0}}}}}}}}}}}else return p.errors=[1],!1;return p.errors=
s,e===0}function _(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
metadata===void 0&&(i="metadata")||r.tools===void 0&&(i="tools"))return _.errors=[1],!1;{let l=e;for(let n in r)
if(!(n==="metadata"||n==="tools")){return _.errors=[1],!1;break}if(l===e){if(r.metadata!==void 0){let n=e;
p(r.metadata)||(s=s===null?p.errors:s.concat(p.errors),e=s.length);var t=n===e}else var t=!0;if(t)if(r.
tools!==void 0){let n=r.tools,o=e;if(e===o)if(Array.isArray(n)){if(n.length>1e3)return _.errors=[1],
!1;{var a=!0;let m=n.length;for(let h=0;h<m;h++){let b=n[h],j=e;if(e===e)if(b&&typeof b=="object"&&!Array.
isArray(b)){let I;if(b.type===void 0&&(I="type")||b.function===void 0&&(I="function"))return _.errors=
[1],!1;{let Fe=e;for(let v in b)if(!(v==="type"||v==="function")){return _.errors=[1],!1;break}if(Fe===
e){if(b.type!==void 0){let v=b.type,O=e;if(typeof v!="string")return _.errors=[1],!1;if(v!=="functio\
n")return _.errors=[1],!1;var d=O===e}else var d=!0;if(d)if(b.function!==void 0){let v=b.function,O=e;
if(e===O)if(v&&typeof v=="object"&&!Array.isArray(v)){let g;if(v.name===void 0&&(g="name")||v.description===
void 0&&(g="description")||v.parameters===void 0&&(g="parameters"))return _.errors=[1],!1;{let Ne=e;
for(let L in v)if(!(L==="name"||L==="description"||L==="parameters")){return _.errors=[1],!1;break}if(Ne===
e){if(v.name!==void 0){let L=v.name,S=e;if(e===S)if(typeof L=="string"){if(x(L,64))return _.errors=[
1],!1;if(k(L,1))return _.errors=[1],!1}else return _.errors=[1],!1;var f=S===e}else var f=!0;if(f){if(v.
description!==void 0){let L=v.description,S=e;if(e===S)if(typeof L=="string"){if(x(L,4096))return _.
errors=[1],!1}else return _.errors=[1],!1;var f=S===e}else var f=!0;if(f)if(v.parameters!==void 0){let L=v.
parameters,S=e;if(e===S&&!(L&&typeof L=="object"&&!Array.isArray(L)))return _.errors=[1],!1;var f=S===
e}else var f=!0}}}}else return _.errors=[1],!1;var d=O===e}else var d=!0}}}else return _.errors=[1],
!1;var a=j===e;if(!a)break}}}else return _.errors=[1],!1;var t=o===e}else var t=!0}}}else return _.errors=
[1],!1;return _.errors=s,e===0}function z(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let d;if(r.last_updated===void 0&&(d="last_updated")||r.agents===void 0&&(d="agents"))return z.
errors=[1],!1;{let f=e;for(let i in r)if(!(i==="last_updated"||i==="commit_sha"||i==="agents")){return z.
errors=[1],!1;break}if(f===e){if(r.last_updated!==void 0){let i=r.last_updated,l=e;if(e===l&&e===l)if(typeof i==
"string"){if(x(i,64))return z.errors=[1],!1;if(!vr.validate.test(i))return z.errors=[1],!1}else return z.
errors=[1],!1;var t=l===e}else var t=!0;if(t){if(r.commit_sha!==void 0){let i=r.commit_sha,l=e;if(e===
l)if(typeof i=="string"){if(x(i,64))return z.errors=[1],!1;if(!gr.test(i))return z.errors=[1],!1}else
return z.errors=[1],!1;var t=l===e}else var t=!0;if(t)if(r.agents!==void 0){let i=r.agents,l=e;if(e===
l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return z.errors=[1],!1;for(let o in i){
let $=e;_(i[o])||(s=s===null?_.errors:s.concat(_.errors),e=s.length);var a=$===e;if(!a)break}}else return z.
errors=[1],!1;var t=l===e}else var t=!0}}}}else return z.errors=[1],!1;return z.errors=s,e===0}function K(r){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response)||
(s=s===null?z.errors:s.concat(z.errors),e=s.length));else return K.errors=[1],!1;return K.errors=s,e===
0}var Me=c;function c(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let l=r.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.name===void 0&&(o=
"name")||l.operations===void 0&&(o="operations")||l.elsewhere===void 0&&(o="elsewhere"))return c.errors=
[1],!1;{let $=e;for(let m in l)if(!(m==="name"||m==="operations"||m==="elsewhere")){return c.errors=
[1],!1;break}if($===e){if(l.name!==void 0){let m=l.name,h=e;if(e===h)if(typeof m=="string"){if(x(m,128))
return c.errors=[1],!1;if(k(m,1))return c.errors=[1],!1}else return c.errors=[1],!1;var t=h===e}else
var t=!0;if(t){if(l.operations!==void 0){let m=l.operations,h=e;if(e===h)if(Array.isArray(m)){if(m.length>
256)return c.errors=[1],!1;{var a=!0;let j=m.length;for(let T=0;T<j;T++){let y=m[T],I=e;if(e===I)if(y&&
typeof y=="object"&&!Array.isArray(y)){let v;if(y.method===void 0&&(v="method")||y.path===void 0&&(v=
"path")||y.summary===void 0&&(v="summary"))return c.errors=[1],!1;{let O=e;for(let u in y)if(!(u==="\
method"||u==="path"||u==="summary")){return c.errors=[1],!1;break}if(O===e){if(y.method!==void 0){let u=y.
method,g=e;if(e===g)if(typeof u=="string"){if(x(u,7))return c.errors=[1],!1;if(k(u,3))return c.errors=
[1],!1}else return c.errors=[1],!1;var d=g===e}else var d=!0;if(d){if(y.path!==void 0){let u=y.path,
g=e;if(e===g)if(typeof u=="string"){if(x(u,256))return c.errors=[1],!1;if(k(u,1))return c.errors=[1],
!1}else return c.errors=[1],!1;var d=g===e}else var d=!0;if(d)if(y.summary!==void 0){let u=y.summary,
g=e;if(e===g)if(typeof u=="string"){if(x(u,256))return c.errors=[1],!1}else return c.errors=[1],!1;var d=g===
e}else var d=!0}}}}else return c.errors=[1],!1;var a=I===e;if(!a)break}}}else return c.errors=[1],!1;
var t=h===e}else var t=!0;if(t)if(l.elsewhere!==void 0){let m=l.elsewhere,h=e;if(e===h)if(Array.isArray(
m)){if(m.length>16)return c.errors=[1],!1;{var f=!0;let j=m.length;for(let T=0;T<j;T++){let y=m[T],I=e;
if(e===I)if(y&&typeof y=="object"&&!Array.isArray(y)){let v;if(y.name===void 0&&(v="name"))return c.
errors=[1],!1;{let O=e;for(let u in y)if(!(u==="name"||u==="path"||u==="address"||u==="port")){return c.
errors=[1],!1;break}if(O===e){if(y.name!==void 0){let u=y.name,g=e;if(e===g)if(typeof u=="string"){if(x(
u,128))return c.errors=[1],!1;if(k(u,1))return c.errors=[1],!1}else return c.errors=[1],!1;var i=g===
e}else var i=!0;if(i){if(y.path!==void 0){let u=y.path,g=e;if(e===g)if(typeof u=="string"){if(x(u,256))
return c.errors=[1],!1;if(k(u,1))return c.errors=[1],!1}else return c.errors=[1],!1;var i=g===e}else
var i=!0;if(i){if(y.address!==void 0){let u=y.address,g=e;if(e===g)if(typeof u=="string"){if(x(u,2048))
return c.errors=[1],!1;if(k(u,1))return c.errors=[1],!1}else return c.errors=[1],!1;var i=g===e}else
var i=!0;if(i)if(y.port!==void 0){let u=y.port,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)))return c.errors=[1],!1;if(e===g&&typeof u=="number"&&isFinite(u)){if(u>65535||isNaN(u))return c.
errors=[1],!1;if(u<1||isNaN(u))return c.errors=[1],!1}var i=g===e}else var i=!0}}}}}else return c.errors=
[1],!1;var f=I===e;if(!f)break}}}else return c.errors=[1],!1;var t=h===e}else var t=!0}}}}else return c.
errors=[1],!1}}else return c.errors=[1],!1;return c.errors=s,e===0}var Pe=Y;function Y(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let t=r.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return Y.errors=[1],!1}}else return Y.
errors=[1],!1;return Y.errors=s,e===0}var Or={getMetadata:{parameters:me,body:xe,replies:{200:Se}},getOverview:{parameters:ye,body:ze,replies:{
200:Me}},getContract:{parameters:he,body:je,replies:{200:Pe}},getReference:{parameters:ve,body:ke,replies:{}},
getReferenceFile:{parameters:ge,body:we,replies:{}}};export{Or as default};
