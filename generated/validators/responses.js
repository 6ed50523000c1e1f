// Compiled from a contract by npm run generate. Never edited.
var $r=Object.create;var Se=Object.defineProperty;var jr=Object.getOwnPropertyDescriptor;var Lr=Object.getOwnPropertyNames;var qr=Object.getPrototypeOf,kr=Object.prototype.hasOwnProperty;var Ce=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Nr=(s,r,e,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let y of Lr(r))!kr.call(s,y)&&
y!==e&&Se(s,y,{get:()=>r[y],enumerable:!(t=jr(r,y))||t.enumerable});return s};var ye=(s,r,e)=>(e=s!=null?$r(qr(s)):{},Nr(r||!s||!s.__esModule?Se(e,"default",{value:s,enumerable:!0}):
e,s));var je=Ce($e=>{"use strict";Object.defineProperty($e,"__esModule",{value:!0});$e.formats=void 0;var Tr=2**
31-1,Ir=(-2)**31,Fr=2**63-1,Rr=(-2)**63,we=(2-2**-23)*2**127,Be=2**-126,Er=-1*we,Or=-1*Be,Pe=()=>!0,
Sr=/^[A-Za-z0-9+/]*(=|==)?$/;$e.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Tr&&s>=Ir,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Fr&&s>=Rr,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=we&&s>=Be||s>=Er&&s<=Or),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Sr.test(s),binary:Pe,password:Pe}});var Le=Ce(te=>{"use strict";Object.defineProperty(te,"__esModule",{value:!0});te.formatNames=te.fastFormats=
te.fullFormats=void 0;function se(s,r){return{validate:s,compare:r}}te.fullFormats={date:se(Ue,Ie),time:se(
ze(!0),Fe),"date-time":se(De(!0),He),"iso-time":se(ze(),Ge),"iso-date-time":se(De(),Ye),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
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
password:!0,binary:!0};te.fastFormats={...te.fullFormats,date:se(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ie),time:se(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Fe),"date-time":se(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
He),"iso-time":se(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ge),
"iso-date-time":se(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ye),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
te.formatNames=Object.keys(te.fullFormats);function Cr(s){return s%4===0&&(s%100!==0||s%400===0)}var Mr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Pr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ue(s){let r=Mr.exec(s);if(!r)return!1;let e=+r[1],
t=+r[2],y=+r[3];return t>=1&&t<=12&&y>=1&&y<=(t===2&&Cr(e)?29:Pr[t])}function Ie(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Ne=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ze(s){
return function(e){let t=Ne.exec(e);if(!t)return!1;let y=+t[1],d=+t[2],a=+t[3],l=t[4],_=t[5]==="-"?-1:
1,p=+(t[6]||0),o=+(t[7]||0);if(p>23||o>59||s&&!l)return!1;if(y<=23&&d<=59&&a<60)return!0;let g=d-o*_,
m=y-p*_-(g<0?1:0);return(m===23||m===-1)&&(g===59||g===-1)&&a<61}}function Fe(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),t=new Date("2020-01-01T"+r).valueOf();if(e&&t)return e-t}function Ge(s,r){
if(!(s&&r))return;let e=Ne.exec(s),t=Ne.exec(r);if(e&&t)return s=e[1]+e[2]+e[3],r=t[1]+t[2]+t[3],s>r?
1:s<r?-1:0}var Te=/t|\s/i;function De(s){let r=ze(s);return function(t){let y=t.split(Te);return y.length===
2&&Ue(y[0])&&r(y[1])}}function He(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),t=new Date(r).valueOf();
if(e&&t)return e-t}function Ye(s,r){if(!(s&&r))return;let[e,t]=s.split(Te),[y,d]=r.split(Te),a=Ie(e,
y);if(a!==void 0)return a||Fe(t,d)}var wr=/\/|:/,Br=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Dr(s){return wr.test(s)&&Br.test(s)}var Ze=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Zr(s){return Ze.lastIndex=0,Ze.test(s)}var Jr=-(2**31),Ur=2**31-1;function Gr(s){return Number.
isInteger(s)&&s<=Ur&&s>=Jr}function Hr(s){return Number.isInteger(s)}function Je(){return!0}var Yr=/[^\\]\\Z/;
function Vr(s){if(Yr.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var me=(s,r)=>s.length>r&&Me(s)>r,ve=(s,r)=>s.length<2*r&&Me(s)<r,zr=/[\ud800-\udbff][\udc00-\udfff]/g,
Me=s=>s.length-(s.match(zr)?.length??0);var Ve=ye(je()),We=ye(Le()),as={...Ve.formats,...We.fastFormats},Xe=B;var re=me,qe=ve,Wr=new RegExp("^[ -~]+$","u"),Xr=new RegExp("^[ -~]*$","u");function B(s){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||s.headers===
void 0&&(y="headers")||s.params===void 0&&(y="params"))return B.errors=[1],!1;if(s.headers!==void 0){
let d=s.headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["x-request-timeout-ms"]!==
void 0){let l=d["x-request-timeout-ms"],_=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
let p=typeof l,o;if(o===void 0)if(p==="boolean"||l===null||p==="string"&&l&&l==+l&&!(l%1))o=+l;else return B.
errors=[1],!1;o!==void 0&&(l=o,d!==void 0&&(d["x-request-timeout-ms"]=o))}if(e===_&&typeof l=="numbe\
r"&&isFinite(l)){if(l>6e5||isNaN(l))return B.errors=[1],!1;if(l<1||isNaN(l))return B.errors=[1],!1}var t=_===
e}else var t=!0;if(t){if(d["idempotency-key"]!==void 0){let l=d["idempotency-key"],_=e;if(typeof l!=
"string"){let o=typeof l,g;if(g===void 0)if(o=="number"||o=="boolean")g=""+l;else if(l===null)g="";else
return B.errors=[1],!1;g!==void 0&&(l=g,d!==void 0&&(d["idempotency-key"]=g))}if(e===_&&typeof l=="s\
tring"){if(re(l,255))return B.errors=[1],!1;if(qe(l,1))return B.errors=[1],!1;if(!Wr.test(l))return B.
errors=[1],!1}var t=_===e}else var t=!0;if(t){if(d["session-id"]!==void 0){let l=d["session-id"],_=e;
if(typeof l!="string"){let o=typeof l,g;if(g===void 0)if(o=="number"||o=="boolean")g=""+l;else if(l===
null)g="";else return B.errors=[1],!1;g!==void 0&&(l=g,d!==void 0&&(d["session-id"]=g))}if(e===_&&typeof l==
"string"&&re(l,4096))return B.errors=[1],!1;var t=_===e}else var t=!0;if(t){if(d["thread-id"]!==void 0){
let l=d["thread-id"],_=e;if(typeof l!="string"){let o=typeof l,g;if(g===void 0)if(o=="number"||o=="b\
oolean")g=""+l;else if(l===null)g="";else return B.errors=[1],!1;g!==void 0&&(l=g,d!==void 0&&(d["th\
read-id"]=g))}if(e===_&&typeof l=="string"&&re(l,4096))return B.errors=[1],!1;var t=_===e}else var t=!0;
if(t){if(d["x-claude-code-session-id"]!==void 0){let l=d["x-claude-code-session-id"],_=e;if(typeof l!=
"string"){let o=typeof l,g;if(g===void 0)if(o=="number"||o=="boolean")g=""+l;else if(l===null)g="";else
return B.errors=[1],!1;g!==void 0&&(l=g,d!==void 0&&(d["x-claude-code-session-id"]=g))}if(e===_&&typeof l==
"string"&&re(l,4096))return B.errors=[1],!1;var t=_===e}else var t=!0;if(t)if(d["openai-beta"]!==void 0){
let l=d["openai-beta"],_=e;if(typeof l!="string"){let o=typeof l,g;if(g===void 0)if(o=="number"||o==
"boolean")g=""+l;else if(l===null)g="";else return B.errors=[1],!1;g!==void 0&&(l=g,d!==void 0&&(d["\
openai-beta"]=g))}if(e===_&&typeof l=="string"){if(re(l,4096))return B.errors=[1],!1;if(!Xr.test(l))
return B.errors=[1],!1}var t=_===e}else var t=!0}}}}}else return B.errors=[1],!1}}return B.errors=r,
e===0}var Ke=ue;function ue(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ue.errors=[1],
!1;if(s.params!==void 0){let y=s.params;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;
if(y.id===void 0&&(a="id"))return ue.errors=[1],!1;if(y.id!==void 0){let l=y.id,_=e;if(typeof l!="st\
ring"){let p=typeof l,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+l;else if(l===null)o="";else
return ue.errors=[1],!1;o!==void 0&&(l=o,y!==void 0&&(y.id=o))}if(e===_&&typeof l=="string"){if(re(l,
256))return ue.errors=[1],!1;if(qe(l,1))return ue.errors=[1],!1}}}else return ue.errors=[1],!1}}return ue.
errors=r,e===0}var Qe=ae;function ae(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ae.errors=[1],
!1;if(s.params!==void 0){let y=s.params;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;
if(y.id===void 0&&(a="id"))return ae.errors=[1],!1;if(y.id!==void 0){let l=y.id,_=e;if(typeof l!="st\
ring"){let p=typeof l,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+l;else if(l===null)o="";else
return ae.errors=[1],!1;o!==void 0&&(l=o,y!==void 0&&(y.id=o))}if(e===_&&typeof l=="string"){if(re(l,
256))return ae.errors=[1],!1;if(qe(l,1))return ae.errors=[1],!1}}}else return ae.errors=[1],!1}}return ae.
errors=r,e===0}var er=_e;function _e(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return _e.errors=[1],
!1;if(s.headers!==void 0){let y=s.headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["\
if-none-match"]!==void 0){let a=y["if-none-match"],l=e;if(typeof a!="string"){let _=typeof a,p;if(p===
void 0)if(_=="number"||_=="boolean")p=""+a;else if(a===null)p="";else return _e.errors=[1],!1;p!==void 0&&
(a=p,y!==void 0&&(y["if-none-match"]=p))}if(e===l&&typeof a=="string"&&re(a,4096))return _e.errors=[
1],!1}}else return _e.errors=[1],!1}}return _e.errors=r,e===0}var rr=he;function he(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return he.errors=[1],
!1;if(s.headers!==void 0){let y=s.headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["\
if-none-match"]!==void 0){let a=y["if-none-match"],l=e;if(typeof a!="string"){let _=typeof a,p;if(p===
void 0)if(_=="number"||_=="boolean")p=""+a;else if(a===null)p="";else return he.errors=[1],!1;p!==void 0&&
(a=p,y!==void 0&&(y["if-none-match"]=p))}if(e===l&&typeof a=="string"&&re(a,4096))return he.errors=[
1],!1}}else return he.errors=[1],!1}}return he.errors=r,e===0}var sr=ee;var Kr=new RegExp("^[a-z][a-z0-9.-]*$","u");function ee(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||s.params===
void 0&&(y="params"))return ee.errors=[1],!1;if(s.headers!==void 0){let d=s.headers,a=e;if(e===a)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let l=d["if-none-match"],_=e;
if(typeof l!="string"){let p=typeof l,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+l;else if(l===
null)o="";else return ee.errors=[1],!1;o!==void 0&&(l=o,d!==void 0&&(d["if-none-match"]=o))}if(e===_&&
typeof l=="string"&&re(l,4096))return ee.errors=[1],!1}}else return ee.errors=[1],!1;var t=a===e}else
var t=!0;if(t)if(s.params!==void 0){let d=s.params,a=e;if(e===a)if(d&&typeof d=="object"&&!Array.isArray(
d)){let _;if(d.file===void 0&&(_="file"))return ee.errors=[1],!1;if(d.file!==void 0){let p=d.file,o=e;
if(typeof p!="string"){let g=typeof p,m;if(m===void 0)if(g=="number"||g=="boolean")m=""+p;else if(p===
null)m="";else return ee.errors=[1],!1;m!==void 0&&(p=m,d!==void 0&&(d.file=m))}if(e===o&&typeof p==
"string"){if(re(p,64))return ee.errors=[1],!1;if(qe(p,1))return ee.errors=[1],!1;if(!Kr.test(p))return ee.
errors=[1],!1}}}else return ee.errors=[1],!1;var t=a===e}else var t=!0}return ee.errors=r,e===0}var tr=ye(je()),nr=ye(Le()),cs={...tr.formats,...nr.fastFormats},ir=I;var T=me,K=ve;var lr=new RegExp("^(https?://|data:)","u");function ie(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.url===
void 0&&(t="url"))return ie.errors=[1],!1;if(s.url!==void 0){let y=s.url;if(e===e)if(typeof y=="stri\
ng"){if(T(y,8388608))return ie.errors=[1],!1;if(!lr.test(y))return ie.errors=[1],!1}else return ie.errors=
[1],!1}}else return ie.errors=[1],!1;return ie.errors=r,e===0}function E(s){let r=null,e=0,t=e,y=!0,
d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.type===void 0&&(A="type")){let n={};r===
null?r=[n]:r.push(n),e++}else if(s.type!==void 0){let n=s.type;if(!(n==="input_text"||n==="output_te\
xt")){let i={};r===null?r=[i]:r.push(i),e++}}}var a=d===e;e=t,r!==null&&(t?r.length=t:r=null);let l;
if(a){let A=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.text===void 0&&(i="text"))return E.
errors=[1],!1;if(s.text!==void 0&&typeof s.text!="string")return E.errors=[1],!1}var a=A===e;y=a,l="\
then"}else{let A=e,n=e,i=!0,x=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&
(f="type")){let h={};r===null?r=[h]:r.push(h),e++}else if(s.type!==void 0&&s.type!=="refusal"){let h={};
r===null?r=[h]:r.push(h),e++}}var _=x===e;e=n,r!==null&&(n?r.length=n:r=null);let $;if(_){let f=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let v;if(s.refusal===void 0&&(v="refusal"))return E.errors=[1],
!1;if(s.refusal!==void 0&&typeof s.refusal!="string")return E.errors=[1],!1}var _=f===e;i=_,$="then"}else{
let f=e,h=e,v=!0,c=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.type===void 0&&(L="type")){
let N={};r===null?r=[N]:r.push(N),e++}else if(s.type!==void 0&&s.type!=="input_audio"){let N={};r===
null?r=[N]:r.push(N),e++}}var p=c===e;if(e=h,r!==null&&(h?r.length=h:r=null),p){let L=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let q;if(s.input_audio===void 0&&(q="input_audio"))return E.errors=[1],
!1;if(s.input_audio!==void 0){let M=s.input_audio;if(!(M&&typeof M=="object"&&!Array.isArray(M)))return E.
errors=[1],!1}}var p=L===e;v=p}if(!v)return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;var _=f===e;i=
_,$="else"}if(!i)return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;var a=A===e;y=a,l="else"}if(!y)return r===
null?r=[1]:r.push(1),e++,E.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.
type===void 0&&(A="type"))return E.errors=[1],!1;if(s.type!==void 0){let n=s.type,i=e;if(e===i)if(typeof n==
"string"){if(T(n,64))return E.errors=[1],!1;if(K(n,1))return E.errors=[1],!1}else return E.errors=[1],
!1;var o=i===e}else var o=!0;if(o){if(s.text!==void 0){let n=s.text,i=e;if(typeof n!="string"&&n!==null)
return E.errors=[1],!1;if(e===i&&typeof n=="string"&&T(n,8388608))return E.errors=[1],!1;var o=i===e}else
var o=!0;if(o){if(s.refusal!==void 0){let n=s.refusal,i=e;if(typeof n!="string"&&n!==null)return E.errors=
[1],!1;if(e===i&&typeof n=="string"&&T(n,8388608))return E.errors=[1],!1;var o=i===e}else var o=!0;if(o){
if(s.image_url!==void 0){let n=s.image_url,i=e,x=e,$=!1,u=e;e===e&&(typeof n=="string"?T(n,8388608)?
(r===null?r=[1]:r.push(1),e++):lr.test(n)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),
e++));var g=u===e;if($=$||g,!$){let v=e;ie(n)||(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);
var g=v===e;if($=$||g,!$){let b=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var g=b===e;$=$||g}}if($)
e=x,r!==null&&(x?r.length=x:r=null);else return r===null?r=[1]:r.push(1),e++,E.errors=r,!1;var o=i===
e}else var o=!0;if(o){if(s.detail!==void 0){let n=s.detail,i=e;if(typeof n!="string"&&n!==null)return E.
errors=[1],!1;if(e===i&&typeof n=="string"&&T(n,16))return E.errors=[1],!1;var o=i===e}else var o=!0;
if(o){if(s.file_data!==void 0){let n=s.file_data,i=e;if(typeof n!="string"&&n!==null)return E.errors=
[1],!1;if(e===i&&typeof n=="string"&&T(n,8388608))return E.errors=[1],!1;var o=i===e}else var o=!0;if(o){
if(s.file_url!==void 0){let n=s.file_url,i=e;if(typeof n!="string"&&n!==null)return E.errors=[1],!1;
if(e===i&&typeof n=="string"&&T(n,8388608))return E.errors=[1],!1;var o=i===e}else var o=!0;if(o){if(s.
filename!==void 0){let n=s.filename,i=e;if(typeof n!="string"&&n!==null)return E.errors=[1],!1;if(e===
i&&typeof n=="string"&&T(n,1024))return E.errors=[1],!1;var o=i===e}else var o=!0;if(o)if(s.input_audio!==
void 0){let n=s.input_audio,i=e,x=e,$=!1,u=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let v;
if(n.data===void 0&&(v="data")||n.format===void 0&&(v="format"))r===null?r=[1]:r.push(1),e++;else{if(n.
data!==void 0){let c=n.data,b=e;e===b&&(typeof c=="string"?T(c,8388608)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var m=b===e}else var m=!0;if(m)if(n.format!==void 0){let c=n.format,
b=e;e===b&&(typeof c=="string"?T(c,16)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var m=b===e}else var m=!0}}else r===null?r=[1]:r.push(1),e++;var j=u===e;if($=$||j,!$){let v=e;n!==null&&
(r===null?r=[1]:r.push(1),e++);var j=v===e;$=$||j}if($)e=x,r!==null&&(x?r.length=x:r=null);else return r===
null?r=[1]:r.push(1),e++,E.errors=r,!1;var o=i===e}else var o=!0}}}}}}}}else return E.errors=[1],!1;
return E.errors=r,e===0}function le(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)
return le.errors=[1],!1;{var t=!0;let y=s.length;for(let d=0;d<y;d++){let a=e;E(s[d])||(r=r===null?E.
errors:r.concat(E.errors),e=r.length);var t=a===e;if(!t)break}}}else return le.errors=[1],!1;return le.
errors=r,e===0}function z(s){let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){
let f;if(s.type===void 0&&(f="type")){let h={};r===null?r=[h]:r.push(h),e++}else if(s.type!==void 0&&
s.type!=="function_call"){let h={};r===null?r=[h]:r.push(h),e++}}var a=d===e;e=t,r!==null&&(t?r.length=
t:r=null);let l;if(a){let f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.call_id===void 0&&
(v="call_id")||s.name===void 0&&(v="name")||s.arguments===void 0&&(v="arguments"))return z.errors=[1],
!1;if(s.call_id!==void 0){let c=e;if(typeof s.call_id!="string")return z.errors=[1],!1;var _=c===e}else
var _=!0;if(_){if(s.name!==void 0){let c=s.name,b=e;if(e===b)if(typeof c=="string"){if(K(c,1))return z.
errors=[1],!1}else return z.errors=[1],!1;var _=b===e}else var _=!0;if(_)if(s.arguments!==void 0){let c=e;
if(typeof s.arguments!="string")return z.errors=[1],!1;var _=c===e}else var _=!0}}var a=f===e;y=a,l=
"then"}else{let f=e,h=e,v=!0,c=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.type===void 0&&
(N="type")){let q={};r===null?r=[q]:r.push(q),e++}else if(s.type!==void 0&&s.type!=="custom_tool_cal\
l"){let q={};r===null?r=[q]:r.push(q),e++}}var p=c===e;e=h,r!==null&&(h?r.length=h:r=null);let b;if(p){
let N=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let M;if(s.call_id===void 0&&(M="call_id")||s.name===
void 0&&(M="name")||s.input===void 0&&(M="input"))return z.errors=[1],!1;if(s.call_id!==void 0){let R=e;
if(typeof s.call_id!="string")return z.errors=[1],!1;var o=R===e}else var o=!0;if(o){if(s.name!==void 0){
let R=s.name,V=e;if(e===V)if(typeof R=="string"){if(K(R,1))return z.errors=[1],!1}else return z.errors=
[1],!1;var o=V===e}else var o=!0;if(o)if(s.input!==void 0){let R=e;if(typeof s.input!="string")return z.
errors=[1],!1;var o=R===e}else var o=!0}}var p=N===e;v=p,b="then"}else{let N=e,q=e,M=!0,R=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let fe;if(s.type===void 0&&(fe="type")){let ne={};r===null?r=[ne]:r.push(
ne),e++}else if(s.type!==void 0){let ne=s.type;if(!(ne==="function_call_output"||ne==="custom_tool_c\
all_output")){let oe={};r===null?r=[oe]:r.push(oe),e++}}}var g=R===e;e=q,r!==null&&(q?r.length=q:r=null);
let V;if(g){let fe=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let oe;if(s.call_id===void 0&&(oe=
"call_id")||s.output===void 0&&(oe="output"))return z.errors=[1],!1;if(s.call_id!==void 0){let de=e;
if(typeof s.call_id!="string")return z.errors=[1],!1;var m=de===e}else var m=!0;if(m)if(s.output!==void 0){
let de=s.output,xr=e;if(typeof de!="string"&&!Array.isArray(de))return z.errors=[1],!1;var m=xr===e}else
var m=!0}var g=fe===e;M=g,V="then"}else{let fe=e,ne=e,oe=!0,de=e;if(s&&typeof s=="object"&&!Array.isArray(
s)&&s.type!==void 0){let be=s.type;if(!(be==="message"||be===null)){let Ee={};r===null?r=[Ee]:r.push(
Ee),e++}}var j=de===e;if(e=ne,r!==null&&(ne?r.length=ne:r=null),j){let be=e;if(s&&typeof s=="object"&&
!Array.isArray(s)){let Oe;if(s.role===void 0&&(Oe="role")||s.content===void 0&&(Oe="content"))return z.
errors=[1],!1;if(s.role!==void 0){let Ae=e;if(typeof s.role!="string")return z.errors=[1],!1;var A=Ae===
e}else var A=!0;if(A)if(s.content!==void 0){let Ae=s.content,Ar=e;if(typeof Ae!="string"&&!Array.isArray(
Ae))return z.errors=[1],!1;var A=Ar===e}else var A=!0}var j=be===e;oe=j}if(!oe)return r===null?r=[1]:
r.push(1),e++,z.errors=r,!1;var g=fe===e;M=g,V="else"}if(!M)return r===null?r=[1]:r.push(1),e++,z.errors=
r,!1;var p=N===e;v=p,b="else"}if(!v)return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;var a=f===e;y=
a,l="else"}if(!y)return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type!==void 0){let f=s.type,h=e;if(typeof f!="string"&&f!==null)return z.errors=
[1],!1;if(e===h&&typeof f=="string"){if(T(f,64))return z.errors=[1],!1;if(K(f,1))return z.errors=[1],
!1}var n=h===e}else var n=!0;if(n){if(s.id!==void 0){let f=s.id,h=e;if(typeof f!="string"&&f!==null)
return z.errors=[1],!1;if(e===h&&typeof f=="string"&&T(f,256))return z.errors=[1],!1;var n=h===e}else
var n=!0;if(n){if(s.status!==void 0){let f=s.status,h=e;if(typeof f!="string"&&f!==null)return z.errors=
[1],!1;if(e===h&&typeof f=="string"&&T(f,64))return z.errors=[1],!1;var n=h===e}else var n=!0;if(n){
if(s.role!==void 0){let f=s.role,h=e;if(typeof f!="string"&&f!==null)return z.errors=[1],!1;if(!(f===
"developer"||f==="system"||f==="user"||f==="assistant"||f===null))return z.errors=[1],!1;var n=h===e}else
var n=!0;if(n){if(s.content!==void 0){let f=s.content,h=e,v=e,c=!1,b=e;e===e&&(typeof f=="string"?T(
f,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var i=b===e;if(c=c||i,!c){
let q=e;le(f)||(r=r===null?le.errors:r.concat(le.errors),e=r.length);var i=q===e;if(c=c||i,!c){let R=e;
f!==null&&(r===null?r=[1]:r.push(1),e++);var i=R===e;c=c||i}}if(c)e=v,r!==null&&(v?r.length=v:r=null);else
return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;var n=h===e}else var n=!0;if(n){if(s.phase!==void 0){
let f=s.phase,h=e;if(typeof f!="string"&&f!==null)return z.errors=[1],!1;if(e===h&&typeof f=="string"&&
T(f,64))return z.errors=[1],!1;var n=h===e}else var n=!0;if(n){if(s.call_id!==void 0){let f=s.call_id,
h=e;if(typeof f!="string"&&f!==null)return z.errors=[1],!1;if(e===h&&typeof f=="string"&&T(f,256))return z.
errors=[1],!1;var n=h===e}else var n=!0;if(n){if(s.name!==void 0){let f=s.name,h=e;if(typeof f!="str\
ing"&&f!==null)return z.errors=[1],!1;if(e===h&&typeof f=="string"&&T(f,256))return z.errors=[1],!1;
var n=h===e}else var n=!0;if(n){if(s.namespace!==void 0){let f=s.namespace,h=e;if(typeof f!="string"&&
f!==null)return z.errors=[1],!1;if(e===h&&typeof f=="string"&&T(f,256))return z.errors=[1],!1;var n=h===
e}else var n=!0;if(n){if(s.arguments!==void 0){let f=s.arguments,h=e;if(typeof f!="string"&&f!==null)
return z.errors=[1],!1;if(e===h&&typeof f=="string"&&T(f,8388608))return z.errors=[1],!1;var n=h===e}else
var n=!0;if(n){if(s.input!==void 0){let f=s.input,h=e;if(typeof f!="string"&&f!==null)return z.errors=
[1],!1;if(e===h&&typeof f=="string"&&T(f,8388608))return z.errors=[1],!1;var n=h===e}else var n=!0;if(n){
if(s.output!==void 0){let f=s.output,h=e,v=e,c=!1,b=e;e===e&&(typeof f=="string"?T(f,8388608)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var x=b===e;if(c=c||x,!c){let q=e;le(f)||(r=
r===null?le.errors:r.concat(le.errors),e=r.length);var x=q===e;if(c=c||x,!c){let R=e;f!==null&&(r===
null?r=[1]:r.push(1),e++);var x=R===e;c=c||x}}if(c)e=v,r!==null&&(v?r.length=v:r=null);else return r===
null?r=[1]:r.push(1),e++,z.errors=r,!1;var n=h===e}else var n=!0;if(n){if(s.summary!==void 0){let f=s.
summary,h=e;if(!Array.isArray(f)&&f!==null)return z.errors=[1],!1;if(e===h&&Array.isArray(f)){if(f.length>
1e3)return z.errors=[1],!1;{var $=!0;let c=f.length;for(let b=0;b<c;b++){let L=f[b],N=e;if(e===e)if(L&&
typeof L=="object"&&!Array.isArray(L)){let R;if(L.type===void 0&&(R="type")||L.text===void 0&&(R="te\
xt"))return z.errors=[1],!1;if(L.type!==void 0){let V=L.type,Q=e;if(e===Q)if(typeof V=="string"){if(T(
V,64))return z.errors=[1],!1;if(K(V,1))return z.errors=[1],!1}else return z.errors=[1],!1;var u=Q===
e}else var u=!0;if(u)if(L.text!==void 0){let V=L.text,Q=e;if(e===Q)if(typeof V=="string"){if(T(V,8388608))
return z.errors=[1],!1}else return z.errors=[1],!1;var u=Q===e}else var u=!0}else return z.errors=[1],
!1;var $=N===e;if(!$)break}}}var n=h===e}else var n=!0;if(n)if(s.encrypted_content!==void 0){let f=s.
encrypted_content,h=e;if(typeof f!="string"&&f!==null)return z.errors=[1],!1;if(e===h&&typeof f=="st\
ring"&&T(f,8388608))return z.errors=[1],!1;var n=h===e}else var n=!0}}}}}}}}}}}}}else return z.errors=
[1],!1;return z.errors=r,e===0}function ge(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>
1e4)return ge.errors=[1],!1;{var t=!0;let y=s.length;for(let d=0;d<y;d++){let a=e;z(s[d])||(r=r===null?
z.errors:r.concat(z.errors),e=r.length);var t=a===e;if(!t)break}}}else return ge.errors=[1],!1;return ge.
errors=r,e===0}function D(s){let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===
void 0&&(g="type")){let m={};r===null?r=[m]:r.push(m),e++}else if(s.type!==void 0){let m=s.type;if(!(m===
"function"||m==="custom")){let j={};r===null?r=[j]:r.push(j),e++}}}var a=d===e;if(e=t,r!==null&&(t?r.
length=t:r=null),a){let g=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.name===void 0&&(j=
"name"))return D.errors=[1],!1;if(s.name!==void 0){let A=s.name;if(e===e)if(typeof A=="string"){if(K(
A,1))return D.errors=[1],!1}else return D.errors=[1],!1}}var a=g===e;y=a}if(!y)return r===null?r=[1]:
r.push(1),e++,D.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===
void 0&&(g="type"))return D.errors=[1],!1;if(s.type!==void 0){let m=s.type,j=e;if(e===j)if(typeof m==
"string"){if(T(m,64))return D.errors=[1],!1;if(K(m,1))return D.errors=[1],!1}else return D.errors=[1],
!1;var l=j===e}else var l=!0;if(l){if(s.name!==void 0){let m=s.name,j=e;if(typeof m!="string"&&m!==null)
return D.errors=[1],!1;if(e===j&&typeof m=="string"&&T(m,256))return D.errors=[1],!1;var l=j===e}else
var l=!0;if(l){if(s.description!==void 0){let m=s.description,j=e;if(typeof m!="string"&&m!==null)return D.
errors=[1],!1;if(e===j&&typeof m=="string"&&T(m,65536))return D.errors=[1],!1;var l=j===e}else var l=!0;
if(l){if(s.parameters!==void 0){let m=s.parameters,j=e,A=e,n=!1,i=e;e===e&&(m&&typeof m=="object"&&!Array.
isArray(m)||(r===null?r=[1]:r.push(1),e++));var _=i===e;if(n=n||_,!n){let u=e;m!==null&&(r===null?r=
[1]:r.push(1),e++);var _=u===e;n=n||_}if(n)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?
r=[1]:r.push(1),e++,D.errors=r,!1;var l=j===e}else var l=!0;if(l){if(s.strict!==void 0){let m=s.strict,
j=e;if(typeof m!="boolean"&&m!==null)return D.errors=[1],!1;var l=j===e}else var l=!0;if(l)if(s.format!==
void 0){let m=s.format,j=e,A=e,n=!1,i=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let u;
if(m.type===void 0&&(u="type"))r===null?r=[1]:r.push(1),e++;else{if(m.type!==void 0){let f=m.type,h=e;
typeof f!="string"&&(r===null?r=[1]:r.push(1),e++),f==="text"||f==="grammar"||(r===null?r=[1]:r.push(
1),e++);var p=h===e}else var p=!0;if(p){if(m.syntax!==void 0){let f=m.syntax,h=e;e===h&&(typeof f=="\
string"?T(f,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var p=h===e}else var p=!0;
if(p)if(m.definition!==void 0){let f=m.definition,h=e;e===h&&(typeof f=="string"?T(f,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var p=h===e}else var p=!0}}}else r===null?
r=[1]:r.push(1),e++;var o=i===e;if(n=n||o,!n){let u=e;m!==null&&(r===null?r=[1]:r.push(1),e++);var o=u===
e;n=n||o}if(n)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,D.errors=
r,!1;var l=j===e}else var l=!0}}}}}else return D.errors=[1],!1;return D.errors=r,e===0}function S(s){
let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n=
"type")){let i={};r===null?r=[i]:r.push(i),e++}else if(s.type!==void 0){let i=s.type;if(!(i==="funct\
ion"||i==="custom")){let x={};r===null?r=[x]:r.push(x),e++}}}var a=d===e;e=t,r!==null&&(t?r.length=t:
r=null);let l;if(a){let n=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let x;if(s.name===void 0&&(x=
"name"))return S.errors=[1],!1;if(s.name!==void 0){let $=s.name;if(e===e)if(typeof $=="string"){if(K(
$,1))return S.errors=[1],!1}else return S.errors=[1],!1}}var a=n===e;y=a,l="then"}else{let n=e,i=e,x=!0,
$=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="type")){let h={};r===
null?r=[h]:r.push(h),e++}else if(s.type!==void 0&&s.type!=="namespace"){let h={};r===null?r=[h]:r.push(
h),e++}}var _=$===e;if(e=i,r!==null&&(i?r.length=i:r=null),_){let f=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let v;if(s.name===void 0&&(v="name")||s.tools===void 0&&(v="tools"))return S.errors=[1],
!1;if(s.name!==void 0){let c=s.name,b=e;if(e===b)if(typeof c=="string"){if(K(c,1))return S.errors=[1],
!1}else return S.errors=[1],!1;var p=b===e}else var p=!0;if(p)if(s.tools!==void 0){let c=e;if(!Array.
isArray(s.tools))return S.errors=[1],!1;var p=c===e}else var p=!0}var _=f===e;x=_}if(!x)return r===null?
r=[1]:r.push(1),e++,S.errors=r,!1;var a=n===e;y=a,l="else"}if(!y)return r===null?r=[1]:r.push(1),e++,
S.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n="ty\
pe"))return S.errors=[1],!1;if(s.type!==void 0){let i=s.type,x=e;if(e===x)if(typeof i=="string"){if(T(
i,64))return S.errors=[1],!1;if(K(i,1))return S.errors=[1],!1}else return S.errors=[1],!1;var o=x===
e}else var o=!0;if(o){if(s.name!==void 0){let i=s.name,x=e;if(typeof i!="string"&&i!==null)return S.
errors=[1],!1;if(e===x&&typeof i=="string"&&T(i,256))return S.errors=[1],!1;var o=x===e}else var o=!0;
if(o){if(s.description!==void 0){let i=s.description,x=e;if(typeof i!="string"&&i!==null)return S.errors=
[1],!1;if(e===x&&typeof i=="string"&&T(i,65536))return S.errors=[1],!1;var o=x===e}else var o=!0;if(o){
if(s.parameters!==void 0){let i=s.parameters,x=e,$=e,u=!1,f=e;e===e&&(i&&typeof i=="object"&&!Array.
isArray(i)||(r===null?r=[1]:r.push(1),e++));var g=f===e;if(u=u||g,!u){let c=e;i!==null&&(r===null?r=
[1]:r.push(1),e++);var g=c===e;u=u||g}if(u)e=$,r!==null&&($?r.length=$:r=null);else return r===null?
r=[1]:r.push(1),e++,S.errors=r,!1;var o=x===e}else var o=!0;if(o){if(s.strict!==void 0){let i=s.strict,
x=e;if(typeof i!="boolean"&&i!==null)return S.errors=[1],!1;var o=x===e}else var o=!0;if(o){if(s.format!==
void 0){let i=s.format,x=e,$=e,u=!1,f=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;
if(i.type===void 0&&(c="type"))r===null?r=[1]:r.push(1),e++;else{if(i.type!==void 0){let b=i.type,L=e;
typeof b!="string"&&(r===null?r=[1]:r.push(1),e++),b==="text"||b==="grammar"||(r===null?r=[1]:r.push(
1),e++);var m=L===e}else var m=!0;if(m){if(i.syntax!==void 0){let b=i.syntax,L=e;e===L&&(typeof b=="\
string"?T(b,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var m=L===e}else var m=!0;
if(m)if(i.definition!==void 0){let b=i.definition,L=e;e===L&&(typeof b=="string"?T(b,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var m=L===e}else var m=!0}}}else r===null?
r=[1]:r.push(1),e++;var j=f===e;if(u=u||j,!u){let c=e;i!==null&&(r===null?r=[1]:r.push(1),e++);var j=c===
e;u=u||j}if(u)e=$,r!==null&&($?r.length=$:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=
r,!1;var o=x===e}else var o=!0;if(o)if(s.tools!==void 0){let i=s.tools,x=e;if(!Array.isArray(i)&&i!==
null)return S.errors=[1],!1;if(e===x&&Array.isArray(i)){if(i.length>1024)return S.errors=[1],!1;{var A=!0;
let u=i.length;for(let f=0;f<u;f++){let h=e;D(i[f])||(r=r===null?D.errors:r.concat(D.errors),e=r.length);
var A=h===e;if(!A)break}}}var o=x===e}else var o=!0}}}}}}else return S.errors=[1],!1;return S.errors=
r,e===0}function H(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===
void 0&&(d="type"))return H.errors=[1],!1;if(s.type!==void 0){let a=s.type,l=e;if(e===l)if(typeof a==
"string"){if(T(a,64))return H.errors=[1],!1;if(K(a,1))return H.errors=[1],!1}else return H.errors=[1],
!1;var t=l===e}else var t=!0;if(t){if(s.name!==void 0){let a=s.name,l=e;if(typeof a!="string"&&a!==null)
return H.errors=[1],!1;if(e===l&&typeof a=="string"&&T(a,256))return H.errors=[1],!1;var t=l===e}else
var t=!0;if(t){if(s.namespace!==void 0){let a=s.namespace,l=e;if(typeof a!="string"&&a!==null)return H.
errors=[1],!1;if(e===l&&typeof a=="string"&&T(a,256))return H.errors=[1],!1;var t=l===e}else var t=!0;
if(t){if(s.mode!==void 0){let a=s.mode,l=e;if(typeof a!="string")return H.errors=[1],!1;if(!(a==="au\
to"||a==="required"))return H.errors=[1],!1;var t=l===e}else var t=!0;if(t)if(s.tools!==void 0){let a=s.
tools,l=e;if(e===l)if(Array.isArray(a)){if(a.length>1024)return H.errors=[1],!1;{var y=!0;let p=a.length;
for(let o=0;o<p;o++){let g=e;S(a[o])||(r=r===null?S.errors:r.concat(S.errors),e=r.length);var y=g===
e;if(!y)break}}}else return H.errors=[1],!1;var t=l===e}else var t=!0}}}}else return H.errors=[1],!1;
return H.errors=r,e===0}var es=new RegExp("^[a-zA-Z0-9_-]+$","u");function J(s){let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let _;if(s.type===void 0&&(_="type")){let p={};r===null?r=[p]:r.push(p),
e++}else if(s.type!==void 0&&s.type!=="json_schema"){let p={};r===null?r=[p]:r.push(p),e++}}var a=d===
e;if(e=t,r!==null&&(t?r.length=t:r=null),a){let _=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;
if(s.name===void 0&&(o="name")||s.schema===void 0&&(o="schema"))return J.errors=[1],!1}var a=_===e;y=
a}if(!y)return r===null?r=[1]:r.push(1),e++,J.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let _;if(s.type===void 0&&(_="type"))return J.errors=[1],!1;if(s.type!==void 0){let p=s.
type,o=e;if(typeof p!="string")return J.errors=[1],!1;if(!(p==="text"||p==="json_object"||p==="json_\
schema"))return J.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(s.name!==void 0){let p=s.name,o=e;
if(e===o)if(typeof p=="string"){if(T(p,64))return J.errors=[1],!1;if(K(p,1))return J.errors=[1],!1;if(!es.
test(p))return J.errors=[1],!1}else return J.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(s.description!==
void 0){let p=s.description,o=e;if(typeof p!="string"&&p!==null)return J.errors=[1],!1;if(e===o&&typeof p==
"string"&&T(p,65536))return J.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(s.schema!==void 0){let p=s.
schema,o=e;if(e===e&&!(p&&typeof p=="object"&&!Array.isArray(p)))return J.errors=[1],!1;var l=o===e}else
var l=!0;if(l)if(s.strict!==void 0){let p=s.strict,o=e;if(typeof p!="boolean"&&p!==null)return J.errors=
[1],!1;var l=o===e}else var l=!0}}}}else return J.errors=[1],!1;return J.errors=r,e===0}function pe(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.format!==void 0){let d=s.format,
a=e,l=e,_=!1,p=e;J(d)||(r=r===null?J.errors:r.concat(J.errors),e=r.length);var t=p===e;if(_=_||t,!_){
let o=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var t=o===e;_=_||t}if(_)e=l,r!==null&&(l?r.length=l:
r=null);else return r===null?r=[1]:r.push(1),e++,pe.errors=r,!1;var y=a===e}else var y=!0;if(y)if(s.
verbosity!==void 0){let d=s.verbosity,a=e;if(typeof d!="string"&&d!==null)return pe.errors=[1],!1;if(e===
a&&typeof d=="string"&&T(d,64))return pe.errors=[1],!1;var y=a===e}else var y=!0}else return pe.errors=
[1],!1;return pe.errors=r,e===0}function I(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.body===void 0&&(n="body"))return I.errors=[1],!1;if(s.body!==void 0){let i=s.body;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.stream===void 0&&(i.stream=!1);let $;if(i.model===void 0&&
($="model")||i.input===void 0&&($="input"))return I.errors=[1],!1;if(i.model!==void 0){let u=i.model,
f=e;if(e===e)if(typeof u=="string"){if(T(u,256))return I.errors=[1],!1;if(K(u,1))return I.errors=[1],
!1}else return I.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(i.input!==void 0){let u=i.input,f=e,
h=e,v=!1,c=e;e===e&&(typeof u=="string"?T(u,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:
r.push(1),e++));var y=c===e;if(v=v||y,!v){let N=e;ge(u)||(r=r===null?ge.errors:r.concat(ge.errors),e=
r.length);var y=N===e;v=v||y}if(v)e=h,r!==null&&(h?r.length=h:r=null);else return r===null?r=[1]:r.push(
1),e++,I.errors=r,!1;var t=f===e}else var t=!0;if(t){if(i.instructions!==void 0){let u=i.instructions,
f=e;if(typeof u!="string"&&u!==null)return I.errors=[1],!1;if(e===f&&typeof u=="string"&&T(u,8388608))
return I.errors=[1],!1;var t=f===e}else var t=!0;if(t){if(i.tools!==void 0){let u=i.tools,f=e;if(!Array.
isArray(u)&&u!==null)return I.errors=[1],!1;if(e===f&&Array.isArray(u)){if(u.length>1024)return I.errors=
[1],!1;{var d=!0;let v=u.length;for(let c=0;c<v;c++){let b=e;S(u[c])||(r=r===null?S.errors:r.concat(
S.errors),e=r.length);var d=b===e;if(!d)break}}}var t=f===e}else var t=!0;if(t){if(i.tool_choice!==void 0){
let u=i.tool_choice,f=e,h=e,v=!1,c=e;typeof u!="string"&&(r===null?r=[1]:r.push(1),e++),u==="none"||
u==="auto"||u==="required"||(r===null?r=[1]:r.push(1),e++);var a=c===e;if(v=v||a,!v){let L=e;H(u)||(r=
r===null?H.errors:r.concat(H.errors),e=r.length);var a=L===e;if(v=v||a,!v){let q=e;u!==null&&(r===null?
r=[1]:r.push(1),e++);var a=q===e;v=v||a}}if(v)e=h,r!==null&&(h?r.length=h:r=null);else return r===null?
r=[1]:r.push(1),e++,I.errors=r,!1;var t=f===e}else var t=!0;if(t){if(i.parallel_tool_calls!==void 0){
let u=i.parallel_tool_calls,f=e;if(typeof u!="boolean"&&u!==null)return I.errors=[1],!1;var t=f===e}else
var t=!0;if(t){if(i.text!==void 0){let u=i.text,f=e,h=e,v=!1,c=e;pe(u)||(r=r===null?pe.errors:r.concat(
pe.errors),e=r.length);var l=c===e;if(v=v||l,!v){let L=e;u!==null&&(r===null?r=[1]:r.push(1),e++);var l=L===
e;v=v||l}if(v)e=h,r!==null&&(h?r.length=h:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=
r,!1;var t=f===e}else var t=!0;if(t){if(i.reasoning!==void 0){let u=i.reasoning,f=e,h=e,v=!1,c=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.effort!==void 0){let N=u.effort,q=e;typeof N!="s\
tring"&&N!==null&&(r===null?r=[1]:r.push(1),e++),e===q&&typeof N=="string"&&T(N,64)&&(r===null?r=[1]:
r.push(1),e++);var _=q===e}else var _=!0;if(_)if(u.summary!==void 0){let N=u.summary,q=e;typeof N!="\
string"&&N!==null&&(r===null?r=[1]:r.push(1),e++),e===q&&typeof N=="string"&&T(N,64)&&(r===null?r=[1]:
r.push(1),e++);var _=q===e}else var _=!0}else r===null?r=[1]:r.push(1),e++;var p=c===e;if(v=v||p,!v){
let N=e;u!==null&&(r===null?r=[1]:r.push(1),e++);var p=N===e;v=v||p}if(v)e=h,r!==null&&(h?r.length=h:
r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var t=f===e}else var t=!0;if(t){if(i.
max_output_tokens!==void 0){let u=i.max_output_tokens,f=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u))&&u!==null)return I.errors=[1],!1;if(e===f&&typeof u=="number"&&isFinite(u)){if(u>2147483647||
isNaN(u))return I.errors=[1],!1;if(u<1||isNaN(u))return I.errors=[1],!1}var t=f===e}else var t=!0;if(t){
if(i.temperature!==void 0){let u=i.temperature,f=e;if(!(typeof u=="number"&&isFinite(u))&&u!==null)return I.
errors=[1],!1;if(e===f&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))return I.errors=[1],!1;if(u<
0||isNaN(u))return I.errors=[1],!1}var t=f===e}else var t=!0;if(t){if(i.top_p!==void 0){let u=i.top_p,
f=e;if(!(typeof u=="number"&&isFinite(u))&&u!==null)return I.errors=[1],!1;if(e===f&&typeof u=="numb\
er"&&isFinite(u)){if(u>1||isNaN(u))return I.errors=[1],!1;if(u<0||isNaN(u))return I.errors=[1],!1}var t=f===
e}else var t=!0;if(t){if(i.top_logprobs!==void 0){let u=i.top_logprobs,f=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return I.errors=[1],!1;if(e===f&&typeof u=="number"&&isFinite(
u)){if(u>20||isNaN(u))return I.errors=[1],!1;if(u<0||isNaN(u))return I.errors=[1],!1}var t=f===e}else
var t=!0;if(t){if(i.truncation!==void 0){let u=i.truncation,f=e;if(typeof u!="string"&&u!==null)return I.
errors=[1],!1;if(e===f&&typeof u=="string"&&T(u,64))return I.errors=[1],!1;var t=f===e}else var t=!0;
if(t){let u=i.stream,f=e;if(typeof u!="boolean"&&u!==null)return I.errors=[1],!1;var t=f===e;if(t){if(i.
stream_options!==void 0){let v=i.stream_options,c=e,b=e,L=!1,N=e;if(e===e)if(v&&typeof v=="object"&&
!Array.isArray(v)){if(v.include_obfuscation!==void 0){let R=v.include_obfuscation;typeof R!="boolean"&&
R!==null&&(r===null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var o=N===e;if(L=L||o,!L){
let R=e;v!==null&&(r===null?r=[1]:r.push(1),e++);var o=R===e;L=L||o}if(L)e=b,r!==null&&(b?r.length=b:
r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var t=c===e}else var t=!0;if(t){if(i.
user!==void 0){let v=i.user,c=e;if(typeof v!="string"&&v!==null)return I.errors=[1],!1;if(e===c&&typeof v==
"string"&&T(v,1024))return I.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(i.safety_identifier!==
void 0){let v=i.safety_identifier,c=e;if(typeof v!="string"&&v!==null)return I.errors=[1],!1;if(e===
c&&typeof v=="string"&&T(v,1024))return I.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(i.prompt_cache_key!==
void 0){let v=i.prompt_cache_key,c=e;if(typeof v!="string"&&v!==null)return I.errors=[1],!1;if(e===c&&
typeof v=="string"&&T(v,1024))return I.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(i.include!==
void 0){let v=i.include,c=e;if(!Array.isArray(v)&&v!==null)return I.errors=[1],!1;if(e===c&&Array.isArray(
v)){if(v.length>64)return I.errors=[1],!1;{var g=!0;let L=v.length;for(let N=0;N<L;N++){let q=v[N],M=e;
if(e===M)if(typeof q=="string"){if(T(q,128))return I.errors=[1],!1}else return I.errors=[1],!1;var g=M===
e;if(!g)break}}}var t=c===e}else var t=!0;if(t){if(i.metadata!==void 0){let v=i.metadata,c=e,b=e,L=!1,
N=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v))if(Object.keys(v).length>16)r===null?r=[1]:
r.push(1),e++;else for(let R in v){let V=v[R],Q=e;e===Q&&(typeof V=="string"?T(V,512)&&(r===null?r=[
1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var m=Q===e;if(!m)break}else r===null?r=[1]:r.push(
1),e++;var j=N===e;if(L=L||j,!L){let R=e;v!==null&&(r===null?r=[1]:r.push(1),e++);var j=R===e;L=L||j}
if(L)e=b,r!==null&&(b?r.length=b:r=null);else return r===null?r=[1]:r.push(1),e++,I.errors=r,!1;var t=c===
e}else var t=!0;if(t){if(i.store!==void 0){let v=i.store,c=e;if(typeof v!="boolean"&&v!==null)return I.
errors=[1],!1;var t=c===e}else var t=!0;if(t)if(i.background!==void 0){let v=i.background,c=e;if(typeof v!=
"boolean"&&v!==null)return I.errors=[1],!1;let b=e,L=e;if(v!==!0){let q={};r===null?r=[q]:r.push(q),
e++}var A=L===e;if(A)return I.errors=[1],!1;e=b,r!==null&&(b?r.length=b:r=null);var t=c===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return I.errors=[1],!1}}return I.errors=r,e===0}var fr=or;function or(s){let r=null,e=0;return or.errors=r,e===0}var ur=ar;function ar(s){let r=null,e=0;return ar.errors=r,e===0}var pr=cr;function cr(s){let r=null,e=0;return cr.errors=r,e===0}var dr=yr;function yr(s){let r=null,e=0;return yr.errors=r,e===0}var mr=vr;function vr(s){let r=null,e=0;return vr.errors=r,e===0}var _r=ye(je()),hr=ye(Le()),ys={..._r.formats,...hr.fastFormats},gr=Re;var F=me,X=ve,ss=new RegExp("^[a-z][a-z0-9_]*$","u");function W(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.type===
void 0&&(a="type")||s.text===void 0&&(a="text")||s.annotations===void 0&&(a="annotations"))return W.
errors=[1],!1;if(s.type!==void 0){let l=s.type,_=e;if(typeof l!="string")return W.errors=[1],!1;if(l!==
"output_text")return W.errors=[1],!1;var t=_===e}else var t=!0;if(t){if(s.text!==void 0){let l=s.text,
_=e;if(e===_)if(typeof l=="string"){if(F(l,33554432))return W.errors=[1],!1}else return W.errors=[1],
!1;var t=_===e}else var t=!0;if(t){if(s.annotations!==void 0){let l=s.annotations,_=e;if(e===_)if(Array.
isArray(l)){if(l.length>1024)return W.errors=[1],!1;{var y=!0;let o=l.length;for(let g=0;g<o;g++){let m=l[g],
j=e;if(e===e&&!(m&&typeof m=="object"&&!Array.isArray(m)))return W.errors=[1],!1;var y=j===e;if(!y)break}}}else
return W.errors=[1],!1;var t=_===e}else var t=!0;if(t)if(s.logprobs!==void 0){let l=s.logprobs,_=e;if(e===
_)if(Array.isArray(l)){if(l.length>1048576)return W.errors=[1],!1;{var d=!0;let o=l.length;for(let g=0;g<
o;g++){let m=l[g],j=e;if(e===e&&!(m&&typeof m=="object"&&!Array.isArray(m)))return W.errors=[1],!1;var d=j===
e;if(!d)break}}}else return W.errors=[1],!1;var t=_===e}else var t=!0}}}else return W.errors=[1],!1;
return W.errors=r,e===0}function U(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let l;if(s.id===void 0&&(l="id")||s.type===void 0&&(l="type")||s.role===void 0&&(l="role")||s.status===
void 0&&(l="status")||s.content===void 0&&(l="content"))return U.errors=[1],!1;if(s.id!==void 0){let _=s.
id,p=e;if(e===e)if(typeof _=="string"){if(F(_,256))return U.errors=[1],!1;if(X(_,1))return U.errors=
[1],!1}else return U.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(s.type!==void 0){let _=s.type,
p=e;if(typeof _!="string")return U.errors=[1],!1;if(_!=="message")return U.errors=[1],!1;var t=p===e}else
var t=!0;if(t){if(s.role!==void 0){let _=s.role,p=e;if(typeof _!="string")return U.errors=[1],!1;if(_!==
"assistant")return U.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(s.status!==void 0){let _=s.status,
p=e;if(typeof _!="string")return U.errors=[1],!1;if(!(_==="in_progress"||_==="completed"||_==="incom\
plete"))return U.errors=[1],!1;var t=p===e}else var t=!0;if(t)if(s.content!==void 0){let _=s.content,
p=e;if(e===p)if(Array.isArray(_)){if(_.length>1024)return U.errors=[1],!1;{var y=!0;let g=_.length;for(let m=0;m<
g;m++){let j=_[m],A=e,n=e,i=!1,x=e;W(j)||(r=r===null?W.errors:r.concat(W.errors),e=r.length);var d=x===
e;if(i=i||d,!i){let u=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){let v;if(j.type===void 0&&
(v="type")||j.refusal===void 0&&(v="refusal"))r===null?r=[1]:r.push(1),e++;else{if(j.type!==void 0){
let c=j.type,b=e;typeof c!="string"&&(r===null?r=[1]:r.push(1),e++),c!=="refusal"&&(r===null?r=[1]:r.
push(1),e++);var a=b===e}else var a=!0;if(a)if(j.refusal!==void 0){let c=j.refusal,b=e;e===b&&(typeof c==
"string"?F(c,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var a=b===e}else
var a=!0}}else r===null?r=[1]:r.push(1),e++;var d=u===e;i=i||d}if(i)e=n,r!==null&&(n?r.length=n:r=null);else
return r===null?r=[1]:r.push(1),e++,U.errors=r,!1;var y=A===e;if(!y)break}}}else return U.errors=[1],
!1;var t=p===e}else var t=!0}}}}else return U.errors=[1],!1;return U.errors=r,e===0}function P(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.id===void 0&&
(y="id")||s.type===void 0&&(y="type")||s.status===void 0&&(y="status")||s.call_id===void 0&&(y="call\
_id")||s.name===void 0&&(y="name")||s.arguments===void 0&&(y="arguments"))return P.errors=[1],!1;if(s.
id!==void 0){let d=s.id,a=e;if(e===e)if(typeof d=="string"){if(F(d,256))return P.errors=[1],!1;if(X(
d,1))return P.errors=[1],!1}else return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.type!==
void 0){let d=s.type,a=e;if(typeof d!="string")return P.errors=[1],!1;if(d!=="function_call")return P.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.status!==void 0){let d=s.status,a=e;if(typeof d!=
"string")return P.errors=[1],!1;if(!(d==="in_progress"||d==="completed"||d==="incomplete"))return P.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.call_id!==void 0){let d=s.call_id,a=e;if(e===a)if(typeof d==
"string"){if(F(d,256))return P.errors=[1],!1}else return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){
if(s.name!==void 0){let d=s.name,a=e;if(e===a)if(typeof d=="string"){if(F(d,256))return P.errors=[1],
!1}else return P.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.namespace!==void 0){let d=s.namespace,
a=e;if(e===a)if(typeof d=="string"){if(F(d,256))return P.errors=[1],!1}else return P.errors=[1],!1;var t=a===
e}else var t=!0;if(t)if(s.arguments!==void 0){let d=s.arguments,a=e;if(e===a)if(typeof d=="string"){
if(F(d,33554432))return P.errors=[1],!1}else return P.errors=[1],!1;var t=a===e}else var t=!0}}}}}}else
return P.errors=[1],!1;return P.errors=r,e===0}function w(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.id===void 0&&
(y="id")||s.type===void 0&&(y="type")||s.status===void 0&&(y="status")||s.call_id===void 0&&(y="call\
_id")||s.name===void 0&&(y="name")||s.input===void 0&&(y="input"))return w.errors=[1],!1;if(s.id!==void 0){
let d=s.id,a=e;if(e===e)if(typeof d=="string"){if(F(d,256))return w.errors=[1],!1;if(X(d,1))return w.
errors=[1],!1}else return w.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.type!==void 0){let d=s.
type,a=e;if(typeof d!="string")return w.errors=[1],!1;if(d!=="custom_tool_call")return w.errors=[1],
!1;var t=a===e}else var t=!0;if(t){if(s.status!==void 0){let d=s.status,a=e;if(typeof d!="string")return w.
errors=[1],!1;if(!(d==="in_progress"||d==="completed"||d==="incomplete"))return w.errors=[1],!1;var t=a===
e}else var t=!0;if(t){if(s.call_id!==void 0){let d=s.call_id,a=e;if(e===a)if(typeof d=="string"){if(F(
d,256))return w.errors=[1],!1}else return w.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.name!==
void 0){let d=s.name,a=e;if(e===a)if(typeof d=="string"){if(F(d,256))return w.errors=[1],!1}else return w.
errors=[1],!1;var t=a===e}else var t=!0;if(t){if(s.namespace!==void 0){let d=s.namespace,a=e;if(e===
a)if(typeof d=="string"){if(F(d,256))return w.errors=[1],!1}else return w.errors=[1],!1;var t=a===e}else
var t=!0;if(t)if(s.input!==void 0){let d=s.input,a=e;if(e===a)if(typeof d=="string"){if(F(d,33554432))
return w.errors=[1],!1}else return w.errors=[1],!1;var t=a===e}else var t=!0}}}}}}else return w.errors=
[1],!1;return w.errors=r,e===0}function O(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.id===void 0&&
(_="id")||s.type===void 0&&(_="type")||s.summary===void 0&&(_="summary"))return O.errors=[1],!1;if(s.
id!==void 0){let p=s.id,o=e;if(e===e)if(typeof p=="string"){if(F(p,256))return O.errors=[1],!1;if(X(
p,1))return O.errors=[1],!1}else return O.errors=[1],!1;var t=o===e}else var t=!0;if(t){if(s.type!==
void 0){let p=s.type,o=e;if(typeof p!="string")return O.errors=[1],!1;if(p!=="reasoning")return O.errors=
[1],!1;var t=o===e}else var t=!0;if(t){if(s.status!==void 0){let p=s.status,o=e;if(typeof p!="string")
return O.errors=[1],!1;if(!(p==="in_progress"||p==="completed"||p==="incomplete"))return O.errors=[1],
!1;var t=o===e}else var t=!0;if(t){if(s.summary!==void 0){let p=s.summary,o=e;if(e===o)if(Array.isArray(
p)){if(p.length>1024)return O.errors=[1],!1;{var y=!0;let m=p.length;for(let j=0;j<m;j++){let A=p[j],
n=e;if(e===e)if(A&&typeof A=="object"&&!Array.isArray(A)){let $;if(A.type===void 0&&($="type")||A.text===
void 0&&($="text"))return O.errors=[1],!1;if(A.type!==void 0){let u=A.type,f=e;if(e===f)if(typeof u==
"string"){if(F(u,64))return O.errors=[1],!1;if(X(u,1))return O.errors=[1],!1}else return O.errors=[1],
!1;var d=f===e}else var d=!0;if(d)if(A.text!==void 0){let u=A.text,f=e;if(e===f)if(typeof u=="string"){
if(F(u,8388608))return O.errors=[1],!1}else return O.errors=[1],!1;var d=f===e}else var d=!0}else return O.
errors=[1],!1;var y=n===e;if(!y)break}}}else return O.errors=[1],!1;var t=o===e}else var t=!0;if(t){
if(s.content!==void 0){let p=s.content,o=e;if(e===o)if(Array.isArray(p)){if(p.length>1024)return O.errors=
[1],!1;{var a=!0;let m=p.length;for(let j=0;j<m;j++){let A=p[j],n=e;if(e===e)if(A&&typeof A=="object"&&
!Array.isArray(A)){let $;if(A.type===void 0&&($="type")||A.text===void 0&&($="text"))return O.errors=
[1],!1;if(A.type!==void 0){let u=A.type,f=e;if(typeof u!="string")return O.errors=[1],!1;if(u!=="rea\
soning_text")return O.errors=[1],!1;var l=f===e}else var l=!0;if(l)if(A.text!==void 0){let u=A.text,
f=e;if(e===f)if(typeof u=="string"){if(F(u,33554432))return O.errors=[1],!1}else return O.errors=[1],
!1;var l=f===e}else var l=!0}else return O.errors=[1],!1;var a=n===e;if(!a)break}}}else return O.errors=
[1],!1;var t=o===e}else var t=!0;if(t)if(s.encrypted_content!==void 0){let p=s.encrypted_content,o=e;
if(typeof p!="string"&&p!==null)return O.errors=[1],!1;if(e===o&&typeof p=="string"&&F(p,33554432))return O.
errors=[1],!1;var t=o===e}else var t=!0}}}}}else return O.errors=[1],!1;return O.errors=r,e===0}function xe(s){
let r=null,e=0,t=e,y=!1,d=e;U(s)||(r=r===null?U.errors:r.concat(U.errors),e=r.length);var a=d===e;if(y=
y||a,!y){let l=e;P(s)||(r=r===null?P.errors:r.concat(P.errors),e=r.length);var a=l===e;if(y=y||a,!y){
let p=e;w(s)||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var a=p===e;if(y=y||a,!y){let g=e;
O(s)||(r=r===null?O.errors:r.concat(O.errors),e=r.length);var a=g===e;y=y||a}}}if(y)e=t,r!==null&&(t?
r.length=t:r=null);else return r===null?r=[1]:r.push(1),e++,xe.errors=r,!1;return xe.errors=r,e===0}var ts=new RegExp("^[a-zA-Z0-9_-]+$","u");function G(s){let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let _;if(s.type===void 0&&(_="type")){let p={};r===null?r=[p]:r.push(p),
e++}else if(s.type!==void 0&&s.type!=="json_schema"){let p={};r===null?r=[p]:r.push(p),e++}}var a=d===
e;if(e=t,r!==null&&(t?r.length=t:r=null),a){let _=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;
if(s.name===void 0&&(o="name")||s.schema===void 0&&(o="schema"))return G.errors=[1],!1}var a=_===e;y=
a}if(!y)return r===null?r=[1]:r.push(1),e++,G.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let _;if(s.type===void 0&&(_="type"))return G.errors=[1],!1;if(s.type!==void 0){let p=s.
type,o=e;if(typeof p!="string")return G.errors=[1],!1;if(!(p==="text"||p==="json_object"||p==="json_\
schema"))return G.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(s.name!==void 0){let p=s.name,o=e;
if(e===o)if(typeof p=="string"){if(F(p,64))return G.errors=[1],!1;if(X(p,1))return G.errors=[1],!1;if(!ts.
test(p))return G.errors=[1],!1}else return G.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(s.description!==
void 0){let p=s.description,o=e;if(typeof p!="string"&&p!==null)return G.errors=[1],!1;if(e===o&&typeof p==
"string"&&F(p,65536))return G.errors=[1],!1;var l=o===e}else var l=!0;if(l){if(s.schema!==void 0){let p=s.
schema,o=e;if(e===e&&!(p&&typeof p=="object"&&!Array.isArray(p)))return G.errors=[1],!1;var l=o===e}else
var l=!0;if(l)if(s.strict!==void 0){let p=s.strict,o=e;if(typeof p!="boolean"&&p!==null)return G.errors=
[1],!1;var l=o===e}else var l=!0}}}}else return G.errors=[1],!1;return G.errors=r,e===0}function ce(s){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.format!==void 0){let d=s.format,
a=e,l=e,_=!1,p=e;G(d)||(r=r===null?G.errors:r.concat(G.errors),e=r.length);var t=p===e;if(_=_||t,!_){
let o=e;d!==null&&(r===null?r=[1]:r.push(1),e++);var t=o===e;_=_||t}if(_)e=l,r!==null&&(l?r.length=l:
r=null);else return r===null?r=[1]:r.push(1),e++,ce.errors=r,!1;var y=a===e}else var y=!0;if(y)if(s.
verbosity!==void 0){let d=s.verbosity,a=e;if(typeof d!="string"&&d!==null)return ce.errors=[1],!1;if(e===
a&&typeof d=="string"&&F(d,64))return ce.errors=[1],!1;var y=a===e}else var y=!0}else return ce.errors=
[1],!1;return ce.errors=r,e===0}function Z(s){let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===
void 0&&(g="type")){let m={};r===null?r=[m]:r.push(m),e++}else if(s.type!==void 0){let m=s.type;if(!(m===
"function"||m==="custom")){let j={};r===null?r=[j]:r.push(j),e++}}}var a=d===e;if(e=t,r!==null&&(t?r.
length=t:r=null),a){let g=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.name===void 0&&(j=
"name"))return Z.errors=[1],!1;if(s.name!==void 0){let A=s.name;if(e===e)if(typeof A=="string"){if(X(
A,1))return Z.errors=[1],!1}else return Z.errors=[1],!1}}var a=g===e;y=a}if(!y)return r===null?r=[1]:
r.push(1),e++,Z.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===
void 0&&(g="type"))return Z.errors=[1],!1;if(s.type!==void 0){let m=s.type,j=e;if(e===j)if(typeof m==
"string"){if(F(m,64))return Z.errors=[1],!1;if(X(m,1))return Z.errors=[1],!1}else return Z.errors=[1],
!1;var l=j===e}else var l=!0;if(l){if(s.name!==void 0){let m=s.name,j=e;if(typeof m!="string"&&m!==null)
return Z.errors=[1],!1;if(e===j&&typeof m=="string"&&F(m,256))return Z.errors=[1],!1;var l=j===e}else
var l=!0;if(l){if(s.description!==void 0){let m=s.description,j=e;if(typeof m!="string"&&m!==null)return Z.
errors=[1],!1;if(e===j&&typeof m=="string"&&F(m,65536))return Z.errors=[1],!1;var l=j===e}else var l=!0;
if(l){if(s.parameters!==void 0){let m=s.parameters,j=e,A=e,n=!1,i=e;e===e&&(m&&typeof m=="object"&&!Array.
isArray(m)||(r===null?r=[1]:r.push(1),e++));var _=i===e;if(n=n||_,!n){let u=e;m!==null&&(r===null?r=
[1]:r.push(1),e++);var _=u===e;n=n||_}if(n)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?
r=[1]:r.push(1),e++,Z.errors=r,!1;var l=j===e}else var l=!0;if(l){if(s.strict!==void 0){let m=s.strict,
j=e;if(typeof m!="boolean"&&m!==null)return Z.errors=[1],!1;var l=j===e}else var l=!0;if(l)if(s.format!==
void 0){let m=s.format,j=e,A=e,n=!1,i=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let u;
if(m.type===void 0&&(u="type"))r===null?r=[1]:r.push(1),e++;else{if(m.type!==void 0){let f=m.type,h=e;
typeof f!="string"&&(r===null?r=[1]:r.push(1),e++),f==="text"||f==="grammar"||(r===null?r=[1]:r.push(
1),e++);var p=h===e}else var p=!0;if(p){if(m.syntax!==void 0){let f=m.syntax,h=e;e===h&&(typeof f=="\
string"?F(f,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var p=h===e}else var p=!0;
if(p)if(m.definition!==void 0){let f=m.definition,h=e;e===h&&(typeof f=="string"?F(f,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var p=h===e}else var p=!0}}}else r===null?
r=[1]:r.push(1),e++;var o=i===e;if(n=n||o,!n){let u=e;m!==null&&(r===null?r=[1]:r.push(1),e++);var o=u===
e;n=n||o}if(n)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,Z.errors=
r,!1;var l=j===e}else var l=!0}}}}}else return Z.errors=[1],!1;return Z.errors=r,e===0}function C(s){
let r=null,e=0,t=e,y=!0,d=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n=
"type")){let i={};r===null?r=[i]:r.push(i),e++}else if(s.type!==void 0){let i=s.type;if(!(i==="funct\
ion"||i==="custom")){let x={};r===null?r=[x]:r.push(x),e++}}}var a=d===e;e=t,r!==null&&(t?r.length=t:
r=null);let l;if(a){let n=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let x;if(s.name===void 0&&(x=
"name"))return C.errors=[1],!1;if(s.name!==void 0){let $=s.name;if(e===e)if(typeof $=="string"){if(X(
$,1))return C.errors=[1],!1}else return C.errors=[1],!1}}var a=n===e;y=a,l="then"}else{let n=e,i=e,x=!0,
$=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="type")){let h={};r===
null?r=[h]:r.push(h),e++}else if(s.type!==void 0&&s.type!=="namespace"){let h={};r===null?r=[h]:r.push(
h),e++}}var _=$===e;if(e=i,r!==null&&(i?r.length=i:r=null),_){let f=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let v;if(s.name===void 0&&(v="name")||s.tools===void 0&&(v="tools"))return C.errors=[1],
!1;if(s.name!==void 0){let c=s.name,b=e;if(e===b)if(typeof c=="string"){if(X(c,1))return C.errors=[1],
!1}else return C.errors=[1],!1;var p=b===e}else var p=!0;if(p)if(s.tools!==void 0){let c=e;if(!Array.
isArray(s.tools))return C.errors=[1],!1;var p=c===e}else var p=!0}var _=f===e;x=_}if(!x)return r===null?
r=[1]:r.push(1),e++,C.errors=r,!1;var a=n===e;y=a,l="else"}if(!y)return r===null?r=[1]:r.push(1),e++,
C.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.type===void 0&&(n="ty\
pe"))return C.errors=[1],!1;if(s.type!==void 0){let i=s.type,x=e;if(e===x)if(typeof i=="string"){if(F(
i,64))return C.errors=[1],!1;if(X(i,1))return C.errors=[1],!1}else return C.errors=[1],!1;var o=x===
e}else var o=!0;if(o){if(s.name!==void 0){let i=s.name,x=e;if(typeof i!="string"&&i!==null)return C.
errors=[1],!1;if(e===x&&typeof i=="string"&&F(i,256))return C.errors=[1],!1;var o=x===e}else var o=!0;
if(o){if(s.description!==void 0){let i=s.description,x=e;if(typeof i!="string"&&i!==null)return C.errors=
[1],!1;if(e===x&&typeof i=="string"&&F(i,65536))return C.errors=[1],!1;var o=x===e}else var o=!0;if(o){
if(s.parameters!==void 0){let i=s.parameters,x=e,$=e,u=!1,f=e;e===e&&(i&&typeof i=="object"&&!Array.
isArray(i)||(r===null?r=[1]:r.push(1),e++));var g=f===e;if(u=u||g,!u){let c=e;i!==null&&(r===null?r=
[1]:r.push(1),e++);var g=c===e;u=u||g}if(u)e=$,r!==null&&($?r.length=$:r=null);else return r===null?
r=[1]:r.push(1),e++,C.errors=r,!1;var o=x===e}else var o=!0;if(o){if(s.strict!==void 0){let i=s.strict,
x=e;if(typeof i!="boolean"&&i!==null)return C.errors=[1],!1;var o=x===e}else var o=!0;if(o){if(s.format!==
void 0){let i=s.format,x=e,$=e,u=!1,f=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;
if(i.type===void 0&&(c="type"))r===null?r=[1]:r.push(1),e++;else{if(i.type!==void 0){let b=i.type,L=e;
typeof b!="string"&&(r===null?r=[1]:r.push(1),e++),b==="text"||b==="grammar"||(r===null?r=[1]:r.push(
1),e++);var m=L===e}else var m=!0;if(m){if(i.syntax!==void 0){let b=i.syntax,L=e;e===L&&(typeof b=="\
string"?F(b,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var m=L===e}else var m=!0;
if(m)if(i.definition!==void 0){let b=i.definition,L=e;e===L&&(typeof b=="string"?F(b,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var m=L===e}else var m=!0}}}else r===null?
r=[1]:r.push(1),e++;var j=f===e;if(u=u||j,!u){let c=e;i!==null&&(r===null?r=[1]:r.push(1),e++);var j=c===
e;u=u||j}if(u)e=$,r!==null&&($?r.length=$:r=null);else return r===null?r=[1]:r.push(1),e++,C.errors=
r,!1;var o=x===e}else var o=!0;if(o)if(s.tools!==void 0){let i=s.tools,x=e;if(!Array.isArray(i)&&i!==
null)return C.errors=[1],!1;if(e===x&&Array.isArray(i)){if(i.length>1024)return C.errors=[1],!1;{var A=!0;
let u=i.length;for(let f=0;f<u;f++){let h=e;Z(i[f])||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);
var A=h===e;if(!A)break}}}var o=x===e}else var o=!0}}}}}}else return C.errors=[1],!1;return C.errors=
r,e===0}function Y(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.
type===void 0&&(d="type"))return Y.errors=[1],!1;if(s.type!==void 0){let a=s.type,l=e;if(e===l)if(typeof a==
"string"){if(F(a,64))return Y.errors=[1],!1;if(X(a,1))return Y.errors=[1],!1}else return Y.errors=[1],
!1;var t=l===e}else var t=!0;if(t){if(s.name!==void 0){let a=s.name,l=e;if(typeof a!="string"&&a!==null)
return Y.errors=[1],!1;if(e===l&&typeof a=="string"&&F(a,256))return Y.errors=[1],!1;var t=l===e}else
var t=!0;if(t){if(s.namespace!==void 0){let a=s.namespace,l=e;if(typeof a!="string"&&a!==null)return Y.
errors=[1],!1;if(e===l&&typeof a=="string"&&F(a,256))return Y.errors=[1],!1;var t=l===e}else var t=!0;
if(t){if(s.mode!==void 0){let a=s.mode,l=e;if(typeof a!="string")return Y.errors=[1],!1;if(!(a==="au\
to"||a==="required"))return Y.errors=[1],!1;var t=l===e}else var t=!0;if(t)if(s.tools!==void 0){let a=s.
tools,l=e;if(e===l)if(Array.isArray(a)){if(a.length>1024)return Y.errors=[1],!1;{var y=!0;let p=a.length;
for(let o=0;o<p;o++){let g=e;C(a[o])||(r=r===null?C.errors:r.concat(C.errors),e=r.length);var y=g===
e;if(!y)break}}}else return Y.errors=[1],!1;var t=l===e}else var t=!0}}}}else return Y.errors=[1],!1;
return Y.errors=r,e===0}function k(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let A;if(s.id===void 0&&(A="id")||s.object===void 0&&(A="object")||s.created_at===void 0&&(A="cr\
eated_at")||s.status===void 0&&(A="status")||s.error===void 0&&(A="error")||s.incomplete_details===void 0&&
(A="incomplete_details")||s.instructions===void 0&&(A="instructions")||s.max_output_tokens===void 0&&
(A="max_output_tokens")||s.metadata===void 0&&(A="metadata")||s.model===void 0&&(A="model")||s.output===
void 0&&(A="output")||s.parallel_tool_calls===void 0&&(A="parallel_tool_calls")||s.previous_response_id===
void 0&&(A="previous_response_id")||s.reasoning===void 0&&(A="reasoning")||s.store===void 0&&(A="sto\
re")||s.temperature===void 0&&(A="temperature")||s.text===void 0&&(A="text")||s.tool_choice===void 0&&
(A="tool_choice")||s.tools===void 0&&(A="tools")||s.top_p===void 0&&(A="top_p")||s.truncation===void 0&&
(A="truncation"))return k.errors=[1],!1;if(s.id!==void 0){let n=s.id,i=e;if(e===i)if(typeof n=="stri\
ng"){if(F(n,256))return k.errors=[1],!1;if(X(n,1))return k.errors=[1],!1}else return k.errors=[1],!1;
var t=i===e}else var t=!0;if(t){if(s.object!==void 0){let n=s.object,i=e;if(typeof n!="string")return k.
errors=[1],!1;if(n!=="response")return k.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.created_at!==
void 0){let n=s.created_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=
[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return k.errors=[1],!1;if(n<
0||isNaN(n))return k.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.status!==void 0){let n=s.status,
i=e;if(typeof n!="string")return k.errors=[1],!1;if(!(n==="in_progress"||n==="completed"||n==="incom\
plete"||n==="failed"))return k.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.background!==void 0){
let n=e;if(typeof s.background!="boolean")return k.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.
completed_at!==void 0){let n=s.completed_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(
n))return k.errors=[1],!1;if(n<0||isNaN(n))return k.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.
error!==void 0){let n=s.error,i=e,x=e,$=!1,u=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){
let v;if(n.code===void 0&&(v="code")||n.message===void 0&&(v="message"))r===null?r=[1]:r.push(1),e++;else{
if(n.code!==void 0){let c=n.code,b=e;e===b&&(typeof c=="string"?F(c,64)?(r===null?r=[1]:r.push(1),e++):
ss.test(c)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var y=b===e}else var y=!0;
if(y)if(n.message!==void 0){let c=n.message,b=e;e===b&&(typeof c=="string"?F(c,2048)?(r===null?r=[1]:
r.push(1),e++):X(c,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var y=b===e}else
var y=!0}}else r===null?r=[1]:r.push(1),e++;var d=u===e;if($=$||d,!$){let v=e;n!==null&&(r===null?r=
[1]:r.push(1),e++);var d=v===e;$=$||d}if($)e=x,r!==null&&(x?r.length=x:r=null);else return r===null?
r=[1]:r.push(1),e++,k.errors=r,!1;var t=i===e}else var t=!0;if(t){if(s.incomplete_details!==void 0){
let n=s.incomplete_details,i=e,x=e,$=!1,u=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let v;
if(n.reason===void 0&&(v="reason"))r===null?r=[1]:r.push(1),e++;else if(n.reason!==void 0){let c=n.reason;
typeof c!="string"&&(r===null?r=[1]:r.push(1),e++),c==="max_output_tokens"||c==="content_filter"||(r===
null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var a=u===e;if($=$||a,!$){let v=e;n!==null&&
(r===null?r=[1]:r.push(1),e++);var a=v===e;$=$||a}if($)e=x,r!==null&&(x?r.length=x:r=null);else return r===
null?r=[1]:r.push(1),e++,k.errors=r,!1;var t=i===e}else var t=!0;if(t){if(s.instructions!==void 0){let n=s.
instructions,i=e;if(typeof n!="string"&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n=="string"&&
F(n,8388608))return k.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.max_output_tokens!==void 0){
let n=s.max_output_tokens,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return k.
errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return k.errors=[
1],!1;if(n<1||isNaN(n))return k.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.metadata!==void 0){
let n=s.metadata,i=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>
16)return k.errors=[1],!1;for(let u in n){let f=n[u],h=e;if(e===h)if(typeof f=="string"){if(F(f,512))
return k.errors=[1],!1}else return k.errors=[1],!1;var l=h===e;if(!l)break}}else return k.errors=[1],
!1;var t=i===e}else var t=!0;if(t){if(s.model!==void 0){let n=s.model,i=e;if(e===e)if(typeof n=="str\
ing"){if(F(n,256))return k.errors=[1],!1;if(X(n,1))return k.errors=[1],!1}else return k.errors=[1],!1;
var t=i===e}else var t=!0;if(t){if(s.output!==void 0){let n=s.output,i=e;if(e===i)if(Array.isArray(n)){
if(n.length>1024)return k.errors=[1],!1;{var _=!0;let $=n.length;for(let u=0;u<$;u++){let f=e;xe(n[u])||
(r=r===null?xe.errors:r.concat(xe.errors),e=r.length);var _=f===e;if(!_)break}}}else return k.errors=
[1],!1;var t=i===e}else var t=!0;if(t){if(s.parallel_tool_calls!==void 0){let n=e;if(typeof s.parallel_tool_calls!=
"boolean")return k.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.previous_response_id!==void 0){
let n=s.previous_response_id,i=e;if(typeof n!="string"&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n==
"string"&&F(n,256))return k.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.prompt_cache_key!==void 0){
let n=s.prompt_cache_key,i=e;if(typeof n!="string"&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n==
"string"&&F(n,1024))return k.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.reasoning!==void 0){
let n=s.reasoning,i=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.effort!==void 0){let u=n.
effort,f=e;if(typeof u!="string"&&u!==null)return k.errors=[1],!1;if(e===f&&typeof u=="string"&&F(u,
64))return k.errors=[1],!1;var p=f===e}else var p=!0;if(p)if(n.summary!==void 0){let u=n.summary,f=e;
if(typeof u!="string"&&u!==null)return k.errors=[1],!1;if(e===f&&typeof u=="string"&&F(u,64))return k.
errors=[1],!1;var p=f===e}else var p=!0}else return k.errors=[1],!1;var t=i===e}else var t=!0;if(t){
if(s.safety_identifier!==void 0){let n=s.safety_identifier,i=e;if(typeof n!="string"&&n!==null)return k.
errors=[1],!1;if(e===i&&typeof n=="string"&&F(n,1024))return k.errors=[1],!1;var t=i===e}else var t=!0;
if(t){if(s.store!==void 0){let n=e;if(typeof s.store!="boolean")return k.errors=[1],!1;var t=n===e}else
var t=!0;if(t){if(s.temperature!==void 0){let n=s.temperature,i=e;if(!(typeof n=="number"&&isFinite(
n))&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>2||isNaN(n))return k.
errors=[1],!1;if(n<0||isNaN(n))return k.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.text!==void 0){
let n=e;ce(s.text)||(r=r===null?ce.errors:r.concat(ce.errors),e=r.length);var t=n===e}else var t=!0;
if(t){if(s.tool_choice!==void 0){let n=s.tool_choice,i=e,x=e,$=!1,u=e;typeof n!="string"&&(r===null?
r=[1]:r.push(1),e++),n==="none"||n==="auto"||n==="required"||(r===null?r=[1]:r.push(1),e++);var o=u===
e;if($=$||o,!$){let h=e;Y(n)||(r=r===null?Y.errors:r.concat(Y.errors),e=r.length);var o=h===e;$=$||o}
if($)e=x,r!==null&&(x?r.length=x:r=null);else return r===null?r=[1]:r.push(1),e++,k.errors=r,!1;var t=i===
e}else var t=!0;if(t){if(s.tools!==void 0){let n=s.tools,i=e;if(e===i)if(Array.isArray(n)){if(n.length>
1024)return k.errors=[1],!1;{var g=!0;let $=n.length;for(let u=0;u<$;u++){let f=e;C(n[u])||(r=r===null?
C.errors:r.concat(C.errors),e=r.length);var g=f===e;if(!g)break}}}else return k.errors=[1],!1;var t=i===
e}else var t=!0;if(t){if(s.top_logprobs!==void 0){let n=s.top_logprobs,i=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>20||isNaN(n))return k.errors=[1],!1;if(n<0||isNaN(n))return k.errors=[1],!1}var t=i===e}else
var t=!0;if(t){if(s.top_p!==void 0){let n=s.top_p,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)
return k.errors=[1],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n))return k.errors=[
1],!1;if(n<0||isNaN(n))return k.errors=[1],!1}var t=i===e}else var t=!0;if(t){if(s.truncation!==void 0){
let n=s.truncation,i=e;if(typeof n!="string")return k.errors=[1],!1;if(n!=="disabled")return k.errors=
[1],!1;var t=i===e}else var t=!0;if(t){if(s.usage!==void 0){let n=s.usage,i=e,x=e,$=!1,u=e;if(e===e)
if(n&&typeof n=="object"&&!Array.isArray(n)){let v;if(n.input_tokens===void 0&&(v="input_tokens")||n.
input_tokens_details===void 0&&(v="input_tokens_details")||n.output_tokens===void 0&&(v="output_toke\
ns")||n.output_tokens_details===void 0&&(v="output_tokens_details")||n.total_tokens===void 0&&(v="to\
tal_tokens"))r===null?r=[1]:r.push(1),e++;else{if(n.input_tokens!==void 0){let c=n.input_tokens,b=e;
typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(r===null?r=[1]:r.push(1),e++),e===b&&typeof c==
"number"&&isFinite(c)&&(c>4294967295||isNaN(c)?(r===null?r=[1]:r.push(1),e++):(c<0||isNaN(c))&&(r===
null?r=[1]:r.push(1),e++));var m=b===e}else var m=!0;if(m){if(n.input_tokens_details!==void 0){let c=n.
input_tokens_details,b=e;if(e===b)if(c&&typeof c=="object"&&!Array.isArray(c)){let N;if(c.cached_tokens===
void 0&&(N="cached_tokens"))r===null?r=[1]:r.push(1),e++;else if(c.cached_tokens!==void 0){let q=c.cached_tokens,
M=e;typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)||(r===null?r=[1]:r.push(1),e++),e===M&&typeof q==
"number"&&isFinite(q)&&(q>4294967295||isNaN(q)?(r===null?r=[1]:r.push(1),e++):(q<0||isNaN(q))&&(r===
null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var m=b===e}else var m=!0;if(m){if(n.output_tokens!==
void 0){let c=n.output_tokens,b=e;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(r===null?r=[1]:
r.push(1),e++),e===b&&typeof c=="number"&&isFinite(c)&&(c>4294967295||isNaN(c)?(r===null?r=[1]:r.push(
1),e++):(c<0||isNaN(c))&&(r===null?r=[1]:r.push(1),e++));var m=b===e}else var m=!0;if(m){if(n.output_tokens_details!==
void 0){let c=n.output_tokens_details,b=e;if(e===b)if(c&&typeof c=="object"&&!Array.isArray(c)){let N;
if(c.reasoning_tokens===void 0&&(N="reasoning_tokens"))r===null?r=[1]:r.push(1),e++;else if(c.reasoning_tokens!==
void 0){let q=c.reasoning_tokens,M=e;typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)||(r===null?r=
[1]:r.push(1),e++),e===M&&typeof q=="number"&&isFinite(q)&&(q>4294967295||isNaN(q)?(r===null?r=[1]:r.
push(1),e++):(q<0||isNaN(q))&&(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var m=b===
e}else var m=!0;if(m)if(n.total_tokens!==void 0){let c=n.total_tokens,b=e;typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)||(r===null?r=[1]:r.push(1),e++),e===b&&typeof c=="number"&&isFinite(c)&&(c>8589934590||
isNaN(c)?(r===null?r=[1]:r.push(1),e++):(c<0||isNaN(c))&&(r===null?r=[1]:r.push(1),e++));var m=b===e}else
var m=!0}}}}}else r===null?r=[1]:r.push(1),e++;var j=u===e;if($=$||j,!$){let v=e;n!==null&&(r===null?
r=[1]:r.push(1),e++);var j=v===e;$=$||j}if($)e=x,r!==null&&(x?r.length=x:r=null);else return r===null?
r=[1]:r.push(1),e++,k.errors=r,!1;var t=i===e}else var t=!0;if(t)if(s.user!==void 0){let n=s.user,i=e;
if(typeof n!="string"&&n!==null)return k.errors=[1],!1;if(e===i&&typeof n=="string"&&F(n,1024))return k.
errors=[1],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return k.errors=[1],!1;return k.
errors=r,e===0}function Re(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.
response!==void 0&&(k(s.response)||(r=r===null?k.errors:r.concat(k.errors),e=r.length));else return Re.
errors=[1],!1;return Re.errors=r,e===0}var br=ke;function ke(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return ke.errors=[1],
!1}}else return ke.errors=[1],!1;return ke.errors=r,e===0}var ms={createResponse:{parameters:Xe,body:ir,replies:{200:gr}},retrieveResponse:{parameters:Ke,body:fr,
replies:{}},deleteResponse:{parameters:Qe,body:ur,replies:{}},getContract:{parameters:er,body:pr,replies:{
200:br}},getReference:{parameters:rr,body:dr,replies:{}},getReferenceFile:{parameters:sr,body:mr,replies:{}}};export{ms as default};
