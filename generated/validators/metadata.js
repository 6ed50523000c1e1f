// Compiled from a contract by npm run generate. Never edited.
var Ue=Object.create;var ae=Object.defineProperty;var Ze=Object.getOwnPropertyDescriptor;var He=Object.getOwnPropertyNames;var Ve=Object.getPrototypeOf,Ye=Object.prototype.hasOwnProperty;var se=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(u){throw t=0,u}};var Xe=(e,t,u,f)=>{if(t&&typeof t=="object"||typeof t=="function")for(let v of He(t))!Ye.call(e,v)&&
v!==u&&ae(e,v,{get:()=>t[v],enumerable:!(f=Ze(t,v))||f.enumerable});return e};var F=(e,t,u)=>(u=e!=null?Ue(Ve(e)):{},Xe(t||!e||!e.__esModule?ae(u,"default",{value:e,enumerable:!0}):
u,e));var X=se(Y=>{"use strict";Object.defineProperty(Y,"__esModule",{value:!0});Y.formats=void 0;var Ge=2**
31-1,We=(-2)**31,Je=2**63-1,Ke=(-2)**63,oe=(2-2**-23)*2**127,pe=2**-126,Qe=-1*oe,er=-1*pe,ne=()=>!0,
rr=/^[A-Za-z0-9+/]*(=|==)?$/;Y.formats={int32:{validate:e=>Number.isInteger(e)&&e<=Ge&&e>=We,type:"n\
umber"},int64:{validate:e=>Number.isInteger(e)&&e<=Je&&e>=Ke,type:"number"},float:{validate:e=>typeof e==
"number"&&(e===0||e<=oe&&e>=pe||e>=Qe&&e<=er),type:"number"},double:{validate:e=>typeof e=="number",
type:"number"},byte:e=>e.length%4===0&&rr.test(e),binary:ne,password:ne}});var B=se(C=>{"use strict";Object.defineProperty(C,"__esModule",{value:!0});C.formatNames=C.fastFormats=
C.fullFormats=void 0;function E(e,t){return{validate:e,compare:t}}C.fullFormats={date:E(le,Q),time:E(
J(!0),ee),"date-time":E(me(!0),he),"iso-time":E(J(),ce),"iso-date-time":E(me(),ue),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:or,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:hr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:pr,int32:{type:"number",validate:dr},
int64:{type:"number",validate:lr},float:{type:"number",validate:de},double:{type:"number",validate:de},
password:!0,binary:!0};C.fastFormats={...C.fullFormats,date:E(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Q),time:E(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ee),"date-time":E(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
he),"iso-time":E(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ce),"\
iso-date-time":E(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ue),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
C.formatNames=Object.keys(C.fullFormats);function tr(e){return e%4===0&&(e%100!==0||e%400===0)}var ar=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
sr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function le(e){let t=ar.exec(e);if(!t)return!1;let u=+t[1],
f=+t[2],v=+t[3];return f>=1&&f<=12&&v>=1&&v<=(f===2&&tr(u)?29:sr[f])}function Q(e,t){if(e&&t)return e>
t?1:e<t?-1:0}var W=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function J(e){return function(u){
let f=W.exec(u);if(!f)return!1;let v=+f[1],x=+f[2],o=+f[3],r=f[4],s=f[5]==="-"?-1:1,m=+(f[6]||0),d=+(f[7]||
0);if(m>23||d>59||e&&!r)return!1;if(v<=23&&x<=59&&o<60)return!0;let p=x-d*s,i=v-m*s-(p<0?1:0);return(i===
23||i===-1)&&(p===59||p===-1)&&o<61}}function ee(e,t){if(!(e&&t))return;let u=new Date("2020-01-01T"+
e).valueOf(),f=new Date("2020-01-01T"+t).valueOf();if(u&&f)return u-f}function ce(e,t){if(!(e&&t))return;
let u=W.exec(e),f=W.exec(t);if(u&&f)return e=u[1]+u[2]+u[3],t=f[1]+f[2]+f[3],e>t?1:e<t?-1:0}var K=/t|\s/i;
function me(e){let t=J(e);return function(f){let v=f.split(K);return v.length===2&&le(v[0])&&t(v[1])}}
function he(e,t){if(!(e&&t))return;let u=new Date(e).valueOf(),f=new Date(t).valueOf();if(u&&f)return u-
f}function ue(e,t){if(!(e&&t))return;let[u,f]=e.split(K),[v,x]=t.split(K),o=Q(u,v);if(o!==void 0)return o||
ee(f,x)}var ir=/\/|:/,nr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function or(e){return ir.test(e)&&nr.test(e)}var fe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function pr(e){return fe.lastIndex=0,fe.test(e)}var mr=-(2**31),fr=2**31-1;function dr(e){return Number.
isInteger(e)&&e<=fr&&e>=mr}function lr(e){return Number.isInteger(e)}function de(){return!0}var cr=/[^\\]\\Z/;
function hr(e){if(cr.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var H=(e,t)=>e.length>t&&ie(e)>t,V=(e,t)=>e.length<2*t&&ie(e)<t,Be=/[\ud800-\udbff][\udc00-\udfff]/g,
ie=e=>e.length-(e.match(Be)?.length??0);var ye=F(X()),ge=F(B()),Dr={...ye.formats,...ge.fastFormats},ve=N;var Z=H;function N(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return N.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let m=e.
headers;if(r===r)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let p=m["\
if-none-match"],i=r;if(typeof p!="string"){let l=typeof p,a;if(a===void 0)if(l=="number"||l=="boolea\
n")a=""+p;else if(p===null)a="";else return N.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&
(p=a,m!==void 0&&(m["if-none-match"]=a))}if(r===i&&typeof p=="string"&&Z(p,4096))return N.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return N.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return N.errors=o,r===0}var we=re;function re(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1}return re.errors=o,r===0}
var Pe=R;function R(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return R.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let m=e.
headers;if(r===r)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let p=m["\
if-none-match"],i=r;if(typeof p!="string"){let l=typeof p,a;if(a===void 0)if(l=="number"||l=="boolea\
n")a=""+p;else if(p===null)a="";else return R.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&
(p=a,m!==void 0&&(m["if-none-match"]=a))}if(r===i&&typeof p=="string"&&Z(p,4096))return R.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return R.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return R.errors=o,r===0}var _e=U;function U(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let m=e.
headers;if(r===r)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let p=m["\
if-none-match"],i=r;if(typeof p!="string"){let l=typeof p,a;if(a===void 0)if(l=="number"||l=="boolea\
n")a=""+p;else if(p===null)a="";else return U.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&
(p=a,m!==void 0&&(m["if-none-match"]=a))}if(r===i&&typeof p=="string"&&Z(p,4096))return U.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return U.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=o,r===0}var ke=T;var ur=V,yr=new RegExp("^[a-z][a-z0-9.-]*$","u");function T(e,{instancePath:t="",parentData:u,parentDataProperty:f,
rootData:v=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let m;
if(e.query===void 0&&(m="query")||e.headers===void 0&&(m="headers")||e.params===void 0&&(m="params"))
return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.headers!==void 0){let d=e.headers,p=r;if(r===p)if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d["if-none-match"]!==void 0){let i=d["if-none-match"],l=r;if(typeof i!="string"){let a=typeof i,n;
if(n===void 0)if(a=="number"||a=="boolean")n=""+i;else if(i===null)n="";else return T.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;n!==void 0&&(i=n,d!==void 0&&(d["if-none-match"]=n))}if(r===l&&typeof i==
"string"&&Z(i,4096))return T.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properti\
es/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return T.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var s=p===r}else var s=!0;if(s)if(e.params!==void 0){let d=e.params,p=r;if(r===p)if(d&&
typeof d=="object"&&!Array.isArray(d)){let l;if(d.file===void 0&&(l="file"))return T.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(d.file!==void 0){let a=d.file,n=r;if(typeof a!="string"){let $=typeof a,y;if(y===void 0)if($==
"number"||$=="boolean")y=""+a;else if(a===null)y="";else return T.errors=[{instancePath:t+"/params/f\
ile",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],!1;
y!==void 0&&(a=y,d!==void 0&&(d.file=y))}if(r===n&&typeof a=="string"){if(Z(a,64))return T.errors=[{
instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;if(ur(a,1))return T.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!yr.test(
a))return T.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return T.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var s=p===
r}else var s=!0}return T.errors=o,r===0}var be=F(X()),xe=F(B()),Er={...be.formats,...xe.fastFormats},Le=Ae;function Ae(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return Ae.errors=o,r===0}var je=qe;function qe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return qe.errors=o,r===0}var $e=ze;function ze(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return ze.errors=o,r===0}var De=Oe;function Oe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return Oe.errors=o,r===0}var Te=Ie;function Ie(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return Ie.errors=o,r===0}var Ce=F(X()),Se=F(B()),wr={...Ce.formats,...Se.fastFormats},Me=te;var Pr=wr["date-time"],A=H,_r=new RegExp("^[0-9a-f]{7,64}$","u");var kr={type:"object",additionalProperties:!1,required:["name","version","author","description","tag\
s","examples","external_apis","x402_config"],properties:{name:{type:"string",minLength:1,maxLength:256},
version:{type:"string",minLength:1,maxLength:64},author:{type:"string",minLength:1,maxLength:256},author_address:{
type:"string",maxLength:256},description:{type:"string",minLength:1,maxLength:4096},tags:{type:"arra\
y",maxItems:64,items:{type:"string",minLength:1,maxLength:64}},image_url:{type:"string",maxLength:2048},
examples:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:1024}},external_apis:{
type:"array",maxItems:16,items:{type:"string",minLength:1,maxLength:253}},x402_config:{$ref:"schema:\
X402Config"}},$id:"schema:AgentMetadata"},br=Object.prototype.hasOwnProperty,D=V;var Ee=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function z(e,{instancePath:t="",parentData:u,parentDataProperty:f,
rootData:v=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let d;if(e.enabled===void 0&&(d="enabled")||e.default_price_usd===void 0&&(d="default_price_usd")||
e.tool_prices===void 0&&(d="tool_prices"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let p=r;for(let i in e)if(!(i==="enabled"||i==="default_p\
rice_usd"||i==="tool_prices")){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===r){if(e.enabled!==void 0){
let i=r;if(typeof e.enabled!="boolean")return z.errors=[{instancePath:t+"/enabled",schemaPath:"#/pro\
perties/enabled/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r}else var s=!0;if(s){if(e.
default_price_usd!==void 0){let i=e.default_price_usd,l=r;if(r===r)if(typeof i=="string"){if(A(i,20))
return z.errors=[{instancePath:t+"/default_price_usd",schemaPath:"schema:Usd/maxLength",keyword:"max\
Length",params:{limit:20}}],!1;if(!Ee.test(i))return z.errors=[{instancePath:t+"/default_price_usd",
schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return z.errors=[{instancePath:t+"/default_price_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s)if(e.tool_prices!==void 0){let i=e.
tool_prices,l=r;if(r===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e3)return z.
errors=[{instancePath:t+"/tool_prices",schemaPath:"#/properties/tool_prices/maxProperties",keyword:"\
maxProperties",params:{limit:1e3}}],!1;for(let n in i){let $=i[n],y=r;if(r===r)if(typeof $=="string"){
if(A($,20))return z.errors=[{instancePath:t+"/tool_prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ee.test($))return z.
errors=[{instancePath:t+"/tool_prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:\
Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=
[{instancePath:t+"/tool_prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Usd/typ\
e",keyword:"type",params:{type:"string"}}],!1;var m=y===r;if(!m)break}}else return z.errors=[{instancePath:t+
"/tool_prices",schemaPath:"#/properties/tool_prices/type",keyword:"type",params:{type:"object"}}],!1;
var s=l===r}else var s=!0}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return z.errors=o,r===0}function P(e,{instancePath:t="",parentData:u,parentDataProperty:f,
rootData:v=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let i;if(e.name===void 0&&(i="name")||e.version===void 0&&(i="version")||e.author===void 0&&(i="\
author")||e.description===void 0&&(i="description")||e.tags===void 0&&(i="tags")||e.examples===void 0&&
(i="examples")||e.external_apis===void 0&&(i="external_apis")||e.x402_config===void 0&&(i="x402_conf\
ig"))return P.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let l=r;for(let a in e)if(!br.call(kr.properties,a)){return P.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===
r){if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(A(a,256))return P.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(D(a,1))return P.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:t+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.version!==
void 0){let a=e.version,n=r;if(r===n)if(typeof a=="string"){if(A(a,64))return P.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(
a,1))return P.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:t+"/version",schemaPath:"#/prop\
erties/version/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.
author!==void 0){let a=e.author,n=r;if(r===n)if(typeof a=="string"){if(A(a,256))return P.errors=[{instancePath:t+
"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(
a,1))return P.errors=[{instancePath:t+"/author",schemaPath:"#/properties/author/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:t+"/author",schemaPath:"#/prope\
rties/author/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.author_address!==
void 0){let a=e.author_address,n=r;if(r===n)if(typeof a=="string"){if(A(a,256))return P.errors=[{instancePath:t+
"/author_address",schemaPath:"#/properties/author_address/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return P.errors=[{instancePath:t+"/author_address",schemaPath:"#/properties/author_address/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.description!==void 0){
let a=e.description,n=r;if(r===n)if(typeof a=="string"){if(A(a,4096))return P.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;if(D(a,1))return P.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:t+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}}],!1;var s=n===
r}else var s=!0;if(s){if(e.tags!==void 0){let a=e.tags,n=r;if(r===n)if(Array.isArray(a)){if(a.length>
64)return P.errors=[{instancePath:t+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItem\
s",params:{limit:64}}],!1;{var m=!0;let y=a.length;for(let c=0;c<y;c++){let g=a[c],j=r;if(r===j)if(typeof g==
"string"){if(A(g,64))return P.errors=[{instancePath:t+"/tags/"+c,schemaPath:"#/properties/tags/items\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(g,1))return P.errors=[{instancePath:t+"/\
tags/"+c,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return P.errors=[{instancePath:t+"/tags/"+c,schemaPath:"#/properties/tags/items/type",keyword:"type",
params:{type:"string"}}],!1;var m=j===r;if(!m)break}}}else return P.errors=[{instancePath:t+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;
if(s){if(e.image_url!==void 0){let a=e.image_url,n=r;if(r===n)if(typeof a=="string"){if(A(a,2048))return P.
errors=[{instancePath:t+"/image_url",schemaPath:"#/properties/image_url/maxLength",keyword:"maxLengt\
h",params:{limit:2048}}],!1}else return P.errors=[{instancePath:t+"/image_url",schemaPath:"#/propert\
ies/image_url/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.
examples!==void 0){let a=e.examples,n=r;if(r===n)if(Array.isArray(a)){if(a.length>64)return P.errors=
[{instancePath:t+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;{var d=!0;let y=a.length;for(let c=0;c<y;c++){let g=a[c],j=r;if(r===j)if(typeof g=="s\
tring"){if(A(g,1024))return P.errors=[{instancePath:t+"/examples/"+c,schemaPath:"#/properties/exampl\
es/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(D(g,1))return P.errors=[{instancePath:t+
"/examples/"+c,schemaPath:"#/properties/examples/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return P.errors=[{instancePath:t+"/examples/"+c,schemaPath:"#/properties/examples/items/type",
keyword:"type",params:{type:"string"}}],!1;var d=j===r;if(!d)break}}}else return P.errors=[{instancePath:t+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"}}],!1;var s=n===
r}else var s=!0;if(s){if(e.external_apis!==void 0){let a=e.external_apis,n=r;if(r===n)if(Array.isArray(
a)){if(a.length>16)return P.errors=[{instancePath:t+"/external_apis",schemaPath:"#/properties/extern\
al_apis/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var p=!0;let y=a.length;for(let c=0;c<y;c++){
let g=a[c],j=r;if(r===j)if(typeof g=="string"){if(A(g,253))return P.errors=[{instancePath:t+"/extern\
al_apis/"+c,schemaPath:"#/properties/external_apis/items/maxLength",keyword:"maxLength",params:{limit:253}}],
!1;if(D(g,1))return P.errors=[{instancePath:t+"/external_apis/"+c,schemaPath:"#/properties/external_\
apis/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:t+
"/external_apis/"+c,schemaPath:"#/properties/external_apis/items/type",keyword:"type",params:{type:"\
string"}}],!1;var p=j===r;if(!p)break}}}else return P.errors=[{instancePath:t+"/external_apis",schemaPath:"\
#/properties/external_apis/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;
if(s)if(e.x402_config!==void 0){let a=r;z(e.x402_config,{instancePath:t+"/x402_config",parentData:e,
parentDataProperty:"x402_config",rootData:v,dynamicAnchors:x})||(o=o===null?z.errors:o.concat(z.errors),
r=o.length);var s=a===r}else var s=!0}}}}}}}}}}}else return P.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return P.errors=o,r===0}var xr={type:"object",additionalProperties:!1,required:["scheme","from"],properties:{scheme:{type:"s\
tring",minLength:1,maxLength:256},from:{type:"string",enum:["caller","exchange","server"]},header:{type:"\
string",minLength:9,maxLength:128},required:{type:"boolean"}},$id:"schema:ToolCredential"};function _(e,{
instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){let o=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.type===void 0&&(i="type")||e.function===
void 0&&(i="function"))return _.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;{let l=r;for(let a in e)if(!(a==="type"||a==="function"||a==="available"||a===
"unavailable_because"||a==="credentials")){return _.errors=[{instancePath:t,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===r){if(e.type!==
void 0){let a=e.type,n=r;if(typeof a!="string")return _.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="function")return _.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
function"}}],!1;var s=n===r}else var s=!0;if(s){if(e.function!==void 0){let a=e.function,n=r;if(r===
n)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.name===void 0&&(y="name")||a.description===
void 0&&(y="description")||a.parameters===void 0&&(y="parameters"))return _.errors=[{instancePath:t+
"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:y}}],
!1;{let c=r;for(let g in a)if(!(g==="name"||g==="description"||g==="parameters")){return _.errors=[{
instancePath:t+"/function",schemaPath:"#/properties/function/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:g}}],!1;break}if(c===r){if(a.name!==void 0){let g=a.name,j=r;
if(r===j)if(typeof g=="string"){if(A(g,64))return _.errors=[{instancePath:t+"/function/name",schemaPath:"\
#/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(D(g,1))
return _.errors=[{instancePath:t+"/function/name",schemaPath:"#/properties/function/properties/name/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return _.errors=[{instancePath:t+"/functio\
n/name",schemaPath:"#/properties/function/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var m=j===r}else var m=!0;if(m){if(a.description!==void 0){let g=a.description,j=r;if(r===j)if(typeof g==
"string"){if(A(g,4096))return _.errors=[{instancePath:t+"/function/description",schemaPath:"#/proper\
ties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return _.
errors=[{instancePath:t+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:"string"}}],!1;var m=j===r}else var m=!0;if(m)if(a.parameters!==
void 0){let g=a.parameters,j=r;if(r===j&&!(g&&typeof g=="object"&&!Array.isArray(g)))return _.errors=
[{instancePath:t+"/function/parameters",schemaPath:"#/properties/function/properties/parameters/type",
keyword:"type",params:{type:"object"}}],!1;var m=j===r}else var m=!0}}}}else return _.errors=[{instancePath:t+
"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"object"}}],!1;var s=n===
r}else var s=!0;if(s){if(e.available!==void 0){let a=r;if(typeof e.available!="boolean")return _.errors=
[{instancePath:t+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"\
boolean"}}],!1;var s=a===r}else var s=!0;if(s){if(e.unavailable_because!==void 0){let a=e.unavailable_because,
n=r;if(r===n)if(typeof a=="string"){if(A(a,1024))return _.errors=[{instancePath:t+"/unavailable_beca\
use",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1}else return _.errors=[{instancePath:t+"/unavailable_because",schemaPath:"#/properties/unavailable\
_because/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s)if(e.credentials!==
void 0){let a=e.credentials,n=r;if(r===n)if(Array.isArray(a)){if(a.length>16)return _.errors=[{instancePath:t+
"/credentials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var d=!0;let y=a.length;for(let c=0;c<y;c++){let g=a[c],j=r;if(r===r)if(g&&typeof g=="object"&&!Array.
isArray(g)){let S;if(g.scheme===void 0&&(S="scheme")||g.from===void 0&&(S="from"))return _.errors=[{
instancePath:t+"/credentials/"+c,schemaPath:"schema:ToolCredential/required",keyword:"required",params:{
missingProperty:S}}],!1;{let Re=r;for(let b in g)if(!(b==="scheme"||b==="from"||b==="header"||b==="r\
equired")){return _.errors=[{instancePath:t+"/credentials/"+c,schemaPath:"schema:ToolCredential/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(Re===r){
if(g.scheme!==void 0){let b=g.scheme,I=r;if(r===I)if(typeof b=="string"){if(A(b,256))return _.errors=
[{instancePath:t+"/credentials/"+c+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/max\
Length",keyword:"maxLength",params:{limit:256}}],!1;if(D(b,1))return _.errors=[{instancePath:t+"/cre\
dentials/"+c+"/scheme",schemaPath:"schema:ToolCredential/properties/scheme/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return _.errors=[{instancePath:t+"/credentials/"+c+"/scheme",schemaPath:"\
schema:ToolCredential/properties/scheme/type",keyword:"type",params:{type:"string"}}],!1;var p=I===r}else
var p=!0;if(p){if(g.from!==void 0){let b=g.from,I=r;if(typeof b!="string")return _.errors=[{instancePath:t+
"/credentials/"+c+"/from",schemaPath:"schema:ToolCredential/properties/from/type",keyword:"type",params:{
type:"string"}}],!1;if(!(b==="caller"||b==="exchange"||b==="server"))return _.errors=[{instancePath:t+
"/credentials/"+c+"/from",schemaPath:"schema:ToolCredential/properties/from/enum",keyword:"enum",params:{
allowedValues:xr.properties.from.enum}}],!1;var p=I===r}else var p=!0;if(p){if(g.header!==void 0){let b=g.
header,I=r;if(r===I)if(typeof b=="string"){if(A(b,128))return _.errors=[{instancePath:t+"/credential\
s/"+c+"/header",schemaPath:"schema:ToolCredential/properties/header/maxLength",keyword:"maxLength",params:{
limit:128}}],!1;if(D(b,9))return _.errors=[{instancePath:t+"/credentials/"+c+"/header",schemaPath:"s\
chema:ToolCredential/properties/header/minLength",keyword:"minLength",params:{limit:9}}],!1}else return _.
errors=[{instancePath:t+"/credentials/"+c+"/header",schemaPath:"schema:ToolCredential/properties/hea\
der/type",keyword:"type",params:{type:"string"}}],!1;var p=I===r}else var p=!0;if(p)if(g.required!==
void 0){let b=r;if(typeof g.required!="boolean")return _.errors=[{instancePath:t+"/credentials/"+c+"\
/required",schemaPath:"schema:ToolCredential/properties/required/type",keyword:"type",params:{type:"\
boolean"}}],!1;var p=b===r}else var p=!0}}}}}else return _.errors=[{instancePath:t+"/credentials/"+c,
schemaPath:"schema:ToolCredential/type",keyword:"type",params:{type:"object"}}],!1;var d=j===r;if(!d)
break}}}else return _.errors=[{instancePath:t+"/credentials",schemaPath:"#/properties/credentials/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0}}}}}}else return _.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _.errors=o,r===
0}function M(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if(e.metadata===void 0&&(d=
"metadata")||e.tools===void 0&&(d="tools"))return M.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let p=r;for(let i in e)if(!(i==="metadata"||i===
"tools")){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}}],!1;break}if(p===r){if(e.metadata!==void 0){let i=r;P(e.metadata,
{instancePath:t+"/metadata",parentData:e,parentDataProperty:"metadata",rootData:v,dynamicAnchors:x})||
(o=o===null?P.errors:o.concat(P.errors),r=o.length);var s=i===r}else var s=!0;if(s)if(e.tools!==void 0){
let i=e.tools,l=r;if(r===l)if(Array.isArray(i)){if(i.length>1e3)return M.errors=[{instancePath:t+"/t\
ools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var m=!0;
let n=i.length;for(let $=0;$<n;$++){let y=r;_(i[$],{instancePath:t+"/tools/"+$,parentData:i,parentDataProperty:$,
rootData:v,dynamicAnchors:x})||(o=o===null?_.errors:o.concat(_.errors),r=o.length);var m=y===r;if(!m)
break}}}else return M.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var s=l===r}else var s=!0}}}else return M.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=o,r===0}function O(e,{instancePath:t="",
parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.last_updated===void 0&&(d="last_updated")||e.agents===
void 0&&(d="agents"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let p=r;for(let i in e)if(!(i==="last_updated"||i==="commit_sha"||i==="agen\
ts")){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:i}}],!1;break}if(p===r){if(e.last_updated!==void 0){let i=e.last_updated,
l=r;if(r===l&&r===l)if(typeof i=="string"){if(A(i,64))return O.errors=[{instancePath:t+"/last_update\
d",schemaPath:"#/properties/last_updated/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Pr.
validate.test(i))return O.errors=[{instancePath:t+"/last_updated",schemaPath:"#/properties/last_upda\
ted/format",keyword:"format",params:{format:"date-time"}}],!1}else return O.errors=[{instancePath:t+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"}}],
!1;var s=l===r}else var s=!0;if(s){if(e.commit_sha!==void 0){let i=e.commit_sha,l=r;if(r===l)if(typeof i==
"string"){if(A(i,64))return O.errors=[{instancePath:t+"/commit_sha",schemaPath:"#/properties/commit_\
sha/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!_r.test(i))return O.errors=[{instancePath:t+
"/commit_sha",schemaPath:"#/properties/commit_sha/pattern",keyword:"pattern",params:{pattern:"^[0-9a\
-f]{7,64}$"}}],!1}else return O.errors=[{instancePath:t+"/commit_sha",schemaPath:"#/properties/commi\
t_sha/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s)if(e.agents!==
void 0){let i=e.agents,l=r;if(r===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>
1e5)return O.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"\
maxProperties",params:{limit:1e5}}],!1;for(let n in i){let $=r;M(i[n],{instancePath:t+"/agents/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:n,rootData:v,dynamicAnchors:x})||(o=o===
null?M.errors:o.concat(M.errors),r=o.length);var m=$===r;if(!m)break}}else return O.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var s=l===
r}else var s=!0}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return O.errors=o,r===0}function te(e,{instancePath:t="",parentData:u,parentDataProperty:f,
rootData:v=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e))e.response!==void 0&&(O(e.response,{instancePath:t+"/response",parentData:e,parentDataProperty:"r\
esponse",rootData:v,dynamicAnchors:x})||(o=o===null?O.errors:o.concat(O.errors),r=o.length));else return te.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=
o,r===0}var Fe=w;function w(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.response!==void 0){let l=e.
response;if(r===r)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.name===void 0&&(n="name")||
l.operations===void 0&&(n="operations")||l.elsewhere===void 0&&(n="elsewhere"))return w.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:n}}],!1;
{let $=r;for(let y in l)if(!(y==="name"||y==="operations"||y==="elsewhere")){return w.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if($===r){if(l.name!==void 0){let y=l.name,c=r;if(r===c)if(typeof y==
"string"){if(A(y,128))return w.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(y,1))return w.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return w.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var s=c===r}else var s=!0;if(s){if(l.operations!==
void 0){let y=l.operations,c=r;if(r===c)if(Array.isArray(y)){if(y.length>256)return w.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var m=!0;let j=y.length;for(let k=0;k<j;k++){let L=y[k],S=r;if(r===S)if(L&&
typeof L=="object"&&!Array.isArray(L)){let b;if(L.method===void 0&&(b="method")||L.path===void 0&&(b=
"path")||L.summary===void 0&&(b="summary"))return w.errors=[{instancePath:t+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:b}}],
!1;{let I=r;for(let h in L)if(!(h==="method"||h==="path"||h==="summary")){return w.errors=[{instancePath:t+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(I===r){if(L.method!==
void 0){let h=L.method,q=r;if(r===q)if(typeof h=="string"){if(A(h,7))return w.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(D(h,3))return w.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return w.errors=[{instancePath:t+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var d=q===r}else var d=!0;if(d){if(L.path!==
void 0){let h=L.path,q=r;if(r===q)if(typeof h=="string"){if(A(h,256))return w.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(h,1))return w.errors=[{instancePath:t+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var d=q===r}else var d=!0;if(d)if(L.summary!==void 0){
let h=L.summary,q=r;if(r===q)if(typeof h=="string"){if(A(h,256))return w.errors=[{instancePath:t+"/r\
esponse/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return w.errors=[{instancePath:t+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var d=q===r}else var d=!0}}}}else return w.
errors=[{instancePath:t+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var m=S===r;if(!m)break}}}else return w.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var s=c===r}else var s=!0;if(s)if(l.elsewhere!==void 0){let y=l.elsewhere,
c=r;if(r===c)if(Array.isArray(y)){if(y.length>16)return w.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let j=y.length;for(let k=0;k<j;k++){let L=y[k],S=r;if(r===S)if(L&&typeof L=="object"&&!Array.
isArray(L)){let b;if(L.name===void 0&&(b="name"))return w.errors=[{instancePath:t+"/response/elsewhe\
re/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:b}}],
!1;{let I=r;for(let h in L)if(!(h==="name"||h==="path"||h==="address"||h==="port")){return w.errors=
[{instancePath:t+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(I===r){
if(L.name!==void 0){let h=L.name,q=r;if(r===q)if(typeof h=="string"){if(A(h,128))return w.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(D(h,1))return w.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=q===r}else var i=!0;if(i){if(L.path!==void 0){
let h=L.path,q=r;if(r===q)if(typeof h=="string"){if(A(h,256))return w.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(D(h,1))return w.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t+"/respons\
e/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var i=q===r}else var i=!0;if(i){if(L.address!==void 0){let h=L.
address,q=r;if(r===q)if(typeof h=="string"){if(A(h,2048))return w.errors=[{instancePath:t+"/response\
/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(D(h,1))return w.errors=[{instancePath:t+"\
/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=q===r}else var i=!0;if(i)if(L.port!==
void 0){let h=L.port,q=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return w.errors=[{
instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(r===q&&typeof h=="number"&&isFinite(
h)){if(h>65535||isNaN(h))return w.errors=[{instancePath:t+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(h<1||isNaN(h))return w.errors=[{instancePath:t+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var i=q===r}else var i=!0}}}}}else return w.errors=[{instancePath:t+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=S===r;if(!p)break}}}else return w.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var s=c===r}else var s=!0}}}}else return w.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return w.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.errors=o,r===0}var Ne=G;function G(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:v=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.response!==void 0){let s=e.
response;if(r===r&&!(s&&typeof s=="object"&&!Array.isArray(s)))return G.errors=[{instancePath:t+"/re\
sponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return G.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=
o,r===0}var Sr={getMetadata:{parameters:ve,body:Le,replies:{200:Me}},getOverview:{parameters:we,body:je,replies:{
200:Fe}},getContract:{parameters:Pe,body:$e,replies:{200:Ne}},getReference:{parameters:_e,body:De,replies:{}},
getReferenceFile:{parameters:ke,body:Te,replies:{}}};export{Sr as default};
