// Compiled from a contract by npm run generate. Never edited.
var fo=Object.create;var Ts=Object.defineProperty;var lo=Object.getOwnPropertyDescriptor;var uo=Object.getOwnPropertyNames;var po=Object.getPrototypeOf,co=Object.prototype.hasOwnProperty;var qs=(r,o)=>()=>{try{return o||r((o={exports:{}}).exports,o),o.exports}catch(e){throw o=0,e}};var mo=(r,o,e,t)=>{if(o&&typeof o=="object"||typeof o=="function")for(let l of uo(o))!co.call(r,l)&&
l!==e&&Ts(r,l,{get:()=>o[l],enumerable:!(t=lo(o,l))||t.enumerable});return r};var fr=(r,o,e)=>(e=r!=null?fo(po(r)):{},mo(o||!r||!r.__esModule?Ts(e,"default",{value:r,enumerable:!0}):
e,r));var gr=qs(vr=>{"use strict";Object.defineProperty(vr,"__esModule",{value:!0});vr.formats=void 0;var ho=2**
31-1,vo=(-2)**31,go=2**63-1,_o=(-2)**63,Ks=(2-2**-23)*2**127,Fs=2**-126,bo=-1*Ks,ko=-1*Fs,js=()=>!0,
No=/^[A-Za-z0-9+/]*(=|==)?$/;vr.formats={int32:{validate:r=>Number.isInteger(r)&&r<=ho&&r>=vo,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=go&&r>=_o,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Ks&&r>=Fs||r>=bo&&r<=ko),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&No.test(r),binary:js,password:js}});var _r=qs(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:!0});Le.formatNames=Le.fastFormats=
Le.fullFormats=void 0;function Oe(r,o){return{validate:r,compare:o}}Le.fullFormats={date:Oe(Cs,Tr),time:Oe(
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
Ao=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Cs(r){let o=xo.exec(r);if(!o)return!1;let e=+o[1],
t=+o[2],l=+o[3];return t>=1&&t<=12&&l>=1&&l<=(t===2&&So(e)?29:Ao[t])}function Tr(r,o){if(r&&o)return r>
o?1:r<o?-1:0}var Sr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function xr(r){
return function(e){let t=Sr.exec(e);if(!t)return!1;let l=+t[1],u=+t[2],n=+t[3],s=t[4],i=t[5]==="-"?-1:
1,f=+(t[6]||0),a=+(t[7]||0);if(f>23||a>59||r&&!s)return!1;if(l<=23&&u<=59&&n<60)return!0;let d=u-a*i,
p=l-f*i-(d<0?1:0);return(p===23||p===-1)&&(d===59||d===-1)&&n<61}}function qr(r,o){if(!(r&&o))return;
let e=new Date("2020-01-01T"+r).valueOf(),t=new Date("2020-01-01T"+o).valueOf();if(e&&t)return e-t}function Es(r,o){
if(!(r&&o))return;let e=Sr.exec(r),t=Sr.exec(o);if(e&&t)return r=e[1]+e[2]+e[3],o=t[1]+t[2]+t[3],r>o?
1:r<o?-1:0}var Ar=/t|\s/i;function Os(r){let o=xr(r);return function(t){let l=t.split(Ar);return l.length===
2&&Cs(l[0])&&o(l[1])}}function Ms(r,o){if(!(r&&o))return;let e=new Date(r).valueOf(),t=new Date(o).valueOf();
if(e&&t)return e-t}function Ps(r,o){if(!(r&&o))return;let[e,t]=r.split(Ar),[l,u]=o.split(Ar),n=Tr(e,
l);if(n!==void 0)return n||qr(t,u)}var To=/\/|:/,qo=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function $o(r){return To.test(r)&&qo.test(r)}var Ls=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function jo(r){return Ls.lastIndex=0,Ls.test(r)}var Ko=-(2**31),Fo=2**31-1;function Oo(r){return Number.
isInteger(r)&&r<=Fo&&r>=Ko}function Lo(r){return Number.isInteger(r)}function ws(){return!0}var wo=/[^\\]\\Z/;
function Co(r){if(wo.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var lr=(r,o)=>r.length>o&&$s(r)>o,ur=(r,o)=>r.length<2*o&&$s(r)<o,yo=/[\ud800-\udbff][\udc00-\udfff]/g,
$s=r=>r.length-(r.match(yo)?.length??0);var Xs=fr(gr()),Rs=fr(_r()),da={...Xs.formats,...Rs.fastFormats},zs=$r;function $r(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return $r.errors=[1],
!1}return $r.errors=o,e===0}var Us=jr;function jr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return jr.errors=[1],
!1}return jr.errors=o,e===0}var Is=Kr;function Kr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Kr.errors=[1],
!1}return Kr.errors=o,e===0}var Zs=pr;var O=lr;function pr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===
void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return pr.errors=
[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l["if-none-match"]!==void 0){let n=l["if-none-match"],s=e;if(typeof n!="string"){let i=typeof n,f;
if(f===void 0)if(i=="number"||i=="boolean")f=""+n;else if(n===null)f="";else return pr.errors=[1],!1;
f!==void 0&&(n=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof n=="string"&&O(n,4096))return pr.
errors=[1],!1}}else return pr.errors=[1],!1}}return pr.errors=o,e===0}var Ds=Qe;var C=ur,br=new RegExp("^[ -~]+$","u");function Qe(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&
(t="params"))return Qe.errors=[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let n=l["idempotency-key"],s=e;if(typeof n!=
"string"){let i=typeof n,f;if(f===void 0)if(i=="number"||i=="boolean")f=""+n;else if(n===null)f="";else
return Qe.errors=[1],!1;f!==void 0&&(n=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===s&&typeof n=="\
string"){if(O(n,255))return Qe.errors=[1],!1;if(C(n,1))return Qe.errors=[1],!1;if(!br.test(n))return Qe.
errors=[1],!1}}}else return Qe.errors=[1],!1}}return Qe.errors=o,e===0}var Bs=we;var ve=new RegExp("^[0-9a-f-]{36}$","u");function we(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&
(t="params"))return we.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="\
object"&&!Array.isArray(l)){let n;if(l.id===void 0&&(n="id"))return we.errors=[1],!1;if(l.id!==void 0){
let s=l.id,i=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=
""+s;else if(s===null)a="";else return we.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===
i&&typeof s=="string"){if(O(s,36))return we.errors=[1],!1;if(C(s,36))return we.errors=[1],!1;if(!ve.
test(s))return we.errors=[1],!1}}}else return we.errors=[1],!1}}return we.errors=o,e===0}var Hs=Ce;function Ce(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ce.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Ce.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ce.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Ce.errors=[1],!1;if(C(s,36))return Ce.errors=[1],!1;if(!ve.test(s))return Ce.errors=[1],!1}}}else
return Ce.errors=[1],!1}}return Ce.errors=o,e===0}var Ws=Ee;function Ee(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ee.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Ee.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ee.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Ee.errors=[1],!1;if(C(s,36))return Ee.errors=[1],!1;if(!ve.test(s))return Ee.errors=[1],!1}}}else
return Ee.errors=[1],!1}}return Ee.errors=o,e===0}var Ys=be;function be(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return be.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["idempotency-key"]!==void 0){let s=u["idempotency-key"],i=e;if(typeof s!="string"){let f=typeof s,
a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return be.errors=[1],
!1;a!==void 0&&(s=a,u!==void 0&&(u["idempotency-key"]=a))}if(e===i&&typeof s=="string"){if(O(s,255))
return be.errors=[1],!1;if(C(s,1))return be.errors=[1],!1;if(!br.test(s))return be.errors=[1],!1}}}else
return be.errors=[1],!1;var t=n===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.params,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.id===void 0&&(i="id"))return be.errors=[1],
!1;if(u.id!==void 0){let f=u.id,a=e;if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="num\
ber"||d=="boolean")p=""+f;else if(f===null)p="";else return be.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&
(u.id=p))}if(e===a&&typeof f=="string"){if(O(f,36))return be.errors=[1],!1;if(C(f,36))return be.errors=
[1],!1;if(!ve.test(f))return be.errors=[1],!1}}}else return be.errors=[1],!1;var t=n===e}else var t=!0}
return be.errors=o,e===0}var Vs=Me;function Me(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Me.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Me.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Me.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Me.errors=[1],!1;if(C(s,36))return Me.errors=[1],!1;if(!ve.test(s))return Me.errors=[1],!1}}}else
return Me.errors=[1],!1}}return Me.errors=o,e===0}var Gs=Q;var Se=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function Q(r){let o=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||r.params===
void 0&&(u="params"))return Q.errors=[1],!1;if(r.query!==void 0){let n=r.query;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.from!==void 0){let i=n.from,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){let a=typeof i,d;if(d===void 0)if(a==="boolean"||i===null||a==="string"&&i&&i==+i&&
!(i%1))d=+i;else return Q.errors=[1],!1;d!==void 0&&(i=d,n!==void 0&&(n.from=d))}if(e===f&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return Q.errors=[1],!1;if(i<0||isNaN(i))return Q.errors=
[1],!1}var t=f===e}else var t=!0;if(t){if(n.to!==void 0){let i=n.to,f=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,p;if(p===void 0)if(d==="boolean"||i===null||d==="string"&&
i&&i==+i&&!(i%1))p=+i;else return Q.errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.to=p))}if(e===f&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return Q.errors=[1],!1;if(i<0||isNaN(i))return Q.errors=
[1],!1}var t=f===e}else var t=!0;if(t){if(n.key_id!==void 0){let i=n.key_id,f=e;if(typeof i!="string"){
let d=typeof i,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+i;else if(i===null)p="";else return Q.
errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.key_id=p))}if(e===f&&typeof i=="string"){if(O(i,256))return Q.
errors=[1],!1;if(C(i,1))return Q.errors=[1],!1;if(!Se.test(i))return Q.errors=[1],!1}var t=f===e}else
var t=!0;if(t){if(n.model!==void 0){let i=n.model,f=e;if(typeof i!="string"){let d=typeof i,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+i;else if(i===null)p="";else return Q.errors=[1],!1;p!==void 0&&
(i=p,n!==void 0&&(n.model=p))}if(e===f&&typeof i=="string"){if(O(i,256))return Q.errors=[1],!1;if(C(
i,1))return Q.errors=[1],!1;if(!Se.test(i))return Q.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(n.
by!==void 0){let i=n.by,f=e;if(e===f)if(Array.isArray(i)){if(i.length>4)return Q.errors=[1],!1;{var l=!0;
let d=i.length;for(let p=0;p<d;p++){let c=i[p],v=e;if(typeof c!="string"){let g=typeof c,y;if(y===void 0)
if(g=="number"||g=="boolean")y=""+c;else if(c===null)y="";else return Q.errors=[1],!1;y!==void 0&&(c=
y,i!==void 0&&(i[p]=y))}if(!(c==="key"||c==="model"||c==="agent"||c==="hour"))return Q.errors=[1],!1;
var l=v===e;if(!l)break}if(l){let p=i.length,c;if(p>1){let v={};for(;p--;){let h=i[p];if(typeof h=="\
string"){if(typeof v[h]=="number"){return c=v[h],Q.errors=[1],!1;break}v[h]=p}}}}}}else return Q.errors=
[1],!1;var t=f===e}else var t=!0}}}}else return Q.errors=[1],!1}}return Q.errors=o,e===0}var Js=G;function G(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return G.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.from!==void 0){let s=u.from,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let f=typeof s,a;if(a===void 0)if(f==="boolean"||s===null||f==="string"&&s&&s==+s&&!(s%
1))a=+s;else return G.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&(u.from=a))}if(e===i&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return G.errors=[1],!1;if(s<0||isNaN(s))return G.errors=
[1],!1}var t=i===e}else var t=!0;if(t){if(u.to!==void 0){let s=u.to,i=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a==="boolean"||s===null||a==="string"&&
s&&s==+s&&!(s%1))d=+s;else return G.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.to=d))}if(e===i&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return G.errors=[1],!1;if(s<0||isNaN(s))return G.errors=
[1],!1}var t=i===e}else var t=!0;if(t){if(u.key_id!==void 0){let s=u.key_id,i=e;if(typeof s!="string"){
let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return G.
errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.key_id=d))}if(e===i&&typeof s=="string"){if(O(s,256))return G.
errors=[1],!1;if(C(s,1))return G.errors=[1],!1;if(!Se.test(s))return G.errors=[1],!1}var t=i===e}else
var t=!0;if(t){if(u.model!==void 0){let s=u.model,i=e;if(typeof s!="string"){let a=typeof s,d;if(d===
void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return G.errors=[1],!1;d!==void 0&&
(s=d,u!==void 0&&(u.model=d))}if(e===i&&typeof s=="string"){if(O(s,256))return G.errors=[1],!1;if(C(
s,1))return G.errors=[1],!1;if(!Se.test(s))return G.errors=[1],!1}var t=i===e}else var t=!0;if(t){let s=u.
limit,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a===
"boolean"||s===null||a==="string"&&s&&s==+s&&!(s%1))d=+s;else return G.errors=[1],!1;d!==void 0&&(s=
d,u!==void 0&&(u.limit=d))}if(e===i&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return G.errors=
[1],!1;if(s<1||isNaN(s))return G.errors=[1],!1}var t=i===e;if(t)if(u.after!==void 0){let a=u.after,d=e;
if(typeof a!="string"){let c=typeof a,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+a;else if(a===
null)v="";else return G.errors=[1],!1;v!==void 0&&(a=v,u!==void 0&&(u.after=v))}if(e===d&&typeof a==
"string"){if(O(a,256))return G.errors=[1],!1;if(C(a,1))return G.errors=[1],!1}var t=d===e}else var t=!0}}}}}else
return G.errors=[1],!1}}return G.errors=o,e===0}var Qs=Fr;function Fr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Fr.errors=[1],
!1}return Fr.errors=o,e===0}var et=ee;function ee(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&
(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return ee.errors=[1],
!1;if(r.query!==void 0){let n=r.query,s=e;if(e===s)if(n&&typeof n=="object"&&!Array.isArray(n)){n.step===
void 0&&(n.step="hour"),n.top===void 0&&(n.top=20);let i;if(n.metric===void 0&&(i="metric"))return ee.
errors=[1],!1;if(n.metric!==void 0){let f=n.metric,a=e;if(typeof f!="string"){let d=typeof f,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else return ee.errors=[1],!1;p!==void 0&&
(f=p,n!==void 0&&(n.metric=p))}if(!(f==="requests"||f==="failed"||f==="attempts"||f==="failed_attemp\
ts"||f==="prompt_tokens"||f==="cached_tokens"||f==="completion_tokens"||f==="tokens"||f==="charged"||
f==="cost"||f==="first_token_p50_ms"||f==="first_token_p95_ms"||f==="whole_p50_ms"||f==="whole_p95_m\
s"))return ee.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(n.by!==void 0){let f=n.by,a=e;if(typeof f!=
"string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===null)c="";else
return ee.errors=[1],!1;c!==void 0&&(f=c,n!==void 0&&(n.by=c))}if(!(f==="key"||f==="model"||f==="age\
nt"||f==="upstream"||f==="status"))return ee.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(n.from!==
void 0){let f=n.from,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let p=typeof f,c;
if(c===void 0)if(p==="boolean"||f===null||p==="string"&&f&&f==+f&&!(f%1))c=+f;else return ee.errors=
[1],!1;c!==void 0&&(f=c,n!==void 0&&(n.from=c))}if(e===a&&typeof f=="number"&&isFinite(f)){if(f>41024448e5||
isNaN(f))return ee.errors=[1],!1;if(f<0||isNaN(f))return ee.errors=[1],!1}var t=a===e}else var t=!0;
if(t){if(n.to!==void 0){let f=n.to,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let p=typeof f,
c;if(c===void 0)if(p==="boolean"||f===null||p==="string"&&f&&f==+f&&!(f%1))c=+f;else return ee.errors=
[1],!1;c!==void 0&&(f=c,n!==void 0&&(n.to=c))}if(e===a&&typeof f=="number"&&isFinite(f)){if(f>41024448e5||
isNaN(f))return ee.errors=[1],!1;if(f<0||isNaN(f))return ee.errors=[1],!1}var t=a===e}else var t=!0;
if(t){let f=n.step,a=e;if(typeof f!="string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boo\
lean")c=""+f;else if(f===null)c="";else return ee.errors=[1],!1;c!==void 0&&(f=c,n!==void 0&&(n.step=
c))}if(!(f==="hour"||f==="day"))return ee.errors=[1],!1;var t=a===e;if(t){let p=n.top,c=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h=typeof p,g;if(g===void 0)if(h==="boolean"||p===null||
h==="string"&&p&&p==+p&&!(p%1))g=+p;else return ee.errors=[1],!1;g!==void 0&&(p=g,n!==void 0&&(n.top=
g))}if(e===c&&typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p))return ee.errors=[1],!1;if(p<1||isNaN(
p))return ee.errors=[1],!1}var t=c===e}}}}}}else return ee.errors=[1],!1;var l=s===e}else var l=!0;if(l)
if(r.headers!==void 0){let n=r.headers,s=e;if(e===s)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["\
if-none-match"]!==void 0){let f=n["if-none-match"],a=e;if(typeof f!="string"){let d=typeof f,p;if(p===
void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else return ee.errors=[1],!1;p!==void 0&&
(f=p,n!==void 0&&(n["if-none-match"]=p))}if(e===a&&typeof f=="string"&&O(f,4096))return ee.errors=[1],
!1}}else return ee.errors=[1],!1;var l=s===e}else var l=!0}return ee.errors=o,e===0}var rt=L;var Eo=new RegExp("^[a-z0-9_]+$","u");function L(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&
(u="params"))return L.errors=[1],!1;if(r.query!==void 0){let n=r.query,s=e;if(e===s)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.limit===void 0&&(n.limit=100),n.from!==void 0){let i=n.from,f=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let a=typeof i,d;if(d===void 0)if(a==="boolean"||i===null||
a==="string"&&i&&i==+i&&!(i%1))d=+i;else return L.errors=[1],!1;d!==void 0&&(i=d,n!==void 0&&(n.from=
d))}if(e===f&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return L.errors=[1],!1;if(i<
0||isNaN(i))return L.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(n.to!==void 0){let i=n.to,f=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,p;if(p===void 0)if(d==="boo\
lean"||i===null||d==="string"&&i&&i==+i&&!(i%1))p=+i;else return L.errors=[1],!1;p!==void 0&&(i=p,n!==
void 0&&(n.to=p))}if(e===f&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return L.errors=
[1],!1;if(i<0||isNaN(i))return L.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(n.key_id!==void 0){
let i=n.key_id,f=e;if(typeof i!="string"){let d=typeof i,p;if(p===void 0)if(d=="number"||d=="boolean")
p=""+i;else if(i===null)p="";else return L.errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.key_id=p))}
if(e===f&&typeof i=="string"){if(O(i,256))return L.errors=[1],!1;if(C(i,1))return L.errors=[1],!1;if(!Se.
test(i))return L.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(n.model!==void 0){let i=n.model,f=e;
if(typeof i!="string"){let d=typeof i,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+i;else if(i===
null)p="";else return L.errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.model=p))}if(e===f&&typeof i==
"string"){if(O(i,256))return L.errors=[1],!1;if(C(i,1))return L.errors=[1],!1;if(!Se.test(i))return L.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(n.agent!==void 0){let i=n.agent,f=e;if(typeof i!="s\
tring"){let d=typeof i,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+i;else if(i===null)p="";else
return L.errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.agent=p))}if(e===f&&typeof i=="string"){if(O(
i,256))return L.errors=[1],!1;if(C(i,1))return L.errors=[1],!1;if(!Se.test(i))return L.errors=[1],!1}
var t=f===e}else var t=!0;if(t){if(n.upstream!==void 0){let i=n.upstream,f=e;if(typeof i!="string"){
let d=typeof i,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+i;else if(i===null)p="";else return L.
errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.upstream=p))}if(e===f&&typeof i=="string"){if(O(i,64))
return L.errors=[1],!1;if(C(i,1))return L.errors=[1],!1;if(!Se.test(i))return L.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(n.status!==void 0){let i=n.status,f=e;if(typeof i!="string"){let d=typeof i,
p;if(p===void 0)if(d=="number"||d=="boolean")p=""+i;else if(i===null)p="";else return L.errors=[1],!1;
p!==void 0&&(i=p,n!==void 0&&(n.status=p))}if(e===f&&typeof i=="string"){if(O(i,64))return L.errors=
[1],!1;if(C(i,1))return L.errors=[1],!1;if(!Eo.test(i))return L.errors=[1],!1}var t=f===e}else var t=!0;
if(t){if(n.slower_than_ms!==void 0){let i=n.slower_than_ms,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){let d=typeof i,p;if(p===void 0)if(d==="boolean"||i===null||d==="string"&&i&&i==+i&&
!(i%1))p=+i;else return L.errors=[1],!1;p!==void 0&&(i=p,n!==void 0&&(n.slower_than_ms=p))}if(e===f&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return L.errors=[1],!1;if(i<0||isNaN(
i))return L.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(n.costlier_than!==void 0){let i=n.costlier_than,
f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,p;if(p===void 0)if(d===
"boolean"||i===null||d==="string"&&i&&i==+i&&!(i%1))p=+i;else return L.errors=[1],!1;p!==void 0&&(i=
p,n!==void 0&&(n.costlier_than=p))}if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return L.errors=[1],!1;if(i<0||isNaN(i))return L.errors=[1],!1}var t=f===e}else var t=!0;if(t){
let i=n.limit,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,p;if(p===
void 0)if(d==="boolean"||i===null||d==="string"&&i&&i==+i&&!(i%1))p=+i;else return L.errors=[1],!1;p!==
void 0&&(i=p,n!==void 0&&(n.limit=p))}if(e===f&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))
return L.errors=[1],!1;if(i<1||isNaN(i))return L.errors=[1],!1}var t=f===e;if(t)if(n.after!==void 0){
let d=n.after,p=e;if(typeof d!="string"){let v=typeof d,h;if(h===void 0)if(v=="number"||v=="boolean")
h=""+d;else if(d===null)h="";else return L.errors=[1],!1;h!==void 0&&(d=h,n!==void 0&&(n.after=h))}if(e===
p&&typeof d=="string"){if(O(d,256))return L.errors=[1],!1;if(C(d,1))return L.errors=[1],!1}var t=p===
e}else var t=!0}}}}}}}}}}else return L.errors=[1],!1;var l=s===e}else var l=!0;if(l)if(r.headers!==void 0){
let n=r.headers,s=e;if(e===s)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){
let f=n["if-none-match"],a=e;if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="number"||d==
"boolean")p=""+f;else if(f===null)p="";else return L.errors=[1],!1;p!==void 0&&(f=p,n!==void 0&&(n["\
if-none-match"]=p))}if(e===a&&typeof f=="string"&&O(f,4096))return L.errors=[1],!1}}else return L.errors=
[1],!1;var l=s===e}else var l=!0}return L.errors=o,e===0}var st=Pe;function Pe(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Pe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Pe.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Pe.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Pe.errors=[1],!1;if(C(s,36))return Pe.errors=[1],!1;if(!ve.test(s))return Pe.errors=[1],!1}}}else
return Pe.errors=[1],!1}}return Pe.errors=o,e===0}var tt=te;function te(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return te.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.state!==void 0){let s=u.state,i=e;if(typeof s!="string"){let f=typeof s,a;if(a===
void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return te.errors=[1],!1;a!==void 0&&
(s=a,u!==void 0&&(u.state=a))}if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||
s==="settled"||s==="settle_unknown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))
return te.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(u.network!==void 0){let s=u.network,i=e;if(typeof s!=
"string"){let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else
return te.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.network=d))}if(e===i&&typeof s=="string"){if(O(
s,64))return te.errors=[1],!1;if(C(s,1))return te.errors=[1],!1;if(!Se.test(s))return te.errors=[1],
!1}var t=i===e}else var t=!0;if(t){if(u.payer!==void 0){let s=u.payer,i=e;if(typeof s!="string"){let a=typeof s,
d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return te.errors=[1],
!1;d!==void 0&&(s=d,u!==void 0&&(u.payer=d))}if(e===i&&typeof s=="string"){if(O(s,64))return te.errors=
[1],!1;if(C(s,1))return te.errors=[1],!1;if(!Se.test(s))return te.errors=[1],!1}var t=i===e}else var t=!0;
if(t){let s=u.limit,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===
void 0)if(a==="boolean"||s===null||a==="string"&&s&&s==+s&&!(s%1))d=+s;else return te.errors=[1],!1;
d!==void 0&&(s=d,u!==void 0&&(u.limit=d))}if(e===i&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s))return te.errors=[1],!1;if(s<1||isNaN(s))return te.errors=[1],!1}var t=i===e;if(t)if(u.after!==void 0){
let a=u.after,d=e;if(typeof a!="string"){let c=typeof a,v;if(v===void 0)if(c=="number"||c=="boolean")
v=""+a;else if(a===null)v="";else return te.errors=[1],!1;v!==void 0&&(a=v,u!==void 0&&(u.after=v))}
if(e===d&&typeof a=="string"){if(O(a,36))return te.errors=[1],!1;if(C(a,36))return te.errors=[1],!1;
if(!ve.test(a))return te.errors=[1],!1}var t=d===e}else var t=!0}}}}else return te.errors=[1],!1}}return te.
errors=o,e===0}var it=Xe;function Xe(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Xe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Xe.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Xe.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Xe.errors=[1],!1;if(C(s,36))return Xe.errors=[1],!1;if(!ve.test(s))return Xe.errors=[1],!1}}}else
return Xe.errors=[1],!1}}return Xe.errors=o,e===0}var nt=Re;function Re(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Re.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Re.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Re.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Re.errors=[1],!1;if(C(s,36))return Re.errors=[1],!1;if(!ve.test(s))return Re.errors=[1],!1}}}else
return Re.errors=[1],!1}}return Re.errors=o,e===0}var ot=ke;function ke(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ke.errors=[1],
!1;if(r.query!==void 0){let u=r.query,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.
reason!==void 0){let s=u.reason,i=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="num\
ber"||f=="boolean")a=""+s;else if(s===null)a="";else return ke.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&
(u.reason=a))}if(e===i&&typeof s=="string"){if(O(s,512))return ke.errors=[1],!1;if(C(s,1))return ke.
errors=[1],!1;if(!Se.test(s))return ke.errors=[1],!1}}}else return ke.errors=[1],!1;var t=n===e}else
var t=!0;if(t)if(r.params!==void 0){let u=r.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(
u)){let i;if(u.id===void 0&&(i="id"))return ke.errors=[1],!1;if(u.id!==void 0){let f=u.id,a=e;if(typeof f!=
"string"){let d=typeof f,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else
return ke.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&(u.id=p))}if(e===a&&typeof f=="string"){if(O(f,
36))return ke.errors=[1],!1;if(C(f,36))return ke.errors=[1],!1;if(!ve.test(f))return ke.errors=[1],!1}}}else
return ke.errors=[1],!1;var t=n===e}else var t=!0}return ke.errors=o,e===0}var at=Or;function Or(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Or.errors=[1],
!1}return Or.errors=o,e===0}var ft=ze;var Ir=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function ze(r){let o=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||
r.params===void 0&&(t="params"))return ze.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.name===void 0&&(n="name"))return ze.errors=
[1],!1;if(l.name!==void 0){let s=l.name,i=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f==
"number"||f=="boolean")a=""+s;else if(s===null)a="";else return ze.errors=[1],!1;a!==void 0&&(s=a,l!==
void 0&&(l.name=a))}if(e===i&&typeof s=="string"){if(O(s,64))return ze.errors=[1],!1;if(C(s,1))return ze.
errors=[1],!1;if(!Ir.test(s))return ze.errors=[1],!1}}}else return ze.errors=[1],!1}}return ze.errors=
o,e===0}var lt=Ue;function Ue(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ue.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.name===void 0&&(n="name"))return Ue.errors=[1],!1;if(l.name!==void 0){let s=l.name,i=e;if(typeof s!=
"string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ue.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.name=a))}if(e===i&&typeof s=="string"){if(O(
s,64))return Ue.errors=[1],!1;if(C(s,1))return Ue.errors=[1],!1;if(!Ir.test(s))return Ue.errors=[1],
!1}}}else return Ue.errors=[1],!1}}return Ue.errors=o,e===0}var ut=Ie;function Ie(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ie.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.name===void 0&&(n="name"))return Ie.errors=[1],!1;if(l.name!==void 0){let s=l.name,i=e;if(typeof s!=
"string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Ie.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.name=a))}if(e===i&&typeof s=="string"){if(O(
s,64))return Ie.errors=[1],!1;if(C(s,1))return Ie.errors=[1],!1;if(!Ir.test(s))return Ie.errors=[1],
!1}}}else return Ie.errors=[1],!1}}return Ie.errors=o,e===0}var pt=Lr;function Lr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Lr.errors=[1],
!1}return Lr.errors=o,e===0}var dt=wr;function wr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return wr.errors=[1],
!1}return wr.errors=o,e===0}var ct=Ze;var Mo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Ze(r){let o=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||
r.params===void 0&&(t="params"))return Ze.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.id===void 0&&(n="id"))return Ze.errors=[1],
!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="num\
ber"||f=="boolean")a=""+s;else if(s===null)a="";else return Ze.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&
(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,64))return Ze.errors=[1],!1;if(C(s,1))return Ze.errors=
[1],!1;if(!Mo.test(s))return Ze.errors=[1],!1}}}else return Ze.errors=[1],!1}}return Ze.errors=o,e===
0}var mt=Cr;function Cr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Cr.errors=[1],
!1}return Cr.errors=o,e===0}var yt=Er;function Er(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Er.errors=[1],
!1}return Er.errors=o,e===0}var ht=Mr;function Mr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Mr.errors=[1],
!1}return Mr.errors=o,e===0}var vt=Pr;function Pr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Pr.errors=[1],
!1}return Pr.errors=o,e===0}var gt=Xr;function Xr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Xr.errors=[1],
!1}return Xr.errors=o,e===0}var _t=er;function er(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return er.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
idempotency-key"]!==void 0){let n=l["idempotency-key"],s=e;if(typeof n!="string"){let i=typeof n,f;if(f===
void 0)if(i=="number"||i=="boolean")f=""+n;else if(n===null)f="";else return er.errors=[1],!1;f!==void 0&&
(n=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===s&&typeof n=="string"){if(O(n,255))return er.errors=
[1],!1;if(C(n,1))return er.errors=[1],!1;if(!br.test(n))return er.errors=[1],!1}}}else return er.errors=
[1],!1}}return er.errors=o,e===0}var bt=De;function De(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return De.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return De.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return De.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return De.errors=[1],!1;if(C(s,36))return De.errors=[1],!1;if(!ve.test(s))return De.errors=[1],!1}}}else
return De.errors=[1],!1}}return De.errors=o,e===0}var kt=Be;function Be(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Be.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return Be.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return Be.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return Be.errors=[1],!1;if(C(s,36))return Be.errors=[1],!1;if(!ve.test(s))return Be.errors=[1],!1}}}else
return Be.errors=[1],!1}}return Be.errors=o,e===0}var Nt=Ne;function Ne(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Ne.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["idempotency-key"]!==void 0){let s=u["idempotency-key"],i=e;if(typeof s!="string"){let f=typeof s,
a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return Ne.errors=[1],
!1;a!==void 0&&(s=a,u!==void 0&&(u["idempotency-key"]=a))}if(e===i&&typeof s=="string"){if(O(s,255))
return Ne.errors=[1],!1;if(C(s,1))return Ne.errors=[1],!1;if(!br.test(s))return Ne.errors=[1],!1}}}else
return Ne.errors=[1],!1;var t=n===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.params,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.id===void 0&&(i="id"))return Ne.errors=[1],
!1;if(u.id!==void 0){let f=u.id,a=e;if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="num\
ber"||d=="boolean")p=""+f;else if(f===null)p="";else return Ne.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&
(u.id=p))}if(e===a&&typeof f=="string"){if(O(f,36))return Ne.errors=[1],!1;if(C(f,36))return Ne.errors=
[1],!1;if(!ve.test(f))return Ne.errors=[1],!1}}}else return Ne.errors=[1],!1;var t=n===e}else var t=!0}
return Ne.errors=o,e===0}var St=W;function W(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return W.errors=[1],
!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===
void 0&&(u.limit=100),u.from!==void 0){let s=u.from,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let f=typeof s,a;if(a===void 0)if(f==="boolean"||s===null||f==="string"&&s&&s==+s&&!(s%
1))a=+s;else return W.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&(u.from=a))}if(e===i&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=
[1],!1}var t=i===e}else var t=!0;if(t){if(u.to!==void 0){let s=u.to,i=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a==="boolean"||s===null||a==="string"&&
s&&s==+s&&!(s%1))d=+s;else return W.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.to=d))}if(e===i&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=
[1],!1}var t=i===e}else var t=!0;if(t){if(u.action!==void 0){let s=u.action,i=e;if(typeof s!="string"){
let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")d=""+s;else if(s===null)d="";else return W.
errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.action=d))}if(!(s==="createKey"||s==="changeKey"||s===
"rotateKey"||s==="revokeKey"||s==="restoreKey"||s==="drainUpstream"||s==="restoreUpstream"||s==="pro\
beUpstream"||s==="reconcilePayment"||s==="closePayment"||s==="createOperator"||s==="changeOperator"||
s==="rotateOperator"||s==="revokeOperator"||s==="createSession"||s==="endSession"||s==="drainServer"||
s==="reload"||s==="backup"||s==="migrate"||s==="copyStore"))return W.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(u.name!==void 0){let s=u.name,i=e;if(typeof s!="string"){let a=typeof s,d;if(d===void 0)if(a==
"number"||a=="boolean")d=""+s;else if(s===null)d="";else return W.errors=[1],!1;d!==void 0&&(s=d,u!==
void 0&&(u.name=d))}if(e===i&&typeof s=="string"){if(O(s,128))return W.errors=[1],!1;if(C(s,1))return W.
errors=[1],!1;if(!Se.test(s))return W.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(u.target!==void 0){
let s=u.target,i=e;if(typeof s!="string"){let a=typeof s,d;if(d===void 0)if(a=="number"||a=="boolean")
d=""+s;else if(s===null)d="";else return W.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.target=d))}
if(e===i&&typeof s=="string"){if(O(s,128))return W.errors=[1],!1;if(C(s,1))return W.errors=[1],!1;if(!Se.
test(s))return W.errors=[1],!1}var t=i===e}else var t=!0;if(t){let s=u.limit,i=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a=typeof s,d;if(d===void 0)if(a==="boolean"||s===null||a===
"string"&&s&&s==+s&&!(s%1))d=+s;else return W.errors=[1],!1;d!==void 0&&(s=d,u!==void 0&&(u.limit=d))}
if(e===i&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return W.errors=[1],!1;if(s<1||isNaN(s))
return W.errors=[1],!1}var t=i===e;if(t)if(u.after!==void 0){let a=u.after,d=e;if(typeof a!="string"){
let c=typeof a,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+a;else if(a===null)v="";else return W.
errors=[1],!1;v!==void 0&&(a=v,u!==void 0&&(u.after=v))}if(e===d&&typeof a=="string"){if(O(a,36))return W.
errors=[1],!1;if(C(a,36))return W.errors=[1],!1;if(!ve.test(a))return W.errors=[1],!1}var t=d===e}else
var t=!0}}}}}}else return W.errors=[1],!1}}return W.errors=o,e===0}var xt=He;function He(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return He.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;
if(l.id===void 0&&(n="id"))return He.errors=[1],!1;if(l.id!==void 0){let s=l.id,i=e;if(typeof s!="st\
ring"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else
return He.errors=[1],!1;a!==void 0&&(s=a,l!==void 0&&(l.id=a))}if(e===i&&typeof s=="string"){if(O(s,
36))return He.errors=[1],!1;if(C(s,36))return He.errors=[1],!1;if(!ve.test(s))return He.errors=[1],!1}}}else
return He.errors=[1],!1}}return He.errors=o,e===0}var At=Rr;function Rr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Rr.errors=[1],
!1}return Rr.errors=o,e===0}var Tt=zr;function zr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return zr.errors=[1],
!1}return zr.errors=o,e===0}var qt=Ur;function Ur(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ur.errors=[1],
!1}return Ur.errors=o,e===0}var $t=dr;function dr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return dr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let n=l["if-none-match"],s=e;if(typeof n!="string"){let i=typeof n,f;if(f===
void 0)if(i=="number"||i=="boolean")f=""+n;else if(n===null)f="";else return dr.errors=[1],!1;f!==void 0&&
(n=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof n=="string"&&O(n,4096))return dr.errors=[1],
!1}}else return dr.errors=[1],!1}}return dr.errors=o,e===0}var jt=cr;function cr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return cr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let n=l["if-none-match"],s=e;if(typeof n!="string"){let i=typeof n,f;if(f===
void 0)if(i=="number"||i=="boolean")f=""+n;else if(n===null)f="";else return cr.errors=[1],!1;f!==void 0&&
(n=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof n=="string"&&O(n,4096))return cr.errors=[1],
!1}}else return cr.errors=[1],!1}}return cr.errors=o,e===0}var Kt=xe;var Ft=new RegExp("^[a-z][a-z0-9.-]*$","u");function xe(r){let o=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===
void 0&&(l="params"))return xe.errors=[1],!1;if(r.headers!==void 0){let u=r.headers,n=e;if(e===n)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let s=u["if-none-match"],i=e;
if(typeof s!="string"){let f=typeof s,a;if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===
null)a="";else return xe.errors=[1],!1;a!==void 0&&(s=a,u!==void 0&&(u["if-none-match"]=a))}if(e===i&&
typeof s=="string"&&O(s,4096))return xe.errors=[1],!1}}else return xe.errors=[1],!1;var t=n===e}else
var t=!0;if(t)if(r.params!==void 0){let u=r.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(
u)){let i;if(u.file===void 0&&(i="file"))return xe.errors=[1],!1;if(u.file!==void 0){let f=u.file,a=e;
if(typeof f!="string"){let d=typeof f,p;if(p===void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===
null)p="";else return xe.errors=[1],!1;p!==void 0&&(f=p,u!==void 0&&(u.file=p))}if(e===a&&typeof f==
"string"){if(O(f,64))return xe.errors=[1],!1;if(C(f,1))return xe.errors=[1],!1;if(!Ft.test(f))return xe.
errors=[1],!1}}}else return xe.errors=[1],!1;var t=n===e}else var t=!0}return xe.errors=o,e===0}var Ot=mr;function mr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return mr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let n=l["if-none-match"],s=e;if(typeof n!="string"){let i=typeof n,f;if(f===
void 0)if(i=="number"||i=="boolean")f=""+n;else if(n===null)f="";else return mr.errors=[1],!1;f!==void 0&&
(n=f,l!==void 0&&(l["if-none-match"]=f))}if(e===s&&typeof n=="string"&&O(n,4096))return mr.errors=[1],
!1}}else return mr.errors=[1],!1}}return mr.errors=o,e===0}var Lt=Ae;function Ae(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Ae.errors=[1],
!1;if(r.headers!==void 0){let u=r.headers,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["if-none-match"]!==void 0){let s=u["if-none-match"],i=e;if(typeof s!="string"){let f=typeof s,a;
if(a===void 0)if(f=="number"||f=="boolean")a=""+s;else if(s===null)a="";else return Ae.errors=[1],!1;
a!==void 0&&(s=a,u!==void 0&&(u["if-none-match"]=a))}if(e===i&&typeof s=="string"&&O(s,4096))return Ae.
errors=[1],!1}}else return Ae.errors=[1],!1;var t=n===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.
params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.file===void 0&&(i="file"))
return Ae.errors=[1],!1;if(u.file!==void 0){let f=u.file,a=e;if(typeof f!="string"){let d=typeof f,p;
if(p===void 0)if(d=="number"||d=="boolean")p=""+f;else if(f===null)p="";else return Ae.errors=[1],!1;
p!==void 0&&(f=p,u!==void 0&&(u.file=p))}if(e===a&&typeof f=="string"){if(O(f,64))return Ae.errors=[
1],!1;if(C(f,1))return Ae.errors=[1],!1;if(!Ft.test(f))return Ae.errors=[1],!1}}}else return Ae.errors=
[1],!1;var t=n===e}else var t=!0}return Ae.errors=o,e===0}var Ct=fr(gr()),Et=fr(_r()),ma={...Ct.formats,...Et.fastFormats},Mt=Pt;function Pt(r){let o=null,e=0;return Pt.errors=o,e===0}var Xt=Rt;function Rt(r){let o=null,e=0;return Rt.errors=o,e===0}var zt=Ut;function Ut(r){let o=null,e=0;return Ut.errors=o,e===0}var It=Zt;function Zt(r){let o=null,e=0;return Zt.errors=o,e===0}var Dt=F,Xo={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7\
f-\\x9f]+$"},owner:{type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]\
+$"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},
max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Ro=Object.prototype.hasOwnProperty,We=lr,or=ur,wt=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),
Bt=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function F(r){let o=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.body===void 0&&(i="body"))return F.errors=[1],!1;if(r.body!==
void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let d;if(f.name===void 0&&
(d="name"))return F.errors=[1],!1;{let p=e;for(let c in f)if(!Ro.call(Xo.properties.body.properties,
c)){return F.errors=[1],!1;break}if(p===e){if(f.name!==void 0){let c=f.name,v=e;if(e===v)if(typeof c==
"string"){if(We(c,128))return F.errors=[1],!1;if(or(c,1))return F.errors=[1],!1;if(!wt.test(c))return F.
errors=[1],!1}else return F.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(f.owner!==void 0){let c=f.
owner,v=e;if(typeof c!="string"&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="string"){if(We(
c,256))return F.errors=[1],!1;if(or(c,1))return F.errors=[1],!1;if(!wt.test(c))return F.errors=[1],!1}
var t=v===e}else var t=!0;if(t){if(f.scopes!==void 0){let c=f.scopes,v=e;if(e===e)if(Array.isArray(c)){
if(c.length>8)return F.errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var l=!0;let y=c.length;for(let m=0;m<
y;m++){let T=c[m],k=e;if(typeof T!="string")return F.errors=[1],!1;if(!(T==="chat"||T==="mesh"))return F.
errors=[1],!1;var l=k===e;if(!l)break}if(l){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}else
return F.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(f.models!==void 0){let c=f.models,v=e,h=e;
if(!Array.isArray(c)&&c!==null)return F.errors=[1],!1;if(e===h&&Array.isArray(c)){if(c.length>64)return F.
errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var u=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],
k=e;if(e===k)if(typeof T=="string"){if(We(T,256))return F.errors=[1],!1;if(or(T,1))return F.errors=[
1],!1}else return F.errors=[1],!1;var u=k===e;if(!u)break}if(u){let m=c.length,T;if(m>1){let k={};for(;m--;){
let K=c[m];if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=
m}}}}}}var t=v===e}else var t=!0;if(t){if(f.agents!==void 0){let c=f.agents,v=e,h=e;if(!Array.isArray(
c)&&c!==null)return F.errors=[1],!1;if(e===h&&Array.isArray(c)){if(c.length>1e3)return F.errors=[1],
!1;if(c.length<1)return F.errors=[1],!1;{var n=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],k=e;
if(e===k)if(typeof T=="string"){if(We(T,64))return F.errors=[1],!1;if(or(T,1))return F.errors=[1],!1}else
return F.errors=[1],!1;var n=k===e;if(!n)break}if(n){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}var t=v===
e}else var t=!0;if(t){if(f.expires_at!==void 0){let c=f.expires_at,v=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="number"&&isFinite(
c)){if(c>41024448e5||isNaN(c))return F.errors=[1],!1;if(c<0||isNaN(c))return F.errors=[1],!1}var t=v===
e}else var t=!0;if(t){if(f.rpm!==void 0){let c=f.rpm,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e9||
isNaN(c))return F.errors=[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){
if(f.tpm!==void 0){let c=f.tpm,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==
null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(c))return F.
errors=[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(f.max_parallel!==
void 0){let c=f.max_parallel,v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)
return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return F.errors=
[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(f.budget_usd!==void 0){
let c=f.budget_usd,v=e,h=e;if(typeof c!="string"&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c==
"string"){if(We(c,17))return F.errors=[1],!1;if(!Bt.test(c))return F.errors=[1],!1}var t=v===e}else var t=!0;
if(t)if(f.budget_period!==void 0){let c=f.budget_period,v=e,h=e,g=!1,y=e;typeof c!="string"&&(o===null?
o=[1]:o.push(1),e++),c==="day"||c==="month"||c==="total"||(o===null?o=[1]:o.push(1),e++);var s=y===e;
if(g=g||s,!g){let T=e;c!==null&&(o===null?o=[1]:o.push(1),e++);var s=T===e;g=g||s}if(g)e=h,o!==null&&
(h?o.length=h:o=null);else return o===null?o=[1]:o.push(1),e++,F.errors=o,!1;var t=v===e}else var t=!0}}}}}}}}}}}}else
return F.errors=[1],!1}}return F.errors=o,e===0}var Ht=Wt;function Wt(r){let o=null,e=0;return Wt.errors=o,e===0}var Yt=Vt;function Vt(r){let o=null,e=0;return Vt.errors=o,e===0}var Gt=pe;function pe(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let u=r.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1)return pe.errors=
[1],!1;{let s=e;for(let i in u)if(!(i==="rpm"||i==="tpm"||i==="max_parallel"||i==="budget_usd"||i===
"budget_period")){return pe.errors=[1],!1;break}if(s===e){if(u.rpm!==void 0){let i=u.rpm,f=e,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return pe.errors=[1],!1;if(e===a&&typeof i=="num\
ber"&&isFinite(i)){if(i>1e9||isNaN(i))return pe.errors=[1],!1;if(i<1||isNaN(i))return pe.errors=[1],
!1}var t=f===e}else var t=!0;if(t){if(u.tpm!==void 0){let i=u.tpm,f=e,a=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return pe.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>1e12||isNaN(i))return pe.errors=[1],!1;if(i<1||isNaN(i))return pe.errors=[1],!1}var t=f===e}else
var t=!0;if(t){if(u.max_parallel!==void 0){let i=u.max_parallel,f=e,a=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return pe.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return pe.errors=[1],!1;if(i<1||isNaN(i))return pe.errors=[1],!1}var t=f===e}else
var t=!0;if(t){if(u.budget_usd!==void 0){let i=u.budget_usd,f=e,a=e;if(typeof i!="string"&&i!==null)
return pe.errors=[1],!1;if(e===a&&typeof i=="string"){if(We(i,17))return pe.errors=[1],!1;if(!Bt.test(
i))return pe.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(u.budget_period!==void 0){let i=u.budget_period,
f=e,a=e,d=!1,p=e;typeof i!="string"&&(o===null?o=[1]:o.push(1),e++),i==="day"||i==="month"||i==="tot\
al"||(o===null?o=[1]:o.push(1),e++);var l=p===e;if(d=d||l,!d){let v=e;i!==null&&(o===null?o=[1]:o.push(
1),e++);var l=v===e;d=d||l}if(d)e=a,o!==null&&(a?o.length=a:o=null);else return o===null?o=[1]:o.push(
1),e++,pe.errors=o,!1;var t=f===e}else var t=!0}}}}}}else return pe.errors=[1],!1}return pe.errors=o,
e===0}var Jt=nr;function nr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.
body;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);
let u=e;for(let n in t)if(n!=="overlap_s"){return nr.errors=[1],!1;break}if(u===e){let n=t.overlap_s,
s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[1],!1;if(e===s&&typeof n==
"number"&&isFinite(n)){if(n>604800||isNaN(n))return nr.errors=[1],!1;if(n<0||isNaN(n))return nr.errors=
[1],!1}}}else return nr.errors=[1],!1}return nr.errors=o,e===0}var Qt=ei;function ei(r){let o=null,e=0;return ei.errors=o,e===0}var ri=si;function si(r){let o=null,e=0;return si.errors=o,e===0}var ti=ii;function ii(r){let o=null,e=0;return ii.errors=o,e===0}var ni=oi;function oi(r){let o=null,e=0;return oi.errors=o,e===0}var ai=fi;function fi(r){let o=null,e=0;return fi.errors=o,e===0}var li=ui;function ui(r){let o=null,e=0;return ui.errors=o,e===0}var pi=di;function di(r){let o=null,e=0;return di.errors=o,e===0}var ci=mi;function mi(r){let o=null,e=0;return mi.errors=o,e===0}var yi=hi;function hi(r){let o=null,e=0;return hi.errors=o,e===0}var vi=gi;function gi(r){let o=null,e=0;return gi.errors=o,e===0}var _i=bi;function bi(r){let o=null,e=0;return bi.errors=o,e===0}var ki=Ni;function Ni(r){let o=null,e=0;return Ni.errors=o,e===0}var Si=xi;function xi(r){let o=null,e=0;return xi.errors=o,e===0}var Ai=Ti;function Ti(r){let o=null,e=0;return Ti.errors=o,e===0}var qi=$i;function $i(r){let o=null,e=0;return $i.errors=o,e===0}var ji=Ki;function Ki(r){let o=null,e=0;return Ki.errors=o,e===0}var Fi=Oi;function Oi(r){let o=null,e=0;return Oi.errors=o,e===0}var Li=wi;function wi(r){let o=null,e=0;return wi.errors=o,e===0}var Ci=Ei;function Ei(r){let o=null,e=0;return Ei.errors=o,e===0}var Mi=Pi;function Pi(r){let o=null,e=0;return Pi.errors=o,e===0}var Xi=Te;function Te(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.
body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length>1)return Te.errors=
[1],!1;if(Object.keys(l).length<1)return Te.errors=[1],!1;{let n=e;for(let s in l)if(!(s==="token"||
s==="code")){return Te.errors=[1],!1;break}if(n===e){if(l.token!==void 0){let s=l.token,i=e;if(e===i)
if(typeof s=="string"){if(We(s,512))return Te.errors=[1],!1;if(or(s,1))return Te.errors=[1],!1}else return Te.
errors=[1],!1;var t=i===e}else var t=!0;if(t)if(l.code!==void 0){let s=l.code,i=e;if(e===i)if(typeof s==
"string"){if(We(s,64))return Te.errors=[1],!1;if(or(s,1))return Te.errors=[1],!1}else return Te.errors=
[1],!1;var t=i===e}else var t=!0}}}else return Te.errors=[1],!1}return Te.errors=o,e===0}var Ri=zi;function zi(r){let o=null,e=0;return zi.errors=o,e===0}var Ui=Ii;function Ii(r){let o=null,e=0;return Ii.errors=o,e===0}var Zi=qe;var zo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function qe(r){let o=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return qe.errors=[1],!1;if(r.body!==
void 0){let u=r.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let s;if(u.name===void 0&&
(s="name")||u.role===void 0&&(s="role"))return qe.errors=[1],!1;{let i=e;for(let f in u)if(!(f==="na\
me"||f==="role")){return qe.errors=[1],!1;break}if(i===e){if(u.name!==void 0){let f=u.name,a=e;if(e===
e)if(typeof f=="string"){if(We(f,64))return qe.errors=[1],!1;if(or(f,1))return qe.errors=[1],!1;if(!zo.
test(f))return qe.errors=[1],!1}else return qe.errors=[1],!1;var t=a===e}else var t=!0;if(t)if(u.role!==
void 0){let f=u.role,a=e;if(typeof f!="string")return qe.errors=[1],!1;if(!(f==="admin"||f==="viewer"))
return qe.errors=[1],!1;var t=a===e}else var t=!0}}}else return qe.errors=[1],!1}}return qe.errors=o,
e===0}var Di=Bi;function Bi(r){let o=null,e=0;return Bi.errors=o,e===0}var Hi=rr;function rr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&
(t="body"))return rr.errors=[1],!1;if(r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let n;if(l.role===void 0&&(n="role"))return rr.errors=[1],!1;{let s=e;for(let i in l)
if(i!=="role"){return rr.errors=[1],!1;break}if(s===e&&l.role!==void 0){let i=l.role;if(typeof i!="s\
tring")return rr.errors=[1],!1;if(!(i==="admin"||i==="viewer"))return rr.errors=[1],!1}}}else return rr.
errors=[1],!1}}return rr.errors=o,e===0}var Wi=Yi;function Yi(r){let o=null,e=0;return Yi.errors=o,e===0}var Vi=Gi;function Gi(r){let o=null,e=0;return Gi.errors=o,e===0}var Ji=Qi;function Qi(r){let o=null,e=0;return Qi.errors=o,e===0}var en=rn;function rn(r){let o=null,e=0;return rn.errors=o,e===0}var sn=yr;function yr(r){let o=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.
body;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;
for(let n in t)if(n!=="dry_run"){return yr.errors=[1],!1;break}if(u===e&&typeof t.dry_run!="boolean")
return yr.errors=[1],!1}else return yr.errors=[1],!1}return yr.errors=o,e===0}var tn=nn;function nn(r){let o=null,e=0;return nn.errors=o,e===0}var on=an;function an(r){let o=null,e=0;return an.errors=o,e===0}var fn=ln;function ln(r){let o=null,e=0;return ln.errors=o,e===0}var un=pn;function pn(r){let o=null,e=0;return pn.errors=o,e===0}var dn=cn;function cn(r){let o=null,e=0;return cn.errors=o,e===0}var mn=yn;function yn(r){let o=null,e=0;return yn.errors=o,e===0}var hn=fr(gr()),vn=fr(_r()),Io={...hn.formats,...vn.fastFormats},gn=sr;function sr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&
(u="status"))return sr.errors=[1],!1;{let n=e;for(let s in t)if(s!=="status"){return sr.errors=[1],!1;
break}if(n===e&&t.status!==void 0){let s=t.status;if(typeof s!="string")return sr.errors=[1],!1;if(s!==
"ok")return sr.errors=[1],!1}}}else return sr.errors=[1],!1}}else return sr.errors=[1],!1;return sr.
errors=o,e===0}var _n=Zr;var _=lr;function le(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
ready===void 0&&(n="ready")||r.parts===void 0&&(n="parts"))return le.errors=[1],!1;{let s=e;for(let i in r)
if(!(i==="ready"||i==="parts")){return le.errors=[1],!1;break}if(s===e){if(r.ready!==void 0){let i=e;
if(typeof r.ready!="boolean")return le.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.parts!==void 0){
let i=r.parts,f=e;if(e===f)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>64)
return le.errors=[1],!1;for(let d in i){let p=i[d],c=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){let h;if(p.ok===void 0&&(h="ok"))return le.errors=[1],!1;{let g=e;for(let y in p)if(!(y==="ok"||
y==="detail")){return le.errors=[1],!1;break}if(g===e){if(p.ok!==void 0){let y=e;if(typeof p.ok!="bo\
olean")return le.errors=[1],!1;var l=y===e}else var l=!0;if(l)if(p.detail!==void 0){let y=p.detail,m=e;
if(e===m)if(typeof y=="string"){if(_(y,1024))return le.errors=[1],!1}else return le.errors=[1],!1;var l=m===
e}else var l=!0}}}else return le.errors=[1],!1;var u=c===e;if(!u)break}}else return le.errors=[1],!1;
var t=f===e}else var t=!0}}}else return le.errors=[1],!1;return le.errors=o,e===0}function Zr(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(le(r.response)||(o=o===
null?le.errors:o.concat(le.errors),e=o.length));else return Zr.errors=[1],!1;return Zr.errors=o,e===
0}var bn=Dr;var Zo=Io.int32,X=ur,Do=new RegExp("^[a-z][a-z0-9_]*$","u");function hr(r){let o=null,e=0,t=e,l=!1,u=e;
le(r)||(o=o===null?le.errors:o.concat(le.errors),e=o.length);var n=u===e;if(l=l||n,!l){let i=e;if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.error===void 0&&(d="error")||r.message===void 0&&
(d="message"))o===null?o=[1]:o.push(1),e++;else{let p=e;for(let c in r)if(!(c==="error"||c==="messag\
e"||c==="code"||c==="param")){o===null?o=[1]:o.push(1),e++;break}if(p===e){if(r.error!==void 0){let c=r.
error,v=e;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(o===null?o=[1]:o.push(1),e++),e===v&&
typeof c=="number"&&isFinite(c)&&(c>599||isNaN(c)?(o===null?o=[1]:o.push(1),e++):c<400||isNaN(c)?(o===
null?o=[1]:o.push(1),e++):Zo.validate(c)||(o===null?o=[1]:o.push(1),e++));var s=v===e}else var s=!0;
if(s){if(r.message!==void 0){let c=r.message,v=e;e===v&&(typeof c=="string"?_(c,2048)?(o===null?o=[1]:
o.push(1),e++):X(c,1)&&(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var s=v===e}else
var s=!0;if(s){if(r.code!==void 0){let c=r.code,v=e;e===v&&(typeof c=="string"?_(c,64)?(o===null?o=[
1]:o.push(1),e++):Do.test(c)||(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var s=v===
e}else var s=!0;if(s)if(r.param!==void 0){let c=r.param,v=e;e===v&&(typeof c=="string"?_(c,256)&&(o===
null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var s=v===e}else var s=!0}}}}}else o===null?
o=[1]:o.push(1),e++;var n=i===e;l=l||n}if(l)e=t,o!==null&&(t?o.length=t:o=null);else return o===null?
o=[1]:o.push(1),e++,hr.errors=o,!1;return hr.errors=o,e===0}function Dr(r){let o=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(hr(r.response)||(o=o===null?hr.errors:o.
concat(hr.errors),e=o.length));else return Dr.errors=[1],!1;return Dr.errors=o,e===0}var kn=Br;var Bo={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},last_used_at:{type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{
type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},previous_until:{type:["integer","n\
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:Key"};var $e=Object.prototype.hasOwnProperty,Nn=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var ir=new RegExp("^[0-9]{1,30}$","u");function he(r){let o=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let l;if(r.charged===void 0&&(l="charged")||r.counted===void 0&&(l="counted"))
return he.errors=[1],!1;{let u=e;for(let n in r)if(!(n==="charged"||n==="counted")){return he.errors=
[1],!1;break}if(u===e){if(r.charged!==void 0){let n=r.charged,s=e;if(e===e)if(typeof n=="string"){if(_(
n,30))return he.errors=[1],!1;if(!ir.test(n))return he.errors=[1],!1}else return he.errors=[1],!1;var t=s===
e}else var t=!0;if(t)if(r.counted!==void 0){let n=r.counted,s=e;if(e===e)if(typeof n=="string"){if(_(
n,30))return he.errors=[1],!1;if(!ir.test(n))return he.errors=[1],!1}else return he.errors=[1],!1;var t=s===
e}else var t=!0}}}else return he.errors=[1],!1;return he.errors=o,e===0}function x(r){let o=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&
(i="name")||r.prefix===void 0&&(i="prefix")||r.owner===void 0&&(i="owner")||r.scopes===void 0&&(i="s\
copes")||r.models===void 0&&(i="models")||r.agents===void 0&&(i="agents")||r.rpm===void 0&&(i="rpm")||
r.tpm===void 0&&(i="tpm")||r.max_parallel===void 0&&(i="max_parallel")||r.budget_usd===void 0&&(i="b\
udget_usd")||r.budget_period===void 0&&(i="budget_period")||r.created_at===void 0&&(i="created_at")||
r.expires_at===void 0&&(i="expires_at")||r.revoked_at===void 0&&(i="revoked_at")||r.previous_until===
void 0&&(i="previous_until")||r.sandbox===void 0&&(i="sandbox"))return x.errors=[1],!1;{let f=e;for(let a in r)
if(!$e.call(Bo.properties,a)){return x.errors=[1],!1;break}if(f===e){if(r.id!==void 0){let a=r.id,d=e;
if(e===d)if(typeof a=="string"){if(_(a,64))return x.errors=[1],!1;if(X(a,1))return x.errors=[1],!1}else
return x.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.name!==void 0){let a=r.name,d=e;if(e===d)
if(typeof a=="string"){if(_(a,128))return x.errors=[1],!1;if(X(a,1))return x.errors=[1],!1}else return x.
errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.prefix!==void 0){let a=r.prefix,d=e;if(e===d)if(typeof a==
"string"){if(_(a,16))return x.errors=[1],!1}else return x.errors=[1],!1;var t=d===e}else var t=!0;if(t){
if(r.owner!==void 0){let a=r.owner,d=e;if(typeof a!="string"&&a!==null)return x.errors=[1],!1;if(e===
d&&typeof a=="string"&&_(a,256))return x.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.scopes!==
void 0){let a=r.scopes,d=e;if(e===e)if(Array.isArray(a)){if(a.length>8)return x.errors=[1],!1;if(a.length<
1)return x.errors=[1],!1;{var l=!0;let v=a.length;for(let h=0;h<v;h++){let g=a[h],y=e;if(typeof g!="\
string")return x.errors=[1],!1;if(!(g==="chat"||g==="mesh"))return x.errors=[1],!1;var l=y===e;if(!l)
break}if(l){let h=a.length,g;if(h>1){let y={};for(;h--;){let m=a[h];if(typeof m=="string"){if(typeof y[m]==
"number"){return g=y[m],x.errors=[1],!1;break}y[m]=h}}}}}}else return x.errors=[1],!1;var t=d===e}else
var t=!0;if(t){if(r.models!==void 0){let a=r.models,d=e,p=e;if(!Array.isArray(a)&&a!==null)return x.
errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>64)return x.errors=[1],!1;if(a.length<1)return x.
errors=[1],!1;{var u=!0;let v=a.length;for(let h=0;h<v;h++){let g=a[h],y=e;if(e===y)if(typeof g=="st\
ring"){if(_(g,256))return x.errors=[1],!1;if(X(g,1))return x.errors=[1],!1}else return x.errors=[1],
!1;var u=y===e;if(!u)break}if(u){let h=a.length,g;if(h>1){let y={};for(;h--;){let m=a[h];if(typeof m==
"string"){if(typeof y[m]=="number"){return g=y[m],x.errors=[1],!1;break}y[m]=h}}}}}}var t=d===e}else
var t=!0;if(t){if(r.agents!==void 0){let a=r.agents,d=e,p=e;if(!Array.isArray(a)&&a!==null)return x.
errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>1e3)return x.errors=[1],!1;if(a.length<1)return x.
errors=[1],!1;{var n=!0;let v=a.length;for(let h=0;h<v;h++){let g=a[h],y=e;if(e===y)if(typeof g=="st\
ring"){if(_(g,64))return x.errors=[1],!1;if(X(g,1))return x.errors=[1],!1}else return x.errors=[1],!1;
var n=y===e;if(!n)break}if(n){let h=a.length,g;if(h>1){let y={};for(;h--;){let m=a[h];if(typeof m=="\
string"){if(typeof y[m]=="number"){return g=y[m],x.errors=[1],!1;break}y[m]=h}}}}}}var t=d===e}else var t=!0;
if(t){if(r.rpm!==void 0){let a=r.rpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&
a!==null)return x.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e9||isNaN(a))return x.
errors=[1],!1;if(a<1||isNaN(a))return x.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.tpm!==void 0){
let a=r.tpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return x.errors=
[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e12||isNaN(a))return x.errors=[1],!1;if(a<1||
isNaN(a))return x.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.max_parallel!==void 0){let a=r.
max_parallel,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return x.errors=
[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return x.errors=[1],!1;if(a<1||
isNaN(a))return x.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let a=r.budget_usd,
d=e,p=e;if(typeof a!="string"&&a!==null)return x.errors=[1],!1;if(e===p&&typeof a=="string"){if(_(a,
17))return x.errors=[1],!1;if(!Nn.test(a))return x.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.
budget_period!==void 0){let a=r.budget_period,d=e,p=e,c=!1,v=e;typeof a!="string"&&(o===null?o=[1]:o.
push(1),e++),a==="day"||a==="month"||a==="total"||(o===null?o=[1]:o.push(1),e++);var s=v===e;if(c=c||
s,!c){let g=e;a!==null&&(o===null?o=[1]:o.push(1),e++);var s=g===e;c=c||s}if(c)e=p,o!==null&&(p?o.length=
p:o=null);else return o===null?o=[1]:o.push(1),e++,x.errors=o,!1;var t=d===e}else var t=!0;if(t){if(r.
budget_used!==void 0){let a=e;he(r.budget_used)||(o=o===null?he.errors:o.concat(he.errors),e=o.length);
var t=a===e}else var t=!0;if(t){if(r.last_used_at!==void 0){let a=r.last_used_at,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return x.errors=[1],!1;if(e===d&&typeof a=="numb\
er"&&isFinite(a)){if(a>41024448e5||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=
[1],!1}var t=d===e}else var t=!0;if(t){if(r.created_at!==void 0){let a=r.created_at,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.expires_at!==void 0){let a=r.expires_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return x.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.revoked_at!==void 0){let a=r.revoked_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return x.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.previous_until!==void 0){let a=r.previous_until,d=e;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return x.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return x.errors=[1],!1;if(a<0||isNaN(a))return x.errors=[1],!1}var t=d===
e}else var t=!0;if(t)if(r.sandbox!==void 0){let a=e;if(typeof r.sandbox!="boolean")return x.errors=[
1],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else return x.errors=[1],!1;return x.errors=o,e===
0}function Ye(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.keys===
void 0&&(l="keys"))return Ye.errors=[1],!1;{let u=e;for(let n in r)if(n!=="keys"){return Ye.errors=[
1],!1;break}if(u===e&&r.keys!==void 0){let n=r.keys;if(e===e)if(Array.isArray(n)){if(n.length>1e5)return Ye.
errors=[1],!1;{var t=!0;let i=n.length;for(let f=0;f<i;f++){let a=e;x(n[f])||(o=o===null?x.errors:o.
concat(x.errors),e=o.length);var t=a===e;if(!t)break}}}else return Ye.errors=[1],!1}}}else return Ye.
errors=[1],!1;return Ye.errors=o,e===0}function Br(r){let o=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Ye(r.response)||(o=o===null?Ye.errors:o.concat(Ye.errors),
e=o.length));else return Br.errors=[1],!1;return Br.errors=o,e===0}var Sn=Hr;var Ho={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function A(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.key===
void 0&&(i="key")||r.name===void 0&&(i="name")||r.prefix===void 0&&(i="prefix")||r.owner===void 0&&(i=
"owner")||r.scopes===void 0&&(i="scopes")||r.models===void 0&&(i="models")||r.agents===void 0&&(i="a\
gents")||r.rpm===void 0&&(i="rpm")||r.tpm===void 0&&(i="tpm")||r.max_parallel===void 0&&(i="max_para\
llel")||r.budget_usd===void 0&&(i="budget_usd")||r.budget_period===void 0&&(i="budget_period")||r.created_at===
void 0&&(i="created_at")||r.expires_at===void 0&&(i="expires_at")||r.revoked_at===void 0&&(i="revoke\
d_at")||r.previous_until===void 0&&(i="previous_until")||r.sandbox===void 0&&(i="sandbox"))return A.
errors=[1],!1;{let f=e;for(let a in r)if(!$e.call(Ho.properties,a)){return A.errors=[1],!1;break}if(f===
e){if(r.id!==void 0){let a=r.id,d=e;if(e===d)if(typeof a=="string"){if(_(a,64))return A.errors=[1],!1;
if(X(a,1))return A.errors=[1],!1}else return A.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.name!==
void 0){let a=r.name,d=e;if(e===d)if(typeof a=="string"){if(_(a,128))return A.errors=[1],!1;if(X(a,1))
return A.errors=[1],!1}else return A.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.prefix!==void 0){
let a=r.prefix,d=e;if(e===d)if(typeof a=="string"){if(_(a,16))return A.errors=[1],!1}else return A.errors=
[1],!1;var t=d===e}else var t=!0;if(t){if(r.owner!==void 0){let a=r.owner,d=e;if(typeof a!="string"&&
a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="string"&&_(a,256))return A.errors=[1],!1;var t=d===
e}else var t=!0;if(t){if(r.scopes!==void 0){let a=r.scopes,d=e;if(e===e)if(Array.isArray(a)){if(a.length>
8)return A.errors=[1],!1;if(a.length<1)return A.errors=[1],!1;{var l=!0;let v=a.length;for(let h=0;h<
v;h++){let g=a[h],y=e;if(typeof g!="string")return A.errors=[1],!1;if(!(g==="chat"||g==="mesh"))return A.
errors=[1],!1;var l=y===e;if(!l)break}if(l){let h=a.length,g;if(h>1){let y={};for(;h--;){let m=a[h];
if(typeof m=="string"){if(typeof y[m]=="number"){return g=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}else
return A.errors=[1],!1;var t=d===e}else var t=!0;if(t){if(r.models!==void 0){let a=r.models,d=e,p=e;
if(!Array.isArray(a)&&a!==null)return A.errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>64)return A.
errors=[1],!1;if(a.length<1)return A.errors=[1],!1;{var u=!0;let v=a.length;for(let h=0;h<v;h++){let g=a[h],
y=e;if(e===y)if(typeof g=="string"){if(_(g,256))return A.errors=[1],!1;if(X(g,1))return A.errors=[1],
!1}else return A.errors=[1],!1;var u=y===e;if(!u)break}if(u){let h=a.length,g;if(h>1){let y={};for(;h--;){
let m=a[h];if(typeof m=="string"){if(typeof y[m]=="number"){return g=y[m],A.errors=[1],!1;break}y[m]=
h}}}}}}var t=d===e}else var t=!0;if(t){if(r.agents!==void 0){let a=r.agents,d=e,p=e;if(!Array.isArray(
a)&&a!==null)return A.errors=[1],!1;if(e===p&&Array.isArray(a)){if(a.length>1e3)return A.errors=[1],
!1;if(a.length<1)return A.errors=[1],!1;{var n=!0;let v=a.length;for(let h=0;h<v;h++){let g=a[h],y=e;
if(e===y)if(typeof g=="string"){if(_(g,64))return A.errors=[1],!1;if(X(g,1))return A.errors=[1],!1}else
return A.errors=[1],!1;var n=y===e;if(!n)break}if(n){let h=a.length,g;if(h>1){let y={};for(;h--;){let m=a[h];
if(typeof m=="string"){if(typeof y[m]=="number"){return g=y[m],A.errors=[1],!1;break}y[m]=h}}}}}}var t=d===
e}else var t=!0;if(t){if(r.rpm!==void 0){let a=r.rpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e9||
isNaN(a))return A.errors=[1],!1;if(a<1||isNaN(a))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){
if(r.tpm!==void 0){let a=r.tpm,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==
null)return A.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e12||isNaN(a))return A.
errors=[1],!1;if(a<1||isNaN(a))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.max_parallel!==
void 0){let a=r.max_parallel,d=e,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)
return A.errors=[1],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return A.errors=
[1],!1;if(a<1||isNaN(a))return A.errors=[1],!1}var t=d===e}else var t=!0;if(t){if(r.budget_usd!==void 0){
let a=r.budget_usd,d=e,p=e;if(typeof a!="string"&&a!==null)return A.errors=[1],!1;if(e===p&&typeof a==
"string"){if(_(a,17))return A.errors=[1],!1;if(!Nn.test(a))return A.errors=[1],!1}var t=d===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let a=r.budget_period,d=e,p=e,c=!1,v=e;typeof a!="string"&&(o===null?
o=[1]:o.push(1),e++),a==="day"||a==="month"||a==="total"||(o===null?o=[1]:o.push(1),e++);var s=v===e;
if(c=c||s,!c){let g=e;a!==null&&(o===null?o=[1]:o.push(1),e++);var s=g===e;c=c||s}if(c)e=p,o!==null&&
(p?o.length=p:o=null);else return o===null?o=[1]:o.push(1),e++,A.errors=o,!1;var t=d===e}else var t=!0;
if(t){if(r.budget_used!==void 0){let a=e;he(r.budget_used)||(o=o===null?he.errors:o.concat(he.errors),
e=o.length);var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let a=r.created_at,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.expires_at!==void 0){let a=r.expires_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.revoked_at!==void 0){let a=r.revoked_at,d=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.previous_until!==void 0){let a=r.previous_until,d=e;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return A.errors=[1],!1;if(a<0||isNaN(a))return A.errors=[1],!1}var t=d===
e}else var t=!0;if(t){if(r.sandbox!==void 0){let a=e;if(typeof r.sandbox!="boolean")return A.errors=
[1],!1;var t=a===e}else var t=!0;if(t)if(r.key!==void 0){let a=r.key,d=e;if(e===d)if(typeof a=="stri\
ng"){if(_(a,256))return A.errors=[1],!1;if(X(a,1))return A.errors=[1],!1}else return A.errors=[1],!1;
var t=d===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else return A.errors=[1],!1;return A.errors=o,e===0}function Hr(r){
let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(A(r.response)||
(o=o===null?A.errors:o.concat(A.errors),e=o.length));else return Hr.errors=[1],!1;return Hr.errors=o,
e===0}var xn=Wr;function Wr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(o=o===null?x.errors:o.concat(x.errors),e=o.length));else return Wr.errors=[1],!1;return Wr.
errors=o,e===0}var An=Yr;function Yr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(o=o===null?x.errors:o.concat(x.errors),e=o.length));else return Yr.errors=[1],!1;return Yr.
errors=o,e===0}var Tn=Vr;function Vr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(o=o===null?x.errors:o.concat(x.errors),e=o.length));else return Vr.errors=[1],!1;return Vr.
errors=o,e===0}var qn=Gr;function Gr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(o=o===null?A.errors:o.concat(A.errors),e=o.length));else return Gr.errors=[1],!1;return Gr.
errors=o,e===0}var $n=Jr;function Jr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(o=o===null?x.errors:o.concat(x.errors),e=o.length));else return Jr.errors=[1],!1;return Jr.
errors=o,e===0}var jn=Qr;var Wo={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function j(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.from===
void 0&&(n="from")||r.to===void 0&&(n="to")||r.totals===void 0&&(n="totals"))return j.errors=[1],!1;
{let s=e;for(let i in r)if(!(i==="from"||i==="to"||i==="totals")){return j.errors=[1],!1;break}if(s===
e){if(r.from!==void 0){let i=r.from,f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return j.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return j.
errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.to!==void 0){
let i=r.to,f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return j.errors=[1],!1;if(e===
a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(
i))return j.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(r.totals!==void 0){let i=r.totals,f=e;if(e===
f)if(Array.isArray(i)){if(i.length>1e5)return j.errors=[1],!1;{var l=!0;let d=i.length;for(let p=0;p<
d;p++){let c=i[p],v=e;if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.requests===void 0&&
(g="requests")||c.prompt_tokens===void 0&&(g="prompt_tokens")||c.cached_tokens===void 0&&(g="cached_\
tokens")||c.cache_write_tokens===void 0&&(g="cache_write_tokens")||c.completion_tokens===void 0&&(g=
"completion_tokens")||c.reasoning_tokens===void 0&&(g="reasoning_tokens")||c.hosted_calls===void 0&&
(g="hosted_calls")||c.charged===void 0&&(g="charged")||c.counted===void 0&&(g="counted")||c.cost===void 0&&
(g="cost"))return j.errors=[1],!1;{let y=e;for(let m in c)if(!$e.call(Wo.properties.totals.items.properties,
m)){return j.errors=[1],!1;break}if(y===e){if(c.key_id!==void 0){let m=c.key_id,T=e;if(e===T)if(typeof m==
"string"){if(_(m,256))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===e}else var u=!0;if(u){
if(c.model!==void 0){let m=c.model,T=e;if(typeof m!="string"&&m!==null)return j.errors=[1],!1;if(e===
T&&typeof m=="string"&&_(m,256))return j.errors=[1],!1;var u=T===e}else var u=!0;if(u){if(c.agent!==
void 0){let m=c.agent,T=e;if(typeof m!="string"&&m!==null)return j.errors=[1],!1;if(e===T&&typeof m==
"string"&&_(m,256))return j.errors=[1],!1;var u=T===e}else var u=!0;if(u){if(c.hour!==void 0){let m=c.
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
e}else var u=!0;if(u){if(c.charged!==void 0){let m=c.charged,T=e;if(e===e)if(typeof m=="string"){if(_(
m,30))return j.errors=[1],!1;if(!ir.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===
e}else var u=!0;if(u){if(c.counted!==void 0){let m=c.counted,T=e;if(e===e)if(typeof m=="string"){if(_(
m,30))return j.errors=[1],!1;if(!ir.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===
e}else var u=!0;if(u)if(c.cost!==void 0){let m=c.cost,T=e;if(e===e)if(typeof m=="string"){if(_(m,30))
return j.errors=[1],!1;if(!ir.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var u=T===e}else
var u=!0}}}}}}}}}}}}}}}else return j.errors=[1],!1;var l=v===e;if(!l)break}}}else return j.errors=[1],
!1;var t=f===e}else var t=!0}}}}else return j.errors=[1],!1;return j.errors=o,e===0}function Qr(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response)||(o=o===
null?j.errors:o.concat(j.errors),e=o.length));else return Qr.errors=[1],!1;return Qr.errors=o,e===0}
var Kn=es;var Yo={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attempt","ts","\
service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tokens","cach\
e_write_tokens","completion_tokens","reasoning_tokens","hosted_calls","estimated","charged","counted",
"cost","latency_ms","ttft_ms","upstream","called_model","reason"],properties:{id:{type:"string",maxLength:64},
call_id:{type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{type:"integer",
minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},
key_id:{type:"string",maxLength:256},payment_id:{type:["string","null"],maxLength:512},model:{type:[
"string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["string","n\
ull"],maxLength:256},status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{
$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},completion_tokens:{$ref:"\
schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCal\
ls"},estimated:{type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{
type:"integer",minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},
latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},upstream:{type:["string","null"],maxLength:64},called_model:{type:["string",
"null"],maxLength:128},reason:{$ref:"schema:FailureReason"}},$id:"schema:UsageRow"};function S(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&
(n="id")||r.call_id===void 0&&(n="call_id")||r.request_id===void 0&&(n="request_id")||r.attempt===void 0&&
(n="attempt")||r.ts===void 0&&(n="ts")||r.service===void 0&&(n="service")||r.key_id===void 0&&(n="ke\
y_id")||r.payment_id===void 0&&(n="payment_id")||r.model===void 0&&(n="model")||r.agent===void 0&&(n=
"agent")||r.tool===void 0&&(n="tool")||r.status===void 0&&(n="status")||r.prompt_tokens===void 0&&(n=
"prompt_tokens")||r.cached_tokens===void 0&&(n="cached_tokens")||r.cache_write_tokens===void 0&&(n="\
cache_write_tokens")||r.completion_tokens===void 0&&(n="completion_tokens")||r.reasoning_tokens===void 0&&
(n="reasoning_tokens")||r.hosted_calls===void 0&&(n="hosted_calls")||r.estimated===void 0&&(n="estim\
ated")||r.charged===void 0&&(n="charged")||r.counted===void 0&&(n="counted")||r.cost===void 0&&(n="c\
ost")||r.latency_ms===void 0&&(n="latency_ms")||r.ttft_ms===void 0&&(n="ttft_ms")||r.upstream===void 0&&
(n="upstream")||r.called_model===void 0&&(n="called_model")||r.reason===void 0&&(n="reason"))return S.
errors=[1],!1;{let s=e;for(let i in r)if(!$e.call(Yo.properties,i)){return S.errors=[1],!1;break}if(s===
e){if(r.id!==void 0){let i=r.id,f=e;if(e===f)if(typeof i=="string"){if(_(i,64))return S.errors=[1],!1}else
return S.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.call_id!==void 0){let i=r.call_id,f=e;if(e===
f)if(typeof i=="string"){if(_(i,64))return S.errors=[1],!1}else return S.errors=[1],!1;var t=f===e}else
var t=!0;if(t){if(r.request_id!==void 0){let i=r.request_id,f=e;if(e===f)if(typeof i=="string"){if(_(
i,64))return S.errors=[1],!1}else return S.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.attempt!==
void 0){let i=r.attempt,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=
[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return S.errors=[1],!1;if(i<0||
isNaN(i))return S.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.ts!==void 0){let i=r.ts,f=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(r.service!==void 0){let i=r.service,f=e;if(e===f)if(typeof i=="string"){if(_(
i,32))return S.errors=[1],!1}else return S.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.key_id!==
void 0){let i=r.key_id,f=e;if(e===f)if(typeof i=="string"){if(_(i,256))return S.errors=[1],!1}else return S.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.payment_id!==void 0){let i=r.payment_id,f=e;if(typeof i!=
"string"&&i!==null)return S.errors=[1],!1;if(e===f&&typeof i=="string"&&_(i,512))return S.errors=[1],
!1;var t=f===e}else var t=!0;if(t){if(r.model!==void 0){let i=r.model,f=e;if(typeof i!="string"&&i!==
null)return S.errors=[1],!1;if(e===f&&typeof i=="string"&&_(i,256))return S.errors=[1],!1;var t=f===
e}else var t=!0;if(t){if(r.agent!==void 0){let i=r.agent,f=e;if(typeof i!="string"&&i!==null)return S.
errors=[1],!1;if(e===f&&typeof i=="string"&&_(i,256))return S.errors=[1],!1;var t=f===e}else var t=!0;
if(t){if(r.tool!==void 0){let i=r.tool,f=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;if(e===
f&&typeof i=="string"&&_(i,256))return S.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.status!==
void 0){let i=r.status,f=e;if(e===f)if(typeof i=="string"){if(_(i,64))return S.errors=[1],!1}else return S.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let i=r.prompt_tokens,f=e,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.cached_tokens!==void 0){let i=r.cached_tokens,f=e,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.cache_write_tokens!==void 0){let i=r.cache_write_tokens,
f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let i=r.completion_tokens,
f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.reasoning_tokens!==void 0){let i=r.reasoning_tokens,
f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.hosted_calls!==void 0){let i=r.hosted_calls,f=e,a=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.estimated!==void 0){let i=e;if(typeof r.estimated!=
"boolean")return S.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.charged!==void 0){let i=r.charged,
f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===f&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.counted!==void 0){let i=r.counted,f=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(r.cost!==void 0){let i=r.cost,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return S.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=f===e}else var t=!0;if(t){
if(r.latency_ms!==void 0){let i=r.latency_ms,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return S.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.
ttft_ms!==void 0){let i=r.ttft_ms,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==
null)return S.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.
upstream!==void 0){let i=r.upstream,f=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;if(e===
f&&typeof i=="string"&&_(i,64))return S.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.called_model!==
void 0){let i=r.called_model,f=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;if(e===f&&typeof i==
"string"&&_(i,128))return S.errors=[1],!1;var t=f===e}else var t=!0;if(t)if(r.reason!==void 0){let i=r.
reason,f=e,a=e,d=!1,p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){let v=e;for(let h in i)
if(!(h==="code"||h==="type"||h==="param"||h==="message")){o===null?o=[1]:o.push(1),e++;break}if(v===
e){if(i.code!==void 0){let h=i.code,g=e;e===g&&(typeof h=="string"?_(h,128)&&(o===null?o=[1]:o.push(
1),e++):(o===null?o=[1]:o.push(1),e++));var l=g===e}else var l=!0;if(l){if(i.type!==void 0){let h=i.
type,g=e;e===g&&(typeof h=="string"?_(h,128)&&(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(
1),e++));var l=g===e}else var l=!0;if(l){if(i.param!==void 0){let h=i.param,g=e;e===g&&(typeof h=="s\
tring"?_(h,256)&&(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var l=g===e}else var l=!0;
if(l)if(i.message!==void 0){let h=i.message,g=e;e===g&&(typeof h=="string"?_(h,512)&&(o===null?o=[1]:
o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var l=g===e}else var l=!0}}}}else o===null?o=[1]:o.push(
1),e++;var u=p===e;if(d=d||u,!d){let v=e;i!==null&&(o===null?o=[1]:o.push(1),e++);var u=v===e;d=d||u}
if(d)e=a,o!==null&&(a?o.length=a:o=null);else return o===null?o=[1]:o.push(1),e++,S.errors=o,!1;var t=f===
e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return S.errors=[1],!1;return S.errors=o,e===0}function je(r){
let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="r\
ows")||r.next===void 0&&(u="next"))return je.errors=[1],!1;{let n=e;for(let s in r)if(!(s==="rows"||
s==="next")){return je.errors=[1],!1;break}if(n===e){if(r.rows!==void 0){let s=r.rows,i=e;if(e===i)if(Array.
isArray(s)){if(s.length>1e3)return je.errors=[1],!1;{var t=!0;let f=s.length;for(let a=0;a<f;a++){let d=e;
S(s[a])||(o=o===null?S.errors:o.concat(S.errors),e=o.length);var t=d===e;if(!t)break}}}else return je.
errors=[1],!1;var l=i===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.next,i=e;if(typeof s!="stri\
ng"&&s!==null)return je.errors=[1],!1;if(e===i&&typeof s=="string"&&_(s,256))return je.errors=[1],!1;
var l=i===e}else var l=!0}}}else return je.errors=[1],!1;return je.errors=o,e===0}function es(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(je(r.response)||(o=o===
null?je.errors:o.concat(je.errors),e=o.length));else return es.errors=[1],!1;return es.errors=o,e===
0}var Fn=rs;var Vo={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
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
ow"};function ue(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.count===
void 0&&(l="count")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return ue.errors=
[1],!1;{let u=e;for(let n in r)if(!(n==="count"||n==="p50_ms"||n==="p95_ms")){return ue.errors=[1],!1;
break}if(u===e){if(r.count!==void 0){let n=r.count,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return ue.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ue.errors=[1],!1;if(n<0||isNaN(n))return ue.errors=[1],!1}var t=s===e}else var t=!0;
if(t){if(r.p50_ms!==void 0){let n=r.p50_ms,s=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return ue.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ue.errors=
[1],!1;if(n<0||isNaN(n))return ue.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.p95_ms!==void 0){
let n=r.p95_ms,s=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return ue.errors=[1],!1;if(e===
i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ue.errors=[1],!1;if(n<0||
isNaN(n))return ue.errors=[1],!1}var t=s===e}else var t=!0}}}}else return ue.errors=[1],!1;return ue.
errors=o,e===0}function w(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;
if(r.from===void 0&&(u="from")||r.seconds===void 0&&(u="seconds")||r.requests===void 0&&(u="requests")||
r.by_status===void 0&&(u="by_status")||r.requests_per_s===void 0&&(u="requests_per_s")||r.tokens===void 0&&
(u="tokens")||r.tokens_per_s===void 0&&(u="tokens_per_s")||r.charged===void 0&&(u="charged")||r.cost===
void 0&&(u="cost")||r.first_token===void 0&&(u="first_token")||r.whole===void 0&&(u="whole"))return w.
errors=[1],!1;{let n=e;for(let s in r)if(!$e.call(Go.properties,s)){return w.errors=[1],!1;break}if(n===
e){if(r.from!==void 0){let s=r.from,i=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return w.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.
errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(r.seconds!==
void 0){let s=r.seconds,i=e;if(e===i)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(r.requests!==void 0){let s=r.requests,i=e,f=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=i===e}else var t=!0;if(t){
if(r.by_status!==void 0){let s=r.by_status,i=e;if(e===i)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(Object.keys(s).length>256)return w.errors=[1],!1;for(let a in s){let d=s[a],p=e,c=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return w.errors=[1],!1;if(e===c&&typeof d=="number"&&isFinite(
d)){if(d>9007199254740991||isNaN(d))return w.errors=[1],!1;if(d<0||isNaN(d))return w.errors=[1],!1}var l=p===
e;if(!l)break}}else return w.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.requests_per_s!==void 0){
let s=r.requests_per_s,i=e;if(e===i)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(r.tokens!==void 0){let s=r.tokens,i=e,f=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=i===e}else var t=!0;if(t){
if(r.tokens_per_s!==void 0){let s=r.tokens_per_s,i=e;if(e===i)if(typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.
errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.charged!==void 0){let s=r.charged,i=e;if(e===e)if(typeof s==
"string"){if(_(s,30))return w.errors=[1],!1;if(!ir.test(s))return w.errors=[1],!1}else return w.errors=
[1],!1;var t=i===e}else var t=!0;if(t){if(r.cost!==void 0){let s=r.cost,i=e;if(e===e)if(typeof s=="s\
tring"){if(_(s,30))return w.errors=[1],!1;if(!ir.test(s))return w.errors=[1],!1}else return w.errors=
[1],!1;var t=i===e}else var t=!0;if(t){if(r.first_token!==void 0){let s=e;ue(r.first_token)||(o=o===
null?ue.errors:o.concat(ue.errors),e=o.length);var t=s===e}else var t=!0;if(t)if(r.whole!==void 0){let s=e;
ue(r.whole)||(o=o===null?ue.errors:o.concat(ue.errors),e=o.length);var t=s===e}else var t=!0}}}}}}}}}}}}else
return w.errors=[1],!1;return w.errors=o,e===0}function tr(r){let o=null,e=0,t=e,l=!1,u=e;w(r)||(o=o===null?w.errors:o.concat(w.errors),e=o.length);
var n=u===e;if(l=l||n,!l){let s=e;r!==null&&(o===null?o=[1]:o.push(1),e++);var n=s===e;l=l||n}if(l)e=
t,o!==null&&(t?o.length=t:o=null);else return o===null?o=[1]:o.push(1),e++,tr.errors=o,!1;return tr.
errors=o,e===0}function q(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;
if(r.at===void 0&&(a="at")||r.servers===void 0&&(a="servers")||r.problems===void 0&&(a="problems")||
r.in_flight===void 0&&(a="in_flight")||r.now===void 0&&(a="now")||r.hour===void 0&&(a="hour")||r.day===
void 0&&(a="day")||r.month===void 0&&(a="month")||r.minutes===void 0&&(a="minutes"))return q.errors=
[1],!1;{let d=e;for(let p in r)if(!$e.call(Vo.properties,p)){return q.errors=[1],!1;break}if(d===e){
if(r.at!==void 0){let p=r.at,c=e,v=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return q.
errors=[1],!1;if(e===v&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return q.errors=
[1],!1;if(p<0||isNaN(p))return q.errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let p=r.servers,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return q.errors=[1],!1;
if(e===c&&typeof p=="number"&&isFinite(p)){if(p>1e4||isNaN(p))return q.errors=[1],!1;if(p<1||isNaN(p))
return q.errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){let p=r.problems,c=e;
if(e===c)if(Array.isArray(p)){if(p.length>1e3)return q.errors=[1],!1;{var l=!0;let h=p.length;for(let g=0;g<
h;g++){let y=p[g],m=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let K;if(y.kind===void 0&&
(K="kind")||y.severity===void 0&&(K="severity")||y.message===void 0&&(K="message")||y.about===void 0&&
(K="about")||y.since===void 0&&(K="since")||y.server===void 0&&(K="server"))return q.errors=[1],!1;{
let b=e;for(let N in y)if(!(N==="kind"||N==="severity"||N==="message"||N==="about"||N==="since"||N===
"server")){return q.errors=[1],!1;break}if(b===e){if(y.kind!==void 0){let N=y.kind,z=e;if(typeof N!=
"string")return q.errors=[1],!1;if(!(N==="breaker_open"||N==="upstream_drained"||N==="not_ready"||N===
"refund_due"||N==="undecided"||N==="budget_nearly_spent"||N==="ledger_backlog"||N==="clock_differs"||
N==="shedding"||N==="config_refused"))return q.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.severity!==
void 0){let N=y.severity,z=e;if(typeof N!="string")return q.errors=[1],!1;if(!(N==="error"||N==="war\
ning"))return q.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.message!==void 0){let N=y.message,
z=e;if(e===z)if(typeof N=="string"){if(_(N,1024))return q.errors=[1],!1;if(X(N,1))return q.errors=[1],
!1}else return q.errors=[1],!1;var u=z===e}else var u=!0;if(u){if(y.about!==void 0){let N=y.about,z=e;
if(e===z)if(N&&typeof N=="object"&&!Array.isArray(N)){let ce;if(N.type===void 0&&(ce="type")||N.id===
void 0&&(ce="id"))return q.errors=[1],!1;{let Je=e;for(let Y in N)if(!(Y==="type"||Y==="id")){return q.
errors=[1],!1;break}if(Je===e){if(N.type!==void 0){let Y=N.type,Fe=e;if(typeof Y!="string")return q.
errors=[1],!1;if(!(Y==="upstream"||Y==="part"||Y==="payments"||Y==="key"||Y==="cap"||Y==="ledger"||Y===
"server"||Y==="config"))return q.errors=[1],!1;var n=Fe===e}else var n=!0;if(n)if(N.id!==void 0){let Y=N.
id,Fe=e;if(e===Fe)if(typeof Y=="string"){if(_(Y,256))return q.errors=[1],!1;if(X(Y,1))return q.errors=
[1],!1}else return q.errors=[1],!1;var n=Fe===e}else var n=!0}}}else return q.errors=[1],!1;var u=z===
e}else var u=!0;if(u){if(y.since!==void 0){let N=y.since,z=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(
N)&&isFinite(N))&&N!==null)return q.errors=[1],!1;if(e===z&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||
isNaN(N))return q.errors=[1],!1;if(N<0||isNaN(N))return q.errors=[1],!1}var u=z===e}else var u=!0;if(u)
if(y.server!==void 0){let N=y.server,z=e;if(typeof N!="string"&&N!==null)return q.errors=[1],!1;if(e===
z&&typeof N=="string"&&_(N,64))return q.errors=[1],!1;var u=z===e}else var u=!0}}}}}}}else return q.
errors=[1],!1;var l=m===e;if(!l)break}}}else return q.errors=[1],!1;var t=c===e}else var t=!0;if(t){
if(r.in_flight!==void 0){let p=r.in_flight,c=e;if(e===c)if(p&&typeof p=="object"&&!Array.isArray(p)){
let h;if(p.calls===void 0&&(h="calls")||p.streams===void 0&&(h="streams"))return q.errors=[1],!1;{let g=e;
for(let y in p)if(!(y==="calls"||y==="streams")){return q.errors=[1],!1;break}if(g===e){if(p.calls!==
void 0){let y=p.calls,m=e,T=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.errors=
[1],!1;if(e===T&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return q.errors=[1],
!1;if(y<0||isNaN(y))return q.errors=[1],!1}var s=m===e}else var s=!0;if(s)if(p.streams!==void 0){let y=p.
streams,m=e,T=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.errors=[1],!1;if(e===
T&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return q.errors=[1],!1;if(y<0||isNaN(
y))return q.errors=[1],!1}var s=m===e}else var s=!0}}}else return q.errors=[1],!1;var t=c===e}else var t=!0;
if(t){if(r.now!==void 0){let p=e;w(r.now)||(o=o===null?w.errors:o.concat(w.errors),e=o.length);var t=p===
e}else var t=!0;if(t){if(r.hour!==void 0){let p=e;w(r.hour)||(o=o===null?w.errors:o.concat(w.errors),
e=o.length);var t=p===e}else var t=!0;if(t){if(r.day!==void 0){let p=e;tr(r.day)||(o=o===null?tr.errors:
o.concat(tr.errors),e=o.length);var t=p===e}else var t=!0;if(t){if(r.month!==void 0){let p=e;tr(r.month)||
(o=o===null?tr.errors:o.concat(tr.errors),e=o.length);var t=p===e}else var t=!0;if(t)if(r.minutes!==
void 0){let p=r.minutes,c=e;if(e===c)if(Array.isArray(p)){if(p.length>60)return q.errors=[1],!1;{var i=!0;
let h=p.length;for(let g=0;g<h;g++){let y=p[g],m=e;if(e===m)if(y&&typeof y=="object"&&!Array.isArray(
y)){let k;if(y.at===void 0&&(k="at")||y.requests===void 0&&(k="requests")||y.failed===void 0&&(k="fa\
iled")||y.tokens===void 0&&(k="tokens")||y.charged===void 0&&(k="charged"))return q.errors=[1],!1;{let K=e;
for(let b in y)if(!(b==="at"||b==="requests"||b==="failed"||b==="tokens"||b==="charged")){return q.errors=
[1],!1;break}if(K===e){if(y.at!==void 0){let b=y.at,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b)))return q.errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||
isNaN(b))return q.errors=[1],!1;if(b<0||isNaN(b))return q.errors=[1],!1}var f=N===e}else var f=!0;if(f){
if(y.requests!==void 0){let b=y.requests,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return q.errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))
return q.errors=[1],!1;if(b<0||isNaN(b))return q.errors=[1],!1}var f=N===e}else var f=!0;if(f){if(y.
failed!==void 0){let b=y.failed,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return q.
errors=[1],!1;if(e===z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))return q.errors=
[1],!1;if(b<0||isNaN(b))return q.errors=[1],!1}var f=N===e}else var f=!0;if(f){if(y.tokens!==void 0){
let b=y.tokens,N=e,z=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return q.errors=[1],
!1;if(e===z&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(b))return q.errors=[1],!1;
if(b<0||isNaN(b))return q.errors=[1],!1}var f=N===e}else var f=!0;if(f)if(y.charged!==void 0){let b=y.
charged,N=e;if(e===e)if(typeof b=="string"){if(_(b,30))return q.errors=[1],!1;if(!ir.test(b))return q.
errors=[1],!1}else return q.errors=[1],!1;var f=N===e}else var f=!0}}}}}}else return q.errors=[1],!1;
var i=m===e;if(!i)break}}}else return q.errors=[1],!1;var t=c===e}else var t=!0}}}}}}}}}}else return q.
errors=[1],!1;return q.errors=o,e===0}function rs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(q(r.response)||(o=o===null?q.errors:o.concat(q.errors),e=o.length));else
return rs.errors=[1],!1;return rs.errors=o,e===0}var On=ss;function Z(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.metric===
void 0&&(a="metric")||r.by===void 0&&(a="by")||r.from===void 0&&(a="from")||r.to===void 0&&(a="to")||
r.step_ms===void 0&&(a="step_ms")||r.series===void 0&&(a="series")||r.others===void 0&&(a="others"))
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
[1],!1;{var n=!0;let ce=b.length;for(let Je=0;Je<ce;Je++){let Y=b[Je],Fe=e;if(!(typeof Y=="number"&&
isFinite(Y))&&Y!==null)return Z.errors=[1],!1;if(e===Fe&&typeof Y=="number"&&isFinite(Y)){if(Y>9007199254740991||
isNaN(Y))return Z.errors=[1],!1;if(Y<0||isNaN(Y))return Z.errors=[1],!1}var n=Fe===e;if(!n)break}}}else
return Z.errors=[1],!1;var u=N===e}else var u=!0}}}else return Z.errors=[1],!1;var l=m===e;if(!l)break}}}else
return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t)if(r.others!==void 0){let p=r.others,c=e,v=e,h=!1,
g=e;if(e===g)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.values===void 0&&(m="values")||
p.points===void 0&&(m="points"))o===null?o=[1]:o.push(1),e++;else{let T=e;for(let k in p)if(!(k==="v\
alues"||k==="points")){o===null?o=[1]:o.push(1),e++;break}if(T===e){if(p.values!==void 0){let k=p.values,
K=e,b=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(o===null?o=[1]:o.push(1),e++),e===b&&typeof k==
"number"&&isFinite(k)&&(k>9007199254740991||isNaN(k)?(o===null?o=[1]:o.push(1),e++):(k<0||isNaN(k))&&
(o===null?o=[1]:o.push(1),e++));var s=K===e}else var s=!0;if(s)if(p.points!==void 0){let k=p.points,
K=e;if(e===e)if(Array.isArray(k))if(k.length>1e3)o===null?o=[1]:o.push(1),e++;else{var i=!0;let z=k.
length;for(let ar=0;ar<z;ar++){let ce=k[ar],Je=e;!(typeof ce=="number"&&isFinite(ce))&&ce!==null&&(o===
null?o=[1]:o.push(1),e++),e===Je&&typeof ce=="number"&&isFinite(ce)&&(ce>9007199254740991||isNaN(ce)?
(o===null?o=[1]:o.push(1),e++):(ce<0||isNaN(ce))&&(o===null?o=[1]:o.push(1),e++));var i=Je===e;if(!i)
break}}else o===null?o=[1]:o.push(1),e++;var s=K===e}else var s=!0}}}else o===null?o=[1]:o.push(1),e++;
var f=g===e;if(h=h||f,!h){let m=e;p!==null&&(o===null?o=[1]:o.push(1),e++);var f=m===e;h=h||f}if(h)e=
v,o!==null&&(v?o.length=v:o=null);else return o===null?o=[1]:o.push(1),e++,Z.errors=o,!1;var t=c===e}else
var t=!0}}}}}}}}else return Z.errors=[1],!1;return Z.errors=o,e===0}function ss(r){let o=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Z(r.response)||(o=o===null?Z.errors:
o.concat(Z.errors),e=o.length));else return ss.errors=[1],!1;return ss.errors=o,e===0}var Ln=ts;function _e(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.requests===
void 0&&(u="requests")||r.rows_read===void 0&&(u="rows_read")||r.complete===void 0&&(u="complete")||
r.next===void 0&&(u="next"))return _e.errors=[1],!1;{let n=e;for(let s in r)if(!(s==="requests"||s===
"rows_read"||s==="complete"||s==="next")){return _e.errors=[1],!1;break}if(n===e){if(r.requests!==void 0){
let s=r.requests,i=e;if(e===i)if(Array.isArray(s)){if(s.length>1e3)return _e.errors=[1],!1;{var t=!0;
let f=s.length;for(let a=0;a<f;a++){let d=e;S(s[a])||(o=o===null?S.errors:o.concat(S.errors),e=o.length);
var t=d===e;if(!t)break}}}else return _e.errors=[1],!1;var l=i===e}else var l=!0;if(l){if(r.rows_read!==
void 0){let s=r.rows_read,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return _e.errors=
[1],!1;if(e===i&&typeof s=="number"&&isFinite(s)){if(s>5e4||isNaN(s))return _e.errors=[1],!1;if(s<0||
isNaN(s))return _e.errors=[1],!1}var l=i===e}else var l=!0;if(l){if(r.complete!==void 0){let s=e;if(typeof r.
complete!="boolean")return _e.errors=[1],!1;var l=s===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.
next,i=e;if(typeof s!="string"&&s!==null)return _e.errors=[1],!1;if(e===i&&typeof s=="string"&&_(s,256))
return _e.errors=[1],!1;var l=i===e}else var l=!0}}}}}else return _e.errors=[1],!1;return _e.errors=
o,e===0}function ts(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(_e(r.response)||(o=o===null?_e.errors:o.concat(_e.errors),e=o.length));else return ts.errors=
[1],!1;return ts.errors=o,e===0}var wn=is;var Jo={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function E(r){
let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.kind===void 0&&(n="k\
ind")||r.start_ms===void 0&&(n="start_ms")||r.end_ms===void 0&&(n="end_ms"))return E.errors=[1],!1;{
let s=e;for(let i in r)if(!$e.call(Jo.properties,i)){return E.errors=[1],!1;break}if(s===e){if(r.kind!==
void 0){let i=r.kind,f=e;if(typeof i!="string")return E.errors=[1],!1;if(!(i==="queue"||i==="attempt"||
i==="work"))return E.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.start_ms!==void 0){let i=r.start_ms,
f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[1],!1;if(e===f&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.end_ms!==void 0){let i=r.end_ms,f=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(r.first_token_ms!==void 0){let i=r.first_token_ms,f=e;if(!(typeof i=="numbe\
r"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return E.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(r.attempt!==void 0){let i=r.attempt,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return E.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))
return E.errors=[1],!1;if(i<0||isNaN(i))return E.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.
upstream!==void 0){let i=r.upstream,f=e;if(typeof i!="string"&&i!==null)return E.errors=[1],!1;if(e===
f&&typeof i=="string"&&_(i,64))return E.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.model!==void 0){
let i=r.model,f=e;if(typeof i!="string"&&i!==null)return E.errors=[1],!1;if(e===f&&typeof i=="string"&&
_(i,256))return E.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.status!==void 0){let i=r.status,
f=e;if(e===f)if(typeof i=="string"){if(_(i,64))return E.errors=[1],!1}else return E.errors=[1],!1;var t=f===
e}else var t=!0;if(t){if(r.reason!==void 0){let i=r.reason,f=e,a=e,d=!1,p=e;if(e===p)if(i&&typeof i==
"object"&&!Array.isArray(i)){let v=e;for(let h in i)if(!(h==="code"||h==="type"||h==="param"||h==="m\
essage")){o===null?o=[1]:o.push(1),e++;break}if(v===e){if(i.code!==void 0){let h=i.code,g=e;e===g&&(typeof h==
"string"?_(h,128)&&(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var l=g===e}else var l=!0;
if(l){if(i.type!==void 0){let h=i.type,g=e;e===g&&(typeof h=="string"?_(h,128)&&(o===null?o=[1]:o.push(
1),e++):(o===null?o=[1]:o.push(1),e++));var l=g===e}else var l=!0;if(l){if(i.param!==void 0){let h=i.
param,g=e;e===g&&(typeof h=="string"?_(h,256)&&(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(
1),e++));var l=g===e}else var l=!0;if(l)if(i.message!==void 0){let h=i.message,g=e;e===g&&(typeof h==
"string"?_(h,512)&&(o===null?o=[1]:o.push(1),e++):(o===null?o=[1]:o.push(1),e++));var l=g===e}else var l=!0}}}}else
o===null?o=[1]:o.push(1),e++;var u=p===e;if(d=d||u,!d){let v=e;i!==null&&(o===null?o=[1]:o.push(1),e++);
var u=v===e;d=d||u}if(d)e=a,o!==null&&(a?o.length=a:o=null);else return o===null?o=[1]:o.push(1),e++,
E.errors=o,!1;var t=f===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let i=r.prompt_tokens,f=e,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let i=r.completion_tokens,
f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.
errors=[1],!1}var t=f===e}else var t=!0;if(t){if(r.charged!==void 0){let i=r.charged,f=e,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.errors=[1],!1}var t=f===
e}else var t=!0;if(t)if(r.cost!==void 0){let i=r.cost,f=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return E.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.errors=[1],!1}var t=f===e}else var t=!0}}}}}}}}}}}}}}else
return E.errors=[1],!1;return E.errors=o,e===0}function ye(r){let o=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.request===void 0&&(u="request")||r.arrived_at===void 0&&(u="\
arrived_at")||r.total_ms===void 0&&(u="total_ms")||r.timeline===void 0&&(u="timeline")||r.complete===
void 0&&(u="complete"))return ye.errors=[1],!1;{let n=e;for(let s in r)if(!(s==="request"||s==="arri\
ved_at"||s==="total_ms"||s==="timeline"||s==="complete")){return ye.errors=[1],!1;break}if(n===e){if(r.
request!==void 0){let s=e;S(r.request)||(o=o===null?S.errors:o.concat(S.errors),e=o.length);var t=s===
e}else var t=!0;if(t){if(r.arrived_at!==void 0){let s=r.arrived_at,i=e,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return ye.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return ye.errors=[1],!1;if(s<0||isNaN(s))return ye.errors=[1],!1}var t=i===
e}else var t=!0;if(t){if(r.total_ms!==void 0){let s=r.total_ms,i=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return ye.errors=[1],!1;if(e===i&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return ye.errors=[1],!1;if(s<0||isNaN(s))return ye.errors=[1],!1}var t=i===e}else var t=!0;
if(t){if(r.timeline!==void 0){let s=r.timeline,i=e;if(e===i)if(Array.isArray(s)){if(s.length>200)return ye.
errors=[1],!1;{var l=!0;let a=s.length;for(let d=0;d<a;d++){let p=e;E(s[d])||(o=o===null?E.errors:o.
concat(E.errors),e=o.length);var l=p===e;if(!l)break}}}else return ye.errors=[1],!1;var t=i===e}else
var t=!0;if(t)if(r.complete!==void 0){let s=e;if(typeof r.complete!="boolean")return ye.errors=[1],!1;
var t=s===e}else var t=!0}}}}}}else return ye.errors=[1],!1;return ye.errors=o,e===0}function is(r){
let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response)||
(o=o===null?ye.errors:o.concat(ye.errors),e=o.length));else return is.errors=[1],!1;return is.errors=
o,e===0}var Cn=ns;var Qo={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to","ass\
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
"^[0-9]{1,78}$","u"),ra=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function $(r){let o=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.state===void 0&&
(l="state")||r.network===void 0&&(l="network")||r.payer===void 0&&(l="payer")||r.pay_to===void 0&&(l=
"pay_to")||r.asset===void 0&&(l="asset")||r.amount===void 0&&(l="amount")||r.price_usd===void 0&&(l=
"price_usd")||r.agent===void 0&&(l="agent")||r.tool===void 0&&(l="tool")||r.request_id===void 0&&(l=
"request_id")||r.transaction===void 0&&(l="transaction")||r.reason===void 0&&(l="reason")||r.attempts===
void 0&&(l="attempts")||r.valid_before===void 0&&(l="valid_before")||r.look_at===void 0&&(l="look_at")||
r.created_at===void 0&&(l="created_at")||r.updated_at===void 0&&(l="updated_at")||r.expires_at===void 0&&
(l="expires_at"))return $.errors=[1],!1;{let u=e;for(let n in r)if(!$e.call(Qo.properties,n)){return $.
errors=[1],!1;break}if(u===e){if(r.id!==void 0){let n=r.id,s=e;if(e===s)if(typeof n=="string"){if(_(
n,64))return $.errors=[1],!1;if(X(n,1))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.state!==void 0){let n=r.state,s=e;if(typeof n!="string")return $.errors=[
1],!1;if(!(n==="reserved"||n==="executing"||n==="executed"||n==="settling"||n==="settled"||n==="sett\
le_unknown"||n==="failed"||n==="expired"||n==="refund_due"||n==="undecided"))return $.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.network!==void 0){let n=r.network,s=e;if(e===s)if(typeof n=="st\
ring"){if(_(n,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.payer!==void 0){let n=r.payer,s=e;if(e===s)if(typeof n=="string"){if(_(n,64))return $.errors=[1],
!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.pay_to!==void 0){let n=r.pay_to,
s=e;if(e===s)if(typeof n=="string"){if(_(n,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.asset!==void 0){let n=r.asset,s=e;if(e===s)if(typeof n=="string"){if(_(n,
64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.amount!==
void 0){let n=r.amount,s=e;if(e===s)if(typeof n=="string"){if(_(n,78))return $.errors=[1],!1;if(!ea.
test(n))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.price_usd!==
void 0){let n=r.price_usd,s=e;if(e===s)if(typeof n=="string"){if(_(n,20))return $.errors=[1],!1;if(!ra.
test(n))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.agent!==
void 0){let n=r.agent,s=e;if(e===s)if(typeof n=="string"){if(_(n,64))return $.errors=[1],!1}else return $.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.tool!==void 0){let n=r.tool,s=e;if(typeof n!="str\
ing"&&n!==null)return $.errors=[1],!1;if(e===s&&typeof n=="string"&&_(n,256))return $.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.request_id!==void 0){let n=r.request_id,s=e;if(e===s)if(typeof n==
"string"){if(_(n,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.transaction!==void 0){let n=r.transaction,s=e;if(typeof n!="string"&&n!==null)return $.errors=[
1],!1;if(e===s&&typeof n=="string"&&_(n,256))return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.reason!==void 0){let n=r.reason,s=e;if(typeof n!="string"&&n!==null)return $.errors=[1],!1;if(e===
s&&typeof n=="string"&&_(n,1024))return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.attempts!==
void 0){let n=r.attempts,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=
[1],!1;if(e===s&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(n))return $.errors=[1],!1;if(n<0||
isNaN(n))return $.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.valid_before!==void 0){let n=r.
valid_before,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=[1],!1;
if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return $.errors=[1],!1;if(n<
0||isNaN(n))return $.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.look_at!==void 0){let n=r.look_at,
s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return $.errors=[1],!1;if(e===
s&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return $.errors=[1],!1;if(n<0||isNaN(
n))return $.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,
s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=[1],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return $.errors=[1],!1;if(n<0||isNaN(n))return $.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.updated_at!==void 0){let n=r.updated_at,s=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return $.errors=[1],!1;if(n<0||isNaN(n))return $.errors=[1],!1}var t=s===
e}else var t=!0;if(t)if(r.expires_at!==void 0){let n=r.expires_at,s=e,i=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return $.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return $.errors=[1],!1;if(n<0||isNaN(n))return $.errors=[1],!1}var t=s===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return $.errors=[1],!1;return $.errors=o,e===0}function me(r){let o=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let s;if(r.payments===void 0&&(s="payments")||r.next===void 0&&(s="next"))
return me.errors=[1],!1;{let i=e;for(let f in r)if(!(f==="payments"||f==="next"||f==="counts")){return me.
errors=[1],!1;break}if(i===e){if(r.payments!==void 0){let f=r.payments,a=e;if(e===a)if(Array.isArray(
f)){if(f.length>1e3)return me.errors=[1],!1;{var t=!0;let d=f.length;for(let p=0;p<d;p++){let c=e;$(
f[p])||(o=o===null?$.errors:o.concat($.errors),e=o.length);var t=c===e;if(!t)break}}}else return me.
errors=[1],!1;var l=a===e}else var l=!0;if(l){if(r.next!==void 0){let f=r.next,a=e;if(typeof f!="str\
ing"&&f!==null)return me.errors=[1],!1;if(e===a&&typeof f=="string"&&_(f,64))return me.errors=[1],!1;
var l=a===e}else var l=!0;if(l)if(r.counts!==void 0){let f=r.counts,a=e;if(e===a)if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){if(Object.keys(f).length>16)return me.errors=[1],!1;for(let p in f){let c=e;
typeof p!="string"&&(o===null?o=[1]:o.push(1),e++),p==="reserved"||p==="executing"||p==="executed"||
p==="settling"||p==="settled"||p==="settle_unknown"||p==="failed"||p==="expired"||p==="refund_due"||
p==="undecided"||(o===null?o=[1]:o.push(1),e++);var u=c===e;if(!u){return o===null?o=[1]:o.push(1),e++,
me.errors=o,!1;break}}if(u)for(let p in f){let c=f[p],v=e,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return me.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return me.errors=[1],!1;if(c<0||isNaN(c))return me.errors=[1],!1}var n=v===e;if(!n)break}}else
return me.errors=[1],!1;var l=a===e}else var l=!0}}}}else return me.errors=[1],!1;return me.errors=o,
e===0}function ns(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(me(r.response)||(o=o===null?me.errors:o.concat(me.errors),e=o.length));else return ns.errors=
[1],!1;return ns.errors=o,e===0}var En=os;function os(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return os.errors=[1],!1;return os.
errors=o,e===0}var Mn=as;function as(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return as.errors=[1],!1;return as.
errors=o,e===0}var Pn=fs;function fs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return fs.errors=[1],!1;return fs.
errors=o,e===0}var Xn=ls;function J(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.model===
void 0&&(u="model")||r.upstream_model===void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.
weight===void 0&&(u="weight")||r.breaker===void 0&&(u="breaker")||r.in_flight===void 0&&(u="in_fligh\
t")||r.resting_s===void 0&&(u="resting_s"))return J.errors=[1],!1;{let n=e;for(let s in r)if(!(s==="\
model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breaker"||s==="in_flight"||s==="resting\
_s")){return J.errors=[1],!1;break}if(n===e){if(r.model!==void 0){let s=r.model,i=e;if(e===i)if(typeof s==
"string"){if(_(s,256))return J.errors=[1],!1}else return J.errors=[1],!1;var t=i===e}else var t=!0;if(t){
if(r.upstream_model!==void 0){let s=r.upstream_model,i=e;if(e===i)if(typeof s=="string"){if(_(s,256))
return J.errors=[1],!1}else return J.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.tier!==void 0){
let s=r.tier,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[1],!1;if(e===
i&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return J.errors=[1],!1;if(s<1||isNaN(s))return J.
errors=[1],!1}var t=i===e}else var t=!0;if(t){if(r.weight!==void 0){let s=r.weight,i=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[1],!1;if(e===i&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return J.errors=[1],!1;if(s<1||isNaN(s))return J.errors=[1],!1}var t=i===e}else
var t=!0;if(t){if(r.breaker!==void 0){let s=r.breaker,i=e,f=e,a=!1,d=e;typeof s!="string"&&(o===null?
o=[1]:o.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(o===null?o=[1]:o.push(1),e++);var l=d===
e;if(a=a||l,!a){let c=e;s!==null&&(o===null?o=[1]:o.push(1),e++);var l=c===e;a=a||l}if(a)e=f,o!==null&&
(f?o.length=f:o=null);else return o===null?o=[1]:o.push(1),e++,J.errors=o,!1;var t=i===e}else var t=!0;
if(t){if(r.in_flight!==void 0){let s=r.in_flight,i=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return J.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return J.errors=[1],!1;if(s<0||isNaN(s))return J.errors=[1],!1}var t=i===e}else var t=!0;if(t)
if(r.resting_s!==void 0){let s=r.resting_s,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return J.errors=[1],!1;if(e===i&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return J.
errors=[1],!1;if(s<0||isNaN(s))return J.errors=[1],!1}var t=i===e}else var t=!0}}}}}}}}else return J.
errors=[1],!1;return J.errors=o,e===0}function V(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.origin===void 0&&(u="origin")||r.drained_at===
void 0&&(u="drained_at")||r.in_flight===void 0&&(u="in_flight")||r.deployments===void 0&&(u="deploym\
ents"))return V.errors=[1],!1;{let n=e;for(let s in r)if(!(s==="name"||s==="origin"||s==="drained_at"||
s==="in_flight"||s==="deployments")){return V.errors=[1],!1;break}if(n===e){if(r.name!==void 0){let s=r.
name,i=e;if(e===i)if(typeof s=="string"){if(_(s,64))return V.errors=[1],!1;if(X(s,1))return V.errors=
[1],!1}else return V.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.origin!==void 0){let s=r.origin,
i=e;if(typeof s!="string"&&s!==null)return V.errors=[1],!1;if(e===i&&typeof s=="string"&&_(s,1024))return V.
errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.drained_at!==void 0){let s=r.drained_at,i=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return V.errors=[1],!1;if(e===i&&typeof s=="numb\
er"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return V.errors=[1],!1;if(s<0||isNaN(s))return V.errors=
[1],!1}var t=i===e}else var t=!0;if(t){if(r.in_flight!==void 0){let s=r.in_flight,i=e,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return V.errors=[1],!1;if(s<0||isNaN(s))return V.errors=[1],!1}var t=i===
e}else var t=!0;if(t)if(r.deployments!==void 0){let s=r.deployments,i=e;if(e===i)if(Array.isArray(s)){
if(s.length>4096)return V.errors=[1],!1;{var l=!0;let a=s.length;for(let d=0;d<a;d++){let p=e;J(s[d])||
(o=o===null?J.errors:o.concat(J.errors),e=o.length);var l=p===e;if(!l)break}}}else return V.errors=[
1],!1;var t=i===e}else var t=!0}}}}}}else return V.errors=[1],!1;return V.errors=o,e===0}function Ve(r){
let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.upstreams===void 0&&
(l="upstreams"))return Ve.errors=[1],!1;{let u=e;for(let n in r)if(n!=="upstreams"){return Ve.errors=
[1],!1;break}if(u===e&&r.upstreams!==void 0){let n=r.upstreams;if(e===e)if(Array.isArray(n)){if(n.length>
256)return Ve.errors=[1],!1;{var t=!0;let i=n.length;for(let f=0;f<i;f++){let a=e;V(n[f])||(o=o===null?
V.errors:o.concat(V.errors),e=o.length);var t=a===e;if(!t)break}}}else return Ve.errors=[1],!1}}}else
return Ve.errors=[1],!1;return Ve.errors=o,e===0}function ls(r){let o=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&(Ve(r.response)||(o=o===null?Ve.errors:o.concat(Ve.
errors),e=o.length));else return ls.errors=[1],!1;return ls.errors=o,e===0}var Rn=us;function us(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(V(r.response)||(o=o===null?V.errors:o.concat(V.errors),e=o.length));else return us.errors=[1],!1;return us.
errors=o,e===0}var zn=ps;function ps(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(V(r.response)||(o=o===null?V.errors:o.concat(V.errors),e=o.length));else return ps.errors=[1],!1;return ps.
errors=o,e===0}var Un=de;function de(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let u=r.response;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let s;if(u.name===void 0&&
(s="name")||u.ok===void 0&&(s="ok")||u.detail===void 0&&(s="detail")||u.missing===void 0&&(s="missin\
g"))return de.errors=[1],!1;{let i=e;for(let f in u)if(!(f==="name"||f==="ok"||f==="detail"||f==="mi\
ssing")){return de.errors=[1],!1;break}if(i===e){if(u.name!==void 0){let f=u.name,a=e;if(e===a)if(typeof f==
"string"){if(_(f,64))return de.errors=[1],!1;if(X(f,1))return de.errors=[1],!1}else return de.errors=
[1],!1;var t=a===e}else var t=!0;if(t){if(u.ok!==void 0){let f=e;if(typeof u.ok!="boolean")return de.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(u.detail!==void 0){let f=u.detail,a=e;if(e===a)if(typeof f==
"string"){if(_(f,65536))return de.errors=[1],!1;if(X(f,1))return de.errors=[1],!1}else return de.errors=
[1],!1;var t=a===e}else var t=!0;if(t)if(u.missing!==void 0){let f=u.missing,a=e;if(e===a)if(Array.isArray(
f)){if(f.length>4096)return de.errors=[1],!1;{var l=!0;let p=f.length;for(let c=0;c<p;c++){let v=f[c],
h=e;if(e===h)if(typeof v=="string"){if(_(v,256))return de.errors=[1],!1;if(X(v,1))return de.errors=[
1],!1}else return de.errors=[1],!1;var l=h===e;if(!l)break}}}else return de.errors=[1],!1;var t=a===
e}else var t=!0}}}}}else return de.errors=[1],!1}}else return de.errors=[1],!1;return de.errors=o,e===
0}var In=ds;var sa={type:"object",additionalProperties:!1,required:["upstream","upstream_model","tier","weight",
"share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},
weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},drained:{type:"\
boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},
resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function B(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.upstream===void 0&&(u="upstream")||
r.upstream_model===void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u=
"weight")||r.share===void 0&&(u="share")||r.drained===void 0&&(u="drained")||r.breaker===void 0&&(u=
"breaker")||r.in_flight===void 0&&(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return B.errors=
[1],!1;{let n=e;for(let s in r)if(!$e.call(sa.properties,s)){return B.errors=[1],!1;break}if(n===e){
if(r.upstream!==void 0){let s=r.upstream,i=e;if(e===i)if(typeof s=="string"){if(_(s,64))return B.errors=
[1],!1;if(X(s,1))return B.errors=[1],!1}else return B.errors=[1],!1;var t=i===e}else var t=!0;if(t){
if(r.upstream_model!==void 0){let s=r.upstream_model,i=e;if(e===i)if(typeof s=="string"){if(_(s,256))
return B.errors=[1],!1}else return B.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.tier!==void 0){
let s=r.tier,i=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===
i&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.
errors=[1],!1}var t=i===e}else var t=!0;if(t){if(r.weight!==void 0){let s=r.weight,i=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===i&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.errors=[1],!1}var t=i===e}else
var t=!0;if(t){if(r.share!==void 0){let s=r.share,i=e;if(e===i)if(typeof s=="number"&&isFinite(s)){if(s>
1||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}else return B.errors=[1],
!1;var t=i===e}else var t=!0;if(t){if(r.drained!==void 0){let s=e;if(typeof r.drained!="boolean")return B.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.breaker!==void 0){let s=r.breaker,i=e,f=e,a=!1,d=e;
typeof s!="string"&&(o===null?o=[1]:o.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(o===null?
o=[1]:o.push(1),e++);var l=d===e;if(a=a||l,!a){let c=e;s!==null&&(o===null?o=[1]:o.push(1),e++);var l=c===
e;a=a||l}if(a)e=f,o!==null&&(f?o.length=f:o=null);else return o===null?o=[1]:o.push(1),e++,B.errors=
o,!1;var t=i===e}else var t=!0;if(t){if(r.in_flight!==void 0){let s=r.in_flight,i=e,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var t=i===
e}else var t=!0;if(t)if(r.resting_s!==void 0){let s=r.resting_s,i=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===i&&typeof s=="number"&&isFinite(s)){if(s>86400||
isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var t=i===e}else var t=!0}}}}}}}}}}else
return B.errors=[1],!1;return B.errors=o,e===0}function oe(r){let o=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let n;if(r.routes===void 0&&(n="routes"))return oe.errors=[1],!1;{let s=e;
for(let i in r)if(i!=="routes"){return oe.errors=[1],!1;break}if(s===e&&r.routes!==void 0){let i=r.routes;
if(e===e)if(Array.isArray(i)){if(i.length>4096)return oe.errors=[1],!1;{var t=!0;let a=i.length;for(let d=0;d<
a;d++){let p=i[d],c=e;if(e===c)if(p&&typeof p=="object"&&!Array.isArray(p)){let h;if(p.model===void 0&&
(h="model")||p.route===void 0&&(h="route")||p.kind===void 0&&(h="kind")||p.deployments===void 0&&(h=
"deployments"))return oe.errors=[1],!1;{let g=e;for(let y in p)if(!(y==="model"||y==="route"||y==="k\
ind"||y==="deployments")){return oe.errors=[1],!1;break}if(g===e){if(p.model!==void 0){let y=p.model,
m=e;if(e===m)if(typeof y=="string"){if(_(y,256))return oe.errors=[1],!1}else return oe.errors=[1],!1;
var l=m===e}else var l=!0;if(l){if(p.route!==void 0){let y=p.route,m=e;if(typeof y!="string"&&y!==null)
return oe.errors=[1],!1;if(e===m&&typeof y=="string"&&_(y,256))return oe.errors=[1],!1;var l=m===e}else
var l=!0;if(l){if(p.kind!==void 0){let y=p.kind,m=e;if(e===m)if(typeof y=="string"){if(_(y,32))return oe.
errors=[1],!1}else return oe.errors=[1],!1;var l=m===e}else var l=!0;if(l)if(p.deployments!==void 0){
let y=p.deployments,m=e;if(e===m)if(Array.isArray(y)){if(y.length>4096)return oe.errors=[1],!1;{var u=!0;
let k=y.length;for(let K=0;K<k;K++){let b=e;B(y[K])||(o=o===null?B.errors:o.concat(B.errors),e=o.length);
var u=b===e;if(!u)break}}}else return oe.errors=[1],!1;var l=m===e}else var l=!0}}}}}else return oe.
errors=[1],!1;var t=c===e;if(!t)break}}}else return oe.errors=[1],!1}}}else return oe.errors=[1],!1;
return oe.errors=o,e===0}function ds(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(oe(r.response)||(o=o===null?oe.errors:o.concat(oe.errors),e=o.length));else
return ds.errors=[1],!1;return ds.errors=o,e===0}var Zn=cs;var ta={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
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
ol"};function D(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.description===void 0&&(l="description")||r.price_usd===void 0&&(l="price_usd")||
r.effect===void 0&&(l="effect")||r.calls===void 0&&(l="calls")||r.errors===void 0&&(l="errors")||r.cache_hits===
void 0&&(l="cache_hits")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return D.
errors=[1],!1;{let u=e;for(let n in r)if(!$e.call(ia.properties,n)){return D.errors=[1],!1;break}if(u===
e){if(r.name!==void 0){let n=r.name,s=e;if(e===s)if(typeof n=="string"){if(_(n,256))return D.errors=
[1],!1;if(X(n,1))return D.errors=[1],!1}else return D.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.description!==void 0){let n=r.description,s=e;if(e===s)if(typeof n=="string"){if(_(n,65536))return D.
errors=[1],!1}else return D.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.price_usd!==void 0){let n=r.
price_usd,s=e;if(e===s)if(typeof n=="string"){if(_(n,32))return D.errors=[1],!1}else return D.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.effect!==void 0){let n=r.effect,s=e;if(typeof n!="string")
return D.errors=[1],!1;if(!(n==="read"||n==="write"))return D.errors=[1],!1;var t=s===e}else var t=!0;
if(t){if(r.calls!==void 0){let n=r.calls,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return D.errors=[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
errors!==void 0){let n=r.errors,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.cache_hits!==void 0){
let n=r.cache_hits,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=
[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[1],
!1;if(n<0||isNaN(n))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let n=r.
p50_ms,s=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return D.errors=[1],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[1],!1;if(n<0||isNaN(n))return D.
errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.p95_ms!==void 0){let n=r.p95_ms,s=e,i=e;if(!(typeof n==
"number"&&isFinite(n))&&n!==null)return D.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return D.errors=[1],!1;if(n<0||isNaN(n))return D.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}}}}}else return D.errors=[1],!1;return D.errors=o,e===0}function P(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===
void 0&&(u="title")||r.description===void 0&&(u="description")||r.version===void 0&&(u="version")||r.
available===void 0&&(u="available")||r.unavailable_because===void 0&&(u="unavailable_because")||r.query_price_usd===
void 0&&(u="query_price_usd")||r.for_sale===void 0&&(u="for_sale")||r.calls===void 0&&(u="calls")||r.
errors===void 0&&(u="errors")||r.cache_hits===void 0&&(u="cache_hits")||r.p50_ms===void 0&&(u="p50_m\
s")||r.p95_ms===void 0&&(u="p95_ms")||r.tools===void 0&&(u="tools"))return P.errors=[1],!1;{let n=e;
for(let s in r)if(!$e.call(ta.properties,s)){return P.errors=[1],!1;break}if(n===e){if(r.id!==void 0){
let s=r.id,i=e;if(e===i)if(typeof s=="string"){if(_(s,64))return P.errors=[1],!1;if(X(s,1))return P.
errors=[1],!1}else return P.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.title!==void 0){let s=r.
title,i=e;if(e===i)if(typeof s=="string"){if(_(s,1024))return P.errors=[1],!1}else return P.errors=[
1],!1;var t=i===e}else var t=!0;if(t){if(r.description!==void 0){let s=r.description,i=e;if(e===i)if(typeof s==
"string"){if(_(s,65536))return P.errors=[1],!1}else return P.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(r.version!==void 0){let s=r.version,i=e;if(e===i)if(typeof s=="string"){if(_(s,256))return P.
errors=[1],!1}else return P.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.available!==void 0){let s=e;
if(typeof r.available!="boolean")return P.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.unavailable_because!==
void 0){let s=r.unavailable_because,i=e;if(typeof s!="string"&&s!==null)return P.errors=[1],!1;if(e===
i&&typeof s=="string"&&_(s,1024))return P.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.query_price_usd!==
void 0){let s=r.query_price_usd,i=e;if(e===i)if(typeof s=="string"){if(_(s,32))return P.errors=[1],!1}else
return P.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.for_sale!==void 0){let s=e;if(typeof r.for_sale!=
"boolean")return P.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.calls!==void 0){let s=r.calls,
i=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===f&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.
errors=[1],!1}var t=i===e}else var t=!0;if(t){if(r.errors!==void 0){let s=r.errors,i=e,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=i===
e}else var t=!0;if(t){if(r.cache_hits!==void 0){let s=r.cache_hits,i=e,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=i===
e}else var t=!0;if(t){if(r.p50_ms!==void 0){let s=r.p50_ms,i=e,f=e;if(!(typeof s=="number"&&isFinite(
s))&&s!==null)return P.errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=i===e}else var t=!0;if(t){
if(r.p95_ms!==void 0){let s=r.p95_ms,i=e,f=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return P.
errors=[1],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=
[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=i===e}else var t=!0;if(t)if(r.tools!==void 0){let s=r.
tools,i=e;if(e===i)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[1],!1;{var l=!0;let a=s.length;
for(let d=0;d<a;d++){let p=e;D(s[d])||(o=o===null?D.errors:o.concat(D.errors),e=o.length);var l=p===
e;if(!l)break}}}else return P.errors=[1],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}else return P.errors=
[1],!1;return P.errors=o,e===0}function re(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let i;if(r.servers===void 0&&(i="servers")||r.agents===void 0&&(i="agents")||r.broken===
void 0&&(i="broken"))return re.errors=[1],!1;{let f=e;for(let a in r)if(!(a==="servers"||a==="agents"||
a==="broken")){return re.errors=[1],!1;break}if(f===e){if(r.servers!==void 0){let a=r.servers,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return re.errors=[1],!1;if(e===d&&typeof a=="number"&&isFinite(
a)){if(a>1e4||isNaN(a))return re.errors=[1],!1;if(a<1||isNaN(a))return re.errors=[1],!1}var t=d===e}else
var t=!0;if(t){if(r.agents!==void 0){let a=r.agents,d=e;if(e===d)if(Array.isArray(a)){if(a.length>1e3)
return re.errors=[1],!1;{var l=!0;let c=a.length;for(let v=0;v<c;v++){let h=e;P(a[v])||(o=o===null?P.
errors:o.concat(P.errors),e=o.length);var l=h===e;if(!l)break}}}else return re.errors=[1],!1;var t=d===
e}else var t=!0;if(t)if(r.broken!==void 0){let a=r.broken,d=e;if(e===d)if(Array.isArray(a)){if(a.length>
1e3)return re.errors=[1],!1;{var u=!0;let c=a.length;for(let v=0;v<c;v++){let h=a[v],g=e;if(e===g)if(h&&
typeof h=="object"&&!Array.isArray(h)){let m;if(h.id===void 0&&(m="id")||h.problems===void 0&&(m="pr\
oblems"))return re.errors=[1],!1;{let T=e;for(let k in h)if(!(k==="id"||k==="problems")){return re.errors=
[1],!1;break}if(T===e){if(h.id!==void 0){let k=h.id,K=e;if(e===K)if(typeof k=="string"){if(_(k,256))
return re.errors=[1],!1}else return re.errors=[1],!1;var n=K===e}else var n=!0;if(n)if(h.problems!==
void 0){let k=h.problems,K=e;if(e===K)if(Array.isArray(k)){if(k.length>100)return re.errors=[1],!1;{
var s=!0;let N=k.length;for(let z=0;z<N;z++){let ar=k[z],ce=e;if(e===ce)if(typeof ar=="string"){if(_(
ar,4096))return re.errors=[1],!1}else return re.errors=[1],!1;var s=ce===e;if(!s)break}}}else return re.
errors=[1],!1;var n=K===e}else var n=!0}}}else return re.errors=[1],!1;var u=g===e;if(!u)break}}}else
return re.errors=[1],!1;var t=d===e}else var t=!0}}}}else return re.errors=[1],!1;return re.errors=o,
e===0}function cs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(re(r.response)||(o=o===null?re.errors:o.concat(re.errors),e=o.length));else return cs.errors=
[1],!1;return cs.errors=o,e===0}var Dn=se;function se(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let n=r.response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.id===void 0&&
(i="id")||n.tools===void 0&&(i="tools")||n.file===void 0&&(i="file")||n.document===void 0&&(i="docum\
ent"))return se.errors=[1],!1;{let f=e;for(let a in n)if(!(a==="id"||a==="tools"||a==="file"||a==="d\
ocument")){return se.errors=[1],!1;break}if(f===e){if(n.id!==void 0){let a=n.id,d=e;if(e===d)if(typeof a==
"string"){if(_(a,64))return se.errors=[1],!1;if(X(a,1))return se.errors=[1],!1}else return se.errors=
[1],!1;var t=d===e}else var t=!0;if(t){if(n.tools!==void 0){let a=n.tools,d=e;if(e===d)if(Array.isArray(
a)){if(a.length>1e4)return se.errors=[1],!1;{var l=!0;let c=a.length;for(let v=0;v<c;v++){let h=a[v],
g=e;if(e===g)if(h&&typeof h=="object"&&!Array.isArray(h)){let m;if(h.name===void 0&&(m="name")||h.parameters===
void 0&&(m="parameters"))return se.errors=[1],!1;{let T=e;for(let k in h)if(!(k==="name"||k==="param\
eters")){return se.errors=[1],!1;break}if(T===e){if(h.name!==void 0){let k=h.name,K=e;if(e===K)if(typeof k==
"string"){if(_(k,256))return se.errors=[1],!1;if(X(k,1))return se.errors=[1],!1}else return se.errors=
[1],!1;var u=K===e}else var u=!0;if(u)if(h.parameters!==void 0){let k=h.parameters,K=e;if(e===K&&!(k&&
typeof k=="object"&&!Array.isArray(k)))return se.errors=[1],!1;var u=K===e}else var u=!0}}}else return se.
errors=[1],!1;var l=g===e;if(!l)break}}}else return se.errors=[1],!1;var t=d===e}else var t=!0;if(t){
if(n.file!==void 0){let a=n.file,d=e;if(e===d)if(typeof a=="string"){if(_(a,4096))return se.errors=[
1],!1}else return se.errors=[1],!1;var t=d===e}else var t=!0;if(t)if(n.document!==void 0){let a=n.document,
d=e;if(typeof a!="string"&&a!==null)return se.errors=[1],!1;if(e===d&&typeof a=="string"&&_(a,16777216))
return se.errors=[1],!1;var t=d===e}else var t=!0}}}}}else return se.errors=[1],!1}}else return se.errors=
[1],!1;return se.errors=o,e===0}var Bn=ms;var Hn=new RegExp("^[0-9a-f]{64}$","u");function fe(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.digest===void 0&&(l="digest")||r.loaded_at===void 0&&(l="loaded_at")||r.seen_at===
void 0&&(l="seen_at")||r.is_this===void 0&&(l="is_this"))return fe.errors=[1],!1;{let u=e;for(let n in r)
if(!(n==="name"||n==="digest"||n==="loaded_at"||n==="seen_at"||n==="is_this")){return fe.errors=[1],
!1;break}if(u===e){if(r.name!==void 0){let n=r.name,s=e;if(e===s)if(typeof n=="string"){if(_(n,255))
return fe.errors=[1],!1}else return fe.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.digest!==void 0){
let n=r.digest,s=e;if(e===s)if(typeof n=="string"){if(_(n,64))return fe.errors=[1],!1;if(!Hn.test(n))
return fe.errors=[1],!1}else return fe.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.loaded_at!==
void 0){let n=r.loaded_at,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return fe.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return fe.errors=
[1],!1;if(n<0||isNaN(n))return fe.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.seen_at!==void 0){
let n=r.seen_at,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return fe.errors=[1],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return fe.errors=[1],!1;
if(n<0||isNaN(n))return fe.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.is_this!==void 0){let n=e;
if(typeof r.is_this!="boolean")return fe.errors=[1],!1;var t=n===e}else var t=!0}}}}}}else return fe.
errors=[1],!1;return fe.errors=o,e===0}function H(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let s;if(r.file===void 0&&(s="file")||r.loaded_at===void 0&&(s="loaded_at")||r.sandbox===
void 0&&(s="sandbox")||r.config===void 0&&(s="config")||r.sources===void 0&&(s="sources")||r.need_restart===
void 0&&(s="need_restart")||r.digest===void 0&&(s="digest")||r.servers===void 0&&(s="servers"))return H.
errors=[1],!1;{let i=e;for(let f in r)if(!(f==="file"||f==="loaded_at"||f==="sandbox"||f==="config"||
f==="need_restart"||f==="sources"||f==="digest"||f==="servers")){return H.errors=[1],!1;break}if(i===
e){if(r.file!==void 0){let f=r.file,a=e;if(typeof f!="string"&&f!==null)return H.errors=[1],!1;if(e===
a&&typeof f=="string"&&_(f,4096))return H.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.loaded_at!==
void 0){let f=r.loaded_at,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return H.errors=
[1],!1;if(e===a&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return H.errors=[1],
!1;if(f<0||isNaN(f))return H.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.sandbox!==void 0){let f=e;
if(typeof r.sandbox!="boolean")return H.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.config!==
void 0){let f=r.config,a=e;if(e===a&&!(f&&typeof f=="object"&&!Array.isArray(f)))return H.errors=[1],
!1;var t=a===e}else var t=!0;if(t){if(r.need_restart!==void 0){let f=r.need_restart,a=e;if(e===a)if(Array.
isArray(f)){if(f.length>1024)return H.errors=[1],!1;{var l=!0;let p=f.length;for(let c=0;c<p;c++){let v=f[c],
h=e;if(e===h)if(typeof v=="string"){if(_(v,512))return H.errors=[1],!1;if(X(v,1))return H.errors=[1],
!1}else return H.errors=[1],!1;var l=h===e;if(!l)break}}}else return H.errors=[1],!1;var t=a===e}else
var t=!0;if(t){if(r.sources!==void 0){let f=r.sources,a=e;if(e===a)if(f&&typeof f=="object"&&!Array.
isArray(f)){if(Object.keys(f).length>1e5)return H.errors=[1],!1;for(let p in f){let c=f[p],v=e;if(e===
v)if(typeof c=="string"){if(_(c,256))return H.errors=[1],!1;if(X(c,1))return H.errors=[1],!1}else return H.
errors=[1],!1;var u=v===e;if(!u)break}}else return H.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.
digest!==void 0){let f=r.digest,a=e;if(e===a)if(typeof f=="string"){if(_(f,64))return H.errors=[1],!1;
if(!Hn.test(f))return H.errors=[1],!1}else return H.errors=[1],!1;var t=a===e}else var t=!0;if(t)if(r.
servers!==void 0){let f=r.servers,a=e;if(!Array.isArray(f)&&f!==null)return H.errors=[1],!1;if(e===a&&
Array.isArray(f)){if(f.length>1e4)return H.errors=[1],!1;{var n=!0;let p=f.length;for(let c=0;c<p;c++){
let v=e;fe(f[c])||(o=o===null?fe.errors:o.concat(fe.errors),e=o.length);var n=v===e;if(!n)break}}}var t=a===
e}else var t=!0}}}}}}}}}else return H.errors=[1],!1;return H.errors=o,e===0}function ms(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response)||(o=o===
null?H.errors:o.concat(H.errors),e=o.length));else return ms.errors=[1],!1;return ms.errors=o,e===0}
var Wn=ys;var Nr=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function ne(r){let o=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.role===void 0&&(l="ro\
le")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l="expires_at"))return ne.errors=[1],!1;{let u=e;
for(let n in r)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at")){return ne.errors=[1],!1;break}
if(u===e){if(r.name!==void 0){let n=r.name,s=e;if(e===e)if(typeof n=="string"){if(_(n,64))return ne.
errors=[1],!1;if(X(n,1))return ne.errors=[1],!1;if(!Nr.test(n))return ne.errors=[1],!1}else return ne.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,s=e;if(typeof n!="str\
ing")return ne.errors=[1],!1;if(!(n==="admin"||n==="viewer"))return ne.errors=[1],!1;var t=s===e}else
var t=!0;if(t){if(r.how!==void 0){let n=r.how,s=e;if(typeof n!="string")return ne.errors=[1],!1;if(!(n===
"token"||n==="session"))return ne.errors=[1],!1;var t=s===e}else var t=!0;if(t)if(r.expires_at!==void 0){
let n=r.expires_at,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ne.
errors=[1],!1;if(e===s&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ne.errors=
[1],!1;if(n<0||isNaN(n))return ne.errors=[1],!1}var t=s===e}else var t=!0}}}}}else return ne.errors=
[1],!1;return ne.errors=o,e===0}function ys(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(ne(r.response)||(o=o===null?ne.errors:o.concat(ne.errors),e=o.length));else
return ys.errors=[1],!1;return ys.errors=o,e===0}var Yn=hs;function ie(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.role===void 0&&(l="role")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l=
"expires_at")||r.secret===void 0&&(l="secret"))return ie.errors=[1],!1;{let u=e;for(let n in r)if(!(n===
"name"||n==="role"||n==="how"||n==="expires_at"||n==="secret")){return ie.errors=[1],!1;break}if(u===
e){if(r.name!==void 0){let n=r.name,s=e;if(e===e)if(typeof n=="string"){if(_(n,64))return ie.errors=
[1],!1;if(X(n,1))return ie.errors=[1],!1;if(!Nr.test(n))return ie.errors=[1],!1}else return ie.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,s=e;if(typeof n!="string")return ie.
errors=[1],!1;if(!(n==="admin"||n==="viewer"))return ie.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.how!==void 0){let n=r.how,s=e;if(typeof n!="string")return ie.errors=[1],!1;if(n!=="session")return ie.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.expires_at!==void 0){let n=r.expires_at,s=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return ie.errors=[1],!1;if(n<0||isNaN(n))return ie.errors=[1],!1}
var t=s===e}else var t=!0;if(t)if(r.secret!==void 0){let n=r.secret,s=e;if(e===s)if(typeof n=="strin\
g"){if(_(n,64))return ie.errors=[1],!1;if(X(n,1))return ie.errors=[1],!1}else return ie.errors=[1],!1;
var t=s===e}else var t=!0}}}}}}else return ie.errors=[1],!1;return ie.errors=o,e===0}function hs(r){
let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ie(r.response)||
(o=o===null?ie.errors:o.concat(ie.errors),e=o.length));else return hs.errors=[1],!1;return hs.errors=
o,e===0}var Vn=vs;function vs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(ne(r.response)||(o=o===null?ne.errors:o.concat(ne.errors),e=o.length));else return vs.errors=[1],!1;
return vs.errors=o,e===0}var Gn=gs;function I(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at"))return I.errors=[1],!1;{let u=e;for(let n in r)if(!(n==="id"||n==="name"||n==="role"||
n==="prefix"||n==="created_at"||n==="rotated_at"||n==="revoked_at")){return I.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let n=r.id,s=e;if(e===s)if(typeof n=="string"){if(_(n,64))return I.errors=[1],!1;
if(X(n,1))return I.errors=[1],!1}else return I.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.name!==
void 0){let n=r.name,s=e;if(e===e)if(typeof n=="string"){if(_(n,64))return I.errors=[1],!1;if(X(n,1))
return I.errors=[1],!1;if(!Nr.test(n))return I.errors=[1],!1}else return I.errors=[1],!1;var t=s===e}else
var t=!0;if(t){if(r.role!==void 0){let n=r.role,s=e;if(typeof n!="string")return I.errors=[1],!1;if(!(n===
"admin"||n==="viewer"))return I.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.prefix!==void 0){
let n=r.prefix,s=e;if(e===s)if(typeof n=="string"){if(_(n,16))return I.errors=[1],!1}else return I.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,s=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return I.errors=[1],!1;if(n<0||isNaN(n))return I.errors=[1],!1}var t=s===
e}else var t=!0;if(t){if(r.rotated_at!==void 0){let n=r.rotated_at,s=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return I.errors=[1],!1;if(e===s&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return I.errors=[1],!1;if(n<0||isNaN(n))return I.errors=[1],!1}var t=s===
e}else var t=!0;if(t)if(r.revoked_at!==void 0){let n=r.revoked_at,s=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return I.errors=[1],!1;if(e===s&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return I.errors=[1],!1;if(n<0||isNaN(n))return I.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}}}else return I.errors=[1],!1;return I.errors=o,e===0}function Ge(r){let o=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.operators===void 0&&(l="operato\
rs"))return Ge.errors=[1],!1;{let u=e;for(let n in r)if(n!=="operators"){return Ge.errors=[1],!1;break}
if(u===e&&r.operators!==void 0){let n=r.operators;if(e===e)if(Array.isArray(n)){if(n.length>1e4)return Ge.
errors=[1],!1;{var t=!0;let i=n.length;for(let f=0;f<i;f++){let a=e;I(n[f])||(o=o===null?I.errors:o.
concat(I.errors),e=o.length);var t=a===e;if(!t)break}}}else return Ge.errors=[1],!1}}}else return Ge.
errors=[1],!1;return Ge.errors=o,e===0}function gs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Ge(r.response)||(o=o===null?Ge.errors:o.concat(Ge.errors),
e=o.length));else return gs.errors=[1],!1;return gs.errors=o,e===0}var Jn=_s;function U(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at")||r.token===void 0&&(l="token"))return U.errors=[1],!1;{let u=e;for(let n in r)if(!(n===
"id"||n==="name"||n==="role"||n==="prefix"||n==="created_at"||n==="rotated_at"||n==="revoked_at"||n===
"token")){return U.errors=[1],!1;break}if(u===e){if(r.id!==void 0){let n=r.id,s=e;if(e===s)if(typeof n==
"string"){if(_(n,64))return U.errors=[1],!1;if(X(n,1))return U.errors=[1],!1}else return U.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.name!==void 0){let n=r.name,s=e;if(e===e)if(typeof n=="strin\
g"){if(_(n,64))return U.errors=[1],!1;if(X(n,1))return U.errors=[1],!1;if(!Nr.test(n))return U.errors=
[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,
s=e;if(typeof n!="string")return U.errors=[1],!1;if(!(n==="admin"||n==="viewer"))return U.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.prefix!==void 0){let n=r.prefix,s=e;if(e===s)if(typeof n=="s\
tring"){if(_(n,16))return U.errors=[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.created_at!==void 0){let n=r.created_at,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return U.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return U.errors=[1],!1;if(n<0||isNaN(n))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
rotated_at!==void 0){let n=r.rotated_at,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&
n!==null)return U.errors=[1],!1;if(e===s&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return U.errors=[1],!1;if(n<0||isNaN(n))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
revoked_at!==void 0){let n=r.revoked_at,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&
n!==null)return U.errors=[1],!1;if(e===s&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return U.errors=[1],!1;if(n<0||isNaN(n))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.
token!==void 0){let n=r.token,s=e;if(e===s)if(typeof n=="string"){if(_(n,256))return U.errors=[1],!1;
if(X(n,1))return U.errors=[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0}}}}}}}}}else return U.
errors=[1],!1;return U.errors=o,e===0}function _s(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(U(r.response)||(o=o===null?U.errors:o.concat(U.errors),e=o.length));else
return _s.errors=[1],!1;return _s.errors=o,e===0}var Qn=bs;function bs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(o=o===null?I.errors:o.concat(I.errors),e=o.length));else return bs.errors=[1],!1;return bs.
errors=o,e===0}var eo=ks;function ks(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(o=o===null?I.errors:o.concat(I.errors),e=o.length));else return ks.errors=[1],!1;return ks.
errors=o,e===0}var ro=Ns;function Ns(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(U(r.response)||(o=o===null?U.errors:o.concat(U.errors),e=o.length));else return Ns.errors=[1],!1;return Ns.
errors=o,e===0}var so=Ss;var na={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name","how","a\
ddress","request_id","target","target_name","before","after","reason"],properties:{id:{type:"string",
minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{type:"\
string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",enum:[
"token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"};function R(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.at===void 0&&(l="at")||r.action===void 0&&(l="action")||r.outcome===void 0&&(l="outcome")||
r.name===void 0&&(l="name")||r.how===void 0&&(l="how")||r.address===void 0&&(l="address")||r.request_id===
void 0&&(l="request_id")||r.target===void 0&&(l="target")||r.target_name===void 0&&(l="target_name")||
r.before===void 0&&(l="before")||r.after===void 0&&(l="after")||r.reason===void 0&&(l="reason"))return R.
errors=[1],!1;{let u=e;for(let n in r)if(!$e.call(na.properties,n)){return R.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let n=r.id,s=e;if(e===s)if(typeof n=="string"){if(_(n,64))return R.errors=[1],!1;
if(X(n,1))return R.errors=[1],!1}else return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.at!==
void 0){let n=r.at,s=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return R.errors=
[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return R.errors=[1],
!1;if(n<0||isNaN(n))return R.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.action!==void 0){let n=r.
action,s=e;if(typeof n!="string")return R.errors=[1],!1;if(!(n==="createKey"||n==="changeKey"||n==="\
rotateKey"||n==="revokeKey"||n==="restoreKey"||n==="drainUpstream"||n==="restoreUpstream"||n==="prob\
eUpstream"||n==="reconcilePayment"||n==="closePayment"||n==="createOperator"||n==="changeOperator"||
n==="rotateOperator"||n==="revokeOperator"||n==="createSession"||n==="endSession"||n==="drainServer"||
n==="reload"||n==="backup"||n==="migrate"||n==="copyStore"))return R.errors=[1],!1;var t=s===e}else var t=!0;
if(t){if(r.outcome!==void 0){let n=r.outcome,s=e;if(typeof n!="string")return R.errors=[1],!1;if(!(n===
"done"||n==="begun"||n==="failed"))return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.name!==
void 0){let n=r.name,s=e;if(e===s)if(typeof n=="string"){if(_(n,128))return R.errors=[1],!1}else return R.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.how!==void 0){let n=r.how,s=e;if(typeof n!="strin\
g")return R.errors=[1],!1;if(!(n==="token"||n==="session"||n==="cli"||n==="signal"||n==="server"))return R.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.address!==void 0){let n=r.address,s=e;if(typeof n!=
"string"&&n!==null)return R.errors=[1],!1;if(e===s&&typeof n=="string"&&_(n,255))return R.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.request_id!==void 0){let n=r.request_id,s=e;if(typeof n!="st\
ring"&&n!==null)return R.errors=[1],!1;if(e===s&&typeof n=="string"&&_(n,64))return R.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.target!==void 0){let n=r.target,s=e;if(typeof n!="string"&&n!==
null)return R.errors=[1],!1;if(e===s&&typeof n=="string"&&_(n,128))return R.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.target_name!==void 0){let n=r.target_name,s=e;if(typeof n!="string"&&n!==
null)return R.errors=[1],!1;if(e===s&&typeof n=="string"&&_(n,256))return R.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.before!==void 0){let n=r.before,s=e;if(!(n&&typeof n=="object"&&!Array.isArray(
n))&&n!==null)return R.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.after!==void 0){let n=r.after,
s=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return R.errors=[1],!1;var t=s===e}else
var t=!0;if(t)if(r.reason!==void 0){let n=r.reason,s=e;if(typeof n!="string"&&n!==null)return R.errors=
[1],!1;if(e===s&&typeof n=="string"&&_(n,4096))return R.errors=[1],!1;var t=s===e}else var t=!0}}}}}}}}}}}}}}else
return R.errors=[1],!1;return R.errors=o,e===0}function Ke(r){let o=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&(u="next"))return Ke.
errors=[1],!1;{let n=e;for(let s in r)if(!(s==="rows"||s==="next")){return Ke.errors=[1],!1;break}if(n===
e){if(r.rows!==void 0){let s=r.rows,i=e;if(e===i)if(Array.isArray(s)){if(s.length>1e3)return Ke.errors=
[1],!1;{var t=!0;let f=s.length;for(let a=0;a<f;a++){let d=e;R(s[a])||(o=o===null?R.errors:o.concat(
R.errors),e=o.length);var t=d===e;if(!t)break}}}else return Ke.errors=[1],!1;var l=i===e}else var l=!0;
if(l)if(r.next!==void 0){let s=r.next,i=e;if(typeof s!="string"&&s!==null)return Ke.errors=[1],!1;if(e===
i&&typeof s=="string"&&_(s,64))return Ke.errors=[1],!1;var l=i===e}else var l=!0}}}else return Ke.errors=
[1],!1;return Ke.errors=o,e===0}function Ss(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(Ke(r.response)||(o=o===null?Ke.errors:o.concat(Ke.errors),e=o.length));else
return Ss.errors=[1],!1;return Ss.errors=o,e===0}var to=xs;function xs(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(R(r.response)||(o=o===null?R.errors:o.concat(R.errors),e=o.length));else return xs.errors=[1],!1;return xs.
errors=o,e===0}var io=ge;function ge(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let l=r.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.calls===void 0&&
(n="calls")||l.streams===void 0&&(n="streams")||l.queued_rows===void 0&&(n="queued_rows"))return ge.
errors=[1],!1;{let s=e;for(let i in l)if(!(i==="calls"||i==="streams"||i==="queued_rows")){return ge.
errors=[1],!1;break}if(s===e){if(l.calls!==void 0){let i=l.calls,f=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)))return ge.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ge.errors=[1],!1;if(i<0||isNaN(i))return ge.errors=[1],!1}var t=f===e}else var t=!0;
if(t){if(l.streams!==void 0){let i=l.streams,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ge.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return ge.errors=[1],!1;if(i<0||isNaN(i))return ge.errors=[1],!1}var t=f===e}else var t=!0;if(t)if(l.
queued_rows!==void 0){let i=l.queued_rows,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return ge.errors=[1],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ge.
errors=[1],!1;if(i<0||isNaN(i))return ge.errors=[1],!1}var t=f===e}else var t=!0}}}}else return ge.errors=
[1],!1}}else return ge.errors=[1],!1;return ge.errors=o,e===0}var no=As;function ae(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.applied===
void 0&&(s="applied")||r.problems===void 0&&(s="problems")||r.changes===void 0&&(s="changes"))return ae.
errors=[1],!1;{let i=e;for(let f in r)if(!(f==="applied"||f==="problems"||f==="changes")){return ae.
errors=[1],!1;break}if(i===e){if(r.applied!==void 0){let f=e;if(typeof r.applied!="boolean")return ae.
errors=[1],!1;var t=f===e}else var t=!0;if(t){if(r.problems!==void 0){let f=r.problems,a=e;if(e===a)
if(Array.isArray(f)){if(f.length>1e4)return ae.errors=[1],!1;{var l=!0;let p=f.length;for(let c=0;c<
p;c++){let v=f[c],h=e;if(e===h)if(typeof v=="string"){if(_(v,4096))return ae.errors=[1],!1}else return ae.
errors=[1],!1;var l=h===e;if(!l)break}}}else return ae.errors=[1],!1;var t=a===e}else var t=!0;if(t)
if(r.changes!==void 0){let f=r.changes,a=e;if(e===a)if(Array.isArray(f)){if(f.length>1e5)return ae.errors=
[1],!1;{var u=!0;let p=f.length;for(let c=0;c<p;c++){let v=f[c],h=e;if(e===e)if(v&&typeof v=="object"&&
!Array.isArray(v)){let m;if(v.setting===void 0&&(m="setting")||v.needs_restart===void 0&&(m="needs_r\
estart"))return ae.errors=[1],!1;{let T=e;for(let k in v)if(!(k==="setting"||k==="before"||k==="afte\
r"||k==="needs_restart")){return ae.errors=[1],!1;break}if(T===e){if(v.setting!==void 0){let k=v.setting,
K=e;if(e===K)if(typeof k=="string"){if(_(k,512))return ae.errors=[1],!1}else return ae.errors=[1],!1;
var n=K===e}else var n=!0;if(n)if(v.needs_restart!==void 0){let k=e;if(typeof v.needs_restart!="bool\
ean")return ae.errors=[1],!1;var n=k===e}else var n=!0}}}else return ae.errors=[1],!1;var u=h===e;if(!u)
break}}}else return ae.errors=[1],!1;var t=a===e}else var t=!0}}}}else return ae.errors=[1],!1;return ae.
errors=o,e===0}function As(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.
response!==void 0&&(ae(r.response)||(o=o===null?ae.errors:o.concat(ae.errors),e=o.length));else return As.
errors=[1],!1;return As.errors=o,e===0}var oo=M;function M(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let a;if(i.name===void 0&&(a=
"name")||i.operations===void 0&&(a="operations")||i.elsewhere===void 0&&(a="elsewhere"))return M.errors=
[1],!1;{let d=e;for(let p in i)if(!(p==="name"||p==="operations"||p==="elsewhere")){return M.errors=
[1],!1;break}if(d===e){if(i.name!==void 0){let p=i.name,c=e;if(e===c)if(typeof p=="string"){if(_(p,128))
return M.errors=[1],!1;if(X(p,1))return M.errors=[1],!1}else return M.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(i.operations!==void 0){let p=i.operations,c=e;if(e===c)if(Array.isArray(p)){if(p.length>
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
var t=c===e}else var t=!0;if(t)if(i.elsewhere!==void 0){let p=i.elsewhere,c=e;if(e===c)if(Array.isArray(
p)){if(p.length>16)return M.errors=[1],!1;{var n=!0;let h=p.length;for(let g=0;g<h;g++){let y=p[g],m=e;
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
[1],!1;var n=m===e;if(!n)break}}}else return M.errors=[1],!1;var t=c===e}else var t=!0}}}}else return M.
errors=[1],!1}}else return M.errors=[1],!1;return M.errors=o,e===0}var ao=kr;function kr(r){let o=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return kr.errors=[1],
!1}}else return kr.errors=[1],!1;return kr.errors=o,e===0}var ha={getHealth:{parameters:zs,body:Mt,replies:{200:gn}},getReadiness:{parameters:Us,body:Xt,replies:{
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
