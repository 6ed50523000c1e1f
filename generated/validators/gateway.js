// Compiled from a contract by npm run generate. Never edited.
var ur=Object.create;var _e=Object.defineProperty;var dr=Object.getOwnPropertyDescriptor;var cr=Object.getOwnPropertyNames;var mr=Object.getPrototypeOf,pr=Object.prototype.hasOwnProperty;var ge=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(e){throw t=0,e}};var yr=(r,t,e,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let f of cr(t))!pr.call(r,f)&&
f!==e&&_e(r,f,{get:()=>t[f],enumerable:!(s=dr(t,f))||s.enumerable});return r};var V=(r,t,e)=>(e=r!=null?ur(mr(r)):{},yr(t||!r||!r.__esModule?_e(e,"default",{value:r,enumerable:!0}):
e,r));var se=ge(re=>{"use strict";Object.defineProperty(re,"__esModule",{value:!0});re.formats=void 0;var hr=2**
31-1,_r=(-2)**31,gr=2**63-1,br=(-2)**63,xe=(2-2**-23)*2**127,Ae=2**-126,Nr=-1*xe,xr=-1*Ae,Ne=()=>!0,
Ar=/^[A-Za-z0-9+/]*(=|==)?$/;re.formats={int32:{validate:r=>Number.isInteger(r)&&r<=hr&&r>=_r,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=gr&&r>=br,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=xe&&r>=Ae||r>=Nr&&r<=xr),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Ar.test(r),binary:Ne,password:Ne}});var te=ge(U=>{"use strict";Object.defineProperty(U,"__esModule",{value:!0});U.formatNames=U.fastFormats=
U.fullFormats=void 0;function O(r,t){return{validate:r,compare:t}}U.fullFormats={date:O(qe,le),time:O(
oe(!0),ue),"date-time":O($e(!0),ze),"iso-time":O(oe(),Fe),"iso-date-time":O($e(),Le),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:zr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Mr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Lr,int32:{type:"number",validate:Sr},
int64:{type:"number",validate:Er},float:{type:"number",validate:ke},double:{type:"number",validate:ke},
password:!0,binary:!0};U.fastFormats={...U.fullFormats,date:O(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,le),time:O(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ue),"date-time":O(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ze),"iso-time":O(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Fe),"\
iso-date-time":O(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Le),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
U.formatNames=Object.keys(U.fullFormats);function $r(r){return r%4===0&&(r%100!==0||r%400===0)}var jr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
kr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function qe(r){let t=jr.exec(r);if(!t)return!1;let e=+t[1],
s=+t[2],f=+t[3];return s>=1&&s<=12&&f>=1&&f<=(s===2&&$r(e)?29:kr[s])}function le(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var ae=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function oe(r){
return function(e){let s=ae.exec(e);if(!s)return!1;let f=+s[1],l=+s[2],i=+s[3],o=s[4],a=s[5]==="-"?-1:
1,m=+(s[6]||0),g=+(s[7]||0);if(m>23||g>59||r&&!o)return!1;if(f<=23&&l<=59&&i<60)return!0;let _=l-g*a,
y=f-m*a-(_<0?1:0);return(y===23||y===-1)&&(_===59||_===-1)&&i<61}}function ue(r,t){if(!(r&&t))return;
let e=new Date("2020-01-01T"+r).valueOf(),s=new Date("2020-01-01T"+t).valueOf();if(e&&s)return e-s}function Fe(r,t){
if(!(r&&t))return;let e=ae.exec(r),s=ae.exec(t);if(e&&s)return r=e[1]+e[2]+e[3],t=s[1]+s[2]+s[3],r>t?
1:r<t?-1:0}var fe=/t|\s/i;function $e(r){let t=oe(r);return function(s){let f=s.split(fe);return f.length===
2&&qe(f[0])&&t(f[1])}}function ze(r,t){if(!(r&&t))return;let e=new Date(r).valueOf(),s=new Date(t).valueOf();
if(e&&s)return e-s}function Le(r,t){if(!(r&&t))return;let[e,s]=r.split(fe),[f,l]=t.split(fe),i=le(e,
f);if(i!==void 0)return i||ue(s,l)}var qr=/\/|:/,Fr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function zr(r){return qr.test(r)&&Fr.test(r)}var je=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Lr(r){return je.lastIndex=0,je.test(r)}var wr=-(2**31),Tr=2**31-1;function Sr(r){return Number.
isInteger(r)&&r<=Tr&&r>=wr}function Er(r){return Number.isInteger(r)}function ke(){return!0}var Cr=/[^\\]\\Z/;
function Mr(r){if(Cr.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var G=(r,t)=>r.length>t&&be(r)>t,ee=(r,t)=>r.length<2*t&&be(r)<t,vr=/[\ud800-\udbff][\udc00-\udfff]/g,
be=r=>r.length-(r.match(vr)?.length??0);var we=V(se()),Te=V(te()),Xr={...we.formats,...Te.fastFormats},Se=R;var Q=G,Ee=ee,Rr=new RegExp("^[ -~]+$","u");function R(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&
(f="params"))return R.errors=[1],!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){let o=l["x-request-timeout-ms"],
a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m=typeof o,g;if(g===void 0)if(m===
"boolean"||o===null||m==="string"&&o&&o==+o&&!(o%1))g=+o;else return R.errors=[1],!1;g!==void 0&&(o=
g,l!==void 0&&(l["x-request-timeout-ms"]=g))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(
o))return R.errors=[1],!1;if(o<1||isNaN(o))return R.errors=[1],!1}var s=a===e}else var s=!0;if(s)if(l["\
idempotency-key"]!==void 0){let o=l["idempotency-key"],a=e;if(typeof o!="string"){let g=typeof o,_;if(_===
void 0)if(g=="number"||g=="boolean")_=""+o;else if(o===null)_="";else return R.errors=[1],!1;_!==void 0&&
(o=_,l!==void 0&&(l["idempotency-key"]=_))}if(e===a&&typeof o=="string"){if(Q(o,255))return R.errors=
[1],!1;if(Ee(o,1))return R.errors=[1],!1;if(!Rr.test(o))return R.errors=[1],!1}var s=a===e}else var s=!0}else
return R.errors=[1],!1}}return R.errors=t,e===0}var Ce=de;function de(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.query===void 0&&
(s="query")||r.headers===void 0&&(s="headers")||r.params===void 0&&(s="params"))return de.errors=[1],
!1}return de.errors=t,e===0}var Me=ce;function ce(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.query===void 0&&
(s="query")||r.headers===void 0&&(s="headers")||r.params===void 0&&(s="params"))return ce.errors=[1],
!1}return ce.errors=t,e===0}var Re=me;function me(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.query===void 0&&
(s="query")||r.headers===void 0&&(s="headers")||r.params===void 0&&(s="params"))return me.errors=[1],
!1}return me.errors=t,e===0}var Ie=W;function W(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.query===void 0&&
(s="query")||r.headers===void 0&&(s="headers")||r.params===void 0&&(s="params"))return W.errors=[1],
!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["\
if-none-match"]!==void 0){let i=f["if-none-match"],o=e;if(typeof i!="string"){let a=typeof i,m;if(m===
void 0)if(a=="number"||a=="boolean")m=""+i;else if(i===null)m="";else return W.errors=[1],!1;m!==void 0&&
(i=m,f!==void 0&&(f["if-none-match"]=m))}if(e===o&&typeof i=="string"&&Q(i,4096))return W.errors=[1],
!1}}else return W.errors=[1],!1}}return W.errors=t,e===0}var Pe=X;function X(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.query===void 0&&
(s="query")||r.headers===void 0&&(s="headers")||r.params===void 0&&(s="params"))return X.errors=[1],
!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["\
if-none-match"]!==void 0){let i=f["if-none-match"],o=e;if(typeof i!="string"){let a=typeof i,m;if(m===
void 0)if(a=="number"||a=="boolean")m=""+i;else if(i===null)m="";else return X.errors=[1],!1;m!==void 0&&
(i=m,f!==void 0&&(f["if-none-match"]=m))}if(e===o&&typeof i=="string"&&Q(i,4096))return X.errors=[1],
!1}}else return X.errors=[1],!1}}return X.errors=t,e===0}var Oe=M;var Ir=new RegExp("^[a-z][a-z0-9.-]*$","u");function M(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&
(f="params"))return M.errors=[1],!1;if(r.headers!==void 0){let l=r.headers,i=e;if(e===i)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let o=l["if-none-match"],a=e;if(typeof o!=
"string"){let m=typeof o,g;if(g===void 0)if(m=="number"||m=="boolean")g=""+o;else if(o===null)g="";else
return M.errors=[1],!1;g!==void 0&&(o=g,l!==void 0&&(l["if-none-match"]=g))}if(e===a&&typeof o=="str\
ing"&&Q(o,4096))return M.errors=[1],!1}}else return M.errors=[1],!1;var s=i===e}else var s=!0;if(s)if(r.
params!==void 0){let l=r.params,i=e;if(e===i)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.
file===void 0&&(a="file"))return M.errors=[1],!1;if(l.file!==void 0){let m=l.file,g=e;if(typeof m!="\
string"){let _=typeof m,y;if(y===void 0)if(_=="number"||_=="boolean")y=""+m;else if(m===null)y="";else
return M.errors=[1],!1;y!==void 0&&(m=y,l!==void 0&&(l.file=y))}if(e===g&&typeof m=="string"){if(Q(m,
64))return M.errors=[1],!1;if(Ee(m,1))return M.errors=[1],!1;if(!Ir.test(m))return M.errors=[1],!1}}}else
return M.errors=[1],!1;var s=i===e}else var s=!0}return M.errors=t,e===0}var Ue=V(se()),Be=V(te()),Or={...Ue.formats,...Be.fastFormats},De=p;var D=G;function L(r){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
role===void 0&&(l="role")||r.content===void 0&&(l="content"))return L.errors=[1],!1;if(r.role!==void 0){
let i=r.role,o=e;if(typeof i!="string")return L.errors=[1],!1;if(!(i==="system"||i==="user"||i==="as\
sistant"))return L.errors=[1],!1;var s=o===e}else var s=!0;if(s){if(r.content!==void 0){let i=r.content,
o=e;if(e===o)if(typeof i=="string"){if(D(i,8388608))return L.errors=[1],!1}else return L.errors=[1],
!1;var s=o===e}else var s=!0;if(s){if(r.name!==void 0){let i=r.name,o=e;if(typeof i!="string"&&i!==null)
return L.errors=[1],!1;if(e===o&&typeof i=="string"&&D(i,256))return L.errors=[1],!1;var s=o===e}else
var s=!0;if(s){if(r.tool_calls!==void 0){let i=r.tool_calls,o=e;if(!Array.isArray(i)&&i!==null)return L.
errors=[1],!1;if(e===o&&Array.isArray(i)){if(i.length>256)return L.errors=[1],!1;{var f=!0;let m=i.length;
for(let g=0;g<m;g++){let _=i[g],y=e;if(e===e&&!(_&&typeof _=="object"&&!Array.isArray(_)))return L.errors=
[1],!1;var f=y===e;if(!f)break}}}var s=o===e}else var s=!0;if(s){if(r.tool_call_id!==void 0){let i=r.
tool_call_id,o=e;if(typeof i!="string"&&i!==null)return L.errors=[1],!1;if(e===o&&typeof i=="string"&&
D(i,256))return L.errors=[1],!1;var s=o===e}else var s=!0;if(s)if(r.reasoning_content!==void 0){let i=r.
reasoning_content,o=e;if(typeof i!="string"&&i!==null)return L.errors=[1],!1;if(e===o&&typeof i=="st\
ring"&&D(i,8388608))return L.errors=[1],!1;var s=o===e}else var s=!0}}}}}else return L.errors=[1],!1;
return L.errors=t,e===0}function K(r){let t=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>64)return K.errors=[1],!1;{var s=!0;
let f=r.length;for(let l=0;l<f;l++){let i=r[l],o=e;if(e===e)if(typeof i=="string"){if(D(i,4096))return K.
errors=[1],!1}else return K.errors=[1],!1;var s=o===e;if(!s)break}}}else return K.errors=[1],!1;return K.
errors=t,e===0}var Ur=Or.float;function p(r){let t=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.body===void 0&&(u="body"))return p.errors=[1],!1;if(r.body!==void 0){let d=r.body;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){d.max_tokens===void 0&&(d.max_tokens=1024),d.stream===
void 0&&(d.stream=!1);let x;if(d.model===void 0&&(x="model")||d.messages===void 0&&(x="messages"))return p.
errors=[1],!1;if(d.model!==void 0){let v=d.model,C=e;if(typeof v!="string")return p.errors=[1],!1;if(!(v===
"hermes-3-llama3.1-8b"||v==="meta-llama/llama-3.3-70b-instruct"||v==="mistralai/mistral-7b-instruct"||
v==="mistralai/mixtral-8x22b-instruct"||v==="mistralai/mixtral-8x7b-instruct"||v==="nvidia/llama-3.1\
-nemotron-70b-instruct"||v==="qwen/qwen-2.5-coder-32b-instruct"))return p.errors=[1],!1;var s=C===e}else
var s=!0;if(s){if(d.messages!==void 0){let v=d.messages,C=e;if(e===C)if(Array.isArray(v)){if(v.length>
1e3)return p.errors=[1],!1;if(v.length<1)return p.errors=[1],!1;{var f=!0;let T=v.length;for(let P=0;P<
T;P++){let n=e;L(v[P])||(t=t===null?L.errors:t.concat(L.errors),e=t.length);var f=n===e;if(!f)break}}}else
return p.errors=[1],!1;var s=C===e}else var s=!0;if(s){let v=d.max_tokens,C=e;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return p.errors=[1],!1;if(e===C&&typeof v=="number"&&isFinite(v)){if(v>
2147483647||isNaN(v))return p.errors=[1],!1;if(v<1||isNaN(v))return p.errors=[1],!1}var s=C===e;if(s){
if(d.temperature!==void 0){let T=d.temperature,P=e;if(e===P)if(typeof T=="number"&&isFinite(T)){if(T>
1||isNaN(T))return p.errors=[1],!1;if(T<0||isNaN(T))return p.errors=[1],!1;if(!Ur.validate(T))return p.
errors=[1],!1}else return p.errors=[1],!1;var s=P===e}else var s=!0;if(s){let T=e;if(typeof d.stream!=
"boolean")return p.errors=[1],!1;var s=T===e;if(s){if(d.max_completion_tokens!==void 0){let n=d.max_completion_tokens,
c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===
c&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return p.errors=[1],!1;if(n<1||isNaN(n))
return p.errors=[1],!1}var s=c===e}else var s=!0;if(s){if(d.n!==void 0){let n=d.n,c=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="numb\
er"&&isFinite(n)){if(n>1||isNaN(n))return p.errors=[1],!1;if(n<1||isNaN(n))return p.errors=[1],!1}var s=c===
e}else var s=!0;if(s){if(d.top_p!==void 0){let n=d.top_p,c=e;if(!(typeof n=="number"&&isFinite(n))&&
n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n))return p.
errors=[1],!1;if(n<0||isNaN(n))return p.errors=[1],!1}var s=c===e}else var s=!0;if(s){if(d.top_k!==void 0){
let n=d.top_k,c=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return p.errors=[1],!1;if(n<-1||isNaN(n))return p.errors=
[1],!1}var s=c===e}else var s=!0;if(s){if(d.min_p!==void 0){let n=d.min_p,c=e;if(!(typeof n=="number"&&
isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>1||isNaN(
n))return p.errors=[1],!1;if(n<0||isNaN(n))return p.errors=[1],!1}var s=c===e}else var s=!0;if(s){if(d.
stop!==void 0){let n=d.stop,c=e,A=e,h=!1,S=e;e===e&&(typeof n=="string"?D(n,4096)&&(t===null?t=[1]:t.
push(1),e++):(t===null?t=[1]:t.push(1),e++));var l=S===e;if(h=h||l,!h){let $=e;K(n)||(t=t===null?K.errors:
t.concat(K.errors),e=t.length);var l=$===e;if(h=h||l,!h){let Y=e;n!==null&&(t===null?t=[1]:t.push(1),
e++);var l=Y===e;h=h||l}}if(h)e=A,t!==null&&(A?t.length=A:t=null);else return t===null?t=[1]:t.push(
1),e++,p.errors=t,!1;var s=c===e}else var s=!0;if(s){if(d.seed!==void 0){let n=d.seed,c=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="numb\
er"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return p.errors=[1],!1;if(n<-9007199254740991||isNaN(
n))return p.errors=[1],!1}var s=c===e}else var s=!0;if(s){if(d.frequency_penalty!==void 0){let n=d.frequency_penalty,
c=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="numb\
er"&&isFinite(n)){if(n>10||isNaN(n))return p.errors=[1],!1;if(n<-10||isNaN(n))return p.errors=[1],!1}
var s=c===e}else var s=!0;if(s){if(d.presence_penalty!==void 0){let n=d.presence_penalty,c=e;if(!(typeof n==
"number"&&isFinite(n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>
10||isNaN(n))return p.errors=[1],!1;if(n<-10||isNaN(n))return p.errors=[1],!1}var s=c===e}else var s=!0;
if(s){if(d.repetition_penalty!==void 0){let n=d.repetition_penalty,c=e;if(!(typeof n=="number"&&isFinite(
n))&&n!==null)return p.errors=[1],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>10||isNaN(n))return p.
errors=[1],!1;if(n<0||isNaN(n))return p.errors=[1],!1}var s=c===e}else var s=!0;if(s){if(d.logit_bias!==
void 0){let n=d.logit_bias,c=e,A=e,h=!1,S=e;e===e&&(n&&typeof n=="object"&&!Array.isArray(n)||(t===null?
t=[1]:t.push(1),e++));var i=S===e;if(h=h||i,!h){let $=e;n!==null&&(t===null?t=[1]:t.push(1),e++);var i=$===
e;h=h||i}if(h)e=A,t!==null&&(A?t.length=A:t=null);else return t===null?t=[1]:t.push(1),e++,p.errors=
t,!1;var s=c===e}else var s=!0;if(s){if(d.logprobs!==void 0){let n=d.logprobs,c=e;if(typeof n!="bool\
ean"&&n!==null)return p.errors=[1],!1;var s=c===e}else var s=!0;if(s){if(d.top_logprobs!==void 0){let n=d.
top_logprobs,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return p.errors=
[1],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return p.errors=[1],!1;if(n<0||
isNaN(n))return p.errors=[1],!1}var s=c===e}else var s=!0;if(s){if(d.tools!==void 0){let n=d.tools,c=e;
if(!Array.isArray(n)&&n!==null)return p.errors=[1],!1;if(e===c&&Array.isArray(n)){if(n.length>1024)return p.
errors=[1],!1;{var o=!0;let h=n.length;for(let S=0;S<h;S++){let B=n[S],J=e;if(e===e&&!(B&&typeof B==
"object"&&!Array.isArray(B)))return p.errors=[1],!1;var o=J===e;if(!o)break}}}var s=c===e}else var s=!0;
if(s){if(d.tool_choice!==void 0){let n=d.tool_choice,c=e,A=e,h=!1,S=e;e===e&&(typeof n=="string"?D(n,
64)&&(t===null?t=[1]:t.push(1),e++):(t===null?t=[1]:t.push(1),e++));var a=S===e;if(h=h||a,!h){let $=e;
e===e&&(n&&typeof n=="object"&&!Array.isArray(n)||(t===null?t=[1]:t.push(1),e++));var a=$===e;if(h=h||
a,!h){let he=e;n!==null&&(t===null?t=[1]:t.push(1),e++);var a=he===e;h=h||a}}if(h)e=A,t!==null&&(A?t.
length=A:t=null);else return t===null?t=[1]:t.push(1),e++,p.errors=t,!1;var s=c===e}else var s=!0;if(s){
if(d.parallel_tool_calls!==void 0){let n=d.parallel_tool_calls,c=e;if(typeof n!="boolean"&&n!==null)
return p.errors=[1],!1;var s=c===e}else var s=!0;if(s){if(d.response_format!==void 0){let n=d.response_format,
c=e,A=e,h=!1,S=e;e===e&&(n&&typeof n=="object"&&!Array.isArray(n)||(t===null?t=[1]:t.push(1),e++));var m=S===
e;if(h=h||m,!h){let $=e;n!==null&&(t===null?t=[1]:t.push(1),e++);var m=$===e;h=h||m}if(h)e=A,t!==null&&
(A?t.length=A:t=null);else return t===null?t=[1]:t.push(1),e++,p.errors=t,!1;var s=c===e}else var s=!0;
if(s){if(d.stream_options!==void 0){let n=d.stream_options,c=e,A=e,h=!1,S=e;e===e&&(n&&typeof n=="ob\
ject"&&!Array.isArray(n)||(t===null?t=[1]:t.push(1),e++));var g=S===e;if(h=h||g,!h){let $=e;n!==null&&
(t===null?t=[1]:t.push(1),e++);var g=$===e;h=h||g}if(h)e=A,t!==null&&(A?t.length=A:t=null);else return t===
null?t=[1]:t.push(1),e++,p.errors=t,!1;var s=c===e}else var s=!0;if(s){if(d.reasoning!==void 0){let n=d.
reasoning,c=e,A=e,h=!1,S=e;typeof n!="boolean"&&(t===null?t=[1]:t.push(1),e++);var _=S===e;if(h=h||_,
!h){let J=e;e===e&&(n&&typeof n=="object"&&!Array.isArray(n)||(t===null?t=[1]:t.push(1),e++));var _=J===
e;if(h=h||_,!h){let Y=e;n!==null&&(t===null?t=[1]:t.push(1),e++);var _=Y===e;h=h||_}}if(h)e=A,t!==null&&
(A?t.length=A:t=null);else return t===null?t=[1]:t.push(1),e++,p.errors=t,!1;var s=c===e}else var s=!0;
if(s){if(d.reasoning_effort!==void 0){let n=d.reasoning_effort,c=e;if(typeof n!="string"&&n!==null)return p.
errors=[1],!1;if(e===c&&typeof n=="string"&&D(n,64))return p.errors=[1],!1;var s=c===e}else var s=!0;
if(s){if(d.user!==void 0){let n=d.user,c=e;if(typeof n!="string"&&n!==null)return p.errors=[1],!1;if(e===
c&&typeof n=="string"&&D(n,1024))return p.errors=[1],!1;var s=c===e}else var s=!0;if(s)if(d.metadata!==
void 0){let n=d.metadata,c=e,A=e,h=!1,S=e;e===e&&(n&&typeof n=="object"&&!Array.isArray(n)||(t===null?
t=[1]:t.push(1),e++));var y=S===e;if(h=h||y,!h){let $=e;n!==null&&(t===null?t=[1]:t.push(1),e++);var y=$===
e;h=h||y}if(h)e=A,t!==null&&(A?t.length=A:t=null);else return t===null?t=[1]:t.push(1),e++,p.errors=
t,!1;var s=c===e}else var s=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return p.errors=[1],!1}}return p.errors=
t,e===0}var Ze=He;function He(r){let t=null,e=0;return He.errors=t,e===0}var Ye=Ke;function Ke(r){let t=null,e=0;return Ke.errors=t,e===0}var Ve=Ge;function Ge(r){let t=null,e=0;return Ge.errors=t,e===0}var We=Xe;function Xe(r){let t=null,e=0;return Xe.errors=t,e===0}var Je=Qe;function Qe(r){let t=null,e=0;return Qe.errors=t,e===0}var er=rr;function rr(r){let t=null,e=0;return rr.errors=t,e===0}var sr=V(se()),tr=V(te()),rs={...sr.formats,...tr.fastFormats},ir=pe;var w=G,Z=ee;function k(r){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.index===
void 0&&(i="index")||r.message===void 0&&(i="message")||r.finish_reason===void 0&&(i="finish_reason"))
return k.errors=[1],!1;if(r.index!==void 0){let o=r.index,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return k.errors=[1],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>0||isNaN(o))
return k.errors=[1],!1;if(o<0||isNaN(o))return k.errors=[1],!1}var s=a===e}else var s=!0;if(s){if(r.
message!==void 0){let o=r.message,a=e;if(e===a)if(o&&typeof o=="object"&&!Array.isArray(o)){let g;if(o.
role===void 0&&(g="role")||o.content===void 0&&(g="content"))return k.errors=[1],!1;if(o.role!==void 0){
let _=o.role,y=e;if(typeof _!="string")return k.errors=[1],!1;if(_!=="assistant")return k.errors=[1],
!1;var f=y===e}else var f=!0;if(f){if(o.content!==void 0){let _=o.content,y=e;if(e===y)if(typeof _==
"string"){if(w(_,33554432))return k.errors=[1],!1}else return k.errors=[1],!1;var f=y===e}else var f=!0;
if(f){if(o.tool_calls!==void 0){let _=o.tool_calls,y=e;if(e===y)if(Array.isArray(_)){if(_.length>256)
return k.errors=[1],!1;{var l=!0;let d=_.length;for(let H=0;H<d;H++){let x=_[H],v=e;if(e===e&&!(x&&typeof x==
"object"&&!Array.isArray(x)))return k.errors=[1],!1;var l=v===e;if(!l)break}}}else return k.errors=[
1],!1;var f=y===e}else var f=!0;if(f){if(o.reasoning!==void 0){let _=o.reasoning,y=e;if(e===y)if(typeof _==
"string"){if(w(_,33554432))return k.errors=[1],!1}else return k.errors=[1],!1;var f=y===e}else var f=!0;
if(f)if(o.reasoning_content!==void 0){let _=o.reasoning_content,y=e;if(e===y)if(typeof _=="string"){
if(w(_,33554432))return k.errors=[1],!1}else return k.errors=[1],!1;var f=y===e}else var f=!0}}}}else
return k.errors=[1],!1;var s=a===e}else var s=!0;if(s)if(r.finish_reason!==void 0){let o=r.finish_reason,
a=e;if(typeof o!="string")return k.errors=[1],!1;if(!(o==="stop"||o==="length"))return k.errors=[1],
!1;var s=a===e}else var s=!0}}else return k.errors=[1],!1;return k.errors=t,e===0}function N(r){let t=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.object===
void 0&&(i="object")||r.created===void 0&&(i="created")||r.model===void 0&&(i="model")||r.choices===
void 0&&(i="choices"))return N.errors=[1],!1;{let o=e;for(let a in r)if(!(a==="id"||a==="object"||a===
"created"||a==="model"||a==="choices"||a==="usage")){return N.errors=[1],!1;break}if(o===e){if(r.id!==
void 0){let a=r.id,m=e;if(e===m)if(typeof a=="string"){if(w(a,256))return N.errors=[1],!1;if(Z(a,1))
return N.errors=[1],!1}else return N.errors=[1],!1;var s=m===e}else var s=!0;if(s){if(r.object!==void 0){
let a=r.object,m=e;if(typeof a!="string")return N.errors=[1],!1;if(a!=="chat.completion")return N.errors=
[1],!1;var s=m===e}else var s=!0;if(s){if(r.created!==void 0){let a=r.created,m=e;if(!(typeof a=="nu\
mber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[1],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>4102444800||isNaN(a))return N.errors=[1],!1;if(a<0||isNaN(a))return N.errors=[1],!1}var s=m===
e}else var s=!0;if(s){if(r.model!==void 0){let a=r.model,m=e;if(typeof a!="string")return N.errors=[
1],!1;if(!(a==="hermes-3-llama3.1-8b"||a==="meta-llama/llama-3.3-70b-instruct"||a==="mistralai/mistr\
al-7b-instruct"||a==="mistralai/mixtral-8x22b-instruct"||a==="mistralai/mixtral-8x7b-instruct"||a===
"nvidia/llama-3.1-nemotron-70b-instruct"||a==="qwen/qwen-2.5-coder-32b-instruct"))return N.errors=[1],
!1;var s=m===e}else var s=!0;if(s){if(r.choices!==void 0){let a=r.choices,m=e;if(e===m)if(Array.isArray(
a)){if(a.length>1)return N.errors=[1],!1;if(a.length<1)return N.errors=[1],!1;{var f=!0;let _=a.length;
for(let y=0;y<_;y++){let u=e;k(a[y])||(t=t===null?k.errors:t.concat(k.errors),e=t.length);var f=u===
e;if(!f)break}}}else return N.errors=[1],!1;var s=m===e}else var s=!0;if(s)if(r.usage!==void 0){let a=r.
usage,m=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.prompt_tokens===void 0&&(y=
"prompt_tokens")||a.completion_tokens===void 0&&(y="completion_tokens")||a.total_tokens===void 0&&(y=
"total_tokens"))return N.errors=[1],!1;if(a.prompt_tokens!==void 0){let u=a.prompt_tokens,d=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return N.errors=[1],!1;if(e===d&&typeof u=="number"&&isFinite(
u)){if(u>4294967295||isNaN(u))return N.errors=[1],!1;if(u<0||isNaN(u))return N.errors=[1],!1}var l=d===
e}else var l=!0;if(l){if(a.completion_tokens!==void 0){let u=a.completion_tokens,d=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return N.errors=[1],!1;if(e===d&&typeof u=="number"&&isFinite(
u)){if(u>4294967295||isNaN(u))return N.errors=[1],!1;if(u<0||isNaN(u))return N.errors=[1],!1}var l=d===
e}else var l=!0;if(l){if(a.total_tokens!==void 0){let u=a.total_tokens,d=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return N.errors=[1],!1;if(e===d&&typeof u=="number"&&isFinite(u)){if(u>
8589934590||isNaN(u))return N.errors=[1],!1;if(u<0||isNaN(u))return N.errors=[1],!1}var l=d===e}else
var l=!0;if(l){if(a.prompt_tokens_details!==void 0){let u=a.prompt_tokens_details,d=e;if(e===d)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.cached_tokens!==void 0){let x=u.cached_tokens,v=e;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return N.errors=[1],!1;if(e===v&&typeof x=="number"&&isFinite(
x)){if(x>4294967295||isNaN(x))return N.errors=[1],!1;if(x<0||isNaN(x))return N.errors=[1],!1}}}else return N.
errors=[1],!1;var l=d===e}else var l=!0;if(l)if(a.completion_tokens_details!==void 0){let u=a.completion_tokens_details,
d=e;if(e===d)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.reasoning_tokens!==void 0){let x=u.reasoning_tokens,
v=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return N.errors=[1],!1;if(e===v&&typeof x==
"number"&&isFinite(x)){if(x>4294967295||isNaN(x))return N.errors=[1],!1;if(x<0||isNaN(x))return N.errors=
[1],!1}}}else return N.errors=[1],!1;var l=d===e}else var l=!0}}}}else return N.errors=[1],!1;var s=m===
e}else var s=!0}}}}}}}else return N.errors=[1],!1;return N.errors=t,e===0}function pe(r){let t=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response)||(t=t===
null?N.errors:t.concat(N.errors),e=t.length));else return pe.errors=[1],!1;return pe.errors=t,e===0}
var nr=ye;function E(r){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.object===void 0&&(f="object")||r.created===void 0&&(f="created")||r.owned_by===void 0&&(f=
"owned_by"))return E.errors=[1],!1;{let l=e;for(let i in r)if(!(i==="id"||i==="object"||i==="created"||
i==="owned_by")){return E.errors=[1],!1;break}if(l===e){if(r.id!==void 0){let i=r.id,o=e;if(typeof i!=
"string")return E.errors=[1],!1;if(!(i==="hermes-3-llama3.1-8b"||i==="meta-llama/llama-3.3-70b-instr\
uct"||i==="mistralai/mistral-7b-instruct"||i==="mistralai/mixtral-8x22b-instruct"||i==="mistralai/mi\
xtral-8x7b-instruct"||i==="nvidia/llama-3.1-nemotron-70b-instruct"||i==="qwen/qwen-2.5-coder-32b-ins\
truct"))return E.errors=[1],!1;var s=o===e}else var s=!0;if(s){if(r.object!==void 0){let i=r.object,
o=e;if(typeof i!="string")return E.errors=[1],!1;if(i!=="model")return E.errors=[1],!1;var s=o===e}else
var s=!0;if(s){if(r.created!==void 0){let i=r.created,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return E.errors=[1],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(
i))return E.errors=[1],!1;if(i<0||isNaN(i))return E.errors=[1],!1}var s=o===e}else var s=!0;if(s)if(r.
owned_by!==void 0){let i=r.owned_by,o=e;if(e===o)if(typeof i=="string"){if(w(i,64))return E.errors=[
1],!1;if(Z(i,1))return E.errors=[1],!1}else return E.errors=[1],!1;var s=o===e}else var s=!0}}}}}else
return E.errors=[1],!1;return E.errors=t,e===0}function I(r){let t=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.object===void 0&&(l="object")||r.data===void 0&&(l="data"))return I.
errors=[1],!1;{let i=e;for(let o in r)if(!(o==="object"||o==="data")){return I.errors=[1],!1;break}if(i===
e){if(r.object!==void 0){let o=r.object,a=e;if(typeof o!="string")return I.errors=[1],!1;if(o!=="lis\
t")return I.errors=[1],!1;var s=a===e}else var s=!0;if(s)if(r.data!==void 0){let o=r.data,a=e;if(e===
a)if(Array.isArray(o)){if(o.length>7)return I.errors=[1],!1;{var f=!0;let g=o.length;for(let _=0;_<g;_++){
let y=e;E(o[_])||(t=t===null?E.errors:t.concat(E.errors),e=t.length);var f=y===e;if(!f)break}}}else return I.
errors=[1],!1;var s=a===e}else var s=!0}}}else return I.errors=[1],!1;return I.errors=t,e===0}function ye(r){
let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(I(r.response)||
(t=t===null?I.errors:t.concat(I.errors),e=t.length));else return ye.errors=[1],!1;return ye.errors=t,
e===0}var ar=ve;var ie=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function j(r){let t=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.since===void 0&&(f="since")||r.requests===void 0&&(f="reques\
ts")||r.prompt_tokens===void 0&&(f="prompt_tokens")||r.completion_tokens===void 0&&(f="completion_to\
kens")||r.charged_usd===void 0&&(f="charged_usd"))return j.errors=[1],!1;{let l=e;for(let i in r)if(!(i===
"since"||i==="requests"||i==="prompt_tokens"||i==="completion_tokens"||i==="charged_usd")){return j.
errors=[1],!1;break}if(l===e){if(r.since!==void 0){let i=r.since,o=e,a=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return j.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>4102444800||
isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var s=o===e}else var s=!0;if(s){
if(r.requests!==void 0){let i=r.requests,o=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return j.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return j.errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var s=o===e}else var s=!0;if(s){if(r.
prompt_tokens!==void 0){let i=r.prompt_tokens,o=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return j.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return j.errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var s=o===e}else var s=!0;if(s){if(r.
completion_tokens!==void 0){let i=r.completion_tokens,o=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return j.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return j.errors=[1],!1;if(i<0||isNaN(i))return j.errors=[1],!1}var s=o===e}else var s=!0;if(s)
if(r.charged_usd!==void 0){let i=r.charged_usd,o=e;if(e===e)if(typeof i=="string"){if(w(i,20))return j.
errors=[1],!1;if(!ie.test(i))return j.errors=[1],!1}else return j.errors=[1],!1;var s=o===e}else var s=!0}}}}}}else
return j.errors=[1],!1;return j.errors=t,e===0}function F(r){let t=null,e=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null)return F.errors=
[1],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.limit===void 0&&(f="limit")||r.
remaining===void 0&&(f="remaining")||r.resets_at===void 0&&(f="resets_at"))return F.errors=[1],!1;{let l=e;
for(let i in r)if(!(i==="limit"||i==="remaining"||i==="resets_at")){return F.errors=[1],!1;break}if(l===
e){if(r.limit!==void 0){let i=r.limit,o=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return F.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return F.
errors=[1],!1;if(i<0||isNaN(i))return F.errors=[1],!1}var s=o===e}else var s=!0;if(s){if(r.remaining!==
void 0){let i=r.remaining,o=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return F.
errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return F.errors=
[1],!1;if(i<0||isNaN(i))return F.errors=[1],!1}var s=o===e}else var s=!0;if(s)if(r.resets_at!==void 0){
let i=r.resets_at,o=e,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return F.
errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return F.errors=[
1],!1;if(i<0||isNaN(i))return F.errors=[1],!1}var s=o===e}else var s=!0}}}}return F.errors=t,e===0}function z(r){let t=null,e=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null)return z.errors=
[1],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.period===void 0&&(f="period")||
r.limit_usd===void 0&&(f="limit_usd")||r.used_usd===void 0&&(f="used_usd")||r.remaining_usd===void 0&&
(f="remaining_usd")||r.resets_at===void 0&&(f="resets_at"))return z.errors=[1],!1;{let l=e;for(let i in r)
if(!(i==="period"||i==="limit_usd"||i==="used_usd"||i==="remaining_usd"||i==="resets_at")){return z.
errors=[1],!1;break}if(l===e){if(r.period!==void 0){let i=r.period,o=e;if(typeof i!="string")return z.
errors=[1],!1;if(!(i==="day"||i==="month"||i==="total"))return z.errors=[1],!1;var s=o===e}else var s=!0;
if(s){if(r.limit_usd!==void 0){let i=r.limit_usd,o=e;if(e===e)if(typeof i=="string"){if(w(i,20))return z.
errors=[1],!1;if(!ie.test(i))return z.errors=[1],!1}else return z.errors=[1],!1;var s=o===e}else var s=!0;
if(s){if(r.used_usd!==void 0){let i=r.used_usd,o=e;if(e===e)if(typeof i=="string"){if(w(i,20))return z.
errors=[1],!1;if(!ie.test(i))return z.errors=[1],!1}else return z.errors=[1],!1;var s=o===e}else var s=!0;
if(s){if(r.remaining_usd!==void 0){let i=r.remaining_usd,o=e;if(e===e)if(typeof i=="string"){if(w(i,
20))return z.errors=[1],!1;if(!ie.test(i))return z.errors=[1],!1}else return z.errors=[1],!1;var s=o===
e}else var s=!0;if(s)if(r.resets_at!==void 0){let i=r.resets_at,o=e,a=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return z.errors=[1],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>4102444800||isNaN(i))return z.errors=[1],!1;if(i<0||isNaN(i))return z.errors=[1],!1}var s=o===
e}else var s=!0}}}}}}return z.errors=t,e===0}function q(r){let t=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let i;if(r.object===void 0&&(i="object")||r.name===void 0&&(i="name")||r.
prefix===void 0&&(i="prefix")||r.expires_at===void 0&&(i="expires_at")||r.used===void 0&&(i="used")||
r.limits===void 0&&(i="limits"))return q.errors=[1],!1;{let o=e;for(let a in r)if(!(a==="object"||a===
"name"||a==="prefix"||a==="expires_at"||a==="used"||a==="limits")){return q.errors=[1],!1;break}if(o===
e){if(r.object!==void 0){let a=r.object,m=e;if(typeof a!="string")return q.errors=[1],!1;if(a!=="key\
_usage")return q.errors=[1],!1;var s=m===e}else var s=!0;if(s){if(r.name!==void 0){let a=r.name,m=e;
if(e===m)if(typeof a=="string"){if(w(a,128))return q.errors=[1],!1;if(Z(a,1))return q.errors=[1],!1}else
return q.errors=[1],!1;var s=m===e}else var s=!0;if(s){if(r.prefix!==void 0){let a=r.prefix,m=e;if(e===
m)if(typeof a=="string"){if(w(a,16))return q.errors=[1],!1}else return q.errors=[1],!1;var s=m===e}else
var s=!0;if(s){if(r.expires_at!==void 0){let a=r.expires_at,m=e,g=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a))&&a!==null)return q.errors=[1],!1;if(e===g&&typeof a=="number"&&isFinite(a)){
if(a>4102444800||isNaN(a))return q.errors=[1],!1;if(a<0||isNaN(a))return q.errors=[1],!1}var s=m===e}else
var s=!0;if(s){if(r.used!==void 0){let a=r.used,m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(
a)){let _;if(a.day===void 0&&(_="day")||a.month===void 0&&(_="month"))return q.errors=[1],!1;{let y=e;
for(let u in a)if(!(u==="day"||u==="month")){return q.errors=[1],!1;break}if(y===e){if(a.day!==void 0){
let u=e;j(a.day)||(t=t===null?j.errors:t.concat(j.errors),e=t.length);var f=u===e}else var f=!0;if(f)
if(a.month!==void 0){let u=e;j(a.month)||(t=t===null?j.errors:t.concat(j.errors),e=t.length);var f=u===
e}else var f=!0}}}else return q.errors=[1],!1;var s=m===e}else var s=!0;if(s)if(r.limits!==void 0){let a=r.
limits,m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){let _;if(a.requests_per_minute===void 0&&
(_="requests_per_minute")||a.tokens_per_minute===void 0&&(_="tokens_per_minute")||a.parallel_requests===
void 0&&(_="parallel_requests")||a.budget===void 0&&(_="budget"))return q.errors=[1],!1;{let y=e;for(let u in a)
if(!(u==="requests_per_minute"||u==="tokens_per_minute"||u==="parallel_requests"||u==="budget")){return q.
errors=[1],!1;break}if(y===e){if(a.requests_per_minute!==void 0){let u=e;F(a.requests_per_minute)||(t=
t===null?F.errors:t.concat(F.errors),e=t.length);var l=u===e}else var l=!0;if(l){if(a.tokens_per_minute!==
void 0){let u=e;F(a.tokens_per_minute)||(t=t===null?F.errors:t.concat(F.errors),e=t.length);var l=u===
e}else var l=!0;if(l){if(a.parallel_requests!==void 0){let u=e;F(a.parallel_requests)||(t=t===null?F.
errors:t.concat(F.errors),e=t.length);var l=u===e}else var l=!0;if(l)if(a.budget!==void 0){let u=e;z(
a.budget)||(t=t===null?z.errors:t.concat(z.errors),e=t.length);var l=u===e}else var l=!0}}}}}else return q.
errors=[1],!1;var s=m===e}else var s=!0}}}}}}}else return q.errors=[1],!1;return q.errors=t,e===0}function ve(r){
let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response)||
(t=t===null?q.errors:t.concat(q.errors),e=t.length));else return ve.errors=[1],!1;return ve.errors=t,
e===0}var or=b;function b(r){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let a=r.response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let g;if(a.name===void 0&&(g=
"name")||a.operations===void 0&&(g="operations")||a.elsewhere===void 0&&(g="elsewhere"))return b.errors=
[1],!1;{let _=e;for(let y in a)if(!(y==="name"||y==="operations"||y==="elsewhere")){return b.errors=
[1],!1;break}if(_===e){if(a.name!==void 0){let y=a.name,u=e;if(e===u)if(typeof y=="string"){if(w(y,128))
return b.errors=[1],!1;if(Z(y,1))return b.errors=[1],!1}else return b.errors=[1],!1;var s=u===e}else
var s=!0;if(s){if(a.operations!==void 0){let y=a.operations,u=e;if(e===u)if(Array.isArray(y)){if(y.length>
256)return b.errors=[1],!1;{var f=!0;let H=y.length;for(let x=0;x<H;x++){let v=y[x],C=e;if(e===C)if(v&&
typeof v=="object"&&!Array.isArray(v)){let T;if(v.method===void 0&&(T="method")||v.path===void 0&&(T=
"path")||v.summary===void 0&&(T="summary"))return b.errors=[1],!1;{let P=e;for(let n in v)if(!(n==="\
method"||n==="path"||n==="summary")){return b.errors=[1],!1;break}if(P===e){if(v.method!==void 0){let n=v.
method,c=e;if(e===c)if(typeof n=="string"){if(w(n,7))return b.errors=[1],!1;if(Z(n,3))return b.errors=
[1],!1}else return b.errors=[1],!1;var l=c===e}else var l=!0;if(l){if(v.path!==void 0){let n=v.path,
c=e;if(e===c)if(typeof n=="string"){if(w(n,256))return b.errors=[1],!1;if(Z(n,1))return b.errors=[1],
!1}else return b.errors=[1],!1;var l=c===e}else var l=!0;if(l)if(v.summary!==void 0){let n=v.summary,
c=e;if(e===c)if(typeof n=="string"){if(w(n,256))return b.errors=[1],!1}else return b.errors=[1],!1;var l=c===
e}else var l=!0}}}}else return b.errors=[1],!1;var f=C===e;if(!f)break}}}else return b.errors=[1],!1;
var s=u===e}else var s=!0;if(s)if(a.elsewhere!==void 0){let y=a.elsewhere,u=e;if(e===u)if(Array.isArray(
y)){if(y.length>16)return b.errors=[1],!1;{var i=!0;let H=y.length;for(let x=0;x<H;x++){let v=y[x],C=e;
if(e===C)if(v&&typeof v=="object"&&!Array.isArray(v)){let T;if(v.name===void 0&&(T="name"))return b.
errors=[1],!1;{let P=e;for(let n in v)if(!(n==="name"||n==="path"||n==="address"||n==="port")){return b.
errors=[1],!1;break}if(P===e){if(v.name!==void 0){let n=v.name,c=e;if(e===c)if(typeof n=="string"){if(w(
n,128))return b.errors=[1],!1;if(Z(n,1))return b.errors=[1],!1}else return b.errors=[1],!1;var o=c===
e}else var o=!0;if(o){if(v.path!==void 0){let n=v.path,c=e;if(e===c)if(typeof n=="string"){if(w(n,256))
return b.errors=[1],!1;if(Z(n,1))return b.errors=[1],!1}else return b.errors=[1],!1;var o=c===e}else
var o=!0;if(o){if(v.address!==void 0){let n=v.address,c=e;if(e===c)if(typeof n=="string"){if(w(n,2048))
return b.errors=[1],!1;if(Z(n,1))return b.errors=[1],!1}else return b.errors=[1],!1;var o=c===e}else
var o=!0;if(o)if(v.port!==void 0){let n=v.port,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return b.errors=[1],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>65535||isNaN(n))return b.
errors=[1],!1;if(n<1||isNaN(n))return b.errors=[1],!1}var o=c===e}else var o=!0}}}}}else return b.errors=
[1],!1;var i=C===e;if(!i)break}}}else return b.errors=[1],!1;var s=u===e}else var s=!0}}}}else return b.
errors=[1],!1}}else return b.errors=[1],!1;return b.errors=t,e===0}var fr=ne;function ne(r){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let s=r.response;if(e===e&&!(s&&typeof s=="object"&&!Array.isArray(s)))return ne.errors=[1],
!1}}else return ne.errors=[1],!1;return ne.errors=t,e===0}var ss={createChatCompletion:{parameters:Se,body:De,replies:{200:ir}},listModels:{parameters:Ce,body:Ze,
replies:{200:nr}},readUsage:{parameters:Me,body:Ye,replies:{200:ar}},getOverview:{parameters:Re,body:Ve,
replies:{200:or}},getContract:{parameters:Ie,body:We,replies:{200:fr}},getReference:{parameters:Pe,body:Je,
replies:{}},getReferenceFile:{parameters:Oe,body:er,replies:{}}};export{ss as default};
