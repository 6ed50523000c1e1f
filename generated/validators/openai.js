// Compiled from a contract by npm run generate. Never edited.
var it=Object.create;var ir=Object.defineProperty;var ot=Object.getOwnPropertyDescriptor;var nt=Object.getOwnPropertyNames;var pt=Object.getPrototypeOf,mt=Object.prototype.hasOwnProperty;var or=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(D){throw r=0,D}};var lt=(t,r,D,L)=>{if(r&&typeof r=="object"||typeof r=="function")for(let x of nt(r))!mt.call(t,x)&&
x!==D&&ir(t,x,{get:()=>r[x],enumerable:!(L=ot(r,x))||L.enumerable});return t};var qe=(t,r,D)=>(D=t!=null?it(pt(t)):{},lt(r||!t||!t.__esModule?ir(D,"default",{value:t,enumerable:!0}):
D,t));var Ee=or(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});Me.formats=void 0;var dt=2**
31-1,ut=(-2)**31,ct=2**63-1,yt=(-2)**63,mr=(2-2**-23)*2**127,lr=2**-126,ht=-1*mr,gt=-1*lr,pr=()=>!0,
_t=/^[A-Za-z0-9+/]*(=|==)?$/;Me.formats={int32:{validate:t=>Number.isInteger(t)&&t<=dt&&t>=ut,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=ct&&t>=yt,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=mr&&t>=lr||t>=ht&&t<=gt),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&_t.test(t),binary:pr,password:pr}});var Ue=or(ve=>{"use strict";Object.defineProperty(ve,"__esModule",{value:!0});ve.formatNames=ve.fastFormats=
ve.fullFormats=void 0;function be(t,r){return{validate:t,compare:r}}ve.fullFormats={date:be(cr,Je),time:be(
Ke(!0),He),"date-time":be(fr(!0),hr),"iso-time":be(Ke(),yr),"iso-date-time":be(fr(),gr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:xt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Dt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:At,int32:{type:"number",validate:qt},
int64:{type:"number",validate:Nt},float:{type:"number",validate:ur},double:{type:"number",validate:ur},
password:!0,binary:!0};ve.fastFormats={...ve.fullFormats,date:be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Je),time:be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,He),"date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
hr),"iso-time":be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,yr),
"iso-date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
gr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ve.formatNames=Object.keys(ve.fullFormats);function bt(t){return t%4===0&&(t%100!==0||t%400===0)}var vt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
kt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function cr(t){let r=vt.exec(t);if(!r)return!1;let D=+r[1],
L=+r[2],x=+r[3];return L>=1&&L<=12&&x>=1&&x<=(L===2&&bt(D)?29:kt[L])}function Je(t,r){if(t&&r)return t>
r?1:t<r?-1:0}var Ve=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ke(t){
return function(D){let L=Ve.exec(D);if(!L)return!1;let x=+L[1],N=+L[2],s=+L[3],e=L[4],i=L[5]==="-"?-1:
1,m=+(L[6]||0),p=+(L[7]||0);if(m>23||p>59||t&&!e)return!1;if(x<=23&&N<=59&&s<60)return!0;let o=N-p*i,
n=x-m*i-(o<0?1:0);return(n===23||n===-1)&&(o===59||o===-1)&&s<61}}function He(t,r){if(!(t&&r))return;
let D=new Date("2020-01-01T"+t).valueOf(),L=new Date("2020-01-01T"+r).valueOf();if(D&&L)return D-L}function yr(t,r){
if(!(t&&r))return;let D=Ve.exec(t),L=Ve.exec(r);if(D&&L)return t=D[1]+D[2]+D[3],r=L[1]+L[2]+L[3],t>r?
1:t<r?-1:0}var Ze=/t|\s/i;function fr(t){let r=Ke(t);return function(L){let x=L.split(Ze);return x.length===
2&&cr(x[0])&&r(x[1])}}function hr(t,r){if(!(t&&r))return;let D=new Date(t).valueOf(),L=new Date(r).valueOf();
if(D&&L)return D-L}function gr(t,r){if(!(t&&r))return;let[D,L]=t.split(Ze),[x,N]=r.split(Ze),s=Je(D,
x);if(s!==void 0)return s||He(L,N)}var Pt=/\/|:/,wt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function xt(t){return Pt.test(t)&&wt.test(t)}var dr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function At(t){return dr.lastIndex=0,dr.test(t)}var jt=-(2**31),Lt=2**31-1;function qt(t){return Number.
isInteger(t)&&t<=Lt&&t>=jt}function Nt(t){return Number.isInteger(t)}function ur(){return!0}var $t=/[^\\]\\Z/;
function Dt(t){if($t.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var Ne=(t,r)=>t.length>r&&nr(t)>r,$e=(t,r)=>t.length<2*r&&nr(t)<r,ft=/[\ud800-\udbff][\udc00-\udfff]/g,
nr=t=>t.length-(t.match(ft)?.length??0);var _r=qe(Ee()),br=qe(Ue()),Qt={..._r.formats,...br.fastFormats},vr=ae;var ue=Ne,Ie=$e,kr=new RegExp("^[ -~]+$","u");function ae(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;
if(t.query===void 0&&(m="query")||t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))
return ae.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(t.headers!==void 0){let p=t.headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["\
x-request-timeout-ms"]!==void 0){let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let d=typeof n,b;if(b===void 0)if(d==="boolean"||n===null||d==="string"&&n&&
n==+n&&!(n%1))b=+n;else return ae.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;b!==void 0&&(n=b,p!==void 0&&(p["x-request-timeout-ms"]=b))}if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>6e5||isNaN(n))return ae.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(n<1||isNaN(n))return ae.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=a===e}else var i=!0;if(i){if(p["idempotency-key"]!==void 0){let n=p["\
idempotency-key"],a=e;if(typeof n!="string"){let b=typeof n,l;if(l===void 0)if(b=="number"||b=="bool\
ean")l=""+n;else if(n===null)l="";else return ae.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["idempotency-key"]=l))}if(e===a&&typeof n=="string"){if(ue(
n,255))return ae.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ie(n,1))return ae.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!kr.test(n))return ae.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var i=a===e}else var i=!0;if(i){if(p["session-id"]!==void 0){
let n=p["session-id"],a=e;if(typeof n!="string"){let b=typeof n,l;if(l===void 0)if(b=="number"||b=="\
boolean")l=""+n;else if(n===null)l="";else return ae.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,p!==void 0&&(p["session-id"]=l))}if(e===a&&typeof n=="string"&&ue(n,4096))return ae.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i){if(p["thread-id"]!==void 0){let n=p["\
thread-id"],a=e;if(typeof n!="string"){let b=typeof n,l;if(l===void 0)if(b=="number"||b=="boolean")l=
""+n;else if(n===null)l="";else return ae.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,p!==void 0&&(p["thread-id"]=l))}if(e===a&&typeof n=="string"&&ue(n,4096))return ae.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i)if(p["x-claude-code-session-id"]!==void 0){
let n=p["x-claude-code-session-id"],a=e;if(typeof n!="string"){let b=typeof n,l;if(l===void 0)if(b==
"number"||b=="boolean")l=""+n;else if(n===null)l="";else return ae.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["x-claude-code-session-id"]=
l))}if(e===a&&typeof n=="string"&&ue(n,4096))return ae.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var i=a===e}else var i=!0}}}}else return ae.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ae.
errors=s,e===0}var Pr=he;function he(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.query===void 0&&(m="query")||
t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))return he.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.headers!==void 0){let p=t.
headers;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["x-request-timeout-ms"]!==void 0){
let n=p["x-request-timeout-ms"],a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d=typeof n,
b;if(b===void 0)if(d==="boolean"||n===null||d==="string"&&n&&n==+n&&!(n%1))b=+n;else return he.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;b!==void 0&&(n=b,p!==void 0&&(p["x-r\
equest-timeout-ms"]=b))}if(e===a&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return he.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return he.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i)if(p["idempotency-key"]!==void 0){let n=p["idempotency-key"],a=e;if(typeof n!="string"){
let b=typeof n,l;if(l===void 0)if(b=="number"||b=="boolean")l=""+n;else if(n===null)l="";else return he.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(n=l,p!==void 0&&(p["idempot\
ency-key"]=l))}if(e===a&&typeof n=="string"){if(ue(n,255))return he.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ie(n,1))return he.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!kr.test(n))return he.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0}else return he.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=s,e===0}var wr=Ye;function Ye(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||
t.headers===void 0&&(i="headers")||t.params===void 0&&(i="params"))return Ye.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Ye.errors=s,e===0}
var xr=Ge;function Ge(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||
t.headers===void 0&&(i="headers")||t.params===void 0&&(i="params"))return Ge.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1}return Ge.errors=s,e===0}
var Ar=Pe;function Pe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||
t.headers===void 0&&(i="headers")||t.params===void 0&&(i="params"))return Pe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(t.params!==void 0){let m=t.
params;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.model===void 0&&(o="model"))
return Pe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:o}}],!1;if(m.model!==void 0){let n=m.model,a=e;if(typeof n!="string"){let d=typeof n,
b;if(b===void 0)if(d=="number"||d=="boolean")b=""+n;else if(n===null)b="";else return Pe.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;b!==void 0&&(n=b,m!==void 0&&(m.model=b))}if(e===a&&typeof n=="string"){if(ue(n,256))return Pe.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Ie(n,1))return Pe.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return Pe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return Pe.errors=s,e===0}var jr=ge;function ge(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.query===void 0&&(m="query")||
t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))return ge.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.params!==void 0){let p=t.
params;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.owner===void 0&&(n="owner")||
p.name===void 0&&(n="name"))return ge.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:n}}],!1;if(p.owner!==void 0){let a=p.owner,
d=e;if(typeof a!="string"){let b=typeof a,l;if(l===void 0)if(b=="number"||b=="boolean")l=""+a;else if(a===
null)l="";else return ge.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,p!==void 0&&(p.owner=
l))}if(e===d&&typeof a=="string"){if(ue(a,256))return ge.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ie(a,
1))return ge.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=d===e}else var i=!0;if(i)if(p.name!==void 0){
let a=p.name,d=e;if(typeof a!="string"){let l=typeof a,v;if(v===void 0)if(l=="number"||l=="boolean")
v=""+a;else if(a===null)v="";else return ge.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(a=v,p!==
void 0&&(p.name=v))}if(e===d&&typeof a=="string"){if(ue(a,256))return ge.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Ie(a,1))return ge.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=d===e}else var i=!0}else return ge.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return ge.errors=s,e===0}var Lr=De;function De(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||
t.headers===void 0&&(i="headers")||t.params===void 0&&(i="params"))return De.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(t.headers!==void 0){let m=t.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let o=m["\
if-none-match"],n=e;if(typeof o!="string"){let a=typeof o,d;if(d===void 0)if(a=="number"||a=="boolea\
n")d=""+o;else if(o===null)d="";else return De.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(o=d,m!==void 0&&(m["if-none-match"]=d))}if(e===n&&typeof o=="string"&&ue(o,4096))return De.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return De.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return De.errors=
s,e===0}var qr=Oe;function Oe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||
t.headers===void 0&&(i="headers")||t.params===void 0&&(i="params"))return Oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(t.headers!==void 0){let m=t.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let o=m["\
if-none-match"],n=e;if(typeof o!="string"){let a=typeof o,d;if(d===void 0)if(a=="number"||a=="boolea\
n")d=""+o;else if(o===null)d="";else return Oe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(o=d,m!==void 0&&(m["if-none-match"]=d))}if(e===n&&typeof o=="string"&&ue(o,4096))return Oe.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Oe.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=
s,e===0}var Nr=de;var Ot=new RegExp("^[a-z][a-z0-9.-]*$","u");function de(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;
if(t.query===void 0&&(m="query")||t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))
return de.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(t.headers!==void 0){let p=t.headers,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p["if-none-match"]!==void 0){let n=p["if-none-match"],a=e;if(typeof n!="string"){let d=typeof n,b;
if(b===void 0)if(d=="number"||d=="boolean")b=""+n;else if(n===null)b="";else return de.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;b!==void 0&&(n=b,p!==void 0&&(p["if-none-match"]=b))}if(e===a&&typeof n==
"string"&&ue(n,4096))return de.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return de.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var i=o===e}else var i=!0;if(i)if(t.params!==void 0){let p=t.params,o=e;if(e===o)if(p&&
typeof p=="object"&&!Array.isArray(p)){let a;if(p.file===void 0&&(a="file"))return de.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(p.file!==void 0){let d=p.file,b=e;if(typeof d!="string"){let l=typeof d,v;if(v===void 0)if(l==
"number"||l=="boolean")v=""+d;else if(d===null)v="";else return de.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;v!==void 0&&(d=v,p!==void 0&&(p.file=v))}if(e===b&&typeof d=="string"){if(ue(d,64))return de.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Ie(d,1))return de.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ot.test(
d))return de.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return de.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=o===
e}else var i=!0}return de.errors=s,e===0}var $r=qe(Ee()),Dr=qe(Ue()),rs={...$r.formats,...Dr.fastFormats},Or=$,re={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","messages"],properties:{model:{$ref:"schema:ModelName"},messages:{type:"\
array",minItems:1,maxItems:1e3,items:{$ref:"schema:Message"}},max_tokens:{type:["integer","null"],minimum:1,
maximum:2147483647},max_completion_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},temperature:{
type:["number","null"],minimum:0,maximum:2},top_p:{type:["number","null"],minimum:0,maximum:1},stream:{
type:["boolean","null"],default:!1},stream_options:{anyOf:[{$ref:"schema:StreamOptions"},{type:"null"}]},
n:{type:["integer","null"],minimum:1,maximum:1},stop:{anyOf:[{$ref:"schema:StopText"},{$ref:"schema:\
StopTexts"},{type:"null"}]},seed:{type:["integer","null"],minimum:-9007199254740991,maximum:9007199254740991},
frequency_penalty:{type:["number","null"],minimum:-2,maximum:2},presence_penalty:{type:["number","nu\
ll"],minimum:-2,maximum:2},logit_bias:{anyOf:[{$ref:"schema:LogitBias"},{type:"null"}]},logprobs:{type:[
"boolean","null"]},top_logprobs:{type:["integer","null"],minimum:0,maximum:20},tools:{type:["array",
"null"],maxItems:1e4,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},{$ref:"\
schema:NamedTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},response_format:{anyOf:[
{$ref:"schema:ResponseFormat"},{type:"null"}]},reasoning_effort:{type:["string","null"],maxLength:64},
user:{type:["string","null"],maxLength:1024},prompt_cache_key:{type:["string","null"],maxLength:1024},
metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},modalities:{type:["array","null"],maxItems:8,
items:{$ref:"schema:Modality"}},top_k:{type:["number","null"],minimum:-1,maximum:2147483647},min_p:{
type:["number","null"],minimum:0,maximum:1},repetition_penalty:{type:["number","null"],minimum:0,maximum:10},
reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:ReasoningSettings"},{type:"null"}]}}}},
required:["body"]};var Ct={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var Ft={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var Tt={type:"string",enum:["text"],$id:"schema:Modality"};var B=Ne,xe=$e,ce={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
"system","user","assistant","tool"]},content:{anyOf:[{$ref:"schema:ContentText"},{$ref:"schema:Conte\
ntParts"},{type:"null"}]},name:{type:["string","null"],maxLength:256},refusal:{type:["string","null"],
maxLength:33554432},tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{
type:["string","null"],maxLength:256},reasoning:{type:["string","null"],maxLength:33554432},reasoning_content:{
type:["string","null"],maxLength:33554432}},if:{required:["role"],properties:{role:{const:"assistant"}}},
then:{properties:{content:{items:{properties:{type:{enum:["text","refusal"]}}}}},anyOf:[{required:["\
content"],properties:{content:{type:["string","array"]}}},{required:["tool_calls"],properties:{tool_calls:{
type:"array",minItems:1}}},{required:["refusal"],properties:{refusal:{type:"string"}}},{required:["r\
easoning"],properties:{reasoning:{type:"string"}}},{required:["reasoning_content"],properties:{reasoning_content:{
type:"string"}}}]},else:{if:{required:["role"],properties:{role:{enum:["developer","system","user","\
tool"]}}},then:{required:["content"],properties:{content:{type:["string","array"]}},if:{properties:{
role:{const:"user"}}},then:{properties:{content:{items:{properties:{type:{enum:["text","image_url","\
input_audio","file"]}}}}}},else:{properties:{content:{items:{properties:{type:{enum:["text"]}}}}},if:{
properties:{role:{const:"tool"}}},then:{required:["tool_call_id"],properties:{tool_call_id:{type:"st\
ring"}}}}}},$id:"schema:Message"};var Mt={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolC\
all"};var ze={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
e_url","input_audio","file"]},text:{type:"string",maxLength:33554432},refusal:{type:["string","null"],
maxLength:33554432},image_url:{type:"object",required:["url"],properties:{url:{type:"string",maxLength:33554432,
pattern:"^(https?://|data:)"},detail:{type:["string","null"],maxLength:64}}},input_audio:{type:"obje\
ct",required:["data","format"],properties:{data:{type:"string",maxLength:33554432},format:{type:"str\
ing",minLength:1,maxLength:64}}},file:{type:"object",required:["file_data"],properties:{file_data:{type:"\
string",maxLength:33554432},filename:{type:["string","null"],maxLength:1024}}}},allOf:[{if:{required:[
"type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{}}}},{if:{required:[
"type"],properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{refusal:{type:"s\
tring"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],
properties:{image_url:{}}}},{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:[
"input_audio"],properties:{input_audio:{}}}},{if:{required:["type"],properties:{type:{const:"file"}}},
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},Et=new RegExp("^(https?://\
|data:)","u");function U(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e3)return U.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(t.length<1)return U.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let q=t.length;for(let c=0;c<
q;c++){let u=t[c],w=e,C=e,I=e,g=e,A=!0,F=e;if(u&&typeof u=="object"&&!Array.isArray(u)){let P;if(u.type===
void 0&&(P="type")){let y={};s===null?s=[y]:s.push(y),e++}else if(u.type!==void 0&&u.type!=="text"){
let y={};s===null?s=[y]:s.push(y),e++}}var m=F===e;if(e=g,s!==null&&(g?s.length=g:s=null),m){let P=e;
if(u&&typeof u=="object"&&!Array.isArray(u)){let h;if(u.text===void 0&&(h="text"))return U.errors=[{
instancePath:r+"/"+c,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:h}}],!1}var m=P===e;A=m}if(!A){let P={instancePath:r+"/"+c,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return s===null?s=[P]:s.push(P),e++,U.
errors=s,!1}var p=I===e;if(p){let P=e,y=e,h=!0,T=e;if(u&&typeof u=="object"&&!Array.isArray(u)){let j;
if(u.type===void 0&&(j="type")){let k={};s===null?s=[k]:s.push(k),e++}else if(u.type!==void 0&&u.type!==
"refusal"){let k={};s===null?s=[k]:s.push(k),e++}}var o=T===e;if(e=y,s!==null&&(y?s.length=y:s=null),
o){let j=e;if(u&&typeof u=="object"&&!Array.isArray(u)){let O;if(u.refusal===void 0&&(O="refusal"))return U.
errors=[{instancePath:r+"/"+c,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:O}}],!1;if(u.refusal!==void 0&&typeof u.refusal!="string")return U.errors=
[{instancePath:r+"/"+c+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var o=j===e;h=o}if(!h){let j={instancePath:r+"/"+c,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return s===null?s=[j]:s.
push(j),e++,U.errors=s,!1}var p=P===e;if(p){let j=e,k=e,O=!0,E=e;if(u&&typeof u=="object"&&!Array.isArray(
u)){let K;if(u.type===void 0&&(K="type")){let ee={};s===null?s=[ee]:s.push(ee),e++}else if(u.type!==
void 0&&u.type!=="image_url"){let ee={};s===null?s=[ee]:s.push(ee),e++}}var n=E===e;if(e=k,s!==null&&
(k?s.length=k:s=null),n){let K=e;if(u&&typeof u=="object"&&!Array.isArray(u)){let V;if(u.image_url===
void 0&&(V="image_url"))return U.errors=[{instancePath:r+"/"+c,schemaPath:"schema:ContentPart/allOf/\
2/then/required",keyword:"required",params:{missingProperty:V}}],!1}var n=K===e;O=n}if(!O){let K={instancePath:r+
"/"+c,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return s===
null?s=[K]:s.push(K),e++,U.errors=s,!1}var p=j===e;if(p){let K=e,ee=e,V=!0,Ce=e;if(u&&typeof u=="obj\
ect"&&!Array.isArray(u)){let te;if(u.type===void 0&&(te="type")){let ye={};s===null?s=[ye]:s.push(ye),
e++}else if(u.type!==void 0&&u.type!=="input_audio"){let ye={};s===null?s=[ye]:s.push(ye),e++}}var a=Ce===
e;if(e=ee,s!==null&&(ee?s.length=ee:s=null),a){let te=e;if(u&&typeof u=="object"&&!Array.isArray(u)){
let Fe;if(u.input_audio===void 0&&(Fe="input_audio"))return U.errors=[{instancePath:r+"/"+c,schemaPath:"\
schema:ContentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:Fe}}],!1}var a=te===
e;V=a}if(!V){let te={instancePath:r+"/"+c,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return s===null?s=[te]:s.push(te),e++,U.errors=s,!1}var p=K===e;if(p){let te=e,
ye=e,Fe=!0,at=e;if(u&&typeof u=="object"&&!Array.isArray(u)){let Le;if(u.type===void 0&&(Le="type")){
let Te={};s===null?s=[Te]:s.push(Te),e++}else if(u.type!==void 0&&u.type!=="file"){let Te={};s===null?
s=[Te]:s.push(Te),e++}}var d=at===e;if(e=ye,s!==null&&(ye?s.length=ye:s=null),d){let Le=e;if(u&&typeof u==
"object"&&!Array.isArray(u)){let ar;if(u.file===void 0&&(ar="file"))return U.errors=[{instancePath:r+
"/"+c,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:ar}}],
!1}var d=Le===e;Fe=d}if(!Fe){let Le={instancePath:r+"/"+c,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return s===null?s=[Le]:s.push(Le),e++,U.errors=s,!1}var p=te===
e}}}}if(e===C)if(u&&typeof u=="object"&&!Array.isArray(u)){let P;if(u.type===void 0&&(P="type"))return U.
errors=[{instancePath:r+"/"+c,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:P}}],
!1;if(u.type!==void 0){let y=u.type,h=e;if(typeof y!="string")return U.errors=[{instancePath:r+"/"+c+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(y==="text"||y==="refusal"||y==="image_url"||y==="input_audio"||y==="file"))return U.errors=[
{instancePath:r+"/"+c+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:ze.properties.type.enum}}],!1;var b=h===e}else var b=!0;if(b){if(u.text!==void 0){let y=u.
text,h=e;if(e===h)if(typeof y=="string"){if(B(y,33554432))return U.errors=[{instancePath:r+"/"+c+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+c+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var b=h===e}else var b=!0;if(b){if(u.refusal!==void 0){
let y=u.refusal,h=e;if(typeof y!="string"&&y!==null)return U.errors=[{instancePath:r+"/"+c+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:ze.properties.refusal.
type}}],!1;if(e===h&&typeof y=="string"&&B(y,33554432))return U.errors=[{instancePath:r+"/"+c+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var b=h===e}else var b=!0;if(b){if(u.image_url!==void 0){let y=u.image_url,h=e;if(e===h)if(y&&typeof y==
"object"&&!Array.isArray(y)){let M;if(y.url===void 0&&(M="url"))return U.errors=[{instancePath:r+"/"+
c+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:M}}],!1;if(y.url!==void 0){let j=y.url,k=e;if(e===k)if(typeof j=="string"){if(B(j,33554432))
return U.errors=[{instancePath:r+"/"+c+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!Et.test(j))return U.
errors=[{instancePath:r+"/"+c+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return U.errors=
[{instancePath:r+"/"+c+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var l=k===e}else var l=!0;if(l)if(y.detail!==
void 0){let j=y.detail,k=e;if(typeof j!="string"&&j!==null)return U.errors=[{instancePath:r+"/"+c+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:ze.properties.image_url.properties.detail.type}}],!1;if(e===k&&typeof j=="string"&&
B(j,64))return U.errors=[{instancePath:r+"/"+c+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var l=k===
e}else var l=!0}else return U.errors=[{instancePath:r+"/"+c+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var b=h===e}else var b=!0;
if(b){if(u.input_audio!==void 0){let y=u.input_audio,h=e;if(e===h)if(y&&typeof y=="object"&&!Array.isArray(
y)){let M;if(y.data===void 0&&(M="data")||y.format===void 0&&(M="format"))return U.errors=[{instancePath:r+
"/"+c+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:M}}],!1;if(y.data!==void 0){let j=y.data,k=e;if(e===k)if(typeof j=="stri\
ng"){if(B(j,33554432))return U.errors=[{instancePath:r+"/"+c+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+c+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var v=k===e}else
var v=!0;if(v)if(y.format!==void 0){let j=y.format,k=e;if(e===k)if(typeof j=="string"){if(B(j,64))return U.
errors=[{instancePath:r+"/"+c+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(xe(j,1))return U.errors=
[{instancePath:r+"/"+c+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+
"/"+c+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var v=k===e}else var v=!0}else return U.errors=[{instancePath:r+
"/"+c+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var b=h===e}else var b=!0;if(b)if(u.file!==void 0){let y=u.file,h=e;if(e===h)if(y&&
typeof y=="object"&&!Array.isArray(y)){let M;if(y.file_data===void 0&&(M="file_data"))return U.errors=
[{instancePath:r+"/"+c+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:M}}],!1;if(y.file_data!==void 0){let j=y.file_data,k=e;if(e===k)if(typeof j==
"string"){if(B(j,33554432))return U.errors=[{instancePath:r+"/"+c+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/"+c+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var _=k===e}else var _=!0;
if(_)if(y.filename!==void 0){let j=y.filename,k=e;if(typeof j!="string"&&j!==null)return U.errors=[{
instancePath:r+"/"+c+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:ze.properties.file.properties.filename.type}}],!1;if(e===k&&typeof j==
"string"&&B(j,1024))return U.errors=[{instancePath:r+"/"+c+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var _=k===
e}else var _=!0}else return U.errors=[{instancePath:r+"/"+c+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var b=h===e}else var b=!0}}}}}else return U.
errors=[{instancePath:r+"/"+c,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var i=w===e;if(!i)break}}}else return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return U.errors=s,e===0}function z(t,{instancePath:r="",parentData:D,
parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0,i=e,m=!0,p=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let g;if(t.role===void 0&&(g="role")){let A={};s===null?s=[A]:s.push(A),
e++}else if(t.role!==void 0&&t.role!=="assistant"){let A={};s===null?s=[A]:s.push(A),e++}}var o=p===
e;e=i,s!==null&&(i?s.length=i:s=null);let n;if(o){let g=e,A=e,F=!1,f=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){let y;if(t.content===void 0&&(y="content")){let h={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:y}};s===null?s=[h]:s.push(h),e++}else if(t.
content!==void 0){let h=t.content;if(typeof h!="string"&&!Array.isArray(h)){let T={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:ce.then.anyOf[0].
properties.content.type}};s===null?s=[T]:s.push(T),e++}}}var a=f===e;if(F=F||a,!F){let y=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let T;if(t.tool_calls===void 0&&(T="tool_calls")){let M={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:T}};s===null?s=[M]:s.
push(M),e++}else if(t.tool_calls!==void 0){let M=t.tool_calls;if(e===e)if(Array.isArray(M)){if(M.length<
1){let k={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};s===null?s=[k]:s.push(
k),e++}}}var a=y===e;if(F=F||a,!F){let T=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let j;if(t.refusal===
void 0&&(j="refusal")){let k={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:j}};s===null?s=[k]:s.push(k),e++}else if(t.refusal!==void 0&&typeof t.refusal!=
"string"){let k={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};s===null?s=[k]:s.push(k),e++}}var a=T===e;if(F=F||a,!F){let j=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let O;if(t.reasoning===void 0&&(O="reasoning")){let E={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:O}};s===null?s=[E]:s.
push(E),e++}else if(t.reasoning!==void 0&&typeof t.reasoning!="string"){let E={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
s===null?s=[E]:s.push(E),e++}}var a=j===e;if(F=F||a,!F){let O=e;if(t&&typeof t=="object"&&!Array.isArray(
t)){let Z;if(t.reasoning_content===void 0&&(Z="reasoning_content")){let K={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:Z}};s===null?s=[K]:s.push(K),e++}else if(t.
reasoning_content!==void 0&&typeof t.reasoning_content!="string"){let K={instancePath:r+"/reasoning_\
content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};s===null?s=[K]:s.push(K),e++}}var a=O===e;F=F||a}}}}if(F)e=A,s!==null&&(A?s.length=A:s=null);else{
let y={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return s===null?s=[y]:s.push(
y),e++,z.errors=s,!1}if(e===g&&t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let y=t.
content;if(Array.isArray(y)){var d=!0;let h=y.length;for(let T=0;T<h;T++){let M=y[T],j=e;if(M&&typeof M==
"object"&&!Array.isArray(M)&&M.type!==void 0){let O=M.type;if(!(O==="text"||O==="refusal"))return z.
errors=[{instancePath:r+"/content/"+T+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:ce.then.properties.content.items.properties.type.enum}}],
!1}var d=j===e;if(!d)break}}}var o=g===e;m=o,n="then"}else{let g=e,A=e,F=!0,f=e;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){let y;if(t.role===void 0&&(y="role")){let h={};s===null?s=[h]:s.push(h),e++}else if(t.
role!==void 0){let h=t.role;if(!(h==="developer"||h==="system"||h==="user"||h==="tool")){let T={};s===
null?s=[T]:s.push(T),e++}}}var b=f===e;if(e=A,s!==null&&(A?s.length=A:s=null),b){let y=e,h=e,T=!0,M=e;
if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0&&t.role!=="user"){let O={};s===null?s=[
O]:s.push(O),e++}var l=M===e;e=h,s!==null&&(h?s.length=h:s=null);let j;if(l){let O=e;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.content!==void 0){let Z=t.content;if(Array.isArray(Z)){var v=!0;let K=Z.
length;for(let ee=0;ee<K;ee++){let V=Z[ee],Ce=e;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.type!==
void 0){let te=V.type;if(!(te==="text"||te==="image_url"||te==="input_audio"||te==="file"))return z.
errors=[{instancePath:r+"/content/"+ee+"/type",schemaPath:"#/else/then/then/properties/content/items\
/properties/type/enum",keyword:"enum",params:{allowedValues:ce.else.then.then.properties.content.items.
properties.type.enum}}],!1}var v=Ce===e;if(!v)break}}}var l=O===e;T=l,j="then"}else{let O=e,E=e,Z=!0,
K=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0&&t.role!=="tool"){let V={};s===null?
s=[V]:s.push(V),e++}var _=K===e;if(e=E,s!==null&&(E?s.length=E:s=null),_){let V=e;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){let Ae;if(t.tool_call_id===void 0&&(Ae="tool_call_id"))return z.errors=[{
instancePath:r,schemaPath:"#/else/then/else/then/required",keyword:"required",params:{missingProperty:Ae}}],
!1;if(t.tool_call_id!==void 0&&typeof t.tool_call_id!="string")return z.errors=[{instancePath:r+"/to\
ol_call_id",schemaPath:"#/else/then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"\
string"}}],!1}var _=V===e;Z=_}if(!Z){let V={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"\
if",params:{failingKeyword:"then"}};return s===null?s=[V]:s.push(V),e++,z.errors=s,!1}if(e===O&&t&&typeof t==
"object"&&!Array.isArray(t)&&t.content!==void 0){let V=t.content;if(Array.isArray(V)){var q=!0;let Ce=V.
length;for(let Ae=0;Ae<Ce;Ae++){let te=V[Ae],ye=e;if(te&&typeof te=="object"&&!Array.isArray(te)&&te.
type!==void 0&&te.type!=="text")return z.errors=[{instancePath:r+"/content/"+Ae+"/type",schemaPath:"\
#/else/then/else/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:ce.
else.then.else.properties.content.items.properties.type.enum}}],!1;var q=ye===e;if(!q)break}}}var l=O===
e;T=l,j="else"}if(!T){let O={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:j}};
return s===null?s=[O]:s.push(O),e++,z.errors=s,!1}if(e===y&&t&&typeof t=="object"&&!Array.isArray(t)){
let O;if(t.content===void 0&&(O="content"))return z.errors=[{instancePath:r,schemaPath:"#/else/then/\
required",keyword:"required",params:{missingProperty:O}}],!1;if(t.content!==void 0){let E=t.content;
if(typeof E!="string"&&!Array.isArray(E))return z.errors=[{instancePath:r+"/content",schemaPath:"#/e\
lse/then/properties/content/type",keyword:"type",params:{type:ce.else.then.properties.content.type}}],
!1}}var b=y===e;F=b}if(!F){let y={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return s===null?s=[y]:s.push(y),e++,z.errors=s,!1}var o=g===e;m=o,n="else"}if(!m){let g={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return s===null?s=[g]:s.push(g),e++,z.errors=
s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.role===void 0&&(g="role"))return z.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],!1;if(t.
role!==void 0){let A=t.role,F=e;if(typeof A!="string")return z.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(A==="developer"||A==="system"||
A==="user"||A==="assistant"||A==="tool"))return z.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:ce.properties.role.enum}}],!1;var c=F===e}else
var c=!0;if(c){if(t.content!==void 0){let A=t.content,F=e,f=e,P=!1,y=e;if(e===e)if(typeof A=="string"){
if(B(A,33554432)){let M={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};s===null?s=[M]:s.push(M),e++}}else{let M={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};s===null?s=[M]:s.push(
M),e++}var u=y===e;if(P=P||u,!P){let M=e;U(A,{instancePath:r+"/content",parentData:t,parentDataProperty:"\
content",rootData:x,dynamicAnchors:N})||(s=s===null?U.errors:s.concat(U.errors),e=s.length);var u=M===
e;if(P=P||u,!P){let k=e;if(A!==null){let E={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};s===null?s=[E]:s.push(E),e++}var u=k===e;P=P||
u}}if(P)e=f,s!==null&&(f?s.length=f:s=null);else{let M={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return s===null?s=[M]:s.push(M),e++,z.errors=s,!1}var c=F===
e}else var c=!0;if(c){if(t.name!==void 0){let A=t.name,F=e;if(typeof A!="string"&&A!==null)return z.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:ce.properties.
name.type}}],!1;if(e===F&&typeof A=="string"&&B(A,256))return z.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var c=F===e}else var c=!0;if(c){
if(t.refusal!==void 0){let A=t.refusal,F=e;if(typeof A!="string"&&A!==null)return z.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:ce.properties.refusal.
type}}],!1;if(e===F&&typeof A=="string"&&B(A,33554432))return z.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var c=F===e}else var c=!0;
if(c){if(t.tool_calls!==void 0){let A=t.tool_calls,F=e;if(!Array.isArray(A)&&A!==null)return z.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:ce.
properties.tool_calls.type}}],!1;if(e===F&&Array.isArray(A)){if(A.length>256)return z.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var w=!0;let P=A.length;for(let y=0;y<P;y++){let h=A[y],T=e;if(e===e)if(h&&typeof h=="object"&&!Array.
isArray(h)){let k;if(h.id===void 0&&(k="id")||h.type===void 0&&(k="type")||h.function===void 0&&(k="\
function"))return z.errors=[{instancePath:r+"/tool_calls/"+y,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:k}}],!1;if(h.id!==void 0){let O=h.id,E=e;if(e===E)if(typeof O=="st\
ring"){if(B(O,256))return z.errors=[{instancePath:r+"/tool_calls/"+y+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:r+
"/tool_calls/"+y+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var C=E===e}else var C=!0;if(C){if(h.type!==void 0){let O=h.type,E=e;if(typeof O!="str\
ing")return z.errors=[{instancePath:r+"/tool_calls/"+y+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(O!=="function")return z.errors=[{instancePath:r+
"/tool_calls/"+y+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:Mt.
properties.type.enum}}],!1;var C=E===e}else var C=!0;if(C)if(h.function!==void 0){let O=h.function,E=e;
if(e===E)if(O&&typeof O=="object"&&!Array.isArray(O)){let K;if(O.name===void 0&&(K="name")||O.arguments===
void 0&&(K="arguments"))return z.errors=[{instancePath:r+"/tool_calls/"+y+"/function",schemaPath:"sc\
hema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:K}}],!1;if(O.
name!==void 0){let ee=O.name,V=e;if(e===V)if(typeof ee=="string"){if(B(ee,256))return z.errors=[{instancePath:r+
"/tool_calls/"+y+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:r+"/tool_ca\
lls/"+y+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var I=V===e}else var I=!0;if(I)if(O.arguments!==void 0){let ee=O.arguments,
V=e;if(e===V)if(typeof ee=="string"){if(B(ee,33554432))return z.errors=[{instancePath:r+"/tool_calls\
/"+y+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxL\
ength",keyword:"maxLength",params:{limit:33554432}}],!1}else return z.errors=[{instancePath:r+"/tool\
_calls/"+y+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/argument\
s/type",keyword:"type",params:{type:"string"}}],!1;var I=V===e}else var I=!0}else return z.errors=[{
instancePath:r+"/tool_calls/"+y+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"\
type",params:{type:"object"}}],!1;var C=E===e}else var C=!0}}else return z.errors=[{instancePath:r+"\
/tool_calls/"+y,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var w=T===
e;if(!w)break}}}var c=F===e}else var c=!0;if(c){if(t.tool_call_id!==void 0){let A=t.tool_call_id,F=e;
if(typeof A!="string"&&A!==null)return z.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/prope\
rties/tool_call_id/type",keyword:"type",params:{type:ce.properties.tool_call_id.type}}],!1;if(e===F&&
typeof A=="string"&&B(A,256))return z.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properti\
es/tool_call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var c=F===e}else var c=!0;if(c){
if(t.reasoning!==void 0){let A=t.reasoning,F=e;if(typeof A!="string"&&A!==null)return z.errors=[{instancePath:r+
"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:ce.properties.reasoning.
type}}],!1;if(e===F&&typeof A=="string"&&B(A,33554432))return z.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var c=F===
e}else var c=!0;if(c)if(t.reasoning_content!==void 0){let A=t.reasoning_content,F=e;if(typeof A!="st\
ring"&&A!==null)return z.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:ce.properties.reasoning_content.type}}],!1;if(e===F&&
typeof A=="string"&&B(A,33554432))return z.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var c=F===
e}else var c=!0}}}}}}}else return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return z.errors=s,e===0}function we(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>4)return we.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var i=!0;let m=t.length;for(let p=0;p<m;p++){let o=t[p],
n=e;if(e===e)if(typeof o=="string"){if(B(o,4096))return we.errors=[{instancePath:r+"/"+p,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return we.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(!i)
break}}}else return we.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return we.errors=s,e===0}var We={type:"object",required:["type","function"],properties:{type:{
type:"string",enum:["function"]},function:{type:"object",required:["name"],properties:{name:{$ref:"s\
chema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};function ie(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="t\
ype")||t.function===void 0&&(o="function"))return ie.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(t.type!==void 0){let n=t.type,a=e;if(typeof n!=
"string")return ie.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(n!=="function")return ie.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:We.properties.type.enum}}],!1;var i=a===
e}else var i=!0;if(i)if(t.function!==void 0){let n=t.function,a=e;if(e===a)if(n&&typeof n=="object"&&
!Array.isArray(n)){let b;if(n.name===void 0&&(b="name"))return ie.errors=[{instancePath:r+"/function",
schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:b}}],!1;if(n.
name!==void 0){let l=n.name,v=e;if(e===e)if(typeof l=="string"){if(B(l,256))return ie.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(xe(l,1))return ie.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+"/function/\
name",schemaPath:"schema:FunctionName/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else
var m=!0;if(m){if(n.description!==void 0){let l=n.description,v=e;if(typeof l!="string"&&l!==null)return ie.
errors=[{instancePath:r+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:We.properties.function.properties.description.type}}],!1;if(e===
v&&typeof l=="string"&&B(l,65536))return ie.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;
var m=v===e}else var m=!0;if(m){if(n.parameters!==void 0){let l=n.parameters,v=e,_=e,q=!1,c=e;if(e===
e&&!(l&&typeof l=="object"&&!Array.isArray(l))){let C={instancePath:r+"/function/parameters",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}};s===null?s=[C]:s.push(C),e++}var p=c===
e;if(q=q||p,!q){let C=e;if(l!==null){let g={instancePath:r+"/function/parameters",schemaPath:"#/prop\
erties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=
[g]:s.push(g),e++}var p=C===e;q=q||p}if(q)e=_,s!==null&&(_?s.length=_:s=null);else{let C={instancePath:r+
"/function/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf",keyword:"anyOf",
params:{}};return s===null?s=[C]:s.push(C),e++,ie.errors=s,!1}var m=v===e}else var m=!0;if(m)if(n.strict!==
void 0){let l=n.strict,v=e;if(typeof l!="boolean"&&l!==null)return ie.errors=[{instancePath:r+"/func\
tion/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"type",params:{type:We.
properties.function.properties.strict.type}}],!1;var m=v===e}else var m=!0}}}else return ie.errors=[
{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var i=a===e}else var i=!0}else return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ie.errors=s,e===0}var Ut={type:"object",required:["type","f\
unction"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:["name"],
properties:{name:{$ref:"schema:FunctionName"}}}},$id:"schema:NamedTool"};function me(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let m;if(t.type===void 0&&(m="type")||t.function===void 0&&(m=
"function"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(t.type!==void 0){let p=t.type,o=e;if(typeof p!="string")return me.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="function")
return me.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Ut.properties.type.enum}}],!1;var i=o===e}else var i=!0;if(i)if(t.function!==void 0){let p=t.
function,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(p)){let a;if(p.name===void 0&&(a="nam\
e"))return me.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",keyword:"\
required",params:{missingProperty:a}}],!1;if(p.name!==void 0){let d=p.name;if(e===e)if(typeof d=="st\
ring"){if(B(d,256))return me.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionNam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(d,1))return me.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return me.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return me.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var i=o===e}else var i=!0}else return me.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=
s,e===0}var Xe={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","json_o\
bject","json_schema"]},json_schema:{type:"object",required:["name"],properties:{name:{type:"string",
minLength:1,maxLength:256},description:{type:["string","null"],maxLength:65536},schema:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},if:{required:["type"],properties:{
type:{const:"json_schema"}}},then:{required:["json_schema"],properties:{json_schema:{}}},$id:"schema\
:ResponseFormat"};function se(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0,i=e,m=!0,p=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.type===void 0&&(b=
"type")){let l={};s===null?s=[l]:s.push(l),e++}else if(t.type!==void 0&&t.type!=="json_schema"){let l={};
s===null?s=[l]:s.push(l),e++}}var o=p===e;if(e=i,s!==null&&(i?s.length=i:s=null),o){let b=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let v;if(t.json_schema===void 0&&(v="json_schema"))return se.errors=[{instancePath:r,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:v}}],!1}var o=b===e;m=o}if(!m){
let b={instancePath:r,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return s===null?
s=[b]:s.push(b),e++,se.errors=s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.
type===void 0&&(b="type"))return se.errors=[{instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:b}}],!1;if(t.type!==void 0){let l=t.type,v=e;if(typeof l!="string")return se.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(l==="text"||l==="json_object"||l==="json_schema"))return se.errors=[{instancePath:r+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Xe.properties.type.
enum}}],!1;var n=v===e}else var n=!0;if(n)if(t.json_schema!==void 0){let l=t.json_schema,v=e;if(e===
v)if(l&&typeof l=="object"&&!Array.isArray(l)){let q;if(l.name===void 0&&(q="name"))return se.errors=
[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/required",keyword:"required",params:{
missingProperty:q}}],!1;if(l.name!==void 0){let c=l.name,u=e;if(e===u)if(typeof c=="string"){if(B(c,
256))return se.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/prop\
erties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(c,1))return se.errors=[{instancePath:r+
"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}else return se.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/p\
roperties/json_schema/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else
var a=!0;if(a){if(l.description!==void 0){let c=l.description,u=e;if(typeof c!="string"&&c!==null)return se.
errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/properties/d\
escription/type",keyword:"type",params:{type:Xe.properties.json_schema.properties.description.type}}],
!1;if(e===u&&typeof c=="string"&&B(c,65536))return se.errors=[{instancePath:r+"/json_schema/descript\
ion",schemaPath:"#/properties/json_schema/properties/description/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1;var a=u===e}else var a=!0;if(a){if(l.schema!==void 0){let c=l.schema,u=e,w=e,C=!1,
I=e;if(e===e&&!(c&&typeof c=="object"&&!Array.isArray(c))){let F={instancePath:r+"/json_schema/schem\
a",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};s===null?s=[F]:s.push(
F),e++}var d=I===e;if(C=C||d,!C){let F=e;if(c!==null){let P={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?
s=[P]:s.push(P),e++}var d=F===e;C=C||d}if(C)e=w,s!==null&&(w?s.length=w:s=null);else{let F={instancePath:r+
"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",
params:{}};return s===null?s=[F]:s.push(F),e++,se.errors=s,!1}var a=u===e}else var a=!0;if(a)if(l.strict!==
void 0){let c=l.strict,u=e;if(typeof c!="boolean"&&c!==null)return se.errors=[{instancePath:r+"/json\
_schema/strict",schemaPath:"#/properties/json_schema/properties/strict/type",keyword:"type",params:{
type:Xe.properties.json_schema.properties.strict.type}}],!1;var a=u===e}else var a=!0}}}else return se.
errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"type",params:{
type:"object"}}],!1;var n=v===e}else var n=!0}else return se.errors=[{instancePath:r,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}}],!1;return se.errors=s,e===0}function $(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){let u;if(t.body===void 0&&(u="body"))return $.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;if(t.body!==void 0){let w=t.body;if(e===
e)if(w&&typeof w=="object"&&!Array.isArray(w)){w.stream===void 0&&(w.stream=!1);let I;if(w.model===void 0&&
(I="model")||w.messages===void 0&&(I="messages"))return $.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:I}}],!1;if(w.model!==void 0){
let g=w.model,A=e;if(e===e)if(typeof g=="string"){if(B(g,256))return $.errors=[{instancePath:r+"/bod\
y/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(g,
1))return $.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/body/model",schemaPath:"sche\
ma:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=A===e}else var i=!0;if(i){if(w.messages!==
void 0){let g=w.messages,A=e;if(e===A)if(Array.isArray(g)){if(g.length>1e3)return $.errors=[{instancePath:r+
"/body/messages",schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;if(g.length<1)return $.errors=[{instancePath:r+"/body/messages",schemaPath:"#/proper\
ties/body/properties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;let f=g.length;
for(let P=0;P<f;P++){let y=e;z(g[P],{instancePath:r+"/body/messages/"+P,parentData:g,parentDataProperty:P,
rootData:x,dynamicAnchors:N})||(s=s===null?z.errors:s.concat(z.errors),e=s.length);var m=y===e;if(!m)
break}}}else return $.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propert\
ies/messages/type",keyword:"type",params:{type:"array"}}],!1;var i=A===e}else var i=!0;if(i){if(w.max_tokens!==
void 0){let g=w.max_tokens,A=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return $.
errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",
keyword:"type",params:{type:re.properties.body.properties.max_tokens.type}}],!1;if(e===A&&typeof g==
"number"&&isFinite(g)){if(g>2147483647||isNaN(g))return $.errors=[{instancePath:r+"/body/max_tokens",
schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647}}],!1;if(g<1||isNaN(g))return $.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=A===e}else var i=!0;if(i){if(w.max_completion_tokens!==void 0){let g=w.max_completion_tokens,
A=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return $.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:re.properties.body.properties.max_completion_tokens.type}}],!1;if(e===A&&typeof g==
"number"&&isFinite(g)){if(g>2147483647||isNaN(g))return $.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(g<1||isNaN(g))return $.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=A===e}else var i=!0;if(i){if(w.temperature!==void 0){
let g=w.temperature,A=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return $.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:re.properties.body.properties.temperature.type}}],!1;if(e===A&&typeof g=="number"&&isFinite(g)){
if(g>2||isNaN(g))return $.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(g<0||isNaN(
g))return $.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=A===e}else var i=!0;
if(i){if(w.top_p!==void 0){let g=w.top_p,A=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return $.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:re.properties.body.properties.top_p.type}}],!1;if(e===A&&typeof g=="number"&&isFinite(
g)){if(g>1||isNaN(g))return $.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(g<0||isNaN(g))return $.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=A===e}else var i=!0;if(i){let g=w.stream,A=e;if(typeof g!=
"boolean"&&g!==null)return $.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/pr\
operties/stream/type",keyword:"type",params:{type:re.properties.body.properties.stream.type}}],!1;var i=A===
e;if(i){if(w.stream_options!==void 0){let f=w.stream_options,P=e,y=e,h=!1,T=e;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.include_usage!==void 0){let k=f.include_usage;if(typeof k!="boolea\
n"&&k!==null){let O={instancePath:r+"/body/stream_options/include_usage",schemaPath:"schema:StreamOp\
tions/properties/include_usage/type",keyword:"type",params:{type:Ct.properties.include_usage.type}};
s===null?s=[O]:s.push(O),e++}}}else{let k={instancePath:r+"/body/stream_options",schemaPath:"schema:\
StreamOptions/type",keyword:"type",params:{type:"object"}};s===null?s=[k]:s.push(k),e++}var p=T===e;
if(h=h||p,!h){let k=e;if(f!==null){let E={instancePath:r+"/body/stream_options",schemaPath:"#/proper\
ties/body/properties/stream_options/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[E]:
s.push(E),e++}var p=k===e;h=h||p}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{let k={instancePath:r+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf",keyword:"anyOf",
params:{}};return s===null?s=[k]:s.push(k),e++,$.errors=s,!1}var i=P===e}else var i=!0;if(i){if(w.n!==
void 0){let f=w.n,P=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return $.errors=
[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/type",keyword:"type",params:{type:re.
properties.body.properties.n.type}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>1||isNaN(f))
return $.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(f<1||isNaN(f))return $.errors=[{instancePath:r+"/b\
ody/n",schemaPath:"#/properties/body/properties/n/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}}],!1}var i=P===e}else var i=!0;if(i){if(w.stop!==void 0){let f=w.stop,P=e,y=e,h=!1,T=e;if(e===
e)if(typeof f=="string"){if(B(f,4096)){let k={instancePath:r+"/body/stop",schemaPath:"schema:StopTex\
t/maxLength",keyword:"maxLength",params:{limit:4096}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}};s===null?s=[k]:
s.push(k),e++}var o=T===e;if(h=h||o,!h){let k=e;we(f,{instancePath:r+"/body/stop",parentData:w,parentDataProperty:"\
stop",rootData:x,dynamicAnchors:N})||(s=s===null?we.errors:s.concat(we.errors),e=s.length);var o=k===
e;if(h=h||o,!h){let E=e;if(f!==null){let K={instancePath:r+"/body/stop",schemaPath:"#/properties/bod\
y/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};s===null?s=[K]:s.push(K),e++}var o=E===
e;h=h||o}}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{let k={instancePath:r+"/body/stop",schemaPath:"\
#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};return s===null?s=[k]:s.push(k),
e++,$.errors=s,!1}var i=P===e}else var i=!0;if(i){if(w.seed!==void 0){let f=w.seed,P=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return $.errors=[{instancePath:r+"/body/seed",schemaPath:"\
#/properties/body/properties/seed/type",keyword:"type",params:{type:re.properties.body.properties.seed.
type}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return $.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<-9007199254740991||isNaN(f))return $.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1}var i=P===e}else var i=!0;if(i){if(w.frequency_penalty!==
void 0){let f=w.frequency_penalty,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return $.errors=
[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalt\
y/type",keyword:"type",params:{type:re.properties.body.properties.frequency_penalty.type}}],!1;if(e===
P&&typeof f=="number"&&isFinite(f)){if(f>2||isNaN(f))return $.errors=[{instancePath:r+"/body/frequen\
cy_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(f<-2||isNaN(f))return $.errors=[{instancePath:r+"/body/frequency_pe\
nalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"minimum",params:{
comparison:">=",limit:-2}}],!1}var i=P===e}else var i=!0;if(i){if(w.presence_penalty!==void 0){let f=w.
presence_penalty,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return $.errors=[{instancePath:r+
"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/type",keyword:"ty\
pe",params:{type:re.properties.body.properties.presence_penalty.type}}],!1;if(e===P&&typeof f=="numb\
er"&&isFinite(f)){if(f>2||isNaN(f))return $.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"\
#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],
!1;if(f<-2||isNaN(f))return $.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/propert\
ies/body/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],
!1}var i=P===e}else var i=!0;if(i){if(w.logit_bias!==void 0){let f=w.logit_bias,P=e,y=e,h=!1,T=e;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f))if(Object.keys(f).length>1024){let k={instancePath:r+"\
/body/logit_bias",schemaPath:"schema:LogitBias/maxProperties",keyword:"maxProperties",params:{limit:1024}};
s===null?s=[k]:s.push(k),e++}else for(let k in f){let O=f[k],E=e;if(e===E)if(typeof O=="number"&&isFinite(
O)){if(O>100||isNaN(O)){let Z={instancePath:r+"/body/logit_bias/"+k.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:LogitBias/additionalProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}};s===null?s=[Z]:s.push(Z),e++}else if(O<-100||isNaN(O)){let Z={instancePath:r+"/body/\
logit_bias/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additionalPropert\
ies/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};s===null?s=[Z]:s.push(Z),e++}}else{
let Z={instancePath:r+"/body/logit_bias/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schem\
a:LogitBias/additionalProperties/type",keyword:"type",params:{type:"number"}};s===null?s=[Z]:s.push(
Z),e++}var n=E===e;if(!n)break}else{let k={instancePath:r+"/body/logit_bias",schemaPath:"schema:Logi\
tBias/type",keyword:"type",params:{type:"object"}};s===null?s=[k]:s.push(k),e++}var a=T===e;if(h=h||
a,!h){let k=e;if(f!==null){let E={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body/pr\
operties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[E]:s.push(E),e++}
var a=k===e;h=h||a}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{let k={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[k]:s.push(k),e++,$.errors=s,!1}var i=P===e}else var i=!0;if(i){if(w.logprobs!==void 0){let f=w.
logprobs,P=e;if(typeof f!="boolean"&&f!==null)return $.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:re.properties.body.properties.
logprobs.type}}],!1;var i=P===e}else var i=!0;if(i){if(w.top_logprobs!==void 0){let f=w.top_logprobs,
P=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return $.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:re.properties.body.properties.top_logprobs.type}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){
if(f>20||isNaN(f))return $.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bod\
y/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],!1;if(f<0||
isNaN(f))return $.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;
if(i){if(w.tools!==void 0){let f=w.tools,P=e;if(!Array.isArray(f)&&f!==null)return $.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:re.properties.
body.properties.tools.type}}],!1;if(e===P&&Array.isArray(f)){if(f.length>1e4)return $.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],
!1;{var d=!0;let h=f.length;for(let T=0;T<h;T++){let M=e;ie(f[T],{instancePath:r+"/body/tools/"+T,parentData:f,
parentDataProperty:T,rootData:x,dynamicAnchors:N})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);
var d=M===e;if(!d)break}}}var i=P===e}else var i=!0;if(i){if(w.tool_choice!==void 0){let f=w.tool_choice,
P=e,y=e,h=!1,T=e;if(typeof f!="string"){let j={instancePath:r+"/body/tool_choice",schemaPath:"schema\
:ToolMode/type",keyword:"type",params:{type:"string"}};s===null?s=[j]:s.push(j),e++}if(!(f==="none"||
f==="auto"||f==="required")){let j={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/e\
num",keyword:"enum",params:{allowedValues:Ft.enum}};s===null?s=[j]:s.push(j),e++}var b=T===e;if(h=h||
b,!h){let j=e;me(f,{instancePath:r+"/body/tool_choice",parentData:w,parentDataProperty:"tool_choice",
rootData:x,dynamicAnchors:N})||(s=s===null?me.errors:s.concat(me.errors),e=s.length);var b=j===e;if(h=
h||b,!h){let O=e;if(f!==null){let Z={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/bod\
y/properties/tool_choice/anyOf/2/type",keyword:"type",params:{type:"null"}};s===null?s=[Z]:s.push(Z),
e++}var b=O===e;h=h||b}}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{let j={instancePath:r+"/body/t\
ool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[j]:s.push(j),e++,$.errors=s,!1}var i=P===e}else var i=!0;if(i){if(w.parallel_tool_calls!==void 0){
let f=w.parallel_tool_calls,P=e;if(typeof f!="boolean"&&f!==null)return $.errors=[{instancePath:r+"/\
body/parallel_tool_calls",schemaPath:"#/properties/body/properties/parallel_tool_calls/type",keyword:"\
type",params:{type:re.properties.body.properties.parallel_tool_calls.type}}],!1;var i=P===e}else var i=!0;
if(i){if(w.response_format!==void 0){let f=w.response_format,P=e,y=e,h=!1,T=e;se(f,{instancePath:r+"\
/body/response_format",parentData:w,parentDataProperty:"response_format",rootData:x,dynamicAnchors:N})||
(s=s===null?se.errors:s.concat(se.errors),e=s.length);var l=T===e;if(h=h||l,!h){let j=e;if(f!==null){
let O={instancePath:r+"/body/response_format",schemaPath:"#/properties/body/properties/response_form\
at/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[O]:s.push(O),e++}var l=j===e;h=h||
l}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{let j={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf",keyword:"anyOf",params:{}};return s===null?s=[j]:
s.push(j),e++,$.errors=s,!1}var i=P===e}else var i=!0;if(i){if(w.reasoning_effort!==void 0){let f=w.
reasoning_effort,P=e;if(typeof f!="string"&&f!==null)return $.errors=[{instancePath:r+"/body/reasoni\
ng_effort",schemaPath:"#/properties/body/properties/reasoning_effort/type",keyword:"type",params:{type:re.
properties.body.properties.reasoning_effort.type}}],!1;if(e===P&&typeof f=="string"&&B(f,64))return $.
errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_\
effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=P===e}else var i=!0;if(i){if(w.user!==
void 0){let f=w.user,P=e;if(typeof f!="string"&&f!==null)return $.errors=[{instancePath:r+"/body/use\
r",schemaPath:"#/properties/body/properties/user/type",keyword:"type",params:{type:re.properties.body.
properties.user.type}}],!1;if(e===P&&typeof f=="string"&&B(f,1024))return $.errors=[{instancePath:r+
"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=P===e}else var i=!0;if(i){if(w.prompt_cache_key!==void 0){let f=w.prompt_cache_key,P=e;if(typeof f!=
"string"&&f!==null)return $.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:re.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===P&&typeof f=="string"&&B(f,1024))return $.errors=[{instancePath:r+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var i=P===e}else var i=!0;if(i){if(w.metadata!==void 0){let f=w.metadata,P=e,y=e,h=!1,
T=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f))if(Object.keys(f).length>16){let k={instancePath:r+
"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};
s===null?s=[k]:s.push(k),e++}else for(let k in f){let O=f[k],E=e;if(e===E)if(typeof O=="string"){if(B(
O,512)){let Z={instancePath:r+"/body/metadata/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};s===null?s=[
Z]:s.push(Z),e++}}else{let Z={instancePath:r+"/body/metadata/"+k.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"string"}};s===
null?s=[Z]:s.push(Z),e++}var v=E===e;if(!v)break}else{let k={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/type",keyword:"type",params:{type:"object"}};s===null?s=[k]:s.push(k),e++}var _=T===
e;if(h=h||_,!h){let k=e;if(f!==null){let E={instancePath:r+"/body/metadata",schemaPath:"#/properties\
/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[E]:s.push(E),
e++}var _=k===e;h=h||_}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{let k={instancePath:r+"/body/me\
tadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[k]:s.push(k),e++,$.errors=s,!1}var i=P===e}else var i=!0;if(i){if(w.modalities!==void 0){let f=w.
modalities,P=e;if(!Array.isArray(f)&&f!==null)return $.errors=[{instancePath:r+"/body/modalities",schemaPath:"\
#/properties/body/properties/modalities/type",keyword:"type",params:{type:re.properties.body.properties.
modalities.type}}],!1;if(e===P&&Array.isArray(f)){if(f.length>8)return $.errors=[{instancePath:r+"/b\
ody/modalities",schemaPath:"#/properties/body/properties/modalities/maxItems",keyword:"maxItems",params:{
limit:8}}],!1;{var q=!0;let h=f.length;for(let T=0;T<h;T++){let M=f[T],j=e;if(typeof M!="string")return $.
errors=[{instancePath:r+"/body/modalities/"+T,schemaPath:"schema:Modality/type",keyword:"type",params:{
type:"string"}}],!1;if(M!=="text")return $.errors=[{instancePath:r+"/body/modalities/"+T,schemaPath:"\
schema:Modality/enum",keyword:"enum",params:{allowedValues:Tt.enum}}],!1;var q=j===e;if(!q)break}}}var i=P===
e}else var i=!0;if(i){if(w.top_k!==void 0){let f=w.top_k,P=e;if(!(typeof f=="number"&&isFinite(f))&&
f!==null)return $.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top\
_k/type",keyword:"type",params:{type:re.properties.body.properties.top_k.type}}],!1;if(e===P&&typeof f==
"number"&&isFinite(f)){if(f>2147483647||isNaN(f))return $.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(f<-1||isNaN(f))return $.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/pr\
operties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}var i=P===e}else var i=!0;
if(i){if(w.min_p!==void 0){let f=w.min_p,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return $.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"\
type",params:{type:re.properties.body.properties.min_p.type}}],!1;if(e===P&&typeof f=="number"&&isFinite(
f)){if(f>1||isNaN(f))return $.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/pr\
operties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(f<0||isNaN(f))return $.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;if(i){if(w.repetition_penalty!==
void 0){let f=w.repetition_penalty,P=e;if(!(typeof f=="number"&&isFinite(f))&&f!==null)return $.errors=
[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_pena\
lty/type",keyword:"type",params:{type:re.properties.body.properties.repetition_penalty.type}}],!1;if(e===
P&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(f))return $.errors=[{instancePath:r+"/body/repeti\
tion_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10}}],!1;if(f<0||isNaN(f))return $.errors=[{instancePath:r+"/body/repe\
tition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;if(i)if(w.reasoning!==void 0){let f=w.
reasoning,P=e,y=e,h=!1,T=e;if(typeof f!="boolean"){let j={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};s===null?s=[j]:s.push(j),e++}var c=T===
e;if(h=h||c,!h){let j=e;if(e===e&&!(f&&typeof f=="object"&&!Array.isArray(f))){let E={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
s===null?s=[E]:s.push(E),e++}var c=j===e;if(h=h||c,!h){let E=e;if(f!==null){let K={instancePath:r+"/\
body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};s===null?s=[K]:s.push(K),e++}var c=E===e;h=h||c}}if(h)e=y,s!==null&&(y?s.length=y:s=null);else{
let j={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[j]:s.push(j),e++,$.errors=s,!1}var i=P===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return $.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return $.errors=s,e===0}var Ir=pe,Se={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:EmbeddingModelName"},input:{anyOf:[{$ref:"\
schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:\
EmbeddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function ke(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>2048)return ke.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(t.length<1)return ke.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let m=t.length;for(let p=0;p<
m;p++){let o=t[p],n=e;if(e===e)if(typeof o=="string"){if(B(o,33554432))return ke.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(xe(
o,1))return ke.errors=[{instancePath:r+"/"+p,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:r+"/"+p,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(!i)break}}}else return ke.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ke.errors=s,e===
0}function le(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>131072)return le.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(t.length<1)return le.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let m=t.length;for(let p=0;p<
m;p++){let o=t[p],n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return le.errors=
[{instancePath:r+"/"+p,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return le.errors=[{instancePath:r+
"/"+p,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(o<0||isNaN(o))return le.errors=[{instancePath:r+"/"+p,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e;if(!i)break}}}else return le.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return le.errors=s,e===0}function je(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>2048)return je.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(t.length<1)return je.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let m=t.length;for(let p=0;p<
m;p++){let o=e;le(t[p],{instancePath:r+"/"+p,parentData:t,parentDataProperty:p,rootData:x,dynamicAnchors:N})||
(s=s===null?le.errors:s.concat(le.errors),e=s.length);var i=o===e;if(!i)break}}}else return je.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return je.errors=s,e===
0}function pe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.body===void 0&&(p="body"))return pe.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(t.
body!==void 0){let o=t.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let a;if(o.model===
void 0&&(a="model")||o.input===void 0&&(a="input"))return pe.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(o.model!==void 0){
let d=o.model,b=e;if(e===e)if(typeof d=="string"){if(B(d,256))return pe.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(xe(d,1))return pe.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=b===
e}else var i=!0;if(i){if(o.input!==void 0){let d=o.input,b=e,l=e,v=!1,_=e;if(e===e)if(typeof d=="str\
ing"){if(B(d,33554432)){let u={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};s===null?s=[u]:s.push(u),e++}else if(xe(d,1)){let u={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};s===null?s=[u]:s.push(u),e++}}else{let u={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};s===null?s=[u]:s.push(u),e++}var m=_===e;
if(v=v||m,!v){let u=e;ke(d,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:x,
dynamicAnchors:N})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var m=u===e;if(v=v||m,!v){
let C=e;le(d,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:x,dynamicAnchors:N})||
(s=s===null?le.errors:s.concat(le.errors),e=s.length);var m=C===e;if(v=v||m,!v){let g=e;je(d,{instancePath:r+
"/body/input",parentData:o,parentDataProperty:"input",rootData:x,dynamicAnchors:N})||(s=s===null?je.
errors:s.concat(je.errors),e=s.length);var m=g===e;v=v||m}}}if(v)e=l,s!==null&&(l?s.length=l:s=null);else{
let u={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return s===null?s=[u]:s.push(u),e++,pe.errors=s,!1}var i=b===e}else var i=!0;if(i){
if(o.encoding_format!==void 0){let d=o.encoding_format,b=e;if(typeof d!="string"&&d!==null)return pe.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:Se.properties.body.properties.encoding_format.type}}],!1;if(!(d===
"float"||d==="base64"||d===null))return pe.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:Se.properties.
body.properties.encoding_format.enum}}],!1;var i=b===e}else var i=!0;if(i){if(o.dimensions!==void 0){
let d=o.dimensions,b=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return pe.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:Se.properties.body.properties.dimensions.type}}],!1;if(e===b&&typeof d==
"number"&&isFinite(d)){if(d>1e6||isNaN(d))return pe.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(d<1||isNaN(d))return pe.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=b===
e}else var i=!0;if(i)if(o.user!==void 0){let d=o.user,b=e;if(typeof d!="string"&&d!==null)return pe.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:Se.properties.body.properties.user.type}}],!1;if(e===b&&typeof d=="string"&&B(d,1024))
return pe.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var i=b===e}else var i=!0}}}}else return pe.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return pe.errors=s,e===0}var Cr=Fr;function Fr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Fr.errors=s,e===0}var Tr=Mr;function Mr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Mr.errors=s,e===0}var Er=Ur;function Ur(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Ur.errors=s,e===0}var zr=Sr;function Sr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Sr.errors=s,e===0}var Rr=Br;function Br(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Br.errors=s,e===0}var Vr=Kr;function Kr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Kr.errors=s,e===0}var Zr=Jr;function Jr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;return Jr.errors=s,e===0}var Yr=qe(Ee()),Gr=qe(Ue()),ss={...Yr.formats,...Gr.fastFormats},Wr=Qe;var W=Ne,_e=$e,Hr={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},St={type:"object",required:[
"id","type","function"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["func\
tion"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolCall"};var Rt={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function S(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.index===void 0&&(d="\
index")||t.message===void 0&&(d="message")||t.logprobs===void 0&&(d="logprobs")||t.finish_reason===void 0&&
(d="finish_reason"))return S.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let b=e;for(let l in t)if(!(l==="index"||l==="message"||l==="logprobs"||l===
"finish_reason")){return S.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:l}}],!1;break}if(b===e){if(t.index!==void 0){let l=t.index,
v=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return S.errors=[{instancePath:r+"/inde\
x",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof l==
"number"&&isFinite(l)){if(l>0||isNaN(l))return S.errors=[{instancePath:r+"/index",schemaPath:"#/prop\
erties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(l<0||isNaN(l))return S.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=v===e}else var i=!0;if(i){if(t.message!==void 0){let l=t.message,v=e;if(e===
v)if(l&&typeof l=="object"&&!Array.isArray(l)){let q;if(l.role===void 0&&(q="role")||l.content===void 0&&
(q="content")||l.refusal===void 0&&(q="refusal"))return S.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:q}}],!1;if(l.role!==void 0){
let c=l.role,u=e;if(typeof c!="string")return S.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(c!=="assist\
ant")return S.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var m=u===e}else var m=!0;if(m){if(l.
content!==void 0){let c=l.content,u=e;if(typeof c!="string"&&c!==null)return S.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:Hr.properties.message.properties.content.type}}],!1;if(e===u&&typeof c=="string"&&W(c,33554432))
return S.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var m=u===e}else var m=!0;if(m){if(l.
refusal!==void 0){let c=l.refusal,u=e;if(typeof c!="string"&&c!==null)return S.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:Hr.properties.message.properties.refusal.type}}],!1;if(e===u&&typeof c=="string"&&W(c,33554432))
return S.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var m=u===e}else var m=!0;if(m){if(l.
tool_calls!==void 0){let c=l.tool_calls,u=e;if(e===u)if(Array.isArray(c)){if(c.length>256)return S.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(c.length<1)return S.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var p=!0;let C=c.length;for(let I=0;I<C;I++){let g=c[I],A=e;if(e===e)if(g&&typeof g==
"object"&&!Array.isArray(g)){let P;if(g.id===void 0&&(P="id")||g.type===void 0&&(P="type")||g.function===
void 0&&(P="function"))return S.errors=[{instancePath:r+"/message/tool_calls/"+I,schemaPath:"schema:\
ToolCall/required",keyword:"required",params:{missingProperty:P}}],!1;if(g.id!==void 0){let y=g.id,h=e;
if(e===h)if(typeof y=="string"){if(W(y,256))return S.errors=[{instancePath:r+"/message/tool_calls/"+
I+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return S.errors=[{instancePath:r+"/message/tool_calls/"+I+"/id",schemaPath:"schema:ToolCall/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o){if(g.
type!==void 0){let y=g.type,h=e;if(typeof y!="string")return S.errors=[{instancePath:r+"/message/too\
l_calls/"+I+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(y!=="function")return S.errors=[{instancePath:r+"/message/tool_calls/"+I+"/type",schemaPath:"\
schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:St.properties.type.enum}}],
!1;var o=h===e}else var o=!0;if(o)if(g.function!==void 0){let y=g.function,h=e;if(e===h)if(y&&typeof y==
"object"&&!Array.isArray(y)){let M;if(y.name===void 0&&(M="name")||y.arguments===void 0&&(M="argumen\
ts"))return S.errors=[{instancePath:r+"/message/tool_calls/"+I+"/function",schemaPath:"schema:ToolCa\
ll/properties/function/required",keyword:"required",params:{missingProperty:M}}],!1;if(y.name!==void 0){
let j=y.name,k=e;if(e===k)if(typeof j=="string"){if(W(j,256))return S.errors=[{instancePath:r+"/mess\
age/tool_calls/"+I+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return S.errors=[{instancePath:r+"/messa\
ge/tool_calls/"+I+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var n=k===e}else var n=!0;if(n)if(y.arguments!==void 0){
let j=y.arguments,k=e;if(e===k)if(typeof j=="string"){if(W(j,33554432))return S.errors=[{instancePath:r+
"/message/tool_calls/"+I+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return S.errors=[{instancePath:r+
"/message/tool_calls/"+I+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e}else var n=!0}else return S.
errors=[{instancePath:r+"/message/tool_calls/"+I+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var o=h===e}else var o=!0}}else return S.errors=
[{instancePath:r+"/message/tool_calls/"+I,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var p=A===e;if(!p)break}}}else return S.errors=[{instancePath:r+"/message/tool_calls",
schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],
!1;var m=u===e}else var m=!0;if(m){if(l.reasoning!==void 0){let c=l.reasoning,u=e;if(e===u)if(typeof c==
"string"){if(W(c,33554432))return S.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/prope\
rties/message/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return S.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/t\
ype",keyword:"type",params:{type:"string"}}],!1;var m=u===e}else var m=!0;if(m)if(l.reasoning_content!==
void 0){let c=l.reasoning_content,u=e;if(e===u)if(typeof c=="string"){if(W(c,33554432))return S.errors=
[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_\
content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return S.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"\
type",params:{type:"string"}}],!1;var m=u===e}else var m=!0}}}}}else return S.errors=[{instancePath:r+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var i=v===
e}else var i=!0;if(i){if(t.logprobs!==void 0){let l=t.logprobs,v=e,_=e,q=!1,c=e;if(e===e&&!(l&&typeof l==
"object"&&!Array.isArray(l))){let C={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"\
type",params:{type:"object"}};s===null?s=[C]:s.push(C),e++}var a=c===e;if(q=q||a,!q){let C=e;if(l!==
null){let g={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};s===null?s=[g]:s.push(g),e++}var a=C===e;q=q||a}if(q)e=_,s!==null&&(_?s.length=
_:s=null);else{let C={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"a\
nyOf",params:{}};return s===null?s=[C]:s.push(C),e++,S.errors=s,!1}var i=v===e}else var i=!0;if(i)if(t.
finish_reason!==void 0){let l=t.finish_reason,v=e;if(typeof l!="string")return S.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"stop"||l==="length"||l==="tool_calls"||l==="content_filter"))return S.errors=[{instancePath:r+"/fin\
ish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:Rt.enum}}],!1;
var i=v===e}else var i=!0}}}}}else return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return S.errors=s,e===0}function R(t,{instancePath:r="",parentData:D,
parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id")||t.object===void 0&&(o="object")||t.created===
void 0&&(o="created")||t.model===void 0&&(o="model")||t.choices===void 0&&(o="choices"))return R.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;
for(let a in t)if(!(a==="id"||a==="object"||a==="created"||a==="model"||a==="choices"||a==="usage")){
return R.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(n===e){if(t.id!==void 0){let a=t.id,d=e;if(e===d)if(typeof a==
"string"){if(W(a,256))return R.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(_e(a,1))return R.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;
if(i){if(t.object!==void 0){let a=t.object,d=e;if(typeof a!="string")return R.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="c\
hat.completion")return R.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var i=d===e}else var i=!0;if(i){if(t.created!==void 0){
let a=t.created,d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return R.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=d===e}else var i=!0;if(i){if(t.model!==
void 0){let a=t.model,d=e;if(e===e)if(typeof a=="string"){if(W(a,256))return R.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(_e(a,
1))return R.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return R.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(t.choices!==void 0){
let a=t.choices,d=e;if(e===d)if(Array.isArray(a)){if(a.length>1)return R.errors=[{instancePath:r+"/c\
hoices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(a.length<
1)return R.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"mi\
nItems",params:{limit:1}}],!1;{var m=!0;let l=a.length;for(let v=0;v<l;v++){let _=e;S(a[v],{instancePath:r+
"/choices/"+v,parentData:a,parentDataProperty:v,rootData:x,dynamicAnchors:N})||(s=s===null?S.errors:
s.concat(S.errors),e=s.length);var m=_===e;if(!m)break}}}else return R.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else
var i=!0;if(i)if(t.usage!==void 0){let a=t.usage,d=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let v;if(a.prompt_tokens===void 0&&(v="prompt_tokens")||a.completion_tokens===void 0&&(v="comple\
tion_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return R.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:v}}],!1;if(a.prompt_tokens!==
void 0){let _=a.prompt_tokens,q=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return R.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof _=="number"&&isFinite(_)){if(_>4294967295||
isNaN(_))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(_<0||isNaN(
_))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=q===e}else var p=!0;
if(p){if(a.completion_tokens!==void 0){let _=a.completion_tokens,q=e;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_)&&isFinite(_)))return R.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof _==
"number"&&isFinite(_)){if(_>4294967295||isNaN(_))return R.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(_<0||isNaN(_))return R.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=q===e}else var p=!0;if(p){if(a.total_tokens!==void 0){let _=a.total_tokens,q=e;
if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return R.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===q&&typeof _=="number"&&isFinite(_)){if(_>8589934590||isNaN(_))return R.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(_<0||isNaN(_))return R.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=q===e}else var p=!0;if(p){if(a.prompt_tokens_details!==void 0){let _=a.prompt_tokens_details,
q=e;if(e===q)if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.cached_tokens!==void 0){let u=_.cached_tokens,
w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return R.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof u=="number"&&
isFinite(u)){if(u>4294967295||isNaN(u))return R.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(u<0||isNaN(u))return R.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return R.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var p=q===
e}else var p=!0;if(p)if(a.completion_tokens_details!==void 0){let _=a.completion_tokens_details,q=e;
if(e===q)if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.reasoning_tokens!==void 0){let u=_.reasoning_tokens,
w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return R.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof u==
"number"&&isFinite(u)){if(u>4294967295||isNaN(u))return R.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(u<
0||isNaN(u))return R.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return R.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var p=q===e}else var p=!0}}}}else return R.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var i=d===e}else var i=!0}}}}}}}else
return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=s,e===0}function Qe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(R(t.response,
{instancePath:r+"/response",parentData:t,parentDataProperty:"response",rootData:x,dynamicAnchors:N})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length));else return Qe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=s,e===0}var Xr=er;var Bt=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function fe(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let o;if(t.object===void 0&&(o="object")||t.index===void 0&&(o="index")||t.embedding===void 0&&(o=
"embedding"))return fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let n=e;for(let a in t)if(!(a==="object"||a==="index"||a==="embedding")){return fe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e){if(t.object!==void 0){let a=t.object,d=e;if(typeof a!="string")return fe.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="e\
mbedding")return fe.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var i=d===e}else var i=!0;if(i){if(t.index!==void 0){let a=t.
index,d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return fe.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&
typeof a=="number"&&isFinite(a)){if(a>2047||isNaN(a))return fe.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(a<0||isNaN(
a))return fe.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=d===e}else var i=!0;if(i)if(t.embedding!==void 0){let a=t.
embedding,d=e,b=e,l=!1,v=e;if(e===e)if(Array.isArray(a))if(a.length>1e6){let c={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};s===null?s=[
c]:s.push(c),e++}else if(a.length<1){let c={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};s===null?s=[c]:s.push(c),e++}else{var m=!0;let c=a.
length;for(let u=0;u<c;u++){let w=a[u],C=e;if(e===C)if(typeof w=="number"&&isFinite(w)){if(w>1e308||
isNaN(w)){let g={instancePath:r+"/embedding/"+u,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};s===null?s=[g]:s.push(g),e++}else if(w<-1e308||isNaN(
w)){let g={instancePath:r+"/embedding/"+u,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};s===null?s=[g]:s.push(g),e++}}else{let g={instancePath:r+
"/embedding/"+u,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};s===
null?s=[g]:s.push(g),e++}var m=C===e;if(!m)break}}else{let c={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};s===null?s=[c]:s.push(c),e++}var p=v===
e;if(l=l||p,!l){let c=e;if(e===e)if(typeof a=="string"){if(W(a,5333336)){let C={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};s===null?
s=[C]:s.push(C),e++}else if(_e(a,8)){let C={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};s===null?s=[C]:s.push(C),e++}else if(!Bt.test(a)){
let C={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};s===null?s=[C]:s.push(C),e++}}else{let C={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};s===null?s=[C]:s.push(
C),e++}var p=c===e;l=l||p}if(l)e=b,s!==null&&(b?s.length=b:s=null);else{let c={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return s===null?s=[c]:s.
push(c),e++,fe.errors=s,!1}var i=d===e}else var i=!0}}}}else return fe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=s,e===0}function Y(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let o;if(t.object===void 0&&(o="object")||t.data===void 0&&(o=
"data")||t.model===void 0&&(o="model")||t.usage===void 0&&(o="usage"))return Y.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let a in t)if(!(a===
"object"||a==="data"||a==="model"||a==="usage")){return Y.errors=[{instancePath:r,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){
if(t.object!==void 0){let a=t.object,d=e;if(typeof a!="string")return Y.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="list")
return Y.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var i=d===e}else var i=!0;if(i){if(t.data!==void 0){let a=t.data,d=e;if(e===
d)if(Array.isArray(a)){if(a.length>2048)return Y.errors=[{instancePath:r+"/data",schemaPath:"#/prope\
rties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(a.length<1)return Y.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;let l=a.
length;for(let v=0;v<l;v++){let _=e;fe(a[v],{instancePath:r+"/data/"+v,parentData:a,parentDataProperty:v,
rootData:x,dynamicAnchors:N})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var m=_===e;if(!m)
break}}}else return Y.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"t\
ype",params:{type:"array"}}],!1;var i=d===e}else var i=!0;if(i){if(t.model!==void 0){let a=t.model,d=e;
if(e===e)if(typeof a=="string"){if(W(a,256))return Y.errors=[{instancePath:r+"/model",schemaPath:"sc\
hema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(_e(a,1))return Y.errors=
[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Y.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i)if(t.usage!==void 0){
let a=t.usage,d=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let v;if(a.prompt_tokens===void 0&&
(v="prompt_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return Y.errors=[{instancePath:r+"/\
usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:v}}],!1;
{let _=e;for(let q in a)if(!(q==="prompt_tokens"||q==="total_tokens")){return Y.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:q}}],!1;break}if(_===e){if(a.prompt_tokens!==void 0){let q=a.prompt_tokens,c=e;if(!(typeof q==
"number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return Y.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof q=="number"&&isFinite(q)){if(q>1e9||isNaN(q))return Y.errors=[{instancePath:r+"/usage/prom\
pt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(q<0||isNaN(q))return Y.errors=[{instancePath:r+"/usage/prompt_tok\
ens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=c===e}else var p=!0;if(p)if(a.total_tokens!==void 0){let q=a.total_tokens,c=e;
if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return Y.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof q=="number"&&isFinite(q)){if(q>1e9||isNaN(q))return Y.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e9}}],!1;if(q<0||isNaN(q))return Y.errors=[{instancePath:r+"/u\
sage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var p=c===e}else var p=!0}}}else return Y.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"object"}}],!1;var i=d===
e}else var i=!0}}}}}else return Y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Y.errors=s,e===0}function er(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t))t.response!==void 0&&(Y(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"r\
esponse",rootData:x,dynamicAnchors:N})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length));else return er.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=
s,e===0}var Qr=rr;function J(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.object===void 0&&(o=
"object")||t.data===void 0&&(o="data"))return J.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let n=e;for(let a in t)if(!(a==="object"||a==="data")){return J.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(t.object!==void 0){let a=t.object,d=e;if(typeof a!="string")return J.errors=[{
instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(a!=="list")return J.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"list"}}],!1;var i=d===e}else var i=!0;if(i)if(t.data!==void 0){let a=t.
data,d=e;if(e===d)if(Array.isArray(a)){if(a.length>4096)return J.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var m=!0;let l=a.length;for(let v=0;v<
l;v++){let _=a[v],q=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let w;if(_.id===void 0&&
(w="id")||_.object===void 0&&(w="object")||_.created===void 0&&(w="created")||_.owned_by===void 0&&(w=
"owned_by"))return J.errors=[{instancePath:r+"/data/"+v,schemaPath:"schema:ListedModel/required",keyword:"\
required",params:{missingProperty:w}}],!1;{let C=e;for(let I in _)if(!(I==="id"||I==="object"||I==="\
created"||I==="owned_by")){return J.errors=[{instancePath:r+"/data/"+v,schemaPath:"schema:ListedMode\
l/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(C===
e){if(_.id!==void 0){let I=_.id,g=e;if(e===g)if(typeof I=="string"){if(W(I,256))return J.errors=[{instancePath:r+
"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(_e(I,1))return J.errors=[{instancePath:r+"/data/"+v+"/id",schemaPath:"schema:List\
edModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+
"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"str\
ing"}}],!1;var p=g===e}else var p=!0;if(p){if(_.object!==void 0){let I=_.object,g=e;if(typeof I!="st\
ring")return J.errors=[{instancePath:r+"/data/"+v+"/object",schemaPath:"schema:ListedModel/propertie\
s/object/type",keyword:"type",params:{type:"string"}}],!1;if(I!=="model")return J.errors=[{instancePath:r+
"/data/"+v+"/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{
allowedValue:"model"}}],!1;var p=g===e}else var p=!0;if(p){if(_.created!==void 0){let I=_.created,g=e;
if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return J.errors=[{instancePath:r+"/data/"+v+
"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===g&&typeof I=="number"&&isFinite(I)){if(I>4102444800||isNaN(I))return J.errors=[{instancePath:r+
"/data/"+v+"/created",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4102444800}}],!1;if(I<0||isNaN(I))return J.errors=[{instancePath:r+"/data/"+v+
"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=g===e}else var p=!0;if(p)if(_.owned_by!==void 0){let I=_.owned_by,g=e;if(e===
g)if(typeof I=="string"){if(W(I,64))return J.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(_e(I,
1))return J.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties\
/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+
"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{
type:"string"}}],!1;var p=g===e}else var p=!0}}}}}else return J.errors=[{instancePath:r+"/data/"+v,schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1;var m=q===e;if(!m)break}}}else return J.
errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"arr\
ay"}}],!1;var i=d===e}else var i=!0}}}else return J.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return J.errors=s,e===0}function rr(t,{instancePath:r="",parentData:D,
parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t))t.response!==void 0&&(J(t.response,{instancePath:r+"/response",parentData:t,
parentDataProperty:"response",rootData:x,dynamicAnchors:N})||(s=s===null?J.errors:s.concat(J.errors),
e=s.length));else return rr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return rr.errors=s,e===0}var et=tr;var sr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var Re=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function H(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let m;if(t.since===void 0&&(m="since")||t.requests===void 0&&(m="requests")||t.prompt_tokens===void 0&&
(m="prompt_tokens")||t.completion_tokens===void 0&&(m="completion_tokens")||t.charged_usd===void 0&&
(m="charged_usd"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m}}],!1;{let p=e;for(let o in t)if(!(o==="since"||o==="requests"||o==="prompt_tokens"||
o==="completion_tokens"||o==="charged_usd")){return H.errors=[{instancePath:r,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(t.
since!==void 0){let o=t.since,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.
errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return H.errors=[
{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+"/since",schemaPath:"sc\
hema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;
if(i){if(t.requests!==void 0){let o=t.requests,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return H.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return H.
errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+"/req\
uests",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=n===e}else var i=!0;if(i){if(t.prompt_tokens!==void 0){let o=t.prompt_tokens,n=e,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return H.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return H.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;if(i){if(t.completion_tokens!==
void 0){let o=t.completion_tokens,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.
errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return H.
errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=n===e}else var i=!0;if(i)if(t.charged_usd!==void 0){let o=t.charged_usd,n=e;if(e===
e)if(typeof o=="string"){if(W(o,20))return H.errors=[{instancePath:r+"/charged_usd",schemaPath:"sche\
ma:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Re.test(o))return H.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9\
]{1,9})?$"}}],!1}else return H.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var i=n===e}else var i=!0}}}}}}else return H.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=s,e===0}var Vt={type:[
"object","null"],additionalProperties:!1,required:["limit","remaining","resets_at"],properties:{limit:{
$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{$ref:"schema:ResetTime"}},$id:"\
schema:LimitLeft"};function X(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return X.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:Vt.type}}],!1;if(e===0&&t&&typeof t=="object"&&!Array.
isArray(t)){let m;if(t.limit===void 0&&(m="limit")||t.remaining===void 0&&(m="remaining")||t.resets_at===
void 0&&(m="resets_at"))return X.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:m}}],!1;{let p=e;for(let o in t)if(!(o==="limit"||o==="remaining"||o==="rese\
ts_at")){return X.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:o}}],!1;break}if(p===e){if(t.limit!==void 0){let o=t.limit,n=e,a=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:r+"/limit",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return X.errors=[{instancePath:r+"/limit",schemaPath:"schema:Use\
dCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return X.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;if(i){if(t.remaining!==void 0){let o=t.
remaining,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:r+
"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return X.errors=[{instancePath:r+"/\
remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return X.errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0;if(i)if(t.resets_at!==
void 0){let o=t.resets_at,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)
return X.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{
type:sr.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return X.errors=
[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return X.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=n===e}else var i=!0}}}}
return X.errors=s,e===0}var Kt={type:["object","null"],additionalProperties:!1,required:["period","l\
imit_usd","used_usd","remaining_usd","resets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{
$ref:"schema:Usd"},used_usd:{$ref:"schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"s\
chema:ResetTime"}},$id:"schema:BudgetLeft"},Zt={type:"string",enum:["day","month","total"],$id:"sche\
ma:BudgetSpan"};function Q(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return Q.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:Kt.type}}],!1;if(e===0&&t&&typeof t=="object"&&!Array.
isArray(t)){let m;if(t.period===void 0&&(m="period")||t.limit_usd===void 0&&(m="limit_usd")||t.used_usd===
void 0&&(m="used_usd")||t.remaining_usd===void 0&&(m="remaining_usd")||t.resets_at===void 0&&(m="res\
ets_at"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=e;for(let o in t)if(!(o==="period"||o==="limit_usd"||o==="used_usd"||o==="remaining_usd"||
o==="resets_at")){return Q.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(t.period!==void 0){let o=t.period,
n=e;if(typeof o!="string")return Q.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(o==="day"||o==="month"||o==="total"))return Q.errors=
[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:Zt.
enum}}],!1;var i=n===e}else var i=!0;if(i){if(t.limit_usd!==void 0){let o=t.limit_usd,n=e;if(e===e)if(typeof o==
"string"){if(W(o,20))return Q.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!Re.test(o))return Q.errors=[{instancePath:r+"/limit_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return Q.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(t.used_usd!==void 0){let o=t.used_usd,n=e;if(e===
e)if(typeof o=="string"){if(W(o,20))return Q.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:\
Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Re.test(o))return Q.errors=[{instancePath:r+
"/used_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1\
,9})?$"}}],!1}else return Q.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(t.remaining_usd!==void 0){let o=t.
remaining_usd,n=e;if(e===e)if(typeof o=="string"){if(W(o,20))return Q.errors=[{instancePath:r+"/rema\
ining_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Re.test(
o))return Q.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return Q.errors=[{instancePath:r+"/rema\
ining_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;
if(i)if(t.resets_at!==void 0){let o=t.resets_at,n=e,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))&&o!==null)return Q.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/ty\
pe",keyword:"type",params:{type:sr.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>4102444800||
isNaN(o))return Q.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return Q.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=n===e}else var i=!0}}}}}}return Q.errors=s,e===0}function G(t,{instancePath:r="",parentData:D,
parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let o;if(t.object===void 0&&(o="object")||t.name===void 0&&(o="name")||t.
prefix===void 0&&(o="prefix")||t.expires_at===void 0&&(o="expires_at")||t.used===void 0&&(o="used")||
t.limits===void 0&&(o="limits"))return G.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:o}}],!1;{let n=e;for(let a in t)if(!(a==="object"||a==="name"||a==="\
prefix"||a==="expires_at"||a==="used"||a==="limits")){return G.errors=[{instancePath:r,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(t.object!==void 0){let a=t.object,d=e;if(typeof a!="string")return G.errors=[{instancePath:r+"\
/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="ke\
y_usage")return G.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"key_usage"}}],!1;var i=d===e}else var i=!0;if(i){if(t.name!==void 0){let a=t.
name,d=e;if(e===d)if(typeof a=="string"){if(W(a,128))return G.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(_e(a,1))return G.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(t.prefix!==void 0){let a=t.prefix,d=e;
if(e===d)if(typeof a=="string"){if(W(a,16))return G.errors=[{instancePath:r+"/prefix",schemaPath:"#/\
properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return G.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var i=d===
e}else var i=!0;if(i){if(t.expires_at!==void 0){let a=t.expires_at,d=e,b=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return G.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:sr.type}}],!1;if(e===b&&typeof a=="number"&&isFinite(
a)){if(a>4102444800||isNaN(a))return G.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return G.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=d===e}else var i=!0;if(i){if(t.used!==void 0){let a=t.used,d=e;if(e===
d)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.day===void 0&&(l="day")||a.month===void 0&&
(l="month"))return G.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/required",keyword:"\
required",params:{missingProperty:l}}],!1;{let v=e;for(let _ in a)if(!(_==="day"||_==="month")){return G.
errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:_}}],!1;break}if(v===e){if(a.day!==void 0){let _=e;H(a.day,
{instancePath:r+"/used/day",parentData:a,parentDataProperty:"day",rootData:x,dynamicAnchors:N})||(s=
s===null?H.errors:s.concat(H.errors),e=s.length);var m=_===e}else var m=!0;if(m)if(a.month!==void 0){
let _=e;H(a.month,{instancePath:r+"/used/month",parentData:a,parentDataProperty:"month",rootData:x,dynamicAnchors:N})||
(s=s===null?H.errors:s.concat(H.errors),e=s.length);var m=_===e}else var m=!0}}}else return G.errors=
[{instancePath:r+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type:"object"}}],
!1;var i=d===e}else var i=!0;if(i)if(t.limits!==void 0){let a=t.limits,d=e;if(e===d)if(a&&typeof a==
"object"&&!Array.isArray(a)){let l;if(a.requests_per_minute===void 0&&(l="requests_per_minute")||a.tokens_per_minute===
void 0&&(l="tokens_per_minute")||a.parallel_requests===void 0&&(l="parallel_requests")||a.budget===void 0&&
(l="budget"))return G.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/required",keyword:"\
required",params:{missingProperty:l}}],!1;{let v=e;for(let _ in a)if(!(_==="requests_per_minute"||_===
"tokens_per_minute"||_==="parallel_requests"||_==="budget")){return G.errors=[{instancePath:r+"/limi\
ts",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(v===e){if(a.requests_per_minute!==void 0){let _=e;X(a.requests_per_minute,{instancePath:r+
"/limits/requests_per_minute",parentData:a,parentDataProperty:"requests_per_minute",rootData:x,dynamicAnchors:N})||
(s=s===null?X.errors:s.concat(X.errors),e=s.length);var p=_===e}else var p=!0;if(p){if(a.tokens_per_minute!==
void 0){let _=e;X(a.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:a,parentDataProperty:"\
tokens_per_minute",rootData:x,dynamicAnchors:N})||(s=s===null?X.errors:s.concat(X.errors),e=s.length);
var p=_===e}else var p=!0;if(p){if(a.parallel_requests!==void 0){let _=e;X(a.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:a,parentDataProperty:"parallel_requests",rootData:x,dynamicAnchors:N})||
(s=s===null?X.errors:s.concat(X.errors),e=s.length);var p=_===e}else var p=!0;if(p)if(a.budget!==void 0){
let _=e;Q(a.budget,{instancePath:r+"/limits/budget",parentData:a,parentDataProperty:"budget",rootData:x,
dynamicAnchors:N})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var p=_===e}else var p=!0}}}}}else
return G.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var i=d===e}else var i=!0}}}}}}}else return G.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=s,e===0}function tr(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(G(t.response,{instancePath:r+"/response",
parentData:t,parentDataProperty:"response",rootData:x,dynamicAnchors:N})||(s=s===null?G.errors:s.concat(
G.errors),e=s.length));else return tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return tr.errors=s,e===0}var rt=oe;function oe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let m=t.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.id===void 0&&(o="id")||m.object===
void 0&&(o="object")||m.created===void 0&&(o="created")||m.owned_by===void 0&&(o="owned_by"))return oe.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let a in m)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return oe.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(m.id!==
void 0){let a=m.id,d=e;if(e===d)if(typeof a=="string"){if(W(a,256))return oe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(_e(a,1))return oe.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=d===e}else var i=!0;if(i){if(m.object!==void 0){let a=m.object,d=e;if(typeof a!="stri\
ng")return oe.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return oe.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=d===e}else var i=!0;if(i){if(m.created!==void 0){let a=m.created,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return oe.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=d===e}else var i=!0;if(i)if(m.owned_by!==void 0){let a=m.owned_by,d=e;if(e===d)if(typeof a==
"string"){if(W(a,64))return oe.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(_e(a,1))return oe.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=d===e}else var i=!0}}}}}else return oe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return oe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=s,e===0}var tt=ne;function ne(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let m=t.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.id===void 0&&(o="id")||m.object===
void 0&&(o="object")||m.created===void 0&&(o="created")||m.owned_by===void 0&&(o="owned_by"))return ne.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let a in m)if(!(a==="id"||a==="object"||a==="created"||a==="own\
ed_by")){return ne.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(m.id!==
void 0){let a=m.id,d=e;if(e===d)if(typeof a=="string"){if(W(a,256))return ne.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(_e(a,1))return ne.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=d===e}else var i=!0;if(i){if(m.object!==void 0){let a=m.object,d=e;if(typeof a!="stri\
ng")return ne.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="model")return ne.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=d===e}else var i=!0;if(i){if(m.created!==void 0){let a=m.created,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ne.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>4102444800||isNaN(a))return ne.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return ne.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=d===e}else var i=!0;if(i)if(m.owned_by!==void 0){let a=m.owned_by,d=e;if(e===d)if(typeof a==
"string"){if(W(a,64))return ne.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(_e(a,1))return ne.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=d===e}else var i=!0}}}}}else return ne.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ne.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=s,e===0}var st=Be;function Be(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:N={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let i=t.
response;if(e===e&&!(i&&typeof i=="object"&&!Array.isArray(i)))return Be.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Be.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=
s,e===0}var as={createOpenAIChatCompletion:{parameters:vr,body:Or,replies:{200:Wr}},createOpenAIEmbeddings:{
parameters:Pr,body:Ir,replies:{200:Xr}},listOpenAIModels:{parameters:wr,body:Cr,replies:{200:Qr}},readOpenAIUsage:{
parameters:xr,body:Tr,replies:{200:et}},retrieveOpenAIModel:{parameters:Ar,body:Er,replies:{200:rt}},
retrieveOwnedOpenAIModel:{parameters:jr,body:zr,replies:{200:tt}},getContract:{parameters:Lr,body:Rr,
replies:{200:st}},getReference:{parameters:qr,body:Vr,replies:{}},getReferenceFile:{parameters:Nr,body:Zr,
replies:{}}};export{as as default};
