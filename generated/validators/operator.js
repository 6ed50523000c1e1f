// Compiled from a contract by npm run generate. Never edited.
var li=Object.create;var Lt=Object.defineProperty;var fi=Object.getOwnPropertyDescriptor;var yi=Object.getOwnPropertyNames;var ui=Object.getPrototypeOf,ci=Object.prototype.hasOwnProperty;var Nt=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(P){throw t=0,P}};var hi=(r,t,P,v)=>{if(t&&typeof t=="object"||typeof t=="function")for(let g of yi(t))!ci.call(r,g)&&
g!==P&&Lt(r,g,{get:()=>t[g],enumerable:!(v=fi(t,g))||v.enumerable});return r};var Ue=(r,t,P)=>(P=r!=null?li(ui(r)):{},hi(t||!r||!r.__esModule?Lt(P,"default",{value:r,enumerable:!0}):
P,r));var Mr=Nt(Er=>{"use strict";Object.defineProperty(Er,"__esModule",{value:!0});Er.formats=void 0;var ki=2**
31-1,vi=(-2)**31,Pi=2**63-1,bi=(-2)**63,Dt=(2-2**-23)*2**127,Tt=2**-126,_i=-1*Dt,wi=-1*Tt,It=()=>!0,
xi=/^[A-Za-z0-9+/]*(=|==)?$/;Er.formats={int32:{validate:r=>Number.isInteger(r)&&r<=ki&&r>=vi,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Pi&&r>=bi,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Dt&&r>=Tt||r>=_i&&r<=wi),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&xi.test(r),binary:It,password:It}});var zr=Nt(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formatNames=Ne.fastFormats=
Ne.fullFormats=void 0;function Le(r,t){return{validate:r,compare:t}}Ne.fullFormats={date:Le(Ot,wt),time:Le(
bt(!0),xt),"date-time":Le(jt(!0),Ft),"iso-time":Le(bt(),Ct),"iso-date-time":Le(jt(),Et),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ii,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ci,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Di,int32:{type:"number",validate:$i},
int64:{type:"number",validate:Ki},float:{type:"number",validate:Kt},double:{type:"number",validate:Kt},
password:!0,binary:!0};Ne.fastFormats={...Ne.fullFormats,date:Le(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,wt),time:Le(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,xt),"date-time":Le(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ft),"iso-time":Le(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ct),
"iso-date-time":Le(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Et),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ne.formatNames=Object.keys(Ne.fullFormats);function qi(r){return r%4===0&&(r%100!==0||r%400===0)}var Si=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Li=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ot(r){let t=Si.exec(r);if(!t)return!1;let P=+t[1],
v=+t[2],g=+t[3];return v>=1&&v<=12&&g>=1&&g<=(v===2&&qi(P)?29:Li[v])}function wt(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Pt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function bt(r){
return function(P){let v=Pt.exec(P);if(!v)return!1;let g=+v[1],k=+v[2],p=+v[3],e=v[4],n=v[5]==="-"?-1:
1,i=+(v[6]||0),d=+(v[7]||0);if(i>23||d>59||r&&!e)return!1;if(g<=23&&k<=59&&p<60)return!0;let l=k-d*n,
s=g-i*n-(l<0?1:0);return(s===23||s===-1)&&(l===59||l===-1)&&p<61}}function xt(r,t){if(!(r&&t))return;
let P=new Date("2020-01-01T"+r).valueOf(),v=new Date("2020-01-01T"+t).valueOf();if(P&&v)return P-v}function Ct(r,t){
if(!(r&&t))return;let P=Pt.exec(r),v=Pt.exec(t);if(P&&v)return r=P[1]+P[2]+P[3],t=v[1]+v[2]+v[3],r>t?
1:r<t?-1:0}var _t=/t|\s/i;function jt(r){let t=bt(r);return function(v){let g=v.split(_t);return g.length===
2&&Ot(g[0])&&t(g[1])}}function Ft(r,t){if(!(r&&t))return;let P=new Date(r).valueOf(),v=new Date(t).valueOf();
if(P&&v)return P-v}function Et(r,t){if(!(r&&t))return;let[P,v]=r.split(_t),[g,k]=t.split(_t),p=wt(P,
g);if(p!==void 0)return p||xt(v,k)}var Ni=/\/|:/,Ai=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ii(r){return Ni.test(r)&&Ai.test(r)}var $t=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Di(r){return $t.lastIndex=0,$t.test(r)}var Ti=-(2**31),ji=2**31-1;function $i(r){return Number.
isInteger(r)&&r<=ji&&r>=Ti}function Ki(r){return Number.isInteger(r)}function Kt(){return!0}var Oi=/[^\\]\\Z/;
function Ci(r){if(Oi.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Be=(r,t)=>r.length>t&&At(r)>t,Ze=(r,t)=>r.length<2*t&&At(r)<t,gi=/[\ud800-\udbff][\udc00-\udfff]/g,
At=r=>r.length-(r.match(gi)?.length??0);var Mt=Ue(Mr()),zt=Ue(zr()),yn={...Mt.formats,...zt.fastFormats},Xt=We;function We(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=We.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return We.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return We.errors=p,e===0}We.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rt=Ye;function Ye(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ye.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Ye.errors=p,e===0}Ye.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ut=Ge;function Ge(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ge.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Ge.errors=p,e===0}Ge.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bt=Je;function Je(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Je.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Je.errors=p,e===0}Je.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Zt=Ae;var O=Be,M=Ze,Xr=new RegExp("^[ -~]+$","u");function Ae(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let s=d["\
idempotency-key"],a=e;if(typeof s!="string"){let m=typeof s,f;if(f===void 0)if(m=="number"||m=="bool\
ean")f=""+s;else if(s===null)f="";else return Ae.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;f!==void 0&&(s=f,d!==void 0&&(d["idempotency-key"]=f))}if(e===a&&typeof s=="string"){if(O(s,
255))return Ae.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(M(s,1))return Ae.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(s))return Ae.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Ae.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=p,e===0}Ae.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ht=ye;var me=new RegExp("^[0-9a-f-]{36}$","u");function ye(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return ye.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:s}}],!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===
void 0)if(f=="number"||f=="boolean")o=""+a;else if(a===null)o="";else return ye.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;o!==void 0&&(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return ye.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(M(a,36))return ye.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(
a))return ye.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return ye.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ye.
errors=p,e===0}ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vt=ue;function ue(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ue.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return ue.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return ue.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return ue.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return ue.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return ue.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ue.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ue.errors=p,e===0}ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wt=ce;function ce(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ce.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return ce.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return ce.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return ce.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return ce.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return ce.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ce.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ce.errors=p,e===0}ce.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yt=se;function se(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return se.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,s=e;if(e===
s)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let a=l["idempotenc\
y-key"],m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="number"||f=="boolean")o=""+
a;else if(a===null)o="";else return se.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==
void 0&&(a=o,l!==void 0&&(l["idempotency-key"]=o))}if(e===m&&typeof a=="string"){if(O(a,255))return se.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(M(a,1))return se.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Xr.test(a))return se.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return se.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0;if(i)if(r.params!==
void 0){let l=r.params,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&
(m="id"))return se.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,o=e;if(typeof f!="string"){let y=typeof f,
h;if(h===void 0)if(y=="number"||y=="boolean")h=""+f;else if(f===null)h="";else return se.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;h!==void 0&&(f=h,l!==void 0&&(l.id=h))}if(e===o&&typeof f=="string"){if(O(f,36))return se.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(M(f,36))return se.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(
f))return se.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return se.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=s===
e}else var i=!0}return se.errors=p,e===0}se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Gt=he;function he(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return he.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return he.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return he.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return he.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return he.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return he.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return he.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=p,e===0}he.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jt=Z,Fi={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Sessi\
on"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:4,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour"]}}}},headers:{},
params:{},cookies:{},body:{}}},Ee=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function Z(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Z.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l=
"params"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(r.query!==void 0){let s=r.query;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.from!==
void 0){let m=s.from,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let o=typeof m,y;
if(y===void 0)if(o==="boolean"||m===null||o==="string"&&m&&m==+m&&!(m%1))y=+m;else return Z.errors=[
{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(m=y,s!==void 0&&(s.from=y))}if(e===f&&typeof m=="number"&&isFinite(
m)){if(m>41024448e5||isNaN(m))return Z.errors=[{instancePath:t+"/query/from",schemaPath:"#/propertie\
s/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<
0||isNaN(m))return Z.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties\
/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){
if(s.to!==void 0){let m=s.to,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,
h;if(h===void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&!(m%1))h=+m;else return Z.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;h!==void 0&&(m=h,s!==void 0&&(s.to=h))}if(e===f&&typeof m=="number"&&isFinite(m)){
if(m>41024448e5||isNaN(m))return Z.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/quer\
y/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return Z.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){if(s.key_id!==
void 0){let m=s.key_id,f=e;if(typeof m!="string"){let y=typeof m,h;if(h===void 0)if(y=="number"||y==
"boolean")h=""+m;else if(m===null)h="";else return Z.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=
h,s!==void 0&&(s.key_id=h))}if(e===f&&typeof m=="string"){if(O(m,256))return Z.errors=[{instancePath:t+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(M(m,1))return Z.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/\
query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(m))return Z.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=f===e}else var i=!0;if(i){if(s.model!==
void 0){let m=s.model,f=e;if(typeof m!="string"){let y=typeof m,h;if(h===void 0)if(y=="number"||y=="\
boolean")h=""+m;else if(m===null)h="";else return Z.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=
h,s!==void 0&&(s.model=h))}if(e===f&&typeof m=="string"){if(O(m,256))return Z.errors=[{instancePath:t+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(M(m,1))return Z.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/q\
uery/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(m))return Z.errors=
[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=f===e}else var i=!0;if(i)if(s.by!==void 0){
let m=s.by,f=e;if(e===f)if(Array.isArray(m)){if(m.length>4)return Z.errors=[{instancePath:t+"/query/\
by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:4}}],!1;
{var d=!0;let y=m.length;for(let h=0;h<y;h++){let u=m[h],x=e;if(typeof u!="string"){let _=typeof u,w;
if(w===void 0)if(_=="number"||_=="boolean")w=""+u;else if(u===null)w="";else return Z.errors=[{instancePath:t+
"/query/by/"+h,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;w!==void 0&&(u=w,m!==void 0&&(m[h]=w))}if(!(u==="key"||u==="model"||u==="agent"||u==="\
hour"))return Z.errors=[{instancePath:t+"/query/by/"+h,schemaPath:"#/properties/query/properties/by/\
items/enum",keyword:"enum",params:{allowedValues:Fi.properties.query.properties.by.items.enum}}],!1;
var d=x===e;if(!d)break}if(d){let h=m.length,u;if(h>1){let x={};for(;h--;){let b=m[h];if(typeof b=="\
string"){if(typeof x[b]=="number"){return u=x[b],Z.errors=[{instancePath:t+"/query/by",schemaPath:"#\
/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}x[b]=
h}}}}}}else return Z.errors=[{instancePath:t+"/query/by",schemaPath:"#/properties/query/properties/b\
y/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}else return Z.errors=
[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return Z.errors=p,e===0}Z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qt=U;function U(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return U.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==void 0){let a=l.from,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let f=typeof a,o;if(o===void 0)if(f===
"boolean"||a===null||f==="string"&&a&&a==+a&&!(a%1))o=+a;else return U.errors=[{instancePath:t+"/que\
ry/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;o!==void 0&&(a=o,l!==void 0&&(l.from=o))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return U.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/fr\
om/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return U.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.to!==void 0){let a=l.
to,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,y;if(y===void 0)if(o===
"boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))y=+a;else return U.errors=[{instancePath:t+"/que\
ry/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;
y!==void 0&&(a=y,l!==void 0&&(l.to=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(
a))return U.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return U.errors=[{
instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.key_id!==void 0){let a=l.key_id,m=e;
if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===
null)y="";else return U.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/prope\
rties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.key_id=
y))}if(e===m&&typeof a=="string"){if(O(a,256))return U.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(M(a,1))
return U.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(a))return U.errors=[{instancePath:t+"\
/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.model!==void 0){let a=l.model,m=e;
if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===
null)y="";else return U.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.model=y))}
if(e===m&&typeof a=="string"){if(O(a,256))return U.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(M(a,1))
return U.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(a))return U.errors=[{instancePath:t+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){let a=l.limit,m=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,y;if(y===void 0)if(o==="boolean"||a===null||o===
"string"&&a&&a==+a&&!(a%1))y=+a;else return U.errors=[{instancePath:t+"/query/limit",schemaPath:"#/p\
roperties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=y,
l!==void 0&&(l.limit=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return U.errors=
[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return U.errors=[{instancePath:t+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let o=l.after,y=e;if(typeof o!="string"){let u=typeof o,
x;if(x===void 0)if(u=="number"||u=="boolean")x=""+o;else if(o===null)x="";else return U.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(o=x,l!==void 0&&(l.after=x))}if(e===y&&typeof o=="string"){if(O(o,256))return U.
errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(M(o,1))return U.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=y===e}else
var i=!0}}}}}else return U.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return U.errors=p,e===0}U.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var es=H,Ei={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"ht\
tp",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{
state:{type:"string",enum:["reserved","executing","executed","settling","settled","settle_unknown","\
failed","expired","refund_due","undecided"]},network:{type:"string",minLength:1,maxLength:64,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36\
}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function H(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=H.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d=
"params"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit===
void 0&&(l.limit=100),l.state!==void 0){let a=l.state,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===
void 0)if(f=="number"||f=="boolean")o=""+a;else if(a===null)o="";else return H.errors=[{instancePath:t+
"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type:"st\
ring"}}],!1;o!==void 0&&(a=o,l!==void 0&&(l.state=o))}if(!(a==="reserved"||a==="executing"||a==="exe\
cuted"||a==="settling"||a==="settled"||a==="settle_unknown"||a==="failed"||a==="expired"||a==="refun\
d_due"||a==="undecided"))return H.errors=[{instancePath:t+"/query/state",schemaPath:"#/properties/qu\
ery/properties/state/enum",keyword:"enum",params:{allowedValues:Ei.properties.query.properties.state.
enum}}],!1;var i=m===e}else var i=!0;if(i){if(l.network!==void 0){let a=l.network,m=e;if(typeof a!="\
string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===null)y="";else
return H.errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/properties/network/\
type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.network=y))}if(e===
m&&typeof a=="string"){if(O(a,64))return H.errors=[{instancePath:t+"/query/network",schemaPath:"#/pr\
operties/query/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(a,1))return H.
errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/properties/network/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(a))return H.errors=[{instancePath:t+"/query/ne\
twork",schemaPath:"#/properties/query/properties/network/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.payer!==void 0){let a=l.payer,m=e;
if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===
null)y="";else return H.errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/proper\
ties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.payer=y))}
if(e===m&&typeof a=="string"){if(O(a,64))return H.errors=[{instancePath:t+"/query/payer",schemaPath:"\
#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(a,1))
return H.errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/properties/payer/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(a))return H.errors=[{instancePath:t+"/q\
uery/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){let a=l.limit,m=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,y;if(y===void 0)if(o==="boolean"||a===null||o===
"string"&&a&&a==+a&&!(a%1))y=+a;else return H.errors=[{instancePath:t+"/query/limit",schemaPath:"#/p\
roperties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=y,
l!==void 0&&(l.limit=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return H.errors=
[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return H.errors=[{instancePath:t+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let o=l.after,y=e;if(typeof o!="string"){let u=typeof o,
x;if(x===void 0)if(u=="number"||u=="boolean")x=""+o;else if(o===null)x="";else return H.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(o=x,l!==void 0&&(l.after=x))}if(e===y&&typeof o=="string"){if(O(o,36))return H.
errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(M(o,36))return H.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(
o))return H.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/p\
attern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var i=y===e}else var i=!0}}}}else return H.
errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"o\
bject"}}],!1}}return H.errors=p,e===0}H.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var rs=ge;function ge(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ge.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return ge.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return ge.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return ge.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return ge.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return ge.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ge.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ge.errors=p,e===0}ge.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ts=ke;function ke(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ke.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return ke.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return ke.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return ke.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return ke.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return ke.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ke.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ke.errors=p,e===0}ke.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ss=ve;function ve(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ve.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return ve.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return ve.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return ve.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return ve.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return ve.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ve.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ve.errors=p,e===0}ve.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var as=Qe;function Qe(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Qe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Qe.errors=p,e===0}Qe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var is=Pe;var ns=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Pe(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Pe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Pe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
params!==void 0){let d=r.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let s;if(d.name===
void 0&&(s="name"))return Pe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:s}}],!1;if(d.name!==void 0){let a=d.name,m=e;if(typeof a!=
"string"){let f=typeof a,o;if(o===void 0)if(f=="number"||f=="boolean")o=""+a;else if(a===null)o="";else
return Pe.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(a=o,d!==void 0&&(d.name=o))}if(e===m&&typeof a==
"string"){if(O(a,64))return Pe.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(a,1))return Pe.errors=[
{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!ns.test(a))return Pe.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Pe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Pe.errors=p,e===0}Pe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var os=be;function be(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return be.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.name===void 0&&(s="name"))return be.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.name!==void 0){let a=d.name,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f==
"number"||f=="boolean")o=""+a;else if(a===null)o="";else return be.errors=[{instancePath:t+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;o!==void 0&&(a=o,d!==void 0&&(d.name=o))}if(e===m&&typeof a=="string"){if(O(a,64))return be.errors=
[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(M(a,1))return be.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ns.test(
a))return be.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return be.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return be.errors=p,e===0}be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ps=er;function er(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return er.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return er.errors=p,e===0}er.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ms=rr;function rr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return rr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return rr.errors=p,e===0}rr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ds=tr;function tr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return tr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return tr.errors=p,e===0}tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ls=sr;function sr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return sr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return sr.errors=p,e===0}sr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fs=ar;function ar(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ar.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return ar.errors=p,e===0}ar.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ys=Ie;function Ie(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ie.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let s=d["idempotency-key"],
a=e;if(typeof s!="string"){let m=typeof s,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+s;else if(s===
null)f="";else return Ie.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=
f,d!==void 0&&(d["idempotency-key"]=f))}if(e===a&&typeof s=="string"){if(O(s,255))return Ie.errors=[
{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(M(s,1))return Ie.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Xr.test(s))return Ie.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ie.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ie.errors=p,e===0}Ie.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var us=_e;function _e(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return _e.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return _e.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return _e.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return _e.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return _e.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return _e.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return _e.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return _e.errors=p,e===0}_e.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cs=we;function we(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=we.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return we.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.id===void 0&&(s="id"))return we.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:s}}],
!1;if(d.id!==void 0){let a=d.id,m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="num\
ber"||f=="boolean")o=""+a;else if(a===null)o="";else return we.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,d!==void 0&&(d.id=o))}if(e===m&&typeof a=="string"){if(O(a,36))return we.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(M(a,36))return we.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(a))return we.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return we.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=p,e===0}we.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hs=ae;function ae(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return ae.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,s=e;if(e===
s)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let a=l["idempotenc\
y-key"],m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="number"||f=="boolean")o=""+
a;else if(a===null)o="";else return ae.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==
void 0&&(a=o,l!==void 0&&(l["idempotency-key"]=o))}if(e===m&&typeof a=="string"){if(O(a,255))return ae.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(M(a,1))return ae.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Xr.test(a))return ae.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return ae.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0;if(i)if(r.params!==
void 0){let l=r.params,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&
(m="id"))return ae.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,o=e;if(typeof f!="string"){let y=typeof f,
h;if(h===void 0)if(y=="number"||y=="boolean")h=""+f;else if(f===null)h="";else return ae.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;h!==void 0&&(f=h,l!==void 0&&(l.id=h))}if(e===o&&typeof f=="string"){if(O(f,36))return ae.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(M(f,36))return ae.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(
f))return ae.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return ae.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=s===
e}else var i=!0}return ae.errors=p,e===0}ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var gs=z,Mi={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session"},SessionSecret:{
type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{type:"string",enum:["cr\
eateKey","changeKey","rotateKey","revokeKey","restoreKey","drainUpstream","restoreUpstream","reconci\
lePayment","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","creat\
eSession","endSession","reload","backup"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[\
^\\x00-\\x1f\\x7f]+$"},target:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36\
}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function z(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=z.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d=
"params"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit===
void 0&&(l.limit=100),l.from!==void 0){let a=l.from,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let f=typeof a,o;if(o===void 0)if(f==="boolean"||a===null||f==="string"&&a&&a==+a&&!(a%
1))o=+a;else return z.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/type",keyword:"type",params:{type:"integer"}}],!1;o!==void 0&&(a=o,l!==void 0&&(l.from=o))}if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return z.errors=[{instancePath:t+"/que\
ry/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return z.errors=[{instancePath:t+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=m===e}else var i=!0;if(i){if(l.to!==void 0){let a=l.to,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let o=typeof a,y;if(y===void 0)if(o==="boolean"||a===null||o==="string"&&a&&a==+a&&
!(a%1))y=+a;else return z.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/propert\
ies/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.to=y))}if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return z.errors=[{instancePath:t+"/que\
ry/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return z.errors=[{instancePath:t+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===
e}else var i=!0;if(i){if(l.action!==void 0){let a=l.action,m=e;if(typeof a!="string"){let o=typeof a,
y;if(y===void 0)if(o=="number"||o=="boolean")y=""+a;else if(a===null)y="";else return z.errors=[{instancePath:t+
"/query/action",schemaPath:"#/properties/query/properties/action/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.action=y))}if(!(a==="createKey"||a==="changeKey"||a===
"rotateKey"||a==="revokeKey"||a==="restoreKey"||a==="drainUpstream"||a==="restoreUpstream"||a==="rec\
oncilePayment"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||
a==="revokeOperator"||a==="createSession"||a==="endSession"||a==="reload"||a==="backup"))return z.errors=
[{instancePath:t+"/query/action",schemaPath:"#/properties/query/properties/action/enum",keyword:"enu\
m",params:{allowedValues:Mi.properties.query.properties.action.enum}}],!1;var i=m===e}else var i=!0;
if(i){if(l.name!==void 0){let a=l.name,m=e;if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o==
"number"||o=="boolean")y=""+a;else if(a===null)y="";else return z.errors=[{instancePath:t+"/query/na\
me",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type:"string"}}],!1;
y!==void 0&&(a=y,l!==void 0&&(l.name=y))}if(e===m&&typeof a=="string"){if(O(a,128))return z.errors=[
{instancePath:t+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"max\
Length",params:{limit:128}}],!1;if(M(a,1))return z.errors=[{instancePath:t+"/query/name",schemaPath:"\
#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(
a))return z.errors=[{instancePath:t+"/query/name",schemaPath:"#/properties/query/properties/name/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){
if(l.target!==void 0){let a=l.target,m=e;if(typeof a!="string"){let o=typeof a,y;if(y===void 0)if(o==
"number"||o=="boolean")y=""+a;else if(a===null)y="";else return z.errors=[{instancePath:t+"/query/ta\
rget",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(a=y,l!==void 0&&(l.target=y))}if(e===m&&typeof a=="string"){if(O(a,128))return z.errors=
[{instancePath:t+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(M(a,1))return z.errors=[{instancePath:t+"/query/target",schemaPath:"\
#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ee.test(
a))return z.errors=[{instancePath:t+"/query/target",schemaPath:"#/properties/query/properties/target\
/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;
if(i){let a=l.limit,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,y;if(y===
void 0)if(o==="boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))y=+a;else return z.errors=[{instancePath:t+
"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"in\
teger"}}],!1;y!==void 0&&(a=y,l!==void 0&&(l.limit=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return z.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/propert\
ies/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return z.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let o=l.after,y=e;
if(typeof o!="string"){let u=typeof o,x;if(x===void 0)if(u=="number"||u=="boolean")x=""+o;else if(o===
null)x="";else return z.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/proper\
ties/after/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(o=x,l!==void 0&&(l.after=x))}
if(e===y&&typeof o=="string"){if(O(o,36))return z.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(M(o,36))
return z.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/minL\
ength",keyword:"minLength",params:{limit:36}}],!1;if(!me.test(o))return z.errors=[{instancePath:t+"/\
query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var i=y===e}else var i=!0}}}}}}else return z.errors=[{instancePath:t+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return z.errors=p,e===
0}z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ks=ir;function ir(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ir.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return ir.errors=p,e===0}ir.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vs=nr;function nr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return nr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return nr.errors=p,e===0}nr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ps=Oe;function Oe(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["if-none-match"],a=e;
if(typeof s!="string"){let m=typeof s,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+s;else if(s===
null)f="";else return Oe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===a&&typeof s=="string"&&O(s,4096))return Oe.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Oe.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=p,e===0}Oe.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bs=Ce;function Ce(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ce.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["if-none-match"],a=e;
if(typeof s!="string"){let m=typeof s,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+s;else if(s===
null)f="";else return Ce.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===a&&typeof s=="string"&&O(s,4096))return Ce.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ce.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ce.errors=p,e===0}Ce.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _s=ie;var ws=new RegExp("^[a-z][a-z0-9.-]*$","u");function ie(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&
(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.
headers,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let a=l["\
if-none-match"],m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="number"||f=="boolea\
n")o=""+a;else if(a===null)o="";else return ie.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(a=o,l!==void 0&&(l["if-none-match"]=o))}if(e===m&&typeof a=="string"&&O(a,4096))return ie.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ie.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else
var i=!0;if(i)if(r.params!==void 0){let l=r.params,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(
l)){let m;if(l.file===void 0&&(m="file"))return ie.errors=[{instancePath:t+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let f=l.
file,o=e;if(typeof f!="string"){let y=typeof f,h;if(h===void 0)if(y=="number"||y=="boolean")h=""+f;else if(f===
null)h="";else return ie.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(f=h,l!==void 0&&(l.file=h))}
if(e===o&&typeof f=="string"){if(O(f,64))return ie.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(f,1))
return ie.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!ws.test(f))return ie.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return ie.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0}return ie.errors=
p,e===0}ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var xs=Fe;function Fe(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["if-none-match"],a=e;
if(typeof s!="string"){let m=typeof s,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+s;else if(s===
null)f="";else return Fe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(s=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===a&&typeof s=="string"&&O(s,4096))return Fe.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Fe.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Fe.errors=p,e===0}Fe.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qs=ne;function ne(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return ne.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,s=e;if(e===
s)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let a=l["if-none-matc\
h"],m=e;if(typeof a!="string"){let f=typeof a,o;if(o===void 0)if(f=="number"||f=="boolean")o=""+a;else if(a===
null)o="";else return ne.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(a=o,l!==
void 0&&(l["if-none-match"]=o))}if(e===m&&typeof a=="string"&&O(a,4096))return ne.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ne.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0;if(i)
if(r.params!==void 0){let l=r.params,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;
if(l.file===void 0&&(m="file"))return ne.errors=[{instancePath:t+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let f=l.file,
o=e;if(typeof f!="string"){let y=typeof f,h;if(h===void 0)if(y=="number"||y=="boolean")h=""+f;else if(f===
null)h="";else return ne.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(f=h,l!==void 0&&(l.file=h))}
if(e===o&&typeof f=="string"){if(O(f,64))return ne.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(f,1))
return ne.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!ws.test(f))return ne.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return ne.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e}else var i=!0}return ne.errors=
p,e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ls=Ue(Mr()),Ns=Ue(zr()),cn={...Ls.formats,...Ns.fastFormats},As=Rr;function Rr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Rr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Rr.errors=p,e===0}Rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Is=Ur;function Ur(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Ur.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ur.errors=p,e===0}Ur.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ds=Br;function Br(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Br.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Br.errors=p,e===0}Br.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ts=Zr;function Zr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Zr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Zr.errors=p,e===0}Zr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var js=j,qt={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session"},SessionSecret:{type:"apiK\
ey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},owner:{type:[
"string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},scopes:{$ref:"schema:Sc\
opes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"sc\
hema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPe\
riod"},{type:"null"}]}}}},required:["body"]},Xi={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{
type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Ri={type:["array","null"],minItems:1,maxItems:64,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Ui={type:["array",
"null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"s\
chema:Agents"},$s={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Ks={type:["intege\
r","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Os={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Cs={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Fs={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},Bi=Object.prototype.hasOwnProperty,Ke=Be,ze=Ze,Ss=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),
Es=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function j(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=j.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.
body===void 0&&(m="body"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:m}}],!1;if(r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&
!Array.isArray(f)){let y;if(f.name===void 0&&(y="name"))return j.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:y}}],!1;{let h=e;for(let u in f)
if(!Bi.call(qt.properties.body.properties,u)){return j.errors=[{instancePath:t+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(h===e){if(f.name!==void 0){let u=f.name,x=e;if(e===x)if(typeof u=="string"){if(Ke(u,128))
return j.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(ze(u,1))return j.errors=[{instancePath:t+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ss.test(u))return j.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}else return j.errors=
[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var i=x===e}else var i=!0;if(i){if(f.owner!==void 0){let u=f.owner,x=e;if(typeof u!=
"string"&&u!==null)return j.errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/prop\
erties/owner/type",keyword:"type",params:{type:qt.properties.body.properties.owner.type}}],!1;if(e===
x&&typeof u=="string"){if(Ke(u,256))return j.errors=[{instancePath:t+"/body/owner",schemaPath:"#/pro\
perties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ze(u,1))return j.
errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ss.test(u))return j.errors=[{instancePath:t+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var i=x===e}else var i=!0;if(i){if(f.scopes!==void 0){let u=f.scopes,x=e;if(e===e)if(Array.isArray(
u)){if(u.length>8)return j.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/maxItems",
keyword:"maxItems",params:{limit:8}}],!1;if(u.length<1)return j.errors=[{instancePath:t+"/body/scope\
s",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let w=u.length;
for(let c=0;c<w;c++){let T=u[c],A=e;if(typeof T!="string")return j.errors=[{instancePath:t+"/body/sc\
opes/"+c,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(T==="\
chat"||T==="mesh"))return j.errors=[{instancePath:t+"/body/scopes/"+c,schemaPath:"schema:Scopes/item\
s/enum",keyword:"enum",params:{allowedValues:Xi.items.enum}}],!1;var d=A===e;if(!d)break}if(d){let c=u.
length,T;if(c>1){let A={};for(;c--;){let G=u[c];if(typeof G=="string"){if(typeof A[G]=="number"){return T=
A[G],j.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:c,j:T}}],!1;break}A[G]=c}}}}}}else return j.errors=[{instancePath:t+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=x===e}else var i=!0;
if(i){if(f.models!==void 0){let u=f.models,x=e,b=e;if(!Array.isArray(u)&&u!==null)return j.errors=[{
instancePath:t+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Ri.type}}],
!1;if(e===b&&Array.isArray(u)){if(u.length>64)return j.errors=[{instancePath:t+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(u.length<1)return j.errors=[{instancePath:t+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let w=u.length;for(let c=0;c<w;c++){let T=u[c],A=e;if(e===A)if(typeof T=="string"){if(Ke(T,256))return j.
errors=[{instancePath:t+"/body/models/"+c,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(ze(T,1))return j.errors=[{instancePath:t+"/body/models/"+c,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+
"/body/models/"+c,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=A===
e;if(!l)break}if(l){let c=u.length,T;if(c>1){let A={};for(;c--;){let G=u[c];if(typeof G=="string"){if(typeof A[G]==
"number"){return T=A[G],j.errors=[{instancePath:t+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:c,j:T}}],!1;break}A[G]=c}}}}}}var i=x===e}else var i=!0;if(i){if(f.
agents!==void 0){let u=f.agents,x=e,b=e;if(!Array.isArray(u)&&u!==null)return j.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Ui.type}}],!1;if(e===b&&Array.
isArray(u)){if(u.length>1e3)return j.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(u.length<1)return j.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var s=!0;
let w=u.length;for(let c=0;c<w;c++){let T=u[c],A=e;if(e===A)if(typeof T=="string"){if(Ke(T,64))return j.
errors=[{instancePath:t+"/body/agents/"+c,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(ze(T,1))return j.errors=[{instancePath:t+"/body/agents/"+c,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+
"/body/agents/"+c,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var s=A===
e;if(!s)break}if(s){let c=u.length,T;if(c>1){let A={};for(;c--;){let G=u[c];if(typeof G=="string"){if(typeof A[G]==
"number"){return T=A[G],j.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:c,j:T}}],!1;break}A[G]=c}}}}}}var i=x===e}else var i=!0;if(i){if(f.
expires_at!==void 0){let u=f.expires_at,x=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&
u!==null)return j.errors=[{instancePath:t+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:qt.properties.body.properties.expires_at.type}}],!1;if(e===
x&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return j.errors=[{instancePath:t+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:t+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=x===e}else var i=!0;if(i){if(f.rpm!==void 0){let u=f.rpm,x=e,b=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return j.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:$s.type}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){
if(u>1e9||isNaN(u))return j.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(u<1||isNaN(u))return j.errors=[{instancePath:t+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=x===
e}else var i=!0;if(i){if(f.tpm!==void 0){let u=f.tpm,x=e,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&u!==null)return j.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Ks.type}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){if(u>1e12||isNaN(
u))return j.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(u<1||isNaN(u))return j.errors=[{instancePath:t+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=x===e}else var i=!0;
if(i){if(f.max_parallel!==void 0){let u=f.max_parallel,x=e,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&u!==null)return j.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Os.type}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){
if(u>1e6||isNaN(u))return j.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(u<1||isNaN(u))return j.errors=
[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=x===e}else var i=!0;if(i){if(f.budget_usd!==void 0){let u=f.budget_usd,
x=e,b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:Cs.type}}],!1;if(e===b&&typeof u=="string"){if(Ke(
u,17))return j.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!Es.test(u))return j.errors=[{instancePath:t+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var i=x===e}else var i=!0;if(i)if(f.budget_period!==void 0){let u=f.budget_period,x=e,
b=e,_=!1,w=e;if(typeof u!="string"){let A={instancePath:t+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?p=[A]:p.push(A),e++}if(!(u==="day"||
u==="month"||u==="total")){let A={instancePath:t+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Fs.enum}};p===null?p=[A]:p.push(A),e++}var a=w===e;_=_||
a;let c=e;if(u!==null){let A={instancePath:t+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[A]:p.push(A),e++}
var a=c===e;if(_=_||a,_)e=b,p!==null&&(b?p.length=b:p=null);else{let A={instancePath:t+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[A]:p.push(A),e++,j.errors=p,!1}var i=x===e}else var i=!0}}}}}}}}}}}}else return j.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return j.errors=
p,e===0}j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ms=Hr;function Hr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Hr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Hr.errors=p,e===0}Hr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zs=Vr;function Vr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Vr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Vr.errors=p,e===0}Vr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xs=ee;function ee(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="objec\
t"&&!Array.isArray(l)){if(Object.keys(l).length<1)return ee.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let a=e;for(let m in l)
if(!(m==="rpm"||m==="tpm"||m==="max_parallel"||m==="budget_usd"||m==="budget_period")){return ee.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(a===e){if(l.rpm!==void 0){let m=l.rpm,f=e,o=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ee.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:$s.type}}],!1;if(e===o&&typeof m=="number"&&isFinite(m)){
if(m>1e9||isNaN(m))return ee.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(m<1||isNaN(m))return ee.errors=[{instancePath:t+
"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var i=f===e}else var i=!0;if(i){if(l.tpm!==void 0){let m=l.tpm,f=e,o=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ee.errors=[{instancePath:t+"/body/tpm",schemaPath:"sche\
ma:Tpm/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===o&&typeof m=="number"&&isFinite(m)){if(m>
1e12||isNaN(m))return ee.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(m<1||isNaN(m))return ee.errors=[{instancePath:t+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var i=f===e}else var i=!0;if(i){if(l.max_parallel!==void 0){let m=l.max_parallel,f=e,o=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ee.errors=[{instancePath:t+"/body/max_par\
allel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Os.type}}],!1;if(e===o&&typeof m==
"number"&&isFinite(m)){if(m>1e6||isNaN(m))return ee.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(
m))return ee.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=f===e}else var i=!0;if(i){if(l.budget_usd!==void 0){
let m=l.budget_usd,f=e,o=e;if(typeof m!="string"&&m!==null)return ee.errors=[{instancePath:t+"/body/\
budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Cs.type}}],!1;if(e===o&&typeof m==
"string"){if(Ke(m,17))return ee.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:Budget\
Usd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Es.test(m))return ee.errors=[{instancePath:t+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=f===e}else var i=!0;if(i)if(l.budget_period!==void 0){let m=l.
budget_period,f=e,o=e,y=!1,h=e;if(typeof m!="string"){let b={instancePath:t+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?p=[b]:p.push(b),e++}if(!(m===
"day"||m==="month"||m==="total")){let b={instancePath:t+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Fs.enum}};p===null?p=[b]:p.push(b),e++}var d=h===
e;y=y||d;let u=e;if(m!==null){let b={instancePath:t+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[b]:p.push(
b),e++}var d=u===e;if(y=y||d,y)e=o,p!==null&&(o?p.length=o:p=null);else{let b={instancePath:t+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return p===null?p=[b]:p.push(b),e++,ee.errors=p,!1}var i=f===e}else var i=!0}}}}}}else return ee.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return ee.errors=p,e===0}ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rs=$e;function $e(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){i.overlap_s===void 0&&(i.overlap_s=3600);let l=e;for(let s in i)if(s!=="overl\
ap_s"){return $e.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e){let s=i.overlap_s,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $e.errors=[{instancePath:t+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>604800||isNaN(s))return $e.errors=[{instancePath:t+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(s<0||isNaN(s))return $e.errors=[{instancePath:t+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return $e.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return $e.errors=p,e===0}$e.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Us=Wr;function Wr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Wr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Wr.errors=p,e===0}Wr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bs=Yr;function Yr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Yr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Yr.errors=p,e===0}Yr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zs=Gr;function Gr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Gr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Gr.errors=p,e===0}Gr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hs=Jr;function Jr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Jr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Jr.errors=p,e===0}Jr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vs=Qr;function Qr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Qr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Qr.errors=p,e===0}Qr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ws=et;function et(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=et.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
et.errors=p,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ys=rt;function rt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=rt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
rt.errors=p,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gs=tt;function tt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=tt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
tt.errors=p,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Js=st;function st(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=st.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
st.errors=p,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qs=at;function at(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=at.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
at.errors=p,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ea=it;function it(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=it.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
it.errors=p,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ra=nt;function nt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=nt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
nt.errors=p,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ta=oe;function oe(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length>1)return oe.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(d).length<
1)return oe.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let s=e;for(let a in d)if(!(a==="token"||a==="code")){return oe.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(d.token!==void 0){let a=d.token,
m=e;if(e===m)if(typeof a=="string"){if(Ke(a,512))return oe.errors=[{instancePath:t+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(ze(a,1))
return oe.errors=[{instancePath:t+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var i=m===
e}else var i=!0;if(i)if(d.code!==void 0){let a=d.code,m=e;if(e===m)if(typeof a=="string"){if(Ke(a,64))
return oe.errors=[{instancePath:t+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(ze(a,1))return oe.errors=[{instancePath:t+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return oe.errors=[{instancePath:t+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0}}}else return oe.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return oe.errors=p,e===0}oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var sa=ot;function ot(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ot.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ot.errors=p,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var aa=pt;function pt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=pt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
pt.errors=p,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ia=pe;var na={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Zi=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function pe(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.body===void 0&&(d="body"))return pe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.
body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.name===
void 0&&(a="name")||l.role===void 0&&(a="role"))return pe.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let f in l)
if(!(f==="name"||f==="role")){return pe.errors=[{instancePath:t+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===
e){if(l.name!==void 0){let f=l.name,o=e;if(e===e)if(typeof f=="string"){if(Ke(f,64))return pe.errors=
[{instancePath:t+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ze(f,1))return pe.errors=[{instancePath:t+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Zi.test(f))return pe.errors=[{instancePath:t+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return pe.errors=[{instancePath:t+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i)if(l.
role!==void 0){let f=l.role,o=e;if(typeof f!="string")return pe.errors=[{instancePath:t+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="admin"||f==="view\
er"))return pe.errors=[{instancePath:t+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:na.enum}}],!1;var i=o===e}else var i=!0}}}else return pe.errors=[{instancePath:t+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return pe.errors=
p,e===0}pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var oa=mt;function mt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=mt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
mt.errors=p,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pa=De;function De(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.body===void 0&&(i="body"))return De.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.body!==void 0){let d=r.
body;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let s;if(d.role===void 0&&(s="role"))return De.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:s}}],
!1;{let a=e;for(let m in d)if(m!=="role"){return De.errors=[{instancePath:t+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;
break}if(a===e&&d.role!==void 0){let m=d.role;if(typeof m!="string")return De.errors=[{instancePath:t+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="admi\
n"||m==="viewer"))return De.errors=[{instancePath:t+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:na.enum}}],!1}}}else return De.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return De.errors=p,e===0}De.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ma=dt;function dt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=dt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
dt.errors=p,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var da=lt;function lt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=lt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
lt.errors=p,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var la=Me;function Me(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){i.dry_run===void 0&&(i.dry_run=!1);let l=e;for(let s in i)if(s!=="dry_run"){return Me.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s}}],!1;break}if(l===e&&typeof i.dry_run!="boolean")return Me.
errors=[{instancePath:t+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return Me.errors=[{instancePath:t+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return Me.errors=p,e===0}Me.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fa=ft;function ft(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ft.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ft.errors=p,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ya=yt;function yt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=yt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
yt.errors=p,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ua=ut;function ut(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ut.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ut.errors=p,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ca=ct;function ct(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ct.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ct.errors=p,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ha=ht;function ht(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=ht.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ht.errors=p,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ga=gt;function gt(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=gt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
gt.errors=p,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _a=Ue(Mr()),wa=Ue(zr()),Vi={..._a.formats,...wa.fastFormats},xa=je;function je(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let l;if(i.status===void 0&&(l="status"))return je.errors=[{instancePath:t+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:l}}],!1;{
let s=e;for(let a in i)if(a!=="status"){return je.errors=[{instancePath:t+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(s===e&&i.status!==void 0){let a=i.status;if(typeof a!="string")return je.errors=[{instancePath:t+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return je.errors=[{instancePath:t+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return je.errors=
[{instancePath:t+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return je.errors=p,e===0}je.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var qa=dr;var q=Be;function J(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=J.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.ready===void 0&&(s="ready")||r.parts===void 0&&
(s="parts"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],
!1;{let a=e;for(let m in r)if(!(m==="ready"||m==="parts")){return J.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(a===
e){if(r.ready!==void 0){let m=e;if(typeof r.ready!="boolean")return J.errors=[{instancePath:t+"/read\
y",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var i=m===e}else
var i=!0;if(i)if(r.parts!==void 0){let m=r.parts,f=e;if(e===f)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>64)return J.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/p\
arts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in m){let h=m[y],u=e;if(e===
e)if(h&&typeof h=="object"&&!Array.isArray(h)){let b;if(h.ok===void 0&&(b="ok"))return J.errors=[{instancePath:t+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:b}}],!1;{let _=e;for(let w in h)if(!(w==="ok"||w==="detail")){return J.errors=
[{instancePath:t+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(_===e){if(h.
ok!==void 0){let w=e;if(typeof h.ok!="boolean")return J.errors=[{instancePath:t+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"type",params:{
type:"boolean"}}],!1;var d=w===e}else var d=!0;if(d)if(h.detail!==void 0){let w=h.detail,c=e;if(e===
c)if(typeof w=="string"){if(q(w,1024))return J.errors=[{instancePath:t+"/parts/"+y.replace(/~/g,"~0").
replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"maxLengt\
h",params:{limit:1024}}],!1}else return J.errors=[{instancePath:t+"/parts/"+y.replace(/~/g,"~0").replace(
/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=c===e}else var d=!0}}}else return J.errors=[{instancePath:t+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],!1;var l=u===
e;if(!l)break}}else return J.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/type",keyword:"\
type",params:{type:"object"}}],!1;var i=f===e}else var i=!0}}}else return J.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=p,e===0}J.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=dr.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(J(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?J.errors:p.concat(J.errors),e=p.length));else return dr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=p,e===0}dr.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Sa=lr;var Wi=Vi.int32,R=Ze,Yi=new RegExp("^[a-z][a-z0-9_]*$","u");function Re(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Re.evaluated;n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,d=!1,l=e;J(r,{instancePath:t,parentData:P,
parentDataProperty:v,rootData:g,dynamicAnchors:k})||(p=p===null?J.errors:p.concat(J.errors),e=p.length);
var o=l===e;if(d=d||o,o)var s=!0;let a=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.error===void 0&&(y="error")||r.message===void 0&&(y="message")){let h={instancePath:t,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};p===null?p=[h]:p.push(h),e++}else{
let h=e;for(let u in r)if(!(u==="error"||u==="message"||u==="code"||u==="param")){let x={instancePath:t,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
p===null?p=[x]:p.push(x),e++;break}if(h===e){if(r.error!==void 0){let u=r.error,x=e;if(!(typeof u=="\
number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let b={instancePath:t+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};p===null?p=[b]:p.push(b),e++}if(e===x&&
typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u)){let b={instancePath:t+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};p===null?p=
[b]:p.push(b),e++}else if(u<400||isNaN(u)){let b={instancePath:t+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};p===null?p=[b]:p.push(
b),e++}else if(!Wi.validate(u)){let b={instancePath:t+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};p===null?p=[b]:p.push(b),e++}}var f=x===e}else
var f=!0;if(f){if(r.message!==void 0){let u=r.message,x=e;if(e===x)if(typeof u=="string"){if(q(u,2048)){
let _={instancePath:t+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};p===null?p=[_]:p.push(_),e++}else if(R(u,1)){let _={instancePath:t+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
p===null?p=[_]:p.push(_),e++}}else{let _={instancePath:t+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};p===null?p=[_]:p.push(_),e++}var f=x===e}else
var f=!0;if(f){if(r.code!==void 0){let u=r.code,x=e;if(e===x)if(typeof u=="string"){if(q(u,64)){let _={
instancePath:t+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};p===null?p=[_]:p.push(_),e++}else if(!Yi.test(u)){let _={instancePath:t+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};p===null?
p=[_]:p.push(_),e++}}else{let _={instancePath:t+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};p===null?p=[_]:p.push(_),e++}var f=x===e}else var f=!0;if(f)
if(r.param!==void 0){let u=r.param,x=e;if(e===x)if(typeof u=="string"){if(q(u,256)){let _={instancePath:t+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
p===null?p=[_]:p.push(_),e++}}else{let _={instancePath:t+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};p===null?p=[_]:p.push(_),e++}var f=x===e}else var f=!0}}}}}else{
let y={instancePath:t,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};p===null?
p=[y]:p.push(y),e++}var o=a===e;if(d=d||o,o&&s!==!0&&(s=!0),d)e=i,p!==null&&(i?p.length=i:p=null);else{
let y={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[y]:p.push(y),
e++,Re.errors=p,!1}return Re.errors=p,n.props=s,e===0}Re.evaluated={dynamicProps:!0,dynamicItems:!1};
function lr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Re(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?Re.errors:
p.concat(Re.errors),e=p.length));else return lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return lr.errors=p,e===0}lr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var La=yr;var or={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"\
schema:Key"},Na={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat",
"mesh"]},$id:"schema:Scopes"},Aa={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Ia={type:["array","null"],minItems:1,maxItems:1e3,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Da={type:["intege\
r","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Ta={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},ja={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},$a={type:[
"string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},
Ka={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ve=Object.prototype.hasOwnProperty,
Oa=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var fr=new RegExp("^[0-9]{1,30}$","u");function te(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=te.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.charged===
void 0&&(d="charged")||r.counted===void 0&&(d="counted"))return te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(!(s==="cha\
rged"||s==="counted")){return te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e){if(r.charged!==void 0){let s=r.
charged,a=e;if(e===e)if(typeof s=="string"){if(q(s,30))return te.errors=[{instancePath:t+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!fr.test(s))return te.
errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return te.errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i)if(r.counted!==void 0){
let s=r.counted,a=e;if(e===e)if(typeof s=="string"){if(q(s,30))return te.errors=[{instancePath:t+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!fr.test(
s))return te.errors=[{instancePath:t+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return te.errors=[{instancePath:t+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0}}}else return te.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=
p,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=S.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.id===void 0&&(m="id")||r.name===void 0&&(m="name")||r.prefix===void 0&&(m="prefix")||r.owner===
void 0&&(m="owner")||r.scopes===void 0&&(m="scopes")||r.models===void 0&&(m="models")||r.agents===void 0&&
(m="agents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max\
_parallel")||r.budget_usd===void 0&&(m="budget_usd")||r.budget_period===void 0&&(m="budget_period")||
r.created_at===void 0&&(m="created_at")||r.expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&
(m="revoked_at")||r.previous_until===void 0&&(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))
return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let f=e;for(let o in r)if(!Ve.call(or.properties,o)){return S.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===
e){if(r.id!==void 0){let o=r.id,y=e;if(e===y)if(typeof o=="string"){if(q(o,64))return S.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(o,1))return S.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.name!==void 0){let o=r.name,y=e;if(e===y)if(typeof o==
"string"){if(q(o,128))return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(R(o,1))return S.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else
var i=!0;if(i){if(r.prefix!==void 0){let o=r.prefix,y=e;if(e===y)if(typeof o=="string"){if(q(o,16))return S.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return S.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.owner!==void 0){let o=r.
owner,y=e;if(typeof o!="string"&&o!==null)return S.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:or.properties.owner.type}}],!1;if(e===y&&typeof o==
"string"&&q(o,256))return S.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var i=y===e}else var i=!0;if(i){if(r.scopes!==void 0){
let o=r.scopes,y=e;if(e===e)if(Array.isArray(o)){if(o.length>8)return S.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(o.length<1)return S.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let x=o.length;for(let b=0;b<x;b++){let _=o[b],w=e;if(typeof _!="string")return S.errors=
[{instancePath:t+"/scopes/"+b,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(_==="chat"||_==="mesh"))return S.errors=[{instancePath:t+"/scopes/"+b,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Na.items.enum}}],!1;var d=w===e;if(!d)break}
if(d){let b=o.length,_;if(b>1){let w={};for(;b--;){let c=o[b];if(typeof c=="string"){if(typeof w[c]==
"number"){return _=w[c],S.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:_}}],!1;break}w[c]=b}}}}}}else return S.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;
if(i){if(r.models!==void 0){let o=r.models,y=e,h=e;if(!Array.isArray(o)&&o!==null)return S.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Aa.type}}],!1;if(e===
h&&Array.isArray(o)){if(o.length>64)return S.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(o.length<1)return S.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let x=o.
length;for(let b=0;b<x;b++){let _=o[b],w=e;if(e===w)if(typeof _=="string"){if(q(_,256))return S.errors=
[{instancePath:t+"/models/"+b,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(_,1))return S.errors=[{instancePath:t+"/models/"+b,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/mod\
els/"+b,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=w===e;
if(!l)break}if(l){let b=o.length,_;if(b>1){let w={};for(;b--;){let c=o[b];if(typeof c=="string"){if(typeof w[c]==
"number"){return _=w[c],S.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:_}}],!1;break}w[c]=b}}}}}}var i=y===e}else var i=!0;if(i){if(r.agents!==void 0){
let o=r.agents,y=e,h=e;if(!Array.isArray(o)&&o!==null)return S.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Ia.type}}],!1;if(e===h&&Array.isArray(o)){if(o.length>
1e3)return S.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(o.length<1)return S.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var s=!0;let x=o.length;for(let b=0;b<x;b++){
let _=o[b],w=e;if(e===w)if(typeof _=="string"){if(q(_,64))return S.errors=[{instancePath:t+"/agents/"+
b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(_,1))return S.
errors=[{instancePath:t+"/agents/"+b,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/agents/"+b,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var s=w===e;if(!s)break}if(s){let b=o.length,_;
if(b>1){let w={};for(;b--;){let c=o[b];if(typeof c=="string"){if(typeof w[c]=="number"){return _=w[c],
S.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:_}}],!1;break}w[c]=b}}}}}}var i=y===e}else var i=!0;if(i){if(r.rpm!==void 0){let o=r.rpm,y=e,h=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return S.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Da.type}}],!1;if(e===h&&typeof o=="n\
umber"&&isFinite(o)){if(o>1e9||isNaN(o))return S.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(o<1||isNaN(o))return S.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.tpm!==void 0){let o=r.tpm,y=e,h=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return S.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Ta.type}}],!1;if(e===h&&typeof o=="number"&&isFinite(o)){if(o>1e12||
isNaN(o))return S.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(o<1||isNaN(o))return S.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=y===e}else var i=!0;
if(i){if(r.max_parallel!==void 0){let o=r.max_parallel,y=e,h=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return S.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:ja.type}}],!1;if(e===h&&typeof o=="number"&&isFinite(o)){if(o>
1e6||isNaN(o))return S.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(o<1||isNaN(o))return S.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let o=r.budget_usd,y=e,h=e;if(typeof o!=
"string"&&o!==null)return S.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:$a.type}}],!1;if(e===h&&typeof o=="string"){if(q(o,17))return S.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Oa.test(o))return S.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=y===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let o=r.budget_period,y=e,h=e,u=!1,x=e;if(typeof o!="string"){let w={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[w]:p.push(w),e++}if(!(o==="day"||o==="month"||o==="total")){let w={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ka.enum}};
p===null?p=[w]:p.push(w),e++}var a=x===e;u=u||a;let b=e;if(o!==null){let w={instancePath:t+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[w]:p.push(w),e++}var a=b===e;if(u=u||a,u)e=h,p!==null&&(h?p.length=h:p=null);else{let w={instancePath:t+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[w]:p.push(w),e++,S.errors=p,!1}var i=y===e}else var i=!0;if(i){if(r.budget_used!==void 0){let o=e;
te(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:g,
dynamicAnchors:k})||(p=p===null?te.errors:p.concat(te.errors),e=p.length);var i=o===e}else var i=!0;
if(i){if(r.created_at!==void 0){let o=r.created_at,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return S.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(
o))return S.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return S.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.expires_at!==void 0){let o=r.expires_at,y=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return S.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:or.properties.expires_at.type}}],!1;if(e===
y&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return S.errors=[{instancePath:t+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(o<0||isNaN(o))return S.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){
if(r.revoked_at!==void 0){let o=r.revoked_at,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null)return S.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:or.properties.revoked_at.type}}],!1;if(e===y&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return S.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return S.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.previous_until!==
void 0){let o=r.previous_until,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)
return S.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:or.properties.previous_until.type}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){
if(o>41024448e5||isNaN(o))return S.errors=[{instancePath:t+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return S.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i)if(r.sandbox!==
void 0){let o=e;if(typeof r.sandbox!="boolean")return S.errors=[{instancePath:t+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=o===e}else var i=!0}}}}}}}}}}}}}}}}}}}else
return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.
errors=p,e===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=xe.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.keys===void 0&&(d="keys"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(s!=="keys"){
return xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(l===e&&r.keys!==void 0){let s=r.keys;if(e===e)if(Array.isArray(
s)){if(s.length>1e5)return xe.errors=[{instancePath:t+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var i=!0;let m=s.length;for(let f=0;f<m;f++){let o=e;S(s[f],
{instancePath:t+"/keys/"+f,parentData:s,parentDataProperty:f,rootData:g,dynamicAnchors:k})||(p=p===null?
S.errors:p.concat(S.errors),e=p.length);var i=o===e;if(!i)break}}}else return xe.errors=[{instancePath:t+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else return xe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=
p,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=yr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(xe(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:g,dynamicAnchors:k})||(p=p===null?xe.errors:p.concat(xe.errors),e=p.length));else return yr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return yr.errors=
p,e===0}yr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ca=ur;var pr={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function N(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=N.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.id===void 0&&(m="id")||r.key===void 0&&(m="key")||r.name===void 0&&(m=
"name")||r.prefix===void 0&&(m="prefix")||r.owner===void 0&&(m="owner")||r.scopes===void 0&&(m="scop\
es")||r.models===void 0&&(m="models")||r.agents===void 0&&(m="agents")||r.rpm===void 0&&(m="rpm")||r.
tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max_parallel")||r.budget_usd===void 0&&(m="bud\
get_usd")||r.budget_period===void 0&&(m="budget_period")||r.created_at===void 0&&(m="created_at")||r.
expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoked_at")||r.previous_until===void 0&&
(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))return N.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let f=e;for(let o in r)if(!Ve.call(pr.
properties,o)){return N.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){if(r.id!==void 0){let o=r.id,y=e;if(e===
y)if(typeof o=="string"){if(q(o,64))return N.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(o,1))return N.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=y===e}else var i=!0;if(i){if(r.name!==void 0){let o=r.name,y=e;if(e===y)if(typeof o=="strin\
g"){if(q(o,128))return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(R(o,1))return N.errors=[{instancePath:t+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else
var i=!0;if(i){if(r.prefix!==void 0){let o=r.prefix,y=e;if(e===y)if(typeof o=="string"){if(q(o,16))return N.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return N.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.owner!==void 0){let o=r.
owner,y=e;if(typeof o!="string"&&o!==null)return N.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:pr.properties.owner.type}}],!1;if(e===y&&typeof o==
"string"&&q(o,256))return N.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var i=y===e}else var i=!0;if(i){if(r.scopes!==void 0){
let o=r.scopes,y=e;if(e===e)if(Array.isArray(o)){if(o.length>8)return N.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(o.length<1)return N.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let x=o.length;for(let b=0;b<x;b++){let _=o[b],w=e;if(typeof _!="string")return N.errors=
[{instancePath:t+"/scopes/"+b,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(_==="chat"||_==="mesh"))return N.errors=[{instancePath:t+"/scopes/"+b,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Na.items.enum}}],!1;var d=w===e;if(!d)break}
if(d){let b=o.length,_;if(b>1){let w={};for(;b--;){let c=o[b];if(typeof c=="string"){if(typeof w[c]==
"number"){return _=w[c],N.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:_}}],!1;break}w[c]=b}}}}}}else return N.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;
if(i){if(r.models!==void 0){let o=r.models,y=e,h=e;if(!Array.isArray(o)&&o!==null)return N.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Aa.type}}],!1;if(e===
h&&Array.isArray(o)){if(o.length>64)return N.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(o.length<1)return N.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let x=o.
length;for(let b=0;b<x;b++){let _=o[b],w=e;if(e===w)if(typeof _=="string"){if(q(_,256))return N.errors=
[{instancePath:t+"/models/"+b,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(_,1))return N.errors=[{instancePath:t+"/models/"+b,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/mod\
els/"+b,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=w===e;
if(!l)break}if(l){let b=o.length,_;if(b>1){let w={};for(;b--;){let c=o[b];if(typeof c=="string"){if(typeof w[c]==
"number"){return _=w[c],N.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:_}}],!1;break}w[c]=b}}}}}}var i=y===e}else var i=!0;if(i){if(r.agents!==void 0){
let o=r.agents,y=e,h=e;if(!Array.isArray(o)&&o!==null)return N.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Ia.type}}],!1;if(e===h&&Array.isArray(o)){if(o.length>
1e3)return N.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(o.length<1)return N.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var s=!0;let x=o.length;for(let b=0;b<x;b++){
let _=o[b],w=e;if(e===w)if(typeof _=="string"){if(q(_,64))return N.errors=[{instancePath:t+"/agents/"+
b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(_,1))return N.
errors=[{instancePath:t+"/agents/"+b,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/agents/"+b,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var s=w===e;if(!s)break}if(s){let b=o.length,_;
if(b>1){let w={};for(;b--;){let c=o[b];if(typeof c=="string"){if(typeof w[c]=="number"){return _=w[c],
N.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:_}}],!1;break}w[c]=b}}}}}}var i=y===e}else var i=!0;if(i){if(r.rpm!==void 0){let o=r.rpm,y=e,h=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Da.type}}],!1;if(e===h&&typeof o=="n\
umber"&&isFinite(o)){if(o>1e9||isNaN(o))return N.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(o<1||isNaN(o))return N.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.tpm!==void 0){let o=r.tpm,y=e,h=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Ta.type}}],!1;if(e===h&&typeof o=="number"&&isFinite(o)){if(o>1e12||
isNaN(o))return N.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(o<1||isNaN(o))return N.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=y===e}else var i=!0;
if(i){if(r.max_parallel!==void 0){let o=r.max_parallel,y=e,h=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:ja.type}}],!1;if(e===h&&typeof o=="number"&&isFinite(o)){if(o>
1e6||isNaN(o))return N.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(o<1||isNaN(o))return N.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let o=r.budget_usd,y=e,h=e;if(typeof o!=
"string"&&o!==null)return N.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:$a.type}}],!1;if(e===h&&typeof o=="string"){if(q(o,17))return N.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Oa.test(o))return N.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=y===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let o=r.budget_period,y=e,h=e,u=!1,x=e;if(typeof o!="string"){let w={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[w]:p.push(w),e++}if(!(o==="day"||o==="month"||o==="total")){let w={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ka.enum}};
p===null?p=[w]:p.push(w),e++}var a=x===e;u=u||a;let b=e;if(o!==null){let w={instancePath:t+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[w]:p.push(w),e++}var a=b===e;if(u=u||a,u)e=h,p!==null&&(h?p.length=h:p=null);else{let w={instancePath:t+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[w]:p.push(w),e++,N.errors=p,!1}var i=y===e}else var i=!0;if(i){if(r.budget_used!==void 0){let o=e;
te(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:g,
dynamicAnchors:k})||(p=p===null?te.errors:p.concat(te.errors),e=p.length);var i=o===e}else var i=!0;
if(i){if(r.created_at!==void 0){let o=r.created_at,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return N.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(
o))return N.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return N.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.expires_at!==void 0){let o=r.expires_at,y=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:pr.properties.expires_at.type}}],!1;if(e===
y&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return N.errors=[{instancePath:t+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(o<0||isNaN(o))return N.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){
if(r.revoked_at!==void 0){let o=r.revoked_at,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null)return N.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:pr.properties.revoked_at.type}}],!1;if(e===y&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return N.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return N.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.previous_until!==
void 0){let o=r.previous_until,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)
return N.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:pr.properties.previous_until.type}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){
if(o>41024448e5||isNaN(o))return N.errors=[{instancePath:t+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return N.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.sandbox!==
void 0){let o=e;if(typeof r.sandbox!="boolean")return N.errors=[{instancePath:t+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=o===e}else var i=!0;if(i)
if(r.key!==void 0){let o=r.key,y=e;if(e===y)if(typeof o=="string"){if(q(o,256))return N.errors=[{instancePath:t+
"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(o,1))
return N.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/type",
keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return N.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=
p,e===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=ur.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(N(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:g,dynamicAnchors:k})||(p=p===null?N.errors:p.concat(N.errors),e=p.length));else return ur.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ur.errors=
p,e===0}ur.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Fa=cr;function cr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(S(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?S.errors:
p.concat(S.errors),e=p.length));else return cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return cr.errors=p,e===0}cr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ea=hr;function hr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(S(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?S.errors:
p.concat(S.errors),e=p.length));else return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return hr.errors=p,e===0}hr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ma=gr;function gr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(S(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?S.errors:
p.concat(S.errors),e=p.length));else return gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gr.errors=p,e===0}gr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var za=kr;function kr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(N(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?N.errors:
p.concat(N.errors),e=p.length));else return kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return kr.errors=p,e===0}kr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xa=vr;function vr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(S(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?S.errors:
p.concat(S.errors),e=p.length));else return vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vr.errors=p,e===0}vr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ra=Pr;var St={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function D(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=D.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.from===void 0&&(s="from")||r.to===void 0&&
(s="to")||r.totals===void 0&&(s="totals"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:s}}],!1;{let a=e;for(let m in r)if(!(m==="from"||m==="to"||m==="to\
tals")){return D.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(a===e){if(r.from!==void 0){let m=r.from,f=e,o=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return D.errors=[{instancePath:t+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return D.
errors=[{instancePath:t+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){if(r.to!==void 0){let m=r.to,f=e,o=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return D.errors=[{instancePath:t+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return D.errors=
[{instancePath:t+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=f===e}else var i=!0;if(i)if(r.totals!==void 0){let m=r.totals,f=e;if(e===f)if(Array.isArray(
m)){if(m.length>1e5)return D.errors=[{instancePath:t+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var d=!0;let y=m.length;for(let h=0;h<y;h++){let u=m[h],
x=e;if(e===x)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.requests===void 0&&(_="requests")||
u.prompt_tokens===void 0&&(_="prompt_tokens")||u.cached_tokens===void 0&&(_="cached_tokens")||u.cache_write_tokens===
void 0&&(_="cache_write_tokens")||u.completion_tokens===void 0&&(_="completion_tokens")||u.reasoning_tokens===
void 0&&(_="reasoning_tokens")||u.hosted_calls===void 0&&(_="hosted_calls")||u.charged===void 0&&(_=
"charged")||u.counted===void 0&&(_="counted")||u.cost===void 0&&(_="cost"))return D.errors=[{instancePath:t+
"/totals/"+h,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let w=e;for(let c in u)if(!Ve.call(St.properties.totals.items.properties,c)){return D.errors=[{instancePath:t+
"/totals/"+h,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:c}}],!1;break}if(w===e){if(u.key_id!==void 0){let c=u.key_id,T=e;if(e===
T)if(typeof c=="string"){if(q(c,256))return D.errors=[{instancePath:t+"/totals/"+h+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return D.errors=[{instancePath:t+"/totals/"+h+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var l=T===e}else var l=!0;if(l){if(u.model!==
void 0){let c=u.model,T=e;if(typeof c!="string"&&c!==null)return D.errors=[{instancePath:t+"/totals/"+
h+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:St.
properties.totals.items.properties.model.type}}],!1;if(e===T&&typeof c=="string"&&q(c,256))return D.
errors=[{instancePath:t+"/totals/"+h+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var l=T===e}else var l=!0;if(l){if(u.agent!==
void 0){let c=u.agent,T=e;if(typeof c!="string"&&c!==null)return D.errors=[{instancePath:t+"/totals/"+
h+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:St.
properties.totals.items.properties.agent.type}}],!1;if(e===T&&typeof c=="string"&&q(c,256))return D.
errors=[{instancePath:t+"/totals/"+h+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var l=T===e}else var l=!0;if(l){if(u.hour!==
void 0){let c=u.hour,T=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{
instancePath:t+"/totals/"+h+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===T&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(
c))return D.errors=[{instancePath:t+"/totals/"+h+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))
return D.errors=[{instancePath:t+"/totals/"+h+"/hour",schemaPath:"#/properties/totals/items/properti\
es/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=T===e}else var l=!0;if(l){
if(u.requests!==void 0){let c=u.requests,T=e,A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return D.errors=[{instancePath:t+"/totals/"+h+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=
[{instancePath:t+"/totals/"+h+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=T===e}else var l=!0;if(l){if(u.prompt_tokens!==void 0){let c=u.prompt_tokens,
T=e,A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/\
totals/"+h+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===A&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=T===e}else var l=!0;if(l){if(u.cached_tokens!==void 0){let c=u.cached_tokens,T=e,A=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/totals/"+h+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=T===e}else var l=!0;if(l){if(u.cache_write_tokens!==void 0){let c=u.cache_write_tokens,T=e,
A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/tota\
ls/"+h+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=
[{instancePath:t+"/totals/"+h+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=T===e}else var l=!0;if(l){if(u.completion_tokens!==void 0){let c=u.
completion_tokens,T=e,A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[
{instancePath:t+"/totals/"+h+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===A&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.
errors=[{instancePath:t+"/totals/"+h+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/completion_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=T===e}else var l=!0;if(l){if(u.reasoning_tokens!==void 0){let c=u.reasoning_tokens,
T=e,A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/\
totals/"+h+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=
[{instancePath:t+"/totals/"+h+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=T===e}else var l=!0;if(l){if(u.hosted_calls!==void 0){let c=u.hosted_calls,
T=e,A=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/\
totals/"+h+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===A&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/ho\
sted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=T===e}else var l=!0;if(l){if(u.charged!==void 0){let c=u.charged,T=e;if(e===e)if(typeof c==
"string"){if(q(c,30))return D.errors=[{instancePath:t+"/totals/"+h+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!fr.test(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return D.errors=[{instancePath:t+"/totals/"+h+"/charged",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var l=T===e}else var l=!0;if(l){if(u.counted!==
void 0){let c=u.counted,T=e;if(e===e)if(typeof c=="string"){if(q(c,30))return D.errors=[{instancePath:t+
"/totals/"+h+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!fr.test(c))return D.errors=[{instancePath:t+"/totals/"+h+"/counted",schemaPath:"schema:NanoUs\
d/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return D.errors=[{instancePath:t+
"/totals/"+h+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;
var l=T===e}else var l=!0;if(l)if(u.cost!==void 0){let c=u.cost,T=e;if(e===e)if(typeof c=="string"){
if(q(c,30))return D.errors=[{instancePath:t+"/totals/"+h+"/cost",schemaPath:"schema:NanoUsd/maxLengt\
h",keyword:"maxLength",params:{limit:30}}],!1;if(!fr.test(c))return D.errors=[{instancePath:t+"/tota\
ls/"+h+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return D.errors=[{instancePath:t+"/totals/"+h+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"\
type",params:{type:"string"}}],!1;var l=T===e}else var l=!0}}}}}}}}}}}}}}}else return D.errors=[{instancePath:t+
"/totals/"+h,schemaPath:"#/properties/totals/items/type",keyword:"type",params:{type:"object"}}],!1;
var d=x===e;if(!d)break}}}else return D.errors=[{instancePath:t+"/totals",schemaPath:"#/properties/t\
otals/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}else return D.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=p,e===
0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Pr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(D(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:g,dynamicAnchors:k})||(p=p===null?D.errors:p.concat(D.errors),e=p.length));else return Pr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=
p,e===0}Pr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ua=br;var Gi={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},Xe={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tok\
ens","cache_write_tokens","completion_tokens","reasoning_tokens","hosted_calls","estimated","charged",
"counted","cost","latency_ms","ttft_ms","upstream"],properties:{id:{type:"string",maxLength:64},call_id:{
type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{type:"integer",minimum:0,
maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{
type:"string",maxLength:256},payment_id:{type:["string","null"],maxLength:512},model:{type:["string",
"null"],maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},
status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:\
CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},completion_tokens:{$ref:"schema:C\
ount"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},estimated:{
type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",
minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{
type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},
upstream:{type:["string","null"],maxLength:64}},$id:"schema:UsageRow"};function L(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=L.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.call_id===void 0&&(d="call_id")||r.request_id===
void 0&&(d="request_id")||r.attempt===void 0&&(d="attempt")||r.ts===void 0&&(d="ts")||r.service===void 0&&
(d="service")||r.key_id===void 0&&(d="key_id")||r.payment_id===void 0&&(d="payment_id")||r.model===void 0&&
(d="model")||r.agent===void 0&&(d="agent")||r.tool===void 0&&(d="tool")||r.status===void 0&&(d="stat\
us")||r.prompt_tokens===void 0&&(d="prompt_tokens")||r.cached_tokens===void 0&&(d="cached_tokens")||
r.cache_write_tokens===void 0&&(d="cache_write_tokens")||r.completion_tokens===void 0&&(d="completio\
n_tokens")||r.reasoning_tokens===void 0&&(d="reasoning_tokens")||r.hosted_calls===void 0&&(d="hosted\
_calls")||r.estimated===void 0&&(d="estimated")||r.charged===void 0&&(d="charged")||r.counted===void 0&&
(d="counted")||r.cost===void 0&&(d="cost")||r.latency_ms===void 0&&(d="latency_ms")||r.ttft_ms===void 0&&
(d="ttft_ms")||r.upstream===void 0&&(d="upstream"))return L.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(!Ve.call(Xe.properties,
s)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}],!1;break}if(l===e){if(r.id!==void 0){let s=r.id,a=e;if(e===a)if(typeof s==
"string"){if(q(s,64))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return L.errors=[{instancePath:t+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.call_id!==
void 0){let s=r.call_id,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return L.errors=[{instancePath:t+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return L.errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.request_id!==void 0){let s=r.request_id,a=e;
if(e===a)if(typeof s=="string"){if(q(s,64))return L.errors=[{instancePath:t+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return L.errors=[
{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"\
string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.attempt!==void 0){let s=r.attempt,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/attempt",schemaPath:"#/\
properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return L.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<0||isNaN(s))return L.errors=
[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.ts!==void 0){let s=r.ts,a=e;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/ts",schemaPath:"#/propert\
ies/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){
if(s>41024448e5||isNaN(s))return L.errors=[{instancePath:t+"/ts",schemaPath:"#/properties/ts/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return L.errors=[{
instancePath:t+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.service!==void 0){let s=r.service,a=e;if(e===a)if(typeof s==
"string"){if(q(s,32))return L.errors=[{instancePath:t+"/service",schemaPath:"#/properties/service/ma\
xLength",keyword:"maxLength",params:{limit:32}}],!1}else return L.errors=[{instancePath:t+"/service",
schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;
if(i){if(r.key_id!==void 0){let s=r.key_id,a=e;if(e===a)if(typeof s=="string"){if(q(s,256))return L.
errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return L.errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/type",
keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.payment_id!==void 0){
let s=r.payment_id,a=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/payment_id",
schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type:Xe.properties.payment_id.type}}],
!1;if(e===a&&typeof s=="string"&&q(s,512))return L.errors=[{instancePath:t+"/payment_id",schemaPath:"\
#/properties/payment_id/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var i=a===e}else var i=!0;
if(i){if(r.model!==void 0){let s=r.model,a=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Xe.properties.model.type}}],
!1;if(e===a&&typeof s=="string"&&q(s,256))return L.errors=[{instancePath:t+"/model",schemaPath:"#/pr\
operties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=a===e}else var i=!0;if(i){
if(r.agent!==void 0){let s=r.agent,a=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+
"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:Xe.properties.agent.type}}],
!1;if(e===a&&typeof s=="string"&&q(s,256))return L.errors=[{instancePath:t+"/agent",schemaPath:"#/pr\
operties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=a===e}else var i=!0;if(i){
if(r.tool!==void 0){let s=r.tool,a=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Xe.properties.tool.type}}],!1;
if(e===a&&typeof s=="string"&&q(s,256))return L.errors=[{instancePath:t+"/tool",schemaPath:"#/proper\
ties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=a===e}else var i=!0;if(i){if(r.
status!==void 0){let s=r.status,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return L.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return L.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.prompt_tokens!==void 0){let s=r.prompt_tokens,
a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&
typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.cached_tokens!==
void 0){let s=r.cached_tokens,a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.
errors=[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.
errors=[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+
"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.cache_write_tokens!==void 0){let s=r.cache_write_tokens,
a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/\
cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=[{instancePath:t+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=a===e}else var i=!0;if(i){if(r.completion_tokens!==void 0){let s=r.completion_tokens,a=e,m=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/completi\
on_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=[{instancePath:t+"/completion\
_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.
reasoning_tokens!==void 0){let s=r.reasoning_tokens,a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return L.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return L.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<
0||isNaN(s))return L.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.
hosted_calls!==void 0){let s=r.hosted_calls,a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return L.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return L.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=a===e}else var i=!0;if(i){if(r.estimated!==void 0){let s=e;if(typeof r.estimated!="boolean")
return L.errors=[{instancePath:t+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.charged!==void 0){let s=r.charged,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=[{instancePath:t+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.counted!==
void 0){let s=r.counted,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else
var i=!0;if(i){if(r.cost!==void 0){let s=r.cost,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return L.errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.
errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;
if(i){if(r.latency_ms!==void 0){let s=r.latency_ms,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return L.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return L.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=
[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.ttft_ms!==void 0){let s=r.ttft_ms,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return L.errors=[{instancePath:t+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:Xe.properties.ttft_ms.
type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return L.errors=
[{instancePath:t+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else
var i=!0;if(i)if(r.upstream!==void 0){let s=r.upstream,a=e;if(typeof s!="string"&&s!==null)return L.
errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Xe.
properties.upstream.type}}],!1;if(e===a&&typeof s=="string"&&q(s,64))return L.errors=[{instancePath:t+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var i=a===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=p,e===0}L.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function de(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.rows===void 0&&(l="rows")||r.next===void 0&&
(l="next"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let s=e;for(let a in r)if(!(a==="rows"||a==="next")){return de.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===
e){if(r.rows!==void 0){let a=r.rows,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return de.errors=
[{instancePath:t+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var i=!0;let f=a.length;for(let o=0;o<f;o++){let y=e;L(a[o],{instancePath:t+"/rows/"+o,parentData:a,
parentDataProperty:o,rootData:g,dynamicAnchors:k})||(p=p===null?L.errors:p.concat(L.errors),e=p.length);
var i=y===e;if(!i)break}}}else return de.errors=[{instancePath:t+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var d=m===e}else var d=!0;if(d)if(r.next!==void 0){
let a=r.next,m=e;if(typeof a!="string"&&a!==null)return de.errors=[{instancePath:t+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Gi.properties.next.type}}],!1;if(e===m&&typeof a==
"string"&&q(a,256))return de.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var d=m===e}else var d=!0}}}else return de.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,e===0}de.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function br(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=br.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(de(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?de.errors:p.concat(de.errors),e=p.length));else return br.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return br.errors=p,e===0}br.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Ba=_r;var Ji={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64}},$id:"\
schema:PaymentList"},mr={type:"object",additionalProperties:!1,required:["id","state","network","pay\
er","pay_to","asset","amount","price_usd","agent","tool","request_id","transaction","reason","attemp\
ts","valid_before","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,
maxLength:64},state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"s\
tring",maxLength:64},pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{
type:"string",pattern:"^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\\
.[0-9]{1,9})?$",maxLength:20},agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},
request_id:{type:"string",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:[
"string","null"],maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"\
schema:Instant"},look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"\
schema:Instant"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:\
Payment"},Qi={type:"string",enum:["reserved","executing","executed","settling","settled","settle_unk\
nown","failed","expired","refund_due","undecided"],$id:"schema:PaymentState"};var en=new RegExp("^[0-9]{1,78}$","u"),rn=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function I(r,{
instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,n=I.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.state===void 0&&(d="state")||r.network===
void 0&&(d="network")||r.payer===void 0&&(d="payer")||r.pay_to===void 0&&(d="pay_to")||r.asset===void 0&&
(d="asset")||r.amount===void 0&&(d="amount")||r.price_usd===void 0&&(d="price_usd")||r.agent===void 0&&
(d="agent")||r.tool===void 0&&(d="tool")||r.request_id===void 0&&(d="request_id")||r.transaction===void 0&&
(d="transaction")||r.reason===void 0&&(d="reason")||r.attempts===void 0&&(d="attempts")||r.valid_before===
void 0&&(d="valid_before")||r.look_at===void 0&&(d="look_at")||r.created_at===void 0&&(d="created_at")||
r.updated_at===void 0&&(d="updated_at")||r.expires_at===void 0&&(d="expires_at"))return I.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(!Ve.
call(mr.properties,s)){return I.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e){if(r.id!==void 0){let s=r.id,
a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return I.errors=[{instancePath:t+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return I.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return I.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=a===e}else var i=!0;if(i){if(r.state!==void 0){let s=r.state,a=e;if(typeof s!="string")return I.
errors=[{instancePath:t+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||s==="settled"||s===
"settle_unknown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))return I.errors=[{
instancePath:t+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Qi.
enum}}],!1;var i=a===e}else var i=!0;if(i){if(r.network!==void 0){let s=r.network,a=e;if(e===a)if(typeof s==
"string"){if(q(s,64))return I.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:t+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;
if(i){if(r.payer!==void 0){let s=r.payer,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return I.errors=
[{instancePath:t+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return I.errors=[{instancePath:t+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.pay_to!==void 0){let s=r.pay_to,a=e;
if(e===a)if(typeof s=="string"){if(q(s,64))return I.errors=[{instancePath:t+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:t+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var i=a===
e}else var i=!0;if(i){if(r.asset!==void 0){let s=r.asset,a=e;if(e===a)if(typeof s=="string"){if(q(s,
64))return I.errors=[{instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return I.errors=[{instancePath:t+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.amount!==
void 0){let s=r.amount,a=e;if(e===a)if(typeof s=="string"){if(q(s,78))return I.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!en.
test(s))return I.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return I.errors=[{instancePath:t+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){
if(r.price_usd!==void 0){let s=r.price_usd,a=e;if(e===a)if(typeof s=="string"){if(q(s,20))return I.errors=
[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!rn.test(s))return I.errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return I.
errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.agent!==void 0){let s=r.agent,a=e;if(e===a)
if(typeof s=="string"){if(q(s,64))return I.errors=[{instancePath:t+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:t+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else
var i=!0;if(i){if(r.tool!==void 0){let s=r.tool,a=e;if(typeof s!="string"&&s!==null)return I.errors=
[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:mr.properties.
tool.type}}],!1;if(e===a&&typeof s=="string"&&q(s,256))return I.errors=[{instancePath:t+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=a===e}else var i=!0;if(i){
if(r.request_id!==void 0){let s=r.request_id,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return I.
errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return I.errors=[{instancePath:t+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.
transaction!==void 0){let s=r.transaction,a=e;if(typeof s!="string"&&s!==null)return I.errors=[{instancePath:t+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:mr.properties.
transaction.type}}],!1;if(e===a&&typeof s=="string"&&q(s,256))return I.errors=[{instancePath:t+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var i=a===e}else var i=!0;if(i){if(r.reason!==void 0){let s=r.reason,a=e;if(typeof s!="string"&&s!==
null)return I.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:mr.properties.reason.type}}],!1;if(e===a&&typeof s=="string"&&q(s,1024))return I.errors=
[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=a===e}else var i=!0;if(i){if(r.attempts!==void 0){let s=r.attempts,a=e;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.errors=[{instancePath:t+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>1e6||isNaN(s))return I.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(s<0||isNaN(s))return I.errors=
[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.valid_before!==void 0){let s=r.valid_before,a=e,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.errors=[{instancePath:t+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return I.errors=[{instancePath:t+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return I.errors=[{instancePath:t+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.look_at!==
void 0){let s=r.look_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return I.
errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:mr.
properties.look_at.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return I.errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return I.errors=[{instancePath:t+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=a===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,a=e,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.errors=[{instancePath:t+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return I.errors=[{instancePath:t+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(
s))return I.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.updated_at!==void 0){
let s=r.updated_at,a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.errors=
[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return I.errors=[{instancePath:t+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return I.errors=[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i)if(r.expires_at!==
void 0){let s=r.expires_at,a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.
errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return I.errors=
[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return I.errors=[{instancePath:t+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else
return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.
errors=p,e===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=le.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.payments===void 0&&(l="payments")||r.next===void 0&&(l="next"))return le.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let s=e;for(let a in r)if(!(a==="payments"||a==="next")){return le.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===
e){if(r.payments!==void 0){let a=r.payments,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return le.
errors=[{instancePath:t+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var i=!0;let f=a.length;for(let o=0;o<f;o++){let y=e;I(a[o],{instancePath:t+"/payme\
nts/"+o,parentData:a,parentDataProperty:o,rootData:g,dynamicAnchors:k})||(p=p===null?I.errors:p.concat(
I.errors),e=p.length);var i=y===e;if(!i)break}}}else return le.errors=[{instancePath:t+"/payments",schemaPath:"\
#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var d=m===e}else var d=!0;if(d)
if(r.next!==void 0){let a=r.next,m=e;if(typeof a!="string"&&a!==null)return le.errors=[{instancePath:t+
"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Ji.properties.next.type}}],!1;
if(e===m&&typeof a=="string"&&q(a,64))return le.errors=[{instancePath:t+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0}}}else return le.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=
p,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _r(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=_r.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(le(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:g,dynamicAnchors:k})||(p=p===null?le.errors:p.concat(le.errors),e=p.length));else return _r.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _r.errors=
p,e===0}_r.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Za=wr;function wr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(I(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?I.errors:
p.concat(I.errors),e=p.length));else return wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return wr.errors=p,e===0}wr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ha=xr;function xr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(I(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?I.errors:
p.concat(I.errors),e=p.length));else return xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xr.errors=p,e===0}xr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Va=qr;function qr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(I(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?I.errors:
p.concat(I.errors),e=p.length));else return qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qr.errors=p,e===0}qr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wa=Sr;var ka={type:"object",additionalProperties:!1,required:["name","origin","drained_at","in_flight","de\
ployments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],
maxLength:1024},drained_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"\
schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"\
schema:Upstream"};var tn={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function B(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=B.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.model===void 0&&(l="model")||r.upstream_model===void 0&&(l="upstream_m\
odel")||r.tier===void 0&&(l="tier")||r.weight===void 0&&(l="weight")||r.breaker===void 0&&(l="breake\
r")||r.in_flight===void 0&&(l="in_flight")||r.resting_s===void 0&&(l="resting_s"))return B.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let s=e;for(let a in r)
if(!(a==="model"||a==="upstream_model"||a==="tier"||a==="weight"||a==="breaker"||a==="in_flight"||a===
"resting_s")){return B.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(r.model!==void 0){let a=r.model,
m=e;if(e===m)if(typeof a=="string"){if(q(a,256))return B.errors=[{instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return B.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else
var i=!0;if(i){if(r.upstream_model!==void 0){let a=r.upstream_model,m=e;if(e===m)if(typeof a=="strin\
g"){if(q(a,256))return B.errors=[{instancePath:t+"/upstream_model",schemaPath:"#/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return B.errors=[{instancePath:t+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var i=m===e}else var i=!0;if(i){if(r.tier!==void 0){let a=r.tier,m=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return B.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return B.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return B.errors=[{instancePath:t+"/ti\
er",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===
e}else var i=!0;if(i){if(r.weight!==void 0){let a=r.weight,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return B.errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return B.
errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return B.errors=[{instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e}else
var i=!0;if(i){if(r.breaker!==void 0){let a=r.breaker,m=e,f=e,o=!1,y=e;if(typeof a!="string"){let x={
instancePath:t+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};
p===null?p=[x]:p.push(x),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let x={instancePath:t+
"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:tn.enum}};p===
null?p=[x]:p.push(x),e++}var d=y===e;o=o||d;let h=e;if(a!==null){let x={instancePath:t+"/breaker",schemaPath:"\
#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[x]:p.push(x),e++}
var d=h===e;if(o=o||d,o)e=f,p!==null&&(f?p.length=f:p=null);else{let x={instancePath:t+"/breaker",schemaPath:"\
#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return p===null?p=[x]:p.push(x),e++,B.errors=
p,!1}var i=m===e}else var i=!0;if(i){if(r.in_flight!==void 0){let a=r.in_flight,m=e,f=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return B.errors=[{instancePath:t+"/in_flight",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return B.errors=[{instancePath:t+"/in_flight",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return B.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i)if(r.resting_s!==void 0){let a=r.
resting_s,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return B.errors=[{instancePath:t+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return B.errors=[{instancePath:t+"/resting_\
s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return B.errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0}}}}}}}}else
return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.
errors=p,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=X.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.origin===void 0&&(l="origin")||r.drained_at===
void 0&&(l="drained_at")||r.in_flight===void 0&&(l="in_flight")||r.deployments===void 0&&(l="deploym\
ents"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let s=e;for(let a in r)if(!(a==="name"||a==="origin"||a==="drained_at"||a==="in_flight"||a==="de\
ployments")){return X.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(r.name!==void 0){let a=r.name,m=e;
if(e===m)if(typeof a=="string"){if(q(a,64))return X.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(a,1))return X.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=m===e}else var i=!0;if(i){if(r.origin!==void 0){let a=r.origin,m=e;if(typeof a!="st\
ring"&&a!==null)return X.errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/type",keyword:"\
type",params:{type:ka.properties.origin.type}}],!1;if(e===m&&typeof a=="string"&&q(a,1024))return X.
errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var i=m===e}else var i=!0;if(i){if(r.drained_at!==void 0){let a=r.drained_at,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return X.errors=[{instancePath:t+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:ka.properties.drained_at.type}}],!1;if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return X.errors=[{instancePath:t+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:t+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else
var i=!0;if(i){if(r.in_flight!==void 0){let a=r.in_flight,m=e,f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return X.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return X.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:t+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.deployments!==void 0){let a=r.deployments,m=e;if(e===m)if(Array.
isArray(a)){if(a.length>4096)return X.errors=[{instancePath:t+"/deployments",schemaPath:"#/propertie\
s/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;let o=a.length;for(let y=0;y<
o;y++){let h=e;B(a[y],{instancePath:t+"/deployments/"+y,parentData:a,parentDataProperty:y,rootData:g,
dynamicAnchors:k})||(p=p===null?B.errors:p.concat(B.errors),e=p.length);var d=h===e;if(!d)break}}}else
return X.errors=[{instancePath:t+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}else return X.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,e===0}X.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function qe(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.upstreams===
void 0&&(d="upstreams"))return qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(s!=="upstreams"){return qe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;
break}if(l===e&&r.upstreams!==void 0){let s=r.upstreams;if(e===e)if(Array.isArray(s)){if(s.length>256)
return qe.errors=[{instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var i=!0;let m=s.length;for(let f=0;f<m;f++){let o=e;X(s[f],{instancePath:t+
"/upstreams/"+f,parentData:s,parentDataProperty:f,rootData:g,dynamicAnchors:k})||(p=p===null?X.errors:
p.concat(X.errors),e=p.length);var i=o===e;if(!i)break}}}else return qe.errors=[{instancePath:t+"/up\
streams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return qe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=
p,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Sr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(qe(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:g,dynamicAnchors:k})||(p=p===null?qe.errors:p.concat(qe.errors),e=p.length));else return Sr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Sr.errors=
p,e===0}Sr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ya=Lr;function Lr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(X(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?X.errors:
p.concat(X.errors),e=p.length));else return Lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Lr.errors=p,e===0}Lr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ga=Nr;function Nr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(X(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?X.errors:
p.concat(X.errors),e=p.length));else return Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Nr.errors=p,e===0}Nr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ja=re;var sn={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","need_\
restart"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{type:"integer",minimum:0,
maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},need_restart:{
type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}}},$id:"schema:ConfigInFor\
ce"};function re(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let l=r.response;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){let a;if(l.file===void 0&&(a="file")||l.loaded_at===void 0&&(a=
"loaded_at")||l.sandbox===void 0&&(a="sandbox")||l.config===void 0&&(a="config")||l.need_restart===void 0&&
(a="need_restart"))return re.errors=[{instancePath:t+"/response",schemaPath:"schema:ConfigInForce/re\
quired",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let f in l)if(!(f==="file"||
f==="loaded_at"||f==="sandbox"||f==="config"||f==="need_restart")){return re.errors=[{instancePath:t+
"/response",schemaPath:"schema:ConfigInForce/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}}],!1;break}if(m===e){if(l.file!==void 0){let f=l.file,o=e;if(typeof f!="string"&&
f!==null)return re.errors=[{instancePath:t+"/response/file",schemaPath:"schema:ConfigInForce/propert\
ies/file/type",keyword:"type",params:{type:sn.properties.file.type}}],!1;if(e===o&&typeof f=="string"&&
q(f,4096))return re.errors=[{instancePath:t+"/response/file",schemaPath:"schema:ConfigInForce/proper\
ties/file/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var i=o===e}else var i=!0;if(i){if(l.
loaded_at!==void 0){let f=l.loaded_at,o=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return re.
errors=[{instancePath:t+"/response/loaded_at",schemaPath:"schema:ConfigInForce/properties/loaded_at/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f))return re.errors=[{instancePath:t+"/response/loaded_at",schemaPath:"schema:ConfigInForce/pr\
operties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<
0||isNaN(f))return re.errors=[{instancePath:t+"/response/loaded_at",schemaPath:"schema:ConfigInForce\
/properties/loaded_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else
var i=!0;if(i){if(l.sandbox!==void 0){let f=e;if(typeof l.sandbox!="boolean")return re.errors=[{instancePath:t+
"/response/sandbox",schemaPath:"schema:ConfigInForce/properties/sandbox/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=f===e}else var i=!0;if(i){if(l.config!==void 0){let f=l.config,o=e;if(e===
o&&!(f&&typeof f=="object"&&!Array.isArray(f)))return re.errors=[{instancePath:t+"/response/config",
schemaPath:"schema:ConfigInForce/properties/config/type",keyword:"type",params:{type:"object"}}],!1;
var i=o===e}else var i=!0;if(i)if(l.need_restart!==void 0){let f=l.need_restart,o=e;if(e===o)if(Array.
isArray(f)){if(f.length>1024)return re.errors=[{instancePath:t+"/response/need_restart",schemaPath:"\
schema:ConfigInForce/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{
var d=!0;let h=f.length;for(let u=0;u<h;u++){let x=f[u],b=e;if(e===b)if(typeof x=="string"){if(q(x,512))
return re.errors=[{instancePath:t+"/response/need_restart/"+u,schemaPath:"schema:ConfigInForce/prope\
rties/need_restart/items/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(R(x,1))return re.
errors=[{instancePath:t+"/response/need_restart/"+u,schemaPath:"schema:ConfigInForce/properties/need\
_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:t+
"/response/need_restart/"+u,schemaPath:"schema:ConfigInForce/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var d=b===e;if(!d)break}}}else return re.errors=[{instancePath:t+"\
/response/need_restart",schemaPath:"schema:ConfigInForce/properties/need_restart/type",keyword:"type",
params:{type:"array"}}],!1;var i=o===e}else var i=!0}}}}}}else return re.errors=[{instancePath:t+"/r\
esponse",schemaPath:"schema:ConfigInForce/type",keyword:"type",params:{type:"object"}}],!1}}else return re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=
p,e===0}re.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Qa=Ar;var va={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var kt={type:"string",enum:["admin","viewer"],$id:"schema:Role"},vt=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function W(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="na\
me")||r.role===void 0&&(d="role")||r.how===void 0&&(d="how")||r.expires_at===void 0&&(d="expires_at"))
return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let s in r)if(!(s==="name"||s==="role"||s==="how"||s==="expires_at")){return W.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(l===e){if(r.name!==void 0){let s=r.name,a=e;if(e===e)if(typeof s=="string"){if(q(s,64))return W.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(R(s,1))return W.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(s))return W.errors=[{instancePath:t+"\
/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za\
-z0-9_.@-]{0,63}$"}}],!1}else return W.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.role!==void 0){
let s=r.role,a=e;if(typeof s!="string")return W.errors=[{instancePath:t+"/role",schemaPath:"schema:R\
ole/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="admin"||s==="viewer"))return W.errors=
[{instancePath:t+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:kt.enum}}],
!1;var i=a===e}else var i=!0;if(i){if(r.how!==void 0){let s=r.how,a=e;if(typeof s!="string")return W.
errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(s==="token"||s==="session"))return W.errors=[{instancePath:t+"/how",schemaPath:"#/prop\
erties/how/enum",keyword:"enum",params:{allowedValues:va.properties.how.enum}}],!1;var i=a===e}else var i=!0;
if(i)if(r.expires_at!==void 0){let s=r.expires_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&s!==null)return W.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/typ\
e",keyword:"type",params:{type:va.properties.expires_at.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return W.errors=[{instancePath:t+"/expires_at",schemaPath:"#/pro\
perties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<
0||isNaN(s))return W.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0}}}}}else return W.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=
p,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Ar.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(W(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:g,dynamicAnchors:k})||(p=p===null?W.errors:p.concat(W.errors),e=p.length));else return Ar.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=
p,e===0}Ar.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ei=Ir;function V(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.role===void 0&&
(d="role")||r.how===void 0&&(d="how")||r.expires_at===void 0&&(d="expires_at")||r.secret===void 0&&(d=
"secret"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let s in r)if(!(s==="name"||s==="role"||s==="how"||s==="expires_at"||s==="secret")){
return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(l===e){if(r.name!==void 0){let s=r.name,a=e;if(e===e)if(typeof s==
"string"){if(q(s,64))return V.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return V.errors=[{instancePath:t+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(s))return V.errors=
[{instancePath:t+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return V.errors=[{instancePath:t+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){
if(r.role!==void 0){let s=r.role,a=e;if(typeof s!="string")return V.errors=[{instancePath:t+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="admin"||s==="view\
er"))return V.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:kt.
enum}}],!1;var i=a===e}else var i=!0;if(i){if(r.how!==void 0){let s=r.how,a=e;if(typeof s!="string")
return V.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"\
string"}}],!1;if(s!=="session")return V.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/\
const",keyword:"const",params:{allowedValue:"session"}}],!1;var i=a===e}else var i=!0;if(i){if(r.expires_at!==
void 0){let s=r.expires_at,a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.
errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return V.errors=
[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return V.errors=[{instancePath:t+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;
if(i)if(r.secret!==void 0){let s=r.secret,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return V.errors=
[{instancePath:t+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(R(s,1))return V.errors=[{instancePath:t+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/secret",schemaPath:"#/prope\
rties/secret/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0}}}}}}else return V.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=
p,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Ir.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(V(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:g,dynamicAnchors:k})||(p=p===null?V.errors:p.concat(V.errors),e=p.length));else return Ir.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ir.errors=
p,e===0}Ir.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ri=Dr;function Dr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?W.errors:
p.concat(W.errors),e=p.length));else return Dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Dr.errors=p,e===0}Dr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ti=Tr;var Pa={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function E(r,{instancePath:t="",
parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=E.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.role===void 0&&(d=
"role")||r.prefix===void 0&&(d="prefix")||r.created_at===void 0&&(d="created_at")||r.rotated_at===void 0&&
(d="rotated_at")||r.revoked_at===void 0&&(d="revoked_at"))return E.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="role"||s==="prefix"||s==="created_at"||s==="rotated_at"||s==="revoked_at")){return E.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(l===e){if(r.id!==void 0){let s=r.id,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return E.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(R(s,1))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.name!==void 0){
let s=r.name,a=e;if(e===e)if(typeof s=="string"){if(q(s,64))return E.errors=[{instancePath:t+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return E.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!vt.test(s))return E.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return E.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=a===e}else var i=!0;if(i){if(r.role!==void 0){let s=r.role,a=e;if(typeof s!="stri\
ng")return E.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="admin"||s==="viewer"))return E.errors=[{instancePath:t+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:kt.enum}}],!1;var i=a===e}else var i=!0;if(i){
if(r.prefix!==void 0){let s=r.prefix,a=e;if(e===a)if(typeof s=="string"){if(q(s,16))return E.errors=
[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return E.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,
a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return E.errors=[{instancePath:t+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return E.errors=[{instancePath:t+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.rotated_at!==
void 0){let s=r.rotated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return E.
errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Pa.properties.rotated_at.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return E.errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return E.errors=
[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i)if(r.revoked_at!==void 0){let s=r.revoked_at,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return E.errors=[{instancePath:t+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Pa.properties.revoked_at.
type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return E.errors=
[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=a===e}else var i=!0}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return E.errors=p,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Se(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.operators===void 0&&(d="operators"))return Se.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let l=e;for(let s in r)if(s!=="operators"){return Se.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e&&r.operators!==
void 0){let s=r.operators;if(e===e)if(Array.isArray(s)){if(s.length>1e4)return Se.errors=[{instancePath:t+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var i=!0;let m=s.length;for(let f=0;f<m;f++){let o=e;E(s[f],{instancePath:t+"/operators/"+f,parentData:s,
parentDataProperty:f,rootData:g,dynamicAnchors:k})||(p=p===null?E.errors:p.concat(E.errors),e=p.length);
var i=o===e;if(!i)break}}}else return Se.errors=[{instancePath:t+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return Se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=p,e===0}Se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(r,{instancePath:t="",parentData:P,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Se(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?Se.errors:p.concat(Se.errors),e=p.length));else return Tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Tr.errors=p,e===0}Tr.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var si=jr;var ba={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function F(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||
r.name===void 0&&(d="name")||r.role===void 0&&(d="role")||r.prefix===void 0&&(d="prefix")||r.created_at===
void 0&&(d="created_at")||r.rotated_at===void 0&&(d="rotated_at")||r.revoked_at===void 0&&(d="revoke\
d_at")||r.token===void 0&&(d="token"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(!(s==="id"||s==="name"||s==="ro\
le"||s==="prefix"||s==="created_at"||s==="rotated_at"||s==="revoked_at"||s==="token")){return F.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(l===e){if(r.id!==void 0){let s=r.id,a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return F.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(R(s,1))return F.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.name!==void 0){
let s=r.name,a=e;if(e===e)if(typeof s=="string"){if(q(s,64))return F.errors=[{instancePath:t+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return F.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!vt.test(s))return F.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return F.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=a===e}else var i=!0;if(i){if(r.role!==void 0){let s=r.role,a=e;if(typeof s!="stri\
ng")return F.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="admin"||s==="viewer"))return F.errors=[{instancePath:t+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:kt.enum}}],!1;var i=a===e}else var i=!0;if(i){
if(r.prefix!==void 0){let s=r.prefix,a=e;if(e===a)if(typeof s=="string"){if(q(s,16))return F.errors=
[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return F.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,
a=e,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return F.errors=[{instancePath:t+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return F.errors=[{instancePath:t+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return F.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.rotated_at!==
void 0){let s=r.rotated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return F.
errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:ba.properties.rotated_at.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return F.errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return F.errors=
[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=a===e}else var i=!0;if(i){if(r.revoked_at!==void 0){let s=r.revoked_at,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return F.errors=[{instancePath:t+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:ba.properties.revoked_at.
type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return F.errors=
[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return F.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=a===e}else var i=!0;if(i)if(r.token!==void 0){let s=r.token,a=e;if(e===a)if(typeof s=="stri\
ng"){if(q(s,256))return F.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(R(s,1))return F.errors=[{instancePath:t+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var i=a===e}else
var i=!0}}}}}}}}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return F.errors=p,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(r,{
instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,n=jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?F.errors:p.concat(
F.errors),e=p.length));else return jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return jr.errors=p,e===0}jr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ai=$r;function $r(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?E.errors:
p.concat(E.errors),e=p.length));else return $r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $r.errors=p,e===0}$r.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ii=Kr;function Kr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?E.errors:
p.concat(E.errors),e=p.length));else return Kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Kr.errors=p,e===0}Kr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ni=Or;function Or(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?F.errors:
p.concat(F.errors),e=p.length));else return Or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Or.errors=p,e===0}Or.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var oi=Cr;var an={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},Te={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},nn={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","reconcilePayment","closePayment","createOperator","changeOperator",
"rotateOperator","revokeOperator","createSession","endSession","reload","backup"],$id:"schema:AuditA\
ction"};function C(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.at===void 0&&(d="\
at")||r.action===void 0&&(d="action")||r.outcome===void 0&&(d="outcome")||r.name===void 0&&(d="name")||
r.how===void 0&&(d="how")||r.address===void 0&&(d="address")||r.request_id===void 0&&(d="request_id")||
r.target===void 0&&(d="target")||r.target_name===void 0&&(d="target_name")||r.before===void 0&&(d="b\
efore")||r.after===void 0&&(d="after")||r.reason===void 0&&(d="reason"))return C.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let s in r)if(!Ve.
call(Te.properties,s)){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e){if(r.id!==void 0){let s=r.id,
a=e;if(e===a)if(typeof s=="string"){if(q(s,64))return C.errors=[{instancePath:t+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return C.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=a===e}else var i=!0;if(i){if(r.at!==void 0){let s=r.at,a=e,m=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return C.errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return C.errors=[{instancePath:t+
"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=a===
e}else var i=!0;if(i){if(r.action!==void 0){let s=r.action,a=e;if(typeof s!="string")return C.errors=
[{instancePath:t+"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="createKey"||s==="changeKey"||s==="rotateKey"||s==="revokeKey"||s==="restoreKey"||s==="d\
rainUpstream"||s==="restoreUpstream"||s==="reconcilePayment"||s==="closePayment"||s==="createOperato\
r"||s==="changeOperator"||s==="rotateOperator"||s==="revokeOperator"||s==="createSession"||s==="endS\
ession"||s==="reload"||s==="backup"))return C.errors=[{instancePath:t+"/action",schemaPath:"schema:A\
uditAction/enum",keyword:"enum",params:{allowedValues:nn.enum}}],!1;var i=a===e}else var i=!0;if(i){
if(r.outcome!==void 0){let s=r.outcome,a=e;if(typeof s!="string")return C.errors=[{instancePath:t+"/\
outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"done"||s==="begun"||s==="failed"))return C.errors=[{instancePath:t+"/outcome",schemaPath:"#/propert\
ies/outcome/enum",keyword:"enum",params:{allowedValues:Te.properties.outcome.enum}}],!1;var i=a===e}else
var i=!0;if(i){if(r.name!==void 0){let s=r.name,a=e;if(e===a)if(typeof s=="string"){if(q(s,128))return C.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var i=a===e}else var i=!0;if(i){if(r.how!==void 0){let s=r.how,a=e;
if(typeof s!="string")return C.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(s==="token"||s==="session"||s==="cli"||s==="signal"||s==="ser\
ver"))return C.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{
allowedValues:Te.properties.how.enum}}],!1;var i=a===e}else var i=!0;if(i){if(r.address!==void 0){let s=r.
address,a=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/address",schemaPath:"\
#/properties/address/type",keyword:"type",params:{type:Te.properties.address.type}}],!1;if(e===a&&typeof s==
"string"&&q(s,255))return C.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/maxL\
ength",keyword:"maxLength",params:{limit:255}}],!1;var i=a===e}else var i=!0;if(i){if(r.request_id!==
void 0){let s=r.request_id,a=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/re\
quest_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:Te.properties.request_id.
type}}],!1;if(e===a&&typeof s=="string"&&q(s,64))return C.errors=[{instancePath:t+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=a===e}else var i=!0;
if(i){if(r.target!==void 0){let s=r.target,a=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:Te.properties.target.type}}],
!1;if(e===a&&typeof s=="string"&&q(s,128))return C.errors=[{instancePath:t+"/target",schemaPath:"#/p\
roperties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var i=a===e}else var i=!0;if(i){
if(r.target_name!==void 0){let s=r.target_name,a=e;if(typeof s!="string"&&s!==null)return C.errors=[
{instancePath:t+"/target_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:Te.
properties.target_name.type}}],!1;if(e===a&&typeof s=="string"&&q(s,256))return C.errors=[{instancePath:t+
"/target_name",schemaPath:"#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var i=a===e}else var i=!0;if(i){if(r.before!==void 0){let s=r.before,a=e;if(!(s&&typeof s=="objec\
t"&&!Array.isArray(s))&&s!==null)return C.errors=[{instancePath:t+"/before",schemaPath:"#/properties\
/before/type",keyword:"type",params:{type:Te.properties.before.type}}],!1;var i=a===e}else var i=!0;
if(i){if(r.after!==void 0){let s=r.after,a=e;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)
return C.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:Te.properties.after.type}}],!1;var i=a===e}else var i=!0;if(i)if(r.reason!==void 0){let s=r.reason,
a=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/reason",schemaPath:"#/propert\
ies/reason/type",keyword:"type",params:{type:Te.properties.reason.type}}],!1;if(e===a&&typeof s=="st\
ring"&&q(s,4096))return C.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var i=a===e}else var i=!0}}}}}}}}}}}}}}else return C.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=
p,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:t="",parentData:P,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,n=fe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.rows===void 0&&(l="rows")||r.next===void 0&&(l="next"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let s=e;for(let a in r)if(!(a===
"rows"||a==="next")){return fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(r.rows!==void 0){let a=r.
rows,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return fe.errors=[{instancePath:t+"/rows",schemaPath:"\
#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var i=!0;let f=a.length;for(let o=0;o<
f;o++){let y=e;C(a[o],{instancePath:t+"/rows/"+o,parentData:a,parentDataProperty:o,rootData:g,dynamicAnchors:k})||
(p=p===null?C.errors:p.concat(C.errors),e=p.length);var i=y===e;if(!i)break}}}else return fe.errors=
[{instancePath:t+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],
!1;var d=m===e}else var d=!0;if(d)if(r.next!==void 0){let a=r.next,m=e;if(typeof a!="string"&&a!==null)
return fe.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:an.properties.next.type}}],!1;if(e===m&&typeof a=="string"&&q(a,64))return fe.errors=[{instancePath:t+
"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===
e}else var d=!0}}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return fe.errors=p,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Cr(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?fe.errors:
p.concat(fe.errors),e=p.length));else return Cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Cr.errors=p,e===0}Cr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pi=Fr;function Y(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.applied===void 0&&(a="applied")||r.problems===
void 0&&(a="problems")||r.changes===void 0&&(a="changes"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let f in r)if(!(f==="app\
lied"||f==="problems"||f==="changes")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(r.applied!==
void 0){let f=e;if(typeof r.applied!="boolean")return Y.errors=[{instancePath:t+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e}else var i=!0;if(i){
if(r.problems!==void 0){let f=r.problems,o=e;if(e===o)if(Array.isArray(f)){if(f.length>1e4)return Y.
errors=[{instancePath:t+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var d=!0;let h=f.length;for(let u=0;u<h;u++){let x=f[u],b=e;if(e===b)if(typeof x=="\
string"){if(q(x,4096))return Y.errors=[{instancePath:t+"/problems/"+u,schemaPath:"#/properties/probl\
ems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Y.errors=[{instancePath:t+
"/problems/"+u,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var d=b===e;if(!d)break}}}else return Y.errors=[{instancePath:t+"/problems",schemaPath:"#/propert\
ies/problems/type",keyword:"type",params:{type:"array"}}],!1;var i=o===e}else var i=!0;if(i)if(r.changes!==
void 0){let f=r.changes,o=e;if(e===o)if(Array.isArray(f)){if(f.length>1e5)return Y.errors=[{instancePath:t+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var l=!0;
let h=f.length;for(let u=0;u<h;u++){let x=f[u],b=e;if(e===e)if(x&&typeof x=="object"&&!Array.isArray(
x)){let c;if(x.setting===void 0&&(c="setting")||x.needs_restart===void 0&&(c="needs_restart"))return Y.
errors=[{instancePath:t+"/changes/"+u,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:c}}],!1;{let T=e;for(let A in x)if(!(A==="setting"||A==="before"||A==="after"||
A==="needs_restart")){return Y.errors=[{instancePath:t+"/changes/"+u,schemaPath:"schema:SettingChang\
e/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(T===
e){if(x.setting!==void 0){let A=x.setting,G=e;if(e===G)if(typeof A=="string"){if(q(A,512))return Y.errors=
[{instancePath:t+"/changes/"+u+"/setting",schemaPath:"schema:SettingChange/properties/setting/maxLen\
gth",keyword:"maxLength",params:{limit:512}}],!1}else return Y.errors=[{instancePath:t+"/changes/"+u+
"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{type:"st\
ring"}}],!1;var s=G===e}else var s=!0;if(s)if(x.needs_restart!==void 0){let A=e;if(typeof x.needs_restart!=
"boolean")return Y.errors=[{instancePath:t+"/changes/"+u+"/needs_restart",schemaPath:"schema:Setting\
Change/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var s=A===e}else var s=!0}}}else
return Y.errors=[{instancePath:t+"/changes/"+u,schemaPath:"schema:SettingChange/type",keyword:"type",
params:{type:"object"}}],!1;var l=b===e;if(!l)break}}}else return Y.errors=[{instancePath:t+"/change\
s",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"}}],!1;var i=o===e}else
var i=!0}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return Y.errors=p,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(r,{
instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?Y.errors:p.concat(
Y.errors),e=p.length));else return Fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Fr.errors=p,e===0}Fr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var mi=K;function K(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.name===void 0&&(o="name")||m.operations===void 0&&
(o="operations")||m.elsewhere===void 0&&(o="elsewhere"))return K.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:o}}],!1;{let y=e;for(let h in m)
if(!(h==="name"||h==="operations"||h==="elsewhere")){return K.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(y===e){if(m.name!==void 0){let h=m.name,u=e;if(e===u)if(typeof h=="string"){if(q(h,128))
return K.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(R(h,1))return K.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return K.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(m.operations!==
void 0){let h=m.operations,u=e;if(e===u)if(Array.isArray(h)){if(h.length>256)return K.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var d=!0;let b=h.length;for(let _=0;_<b;_++){let w=h[_],c=e;if(e===c)if(w&&
typeof w=="object"&&!Array.isArray(w)){let A;if(w.method===void 0&&(A="method")||w.path===void 0&&(A=
"path")||w.summary===void 0&&(A="summary"))return K.errors=[{instancePath:t+"/response/operations/"+
_,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let G=e;for(let $ in w)if(!($==="method"||$==="path"||$==="summary")){return K.errors=[{instancePath:t+
"/response/operations/"+_,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:$}}],!1;break}if(G===e){if(w.method!==
void 0){let $=w.method,Q=e;if(e===Q)if(typeof $=="string"){if(q($,7))return K.errors=[{instancePath:t+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(R($,3))return K.errors=[{instancePath:t+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return K.errors=[{instancePath:t+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var l=Q===e}else var l=!0;if(l){if(w.path!==
void 0){let $=w.path,Q=e;if(e===Q)if(typeof $=="string"){if(q($,256))return K.errors=[{instancePath:t+
"/response/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R($,1))return K.errors=[{instancePath:t+
"/response/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/r\
esponse/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var l=Q===e}else var l=!0;if(l)if(w.summary!==void 0){
let $=w.summary,Q=e;if(e===Q)if(typeof $=="string"){if(q($,256))return K.errors=[{instancePath:t+"/r\
esponse/operations/"+_+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:t+
"/response/operations/"+_+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var l=Q===e}else var l=!0}}}}else return K.
errors=[{instancePath:t+"/response/operations/"+_,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var d=c===e;if(!d)break}}}else return K.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var i=u===e}else var i=!0;if(i)if(m.elsewhere!==void 0){let h=m.elsewhere,
u=e;if(e===u)if(Array.isArray(h)){if(h.length>16)return K.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var s=!0;let b=h.length;for(let _=0;_<b;_++){let w=h[_],c=e;if(e===c)if(w&&typeof w=="object"&&!Array.
isArray(w)){let A;if(w.name===void 0&&(A="name"))return K.errors=[{instancePath:t+"/response/elsewhe\
re/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let G=e;for(let $ in w)if(!($==="name"||$==="path"||$==="address"||$==="port")){return K.errors=
[{instancePath:t+"/response/elsewhere/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],!1;break}if(G===e){
if(w.name!==void 0){let $=w.name,Q=e;if(e===Q)if(typeof $=="string"){if(q($,128))return K.errors=[{instancePath:t+
"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R($,1))return K.errors=[{instancePath:t+
"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=Q===e}else var a=!0;if(a){if(w.path!==void 0){
let $=w.path,Q=e;if(e===Q)if(typeof $=="string"){if(q($,256))return K.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(R($,1))return K.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/respons\
e/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=Q===e}else var a=!0;if(a){if(w.address!==void 0){let $=w.
address,Q=e;if(e===Q)if(typeof $=="string"){if(q($,2048))return K.errors=[{instancePath:t+"/response\
/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R($,1))return K.errors=[{instancePath:t+"\
/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+
"/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=Q===e}else var a=!0;if(a)if(w.port!==
void 0){let $=w.port,Q=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return K.errors=[{
instancePath:t+"/response/elsewhere/"+_+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Q&&typeof $=="number"&&isFinite(
$)){if($>65535||isNaN($))return K.errors=[{instancePath:t+"/response/elsewhere/"+_+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if($<1||isNaN($))return K.errors=[{instancePath:t+"/response/elsewhere/"+_+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=Q===e}else var a=!0}}}}}else return K.errors=[{instancePath:t+
"/response/elsewhere/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var s=c===e;if(!s)break}}}else return K.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var i=u===e}else var i=!0}}}}else return K.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return K.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,e===0}K.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var di=He;function He(r,{instancePath:t="",parentData:P,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e&&!(i&&
typeof i=="object"&&!Array.isArray(i)))return He.errors=[{instancePath:t+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return He.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=p,e===0}He.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var gn={getHealth:{parameters:Xt,body:As,replies:{200:xa}},getReadiness:{parameters:Rt,body:Is,replies:{
200:qa,503:Sa}},getMetrics:{parameters:Ut,body:Ds,replies:{}},listKeys:{parameters:Bt,body:Ts,replies:{
200:La}},createKey:{parameters:Zt,body:js,replies:{200:Ca}},readKey:{parameters:Ht,body:Ms,replies:{
200:Fa}},revokeKey:{parameters:Vt,body:zs,replies:{200:Ea}},changeKey:{parameters:Wt,body:Xs,replies:{
200:Ma}},rotateKey:{parameters:Yt,body:Rs,replies:{200:za}},restoreKey:{parameters:Gt,body:Us,replies:{
200:Xa}},getUsage:{parameters:Jt,body:Bs,replies:{200:Ra}},listUsage:{parameters:Qt,body:Zs,replies:{
200:Ua}},listPayments:{parameters:es,body:Hs,replies:{200:Ba}},readPayment:{parameters:rs,body:Vs,replies:{
200:Za}},reconcilePayment:{parameters:ts,body:Ws,replies:{200:Ha}},closePayment:{parameters:ss,body:Ys,
replies:{200:Va}},listUpstreams:{parameters:as,body:Gs,replies:{200:Wa}},drainUpstream:{parameters:is,
body:Js,replies:{200:Ya}},restoreUpstream:{parameters:os,body:Qs,replies:{200:Ga}},getConfig:{parameters:ps,
body:ea,replies:{200:Ja}},readSession:{parameters:ms,body:ra,replies:{200:Qa}},createSession:{parameters:ds,
body:ta,replies:{200:ei}},endSession:{parameters:ls,body:sa,replies:{200:ri}},listOperators:{parameters:fs,
body:aa,replies:{200:ti}},createOperator:{parameters:ys,body:ia,replies:{200:si}},revokeOperator:{parameters:us,
body:oa,replies:{200:ai}},changeOperator:{parameters:cs,body:pa,replies:{200:ii}},rotateOperator:{parameters:hs,
body:ma,replies:{200:ni}},listAudit:{parameters:gs,body:da,replies:{200:oi}},reload:{parameters:ks,body:la,
replies:{200:pi}},getOverview:{parameters:vs,body:fa,replies:{200:mi}},getContract:{parameters:Ps,body:ya,
replies:{200:di}},getReference:{parameters:bs,body:ua,replies:{}},getReferenceFile:{parameters:_s,body:ca,
replies:{}},getConsole:{parameters:xs,body:ha,replies:{}},getConsoleFile:{parameters:qs,body:ga,replies:{}}};export{gn as default};
