// Compiled from a contract by npm run generate. Never edited.
var Bn=Object.create;var St=Object.defineProperty;var Vn=Object.getOwnPropertyDescriptor;var Hn=Object.getOwnPropertyNames;var Wn=Object.getPrototypeOf,Yn=Object.prototype.hasOwnProperty;var At=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(_){throw s=0,_}};var Gn=(r,s,_,P)=>{if(s&&typeof s=="object"||typeof s=="function")for(let h of Hn(s))!Yn.call(r,h)&&
h!==_&&St(r,h,{get:()=>s[h],enumerable:!(P=Vn(s,h))||P.enumerable});return r};var br=(r,s,_)=>(_=r!=null?Bn(Wn(r)):{},Gn(s||!r||!r.__esModule?St(_,"default",{value:r,enumerable:!0}):
_,r));var As=At(Ss=>{"use strict";Object.defineProperty(Ss,"__esModule",{value:!0});Ss.formats=void 0;var Qn=2**
31-1,eo=(-2)**31,ro=2**63-1,so=(-2)**63,Tt=(2-2**-23)*2**127,jt=2**-126,to=-1*Tt,ao=-1*jt,It=()=>!0,
io=/^[A-Za-z0-9+/]*(=|==)?$/;Ss.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Qn&&r>=eo,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=ro&&r>=so,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Tt&&r>=jt||r>=to&&r<=ao),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&io.test(r),binary:It,password:It}});var Ds=At(sr=>{"use strict";Object.defineProperty(sr,"__esModule",{value:!0});sr.formatNames=sr.fastFormats=
sr.fullFormats=void 0;function rr(r,s){return{validate:r,compare:s}}sr.fullFormats={date:rr(Ct,bt),time:rr(
vt(!0),_t),"date-time":rr($t(!0),Mt),"iso-time":rr(vt(),Ft),"iso-date-time":rr($t(),Et),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:fo,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:vo,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:uo,int32:{type:"number",validate:ho},
int64:{type:"number",validate:go},float:{type:"number",validate:Kt},double:{type:"number",validate:Kt},
password:!0,binary:!0};sr.fastFormats={...sr.fullFormats,date:rr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,bt),time:rr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,_t),"date-time":rr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Mt),"iso-time":rr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ft),
"iso-date-time":rr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Et),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
sr.formatNames=Object.keys(sr.fullFormats);function no(r){return r%4===0&&(r%100!==0||r%400===0)}var oo=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
po=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ct(r){let s=oo.exec(r);if(!s)return!1;let _=+s[1],
P=+s[2],h=+s[3];return P>=1&&P<=12&&h>=1&&h<=(P===2&&no(_)?29:po[P])}function bt(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var kt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function vt(r){
return function(_){let P=kt.exec(_);if(!P)return!1;let h=+P[1],g=+P[2],o=+P[3],e=P[4],n=P[5]==="-"?-1:
1,i=+(P[6]||0),d=+(P[7]||0);if(i>23||d>59||r&&!e)return!1;if(h<=23&&g<=59&&o<60)return!0;let l=g-d*n,
a=h-i*n-(l<0?1:0);return(a===23||a===-1)&&(l===59||l===-1)&&o<61}}function _t(r,s){if(!(r&&s))return;
let _=new Date("2020-01-01T"+r).valueOf(),P=new Date("2020-01-01T"+s).valueOf();if(_&&P)return _-P}function Ft(r,s){
if(!(r&&s))return;let _=kt.exec(r),P=kt.exec(s);if(_&&P)return r=_[1]+_[2]+_[3],s=P[1]+P[2]+P[3],r>s?
1:r<s?-1:0}var Pt=/t|\s/i;function $t(r){let s=vt(r);return function(P){let h=P.split(Pt);return h.length===
2&&Ct(h[0])&&s(h[1])}}function Mt(r,s){if(!(r&&s))return;let _=new Date(r).valueOf(),P=new Date(s).valueOf();
if(_&&P)return _-P}function Et(r,s){if(!(r&&s))return;let[_,P]=r.split(Pt),[h,g]=s.split(Pt),o=bt(_,
h);if(o!==void 0)return o||_t(P,g)}var mo=/\/|:/,lo=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function fo(r){return mo.test(r)&&lo.test(r)}var Ot=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function uo(r){return Ot.lastIndex=0,Ot.test(r)}var yo=-(2**31),co=2**31-1;function ho(r){return Number.
isInteger(r)&&r<=co&&r>=yo}function go(r){return Number.isInteger(r)}function Kt(){return!0}var ko=/[^\\]\\Z/;
function vo(r){if(ko.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var _r=(r,s)=>r.length>s&&Dt(r)>s,wr=(r,s)=>r.length<2*s&&Dt(r)<s,Jn=/[\ud800-\udbff][\udc00-\udfff]/g,
Dt=r=>r.length-(r.match(Jn)?.length??0);var Rt=br(As()),Xt=br(Ds()),Qo={...Rt.formats,...Xt.fastFormats},Ut=Nr;function Nr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Nr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Nr.errors=o,e===0}Nr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zt=Lr;function Lr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Lr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Lr.errors=o,e===0}Lr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Zt=Sr;function Sr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Sr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Sr.errors=o,e===0}Sr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bt=Ar;function Ar(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ar.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Ar.errors=o,e===0}Ar.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vt=tr;var F=_r,Z=wr,Is=new RegExp("^[ -~]+$","u");function tr(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return tr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let a=d["\
idempotency-key"],t=e;if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="bool\
ean")f=""+a;else if(a===null)f="";else return tr.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;f!==void 0&&(a=f,d!==void 0&&(d["idempotency-key"]=f))}if(e===t&&typeof a=="string"){if(F(a,
255))return tr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return tr.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Is.test(a))return tr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return tr.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return tr.errors=o,e===0}tr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ht=Fe;var Ie=new RegExp("^[0-9a-f-]{36}$","u");function Fe(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Fe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Fe.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:a}}],!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===
void 0)if(f=="number"||f=="boolean")p=""+t;else if(t===null)p="";else return Fe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;p!==void 0&&(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Fe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(t,36))return Fe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(
t))return Fe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Fe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Fe.
errors=o,e===0}Fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wt=Me;function Me(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Me.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return Me.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Me.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return Me.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return Me.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Me.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Me.errors=o,e===0}Me.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yt=Ee;function Ee(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ee.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Ee.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return Ee.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Ee.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return Ee.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return Ee.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ee.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=o,e===0}Ee.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gt=qe;function qe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,a=e;if(e===
a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let t=l["idempotenc\
y-key"],m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+
t;else if(t===null)p="";else return qe.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(t=p,l!==void 0&&(l["idempotency-key"]=p))}if(e===m&&typeof t=="string"){if(F(t,255))return qe.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(t,1))return qe.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Is.test(t))return qe.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return qe.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==
void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&
(m="id"))return qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,p=e;if(typeof f!="string"){let y=typeof f,
u;if(u===void 0)if(y=="number"||y=="boolean")u=""+f;else if(f===null)u="";else return qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(f=u,l!==void 0&&(l.id=u))}if(e===p&&typeof f=="string"){if(F(f,36))return qe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(f,36))return qe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(
f))return qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return qe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===
e}else var i=!0}return qe.errors=o,e===0}qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Jt=Re;function Re(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Re.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Re.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return Re.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return Re.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Re.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Re.errors=o,e===0}Re.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qt=ie,Po={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:4,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour"]}}}},headers:{},
params:{},cookies:{},body:{}}},$e=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function ie(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ie.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l=
"params"))return ie.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(r.query!==void 0){let a=r.query;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.from!==
void 0){let m=a.from,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let p=typeof m,y;
if(y===void 0)if(p==="boolean"||m===null||p==="string"&&m&&m==+m&&!(m%1))y=+m;else return ie.errors=
[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(m=y,a!==void 0&&(a.from=y))}if(e===f&&typeof m=="number"&&isFinite(
m)){if(m>41024448e5||isNaN(m))return ie.errors=[{instancePath:s+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<
0||isNaN(m))return ie.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){
if(a.to!==void 0){let m=a.to,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,
u;if(u===void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&!(m%1))u=+m;else return ie.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(m=u,a!==void 0&&(a.to=u))}if(e===f&&typeof m=="number"&&isFinite(m)){
if(m>41024448e5||isNaN(m))return ie.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return ie.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){if(a.key_id!==
void 0){let m=a.key_id,f=e;if(typeof m!="string"){let y=typeof m,u;if(u===void 0)if(y=="number"||y==
"boolean")u=""+m;else if(m===null)u="";else return ie.errors=[{instancePath:s+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(m=
u,a!==void 0&&(a.key_id=u))}if(e===f&&typeof m=="string"){if(F(m,256))return ie.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(m,1))return ie.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(m))return ie.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=f===e}else var i=!0;if(i){if(a.model!==
void 0){let m=a.model,f=e;if(typeof m!="string"){let y=typeof m,u;if(u===void 0)if(y=="number"||y=="\
boolean")u=""+m;else if(m===null)u="";else return ie.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(m=
u,a!==void 0&&(a.model=u))}if(e===f&&typeof m=="string"){if(F(m,256))return ie.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(m,1))return ie.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(m))return ie.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=f===e}else var i=!0;if(i)if(a.by!==void 0){
let m=a.by,f=e;if(e===f)if(Array.isArray(m)){if(m.length>4)return ie.errors=[{instancePath:s+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:4}}],!1;
{var d=!0;let y=m.length;for(let u=0;u<y;u++){let c=m[u],x=e;if(typeof c!="string"){let b=typeof c,v;
if(v===void 0)if(b=="number"||b=="boolean")v=""+c;else if(c===null)v="";else return ie.errors=[{instancePath:s+
"/query/by/"+u,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;v!==void 0&&(c=v,m!==void 0&&(m[u]=v))}if(!(c==="key"||c==="model"||c==="agent"||c==="\
hour"))return ie.errors=[{instancePath:s+"/query/by/"+u,schemaPath:"#/properties/query/properties/by\
/items/enum",keyword:"enum",params:{allowedValues:Po.properties.query.properties.by.items.enum}}],!1;
var d=x===e;if(!d)break}if(d){let u=m.length,c;if(u>1){let x={};for(;u--;){let w=m[u];if(typeof w=="\
string"){if(typeof x[w]=="number"){return c=x[w],ie.errors=[{instancePath:s+"/query/by",schemaPath:"\
#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{i:u,j:c}}],!1;break}x[w]=
u}}}}}}else return ie.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/\
by/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}else return ie.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ie.errors=o,e===0}ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var ea=te;function te(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return te.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==void 0){let t=l.from,
m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let f=typeof t,p;if(p===void 0)if(f===
"boolean"||t===null||f==="string"&&t&&t==+t&&!(t%1))p=+t;else return te.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;p!==void 0&&(t=p,l!==void 0&&(l.from=p))}if(e===m&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||
isNaN(t))return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return te.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.to!==void 0){let t=l.
to,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,y;if(y===void 0)if(p===
"boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return te.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(t=y,l!==void 0&&(l.to=y))}if(e===m&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||
isNaN(t))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return te.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.key_id!==void 0){
let t=l.key_id,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="boolean")
y=""+t;else if(t===null)y="";else return te.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,l!==
void 0&&(l.key_id=y))}if(e===m&&typeof t=="string"){if(F(t,256))return te.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(t,1))return te.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return te.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.model!==
void 0){let t=l.model,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="\
boolean")y=""+t;else if(t===null)y="";else return te.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,l!==void 0&&(l.model=y))}if(e===m&&typeof t=="string"){if(F(t,256))return te.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(t,1))return te.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return te.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){let t=l.limit,
m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,y;if(y===void 0)if(p===
"boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return te.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.limit=y))}if(e===m&&typeof t=="number"&&isFinite(t)){if(t>1e3||
isNaN(t))return te.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return te.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let p=l.after,y=e;
if(typeof p!="string"){let c=typeof p,x;if(x===void 0)if(c=="number"||c=="boolean")x=""+p;else if(p===
null)x="";else return te.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(p=x,l!==void 0&&(l.after=x))}
if(e===y&&typeof p=="string"){if(F(p,256))return te.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))
return te.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var i=y===e}else var i=!0}}}}}else return te.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return te.errors=o,e===0}te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var ra=Dr;function Dr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Dr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Dr.errors=o,e===0}Dr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sa=le,wt={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{},params:{},cookies:{},body:{}}};function le(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
query===void 0&&(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return le.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.
query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.step===void 0&&
(l.step="hour"),l.top===void 0&&(l.top=20);let t;if(l.metric===void 0&&(t="metric"))return le.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:t}}],
!1;if(l.metric!==void 0){let m=l.metric,f=e;if(typeof m!="string"){let p=typeof m,y;if(y===void 0)if(p==
"number"||p=="boolean")y=""+m;else if(m===null)y="";else return le.errors=[{instancePath:s+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(m=y,l!==void 0&&(l.metric=y))}if(!(m==="requests"||m==="failed"||m==="attempts"||m===
"failed_attempts"||m==="prompt_tokens"||m==="cached_tokens"||m==="completion_tokens"||m==="tokens"||
m==="charged"||m==="cost"||m==="first_token_p50_ms"||m==="first_token_p95_ms"||m==="whole_p50_ms"||m===
"whole_p95_ms"))return le.errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:wt.properties.query.properties.metric.enum}}],
!1;var i=f===e}else var i=!0;if(i){if(l.by!==void 0){let m=l.by,f=e;if(typeof m!="string"){let y=typeof m,
u;if(u===void 0)if(y=="number"||y=="boolean")u=""+m;else if(m===null)u="";else return le.errors=[{instancePath:s+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(m=u,l!==void 0&&(l.by=u))}if(!(m==="key"||m==="model"||m==="agent"||m==="upstream"||
m==="status"))return le.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/propertie\
s/by/enum",keyword:"enum",params:{allowedValues:wt.properties.query.properties.by.enum}}],!1;var i=f===
e}else var i=!0;if(i){if(l.from!==void 0){let m=l.from,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))){let y=typeof m,u;if(u===void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&!(m%
1))u=+m;else return le.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(m=u,l!==void 0&&(l.from=u))}if(e===
f&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return le.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return le.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=f===e}else var i=!0;if(i){if(l.to!==void 0){let m=l.to,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let y=typeof m,u;if(u===void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&
!(m%1))u=+m;else return le.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(m=u,l!==void 0&&(l.to=u))}if(e===
f&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return le.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return le.errors=[{instancePath:s+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===
e}else var i=!0;if(i){let m=l.step,f=e;if(typeof m!="string"){let y=typeof m,u;if(u===void 0)if(y=="\
number"||y=="boolean")u=""+m;else if(m===null)u="";else return le.errors=[{instancePath:s+"/query/st\
ep",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"string"}}],!1;
u!==void 0&&(m=u,l!==void 0&&(l.step=u))}if(!(m==="hour"||m==="day"))return le.errors=[{instancePath:s+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:wt.
properties.query.properties.step.enum}}],!1;var i=f===e;if(i){let y=l.top,u=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y))){let x=typeof y,w;if(w===void 0)if(x==="boolean"||y===null||x==="str\
ing"&&y&&y==+y&&!(y%1))w=+y;else return le.errors=[{instancePath:s+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&(y=w,l!==void 0&&
(l.top=w))}if(e===u&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return le.errors=[{instancePath:s+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(y<1||isNaN(y))return le.errors=[{instancePath:s+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=u===
e}}}}}}else return le.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return le.errors=o,e===0}le.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ta=M;var bo=new RegExp("^[a-z0-9_]+$","u");function M(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&
(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return M.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==
void 0){let t=l.from,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let f=typeof t,p;
if(p===void 0)if(f==="boolean"||t===null||f==="string"&&t&&t==+t&&!(t%1))p=+t;else return M.errors=[
{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;p!==void 0&&(t=p,l!==void 0&&(l.from=p))}if(e===m&&typeof t=="number"&&isFinite(
t)){if(t>41024448e5||isNaN(t))return M.errors=[{instancePath:s+"/query/from",schemaPath:"#/propertie\
s/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<
0||isNaN(t))return M.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties\
/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){
if(l.to!==void 0){let t=l.to,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,
y;if(y===void 0)if(p==="boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return M.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.to=y))}if(e===m&&typeof t=="number"&&isFinite(t)){
if(t>41024448e5||isNaN(t))return M.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/quer\
y/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(
t))return M.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.key_id!==
void 0){let t=l.key_id,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p==
"boolean")y=""+t;else if(t===null)y="";else return M.errors=[{instancePath:s+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,l!==void 0&&(l.key_id=y))}if(e===m&&typeof t=="string"){if(F(t,256))return M.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(t,1))return M.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/\
query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return M.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.model!==
void 0){let t=l.model,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="\
boolean")y=""+t;else if(t===null)y="";else return M.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,l!==void 0&&(l.model=y))}if(e===m&&typeof t=="string"){if(F(t,256))return M.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(t,1))return M.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/q\
uery/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return M.errors=
[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.agent!==void 0){
let t=l.agent,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="boolean")
y=""+t;else if(t===null)y="";else return M.errors=[{instancePath:s+"/query/agent",schemaPath:"#/prop\
erties/query/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,l!==
void 0&&(l.agent=y))}if(e===m&&typeof t=="string"){if(F(t,256))return M.errors=[{instancePath:s+"/qu\
ery/agent",schemaPath:"#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Z(t,1))return M.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properti\
es/agent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return M.errors=[{instancePath:s+
"/query/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.upstream!==void 0){let t=l.upstream,
m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+t;else if(t===
null)y="";else return M.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.upstream=
y))}if(e===m&&typeof t=="string"){if(F(t,64))return M.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(t,
1))return M.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return M.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.status!==void 0){let t=l.
status,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+t;else if(t===
null)y="";else return M.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.status=
y))}if(e===m&&typeof t=="string"){if(F(t,64))return M.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(t,1))
return M.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!bo.test(t))return M.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.slower_than_ms!==void 0){let t=l.slower_than_ms,
m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,y;if(y===void 0)if(p===
"boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return M.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.slower_than_ms=y))}if(e===m&&typeof t=="number"&&
isFinite(t)){if(t>9007199254740991||isNaN(t))return M.errors=[{instancePath:s+"/query/slower_than_ms",
schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return M.errors=[{instancePath:s+"/query/slower_th\
an_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.costlier_than!==void 0){let t=l.costlier_than,
m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,y;if(y===void 0)if(p===
"boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return M.errors=[{instancePath:s+"/que\
ry/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.costlier_than=y))}if(e===m&&typeof t=="number"&&
isFinite(t)){if(t>9007199254740991||isNaN(t))return M.errors=[{instancePath:s+"/query/costlier_than",
schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return M.errors=[{instancePath:s+"/query/costlier_\
than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){let t=l.limit,m=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let p=typeof t,y;if(y===void 0)if(p==="boolean"||t===null||p==="string"&&t&&
t==+t&&!(t%1))y=+t;else return M.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/que\
ry/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.
limit=y))}if(e===m&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return M.errors=[{instancePath:s+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(t<1||isNaN(t))return M.errors=[{instancePath:s+"/query/limit",schemaPath:"#/p\
roperties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===
e;if(i)if(l.after!==void 0){let p=l.after,y=e;if(typeof p!="string"){let c=typeof p,x;if(x===void 0)
if(c=="number"||c=="boolean")x=""+p;else if(p===null)x="";else return M.errors=[{instancePath:s+"/qu\
ery/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],
!1;x!==void 0&&(p=x,l!==void 0&&(l.after=x))}if(e===y&&typeof p=="string"){if(F(p,256))return M.errors=
[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(p,1))return M.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=y===e}else
var i=!0}}}}}}}}}}else return M.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return M.errors=o,e===0}M.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var aa=Xe;function Xe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Xe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Xe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return Xe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return Xe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Xe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=o,e===0}Xe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ia=oe,_o={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function oe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return oe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.state!==void 0){let t=l.
state,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+t;else if(t===
null)p="";else return oe.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(t=p,l!==void 0&&(l.state=p))}
if(!(t==="reserved"||t==="executing"||t==="executed"||t==="settling"||t==="settled"||t==="settle_unk\
nown"||t==="failed"||t==="expired"||t==="refund_due"||t==="undecided"))return oe.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:_o.
properties.query.properties.state.enum}}],!1;var i=m===e}else var i=!0;if(i){if(l.network!==void 0){
let t=l.network,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="boolea\
n")y=""+t;else if(t===null)y="";else return oe.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,l!==void 0&&(l.network=y))}if(e===m&&typeof t=="string"){if(F(t,64))return oe.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(t,1))return oe.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return oe.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.
payer!==void 0){let t=l.payer,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="numbe\
r"||p=="boolean")y=""+t;else if(t===null)y="";else return oe.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(t=y,l!==void 0&&(l.payer=y))}if(e===m&&typeof t=="string"){if(F(t,64))return oe.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(t,1))return oe.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$e.test(t))return oe.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){let t=l.limit,
m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,y;if(y===void 0)if(p===
"boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return oe.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.limit=y))}if(e===m&&typeof t=="number"&&isFinite(t)){if(t>1e3||
isNaN(t))return oe.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return oe.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let p=l.after,y=e;
if(typeof p!="string"){let c=typeof p,x;if(x===void 0)if(c=="number"||c=="boolean")x=""+p;else if(p===
null)x="";else return oe.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(p=x,l!==void 0&&(l.after=x))}
if(e===y&&typeof p=="string"){if(F(p,36))return oe.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(p,36))
return oe.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(p))return oe.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var i=y===e}else var i=!0}}}}else return oe.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return oe.errors=o,
e===0}oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var na=Ue;function Ue(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Ue.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return Ue.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return Ue.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=o,e===0}Ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oa=ze;function ze(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=o,e===0}ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pa=Ne;function Ne(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return Ne.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query,a=e;if(e===a)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.reason!==void 0){let t=l.reason,m=e;if(typeof t!="string"){
let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+t;else if(t===null)p="";else return Ne.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;p!==void 0&&(t=p,l!==void 0&&(l.reason=p))}if(e===m&&typeof t=="st\
ring"){if(F(t,512))return Ne.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(Z(t,1))return Ne.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!$e.test(t))return Ne.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Ne.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==void 0){let l=r.params,
a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&(m="id"))return Ne.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,p=e;if(typeof f!="string"){let y=typeof f,u;if(u===
void 0)if(y=="number"||y=="boolean")u=""+f;else if(f===null)u="";else return Ne.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(f=u,l!==void 0&&(l.id=u))}if(e===p&&typeof f=="string"){if(F(f,36))return Ne.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(f,36))return Ne.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(
f))return Ne.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ne.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===
e}else var i=!0}return Ne.errors=o,e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ma=Ir;function Ir(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ir.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Ir.errors=o,e===0}Ir.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var la=Ze;var xt=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Ze(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Ze.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ze.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
params!==void 0){let d=r.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===
void 0&&(a="name"))return Ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:a}}],!1;if(d.name!==void 0){let t=d.name,m=e;if(typeof t!=
"string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+t;else if(t===null)p="";else
return Ze.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(t=p,d!==void 0&&(d.name=p))}if(e===m&&typeof t==
"string"){if(F(t,64))return Ze.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(t,1))return Ze.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!xt.test(t))return Ze.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=o,e===0}Ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var da=Be;function Be(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Be.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===void 0&&(a="name"))return Be.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.name!==void 0){let t=d.name,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f==
"number"||f=="boolean")p=""+t;else if(t===null)p="";else return Be.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;p!==void 0&&(t=p,d!==void 0&&(d.name=p))}if(e===m&&typeof t=="string"){if(F(t,64))return Be.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(t,1))return Be.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xt.test(
t))return Be.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Be.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Be.errors=o,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var fa=Ve;function Ve(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ve.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===void 0&&(a="name"))return Ve.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.name!==void 0){let t=d.name,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f==
"number"||f=="boolean")p=""+t;else if(t===null)p="";else return Ve.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;p!==void 0&&(t=p,d!==void 0&&(d.name=p))}if(e===m&&typeof t=="string"){if(F(t,64))return Ve.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(t,1))return Ve.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xt.test(
t))return Ve.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ve.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ve.errors=o,e===0}Ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ua=Tr;function Tr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Tr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Tr.errors=o,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ya=jr;function jr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return jr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return jr.errors=o,e===0}jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ca=He;var wo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function He(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=He.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return He.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
params!==void 0){let d=r.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===
void 0&&(a="id"))return He.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:a}}],!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!=
"string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+t;else if(t===null)p="";else
return He.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;p!==void 0&&(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){
if(F(t,64))return He.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(t,1))return He.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!wo.test(t))return He.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return He.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return He.errors=o,e===0}He.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ha=$r;function $r(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return $r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return $r.errors=o,e===0}$r.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ga=Or;function Or(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Or.errors=o,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ka=Kr;function Kr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Kr.errors=o,e===0}Kr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var va=Cr;function Cr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Cr.errors=o,e===0}Cr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pa=Fr;function Fr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Fr.errors=o,e===0}Fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ba=ar;function ar(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ar.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let a=d["idempotency-key"],
t=e;if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return ar.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=
f,d!==void 0&&(d["idempotency-key"]=f))}if(e===t&&typeof a=="string"){if(F(a,255))return ar.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return ar.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Is.test(a))return ar.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return ar.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ar.errors=o,e===0}ar.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _a=We;function We(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=We.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return We.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return We.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return We.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return We.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return We.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return We.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return We.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return We.errors=o,e===0}We.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wa=Ye;function Ye(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ye.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Ye.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let t=d.id,m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+t;else if(t===null)p="";else return Ye.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,d!==void 0&&(d.id=p))}if(e===m&&typeof t=="string"){if(F(t,36))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(t,36))return Ye.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(t))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ye.errors=o,e===0}Ye.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=Le;function Le(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return Le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,a=e;if(e===
a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let t=l["idempotenc\
y-key"],m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+
t;else if(t===null)p="";else return Le.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(t=p,l!==void 0&&(l["idempotency-key"]=p))}if(e===m&&typeof t=="string"){if(F(t,255))return Le.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(t,1))return Le.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Is.test(t))return Le.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Le.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==
void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&
(m="id"))return Le.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,p=e;if(typeof f!="string"){let y=typeof f,
u;if(u===void 0)if(y=="number"||y=="boolean")u=""+f;else if(f===null)u="";else return Le.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(f=u,l!==void 0&&(l.id=u))}if(e===p&&typeof f=="string"){if(F(f,36))return Le.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(f,36))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(
f))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Le.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===
e}else var i=!0}return Le.errors=o,e===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var qa=re,xo={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","drainUpstream","re\
storeUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","changeOperator","\
rotateOperator","revokeOperator","createSession","endSession","drainServer","reload","backup","migra\
te","copyStore"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},target:{
type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},
headers:{},params:{},cookies:{},body:{}}};function re(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&
(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return re.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==
void 0){let t=l.from,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let f=typeof t,p;
if(p===void 0)if(f==="boolean"||t===null||f==="string"&&t&&t==+t&&!(t%1))p=+t;else return re.errors=
[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;p!==void 0&&(t=p,l!==void 0&&(l.from=p))}if(e===m&&typeof t=="number"&&isFinite(
t)){if(t>41024448e5||isNaN(t))return re.errors=[{instancePath:s+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<
0||isNaN(t))return re.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){
if(l.to!==void 0){let t=l.to,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,
y;if(y===void 0)if(p==="boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return re.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.to=y))}if(e===m&&typeof t=="number"&&isFinite(t)){
if(t>41024448e5||isNaN(t))return re.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(
t))return re.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.action!==
void 0){let t=l.action,m=e;if(typeof t!="string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p==
"boolean")y=""+t;else if(t===null)y="";else return re.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,l!==void 0&&(l.action=y))}if(!(t==="createKey"||t==="changeKey"||t==="rotateKey"||t==="revokeKey"||
t==="restoreKey"||t==="drainUpstream"||t==="restoreUpstream"||t==="probeUpstream"||t==="reconcilePay\
ment"||t==="closePayment"||t==="createOperator"||t==="changeOperator"||t==="rotateOperator"||t==="re\
vokeOperator"||t==="createSession"||t==="endSession"||t==="drainServer"||t==="reload"||t==="backup"||
t==="migrate"||t==="copyStore"))return re.errors=[{instancePath:s+"/query/action",schemaPath:"#/prop\
erties/query/properties/action/enum",keyword:"enum",params:{allowedValues:xo.properties.query.properties.
action.enum}}],!1;var i=m===e}else var i=!0;if(i){if(l.name!==void 0){let t=l.name,m=e;if(typeof t!=
"string"){let p=typeof t,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+t;else if(t===null)y="";else
return re.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.name=y))}if(e===m&&typeof t==
"string"){if(F(t,128))return re.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query\
/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(t,1))return re.errors=[
{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!$e.test(t))return re.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var i=m===e}else var i=!0;if(i){if(l.target!==void 0){let t=l.target,m=e;if(typeof t!="string"){let p=typeof t,
y;if(y===void 0)if(p=="number"||p=="boolean")y=""+t;else if(t===null)y="";else return re.errors=[{instancePath:s+
"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.target=y))}if(e===m&&typeof t=="string"){if(F(t,128))return re.
errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;if(Z(t,1))return re.errors=[{instancePath:s+"/query/targ\
et",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!$e.test(t))return re.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/p\
roperties/target/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===
e}else var i=!0;if(i){let t=l.limit,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let p=typeof t,
y;if(y===void 0)if(p==="boolean"||t===null||p==="string"&&t&&t==+t&&!(t%1))y=+t;else return re.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;y!==void 0&&(t=y,l!==void 0&&(l.limit=y))}if(e===m&&typeof t=="number"&&
isFinite(t)){if(t>1e3||isNaN(t))return re.errors=[{instancePath:s+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<
1||isNaN(t))return re.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properti\
es/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==
void 0){let p=l.after,y=e;if(typeof p!="string"){let c=typeof p,x;if(x===void 0)if(c=="number"||c=="\
boolean")x=""+p;else if(p===null)x="";else return re.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(p=
x,l!==void 0&&(l.after=x))}if(e===y&&typeof p=="string"){if(F(p,36))return re.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:36}}],!1;if(Z(p,36))return re.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/\
query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ie.test(p))return re.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var i=y===e}else var i=!0}}}}}}else return re.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return re.errors=o,e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Na=Mr;function Mr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Mr.errors=o,e===0}Mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=Er;function Er(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Er.errors=o,e===0}Er.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sa=Rr;function Rr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Rr.errors=o,e===0}Rr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Aa=fr;function fr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-match"],t=e;
if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return fr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===t&&typeof a=="string"&&F(a,4096))return fr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return fr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return fr.errors=o,e===0}fr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Da=ur;function ur(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ur.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return ur.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-match"],t=e;
if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return ur.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===t&&typeof a=="string"&&F(a,4096))return ur.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ur.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ur.errors=o,e===0}ur.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ia=Ae;var Ta=new RegExp("^[a-z][a-z0-9.-]*$","u");function Ae(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&
(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return Ae.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.
headers,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let t=l["\
if-none-match"],m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolea\
n")p=""+t;else if(t===null)p="";else return Ae.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(t=p,l!==void 0&&(l["if-none-match"]=p))}if(e===m&&typeof t=="string"&&F(t,4096))return Ae.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ae.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else
var i=!0;if(i)if(r.params!==void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(
l)){let m;if(l.file===void 0&&(m="file"))return Ae.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let f=l.
file,p=e;if(typeof f!="string"){let y=typeof f,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+f;else if(f===
null)u="";else return Ae.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(f=u,l!==void 0&&(l.file=u))}
if(e===p&&typeof f=="string"){if(F(f,64))return Ae.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(f,1))
return Ae.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ta.test(f))return Ae.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ae.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0}return Ae.errors=
o,e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ja=yr;function yr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return yr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-match"],t=e;
if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return yr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===t&&typeof a=="string"&&F(a,4096))return yr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return yr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return yr.errors=o,e===0}yr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $a=De;function De(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return De.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,a=e;if(e===
a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let t=l["if-none-matc\
h"],m=e;if(typeof t!="string"){let f=typeof t,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+t;else if(t===
null)p="";else return De.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(t=p,l!==
void 0&&(l["if-none-match"]=p))}if(e===m&&typeof t=="string"&&F(t,4096))return De.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return De.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)
if(r.params!==void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;
if(l.file===void 0&&(m="file"))return De.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let f=l.file,
p=e;if(typeof f!="string"){let y=typeof f,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+f;else if(f===
null)u="";else return De.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(f=u,l!==void 0&&(l.file=u))}
if(e===p&&typeof f=="string"){if(F(f,64))return De.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(f,1))
return De.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ta.test(f))return De.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return De.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0}return De.errors=
o,e===0}De.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ka=br(As()),Ca=br(Ds()),rp={...Ka.formats,...Ca.fastFormats},Fa=Ts;function Ts(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ts.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ts.errors=o,e===0}Ts.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ma=js;function js(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=js.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
js.errors=o,e===0}js.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ea=$s;function $s(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=$s.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
$s.errors=o,e===0}$s.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ra=Os;function Os(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Os.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Os.errors=o,e===0}Os.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xa=C,qt={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},owner:{type:[
"string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},scopes:{$ref:"schema:Sc\
opes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"sc\
hema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPe\
riod"},{type:"null"}]}}}},required:["body"]},No={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{
type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Lo={type:["array","null"],minItems:1,maxItems:64,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},So={type:["array",
"null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"s\
chema:Agents"},Ua={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},za={type:["intege\
r","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Za={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Ba={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Va={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},Ao=Object.prototype.hasOwnProperty,lr=_r,kr=wr,Oa=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),
Ha=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=C.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.
body===void 0&&(m="body"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:m}}],!1;if(r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&
!Array.isArray(f)){let y;if(f.name===void 0&&(y="name"))return C.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;for(let c in f)
if(!Ao.call(qt.properties.body.properties,c)){return C.errors=[{instancePath:s+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(u===e){if(f.name!==void 0){let c=f.name,x=e;if(e===x)if(typeof c=="string"){if(lr(c,128))
return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(kr(c,1))return C.errors=[{instancePath:s+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Oa.test(c))return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}else return C.errors=
[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var i=x===e}else var i=!0;if(i){if(f.owner!==void 0){let c=f.owner,x=e;if(typeof c!=
"string"&&c!==null)return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/properties/body/prop\
erties/owner/type",keyword:"type",params:{type:qt.properties.body.properties.owner.type}}],!1;if(e===
x&&typeof c=="string"){if(lr(c,256))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/pro\
perties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(kr(c,1))return C.
errors=[{instancePath:s+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Oa.test(c))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var i=x===e}else var i=!0;if(i){if(f.scopes!==void 0){let c=f.scopes,x=e;if(e===e)if(Array.isArray(
c)){if(c.length>8)return C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/maxItems",
keyword:"maxItems",params:{limit:8}}],!1;if(c.length<1)return C.errors=[{instancePath:s+"/body/scope\
s",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let v=c.length;
for(let k=0;k<v;k++){let I=c[k],L=e;if(typeof I!="string")return C.errors=[{instancePath:s+"/body/sc\
opes/"+k,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="\
chat"||I==="mesh"))return C.errors=[{instancePath:s+"/body/scopes/"+k,schemaPath:"schema:Scopes/item\
s/enum",keyword:"enum",params:{allowedValues:No.items.enum}}],!1;var d=L===e;if(!d)break}if(d){let k=c.
length,I;if(k>1){let L={};for(;k--;){let T=c[k];if(typeof T=="string"){if(typeof L[T]=="number"){return I=
L[T],C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:k,j:I}}],!1;break}L[T]=k}}}}}}else return C.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=x===e}else var i=!0;
if(i){if(f.models!==void 0){let c=f.models,x=e,w=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Lo.type}}],
!1;if(e===w&&Array.isArray(c)){if(c.length>64)return C.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let v=c.length;for(let k=0;k<v;k++){let I=c[k],L=e;if(e===L)if(typeof I=="string"){if(lr(I,256))return C.
errors=[{instancePath:s+"/body/models/"+k,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(kr(I,1))return C.errors=[{instancePath:s+"/body/models/"+k,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/models/"+k,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=L===
e;if(!l)break}if(l){let k=c.length,I;if(k>1){let L={};for(;k--;){let T=c[k];if(typeof T=="string"){if(typeof L[T]==
"number"){return I=L[T],C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:k,j:I}}],!1;break}L[T]=k}}}}}}var i=x===e}else var i=!0;if(i){if(f.
agents!==void 0){let c=f.agents,x=e,w=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:So.type}}],!1;if(e===w&&Array.
isArray(c)){if(c.length>1e3)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let v=c.length;for(let k=0;k<v;k++){let I=c[k],L=e;if(e===L)if(typeof I=="string"){if(lr(I,64))return C.
errors=[{instancePath:s+"/body/agents/"+k,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(kr(I,1))return C.errors=[{instancePath:s+"/body/agents/"+k,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/agents/"+k,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var a=L===
e;if(!a)break}if(a){let k=c.length,I;if(k>1){let L={};for(;k--;){let T=c[k];if(typeof T=="string"){if(typeof L[T]==
"number"){return I=L[T],C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:k,j:I}}],!1;break}L[T]=k}}}}}}var i=x===e}else var i=!0;if(i){if(f.
expires_at!==void 0){let c=f.expires_at,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&
c!==null)return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:qt.properties.body.properties.expires_at.type}}],!1;if(e===
x&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return C.errors=[{instancePath:s+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return C.errors=[{instancePath:s+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=x===e}else var i=!0;if(i){if(f.rpm!==void 0){let c=f.rpm,x=e,w=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Ua.type}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=x===
e}else var i=!0;if(i){if(f.tpm!==void 0){let c=f.tpm,x=e,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:za.type}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=x===e}else var i=!0;
if(i){if(f.max_parallel!==void 0){let c=f.max_parallel,x=e,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Za.type}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return C.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=x===e}else var i=!0;if(i){if(f.budget_usd!==void 0){let c=f.budget_usd,
x=e,w=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:Ba.type}}],!1;if(e===w&&typeof c=="string"){if(lr(
c,17))return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!Ha.test(c))return C.errors=[{instancePath:s+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var i=x===e}else var i=!0;if(i)if(f.budget_period!==void 0){let c=f.budget_period,x=e,
w=e,b=!1,v=e;if(typeof c!="string"){let L={instancePath:s+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}if(!(c==="day"||
c==="month"||c==="total")){let L={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Va.enum}};o===null?o=[L]:o.push(L),e++}var t=v===e;b=b||
t;let k=e;if(c!==null){let L={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[L]:o.push(L),e++}
var t=k===e;if(b=b||t,b)e=w,o!==null&&(w?o.length=w:o=null);else{let L={instancePath:s+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[L]:o.push(L),e++,C.errors=o,!1}var i=x===e}else var i=!0}}}}}}}}}}}}else return C.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=
o,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Wa=Ks;function Ks(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ks.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ks.errors=o,e===0}Ks.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ya=Cs;function Cs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Cs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Cs.errors=o,e===0}Cs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ga=ge;function ge(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="objec\
t"&&!Array.isArray(l)){if(Object.keys(l).length<1)return ge.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let t=e;for(let m in l)
if(!(m==="rpm"||m==="tpm"||m==="max_parallel"||m==="budget_usd"||m==="budget_period")){return ge.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(t===e){if(l.rpm!==void 0){let m=l.rpm,f=e,p=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ge.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Ua.type}}],!1;if(e===p&&typeof m=="number"&&isFinite(m)){
if(m>1e9||isNaN(m))return ge.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(m<1||isNaN(m))return ge.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var i=f===e}else var i=!0;if(i){if(l.tpm!==void 0){let m=l.tpm,f=e,p=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ge.errors=[{instancePath:s+"/body/tpm",schemaPath:"sche\
ma:Tpm/type",keyword:"type",params:{type:za.type}}],!1;if(e===p&&typeof m=="number"&&isFinite(m)){if(m>
1e12||isNaN(m))return ge.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(m<1||isNaN(m))return ge.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var i=f===e}else var i=!0;if(i){if(l.max_parallel!==void 0){let m=l.max_parallel,f=e,p=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ge.errors=[{instancePath:s+"/body/max_par\
allel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Za.type}}],!1;if(e===p&&typeof m==
"number"&&isFinite(m)){if(m>1e6||isNaN(m))return ge.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(
m))return ge.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=f===e}else var i=!0;if(i){if(l.budget_usd!==void 0){
let m=l.budget_usd,f=e,p=e;if(typeof m!="string"&&m!==null)return ge.errors=[{instancePath:s+"/body/\
budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ba.type}}],!1;if(e===p&&typeof m==
"string"){if(lr(m,17))return ge.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:Budget\
Usd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ha.test(m))return ge.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=f===e}else var i=!0;if(i)if(l.budget_period!==void 0){let m=l.
budget_period,f=e,p=e,y=!1,u=e;if(typeof m!="string"){let w={instancePath:s+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[w]:o.push(w),e++}if(!(m===
"day"||m==="month"||m==="total")){let w={instancePath:s+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Va.enum}};o===null?o=[w]:o.push(w),e++}var d=u===
e;y=y||d;let c=e;if(m!==null){let w={instancePath:s+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[w]:o.push(
w),e++}var d=c===e;if(y=y||d,y)e=p,o!==null&&(p?o.length=p:o=null);else{let w={instancePath:s+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return o===null?o=[w]:o.push(w),e++,ge.errors=o,!1}var i=f===e}else var i=!0}}}}}}else return ge.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return ge.errors=o,e===0}ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ja=mr;function mr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){i.overlap_s===void 0&&(i.overlap_s=3600);let l=e;for(let a in i)if(a!=="overl\
ap_s"){return mr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){let a=i.overlap_s,
t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return mr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>604800||isNaN(a))return mr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(a<0||isNaN(a))return mr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return mr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return mr.errors=o,e===0}mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qa=Fs;function Fs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Fs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Fs.errors=o,e===0}Fs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ei=Ms;function Ms(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ms.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ms.errors=o,e===0}Ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ri=Es;function Es(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Es.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Es.errors=o,e===0}Es.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var si=Rs;function Rs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Rs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Rs.errors=o,e===0}Rs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ti=Xs;function Xs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Xs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Xs.errors=o,e===0}Xs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ai=Us;function Us(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Us.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Us.errors=o,e===0}Us.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ii=zs;function zs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=zs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
zs.errors=o,e===0}zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ni=Zs;function Zs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Zs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Zs.errors=o,e===0}Zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oi=Bs;function Bs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Bs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Bs.errors=o,e===0}Bs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pi=Vs;function Vs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Vs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Vs.errors=o,e===0}Vs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mi=Hs;function Hs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Hs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Hs.errors=o,e===0}Hs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var li=Ws;function Ws(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ws.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ws.errors=o,e===0}Ws.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var di=Ys;function Ys(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ys.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ys.errors=o,e===0}Ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=Gs;function Gs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Gs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Gs.errors=o,e===0}Gs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ui=Js;function Js(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Js.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Js.errors=o,e===0}Js.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yi=Qs;function Qs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Qs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Qs.errors=o,e===0}Qs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ci=et;function et(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=et.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
et.errors=o,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hi=rt;function rt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=rt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
rt.errors=o,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=st;function st(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=st.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
st.errors=o,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ki=tt;function tt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=tt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
tt.errors=o,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vi=Te;function Te(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length>1)return Te.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(d).length<
1)return Te.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let a=e;for(let t in d)if(!(t==="token"||t==="code")){return Te.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(d.token!==void 0){let t=d.token,
m=e;if(e===m)if(typeof t=="string"){if(lr(t,512))return Te.errors=[{instancePath:s+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(kr(t,1))
return Te.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[{instancePath:s+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var i=m===
e}else var i=!0;if(i)if(d.code!==void 0){let t=d.code,m=e;if(e===m)if(typeof t=="string"){if(lr(t,64))
return Te.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(kr(t,1))return Te.errors=[{instancePath:s+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Te.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0}}}else return Te.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return Te.errors=o,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pi=at;function at(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=at.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
at.errors=o,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bi=it;function it(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=it.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
it.errors=o,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _i=je;var wi={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Do=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function je(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,
dynamicAnchors:g={}}={}){let o=null,e=0,n=je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.body===void 0&&(d="body"))return je.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.
body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;if(l.name===
void 0&&(t="name")||l.role===void 0&&(t="role"))return je.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:t}}],!1;{let m=e;for(let f in l)
if(!(f==="name"||f==="role")){return je.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===
e){if(l.name!==void 0){let f=l.name,p=e;if(e===e)if(typeof f=="string"){if(lr(f,64))return je.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(kr(f,1))return je.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Do.test(f))return je.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return je.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else var i=!0;if(i)if(l.
role!==void 0){let f=l.role,p=e;if(typeof f!="string")return je.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="admin"||f==="view\
er"))return je.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:wi.enum}}],!1;var i=p===e}else var i=!0}}}else return je.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=
o,e===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var xi=nt;function nt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=nt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
nt.errors=o,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qi=ir;function ir(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.body===void 0&&(i="body"))return ir.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.body!==void 0){let d=r.
body;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.role===void 0&&(a="role"))return ir.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;{let t=e;for(let m in d)if(m!=="role"){return ir.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;
break}if(t===e&&d.role!==void 0){let m=d.role;if(typeof m!="string")return ir.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="admi\
n"||m==="viewer"))return ir.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:wi.enum}}],!1}}}else return ir.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ir.errors=o,e===0}ir.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ni=ot;function ot(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ot.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ot.errors=o,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=pt;function pt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=pt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
pt.errors=o,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=mt;function mt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=mt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
mt.errors=o,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ai=gr;function gr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){i.dry_run===void 0&&(i.dry_run=!1);let l=e;for(let a in i)if(a!=="dry_run"){return gr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&typeof i.dry_run!="boolean")return gr.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return gr.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return gr.errors=o,e===0}gr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Di=lt;function lt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=lt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
lt.errors=o,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ii=dt;function dt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=dt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
dt.errors=o,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ti=ft;function ft(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ft.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ft.errors=o,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=ut;function ut(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ut.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ut.errors=o,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $i=yt;function yt(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=yt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
yt.errors=o,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oi=ct;function ct(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ct.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ct.errors=o,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zi=br(As()),Zi=br(Ds()),To={...zi.formats,...Zi.fastFormats},Bi=or;function or(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let l;if(i.status===void 0&&(l="status"))return or.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:l}}],!1;{
let a=e;for(let t in i)if(t!=="status"){return or.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;
break}if(a===e&&i.status!==void 0){let t=i.status;if(typeof t!="string")return or.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(t!=="ok")return or.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return or.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return or.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return or.errors=o,e===0}or.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vi=Vr;var N=_r;function ce(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.ready===void 0&&(a="ready")||r.parts===void 0&&
(a="parts"))return ce.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let t=e;for(let m in r)if(!(m==="ready"||m==="parts")){return ce.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(t===
e){if(r.ready!==void 0){let m=e;if(typeof r.ready!="boolean")return ce.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var i=m===e}else
var i=!0;if(i)if(r.parts!==void 0){let m=r.parts,f=e;if(e===f)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>64)return ce.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in m){let u=m[y],c=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let w;if(u.ok===void 0&&(w="ok"))return ce.errors=[{instancePath:s+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:w}}],!1;{let b=e;for(let v in u)if(!(v==="ok"||v==="detail")){return ce.
errors=[{instancePath:s+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(b===
e){if(u.ok!==void 0){let v=e;if(typeof u.ok!="boolean")return ce.errors=[{instancePath:s+"/parts/"+y.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var d=v===e}else var d=!0;if(d)if(u.detail!==void 0){let v=u.detail,
k=e;if(e===k)if(typeof v=="string"){if(N(v,1024))return ce.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ce.errors=[{instancePath:s+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var d=k===e}else var d=!0}}}else return ce.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var l=c===e;if(!l)break}}else return ce.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var i=f===e}else var i=!0}}}else return ce.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=o,e===
0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vr(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Vr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ce(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:h,dynamicAnchors:g})||(o=o===null?ce.errors:o.concat(ce.errors),e=o.length));else return Vr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Vr.errors=
o,e===0}Vr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Hi=Hr;var jo=To.int32,B=wr,$o=new RegExp("^[a-z][a-z0-9_]*$","u");function Pr(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Pr.evaluated;n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,d=!1,l=e;ce(r,{instancePath:s,parentData:_,
parentDataProperty:P,rootData:h,dynamicAnchors:g})||(o=o===null?ce.errors:o.concat(ce.errors),e=o.length);
var p=l===e;if(d=d||p,p)var a=!0;let t=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.error===void 0&&(y="error")||r.message===void 0&&(y="message")){let u={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};o===null?o=[u]:o.push(u),e++}else{
let u=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let x={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
o===null?o=[x]:o.push(x),e++;break}if(u===e){if(r.error!==void 0){let c=r.error,x=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let w={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};o===null?o=[w]:o.push(w),e++}if(e===x&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let w={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};o===null?o=
[w]:o.push(w),e++}else if(c<400||isNaN(c)){let w={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};o===null?o=[w]:o.push(
w),e++}else if(!jo.validate(c)){let w={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};o===null?o=[w]:o.push(w),e++}}var f=x===e}else
var f=!0;if(f){if(r.message!==void 0){let c=r.message,x=e;if(e===x)if(typeof c=="string"){if(N(c,2048)){
let b={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};o===null?o=[b]:o.push(b),e++}else if(B(c,1)){let b={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
o===null?o=[b]:o.push(b),e++}}else{let b={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};o===null?o=[b]:o.push(b),e++}var f=x===e}else
var f=!0;if(f){if(r.code!==void 0){let c=r.code,x=e;if(e===x)if(typeof c=="string"){if(N(c,64)){let b={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};o===null?o=[b]:o.push(b),e++}else if(!$o.test(c)){let b={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};o===null?
o=[b]:o.push(b),e++}}else{let b={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};o===null?o=[b]:o.push(b),e++}var f=x===e}else var f=!0;if(f)
if(r.param!==void 0){let c=r.param,x=e;if(e===x)if(typeof c=="string"){if(N(c,256)){let b={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
o===null?o=[b]:o.push(b),e++}}else{let b={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};o===null?o=[b]:o.push(b),e++}var f=x===e}else var f=!0}}}}}else{
let y={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};o===null?
o=[y]:o.push(y),e++}var p=t===e;if(d=d||p,p&&a!==!0&&(a=!0),d)e=i,o!==null&&(i?o.length=i:o=null);else{
let y={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[y]:o.push(y),
e++,Pr.errors=o,!1}return Pr.errors=o,n.props=a,e===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!1};
function Hr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Pr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?Pr.errors:
o.concat(Pr.errors),e=o.length));else return Hr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Hr.errors=o,e===0}Hr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wi=Wr;var Xr={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"\
schema:Key"},Yi={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat",
"mesh"]},$id:"schema:Scopes"},Gi={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Ji={type:["array","null"],minItems:1,maxItems:1e3,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Qi={type:["intege\
r","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},en={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},rn={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},sn={type:[
"string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},
tn={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ce=Object.prototype.hasOwnProperty,
an=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var cr=new RegExp("^[0-9]{1,30}$","u");function _e(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.charged===
void 0&&(d="charged")||r.counted===void 0&&(d="counted"))return _e.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="cha\
rged"||a==="counted")){return _e.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.charged!==void 0){let a=r.
charged,t=e;if(e===e)if(typeof a=="string"){if(N(a,30))return _e.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(a))return _e.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return _e.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i)if(r.counted!==void 0){
let a=r.counted,t=e;if(e===e)if(typeof a=="string"){if(N(a,30))return _e.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(
a))return _e.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return _e.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0}}}else return _e.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=
o,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=D.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.id===void 0&&(m="id")||r.name===void 0&&(m="name")||r.prefix===void 0&&(m="prefix")||r.owner===
void 0&&(m="owner")||r.scopes===void 0&&(m="scopes")||r.models===void 0&&(m="models")||r.agents===void 0&&
(m="agents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max\
_parallel")||r.budget_usd===void 0&&(m="budget_usd")||r.budget_period===void 0&&(m="budget_period")||
r.created_at===void 0&&(m="created_at")||r.expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&
(m="revoked_at")||r.previous_until===void 0&&(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))
return D.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let f=e;for(let p in r)if(!Ce.call(Xr.properties,p)){return D.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===
e){if(r.id!==void 0){let p=r.id,y=e;if(e===y)if(typeof p=="string"){if(N(p,64))return D.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(p,1))return D.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return D.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.name!==void 0){let p=r.name,y=e;if(e===y)if(typeof p==
"string"){if(N(p,128))return D.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(B(p,1))return D.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else
var i=!0;if(i){if(r.prefix!==void 0){let p=r.prefix,y=e;if(e===y)if(typeof p=="string"){if(N(p,16))return D.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return D.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.
owner,y=e;if(typeof p!="string"&&p!==null)return D.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Xr.properties.owner.type}}],!1;if(e===y&&typeof p==
"string"&&N(p,256))return D.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var i=y===e}else var i=!0;if(i){if(r.scopes!==void 0){
let p=r.scopes,y=e;if(e===e)if(Array.isArray(p)){if(p.length>8)return D.errors=[{instancePath:s+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(p.length<1)return D.
errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let x=p.length;for(let w=0;w<x;w++){let b=p[w],v=e;if(typeof b!="string")return D.errors=
[{instancePath:s+"/scopes/"+w,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(b==="chat"||b==="mesh"))return D.errors=[{instancePath:s+"/scopes/"+w,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Yi.items.enum}}],!1;var d=v===e;if(!d)break}
if(d){let w=p.length,b;if(w>1){let v={};for(;w--;){let k=p[w];if(typeof k=="string"){if(typeof v[k]==
"number"){return b=v[k],D.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:w,j:b}}],!1;break}v[k]=w}}}}}}else return D.errors=[{instancePath:s+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;
if(i){if(r.models!==void 0){let p=r.models,y=e,u=e;if(!Array.isArray(p)&&p!==null)return D.errors=[{
instancePath:s+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Gi.type}}],!1;if(e===
u&&Array.isArray(p)){if(p.length>64)return D.errors=[{instancePath:s+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(p.length<1)return D.errors=[{instancePath:s+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let x=p.
length;for(let w=0;w<x;w++){let b=p[w],v=e;if(e===v)if(typeof b=="string"){if(N(b,256))return D.errors=
[{instancePath:s+"/models/"+w,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(B(b,1))return D.errors=[{instancePath:s+"/models/"+w,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:s+"/mod\
els/"+w,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;
if(!l)break}if(l){let w=p.length,b;if(w>1){let v={};for(;w--;){let k=p[w];if(typeof k=="string"){if(typeof v[k]==
"number"){return b=v[k],D.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:w,j:b}}],!1;break}v[k]=w}}}}}}var i=y===e}else var i=!0;if(i){if(r.agents!==void 0){
let p=r.agents,y=e,u=e;if(!Array.isArray(p)&&p!==null)return D.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Ji.type}}],!1;if(e===u&&Array.isArray(p)){if(p.length>
1e3)return D.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(p.length<1)return D.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let x=p.length;for(let w=0;w<x;w++){
let b=p[w],v=e;if(e===v)if(typeof b=="string"){if(N(b,64))return D.errors=[{instancePath:s+"/agents/"+
w,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(b,1))return D.
errors=[{instancePath:s+"/agents/"+w,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return D.errors=[{instancePath:s+"/agents/"+w,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e;if(!a)break}if(a){let w=p.length,b;
if(w>1){let v={};for(;w--;){let k=p[w];if(typeof k=="string"){if(typeof v[k]=="number"){return b=v[k],
D.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:w,j:b}}],!1;break}v[k]=w}}}}}}var i=y===e}else var i=!0;if(i){if(r.rpm!==void 0){let p=r.rpm,y=e,u=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Qi.type}}],!1;if(e===u&&typeof p=="n\
umber"&&isFinite(p)){if(p>1e9||isNaN(p))return D.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(p<1||isNaN(p))return D.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.tpm!==void 0){let p=r.tpm,y=e,u=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:en.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){if(p>1e12||
isNaN(p))return D.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(p<1||isNaN(p))return D.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=y===e}else var i=!0;
if(i){if(r.max_parallel!==void 0){let p=r.max_parallel,y=e,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:rn.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){if(p>
1e6||isNaN(p))return D.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<1||isNaN(p))return D.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let p=r.budget_usd,y=e,u=e;if(typeof p!=
"string"&&p!==null)return D.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:sn.type}}],!1;if(e===u&&typeof p=="string"){if(N(p,17))return D.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!an.test(p))return D.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=y===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let p=r.budget_period,y=e,u=e,c=!1,x=e;if(typeof p!="string"){let v={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[v]:o.push(v),e++}if(!(p==="day"||p==="month"||p==="total")){let v={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:tn.enum}};
o===null?o=[v]:o.push(v),e++}var t=x===e;c=c||t;let w=e;if(p!==null){let v={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[v]:o.push(v),e++}var t=w===e;if(c=c||t,c)e=u,o!==null&&(u?o.length=u:o=null);else{let v={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[v]:o.push(v),e++,D.errors=o,!1}var i=y===e}else var i=!0;if(i){if(r.budget_used!==void 0){let p=e;
_e(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:h,
dynamicAnchors:g})||(o=o===null?_e.errors:o.concat(_e.errors),e=o.length);var i=p===e}else var i=!0;
if(i){if(r.created_at!==void 0){let p=r.created_at,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return D.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(
p))return D.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return D.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.expires_at!==void 0){let p=r.expires_at,y=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Xr.properties.expires_at.type}}],!1;if(e===
y&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return D.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return D.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){
if(r.revoked_at!==void 0){let p=r.revoked_at,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null)return D.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Xr.properties.revoked_at.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(
p)){if(p>41024448e5||isNaN(p))return D.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return D.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.previous_until!==
void 0){let p=r.previous_until,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)
return D.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Xr.properties.previous_until.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return D.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return D.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i)if(r.sandbox!==
void 0){let p=e;if(typeof r.sandbox!="boolean")return D.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=p===e}else var i=!0}}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=o,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Ge.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.keys===void 0&&(d="keys"))return Ge.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(a!=="keys"){
return Ge.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(l===e&&r.keys!==void 0){let a=r.keys;if(e===e)if(Array.isArray(
a)){if(a.length>1e5)return Ge.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var i=!0;let m=a.length;for(let f=0;f<m;f++){let p=e;D(a[f],
{instancePath:s+"/keys/"+f,parentData:a,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(o=o===null?
D.errors:o.concat(D.errors),e=o.length);var i=p===e;if(!i)break}}}else return Ge.errors=[{instancePath:s+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ge.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=
o,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Wr(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Wr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Ge(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:h,dynamicAnchors:g})||(o=o===null?Ge.errors:o.concat(Ge.errors),e=o.length));else return Wr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Wr.errors=
o,e===0}Wr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var nn=Yr;var Ur={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function j(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=j.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.id===void 0&&(m="id")||r.key===void 0&&(m="key")||r.name===void 0&&(m=
"name")||r.prefix===void 0&&(m="prefix")||r.owner===void 0&&(m="owner")||r.scopes===void 0&&(m="scop\
es")||r.models===void 0&&(m="models")||r.agents===void 0&&(m="agents")||r.rpm===void 0&&(m="rpm")||r.
tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max_parallel")||r.budget_usd===void 0&&(m="bud\
get_usd")||r.budget_period===void 0&&(m="budget_period")||r.created_at===void 0&&(m="created_at")||r.
expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoked_at")||r.previous_until===void 0&&
(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))return j.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let f=e;for(let p in r)if(!Ce.call(Ur.
properties,p)){return j.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:p}}],!1;break}if(f===e){if(r.id!==void 0){let p=r.id,y=e;if(e===
y)if(typeof p=="string"){if(N(p,64))return j.errors=[{instancePath:s+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(p,1))return j.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=y===e}else var i=!0;if(i){if(r.name!==void 0){let p=r.name,y=e;if(e===y)if(typeof p=="strin\
g"){if(N(p,128))return j.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(B(p,1))return j.errors=[{instancePath:s+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else
var i=!0;if(i){if(r.prefix!==void 0){let p=r.prefix,y=e;if(e===y)if(typeof p=="string"){if(N(p,16))return j.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.
owner,y=e;if(typeof p!="string"&&p!==null)return j.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Ur.properties.owner.type}}],!1;if(e===y&&typeof p==
"string"&&N(p,256))return j.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var i=y===e}else var i=!0;if(i){if(r.scopes!==void 0){
let p=r.scopes,y=e;if(e===e)if(Array.isArray(p)){if(p.length>8)return j.errors=[{instancePath:s+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(p.length<1)return j.
errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let x=p.length;for(let w=0;w<x;w++){let b=p[w],v=e;if(typeof b!="string")return j.errors=
[{instancePath:s+"/scopes/"+w,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(b==="chat"||b==="mesh"))return j.errors=[{instancePath:s+"/scopes/"+w,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Yi.items.enum}}],!1;var d=v===e;if(!d)break}
if(d){let w=p.length,b;if(w>1){let v={};for(;w--;){let k=p[w];if(typeof k=="string"){if(typeof v[k]==
"number"){return b=v[k],j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:w,j:b}}],!1;break}v[k]=w}}}}}}else return j.errors=[{instancePath:s+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;
if(i){if(r.models!==void 0){let p=r.models,y=e,u=e;if(!Array.isArray(p)&&p!==null)return j.errors=[{
instancePath:s+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Gi.type}}],!1;if(e===
u&&Array.isArray(p)){if(p.length>64)return j.errors=[{instancePath:s+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(p.length<1)return j.errors=[{instancePath:s+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let x=p.
length;for(let w=0;w<x;w++){let b=p[w],v=e;if(e===v)if(typeof b=="string"){if(N(b,256))return j.errors=
[{instancePath:s+"/models/"+w,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(B(b,1))return j.errors=[{instancePath:s+"/models/"+w,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/mod\
els/"+w,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;
if(!l)break}if(l){let w=p.length,b;if(w>1){let v={};for(;w--;){let k=p[w];if(typeof k=="string"){if(typeof v[k]==
"number"){return b=v[k],j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:w,j:b}}],!1;break}v[k]=w}}}}}}var i=y===e}else var i=!0;if(i){if(r.agents!==void 0){
let p=r.agents,y=e,u=e;if(!Array.isArray(p)&&p!==null)return j.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Ji.type}}],!1;if(e===u&&Array.isArray(p)){if(p.length>
1e3)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(p.length<1)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let x=p.length;for(let w=0;w<x;w++){
let b=p[w],v=e;if(e===v)if(typeof b=="string"){if(N(b,64))return j.errors=[{instancePath:s+"/agents/"+
w,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(b,1))return j.
errors=[{instancePath:s+"/agents/"+w,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/agents/"+w,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e;if(!a)break}if(a){let w=p.length,b;
if(w>1){let v={};for(;w--;){let k=p[w];if(typeof k=="string"){if(typeof v[k]=="number"){return b=v[k],
j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:w,j:b}}],!1;break}v[k]=w}}}}}}var i=y===e}else var i=!0;if(i){if(r.rpm!==void 0){let p=r.rpm,y=e,u=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Qi.type}}],!1;if(e===u&&typeof p=="n\
umber"&&isFinite(p)){if(p>1e9||isNaN(p))return j.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(p<1||isNaN(p))return j.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.tpm!==void 0){let p=r.tpm,y=e,u=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:en.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){if(p>1e12||
isNaN(p))return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(p<1||isNaN(p))return j.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=y===e}else var i=!0;
if(i){if(r.max_parallel!==void 0){let p=r.max_parallel,y=e,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:rn.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){if(p>
1e6||isNaN(p))return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<1||isNaN(p))return j.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=y===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let p=r.budget_usd,y=e,u=e;if(typeof p!=
"string"&&p!==null)return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:sn.type}}],!1;if(e===u&&typeof p=="string"){if(N(p,17))return j.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!an.test(p))return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=y===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let p=r.budget_period,y=e,u=e,c=!1,x=e;if(typeof p!="string"){let v={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[v]:o.push(v),e++}if(!(p==="day"||p==="month"||p==="total")){let v={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:tn.enum}};
o===null?o=[v]:o.push(v),e++}var t=x===e;c=c||t;let w=e;if(p!==null){let v={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[v]:o.push(v),e++}var t=w===e;if(c=c||t,c)e=u,o!==null&&(u?o.length=u:o=null);else{let v={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[v]:o.push(v),e++,j.errors=o,!1}var i=y===e}else var i=!0;if(i){if(r.budget_used!==void 0){let p=e;
_e(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:h,
dynamicAnchors:g})||(o=o===null?_e.errors:o.concat(_e.errors),e=o.length);var i=p===e}else var i=!0;
if(i){if(r.created_at!==void 0){let p=r.created_at,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(
p))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return j.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.expires_at!==void 0){let p=r.expires_at,y=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Ur.properties.expires_at.type}}],!1;if(e===
y&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return j.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return j.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){
if(r.revoked_at!==void 0){let p=r.revoked_at,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null)return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Ur.properties.revoked_at.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(
p)){if(p>41024448e5||isNaN(p))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.previous_until!==
void 0){let p=r.previous_until,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)
return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Ur.properties.previous_until.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.sandbox!==
void 0){let p=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=p===e}else var i=!0;if(i)
if(r.key!==void 0){let p=r.key,y=e;if(e===y)if(typeof p=="string"){if(N(p,256))return j.errors=[{instancePath:s+
"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(p,1))
return j.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/type",
keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return j.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=
o,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Yr(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Yr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(j(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:g})||(o=o===null?j.errors:o.concat(j.errors),e=o.length));else return Yr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Yr.errors=
o,e===0}Yr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var on=Gr;function Gr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Gr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gr.errors=o,e===0}Gr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pn=Jr;function Jr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Jr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Jr.errors=o,e===0}Jr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mn=Qr;function Qr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Qr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qr.errors=o,e===0}Qr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ln=es;function es(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?j.errors:
o.concat(j.errors),e=o.length));else return es.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return es.errors=o,e===0}es.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dn=rs;function rs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rs.errors=o,e===0}rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fn=ss;var Nt={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function K(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.from===void 0&&(a="from")||r.to===void 0&&
(a="to")||r.totals===void 0&&(a="totals"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a}}],!1;{let t=e;for(let m in r)if(!(m==="from"||m==="to"||m==="to\
tals")){return K.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(t===e){if(r.from!==void 0){let m=r.from,f=e,p=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return K.errors=[{instancePath:s+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return K.
errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){if(r.to!==void 0){let m=r.to,f=e,p=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.errors=[{instancePath:s+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return K.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return K.errors=
[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=f===e}else var i=!0;if(i)if(r.totals!==void 0){let m=r.totals,f=e;if(e===f)if(Array.isArray(
m)){if(m.length>1e5)return K.errors=[{instancePath:s+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var d=!0;let y=m.length;for(let u=0;u<y;u++){let c=m[u],
x=e;if(e===x)if(c&&typeof c=="object"&&!Array.isArray(c)){let b;if(c.requests===void 0&&(b="requests")||
c.prompt_tokens===void 0&&(b="prompt_tokens")||c.cached_tokens===void 0&&(b="cached_tokens")||c.cache_write_tokens===
void 0&&(b="cache_write_tokens")||c.completion_tokens===void 0&&(b="completion_tokens")||c.reasoning_tokens===
void 0&&(b="reasoning_tokens")||c.hosted_calls===void 0&&(b="hosted_calls")||c.charged===void 0&&(b=
"charged")||c.counted===void 0&&(b="counted")||c.cost===void 0&&(b="cost"))return K.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:b}}],
!1;{let v=e;for(let k in c)if(!Ce.call(Nt.properties.totals.items.properties,k)){return K.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:k}}],!1;break}if(v===e){if(c.key_id!==void 0){let k=c.key_id,I=e;if(e===
I)if(typeof k=="string"){if(N(k,256))return K.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return K.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var l=I===e}else var l=!0;if(l){if(c.model!==
void 0){let k=c.model,I=e;if(typeof k!="string"&&k!==null)return K.errors=[{instancePath:s+"/totals/"+
u+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Nt.
properties.totals.items.properties.model.type}}],!1;if(e===I&&typeof k=="string"&&N(k,256))return K.
errors=[{instancePath:s+"/totals/"+u+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var l=I===e}else var l=!0;if(l){if(c.agent!==
void 0){let k=c.agent,I=e;if(typeof k!="string"&&k!==null)return K.errors=[{instancePath:s+"/totals/"+
u+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Nt.
properties.totals.items.properties.agent.type}}],!1;if(e===I&&typeof k=="string"&&N(k,256))return K.
errors=[{instancePath:s+"/totals/"+u+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var l=I===e}else var l=!0;if(l){if(c.hour!==
void 0){let k=c.hour,I=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[{
instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===I&&typeof k=="number"&&isFinite(k)){if(k>41024448e5||isNaN(
k))return K.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(k<0||isNaN(k))
return K.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properti\
es/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){
if(c.requests!==void 0){let k=c.requests,I=e,L=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)))return K.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===L&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return K.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=
[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.prompt_tokens!==void 0){let k=c.prompt_tokens,
I=e,L=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[{instancePath:s+"/\
totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===L&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return K.errors=[{instancePath:s+
"/totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=[{instancePath:s+"/totals/"+u+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=I===e}else var l=!0;if(l){if(c.cached_tokens!==void 0){let k=c.cached_tokens,I=e,L=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[{instancePath:s+"/totals/"+u+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof k==
"number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return K.errors=[{instancePath:s+"/totals/"+u+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=[{instancePath:s+"/totals/"+u+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=I===e}else var l=!0;if(l){if(c.cache_write_tokens!==void 0){let k=c.cache_write_tokens,I=e,
L=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[{instancePath:s+"/tota\
ls/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return K.errors=
[{instancePath:s+"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=[{instancePath:s+
"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.completion_tokens!==void 0){let k=c.
completion_tokens,I=e,L=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[
{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===L&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return K.
errors=[{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=[{instancePath:s+
"/totals/"+u+"/completion_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.reasoning_tokens!==void 0){let k=c.reasoning_tokens,
I=e,L=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[{instancePath:s+"/\
totals/"+u+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return K.errors=
[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=[{instancePath:s+
"/totals/"+u+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.hosted_calls!==void 0){let k=c.hosted_calls,
I=e,L=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return K.errors=[{instancePath:s+"/\
totals/"+u+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===L&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return K.errors=[{instancePath:s+
"/totals/"+u+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return K.errors=[{instancePath:s+"/totals/"+u+"/ho\
sted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=I===e}else var l=!0;if(l){if(c.charged!==void 0){let k=c.charged,I=e;if(e===e)if(typeof k==
"string"){if(N(k,30))return K.errors=[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(k))return K.errors=[{instancePath:s+
"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return K.errors=[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var l=I===e}else var l=!0;if(l){if(c.counted!==
void 0){let k=c.counted,I=e;if(e===e)if(typeof k=="string"){if(N(k,30))return K.errors=[{instancePath:s+
"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!cr.test(k))return K.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:NanoUs\
d/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return K.errors=[{instancePath:s+
"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;
var l=I===e}else var l=!0;if(l)if(c.cost!==void 0){let k=c.cost,I=e;if(e===e)if(typeof k=="string"){
if(N(k,30))return K.errors=[{instancePath:s+"/totals/"+u+"/cost",schemaPath:"schema:NanoUsd/maxLengt\
h",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(k))return K.errors=[{instancePath:s+"/tota\
ls/"+u+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return K.errors=[{instancePath:s+"/totals/"+u+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"\
type",params:{type:"string"}}],!1;var l=I===e}else var l=!0}}}}}}}}}}}}}}}else return K.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/type",keyword:"type",params:{type:"object"}}],!1;
var d=x===e;if(!d)break}}}else return K.errors=[{instancePath:s+"/totals",schemaPath:"#/properties/t\
otals/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}else return K.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=o,e===
0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ss.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(K(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:g})||(o=o===null?K.errors:o.concat(K.errors),e=o.length));else return ss.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ss.errors=
o,e===0}ss.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var un=ts;var Oo={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},vr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
upstream:{type:["string","null"],maxLength:64}},$id:"schema:UsageRow"};function A(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=A.evaluated;
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
(d="ttft_ms")||r.upstream===void 0&&(d="upstream"))return A.errors=[{instancePath:s,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ce.call(vr.properties,
a)){return A.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.id,t=e;if(e===t)if(typeof a==
"string"){if(N(a,64))return A.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:s+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.call_id!==
void 0){let a=r.call_id,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return A.errors=[{instancePath:s+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return A.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.request_id!==void 0){let a=r.request_id,t=e;
if(e===t)if(typeof a=="string"){if(N(a,64))return A.errors=[{instancePath:s+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[
{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"\
string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.attempt!==void 0){let a=r.attempt,t=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:s+"/attempt",schemaPath:"#/\
properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(
a)){if(a>1e3||isNaN(a))return A.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<0||isNaN(a))return A.errors=
[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.ts!==void 0){let a=r.ts,t=e;if(!(typeof a=="n\
umber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:s+"/ts",schemaPath:"#/propert\
ies/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return A.errors=[{instancePath:s+"/ts",schemaPath:"#/properties/ts/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return A.errors=[{
instancePath:s+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.service!==void 0){let a=r.service,t=e;if(e===t)if(typeof a==
"string"){if(N(a,32))return A.errors=[{instancePath:s+"/service",schemaPath:"#/properties/service/ma\
xLength",keyword:"maxLength",params:{limit:32}}],!1}else return A.errors=[{instancePath:s+"/service",
schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;
if(i){if(r.key_id!==void 0){let a=r.key_id,t=e;if(e===t)if(typeof a=="string"){if(N(a,256))return A.
errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return A.errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/type",
keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.payment_id!==void 0){
let a=r.payment_id,t=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:s+"/payment_id",
schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type:vr.properties.payment_id.type}}],
!1;if(e===t&&typeof a=="string"&&N(a,512))return A.errors=[{instancePath:s+"/payment_id",schemaPath:"\
#/properties/payment_id/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var i=t===e}else var i=!0;
if(i){if(r.model!==void 0){let a=r.model,t=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:vr.properties.model.type}}],
!1;if(e===t&&typeof a=="string"&&N(a,256))return A.errors=[{instancePath:s+"/model",schemaPath:"#/pr\
operties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=t===e}else var i=!0;if(i){
if(r.agent!==void 0){let a=r.agent,t=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:s+
"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:vr.properties.agent.type}}],
!1;if(e===t&&typeof a=="string"&&N(a,256))return A.errors=[{instancePath:s+"/agent",schemaPath:"#/pr\
operties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=t===e}else var i=!0;if(i){
if(r.tool!==void 0){let a=r.tool,t=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:s+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:vr.properties.tool.type}}],!1;
if(e===t&&typeof a=="string"&&N(a,256))return A.errors=[{instancePath:s+"/tool",schemaPath:"#/proper\
ties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=t===e}else var i=!0;if(i){if(r.
status!==void 0){let a=r.status,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return A.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return A.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.prompt_tokens!==void 0){let a=r.prompt_tokens,
t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.cached_tokens!==
void 0){let a=r.cached_tokens,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.
errors=[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.
errors=[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+
"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.cache_write_tokens!==void 0){let a=r.cache_write_tokens,
t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:s+"/\
cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:s+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i){if(r.completion_tokens!==void 0){let a=r.completion_tokens,t=e,m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:s+"/completi\
on_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:s+"/completion\
_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.
reasoning_tokens!==void 0){let a=r.reasoning_tokens,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return A.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return A.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return A.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.
hosted_calls!==void 0){let a=r.hosted_calls,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return A.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i){if(r.estimated!==void 0){let a=e;if(typeof r.estimated!="boolean")
return A.errors=[{instancePath:s+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var i=a===e}else var i=!0;if(i){if(r.charged!==void 0){let a=r.charged,
t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:s+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:s+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.counted!==
void 0){let a=r.counted,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=
[{instancePath:s+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=
[{instancePath:s+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else
var i=!0;if(i){if(r.cost!==void 0){let a=r.cost,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.
errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;
if(i){if(r.latency_ms!==void 0){let a=r.latency_ms,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return A.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=
[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.ttft_ms!==void 0){let a=r.ttft_ms,
t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[{instancePath:s+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:vr.properties.ttft_ms.
type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=
[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:s+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else
var i=!0;if(i)if(r.upstream!==void 0){let a=r.upstream,t=e;if(typeof a!="string"&&a!==null)return A.
errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:vr.
properties.upstream.type}}],!1;if(e===t&&typeof a=="string"&&N(a,64))return A.errors=[{instancePath:s+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var i=t===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return A.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=o,e===0}A.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Oe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.rows===void 0&&(l="rows")||r.next===void 0&&
(l="next"))return Oe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let t in r)if(!(t==="rows"||t==="next")){return Oe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(a===
e){if(r.rows!==void 0){let t=r.rows,m=e;if(e===m)if(Array.isArray(t)){if(t.length>1e3)return Oe.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var i=!0;let f=t.length;for(let p=0;p<f;p++){let y=e;A(t[p],{instancePath:s+"/rows/"+p,parentData:t,
parentDataProperty:p,rootData:h,dynamicAnchors:g})||(o=o===null?A.errors:o.concat(A.errors),e=o.length);
var i=y===e;if(!i)break}}}else return Oe.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var d=m===e}else var d=!0;if(d)if(r.next!==void 0){
let t=r.next,m=e;if(typeof t!="string"&&t!==null)return Oe.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Oo.properties.next.type}}],!1;if(e===m&&typeof t==
"string"&&N(t,256))return Oe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var d=m===e}else var d=!0}}}else return Oe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=o,e===0}Oe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ts(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ts.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Oe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||
(o=o===null?Oe.errors:o.concat(Oe.errors),e=o.length));else return ts.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ts.errors=o,e===0}ts.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var yn=as;var Ko={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","tokens","charged"],properties:{at:{
$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},tokens:{$ref:"sch\
ema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:ServerOverview"};var zr={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","not_ready","refund_due","undecided",
"budget_nearly_spent","ledger_backlog","shedding","config_refused"]},severity:{type:"string",enum:["\
error","warning"]},message:{type:"string",minLength:1,maxLength:1024},about:{type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",enum:["upstream","part","payments","key","cap",
"ledger","server","config"]},id:{type:"string",minLength:1,maxLength:256}}},since:{type:["integer","\
null"],minimum:0,maximum:9007199254740991},server:{type:["string","null"],maxLength:64}},$id:"schema\
:Problem"},Co={type:"object",additionalProperties:!1,required:["from","seconds","requests","by_statu\
s","requests_per_s","tokens","tokens_per_s","charged","cost","first_token","whole"],properties:{from:{
$ref:"schema:Instant"},seconds:{type:"number",minimum:0,maximum:9007199254740991},requests:{$ref:"sc\
hema:Count"},by_status:{type:"object",maxProperties:256,additionalProperties:{$ref:"schema:Count"}},
requests_per_s:{type:"number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{
type:"number",minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema\
:NanoUsd"},first_token:{$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:Us\
ageWindow"};var qr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function he(r,{
instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,
e=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.count===void 0&&(d="count")||r.p50_ms===void 0&&(d=
"p50_ms")||r.p95_ms===void 0&&(d="p95_ms"))return he.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="count"||a==="p5\
0_ms"||a==="p95_ms")){return he.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.count!==void 0){let a=r.
count,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return he.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return he.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||
isNaN(a))return he.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let a=r.
p50_ms,t=e,m=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return he.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return he.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return he.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i)if(r.p95_ms!==
void 0){let a=r.p95_ms,t=e,m=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return he.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return he.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return he.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0}}}}else return he.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
o,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=E.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.from===void 0&&(l="from")||r.seconds===void 0&&(l="seconds")||r.requests===void 0&&(l="re\
quests")||r.by_status===void 0&&(l="by_status")||r.requests_per_s===void 0&&(l="requests_per_s")||r.
tokens===void 0&&(l="tokens")||r.tokens_per_s===void 0&&(l="tokens_per_s")||r.charged===void 0&&(l="\
charged")||r.cost===void 0&&(l="cost")||r.first_token===void 0&&(l="first_token")||r.whole===void 0&&
(l="whole"))return E.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let t in r)if(!Ce.call(Co.properties,t)){return E.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(a===
e){if(r.from!==void 0){let t=r.from,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return E.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return E.errors=
[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;
if(i){if(r.seconds!==void 0){let t=r.seconds,m=e;if(e===m)if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return E.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return E.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"\
type",params:{type:"number"}}],!1;var i=m===e}else var i=!0;if(i){if(r.requests!==void 0){let t=r.requests,
m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return E.errors=[{instancePath:s+"/\
requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+"/requests",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.by_status!==void 0){
let t=r.by_status,m=e;if(e===m)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>
256)return E.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status/maxProperties",
keyword:"maxProperties",params:{limit:256}}],!1;for(let p in t){let y=t[p],u=e,c=e;if(!(typeof y=="n\
umber"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[{instancePath:s+"/by_status/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return E.errors=[{instancePath:s+
"/by_status/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return E.errors=[{instancePath:s+
"/by_status/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var d=u===e;if(!d)break}}else return E.errors=[{instancePath:s+
"/by_status",schemaPath:"#/properties/by_status/type",keyword:"type",params:{type:"object"}}],!1;var i=m===
e}else var i=!0;if(i){if(r.requests_per_s!==void 0){let t=r.requests_per_s,m=e;if(e===m)if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+"/requests_p\
er_s",schemaPath:"#/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var i=m===e}else var i=!0;if(i){if(r.tokens!==void 0){let t=r.tokens,m=e,f=e;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return E.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t))return E.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.tokens_per_s!==void 0){let t=r.tokens_per_s,m=e;
if(e===m)if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var i=m===e}else var i=!0;if(i){if(r.charged!==void 0){let t=r.charged,m=e;if(e===
e)if(typeof t=="string"){if(N(t,30))return E.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(t))return E.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return E.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.cost!==void 0){let t=r.cost,m=e;if(e===
e)if(typeof t=="string"){if(N(t,30))return E.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(t))return E.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return E.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.first_token!==void 0){let t=e;he(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:h,dynamicAnchors:g})||(o=o===null?
he.errors:o.concat(he.errors),e=o.length);var i=t===e}else var i=!0;if(i)if(r.whole!==void 0){let t=e;
he(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:h,dynamicAnchors:g})||
(o=o===null?he.errors:o.concat(he.errors),e=o.length);var i=t===e}else var i=!0}}}}}}}}}}}}else return E.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
o,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=pr.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,
d=!1,l=e;E(r,{instancePath:s,parentData:_,parentDataProperty:P,rootData:h,dynamicAnchors:g})||(o=o===
null?E.errors:o.concat(E.errors),e=o.length);var m=l===e;if(d=d||m,m)var a=!0;let t=e;if(r!==null){let f={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[f]:o.push(
f),e++}var m=t===e;if(d=d||m,d)e=i,o!==null&&(i?o.length=i:o=null);else{let f={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[f]:o.push(f),e++,pr.errors=o,!1}return pr.errors=
o,n.props=a,e===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};function $(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=$.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let p;if(r.at===void 0&&(p="at")||r.servers===void 0&&(p="servers")||r.problems===void 0&&(p="proble\
ms")||r.in_flight===void 0&&(p="in_flight")||r.now===void 0&&(p="now")||r.hour===void 0&&(p="hour")||
r.day===void 0&&(p="day")||r.month===void 0&&(p="month")||r.minutes===void 0&&(p="minutes"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let y=e;for(let u in r)if(!Ce.call(Ko.properties,u)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(y===
e){if(r.at!==void 0){let u=r.at,c=e,x=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return $.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===x&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return $.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return $.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=c===e}else var i=!0;if(i){if(r.servers!==void 0){
let u=r.servers,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return $.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof u=="number"&&isFinite(u)){if(u>1e4||isNaN(u))return $.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(u<1||isNaN(
u))return $.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var i=c===e}else var i=!0;if(i){if(r.problems!==void 0){
let u=r.problems,c=e;if(e===c)if(Array.isArray(u)){if(u.length>1e3)return $.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var d=!0;let w=u.length;for(let b=0;b<w;b++){let v=u[b],k=e;if(e===e)if(v&&typeof v=="object"&&!Array.
isArray(v)){let T;if(v.kind===void 0&&(T="kind")||v.severity===void 0&&(T="severity")||v.message===void 0&&
(T="message")||v.about===void 0&&(T="about")||v.since===void 0&&(T="since")||v.server===void 0&&(T="\
server"))return $.errors=[{instancePath:s+"/problems/"+b,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:T}}],!1;{let q=e;for(let S in v)if(!(S==="kind"||S==="severity"||S===
"message"||S==="about"||S==="since"||S==="server")){return $.errors=[{instancePath:s+"/problems/"+b,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(q===e){if(v.kind!==void 0){let S=v.kind,z=e;if(typeof S!="string")return $.errors=[{instancePath:s+
"/problems/"+b+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(S==="breaker_open"||S==="not_ready"||S==="refund_due"||S==="undecided"||S==="budg\
et_nearly_spent"||S==="ledger_backlog"||S==="shedding"||S==="config_refused"))return $.errors=[{instancePath:s+
"/problems/"+b+"/kind",schemaPath:"schema:Problem/properties/kind/enum",keyword:"enum",params:{allowedValues:zr.
properties.kind.enum}}],!1;var l=z===e}else var l=!0;if(l){if(v.severity!==void 0){let S=v.severity,
z=e;if(typeof S!="string")return $.errors=[{instancePath:s+"/problems/"+b+"/severity",schemaPath:"sc\
hema:Problem/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(S==="error"||
S==="warning"))return $.errors=[{instancePath:s+"/problems/"+b+"/severity",schemaPath:"schema:Proble\
m/properties/severity/enum",keyword:"enum",params:{allowedValues:zr.properties.severity.enum}}],!1;var l=z===
e}else var l=!0;if(l){if(v.message!==void 0){let S=v.message,z=e;if(e===z)if(typeof S=="string"){if(N(
S,1024))return $.errors=[{instancePath:s+"/problems/"+b+"/message",schemaPath:"schema:Problem/proper\
ties/message/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(S,1))return $.errors=[{instancePath:s+
"/problems/"+b+"/message",schemaPath:"schema:Problem/properties/message/minLength",keyword:"minLengt\
h",params:{limit:1}}],!1}else return $.errors=[{instancePath:s+"/problems/"+b+"/message",schemaPath:"\
schema:Problem/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var l=z===e}else var l=!0;
if(l){if(v.about!==void 0){let S=v.about,z=e;if(e===z)if(S&&typeof S=="object"&&!Array.isArray(S)){let Se;
if(S.type===void 0&&(Se="type")||S.id===void 0&&(Se="id"))return $.errors=[{instancePath:s+"/problem\
s/"+b+"/about",schemaPath:"schema:Problem/properties/about/required",keyword:"required",params:{missingProperty:Se}}],
!1;{let Pe=e;for(let ee in S)if(!(ee==="type"||ee==="id")){return $.errors=[{instancePath:s+"/proble\
ms/"+b+"/about",schemaPath:"schema:Problem/properties/about/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:ee}}],!1;break}if(Pe===e){if(S.type!==void 0){let ee=S.type,
hr=e;if(typeof ee!="string")return $.errors=[{instancePath:s+"/problems/"+b+"/about/type",schemaPath:"\
schema:Problem/properties/about/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(ee===
"upstream"||ee==="part"||ee==="payments"||ee==="key"||ee==="cap"||ee==="ledger"||ee==="server"||ee===
"config"))return $.errors=[{instancePath:s+"/problems/"+b+"/about/type",schemaPath:"schema:Problem/p\
roperties/about/properties/type/enum",keyword:"enum",params:{allowedValues:zr.properties.about.properties.
type.enum}}],!1;var a=hr===e}else var a=!0;if(a)if(S.id!==void 0){let ee=S.id,hr=e;if(e===hr)if(typeof ee==
"string"){if(N(ee,256))return $.errors=[{instancePath:s+"/problems/"+b+"/about/id",schemaPath:"schem\
a:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(
ee,1))return $.errors=[{instancePath:s+"/problems/"+b+"/about/id",schemaPath:"schema:Problem/propert\
ies/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{
instancePath:s+"/problems/"+b+"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/\
type",keyword:"type",params:{type:"string"}}],!1;var a=hr===e}else var a=!0}}}else return $.errors=[
{instancePath:s+"/problems/"+b+"/about",schemaPath:"schema:Problem/properties/about/type",keyword:"t\
ype",params:{type:"object"}}],!1;var l=z===e}else var l=!0;if(l){if(v.since!==void 0){let S=v.since,
z=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))&&S!==null)return $.errors=[{instancePath:s+
"/problems/"+b+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"type",params:{type:zr.
properties.since.type}}],!1;if(e===z&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(
S))return $.errors=[{instancePath:s+"/problems/"+b+"/since",schemaPath:"schema:Problem/properties/si\
nce/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))
return $.errors=[{instancePath:s+"/problems/"+b+"/since",schemaPath:"schema:Problem/properties/since\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=z===e}else var l=!0;if(l)if(v.
server!==void 0){let S=v.server,z=e;if(typeof S!="string"&&S!==null)return $.errors=[{instancePath:s+
"/problems/"+b+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:zr.
properties.server.type}}],!1;if(e===z&&typeof S=="string"&&N(S,64))return $.errors=[{instancePath:s+
"/problems/"+b+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var l=z===e}else var l=!0}}}}}}}else return $.errors=[{instancePath:s+"/probl\
ems/"+b,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var d=k===e;if(!d)
break}}}else return $.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i){if(r.in_flight!==void 0){let u=r.in_flight,
c=e;if(e===c)if(u&&typeof u=="object"&&!Array.isArray(u)){let w;if(u.calls===void 0&&(w="calls")||u.
streams===void 0&&(w="streams"))return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:w}}],!1;{let b=e;for(let v in u)if(!(v===
"calls"||v==="streams")){return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}
if(b===e){if(u.calls!==void 0){let v=u.calls,k=e,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(
v))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||isNaN(v))return $.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=k===e}else var t=!0;if(t)if(u.streams!==void 0){let v=u.streams,k=e,I=e;if(!(typeof v=="num\
ber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(
v)){if(v>9007199254740991||isNaN(v))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||
isNaN(v))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=k===e}else var t=!0}}}else return $.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var i=c===
e}else var i=!0;if(i){if(r.now!==void 0){let u=e;E(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:h,dynamicAnchors:g})||(o=o===null?E.errors:o.concat(E.errors),e=o.length);var i=u===e}else
var i=!0;if(i){if(r.hour!==void 0){let u=e;E(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:h,dynamicAnchors:g})||(o=o===null?E.errors:o.concat(E.errors),e=o.length);var i=u===e}else
var i=!0;if(i){if(r.day!==void 0){let u=e;pr(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:h,dynamicAnchors:g})||(o=o===null?pr.errors:o.concat(pr.errors),e=o.length);var i=u===
e}else var i=!0;if(i){if(r.month!==void 0){let u=e;pr(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:h,dynamicAnchors:g})||(o=o===null?pr.errors:o.concat(pr.errors),
e=o.length);var i=u===e}else var i=!0;if(i)if(r.minutes!==void 0){let u=r.minutes,c=e;if(e===c)if(Array.
isArray(u)){if(u.length>60)return $.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var m=!0;let w=u.length;for(let b=0;b<w;b++){
let v=u[b],k=e;if(e===k)if(v&&typeof v=="object"&&!Array.isArray(v)){let L;if(v.at===void 0&&(L="at")||
v.requests===void 0&&(L="requests")||v.failed===void 0&&(L="failed")||v.tokens===void 0&&(L="tokens")||
v.charged===void 0&&(L="charged"))return $.errors=[{instancePath:s+"/minutes/"+b,schemaPath:"#/prope\
rties/minutes/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let T=e;for(let q in v)
if(!(q==="at"||q==="requests"||q==="failed"||q==="tokens"||q==="charged")){return $.errors=[{instancePath:s+
"/minutes/"+b,schemaPath:"#/properties/minutes/items/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:q}}],!1;break}if(T===e){if(v.at!==void 0){let q=v.at,S=e,z=e;if(!(typeof q==
"number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=[{instancePath:s+"/minutes/"+b+"/at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(
q)){if(q>9007199254740991||isNaN(q))return $.errors=[{instancePath:s+"/minutes/"+b+"/at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(q<
0||isNaN(q))return $.errors=[{instancePath:s+"/minutes/"+b+"/at",schemaPath:"schema:Instant/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=S===e}else var f=!0;if(f){if(v.requests!==
void 0){let q=v.requests,S=e,z=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=
[{instancePath:s+"/minutes/"+b+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.errors=
[{instancePath:s+"/minutes/"+b+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:s+"/min\
utes/"+b+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=S===e}else var f=!0;if(f){if(v.failed!==void 0){let q=v.failed,S=e,z=e;if(!(typeof q=="numb\
er"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=[{instancePath:s+"/minutes/"+b+"/failed",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(
q)){if(q>9007199254740991||isNaN(q))return $.errors=[{instancePath:s+"/minutes/"+b+"/failed",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(q<0||
isNaN(q))return $.errors=[{instancePath:s+"/minutes/"+b+"/failed",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=S===e}else var f=!0;if(f){if(v.tokens!==
void 0){let q=v.tokens,S=e,z=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=
[{instancePath:s+"/minutes/"+b+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.errors=
[{instancePath:s+"/minutes/"+b+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:s+"/min\
utes/"+b+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=S===e}else var f=!0;if(f)if(v.charged!==void 0){let q=v.charged,S=e;if(e===e)if(typeof q=="\
string"){if(N(q,30))return $.errors=[{instancePath:s+"/minutes/"+b+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!cr.test(q))return $.errors=[{instancePath:s+
"/minutes/"+b+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:s+"/minutes/"+b+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var f=S===e}else var f=!0}}}}}}else return $.
errors=[{instancePath:s+"/minutes/"+b,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var m=k===e;if(!m)break}}}else return $.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0}}}}}}}}}}else
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=o,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function as(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=as.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:h,dynamicAnchors:g})||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return as.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return as.errors=
o,e===0}as.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var cn=is;var Lt={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Fo={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},Ki={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function Y(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,
dynamicAnchors:g={}}={}){let o=null,e=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.metric===void 0&&(p="\
metric")||r.by===void 0&&(p="by")||r.from===void 0&&(p="from")||r.to===void 0&&(p="to")||r.step_ms===
void 0&&(p="step_ms")||r.series===void 0&&(p="series")||r.others===void 0&&(p="others"))return Y.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let y=e;
for(let u in r)if(!(u==="metric"||u==="by"||u==="from"||u==="to"||u==="step_ms"||u==="series"||u==="\
others")){return Y.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:u}}],!1;break}if(y===e){if(r.metric!==void 0){let u=r.metric,c=e;
if(typeof u!="string")return Y.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(u==="requests"||u==="failed"||u==="attempts"||u==="failed_att\
empts"||u==="prompt_tokens"||u==="cached_tokens"||u==="completion_tokens"||u==="tokens"||u==="charge\
d"||u==="cost"||u==="first_token_p50_ms"||u==="first_token_p95_ms"||u==="whole_p50_ms"||u==="whole_p\
95_ms"))return Y.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Fo.enum}}],!1;var i=c===e}else var i=!0;if(i){if(r.by!==void 0){let u=r.by,c=e;if(typeof u!=
"string"&&u!==null)return Y.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:Lt.properties.by.type}}],!1;if(e===c&&typeof u=="string"&&N(u,16))return Y.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var i=c===e}else var i=!0;if(i){if(r.from!==void 0){let u=r.from,c=e,x=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return Y.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return Y.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return Y.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=c===e}else var i=!0;if(i){if(r.to!==void 0){let u=r.to,c=e,x=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u)))return Y.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===x&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return Y.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return Y.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=c===
e}else var i=!0;if(i){if(r.step_ms!==void 0){let u=r.step_ms,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u)))return Y.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(u===36e5||u===864e5))return Y.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:Lt.properties.
step_ms.enum}}],!1;var i=c===e}else var i=!0;if(i){if(r.series!==void 0){let u=r.series,c=e;if(e===c)
if(Array.isArray(u)){if(u.length>100)return Y.errors=[{instancePath:s+"/series",schemaPath:"#/proper\
ties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var d=!0;let w=u.length;for(let b=0;b<
w;b++){let v=u[b],k=e;if(e===k)if(v&&typeof v=="object"&&!Array.isArray(v)){let L;if(v.value===void 0&&
(L="value")||v.points===void 0&&(L="points"))return Y.errors=[{instancePath:s+"/series/"+b,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let T=e;for(let q in v)
if(!(q==="value"||q==="points")){return Y.errors=[{instancePath:s+"/series/"+b,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(T===e){if(v.value!==void 0){let q=v.value,S=e;if(typeof q!="string"&&q!==null)return Y.errors=
[{instancePath:s+"/series/"+b+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:Lt.properties.series.items.properties.value.type}}],!1;if(e===S&&typeof q==
"string"&&N(q,512))return Y.errors=[{instancePath:s+"/series/"+b+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var l=S===e}else
var l=!0;if(l)if(v.points!==void 0){let q=v.points,S=e;if(e===e)if(Array.isArray(q)){if(q.length>1e3)
return Y.errors=[{instancePath:s+"/series/"+b+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let Se=q.length;for(let Pe=0;Pe<Se;Pe++){let ee=q[Pe],hr=e;
if(!(typeof ee=="number"&&isFinite(ee))&&ee!==null)return Y.errors=[{instancePath:s+"/series/"+b+"/p\
oints/"+Pe,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:Ki.items.type}}],!1;if(e===
hr&&typeof ee=="number"&&isFinite(ee)){if(ee>9007199254740991||isNaN(ee))return Y.errors=[{instancePath:s+
"/series/"+b+"/points/"+Pe,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(ee<0||isNaN(ee))return Y.errors=[{instancePath:s+"/series/"+b+"/\
points/"+Pe,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=hr===e;if(!a)break}}}else return Y.errors=[{instancePath:s+"/series/"+b+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var l=S===e}else var l=!0}}}else return Y.
errors=[{instancePath:s+"/series/"+b,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var d=k===e;if(!d)break}}}else return Y.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(r.
others!==void 0){let u=r.others,c=e,x=e,w=!1,b=e;if(e===b)if(u&&typeof u=="object"&&!Array.isArray(u)){
let I;if(u.values===void 0&&(I="values")||u.points===void 0&&(I="points")){let L={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:I}};
o===null?o=[L]:o.push(L),e++}else{let L=e;for(let T in u)if(!(T==="values"||T==="points")){let q={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:T}};o===null?o=[q]:o.push(q),e++;break}if(L===e){if(u.values!==void 0){
let T=u.values,q=e,S=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))){let z={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};o===null?o=[
z]:o.push(z),e++}if(e===S&&typeof T=="number"&&isFinite(T)){if(T>9007199254740991||isNaN(T)){let z={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};o===null?o=[z]:o.push(z),e++}else if(T<0||isNaN(T)){let z={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
o===null?o=[z]:o.push(z),e++}}var t=q===e}else var t=!0;if(t)if(u.points!==void 0){let T=u.points,q=e;
if(e===e)if(Array.isArray(T))if(T.length>1e3){let er={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};o===null?o=[er]:o.push(er),e++}else{var m=!0;
let er=T.length;for(let Se=0;Se<er;Se++){let Pe=T[Se],ee=e;if(!(typeof Pe=="number"&&isFinite(Pe))&&
Pe!==null){let dr={instancePath:s+"/others/points/"+Se,schemaPath:"schema:Points/items/type",keyword:"\
type",params:{type:Ki.items.type}};o===null?o=[dr]:o.push(dr),e++}if(e===ee&&typeof Pe=="number"&&isFinite(
Pe)){if(Pe>9007199254740991||isNaN(Pe)){let dr={instancePath:s+"/others/points/"+Se,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};o===null?
o=[dr]:o.push(dr),e++}else if(Pe<0||isNaN(Pe)){let dr={instancePath:s+"/others/points/"+Se,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o===null?o=[dr]:o.push(
dr),e++}}var m=ee===e;if(!m)break}}else{let er={instancePath:s+"/others/points",schemaPath:"schema:P\
oints/type",keyword:"type",params:{type:"array"}};o===null?o=[er]:o.push(er),e++}var t=q===e}else var t=!0}}}else{
let I={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[I]:o.push(I),e++}var f=b===e;w=w||f;let v=e;if(u!==null){let I={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[I]:o.push(I),e++}var f=v===e;if(w=w||f,w)e=x,o!==null&&(x?o.length=x:o=null);else{let I={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return o===null?o=[I]:o.
push(I),e++,Y.errors=o,!1}var i=c===e}else var i=!0}}}}}}}}else return Y.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=o,e===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function is(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?Y.errors:
o.concat(Y.errors),e=o.length));else return is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return is.errors=o,e===0}is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hn=ns;var Mo={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function xe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.requests===void 0&&(l="requests")||r.rows_read===
void 0&&(l="rows_read")||r.complete===void 0&&(l="complete")||r.next===void 0&&(l="next"))return xe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let a=e;for(let t in r)if(!(t==="requests"||t==="rows_read"||t==="complete"||t==="next")){return xe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(a===e){if(r.requests!==void 0){let t=r.requests,m=e;if(e===m)if(Array.isArray(t)){if(t.length>
1e3)return xe.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let f=t.length;for(let p=0;p<f;p++){let y=e;A(t[p],{instancePath:s+
"/requests/"+p,parentData:t,parentDataProperty:p,rootData:h,dynamicAnchors:g})||(o=o===null?A.errors:
o.concat(A.errors),e=o.length);var i=y===e;if(!i)break}}}else return xe.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var d=m===
e}else var d=!0;if(d){if(r.rows_read!==void 0){let t=r.rows_read,m=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return xe.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(t)){if(t>
5e4||isNaN(t))return xe.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(t<0||isNaN(t))return xe.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=m===e}else var d=!0;if(d){if(r.complete!==void 0){let t=e;if(typeof r.complete!="boolean")return xe.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var d=t===e}else var d=!0;if(d)if(r.next!==void 0){let t=r.next,m=e;if(typeof t!="str\
ing"&&t!==null)return xe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Mo.properties.next.type}}],!1;if(e===m&&typeof t=="string"&&N(t,256))return xe.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var d=m===e}else var d=!0}}}}}else return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xe.errors=o,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ns(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ns.errors=o,e===0}ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gn=os;var Zr={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"schema:Count"},charged:{$ref:"schema:Co\
unt"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function X(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=X.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.kind===void 0&&(d="kind")||r.start_ms===void 0&&(d="start_ms")||r.end_ms===void 0&&(d="en\
d_ms"))return X.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!Ce.call(Zr.properties,a)){return X.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===
e){if(r.kind!==void 0){let a=r.kind,t=e;if(typeof a!="string")return X.errors=[{instancePath:s+"/kin\
d",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="queue"||
a==="attempt"||a==="work"))return X.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/kind/en\
um",keyword:"enum",params:{allowedValues:Zr.properties.kind.enum}}],!1;var i=t===e}else var i=!0;if(i){
if(r.start_ms!==void 0){let a=r.start_ms,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return X.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return X.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i){if(r.end_ms!==void 0){let a=r.end_ms,t=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return X.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return X.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return X.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.first_token_ms!==void 0){
let a=r.first_token_ms,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return X.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:Zr.properties.first_token_ms.type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return X.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return X.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){
if(r.attempt!==void 0){let a=r.attempt,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return X.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return X.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;
if(i){if(r.upstream!==void 0){let a=r.upstream,t=e;if(typeof a!="string"&&a!==null)return X.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Zr.properties.
upstream.type}}],!1;if(e===t&&typeof a=="string"&&N(a,64))return X.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=t===
e}else var i=!0;if(i){if(r.model!==void 0){let a=r.model,t=e;if(typeof a!="string"&&a!==null)return X.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Zr.
properties.model.type}}],!1;if(e===t&&typeof a=="string"&&N(a,256))return X.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=t===
e}else var i=!0;if(i){if(r.status!==void 0){let a=r.status,t=e;if(e===t)if(typeof a=="string"){if(N(
a,64))return X.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return X.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.
prompt_tokens!==void 0){let a=r.prompt_tokens,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return X.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return X.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:s+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i){if(r.completion_tokens!==void 0){let a=r.completion_tokens,t=e,m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return X.errors=[{instancePath:s+"/completi\
on_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return X.errors=[{instancePath:s+"/completion\
_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return X.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.
charged!==void 0){let a=r.charged,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return X.
errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return X.errors=
[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:s+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;
if(i)if(r.cost!==void 0){let a=r.cost,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return X.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return X.errors=
[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<0||isNaN(a))return X.errors=[{instancePath:s+"/cost",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0}}}}}}}}}}}}}else
return X.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.
errors=o,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=be.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.request===void 0&&(l="request")||r.arrived_at===void 0&&(l="arrived_at")||
r.total_ms===void 0&&(l="total_ms")||r.timeline===void 0&&(l="timeline")||r.complete===void 0&&(l="c\
omplete"))return be.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let t in r)if(!(t==="request"||t==="arrived_at"||t==="total_ms"||t==="timeline"||t===
"complete")){return be.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.request!==void 0){let t=e;A(r.
request,{instancePath:s+"/request",parentData:r,parentDataProperty:"request",rootData:h,dynamicAnchors:g})||
(o=o===null?A.errors:o.concat(A.errors),e=o.length);var i=t===e}else var i=!0;if(i){if(r.arrived_at!==
void 0){let t=r.arrived_at,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return be.
errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return be.
errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return be.errors=[{instancePath:s+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=m===e}else var i=!0;if(i){if(r.total_ms!==void 0){let t=r.total_ms,m=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return be.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return be.errors=[{instancePath:s+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<
0||isNaN(t))return be.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.timeline!==
void 0){let t=r.timeline,m=e;if(e===m)if(Array.isArray(t)){if(t.length>200)return be.errors=[{instancePath:s+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var d=!0;let p=t.length;for(let y=0;y<p;y++){let u=e;X(t[y],{instancePath:s+"/timeline/"+y,parentData:t,
parentDataProperty:y,rootData:h,dynamicAnchors:g})||(o=o===null?X.errors:o.concat(X.errors),e=o.length);
var d=u===e;if(!d)break}}}else return be.errors=[{instancePath:s+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i)if(r.complete!==
void 0){let t=e;if(typeof r.complete!="boolean")return be.errors=[{instancePath:s+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var i=t===e}else var i=!0}}}}}}else
return be.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.
errors=o,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function os(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=os.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:h,dynamicAnchors:g})||(o=o===null?be.errors:o.concat(be.errors),e=o.length));else
return os.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return os.
errors=o,e===0}os.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var kn=ps;var Eo={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},vn={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Br={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Ro=new RegExp(
"^[0-9]{1,78}$","u"),Xo=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=O.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.state===void 0&&(d="state")||r.network===void 0&&
(d="network")||r.payer===void 0&&(d="payer")||r.pay_to===void 0&&(d="pay_to")||r.asset===void 0&&(d=
"asset")||r.amount===void 0&&(d="amount")||r.price_usd===void 0&&(d="price_usd")||r.agent===void 0&&
(d="agent")||r.tool===void 0&&(d="tool")||r.request_id===void 0&&(d="request_id")||r.transaction===void 0&&
(d="transaction")||r.reason===void 0&&(d="reason")||r.attempts===void 0&&(d="attempts")||r.valid_before===
void 0&&(d="valid_before")||r.look_at===void 0&&(d="look_at")||r.created_at===void 0&&(d="created_at")||
r.updated_at===void 0&&(d="updated_at")||r.expires_at===void 0&&(d="expires_at"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ce.
call(Br.properties,a)){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.id,
t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return O.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return O.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=t===e}else var i=!0;if(i){if(r.state!==void 0){let a=r.state,t=e;if(typeof a!="string")return O.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a===
"settle_unknown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return O.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:vn.
enum}}],!1;var i=t===e}else var i=!0;if(i){if(r.network!==void 0){let a=r.network,t=e;if(e===t)if(typeof a==
"string"){if(N(a,64))return O.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;
if(i){if(r.payer!==void 0){let a=r.payer,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return O.errors=
[{instancePath:s+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return O.errors=[{instancePath:s+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.pay_to!==void 0){let a=r.pay_to,t=e;
if(e===t)if(typeof a=="string"){if(N(a,64))return O.errors=[{instancePath:s+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var i=t===
e}else var i=!0;if(i){if(r.asset!==void 0){let a=r.asset,t=e;if(e===t)if(typeof a=="string"){if(N(a,
64))return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.amount!==
void 0){let a=r.amount,t=e;if(e===t)if(typeof a=="string"){if(N(a,78))return O.errors=[{instancePath:s+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Ro.
test(a))return O.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){
if(r.price_usd!==void 0){let a=r.price_usd,t=e;if(e===t)if(typeof a=="string"){if(N(a,20))return O.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Xo.test(a))return O.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.agent!==void 0){let a=r.agent,t=e;if(e===t)
if(typeof a=="string"){if(N(a,64))return O.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else
var i=!0;if(i){if(r.tool!==void 0){let a=r.tool,t=e;if(typeof a!="string"&&a!==null)return O.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Br.properties.
tool.type}}],!1;if(e===t&&typeof a=="string"&&N(a,256))return O.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=t===e}else var i=!0;if(i){
if(r.request_id!==void 0){let a=r.request_id,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return O.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.
transaction!==void 0){let a=r.transaction,t=e;if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Br.properties.
transaction.type}}],!1;if(e===t&&typeof a=="string"&&N(a,256))return O.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var i=t===e}else var i=!0;if(i){if(r.reason!==void 0){let a=r.reason,t=e;if(typeof a!="string"&&a!==
null)return O.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Br.properties.reason.type}}],!1;if(e===t&&typeof a=="string"&&N(a,1024))return O.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=t===e}else var i=!0;if(i){if(r.attempts!==void 0){let a=r.attempts,t=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof a=="number"&&isFinite(
a)){if(a>1e6||isNaN(a))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(a<0||isNaN(a))return O.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.valid_before!==void 0){let a=r.valid_before,t=e,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return O.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.look_at!==
void 0){let a=r.look_at,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return O.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Br.
properties.look_at.type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return O.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,t=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.updated_at!==void 0){
let a=r.updated_at,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return O.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i)if(r.expires_at!==
void 0){let a=r.expires_at,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=o,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ve.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let t;if(r.payments===void 0&&(t="payments")||r.next===void 0&&(t="next"))return ve.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{
let m=e;for(let f in r)if(!(f==="payments"||f==="next"||f==="counts")){return ve.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;
break}if(m===e){if(r.payments!==void 0){let f=r.payments,p=e;if(e===p)if(Array.isArray(f)){if(f.length>
1e3)return ve.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let y=f.length;for(let u=0;u<y;u++){let c=e;O(f[u],{instancePath:s+
"/payments/"+u,parentData:f,parentDataProperty:u,rootData:h,dynamicAnchors:g})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length);var i=c===e;if(!i)break}}}else return ve.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var d=p===
e}else var d=!0;if(d){if(r.next!==void 0){let f=r.next,p=e;if(typeof f!="string"&&f!==null)return ve.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Eo.properties.
next.type}}],!1;if(e===p&&typeof f=="string"&&N(f,64))return ve.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=p===e}else var d=!0;if(d)
if(r.counts!==void 0){let f=r.counts,p=e;if(e===p)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.
keys(f).length>16)return ve.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in f){let c=e;if(typeof u!="string"){
let x={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:u};o===null?o=[x]:o.push(x),e++}if(!(u==="reserved"||u==="executing"||u==="exec\
uted"||u==="settling"||u==="settled"||u==="settle_unknown"||u==="failed"||u==="expired"||u==="refund\
_due"||u==="undecided")){let x={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:vn.enum},propertyName:u};o===null?o=[x]:o.push(x),e++}var l=c===e;if(!l){
let x={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:u}};return o===null?o=[x]:o.push(x),e++,ve.errors=o,!1;break}}if(l)for(let u in f){
let c=f[u],x=e,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ve.errors=[{instancePath:s+
"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return ve.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return ve.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=x===e;if(!a)break}}else return ve.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var d=p===e}else var d=!0}}}}else return ve.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return ve.errors=o,e===0}ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ps(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?ve.errors:
o.concat(ve.errors),e=o.length));else return ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ps.errors=o,e===0}ps.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pn=ms;function ms(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return ms.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ms.errors=o,e===0}ms.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bn=ls;function ls(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ls.errors=o,e===0}ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _n=ds;function ds(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ds.errors=o,e===0}ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wn=fs;var Ci={type:"object",additionalProperties:!1,required:["name","origin","drained_at","in_flight","de\
ployments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],
maxLength:1024},drained_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"\
schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"\
schema:Upstream"};var xn={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function ae(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ae.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.model===void 0&&(l="model")||r.upstream_model===void 0&&(l="upstream_m\
odel")||r.tier===void 0&&(l="tier")||r.weight===void 0&&(l="weight")||r.breaker===void 0&&(l="breake\
r")||r.in_flight===void 0&&(l="in_flight")||r.resting_s===void 0&&(l="resting_s"))return ae.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;
for(let t in r)if(!(t==="model"||t==="upstream_model"||t==="tier"||t==="weight"||t==="breaker"||t===
"in_flight"||t==="resting_s")){return ae.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.model!==void 0){
let t=r.model,m=e;if(e===m)if(typeof t=="string"){if(N(t,256))return ae.errors=[{instancePath:s+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=m===e}else var i=!0;if(i){if(r.upstream_model!==void 0){let t=r.upstream_model,m=e;
if(e===m)if(typeof t=="string"){if(N(t,256))return ae.errors=[{instancePath:s+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.errors=
[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.tier!==void 0){let t=r.tier,m=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ae.errors=[{instancePath:s+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(
t)){if(t>16||isNaN(t))return ae.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(t<1||isNaN(t))return ae.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=m===e}else var i=!0;if(i){if(r.weight!==void 0){let t=r.weight,m=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return ae.errors=[{instancePath:s+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(t)){
if(t>1e3||isNaN(t))return ae.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return ae.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=m===e}else var i=!0;if(i){if(r.breaker!==void 0){let t=r.breaker,m=e,f=e,p=!1,y=e;if(typeof t!=
"string"){let x={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};o===null?o=[x]:o.push(x),e++}if(!(t==="closed"||t==="half_open"||t==="open")){let x={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:xn.
enum}};o===null?o=[x]:o.push(x),e++}var d=y===e;p=p||d;let u=e;if(t!==null){let x={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[x]:o.push(x),e++}var d=u===e;if(p=p||d,p)e=f,o!==null&&(f?o.length=f:o=null);else{let x={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[x]:
o.push(x),e++,ae.errors=o,!1}var i=m===e}else var i=!0;if(i){if(r.in_flight!==void 0){let t=r.in_flight,
m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ae.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ae.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return ae.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i)if(r.resting_s!==
void 0){let t=r.resting_s,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ae.errors=
[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(t)){if(t>86400||isNaN(t))return ae.errors=[{instancePath:s+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(t<0||isNaN(t))return ae.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0}}}}}}}}else
return ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.
errors=o,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=se.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.origin===void 0&&(l="origin")||r.drained_at===
void 0&&(l="drained_at")||r.in_flight===void 0&&(l="in_flight")||r.deployments===void 0&&(l="deploym\
ents"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let t in r)if(!(t==="name"||t==="origin"||t==="drained_at"||t==="in_flight"||t==="de\
ployments")){return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.name!==void 0){let t=r.name,m=e;
if(e===m)if(typeof t=="string"){if(N(t,64))return se.errors=[{instancePath:s+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(t,1))return se.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return se.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=m===e}else var i=!0;if(i){if(r.origin!==void 0){let t=r.origin,m=e;if(typeof t!="st\
ring"&&t!==null)return se.errors=[{instancePath:s+"/origin",schemaPath:"#/properties/origin/type",keyword:"\
type",params:{type:Ci.properties.origin.type}}],!1;if(e===m&&typeof t=="string"&&N(t,1024))return se.
errors=[{instancePath:s+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var i=m===e}else var i=!0;if(i){if(r.drained_at!==void 0){let t=r.drained_at,m=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return se.errors=[{instancePath:s+"/drained_at",
schemaPath:"#/properties/drained_at/type",keyword:"type",params:{type:Ci.properties.drained_at.type}}],
!1;if(e===m&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return se.errors=[{instancePath:s+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(t<0||isNaN(t))return se.errors=[{instancePath:s+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else
var i=!0;if(i){if(r.in_flight!==void 0){let t=r.in_flight,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return se.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return se.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return se.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.deployments!==void 0){let t=r.deployments,m=e;if(e===m)if(Array.
isArray(t)){if(t.length>4096)return se.errors=[{instancePath:s+"/deployments",schemaPath:"#/properti\
es/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;let p=t.length;for(let y=0;y<
p;y++){let u=e;ae(t[y],{instancePath:s+"/deployments/"+y,parentData:t,parentDataProperty:y,rootData:h,
dynamicAnchors:g})||(o=o===null?ae.errors:o.concat(ae.errors),e=o.length);var d=u===e;if(!d)break}}}else
return se.errors=[{instancePath:s+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}else return se.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=o,e===0}se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Je(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.upstreams===
void 0&&(d="upstreams"))return Je.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(a!=="upstreams"){return Je.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(l===e&&r.upstreams!==void 0){let a=r.upstreams;if(e===e)if(Array.isArray(a)){if(a.length>256)
return Je.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var i=!0;let m=a.length;for(let f=0;f<m;f++){let p=e;se(a[f],{instancePath:s+
"/upstreams/"+f,parentData:a,parentDataProperty:f,rootData:h,dynamicAnchors:g})||(o=o===null?se.errors:
o.concat(se.errors),e=o.length);var i=p===e;if(!i)break}}}else return Je.errors=[{instancePath:s+"/u\
pstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return Je.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=
o,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fs(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=fs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Je(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:h,dynamicAnchors:g})||(o=o===null?Je.errors:o.concat(Je.errors),e=o.length));else return fs.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fs.errors=
o,e===0}fs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var qn=us;function us(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(se(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?se.errors:
o.concat(se.errors),e=o.length));else return us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return us.errors=o,e===0}us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=ys;function ys(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(se(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?se.errors:
o.concat(se.errors),e=o.length));else return ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ys.errors=o,e===0}ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=ke;function ke(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let l=r.response;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){let t;if(l.name===void 0&&(t="name")||l.ok===void 0&&(t="ok")||
l.detail===void 0&&(t="detail")||l.missing===void 0&&(t="missing"))return ke.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:t}}],
!1;{let m=e;for(let f in l)if(!(f==="name"||f==="ok"||f==="detail"||f==="missing")){return ke.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(l.name!==void 0){let f=l.name,p=e;
if(e===p)if(typeof f=="string"){if(N(f,64))return ke.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(f,1))return ke.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else
var i=!0;if(i){if(l.ok!==void 0){let f=e;if(typeof l.ok!="boolean")return ke.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var i=f===e}else var i=!0;if(i){if(l.detail!==void 0){let f=l.detail,p=e;if(e===p)if(typeof f==
"string"){if(N(f,65536))return ke.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(B(f,1))return ke.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var i=p===e}else var i=!0;if(i)if(l.missing!==void 0){let f=l.missing,p=e;if(e===p)if(Array.isArray(
f)){if(f.length>4096)return ke.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;let u=f.length;
for(let c=0;c<u;c++){let x=f[c],w=e;if(e===w)if(typeof x=="string"){if(N(x,256))return ke.errors=[{instancePath:s+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(B(x,1))return ke.errors=[{instancePath:s+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ke.errors=[{instancePath:s+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var d=w===e;if(!d)break}}}else
return ke.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0}}}}}else return ke.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return ke.errors=o,e===0}ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Sn=cs;var Uo={type:"object",additionalProperties:!1,required:["upstream","upstream_model","tier","weight",
"share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},
weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},drained:{type:"\
boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},
resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function J(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=J.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.upstream===void 0&&(l="upstream")||r.upstream_model===void 0&&(l="upst\
ream_model")||r.tier===void 0&&(l="tier")||r.weight===void 0&&(l="weight")||r.share===void 0&&(l="sh\
are")||r.drained===void 0&&(l="drained")||r.breaker===void 0&&(l="breaker")||r.in_flight===void 0&&(l=
"in_flight")||r.resting_s===void 0&&(l="resting_s"))return J.errors=[{instancePath:s,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;for(let t in r)if(!Ce.call(Uo.properties,
t)){return J.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.upstream!==void 0){let t=r.upstream,m=e;
if(e===m)if(typeof t=="string"){if(N(t,64))return J.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(t,1))return J.errors=
[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return J.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.upstream_model!==
void 0){let t=r.upstream_model,m=e;if(e===m)if(typeof t=="string"){if(N(t,256))return J.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return J.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.tier!==void 0){
let t=r.tier,m=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return J.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t==
"number"&&isFinite(t)){if(t>16||isNaN(t))return J.errors=[{instancePath:s+"/tier",schemaPath:"#/prop\
erties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(t<1||isNaN(t))return J.
errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e}else var i=!0;if(i){if(r.weight!==void 0){let t=r.weight,m=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return J.errors=[{instancePath:s+"/weight",schemaPath:"#/p\
roperties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(
t)){if(t>1e3||isNaN(t))return J.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return J.errors=[{
instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e}else var i=!0;if(i){if(r.share!==void 0){let t=r.share,m=e;if(e===m)if(typeof t==
"number"&&isFinite(t)){if(t>1||isNaN(t))return J.errors=[{instancePath:s+"/share",schemaPath:"#/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(t<0||isNaN(t))return J.
errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return J.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/type",
keyword:"type",params:{type:"number"}}],!1;var i=m===e}else var i=!0;if(i){if(r.drained!==void 0){let t=e;
if(typeof r.drained!="boolean")return J.errors=[{instancePath:s+"/drained",schemaPath:"#/properties/\
drained/type",keyword:"type",params:{type:"boolean"}}],!1;var i=t===e}else var i=!0;if(i){if(r.breaker!==
void 0){let t=r.breaker,m=e,f=e,p=!1,y=e;if(typeof t!="string"){let x={instancePath:s+"/breaker",schemaPath:"\
schema:BreakerState/type",keyword:"type",params:{type:"string"}};o===null?o=[x]:o.push(x),e++}if(!(t===
"closed"||t==="half_open"||t==="open")){let x={instancePath:s+"/breaker",schemaPath:"schema:BreakerS\
tate/enum",keyword:"enum",params:{allowedValues:xn.enum}};o===null?o=[x]:o.push(x),e++}var d=y===e;p=
p||d;let u=e;if(t!==null){let x={instancePath:s+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/\
type",keyword:"type",params:{type:"null"}};o===null?o=[x]:o.push(x),e++}var d=u===e;if(p=p||d,p)e=f,
o!==null&&(f?o.length=f:o=null);else{let x={instancePath:s+"/breaker",schemaPath:"#/properties/break\
er/anyOf",keyword:"anyOf",params:{}};return o===null?o=[x]:o.push(x),e++,J.errors=o,!1}var i=m===e}else
var i=!0;if(i){if(r.in_flight!==void 0){let t=r.in_flight,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return J.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return J.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return J.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.resting_s!==void 0){let t=r.resting_s,m=e;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return J.errors=[{instancePath:s+"/resting_s",schemaPath:"#/pr\
operties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof t=="number"&&isFinite(
t)){if(t>86400||isNaN(t))return J.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/rest\
ing_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(t<0||isNaN(t))return J.
errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0}}}}}}}}}}else return J.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=o,e===0}J.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function de(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.routes===
void 0&&(a="routes"))return de.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:a}}],!1;{let t=e;for(let m in r)if(m!=="routes"){return de.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(t===
e&&r.routes!==void 0){let m=r.routes;if(e===e)if(Array.isArray(m)){if(m.length>4096)return de.errors=
[{instancePath:s+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var i=!0;let p=m.length;for(let y=0;y<p;y++){let u=m[y],c=e;if(e===c)if(u&&typeof u=="object"&&!Array.
isArray(u)){let w;if(u.model===void 0&&(w="model")||u.route===void 0&&(w="route")||u.kind===void 0&&
(w="kind")||u.deployments===void 0&&(w="deployments"))return de.errors=[{instancePath:s+"/routes/"+y,
schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:w}}],!1;{
let b=e;for(let v in u)if(!(v==="model"||v==="route"||v==="kind"||v==="deployments")){return de.errors=
[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:v}}],!1;break}if(b===e){if(u.model!==void 0){let v=u.
model,k=e;if(e===k)if(typeof v=="string"){if(N(v,256))return de.errors=[{instancePath:s+"/routes/"+y+
"/model",schemaPath:"#/properties/routes/items/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return de.errors=[{instancePath:s+"/routes/"+y+"/model",schemaPath:"#/propertie\
s/routes/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;
if(d){if(u.route!==void 0){let v=u.route,k=e;if(e===k)if(typeof v=="string"){if(N(v,256))return de.errors=
[{instancePath:s+"/routes/"+y+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1}else return de.errors=[{instancePath:s+"/routes/"+y+
"/route",schemaPath:"#/properties/routes/items/properties/route/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=k===e}else var d=!0;if(d){if(u.kind!==void 0){let v=u.kind,k=e;if(e===k)if(typeof v==
"string"){if(N(v,32))return de.errors=[{instancePath:s+"/routes/"+y+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return de.errors=
[{instancePath:s+"/routes/"+y+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;if(d)if(u.deployments!==void 0){let v=u.
deployments,k=e;if(e===k)if(Array.isArray(v)){if(v.length>4096)return de.errors=[{instancePath:s+"/r\
outes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var l=!0;let L=v.length;for(let T=0;T<L;T++){let q=e;J(v[T],{instancePath:s+
"/routes/"+y+"/deployments/"+T,parentData:v,parentDataProperty:T,rootData:h,dynamicAnchors:g})||(o=o===
null?J.errors:o.concat(J.errors),e=o.length);var l=q===e;if(!l)break}}}else return de.errors=[{instancePath:s+
"/routes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var d=k===e}else var d=!0}}}}}else return de.errors=[{instancePath:s+
"/routes/"+y,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=c===e;if(!i)break}}}else return de.errors=[{instancePath:s+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return de.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=o,e===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function cs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?de.errors:
o.concat(de.errors),e=o.length));else return cs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return cs.errors=o,e===0}cs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var An=hs;var Fi={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Mi={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function G(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.description===
void 0&&(d="description")||r.price_usd===void 0&&(d="price_usd")||r.effect===void 0&&(d="effect")||r.
calls===void 0&&(d="calls")||r.errors===void 0&&(d="errors")||r.cache_hits===void 0&&(d="cache_hits")||
r.p50_ms===void 0&&(d="p50_ms")||r.p95_ms===void 0&&(d="p95_ms"))return G.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ce.call(Mi.
properties,a)){return G.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.name!==void 0){let a=r.name,t=e;
if(e===t)if(typeof a=="string"){if(N(a,256))return G.errors=[{instancePath:s+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(a,1))return G.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=t===e}else var i=!0;if(i){if(r.description!==void 0){let a=r.description,t=e;if(e===
t)if(typeof a=="string"){if(N(a,65536))return G.errors=[{instancePath:s+"/description",schemaPath:"#\
/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return G.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.price_usd!==void 0){let a=r.price_usd,t=e;if(e===
t)if(typeof a=="string"){if(N(a,32))return G.errors=[{instancePath:s+"/price_usd",schemaPath:"#/prop\
erties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return G.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var i=t===
e}else var i=!0;if(i){if(r.effect!==void 0){let a=r.effect,t=e;if(typeof a!="string")return G.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(a==="read"||a==="write"))return G.errors=[{instancePath:s+"/effect",schemaPath:"#/properties\
/effect/enum",keyword:"enum",params:{allowedValues:Mi.properties.effect.enum}}],!1;var i=t===e}else var i=!0;
if(i){if(r.calls!==void 0){let a=r.calls,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return G.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return G.
errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;
if(i){if(r.errors!==void 0){let a=r.errors,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return G.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return G.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;
if(i){if(r.cache_hits!==void 0){let a=r.cache_hits,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return G.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return G.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let a=r.p50_ms,t=e,m=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return G.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return G.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i)if(r.p95_ms!==void 0){let a=r.p95_ms,t=e,m=e;if(!(typeof a=="numbe\
r"&&isFinite(a))&&a!==null)return G.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecond\
s/type",keyword:"type",params:{type:qr.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return G.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0}}}}}}}}}}else return G.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return G.errors=o,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function U(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.title===void 0&&(l=
"title")||r.description===void 0&&(l="description")||r.version===void 0&&(l="version")||r.available===
void 0&&(l="available")||r.unavailable_because===void 0&&(l="unavailable_because")||r.query_price_usd===
void 0&&(l="query_price_usd")||r.for_sale===void 0&&(l="for_sale")||r.calls===void 0&&(l="calls")||r.
errors===void 0&&(l="errors")||r.cache_hits===void 0&&(l="cache_hits")||r.p50_ms===void 0&&(l="p50_m\
s")||r.p95_ms===void 0&&(l="p95_ms")||r.tools===void 0&&(l="tools"))return U.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;for(let t in r)if(!Ce.
call(Fi.properties,t)){return U.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.id!==void 0){let t=r.id,
m=e;if(e===m)if(typeof t=="string"){if(N(t,64))return U.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(t,1))return U.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=m===e}else var i=!0;if(i){if(r.title!==void 0){let t=r.title,m=e;if(e===m)if(typeof t=="str\
ing"){if(N(t,1024))return U.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1}else return U.errors=[{instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){
if(r.description!==void 0){let t=r.description,m=e;if(e===m)if(typeof t=="string"){if(N(t,65536))return U.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1}else return U.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){
if(r.version!==void 0){let t=r.version,m=e;if(e===m)if(typeof t=="string"){if(N(t,256))return U.errors=
[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return U.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.available!==void 0){
let t=e;if(typeof r.available!="boolean")return U.errors=[{instancePath:s+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var i=t===e}else var i=!0;if(i){
if(r.unavailable_because!==void 0){let t=r.unavailable_because,m=e;if(typeof t!="string"&&t!==null)return U.
errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:Fi.properties.unavailable_because.type}}],!1;if(e===m&&typeof t=="string"&&N(t,1024))
return U.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because\
/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=m===e}else var i=!0;if(i){if(r.query_price_usd!==
void 0){let t=r.query_price_usd,m=e;if(e===m)if(typeof t=="string"){if(N(t,32))return U.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return U.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_price_usd\
/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.for_sale!==void 0){
let t=e;if(typeof r.for_sale!="boolean")return U.errors=[{instancePath:s+"/for_sale",schemaPath:"#/p\
roperties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var i=t===e}else var i=!0;if(i){
if(r.calls!==void 0){let t=r.calls,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return U.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return U.errors=
[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;
if(i){if(r.errors!==void 0){let t=r.errors,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return U.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return U.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;
if(i){if(r.cache_hits!==void 0){let t=r.cache_hits,m=e,f=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return U.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return U.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let t=r.p50_ms,m=e,f=e;if(!(typeof t=="numb\
er"&&isFinite(t))&&t!==null)return U.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return U.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i){if(r.p95_ms!==void 0){let t=r.p95_ms,m=e,f=e;if(!(typeof t=="numb\
er"&&isFinite(t))&&t!==null)return U.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===f&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return U.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.tools!==void 0){let t=r.tools,m=e;if(e===m)if(Array.isArray(t)){
if(t.length>1e4)return U.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var d=!0;let p=t.length;for(let y=0;y<p;y++){let u=e;G(t[y],{instancePath:s+
"/tools/"+y,parentData:t,parentDataProperty:y,rootData:h,dynamicAnchors:g})||(o=o===null?G.errors:o.
concat(G.errors),e=o.length);var d=u===e;if(!d)break}}}else return U.errors=[{instancePath:s+"/tools",
schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.
errors=o,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=fe.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.agents===void 0&&(m="agents")||r.broken===void 0&&(m="broken"))return fe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{
let f=e;for(let p in r)if(!(p==="agents"||p==="broken")){return fe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===
e){if(r.agents!==void 0){let p=r.agents,y=e;if(e===y)if(Array.isArray(p)){if(p.length>1e3)return fe.
errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var i=!0;let u=p.length;for(let c=0;c<u;c++){let x=e;U(p[c],{instancePath:s+"/agent\
s/"+c,parentData:p,parentDataProperty:c,rootData:h,dynamicAnchors:g})||(o=o===null?U.errors:o.concat(
U.errors),e=o.length);var i=x===e;if(!i)break}}}else return fe.errors=[{instancePath:s+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var d=y===e}else var d=!0;if(d)if(r.
broken!==void 0){let p=r.broken,y=e;if(e===y)if(Array.isArray(p)){if(p.length>1e3)return fe.errors=[
{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var l=!0;let c=p.length;for(let x=0;x<c;x++){let w=p[x],b=e;if(e===b)if(w&&typeof w=="object"&&!Array.
isArray(w)){let k;if(w.id===void 0&&(k="id")||w.problems===void 0&&(k="problems"))return fe.errors=[
{instancePath:s+"/broken/"+x,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:k}}],!1;{let I=e;for(let L in w)if(!(L==="id"||L==="problems")){return fe.errors=[{instancePath:s+
"/broken/"+x,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:L}}],!1;break}if(I===e){if(w.id!==void 0){let L=w.id,T=e;if(e===T)if(typeof L==
"string"){if(N(L,256))return fe.errors=[{instancePath:s+"/broken/"+x+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return fe.errors=
[{instancePath:s+"/broken/"+x+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=T===e}else var a=!0;if(a)if(w.problems!==void 0){let L=w.problems,
T=e;if(e===T)if(Array.isArray(L)){if(L.length>100)return fe.errors=[{instancePath:s+"/broken/"+x+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var t=!0;let S=L.length;for(let z=0;z<S;z++){let er=L[z],Se=e;if(e===Se)if(typeof er==
"string"){if(N(er,4096))return fe.errors=[{instancePath:s+"/broken/"+x+"/problems/"+z,schemaPath:"#/\
properties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return fe.errors=[{instancePath:s+"/broken/"+x+"/problems/"+z,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var t=Se===e;if(!t)
break}}}else return fe.errors=[{instancePath:s+"/broken/"+x+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var a=T===e}else var a=!0}}}else
return fe.errors=[{instancePath:s+"/broken/"+x,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var l=b===e;if(!l)break}}}else return fe.errors=[{instancePath:s+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var d=y===e}else
var d=!0}}}else return fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return fe.errors=o,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hs(r,{
instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,
e=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?fe.errors:o.concat(
fe.errors),e=o.length));else return hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return hs.errors=o,e===0}hs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Dn=ne;var zo={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function ne(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ne.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let a=r.response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let m;
if(a.id===void 0&&(m="id")||a.tools===void 0&&(m="tools")||a.file===void 0&&(m="file")||a.document===
void 0&&(m="document"))return ne.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:m}}],!1;{let f=e;for(let p in a)if(!(p==="id"||
p==="tools"||p==="file"||p==="document")){return ne.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(f===e){if(a.id!==void 0){let p=a.id,y=e;if(e===y)if(typeof p=="string"){if(N(p,64))return ne.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(p,1))return ne.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(a.tools!==void 0){let p=a.tools,
y=e;if(e===y)if(Array.isArray(p)){if(p.length>1e4)return ne.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var d=!0;let c=p.length;for(let x=0;x<c;x++){let w=p[x],b=e;if(e===b)if(w&&typeof w=="object"&&!Array.
isArray(w)){let k;if(w.name===void 0&&(k="name")||w.parameters===void 0&&(k="parameters"))return ne.
errors=[{instancePath:s+"/response/tools/"+x,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:k}}],!1;{let I=e;for(let L in w)if(!(L==="name"||
L==="parameters")){return ne.errors=[{instancePath:s+"/response/tools/"+x,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(I===e){if(w.name!==void 0){let L=w.name,T=e;if(e===T)if(typeof L=="string"){if(N(L,256))
return ne.errors=[{instancePath:s+"/response/tools/"+x+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(L,1))return ne.
errors=[{instancePath:s+"/response/tools/"+x+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[
{instancePath:s+"/response/tools/"+x+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var l=T===e}else var l=!0;if(l)if(w.
parameters!==void 0){let L=w.parameters,T=e;if(e===T&&!(L&&typeof L=="object"&&!Array.isArray(L)))return ne.
errors=[{instancePath:s+"/response/tools/"+x+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else
var l=!0}}}else return ne.errors=[{instancePath:s+"/response/tools/"+x,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var d=b===e;if(!d)break}}}else
return ne.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;if(i){if(a.file!==void 0){
let p=a.file,y=e;if(e===y)if(typeof p=="string"){if(N(p,4096))return ne.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return ne.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i)
if(a.document!==void 0){let p=a.document,y=e;if(typeof p!="string"&&p!==null)return ne.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:zo.properties.document.type}}],!1;if(e===y&&typeof p=="string"&&N(p,16777216))return ne.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var i=y===e}else var i=!0}}}}}else return ne.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return ne.errors=o,e===0}ne.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var In=gs;var Ei={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Tn=new RegExp("^[0-9a-f]{64}$","u");function ye(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.digest===void 0&&
(d="digest")||r.loaded_at===void 0&&(d="loaded_at")||r.seen_at===void 0&&(d="seen_at")||r.is_this===
void 0&&(d="is_this"))return ye.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="name"||a==="digest"||a==="loaded_at"||a===
"seen_at"||a==="is_this")){return ye.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.name!==void 0){let a=r.
name,t=e;if(e===t)if(typeof a=="string"){if(N(a,255))return ye.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return ye.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else
var i=!0;if(i){if(r.digest!==void 0){let a=r.digest,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return ye.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Tn.test(a))return ye.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return ye.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var i=t===
e}else var i=!0;if(i){if(r.loaded_at!==void 0){let a=r.loaded_at,t=e,m=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ye.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return ye.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ye.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.seen_at!==void 0){let a=r.seen_at,t=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ye.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return ye.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return ye.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i)if(r.is_this!==void 0){let a=e;
if(typeof r.is_this!="boolean")return ye.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===e}else var i=!0}}}}}}else return ye.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=
o,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Q.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let t;if(r.file===void 0&&(t="file")||r.loaded_at===void 0&&(t="loaded_at")||r.sandbox===void 0&&(t=
"sandbox")||r.config===void 0&&(t="config")||r.sources===void 0&&(t="sources")||r.need_restart===void 0&&
(t="need_restart")||r.digest===void 0&&(t="digest")||r.servers===void 0&&(t="servers"))return Q.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{let m=e;
for(let f in r)if(!(f==="file"||f==="loaded_at"||f==="sandbox"||f==="config"||f==="need_restart"||f===
"sources"||f==="digest"||f==="servers")){return Q.errors=[{instancePath:s,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(r.file!==
void 0){let f=r.file,p=e;if(typeof f!="string"&&f!==null)return Q.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Ei.properties.file.type}}],!1;if(e===p&&typeof f==
"string"&&N(f,4096))return Q.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLength",
keyword:"maxLength",params:{limit:4096}}],!1;var i=p===e}else var i=!0;if(i){if(r.loaded_at!==void 0){
let f=r.loaded_at,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return Q.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return Q.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(f<0||isNaN(f))return Q.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){if(r.
sandbox!==void 0){let f=e;if(typeof r.sandbox!="boolean")return Q.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e}else var i=!0;
if(i){if(r.config!==void 0){let f=r.config,p=e;if(e===p&&!(f&&typeof f=="object"&&!Array.isArray(f)))
return Q.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var i=p===e}else var i=!0;if(i){if(r.need_restart!==void 0){let f=r.need_restart,
p=e;if(e===p)if(Array.isArray(f)){if(f.length>1024)return Q.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var d=!0;
let u=f.length;for(let c=0;c<u;c++){let x=f[c],w=e;if(e===w)if(typeof x=="string"){if(N(x,512))return Q.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(B(x,1))return Q.errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=
[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"type",
params:{type:"string"}}],!1;var d=w===e;if(!d)break}}}else return Q.errors=[{instancePath:s+"/need_r\
estart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;var i=p===
e}else var i=!0;if(i){if(r.sources!==void 0){let f=r.sources,p=e;if(e===p)if(f&&typeof f=="object"&&
!Array.isArray(f)){if(Object.keys(f).length>1e5)return Q.errors=[{instancePath:s+"/sources",schemaPath:"\
#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let u in f){
let c=f[u],x=e;if(e===x)if(typeof c=="string"){if(N(c,256))return Q.errors=[{instancePath:s+"/source\
s/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(c,1))return Q.errors=[{instancePath:s+"/s\
ources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPropert\
ies/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+"/sou\
rces/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPropertie\
s/type",keyword:"type",params:{type:"string"}}],!1;var l=x===e;if(!l)break}}else return Q.errors=[{instancePath:s+
"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"}}],!1;var i=p===
e}else var i=!0;if(i){if(r.digest!==void 0){let f=r.digest,p=e;if(e===p)if(typeof f=="string"){if(N(
f,64))return Q.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(!Tn.test(f))return Q.errors=[{instancePath:s+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Q.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"\
string"}}],!1;var i=p===e}else var i=!0;if(i)if(r.servers!==void 0){let f=r.servers,p=e;if(!Array.isArray(
f)&&f!==null)return Q.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",keyword:"\
type",params:{type:Ei.properties.servers.type}}],!1;if(e===p&&Array.isArray(f)){if(f.length>1e4)return Q.
errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var a=!0;let u=f.length;for(let c=0;c<u;c++){let x=e;ye(f[c],{instancePath:s+"/serv\
ers/"+c,parentData:f,parentDataProperty:c,rootData:h,dynamicAnchors:g})||(o=o===null?ye.errors:o.concat(
ye.errors),e=o.length);var a=x===e;if(!a)break}}}var i=p===e}else var i=!0}}}}}}}}}else return Q.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=o,e===
0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gs(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=gs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Q(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:g})||(o=o===null?Q.errors:o.concat(Q.errors),e=o.length));else return gs.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return gs.errors=
o,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var jn=ks;var Ri={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var ht={type:"string",enum:["admin","viewer"],$id:"schema:Role"},gt=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function me(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,
dynamicAnchors:g={}}={}){let o=null,e=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="na\
me")||r.role===void 0&&(d="role")||r.how===void 0&&(d="how")||r.expires_at===void 0&&(d="expires_at"))
return me.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!(a==="name"||a==="role"||a==="how"||a==="expires_at")){return me.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(r.name!==void 0){let a=r.name,t=e;if(e===e)if(typeof a=="string"){if(N(a,64))return me.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(a,1))return me.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!gt.test(a))return me.errors=[{instancePath:s+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return me.errors=[{instancePath:s+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.role!==void 0){
let a=r.role,t=e;if(typeof a!="string")return me.errors=[{instancePath:s+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="admin"||a==="viewer"))return me.errors=
[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:ht.enum}}],
!1;var i=t===e}else var i=!0;if(i){if(r.how!==void 0){let a=r.how,t=e;if(typeof a!="string")return me.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(a==="token"||a==="session"))return me.errors=[{instancePath:s+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:Ri.properties.how.enum}}],!1;var i=t===e}else
var i=!0;if(i)if(r.expires_at!==void 0){let a=r.expires_at,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))&&a!==null)return me.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:Ri.properties.expires_at.type}}],!1;if(e===t&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return me.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return me.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0}}}}}else
return me.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.
errors=o,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ks(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=ks.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(me(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:h,dynamicAnchors:g})||(o=o===null?me.errors:o.concat(me.errors),e=o.length));else
return ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ks.
errors=o,e===0}ks.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var $n=vs;function pe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.role===void 0&&
(d="role")||r.how===void 0&&(d="how")||r.expires_at===void 0&&(d="expires_at")||r.secret===void 0&&(d=
"secret"))return pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!(a==="name"||a==="role"||a==="how"||a==="expires_at"||a==="secret")){
return pe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(l===e){if(r.name!==void 0){let a=r.name,t=e;if(e===e)if(typeof a==
"string"){if(N(a,64))return pe.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return pe.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!gt.test(a))
return pe.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return pe.errors=[{instancePath:s+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else
var i=!0;if(i){if(r.role!==void 0){let a=r.role,t=e;if(typeof a!="string")return pe.errors=[{instancePath:s+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="admin"||a===
"viewer"))return pe.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:ht.enum}}],!1;var i=t===e}else var i=!0;if(i){if(r.how!==void 0){let a=r.how,t=e;if(typeof a!=
"string")return pe.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(a!=="session")return pe.errors=[{instancePath:s+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var i=t===e}else var i=!0;
if(i){if(r.expires_at!==void 0){let a=r.expires_at,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return pe.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return pe.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return pe.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i)if(r.secret!==void 0){let a=r.secret,t=e;if(e===t)if(typeof a=="st\
ring"){if(N(a,64))return pe.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return pe.errors=[{instancePath:s+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var i=t===e}else var i=!0}}}}}}else return pe.errors=[{instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return pe.errors=o,e===0}pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function vs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=vs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?pe.errors:
o.concat(pe.errors),e=o.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vs.errors=o,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var On=Ps;function Ps(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(me(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?me.errors:
o.concat(me.errors),e=o.length));else return Ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ps.errors=o,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=bs;var Xi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function W(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=W.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.role===void 0&&(d=
"role")||r.prefix===void 0&&(d="prefix")||r.created_at===void 0&&(d="created_at")||r.rotated_at===void 0&&
(d="rotated_at")||r.revoked_at===void 0&&(d="revoked_at"))return W.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="id"||
a==="name"||a==="role"||a==="prefix"||a==="created_at"||a==="rotated_at"||a==="revoked_at")){return W.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(r.id!==void 0){let a=r.id,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return W.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(a,1))return W.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.name!==void 0){
let a=r.name,t=e;if(e===e)if(typeof a=="string"){if(N(a,64))return W.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!gt.test(a))return W.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=t===e}else var i=!0;if(i){if(r.role!==void 0){let a=r.role,t=e;if(typeof a!="stri\
ng")return W.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(a==="admin"||a==="viewer"))return W.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:ht.enum}}],!1;var i=t===e}else var i=!0;if(i){
if(r.prefix!==void 0){let a=r.prefix,t=e;if(e===t)if(typeof a=="string"){if(N(a,16))return W.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return W.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,
t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return W.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.rotated_at!==
void 0){let a=r.rotated_at,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return W.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Xi.properties.rotated_at.type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return W.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return W.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i)if(r.revoked_at!==void 0){let a=r.revoked_at,
t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return W.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Xi.properties.revoked_at.
type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return W.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0}}}}}}}}else return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return W.errors=o,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Qe(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.operators===void 0&&(d="operators"))return Qe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let l=e;for(let a in r)if(a!=="operators"){return Qe.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.operators!==
void 0){let a=r.operators;if(e===e)if(Array.isArray(a)){if(a.length>1e4)return Qe.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var i=!0;let m=a.length;for(let f=0;f<m;f++){let p=e;W(a[f],{instancePath:s+"/operators/"+f,parentData:a,
parentDataProperty:f,rootData:h,dynamicAnchors:g})||(o=o===null?W.errors:o.concat(W.errors),e=o.length);
var i=p===e;if(!i)break}}}else return Qe.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return Qe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=o,e===0}Qe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function bs(r,{instancePath:s="",parentData:_,parentDataProperty:P,
rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=bs.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Qe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||
(o=o===null?Qe.errors:o.concat(Qe.errors),e=o.length));else return bs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return bs.errors=o,e===0}bs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Cn=_s;var Ui={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function H(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,
dynamicAnchors:g={}}={}){let o=null,e=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||
r.name===void 0&&(d="name")||r.role===void 0&&(d="role")||r.prefix===void 0&&(d="prefix")||r.created_at===
void 0&&(d="created_at")||r.rotated_at===void 0&&(d="rotated_at")||r.revoked_at===void 0&&(d="revoke\
d_at")||r.token===void 0&&(d="token"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="id"||a==="name"||a==="ro\
le"||a==="prefix"||a==="created_at"||a==="rotated_at"||a==="revoked_at"||a==="token")){return H.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(r.id!==void 0){let a=r.id,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return H.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(a,1))return H.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.name!==void 0){
let a=r.name,t=e;if(e===e)if(typeof a=="string"){if(N(a,64))return H.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return H.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!gt.test(a))return H.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return H.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=t===e}else var i=!0;if(i){if(r.role!==void 0){let a=r.role,t=e;if(typeof a!="stri\
ng")return H.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(a==="admin"||a==="viewer"))return H.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:ht.enum}}],!1;var i=t===e}else var i=!0;if(i){
if(r.prefix!==void 0){let a=r.prefix,t=e;if(e===t)if(typeof a=="string"){if(N(a,16))return H.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return H.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,
t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return H.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return H.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.rotated_at!==
void 0){let a=r.rotated_at,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return H.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Ui.properties.rotated_at.type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return H.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return H.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.revoked_at!==void 0){let a=r.revoked_at,
t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return H.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Ui.properties.revoked_at.
type}}],!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return H.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=t===e}else var i=!0;if(i)if(r.token!==void 0){let a=r.token,t=e;if(e===t)if(typeof a=="stri\
ng"){if(N(a,256))return H.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(a,1))return H.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else
var i=!0}}}}}}}}}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return H.errors=o,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _s(r,{
instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,
e=0,n=_s.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?H.errors:o.concat(
H.errors),e=o.length));else return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return _s.errors=o,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Fn=ws;function ws(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ws.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ws.errors=o,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mn=xs;function xs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=xs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xs.errors=o,e===0}xs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var En=qs;function qs(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?H.errors:
o.concat(H.errors),e=o.length));else return qs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qs.errors=o,e===0}qs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Rn=Ns;var Zo={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},nr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},Bo={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload",
"backup","migrate","copyStore"],$id:"schema:AuditAction"};function V(r,{instancePath:s="",parentData:_,
parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=V.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.id===void 0&&(d="id")||r.at===void 0&&(d="at")||r.action===void 0&&(d="action")||r.outcome===
void 0&&(d="outcome")||r.name===void 0&&(d="name")||r.how===void 0&&(d="how")||r.address===void 0&&(d=
"address")||r.request_id===void 0&&(d="request_id")||r.target===void 0&&(d="target")||r.target_name===
void 0&&(d="target_name")||r.before===void 0&&(d="before")||r.after===void 0&&(d="after")||r.reason===
void 0&&(d="reason"))return V.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ce.call(nr.properties,a)){return V.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(l===e){if(r.id!==void 0){let a=r.id,t=e;if(e===t)if(typeof a=="string"){if(N(a,64))return V.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(a,1))return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.at!==void 0){
let a=r.at,t=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:s+"/at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return V.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var i=t===e}else var i=!0;if(i){if(r.action!==void 0){let a=r.
action,t=e;if(typeof a!="string")return V.errors=[{instancePath:s+"/action",schemaPath:"schema:Audit\
Action/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="createKey"||a==="changeKey"||a==="\
rotateKey"||a==="revokeKey"||a==="restoreKey"||a==="drainUpstream"||a==="restoreUpstream"||a==="prob\
eUpstream"||a==="reconcilePayment"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||
a==="rotateOperator"||a==="revokeOperator"||a==="createSession"||a==="endSession"||a==="drainServer"||
a==="reload"||a==="backup"||a==="migrate"||a==="copyStore"))return V.errors=[{instancePath:s+"/actio\
n",schemaPath:"schema:AuditAction/enum",keyword:"enum",params:{allowedValues:Bo.enum}}],!1;var i=t===
e}else var i=!0;if(i){if(r.outcome!==void 0){let a=r.outcome,t=e;if(typeof a!="string")return V.errors=
[{instancePath:s+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(a==="done"||a==="begun"||a==="failed"))return V.errors=[{instancePath:s+"/outcome",schemaPath:"\
#/properties/outcome/enum",keyword:"enum",params:{allowedValues:nr.properties.outcome.enum}}],!1;var i=t===
e}else var i=!0;if(i){if(r.name!==void 0){let a=r.name,t=e;if(e===t)if(typeof a=="string"){if(N(a,128))
return V.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",
params:{limit:128}}],!1}else return V.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/\
type",keyword:"type",params:{type:"string"}}],!1;var i=t===e}else var i=!0;if(i){if(r.how!==void 0){
let a=r.how,t=e;if(typeof a!="string")return V.errors=[{instancePath:s+"/how",schemaPath:"#/properti\
es/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="token"||a==="session"||a==="cli"||
a==="signal"||a==="server"))return V.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/enu\
m",keyword:"enum",params:{allowedValues:nr.properties.how.enum}}],!1;var i=t===e}else var i=!0;if(i){
if(r.address!==void 0){let a=r.address,t=e;if(typeof a!="string"&&a!==null)return V.errors=[{instancePath:s+
"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:nr.properties.address.
type}}],!1;if(e===t&&typeof a=="string"&&N(a,255))return V.errors=[{instancePath:s+"/address",schemaPath:"\
#/properties/address/maxLength",keyword:"maxLength",params:{limit:255}}],!1;var i=t===e}else var i=!0;
if(i){if(r.request_id!==void 0){let a=r.request_id,t=e;if(typeof a!="string"&&a!==null)return V.errors=
[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:nr.
properties.request_id.type}}],!1;if(e===t&&typeof a=="string"&&N(a,64))return V.errors=[{instancePath:s+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var i=t===e}else var i=!0;if(i){if(r.target!==void 0){let a=r.target,t=e;if(typeof a!="string"&&a!==
null)return V.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/type",keyword:"type",
params:{type:nr.properties.target.type}}],!1;if(e===t&&typeof a=="string"&&N(a,128))return V.errors=
[{instancePath:s+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;var i=t===e}else var i=!0;if(i){if(r.target_name!==void 0){let a=r.target_name,t=e;if(typeof a!="\
string"&&a!==null)return V.errors=[{instancePath:s+"/target_name",schemaPath:"#/properties/target_na\
me/type",keyword:"type",params:{type:nr.properties.target_name.type}}],!1;if(e===t&&typeof a=="strin\
g"&&N(a,256))return V.errors=[{instancePath:s+"/target_name",schemaPath:"#/properties/target_name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;var i=t===e}else var i=!0;if(i){if(r.before!==void 0){
let a=r.before,t=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return V.errors=[{instancePath:s+
"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:nr.properties.before.type}}],
!1;var i=t===e}else var i=!0;if(i){if(r.after!==void 0){let a=r.after,t=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))&&a!==null)return V.errors=[{instancePath:s+"/after",schemaPath:"#/properties/afte\
r/type",keyword:"type",params:{type:nr.properties.after.type}}],!1;var i=t===e}else var i=!0;if(i)if(r.
reason!==void 0){let a=r.reason,t=e;if(typeof a!="string"&&a!==null)return V.errors=[{instancePath:s+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:nr.properties.reason.type}}],
!1;if(e===t&&typeof a=="string"&&N(a,4096))return V.errors=[{instancePath:s+"/reason",schemaPath:"#/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var i=t===e}else var i=!0}}}}}}}}}}}}}}else
return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.
errors=o,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:s="",
parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){let o=null,e=0,n=Ke.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.rows===void 0&&(l="rows")||r.next===void 0&&(l="next"))return Ke.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;
for(let t in r)if(!(t==="rows"||t==="next")){return Ke.errors=[{instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.
rows!==void 0){let t=r.rows,m=e;if(e===m)if(Array.isArray(t)){if(t.length>1e3)return Ke.errors=[{instancePath:s+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var i=!0;
let f=t.length;for(let p=0;p<f;p++){let y=e;V(t[p],{instancePath:s+"/rows/"+p,parentData:t,parentDataProperty:p,
rootData:h,dynamicAnchors:g})||(o=o===null?V.errors:o.concat(V.errors),e=o.length);var i=y===e;if(!i)
break}}}else return Ke.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var d=m===e}else var d=!0;if(d)if(r.next!==void 0){let t=r.next,m=e;
if(typeof t!="string"&&t!==null)return Ke.errors=[{instancePath:s+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:Zo.properties.next.type}}],!1;if(e===m&&typeof t=="string"&&N(
t,64))return Ke.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;var d=m===e}else var d=!0}}}else return Ke.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=o,e===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ns(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ke(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?Ke.errors:
o.concat(Ke.errors),e=o.length));else return Ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ns.errors=o,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xn=we;function we(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=we.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let d=r.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.calls===void 0&&(a="calls")||d.streams===void 0&&(a=
"streams")||d.queued_rows===void 0&&(a="queued_rows"))return we.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:a}}],!1;{let t=e;for(let m in d)
if(!(m==="calls"||m==="streams"||m==="queued_rows")){return we.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(t===e){if(d.calls!==void 0){let m=d.calls,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return we.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return we.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return we.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;
if(i){if(d.streams!==void 0){let m=d.streams,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return we.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return we.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return we.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else
var i=!0;if(i)if(d.queued_rows!==void 0){let m=d.queued_rows,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return we.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof m=="num\
ber"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return we.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return we.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=f===e}else var i=!0}}}}else return we.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return we.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=o,e===0}we.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Un=Ls;function ue(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.applied===void 0&&(t="applied")||r.problems===
void 0&&(t="problems")||r.changes===void 0&&(t="changes"))return ue.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:t}}],!1;{let m=e;for(let f in r)if(!(f==="app\
lied"||f==="problems"||f==="changes")){return ue.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(r.applied!==
void 0){let f=e;if(typeof r.applied!="boolean")return ue.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e}else var i=!0;if(i){
if(r.problems!==void 0){let f=r.problems,p=e;if(e===p)if(Array.isArray(f)){if(f.length>1e4)return ue.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var d=!0;let u=f.length;for(let c=0;c<u;c++){let x=f[c],w=e;if(e===w)if(typeof x=="\
string"){if(N(x,4096))return ue.errors=[{instancePath:s+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ue.errors=[{instancePath:s+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var d=w===e;if(!d)break}}}else return ue.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0;if(i)if(r.changes!==
void 0){let f=r.changes,p=e;if(e===p)if(Array.isArray(f)){if(f.length>1e5)return ue.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var l=!0;
let u=f.length;for(let c=0;c<u;c++){let x=f[c],w=e;if(e===e)if(x&&typeof x=="object"&&!Array.isArray(
x)){let k;if(x.setting===void 0&&(k="setting")||x.needs_restart===void 0&&(k="needs_restart"))return ue.
errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:k}}],!1;{let I=e;for(let L in x)if(!(L==="setting"||L==="before"||L==="after"||
L==="needs_restart")){return ue.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===
e){if(x.setting!==void 0){let L=x.setting,T=e;if(e===T)if(typeof L=="string"){if(N(L,512))return ue.
errors=[{instancePath:s+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return ue.errors=[{instancePath:s+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var a=T===e}else var a=!0;if(a)if(x.needs_restart!==void 0){let L=e;if(typeof x.
needs_restart!="boolean")return ue.errors=[{instancePath:s+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var a=L===
e}else var a=!0}}}else return ue.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var l=w===e;if(!l)break}}}else return ue.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var i=p===e}else var i=!0}}}}else return ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ue.errors=o,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ls(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=Ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ue(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:g})||(o=o===null?ue.errors:
o.concat(ue.errors),e=o.length));else return Ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ls.errors=o,e===0}Ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zn=R;function R(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let p;if(m.name===void 0&&(p="name")||m.operations===void 0&&
(p="operations")||m.elsewhere===void 0&&(p="elsewhere"))return R.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:p}}],!1;{let y=e;for(let u in m)
if(!(u==="name"||u==="operations"||u==="elsewhere")){return R.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(y===e){if(m.name!==void 0){let u=m.name,c=e;if(e===c)if(typeof u=="string"){if(N(u,128))
return R.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(B(u,1))return R.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return R.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(m.operations!==
void 0){let u=m.operations,c=e;if(e===c)if(Array.isArray(u)){if(u.length>256)return R.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var d=!0;let w=u.length;for(let b=0;b<w;b++){let v=u[b],k=e;if(e===k)if(v&&
typeof v=="object"&&!Array.isArray(v)){let L;if(v.method===void 0&&(L="method")||v.path===void 0&&(L=
"path")||v.summary===void 0&&(L="summary"))return R.errors=[{instancePath:s+"/response/operations/"+
b,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:L}}],
!1;{let T=e;for(let q in v)if(!(q==="method"||q==="path"||q==="summary")){return R.errors=[{instancePath:s+
"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(T===e){if(v.method!==
void 0){let q=v.method,S=e;if(e===S)if(typeof q=="string"){if(N(q,7))return R.errors=[{instancePath:s+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(B(q,3))return R.errors=[{instancePath:s+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return R.errors=[{instancePath:s+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;if(l){if(v.path!==
void 0){let q=v.path,S=e;if(e===S)if(typeof q=="string"){if(N(q,256))return R.errors=[{instancePath:s+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return R.errors=[{instancePath:s+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:s+"/r\
esponse/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;if(l)if(v.summary!==void 0){
let q=v.summary,S=e;if(e===S)if(typeof q=="string"){if(N(q,256))return R.errors=[{instancePath:s+"/r\
esponse/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return R.errors=[{instancePath:s+
"/response/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0}}}}else return R.
errors=[{instancePath:s+"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var d=k===e;if(!d)break}}}else return R.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(m.elsewhere!==void 0){let u=m.elsewhere,
c=e;if(e===c)if(Array.isArray(u)){if(u.length>16)return R.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var a=!0;let w=u.length;for(let b=0;b<w;b++){let v=u[b],k=e;if(e===k)if(v&&typeof v=="object"&&!Array.
isArray(v)){let L;if(v.name===void 0&&(L="name"))return R.errors=[{instancePath:s+"/response/elsewhe\
re/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:L}}],
!1;{let T=e;for(let q in v)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return R.errors=
[{instancePath:s+"/response/elsewhere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(T===e){
if(v.name!==void 0){let q=v.name,S=e;if(e===S)if(typeof q=="string"){if(N(q,128))return R.errors=[{instancePath:s+
"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(B(q,1))return R.errors=[{instancePath:s+
"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=S===e}else var t=!0;if(t){if(v.path!==void 0){
let q=v.path,S=e;if(e===S)if(typeof q=="string"){if(N(q,256))return R.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return R.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:s+"/respons\
e/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var t=S===e}else var t=!0;if(t){if(v.address!==void 0){let q=v.
address,S=e;if(e===S)if(typeof q=="string"){if(N(q,2048))return R.errors=[{instancePath:s+"/response\
/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(B(q,1))return R.errors=[{instancePath:s+"\
/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:s+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var t=S===e}else var t=!0;if(t)if(v.port!==
void 0){let q=v.port,S=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return R.errors=[{
instancePath:s+"/response/elsewhere/"+b+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return R.errors=[{instancePath:s+"/response/elsewhere/"+b+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return R.errors=[{instancePath:s+"/response/elsewhere/"+b+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var t=S===e}else var t=!0}}}}}else return R.errors=[{instancePath:s+
"/response/elsewhere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var a=k===e;if(!a)break}}}else return R.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var i=c===e}else var i=!0}}}}else return R.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return R.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=o,e===0}R.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Zn=xr;function xr(r,{instancePath:s="",parentData:_,parentDataProperty:P,rootData:h=r,dynamicAnchors:g={}}={}){
let o=null,e=0,n=xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e&&!(i&&
typeof i=="object"&&!Array.isArray(i)))return xr.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return xr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=o,e===0}xr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var tp={getHealth:{parameters:Ut,body:Fa,replies:{200:Bi}},getReadiness:{parameters:zt,body:Ma,replies:{
200:Vi,503:Hi}},getMetrics:{parameters:Zt,body:Ea,replies:{}},listKeys:{parameters:Bt,body:Ra,replies:{
200:Wi}},createKey:{parameters:Vt,body:Xa,replies:{200:nn}},readKey:{parameters:Ht,body:Wa,replies:{
200:on}},revokeKey:{parameters:Wt,body:Ya,replies:{200:pn}},changeKey:{parameters:Yt,body:Ga,replies:{
200:mn}},rotateKey:{parameters:Gt,body:Ja,replies:{200:ln}},restoreKey:{parameters:Jt,body:Qa,replies:{
200:dn}},getUsage:{parameters:Qt,body:ei,replies:{200:fn}},listUsage:{parameters:ea,body:ri,replies:{
200:un}},readOverview:{parameters:ra,body:si,replies:{200:yn}},readSeries:{parameters:sa,body:ti,replies:{
200:cn}},listRequests:{parameters:ta,body:ai,replies:{200:hn}},readRequest:{parameters:aa,body:ii,replies:{
200:gn}},listPayments:{parameters:ia,body:ni,replies:{200:kn}},readPayment:{parameters:na,body:oi,replies:{
200:Pn}},reconcilePayment:{parameters:oa,body:pi,replies:{200:bn}},closePayment:{parameters:pa,body:mi,
replies:{200:_n}},listUpstreams:{parameters:ma,body:li,replies:{200:wn}},drainUpstream:{parameters:la,
body:di,replies:{200:qn}},restoreUpstream:{parameters:da,body:fi,replies:{200:Nn}},probeUpstream:{parameters:fa,
body:ui,replies:{200:Ln}},listRoutes:{parameters:ua,body:yi,replies:{200:Sn}},listOperatorAgents:{parameters:ya,
body:ci,replies:{200:An}},readOperatorAgent:{parameters:ca,body:hi,replies:{200:Dn}},getConfig:{parameters:ha,
body:gi,replies:{200:In}},readSession:{parameters:ga,body:ki,replies:{200:jn}},createSession:{parameters:ka,
body:vi,replies:{200:$n}},endSession:{parameters:va,body:Pi,replies:{200:On}},listOperators:{parameters:Pa,
body:bi,replies:{200:Kn}},createOperator:{parameters:ba,body:_i,replies:{200:Cn}},revokeOperator:{parameters:_a,
body:xi,replies:{200:Fn}},changeOperator:{parameters:wa,body:qi,replies:{200:Mn}},rotateOperator:{parameters:xa,
body:Ni,replies:{200:En}},listAudit:{parameters:qa,body:Li,replies:{200:Rn}},drainServer:{parameters:Na,
body:Si,replies:{200:Xn}},reload:{parameters:La,body:Ai,replies:{200:Un}},getOverview:{parameters:Sa,
body:Di,replies:{200:zn}},getContract:{parameters:Aa,body:Ii,replies:{200:Zn}},getReference:{parameters:Da,
body:Ti,replies:{}},getReferenceFile:{parameters:Ia,body:ji,replies:{}},getConsole:{parameters:ja,body:$i,
replies:{}},getConsoleFile:{parameters:$a,body:Oi,replies:{}}};export{tp as default};
