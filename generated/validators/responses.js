// Compiled from a contract by npm run generate. Never edited.
var Sr=Object.create;var Je=Object.defineProperty;var Er=Object.getOwnPropertyDescriptor;var Cr=Object.getOwnPropertyNames;var Mr=Object.getPrototypeOf,Pr=Object.prototype.hasOwnProperty;var Ue=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(e){throw r=0,e}};var Br=(s,r,e,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let d of Cr(r))!Pr.call(s,d)&&
d!==e&&Je(s,d,{get:()=>r[d],enumerable:!(t=Er(r,d))||t.enumerable});return s};var xe=(s,r,e)=>(e=s!=null?Sr(Mr(s)):{},Br(r||!s||!s.__esModule?Je(e,"default",{value:s,enumerable:!0}):
e,s));var Ie=Ue(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formats=void 0;var Dr=2**
31-1,Jr=(-2)**31,Ur=2**63-1,Zr=(-2)**63,He=(2-2**-23)*2**127,Ye=2**-126,Gr=-1*He,Hr=-1*Ye,Ge=()=>!0,
Yr=/^[A-Za-z0-9+/]*(=|==)?$/;Te.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Dr&&s>=Jr,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Ur&&s>=Zr,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=He&&s>=Ye||s>=Gr&&s<=Hr),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Yr.test(s),binary:Ge,password:Ge}});var ze=Ue(pe=>{"use strict";Object.defineProperty(pe,"__esModule",{value:!0});pe.formatNames=pe.fastFormats=
pe.fullFormats=void 0;function ue(s,r){return{validate:s,compare:r}}pe.fullFormats={date:ue(Ke,Ce),time:ue(
Se(!0),Me),"date-time":ue(Ve(!0),er),"iso-time":ue(Se(),Qe),"iso-date-time":ue(Ve(),rr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:es,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:fs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:rs,int32:{type:"number",validate:ns},
int64:{type:"number",validate:is},float:{type:"number",validate:Xe},double:{type:"number",validate:Xe},
password:!0,binary:!0};pe.fastFormats={...pe.fullFormats,date:ue(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ce),time:ue(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Me),"date-time":ue(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
er),"iso-time":ue(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Qe),
"iso-date-time":ue(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
rr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
pe.formatNames=Object.keys(pe.fullFormats);function Vr(s){return s%4===0&&(s%100!==0||s%400===0)}var Wr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Xr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ke(s){let r=Wr.exec(s);if(!r)return!1;let e=+r[1],
t=+r[2],d=+r[3];return t>=1&&t<=12&&d>=1&&d<=(t===2&&Vr(e)?29:Xr[t])}function Ce(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Oe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Se(s){
return function(e){let t=Oe.exec(e);if(!t)return!1;let d=+t[1],y=+t[2],u=+t[3],o=t[4],m=t[5]==="-"?-1:
1,c=+(t[6]||0),p=+(t[7]||0);if(c>23||p>59||s&&!o)return!1;if(d<=23&&y<=59&&u<60)return!0;let b=y-p*m,
_=d-c*m-(b<0?1:0);return(_===23||_===-1)&&(b===59||b===-1)&&u<61}}function Me(s,r){if(!(s&&r))return;
let e=new Date("2020-01-01T"+s).valueOf(),t=new Date("2020-01-01T"+r).valueOf();if(e&&t)return e-t}function Qe(s,r){
if(!(s&&r))return;let e=Oe.exec(s),t=Oe.exec(r);if(e&&t)return s=e[1]+e[2]+e[3],r=t[1]+t[2]+t[3],s>r?
1:s<r?-1:0}var Ee=/t|\s/i;function Ve(s){let r=Se(s);return function(t){let d=t.split(Ee);return d.length===
2&&Ke(d[0])&&r(d[1])}}function er(s,r){if(!(s&&r))return;let e=new Date(s).valueOf(),t=new Date(r).valueOf();
if(e&&t)return e-t}function rr(s,r){if(!(s&&r))return;let[e,t]=s.split(Ee),[d,y]=r.split(Ee),u=Ce(e,
d);if(u!==void 0)return u||Me(t,y)}var Kr=/\/|:/,Qr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function es(s){return Kr.test(s)&&Qr.test(s)}var We=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function rs(s){return We.lastIndex=0,We.test(s)}var ss=-(2**31),ts=2**31-1;function ns(s){return Number.
isInteger(s)&&s<=ts&&s>=ss}function is(s){return Number.isInteger(s)}function Xe(){return!0}var ls=/[^\\]\\Z/;
function fs(s){if(ls.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var je=(s,r)=>s.length>r&&Ze(s)>r,$e=(s,r)=>s.length<2*r&&Ze(s)<r,wr=/[\ud800-\udbff][\udc00-\udfff]/g,
Ze=s=>s.length-(s.match(wr)?.length??0);var sr=xe(Ie()),tr=xe(ze()),bs={...sr.formats,...tr.fastFormats},nr=J;var fe=je,Fe=$e,os=new RegExp("^[ -~]+$","u"),as=new RegExp("^[ -~]*$","u");function J(s){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===
void 0&&(d="headers")||s.params===void 0&&(d="params"))return J.errors=[1],!1;if(s.headers!==void 0){
let y=s.headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["x-request-timeout-ms"]!==
void 0){let o=y["x-request-timeout-ms"],m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let c=typeof o,p;if(p===void 0)if(c==="boolean"||o===null||c==="string"&&o&&o==+o&&!(o%1))p=+o;else return J.
errors=[1],!1;p!==void 0&&(o=p,y!==void 0&&(y["x-request-timeout-ms"]=p))}if(e===m&&typeof o=="numbe\
r"&&isFinite(o)){if(o>6e5||isNaN(o))return J.errors=[1],!1;if(o<1||isNaN(o))return J.errors=[1],!1}var t=m===
e}else var t=!0;if(t){if(y["idempotency-key"]!==void 0){let o=y["idempotency-key"],m=e;if(typeof o!=
"string"){let p=typeof o,b;if(b===void 0)if(p=="number"||p=="boolean")b=""+o;else if(o===null)b="";else
return J.errors=[1],!1;b!==void 0&&(o=b,y!==void 0&&(y["idempotency-key"]=b))}if(e===m&&typeof o=="s\
tring"){if(fe(o,255))return J.errors=[1],!1;if(Fe(o,1))return J.errors=[1],!1;if(!os.test(o))return J.
errors=[1],!1}var t=m===e}else var t=!0;if(t){if(y["session-id"]!==void 0){let o=y["session-id"],m=e;
if(typeof o!="string"){let p=typeof o,b;if(b===void 0)if(p=="number"||p=="boolean")b=""+o;else if(o===
null)b="";else return J.errors=[1],!1;b!==void 0&&(o=b,y!==void 0&&(y["session-id"]=b))}if(e===m&&typeof o==
"string"&&fe(o,4096))return J.errors=[1],!1;var t=m===e}else var t=!0;if(t){if(y["thread-id"]!==void 0){
let o=y["thread-id"],m=e;if(typeof o!="string"){let p=typeof o,b;if(b===void 0)if(p=="number"||p=="b\
oolean")b=""+o;else if(o===null)b="";else return J.errors=[1],!1;b!==void 0&&(o=b,y!==void 0&&(y["th\
read-id"]=b))}if(e===m&&typeof o=="string"&&fe(o,4096))return J.errors=[1],!1;var t=m===e}else var t=!0;
if(t){if(y["x-claude-code-session-id"]!==void 0){let o=y["x-claude-code-session-id"],m=e;if(typeof o!=
"string"){let p=typeof o,b;if(b===void 0)if(p=="number"||p=="boolean")b=""+o;else if(o===null)b="";else
return J.errors=[1],!1;b!==void 0&&(o=b,y!==void 0&&(y["x-claude-code-session-id"]=b))}if(e===m&&typeof o==
"string"&&fe(o,4096))return J.errors=[1],!1;var t=m===e}else var t=!0;if(t)if(y["openai-beta"]!==void 0){
let o=y["openai-beta"],m=e;if(typeof o!="string"){let p=typeof o,b;if(b===void 0)if(p=="number"||p==
"boolean")b=""+o;else if(o===null)b="";else return J.errors=[1],!1;b!==void 0&&(o=b,y!==void 0&&(y["\
openai-beta"]=b))}if(e===m&&typeof o=="string"){if(fe(o,4096))return J.errors=[1],!1;if(!as.test(o))
return J.errors=[1],!1}var t=m===e}else var t=!0}}}}}else return J.errors=[1],!1}}return J.errors=r,
e===0}var ir=Pe;function Pe(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Pe.errors=[1],
!1}return Pe.errors=r,e===0}var lr=Be;function Be(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Be.errors=[1],
!1}return Be.errors=r,e===0}var fr=me;function me(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return me.errors=[1],
!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;
if(d.id===void 0&&(u="id"))return me.errors=[1],!1;if(d.id!==void 0){let o=d.id,m=e;if(typeof o!="st\
ring"){let c=typeof o,p;if(p===void 0)if(c=="number"||c=="boolean")p=""+o;else if(o===null)p="";else
return me.errors=[1],!1;p!==void 0&&(o=p,d!==void 0&&(d.id=p))}if(e===m&&typeof o=="string"){if(fe(o,
256))return me.errors=[1],!1;if(Fe(o,1))return me.errors=[1],!1}}}else return me.errors=[1],!1}}return me.
errors=r,e===0}var or=ve;function ve(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ve.errors=[1],
!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;
if(d.id===void 0&&(u="id"))return ve.errors=[1],!1;if(d.id!==void 0){let o=d.id,m=e;if(typeof o!="st\
ring"){let c=typeof o,p;if(p===void 0)if(c=="number"||c=="boolean")p=""+o;else if(o===null)p="";else
return ve.errors=[1],!1;p!==void 0&&(o=p,d!==void 0&&(d.id=p))}if(e===m&&typeof o=="string"){if(fe(o,
256))return ve.errors=[1],!1;if(Fe(o,1))return ve.errors=[1],!1}}}else return ve.errors=[1],!1}}return ve.
errors=r,e===0}var ar=ke;function ke(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ke.errors=[1],
!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["\
if-none-match"]!==void 0){let u=d["if-none-match"],o=e;if(typeof u!="string"){let m=typeof u,c;if(c===
void 0)if(m=="number"||m=="boolean")c=""+u;else if(u===null)c="";else return ke.errors=[1],!1;c!==void 0&&
(u=c,d!==void 0&&(d["if-none-match"]=c))}if(e===o&&typeof u=="string"&&fe(u,4096))return ke.errors=[
1],!1}}else return ke.errors=[1],!1}}return ke.errors=r,e===0}var ur=Le;function Le(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Le.errors=[1],
!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["\
if-none-match"]!==void 0){let u=d["if-none-match"],o=e;if(typeof u!="string"){let m=typeof u,c;if(c===
void 0)if(m=="number"||m=="boolean")c=""+u;else if(u===null)c="";else return Le.errors=[1],!1;c!==void 0&&
(u=c,d!==void 0&&(d["if-none-match"]=c))}if(e===o&&typeof u=="string"&&fe(u,4096))return Le.errors=[
1],!1}}else return Le.errors=[1],!1}}return Le.errors=r,e===0}var pr=ie;var us=new RegExp("^[a-z][a-z0-9.-]*$","u");function ie(s){let r=null,e=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===
void 0&&(d="params"))return ie.errors=[1],!1;if(s.headers!==void 0){let y=s.headers,u=e;if(e===u)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let o=y["if-none-match"],m=e;
if(typeof o!="string"){let c=typeof o,p;if(p===void 0)if(c=="number"||c=="boolean")p=""+o;else if(o===
null)p="";else return ie.errors=[1],!1;p!==void 0&&(o=p,y!==void 0&&(y["if-none-match"]=p))}if(e===m&&
typeof o=="string"&&fe(o,4096))return ie.errors=[1],!1}}else return ie.errors=[1],!1;var t=u===e}else
var t=!0;if(t)if(s.params!==void 0){let y=s.params,u=e;if(e===u)if(y&&typeof y=="object"&&!Array.isArray(
y)){let m;if(y.file===void 0&&(m="file"))return ie.errors=[1],!1;if(y.file!==void 0){let c=y.file,p=e;
if(typeof c!="string"){let b=typeof c,_;if(_===void 0)if(b=="number"||b=="boolean")_=""+c;else if(c===
null)_="";else return ie.errors=[1],!1;_!==void 0&&(c=_,y!==void 0&&(y.file=_))}if(e===p&&typeof c==
"string"){if(fe(c,64))return ie.errors=[1],!1;if(Fe(c,1))return ie.errors=[1],!1;if(!us.test(c))return ie.
errors=[1],!1}}}else return ie.errors=[1],!1;var t=u===e}else var t=!0}return ie.errors=r,e===0}var cr=xe(Ie()),dr=xe(ze()),xs={...cr.formats,...dr.fastFormats},yr=F;var T=je,re=$e;var mr=new RegExp("^(https?://|data:)","u");function ce(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.url===
void 0&&(t="url"))return ce.errors=[1],!1;if(s.url!==void 0){let d=s.url;if(e===e)if(typeof d=="stri\
ng"){if(T(d,8388608))return ce.errors=[1],!1;if(!mr.test(d))return ce.errors=[1],!1}else return ce.errors=
[1],!1}}else return ce.errors=[1],!1;return ce.errors=r,e===0}function S(s){let r=null,e=0,t=e,d=!0,
y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.type===void 0&&(k="type")){let i={};r===
null?r=[i]:r.push(i),e++}else if(s.type!==void 0){let i=s.type;if(!(i==="input_text"||i==="output_te\
xt")){let n={};r===null?r=[n]:r.push(n),e++}}}var u=y===e;e=t,r!==null&&(t?r.length=t:r=null);let o;
if(u){let k=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.text===void 0&&(n="text"))return S.
errors=[1],!1;if(s.text!==void 0&&typeof s.text!="string")return S.errors=[1],!1}var u=k===e;d=u,o="\
then"}else{let k=e,i=e,n=!0,$=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&
(v="type")){let j={};r===null?r=[j]:r.push(j),e++}else if(s.type!==void 0&&s.type!=="refusal"){let j={};
r===null?r=[j]:r.push(j),e++}}var m=$===e;e=i,r!==null&&(i?r.length=i:r=null);let A;if(m){let v=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let l;if(s.refusal===void 0&&(l="refusal"))return S.errors=[1],
!1;if(s.refusal!==void 0&&typeof s.refusal!="string")return S.errors=[1],!1}var m=v===e;n=m,A="then"}else{
let v=e,j=e,l=!0,a=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.type===void 0&&(h="type")){
let x={};r===null?r=[x]:r.push(x),e++}else if(s.type!==void 0&&s.type!=="input_audio"){let x={};r===
null?r=[x]:r.push(x),e++}}var c=a===e;if(e=j,r!==null&&(j?r.length=j:r=null),c){let h=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let N;if(s.input_audio===void 0&&(N="input_audio"))return S.errors=[1],
!1;if(s.input_audio!==void 0){let P=s.input_audio;if(!(P&&typeof P=="object"&&!Array.isArray(P)))return S.
errors=[1],!1}}var c=h===e;l=c}if(!l)return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;var m=v===e;n=
m,A="else"}if(!n)return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;var u=k===e;d=u,o="else"}if(!d)return r===
null?r=[1]:r.push(1),e++,S.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.
type===void 0&&(k="type"))return S.errors=[1],!1;if(s.type!==void 0){let i=s.type,n=e;if(e===n)if(typeof i==
"string"){if(T(i,64))return S.errors=[1],!1;if(re(i,1))return S.errors=[1],!1}else return S.errors=[
1],!1;var p=n===e}else var p=!0;if(p){if(s.text!==void 0){let i=s.text,n=e;if(typeof i!="string"&&i!==
null)return S.errors=[1],!1;if(e===n&&typeof i=="string"&&T(i,8388608))return S.errors=[1],!1;var p=n===
e}else var p=!0;if(p){if(s.refusal!==void 0){let i=s.refusal,n=e;if(typeof i!="string"&&i!==null)return S.
errors=[1],!1;if(e===n&&typeof i=="string"&&T(i,8388608))return S.errors=[1],!1;var p=n===e}else var p=!0;
if(p){if(s.image_url!==void 0){let i=s.image_url,n=e,$=e,A=!1,f=e;e===e&&(typeof i=="string"?T(i,8388608)?
(r===null?r=[1]:r.push(1),e++):mr.test(i)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),
e++));var b=f===e;if(A=A||b,!A){let l=e;ce(i)||(r=r===null?ce.errors:r.concat(ce.errors),e=r.length);
var b=l===e;if(A=A||b,!A){let g=e;i!==null&&(r===null?r=[1]:r.push(1),e++);var b=g===e;A=A||b}}if(A)
e=$,r!==null&&($?r.length=$:r=null);else return r===null?r=[1]:r.push(1),e++,S.errors=r,!1;var p=n===
e}else var p=!0;if(p){if(s.detail!==void 0){let i=s.detail,n=e;if(typeof i!="string"&&i!==null)return S.
errors=[1],!1;if(e===n&&typeof i=="string"&&T(i,16))return S.errors=[1],!1;var p=n===e}else var p=!0;
if(p){if(s.file_data!==void 0){let i=s.file_data,n=e;if(typeof i!="string"&&i!==null)return S.errors=
[1],!1;if(e===n&&typeof i=="string"&&T(i,8388608))return S.errors=[1],!1;var p=n===e}else var p=!0;if(p){
if(s.file_url!==void 0){let i=s.file_url,n=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;
if(e===n&&typeof i=="string"&&T(i,8388608))return S.errors=[1],!1;var p=n===e}else var p=!0;if(p){if(s.
filename!==void 0){let i=s.filename,n=e;if(typeof i!="string"&&i!==null)return S.errors=[1],!1;if(e===
n&&typeof i=="string"&&T(i,1024))return S.errors=[1],!1;var p=n===e}else var p=!0;if(p)if(s.input_audio!==
void 0){let i=s.input_audio,n=e,$=e,A=!1,f=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let l;
if(i.data===void 0&&(l="data")||i.format===void 0&&(l="format"))r===null?r=[1]:r.push(1),e++;else{if(i.
data!==void 0){let a=i.data,g=e;e===g&&(typeof a=="string"?T(a,8388608)&&(r===null?r=[1]:r.push(1),e++):
(r===null?r=[1]:r.push(1),e++));var _=g===e}else var _=!0;if(_)if(i.format!==void 0){let a=i.format,
g=e;e===g&&(typeof a=="string"?T(a,16)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var _=g===e}else var _=!0}}else r===null?r=[1]:r.push(1),e++;var L=f===e;if(A=A||L,!A){let l=e;i!==null&&
(r===null?r=[1]:r.push(1),e++);var L=l===e;A=A||L}if(A)e=$,r!==null&&($?r.length=$:r=null);else return r===
null?r=[1]:r.push(1),e++,S.errors=r,!1;var p=n===e}else var p=!0}}}}}}}}else return S.errors=[1],!1;
return S.errors=r,e===0}function de(s){let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return de.errors=[1],!1;
{var t=!0;let d=s.length;for(let y=0;y<d;y++){let u=e;S(s[y])||(r=r===null?S.errors:r.concat(S.errors),
e=r.length);var t=u===e;if(!t)break}}}else return de.errors=[1],!1;return de.errors=r,e===0}function z(s){
let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.type===void 0&&(l=
"type")){let a={};r===null?r=[a]:r.push(a),e++}else if(s.type!==void 0&&s.type!=="function_call"){let a={};
r===null?r=[a]:r.push(a),e++}}var u=y===e;e=t,r!==null&&(t?r.length=t:r=null);let o;if(u){let l=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let g;if(s.call_id===void 0&&(g="call_id")||s.name===void 0&&
(g="name")||s.arguments===void 0&&(g="arguments"))return z.errors=[1],!1;if(s.call_id!==void 0){let h=e;
if(typeof s.call_id!="string")return z.errors=[1],!1;var m=h===e}else var m=!0;if(m){if(s.name!==void 0){
let h=s.name,x=e;if(e===x)if(typeof h=="string"){if(re(h,1))return z.errors=[1],!1}else return z.errors=
[1],!1;var m=x===e}else var m=!0;if(m)if(s.arguments!==void 0){let h=e;if(typeof s.arguments!="strin\
g")return z.errors=[1],!1;var m=h===e}else var m=!0}}var u=l===e;d=u,o="then"}else{let l=e,a=e,g=!0,
h=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.type===void 0&&(P="type")){let I={};r===
null?r=[I]:r.push(I),e++}else if(s.type!==void 0&&s.type!=="custom_tool_call"){let I={};r===null?r=[
I]:r.push(I),e++}}var c=h===e;e=a,r!==null&&(a?r.length=a:r=null);let x;if(c){let P=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let Q;if(s.call_id===void 0&&(Q="call_id")||s.name===void 0&&(Q="name")||
s.input===void 0&&(Q="input"))return z.errors=[1],!1;if(s.call_id!==void 0){let B=e;if(typeof s.call_id!=
"string")return z.errors=[1],!1;var p=B===e}else var p=!0;if(p){if(s.name!==void 0){let B=s.name,H=e;
if(e===H)if(typeof B=="string"){if(re(B,1))return z.errors=[1],!1}else return z.errors=[1],!1;var p=H===
e}else var p=!0;if(p)if(s.input!==void 0){let B=e;if(typeof s.input!="string")return z.errors=[1],!1;
var p=B===e}else var p=!0}}var c=P===e;g=c,x="then"}else{let P=e,I=e,Q=!0,B=e;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){let ne;if(s.type===void 0&&(ne="type")){let se={};r===null?r=[se]:r.push(se),
e++}else if(s.type!==void 0){let se=s.type;if(!(se==="function_call_output"||se==="custom_tool_call_\
output")){let te={};r===null?r=[te]:r.push(te),e++}}}var b=B===e;e=I,r!==null&&(I?r.length=I:r=null);
let H;if(b){let ne=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.call_id===void 0&&(te=
"call_id")||s.output===void 0&&(te="output"))return z.errors=[1],!1;if(s.call_id!==void 0){let le=e;
if(typeof s.call_id!="string")return z.errors=[1],!1;var _=le===e}else var _=!0;if(_)if(s.output!==void 0){
let le=s.output,De=e;if(typeof le!="string"&&!Array.isArray(le))return z.errors=[1],!1;if(e===De&&Array.
isArray(le)){var L=!0;let qe=le.length;for(let be=0;be<qe;be++){let Ae=e;S(le[be])||(r=r===null?S.errors:
r.concat(S.errors),e=r.length);var L=Ae===e;if(!L)break}}var _=De===e}else var _=!0}var b=ne===e;Q=b,
H="then"}else{let ne=e,se=e,te=!0,le=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.type!==void 0){
let ge=s.type;if(!(ge==="message"||ge===null)){let qe={};r===null?r=[qe]:r.push(qe),e++}}var k=le===
e;if(e=se,r!==null&&(se?r.length=se:r=null),k){let ge=e;if(s&&typeof s=="object"&&!Array.isArray(s)){
let be;if(s.role===void 0&&(be="role")||s.content===void 0&&(be="content"))return z.errors=[1],!1;if(s.
role!==void 0){let Ae=e;if(typeof s.role!="string")return z.errors=[1],!1;var i=Ae===e}else var i=!0;
if(i)if(s.content!==void 0){let Ae=s.content,Or=e;if(typeof Ae!="string"&&!Array.isArray(Ae))return z.
errors=[1],!1;var i=Or===e}else var i=!0}var k=ge===e;te=k}if(!te)return r===null?r=[1]:r.push(1),e++,
z.errors=r,!1;var b=ne===e;Q=b,H="else"}if(!Q)return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;var c=P===
e;g=c,x="else"}if(!g)return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;var u=l===e;d=u,o="else"}if(!d)
return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type!==void 0){let l=s.type,a=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===
a&&typeof l=="string"){if(T(l,64))return z.errors=[1],!1;if(re(l,1))return z.errors=[1],!1}var n=a===
e}else var n=!0;if(n){if(s.id!==void 0){let l=s.id,a=e;if(typeof l!="string"&&l!==null)return z.errors=
[1],!1;if(e===a&&typeof l=="string"&&T(l,256))return z.errors=[1],!1;var n=a===e}else var n=!0;if(n){
if(s.status!==void 0){let l=s.status,a=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===
a&&typeof l=="string"&&T(l,64))return z.errors=[1],!1;var n=a===e}else var n=!0;if(n){if(s.role!==void 0){
let l=s.role,a=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(!(l==="developer"||l==="s\
ystem"||l==="user"||l==="assistant"||l===null))return z.errors=[1],!1;var n=a===e}else var n=!0;if(n){
if(s.content!==void 0){let l=s.content,a=e,g=e,h=!1,x=e;e===e&&(typeof l=="string"?T(l,8388608)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var $=x===e;if(h=h||$,!h){let I=e;de(l)||(r=
r===null?de.errors:r.concat(de.errors),e=r.length);var $=I===e;if(h=h||$,!h){let B=e;l!==null&&(r===
null?r=[1]:r.push(1),e++);var $=B===e;h=h||$}}if(h)e=g,r!==null&&(g?r.length=g:r=null);else return r===
null?r=[1]:r.push(1),e++,z.errors=r,!1;var n=a===e}else var n=!0;if(n){if(s.phase!==void 0){let l=s.
phase,a=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,64))
return z.errors=[1],!1;var n=a===e}else var n=!0;if(n){if(s.call_id!==void 0){let l=s.call_id,a=e;if(typeof l!=
"string"&&l!==null)return z.errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,256))return z.errors=[1],
!1;var n=a===e}else var n=!0;if(n){if(s.name!==void 0){let l=s.name,a=e;if(typeof l!="string"&&l!==null)
return z.errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,256))return z.errors=[1],!1;var n=a===e}else
var n=!0;if(n){if(s.namespace!==void 0){let l=s.namespace,a=e;if(typeof l!="string"&&l!==null)return z.
errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,256))return z.errors=[1],!1;var n=a===e}else var n=!0;
if(n){if(s.arguments!==void 0){let l=s.arguments,a=e;if(typeof l!="string"&&l!==null)return z.errors=
[1],!1;if(e===a&&typeof l=="string"&&T(l,8388608))return z.errors=[1],!1;var n=a===e}else var n=!0;if(n){
if(s.input!==void 0){let l=s.input,a=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===
a&&typeof l=="string"&&T(l,8388608))return z.errors=[1],!1;var n=a===e}else var n=!0;if(n){if(s.output!==
void 0){let l=s.output,a=e,g=e,h=!1,x=e;e===e&&(typeof l=="string"?T(l,8388608)&&(r===null?r=[1]:r.push(
1),e++):(r===null?r=[1]:r.push(1),e++));var A=x===e;if(h=h||A,!h){let I=e;de(l)||(r=r===null?de.errors:
r.concat(de.errors),e=r.length);var A=I===e;if(h=h||A,!h){let B=e,H=e;if((!l||typeof l!="object")&&(r===
null?r=[1]:r.push(1),e++),e===H&&Array.isArray(l))if(l.length>1e4)r===null?r=[1]:r.push(1),e++;else{
var f=!0;let ne=l.length;for(let se=0;se<ne;se++){let te=l[se],le=e;te&&typeof te=="object"&&!Array.
isArray(te)||(r===null?r=[1]:r.push(1),e++);var f=le===e;if(!f)break}}var A=B===e;if(h=h||A,!h){let ne=e;
l!==null&&(r===null?r=[1]:r.push(1),e++);var A=ne===e;h=h||A}}}if(h)e=g,r!==null&&(g?r.length=g:r=null);else
return r===null?r=[1]:r.push(1),e++,z.errors=r,!1;var n=a===e}else var n=!0;if(n){if(s.summary!==void 0){
let l=s.summary,a=e;if(!Array.isArray(l)&&l!==null)return z.errors=[1],!1;if(e===a&&Array.isArray(l)){
if(l.length>1e3)return z.errors=[1],!1;{var v=!0;let h=l.length;for(let x=0;x<h;x++){let N=l[x],P=e;
if(e===e)if(N&&typeof N=="object"&&!Array.isArray(N)){let B;if(N.type===void 0&&(B="type")||N.text===
void 0&&(B="text"))return z.errors=[1],!1;if(N.type!==void 0){let H=N.type,he=e;if(e===he)if(typeof H==
"string"){if(T(H,64))return z.errors=[1],!1;if(re(H,1))return z.errors=[1],!1}else return z.errors=[
1],!1;var j=he===e}else var j=!0;if(j)if(N.text!==void 0){let H=N.text,he=e;if(e===he)if(typeof H=="\
string"){if(T(H,8388608))return z.errors=[1],!1}else return z.errors=[1],!1;var j=he===e}else var j=!0}else
return z.errors=[1],!1;var v=P===e;if(!v)break}}}var n=a===e}else var n=!0;if(n)if(s.encrypted_content!==
void 0){let l=s.encrypted_content,a=e;if(typeof l!="string"&&l!==null)return z.errors=[1],!1;if(e===
a&&typeof l=="string"&&T(l,8388608))return z.errors=[1],!1;var n=a===e}else var n=!0}}}}}}}}}}}}}else
return z.errors=[1],!1;return z.errors=r,e===0}function ye(s){let r=null,e=0;if(e===0)if(Array.isArray(
s)){if(s.length>1e4)return ye.errors=[1],!1;{var t=!0;let d=s.length;for(let y=0;y<d;y++){let u=e;z(
s[y])||(r=r===null?z.errors:r.concat(z.errors),e=r.length);var t=u===e;if(!t)break}}}else return ye.
errors=[1],!1;return ye.errors=r,e===0}function U(s){let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.type===
void 0&&(b="type")){let _={};r===null?r=[_]:r.push(_),e++}else if(s.type!==void 0){let _=s.type;if(!(_===
"function"||_==="custom")){let L={};r===null?r=[L]:r.push(L),e++}}}var u=y===e;if(e=t,r!==null&&(t?r.
length=t:r=null),u){let b=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.name===void 0&&(L=
"name"))return U.errors=[1],!1;if(s.name!==void 0){let k=s.name;if(e===e)if(typeof k=="string"){if(re(
k,1))return U.errors=[1],!1}else return U.errors=[1],!1}}var u=b===e;d=u}if(!d)return r===null?r=[1]:
r.push(1),e++,U.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.type===
void 0&&(b="type"))return U.errors=[1],!1;if(s.type!==void 0){let _=s.type,L=e;if(e===L)if(typeof _==
"string"){if(T(_,64))return U.errors=[1],!1;if(re(_,1))return U.errors=[1],!1}else return U.errors=[
1],!1;var o=L===e}else var o=!0;if(o){if(s.name!==void 0){let _=s.name,L=e;if(typeof _!="string"&&_!==
null)return U.errors=[1],!1;if(e===L&&typeof _=="string"&&T(_,256))return U.errors=[1],!1;var o=L===
e}else var o=!0;if(o){if(s.description!==void 0){let _=s.description,L=e;if(typeof _!="string"&&_!==
null)return U.errors=[1],!1;if(e===L&&typeof _=="string"&&T(_,65536))return U.errors=[1],!1;var o=L===
e}else var o=!0;if(o){if(s.parameters!==void 0){let _=s.parameters,L=e,k=e,i=!1,n=e;e===e&&(_&&typeof _==
"object"&&!Array.isArray(_)||(r===null?r=[1]:r.push(1),e++));var m=n===e;if(i=i||m,!i){let f=e;_!==null&&
(r===null?r=[1]:r.push(1),e++);var m=f===e;i=i||m}if(i)e=k,r!==null&&(k?r.length=k:r=null);else return r===
null?r=[1]:r.push(1),e++,U.errors=r,!1;var o=L===e}else var o=!0;if(o){if(s.strict!==void 0){let _=s.
strict,L=e;if(typeof _!="boolean"&&_!==null)return U.errors=[1],!1;var o=L===e}else var o=!0;if(o)if(s.
format!==void 0){let _=s.format,L=e,k=e,i=!1,n=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){
let f;if(_.type===void 0&&(f="type"))r===null?r=[1]:r.push(1),e++;else{if(_.type!==void 0){let v=_.type,
j=e;typeof v!="string"&&(r===null?r=[1]:r.push(1),e++),v==="text"||v==="grammar"||(r===null?r=[1]:r.
push(1),e++);var c=j===e}else var c=!0;if(c){if(_.syntax!==void 0){let v=_.syntax,j=e;e===j&&(typeof v==
"string"?T(v,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var c=j===e}else var c=!0;
if(c)if(_.definition!==void 0){let v=_.definition,j=e;e===j&&(typeof v=="string"?T(v,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var c=j===e}else var c=!0}}}else r===null?
r=[1]:r.push(1),e++;var p=n===e;if(i=i||p,!i){let f=e;_!==null&&(r===null?r=[1]:r.push(1),e++);var p=f===
e;i=i||p}if(i)e=k,r!==null&&(k?r.length=k:r=null);else return r===null?r=[1]:r.push(1),e++,U.errors=
r,!1;var o=L===e}else var o=!0}}}}}else return U.errors=[1],!1;return U.errors=r,e===0}function E(s){
let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===void 0&&(i=
"type")){let n={};r===null?r=[n]:r.push(n),e++}else if(s.type!==void 0){let n=s.type;if(!(n==="funct\
ion"||n==="custom")){let $={};r===null?r=[$]:r.push($),e++}}}var u=y===e;e=t,r!==null&&(t?r.length=t:
r=null);let o;if(u){let i=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.name===void 0&&($=
"name"))return E.errors=[1],!1;if(s.name!==void 0){let A=s.name;if(e===e)if(typeof A=="string"){if(re(
A,1))return E.errors=[1],!1}else return E.errors=[1],!1}}var u=i===e;d=u,o="then"}else{let i=e,n=e,$=!0,
A=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){let j={};r===
null?r=[j]:r.push(j),e++}else if(s.type!==void 0&&s.type!=="namespace"){let j={};r===null?r=[j]:r.push(
j),e++}}var m=A===e;if(e=n,r!==null&&(n?r.length=n:r=null),m){let v=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let l;if(s.name===void 0&&(l="name")||s.tools===void 0&&(l="tools"))return E.errors=[1],
!1;if(s.name!==void 0){let a=s.name,g=e;if(e===g)if(typeof a=="string"){if(re(a,1))return E.errors=[
1],!1}else return E.errors=[1],!1;var c=g===e}else var c=!0;if(c)if(s.tools!==void 0){let a=e;if(!Array.
isArray(s.tools))return E.errors=[1],!1;var c=a===e}else var c=!0}var m=v===e;$=m}if(!$)return r===null?
r=[1]:r.push(1),e++,E.errors=r,!1;var u=i===e;d=u,o="else"}if(!d)return r===null?r=[1]:r.push(1),e++,
E.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===void 0&&(i="ty\
pe"))return E.errors=[1],!1;if(s.type!==void 0){let n=s.type,$=e;if(e===$)if(typeof n=="string"){if(T(
n,64))return E.errors=[1],!1;if(re(n,1))return E.errors=[1],!1}else return E.errors=[1],!1;var p=$===
e}else var p=!0;if(p){if(s.name!==void 0){let n=s.name,$=e;if(typeof n!="string"&&n!==null)return E.
errors=[1],!1;if(e===$&&typeof n=="string"&&T(n,256))return E.errors=[1],!1;var p=$===e}else var p=!0;
if(p){if(s.description!==void 0){let n=s.description,$=e;if(typeof n!="string"&&n!==null)return E.errors=
[1],!1;if(e===$&&typeof n=="string"&&T(n,65536))return E.errors=[1],!1;var p=$===e}else var p=!0;if(p){
if(s.parameters!==void 0){let n=s.parameters,$=e,A=e,f=!1,v=e;e===e&&(n&&typeof n=="object"&&!Array.
isArray(n)||(r===null?r=[1]:r.push(1),e++));var b=v===e;if(f=f||b,!f){let a=e;n!==null&&(r===null?r=
[1]:r.push(1),e++);var b=a===e;f=f||b}if(f)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?
r=[1]:r.push(1),e++,E.errors=r,!1;var p=$===e}else var p=!0;if(p){if(s.strict!==void 0){let n=s.strict,
$=e;if(typeof n!="boolean"&&n!==null)return E.errors=[1],!1;var p=$===e}else var p=!0;if(p){if(s.format!==
void 0){let n=s.format,$=e,A=e,f=!1,v=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let a;
if(n.type===void 0&&(a="type"))r===null?r=[1]:r.push(1),e++;else{if(n.type!==void 0){let g=n.type,h=e;
typeof g!="string"&&(r===null?r=[1]:r.push(1),e++),g==="text"||g==="grammar"||(r===null?r=[1]:r.push(
1),e++);var _=h===e}else var _=!0;if(_){if(n.syntax!==void 0){let g=n.syntax,h=e;e===h&&(typeof g=="\
string"?T(g,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var _=h===e}else var _=!0;
if(_)if(n.definition!==void 0){let g=n.definition,h=e;e===h&&(typeof g=="string"?T(g,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var _=h===e}else var _=!0}}}else r===null?
r=[1]:r.push(1),e++;var L=v===e;if(f=f||L,!f){let a=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var L=a===
e;f=f||L}if(f)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,E.errors=
r,!1;var p=$===e}else var p=!0;if(p)if(s.tools!==void 0){let n=s.tools,$=e;if(!Array.isArray(n)&&n!==
null)return E.errors=[1],!1;if(e===$&&Array.isArray(n)){if(n.length>1e4)return E.errors=[1],!1;{var k=!0;
let f=n.length;for(let v=0;v<f;v++){let j=e;U(n[v])||(r=r===null?U.errors:r.concat(U.errors),e=r.length);
var k=j===e;if(!k)break}}}var p=$===e}else var p=!0}}}}}}else return E.errors=[1],!1;return E.errors=
r,e===0}function Z(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.type===
void 0&&(y="type"))return Z.errors=[1],!1;if(s.type!==void 0){let u=s.type,o=e;if(e===o)if(typeof u==
"string"){if(T(u,64))return Z.errors=[1],!1;if(re(u,1))return Z.errors=[1],!1}else return Z.errors=[
1],!1;var t=o===e}else var t=!0;if(t){if(s.name!==void 0){let u=s.name,o=e;if(typeof u!="string"&&u!==
null)return Z.errors=[1],!1;if(e===o&&typeof u=="string"&&T(u,256))return Z.errors=[1],!1;var t=o===
e}else var t=!0;if(t){if(s.namespace!==void 0){let u=s.namespace,o=e;if(typeof u!="string"&&u!==null)
return Z.errors=[1],!1;if(e===o&&typeof u=="string"&&T(u,256))return Z.errors=[1],!1;var t=o===e}else
var t=!0;if(t){if(s.mode!==void 0){let u=s.mode,o=e;if(typeof u!="string")return Z.errors=[1],!1;if(!(u===
"auto"||u==="required"))return Z.errors=[1],!1;var t=o===e}else var t=!0;if(t)if(s.tools!==void 0){let u=s.
tools,o=e;if(e===o)if(Array.isArray(u)){if(u.length>1e4)return Z.errors=[1],!1;{var d=!0;let c=u.length;
for(let p=0;p<c;p++){let b=e;E(u[p])||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var d=b===
e;if(!d)break}}}else return Z.errors=[1],!1;var t=o===e}else var t=!0}}}}else return Z.errors=[1],!1;
return Z.errors=r,e===0}function V(s){let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===
void 0&&(m="type")){let c={};r===null?r=[c]:r.push(c),e++}else if(s.type!==void 0&&s.type!=="json_sc\
hema"){let c={};r===null?r=[c]:r.push(c),e++}}var u=y===e;if(e=t,r!==null&&(t?r.length=t:r=null),u){
let m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.name===void 0&&(p="name")||s.schema===
void 0&&(p="schema"))return V.errors=[1],!1}var u=m===e;d=u}if(!d)return r===null?r=[1]:r.push(1),e++,
V.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="ty\
pe"))return V.errors=[1],!1;if(s.type!==void 0){let c=s.type,p=e;if(typeof c!="string")return V.errors=
[1],!1;if(!(c==="text"||c==="json_object"||c==="json_schema"))return V.errors=[1],!1;var o=p===e}else
var o=!0;if(o){if(s.name!==void 0){let c=s.name,p=e;if(e===p)if(typeof c=="string"){if(T(c,256))return V.
errors=[1],!1;if(re(c,1))return V.errors=[1],!1}else return V.errors=[1],!1;var o=p===e}else var o=!0;
if(o){if(s.description!==void 0){let c=s.description,p=e;if(typeof c!="string"&&c!==null)return V.errors=
[1],!1;if(e===p&&typeof c=="string"&&T(c,65536))return V.errors=[1],!1;var o=p===e}else var o=!0;if(o){
if(s.schema!==void 0){let c=s.schema,p=e;if(e===e&&!(c&&typeof c=="object"&&!Array.isArray(c)))return V.
errors=[1],!1;var o=p===e}else var o=!0;if(o)if(s.strict!==void 0){let c=s.strict,p=e;if(typeof c!="\
boolean"&&c!==null)return V.errors=[1],!1;var o=p===e}else var o=!0}}}}else return V.errors=[1],!1;return V.
errors=r,e===0}function oe(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
format!==void 0){let y=s.format,u=e,o=e,m=!1,c=e;V(y)||(r=r===null?V.errors:r.concat(V.errors),e=r.length);
var t=c===e;if(m=m||t,!m){let p=e;y!==null&&(r===null?r=[1]:r.push(1),e++);var t=p===e;m=m||t}if(m)e=
o,r!==null&&(o?r.length=o:r=null);else return r===null?r=[1]:r.push(1),e++,oe.errors=r,!1;var d=u===
e}else var d=!0;if(d)if(s.verbosity!==void 0){let y=s.verbosity,u=e;if(typeof y!="string"&&y!==null)
return oe.errors=[1],!1;if(e===u&&typeof y=="string"&&T(y,64))return oe.errors=[1],!1;var d=u===e}else
var d=!0}else return oe.errors=[1],!1;return oe.errors=r,e===0}function F(s){let r=null,e=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){let i;if(s.body===void 0&&(i="body"))return F.errors=[1],!1;if(s.body!==
void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){n.stream===void 0&&(n.stream=
!1);let A;if(n.model===void 0&&(A="model")||n.input===void 0&&(A="input"))return F.errors=[1],!1;if(n.
model!==void 0){let f=n.model,v=e;if(e===e)if(typeof f=="string"){if(T(f,256))return F.errors=[1],!1;
if(re(f,1))return F.errors=[1],!1}else return F.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(n.input!==
void 0){let f=n.input,v=e,j=e,l=!1,a=e;e===e&&(typeof f=="string"?T(f,8388608)&&(r===null?r=[1]:r.push(
1),e++):(r===null?r=[1]:r.push(1),e++));var d=a===e;if(l=l||d,!l){let x=e;ye(f)||(r=r===null?ye.errors:
r.concat(ye.errors),e=r.length);var d=x===e;l=l||d}if(l)e=j,r!==null&&(j?r.length=j:r=null);else return r===
null?r=[1]:r.push(1),e++,F.errors=r,!1;var t=v===e}else var t=!0;if(t){if(n.instructions!==void 0){let f=n.
instructions,v=e;if(typeof f!="string"&&f!==null)return F.errors=[1],!1;if(e===v&&typeof f=="string"&&
T(f,8388608))return F.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(n.tools!==void 0){let f=n.tools,
v=e;if(!Array.isArray(f)&&f!==null)return F.errors=[1],!1;if(e===v&&Array.isArray(f)){if(f.length>1e4)
return F.errors=[1],!1;{var y=!0;let l=f.length;for(let a=0;a<l;a++){let g=e;E(f[a])||(r=r===null?E.
errors:r.concat(E.errors),e=r.length);var y=g===e;if(!y)break}}}var t=v===e}else var t=!0;if(t){if(n.
tool_choice!==void 0){let f=n.tool_choice,v=e,j=e,l=!1,a=e;typeof f!="string"&&(r===null?r=[1]:r.push(
1),e++),f==="none"||f==="auto"||f==="required"||(r===null?r=[1]:r.push(1),e++);var u=a===e;if(l=l||u,
!l){let h=e;Z(f)||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var u=h===e;if(l=l||u,!l){let N=e;
f!==null&&(r===null?r=[1]:r.push(1),e++);var u=N===e;l=l||u}}if(l)e=j,r!==null&&(j?r.length=j:r=null);else
return r===null?r=[1]:r.push(1),e++,F.errors=r,!1;var t=v===e}else var t=!0;if(t){if(n.parallel_tool_calls!==
void 0){let f=n.parallel_tool_calls,v=e;if(typeof f!="boolean"&&f!==null)return F.errors=[1],!1;var t=v===
e}else var t=!0;if(t){if(n.text!==void 0){let f=n.text,v=e,j=e,l=!1,a=e;oe(f)||(r=r===null?oe.errors:
r.concat(oe.errors),e=r.length);var o=a===e;if(l=l||o,!l){let h=e;f!==null&&(r===null?r=[1]:r.push(1),
e++);var o=h===e;l=l||o}if(l)e=j,r!==null&&(j?r.length=j:r=null);else return r===null?r=[1]:r.push(1),
e++,F.errors=r,!1;var t=v===e}else var t=!0;if(t){if(n.reasoning!==void 0){let f=n.reasoning,v=e,j=e,
l=!1,a=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.effort!==void 0){let x=f.effort,
N=e;typeof x!="string"&&x!==null&&(r===null?r=[1]:r.push(1),e++),e===N&&typeof x=="string"&&T(x,64)&&
(r===null?r=[1]:r.push(1),e++);var m=N===e}else var m=!0;if(m)if(f.summary!==void 0){let x=f.summary,
N=e;typeof x!="string"&&x!==null&&(r===null?r=[1]:r.push(1),e++),e===N&&typeof x=="string"&&T(x,64)&&
(r===null?r=[1]:r.push(1),e++);var m=N===e}else var m=!0}else r===null?r=[1]:r.push(1),e++;var c=a===
e;if(l=l||c,!l){let x=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var c=x===e;l=l||c}if(l)e=j,r!==null&&
(j?r.length=j:r=null);else return r===null?r=[1]:r.push(1),e++,F.errors=r,!1;var t=v===e}else var t=!0;
if(t){if(n.max_output_tokens!==void 0){let f=n.max_output_tokens,v=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f))&&f!==null)return F.errors=[1],!1;if(e===v&&typeof f=="number"&&isFinite(f)){
if(f>2147483647||isNaN(f))return F.errors=[1],!1;if(f<1||isNaN(f))return F.errors=[1],!1}var t=v===e}else
var t=!0;if(t){if(n.temperature!==void 0){let f=n.temperature,v=e;if(!(typeof f=="number"&&isFinite(
f))&&f!==null)return F.errors=[1],!1;if(e===v&&typeof f=="number"&&isFinite(f)){if(f>2||isNaN(f))return F.
errors=[1],!1;if(f<0||isNaN(f))return F.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(n.top_p!==void 0){
let f=n.top_p,v=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return F.errors=[1],!1;if(e===v&&typeof f==
"number"&&isFinite(f)){if(f>1||isNaN(f))return F.errors=[1],!1;if(f<0||isNaN(f))return F.errors=[1],
!1}var t=v===e}else var t=!0;if(t){if(n.top_logprobs!==void 0){let f=n.top_logprobs,v=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return F.errors=[1],!1;if(e===v&&typeof f=="numb\
er"&&isFinite(f)){if(f>20||isNaN(f))return F.errors=[1],!1;if(f<0||isNaN(f))return F.errors=[1],!1}var t=v===
e}else var t=!0;if(t){if(n.truncation!==void 0){let f=n.truncation,v=e;if(typeof f!="string"&&f!==null)
return F.errors=[1],!1;if(e===v&&typeof f=="string"&&T(f,64))return F.errors=[1],!1;var t=v===e}else
var t=!0;if(t){let f=n.stream,v=e;if(typeof f!="boolean"&&f!==null)return F.errors=[1],!1;var t=v===
e;if(t){if(n.stream_options!==void 0){let l=n.stream_options,a=e,g=e,h=!1,x=e;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.include_obfuscation!==void 0){let I=l.include_obfuscation;typeof I!=
"boolean"&&I!==null&&(r===null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var p=x===e;if(h=
h||p,!h){let I=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var p=I===e;h=h||p}if(h)e=g,r!==null&&(g?r.
length=g:r=null);else return r===null?r=[1]:r.push(1),e++,F.errors=r,!1;var t=a===e}else var t=!0;if(t){
if(n.user!==void 0){let l=n.user,a=e;if(typeof l!="string"&&l!==null)return F.errors=[1],!1;if(e===a&&
typeof l=="string"&&T(l,1024))return F.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(n.safety_identifier!==
void 0){let l=n.safety_identifier,a=e;if(typeof l!="string"&&l!==null)return F.errors=[1],!1;if(e===
a&&typeof l=="string"&&T(l,1024))return F.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(n.prompt_cache_key!==
void 0){let l=n.prompt_cache_key,a=e;if(typeof l!="string"&&l!==null)return F.errors=[1],!1;if(e===a&&
typeof l=="string"&&T(l,1024))return F.errors=[1],!1;var t=a===e}else var t=!0;if(t){if(n.include!==
void 0){let l=n.include,a=e;if(!Array.isArray(l)&&l!==null)return F.errors=[1],!1;if(e===a&&Array.isArray(
l)){if(l.length>64)return F.errors=[1],!1;{var b=!0;let h=l.length;for(let x=0;x<h;x++){let N=l[x],P=e;
if(e===P)if(typeof N=="string"){if(T(N,128))return F.errors=[1],!1}else return F.errors=[1],!1;var b=P===
e;if(!b)break}}}var t=a===e}else var t=!0;if(t){if(n.metadata!==void 0){let l=n.metadata,a=e,g=e,h=!1,
x=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l))if(Object.keys(l).length>16)r===null?r=[1]:
r.push(1),e++;else for(let I in l){let Q=l[I],B=e;e===B&&(typeof Q=="string"?T(Q,512)&&(r===null?r=[
1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var _=B===e;if(!_)break}else r===null?r=[1]:r.push(
1),e++;var L=x===e;if(h=h||L,!h){let I=e;l!==null&&(r===null?r=[1]:r.push(1),e++);var L=I===e;h=h||L}
if(h)e=g,r!==null&&(g?r.length=g:r=null);else return r===null?r=[1]:r.push(1),e++,F.errors=r,!1;var t=a===
e}else var t=!0;if(t){if(n.store!==void 0){let l=n.store,a=e;if(typeof l!="boolean"&&l!==null)return F.
errors=[1],!1;var t=a===e}else var t=!0;if(t)if(n.background!==void 0){let l=n.background,a=e;if(typeof l!=
"boolean"&&l!==null)return F.errors=[1],!1;let g=e,h=e;if(l!==!0){let N={};r===null?r=[N]:r.push(N),
e++}var k=h===e;if(k)return F.errors=[1],!1;e=g,r!==null&&(g?r.length=g:r=null);var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return F.errors=[1],!1}}return F.errors=r,e===0}var vr=R;function R(s){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.body===void 0&&
(i="body"))return R.errors=[1],!1;if(s.body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){n.stream===void 0&&(n.stream=!1);let A;if(n.model===void 0&&(A="model")||n.input===
void 0&&(A="input"))return R.errors=[1],!1;if(n.model!==void 0){let f=n.model,v=e;if(e===e)if(typeof f==
"string"){if(T(f,256))return R.errors=[1],!1;if(re(f,1))return R.errors=[1],!1}else return R.errors=
[1],!1;var t=v===e}else var t=!0;if(t){if(n.input!==void 0){let f=n.input,v=e,j=e,l=!1,a=e;e===e&&(typeof f==
"string"?T(f,8388608)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var d=a===e;if(l=
l||d,!l){let x=e;ye(f)||(r=r===null?ye.errors:r.concat(ye.errors),e=r.length);var d=x===e;l=l||d}if(l)
e=j,r!==null&&(j?r.length=j:r=null);else return r===null?r=[1]:r.push(1),e++,R.errors=r,!1;var t=v===
e}else var t=!0;if(t){if(n.instructions!==void 0){let f=n.instructions,v=e;if(typeof f!="string"&&f!==
null)return R.errors=[1],!1;if(e===v&&typeof f=="string"&&T(f,8388608))return R.errors=[1],!1;var t=v===
e}else var t=!0;if(t){if(n.tools!==void 0){let f=n.tools,v=e;if(!Array.isArray(f)&&f!==null)return R.
errors=[1],!1;if(e===v&&Array.isArray(f)){if(f.length>1e4)return R.errors=[1],!1;{var y=!0;let l=f.length;
for(let a=0;a<l;a++){let g=e;E(f[a])||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var y=g===
e;if(!y)break}}}var t=v===e}else var t=!0;if(t){if(n.tool_choice!==void 0){let f=n.tool_choice,v=e,j=e,
l=!1,a=e;typeof f!="string"&&(r===null?r=[1]:r.push(1),e++),f==="none"||f==="auto"||f==="required"||
(r===null?r=[1]:r.push(1),e++);var u=a===e;if(l=l||u,!l){let h=e;Z(f)||(r=r===null?Z.errors:r.concat(
Z.errors),e=r.length);var u=h===e;if(l=l||u,!l){let N=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var u=N===
e;l=l||u}}if(l)e=j,r!==null&&(j?r.length=j:r=null);else return r===null?r=[1]:r.push(1),e++,R.errors=
r,!1;var t=v===e}else var t=!0;if(t){if(n.parallel_tool_calls!==void 0){let f=n.parallel_tool_calls,
v=e;if(typeof f!="boolean"&&f!==null)return R.errors=[1],!1;var t=v===e}else var t=!0;if(t){if(n.text!==
void 0){let f=n.text,v=e,j=e,l=!1,a=e;oe(f)||(r=r===null?oe.errors:r.concat(oe.errors),e=r.length);var o=a===
e;if(l=l||o,!l){let h=e;f!==null&&(r===null?r=[1]:r.push(1),e++);var o=h===e;l=l||o}if(l)e=j,r!==null&&
(j?r.length=j:r=null);else return r===null?r=[1]:r.push(1),e++,R.errors=r,!1;var t=v===e}else var t=!0;
if(t){if(n.reasoning!==void 0){let f=n.reasoning,v=e,j=e,l=!1,a=e;if(e===e)if(f&&typeof f=="object"&&
!Array.isArray(f)){if(f.effort!==void 0){let x=f.effort,N=e;typeof x!="string"&&x!==null&&(r===null?
r=[1]:r.push(1),e++),e===N&&typeof x=="string"&&T(x,64)&&(r===null?r=[1]:r.push(1),e++);var m=N===e}else
var m=!0;if(m)if(f.summary!==void 0){let x=f.summary,N=e;typeof x!="string"&&x!==null&&(r===null?r=[
1]:r.push(1),e++),e===N&&typeof x=="string"&&T(x,64)&&(r===null?r=[1]:r.push(1),e++);var m=N===e}else
var m=!0}else r===null?r=[1]:r.push(1),e++;var c=a===e;if(l=l||c,!l){let x=e;f!==null&&(r===null?r=[
1]:r.push(1),e++);var c=x===e;l=l||c}if(l)e=j,r!==null&&(j?r.length=j:r=null);else return r===null?r=
[1]:r.push(1),e++,R.errors=r,!1;var t=v===e}else var t=!0;if(t){if(n.max_output_tokens!==void 0){let f=n.
max_output_tokens,v=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return R.errors=
[1],!1;if(e===v&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))return R.errors=[1],!1;if(f<
1||isNaN(f))return R.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(n.temperature!==void 0){let f=n.
temperature,v=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return R.errors=[1],!1;if(e===v&&typeof f==
"number"&&isFinite(f)){if(f>2||isNaN(f))return R.errors=[1],!1;if(f<0||isNaN(f))return R.errors=[1],
!1}var t=v===e}else var t=!0;if(t){if(n.top_p!==void 0){let f=n.top_p,v=e;if(!(typeof f=="number"&&isFinite(
f))&&f!==null)return R.errors=[1],!1;if(e===v&&typeof f=="number"&&isFinite(f)){if(f>1||isNaN(f))return R.
errors=[1],!1;if(f<0||isNaN(f))return R.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(n.top_logprobs!==
void 0){let f=n.top_logprobs,v=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)
return R.errors=[1],!1;if(e===v&&typeof f=="number"&&isFinite(f)){if(f>20||isNaN(f))return R.errors=
[1],!1;if(f<0||isNaN(f))return R.errors=[1],!1}var t=v===e}else var t=!0;if(t){if(n.truncation!==void 0){
let f=n.truncation,v=e;if(typeof f!="string"&&f!==null)return R.errors=[1],!1;if(e===v&&typeof f=="s\
tring"&&T(f,64))return R.errors=[1],!1;var t=v===e}else var t=!0;if(t){let f=n.stream,v=e;if(typeof f!=
"boolean"&&f!==null)return R.errors=[1],!1;var t=v===e;if(t){if(n.stream_options!==void 0){let l=n.stream_options,
a=e,g=e,h=!1,x=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.include_obfuscation!==void 0){
let I=l.include_obfuscation;typeof I!="boolean"&&I!==null&&(r===null?r=[1]:r.push(1),e++)}}else r===
null?r=[1]:r.push(1),e++;var p=x===e;if(h=h||p,!h){let I=e;l!==null&&(r===null?r=[1]:r.push(1),e++);
var p=I===e;h=h||p}if(h)e=g,r!==null&&(g?r.length=g:r=null);else return r===null?r=[1]:r.push(1),e++,
R.errors=r,!1;var t=a===e}else var t=!0;if(t){if(n.user!==void 0){let l=n.user,a=e;if(typeof l!="str\
ing"&&l!==null)return R.errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,1024))return R.errors=[1],!1;
var t=a===e}else var t=!0;if(t){if(n.safety_identifier!==void 0){let l=n.safety_identifier,a=e;if(typeof l!=
"string"&&l!==null)return R.errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,1024))return R.errors=[1],
!1;var t=a===e}else var t=!0;if(t){if(n.prompt_cache_key!==void 0){let l=n.prompt_cache_key,a=e;if(typeof l!=
"string"&&l!==null)return R.errors=[1],!1;if(e===a&&typeof l=="string"&&T(l,1024))return R.errors=[1],
!1;var t=a===e}else var t=!0;if(t){if(n.include!==void 0){let l=n.include,a=e;if(!Array.isArray(l)&&
l!==null)return R.errors=[1],!1;if(e===a&&Array.isArray(l)){if(l.length>64)return R.errors=[1],!1;{var b=!0;
let h=l.length;for(let x=0;x<h;x++){let N=l[x],P=e;if(e===P)if(typeof N=="string"){if(T(N,128))return R.
errors=[1],!1}else return R.errors=[1],!1;var b=P===e;if(!b)break}}}var t=a===e}else var t=!0;if(t){
if(n.metadata!==void 0){let l=n.metadata,a=e,g=e,h=!1,x=e;if(e===e)if(l&&typeof l=="object"&&!Array.
isArray(l))if(Object.keys(l).length>16)r===null?r=[1]:r.push(1),e++;else for(let I in l){let Q=l[I],
B=e;e===B&&(typeof Q=="string"?T(Q,512)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));
var _=B===e;if(!_)break}else r===null?r=[1]:r.push(1),e++;var L=x===e;if(h=h||L,!h){let I=e;l!==null&&
(r===null?r=[1]:r.push(1),e++);var L=I===e;h=h||L}if(h)e=g,r!==null&&(g?r.length=g:r=null);else return r===
null?r=[1]:r.push(1),e++,R.errors=r,!1;var t=a===e}else var t=!0;if(t){if(n.store!==void 0){let l=n.
store,a=e;if(typeof l!="boolean"&&l!==null)return R.errors=[1],!1;var t=a===e}else var t=!0;if(t)if(n.
background!==void 0){let l=n.background,a=e;if(typeof l!="boolean"&&l!==null)return R.errors=[1],!1;
let g=e,h=e;if(l!==!0){let N={};r===null?r=[N]:r.push(N),e++}var k=h===e;if(k)return R.errors=[1],!1;
e=g,r!==null&&(g?r.length=g:r=null);var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else return R.errors=
[1],!1}}return R.errors=r,e===0}var _r=hr;function hr(s){let r=null,e=0;return hr.errors=r,e===0}var gr=br;function br(s){let r=null,e=0;return br.errors=r,e===0}var Ar=xr;function xr(s){let r=null,e=0;return xr.errors=r,e===0}var jr=$r;function $r(s){let r=null,e=0;return $r.errors=r,e===0}var kr=Lr;function Lr(s){let r=null,e=0;return Lr.errors=r,e===0}var Nr=qr;function qr(s){let r=null,e=0;return qr.errors=r,e===0}var Tr=xe(Ie()),Ir=xe(ze()),$s={...Tr.formats,...Ir.fastFormats},zr=we;var O=je,ee=$e,ds=new RegExp("^[a-z][a-z0-9_]*$","u");function K(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===
void 0&&(u="type")||s.text===void 0&&(u="text")||s.annotations===void 0&&(u="annotations"))return K.
errors=[1],!1;if(s.type!==void 0){let o=s.type,m=e;if(typeof o!="string")return K.errors=[1],!1;if(o!==
"output_text")return K.errors=[1],!1;var t=m===e}else var t=!0;if(t){if(s.text!==void 0){let o=s.text,
m=e;if(e===m)if(typeof o=="string"){if(O(o,33554432))return K.errors=[1],!1}else return K.errors=[1],
!1;var t=m===e}else var t=!0;if(t){if(s.annotations!==void 0){let o=s.annotations,m=e;if(e===m)if(Array.
isArray(o)){if(o.length>1024)return K.errors=[1],!1;{var d=!0;let p=o.length;for(let b=0;b<p;b++){let _=o[b],
L=e;if(e===e&&!(_&&typeof _=="object"&&!Array.isArray(_)))return K.errors=[1],!1;var d=L===e;if(!d)break}}}else
return K.errors=[1],!1;var t=m===e}else var t=!0;if(t)if(s.logprobs!==void 0){let o=s.logprobs,m=e;if(e===
m)if(Array.isArray(o)){if(o.length>1048576)return K.errors=[1],!1;{var y=!0;let p=o.length;for(let b=0;b<
p;b++){let _=o[b],L=e;if(e===e&&!(_&&typeof _=="object"&&!Array.isArray(_)))return K.errors=[1],!1;var y=L===
e;if(!y)break}}}else return K.errors=[1],!1;var t=m===e}else var t=!0}}}else return K.errors=[1],!1;
return K.errors=r,e===0}function Y(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.id===void 0&&(o="id")||s.type===void 0&&(o="type")||s.role===void 0&&(o="role")||s.status===
void 0&&(o="status")||s.content===void 0&&(o="content"))return Y.errors=[1],!1;if(s.id!==void 0){let m=s.
id,c=e;if(e===e)if(typeof m=="string"){if(O(m,256))return Y.errors=[1],!1;if(ee(m,1))return Y.errors=
[1],!1}else return Y.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(s.type!==void 0){let m=s.type,
c=e;if(typeof m!="string")return Y.errors=[1],!1;if(m!=="message")return Y.errors=[1],!1;var t=c===e}else
var t=!0;if(t){if(s.role!==void 0){let m=s.role,c=e;if(typeof m!="string")return Y.errors=[1],!1;if(m!==
"assistant")return Y.errors=[1],!1;var t=c===e}else var t=!0;if(t){if(s.status!==void 0){let m=s.status,
c=e;if(typeof m!="string")return Y.errors=[1],!1;if(!(m==="in_progress"||m==="completed"||m==="incom\
plete"))return Y.errors=[1],!1;var t=c===e}else var t=!0;if(t)if(s.content!==void 0){let m=s.content,
c=e;if(e===c)if(Array.isArray(m)){if(m.length>1024)return Y.errors=[1],!1;{var d=!0;let b=m.length;for(let _=0;_<
b;_++){let L=m[_],k=e,i=e,n=!1,$=e;K(L)||(r=r===null?K.errors:r.concat(K.errors),e=r.length);var y=$===
e;if(n=n||y,!n){let f=e;if(e===e)if(L&&typeof L=="object"&&!Array.isArray(L)){let l;if(L.type===void 0&&
(l="type")||L.refusal===void 0&&(l="refusal"))r===null?r=[1]:r.push(1),e++;else{if(L.type!==void 0){
let a=L.type,g=e;typeof a!="string"&&(r===null?r=[1]:r.push(1),e++),a!=="refusal"&&(r===null?r=[1]:r.
push(1),e++);var u=g===e}else var u=!0;if(u)if(L.refusal!==void 0){let a=L.refusal,g=e;e===g&&(typeof a==
"string"?O(a,33554432)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var u=g===e}else
var u=!0}}else r===null?r=[1]:r.push(1),e++;var y=f===e;n=n||y}if(n)e=i,r!==null&&(i?r.length=i:r=null);else
return r===null?r=[1]:r.push(1),e++,Y.errors=r,!1;var d=k===e;if(!d)break}}}else return Y.errors=[1],
!1;var t=c===e}else var t=!0}}}}else return Y.errors=[1],!1;return Y.errors=r,e===0}function w(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.id===void 0&&
(d="id")||s.type===void 0&&(d="type")||s.status===void 0&&(d="status")||s.call_id===void 0&&(d="call\
_id")||s.name===void 0&&(d="name")||s.arguments===void 0&&(d="arguments"))return w.errors=[1],!1;if(s.
id!==void 0){let y=s.id,u=e;if(e===e)if(typeof y=="string"){if(O(y,256))return w.errors=[1],!1;if(ee(
y,1))return w.errors=[1],!1}else return w.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.type!==
void 0){let y=s.type,u=e;if(typeof y!="string")return w.errors=[1],!1;if(y!=="function_call")return w.
errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.status!==void 0){let y=s.status,u=e;if(typeof y!=
"string")return w.errors=[1],!1;if(!(y==="in_progress"||y==="completed"||y==="incomplete"))return w.
errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.call_id!==void 0){let y=s.call_id,u=e;if(e===u)if(typeof y==
"string"){if(O(y,256))return w.errors=[1],!1}else return w.errors=[1],!1;var t=u===e}else var t=!0;if(t){
if(s.name!==void 0){let y=s.name,u=e;if(e===u)if(typeof y=="string"){if(O(y,256))return w.errors=[1],
!1}else return w.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.namespace!==void 0){let y=s.namespace,
u=e;if(e===u)if(typeof y=="string"){if(O(y,256))return w.errors=[1],!1}else return w.errors=[1],!1;var t=u===
e}else var t=!0;if(t)if(s.arguments!==void 0){let y=s.arguments,u=e;if(e===u)if(typeof y=="string"){
if(O(y,33554432))return w.errors=[1],!1}else return w.errors=[1],!1;var t=u===e}else var t=!0}}}}}}else
return w.errors=[1],!1;return w.errors=r,e===0}function D(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.id===void 0&&
(d="id")||s.type===void 0&&(d="type")||s.status===void 0&&(d="status")||s.call_id===void 0&&(d="call\
_id")||s.name===void 0&&(d="name")||s.input===void 0&&(d="input"))return D.errors=[1],!1;if(s.id!==void 0){
let y=s.id,u=e;if(e===e)if(typeof y=="string"){if(O(y,256))return D.errors=[1],!1;if(ee(y,1))return D.
errors=[1],!1}else return D.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.type!==void 0){let y=s.
type,u=e;if(typeof y!="string")return D.errors=[1],!1;if(y!=="custom_tool_call")return D.errors=[1],
!1;var t=u===e}else var t=!0;if(t){if(s.status!==void 0){let y=s.status,u=e;if(typeof y!="string")return D.
errors=[1],!1;if(!(y==="in_progress"||y==="completed"||y==="incomplete"))return D.errors=[1],!1;var t=u===
e}else var t=!0;if(t){if(s.call_id!==void 0){let y=s.call_id,u=e;if(e===u)if(typeof y=="string"){if(O(
y,256))return D.errors=[1],!1}else return D.errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.name!==
void 0){let y=s.name,u=e;if(e===u)if(typeof y=="string"){if(O(y,256))return D.errors=[1],!1}else return D.
errors=[1],!1;var t=u===e}else var t=!0;if(t){if(s.namespace!==void 0){let y=s.namespace,u=e;if(e===
u)if(typeof y=="string"){if(O(y,256))return D.errors=[1],!1}else return D.errors=[1],!1;var t=u===e}else
var t=!0;if(t)if(s.input!==void 0){let y=s.input,u=e;if(e===u)if(typeof y=="string"){if(O(y,33554432))
return D.errors=[1],!1}else return D.errors=[1],!1;var t=u===e}else var t=!0}}}}}}else return D.errors=
[1],!1;return D.errors=r,e===0}function C(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.id===void 0&&
(m="id")||s.type===void 0&&(m="type")||s.summary===void 0&&(m="summary"))return C.errors=[1],!1;if(s.
id!==void 0){let c=s.id,p=e;if(e===e)if(typeof c=="string"){if(O(c,256))return C.errors=[1],!1;if(ee(
c,1))return C.errors=[1],!1}else return C.errors=[1],!1;var t=p===e}else var t=!0;if(t){if(s.type!==
void 0){let c=s.type,p=e;if(typeof c!="string")return C.errors=[1],!1;if(c!=="reasoning")return C.errors=
[1],!1;var t=p===e}else var t=!0;if(t){if(s.status!==void 0){let c=s.status,p=e;if(typeof c!="string")
return C.errors=[1],!1;if(!(c==="in_progress"||c==="completed"||c==="incomplete"))return C.errors=[1],
!1;var t=p===e}else var t=!0;if(t){if(s.summary!==void 0){let c=s.summary,p=e;if(e===p)if(Array.isArray(
c)){if(c.length>1024)return C.errors=[1],!1;{var d=!0;let _=c.length;for(let L=0;L<_;L++){let k=c[L],
i=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let A;if(k.type===void 0&&(A="type")||k.text===
void 0&&(A="text"))return C.errors=[1],!1;if(k.type!==void 0){let f=k.type,v=e;if(e===v)if(typeof f==
"string"){if(O(f,64))return C.errors=[1],!1;if(ee(f,1))return C.errors=[1],!1}else return C.errors=[
1],!1;var y=v===e}else var y=!0;if(y)if(k.text!==void 0){let f=k.text,v=e;if(e===v)if(typeof f=="str\
ing"){if(O(f,8388608))return C.errors=[1],!1}else return C.errors=[1],!1;var y=v===e}else var y=!0}else
return C.errors=[1],!1;var d=i===e;if(!d)break}}}else return C.errors=[1],!1;var t=p===e}else var t=!0;
if(t){if(s.content!==void 0){let c=s.content,p=e;if(e===p)if(Array.isArray(c)){if(c.length>1024)return C.
errors=[1],!1;{var u=!0;let _=c.length;for(let L=0;L<_;L++){let k=c[L],i=e;if(e===e)if(k&&typeof k==
"object"&&!Array.isArray(k)){let A;if(k.type===void 0&&(A="type")||k.text===void 0&&(A="text"))return C.
errors=[1],!1;if(k.type!==void 0){let f=k.type,v=e;if(typeof f!="string")return C.errors=[1],!1;if(f!==
"reasoning_text")return C.errors=[1],!1;var o=v===e}else var o=!0;if(o)if(k.text!==void 0){let f=k.text,
v=e;if(e===v)if(typeof f=="string"){if(O(f,33554432))return C.errors=[1],!1}else return C.errors=[1],
!1;var o=v===e}else var o=!0}else return C.errors=[1],!1;var u=i===e;if(!u)break}}}else return C.errors=
[1],!1;var t=p===e}else var t=!0;if(t)if(s.encrypted_content!==void 0){let c=s.encrypted_content,p=e;
if(typeof c!="string"&&c!==null)return C.errors=[1],!1;if(e===p&&typeof c=="string"&&O(c,33554432))return C.
errors=[1],!1;var t=p===e}else var t=!0}}}}}else return C.errors=[1],!1;return C.errors=r,e===0}function Ne(s){
let r=null,e=0,t=e,d=!1,y=e;Y(s)||(r=r===null?Y.errors:r.concat(Y.errors),e=r.length);var u=y===e;if(d=
d||u,!d){let o=e;w(s)||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var u=o===e;if(d=d||u,!d){
let c=e;D(s)||(r=r===null?D.errors:r.concat(D.errors),e=r.length);var u=c===e;if(d=d||u,!d){let b=e;
C(s)||(r=r===null?C.errors:r.concat(C.errors),e=r.length);var u=b===e;d=d||u}}}if(d)e=t,r!==null&&(t?
r.length=t:r=null);else return r===null?r=[1]:r.push(1),e++,Ne.errors=r,!1;return Ne.errors=r,e===0}function W(s){let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===
void 0&&(m="type")){let c={};r===null?r=[c]:r.push(c),e++}else if(s.type!==void 0&&s.type!=="json_sc\
hema"){let c={};r===null?r=[c]:r.push(c),e++}}var u=y===e;if(e=t,r!==null&&(t?r.length=t:r=null),u){
let m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.name===void 0&&(p="name")||s.schema===
void 0&&(p="schema"))return W.errors=[1],!1}var u=m===e;d=u}if(!d)return r===null?r=[1]:r.push(1),e++,
W.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="ty\
pe"))return W.errors=[1],!1;if(s.type!==void 0){let c=s.type,p=e;if(typeof c!="string")return W.errors=
[1],!1;if(!(c==="text"||c==="json_object"||c==="json_schema"))return W.errors=[1],!1;var o=p===e}else
var o=!0;if(o){if(s.name!==void 0){let c=s.name,p=e;if(e===p)if(typeof c=="string"){if(O(c,256))return W.
errors=[1],!1;if(ee(c,1))return W.errors=[1],!1}else return W.errors=[1],!1;var o=p===e}else var o=!0;
if(o){if(s.description!==void 0){let c=s.description,p=e;if(typeof c!="string"&&c!==null)return W.errors=
[1],!1;if(e===p&&typeof c=="string"&&O(c,65536))return W.errors=[1],!1;var o=p===e}else var o=!0;if(o){
if(s.schema!==void 0){let c=s.schema,p=e;if(e===e&&!(c&&typeof c=="object"&&!Array.isArray(c)))return W.
errors=[1],!1;var o=p===e}else var o=!0;if(o)if(s.strict!==void 0){let c=s.strict,p=e;if(typeof c!="\
boolean"&&c!==null)return W.errors=[1],!1;var o=p===e}else var o=!0}}}}else return W.errors=[1],!1;return W.
errors=r,e===0}function _e(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
format!==void 0){let y=s.format,u=e,o=e,m=!1,c=e;W(y)||(r=r===null?W.errors:r.concat(W.errors),e=r.length);
var t=c===e;if(m=m||t,!m){let p=e;y!==null&&(r===null?r=[1]:r.push(1),e++);var t=p===e;m=m||t}if(m)e=
o,r!==null&&(o?r.length=o:r=null);else return r===null?r=[1]:r.push(1),e++,_e.errors=r,!1;var d=u===
e}else var d=!0;if(d)if(s.verbosity!==void 0){let y=s.verbosity,u=e;if(typeof y!="string"&&y!==null)
return _e.errors=[1],!1;if(e===u&&typeof y=="string"&&O(y,64))return _e.errors=[1],!1;var d=u===e}else
var d=!0}else return _e.errors=[1],!1;return _e.errors=r,e===0}function G(s){let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.type===
void 0&&(b="type")){let _={};r===null?r=[_]:r.push(_),e++}else if(s.type!==void 0){let _=s.type;if(!(_===
"function"||_==="custom")){let L={};r===null?r=[L]:r.push(L),e++}}}var u=y===e;if(e=t,r!==null&&(t?r.
length=t:r=null),u){let b=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.name===void 0&&(L=
"name"))return G.errors=[1],!1;if(s.name!==void 0){let k=s.name;if(e===e)if(typeof k=="string"){if(ee(
k,1))return G.errors=[1],!1}else return G.errors=[1],!1}}var u=b===e;d=u}if(!d)return r===null?r=[1]:
r.push(1),e++,G.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let b;if(s.type===
void 0&&(b="type"))return G.errors=[1],!1;if(s.type!==void 0){let _=s.type,L=e;if(e===L)if(typeof _==
"string"){if(O(_,64))return G.errors=[1],!1;if(ee(_,1))return G.errors=[1],!1}else return G.errors=[
1],!1;var o=L===e}else var o=!0;if(o){if(s.name!==void 0){let _=s.name,L=e;if(typeof _!="string"&&_!==
null)return G.errors=[1],!1;if(e===L&&typeof _=="string"&&O(_,256))return G.errors=[1],!1;var o=L===
e}else var o=!0;if(o){if(s.description!==void 0){let _=s.description,L=e;if(typeof _!="string"&&_!==
null)return G.errors=[1],!1;if(e===L&&typeof _=="string"&&O(_,65536))return G.errors=[1],!1;var o=L===
e}else var o=!0;if(o){if(s.parameters!==void 0){let _=s.parameters,L=e,k=e,i=!1,n=e;e===e&&(_&&typeof _==
"object"&&!Array.isArray(_)||(r===null?r=[1]:r.push(1),e++));var m=n===e;if(i=i||m,!i){let f=e;_!==null&&
(r===null?r=[1]:r.push(1),e++);var m=f===e;i=i||m}if(i)e=k,r!==null&&(k?r.length=k:r=null);else return r===
null?r=[1]:r.push(1),e++,G.errors=r,!1;var o=L===e}else var o=!0;if(o){if(s.strict!==void 0){let _=s.
strict,L=e;if(typeof _!="boolean"&&_!==null)return G.errors=[1],!1;var o=L===e}else var o=!0;if(o)if(s.
format!==void 0){let _=s.format,L=e,k=e,i=!1,n=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){
let f;if(_.type===void 0&&(f="type"))r===null?r=[1]:r.push(1),e++;else{if(_.type!==void 0){let v=_.type,
j=e;typeof v!="string"&&(r===null?r=[1]:r.push(1),e++),v==="text"||v==="grammar"||(r===null?r=[1]:r.
push(1),e++);var c=j===e}else var c=!0;if(c){if(_.syntax!==void 0){let v=_.syntax,j=e;e===j&&(typeof v==
"string"?O(v,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var c=j===e}else var c=!0;
if(c)if(_.definition!==void 0){let v=_.definition,j=e;e===j&&(typeof v=="string"?O(v,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var c=j===e}else var c=!0}}}else r===null?
r=[1]:r.push(1),e++;var p=n===e;if(i=i||p,!i){let f=e;_!==null&&(r===null?r=[1]:r.push(1),e++);var p=f===
e;i=i||p}if(i)e=k,r!==null&&(k?r.length=k:r=null);else return r===null?r=[1]:r.push(1),e++,G.errors=
r,!1;var o=L===e}else var o=!0}}}}}else return G.errors=[1],!1;return G.errors=r,e===0}function M(s){
let r=null,e=0,t=e,d=!0,y=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===void 0&&(i=
"type")){let n={};r===null?r=[n]:r.push(n),e++}else if(s.type!==void 0){let n=s.type;if(!(n==="funct\
ion"||n==="custom")){let $={};r===null?r=[$]:r.push($),e++}}}var u=y===e;e=t,r!==null&&(t?r.length=t:
r=null);let o;if(u){let i=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.name===void 0&&($=
"name"))return M.errors=[1],!1;if(s.name!==void 0){let A=s.name;if(e===e)if(typeof A=="string"){if(ee(
A,1))return M.errors=[1],!1}else return M.errors=[1],!1}}var u=i===e;d=u,o="then"}else{let i=e,n=e,$=!0,
A=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.type===void 0&&(v="type")){let j={};r===
null?r=[j]:r.push(j),e++}else if(s.type!==void 0&&s.type!=="namespace"){let j={};r===null?r=[j]:r.push(
j),e++}}var m=A===e;if(e=n,r!==null&&(n?r.length=n:r=null),m){let v=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let l;if(s.name===void 0&&(l="name")||s.tools===void 0&&(l="tools"))return M.errors=[1],
!1;if(s.name!==void 0){let a=s.name,g=e;if(e===g)if(typeof a=="string"){if(ee(a,1))return M.errors=[
1],!1}else return M.errors=[1],!1;var c=g===e}else var c=!0;if(c)if(s.tools!==void 0){let a=e;if(!Array.
isArray(s.tools))return M.errors=[1],!1;var c=a===e}else var c=!0}var m=v===e;$=m}if(!$)return r===null?
r=[1]:r.push(1),e++,M.errors=r,!1;var u=i===e;d=u,o="else"}if(!d)return r===null?r=[1]:r.push(1),e++,
M.errors=r,!1;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.type===void 0&&(i="ty\
pe"))return M.errors=[1],!1;if(s.type!==void 0){let n=s.type,$=e;if(e===$)if(typeof n=="string"){if(O(
n,64))return M.errors=[1],!1;if(ee(n,1))return M.errors=[1],!1}else return M.errors=[1],!1;var p=$===
e}else var p=!0;if(p){if(s.name!==void 0){let n=s.name,$=e;if(typeof n!="string"&&n!==null)return M.
errors=[1],!1;if(e===$&&typeof n=="string"&&O(n,256))return M.errors=[1],!1;var p=$===e}else var p=!0;
if(p){if(s.description!==void 0){let n=s.description,$=e;if(typeof n!="string"&&n!==null)return M.errors=
[1],!1;if(e===$&&typeof n=="string"&&O(n,65536))return M.errors=[1],!1;var p=$===e}else var p=!0;if(p){
if(s.parameters!==void 0){let n=s.parameters,$=e,A=e,f=!1,v=e;e===e&&(n&&typeof n=="object"&&!Array.
isArray(n)||(r===null?r=[1]:r.push(1),e++));var b=v===e;if(f=f||b,!f){let a=e;n!==null&&(r===null?r=
[1]:r.push(1),e++);var b=a===e;f=f||b}if(f)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?
r=[1]:r.push(1),e++,M.errors=r,!1;var p=$===e}else var p=!0;if(p){if(s.strict!==void 0){let n=s.strict,
$=e;if(typeof n!="boolean"&&n!==null)return M.errors=[1],!1;var p=$===e}else var p=!0;if(p){if(s.format!==
void 0){let n=s.format,$=e,A=e,f=!1,v=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let a;
if(n.type===void 0&&(a="type"))r===null?r=[1]:r.push(1),e++;else{if(n.type!==void 0){let g=n.type,h=e;
typeof g!="string"&&(r===null?r=[1]:r.push(1),e++),g==="text"||g==="grammar"||(r===null?r=[1]:r.push(
1),e++);var _=h===e}else var _=!0;if(_){if(n.syntax!==void 0){let g=n.syntax,h=e;e===h&&(typeof g=="\
string"?O(g,64)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var _=h===e}else var _=!0;
if(_)if(n.definition!==void 0){let g=n.definition,h=e;e===h&&(typeof g=="string"?O(g,1048576)&&(r===
null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var _=h===e}else var _=!0}}}else r===null?
r=[1]:r.push(1),e++;var L=v===e;if(f=f||L,!f){let a=e;n!==null&&(r===null?r=[1]:r.push(1),e++);var L=a===
e;f=f||L}if(f)e=A,r!==null&&(A?r.length=A:r=null);else return r===null?r=[1]:r.push(1),e++,M.errors=
r,!1;var p=$===e}else var p=!0;if(p)if(s.tools!==void 0){let n=s.tools,$=e;if(!Array.isArray(n)&&n!==
null)return M.errors=[1],!1;if(e===$&&Array.isArray(n)){if(n.length>1e4)return M.errors=[1],!1;{var k=!0;
let f=n.length;for(let v=0;v<f;v++){let j=e;G(n[v])||(r=r===null?G.errors:r.concat(G.errors),e=r.length);
var k=j===e;if(!k)break}}}var p=$===e}else var p=!0}}}}}}else return M.errors=[1],!1;return M.errors=
r,e===0}function X(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
type===void 0&&(y="type"))return X.errors=[1],!1;if(s.type!==void 0){let u=s.type,o=e;if(e===o)if(typeof u==
"string"){if(O(u,64))return X.errors=[1],!1;if(ee(u,1))return X.errors=[1],!1}else return X.errors=[
1],!1;var t=o===e}else var t=!0;if(t){if(s.name!==void 0){let u=s.name,o=e;if(typeof u!="string"&&u!==
null)return X.errors=[1],!1;if(e===o&&typeof u=="string"&&O(u,256))return X.errors=[1],!1;var t=o===
e}else var t=!0;if(t){if(s.namespace!==void 0){let u=s.namespace,o=e;if(typeof u!="string"&&u!==null)
return X.errors=[1],!1;if(e===o&&typeof u=="string"&&O(u,256))return X.errors=[1],!1;var t=o===e}else
var t=!0;if(t){if(s.mode!==void 0){let u=s.mode,o=e;if(typeof u!="string")return X.errors=[1],!1;if(!(u===
"auto"||u==="required"))return X.errors=[1],!1;var t=o===e}else var t=!0;if(t)if(s.tools!==void 0){let u=s.
tools,o=e;if(e===o)if(Array.isArray(u)){if(u.length>1e4)return X.errors=[1],!1;{var d=!0;let c=u.length;
for(let p=0;p<c;p++){let b=e;M(u[p])||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var d=b===
e;if(!d)break}}}else return X.errors=[1],!1;var t=o===e}else var t=!0}}}}else return X.errors=[1],!1;
return X.errors=r,e===0}function q(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let k;if(s.id===void 0&&(k="id")||s.object===void 0&&(k="object")||s.created_at===void 0&&(k="cr\
eated_at")||s.status===void 0&&(k="status")||s.error===void 0&&(k="error")||s.incomplete_details===void 0&&
(k="incomplete_details")||s.instructions===void 0&&(k="instructions")||s.max_output_tokens===void 0&&
(k="max_output_tokens")||s.metadata===void 0&&(k="metadata")||s.model===void 0&&(k="model")||s.output===
void 0&&(k="output")||s.parallel_tool_calls===void 0&&(k="parallel_tool_calls")||s.previous_response_id===
void 0&&(k="previous_response_id")||s.reasoning===void 0&&(k="reasoning")||s.store===void 0&&(k="sto\
re")||s.temperature===void 0&&(k="temperature")||s.text===void 0&&(k="text")||s.tool_choice===void 0&&
(k="tool_choice")||s.tools===void 0&&(k="tools")||s.top_p===void 0&&(k="top_p")||s.truncation===void 0&&
(k="truncation"))return q.errors=[1],!1;if(s.id!==void 0){let i=s.id,n=e;if(e===n)if(typeof i=="stri\
ng"){if(O(i,256))return q.errors=[1],!1;if(ee(i,1))return q.errors=[1],!1}else return q.errors=[1],!1;
var t=n===e}else var t=!0;if(t){if(s.object!==void 0){let i=s.object,n=e;if(typeof i!="string")return q.
errors=[1],!1;if(i!=="response")return q.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.created_at!==
void 0){let i=s.created_at,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return q.errors=
[1],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return q.errors=[1],!1;if(i<
0||isNaN(i))return q.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(s.status!==void 0){let i=s.status,
n=e;if(typeof i!="string")return q.errors=[1],!1;if(!(i==="in_progress"||i==="completed"||i==="incom\
plete"||i==="failed"))return q.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.background!==void 0){
let i=e;if(typeof s.background!="boolean")return q.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.
completed_at!==void 0){let i=s.completed_at,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return q.errors=[1],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(
i))return q.errors=[1],!1;if(i<0||isNaN(i))return q.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(s.
error!==void 0){let i=s.error,n=e,$=e,A=!1,f=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){
let l;if(i.code===void 0&&(l="code")||i.message===void 0&&(l="message"))r===null?r=[1]:r.push(1),e++;else{
if(i.code!==void 0){let a=i.code,g=e;e===g&&(typeof a=="string"?O(a,64)?(r===null?r=[1]:r.push(1),e++):
ds.test(a)||(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var d=g===e}else var d=!0;
if(d)if(i.message!==void 0){let a=i.message,g=e;e===g&&(typeof a=="string"?O(a,2048)?(r===null?r=[1]:
r.push(1),e++):ee(a,1)&&(r===null?r=[1]:r.push(1),e++):(r===null?r=[1]:r.push(1),e++));var d=g===e}else
var d=!0}}else r===null?r=[1]:r.push(1),e++;var y=f===e;if(A=A||y,!A){let l=e;i!==null&&(r===null?r=
[1]:r.push(1),e++);var y=l===e;A=A||y}if(A)e=$,r!==null&&($?r.length=$:r=null);else return r===null?
r=[1]:r.push(1),e++,q.errors=r,!1;var t=n===e}else var t=!0;if(t){if(s.incomplete_details!==void 0){
let i=s.incomplete_details,n=e,$=e,A=!1,f=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let l;
if(i.reason===void 0&&(l="reason"))r===null?r=[1]:r.push(1),e++;else if(i.reason!==void 0){let a=i.reason;
typeof a!="string"&&(r===null?r=[1]:r.push(1),e++),a==="max_output_tokens"||a==="content_filter"||(r===
null?r=[1]:r.push(1),e++)}}else r===null?r=[1]:r.push(1),e++;var u=f===e;if(A=A||u,!A){let l=e;i!==null&&
(r===null?r=[1]:r.push(1),e++);var u=l===e;A=A||u}if(A)e=$,r!==null&&($?r.length=$:r=null);else return r===
null?r=[1]:r.push(1),e++,q.errors=r,!1;var t=n===e}else var t=!0;if(t){if(s.instructions!==void 0){let i=s.
instructions,n=e;if(typeof i!="string"&&i!==null)return q.errors=[1],!1;if(e===n&&typeof i=="string"&&
O(i,8388608))return q.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.max_output_tokens!==void 0){
let i=s.max_output_tokens,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return q.
errors=[1],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i))return q.errors=[
1],!1;if(i<1||isNaN(i))return q.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(s.metadata!==void 0){
let i=s.metadata,n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
16)return q.errors=[1],!1;for(let f in i){let v=i[f],j=e;if(e===j)if(typeof v=="string"){if(O(v,512))
return q.errors=[1],!1}else return q.errors=[1],!1;var o=j===e;if(!o)break}}else return q.errors=[1],
!1;var t=n===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.model,n=e;if(e===e)if(typeof i=="str\
ing"){if(O(i,256))return q.errors=[1],!1;if(ee(i,1))return q.errors=[1],!1}else return q.errors=[1],
!1;var t=n===e}else var t=!0;if(t){if(s.output!==void 0){let i=s.output,n=e;if(e===n)if(Array.isArray(
i)){if(i.length>1024)return q.errors=[1],!1;{var m=!0;let A=i.length;for(let f=0;f<A;f++){let v=e;Ne(
i[f])||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);var m=v===e;if(!m)break}}}else return q.
errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.parallel_tool_calls!==void 0){let i=e;if(typeof s.
parallel_tool_calls!="boolean")return q.errors=[1],!1;var t=i===e}else var t=!0;if(t){if(s.previous_response_id!==
void 0){let i=s.previous_response_id,n=e;if(typeof i!="string"&&i!==null)return q.errors=[1],!1;if(e===
n&&typeof i=="string"&&O(i,256))return q.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.prompt_cache_key!==
void 0){let i=s.prompt_cache_key,n=e;if(typeof i!="string"&&i!==null)return q.errors=[1],!1;if(e===n&&
typeof i=="string"&&O(i,1024))return q.errors=[1],!1;var t=n===e}else var t=!0;if(t){if(s.reasoning!==
void 0){let i=s.reasoning,n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.effort!==void 0){
let f=i.effort,v=e;if(typeof f!="string"&&f!==null)return q.errors=[1],!1;if(e===v&&typeof f=="strin\
g"&&O(f,64))return q.errors=[1],!1;var c=v===e}else var c=!0;if(c)if(i.summary!==void 0){let f=i.summary,
v=e;if(typeof f!="string"&&f!==null)return q.errors=[1],!1;if(e===v&&typeof f=="string"&&O(f,64))return q.
errors=[1],!1;var c=v===e}else var c=!0}else return q.errors=[1],!1;var t=n===e}else var t=!0;if(t){
if(s.safety_identifier!==void 0){let i=s.safety_identifier,n=e;if(typeof i!="string"&&i!==null)return q.
errors=[1],!1;if(e===n&&typeof i=="string"&&O(i,1024))return q.errors=[1],!1;var t=n===e}else var t=!0;
if(t){if(s.store!==void 0){let i=e;if(typeof s.store!="boolean")return q.errors=[1],!1;var t=i===e}else
var t=!0;if(t){if(s.temperature!==void 0){let i=s.temperature,n=e;if(!(typeof i=="number"&&isFinite(
i))&&i!==null)return q.errors=[1],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>2||isNaN(i))return q.
errors=[1],!1;if(i<0||isNaN(i))return q.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(s.text!==void 0){
let i=e;_e(s.text)||(r=r===null?_e.errors:r.concat(_e.errors),e=r.length);var t=i===e}else var t=!0;
if(t){if(s.tool_choice!==void 0){let i=s.tool_choice,n=e,$=e,A=!1,f=e;typeof i!="string"&&(r===null?
r=[1]:r.push(1),e++),i==="none"||i==="auto"||i==="required"||(r===null?r=[1]:r.push(1),e++);var p=f===
e;if(A=A||p,!A){let j=e;X(i)||(r=r===null?X.errors:r.concat(X.errors),e=r.length);var p=j===e;A=A||p}
if(A)e=$,r!==null&&($?r.length=$:r=null);else return r===null?r=[1]:r.push(1),e++,q.errors=r,!1;var t=n===
e}else var t=!0;if(t){if(s.tools!==void 0){let i=s.tools,n=e;if(e===n)if(Array.isArray(i)){if(i.length>
1e4)return q.errors=[1],!1;{var b=!0;let A=i.length;for(let f=0;f<A;f++){let v=e;M(i[f])||(r=r===null?
M.errors:r.concat(M.errors),e=r.length);var b=v===e;if(!b)break}}}else return q.errors=[1],!1;var t=n===
e}else var t=!0;if(t){if(s.top_logprobs!==void 0){let i=s.top_logprobs,n=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return q.errors=[1],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>20||isNaN(i))return q.errors=[1],!1;if(i<0||isNaN(i))return q.errors=[1],!1}var t=n===e}else
var t=!0;if(t){if(s.top_p!==void 0){let i=s.top_p,n=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)
return q.errors=[1],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1||isNaN(i))return q.errors=[
1],!1;if(i<0||isNaN(i))return q.errors=[1],!1}var t=n===e}else var t=!0;if(t){if(s.truncation!==void 0){
let i=s.truncation,n=e;if(typeof i!="string")return q.errors=[1],!1;if(i!=="disabled")return q.errors=
[1],!1;var t=n===e}else var t=!0;if(t){if(s.usage!==void 0){let i=s.usage,n=e,$=e,A=!1,f=e;if(e===e)
if(i&&typeof i=="object"&&!Array.isArray(i)){let l;if(i.input_tokens===void 0&&(l="input_tokens")||i.
input_tokens_details===void 0&&(l="input_tokens_details")||i.output_tokens===void 0&&(l="output_toke\
ns")||i.output_tokens_details===void 0&&(l="output_tokens_details")||i.total_tokens===void 0&&(l="to\
tal_tokens"))r===null?r=[1]:r.push(1),e++;else{if(i.input_tokens!==void 0){let a=i.input_tokens,g=e;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(r===null?r=[1]:r.push(1),e++),e===g&&typeof a==
"number"&&isFinite(a)&&(a>4294967295||isNaN(a)?(r===null?r=[1]:r.push(1),e++):(a<0||isNaN(a))&&(r===
null?r=[1]:r.push(1),e++));var _=g===e}else var _=!0;if(_){if(i.input_tokens_details!==void 0){let a=i.
input_tokens_details,g=e;if(e===g)if(a&&typeof a=="object"&&!Array.isArray(a)){let x;if(a.cached_tokens===
void 0&&(x="cached_tokens"))r===null?r=[1]:r.push(1),e++;else if(a.cached_tokens!==void 0){let N=a.cached_tokens,
P=e;typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)||(r===null?r=[1]:r.push(1),e++),e===P&&typeof N==
"number"&&isFinite(N)&&(N>4294967295||isNaN(N)?(r===null?r=[1]:r.push(1),e++):(N<0||isNaN(N))&&(r===
null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var _=g===e}else var _=!0;if(_){if(i.output_tokens!==
void 0){let a=i.output_tokens,g=e;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(r===null?r=[1]:
r.push(1),e++),e===g&&typeof a=="number"&&isFinite(a)&&(a>4294967295||isNaN(a)?(r===null?r=[1]:r.push(
1),e++):(a<0||isNaN(a))&&(r===null?r=[1]:r.push(1),e++));var _=g===e}else var _=!0;if(_){if(i.output_tokens_details!==
void 0){let a=i.output_tokens_details,g=e;if(e===g)if(a&&typeof a=="object"&&!Array.isArray(a)){let x;
if(a.reasoning_tokens===void 0&&(x="reasoning_tokens"))r===null?r=[1]:r.push(1),e++;else if(a.reasoning_tokens!==
void 0){let N=a.reasoning_tokens,P=e;typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)||(r===null?r=
[1]:r.push(1),e++),e===P&&typeof N=="number"&&isFinite(N)&&(N>4294967295||isNaN(N)?(r===null?r=[1]:r.
push(1),e++):(N<0||isNaN(N))&&(r===null?r=[1]:r.push(1),e++))}}else r===null?r=[1]:r.push(1),e++;var _=g===
e}else var _=!0;if(_)if(i.total_tokens!==void 0){let a=i.total_tokens,g=e;typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)||(r===null?r=[1]:r.push(1),e++),e===g&&typeof a=="number"&&isFinite(a)&&(a>8589934590||
isNaN(a)?(r===null?r=[1]:r.push(1),e++):(a<0||isNaN(a))&&(r===null?r=[1]:r.push(1),e++));var _=g===e}else
var _=!0}}}}}else r===null?r=[1]:r.push(1),e++;var L=f===e;if(A=A||L,!A){let l=e;i!==null&&(r===null?
r=[1]:r.push(1),e++);var L=l===e;A=A||L}if(A)e=$,r!==null&&($?r.length=$:r=null);else return r===null?
r=[1]:r.push(1),e++,q.errors=r,!1;var t=n===e}else var t=!0;if(t)if(s.user!==void 0){let i=s.user,n=e;
if(typeof i!="string"&&i!==null)return q.errors=[1],!1;if(e===n&&typeof i=="string"&&O(i,1024))return q.
errors=[1],!1;var t=n===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return q.errors=[1],!1;return q.
errors=r,e===0}function we(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.
response!==void 0&&(q(s.response)||(r=r===null?q.errors:r.concat(q.errors),e=r.length));else return we.
errors=[1],!1;return we.errors=r,e===0}var Fr=ae;function ae(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let d=s.response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.object===void 0&&
(u="object")||d.input_tokens===void 0&&(u="input_tokens"))return ae.errors=[1],!1;{let o=e;for(let m in d)
if(!(m==="object"||m==="input_tokens")){return ae.errors=[1],!1;break}if(o===e){if(d.object!==void 0){
let m=d.object,c=e;if(typeof m!="string")return ae.errors=[1],!1;if(m!=="response.input_tokens")return ae.
errors=[1],!1;var t=c===e}else var t=!0;if(t)if(d.input_tokens!==void 0){let m=d.input_tokens,c=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ae.errors=[1],!1;if(e===c&&typeof m=="number"&&isFinite(
m)){if(m>4294967295||isNaN(m))return ae.errors=[1],!1;if(m<0||isNaN(m))return ae.errors=[1],!1}var t=c===
e}else var t=!0}}}else return ae.errors=[1],!1}}else return ae.errors=[1],!1;return ae.errors=r,e===
0}var Rr=Re;function Re(s){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e&&!(t&&typeof t=="object"&&!Array.isArray(t)))return Re.errors=[1],
!1}}else return Re.errors=[1],!1;return Re.errors=r,e===0}var ks={createResponse:{parameters:nr,body:yr,replies:{200:zr}},countResponseTokens:{parameters:ir,body:vr,
replies:{200:Fr}},compactResponse:{parameters:lr,body:_r,replies:{}},retrieveResponse:{parameters:fr,
body:gr,replies:{}},deleteResponse:{parameters:or,body:Ar,replies:{}},getContract:{parameters:ar,body:jr,
replies:{200:Rr}},getReference:{parameters:ur,body:kr,replies:{}},getReferenceFile:{parameters:pr,body:Nr,
replies:{}}};export{ks as default};
