// Compiled from a contract by npm run generate. Never edited.
var so=Object.create;var xs=Object.defineProperty;var to=Object.getOwnPropertyDescriptor;var io=Object.getOwnPropertyNames;var no=Object.getPrototypeOf,oo=Object.prototype.hasOwnProperty;var As=(r,n)=>()=>{try{return n||r((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}};var ao=(r,n,e,t)=>{if(n&&typeof n=="object"||typeof n=="function")for(let l of io(n))!oo.call(r,l)&&
l!==e&&xs(r,l,{get:()=>n[l],enumerable:!(t=to(n,l))||t.enumerable});return r};var ar=(r,n,e)=>(e=r!=null?so(no(r)):{},ao(n||!r||!r.__esModule?xs(e,"default",{value:r,enumerable:!0}):
e,r));var hr=As(yr=>{"use strict";Object.defineProperty(yr,"__esModule",{value:!0});yr.formats=void 0;var lo=2**
31-1,uo=(-2)**31,po=2**63-1,co=(-2)**63,$s=(2-2**-23)*2**127,js=2**-126,mo=-1*$s,yo=-1*js,qs=()=>!0,
ho=/^[A-Za-z0-9+/]*(=|==)?$/;yr.formats={int32:{validate:r=>Number.isInteger(r)&&r<=lo&&r>=uo,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=po&&r>=co,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=$s&&r>=js||r>=mo&&r<=yo),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&ho.test(r),binary:qs,password:qs}});var vr=As(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:!0});Le.formatNames=Le.fastFormats=
Le.fullFormats=void 0;function Oe(r,n){return{validate:r,compare:n}}Le.fullFormats={date:Oe(Ls,xr),time:Oe(
Nr(!0),Ar),"date-time":Oe(Ks(!0),Cs),"iso-time":Oe(Nr(),ws),"iso-date-time":Oe(Ks(),Es),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:No,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:jo,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:So,int32:{type:"number",validate:To},
int64:{type:"number",validate:qo},float:{type:"number",validate:Os},double:{type:"number",validate:Os},
password:!0,binary:!0};Le.fastFormats={...Le.fullFormats,date:Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,xr),time:Oe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ar),"date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Cs),"iso-time":Oe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ws),
"iso-date-time":Oe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Es),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Le.formatNames=Object.keys(Le.fullFormats);function vo(r){return r%4===0&&(r%100!==0||r%400===0)}var go=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
_o=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ls(r){let n=go.exec(r);if(!n)return!1;let e=+n[1],
t=+n[2],l=+n[3];return t>=1&&t<=12&&l>=1&&l<=(t===2&&vo(e)?29:_o[t])}function xr(r,n){if(r&&n)return r>
n?1:r<n?-1:0}var kr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Nr(r){
return function(e){let t=kr.exec(e);if(!t)return!1;let l=+t[1],f=+t[2],i=+t[3],s=t[4],a=t[5]==="-"?-1:
1,u=+(t[6]||0),o=+(t[7]||0);if(u>23||o>59||r&&!s)return!1;if(l<=23&&f<=59&&i<60)return!0;let p=f-o*a,
d=l-u*a-(p<0?1:0);return(d===23||d===-1)&&(p===59||p===-1)&&i<61}}function Ar(r,n){if(!(r&&n))return;
let e=new Date("2020-01-01T"+r).valueOf(),t=new Date("2020-01-01T"+n).valueOf();if(e&&t)return e-t}function ws(r,n){
if(!(r&&n))return;let e=kr.exec(r),t=kr.exec(n);if(e&&t)return r=e[1]+e[2]+e[3],n=t[1]+t[2]+t[3],r>n?
1:r<n?-1:0}var Sr=/t|\s/i;function Ks(r){let n=Nr(r);return function(t){let l=t.split(Sr);return l.length===
2&&Ls(l[0])&&n(l[1])}}function Cs(r,n){if(!(r&&n))return;let e=new Date(r).valueOf(),t=new Date(n).valueOf();
if(e&&t)return e-t}function Es(r,n){if(!(r&&n))return;let[e,t]=r.split(Sr),[l,f]=n.split(Sr),i=xr(e,
l);if(i!==void 0)return i||Ar(t,f)}var bo=/\/|:/,ko=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function No(r){return bo.test(r)&&ko.test(r)}var Fs=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function So(r){return Fs.lastIndex=0,Fs.test(r)}var xo=-(2**31),Ao=2**31-1;function To(r){return Number.
isInteger(r)&&r<=Ao&&r>=xo}function qo(r){return Number.isInteger(r)}function Os(){return!0}var $o=/[^\\]\\Z/;
function jo(r){if($o.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var fr=(r,n)=>r.length>n&&Ts(r)>n,lr=(r,n)=>r.length<2*n&&Ts(r)<n,fo=/[\ud800-\udbff][\udc00-\udfff]/g,
Ts=r=>r.length-(r.match(fo)?.length??0);var Ms=ar(hr()),Ps=ar(vr()),oa={...Ms.formats,...Ps.fastFormats},Xs=Tr;function Tr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Tr.errors=[1],
!1}return Tr.errors=n,e===0}var Rs=qr;function qr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return qr.errors=[1],
!1}return qr.errors=n,e===0}var zs=$r;function $r(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return $r.errors=[1],
!1}return $r.errors=n,e===0}var Us=jr;function jr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return jr.errors=[1],
!1}return jr.errors=n,e===0}var Is=Je;var O=fr,C=lr,gr=new RegExp("^[ -~]+$","u");function Je(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===
void 0&&(t="params"))return Je.errors=[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let i=l["idempotency-key"],s=e;if(typeof i!=
"string"){let a=typeof i,u;if(u===void 0)if(a=="number"||a=="boolean")u=""+i;else if(i===null)u="";else
return Je.errors=[1],!1;u!==void 0&&(i=u,l!==void 0&&(l["idempotency-key"]=u))}if(e===s&&typeof i=="\
string"){if(O(i,255))return Je.errors=[1],!1;if(C(i,1))return Je.errors=[1],!1;if(!gr.test(i))return Je.
errors=[1],!1}}}else return Je.errors=[1],!1}}return Je.errors=n,e===0}var Zs=we;var Ne=new RegExp("^[0-9a-f-]{36}$","u");function we(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&
(t="params"))return we.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="\
object"&&!Array.isArray(l)){let i;if(l.id===void 0&&(i="id"))return we.errors=[1],!1;if(l.id!==void 0){
let s=l.id,a=e;if(typeof s!="string"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=
""+s;else if(s===null)o="";else return we.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===
a&&typeof s=="string"){if(O(s,36))return we.errors=[1],!1;if(C(s,36))return we.errors=[1],!1;if(!Ne.
test(s))return we.errors=[1],!1}}}else return we.errors=[1],!1}}return we.errors=n,e===0}var Ds=Ce;function Ce(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ce.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Ce.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Ce.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Ce.errors=[1],!1;if(C(s,36))return Ce.errors=[1],!1;if(!Ne.test(s))return Ce.errors=[1],!1}}}else
return Ce.errors=[1],!1}}return Ce.errors=n,e===0}var Bs=Ee;function Ee(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ee.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Ee.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Ee.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Ee.errors=[1],!1;if(C(s,36))return Ee.errors=[1],!1;if(!Ne.test(s))return Ee.errors=[1],!1}}}else
return Ee.errors=[1],!1}}return Ee.errors=n,e===0}var Hs=_e;function _e(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return _e.errors=[1],
!1;if(r.headers!==void 0){let f=r.headers,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f["idempotency-key"]!==void 0){let s=f["idempotency-key"],a=e;if(typeof s!="string"){let u=typeof s,
o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else return _e.errors=[1],
!1;o!==void 0&&(s=o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof s=="string"){if(O(s,255))
return _e.errors=[1],!1;if(C(s,1))return _e.errors=[1],!1;if(!gr.test(s))return _e.errors=[1],!1}}}else
return _e.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let f=r.params,i=e;if(e===
i)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.id===void 0&&(a="id"))return _e.errors=[1],
!1;if(f.id!==void 0){let u=f.id,o=e;if(typeof u!="string"){let p=typeof u,d;if(d===void 0)if(p=="num\
ber"||p=="boolean")d=""+u;else if(u===null)d="";else return _e.errors=[1],!1;d!==void 0&&(u=d,f!==void 0&&
(f.id=d))}if(e===o&&typeof u=="string"){if(O(u,36))return _e.errors=[1],!1;if(C(u,36))return _e.errors=
[1],!1;if(!Ne.test(u))return _e.errors=[1],!1}}}else return _e.errors=[1],!1;var t=i===e}else var t=!0}
return _e.errors=n,e===0}var Ws=Me;function Me(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Me.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Me.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Me.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Me.errors=[1],!1;if(C(s,36))return Me.errors=[1],!1;if(!Ne.test(s))return Me.errors=[1],!1}}}else
return Me.errors=[1],!1}}return Me.errors=n,e===0}var Ys=Q;var Se=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function Q(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===
void 0&&(f="params"))return Q.errors=[1],!1;if(r.query!==void 0){let i=r.query;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.from!==void 0){let a=i.from,u=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let o=typeof a,p;if(p===void 0)if(o==="boolean"||a===null||o==="string"&&a&&a==+a&&
!(a%1))p=+a;else return Q.errors=[1],!1;p!==void 0&&(a=p,i!==void 0&&(i.from=p))}if(e===u&&typeof a==
"number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return Q.errors=[1],!1;if(a<0||isNaN(a))return Q.errors=
[1],!1}var t=u===e}else var t=!0;if(t){if(i.to!==void 0){let a=i.to,u=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let p=typeof a,d;if(d===void 0)if(p==="boolean"||a===null||p==="string"&&
a&&a==+a&&!(a%1))d=+a;else return Q.errors=[1],!1;d!==void 0&&(a=d,i!==void 0&&(i.to=d))}if(e===u&&typeof a==
"number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return Q.errors=[1],!1;if(a<0||isNaN(a))return Q.errors=
[1],!1}var t=u===e}else var t=!0;if(t){if(i.key_id!==void 0){let a=i.key_id,u=e;if(typeof a!="string"){
let p=typeof a,d;if(d===void 0)if(p=="number"||p=="boolean")d=""+a;else if(a===null)d="";else return Q.
errors=[1],!1;d!==void 0&&(a=d,i!==void 0&&(i.key_id=d))}if(e===u&&typeof a=="string"){if(O(a,256))return Q.
errors=[1],!1;if(C(a,1))return Q.errors=[1],!1;if(!Se.test(a))return Q.errors=[1],!1}var t=u===e}else
var t=!0;if(t){if(i.model!==void 0){let a=i.model,u=e;if(typeof a!="string"){let p=typeof a,d;if(d===
void 0)if(p=="number"||p=="boolean")d=""+a;else if(a===null)d="";else return Q.errors=[1],!1;d!==void 0&&
(a=d,i!==void 0&&(i.model=d))}if(e===u&&typeof a=="string"){if(O(a,256))return Q.errors=[1],!1;if(C(
a,1))return Q.errors=[1],!1;if(!Se.test(a))return Q.errors=[1],!1}var t=u===e}else var t=!0;if(t)if(i.
by!==void 0){let a=i.by,u=e;if(e===u)if(Array.isArray(a)){if(a.length>4)return Q.errors=[1],!1;{var l=!0;
let p=a.length;for(let d=0;d<p;d++){let c=a[d],h=e;if(typeof c!="string"){let b=typeof c,y;if(y===void 0)
if(b=="number"||b=="boolean")y=""+c;else if(c===null)y="";else return Q.errors=[1],!1;y!==void 0&&(c=
y,a!==void 0&&(a[d]=y))}if(!(c==="key"||c==="model"||c==="agent"||c==="hour"))return Q.errors=[1],!1;
var l=h===e;if(!l)break}if(l){let d=a.length,c;if(d>1){let h={};for(;d--;){let v=a[d];if(typeof v=="\
string"){if(typeof h[v]=="number"){return c=h[v],Q.errors=[1],!1;break}h[v]=d}}}}}}else return Q.errors=
[1],!1;var t=u===e}else var t=!0}}}}else return Q.errors=[1],!1}}return Q.errors=n,e===0}var Vs=G;function G(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return G.errors=[1],
!1;if(r.query!==void 0){let f=r.query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.limit===
void 0&&(f.limit=100),f.from!==void 0){let s=f.from,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let u=typeof s,o;if(o===void 0)if(u==="boolean"||s===null||u==="string"&&s&&s==+s&&!(s%
1))o=+s;else return G.errors=[1],!1;o!==void 0&&(s=o,f!==void 0&&(f.from=o))}if(e===a&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return G.errors=[1],!1;if(s<0||isNaN(s))return G.errors=
[1],!1}var t=a===e}else var t=!0;if(t){if(f.to!==void 0){let s=f.to,a=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o==="boolean"||s===null||o==="string"&&
s&&s==+s&&!(s%1))p=+s;else return G.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.to=p))}if(e===a&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return G.errors=[1],!1;if(s<0||isNaN(s))return G.errors=
[1],!1}var t=a===e}else var t=!0;if(t){if(f.key_id!==void 0){let s=f.key_id,a=e;if(typeof s!="string"){
let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else return G.
errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.key_id=p))}if(e===a&&typeof s=="string"){if(O(s,256))return G.
errors=[1],!1;if(C(s,1))return G.errors=[1],!1;if(!Se.test(s))return G.errors=[1],!1}var t=a===e}else
var t=!0;if(t){if(f.model!==void 0){let s=f.model,a=e;if(typeof s!="string"){let o=typeof s,p;if(p===
void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else return G.errors=[1],!1;p!==void 0&&
(s=p,f!==void 0&&(f.model=p))}if(e===a&&typeof s=="string"){if(O(s,256))return G.errors=[1],!1;if(C(
s,1))return G.errors=[1],!1;if(!Se.test(s))return G.errors=[1],!1}var t=a===e}else var t=!0;if(t){let s=f.
limit,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o===
"boolean"||s===null||o==="string"&&s&&s==+s&&!(s%1))p=+s;else return G.errors=[1],!1;p!==void 0&&(s=
p,f!==void 0&&(f.limit=p))}if(e===a&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return G.errors=
[1],!1;if(s<1||isNaN(s))return G.errors=[1],!1}var t=a===e;if(t)if(f.after!==void 0){let o=f.after,p=e;
if(typeof o!="string"){let c=typeof o,h;if(h===void 0)if(c=="number"||c=="boolean")h=""+o;else if(o===
null)h="";else return G.errors=[1],!1;h!==void 0&&(o=h,f!==void 0&&(f.after=h))}if(e===p&&typeof o==
"string"){if(O(o,256))return G.errors=[1],!1;if(C(o,1))return G.errors=[1],!1}var t=p===e}else var t=!0}}}}}else
return G.errors=[1],!1}}return G.errors=n,e===0}var Gs=Kr;function Kr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Kr.errors=[1],
!1}return Kr.errors=n,e===0}var Js=ie;function ie(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ie.errors=[1],
!1;if(r.query!==void 0){let f=r.query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.step===
void 0&&(f.step="hour"),f.top===void 0&&(f.top=20);let s;if(f.metric===void 0&&(s="metric"))return ie.
errors=[1],!1;if(f.metric!==void 0){let a=f.metric,u=e;if(typeof a!="string"){let o=typeof a,p;if(p===
void 0)if(o=="number"||o=="boolean")p=""+a;else if(a===null)p="";else return ie.errors=[1],!1;p!==void 0&&
(a=p,f!==void 0&&(f.metric=p))}if(!(a==="requests"||a==="failed"||a==="attempts"||a==="failed_attemp\
ts"||a==="prompt_tokens"||a==="cached_tokens"||a==="completion_tokens"||a==="tokens"||a==="charged"||
a==="cost"||a==="first_token_p50_ms"||a==="first_token_p95_ms"||a==="whole_p50_ms"||a==="whole_p95_m\
s"))return ie.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(f.by!==void 0){let a=f.by,u=e;if(typeof a!=
"string"){let p=typeof a,d;if(d===void 0)if(p=="number"||p=="boolean")d=""+a;else if(a===null)d="";else
return ie.errors=[1],!1;d!==void 0&&(a=d,f!==void 0&&(f.by=d))}if(!(a==="key"||a==="model"||a==="age\
nt"||a==="upstream"||a==="status"))return ie.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(f.from!==
void 0){let a=f.from,u=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p=typeof a,d;
if(d===void 0)if(p==="boolean"||a===null||p==="string"&&a&&a==+a&&!(a%1))d=+a;else return ie.errors=
[1],!1;d!==void 0&&(a=d,f!==void 0&&(f.from=d))}if(e===u&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ie.errors=[1],!1;if(a<0||isNaN(a))return ie.errors=[1],!1}var t=u===e}else var t=!0;
if(t){if(f.to!==void 0){let a=f.to,u=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p=typeof a,
d;if(d===void 0)if(p==="boolean"||a===null||p==="string"&&a&&a==+a&&!(a%1))d=+a;else return ie.errors=
[1],!1;d!==void 0&&(a=d,f!==void 0&&(f.to=d))}if(e===u&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ie.errors=[1],!1;if(a<0||isNaN(a))return ie.errors=[1],!1}var t=u===e}else var t=!0;
if(t){let a=f.step,u=e;if(typeof a!="string"){let p=typeof a,d;if(d===void 0)if(p=="number"||p=="boo\
lean")d=""+a;else if(a===null)d="";else return ie.errors=[1],!1;d!==void 0&&(a=d,f!==void 0&&(f.step=
d))}if(!(a==="hour"||a==="day"))return ie.errors=[1],!1;var t=u===e;if(t){let p=f.top,d=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let h=typeof p,v;if(v===void 0)if(h==="boolean"||p===null||
h==="string"&&p&&p==+p&&!(p%1))v=+p;else return ie.errors=[1],!1;v!==void 0&&(p=v,f!==void 0&&(f.top=
v))}if(e===d&&typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p))return ie.errors=[1],!1;if(p<1||isNaN(
p))return ie.errors=[1],!1}var t=d===e}}}}}}else return ie.errors=[1],!1}}return ie.errors=n,e===0}var Qs=L;var Ko=new RegExp("^[a-z0-9_]+$","u");function L(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&
(l="params"))return L.errors=[1],!1;if(r.query!==void 0){let f=r.query;if(e===e)if(f&&typeof f=="obj\
ect"&&!Array.isArray(f)){if(f.limit===void 0&&(f.limit=100),f.from!==void 0){let s=f.from,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let u=typeof s,o;if(o===void 0)if(u==="boolean"||s===null||
u==="string"&&s&&s==+s&&!(s%1))o=+s;else return L.errors=[1],!1;o!==void 0&&(s=o,f!==void 0&&(f.from=
o))}if(e===a&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return L.errors=[1],!1;if(s<
0||isNaN(s))return L.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(f.to!==void 0){let s=f.to,a=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o==="boo\
lean"||s===null||o==="string"&&s&&s==+s&&!(s%1))p=+s;else return L.errors=[1],!1;p!==void 0&&(s=p,f!==
void 0&&(f.to=p))}if(e===a&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return L.errors=
[1],!1;if(s<0||isNaN(s))return L.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(f.key_id!==void 0){
let s=f.key_id,a=e;if(typeof s!="string"){let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")
p=""+s;else if(s===null)p="";else return L.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.key_id=p))}
if(e===a&&typeof s=="string"){if(O(s,256))return L.errors=[1],!1;if(C(s,1))return L.errors=[1],!1;if(!Se.
test(s))return L.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(f.model!==void 0){let s=f.model,a=e;
if(typeof s!="string"){let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===
null)p="";else return L.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.model=p))}if(e===a&&typeof s==
"string"){if(O(s,256))return L.errors=[1],!1;if(C(s,1))return L.errors=[1],!1;if(!Se.test(s))return L.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(f.agent!==void 0){let s=f.agent,a=e;if(typeof s!="s\
tring"){let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else
return L.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.agent=p))}if(e===a&&typeof s=="string"){if(O(
s,256))return L.errors=[1],!1;if(C(s,1))return L.errors=[1],!1;if(!Se.test(s))return L.errors=[1],!1}
var t=a===e}else var t=!0;if(t){if(f.upstream!==void 0){let s=f.upstream,a=e;if(typeof s!="string"){
let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else return L.
errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.upstream=p))}if(e===a&&typeof s=="string"){if(O(s,64))
return L.errors=[1],!1;if(C(s,1))return L.errors=[1],!1;if(!Se.test(s))return L.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(f.status!==void 0){let s=f.status,a=e;if(typeof s!="string"){let o=typeof s,
p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else return L.errors=[1],!1;
p!==void 0&&(s=p,f!==void 0&&(f.status=p))}if(e===a&&typeof s=="string"){if(O(s,64))return L.errors=
[1],!1;if(C(s,1))return L.errors=[1],!1;if(!Ko.test(s))return L.errors=[1],!1}var t=a===e}else var t=!0;
if(t){if(f.slower_than_ms!==void 0){let s=f.slower_than_ms,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o==="boolean"||s===null||o==="string"&&s&&s==+s&&
!(s%1))p=+s;else return L.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.slower_than_ms=p))}if(e===a&&
typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=[1],!1;if(s<0||isNaN(
s))return L.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(f.costlier_than!==void 0){let s=f.costlier_than,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o===
"boolean"||s===null||o==="string"&&s&&s==+s&&!(s%1))p=+s;else return L.errors=[1],!1;p!==void 0&&(s=
p,f!==void 0&&(f.costlier_than=p))}if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return L.errors=[1],!1;if(s<0||isNaN(s))return L.errors=[1],!1}var t=a===e}else var t=!0;if(t){
let s=f.limit,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===
void 0)if(o==="boolean"||s===null||o==="string"&&s&&s==+s&&!(s%1))p=+s;else return L.errors=[1],!1;p!==
void 0&&(s=p,f!==void 0&&(f.limit=p))}if(e===a&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))
return L.errors=[1],!1;if(s<1||isNaN(s))return L.errors=[1],!1}var t=a===e;if(t)if(f.after!==void 0){
let o=f.after,p=e;if(typeof o!="string"){let c=typeof o,h;if(h===void 0)if(c=="number"||c=="boolean")
h=""+o;else if(o===null)h="";else return L.errors=[1],!1;h!==void 0&&(o=h,f!==void 0&&(f.after=h))}if(e===
p&&typeof o=="string"){if(O(o,256))return L.errors=[1],!1;if(C(o,1))return L.errors=[1],!1}var t=p===
e}else var t=!0}}}}}}}}}}else return L.errors=[1],!1}}return L.errors=n,e===0}var et=Pe;function Pe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Pe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Pe.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Pe.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Pe.errors=[1],!1;if(C(s,36))return Pe.errors=[1],!1;if(!Ne.test(s))return Pe.errors=[1],!1}}}else
return Pe.errors=[1],!1}}return Pe.errors=n,e===0}var rt=re;function re(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return re.errors=[1],
!1;if(r.query!==void 0){let f=r.query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.limit===
void 0&&(f.limit=100),f.state!==void 0){let s=f.state,a=e;if(typeof s!="string"){let u=typeof s,o;if(o===
void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else return re.errors=[1],!1;o!==void 0&&
(s=o,f!==void 0&&(f.state=o))}if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||
s==="settled"||s==="settle_unknown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))
return re.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(f.network!==void 0){let s=f.network,a=e;if(typeof s!=
"string"){let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else
return re.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.network=p))}if(e===a&&typeof s=="string"){if(O(
s,64))return re.errors=[1],!1;if(C(s,1))return re.errors=[1],!1;if(!Se.test(s))return re.errors=[1],
!1}var t=a===e}else var t=!0;if(t){if(f.payer!==void 0){let s=f.payer,a=e;if(typeof s!="string"){let o=typeof s,
p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else return re.errors=[1],
!1;p!==void 0&&(s=p,f!==void 0&&(f.payer=p))}if(e===a&&typeof s=="string"){if(O(s,64))return re.errors=
[1],!1;if(C(s,1))return re.errors=[1],!1;if(!Se.test(s))return re.errors=[1],!1}var t=a===e}else var t=!0;
if(t){let s=f.limit,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===
void 0)if(o==="boolean"||s===null||o==="string"&&s&&s==+s&&!(s%1))p=+s;else return re.errors=[1],!1;
p!==void 0&&(s=p,f!==void 0&&(f.limit=p))}if(e===a&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s))return re.errors=[1],!1;if(s<1||isNaN(s))return re.errors=[1],!1}var t=a===e;if(t)if(f.after!==void 0){
let o=f.after,p=e;if(typeof o!="string"){let c=typeof o,h;if(h===void 0)if(c=="number"||c=="boolean")
h=""+o;else if(o===null)h="";else return re.errors=[1],!1;h!==void 0&&(o=h,f!==void 0&&(f.after=h))}
if(e===p&&typeof o=="string"){if(O(o,36))return re.errors=[1],!1;if(C(o,36))return re.errors=[1],!1;
if(!Ne.test(o))return re.errors=[1],!1}var t=p===e}else var t=!0}}}}else return re.errors=[1],!1}}return re.
errors=n,e===0}var st=Xe;function Xe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Xe.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Xe.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Xe.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Xe.errors=[1],!1;if(C(s,36))return Xe.errors=[1],!1;if(!Ne.test(s))return Xe.errors=[1],!1}}}else
return Xe.errors=[1],!1}}return Xe.errors=n,e===0}var tt=Re;function Re(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Re.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Re.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Re.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Re.errors=[1],!1;if(C(s,36))return Re.errors=[1],!1;if(!Ne.test(s))return Re.errors=[1],!1}}}else
return Re.errors=[1],!1}}return Re.errors=n,e===0}var it=be;function be(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return be.errors=[1],
!1;if(r.query!==void 0){let f=r.query,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.
reason!==void 0){let s=f.reason,a=e;if(typeof s!="string"){let u=typeof s,o;if(o===void 0)if(u=="num\
ber"||u=="boolean")o=""+s;else if(s===null)o="";else return be.errors=[1],!1;o!==void 0&&(s=o,f!==void 0&&
(f.reason=o))}if(e===a&&typeof s=="string"){if(O(s,512))return be.errors=[1],!1;if(C(s,1))return be.
errors=[1],!1;if(!Se.test(s))return be.errors=[1],!1}}}else return be.errors=[1],!1;var t=i===e}else
var t=!0;if(t)if(r.params!==void 0){let f=r.params,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(
f)){let a;if(f.id===void 0&&(a="id"))return be.errors=[1],!1;if(f.id!==void 0){let u=f.id,o=e;if(typeof u!=
"string"){let p=typeof u,d;if(d===void 0)if(p=="number"||p=="boolean")d=""+u;else if(u===null)d="";else
return be.errors=[1],!1;d!==void 0&&(u=d,f!==void 0&&(f.id=d))}if(e===o&&typeof u=="string"){if(O(u,
36))return be.errors=[1],!1;if(C(u,36))return be.errors=[1],!1;if(!Ne.test(u))return be.errors=[1],!1}}}else
return be.errors=[1],!1;var t=i===e}else var t=!0}return be.errors=n,e===0}var nt=Fr;function Fr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Fr.errors=[1],
!1}return Fr.errors=n,e===0}var ot=ze;var Ur=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function ze(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||
r.params===void 0&&(t="params"))return ze.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.name===void 0&&(i="name"))return ze.errors=
[1],!1;if(l.name!==void 0){let s=l.name,a=e;if(typeof s!="string"){let u=typeof s,o;if(o===void 0)if(u==
"number"||u=="boolean")o=""+s;else if(s===null)o="";else return ze.errors=[1],!1;o!==void 0&&(s=o,l!==
void 0&&(l.name=o))}if(e===a&&typeof s=="string"){if(O(s,64))return ze.errors=[1],!1;if(C(s,1))return ze.
errors=[1],!1;if(!Ur.test(s))return ze.errors=[1],!1}}}else return ze.errors=[1],!1}}return ze.errors=
n,e===0}var at=Ue;function Ue(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ue.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.name===void 0&&(i="name"))return Ue.errors=[1],!1;if(l.name!==void 0){let s=l.name,a=e;if(typeof s!=
"string"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Ue.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.name=o))}if(e===a&&typeof s=="string"){if(O(
s,64))return Ue.errors=[1],!1;if(C(s,1))return Ue.errors=[1],!1;if(!Ur.test(s))return Ue.errors=[1],
!1}}}else return Ue.errors=[1],!1}}return Ue.errors=n,e===0}var ft=Ie;function Ie(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ie.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.name===void 0&&(i="name"))return Ie.errors=[1],!1;if(l.name!==void 0){let s=l.name,a=e;if(typeof s!=
"string"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Ie.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.name=o))}if(e===a&&typeof s=="string"){if(O(
s,64))return Ie.errors=[1],!1;if(C(s,1))return Ie.errors=[1],!1;if(!Ur.test(s))return Ie.errors=[1],
!1}}}else return Ie.errors=[1],!1}}return Ie.errors=n,e===0}var lt=Or;function Or(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Or.errors=[1],
!1}return Or.errors=n,e===0}var ut=Lr;function Lr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Lr.errors=[1],
!1}return Lr.errors=n,e===0}var pt=Ze;var Fo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Ze(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||
r.params===void 0&&(t="params"))return Ze.errors=[1],!1;if(r.params!==void 0){let l=r.params;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.id===void 0&&(i="id"))return Ze.errors=[1],
!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="string"){let u=typeof s,o;if(o===void 0)if(u=="num\
ber"||u=="boolean")o=""+s;else if(s===null)o="";else return Ze.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&
(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,64))return Ze.errors=[1],!1;if(C(s,1))return Ze.errors=
[1],!1;if(!Fo.test(s))return Ze.errors=[1],!1}}}else return Ze.errors=[1],!1}}return Ze.errors=n,e===
0}var dt=wr;function wr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return wr.errors=[1],
!1}return wr.errors=n,e===0}var ct=Cr;function Cr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Cr.errors=[1],
!1}return Cr.errors=n,e===0}var mt=Er;function Er(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Er.errors=[1],
!1}return Er.errors=n,e===0}var yt=Mr;function Mr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Mr.errors=[1],
!1}return Mr.errors=n,e===0}var ht=Pr;function Pr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Pr.errors=[1],
!1}return Pr.errors=n,e===0}var vt=Qe;function Qe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Qe.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
idempotency-key"]!==void 0){let i=l["idempotency-key"],s=e;if(typeof i!="string"){let a=typeof i,u;if(u===
void 0)if(a=="number"||a=="boolean")u=""+i;else if(i===null)u="";else return Qe.errors=[1],!1;u!==void 0&&
(i=u,l!==void 0&&(l["idempotency-key"]=u))}if(e===s&&typeof i=="string"){if(O(i,255))return Qe.errors=
[1],!1;if(C(i,1))return Qe.errors=[1],!1;if(!gr.test(i))return Qe.errors=[1],!1}}}else return Qe.errors=
[1],!1}}return Qe.errors=n,e===0}var gt=De;function De(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return De.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return De.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return De.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return De.errors=[1],!1;if(C(s,36))return De.errors=[1],!1;if(!Ne.test(s))return De.errors=[1],!1}}}else
return De.errors=[1],!1}}return De.errors=n,e===0}var _t=Be;function Be(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Be.errors=[1],
!1;if(r.params!==void 0){let l=r.params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;
if(l.id===void 0&&(i="id"))return Be.errors=[1],!1;if(l.id!==void 0){let s=l.id,a=e;if(typeof s!="st\
ring"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else
return Be.errors=[1],!1;o!==void 0&&(s=o,l!==void 0&&(l.id=o))}if(e===a&&typeof s=="string"){if(O(s,
36))return Be.errors=[1],!1;if(C(s,36))return Be.errors=[1],!1;if(!Ne.test(s))return Be.errors=[1],!1}}}else
return Be.errors=[1],!1}}return Be.errors=n,e===0}var bt=ke;function ke(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return ke.errors=[1],
!1;if(r.headers!==void 0){let f=r.headers,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f["idempotency-key"]!==void 0){let s=f["idempotency-key"],a=e;if(typeof s!="string"){let u=typeof s,
o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else return ke.errors=[1],
!1;o!==void 0&&(s=o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof s=="string"){if(O(s,255))
return ke.errors=[1],!1;if(C(s,1))return ke.errors=[1],!1;if(!gr.test(s))return ke.errors=[1],!1}}}else
return ke.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let f=r.params,i=e;if(e===
i)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.id===void 0&&(a="id"))return ke.errors=[1],
!1;if(f.id!==void 0){let u=f.id,o=e;if(typeof u!="string"){let p=typeof u,d;if(d===void 0)if(p=="num\
ber"||p=="boolean")d=""+u;else if(u===null)d="";else return ke.errors=[1],!1;d!==void 0&&(u=d,f!==void 0&&
(f.id=d))}if(e===o&&typeof u=="string"){if(O(u,36))return ke.errors=[1],!1;if(C(u,36))return ke.errors=
[1],!1;if(!Ne.test(u))return ke.errors=[1],!1}}}else return ke.errors=[1],!1;var t=i===e}else var t=!0}
return ke.errors=n,e===0}var kt=W;function W(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return W.errors=[1],
!1;if(r.query!==void 0){let f=r.query;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.limit===
void 0&&(f.limit=100),f.from!==void 0){let s=f.from,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let u=typeof s,o;if(o===void 0)if(u==="boolean"||s===null||u==="string"&&s&&s==+s&&!(s%
1))o=+s;else return W.errors=[1],!1;o!==void 0&&(s=o,f!==void 0&&(f.from=o))}if(e===a&&typeof s=="nu\
mber"&&isFinite(s)){if(s>41024448e5||isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=
[1],!1}var t=a===e}else var t=!0;if(t){if(f.to!==void 0){let s=f.to,a=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o==="boolean"||s===null||o==="string"&&
s&&s==+s&&!(s%1))p=+s;else return W.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.to=p))}if(e===a&&typeof s==
"number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return W.errors=[1],!1;if(s<0||isNaN(s))return W.errors=
[1],!1}var t=a===e}else var t=!0;if(t){if(f.action!==void 0){let s=f.action,a=e;if(typeof s!="string"){
let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")p=""+s;else if(s===null)p="";else return W.
errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.action=p))}if(!(s==="createKey"||s==="changeKey"||s===
"rotateKey"||s==="revokeKey"||s==="restoreKey"||s==="drainUpstream"||s==="restoreUpstream"||s==="pro\
beUpstream"||s==="reconcilePayment"||s==="closePayment"||s==="createOperator"||s==="changeOperator"||
s==="rotateOperator"||s==="revokeOperator"||s==="createSession"||s==="endSession"||s==="drainServer"||
s==="reload"||s==="backup"||s==="migrate"||s==="copyStore"))return W.errors=[1],!1;var t=a===e}else var t=!0;
if(t){if(f.name!==void 0){let s=f.name,a=e;if(typeof s!="string"){let o=typeof s,p;if(p===void 0)if(o==
"number"||o=="boolean")p=""+s;else if(s===null)p="";else return W.errors=[1],!1;p!==void 0&&(s=p,f!==
void 0&&(f.name=p))}if(e===a&&typeof s=="string"){if(O(s,128))return W.errors=[1],!1;if(C(s,1))return W.
errors=[1],!1;if(!Se.test(s))return W.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(f.target!==void 0){
let s=f.target,a=e;if(typeof s!="string"){let o=typeof s,p;if(p===void 0)if(o=="number"||o=="boolean")
p=""+s;else if(s===null)p="";else return W.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.target=p))}
if(e===a&&typeof s=="string"){if(O(s,128))return W.errors=[1],!1;if(C(s,1))return W.errors=[1],!1;if(!Se.
test(s))return W.errors=[1],!1}var t=a===e}else var t=!0;if(t){let s=f.limit,a=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o=typeof s,p;if(p===void 0)if(o==="boolean"||s===null||o===
"string"&&s&&s==+s&&!(s%1))p=+s;else return W.errors=[1],!1;p!==void 0&&(s=p,f!==void 0&&(f.limit=p))}
if(e===a&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return W.errors=[1],!1;if(s<1||isNaN(s))
return W.errors=[1],!1}var t=a===e;if(t)if(f.after!==void 0){let o=f.after,p=e;if(typeof o!="string"){
let c=typeof o,h;if(h===void 0)if(c=="number"||c=="boolean")h=""+o;else if(o===null)h="";else return W.
errors=[1],!1;h!==void 0&&(o=h,f!==void 0&&(f.after=h))}if(e===p&&typeof o=="string"){if(O(o,36))return W.
errors=[1],!1;if(C(o,36))return W.errors=[1],!1;if(!Ne.test(o))return W.errors=[1],!1}var t=p===e}else
var t=!0}}}}}}else return W.errors=[1],!1}}return W.errors=n,e===0}var Nt=Xr;function Xr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Xr.errors=[1],
!1}return Xr.errors=n,e===0}var St=Rr;function Rr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Rr.errors=[1],
!1}return Rr.errors=n,e===0}var xt=zr;function zr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return zr.errors=[1],
!1}return zr.errors=n,e===0}var At=ur;function ur(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return ur.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let a=typeof i,u;if(u===
void 0)if(a=="number"||a=="boolean")u=""+i;else if(i===null)u="";else return ur.errors=[1],!1;u!==void 0&&
(i=u,l!==void 0&&(l["if-none-match"]=u))}if(e===s&&typeof i=="string"&&O(i,4096))return ur.errors=[1],
!1}}else return ur.errors=[1],!1}}return ur.errors=n,e===0}var Tt=pr;function pr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return pr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let a=typeof i,u;if(u===
void 0)if(a=="number"||a=="boolean")u=""+i;else if(i===null)u="";else return pr.errors=[1],!1;u!==void 0&&
(i=u,l!==void 0&&(l["if-none-match"]=u))}if(e===s&&typeof i=="string"&&O(i,4096))return pr.errors=[1],
!1}}else return pr.errors=[1],!1}}return pr.errors=n,e===0}var qt=xe;var $t=new RegExp("^[a-z][a-z0-9.-]*$","u");function xe(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===
void 0&&(l="params"))return xe.errors=[1],!1;if(r.headers!==void 0){let f=r.headers,i=e;if(e===i)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let s=f["if-none-match"],a=e;
if(typeof s!="string"){let u=typeof s,o;if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===
null)o="";else return xe.errors=[1],!1;o!==void 0&&(s=o,f!==void 0&&(f["if-none-match"]=o))}if(e===a&&
typeof s=="string"&&O(s,4096))return xe.errors=[1],!1}}else return xe.errors=[1],!1;var t=i===e}else
var t=!0;if(t)if(r.params!==void 0){let f=r.params,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(
f)){let a;if(f.file===void 0&&(a="file"))return xe.errors=[1],!1;if(f.file!==void 0){let u=f.file,o=e;
if(typeof u!="string"){let p=typeof u,d;if(d===void 0)if(p=="number"||p=="boolean")d=""+u;else if(u===
null)d="";else return xe.errors=[1],!1;d!==void 0&&(u=d,f!==void 0&&(f.file=d))}if(e===o&&typeof u==
"string"){if(O(u,64))return xe.errors=[1],!1;if(C(u,1))return xe.errors=[1],!1;if(!$t.test(u))return xe.
errors=[1],!1}}}else return xe.errors=[1],!1;var t=i===e}else var t=!0}return xe.errors=n,e===0}var jt=dr;function dr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return dr.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let i=l["if-none-match"],s=e;if(typeof i!="string"){let a=typeof i,u;if(u===
void 0)if(a=="number"||a=="boolean")u=""+i;else if(i===null)u="";else return dr.errors=[1],!1;u!==void 0&&
(i=u,l!==void 0&&(l["if-none-match"]=u))}if(e===s&&typeof i=="string"&&O(i,4096))return dr.errors=[1],
!1}}else return dr.errors=[1],!1}}return dr.errors=n,e===0}var Kt=Ae;function Ae(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.query===void 0&&
(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l="params"))return Ae.errors=[1],
!1;if(r.headers!==void 0){let f=r.headers,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f["if-none-match"]!==void 0){let s=f["if-none-match"],a=e;if(typeof s!="string"){let u=typeof s,o;
if(o===void 0)if(u=="number"||u=="boolean")o=""+s;else if(s===null)o="";else return Ae.errors=[1],!1;
o!==void 0&&(s=o,f!==void 0&&(f["if-none-match"]=o))}if(e===a&&typeof s=="string"&&O(s,4096))return Ae.
errors=[1],!1}}else return Ae.errors=[1],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let f=r.
params,i=e;if(e===i)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.file===void 0&&(a="file"))
return Ae.errors=[1],!1;if(f.file!==void 0){let u=f.file,o=e;if(typeof u!="string"){let p=typeof u,d;
if(d===void 0)if(p=="number"||p=="boolean")d=""+u;else if(u===null)d="";else return Ae.errors=[1],!1;
d!==void 0&&(u=d,f!==void 0&&(f.file=d))}if(e===o&&typeof u=="string"){if(O(u,64))return Ae.errors=[
1],!1;if(C(u,1))return Ae.errors=[1],!1;if(!$t.test(u))return Ae.errors=[1],!1}}}else return Ae.errors=
[1],!1;var t=i===e}else var t=!0}return Ae.errors=n,e===0}var Ot=ar(hr()),Lt=ar(vr()),fa={...Ot.formats,...Lt.fastFormats},wt=Ct;function Ct(r){let n=null,e=0;return Ct.errors=n,e===0}var Et=Mt;function Mt(r){let n=null,e=0;return Mt.errors=n,e===0}var Pt=Xt;function Xt(r){let n=null,e=0;return Xt.errors=n,e===0}var Rt=zt;function zt(r){let n=null,e=0;return zt.errors=n,e===0}var Ut=F,Lo={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7\
f]+$"},owner:{type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},scopes:{
$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:\
BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var wo=Object.prototype.hasOwnProperty,He=fr,nr=lr,Ft=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),It=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function F(r){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.body===void 0&&(a="body"))return F.errors=[1],!1;if(r.body!==void 0){let u=r.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.name===void 0&&(p="name"))return F.
errors=[1],!1;{let d=e;for(let c in u)if(!wo.call(Lo.properties.body.properties,c)){return F.errors=
[1],!1;break}if(d===e){if(u.name!==void 0){let c=u.name,h=e;if(e===h)if(typeof c=="string"){if(He(c,
128))return F.errors=[1],!1;if(nr(c,1))return F.errors=[1],!1;if(!Ft.test(c))return F.errors=[1],!1}else
return F.errors=[1],!1;var t=h===e}else var t=!0;if(t){if(u.owner!==void 0){let c=u.owner,h=e;if(typeof c!=
"string"&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c=="string"){if(He(c,256))return F.errors=
[1],!1;if(nr(c,1))return F.errors=[1],!1;if(!Ft.test(c))return F.errors=[1],!1}var t=h===e}else var t=!0;
if(t){if(u.scopes!==void 0){let c=u.scopes,h=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return F.
errors=[1],!1;if(c.length<1)return F.errors=[1],!1;{var l=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],
k=e;if(typeof T!="string")return F.errors=[1],!1;if(!(T==="chat"||T==="mesh"))return F.errors=[1],!1;
var l=k===e;if(!l)break}if(l){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];if(typeof K=="\
string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}else return F.errors=
[1],!1;var t=h===e}else var t=!0;if(t){if(u.models!==void 0){let c=u.models,h=e,v=e;if(!Array.isArray(
c)&&c!==null)return F.errors=[1],!1;if(e===v&&Array.isArray(c)){if(c.length>64)return F.errors=[1],!1;
if(c.length<1)return F.errors=[1],!1;{var f=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],k=e;if(e===
k)if(typeof T=="string"){if(He(T,256))return F.errors=[1],!1;if(nr(T,1))return F.errors=[1],!1}else return F.
errors=[1],!1;var f=k===e;if(!f)break}if(f){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];
if(typeof K=="string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}var t=h===
e}else var t=!0;if(t){if(u.agents!==void 0){let c=u.agents,h=e,v=e;if(!Array.isArray(c)&&c!==null)return F.
errors=[1],!1;if(e===v&&Array.isArray(c)){if(c.length>1e3)return F.errors=[1],!1;if(c.length<1)return F.
errors=[1],!1;{var i=!0;let y=c.length;for(let m=0;m<y;m++){let T=c[m],k=e;if(e===k)if(typeof T=="st\
ring"){if(He(T,64))return F.errors=[1],!1;if(nr(T,1))return F.errors=[1],!1}else return F.errors=[1],
!1;var i=k===e;if(!i)break}if(i){let m=c.length,T;if(m>1){let k={};for(;m--;){let K=c[m];if(typeof K==
"string"){if(typeof k[K]=="number"){return T=k[K],F.errors=[1],!1;break}k[K]=m}}}}}}var t=h===e}else
var t=!0;if(t){if(u.expires_at!==void 0){let c=u.expires_at,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||
isNaN(c))return F.errors=[1],!1;if(c<0||isNaN(c))return F.errors=[1],!1}var t=h===e}else var t=!0;if(t){
if(u.rpm!==void 0){let c=u.rpm,h=e,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==
null)return F.errors=[1],!1;if(e===v&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return F.errors=
[1],!1;if(c<1||isNaN(c))return F.errors=[1],!1}var t=h===e}else var t=!0;if(t){if(u.tpm!==void 0){let c=u.
tpm,h=e,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;
if(e===v&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(c))return F.errors=[1],!1;if(c<1||isNaN(
c))return F.errors=[1],!1}var t=h===e}else var t=!0;if(t){if(u.max_parallel!==void 0){let c=u.max_parallel,
h=e,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return F.errors=[1],!1;if(e===
v&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return F.errors=[1],!1;if(c<1||isNaN(c))return F.
errors=[1],!1}var t=h===e}else var t=!0;if(t){if(u.budget_usd!==void 0){let c=u.budget_usd,h=e,v=e;if(typeof c!=
"string"&&c!==null)return F.errors=[1],!1;if(e===v&&typeof c=="string"){if(He(c,17))return F.errors=
[1],!1;if(!It.test(c))return F.errors=[1],!1}var t=h===e}else var t=!0;if(t)if(u.budget_period!==void 0){
let c=u.budget_period,h=e,v=e,b=!1,y=e;typeof c!="string"&&(n===null?n=[1]:n.push(1),e++),c==="day"||
c==="month"||c==="total"||(n===null?n=[1]:n.push(1),e++);var s=y===e;if(b=b||s,!b){let T=e;c!==null&&
(n===null?n=[1]:n.push(1),e++);var s=T===e;b=b||s}if(b)e=v,n!==null&&(v?n.length=v:n=null);else return n===
null?n=[1]:n.push(1),e++,F.errors=n,!1;var t=h===e}else var t=!0}}}}}}}}}}}}else return F.errors=[1],
!1}}return F.errors=n,e===0}var Zt=Dt;function Dt(r){let n=null,e=0;return Dt.errors=n,e===0}var Bt=Ht;function Ht(r){let n=null,e=0;return Ht.errors=n,e===0}var Wt=pe;function pe(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1)return pe.errors=
[1],!1;{let s=e;for(let a in f)if(!(a==="rpm"||a==="tpm"||a==="max_parallel"||a==="budget_usd"||a===
"budget_period")){return pe.errors=[1],!1;break}if(s===e){if(f.rpm!==void 0){let a=f.rpm,u=e,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return pe.errors=[1],!1;if(e===o&&typeof a=="num\
ber"&&isFinite(a)){if(a>1e9||isNaN(a))return pe.errors=[1],!1;if(a<1||isNaN(a))return pe.errors=[1],
!1}var t=u===e}else var t=!0;if(t){if(f.tpm!==void 0){let a=f.tpm,u=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return pe.errors=[1],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>1e12||isNaN(a))return pe.errors=[1],!1;if(a<1||isNaN(a))return pe.errors=[1],!1}var t=u===e}else
var t=!0;if(t){if(f.max_parallel!==void 0){let a=f.max_parallel,u=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null)return pe.errors=[1],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>1e6||isNaN(a))return pe.errors=[1],!1;if(a<1||isNaN(a))return pe.errors=[1],!1}var t=u===e}else
var t=!0;if(t){if(f.budget_usd!==void 0){let a=f.budget_usd,u=e,o=e;if(typeof a!="string"&&a!==null)
return pe.errors=[1],!1;if(e===o&&typeof a=="string"){if(He(a,17))return pe.errors=[1],!1;if(!It.test(
a))return pe.errors=[1],!1}var t=u===e}else var t=!0;if(t)if(f.budget_period!==void 0){let a=f.budget_period,
u=e,o=e,p=!1,d=e;typeof a!="string"&&(n===null?n=[1]:n.push(1),e++),a==="day"||a==="month"||a==="tot\
al"||(n===null?n=[1]:n.push(1),e++);var l=d===e;if(p=p||l,!p){let h=e;a!==null&&(n===null?n=[1]:n.push(
1),e++);var l=h===e;p=p||l}if(p)e=o,n!==null&&(o?n.length=o:n=null);else return n===null?n=[1]:n.push(
1),e++,pe.errors=n,!1;var t=u===e}else var t=!0}}}}}}else return pe.errors=[1],!1}return pe.errors=n,
e===0}var Yt=ir;function ir(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.
body;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);
let f=e;for(let i in t)if(i!=="overlap_s"){return ir.errors=[1],!1;break}if(f===e){let i=t.overlap_s,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ir.errors=[1],!1;if(e===s&&typeof i==
"number"&&isFinite(i)){if(i>604800||isNaN(i))return ir.errors=[1],!1;if(i<0||isNaN(i))return ir.errors=
[1],!1}}}else return ir.errors=[1],!1}return ir.errors=n,e===0}var Vt=Gt;function Gt(r){let n=null,e=0;return Gt.errors=n,e===0}var Jt=Qt;function Qt(r){let n=null,e=0;return Qt.errors=n,e===0}var ei=ri;function ri(r){let n=null,e=0;return ri.errors=n,e===0}var si=ti;function ti(r){let n=null,e=0;return ti.errors=n,e===0}var ii=ni;function ni(r){let n=null,e=0;return ni.errors=n,e===0}var oi=ai;function ai(r){let n=null,e=0;return ai.errors=n,e===0}var fi=li;function li(r){let n=null,e=0;return li.errors=n,e===0}var ui=pi;function pi(r){let n=null,e=0;return pi.errors=n,e===0}var di=ci;function ci(r){let n=null,e=0;return ci.errors=n,e===0}var mi=yi;function yi(r){let n=null,e=0;return yi.errors=n,e===0}var hi=vi;function vi(r){let n=null,e=0;return vi.errors=n,e===0}var gi=_i;function _i(r){let n=null,e=0;return _i.errors=n,e===0}var bi=ki;function ki(r){let n=null,e=0;return ki.errors=n,e===0}var Ni=Si;function Si(r){let n=null,e=0;return Si.errors=n,e===0}var xi=Ai;function Ai(r){let n=null,e=0;return Ai.errors=n,e===0}var Ti=qi;function qi(r){let n=null,e=0;return qi.errors=n,e===0}var $i=ji;function ji(r){let n=null,e=0;return ji.errors=n,e===0}var Ki=Fi;function Fi(r){let n=null,e=0;return Fi.errors=n,e===0}var Oi=Li;function Li(r){let n=null,e=0;return Li.errors=n,e===0}var wi=Ci;function Ci(r){let n=null,e=0;return Ci.errors=n,e===0}var Ei=Te;function Te(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.
body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length>1)return Te.errors=
[1],!1;if(Object.keys(l).length<1)return Te.errors=[1],!1;{let i=e;for(let s in l)if(!(s==="token"||
s==="code")){return Te.errors=[1],!1;break}if(i===e){if(l.token!==void 0){let s=l.token,a=e;if(e===a)
if(typeof s=="string"){if(He(s,512))return Te.errors=[1],!1;if(nr(s,1))return Te.errors=[1],!1}else return Te.
errors=[1],!1;var t=a===e}else var t=!0;if(t)if(l.code!==void 0){let s=l.code,a=e;if(e===a)if(typeof s==
"string"){if(He(s,64))return Te.errors=[1],!1;if(nr(s,1))return Te.errors=[1],!1}else return Te.errors=
[1],!1;var t=a===e}else var t=!0}}}else return Te.errors=[1],!1}return Te.errors=n,e===0}var Mi=Pi;function Pi(r){let n=null,e=0;return Pi.errors=n,e===0}var Xi=Ri;function Ri(r){let n=null,e=0;return Ri.errors=n,e===0}var zi=qe;var Co=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function qe(r){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.body===void 0&&(l="body"))return qe.errors=[1],!1;if(r.body!==
void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let s;if(f.name===void 0&&
(s="name")||f.role===void 0&&(s="role"))return qe.errors=[1],!1;{let a=e;for(let u in f)if(!(u==="na\
me"||u==="role")){return qe.errors=[1],!1;break}if(a===e){if(f.name!==void 0){let u=f.name,o=e;if(e===
e)if(typeof u=="string"){if(He(u,64))return qe.errors=[1],!1;if(nr(u,1))return qe.errors=[1],!1;if(!Co.
test(u))return qe.errors=[1],!1}else return qe.errors=[1],!1;var t=o===e}else var t=!0;if(t)if(f.role!==
void 0){let u=f.role,o=e;if(typeof u!="string")return qe.errors=[1],!1;if(!(u==="admin"||u==="viewer"))
return qe.errors=[1],!1;var t=o===e}else var t=!0}}}else return qe.errors=[1],!1}}return qe.errors=n,
e===0}var Ui=Ii;function Ii(r){let n=null,e=0;return Ii.errors=n,e===0}var Zi=er;function er(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&
(t="body"))return er.errors=[1],!1;if(r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let i;if(l.role===void 0&&(i="role"))return er.errors=[1],!1;{let s=e;for(let a in l)
if(a!=="role"){return er.errors=[1],!1;break}if(s===e&&l.role!==void 0){let a=l.role;if(typeof a!="s\
tring")return er.errors=[1],!1;if(!(a==="admin"||a==="viewer"))return er.errors=[1],!1}}}else return er.
errors=[1],!1}}return er.errors=n,e===0}var Di=Bi;function Bi(r){let n=null,e=0;return Bi.errors=n,e===0}var Hi=Wi;function Wi(r){let n=null,e=0;return Wi.errors=n,e===0}var Yi=Vi;function Vi(r){let n=null,e=0;return Vi.errors=n,e===0}var Gi=cr;function cr(r){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.
body;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let f=e;
for(let i in t)if(i!=="dry_run"){return cr.errors=[1],!1;break}if(f===e&&typeof t.dry_run!="boolean")
return cr.errors=[1],!1}else return cr.errors=[1],!1}return cr.errors=n,e===0}var Ji=Qi;function Qi(r){let n=null,e=0;return Qi.errors=n,e===0}var en=rn;function rn(r){let n=null,e=0;return rn.errors=n,e===0}var sn=tn;function tn(r){let n=null,e=0;return tn.errors=n,e===0}var nn=on;function on(r){let n=null,e=0;return on.errors=n,e===0}var an=fn;function fn(r){let n=null,e=0;return fn.errors=n,e===0}var ln=un;function un(r){let n=null,e=0;return un.errors=n,e===0}var pn=ar(hr()),dn=ar(vr()),Mo={...pn.formats,...dn.fastFormats},cn=rr;function rr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.status===void 0&&
(f="status"))return rr.errors=[1],!1;{let i=e;for(let s in t)if(s!=="status"){return rr.errors=[1],!1;
break}if(i===e&&t.status!==void 0){let s=t.status;if(typeof s!="string")return rr.errors=[1],!1;if(s!==
"ok")return rr.errors=[1],!1}}}else return rr.errors=[1],!1}}else return rr.errors=[1],!1;return rr.
errors=n,e===0}var mn=Ir;var g=fr;function le(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
ready===void 0&&(i="ready")||r.parts===void 0&&(i="parts"))return le.errors=[1],!1;{let s=e;for(let a in r)
if(!(a==="ready"||a==="parts")){return le.errors=[1],!1;break}if(s===e){if(r.ready!==void 0){let a=e;
if(typeof r.ready!="boolean")return le.errors=[1],!1;var t=a===e}else var t=!0;if(t)if(r.parts!==void 0){
let a=r.parts,u=e;if(e===u)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>64)
return le.errors=[1],!1;for(let p in a){let d=a[p],c=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(
d)){let v;if(d.ok===void 0&&(v="ok"))return le.errors=[1],!1;{let b=e;for(let y in d)if(!(y==="ok"||
y==="detail")){return le.errors=[1],!1;break}if(b===e){if(d.ok!==void 0){let y=e;if(typeof d.ok!="bo\
olean")return le.errors=[1],!1;var l=y===e}else var l=!0;if(l)if(d.detail!==void 0){let y=d.detail,m=e;
if(e===m)if(typeof y=="string"){if(g(y,1024))return le.errors=[1],!1}else return le.errors=[1],!1;var l=m===
e}else var l=!0}}}else return le.errors=[1],!1;var f=c===e;if(!f)break}}else return le.errors=[1],!1;
var t=u===e}else var t=!0}}}else return le.errors=[1],!1;return le.errors=n,e===0}function Ir(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(le(r.response)||(n=n===
null?le.errors:n.concat(le.errors),e=n.length));else return Ir.errors=[1],!1;return Ir.errors=n,e===
0}var yn=Zr;var Po=Mo.int32,X=lr,Xo=new RegExp("^[a-z][a-z0-9_]*$","u");function mr(r){let n=null,e=0,t=e,l=!1,f=e;
le(r)||(n=n===null?le.errors:n.concat(le.errors),e=n.length);var i=f===e;if(l=l||i,!l){let a=e;if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.error===void 0&&(p="error")||r.message===void 0&&
(p="message"))n===null?n=[1]:n.push(1),e++;else{let d=e;for(let c in r)if(!(c==="error"||c==="messag\
e"||c==="code"||c==="param")){n===null?n=[1]:n.push(1),e++;break}if(d===e){if(r.error!==void 0){let c=r.
error,h=e;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(n===null?n=[1]:n.push(1),e++),e===h&&
typeof c=="number"&&isFinite(c)&&(c>599||isNaN(c)?(n===null?n=[1]:n.push(1),e++):c<400||isNaN(c)?(n===
null?n=[1]:n.push(1),e++):Po.validate(c)||(n===null?n=[1]:n.push(1),e++));var s=h===e}else var s=!0;
if(s){if(r.message!==void 0){let c=r.message,h=e;e===h&&(typeof c=="string"?g(c,2048)?(n===null?n=[1]:
n.push(1),e++):X(c,1)&&(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=h===e}else
var s=!0;if(s){if(r.code!==void 0){let c=r.code,h=e;e===h&&(typeof c=="string"?g(c,64)?(n===null?n=[
1]:n.push(1),e++):Xo.test(c)||(n===null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=h===
e}else var s=!0;if(s)if(r.param!==void 0){let c=r.param,h=e;e===h&&(typeof c=="string"?g(c,256)&&(n===
null?n=[1]:n.push(1),e++):(n===null?n=[1]:n.push(1),e++));var s=h===e}else var s=!0}}}}}else n===null?
n=[1]:n.push(1),e++;var i=a===e;l=l||i}if(l)e=t,n!==null&&(t?n.length=t:n=null);else return n===null?
n=[1]:n.push(1),e++,mr.errors=n,!1;return mr.errors=n,e===0}function Zr(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(mr(r.response)||(n=n===null?mr.errors:n.
concat(mr.errors),e=n.length));else return Zr.errors=[1],!1;return Zr.errors=n,e===0}var hn=Dr;var Ro={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"\
schema:Key"};var $e=Object.prototype.hasOwnProperty,vn=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var tr=new RegExp("^[0-9]{1,30}$","u");function he(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let l;if(r.charged===void 0&&(l="charged")||r.counted===void 0&&(l="counted"))
return he.errors=[1],!1;{let f=e;for(let i in r)if(!(i==="charged"||i==="counted")){return he.errors=
[1],!1;break}if(f===e){if(r.charged!==void 0){let i=r.charged,s=e;if(e===e)if(typeof i=="string"){if(g(
i,30))return he.errors=[1],!1;if(!tr.test(i))return he.errors=[1],!1}else return he.errors=[1],!1;var t=s===
e}else var t=!0;if(t)if(r.counted!==void 0){let i=r.counted,s=e;if(e===e)if(typeof i=="string"){if(g(
i,30))return he.errors=[1],!1;if(!tr.test(i))return he.errors=[1],!1}else return he.errors=[1],!1;var t=s===
e}else var t=!0}}}else return he.errors=[1],!1;return he.errors=n,e===0}function x(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&
(a="name")||r.prefix===void 0&&(a="prefix")||r.owner===void 0&&(a="owner")||r.scopes===void 0&&(a="s\
copes")||r.models===void 0&&(a="models")||r.agents===void 0&&(a="agents")||r.rpm===void 0&&(a="rpm")||
r.tpm===void 0&&(a="tpm")||r.max_parallel===void 0&&(a="max_parallel")||r.budget_usd===void 0&&(a="b\
udget_usd")||r.budget_period===void 0&&(a="budget_period")||r.created_at===void 0&&(a="created_at")||
r.expires_at===void 0&&(a="expires_at")||r.revoked_at===void 0&&(a="revoked_at")||r.previous_until===
void 0&&(a="previous_until")||r.sandbox===void 0&&(a="sandbox"))return x.errors=[1],!1;{let u=e;for(let o in r)
if(!$e.call(Ro.properties,o)){return x.errors=[1],!1;break}if(u===e){if(r.id!==void 0){let o=r.id,p=e;
if(e===p)if(typeof o=="string"){if(g(o,64))return x.errors=[1],!1;if(X(o,1))return x.errors=[1],!1}else
return x.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(r.name!==void 0){let o=r.name,p=e;if(e===p)
if(typeof o=="string"){if(g(o,128))return x.errors=[1],!1;if(X(o,1))return x.errors=[1],!1}else return x.
errors=[1],!1;var t=p===e}else var t=!0;if(t){if(r.prefix!==void 0){let o=r.prefix,p=e;if(e===p)if(typeof o==
"string"){if(g(o,16))return x.errors=[1],!1}else return x.errors=[1],!1;var t=p===e}else var t=!0;if(t){
if(r.owner!==void 0){let o=r.owner,p=e;if(typeof o!="string"&&o!==null)return x.errors=[1],!1;if(e===
p&&typeof o=="string"&&g(o,256))return x.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(r.scopes!==
void 0){let o=r.scopes,p=e;if(e===e)if(Array.isArray(o)){if(o.length>8)return x.errors=[1],!1;if(o.length<
1)return x.errors=[1],!1;{var l=!0;let h=o.length;for(let v=0;v<h;v++){let b=o[v],y=e;if(typeof b!="\
string")return x.errors=[1],!1;if(!(b==="chat"||b==="mesh"))return x.errors=[1],!1;var l=y===e;if(!l)
break}if(l){let v=o.length,b;if(v>1){let y={};for(;v--;){let m=o[v];if(typeof m=="string"){if(typeof y[m]==
"number"){return b=y[m],x.errors=[1],!1;break}y[m]=v}}}}}}else return x.errors=[1],!1;var t=p===e}else
var t=!0;if(t){if(r.models!==void 0){let o=r.models,p=e,d=e;if(!Array.isArray(o)&&o!==null)return x.
errors=[1],!1;if(e===d&&Array.isArray(o)){if(o.length>64)return x.errors=[1],!1;if(o.length<1)return x.
errors=[1],!1;{var f=!0;let h=o.length;for(let v=0;v<h;v++){let b=o[v],y=e;if(e===y)if(typeof b=="st\
ring"){if(g(b,256))return x.errors=[1],!1;if(X(b,1))return x.errors=[1],!1}else return x.errors=[1],
!1;var f=y===e;if(!f)break}if(f){let v=o.length,b;if(v>1){let y={};for(;v--;){let m=o[v];if(typeof m==
"string"){if(typeof y[m]=="number"){return b=y[m],x.errors=[1],!1;break}y[m]=v}}}}}}var t=p===e}else
var t=!0;if(t){if(r.agents!==void 0){let o=r.agents,p=e,d=e;if(!Array.isArray(o)&&o!==null)return x.
errors=[1],!1;if(e===d&&Array.isArray(o)){if(o.length>1e3)return x.errors=[1],!1;if(o.length<1)return x.
errors=[1],!1;{var i=!0;let h=o.length;for(let v=0;v<h;v++){let b=o[v],y=e;if(e===y)if(typeof b=="st\
ring"){if(g(b,64))return x.errors=[1],!1;if(X(b,1))return x.errors=[1],!1}else return x.errors=[1],!1;
var i=y===e;if(!i)break}if(i){let v=o.length,b;if(v>1){let y={};for(;v--;){let m=o[v];if(typeof m=="\
string"){if(typeof y[m]=="number"){return b=y[m],x.errors=[1],!1;break}y[m]=v}}}}}}var t=p===e}else var t=!0;
if(t){if(r.rpm!==void 0){let o=r.rpm,p=e,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null)return x.errors=[1],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return x.
errors=[1],!1;if(o<1||isNaN(o))return x.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(r.tpm!==void 0){
let o=r.tpm,p=e,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return x.errors=
[1],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>1e12||isNaN(o))return x.errors=[1],!1;if(o<1||
isNaN(o))return x.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(r.max_parallel!==void 0){let o=r.
max_parallel,p=e,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return x.errors=
[1],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>1e6||isNaN(o))return x.errors=[1],!1;if(o<1||
isNaN(o))return x.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let o=r.budget_usd,
p=e,d=e;if(typeof o!="string"&&o!==null)return x.errors=[1],!1;if(e===d&&typeof o=="string"){if(g(o,
17))return x.errors=[1],!1;if(!vn.test(o))return x.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(r.
budget_period!==void 0){let o=r.budget_period,p=e,d=e,c=!1,h=e;typeof o!="string"&&(n===null?n=[1]:n.
push(1),e++),o==="day"||o==="month"||o==="total"||(n===null?n=[1]:n.push(1),e++);var s=h===e;if(c=c||
s,!c){let b=e;o!==null&&(n===null?n=[1]:n.push(1),e++);var s=b===e;c=c||s}if(c)e=d,n!==null&&(d?n.length=
d:n=null);else return n===null?n=[1]:n.push(1),e++,x.errors=n,!1;var t=p===e}else var t=!0;if(t){if(r.
budget_used!==void 0){let o=e;he(r.budget_used)||(n=n===null?he.errors:n.concat(he.errors),e=n.length);
var t=o===e}else var t=!0;if(t){if(r.created_at!==void 0){let o=r.created_at,p=e;if(!(typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return x.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return x.errors=[1],!1;if(o<0||isNaN(o))return x.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.expires_at!==void 0){let o=r.expires_at,p=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return x.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return x.errors=[1],!1;if(o<0||isNaN(o))return x.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.revoked_at!==void 0){let o=r.revoked_at,p=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return x.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return x.errors=[1],!1;if(o<0||isNaN(o))return x.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.previous_until!==void 0){let o=r.previous_until,p=e;if(!(typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return x.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return x.errors=[1],!1;if(o<0||isNaN(o))return x.errors=[1],!1}var t=p===
e}else var t=!0;if(t)if(r.sandbox!==void 0){let o=e;if(typeof r.sandbox!="boolean")return x.errors=[
1],!1;var t=o===e}else var t=!0}}}}}}}}}}}}}}}}}}}else return x.errors=[1],!1;return x.errors=n,e===
0}function We(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.keys===
void 0&&(l="keys"))return We.errors=[1],!1;{let f=e;for(let i in r)if(i!=="keys"){return We.errors=[
1],!1;break}if(f===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.isArray(i)){if(i.length>1e5)return We.
errors=[1],!1;{var t=!0;let a=i.length;for(let u=0;u<a;u++){let o=e;x(i[u])||(n=n===null?x.errors:n.
concat(x.errors),e=n.length);var t=o===e;if(!t)break}}}else return We.errors=[1],!1}}}else return We.
errors=[1],!1;return We.errors=n,e===0}function Dr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(We(r.response)||(n=n===null?We.errors:n.concat(We.errors),
e=n.length));else return Dr.errors=[1],!1;return Dr.errors=n,e===0}var gn=Br;var zo={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
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
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.key===
void 0&&(a="key")||r.name===void 0&&(a="name")||r.prefix===void 0&&(a="prefix")||r.owner===void 0&&(a=
"owner")||r.scopes===void 0&&(a="scopes")||r.models===void 0&&(a="models")||r.agents===void 0&&(a="a\
gents")||r.rpm===void 0&&(a="rpm")||r.tpm===void 0&&(a="tpm")||r.max_parallel===void 0&&(a="max_para\
llel")||r.budget_usd===void 0&&(a="budget_usd")||r.budget_period===void 0&&(a="budget_period")||r.created_at===
void 0&&(a="created_at")||r.expires_at===void 0&&(a="expires_at")||r.revoked_at===void 0&&(a="revoke\
d_at")||r.previous_until===void 0&&(a="previous_until")||r.sandbox===void 0&&(a="sandbox"))return A.
errors=[1],!1;{let u=e;for(let o in r)if(!$e.call(zo.properties,o)){return A.errors=[1],!1;break}if(u===
e){if(r.id!==void 0){let o=r.id,p=e;if(e===p)if(typeof o=="string"){if(g(o,64))return A.errors=[1],!1;
if(X(o,1))return A.errors=[1],!1}else return A.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(r.name!==
void 0){let o=r.name,p=e;if(e===p)if(typeof o=="string"){if(g(o,128))return A.errors=[1],!1;if(X(o,1))
return A.errors=[1],!1}else return A.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(r.prefix!==void 0){
let o=r.prefix,p=e;if(e===p)if(typeof o=="string"){if(g(o,16))return A.errors=[1],!1}else return A.errors=
[1],!1;var t=p===e}else var t=!0;if(t){if(r.owner!==void 0){let o=r.owner,p=e;if(typeof o!="string"&&
o!==null)return A.errors=[1],!1;if(e===p&&typeof o=="string"&&g(o,256))return A.errors=[1],!1;var t=p===
e}else var t=!0;if(t){if(r.scopes!==void 0){let o=r.scopes,p=e;if(e===e)if(Array.isArray(o)){if(o.length>
8)return A.errors=[1],!1;if(o.length<1)return A.errors=[1],!1;{var l=!0;let h=o.length;for(let v=0;v<
h;v++){let b=o[v],y=e;if(typeof b!="string")return A.errors=[1],!1;if(!(b==="chat"||b==="mesh"))return A.
errors=[1],!1;var l=y===e;if(!l)break}if(l){let v=o.length,b;if(v>1){let y={};for(;v--;){let m=o[v];
if(typeof m=="string"){if(typeof y[m]=="number"){return b=y[m],A.errors=[1],!1;break}y[m]=v}}}}}}else
return A.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(r.models!==void 0){let o=r.models,p=e,d=e;
if(!Array.isArray(o)&&o!==null)return A.errors=[1],!1;if(e===d&&Array.isArray(o)){if(o.length>64)return A.
errors=[1],!1;if(o.length<1)return A.errors=[1],!1;{var f=!0;let h=o.length;for(let v=0;v<h;v++){let b=o[v],
y=e;if(e===y)if(typeof b=="string"){if(g(b,256))return A.errors=[1],!1;if(X(b,1))return A.errors=[1],
!1}else return A.errors=[1],!1;var f=y===e;if(!f)break}if(f){let v=o.length,b;if(v>1){let y={};for(;v--;){
let m=o[v];if(typeof m=="string"){if(typeof y[m]=="number"){return b=y[m],A.errors=[1],!1;break}y[m]=
v}}}}}}var t=p===e}else var t=!0;if(t){if(r.agents!==void 0){let o=r.agents,p=e,d=e;if(!Array.isArray(
o)&&o!==null)return A.errors=[1],!1;if(e===d&&Array.isArray(o)){if(o.length>1e3)return A.errors=[1],
!1;if(o.length<1)return A.errors=[1],!1;{var i=!0;let h=o.length;for(let v=0;v<h;v++){let b=o[v],y=e;
if(e===y)if(typeof b=="string"){if(g(b,64))return A.errors=[1],!1;if(X(b,1))return A.errors=[1],!1}else
return A.errors=[1],!1;var i=y===e;if(!i)break}if(i){let v=o.length,b;if(v>1){let y={};for(;v--;){let m=o[v];
if(typeof m=="string"){if(typeof y[m]=="number"){return b=y[m],A.errors=[1],!1;break}y[m]=v}}}}}}var t=p===
e}else var t=!0;if(t){if(r.rpm!==void 0){let o=r.rpm,p=e,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return A.errors=[1],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>1e9||
isNaN(o))return A.errors=[1],!1;if(o<1||isNaN(o))return A.errors=[1],!1}var t=p===e}else var t=!0;if(t){
if(r.tpm!==void 0){let o=r.tpm,p=e,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==
null)return A.errors=[1],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>1e12||isNaN(o))return A.
errors=[1],!1;if(o<1||isNaN(o))return A.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(r.max_parallel!==
void 0){let o=r.max_parallel,p=e,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)
return A.errors=[1],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>1e6||isNaN(o))return A.errors=
[1],!1;if(o<1||isNaN(o))return A.errors=[1],!1}var t=p===e}else var t=!0;if(t){if(r.budget_usd!==void 0){
let o=r.budget_usd,p=e,d=e;if(typeof o!="string"&&o!==null)return A.errors=[1],!1;if(e===d&&typeof o==
"string"){if(g(o,17))return A.errors=[1],!1;if(!vn.test(o))return A.errors=[1],!1}var t=p===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let o=r.budget_period,p=e,d=e,c=!1,h=e;typeof o!="string"&&(n===null?
n=[1]:n.push(1),e++),o==="day"||o==="month"||o==="total"||(n===null?n=[1]:n.push(1),e++);var s=h===e;
if(c=c||s,!c){let b=e;o!==null&&(n===null?n=[1]:n.push(1),e++);var s=b===e;c=c||s}if(c)e=d,n!==null&&
(d?n.length=d:n=null);else return n===null?n=[1]:n.push(1),e++,A.errors=n,!1;var t=p===e}else var t=!0;
if(t){if(r.budget_used!==void 0){let o=e;he(r.budget_used)||(n=n===null?he.errors:n.concat(he.errors),
e=n.length);var t=o===e}else var t=!0;if(t){if(r.created_at!==void 0){let o=r.created_at,p=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return A.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return A.errors=[1],!1;if(o<0||isNaN(o))return A.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.expires_at!==void 0){let o=r.expires_at,p=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return A.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return A.errors=[1],!1;if(o<0||isNaN(o))return A.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.revoked_at!==void 0){let o=r.revoked_at,p=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return A.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return A.errors=[1],!1;if(o<0||isNaN(o))return A.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.previous_until!==void 0){let o=r.previous_until,p=e;if(!(typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return A.errors=[1],!1;if(e===p&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return A.errors=[1],!1;if(o<0||isNaN(o))return A.errors=[1],!1}var t=p===
e}else var t=!0;if(t){if(r.sandbox!==void 0){let o=e;if(typeof r.sandbox!="boolean")return A.errors=
[1],!1;var t=o===e}else var t=!0;if(t)if(r.key!==void 0){let o=r.key,p=e;if(e===p)if(typeof o=="stri\
ng"){if(g(o,256))return A.errors=[1],!1;if(X(o,1))return A.errors=[1],!1}else return A.errors=[1],!1;
var t=p===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else return A.errors=[1],!1;return A.errors=n,e===0}function Br(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(A(r.response)||
(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Br.errors=[1],!1;return Br.errors=n,
e===0}var _n=Hr;function Hr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(n=n===null?x.errors:n.concat(x.errors),e=n.length));else return Hr.errors=[1],!1;return Hr.
errors=n,e===0}var bn=Wr;function Wr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(n=n===null?x.errors:n.concat(x.errors),e=n.length));else return Wr.errors=[1],!1;return Wr.
errors=n,e===0}var kn=Yr;function Yr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(n=n===null?x.errors:n.concat(x.errors),e=n.length));else return Yr.errors=[1],!1;return Yr.
errors=n,e===0}var Nn=Vr;function Vr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(A(r.response)||(n=n===null?A.errors:n.concat(A.errors),e=n.length));else return Vr.errors=[1],!1;return Vr.
errors=n,e===0}var Sn=Gr;function Gr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(x(r.response)||(n=n===null?x.errors:n.concat(x.errors),e=n.length));else return Gr.errors=[1],!1;return Gr.
errors=n,e===0}var xn=Jr;var Uo={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function j(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===
void 0&&(i="from")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return j.errors=[1],!1;
{let s=e;for(let a in r)if(!(a==="from"||a==="to"||a==="totals")){return j.errors=[1],!1;break}if(s===
e){if(r.from!==void 0){let a=r.from,u=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return j.errors=[1],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return j.
errors=[1],!1;if(a<0||isNaN(a))return j.errors=[1],!1}var t=u===e}else var t=!0;if(t){if(r.to!==void 0){
let a=r.to,u=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=[1],!1;if(e===
o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return j.errors=[1],!1;if(a<0||isNaN(
a))return j.errors=[1],!1}var t=u===e}else var t=!0;if(t)if(r.totals!==void 0){let a=r.totals,u=e;if(e===
u)if(Array.isArray(a)){if(a.length>1e5)return j.errors=[1],!1;{var l=!0;let p=a.length;for(let d=0;d<
p;d++){let c=a[d],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let b;if(c.requests===void 0&&
(b="requests")||c.prompt_tokens===void 0&&(b="prompt_tokens")||c.cached_tokens===void 0&&(b="cached_\
tokens")||c.cache_write_tokens===void 0&&(b="cache_write_tokens")||c.completion_tokens===void 0&&(b=
"completion_tokens")||c.reasoning_tokens===void 0&&(b="reasoning_tokens")||c.hosted_calls===void 0&&
(b="hosted_calls")||c.charged===void 0&&(b="charged")||c.counted===void 0&&(b="counted")||c.cost===void 0&&
(b="cost"))return j.errors=[1],!1;{let y=e;for(let m in c)if(!$e.call(Uo.properties.totals.items.properties,
m)){return j.errors=[1],!1;break}if(y===e){if(c.key_id!==void 0){let m=c.key_id,T=e;if(e===T)if(typeof m==
"string"){if(g(m,256))return j.errors=[1],!1}else return j.errors=[1],!1;var f=T===e}else var f=!0;if(f){
if(c.model!==void 0){let m=c.model,T=e;if(typeof m!="string"&&m!==null)return j.errors=[1],!1;if(e===
T&&typeof m=="string"&&g(m,256))return j.errors=[1],!1;var f=T===e}else var f=!0;if(f){if(c.agent!==
void 0){let m=c.agent,T=e;if(typeof m!="string"&&m!==null)return j.errors=[1],!1;if(e===T&&typeof m==
"string"&&g(m,256))return j.errors=[1],!1;var f=T===e}else var f=!0;if(f){if(c.hour!==void 0){let m=c.
hour,T=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===T&&typeof m==
"number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=
[1],!1}var f=T===e}else var f=!0;if(f){if(c.requests!==void 0){let m=c.requests,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.prompt_tokens!==void 0){let m=c.prompt_tokens,T=e,k=e;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.cached_tokens!==void 0){let m=c.cached_tokens,T=e,k=e;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.cache_write_tokens!==void 0){let m=c.cache_write_tokens,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.completion_tokens!==void 0){let m=c.completion_tokens,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.reasoning_tokens!==void 0){let m=c.reasoning_tokens,T=e,k=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.hosted_calls!==void 0){let m=c.hosted_calls,T=e,k=e;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[1],!1;if(e===k&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return j.errors=[1],!1;if(m<0||isNaN(m))return j.errors=[1],!1}var f=T===
e}else var f=!0;if(f){if(c.charged!==void 0){let m=c.charged,T=e;if(e===e)if(typeof m=="string"){if(g(
m,30))return j.errors=[1],!1;if(!tr.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var f=T===
e}else var f=!0;if(f){if(c.counted!==void 0){let m=c.counted,T=e;if(e===e)if(typeof m=="string"){if(g(
m,30))return j.errors=[1],!1;if(!tr.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var f=T===
e}else var f=!0;if(f)if(c.cost!==void 0){let m=c.cost,T=e;if(e===e)if(typeof m=="string"){if(g(m,30))
return j.errors=[1],!1;if(!tr.test(m))return j.errors=[1],!1}else return j.errors=[1],!1;var f=T===e}else
var f=!0}}}}}}}}}}}}}}}else return j.errors=[1],!1;var l=h===e;if(!l)break}}}else return j.errors=[1],
!1;var t=u===e}else var t=!0}}}}else return j.errors=[1],!1;return j.errors=n,e===0}function Jr(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response)||(n=n===
null?j.errors:n.concat(j.errors),e=n.length));else return Jr.errors=[1],!1;return Jr.errors=n,e===0}
var An=Qr;var Io={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attempt","ts","\
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
upstream:{type:["string","null"],maxLength:64}},$id:"schema:UsageRow"};function S(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.call_id===
void 0&&(l="call_id")||r.request_id===void 0&&(l="request_id")||r.attempt===void 0&&(l="attempt")||r.
ts===void 0&&(l="ts")||r.service===void 0&&(l="service")||r.key_id===void 0&&(l="key_id")||r.payment_id===
void 0&&(l="payment_id")||r.model===void 0&&(l="model")||r.agent===void 0&&(l="agent")||r.tool===void 0&&
(l="tool")||r.status===void 0&&(l="status")||r.prompt_tokens===void 0&&(l="prompt_tokens")||r.cached_tokens===
void 0&&(l="cached_tokens")||r.cache_write_tokens===void 0&&(l="cache_write_tokens")||r.completion_tokens===
void 0&&(l="completion_tokens")||r.reasoning_tokens===void 0&&(l="reasoning_tokens")||r.hosted_calls===
void 0&&(l="hosted_calls")||r.estimated===void 0&&(l="estimated")||r.charged===void 0&&(l="charged")||
r.counted===void 0&&(l="counted")||r.cost===void 0&&(l="cost")||r.latency_ms===void 0&&(l="latency_m\
s")||r.ttft_ms===void 0&&(l="ttft_ms")||r.upstream===void 0&&(l="upstream"))return S.errors=[1],!1;{
let f=e;for(let i in r)if(!$e.call(Io.properties,i)){return S.errors=[1],!1;break}if(f===e){if(r.id!==
void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return S.errors=[1],!1}else return S.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.call_id!==void 0){let i=r.call_id,s=e;if(e===s)if(typeof i==
"string"){if(g(i,64))return S.errors=[1],!1}else return S.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.request_id!==void 0){let i=r.request_id,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return S.
errors=[1],!1}else return S.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.attempt!==void 0){let i=r.
attempt,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===s&&
typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.ts!==void 0){let i=r.ts,s=e;if(!(typeof i=="numbe\
r"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=s===e}else
var t=!0;if(t){if(r.service!==void 0){let i=r.service,s=e;if(e===s)if(typeof i=="string"){if(g(i,32))
return S.errors=[1],!1}else return S.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.key_id!==void 0){
let i=r.key_id,s=e;if(e===s)if(typeof i=="string"){if(g(i,256))return S.errors=[1],!1}else return S.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.payment_id!==void 0){let i=r.payment_id,s=e;if(typeof i!=
"string"&&i!==null)return S.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,512))return S.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.model!==void 0){let i=r.model,s=e;if(typeof i!="string"&&i!==
null)return S.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,256))return S.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.agent!==void 0){let i=r.agent,s=e;if(typeof i!="string"&&i!==null)return S.
errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,256))return S.errors=[1],!1;var t=s===e}else var t=!0;
if(t){if(r.tool!==void 0){let i=r.tool,s=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;if(e===
s&&typeof i=="string"&&g(i,256))return S.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.status!==
void 0){let i=r.status,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return S.errors=[1],!1}else return S.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let i=r.prompt_tokens,s=e,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.cached_tokens!==void 0){let i=r.cached_tokens,s=e,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.cache_write_tokens!==void 0){let i=r.cache_write_tokens,
s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let i=r.completion_tokens,
s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.reasoning_tokens!==void 0){let i=r.reasoning_tokens,
s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.hosted_calls!==void 0){let i=r.hosted_calls,s=e,a=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.estimated!==void 0){let i=e;if(typeof r.estimated!=
"boolean")return S.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(r.charged!==void 0){let i=r.charged,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===s&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.counted!==void 0){let i=r.counted,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=s===
e}else var t=!0;if(t){if(r.cost!==void 0){let i=r.cost,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return S.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=s===e}else var t=!0;if(t){
if(r.latency_ms!==void 0){let i=r.latency_ms,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return S.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
ttft_ms!==void 0){let i=r.ttft_ms,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==
null)return S.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return S.errors=[1],!1;if(i<0||isNaN(i))return S.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.
upstream!==void 0){let i=r.upstream,s=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;if(e===
s&&typeof i=="string"&&g(i,64))return S.errors=[1],!1;var t=s===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else
return S.errors=[1],!1;return S.errors=n,e===0}function je(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.rows===void 0&&(f="rows")||r.next===void 0&&(f="next"))return je.
errors=[1],!1;{let i=e;for(let s in r)if(!(s==="rows"||s==="next")){return je.errors=[1],!1;break}if(i===
e){if(r.rows!==void 0){let s=r.rows,a=e;if(e===a)if(Array.isArray(s)){if(s.length>1e3)return je.errors=
[1],!1;{var t=!0;let u=s.length;for(let o=0;o<u;o++){let p=e;S(s[o])||(n=n===null?S.errors:n.concat(
S.errors),e=n.length);var t=p===e;if(!t)break}}}else return je.errors=[1],!1;var l=a===e}else var l=!0;
if(l)if(r.next!==void 0){let s=r.next,a=e;if(typeof s!="string"&&s!==null)return je.errors=[1],!1;if(e===
a&&typeof s=="string"&&g(s,256))return je.errors=[1],!1;var l=a===e}else var l=!0}}}else return je.errors=
[1],!1;return je.errors=n,e===0}function Qr(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(je(r.response)||(n=n===null?je.errors:n.concat(je.errors),e=n.length));else
return Qr.errors=[1],!1;return Qr.errors=n,e===0}var Tn=es;var Zo={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","tokens","charged"],properties:{at:{
$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},tokens:{$ref:"sch\
ema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:ServerOverview"};var Do={type:"object",additionalProperties:!1,required:["from","seconds","requests","by_status","req\
uests_per_s","tokens","tokens_per_s","charged","cost","first_token","whole"],properties:{from:{$ref:"\
schema:Instant"},seconds:{type:"number",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:C\
ount"},by_status:{type:"object",maxProperties:256,additionalProperties:{$ref:"schema:Count"}},requests_per_s:{
type:"number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"n\
umber",minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUs\
d"},first_token:{$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWind\
ow"};function ue(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.count===
void 0&&(l="count")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return ue.errors=
[1],!1;{let f=e;for(let i in r)if(!(i==="count"||i==="p50_ms"||i==="p95_ms")){return ue.errors=[1],!1;
break}if(f===e){if(r.count!==void 0){let i=r.count,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return ue.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ue.errors=[1],!1;if(i<0||isNaN(i))return ue.errors=[1],!1}var t=s===e}else var t=!0;
if(t){if(r.p50_ms!==void 0){let i=r.p50_ms,s=e,a=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return ue.
errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ue.errors=
[1],!1;if(i<0||isNaN(i))return ue.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.p95_ms!==void 0){
let i=r.p95_ms,s=e,a=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return ue.errors=[1],!1;if(e===
a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ue.errors=[1],!1;if(i<0||
isNaN(i))return ue.errors=[1],!1}var t=s===e}else var t=!0}}}}else return ue.errors=[1],!1;return ue.
errors=n,e===0}function w(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.from===void 0&&(f="from")||r.seconds===void 0&&(f="seconds")||r.requests===void 0&&(f="requests")||
r.by_status===void 0&&(f="by_status")||r.requests_per_s===void 0&&(f="requests_per_s")||r.tokens===void 0&&
(f="tokens")||r.tokens_per_s===void 0&&(f="tokens_per_s")||r.charged===void 0&&(f="charged")||r.cost===
void 0&&(f="cost")||r.first_token===void 0&&(f="first_token")||r.whole===void 0&&(f="whole"))return w.
errors=[1],!1;{let i=e;for(let s in r)if(!$e.call(Do.properties,s)){return w.errors=[1],!1;break}if(i===
e){if(r.from!==void 0){let s=r.from,a=e,u=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return w.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return w.
errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.seconds!==
void 0){let s=r.seconds,a=e;if(e===a)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(r.requests!==void 0){let s=r.requests,a=e,u=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=a===e}else var t=!0;if(t){
if(r.by_status!==void 0){let s=r.by_status,a=e;if(e===a)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(Object.keys(s).length>256)return w.errors=[1],!1;for(let o in s){let p=s[o],d=e,c=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return w.errors=[1],!1;if(e===c&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return w.errors=[1],!1;if(p<0||isNaN(p))return w.errors=[1],!1}var l=d===
e;if(!l)break}}else return w.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.requests_per_s!==void 0){
let s=r.requests_per_s,a=e;if(e===a)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(r.tokens!==void 0){let s=r.tokens,a=e,u=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return w.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}var t=a===e}else var t=!0;if(t){
if(r.tokens_per_s!==void 0){let s=r.tokens_per_s,a=e;if(e===a)if(typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return w.errors=[1],!1;if(s<0||isNaN(s))return w.errors=[1],!1}else return w.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.charged!==void 0){let s=r.charged,a=e;if(e===e)if(typeof s==
"string"){if(g(s,30))return w.errors=[1],!1;if(!tr.test(s))return w.errors=[1],!1}else return w.errors=
[1],!1;var t=a===e}else var t=!0;if(t){if(r.cost!==void 0){let s=r.cost,a=e;if(e===e)if(typeof s=="s\
tring"){if(g(s,30))return w.errors=[1],!1;if(!tr.test(s))return w.errors=[1],!1}else return w.errors=
[1],!1;var t=a===e}else var t=!0;if(t){if(r.first_token!==void 0){let s=e;ue(r.first_token)||(n=n===
null?ue.errors:n.concat(ue.errors),e=n.length);var t=s===e}else var t=!0;if(t)if(r.whole!==void 0){let s=e;
ue(r.whole)||(n=n===null?ue.errors:n.concat(ue.errors),e=n.length);var t=s===e}else var t=!0}}}}}}}}}}}}else
return w.errors=[1],!1;return w.errors=n,e===0}function sr(r){let n=null,e=0,t=e,l=!1,f=e;w(r)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);
var i=f===e;if(l=l||i,!l){let s=e;r!==null&&(n===null?n=[1]:n.push(1),e++);var i=s===e;l=l||i}if(l)e=
t,n!==null&&(t?n.length=t:n=null);else return n===null?n=[1]:n.push(1),e++,sr.errors=n,!1;return sr.
errors=n,e===0}function q(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;
if(r.at===void 0&&(o="at")||r.servers===void 0&&(o="servers")||r.problems===void 0&&(o="problems")||
r.in_flight===void 0&&(o="in_flight")||r.now===void 0&&(o="now")||r.hour===void 0&&(o="hour")||r.day===
void 0&&(o="day")||r.month===void 0&&(o="month")||r.minutes===void 0&&(o="minutes"))return q.errors=
[1],!1;{let p=e;for(let d in r)if(!$e.call(Zo.properties,d)){return q.errors=[1],!1;break}if(p===e){
if(r.at!==void 0){let d=r.at,c=e,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return q.
errors=[1],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return q.errors=
[1],!1;if(d<0||isNaN(d))return q.errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let d=r.servers,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return q.errors=[1],!1;
if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e4||isNaN(d))return q.errors=[1],!1;if(d<1||isNaN(d))
return q.errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){let d=r.problems,c=e;
if(e===c)if(Array.isArray(d)){if(d.length>1e3)return q.errors=[1],!1;{var l=!0;let v=d.length;for(let b=0;b<
v;b++){let y=d[b],m=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let K;if(y.kind===void 0&&
(K="kind")||y.severity===void 0&&(K="severity")||y.message===void 0&&(K="message")||y.about===void 0&&
(K="about")||y.since===void 0&&(K="since")||y.server===void 0&&(K="server"))return q.errors=[1],!1;{
let _=e;for(let N in y)if(!(N==="kind"||N==="severity"||N==="message"||N==="about"||N==="since"||N===
"server")){return q.errors=[1],!1;break}if(_===e){if(y.kind!==void 0){let N=y.kind,R=e;if(typeof N!=
"string")return q.errors=[1],!1;if(!(N==="breaker_open"||N==="not_ready"||N==="refund_due"||N==="und\
ecided"||N==="budget_nearly_spent"||N==="ledger_backlog"||N==="shedding"||N==="config_refused"))return q.
errors=[1],!1;var f=R===e}else var f=!0;if(f){if(y.severity!==void 0){let N=y.severity,R=e;if(typeof N!=
"string")return q.errors=[1],!1;if(!(N==="error"||N==="warning"))return q.errors=[1],!1;var f=R===e}else
var f=!0;if(f){if(y.message!==void 0){let N=y.message,R=e;if(e===R)if(typeof N=="string"){if(g(N,1024))
return q.errors=[1],!1;if(X(N,1))return q.errors=[1],!1}else return q.errors=[1],!1;var f=R===e}else
var f=!0;if(f){if(y.about!==void 0){let N=y.about,R=e;if(e===R)if(N&&typeof N=="object"&&!Array.isArray(
N)){let ce;if(N.type===void 0&&(ce="type")||N.id===void 0&&(ce="id"))return q.errors=[1],!1;{let Ge=e;
for(let Y in N)if(!(Y==="type"||Y==="id")){return q.errors=[1],!1;break}if(Ge===e){if(N.type!==void 0){
let Y=N.type,Fe=e;if(typeof Y!="string")return q.errors=[1],!1;if(!(Y==="upstream"||Y==="part"||Y===
"payments"||Y==="key"||Y==="cap"||Y==="ledger"||Y==="server"||Y==="config"))return q.errors=[1],!1;var i=Fe===
e}else var i=!0;if(i)if(N.id!==void 0){let Y=N.id,Fe=e;if(e===Fe)if(typeof Y=="string"){if(g(Y,256))
return q.errors=[1],!1;if(X(Y,1))return q.errors=[1],!1}else return q.errors=[1],!1;var i=Fe===e}else
var i=!0}}}else return q.errors=[1],!1;var f=R===e}else var f=!0;if(f){if(y.since!==void 0){let N=y.
since,R=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return q.errors=[1],!1;
if(e===R&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||isNaN(N))return q.errors=[1],!1;if(N<
0||isNaN(N))return q.errors=[1],!1}var f=R===e}else var f=!0;if(f)if(y.server!==void 0){let N=y.server,
R=e;if(typeof N!="string"&&N!==null)return q.errors=[1],!1;if(e===R&&typeof N=="string"&&g(N,64))return q.
errors=[1],!1;var f=R===e}else var f=!0}}}}}}}else return q.errors=[1],!1;var l=m===e;if(!l)break}}}else
return q.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(r.in_flight!==void 0){let d=r.in_flight,c=e;
if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let v;if(d.calls===void 0&&(v="calls")||d.streams===
void 0&&(v="streams"))return q.errors=[1],!1;{let b=e;for(let y in d)if(!(y==="calls"||y==="streams")){
return q.errors=[1],!1;break}if(b===e){if(d.calls!==void 0){let y=d.calls,m=e,T=e;if(!(typeof y=="nu\
mber"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.errors=[1],!1;if(e===T&&typeof y=="number"&&isFinite(
y)){if(y>9007199254740991||isNaN(y))return q.errors=[1],!1;if(y<0||isNaN(y))return q.errors=[1],!1}var s=m===
e}else var s=!0;if(s)if(d.streams!==void 0){let y=d.streams,m=e,T=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return q.errors=[1],!1;if(e===T&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return q.errors=[1],!1;if(y<0||isNaN(y))return q.errors=[1],!1}var s=m===e}else var s=!0}}}else
return q.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(r.now!==void 0){let d=e;w(r.now)||(n=n===null?
w.errors:n.concat(w.errors),e=n.length);var t=d===e}else var t=!0;if(t){if(r.hour!==void 0){let d=e;
w(r.hour)||(n=n===null?w.errors:n.concat(w.errors),e=n.length);var t=d===e}else var t=!0;if(t){if(r.
day!==void 0){let d=e;sr(r.day)||(n=n===null?sr.errors:n.concat(sr.errors),e=n.length);var t=d===e}else
var t=!0;if(t){if(r.month!==void 0){let d=e;sr(r.month)||(n=n===null?sr.errors:n.concat(sr.errors),e=
n.length);var t=d===e}else var t=!0;if(t)if(r.minutes!==void 0){let d=r.minutes,c=e;if(e===c)if(Array.
isArray(d)){if(d.length>60)return q.errors=[1],!1;{var a=!0;let v=d.length;for(let b=0;b<v;b++){let y=d[b],
m=e;if(e===m)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.at===void 0&&(k="at")||y.requests===
void 0&&(k="requests")||y.failed===void 0&&(k="failed")||y.tokens===void 0&&(k="tokens")||y.charged===
void 0&&(k="charged"))return q.errors=[1],!1;{let K=e;for(let _ in y)if(!(_==="at"||_==="requests"||
_==="failed"||_==="tokens"||_==="charged")){return q.errors=[1],!1;break}if(K===e){if(y.at!==void 0){
let _=y.at,N=e,R=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return q.errors=[1],!1;if(e===
R&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_))return q.errors=[1],!1;if(_<0||isNaN(
_))return q.errors=[1],!1}var u=N===e}else var u=!0;if(u){if(y.requests!==void 0){let _=y.requests,N=e,
R=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return q.errors=[1],!1;if(e===R&&typeof _==
"number"&&isFinite(_)){if(_>9007199254740991||isNaN(_))return q.errors=[1],!1;if(_<0||isNaN(_))return q.
errors=[1],!1}var u=N===e}else var u=!0;if(u){if(y.failed!==void 0){let _=y.failed,N=e,R=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return q.errors=[1],!1;if(e===R&&typeof _=="number"&&isFinite(
_)){if(_>9007199254740991||isNaN(_))return q.errors=[1],!1;if(_<0||isNaN(_))return q.errors=[1],!1}var u=N===
e}else var u=!0;if(u){if(y.tokens!==void 0){let _=y.tokens,N=e,R=e;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_)&&isFinite(_)))return q.errors=[1],!1;if(e===R&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_))return q.errors=[1],!1;if(_<0||isNaN(_))return q.errors=[1],!1}var u=N===e}else var u=!0;if(u)
if(y.charged!==void 0){let _=y.charged,N=e;if(e===e)if(typeof _=="string"){if(g(_,30))return q.errors=
[1],!1;if(!tr.test(_))return q.errors=[1],!1}else return q.errors=[1],!1;var u=N===e}else var u=!0}}}}}}else
return q.errors=[1],!1;var a=m===e;if(!a)break}}}else return q.errors=[1],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return q.errors=[1],!1;return q.errors=n,e===0}function es(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response)||(n=n===null?q.errors:n.concat(q.errors),
e=n.length));else return es.errors=[1],!1;return es.errors=n,e===0}var qn=rs;function Z(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.metric===
void 0&&(o="metric")||r.by===void 0&&(o="by")||r.from===void 0&&(o="from")||r.to===void 0&&(o="to")||
r.step_ms===void 0&&(o="step_ms")||r.series===void 0&&(o="series")||r.others===void 0&&(o="others"))
return Z.errors=[1],!1;{let p=e;for(let d in r)if(!(d==="metric"||d==="by"||d==="from"||d==="to"||d===
"step_ms"||d==="series"||d==="others")){return Z.errors=[1],!1;break}if(p===e){if(r.metric!==void 0){
let d=r.metric,c=e;if(typeof d!="string")return Z.errors=[1],!1;if(!(d==="requests"||d==="failed"||d===
"attempts"||d==="failed_attempts"||d==="prompt_tokens"||d==="cached_tokens"||d==="completion_tokens"||
d==="tokens"||d==="charged"||d==="cost"||d==="first_token_p50_ms"||d==="first_token_p95_ms"||d==="wh\
ole_p50_ms"||d==="whole_p95_ms"))return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(r.by!==void 0){
let d=r.by,c=e;if(typeof d!="string"&&d!==null)return Z.errors=[1],!1;if(e===c&&typeof d=="string"&&
g(d,16))return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(r.from!==void 0){let d=r.from,c=e,
h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Z.errors=[1],!1;if(e===h&&typeof d==
"number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return Z.errors=[1],!1;if(d<0||isNaN(d))return Z.
errors=[1],!1}var t=c===e}else var t=!0;if(t){if(r.to!==void 0){let d=r.to,c=e,h=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Z.errors=[1],!1;if(e===h&&typeof d=="number"&&isFinite(
d)){if(d>9007199254740991||isNaN(d))return Z.errors=[1],!1;if(d<0||isNaN(d))return Z.errors=[1],!1}var t=c===
e}else var t=!0;if(t){if(r.step_ms!==void 0){let d=r.step_ms,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return Z.errors=[1],!1;if(!(d===36e5||d===864e5))return Z.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(r.series!==void 0){let d=r.series,c=e;if(e===c)if(Array.isArray(d)){if(d.length>100)
return Z.errors=[1],!1;{var l=!0;let v=d.length;for(let b=0;b<v;b++){let y=d[b],m=e;if(e===m)if(y&&typeof y==
"object"&&!Array.isArray(y)){let k;if(y.value===void 0&&(k="value")||y.points===void 0&&(k="points"))
return Z.errors=[1],!1;{let K=e;for(let _ in y)if(!(_==="value"||_==="points")){return Z.errors=[1],
!1;break}if(K===e){if(y.value!==void 0){let _=y.value,N=e;if(typeof _!="string"&&_!==null)return Z.errors=
[1],!1;if(e===N&&typeof _=="string"&&g(_,512))return Z.errors=[1],!1;var f=N===e}else var f=!0;if(f)
if(y.points!==void 0){let _=y.points,N=e;if(e===e)if(Array.isArray(_)){if(_.length>1e3)return Z.errors=
[1],!1;{var i=!0;let ce=_.length;for(let Ge=0;Ge<ce;Ge++){let Y=_[Ge],Fe=e;if(!(typeof Y=="number"&&
isFinite(Y))&&Y!==null)return Z.errors=[1],!1;if(e===Fe&&typeof Y=="number"&&isFinite(Y)){if(Y>9007199254740991||
isNaN(Y))return Z.errors=[1],!1;if(Y<0||isNaN(Y))return Z.errors=[1],!1}var i=Fe===e;if(!i)break}}}else
return Z.errors=[1],!1;var f=N===e}else var f=!0}}}else return Z.errors=[1],!1;var l=m===e;if(!l)break}}}else
return Z.errors=[1],!1;var t=c===e}else var t=!0;if(t)if(r.others!==void 0){let d=r.others,c=e,h=e,v=!1,
b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(d)){let m;if(d.values===void 0&&(m="values")||
d.points===void 0&&(m="points"))n===null?n=[1]:n.push(1),e++;else{let T=e;for(let k in d)if(!(k==="v\
alues"||k==="points")){n===null?n=[1]:n.push(1),e++;break}if(T===e){if(d.values!==void 0){let k=d.values,
K=e,_=e;typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)||(n===null?n=[1]:n.push(1),e++),e===_&&typeof k==
"number"&&isFinite(k)&&(k>9007199254740991||isNaN(k)?(n===null?n=[1]:n.push(1),e++):(k<0||isNaN(k))&&
(n===null?n=[1]:n.push(1),e++));var s=K===e}else var s=!0;if(s)if(d.points!==void 0){let k=d.points,
K=e;if(e===e)if(Array.isArray(k))if(k.length>1e3)n===null?n=[1]:n.push(1),e++;else{var a=!0;let R=k.
length;for(let or=0;or<R;or++){let ce=k[or],Ge=e;!(typeof ce=="number"&&isFinite(ce))&&ce!==null&&(n===
null?n=[1]:n.push(1),e++),e===Ge&&typeof ce=="number"&&isFinite(ce)&&(ce>9007199254740991||isNaN(ce)?
(n===null?n=[1]:n.push(1),e++):(ce<0||isNaN(ce))&&(n===null?n=[1]:n.push(1),e++));var a=Ge===e;if(!a)
break}}else n===null?n=[1]:n.push(1),e++;var s=K===e}else var s=!0}}}else n===null?n=[1]:n.push(1),e++;
var u=b===e;if(v=v||u,!v){let m=e;d!==null&&(n===null?n=[1]:n.push(1),e++);var u=m===e;v=v||u}if(v)e=
h,n!==null&&(h?n.length=h:n=null);else return n===null?n=[1]:n.push(1),e++,Z.errors=n,!1;var t=c===e}else
var t=!0}}}}}}}}else return Z.errors=[1],!1;return Z.errors=n,e===0}function rs(r){let n=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Z(r.response)||(n=n===null?Z.errors:
n.concat(Z.errors),e=n.length));else return rs.errors=[1],!1;return rs.errors=n,e===0}var $n=ss;function ge(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.requests===
void 0&&(f="requests")||r.rows_read===void 0&&(f="rows_read")||r.complete===void 0&&(f="complete")||
r.next===void 0&&(f="next"))return ge.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="requests"||s===
"rows_read"||s==="complete"||s==="next")){return ge.errors=[1],!1;break}if(i===e){if(r.requests!==void 0){
let s=r.requests,a=e;if(e===a)if(Array.isArray(s)){if(s.length>1e3)return ge.errors=[1],!1;{var t=!0;
let u=s.length;for(let o=0;o<u;o++){let p=e;S(s[o])||(n=n===null?S.errors:n.concat(S.errors),e=n.length);
var t=p===e;if(!t)break}}}else return ge.errors=[1],!1;var l=a===e}else var l=!0;if(l){if(r.rows_read!==
void 0){let s=r.rows_read,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ge.errors=
[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>5e4||isNaN(s))return ge.errors=[1],!1;if(s<0||
isNaN(s))return ge.errors=[1],!1}var l=a===e}else var l=!0;if(l){if(r.complete!==void 0){let s=e;if(typeof r.
complete!="boolean")return ge.errors=[1],!1;var l=s===e}else var l=!0;if(l)if(r.next!==void 0){let s=r.
next,a=e;if(typeof s!="string"&&s!==null)return ge.errors=[1],!1;if(e===a&&typeof s=="string"&&g(s,256))
return ge.errors=[1],!1;var l=a===e}else var l=!0}}}}}else return ge.errors=[1],!1;return ge.errors=
n,e===0}function ss(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(ge(r.response)||(n=n===null?ge.errors:n.concat(ge.errors),e=n.length));else return ss.errors=
[1],!1;return ss.errors=n,e===0}var jn=ts;var Bo={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"schema:Count"},charged:{$ref:"schema:Co\
unt"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function M(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.kind===void 0&&(l="kind")||r.start_ms===void 0&&(l=
"start_ms")||r.end_ms===void 0&&(l="end_ms"))return M.errors=[1],!1;{let f=e;for(let i in r)if(!$e.call(
Bo.properties,i)){return M.errors=[1],!1;break}if(f===e){if(r.kind!==void 0){let i=r.kind,s=e;if(typeof i!=
"string")return M.errors=[1],!1;if(!(i==="queue"||i==="attempt"||i==="work"))return M.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.start_ms!==void 0){let i=r.start_ms,s=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return M.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return M.errors=[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===
e}else var t=!0;if(t){if(r.end_ms!==void 0){let i=r.end_ms,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return M.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return M.errors=[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0;if(t){
if(r.first_token_ms!==void 0){let i=r.first_token_ms,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))&&i!==null)return M.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return M.errors=[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0;if(t){
if(r.attempt!==void 0){let i=r.attempt,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return M.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return M.errors=
[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.upstream!==void 0){
let i=r.upstream,s=e;if(typeof i!="string"&&i!==null)return M.errors=[1],!1;if(e===s&&typeof i=="str\
ing"&&g(i,64))return M.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.model!==void 0){let i=r.model,
s=e;if(typeof i!="string"&&i!==null)return M.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,256))return M.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.status!==void 0){let i=r.status,s=e;if(e===s)if(typeof i==
"string"){if(g(i,64))return M.errors=[1],!1}else return M.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.prompt_tokens!==void 0){let i=r.prompt_tokens,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return M.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return M.errors=[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0;if(t){
if(r.completion_tokens!==void 0){let i=r.completion_tokens,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)))return M.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return M.errors=[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0;if(t){
if(r.charged!==void 0){let i=r.charged,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return M.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return M.errors=[1],!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.cost!==
void 0){let i=r.cost,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return M.errors=
[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return M.errors=[1],
!1;if(i<0||isNaN(i))return M.errors=[1],!1}var t=s===e}else var t=!0}}}}}}}}}}}}}else return M.errors=
[1],!1;return M.errors=n,e===0}function ye(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let f;if(r.request===void 0&&(f="request")||r.arrived_at===void 0&&(f="arrived_at")||r.total_ms===
void 0&&(f="total_ms")||r.timeline===void 0&&(f="timeline")||r.complete===void 0&&(f="complete"))return ye.
errors=[1],!1;{let i=e;for(let s in r)if(!(s==="request"||s==="arrived_at"||s==="total_ms"||s==="tim\
eline"||s==="complete")){return ye.errors=[1],!1;break}if(i===e){if(r.request!==void 0){let s=e;S(r.
request)||(n=n===null?S.errors:n.concat(S.errors),e=n.length);var t=s===e}else var t=!0;if(t){if(r.arrived_at!==
void 0){let s=r.arrived_at,a=e,u=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ye.
errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return ye.errors=
[1],!1;if(s<0||isNaN(s))return ye.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.total_ms!==void 0){
let s=r.total_ms,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ye.errors=[1],!1;
if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return ye.errors=[1],!1;if(s<
0||isNaN(s))return ye.errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.timeline!==void 0){let s=r.
timeline,a=e;if(e===a)if(Array.isArray(s)){if(s.length>200)return ye.errors=[1],!1;{var l=!0;let o=s.
length;for(let p=0;p<o;p++){let d=e;M(s[p])||(n=n===null?M.errors:n.concat(M.errors),e=n.length);var l=d===
e;if(!l)break}}}else return ye.errors=[1],!1;var t=a===e}else var t=!0;if(t)if(r.complete!==void 0){
let s=e;if(typeof r.complete!="boolean")return ye.errors=[1],!1;var t=s===e}else var t=!0}}}}}}else return ye.
errors=[1],!1;return ye.errors=n,e===0}function ts(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response)||(n=n===null?ye.errors:n.concat(ye.errors),
e=n.length));else return ts.errors=[1],!1;return ts.errors=n,e===0}var Kn=is;var Ho={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to","ass\
et","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_before",
"look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Wo=new RegExp(
"^[0-9]{1,78}$","u"),Yo=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function $(r){let n=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.state===void 0&&
(l="state")||r.network===void 0&&(l="network")||r.payer===void 0&&(l="payer")||r.pay_to===void 0&&(l=
"pay_to")||r.asset===void 0&&(l="asset")||r.amount===void 0&&(l="amount")||r.price_usd===void 0&&(l=
"price_usd")||r.agent===void 0&&(l="agent")||r.tool===void 0&&(l="tool")||r.request_id===void 0&&(l=
"request_id")||r.transaction===void 0&&(l="transaction")||r.reason===void 0&&(l="reason")||r.attempts===
void 0&&(l="attempts")||r.valid_before===void 0&&(l="valid_before")||r.look_at===void 0&&(l="look_at")||
r.created_at===void 0&&(l="created_at")||r.updated_at===void 0&&(l="updated_at")||r.expires_at===void 0&&
(l="expires_at"))return $.errors=[1],!1;{let f=e;for(let i in r)if(!$e.call(Ho.properties,i)){return $.
errors=[1],!1;break}if(f===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(g(
i,64))return $.errors=[1],!1;if(X(i,1))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.state!==void 0){let i=r.state,s=e;if(typeof i!="string")return $.errors=[
1],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i==="sett\
le_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return $.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.network!==void 0){let i=r.network,s=e;if(e===s)if(typeof i=="st\
ring"){if(g(i,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.payer!==void 0){let i=r.payer,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return $.errors=[1],
!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.pay_to!==void 0){let i=r.pay_to,
s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.asset!==void 0){let i=r.asset,s=e;if(e===s)if(typeof i=="string"){if(g(i,
64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.amount!==
void 0){let i=r.amount,s=e;if(e===s)if(typeof i=="string"){if(g(i,78))return $.errors=[1],!1;if(!Wo.
test(i))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.price_usd!==
void 0){let i=r.price_usd,s=e;if(e===s)if(typeof i=="string"){if(g(i,20))return $.errors=[1],!1;if(!Yo.
test(i))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.agent!==
void 0){let i=r.agent,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return $.errors=[1],!1}else return $.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.tool!==void 0){let i=r.tool,s=e;if(typeof i!="str\
ing"&&i!==null)return $.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,256))return $.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.request_id!==void 0){let i=r.request_id,s=e;if(e===s)if(typeof i==
"string"){if(g(i,64))return $.errors=[1],!1}else return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.transaction!==void 0){let i=r.transaction,s=e;if(typeof i!="string"&&i!==null)return $.errors=[
1],!1;if(e===s&&typeof i=="string"&&g(i,256))return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.reason!==void 0){let i=r.reason,s=e;if(typeof i!="string"&&i!==null)return $.errors=[1],!1;if(e===
s&&typeof i=="string"&&g(i,1024))return $.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.attempts!==
void 0){let i=r.attempts,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=
[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>1e6||isNaN(i))return $.errors=[1],!1;if(i<0||
isNaN(i))return $.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.valid_before!==void 0){let i=r.
valid_before,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[1],!1;
if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return $.errors=[1],!1;if(i<
0||isNaN(i))return $.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.look_at!==void 0){let i=r.look_at,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return $.errors=[1],!1;if(e===
s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return $.errors=[1],!1;if(i<0||isNaN(
i))return $.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,
s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return $.errors=[1],!1;if(i<0||isNaN(i))return $.
errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.updated_at!==void 0){let i=r.updated_at,s=e,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return $.errors=[1],!1;if(i<0||isNaN(i))return $.errors=[1],!1}var t=s===
e}else var t=!0;if(t)if(r.expires_at!==void 0){let i=r.expires_at,s=e,a=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return $.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return $.errors=[1],!1;if(i<0||isNaN(i))return $.errors=[1],!1}var t=s===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return $.errors=[1],!1;return $.errors=n,e===0}function me(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let s;if(r.payments===void 0&&(s="payments")||r.next===void 0&&(s="next"))
return me.errors=[1],!1;{let a=e;for(let u in r)if(!(u==="payments"||u==="next"||u==="counts")){return me.
errors=[1],!1;break}if(a===e){if(r.payments!==void 0){let u=r.payments,o=e;if(e===o)if(Array.isArray(
u)){if(u.length>1e3)return me.errors=[1],!1;{var t=!0;let p=u.length;for(let d=0;d<p;d++){let c=e;$(
u[d])||(n=n===null?$.errors:n.concat($.errors),e=n.length);var t=c===e;if(!t)break}}}else return me.
errors=[1],!1;var l=o===e}else var l=!0;if(l){if(r.next!==void 0){let u=r.next,o=e;if(typeof u!="str\
ing"&&u!==null)return me.errors=[1],!1;if(e===o&&typeof u=="string"&&g(u,64))return me.errors=[1],!1;
var l=o===e}else var l=!0;if(l)if(r.counts!==void 0){let u=r.counts,o=e;if(e===o)if(u&&typeof u=="ob\
ject"&&!Array.isArray(u)){if(Object.keys(u).length>16)return me.errors=[1],!1;for(let d in u){let c=e;
typeof d!="string"&&(n===null?n=[1]:n.push(1),e++),d==="reserved"||d==="executing"||d==="executed"||
d==="settling"||d==="settled"||d==="settle_unknown"||d==="failed"||d==="expired"||d==="refund_due"||
d==="undecided"||(n===null?n=[1]:n.push(1),e++);var f=c===e;if(!f){return n===null?n=[1]:n.push(1),e++,
me.errors=n,!1;break}}if(f)for(let d in u){let c=u[d],h=e,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return me.errors=[1],!1;if(e===v&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return me.errors=[1],!1;if(c<0||isNaN(c))return me.errors=[1],!1}var i=h===e;if(!i)break}}else
return me.errors=[1],!1;var l=o===e}else var l=!0}}}}else return me.errors=[1],!1;return me.errors=n,
e===0}function is(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(me(r.response)||(n=n===null?me.errors:n.concat(me.errors),e=n.length));else return is.errors=
[1],!1;return is.errors=n,e===0}var Fn=ns;function ns(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return ns.errors=[1],!1;return ns.
errors=n,e===0}var On=os;function os(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return os.errors=[1],!1;return os.
errors=n,e===0}var Ln=as;function as(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return as.errors=[1],!1;return as.
errors=n,e===0}var wn=fs;function J(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.model===
void 0&&(f="model")||r.upstream_model===void 0&&(f="upstream_model")||r.tier===void 0&&(f="tier")||r.
weight===void 0&&(f="weight")||r.breaker===void 0&&(f="breaker")||r.in_flight===void 0&&(f="in_fligh\
t")||r.resting_s===void 0&&(f="resting_s"))return J.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="\
model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breaker"||s==="in_flight"||s==="resting\
_s")){return J.errors=[1],!1;break}if(i===e){if(r.model!==void 0){let s=r.model,a=e;if(e===a)if(typeof s==
"string"){if(g(s,256))return J.errors=[1],!1}else return J.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(r.upstream_model!==void 0){let s=r.upstream_model,a=e;if(e===a)if(typeof s=="string"){if(g(s,256))
return J.errors=[1],!1}else return J.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.tier!==void 0){
let s=r.tier,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[1],!1;if(e===
a&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return J.errors=[1],!1;if(s<1||isNaN(s))return J.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.weight!==void 0){let s=r.weight,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return J.errors=[1],!1;if(s<1||isNaN(s))return J.errors=[1],!1}var t=a===e}else
var t=!0;if(t){if(r.breaker!==void 0){let s=r.breaker,a=e,u=e,o=!1,p=e;typeof s!="string"&&(n===null?
n=[1]:n.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(n===null?n=[1]:n.push(1),e++);var l=p===
e;if(o=o||l,!o){let c=e;s!==null&&(n===null?n=[1]:n.push(1),e++);var l=c===e;o=o||l}if(o)e=u,n!==null&&
(u?n.length=u:n=null);else return n===null?n=[1]:n.push(1),e++,J.errors=n,!1;var t=a===e}else var t=!0;
if(t){if(r.in_flight!==void 0){let s=r.in_flight,a=e,u=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return J.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return J.errors=[1],!1;if(s<0||isNaN(s))return J.errors=[1],!1}var t=a===e}else var t=!0;if(t)
if(r.resting_s!==void 0){let s=r.resting_s,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return J.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return J.
errors=[1],!1;if(s<0||isNaN(s))return J.errors=[1],!1}var t=a===e}else var t=!0}}}}}}}}else return J.
errors=[1],!1;return J.errors=n,e===0}function V(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.origin===void 0&&(f="origin")||r.drained_at===
void 0&&(f="drained_at")||r.in_flight===void 0&&(f="in_flight")||r.deployments===void 0&&(f="deploym\
ents"))return V.errors=[1],!1;{let i=e;for(let s in r)if(!(s==="name"||s==="origin"||s==="drained_at"||
s==="in_flight"||s==="deployments")){return V.errors=[1],!1;break}if(i===e){if(r.name!==void 0){let s=r.
name,a=e;if(e===a)if(typeof s=="string"){if(g(s,64))return V.errors=[1],!1;if(X(s,1))return V.errors=
[1],!1}else return V.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.origin!==void 0){let s=r.origin,
a=e;if(typeof s!="string"&&s!==null)return V.errors=[1],!1;if(e===a&&typeof s=="string"&&g(s,1024))return V.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.drained_at!==void 0){let s=r.drained_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return V.errors=[1],!1;if(e===a&&typeof s=="numb\
er"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return V.errors=[1],!1;if(s<0||isNaN(s))return V.errors=
[1],!1}var t=a===e}else var t=!0;if(t){if(r.in_flight!==void 0){let s=r.in_flight,a=e,u=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return V.errors=[1],!1;if(s<0||isNaN(s))return V.errors=[1],!1}var t=a===
e}else var t=!0;if(t)if(r.deployments!==void 0){let s=r.deployments,a=e;if(e===a)if(Array.isArray(s)){
if(s.length>4096)return V.errors=[1],!1;{var l=!0;let o=s.length;for(let p=0;p<o;p++){let d=e;J(s[p])||
(n=n===null?J.errors:n.concat(J.errors),e=n.length);var l=d===e;if(!l)break}}}else return V.errors=[
1],!1;var t=a===e}else var t=!0}}}}}}else return V.errors=[1],!1;return V.errors=n,e===0}function Ye(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.upstreams===void 0&&
(l="upstreams"))return Ye.errors=[1],!1;{let f=e;for(let i in r)if(i!=="upstreams"){return Ye.errors=
[1],!1;break}if(f===e&&r.upstreams!==void 0){let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>
256)return Ye.errors=[1],!1;{var t=!0;let a=i.length;for(let u=0;u<a;u++){let o=e;V(i[u])||(n=n===null?
V.errors:n.concat(V.errors),e=n.length);var t=o===e;if(!t)break}}}else return Ye.errors=[1],!1}}}else
return Ye.errors=[1],!1;return Ye.errors=n,e===0}function fs(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&(Ye(r.response)||(n=n===null?Ye.errors:n.concat(Ye.
errors),e=n.length));else return fs.errors=[1],!1;return fs.errors=n,e===0}var Cn=ls;function ls(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(V(r.response)||(n=n===null?V.errors:n.concat(V.errors),e=n.length));else return ls.errors=[1],!1;return ls.
errors=n,e===0}var En=us;function us(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(V(r.response)||(n=n===null?V.errors:n.concat(V.errors),e=n.length));else return us.errors=[1],!1;return us.
errors=n,e===0}var Mn=de;function de(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let f=r.response;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let s;if(f.name===void 0&&
(s="name")||f.ok===void 0&&(s="ok")||f.detail===void 0&&(s="detail")||f.missing===void 0&&(s="missin\
g"))return de.errors=[1],!1;{let a=e;for(let u in f)if(!(u==="name"||u==="ok"||u==="detail"||u==="mi\
ssing")){return de.errors=[1],!1;break}if(a===e){if(f.name!==void 0){let u=f.name,o=e;if(e===o)if(typeof u==
"string"){if(g(u,64))return de.errors=[1],!1;if(X(u,1))return de.errors=[1],!1}else return de.errors=
[1],!1;var t=o===e}else var t=!0;if(t){if(f.ok!==void 0){let u=e;if(typeof f.ok!="boolean")return de.
errors=[1],!1;var t=u===e}else var t=!0;if(t){if(f.detail!==void 0){let u=f.detail,o=e;if(e===o)if(typeof u==
"string"){if(g(u,65536))return de.errors=[1],!1;if(X(u,1))return de.errors=[1],!1}else return de.errors=
[1],!1;var t=o===e}else var t=!0;if(t)if(f.missing!==void 0){let u=f.missing,o=e;if(e===o)if(Array.isArray(
u)){if(u.length>4096)return de.errors=[1],!1;{var l=!0;let d=u.length;for(let c=0;c<d;c++){let h=u[c],
v=e;if(e===v)if(typeof h=="string"){if(g(h,256))return de.errors=[1],!1;if(X(h,1))return de.errors=[
1],!1}else return de.errors=[1],!1;var l=v===e;if(!l)break}}}else return de.errors=[1],!1;var t=o===
e}else var t=!0}}}}}else return de.errors=[1],!1}}else return de.errors=[1],!1;return de.errors=n,e===
0}var Pn=ps;var Vo={type:"object",additionalProperties:!1,required:["upstream","upstream_model","tier","weight",
"share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},
weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},drained:{type:"\
boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},
resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function B(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.upstream===void 0&&(f="upstream")||
r.upstream_model===void 0&&(f="upstream_model")||r.tier===void 0&&(f="tier")||r.weight===void 0&&(f=
"weight")||r.share===void 0&&(f="share")||r.drained===void 0&&(f="drained")||r.breaker===void 0&&(f=
"breaker")||r.in_flight===void 0&&(f="in_flight")||r.resting_s===void 0&&(f="resting_s"))return B.errors=
[1],!1;{let i=e;for(let s in r)if(!$e.call(Vo.properties,s)){return B.errors=[1],!1;break}if(i===e){
if(r.upstream!==void 0){let s=r.upstream,a=e;if(e===a)if(typeof s=="string"){if(g(s,64))return B.errors=
[1],!1;if(X(s,1))return B.errors=[1],!1}else return B.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(r.upstream_model!==void 0){let s=r.upstream_model,a=e;if(e===a)if(typeof s=="string"){if(g(s,256))
return B.errors=[1],!1}else return B.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.tier!==void 0){
let s=r.tier,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===
a&&typeof s=="number"&&isFinite(s)){if(s>16||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.weight!==void 0){let s=r.weight,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return B.errors=[1],!1;if(s<1||isNaN(s))return B.errors=[1],!1}var t=a===e}else
var t=!0;if(t){if(r.share!==void 0){let s=r.share,a=e;if(e===a)if(typeof s=="number"&&isFinite(s)){if(s>
1||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}else return B.errors=[1],
!1;var t=a===e}else var t=!0;if(t){if(r.drained!==void 0){let s=e;if(typeof r.drained!="boolean")return B.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.breaker!==void 0){let s=r.breaker,a=e,u=e,o=!1,p=e;
typeof s!="string"&&(n===null?n=[1]:n.push(1),e++),s==="closed"||s==="half_open"||s==="open"||(n===null?
n=[1]:n.push(1),e++);var l=p===e;if(o=o||l,!o){let c=e;s!==null&&(n===null?n=[1]:n.push(1),e++);var l=c===
e;o=o||l}if(o)e=u,n!==null&&(u?n.length=u:n=null);else return n===null?n=[1]:n.push(1),e++,B.errors=
n,!1;var t=a===e}else var t=!0;if(t){if(r.in_flight!==void 0){let s=r.in_flight,a=e,u=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var t=a===
e}else var t=!0;if(t)if(r.resting_s!==void 0){let s=r.resting_s,a=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return B.errors=[1],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>86400||
isNaN(s))return B.errors=[1],!1;if(s<0||isNaN(s))return B.errors=[1],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return B.errors=[1],!1;return B.errors=n,e===0}function ne(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.routes===void 0&&(i="routes"))return ne.errors=[1],!1;{let s=e;
for(let a in r)if(a!=="routes"){return ne.errors=[1],!1;break}if(s===e&&r.routes!==void 0){let a=r.routes;
if(e===e)if(Array.isArray(a)){if(a.length>4096)return ne.errors=[1],!1;{var t=!0;let o=a.length;for(let p=0;p<
o;p++){let d=a[p],c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let v;if(d.model===void 0&&
(v="model")||d.route===void 0&&(v="route")||d.kind===void 0&&(v="kind")||d.deployments===void 0&&(v=
"deployments"))return ne.errors=[1],!1;{let b=e;for(let y in d)if(!(y==="model"||y==="route"||y==="k\
ind"||y==="deployments")){return ne.errors=[1],!1;break}if(b===e){if(d.model!==void 0){let y=d.model,
m=e;if(e===m)if(typeof y=="string"){if(g(y,256))return ne.errors=[1],!1}else return ne.errors=[1],!1;
var l=m===e}else var l=!0;if(l){if(d.route!==void 0){let y=d.route,m=e;if(e===m)if(typeof y=="string"){
if(g(y,256))return ne.errors=[1],!1}else return ne.errors=[1],!1;var l=m===e}else var l=!0;if(l){if(d.
kind!==void 0){let y=d.kind,m=e;if(e===m)if(typeof y=="string"){if(g(y,32))return ne.errors=[1],!1}else
return ne.errors=[1],!1;var l=m===e}else var l=!0;if(l)if(d.deployments!==void 0){let y=d.deployments,
m=e;if(e===m)if(Array.isArray(y)){if(y.length>4096)return ne.errors=[1],!1;{var f=!0;let k=y.length;
for(let K=0;K<k;K++){let _=e;B(y[K])||(n=n===null?B.errors:n.concat(B.errors),e=n.length);var f=_===
e;if(!f)break}}}else return ne.errors=[1],!1;var l=m===e}else var l=!0}}}}}else return ne.errors=[1],
!1;var t=c===e;if(!t)break}}}else return ne.errors=[1],!1}}}else return ne.errors=[1],!1;return ne.errors=
n,e===0}function ps(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(ne(r.response)||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length));else return ps.errors=
[1],!1;return ps.errors=n,e===0}var Xn=ds;var Go={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Jo={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function D(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.description===void 0&&(l="description")||r.price_usd===void 0&&(l="price_usd")||
r.effect===void 0&&(l="effect")||r.calls===void 0&&(l="calls")||r.errors===void 0&&(l="errors")||r.cache_hits===
void 0&&(l="cache_hits")||r.p50_ms===void 0&&(l="p50_ms")||r.p95_ms===void 0&&(l="p95_ms"))return D.
errors=[1],!1;{let f=e;for(let i in r)if(!$e.call(Jo.properties,i)){return D.errors=[1],!1;break}if(f===
e){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(g(i,256))return D.errors=
[1],!1;if(X(i,1))return D.errors=[1],!1}else return D.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.description!==void 0){let i=r.description,s=e;if(e===s)if(typeof i=="string"){if(g(i,65536))return D.
errors=[1],!1}else return D.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.price_usd!==void 0){let i=r.
price_usd,s=e;if(e===s)if(typeof i=="string"){if(g(i,32))return D.errors=[1],!1}else return D.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.effect!==void 0){let i=r.effect,s=e;if(typeof i!="string")
return D.errors=[1],!1;if(!(i==="read"||i==="write"))return D.errors=[1],!1;var t=s===e}else var t=!0;
if(t){if(r.calls!==void 0){let i=r.calls,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return D.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return D.errors=[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
errors!==void 0){let i=r.errors,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.
errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.cache_hits!==void 0){
let i=r.cache_hits,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=
[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[1],
!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let i=r.
p50_ms,s=e,a=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return D.errors=[1],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[1],!1;if(i<0||isNaN(i))return D.
errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.p95_ms!==void 0){let i=r.p95_ms,s=e,a=e;if(!(typeof i==
"number"&&isFinite(i))&&i!==null)return D.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[1],!1;if(i<0||isNaN(i))return D.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}}}}}else return D.errors=[1],!1;return D.errors=n,e===0}function P(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.title===
void 0&&(f="title")||r.description===void 0&&(f="description")||r.version===void 0&&(f="version")||r.
available===void 0&&(f="available")||r.unavailable_because===void 0&&(f="unavailable_because")||r.query_price_usd===
void 0&&(f="query_price_usd")||r.for_sale===void 0&&(f="for_sale")||r.calls===void 0&&(f="calls")||r.
errors===void 0&&(f="errors")||r.cache_hits===void 0&&(f="cache_hits")||r.p50_ms===void 0&&(f="p50_m\
s")||r.p95_ms===void 0&&(f="p95_ms")||r.tools===void 0&&(f="tools"))return P.errors=[1],!1;{let i=e;
for(let s in r)if(!$e.call(Go.properties,s)){return P.errors=[1],!1;break}if(i===e){if(r.id!==void 0){
let s=r.id,a=e;if(e===a)if(typeof s=="string"){if(g(s,64))return P.errors=[1],!1;if(X(s,1))return P.
errors=[1],!1}else return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.title!==void 0){let s=r.
title,a=e;if(e===a)if(typeof s=="string"){if(g(s,1024))return P.errors=[1],!1}else return P.errors=[
1],!1;var t=a===e}else var t=!0;if(t){if(r.description!==void 0){let s=r.description,a=e;if(e===a)if(typeof s==
"string"){if(g(s,65536))return P.errors=[1],!1}else return P.errors=[1],!1;var t=a===e}else var t=!0;
if(t){if(r.version!==void 0){let s=r.version,a=e;if(e===a)if(typeof s=="string"){if(g(s,256))return P.
errors=[1],!1}else return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.available!==void 0){let s=e;
if(typeof r.available!="boolean")return P.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.unavailable_because!==
void 0){let s=r.unavailable_because,a=e;if(typeof s!="string"&&s!==null)return P.errors=[1],!1;if(e===
a&&typeof s=="string"&&g(s,1024))return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.query_price_usd!==
void 0){let s=r.query_price_usd,a=e;if(e===a)if(typeof s=="string"){if(g(s,32))return P.errors=[1],!1}else
return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(r.for_sale!==void 0){let s=e;if(typeof r.for_sale!=
"boolean")return P.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.calls!==void 0){let s=r.calls,
a=e,u=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===u&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.
errors=[1],!1}var t=a===e}else var t=!0;if(t){if(r.errors!==void 0){let s=r.errors,a=e,u=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(r.cache_hits!==void 0){let s=r.cache_hits,a=e,u=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return P.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=a===
e}else var t=!0;if(t){if(r.p50_ms!==void 0){let s=r.p50_ms,a=e,u=e;if(!(typeof s=="number"&&isFinite(
s))&&s!==null)return P.errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return P.errors=[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=a===e}else var t=!0;if(t){
if(r.p95_ms!==void 0){let s=r.p95_ms,a=e,u=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return P.
errors=[1],!1;if(e===u&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return P.errors=
[1],!1;if(s<0||isNaN(s))return P.errors=[1],!1}var t=a===e}else var t=!0;if(t)if(r.tools!==void 0){let s=r.
tools,a=e;if(e===a)if(Array.isArray(s)){if(s.length>1e4)return P.errors=[1],!1;{var l=!0;let o=s.length;
for(let p=0;p<o;p++){let d=e;D(s[p])||(n=n===null?D.errors:n.concat(D.errors),e=n.length);var l=d===
e;if(!l)break}}}else return P.errors=[1],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}}else return P.errors=
[1],!1;return P.errors=n,e===0}function oe(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let a;if(r.agents===void 0&&(a="agents")||r.broken===void 0&&(a="broken"))return oe.errors=
[1],!1;{let u=e;for(let o in r)if(!(o==="agents"||o==="broken")){return oe.errors=[1],!1;break}if(u===
e){if(r.agents!==void 0){let o=r.agents,p=e;if(e===p)if(Array.isArray(o)){if(o.length>1e3)return oe.
errors=[1],!1;{var t=!0;let d=o.length;for(let c=0;c<d;c++){let h=e;P(o[c])||(n=n===null?P.errors:n.
concat(P.errors),e=n.length);var t=h===e;if(!t)break}}}else return oe.errors=[1],!1;var l=p===e}else
var l=!0;if(l)if(r.broken!==void 0){let o=r.broken,p=e;if(e===p)if(Array.isArray(o)){if(o.length>1e3)
return oe.errors=[1],!1;{var f=!0;let c=o.length;for(let h=0;h<c;h++){let v=o[h],b=e;if(e===b)if(v&&
typeof v=="object"&&!Array.isArray(v)){let m;if(v.id===void 0&&(m="id")||v.problems===void 0&&(m="pr\
oblems"))return oe.errors=[1],!1;{let T=e;for(let k in v)if(!(k==="id"||k==="problems")){return oe.errors=
[1],!1;break}if(T===e){if(v.id!==void 0){let k=v.id,K=e;if(e===K)if(typeof k=="string"){if(g(k,256))
return oe.errors=[1],!1}else return oe.errors=[1],!1;var i=K===e}else var i=!0;if(i)if(v.problems!==
void 0){let k=v.problems,K=e;if(e===K)if(Array.isArray(k)){if(k.length>100)return oe.errors=[1],!1;{
var s=!0;let N=k.length;for(let R=0;R<N;R++){let or=k[R],ce=e;if(e===ce)if(typeof or=="string"){if(g(
or,4096))return oe.errors=[1],!1}else return oe.errors=[1],!1;var s=ce===e;if(!s)break}}}else return oe.
errors=[1],!1;var i=K===e}else var i=!0}}}else return oe.errors=[1],!1;var f=b===e;if(!f)break}}}else
return oe.errors=[1],!1;var l=p===e}else var l=!0}}}else return oe.errors=[1],!1;return oe.errors=n,
e===0}function ds(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==
void 0&&(oe(r.response)||(n=n===null?oe.errors:n.concat(oe.errors),e=n.length));else return ds.errors=
[1],!1;return ds.errors=n,e===0}var Rn=ee;function ee(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let a;if(i.id===void 0&&
(a="id")||i.tools===void 0&&(a="tools")||i.file===void 0&&(a="file")||i.document===void 0&&(a="docum\
ent"))return ee.errors=[1],!1;{let u=e;for(let o in i)if(!(o==="id"||o==="tools"||o==="file"||o==="d\
ocument")){return ee.errors=[1],!1;break}if(u===e){if(i.id!==void 0){let o=i.id,p=e;if(e===p)if(typeof o==
"string"){if(g(o,64))return ee.errors=[1],!1;if(X(o,1))return ee.errors=[1],!1}else return ee.errors=
[1],!1;var t=p===e}else var t=!0;if(t){if(i.tools!==void 0){let o=i.tools,p=e;if(e===p)if(Array.isArray(
o)){if(o.length>1e4)return ee.errors=[1],!1;{var l=!0;let c=o.length;for(let h=0;h<c;h++){let v=o[h],
b=e;if(e===b)if(v&&typeof v=="object"&&!Array.isArray(v)){let m;if(v.name===void 0&&(m="name")||v.parameters===
void 0&&(m="parameters"))return ee.errors=[1],!1;{let T=e;for(let k in v)if(!(k==="name"||k==="param\
eters")){return ee.errors=[1],!1;break}if(T===e){if(v.name!==void 0){let k=v.name,K=e;if(e===K)if(typeof k==
"string"){if(g(k,256))return ee.errors=[1],!1;if(X(k,1))return ee.errors=[1],!1}else return ee.errors=
[1],!1;var f=K===e}else var f=!0;if(f)if(v.parameters!==void 0){let k=v.parameters,K=e;if(e===K&&!(k&&
typeof k=="object"&&!Array.isArray(k)))return ee.errors=[1],!1;var f=K===e}else var f=!0}}}else return ee.
errors=[1],!1;var l=b===e;if(!l)break}}}else return ee.errors=[1],!1;var t=p===e}else var t=!0;if(t){
if(i.file!==void 0){let o=i.file,p=e;if(e===p)if(typeof o=="string"){if(g(o,4096))return ee.errors=[
1],!1}else return ee.errors=[1],!1;var t=p===e}else var t=!0;if(t)if(i.document!==void 0){let o=i.document,
p=e;if(typeof o!="string"&&o!==null)return ee.errors=[1],!1;if(e===p&&typeof o=="string"&&g(o,16777216))
return ee.errors=[1],!1;var t=p===e}else var t=!0}}}}}else return ee.errors=[1],!1}}else return ee.errors=
[1],!1;return ee.errors=n,e===0}var zn=cs;var Un=new RegExp("^[0-9a-f]{64}$","u");function fe(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.digest===void 0&&(l="digest")||r.loaded_at===void 0&&(l="loaded_at")||r.seen_at===
void 0&&(l="seen_at")||r.is_this===void 0&&(l="is_this"))return fe.errors=[1],!1;{let f=e;for(let i in r)
if(!(i==="name"||i==="digest"||i==="loaded_at"||i==="seen_at"||i==="is_this")){return fe.errors=[1],
!1;break}if(f===e){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(g(i,255))
return fe.errors=[1],!1}else return fe.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.digest!==void 0){
let i=r.digest,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return fe.errors=[1],!1;if(!Un.test(i))
return fe.errors=[1],!1}else return fe.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.loaded_at!==
void 0){let i=r.loaded_at,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.
errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=
[1],!1;if(i<0||isNaN(i))return fe.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.seen_at!==void 0){
let i=r.seen_at,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.errors=[1],
!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=[1],!1;
if(i<0||isNaN(i))return fe.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.is_this!==void 0){let i=e;
if(typeof r.is_this!="boolean")return fe.errors=[1],!1;var t=i===e}else var t=!0}}}}}}else return fe.
errors=[1],!1;return fe.errors=n,e===0}function H(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let s;if(r.file===void 0&&(s="file")||r.loaded_at===void 0&&(s="loaded_at")||r.sandbox===
void 0&&(s="sandbox")||r.config===void 0&&(s="config")||r.sources===void 0&&(s="sources")||r.need_restart===
void 0&&(s="need_restart")||r.digest===void 0&&(s="digest")||r.servers===void 0&&(s="servers"))return H.
errors=[1],!1;{let a=e;for(let u in r)if(!(u==="file"||u==="loaded_at"||u==="sandbox"||u==="config"||
u==="need_restart"||u==="sources"||u==="digest"||u==="servers")){return H.errors=[1],!1;break}if(a===
e){if(r.file!==void 0){let u=r.file,o=e;if(typeof u!="string"&&u!==null)return H.errors=[1],!1;if(e===
o&&typeof u=="string"&&g(u,4096))return H.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.loaded_at!==
void 0){let u=r.loaded_at,o=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return H.errors=
[1],!1;if(e===o&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return H.errors=[1],
!1;if(u<0||isNaN(u))return H.errors=[1],!1}var t=o===e}else var t=!0;if(t){if(r.sandbox!==void 0){let u=e;
if(typeof r.sandbox!="boolean")return H.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(r.config!==
void 0){let u=r.config,o=e;if(e===o&&!(u&&typeof u=="object"&&!Array.isArray(u)))return H.errors=[1],
!1;var t=o===e}else var t=!0;if(t){if(r.need_restart!==void 0){let u=r.need_restart,o=e;if(e===o)if(Array.
isArray(u)){if(u.length>1024)return H.errors=[1],!1;{var l=!0;let d=u.length;for(let c=0;c<d;c++){let h=u[c],
v=e;if(e===v)if(typeof h=="string"){if(g(h,512))return H.errors=[1],!1;if(X(h,1))return H.errors=[1],
!1}else return H.errors=[1],!1;var l=v===e;if(!l)break}}}else return H.errors=[1],!1;var t=o===e}else
var t=!0;if(t){if(r.sources!==void 0){let u=r.sources,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.
isArray(u)){if(Object.keys(u).length>1e5)return H.errors=[1],!1;for(let d in u){let c=u[d],h=e;if(e===
h)if(typeof c=="string"){if(g(c,256))return H.errors=[1],!1;if(X(c,1))return H.errors=[1],!1}else return H.
errors=[1],!1;var f=h===e;if(!f)break}}else return H.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(r.
digest!==void 0){let u=r.digest,o=e;if(e===o)if(typeof u=="string"){if(g(u,64))return H.errors=[1],!1;
if(!Un.test(u))return H.errors=[1],!1}else return H.errors=[1],!1;var t=o===e}else var t=!0;if(t)if(r.
servers!==void 0){let u=r.servers,o=e;if(!Array.isArray(u)&&u!==null)return H.errors=[1],!1;if(e===o&&
Array.isArray(u)){if(u.length>1e4)return H.errors=[1],!1;{var i=!0;let d=u.length;for(let c=0;c<d;c++){
let h=e;fe(u[c])||(n=n===null?fe.errors:n.concat(fe.errors),e=n.length);var i=h===e;if(!i)break}}}var t=o===
e}else var t=!0}}}}}}}}}else return H.errors=[1],!1;return H.errors=n,e===0}function cs(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response)||(n=n===
null?H.errors:n.concat(H.errors),e=n.length));else return cs.errors=[1],!1;return cs.errors=n,e===0}
var In=ms;var br=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function te(r){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.role===void 0&&(l="ro\
le")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l="expires_at"))return te.errors=[1],!1;{let f=e;
for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return te.errors=[1],!1;break}
if(f===e){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(g(i,64))return te.
errors=[1],!1;if(X(i,1))return te.errors=[1],!1;if(!br.test(i))return te.errors=[1],!1}else return te.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="str\
ing")return te.errors=[1],!1;if(!(i==="admin"||i==="viewer"))return te.errors=[1],!1;var t=s===e}else
var t=!0;if(t){if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="string")return te.errors=[1],!1;if(!(i===
"token"||i==="session"))return te.errors=[1],!1;var t=s===e}else var t=!0;if(t)if(r.expires_at!==void 0){
let i=r.expires_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return te.
errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=
[1],!1;if(i<0||isNaN(i))return te.errors=[1],!1}var t=s===e}else var t=!0}}}}}else return te.errors=
[1],!1;return te.errors=n,e===0}function ms(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(te(r.response)||(n=n===null?te.errors:n.concat(te.errors),e=n.length));else
return ms.errors=[1],!1;return ms.errors=n,e===0}var Zn=ys;function se(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.name===
void 0&&(l="name")||r.role===void 0&&(l="role")||r.how===void 0&&(l="how")||r.expires_at===void 0&&(l=
"expires_at")||r.secret===void 0&&(l="secret"))return se.errors=[1],!1;{let f=e;for(let i in r)if(!(i===
"name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){return se.errors=[1],!1;break}if(f===
e){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(g(i,64))return se.errors=
[1],!1;if(X(i,1))return se.errors=[1],!1;if(!br.test(i))return se.errors=[1],!1}else return se.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="string")return se.
errors=[1],!1;if(!(i==="admin"||i==="viewer"))return se.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="string")return se.errors=[1],!1;if(i!=="session")return se.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.expires_at!==void 0){let i=r.expires_at,s=e,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return se.errors=[1],!1;if(i<0||isNaN(i))return se.errors=[1],!1}
var t=s===e}else var t=!0;if(t)if(r.secret!==void 0){let i=r.secret,s=e;if(e===s)if(typeof i=="strin\
g"){if(g(i,64))return se.errors=[1],!1;if(X(i,1))return se.errors=[1],!1}else return se.errors=[1],!1;
var t=s===e}else var t=!0}}}}}}else return se.errors=[1],!1;return se.errors=n,e===0}function ys(r){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(se(r.response)||
(n=n===null?se.errors:n.concat(se.errors),e=n.length));else return ys.errors=[1],!1;return ys.errors=
n,e===0}var Dn=hs;function hs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(te(r.response)||(n=n===null?te.errors:n.concat(te.errors),e=n.length));else return hs.errors=[1],!1;
return hs.errors=n,e===0}var Bn=vs;function I(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at"))return I.errors=[1],!1;{let f=e;for(let i in r)if(!(i==="id"||i==="name"||i==="role"||
i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return I.errors=[1],!1;break}if(f===
e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return I.errors=[1],!1;
if(X(i,1))return I.errors=[1],!1}else return I.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.name!==
void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(g(i,64))return I.errors=[1],!1;if(X(i,1))
return I.errors=[1],!1;if(!br.test(i))return I.errors=[1],!1}else return I.errors=[1],!1;var t=s===e}else
var t=!0;if(t){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="string")return I.errors=[1],!1;if(!(i===
"admin"||i==="viewer"))return I.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.prefix!==void 0){
let i=r.prefix,s=e;if(e===s)if(typeof i=="string"){if(g(i,16))return I.errors=[1],!1}else return I.errors=
[1],!1;var t=s===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,s=e,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return I.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return I.errors=[1],!1;if(i<0||isNaN(i))return I.errors=[1],!1}var t=s===
e}else var t=!0;if(t){if(r.rotated_at!==void 0){let i=r.rotated_at,s=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return I.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return I.errors=[1],!1;if(i<0||isNaN(i))return I.errors=[1],!1}var t=s===
e}else var t=!0;if(t)if(r.revoked_at!==void 0){let i=r.revoked_at,s=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))&&i!==null)return I.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return I.errors=[1],!1;if(i<0||isNaN(i))return I.errors=[1],!1}var t=s===
e}else var t=!0}}}}}}}}else return I.errors=[1],!1;return I.errors=n,e===0}function Ve(r){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.operators===void 0&&(l="operato\
rs"))return Ve.errors=[1],!1;{let f=e;for(let i in r)if(i!=="operators"){return Ve.errors=[1],!1;break}
if(f===e&&r.operators!==void 0){let i=r.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return Ve.
errors=[1],!1;{var t=!0;let a=i.length;for(let u=0;u<a;u++){let o=e;I(i[u])||(n=n===null?I.errors:n.
concat(I.errors),e=n.length);var t=o===e;if(!t)break}}}else return Ve.errors=[1],!1}}}else return Ve.
errors=[1],!1;return Ve.errors=n,e===0}function vs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="objec\
t"&&!Array.isArray(r))r.response!==void 0&&(Ve(r.response)||(n=n===null?Ve.errors:n.concat(Ve.errors),
e=n.length));else return vs.errors=[1],!1;return vs.errors=n,e===0}var Hn=gs;function U(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.name===void 0&&(l="name")||r.role===void 0&&(l="role")||r.prefix===void 0&&(l="prefix")||
r.created_at===void 0&&(l="created_at")||r.rotated_at===void 0&&(l="rotated_at")||r.revoked_at===void 0&&
(l="revoked_at")||r.token===void 0&&(l="token"))return U.errors=[1],!1;{let f=e;for(let i in r)if(!(i===
"id"||i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i===
"token")){return U.errors=[1],!1;break}if(f===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i==
"string"){if(g(i,64))return U.errors=[1],!1;if(X(i,1))return U.errors=[1],!1}else return U.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="strin\
g"){if(g(i,64))return U.errors=[1],!1;if(X(i,1))return U.errors=[1],!1;if(!br.test(i))return U.errors=
[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,
s=e;if(typeof i!="string")return U.errors=[1],!1;if(!(i==="admin"||i==="viewer"))return U.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.prefix!==void 0){let i=r.prefix,s=e;if(e===s)if(typeof i=="s\
tring"){if(g(i,16))return U.errors=[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0;if(t){
if(r.created_at!==void 0){let i=r.created_at,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return U.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return U.errors=[1],!1;if(i<0||isNaN(i))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
rotated_at!==void 0){let i=r.rotated_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null)return U.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return U.errors=[1],!1;if(i<0||isNaN(i))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.
revoked_at!==void 0){let i=r.revoked_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null)return U.errors=[1],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return U.errors=[1],!1;if(i<0||isNaN(i))return U.errors=[1],!1}var t=s===e}else var t=!0;if(t)if(r.
token!==void 0){let i=r.token,s=e;if(e===s)if(typeof i=="string"){if(g(i,256))return U.errors=[1],!1;
if(X(i,1))return U.errors=[1],!1}else return U.errors=[1],!1;var t=s===e}else var t=!0}}}}}}}}}else return U.
errors=[1],!1;return U.errors=n,e===0}function gs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(U(r.response)||(n=n===null?U.errors:n.concat(U.errors),e=n.length));else
return gs.errors=[1],!1;return gs.errors=n,e===0}var Wn=_s;function _s(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(n=n===null?I.errors:n.concat(I.errors),e=n.length));else return _s.errors=[1],!1;return _s.
errors=n,e===0}var Yn=bs;function bs(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(I(r.response)||(n=n===null?I.errors:n.concat(I.errors),e=n.length));else return bs.errors=[1],!1;return bs.
errors=n,e===0}var Vn=ks;function ks(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(U(r.response)||(n=n===null?U.errors:n.concat(U.errors),e=n.length));else return ks.errors=[1],!1;return ks.
errors=n,e===0}var Gn=Ns;var Qo={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name","how","a\
ddress","request_id","target","target_name","before","after","reason"],properties:{id:{type:"string",
minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{type:"\
string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",enum:[
"token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"};function z(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&
(l="id")||r.at===void 0&&(l="at")||r.action===void 0&&(l="action")||r.outcome===void 0&&(l="outcome")||
r.name===void 0&&(l="name")||r.how===void 0&&(l="how")||r.address===void 0&&(l="address")||r.request_id===
void 0&&(l="request_id")||r.target===void 0&&(l="target")||r.target_name===void 0&&(l="target_name")||
r.before===void 0&&(l="before")||r.after===void 0&&(l="after")||r.reason===void 0&&(l="reason"))return z.
errors=[1],!1;{let f=e;for(let i in r)if(!$e.call(Qo.properties,i)){return z.errors=[1],!1;break}if(f===
e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(g(i,64))return z.errors=[1],!1;
if(X(i,1))return z.errors=[1],!1}else return z.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.at!==
void 0){let i=r.at,s=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return z.errors=
[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return z.errors=[1],
!1;if(i<0||isNaN(i))return z.errors=[1],!1}var t=s===e}else var t=!0;if(t){if(r.action!==void 0){let i=r.
action,s=e;if(typeof i!="string")return z.errors=[1],!1;if(!(i==="createKey"||i==="changeKey"||i==="\
rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="drainUpstream"||i==="restoreUpstream"||i==="prob\
eUpstream"||i==="reconcilePayment"||i==="closePayment"||i==="createOperator"||i==="changeOperator"||
i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i==="endSession"||i==="drainServer"||
i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"))return z.errors=[1],!1;var t=s===e}else var t=!0;
if(t){if(r.outcome!==void 0){let i=r.outcome,s=e;if(typeof i!="string")return z.errors=[1],!1;if(!(i===
"done"||i==="begun"||i==="failed"))return z.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.name!==
void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(g(i,128))return z.errors=[1],!1}else return z.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="strin\
g")return z.errors=[1],!1;if(!(i==="token"||i==="session"||i==="cli"||i==="signal"||i==="server"))return z.
errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.address!==void 0){let i=r.address,s=e;if(typeof i!=
"string"&&i!==null)return z.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,255))return z.errors=[1],
!1;var t=s===e}else var t=!0;if(t){if(r.request_id!==void 0){let i=r.request_id,s=e;if(typeof i!="st\
ring"&&i!==null)return z.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,64))return z.errors=[1],!1;
var t=s===e}else var t=!0;if(t){if(r.target!==void 0){let i=r.target,s=e;if(typeof i!="string"&&i!==
null)return z.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,128))return z.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.target_name!==void 0){let i=r.target_name,s=e;if(typeof i!="string"&&i!==
null)return z.errors=[1],!1;if(e===s&&typeof i=="string"&&g(i,256))return z.errors=[1],!1;var t=s===
e}else var t=!0;if(t){if(r.before!==void 0){let i=r.before,s=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return z.errors=[1],!1;var t=s===e}else var t=!0;if(t){if(r.after!==void 0){let i=r.after,
s=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return z.errors=[1],!1;var t=s===e}else
var t=!0;if(t)if(r.reason!==void 0){let i=r.reason,s=e;if(typeof i!="string"&&i!==null)return z.errors=
[1],!1;if(e===s&&typeof i=="string"&&g(i,4096))return z.errors=[1],!1;var t=s===e}else var t=!0}}}}}}}}}}}}}}else
return z.errors=[1],!1;return z.errors=n,e===0}function Ke(r){let n=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.rows===void 0&&(f="rows")||r.next===void 0&&(f="next"))return Ke.
errors=[1],!1;{let i=e;for(let s in r)if(!(s==="rows"||s==="next")){return Ke.errors=[1],!1;break}if(i===
e){if(r.rows!==void 0){let s=r.rows,a=e;if(e===a)if(Array.isArray(s)){if(s.length>1e3)return Ke.errors=
[1],!1;{var t=!0;let u=s.length;for(let o=0;o<u;o++){let p=e;z(s[o])||(n=n===null?z.errors:n.concat(
z.errors),e=n.length);var t=p===e;if(!t)break}}}else return Ke.errors=[1],!1;var l=a===e}else var l=!0;
if(l)if(r.next!==void 0){let s=r.next,a=e;if(typeof s!="string"&&s!==null)return Ke.errors=[1],!1;if(e===
a&&typeof s=="string"&&g(s,64))return Ke.errors=[1],!1;var l=a===e}else var l=!0}}}else return Ke.errors=
[1],!1;return Ke.errors=n,e===0}function Ns(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(Ke(r.response)||(n=n===null?Ke.errors:n.concat(Ke.errors),e=n.length));else
return Ns.errors=[1],!1;return Ns.errors=n,e===0}var Jn=ve;function ve(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let l=r.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let i;if(l.calls===void 0&&
(i="calls")||l.streams===void 0&&(i="streams")||l.queued_rows===void 0&&(i="queued_rows"))return ve.
errors=[1],!1;{let s=e;for(let a in l)if(!(a==="calls"||a==="streams"||a==="queued_rows")){return ve.
errors=[1],!1;break}if(s===e){if(l.calls!==void 0){let a=l.calls,u=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return ve.errors=[1],!1;if(e===u&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return ve.errors=[1],!1;if(a<0||isNaN(a))return ve.errors=[1],!1}var t=u===e}else var t=!0;
if(t){if(l.streams!==void 0){let a=l.streams,u=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ve.errors=[1],!1;if(e===u&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return ve.errors=[1],!1;if(a<0||isNaN(a))return ve.errors=[1],!1}var t=u===e}else var t=!0;if(t)if(l.
queued_rows!==void 0){let a=l.queued_rows,u=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return ve.errors=[1],!1;if(e===u&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ve.
errors=[1],!1;if(a<0||isNaN(a))return ve.errors=[1],!1}var t=u===e}else var t=!0}}}}else return ve.errors=
[1],!1}}else return ve.errors=[1],!1;return ve.errors=n,e===0}var Qn=Ss;function ae(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.applied===
void 0&&(s="applied")||r.problems===void 0&&(s="problems")||r.changes===void 0&&(s="changes"))return ae.
errors=[1],!1;{let a=e;for(let u in r)if(!(u==="applied"||u==="problems"||u==="changes")){return ae.
errors=[1],!1;break}if(a===e){if(r.applied!==void 0){let u=e;if(typeof r.applied!="boolean")return ae.
errors=[1],!1;var t=u===e}else var t=!0;if(t){if(r.problems!==void 0){let u=r.problems,o=e;if(e===o)
if(Array.isArray(u)){if(u.length>1e4)return ae.errors=[1],!1;{var l=!0;let d=u.length;for(let c=0;c<
d;c++){let h=u[c],v=e;if(e===v)if(typeof h=="string"){if(g(h,4096))return ae.errors=[1],!1}else return ae.
errors=[1],!1;var l=v===e;if(!l)break}}}else return ae.errors=[1],!1;var t=o===e}else var t=!0;if(t)
if(r.changes!==void 0){let u=r.changes,o=e;if(e===o)if(Array.isArray(u)){if(u.length>1e5)return ae.errors=
[1],!1;{var f=!0;let d=u.length;for(let c=0;c<d;c++){let h=u[c],v=e;if(e===e)if(h&&typeof h=="object"&&
!Array.isArray(h)){let m;if(h.setting===void 0&&(m="setting")||h.needs_restart===void 0&&(m="needs_r\
estart"))return ae.errors=[1],!1;{let T=e;for(let k in h)if(!(k==="setting"||k==="before"||k==="afte\
r"||k==="needs_restart")){return ae.errors=[1],!1;break}if(T===e){if(h.setting!==void 0){let k=h.setting,
K=e;if(e===K)if(typeof k=="string"){if(g(k,512))return ae.errors=[1],!1}else return ae.errors=[1],!1;
var i=K===e}else var i=!0;if(i)if(h.needs_restart!==void 0){let k=e;if(typeof h.needs_restart!="bool\
ean")return ae.errors=[1],!1;var i=k===e}else var i=!0}}}else return ae.errors=[1],!1;var f=v===e;if(!f)
break}}}else return ae.errors=[1],!1;var t=o===e}else var t=!0}}}}else return ae.errors=[1],!1;return ae.
errors=n,e===0}function Ss(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.
response!==void 0&&(ae(r.response)||(n=n===null?ae.errors:n.concat(ae.errors),e=n.length));else return Ss.
errors=[1],!1;return Ss.errors=n,e===0}var eo=E;function E(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let a=r.response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let o;if(a.name===void 0&&(o=
"name")||a.operations===void 0&&(o="operations")||a.elsewhere===void 0&&(o="elsewhere"))return E.errors=
[1],!1;{let p=e;for(let d in a)if(!(d==="name"||d==="operations"||d==="elsewhere")){return E.errors=
[1],!1;break}if(p===e){if(a.name!==void 0){let d=a.name,c=e;if(e===c)if(typeof d=="string"){if(g(d,128))
return E.errors=[1],!1;if(X(d,1))return E.errors=[1],!1}else return E.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(a.operations!==void 0){let d=a.operations,c=e;if(e===c)if(Array.isArray(d)){if(d.length>
256)return E.errors=[1],!1;{var l=!0;let v=d.length;for(let b=0;b<v;b++){let y=d[b],m=e;if(e===m)if(y&&
typeof y=="object"&&!Array.isArray(y)){let k;if(y.method===void 0&&(k="method")||y.path===void 0&&(k=
"path")||y.summary===void 0&&(k="summary"))return E.errors=[1],!1;{let K=e;for(let _ in y)if(!(_==="\
method"||_==="path"||_==="summary")){return E.errors=[1],!1;break}if(K===e){if(y.method!==void 0){let _=y.
method,N=e;if(e===N)if(typeof _=="string"){if(g(_,7))return E.errors=[1],!1;if(X(_,3))return E.errors=
[1],!1}else return E.errors=[1],!1;var f=N===e}else var f=!0;if(f){if(y.path!==void 0){let _=y.path,
N=e;if(e===N)if(typeof _=="string"){if(g(_,256))return E.errors=[1],!1;if(X(_,1))return E.errors=[1],
!1}else return E.errors=[1],!1;var f=N===e}else var f=!0;if(f)if(y.summary!==void 0){let _=y.summary,
N=e;if(e===N)if(typeof _=="string"){if(g(_,256))return E.errors=[1],!1}else return E.errors=[1],!1;var f=N===
e}else var f=!0}}}}else return E.errors=[1],!1;var l=m===e;if(!l)break}}}else return E.errors=[1],!1;
var t=c===e}else var t=!0;if(t)if(a.elsewhere!==void 0){let d=a.elsewhere,c=e;if(e===c)if(Array.isArray(
d)){if(d.length>16)return E.errors=[1],!1;{var i=!0;let v=d.length;for(let b=0;b<v;b++){let y=d[b],m=e;
if(e===m)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.name===void 0&&(k="name"))return E.
errors=[1],!1;{let K=e;for(let _ in y)if(!(_==="name"||_==="path"||_==="address"||_==="port")){return E.
errors=[1],!1;break}if(K===e){if(y.name!==void 0){let _=y.name,N=e;if(e===N)if(typeof _=="string"){if(g(
_,128))return E.errors=[1],!1;if(X(_,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=N===
e}else var s=!0;if(s){if(y.path!==void 0){let _=y.path,N=e;if(e===N)if(typeof _=="string"){if(g(_,256))
return E.errors=[1],!1;if(X(_,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=N===e}else
var s=!0;if(s){if(y.address!==void 0){let _=y.address,N=e;if(e===N)if(typeof _=="string"){if(g(_,2048))
return E.errors=[1],!1;if(X(_,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=N===e}else
var s=!0;if(s)if(y.port!==void 0){let _=y.port,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(
_)))return E.errors=[1],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>65535||isNaN(_))return E.
errors=[1],!1;if(_<1||isNaN(_))return E.errors=[1],!1}var s=N===e}else var s=!0}}}}}else return E.errors=
[1],!1;var i=m===e;if(!i)break}}}else return E.errors=[1],!1;var t=c===e}else var t=!0}}}}else return E.
errors=[1],!1}}else return E.errors=[1],!1;return E.errors=n,e===0}var ro=_r;function _r(r){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return _r.errors=[1],
!1}}else return _r.errors=[1],!1;return _r.errors=n,e===0}var ua={getHealth:{parameters:Xs,body:wt,replies:{200:cn}},getReadiness:{parameters:Rs,body:Et,replies:{
200:mn,503:yn}},getMetrics:{parameters:zs,body:Pt,replies:{}},listKeys:{parameters:Us,body:Rt,replies:{
200:hn}},createKey:{parameters:Is,body:Ut,replies:{200:gn}},readKey:{parameters:Zs,body:Zt,replies:{
200:_n}},revokeKey:{parameters:Ds,body:Bt,replies:{200:bn}},changeKey:{parameters:Bs,body:Wt,replies:{
200:kn}},rotateKey:{parameters:Hs,body:Yt,replies:{200:Nn}},restoreKey:{parameters:Ws,body:Vt,replies:{
200:Sn}},getUsage:{parameters:Ys,body:Jt,replies:{200:xn}},listUsage:{parameters:Vs,body:ei,replies:{
200:An}},readOverview:{parameters:Gs,body:si,replies:{200:Tn}},readSeries:{parameters:Js,body:ii,replies:{
200:qn}},listRequests:{parameters:Qs,body:oi,replies:{200:$n}},readRequest:{parameters:et,body:fi,replies:{
200:jn}},listPayments:{parameters:rt,body:ui,replies:{200:Kn}},readPayment:{parameters:st,body:di,replies:{
200:Fn}},reconcilePayment:{parameters:tt,body:mi,replies:{200:On}},closePayment:{parameters:it,body:hi,
replies:{200:Ln}},listUpstreams:{parameters:nt,body:gi,replies:{200:wn}},drainUpstream:{parameters:ot,
body:bi,replies:{200:Cn}},restoreUpstream:{parameters:at,body:Ni,replies:{200:En}},probeUpstream:{parameters:ft,
body:xi,replies:{200:Mn}},listRoutes:{parameters:lt,body:Ti,replies:{200:Pn}},listOperatorAgents:{parameters:ut,
body:$i,replies:{200:Xn}},readOperatorAgent:{parameters:pt,body:Ki,replies:{200:Rn}},getConfig:{parameters:dt,
body:Oi,replies:{200:zn}},readSession:{parameters:ct,body:wi,replies:{200:In}},createSession:{parameters:mt,
body:Ei,replies:{200:Zn}},endSession:{parameters:yt,body:Mi,replies:{200:Dn}},listOperators:{parameters:ht,
body:Xi,replies:{200:Bn}},createOperator:{parameters:vt,body:zi,replies:{200:Hn}},revokeOperator:{parameters:gt,
body:Ui,replies:{200:Wn}},changeOperator:{parameters:_t,body:Zi,replies:{200:Yn}},rotateOperator:{parameters:bt,
body:Di,replies:{200:Vn}},listAudit:{parameters:kt,body:Hi,replies:{200:Gn}},drainServer:{parameters:Nt,
body:Yi,replies:{200:Jn}},reload:{parameters:St,body:Gi,replies:{200:Qn}},getOverview:{parameters:xt,
body:Ji,replies:{200:eo}},getContract:{parameters:At,body:en,replies:{200:ro}},getReference:{parameters:Tt,
body:sn,replies:{}},getReferenceFile:{parameters:qt,body:nn,replies:{}},getConsole:{parameters:jt,body:an,
replies:{}},getConsoleFile:{parameters:Kt,body:ln,replies:{}}};export{ua as default};
