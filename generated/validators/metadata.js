// Compiled from a contract by npm run generate. Never edited.
var Ye=Object.create;var me=Object.defineProperty;var Ve=Object.getOwnPropertyDescriptor;var Xe=Object.getOwnPropertyNames;var Be=Object.getPrototypeOf,Ge=Object.prototype.hasOwnProperty;var fe=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var We=(e,t,y,m)=>{if(t&&typeof t=="object"||typeof t=="function")for(let P of Xe(t))!Ge.call(e,P)&&
P!==y&&me(e,P,{get:()=>t[P],enumerable:!(m=Ve(t,P))||m.enumerable});return e};var H=(e,t,y)=>(y=e!=null?Ye(Be(e)):{},We(t||!e||!e.__esModule?me(y,"default",{value:e,enumerable:!0}):
y,e));var K=fe(J=>{"use strict";Object.defineProperty(J,"__esModule",{value:!0});J.formats=void 0;var Ke=2**
31-1,Qe=(-2)**31,er=2**63-1,rr=(-2)**63,ue=(2-2**-23)*2**127,he=2**-126,tr=-1*ue,sr=-1*he,ce=()=>!0,
ar=/^[A-Za-z0-9+/]*(=|==)?$/;J.formats={int32:{validate:e=>Number.isInteger(e)&&e<=Ke&&e>=Qe,type:"n\
umber"},int64:{validate:e=>Number.isInteger(e)&&e<=er&&e>=rr,type:"number"},float:{validate:e=>typeof e==
"number"&&(e===0||e<=ue&&e>=he||e>=tr&&e<=sr),type:"number"},double:{validate:e=>typeof e=="number",
type:"number"},byte:e=>e.length%4===0&&ar.test(e),binary:ce,password:ce}});var Q=fe(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});M.formatNames=M.fastFormats=
M.fullFormats=void 0;function S(e,t){return{validate:e,compare:t}}M.fullFormats={date:S(Pe,pe),time:S(
ne(!0),de),"date-time":S(ye(!0),_e),"iso-time":S(ne(),we),"iso-date-time":S(ye(),ke),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:mr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:gr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:fr,int32:{type:"number",validate:ur},
int64:{type:"number",validate:hr},float:{type:"number",validate:ve},double:{type:"number",validate:ve},
password:!0,binary:!0};M.fastFormats={...M.fullFormats,date:S(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,pe),time:S(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,de),"date-time":S(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
_e),"iso-time":S(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,we),"\
iso-date-time":S(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ke),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
M.formatNames=Object.keys(M.fullFormats);function ir(e){return e%4===0&&(e%100!==0||e%400===0)}var nr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
or=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Pe(e){let t=nr.exec(e);if(!t)return!1;let y=+t[1],
m=+t[2],P=+t[3];return m>=1&&m<=12&&P>=1&&P<=(m===2&&ir(y)?29:or[m])}function pe(e,t){if(e&&t)return e>
t?1:e<t?-1:0}var ie=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ne(e){
return function(y){let m=ie.exec(y);if(!m)return!1;let P=+m[1],b=+m[2],o=+m[3],r=m[4],i=m[5]==="-"?-1:
1,s=+(m[6]||0),u=+(m[7]||0);if(s>23||u>59||e&&!r)return!1;if(P<=23&&b<=59&&o<60)return!0;let f=b-u*i,
d=P-s*i-(f<0?1:0);return(d===23||d===-1)&&(f===59||f===-1)&&o<61}}function de(e,t){if(!(e&&t))return;
let y=new Date("2020-01-01T"+e).valueOf(),m=new Date("2020-01-01T"+t).valueOf();if(y&&m)return y-m}function we(e,t){
if(!(e&&t))return;let y=ie.exec(e),m=ie.exec(t);if(y&&m)return e=y[1]+y[2]+y[3],t=m[1]+m[2]+m[3],e>t?
1:e<t?-1:0}var oe=/t|\s/i;function ye(e){let t=ne(e);return function(m){let P=m.split(oe);return P.length===
2&&Pe(P[0])&&t(P[1])}}function _e(e,t){if(!(e&&t))return;let y=new Date(e).valueOf(),m=new Date(t).valueOf();
if(y&&m)return y-m}function ke(e,t){if(!(e&&t))return;let[y,m]=e.split(oe),[P,b]=t.split(oe),o=pe(y,
P);if(o!==void 0)return o||de(m,b)}var pr=/\/|:/,dr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function mr(e){return pr.test(e)&&dr.test(e)}var ge=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function fr(e){return ge.lastIndex=0,ge.test(e)}var lr=-(2**31),cr=2**31-1;function ur(e){return Number.
isInteger(e)&&e<=cr&&e>=lr}function hr(e){return Number.isInteger(e)}function ve(){return!0}var yr=/[^\\]\\Z/;
function gr(e){if(yr.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var G=(e,t)=>e.length>t&&le(e)>t,W=(e,t)=>e.length<2*t&&le(e)<t,Je=/[\ud800-\udbff][\udc00-\udfff]/g,
le=e=>e.length-(e.match(Je)?.length??0);var xe=H(K()),be=H(Q()),Or={...xe.formats,...be.fastFormats},Le=U;var X=G;function U(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=U.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||e.headers===void 0&&(s=
"headers")||e.params===void 0&&(s="params"))return U.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let u=e.headers;if(r===r)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let d=u["if-none-match"],n=r;
if(typeof d!="string"){let c=typeof d,a;if(a===void 0)if(c=="number"||c=="boolean")a=""+d;else if(d===
null)a="";else return U.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&(d=a,u!==
void 0&&(u["if-none-match"]=a))}if(r===n&&typeof d=="string"&&X(d,4096))return U.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return U.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=o,r===0}U.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ae=V;function V(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=V.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||e.headers===void 0&&(s=
"headers")||e.params===void 0&&(s="params"))return V.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:s}}],!1}return V.errors=o,r===0}V.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qe=C;function C(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=C.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||e.headers===void 0&&(s=
"headers")||e.params===void 0&&(s="params"))return C.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let u=e.headers;if(r===r)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let d=u["if-none-match"],n=r;
if(typeof d!="string"){let c=typeof d,a;if(a===void 0)if(c=="number"||c=="boolean")a=""+d;else if(d===
null)a="";else return C.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&(d=a,u!==
void 0&&(u["if-none-match"]=a))}if(r===n&&typeof d=="string"&&X(d,4096))return C.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=o,r===0}C.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var je=Z;function Z(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=Z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let s;if(e.query===void 0&&(s="query")||e.headers===void 0&&(s=
"headers")||e.params===void 0&&(s="params"))return Z.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:s}}],!1;if(e.headers!==void 0){let u=e.headers;if(r===r)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let d=u["if-none-match"],n=r;
if(typeof d!="string"){let c=typeof d,a;if(a===void 0)if(c=="number"||c=="boolean")a=""+d;else if(d===
null)a="";else return Z.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&(d=a,u!==
void 0&&(u["if-none-match"]=a))}if(r===n&&typeof d=="string"&&X(d,4096))return Z.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Z.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Z.errors=o,r===0}Z.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ze=O;var vr=W,Pr=new RegExp("^[a-z][a-z0-9.-]*$","u");function O(e,{instancePath:t="",parentData:y,parentDataProperty:m,
rootData:P=e,dynamicAnchors:b={}}={}){let o=null,r=0,i=O.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),e&&typeof e=="object"&&!Array.isArray(e)){let u;if(e.query===void 0&&
(u="query")||e.headers===void 0&&(u="headers")||e.params===void 0&&(u="params"))return O.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(e.headers!==void 0){let f=e.
headers,d=r;if(r===d)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["\
if-none-match"],c=r;if(typeof n!="string"){let a=typeof n,p;if(p===void 0)if(a=="number"||a=="boolea\
n")p=""+n;else if(n===null)p="";else return O.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(n=p,f!==void 0&&(f["if-none-match"]=p))}if(r===c&&typeof n=="string"&&X(n,4096))return O.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return O.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var s=d===r}else var s=!0;if(s)if(e.
params!==void 0){let f=e.params,d=r;if(r===d)if(f&&typeof f=="object"&&!Array.isArray(f)){let c;if(f.
file===void 0&&(c="file"))return O.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params\
/required",keyword:"required",params:{missingProperty:c}}],!1;if(f.file!==void 0){let a=f.file,p=r;if(typeof a!=
"string"){let E=typeof a,w;if(w===void 0)if(E=="number"||E=="boolean")w=""+a;else if(a===null)w="";else
return O.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/type",
keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(a=w,f!==void 0&&(f.file=w))}if(r===p&&typeof a==
"string"){if(X(a,64))return O.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params\
/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(vr(a,1))return O.errors=[{
instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1;if(!Pr.test(a))return O.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],
!1}}}else return O.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1;var s=d===r}else var s=!0}return O.errors=o,r===0}O.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $e=H(K()),Ie=H(Q()),Mr={...$e.formats,...Ie.fastFormats},De=ee;function ee(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=ee.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
ee.errors=o,r===0}ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oe=re;function re(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=re.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
re.errors=o,r===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Te=te;function te(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=te.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
te.errors=o,r===0}te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ee=se;function se(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=se.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
se.errors=o,r===0}se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Se=ae;function ae(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=ae.evaluated;return i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),
ae.errors=o,r===0}ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fe=H(K()),Ne=H(Q()),kr={...Fe.formats,...Ne.fastFormats},Re=B;var xr=kr["date-time"],j=G,br=new RegExp("^[0-9a-f]{7,64}$","u");var Lr={type:"object",additionalProperties:!1,required:["name","version","author","description","tag\
s","examples","external_apis","x402_config"],properties:{name:{type:"string",minLength:1,maxLength:256},
version:{type:"string",minLength:1,maxLength:64},author:{type:"string",minLength:1,maxLength:256},author_address:{
type:"string",maxLength:256},description:{type:"string",minLength:1,maxLength:4096},tags:{type:"arra\
y",maxItems:64,items:{type:"string",minLength:1,maxLength:64}},image_url:{type:"string",maxLength:2048},
examples:{type:"array",maxItems:64,items:{type:"string",minLength:1,maxLength:1024}},external_apis:{
type:"array",maxItems:16,items:{type:"string",minLength:1,maxLength:253}},x402_config:{$ref:"schema:\
X402Config"}},$id:"schema:AgentMetadata"},Ar=Object.prototype.hasOwnProperty,T=W;var Me=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function z(e,{instancePath:t="",parentData:y,parentDataProperty:m,
rootData:P=e,dynamicAnchors:b={}}={}){let o=null,r=0,i=z.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.enabled===
void 0&&(f="enabled")||e.default_price_usd===void 0&&(f="default_price_usd")||e.tool_prices===void 0&&
(f="tool_prices"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let d=r;for(let n in e)if(!(n==="enabled"||n==="default_price_usd"||n==="to\
ol_prices")){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:n}}],!1;break}if(d===r){if(e.enabled!==void 0){let n=r;if(typeof e.
enabled!="boolean")return z.errors=[{instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",
keyword:"type",params:{type:"boolean"}}],!1;var s=n===r}else var s=!0;if(s){if(e.default_price_usd!==
void 0){let n=e.default_price_usd,c=r;if(r===r)if(typeof n=="string"){if(j(n,20))return z.errors=[{instancePath:t+
"/default_price_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Me.
test(n))return z.errors=[{instancePath:t+"/default_price_usd",schemaPath:"schema:Usd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=[{instancePath:t+
"/default_price_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var s=c===
r}else var s=!0;if(s)if(e.tool_prices!==void 0){let n=e.tool_prices,c=r;if(r===c)if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){if(Object.keys(n).length>1e3)return z.errors=[{instancePath:t+"/tool_price\
s",schemaPath:"#/properties/tool_prices/maxProperties",keyword:"maxProperties",params:{limit:1e3}}],
!1;for(let p in n){let E=n[p],w=r;if(r===r)if(typeof E=="string"){if(j(E,20))return z.errors=[{instancePath:t+
"/tool_prices/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!Me.test(E))return z.errors=[{instancePath:t+"/tool_prices/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=[{instancePath:t+"/tool_prices/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],
!1;var u=w===r;if(!u)break}}else return z.errors=[{instancePath:t+"/tool_prices",schemaPath:"#/prope\
rties/tool_prices/type",keyword:"type",params:{type:"object"}}],!1;var s=c===r}else var s=!0}}}}else
return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=o,r===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(e,{instancePath:t="",
parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){let o=null,r=0,i=v.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let n;if(e.name===void 0&&(n="name")||e.version===void 0&&(n="version")||e.author===
void 0&&(n="author")||e.description===void 0&&(n="description")||e.tags===void 0&&(n="tags")||e.examples===
void 0&&(n="examples")||e.external_apis===void 0&&(n="external_apis")||e.x402_config===void 0&&(n="x\
402_config"))return v.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let c=r;for(let a in e)if(!Ar.call(Lr.properties,a)){return v.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(c===
r){if(e.name!==void 0){let a=e.name,p=r;if(r===p)if(typeof a=="string"){if(j(a,256))return v.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(T(a,1))return v.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var s=p===r}else var s=!0;if(s){if(e.version!==
void 0){let a=e.version,p=r;if(r===p)if(typeof a=="string"){if(j(a,64))return v.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(T(
a,1))return v.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/version",schemaPath:"#/prop\
erties/version/type",keyword:"type",params:{type:"string"}}],!1;var s=p===r}else var s=!0;if(s){if(e.
author!==void 0){let a=e.author,p=r;if(r===p)if(typeof a=="string"){if(j(a,256))return v.errors=[{instancePath:t+
"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(T(
a,1))return v.errors=[{instancePath:t+"/author",schemaPath:"#/properties/author/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/author",schemaPath:"#/prope\
rties/author/type",keyword:"type",params:{type:"string"}}],!1;var s=p===r}else var s=!0;if(s){if(e.author_address!==
void 0){let a=e.author_address,p=r;if(r===p)if(typeof a=="string"){if(j(a,256))return v.errors=[{instancePath:t+
"/author_address",schemaPath:"#/properties/author_address/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return v.errors=[{instancePath:t+"/author_address",schemaPath:"#/properties/author_address/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=p===r}else var s=!0;if(s){if(e.description!==void 0){
let a=e.description,p=r;if(r===p)if(typeof a=="string"){if(j(a,4096))return v.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;if(T(a,1))return v.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}}],!1;var s=p===
r}else var s=!0;if(s){if(e.tags!==void 0){let a=e.tags,p=r;if(r===p)if(Array.isArray(a)){if(a.length>
64)return v.errors=[{instancePath:t+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItem\
s",params:{limit:64}}],!1;{var u=!0;let w=a.length;for(let l=0;l<w;l++){let q=a[l],D=r;if(r===D)if(typeof q==
"string"){if(j(q,64))return v.errors=[{instancePath:t+"/tags/"+l,schemaPath:"#/properties/tags/items\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(T(q,1))return v.errors=[{instancePath:t+"/\
tags/"+l,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return v.errors=[{instancePath:t+"/tags/"+l,schemaPath:"#/properties/tags/items/type",keyword:"type",
params:{type:"string"}}],!1;var u=D===r;if(!u)break}}}else return v.errors=[{instancePath:t+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}}],!1;var s=p===r}else var s=!0;
if(s){if(e.image_url!==void 0){let a=e.image_url,p=r;if(r===p)if(typeof a=="string"){if(j(a,2048))return v.
errors=[{instancePath:t+"/image_url",schemaPath:"#/properties/image_url/maxLength",keyword:"maxLengt\
h",params:{limit:2048}}],!1}else return v.errors=[{instancePath:t+"/image_url",schemaPath:"#/propert\
ies/image_url/type",keyword:"type",params:{type:"string"}}],!1;var s=p===r}else var s=!0;if(s){if(e.
examples!==void 0){let a=e.examples,p=r;if(r===p)if(Array.isArray(a)){if(a.length>64)return v.errors=
[{instancePath:t+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;{var f=!0;let w=a.length;for(let l=0;l<w;l++){let q=a[l],D=r;if(r===D)if(typeof q=="s\
tring"){if(j(q,1024))return v.errors=[{instancePath:t+"/examples/"+l,schemaPath:"#/properties/exampl\
es/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(T(q,1))return v.errors=[{instancePath:t+
"/examples/"+l,schemaPath:"#/properties/examples/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return v.errors=[{instancePath:t+"/examples/"+l,schemaPath:"#/properties/examples/items/type",
keyword:"type",params:{type:"string"}}],!1;var f=D===r;if(!f)break}}}else return v.errors=[{instancePath:t+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"}}],!1;var s=p===
r}else var s=!0;if(s){if(e.external_apis!==void 0){let a=e.external_apis,p=r;if(r===p)if(Array.isArray(
a)){if(a.length>16)return v.errors=[{instancePath:t+"/external_apis",schemaPath:"#/properties/extern\
al_apis/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var d=!0;let w=a.length;for(let l=0;l<w;l++){
let q=a[l],D=r;if(r===D)if(typeof q=="string"){if(j(q,253))return v.errors=[{instancePath:t+"/extern\
al_apis/"+l,schemaPath:"#/properties/external_apis/items/maxLength",keyword:"maxLength",params:{limit:253}}],
!1;if(T(q,1))return v.errors=[{instancePath:t+"/external_apis/"+l,schemaPath:"#/properties/external_\
apis/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+
"/external_apis/"+l,schemaPath:"#/properties/external_apis/items/type",keyword:"type",params:{type:"\
string"}}],!1;var d=D===r;if(!d)break}}}else return v.errors=[{instancePath:t+"/external_apis",schemaPath:"\
#/properties/external_apis/type",keyword:"type",params:{type:"array"}}],!1;var s=p===r}else var s=!0;
if(s)if(e.x402_config!==void 0){let a=r;z(e.x402_config,{instancePath:t+"/x402_config",parentData:e,
parentDataProperty:"x402_config",rootData:P,dynamicAnchors:b})||(o=o===null?z.errors:o.concat(z.errors),
r=o.length);var s=a===r}else var s=!0}}}}}}}}}}}else return v.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return v.errors=o,r===0}v.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function A(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=A.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.metadata===void 0&&(n="metadata")||e.tools===
void 0&&(n="tools"))return A.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;{let c=r;for(let a in e)if(!(a==="metadata"||a==="tools")){return A.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(c===r){if(e.metadata!==void 0){let a=r;v(e.metadata,{instancePath:t+"/metadata",parentData:e,
parentDataProperty:"metadata",rootData:P,dynamicAnchors:b})||(o=o===null?v.errors:o.concat(v.errors),
r=o.length);var s=a===r}else var s=!0;if(s)if(e.tools!==void 0){let a=e.tools,p=r;if(r===p)if(Array.
isArray(a)){if(a.length>1e3)return A.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools\
/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var u=!0;let w=a.length;for(let l=0;l<w;l++){
let q=a[l],D=r;if(r===r)if(q&&typeof q=="object"&&!Array.isArray(q)){let F;if(q.type===void 0&&(F="t\
ype")||q.function===void 0&&(F="function"))return A.errors=[{instancePath:t+"/tools/"+l,schemaPath:"\
schema:Tool/required",keyword:"required",params:{missingProperty:F}}],!1;{let Ze=r;for(let k in q)if(!(k===
"type"||k==="function")){return A.errors=[{instancePath:t+"/tools/"+l,schemaPath:"schema:Tool/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(Ze===r){if(q.
type!==void 0){let k=q.type,N=r;if(typeof k!="string")return A.errors=[{instancePath:t+"/tools/"+l+"\
/type",schemaPath:"schema:Tool/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(k!==
"function")return A.errors=[{instancePath:t+"/tools/"+l+"/type",schemaPath:"schema:Tool/properties/t\
ype/const",keyword:"const",params:{allowedValue:"function"}}],!1;var f=N===r}else var f=!0;if(f)if(q.
function!==void 0){let k=q.function,N=r;if(r===N)if(k&&typeof k=="object"&&!Array.isArray(k)){let L;
if(k.name===void 0&&(L="name")||k.description===void 0&&(L="description")||k.parameters===void 0&&(L=
"parameters"))return A.errors=[{instancePath:t+"/tools/"+l+"/function",schemaPath:"schema:Tool/prope\
rties/function/required",keyword:"required",params:{missingProperty:L}}],!1;{let He=r;for(let I in k)
if(!(I==="name"||I==="description"||I==="parameters")){return A.errors=[{instancePath:t+"/tools/"+l+
"/function",schemaPath:"schema:Tool/properties/function/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:I}}],!1;break}if(He===r){if(k.name!==void 0){let I=k.name,R=r;if(r===
R)if(typeof I=="string"){if(j(I,64))return A.errors=[{instancePath:t+"/tools/"+l+"/function/name",schemaPath:"\
schema:Tool/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(T(I,1))return A.errors=[{instancePath:t+"/tools/"+l+"/function/name",schemaPath:"schema:Tool/prop\
erties/function/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=
[{instancePath:t+"/tools/"+l+"/function/name",schemaPath:"schema:Tool/properties/function/properties\
/name/type",keyword:"type",params:{type:"string"}}],!1;var d=R===r}else var d=!0;if(d){if(k.description!==
void 0){let I=k.description,R=r;if(r===R)if(typeof I=="string"){if(j(I,4096))return A.errors=[{instancePath:t+
"/tools/"+l+"/function/description",schemaPath:"schema:Tool/properties/function/properties/descripti\
on/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return A.errors=[{instancePath:t+"/t\
ools/"+l+"/function/description",schemaPath:"schema:Tool/properties/function/properties/description/\
type",keyword:"type",params:{type:"string"}}],!1;var d=R===r}else var d=!0;if(d)if(k.parameters!==void 0){
let I=k.parameters,R=r;if(r===R&&!(I&&typeof I=="object"&&!Array.isArray(I)))return A.errors=[{instancePath:t+
"/tools/"+l+"/function/parameters",schemaPath:"schema:Tool/properties/function/properties/parameters\
/type",keyword:"type",params:{type:"object"}}],!1;var d=R===r}else var d=!0}}}}else return A.errors=
[{instancePath:t+"/tools/"+l+"/function",schemaPath:"schema:Tool/properties/function/type",keyword:"\
type",params:{type:"object"}}],!1;var f=N===r}else var f=!0}}}else return A.errors=[{instancePath:t+
"/tools/"+l,schemaPath:"schema:Tool/type",keyword:"type",params:{type:"object"}}],!1;var u=D===r;if(!u)
break}}}else return A.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var s=p===r}else var s=!0}}}else return A.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=o,r===0}A.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=$.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.last_updated===void 0&&(f="last_updated")||
e.agents===void 0&&(f="agents"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:f}}],!1;{let d=r;for(let n in e)if(!(n==="last_updated"||n==="commit\
_sha"||n==="agents")){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(d===r){if(e.last_updated!==void 0){
let n=e.last_updated,c=r;if(r===c&&r===c)if(typeof n=="string"){if(j(n,64))return $.errors=[{instancePath:t+
"/last_updated",schemaPath:"#/properties/last_updated/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(!xr.validate.test(n))return $.errors=[{instancePath:t+"/last_updated",schemaPath:"#/properties\
/last_updated/format",keyword:"format",params:{format:"date-time"}}],!1}else return $.errors=[{instancePath:t+
"/last_updated",schemaPath:"#/properties/last_updated/type",keyword:"type",params:{type:"string"}}],
!1;var s=c===r}else var s=!0;if(s){if(e.commit_sha!==void 0){let n=e.commit_sha,c=r;if(r===c)if(typeof n==
"string"){if(j(n,64))return $.errors=[{instancePath:t+"/commit_sha",schemaPath:"#/properties/commit_\
sha/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!br.test(n))return $.errors=[{instancePath:t+
"/commit_sha",schemaPath:"#/properties/commit_sha/pattern",keyword:"pattern",params:{pattern:"^[0-9a\
-f]{7,64}$"}}],!1}else return $.errors=[{instancePath:t+"/commit_sha",schemaPath:"#/properties/commi\
t_sha/type",keyword:"type",params:{type:"string"}}],!1;var s=c===r}else var s=!0;if(s)if(e.agents!==
void 0){let n=e.agents,c=r;if(r===c)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>
1e5)return $.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"\
maxProperties",params:{limit:1e5}}],!1;for(let p in n){let E=r;A(n[p],{instancePath:t+"/agents/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:p,rootData:P,dynamicAnchors:b})||(o=o===
null?A.errors:o.concat(A.errors),r=o.length);var u=E===r;if(!u)break}}else return $.errors=[{instancePath:t+
"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var s=c===
r}else var s=!0}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return $.errors=o,r===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(e,{
instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){let o=null,
r=0,i=B.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e==
"object"&&!Array.isArray(e))e.response!==void 0&&($(e.response,{instancePath:t+"/response",parentData:e,
parentDataProperty:"response",rootData:P,dynamicAnchors:b})||(o=o===null?$.errors:o.concat($.errors),
r=o.length));else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return B.errors=o,r===0}B.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Ue=g;function g(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=g.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.response!==void 0){let c=e.response;if(r===r)if(c&&
typeof c=="object"&&!Array.isArray(c)){let p;if(c.name===void 0&&(p="name")||c.operations===void 0&&
(p="operations")||c.elsewhere===void 0&&(p="elsewhere"))return g.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:p}}],!1;{let E=r;for(let w in c)
if(!(w==="name"||w==="operations"||w==="elsewhere")){return g.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(E===r){if(c.name!==void 0){let w=c.name,l=r;if(r===l)if(typeof w=="string"){if(j(w,128))
return g.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(T(w,1))return g.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return g.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(c.operations!==
void 0){let w=c.operations,l=r;if(r===l)if(Array.isArray(w)){if(w.length>256)return g.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var u=!0;let D=w.length;for(let _=0;_<D;_++){let x=w[_],F=r;if(r===F)if(x&&
typeof x=="object"&&!Array.isArray(x)){let k;if(x.method===void 0&&(k="method")||x.path===void 0&&(k=
"path")||x.summary===void 0&&(k="summary"))return g.errors=[{instancePath:t+"/response/operations/"+
_,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:k}}],
!1;{let N=r;for(let h in x)if(!(h==="method"||h==="path"||h==="summary")){return g.errors=[{instancePath:t+
"/response/operations/"+_,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(N===r){if(x.method!==
void 0){let h=x.method,L=r;if(r===L)if(typeof h=="string"){if(j(h,7))return g.errors=[{instancePath:t+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(T(h,3))return g.errors=[{instancePath:t+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return g.errors=[{instancePath:t+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var f=L===r}else var f=!0;if(f){if(x.path!==
void 0){let h=x.path,L=r;if(r===L)if(typeof h=="string"){if(j(h,256))return g.errors=[{instancePath:t+
"/response/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(T(h,1))return g.errors=[{instancePath:t+
"/response/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return g.errors=[{instancePath:t+"/r\
esponse/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var f=L===r}else var f=!0;if(f)if(x.summary!==void 0){
let h=x.summary,L=r;if(r===L)if(typeof h=="string"){if(j(h,256))return g.errors=[{instancePath:t+"/r\
esponse/operations/"+_+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return g.errors=[{instancePath:t+
"/response/operations/"+_+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var f=L===r}else var f=!0}}}}else return g.
errors=[{instancePath:t+"/response/operations/"+_,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var u=F===r;if(!u)break}}}else return g.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var s=l===r}else var s=!0;if(s)if(c.elsewhere!==void 0){let w=c.elsewhere,
l=r;if(r===l)if(Array.isArray(w)){if(w.length>16)return g.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var d=!0;let D=w.length;for(let _=0;_<D;_++){let x=w[_],F=r;if(r===F)if(x&&typeof x=="object"&&!Array.
isArray(x)){let k;if(x.name===void 0&&(k="name"))return g.errors=[{instancePath:t+"/response/elsewhe\
re/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:k}}],
!1;{let N=r;for(let h in x)if(!(h==="name"||h==="path"||h==="address"||h==="port")){return g.errors=
[{instancePath:t+"/response/elsewhere/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(N===r){
if(x.name!==void 0){let h=x.name,L=r;if(r===L)if(typeof h=="string"){if(j(h,128))return g.errors=[{instancePath:t+
"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(T(h,1))return g.errors=[{instancePath:t+
"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return g.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var n=L===r}else var n=!0;if(n){if(x.path!==void 0){
let h=x.path,L=r;if(r===L)if(typeof h=="string"){if(j(h,256))return g.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(T(h,1))return g.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return g.errors=[{instancePath:t+"/respons\
e/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var n=L===r}else var n=!0;if(n){if(x.address!==void 0){let h=x.
address,L=r;if(r===L)if(typeof h=="string"){if(j(h,2048))return g.errors=[{instancePath:t+"/response\
/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T(h,1))return g.errors=[{instancePath:t+"\
/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return g.errors=[{instancePath:t+
"/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var n=L===r}else var n=!0;if(n)if(x.port!==
void 0){let h=x.port,L=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return g.errors=[{
instancePath:t+"/response/elsewhere/"+_+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(r===L&&typeof h=="number"&&isFinite(
h)){if(h>65535||isNaN(h))return g.errors=[{instancePath:t+"/response/elsewhere/"+_+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(h<1||isNaN(h))return g.errors=[{instancePath:t+"/response/elsewhere/"+_+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var n=L===r}else var n=!0}}}}}else return g.errors=[{instancePath:t+
"/response/elsewhere/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var d=F===r;if(!d)break}}}else return g.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var s=l===r}else var s=!0}}}}else return g.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return g.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return g.errors=o,r===0}g.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ce=Y;function Y(e,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:P=e,dynamicAnchors:b={}}={}){
let o=null,r=0,i=Y.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.response!==void 0){let s=e.response;if(r===r&&!(s&&
typeof s=="object"&&!Array.isArray(s)))return Y.errors=[{instancePath:t+"/response",schemaPath:"#/pr\
operties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=o,r===0}Y.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Nr={getMetadata:{parameters:Le,body:De,replies:{200:Re}},getOverview:{parameters:Ae,body:Oe,replies:{
200:Ue}},getContract:{parameters:qe,body:Te,replies:{200:Ce}},getReference:{parameters:je,body:Ee,replies:{}},
getReferenceFile:{parameters:ze,body:Se,replies:{}}};export{Nr as default};
