// Compiled from a contract by npm run generate. Never edited.
var He=Object.create;var ae=Object.defineProperty;var Ye=Object.getOwnPropertyDescriptor;var Ve=Object.getOwnPropertyNames;var Xe=Object.getPrototypeOf,Be=Object.prototype.hasOwnProperty;var ie=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(u){throw t=0,u}};var Ge=(e,t,u,m)=>{if(t&&typeof t=="object"||typeof t=="function")for(let g of Ve(t))!Be.call(e,g)&&
g!==u&&ae(e,g,{get:()=>t[g],enumerable:!(m=Ye(t,g))||m.enumerable});return e};var R=(e,t,u)=>(u=e!=null?He(Xe(e)):{},Ge(t||!e||!e.__esModule?ae(u,"default",{value:e,enumerable:!0}):
u,e));var B=ie(X=>{"use strict";Object.defineProperty(X,"__esModule",{value:!0});X.formats=void 0;var Je=2**
31-1,Ke=(-2)**31,Qe=2**63-1,er=(-2)**63,pe=(2-2**-23)*2**127,me=2**-126,rr=-1*pe,tr=-1*me,ne=()=>!0,
sr=/^[A-Za-z0-9+/]*(=|==)?$/;X.formats={int32:{validate:e=>Number.isInteger(e)&&e<=Je&&e>=Ke,type:"n\
umber"},int64:{validate:e=>Number.isInteger(e)&&e<=Qe&&e>=er,type:"number"},float:{validate:e=>typeof e==
"number"&&(e===0||e<=pe&&e>=me||e>=rr&&e<=tr),type:"number"},double:{validate:e=>typeof e=="number",
type:"number"},byte:e=>e.length%4===0&&sr.test(e),binary:ne,password:ne}});var G=ie(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});S.formatNames=S.fastFormats=
S.fullFormats=void 0;function E(e,t){return{validate:e,compare:t}}S.fullFormats={date:E(ce,ee),time:E(
K(!0),re),"date-time":E(fe(!0),ue),"iso-time":E(K(),he),"iso-date-time":E(fe(),ye),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:mr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:yr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:fr,int32:{type:"number",validate:cr},
int64:{type:"number",validate:hr},float:{type:"number",validate:le},double:{type:"number",validate:le},
password:!0,binary:!0};S.fastFormats={...S.fullFormats,date:E(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ee),time:E(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,re),"date-time":E(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ue),"iso-time":E(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,he),"\
iso-date-time":E(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ye),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
S.formatNames=Object.keys(S.fullFormats);function ar(e){return e%4===0&&(e%100!==0||e%400===0)}var ir=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
or=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ce(e){let t=ir.exec(e);if(!t)return!1;let u=+t[1],
m=+t[2],g=+t[3];return m>=1&&m<=12&&g>=1&&g<=(m===2&&ar(u)?29:or[m])}function ee(e,t){if(e&&t)return e>
t?1:e<t?-1:0}var J=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function K(e){return function(u){
let m=J.exec(u);if(!m)return!1;let g=+m[1],x=+m[2],o=+m[3],r=m[4],s=m[5]==="-"?-1:1,c=+(m[6]||0),d=+(m[7]||
0);if(c>23||d>59||e&&!r)return!1;if(g<=23&&x<=59&&o<60)return!0;let p=x-d*s,i=g-c*s-(p<0?1:0);return(i===
23||i===-1)&&(p===59||p===-1)&&o<61}}function re(e,t){if(!(e&&t))return;let u=new Date("2020-01-01T"+
e).valueOf(),m=new Date("2020-01-01T"+t).valueOf();if(u&&m)return u-m}function he(e,t){if(!(e&&t))return;
let u=J.exec(e),m=J.exec(t);if(u&&m)return e=u[1]+u[2]+u[3],t=m[1]+m[2]+m[3],e>t?1:e<t?-1:0}var Q=/t|\s/i;
function fe(e){let t=K(e);return function(m){let g=m.split(Q);return g.length===2&&ce(g[0])&&t(g[1])}}
function ue(e,t){if(!(e&&t))return;let u=new Date(e).valueOf(),m=new Date(t).valueOf();if(u&&m)return u-
m}function ye(e,t){if(!(e&&t))return;let[u,m]=e.split(Q),[g,x]=t.split(Q),o=ee(u,g);if(o!==void 0)return o||
re(m,x)}var nr=/\/|:/,pr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function mr(e){return nr.test(e)&&pr.test(e)}var de=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function fr(e){return de.lastIndex=0,de.test(e)}var dr=-(2**31),lr=2**31-1;function cr(e){return Number.
isInteger(e)&&e<=lr&&e>=dr}function hr(e){return Number.isInteger(e)}function le(){return!0}var ur=/[^\\]\\Z/;
function yr(e){if(ur.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var Y=(e,t)=>e.length>t&&oe(e)>t,V=(e,t)=>e.length<2*t&&oe(e)<t,We=/[\ud800-\udbff][\udc00-\udfff]/g,
oe=e=>e.length-(e.match(We)?.length??0);var ge=R(B()),ve=R(G()),Or={...ge.formats,...ve.fastFormats},we=C;var H=Y;function C(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return C.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let c=e.
headers;if(r===r)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let p=c["\
if-none-match"],i=r;if(typeof p!="string"){let l=typeof p,a;if(a===void 0)if(l=="number"||l=="boolea\
n")a=""+p;else if(p===null)a="";else return C.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&
(p=a,c!==void 0&&(c["if-none-match"]=a))}if(r===i&&typeof p=="string"&&H(p,4096))return C.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=o,r===0}var Pe=te;function te(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1}return te.errors=o,r===0}
var _e=U;function U(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let c=e.
headers;if(r===r)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let p=c["\
if-none-match"],i=r;if(typeof p!="string"){let l=typeof p,a;if(a===void 0)if(l=="number"||l=="boolea\
n")a=""+p;else if(p===null)a="";else return U.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&
(p=a,c!==void 0&&(c["if-none-match"]=a))}if(r===i&&typeof p=="string"&&H(p,4096))return U.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return U.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=o,r===0}var ke=Z;function Z(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||
e.headers===void 0&&(s="headers")||e.params===void 0&&(s="params"))return Z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let c=e.
headers;if(r===r)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let p=c["\
if-none-match"],i=r;if(typeof p!="string"){let l=typeof p,a;if(a===void 0)if(l=="number"||l=="boolea\
n")a=""+p;else if(p===null)a="";else return Z.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&
(p=a,c!==void 0&&(c["if-none-match"]=a))}if(r===i&&typeof p=="string"&&H(p,4096))return Z.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Z.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Z.errors=o,r===0}var xe=T;var gr=V,vr=new RegExp("^[a-z][a-z0-9.-]*$","u");function T(e,{instancePath:t="",parentData:u,parentDataProperty:m,
rootData:g=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(e&&typeof e=="object"&&!Array.isArray(e)){let c;
if(e.query===void 0&&(c="query")||e.headers===void 0&&(c="headers")||e.params===void 0&&(c="params"))
return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],
!1;if(e.headers!==void 0){let d=e.headers,p=r;if(r===p)if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d["if-none-match"]!==void 0){let i=d["if-none-match"],l=r;if(typeof i!="string"){let a=typeof i,n;
if(n===void 0)if(a=="number"||a=="boolean")n=""+i;else if(i===null)n="";else return T.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;n!==void 0&&(i=n,d!==void 0&&(d["if-none-match"]=n))}if(r===l&&typeof i==
"string"&&H(i,4096))return T.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properti\
es/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return T.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var s=p===r}else var s=!0;if(s)if(e.params!==void 0){let d=e.params,p=r;if(r===p)if(d&&
typeof d=="object"&&!Array.isArray(d)){let l;if(d.file===void 0&&(l="file"))return T.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(d.file!==void 0){let a=d.file,n=r;if(typeof a!="string"){let I=typeof a,w;if(w===void 0)if(I==
"number"||I=="boolean")w=""+a;else if(a===null)w="";else return T.errors=[{instancePath:t+"/params/f\
ile",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],!1;
w!==void 0&&(a=w,d!==void 0&&(d.file=w))}if(r===n&&typeof a=="string"){if(H(a,64))return T.errors=[{
instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;if(gr(a,1))return T.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vr.test(
a))return T.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/p\
attern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return T.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var s=p===
r}else var s=!0}return T.errors=o,r===0}var be=R(B()),Le=R(G()),Sr={...be.formats,...Le.fastFormats},Ae=je;function je(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return je.errors=o,r===0}var ze=$e;function $e(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return $e.errors=o,r===0}var qe=De;function De(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return De.errors=o,r===0}var Oe=Te;function Te(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return Te.errors=o,r===0}var Ie=Ee;function Ee(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;return Ee.errors=o,r===0}var Me=R(B()),Fe=R(G()),_r={...Me.formats,...Fe.fastFormats},Ne=se;var kr=_r["date-time"],j=Y,xr=new RegExp("^[0-9a-f]{7,64}$","u");var br={type:"object",additionalProperties:!1,required:["name","version","author","description","tag\
s","examples","external_apis","x402_config"],properties:{name:{type:"string",minLength:1,maxLength:256},
version:{type:"string",minLength:1,maxLength:64},author:{type:"string",minLength:1,maxLength:256},author_address:{
type:"string",maxLength:256},description:{type:"string",minLength:1,maxLength:4096},tags:{type:"arra\
y",maxItems:64,items:{type:"string",minLength:1,maxLength:64}},image_url:{type:"string",maxLength:2048},
examples:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:1024}},external_apis:{
type:"array",maxItems:16,items:{type:"string",minLength:1,maxLength:253}},x402_config:{$ref:"schema:\
X402Config"}},$id:"schema:AgentMetadata"},Lr=Object.prototype.hasOwnProperty,O=V;var Se=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function z(e,{instancePath:t="",parentData:u,parentDataProperty:m,
rootData:g=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let d;if(e.enabled===void 0&&(d="enabled")||e.default_price_usd===void 0&&(d="default_price_usd")||
e.tool_prices===void 0&&(d="tool_prices"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let p=r;for(let i in e)if(!(i==="enabled"||i==="default_p\
rice_usd"||i==="tool_prices")){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===r){if(e.enabled!==void 0){
let i=r;if(typeof e.enabled!="boolean")return z.errors=[{instancePath:t+"/enabled",schemaPath:"#/pro\
perties/enabled/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r}else var s=!0;if(s){if(e.
default_price_usd!==void 0){let i=e.default_price_usd,l=r;if(r===r)if(typeof i=="string"){if(j(i,20))
return z.errors=[{instancePath:t+"/default_price_usd",schemaPath:"schema:Usd/maxLength",keyword:"max\
Length",params:{limit:20}}],!1;if(!Se.test(i))return z.errors=[{instancePath:t+"/default_price_usd",
schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return z.errors=[{instancePath:t+"/default_price_usd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s)if(e.tool_prices!==void 0){let i=e.
tool_prices,l=r;if(r===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e3)return z.
errors=[{instancePath:t+"/tool_prices",schemaPath:"#/properties/tool_prices/maxProperties",keyword:"\
maxProperties",params:{limit:1e3}}],!1;for(let n in i){let I=i[n],w=r;if(r===r)if(typeof I=="string"){
if(j(I,20))return z.errors=[{instancePath:t+"/tool_prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Se.test(I))return z.
errors=[{instancePath:t+"/tool_prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:\
Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=
[{instancePath:t+"/tool_prices/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Usd/typ\
e",keyword:"type",params:{type:"string"}}],!1;var c=w===r;if(!c)break}}else return z.errors=[{instancePath:t+
"/tool_prices",schemaPath:"#/properties/tool_prices/type",keyword:"type",params:{type:"object"}}],!1;
var s=l===r}else var s=!0}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return z.errors=o,r===0}function v(e,{instancePath:t="",parentData:u,parentDataProperty:m,
rootData:g=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let i;if(e.name===void 0&&(i="name")||e.version===void 0&&(i="version")||e.author===void 0&&(i="\
author")||e.description===void 0&&(i="description")||e.tags===void 0&&(i="tags")||e.examples===void 0&&
(i="examples")||e.external_apis===void 0&&(i="external_apis")||e.x402_config===void 0&&(i="x402_conf\
ig"))return v.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let l=r;for(let a in e)if(!Lr.call(br.properties,a)){return v.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===
r){if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(j(a,256))return v.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(O(a,1))return v.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.version!==
void 0){let a=e.version,n=r;if(r===n)if(typeof a=="string"){if(j(a,64))return v.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(O(
a,1))return v.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/version",schemaPath:"#/prop\
erties/version/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.
author!==void 0){let a=e.author,n=r;if(r===n)if(typeof a=="string"){if(j(a,256))return v.errors=[{instancePath:t+
"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(O(
a,1))return v.errors=[{instancePath:t+"/author",schemaPath:"#/properties/author/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/author",schemaPath:"#/prope\
rties/author/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.author_address!==
void 0){let a=e.author_address,n=r;if(r===n)if(typeof a=="string"){if(j(a,256))return v.errors=[{instancePath:t+
"/author_address",schemaPath:"#/properties/author_address/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return v.errors=[{instancePath:t+"/author_address",schemaPath:"#/properties/author_address/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.description!==void 0){
let a=e.description,n=r;if(r===n)if(typeof a=="string"){if(j(a,4096))return v.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;if(O(a,1))return v.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}}],!1;var s=n===
r}else var s=!0;if(s){if(e.tags!==void 0){let a=e.tags,n=r;if(r===n)if(Array.isArray(a)){if(a.length>
64)return v.errors=[{instancePath:t+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItem\
s",params:{limit:64}}],!1;{var c=!0;let w=a.length;for(let f=0;f<w;f++){let A=a[f],D=r;if(r===D)if(typeof A==
"string"){if(j(A,64))return v.errors=[{instancePath:t+"/tags/"+f,schemaPath:"#/properties/tags/items\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(O(A,1))return v.errors=[{instancePath:t+"/\
tags/"+f,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return v.errors=[{instancePath:t+"/tags/"+f,schemaPath:"#/properties/tags/items/type",keyword:"type",
params:{type:"string"}}],!1;var c=D===r;if(!c)break}}}else return v.errors=[{instancePath:t+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;
if(s){if(e.image_url!==void 0){let a=e.image_url,n=r;if(r===n)if(typeof a=="string"){if(j(a,2048))return v.
errors=[{instancePath:t+"/image_url",schemaPath:"#/properties/image_url/maxLength",keyword:"maxLengt\
h",params:{limit:2048}}],!1}else return v.errors=[{instancePath:t+"/image_url",schemaPath:"#/propert\
ies/image_url/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.
examples!==void 0){let a=e.examples,n=r;if(r===n)if(Array.isArray(a)){if(a.length>64)return v.errors=
[{instancePath:t+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;{var d=!0;let w=a.length;for(let f=0;f<w;f++){let A=a[f],D=r;if(r===D)if(typeof A=="s\
tring"){if(j(A,1024))return v.errors=[{instancePath:t+"/examples/"+f,schemaPath:"#/properties/exampl\
es/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(O(A,1))return v.errors=[{instancePath:t+
"/examples/"+f,schemaPath:"#/properties/examples/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return v.errors=[{instancePath:t+"/examples/"+f,schemaPath:"#/properties/examples/items/type",
keyword:"type",params:{type:"string"}}],!1;var d=D===r;if(!d)break}}}else return v.errors=[{instancePath:t+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"}}],!1;var s=n===
r}else var s=!0;if(s){if(e.external_apis!==void 0){let a=e.external_apis,n=r;if(r===n)if(Array.isArray(
a)){if(a.length>16)return v.errors=[{instancePath:t+"/external_apis",schemaPath:"#/properties/extern\
al_apis/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var p=!0;let w=a.length;for(let f=0;f<w;f++){
let A=a[f],D=r;if(r===D)if(typeof A=="string"){if(j(A,253))return v.errors=[{instancePath:t+"/extern\
al_apis/"+f,schemaPath:"#/properties/external_apis/items/maxLength",keyword:"maxLength",params:{limit:253}}],
!1;if(O(A,1))return v.errors=[{instancePath:t+"/external_apis/"+f,schemaPath:"#/properties/external_\
apis/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+
"/external_apis/"+f,schemaPath:"#/properties/external_apis/items/type",keyword:"type",params:{type:"\
string"}}],!1;var p=D===r;if(!p)break}}}else return v.errors=[{instancePath:t+"/external_apis",schemaPath:"\
#/properties/external_apis/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;
if(s)if(e.x402_config!==void 0){let a=r;z(e.x402_config,{instancePath:t+"/x402_config",parentData:e,
parentDataProperty:"x402_config",rootData:g,dynamicAnchors:x})||(o=o===null?z.errors:o.concat(z.errors),
r=o.length);var s=a===r}else var s=!0}}}}}}}}}}}else return v.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return v.errors=o,r===0}function L(e,{instancePath:t="",
parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let i;if(e.metadata===void 0&&(i="metadata")||e.tools===void 0&&
(i="tools"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let l=r;for(let a in e)if(!(a==="metadata"||a==="tools")){return L.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===
r){if(e.metadata!==void 0){let a=r;v(e.metadata,{instancePath:t+"/metadata",parentData:e,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:x})||(o=o===null?v.errors:o.concat(v.errors),r=o.length);var s=a===
r}else var s=!0;if(s)if(e.tools!==void 0){let a=e.tools,n=r;if(r===n)if(Array.isArray(a)){if(a.length>
1e3)return L.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxI\
tems",params:{limit:1e3}}],!1;{var c=!0;let w=a.length;for(let f=0;f<w;f++){let A=a[f],D=r;if(r===r)
if(A&&typeof A=="object"&&!Array.isArray(A)){let M;if(A.type===void 0&&(M="type")||A.function===void 0&&
(M="function"))return L.errors=[{instancePath:t+"/tools/"+f,schemaPath:"schema:Tool/required",keyword:"\
required",params:{missingProperty:M}}],!1;{let Ue=r;for(let _ in A)if(!(_==="type"||_==="function")){
return L.errors=[{instancePath:t+"/tools/"+f,schemaPath:"schema:Tool/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:_}}],!1;break}if(Ue===r){if(A.type!==void 0){let _=A.
type,F=r;if(typeof _!="string")return L.errors=[{instancePath:t+"/tools/"+f+"/type",schemaPath:"sche\
ma:Tool/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="function")return L.
errors=[{instancePath:t+"/tools/"+f+"/type",schemaPath:"schema:Tool/properties/type/const",keyword:"\
const",params:{allowedValue:"function"}}],!1;var d=F===r}else var d=!0;if(d)if(A.function!==void 0){
let _=A.function,F=r;if(r===F)if(_&&typeof _=="object"&&!Array.isArray(_)){let b;if(_.name===void 0&&
(b="name")||_.description===void 0&&(b="description")||_.parameters===void 0&&(b="parameters"))return L.
errors=[{instancePath:t+"/tools/"+f+"/function",schemaPath:"schema:Tool/properties/function/required",
keyword:"required",params:{missingProperty:b}}],!1;{let Ze=r;for(let $ in _)if(!($==="name"||$==="de\
scription"||$==="parameters")){return L.errors=[{instancePath:t+"/tools/"+f+"/function",schemaPath:"\
schema:Tool/properties/function/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],
!1;break}if(Ze===r){if(_.name!==void 0){let $=_.name,N=r;if(r===N)if(typeof $=="string"){if(j($,64))
return L.errors=[{instancePath:t+"/tools/"+f+"/function/name",schemaPath:"schema:Tool/properties/fun\
ction/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(O($,1))return L.errors=
[{instancePath:t+"/tools/"+f+"/function/name",schemaPath:"schema:Tool/properties/function/properties\
/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/t\
ools/"+f+"/function/name",schemaPath:"schema:Tool/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var p=N===r}else var p=!0;if(p){if(_.description!==void 0){let $=_.
description,N=r;if(r===N)if(typeof $=="string"){if(j($,4096))return L.errors=[{instancePath:t+"/tool\
s/"+f+"/function/description",schemaPath:"schema:Tool/properties/function/properties/description/max\
Length",keyword:"maxLength",params:{limit:4096}}],!1}else return L.errors=[{instancePath:t+"/tools/"+
f+"/function/description",schemaPath:"schema:Tool/properties/function/properties/description/type",keyword:"\
type",params:{type:"string"}}],!1;var p=N===r}else var p=!0;if(p)if(_.parameters!==void 0){let $=_.parameters,
N=r;if(r===N&&!($&&typeof $=="object"&&!Array.isArray($)))return L.errors=[{instancePath:t+"/tools/"+
f+"/function/parameters",schemaPath:"schema:Tool/properties/function/properties/parameters/type",keyword:"\
type",params:{type:"object"}}],!1;var p=N===r}else var p=!0}}}}else return L.errors=[{instancePath:t+
"/tools/"+f+"/function",schemaPath:"schema:Tool/properties/function/type",keyword:"type",params:{type:"\
object"}}],!1;var d=F===r}else var d=!0}}}else return L.errors=[{instancePath:t+"/tools/"+f,schemaPath:"\
schema:Tool/type",keyword:"type",params:{type:"object"}}],!1;var c=D===r;if(!c)break}}}else return L.
errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"a\
rray"}}],!1;var s=n===r}else var s=!0}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return L.errors=o,r===0}function q(e,{instancePath:t="",parentData:u,
parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){let o=null,r=0;if(r===0)if(e&&typeof e=="\
object"&&!Array.isArray(e)){let d;if(e.last_updated===void 0&&(d="last_updated")||e.agents===void 0&&
(d="agents"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let p=r;for(let i in e)if(!(i==="last_updated"||i==="commit_sha"||i==="agents")){return q.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===r){if(e.last_updated!==void 0){let i=e.last_updated,l=r;if(r===l&&r===l)if(typeof i==
"string"){if(j(i,64))return q.errors=[{instancePath:t+"/last_updated",schemaPath:"#/properties/last_\
updated/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!kr.validate.test(i))return q.errors=
[{instancePath:t+"/last_updated",schemaPath:"#/properties/last_updated/format",keyword:"format",params:{
format:"date-time"}}],!1}else return q.errors=[{instancePath:t+"/last_updated",schemaPath:"#/propert\
ies/last_updated/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(e.
commit_sha!==void 0){let i=e.commit_sha,l=r;if(r===l)if(typeof i=="string"){if(j(i,64))return q.errors=
[{instancePath:t+"/commit_sha",schemaPath:"#/properties/commit_sha/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!xr.test(i))return q.errors=[{instancePath:t+"/commit_sha",schemaPath:"#/propertie\
s/commit_sha/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{7,64}$"}}],!1}else return q.errors=
[{instancePath:t+"/commit_sha",schemaPath:"#/properties/commit_sha/type",keyword:"type",params:{type:"\
string"}}],!1;var s=l===r}else var s=!0;if(s)if(e.agents!==void 0){let i=e.agents,l=r;if(r===l)if(i&&
typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return q.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],
!1;for(let n in i){let I=r;L(i[n],{instancePath:t+"/agents/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:i,parentDataProperty:n,rootData:g,dynamicAnchors:x})||(o=o===null?L.errors:o.concat(L.errors),
r=o.length);var c=I===r;if(!c)break}}else return q.errors=[{instancePath:t+"/agents",schemaPath:"#/p\
roperties/agents/type",keyword:"type",params:{type:"object"}}],!1;var s=l===r}else var s=!0}}}}else return q.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=
o,r===0}function se(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(q(e.response,
{instancePath:t+"/response",parentData:e,parentDataProperty:"response",rootData:g,dynamicAnchors:x})||
(o=o===null?q.errors:o.concat(q.errors),r=o.length));else return se.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=o,r===0}var Re=y;function y(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.response!==void 0){let l=e.
response;if(r===r)if(l&&typeof l=="object"&&!Array.isArray(l)){let n;if(l.name===void 0&&(n="name")||
l.operations===void 0&&(n="operations")||l.elsewhere===void 0&&(n="elsewhere"))return y.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:n}}],!1;
{let I=r;for(let w in l)if(!(w==="name"||w==="operations"||w==="elsewhere")){return y.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:w}}],!1;break}if(I===r){if(l.name!==void 0){let w=l.name,f=r;if(r===f)if(typeof w==
"string"){if(j(w,128))return y.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(O(w,1))return y.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return y.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var s=f===r}else var s=!0;if(s){if(l.operations!==
void 0){let w=l.operations,f=r;if(r===f)if(Array.isArray(w)){if(w.length>256)return y.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var c=!0;let D=w.length;for(let P=0;P<D;P++){let k=w[P],M=r;if(r===M)if(k&&
typeof k=="object"&&!Array.isArray(k)){let _;if(k.method===void 0&&(_="method")||k.path===void 0&&(_=
"path")||k.summary===void 0&&(_="summary"))return y.errors=[{instancePath:t+"/response/operations/"+
P,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let F=r;for(let h in k)if(!(h==="method"||h==="path"||h==="summary")){return y.errors=[{instancePath:t+
"/response/operations/"+P,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(F===r){if(k.method!==
void 0){let h=k.method,b=r;if(r===b)if(typeof h=="string"){if(j(h,7))return y.errors=[{instancePath:t+
"/response/operations/"+P+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(O(h,3))return y.errors=[{instancePath:t+
"/response/operations/"+P+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return y.errors=[{instancePath:t+
"/response/operations/"+P+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var d=b===r}else var d=!0;if(d){if(k.path!==
void 0){let h=k.path,b=r;if(r===b)if(typeof h=="string"){if(j(h,256))return y.errors=[{instancePath:t+
"/response/operations/"+P+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(O(h,1))return y.errors=[{instancePath:t+
"/response/operations/"+P+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return y.errors=[{instancePath:t+"/r\
esponse/operations/"+P+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var d=b===r}else var d=!0;if(d)if(k.summary!==void 0){
let h=k.summary,b=r;if(r===b)if(typeof h=="string"){if(j(h,256))return y.errors=[{instancePath:t+"/r\
esponse/operations/"+P+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return y.errors=[{instancePath:t+
"/response/operations/"+P+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var d=b===r}else var d=!0}}}}else return y.
errors=[{instancePath:t+"/response/operations/"+P,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var c=M===r;if(!c)break}}}else return y.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var s=f===r}else var s=!0;if(s)if(l.elsewhere!==void 0){let w=l.elsewhere,
f=r;if(r===f)if(Array.isArray(w)){if(w.length>16)return y.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let D=w.length;for(let P=0;P<D;P++){let k=w[P],M=r;if(r===M)if(k&&typeof k=="object"&&!Array.
isArray(k)){let _;if(k.name===void 0&&(_="name"))return y.errors=[{instancePath:t+"/response/elsewhe\
re/"+P,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let F=r;for(let h in k)if(!(h==="name"||h==="path"||h==="address"||h==="port")){return y.errors=
[{instancePath:t+"/response/elsewhere/"+P,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(F===r){
if(k.name!==void 0){let h=k.name,b=r;if(r===b)if(typeof h=="string"){if(j(h,128))return y.errors=[{instancePath:t+
"/response/elsewhere/"+P+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(O(h,1))return y.errors=[{instancePath:t+
"/response/elsewhere/"+P+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return y.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+P+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=b===r}else var i=!0;if(i){if(k.path!==void 0){
let h=k.path,b=r;if(r===b)if(typeof h=="string"){if(j(h,256))return y.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+P+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(O(h,1))return y.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+P+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return y.errors=[{instancePath:t+"/respons\
e/elsewhere/"+P+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var i=b===r}else var i=!0;if(i){if(k.address!==void 0){let h=k.
address,b=r;if(r===b)if(typeof h=="string"){if(j(h,2048))return y.errors=[{instancePath:t+"/response\
/elsewhere/"+P+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(O(h,1))return y.errors=[{instancePath:t+"\
/response/elsewhere/"+P+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return y.errors=[{instancePath:t+
"/response/elsewhere/"+P+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=b===r}else var i=!0;if(i)if(k.port!==
void 0){let h=k.port,b=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return y.errors=[{
instancePath:t+"/response/elsewhere/"+P+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(r===b&&typeof h=="number"&&isFinite(
h)){if(h>65535||isNaN(h))return y.errors=[{instancePath:t+"/response/elsewhere/"+P+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(h<1||isNaN(h))return y.errors=[{instancePath:t+"/response/elsewhere/"+P+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var i=b===r}else var i=!0}}}}}else return y.errors=[{instancePath:t+
"/response/elsewhere/"+P,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=M===r;if(!p)break}}}else return y.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var s=f===r}else var s=!0}}}}else return y.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return y.errors=o,r===0}var Ce=W;function W(e,{instancePath:t="",parentData:u,parentDataProperty:m,rootData:g=e,dynamicAnchors:x={}}={}){
let o=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.response!==void 0){let s=e.
response;if(r===r&&!(s&&typeof s=="object"&&!Array.isArray(s)))return W.errors=[{instancePath:t+"/re\
sponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return W.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=
o,r===0}var Fr={getMetadata:{parameters:we,body:Ae,replies:{200:Ne}},getOverview:{parameters:Pe,body:ze,replies:{
200:Re}},getContract:{parameters:_e,body:qe,replies:{200:Ce}},getReference:{parameters:ke,body:Oe,replies:{}},
getReferenceFile:{parameters:xe,body:Ie,replies:{}}};export{Fr as default};
