// Compiled from a contract by npm run generate. Never edited.
var lo=Object.create;var qs=Object.defineProperty;var uo=Object.getOwnPropertyDescriptor;var po=Object.getOwnPropertyNames;var co=Object.getPrototypeOf,mo=Object.prototype.hasOwnProperty;var $s=(r,n)=>()=>{try{return n||r((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}};var yo=(r,n,e,t)=>{if(n&&typeof n=="object"||typeof n=="function")for(let l of po(n))!mo.call(r,l)&&
l!==e&&qs(r,l,{get:()=>n[l],enumerable:!(t=uo(n,l))||t.enumerable});return r};var lr=(r,n,e)=>(e=r!=null?lo(co(r)):{},yo(n||!r||!r.__esModule?qs(e,"default",{value:r,enumerable:!0}):
e,r));var _r=$s(gr=>{"use strict";Object.defineProperty(gr,"__esModule",{value:!0});gr.formats=void 0;var vo=2**
31-1,go=(-2)**31,_o=2**63-1,bo=(-2)**63,Fs=(2-2**-23)*2**127,Ls=2**-126,ko=-1*Fs,No=-1*Ls,Ks=()=>!0,
So=/^[A-Za-z0-9+/]*(=|==)?$/;gr.formats={int32:{validate:r=>Number.isInteger(r)&&r<=vo&&r>=go,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=_o&&r>=bo,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Fs&&r>=Ls||r>=ko&&r<=No),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&So.test(r),binary:Ks,password:Ks}});var br=$s(we=>{"use strict";Object.defineProperty(we,"__esModule",{value:!0});we.formatNames=we.fastFormats=
we.fullFormats=void 0;function Oe(r,n){return{validate:r,compare:n}}we.fullFormats={date:Oe(Es,qr),time:Oe(
Ar(!0),$r),"date-time":Oe(Os(!0),Ps),"iso-time":Oe(Ar(),Ms),"iso-date-time":Oe(Os(),Xs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:jo,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Eo,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ko,int32:{type:"number",validate:Oo},
int64:{type:"number",validate:wo},float:{type:"number",validate:Cs},double:{type:"number",validate:Cs},
password:!0,binary:!0};we.fastFormats={...we.fullFormats,date:Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,qr),time:Oe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,$r),"date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ps),"iso-time":Oe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ms),
"iso-date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Xs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
we.formatNames=Object.keys(we.fullFormats);function xo(r){return r%4===0&&(r%100!==0||r%400===0)}var Ao=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
To=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Es(r){let n=Ao.exec(r);if(!n)return!1;let e=+n[1],
t=+n[2],l=+n[3];return t>=1&&t<=12&&l>=1&&l<=(t===2&&xo(e)?29:To[t])}function qr(r,n){if(r&&n)return r>
n?1:r<n?-1:0}var xr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ar(r){
return function(e){let t=xr.exec(e);if(!t)return!1;let l=+t[1],u=+t[2],i=+t[3],s=t[4],o=t[5]==="-"?-1:
1,a=+(t[6]||0),f=+(t[7]||0);if(a>23||f>59||r&&!s)return!1;if(l<=23&&u<=59&&i<60)return!0;let d=u-f*o,
p=l-a*o-(d<0?1:0);return(p===23||p===-1)&&(d===59||d===-1)&&i<61}}function $r(r,n){if(!(r&&n))return;
let e=new Date("2020-01-01T"+r).valueOf(),t=new Date("2020-01-01T"+n).valueOf();if(e&&t)return e-t}function Ms(r,n){
if(!(r&&n))return;let e=xr.exec(r),t=xr.exec(n);if(e&&t)return r=e[1]+e[2]+e[3],n=t[1]+t[2]+t[3],r>n?
1:r<n?-1:0}var Tr=/t|\s/i;function Os(r){let n=Ar(r);return function(t){let l=t.split(Tr);return l.length===
2&&Es(l[0])&&n(l[1])}}function Ps(r,n){if(!(r&&n))return;let e=new Date(r).valueOf(),t=new Date(n).valueOf();
if(e&&t)return e-t}function Xs(r,n){if(!(r&&n))return;let[e,t]=r.split(Tr),[l,u]=n.split(Tr),i=qr(e,
l);if(i!==void 0)return i||$r(t,u)}var qo=/\/|:/,$o=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function jo(r){return qo.test(r)&&$o.test(r)}var ws=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Ko(r){return ws.lastIndex=0,ws.test(r)}var Fo=-(2**31),Lo=2**31-1;function Oo(r){return Number.
isInteger(r)&&r<=Lo&&r>=Fo}function wo(r){return Number.isInteger(r)}function Cs(){return!0}var Co=/[^\\]\\Z/;
function Eo(r){if(Co.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var ur=(r,n)=>r.length>n&&js(r)>n,pr=(r,n)=>r.length<2*n&&js(r)<n,ho=/[\ud800-\udbff][\udc00-\udfff]/g,
js=r=>r.length-(r.match(ho)?.length??0);var Rs=lr(_r()),zs=lr(br()),ca={...Rs.formats,...zs.fastFormats},Us=jr;function jr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return jr.errors=[1],
!1}return jr.errors=n,e===0}var Is=Kr;function Kr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Kr.errors=[1],
!1}return Kr.errors=n,e===0}var Zs=Fr;function Fr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Fr.errors=[1],
!1}return Fr.errors=n,e===0}var Ds=dr;var L=ur;function dr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===
void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return dr.errors=
[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l["if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,a;
if(a===void 0)if(o=="number"||o=="boolean")a=""+i;else if(i===null)a="";else return dr.errors=[1],!1;
a!==void 0&&(i=a,l!==void 0&&(l["if-none-match"]=a))}if(e===s&&typeof i=="string"&&L(i,4096))return dr.
errors=[1],!1}}else return dr.errors=[1],!1}}return dr.errors=n,e===0}var Bs=er;var C=pr,kr=new RegExp("^[ -~]+$","u");function er(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&
(t="params"))return er.errors=[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let i=l["idempotency-key"],s=e;if(typeof i!=
"string"){let o=typeof i,a;if(a===void 0)if(o=="number"||o=="boolean")a=""+i;else if(i===null)a="";else
return er.errors=[1],!1;a!==void 0&&(i=a,l!==void 0&&(l["idempotency-key"]=a))}if(e===s&&typeof i=="\
string"){if(L(i,255))return er.errors=[1],!1;if(C(i,1))return er.errors=[1],!1;if(!kr.test(i))return er.
errors=[1],!1}}}else return er.errors=[1],!1}}return er.errors=n,e===0}var Hs=Ce;var ge=new RegExp("^[0-9a-f-]{36}$","u");function Ce(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&
(t="params"))return Ce.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="\
object"&&!Array.isArray(l)){let i;if(l.id===void 0&&(i="id"))return Ce.errors=[1],!1;if(l.id!==void 0){
let s=l.id,o=e;if(typeof s!="string"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=
""+s;else if(s===null)f="";else return Ce.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===
o&&typeof s=="string"){if(L(s,36))return Ce.errors=[1],!1;if(C(s,36))return Ce.errors=[1],!1;if(!ge.
test(s))return Ce.errors=[1],!1}}}else return Ce.errors=[1],!1}}return Ce.errors=n,e===0}var Ws=Ee;function Ee(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ee.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Ee.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Ee.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return Ee.errors=[1],!1;if(C(s,36))return Ee.errors=[1],!1;if(!ge.test(s))return Ee.errors=[1],!1}}}else
return Ee.errors=[1],!1}}return Ee.errors=n,e===0}var Ys=Me;function Me(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Me.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Me.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Me.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return Me.errors=[1],!1;if(C(s,36))return Me.errors=[1],!1;if(!ge.test(s))return Me.errors=[1],!1}}}else
return Me.errors=[1],!1}}return Me.errors=n,e===0}var Vs=ke;function ke(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ke.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["idempotency-key"]!==void 0){let s=u["idempotency-key"],o=e;if(typeof s!="string"){let a=typeof s,
f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else return ke.errors=[1],
!1;f!==void 0&&(s=f,u!==void 0&&(u["idempotency-key"]=f))}if(e===o&&typeof s=="string"){if(L(s,255))
return ke.errors=[1],!1;if(C(s,1))return ke.errors=[1],!1;if(!kr.test(s))return ke.errors=[1],!1}}}else
return ke.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.params,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){let o;if(u.id===void 0&&(o="id"))return ke.errors=[1],
!1;if(u.id!==void 0){let a=u.id,f=e;if(typeof a!="string"){let d=typeof a,p;if(p===void 0)if(d=="num\
ber"||d=="boolean")p=""+a;else if(a===null)p="";else return ke.errors=[1],!1;p!==void 0&&(a=p,u!==void 0&&
(u.id=p))}if(e===f&&typeof a=="string"){if(L(a,36))return ke.errors=[1],!1;if(C(a,36))return ke.errors=
[1],!1;if(!ge.test(a))return ke.errors=[1],!1}}}else return ke.errors=[1],!1;var t=i===e}else var t=!0}
return ke.errors=n,e===0}var Gs=Pe;function Pe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Pe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Pe.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Pe.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return Pe.errors=[1],!1;if(C(s,36))return Pe.errors=[1],!1;if(!ge.test(s))return Pe.errors=[1],!1}}}else
return Pe.errors=[1],!1}}return Pe.errors=n,e===0}var Js=ee;var xe=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function ee(r){let n=null,e=0;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||r.
params===void 0&&(u="params"))return ee.errors=[1],!1;if(r.query!==void 0){let i=r.query;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.from!==void 0){let o=i.from,a=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let f=typeof o,d;if(d===void 0)if(f==="boolean"||o===null||f==="str\
ing"&&o&&o==+o&&!(o%1))d=+o;else return ee.errors=[1],!1;d!==void 0&&(o=d,i!==void 0&&(i.from=d))}if(e===
a&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return ee.errors=[1],!1;if(o<0||isNaN(
o))return ee.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.to!==void 0){let o=i.to,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))p=+o;else return ee.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.to=
p))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return ee.errors=[1],!1;if(o<
0||isNaN(o))return ee.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.key_id!==void 0){let o=i.key_id,
a=e;if(typeof o!="string"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===
null)p="";else return ee.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.key_id=p))}if(e===a&&typeof o==
"string"){if(L(o,256))return ee.errors=[1],!1;if(C(o,1))return ee.errors=[1],!1;if(!xe.test(o))return ee.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.model!==void 0){let o=i.model,a=e;if(typeof o!="s\
tring"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else
return ee.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.model=p))}if(e===a&&typeof o=="string"){if(L(
o,256))return ee.errors=[1],!1;if(C(o,1))return ee.errors=[1],!1;if(!xe.test(o))return ee.errors=[1],
!1}var t=a===e}else var t=!0;if(t)if(i.by!==void 0){let o=i.by,a=e;if(e===a)if(Array.isArray(o)){if(o.
length>7)return ee.errors=[1],!1;{var l=!0;let d=o.length;for(let p=0;p<d;p++){let c=o[p],v=e;if(typeof c!=
"string"){let g=typeof c,y;if(y===void 0)if(g=="number"||g=="boolean")y=""+c;else if(c===null)y="";else
return ee.errors=[1],!1;y!==void 0&&(c=y,o!==void 0&&(o[p]=y))}if(!(c==="key"||c==="model"||c==="age\
nt"||c==="hour"||c==="day"||c==="upstream"||c==="owner"))return ee.errors=[1],!1;var l=v===e;if(!l)break}
if(l){let p=o.length,c;if(p>1){let v={};for(;p--;){let h=o[p];if(typeof h=="string"){if(typeof v[h]==
"number"){return c=v[h],ee.errors=[1],!1;break}v[h]=p}}}}}}else return ee.errors=[1],!1;var t=a===e}else
var t=!0}}}}else return ee.errors=[1],!1}}return ee.errors=n,e===0}var Qs=J;function J(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return J.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.from!==void 0){let s=u.from,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let a=typeof s,f;if(f===void 0)if(a==="boolean"||s===null||a==="string"&&s&&s==+s&&!(s%
1))f=+s;else return J.errors=[1],!1;f!==void 0&&(s=f,u!==void 0&&(u.from=f))}if(e===o&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return J.errors=[1],!1;if(s<0||isNaN(s))return J.errors=
[1],!1}var t=o===e}else var t=!0;if(t){if(u.to!==void 0){let s=u.to,o=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,d;if(d===void 0)if(f==="boolean"||s===null||f==="string"&&
s&&s==+s&&!(s%1))d=+s;else return J.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.to=d))}if(e===o&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return J.errors=[1],!1;if(s<0||isNaN(s))return J.errors=
[1],!1}var t=o===e}else var t=!0;if(t){if(u.key_id!==void 0){let s=u.key_id,o=e;if(typeof s!="string"){
let f=typeof s,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else return J.
errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.key_id=d))}if(e===o&&typeof s=="string"){if(L(s,256))return J.
errors=[1],!1;if(C(s,1))return J.errors=[1],!1;if(!xe.test(s))return J.errors=[1],!1}var t=o===e}else
var t=!0;if(t){if(u.model!==void 0){let s=u.model,o=e;if(typeof s!="string"){let f=typeof s,d;if(d===
void 0)if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else return J.errors=[1],!1;d!==void 0&&
(s=d,u!==void 0&&(u.model=d))}if(e===o&&typeof s=="string"){if(L(s,256))return J.errors=[1],!1;if(C(
s,1))return J.errors=[1],!1;if(!xe.test(s))return J.errors=[1],!1}var t=o===e}else var t=!0;if(t){let s=u.
limit,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,d;if(d===void 0)if(f===
"boolean"||s===null||f==="string"&&s&&s==+s&&!(s%1))d=+s;else return J.errors=[1],!1;d!==void 0&&(s=
d,u!==void 0&&(u.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return J.errors=
[1],!1;if(s<1||isNaN(s))return J.errors=[1],!1}var t=o===e;if(t)if(u.after!==void 0){let f=u.after,d=e;
if(typeof f!="string"){let c=typeof f,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+f;else if(f===
null)v="";else return J.errors=[1],!1;v!==void 0&&(f=v,u!==void 0&&(u.after=v))}if(e===d&&typeof f==
"string"){if(L(f,256))return J.errors=[1],!1;if(C(f,1))return J.errors=[1],!1}var t=d===e}else var t=!0}}}}}else
return J.errors=[1],!1}}return J.errors=n,e===0}var et=Lr;function Lr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Lr.errors=[1],
!1}return Lr.errors=n,e===0}var rt=re;function re(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&
(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return re.errors=[1],
!1;if(r.query!==void 0){let i=r.query,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===
void 0&&(i.step="hour"),i.top===void 0&&(i.top=20);let o;if(i.metric===void 0&&(o="metric"))return re.
errors=[1],!1;if(i.metric!==void 0){let a=i.metric,f=e;if(typeof a!="string"){let d=typeof a,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+a;else if(a===null)p="";else return re.errors=[1],!1;p!==void 0&&
(a=p,i!==void 0&&(i.metric=p))}if(!(a==="requests"||a==="failed"||a==="attempts"||a==="failed_attemp\
ts"||a==="prompt_tokens"||a==="cached_tokens"||a==="completion_tokens"||a==="tokens"||a==="charged"||
a==="cost"||a==="first_token_p50_ms"||a==="first_token_p95_ms"||a==="whole_p50_ms"||a==="whole_p95_m\
s"))return re.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(i.by!==void 0){let a=i.by,f=e;if(typeof a!=
"string"){let p=typeof a,c;if(c===void 0)if(p=="number"||p=="boolean")c=""+a;else if(a===null)c="";else
return re.errors=[1],!1;c!==void 0&&(a=c,i!==void 0&&(i.by=c))}if(!(a==="key"||a==="model"||a==="age\
nt"||a==="upstream"||a==="status"||a==="class"))return re.errors=[1],!1;var t=f===e}else var t=!0;if(t){
if(i.from!==void 0){let a=i.from,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p=typeof a,
c;if(c===void 0)if(p==="boolean"||a===null||p==="string"&&a&&a==+a&&!(a%1))c=+a;else return re.errors=
[1],!1;c!==void 0&&(a=c,i!==void 0&&(i.from=c))}if(e===f&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return re.errors=[1],!1;if(a<0||isNaN(a))return re.errors=[1],!1}var t=f===e}else var t=!0;
if(t){if(i.to!==void 0){let a=i.to,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p=typeof a,
c;if(c===void 0)if(p==="boolean"||a===null||p==="string"&&a&&a==+a&&!(a%1))c=+a;else return re.errors=
[1],!1;c!==void 0&&(a=c,i!==void 0&&(i.to=c))}if(e===f&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return re.errors=[1],!1;if(a<0||isNaN(a))return re.errors=[1],!1}var t=f===e}else var t=!0;
if(t){let a=i.step,f=e;if(typeof a!="string"){let p=typeof a,c;if(c===void 0)if(p=="number"||p=="boo\
lean")c=""+a;else if(a===null)c="";else return re.errors=[1],!1;c!==void 0&&(a=c,i!==void 0&&(i.step=
c))}if(!(a==="hour"||a==="day"))return re.errors=[1],!1;var t=f===e;if(t){let p=i.top,c=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h=typeof p,g;if(g===void 0)if(h==="boolean"||p===null||
h==="string"&&p&&p==+p&&!(p%1))g=+p;else return re.errors=[1],!1;g!==void 0&&(p=g,i!==void 0&&(i.top=
g))}if(e===c&&typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p))return re.errors=[1],!1;if(p<1||isNaN(
p))return re.errors=[1],!1}var t=c===e}}}}}}else return re.errors=[1],!1;var l=s===e}else var l=!0;if(l)
if(r.headers!==void 0){let i=r.headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["\
if-none-match"]!==void 0){let a=i["if-none-match"],f=e;if(typeof a!="string"){let d=typeof a,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+a;else if(a===null)p="";else return re.errors=[1],!1;p!==void 0&&
(a=p,i!==void 0&&(i["if-none-match"]=p))}if(e===f&&typeof a=="string"&&L(a,4096))return re.errors=[1],
!1}}else return re.errors=[1],!1;var l=s===e}else var l=!0}return re.errors=n,e===0}var st=O;var Mo=new RegExp("^[a-z0-9_]+$","u");function O(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&
(u="params"))return O.errors=[1],!1;if(r.query!==void 0){let i=r.query,s=e;if(e===s)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){let o=i.from,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let f=typeof o,d;if(d===void 0)if(f==="boolean"||o===null||
f==="string"&&o&&o==+o&&!(o%1))d=+o;else return O.errors=[1],!1;d!==void 0&&(o=d,i!==void 0&&(i.from=
d))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return O.errors=[1],!1;if(o<
0||isNaN(o))return O.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.to!==void 0){let o=i.to,a=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boo\
lean"||o===null||d==="string"&&o&&o==+o&&!(o%1))p=+o;else return O.errors=[1],!1;p!==void 0&&(o=p,i!==
void 0&&(i.to=p))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return O.errors=
[1],!1;if(o<0||isNaN(o))return O.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.key_id!==void 0){
let o=i.key_id,a=e;if(typeof o!="string"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")
p=""+o;else if(o===null)p="";else return O.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.key_id=p))}
if(e===a&&typeof o=="string"){if(L(o,256))return O.errors=[1],!1;if(C(o,1))return O.errors=[1],!1;if(!xe.
test(o))return O.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.model!==void 0){let o=i.model,a=e;
if(typeof o!="string"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===
null)p="";else return O.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.model=p))}if(e===a&&typeof o==
"string"){if(L(o,256))return O.errors=[1],!1;if(C(o,1))return O.errors=[1],!1;if(!xe.test(o))return O.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.agent!==void 0){let o=i.agent,a=e;if(typeof o!="s\
tring"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else
return O.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.agent=p))}if(e===a&&typeof o=="string"){if(L(
o,256))return O.errors=[1],!1;if(C(o,1))return O.errors=[1],!1;if(!xe.test(o))return O.errors=[1],!1}
var t=a===e}else var t=!0;if(t){if(i.upstream!==void 0){let o=i.upstream,a=e;if(typeof o!="string"){
let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else return O.
errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.upstream=p))}if(e===a&&typeof o=="string"){if(L(o,64))
return O.errors=[1],!1;if(C(o,1))return O.errors=[1],!1;if(!xe.test(o))return O.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(i.status!==void 0){let o=i.status,a=e;if(typeof o!="string"){let d=typeof o,
p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else return O.errors=[1],!1;
p!==void 0&&(o=p,i!==void 0&&(i.status=p))}if(e===a&&typeof o=="string"){if(L(o,64))return O.errors=
[1],!1;if(C(o,1))return O.errors=[1],!1;if(!Mo.test(o))return O.errors=[1],!1}var t=a===e}else var t=!0;
if(t){if(i.class!==void 0){let o=i.class,a=e;if(typeof o!="string"){let d=typeof o,p;if(p===void 0)if(d==
"number"||d=="boolean")p=""+o;else if(o===null)p="";else return O.errors=[1],!1;p!==void 0&&(o=p,i!==
void 0&&(i.class=p))}if(!(o==="ours"||o==="upstream"||o==="caller"||o==="limits"||o==="left"))return O.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(i.slower_than_ms!==void 0){let o=i.slower_than_ms,a=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boo\
lean"||o===null||d==="string"&&o&&o==+o&&!(o%1))p=+o;else return O.errors=[1],!1;p!==void 0&&(o=p,i!==
void 0&&(i.slower_than_ms=p))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return O.errors=[1],!1;if(o<0||isNaN(o))return O.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(i.
costlier_than!==void 0){let o=i.costlier_than,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let d=typeof o,p;if(p===void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))p=+o;else
return O.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.costlier_than=p))}if(e===a&&typeof o=="number"&&
isFinite(o)){if(o>9007199254740991||isNaN(o))return O.errors=[1],!1;if(o<0||isNaN(o))return O.errors=
[1],!1}var t=a===e}else var t=!0;if(t){let o=i.limit,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%
1))p=+o;else return O.errors=[1],!1;p!==void 0&&(o=p,i!==void 0&&(i.limit=p))}if(e===a&&typeof o=="n\
umber"&&isFinite(o)){if(o>1e3||isNaN(o))return O.errors=[1],!1;if(o<1||isNaN(o))return O.errors=[1],
!1}var t=a===e;if(t)if(i.after!==void 0){let d=i.after,p=e;if(typeof d!="string"){let v=typeof d,h;if(h===
void 0)if(v=="number"||v=="boolean")h=""+d;else if(d===null)h="";else return O.errors=[1],!1;h!==void 0&&
(d=h,i!==void 0&&(i.after=h))}if(e===p&&typeof d=="string"){if(L(d,256))return O.errors=[1],!1;if(C(
d,1))return O.errors=[1],!1}var t=p===e}else var t=!0}}}}}}}}}}}else return O.errors=[1],!1;var l=s===
e}else var l=!0;if(l)if(r.headers!==void 0){let i=r.headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i["if-none-match"]!==void 0){let a=i["if-none-match"],f=e;if(typeof a!="string"){let d=typeof a,
p;if(p===void 0)if(d=="number"||d=="boolean")p=""+a;else if(a===null)p="";else return O.errors=[1],!1;
p!==void 0&&(a=p,i!==void 0&&(i["if-none-match"]=p))}if(e===f&&typeof a=="string"&&L(a,4096))return O.
errors=[1],!1}}else return O.errors=[1],!1;var l=s===e}else var l=!0}return O.errors=n,e===0}var tt=Xe;function Xe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Xe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Xe.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Xe.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return Xe.errors=[1],!1;if(C(s,36))return Xe.errors=[1],!1;if(!ge.test(s))return Xe.errors=[1],!1}}}else
return Xe.errors=[1],!1}}return Xe.errors=n,e===0}var it=ie;function ie(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ie.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.state!==void 0){let s=u.state,o=e;if(typeof s!="string"){let a=typeof s,f;if(f===
void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else return ie.errors=[1],!1;f!==void 0&&
(s=f,u!==void 0&&(u.state=f))}if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||
s==="settled"||s==="settle_unknown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))
return ie.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(u.network!==void 0){let s=u.network,o=e;if(typeof s!=
"string"){let f=typeof s,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else
return ie.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.network=d))}if(e===o&&typeof s=="string"){if(L(
s,64))return ie.errors=[1],!1;if(C(s,1))return ie.errors=[1],!1;if(!xe.test(s))return ie.errors=[1],
!1}var t=o===e}else var t=!0;if(t){if(u.payer!==void 0){let s=u.payer,o=e;if(typeof s!="string"){let f=typeof s,
d;if(d===void 0)if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else return ie.errors=[1],
!1;d!==void 0&&(s=d,u!==void 0&&(u.payer=d))}if(e===o&&typeof s=="string"){if(L(s,64))return ie.errors=
[1],!1;if(C(s,1))return ie.errors=[1],!1;if(!xe.test(s))return ie.errors=[1],!1}var t=o===e}else var t=!0;
if(t){let s=u.limit,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,d;if(d===
void 0)if(f==="boolean"||s===null||f==="string"&&s&&s==+s&&!(s%1))d=+s;else return ie.errors=[1],!1;
d!==void 0&&(s=d,u!==void 0&&(u.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s))return ie.errors=[1],!1;if(s<1||isNaN(s))return ie.errors=[1],!1}var t=o===e;if(t)if(u.after!==void 0){
let f=u.after,d=e;if(typeof f!="string"){let c=typeof f,v;if(v===void 0)if(c=="number"||c=="boolean")
v=""+f;else if(f===null)v="";else return ie.errors=[1],!1;v!==void 0&&(f=v,u!==void 0&&(u.after=v))}
if(e===d&&typeof f=="string"){if(L(f,36))return ie.errors=[1],!1;if(C(f,36))return ie.errors=[1],!1;
if(!ge.test(f))return ie.errors=[1],!1}var t=d===e}else var t=!0}}}}else return ie.errors=[1],!1}}return ie.
errors=n,e===0}var nt=Re;function Re(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Re.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Re.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Re.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return Re.errors=[1],!1;if(C(s,36))return Re.errors=[1],!1;if(!ge.test(s))return Re.errors=[1],!1}}}else
return Re.errors=[1],!1}}return Re.errors=n,e===0}var ot=ze;function ze(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return ze.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return ze.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return ze.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return ze.errors=[1],!1;if(C(s,36))return ze.errors=[1],!1;if(!ge.test(s))return ze.errors=[1],!1}}}else
return ze.errors=[1],!1}}return ze.errors=n,e===0}var at=Ne;function Ne(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Ne.errors=[1],
!1;if(r.query!==void 0){let u=r.query,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.
reason!==void 0){let s=u.reason,o=e;if(typeof s!="string"){let a=typeof s,f;if(f===void 0)if(a=="num\
ber"||a=="boolean")f=""+s;else if(s===null)f="";else return Ne.errors=[1],!1;f!==void 0&&(s=f,u!==void 0&&
(u.reason=f))}if(e===o&&typeof s=="string"){if(L(s,512))return Ne.errors=[1],!1;if(C(s,1))return Ne.
errors=[1],!1;if(!xe.test(s))return Ne.errors=[1],!1}}}else return Ne.errors=[1],!1;var t=i===e}else
var t=!0;if(t)if(r.params!==void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(
u)){let o;if(u.id===void 0&&(o="id"))return Ne.errors=[1],!1;if(u.id!==void 0){let a=u.id,f=e;if(typeof a!=
"string"){let d=typeof a,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+a;else if(a===null)p="";else
return Ne.errors=[1],!1;p!==void 0&&(a=p,u!==void 0&&(u.id=p))}if(e===f&&typeof a=="string"){if(L(a,
36))return Ne.errors=[1],!1;if(C(a,36))return Ne.errors=[1],!1;if(!ge.test(a))return Ne.errors=[1],!1}}}else
return Ne.errors=[1],!1;var t=i===e}else var t=!0}return Ne.errors=n,e===0}var ft=Or;function Or(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Or.errors=[1],
!1}return Or.errors=n,e===0}var lt=Ue;var Zr=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Ue(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||
r.params===void 0&&(t="params"))return Ue.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.name===void 0&&(i="name"))return Ue.errors=
[1],!1;if(l.name!==void 0){let s=l.name,o=e;if(typeof s!="string"){let a=typeof s,f;if(f===void 0)if(a==
"number"||a=="boolean")f=""+s;else if(s===null)f="";else return Ue.errors=[1],!1;f!==void 0&&(s=f,l!==
void 0&&(l.name=f))}if(e===o&&typeof s=="string"){if(L(s,64))return Ue.errors=[1],!1;if(C(s,1))return Ue.
errors=[1],!1;if(!Zr.test(s))return Ue.errors=[1],!1}}}else return Ue.errors=[1],!1}}return Ue.errors=
n,e===0}var ut=Ie;function Ie(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ie.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.name===void 0&&(i="name"))return Ie.errors=[1],!1;if(l.name!==void 0){let s=l.name,o=e;if(typeof s!=
"string"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Ie.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.name=f))}if(e===o&&typeof s=="string"){if(L(
s,64))return Ie.errors=[1],!1;if(C(s,1))return Ie.errors=[1],!1;if(!Zr.test(s))return Ie.errors=[1],
!1}}}else return Ie.errors=[1],!1}}return Ie.errors=n,e===0}var pt=Ze;function Ze(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ze.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.name===void 0&&(i="name"))return Ze.errors=[1],!1;if(l.name!==void 0){let s=l.name,o=e;if(typeof s!=
"string"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Ze.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.name=f))}if(e===o&&typeof s=="string"){if(L(
s,64))return Ze.errors=[1],!1;if(C(s,1))return Ze.errors=[1],!1;if(!Zr.test(s))return Ze.errors=[1],
!1}}}else return Ze.errors=[1],!1}}return Ze.errors=n,e===0}var dt=wr;function wr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return wr.errors=[1],
!1}return wr.errors=n,e===0}var ct=Cr;function Cr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Cr.errors=[1],
!1}return Cr.errors=n,e===0}var mt=De;var Po=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function De(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||
r.params===void 0&&(t="params"))return De.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.id===void 0&&(i="id"))return De.errors=[1],
!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="string"){let a=typeof s,f;if(f===void 0)if(a=="num\
ber"||a=="boolean")f=""+s;else if(s===null)f="";else return De.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&
(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,64))return De.errors=[1],!1;if(C(s,1))return De.errors=
[1],!1;if(!Po.test(s))return De.errors=[1],!1}}}else return De.errors=[1],!1}}return De.errors=n,e===
0}var yt=Er;function Er(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Er.errors=[1],
!1}return Er.errors=n,e===0}var ht=Mr;function Mr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Mr.errors=[1],
!1}return Mr.errors=n,e===0}var vt=Pr;function Pr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Pr.errors=[1],
!1}return Pr.errors=n,e===0}var gt=Xr;function Xr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Xr.errors=[1],
!1}return Xr.errors=n,e===0}var _t=Rr;function Rr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Rr.errors=[1],
!1}return Rr.errors=n,e===0}var bt=rr;function rr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return rr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
idempotency-key"]!==void 0){let i=l["idempotency-key"],s=e;if(typeof i!="string"){let o=typeof i,a;if(a===
void 0)if(o=="number"||o=="boolean")a=""+i;else if(i===null)a="";else return rr.errors=[1],!1;a!==void 0&&
(i=a,l!==void 0&&(l["idempotency-key"]=a))}if(e===s&&typeof i=="string"){if(L(i,255))return rr.errors=
[1],!1;if(C(i,1))return rr.errors=[1],!1;if(!kr.test(i))return rr.errors=[1],!1}}}else return rr.errors=
[1],!1}}return rr.errors=n,e===0}var kt=Be;function Be(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Be.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Be.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return Be.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return Be.errors=[1],!1;if(C(s,36))return Be.errors=[1],!1;if(!ge.test(s))return Be.errors=[1],!1}}}else
return Be.errors=[1],!1}}return Be.errors=n,e===0}var Nt=He;function He(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return He.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return He.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return He.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return He.errors=[1],!1;if(C(s,36))return He.errors=[1],!1;if(!ge.test(s))return He.errors=[1],!1}}}else
return He.errors=[1],!1}}return He.errors=n,e===0}var St=Se;function Se(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Se.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["idempotency-key"]!==void 0){let s=u["idempotency-key"],o=e;if(typeof s!="string"){let a=typeof s,
f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else return Se.errors=[1],
!1;f!==void 0&&(s=f,u!==void 0&&(u["idempotency-key"]=f))}if(e===o&&typeof s=="string"){if(L(s,255))
return Se.errors=[1],!1;if(C(s,1))return Se.errors=[1],!1;if(!kr.test(s))return Se.errors=[1],!1}}}else
return Se.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.params,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){let o;if(u.id===void 0&&(o="id"))return Se.errors=[1],
!1;if(u.id!==void 0){let a=u.id,f=e;if(typeof a!="string"){let d=typeof a,p;if(p===void 0)if(d=="num\
ber"||d=="boolean")p=""+a;else if(a===null)p="";else return Se.errors=[1],!1;p!==void 0&&(a=p,u!==void 0&&
(u.id=p))}if(e===f&&typeof a=="string"){if(L(a,36))return Se.errors=[1],!1;if(C(a,36))return Se.errors=
[1],!1;if(!ge.test(a))return Se.errors=[1],!1}}}else return Se.errors=[1],!1;var t=i===e}else var t=!0}
return Se.errors=n,e===0}var xt=Y;function Y(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Y.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.from!==void 0){let s=u.from,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let a=typeof s,f;if(f===void 0)if(a==="boolean"||s===null||a==="string"&&s&&s==+s&&!(s%
1))f=+s;else return Y.errors=[1],!1;f!==void 0&&(s=f,u!==void 0&&(u.from=f))}if(e===o&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return Y.errors=[1],!1;if(s<0||isNaN(s))return Y.errors=
[1],!1}var t=o===e}else var t=!0;if(t){if(u.to!==void 0){let s=u.to,o=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,d;if(d===void 0)if(f==="boolean"||s===null||f==="string"&&
s&&s==+s&&!(s%1))d=+s;else return Y.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.to=d))}if(e===o&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return Y.errors=[1],!1;if(s<0||isNaN(s))return Y.errors=
[1],!1}var t=o===e}else var t=!0;if(t){if(u.action!==void 0){let s=u.action,o=e;if(typeof s!="string"){
let f=typeof s,d;if(d===void 0)if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else return Y.
errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.action=d))}if(!(s==="createKey"||s==="changeKey"||s===
"rotateKey"||s==="revokeKey"||s==="restoreKey"||s==="drainUpstream"||s==="restoreUpstream"||s==="pro\
beUpstream"||s==="reconcilePayment"||s==="closePayment"||s==="createOperator"||s==="changeOperator"||
s==="rotateOperator"||s==="revokeOperator"||s==="createSession"||s==="endSession"||s==="drainServer"||
s==="reload"||s==="backup"||s==="migrate"||s==="copyStore"||s==="authenticate"))return Y.errors=[1],
!1;var t=o===e}else var t=!0;if(t){if(u.name!==void 0){let s=u.name,o=e;if(typeof s!="string"){let f=typeof s,
d;if(d===void 0)if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else return Y.errors=[1],!1;
d!==void 0&&(s=d,u!==void 0&&(u.name=d))}if(e===o&&typeof s=="string"){if(L(s,128))return Y.errors=[
1],!1;if(C(s,1))return Y.errors=[1],!1;if(!xe.test(s))return Y.errors=[1],!1}var t=o===e}else var t=!0;
if(t){if(u.target!==void 0){let s=u.target,o=e;if(typeof s!="string"){let f=typeof s,d;if(d===void 0)
if(f=="number"||f=="boolean")d=""+s;else if(s===null)d="";else return Y.errors=[1],!1;d!==void 0&&(s=
d,u!==void 0&&(u.target=d))}if(e===o&&typeof s=="string"){if(L(s,128))return Y.errors=[1],!1;if(C(s,
1))return Y.errors=[1],!1;if(!xe.test(s))return Y.errors=[1],!1}var t=o===e}else var t=!0;if(t){let s=u.
limit,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,d;if(d===void 0)if(f===
"boolean"||s===null||f==="string"&&s&&s==+s&&!(s%1))d=+s;else return Y.errors=[1],!1;d!==void 0&&(s=
d,u!==void 0&&(u.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return Y.errors=
[1],!1;if(s<1||isNaN(s))return Y.errors=[1],!1}var t=o===e;if(t)if(u.after!==void 0){let f=u.after,d=e;
if(typeof f!="string"){let c=typeof f,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+f;else if(f===
null)v="";else return Y.errors=[1],!1;v!==void 0&&(f=v,u!==void 0&&(u.after=v))}if(e===d&&typeof f==
"string"){if(L(f,36))return Y.errors=[1],!1;if(C(f,36))return Y.errors=[1],!1;if(!ge.test(f))return Y.
errors=[1],!1}var t=d===e}else var t=!0}}}}}}else return Y.errors=[1],!1}}return Y.errors=n,e===0}var At=We;function We(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return We.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return We.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else
return We.errors=[1],!1;f!==void 0&&(s=f,l!==void 0&&(l.id=f))}if(e===o&&typeof s=="string"){if(L(s,
36))return We.errors=[1],!1;if(C(s,36))return We.errors=[1],!1;if(!ge.test(s))return We.errors=[1],!1}}}else
return We.errors=[1],!1}}return We.errors=n,e===0}var Tt=zr;function zr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return zr.errors=[1],
!1}return zr.errors=n,e===0}var qt=Ur;function Ur(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ur.errors=[1],
!1}return Ur.errors=n,e===0}var $t=Ir;function Ir(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ir.errors=[1],
!1}return Ir.errors=n,e===0}var jt=cr;function cr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return cr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,a;if(a===
void 0)if(o=="number"||o=="boolean")a=""+i;else if(i===null)a="";else return cr.errors=[1],!1;a!==void 0&&
(i=a,l!==void 0&&(l["if-none-match"]=a))}if(e===s&&typeof i=="string"&&L(i,4096))return cr.errors=[1],
!1}}else return cr.errors=[1],!1}}return cr.errors=n,e===0}var Kt=mr;function mr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return mr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,a;if(a===
void 0)if(o=="number"||o=="boolean")a=""+i;else if(i===null)a="";else return mr.errors=[1],!1;a!==void 0&&
(i=a,l!==void 0&&(l["if-none-match"]=a))}if(e===s&&typeof i=="string"&&L(i,4096))return mr.errors=[1],
!1}}else return mr.errors=[1],!1}}return mr.errors=n,e===0}var Ft=Ae;var Lt=new RegExp("^[a-z][a-z0-9.-]*$","u");function Ae(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===
void 0&&(l="params"))return Ae.errors=[1],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===i)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let s=u["if-none-match"],o=e;
if(typeof s!="string"){let a=typeof s,f;if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===
null)f="";else return Ae.errors=[1],!1;f!==void 0&&(s=f,u!==void 0&&(u["if-none-match"]=f))}if(e===o&&
typeof s=="string"&&L(s,4096))return Ae.errors=[1],!1}}else return Ae.errors=[1],!1;var t=i===e}else
var t=!0;if(t)if(r.params!==void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(
u)){let o;if(u.file===void 0&&(o="file"))return Ae.errors=[1],!1;if(u.file!==void 0){let a=u.file,f=e;
if(typeof a!="string"){let d=typeof a,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+a;else if(a===
null)p="";else return Ae.errors=[1],!1;p!==void 0&&(a=p,u!==void 0&&(u.file=p))}if(e===f&&typeof a==
"string"){if(L(a,64))return Ae.errors=[1],!1;if(C(a,1))return Ae.errors=[1],!1;if(!Lt.test(a))return Ae.
errors=[1],!1}}}else return Ae.errors=[1],!1;var t=i===e}else var t=!0}return Ae.errors=n,e===0}var Ot=yr;function yr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return yr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,a;if(a===
void 0)if(o=="number"||o=="boolean")a=""+i;else if(i===null)a="";else return yr.errors=[1],!1;a!==void 0&&
(i=a,l!==void 0&&(l["if-none-match"]=a))}if(e===s&&typeof i=="string"&&L(i,4096))return yr.errors=[1],
!1}}else return yr.errors=[1],!1}}return yr.errors=n,e===0}var wt=Te;function Te(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Te.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["if-none-match"]!==void 0){let s=u["if-none-match"],o=e;if(typeof s!="string"){let a=typeof s,f;
if(f===void 0)if(a=="number"||a=="boolean")f=""+s;else if(s===null)f="";else return Te.errors=[1],!1;
f!==void 0&&(s=f,u!==void 0&&(u["if-none-match"]=f))}if(e===o&&typeof s=="string"&&L(s,4096))return Te.
errors=[1],!1}}else return Te.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.
params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let o;if(u.file===void 0&&(o="file"))
return Te.errors=[1],!1;if(u.file!==void 0){let a=u.file,f=e;if(typeof a!="string"){let d=typeof a,p;
if(p===void 0)if(d=="number"||d=="boolean")p=""+a;else if(a===null)p="";else return Te.errors=[1],!1;
p!==void 0&&(a=p,u!==void 0&&(u.file=p))}if(e===f&&typeof a=="string"){if(L(a,64))return Te.errors=[
1],!1;if(C(a,1))return Te.errors=[1],!1;if(!Lt.test(a))return Te.errors=[1],!1}}}else return Te.errors=
[1],!1;var t=i===e}else var t=!0}return Te.errors=n,e===0}var Et=lr(_r()),Mt=lr(br()),ya={...Et.formats,...Mt.fastFormats},Pt=Xt;function Xt(r){let n=null,e=0;return Xt.errors=n,e===0}var Rt=zt;function zt(r){let n=null,e=0;return zt.errors=n,e===0}var Ut=It;function It(r){let n=null,e=0;return It.errors=n,e===0}var Zt=Dt;function Dt(r){let n=null,e=0;return Dt.errors=n,e===0}var Bt=F,Ro={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7\
f-\\x9f]+$"},owner:{type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]\
+$"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},
max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var zo=Object.prototype.hasOwnProperty,Ye=ur,ar=pr,Ct=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),
Ht=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function F(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.body===void 0&&(o="body"))return F.errors=[1],!1;if(r.body!==
void 0){let a=r.body;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let d;if(a.name===void 0&&
(d="name"))return F.errors=[1],!1;{let p=e;for(let c in a)if(!zo.call(Ro.properties.body.properties,
c)){return F.errors=[1],!1;break}if(p===e){if(a.name!==void 0){let c=a.name,v=e;if(e===v)if(typeof c==
"string"){if(Ye(c,128))return F.errors=[1],!1;if(ar(c,1))return F.errors=[1],!1;if(!Ct.test(c))return F.
errors=[1],!1}else return F.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(a.owner!==void 0){let c=a.
owner,v=e;if(typeof c!="string"&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="string"){if(Ye(
c,256))return F.errors=[1],!1;if(ar(c,1))return F.errors=[1],!1;if(!Ct.test(c))return F.errors=[1],!1}
var t=v===e}else var t=!0;if(t){if(a.scopes!==void 0){let c=a.scopes,v=e;if(e===e)if(Array.isArray(c)){
if(c.length>8)return F.errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var l=!0;let y=c.length;for(let m=0;m<
y;m++){let S=c[m],k=e;if(typeof S!="string")return F.errors=[1],!1;if(!(S==="chat"||S==="mesh"))return F.
errors=[1],!1;var l=k===e;if(!l)break}if(l){let m=c.length,S;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return S=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}else
return F.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(a.models!==void 0){let c=a.models,v=e,h=e;
if(!Array.isArray(c)&&c!==null)return F.errors=[1],!1;if(e===h&&Array.isArray(c)){if(c.length>64)return F.
errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var u=!0;let y=c.length;for(let m=0;m<y;m++){let S=c[m],
k=e;if(e===k)if(typeof S=="string"){if(Ye(S,256))return F.errors=[1],!1;if(ar(S,1))return F.errors=[
1],!1}else return F.errors=[1],!1;var u=k===e;if(!u)break}if(u){let m=c.length,S;if(m>1){let k={};for(;m--;){
let K=c[m];if(typeof K=="string"){if(typeof k[K]=="number"){return S=k[K],F.errors=[1],!1;break}k[K]=
m}}}}}}var t=v===e}else var t=!0;if(t){if(a.agents!==void 0){let c=a.agents,v=e,h=e;if(!Array.isArray(
c)&&c!==null)return F.errors=[1],!1;if(e===h&&Array.isArray(c)){if(c.length>1e3)return F.errors=[1],
!1;if(c.length<1)return F.errors=[1],!1;{var i=!0;let y=c.length;for(let m=0;m<y;m++){let S=c[m],k=e;
if(e===k)if(typeof S=="string"){if(Ye(S,64))return F.errors=[1],!1;if(ar(S,1))return F.errors=[1],!1}else
return F.errors=[1],!1;var i=k===e;if(!i)break}if(i){let m=c.length,S;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return S=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}var t=v===
e}else var t=!0;if(t){if(a.expires_at!==void 0){let c=a.expires_at,v=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="number"&&isFinite(
c)){if(c>41024448e5||isNaN(c))return F.errors=[1],!1;if(c<0||isNaN(c))return F.errors=[1],!1}var t=v===
e}else var t=!0;if(t){if(a.rpm!==void 0){let c=a.rpm,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e9||
isNaN(c))return F.errors=[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){
if(a.tpm!==void 0){let c=a.tpm,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==
null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(c))return F.
errors=[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(a.max_parallel!==
void 0){let c=a.max_parallel,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)
return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return F.errors=
[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(a.budget_usd!==void 0){
let c=a.budget_usd,v=e,h=e;if(typeof c!="string"&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c==
"string"){if(Ye(c,17))return F.errors=[1],!1;if(!Ht.test(c))return F.errors=[1],!1}var t=v===e}else var t=!0;
if(t)if(a.budget_period!==void 0){let c=a.budget_period,v=e,h=e,g=!1,y=e;typeof c!="string"&&(n===null?
n=[1]:n.push(1),e++),c==="day"||c==="month"||c==="total"||(n===null?n=[1]:n.push(1),e++);var s=y===e;
if(g=g||s,!g){let S=e;c!==null&&(n===null?n=[1]:n.push(1),e++);var s=S===e;g=g||s}if(g)e=h,n!==null&&
(h?n.length=h:n=null);else return n===null?n=[1]:n.push(1),e++,F.errors=n,!1;var t=v===e}else var t=!0}}}}}}}}}}}}else
return F.errors=[1],!1}}return F.errors=n,e===0}var Wt=Yt;function Yt(r){let n=null,e=0;return Yt.errors=n,e===0}var Vt=Gt;function Gt(r){let n=null,e=0;return Gt.errors=n,e===0}var Jt=de;function de(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let u=r.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1)return de.errors=
[1],!1;{let s=e;for(let o in u)if(!(o==="rpm"||o==="tpm"||o==="max_parallel"||o==="budget_usd"||o===
"budget_period")){return de.errors=[1],!1;break}if(s===e){if(u.rpm!==void 0){let o=u.rpm,a=e,f=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return de.errors=[1],!1;if(e===f&&typeof o=="num\
ber"&&isFinite(o)){if(o>1e9||isNaN(o))return de.errors=[1],!1;if(o<1||isNaN(o))return de.errors=[1],
!1}var t=a===e}else var t=!0;if(t){if(u.tpm!==void 0){let o=u.tpm,a=e,f=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return de.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(
o)){if(o>1e12||isNaN(o))return de.errors=[1],!1;if(o<1||isNaN(o))return de.errors=[1],!1}var t=a===e}else
var t=!0;if(t){if(u.max_parallel!==void 0){let o=u.max_parallel,a=e,f=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return de.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(
o)){if(o>1e6||isNaN(o))return de.errors=[1],!1;if(o<1||isNaN(o))return de.errors=[1],!1}var t=a===e}else
var t=!0;if(t){if(u.budget_usd!==void 0){let o=u.budget_usd,a=e,f=e;if(typeof o!="string"&&o!==null)
return de.errors=[1],!1;if(e===f&&typeof o=="string"){if(Ye(o,17))return de.errors=[1],!1;if(!Ht.test(
o))return de.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(u.budget_period!==void 0){let o=u.budget_period,
a=e,f=e,d=!1,p=e;typeof o!="string"&&(n===null?n=[1]:n.push(1),e++),o==="day"||o==="month"||o==="tot\
al"||(n===null?n=[1]:n.push(1),e++);var l=p===e;if(d=d||l,!d){let v=e;o!==null&&(n===null?n=[1]:n.push(
1),e++);var l=v===e;d=d||l}if(d)e=f,n!==null&&(f?n.length=f:n=null);else return n===null?n=[1]:n.push(
1),e++,de.errors=n,!1;var t=a===e}else var t=!0}}}}}}else return de.errors=[1],!1}return de.errors=n,
e===0}var Qt=or;function or(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.
body;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);
let u=e;for(let i in t)if(i!=="overlap_s"){return or.errors=[1],!1;break}if(u===e){let i=t.overlap_s,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return or.errors=[1],!1;if(e===s&&typeof i==
"number"&&isFinite(i)){if(i>604800||isNaN(i))return or.errors=[1],!1;if(i<0||isNaN(i))return or.errors=
[1],!1}}}else return or.errors=[1],!1}return or.errors=n,e===0}var ei=ri;function ri(r){let n=null,e=0;return ri.errors=n,e===0}var si=ti;function ti(r){let n=null,e=0;return ti.errors=n,e===0}var ii=ni;function ni(r){let n=null,e=0;return ni.errors=n,e===0}var oi=ai;function ai(r){let n=null,e=0;return ai.errors=n,e===0}var fi=li;function li(r){let n=null,e=0;return li.errors=n,e===0}var ui=pi;function pi(r){let n=null,e=0;return pi.errors=n,e===0}var di=ci;function ci(r){let n=null,e=0;return ci.errors=n,e===0}var mi=yi;function yi(r){let n=null,e=0;return yi.errors=n,e===0}var hi=vi;function vi(r){let n=null,e=0;return vi.errors=n,e===0}var gi=_i;function _i(r){let n=null,e=0;return _i.errors=n,e===0}var bi=ki;function ki(r){let n=null,e=0;return ki.errors=n,e===0}var Ni=Si;function Si(r){let n=null,e=0;return Si.errors=n,e===0}var xi=Ai;function Ai(r){let n=null,e=0;return Ai.errors=n,e===0}var Ti=qi;function qi(r){let n=null,e=0;return qi.errors=n,e===0}var $i=ji;function ji(r){let n=null,e=0;return ji.errors=n,e===0}var Ki=Fi;function Fi(r){let n=null,e=0;return Fi.errors=n,e===0}var Li=Oi;function Oi(r){let n=null,e=0;return Oi.errors=n,e===0}var wi=Ci;function Ci(r){let n=null,e=0;return Ci.errors=n,e===0}var Ei=Mi;function Mi(r){let n=null,e=0;return Mi.errors=n,e===0}var Pi=Xi;function Xi(r){let n=null,e=0;return Xi.errors=n,e===0}var Ri=qe;function qe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.
body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length>1)return qe.errors=
[1],!1;if(Object.keys(l).length<1)return qe.errors=[1],!1;{let i=e;for(let s in l)if(!(s==="token"||
s==="code")){return qe.errors=[1],!1;break}if(i===e){if(l.token!==void 0){let s=l.token,o=e;if(e===o)
if(typeof s=="string"){if(Ye(s,512))return qe.errors=[1],!1;if(ar(s,1))return qe.errors=[1],!1}else return qe.
errors=[1],!1;var t=o===e}else var t=!0;if(t)if(l.code!==void 0){let s=l.code,o=e;if(e===o)if(typeof s==
"string"){if(Ye(s,64))return qe.errors=[1],!1;if(ar(s,1))return qe.errors=[1],!1}else return qe.errors=
[1],!1;var t=o===e}else var t=!0}}}else return qe.errors=[1],!1}return qe.errors=n,e===0}var zi=Ui;function Ui(r){let n=null,e=0;return Ui.errors=n,e===0}var Ii=Zi;function Zi(r){let n=null,e=0;return Zi.errors=n,e===0}var Di=$e;var Uo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function $e(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return $e.errors=[1],!1;if(r.body!==
void 0){let u=r.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let s;if(u.name===void 0&&
(s="name")||u.role===void 0&&(s="role"))return $e.errors=[1],!1;{let o=e;for(let a in u)if(!(a==="na\
me"||a==="role")){return $e.errors=[1],!1;break}if(o===e){if(u.name!==void 0){let a=u.name,f=e;if(e===
e)if(typeof a=="string"){if(Ye(a,64))return $e.errors=[1],!1;if(ar(a,1))return $e.errors=[1],!1;if(!Uo.
test(a))return $e.errors=[1],!1}else return $e.errors=[1],!1;var t=f===e}else var t=!0;if(t)if(u.role!==
void 0){let a=u.role,f=e;if(typeof a!="string")return $e.errors=[1],!1;if(!(a==="admin"||a==="viewer"))
return $e.errors=[1],!1;var t=f===e}else var t=!0}}}else return $e.errors=[1],!1}}return $e.errors=n,
e===0}var Bi=Hi;function Hi(r){let n=null,e=0;return Hi.errors=n,e===0}var Wi=sr;function sr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&
(t="body"))return sr.errors=[1],!1;if(r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let i;if(l.role===void 0&&(i="role"))return sr.errors=[1],!1;{let s=e;for(let o in l)
if(o!=="role"){return sr.errors=[1],!1;break}if(s===e&&l.role!==void 0){let o=l.role;if(typeof o!="s\
tring")return sr.errors=[1],!1;if(!(o==="admin"||o==="viewer"))return sr.errors=[1],!1}}}else return sr.
errors=[1],!1}}return sr.errors=n,e===0}var Yi=Vi;function Vi(r){let n=null,e=0;return Vi.errors=n,e===0}var Gi=Ji;function Ji(r){let n=null,e=0;return Ji.errors=n,e===0}var Qi=en;function en(r){let n=null,e=0;return en.errors=n,e===0}var rn=sn;function sn(r){let n=null,e=0;return sn.errors=n,e===0}var tn=hr;function hr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.
body;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;
for(let i in t)if(i!=="dry_run"){return hr.errors=[1],!1;break}if(u===e&&typeof t.dry_run!="boolean")
return hr.errors=[1],!1}else return hr.errors=[1],!1}return hr.errors=n,e===0}var nn=on;function on(r){let n=null,e=0;return on.errors=n,e===0}var an=fn;function fn(r){let n=null,e=0;return fn.errors=n,e===0}var ln=un;function un(r){let n=null,e=0;return un.errors=n,e===0}var pn=dn;function dn(r){let n=null,e=0;return dn.errors=n,e===0}var cn=mn;function mn(r){let n=null,e=0;return mn.errors=n,e===0}var yn=hn;function hn(r){let n=null,e=0;return hn.errors=n,e===0}var vn=lr(_r()),gn=lr(br()),Zo={...vn.formats,...gn.fastFormats},_n=tr;function tr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&
(u="status"))return tr.errors=[1],!1;{let i=e;for(let s in t)if(s!=="status"){return tr.errors=[1],!1;
break}if(i===e&&t.status!==void 0){let s=t.status;if(typeof s!="string")return tr.errors=[1],!1;if(s!==
"ok")return tr.errors=[1],!1}}}else return tr.errors=[1],!1}}else return tr.errors=[1],!1;return tr.
errors=n,e===0}var bn=Dr;var _=ur;function ue(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
ready===void 0&&(i="ready")||r.parts===void 0&&(i="parts"))return ue.errors=[1],!1;{let s=e;for(let o in r)
if(!(o==="ready"||o==="parts")){return ue.errors=[1],!1;break}if(s===e){if(r.ready!==void 0){let o=e;
if(typeof r.ready!="boolean")return ue.errors=[1],!1;var t=o===e}else var t=!0;if(t)if(r.parts!==void 0){
let o=r.parts,a=e;if(e===a)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>64)
return ue.errors=[1],!1;for(let d in o){let p=o[d],c=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){let h;if(p.ok===void 0&&(h="ok"))return ue.errors=[1],!1;{let g=e;for(let y in p)if(!(y==="ok"||
y==="detail")){return ue.errors=[1],!1;break}if(g===e){if(p.ok!==void 0){let y=e;if(typeof p.ok!="bo\
olean")return ue.errors=[1],!1;var l=y===e}else var l=!0;if(l)if(p.detail!==void 0){let y=p.detail,m=e;
if(e===m)if(typeof y=="string"){if(_(y,1024))return ue.errors=[1],!1}else return ue.errors=[1],!1;var l=m===
e}else var l=!0}}}else return ue.errors=[1],!1;var u=c===e;if(!u)break}}else return ue.errors=[1],!1;
var t=a===e}else var t=!0}}}else return ue.errors=[1],!1;return ue.errors=n,e===0}function Dr(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ue(r.response)||(n=n===
null?ue.errors:n.concat(ue.errors),e=n.length));else return Dr.errors=[1],!1;return Dr.errors=n,e===
0}var kn=Br;var Do=Zo.int32,X=pr,Bo=new RegExp("^[a-z][a-z0-9_]*$","u");function vr(r){let n=null,e=0,t=e,l=!1,u=e;
ue(r)||(n=n===null?ue.errors:n.concat(ue.errors),e=n.length);var i=u===e;if(l=l||i,!l){let o=e;if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.error===void 0&&(d="error")||r.message===void 0&&
(d="message"))n===null?n=[1]:n.push(1),e++;else{let p=e;for(let c in r)if(!(c==="error"||c==="messag\
e"||c==="code"||c==="param")){n===null?n=[1]:n.push(1),e++;break}if(p===e){if(r.error!==void 0){let c=r.
error,v=e;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(n===null?n=[1]:n.push(1),e++),e===v&&
typeof c=="number"&&isFinite(c)&&(c>599||isNaN(c)?(n===null?n=[1]:n.push(1),e++):c<400||isNaN(c)?(n===
null?n=[1]:n.push(1),e++):Do.validate(c)||(n===null?n=[1]:n.push(1),e++));var s=v===e}else var s=!0;
if(s){if(r.message!==void 0){let c=r.message,v=e;e===v&&(typeof c=="string"?_(c,2048)?(n===null?n=[1]:
n.push(1),e++):X(c,1)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=v===e}else
var s=!0;if(s){if(r.code!==void 0){let c=r.code,v=e;e===v&&(typeof c=="string"?_(c,64)?(n===null?n=[
1]:n.push(1),e++):Bo.test(c)||(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=v===
e}else var s=!0;if(s)if(r.param!==void 0){let c=r.param,v=e;e===v&&(typeof c=="string"?_(c,256)&&(n===
null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=v===e}else var s=!0}}}}}else n===null?
n=[1]:n.push(1),e++;var i=o===e;l=l||i}if(l)e=t,n!==null&&(t?n.length=t:n=null);else return n===null?
n=[1]:n.push(1),e++,vr.errors=n,!1;return vr.errors=n,e===0}function Br(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(vr(r.response)||(n=n===null?vr.errors:n.
concat(vr.errors),e=n.length));else return Br.errors=[1],!1;return Br.errors=n,e===0}var Nn=Hr;var Ho={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},last_used_at:{type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{
type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},previous_until:{type:["integer","n\
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:Key"};var je=Object.prototype.hasOwnProperty,Sn=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var nr=new RegExp("^[0-9]{1,30}$","u");function ve(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let l;if(r.charged===void 0&&(l="charged")||r.counted===void 0&&(l="counted"))
return ve.errors=[1],!1;{let u=e;for(let i in r)if(!(i==="charged"||i==="counted")){return ve.errors=
[1],!1;break}if(u===e){if(r.charged!==void 0){let i=r.charged,s=e;if(e===e)if(typeof i=="string"){if(_(
i,30))return ve.errors=[1],!1;if(!nr.test(i))return ve.errors=[1],!1}else return ve.errors=[1],!1;var t=s===
e}else var t=!0;if(t)if(r.counted!==void 0){let i=r.counted,s=e;if(e===e)if(typeof i=="string"){if(_(
i,30))return ve.errors=[1],!1;if(!nr.test(i))return ve.errors=[1],!1}else return ve.errors=[1],!1;var t=s===
e}else var t=!0}}}else return ve.errors=[1],!1;return ve.errors=n,e===0}function A(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&
(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===void 0&&(o="owner")||r.scopes===void 0&&(o="s\
copes")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="agents")||r.rpm===void 0&&(o="rpm")||
r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_parallel")||r.budget_usd===void 0&&(o="b\
udget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===void 0&&(o="created_at")||
r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoked_at")||r.previous_until===
void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return A.errors=[1],!1;{let a=e;for(let f in r)
if(!je.call(Ho.properties,f)){return A.errors=[1],!1;break}if(a===e){if(r.id!==void 0){let f=r.id,d=e;
if(e===d)if(typeof f=="string"){if(_(f,64))return A.errors=[1],!1;if(X(f,1))return A.errors=[1],!1}else
return A.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.name!==void 0){let f=r.name,d=e;if(e===d)
if(typeof f=="string"){if(_(f,128))return A.errors=[1],!1;if(X(f,1))return A.errors=[1],!1}else return A.
errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.prefix!==void 0){let f=r.prefix,d=e;if(e===d)if(typeof f==
"string"){if(_(f,16))return A.errors=[1],!1}else return A.errors=[1],!1;var t=d===e}else var t=!0;if(t){
if(r.owner!==void 0){let f=r.owner,d=e;if(typeof f!="string"&&f!==null)return A.errors=[1],!1;if(e===
d&&typeof f=="string"&&_(f,256))return A.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.scopes!==
void 0){let f=r.scopes,d=e;if(e===e)if(Array.isArray(f)){if(f.length>8)return A.errors=[1],!1;if(f.length<
1)return A.errors=[1],!1;{var l=!0;let v=f.length;for(let h=0;h<v;h++){let g=f[h],y=e;if(typeof g!="\
string")return A.errors=[1],!1;if(!(g==="chat"||g==="mesh"))return A.errors=[1],!1;var l=y===e;if(!l)
break}if(l){let h=f.length,g;if(h>1){let y={};for(;h--;){let m=f[h];if(typeof m=="string"){if(typeof y[m]==
"number"){return g=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}else return A.errors=[1],!1;var t=d===e}else
var t=!0;if(t){if(r.models!==void 0){let f=r.models,d=e,p=e;if(!Array.isArray(f)&&f!==null)return A.
errors=[1],!1;if(e===p&&Array.isArray(f)){if(f.length>64)return A.errors=[1],!1;if(f.length<1)return A.
errors=[1],!1;{var u=!0;let v=f.length;for(let h=0;h<v;h++){let g=f[h],y=e;if(e===y)if(typeof g=="st\
ring"){if(_(g,256))return A.errors=[1],!1;if(X(g,1))return A.errors=[1],!1}else return A.errors=[1],
!1;var u=y===e;if(!u)break}if(u){let h=f.length,g;if(h>1){let y={};for(;h--;){let m=f[h];if(typeof m==
"string"){if(typeof y[m]=="number"){return g=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}var t=d===e}else
var t=!0;if(t){if(r.agents!==void 0){let f=r.agents,d=e,p=e;if(!Array.isArray(f)&&f!==null)return A.
errors=[1],!1;if(e===p&&Array.isArray(f)){if(f.length>1e3)return A.errors=[1],!1;if(f.length<1)return A.
errors=[1],!1;{var i=!0;let v=f.length;for(let h=0;h<v;h++){let g=f[h],y=e;if(e===y)if(typeof g=="st\
ring"){if(_(g,64))return A.errors=[1],!1;if(X(g,1))return A.errors=[1],!1}else return A.errors=[1],!1;
var i=y===e;if(!i)break}if(i){let h=f.length,g;if(h>1){let y={};for(;h--;){let m=f[h];if(typeof m=="\
string"){if(typeof y[m]=="number"){return g=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}var t=d===e}else var t=!0;
if(t){if(r.rpm!==void 0){let f=r.rpm,d=e,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&
f!==null)return A.errors=[1],!1;if(e===p&&typeof f=="number"&&isFinite(f)){if(f>1e9||isNaN(f))return A.
errors=[1],!1;if(f<1||isNaN(f))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.tpm!==void 0){
let f=r.tpm,d=e,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return A.errors=
[1],!1;if(e===p&&typeof f=="number"&&isFinite(f)){if(f>1e12||isNaN(f))return A.errors=[1],!1;if(f<1||
isNaN(f))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.max_parallel!==void 0){let f=r.
max_parallel,d=e,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return A.errors=
[1],!1;if(e===p&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return A.errors=[1],!1;if(f<1||
isNaN(f))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let f=r.budget_usd,
d=e,p=e;if(typeof f!="string"&&f!==null)return A.errors=[1],!1;if(e===p&&typeof f=="string"){if(_(f,
17))return A.errors=[1],!1;if(!Sn.test(f))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.
budget_period!==void 0){let f=r.budget_period,d=e,p=e,c=!1,v=e;typeof f!="string"&&(n===null?n=[1]:n.
push(1),e++),f==="day"||f==="month"||f==="total"||(n===null?n=[1]:n.push(1),e++);var s=v===e;if(c=c||
s,!c){let g=e;f!==null&&(n===null?n=[1]:n.push(1),e++);var s=g===e;c=c||s}if(c)e=p,n!==null&&(p?n.length=
p:n=null);else return n===null?n=[1]:n.push(1),e++,A.errors=n,!1;var t=d===e}else var t=!0;if(t){if(r.
budget_used!==void 0){let f=e;ve(r.budget_used)||(n=n===null?ve.errors:n.concat(ve.errors),e=n.length);
var t=f===e}else var t=!0;if(t){if(r.last_used_at!==void 0){let f=r.last_used_at,d=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return A.errors=[1],!1;if(e===d&&typeof f=="numb\
er"&&isFinite(f)){if(f>41024448e5||isNaN(f))return A.errors=[1],!1;if(f<0||isNaN(f))return A.errors=
[1],!1}var t=d===e}else var t=!0;if(t){if(r.created_at!==void 0){let f=r.created_at,d=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return A.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return A.errors=[1],!1;if(f<0||isNaN(f))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.expires_at!==void 0){let f=r.expires_at,d=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))&&f!==null)return A.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return A.errors=[1],!1;if(f<0||isNaN(f))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.revoked_at!==void 0){let f=r.revoked_at,d=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))&&f!==null)return A.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return A.errors=[1],!1;if(f<0||isNaN(f))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.previous_until!==void 0){let f=r.previous_until,d=e;if(!(typeof f=="numbe\
r"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return A.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return A.errors=[1],!1;if(f<0||isNaN(f))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t)if(r.sandbox!==void 0){let f=e;if(typeof r.sandbox!="boolean")return A.errors=[
1],!1;var t=f===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else return A.errors=[1],!1;return A.errors=n,e===
0}function Ve(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.keys===
void 0&&(l="keys"))return Ve.errors=[1],!1;{let u=e;for(let i in r)if(i!=="keys"){return Ve.errors=[
1],!1;break}if(u===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.isArray(i)){if(i.length>1e5)return Ve.
errors=[1],!1;{var t=!0;let o=i.length;for(let a=0;a<o;a++){let f=e;A(i[a])||(n=n===null?A.errors:n.
concat(A.errors),e=n.length);var t=f===e;if(!t)break}}}else return Ve.errors=[1],!1}}}else return Ve.
errors=[1],!1;return Ve.errors=n,e===0}function Hr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Ve(r.response)||(n=n===null?Ve.errors:n.concat(Ve.errors),
e=n.length));else return Hr.errors=[1],!1;return Hr.errors=n,e===0}var xn=Wr;var Wo={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function T(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.key===
void 0&&(o="key")||r.name===void 0&&(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===void 0&&(o=
"owner")||r.scopes===void 0&&(o="scopes")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="a\
gents")||r.rpm===void 0&&(o="rpm")||r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_para\
llel")||r.budget_usd===void 0&&(o="budget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===
void 0&&(o="created_at")||r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoke\
d_at")||r.previous_until===void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return T.
errors=[1],!1;{let a=e;for(let f in r)if(!je.call(Wo.properties,f)){return T.errors=[1],!1;break}if(a===
e){if(r.id!==void 0){let f=r.id,d=e;if(e===d)if(typeof f=="string"){if(_(f,64))return T.errors=[1],!1;
if(X(f,1))return T.errors=[1],!1}else return T.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.name!==
void 0){let f=r.name,d=e;if(e===d)if(typeof f=="string"){if(_(f,128))return T.errors=[1],!1;if(X(f,1))
return T.errors=[1],!1}else return T.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.prefix!==void 0){
let f=r.prefix,d=e;if(e===d)if(typeof f=="string"){if(_(f,16))return T.errors=[1],!1}else return T.errors=
[1],!1;var t=d===e}else var t=!0;if(t){if(r.owner!==void 0){let f=r.owner,d=e;if(typeof f!="string"&&
f!==null)return T.errors=[1],!1;if(e===d&&typeof f=="string"&&_(f,256))return T.errors=[1],!1;var t=d===
e}else var t=!0;if(t){if(r.scopes!==void 0){let f=r.scopes,d=e;if(e===e)if(Array.isArray(f)){if(f.length>
8)return T.errors=[1],!1;if(f.length<1)return T.errors=[1],!1;{var l=!0;let v=f.length;for(let h=0;h<
v;h++){let g=f[h],y=e;if(typeof g!="string")return T.errors=[1],!1;if(!(g==="chat"||g==="mesh"))return T.
errors=[1],!1;var l=y===e;if(!l)break}if(l){let h=f.length,g;if(h>1){let y={};for(;h--;){let m=f[h];
if(typeof m=="string"){if(typeof y[m]=="number"){return g=y[m],T.errors=[1],!1;break}y[m]=h}}}}}}else
return T.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.models!==void 0){let f=r.models,d=e,p=e;
if(!Array.isArray(f)&&f!==null)return T.errors=[1],!1;if(e===p&&Array.isArray(f)){if(f.length>64)return T.
errors=[1],!1;if(f.length<1)return T.errors=[1],!1;{var u=!0;let v=f.length;for(let h=0;h<v;h++){let g=f[h],
y=e;if(e===y)if(typeof g=="string"){if(_(g,256))return T.errors=[1],!1;if(X(g,1))return T.errors=[1],
!1}else return T.errors=[1],!1;var u=y===e;if(!u)break}if(u){let h=f.length,g;if(h>1){let y={};for(;h--;){
let m=f[h];if(typeof m=="string"){if(typeof y[m]=="number"){return g=y[m],T.errors=[1],!1;break}y[m]=
h}}}}}}var t=d===e}else var t=!0;if(t){if(r.agents!==void 0){let f=r.agents,d=e,p=e;if(!Array.isArray(
f)&&f!==null)return T.errors=[1],!1;if(e===p&&Array.isArray(f)){if(f.length>1e3)return T.errors=[1],
!1;if(f.length<1)return T.errors=[1],!1;{var i=!0;let v=f.length;for(let h=0;h<v;h++){let g=f[h],y=e;
if(e===y)if(typeof g=="string"){if(_(g,64))return T.errors=[1],!1;if(X(g,1))return T.errors=[1],!1}else
return T.errors=[1],!1;var i=y===e;if(!i)break}if(i){let h=f.length,g;if(h>1){let y={};for(;h--;){let m=f[h];
if(typeof m=="string"){if(typeof y[m]=="number"){return g=y[m],T.errors=[1],!1;break}y[m]=h}}}}}}var t=d===
e}else var t=!0;if(t){if(r.rpm!==void 0){let f=r.rpm,d=e,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))&&f!==null)return T.errors=[1],!1;if(e===p&&typeof f=="number"&&isFinite(f)){if(f>1e9||
isNaN(f))return T.errors=[1],!1;if(f<1||isNaN(f))return T.errors=[1],!1}var t=d===e}else var t=!0;if(t){
if(r.tpm!==void 0){let f=r.tpm,d=e,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==
null)return T.errors=[1],!1;if(e===p&&typeof f=="number"&&isFinite(f)){if(f>1e12||isNaN(f))return T.
errors=[1],!1;if(f<1||isNaN(f))return T.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.max_parallel!==
void 0){let f=r.max_parallel,d=e,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)
return T.errors=[1],!1;if(e===p&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return T.errors=
[1],!1;if(f<1||isNaN(f))return T.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.budget_usd!==void 0){
let f=r.budget_usd,d=e,p=e;if(typeof f!="string"&&f!==null)return T.errors=[1],!1;if(e===p&&typeof f==
"string"){if(_(f,17))return T.errors=[1],!1;if(!Sn.test(f))return T.errors=[1],!1}var t=d===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let f=r.budget_period,d=e,p=e,c=!1,v=e;typeof f!="string"&&(n===null?
n=[1]:n.push(1),e++),f==="day"||f==="month"||f==="total"||(n===null?n=[1]:n.push(1),e++);var s=v===e;
if(c=c||s,!c){let g=e;f!==null&&(n===null?n=[1]:n.push(1),e++);var s=g===e;c=c||s}if(c)e=p,n!==null&&
(p?n.length=p:n=null);else return n===null?n=[1]:n.push(1),e++,T.errors=n,!1;var t=d===e}else var t=!0;
if(t){if(r.budget_used!==void 0){let f=e;ve(r.budget_used)||(n=n===null?ve.errors:n.concat(ve.errors),
e=n.length);var t=f===e}else var t=!0;if(t){if(r.created_at!==void 0){let f=r.created_at,d=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return T.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return T.errors=[1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.expires_at!==void 0){let f=r.expires_at,d=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))&&f!==null)return T.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return T.errors=[1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.revoked_at!==void 0){let f=r.revoked_at,d=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))&&f!==null)return T.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return T.errors=[1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.previous_until!==void 0){let f=r.previous_until,d=e;if(!(typeof f=="numbe\
r"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return T.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>41024448e5||isNaN(f))return T.errors=[1],!1;if(f<0||isNaN(f))return T.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.sandbox!==void 0){let f=e;if(typeof r.sandbox!="boolean")return T.errors=
[1],!1;var t=f===e}else var t=!0;if(t)if(r.key!==void 0){let f=r.key,d=e;if(e===d)if(typeof f=="stri\
ng"){if(_(f,256))return T.errors=[1],!1;if(X(f,1))return T.errors=[1],!1}else return T.errors=[1],!1;
var t=d===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else return T.errors=[1],!1;return T.errors=n,e===0}function Wr(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(T(r.response)||
(n=n===null?T.errors:n.concat(T.errors),e=n.length));else return Wr.errors=[1],!1;return Wr.errors=n,
e===0}var An=Yr;function Yr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Yr.errors=[1],!1;return Yr.
errors=n,e===0}var Tn=Vr;function Vr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Vr.errors=[1],!1;return Vr.
errors=n,e===0}var qn=Gr;function Gr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Gr.errors=[1],!1;return Gr.
errors=n,e===0}var $n=Jr;function Jr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(T(r.response)||(n=n===null?T.errors:n.concat(T.errors),e=n.length));else return Jr.errors=[1],!1;return Jr.
errors=n,e===0}var jn=Qr;function Qr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Qr.errors=[1],!1;return Qr.
errors=n,e===0}var Kn=es;var Yo={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","c\
ompletion_tokens","reasoning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{
type:"string",maxLength:256},model:{type:["string","null"],maxLength:256},agent:{type:["string","nul\
l"],maxLength:256},upstream:{type:["string","null"],maxLength:256},owner:{type:["string","null"],maxLength:256},
hour:{type:"integer",minimum:0,maximum:41024448e5},day:{type:"integer",minimum:0,maximum:41024448e5},
requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:Cache\
dTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"schema:Ca\
cheWrite1hTokens"},completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningT\
okens"},hosted_calls:{$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"sche\
ma:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function q(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===
void 0&&(i="from")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return q.errors=[1],!1;
{let s=e;for(let o in r)if(!(o==="from"||o==="to"||o==="totals")){return q.errors=[1],!1;break}if(s===
e){if(r.from!==void 0){let o=r.from,a=e,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return q.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return q.
errors=[1],!1;if(o<0||isNaN(o))return q.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.to!==void 0){
let o=r.to,a=e,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return q.errors=[1],!1;if(e===
f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return q.errors=[1],!1;if(o<0||isNaN(
o))return q.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(r.totals!==void 0){let o=r.totals,a=e;if(e===
a)if(Array.isArray(o)){if(o.length>1e5)return q.errors=[1],!1;{var l=!0;let d=o.length;for(let p=0;p<
d;p++){let c=o[p],v=e;if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.requests===void 0&&
(g="requests")||c.prompt_tokens===void 0&&(g="prompt_tokens")||c.cached_tokens===void 0&&(g="cached_\
tokens")||c.cache_write_tokens===void 0&&(g="cache_write_tokens")||c.cache_write_1h_tokens===void 0&&
(g="cache_write_1h_tokens")||c.completion_tokens===void 0&&(g="completion_tokens")||c.reasoning_tokens===
void 0&&(g="reasoning_tokens")||c.hosted_calls===void 0&&(g="hosted_calls")||c.charged===void 0&&(g=
"charged")||c.counted===void 0&&(g="counted")||c.cost===void 0&&(g="cost"))return q.errors=[1],!1;{let y=e;
for(let m in c)if(!je.call(Yo.properties.totals.items.properties,m)){return q.errors=[1],!1;break}if(y===
e){if(c.key_id!==void 0){let m=c.key_id,S=e;if(e===S)if(typeof m=="string"){if(_(m,256))return q.errors=
[1],!1}else return q.errors=[1],!1;var u=S===e}else var u=!0;if(u){if(c.model!==void 0){let m=c.model,
S=e;if(typeof m!="string"&&m!==null)return q.errors=[1],!1;if(e===S&&typeof m=="string"&&_(m,256))return q.
errors=[1],!1;var u=S===e}else var u=!0;if(u){if(c.agent!==void 0){let m=c.agent,S=e;if(typeof m!="s\
tring"&&m!==null)return q.errors=[1],!1;if(e===S&&typeof m=="string"&&_(m,256))return q.errors=[1],!1;
var u=S===e}else var u=!0;if(u){if(c.upstream!==void 0){let m=c.upstream,S=e;if(typeof m!="string"&&
m!==null)return q.errors=[1],!1;if(e===S&&typeof m=="string"&&_(m,256))return q.errors=[1],!1;var u=S===
e}else var u=!0;if(u){if(c.owner!==void 0){let m=c.owner,S=e;if(typeof m!="string"&&m!==null)return q.
errors=[1],!1;if(e===S&&typeof m=="string"&&_(m,256))return q.errors=[1],!1;var u=S===e}else var u=!0;
if(u){if(c.hour!==void 0){let m=c.hour,S=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return q.errors=[1],!1;if(e===S&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return q.
errors=[1],!1;if(m<0||isNaN(m))return q.errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.day!==void 0){
let m=c.day,S=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===
S&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))
return q.errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.requests!==void 0){let m=c.requests,S=e,
k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.prompt_tokens!==void 0){let m=c.prompt_tokens,S=e,
k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.cached_tokens!==void 0){let m=c.cached_tokens,S=e,
k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.cache_write_tokens!==void 0){let m=c.cache_write_tokens,
S=e,k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.cache_write_1h_tokens!==void 0){let m=c.cache_write_1h_tokens,
S=e,k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.completion_tokens!==void 0){let m=c.completion_tokens,
S=e,k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.reasoning_tokens!==void 0){let m=c.reasoning_tokens,
S=e,k=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.hosted_calls!==void 0){let m=c.hosted_calls,S=e,k=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[1],!1;if(e===k&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return q.errors=[1],!1;if(m<0||isNaN(m))return q.
errors=[1],!1}var u=S===e}else var u=!0;if(u){if(c.charged!==void 0){let m=c.charged,S=e;if(e===e)if(typeof m==
"string"){if(_(m,30))return q.errors=[1],!1;if(!nr.test(m))return q.errors=[1],!1}else return q.errors=
[1],!1;var u=S===e}else var u=!0;if(u){if(c.counted!==void 0){let m=c.counted,S=e;if(e===e)if(typeof m==
"string"){if(_(m,30))return q.errors=[1],!1;if(!nr.test(m))return q.errors=[1],!1}else return q.errors=
[1],!1;var u=S===e}else var u=!0;if(u)if(c.cost!==void 0){let m=c.cost,S=e;if(e===e)if(typeof m=="st\
ring"){if(_(m,30))return q.errors=[1],!1;if(!nr.test(m))return q.errors=[1],!1}else return q.errors=
[1],!1;var u=S===e}else var u=!0}}}}}}}}}}}}}}}}}}}else return q.errors=[1],!1;var l=v===e;if(!l)break}}}else
return q.errors=[1],!1;var t=a===e}else var t=!0}}}}else return q.errors=[1],!1;return q.errors=n,e===
0}function es(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(q(r.response)||(n=n===null?q.errors:n.concat(q.errors),e=n.length));else return es.errors=[1],!1;return es.
errors=n,e===0}var Fn=rs;var Vo={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attempt","ts","\
service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tokens","cach\
e_write_tokens","cache_write_1h_tokens","completion_tokens","reasoning_tokens","hosted_calls","estim\
ated","charged","counted","cost","latency_ms","ttft_ms","upstream","called_model","reason","class"],
properties:{id:{type:"string",maxLength:64},call_id:{type:"string",maxLength:64},request_id:{type:"s\
tring",maxLength:64},attempt:{type:"integer",minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},
service:{type:"string",maxLength:32},key_id:{type:"string",maxLength:256},payment_id:{type:["string",
"null"],maxLength:512},model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},
tool:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},prompt_tokens:{$ref:"\
schema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWrit\
eTokens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:C\
ount"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},estimated:{
type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",
minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{
type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},
upstream:{type:["string","null"],maxLength:64},called_model:{type:["string","null"],maxLength:128},reason:{
$ref:"schema:FailureReason"},class:{anyOf:[{$ref:"schema:FailureClass"},{type:"null"}]}},$id:"schema\
:UsageRow"};function x(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.id===void 0&&
(s="id")||r.call_id===void 0&&(s="call_id")||r.request_id===void 0&&(s="request_id")||r.attempt===void 0&&
(s="attempt")||r.ts===void 0&&(s="ts")||r.service===void 0&&(s="service")||r.key_id===void 0&&(s="ke\
y_id")||r.payment_id===void 0&&(s="payment_id")||r.model===void 0&&(s="model")||r.agent===void 0&&(s=
"agent")||r.tool===void 0&&(s="tool")||r.status===void 0&&(s="status")||r.prompt_tokens===void 0&&(s=
"prompt_tokens")||r.cached_tokens===void 0&&(s="cached_tokens")||r.cache_write_tokens===void 0&&(s="\
cache_write_tokens")||r.cache_write_1h_tokens===void 0&&(s="cache_write_1h_tokens")||r.completion_tokens===
void 0&&(s="completion_tokens")||r.reasoning_tokens===void 0&&(s="reasoning_tokens")||r.hosted_calls===
void 0&&(s="hosted_calls")||r.estimated===void 0&&(s="estimated")||r.charged===void 0&&(s="charged")||
r.counted===void 0&&(s="counted")||r.cost===void 0&&(s="cost")||r.latency_ms===void 0&&(s="latency_m\
s")||r.ttft_ms===void 0&&(s="ttft_ms")||r.upstream===void 0&&(s="upstream")||r.called_model===void 0&&
(s="called_model")||r.reason===void 0&&(s="reason")||r.class===void 0&&(s="class"))return x.errors=[
1],!1;{let o=e;for(let a in r)if(!je.call(Vo.properties,a)){return x.errors=[1],!1;break}if(o===e){if(r.
id!==void 0){let a=r.id,f=e;if(e===f)if(typeof a=="string"){if(_(a,64))return x.errors=[1],!1}else return x.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.call_id!==void 0){let a=r.call_id,f=e;if(e===f)if(typeof a==
"string"){if(_(a,64))return x.errors=[1],!1}else return x.errors=[1],!1;var t=f===e}else var t=!0;if(t){
if(r.request_id!==void 0){let a=r.request_id,f=e;if(e===f)if(typeof a=="string"){if(_(a,64))return x.
errors=[1],!1}else return x.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.attempt!==void 0){let a=r.
attempt,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===f&&
typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.ts!==void 0){let a=r.ts,f=e;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===f&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=f===e}else
var t=!0;if(t){if(r.service!==void 0){let a=r.service,f=e;if(e===f)if(typeof a=="string"){if(_(a,32))
return x.errors=[1],!1}else return x.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.key_id!==void 0){
let a=r.key_id,f=e;if(e===f)if(typeof a=="string"){if(_(a,256))return x.errors=[1],!1}else return x.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.payment_id!==void 0){let a=r.payment_id,f=e;if(typeof a!=
"string"&&a!==null)return x.errors=[1],!1;if(e===f&&typeof a=="string"&&_(a,512))return x.errors=[1],
!1;var t=f===e}else var t=!0;if(t){if(r.model!==void 0){let a=r.model,f=e;if(typeof a!="string"&&a!==
null)return x.errors=[1],!1;if(e===f&&typeof a=="string"&&_(a,256))return x.errors=[1],!1;var t=f===
e}else var t=!0;if(t){if(r.agent!==void 0){let a=r.agent,f=e;if(typeof a!="string"&&a!==null)return x.
errors=[1],!1;if(e===f&&typeof a=="string"&&_(a,256))return x.errors=[1],!1;var t=f===e}else var t=!0;
if(t){if(r.tool!==void 0){let a=r.tool,f=e;if(typeof a!="string"&&a!==null)return x.errors=[1],!1;if(e===
f&&typeof a=="string"&&_(a,256))return x.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.status!==
void 0){let a=r.status,f=e;if(e===f)if(typeof a=="string"){if(_(a,64))return x.errors=[1],!1}else return x.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let a=r.prompt_tokens,f=e,
d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.cached_tokens!==void 0){let a=r.cached_tokens,f=e,
d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.cache_write_tokens!==void 0){let a=r.cache_write_tokens,
f=e,d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.cache_write_1h_tokens!==void 0){let a=r.cache_write_1h_tokens,
f=e,d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let a=r.completion_tokens,
f=e,d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.reasoning_tokens!==void 0){let a=r.reasoning_tokens,
f=e,d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.hosted_calls!==void 0){let a=r.hosted_calls,f=e,d=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.estimated!==void 0){let a=e;if(typeof r.estimated!=
"boolean")return x.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.charged!==void 0){let a=r.charged,
f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===f&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.counted!==void 0){let a=r.counted,f=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===f&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(r.cost!==void 0){let a=r.cost,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return x.errors=[1],!1;if(e===f&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=f===e}else var t=!0;if(t){
if(r.latency_ms!==void 0){let a=r.latency_ms,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return x.errors=[1],!1;if(e===f&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.
ttft_ms!==void 0){let a=r.ttft_ms,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==
null)return x.errors=[1],!1;if(e===f&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.
upstream!==void 0){let a=r.upstream,f=e;if(typeof a!="string"&&a!==null)return x.errors=[1],!1;if(e===
f&&typeof a=="string"&&_(a,64))return x.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.called_model!==
void 0){let a=r.called_model,f=e;if(typeof a!="string"&&a!==null)return x.errors=[1],!1;if(e===f&&typeof a==
"string"&&_(a,128))return x.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.reason!==void 0){let a=r.
reason,f=e,d=e,p=!1,c=e;if(e===c)if(a&&typeof a=="object"&&!Array.isArray(a)){let h=e;for(let g in a)
if(!(g==="code"||g==="type"||g==="param"||g==="message")){n===null?n=[1]:n.push(1),e++;break}if(h===
e){if(a.code!==void 0){let g=a.code,y=e;e===y&&(typeof g=="string"?_(g,128)&&(n===null?n=[1]:n.push(
1),e++):(n===null?n=[1]:n.push(1),e++));var l=y===e}else var l=!0;if(l){if(a.type!==void 0){let g=a.
type,y=e;e===y&&(typeof g=="string"?_(g,128)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(
1),e++));var l=y===e}else var l=!0;if(l){if(a.param!==void 0){let g=a.param,y=e;e===y&&(typeof g=="s\
tring"?_(g,256)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var l=y===e}else var l=!0;
if(l)if(a.message!==void 0){let g=a.message,y=e;e===y&&(typeof g=="string"?_(g,512)&&(n===null?n=[1]:
n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var l=y===e}else var l=!0}}}}else n===null?n=[1]:n.push(
1),e++;var u=c===e;if(p=p||u,!p){let h=e;a!==null&&(n===null?n=[1]:n.push(1),e++);var u=h===e;p=p||u}
if(p)e=d,n!==null&&(d?n.length=d:n=null);else return n===null?n=[1]:n.push(1),e++,x.errors=n,!1;var t=f===
e}else var t=!0;if(t)if(r.class!==void 0){let a=r.class,f=e,d=e,p=!1,c=e;typeof a!="string"&&(n===null?
n=[1]:n.push(1),e++),a==="ours"||a==="upstream"||a==="caller"||a==="limits"||a==="left"||(n===null?n=
[1]:n.push(1),e++);var i=c===e;if(p=p||i,!p){let h=e;a!==null&&(n===null?n=[1]:n.push(1),e++);var i=h===
e;p=p||i}if(p)e=d,n!==null&&(d?n.length=d:n=null);else return n===null?n=[1]:n.push(1),e++,x.errors=
n,!1;var t=f===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return x.errors=[1],!1;return x.errors=
n,e===0}function Ke(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.
rows===void 0&&(u="rows")||r.next===void 0&&(u="next"))return Ke.errors=[1],!1;{let i=e;for(let s in r)
if(!(s==="rows"||s==="next")){return Ke.errors=[1],!1;break}if(i===e){if(r.rows!==void 0){let s=r.rows,
o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)return Ke.errors=[1],!1;{var t=!0;let a=s.length;for(let f=0;f<
a;f++){let d=e;x(s[f])||(n=n===null?x.errors:n.concat(x.errors),e=n.length);var t=d===e;if(!t)break}}}else
return Ke.errors=[1],!1;var l=o===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.next,o=e;if(typeof s!=
"string"&&s!==null)return Ke.errors=[1],!1;if(e===o&&typeof s=="string"&&_(s,256))return Ke.errors=[
1],!1;var l=o===e}else var l=!0}}}else return Ke.errors=[1],!1;return Ke.errors=n,e===0}function rs(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ke(r.response)||
(n=n===null?Ke.errors:n.concat(Ke.errors),e=n.length));else return rs.errors=[1],!1;return rs.errors=
n,e===0}var Ln=ss;var Go={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var Jo={type:"object",additionalProperties:!1,required:["from","seconds","requests","by_status","by_\
class","requests_per_s","tokens","tokens_per_s","charged","cost","first_token","whole"],properties:{
from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,maximum:9007199254740991},requests:{$ref:"\
schema:Count"},by_status:{type:"object",maxProperties:256,additionalProperties:{$ref:"schema:Count"}},
by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"number",minimum:0,maximum:9007199254740991},
tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",minimum:0,maximum:9007199254740991},charged:{
$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{$ref:"schema:Percentiles"},whole:{$ref:"\
schema:Percentiles"}},$id:"schema:UsageWindow"};function G(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.ours===
void 0&&(l="ours")||r.upstream===void 0&&(l="upstream")||r.caller===void 0&&(l="caller")||r.limits===
void 0&&(l="limits")||r.left===void 0&&(l="left"))return G.errors=[1],!1;{let u=e;for(let i in r)if(!(i===
"ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){return G.errors=[1],!1;break}if(u===
e){if(r.ours!==void 0){let i=r.ours,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return G.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return G.
errors=[1],!1;if(i<0||isNaN(i))return G.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.upstream!==
void 0){let i=r.upstream,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return G.errors=
[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return G.errors=[1],
!1;if(i<0||isNaN(i))return G.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.caller!==void 0){let i=r.
caller,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return G.errors=[1],!1;if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return G.errors=[1],!1;if(i<0||isNaN(
i))return G.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.limits!==void 0){let i=r.limits,s=e,o=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return G.errors=[1],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return G.errors=[1],!1;if(i<0||isNaN(i))return G.
errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.left!==void 0){let i=r.left,s=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return G.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return G.errors=[1],!1;if(i<0||isNaN(i))return G.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}else return G.errors=[1],!1;return G.errors=n,e===0}function pe(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.count===
void 0&&(l="count")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return pe.errors=
[1],!1;{let u=e;for(let i in r)if(!(i==="count"||i==="p50_ms"||i==="p95_ms")){return pe.errors=[1],!1;
break}if(u===e){if(r.count!==void 0){let i=r.count,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return pe.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return pe.errors=[1],!1;if(i<0||isNaN(i))return pe.errors=[1],!1}var t=s===e}else var t=!0;
if(t){if(r.p50_ms!==void 0){let i=r.p50_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return pe.
errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return pe.errors=
[1],!1;if(i<0||isNaN(i))return pe.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.p95_ms!==void 0){
let i=r.p95_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return pe.errors=[1],!1;if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return pe.errors=[1],!1;if(i<0||
isNaN(i))return pe.errors=[1],!1}var t=s===e}else var t=!0}}}}else return pe.errors=[1],!1;return pe.
errors=n,e===0}function w(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;
if(r.from===void 0&&(u="from")||r.seconds===void 0&&(u="seconds")||r.requests===void 0&&(u="requests")||
r.by_status===void 0&&(u="by_status")||r.by_class===void 0&&(u="by_class")||r.requests_per_s===void 0&&
(u="requests_per_s")||r.tokens===void 0&&(u="tokens")||r.tokens_per_s===void 0&&(u="tokens_per_s")||
r.charged===void 0&&(u="charged")||r.cost===void 0&&(u="cost")||r.first_token===void 0&&(u="first_to\
ken")||r.whole===void 0&&(u="whole"))return w.errors=[1],!1;{let i=e;for(let s in r)if(!je.call(Jo.properties,
s)){return w.errors=[1],!1;break}if(i===e){if(r.from!==void 0){let s=r.from,o=e,a=e;if(!(typeof s=="\
number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=o===
e}else var t=!0;if(t){if(r.seconds!==void 0){let s=r.seconds,o=e;if(e===o)if(typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else
return w.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.requests!==void 0){let s=r.requests,o=e,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===a&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.
errors=[1],!1}var t=o===e}else var t=!0;if(t){if(r.by_status!==void 0){let s=r.by_status,o=e;if(e===
o)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>256)return w.errors=[1],!1;for(let f in s){
let d=s[f],p=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return w.errors=[1],!1;if(e===
c&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return w.errors=[1],!1;if(d<0||isNaN(
d))return w.errors=[1],!1}var l=p===e;if(!l)break}}else return w.errors=[1],!1;var t=o===e}else var t=!0;
if(t){if(r.by_class!==void 0){let s=e;G(r.by_class)||(n=n===null?G.errors:n.concat(G.errors),e=n.length);
var t=s===e}else var t=!0;if(t){if(r.requests_per_s!==void 0){let s=r.requests_per_s,o=e;if(e===o)if(typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.
errors=[1],!1}else return w.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.tokens!==void 0){let s=r.
tokens,o=e,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===
a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(
s))return w.errors=[1],!1}var t=o===e}else var t=!0;if(t){if(r.tokens_per_s!==void 0){let s=r.tokens_per_s,
o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.errors=[1],
!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(r.charged!==void 0){let s=r.charged,o=e;if(e===e)if(typeof s=="string"){if(_(s,30))return w.errors=
[1],!1;if(!nr.test(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(r.cost!==void 0){let s=r.cost,o=e;if(e===e)if(typeof s=="string"){if(_(s,30))return w.errors=[1],
!1;if(!nr.test(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(r.first_token!==void 0){let s=e;pe(r.first_token)||(n=n===null?pe.errors:n.concat(pe.errors),e=n.
length);var t=s===e}else var t=!0;if(t)if(r.whole!==void 0){let s=e;pe(r.whole)||(n=n===null?pe.errors:
n.concat(pe.errors),e=n.length);var t=s===e}else var t=!0}}}}}}}}}}}}}else return w.errors=[1],!1;return w.
errors=n,e===0}function ir(r){let n=null,e=0,t=e,l=!1,u=e;w(r)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);
var i=u===e;if(l=l||i,!l){let s=e;r!==null&&(n===null?n=[1]:n.push(1),e++);var i=s===e;l=l||i}if(l)e=
t,n!==null&&(t?n.length=t:n=null);else return n===null?n=[1]:n.push(1),e++,ir.errors=n,!1;return ir.
errors=n,e===0}function $(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.at===void 0&&(f="at")||r.servers===void 0&&(f="servers")||r.problems===void 0&&(f="problems")||
r.in_flight===void 0&&(f="in_flight")||r.now===void 0&&(f="now")||r.hour===void 0&&(f="hour")||r.day===
void 0&&(f="day")||r.month===void 0&&(f="month")||r.minutes===void 0&&(f="minutes"))return $.errors=
[1],!1;{let d=e;for(let p in r)if(!je.call(Go.properties,p)){return $.errors=[1],!1;break}if(d===e){
if(r.at!==void 0){let p=r.at,c=e,v=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.
errors=[1],!1;if(e===v&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return $.errors=
[1],!1;if(p<0||isNaN(p))return $.errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let p=r.servers,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[1],!1;
if(e===c&&typeof p=="number"&&isFinite(p)){if(p>1e4||isNaN(p))return $.errors=[1],!1;if(p<1||isNaN(p))
return $.errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){let p=r.problems,c=e;
if(e===c)if(Array.isArray(p)){if(p.length>1e3)return $.errors=[1],!1;{var l=!0;let h=p.length;for(let g=0;g<
h;g++){let y=p[g],m=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let K;if(y.kind===void 0&&
(K="kind")||y.severity===void 0&&(K="severity")||y.message===void 0&&(K="message")||y.about===void 0&&
(K="about")||y.since===void 0&&(K="since")||y.server===void 0&&(K="server"))return $.errors=[1],!1;{
let b=e;for(let N in y)if(!(N==="kind"||N==="severity"||N==="message"||N==="about"||N==="since"||N===
"server")){return $.errors=[1],!1;break}if(b===e){if(y.kind!==void 0){let N=y.kind,z=e;if(typeof N!=
"string")return $.errors=[1],!1;if(!(N==="breaker_open"||N==="upstream_drained"||N==="not_ready"||N===
"refund_due"||N==="undecided"||N==="budget_nearly_spent"||N==="ledger_backlog"||N==="clock_differs"||
N==="shedding"||N==="config_refused"))return $.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.severity!==
void 0){let N=y.severity,z=e;if(typeof N!="string")return $.errors=[1],!1;if(!(N==="error"||N==="war\
ning"))return $.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.message!==void 0){let N=y.message,
z=e;if(e===z)if(typeof N=="string"){if(_(N,1024))return $.errors=[1],!1;if(X(N,1))return $.errors=[1],
!1}else return $.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.about!==void 0){let N=y.about,z=e;
if(e===z)if(N&&typeof N=="object"&&!Array.isArray(N)){let me;if(N.type===void 0&&(me="type")||N.id===
void 0&&(me="id"))return $.errors=[1],!1;{let Qe=e;for(let V in N)if(!(V==="type"||V==="id")){return $.
errors=[1],!1;break}if(Qe===e){if(N.type!==void 0){let V=N.type,Le=e;if(typeof V!="string")return $.
errors=[1],!1;if(!(V==="upstream"||V==="part"||V==="payments"||V==="key"||V==="cap"||V==="ledger"||V===
"server"||V==="config"))return $.errors=[1],!1;var i=Le===e}else var i=!0;if(i)if(N.id!==void 0){let V=N.
id,Le=e;if(e===Le)if(typeof V=="string"){if(_(V,256))return $.errors=[1],!1;if(X(V,1))return $.errors=
[1],!1}else return $.errors=[1],!1;var i=Le===e}else var i=!0}}}else return $.errors=[1],!1;var u=z===
e}else var u=!0;if(u){if(y.since!==void 0){let N=y.since,z=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(
N)&&isFinite(N))&&N!==null)return $.errors=[1],!1;if(e===z&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||
isNaN(N))return $.errors=[1],!1;if(N<0||isNaN(N))return $.errors=[1],!1}var u=z===e}else var u=!0;if(u)
if(y.server!==void 0){let N=y.server,z=e;if(typeof N!="string"&&N!==null)return $.errors=[1],!1;if(e===
z&&typeof N=="string"&&_(N,64))return $.errors=[1],!1;var u=z===e}else var u=!0}}}}}}}else return $.
errors=[1],!1;var l=m===e;if(!l)break}}}else return $.errors=[1],!1;var t=c===e}else var t=!0;if(t){
if(r.in_flight!==void 0){let p=r.in_flight,c=e;if(e===c)if(p&&typeof p=="object"&&!Array.isArray(p)){
let h;if(p.calls===void 0&&(h="calls")||p.streams===void 0&&(h="streams"))return $.errors=[1],!1;{let g=e;
for(let y in p)if(!(y==="calls"||y==="streams")){return $.errors=[1],!1;break}if(g===e){if(p.calls!==
void 0){let y=p.calls,m=e,S=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return $.errors=
[1],!1;if(e===S&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return $.errors=[1],
!1;if(y<0||isNaN(y))return $.errors=[1],!1}var s=m===e}else var s=!0;if(s)if(p.streams!==void 0){let y=p.
streams,m=e,S=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return $.errors=[1],!1;if(e===
S&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return $.errors=[1],!1;if(y<0||isNaN(
y))return $.errors=[1],!1}var s=m===e}else var s=!0}}}else return $.errors=[1],!1;var t=c===e}else var t=!0;
if(t){if(r.now!==void 0){let p=e;w(r.now)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);var t=p===
e}else var t=!0;if(t){if(r.hour!==void 0){let p=e;w(r.hour)||(n=n===null?w.errors:n.concat(w.errors),
e=n.length);var t=p===e}else var t=!0;if(t){if(r.day!==void 0){let p=e;ir(r.day)||(n=n===null?ir.errors:
n.concat(ir.errors),e=n.length);var t=p===e}else var t=!0;if(t){if(r.month!==void 0){let p=e;ir(r.month)||
(n=n===null?ir.errors:n.concat(ir.errors),e=n.length);var t=p===e}else var t=!0;if(t)if(r.minutes!==
void 0){let p=r.minutes,c=e;if(e===c)if(Array.isArray(p)){if(p.length>60)return $.errors=[1],!1;{var o=!0;
let h=p.length;for(let g=0;g<h;g++){let y=p[g],m=e;if(e===m)if(y&&typeof y=="object"&&!Array.isArray(
y)){let k;if(y.at===void 0&&(k="at")||y.requests===void 0&&(k="requests")||y.failed===void 0&&(k="fa\
iled")||y.by_class===void 0&&(k="by_class")||y.tokens===void 0&&(k="tokens")||y.charged===void 0&&(k=
"charged"))return $.errors=[1],!1;{let K=e;for(let b in y)if(!(b==="at"||b==="requests"||b==="failed"||
b==="by_class"||b==="tokens"||b==="charged")){return $.errors=[1],!1;break}if(K===e){if(y.at!==void 0){
let b=y.at,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return $.errors=[1],!1;if(e===
z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))return $.errors=[1],!1;if(b<0||isNaN(
b))return $.errors=[1],!1}var a=N===e}else var a=!0;if(a){if(y.requests!==void 0){let b=y.requests,N=e,
z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return $.errors=[1],!1;if(e===z&&typeof b==
"number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))return $.errors=[1],!1;if(b<0||isNaN(b))return $.
errors=[1],!1}var a=N===e}else var a=!0;if(a){if(y.failed!==void 0){let b=y.failed,N=e,z=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return $.errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(
b)){if(b>9007199254740991||isNaN(b))return $.errors=[1],!1;if(b<0||isNaN(b))return $.errors=[1],!1}var a=N===
e}else var a=!0;if(a){if(y.by_class!==void 0){let b=e;G(y.by_class)||(n=n===null?G.errors:n.concat(G.
errors),e=n.length);var a=b===e}else var a=!0;if(a){if(y.tokens!==void 0){let b=y.tokens,N=e,z=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return $.errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(
b)){if(b>9007199254740991||isNaN(b))return $.errors=[1],!1;if(b<0||isNaN(b))return $.errors=[1],!1}var a=N===
e}else var a=!0;if(a)if(y.charged!==void 0){let b=y.charged,N=e;if(e===e)if(typeof b=="string"){if(_(
b,30))return $.errors=[1],!1;if(!nr.test(b))return $.errors=[1],!1}else return $.errors=[1],!1;var a=N===
e}else var a=!0}}}}}}}else return $.errors=[1],!1;var o=m===e;if(!o)break}}}else return $.errors=[1],
!1;var t=c===e}else var t=!0}}}}}}}}}}else return $.errors=[1],!1;return $.errors=n,e===0}function ss(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response)||
(n=n===null?$.errors:n.concat($.errors),e=n.length));else return ss.errors=[1],!1;return ss.errors=n,
e===0}var On=ts;function Z(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.metric===
void 0&&(f="metric")||r.by===void 0&&(f="by")||r.from===void 0&&(f="from")||r.to===void 0&&(f="to")||
r.step_ms===void 0&&(f="step_ms")||r.series===void 0&&(f="series")||r.others===void 0&&(f="others"))
return Z.errors=[1],!1;{let d=e;for(let p in r)if(!(p==="metric"||p==="by"||p==="from"||p==="to"||p===
"step_ms"||p==="series"||p==="others")){return Z.errors=[1],!1;break}if(d===e){if(r.metric!==void 0){
let p=r.metric,c=e;if(typeof p!="string")return Z.errors=[1],!1;if(!(p==="requests"||p==="failed"||p===
"attempts"||p==="failed_attempts"||p==="prompt_tokens"||p==="cached_tokens"||p==="completion_tokens"||
p==="tokens"||p==="charged"||p==="cost"||p==="first_token_p50_ms"||p==="first_token_p95_ms"||p==="wh\
ole_p50_ms"||p==="whole_p95_ms"))return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(r.by!==void 0){
let p=r.by,c=e;if(typeof p!="string"&&p!==null)return Z.errors=[1],!1;if(e===c&&typeof p=="string"&&
_(p,16))return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(r.from!==void 0){let p=r.from,c=e,
v=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Z.errors=[1],!1;if(e===v&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Z.errors=[1],!1;if(p<0||isNaN(p))return Z.
errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.to!==void 0){let p=r.to,c=e,v=e;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Z.errors=[1],!1;if(e===v&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return Z.errors=[1],!1;if(p<0||isNaN(p))return Z.errors=[1],!1}var t=c===
e}else var t=!0;if(t){if(r.step_ms!==void 0){let p=r.step_ms,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return Z.errors=[1],!1;if(!(p===36e5||p===864e5))return Z.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(r.series!==void 0){let p=r.series,c=e;if(e===c)if(Array.isArray(p)){if(p.length>100)
return Z.errors=[1],!1;{var l=!0;let h=p.length;for(let g=0;g<h;g++){let y=p[g],m=e;if(e===m)if(y&&typeof y==
"object"&&!Array.isArray(y)){let k;if(y.value===void 0&&(k="value")||y.points===void 0&&(k="points"))
return Z.errors=[1],!1;{let K=e;for(let b in y)if(!(b==="value"||b==="points")){return Z.errors=[1],
!1;break}if(K===e){if(y.value!==void 0){let b=y.value,N=e;if(typeof b!="string"&&b!==null)return Z.errors=
[1],!1;if(e===N&&typeof b=="string"&&_(b,512))return Z.errors=[1],!1;var u=N===e}else var u=!0;if(u)
if(y.points!==void 0){let b=y.points,N=e;if(e===e)if(Array.isArray(b)){if(b.length>1e3)return Z.errors=
[1],!1;{var i=!0;let me=b.length;for(let Qe=0;Qe<me;Qe++){let V=b[Qe],Le=e;if(!(typeof V=="number"&&
isFinite(V))&&V!==null)return Z.errors=[1],!1;if(e===Le&&typeof V=="number"&&isFinite(V)){if(V>9007199254740991||
isNaN(V))return Z.errors=[1],!1;if(V<0||isNaN(V))return Z.errors=[1],!1}var i=Le===e;if(!i)break}}}else
return Z.errors=[1],!1;var u=N===e}else var u=!0}}}else return Z.errors=[1],!1;var l=m===e;if(!l)break}}}else
return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t)if(r.others!==void 0){let p=r.others,c=e,v=e,h=!1,
g=e;if(e===g)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.values===void 0&&(m="values")||
p.points===void 0&&(m="points"))n===null?n=[1]:n.push(1),e++;else{let S=e;for(let k in p)if(!(k==="v\
alues"||k==="points")){n===null?n=[1]:n.push(1),e++;break}if(S===e){if(p.values!==void 0){let k=p.values,
K=e,b=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(n===null?n=[1]:n.push(1),e++),e===b&&typeof k==
"number"&&isFinite(k)&&(k>9007199254740991||isNaN(k)?(n===null?n=[1]:n.push(1),e++):(k<0||isNaN(k))&&
(n===null?n=[1]:n.push(1),e++));var s=K===e}else var s=!0;if(s)if(p.points!==void 0){let k=p.points,
K=e;if(e===e)if(Array.isArray(k))if(k.length>1e3)n===null?n=[1]:n.push(1),e++;else{var o=!0;let z=k.
length;for(let fr=0;fr<z;fr++){let me=k[fr],Qe=e;!(typeof me=="number"&&isFinite(me))&&me!==null&&(n===
null?n=[1]:n.push(1),e++),e===Qe&&typeof me=="number"&&isFinite(me)&&(me>9007199254740991||isNaN(me)?
(n===null?n=[1]:n.push(1),e++):(me<0||isNaN(me))&&(n===null?n=[1]:n.push(1),e++));var o=Qe===e;if(!o)
break}}else n===null?n=[1]:n.push(1),e++;var s=K===e}else var s=!0}}}else n===null?n=[1]:n.push(1),e++;
var a=g===e;if(h=h||a,!h){let m=e;p!==null&&(n===null?n=[1]:n.push(1),e++);var a=m===e;h=h||a}if(h)e=
v,n!==null&&(v?n.length=v:n=null);else return n===null?n=[1]:n.push(1),e++,Z.errors=n,!1;var t=c===e}else
var t=!0}}}}}}}}else return Z.errors=[1],!1;return Z.errors=n,e===0}function ts(r){let n=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Z(r.response)||(n=n===null?Z.errors:
n.concat(Z.errors),e=n.length));else return ts.errors=[1],!1;return ts.errors=n,e===0}var wn=is;function be(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.requests===
void 0&&(u="requests")||r.rows_read===void 0&&(u="rows_read")||r.complete===void 0&&(u="complete")||
r.next===void 0&&(u="next"))return be.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="requests"||s===
"rows_read"||s==="complete"||s==="next")){return be.errors=[1],!1;break}if(i===e){if(r.requests!==void 0){
let s=r.requests,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)return be.errors=[1],!1;{var t=!0;
let a=s.length;for(let f=0;f<a;f++){let d=e;x(s[f])||(n=n===null?x.errors:n.concat(x.errors),e=n.length);
var t=d===e;if(!t)break}}}else return be.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(r.rows_read!==
void 0){let s=r.rows_read,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return be.errors=
[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>5e4||isNaN(s))return be.errors=[1],!1;if(s<0||
isNaN(s))return be.errors=[1],!1}var l=o===e}else var l=!0;if(l){if(r.complete!==void 0){let s=e;if(typeof r.
complete!="boolean")return be.errors=[1],!1;var l=s===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.
next,o=e;if(typeof s!="string"&&s!==null)return be.errors=[1],!1;if(e===o&&typeof s=="string"&&_(s,256))
return be.errors=[1],!1;var l=o===e}else var l=!0}}}}}else return be.errors=[1],!1;return be.errors=
n,e===0}function is(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(be(r.response)||(n=n===null?be.errors:n.concat(be.errors),e=n.length));else return is.errors=
[1],!1;return is.errors=n,e===0}var Cn=ns;var Qo={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function E(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.kind===void 0&&(i="k\
ind")||r.start_ms===void 0&&(i="start_ms")||r.end_ms===void 0&&(i="end_ms"))return E.errors=[1],!1;{
let s=e;for(let o in r)if(!je.call(Qo.properties,o)){return E.errors=[1],!1;break}if(s===e){if(r.kind!==
void 0){let o=r.kind,a=e;if(typeof o!="string")return E.errors=[1],!1;if(!(o==="queue"||o==="attempt"||
o==="work"))return E.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.start_ms!==void 0){let o=r.start_ms,
a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[1],!1;if(e===a&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.end_ms!==void 0){let o=r.end_ms,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(r.first_token_ms!==void 0){let o=r.first_token_ms,a=e;if(!(typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return E.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(r.attempt!==void 0){let o=r.attempt,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return E.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))
return E.errors=[1],!1;if(o<0||isNaN(o))return E.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.
upstream!==void 0){let o=r.upstream,a=e;if(typeof o!="string"&&o!==null)return E.errors=[1],!1;if(e===
a&&typeof o=="string"&&_(o,64))return E.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.model!==void 0){
let o=r.model,a=e;if(typeof o!="string"&&o!==null)return E.errors=[1],!1;if(e===a&&typeof o=="string"&&
_(o,256))return E.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.status!==void 0){let o=r.status,
a=e;if(e===a)if(typeof o=="string"){if(_(o,64))return E.errors=[1],!1}else return E.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(r.reason!==void 0){let o=r.reason,a=e,f=e,d=!1,p=e;if(e===p)if(o&&typeof o==
"object"&&!Array.isArray(o)){let v=e;for(let h in o)if(!(h==="code"||h==="type"||h==="param"||h==="m\
essage")){n===null?n=[1]:n.push(1),e++;break}if(v===e){if(o.code!==void 0){let h=o.code,g=e;e===g&&(typeof h==
"string"?_(h,128)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var l=g===e}else var l=!0;
if(l){if(o.type!==void 0){let h=o.type,g=e;e===g&&(typeof h=="string"?_(h,128)&&(n===null?n=[1]:n.push(
1),e++):(n===null?n=[1]:n.push(1),e++));var l=g===e}else var l=!0;if(l){if(o.param!==void 0){let h=o.
param,g=e;e===g&&(typeof h=="string"?_(h,256)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(
1),e++));var l=g===e}else var l=!0;if(l)if(o.message!==void 0){let h=o.message,g=e;e===g&&(typeof h==
"string"?_(h,512)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var l=g===e}else var l=!0}}}}else
n===null?n=[1]:n.push(1),e++;var u=p===e;if(d=d||u,!d){let v=e;o!==null&&(n===null?n=[1]:n.push(1),e++);
var u=v===e;d=d||u}if(d)e=f,n!==null&&(f?n.length=f:n=null);else return n===null?n=[1]:n.push(1),e++,
E.errors=n,!1;var t=a===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let o=r.prompt_tokens,a=e,
f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[1],!1;if(e===f&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let o=r.completion_tokens,
a=e,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[1],!1;if(e===f&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.charged!==void 0){let o=r.charged,a=e,f=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.errors=[1],!1}var t=a===
e}else var t=!0;if(t)if(r.cost!==void 0){let o=r.cost,a=e,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return E.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return E.errors=[1],!1;if(o<0||isNaN(o))return E.errors=[1],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}else
return E.errors=[1],!1;return E.errors=n,e===0}function he(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.request===void 0&&(u="request")||r.arrived_at===void 0&&(u="\
arrived_at")||r.total_ms===void 0&&(u="total_ms")||r.timeline===void 0&&(u="timeline")||r.complete===
void 0&&(u="complete"))return he.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="request"||s==="arri\
ved_at"||s==="total_ms"||s==="timeline"||s==="complete")){return he.errors=[1],!1;break}if(i===e){if(r.
request!==void 0){let s=e;x(r.request)||(n=n===null?x.errors:n.concat(x.errors),e=n.length);var t=s===
e}else var t=!0;if(t){if(r.arrived_at!==void 0){let s=r.arrived_at,o=e,a=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return he.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return he.errors=[1],!1;if(s<0||isNaN(s))return he.errors=[1],!1}var t=o===
e}else var t=!0;if(t){if(r.total_ms!==void 0){let s=r.total_ms,o=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return he.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return he.errors=[1],!1;if(s<0||isNaN(s))return he.errors=[1],!1}var t=o===e}else var t=!0;
if(t){if(r.timeline!==void 0){let s=r.timeline,o=e;if(e===o)if(Array.isArray(s)){if(s.length>200)return he.
errors=[1],!1;{var l=!0;let f=s.length;for(let d=0;d<f;d++){let p=e;E(s[d])||(n=n===null?E.errors:n.
concat(E.errors),e=n.length);var l=p===e;if(!l)break}}}else return he.errors=[1],!1;var t=o===e}else
var t=!0;if(t)if(r.complete!==void 0){let s=e;if(typeof r.complete!="boolean")return he.errors=[1],!1;
var t=s===e}else var t=!0}}}}}}else return he.errors=[1],!1;return he.errors=n,e===0}function ns(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(he(r.response)||
(n=n===null?he.errors:n.concat(he.errors),e=n.length));else return ns.errors=[1],!1;return ns.errors=
n,e===0}var En=os;var ea={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to","ass\
et","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_before",
"look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},ra=new RegExp(
"^[0-9]{1,78}$","u"),sa=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function j(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.state===void 0&&
(l="state")||r.network===void 0&&(l="network")||r.payer===void 0&&(l="payer")||r.pay_to===void 0&&(l=
"pay_to")||r.asset===void 0&&(l="asset")||r.amount===void 0&&(l="amount")||r.price_usd===void 0&&(l=
"price_usd")||r.agent===void 0&&(l="agent")||r.tool===void 0&&(l="tool")||r.request_id===void 0&&(l=
"request_id")||r.transaction===void 0&&(l="transaction")||r.reason===void 0&&(l="reason")||r.attempts===
void 0&&(l="attempts")||r.valid_before===void 0&&(l="valid_before")||r.look_at===void 0&&(l="look_at")||
r.created_at===void 0&&(l="created_at")||r.updated_at===void 0&&(l="updated_at")||r.expires_at===void 0&&
(l="expires_at"))return j.errors=[1],!1;{let u=e;for(let i in r)if(!je.call(ea.properties,i)){return j.
errors=[1],!1;break}if(u===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(_(
i,64))return j.errors=[1],!1;if(X(i,1))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.state!==void 0){let i=r.state,s=e;if(typeof i!="string")return j.errors=[
1],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i==="sett\
le_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return j.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.network!==void 0){let i=r.network,s=e;if(e===s)if(typeof i=="st\
ring"){if(_(i,64))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.payer!==void 0){let i=r.payer,s=e;if(e===s)if(typeof i=="string"){if(_(i,64))return j.errors=[1],
!1}else return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.pay_to!==void 0){let i=r.pay_to,
s=e;if(e===s)if(typeof i=="string"){if(_(i,64))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.asset!==void 0){let i=r.asset,s=e;if(e===s)if(typeof i=="string"){if(_(i,
64))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.amount!==
void 0){let i=r.amount,s=e;if(e===s)if(typeof i=="string"){if(_(i,78))return j.errors=[1],!1;if(!ra.
test(i))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.price_usd!==
void 0){let i=r.price_usd,s=e;if(e===s)if(typeof i=="string"){if(_(i,20))return j.errors=[1],!1;if(!sa.
test(i))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.agent!==
void 0){let i=r.agent,s=e;if(e===s)if(typeof i=="string"){if(_(i,64))return j.errors=[1],!1}else return j.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.tool!==void 0){let i=r.tool,s=e;if(typeof i!="str\
ing"&&i!==null)return j.errors=[1],!1;if(e===s&&typeof i=="string"&&_(i,256))return j.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.request_id!==void 0){let i=r.request_id,s=e;if(e===s)if(typeof i==
"string"){if(_(i,64))return j.errors=[1],!1}else return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.transaction!==void 0){let i=r.transaction,s=e;if(typeof i!="string"&&i!==null)return j.errors=[
1],!1;if(e===s&&typeof i=="string"&&_(i,256))return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.reason!==void 0){let i=r.reason,s=e;if(typeof i!="string"&&i!==null)return j.errors=[1],!1;if(e===
s&&typeof i=="string"&&_(i,1024))return j.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.attempts!==
void 0){let i=r.attempts,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return j.errors=
[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>1e6||isNaN(i))return j.errors=[1],!1;if(i<0||
isNaN(i))return j.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.valid_before!==void 0){let i=r.
valid_before,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return j.errors=[1],!1;
if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return j.errors=[1],!1;if(i<
0||isNaN(i))return j.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.look_at!==void 0){let i=r.look_at,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return j.errors=[1],!1;if(e===
s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(
i))return j.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,
s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return j.errors=[1],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(i))return j.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.updated_at!==void 0){let i=r.updated_at,s=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return j.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var t=s===
e}else var t=!0;if(t)if(r.expires_at!==void 0){let i=r.expires_at,s=e,o=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return j.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var t=s===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return j.errors=[1],!1;return j.errors=n,e===0}function ye(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let s;if(r.payments===void 0&&(s="payments")||r.next===void 0&&(s="next"))
return ye.errors=[1],!1;{let o=e;for(let a in r)if(!(a==="payments"||a==="next"||a==="counts")){return ye.
errors=[1],!1;break}if(o===e){if(r.payments!==void 0){let a=r.payments,f=e;if(e===f)if(Array.isArray(
a)){if(a.length>1e3)return ye.errors=[1],!1;{var t=!0;let d=a.length;for(let p=0;p<d;p++){let c=e;j(
a[p])||(n=n===null?j.errors:n.concat(j.errors),e=n.length);var t=c===e;if(!t)break}}}else return ye.
errors=[1],!1;var l=f===e}else var l=!0;if(l){if(r.next!==void 0){let a=r.next,f=e;if(typeof a!="str\
ing"&&a!==null)return ye.errors=[1],!1;if(e===f&&typeof a=="string"&&_(a,64))return ye.errors=[1],!1;
var l=f===e}else var l=!0;if(l)if(r.counts!==void 0){let a=r.counts,f=e;if(e===f)if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(Object.keys(a).length>16)return ye.errors=[1],!1;for(let p in a){let c=e;
typeof p!="string"&&(n===null?n=[1]:n.push(1),e++),p==="reserved"||p==="executing"||p==="executed"||
p==="settling"||p==="settled"||p==="settle_unknown"||p==="failed"||p==="expired"||p==="refund_due"||
p==="undecided"||(n===null?n=[1]:n.push(1),e++);var u=c===e;if(!u){return n===null?n=[1]:n.push(1),e++,
ye.errors=n,!1;break}}if(u)for(let p in a){let c=a[p],v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return ye.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return ye.errors=[1],!1;if(c<0||isNaN(c))return ye.errors=[1],!1}var i=v===e;if(!i)break}}else
return ye.errors=[1],!1;var l=f===e}else var l=!0}}}}else return ye.errors=[1],!1;return ye.errors=n,
e===0}function os(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(ye(r.response)||(n=n===null?ye.errors:n.concat(ye.errors),e=n.length));else return os.errors=
[1],!1;return os.errors=n,e===0}var Mn=as;function as(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(j(r.response)||(n=n===null?j.errors:n.concat(j.errors),e=n.length));else return as.errors=[1],!1;return as.
errors=n,e===0}var Pn=fs;function fs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(j(r.response)||(n=n===null?j.errors:n.concat(j.errors),e=n.length));else return fs.errors=[1],!1;return fs.
errors=n,e===0}var Xn=ls;function ls(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(j(r.response)||(n=n===null?j.errors:n.concat(j.errors),e=n.length));else return ls.errors=[1],!1;return ls.
errors=n,e===0}var Rn=us;function Q(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.model===
void 0&&(u="model")||r.upstream_model===void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.
weight===void 0&&(u="weight")||r.breaker===void 0&&(u="breaker")||r.in_flight===void 0&&(u="in_fligh\
t")||r.resting_s===void 0&&(u="resting_s"))return Q.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="\
model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breaker"||s==="in_flight"||s==="resting\
_s")){return Q.errors=[1],!1;break}if(i===e){if(r.model!==void 0){let s=r.model,o=e;if(e===o)if(typeof s==
"string"){if(_(s,256))return Q.errors=[1],!1}else return Q.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(r.upstream_model!==void 0){let s=r.upstream_model,o=e;if(e===o)if(typeof s=="string"){if(_(s,256))
return Q.errors=[1],!1}else return Q.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.tier!==void 0){
let s=r.tier,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[1],!1;if(e===
o&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return Q.errors=[1],!1;if(s<1||isNaN(s))return Q.
errors=[1],!1}var t=o===e}else var t=!0;if(t){if(r.weight!==void 0){let s=r.weight,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return Q.errors=[1],!1;if(s<1||isNaN(s))return Q.errors=[1],!1}var t=o===e}else
var t=!0;if(t){if(r.breaker!==void 0){let s=r.breaker,o=e,a=e,f=!1,d=e;typeof s!="string"&&(n===null?
n=[1]:n.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(n===null?n=[1]:n.push(1),e++);var l=d===
e;if(f=f||l,!f){let c=e;s!==null&&(n===null?n=[1]:n.push(1),e++);var l=c===e;f=f||l}if(f)e=a,n!==null&&
(a?n.length=a:n=null);else return n===null?n=[1]:n.push(1),e++,Q.errors=n,!1;var t=o===e}else var t=!0;
if(t){if(r.in_flight!==void 0){let s=r.in_flight,o=e,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return Q.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return Q.errors=[1],!1;if(s<0||isNaN(s))return Q.errors=[1],!1}var t=o===e}else var t=!0;if(t)
if(r.resting_s!==void 0){let s=r.resting_s,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return Q.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return Q.
errors=[1],!1;if(s<0||isNaN(s))return Q.errors=[1],!1}var t=o===e}else var t=!0}}}}}}}}else return Q.
errors=[1],!1;return Q.errors=n,e===0}function W(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.origin===void 0&&(u="origin")||r.base_url===
void 0&&(u="base_url")||r.drained_at===void 0&&(u="drained_at")||r.in_flight===void 0&&(u="in_flight")||
r.deployments===void 0&&(u="deployments"))return W.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="n\
ame"||s==="origin"||s==="base_url"||s==="drained_at"||s==="in_flight"||s==="deployments")){return W.
errors=[1],!1;break}if(i===e){if(r.name!==void 0){let s=r.name,o=e;if(e===o)if(typeof s=="string"){if(_(
s,64))return W.errors=[1],!1;if(X(s,1))return W.errors=[1],!1}else return W.errors=[1],!1;var t=o===
e}else var t=!0;if(t){if(r.origin!==void 0){let s=r.origin,o=e;if(typeof s!="string"&&s!==null)return W.
errors=[1],!1;if(e===o&&typeof s=="string"&&_(s,1024))return W.errors=[1],!1;var t=o===e}else var t=!0;
if(t){if(r.base_url!==void 0){let s=r.base_url,o=e;if(typeof s!="string"&&s!==null)return W.errors=[
1],!1;if(e===o&&typeof s=="string"&&_(s,1024))return W.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(r.drained_at!==void 0){let s=r.drained_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&s!==null)return W.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=[1],!1}var t=o===e}else var t=!0;if(t){
if(r.in_flight!==void 0){let s=r.in_flight,o=e,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return W.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))
return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=[1],!1}var t=o===e}else var t=!0;if(t)if(r.deployments!==
void 0){let s=r.deployments,o=e;if(e===o)if(Array.isArray(s)){if(s.length>4096)return W.errors=[1],!1;
{var l=!0;let f=s.length;for(let d=0;d<f;d++){let p=e;Q(s[d])||(n=n===null?Q.errors:n.concat(Q.errors),
e=n.length);var l=p===e;if(!l)break}}}else return W.errors=[1],!1;var t=o===e}else var t=!0}}}}}}}else
return W.errors=[1],!1;return W.errors=n,e===0}function Ge(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.upstreams===void 0&&(l="upstreams"))return Ge.errors=[1],!1;
{let u=e;for(let i in r)if(i!=="upstreams"){return Ge.errors=[1],!1;break}if(u===e&&r.upstreams!==void 0){
let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>256)return Ge.errors=[1],!1;{var t=!0;let o=i.
length;for(let a=0;a<o;a++){let f=e;W(i[a])||(n=n===null?W.errors:n.concat(W.errors),e=n.length);var t=f===
e;if(!t)break}}}else return Ge.errors=[1],!1}}}else return Ge.errors=[1],!1;return Ge.errors=n,e===0}
function us(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ge(r.response)||(n=n===null?Ge.errors:n.concat(Ge.errors),e=n.length));else return us.errors=[1],!1;
return us.errors=n,e===0}var zn=ps;function ps(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(W(r.response)||(n=n===null?W.errors:n.concat(W.errors),e=n.length));else return ps.errors=[1],!1;return ps.
errors=n,e===0}var Un=ds;function ds(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(W(r.response)||(n=n===null?W.errors:n.concat(W.errors),e=n.length));else return ds.errors=[1],!1;return ds.
errors=n,e===0}var In=ce;function ce(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let u=r.response;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let s;if(u.name===void 0&&
(s="name")||u.ok===void 0&&(s="ok")||u.detail===void 0&&(s="detail")||u.missing===void 0&&(s="missin\
g"))return ce.errors=[1],!1;{let o=e;for(let a in u)if(!(a==="name"||a==="ok"||a==="detail"||a==="mi\
ssing")){return ce.errors=[1],!1;break}if(o===e){if(u.name!==void 0){let a=u.name,f=e;if(e===f)if(typeof a==
"string"){if(_(a,64))return ce.errors=[1],!1;if(X(a,1))return ce.errors=[1],!1}else return ce.errors=
[1],!1;var t=f===e}else var t=!0;if(t){if(u.ok!==void 0){let a=e;if(typeof u.ok!="boolean")return ce.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(u.detail!==void 0){let a=u.detail,f=e;if(e===f)if(typeof a==
"string"){if(_(a,65536))return ce.errors=[1],!1;if(X(a,1))return ce.errors=[1],!1}else return ce.errors=
[1],!1;var t=f===e}else var t=!0;if(t)if(u.missing!==void 0){let a=u.missing,f=e;if(e===f)if(Array.isArray(
a)){if(a.length>4096)return ce.errors=[1],!1;{var l=!0;let p=a.length;for(let c=0;c<p;c++){let v=a[c],
h=e;if(e===h)if(typeof v=="string"){if(_(v,256))return ce.errors=[1],!1;if(X(v,1))return ce.errors=[
1],!1}else return ce.errors=[1],!1;var l=h===e;if(!l)break}}}else return ce.errors=[1],!1;var t=f===
e}else var t=!0}}}}}else return ce.errors=[1],!1}}else return ce.errors=[1],!1;return ce.errors=n,e===
0}var Zn=cs;var ta={type:"object",additionalProperties:!1,required:["upstream","upstream_model","tier","weight",
"share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},
weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},drained:{type:"\
boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},
resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function B(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.upstream===void 0&&(u="upstream")||
r.upstream_model===void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u=
"weight")||r.share===void 0&&(u="share")||r.drained===void 0&&(u="drained")||r.breaker===void 0&&(u=
"breaker")||r.in_flight===void 0&&(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return B.errors=
[1],!1;{let i=e;for(let s in r)if(!je.call(ta.properties,s)){return B.errors=[1],!1;break}if(i===e){
if(r.upstream!==void 0){let s=r.upstream,o=e;if(e===o)if(typeof s=="string"){if(_(s,64))return B.errors=
[1],!1;if(X(s,1))return B.errors=[1],!1}else return B.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(r.upstream_model!==void 0){let s=r.upstream_model,o=e;if(e===o)if(typeof s=="string"){if(_(s,256))
return B.errors=[1],!1}else return B.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.tier!==void 0){
let s=r.tier,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===
o&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.
errors=[1],!1}var t=o===e}else var t=!0;if(t){if(r.weight!==void 0){let s=r.weight,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.errors=[1],!1}var t=o===e}else
var t=!0;if(t){if(r.share!==void 0){let s=r.share,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>
1||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}else return B.errors=[1],
!1;var t=o===e}else var t=!0;if(t){if(r.drained!==void 0){let s=e;if(typeof r.drained!="boolean")return B.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.breaker!==void 0){let s=r.breaker,o=e,a=e,f=!1,d=e;
typeof s!="string"&&(n===null?n=[1]:n.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(n===null?
n=[1]:n.push(1),e++);var l=d===e;if(f=f||l,!f){let c=e;s!==null&&(n===null?n=[1]:n.push(1),e++);var l=c===
e;f=f||l}if(f)e=a,n!==null&&(a?n.length=a:n=null);else return n===null?n=[1]:n.push(1),e++,B.errors=
n,!1;var t=o===e}else var t=!0;if(t){if(r.in_flight!==void 0){let s=r.in_flight,o=e,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var t=o===
e}else var t=!0;if(t)if(r.resting_s!==void 0){let s=r.resting_s,o=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>86400||
isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var t=o===e}else var t=!0}}}}}}}}}}else
return B.errors=[1],!1;return B.errors=n,e===0}function ae(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.routes===void 0&&(i="routes"))return ae.errors=[1],!1;{let s=e;
for(let o in r)if(o!=="routes"){return ae.errors=[1],!1;break}if(s===e&&r.routes!==void 0){let o=r.routes;
if(e===e)if(Array.isArray(o)){if(o.length>4096)return ae.errors=[1],!1;{var t=!0;let f=o.length;for(let d=0;d<
f;d++){let p=o[d],c=e;if(e===c)if(p&&typeof p=="object"&&!Array.isArray(p)){let h;if(p.model===void 0&&
(h="model")||p.route===void 0&&(h="route")||p.kind===void 0&&(h="kind")||p.deployments===void 0&&(h=
"deployments"))return ae.errors=[1],!1;{let g=e;for(let y in p)if(!(y==="model"||y==="route"||y==="k\
ind"||y==="deployments")){return ae.errors=[1],!1;break}if(g===e){if(p.model!==void 0){let y=p.model,
m=e;if(e===m)if(typeof y=="string"){if(_(y,256))return ae.errors=[1],!1}else return ae.errors=[1],!1;
var l=m===e}else var l=!0;if(l){if(p.route!==void 0){let y=p.route,m=e;if(typeof y!="string"&&y!==null)
return ae.errors=[1],!1;if(e===m&&typeof y=="string"&&_(y,256))return ae.errors=[1],!1;var l=m===e}else
var l=!0;if(l){if(p.kind!==void 0){let y=p.kind,m=e;if(e===m)if(typeof y=="string"){if(_(y,32))return ae.
errors=[1],!1}else return ae.errors=[1],!1;var l=m===e}else var l=!0;if(l)if(p.deployments!==void 0){
let y=p.deployments,m=e;if(e===m)if(Array.isArray(y)){if(y.length>4096)return ae.errors=[1],!1;{var u=!0;
let k=y.length;for(let K=0;K<k;K++){let b=e;B(y[K])||(n=n===null?B.errors:n.concat(B.errors),e=n.length);
var u=b===e;if(!u)break}}}else return ae.errors=[1],!1;var l=m===e}else var l=!0}}}}}else return ae.
errors=[1],!1;var t=c===e;if(!t)break}}}else return ae.errors=[1],!1}}}else return ae.errors=[1],!1;
return ae.errors=n,e===0}function cs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(ae(r.response)||(n=n===null?ae.errors:n.concat(ae.errors),e=n.length));else
return cs.errors=[1],!1;return cs.errors=n,e===0}var Dn=ms;var ia={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},na={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function D(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.description===void 0&&(l="description")||r.price_usd===void 0&&(l="price_usd")||
r.effect===void 0&&(l="effect")||r.calls===void 0&&(l="calls")||r.errors===void 0&&(l="errors")||r.cache_hits===
void 0&&(l="cache_hits")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return D.
errors=[1],!1;{let u=e;for(let i in r)if(!je.call(na.properties,i)){return D.errors=[1],!1;break}if(u===
e){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(_(i,256))return D.errors=
[1],!1;if(X(i,1))return D.errors=[1],!1}else return D.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.description!==void 0){let i=r.description,s=e;if(e===s)if(typeof i=="string"){if(_(i,65536))return D.
errors=[1],!1}else return D.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.price_usd!==void 0){let i=r.
price_usd,s=e;if(e===s)if(typeof i=="string"){if(_(i,32))return D.errors=[1],!1}else return D.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.effect!==void 0){let i=r.effect,s=e;if(typeof i!="string")
return D.errors=[1],!1;if(!(i==="read"||i==="write"))return D.errors=[1],!1;var t=s===e}else var t=!0;
if(t){if(r.calls!==void 0){let i=r.calls,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return D.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return D.errors=[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
errors!==void 0){let i=r.errors,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.
errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.cache_hits!==void 0){
let i=r.cache_hits,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=
[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[1],
!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let i=r.
p50_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return D.errors=[1],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[1],!1;if(i<0||isNaN(i))return D.
errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.p95_ms!==void 0){let i=r.p95_ms,s=e,o=e;if(!(typeof i==
"number"&&isFinite(i))&&i!==null)return D.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}}}}}else return D.errors=[1],!1;return D.errors=n,e===0}function P(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===
void 0&&(u="title")||r.description===void 0&&(u="description")||r.version===void 0&&(u="version")||r.
available===void 0&&(u="available")||r.unavailable_because===void 0&&(u="unavailable_because")||r.query_price_usd===
void 0&&(u="query_price_usd")||r.for_sale===void 0&&(u="for_sale")||r.calls===void 0&&(u="calls")||r.
errors===void 0&&(u="errors")||r.cache_hits===void 0&&(u="cache_hits")||r.p50_ms===void 0&&(u="p50_m\
s")||r.p95_ms===void 0&&(u="p95_ms")||r.tools===void 0&&(u="tools"))return P.errors=[1],!1;{let i=e;
for(let s in r)if(!je.call(ia.properties,s)){return P.errors=[1],!1;break}if(i===e){if(r.id!==void 0){
let s=r.id,o=e;if(e===o)if(typeof s=="string"){if(_(s,64))return P.errors=[1],!1;if(X(s,1))return P.
errors=[1],!1}else return P.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.title!==void 0){let s=r.
title,o=e;if(e===o)if(typeof s=="string"){if(_(s,1024))return P.errors=[1],!1}else return P.errors=[
1],!1;var t=o===e}else var t=!0;if(t){if(r.description!==void 0){let s=r.description,o=e;if(e===o)if(typeof s==
"string"){if(_(s,65536))return P.errors=[1],!1}else return P.errors=[1],!1;var t=o===e}else var t=!0;
if(t){if(r.version!==void 0){let s=r.version,o=e;if(e===o)if(typeof s=="string"){if(_(s,256))return P.
errors=[1],!1}else return P.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.available!==void 0){let s=e;
if(typeof r.available!="boolean")return P.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.unavailable_because!==
void 0){let s=r.unavailable_because,o=e;if(typeof s!="string"&&s!==null)return P.errors=[1],!1;if(e===
o&&typeof s=="string"&&_(s,1024))return P.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.query_price_usd!==
void 0){let s=r.query_price_usd,o=e;if(e===o)if(typeof s=="string"){if(_(s,32))return P.errors=[1],!1}else
return P.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.for_sale!==void 0){let s=e;if(typeof r.for_sale!=
"boolean")return P.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.calls!==void 0){let s=r.calls,
o=e,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===a&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.
errors=[1],!1}var t=o===e}else var t=!0;if(t){if(r.errors!==void 0){let s=r.errors,o=e,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=o===
e}else var t=!0;if(t){if(r.cache_hits!==void 0){let s=r.cache_hits,o=e,a=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=o===
e}else var t=!0;if(t){if(r.p50_ms!==void 0){let s=r.p50_ms,o=e,a=e;if(!(typeof s=="number"&&isFinite(
s))&&s!==null)return P.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=o===e}else var t=!0;if(t){
if(r.p95_ms!==void 0){let s=r.p95_ms,o=e,a=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return P.
errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=
[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=o===e}else var t=!0;if(t)if(r.tools!==void 0){let s=r.
tools,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[1],!1;{var l=!0;let f=s.length;
for(let d=0;d<f;d++){let p=e;D(s[d])||(n=n===null?D.errors:n.concat(D.errors),e=n.length);var l=p===
e;if(!l)break}}}else return P.errors=[1],!1;var t=o===e}else var t=!0}}}}}}}}}}}}}}}else return P.errors=
[1],!1;return P.errors=n,e===0}function se(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let o;if(r.servers===void 0&&(o="servers")||r.agents===void 0&&(o="agents")||r.broken===
void 0&&(o="broken"))return se.errors=[1],!1;{let a=e;for(let f in r)if(!(f==="servers"||f==="agents"||
f==="broken")){return se.errors=[1],!1;break}if(a===e){if(r.servers!==void 0){let f=r.servers,d=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return se.errors=[1],!1;if(e===d&&typeof f=="number"&&isFinite(
f)){if(f>1e4||isNaN(f))return se.errors=[1],!1;if(f<1||isNaN(f))return se.errors=[1],!1}var t=d===e}else
var t=!0;if(t){if(r.agents!==void 0){let f=r.agents,d=e;if(e===d)if(Array.isArray(f)){if(f.length>1e3)
return se.errors=[1],!1;{var l=!0;let c=f.length;for(let v=0;v<c;v++){let h=e;P(f[v])||(n=n===null?P.
errors:n.concat(P.errors),e=n.length);var l=h===e;if(!l)break}}}else return se.errors=[1],!1;var t=d===
e}else var t=!0;if(t)if(r.broken!==void 0){let f=r.broken,d=e;if(e===d)if(Array.isArray(f)){if(f.length>
1e3)return se.errors=[1],!1;{var u=!0;let c=f.length;for(let v=0;v<c;v++){let h=f[v],g=e;if(e===g)if(h&&
typeof h=="object"&&!Array.isArray(h)){let m;if(h.id===void 0&&(m="id")||h.problems===void 0&&(m="pr\
oblems"))return se.errors=[1],!1;{let S=e;for(let k in h)if(!(k==="id"||k==="problems")){return se.errors=
[1],!1;break}if(S===e){if(h.id!==void 0){let k=h.id,K=e;if(e===K)if(typeof k=="string"){if(_(k,256))
return se.errors=[1],!1}else return se.errors=[1],!1;var i=K===e}else var i=!0;if(i)if(h.problems!==
void 0){let k=h.problems,K=e;if(e===K)if(Array.isArray(k)){if(k.length>100)return se.errors=[1],!1;{
var s=!0;let N=k.length;for(let z=0;z<N;z++){let fr=k[z],me=e;if(e===me)if(typeof fr=="string"){if(_(
fr,4096))return se.errors=[1],!1}else return se.errors=[1],!1;var s=me===e;if(!s)break}}}else return se.
errors=[1],!1;var i=K===e}else var i=!0}}}else return se.errors=[1],!1;var u=g===e;if(!u)break}}}else
return se.errors=[1],!1;var t=d===e}else var t=!0}}}}else return se.errors=[1],!1;return se.errors=n,
e===0}function ms(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(se(r.response)||(n=n===null?se.errors:n.concat(se.errors),e=n.length));else return ms.errors=
[1],!1;return ms.errors=n,e===0}var Bn=te;function te(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let o;if(i.id===void 0&&
(o="id")||i.tools===void 0&&(o="tools")||i.file===void 0&&(o="file")||i.document===void 0&&(o="docum\
ent"))return te.errors=[1],!1;{let a=e;for(let f in i)if(!(f==="id"||f==="tools"||f==="file"||f==="d\
ocument")){return te.errors=[1],!1;break}if(a===e){if(i.id!==void 0){let f=i.id,d=e;if(e===d)if(typeof f==
"string"){if(_(f,64))return te.errors=[1],!1;if(X(f,1))return te.errors=[1],!1}else return te.errors=
[1],!1;var t=d===e}else var t=!0;if(t){if(i.tools!==void 0){let f=i.tools,d=e;if(e===d)if(Array.isArray(
f)){if(f.length>1e4)return te.errors=[1],!1;{var l=!0;let c=f.length;for(let v=0;v<c;v++){let h=f[v],
g=e;if(e===g)if(h&&typeof h=="object"&&!Array.isArray(h)){let m;if(h.name===void 0&&(m="name")||h.parameters===
void 0&&(m="parameters"))return te.errors=[1],!1;{let S=e;for(let k in h)if(!(k==="name"||k==="param\
eters")){return te.errors=[1],!1;break}if(S===e){if(h.name!==void 0){let k=h.name,K=e;if(e===K)if(typeof k==
"string"){if(_(k,256))return te.errors=[1],!1;if(X(k,1))return te.errors=[1],!1}else return te.errors=
[1],!1;var u=K===e}else var u=!0;if(u)if(h.parameters!==void 0){let k=h.parameters,K=e;if(e===K&&!(k&&
typeof k=="object"&&!Array.isArray(k)))return te.errors=[1],!1;var u=K===e}else var u=!0}}}else return te.
errors=[1],!1;var l=g===e;if(!l)break}}}else return te.errors=[1],!1;var t=d===e}else var t=!0;if(t){
if(i.file!==void 0){let f=i.file,d=e;if(e===d)if(typeof f=="string"){if(_(f,4096))return te.errors=[
1],!1}else return te.errors=[1],!1;var t=d===e}else var t=!0;if(t)if(i.document!==void 0){let f=i.document,
d=e;if(typeof f!="string"&&f!==null)return te.errors=[1],!1;if(e===d&&typeof f=="string"&&_(f,16777216))
return te.errors=[1],!1;var t=d===e}else var t=!0}}}}}else return te.errors=[1],!1}}else return te.errors=
[1],!1;return te.errors=n,e===0}var Hn=ys;var Wn=new RegExp("^[0-9a-f]{64}$","u");function le(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.digest===void 0&&(l="digest")||r.loaded_at===void 0&&(l="loaded_at")||r.seen_at===
void 0&&(l="seen_at")||r.is_this===void 0&&(l="is_this"))return le.errors=[1],!1;{let u=e;for(let i in r)
if(!(i==="name"||i==="digest"||i==="loaded_at"||i==="seen_at"||i==="is_this")){return le.errors=[1],
!1;break}if(u===e){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(_(i,255))
return le.errors=[1],!1}else return le.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.digest!==void 0){
let i=r.digest,s=e;if(e===s)if(typeof i=="string"){if(_(i,64))return le.errors=[1],!1;if(!Wn.test(i))
return le.errors=[1],!1}else return le.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.loaded_at!==
void 0){let i=r.loaded_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.
errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=
[1],!1;if(i<0||isNaN(i))return le.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.seen_at!==void 0){
let i=r.seen_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[1],
!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[1],!1;
if(i<0||isNaN(i))return le.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.is_this!==void 0){let i=e;
if(typeof r.is_this!="boolean")return le.errors=[1],!1;var t=i===e}else var t=!0}}}}}}else return le.
errors=[1],!1;return le.errors=n,e===0}function H(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let s;if(r.file===void 0&&(s="file")||r.loaded_at===void 0&&(s="loaded_at")||r.sandbox===
void 0&&(s="sandbox")||r.config===void 0&&(s="config")||r.sources===void 0&&(s="sources")||r.need_restart===
void 0&&(s="need_restart")||r.digest===void 0&&(s="digest")||r.servers===void 0&&(s="servers"))return H.
errors=[1],!1;{let o=e;for(let a in r)if(!(a==="file"||a==="loaded_at"||a==="sandbox"||a==="config"||
a==="need_restart"||a==="sources"||a==="digest"||a==="servers")){return H.errors=[1],!1;break}if(o===
e){if(r.file!==void 0){let a=r.file,f=e;if(typeof a!="string"&&a!==null)return H.errors=[1],!1;if(e===
f&&typeof a=="string"&&_(a,4096))return H.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.loaded_at!==
void 0){let a=r.loaded_at,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return H.errors=
[1],!1;if(e===f&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[1],
!1;if(a<0||isNaN(a))return H.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.sandbox!==void 0){let a=e;
if(typeof r.sandbox!="boolean")return H.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.config!==
void 0){let a=r.config,f=e;if(e===f&&!(a&&typeof a=="object"&&!Array.isArray(a)))return H.errors=[1],
!1;var t=f===e}else var t=!0;if(t){if(r.need_restart!==void 0){let a=r.need_restart,f=e;if(e===f)if(Array.
isArray(a)){if(a.length>1024)return H.errors=[1],!1;{var l=!0;let p=a.length;for(let c=0;c<p;c++){let v=a[c],
h=e;if(e===h)if(typeof v=="string"){if(_(v,512))return H.errors=[1],!1;if(X(v,1))return H.errors=[1],
!1}else return H.errors=[1],!1;var l=h===e;if(!l)break}}}else return H.errors=[1],!1;var t=f===e}else
var t=!0;if(t){if(r.sources!==void 0){let a=r.sources,f=e;if(e===f)if(a&&typeof a=="object"&&!Array.
isArray(a)){if(Object.keys(a).length>1e5)return H.errors=[1],!1;for(let p in a){let c=a[p],v=e;if(e===
v)if(typeof c=="string"){if(_(c,256))return H.errors=[1],!1;if(X(c,1))return H.errors=[1],!1}else return H.
errors=[1],!1;var u=v===e;if(!u)break}}else return H.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.
digest!==void 0){let a=r.digest,f=e;if(e===f)if(typeof a=="string"){if(_(a,64))return H.errors=[1],!1;
if(!Wn.test(a))return H.errors=[1],!1}else return H.errors=[1],!1;var t=f===e}else var t=!0;if(t)if(r.
servers!==void 0){let a=r.servers,f=e;if(!Array.isArray(a)&&a!==null)return H.errors=[1],!1;if(e===f&&
Array.isArray(a)){if(a.length>1e4)return H.errors=[1],!1;{var i=!0;let p=a.length;for(let c=0;c<p;c++){
let v=e;le(a[c])||(n=n===null?le.errors:n.concat(le.errors),e=n.length);var i=v===e;if(!i)break}}}var t=f===
e}else var t=!0}}}}}}}}}else return H.errors=[1],!1;return H.errors=n,e===0}function ys(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response)||(n=n===
null?H.errors:n.concat(H.errors),e=n.length));else return ys.errors=[1],!1;return ys.errors=n,e===0}
var Yn=hs;var Sr=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function oe(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.role===void 0&&(l="ro\
le")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l="expires_at"))return oe.errors=[1],!1;{let u=e;
for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return oe.errors=[1],!1;break}
if(u===e){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(_(i,64))return oe.
errors=[1],!1;if(X(i,1))return oe.errors=[1],!1;if(!Sr.test(i))return oe.errors=[1],!1}else return oe.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="str\
ing")return oe.errors=[1],!1;if(!(i==="admin"||i==="viewer"))return oe.errors=[1],!1;var t=s===e}else
var t=!0;if(t){if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="string")return oe.errors=[1],!1;if(!(i===
"token"||i==="session"))return oe.errors=[1],!1;var t=s===e}else var t=!0;if(t)if(r.expires_at!==void 0){
let i=r.expires_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return oe.
errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return oe.errors=
[1],!1;if(i<0||isNaN(i))return oe.errors=[1],!1}var t=s===e}else var t=!0}}}}}else return oe.errors=
[1],!1;return oe.errors=n,e===0}function hs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(oe(r.response)||(n=n===null?oe.errors:n.concat(oe.errors),e=n.length));else
return hs.errors=[1],!1;return hs.errors=n,e===0}var Vn=vs;function ne(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.role===void 0&&(l="role")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l=
"expires_at")||r.secret===void 0&&(l="secret"))return ne.errors=[1],!1;{let u=e;for(let i in r)if(!(i===
"name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){return ne.errors=[1],!1;break}if(u===
e){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(_(i,64))return ne.errors=
[1],!1;if(X(i,1))return ne.errors=[1],!1;if(!Sr.test(i))return ne.errors=[1],!1}else return ne.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="string")return ne.
errors=[1],!1;if(!(i==="admin"||i==="viewer"))return ne.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="string")return ne.errors=[1],!1;if(i!=="session")return ne.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.expires_at!==void 0){let i=r.expires_at,s=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ne.errors=[1],!1;if(i<0||isNaN(i))return ne.errors=[1],!1}
var t=s===e}else var t=!0;if(t)if(r.secret!==void 0){let i=r.secret,s=e;if(e===s)if(typeof i=="strin\
g"){if(_(i,64))return ne.errors=[1],!1;if(X(i,1))return ne.errors=[1],!1}else return ne.errors=[1],!1;
var t=s===e}else var t=!0}}}}}}else return ne.errors=[1],!1;return ne.errors=n,e===0}function vs(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ne(r.response)||
(n=n===null?ne.errors:n.concat(ne.errors),e=n.length));else return vs.errors=[1],!1;return vs.errors=
n,e===0}var Gn=gs;function gs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(oe(r.response)||(n=n===null?oe.errors:n.concat(oe.errors),e=n.length));else return gs.errors=[1],!1;
return gs.errors=n,e===0}var Jn=_s;function I(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at"))return I.errors=[1],!1;{let u=e;for(let i in r)if(!(i==="id"||i==="name"||i==="role"||
i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return I.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(_(i,64))return I.errors=[1],!1;
if(X(i,1))return I.errors=[1],!1}else return I.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.name!==
void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(_(i,64))return I.errors=[1],!1;if(X(i,1))
return I.errors=[1],!1;if(!Sr.test(i))return I.errors=[1],!1}else return I.errors=[1],!1;var t=s===e}else
var t=!0;if(t){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="string")return I.errors=[1],!1;if(!(i===
"admin"||i==="viewer"))return I.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.prefix!==void 0){
let i=r.prefix,s=e;if(e===s)if(typeof i=="string"){if(_(i,16))return I.errors=[1],!1}else return I.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,s=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return I.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return I.errors=[1],!1;if(i<0||isNaN(i))return I.errors=[1],!1}var t=s===
e}else var t=!0;if(t){if(r.rotated_at!==void 0){let i=r.rotated_at,s=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return I.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return I.errors=[1],!1;if(i<0||isNaN(i))return I.errors=[1],!1}var t=s===
e}else var t=!0;if(t)if(r.revoked_at!==void 0){let i=r.revoked_at,s=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))&&i!==null)return I.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return I.errors=[1],!1;if(i<0||isNaN(i))return I.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}}}else return I.errors=[1],!1;return I.errors=n,e===0}function Je(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.operators===void 0&&(l="operato\
rs"))return Je.errors=[1],!1;{let u=e;for(let i in r)if(i!=="operators"){return Je.errors=[1],!1;break}
if(u===e&&r.operators!==void 0){let i=r.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return Je.
errors=[1],!1;{var t=!0;let o=i.length;for(let a=0;a<o;a++){let f=e;I(i[a])||(n=n===null?I.errors:n.
concat(I.errors),e=n.length);var t=f===e;if(!t)break}}}else return Je.errors=[1],!1}}}else return Je.
errors=[1],!1;return Je.errors=n,e===0}function _s(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Je(r.response)||(n=n===null?Je.errors:n.concat(Je.errors),
e=n.length));else return _s.errors=[1],!1;return _s.errors=n,e===0}var Qn=bs;function U(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at")||r.token===void 0&&(l="token"))return U.errors=[1],!1;{let u=e;for(let i in r)if(!(i===
"id"||i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i===
"token")){return U.errors=[1],!1;break}if(u===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i==
"string"){if(_(i,64))return U.errors=[1],!1;if(X(i,1))return U.errors=[1],!1}else return U.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="strin\
g"){if(_(i,64))return U.errors=[1],!1;if(X(i,1))return U.errors=[1],!1;if(!Sr.test(i))return U.errors=
[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,
s=e;if(typeof i!="string")return U.errors=[1],!1;if(!(i==="admin"||i==="viewer"))return U.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.prefix!==void 0){let i=r.prefix,s=e;if(e===s)if(typeof i=="s\
tring"){if(_(i,16))return U.errors=[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.created_at!==void 0){let i=r.created_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return U.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return U.errors=[1],!1;if(i<0||isNaN(i))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
rotated_at!==void 0){let i=r.rotated_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null)return U.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return U.errors=[1],!1;if(i<0||isNaN(i))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
revoked_at!==void 0){let i=r.revoked_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null)return U.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return U.errors=[1],!1;if(i<0||isNaN(i))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.
token!==void 0){let i=r.token,s=e;if(e===s)if(typeof i=="string"){if(_(i,256))return U.errors=[1],!1;
if(X(i,1))return U.errors=[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0}}}}}}}}}else return U.
errors=[1],!1;return U.errors=n,e===0}function bs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(U(r.response)||(n=n===null?U.errors:n.concat(U.errors),e=n.length));else
return bs.errors=[1],!1;return bs.errors=n,e===0}var eo=ks;function ks(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(n=n===null?I.errors:n.concat(I.errors),e=n.length));else return ks.errors=[1],!1;return ks.
errors=n,e===0}var ro=Ns;function Ns(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(n=n===null?I.errors:n.concat(I.errors),e=n.length));else return Ns.errors=[1],!1;return Ns.
errors=n,e===0}var so=Ss;function Ss(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(U(r.response)||(n=n===null?U.errors:n.concat(U.errors),e=n.length));else return Ss.errors=[1],!1;return Ss.
errors=n,e===0}var to=xs;var oa={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name","how","a\
ddress","request_id","target","target_name","before","after","reason"],properties:{id:{type:"string",
minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{type:"\
string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",enum:[
"token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"};function R(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.at===void 0&&(l="at")||r.action===void 0&&(l="action")||r.outcome===void 0&&(l="outcome")||
r.name===void 0&&(l="name")||r.how===void 0&&(l="how")||r.address===void 0&&(l="address")||r.request_id===
void 0&&(l="request_id")||r.target===void 0&&(l="target")||r.target_name===void 0&&(l="target_name")||
r.before===void 0&&(l="before")||r.after===void 0&&(l="after")||r.reason===void 0&&(l="reason"))return R.
errors=[1],!1;{let u=e;for(let i in r)if(!je.call(oa.properties,i)){return R.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(_(i,64))return R.errors=[1],!1;
if(X(i,1))return R.errors=[1],!1}else return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.at!==
void 0){let i=r.at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return R.errors=
[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return R.errors=[1],
!1;if(i<0||isNaN(i))return R.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.action!==void 0){let i=r.
action,s=e;if(typeof i!="string")return R.errors=[1],!1;if(!(i==="createKey"||i==="changeKey"||i==="\
rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="drainUpstream"||i==="restoreUpstream"||i==="prob\
eUpstream"||i==="reconcilePayment"||i==="closePayment"||i==="createOperator"||i==="changeOperator"||
i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i==="endSession"||i==="drainServer"||
i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"||i==="authenticate"))return R.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.outcome!==void 0){let i=r.outcome,s=e;if(typeof i!="string")
return R.errors=[1],!1;if(!(i==="done"||i==="begun"||i==="failed"))return R.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(_(i,128))
return R.errors=[1],!1}else return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.how!==void 0){
let i=r.how,s=e;if(typeof i!="string")return R.errors=[1],!1;if(!(i==="token"||i==="session"||i==="c\
li"||i==="signal"||i==="server"))return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.address!==
void 0){let i=r.address,s=e;if(typeof i!="string"&&i!==null)return R.errors=[1],!1;if(e===s&&typeof i==
"string"&&_(i,255))return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.request_id!==void 0){
let i=r.request_id,s=e;if(typeof i!="string"&&i!==null)return R.errors=[1],!1;if(e===s&&typeof i=="s\
tring"&&_(i,64))return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.target!==void 0){let i=r.
target,s=e;if(typeof i!="string"&&i!==null)return R.errors=[1],!1;if(e===s&&typeof i=="string"&&_(i,
128))return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.target_name!==void 0){let i=r.target_name,
s=e;if(typeof i!="string"&&i!==null)return R.errors=[1],!1;if(e===s&&typeof i=="string"&&_(i,256))return R.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.before!==void 0){let i=r.before,s=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.after!==
void 0){let i=r.after,s=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return R.errors=[
1],!1;var t=s===e}else var t=!0;if(t)if(r.reason!==void 0){let i=r.reason,s=e;if(typeof i!="string"&&
i!==null)return R.errors=[1],!1;if(e===s&&typeof i=="string"&&_(i,4096))return R.errors=[1],!1;var t=s===
e}else var t=!0}}}}}}}}}}}}}}else return R.errors=[1],!1;return R.errors=n,e===0}function Fe(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===
void 0&&(u="next"))return Fe.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="rows"||s==="next")){return Fe.
errors=[1],!1;break}if(i===e){if(r.rows!==void 0){let s=r.rows,o=e;if(e===o)if(Array.isArray(s)){if(s.
length>1e3)return Fe.errors=[1],!1;{var t=!0;let a=s.length;for(let f=0;f<a;f++){let d=e;R(s[f])||(n=
n===null?R.errors:n.concat(R.errors),e=n.length);var t=d===e;if(!t)break}}}else return Fe.errors=[1],
!1;var l=o===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.next,o=e;if(typeof s!="string"&&s!==null)
return Fe.errors=[1],!1;if(e===o&&typeof s=="string"&&_(s,64))return Fe.errors=[1],!1;var l=o===e}else
var l=!0}}}else return Fe.errors=[1],!1;return Fe.errors=n,e===0}function xs(r){let n=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Fe(r.response)||(n=n===null?Fe.errors:
n.concat(Fe.errors),e=n.length));else return xs.errors=[1],!1;return xs.errors=n,e===0}var io=As;function As(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(R(r.response)||(n=n===null?R.errors:n.concat(R.errors),e=n.length));else return As.errors=[1],!1;return As.
errors=n,e===0}var no=_e;function _e(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let l=r.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.calls===void 0&&
(i="calls")||l.streams===void 0&&(i="streams")||l.queued_rows===void 0&&(i="queued_rows"))return _e.
errors=[1],!1;{let s=e;for(let o in l)if(!(o==="calls"||o==="streams"||o==="queued_rows")){return _e.
errors=[1],!1;break}if(s===e){if(l.calls!==void 0){let o=l.calls,a=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return _e.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return _e.errors=[1],!1;if(o<0||isNaN(o))return _e.errors=[1],!1}var t=a===e}else var t=!0;
if(t){if(l.streams!==void 0){let o=l.streams,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return _e.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return _e.errors=[1],!1;if(o<0||isNaN(o))return _e.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(l.
queued_rows!==void 0){let o=l.queued_rows,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return _e.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return _e.
errors=[1],!1;if(o<0||isNaN(o))return _e.errors=[1],!1}var t=a===e}else var t=!0}}}}else return _e.errors=
[1],!1}}else return _e.errors=[1],!1;return _e.errors=n,e===0}var oo=Ts;function fe(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.applied===
void 0&&(s="applied")||r.problems===void 0&&(s="problems")||r.changes===void 0&&(s="changes"))return fe.
errors=[1],!1;{let o=e;for(let a in r)if(!(a==="applied"||a==="problems"||a==="changes")){return fe.
errors=[1],!1;break}if(o===e){if(r.applied!==void 0){let a=e;if(typeof r.applied!="boolean")return fe.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.problems!==void 0){let a=r.problems,f=e;if(e===f)
if(Array.isArray(a)){if(a.length>1e4)return fe.errors=[1],!1;{var l=!0;let p=a.length;for(let c=0;c<
p;c++){let v=a[c],h=e;if(e===h)if(typeof v=="string"){if(_(v,4096))return fe.errors=[1],!1}else return fe.
errors=[1],!1;var l=h===e;if(!l)break}}}else return fe.errors=[1],!1;var t=f===e}else var t=!0;if(t)
if(r.changes!==void 0){let a=r.changes,f=e;if(e===f)if(Array.isArray(a)){if(a.length>1e5)return fe.errors=
[1],!1;{var u=!0;let p=a.length;for(let c=0;c<p;c++){let v=a[c],h=e;if(e===e)if(v&&typeof v=="object"&&
!Array.isArray(v)){let m;if(v.setting===void 0&&(m="setting")||v.needs_restart===void 0&&(m="needs_r\
estart"))return fe.errors=[1],!1;{let S=e;for(let k in v)if(!(k==="setting"||k==="before"||k==="afte\
r"||k==="needs_restart")){return fe.errors=[1],!1;break}if(S===e){if(v.setting!==void 0){let k=v.setting,
K=e;if(e===K)if(typeof k=="string"){if(_(k,512))return fe.errors=[1],!1}else return fe.errors=[1],!1;
var i=K===e}else var i=!0;if(i)if(v.needs_restart!==void 0){let k=e;if(typeof v.needs_restart!="bool\
ean")return fe.errors=[1],!1;var i=k===e}else var i=!0}}}else return fe.errors=[1],!1;var u=h===e;if(!u)
break}}}else return fe.errors=[1],!1;var t=f===e}else var t=!0}}}}else return fe.errors=[1],!1;return fe.
errors=n,e===0}function Ts(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.
response!==void 0&&(fe(r.response)||(n=n===null?fe.errors:n.concat(fe.errors),e=n.length));else return Ts.
errors=[1],!1;return Ts.errors=n,e===0}var ao=M;function M(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let o=r.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let f;if(o.name===void 0&&(f=
"name")||o.operations===void 0&&(f="operations")||o.elsewhere===void 0&&(f="elsewhere"))return M.errors=
[1],!1;{let d=e;for(let p in o)if(!(p==="name"||p==="operations"||p==="elsewhere")){return M.errors=
[1],!1;break}if(d===e){if(o.name!==void 0){let p=o.name,c=e;if(e===c)if(typeof p=="string"){if(_(p,128))
return M.errors=[1],!1;if(X(p,1))return M.errors=[1],!1}else return M.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(o.operations!==void 0){let p=o.operations,c=e;if(e===c)if(Array.isArray(p)){if(p.length>
256)return M.errors=[1],!1;{var l=!0;let h=p.length;for(let g=0;g<h;g++){let y=p[g],m=e;if(e===m)if(y&&
typeof y=="object"&&!Array.isArray(y)){let k;if(y.method===void 0&&(k="method")||y.path===void 0&&(k=
"path")||y.summary===void 0&&(k="summary"))return M.errors=[1],!1;{let K=e;for(let b in y)if(!(b==="\
method"||b==="path"||b==="summary")){return M.errors=[1],!1;break}if(K===e){if(y.method!==void 0){let b=y.
method,N=e;if(e===N)if(typeof b=="string"){if(_(b,7))return M.errors=[1],!1;if(X(b,3))return M.errors=
[1],!1}else return M.errors=[1],!1;var u=N===e}else var u=!0;if(u){if(y.path!==void 0){let b=y.path,
N=e;if(e===N)if(typeof b=="string"){if(_(b,256))return M.errors=[1],!1;if(X(b,1))return M.errors=[1],
!1}else return M.errors=[1],!1;var u=N===e}else var u=!0;if(u)if(y.summary!==void 0){let b=y.summary,
N=e;if(e===N)if(typeof b=="string"){if(_(b,256))return M.errors=[1],!1}else return M.errors=[1],!1;var u=N===
e}else var u=!0}}}}else return M.errors=[1],!1;var l=m===e;if(!l)break}}}else return M.errors=[1],!1;
var t=c===e}else var t=!0;if(t)if(o.elsewhere!==void 0){let p=o.elsewhere,c=e;if(e===c)if(Array.isArray(
p)){if(p.length>16)return M.errors=[1],!1;{var i=!0;let h=p.length;for(let g=0;g<h;g++){let y=p[g],m=e;
if(e===m)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.name===void 0&&(k="name"))return M.
errors=[1],!1;{let K=e;for(let b in y)if(!(b==="name"||b==="path"||b==="address"||b==="port")){return M.
errors=[1],!1;break}if(K===e){if(y.name!==void 0){let b=y.name,N=e;if(e===N)if(typeof b=="string"){if(_(
b,128))return M.errors=[1],!1;if(X(b,1))return M.errors=[1],!1}else return M.errors=[1],!1;var s=N===
e}else var s=!0;if(s){if(y.path!==void 0){let b=y.path,N=e;if(e===N)if(typeof b=="string"){if(_(b,256))
return M.errors=[1],!1;if(X(b,1))return M.errors=[1],!1}else return M.errors=[1],!1;var s=N===e}else
var s=!0;if(s){if(y.address!==void 0){let b=y.address,N=e;if(e===N)if(typeof b=="string"){if(_(b,2048))
return M.errors=[1],!1;if(X(b,1))return M.errors=[1],!1}else return M.errors=[1],!1;var s=N===e}else
var s=!0;if(s)if(y.port!==void 0){let b=y.port,N=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return M.errors=[1],!1;if(e===N&&typeof b=="number"&&isFinite(b)){if(b>65535||isNaN(b))return M.
errors=[1],!1;if(b<1||isNaN(b))return M.errors=[1],!1}var s=N===e}else var s=!0}}}}}else return M.errors=
[1],!1;var i=m===e;if(!i)break}}}else return M.errors=[1],!1;var t=c===e}else var t=!0}}}}else return M.
errors=[1],!1}}else return M.errors=[1],!1;return M.errors=n,e===0}var fo=Nr;function Nr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return Nr.errors=[1],
!1}}else return Nr.errors=[1],!1;return Nr.errors=n,e===0}var va={getHealth:{parameters:Us,body:Pt,replies:{200:_n}},getReadiness:{parameters:Is,body:Rt,replies:{
200:bn,503:kn}},getMetrics:{parameters:Zs,body:Ut,replies:{}},listKeys:{parameters:Ds,body:Zt,replies:{
200:Nn}},createKey:{parameters:Bs,body:Bt,replies:{200:xn}},readKey:{parameters:Hs,body:Wt,replies:{
200:An}},revokeKey:{parameters:Ws,body:Vt,replies:{200:Tn}},changeKey:{parameters:Ys,body:Jt,replies:{
200:qn}},rotateKey:{parameters:Vs,body:Qt,replies:{200:$n}},restoreKey:{parameters:Gs,body:ei,replies:{
200:jn}},getUsage:{parameters:Js,body:si,replies:{200:Kn}},listUsage:{parameters:Qs,body:ii,replies:{
200:Fn}},readOverview:{parameters:et,body:oi,replies:{200:Ln}},readSeries:{parameters:rt,body:fi,replies:{
200:On}},listRequests:{parameters:st,body:ui,replies:{200:wn}},readRequest:{parameters:tt,body:di,replies:{
200:Cn}},listPayments:{parameters:it,body:mi,replies:{200:En}},readPayment:{parameters:nt,body:hi,replies:{
200:Mn}},reconcilePayment:{parameters:ot,body:gi,replies:{200:Pn}},closePayment:{parameters:at,body:bi,
replies:{200:Xn}},listUpstreams:{parameters:ft,body:Ni,replies:{200:Rn}},drainUpstream:{parameters:lt,
body:xi,replies:{200:zn}},restoreUpstream:{parameters:ut,body:Ti,replies:{200:Un}},probeUpstream:{parameters:pt,
body:$i,replies:{200:In}},listRoutes:{parameters:dt,body:Ki,replies:{200:Zn}},listOperatorAgents:{parameters:ct,
body:Li,replies:{200:Dn}},readOperatorAgent:{parameters:mt,body:wi,replies:{200:Bn}},getConfig:{parameters:yt,
body:Ei,replies:{200:Hn}},readSession:{parameters:ht,body:Pi,replies:{200:Yn}},createSession:{parameters:vt,
body:Ri,replies:{200:Vn}},endSession:{parameters:gt,body:zi,replies:{200:Gn}},listOperators:{parameters:_t,
body:Ii,replies:{200:Jn}},createOperator:{parameters:bt,body:Di,replies:{200:Qn}},revokeOperator:{parameters:kt,
body:Bi,replies:{200:eo}},changeOperator:{parameters:Nt,body:Wi,replies:{200:ro}},rotateOperator:{parameters:St,
body:Yi,replies:{200:so}},listAudit:{parameters:xt,body:Gi,replies:{200:to}},readAudit:{parameters:At,
body:Qi,replies:{200:io}},drainServer:{parameters:Tt,body:rn,replies:{200:no}},reload:{parameters:qt,
body:tn,replies:{200:oo}},getOverview:{parameters:$t,body:nn,replies:{200:ao}},getContract:{parameters:jt,
body:an,replies:{200:fo}},getReference:{parameters:Kt,body:ln,replies:{}},getReferenceFile:{parameters:Ft,
body:pn,replies:{}},getConsole:{parameters:Ot,body:cn,replies:{}},getConsoleFile:{parameters:wt,body:yn,
replies:{}}};export{va as default};
