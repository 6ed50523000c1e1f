// Compiled from a contract by npm run generate. Never edited.
var fo=Object.create;var Ts=Object.defineProperty;var lo=Object.getOwnPropertyDescriptor;var uo=Object.getOwnPropertyNames;var po=Object.getPrototypeOf,co=Object.prototype.hasOwnProperty;var qs=(r,n)=>()=>{try{return n||r((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}};var mo=(r,n,e,i)=>{if(n&&typeof n=="object"||typeof n=="function")for(let l of uo(n))!co.call(r,l)&&
l!==e&&Ts(r,l,{get:()=>n[l],enumerable:!(i=lo(n,l))||i.enumerable});return r};var fr=(r,n,e)=>(e=r!=null?fo(po(r)):{},mo(n||!r||!r.__esModule?Ts(e,"default",{value:r,enumerable:!0}):
e,r));var gr=qs(vr=>{"use strict";Object.defineProperty(vr,"__esModule",{value:!0});vr.formats=void 0;var ho=2**
31-1,vo=(-2)**31,go=2**63-1,_o=(-2)**63,Ks=(2-2**-23)*2**127,Fs=2**-126,bo=-1*Ks,ko=-1*Fs,js=()=>!0,
No=/^[A-Za-z0-9+/]*(=|==)?$/;vr.formats={int32:{validate:r=>Number.isInteger(r)&&r<=ho&&r>=vo,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=go&&r>=_o,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Ks&&r>=Fs||r>=bo&&r<=ko),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&No.test(r),binary:js,password:js}});var _r=qs(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:!0});Le.formatNames=Le.fastFormats=
Le.fullFormats=void 0;function Oe(r,n){return{validate:r,compare:n}}Le.fullFormats={date:Oe(Cs,Tr),time:Oe(
xr(!0),qr),"date-time":Oe(Os(!0),Ms),"iso-time":Oe(xr(),Es),"iso-date-time":Oe(Os(),Ps),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:$o,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Co,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:jo,int32:{type:"number",validate:Oo},
int64:{type:"number",validate:Lo},float:{type:"number",validate:ws},double:{type:"number",validate:ws},
password:!0,binary:!0};Le.fastFormats={...Le.fullFormats,date:Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Tr),time:Oe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,qr),"date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ms),"iso-time":Oe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Es),
"iso-date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ps),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Le.formatNames=Object.keys(Le.fullFormats);function So(r){return r%4===0&&(r%100!==0||r%400===0)}var xo=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ao=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Cs(r){let n=xo.exec(r);if(!n)return!1;let e=+n[1],
i=+n[2],l=+n[3];return i>=1&&i<=12&&l>=1&&l<=(i===2&&So(e)?29:Ao[i])}function Tr(r,n){if(r&&n)return r>
n?1:r<n?-1:0}var Sr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function xr(r){
return function(e){let i=Sr.exec(e);if(!i)return!1;let l=+i[1],u=+i[2],t=+i[3],s=i[4],o=i[5]==="-"?-1:
1,f=+(i[6]||0),a=+(i[7]||0);if(f>23||a>59||r&&!s)return!1;if(l<=23&&u<=59&&t<60)return!0;let d=u-a*o,
p=l-f*o-(d<0?1:0);return(p===23||p===-1)&&(d===59||d===-1)&&t<61}}function qr(r,n){if(!(r&&n))return;
let e=new Date("2020-01-01T"+r).valueOf(),i=new Date("2020-01-01T"+n).valueOf();if(e&&i)return e-i}function Es(r,n){
if(!(r&&n))return;let e=Sr.exec(r),i=Sr.exec(n);if(e&&i)return r=e[1]+e[2]+e[3],n=i[1]+i[2]+i[3],r>n?
1:r<n?-1:0}var Ar=/t|\s/i;function Os(r){let n=xr(r);return function(i){let l=i.split(Ar);return l.length===
2&&Cs(l[0])&&n(l[1])}}function Ms(r,n){if(!(r&&n))return;let e=new Date(r).valueOf(),i=new Date(n).valueOf();
if(e&&i)return e-i}function Ps(r,n){if(!(r&&n))return;let[e,i]=r.split(Ar),[l,u]=n.split(Ar),t=Tr(e,
l);if(t!==void 0)return t||qr(i,u)}var To=/\/|:/,qo=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function $o(r){return To.test(r)&&qo.test(r)}var Ls=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function jo(r){return Ls.lastIndex=0,Ls.test(r)}var Ko=-(2**31),Fo=2**31-1;function Oo(r){return Number.
isInteger(r)&&r<=Fo&&r>=Ko}function Lo(r){return Number.isInteger(r)}function ws(){return!0}var wo=/[^\\]\\Z/;
function Co(r){if(wo.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var lr=(r,n)=>r.length>n&&$s(r)>n,ur=(r,n)=>r.length<2*n&&$s(r)<n,yo=/[\ud800-\udbff][\udc00-\udfff]/g,
$s=r=>r.length-(r.match(yo)?.length??0);var Xs=fr(gr()),Rs=fr(_r()),da={...Xs.formats,...Rs.fastFormats},zs=$r;function $r(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return $r.errors=[1],
!1}return $r.errors=n,e===0}var Us=jr;function jr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return jr.errors=[1],
!1}return jr.errors=n,e===0}var Is=Kr;function Kr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Kr.errors=[1],
!1}return Kr.errors=n,e===0}var Zs=pr;var O=lr;function pr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===
void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return pr.errors=
[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l["if-none-match"]!==void 0){let t=l["if-none-match"],s=e;if(typeof t!="string"){let o=typeof t,f;
if(f===void 0)if(o=="number"||o=="boolean")f=""+t;else if(t===null)f="";else return pr.errors=[1],!1;
f!==void 0&&(t=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof t=="string"&&O(t,4096))return pr.
errors=[1],!1}}else return pr.errors=[1],!1}}return pr.errors=n,e===0}var Ds=Qe;var C=ur,br=new RegExp("^[ -~]+$","u");function Qe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&
(i="params"))return Qe.errors=[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let t=l["idempotency-key"],s=e;if(typeof t!=
"string"){let o=typeof t,f;if(f===void 0)if(o=="number"||o=="boolean")f=""+t;else if(t===null)f="";else
return Qe.errors=[1],!1;f!==void 0&&(t=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===s&&typeof t=="\
string"){if(O(t,255))return Qe.errors=[1],!1;if(C(t,1))return Qe.errors=[1],!1;if(!br.test(t))return Qe.
errors=[1],!1}}}else return Qe.errors=[1],!1}}return Qe.errors=n,e===0}var Bs=we;var ve=new RegExp("^[0-9a-f-]{36}$","u");function we(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&
(i="params"))return we.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="\
object"&&!Array.isArray(l)){let t;if(l.id===void 0&&(t="id"))return we.errors=[1],!1;if(l.id!==void 0){
let s=l.id,o=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=
""+s;else if(s===null)a="";else return we.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===
o&&typeof s=="string"){if(O(s,36))return we.errors=[1],!1;if(C(s,36))return we.errors=[1],!1;if(!ve.
test(s))return we.errors=[1],!1}}}else return we.errors=[1],!1}}return we.errors=n,e===0}var Hs=Ce;function Ce(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ce.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Ce.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ce.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Ce.errors=[1],!1;if(C(s,36))return Ce.errors=[1],!1;if(!ve.test(s))return Ce.errors=[1],!1}}}else
return Ce.errors=[1],!1}}return Ce.errors=n,e===0}var Ws=Ee;function Ee(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ee.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Ee.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ee.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Ee.errors=[1],!1;if(C(s,36))return Ee.errors=[1],!1;if(!ve.test(s))return Ee.errors=[1],!1}}}else
return Ee.errors=[1],!1}}return Ee.errors=n,e===0}var Ys=be;function be(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return be.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["idempotency-key"]!==void 0){let s=u["idempotency-key"],o=e;if(typeof s!="string"){let f=typeof s,
a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return be.errors=[1],
!1;a!==void 0&&(s=a,u!==void 0&&(u["idempotency-key"]=a))}if(e===o&&typeof s=="string"){if(O(s,255))
return be.errors=[1],!1;if(C(s,1))return be.errors=[1],!1;if(!br.test(s))return be.errors=[1],!1}}}else
return be.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(r.params!==void 0){let u=r.params,t=e;if(e===
t)if(u&&typeof u=="object"&&!Array.isArray(u)){let o;if(u.id===void 0&&(o="id"))return be.errors=[1],
!1;if(u.id!==void 0){let f=u.id,a=e;if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="num\
ber"||d=="boolean")p=""+f;else if(f===null)p="";else return be.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&
(u.id=p))}if(e===a&&typeof f=="string"){if(O(f,36))return be.errors=[1],!1;if(C(f,36))return be.errors=
[1],!1;if(!ve.test(f))return be.errors=[1],!1}}}else return be.errors=[1],!1;var i=t===e}else var i=!0}
return be.errors=n,e===0}var Vs=Me;function Me(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Me.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Me.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Me.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Me.errors=[1],!1;if(C(s,36))return Me.errors=[1],!1;if(!ve.test(s))return Me.errors=[1],!1}}}else
return Me.errors=[1],!1}}return Me.errors=n,e===0}var Gs=Q;var Se=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function Q(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||r.params===
void 0&&(u="params"))return Q.errors=[1],!1;if(r.query!==void 0){let t=r.query;if(e===e)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.from!==void 0){let o=t.from,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let a=typeof o,d;if(d===void 0)if(a==="boolean"||o===null||a==="string"&&o&&o==+o&&
!(o%1))d=+o;else return Q.errors=[1],!1;d!==void 0&&(o=d,t!==void 0&&(t.from=d))}if(e===f&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return Q.errors=[1],!1;if(o<0||isNaN(o))return Q.errors=
[1],!1}var i=f===e}else var i=!0;if(i){if(t.to!==void 0){let o=t.to,f=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boolean"||o===null||d==="string"&&
o&&o==+o&&!(o%1))p=+o;else return Q.errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.to=p))}if(e===f&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return Q.errors=[1],!1;if(o<0||isNaN(o))return Q.errors=
[1],!1}var i=f===e}else var i=!0;if(i){if(t.key_id!==void 0){let o=t.key_id,f=e;if(typeof o!="string"){
let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else return Q.
errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.key_id=p))}if(e===f&&typeof o=="string"){if(O(o,256))return Q.
errors=[1],!1;if(C(o,1))return Q.errors=[1],!1;if(!Se.test(o))return Q.errors=[1],!1}var i=f===e}else
var i=!0;if(i){if(t.model!==void 0){let o=t.model,f=e;if(typeof o!="string"){let d=typeof o,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else return Q.errors=[1],!1;p!==void 0&&
(o=p,t!==void 0&&(t.model=p))}if(e===f&&typeof o=="string"){if(O(o,256))return Q.errors=[1],!1;if(C(
o,1))return Q.errors=[1],!1;if(!Se.test(o))return Q.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(t.
by!==void 0){let o=t.by,f=e;if(e===f)if(Array.isArray(o)){if(o.length>4)return Q.errors=[1],!1;{var l=!0;
let d=o.length;for(let p=0;p<d;p++){let c=o[p],v=e;if(typeof c!="string"){let _=typeof c,y;if(y===void 0)
if(_=="number"||_=="boolean")y=""+c;else if(c===null)y="";else return Q.errors=[1],!1;y!==void 0&&(c=
y,o!==void 0&&(o[p]=y))}if(!(c==="key"||c==="model"||c==="agent"||c==="hour"))return Q.errors=[1],!1;
var l=v===e;if(!l)break}if(l){let p=o.length,c;if(p>1){let v={};for(;p--;){let h=o[p];if(typeof h=="\
string"){if(typeof v[h]=="number"){return c=v[h],Q.errors=[1],!1;break}v[h]=p}}}}}}else return Q.errors=
[1],!1;var i=f===e}else var i=!0}}}}else return Q.errors=[1],!1}}return Q.errors=n,e===0}var Js=G;function G(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return G.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.from!==void 0){let s=u.from,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let f=typeof s,a;if(a===void 0)if(f==="boolean"||s===null||f==="string"&&s&&s==+s&&!(s%
1))a=+s;else return G.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&(u.from=a))}if(e===o&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return G.errors=[1],!1;if(s<0||isNaN(s))return G.errors=
[1],!1}var i=o===e}else var i=!0;if(i){if(u.to!==void 0){let s=u.to,o=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a==="boolean"||s===null||a==="string"&&
s&&s==+s&&!(s%1))d=+s;else return G.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.to=d))}if(e===o&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return G.errors=[1],!1;if(s<0||isNaN(s))return G.errors=
[1],!1}var i=o===e}else var i=!0;if(i){if(u.key_id!==void 0){let s=u.key_id,o=e;if(typeof s!="string"){
let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return G.
errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.key_id=d))}if(e===o&&typeof s=="string"){if(O(s,256))return G.
errors=[1],!1;if(C(s,1))return G.errors=[1],!1;if(!Se.test(s))return G.errors=[1],!1}var i=o===e}else
var i=!0;if(i){if(u.model!==void 0){let s=u.model,o=e;if(typeof s!="string"){let a=typeof s,d;if(d===
void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return G.errors=[1],!1;d!==void 0&&
(s=d,u!==void 0&&(u.model=d))}if(e===o&&typeof s=="string"){if(O(s,256))return G.errors=[1],!1;if(C(
s,1))return G.errors=[1],!1;if(!Se.test(s))return G.errors=[1],!1}var i=o===e}else var i=!0;if(i){let s=u.
limit,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a===
"boolean"||s===null||a==="string"&&s&&s==+s&&!(s%1))d=+s;else return G.errors=[1],!1;d!==void 0&&(s=
d,u!==void 0&&(u.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return G.errors=
[1],!1;if(s<1||isNaN(s))return G.errors=[1],!1}var i=o===e;if(i)if(u.after!==void 0){let a=u.after,d=e;
if(typeof a!="string"){let c=typeof a,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+a;else if(a===
null)v="";else return G.errors=[1],!1;v!==void 0&&(a=v,u!==void 0&&(u.after=v))}if(e===d&&typeof a==
"string"){if(O(a,256))return G.errors=[1],!1;if(C(a,1))return G.errors=[1],!1}var i=d===e}else var i=!0}}}}}else
return G.errors=[1],!1}}return G.errors=n,e===0}var Qs=Fr;function Fr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Fr.errors=[1],
!1}return Fr.errors=n,e===0}var et=ee;function ee(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&
(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return ee.errors=[1],
!1;if(r.query!==void 0){let t=r.query,s=e;if(e===s)if(t&&typeof t=="object"&&!Array.isArray(t)){t.step===
void 0&&(t.step="hour"),t.top===void 0&&(t.top=20);let o;if(t.metric===void 0&&(o="metric"))return ee.
errors=[1],!1;if(t.metric!==void 0){let f=t.metric,a=e;if(typeof f!="string"){let d=typeof f,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else return ee.errors=[1],!1;p!==void 0&&
(f=p,t!==void 0&&(t.metric=p))}if(!(f==="requests"||f==="failed"||f==="attempts"||f==="failed_attemp\
ts"||f==="prompt_tokens"||f==="cached_tokens"||f==="completion_tokens"||f==="tokens"||f==="charged"||
f==="cost"||f==="first_token_p50_ms"||f==="first_token_p95_ms"||f==="whole_p50_ms"||f==="whole_p95_m\
s"))return ee.errors=[1],!1;var i=a===e}else var i=!0;if(i){if(t.by!==void 0){let f=t.by,a=e;if(typeof f!=
"string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===null)c="";else
return ee.errors=[1],!1;c!==void 0&&(f=c,t!==void 0&&(t.by=c))}if(!(f==="key"||f==="model"||f==="age\
nt"||f==="upstream"||f==="status"))return ee.errors=[1],!1;var i=a===e}else var i=!0;if(i){if(t.from!==
void 0){let f=t.from,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let p=typeof f,c;
if(c===void 0)if(p==="boolean"||f===null||p==="string"&&f&&f==+f&&!(f%1))c=+f;else return ee.errors=
[1],!1;c!==void 0&&(f=c,t!==void 0&&(t.from=c))}if(e===a&&typeof f=="number"&&isFinite(f)){if(f>41024448e5||
isNaN(f))return ee.errors=[1],!1;if(f<0||isNaN(f))return ee.errors=[1],!1}var i=a===e}else var i=!0;
if(i){if(t.to!==void 0){let f=t.to,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let p=typeof f,
c;if(c===void 0)if(p==="boolean"||f===null||p==="string"&&f&&f==+f&&!(f%1))c=+f;else return ee.errors=
[1],!1;c!==void 0&&(f=c,t!==void 0&&(t.to=c))}if(e===a&&typeof f=="number"&&isFinite(f)){if(f>41024448e5||
isNaN(f))return ee.errors=[1],!1;if(f<0||isNaN(f))return ee.errors=[1],!1}var i=a===e}else var i=!0;
if(i){let f=t.step,a=e;if(typeof f!="string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boo\
lean")c=""+f;else if(f===null)c="";else return ee.errors=[1],!1;c!==void 0&&(f=c,t!==void 0&&(t.step=
c))}if(!(f==="hour"||f==="day"))return ee.errors=[1],!1;var i=a===e;if(i){let p=t.top,c=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h=typeof p,_;if(_===void 0)if(h==="boolean"||p===null||
h==="string"&&p&&p==+p&&!(p%1))_=+p;else return ee.errors=[1],!1;_!==void 0&&(p=_,t!==void 0&&(t.top=
_))}if(e===c&&typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p))return ee.errors=[1],!1;if(p<1||isNaN(
p))return ee.errors=[1],!1}var i=c===e}}}}}}else return ee.errors=[1],!1;var l=s===e}else var l=!0;if(l)
if(r.headers!==void 0){let t=r.headers,s=e;if(e===s)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t["\
if-none-match"]!==void 0){let f=t["if-none-match"],a=e;if(typeof f!="string"){let d=typeof f,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else return ee.errors=[1],!1;p!==void 0&&
(f=p,t!==void 0&&(t["if-none-match"]=p))}if(e===a&&typeof f=="string"&&O(f,4096))return ee.errors=[1],
!1}}else return ee.errors=[1],!1;var l=s===e}else var l=!0}return ee.errors=n,e===0}var rt=L;var Eo=new RegExp("^[a-z0-9_]+$","u");function L(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&
(u="params"))return L.errors=[1],!1;if(r.query!==void 0){let t=r.query,s=e;if(e===s)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.limit===void 0&&(t.limit=100),t.from!==void 0){let o=t.from,f=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let a=typeof o,d;if(d===void 0)if(a==="boolean"||o===null||
a==="string"&&o&&o==+o&&!(o%1))d=+o;else return L.errors=[1],!1;d!==void 0&&(o=d,t!==void 0&&(t.from=
d))}if(e===f&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return L.errors=[1],!1;if(o<
0||isNaN(o))return L.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(t.to!==void 0){let o=t.to,f=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boo\
lean"||o===null||d==="string"&&o&&o==+o&&!(o%1))p=+o;else return L.errors=[1],!1;p!==void 0&&(o=p,t!==
void 0&&(t.to=p))}if(e===f&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return L.errors=
[1],!1;if(o<0||isNaN(o))return L.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(t.key_id!==void 0){
let o=t.key_id,f=e;if(typeof o!="string"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")
p=""+o;else if(o===null)p="";else return L.errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.key_id=p))}
if(e===f&&typeof o=="string"){if(O(o,256))return L.errors=[1],!1;if(C(o,1))return L.errors=[1],!1;if(!Se.
test(o))return L.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(t.model!==void 0){let o=t.model,f=e;
if(typeof o!="string"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===
null)p="";else return L.errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.model=p))}if(e===f&&typeof o==
"string"){if(O(o,256))return L.errors=[1],!1;if(C(o,1))return L.errors=[1],!1;if(!Se.test(o))return L.
errors=[1],!1}var i=f===e}else var i=!0;if(i){if(t.agent!==void 0){let o=t.agent,f=e;if(typeof o!="s\
tring"){let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else
return L.errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.agent=p))}if(e===f&&typeof o=="string"){if(O(
o,256))return L.errors=[1],!1;if(C(o,1))return L.errors=[1],!1;if(!Se.test(o))return L.errors=[1],!1}
var i=f===e}else var i=!0;if(i){if(t.upstream!==void 0){let o=t.upstream,f=e;if(typeof o!="string"){
let d=typeof o,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else return L.
errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.upstream=p))}if(e===f&&typeof o=="string"){if(O(o,64))
return L.errors=[1],!1;if(C(o,1))return L.errors=[1],!1;if(!Se.test(o))return L.errors=[1],!1}var i=f===
e}else var i=!0;if(i){if(t.status!==void 0){let o=t.status,f=e;if(typeof o!="string"){let d=typeof o,
p;if(p===void 0)if(d=="number"||d=="boolean")p=""+o;else if(o===null)p="";else return L.errors=[1],!1;
p!==void 0&&(o=p,t!==void 0&&(t.status=p))}if(e===f&&typeof o=="string"){if(O(o,64))return L.errors=
[1],!1;if(C(o,1))return L.errors=[1],!1;if(!Eo.test(o))return L.errors=[1],!1}var i=f===e}else var i=!0;
if(i){if(t.slower_than_ms!==void 0){let o=t.slower_than_ms,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&
!(o%1))p=+o;else return L.errors=[1],!1;p!==void 0&&(o=p,t!==void 0&&(t.slower_than_ms=p))}if(e===f&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return L.errors=[1],!1;if(o<0||isNaN(
o))return L.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(t.costlier_than!==void 0){let o=t.costlier_than,
f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===void 0)if(d===
"boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))p=+o;else return L.errors=[1],!1;p!==void 0&&(o=
p,t!==void 0&&(t.costlier_than=p))}if(e===f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return L.errors=[1],!1;if(o<0||isNaN(o))return L.errors=[1],!1}var i=f===e}else var i=!0;if(i){
let o=t.limit,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,p;if(p===
void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))p=+o;else return L.errors=[1],!1;p!==
void 0&&(o=p,t!==void 0&&(t.limit=p))}if(e===f&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))
return L.errors=[1],!1;if(o<1||isNaN(o))return L.errors=[1],!1}var i=f===e;if(i)if(t.after!==void 0){
let d=t.after,p=e;if(typeof d!="string"){let v=typeof d,h;if(h===void 0)if(v=="number"||v=="boolean")
h=""+d;else if(d===null)h="";else return L.errors=[1],!1;h!==void 0&&(d=h,t!==void 0&&(t.after=h))}if(e===
p&&typeof d=="string"){if(O(d,256))return L.errors=[1],!1;if(C(d,1))return L.errors=[1],!1}var i=p===
e}else var i=!0}}}}}}}}}}else return L.errors=[1],!1;var l=s===e}else var l=!0;if(l)if(r.headers!==void 0){
let t=r.headers,s=e;if(e===s)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t["if-none-match"]!==void 0){
let f=t["if-none-match"],a=e;if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="number"||d==
"boolean")p=""+f;else if(f===null)p="";else return L.errors=[1],!1;p!==void 0&&(f=p,t!==void 0&&(t["\
if-none-match"]=p))}if(e===a&&typeof f=="string"&&O(f,4096))return L.errors=[1],!1}}else return L.errors=
[1],!1;var l=s===e}else var l=!0}return L.errors=n,e===0}var st=Pe;function Pe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Pe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Pe.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Pe.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Pe.errors=[1],!1;if(C(s,36))return Pe.errors=[1],!1;if(!ve.test(s))return Pe.errors=[1],!1}}}else
return Pe.errors=[1],!1}}return Pe.errors=n,e===0}var tt=te;function te(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return te.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.state!==void 0){let s=u.state,o=e;if(typeof s!="string"){let f=typeof s,a;if(a===
void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return te.errors=[1],!1;a!==void 0&&
(s=a,u!==void 0&&(u.state=a))}if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||
s==="settled"||s==="settle_unknown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))
return te.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(u.network!==void 0){let s=u.network,o=e;if(typeof s!=
"string"){let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else
return te.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.network=d))}if(e===o&&typeof s=="string"){if(O(
s,64))return te.errors=[1],!1;if(C(s,1))return te.errors=[1],!1;if(!Se.test(s))return te.errors=[1],
!1}var i=o===e}else var i=!0;if(i){if(u.payer!==void 0){let s=u.payer,o=e;if(typeof s!="string"){let a=typeof s,
d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return te.errors=[1],
!1;d!==void 0&&(s=d,u!==void 0&&(u.payer=d))}if(e===o&&typeof s=="string"){if(O(s,64))return te.errors=
[1],!1;if(C(s,1))return te.errors=[1],!1;if(!Se.test(s))return te.errors=[1],!1}var i=o===e}else var i=!0;
if(i){let s=u.limit,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===
void 0)if(a==="boolean"||s===null||a==="string"&&s&&s==+s&&!(s%1))d=+s;else return te.errors=[1],!1;
d!==void 0&&(s=d,u!==void 0&&(u.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s))return te.errors=[1],!1;if(s<1||isNaN(s))return te.errors=[1],!1}var i=o===e;if(i)if(u.after!==void 0){
let a=u.after,d=e;if(typeof a!="string"){let c=typeof a,v;if(v===void 0)if(c=="number"||c=="boolean")
v=""+a;else if(a===null)v="";else return te.errors=[1],!1;v!==void 0&&(a=v,u!==void 0&&(u.after=v))}
if(e===d&&typeof a=="string"){if(O(a,36))return te.errors=[1],!1;if(C(a,36))return te.errors=[1],!1;
if(!ve.test(a))return te.errors=[1],!1}var i=d===e}else var i=!0}}}}else return te.errors=[1],!1}}return te.
errors=n,e===0}var it=Xe;function Xe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Xe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Xe.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Xe.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Xe.errors=[1],!1;if(C(s,36))return Xe.errors=[1],!1;if(!ve.test(s))return Xe.errors=[1],!1}}}else
return Xe.errors=[1],!1}}return Xe.errors=n,e===0}var nt=Re;function Re(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Re.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Re.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Re.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Re.errors=[1],!1;if(C(s,36))return Re.errors=[1],!1;if(!ve.test(s))return Re.errors=[1],!1}}}else
return Re.errors=[1],!1}}return Re.errors=n,e===0}var ot=ke;function ke(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ke.errors=[1],
!1;if(r.query!==void 0){let u=r.query,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.
reason!==void 0){let s=u.reason,o=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="num\
ber"||f=="boolean")a=""+s;else if(s===null)a="";else return ke.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&
(u.reason=a))}if(e===o&&typeof s=="string"){if(O(s,512))return ke.errors=[1],!1;if(C(s,1))return ke.
errors=[1],!1;if(!Se.test(s))return ke.errors=[1],!1}}}else return ke.errors=[1],!1;var i=t===e}else
var i=!0;if(i)if(r.params!==void 0){let u=r.params,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(
u)){let o;if(u.id===void 0&&(o="id"))return ke.errors=[1],!1;if(u.id!==void 0){let f=u.id,a=e;if(typeof f!=
"string"){let d=typeof f,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else
return ke.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&(u.id=p))}if(e===a&&typeof f=="string"){if(O(f,
36))return ke.errors=[1],!1;if(C(f,36))return ke.errors=[1],!1;if(!ve.test(f))return ke.errors=[1],!1}}}else
return ke.errors=[1],!1;var i=t===e}else var i=!0}return ke.errors=n,e===0}var at=Or;function Or(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Or.errors=[1],
!1}return Or.errors=n,e===0}var ft=ze;var Ir=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function ze(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||
r.params===void 0&&(i="params"))return ze.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;if(l.name===void 0&&(t="name"))return ze.errors=
[1],!1;if(l.name!==void 0){let s=l.name,o=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f==
"number"||f=="boolean")a=""+s;else if(s===null)a="";else return ze.errors=[1],!1;a!==void 0&&(s=a,l!==
void 0&&(l.name=a))}if(e===o&&typeof s=="string"){if(O(s,64))return ze.errors=[1],!1;if(C(s,1))return ze.
errors=[1],!1;if(!Ir.test(s))return ze.errors=[1],!1}}}else return ze.errors=[1],!1}}return ze.errors=
n,e===0}var lt=Ue;function Ue(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ue.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.name===void 0&&(t="name"))return Ue.errors=[1],!1;if(l.name!==void 0){let s=l.name,o=e;if(typeof s!=
"string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ue.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.name=a))}if(e===o&&typeof s=="string"){if(O(
s,64))return Ue.errors=[1],!1;if(C(s,1))return Ue.errors=[1],!1;if(!Ir.test(s))return Ue.errors=[1],
!1}}}else return Ue.errors=[1],!1}}return Ue.errors=n,e===0}var ut=Ie;function Ie(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ie.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.name===void 0&&(t="name"))return Ie.errors=[1],!1;if(l.name!==void 0){let s=l.name,o=e;if(typeof s!=
"string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ie.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.name=a))}if(e===o&&typeof s=="string"){if(O(
s,64))return Ie.errors=[1],!1;if(C(s,1))return Ie.errors=[1],!1;if(!Ir.test(s))return Ie.errors=[1],
!1}}}else return Ie.errors=[1],!1}}return Ie.errors=n,e===0}var pt=Lr;function Lr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Lr.errors=[1],
!1}return Lr.errors=n,e===0}var dt=wr;function wr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return wr.errors=[1],
!1}return wr.errors=n,e===0}var ct=Ze;var Mo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Ze(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||
r.params===void 0&&(i="params"))return Ze.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;if(l.id===void 0&&(t="id"))return Ze.errors=[1],
!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="num\
ber"||f=="boolean")a=""+s;else if(s===null)a="";else return Ze.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&
(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,64))return Ze.errors=[1],!1;if(C(s,1))return Ze.errors=
[1],!1;if(!Mo.test(s))return Ze.errors=[1],!1}}}else return Ze.errors=[1],!1}}return Ze.errors=n,e===
0}var mt=Cr;function Cr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Cr.errors=[1],
!1}return Cr.errors=n,e===0}var yt=Er;function Er(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Er.errors=[1],
!1}return Er.errors=n,e===0}var ht=Mr;function Mr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Mr.errors=[1],
!1}return Mr.errors=n,e===0}var vt=Pr;function Pr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Pr.errors=[1],
!1}return Pr.errors=n,e===0}var gt=Xr;function Xr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Xr.errors=[1],
!1}return Xr.errors=n,e===0}var _t=er;function er(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return er.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
idempotency-key"]!==void 0){let t=l["idempotency-key"],s=e;if(typeof t!="string"){let o=typeof t,f;if(f===
void 0)if(o=="number"||o=="boolean")f=""+t;else if(t===null)f="";else return er.errors=[1],!1;f!==void 0&&
(t=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===s&&typeof t=="string"){if(O(t,255))return er.errors=
[1],!1;if(C(t,1))return er.errors=[1],!1;if(!br.test(t))return er.errors=[1],!1}}}else return er.errors=
[1],!1}}return er.errors=n,e===0}var bt=De;function De(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return De.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return De.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return De.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return De.errors=[1],!1;if(C(s,36))return De.errors=[1],!1;if(!ve.test(s))return De.errors=[1],!1}}}else
return De.errors=[1],!1}}return De.errors=n,e===0}var kt=Be;function Be(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Be.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return Be.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Be.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return Be.errors=[1],!1;if(C(s,36))return Be.errors=[1],!1;if(!ve.test(s))return Be.errors=[1],!1}}}else
return Be.errors=[1],!1}}return Be.errors=n,e===0}var Nt=Ne;function Ne(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Ne.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["idempotency-key"]!==void 0){let s=u["idempotency-key"],o=e;if(typeof s!="string"){let f=typeof s,
a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return Ne.errors=[1],
!1;a!==void 0&&(s=a,u!==void 0&&(u["idempotency-key"]=a))}if(e===o&&typeof s=="string"){if(O(s,255))
return Ne.errors=[1],!1;if(C(s,1))return Ne.errors=[1],!1;if(!br.test(s))return Ne.errors=[1],!1}}}else
return Ne.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(r.params!==void 0){let u=r.params,t=e;if(e===
t)if(u&&typeof u=="object"&&!Array.isArray(u)){let o;if(u.id===void 0&&(o="id"))return Ne.errors=[1],
!1;if(u.id!==void 0){let f=u.id,a=e;if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="num\
ber"||d=="boolean")p=""+f;else if(f===null)p="";else return Ne.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&
(u.id=p))}if(e===a&&typeof f=="string"){if(O(f,36))return Ne.errors=[1],!1;if(C(f,36))return Ne.errors=
[1],!1;if(!ve.test(f))return Ne.errors=[1],!1}}}else return Ne.errors=[1],!1;var i=t===e}else var i=!0}
return Ne.errors=n,e===0}var St=W;function W(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return W.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.from!==void 0){let s=u.from,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let f=typeof s,a;if(a===void 0)if(f==="boolean"||s===null||f==="string"&&s&&s==+s&&!(s%
1))a=+s;else return W.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&(u.from=a))}if(e===o&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=
[1],!1}var i=o===e}else var i=!0;if(i){if(u.to!==void 0){let s=u.to,o=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a==="boolean"||s===null||a==="string"&&
s&&s==+s&&!(s%1))d=+s;else return W.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.to=d))}if(e===o&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=
[1],!1}var i=o===e}else var i=!0;if(i){if(u.action!==void 0){let s=u.action,o=e;if(typeof s!="string"){
let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return W.
errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.action=d))}if(!(s==="createKey"||s==="changeKey"||s===
"rotateKey"||s==="revokeKey"||s==="restoreKey"||s==="drainUpstream"||s==="restoreUpstream"||s==="pro\
beUpstream"||s==="reconcilePayment"||s==="closePayment"||s==="createOperator"||s==="changeOperator"||
s==="rotateOperator"||s==="revokeOperator"||s==="createSession"||s==="endSession"||s==="drainServer"||
s==="reload"||s==="backup"||s==="migrate"||s==="copyStore"))return W.errors=[1],!1;var i=o===e}else var i=!0;
if(i){if(u.name!==void 0){let s=u.name,o=e;if(typeof s!="string"){let a=typeof s,d;if(d===void 0)if(a==
"number"||a=="boolean")d=""+s;else if(s===null)d="";else return W.errors=[1],!1;d!==void 0&&(s=d,u!==
void 0&&(u.name=d))}if(e===o&&typeof s=="string"){if(O(s,128))return W.errors=[1],!1;if(C(s,1))return W.
errors=[1],!1;if(!Se.test(s))return W.errors=[1],!1}var i=o===e}else var i=!0;if(i){if(u.target!==void 0){
let s=u.target,o=e;if(typeof s!="string"){let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")
d=""+s;else if(s===null)d="";else return W.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.target=d))}
if(e===o&&typeof s=="string"){if(O(s,128))return W.errors=[1],!1;if(C(s,1))return W.errors=[1],!1;if(!Se.
test(s))return W.errors=[1],!1}var i=o===e}else var i=!0;if(i){let s=u.limit,o=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a==="boolean"||s===null||a===
"string"&&s&&s==+s&&!(s%1))d=+s;else return W.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.limit=d))}
if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return W.errors=[1],!1;if(s<1||isNaN(s))
return W.errors=[1],!1}var i=o===e;if(i)if(u.after!==void 0){let a=u.after,d=e;if(typeof a!="string"){
let c=typeof a,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+a;else if(a===null)v="";else return W.
errors=[1],!1;v!==void 0&&(a=v,u!==void 0&&(u.after=v))}if(e===d&&typeof a=="string"){if(O(a,36))return W.
errors=[1],!1;if(C(a,36))return W.errors=[1],!1;if(!ve.test(a))return W.errors=[1],!1}var i=d===e}else
var i=!0}}}}}}else return W.errors=[1],!1}}return W.errors=n,e===0}var xt=He;function He(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return He.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;
if(l.id===void 0&&(t="id"))return He.errors=[1],!1;if(l.id!==void 0){let s=l.id,o=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return He.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===o&&typeof s=="string"){if(O(s,
36))return He.errors=[1],!1;if(C(s,36))return He.errors=[1],!1;if(!ve.test(s))return He.errors=[1],!1}}}else
return He.errors=[1],!1}}return He.errors=n,e===0}var At=Rr;function Rr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Rr.errors=[1],
!1}return Rr.errors=n,e===0}var Tt=zr;function zr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return zr.errors=[1],
!1}return zr.errors=n,e===0}var qt=Ur;function Ur(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ur.errors=[1],
!1}return Ur.errors=n,e===0}var $t=dr;function dr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return dr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let t=l["if-none-match"],s=e;if(typeof t!="string"){let o=typeof t,f;if(f===
void 0)if(o=="number"||o=="boolean")f=""+t;else if(t===null)f="";else return dr.errors=[1],!1;f!==void 0&&
(t=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof t=="string"&&O(t,4096))return dr.errors=[1],
!1}}else return dr.errors=[1],!1}}return dr.errors=n,e===0}var jt=cr;function cr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return cr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let t=l["if-none-match"],s=e;if(typeof t!="string"){let o=typeof t,f;if(f===
void 0)if(o=="number"||o=="boolean")f=""+t;else if(t===null)f="";else return cr.errors=[1],!1;f!==void 0&&
(t=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof t=="string"&&O(t,4096))return cr.errors=[1],
!1}}else return cr.errors=[1],!1}}return cr.errors=n,e===0}var Kt=xe;var Ft=new RegExp("^[a-z][a-z0-9.-]*$","u");function xe(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===
void 0&&(l="params"))return xe.errors=[1],!1;if(r.headers!==void 0){let u=r.headers,t=e;if(e===t)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let s=u["if-none-match"],o=e;
if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===
null)a="";else return xe.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&(u["if-none-match"]=a))}if(e===o&&
typeof s=="string"&&O(s,4096))return xe.errors=[1],!1}}else return xe.errors=[1],!1;var i=t===e}else
var i=!0;if(i)if(r.params!==void 0){let u=r.params,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(
u)){let o;if(u.file===void 0&&(o="file"))return xe.errors=[1],!1;if(u.file!==void 0){let f=u.file,a=e;
if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===
null)p="";else return xe.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&(u.file=p))}if(e===a&&typeof f==
"string"){if(O(f,64))return xe.errors=[1],!1;if(C(f,1))return xe.errors=[1],!1;if(!Ft.test(f))return xe.
errors=[1],!1}}}else return xe.errors=[1],!1;var i=t===e}else var i=!0}return xe.errors=n,e===0}var Ot=mr;function mr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return mr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let t=l["if-none-match"],s=e;if(typeof t!="string"){let o=typeof t,f;if(f===
void 0)if(o=="number"||o=="boolean")f=""+t;else if(t===null)f="";else return mr.errors=[1],!1;f!==void 0&&
(t=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof t=="string"&&O(t,4096))return mr.errors=[1],
!1}}else return mr.errors=[1],!1}}return mr.errors=n,e===0}var Lt=Ae;function Ae(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Ae.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["if-none-match"]!==void 0){let s=u["if-none-match"],o=e;if(typeof s!="string"){let f=typeof s,a;
if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return Ae.errors=[1],!1;
a!==void 0&&(s=a,u!==void 0&&(u["if-none-match"]=a))}if(e===o&&typeof s=="string"&&O(s,4096))return Ae.
errors=[1],!1}}else return Ae.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(r.params!==void 0){let u=r.
params,t=e;if(e===t)if(u&&typeof u=="object"&&!Array.isArray(u)){let o;if(u.file===void 0&&(o="file"))
return Ae.errors=[1],!1;if(u.file!==void 0){let f=u.file,a=e;if(typeof f!="string"){let d=typeof f,p;
if(p===void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else return Ae.errors=[1],!1;
p!==void 0&&(f=p,u!==void 0&&(u.file=p))}if(e===a&&typeof f=="string"){if(O(f,64))return Ae.errors=[
1],!1;if(C(f,1))return Ae.errors=[1],!1;if(!Ft.test(f))return Ae.errors=[1],!1}}}else return Ae.errors=
[1],!1;var i=t===e}else var i=!0}return Ae.errors=n,e===0}var Ct=fr(gr()),Et=fr(_r()),ma={...Ct.formats,...Et.fastFormats},Mt=Pt;function Pt(r){let n=null,e=0;return Pt.errors=n,e===0}var Xt=Rt;function Rt(r){let n=null,e=0;return Rt.errors=n,e===0}var zt=Ut;function Ut(r){let n=null,e=0;return Ut.errors=n,e===0}var It=Zt;function Zt(r){let n=null,e=0;return Zt.errors=n,e===0}var Dt=F,Xo={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7\
f-\\x9f]+$"},owner:{type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]\
+$"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},
max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Ro=Object.prototype.hasOwnProperty,We=lr,or=ur,wt=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),
Bt=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function F(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.body===void 0&&(o="body"))return F.errors=[1],!1;if(r.body!==
void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let d;if(f.name===void 0&&
(d="name"))return F.errors=[1],!1;{let p=e;for(let c in f)if(!Ro.call(Xo.properties.body.properties,
c)){return F.errors=[1],!1;break}if(p===e){if(f.name!==void 0){let c=f.name,v=e;if(e===v)if(typeof c==
"string"){if(We(c,128))return F.errors=[1],!1;if(or(c,1))return F.errors=[1],!1;if(!wt.test(c))return F.
errors=[1],!1}else return F.errors=[1],!1;var i=v===e}else var i=!0;if(i){if(f.owner!==void 0){let c=f.
owner,v=e;if(typeof c!="string"&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="string"){if(We(
c,256))return F.errors=[1],!1;if(or(c,1))return F.errors=[1],!1;if(!wt.test(c))return F.errors=[1],!1}
var i=v===e}else var i=!0;if(i){if(f.scopes!==void 0){let c=f.scopes,v=e;if(e===e)if(Array.isArray(c)){
if(c.length>8)return F.errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var l=!0;let y=c.length;for(let m=0;m<
y;m++){let T=c[m],k=e;if(typeof T!="string")return F.errors=[1],!1;if(!(T==="chat"||T==="mesh"))return F.
errors=[1],!1;var l=k===e;if(!l)break}if(l){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}else
return F.errors=[1],!1;var i=v===e}else var i=!0;if(i){if(f.models!==void 0){let c=f.models,v=e,h=e;
if(!Array.isArray(c)&&c!==null)return F.errors=[1],!1;if(e===h&&Array.isArray(c)){if(c.length>64)return F.
errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var u=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],
k=e;if(e===k)if(typeof T=="string"){if(We(T,256))return F.errors=[1],!1;if(or(T,1))return F.errors=[
1],!1}else return F.errors=[1],!1;var u=k===e;if(!u)break}if(u){let m=c.length,T;if(m>1){let k={};for(;m--;){
let K=c[m];if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=
m}}}}}}var i=v===e}else var i=!0;if(i){if(f.agents!==void 0){let c=f.agents,v=e,h=e;if(!Array.isArray(
c)&&c!==null)return F.errors=[1],!1;if(e===h&&Array.isArray(c)){if(c.length>1e3)return F.errors=[1],
!1;if(c.length<1)return F.errors=[1],!1;{var t=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],k=e;
if(e===k)if(typeof T=="string"){if(We(T,64))return F.errors=[1],!1;if(or(T,1))return F.errors=[1],!1}else
return F.errors=[1],!1;var t=k===e;if(!t)break}if(t){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}var i=v===
e}else var i=!0;if(i){if(f.expires_at!==void 0){let c=f.expires_at,v=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="number"&&isFinite(
c)){if(c>41024448e5||isNaN(c))return F.errors=[1],!1;if(c<0||isNaN(c))return F.errors=[1],!1}var i=v===
e}else var i=!0;if(i){if(f.rpm!==void 0){let c=f.rpm,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e9||
isNaN(c))return F.errors=[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var i=v===e}else var i=!0;if(i){
if(f.tpm!==void 0){let c=f.tpm,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==
null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(c))return F.
errors=[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var i=v===e}else var i=!0;if(i){if(f.max_parallel!==
void 0){let c=f.max_parallel,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)
return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return F.errors=
[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var i=v===e}else var i=!0;if(i){if(f.budget_usd!==void 0){
let c=f.budget_usd,v=e,h=e;if(typeof c!="string"&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c==
"string"){if(We(c,17))return F.errors=[1],!1;if(!Bt.test(c))return F.errors=[1],!1}var i=v===e}else var i=!0;
if(i)if(f.budget_period!==void 0){let c=f.budget_period,v=e,h=e,_=!1,y=e;typeof c!="string"&&(n===null?
n=[1]:n.push(1),e++),c==="day"||c==="month"||c==="total"||(n===null?n=[1]:n.push(1),e++);var s=y===e;
if(_=_||s,!_){let T=e;c!==null&&(n===null?n=[1]:n.push(1),e++);var s=T===e;_=_||s}if(_)e=h,n!==null&&
(h?n.length=h:n=null);else return n===null?n=[1]:n.push(1),e++,F.errors=n,!1;var i=v===e}else var i=!0}}}}}}}}}}}}else
return F.errors=[1],!1}}return F.errors=n,e===0}var Ht=Wt;function Wt(r){let n=null,e=0;return Wt.errors=n,e===0}var Yt=Vt;function Vt(r){let n=null,e=0;return Vt.errors=n,e===0}var Gt=pe;function pe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let u=r.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1)return pe.errors=
[1],!1;{let s=e;for(let o in u)if(!(o==="rpm"||o==="tpm"||o==="max_parallel"||o==="budget_usd"||o===
"budget_period")){return pe.errors=[1],!1;break}if(s===e){if(u.rpm!==void 0){let o=u.rpm,f=e,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return pe.errors=[1],!1;if(e===a&&typeof o=="num\
ber"&&isFinite(o)){if(o>1e9||isNaN(o))return pe.errors=[1],!1;if(o<1||isNaN(o))return pe.errors=[1],
!1}var i=f===e}else var i=!0;if(i){if(u.tpm!==void 0){let o=u.tpm,f=e,a=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return pe.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>1e12||isNaN(o))return pe.errors=[1],!1;if(o<1||isNaN(o))return pe.errors=[1],!1}var i=f===e}else
var i=!0;if(i){if(u.max_parallel!==void 0){let o=u.max_parallel,f=e,a=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return pe.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>1e6||isNaN(o))return pe.errors=[1],!1;if(o<1||isNaN(o))return pe.errors=[1],!1}var i=f===e}else
var i=!0;if(i){if(u.budget_usd!==void 0){let o=u.budget_usd,f=e,a=e;if(typeof o!="string"&&o!==null)
return pe.errors=[1],!1;if(e===a&&typeof o=="string"){if(We(o,17))return pe.errors=[1],!1;if(!Bt.test(
o))return pe.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(u.budget_period!==void 0){let o=u.budget_period,
f=e,a=e,d=!1,p=e;typeof o!="string"&&(n===null?n=[1]:n.push(1),e++),o==="day"||o==="month"||o==="tot\
al"||(n===null?n=[1]:n.push(1),e++);var l=p===e;if(d=d||l,!d){let v=e;o!==null&&(n===null?n=[1]:n.push(
1),e++);var l=v===e;d=d||l}if(d)e=a,n!==null&&(a?n.length=a:n=null);else return n===null?n=[1]:n.push(
1),e++,pe.errors=n,!1;var i=f===e}else var i=!0}}}}}}else return pe.errors=[1],!1}return pe.errors=n,
e===0}var Jt=nr;function nr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.
body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.overlap_s===void 0&&(i.overlap_s=3600);
let u=e;for(let t in i)if(t!=="overlap_s"){return nr.errors=[1],!1;break}if(u===e){let t=i.overlap_s,
s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return nr.errors=[1],!1;if(e===s&&typeof t==
"number"&&isFinite(t)){if(t>604800||isNaN(t))return nr.errors=[1],!1;if(t<0||isNaN(t))return nr.errors=
[1],!1}}}else return nr.errors=[1],!1}return nr.errors=n,e===0}var Qt=ei;function ei(r){let n=null,e=0;return ei.errors=n,e===0}var ri=si;function si(r){let n=null,e=0;return si.errors=n,e===0}var ti=ii;function ii(r){let n=null,e=0;return ii.errors=n,e===0}var ni=oi;function oi(r){let n=null,e=0;return oi.errors=n,e===0}var ai=fi;function fi(r){let n=null,e=0;return fi.errors=n,e===0}var li=ui;function ui(r){let n=null,e=0;return ui.errors=n,e===0}var pi=di;function di(r){let n=null,e=0;return di.errors=n,e===0}var ci=mi;function mi(r){let n=null,e=0;return mi.errors=n,e===0}var yi=hi;function hi(r){let n=null,e=0;return hi.errors=n,e===0}var vi=gi;function gi(r){let n=null,e=0;return gi.errors=n,e===0}var _i=bi;function bi(r){let n=null,e=0;return bi.errors=n,e===0}var ki=Ni;function Ni(r){let n=null,e=0;return Ni.errors=n,e===0}var Si=xi;function xi(r){let n=null,e=0;return xi.errors=n,e===0}var Ai=Ti;function Ti(r){let n=null,e=0;return Ti.errors=n,e===0}var qi=$i;function $i(r){let n=null,e=0;return $i.errors=n,e===0}var ji=Ki;function Ki(r){let n=null,e=0;return Ki.errors=n,e===0}var Fi=Oi;function Oi(r){let n=null,e=0;return Oi.errors=n,e===0}var Li=wi;function wi(r){let n=null,e=0;return wi.errors=n,e===0}var Ci=Ei;function Ei(r){let n=null,e=0;return Ei.errors=n,e===0}var Mi=Pi;function Pi(r){let n=null,e=0;return Pi.errors=n,e===0}var Xi=Te;function Te(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.
body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length>1)return Te.errors=
[1],!1;if(Object.keys(l).length<1)return Te.errors=[1],!1;{let t=e;for(let s in l)if(!(s==="token"||
s==="code")){return Te.errors=[1],!1;break}if(t===e){if(l.token!==void 0){let s=l.token,o=e;if(e===o)
if(typeof s=="string"){if(We(s,512))return Te.errors=[1],!1;if(or(s,1))return Te.errors=[1],!1}else return Te.
errors=[1],!1;var i=o===e}else var i=!0;if(i)if(l.code!==void 0){let s=l.code,o=e;if(e===o)if(typeof s==
"string"){if(We(s,64))return Te.errors=[1],!1;if(or(s,1))return Te.errors=[1],!1}else return Te.errors=
[1],!1;var i=o===e}else var i=!0}}}else return Te.errors=[1],!1}return Te.errors=n,e===0}var Ri=zi;function zi(r){let n=null,e=0;return zi.errors=n,e===0}var Ui=Ii;function Ii(r){let n=null,e=0;return Ii.errors=n,e===0}var Zi=qe;var zo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function qe(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return qe.errors=[1],!1;if(r.body!==
void 0){let u=r.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let s;if(u.name===void 0&&
(s="name")||u.role===void 0&&(s="role"))return qe.errors=[1],!1;{let o=e;for(let f in u)if(!(f==="na\
me"||f==="role")){return qe.errors=[1],!1;break}if(o===e){if(u.name!==void 0){let f=u.name,a=e;if(e===
e)if(typeof f=="string"){if(We(f,64))return qe.errors=[1],!1;if(or(f,1))return qe.errors=[1],!1;if(!zo.
test(f))return qe.errors=[1],!1}else return qe.errors=[1],!1;var i=a===e}else var i=!0;if(i)if(u.role!==
void 0){let f=u.role,a=e;if(typeof f!="string")return qe.errors=[1],!1;if(!(f==="admin"||f==="viewer"))
return qe.errors=[1],!1;var i=a===e}else var i=!0}}}else return qe.errors=[1],!1}}return qe.errors=n,
e===0}var Di=Bi;function Bi(r){let n=null,e=0;return Bi.errors=n,e===0}var Hi=rr;function rr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.body===void 0&&
(i="body"))return rr.errors=[1],!1;if(r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let t;if(l.role===void 0&&(t="role"))return rr.errors=[1],!1;{let s=e;for(let o in l)
if(o!=="role"){return rr.errors=[1],!1;break}if(s===e&&l.role!==void 0){let o=l.role;if(typeof o!="s\
tring")return rr.errors=[1],!1;if(!(o==="admin"||o==="viewer"))return rr.errors=[1],!1}}}else return rr.
errors=[1],!1}}return rr.errors=n,e===0}var Wi=Yi;function Yi(r){let n=null,e=0;return Yi.errors=n,e===0}var Vi=Gi;function Gi(r){let n=null,e=0;return Gi.errors=n,e===0}var Ji=Qi;function Qi(r){let n=null,e=0;return Qi.errors=n,e===0}var en=rn;function rn(r){let n=null,e=0;return rn.errors=n,e===0}var sn=yr;function yr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.
body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.dry_run===void 0&&(i.dry_run=!1);let u=e;
for(let t in i)if(t!=="dry_run"){return yr.errors=[1],!1;break}if(u===e&&typeof i.dry_run!="boolean")
return yr.errors=[1],!1}else return yr.errors=[1],!1}return yr.errors=n,e===0}var tn=nn;function nn(r){let n=null,e=0;return nn.errors=n,e===0}var on=an;function an(r){let n=null,e=0;return an.errors=n,e===0}var fn=ln;function ln(r){let n=null,e=0;return ln.errors=n,e===0}var un=pn;function pn(r){let n=null,e=0;return pn.errors=n,e===0}var dn=cn;function cn(r){let n=null,e=0;return cn.errors=n,e===0}var mn=yn;function yn(r){let n=null,e=0;return yn.errors=n,e===0}var hn=fr(gr()),vn=fr(_r()),Io={...hn.formats,...vn.fastFormats},gn=sr;function sr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let u;if(i.status===void 0&&
(u="status"))return sr.errors=[1],!1;{let t=e;for(let s in i)if(s!=="status"){return sr.errors=[1],!1;
break}if(t===e&&i.status!==void 0){let s=i.status;if(typeof s!="string")return sr.errors=[1],!1;if(s!==
"ok")return sr.errors=[1],!1}}}else return sr.errors=[1],!1}}else return sr.errors=[1],!1;return sr.
errors=n,e===0}var _n=Zr;var g=lr;function le(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
ready===void 0&&(t="ready")||r.parts===void 0&&(t="parts"))return le.errors=[1],!1;{let s=e;for(let o in r)
if(!(o==="ready"||o==="parts")){return le.errors=[1],!1;break}if(s===e){if(r.ready!==void 0){let o=e;
if(typeof r.ready!="boolean")return le.errors=[1],!1;var i=o===e}else var i=!0;if(i)if(r.parts!==void 0){
let o=r.parts,f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>64)
return le.errors=[1],!1;for(let d in o){let p=o[d],c=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){let h;if(p.ok===void 0&&(h="ok"))return le.errors=[1],!1;{let _=e;for(let y in p)if(!(y==="ok"||
y==="detail")){return le.errors=[1],!1;break}if(_===e){if(p.ok!==void 0){let y=e;if(typeof p.ok!="bo\
olean")return le.errors=[1],!1;var l=y===e}else var l=!0;if(l)if(p.detail!==void 0){let y=p.detail,m=e;
if(e===m)if(typeof y=="string"){if(g(y,1024))return le.errors=[1],!1}else return le.errors=[1],!1;var l=m===
e}else var l=!0}}}else return le.errors=[1],!1;var u=c===e;if(!u)break}}else return le.errors=[1],!1;
var i=f===e}else var i=!0}}}else return le.errors=[1],!1;return le.errors=n,e===0}function Zr(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(le(r.response)||(n=n===
null?le.errors:n.concat(le.errors),e=n.length));else return Zr.errors=[1],!1;return Zr.errors=n,e===
0}var bn=Dr;var Zo=Io.int32,X=ur,Do=new RegExp("^[a-z][a-z0-9_]*$","u");function hr(r){let n=null,e=0,i=e,l=!1,u=e;
le(r)||(n=n===null?le.errors:n.concat(le.errors),e=n.length);var t=u===e;if(l=l||t,!l){let o=e;if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.error===void 0&&(d="error")||r.message===void 0&&
(d="message"))n===null?n=[1]:n.push(1),e++;else{let p=e;for(let c in r)if(!(c==="error"||c==="messag\
e"||c==="code"||c==="param")){n===null?n=[1]:n.push(1),e++;break}if(p===e){if(r.error!==void 0){let c=r.
error,v=e;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(n===null?n=[1]:n.push(1),e++),e===v&&
typeof c=="number"&&isFinite(c)&&(c>599||isNaN(c)?(n===null?n=[1]:n.push(1),e++):c<400||isNaN(c)?(n===
null?n=[1]:n.push(1),e++):Zo.validate(c)||(n===null?n=[1]:n.push(1),e++));var s=v===e}else var s=!0;
if(s){if(r.message!==void 0){let c=r.message,v=e;e===v&&(typeof c=="string"?g(c,2048)?(n===null?n=[1]:
n.push(1),e++):X(c,1)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=v===e}else
var s=!0;if(s){if(r.code!==void 0){let c=r.code,v=e;e===v&&(typeof c=="string"?g(c,64)?(n===null?n=[
1]:n.push(1),e++):Do.test(c)||(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=v===
e}else var s=!0;if(s)if(r.param!==void 0){let c=r.param,v=e;e===v&&(typeof c=="string"?g(c,256)&&(n===
null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=v===e}else var s=!0}}}}}else n===null?
n=[1]:n.push(1),e++;var t=o===e;l=l||t}if(l)e=i,n!==null&&(i?n.length=i:n=null);else return n===null?
n=[1]:n.push(1),e++,hr.errors=n,!1;return hr.errors=n,e===0}function Dr(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(hr(r.response)||(n=n===null?hr.errors:n.
concat(hr.errors),e=n.length));else return Dr.errors=[1],!1;return Dr.errors=n,e===0}var kn=Br;var Bo={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},last_used_at:{type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{
type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},previous_until:{type:["integer","n\
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:Key"};var $e=Object.prototype.hasOwnProperty,Nn=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var ir=new RegExp("^[0-9]{1,30}$","u");function he(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let l;if(r.charged===void 0&&(l="charged")||r.counted===void 0&&(l="counted"))
return he.errors=[1],!1;{let u=e;for(let t in r)if(!(t==="charged"||t==="counted")){return he.errors=
[1],!1;break}if(u===e){if(r.charged!==void 0){let t=r.charged,s=e;if(e===e)if(typeof t=="string"){if(g(
t,30))return he.errors=[1],!1;if(!ir.test(t))return he.errors=[1],!1}else return he.errors=[1],!1;var i=s===
e}else var i=!0;if(i)if(r.counted!==void 0){let t=r.counted,s=e;if(e===e)if(typeof t=="string"){if(g(
t,30))return he.errors=[1],!1;if(!ir.test(t))return he.errors=[1],!1}else return he.errors=[1],!1;var i=s===
e}else var i=!0}}}else return he.errors=[1],!1;return he.errors=n,e===0}function S(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&
(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===void 0&&(o="owner")||r.scopes===void 0&&(o="s\
copes")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="agents")||r.rpm===void 0&&(o="rpm")||
r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_parallel")||r.budget_usd===void 0&&(o="b\
udget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===void 0&&(o="created_at")||
r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoked_at")||r.previous_until===
void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return S.errors=[1],!1;{let f=e;for(let a in r)
if(!$e.call(Bo.properties,a)){return S.errors=[1],!1;break}if(f===e){if(r.id!==void 0){let a=r.id,d=e;
if(e===d)if(typeof a=="string"){if(g(a,64))return S.errors=[1],!1;if(X(a,1))return S.errors=[1],!1}else
return S.errors=[1],!1;var i=d===e}else var i=!0;if(i){if(r.name!==void 0){let a=r.name,d=e;if(e===d)
if(typeof a=="string"){if(g(a,128))return S.errors=[1],!1;if(X(a,1))return S.errors=[1],!1}else return S.
errors=[1],!1;var i=d===e}else var i=!0;if(i){if(r.prefix!==void 0){let a=r.prefix,d=e;if(e===d)if(typeof a==
"string"){if(g(a,16))return S.errors=[1],!1}else return S.errors=[1],!1;var i=d===e}else var i=!0;if(i){
if(r.owner!==void 0){let a=r.owner,d=e;if(typeof a!="string"&&a!==null)return S.errors=[1],!1;if(e===
d&&typeof a=="string"&&g(a,256))return S.errors=[1],!1;var i=d===e}else var i=!0;if(i){if(r.scopes!==
void 0){let a=r.scopes,d=e;if(e===e)if(Array.isArray(a)){if(a.length>8)return S.errors=[1],!1;if(a.length<
1)return S.errors=[1],!1;{var l=!0;let v=a.length;for(let h=0;h<v;h++){let _=a[h],y=e;if(typeof _!="\
string")return S.errors=[1],!1;if(!(_==="chat"||_==="mesh"))return S.errors=[1],!1;var l=y===e;if(!l)
break}if(l){let h=a.length,_;if(h>1){let y={};for(;h--;){let m=a[h];if(typeof m=="string"){if(typeof y[m]==
"number"){return _=y[m],S.errors=[1],!1;break}y[m]=h}}}}}}else return S.errors=[1],!1;var i=d===e}else
var i=!0;if(i){if(r.models!==void 0){let a=r.models,d=e,p=e;if(!Array.isArray(a)&&a!==null)return S.
errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>64)return S.errors=[1],!1;if(a.length<1)return S.
errors=[1],!1;{var u=!0;let v=a.length;for(let h=0;h<v;h++){let _=a[h],y=e;if(e===y)if(typeof _=="st\
ring"){if(g(_,256))return S.errors=[1],!1;if(X(_,1))return S.errors=[1],!1}else return S.errors=[1],
!1;var u=y===e;if(!u)break}if(u){let h=a.length,_;if(h>1){let y={};for(;h--;){let m=a[h];if(typeof m==
"string"){if(typeof y[m]=="number"){return _=y[m],S.errors=[1],!1;break}y[m]=h}}}}}}var i=d===e}else
var i=!0;if(i){if(r.agents!==void 0){let a=r.agents,d=e,p=e;if(!Array.isArray(a)&&a!==null)return S.
errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>1e3)return S.errors=[1],!1;if(a.length<1)return S.
errors=[1],!1;{var t=!0;let v=a.length;for(let h=0;h<v;h++){let _=a[h],y=e;if(e===y)if(typeof _=="st\
ring"){if(g(_,64))return S.errors=[1],!1;if(X(_,1))return S.errors=[1],!1}else return S.errors=[1],!1;
var t=y===e;if(!t)break}if(t){let h=a.length,_;if(h>1){let y={};for(;h--;){let m=a[h];if(typeof m=="\
string"){if(typeof y[m]=="number"){return _=y[m],S.errors=[1],!1;break}y[m]=h}}}}}}var i=d===e}else var i=!0;
if(i){if(r.rpm!==void 0){let a=r.rpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&
a!==null)return S.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e9||isNaN(a))return S.
errors=[1],!1;if(a<1||isNaN(a))return S.errors=[1],!1}var i=d===e}else var i=!0;if(i){if(r.tpm!==void 0){
let a=r.tpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return S.errors=
[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e12||isNaN(a))return S.errors=[1],!1;if(a<1||
isNaN(a))return S.errors=[1],!1}var i=d===e}else var i=!0;if(i){if(r.max_parallel!==void 0){let a=r.
max_parallel,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return S.errors=
[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return S.errors=[1],!1;if(a<1||
isNaN(a))return S.errors=[1],!1}var i=d===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let a=r.budget_usd,
d=e,p=e;if(typeof a!="string"&&a!==null)return S.errors=[1],!1;if(e===p&&typeof a=="string"){if(g(a,
17))return S.errors=[1],!1;if(!Nn.test(a))return S.errors=[1],!1}var i=d===e}else var i=!0;if(i){if(r.
budget_period!==void 0){let a=r.budget_period,d=e,p=e,c=!1,v=e;typeof a!="string"&&(n===null?n=[1]:n.
push(1),e++),a==="day"||a==="month"||a==="total"||(n===null?n=[1]:n.push(1),e++);var s=v===e;if(c=c||
s,!c){let _=e;a!==null&&(n===null?n=[1]:n.push(1),e++);var s=_===e;c=c||s}if(c)e=p,n!==null&&(p?n.length=
p:n=null);else return n===null?n=[1]:n.push(1),e++,S.errors=n,!1;var i=d===e}else var i=!0;if(i){if(r.
budget_used!==void 0){let a=e;he(r.budget_used)||(n=n===null?he.errors:n.concat(he.errors),e=n.length);
var i=a===e}else var i=!0;if(i){if(r.last_used_at!==void 0){let a=r.last_used_at,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return S.errors=[1],!1;if(e===d&&typeof a=="numb\
er"&&isFinite(a)){if(a>41024448e5||isNaN(a))return S.errors=[1],!1;if(a<0||isNaN(a))return S.errors=
[1],!1}var i=d===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return S.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return S.errors=[1],!1;if(a<0||isNaN(a))return S.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.expires_at!==void 0){let a=r.expires_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return S.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return S.errors=[1],!1;if(a<0||isNaN(a))return S.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.revoked_at!==void 0){let a=r.revoked_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return S.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return S.errors=[1],!1;if(a<0||isNaN(a))return S.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.previous_until!==void 0){let a=r.previous_until,d=e;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return S.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return S.errors=[1],!1;if(a<0||isNaN(a))return S.errors=[1],!1}var i=d===
e}else var i=!0;if(i)if(r.sandbox!==void 0){let a=e;if(typeof r.sandbox!="boolean")return S.errors=[
1],!1;var i=a===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return S.errors=[1],!1;return S.errors=n,e===
0}function Ye(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.keys===
void 0&&(l="keys"))return Ye.errors=[1],!1;{let u=e;for(let t in r)if(t!=="keys"){return Ye.errors=[
1],!1;break}if(u===e&&r.keys!==void 0){let t=r.keys;if(e===e)if(Array.isArray(t)){if(t.length>1e5)return Ye.
errors=[1],!1;{var i=!0;let o=t.length;for(let f=0;f<o;f++){let a=e;S(t[f])||(n=n===null?S.errors:n.
concat(S.errors),e=n.length);var i=a===e;if(!i)break}}}else return Ye.errors=[1],!1}}}else return Ye.
errors=[1],!1;return Ye.errors=n,e===0}function Br(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Ye(r.response)||(n=n===null?Ye.errors:n.concat(Ye.errors),
e=n.length));else return Br.errors=[1],!1;return Br.errors=n,e===0}var Sn=Hr;var Ho={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function A(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.key===
void 0&&(o="key")||r.name===void 0&&(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===void 0&&(o=
"owner")||r.scopes===void 0&&(o="scopes")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="a\
gents")||r.rpm===void 0&&(o="rpm")||r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_para\
llel")||r.budget_usd===void 0&&(o="budget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===
void 0&&(o="created_at")||r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoke\
d_at")||r.previous_until===void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return A.
errors=[1],!1;{let f=e;for(let a in r)if(!$e.call(Ho.properties,a)){return A.errors=[1],!1;break}if(f===
e){if(r.id!==void 0){let a=r.id,d=e;if(e===d)if(typeof a=="string"){if(g(a,64))return A.errors=[1],!1;
if(X(a,1))return A.errors=[1],!1}else return A.errors=[1],!1;var i=d===e}else var i=!0;if(i){if(r.name!==
void 0){let a=r.name,d=e;if(e===d)if(typeof a=="string"){if(g(a,128))return A.errors=[1],!1;if(X(a,1))
return A.errors=[1],!1}else return A.errors=[1],!1;var i=d===e}else var i=!0;if(i){if(r.prefix!==void 0){
let a=r.prefix,d=e;if(e===d)if(typeof a=="string"){if(g(a,16))return A.errors=[1],!1}else return A.errors=
[1],!1;var i=d===e}else var i=!0;if(i){if(r.owner!==void 0){let a=r.owner,d=e;if(typeof a!="string"&&
a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="string"&&g(a,256))return A.errors=[1],!1;var i=d===
e}else var i=!0;if(i){if(r.scopes!==void 0){let a=r.scopes,d=e;if(e===e)if(Array.isArray(a)){if(a.length>
8)return A.errors=[1],!1;if(a.length<1)return A.errors=[1],!1;{var l=!0;let v=a.length;for(let h=0;h<
v;h++){let _=a[h],y=e;if(typeof _!="string")return A.errors=[1],!1;if(!(_==="chat"||_==="mesh"))return A.
errors=[1],!1;var l=y===e;if(!l)break}if(l){let h=a.length,_;if(h>1){let y={};for(;h--;){let m=a[h];
if(typeof m=="string"){if(typeof y[m]=="number"){return _=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}else
return A.errors=[1],!1;var i=d===e}else var i=!0;if(i){if(r.models!==void 0){let a=r.models,d=e,p=e;
if(!Array.isArray(a)&&a!==null)return A.errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>64)return A.
errors=[1],!1;if(a.length<1)return A.errors=[1],!1;{var u=!0;let v=a.length;for(let h=0;h<v;h++){let _=a[h],
y=e;if(e===y)if(typeof _=="string"){if(g(_,256))return A.errors=[1],!1;if(X(_,1))return A.errors=[1],
!1}else return A.errors=[1],!1;var u=y===e;if(!u)break}if(u){let h=a.length,_;if(h>1){let y={};for(;h--;){
let m=a[h];if(typeof m=="string"){if(typeof y[m]=="number"){return _=y[m],A.errors=[1],!1;break}y[m]=
h}}}}}}var i=d===e}else var i=!0;if(i){if(r.agents!==void 0){let a=r.agents,d=e,p=e;if(!Array.isArray(
a)&&a!==null)return A.errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>1e3)return A.errors=[1],
!1;if(a.length<1)return A.errors=[1],!1;{var t=!0;let v=a.length;for(let h=0;h<v;h++){let _=a[h],y=e;
if(e===y)if(typeof _=="string"){if(g(_,64))return A.errors=[1],!1;if(X(_,1))return A.errors=[1],!1}else
return A.errors=[1],!1;var t=y===e;if(!t)break}if(t){let h=a.length,_;if(h>1){let y={};for(;h--;){let m=a[h];
if(typeof m=="string"){if(typeof y[m]=="number"){return _=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}var i=d===
e}else var i=!0;if(i){if(r.rpm!==void 0){let a=r.rpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e9||
isNaN(a))return A.errors=[1],!1;if(a<1||isNaN(a))return A.errors=[1],!1}var i=d===e}else var i=!0;if(i){
if(r.tpm!==void 0){let a=r.tpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==
null)return A.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e12||isNaN(a))return A.
errors=[1],!1;if(a<1||isNaN(a))return A.errors=[1],!1}var i=d===e}else var i=!0;if(i){if(r.max_parallel!==
void 0){let a=r.max_parallel,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)
return A.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return A.errors=
[1],!1;if(a<1||isNaN(a))return A.errors=[1],!1}var i=d===e}else var i=!0;if(i){if(r.budget_usd!==void 0){
let a=r.budget_usd,d=e,p=e;if(typeof a!="string"&&a!==null)return A.errors=[1],!1;if(e===p&&typeof a==
"string"){if(g(a,17))return A.errors=[1],!1;if(!Nn.test(a))return A.errors=[1],!1}var i=d===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let a=r.budget_period,d=e,p=e,c=!1,v=e;typeof a!="string"&&(n===null?
n=[1]:n.push(1),e++),a==="day"||a==="month"||a==="total"||(n===null?n=[1]:n.push(1),e++);var s=v===e;
if(c=c||s,!c){let _=e;a!==null&&(n===null?n=[1]:n.push(1),e++);var s=_===e;c=c||s}if(c)e=p,n!==null&&
(p?n.length=p:n=null);else return n===null?n=[1]:n.push(1),e++,A.errors=n,!1;var i=d===e}else var i=!0;
if(i){if(r.budget_used!==void 0){let a=e;he(r.budget_used)||(n=n===null?he.errors:n.concat(he.errors),
e=n.length);var i=a===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.expires_at!==void 0){let a=r.expires_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.revoked_at!==void 0){let a=r.revoked_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.previous_until!==void 0){let a=r.previous_until,d=e;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var i=d===
e}else var i=!0;if(i){if(r.sandbox!==void 0){let a=e;if(typeof r.sandbox!="boolean")return A.errors=
[1],!1;var i=a===e}else var i=!0;if(i)if(r.key!==void 0){let a=r.key,d=e;if(e===d)if(typeof a=="stri\
ng"){if(g(a,256))return A.errors=[1],!1;if(X(a,1))return A.errors=[1],!1}else return A.errors=[1],!1;
var i=d===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return A.errors=[1],!1;return A.errors=n,e===0}function Hr(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(A(r.response)||
(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Hr.errors=[1],!1;return Hr.errors=n,
e===0}var xn=Wr;function Wr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(S(r.response)||(n=n===null?S.errors:n.concat(S.errors),e=n.length));else return Wr.errors=[1],!1;return Wr.
errors=n,e===0}var An=Yr;function Yr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(S(r.response)||(n=n===null?S.errors:n.concat(S.errors),e=n.length));else return Yr.errors=[1],!1;return Yr.
errors=n,e===0}var Tn=Vr;function Vr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(S(r.response)||(n=n===null?S.errors:n.concat(S.errors),e=n.length));else return Vr.errors=[1],!1;return Vr.
errors=n,e===0}var qn=Gr;function Gr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Gr.errors=[1],!1;return Gr.
errors=n,e===0}var $n=Jr;function Jr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(S(r.response)||(n=n===null?S.errors:n.concat(S.errors),e=n.length));else return Jr.errors=[1],!1;return Jr.
errors=n,e===0}var jn=Qr;var Wo={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function j(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.from===
void 0&&(t="from")||r.to===void 0&&(t="to")||r.totals===void 0&&(t="totals"))return j.errors=[1],!1;
{let s=e;for(let o in r)if(!(o==="from"||o==="to"||o==="totals")){return j.errors=[1],!1;break}if(s===
e){if(r.from!==void 0){let o=r.from,f=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return j.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return j.
errors=[1],!1;if(o<0||isNaN(o))return j.errors=[1],!1}var i=f===e}else var i=!0;if(i){if(r.to!==void 0){
let o=r.to,f=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return j.errors=[1],!1;if(e===
a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return j.errors=[1],!1;if(o<0||isNaN(
o))return j.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(r.totals!==void 0){let o=r.totals,f=e;if(e===
f)if(Array.isArray(o)){if(o.length>1e5)return j.errors=[1],!1;{var l=!0;let d=o.length;for(let p=0;p<
d;p++){let c=o[p],v=e;if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){let _;if(c.requests===void 0&&
(_="requests")||c.prompt_tokens===void 0&&(_="prompt_tokens")||c.cached_tokens===void 0&&(_="cached_\
tokens")||c.cache_write_tokens===void 0&&(_="cache_write_tokens")||c.completion_tokens===void 0&&(_=
"completion_tokens")||c.reasoning_tokens===void 0&&(_="reasoning_tokens")||c.hosted_calls===void 0&&
(_="hosted_calls")||c.charged===void 0&&(_="charged")||c.counted===void 0&&(_="counted")||c.cost===void 0&&
(_="cost"))return j.errors=[1],!1;{let y=e;for(let m in c)if(!$e.call(Wo.properties.totals.items.properties,
m)){return j.errors=[1],!1;break}if(y===e){if(c.key_id!==void 0){let m=c.key_id,T=e;if(e===T)if(typeof m==
"string"){if(g(m,256))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===e}else var u=!0;if(u){
if(c.model!==void 0){let m=c.model,T=e;if(typeof m!="string"&&m!==null)return j.errors=[1],!1;if(e===
T&&typeof m=="string"&&g(m,256))return j.errors=[1],!1;var u=T===e}else var u=!0;if(u){if(c.agent!==
void 0){let m=c.agent,T=e;if(typeof m!="string"&&m!==null)return j.errors=[1],!1;if(e===T&&typeof m==
"string"&&g(m,256))return j.errors=[1],!1;var u=T===e}else var u=!0;if(u){if(c.hour!==void 0){let m=c.
hour,T=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===T&&typeof m==
"number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=
[1],!1}var u=T===e}else var u=!0;if(u){if(c.requests!==void 0){let m=c.requests,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.prompt_tokens!==void 0){let m=c.prompt_tokens,T=e,k=e;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.cached_tokens!==void 0){let m=c.cached_tokens,T=e,k=e;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.cache_write_tokens!==void 0){let m=c.cache_write_tokens,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.completion_tokens!==void 0){let m=c.completion_tokens,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.reasoning_tokens!==void 0){let m=c.reasoning_tokens,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.hosted_calls!==void 0){let m=c.hosted_calls,T=e,k=e;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var u=T===
e}else var u=!0;if(u){if(c.charged!==void 0){let m=c.charged,T=e;if(e===e)if(typeof m=="string"){if(g(
m,30))return j.errors=[1],!1;if(!ir.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===
e}else var u=!0;if(u){if(c.counted!==void 0){let m=c.counted,T=e;if(e===e)if(typeof m=="string"){if(g(
m,30))return j.errors=[1],!1;if(!ir.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===
e}else var u=!0;if(u)if(c.cost!==void 0){let m=c.cost,T=e;if(e===e)if(typeof m=="string"){if(g(m,30))
return j.errors=[1],!1;if(!ir.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===e}else
var u=!0}}}}}}}}}}}}}}}else return j.errors=[1],!1;var l=v===e;if(!l)break}}}else return j.errors=[1],
!1;var i=f===e}else var i=!0}}}}else return j.errors=[1],!1;return j.errors=n,e===0}function Qr(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response)||(n=n===
null?j.errors:n.concat(j.errors),e=n.length));else return Qr.errors=[1],!1;return Qr.errors=n,e===0}
var Kn=es;var Yo={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attempt","ts","\
service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tokens","cach\
e_write_tokens","completion_tokens","reasoning_tokens","hosted_calls","estimated","charged","counted",
"cost","latency_ms","ttft_ms","upstream"],properties:{id:{type:"string",maxLength:64},call_id:{type:"\
string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{type:"integer",minimum:0,maximum:1e3},
ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{type:"\
string",maxLength:256},payment_id:{type:["string","null"],maxLength:512},model:{type:["string","null"],
maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},
status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:\
CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},completion_tokens:{$ref:"schema:C\
ount"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},estimated:{
type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",
minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{
type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},
upstream:{type:["string","null"],maxLength:64}},$id:"schema:UsageRow"};function x(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.call_id===
void 0&&(l="call_id")||r.request_id===void 0&&(l="request_id")||r.attempt===void 0&&(l="attempt")||r.
ts===void 0&&(l="ts")||r.service===void 0&&(l="service")||r.key_id===void 0&&(l="key_id")||r.payment_id===
void 0&&(l="payment_id")||r.model===void 0&&(l="model")||r.agent===void 0&&(l="agent")||r.tool===void 0&&
(l="tool")||r.status===void 0&&(l="status")||r.prompt_tokens===void 0&&(l="prompt_tokens")||r.cached_tokens===
void 0&&(l="cached_tokens")||r.cache_write_tokens===void 0&&(l="cache_write_tokens")||r.completion_tokens===
void 0&&(l="completion_tokens")||r.reasoning_tokens===void 0&&(l="reasoning_tokens")||r.hosted_calls===
void 0&&(l="hosted_calls")||r.estimated===void 0&&(l="estimated")||r.charged===void 0&&(l="charged")||
r.counted===void 0&&(l="counted")||r.cost===void 0&&(l="cost")||r.latency_ms===void 0&&(l="latency_m\
s")||r.ttft_ms===void 0&&(l="ttft_ms")||r.upstream===void 0&&(l="upstream"))return x.errors=[1],!1;{
let u=e;for(let t in r)if(!$e.call(Yo.properties,t)){return x.errors=[1],!1;break}if(u===e){if(r.id!==
void 0){let t=r.id,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return x.errors=[1],!1}else return x.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.call_id!==void 0){let t=r.call_id,s=e;if(e===s)if(typeof t==
"string"){if(g(t,64))return x.errors=[1],!1}else return x.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.request_id!==void 0){let t=r.request_id,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return x.
errors=[1],!1}else return x.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.attempt!==void 0){let t=r.
attempt,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===s&&
typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.ts!==void 0){let t=r.ts,s=e;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){
if(t>41024448e5||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.errors=[1],!1}var i=s===e}else
var i=!0;if(i){if(r.service!==void 0){let t=r.service,s=e;if(e===s)if(typeof t=="string"){if(g(t,32))
return x.errors=[1],!1}else return x.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.key_id!==void 0){
let t=r.key_id,s=e;if(e===s)if(typeof t=="string"){if(g(t,256))return x.errors=[1],!1}else return x.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.payment_id!==void 0){let t=r.payment_id,s=e;if(typeof t!=
"string"&&t!==null)return x.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,512))return x.errors=[1],
!1;var i=s===e}else var i=!0;if(i){if(r.model!==void 0){let t=r.model,s=e;if(typeof t!="string"&&t!==
null)return x.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,256))return x.errors=[1],!1;var i=s===
e}else var i=!0;if(i){if(r.agent!==void 0){let t=r.agent,s=e;if(typeof t!="string"&&t!==null)return x.
errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,256))return x.errors=[1],!1;var i=s===e}else var i=!0;
if(i){if(r.tool!==void 0){let t=r.tool,s=e;if(typeof t!="string"&&t!==null)return x.errors=[1],!1;if(e===
s&&typeof t=="string"&&g(t,256))return x.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.status!==
void 0){let t=r.status,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return x.errors=[1],!1}else return x.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.prompt_tokens!==void 0){let t=r.prompt_tokens,s=e,
o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.cached_tokens!==void 0){let t=r.cached_tokens,s=e,
o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.cache_write_tokens!==void 0){let t=r.cache_write_tokens,
s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.completion_tokens!==void 0){let t=r.completion_tokens,
s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.reasoning_tokens!==void 0){let t=r.reasoning_tokens,
s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.hosted_calls!==void 0){let t=r.hosted_calls,s=e,o=e;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.estimated!==void 0){let t=e;if(typeof r.estimated!=
"boolean")return x.errors=[1],!1;var i=t===e}else var i=!0;if(i){if(r.charged!==void 0){let t=r.charged,
s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===s&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.counted!==void 0){let t=r.counted,s=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return x.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.errors=[1],!1}var i=s===
e}else var i=!0;if(i){if(r.cost!==void 0){let t=r.cost,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return x.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.errors=[1],!1}var i=s===e}else var i=!0;if(i){
if(r.latency_ms!==void 0){let t=r.latency_ms,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return x.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return x.errors=[1],!1;if(t<0||isNaN(t))return x.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.
ttft_ms!==void 0){let t=r.ttft_ms,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==
null)return x.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t))return x.errors=[1],!1;if(t<0||isNaN(t))return x.errors=[1],!1}var i=s===e}else var i=!0;if(i)if(r.
upstream!==void 0){let t=r.upstream,s=e;if(typeof t!="string"&&t!==null)return x.errors=[1],!1;if(e===
s&&typeof t=="string"&&g(t,64))return x.errors=[1],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else
return x.errors=[1],!1;return x.errors=n,e===0}function je(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&(u="next"))return je.
errors=[1],!1;{let t=e;for(let s in r)if(!(s==="rows"||s==="next")){return je.errors=[1],!1;break}if(t===
e){if(r.rows!==void 0){let s=r.rows,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)return je.errors=
[1],!1;{var i=!0;let f=s.length;for(let a=0;a<f;a++){let d=e;x(s[a])||(n=n===null?x.errors:n.concat(
x.errors),e=n.length);var i=d===e;if(!i)break}}}else return je.errors=[1],!1;var l=o===e}else var l=!0;
if(l)if(r.next!==void 0){let s=r.next,o=e;if(typeof s!="string"&&s!==null)return je.errors=[1],!1;if(e===
o&&typeof s=="string"&&g(s,256))return je.errors=[1],!1;var l=o===e}else var l=!0}}}else return je.errors=
[1],!1;return je.errors=n,e===0}function es(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(je(r.response)||(n=n===null?je.errors:n.concat(je.errors),e=n.length));else
return es.errors=[1],!1;return es.errors=n,e===0}var Fn=rs;var Vo={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","tokens","charged"],properties:{at:{
$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},tokens:{$ref:"sch\
ema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:ServerOverview"};var Go={type:"object",additionalProperties:!1,required:["from","seconds","requests","by_status","req\
uests_per_s","tokens","tokens_per_s","charged","cost","first_token","whole"],properties:{from:{$ref:"\
schema:Instant"},seconds:{type:"number",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:C\
ount"},by_status:{type:"object",maxProperties:256,additionalProperties:{$ref:"schema:Count"}},requests_per_s:{
type:"number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"n\
umber",minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUs\
d"},first_token:{$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWind\
ow"};function ue(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.count===
void 0&&(l="count")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return ue.errors=
[1],!1;{let u=e;for(let t in r)if(!(t==="count"||t==="p50_ms"||t==="p95_ms")){return ue.errors=[1],!1;
break}if(u===e){if(r.count!==void 0){let t=r.count,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return ue.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return ue.errors=[1],!1;if(t<0||isNaN(t))return ue.errors=[1],!1}var i=s===e}else var i=!0;
if(i){if(r.p50_ms!==void 0){let t=r.p50_ms,s=e,o=e;if(!(typeof t=="number"&&isFinite(t))&&t!==null)return ue.
errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ue.errors=
[1],!1;if(t<0||isNaN(t))return ue.errors=[1],!1}var i=s===e}else var i=!0;if(i)if(r.p95_ms!==void 0){
let t=r.p95_ms,s=e,o=e;if(!(typeof t=="number"&&isFinite(t))&&t!==null)return ue.errors=[1],!1;if(e===
o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ue.errors=[1],!1;if(t<0||
isNaN(t))return ue.errors=[1],!1}var i=s===e}else var i=!0}}}}else return ue.errors=[1],!1;return ue.
errors=n,e===0}function w(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;
if(r.from===void 0&&(u="from")||r.seconds===void 0&&(u="seconds")||r.requests===void 0&&(u="requests")||
r.by_status===void 0&&(u="by_status")||r.requests_per_s===void 0&&(u="requests_per_s")||r.tokens===void 0&&
(u="tokens")||r.tokens_per_s===void 0&&(u="tokens_per_s")||r.charged===void 0&&(u="charged")||r.cost===
void 0&&(u="cost")||r.first_token===void 0&&(u="first_token")||r.whole===void 0&&(u="whole"))return w.
errors=[1],!1;{let t=e;for(let s in r)if(!$e.call(Go.properties,s)){return w.errors=[1],!1;break}if(t===
e){if(r.from!==void 0){let s=r.from,o=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return w.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.
errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var i=o===e}else var i=!0;if(i){if(r.seconds!==
void 0){let s=r.seconds,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var i=o===
e}else var i=!0;if(i){if(r.requests!==void 0){let s=r.requests,o=e,f=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var i=o===e}else var i=!0;if(i){
if(r.by_status!==void 0){let s=r.by_status,o=e;if(e===o)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(Object.keys(s).length>256)return w.errors=[1],!1;for(let a in s){let d=s[a],p=e,c=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return w.errors=[1],!1;if(e===c&&typeof d=="number"&&isFinite(
d)){if(d>9007199254740991||isNaN(d))return w.errors=[1],!1;if(d<0||isNaN(d))return w.errors=[1],!1}var l=p===
e;if(!l)break}}else return w.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.requests_per_s!==void 0){
let s=r.requests_per_s,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var i=o===
e}else var i=!0;if(i){if(r.tokens!==void 0){let s=r.tokens,o=e,f=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var i=o===e}else var i=!0;if(i){
if(r.tokens_per_s!==void 0){let s=r.tokens_per_s,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.
errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.charged!==void 0){let s=r.charged,o=e;if(e===e)if(typeof s==
"string"){if(g(s,30))return w.errors=[1],!1;if(!ir.test(s))return w.errors=[1],!1}else return w.errors=
[1],!1;var i=o===e}else var i=!0;if(i){if(r.cost!==void 0){let s=r.cost,o=e;if(e===e)if(typeof s=="s\
tring"){if(g(s,30))return w.errors=[1],!1;if(!ir.test(s))return w.errors=[1],!1}else return w.errors=
[1],!1;var i=o===e}else var i=!0;if(i){if(r.first_token!==void 0){let s=e;ue(r.first_token)||(n=n===
null?ue.errors:n.concat(ue.errors),e=n.length);var i=s===e}else var i=!0;if(i)if(r.whole!==void 0){let s=e;
ue(r.whole)||(n=n===null?ue.errors:n.concat(ue.errors),e=n.length);var i=s===e}else var i=!0}}}}}}}}}}}}else
return w.errors=[1],!1;return w.errors=n,e===0}function tr(r){let n=null,e=0,i=e,l=!1,u=e;w(r)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);
var t=u===e;if(l=l||t,!l){let s=e;r!==null&&(n===null?n=[1]:n.push(1),e++);var t=s===e;l=l||t}if(l)e=
i,n!==null&&(i?n.length=i:n=null);else return n===null?n=[1]:n.push(1),e++,tr.errors=n,!1;return tr.
errors=n,e===0}function q(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;
if(r.at===void 0&&(a="at")||r.servers===void 0&&(a="servers")||r.problems===void 0&&(a="problems")||
r.in_flight===void 0&&(a="in_flight")||r.now===void 0&&(a="now")||r.hour===void 0&&(a="hour")||r.day===
void 0&&(a="day")||r.month===void 0&&(a="month")||r.minutes===void 0&&(a="minutes"))return q.errors=
[1],!1;{let d=e;for(let p in r)if(!$e.call(Vo.properties,p)){return q.errors=[1],!1;break}if(d===e){
if(r.at!==void 0){let p=r.at,c=e,v=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return q.
errors=[1],!1;if(e===v&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return q.errors=
[1],!1;if(p<0||isNaN(p))return q.errors=[1],!1}var i=c===e}else var i=!0;if(i){if(r.servers!==void 0){
let p=r.servers,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return q.errors=[1],!1;
if(e===c&&typeof p=="number"&&isFinite(p)){if(p>1e4||isNaN(p))return q.errors=[1],!1;if(p<1||isNaN(p))
return q.errors=[1],!1}var i=c===e}else var i=!0;if(i){if(r.problems!==void 0){let p=r.problems,c=e;
if(e===c)if(Array.isArray(p)){if(p.length>1e3)return q.errors=[1],!1;{var l=!0;let h=p.length;for(let _=0;_<
h;_++){let y=p[_],m=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let K;if(y.kind===void 0&&
(K="kind")||y.severity===void 0&&(K="severity")||y.message===void 0&&(K="message")||y.about===void 0&&
(K="about")||y.since===void 0&&(K="since")||y.server===void 0&&(K="server"))return q.errors=[1],!1;{
let b=e;for(let N in y)if(!(N==="kind"||N==="severity"||N==="message"||N==="about"||N==="since"||N===
"server")){return q.errors=[1],!1;break}if(b===e){if(y.kind!==void 0){let N=y.kind,z=e;if(typeof N!=
"string")return q.errors=[1],!1;if(!(N==="breaker_open"||N==="upstream_drained"||N==="not_ready"||N===
"refund_due"||N==="undecided"||N==="budget_nearly_spent"||N==="ledger_backlog"||N==="shedding"||N===
"config_refused"))return q.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.severity!==void 0){let N=y.
severity,z=e;if(typeof N!="string")return q.errors=[1],!1;if(!(N==="error"||N==="warning"))return q.
errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.message!==void 0){let N=y.message,z=e;if(e===z)if(typeof N==
"string"){if(g(N,1024))return q.errors=[1],!1;if(X(N,1))return q.errors=[1],!1}else return q.errors=
[1],!1;var u=z===e}else var u=!0;if(u){if(y.about!==void 0){let N=y.about,z=e;if(e===z)if(N&&typeof N==
"object"&&!Array.isArray(N)){let ce;if(N.type===void 0&&(ce="type")||N.id===void 0&&(ce="id"))return q.
errors=[1],!1;{let Je=e;for(let Y in N)if(!(Y==="type"||Y==="id")){return q.errors=[1],!1;break}if(Je===
e){if(N.type!==void 0){let Y=N.type,Fe=e;if(typeof Y!="string")return q.errors=[1],!1;if(!(Y==="upst\
ream"||Y==="part"||Y==="payments"||Y==="key"||Y==="cap"||Y==="ledger"||Y==="server"||Y==="config"))return q.
errors=[1],!1;var t=Fe===e}else var t=!0;if(t)if(N.id!==void 0){let Y=N.id,Fe=e;if(e===Fe)if(typeof Y==
"string"){if(g(Y,256))return q.errors=[1],!1;if(X(Y,1))return q.errors=[1],!1}else return q.errors=[
1],!1;var t=Fe===e}else var t=!0}}}else return q.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.
since!==void 0){let N=y.since,z=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)
return q.errors=[1],!1;if(e===z&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||isNaN(N))return q.
errors=[1],!1;if(N<0||isNaN(N))return q.errors=[1],!1}var u=z===e}else var u=!0;if(u)if(y.server!==void 0){
let N=y.server,z=e;if(typeof N!="string"&&N!==null)return q.errors=[1],!1;if(e===z&&typeof N=="strin\
g"&&g(N,64))return q.errors=[1],!1;var u=z===e}else var u=!0}}}}}}}else return q.errors=[1],!1;var l=m===
e;if(!l)break}}}else return q.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(r.in_flight!==void 0){
let p=r.in_flight,c=e;if(e===c)if(p&&typeof p=="object"&&!Array.isArray(p)){let h;if(p.calls===void 0&&
(h="calls")||p.streams===void 0&&(h="streams"))return q.errors=[1],!1;{let _=e;for(let y in p)if(!(y===
"calls"||y==="streams")){return q.errors=[1],!1;break}if(_===e){if(p.calls!==void 0){let y=p.calls,m=e,
T=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.errors=[1],!1;if(e===T&&typeof y==
"number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return q.errors=[1],!1;if(y<0||isNaN(y))return q.
errors=[1],!1}var s=m===e}else var s=!0;if(s)if(p.streams!==void 0){let y=p.streams,m=e,T=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.errors=[1],!1;if(e===T&&typeof y=="number"&&isFinite(
y)){if(y>9007199254740991||isNaN(y))return q.errors=[1],!1;if(y<0||isNaN(y))return q.errors=[1],!1}var s=m===
e}else var s=!0}}}else return q.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(r.now!==void 0){let p=e;
w(r.now)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);var i=p===e}else var i=!0;if(i){if(r.hour!==
void 0){let p=e;w(r.hour)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);var i=p===e}else var i=!0;
if(i){if(r.day!==void 0){let p=e;tr(r.day)||(n=n===null?tr.errors:n.concat(tr.errors),e=n.length);var i=p===
e}else var i=!0;if(i){if(r.month!==void 0){let p=e;tr(r.month)||(n=n===null?tr.errors:n.concat(tr.errors),
e=n.length);var i=p===e}else var i=!0;if(i)if(r.minutes!==void 0){let p=r.minutes,c=e;if(e===c)if(Array.
isArray(p)){if(p.length>60)return q.errors=[1],!1;{var o=!0;let h=p.length;for(let _=0;_<h;_++){let y=p[_],
m=e;if(e===m)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.at===void 0&&(k="at")||y.requests===
void 0&&(k="requests")||y.failed===void 0&&(k="failed")||y.tokens===void 0&&(k="tokens")||y.charged===
void 0&&(k="charged"))return q.errors=[1],!1;{let K=e;for(let b in y)if(!(b==="at"||b==="requests"||
b==="failed"||b==="tokens"||b==="charged")){return q.errors=[1],!1;break}if(K===e){if(y.at!==void 0){
let b=y.at,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return q.errors=[1],!1;if(e===
z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))return q.errors=[1],!1;if(b<0||isNaN(
b))return q.errors=[1],!1}var f=N===e}else var f=!0;if(f){if(y.requests!==void 0){let b=y.requests,N=e,
z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return q.errors=[1],!1;if(e===z&&typeof b==
"number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))return q.errors=[1],!1;if(b<0||isNaN(b))return q.
errors=[1],!1}var f=N===e}else var f=!0;if(f){if(y.failed!==void 0){let b=y.failed,N=e,z=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return q.errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(
b)){if(b>9007199254740991||isNaN(b))return q.errors=[1],!1;if(b<0||isNaN(b))return q.errors=[1],!1}var f=N===
e}else var f=!0;if(f){if(y.tokens!==void 0){let b=y.tokens,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&
!isNaN(b)&&isFinite(b)))return q.errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||
isNaN(b))return q.errors=[1],!1;if(b<0||isNaN(b))return q.errors=[1],!1}var f=N===e}else var f=!0;if(f)
if(y.charged!==void 0){let b=y.charged,N=e;if(e===e)if(typeof b=="string"){if(g(b,30))return q.errors=
[1],!1;if(!ir.test(b))return q.errors=[1],!1}else return q.errors=[1],!1;var f=N===e}else var f=!0}}}}}}else
return q.errors=[1],!1;var o=m===e;if(!o)break}}}else return q.errors=[1],!1;var i=c===e}else var i=!0}}}}}}}}}}else
return q.errors=[1],!1;return q.errors=n,e===0}function rs(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response)||(n=n===null?q.errors:n.concat(q.errors),
e=n.length));else return rs.errors=[1],!1;return rs.errors=n,e===0}var On=ss;function Z(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.metric===
void 0&&(a="metric")||r.by===void 0&&(a="by")||r.from===void 0&&(a="from")||r.to===void 0&&(a="to")||
r.step_ms===void 0&&(a="step_ms")||r.series===void 0&&(a="series")||r.others===void 0&&(a="others"))
return Z.errors=[1],!1;{let d=e;for(let p in r)if(!(p==="metric"||p==="by"||p==="from"||p==="to"||p===
"step_ms"||p==="series"||p==="others")){return Z.errors=[1],!1;break}if(d===e){if(r.metric!==void 0){
let p=r.metric,c=e;if(typeof p!="string")return Z.errors=[1],!1;if(!(p==="requests"||p==="failed"||p===
"attempts"||p==="failed_attempts"||p==="prompt_tokens"||p==="cached_tokens"||p==="completion_tokens"||
p==="tokens"||p==="charged"||p==="cost"||p==="first_token_p50_ms"||p==="first_token_p95_ms"||p==="wh\
ole_p50_ms"||p==="whole_p95_ms"))return Z.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(r.by!==void 0){
let p=r.by,c=e;if(typeof p!="string"&&p!==null)return Z.errors=[1],!1;if(e===c&&typeof p=="string"&&
g(p,16))return Z.errors=[1],!1;var i=c===e}else var i=!0;if(i){if(r.from!==void 0){let p=r.from,c=e,
v=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Z.errors=[1],!1;if(e===v&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Z.errors=[1],!1;if(p<0||isNaN(p))return Z.
errors=[1],!1}var i=c===e}else var i=!0;if(i){if(r.to!==void 0){let p=r.to,c=e,v=e;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Z.errors=[1],!1;if(e===v&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return Z.errors=[1],!1;if(p<0||isNaN(p))return Z.errors=[1],!1}var i=c===
e}else var i=!0;if(i){if(r.step_ms!==void 0){let p=r.step_ms,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return Z.errors=[1],!1;if(!(p===36e5||p===864e5))return Z.errors=[1],!1;var i=c===e}else
var i=!0;if(i){if(r.series!==void 0){let p=r.series,c=e;if(e===c)if(Array.isArray(p)){if(p.length>100)
return Z.errors=[1],!1;{var l=!0;let h=p.length;for(let _=0;_<h;_++){let y=p[_],m=e;if(e===m)if(y&&typeof y==
"object"&&!Array.isArray(y)){let k;if(y.value===void 0&&(k="value")||y.points===void 0&&(k="points"))
return Z.errors=[1],!1;{let K=e;for(let b in y)if(!(b==="value"||b==="points")){return Z.errors=[1],
!1;break}if(K===e){if(y.value!==void 0){let b=y.value,N=e;if(typeof b!="string"&&b!==null)return Z.errors=
[1],!1;if(e===N&&typeof b=="string"&&g(b,512))return Z.errors=[1],!1;var u=N===e}else var u=!0;if(u)
if(y.points!==void 0){let b=y.points,N=e;if(e===e)if(Array.isArray(b)){if(b.length>1e3)return Z.errors=
[1],!1;{var t=!0;let ce=b.length;for(let Je=0;Je<ce;Je++){let Y=b[Je],Fe=e;if(!(typeof Y=="number"&&
isFinite(Y))&&Y!==null)return Z.errors=[1],!1;if(e===Fe&&typeof Y=="number"&&isFinite(Y)){if(Y>9007199254740991||
isNaN(Y))return Z.errors=[1],!1;if(Y<0||isNaN(Y))return Z.errors=[1],!1}var t=Fe===e;if(!t)break}}}else
return Z.errors=[1],!1;var u=N===e}else var u=!0}}}else return Z.errors=[1],!1;var l=m===e;if(!l)break}}}else
return Z.errors=[1],!1;var i=c===e}else var i=!0;if(i)if(r.others!==void 0){let p=r.others,c=e,v=e,h=!1,
_=e;if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.values===void 0&&(m="values")||
p.points===void 0&&(m="points"))n===null?n=[1]:n.push(1),e++;else{let T=e;for(let k in p)if(!(k==="v\
alues"||k==="points")){n===null?n=[1]:n.push(1),e++;break}if(T===e){if(p.values!==void 0){let k=p.values,
K=e,b=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(n===null?n=[1]:n.push(1),e++),e===b&&typeof k==
"number"&&isFinite(k)&&(k>9007199254740991||isNaN(k)?(n===null?n=[1]:n.push(1),e++):(k<0||isNaN(k))&&
(n===null?n=[1]:n.push(1),e++));var s=K===e}else var s=!0;if(s)if(p.points!==void 0){let k=p.points,
K=e;if(e===e)if(Array.isArray(k))if(k.length>1e3)n===null?n=[1]:n.push(1),e++;else{var o=!0;let z=k.
length;for(let ar=0;ar<z;ar++){let ce=k[ar],Je=e;!(typeof ce=="number"&&isFinite(ce))&&ce!==null&&(n===
null?n=[1]:n.push(1),e++),e===Je&&typeof ce=="number"&&isFinite(ce)&&(ce>9007199254740991||isNaN(ce)?
(n===null?n=[1]:n.push(1),e++):(ce<0||isNaN(ce))&&(n===null?n=[1]:n.push(1),e++));var o=Je===e;if(!o)
break}}else n===null?n=[1]:n.push(1),e++;var s=K===e}else var s=!0}}}else n===null?n=[1]:n.push(1),e++;
var f=_===e;if(h=h||f,!h){let m=e;p!==null&&(n===null?n=[1]:n.push(1),e++);var f=m===e;h=h||f}if(h)e=
v,n!==null&&(v?n.length=v:n=null);else return n===null?n=[1]:n.push(1),e++,Z.errors=n,!1;var i=c===e}else
var i=!0}}}}}}}}else return Z.errors=[1],!1;return Z.errors=n,e===0}function ss(r){let n=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Z(r.response)||(n=n===null?Z.errors:
n.concat(Z.errors),e=n.length));else return ss.errors=[1],!1;return ss.errors=n,e===0}var Ln=ts;function _e(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.requests===
void 0&&(u="requests")||r.rows_read===void 0&&(u="rows_read")||r.complete===void 0&&(u="complete")||
r.next===void 0&&(u="next"))return _e.errors=[1],!1;{let t=e;for(let s in r)if(!(s==="requests"||s===
"rows_read"||s==="complete"||s==="next")){return _e.errors=[1],!1;break}if(t===e){if(r.requests!==void 0){
let s=r.requests,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)return _e.errors=[1],!1;{var i=!0;
let f=s.length;for(let a=0;a<f;a++){let d=e;x(s[a])||(n=n===null?x.errors:n.concat(x.errors),e=n.length);
var i=d===e;if(!i)break}}}else return _e.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(r.rows_read!==
void 0){let s=r.rows_read,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return _e.errors=
[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>5e4||isNaN(s))return _e.errors=[1],!1;if(s<0||
isNaN(s))return _e.errors=[1],!1}var l=o===e}else var l=!0;if(l){if(r.complete!==void 0){let s=e;if(typeof r.
complete!="boolean")return _e.errors=[1],!1;var l=s===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.
next,o=e;if(typeof s!="string"&&s!==null)return _e.errors=[1],!1;if(e===o&&typeof s=="string"&&g(s,256))
return _e.errors=[1],!1;var l=o===e}else var l=!0}}}}}else return _e.errors=[1],!1;return _e.errors=
n,e===0}function ts(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(_e(r.response)||(n=n===null?_e.errors:n.concat(_e.errors),e=n.length));else return ts.errors=
[1],!1;return ts.errors=n,e===0}var wn=is;var Jo={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"schema:Count"},charged:{$ref:"schema:Co\
unt"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function M(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.kind===void 0&&(l="kind")||r.start_ms===void 0&&(l=
"start_ms")||r.end_ms===void 0&&(l="end_ms"))return M.errors=[1],!1;{let u=e;for(let t in r)if(!$e.call(
Jo.properties,t)){return M.errors=[1],!1;break}if(u===e){if(r.kind!==void 0){let t=r.kind,s=e;if(typeof t!=
"string")return M.errors=[1],!1;if(!(t==="queue"||t==="attempt"||t==="work"))return M.errors=[1],!1;
var i=s===e}else var i=!0;if(i){if(r.start_ms!==void 0){let t=r.start_ms,s=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return M.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t))return M.errors=[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===
e}else var i=!0;if(i){if(r.end_ms!==void 0){let t=r.end_ms,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return M.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return M.errors=[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0;if(i){
if(r.first_token_ms!==void 0){let t=r.first_token_ms,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))&&t!==null)return M.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return M.errors=[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0;if(i){
if(r.attempt!==void 0){let t=r.attempt,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return M.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return M.errors=
[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.upstream!==void 0){
let t=r.upstream,s=e;if(typeof t!="string"&&t!==null)return M.errors=[1],!1;if(e===s&&typeof t=="str\
ing"&&g(t,64))return M.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.model!==void 0){let t=r.model,
s=e;if(typeof t!="string"&&t!==null)return M.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,256))return M.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.status!==void 0){let t=r.status,s=e;if(e===s)if(typeof t==
"string"){if(g(t,64))return M.errors=[1],!1}else return M.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.prompt_tokens!==void 0){let t=r.prompt_tokens,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return M.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return M.errors=[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0;if(i){
if(r.completion_tokens!==void 0){let t=r.completion_tokens,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return M.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return M.errors=[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0;if(i){
if(r.charged!==void 0){let t=r.charged,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return M.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return M.errors=[1],!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0;if(i)if(r.cost!==
void 0){let t=r.cost,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return M.errors=
[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return M.errors=[1],
!1;if(t<0||isNaN(t))return M.errors=[1],!1}var i=s===e}else var i=!0}}}}}}}}}}}}}else return M.errors=
[1],!1;return M.errors=n,e===0}function ye(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.request===void 0&&(u="request")||r.arrived_at===void 0&&(u="arrived_at")||r.total_ms===
void 0&&(u="total_ms")||r.timeline===void 0&&(u="timeline")||r.complete===void 0&&(u="complete"))return ye.
errors=[1],!1;{let t=e;for(let s in r)if(!(s==="request"||s==="arrived_at"||s==="total_ms"||s==="tim\
eline"||s==="complete")){return ye.errors=[1],!1;break}if(t===e){if(r.request!==void 0){let s=e;x(r.
request)||(n=n===null?x.errors:n.concat(x.errors),e=n.length);var i=s===e}else var i=!0;if(i){if(r.arrived_at!==
void 0){let s=r.arrived_at,o=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ye.
errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return ye.errors=
[1],!1;if(s<0||isNaN(s))return ye.errors=[1],!1}var i=o===e}else var i=!0;if(i){if(r.total_ms!==void 0){
let s=r.total_ms,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ye.errors=[1],!1;
if(e===o&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return ye.errors=[1],!1;if(s<
0||isNaN(s))return ye.errors=[1],!1}var i=o===e}else var i=!0;if(i){if(r.timeline!==void 0){let s=r.
timeline,o=e;if(e===o)if(Array.isArray(s)){if(s.length>200)return ye.errors=[1],!1;{var l=!0;let a=s.
length;for(let d=0;d<a;d++){let p=e;M(s[d])||(n=n===null?M.errors:n.concat(M.errors),e=n.length);var l=p===
e;if(!l)break}}}else return ye.errors=[1],!1;var i=o===e}else var i=!0;if(i)if(r.complete!==void 0){
let s=e;if(typeof r.complete!="boolean")return ye.errors=[1],!1;var i=s===e}else var i=!0}}}}}}else return ye.
errors=[1],!1;return ye.errors=n,e===0}function is(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response)||(n=n===null?ye.errors:n.concat(ye.errors),
e=n.length));else return is.errors=[1],!1;return is.errors=n,e===0}var Cn=ns;var Qo={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to","ass\
et","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_before",
"look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},ea=new RegExp(
"^[0-9]{1,78}$","u"),ra=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function $(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.state===void 0&&
(l="state")||r.network===void 0&&(l="network")||r.payer===void 0&&(l="payer")||r.pay_to===void 0&&(l=
"pay_to")||r.asset===void 0&&(l="asset")||r.amount===void 0&&(l="amount")||r.price_usd===void 0&&(l=
"price_usd")||r.agent===void 0&&(l="agent")||r.tool===void 0&&(l="tool")||r.request_id===void 0&&(l=
"request_id")||r.transaction===void 0&&(l="transaction")||r.reason===void 0&&(l="reason")||r.attempts===
void 0&&(l="attempts")||r.valid_before===void 0&&(l="valid_before")||r.look_at===void 0&&(l="look_at")||
r.created_at===void 0&&(l="created_at")||r.updated_at===void 0&&(l="updated_at")||r.expires_at===void 0&&
(l="expires_at"))return $.errors=[1],!1;{let u=e;for(let t in r)if(!$e.call(Qo.properties,t)){return $.
errors=[1],!1;break}if(u===e){if(r.id!==void 0){let t=r.id,s=e;if(e===s)if(typeof t=="string"){if(g(
t,64))return $.errors=[1],!1;if(X(t,1))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===
e}else var i=!0;if(i){if(r.state!==void 0){let t=r.state,s=e;if(typeof t!="string")return $.errors=[
1],!1;if(!(t==="reserved"||t==="executing"||t==="executed"||t==="settling"||t==="settled"||t==="sett\
le_unknown"||t==="failed"||t==="expired"||t==="refund_due"||t==="undecided"))return $.errors=[1],!1;
var i=s===e}else var i=!0;if(i){if(r.network!==void 0){let t=r.network,s=e;if(e===s)if(typeof t=="st\
ring"){if(g(t,64))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.payer!==void 0){let t=r.payer,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return $.errors=[1],
!1}else return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.pay_to!==void 0){let t=r.pay_to,
s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===
e}else var i=!0;if(i){if(r.asset!==void 0){let t=r.asset,s=e;if(e===s)if(typeof t=="string"){if(g(t,
64))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.amount!==
void 0){let t=r.amount,s=e;if(e===s)if(typeof t=="string"){if(g(t,78))return $.errors=[1],!1;if(!ea.
test(t))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.price_usd!==
void 0){let t=r.price_usd,s=e;if(e===s)if(typeof t=="string"){if(g(t,20))return $.errors=[1],!1;if(!ra.
test(t))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.agent!==
void 0){let t=r.agent,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return $.errors=[1],!1}else return $.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.tool!==void 0){let t=r.tool,s=e;if(typeof t!="str\
ing"&&t!==null)return $.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,256))return $.errors=[1],!1;
var i=s===e}else var i=!0;if(i){if(r.request_id!==void 0){let t=r.request_id,s=e;if(e===s)if(typeof t==
"string"){if(g(t,64))return $.errors=[1],!1}else return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.transaction!==void 0){let t=r.transaction,s=e;if(typeof t!="string"&&t!==null)return $.errors=[
1],!1;if(e===s&&typeof t=="string"&&g(t,256))return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.reason!==void 0){let t=r.reason,s=e;if(typeof t!="string"&&t!==null)return $.errors=[1],!1;if(e===
s&&typeof t=="string"&&g(t,1024))return $.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.attempts!==
void 0){let t=r.attempts,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return $.errors=
[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return $.errors=[1],!1;if(t<0||
isNaN(t))return $.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.valid_before!==void 0){let t=r.
valid_before,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return $.errors=[1],!1;
if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return $.errors=[1],!1;if(t<
0||isNaN(t))return $.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.look_at!==void 0){let t=r.look_at,
s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return $.errors=[1],!1;if(e===
s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return $.errors=[1],!1;if(t<0||isNaN(
t))return $.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.created_at!==void 0){let t=r.created_at,
s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return $.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return $.errors=[1],!1;if(t<0||isNaN(t))return $.
errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.updated_at!==void 0){let t=r.updated_at,s=e,o=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return $.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return $.errors=[1],!1;if(t<0||isNaN(t))return $.errors=[1],!1}var i=s===
e}else var i=!0;if(i)if(r.expires_at!==void 0){let t=r.expires_at,s=e,o=e;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t)))return $.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return $.errors=[1],!1;if(t<0||isNaN(t))return $.errors=[1],!1}var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else
return $.errors=[1],!1;return $.errors=n,e===0}function me(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let s;if(r.payments===void 0&&(s="payments")||r.next===void 0&&(s="next"))
return me.errors=[1],!1;{let o=e;for(let f in r)if(!(f==="payments"||f==="next"||f==="counts")){return me.
errors=[1],!1;break}if(o===e){if(r.payments!==void 0){let f=r.payments,a=e;if(e===a)if(Array.isArray(
f)){if(f.length>1e3)return me.errors=[1],!1;{var i=!0;let d=f.length;for(let p=0;p<d;p++){let c=e;$(
f[p])||(n=n===null?$.errors:n.concat($.errors),e=n.length);var i=c===e;if(!i)break}}}else return me.
errors=[1],!1;var l=a===e}else var l=!0;if(l){if(r.next!==void 0){let f=r.next,a=e;if(typeof f!="str\
ing"&&f!==null)return me.errors=[1],!1;if(e===a&&typeof f=="string"&&g(f,64))return me.errors=[1],!1;
var l=a===e}else var l=!0;if(l)if(r.counts!==void 0){let f=r.counts,a=e;if(e===a)if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){if(Object.keys(f).length>16)return me.errors=[1],!1;for(let p in f){let c=e;
typeof p!="string"&&(n===null?n=[1]:n.push(1),e++),p==="reserved"||p==="executing"||p==="executed"||
p==="settling"||p==="settled"||p==="settle_unknown"||p==="failed"||p==="expired"||p==="refund_due"||
p==="undecided"||(n===null?n=[1]:n.push(1),e++);var u=c===e;if(!u){return n===null?n=[1]:n.push(1),e++,
me.errors=n,!1;break}}if(u)for(let p in f){let c=f[p],v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return me.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return me.errors=[1],!1;if(c<0||isNaN(c))return me.errors=[1],!1}var t=v===e;if(!t)break}}else
return me.errors=[1],!1;var l=a===e}else var l=!0}}}}else return me.errors=[1],!1;return me.errors=n,
e===0}function ns(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(me(r.response)||(n=n===null?me.errors:n.concat(me.errors),e=n.length));else return ns.errors=
[1],!1;return ns.errors=n,e===0}var En=os;function os(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return os.errors=[1],!1;return os.
errors=n,e===0}var Mn=as;function as(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return as.errors=[1],!1;return as.
errors=n,e===0}var Pn=fs;function fs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return fs.errors=[1],!1;return fs.
errors=n,e===0}var Xn=ls;function J(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.model===
void 0&&(u="model")||r.upstream_model===void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.
weight===void 0&&(u="weight")||r.breaker===void 0&&(u="breaker")||r.in_flight===void 0&&(u="in_fligh\
t")||r.resting_s===void 0&&(u="resting_s"))return J.errors=[1],!1;{let t=e;for(let s in r)if(!(s==="\
model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breaker"||s==="in_flight"||s==="resting\
_s")){return J.errors=[1],!1;break}if(t===e){if(r.model!==void 0){let s=r.model,o=e;if(e===o)if(typeof s==
"string"){if(g(s,256))return J.errors=[1],!1}else return J.errors=[1],!1;var i=o===e}else var i=!0;if(i){
if(r.upstream_model!==void 0){let s=r.upstream_model,o=e;if(e===o)if(typeof s=="string"){if(g(s,256))
return J.errors=[1],!1}else return J.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.tier!==void 0){
let s=r.tier,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[1],!1;if(e===
o&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return J.errors=[1],!1;if(s<1||isNaN(s))return J.
errors=[1],!1}var i=o===e}else var i=!0;if(i){if(r.weight!==void 0){let s=r.weight,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return J.errors=[1],!1;if(s<1||isNaN(s))return J.errors=[1],!1}var i=o===e}else
var i=!0;if(i){if(r.breaker!==void 0){let s=r.breaker,o=e,f=e,a=!1,d=e;typeof s!="string"&&(n===null?
n=[1]:n.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(n===null?n=[1]:n.push(1),e++);var l=d===
e;if(a=a||l,!a){let c=e;s!==null&&(n===null?n=[1]:n.push(1),e++);var l=c===e;a=a||l}if(a)e=f,n!==null&&
(f?n.length=f:n=null);else return n===null?n=[1]:n.push(1),e++,J.errors=n,!1;var i=o===e}else var i=!0;
if(i){if(r.in_flight!==void 0){let s=r.in_flight,o=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return J.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return J.errors=[1],!1;if(s<0||isNaN(s))return J.errors=[1],!1}var i=o===e}else var i=!0;if(i)
if(r.resting_s!==void 0){let s=r.resting_s,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return J.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return J.
errors=[1],!1;if(s<0||isNaN(s))return J.errors=[1],!1}var i=o===e}else var i=!0}}}}}}}}else return J.
errors=[1],!1;return J.errors=n,e===0}function V(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.origin===void 0&&(u="origin")||r.drained_at===
void 0&&(u="drained_at")||r.in_flight===void 0&&(u="in_flight")||r.deployments===void 0&&(u="deploym\
ents"))return V.errors=[1],!1;{let t=e;for(let s in r)if(!(s==="name"||s==="origin"||s==="drained_at"||
s==="in_flight"||s==="deployments")){return V.errors=[1],!1;break}if(t===e){if(r.name!==void 0){let s=r.
name,o=e;if(e===o)if(typeof s=="string"){if(g(s,64))return V.errors=[1],!1;if(X(s,1))return V.errors=
[1],!1}else return V.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.origin!==void 0){let s=r.origin,
o=e;if(typeof s!="string"&&s!==null)return V.errors=[1],!1;if(e===o&&typeof s=="string"&&g(s,1024))return V.
errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.drained_at!==void 0){let s=r.drained_at,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return V.errors=[1],!1;if(e===o&&typeof s=="numb\
er"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return V.errors=[1],!1;if(s<0||isNaN(s))return V.errors=
[1],!1}var i=o===e}else var i=!0;if(i){if(r.in_flight!==void 0){let s=r.in_flight,o=e,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return V.errors=[1],!1;if(s<0||isNaN(s))return V.errors=[1],!1}var i=o===
e}else var i=!0;if(i)if(r.deployments!==void 0){let s=r.deployments,o=e;if(e===o)if(Array.isArray(s)){
if(s.length>4096)return V.errors=[1],!1;{var l=!0;let a=s.length;for(let d=0;d<a;d++){let p=e;J(s[d])||
(n=n===null?J.errors:n.concat(J.errors),e=n.length);var l=p===e;if(!l)break}}}else return V.errors=[
1],!1;var i=o===e}else var i=!0}}}}}}else return V.errors=[1],!1;return V.errors=n,e===0}function Ve(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.upstreams===void 0&&
(l="upstreams"))return Ve.errors=[1],!1;{let u=e;for(let t in r)if(t!=="upstreams"){return Ve.errors=
[1],!1;break}if(u===e&&r.upstreams!==void 0){let t=r.upstreams;if(e===e)if(Array.isArray(t)){if(t.length>
256)return Ve.errors=[1],!1;{var i=!0;let o=t.length;for(let f=0;f<o;f++){let a=e;V(t[f])||(n=n===null?
V.errors:n.concat(V.errors),e=n.length);var i=a===e;if(!i)break}}}else return Ve.errors=[1],!1}}}else
return Ve.errors=[1],!1;return Ve.errors=n,e===0}function ls(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&(Ve(r.response)||(n=n===null?Ve.errors:n.concat(Ve.
errors),e=n.length));else return ls.errors=[1],!1;return ls.errors=n,e===0}var Rn=us;function us(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(V(r.response)||(n=n===null?V.errors:n.concat(V.errors),e=n.length));else return us.errors=[1],!1;return us.
errors=n,e===0}var zn=ps;function ps(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(V(r.response)||(n=n===null?V.errors:n.concat(V.errors),e=n.length));else return ps.errors=[1],!1;return ps.
errors=n,e===0}var Un=de;function de(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let u=r.response;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let s;if(u.name===void 0&&
(s="name")||u.ok===void 0&&(s="ok")||u.detail===void 0&&(s="detail")||u.missing===void 0&&(s="missin\
g"))return de.errors=[1],!1;{let o=e;for(let f in u)if(!(f==="name"||f==="ok"||f==="detail"||f==="mi\
ssing")){return de.errors=[1],!1;break}if(o===e){if(u.name!==void 0){let f=u.name,a=e;if(e===a)if(typeof f==
"string"){if(g(f,64))return de.errors=[1],!1;if(X(f,1))return de.errors=[1],!1}else return de.errors=
[1],!1;var i=a===e}else var i=!0;if(i){if(u.ok!==void 0){let f=e;if(typeof u.ok!="boolean")return de.
errors=[1],!1;var i=f===e}else var i=!0;if(i){if(u.detail!==void 0){let f=u.detail,a=e;if(e===a)if(typeof f==
"string"){if(g(f,65536))return de.errors=[1],!1;if(X(f,1))return de.errors=[1],!1}else return de.errors=
[1],!1;var i=a===e}else var i=!0;if(i)if(u.missing!==void 0){let f=u.missing,a=e;if(e===a)if(Array.isArray(
f)){if(f.length>4096)return de.errors=[1],!1;{var l=!0;let p=f.length;for(let c=0;c<p;c++){let v=f[c],
h=e;if(e===h)if(typeof v=="string"){if(g(v,256))return de.errors=[1],!1;if(X(v,1))return de.errors=[
1],!1}else return de.errors=[1],!1;var l=h===e;if(!l)break}}}else return de.errors=[1],!1;var i=a===
e}else var i=!0}}}}}else return de.errors=[1],!1}}else return de.errors=[1],!1;return de.errors=n,e===
0}var In=ds;var sa={type:"object",additionalProperties:!1,required:["upstream","upstream_model","tier","weight",
"share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},
weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},drained:{type:"\
boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},
resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function B(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.upstream===void 0&&(u="upstream")||
r.upstream_model===void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u=
"weight")||r.share===void 0&&(u="share")||r.drained===void 0&&(u="drained")||r.breaker===void 0&&(u=
"breaker")||r.in_flight===void 0&&(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return B.errors=
[1],!1;{let t=e;for(let s in r)if(!$e.call(sa.properties,s)){return B.errors=[1],!1;break}if(t===e){
if(r.upstream!==void 0){let s=r.upstream,o=e;if(e===o)if(typeof s=="string"){if(g(s,64))return B.errors=
[1],!1;if(X(s,1))return B.errors=[1],!1}else return B.errors=[1],!1;var i=o===e}else var i=!0;if(i){
if(r.upstream_model!==void 0){let s=r.upstream_model,o=e;if(e===o)if(typeof s=="string"){if(g(s,256))
return B.errors=[1],!1}else return B.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.tier!==void 0){
let s=r.tier,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===
o&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.
errors=[1],!1}var i=o===e}else var i=!0;if(i){if(r.weight!==void 0){let s=r.weight,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.errors=[1],!1}var i=o===e}else
var i=!0;if(i){if(r.share!==void 0){let s=r.share,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>
1||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}else return B.errors=[1],
!1;var i=o===e}else var i=!0;if(i){if(r.drained!==void 0){let s=e;if(typeof r.drained!="boolean")return B.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.breaker!==void 0){let s=r.breaker,o=e,f=e,a=!1,d=e;
typeof s!="string"&&(n===null?n=[1]:n.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(n===null?
n=[1]:n.push(1),e++);var l=d===e;if(a=a||l,!a){let c=e;s!==null&&(n===null?n=[1]:n.push(1),e++);var l=c===
e;a=a||l}if(a)e=f,n!==null&&(f?n.length=f:n=null);else return n===null?n=[1]:n.push(1),e++,B.errors=
n,!1;var i=o===e}else var i=!0;if(i){if(r.in_flight!==void 0){let s=r.in_flight,o=e,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var i=o===
e}else var i=!0;if(i)if(r.resting_s!==void 0){let s=r.resting_s,o=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>86400||
isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var i=o===e}else var i=!0}}}}}}}}}}else
return B.errors=[1],!1;return B.errors=n,e===0}function oe(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.routes===void 0&&(t="routes"))return oe.errors=[1],!1;{let s=e;
for(let o in r)if(o!=="routes"){return oe.errors=[1],!1;break}if(s===e&&r.routes!==void 0){let o=r.routes;
if(e===e)if(Array.isArray(o)){if(o.length>4096)return oe.errors=[1],!1;{var i=!0;let a=o.length;for(let d=0;d<
a;d++){let p=o[d],c=e;if(e===c)if(p&&typeof p=="object"&&!Array.isArray(p)){let h;if(p.model===void 0&&
(h="model")||p.route===void 0&&(h="route")||p.kind===void 0&&(h="kind")||p.deployments===void 0&&(h=
"deployments"))return oe.errors=[1],!1;{let _=e;for(let y in p)if(!(y==="model"||y==="route"||y==="k\
ind"||y==="deployments")){return oe.errors=[1],!1;break}if(_===e){if(p.model!==void 0){let y=p.model,
m=e;if(e===m)if(typeof y=="string"){if(g(y,256))return oe.errors=[1],!1}else return oe.errors=[1],!1;
var l=m===e}else var l=!0;if(l){if(p.route!==void 0){let y=p.route,m=e;if(typeof y!="string"&&y!==null)
return oe.errors=[1],!1;if(e===m&&typeof y=="string"&&g(y,256))return oe.errors=[1],!1;var l=m===e}else
var l=!0;if(l){if(p.kind!==void 0){let y=p.kind,m=e;if(e===m)if(typeof y=="string"){if(g(y,32))return oe.
errors=[1],!1}else return oe.errors=[1],!1;var l=m===e}else var l=!0;if(l)if(p.deployments!==void 0){
let y=p.deployments,m=e;if(e===m)if(Array.isArray(y)){if(y.length>4096)return oe.errors=[1],!1;{var u=!0;
let k=y.length;for(let K=0;K<k;K++){let b=e;B(y[K])||(n=n===null?B.errors:n.concat(B.errors),e=n.length);
var u=b===e;if(!u)break}}}else return oe.errors=[1],!1;var l=m===e}else var l=!0}}}}}else return oe.
errors=[1],!1;var i=c===e;if(!i)break}}}else return oe.errors=[1],!1}}}else return oe.errors=[1],!1;
return oe.errors=n,e===0}function ds(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(oe(r.response)||(n=n===null?oe.errors:n.concat(oe.errors),e=n.length));else
return ds.errors=[1],!1;return ds.errors=n,e===0}var Zn=cs;var ta={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},ia={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function D(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.description===void 0&&(l="description")||r.price_usd===void 0&&(l="price_usd")||
r.effect===void 0&&(l="effect")||r.calls===void 0&&(l="calls")||r.errors===void 0&&(l="errors")||r.cache_hits===
void 0&&(l="cache_hits")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return D.
errors=[1],!1;{let u=e;for(let t in r)if(!$e.call(ia.properties,t)){return D.errors=[1],!1;break}if(u===
e){if(r.name!==void 0){let t=r.name,s=e;if(e===s)if(typeof t=="string"){if(g(t,256))return D.errors=
[1],!1;if(X(t,1))return D.errors=[1],!1}else return D.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.description!==void 0){let t=r.description,s=e;if(e===s)if(typeof t=="string"){if(g(t,65536))return D.
errors=[1],!1}else return D.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.price_usd!==void 0){let t=r.
price_usd,s=e;if(e===s)if(typeof t=="string"){if(g(t,32))return D.errors=[1],!1}else return D.errors=
[1],!1;var i=s===e}else var i=!0;if(i){if(r.effect!==void 0){let t=r.effect,s=e;if(typeof t!="string")
return D.errors=[1],!1;if(!(t==="read"||t==="write"))return D.errors=[1],!1;var i=s===e}else var i=!0;
if(i){if(r.calls!==void 0){let t=r.calls,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return D.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return D.errors=[1],!1;if(t<0||isNaN(t))return D.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.
errors!==void 0){let t=r.errors,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return D.
errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return D.errors=
[1],!1;if(t<0||isNaN(t))return D.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.cache_hits!==void 0){
let t=r.cache_hits,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return D.errors=
[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return D.errors=[1],
!1;if(t<0||isNaN(t))return D.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let t=r.
p50_ms,s=e,o=e;if(!(typeof t=="number"&&isFinite(t))&&t!==null)return D.errors=[1],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return D.errors=[1],!1;if(t<0||isNaN(t))return D.
errors=[1],!1}var i=s===e}else var i=!0;if(i)if(r.p95_ms!==void 0){let t=r.p95_ms,s=e,o=e;if(!(typeof t==
"number"&&isFinite(t))&&t!==null)return D.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t))return D.errors=[1],!1;if(t<0||isNaN(t))return D.errors=[1],!1}var i=s===
e}else var i=!0}}}}}}}}}}else return D.errors=[1],!1;return D.errors=n,e===0}function P(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===
void 0&&(u="title")||r.description===void 0&&(u="description")||r.version===void 0&&(u="version")||r.
available===void 0&&(u="available")||r.unavailable_because===void 0&&(u="unavailable_because")||r.query_price_usd===
void 0&&(u="query_price_usd")||r.for_sale===void 0&&(u="for_sale")||r.calls===void 0&&(u="calls")||r.
errors===void 0&&(u="errors")||r.cache_hits===void 0&&(u="cache_hits")||r.p50_ms===void 0&&(u="p50_m\
s")||r.p95_ms===void 0&&(u="p95_ms")||r.tools===void 0&&(u="tools"))return P.errors=[1],!1;{let t=e;
for(let s in r)if(!$e.call(ta.properties,s)){return P.errors=[1],!1;break}if(t===e){if(r.id!==void 0){
let s=r.id,o=e;if(e===o)if(typeof s=="string"){if(g(s,64))return P.errors=[1],!1;if(X(s,1))return P.
errors=[1],!1}else return P.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.title!==void 0){let s=r.
title,o=e;if(e===o)if(typeof s=="string"){if(g(s,1024))return P.errors=[1],!1}else return P.errors=[
1],!1;var i=o===e}else var i=!0;if(i){if(r.description!==void 0){let s=r.description,o=e;if(e===o)if(typeof s==
"string"){if(g(s,65536))return P.errors=[1],!1}else return P.errors=[1],!1;var i=o===e}else var i=!0;
if(i){if(r.version!==void 0){let s=r.version,o=e;if(e===o)if(typeof s=="string"){if(g(s,256))return P.
errors=[1],!1}else return P.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.available!==void 0){let s=e;
if(typeof r.available!="boolean")return P.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.unavailable_because!==
void 0){let s=r.unavailable_because,o=e;if(typeof s!="string"&&s!==null)return P.errors=[1],!1;if(e===
o&&typeof s=="string"&&g(s,1024))return P.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.query_price_usd!==
void 0){let s=r.query_price_usd,o=e;if(e===o)if(typeof s=="string"){if(g(s,32))return P.errors=[1],!1}else
return P.errors=[1],!1;var i=o===e}else var i=!0;if(i){if(r.for_sale!==void 0){let s=e;if(typeof r.for_sale!=
"boolean")return P.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.calls!==void 0){let s=r.calls,
o=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===f&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.
errors=[1],!1}var i=o===e}else var i=!0;if(i){if(r.errors!==void 0){let s=r.errors,o=e,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var i=o===
e}else var i=!0;if(i){if(r.cache_hits!==void 0){let s=r.cache_hits,o=e,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var i=o===
e}else var i=!0;if(i){if(r.p50_ms!==void 0){let s=r.p50_ms,o=e,f=e;if(!(typeof s=="number"&&isFinite(
s))&&s!==null)return P.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var i=o===e}else var i=!0;if(i){
if(r.p95_ms!==void 0){let s=r.p95_ms,o=e,f=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return P.
errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=
[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var i=o===e}else var i=!0;if(i)if(r.tools!==void 0){let s=r.
tools,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[1],!1;{var l=!0;let a=s.length;
for(let d=0;d<a;d++){let p=e;D(s[d])||(n=n===null?D.errors:n.concat(D.errors),e=n.length);var l=p===
e;if(!l)break}}}else return P.errors=[1],!1;var i=o===e}else var i=!0}}}}}}}}}}}}}}}else return P.errors=
[1],!1;return P.errors=n,e===0}function re(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let o;if(r.servers===void 0&&(o="servers")||r.agents===void 0&&(o="agents")||r.broken===
void 0&&(o="broken"))return re.errors=[1],!1;{let f=e;for(let a in r)if(!(a==="servers"||a==="agents"||
a==="broken")){return re.errors=[1],!1;break}if(f===e){if(r.servers!==void 0){let a=r.servers,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return re.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>1e4||isNaN(a))return re.errors=[1],!1;if(a<1||isNaN(a))return re.errors=[1],!1}var i=d===e}else
var i=!0;if(i){if(r.agents!==void 0){let a=r.agents,d=e;if(e===d)if(Array.isArray(a)){if(a.length>1e3)
return re.errors=[1],!1;{var l=!0;let c=a.length;for(let v=0;v<c;v++){let h=e;P(a[v])||(n=n===null?P.
errors:n.concat(P.errors),e=n.length);var l=h===e;if(!l)break}}}else return re.errors=[1],!1;var i=d===
e}else var i=!0;if(i)if(r.broken!==void 0){let a=r.broken,d=e;if(e===d)if(Array.isArray(a)){if(a.length>
1e3)return re.errors=[1],!1;{var u=!0;let c=a.length;for(let v=0;v<c;v++){let h=a[v],_=e;if(e===_)if(h&&
typeof h=="object"&&!Array.isArray(h)){let m;if(h.id===void 0&&(m="id")||h.problems===void 0&&(m="pr\
oblems"))return re.errors=[1],!1;{let T=e;for(let k in h)if(!(k==="id"||k==="problems")){return re.errors=
[1],!1;break}if(T===e){if(h.id!==void 0){let k=h.id,K=e;if(e===K)if(typeof k=="string"){if(g(k,256))
return re.errors=[1],!1}else return re.errors=[1],!1;var t=K===e}else var t=!0;if(t)if(h.problems!==
void 0){let k=h.problems,K=e;if(e===K)if(Array.isArray(k)){if(k.length>100)return re.errors=[1],!1;{
var s=!0;let N=k.length;for(let z=0;z<N;z++){let ar=k[z],ce=e;if(e===ce)if(typeof ar=="string"){if(g(
ar,4096))return re.errors=[1],!1}else return re.errors=[1],!1;var s=ce===e;if(!s)break}}}else return re.
errors=[1],!1;var t=K===e}else var t=!0}}}else return re.errors=[1],!1;var u=_===e;if(!u)break}}}else
return re.errors=[1],!1;var i=d===e}else var i=!0}}}}else return re.errors=[1],!1;return re.errors=n,
e===0}function cs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(re(r.response)||(n=n===null?re.errors:n.concat(re.errors),e=n.length));else return cs.errors=
[1],!1;return cs.errors=n,e===0}var Dn=se;function se(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.id===void 0&&
(o="id")||t.tools===void 0&&(o="tools")||t.file===void 0&&(o="file")||t.document===void 0&&(o="docum\
ent"))return se.errors=[1],!1;{let f=e;for(let a in t)if(!(a==="id"||a==="tools"||a==="file"||a==="d\
ocument")){return se.errors=[1],!1;break}if(f===e){if(t.id!==void 0){let a=t.id,d=e;if(e===d)if(typeof a==
"string"){if(g(a,64))return se.errors=[1],!1;if(X(a,1))return se.errors=[1],!1}else return se.errors=
[1],!1;var i=d===e}else var i=!0;if(i){if(t.tools!==void 0){let a=t.tools,d=e;if(e===d)if(Array.isArray(
a)){if(a.length>1e4)return se.errors=[1],!1;{var l=!0;let c=a.length;for(let v=0;v<c;v++){let h=a[v],
_=e;if(e===_)if(h&&typeof h=="object"&&!Array.isArray(h)){let m;if(h.name===void 0&&(m="name")||h.parameters===
void 0&&(m="parameters"))return se.errors=[1],!1;{let T=e;for(let k in h)if(!(k==="name"||k==="param\
eters")){return se.errors=[1],!1;break}if(T===e){if(h.name!==void 0){let k=h.name,K=e;if(e===K)if(typeof k==
"string"){if(g(k,256))return se.errors=[1],!1;if(X(k,1))return se.errors=[1],!1}else return se.errors=
[1],!1;var u=K===e}else var u=!0;if(u)if(h.parameters!==void 0){let k=h.parameters,K=e;if(e===K&&!(k&&
typeof k=="object"&&!Array.isArray(k)))return se.errors=[1],!1;var u=K===e}else var u=!0}}}else return se.
errors=[1],!1;var l=_===e;if(!l)break}}}else return se.errors=[1],!1;var i=d===e}else var i=!0;if(i){
if(t.file!==void 0){let a=t.file,d=e;if(e===d)if(typeof a=="string"){if(g(a,4096))return se.errors=[
1],!1}else return se.errors=[1],!1;var i=d===e}else var i=!0;if(i)if(t.document!==void 0){let a=t.document,
d=e;if(typeof a!="string"&&a!==null)return se.errors=[1],!1;if(e===d&&typeof a=="string"&&g(a,16777216))
return se.errors=[1],!1;var i=d===e}else var i=!0}}}}}else return se.errors=[1],!1}}else return se.errors=
[1],!1;return se.errors=n,e===0}var Bn=ms;var Hn=new RegExp("^[0-9a-f]{64}$","u");function fe(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.digest===void 0&&(l="digest")||r.loaded_at===void 0&&(l="loaded_at")||r.seen_at===
void 0&&(l="seen_at")||r.is_this===void 0&&(l="is_this"))return fe.errors=[1],!1;{let u=e;for(let t in r)
if(!(t==="name"||t==="digest"||t==="loaded_at"||t==="seen_at"||t==="is_this")){return fe.errors=[1],
!1;break}if(u===e){if(r.name!==void 0){let t=r.name,s=e;if(e===s)if(typeof t=="string"){if(g(t,255))
return fe.errors=[1],!1}else return fe.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.digest!==void 0){
let t=r.digest,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return fe.errors=[1],!1;if(!Hn.test(t))
return fe.errors=[1],!1}else return fe.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.loaded_at!==
void 0){let t=r.loaded_at,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return fe.
errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return fe.errors=
[1],!1;if(t<0||isNaN(t))return fe.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.seen_at!==void 0){
let t=r.seen_at,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return fe.errors=[1],
!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return fe.errors=[1],!1;
if(t<0||isNaN(t))return fe.errors=[1],!1}var i=s===e}else var i=!0;if(i)if(r.is_this!==void 0){let t=e;
if(typeof r.is_this!="boolean")return fe.errors=[1],!1;var i=t===e}else var i=!0}}}}}}else return fe.
errors=[1],!1;return fe.errors=n,e===0}function H(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let s;if(r.file===void 0&&(s="file")||r.loaded_at===void 0&&(s="loaded_at")||r.sandbox===
void 0&&(s="sandbox")||r.config===void 0&&(s="config")||r.sources===void 0&&(s="sources")||r.need_restart===
void 0&&(s="need_restart")||r.digest===void 0&&(s="digest")||r.servers===void 0&&(s="servers"))return H.
errors=[1],!1;{let o=e;for(let f in r)if(!(f==="file"||f==="loaded_at"||f==="sandbox"||f==="config"||
f==="need_restart"||f==="sources"||f==="digest"||f==="servers")){return H.errors=[1],!1;break}if(o===
e){if(r.file!==void 0){let f=r.file,a=e;if(typeof f!="string"&&f!==null)return H.errors=[1],!1;if(e===
a&&typeof f=="string"&&g(f,4096))return H.errors=[1],!1;var i=a===e}else var i=!0;if(i){if(r.loaded_at!==
void 0){let f=r.loaded_at,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return H.errors=
[1],!1;if(e===a&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return H.errors=[1],
!1;if(f<0||isNaN(f))return H.errors=[1],!1}var i=a===e}else var i=!0;if(i){if(r.sandbox!==void 0){let f=e;
if(typeof r.sandbox!="boolean")return H.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(r.config!==
void 0){let f=r.config,a=e;if(e===a&&!(f&&typeof f=="object"&&!Array.isArray(f)))return H.errors=[1],
!1;var i=a===e}else var i=!0;if(i){if(r.need_restart!==void 0){let f=r.need_restart,a=e;if(e===a)if(Array.
isArray(f)){if(f.length>1024)return H.errors=[1],!1;{var l=!0;let p=f.length;for(let c=0;c<p;c++){let v=f[c],
h=e;if(e===h)if(typeof v=="string"){if(g(v,512))return H.errors=[1],!1;if(X(v,1))return H.errors=[1],
!1}else return H.errors=[1],!1;var l=h===e;if(!l)break}}}else return H.errors=[1],!1;var i=a===e}else
var i=!0;if(i){if(r.sources!==void 0){let f=r.sources,a=e;if(e===a)if(f&&typeof f=="object"&&!Array.
isArray(f)){if(Object.keys(f).length>1e5)return H.errors=[1],!1;for(let p in f){let c=f[p],v=e;if(e===
v)if(typeof c=="string"){if(g(c,256))return H.errors=[1],!1;if(X(c,1))return H.errors=[1],!1}else return H.
errors=[1],!1;var u=v===e;if(!u)break}}else return H.errors=[1],!1;var i=a===e}else var i=!0;if(i){if(r.
digest!==void 0){let f=r.digest,a=e;if(e===a)if(typeof f=="string"){if(g(f,64))return H.errors=[1],!1;
if(!Hn.test(f))return H.errors=[1],!1}else return H.errors=[1],!1;var i=a===e}else var i=!0;if(i)if(r.
servers!==void 0){let f=r.servers,a=e;if(!Array.isArray(f)&&f!==null)return H.errors=[1],!1;if(e===a&&
Array.isArray(f)){if(f.length>1e4)return H.errors=[1],!1;{var t=!0;let p=f.length;for(let c=0;c<p;c++){
let v=e;fe(f[c])||(n=n===null?fe.errors:n.concat(fe.errors),e=n.length);var t=v===e;if(!t)break}}}var i=a===
e}else var i=!0}}}}}}}}}else return H.errors=[1],!1;return H.errors=n,e===0}function ms(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response)||(n=n===
null?H.errors:n.concat(H.errors),e=n.length));else return ms.errors=[1],!1;return ms.errors=n,e===0}
var Wn=ys;var Nr=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function ne(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.role===void 0&&(l="ro\
le")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l="expires_at"))return ne.errors=[1],!1;{let u=e;
for(let t in r)if(!(t==="name"||t==="role"||t==="how"||t==="expires_at")){return ne.errors=[1],!1;break}
if(u===e){if(r.name!==void 0){let t=r.name,s=e;if(e===e)if(typeof t=="string"){if(g(t,64))return ne.
errors=[1],!1;if(X(t,1))return ne.errors=[1],!1;if(!Nr.test(t))return ne.errors=[1],!1}else return ne.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.role!==void 0){let t=r.role,s=e;if(typeof t!="str\
ing")return ne.errors=[1],!1;if(!(t==="admin"||t==="viewer"))return ne.errors=[1],!1;var i=s===e}else
var i=!0;if(i){if(r.how!==void 0){let t=r.how,s=e;if(typeof t!="string")return ne.errors=[1],!1;if(!(t===
"token"||t==="session"))return ne.errors=[1],!1;var i=s===e}else var i=!0;if(i)if(r.expires_at!==void 0){
let t=r.expires_at,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return ne.
errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ne.errors=
[1],!1;if(t<0||isNaN(t))return ne.errors=[1],!1}var i=s===e}else var i=!0}}}}}else return ne.errors=
[1],!1;return ne.errors=n,e===0}function ys(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(ne(r.response)||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length));else
return ys.errors=[1],!1;return ys.errors=n,e===0}var Yn=hs;function ie(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.role===void 0&&(l="role")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l=
"expires_at")||r.secret===void 0&&(l="secret"))return ie.errors=[1],!1;{let u=e;for(let t in r)if(!(t===
"name"||t==="role"||t==="how"||t==="expires_at"||t==="secret")){return ie.errors=[1],!1;break}if(u===
e){if(r.name!==void 0){let t=r.name,s=e;if(e===e)if(typeof t=="string"){if(g(t,64))return ie.errors=
[1],!1;if(X(t,1))return ie.errors=[1],!1;if(!Nr.test(t))return ie.errors=[1],!1}else return ie.errors=
[1],!1;var i=s===e}else var i=!0;if(i){if(r.role!==void 0){let t=r.role,s=e;if(typeof t!="string")return ie.
errors=[1],!1;if(!(t==="admin"||t==="viewer"))return ie.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.how!==void 0){let t=r.how,s=e;if(typeof t!="string")return ie.errors=[1],!1;if(t!=="session")return ie.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.expires_at!==void 0){let t=r.expires_at,s=e,o=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return ie.errors=[1],!1;if(t<0||isNaN(t))return ie.errors=[1],!1}
var i=s===e}else var i=!0;if(i)if(r.secret!==void 0){let t=r.secret,s=e;if(e===s)if(typeof t=="strin\
g"){if(g(t,64))return ie.errors=[1],!1;if(X(t,1))return ie.errors=[1],!1}else return ie.errors=[1],!1;
var i=s===e}else var i=!0}}}}}}else return ie.errors=[1],!1;return ie.errors=n,e===0}function hs(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response)||
(n=n===null?ie.errors:n.concat(ie.errors),e=n.length));else return hs.errors=[1],!1;return hs.errors=
n,e===0}var Vn=vs;function vs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(ne(r.response)||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length));else return vs.errors=[1],!1;
return vs.errors=n,e===0}var Gn=gs;function I(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at"))return I.errors=[1],!1;{let u=e;for(let t in r)if(!(t==="id"||t==="name"||t==="role"||
t==="prefix"||t==="created_at"||t==="rotated_at"||t==="revoked_at")){return I.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let t=r.id,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return I.errors=[1],!1;
if(X(t,1))return I.errors=[1],!1}else return I.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.name!==
void 0){let t=r.name,s=e;if(e===e)if(typeof t=="string"){if(g(t,64))return I.errors=[1],!1;if(X(t,1))
return I.errors=[1],!1;if(!Nr.test(t))return I.errors=[1],!1}else return I.errors=[1],!1;var i=s===e}else
var i=!0;if(i){if(r.role!==void 0){let t=r.role,s=e;if(typeof t!="string")return I.errors=[1],!1;if(!(t===
"admin"||t==="viewer"))return I.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.prefix!==void 0){
let t=r.prefix,s=e;if(e===s)if(typeof t=="string"){if(g(t,16))return I.errors=[1],!1}else return I.errors=
[1],!1;var i=s===e}else var i=!0;if(i){if(r.created_at!==void 0){let t=r.created_at,s=e,o=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return I.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return I.errors=[1],!1;if(t<0||isNaN(t))return I.errors=[1],!1}var i=s===
e}else var i=!0;if(i){if(r.rotated_at!==void 0){let t=r.rotated_at,s=e;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&t!==null)return I.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return I.errors=[1],!1;if(t<0||isNaN(t))return I.errors=[1],!1}var i=s===
e}else var i=!0;if(i)if(r.revoked_at!==void 0){let t=r.revoked_at,s=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null)return I.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t))return I.errors=[1],!1;if(t<0||isNaN(t))return I.errors=[1],!1}var i=s===
e}else var i=!0}}}}}}}}else return I.errors=[1],!1;return I.errors=n,e===0}function Ge(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.operators===void 0&&(l="operato\
rs"))return Ge.errors=[1],!1;{let u=e;for(let t in r)if(t!=="operators"){return Ge.errors=[1],!1;break}
if(u===e&&r.operators!==void 0){let t=r.operators;if(e===e)if(Array.isArray(t)){if(t.length>1e4)return Ge.
errors=[1],!1;{var i=!0;let o=t.length;for(let f=0;f<o;f++){let a=e;I(t[f])||(n=n===null?I.errors:n.
concat(I.errors),e=n.length);var i=a===e;if(!i)break}}}else return Ge.errors=[1],!1}}}else return Ge.
errors=[1],!1;return Ge.errors=n,e===0}function gs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Ge(r.response)||(n=n===null?Ge.errors:n.concat(Ge.errors),
e=n.length));else return gs.errors=[1],!1;return gs.errors=n,e===0}var Jn=_s;function U(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at")||r.token===void 0&&(l="token"))return U.errors=[1],!1;{let u=e;for(let t in r)if(!(t===
"id"||t==="name"||t==="role"||t==="prefix"||t==="created_at"||t==="rotated_at"||t==="revoked_at"||t===
"token")){return U.errors=[1],!1;break}if(u===e){if(r.id!==void 0){let t=r.id,s=e;if(e===s)if(typeof t==
"string"){if(g(t,64))return U.errors=[1],!1;if(X(t,1))return U.errors=[1],!1}else return U.errors=[1],
!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let t=r.name,s=e;if(e===e)if(typeof t=="strin\
g"){if(g(t,64))return U.errors=[1],!1;if(X(t,1))return U.errors=[1],!1;if(!Nr.test(t))return U.errors=
[1],!1}else return U.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.role!==void 0){let t=r.role,
s=e;if(typeof t!="string")return U.errors=[1],!1;if(!(t==="admin"||t==="viewer"))return U.errors=[1],
!1;var i=s===e}else var i=!0;if(i){if(r.prefix!==void 0){let t=r.prefix,s=e;if(e===s)if(typeof t=="s\
tring"){if(g(t,16))return U.errors=[1],!1}else return U.errors=[1],!1;var i=s===e}else var i=!0;if(i){
if(r.created_at!==void 0){let t=r.created_at,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return U.errors=[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))
return U.errors=[1],!1;if(t<0||isNaN(t))return U.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.
rotated_at!==void 0){let t=r.rotated_at,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&
t!==null)return U.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t))return U.errors=[1],!1;if(t<0||isNaN(t))return U.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.
revoked_at!==void 0){let t=r.revoked_at,s=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&
t!==null)return U.errors=[1],!1;if(e===s&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(
t))return U.errors=[1],!1;if(t<0||isNaN(t))return U.errors=[1],!1}var i=s===e}else var i=!0;if(i)if(r.
token!==void 0){let t=r.token,s=e;if(e===s)if(typeof t=="string"){if(g(t,256))return U.errors=[1],!1;
if(X(t,1))return U.errors=[1],!1}else return U.errors=[1],!1;var i=s===e}else var i=!0}}}}}}}}}else return U.
errors=[1],!1;return U.errors=n,e===0}function _s(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(U(r.response)||(n=n===null?U.errors:n.concat(U.errors),e=n.length));else
return _s.errors=[1],!1;return _s.errors=n,e===0}var Qn=bs;function bs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(n=n===null?I.errors:n.concat(I.errors),e=n.length));else return bs.errors=[1],!1;return bs.
errors=n,e===0}var eo=ks;function ks(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(n=n===null?I.errors:n.concat(I.errors),e=n.length));else return ks.errors=[1],!1;return ks.
errors=n,e===0}var ro=Ns;function Ns(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(U(r.response)||(n=n===null?U.errors:n.concat(U.errors),e=n.length));else return Ns.errors=[1],!1;return Ns.
errors=n,e===0}var so=Ss;var na={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name","how","a\
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
errors=[1],!1;{let u=e;for(let t in r)if(!$e.call(na.properties,t)){return R.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let t=r.id,s=e;if(e===s)if(typeof t=="string"){if(g(t,64))return R.errors=[1],!1;
if(X(t,1))return R.errors=[1],!1}else return R.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.at!==
void 0){let t=r.at,s=e,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return R.errors=
[1],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return R.errors=[1],
!1;if(t<0||isNaN(t))return R.errors=[1],!1}var i=s===e}else var i=!0;if(i){if(r.action!==void 0){let t=r.
action,s=e;if(typeof t!="string")return R.errors=[1],!1;if(!(t==="createKey"||t==="changeKey"||t==="\
rotateKey"||t==="revokeKey"||t==="restoreKey"||t==="drainUpstream"||t==="restoreUpstream"||t==="prob\
eUpstream"||t==="reconcilePayment"||t==="closePayment"||t==="createOperator"||t==="changeOperator"||
t==="rotateOperator"||t==="revokeOperator"||t==="createSession"||t==="endSession"||t==="drainServer"||
t==="reload"||t==="backup"||t==="migrate"||t==="copyStore"))return R.errors=[1],!1;var i=s===e}else var i=!0;
if(i){if(r.outcome!==void 0){let t=r.outcome,s=e;if(typeof t!="string")return R.errors=[1],!1;if(!(t===
"done"||t==="begun"||t==="failed"))return R.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.name!==
void 0){let t=r.name,s=e;if(e===s)if(typeof t=="string"){if(g(t,128))return R.errors=[1],!1}else return R.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.how!==void 0){let t=r.how,s=e;if(typeof t!="strin\
g")return R.errors=[1],!1;if(!(t==="token"||t==="session"||t==="cli"||t==="signal"||t==="server"))return R.
errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.address!==void 0){let t=r.address,s=e;if(typeof t!=
"string"&&t!==null)return R.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,255))return R.errors=[1],
!1;var i=s===e}else var i=!0;if(i){if(r.request_id!==void 0){let t=r.request_id,s=e;if(typeof t!="st\
ring"&&t!==null)return R.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,64))return R.errors=[1],!1;
var i=s===e}else var i=!0;if(i){if(r.target!==void 0){let t=r.target,s=e;if(typeof t!="string"&&t!==
null)return R.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,128))return R.errors=[1],!1;var i=s===
e}else var i=!0;if(i){if(r.target_name!==void 0){let t=r.target_name,s=e;if(typeof t!="string"&&t!==
null)return R.errors=[1],!1;if(e===s&&typeof t=="string"&&g(t,256))return R.errors=[1],!1;var i=s===
e}else var i=!0;if(i){if(r.before!==void 0){let t=r.before,s=e;if(!(t&&typeof t=="object"&&!Array.isArray(
t))&&t!==null)return R.errors=[1],!1;var i=s===e}else var i=!0;if(i){if(r.after!==void 0){let t=r.after,
s=e;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return R.errors=[1],!1;var i=s===e}else
var i=!0;if(i)if(r.reason!==void 0){let t=r.reason,s=e;if(typeof t!="string"&&t!==null)return R.errors=
[1],!1;if(e===s&&typeof t=="string"&&g(t,4096))return R.errors=[1],!1;var i=s===e}else var i=!0}}}}}}}}}}}}}}else
return R.errors=[1],!1;return R.errors=n,e===0}function Ke(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&(u="next"))return Ke.
errors=[1],!1;{let t=e;for(let s in r)if(!(s==="rows"||s==="next")){return Ke.errors=[1],!1;break}if(t===
e){if(r.rows!==void 0){let s=r.rows,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)return Ke.errors=
[1],!1;{var i=!0;let f=s.length;for(let a=0;a<f;a++){let d=e;R(s[a])||(n=n===null?R.errors:n.concat(
R.errors),e=n.length);var i=d===e;if(!i)break}}}else return Ke.errors=[1],!1;var l=o===e}else var l=!0;
if(l)if(r.next!==void 0){let s=r.next,o=e;if(typeof s!="string"&&s!==null)return Ke.errors=[1],!1;if(e===
o&&typeof s=="string"&&g(s,64))return Ke.errors=[1],!1;var l=o===e}else var l=!0}}}else return Ke.errors=
[1],!1;return Ke.errors=n,e===0}function Ss(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(Ke(r.response)||(n=n===null?Ke.errors:n.concat(Ke.errors),e=n.length));else
return Ss.errors=[1],!1;return Ss.errors=n,e===0}var to=xs;function xs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(R(r.response)||(n=n===null?R.errors:n.concat(R.errors),e=n.length));else return xs.errors=[1],!1;return xs.
errors=n,e===0}var io=ge;function ge(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let l=r.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;if(l.calls===void 0&&
(t="calls")||l.streams===void 0&&(t="streams")||l.queued_rows===void 0&&(t="queued_rows"))return ge.
errors=[1],!1;{let s=e;for(let o in l)if(!(o==="calls"||o==="streams"||o==="queued_rows")){return ge.
errors=[1],!1;break}if(s===e){if(l.calls!==void 0){let o=l.calls,f=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return ge.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return ge.errors=[1],!1;if(o<0||isNaN(o))return ge.errors=[1],!1}var i=f===e}else var i=!0;
if(i){if(l.streams!==void 0){let o=l.streams,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return ge.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return ge.errors=[1],!1;if(o<0||isNaN(o))return ge.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(l.
queued_rows!==void 0){let o=l.queued_rows,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return ge.errors=[1],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ge.
errors=[1],!1;if(o<0||isNaN(o))return ge.errors=[1],!1}var i=f===e}else var i=!0}}}}else return ge.errors=
[1],!1}}else return ge.errors=[1],!1;return ge.errors=n,e===0}var no=As;function ae(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.applied===
void 0&&(s="applied")||r.problems===void 0&&(s="problems")||r.changes===void 0&&(s="changes"))return ae.
errors=[1],!1;{let o=e;for(let f in r)if(!(f==="applied"||f==="problems"||f==="changes")){return ae.
errors=[1],!1;break}if(o===e){if(r.applied!==void 0){let f=e;if(typeof r.applied!="boolean")return ae.
errors=[1],!1;var i=f===e}else var i=!0;if(i){if(r.problems!==void 0){let f=r.problems,a=e;if(e===a)
if(Array.isArray(f)){if(f.length>1e4)return ae.errors=[1],!1;{var l=!0;let p=f.length;for(let c=0;c<
p;c++){let v=f[c],h=e;if(e===h)if(typeof v=="string"){if(g(v,4096))return ae.errors=[1],!1}else return ae.
errors=[1],!1;var l=h===e;if(!l)break}}}else return ae.errors=[1],!1;var i=a===e}else var i=!0;if(i)
if(r.changes!==void 0){let f=r.changes,a=e;if(e===a)if(Array.isArray(f)){if(f.length>1e5)return ae.errors=
[1],!1;{var u=!0;let p=f.length;for(let c=0;c<p;c++){let v=f[c],h=e;if(e===e)if(v&&typeof v=="object"&&
!Array.isArray(v)){let m;if(v.setting===void 0&&(m="setting")||v.needs_restart===void 0&&(m="needs_r\
estart"))return ae.errors=[1],!1;{let T=e;for(let k in v)if(!(k==="setting"||k==="before"||k==="afte\
r"||k==="needs_restart")){return ae.errors=[1],!1;break}if(T===e){if(v.setting!==void 0){let k=v.setting,
K=e;if(e===K)if(typeof k=="string"){if(g(k,512))return ae.errors=[1],!1}else return ae.errors=[1],!1;
var t=K===e}else var t=!0;if(t)if(v.needs_restart!==void 0){let k=e;if(typeof v.needs_restart!="bool\
ean")return ae.errors=[1],!1;var t=k===e}else var t=!0}}}else return ae.errors=[1],!1;var u=h===e;if(!u)
break}}}else return ae.errors=[1],!1;var i=a===e}else var i=!0}}}}else return ae.errors=[1],!1;return ae.
errors=n,e===0}function As(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.
response!==void 0&&(ae(r.response)||(n=n===null?ae.errors:n.concat(ae.errors),e=n.length));else return As.
errors=[1],!1;return As.errors=n,e===0}var oo=E;function E(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let o=r.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let a;if(o.name===void 0&&(a=
"name")||o.operations===void 0&&(a="operations")||o.elsewhere===void 0&&(a="elsewhere"))return E.errors=
[1],!1;{let d=e;for(let p in o)if(!(p==="name"||p==="operations"||p==="elsewhere")){return E.errors=
[1],!1;break}if(d===e){if(o.name!==void 0){let p=o.name,c=e;if(e===c)if(typeof p=="string"){if(g(p,128))
return E.errors=[1],!1;if(X(p,1))return E.errors=[1],!1}else return E.errors=[1],!1;var i=c===e}else
var i=!0;if(i){if(o.operations!==void 0){let p=o.operations,c=e;if(e===c)if(Array.isArray(p)){if(p.length>
256)return E.errors=[1],!1;{var l=!0;let h=p.length;for(let _=0;_<h;_++){let y=p[_],m=e;if(e===m)if(y&&
typeof y=="object"&&!Array.isArray(y)){let k;if(y.method===void 0&&(k="method")||y.path===void 0&&(k=
"path")||y.summary===void 0&&(k="summary"))return E.errors=[1],!1;{let K=e;for(let b in y)if(!(b==="\
method"||b==="path"||b==="summary")){return E.errors=[1],!1;break}if(K===e){if(y.method!==void 0){let b=y.
method,N=e;if(e===N)if(typeof b=="string"){if(g(b,7))return E.errors=[1],!1;if(X(b,3))return E.errors=
[1],!1}else return E.errors=[1],!1;var u=N===e}else var u=!0;if(u){if(y.path!==void 0){let b=y.path,
N=e;if(e===N)if(typeof b=="string"){if(g(b,256))return E.errors=[1],!1;if(X(b,1))return E.errors=[1],
!1}else return E.errors=[1],!1;var u=N===e}else var u=!0;if(u)if(y.summary!==void 0){let b=y.summary,
N=e;if(e===N)if(typeof b=="string"){if(g(b,256))return E.errors=[1],!1}else return E.errors=[1],!1;var u=N===
e}else var u=!0}}}}else return E.errors=[1],!1;var l=m===e;if(!l)break}}}else return E.errors=[1],!1;
var i=c===e}else var i=!0;if(i)if(o.elsewhere!==void 0){let p=o.elsewhere,c=e;if(e===c)if(Array.isArray(
p)){if(p.length>16)return E.errors=[1],!1;{var t=!0;let h=p.length;for(let _=0;_<h;_++){let y=p[_],m=e;
if(e===m)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.name===void 0&&(k="name"))return E.
errors=[1],!1;{let K=e;for(let b in y)if(!(b==="name"||b==="path"||b==="address"||b==="port")){return E.
errors=[1],!1;break}if(K===e){if(y.name!==void 0){let b=y.name,N=e;if(e===N)if(typeof b=="string"){if(g(
b,128))return E.errors=[1],!1;if(X(b,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=N===
e}else var s=!0;if(s){if(y.path!==void 0){let b=y.path,N=e;if(e===N)if(typeof b=="string"){if(g(b,256))
return E.errors=[1],!1;if(X(b,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=N===e}else
var s=!0;if(s){if(y.address!==void 0){let b=y.address,N=e;if(e===N)if(typeof b=="string"){if(g(b,2048))
return E.errors=[1],!1;if(X(b,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=N===e}else
var s=!0;if(s)if(y.port!==void 0){let b=y.port,N=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return E.errors=[1],!1;if(e===N&&typeof b=="number"&&isFinite(b)){if(b>65535||isNaN(b))return E.
errors=[1],!1;if(b<1||isNaN(b))return E.errors=[1],!1}var s=N===e}else var s=!0}}}}}else return E.errors=
[1],!1;var t=m===e;if(!t)break}}}else return E.errors=[1],!1;var i=c===e}else var i=!0}}}}else return E.
errors=[1],!1}}else return E.errors=[1],!1;return E.errors=n,e===0}var ao=kr;function kr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let i=r.response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return kr.errors=[1],
!1}}else return kr.errors=[1],!1;return kr.errors=n,e===0}var ha={getHealth:{parameters:zs,body:Mt,replies:{200:gn}},getReadiness:{parameters:Us,body:Xt,replies:{
200:_n,503:bn}},getMetrics:{parameters:Is,body:zt,replies:{}},listKeys:{parameters:Zs,body:It,replies:{
200:kn}},createKey:{parameters:Ds,body:Dt,replies:{200:Sn}},readKey:{parameters:Bs,body:Ht,replies:{
200:xn}},revokeKey:{parameters:Hs,body:Yt,replies:{200:An}},changeKey:{parameters:Ws,body:Gt,replies:{
200:Tn}},rotateKey:{parameters:Ys,body:Jt,replies:{200:qn}},restoreKey:{parameters:Vs,body:Qt,replies:{
200:$n}},getUsage:{parameters:Gs,body:ri,replies:{200:jn}},listUsage:{parameters:Js,body:ti,replies:{
200:Kn}},readOverview:{parameters:Qs,body:ni,replies:{200:Fn}},readSeries:{parameters:et,body:ai,replies:{
200:On}},listRequests:{parameters:rt,body:li,replies:{200:Ln}},readRequest:{parameters:st,body:pi,replies:{
200:wn}},listPayments:{parameters:tt,body:ci,replies:{200:Cn}},readPayment:{parameters:it,body:yi,replies:{
200:En}},reconcilePayment:{parameters:nt,body:vi,replies:{200:Mn}},closePayment:{parameters:ot,body:_i,
replies:{200:Pn}},listUpstreams:{parameters:at,body:ki,replies:{200:Xn}},drainUpstream:{parameters:ft,
body:Si,replies:{200:Rn}},restoreUpstream:{parameters:lt,body:Ai,replies:{200:zn}},probeUpstream:{parameters:ut,
body:qi,replies:{200:Un}},listRoutes:{parameters:pt,body:ji,replies:{200:In}},listOperatorAgents:{parameters:dt,
body:Fi,replies:{200:Zn}},readOperatorAgent:{parameters:ct,body:Li,replies:{200:Dn}},getConfig:{parameters:mt,
body:Ci,replies:{200:Bn}},readSession:{parameters:yt,body:Mi,replies:{200:Wn}},createSession:{parameters:ht,
body:Xi,replies:{200:Yn}},endSession:{parameters:vt,body:Ri,replies:{200:Vn}},listOperators:{parameters:gt,
body:Ui,replies:{200:Gn}},createOperator:{parameters:_t,body:Zi,replies:{200:Jn}},revokeOperator:{parameters:bt,
body:Di,replies:{200:Qn}},changeOperator:{parameters:kt,body:Hi,replies:{200:eo}},rotateOperator:{parameters:Nt,
body:Wi,replies:{200:ro}},listAudit:{parameters:St,body:Vi,replies:{200:so}},readAudit:{parameters:xt,
body:Ji,replies:{200:to}},drainServer:{parameters:At,body:en,replies:{200:io}},reload:{parameters:Tt,
body:sn,replies:{200:no}},getOverview:{parameters:qt,body:tn,replies:{200:oo}},getContract:{parameters:$t,
body:on,replies:{200:ao}},getReference:{parameters:jt,body:fn,replies:{}},getReferenceFile:{parameters:Kt,
body:un,replies:{}},getConsole:{parameters:Ot,body:dn,replies:{}},getConsoleFile:{parameters:Lt,body:mn,
replies:{}}};export{ha as default};
