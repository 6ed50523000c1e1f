// Compiled from a contract by npm run generate. Never edited.
var zr=Object.create;var Ee=Object.defineProperty;var Fr=Object.getOwnPropertyDescriptor;var Er=Object.getOwnPropertyNames;var Sr=Object.getPrototypeOf,Kr=Object.prototype.hasOwnProperty;var Se=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(b){throw r=0,b}};var Rr=(t,r,b,x)=>{if(r&&typeof r=="object"||typeof r=="function")for(let v of Er(r))!Kr.call(t,v)&&
v!==b&&Ee(t,v,{get:()=>r[v],enumerable:!(x=Fr(r,v))||x.enumerable});return t};var fe=(t,r,b)=>(b=t!=null?zr(Sr(t)):{},Rr(r||!t||!t.__esModule?Ee(b,"default",{value:t,enumerable:!0}):
b,t));var be=Se(we=>{"use strict";Object.defineProperty(we,"__esModule",{value:!0});we.formats=void 0;var Vr=2**
31-1,Hr=(-2)**31,Zr=2**63-1,Jr=(-2)**63,Ue=(2-2**-23)*2**127,Ve=2**-126,Yr=-1*Ue,Gr=-1*Ve,Re=()=>!0,
Wr=/^[A-Za-z0-9+/]*(=|==)?$/;we.formats={int32:{validate:t=>Number.isInteger(t)&&t<=Vr&&t>=Hr,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=Zr&&t>=Jr,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=Ue&&t>=Ve||t>=Yr&&t<=Gr),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&Wr.test(t),binary:Re,password:Re}});var Le=Se(Q=>{"use strict";Object.defineProperty(Q,"__esModule",{value:!0});Q.formatNames=Q.fastFormats=
Q.fullFormats=void 0;function X(t,r){return{validate:t,compare:r}}Q.fullFormats={date:X(Ye,Ne),time:X(
De(!0),Oe),"date-time":X(He(!0),We),"iso-time":X(De(),Ge),"iso-date-time":X(He(),Xe),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:st,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:mt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:at,int32:{type:"number",validate:ot},
int64:{type:"number",validate:pt},float:{type:"number",validate:Je},double:{type:"number",validate:Je},
password:!0,binary:!0};Q.fastFormats={...Q.fullFormats,date:X(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ne),time:X(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Oe),"date-time":X(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
We),"iso-time":X(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ge),"\
iso-date-time":X(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Xe),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Q.formatNames=Object.keys(Q.fullFormats);function Xr(t){return t%4===0&&(t%100!==0||t%400===0)}var Qr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
et=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ye(t){let r=Qr.exec(t);if(!r)return!1;let b=+r[1],
x=+r[2],v=+r[3];return x>=1&&x<=12&&v>=1&&v<=(x===2&&Xr(b)?29:et[x])}function Ne(t,r){if(t&&r)return t>
r?1:t<r?-1:0}var $e=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function De(t){
return function(b){let x=$e.exec(b);if(!x)return!1;let v=+x[1],w=+x[2],s=+x[3],e=x[4],a=x[5]==="-"?-1:
1,m=+(x[6]||0),l=+(x[7]||0);if(m>23||l>59||t&&!e)return!1;if(v<=23&&w<=59&&s<60)return!0;let p=w-l*a,
i=v-m*a-(p<0?1:0);return(i===23||i===-1)&&(p===59||p===-1)&&s<61}}function Oe(t,r){if(!(t&&r))return;
let b=new Date("2020-01-01T"+t).valueOf(),x=new Date("2020-01-01T"+r).valueOf();if(b&&x)return b-x}function Ge(t,r){
if(!(t&&r))return;let b=$e.exec(t),x=$e.exec(r);if(b&&x)return t=b[1]+b[2]+b[3],r=x[1]+x[2]+x[3],t>r?
1:t<r?-1:0}var Me=/t|\s/i;function He(t){let r=De(t);return function(x){let v=x.split(Me);return v.length===
2&&Ye(v[0])&&r(v[1])}}function We(t,r){if(!(t&&r))return;let b=new Date(t).valueOf(),x=new Date(r).valueOf();
if(b&&x)return b-x}function Xe(t,r){if(!(t&&r))return;let[b,x]=t.split(Me),[v,w]=r.split(Me),s=Ne(b,
v);if(s!==void 0)return s||Oe(x,w)}var rt=/\/|:/,tt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function st(t){return rt.test(t)&&tt.test(t)}var Ze=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function at(t){return Ze.lastIndex=0,Ze.test(t)}var it=-(2**31),nt=2**31-1;function ot(t){return Number.
isInteger(t)&&t<=nt&&t>=it}function pt(t){return Number.isInteger(t)}function Je(){return!0}var lt=/[^\\]\\Z/;
function mt(t){if(lt.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var ce=(t,r)=>t.length>r&&Ke(t)>r,de=(t,r)=>t.length<2*r&&Ke(t)<r,Ur=/[\ud800-\udbff][\udc00-\udfff]/g,
Ke=t=>t.length-(t.match(Ur)?.length??0);var Qe=fe(be()),er=fe(Le()),$t={...Qe.formats,...er.fastFormats},rr=Ie;function Ie(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return Ie.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Ie.errors=s,e===0}
var tr=z;var U=ce,ve=de,ft=new RegExp("^[ -~]+$","u"),Ae=new RegExp("^[ -~]*$","u");function z(t,{instancePath:r="",
parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,e=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){let m;if(t.query===void 0&&(m="query")||t.headers===void 0&&(m="headers")||
t.params===void 0&&(m="params"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:m}}],!1;if(t.headers!==void 0){let l=t.headers;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){let i=l["x-request-timeout-ms"],
o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n=typeof i,f;if(f===void 0)if(n===
"boolean"||i===null||n==="string"&&i&&i==+i&&!(i%1))f=+i;else return z.errors=[{instancePath:r+"/hea\
ders/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/type",keyword:"\
type",params:{type:"integer"}}],!1;f!==void 0&&(i=f,l!==void 0&&(l["x-request-timeout-ms"]=f))}if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>6e5||isNaN(i))return z.errors=[{instancePath:r+"/headers/x-\
request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5}}],!1;if(i<1||isNaN(i))return z.errors=[{instancePath:r+"\
/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e}else var a=!0;if(a){if(l["i\
dempotency-key"]!==void 0){let i=l["idempotency-key"],o=e;if(typeof i!="string"){let f=typeof i,c;if(c===
void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l["idempotency-key"]=c))}if(e===o&&typeof i==
"string"){if(U(i,255))return z.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/prop\
erties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(ve(
i,1))return z.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/pr\
operties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ft.test(i))return z.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=o===e}else var a=!0;if(a){
if(l["session-id"]!==void 0){let i=l["session-id"],o=e;if(typeof i!="string"){let f=typeof i,c;if(c===
void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l["session-id"]=c))}if(e===o&&typeof i=="string"&&
U(i,4096))return z.errors=[{instancePath:r+"/headers/session-id",schemaPath:"#/properties/headers/pr\
operties/session-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=o===e}else var a=!0;
if(a){if(l["thread-id"]!==void 0){let i=l["thread-id"],o=e;if(typeof i!="string"){let f=typeof i,c;if(c===
void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l["thread-id"]=c))}if(e===o&&typeof i=="string"&&U(
i,4096))return z.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#/properties/headers/prope\
rties/thread-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=o===e}else var a=!0;if(a){
if(l["x-claude-code-session-id"]!==void 0){let i=l["x-claude-code-session-id"],o=e;if(typeof i!="str\
ing"){let f=typeof i,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return z.
errors=[{instancePath:r+"/headers/x-claude-code-session-id",schemaPath:"#/properties/headers/propert\
ies/x-claude-code-session-id/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&
(l["x-claude-code-session-id"]=c))}if(e===o&&typeof i=="string"&&U(i,4096))return z.errors=[{instancePath:r+
"/headers/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-sessio\
n-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=o===e}else var a=!0;if(a){if(l["a\
nthropic-version"]!==void 0){let i=l["anthropic-version"],o=e;if(typeof i!="string"){let f=typeof i,
c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return z.errors=[{instancePath:r+
"/headers/anthropic-version",schemaPath:"#/properties/headers/properties/anthropic-version/type",keyword:"\
type",params:{type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l["anthropic-version"]=c))}if(e===o&&
typeof i=="string"){if(U(i,64))return z.errors=[{instancePath:r+"/headers/anthropic-version",schemaPath:"\
#/properties/headers/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(!Ae.test(i))return z.errors=[{instancePath:r+"/headers/anthropic-version",schemaPath:"#/proper\
ties/headers/properties/anthropic-version/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}
var a=o===e}else var a=!0;if(a)if(l["anthropic-beta"]!==void 0){let i=l["anthropic-beta"],o=e;if(typeof i!=
"string"){let f=typeof i,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else
return z.errors=[{instancePath:r+"/headers/anthropic-beta",schemaPath:"#/properties/headers/properti\
es/anthropic-beta/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l["\
anthropic-beta"]=c))}if(e===o&&typeof i=="string"){if(U(i,4096))return z.errors=[{instancePath:r+"/h\
eaders/anthropic-beta",schemaPath:"#/properties/headers/properties/anthropic-beta/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;if(!Ae.test(i))return z.errors=[{instancePath:r+"/headers/anthro\
pic-beta",schemaPath:"#/properties/headers/properties/anthropic-beta/pattern",keyword:"pattern",params:{
pattern:"^[ -~]*$"}}],!1}var a=o===e}else var a=!0}}}}}}else return z.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return z.errors=
s,e===0}var sr=ee;function ee(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.query===void 0&&(m="query")||
t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))return ee.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.headers!==void 0){let l=t.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["anthropic-version"]!==void 0){let i=l["\
anthropic-version"],o=e;if(typeof i!="string"){let n=typeof i,f;if(f===void 0)if(n=="number"||n=="bo\
olean")f=""+i;else if(i===null)f="";else return ee.errors=[{instancePath:r+"/headers/anthropic-versi\
on",schemaPath:"#/properties/headers/properties/anthropic-version/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(i=f,l!==void 0&&(l["anthropic-version"]=f))}if(e===o&&typeof i=="string"){
if(U(i,64))return ee.errors=[{instancePath:r+"/headers/anthropic-version",schemaPath:"#/properties/h\
eaders/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Ae.test(
i))return ee.errors=[{instancePath:r+"/headers/anthropic-version",schemaPath:"#/properties/headers/p\
roperties/anthropic-version/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}var a=o===e}else
var a=!0;if(a)if(l["anthropic-beta"]!==void 0){let i=l["anthropic-beta"],o=e;if(typeof i!="string"){
let f=typeof i,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else return ee.
errors=[{instancePath:r+"/headers/anthropic-beta",schemaPath:"#/properties/headers/properties/anthro\
pic-beta/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l["anthropic\
-beta"]=c))}if(e===o&&typeof i=="string"){if(U(i,4096))return ee.errors=[{instancePath:r+"/headers/a\
nthropic-beta",schemaPath:"#/properties/headers/properties/anthropic-beta/maxLength",keyword:"maxLen\
gth",params:{limit:4096}}],!1;if(!Ae.test(i))return ee.errors=[{instancePath:r+"/headers/anthropic-b\
eta",schemaPath:"#/properties/headers/properties/anthropic-beta/pattern",keyword:"pattern",params:{pattern:"\
^[ -~]*$"}}],!1}var a=o===e}else var a=!0}else return ee.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ee.errors=s,e===0}var ar=H;function H(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.query===void 0&&(m="query")||
t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))return H.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.query!==void 0){let l=t.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit!==void 0){let i=l.limit,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n=typeof i,f;if(f===void 0)if(n==="boolean"||i===null||
n==="string"&&i&&i==+i&&!(i%1))f=+i;else return H.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(i=
f,l!==void 0&&(l.limit=f))}if(e===o&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return H.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return H.errors=[{instancePath:r+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=o===e}else var a=!0;if(a){if(l.after_id!==void 0){let i=l.after_id,o=e;if(typeof i!=
"string"){let f=typeof i,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===null)c="";else
return H.errors=[{instancePath:r+"/query/after_id",schemaPath:"#/properties/query/properties/after_i\
d/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,l!==void 0&&(l.after_id=c))}if(e===
o&&typeof i=="string"){if(U(i,256))return H.errors=[{instancePath:r+"/query/after_id",schemaPath:"#/\
properties/query/properties/after_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ve(i,
1))return H.errors=[{instancePath:r+"/query/after_id",schemaPath:"#/properties/query/properties/afte\
r_id/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=o===e}else var a=!0;if(a)if(l.before_id!==
void 0){let i=l.before_id,o=e;if(typeof i!="string"){let f=typeof i,c;if(c===void 0)if(f=="number"||
f=="boolean")c=""+i;else if(i===null)c="";else return H.errors=[{instancePath:r+"/query/before_id",schemaPath:"\
#/properties/query/properties/before_id/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&
(i=c,l!==void 0&&(l.before_id=c))}if(e===o&&typeof i=="string"){if(U(i,256))return H.errors=[{instancePath:r+
"/query/before_id",schemaPath:"#/properties/query/properties/before_id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(ve(i,1))return H.errors=[{instancePath:r+"/query/before_id",schemaPath:"#\
/properties/query/properties/before_id/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=o===
e}else var a=!0}}else return H.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return H.errors=s,e===0}var ir=oe;function oe(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.params!==void 0){let m=t.
params;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let p;if(m.model===void 0&&(p="model"))
return oe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:p}}],!1;if(m.model!==void 0){let i=m.model,o=e;if(typeof i!="string"){let n=typeof i,
f;if(f===void 0)if(n=="number"||n=="boolean")f=""+i;else if(i===null)f="";else return oe.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(i=f,m!==void 0&&(m.model=f))}if(e===o&&typeof i=="string"){if(U(i,256))return oe.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(ve(i,1))return oe.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return oe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return oe.errors=s,e===0}var nr=ye;function ye(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return ye.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let m=t.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let p=m["\
if-none-match"],i=e;if(typeof p!="string"){let o=typeof p,n;if(n===void 0)if(o=="number"||o=="boolea\
n")n=""+p;else if(p===null)n="";else return ye.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(p=n,m!==void 0&&(m["if-none-match"]=n))}if(e===i&&typeof p=="string"&&U(p,4096))return ye.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ye.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ye.errors=
s,e===0}var or=he;function he(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return he.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let m=t.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let p=m["\
if-none-match"],i=e;if(typeof p!="string"){let o=typeof p,n;if(n===void 0)if(o=="number"||o=="boolea\
n")n=""+p;else if(p===null)n="";else return he.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(p=n,m!==void 0&&(m["if-none-match"]=n))}if(e===i&&typeof p=="string"&&U(p,4096))return he.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return he.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=
s,e===0}var pr=Z;var ct=new RegExp("^[a-z][a-z0-9.-]*$","u");function Z(t,{instancePath:r="",parentData:b,parentDataProperty:x,
rootData:v=t,dynamicAnchors:w={}}={}){let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;
if(t.query===void 0&&(m="query")||t.headers===void 0&&(m="headers")||t.params===void 0&&(m="params"))
return Z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(t.headers!==void 0){let l=t.headers,p=e;if(e===p)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(l["if-none-match"]!==void 0){let i=l["if-none-match"],o=e;if(typeof i!="string"){let n=typeof i,f;
if(f===void 0)if(n=="number"||n=="boolean")f=""+i;else if(i===null)f="";else return Z.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;f!==void 0&&(i=f,l!==void 0&&(l["if-none-match"]=f))}if(e===o&&typeof i==
"string"&&U(i,4096))return Z.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properti\
es/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Z.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=p===e}else var a=!0;if(a)if(t.params!==void 0){let l=t.params,p=e;if(e===p)if(l&&
typeof l=="object"&&!Array.isArray(l)){let o;if(l.file===void 0&&(o="file"))return Z.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(l.file!==void 0){let n=l.file,f=e;if(typeof n!="string"){let c=typeof n,h;if(h===void 0)if(c==
"number"||c=="boolean")h=""+n;else if(n===null)h="";else return Z.errors=[{instancePath:r+"/params/f\
ile",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],!1;
h!==void 0&&(n=h,l!==void 0&&(l.file=h))}if(e===f&&typeof n=="string"){if(U(n,64))return Z.errors=[{
instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;if(ve(n,1))return Z.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ct.test(
n))return Z.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return Z.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=p===
e}else var a=!0}return Z.errors=s,e===0}var fr=fe(be()),cr=fe(Le()),Mt={...fr.formats,...cr.fastFormats},dr=yr;function yr(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;return yr.errors=s,e===0}var hr=j,le={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"},ApiKey:{type:"apiKey",in:"header",name:"x-api-key"}}},properties:{query:{},
headers:{},params:{},cookies:{},body:{type:"object",required:["model","max_tokens","messages"],properties:{
model:{$ref:"schema:ModelName"},max_tokens:{type:"integer",minimum:1,maximum:2147483647},messages:{$ref:"\
schema:InputMessages"},system:{$ref:"schema:System"},stream:{type:["boolean","null"],default:!1},temperature:{
type:["number","null"],minimum:0,maximum:1},top_p:{type:["number","null"],minimum:0,maximum:1},top_k:{
type:["integer","null"],minimum:0,maximum:2147483647},stop_sequences:{type:["array","null"],maxItems:64,
items:{$ref:"schema:StopText"}},tools:{$ref:"schema:Tools"},tool_choice:{$ref:"schema:ToolChoice"},thinking:{
$ref:"schema:Thinking"},output_config:{$ref:"schema:OutputConfig"},metadata:{$ref:"schema:RequestMet\
adata"},cache_control:{$ref:"schema:Hint"},context_management:{$ref:"schema:Hint"},service_tier:{type:[
"string","null"],maxLength:64},mcp_servers:{type:["array","null"],maxItems:0,items:{type:"object",additionalProperties:!0}}}}},
required:["body"]};var je={type:"object",required:["type"],properties:{type:{type:"string",enum:["auto","any","tool","n\
one"]},name:{type:"string",maxLength:256},disable_parallel_tool_use:{type:["boolean","null"]}},$id:"\
schema:ToolChoice"},ur={type:"object",required:["type"],properties:{type:{type:"string",maxLength:64},
budget_tokens:{type:["integer","null"],minimum:0,maximum:2147483647}},$id:"schema:Thinking"},yt={type:"\
object",properties:{user_id:{type:["string","null"],maxLength:1024}},$id:"schema:RequestMetadata"},lr={
type:["object","null"],additionalProperties:!0,$id:"schema:Hint"},q=ce,Ce=de;var ht={type:"object",required:["role"],properties:{role:{type:"string",enum:["user","assistant","sy\
stem"]},content:{anyOf:[{$ref:"schema:BlockText"},{$ref:"schema:ContentBlocks"}]}},if:{required:["ro\
le"],properties:{role:{enum:["user","assistant"]}}},then:{required:["content"],properties:{content:{}}},
$id:"schema:InputMessage"};var qe={type:"object",required:["type"],properties:{type:{type:"string",maxLength:64},text:{type:"st\
ring",maxLength:33554432},source:{anyOf:[{$ref:"schema:BlockSource"},{$ref:"schema:BlockText"}]},title:{
type:["string","null"],maxLength:65536},context:{type:["string","null"],maxLength:33554432},id:{type:"\
string",maxLength:256},name:{type:"string",maxLength:256},input:{type:"object",additionalProperties:!0},
tool_use_id:{type:"string",maxLength:256},is_error:{type:["boolean","null"]},content:{anyOf:[{$ref:"\
schema:BlockText"},{$ref:"schema:ResultBlocks"},{$ref:"schema:HostedResult"},{type:"null"}]},thinking:{
type:"string",maxLength:33554432},signature:{type:["string","null"],maxLength:33554432},data:{type:"\
string",maxLength:33554432},tool:{$ref:"schema:ToolChange"},cache_control:{anyOf:[{$ref:"schema:Cach\
eControl"},{type:"null"}]}},$id:"schema:ContentBlock"};var ut={type:"object",required:["type","text"],properties:{type:{type:"string",enum:["text"]},text:{
type:"string",maxLength:33554432},cache_control:{anyOf:[{$ref:"schema:CacheControl"},{type:"null"}]}},
$id:"schema:TextBlockInput"};function Y(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,
dynamicAnchors:w={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;
if(t.type===void 0&&(p="type")||t.text===void 0&&(p="text"))return Y.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;if(t.type!==void 0){let i=t.type,o=e;
if(typeof i!="string")return Y.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(i!=="text")return Y.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:ut.properties.type.enum}}],!1;var a=o===
e}else var a=!0;if(a){if(t.text!==void 0){let i=t.text,o=e;if(e===o)if(typeof i=="string"){if(q(i,33554432))
return Y.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",
params:{limit:33554432}}],!1}else return Y.errors=[{instancePath:r+"/text",schemaPath:"#/properties/\
text/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(t.cache_control!==
void 0){let i=t.cache_control,o=e,n=e,f=!1,c=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){
if(i.type!==void 0){let L=i.type,d=e;if(e===d)if(typeof L=="string"){if(q(L,64)){let y={instancePath:r+
"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/maxLength",keyword:"maxLength",
params:{limit:64}};s===null?s=[y]:s.push(y),e++}}else{let y={instancePath:r+"/cache_control/type",schemaPath:"\
schema:CacheControl/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[y]:s.push(
y),e++}var m=d===e}else var m=!0;if(m)if(i.ttl!==void 0){let L=i.ttl,d=e;if(e===d)if(typeof L=="stri\
ng"){if(q(L,64)){let k={instancePath:r+"/cache_control/ttl",schemaPath:"schema:CacheControl/properti\
es/ttl/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:r+
"/cache_control/ttl",schemaPath:"schema:CacheControl/properties/ttl/type",keyword:"type",params:{type:"\
string"}};s===null?s=[k]:s.push(k),e++}var m=d===e}else var m=!0}else{let L={instancePath:r+"/cache_\
control",schemaPath:"schema:CacheControl/type",keyword:"type",params:{type:"object"}};s===null?s=[L]:
s.push(L),e++}var l=c===e;if(f=f||l,!f){let L=e;if(i!==null){let y={instancePath:r+"/cache_control",
schemaPath:"#/properties/cache_control/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=
[y]:s.push(y),e++}var l=L===e;f=f||l}if(f)e=n,s!==null&&(n?s.length=n:s=null);else{let L={instancePath:r+
"/cache_control",schemaPath:"#/properties/cache_control/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[L]:s.push(L),e++,Y.errors=s,!1}var a=o===e}else var a=!0}}else return Y.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=s,e===0}function J(t,{
instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,
e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return J.errors=[{instancePath:r,schemaPath:"#/max\
Items",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let m=t.length;for(let l=0;l<m;l++){let p=e;
Y(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:v,dynamicAnchors:w})||(s=s===
null?Y.errors:s.concat(Y.errors),e=s.length);var a=p===e;if(!a)break}}}else return J.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return J.errors=s,e===0}function K(t,{
instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.type===void 0&&(l="type"))return K.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(t.
type!==void 0){let p=t.type,i=e;if(e===i)if(typeof p=="string"){if(q(p,64))return K.errors=[{instancePath:r+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=i===e}else var a=!0;if(a){if(t.media_type!==void 0){let p=t.media_type,i=e;if(e===i)
if(typeof p=="string"){if(q(p,256))return K.errors=[{instancePath:r+"/media_type",schemaPath:"#/prop\
erties/media_type/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:r+
"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var a=i===
e}else var a=!0;if(a){if(t.data!==void 0){let p=t.data,i=e;if(e===i)if(typeof p=="string"){if(q(p,33554432))
return K.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",
params:{limit:33554432}}],!1}else return K.errors=[{instancePath:r+"/data",schemaPath:"#/properties/\
data/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(t.url!==void 0){
let p=t.url,i=e;if(e===i)if(typeof p=="string"){if(q(p,8192))return K.errors=[{instancePath:r+"/url",
schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return K.errors=
[{instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;
var a=i===e}else var a=!0;if(a)if(t.content!==void 0){let p=t.content,i=e,o=e,n=!1,f=e;if(e===e)if(typeof p==
"string"){if(q(p,33554432)){let _={instancePath:r+"/content",schemaPath:"schema:BlockText/maxLength",
keyword:"maxLength",params:{limit:33554432}};s===null?s=[_]:s.push(_),e++}}else{let _={instancePath:r+
"/content",schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};s===null?s=[_]:
s.push(_),e++}var m=f===e;if(n=n||m,!n){let _=e;J(p,{instancePath:r+"/content",parentData:t,parentDataProperty:"\
content",rootData:v,dynamicAnchors:w})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var m=_===
e;n=n||m}if(n)e=o,s!==null&&(o?s.length=o:s=null);else{let _={instancePath:r+"/content",schemaPath:"\
#/properties/content/anyOf",keyword:"anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,K.errors=
s,!1}var a=i===e}else var a=!0}}}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return K.errors=s,e===0}var mr={type:"object",required:["type"],properties:{type:{type:"string",maxLength:64},tool_name:{type:"\
string",maxLength:256},text:{type:"string",maxLength:33554432},source:{anyOf:[{$ref:"schema:BlockSou\
rce"},{$ref:"schema:BlockText"}]},title:{type:["string","null"],maxLength:65536},context:{type:["str\
ing","null"],maxLength:33554432},content:{$ref:"schema:TextBlocks"},cache_control:{anyOf:[{$ref:"sch\
ema:CacheControl"},{type:"null"}]}},$id:"schema:ResultBlock"};function S(t,{instancePath:r="",parentData:b,
parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let i;if(t.type===void 0&&(i="type"))return S.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(t.type!==void 0){let o=t.type,n=e;
if(e===n)if(typeof o=="string"){if(q(o,64))return S.errors=[{instancePath:r+"/type",schemaPath:"#/pr\
operties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return S.errors=[{instancePath:r+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else
var a=!0;if(a){if(t.tool_name!==void 0){let o=t.tool_name,n=e;if(e===n)if(typeof o=="string"){if(q(o,
256))return S.errors=[{instancePath:r+"/tool_name",schemaPath:"#/properties/tool_name/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return S.errors=[{instancePath:r+"/tool_name",schemaPath:"#/\
properties/tool_name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){
if(t.text!==void 0){let o=t.text,n=e;if(e===n)if(typeof o=="string"){if(q(o,33554432))return S.errors=
[{instancePath:r+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return S.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(t.source!==void 0){let o=t.source,n=e,
f=e,c=!1,h=e;K(o,{instancePath:r+"/source",parentData:t,parentDataProperty:"source",rootData:v,dynamicAnchors:w})||
(s=s===null?K.errors:s.concat(K.errors),e=s.length);var m=h===e;if(c=c||m,!c){let L=e;if(e===e)if(typeof o==
"string"){if(q(o,33554432)){let k={instancePath:r+"/source",schemaPath:"schema:BlockText/maxLength",
keyword:"maxLength",params:{limit:33554432}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:r+
"/source",schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};s===null?s=[k]:s.
push(k),e++}var m=L===e;c=c||m}if(c)e=f,s!==null&&(f?s.length=f:s=null);else{let L={instancePath:r+"\
/source",schemaPath:"#/properties/source/anyOf",keyword:"anyOf",params:{}};return s===null?s=[L]:s.push(
L),e++,S.errors=s,!1}var a=n===e}else var a=!0;if(a){if(t.title!==void 0){let o=t.title,n=e;if(typeof o!=
"string"&&o!==null)return S.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:mr.properties.title.type}}],!1;if(e===n&&typeof o=="string"&&q(o,65536))return S.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1;var a=n===e}else var a=!0;if(a){if(t.context!==void 0){let o=t.context,n=e;if(typeof o!=
"string"&&o!==null)return S.errors=[{instancePath:r+"/context",schemaPath:"#/properties/context/type",
keyword:"type",params:{type:mr.properties.context.type}}],!1;if(e===n&&typeof o=="string"&&q(o,33554432))
return S.errors=[{instancePath:r+"/context",schemaPath:"#/properties/context/maxLength",keyword:"max\
Length",params:{limit:33554432}}],!1;var a=n===e}else var a=!0;if(a){if(t.content!==void 0){let o=e;
J(t.content,{instancePath:r+"/content",parentData:t,parentDataProperty:"content",rootData:v,dynamicAnchors:w})||
(s=s===null?J.errors:s.concat(J.errors),e=s.length);var a=o===e}else var a=!0;if(a)if(t.cache_control!==
void 0){let o=t.cache_control,n=e,f=e,c=!1,h=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.type!==void 0){let d=o.type,y=e;if(e===y)if(typeof d=="string"){if(q(d,64)){let k={instancePath:r+
"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/maxLength",keyword:"maxLength",
params:{limit:64}};s===null?s=[k]:s.push(k),e++}}else{let k={instancePath:r+"/cache_control/type",schemaPath:"\
schema:CacheControl/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[k]:s.push(
k),e++}var l=y===e}else var l=!0;if(l)if(o.ttl!==void 0){let d=o.ttl,y=e;if(e===y)if(typeof d=="stri\
ng"){if(q(d,64)){let u={instancePath:r+"/cache_control/ttl",schemaPath:"schema:CacheControl/properti\
es/ttl/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[u]:s.push(u),e++}}else{let u={instancePath:r+
"/cache_control/ttl",schemaPath:"schema:CacheControl/properties/ttl/type",keyword:"type",params:{type:"\
string"}};s===null?s=[u]:s.push(u),e++}var l=y===e}else var l=!0}else{let d={instancePath:r+"/cache_\
control",schemaPath:"schema:CacheControl/type",keyword:"type",params:{type:"object"}};s===null?s=[d]:
s.push(d),e++}var p=h===e;if(c=c||p,!c){let d=e;if(o!==null){let k={instancePath:r+"/cache_control",
schemaPath:"#/properties/cache_control/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=
[k]:s.push(k),e++}var p=d===e;c=c||p}if(c)e=f,s!==null&&(f?s.length=f:s=null);else{let d={instancePath:r+
"/cache_control",schemaPath:"#/properties/cache_control/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[d]:s.push(d),e++,S.errors=s,!1}var a=n===e}else var a=!0}}}}}}}else return S.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=s,e===0}function ue(t,{
instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,
e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return ue.errors=[{instancePath:r,schemaPath:"#/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let m=t.length;for(let l=0;l<m;l++){let p=e;
S(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:v,dynamicAnchors:w})||(s=s===
null?S.errors:s.concat(S.errors),e=s.length);var a=p===e;if(!a)break}}}else return ue.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ue.errors=s,e===0}var Be={type:"object",properties:{type:{type:["string","null"],maxLength:64},name:{type:"string",minLength:1,
maxLength:256},description:{type:"string",maxLength:1048576},input_schema:{$ref:"schema:JsonSchema"},
strict:{type:["boolean","null"]},defer_loading:{type:["boolean","null"]},cache_control:{anyOf:[{$ref:"\
schema:CacheControl"},{type:"null"}]}},$id:"schema:Tool"};function E(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let p=t.type,
i=e;if(typeof p!="string"&&p!==null)return E.errors=[{instancePath:r+"/type",schemaPath:"#/propertie\
s/type/type",keyword:"type",params:{type:Be.properties.type.type}}],!1;if(e===i&&typeof p=="string"&&
q(p,64))return E.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;var a=i===e}else var a=!0;if(a){if(t.name!==void 0){let p=t.name,i=e;
if(e===i)if(typeof p=="string"){if(q(p,256))return E.errors=[{instancePath:r+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ce(p,1))return E.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=i===e}else var a=!0;if(a){if(t.description!==void 0){let p=t.description,i=e;if(e===
i)if(typeof p=="string"){if(q(p,1048576))return E.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:1048576}}],!1}else return E.errors=
[{instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var a=i===e}else var a=!0;if(a){if(t.input_schema!==void 0){let p=t.input_schema,i=e;if(e===
e&&!(p&&typeof p=="object"&&!Array.isArray(p)))return E.errors=[{instancePath:r+"/input_schema",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a){if(t.
strict!==void 0){let p=t.strict,i=e;if(typeof p!="boolean"&&p!==null)return E.errors=[{instancePath:r+
"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:Be.properties.strict.type}}],
!1;var a=i===e}else var a=!0;if(a){if(t.defer_loading!==void 0){let p=t.defer_loading,i=e;if(typeof p!=
"boolean"&&p!==null)return E.errors=[{instancePath:r+"/defer_loading",schemaPath:"#/properties/defer\
_loading/type",keyword:"type",params:{type:Be.properties.defer_loading.type}}],!1;var a=i===e}else var a=!0;
if(a)if(t.cache_control!==void 0){let p=t.cache_control,i=e,o=e,n=!1,f=e;if(e===e)if(p&&typeof p=="o\
bject"&&!Array.isArray(p)){if(p.type!==void 0){let _=p.type,L=e;if(e===L)if(typeof _=="string"){if(q(
_,64)){let d={instancePath:r+"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/m\
axLength",keyword:"maxLength",params:{limit:64}};s===null?s=[d]:s.push(d),e++}}else{let d={instancePath:r+
"/cache_control/type",schemaPath:"schema:CacheControl/properties/type/type",keyword:"type",params:{type:"\
string"}};s===null?s=[d]:s.push(d),e++}var m=L===e}else var m=!0;if(m)if(p.ttl!==void 0){let _=p.ttl,
L=e;if(e===L)if(typeof _=="string"){if(q(_,64)){let y={instancePath:r+"/cache_control/ttl",schemaPath:"\
schema:CacheControl/properties/ttl/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[y]:
s.push(y),e++}}else{let y={instancePath:r+"/cache_control/ttl",schemaPath:"schema:CacheControl/prope\
rties/ttl/type",keyword:"type",params:{type:"string"}};s===null?s=[y]:s.push(y),e++}var m=L===e}else
var m=!0}else{let _={instancePath:r+"/cache_control",schemaPath:"schema:CacheControl/type",keyword:"\
type",params:{type:"object"}};s===null?s=[_]:s.push(_),e++}var l=f===e;if(n=n||l,!n){let _=e;if(p!==
null){let d={instancePath:r+"/cache_control",schemaPath:"#/properties/cache_control/anyOf/1/type",keyword:"\
type",params:{type:"null"}};s===null?s=[d]:s.push(d),e++}var l=_===e;n=n||l}if(n)e=o,s!==null&&(o?s.
length=o:s=null);else{let _={instancePath:r+"/cache_control",schemaPath:"#/properties/cache_control/\
anyOf",keyword:"anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,E.errors=s,!1}var a=i===e}else
var a=!0}}}}}}else return E.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return E.errors=s,e===0}function re(t,{instancePath:r="",parentData:b,parentDataProperty:x,
rootData:v=t,dynamicAnchors:w={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let m;if(t.type===void 0&&(m="type"))return re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(t.type!==void 0){let l=t.type,p=e;if(e===p)if(typeof l==
"string"){if(q(l,64))return re.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1}else return re.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(t.
name!==void 0){let l=t.name,p=e;if(e===p)if(typeof l=="string"){if(q(l,256))return re.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return re.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=p===e}else var a=!0;if(a)if(t.definition!==void 0){let l=e;E(t.definition,{instancePath:r+
"/definition",parentData:t,parentDataProperty:"definition",rootData:v,dynamicAnchors:w})||(s=s===null?
E.errors:s.concat(E.errors),e=s.length);var a=l===e}else var a=!0}}else return re.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=s,e===0}function I(t,{
instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type"))return I.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(t.
type!==void 0){let n=t.type,f=e;if(e===f)if(typeof n=="string"){if(q(n,64))return I.errors=[{instancePath:r+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=f===e}else var a=!0;if(a){if(t.text!==void 0){let n=t.text,f=e;if(e===f)if(typeof n==
"string"){if(q(n,33554432))return I.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/ma\
xLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return I.errors=[{instancePath:r+"/te\
xt",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;
if(a){if(t.source!==void 0){let n=t.source,f=e,c=e,h=!1,_=e;K(n,{instancePath:r+"/source",parentData:t,
parentDataProperty:"source",rootData:v,dynamicAnchors:w})||(s=s===null?K.errors:s.concat(K.errors),e=
s.length);var m=_===e;if(h=h||m,!h){let d=e;if(e===e)if(typeof n=="string"){if(q(n,33554432)){let u={
instancePath:r+"/source",schemaPath:"schema:BlockText/maxLength",keyword:"maxLength",params:{limit:33554432}};
s===null?s=[u]:s.push(u),e++}}else{let u={instancePath:r+"/source",schemaPath:"schema:BlockText/type",
keyword:"type",params:{type:"string"}};s===null?s=[u]:s.push(u),e++}var m=d===e;h=h||m}if(h)e=c,s!==
null&&(c?s.length=c:s=null);else{let d={instancePath:r+"/source",schemaPath:"#/properties/source/any\
Of",keyword:"anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,I.errors=s,!1}var a=f===e}else var a=!0;
if(a){if(t.title!==void 0){let n=t.title,f=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:r+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:qe.properties.title.type}}],
!1;if(e===f&&typeof n=="string"&&q(n,65536))return I.errors=[{instancePath:r+"/title",schemaPath:"#/\
properties/title/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var a=f===e}else var a=!0;
if(a){if(t.context!==void 0){let n=t.context,f=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:r+
"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:qe.properties.context.
type}}],!1;if(e===f&&typeof n=="string"&&q(n,33554432))return I.errors=[{instancePath:r+"/context",schemaPath:"\
#/properties/context/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=f===e}else var a=!0;
if(a){if(t.id!==void 0){let n=t.id,f=e;if(e===f)if(typeof n=="string"){if(q(n,256))return I.errors=[
{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return I.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.name!==void 0){let n=t.name,f=e;if(e===f)if(typeof n==
"string"){if(q(n,256))return I.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return I.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.
input!==void 0){let n=t.input,f=e;if(e===f&&!(n&&typeof n=="object"&&!Array.isArray(n)))return I.errors=
[{instancePath:r+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type:"object"}}],
!1;var a=f===e}else var a=!0;if(a){if(t.tool_use_id!==void 0){let n=t.tool_use_id,f=e;if(e===f)if(typeof n==
"string"){if(q(n,256))return I.errors=[{instancePath:r+"/tool_use_id",schemaPath:"#/properties/tool_\
use_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return I.errors=[{instancePath:r+
"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type:"string"}}],!1;
var a=f===e}else var a=!0;if(a){if(t.is_error!==void 0){let n=t.is_error,f=e;if(typeof n!="boolean"&&
n!==null)return I.errors=[{instancePath:r+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"\
type",params:{type:qe.properties.is_error.type}}],!1;var a=f===e}else var a=!0;if(a){if(t.content!==
void 0){let n=t.content,f=e,c=e,h=!1,_=e;if(e===e)if(typeof n=="string"){if(q(n,33554432)){let y={instancePath:r+
"/content",schemaPath:"schema:BlockText/maxLength",keyword:"maxLength",params:{limit:33554432}};s===
null?s=[y]:s.push(y),e++}}else{let y={instancePath:r+"/content",schemaPath:"schema:BlockText/type",keyword:"\
type",params:{type:"string"}};s===null?s=[y]:s.push(y),e++}var l=_===e;if(h=h||l,!h){let y=e;ue(n,{instancePath:r+
"/content",parentData:t,parentDataProperty:"content",rootData:v,dynamicAnchors:w})||(s=s===null?ue.errors:
s.concat(ue.errors),e=s.length);var l=y===e;if(h=h||l,!h){let u=e;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let D;if(n.type===void 0&&(D="type")){let P={instancePath:r+"/content",schemaPath:"\
schema:HostedResult/required",keyword:"required",params:{missingProperty:D}};s===null?s=[P]:s.push(P),
e++}else if(n.type!==void 0){let P=n.type;if(e===e)if(typeof P=="string"){if(q(P,64)){let me={instancePath:r+
"/content/type",schemaPath:"schema:HostedResult/properties/type/maxLength",keyword:"maxLength",params:{
limit:64}};s===null?s=[me]:s.push(me),e++}}else{let me={instancePath:r+"/content/type",schemaPath:"s\
chema:HostedResult/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[me]:s.push(
me),e++}}}else{let D={instancePath:r+"/content",schemaPath:"schema:HostedResult/type",keyword:"type",
params:{type:"object"}};s===null?s=[D]:s.push(D),e++}var l=u===e;if(h=h||l,!h){let D=e;if(n!==null){
let O={instancePath:r+"/content",schemaPath:"#/properties/content/anyOf/3/type",keyword:"type",params:{
type:"null"}};s===null?s=[O]:s.push(O),e++}var l=D===e;h=h||l}}}if(h)e=c,s!==null&&(c?s.length=c:s=null);else{
let y={instancePath:r+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};
return s===null?s=[y]:s.push(y),e++,I.errors=s,!1}var a=f===e}else var a=!0;if(a){if(t.thinking!==void 0){
let n=t.thinking,f=e;if(e===f)if(typeof n=="string"){if(q(n,33554432))return I.errors=[{instancePath:r+
"/thinking",schemaPath:"#/properties/thinking/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return I.errors=[{instancePath:r+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"\
type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.signature!==void 0){let n=t.signature,
f=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:r+"/signature",schemaPath:"#/prop\
erties/signature/type",keyword:"type",params:{type:qe.properties.signature.type}}],!1;if(e===f&&typeof n==
"string"&&q(n,33554432))return I.errors=[{instancePath:r+"/signature",schemaPath:"#/properties/signa\
ture/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=f===e}else var a=!0;if(a){if(t.
data!==void 0){let n=t.data,f=e;if(e===f)if(typeof n=="string"){if(q(n,33554432))return I.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else
return I.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{
type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.tool!==void 0){let n=e;re(t.tool,{instancePath:r+
"/tool",parentData:t,parentDataProperty:"tool",rootData:v,dynamicAnchors:w})||(s=s===null?re.errors:
s.concat(re.errors),e=s.length);var a=n===e}else var a=!0;if(a)if(t.cache_control!==void 0){let n=t.
cache_control,f=e,c=e,h=!1,_=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type!==void 0){
let y=n.type,k=e;if(e===k)if(typeof y=="string"){if(q(y,64)){let u={instancePath:r+"/cache_control/t\
ype",schemaPath:"schema:CacheControl/properties/type/maxLength",keyword:"maxLength",params:{limit:64}};
s===null?s=[u]:s.push(u),e++}}else{let u={instancePath:r+"/cache_control/type",schemaPath:"schema:Ca\
cheControl/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[u]:s.push(u),e++}
var p=k===e}else var p=!0;if(p)if(n.ttl!==void 0){let y=n.ttl,k=e;if(e===k)if(typeof y=="string"){if(q(
y,64)){let g={instancePath:r+"/cache_control/ttl",schemaPath:"schema:CacheControl/properties/ttl/max\
Length",keyword:"maxLength",params:{limit:64}};s===null?s=[g]:s.push(g),e++}}else{let g={instancePath:r+
"/cache_control/ttl",schemaPath:"schema:CacheControl/properties/ttl/type",keyword:"type",params:{type:"\
string"}};s===null?s=[g]:s.push(g),e++}var p=k===e}else var p=!0}else{let y={instancePath:r+"/cache_\
control",schemaPath:"schema:CacheControl/type",keyword:"type",params:{type:"object"}};s===null?s=[y]:
s.push(y),e++}var i=_===e;if(h=h||i,!h){let y=e;if(n!==null){let u={instancePath:r+"/cache_control",
schemaPath:"#/properties/cache_control/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=
[u]:s.push(u),e++}var i=y===e;h=h||i}if(h)e=c,s!==null&&(c?s.length=c:s=null);else{let y={instancePath:r+
"/cache_control",schemaPath:"#/properties/cache_control/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[y]:s.push(y),e++,I.errors=s,!1}var a=f===e}else var a=!0}}}}}}}}}}}}}}}else return I.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=s,e===
0}function ge(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return ge.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let m=t.length;for(let l=0;l<m;l++){
let p=e;I(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:v,dynamicAnchors:w})||
(s=s===null?I.errors:s.concat(I.errors),e=s.length);var a=p===e;if(!a)break}}}else return ge.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ge.errors=s,e===
0}function G(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0,a=e,m=!0,l=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.role===void 0&&(n=
"role")){let f={};s===null?s=[f]:s.push(f),e++}else if(t.role!==void 0){let f=t.role;if(!(f==="user"||
f==="assistant")){let c={};s===null?s=[c]:s.push(c),e++}}}var p=l===e;if(e=a,s!==null&&(a?s.length=a:
s=null),p){let n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.content===void 0&&(c="con\
tent"))return G.errors=[{instancePath:r,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:c}}],
!1}var p=n===e;m=p}if(!m){let n={instancePath:r,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"\
then"}};return s===null?s=[n]:s.push(n),e++,G.errors=s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let n;if(t.role===void 0&&(n="role"))return G.errors=[{instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:n}}],!1;if(t.role!==void 0){let f=t.role,c=e;if(typeof f!=
"string")return G.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"}}],!1;if(!(f==="user"||f==="assistant"||f==="system"))return G.errors=[{instancePath:r+
"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:ht.properties.role.
enum}}],!1;var i=c===e}else var i=!0;if(i)if(t.content!==void 0){let f=t.content,c=e,h=e,_=!1,L=e;if(e===
e)if(typeof f=="string"){if(q(f,33554432)){let k={instancePath:r+"/content",schemaPath:"schema:Block\
Text/maxLength",keyword:"maxLength",params:{limit:33554432}};s===null?s=[k]:s.push(k),e++}}else{let k={
instancePath:r+"/content",schemaPath:"schema:BlockText/type",keyword:"type",params:{type:"string"}};
s===null?s=[k]:s.push(k),e++}var o=L===e;if(_=_||o,!_){let k=e;ge(f,{instancePath:r+"/content",parentData:t,
parentDataProperty:"content",rootData:v,dynamicAnchors:w})||(s=s===null?ge.errors:s.concat(ge.errors),
e=s.length);var o=k===e;_=_||o}if(_)e=h,s!==null&&(h?s.length=h:s=null);else{let k={instancePath:r+"\
/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};return s===null?s=[k]:s.
push(k),e++,G.errors=s,!1}var i=c===e}else var i=!0}else return G.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=s,e===0}function te(t,{instancePath:r="",
parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,e=0;if(e===0)if(Array.
isArray(t)){if(t.length>1e4)return te.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxIt\
ems",params:{limit:1e4}}],!1;if(t.length<1)return te.errors=[{instancePath:r,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let m=t.length;for(let l=0;l<m;l++){let p=e;G(t[l],
{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:v,dynamicAnchors:w})||(s=s===null?G.
errors:s.concat(G.errors),e=s.length);var a=p===e;if(!a)break}}}else return te.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return te.errors=s,e===0}function pe(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0,a=e,m=!1,l=e;if(e===e)if(typeof t=="string"){if(q(t,33554432)){let o={instancePath:r,
schemaPath:"schema:BlockText/maxLength",keyword:"maxLength",params:{limit:33554432}};s===null?s=[o]:
s.push(o),e++}}else{let o={instancePath:r,schemaPath:"schema:BlockText/type",keyword:"type",params:{
type:"string"}};s===null?s=[o]:s.push(o),e++}var i=l===e;if(m=m||i,!m){let o=e;J(t,{instancePath:r,parentData:b,
parentDataProperty:x,rootData:v,dynamicAnchors:w})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);
var i=o===e;m=m||i}if(m)e=a,s!==null&&(a?s.length=a:s=null);else{let o={instancePath:r,schemaPath:"#\
/anyOf",keyword:"anyOf",params:{}};return s===null?s=[o]:s.push(o),e++,pe.errors=s,!1}return pe.errors=
s,e===0}function ae(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return ae.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let m=t.length;for(let l=0;l<m;l++){
let p=e;E(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:v,dynamicAnchors:w})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var a=p===e;if(!a)break}}}else return ae.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ae.errors=s,e===
0}var gt={type:"object",properties:{effort:{type:["string","null"],maxLength:64},format:{anyOf:[{$ref:"\
schema:OutputFormat"},{type:"null"}]}},$id:"schema:OutputConfig"},_t={type:"object",required:["type",
"schema"],properties:{type:{type:"string",enum:["json_schema"]},schema:{$ref:"schema:JsonSchema"}},$id:"\
schema:OutputFormat"};function se(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,
dynamicAnchors:w={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let m;
if(t.type===void 0&&(m="type")||t.schema===void 0&&(m="schema"))return se.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.type!==void 0){let l=t.type,p=e;
if(typeof l!="string")return se.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"}}],!1;if(l!=="json_schema")return se.errors=[{instancePath:r+"/\
type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:_t.properties.type.enum}}],
!1;var a=p===e}else var a=!0;if(a)if(t.schema!==void 0){let l=t.schema,p=e;if(e===e&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return se.errors=[{instancePath:r+"/schema",schemaPath:"schema:JsonSche\
ma/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0}else return se.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=s,e===
0}function W(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.effort!==void 0){let l=t.effort,
p=e;if(typeof l!="string"&&l!==null)return W.errors=[{instancePath:r+"/effort",schemaPath:"#/propert\
ies/effort/type",keyword:"type",params:{type:gt.properties.effort.type}}],!1;if(e===p&&typeof l=="st\
ring"&&q(l,64))return W.errors=[{instancePath:r+"/effort",schemaPath:"#/properties/effort/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var a=p===e}else var a=!0;if(a)if(t.format!==void 0){let l=t.
format,p=e,i=e,o=!1,n=e;se(l,{instancePath:r+"/format",parentData:t,parentDataProperty:"format",rootData:v,
dynamicAnchors:w})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var m=n===e;if(o=o||m,!o){
let c=e;if(l!==null){let _={instancePath:r+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"\
type",params:{type:"null"}};s===null?s=[_]:s.push(_),e++}var m=c===e;o=o||m}if(o)e=i,s!==null&&(i?s.
length=i:s=null);else{let c={instancePath:r+"/format",schemaPath:"#/properties/format/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[c]:s.push(c),e++,W.errors=s,!1}var a=p===e}else var a=!0}else return W.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=
s,e===0}function j(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.body===void 0&&(o="body"))return j.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(t.
body!==void 0){let n=t.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){n.stream===void 0&&
(n.stream=!1);let c;if(n.model===void 0&&(c="model")||n.max_tokens===void 0&&(c="max_tokens")||n.messages===
void 0&&(c="messages"))return j.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:c}}],!1;if(n.model!==void 0){let h=n.model,_=e;if(e===
e)if(typeof h=="string"){if(q(h,256))return j.errors=[{instancePath:r+"/body/model",schemaPath:"sche\
ma:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ce(h,1))return j.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return j.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{
type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(n.max_tokens!==void 0){let h=n.max_tokens,_=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/body/max\
_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>2147483647||isNaN(h))return j.errors=[{instancePath:r+
"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647}}],!1;if(h<1||isNaN(h))return j.errors=[{instancePath:r+"/body/max_\
tokens",schemaPath:"#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=_===e}else var a=!0;if(a){if(n.messages!==void 0){let h=e;te(n.messages,{instancePath:r+
"/body/messages",parentData:n,parentDataProperty:"messages",rootData:v,dynamicAnchors:w})||(s=s===null?
te.errors:s.concat(te.errors),e=s.length);var a=h===e}else var a=!0;if(a){if(n.system!==void 0){let h=e;
pe(n.system,{instancePath:r+"/body/system",parentData:n,parentDataProperty:"system",rootData:v,dynamicAnchors:w})||
(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var a=h===e}else var a=!0;if(a){let h=n.stream,
_=e;if(typeof h!="boolean"&&h!==null)return j.errors=[{instancePath:r+"/body/stream",schemaPath:"#/p\
roperties/body/properties/stream/type",keyword:"type",params:{type:le.properties.body.properties.stream.
type}}],!1;var a=_===e;if(a){if(n.temperature!==void 0){let d=n.temperature,y=e;if(!(typeof d=="numb\
er"&&isFinite(d))&&d!==null)return j.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/prope\
rties/body/properties/temperature/type",keyword:"type",params:{type:le.properties.body.properties.temperature.
type}}],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return j.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(d<0||isNaN(d))return j.errors=[{instancePath:r+"/body/tempe\
rature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(n.top_p!==void 0){let d=n.top_p,y=e;if(!(typeof d==
"number"&&isFinite(d))&&d!==null)return j.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/proper\
ties/body/properties/top_p/type",keyword:"type",params:{type:le.properties.body.properties.top_p.type}}],
!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d))return j.errors=[{instancePath:r+"/bo\
dy/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(d<0||isNaN(d))return j.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===
e}else var a=!0;if(a){if(n.top_k!==void 0){let d=n.top_k,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return j.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/b\
ody/properties/top_k/type",keyword:"type",params:{type:le.properties.body.properties.top_k.type}}],!1;
if(e===y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return j.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(d<0||isNaN(d))return j.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=y===e}else var a=!0;if(a){if(n.stop_sequences!==void 0){let d=n.stop_sequences,y=e;if(!Array.isArray(
d)&&d!==null)return j.errors=[{instancePath:r+"/body/stop_sequences",schemaPath:"#/properties/body/p\
roperties/stop_sequences/type",keyword:"type",params:{type:le.properties.body.properties.stop_sequences.
type}}],!1;if(e===y&&Array.isArray(d)){if(d.length>64)return j.errors=[{instancePath:r+"/body/stop_s\
equences",schemaPath:"#/properties/body/properties/stop_sequences/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;{var m=!0;let u=d.length;for(let g=0;g<u;g++){let A=d[g],D=e;if(e===e)if(typeof A=="s\
tring"){if(q(A,4096))return j.errors=[{instancePath:r+"/body/stop_sequences/"+g,schemaPath:"schema:S\
topText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return j.errors=[{instancePath:r+
"/body/stop_sequences/"+g,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],
!1;var m=D===e;if(!m)break}}}var a=y===e}else var a=!0;if(a){if(n.tools!==void 0){let d=e;ae(n.tools,
{instancePath:r+"/body/tools",parentData:n,parentDataProperty:"tools",rootData:v,dynamicAnchors:w})||
(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var a=d===e}else var a=!0;if(a){if(n.tool_choice!==
void 0){let d=n.tool_choice,y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let g;if(d.type===
void 0&&(g="type"))return j.errors=[{instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolChoic\
e/required",keyword:"required",params:{missingProperty:g}}],!1;if(d.type!==void 0){let A=d.type,D=e;
if(typeof A!="string")return j.errors=[{instancePath:r+"/body/tool_choice/type",schemaPath:"schema:T\
oolChoice/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(A==="auto"||A==="any"||
A==="tool"||A==="none"))return j.errors=[{instancePath:r+"/body/tool_choice/type",schemaPath:"schema\
:ToolChoice/properties/type/enum",keyword:"enum",params:{allowedValues:je.properties.type.enum}}],!1;
var l=D===e}else var l=!0;if(l){if(d.name!==void 0){let A=d.name,D=e;if(e===D)if(typeof A=="string"){
if(q(A,256))return j.errors=[{instancePath:r+"/body/tool_choice/name",schemaPath:"schema:ToolChoice/\
properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:r+
"/body/tool_choice/name",schemaPath:"schema:ToolChoice/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var l=D===e}else var l=!0;if(l)if(d.disable_parallel_tool_use!==void 0){let A=d.
disable_parallel_tool_use,D=e;if(typeof A!="boolean"&&A!==null)return j.errors=[{instancePath:r+"/bo\
dy/tool_choice/disable_parallel_tool_use",schemaPath:"schema:ToolChoice/properties/disable_parallel_\
tool_use/type",keyword:"type",params:{type:je.properties.disable_parallel_tool_use.type}}],!1;var l=D===
e}else var l=!0}}else return j.errors=[{instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolCh\
oice/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e}else var a=!0;if(a){if(n.thinking!==
void 0){let d=n.thinking,y=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let g;if(d.type===
void 0&&(g="type"))return j.errors=[{instancePath:r+"/body/thinking",schemaPath:"schema:Thinking/req\
uired",keyword:"required",params:{missingProperty:g}}],!1;if(d.type!==void 0){let A=d.type,D=e;if(e===
D)if(typeof A=="string"){if(q(A,64))return j.errors=[{instancePath:r+"/body/thinking/type",schemaPath:"\
schema:Thinking/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return j.
errors=[{instancePath:r+"/body/thinking/type",schemaPath:"schema:Thinking/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;var p=D===e}else var p=!0;if(p)if(d.budget_tokens!==void 0){let A=d.
budget_tokens,D=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))&&A!==null)return j.errors=
[{instancePath:r+"/body/thinking/budget_tokens",schemaPath:"schema:Thinking/properties/budget_tokens\
/type",keyword:"type",params:{type:ur.properties.budget_tokens.type}}],!1;if(e===D&&typeof A=="numbe\
r"&&isFinite(A)){if(A>2147483647||isNaN(A))return j.errors=[{instancePath:r+"/body/thinking/budget_t\
okens",schemaPath:"schema:Thinking/properties/budget_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(A<0||isNaN(A))return j.errors=[{instancePath:r+"/body/thinking/budget_\
tokens",schemaPath:"schema:Thinking/properties/budget_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=D===e}else var p=!0}else return j.errors=[{instancePath:r+"/body/thinking",schemaPath:"\
schema:Thinking/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e}else var a=!0;if(a){if(n.
output_config!==void 0){let d=e;W(n.output_config,{instancePath:r+"/body/output_config",parentData:n,
parentDataProperty:"output_config",rootData:v,dynamicAnchors:w})||(s=s===null?W.errors:s.concat(W.errors),
e=s.length);var a=d===e}else var a=!0;if(a){if(n.metadata!==void 0){let d=n.metadata,y=e;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.user_id!==void 0){let g=d.user_id,A=e;if(typeof g!="stri\
ng"&&g!==null)return j.errors=[{instancePath:r+"/body/metadata/user_id",schemaPath:"schema:RequestMe\
tadata/properties/user_id/type",keyword:"type",params:{type:yt.properties.user_id.type}}],!1;if(e===
A&&typeof g=="string"&&q(g,1024))return j.errors=[{instancePath:r+"/body/metadata/user_id",schemaPath:"\
schema:RequestMetadata/properties/user_id/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}}else
return j.errors=[{instancePath:r+"/body/metadata",schemaPath:"schema:RequestMetadata/type",keyword:"\
type",params:{type:"object"}}],!1;var a=y===e}else var a=!0;if(a){if(n.cache_control!==void 0){let d=n.
cache_control,y=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return j.errors=[{instancePath:r+
"/body/cache_control",schemaPath:"schema:Hint/type",keyword:"type",params:{type:lr.type}}],!1;var a=y===
e}else var a=!0;if(a){if(n.context_management!==void 0){let d=n.context_management,y=e;if(!(d&&typeof d==
"object"&&!Array.isArray(d))&&d!==null)return j.errors=[{instancePath:r+"/body/context_management",schemaPath:"\
schema:Hint/type",keyword:"type",params:{type:lr.type}}],!1;var a=y===e}else var a=!0;if(a){if(n.service_tier!==
void 0){let d=n.service_tier,y=e;if(typeof d!="string"&&d!==null)return j.errors=[{instancePath:r+"/\
body/service_tier",schemaPath:"#/properties/body/properties/service_tier/type",keyword:"type",params:{
type:le.properties.body.properties.service_tier.type}}],!1;if(e===y&&typeof d=="string"&&q(d,64))return j.
errors=[{instancePath:r+"/body/service_tier",schemaPath:"#/properties/body/properties/service_tier/m\
axLength",keyword:"maxLength",params:{limit:64}}],!1;var a=y===e}else var a=!0;if(a)if(n.mcp_servers!==
void 0){let d=n.mcp_servers,y=e;if(!Array.isArray(d)&&d!==null)return j.errors=[{instancePath:r+"/bo\
dy/mcp_servers",schemaPath:"#/properties/body/properties/mcp_servers/type",keyword:"type",params:{type:le.
properties.body.properties.mcp_servers.type}}],!1;if(e===y&&Array.isArray(d)){if(d.length>0)return j.
errors=[{instancePath:r+"/body/mcp_servers",schemaPath:"#/properties/body/properties/mcp_servers/max\
Items",keyword:"maxItems",params:{limit:0}}],!1;{var i=!0;let u=d.length;for(let g=0;g<u;g++){let A=d[g],
D=e;if(e===D&&!(A&&typeof A=="object"&&!Array.isArray(A)))return j.errors=[{instancePath:r+"/body/mc\
p_servers/"+g,schemaPath:"#/properties/body/properties/mcp_servers/items/type",keyword:"type",params:{
type:"object"}}],!1;var i=D===e;if(!i)break}}}var a=y===e}else var a=!0}}}}}}}}}}}}}}}}}else return j.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return j.errors=s,e===0}var gr=F;function F(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.body===void 0&&(p="body"))return F.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(t.
body!==void 0){let i=t.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let n;if(i.model===
void 0&&(n="model")||i.messages===void 0&&(n="messages"))return F.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:n}}],!1;if(i.model!==void 0){
let f=i.model,c=e;if(e===e)if(typeof f=="string"){if(q(f,256))return F.errors=[{instancePath:r+"/bod\
y/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ce(f,
1))return F.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:r+"/body/model",schemaPath:"sche\
ma:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(i.messages!==
void 0){let f=e;te(i.messages,{instancePath:r+"/body/messages",parentData:i,parentDataProperty:"mess\
ages",rootData:v,dynamicAnchors:w})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);var a=f===
e}else var a=!0;if(a){if(i.system!==void 0){let f=e;pe(i.system,{instancePath:r+"/body/system",parentData:i,
parentDataProperty:"system",rootData:v,dynamicAnchors:w})||(s=s===null?pe.errors:s.concat(pe.errors),
e=s.length);var a=f===e}else var a=!0;if(a){if(i.tools!==void 0){let f=e;ae(i.tools,{instancePath:r+
"/body/tools",parentData:i,parentDataProperty:"tools",rootData:v,dynamicAnchors:w})||(s=s===null?ae.
errors:s.concat(ae.errors),e=s.length);var a=f===e}else var a=!0;if(a){if(i.tool_choice!==void 0){let f=i.
tool_choice,c=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.type===void 0&&(L="\
type"))return F.errors=[{instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolChoice/required",
keyword:"required",params:{missingProperty:L}}],!1;if(f.type!==void 0){let d=f.type,y=e;if(typeof d!=
"string")return F.errors=[{instancePath:r+"/body/tool_choice/type",schemaPath:"schema:ToolChoice/pro\
perties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="auto"||d==="any"||d==="tool"||
d==="none"))return F.errors=[{instancePath:r+"/body/tool_choice/type",schemaPath:"schema:ToolChoice/\
properties/type/enum",keyword:"enum",params:{allowedValues:je.properties.type.enum}}],!1;var m=y===e}else
var m=!0;if(m){if(f.name!==void 0){let d=f.name,y=e;if(e===y)if(typeof d=="string"){if(q(d,256))return F.
errors=[{instancePath:r+"/body/tool_choice/name",schemaPath:"schema:ToolChoice/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:256}}],!1}else return F.errors=[{instancePath:r+"/body/tool_\
choice/name",schemaPath:"schema:ToolChoice/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var m=y===e}else var m=!0;if(m)if(f.disable_parallel_tool_use!==void 0){let d=f.disable_parallel_tool_use,
y=e;if(typeof d!="boolean"&&d!==null)return F.errors=[{instancePath:r+"/body/tool_choice/disable_par\
allel_tool_use",schemaPath:"schema:ToolChoice/properties/disable_parallel_tool_use/type",keyword:"ty\
pe",params:{type:je.properties.disable_parallel_tool_use.type}}],!1;var m=y===e}else var m=!0}}else return F.
errors=[{instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolChoice/type",keyword:"type",params:{
type:"object"}}],!1;var a=c===e}else var a=!0;if(a){if(i.thinking!==void 0){let f=i.thinking,c=e;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.type===void 0&&(L="type"))return F.errors=
[{instancePath:r+"/body/thinking",schemaPath:"schema:Thinking/required",keyword:"required",params:{missingProperty:L}}],
!1;if(f.type!==void 0){let d=f.type,y=e;if(e===y)if(typeof d=="string"){if(q(d,64))return F.errors=[
{instancePath:r+"/body/thinking/type",schemaPath:"schema:Thinking/properties/type/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/body/thinking/type",schemaPath:"\
schema:Thinking/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;
if(l)if(f.budget_tokens!==void 0){let d=f.budget_tokens,y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return F.errors=[{instancePath:r+"/body/thinking/budget_tokens",schemaPath:"\
schema:Thinking/properties/budget_tokens/type",keyword:"type",params:{type:ur.properties.budget_tokens.
type}}],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return F.errors=[{instancePath:r+
"/body/thinking/budget_tokens",schemaPath:"schema:Thinking/properties/budget_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(d<0||isNaN(d))return F.errors=[{instancePath:r+
"/body/thinking/budget_tokens",schemaPath:"schema:Thinking/properties/budget_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var l=y===e}else var l=!0}else return F.errors=[{instancePath:r+
"/body/thinking",schemaPath:"schema:Thinking/type",keyword:"type",params:{type:"object"}}],!1;var a=c===
e}else var a=!0;if(a)if(i.output_config!==void 0){let f=e;W(i.output_config,{instancePath:r+"/body/o\
utput_config",parentData:i,parentDataProperty:"output_config",rootData:v,dynamicAnchors:w})||(s=s===
null?W.errors:s.concat(W.errors),e=s.length);var a=f===e}else var a=!0}}}}}}else return F.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return F.errors=
s,e===0}var _r=vr;function vr(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;return vr.errors=s,e===0}var kr=Pr;function Pr(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;return Pr.errors=s,e===0}var xr=wr;function wr(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;return wr.errors=s,e===0}var br=Lr;function Lr(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;return Lr.errors=s,e===0}var Ar=qr;function qr(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;return qr.errors=s,e===0}var Tr=fe(be()),$r=fe(Le()),kt={...Tr.formats,...$r.fastFormats},Dr=$;var N=ce,V=de;function $(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let o=t.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let f;if(o.name===void 0&&(f="name")||
o.operations===void 0&&(f="operations")||o.elsewhere===void 0&&(f="elsewhere"))return $.errors=[{instancePath:r+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:f}}],!1;
{let c=e;for(let h in o)if(!(h==="name"||h==="operations"||h==="elsewhere")){return $.errors=[{instancePath:r+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}}],!1;break}if(c===e){if(o.name!==void 0){let h=o.name,_=e;if(e===_)if(typeof h==
"string"){if(N(h,128))return $.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(V(h,1))return $.errors=[{instancePath:r+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return $.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(o.operations!==
void 0){let h=o.operations,_=e;if(e===_)if(Array.isArray(h)){if(h.length>256)return $.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var m=!0;let d=h.length;for(let y=0;y<d;y++){let k=h[y],u=e;if(e===u)if(k&&
typeof k=="object"&&!Array.isArray(k)){let A;if(k.method===void 0&&(A="method")||k.path===void 0&&(A=
"path")||k.summary===void 0&&(A="summary"))return $.errors=[{instancePath:r+"/response/operations/"+
y,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let D=e;for(let P in k)if(!(P==="method"||P==="path"||P==="summary")){return $.errors=[{instancePath:r+
"/response/operations/"+y,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(D===e){if(k.method!==
void 0){let P=k.method,O=e;if(e===O)if(typeof P=="string"){if(N(P,7))return $.errors=[{instancePath:r+
"/response/operations/"+y+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(V(P,3))return $.errors=[{instancePath:r+
"/response/operations/"+y+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return $.errors=[{instancePath:r+
"/response/operations/"+y+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var l=O===e}else var l=!0;if(l){if(k.path!==
void 0){let P=k.path,O=e;if(e===O)if(typeof P=="string"){if(N(P,256))return $.errors=[{instancePath:r+
"/response/operations/"+y+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(P,1))return $.errors=[{instancePath:r+
"/response/operations/"+y+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/r\
esponse/operations/"+y+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var l=O===e}else var l=!0;if(l)if(k.summary!==void 0){
let P=k.summary,O=e;if(e===O)if(typeof P=="string"){if(N(P,256))return $.errors=[{instancePath:r+"/r\
esponse/operations/"+y+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return $.errors=[{instancePath:r+
"/response/operations/"+y+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var l=O===e}else var l=!0}}}}else return $.
errors=[{instancePath:r+"/response/operations/"+y,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var m=u===e;if(!m)break}}}else return $.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=_===e}else var a=!0;if(a)if(o.elsewhere!==void 0){let h=o.elsewhere,
_=e;if(e===_)if(Array.isArray(h)){if(h.length>16)return $.errors=[{instancePath:r+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let d=h.length;for(let y=0;y<d;y++){let k=h[y],u=e;if(e===u)if(k&&typeof k=="object"&&!Array.
isArray(k)){let A;if(k.name===void 0&&(A="name"))return $.errors=[{instancePath:r+"/response/elsewhe\
re/"+y,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let D=e;for(let P in k)if(!(P==="name"||P==="path"||P==="address"||P==="port")){return $.errors=
[{instancePath:r+"/response/elsewhere/"+y,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(D===e){
if(k.name!==void 0){let P=k.name,O=e;if(e===O)if(typeof P=="string"){if(N(P,128))return $.errors=[{instancePath:r+
"/response/elsewhere/"+y+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(V(P,1))return $.errors=[{instancePath:r+
"/response/elsewhere/"+y+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/res\
ponse/elsewhere/"+y+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=O===e}else var i=!0;if(i){if(k.path!==void 0){
let P=k.path,O=e;if(e===O)if(typeof P=="string"){if(N(P,256))return $.errors=[{instancePath:r+"/resp\
onse/elsewhere/"+y+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(P,1))return $.errors=[{instancePath:r+"/re\
sponse/elsewhere/"+y+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/respons\
e/elsewhere/"+y+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var i=O===e}else var i=!0;if(i){if(k.address!==void 0){let P=k.
address,O=e;if(e===O)if(typeof P=="string"){if(N(P,2048))return $.errors=[{instancePath:r+"/response\
/elsewhere/"+y+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(V(P,1))return $.errors=[{instancePath:r+"\
/response/elsewhere/"+y+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+
"/response/elsewhere/"+y+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=O===e}else var i=!0;if(i)if(k.port!==
void 0){let P=k.port,O=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return $.errors=[{
instancePath:r+"/response/elsewhere/"+y+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof P=="number"&&isFinite(
P)){if(P>65535||isNaN(P))return $.errors=[{instancePath:r+"/response/elsewhere/"+y+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(P<1||isNaN(P))return $.errors=[{instancePath:r+"/response/elsewhere/"+y+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var i=O===e}else var i=!0}}}}}else return $.errors=[{instancePath:r+
"/response/elsewhere/"+y,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=u===e;if(!p)break}}}else return $.errors=[{instancePath:r+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=_===e}else var a=!0}}}}else return $.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return $.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=s,e===0}var Mr=ze;var Pt={type:"object",required:["id","type","role","model","content","stop_reason","stop_sequence","\
usage"],properties:{id:{type:"string",minLength:1,maxLength:256},type:{type:"string",const:"message"},
role:{type:"string",const:"assistant"},model:{$ref:"schema:ModelName"},content:{type:"array",maxItems:1e3,
items:{$ref:"schema:OutputBlock"}},stop_reason:{anyOf:[{$ref:"schema:StopReason"},{type:"null"}]},stop_sequence:{
type:["string","null"],maxLength:4096},stop_details:{$ref:"schema:OtherMember"},container:{$ref:"sch\
ema:OtherMember"},diagnostics:{$ref:"schema:OtherMember"},usage:{$ref:"schema:MessageUsage"}},$id:"s\
chema:Message"};var xt={type:"string",enum:["end_turn","max_tokens","stop_sequence","tool_use","refusal","pause_turn",
"model_context_window_exceeded"],$id:"schema:StopReason"},Pe={type:["object","null"],additionalProperties:!0,
$id:"schema:OtherMember"};var wt={type:"object",required:["type","text"],properties:{type:{type:"string",const:"text"},text:{type:"\
string",maxLength:33554432},citations:{type:["array","null"],maxItems:1e3,items:{type:"object"}}},$id:"\
schema:TextBlock"};function xe(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0,a=e,m=!1,l=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let h;if(t.type===
void 0&&(h="type")||t.text===void 0&&(h="text")){let _={instancePath:r,schemaPath:"schema:TextBlock/\
required",keyword:"required",params:{missingProperty:h}};s===null?s=[_]:s.push(_),e++}else{if(t.type!==
void 0){let _=t.type,L=e;if(typeof _!="string"){let d={instancePath:r+"/type",schemaPath:"schema:Tex\
tBlock/properties/type/type",keyword:"type",params:{type:"string"}};s===null?s=[d]:s.push(d),e++}if(_!==
"text"){let d={instancePath:r+"/type",schemaPath:"schema:TextBlock/properties/type/const",keyword:"c\
onst",params:{allowedValue:"text"}};s===null?s=[d]:s.push(d),e++}var i=L===e}else var i=!0;if(i){if(t.
text!==void 0){let _=t.text,L=e;if(e===L)if(typeof _=="string"){if(N(_,33554432)){let y={instancePath:r+
"/text",schemaPath:"schema:TextBlock/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}};
s===null?s=[y]:s.push(y),e++}}else{let y={instancePath:r+"/text",schemaPath:"schema:TextBlock/proper\
ties/text/type",keyword:"type",params:{type:"string"}};s===null?s=[y]:s.push(y),e++}var i=L===e}else
var i=!0;if(i)if(t.citations!==void 0){let _=t.citations,L=e;if(!Array.isArray(_)&&_!==null){let y={
instancePath:r+"/citations",schemaPath:"schema:TextBlock/properties/citations/type",keyword:"type",params:{
type:wt.properties.citations.type}};s===null?s=[y]:s.push(y),e++}if(e===L&&Array.isArray(_))if(_.length>
1e3){let y={instancePath:r+"/citations",schemaPath:"schema:TextBlock/properties/citations/maxItems",
keyword:"maxItems",params:{limit:1e3}};s===null?s=[y]:s.push(y),e++}else{var o=!0;let y=_.length;for(let k=0;k<
y;k++){let u=_[k],g=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let D={instancePath:r+"/citati\
ons/"+k,schemaPath:"schema:TextBlock/properties/citations/items/type",keyword:"type",params:{type:"o\
bject"}};s===null?s=[D]:s.push(D),e++}var o=g===e;if(!o)break}}var i=L===e}else var i=!0}}}else{let h={
instancePath:r,schemaPath:"schema:TextBlock/type",keyword:"type",params:{type:"object"}};s===null?s=
[h]:s.push(h),e++}var n=l===e;if(m=m||n,!m){let h=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(
t)){let d;if(t.type===void 0&&(d="type")||t.thinking===void 0&&(d="thinking")){let y={instancePath:r,
schemaPath:"schema:ThinkingBlock/required",keyword:"required",params:{missingProperty:d}};s===null?s=
[y]:s.push(y),e++}else{if(t.type!==void 0){let y=t.type,k=e;if(typeof y!="string"){let u={instancePath:r+
"/type",schemaPath:"schema:ThinkingBlock/properties/type/type",keyword:"type",params:{type:"string"}};
s===null?s=[u]:s.push(u),e++}if(y!=="thinking"){let u={instancePath:r+"/type",schemaPath:"schema:Thi\
nkingBlock/properties/type/const",keyword:"const",params:{allowedValue:"thinking"}};s===null?s=[u]:s.
push(u),e++}var f=k===e}else var f=!0;if(f){if(t.thinking!==void 0){let y=t.thinking,k=e;if(e===k)if(typeof y==
"string"){if(N(y,33554432)){let g={instancePath:r+"/thinking",schemaPath:"schema:ThinkingBlock/prope\
rties/thinking/maxLength",keyword:"maxLength",params:{limit:33554432}};s===null?s=[g]:s.push(g),e++}}else{
let g={instancePath:r+"/thinking",schemaPath:"schema:ThinkingBlock/properties/thinking/type",keyword:"\
type",params:{type:"string"}};s===null?s=[g]:s.push(g),e++}var f=k===e}else var f=!0;if(f)if(t.signature!==
void 0){let y=t.signature,k=e;if(e===k)if(typeof y=="string"){if(N(y,33554432)){let g={instancePath:r+
"/signature",schemaPath:"schema:ThinkingBlock/properties/signature/maxLength",keyword:"maxLength",params:{
limit:33554432}};s===null?s=[g]:s.push(g),e++}}else{let g={instancePath:r+"/signature",schemaPath:"s\
chema:ThinkingBlock/properties/signature/type",keyword:"type",params:{type:"string"}};s===null?s=[g]:
s.push(g),e++}var f=k===e}else var f=!0}}}else{let d={instancePath:r,schemaPath:"schema:ThinkingBloc\
k/type",keyword:"type",params:{type:"object"}};s===null?s=[d]:s.push(d),e++}var n=h===e;if(m=m||n,!m){
let d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.type===void 0&&(u="type")||
t.id===void 0&&(u="id")||t.name===void 0&&(u="name")||t.input===void 0&&(u="input")){let g={instancePath:r,
schemaPath:"schema:ToolUseBlock/required",keyword:"required",params:{missingProperty:u}};s===null?s=
[g]:s.push(g),e++}else{if(t.type!==void 0){let g=t.type,A=e;if(typeof g!="string"){let D={instancePath:r+
"/type",schemaPath:"schema:ToolUseBlock/properties/type/type",keyword:"type",params:{type:"string"}};
s===null?s=[D]:s.push(D),e++}if(g!=="tool_use"){let D={instancePath:r+"/type",schemaPath:"schema:Too\
lUseBlock/properties/type/const",keyword:"const",params:{allowedValue:"tool_use"}};s===null?s=[D]:s.
push(D),e++}var c=A===e}else var c=!0;if(c){if(t.id!==void 0){let g=t.id,A=e;if(e===A)if(typeof g=="\
string"){if(N(g,256)){let P={instancePath:r+"/id",schemaPath:"schema:ToolUseBlock/properties/id/maxL\
ength",keyword:"maxLength",params:{limit:256}};s===null?s=[P]:s.push(P),e++}else if(V(g,1)){let P={instancePath:r+
"/id",schemaPath:"schema:ToolUseBlock/properties/id/minLength",keyword:"minLength",params:{limit:1}};
s===null?s=[P]:s.push(P),e++}}else{let P={instancePath:r+"/id",schemaPath:"schema:ToolUseBlock/prope\
rties/id/type",keyword:"type",params:{type:"string"}};s===null?s=[P]:s.push(P),e++}var c=A===e}else var c=!0;
if(c){if(t.name!==void 0){let g=t.name,A=e;if(e===A)if(typeof g=="string"){if(N(g,256)){let P={instancePath:r+
"/name",schemaPath:"schema:ToolUseBlock/properties/name/maxLength",keyword:"maxLength",params:{limit:256}};
s===null?s=[P]:s.push(P),e++}else if(V(g,1)){let P={instancePath:r+"/name",schemaPath:"schema:ToolUs\
eBlock/properties/name/minLength",keyword:"minLength",params:{limit:1}};s===null?s=[P]:s.push(P),e++}}else{
let P={instancePath:r+"/name",schemaPath:"schema:ToolUseBlock/properties/name/type",keyword:"type",params:{
type:"string"}};s===null?s=[P]:s.push(P),e++}var c=A===e}else var c=!0;if(c){if(t.input!==void 0){let g=t.
input,A=e;if(e===A&&!(g&&typeof g=="object"&&!Array.isArray(g))){let P={instancePath:r+"/input",schemaPath:"\
schema:ToolUseBlock/properties/input/type",keyword:"type",params:{type:"object"}};s===null?s=[P]:s.push(
P),e++}var c=A===e}else var c=!0;if(c)if(t.caller!==void 0){let g=t.caller,A=e;if(e===A)if(g&&typeof g==
"object"&&!Array.isArray(g)){let P;if(g.type===void 0&&(P="type")){let O={instancePath:r+"/caller",schemaPath:"\
schema:ToolUseBlock/properties/caller/required",keyword:"required",params:{missingProperty:P}};s===null?
s=[O]:s.push(O),e++}else if(g.type!==void 0){let O=g.type;if(e===e)if(typeof O=="string"){if(N(O,64)){
let ne={instancePath:r+"/caller/type",schemaPath:"schema:ToolUseBlock/properties/caller/properties/t\
ype/maxLength",keyword:"maxLength",params:{limit:64}};s===null?s=[ne]:s.push(ne),e++}else if(V(O,1)){
let ne={instancePath:r+"/caller/type",schemaPath:"schema:ToolUseBlock/properties/caller/properties/t\
ype/minLength",keyword:"minLength",params:{limit:1}};s===null?s=[ne]:s.push(ne),e++}}else{let ne={instancePath:r+
"/caller/type",schemaPath:"schema:ToolUseBlock/properties/caller/properties/type/type",keyword:"type",
params:{type:"string"}};s===null?s=[ne]:s.push(ne),e++}}}else{let P={instancePath:r+"/caller",schemaPath:"\
schema:ToolUseBlock/properties/caller/type",keyword:"type",params:{type:"object"}};s===null?s=[P]:s.
push(P),e++}var c=A===e}else var c=!0}}}}}else{let u={instancePath:r,schemaPath:"schema:ToolUseBlock\
/type",keyword:"type",params:{type:"object"}};s===null?s=[u]:s.push(u),e++}var n=d===e;m=m||n}}if(m)
e=a,s!==null&&(a?s.length=a:s=null);else{let h={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",
params:{}};return s===null?s=[h]:s.push(h),e++,xe.errors=s,!1}return xe.errors=s,e===0}var ke={type:"\
object",required:["input_tokens","output_tokens"],properties:{input_tokens:{type:"integer",minimum:0,
maximum:4294967295},output_tokens:{type:"integer",minimum:0,maximum:4294967295},cache_creation:{$ref:"\
schema:OtherMember"},cache_creation_input_tokens:{type:["integer","null"],minimum:0,maximum:4294967295},
cache_read_input_tokens:{type:["integer","null"],minimum:0,maximum:4294967295},output_tokens_details:{
anyOf:[{$ref:"schema:OutputTokens"},{type:"null"}]},server_tool_use:{$ref:"schema:OtherMember"},service_tier:{
type:["string","null"],maxLength:64},inference_geo:{type:["string","null"],maxLength:64},speed:{type:[
"string","null"],maxLength:64}},$id:"schema:MessageUsage"};function B(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.input_tokens===void 0&&
(l="input_tokens")||t.output_tokens===void 0&&(l="output_tokens"))return B.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;if(t.input_tokens!==void 0){let p=t.input_tokens,
i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return B.errors=[{instancePath:r+"/inpu\
t_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
i&&typeof p=="number"&&isFinite(p)){if(p>4294967295||isNaN(p))return B.errors=[{instancePath:r+"/inp\
ut_tokens",schemaPath:"#/properties/input_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:4294967295}}],!1;if(p<0||isNaN(p))return B.errors=[{instancePath:r+"/input_tokens",schemaPath:"\
#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===
e}else var a=!0;if(a){if(t.output_tokens!==void 0){let p=t.output_tokens,i=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return B.errors=[{instancePath:r+"/output_tokens",schemaPath:"#/prop\
erties/output_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&
isFinite(p)){if(p>4294967295||isNaN(p))return B.errors=[{instancePath:r+"/output_tokens",schemaPath:"\
#/properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;
if(p<0||isNaN(p))return B.errors=[{instancePath:r+"/output_tokens",schemaPath:"#/properties/output_t\
okens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){
if(t.cache_creation!==void 0){let p=t.cache_creation,i=e;if(!(p&&typeof p=="object"&&!Array.isArray(
p))&&p!==null)return B.errors=[{instancePath:r+"/cache_creation",schemaPath:"schema:OtherMember/type",
keyword:"type",params:{type:Pe.type}}],!1;var a=i===e}else var a=!0;if(a){if(t.cache_creation_input_tokens!==
void 0){let p=t.cache_creation_input_tokens,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null)return B.errors=[{instancePath:r+"/cache_creation_input_tokens",schemaPath:"#/properti\
es/cache_creation_input_tokens/type",keyword:"type",params:{type:ke.properties.cache_creation_input_tokens.
type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>4294967295||isNaN(p))return B.errors=[{instancePath:r+
"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(p<0||isNaN(p))return B.errors=[{instancePath:r+
"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){if(t.cache_read_input_tokens!==
void 0){let p=t.cache_read_input_tokens,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&
p!==null)return B.errors=[{instancePath:r+"/cache_read_input_tokens",schemaPath:"#/properties/cache_\
read_input_tokens/type",keyword:"type",params:{type:ke.properties.cache_read_input_tokens.type}}],!1;
if(e===i&&typeof p=="number"&&isFinite(p)){if(p>4294967295||isNaN(p))return B.errors=[{instancePath:r+
"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:4294967295}}],!1;if(p<0||isNaN(p))return B.errors=[{instancePath:r+
"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){if(t.output_tokens_details!==
void 0){let p=t.output_tokens_details,i=e,o=e,n=!1,f=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){let _;if(p.thinking_tokens===void 0&&(_="thinking_tokens")){let L={instancePath:r+"/output_token\
s_details",schemaPath:"schema:OutputTokens/required",keyword:"required",params:{missingProperty:_}};
s===null?s=[L]:s.push(L),e++}else if(p.thinking_tokens!==void 0){let L=p.thinking_tokens,d=e;if(!(typeof L==
"number"&&!(L%1)&&!isNaN(L)&&isFinite(L))){let y={instancePath:r+"/output_tokens_details/thinking_to\
kens",schemaPath:"schema:OutputTokens/properties/thinking_tokens/type",keyword:"type",params:{type:"\
integer"}};s===null?s=[y]:s.push(y),e++}if(e===d&&typeof L=="number"&&isFinite(L)){if(L>4294967295||
isNaN(L)){let y={instancePath:r+"/output_tokens_details/thinking_tokens",schemaPath:"schema:OutputTo\
kens/properties/thinking_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};
s===null?s=[y]:s.push(y),e++}else if(L<0||isNaN(L)){let y={instancePath:r+"/output_tokens_details/th\
inking_tokens",schemaPath:"schema:OutputTokens/properties/thinking_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};s===null?s=[y]:s.push(y),e++}}}}else{let _={instancePath:r+"/outpu\
t_tokens_details",schemaPath:"schema:OutputTokens/type",keyword:"type",params:{type:"object"}};s===null?
s=[_]:s.push(_),e++}var m=f===e;if(n=n||m,!n){let _=e;if(p!==null){let d={instancePath:r+"/output_to\
kens_details",schemaPath:"#/properties/output_tokens_details/anyOf/1/type",keyword:"type",params:{type:"\
null"}};s===null?s=[d]:s.push(d),e++}var m=_===e;n=n||m}if(n)e=o,s!==null&&(o?s.length=o:s=null);else{
let _={instancePath:r+"/output_tokens_details",schemaPath:"#/properties/output_tokens_details/anyOf",
keyword:"anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,B.errors=s,!1}var a=i===e}else var a=!0;
if(a){if(t.server_tool_use!==void 0){let p=t.server_tool_use,i=e;if(!(p&&typeof p=="object"&&!Array.
isArray(p))&&p!==null)return B.errors=[{instancePath:r+"/server_tool_use",schemaPath:"schema:OtherMe\
mber/type",keyword:"type",params:{type:Pe.type}}],!1;var a=i===e}else var a=!0;if(a){if(t.service_tier!==
void 0){let p=t.service_tier,i=e;if(typeof p!="string"&&p!==null)return B.errors=[{instancePath:r+"/\
service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type:ke.properties.
service_tier.type}}],!1;if(e===i&&typeof p=="string"&&N(p,64))return B.errors=[{instancePath:r+"/ser\
vice_tier",schemaPath:"#/properties/service_tier/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var a=i===e}else var a=!0;if(a){if(t.inference_geo!==void 0){let p=t.inference_geo,i=e;if(typeof p!=
"string"&&p!==null)return B.errors=[{instancePath:r+"/inference_geo",schemaPath:"#/properties/infere\
nce_geo/type",keyword:"type",params:{type:ke.properties.inference_geo.type}}],!1;if(e===i&&typeof p==
"string"&&N(p,64))return B.errors=[{instancePath:r+"/inference_geo",schemaPath:"#/properties/inferen\
ce_geo/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=i===e}else var a=!0;if(a)if(t.speed!==
void 0){let p=t.speed,i=e;if(typeof p!="string"&&p!==null)return B.errors=[{instancePath:r+"/speed",
schemaPath:"#/properties/speed/type",keyword:"type",params:{type:ke.properties.speed.type}}],!1;if(e===
i&&typeof p=="string"&&N(p,64))return B.errors=[{instancePath:r+"/speed",schemaPath:"#/properties/sp\
eed/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=i===e}else var a=!0}}}}}}}}}else return B.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=
s,e===0}function C(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||
t.type===void 0&&(p="type")||t.role===void 0&&(p="role")||t.model===void 0&&(p="model")||t.content===
void 0&&(p="content")||t.stop_reason===void 0&&(p="stop_reason")||t.stop_sequence===void 0&&(p="stop\
_sequence")||t.usage===void 0&&(p="usage"))return C.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(t.id!==void 0){let i=t.id,o=e;if(e===o)if(typeof i==
"string"){if(N(i,256))return C.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(V(i,1))return C.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;
if(a){if(t.type!==void 0){let i=t.type,o=e;if(typeof i!="string")return C.errors=[{instancePath:r+"/\
type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="message")
return C.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"message"}}],!1;var a=o===e}else var a=!0;if(a){if(t.role!==void 0){let i=t.role,o=e;if(typeof i!=
"string")return C.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"}}],!1;if(i!=="assistant")return C.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var a=o===e}else var a=!0;
if(a){if(t.model!==void 0){let i=t.model,o=e;if(e===e)if(typeof i=="string"){if(N(i,256))return C.errors=
[{instancePath:r+"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(V(i,1))return C.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:r+"/model",schemaPath:"schema:M\
odelName/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(t.content!==
void 0){let i=t.content,o=e;if(e===o)if(Array.isArray(i)){if(i.length>1e3)return C.errors=[{instancePath:r+
"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var m=!0;
let f=i.length;for(let c=0;c<f;c++){let h=e;xe(i[c],{instancePath:r+"/content/"+c,parentData:i,parentDataProperty:c,
rootData:v,dynamicAnchors:w})||(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var m=h===e;if(!m)
break}}}else return C.errors=[{instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a){if(t.stop_reason!==void 0){let i=t.
stop_reason,o=e,n=e,f=!1,c=e;if(typeof i!="string"){let _={instancePath:r+"/stop_reason",schemaPath:"\
schema:StopReason/type",keyword:"type",params:{type:"string"}};s===null?s=[_]:s.push(_),e++}if(!(i===
"end_turn"||i==="max_tokens"||i==="stop_sequence"||i==="tool_use"||i==="refusal"||i==="pause_turn"||
i==="model_context_window_exceeded")){let _={instancePath:r+"/stop_reason",schemaPath:"schema:StopRe\
ason/enum",keyword:"enum",params:{allowedValues:xt.enum}};s===null?s=[_]:s.push(_),e++}var l=c===e;if(f=
f||l,!f){let _=e;if(i!==null){let d={instancePath:r+"/stop_reason",schemaPath:"#/properties/stop_rea\
son/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[d]:s.push(d),e++}var l=_===e;f=f||
l}if(f)e=n,s!==null&&(n?s.length=n:s=null);else{let _={instancePath:r+"/stop_reason",schemaPath:"#/p\
roperties/stop_reason/anyOf",keyword:"anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,C.errors=
s,!1}var a=o===e}else var a=!0;if(a){if(t.stop_sequence!==void 0){let i=t.stop_sequence,o=e;if(typeof i!=
"string"&&i!==null)return C.errors=[{instancePath:r+"/stop_sequence",schemaPath:"#/properties/stop_s\
equence/type",keyword:"type",params:{type:Pt.properties.stop_sequence.type}}],!1;if(e===o&&typeof i==
"string"&&N(i,4096))return C.errors=[{instancePath:r+"/stop_sequence",schemaPath:"#/properties/stop_\
sequence/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=o===e}else var a=!0;if(a){if(t.
stop_details!==void 0){let i=t.stop_details,o=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==
null)return C.errors=[{instancePath:r+"/stop_details",schemaPath:"schema:OtherMember/type",keyword:"\
type",params:{type:Pe.type}}],!1;var a=o===e}else var a=!0;if(a){if(t.container!==void 0){let i=t.container,
o=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return C.errors=[{instancePath:r+"/cont\
ainer",schemaPath:"schema:OtherMember/type",keyword:"type",params:{type:Pe.type}}],!1;var a=o===e}else
var a=!0;if(a){if(t.diagnostics!==void 0){let i=t.diagnostics,o=e;if(!(i&&typeof i=="object"&&!Array.
isArray(i))&&i!==null)return C.errors=[{instancePath:r+"/diagnostics",schemaPath:"schema:OtherMember\
/type",keyword:"type",params:{type:Pe.type}}],!1;var a=o===e}else var a=!0;if(a)if(t.usage!==void 0){
let i=e;B(t.usage,{instancePath:r+"/usage",parentData:t,parentDataProperty:"usage",rootData:v,dynamicAnchors:w})||
(s=s===null?B.errors:s.concat(B.errors),e=s.length);var a=i===e}else var a=!0}}}}}}}}}}else return C.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=
s,e===0}function ze(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(C(t.response,
{instancePath:r+"/response",parentData:t,parentDataProperty:"response",rootData:v,dynamicAnchors:w})||
(s=s===null?C.errors:s.concat(C.errors),e=s.length));else return ze.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=s,e===0}var Nr=ie;function ie(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let a=t.
response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.input_tokens===void 0&&(l=
"input_tokens"))return ie.errors=[{instancePath:r+"/response",schemaPath:"schema:TokenCount/required",
keyword:"required",params:{missingProperty:l}}],!1;{let p=e;for(let i in a)if(i!=="input_tokens"){return ie.
errors=[{instancePath:r+"/response",schemaPath:"schema:TokenCount/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e&&a.input_tokens!==void 0){let i=a.
input_tokens,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:r+
"/response/input_tokens",schemaPath:"schema:TokenCount/properties/input_tokens/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>4294967295||isNaN(i))return ie.
errors=[{instancePath:r+"/response/input_tokens",schemaPath:"schema:TokenCount/properties/input_toke\
ns/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(i<0||isNaN(i))return ie.
errors=[{instancePath:r+"/response/input_tokens",schemaPath:"schema:TokenCount/properties/input_toke\
ns/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}}else return ie.errors=[{instancePath:r+
"/response",schemaPath:"schema:TokenCount/type",keyword:"type",params:{type:"object"}}],!1}}else return ie.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=
s,e===0}var Or=Fe;var jr={type:"object",additionalProperties:!1,required:["data","has_more","first_id","last_id"],properties:{
data:{type:"array",maxItems:1e3,items:{$ref:"schema:ModelInfo"}},has_more:{type:"boolean"},first_id:{
type:["string","null"],maxLength:256},last_id:{type:["string","null"],maxLength:256}},$id:"schema:Mo\
delPage"},R={type:"object",additionalProperties:!1,required:["id","type","display_name","created_at",
"max_input_tokens","max_tokens","lifecycle","deprecated_at","retires_at","line","capabilities"],properties:{
id:{type:"string",minLength:1,maxLength:256},type:{type:"string",const:"model"},display_name:{type:"\
string",minLength:1,maxLength:256},created_at:{type:"string",maxLength:32,format:"date-time"},max_input_tokens:{
type:["integer","null"],minimum:1,maximum:2147483647},max_tokens:{type:["integer","null"],minimum:1,
maximum:2147483647},lifecycle:{type:"string",enum:["active","deprecated","retired"]},deprecated_at:{
type:["string","null"],maxLength:32,format:"date-time"},retires_at:{type:["string","null"],maxLength:32,
format:"date-time"},line:{type:["string","null"],maxLength:64},capabilities:{type:["object","null"]}},
$id:"schema:ModelInfo"},Ir=Object.prototype.hasOwnProperty,_e=kt["date-time"];function T(t,{instancePath:r="",
parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let p;if(t.data===void 0&&(p="data")||t.has_more===void 0&&(p=
"has_more")||t.first_id===void 0&&(p="first_id")||t.last_id===void 0&&(p="last_id"))return T.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;
for(let o in t)if(!(o==="data"||o==="has_more"||o==="first_id"||o==="last_id")){return T.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(i===e){if(t.data!==void 0){let o=t.data,n=e;if(e===n)if(Array.isArray(o)){if(o.length>1e3)return T.
errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var a=!0;let f=o.length;for(let c=0;c<f;c++){let h=o[c],_=e;if(e===e)if(h&&typeof h=="object"&&!Array.
isArray(h)){let y;if(h.id===void 0&&(y="id")||h.type===void 0&&(y="type")||h.display_name===void 0&&
(y="display_name")||h.created_at===void 0&&(y="created_at")||h.max_input_tokens===void 0&&(y="max_in\
put_tokens")||h.max_tokens===void 0&&(y="max_tokens")||h.lifecycle===void 0&&(y="lifecycle")||h.deprecated_at===
void 0&&(y="deprecated_at")||h.retires_at===void 0&&(y="retires_at")||h.line===void 0&&(y="line")||h.
capabilities===void 0&&(y="capabilities"))return T.errors=[{instancePath:r+"/data/"+c,schemaPath:"sc\
hema:ModelInfo/required",keyword:"required",params:{missingProperty:y}}],!1;{let k=e;for(let u in h)
if(!Ir.call(R.properties,u)){return T.errors=[{instancePath:r+"/data/"+c,schemaPath:"schema:ModelInf\
o/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(k===
e){if(h.id!==void 0){let u=h.id,g=e;if(e===g)if(typeof u=="string"){if(N(u,256))return T.errors=[{instancePath:r+
"/data/"+c+"/id",schemaPath:"schema:ModelInfo/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(V(u,1))return T.errors=[{instancePath:r+"/data/"+c+"/id",schemaPath:"schema:ModelInfo/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:r+"/d\
ata/"+c+"/id",schemaPath:"schema:ModelInfo/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var m=g===e}else var m=!0;if(m){if(h.type!==void 0){let u=h.type,g=e;if(typeof u!="string")return T.
errors=[{instancePath:r+"/data/"+c+"/type",schemaPath:"schema:ModelInfo/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(u!=="model")return T.errors=[{instancePath:r+"/data/"+c+"/type",
schemaPath:"schema:ModelInfo/properties/type/const",keyword:"const",params:{allowedValue:"model"}}],
!1;var m=g===e}else var m=!0;if(m){if(h.display_name!==void 0){let u=h.display_name,g=e;if(e===g)if(typeof u==
"string"){if(N(u,256))return T.errors=[{instancePath:r+"/data/"+c+"/display_name",schemaPath:"schema\
:ModelInfo/properties/display_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(u,1))
return T.errors=[{instancePath:r+"/data/"+c+"/display_name",schemaPath:"schema:ModelInfo/properties/\
display_name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:r+
"/data/"+c+"/display_name",schemaPath:"schema:ModelInfo/properties/display_name/type",keyword:"type",
params:{type:"string"}}],!1;var m=g===e}else var m=!0;if(m){if(h.created_at!==void 0){let u=h.created_at,
g=e;if(e===g&&e===g)if(typeof u=="string"){if(N(u,32))return T.errors=[{instancePath:r+"/data/"+c+"/\
created_at",schemaPath:"schema:ModelInfo/properties/created_at/maxLength",keyword:"maxLength",params:{
limit:32}}],!1;if(!_e.validate.test(u))return T.errors=[{instancePath:r+"/data/"+c+"/created_at",schemaPath:"\
schema:ModelInfo/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else
return T.errors=[{instancePath:r+"/data/"+c+"/created_at",schemaPath:"schema:ModelInfo/properties/cr\
eated_at/type",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0;if(m){if(h.max_input_tokens!==
void 0){let u=h.max_input_tokens,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)
return T.errors=[{instancePath:r+"/data/"+c+"/max_input_tokens",schemaPath:"schema:ModelInfo/propert\
ies/max_input_tokens/type",keyword:"type",params:{type:R.properties.max_input_tokens.type}}],!1;if(e===
g&&typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u))return T.errors=[{instancePath:r+"/dat\
a/"+c+"/max_input_tokens",schemaPath:"schema:ModelInfo/properties/max_input_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(u<1||isNaN(u))return T.errors=[{instancePath:r+
"/data/"+c+"/max_input_tokens",schemaPath:"schema:ModelInfo/properties/max_input_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var m=g===e}else var m=!0;if(m){if(h.max_tokens!==void 0){
let u=h.max_tokens,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return T.errors=
[{instancePath:r+"/data/"+c+"/max_tokens",schemaPath:"schema:ModelInfo/properties/max_tokens/type",keyword:"\
type",params:{type:R.properties.max_tokens.type}}],!1;if(e===g&&typeof u=="number"&&isFinite(u)){if(u>
2147483647||isNaN(u))return T.errors=[{instancePath:r+"/data/"+c+"/max_tokens",schemaPath:"schema:Mo\
delInfo/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(u<1||isNaN(u))return T.errors=[{instancePath:r+"/data/"+c+"/max_tokens",schemaPath:"schema:Mod\
elInfo/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var m=g===
e}else var m=!0;if(m){if(h.lifecycle!==void 0){let u=h.lifecycle,g=e;if(typeof u!="string")return T.
errors=[{instancePath:r+"/data/"+c+"/lifecycle",schemaPath:"schema:ModelInfo/properties/lifecycle/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(u==="active"||u==="deprecated"||u==="retired"))return T.
errors=[{instancePath:r+"/data/"+c+"/lifecycle",schemaPath:"schema:ModelInfo/properties/lifecycle/en\
um",keyword:"enum",params:{allowedValues:R.properties.lifecycle.enum}}],!1;var m=g===e}else var m=!0;
if(m){if(h.deprecated_at!==void 0){let u=h.deprecated_at,g=e;if(typeof u!="string"&&u!==null)return T.
errors=[{instancePath:r+"/data/"+c+"/deprecated_at",schemaPath:"schema:ModelInfo/properties/deprecat\
ed_at/type",keyword:"type",params:{type:R.properties.deprecated_at.type}}],!1;if(e===g&&e===g&&typeof u==
"string"){if(N(u,32))return T.errors=[{instancePath:r+"/data/"+c+"/deprecated_at",schemaPath:"schema\
:ModelInfo/properties/deprecated_at/maxLength",keyword:"maxLength",params:{limit:32}}],!1;if(!_e.validate.
test(u))return T.errors=[{instancePath:r+"/data/"+c+"/deprecated_at",schemaPath:"schema:ModelInfo/pr\
operties/deprecated_at/format",keyword:"format",params:{format:"date-time"}}],!1}var m=g===e}else var m=!0;
if(m){if(h.retires_at!==void 0){let u=h.retires_at,g=e;if(typeof u!="string"&&u!==null)return T.errors=
[{instancePath:r+"/data/"+c+"/retires_at",schemaPath:"schema:ModelInfo/properties/retires_at/type",keyword:"\
type",params:{type:R.properties.retires_at.type}}],!1;if(e===g&&e===g&&typeof u=="string"){if(N(u,32))
return T.errors=[{instancePath:r+"/data/"+c+"/retires_at",schemaPath:"schema:ModelInfo/properties/re\
tires_at/maxLength",keyword:"maxLength",params:{limit:32}}],!1;if(!_e.validate.test(u))return T.errors=
[{instancePath:r+"/data/"+c+"/retires_at",schemaPath:"schema:ModelInfo/properties/retires_at/format",
keyword:"format",params:{format:"date-time"}}],!1}var m=g===e}else var m=!0;if(m){if(h.line!==void 0){
let u=h.line,g=e;if(typeof u!="string"&&u!==null)return T.errors=[{instancePath:r+"/data/"+c+"/line",
schemaPath:"schema:ModelInfo/properties/line/type",keyword:"type",params:{type:R.properties.line.type}}],
!1;if(e===g&&typeof u=="string"&&N(u,64))return T.errors=[{instancePath:r+"/data/"+c+"/line",schemaPath:"\
schema:ModelInfo/properties/line/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var m=g===e}else
var m=!0;if(m)if(h.capabilities!==void 0){let u=h.capabilities,g=e;if(!(u&&typeof u=="object"&&!Array.
isArray(u))&&u!==null)return T.errors=[{instancePath:r+"/data/"+c+"/capabilities",schemaPath:"schema\
:ModelInfo/properties/capabilities/type",keyword:"type",params:{type:R.properties.capabilities.type}}],
!1;var m=g===e}else var m=!0}}}}}}}}}}}}else return T.errors=[{instancePath:r+"/data/"+c,schemaPath:"\
schema:ModelInfo/type",keyword:"type",params:{type:"object"}}],!1;var a=_===e;if(!a)break}}}else return T.
errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"arr\
ay"}}],!1;var l=n===e}else var l=!0;if(l){if(t.has_more!==void 0){let o=e;if(typeof t.has_more!="boo\
lean")return T.errors=[{instancePath:r+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"\
type",params:{type:"boolean"}}],!1;var l=o===e}else var l=!0;if(l){if(t.first_id!==void 0){let o=t.first_id,
n=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+"/first_id",schemaPath:"#/prope\
rties/first_id/type",keyword:"type",params:{type:jr.properties.first_id.type}}],!1;if(e===n&&typeof o==
"string"&&N(o,256))return T.errors=[{instancePath:r+"/first_id",schemaPath:"#/properties/first_id/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;var l=n===e}else var l=!0;if(l)if(t.last_id!==void 0){
let o=t.last_id,n=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+"/last_id",schemaPath:"\
#/properties/last_id/type",keyword:"type",params:{type:jr.properties.last_id.type}}],!1;if(e===n&&typeof o==
"string"&&N(o,256))return T.errors=[{instancePath:r+"/last_id",schemaPath:"#/properties/last_id/maxL\
ength",keyword:"maxLength",params:{limit:256}}],!1;var l=n===e}else var l=!0}}}}}else return T.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=s,e===
0}function Fe(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(T(t.response,
{instancePath:r+"/response",parentData:t,parentDataProperty:"response",rootData:v,dynamicAnchors:w})||
(s=s===null?T.errors:s.concat(T.errors),e=s.length));else return Fe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=s,e===0}var Br=M;function M(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let m=t.
response;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let p;if(m.id===void 0&&(p="id")||m.type===
void 0&&(p="type")||m.display_name===void 0&&(p="display_name")||m.created_at===void 0&&(p="created_\
at")||m.max_input_tokens===void 0&&(p="max_input_tokens")||m.max_tokens===void 0&&(p="max_tokens")||
m.lifecycle===void 0&&(p="lifecycle")||m.deprecated_at===void 0&&(p="deprecated_at")||m.retires_at===
void 0&&(p="retires_at")||m.line===void 0&&(p="line")||m.capabilities===void 0&&(p="capabilities"))return M.
errors=[{instancePath:r+"/response",schemaPath:"schema:ModelInfo/required",keyword:"required",params:{
missingProperty:p}}],!1;{let i=e;for(let o in m)if(!Ir.call(R.properties,o)){return M.errors=[{instancePath:r+
"/response",schemaPath:"schema:ModelInfo/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(i===e){if(m.id!==void 0){let o=m.id,n=e;if(e===n)if(typeof o=="s\
tring"){if(N(o,256))return M.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ModelInfo/pro\
perties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(o,1))return M.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ModelInfo/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ModelInfo/properties/id/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(m.type!==void 0){
let o=m.type,n=e;if(typeof o!="string")return M.errors=[{instancePath:r+"/response/type",schemaPath:"\
schema:ModelInfo/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="model")return M.
errors=[{instancePath:r+"/response/type",schemaPath:"schema:ModelInfo/properties/type/const",keyword:"\
const",params:{allowedValue:"model"}}],!1;var a=n===e}else var a=!0;if(a){if(m.display_name!==void 0){
let o=m.display_name,n=e;if(e===n)if(typeof o=="string"){if(N(o,256))return M.errors=[{instancePath:r+
"/response/display_name",schemaPath:"schema:ModelInfo/properties/display_name/maxLength",keyword:"ma\
xLength",params:{limit:256}}],!1;if(V(o,1))return M.errors=[{instancePath:r+"/response/display_name",
schemaPath:"schema:ModelInfo/properties/display_name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/response/display_name",schemaPath:"schema:ModelInfo/prope\
rties/display_name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){
if(m.created_at!==void 0){let o=m.created_at,n=e;if(e===n&&e===n)if(typeof o=="string"){if(N(o,32))return M.
errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:ModelInfo/properties/created_at/ma\
xLength",keyword:"maxLength",params:{limit:32}}],!1;if(!_e.validate.test(o))return M.errors=[{instancePath:r+
"/response/created_at",schemaPath:"schema:ModelInfo/properties/created_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return M.errors=[{instancePath:r+"/response/created_at",schemaPath:"sc\
hema:ModelInfo/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else
var a=!0;if(a){if(m.max_input_tokens!==void 0){let o=m.max_input_tokens,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return M.errors=[{instancePath:r+"/response/max_input_toke\
ns",schemaPath:"schema:ModelInfo/properties/max_input_tokens/type",keyword:"type",params:{type:R.properties.
max_input_tokens.type}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return M.
errors=[{instancePath:r+"/response/max_input_tokens",schemaPath:"schema:ModelInfo/properties/max_inp\
ut_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(o<1||isNaN(o))
return M.errors=[{instancePath:r+"/response/max_input_tokens",schemaPath:"schema:ModelInfo/propertie\
s/max_input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===e}else
var a=!0;if(a){if(m.max_tokens!==void 0){let o=m.max_tokens,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return M.errors=[{instancePath:r+"/response/max_tokens",schemaPath:"schem\
a:ModelInfo/properties/max_tokens/type",keyword:"type",params:{type:R.properties.max_tokens.type}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return M.errors=[{instancePath:r+
"/response/max_tokens",schemaPath:"schema:ModelInfo/properties/max_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(o<1||isNaN(o))return M.errors=[{instancePath:r+"/r\
esponse/max_tokens",schemaPath:"schema:ModelInfo/properties/max_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=n===e}else var a=!0;if(a){if(m.lifecycle!==void 0){let o=m.lifecycle,
n=e;if(typeof o!="string")return M.errors=[{instancePath:r+"/response/lifecycle",schemaPath:"schema:\
ModelInfo/properties/lifecycle/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="active"||o===
"deprecated"||o==="retired"))return M.errors=[{instancePath:r+"/response/lifecycle",schemaPath:"sche\
ma:ModelInfo/properties/lifecycle/enum",keyword:"enum",params:{allowedValues:R.properties.lifecycle.
enum}}],!1;var a=n===e}else var a=!0;if(a){if(m.deprecated_at!==void 0){let o=m.deprecated_at,n=e;if(typeof o!=
"string"&&o!==null)return M.errors=[{instancePath:r+"/response/deprecated_at",schemaPath:"schema:Mod\
elInfo/properties/deprecated_at/type",keyword:"type",params:{type:R.properties.deprecated_at.type}}],
!1;if(e===n&&e===n&&typeof o=="string"){if(N(o,32))return M.errors=[{instancePath:r+"/response/depre\
cated_at",schemaPath:"schema:ModelInfo/properties/deprecated_at/maxLength",keyword:"maxLength",params:{
limit:32}}],!1;if(!_e.validate.test(o))return M.errors=[{instancePath:r+"/response/deprecated_at",schemaPath:"\
schema:ModelInfo/properties/deprecated_at/format",keyword:"format",params:{format:"date-time"}}],!1}
var a=n===e}else var a=!0;if(a){if(m.retires_at!==void 0){let o=m.retires_at,n=e;if(typeof o!="strin\
g"&&o!==null)return M.errors=[{instancePath:r+"/response/retires_at",schemaPath:"schema:ModelInfo/pr\
operties/retires_at/type",keyword:"type",params:{type:R.properties.retires_at.type}}],!1;if(e===n&&e===
n&&typeof o=="string"){if(N(o,32))return M.errors=[{instancePath:r+"/response/retires_at",schemaPath:"\
schema:ModelInfo/properties/retires_at/maxLength",keyword:"maxLength",params:{limit:32}}],!1;if(!_e.
validate.test(o))return M.errors=[{instancePath:r+"/response/retires_at",schemaPath:"schema:ModelInf\
o/properties/retires_at/format",keyword:"format",params:{format:"date-time"}}],!1}var a=n===e}else var a=!0;
if(a){if(m.line!==void 0){let o=m.line,n=e;if(typeof o!="string"&&o!==null)return M.errors=[{instancePath:r+
"/response/line",schemaPath:"schema:ModelInfo/properties/line/type",keyword:"type",params:{type:R.properties.
line.type}}],!1;if(e===n&&typeof o=="string"&&N(o,64))return M.errors=[{instancePath:r+"/response/li\
ne",schemaPath:"schema:ModelInfo/properties/line/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var a=n===e}else var a=!0;if(a)if(m.capabilities!==void 0){let o=m.capabilities,n=e;if(!(o&&typeof o==
"object"&&!Array.isArray(o))&&o!==null)return M.errors=[{instancePath:r+"/response/capabilities",schemaPath:"\
schema:ModelInfo/properties/capabilities/type",keyword:"type",params:{type:R.properties.capabilities.
type}}],!1;var a=n===e}else var a=!0}}}}}}}}}}}}else return M.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ModelInfo/type",keyword:"type",params:{type:"object"}}],!1}}else return M.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=s,e===0}var Cr=Te;function Te(t,{instancePath:r="",parentData:b,parentDataProperty:x,rootData:v=t,dynamicAnchors:w={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let a=t.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return Te.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Te.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=
s,e===0}var Ot={getOverview:{parameters:rr,body:dr,replies:{200:Dr}},createMessage:{parameters:tr,body:hr,replies:{
200:Mr}},countMessageTokens:{parameters:sr,body:gr,replies:{200:Nr}},listMessageModels:{parameters:ar,
body:_r,replies:{200:Or}},retrieveMessageModel:{parameters:ir,body:kr,replies:{200:Br}},getContract:{
parameters:nr,body:xr,replies:{200:Cr}},getReference:{parameters:or,body:br,replies:{}},getReferenceFile:{
parameters:pr,body:Ar,replies:{}}};export{Ot as default};
