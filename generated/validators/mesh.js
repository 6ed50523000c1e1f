// Compiled from a contract by npm run generate. Never edited.
var Rs=Object.create;var tr=Object.defineProperty;var Is=Object.getOwnPropertyDescriptor;var zs=Object.getOwnPropertyNames;var Us=Object.getPrototypeOf,ws=Object.prototype.hasOwnProperty;var nr=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(e){throw s=0,e}};var Gs=(r,s,e,i)=>{if(s&&typeof s=="object"||typeof s=="function")for(let l of zs(s))!ws.call(r,l)&&
l!==e&&tr(r,l,{get:()=>s[l],enumerable:!(i=Is(s,l))||i.enumerable});return r};var ve=(r,s,e)=>(e=r!=null?Rs(Us(r)):{},Gs(s||!r||!r.__esModule?tr(e,"default",{value:r,enumerable:!0}):
e,r));var ke=nr(je=>{"use strict";Object.defineProperty(je,"__esModule",{value:!0});je.formats=void 0;var Fs=2**
31-1,Os=(-2)**31,Vs=2**63-1,Hs=(-2)**63,or=(2-2**-23)*2**127,fr=2**-126,Ds=-1*or,Cs=-1*fr,ar=()=>!0,
Zs=/^[A-Za-z0-9+/]*(=|==)?$/;je.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Fs&&r>=Os,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Vs&&r>=Hs,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=or&&r>=fr||r>=Ds&&r<=Cs),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Zs.test(r),binary:ar,password:ar}});var qe=nr(ue=>{"use strict";Object.defineProperty(ue,"__esModule",{value:!0});ue.formatNames=ue.fastFormats=
ue.fullFormats=void 0;function le(r,s){return{validate:r,compare:s}}ue.fullFormats={date:le(pr,Le),time:le(
Me(!0),Ke),"date-time":le(lr(!0),yr),"iso-time":le(Me(),cr),"iso-date-time":le(lr(),mr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:rt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ft,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:st,int32:{type:"number",validate:it},
int64:{type:"number",validate:at},float:{type:"number",validate:dr},double:{type:"number",validate:dr},
password:!0,binary:!0};ue.fastFormats={...ue.fullFormats,date:le(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Le),time:le(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ke),"date-time":le(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
yr),"iso-time":le(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,cr),
"iso-date-time":le(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
mr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ue.formatNames=Object.keys(ue.fullFormats);function Qs(r){return r%4===0&&(r%100!==0||r%400===0)}var Bs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ws=[0,31,28,31,30,31,30,31,31,30,31,30,31];function pr(r){let s=Bs.exec(r);if(!s)return!1;let e=+s[1],
i=+s[2],l=+s[3];return i>=1&&i<=12&&l>=1&&l<=(i===2&&Qs(e)?29:Ws[i])}function Le(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var xe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Me(r){
return function(e){let i=xe.exec(e);if(!i)return!1;let l=+i[1],o=+i[2],a=+i[3],n=i[4],t=i[5]==="-"?-1:
1,f=+(i[6]||0),u=+(i[7]||0);if(f>23||u>59||r&&!n)return!1;if(l<=23&&o<=59&&a<60)return!0;let p=o-u*t,
c=l-f*t-(p<0?1:0);return(c===23||c===-1)&&(p===59||p===-1)&&a<61}}function Ke(r,s){if(!(r&&s))return;
let e=new Date("2020-01-01T"+r).valueOf(),i=new Date("2020-01-01T"+s).valueOf();if(e&&i)return e-i}function cr(r,s){
if(!(r&&s))return;let e=xe.exec(r),i=xe.exec(s);if(e&&i)return r=e[1]+e[2]+e[3],s=i[1]+i[2]+i[3],r>s?
1:r<s?-1:0}var $e=/t|\s/i;function lr(r){let s=Me(r);return function(i){let l=i.split($e);return l.length===
2&&pr(l[0])&&s(l[1])}}function yr(r,s){if(!(r&&s))return;let e=new Date(r).valueOf(),i=new Date(s).valueOf();
if(e&&i)return e-i}function mr(r,s){if(!(r&&s))return;let[e,i]=r.split($e),[l,o]=s.split($e),a=Le(e,
l);if(a!==void 0)return a||Ke(i,o)}var Js=/\/|:/,et=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function rt(r){return Js.test(r)&&et.test(r)}var ur=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function st(r){return ur.lastIndex=0,ur.test(r)}var tt=-(2**31),nt=2**31-1;function it(r){return Number.
isInteger(r)&&r<=nt&&r>=tt}function at(r){return Number.isInteger(r)}function dr(){return!0}var ot=/[^\\]\\Z/;
function ft(r){if(ot.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var be=(r,s)=>r.length>s&&ir(r)>s,Ae=(r,s)=>r.length<2*s&&ir(r)<s,Xs=/[\ud800-\udbff][\udc00-\udfff]/g,
ir=r=>r.length-(r.match(Xs)?.length??0);var hr=ve(ke()),gr=ve(qe()),_t={...hr.formats,...gr.fastFormats},vr=te;var P=be,N=Ae,br=new RegExp("^[ -~]+$","u");function te(r){let s=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===
void 0&&(l="params"))return te.errors=[1],!1;if(r.headers!==void 0){let o=r.headers;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o["x-request-timeout-ms"]!==void 0){let n=o["x-request-timeout-ms"],
t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f=typeof n,u;if(u===void 0)if(f===
"boolean"||n===null||f==="string"&&n&&n==+n&&!(n%1))u=+n;else return te.errors=[1],!1;u!==void 0&&(n=
u,o!==void 0&&(o["x-request-timeout-ms"]=u))}if(e===t&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(
n))return te.errors=[1],!1;if(n<1||isNaN(n))return te.errors=[1],!1}var i=t===e}else var i=!0;if(i)if(o["\
idempotency-key"]!==void 0){let n=o["idempotency-key"],t=e;if(typeof n!="string"){let u=typeof n,p;if(p===
void 0)if(u=="number"||u=="boolean")p=""+n;else if(n===null)p="";else return te.errors=[1],!1;p!==void 0&&
(n=p,o!==void 0&&(o["idempotency-key"]=p))}if(e===t&&typeof n=="string"){if(P(n,255))return te.errors=
[1],!1;if(N(n,1))return te.errors=[1],!1;if(!br.test(n))return te.errors=[1],!1}var i=t===e}else var i=!0}else
return te.errors=[1],!1}}return te.errors=s,e===0}var Ar=me;function me(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return me.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
idempotency-key"]!==void 0){let a=l["idempotency-key"],n=e;if(typeof a!="string"){let t=typeof a,f;if(f===
void 0)if(t=="number"||t=="boolean")f=""+a;else if(a===null)f="";else return me.errors=[1],!1;f!==void 0&&
(a=f,l!==void 0&&(l["idempotency-key"]=f))}if(e===n&&typeof a=="string"){if(P(a,255))return me.errors=
[1],!1;if(N(a,1))return me.errors=[1],!1;if(!br.test(a))return me.errors=[1],!1}}}else return me.errors=
[1],!1}}return me.errors=s,e===0}var _r=Ye;function Ye(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ye.errors=[1],
!1}return Ye.errors=s,e===0}var Pr=Te;function Te(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Te.errors=[1],
!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.details===
void 0&&(l.details=!1);let a=l.details;if(typeof a!="boolean"){let n;if(n===void 0)if(a==="false"||a===
0||a===null)n=!1;else if(a==="true"||a===1)n=!0;else return Te.errors=[1],!1;n!==void 0&&(a=n,l!==void 0&&
(l.details=n))}}else return Te.errors=[1],!1}}return Te.errors=s,e===0}var Tr=Y;function Y(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Y.errors=[1],
!1;if(r.headers!==void 0){let n=r.headers,t=e;if(e===t)if(n&&typeof n=="object"&&!Array.isArray(n)){
if(n["payment-signature"]!==void 0){let f=n["payment-signature"],u=e;if(typeof f!="string"){let p=typeof f,
c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===null)c="";else return Y.errors=[1],!1;
c!==void 0&&(f=c,n!==void 0&&(n["payment-signature"]=c))}if(e===u&&typeof f=="string"){if(P(f,12288))
return Y.errors=[1],!1;if(N(f,1))return Y.errors=[1],!1}var i=u===e}else var i=!0;if(i)if(n["x-payme\
nt"]!==void 0){let f=n["x-payment"],u=e;if(typeof f!="string"){let c=typeof f,d;if(d===void 0)if(c==
"number"||c=="boolean")d=""+f;else if(f===null)d="";else return Y.errors=[1],!1;d!==void 0&&(f=d,n!==
void 0&&(n["x-payment"]=d))}if(e===u&&typeof f=="string"){if(P(f,12288))return Y.errors=[1],!1;if(N(
f,1))return Y.errors=[1],!1}var i=u===e}else var i=!0}else return Y.errors=[1],!1;var l=t===e}else var l=!0;
if(l)if(r.params!==void 0){let n=r.params,t=e;if(e===t)if(n&&typeof n=="object"&&!Array.isArray(n)){
let u;if(n.agent_id===void 0&&(u="agent_id")||n.tool===void 0&&(u="tool"))return Y.errors=[1],!1;if(n.
agent_id!==void 0){let p=n.agent_id,c=e;if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d==
"number"||d=="boolean")y=""+p;else if(p===null)y="";else return Y.errors=[1],!1;y!==void 0&&(p=y,n!==
void 0&&(n.agent_id=y))}if(e===c&&typeof p=="string"){if(P(p,64))return Y.errors=[1],!1;if(N(p,1))return Y.
errors=[1],!1}var o=c===e}else var o=!0;if(o)if(n.tool!==void 0){let p=n.tool,c=e;if(typeof p!="stri\
ng"){let y=typeof p,g;if(g===void 0)if(y=="number"||y=="boolean")g=""+p;else if(p===null)g="";else return Y.
errors=[1],!1;g!==void 0&&(p=g,n!==void 0&&(n.tool=g))}if(e===c&&typeof p=="string"){if(P(p,64))return Y.
errors=[1],!1;if(N(p,1))return Y.errors=[1],!1}var o=c===e}else var o=!0}else return Y.errors=[1],!1;
var l=t===e}else var l=!0}return Y.errors=s,e===0}var Nr=F;function F(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&
(o="query")||r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return F.errors=[1],
!1;if(r.headers!==void 0){let a=r.headers,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a["payment-signature"]!==void 0){let t=a["payment-signature"],f=e;if(typeof t!="string"){let u=typeof t,
p;if(p===void 0)if(u=="number"||u=="boolean")p=""+t;else if(t===null)p="";else return F.errors=[1],!1;
p!==void 0&&(t=p,a!==void 0&&(a["payment-signature"]=p))}if(e===f&&typeof t=="string"){if(P(t,12288))
return F.errors=[1],!1;if(N(t,1))return F.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(a["x-payme\
nt"]!==void 0){let t=a["x-payment"],f=e;if(typeof t!="string"){let p=typeof t,c;if(c===void 0)if(p==
"number"||p=="boolean")c=""+t;else if(t===null)c="";else return F.errors=[1],!1;c!==void 0&&(t=c,a!==
void 0&&(a["x-payment"]=c))}if(e===f&&typeof t=="string"){if(P(t,12288))return F.errors=[1],!1;if(N(
t,1))return F.errors=[1],!1}var i=f===e}else var i=!0}else return F.errors=[1],!1;var l=n===e}else var l=!0;
if(l)if(r.params!==void 0){let a=r.params,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){
let f;if(a.agent_id===void 0&&(f="agent_id"))return F.errors=[1],!1;if(a.agent_id!==void 0){let u=a.
agent_id,p=e;if(typeof u!="string"){let c=typeof u,d;if(d===void 0)if(c=="number"||c=="boolean")d=""+
u;else if(u===null)d="";else return F.errors=[1],!1;d!==void 0&&(u=d,a!==void 0&&(a.agent_id=d))}if(e===
p&&typeof u=="string"){if(P(u,64))return F.errors=[1],!1;if(N(u,1))return F.errors=[1],!1}}}else return F.
errors=[1],!1;var l=n===e}else var l=!0}return F.errors=s,e===0}var Er=Ne;function Ne(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ne.errors=[1],
!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.details===
void 0&&(l.details=!1);let a=l.details;if(typeof a!="boolean"){let n;if(n===void 0)if(a==="false"||a===
0||a===null)n=!1;else if(a==="true"||a===1)n=!0;else return Ne.errors=[1],!1;n!==void 0&&(a=n,l!==void 0&&
(l.details=n))}}else return Ne.errors=[1],!1}}return Ne.errors=s,e===0}var jr=R;function R(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return R.errors=[1],
!1;if(r.headers!==void 0){let n=r.headers,t=e;if(e===t)if(n&&typeof n=="object"&&!Array.isArray(n)){
if(n["payment-signature"]!==void 0){let f=n["payment-signature"],u=e;if(typeof f!="string"){let p=typeof f,
c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===null)c="";else return R.errors=[1],!1;
c!==void 0&&(f=c,n!==void 0&&(n["payment-signature"]=c))}if(e===u&&typeof f=="string"){if(P(f,12288))
return R.errors=[1],!1;if(N(f,1))return R.errors=[1],!1}var i=u===e}else var i=!0;if(i)if(n["x-payme\
nt"]!==void 0){let f=n["x-payment"],u=e;if(typeof f!="string"){let c=typeof f,d;if(d===void 0)if(c==
"number"||c=="boolean")d=""+f;else if(f===null)d="";else return R.errors=[1],!1;d!==void 0&&(f=d,n!==
void 0&&(n["x-payment"]=d))}if(e===u&&typeof f=="string"){if(P(f,12288))return R.errors=[1],!1;if(N(
f,1))return R.errors=[1],!1}var i=u===e}else var i=!0}else return R.errors=[1],!1;var l=t===e}else var l=!0;
if(l)if(r.params!==void 0){let n=r.params,t=e;if(e===t)if(n&&typeof n=="object"&&!Array.isArray(n)){
let u;if(n.agent_id===void 0&&(u="agent_id")||n.tool===void 0&&(u="tool"))return R.errors=[1],!1;if(n.
agent_id!==void 0){let p=n.agent_id,c=e;if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d==
"number"||d=="boolean")y=""+p;else if(p===null)y="";else return R.errors=[1],!1;y!==void 0&&(p=y,n!==
void 0&&(n.agent_id=y))}if(e===c&&typeof p=="string"){if(P(p,64))return R.errors=[1],!1;if(N(p,1))return R.
errors=[1],!1}var o=c===e}else var o=!0;if(o)if(n.tool!==void 0){let p=n.tool,c=e;if(typeof p!="stri\
ng"){let y=typeof p,g;if(g===void 0)if(y=="number"||y=="boolean")g=""+p;else if(p===null)g="";else return R.
errors=[1],!1;g!==void 0&&(p=g,n!==void 0&&(n.tool=g))}if(e===c&&typeof p=="string"){if(P(p,64))return R.
errors=[1],!1;if(N(p,1))return R.errors=[1],!1}var o=c===e}else var o=!0}else return R.errors=[1],!1;
var l=t===e}else var l=!0}return R.errors=s,e===0}var kr=O;function O(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&
(o="query")||r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return O.errors=[1],
!1;if(r.headers!==void 0){let a=r.headers,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a["payment-signature"]!==void 0){let t=a["payment-signature"],f=e;if(typeof t!="string"){let u=typeof t,
p;if(p===void 0)if(u=="number"||u=="boolean")p=""+t;else if(t===null)p="";else return O.errors=[1],!1;
p!==void 0&&(t=p,a!==void 0&&(a["payment-signature"]=p))}if(e===f&&typeof t=="string"){if(P(t,12288))
return O.errors=[1],!1;if(N(t,1))return O.errors=[1],!1}var i=f===e}else var i=!0;if(i)if(a["x-payme\
nt"]!==void 0){let t=a["x-payment"],f=e;if(typeof t!="string"){let p=typeof t,c;if(c===void 0)if(p==
"number"||p=="boolean")c=""+t;else if(t===null)c="";else return O.errors=[1],!1;c!==void 0&&(t=c,a!==
void 0&&(a["x-payment"]=c))}if(e===f&&typeof t=="string"){if(P(t,12288))return O.errors=[1],!1;if(N(
t,1))return O.errors=[1],!1}var i=f===e}else var i=!0}else return O.errors=[1],!1;var l=n===e}else var l=!0;
if(l)if(r.params!==void 0){let a=r.params,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){
let f;if(a.agent_id===void 0&&(f="agent_id"))return O.errors=[1],!1;if(a.agent_id!==void 0){let u=a.
agent_id,p=e;if(typeof u!="string"){let c=typeof u,d;if(d===void 0)if(c=="number"||c=="boolean")d=""+
u;else if(u===null)d="";else return O.errors=[1],!1;d!==void 0&&(u=d,a!==void 0&&(a.agent_id=d))}if(e===
p&&typeof u=="string"){if(P(u,64))return O.errors=[1],!1;if(N(u,1))return O.errors=[1],!1}}}else return O.
errors=[1],!1;var l=n===e}else var l=!0}return O.errors=s,e===0}var qr=L;var Sr=new RegExp("^[!-~]+$","u");function L(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l=
"params"))return L.errors=[1],!1;if(r.headers!==void 0){let o=r.headers;if(e===e)if(o&&typeof o=="ob\
ject"&&!Array.isArray(o)){if(o["mcp-session-id"]!==void 0){let n=o["mcp-session-id"],t=e;if(typeof n!=
"string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===null)u="";else
return L.errors=[1],!1;u!==void 0&&(n=u,o!==void 0&&(o["mcp-session-id"]=u))}if(e===t&&typeof n=="st\
ring"){if(P(n,256))return L.errors=[1],!1;if(N(n,1))return L.errors=[1],!1;if(!Sr.test(n))return L.errors=
[1],!1}var i=t===e}else var i=!0;if(i){if(o["mcp-protocol-version"]!==void 0){let n=o["mcp-protocol-\
version"],t=e;if(typeof n!="string"){let u=typeof n,p;if(p===void 0)if(u=="number"||u=="boolean")p=""+
n;else if(n===null)p="";else return L.errors=[1],!1;p!==void 0&&(n=p,o!==void 0&&(o["mcp-protocol-ve\
rsion"]=p))}if(e===t&&typeof n=="string"){if(P(n,64))return L.errors=[1],!1;if(N(n,1))return L.errors=
[1],!1}var i=t===e}else var i=!0;if(i){if(o["mcp-method"]!==void 0){let n=o["mcp-method"],t=e;if(typeof n!=
"string"){let u=typeof n,p;if(p===void 0)if(u=="number"||u=="boolean")p=""+n;else if(n===null)p="";else
return L.errors=[1],!1;p!==void 0&&(n=p,o!==void 0&&(o["mcp-method"]=p))}if(e===t&&typeof n=="string"){
if(P(n,256))return L.errors=[1],!1;if(N(n,1))return L.errors=[1],!1}var i=t===e}else var i=!0;if(i){
if(o["mcp-name"]!==void 0){let n=o["mcp-name"],t=e;if(typeof n!="string"){let u=typeof n,p;if(p===void 0)
if(u=="number"||u=="boolean")p=""+n;else if(n===null)p="";else return L.errors=[1],!1;p!==void 0&&(n=
p,o!==void 0&&(o["mcp-name"]=p))}if(e===t&&typeof n=="string"){if(P(n,1024))return L.errors=[1],!1;if(N(
n,1))return L.errors=[1],!1}var i=t===e}else var i=!0;if(i)if(o.origin!==void 0){let n=o.origin,t=e;
if(typeof n!="string"){let u=typeof n,p;if(p===void 0)if(u=="number"||u=="boolean")p=""+n;else if(n===
null)p="";else return L.errors=[1],!1;p!==void 0&&(n=p,o!==void 0&&(o.origin=p))}if(e===t&&typeof n==
"string"){if(P(n,2048))return L.errors=[1],!1;if(N(n,1))return L.errors=[1],!1}var i=t===e}else var i=!0}}}}else
return L.errors=[1],!1}}return L.errors=s,e===0}var xr=E;function E(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&
(o="query")||r.headers===void 0&&(o="headers")||r.params===void 0&&(o="params"))return E.errors=[1],
!1;if(r.query!==void 0){let a=r.query,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
mode!==void 0){let t=a.mode;if(typeof t!="string"){let f=typeof t,u;if(u===void 0)if(f=="number"||f==
"boolean")u=""+t;else if(t===null)u="";else return E.errors=[1],!1;u!==void 0&&(t=u,a!==void 0&&(a.mode=
u))}if(t!=="search")return E.errors=[1],!1}}else return E.errors=[1],!1;var i=n===e}else var i=!0;if(i){
if(r.headers!==void 0){let a=r.headers,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["\
mcp-session-id"]!==void 0){let f=a["mcp-session-id"],u=e;if(typeof f!="string"){let p=typeof f,c;if(c===
void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===null)c="";else return E.errors=[1],!1;c!==void 0&&
(f=c,a!==void 0&&(a["mcp-session-id"]=c))}if(e===u&&typeof f=="string"){if(P(f,256))return E.errors=
[1],!1;if(N(f,1))return E.errors=[1],!1;if(!Sr.test(f))return E.errors=[1],!1}var l=u===e}else var l=!0;
if(l){if(a["mcp-protocol-version"]!==void 0){let f=a["mcp-protocol-version"],u=e;if(typeof f!="strin\
g"){let c=typeof f,d;if(d===void 0)if(c=="number"||c=="boolean")d=""+f;else if(f===null)d="";else return E.
errors=[1],!1;d!==void 0&&(f=d,a!==void 0&&(a["mcp-protocol-version"]=d))}if(e===u&&typeof f=="strin\
g"){if(P(f,64))return E.errors=[1],!1;if(N(f,1))return E.errors=[1],!1}var l=u===e}else var l=!0;if(l){
if(a["mcp-method"]!==void 0){let f=a["mcp-method"],u=e;if(typeof f!="string"){let c=typeof f,d;if(d===
void 0)if(c=="number"||c=="boolean")d=""+f;else if(f===null)d="";else return E.errors=[1],!1;d!==void 0&&
(f=d,a!==void 0&&(a["mcp-method"]=d))}if(e===u&&typeof f=="string"){if(P(f,256))return E.errors=[1],
!1;if(N(f,1))return E.errors=[1],!1}var l=u===e}else var l=!0;if(l){if(a["mcp-name"]!==void 0){let f=a["\
mcp-name"],u=e;if(typeof f!="string"){let c=typeof f,d;if(d===void 0)if(c=="number"||c=="boolean")d=
""+f;else if(f===null)d="";else return E.errors=[1],!1;d!==void 0&&(f=d,a!==void 0&&(a["mcp-name"]=d))}
if(e===u&&typeof f=="string"){if(P(f,1024))return E.errors=[1],!1;if(N(f,1))return E.errors=[1],!1}var l=u===
e}else var l=!0;if(l)if(a.origin!==void 0){let f=a.origin,u=e;if(typeof f!="string"){let c=typeof f,
d;if(d===void 0)if(c=="number"||c=="boolean")d=""+f;else if(f===null)d="";else return E.errors=[1],!1;
d!==void 0&&(f=d,a!==void 0&&(a.origin=d))}if(e===u&&typeof f=="string"){if(P(f,2048))return E.errors=
[1],!1;if(N(f,1))return E.errors=[1],!1}var l=u===e}else var l=!0}}}}else return E.errors=[1],!1;var i=n===
e}else var i=!0;if(i)if(r.params!==void 0){let a=r.params,n=e;if(e===n)if(a&&typeof a=="object"&&!Array.
isArray(a)){let f;if(a.agent_id===void 0&&(f="agent_id"))return E.errors=[1],!1;if(a.agent_id!==void 0){
let u=a.agent_id,p=e;if(typeof u!="string"){let c=typeof u,d;if(d===void 0)if(c=="number"||c=="boole\
an")d=""+u;else if(u===null)d="";else return E.errors=[1],!1;d!==void 0&&(u=d,a!==void 0&&(a.agent_id=
d))}if(e===p&&typeof u=="string"){if(P(u,64))return E.errors=[1],!1;if(N(u,1))return E.errors=[1],!1}}}else
return E.errors=[1],!1;var i=n===e}else var i=!0}}return E.errors=s,e===0}var Mr=ge;function ge(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return ge.errors=[1],
!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.agent_id!==
void 0){let a=l.agent_id,n=e;if(typeof a!="string"){let t=typeof a,f;if(f===void 0)if(t=="number"||t==
"boolean")f=""+a;else if(a===null)f="";else return ge.errors=[1],!1;f!==void 0&&(a=f,l!==void 0&&(l.
agent_id=f))}if(e===n&&typeof a=="string"){if(P(a,64))return ge.errors=[1],!1;if(N(a,1))return ge.errors=
[1],!1}}}else return ge.errors=[1],!1}}return ge.errors=s,e===0}var $r=Re;function Re(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Re.errors=[1],
!1}return Re.errors=s,e===0}var Lr=Ie;function Ie(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ie.errors=[1],
!1}return Ie.errors=s,e===0}var Kr=_e;function _e(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return _e.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let a=l["if-none-match"],n=e;if(typeof a!="string"){let t=typeof a,f;if(f===
void 0)if(t=="number"||t=="boolean")f=""+a;else if(a===null)f="";else return _e.errors=[1],!1;f!==void 0&&
(a=f,l!==void 0&&(l["if-none-match"]=f))}if(e===n&&typeof a=="string"&&P(a,4096))return _e.errors=[1],
!1}}else return _e.errors=[1],!1}}return _e.errors=s,e===0}var Yr=Pe;function Pe(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Pe.errors=[1],
!1;if(r.headers!==void 0){let l=r.headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["\
if-none-match"]!==void 0){let a=l["if-none-match"],n=e;if(typeof a!="string"){let t=typeof a,f;if(f===
void 0)if(t=="number"||t=="boolean")f=""+a;else if(a===null)f="";else return Pe.errors=[1],!1;f!==void 0&&
(a=f,l!==void 0&&(l["if-none-match"]=f))}if(e===n&&typeof a=="string"&&P(a,4096))return Pe.errors=[1],
!1}}else return Pe.errors=[1],!1}}return Pe.errors=s,e===0}var Rr=W;var lt=new RegExp("^[a-z][a-z0-9.-]*$","u");function W(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&
(l="params"))return W.errors=[1],!1;if(r.headers!==void 0){let o=r.headers,a=e;if(e===a)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let n=o["if-none-match"],t=e;if(typeof n!=
"string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===null)u="";else
return W.errors=[1],!1;u!==void 0&&(n=u,o!==void 0&&(o["if-none-match"]=u))}if(e===t&&typeof n=="str\
ing"&&P(n,4096))return W.errors=[1],!1}}else return W.errors=[1],!1;var i=a===e}else var i=!0;if(i)if(r.
params!==void 0){let o=r.params,a=e;if(e===a)if(o&&typeof o=="object"&&!Array.isArray(o)){let t;if(o.
file===void 0&&(t="file"))return W.errors=[1],!1;if(o.file!==void 0){let f=o.file,u=e;if(typeof f!="\
string"){let p=typeof f,c;if(c===void 0)if(p=="number"||p=="boolean")c=""+f;else if(f===null)c="";else
return W.errors=[1],!1;c!==void 0&&(f=c,o!==void 0&&(o.file=c))}if(e===u&&typeof f=="string"){if(P(f,
64))return W.errors=[1],!1;if(N(f,1))return W.errors=[1],!1;if(!lt.test(f))return W.errors=[1],!1}}}else
return W.errors=[1],!1;var i=a===e}else var i=!0}return W.errors=s,e===0}var Ir=ve(ke()),zr=ve(qe()),Tt={...Ir.formats,...zr.fastFormats},Ur=ne;var Z=be,J=Ae;function de(r){let s=null,e=0,i=e,l=!1,o=null,a=e,n=e,t=e,f=e,u=e,p=!1,c=e;if(r&&typeof r=="object"&&
!Array.isArray(r)){let b;if(r.tool===void 0&&(b="tool")){let x={};s===null?s=[x]:s.push(x),e++}}var d=c===
e;if(p=p||d,!p){let b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let oe;if(r.tool_arguments===void 0&&
(oe="tool_arguments")){let fe={};s===null?s=[fe]:s.push(fe),e++}}var d=b===e;p=p||d}if(p)e=u,s!==null&&
(u?s.length=u:s=null);else{let b={};s===null?s=[b]:s.push(b),e++}var y=f===e;if(y?(s===null?s=[1]:s.
push(1),e++):(e=t,s!==null&&(t?s.length=t:s=null)),e===n)if(r&&typeof r=="object"&&!Array.isArray(r)){
let b;if(r.query===void 0&&(b="query"))s===null?s=[1]:s.push(1),e++;else{if(r.query!==void 0){let x=r.
query,oe=e;e===oe&&(typeof x=="string"?Z(x,65536)?(s===null?s=[1]:s.push(1),e++):J(x,1)&&(s===null?s=
[1]:s.push(1),e++):(s===null?s=[1]:s.push(1),e++));var g=oe===e}else var g=!0;if(g)if(r.raw_data_only!==
void 0){let x=e;typeof r.raw_data_only!="boolean"&&(s===null?s=[1]:s.push(1),e++);var g=x===e}else var g=!0}}else
s===null?s=[1]:s.push(1),e++;var m=a===e;m&&(l=!0,o=0);let T=e,v=e,k=e,Ee=e;if(r&&typeof r=="object"&&
!Array.isArray(r)){let b;if(r.query===void 0&&(b="query")){let x={};s===null?s=[x]:s.push(x),e++}}var he=Ee===
e;if(he?(s===null?s=[1]:s.push(1),e++):(e=k,s!==null&&(k?s.length=k:s=null)),e===v)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let b;if(r.tool===void 0&&(b="tool")||r.tool_arguments===void 0&&(b="too\
l_arguments"))s===null?s=[1]:s.push(1),e++;else{if(r.tool!==void 0){let x=r.tool,oe=e;e===oe&&(typeof x==
"string"?Z(x,64)?(s===null?s=[1]:s.push(1),e++):J(x,1)&&(s===null?s=[1]:s.push(1),e++):(s===null?s=[
1]:s.push(1),e++));var se=oe===e}else var se=!0;if(se){if(r.tool_arguments!==void 0){let x=r.tool_arguments,
oe=e;e===oe&&(x&&typeof x=="object"&&!Array.isArray(x)||(s===null?s=[1]:s.push(1),e++));var se=oe===
e}else var se=!0;if(se)if(r.raw_data_only!==void 0){let x=e;typeof r.raw_data_only!="boolean"&&(s===
null?s=[1]:s.push(1),e++);var se=x===e}else var se=!0}}}else s===null?s=[1]:s.push(1),e++;var m=T===
e;if(m&&l?(l=!1,o=[o,1]):m&&(l=!0,o=1),l)e=i,s!==null&&(i?s.length=i:s=null);else return s===null?s=
[1]:s.push(1),e++,de.errors=s,!1;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.raw_data_only===
void 0&&(r.raw_data_only=!1),typeof r.raw_data_only!="boolean")return de.errors=[1],!1}else return de.
errors=[1],!1;return de.errors=s,e===0}function ne(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.
isArray(r)){let l;if(r.body===void 0&&(l="body"))return ne.errors=[1],!1;if(r.body!==void 0){let o=r.
body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.api_key===void 0&&(n="api_key")||
o.agent_id===void 0&&(n="agent_id")||o.input===void 0&&(n="input"))return ne.errors=[1],!1;if(o.api_key!==
void 0){let t=o.api_key,f=e;if(e===e)if(typeof t=="string"){if(Z(t,512))return ne.errors=[1],!1;if(J(
t,1))return ne.errors=[1],!1}else return ne.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(o.agent_id!==
void 0){let t=o.agent_id,f=e;if(e===e)if(typeof t=="string"){if(Z(t,64))return ne.errors=[1],!1;if(J(
t,1))return ne.errors=[1],!1}else return ne.errors=[1],!1;var i=f===e}else var i=!0;if(i)if(o.input!==
void 0){let t=e;de(o.input)||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var i=t===e}else var i=!0}}else
return ne.errors=[1],!1}}return ne.errors=s,e===0}var wr=ie;function ie(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&
(l="body"))return ie.errors=[1],!1;if(r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){let n;if(o.api_key===void 0&&(n="api_key")||o.agent_id===void 0&&(n="agent_id")||
o.task_details===void 0&&(n="task_details"))return ie.errors=[1],!1;if(o.api_key!==void 0){let t=o.api_key,
f=e;if(e===e)if(typeof t=="string"){if(Z(t,512))return ie.errors=[1],!1;if(J(t,1))return ie.errors=[
1],!1}else return ie.errors=[1],!1;var i=f===e}else var i=!0;if(i){if(o.agent_id!==void 0){let t=o.agent_id,
f=e;if(e===e)if(typeof t=="string"){if(Z(t,64))return ie.errors=[1],!1;if(J(t,1))return ie.errors=[1],
!1}else return ie.errors=[1],!1;var i=f===e}else var i=!0;if(i)if(o.task_details!==void 0){let t=e;de(
o.task_details)||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var i=t===e}else var i=!0}}else
return ie.errors=[1],!1}}return ie.errors=s,e===0}var Gr=ae;function ae(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&
(l="body"))return ae.errors=[1],!1;if(r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){let n;if(o.api_key===void 0&&(n="api_key")||o.task_id===void 0&&(n="task_id"))return ae.
errors=[1],!1;if(o.api_key!==void 0){let t=o.api_key,f=e;if(e===e)if(typeof t=="string"){if(Z(t,512))
return ae.errors=[1],!1;if(J(t,1))return ae.errors=[1],!1}else return ae.errors=[1],!1;var i=f===e}else
var i=!0;if(i)if(o.task_id!==void 0){let t=o.task_id,f=e;if(e===f)if(typeof t=="string"){if(Z(t,64))
return ae.errors=[1],!1;if(J(t,1))return ae.errors=[1],!1}else return ae.errors=[1],!1;var i=f===e}else
var i=!0}else return ae.errors=[1],!1}}return ae.errors=s,e===0}var Xr=Fr;function Fr(r){let s=null,e=0;return Fr.errors=s,e===0}var Or=ze;function ze(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.
body;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return ze.errors=[1],!1}return ze.errors=
s,e===0}var Vr=pe;function pe(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&
(l="body"))return pe.errors=[1],!1;if(r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){o.raw_data_only===void 0&&(o.raw_data_only=!1);let n;if(o.query===void 0&&(n="que\
ry"))return pe.errors=[1],!1;if(o.query!==void 0){let t=o.query,f=e;if(e===f)if(typeof t=="string"){
if(Z(t,65536))return pe.errors=[1],!1;if(J(t,1))return pe.errors=[1],!1}else return pe.errors=[1],!1;
var i=f===e}else var i=!0;if(i){let t=e;if(typeof o.raw_data_only!="boolean")return pe.errors=[1],!1;
var i=t===e}}else return pe.errors=[1],!1}}return pe.errors=s,e===0}var Hr=Dr;function Dr(r){let s=null,e=0;return Dr.errors=s,e===0}var Cr=Ue;function Ue(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.
body;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Ue.errors=[1],!1}return Ue.errors=
s,e===0}var Zr=ce;function ce(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.body===void 0&&
(l="body"))return ce.errors=[1],!1;if(r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){o.raw_data_only===void 0&&(o.raw_data_only=!1);let n;if(o.query===void 0&&(n="que\
ry"))return ce.errors=[1],!1;if(o.query!==void 0){let t=o.query,f=e;if(e===f)if(typeof t=="string"){
if(Z(t,65536))return ce.errors=[1],!1;if(J(t,1))return ce.errors=[1],!1}else return ce.errors=[1],!1;
var i=f===e}else var i=!0;if(i){let t=e;if(typeof o.raw_data_only!="boolean")return ce.errors=[1],!1;
var i=t===e}}else return ce.errors=[1],!1}}return ce.errors=s,e===0}var Qr=V;function V(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.body===void 0&&
(o="body"))return V.errors=[1],!1;if(r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="object"&&
!Array.isArray(a)){let t;if(a.jsonrpc===void 0&&(t="jsonrpc"))return V.errors=[1],!1;{let f=e;for(let u in a)
if(!(u==="jsonrpc"||u==="id"||u==="method"||u==="params"||u==="result"||u==="error")){return V.errors=
[1],!1;break}if(f===e){if(a.jsonrpc!==void 0){let u=a.jsonrpc,p=e;if(typeof u!="string")return V.errors=
[1],!1;if(u!=="2.0")return V.errors=[1],!1;var i=p===e}else var i=!0;if(i){if(a.id!==void 0){let u=a.
id,p=e,c=e,d=!1,y=null,g=e;e===g&&(typeof u=="string"?Z(u,256)&&(s===null?s=[1]:s.push(1),e++):(s===
null?s=[1]:s.push(1),e++));var l=g===e;l&&(d=!0,y=0);let T=e;typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)||(s===null?s=[1]:s.push(1),e++),e===T&&typeof u=="number"&&isFinite(u)&&(u>9007199254740991||
isNaN(u)?(s===null?s=[1]:s.push(1),e++):(u<-9007199254740991||isNaN(u))&&(s===null?s=[1]:s.push(1),e++));
var l=T===e;if(l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d)e=c,s!==null&&(c?s.length=c:s=null);else return s===
null?s=[1]:s.push(1),e++,V.errors=s,!1;var i=p===e}else var i=!0;if(i){if(a.method!==void 0){let u=a.
method,p=e;if(e===p)if(typeof u=="string"){if(Z(u,256))return V.errors=[1],!1;if(J(u,1))return V.errors=
[1],!1}else return V.errors=[1],!1;var i=p===e}else var i=!0;if(i){if(a.params!==void 0){let u=a.params,
p=e;if(e===p&&!(u&&typeof u=="object"&&!Array.isArray(u)))return V.errors=[1],!1;var i=p===e}else var i=!0;
if(i){if(a.result!==void 0){let u=a.result,p=e;if(e===p&&!(u&&typeof u=="object"&&!Array.isArray(u)))
return V.errors=[1],!1;var i=p===e}else var i=!0;if(i)if(a.error!==void 0){let u=a.error,p=e;if(e===
p&&!(u&&typeof u=="object"&&!Array.isArray(u)))return V.errors=[1],!1;var i=p===e}else var i=!0}}}}}}}else
return V.errors=[1],!1}}return V.errors=s,e===0}var Br=H;function H(r){let s=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.body===void 0&&
(o="body"))return H.errors=[1],!1;if(r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="object"&&
!Array.isArray(a)){let t;if(a.jsonrpc===void 0&&(t="jsonrpc"))return H.errors=[1],!1;{let f=e;for(let u in a)
if(!(u==="jsonrpc"||u==="id"||u==="method"||u==="params"||u==="result"||u==="error")){return H.errors=
[1],!1;break}if(f===e){if(a.jsonrpc!==void 0){let u=a.jsonrpc,p=e;if(typeof u!="string")return H.errors=
[1],!1;if(u!=="2.0")return H.errors=[1],!1;var i=p===e}else var i=!0;if(i){if(a.id!==void 0){let u=a.
id,p=e,c=e,d=!1,y=null,g=e;e===g&&(typeof u=="string"?Z(u,256)&&(s===null?s=[1]:s.push(1),e++):(s===
null?s=[1]:s.push(1),e++));var l=g===e;l&&(d=!0,y=0);let T=e;typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)||(s===null?s=[1]:s.push(1),e++),e===T&&typeof u=="number"&&isFinite(u)&&(u>9007199254740991||
isNaN(u)?(s===null?s=[1]:s.push(1),e++):(u<-9007199254740991||isNaN(u))&&(s===null?s=[1]:s.push(1),e++));
var l=T===e;if(l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d)e=c,s!==null&&(c?s.length=c:s=null);else return s===
null?s=[1]:s.push(1),e++,H.errors=s,!1;var i=p===e}else var i=!0;if(i){if(a.method!==void 0){let u=a.
method,p=e;if(e===p)if(typeof u=="string"){if(Z(u,256))return H.errors=[1],!1;if(J(u,1))return H.errors=
[1],!1}else return H.errors=[1],!1;var i=p===e}else var i=!0;if(i){if(a.params!==void 0){let u=a.params,
p=e;if(e===p&&!(u&&typeof u=="object"&&!Array.isArray(u)))return H.errors=[1],!1;var i=p===e}else var i=!0;
if(i){if(a.result!==void 0){let u=a.result,p=e;if(e===p&&!(u&&typeof u=="object"&&!Array.isArray(u)))
return H.errors=[1],!1;var i=p===e}else var i=!0;if(i)if(a.error!==void 0){let u=a.error,p=e;if(e===
p&&!(u&&typeof u=="object"&&!Array.isArray(u)))return H.errors=[1],!1;var i=p===e}else var i=!0}}}}}}}else
return H.errors=[1],!1}}return H.errors=s,e===0}var Wr=Jr;function Jr(r){let s=null,e=0;return Jr.errors=s,e===0}var es=rs;function rs(r){let s=null,e=0;return rs.errors=s,e===0}var ss=ts;function ts(r){let s=null,e=0;return ts.errors=s,e===0}var ns=is;function is(r){let s=null,e=0;return is.errors=s,e===0}var as=os;function os(r){let s=null,e=0;return os.errors=s,e===0}var fs=ls;function ls(r){let s=null,e=0;return ls.errors=s,e===0}var us=ve(ke()),ds=ve(qe()),pt={...us.formats,...ds.fastFormats},ps=we;var h=be;function q(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
success===void 0&&(a="success")||r.data===void 0&&(a="data"))return q.errors=[1],!1;{let n=e;for(let t in r)
if(!(t==="success"||t==="response"||t==="data"||t==="reply")){return q.errors=[1],!1;break}if(n===e){
if(r.success!==void 0){let t=e;if(typeof r.success!="boolean")return q.errors=[1],!1;var i=t===e}else
var i=!0;if(i){if(r.response!==void 0){let t=r.response,f=e;if(e===f)if(typeof t=="string"){if(h(t,1048576))
return q.errors=[1],!1}else return q.errors=[1],!1;var i=f===e}else var i=!0;if(i)if(r.reply!==void 0){
let t=r.reply,f=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.status===void 0&&
(c="status")||t.headers===void 0&&(c="headers")||t.truncated===void 0&&(c="truncated")||t.bytes===void 0&&
(c="bytes"))return q.errors=[1],!1;{let d=e;for(let y in t)if(!(y==="status"||y==="headers"||y==="tr\
uncated"||y==="bytes")){return q.errors=[1],!1;break}if(d===e){if(t.status!==void 0){let y=t.status,
g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.errors=[1],!1;if(e===g&&typeof y==
"number"&&isFinite(y)){if(y>299||isNaN(y))return q.errors=[1],!1;if(y<200||isNaN(y))return q.errors=
[1],!1}var l=g===e}else var l=!0;if(l){if(t.headers!==void 0){let y=t.headers,g=e;if(e===g)if(y&&typeof y==
"object"&&!Array.isArray(y)){if(Object.keys(y).length>64)return q.errors=[1],!1;for(let v in y){let k=y[v],
Ee=e;if(e===Ee)if(typeof k=="string"){if(h(k,2048))return q.errors=[1],!1}else return q.errors=[1],!1;
var o=Ee===e;if(!o)break}}else return q.errors=[1],!1;var l=g===e}else var l=!0;if(l){if(t.truncated!==
void 0){let y=e;if(typeof t.truncated!="boolean")return q.errors=[1],!1;var l=y===e}else var l=!0;if(l)
if(t.bytes!==void 0){let y=t.bytes,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return q.
errors=[1],!1;if(e===g&&typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return q.errors=[1],!1;if(y<
0||isNaN(y))return q.errors=[1],!1}var l=g===e}else var l=!0}}}}}else return q.errors=[1],!1;var i=f===
e}else var i=!0}}}}else return q.errors=[1],!1;return q.errors=s,e===0}function K(r){let s=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return K.
errors=[1],!1;{let l=e;for(let o in r)if(o!=="result"){return K.errors=[1],!1;break}l===e&&r.result!==
void 0&&(q(r.result)||(s=s===null?q.errors:s.concat(q.errors),e=s.length))}}else return K.errors=[1],
!1;return K.errors=s,e===0}function we(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(K(r.response)||(s=s===null?K.errors:s.concat(K.errors),e=s.length));else return we.
errors=[1],!1;return we.errors=s,e===0}var cs=ee;var S=Ae;function ee(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let l=r.response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.task_id===
void 0&&(a="task_id")||l.msg===void 0&&(a="msg"))return ee.errors=[1],!1;{let n=e;for(let t in l)if(!(t===
"task_id"||t==="msg")){return ee.errors=[1],!1;break}if(n===e){if(l.task_id!==void 0){let t=l.task_id,
f=e;if(e===f)if(typeof t=="string"){if(h(t,64))return ee.errors=[1],!1;if(S(t,1))return ee.errors=[1],
!1}else return ee.errors=[1],!1;var i=f===e}else var i=!0;if(i)if(l.msg!==void 0){let t=l.msg,f=e;if(e===
f)if(typeof t=="string"){if(h(t,256))return ee.errors=[1],!1;if(S(t,1))return ee.errors=[1],!1}else return ee.
errors=[1],!1;var i=f===e}else var i=!0}}}else return ee.errors=[1],!1}}else return ee.errors=[1],!1;
return ee.errors=s,e===0}var ys=Ge;var ms=new RegExp("^[a-z][a-z0-9_]*$","u");function j(r){let s=null,e=0;if(e===0)if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){let o;if(r.status===void 0&&(o="status"))return j.errors=[1],!1;{let a=e;for(let n in r)
if(!(n==="status"||n==="result"||n==="error"||n==="code"||n==="upstream"||n==="may_have_happened")){
return j.errors=[1],!1;break}if(a===e){if(r.status!==void 0){let n=r.status,t=e;if(typeof n!="string")
return j.errors=[1],!1;if(!(n==="pending"||n==="running"||n==="completed"||n==="failed"))return j.errors=
[1],!1;var i=t===e}else var i=!0;if(i){if(r.result!==void 0){let n=e;q(r.result)||(s=s===null?q.errors:
s.concat(q.errors),e=s.length);var i=n===e}else var i=!0;if(i){if(r.error!==void 0){let n=r.error,t=e;
if(e===t)if(typeof n=="string"){if(h(n,2048))return j.errors=[1],!1;if(S(n,1))return j.errors=[1],!1}else
return j.errors=[1],!1;var i=t===e}else var i=!0;if(i){if(r.code!==void 0){let n=r.code,t=e;if(e===t)
if(typeof n=="string"){if(h(n,64))return j.errors=[1],!1;if(!ms.test(n))return j.errors=[1],!1}else return j.
errors=[1],!1;var i=t===e}else var i=!0;if(i){if(r.upstream!==void 0){let n=r.upstream,t=e;if(e===e)
if(n&&typeof n=="object"&&!Array.isArray(n)){let p;if(n.status===void 0&&(p="status"))return j.errors=
[1],!1;{let c=e;for(let d in n)if(!(d==="status"||d==="body"||d==="media_type"||d==="retry_after")){
return j.errors=[1],!1;break}if(c===e){if(n.status!==void 0){let d=n.status,y=e;if(!(typeof d=="numb\
er"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return j.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){
if(d>599||isNaN(d))return j.errors=[1],!1;if(d<100||isNaN(d))return j.errors=[1],!1}var l=y===e}else
var l=!0;if(l){if(n.media_type!==void 0){let d=n.media_type,y=e;if(e===y)if(typeof d=="string"){if(h(
d,128))return j.errors=[1],!1;if(S(d,3))return j.errors=[1],!1}else return j.errors=[1],!1;var l=y===
e}else var l=!0;if(l)if(n.retry_after!==void 0){let d=n.retry_after,y=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)))return j.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>31536e3||
isNaN(d))return j.errors=[1],!1;if(d<0||isNaN(d))return j.errors=[1],!1}var l=y===e}else var l=!0}}}}else
return j.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(r.may_have_happened!==void 0){let n=e;if(typeof r.
may_have_happened!="boolean")return j.errors=[1],!1;var i=n===e}else var i=!0}}}}}}}else return j.errors=
[1],!1;return j.errors=s,e===0}function Ge(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(j(r.response)||(s=s===null?j.errors:s.concat(j.errors),e=s.length));else
return Ge.errors=[1],!1;return Ge.errors=s,e===0}var hs=Xe;var sr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function M(r){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.description===void 0&&(l="descr\
iption")||r.resourceUrl===void 0&&(l="resourceUrl")||r.priceUsd===void 0&&(l="priceUsd")||r.network===
void 0&&(l="network"))return M.errors=[1],!1;{let o=e;for(let a in r)if(!(a==="name"||a==="descripti\
on"||a==="resourceUrl"||a==="priceUsd"||a==="network"||a==="parameters")){return M.errors=[1],!1;break}
if(o===e){if(r.name!==void 0){let a=r.name,n=e;if(e===n)if(typeof a=="string"){if(h(a,64))return M.errors=
[1],!1;if(S(a,1))return M.errors=[1],!1}else return M.errors=[1],!1;var i=n===e}else var i=!0;if(i){
if(r.description!==void 0){let a=r.description,n=e;if(e===n)if(typeof a=="string"){if(h(a,4096))return M.
errors=[1],!1}else return M.errors=[1],!1;var i=n===e}else var i=!0;if(i){if(r.resourceUrl!==void 0){
let a=r.resourceUrl,n=e;if(e===n)if(typeof a=="string"){if(h(a,2048))return M.errors=[1],!1;if(S(a,1))
return M.errors=[1],!1}else return M.errors=[1],!1;var i=n===e}else var i=!0;if(i){if(r.priceUsd!==void 0){
let a=r.priceUsd,n=e;if(e===e)if(typeof a=="string"){if(h(a,20))return M.errors=[1],!1;if(!sr.test(a))
return M.errors=[1],!1}else return M.errors=[1],!1;var i=n===e}else var i=!0;if(i){if(r.network!==void 0){
let a=r.network,n=e;if(e===n)if(typeof a=="string"){if(h(a,64))return M.errors=[1],!1;if(S(a,1))return M.
errors=[1],!1}else return M.errors=[1],!1;var i=n===e}else var i=!0;if(i)if(r.parameters!==void 0){let a=r.
parameters,n=e;if(e===n&&!(a&&typeof a=="object"&&!Array.isArray(a)))return M.errors=[1],!1;var i=n===
e}else var i=!0}}}}}}}else return M.errors=[1],!1;return M.errors=s,e===0}function re(r){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.agentId===void 0&&(o="agentId")||
r.tools===void 0&&(o="tools"))return re.errors=[1],!1;{let a=e;for(let n in r)if(!(n==="agentId"||n===
"tools")){return re.errors=[1],!1;break}if(a===e){if(r.agentId!==void 0){let n=r.agentId,t=e;if(e===
t)if(typeof n=="string"){if(h(n,64))return re.errors=[1],!1;if(S(n,1))return re.errors=[1],!1}else return re.
errors=[1],!1;var i=t===e}else var i=!0;if(i)if(r.tools!==void 0){let n=r.tools,t=e;if(e===t)if(Array.
isArray(n)){if(n.length>1e3)return re.errors=[1],!1;{var l=!0;let u=n.length;for(let p=0;p<u;p++){let c=e;
M(n[p])||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var l=c===e;if(!l)break}}}else return re.
errors=[1],!1;var i=t===e}else var i=!0}}}else return re.errors=[1],!1;return re.errors=s,e===0}function C(r){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.count===void 0&&(o="\
count")||r.agents===void 0&&(o="agents"))return C.errors=[1],!1;{let a=e;for(let n in r)if(!(n==="co\
unt"||n==="agents")){return C.errors=[1],!1;break}if(a===e){if(r.count!==void 0){let n=r.count,t=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return C.errors=[1],!1;if(e===t&&typeof n=="number"&&isFinite(
n)){if(n>1e5||isNaN(n))return C.errors=[1],!1;if(n<0||isNaN(n))return C.errors=[1],!1}var i=t===e}else
var i=!0;if(i)if(r.agents!==void 0){let n=r.agents,t=e;if(e===t)if(Array.isArray(n)){if(n.length>1e5)
return C.errors=[1],!1;{var l=!0;let u=n.length;for(let p=0;p<u;p++){let c=e;re(n[p])||(s=s===null?re.
errors:s.concat(re.errors),e=s.length);var l=c===e;if(!l)break}}}else return C.errors=[1],!1;var i=t===
e}else var i=!0}}}else return C.errors=[1],!1;return C.errors=s,e===0}function Xe(r){let s=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(C(r.response)||(s=s===null?
C.errors:s.concat(C.errors),e=s.length));else return Xe.errors=[1],!1;return Xe.errors=s,e===0}var gs=Fe;function Fe(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(K(r.response)||(s=s===null?K.errors:s.concat(K.errors),e=s.length));else return Fe.errors=[1],!1;return Fe.
errors=s,e===0}var vs=z;function z(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let o=r.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.x402Version===void 0&&
(n="x402Version")||o.error===void 0&&(n="error")||o.message===void 0&&(n="message")||o.accepts===void 0&&
(n="accepts"))return z.errors=[1],!1;if(o.x402Version!==void 0){let t=o.x402Version,f=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return z.errors=[1],!1;if(t!==1)return z.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.error!==void 0){let t=o.error,f=e;if(e===f)if(typeof t=="string"){if(h(t,
1024))return z.errors=[1],!1;if(S(t,1))return z.errors=[1],!1}else return z.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.message!==void 0){let t=o.message,f=e;if(e===f)if(typeof t=="string"){if(h(
t,1024))return z.errors=[1],!1;if(S(t,1))return z.errors=[1],!1}else return z.errors=[1],!1;var i=f===
e}else var i=!0;if(i)if(o.accepts!==void 0){let t=o.accepts,f=e;if(e===f)if(Array.isArray(t)){if(t.length>
32)return z.errors=[1],!1;if(t.length<1)return z.errors=[1],!1;{var l=!0;let p=t.length;for(let c=0;c<
p;c++){let d=t[c],y=e;if(e===y&&!(d&&typeof d=="object"&&!Array.isArray(d)))return z.errors=[1],!1;var l=y===
e;if(!l)break}}}else return z.errors=[1],!1;var i=f===e}else var i=!0}}}else return z.errors=[1],!1}}else
return z.errors=[1],!1;return z.errors=s,e===0}var bs=Oe;function Oe(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(K(r.response)||(s=s===null?K.errors:s.concat(K.errors),e=s.length));else return Oe.errors=[1],!1;return Oe.
errors=s,e===0}var As=U;function U(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let o=r.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.x402Version===void 0&&
(n="x402Version")||o.error===void 0&&(n="error")||o.message===void 0&&(n="message")||o.accepts===void 0&&
(n="accepts"))return U.errors=[1],!1;if(o.x402Version!==void 0){let t=o.x402Version,f=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return U.errors=[1],!1;if(t!==1)return U.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.error!==void 0){let t=o.error,f=e;if(e===f)if(typeof t=="string"){if(h(t,
1024))return U.errors=[1],!1;if(S(t,1))return U.errors=[1],!1}else return U.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.message!==void 0){let t=o.message,f=e;if(e===f)if(typeof t=="string"){if(h(
t,1024))return U.errors=[1],!1;if(S(t,1))return U.errors=[1],!1}else return U.errors=[1],!1;var i=f===
e}else var i=!0;if(i)if(o.accepts!==void 0){let t=o.accepts,f=e;if(e===f)if(Array.isArray(t)){if(t.length>
32)return U.errors=[1],!1;if(t.length<1)return U.errors=[1],!1;{var l=!0;let p=t.length;for(let c=0;c<
p;c++){let d=t[c],y=e;if(e===y&&!(d&&typeof d=="object"&&!Array.isArray(d)))return U.errors=[1],!1;var l=y===
e;if(!l)break}}}else return U.errors=[1],!1;var i=f===e}else var i=!0}}}else return U.errors=[1],!1}}else
return U.errors=[1],!1;return U.errors=s,e===0}var _s=Ve;function Ve(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(C(r.response)||(s=s===null?C.errors:s.concat(C.errors),e=s.length));else return Ve.errors=[1],!1;return Ve.
errors=s,e===0}var Ps=He;function He(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(K(r.response)||(s=s===null?K.errors:s.concat(K.errors),e=s.length));else return He.errors=[1],!1;return He.
errors=s,e===0}var Ts=w;function w(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let o=r.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.x402Version===void 0&&
(n="x402Version")||o.error===void 0&&(n="error")||o.message===void 0&&(n="message")||o.accepts===void 0&&
(n="accepts"))return w.errors=[1],!1;if(o.x402Version!==void 0){let t=o.x402Version,f=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return w.errors=[1],!1;if(t!==1)return w.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.error!==void 0){let t=o.error,f=e;if(e===f)if(typeof t=="string"){if(h(t,
1024))return w.errors=[1],!1;if(S(t,1))return w.errors=[1],!1}else return w.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.message!==void 0){let t=o.message,f=e;if(e===f)if(typeof t=="string"){if(h(
t,1024))return w.errors=[1],!1;if(S(t,1))return w.errors=[1],!1}else return w.errors=[1],!1;var i=f===
e}else var i=!0;if(i)if(o.accepts!==void 0){let t=o.accepts,f=e;if(e===f)if(Array.isArray(t)){if(t.length>
32)return w.errors=[1],!1;if(t.length<1)return w.errors=[1],!1;{var l=!0;let p=t.length;for(let c=0;c<
p;c++){let d=t[c],y=e;if(e===y&&!(d&&typeof d=="object"&&!Array.isArray(d)))return w.errors=[1],!1;var l=y===
e;if(!l)break}}}else return w.errors=[1],!1;var i=f===e}else var i=!0}}}else return w.errors=[1],!1}}else
return w.errors=[1],!1;return w.errors=s,e===0}var Ns=De;function De(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(K(r.response)||(s=s===null?K.errors:s.concat(K.errors),e=s.length));else return De.errors=[1],!1;return De.
errors=s,e===0}var Es=G;function G(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let o=r.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.x402Version===void 0&&
(n="x402Version")||o.error===void 0&&(n="error")||o.message===void 0&&(n="message")||o.accepts===void 0&&
(n="accepts"))return G.errors=[1],!1;if(o.x402Version!==void 0){let t=o.x402Version,f=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return G.errors=[1],!1;if(t!==1)return G.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.error!==void 0){let t=o.error,f=e;if(e===f)if(typeof t=="string"){if(h(t,
1024))return G.errors=[1],!1;if(S(t,1))return G.errors=[1],!1}else return G.errors=[1],!1;var i=f===
e}else var i=!0;if(i){if(o.message!==void 0){let t=o.message,f=e;if(e===f)if(typeof t=="string"){if(h(
t,1024))return G.errors=[1],!1;if(S(t,1))return G.errors=[1],!1}else return G.errors=[1],!1;var i=f===
e}else var i=!0;if(i)if(o.accepts!==void 0){let t=o.accepts,f=e;if(e===f)if(Array.isArray(t)){if(t.length>
32)return G.errors=[1],!1;if(t.length<1)return G.errors=[1],!1;{var l=!0;let p=t.length;for(let c=0;c<
p;c++){let d=t[c],y=e;if(e===y&&!(d&&typeof d=="object"&&!Array.isArray(d)))return G.errors=[1],!1;var l=y===
e;if(!l)break}}}else return G.errors=[1],!1;var i=f===e}else var i=!0}}}else return G.errors=[1],!1}}else
return G.errors=[1],!1;return G.errors=s,e===0}var js=Ce;function $(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jsonrpc===
void 0&&(a="jsonrpc")||r.id===void 0&&(a="id"))return $.errors=[1],!1;{let n=e;for(let t in r)if(!(t===
"jsonrpc"||t==="id"||t==="result"||t==="error")){return $.errors=[1],!1;break}if(n===e){if(r.jsonrpc!==
void 0){let t=r.jsonrpc,f=e;if(typeof t!="string")return $.errors=[1],!1;if(t!=="2.0")return $.errors=
[1],!1;var i=f===e}else var i=!0;if(i){if(r.id!==void 0){let t=r.id,f=e,u=e,p=!1,c=null,d=e;e===d&&(typeof t==
"string"?h(t,256)&&(s===null?s=[1]:s.push(1),e++):(s===null?s=[1]:s.push(1),e++));var l=d===e;l&&(p=
!0,c=0);let y=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(s===null?s=[1]:s.push(1),e++),e===
y&&typeof t=="number"&&isFinite(t)&&(t>9007199254740991||isNaN(t)?(s===null?s=[1]:s.push(1),e++):(t<
-9007199254740991||isNaN(t))&&(s===null?s=[1]:s.push(1),e++));var l=y===e;if(l&&p?(p=!1,c=[c,1]):l&&
(p=!0,c=1),p)e=u,s!==null&&(u?s.length=u:s=null);else return s===null?s=[1]:s.push(1),e++,$.errors=s,
!1;var i=f===e}else var i=!0;if(i){if(r.result!==void 0){let t=r.result,f=e;if(e===f&&!(t&&typeof t==
"object"&&!Array.isArray(t)))return $.errors=[1],!1;var i=f===e}else var i=!0;if(i)if(r.error!==void 0){
let t=r.error,f=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.code===void 0&&(c=
"code")||t.message===void 0&&(c="message"))return $.errors=[1],!1;if(t.code!==void 0){let d=t.code,y=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.errors=[1],!1;if(e===y&&typeof d==
"number"&&isFinite(d)){if(d>2147483647||isNaN(d))return $.errors=[1],!1;if(d<-2147483648||isNaN(d))return $.
errors=[1],!1}var o=y===e}else var o=!0;if(o){if(t.message!==void 0){let d=t.message,y=e;if(e===y)if(typeof d==
"string"){if(h(d,65536))return $.errors=[1],!1}else return $.errors=[1],!1;var o=y===e}else var o=!0;
if(o)if(t.data!==void 0){let d=t.data,y=e;if(e===y&&!(d&&typeof d=="object"&&!Array.isArray(d)))return $.
errors=[1],!1;var o=y===e}else var o=!0}}else return $.errors=[1],!1;var i=f===e}else var i=!0}}}}}else
return $.errors=[1],!1;return $.errors=s,e===0}function Ce(r){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&($(r.response)||(s=s===null?$.errors:s.concat($.errors),
e=s.length));else return Ce.errors=[1],!1;return Ce.errors=s,e===0}var ks=Ze;var ct=pt.int32;function _(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;
if(r.error===void 0&&(o="error")||r.message===void 0&&(o="message"))return _.errors=[1],!1;{let a=e;
for(let n in r)if(!(n==="error"||n==="message"||n==="detail"||n==="code"||n==="param"||n==="upstream"||
n==="may_have_happened")){return _.errors=[1],!1;break}if(a===e){if(r.error!==void 0){let n=r.error,
t=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return _.errors=[1],!1;if(e===t&&typeof n==
"number"&&isFinite(n)){if(n>599||isNaN(n))return _.errors=[1],!1;if(n<400||isNaN(n))return _.errors=
[1],!1;if(!ct.validate(n))return _.errors=[1],!1}var i=t===e}else var i=!0;if(i){if(r.message!==void 0){
let n=r.message,t=e;if(e===t)if(typeof n=="string"){if(h(n,2048))return _.errors=[1],!1;if(S(n,1))return _.
errors=[1],!1}else return _.errors=[1],!1;var i=t===e}else var i=!0;if(i){if(r.detail!==void 0){let n=r.
detail,t=e;if(e===t)if(typeof n=="string"){if(h(n,2048))return _.errors=[1],!1;if(S(n,1))return _.errors=
[1],!1}else return _.errors=[1],!1;var i=t===e}else var i=!0;if(i){if(r.code!==void 0){let n=r.code,
t=e;if(e===t)if(typeof n=="string"){if(h(n,64))return _.errors=[1],!1;if(!ms.test(n))return _.errors=
[1],!1}else return _.errors=[1],!1;var i=t===e}else var i=!0;if(i){if(r.param!==void 0){let n=r.param,
t=e;if(e===t)if(typeof n=="string"){if(h(n,256))return _.errors=[1],!1}else return _.errors=[1],!1;var i=t===
e}else var i=!0;if(i){if(r.upstream!==void 0){let n=r.upstream,t=e;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let p;if(n.status===void 0&&(p="status"))return _.errors=[1],!1;{let c=e;for(let d in n)
if(!(d==="status"||d==="body"||d==="media_type"||d==="retry_after")){return _.errors=[1],!1;break}if(c===
e){if(n.status!==void 0){let d=n.status,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return _.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return _.errors=
[1],!1;if(d<100||isNaN(d))return _.errors=[1],!1}var l=y===e}else var l=!0;if(l){if(n.media_type!==void 0){
let d=n.media_type,y=e;if(e===y)if(typeof d=="string"){if(h(d,128))return _.errors=[1],!1;if(S(d,3))
return _.errors=[1],!1}else return _.errors=[1],!1;var l=y===e}else var l=!0;if(l)if(n.retry_after!==
void 0){let d=n.retry_after,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return _.errors=
[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>31536e3||isNaN(d))return _.errors=[1],!1;if(d<
0||isNaN(d))return _.errors=[1],!1}var l=y===e}else var l=!0}}}}else return _.errors=[1],!1;var i=t===
e}else var i=!0;if(i)if(r.may_have_happened!==void 0){let n=e;if(typeof r.may_have_happened!="boolea\
n")return _.errors=[1],!1;var i=n===e}else var i=!0}}}}}}}}else return _.errors=[1],!1;return _.errors=
s,e===0}function I(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jsonrpc===
void 0&&(a="jsonrpc")||r.error===void 0&&(a="error"))return I.errors=[1],!1;{let n=e;for(let t in r)
if(!(t==="jsonrpc"||t==="id"||t==="error")){return I.errors=[1],!1;break}if(n===e){if(r.jsonrpc!==void 0){
let t=r.jsonrpc,f=e;if(typeof t!="string")return I.errors=[1],!1;if(t!=="2.0")return I.errors=[1],!1;
var i=f===e}else var i=!0;if(i){if(r.id!==void 0){let t=r.id,f=e,u=e,p=!1,c=null,d=e;e===d&&(typeof t==
"string"?h(t,256)&&(s===null?s=[1]:s.push(1),e++):(s===null?s=[1]:s.push(1),e++));var l=d===e;l&&(p=
!0,c=0);let y=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(s===null?s=[1]:s.push(1),e++),e===
y&&typeof t=="number"&&isFinite(t)&&(t>9007199254740991||isNaN(t)?(s===null?s=[1]:s.push(1),e++):(t<
-9007199254740991||isNaN(t))&&(s===null?s=[1]:s.push(1),e++));var l=y===e;if(l&&p?(p=!1,c=[c,1]):l&&
(p=!0,c=1),p)e=u,s!==null&&(u?s.length=u:s=null);else return s===null?s=[1]:s.push(1),e++,I.errors=s,
!1;var i=f===e}else var i=!0;if(i)if(r.error!==void 0){let t=r.error,f=e;if(e===e)if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){let c;if(t.code===void 0&&(c="code")||t.message===void 0&&(c="message"))return I.
errors=[1],!1;if(t.code!==void 0){let d=t.code,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return I.errors=[1],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return I.
errors=[1],!1;if(d<-2147483648||isNaN(d))return I.errors=[1],!1}var o=y===e}else var o=!0;if(o){if(t.
message!==void 0){let d=t.message,y=e;if(e===y)if(typeof d=="string"){if(h(d,65536))return I.errors=
[1],!1}else return I.errors=[1],!1;var o=y===e}else var o=!0;if(o)if(t.data!==void 0){let d=t.data,y=e;
if(e===y&&!(d&&typeof d=="object"&&!Array.isArray(d)))return I.errors=[1],!1;var o=y===e}else var o=!0}}else
return I.errors=[1],!1;var i=f===e}else var i=!0}}}}else return I.errors=[1],!1;return I.errors=s,e===
0}function Q(r){let s=null,e=0,i=e,l=!1,o=e;_(r)||(s=s===null?_.errors:s.concat(_.errors),e=s.length);
var a=o===e;if(l=l||a,!l){let n=e;I(r)||(s=s===null?I.errors:s.concat(I.errors),e=s.length);var a=n===
e;l=l||a}if(l)e=i,s!==null&&(i?s.length=i:s=null);else return s===null?s=[1]:s.push(1),e++,Q.errors=
s,!1;return Q.errors=s,e===0}function Ze(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(Q(r.response)||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length));else
return Ze.errors=[1],!1;return Ze.errors=s,e===0}var qs=Qe;function Qe(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Q(r.response)||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length));else return Qe.errors=[1],!1;return Qe.
errors=s,e===0}var Ss=Be;function Be(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($(r.response)||(s=s===null?$.errors:s.concat($.errors),e=s.length));else return Be.errors=[1],!1;return Be.
errors=s,e===0}var xs=We;function We(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Q(r.response)||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length));else return We.errors=[1],!1;return We.
errors=s,e===0}var Ms=Je;function Je(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Q(r.response)||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length));else return Je.errors=[1],!1;return Je.
errors=s,e===0}var $s=er;function B(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.description===
void 0&&(l="description")||r.price_usd===void 0&&(l="price_usd")||r.parameters===void 0&&(l="paramet\
ers"))return B.errors=[1],!1;{let o=e;for(let a in r)if(!(a==="description"||a==="price_usd"||a==="p\
arameters")){return B.errors=[1],!1;break}if(o===e){if(r.description!==void 0){let a=r.description,n=e;
if(e===n)if(typeof a=="string"){if(h(a,4096))return B.errors=[1],!1}else return B.errors=[1],!1;var i=n===
e}else var i=!0;if(i){if(r.price_usd!==void 0){let a=r.price_usd,n=e;if(e===e)if(typeof a=="string"){
if(h(a,20))return B.errors=[1],!1;if(!sr.test(a))return B.errors=[1],!1}else return B.errors=[1],!1;
var i=n===e}else var i=!0;if(i)if(r.parameters!==void 0){let a=r.parameters,n=e;if(e===n&&!(a&&typeof a==
"object"&&!Array.isArray(a)))return B.errors=[1],!1;var i=n===e}else var i=!0}}}}else return B.errors=
[1],!1;return B.errors=s,e===0}function D(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let o;if(r.description===void 0&&(o="description")||r.available===void 0&&(o="available")||
r.query_price_usd===void 0&&(o="query_price_usd")||r.tools===void 0&&(o="tools"))return D.errors=[1],
!1;{let a=e;for(let n in r)if(!(n==="description"||n==="available"||n==="query_price_usd"||n==="tool\
s")){return D.errors=[1],!1;break}if(a===e){if(r.description!==void 0){let n=r.description,t=e;if(e===
t)if(typeof n=="string"){if(h(n,4096))return D.errors=[1],!1}else return D.errors=[1],!1;var i=t===e}else
var i=!0;if(i){if(r.available!==void 0){let n=e;if(typeof r.available!="boolean")return D.errors=[1],
!1;var i=n===e}else var i=!0;if(i){if(r.query_price_usd!==void 0){let n=r.query_price_usd,t=e;if(e===
e)if(typeof n=="string"){if(h(n,20))return D.errors=[1],!1;if(!sr.test(n))return D.errors=[1],!1}else
return D.errors=[1],!1;var i=t===e}else var i=!0;if(i)if(r.tools!==void 0){let n=r.tools,t=e;if(e===
t)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>1e3)return D.errors=[1],!1;for(let u in n){
let p=e;B(n[u])||(s=s===null?B.errors:s.concat(B.errors),e=s.length);var l=p===e;if(!l)break}}else return D.
errors=[1],!1;var i=t===e}else var i=!0}}}}}else return D.errors=[1],!1;return D.errors=s,e===0}function ye(r){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.agents===void 0&&(l=
"agents"))return ye.errors=[1],!1;{let o=e;for(let a in r)if(a!=="agents"){return ye.errors=[1],!1;break}
if(o===e&&r.agents!==void 0){let a=r.agents;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length>1e5)return ye.errors=[1],!1;for(let t in a){let f=e;D(a[t])||(s=s===null?D.errors:s.concat(
D.errors),e=s.length);var i=f===e;if(!i)break}}else return ye.errors=[1],!1}}}else return ye.errors=
[1],!1;return ye.errors=s,e===0}function er(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r))r.response!==void 0&&(ye(r.response)||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length));else
return er.errors=[1],!1;return er.errors=s,e===0}var Ls=rr;function X(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.status===
void 0&&(a="status")||r.agents===void 0&&(a="agents"))return X.errors=[1],!1;{let n=e;for(let t in r)
if(!(t==="status"||t==="agents")){return X.errors=[1],!1;break}if(n===e){if(r.status!==void 0){let t=r.
status,f=e;if(typeof t!="string")return X.errors=[1],!1;if(!(t==="ok"||t==="degraded"))return X.errors=
[1],!1;var i=f===e}else var i=!0;if(i)if(r.agents!==void 0){let t=r.agents,f=e;if(e===f)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(Object.keys(t).length>1e5)return X.errors=[1],!1;for(let p in t){let c=t[p],
d=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.available===void 0&&(g="availab\
le"))return X.errors=[1],!1;{let T=e;for(let v in c)if(!(v==="available"||v==="reason")){return X.errors=
[1],!1;break}if(T===e){if(c.available!==void 0){let v=e;if(typeof c.available!="boolean")return X.errors=
[1],!1;var l=v===e}else var l=!0;if(l)if(c.reason!==void 0){let v=c.reason,k=e;if(e===k)if(typeof v==
"string"){if(h(v,1024))return X.errors=[1],!1}else return X.errors=[1],!1;var l=k===e}else var l=!0}}}else
return X.errors=[1],!1;var o=d===e;if(!o)break}}else return X.errors=[1],!1;var i=f===e}else var i=!0}}}else
return X.errors=[1],!1;return X.errors=s,e===0}function rr(r){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))r.response!==void 0&&(X(r.response)||(s=s===null?X.errors:s.concat(X.errors),
e=s.length));else return rr.errors=[1],!1;return rr.errors=s,e===0}var Ks=A;function A(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){
let t=r.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.name===void 0&&(u=
"name")||t.operations===void 0&&(u="operations")||t.elsewhere===void 0&&(u="elsewhere"))return A.errors=
[1],!1;{let p=e;for(let c in t)if(!(c==="name"||c==="operations"||c==="elsewhere")){return A.errors=
[1],!1;break}if(p===e){if(t.name!==void 0){let c=t.name,d=e;if(e===d)if(typeof c=="string"){if(h(c,128))
return A.errors=[1],!1;if(S(c,1))return A.errors=[1],!1}else return A.errors=[1],!1;var i=d===e}else
var i=!0;if(i){if(t.operations!==void 0){let c=t.operations,d=e;if(e===d)if(Array.isArray(c)){if(c.length>
256)return A.errors=[1],!1;{var l=!0;let g=c.length;for(let T=0;T<g;T++){let v=c[T],k=e;if(e===k)if(v&&
typeof v=="object"&&!Array.isArray(v)){let he;if(v.method===void 0&&(he="method")||v.path===void 0&&
(he="path")||v.summary===void 0&&(he="summary"))return A.errors=[1],!1;{let se=e;for(let m in v)if(!(m===
"method"||m==="path"||m==="summary")){return A.errors=[1],!1;break}if(se===e){if(v.method!==void 0){
let m=v.method,b=e;if(e===b)if(typeof m=="string"){if(h(m,7))return A.errors=[1],!1;if(S(m,3))return A.
errors=[1],!1}else return A.errors=[1],!1;var o=b===e}else var o=!0;if(o){if(v.path!==void 0){let m=v.
path,b=e;if(e===b)if(typeof m=="string"){if(h(m,256))return A.errors=[1],!1;if(S(m,1))return A.errors=
[1],!1}else return A.errors=[1],!1;var o=b===e}else var o=!0;if(o)if(v.summary!==void 0){let m=v.summary,
b=e;if(e===b)if(typeof m=="string"){if(h(m,256))return A.errors=[1],!1}else return A.errors=[1],!1;var o=b===
e}else var o=!0}}}}else return A.errors=[1],!1;var l=k===e;if(!l)break}}}else return A.errors=[1],!1;
var i=d===e}else var i=!0;if(i)if(t.elsewhere!==void 0){let c=t.elsewhere,d=e;if(e===d)if(Array.isArray(
c)){if(c.length>16)return A.errors=[1],!1;{var a=!0;let g=c.length;for(let T=0;T<g;T++){let v=c[T],k=e;
if(e===k)if(v&&typeof v=="object"&&!Array.isArray(v)){let he;if(v.name===void 0&&(he="name"))return A.
errors=[1],!1;{let se=e;for(let m in v)if(!(m==="name"||m==="path"||m==="address"||m==="port")){return A.
errors=[1],!1;break}if(se===e){if(v.name!==void 0){let m=v.name,b=e;if(e===b)if(typeof m=="string"){
if(h(m,128))return A.errors=[1],!1;if(S(m,1))return A.errors=[1],!1}else return A.errors=[1],!1;var n=b===
e}else var n=!0;if(n){if(v.path!==void 0){let m=v.path,b=e;if(e===b)if(typeof m=="string"){if(h(m,256))
return A.errors=[1],!1;if(S(m,1))return A.errors=[1],!1}else return A.errors=[1],!1;var n=b===e}else
var n=!0;if(n){if(v.address!==void 0){let m=v.address,b=e;if(e===b)if(typeof m=="string"){if(h(m,2048))
return A.errors=[1],!1;if(S(m,1))return A.errors=[1],!1}else return A.errors=[1],!1;var n=b===e}else
var n=!0;if(n)if(v.port!==void 0){let m=v.port,b=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return A.errors=[1],!1;if(e===b&&typeof m=="number"&&isFinite(m)){if(m>65535||isNaN(m))return A.
errors=[1],!1;if(m<1||isNaN(m))return A.errors=[1],!1}var n=b===e}else var n=!0}}}}}else return A.errors=
[1],!1;var a=k===e;if(!a)break}}}else return A.errors=[1],!1;var i=d===e}else var i=!0}}}}else return A.
errors=[1],!1}}else return A.errors=[1],!1;return A.errors=s,e===0}var Ys=Se;function Se(r){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let i=r.response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Se.errors=[1],
!1}}else return Se.errors=[1],!1;return Se.errors=s,e===0}var Et={requestAgent:{parameters:vr,body:Ur,replies:{200:ps}},createTask:{parameters:Ar,body:wr,replies:{
200:cs}},queryTask:{parameters:_r,body:Gr,replies:{200:ys}},listEvmAgents:{parameters:Pr,body:Xr,replies:{
200:hs}},callPaidToolEvm:{parameters:Tr,body:Or,replies:{200:gs,402:vs}},queryPaidAgentEvm:{parameters:Nr,
body:Vr,replies:{200:bs,402:As}},listSolanaAgents:{parameters:Er,body:Hr,replies:{200:_s}},callPaidToolSolana:{
parameters:jr,body:Cr,replies:{200:Ps,402:Ts}},queryPaidAgentSolana:{parameters:kr,body:Zr,replies:{
200:Ns,402:Es}},callMcp:{parameters:qr,body:Qr,replies:{200:js,400:ks,404:qs}},callAgentMcp:{parameters:xr,
body:Br,replies:{200:Ss,400:xs,404:Ms}},getSchema:{parameters:Mr,body:Wr,replies:{200:$s}},getMeshHealth:{
parameters:$r,body:es,replies:{200:Ls}},getOverview:{parameters:Lr,body:ss,replies:{200:Ks}},getContract:{
parameters:Kr,body:ns,replies:{200:Ys}},getReference:{parameters:Yr,body:as,replies:{}},getReferenceFile:{
parameters:Rr,body:fs,replies:{}}};export{Et as default};
