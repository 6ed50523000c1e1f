// Compiled from a contract by npm run generate. Never edited.
var Go=Object.create;var Bt=Object.defineProperty;var Jo=Object.getOwnPropertyDescriptor;var Qo=Object.getOwnPropertyNames;var en=Object.getPrototypeOf,rn=Object.prototype.hasOwnProperty;var Vt=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(b){throw t=0,b}};var tn=(r,t,b,v)=>{if(t&&typeof t=="object"||typeof t=="function")for(let g of Qo(t))!rn.call(r,g)&&
g!==b&&Bt(r,g,{get:()=>t[g],enumerable:!(v=Jo(t,g))||v.enumerable});return r};var hr=(r,t,b)=>(b=r!=null?Go(en(r)):{},tn(t||!r||!r.__esModule?Bt(b,"default",{value:r,enumerable:!0}):
b,r));var $r=Vt(jr=>{"use strict";Object.defineProperty(jr,"__esModule",{value:!0});jr.formats=void 0;var an=2**
31-1,on=(-2)**31,nn=2**63-1,pn=(-2)**63,Yt=(2-2**-23)*2**127,Gt=2**-126,mn=-1*Yt,ln=-1*Gt,Wt=()=>!0,
fn=/^[A-Za-z0-9+/]*(=|==)?$/;jr.formats={int32:{validate:r=>Number.isInteger(r)&&r<=an&&r>=on,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=nn&&r>=pn,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Yt&&r>=Gt||r>=mn&&r<=ln),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&fn.test(r),binary:Wt,password:Wt}});var Or=Vt(Ee=>{"use strict";Object.defineProperty(Ee,"__esModule",{value:!0});Ee.formatNames=Ee.fastFormats=
Ee.fullFormats=void 0;function Me(r,t){return{validate:r,compare:t}}Ee.fullFormats={date:Me(rs,Xr),time:Me(
Er(!0),Ur),"date-time":Me(Jt(!0),ss),"iso-time":Me(Er(),ts),"iso-date-time":Me(Jt(),as),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:gn,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:xn,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:kn,int32:{type:"number",validate:vn},
int64:{type:"number",validate:bn},float:{type:"number",validate:es},double:{type:"number",validate:es},
password:!0,binary:!0};Ee.fastFormats={...Ee.fullFormats,date:Me(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Xr),time:Me(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ur),"date-time":Me(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ss),"iso-time":Me(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ts),
"iso-date-time":Me(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
as),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ee.formatNames=Object.keys(Ee.fullFormats);function yn(r){return r%4===0&&(r%100!==0||r%400===0)}var dn=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
un=[0,31,28,31,30,31,30,31,31,30,31,30,31];function rs(r){let t=dn.exec(r);if(!t)return!1;let b=+t[1],
v=+t[2],g=+t[3];return v>=1&&v<=12&&g>=1&&g<=(v===2&&yn(b)?29:un[v])}function Xr(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var Mr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Er(r){
return function(b){let v=Mr.exec(b);if(!v)return!1;let g=+v[1],k=+v[2],n=+v[3],e=v[4],a=v[5]==="-"?-1:
1,f=+(v[6]||0),y=+(v[7]||0);if(f>23||y>59||r&&!e)return!1;if(g<=23&&k<=59&&n<60)return!0;let i=k-y*a,
s=g-f*a-(i<0?1:0);return(s===23||s===-1)&&(i===59||i===-1)&&n<61}}function Ur(r,t){if(!(r&&t))return;
let b=new Date("2020-01-01T"+r).valueOf(),v=new Date("2020-01-01T"+t).valueOf();if(b&&v)return b-v}function ts(r,t){
if(!(r&&t))return;let b=Mr.exec(r),v=Mr.exec(t);if(b&&v)return r=b[1]+b[2]+b[3],t=v[1]+v[2]+v[3],r>t?
1:r<t?-1:0}var Rr=/t|\s/i;function Jt(r){let t=Er(r);return function(v){let g=v.split(Rr);return g.length===
2&&rs(g[0])&&t(g[1])}}function ss(r,t){if(!(r&&t))return;let b=new Date(r).valueOf(),v=new Date(t).valueOf();
if(b&&v)return b-v}function as(r,t){if(!(r&&t))return;let[b,v]=r.split(Rr),[g,k]=t.split(Rr),n=Xr(b,
g);if(n!==void 0)return n||Ur(v,k)}var cn=/\/|:/,hn=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function gn(r){return cn.test(r)&&hn.test(r)}var Qt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function kn(r){return Qt.lastIndex=0,Qt.test(r)}var _n=-(2**31),Pn=2**31-1;function vn(r){return Number.
isInteger(r)&&r<=Pn&&r>=_n}function bn(r){return Number.isInteger(r)}function es(){return!0}var wn=/[^\\]\\Z/;
function xn(r){if(wn.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var gr=(r,t)=>r.length>t&&Ht(r)>t,kr=(r,t)=>r.length<2*t&&Ht(r)<t,sn=/[\ud800-\udbff][\udc00-\udfff]/g,
Ht=r=>r.length-(r.match(sn)?.length??0);var is=hr($r()),os=hr(Or()),np={...is.formats,...os.fastFormats},ns=Zr;function Zr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Zr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Zr.errors=n,e===0}
var ps=Br;function Br(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Br.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Br.errors=n,e===0}
var ms=Vr;function Vr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Vr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Vr.errors=n,e===0}
var ls=_r;var K=gr;function _r(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return _r.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["\
if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,p;if(p===void 0)if(o=="number"||o=="boolea\
n")p=""+i;else if(i===null)p="";else return _r.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(i=p,f!==void 0&&(f["if-none-match"]=p))}if(e===s&&typeof i=="string"&&K(i,4096))return _r.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return _r.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return _r.errors=
n,e===0}var fs=nr;var E=kr,Cr=new RegExp("^[ -~]+$","u");function nr(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;
if(r.query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))
return nr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["\
idempotency-key"]!==void 0){let i=f["idempotency-key"],s=e;if(typeof i!="string"){let o=typeof i,p;if(p===
void 0)if(o=="number"||o=="boolean")p=""+i;else if(i===null)p="";else return nr.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;p!==void 0&&(i=p,f!==void 0&&(f["idempotency-key"]=p))}if(e===s&&typeof i==
"string"){if(K(i,255))return nr.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/pro\
perties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(
i,1))return nr.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cr.test(i))return nr.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return nr.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return nr.
errors=n,e===0}var ys=Ue;var xe=new RegExp("^[0-9a-f-]{36}$","u");function Ue(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;
if(r.query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))
return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;
if(f.id===void 0&&(i="id"))return Ue.errors=[{instancePath:t+"/params",schemaPath:"#/properties/para\
ms/required",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!=
"string"){let p=typeof s,m;if(m===void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else
return Ue.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){
if(K(s,36))return Ue.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(E(s,36))return Ue.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!xe.test(s))return Ue.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return Ue.errors=n,e===0}var ds=ze;function ze(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ze.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return ze.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return ze.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return ze.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return ze.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return ze.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ze.
errors=n,e===0}var us=Ze;function Ze(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ze.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return Ze.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return Ze.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return Ze.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return Ze.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.
errors=n,e===0}var cs=Le;function Le(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||
r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.
headers,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){
let s=y["idempotency-key"],o=e;if(typeof s!="string"){let p=typeof s,m;if(m===void 0)if(p=="number"||
p=="boolean")m=""+s;else if(s===null)m="";else return Le.errors=[{instancePath:t+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"\
string"}}],!1;m!==void 0&&(s=m,y!==void 0&&(y["idempotency-key"]=m))}if(e===o&&typeof s=="string"){if(K(
s,255))return Le.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(s,1))return Le.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cr.test(s))return Le.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Le.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)
if(r.params!==void 0){let y=r.params,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;
if(y.id===void 0&&(o="id"))return Le.errors=[{instancePath:t+"/params",schemaPath:"#/properties/para\
ms/required",keyword:"required",params:{missingProperty:o}}],!1;if(y.id!==void 0){let p=y.id,m=e;if(typeof p!=
"string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+p;else if(p===null)l="";else
return Le.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(p=l,y!==void 0&&(y.id=l))}if(e===m&&typeof p=="string"){
if(K(p,36))return Le.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(E(p,36))return Le.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!xe.test(p))return Le.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Le.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var a=i===e}else var a=!0}return Le.errors=n,e===0}var hs=Be;function Be(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Be.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return Be.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return Be.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return Be.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return Be.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Be.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Be.
errors=n,e===0}var gs=se,qn={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},by:{type:"array",maxItems:7,uniqueItems:!0,items:{type:"string",enum:["key",
"model","agent","hour","day","upstream","owner"]}},refusals:{type:"boolean",default:!1}}},headers:{},
params:{},cookies:{},body:{}}},De=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function se(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||
r.params===void 0&&(y="params"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:y}}],!1;if(r.query!==void 0){let i=r.query;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.refusals===void 0&&(i.refusals=!1),i.from!==void 0){let o=i.from,p=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m=typeof o,d;if(d===void 0)if(m==="boo\
lean"||o===null||m==="string"&&o&&o==+o&&!(o%1))d=+o;else return se.errors=[{instancePath:t+"/query/\
from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(o=d,i!==void 0&&(i.from=d))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||
isNaN(o))return se.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return se.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(i.to!==void 0){let o=i.
to,p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,l;if(l===void 0)if(d===
"boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))l=+o;else return se.errors=[{instancePath:t+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(o=l,i!==void 0&&(i.to=l))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||
isNaN(o))return se.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return se.
errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(i.key_id!==void 0){
let o=i.key_id,p=e;if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else return se.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==
void 0&&(i.key_id=l))}if(e===p&&typeof o=="string"){if(K(o,256))return se.errors=[{instancePath:t+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(E(o,1))return se.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(o))return se.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.model!==
void 0){let o=i.model,p=e;if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="\
boolean")l=""+o;else if(o===null)l="";else return se.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=
l,i!==void 0&&(i.model=l))}if(e===p&&typeof o=="string"){if(K(o,256))return se.errors=[{instancePath:t+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(E(o,1))return se.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(o))return se.
errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.by!==void 0){
let o=i.by,p=e;if(e===p)if(Array.isArray(o)){if(o.length>7)return se.errors=[{instancePath:t+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:7}}],!1;
{var f=!0;let d=o.length;for(let l=0;l<d;l++){let u=o[l],w=e;if(typeof u!="string"){let h=typeof u,P;
if(P===void 0)if(h=="number"||h=="boolean")P=""+u;else if(u===null)P="";else return se.errors=[{instancePath:t+
"/query/by/"+l,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(u=P,o!==void 0&&(o[l]=P))}if(!(u==="key"||u==="model"||u==="agent"||u==="\
hour"||u==="day"||u==="upstream"||u==="owner"))return se.errors=[{instancePath:t+"/query/by/"+l,schemaPath:"\
#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:qn.properties.query.
properties.by.items.enum}}],!1;var f=w===e;if(!f)break}if(f){let l=o.length,u;if(l>1){let w={};for(;l--;){
let _=o[l];if(typeof _=="string"){if(typeof w[_]=="number"){return u=w[_],se.errors=[{instancePath:t+
"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{
i:l,j:u}}],!1;break}w[_]=l}}}}}}else return se.errors=[{instancePath:t+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;
if(a){let o=i.refusals,p=e;if(typeof o!="boolean"){let d;if(d===void 0)if(o==="false"||o===0||o===null)
d=!1;else if(o==="true"||o===1)d=!0;else return se.errors=[{instancePath:t+"/query/refusals",schemaPath:"\
#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;d!==void 0&&
(o=d,i!==void 0&&(i.refusals=d))}var a=p===e}}}}}}else return se.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return se.errors=n,e===0}var ks=ae;function ae(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||
r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==
void 0){let s=y.from,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,m;
if(m===void 0)if(p==="boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))m=+s;else return ae.errors=
[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;m!==void 0&&(s=m,y!==void 0&&(y.from=m))}if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>41024448e5||isNaN(s))return ae.errors=[{instancePath:t+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<
0||isNaN(s))return ae.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){
if(y.to!==void 0){let s=y.to,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,
d;if(d===void 0)if(m==="boolean"||s===null||m==="string"&&s&&s==+s&&!(s%1))d=+s;else return ae.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.to=d))}if(e===o&&typeof s=="number"&&isFinite(s)){
if(s>41024448e5||isNaN(s))return ae.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(
s))return ae.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(y.key_id!==
void 0){let s=y.key_id,o=e;if(typeof s!="string"){let m=typeof s,d;if(d===void 0)if(m=="number"||m==
"boolean")d=""+s;else if(s===null)d="";else return ae.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(s=
d,y!==void 0&&(y.key_id=d))}if(e===o&&typeof s=="string"){if(K(s,256))return ae.errors=[{instancePath:t+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(E(s,1))return ae.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(s))return ae.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){if(y.model!==
void 0){let s=y.model,o=e;if(typeof s!="string"){let m=typeof s,d;if(d===void 0)if(m=="number"||m=="\
boolean")d=""+s;else if(s===null)d="";else return ae.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(s=
d,y!==void 0&&(y.model=d))}if(e===o&&typeof s=="string"){if(K(s,256))return ae.errors=[{instancePath:t+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(E(s,1))return ae.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(s))return ae.
errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){let s=y.limit,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,d;if(d===void 0)if(m===
"boolean"||s===null||m==="string"&&s&&s==+s&&!(s%1))d=+s;else return ae.errors=[{instancePath:t+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||
isNaN(s))return ae.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return ae.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e;if(a)if(y.after!==void 0){let m=y.after,d=e;
if(typeof m!="string"){let u=typeof m,w;if(w===void 0)if(u=="number"||u=="boolean")w=""+m;else if(m===
null)w="";else return ae.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(m=w,y!==void 0&&(y.after=w))}
if(e===d&&typeof m=="string"){if(K(m,256))return ae.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(m,1))
return ae.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var a=d===e}else var a=!0}}}}}else return ae.errors=
[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ae.errors=n,e===0}var _s=Hr;function Hr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Hr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Hr.errors=n,e===0}
var Ps=oe,zr={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{metric:{type:"string",enum:["requests","failed","at\
tempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","tokens","charged","co\
st","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:[
"key","model","agent","upstream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"ho\
ur"},top:{type:"integer",minimum:1,maximum:100,default:20}},required:["metric"]},headers:{type:"obje\
ct",properties:{"if-none-match":{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}};function oe(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===
void 0&&(y="headers")||r.params===void 0&&(y="params"))return oe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.query!==void 0){let i=r.query,s=e;
if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===void 0&&(i.step="hour"),i.top===void 0&&
(i.top=20);let o;if(i.metric===void 0&&(o="metric"))return oe.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:o}}],!1;if(i.metric!==void 0){
let p=i.metric,m=e;if(typeof p!="string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d=="boolean")
l=""+p;else if(p===null)l="";else return oe.errors=[{instancePath:t+"/query/metric",schemaPath:"#/pr\
operties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=l,i!==
void 0&&(i.metric=l))}if(!(p==="requests"||p==="failed"||p==="attempts"||p==="failed_attempts"||p===
"prompt_tokens"||p==="cached_tokens"||p==="completion_tokens"||p==="tokens"||p==="charged"||p==="cos\
t"||p==="first_token_p50_ms"||p==="first_token_p95_ms"||p==="whole_p50_ms"||p==="whole_p95_ms"))return oe.
errors=[{instancePath:t+"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"\
enum",params:{allowedValues:zr.properties.query.properties.metric.enum}}],!1;var a=m===e}else var a=!0;
if(a){if(i.by!==void 0){let p=i.by,m=e;if(typeof p!="string"){let l=typeof p,u;if(u===void 0)if(l=="\
number"||l=="boolean")u=""+p;else if(p===null)u="";else return oe.errors=[{instancePath:t+"/query/by",
schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(p=u,i!==void 0&&(i.by=u))}if(!(p==="key"||p==="model"||p==="agent"||p==="upstream"||p==="status"||p===
"class"))return oe.errors=[{instancePath:t+"/query/by",schemaPath:"#/properties/query/properties/by/\
enum",keyword:"enum",params:{allowedValues:zr.properties.query.properties.by.enum}}],!1;var a=m===e}else
var a=!0;if(a){if(i.from!==void 0){let p=i.from,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let l=typeof p,u;if(u===void 0)if(l==="boolean"||p===null||l==="string"&&p&&p==+p&&!(p%1))u=+p;else
return oe.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.from=u))}if(e===m&&typeof p==
"number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return oe.errors=[{instancePath:t+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return oe.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;
if(a){if(i.to!==void 0){let p=i.to,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,
u;if(u===void 0)if(l==="boolean"||p===null||l==="string"&&p&&p==+p&&!(p%1))u=+p;else return oe.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.to=u))}if(e===m&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return oe.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return oe.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){let p=i.step,
m=e;if(typeof p!="string"){let l=typeof p,u;if(u===void 0)if(l=="number"||l=="boolean")u=""+p;else if(p===
null)u="";else return oe.errors=[{instancePath:t+"/query/step",schemaPath:"#/properties/query/proper\
ties/step/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.step=u))}
if(!(p==="hour"||p==="day"))return oe.errors=[{instancePath:t+"/query/step",schemaPath:"#/properties\
/query/properties/step/enum",keyword:"enum",params:{allowedValues:zr.properties.query.properties.step.
enum}}],!1;var a=m===e;if(a){let l=i.top,u=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
let _=typeof l,h;if(h===void 0)if(_==="boolean"||l===null||_==="string"&&l&&l==+l&&!(l%1))h=+l;else return oe.
errors=[{instancePath:t+"/query/top",schemaPath:"#/properties/query/properties/top/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;h!==void 0&&(l=h,i!==void 0&&(i.top=h))}if(e===u&&typeof l=="number"&&
isFinite(l)){if(l>100||isNaN(l))return oe.errors=[{instancePath:t+"/query/top",schemaPath:"#/propert\
ies/query/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(l<1||
isNaN(l))return oe.errors=[{instancePath:t+"/query/top",schemaPath:"#/properties/query/properties/to\
p/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=u===e}}}}}}else return oe.errors=
[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var f=s===e}else var f=!0;if(f)if(r.headers!==void 0){let i=r.headers,s=e;if(e===s)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let p=i["if-none-match"],m=e;if(typeof p!=
"string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+p;else if(p===null)l="";else
return oe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=l,i!==void 0&&(i["i\
f-none-match"]=l))}if(e===m&&typeof p=="string"&&K(p,4096))return oe.errors=[{instancePath:t+"/heade\
rs/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}}else return oe.errors=[{instancePath:t+"/headers",schemaPath:"#/pro\
perties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=s===e}else var f=!0}return oe.
errors=n,e===0}var vs=I,Nn={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},agent:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
upstream:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},status:{type:"str\
ing",minLength:1,maxLength:64,pattern:"^[a-z0-9_]+$"},class:{type:"string",enum:["ours","upstream","\
caller","limits","left"]},slower_than_ms:{type:"integer",minimum:0,maximum:9007199254740991},costlier_than:{
type:"integer",minimum:0,maximum:9007199254740991},limit:{type:"integer",minimum:1,maximum:1e3,default:100},
after:{type:"string",minLength:1,maxLength:256}}},headers:{type:"object",properties:{"if-none-match":{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Ln=new RegExp("^[a-z0-9_]+$","u");function I(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===
void 0&&(y="headers")||r.params===void 0&&(y="params"))return I.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.query!==void 0){let i=r.query,s=e;
if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){
let o=i.from,p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m=typeof o,d;if(d===void 0)
if(m==="boolean"||o===null||m==="string"&&o&&o==+o&&!(o%1))d=+o;else return I.errors=[{instancePath:t+
"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"inte\
ger"}}],!1;d!==void 0&&(o=d,i!==void 0&&(i.from=d))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>
41024448e5||isNaN(o))return I.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return I.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(i.to!==
void 0){let o=i.to,p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,l;if(l===
void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))l=+o;else return I.errors=[{instancePath:t+
"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(o=l,i!==void 0&&(i.to=l))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||
isNaN(o))return I.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return I.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(i.key_id!==void 0){let o=i.
key_id,p=e;if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else return I.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/prope\
rties/key_id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.key_id=
l))}if(e===p&&typeof o=="string"){if(K(o,256))return I.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(o,1))
return I.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(o))return I.errors=[{instancePath:t+"\
/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.model!==void 0){let o=i.model,p=e;
if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else return I.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.model=l))}
if(e===p&&typeof o=="string"){if(K(o,256))return I.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(o,1))
return I.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(o))return I.errors=[{instancePath:t+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.agent!==void 0){let o=i.agent,p=e;
if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else return I.errors=[{instancePath:t+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.agent=l))}
if(e===p&&typeof o=="string"){if(K(o,256))return I.errors=[{instancePath:t+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(E(o,1))
return I.errors=[{instancePath:t+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(o))return I.errors=[{instancePath:t+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.upstream!==void 0){let o=i.upstream,
p=e;if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else return I.errors=[{instancePath:t+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.upstream=
l))}if(e===p&&typeof o=="string"){if(K(o,64))return I.errors=[{instancePath:t+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(o,
1))return I.errors=[{instancePath:t+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(o))return I.errors=[{instancePath:t+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.status!==void 0){let o=i.
status,p=e;if(typeof o!="string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else return I.errors=[{instancePath:t+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.status=
l))}if(e===p&&typeof o=="string"){if(K(o,64))return I.errors=[{instancePath:t+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(o,1))
return I.errors=[{instancePath:t+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ln.test(o))return I.errors=[{instancePath:t+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(i.class!==void 0){let o=i.class,p=e;if(typeof o!=
"string"){let d=typeof o,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else
return I.errors=[{instancePath:t+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.class=l))}if(!(o==="ours"||
o==="upstream"||o==="caller"||o==="limits"||o==="left"))return I.errors=[{instancePath:t+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:Nn.properties.
query.properties.class.enum}}],!1;var a=p===e}else var a=!0;if(a){if(i.slower_than_ms!==void 0){let o=i.
slower_than_ms,p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,l;if(l===
void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))l=+o;else return I.errors=[{instancePath:t+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.slower_than_ms=l))}if(e===p&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:t+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:t+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(i.costlier_than!==void 0){
let o=i.costlier_than,p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,l;
if(l===void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))l=+o;else return I.errors=[
{instancePath:t+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(o=l,i!==void 0&&(i.costlier_than=l))}if(e===
p&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:t+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:t+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){let o=i.limit,p=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,l;if(l===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))l=+o;else return I.errors=[{instancePath:t+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(o=
l,i!==void 0&&(i.limit=l))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return I.errors=
[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(o<1||isNaN(o))return I.errors=[{instancePath:t+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=p===e;if(a)if(i.after!==void 0){let d=i.after,l=e;if(typeof d!="string"){let w=typeof d,
_;if(_===void 0)if(w=="number"||w=="boolean")_=""+d;else if(d===null)_="";else return I.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;_!==void 0&&(d=_,i!==void 0&&(i.after=_))}if(e===l&&typeof d=="string"){if(K(d,256))return I.
errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(E(d,1))return I.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=l===e}else
var a=!0}}}}}}}}}}}else return I.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=s===e}else var f=!0;if(f)if(r.headers!==void 0){
let i=r.headers,s=e;if(e===s)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){
let p=i["if-none-match"],m=e;if(typeof p!="string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d==
"boolean")l=""+p;else if(p===null)l="";else return I.errors=[{instancePath:t+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(p=l,i!==void 0&&(i["if-none-match"]=l))}if(e===m&&typeof p=="string"&&K(p,4096))return I.
errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:t+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=s===
e}else var f=!0}return I.errors=n,e===0}var bs=Ve;function Ve(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ve.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return Ve.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return Ve.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return Ve.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return Ve.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ve.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ve.
errors=n,e===0}var ws=me,Sn={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{state:{type:"string",enum:[
"reserved","executing","executed","settling","settled","settle_unknown","failed","expired","refund_d\
ue","undecided"]},network:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
payer:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",
minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},
headers:{},params:{},cookies:{},body:{}}};function me(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))
return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.limit===
void 0&&(y.limit=100),y.state!==void 0){let s=y.state,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return me.errors=[{instancePath:t+
"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type:"st\
ring"}}],!1;m!==void 0&&(s=m,y!==void 0&&(y.state=m))}if(!(s==="reserved"||s==="executing"||s==="exe\
cuted"||s==="settling"||s==="settled"||s==="settle_unknown"||s==="failed"||s==="expired"||s==="refun\
d_due"||s==="undecided"))return me.errors=[{instancePath:t+"/query/state",schemaPath:"#/properties/q\
uery/properties/state/enum",keyword:"enum",params:{allowedValues:Sn.properties.query.properties.state.
enum}}],!1;var a=o===e}else var a=!0;if(a){if(y.network!==void 0){let s=y.network,o=e;if(typeof s!="\
string"){let m=typeof s,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+s;else if(s===null)d="";else
return me.errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/properties/network\
/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.network=d))}if(e===
o&&typeof s=="string"){if(K(s,64))return me.errors=[{instancePath:t+"/query/network",schemaPath:"#/p\
roperties/query/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(s,1))return me.
errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/properties/network/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!De.test(s))return me.errors=[{instancePath:t+"/query/n\
etwork",schemaPath:"#/properties/query/properties/network/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){if(y.payer!==void 0){let s=y.payer,o=e;
if(typeof s!="string"){let m=typeof s,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+s;else if(s===
null)d="";else return me.errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/prope\
rties/payer/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.payer=d))}
if(e===o&&typeof s=="string"){if(K(s,64))return me.errors=[{instancePath:t+"/query/payer",schemaPath:"\
#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(s,1))
return me.errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/properties/payer/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(s))return me.errors=[{instancePath:t+"\
/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){let s=y.limit,o=e;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,d;if(d===void 0)if(m==="boolean"||s===null||m===
"string"&&s&&s==+s&&!(s%1))d=+s;else return me.errors=[{instancePath:t+"/query/limit",schemaPath:"#/\
properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(s=d,
y!==void 0&&(y.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return me.errors=
[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return me.errors=[{instancePath:t+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=o===e;if(a)if(y.after!==void 0){let m=y.after,d=e;if(typeof m!="string"){let u=typeof m,
w;if(w===void 0)if(u=="number"||u=="boolean")w=""+m;else if(m===null)w="";else return me.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;w!==void 0&&(m=w,y!==void 0&&(y.after=w))}if(e===d&&typeof m=="string"){if(K(m,36))return me.
errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(E(m,36))return me.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
m))return me.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var a=d===e}else var a=!0}}}}else
return me.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return me.errors=n,e===0}var xs=He;function He(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return He.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return He.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return He.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return He.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return He.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return He.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return He.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return He.
errors=n,e===0}var qs=We;function We(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return We.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return We.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return We.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return We.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return We.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return We.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return We.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return We.
errors=n,e===0}var Ns=Se;function Se(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||
r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Se.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.
query,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.reason!==void 0){let s=y.reason,
o=e;if(typeof s!="string"){let p=typeof s,m;if(m===void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===
null)m="";else return Se.errors=[{instancePath:t+"/query/reason",schemaPath:"#/properties/query/prop\
erties/reason/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(s=m,y!==void 0&&(y.reason=
m))}if(e===o&&typeof s=="string"){if(K(s,512))return Se.errors=[{instancePath:t+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(E(s,1))
return Se.errors=[{instancePath:t+"/query/reason",schemaPath:"#/properties/query/properties/reason/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(s))return Se.errors=[{instancePath:t+
"/query/reason",schemaPath:"#/properties/query/properties/reason/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}}}else return Se.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.
params!==void 0){let y=r.params,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.
id===void 0&&(o="id"))return Se.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/re\
quired",keyword:"required",params:{missingProperty:o}}],!1;if(y.id!==void 0){let p=y.id,m=e;if(typeof p!=
"string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+p;else if(p===null)l="";else
return Se.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(p=l,y!==void 0&&(y.id=l))}if(e===m&&typeof p=="string"){
if(K(p,36))return Se.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(E(p,36))return Se.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!xe.test(p))return Se.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Se.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var a=i===e}else var a=!0}return Se.errors=n,e===0}var Ls=Wr;function Wr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Wr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Wr.errors=n,e===0}
var Ss=Ye;var ot=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Ye(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===
void 0&&(a="params"))return Ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.
isArray(f)){let i;if(f.name===void 0&&(i="name"))return Ye.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/required",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){
let s=f.name,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===void 0)if(p=="number"||p=="boolean")
m=""+s;else if(s===null)m="";else return Ye.errors=[{instancePath:t+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(s=m,f!==
void 0&&(f.name=m))}if(e===o&&typeof s=="string"){if(K(s,64))return Ye.errors=[{instancePath:t+"/par\
ams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(E(s,1))return Ye.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/proper\
ties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ot.test(s))return Ye.errors=[{instancePath:t+
"/params/name",schemaPath:"#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ye.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ye.errors=n,e===0}var As=Ge;function Ge(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Ge.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.name!==void 0){let s=f.name,o=e;if(typeof s!="string"){let p=typeof s,m;
if(m===void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return Ge.errors=[{instancePath:t+
"/params/name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;m!==void 0&&(s=m,f!==void 0&&(f.name=m))}if(e===o&&typeof s=="string"){if(K(s,64))return Ge.
errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(E(s,1))return Ge.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ot.test(
s))return Ge.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ge.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ge.errors=n,e===0}var Ds=Je;function Je(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Je.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.name!==void 0){let s=f.name,o=e;if(typeof s!="string"){let p=typeof s,m;
if(m===void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return Je.errors=[{instancePath:t+
"/params/name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;m!==void 0&&(s=m,f!==void 0&&(f.name=m))}if(e===o&&typeof s=="string"){if(K(s,64))return Je.
errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(E(s,1))return Je.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ot.test(
s))return Je.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Je.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Je.errors=n,e===0}var Ts=Yr;function Yr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Yr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Yr.errors=n,e===0}
var js=Gr;function Gr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Gr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Gr.errors=n,e===0}
var $s=Qe;var An=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Qe(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===
void 0&&(a="params"))return Qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.
isArray(f)){let i;if(f.id===void 0&&(i="id"))return Qe.errors=[{instancePath:t+"/params",schemaPath:"\
#/properties/params/required",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let s=f.
id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===
null)m="";else return Qe.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/proper\
ties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===
o&&typeof s=="string"){if(K(s,64))return Qe.errors=[{instancePath:t+"/params/id",schemaPath:"#/prope\
rties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(s,1))return Qe.
errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!An.test(s))return Qe.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9\
_-]{0,63}$"}}],!1}}}else return Qe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1}}return Qe.errors=n,e===0}var Os=Jr;function Jr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Jr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Jr.errors=n,e===0}
var Cs=Qr;function Qr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Qr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return Qr.errors=n,e===0}
var Fs=et;function et(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return et.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return et.errors=n,e===0}
var Ks=rt;function rt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return rt.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return rt.errors=n,e===0}
var Is=tt;function tt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return tt.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return tt.errors=n,e===0}
var Ms=pr;function pr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return pr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],s=e;if(typeof i!="string"){let o=typeof i,p;if(p===void 0)if(o=="number"||o=="bool\
ean")p=""+i;else if(i===null)p="";else return pr.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;p!==void 0&&(i=p,f!==void 0&&(f["idempotency-key"]=p))}if(e===s&&typeof i=="string"){if(K(i,
255))return pr.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(i,1))return pr.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cr.test(i))return pr.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return pr.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return pr.errors=n,e===0}var Es=er;function er(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return er.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return er.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return er.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return er.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return er.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return er.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return er.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return er.
errors=n,e===0}var Rs=rr;function rr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return rr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return rr.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return rr.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return rr.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return rr.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return rr.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return rr.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return rr.
errors=n,e===0}var Xs=Ae;function Ae(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||
r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.
headers,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){
let s=y["idempotency-key"],o=e;if(typeof s!="string"){let p=typeof s,m;if(m===void 0)if(p=="number"||
p=="boolean")m=""+s;else if(s===null)m="";else return Ae.errors=[{instancePath:t+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"\
string"}}],!1;m!==void 0&&(s=m,y!==void 0&&(y["idempotency-key"]=m))}if(e===o&&typeof s=="string"){if(K(
s,255))return Ae.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(s,1))return Ae.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cr.test(s))return Ae.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Ae.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)
if(r.params!==void 0){let y=r.params,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;
if(y.id===void 0&&(o="id"))return Ae.errors=[{instancePath:t+"/params",schemaPath:"#/properties/para\
ms/required",keyword:"required",params:{missingProperty:o}}],!1;if(y.id!==void 0){let p=y.id,m=e;if(typeof p!=
"string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+p;else if(p===null)l="";else
return Ae.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(p=l,y!==void 0&&(y.id=l))}if(e===m&&typeof p=="string"){
if(K(p,36))return Ae.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(E(p,36))return Ae.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!xe.test(p))return Ae.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ae.errors=
[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var a=i===e}else var a=!0}return Ae.errors=n,e===0}var Us=re,Dn={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{
from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
action:{type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","drainUpstr\
eam","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","changeOpe\
rator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload","backup",
"migrate","copyStore","authenticate"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x0\
0-\\x1f\\x7f]+$"},target:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36\
}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function re(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||
r.params===void 0&&(f="params"))return re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==void 0){let s=y.from,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,m;if(m===void 0)if(p==="boolean"||s===null||
p==="string"&&s&&s==+s&&!(s%1))m=+s;else return re.errors=[{instancePath:t+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(s=
m,y!==void 0&&(y.from=m))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return re.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return re.errors=[{instancePath:t+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(y.to!==void 0){let s=y.to,o=e;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,d;if(d===void 0)if(m==="boolean"||s===null||
m==="string"&&s&&s==+s&&!(s%1))d=+s;else return re.errors=[{instancePath:t+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(s=d,y!==
void 0&&(y.to=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||isNaN(s))return re.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return re.errors=[{instancePath:t+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(y.action!==void 0){let s=y.action,o=e;if(typeof s!=
"string"){let m=typeof s,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+s;else if(s===null)d="";else
return re.errors=[{instancePath:t+"/query/action",schemaPath:"#/properties/query/properties/action/t\
ype",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.action=d))}if(!(s===
"createKey"||s==="changeKey"||s==="rotateKey"||s==="revokeKey"||s==="restoreKey"||s==="drainUpstream"||
s==="restoreUpstream"||s==="probeUpstream"||s==="reconcilePayment"||s==="closePayment"||s==="createO\
perator"||s==="changeOperator"||s==="rotateOperator"||s==="revokeOperator"||s==="createSession"||s===
"endSession"||s==="drainServer"||s==="reload"||s==="backup"||s==="migrate"||s==="copyStore"||s==="au\
thenticate"))return re.errors=[{instancePath:t+"/query/action",schemaPath:"#/properties/query/proper\
ties/action/enum",keyword:"enum",params:{allowedValues:Dn.properties.query.properties.action.enum}}],
!1;var a=o===e}else var a=!0;if(a){if(y.name!==void 0){let s=y.name,o=e;if(typeof s!="string"){let m=typeof s,
d;if(d===void 0)if(m=="number"||m=="boolean")d=""+s;else if(s===null)d="";else return re.errors=[{instancePath:t+
"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type:"stri\
ng"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.name=d))}if(e===o&&typeof s=="string"){if(K(s,128))return re.
errors=[{instancePath:t+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(E(s,1))return re.errors=[{instancePath:t+"/query/name",schemaPath:"\
#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(
s))return re.errors=[{instancePath:t+"/query/name",schemaPath:"#/properties/query/properties/name/pa\
ttern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){
if(y.target!==void 0){let s=y.target,o=e;if(typeof s!="string"){let m=typeof s,d;if(d===void 0)if(m==
"number"||m=="boolean")d=""+s;else if(s===null)d="";else return re.errors=[{instancePath:t+"/query/t\
arget",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(s=d,y!==void 0&&(y.target=d))}if(e===o&&typeof s=="string"){if(K(s,128))return re.errors=
[{instancePath:t+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(E(s,1))return re.errors=[{instancePath:t+"/query/target",schemaPath:"\
#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!De.test(
s))return re.errors=[{instancePath:t+"/query/target",schemaPath:"#/properties/query/properties/targe\
t/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;
if(a){let s=y.limit,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,d;if(d===
void 0)if(m==="boolean"||s===null||m==="string"&&s&&s==+s&&!(s%1))d=+s;else return re.errors=[{instancePath:t+
"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"in\
teger"}}],!1;d!==void 0&&(s=d,y!==void 0&&(y.limit=d))}if(e===o&&typeof s=="number"&&isFinite(s)){if(s>
1e3||isNaN(s))return re.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/proper\
ties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return re.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e;if(a)if(y.after!==void 0){let m=y.after,d=e;
if(typeof m!="string"){let u=typeof m,w;if(w===void 0)if(u=="number"||u=="boolean")w=""+m;else if(m===
null)w="";else return re.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(m=w,y!==void 0&&(y.after=w))}
if(e===d&&typeof m=="string"){if(K(m,36))return re.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(E(m,36))
return re.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(m))return re.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var a=d===e}else var a=!0}}}}}}else return re.errors=[{instancePath:t+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return re.errors=n,
e===0}var zs=tr;function tr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return tr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return tr.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,o=e;if(typeof s!="string"){let p=typeof s,m;if(m===
void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return tr.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(s=m,f!==void 0&&(f.id=m))}if(e===o&&typeof s=="string"){if(K(s,36))return tr.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(E(s,36))return tr.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!xe.test(
s))return tr.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return tr.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return tr.
errors=n,e===0}var Zs=st;function st(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return st.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return st.errors=n,e===0}
var Bs=at;function at(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return at.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return at.errors=n,e===0}
var Vs=it;function it(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return it.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return it.errors=n,e===0}
var Hs=Pr;function Pr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Pr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["\
if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,p;if(p===void 0)if(o=="number"||o=="boolea\
n")p=""+i;else if(i===null)p="";else return Pr.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(i=p,f!==void 0&&(f["if-none-match"]=p))}if(e===s&&typeof i=="string"&&K(i,4096))return Pr.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Pr.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.errors=
n,e===0}var Ws=vr;function vr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return vr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["\
if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,p;if(p===void 0)if(o=="number"||o=="boolea\
n")p=""+i;else if(i===null)p="";else return vr.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(i=p,f!==void 0&&(f["if-none-match"]=p))}if(e===s&&typeof i=="string"&&K(i,4096))return vr.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return vr.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=
n,e===0}var Ys=Te;var Gs=new RegExp("^[a-z][a-z0-9.-]*$","u");function Te(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))
return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.headers!==void 0){let y=r.headers,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y["if-none-match"]!==void 0){let s=y["if-none-match"],o=e;if(typeof s!="string"){let p=typeof s,m;
if(m===void 0)if(p=="number"||p=="boolean")m=""+s;else if(s===null)m="";else return Te.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;m!==void 0&&(s=m,y!==void 0&&(y["if-none-match"]=m))}if(e===o&&typeof s==
"string"&&K(s,4096))return Te.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Te.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==void 0){let y=r.params,i=e;if(e===i)if(y&&
typeof y=="object"&&!Array.isArray(y)){let o;if(y.file===void 0&&(o="file"))return Te.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(y.file!==void 0){let p=y.file,m=e;if(typeof p!="string"){let d=typeof p,l;if(l===void 0)if(d==
"number"||d=="boolean")l=""+p;else if(p===null)l="";else return Te.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(p=l,y!==void 0&&(y.file=l))}if(e===m&&typeof p=="string"){if(K(p,64))return Te.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(E(p,1))return Te.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Gs.test(
p))return Te.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return Te.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return Te.errors=n,e===0}var Js=br;function br(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||
r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return br.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["\
if-none-match"],s=e;if(typeof i!="string"){let o=typeof i,p;if(p===void 0)if(o=="number"||o=="boolea\
n")p=""+i;else if(i===null)p="";else return br.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(i=p,f!==void 0&&(f["if-none-match"]=p))}if(e===s&&typeof i=="string"&&K(i,4096))return br.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return br.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return br.errors=
n,e===0}var Qs=je;function je(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||
r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.
headers,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let s=y["\
if-none-match"],o=e;if(typeof s!="string"){let p=typeof s,m;if(m===void 0)if(p=="number"||p=="boolea\
n")m=""+s;else if(s===null)m="";else return je.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(s=m,y!==void 0&&(y["if-none-match"]=m))}if(e===o&&typeof s=="string"&&K(s,4096))return je.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else
var a=!0;if(a)if(r.params!==void 0){let y=r.params,i=e;if(e===i)if(y&&typeof y=="object"&&!Array.isArray(
y)){let o;if(y.file===void 0&&(o="file"))return je.errors=[{instancePath:t+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:o}}],!1;if(y.file!==void 0){let p=y.
file,m=e;if(typeof p!="string"){let d=typeof p,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+p;else if(p===
null)l="";else return je.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=l,y!==void 0&&(y.file=l))}
if(e===m&&typeof p=="string"){if(K(p,64))return je.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(E(p,1))
return je.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Gs.test(p))return je.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return je.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0}return je.errors=
n,e===0}var ra=hr($r()),ta=hr(Or()),mp={...ra.formats,...ta.fastFormats},sa=aa;function aa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return aa.errors=n,e===0}var ia=oa;function oa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return oa.errors=n,e===0}var na=pa;function pa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return pa.errors=n,e===0}var ma=la;function la(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return la.errors=n,e===0}var fa=F,nt={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7\
f-\\x9f]+$"},owner:{type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]\
+$"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},
max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]},jn={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},$n={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},On={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:64},$id:"schema:Agents"},ya={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},
da={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},ua={type:["integer","null"],minimum:1,
maximum:1e6,$id:"schema:MaxParallel"},ca={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-\
9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},ha={type:"string",enum:["day","month","total"],$id:"\
schema:BudgetPeriod"},Cn=Object.prototype.hasOwnProperty,sr=gr,cr=kr,ea=new RegExp("^[^\\x00-\\x1f\\x7f\
-\\x9f]+$","u"),ga=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function F(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.body===void 0&&(o="body"))return F.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.body!==void 0){let p=r.body;if(e===
e)if(p&&typeof p=="object"&&!Array.isArray(p)){let d;if(p.name===void 0&&(d="name"))return F.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let u in p)if(!Cn.call(nt.properties.body.properties,u)){return F.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(l===e){if(p.name!==void 0){let u=p.name,w=e;if(e===w)if(typeof u=="string"){if(sr(u,128))
return F.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(cr(u,1))return F.errors=[{instancePath:t+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!ea.test(u))return F.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return F.
errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=w===e}else var a=!0;if(a){if(p.owner!==void 0){let u=p.owner,w=e;
if(typeof u!="string"&&u!==null)return F.errors=[{instancePath:t+"/body/owner",schemaPath:"#/propert\
ies/body/properties/owner/type",keyword:"type",params:{type:nt.properties.body.properties.owner.type}}],
!1;if(e===w&&typeof u=="string"){if(sr(u,256))return F.errors=[{instancePath:t+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(cr(u,1))
return F.errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;if(!ea.test(u))return F.errors=[{instancePath:t+"/bod\
y/owner",schemaPath:"#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var a=w===e}else var a=!0;if(a){if(p.scopes!==void 0){let u=p.scopes,
w=e;if(e===e)if(Array.isArray(u)){if(u.length>8)return F.errors=[{instancePath:t+"/body/scopes",schemaPath:"\
schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(u.length<1)return F.errors=[{instancePath:t+
"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let P=u.length;for(let c=0;c<P;c++){let L=u[c],N=e;if(typeof L!="string")return F.errors=[{instancePath:t+
"/body/scopes/"+c,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(L===
"chat"||L==="mesh"))return F.errors=[{instancePath:t+"/body/scopes/"+c,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:jn.items.enum}}],!1;var f=N===e;if(!f)break}if(f){let c=u.
length,L;if(c>1){let N={};for(;c--;){let C=u[c];if(typeof C=="string"){if(typeof N[C]=="number"){return L=
N[C],F.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:c,j:L}}],!1;break}N[C]=c}}}}}}else return F.errors=[{instancePath:t+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=w===e}else var a=!0;
if(a){if(p.models!==void 0){let u=p.models,w=e,_=e;if(!Array.isArray(u)&&u!==null)return F.errors=[{
instancePath:t+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:$n.type}}],
!1;if(e===_&&Array.isArray(u)){if(u.length>64)return F.errors=[{instancePath:t+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(u.length<1)return F.errors=[{instancePath:t+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let P=u.length;for(let c=0;c<P;c++){let L=u[c],N=e;if(e===N)if(typeof L=="string"){if(sr(L,256))return F.
errors=[{instancePath:t+"/body/models/"+c,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(cr(L,1))return F.errors=[{instancePath:t+"/body/models/"+c,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+
"/body/models/"+c,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=N===
e;if(!y)break}if(y){let c=u.length,L;if(c>1){let N={};for(;c--;){let C=u[c];if(typeof C=="string"){if(typeof N[C]==
"number"){return L=N[C],F.errors=[{instancePath:t+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:c,j:L}}],!1;break}N[C]=c}}}}}}var a=w===e}else var a=!0;if(a){if(p.
agents!==void 0){let u=p.agents,w=e,_=e;if(!Array.isArray(u)&&u!==null)return F.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:On.type}}],!1;if(e===_&&Array.
isArray(u)){if(u.length>1e3)return F.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(u.length<1)return F.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let P=u.length;for(let c=0;c<P;c++){let L=u[c],N=e;if(e===N)if(typeof L=="string"){if(sr(L,64))return F.
errors=[{instancePath:t+"/body/agents/"+c,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(cr(L,1))return F.errors=[{instancePath:t+"/body/agents/"+c,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+
"/body/agents/"+c,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=N===
e;if(!i)break}if(i){let c=u.length,L;if(c>1){let N={};for(;c--;){let C=u[c];if(typeof C=="string"){if(typeof N[C]==
"number"){return L=N[C],F.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:c,j:L}}],!1;break}N[C]=c}}}}}}var a=w===e}else var a=!0;if(a){if(p.
expires_at!==void 0){let u=p.expires_at,w=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&
u!==null)return F.errors=[{instancePath:t+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:nt.properties.body.properties.expires_at.type}}],!1;if(e===
w&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return F.errors=[{instancePath:t+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return F.errors=[{instancePath:t+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=w===e}else var a=!0;if(a){if(p.rpm!==void 0){let u=p.rpm,w=e,_=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return F.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:ya.type}}],!1;if(e===_&&typeof u=="number"&&isFinite(u)){
if(u>1e9||isNaN(u))return F.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(u<1||isNaN(u))return F.errors=[{instancePath:t+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=w===
e}else var a=!0;if(a){if(p.tpm!==void 0){let u=p.tpm,w=e,_=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&u!==null)return F.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:da.type}}],!1;if(e===_&&typeof u=="number"&&isFinite(u)){if(u>1e12||isNaN(
u))return F.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(u<1||isNaN(u))return F.errors=[{instancePath:t+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=w===e}else var a=!0;
if(a){if(p.max_parallel!==void 0){let u=p.max_parallel,w=e,_=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&u!==null)return F.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:ua.type}}],!1;if(e===_&&typeof u=="number"&&isFinite(u)){
if(u>1e6||isNaN(u))return F.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(u<1||isNaN(u))return F.errors=
[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=w===e}else var a=!0;if(a){if(p.budget_usd!==void 0){let u=p.budget_usd,
w=e,_=e;if(typeof u!="string"&&u!==null)return F.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:ca.type}}],!1;if(e===_&&typeof u=="string"){if(sr(
u,17))return F.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!ga.test(u))return F.errors=[{instancePath:t+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var a=w===e}else var a=!0;if(a)if(p.budget_period!==void 0){let u=p.budget_period,w=e,
_=e,h=!1,P=e;if(typeof u!="string"){let L={instancePath:t+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};n===null?n=[L]:n.push(L),e++}if(!(u==="day"||
u==="month"||u==="total")){let L={instancePath:t+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:ha.enum}};n===null?n=[L]:n.push(L),e++}var s=P===e;if(h=
h||s,!h){let L=e;if(u!==null){let C={instancePath:t+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?n=[C]:n.push(
C),e++}var s=L===e;h=h||s}if(h)e=_,n!==null&&(_?n.length=_:n=null);else{let L={instancePath:t+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return n===null?n=[L]:n.push(L),e++,F.errors=n,!1}var a=w===e}else var a=!0}}}}}}}}}}}}else return F.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return F.errors=n,e===0}var ka=_a;function _a(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return _a.errors=n,e===0}var Pa=va;function va(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return va.errors=n,e===0}var ba=ke;function ke(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let y=r.body;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(Object.keys(y).length<1)return ke.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{
let s=e;for(let o in y)if(!(o==="rpm"||o==="tpm"||o==="max_parallel"||o==="budget_usd"||o==="budget_\
period")){return ke.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(s===e){if(y.rpm!==void 0){
let o=y.rpm,p=e,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ke.errors=
[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:ya.type}}],!1;
if(e===m&&typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return ke.errors=[{instancePath:t+"/bo\
dy/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(o<
1||isNaN(o))return ke.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1}}],!1}var a=p===e}else var a=!0;if(a){if(y.tpm!==void 0){let o=y.
tpm,p=e,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ke.errors=[{instancePath:t+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:da.type}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>1e12||isNaN(o))return ke.errors=[{instancePath:t+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(o<1||isNaN(o))return ke.
errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=p===e}else var a=!0;if(a){if(y.max_parallel!==void 0){let o=y.max_parallel,p=e,
m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ke.errors=[{instancePath:t+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:ua.type}}],!1;
if(e===m&&typeof o=="number"&&isFinite(o)){if(o>1e6||isNaN(o))return ke.errors=[{instancePath:t+"/bo\
dy/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(o<1||isNaN(o))return ke.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxPar\
allel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=p===e}else var a=!0;if(a){
if(y.budget_usd!==void 0){let o=y.budget_usd,p=e,m=e;if(typeof o!="string"&&o!==null)return ke.errors=
[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:ca.
type}}],!1;if(e===m&&typeof o=="string"){if(sr(o,17))return ke.errors=[{instancePath:t+"/body/budget\
_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!ga.test(
o))return ke.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=p===e}else var a=!0;if(a)
if(y.budget_period!==void 0){let o=y.budget_period,p=e,m=e,d=!1,l=e;if(typeof o!="string"){let w={instancePath:t+
"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};n===
null?n=[w]:n.push(w),e++}if(!(o==="day"||o==="month"||o==="total")){let w={instancePath:t+"/body/bud\
get_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:ha.enum}};n===
null?n=[w]:n.push(w),e++}var f=l===e;if(d=d||f,!d){let w=e;if(o!==null){let h={instancePath:t+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",
params:{type:"null"}};n===null?n=[h]:n.push(h),e++}var f=w===e;d=d||f}if(d)e=m,n!==null&&(m?n.length=
m:n=null);else{let w={instancePath:t+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return n===null?n=[w]:n.push(w),e++,ke.errors=n,!1}var a=p===
e}else var a=!0}}}}}}else return ke.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/ty\
pe",keyword:"type",params:{type:"object"}}],!1}return ke.errors=n,e===0}var wa=ur;function ur(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){a.overlap_s===void 0&&(a.overlap_s=3600);let y=e;for(let i in a)
if(i!=="overlap_s"){return ur.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===e){let i=a.
overlap_s,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ur.errors=[{instancePath:t+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return ur.errors=[{instancePath:t+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return ur.errors=[{instancePath:t+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return ur.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return ur.errors=n,e===0}var xa=qa;function qa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return qa.errors=n,e===0}var Na=La;function La(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return La.errors=n,e===0}var Sa=Aa;function Aa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Aa.errors=n,e===0}var Da=Ta;function Ta(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ta.errors=n,e===0}var ja=$a;function $a(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return $a.errors=n,e===0}var Oa=Ca;function Ca(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ca.errors=n,e===0}var Fa=Ka;function Ka(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ka.errors=n,e===0}var Ia=Ma;function Ma(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ma.errors=n,e===0}var Ea=Ra;function Ra(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ra.errors=n,e===0}var Xa=Ua;function Ua(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ua.errors=n,e===0}var za=Za;function Za(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Za.errors=n,e===0}var Ba=Va;function Va(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Va.errors=n,e===0}var Ha=Wa;function Wa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Wa.errors=n,e===0}var Ya=Ga;function Ga(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ga.errors=n,e===0}var Ja=Qa;function Qa(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Qa.errors=n,e===0}var ei=ri;function ri(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return ri.errors=n,e===0}var ti=si;function si(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return si.errors=n,e===0}var ai=ii;function ii(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return ii.errors=n,e===0}var oi=ni;function ni(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return ni.errors=n,e===0}var pi=mi;function mi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return mi.errors=n,e===0}var li=$e;function $e(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.body;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length>1)return $e.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.
keys(f).length<1)return $e.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/minProperti\
es",keyword:"minProperties",params:{limit:1}}],!1;{let i=e;for(let s in f)if(!(s==="token"||s==="cod\
e")){return $e.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(f.token!==void 0){let s=f.
token,o=e;if(e===o)if(typeof s=="string"){if(sr(s,512))return $e.errors=[{instancePath:t+"/body/toke\
n",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(cr(s,1))return $e.errors=[{instancePath:t+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $e.errors=[{instancePath:t+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var a=o===e}else var a=!0;if(a)if(f.code!==void 0){let s=f.code,o=e;if(e===o)if(typeof s==
"string"){if(sr(s,64))return $e.errors=[{instancePath:t+"/body/code",schemaPath:"#/properties/body/p\
roperties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(cr(s,1))return $e.errors=[{instancePath:t+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $e.errors=[{instancePath:t+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0}}}else return $e.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return $e.errors=n,e===0}var fi=yi;function yi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return yi.errors=n,e===0}var di=ui;function ui(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return ui.errors=n,e===0}var ci=Oe;var hi={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Fn=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Oe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===
void 0&&(f="body"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;if(r.body!==void 0){let y=r.body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(
y)){let s;if(y.name===void 0&&(s="name")||y.role===void 0&&(s="role"))return Oe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:s}}],!1;{
let o=e;for(let p in y)if(!(p==="name"||p==="role")){return Oe.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(o===e){if(y.name!==void 0){let p=y.name,m=e;if(e===e)if(typeof p=="string"){if(sr(p,64))
return Oe.errors=[{instancePath:t+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;if(cr(p,1))return Oe.errors=[{instancePath:t+"/body/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fn.test(p))return Oe.errors=
[{instancePath:t+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Oe.errors=[{instancePath:t+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a)
if(y.role!==void 0){let p=y.role,m=e;if(typeof p!="string")return Oe.errors=[{instancePath:t+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="admin"||p===
"viewer"))return Oe.errors=[{instancePath:t+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:hi.enum}}],!1;var a=m===e}else var a=!0}}}else return Oe.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=
n,e===0}var gi=ki;function ki(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return ki.errors=n,e===0}var _i=mr;function mr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.body===void 0&&(a="body"))return mr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.role===
void 0&&(i="role"))return mr.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let o in f)if(o!=="role"){return mr.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:o}}],!1;break}if(s===e&&f.role!==void 0){let o=f.role;if(typeof o!=
"string")return mr.errors=[{instancePath:t+"/body/role",schemaPath:"schema:Role/type",keyword:"type",
params:{type:"string"}}],!1;if(!(o==="admin"||o==="viewer"))return mr.errors=[{instancePath:t+"/body\
/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:hi.enum}}],!1}}}else return mr.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return mr.errors=n,e===0}var Pi=vi;function vi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return vi.errors=n,e===0}var bi=wi;function wi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return wi.errors=n,e===0}var xi=qi;function qi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return qi.errors=n,e===0}var Ni=Li;function Li(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Li.errors=n,e===0}var Si=Nr;function Nr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){a.dry_run===void 0&&(a.dry_run=!1);let y=e;for(let i in a)if(i!==
"dry_run"){return Nr.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===e&&typeof a.dry_run!=
"boolean")return Nr.errors=[{instancePath:t+"/body/dry_run",schemaPath:"#/properties/body/properties\
/dry_run/type",keyword:"type",params:{type:"boolean"}}],!1}else return Nr.errors=[{instancePath:t+"/\
body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Nr.errors=
n,e===0}var Ai=Di;function Di(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Di.errors=n,e===0}var Ti=ji;function ji(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return ji.errors=n,e===0}var $i=Oi;function Oi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Oi.errors=n,e===0}var Ci=Fi;function Fi(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Fi.errors=n,e===0}var Ki=Ii;function Ii(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ii.errors=n,e===0}var Mi=Ei;function Ei(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;return Ei.errors=n,e===0}var Hi=hr($r()),Wi=hr(Or()),In={...Hi.formats,...Wi.fastFormats},Yi=fr;function fr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.
response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.status===void 0&&(y="statu\
s"))return fr.errors=[{instancePath:t+"/response",schemaPath:"schema:Health/required",keyword:"requi\
red",params:{missingProperty:y}}],!1;{let i=e;for(let s in a)if(s!=="status"){return fr.errors=[{instancePath:t+
"/response",schemaPath:"schema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e&&a.status!==void 0){let s=a.status;if(typeof s!="string")return fr.errors=[{instancePath:t+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(s!=="ok")return fr.errors=[{instancePath:t+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return fr.errors=
[{instancePath:t+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return fr.errors=n,e===0}var Gi=lt;var x=gr;function ce(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.ready===void 0&&(i="\
ready")||r.parts===void 0&&(i="parts"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i}}],!1;{let s=e;for(let o in r)if(!(o==="ready"||o==="parts")){return ce.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(s===e){if(r.ready!==void 0){let o=e;if(typeof r.ready!="boolean")return ce.errors=[{instancePath:t+
"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===
e}else var a=!0;if(a)if(r.parts!==void 0){let o=r.parts,p=e;if(e===p)if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length>64)return ce.errors=[{instancePath:t+"/parts",schemaPath:"#/pro\
perties/parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let d in o){let l=o[d],
u=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let _;if(l.ok===void 0&&(_="ok"))return ce.
errors=[{instancePath:t+"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/r\
equired",keyword:"required",params:{missingProperty:_}}],!1;{let h=e;for(let P in l)if(!(P==="ok"||P===
"detail")){return ce.errors=[{instancePath:t+"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:Part/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;
break}if(h===e){if(l.ok!==void 0){let P=e;if(typeof l.ok!="boolean")return ce.errors=[{instancePath:t+
"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",
keyword:"type",params:{type:"boolean"}}],!1;var f=P===e}else var f=!0;if(f)if(l.detail!==void 0){let P=l.
detail,c=e;if(e===c)if(typeof P=="string"){if(x(P,1024))return ce.errors=[{instancePath:t+"/parts/"+
d.replace(/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1}else return ce.errors=[{instancePath:t+"/parts/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0}}}else return ce.errors=[{instancePath:t+
"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{
type:"object"}}],!1;var y=u===e;if(!y)break}}else return ce.errors=[{instancePath:t+"/parts",schemaPath:"\
#/properties/parts/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0}}}else
return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.
errors=n,e===0}function lt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ce(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?ce.errors:n.concat(ce.errors),e=n.length));else return lt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return lt.errors=n,e===0}var Ji=ft;var Mn=In.int32,Z=kr,En=new RegExp("^[a-z][a-z0-9_]*$","u");function Tr(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0,a=e,f=!1,y=e;ce(r,{instancePath:t,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:k})||(n=n===null?ce.errors:n.concat(ce.errors),
e=n.length);var i=y===e;if(f=f||i,!f){let o=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.error===void 0&&(d="error")||r.message===void 0&&(d="message")){let l={instancePath:t,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:d}};n===null?n=[l]:n.push(l),e++}else{
let l=e;for(let u in r)if(!(u==="error"||u==="message"||u==="code"||u==="param")){let w={instancePath:t,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
n===null?n=[w]:n.push(w),e++;break}if(l===e){if(r.error!==void 0){let u=r.error,w=e;if(!(typeof u=="\
number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let _={instancePath:t+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};n===null?n=[_]:n.push(_),e++}if(e===w&&
typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u)){let _={instancePath:t+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};n===null?n=
[_]:n.push(_),e++}else if(u<400||isNaN(u)){let _={instancePath:t+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};n===null?n=[_]:n.push(
_),e++}else if(!Mn.validate(u)){let _={instancePath:t+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};n===null?n=[_]:n.push(_),e++}}var s=w===e}else
var s=!0;if(s){if(r.message!==void 0){let u=r.message,w=e;if(e===w)if(typeof u=="string"){if(x(u,2048)){
let h={instancePath:t+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};n===null?n=[h]:n.push(h),e++}else if(Z(u,1)){let h={instancePath:t+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
n===null?n=[h]:n.push(h),e++}}else{let h={instancePath:t+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};n===null?n=[h]:n.push(h),e++}var s=w===e}else
var s=!0;if(s){if(r.code!==void 0){let u=r.code,w=e;if(e===w)if(typeof u=="string"){if(x(u,64)){let h={
instancePath:t+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};n===null?n=[h]:n.push(h),e++}else if(!En.test(u)){let h={instancePath:t+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};n===null?
n=[h]:n.push(h),e++}}else{let h={instancePath:t+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};n===null?n=[h]:n.push(h),e++}var s=w===e}else var s=!0;if(s)
if(r.param!==void 0){let u=r.param,w=e;if(e===w)if(typeof u=="string"){if(x(u,256)){let h={instancePath:t+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
n===null?n=[h]:n.push(h),e++}}else{let h={instancePath:t+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};n===null?n=[h]:n.push(h),e++}var s=w===e}else var s=!0}}}}}else{
let d={instancePath:t,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};n===null?
n=[d]:n.push(d),e++}var i=o===e;f=f||i}if(f)e=a,n!==null&&(a?n.length=a:n=null);else{let o={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return n===null?n=[o]:n.push(o),e++,Tr.errors=n,!1}return Tr.
errors=n,e===0}function ft(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Tr(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?Tr.errors:n.concat(Tr.errors),e=n.length));else return ft.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ft.errors=n,e===0}var Qi=yt;var wr={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},last_used_at:{type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{
type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},previous_until:{type:["integer","n\
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:Key"},eo={type:"array",minItems:1,
maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},ro={type:[
"array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},
$id:"schema:Models"},to={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"s\
tring",minLength:1,maxLength:64},$id:"schema:Agents"},so={type:["integer","null"],minimum:1,maximum:1e9,
$id:"schema:Rpm"},ao={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},io={type:["in\
teger","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},oo={type:["string","null"],pattern:"^\
(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},no={type:"string",enum:["\
day","month","total"],$id:"schema:BudgetPeriod"},Ce=Object.prototype.hasOwnProperty,po=new RegExp("^\
(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var dr=new RegExp("^[0-9]{1,30}$","u");function we(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.charged===void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return we.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;
for(let i in r)if(!(i==="charged"||i==="counted")){return we.errors=[{instancePath:t,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===
e){if(r.charged!==void 0){let i=r.charged,s=e;if(e===e)if(typeof i=="string"){if(x(i,30))return we.errors=
[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!dr.test(i))return we.errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return we.errors=[{instancePath:t+"/charged",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.
counted!==void 0){let i=r.counted,s=e;if(e===e)if(typeof i=="string"){if(x(i,30))return we.errors=[{
instancePath:t+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!dr.test(i))return we.errors=[{instancePath:t+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return we.errors=[{instancePath:t+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}else return we.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=
n,e===0}function D(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||
r.name===void 0&&(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===void 0&&(o="owner")||r.scopes===
void 0&&(o="scopes")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="agents")||r.rpm===void 0&&
(o="rpm")||r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_parallel")||r.budget_usd===void 0&&
(o="budget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===void 0&&(o="created_\
at")||r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoked_at")||r.previous_until===
void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return D.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let m in r)if(!Ce.call(wr.
properties,m)){return D.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:m}}],!1;break}if(p===e){if(r.id!==void 0){let m=r.id,d=e;if(e===
d)if(typeof m=="string"){if(x(m,64))return D.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(m,1))return D.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let m=r.name,d=e;if(e===d)if(typeof m=="strin\
g"){if(x(m,128))return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(m,1))return D.errors=[{instancePath:t+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else
var a=!0;if(a){if(r.prefix!==void 0){let m=r.prefix,d=e;if(e===d)if(typeof m=="string"){if(x(m,16))return D.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return D.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.owner!==void 0){let m=r.
owner,d=e;if(typeof m!="string"&&m!==null)return D.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:wr.properties.owner.type}}],!1;if(e===d&&typeof m==
"string"&&x(m,256))return D.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=d===e}else var a=!0;if(a){if(r.scopes!==void 0){
let m=r.scopes,d=e;if(e===e)if(Array.isArray(m)){if(m.length>8)return D.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(m.length<1)return D.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let w=m.length;for(let _=0;_<w;_++){let h=m[_],P=e;if(typeof h!="string")return D.errors=
[{instancePath:t+"/scopes/"+_,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(h==="chat"||h==="mesh"))return D.errors=[{instancePath:t+"/scopes/"+_,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:eo.items.enum}}],!1;var f=P===e;if(!f)break}
if(f){let _=m.length,h;if(_>1){let P={};for(;_--;){let c=m[_];if(typeof c=="string"){if(typeof P[c]==
"number"){return h=P[c],D.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:h}}],!1;break}P[c]=_}}}}}}else return D.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;
if(a){if(r.models!==void 0){let m=r.models,d=e,l=e;if(!Array.isArray(m)&&m!==null)return D.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ro.type}}],!1;if(e===
l&&Array.isArray(m)){if(m.length>64)return D.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(m.length<1)return D.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let w=m.
length;for(let _=0;_<w;_++){let h=m[_],P=e;if(e===P)if(typeof h=="string"){if(x(h,256))return D.errors=
[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(h,1))return D.errors=[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/mod\
els/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=P===e;
if(!y)break}if(y){let _=m.length,h;if(_>1){let P={};for(;_--;){let c=m[_];if(typeof c=="string"){if(typeof P[c]==
"number"){return h=P[c],D.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:h}}],!1;break}P[c]=_}}}}}}var a=d===e}else var a=!0;if(a){if(r.agents!==void 0){
let m=r.agents,d=e,l=e;if(!Array.isArray(m)&&m!==null)return D.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:to.type}}],!1;if(e===l&&Array.isArray(m)){if(m.length>
1e3)return D.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(m.length<1)return D.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let w=m.length;for(let _=0;_<w;_++){
let h=m[_],P=e;if(e===P)if(typeof h=="string"){if(x(h,64))return D.errors=[{instancePath:t+"/agents/"+
_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(h,1))return D.
errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e;if(!i)break}if(i){let _=m.length,h;
if(_>1){let P={};for(;_--;){let c=m[_];if(typeof c=="string"){if(typeof P[c]=="number"){return h=P[c],
D.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:h}}],!1;break}P[c]=_}}}}}}var a=d===e}else var a=!0;if(a){if(r.rpm!==void 0){let m=r.rpm,d=e,l=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return D.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:so.type}}],!1;if(e===l&&typeof m=="n\
umber"&&isFinite(m)){if(m>1e9||isNaN(m))return D.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(m<1||isNaN(m))return D.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=d===e}else var a=!0;if(a){if(r.tpm!==void 0){let m=r.tpm,d=e,l=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return D.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:ao.type}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>1e12||
isNaN(m))return D.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(m<1||isNaN(m))return D.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=d===e}else var a=!0;
if(a){if(r.max_parallel!==void 0){let m=r.max_parallel,d=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return D.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:io.type}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>
1e6||isNaN(m))return D.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return D.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=d===e}else var a=!0;if(a){if(r.budget_usd!==void 0){let m=r.budget_usd,d=e,l=e;if(typeof m!=
"string"&&m!==null)return D.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:oo.type}}],!1;if(e===l&&typeof m=="string"){if(x(m,17))return D.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!po.test(m))return D.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=d===e}else var a=!0;
if(a){if(r.budget_period!==void 0){let m=r.budget_period,d=e,l=e,u=!1,w=e;if(typeof m!="string"){let h={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};n===null?n=[h]:n.push(h),e++}if(!(m==="day"||m==="month"||m==="total")){let h={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:no.enum}};
n===null?n=[h]:n.push(h),e++}var s=w===e;if(u=u||s,!u){let h=e;if(m!==null){let c={instancePath:t+"/\
budget_period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"nul\
l"}};n===null?n=[c]:n.push(c),e++}var s=h===e;u=u||s}if(u)e=l,n!==null&&(l?n.length=l:n=null);else{let h={
instancePath:t+"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return n===null?n=[h]:n.push(h),e++,D.errors=n,!1}var a=d===e}else var a=!0;if(a){if(r.budget_used!==
void 0){let m=e;we(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"bud\
get_used",rootData:g,dynamicAnchors:k})||(n=n===null?we.errors:n.concat(we.errors),e=n.length);var a=m===
e}else var a=!0;if(a){if(r.last_used_at!==void 0){let m=r.last_used_at,d=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return D.errors=[{instancePath:t+"/last_used_at",schemaPath:"\
#/properties/last_used_at/type",keyword:"type",params:{type:wr.properties.last_used_at.type}}],!1;if(e===
d&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return D.errors=[{instancePath:t+"/las\
t_used_at",schemaPath:"#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(m<0||isNaN(m))return D.errors=[{instancePath:t+"/last_used_at",schemaPath:"\
#/properties/last_used_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===
e}else var a=!0;if(a){if(r.created_at!==void 0){let m=r.created_at,d=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof m=="number"&&isFinite(
m)){if(m>41024448e5||isNaN(m))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.expires_at!==void 0){
let m=r.expires_at,d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return D.errors=
[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:wr.
properties.expires_at.type}}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))
return D.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return D.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.revoked_at!==void 0){let m=r.revoked_at,d=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return D.errors=[{instancePath:t+"/revoked_at",schemaPath:"\
#/properties/revoked_at/type",keyword:"type",params:{type:wr.properties.revoked_at.type}}],!1;if(e===
d&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return D.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(m<0||isNaN(m))return D.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){
if(r.previous_until!==void 0){let m=r.previous_until,d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))&&m!==null)return D.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/p\
revious_until/type",keyword:"type",params:{type:wr.properties.previous_until.type}}],!1;if(e===d&&typeof m==
"number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return D.errors=[{instancePath:t+"/previous_until",
schemaPath:"#/properties/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(m<0||isNaN(m))return D.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/prev\
ious_until/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;
if(a)if(r.sandbox!==void 0){let m=e;if(typeof r.sandbox!="boolean")return D.errors=[{instancePath:t+
"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===
e}else var a=!0}}}}}}}}}}}}}}}}}}}}else return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return D.errors=n,e===0}function ar(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let f;if(r.keys===void 0&&(f="keys"))return ar.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(i!=="keys"){
return ar.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(y===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.isArray(
i)){if(i.length>1e5)return ar.errors=[{instancePath:t+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var a=!0;let o=i.length;for(let p=0;p<o;p++){let m=e;D(i[p],
{instancePath:t+"/keys/"+p,parentData:i,parentDataProperty:p,rootData:g,dynamicAnchors:k})||(n=n===null?
D.errors:n.concat(D.errors),e=n.length);var a=m===e;if(!a)break}}}else return ar.errors=[{instancePath:t+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else return ar.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=
n,e===0}function yt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ar(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?ar.errors:n.concat(ar.errors),e=n.length));else return yt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return yt.errors=n,e===0}var mo=dt;var Lr={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function j(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.key===void 0&&(o="key")||
r.name===void 0&&(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===void 0&&(o="owner")||r.scopes===
void 0&&(o="scopes")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="agents")||r.rpm===void 0&&
(o="rpm")||r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_parallel")||r.budget_usd===void 0&&
(o="budget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===void 0&&(o="created_\
at")||r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoked_at")||r.previous_until===
void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return j.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let m in r)if(!Ce.call(Lr.
properties,m)){return j.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:m}}],!1;break}if(p===e){if(r.id!==void 0){let m=r.id,d=e;if(e===
d)if(typeof m=="string"){if(x(m,64))return j.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(m,1))return j.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let m=r.name,d=e;if(e===d)if(typeof m=="strin\
g"){if(x(m,128))return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(m,1))return j.errors=[{instancePath:t+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else
var a=!0;if(a){if(r.prefix!==void 0){let m=r.prefix,d=e;if(e===d)if(typeof m=="string"){if(x(m,16))return j.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.owner!==void 0){let m=r.
owner,d=e;if(typeof m!="string"&&m!==null)return j.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Lr.properties.owner.type}}],!1;if(e===d&&typeof m==
"string"&&x(m,256))return j.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=d===e}else var a=!0;if(a){if(r.scopes!==void 0){
let m=r.scopes,d=e;if(e===e)if(Array.isArray(m)){if(m.length>8)return j.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(m.length<1)return j.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let w=m.length;for(let _=0;_<w;_++){let h=m[_],P=e;if(typeof h!="string")return j.errors=
[{instancePath:t+"/scopes/"+_,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(h==="chat"||h==="mesh"))return j.errors=[{instancePath:t+"/scopes/"+_,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:eo.items.enum}}],!1;var f=P===e;if(!f)break}
if(f){let _=m.length,h;if(_>1){let P={};for(;_--;){let c=m[_];if(typeof c=="string"){if(typeof P[c]==
"number"){return h=P[c],j.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:h}}],!1;break}P[c]=_}}}}}}else return j.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;
if(a){if(r.models!==void 0){let m=r.models,d=e,l=e;if(!Array.isArray(m)&&m!==null)return j.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ro.type}}],!1;if(e===
l&&Array.isArray(m)){if(m.length>64)return j.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(m.length<1)return j.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let w=m.
length;for(let _=0;_<w;_++){let h=m[_],P=e;if(e===P)if(typeof h=="string"){if(x(h,256))return j.errors=
[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(h,1))return j.errors=[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/mod\
els/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=P===e;
if(!y)break}if(y){let _=m.length,h;if(_>1){let P={};for(;_--;){let c=m[_];if(typeof c=="string"){if(typeof P[c]==
"number"){return h=P[c],j.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:h}}],!1;break}P[c]=_}}}}}}var a=d===e}else var a=!0;if(a){if(r.agents!==void 0){
let m=r.agents,d=e,l=e;if(!Array.isArray(m)&&m!==null)return j.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:to.type}}],!1;if(e===l&&Array.isArray(m)){if(m.length>
1e3)return j.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(m.length<1)return j.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let w=m.length;for(let _=0;_<w;_++){
let h=m[_],P=e;if(e===P)if(typeof h=="string"){if(x(h,64))return j.errors=[{instancePath:t+"/agents/"+
_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(h,1))return j.
errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e;if(!i)break}if(i){let _=m.length,h;
if(_>1){let P={};for(;_--;){let c=m[_];if(typeof c=="string"){if(typeof P[c]=="number"){return h=P[c],
j.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:h}}],!1;break}P[c]=_}}}}}}var a=d===e}else var a=!0;if(a){if(r.rpm!==void 0){let m=r.rpm,d=e,l=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return j.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:so.type}}],!1;if(e===l&&typeof m=="n\
umber"&&isFinite(m)){if(m>1e9||isNaN(m))return j.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(m<1||isNaN(m))return j.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=d===e}else var a=!0;if(a){if(r.tpm!==void 0){let m=r.tpm,d=e,l=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return j.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:ao.type}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>1e12||
isNaN(m))return j.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(m<1||isNaN(m))return j.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=d===e}else var a=!0;
if(a){if(r.max_parallel!==void 0){let m=r.max_parallel,d=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return j.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:io.type}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>
1e6||isNaN(m))return j.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return j.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=d===e}else var a=!0;if(a){if(r.budget_usd!==void 0){let m=r.budget_usd,d=e,l=e;if(typeof m!=
"string"&&m!==null)return j.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:oo.type}}],!1;if(e===l&&typeof m=="string"){if(x(m,17))return j.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!po.test(m))return j.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=d===e}else var a=!0;
if(a){if(r.budget_period!==void 0){let m=r.budget_period,d=e,l=e,u=!1,w=e;if(typeof m!="string"){let h={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};n===null?n=[h]:n.push(h),e++}if(!(m==="day"||m==="month"||m==="total")){let h={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:no.enum}};
n===null?n=[h]:n.push(h),e++}var s=w===e;if(u=u||s,!u){let h=e;if(m!==null){let c={instancePath:t+"/\
budget_period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"nul\
l"}};n===null?n=[c]:n.push(c),e++}var s=h===e;u=u||s}if(u)e=l,n!==null&&(l?n.length=l:n=null);else{let h={
instancePath:t+"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return n===null?n=[h]:n.push(h),e++,j.errors=n,!1}var a=d===e}else var a=!0;if(a){if(r.budget_used!==
void 0){let m=e;we(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"bud\
get_used",rootData:g,dynamicAnchors:k})||(n=n===null?we.errors:n.concat(we.errors),e=n.length);var a=m===
e}else var a=!0;if(a){if(r.created_at!==void 0){let m=r.created_at,d=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return j.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof m=="number"&&isFinite(
m)){if(m>41024448e5||isNaN(m))return j.errors=[{instancePath:t+"/created_at",schemaPath:"#/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return j.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.expires_at!==void 0){
let m=r.expires_at,d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return j.errors=
[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:Lr.
properties.expires_at.type}}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))
return j.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return j.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.revoked_at!==void 0){let m=r.revoked_at,d=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return j.errors=[{instancePath:t+"/revoked_at",schemaPath:"\
#/properties/revoked_at/type",keyword:"type",params:{type:Lr.properties.revoked_at.type}}],!1;if(e===
d&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return j.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(m<0||isNaN(m))return j.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){
if(r.previous_until!==void 0){let m=r.previous_until,d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))&&m!==null)return j.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/p\
revious_until/type",keyword:"type",params:{type:Lr.properties.previous_until.type}}],!1;if(e===d&&typeof m==
"number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return j.errors=[{instancePath:t+"/previous_until",
schemaPath:"#/properties/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(m<0||isNaN(m))return j.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/prev\
ious_until/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;
if(a){if(r.sandbox!==void 0){let m=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:t+
"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===
e}else var a=!0;if(a)if(r.key!==void 0){let m=r.key,d=e;if(e===d)if(typeof m=="string"){if(x(m,256))
return j.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(Z(m,1))return j.errors=[{instancePath:t+"/key",schemaPath:"#/properties/k\
ey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/key",
schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0}}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=n,e===0}function dt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?j.errors:n.concat(j.errors),e=n.length));else return dt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return dt.errors=n,e===0}var lo=ut;function ut(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?D.errors:n.concat(D.errors),e=n.length));else return ut.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ut.errors=n,e===0}var fo=ct;function ct(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?D.errors:n.concat(D.errors),e=n.length));else return ct.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ct.errors=n,e===0}var yo=ht;function ht(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?D.errors:n.concat(D.errors),e=n.length));else return ht.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ht.errors=n,e===0}var uo=gt;function gt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?j.errors:n.concat(j.errors),e=n.length));else return gt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return gt.errors=n,e===0}var co=kt;function kt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?D.errors:n.concat(D.errors),e=n.length));else return kt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return kt.errors=n,e===0}var ho=_t;var xr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","c\
ompletion_tokens","reasoning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{
type:"string",maxLength:256},model:{type:["string","null"],maxLength:256},agent:{type:["string","nul\
l"],maxLength:256},upstream:{type:["string","null"],maxLength:256},owner:{type:["string","null"],maxLength:256},
refusal:{type:["string","null"],maxLength:64},hour:{type:"integer",minimum:0,maximum:41024448e5},day:{
type:"integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"sch\
ema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTo\
kens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Coun\
t"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},charged:{
$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:\
UsageTotals"};function T(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===void 0&&(i="f\
rom")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return T.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let o in r)if(!(o==="fro\
m"||o==="to"||o==="totals")){return T.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(s===e){if(r.from!==void 0){let o=r.
from,p=e,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:t+
"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return T.errors=[{instancePath:t+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.to!==void 0){let o=r.to,p=e,
m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:t+"/to",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof o=="numb\
er"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:t+"/to",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return T.errors=[{instancePath:t+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(r.totals!==void 0){let o=r.totals,
p=e;if(e===p)if(Array.isArray(o)){if(o.length>1e5)return T.errors=[{instancePath:t+"/totals",schemaPath:"\
#/properties/totals/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let d=o.length;for(let l=0;l<
d;l++){let u=o[l],w=e;if(e===w)if(u&&typeof u=="object"&&!Array.isArray(u)){let h;if(u.requests===void 0&&
(h="requests")||u.prompt_tokens===void 0&&(h="prompt_tokens")||u.cached_tokens===void 0&&(h="cached_\
tokens")||u.cache_write_tokens===void 0&&(h="cache_write_tokens")||u.cache_write_1h_tokens===void 0&&
(h="cache_write_1h_tokens")||u.completion_tokens===void 0&&(h="completion_tokens")||u.reasoning_tokens===
void 0&&(h="reasoning_tokens")||u.hosted_calls===void 0&&(h="hosted_calls")||u.charged===void 0&&(h=
"charged")||u.counted===void 0&&(h="counted")||u.cost===void 0&&(h="cost"))return T.errors=[{instancePath:t+
"/totals/"+l,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:h}}],
!1;{let P=e;for(let c in u)if(!Ce.call(xr.properties.totals.items.properties,c)){return T.errors=[{instancePath:t+
"/totals/"+l,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:c}}],!1;break}if(P===e){if(u.key_id!==void 0){let c=u.key_id,L=e;if(e===
L)if(typeof c=="string"){if(x(c,256))return T.errors=[{instancePath:t+"/totals/"+l+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return T.errors=[{instancePath:t+"/totals/"+l+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var y=L===e}else var y=!0;if(y){if(u.model!==
void 0){let c=u.model,L=e;if(typeof c!="string"&&c!==null)return T.errors=[{instancePath:t+"/totals/"+
l+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:xr.
properties.totals.items.properties.model.type}}],!1;if(e===L&&typeof c=="string"&&x(c,256))return T.
errors=[{instancePath:t+"/totals/"+l+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=L===e}else var y=!0;if(y){if(u.agent!==
void 0){let c=u.agent,L=e;if(typeof c!="string"&&c!==null)return T.errors=[{instancePath:t+"/totals/"+
l+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:xr.
properties.totals.items.properties.agent.type}}],!1;if(e===L&&typeof c=="string"&&x(c,256))return T.
errors=[{instancePath:t+"/totals/"+l+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=L===e}else var y=!0;if(y){if(u.upstream!==
void 0){let c=u.upstream,L=e;if(typeof c!="string"&&c!==null)return T.errors=[{instancePath:t+"/tota\
ls/"+l+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:xr.properties.totals.items.properties.upstream.type}}],!1;if(e===L&&typeof c=="string"&&x(c,256))
return T.errors=[{instancePath:t+"/totals/"+l+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=L===e}else var y=!0;if(y){
if(u.owner!==void 0){let c=u.owner,L=e;if(typeof c!="string"&&c!==null)return T.errors=[{instancePath:t+
"/totals/"+l+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:xr.properties.totals.items.properties.owner.type}}],!1;if(e===L&&typeof c=="string"&&x(c,256))return T.
errors=[{instancePath:t+"/totals/"+l+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=L===e}else var y=!0;if(y){if(u.refusal!==
void 0){let c=u.refusal,L=e;if(typeof c!="string"&&c!==null)return T.errors=[{instancePath:t+"/total\
s/"+l+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:xr.properties.totals.items.properties.refusal.type}}],!1;if(e===L&&typeof c=="string"&&x(c,64))
return T.errors=[{instancePath:t+"/totals/"+l+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var y=L===e}else var y=!0;if(y){
if(u.hour!==void 0){let c=u.hour,L=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.
errors=[{instancePath:t+"/totals/"+l+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||
isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(
c))return T.errors=[{instancePath:t+"/totals/"+l+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0;
if(y){if(u.day!==void 0){let c=u.day,L=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.
errors=[{instancePath:t+"/totals/"+l+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||
isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(
c))return T.errors=[{instancePath:t+"/totals/"+l+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0;
if(y){if(u.requests!==void 0){let c=u.requests,L=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return T.errors=[{instancePath:t+"/totals/"+l+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return T.errors=
[{instancePath:t+"/totals/"+l+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0;if(y){if(u.prompt_tokens!==void 0){let c=u.prompt_tokens,
L=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:t+"/\
totals/"+l+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return T.errors=[{instancePath:t+
"/totals/"+l+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var y=L===e}else var y=!0;if(y){if(u.cached_tokens!==void 0){let c=u.cached_tokens,L=e,N=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:t+"/totals/"+l+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(c<0||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var y=L===e}else var y=!0;if(y){if(u.cache_write_tokens!==void 0){let c=u.cache_write_tokens,L=e,
N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:t+"/tota\
ls/"+l+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return T.errors=
[{instancePath:t+"/totals/"+l+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return T.errors=[{instancePath:t+
"/totals/"+l+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0;if(y){if(u.cache_write_1h_tokens!==void 0){let c=u.
cache_write_1h_tokens,L=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=
[{instancePath:t+"/totals/"+l+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<
0||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else
var y=!0;if(y){if(u.completion_tokens!==void 0){let c=u.completion_tokens,L=e,N=e;if(!(typeof c=="nu\
mber"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:t+"/totals/"+l+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(c<0||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0;
if(y){if(u.reasoning_tokens!==void 0){let c=u.reasoning_tokens,L=e,N=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:t+"/totals/"+l+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&
isFinite(c)){if(c>9007199254740991||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(c<0||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else
var y=!0;if(y){if(u.hosted_calls!==void 0){let c=u.hosted_calls,L=e,N=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return T.errors=[{instancePath:t+"/totals/"+l+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(
c)){if(c>9007199254740991||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<
0||isNaN(c))return T.errors=[{instancePath:t+"/totals/"+l+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=L===e}else var y=!0;if(y){
if(u.charged!==void 0){let c=u.charged,L=e;if(e===e)if(typeof c=="string"){if(x(c,30))return T.errors=
[{instancePath:t+"/totals/"+l+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!dr.test(c))return T.errors=[{instancePath:t+"/totals/"+l+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=
[{instancePath:t+"/totals/"+l+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var y=L===e}else var y=!0;if(y){if(u.counted!==void 0){let c=u.counted,L=e;if(e===e)if(typeof c==
"string"){if(x(c,30))return T.errors=[{instancePath:t+"/totals/"+l+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!dr.test(c))return T.errors=[{instancePath:t+
"/totals/"+l+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return T.errors=[{instancePath:t+"/totals/"+l+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=L===e}else var y=!0;if(y)if(u.cost!==void 0){
let c=u.cost,L=e;if(e===e)if(typeof c=="string"){if(x(c,30))return T.errors=[{instancePath:t+"/total\
s/"+l+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!dr.
test(c))return T.errors=[{instancePath:t+"/totals/"+l+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=[{instancePath:t+"/totals/"+l+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=L===e}else var y=!0}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:t+"/totals/"+l,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=w===e;if(!f)break}}}else return T.errors=[{instancePath:t+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else
var a=!0}}}}else return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return T.errors=n,e===0}function _t(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(T(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"r\
esponse",rootData:g,dynamicAnchors:k})||(n=n===null?T.errors:n.concat(T.errors),e=n.length));else return _t.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _t.errors=
n,e===0}var go=Pt;var Rn={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},lr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tok\
ens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reasoning_tokens","hosted_cal\
ls","estimated","charged","counted","cost","latency_ms","ttft_ms","upstream","called_model","reason",
"class"],properties:{id:{type:"string",maxLength:64},call_id:{type:"string",maxLength:64},request_id:{
type:"string",maxLength:64},attempt:{type:"integer",minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,
maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{type:"string",maxLength:256},payment_id:{
type:["string","null"],maxLength:512},model:{type:["string","null"],maxLength:256},agent:{type:["str\
ing","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"\
schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{
$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:Hos\
tedCalls"},estimated:{type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{
type:"integer",minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},
latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},upstream:{type:["string","null"],maxLength:64},called_model:{type:["string",
"null"],maxLength:128},reason:{$ref:"schema:FailureReason"},class:{anyOf:[{$ref:"schema:FailureClass"},
{type:"null"}]}},$id:"schema:UsageRow"};var Xn={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function A(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.id===void 0&&(s="id")||r.call_id===
void 0&&(s="call_id")||r.request_id===void 0&&(s="request_id")||r.attempt===void 0&&(s="attempt")||r.
ts===void 0&&(s="ts")||r.service===void 0&&(s="service")||r.key_id===void 0&&(s="key_id")||r.payment_id===
void 0&&(s="payment_id")||r.model===void 0&&(s="model")||r.agent===void 0&&(s="agent")||r.tool===void 0&&
(s="tool")||r.status===void 0&&(s="status")||r.prompt_tokens===void 0&&(s="prompt_tokens")||r.cached_tokens===
void 0&&(s="cached_tokens")||r.cache_write_tokens===void 0&&(s="cache_write_tokens")||r.cache_write_1h_tokens===
void 0&&(s="cache_write_1h_tokens")||r.completion_tokens===void 0&&(s="completion_tokens")||r.reasoning_tokens===
void 0&&(s="reasoning_tokens")||r.hosted_calls===void 0&&(s="hosted_calls")||r.estimated===void 0&&(s=
"estimated")||r.charged===void 0&&(s="charged")||r.counted===void 0&&(s="counted")||r.cost===void 0&&
(s="cost")||r.latency_ms===void 0&&(s="latency_ms")||r.ttft_ms===void 0&&(s="ttft_ms")||r.upstream===
void 0&&(s="upstream")||r.called_model===void 0&&(s="called_model")||r.reason===void 0&&(s="reason")||
r.class===void 0&&(s="class"))return A.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:s}}],!1;{let o=e;for(let p in r)if(!Ce.call(lr.properties,p)){return A.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(o===e){if(r.id!==void 0){let p=r.id,m=e;if(e===m)if(typeof p=="string"){if(x(p,64))return A.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return A.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.call_id!==void 0){let p=r.call_id,m=e;if(e===
m)if(typeof p=="string"){if(x(p,64))return A.errors=[{instancePath:t+"/call_id",schemaPath:"#/proper\
ties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+
"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(r.request_id!==void 0){let p=r.request_id,m=e;if(e===m)if(typeof p=="string"){
if(x(p,64))return A.errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+"/request_id",
schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else
var a=!0;if(a){if(r.attempt!==void 0){let p=r.attempt,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)))return A.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p))return A.
errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/attempt",schemaPath:"\
#/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else
var a=!0;if(a){if(r.ts!==void 0){let p=r.ts,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return A.errors=[{instancePath:t+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return A.errors=
[{instancePath:t+"/ts",schemaPath:"#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/ts",schemaPath:"#/propert\
ies/ts/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){
if(r.service!==void 0){let p=r.service,m=e;if(e===m)if(typeof p=="string"){if(x(p,32))return A.errors=
[{instancePath:t+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{
limit:32}}],!1}else return A.errors=[{instancePath:t+"/service",schemaPath:"#/properties/service/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.key_id!==void 0){
let p=r.key_id,m=e;if(e===m)if(typeof p=="string"){if(x(p,256))return A.errors=[{instancePath:t+"/ke\
y_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return A.
errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type:"\
string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.payment_id!==void 0){let p=r.payment_id,m=e;if(typeof p!=
"string"&&p!==null)return A.errors=[{instancePath:t+"/payment_id",schemaPath:"#/properties/payment_i\
d/type",keyword:"type",params:{type:lr.properties.payment_id.type}}],!1;if(e===m&&typeof p=="string"&&
x(p,512))return A.errors=[{instancePath:t+"/payment_id",schemaPath:"#/properties/payment_id/maxLengt\
h",keyword:"maxLength",params:{limit:512}}],!1;var a=m===e}else var a=!0;if(a){if(r.model!==void 0){
let p=r.model,m=e;if(typeof p!="string"&&p!==null)return A.errors=[{instancePath:t+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:lr.properties.model.type}}],!1;if(e===m&&typeof p==
"string"&&x(p,256))return A.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=m===e}else var a=!0;if(a){if(r.agent!==void 0){
let p=r.agent,m=e;if(typeof p!="string"&&p!==null)return A.errors=[{instancePath:t+"/agent",schemaPath:"\
#/properties/agent/type",keyword:"type",params:{type:lr.properties.agent.type}}],!1;if(e===m&&typeof p==
"string"&&x(p,256))return A.errors=[{instancePath:t+"/agent",schemaPath:"#/properties/agent/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=m===e}else var a=!0;if(a){if(r.tool!==void 0){let p=r.
tool,m=e;if(typeof p!="string"&&p!==null)return A.errors=[{instancePath:t+"/tool",schemaPath:"#/prop\
erties/tool/type",keyword:"type",params:{type:lr.properties.tool.type}}],!1;if(e===m&&typeof p=="str\
ing"&&x(p,256))return A.errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var a=m===e}else var a=!0;if(a){if(r.status!==void 0){let p=r.status,
m=e;if(e===m)if(typeof p=="string"){if(x(p,64))return A.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let p=r.prompt_tokens,m=e,d=e;if(!(typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return A.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return A.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.cached_tokens!==void 0){
let p=r.cached_tokens,m=e,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=
[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=
[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=m===e}else var a=!0;if(a){if(r.cache_write_tokens!==void 0){let p=r.cache_write_tokens,m=e,
d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=[{instancePath:t+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=[{instancePath:t+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=m===e}else var a=!0;if(a){if(r.cache_write_1h_tokens!==void 0){let p=r.cache_write_1h_tokens,
m=e,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=[{instancePath:t+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=
[{instancePath:t+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.completion_tokens!==void 0){let p=r.completion_tokens,
m=e,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=[{instancePath:t+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=[{instancePath:t+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.
reasoning_tokens!==void 0){let p=r.reasoning_tokens,m=e,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return A.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return A.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<
0||isNaN(p))return A.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.
hosted_calls!==void 0){let p=r.hosted_calls,m=e,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return A.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return A.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=m===e}else var a=!0;if(a){if(r.estimated!==void 0){let p=e;if(typeof r.estimated!="boolean")
return A.errors=[{instancePath:t+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=p===e}else var a=!0;if(a){if(r.charged!==void 0){let p=r.charged,
m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=[{instancePath:t+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=[{instancePath:t+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.counted!==
void 0){let p=r.counted,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return A.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else
var a=!0;if(a){if(r.cost!==void 0){let p=r.cost,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return A.errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.
errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;
if(a){if(r.latency_ms!==void 0){let p=r.latency_ms,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return A.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return A.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=
[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.ttft_ms!==void 0){let p=r.ttft_ms,
m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return A.errors=[{instancePath:t+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:lr.properties.ttft_ms.
type}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return A.errors=
[{instancePath:t+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return A.errors=[{instancePath:t+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else
var a=!0;if(a){if(r.upstream!==void 0){let p=r.upstream,m=e;if(typeof p!="string"&&p!==null)return A.
errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:lr.
properties.upstream.type}}],!1;if(e===m&&typeof p=="string"&&x(p,64))return A.errors=[{instancePath:t+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var a=m===e}else var a=!0;if(a){if(r.called_model!==void 0){let p=r.called_model,m=e;if(typeof p!="s\
tring"&&p!==null)return A.errors=[{instancePath:t+"/called_model",schemaPath:"#/properties/called_mo\
del/type",keyword:"type",params:{type:lr.properties.called_model.type}}],!1;if(e===m&&typeof p=="str\
ing"&&x(p,128))return A.errors=[{instancePath:t+"/called_model",schemaPath:"#/properties/called_mode\
l/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var a=m===e}else var a=!0;if(a){if(r.reason!==
void 0){let p=r.reason,m=e,d=e,l=!1,u=e;if(e===u)if(p&&typeof p=="object"&&!Array.isArray(p)){let _=e;
for(let h in p)if(!(h==="code"||h==="type"||h==="param"||h==="message")){let P={instancePath:t+"/rea\
son",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}};n===null?n=[P]:n.push(P),e++;break}if(_===e){if(p.code!==void 0){let h=p.code,
P=e;if(e===P)if(typeof h=="string"){if(x(h,128)){let c={instancePath:t+"/reason/code",schemaPath:"sc\
hema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};n===null?
n=[c]:n.push(c),e++}}else{let c={instancePath:t+"/reason/code",schemaPath:"schema:FailureReason/anyO\
f/0/properties/code/type",keyword:"type",params:{type:"string"}};n===null?n=[c]:n.push(c),e++}var f=P===
e}else var f=!0;if(f){if(p.type!==void 0){let h=p.type,P=e;if(e===P)if(typeof h=="string"){if(x(h,128)){
let L={instancePath:t+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};n===null?n=[L]:n.push(L),e++}}else{let L={instancePath:t+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};n===null?n=[L]:n.push(L),e++}var f=P===e}else var f=!0;if(f){if(p.param!==void 0){let h=p.
param,P=e;if(e===P)if(typeof h=="string"){if(x(h,256)){let L={instancePath:t+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};n===
null?n=[L]:n.push(L),e++}}else{let L={instancePath:t+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};n===null?n=[L]:n.push(L),e++}
var f=P===e}else var f=!0;if(f)if(p.message!==void 0){let h=p.message,P=e;if(e===P)if(typeof h=="str\
ing"){if(x(h,512)){let L={instancePath:t+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};n===null?n=[L]:n.push(L),e++}}else{
let L={instancePath:t+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};n===null?n=[L]:n.push(L),e++}var f=P===e}else var f=!0}}}}else{
let _={instancePath:t+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};n===null?n=[_]:n.push(_),e++}var y=u===e;if(l=l||y,!l){let _=e;if(p!==null){let P={instancePath:t+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[P]:n.push(P),e++}var y=_===e;l=l||y}if(l)e=d,n!==null&&(d?n.length=d:n=null);else{let _={instancePath:t+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return n===null?n=[_]:n.
push(_),e++,A.errors=n,!1}var a=m===e}else var a=!0;if(a)if(r.class!==void 0){let p=r.class,m=e,d=e,
l=!1,u=e;if(typeof p!="string"){let _={instancePath:t+"/class",schemaPath:"schema:FailureClass/type",
keyword:"type",params:{type:"string"}};n===null?n=[_]:n.push(_),e++}if(!(p==="ours"||p==="upstream"||
p==="caller"||p==="limits"||p==="left")){let _={instancePath:t+"/class",schemaPath:"schema:FailureCl\
ass/enum",keyword:"enum",params:{allowedValues:Xn.enum}};n===null?n=[_]:n.push(_),e++}var i=u===e;if(l=
l||i,!l){let _=e;if(p!==null){let P={instancePath:t+"/class",schemaPath:"#/properties/class/anyOf/1/\
type",keyword:"type",params:{type:"null"}};n===null?n=[P]:n.push(P),e++}var i=_===e;l=l||i}if(l)e=d,
n!==null&&(d?n.length=d:n=null);else{let _={instancePath:t+"/class",schemaPath:"#/properties/class/a\
nyOf",keyword:"anyOf",params:{}};return n===null?n=[_]:n.push(_),e++,A.errors=n,!1}var a=m===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.
errors=n,e===0}function Ke(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.rows===void 0&&(y="r\
ows")||r.next===void 0&&(y="next"))return Ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let i=e;for(let s in r)if(!(s==="rows"||s==="next")){return Ke.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.rows!==void 0){let s=r.rows,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)
return Ke.errors=[{instancePath:t+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;{var a=!0;let p=s.length;for(let m=0;m<p;m++){let d=e;A(s[m],{instancePath:t+
"/rows/"+m,parentData:s,parentDataProperty:m,rootData:g,dynamicAnchors:k})||(n=n===null?A.errors:n.concat(
A.errors),e=n.length);var a=d===e;if(!a)break}}}else return Ke.errors=[{instancePath:t+"/rows",schemaPath:"\
#/properties/rows/type",keyword:"type",params:{type:"array"}}],!1;var f=o===e}else var f=!0;if(f)if(r.
next!==void 0){let s=r.next,o=e;if(typeof s!="string"&&s!==null)return Ke.errors=[{instancePath:t+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Rn.properties.next.type}}],!1;
if(e===o&&typeof s=="string"&&x(s,256))return Ke.errors=[{instancePath:t+"/next",schemaPath:"#/prope\
rties/next/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=o===e}else var f=!0}}}else return Ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=
n,e===0}function Pt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ke(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?Ke.errors:n.concat(Ke.errors),e=n.length));else return Pt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Pt.errors=n,e===0}var ko=vt;var Un={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var Sr={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},zn={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function te(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ours===void 0&&(f="o\
urs")||r.upstream===void 0&&(f="upstream")||r.caller===void 0&&(f="caller")||r.limits===void 0&&(f="\
limits")||r.left===void 0&&(f="left"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i==="ours"||i==="upstream"||i===
"caller"||i==="limits"||i==="left")){return te.errors=[{instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===e){if(r.ours!==
void 0){let i=r.ours,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=
[{instancePath:t+"/ours",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:t+
"/ours",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return te.errors=[{instancePath:t+"/ours",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.upstream!==void 0){
let i=r.upstream,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[
{instancePath:t+"/upstream",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:t+
"/upstream",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return te.errors=[{instancePath:t+"/upstream",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.caller!==
void 0){let i=r.caller,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=
[{instancePath:t+"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:t+
"/caller",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return te.errors=[{instancePath:t+"/caller",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.limits!==void 0){
let i=r.limits,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:t+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:t+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return te.errors=[{instancePath:t+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a)if(r.left!==void 0){let i=r.
left,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:t+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:t+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return te.errors=[{instancePath:t+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0}}}}}}else return te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=n,e===0}var qr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function he(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.
p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return he.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i==="cou\
nt"||i==="p50_ms"||i==="p95_ms")){return he.errors=[{instancePath:t,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===e){if(r.count!==void 0){
let i=r.count,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:t+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:t+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return he.errors=[{instancePath:t+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let i=r.
p50_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return he.errors=[{instancePath:t+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:t+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return he.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a)if(r.p95_ms!==
void 0){let i=r.p95_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return he.errors=[{instancePath:t+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:t+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return he.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0}}}}else return he.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
n,e===0}function M(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.from===void 0&&(y="f\
rom")||r.seconds===void 0&&(y="seconds")||r.requests===void 0&&(y="requests")||r.by_status===void 0&&
(y="by_status")||r.by_class===void 0&&(y="by_class")||r.requests_per_s===void 0&&(y="requests_per_s")||
r.tokens===void 0&&(y="tokens")||r.tokens_per_s===void 0&&(y="tokens_per_s")||r.charged===void 0&&(y=
"charged")||r.cost===void 0&&(y="cost")||r.first_token===void 0&&(y="first_token")||r.whole===void 0&&
(y="whole"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let i=e;for(let s in r)if(!Ce.call(zn.properties,s)){return M.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(r.from!==void 0){let s=r.from,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return M.errors=[{instancePath:t+"/from",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=
[{instancePath:t+"/from",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;
if(a){if(r.seconds!==void 0){let s=r.seconds,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return M.errors=[{instancePath:t+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+
"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return M.errors=[{instancePath:t+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"\
type",params:{type:"number"}}],!1;var a=o===e}else var a=!0;if(a){if(r.requests!==void 0){let s=r.requests,
o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/\
requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=[{instancePath:t+"/requests",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/requests",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.by_status!==void 0){
let s=r.by_status,o=e;if(e===o)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>
256)return M.errors=[{instancePath:t+"/by_status",schemaPath:"#/properties/by_status/maxProperties",
keyword:"maxProperties",params:{limit:256}}],!1;for(let m in s){let d=s[m],l=e,u=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return M.errors=[{instancePath:t+"/by_status/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===u&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return M.errors=[{instancePath:t+
"/by_status/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return M.errors=[{instancePath:t+
"/by_status/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var f=l===e;if(!f)break}}else return M.errors=[{instancePath:t+
"/by_status",schemaPath:"#/properties/by_status/type",keyword:"type",params:{type:"object"}}],!1;var a=o===
e}else var a=!0;if(a){if(r.by_class!==void 0){let s=e;te(r.by_class,{instancePath:t+"/by_class",parentData:r,
parentDataProperty:"by_class",rootData:g,dynamicAnchors:k})||(n=n===null?te.errors:n.concat(te.errors),
e=n.length);var a=s===e}else var a=!0;if(a){if(r.requests_per_s!==void 0){let s=r.requests_per_s,o=e;
if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=[{instancePath:t+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/requests_per_s",
schemaPath:"#/properties/requests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return M.errors=[{instancePath:t+"/requests_per_s",schemaPath:"#/properties/requests_per_s/t\
ype",keyword:"type",params:{type:"number"}}],!1;var a=o===e}else var a=!0;if(a){if(r.tokens!==void 0){
let s=r.tokens,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+
"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=[{instancePath:t+"/tokens",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||
isNaN(s))return M.errors=[{instancePath:t+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.tokens_per_s!==void 0){
let s=r.tokens_per_s,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))
return M.errors=[{instancePath:t+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return M.errors=[{instancePath:t+"/tokens_per_s",schemaPath:"#/properties/tok\
ens_per_s/type",keyword:"type",params:{type:"number"}}],!1;var a=o===e}else var a=!0;if(a){if(r.charged!==
void 0){let s=r.charged,o=e;if(e===e)if(typeof s=="string"){if(x(s,30))return M.errors=[{instancePath:t+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!dr.test(
s))return M.errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return M.errors=[{instancePath:t+"/charged",schemaPath:"s\
chema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.
cost!==void 0){let s=r.cost,o=e;if(e===e)if(typeof s=="string"){if(x(s,30))return M.errors=[{instancePath:t+
"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!dr.test(
s))return M.errors=[{instancePath:t+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return M.errors=[{instancePath:t+"/cost",schemaPath:"schema:NanoU\
sd/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.first_token!==
void 0){let s=e;he(r.first_token,{instancePath:t+"/first_token",parentData:r,parentDataProperty:"fir\
st_token",rootData:g,dynamicAnchors:k})||(n=n===null?he.errors:n.concat(he.errors),e=n.length);var a=s===
e}else var a=!0;if(a)if(r.whole!==void 0){let s=e;he(r.whole,{instancePath:t+"/whole",parentData:r,parentDataProperty:"\
whole",rootData:g,dynamicAnchors:k})||(n=n===null?he.errors:n.concat(he.errors),e=n.length);var a=s===
e}else var a=!0}}}}}}}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return M.errors=n,e===0}function yr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0,a=e,f=!1,y=e;M(r,{instancePath:t,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:k})||
(n=n===null?M.errors:n.concat(M.errors),e=n.length);var i=y===e;if(f=f||i,!f){let s=e;if(r!==null){let p={
instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?n=[p]:n.push(
p),e++}var i=s===e;f=f||i}if(f)e=a,n!==null&&(a?n.length=a:n=null);else{let s={instancePath:t,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return n===null?n=[s]:n.push(s),e++,yr.errors=n,!1}return yr.errors=
n,e===0}function $(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.at===void 0&&(m="at")||
r.servers===void 0&&(m="servers")||r.problems===void 0&&(m="problems")||r.in_flight===void 0&&(m="in\
_flight")||r.now===void 0&&(m="now")||r.hour===void 0&&(m="hour")||r.day===void 0&&(m="day")||r.month===
void 0&&(m="month")||r.minutes===void 0&&(m="minutes"))return $.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let d=e;for(let l in r)if(!Ce.call(Un.
properties,l)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:l}}],!1;break}if(d===e){if(r.at!==void 0){let l=r.at,u=e,w=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $.errors=[{instancePath:t+"/at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof l=="number"&&isFinite(
l)){if(l>9007199254740991||isNaN(l))return $.errors=[{instancePath:t+"/at",schemaPath:"schema:Instan\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<0||isNaN(l))return $.
errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(r.servers!==void 0){let l=r.servers,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $.errors=[{instancePath:t+"/servers",schemaPath:"#/\
properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof l=="number"&&isFinite(
l)){if(l>1e4||isNaN(l))return $.errors=[{instancePath:t+"/servers",schemaPath:"#/properties/servers/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(l<1||isNaN(l))return $.errors=
[{instancePath:t+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=u===e}else var a=!0;if(a){if(r.problems!==void 0){let l=r.problems,u=e;if(e===
u)if(Array.isArray(l)){if(l.length>1e3)return $.errors=[{instancePath:t+"/problems",schemaPath:"#/pr\
operties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let _=l.length;for(let h=0;h<
_;h++){let P=l[h],c=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let C;if(P.kind===void 0&&
(C="kind")||P.severity===void 0&&(C="severity")||P.message===void 0&&(C="message")||P.about===void 0&&
(C="about")||P.since===void 0&&(C="since")||P.server===void 0&&(C="server"))return $.errors=[{instancePath:t+
"/problems/"+h,schemaPath:"schema:Problem/required",keyword:"required",params:{missingProperty:C}}],
!1;{let q=e;for(let S in P)if(!(S==="kind"||S==="severity"||S==="message"||S==="about"||S==="since"||
S==="server")){return $.errors=[{instancePath:t+"/problems/"+h,schemaPath:"schema:Problem/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(q===e){if(P.kind!==
void 0){let S=P.kind,X=e;if(typeof S!="string")return $.errors=[{instancePath:t+"/problems/"+h+"/kin\
d",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(S===
"breaker_open"||S==="upstream_drained"||S==="not_ready"||S==="refund_due"||S==="undecided"||S==="bud\
get_nearly_spent"||S==="ledger_backlog"||S==="clock_differs"||S==="shedding"||S==="config_refused"))
return $.errors=[{instancePath:t+"/problems/"+h+"/kind",schemaPath:"schema:Problem/properties/kind/e\
num",keyword:"enum",params:{allowedValues:Sr.properties.kind.enum}}],!1;var y=X===e}else var y=!0;if(y){
if(P.severity!==void 0){let S=P.severity,X=e;if(typeof S!="string")return $.errors=[{instancePath:t+
"/problems/"+h+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"type",params:{
type:"string"}}],!1;if(!(S==="error"||S==="warning"))return $.errors=[{instancePath:t+"/problems/"+h+
"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{allowedValues:Sr.
properties.severity.enum}}],!1;var y=X===e}else var y=!0;if(y){if(P.message!==void 0){let S=P.message,
X=e;if(e===X)if(typeof S=="string"){if(x(S,1024))return $.errors=[{instancePath:t+"/problems/"+h+"/m\
essage",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;if(Z(S,1))return $.errors=[{instancePath:t+"/problems/"+h+"/message",schemaPath:"schema:Problem/p\
roperties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+
"/problems/"+h+"/message",schemaPath:"schema:Problem/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var y=X===e}else var y=!0;if(y){if(P.about!==void 0){let S=P.about,X=e;if(e===X)
if(S&&typeof S=="object"&&!Array.isArray(S)){let ge;if(S.type===void 0&&(ge="type")||S.id===void 0&&
(ge="id"))return $.errors=[{instancePath:t+"/problems/"+h+"/about",schemaPath:"schema:Problem/proper\
ties/about/required",keyword:"required",params:{missingProperty:ge}}],!1;{let Fe=e;for(let ee in S)if(!(ee===
"type"||ee==="id")){return $.errors=[{instancePath:t+"/problems/"+h+"/about",schemaPath:"schema:Prob\
lem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ee}}],
!1;break}if(Fe===e){if(S.type!==void 0){let ee=S.type,ve=e;if(typeof ee!="string")return $.errors=[{
instancePath:t+"/problems/"+h+"/about/type",schemaPath:"schema:Problem/properties/about/properties/t\
ype/type",keyword:"type",params:{type:"string"}}],!1;if(!(ee==="upstream"||ee==="part"||ee==="paymen\
ts"||ee==="key"||ee==="cap"||ee==="ledger"||ee==="server"||ee==="config"))return $.errors=[{instancePath:t+
"/problems/"+h+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"\
enum",params:{allowedValues:Sr.properties.about.properties.type.enum}}],!1;var i=ve===e}else var i=!0;
if(i)if(S.id!==void 0){let ee=S.id,ve=e;if(e===ve)if(typeof ee=="string"){if(x(ee,256))return $.errors=
[{instancePath:t+"/problems/"+h+"/about/id",schemaPath:"schema:Problem/properties/about/properties/i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(ee,1))return $.errors=[{instancePath:t+
"/problems/"+h+"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/problems/"+h+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=ve===
e}else var i=!0}}}else return $.errors=[{instancePath:t+"/problems/"+h+"/about",schemaPath:"schema:P\
roblem/properties/about/type",keyword:"type",params:{type:"object"}}],!1;var y=X===e}else var y=!0;if(y){
if(P.since!==void 0){let S=P.since,X=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))&&S!==
null)return $.errors=[{instancePath:t+"/problems/"+h+"/since",schemaPath:"schema:Problem/properties/\
since/type",keyword:"type",params:{type:Sr.properties.since.type}}],!1;if(e===X&&typeof S=="number"&&
isFinite(S)){if(S>9007199254740991||isNaN(S))return $.errors=[{instancePath:t+"/problems/"+h+"/since",
schemaPath:"schema:Problem/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(S<0||isNaN(S))return $.errors=[{instancePath:t+"/problems/"+h+"/since",schemaPath:"schema:Prob\
lem/properties/since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=X===e}else
var y=!0;if(y)if(P.server!==void 0){let S=P.server,X=e;if(typeof S!="string"&&S!==null)return $.errors=
[{instancePath:t+"/problems/"+h+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"\
type",params:{type:Sr.properties.server.type}}],!1;if(e===X&&typeof S=="string"&&x(S,64))return $.errors=
[{instancePath:t+"/problems/"+h+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var y=X===e}else var y=!0}}}}}}}else return $.errors=[{instancePath:t+
"/problems/"+h,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=c===
e;if(!f)break}}}else return $.errors=[{instancePath:t+"/problems",schemaPath:"#/properties/problems/\
type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a){if(r.in_flight!==void 0){
let l=r.in_flight,u=e;if(e===u)if(l&&typeof l=="object"&&!Array.isArray(l)){let _;if(l.calls===void 0&&
(_="calls")||l.streams===void 0&&(_="streams"))return $.errors=[{instancePath:t+"/in_flight",schemaPath:"\
#/properties/in_flight/required",keyword:"required",params:{missingProperty:_}}],!1;{let h=e;for(let P in l)
if(!(P==="calls"||P==="streams")){return $.errors=[{instancePath:t+"/in_flight",schemaPath:"#/proper\
ties/in_flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(h===e){if(l.calls!==void 0){let P=l.calls,c=e,L=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P)))return $.errors=[{instancePath:t+"/in_flight/calls",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||
isNaN(P))return $.errors=[{instancePath:t+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return $.errors=[{instancePath:t+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var s=c===e}else var s=!0;if(s)if(l.streams!==void 0){let P=l.streams,c=e,L=e;if(!(typeof P=="num\
ber"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return $.errors=[{instancePath:t+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof P=="number"&&isFinite(
P)){if(P>9007199254740991||isNaN(P))return $.errors=[{instancePath:t+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||
isNaN(P))return $.errors=[{instancePath:t+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var s=c===e}else var s=!0}}}else return $.errors=[{instancePath:t+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var a=u===
e}else var a=!0;if(a){if(r.now!==void 0){let l=e;M(r.now,{instancePath:t+"/now",parentData:r,parentDataProperty:"\
now",rootData:g,dynamicAnchors:k})||(n=n===null?M.errors:n.concat(M.errors),e=n.length);var a=l===e}else
var a=!0;if(a){if(r.hour!==void 0){let l=e;M(r.hour,{instancePath:t+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:g,dynamicAnchors:k})||(n=n===null?M.errors:n.concat(M.errors),e=n.length);var a=l===e}else
var a=!0;if(a){if(r.day!==void 0){let l=e;yr(r.day,{instancePath:t+"/day",parentData:r,parentDataProperty:"\
day",rootData:g,dynamicAnchors:k})||(n=n===null?yr.errors:n.concat(yr.errors),e=n.length);var a=l===
e}else var a=!0;if(a){if(r.month!==void 0){let l=e;yr(r.month,{instancePath:t+"/month",parentData:r,
parentDataProperty:"month",rootData:g,dynamicAnchors:k})||(n=n===null?yr.errors:n.concat(yr.errors),
e=n.length);var a=l===e}else var a=!0;if(a)if(r.minutes!==void 0){let l=r.minutes,u=e;if(e===u)if(Array.
isArray(l)){if(l.length>60)return $.errors=[{instancePath:t+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var o=!0;let _=l.length;for(let h=0;h<_;h++){
let P=l[h],c=e;if(e===c)if(P&&typeof P=="object"&&!Array.isArray(P)){let N;if(P.at===void 0&&(N="at")||
P.requests===void 0&&(N="requests")||P.failed===void 0&&(N="failed")||P.by_class===void 0&&(N="by_cl\
ass")||P.tokens===void 0&&(N="tokens")||P.charged===void 0&&(N="charged"))return $.errors=[{instancePath:t+
"/minutes/"+h,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:N}}],
!1;{let C=e;for(let q in P)if(!(q==="at"||q==="requests"||q==="failed"||q==="by_class"||q==="tokens"||
q==="charged")){return $.errors=[{instancePath:t+"/minutes/"+h,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(C===
e){if(P.at!==void 0){let q=P.at,S=e,X=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.
errors=[{instancePath:t+"/minutes/"+h+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===X&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.
errors=[{instancePath:t+"/minutes/"+h+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:t+"/min\
utes/"+h+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var p=S===e}else var p=!0;if(p){if(P.requests!==void 0){let q=P.requests,S=e,X=e;if(!(typeof q=="\
number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=[{instancePath:t+"/minutes/"+h+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===X&&typeof q=="numb\
er"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.errors=[{instancePath:t+"/minutes/"+h+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(q<0||isNaN(q))return $.errors=[{instancePath:t+"/minutes/"+h+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=S===e}else var p=!0;if(p){
if(P.failed!==void 0){let q=P.failed,S=e,X=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))
return $.errors=[{instancePath:t+"/minutes/"+h+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===X&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(
q))return $.errors=[{instancePath:t+"/minutes/"+h+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:t+
"/minutes/"+h+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var p=S===e}else var p=!0;if(p){if(P.by_class!==void 0){let q=e;te(P.by_class,{instancePath:t+
"/minutes/"+h+"/by_class",parentData:P,parentDataProperty:"by_class",rootData:g,dynamicAnchors:k})||
(n=n===null?te.errors:n.concat(te.errors),e=n.length);var p=q===e}else var p=!0;if(p){if(P.tokens!==
void 0){let q=P.tokens,S=e,X=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=
[{instancePath:t+"/minutes/"+h+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===X&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.errors=
[{instancePath:t+"/minutes/"+h+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:t+"/min\
utes/"+h+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var p=S===e}else var p=!0;if(p)if(P.charged!==void 0){let q=P.charged,S=e;if(e===e)if(typeof q=="\
string"){if(x(q,30))return $.errors=[{instancePath:t+"/minutes/"+h+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!dr.test(q))return $.errors=[{instancePath:t+
"/minutes/"+h+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:t+"/minutes/"+h+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var p=S===e}else var p=!0}}}}}}}else return $.
errors=[{instancePath:t+"/minutes/"+h,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var o=c===e;if(!o)break}}}else return $.errors=[{instancePath:t+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}}}}}}else
return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=n,e===0}function vt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?$.errors:n.concat($.errors),e=n.length));else return vt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return vt.errors=n,e===0}var _o=bt;var pt={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Zn={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},Ri={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function W(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;
if(r.metric===void 0&&(m="metric")||r.by===void 0&&(m="by")||r.from===void 0&&(m="from")||r.to===void 0&&
(m="to")||r.step_ms===void 0&&(m="step_ms")||r.series===void 0&&(m="series")||r.others===void 0&&(m=
"others"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let d=e;for(let l in r)if(!(l==="metric"||l==="by"||l==="from"||l==="to"||l==="step_ms"||l==="se\
ries"||l==="others")){return W.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(d===e){if(r.metric!==void 0){let l=r.
metric,u=e;if(typeof l!="string")return W.errors=[{instancePath:t+"/metric",schemaPath:"schema:Metri\
c/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="requests"||l==="failed"||l==="attempts"||
l==="failed_attempts"||l==="prompt_tokens"||l==="cached_tokens"||l==="completion_tokens"||l==="token\
s"||l==="charged"||l==="cost"||l==="first_token_p50_ms"||l==="first_token_p95_ms"||l==="whole_p50_ms"||
l==="whole_p95_ms"))return W.errors=[{instancePath:t+"/metric",schemaPath:"schema:Metric/enum",keyword:"\
enum",params:{allowedValues:Zn.enum}}],!1;var a=u===e}else var a=!0;if(a){if(r.by!==void 0){let l=r.
by,u=e;if(typeof l!="string"&&l!==null)return W.errors=[{instancePath:t+"/by",schemaPath:"#/properti\
es/by/type",keyword:"type",params:{type:pt.properties.by.type}}],!1;if(e===u&&typeof l=="string"&&x(
l,16))return W.errors=[{instancePath:t+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLeng\
th",params:{limit:16}}],!1;var a=u===e}else var a=!0;if(a){if(r.from!==void 0){let l=r.from,u=e,w=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return W.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof l=="number"&&isFinite(
l)){if(l>9007199254740991||isNaN(l))return W.errors=[{instancePath:t+"/from",schemaPath:"schema:Inst\
ant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<0||isNaN(l))
return W.errors=[{instancePath:t+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(r.to!==void 0){let l=r.to,u=e,w=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return W.errors=[{instancePath:t+"/to",schemaPath:"schema:\
Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof l=="number"&&isFinite(l)){
if(l>9007199254740991||isNaN(l))return W.errors=[{instancePath:t+"/to",schemaPath:"schema:Instant/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<0||isNaN(l))return W.
errors=[{instancePath:t+"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(r.step_ms!==void 0){let l=r.step_ms,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return W.errors=[{instancePath:t+"/step_ms",schemaPath:"#/\
properties/step_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(!(l===36e5||l===864e5))return W.
errors=[{instancePath:t+"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:pt.
properties.step_ms.enum}}],!1;var a=u===e}else var a=!0;if(a){if(r.series!==void 0){let l=r.series,u=e;
if(e===u)if(Array.isArray(l)){if(l.length>100)return W.errors=[{instancePath:t+"/series",schemaPath:"\
#/properties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let _=l.length;for(let h=0;h<
_;h++){let P=l[h],c=e;if(e===c)if(P&&typeof P=="object"&&!Array.isArray(P)){let N;if(P.value===void 0&&
(N="value")||P.points===void 0&&(N="points"))return W.errors=[{instancePath:t+"/series/"+h,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:N}}],!1;{let C=e;for(let q in P)
if(!(q==="value"||q==="points")){return W.errors=[{instancePath:t+"/series/"+h,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(C===e){if(P.value!==void 0){let q=P.value,S=e;if(typeof q!="string"&&q!==null)return W.errors=
[{instancePath:t+"/series/"+h+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:pt.properties.series.items.properties.value.type}}],!1;if(e===S&&typeof q==
"string"&&x(q,512))return W.errors=[{instancePath:t+"/series/"+h+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var y=S===e}else
var y=!0;if(y)if(P.points!==void 0){let q=P.points,S=e;if(e===e)if(Array.isArray(q)){if(q.length>1e3)
return W.errors=[{instancePath:t+"/series/"+h+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let ge=q.length;for(let Fe=0;Fe<ge;Fe++){let ee=q[Fe],ve=e;
if(!(typeof ee=="number"&&isFinite(ee))&&ee!==null)return W.errors=[{instancePath:t+"/series/"+h+"/p\
oints/"+Fe,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:Ri.items.type}}],!1;if(e===
ve&&typeof ee=="number"&&isFinite(ee)){if(ee>9007199254740991||isNaN(ee))return W.errors=[{instancePath:t+
"/series/"+h+"/points/"+Fe,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(ee<0||isNaN(ee))return W.errors=[{instancePath:t+"/series/"+h+"/\
points/"+Fe,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=ve===e;if(!i)break}}}else return W.errors=[{instancePath:t+"/series/"+h+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var y=S===e}else var y=!0}}}else return W.
errors=[{instancePath:t+"/series/"+h,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=c===e;if(!f)break}}}else return W.errors=[{instancePath:t+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.
others!==void 0){let l=r.others,u=e,w=e,_=!1,h=e;if(e===h)if(l&&typeof l=="object"&&!Array.isArray(l)){
let c;if(l.values===void 0&&(c="values")||l.points===void 0&&(c="points")){let L={instancePath:t+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:c}};
n===null?n=[L]:n.push(L),e++}else{let L=e;for(let N in l)if(!(N==="values"||N==="points")){let C={instancePath:t+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:N}};n===null?n=[C]:n.push(C),e++;break}if(L===e){if(l.values!==void 0){
let N=l.values,C=e,q=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))){let S={instancePath:t+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};n===null?n=[
S]:n.push(S),e++}if(e===q&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||isNaN(N)){let S={
instancePath:t+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};n===null?n=[S]:n.push(S),e++}else if(N<0||isNaN(N)){let S={instancePath:t+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
n===null?n=[S]:n.push(S),e++}}var s=C===e}else var s=!0;if(s)if(l.points!==void 0){let N=l.points,C=e;
if(e===e)if(Array.isArray(N))if(N.length>1e3){let X={instancePath:t+"/others/points",schemaPath:"sch\
ema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};n===null?n=[X]:n.push(X),e++}else{var o=!0;
let X=N.length;for(let Xe=0;Xe<X;Xe++){let ge=N[Xe],Fe=e;if(!(typeof ge=="number"&&isFinite(ge))&&ge!==
null){let ve={instancePath:t+"/others/points/"+Xe,schemaPath:"schema:Points/items/type",keyword:"typ\
e",params:{type:Ri.items.type}};n===null?n=[ve]:n.push(ve),e++}if(e===Fe&&typeof ge=="number"&&isFinite(
ge)){if(ge>9007199254740991||isNaN(ge)){let ve={instancePath:t+"/others/points/"+Xe,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};n===null?
n=[ve]:n.push(ve),e++}else if(ge<0||isNaN(ge)){let ve={instancePath:t+"/others/points/"+Xe,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n===null?n=[ve]:n.push(
ve),e++}}var o=Fe===e;if(!o)break}}else{let X={instancePath:t+"/others/points",schemaPath:"schema:Po\
ints/type",keyword:"type",params:{type:"array"}};n===null?n=[X]:n.push(X),e++}var s=C===e}else var s=!0}}}else{
let c={instancePath:t+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};n===null?n=[c]:n.push(c),e++}var p=h===e;if(_=_||p,!_){let c=e;if(l!==null){let N={instancePath:t+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[N]:n.push(N),e++}var p=c===e;_=_||p}if(_)e=w,n!==null&&(w?n.length=w:n=null);else{let c={instancePath:t+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return n===null?n=[c]:n.
push(c),e++,W.errors=n,!1}var a=u===e}else var a=!0}}}}}}}}else return W.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=n,e===0}function bt(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?W.errors:n.concat(
W.errors),e=n.length));else return bt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return bt.errors=n,e===0}var Po=wt;var Bn={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function Ne(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.requests===void 0&&(y=
"requests")||r.rows_read===void 0&&(y="rows_read")||r.complete===void 0&&(y="complete")||r.next===void 0&&
(y="next"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let i=e;for(let s in r)if(!(s==="requests"||s==="rows_read"||s==="complete"||s==="next")){return Ne.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.requests!==void 0){let s=r.requests,o=e;if(e===o)if(Array.isArray(s)){if(s.length>
1e3)return Ne.errors=[{instancePath:t+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let p=s.length;for(let m=0;m<p;m++){let d=e;A(s[m],{instancePath:t+
"/requests/"+m,parentData:s,parentDataProperty:m,rootData:g,dynamicAnchors:k})||(n=n===null?A.errors:
n.concat(A.errors),e=n.length);var a=d===e;if(!a)break}}}else return Ne.errors=[{instancePath:t+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=o===
e}else var f=!0;if(f){if(r.rows_read!==void 0){let s=r.rows_read,o=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return Ne.errors=[{instancePath:t+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>
5e4||isNaN(s))return Ne.errors=[{instancePath:t+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(s<0||isNaN(s))return Ne.errors=[{instancePath:t+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=o===e}else var f=!0;if(f){if(r.complete!==void 0){let s=e;if(typeof r.complete!="boolean")return Ne.
errors=[{instancePath:t+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=s===e}else var f=!0;if(f)if(r.next!==void 0){let s=r.next,o=e;if(typeof s!="str\
ing"&&s!==null)return Ne.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Bn.properties.next.type}}],!1;if(e===o&&typeof s=="string"&&x(s,256))return Ne.errors=
[{instancePath:t+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=o===e}else var f=!0}}}}}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ne.errors=n,e===0}function wt(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(Ne(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?Ne.errors:n.concat(Ne.errors),
e=n.length));else return wt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return wt.errors=n,e===0}var vo=xt;var Ar={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function R(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.kind===void 0&&(i="kind")||r.start_ms===
void 0&&(i="start_ms")||r.end_ms===void 0&&(i="end_ms"))return R.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let o in r)if(!Ce.call(Ar.
properties,o)){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:o}}],!1;break}if(s===e){if(r.kind!==void 0){let o=r.kind,p=e;
if(typeof o!="string")return R.errors=[{instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(o==="queue"||o==="attempt"||o==="work"))return R.errors=[{instancePath:t+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ar.properties.kind.
enum}}],!1;var a=p===e}else var a=!0;if(a){if(r.start_ms!==void 0){let o=r.start_ms,p=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return R.errors=[{instancePath:t+"/start_ms",schemaPath:"#\
/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof o=="number"&&
isFinite(o)){if(o>9007199254740991||isNaN(o))return R.errors=[{instancePath:t+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(o<0||isNaN(o))return R.errors=[{instancePath:t+"/start_ms",schemaPath:"#/properties/start_ms/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.end_ms!==
void 0){let o=r.end_ms,p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return R.errors=
[{instancePath:t+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===p&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return R.errors=
[{instancePath:t+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else
var a=!0;if(a){if(r.first_token_ms!==void 0){let o=r.first_token_ms,p=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return R.errors=[{instancePath:t+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:Ar.properties.first_token_ms.type}}],!1;
if(e===p&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return R.errors=[{instancePath:t+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(r.attempt!==void 0){let o=r.attempt,p=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return R.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties\
/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof o=="number"&&isFinite(o)){
if(o>1e3||isNaN(o))return R.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+
"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(r.upstream!==void 0){let o=r.upstream,p=e;if(typeof o!="string"&&
o!==null)return R.errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:Ar.properties.upstream.type}}],!1;if(e===p&&typeof o=="string"&&x(o,64))return R.
errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var a=p===e}else var a=!0;if(a){if(r.model!==void 0){let o=r.model,p=e;if(typeof o!=
"string"&&o!==null)return R.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:Ar.properties.model.type}}],!1;if(e===p&&typeof o=="string"&&x(o,256))return R.errors=
[{instancePath:t+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var a=p===e}else var a=!0;if(a){if(r.status!==void 0){let o=r.status,p=e;if(e===p)if(typeof o=="s\
tring"){if(x(o,64))return R.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1}else return R.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.reason!==void 0){let o=r.reason,p=e,m=e,d=!1,l=e;if(e===l)if(o&&typeof o=="object"&&!Array.isArray(
o)){let w=e;for(let _ in o)if(!(_==="code"||_==="type"||_==="param"||_==="message")){let h={instancePath:t+
"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:_}};n===null?n=[h]:n.push(h),e++;break}if(w===e){if(o.code!==void 0){
let _=o.code,h=e;if(e===h)if(typeof _=="string"){if(x(_,128)){let P={instancePath:t+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};n===
null?n=[P]:n.push(P),e++}}else{let P={instancePath:t+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};n===null?n=[P]:n.push(P),e++}var f=h===
e}else var f=!0;if(f){if(o.type!==void 0){let _=o.type,h=e;if(e===h)if(typeof _=="string"){if(x(_,128)){
let c={instancePath:t+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};n===null?n=[c]:n.push(c),e++}}else{let c={instancePath:t+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};n===null?n=[c]:n.push(c),e++}var f=h===e}else var f=!0;if(f){if(o.param!==void 0){let _=o.
param,h=e;if(e===h)if(typeof _=="string"){if(x(_,256)){let c={instancePath:t+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};n===
null?n=[c]:n.push(c),e++}}else{let c={instancePath:t+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};n===null?n=[c]:n.push(c),e++}
var f=h===e}else var f=!0;if(f)if(o.message!==void 0){let _=o.message,h=e;if(e===h)if(typeof _=="str\
ing"){if(x(_,512)){let c={instancePath:t+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};n===null?n=[c]:n.push(c),e++}}else{
let c={instancePath:t+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};n===null?n=[c]:n.push(c),e++}var f=h===e}else var f=!0}}}}else{
let w={instancePath:t+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};n===null?n=[w]:n.push(w),e++}var y=l===e;if(d=d||y,!d){let w=e;if(o!==null){let h={instancePath:t+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[h]:n.push(h),e++}var y=w===e;d=d||y}if(d)e=m,n!==null&&(m?n.length=m:n=null);else{let w={instancePath:t+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return n===null?n=[w]:n.
push(w),e++,R.errors=n,!1}var a=p===e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let o=r.prompt_tokens,
p=e,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return R.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return R.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.completion_tokens!==
void 0){let o=r.completion_tokens,p=e,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return R.
errors=[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return R.errors=
[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===
e}else var a=!0;if(a){if(r.charged!==void 0){let o=r.charged,p=e,m=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return R.errors=[{instancePath:t+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return R.errors=[{instancePath:t+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=p===e}else var a=!0;if(a)if(r.cost!==void 0){let o=r.cost,p=e,m=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return R.errors=[{instancePath:t+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return R.errors=[{instancePath:t+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return R.errors=[{instancePath:t+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===
e}else var a=!0}}}}}}}}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return R.errors=n,e===0}function be(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.request===void 0&&(y="request")||r.arrived_at===void 0&&(y="arrived_at")||r.total_ms===
void 0&&(y="total_ms")||r.timeline===void 0&&(y="timeline")||r.complete===void 0&&(y="complete"))return be.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let i=e;for(let s in r)if(!(s==="request"||s==="arrived_at"||s==="total_ms"||s==="timeline"||s==="co\
mplete")){return be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.request!==void 0){let s=e;A(r.request,
{instancePath:t+"/request",parentData:r,parentDataProperty:"request",rootData:g,dynamicAnchors:k})||
(n=n===null?A.errors:n.concat(A.errors),e=n.length);var a=s===e}else var a=!0;if(a){if(r.arrived_at!==
void 0){let s=r.arrived_at,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return be.
errors=[{instancePath:t+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return be.
errors=[{instancePath:t+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return be.errors=[{instancePath:t+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=o===e}else var a=!0;if(a){if(r.total_ms!==void 0){let s=r.total_ms,o=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return be.errors=[{instancePath:t+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return be.errors=[{instancePath:t+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<
0||isNaN(s))return be.errors=[{instancePath:t+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.timeline!==
void 0){let s=r.timeline,o=e;if(e===o)if(Array.isArray(s)){if(s.length>200)return be.errors=[{instancePath:t+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var f=!0;let m=s.length;for(let d=0;d<m;d++){let l=e;R(s[d],{instancePath:t+"/timeline/"+d,parentData:s,
parentDataProperty:d,rootData:g,dynamicAnchors:k})||(n=n===null?R.errors:n.concat(R.errors),e=n.length);
var f=l===e;if(!f)break}}}else return be.errors=[{instancePath:t+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a)if(r.complete!==
void 0){let s=e;if(typeof r.complete!="boolean")return be.errors=[{instancePath:t+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0}}}}}}else
return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.
errors=n,e===0}function xt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?be.errors:n.concat(be.errors),e=n.length));else return xt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xt.errors=n,e===0}var bo=qt;var Vn={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},wo={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Dr={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Hn=new RegExp(
"^[0-9]{1,78}$","u"),Wn=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||
r.network===void 0&&(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.
asset===void 0&&(f="asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||
r.agent===void 0&&(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||
r.transaction===void 0&&(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f=
"attempts")||r.valid_before===void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===
void 0&&(f="created_at")||r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expire\
s_at"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let y=e;for(let i in r)if(!Ce.call(Dr.properties,i)){return O.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===
e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(x(i,64))return O.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return O.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.state!==void 0){let i=r.state,s=e;if(typeof i!=
"string")return O.errors=[{instancePath:t+"/state",schemaPath:"schema:PaymentState/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||
i==="settled"||i==="settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))
return O.errors=[{instancePath:t+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{
allowedValues:wo.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.network!==void 0){let i=r.network,s=e;
if(e===s)if(typeof i=="string"){if(x(i,64))return O.errors=[{instancePath:t+"/network",schemaPath:"#\
/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+
"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.payer!==void 0){let i=r.payer,s=e;if(e===s)if(typeof i=="string"){if(x(i,
64))return O.errors=[{instancePath:t+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"/payer",schemaPath:"#/properti\
es/payer/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.pay_to!==
void 0){let i=r.pay_to,s=e;if(e===s)if(typeof i=="string"){if(x(i,64))return O.errors=[{instancePath:t+
"/pay_to",schemaPath:"#/properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return O.errors=[{instancePath:t+"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.asset!==void 0){let i=r.asset,s=e;if(e===s)
if(typeof i=="string"){if(x(i,64))return O.errors=[{instancePath:t+"/asset",schemaPath:"#/properties\
/asset/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"\
/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.amount!==void 0){let i=r.amount,s=e;if(e===s)if(typeof i=="string"){if(x(i,78))return O.
errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{
limit:78}}],!1;if(!Hn.test(i))return O.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/am\
ount/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.price_usd!==void 0){let i=r.price_usd,s=e;if(e===s)if(typeof i=="string"){
if(x(i,20))return O.errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/maxLengt\
h",keyword:"maxLength",params:{limit:20}}],!1;if(!Wn.test(i))return O.errors=[{instancePath:t+"/pric\
e_usd",schemaPath:"#/properties/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\\
.[0-9]{1,9})?$"}}],!1}else return O.errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties/pr\
ice_usd/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.agent!==
void 0){let i=r.agent,s=e;if(e===s)if(typeof i=="string"){if(x(i,64))return O.errors=[{instancePath:t+
"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.
errors=[{instancePath:t+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=s===e}else var a=!0;if(a){if(r.tool!==void 0){let i=r.tool,s=e;if(typeof i!="stri\
ng"&&i!==null)return O.errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"\
type",params:{type:Dr.properties.tool.type}}],!1;if(e===s&&typeof i=="string"&&x(i,256))return O.errors=
[{instancePath:t+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var a=s===e}else var a=!0;if(a){if(r.request_id!==void 0){let i=r.request_id,s=e;if(e===s)if(typeof i==
"string"){if(x(i,64))return O.errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"/re\
quest_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.transaction!==void 0){let i=r.transaction,s=e;if(typeof i!="string"&&i!==
null)return O.errors=[{instancePath:t+"/transaction",schemaPath:"#/properties/transaction/type",keyword:"\
type",params:{type:Dr.properties.transaction.type}}],!1;if(e===s&&typeof i=="string"&&x(i,256))return O.
errors=[{instancePath:t+"/transaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;var a=s===e}else var a=!0;if(a){if(r.reason!==void 0){let i=r.reason,
s=e;if(typeof i!="string"&&i!==null)return O.errors=[{instancePath:t+"/reason",schemaPath:"#/propert\
ies/reason/type",keyword:"type",params:{type:Dr.properties.reason.type}}],!1;if(e===s&&typeof i=="st\
ring"&&x(i,1024))return O.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var a=s===e}else var a=!0;if(a){if(r.attempts!==void 0){
let i=r.attempts,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:t+
"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
s&&typeof i=="number"&&isFinite(i)){if(i>1e6||isNaN(i))return O.errors=[{instancePath:t+"/attempts",
schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;
if(i<0||isNaN(i))return O.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.valid_before!==
void 0){let i=r.valid_before,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:t+"/valid_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=
[{instancePath:t+"/valid_before",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:t+"/valid_before",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;
if(a){if(r.look_at!==void 0){let i=r.look_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return O.errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"\
type",params:{type:Dr.properties.look_at.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return O.errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look\
_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return O.errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.created_at!==void 0){
let i=r.created_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=
[{instancePath:t+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:t+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.updated_at!==
void 0){let i=r.updated_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=
[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:t+"/updated_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;
if(a)if(r.expires_at!==void 0){let i=r.expires_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return O.errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return O.errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:t+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0}}}}}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return O.errors=n,e===0}function Pe(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let s;if(r.payments===void 0&&(s="payments")||r.next===void 0&&
(s="next"))return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],
!1;{let o=e;for(let p in r)if(!(p==="payments"||p==="next"||p==="counts")){return Pe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(o===e){if(r.payments!==void 0){let p=r.payments,m=e;if(e===m)if(Array.isArray(p)){if(p.length>
1e3)return Pe.errors=[{instancePath:t+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let d=p.length;for(let l=0;l<d;l++){let u=e;O(p[l],{instancePath:t+
"/payments/"+l,parentData:p,parentDataProperty:l,rootData:g,dynamicAnchors:k})||(n=n===null?O.errors:
n.concat(O.errors),e=n.length);var a=u===e;if(!a)break}}}else return Pe.errors=[{instancePath:t+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=m===
e}else var f=!0;if(f){if(r.next!==void 0){let p=r.next,m=e;if(typeof p!="string"&&p!==null)return Pe.
errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Vn.properties.
next.type}}],!1;if(e===m&&typeof p=="string"&&x(p,64))return Pe.errors=[{instancePath:t+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=m===e}else var f=!0;if(f)
if(r.counts!==void 0){let p=r.counts,m=e;if(e===m)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.
keys(p).length>16)return Pe.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let l in p){let u=e;if(typeof l!="string"){
let w={instancePath:t+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:l};n===null?n=[w]:n.push(w),e++}if(!(l==="reserved"||l==="executing"||l==="exec\
uted"||l==="settling"||l==="settled"||l==="settle_unknown"||l==="failed"||l==="expired"||l==="refund\
_due"||l==="undecided")){let w={instancePath:t+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:wo.enum},propertyName:l};n===null?n=[w]:n.push(w),e++}var y=u===e;if(!y){
let w={instancePath:t+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:l}};return n===null?n=[w]:n.push(w),e++,Pe.errors=n,!1;break}}if(y)for(let l in p){
let u=p[l],w=e,_=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return Pe.errors=[{instancePath:t+
"/counts/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return Pe.
errors=[{instancePath:t+"/counts/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return Pe.
errors=[{instancePath:t+"/counts/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=w===e;if(!i)break}}else return Pe.
errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=m===e}else var f=!0}}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Pe.errors=n,e===0}function qt(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Pe(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?Pe.errors:n.concat(
Pe.errors),e=n.length));else return qt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return qt.errors=n,e===0}var xo=Nt;function Nt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?O.errors:n.concat(O.errors),e=n.length));else return Nt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Nt.errors=n,e===0}var qo=Lt;function Lt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?O.errors:n.concat(O.errors),e=n.length));else return Lt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Lt.errors=n,e===0}var No=St;function St(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?O.errors:n.concat(O.errors),e=n.length));else return St.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return St.errors=n,e===0}var Lo=At;var mt={type:"object",additionalProperties:!1,required:["name","origin","base_url","drained_at","in_\
flight","deployments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["stri\
ng","null"],maxLength:1024},base_url:{type:["string","null"],maxLength:1024},drained_at:{type:["inte\
ger","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"\
array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var So={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function ie(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.model===void 0&&(y="model")||r.upstream_model===void 0&&
(y="upstream_model")||r.tier===void 0&&(y="tier")||r.weight===void 0&&(y="weight")||r.breaker===void 0&&
(y="breaker")||r.in_flight===void 0&&(y="in_flight")||r.resting_s===void 0&&(y="resting_s"))return ie.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let i=e;for(let s in r)if(!(s==="model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breake\
r"||s==="in_flight"||s==="resting_s")){return ie.errors=[{instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.model!==
void 0){let s=r.model,o=e;if(e===o)if(typeof s=="string"){if(x(s,256))return ie.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.
errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=o===e}else var a=!0;if(a){if(r.upstream_model!==void 0){let s=r.upstream_model,o=e;
if(e===o)if(typeof s=="string"){if(x(s,256))return ie.errors=[{instancePath:t+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.errors=
[{instancePath:t+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.tier!==void 0){let s=r.tier,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(
s)){if(s>16||isNaN(s))return ie.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(s<1||isNaN(s))return ie.errors=[{instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=o===e}else var a=!0;if(a){if(r.weight!==void 0){let s=r.weight,o=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){
if(s>1e3||isNaN(s))return ie.errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return ie.errors=[{instancePath:t+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=o===e}else var a=!0;if(a){if(r.breaker!==void 0){let s=r.breaker,o=e,p=e,m=!1,d=e;if(typeof s!=
"string"){let u={instancePath:t+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};n===null?n=[u]:n.push(u),e++}if(!(s==="closed"||s==="half_open"||s==="open")){let u={
instancePath:t+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:So.
enum}};n===null?n=[u]:n.push(u),e++}var f=d===e;if(m=m||f,!m){let u=e;if(s!==null){let _={instancePath:t+
"/breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[_]:n.push(_),e++}var f=u===e;m=m||f}if(m)e=p,n!==null&&(p?n.length=p:n=null);else{let u={instancePath:t+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return n===null?n=[u]:
n.push(u),e++,ie.errors=n,!1}var a=o===e}else var a=!0;if(a){if(r.in_flight!==void 0){let s=r.in_flight,
o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return ie.errors=[{instancePath:t+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return ie.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(r.resting_s!==
void 0){let s=r.resting_s,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=
[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return ie.errors=[{instancePath:t+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(s<0||isNaN(s))return ie.errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0}}}}}}}}else
return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.
errors=n,e===0}function Q(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===void 0&&(y="n\
ame")||r.origin===void 0&&(y="origin")||r.base_url===void 0&&(y="base_url")||r.drained_at===void 0&&
(y="drained_at")||r.in_flight===void 0&&(y="in_flight")||r.deployments===void 0&&(y="deployments"))return Q.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let i=e;for(let s in r)if(!(s==="name"||s==="origin"||s==="base_url"||s==="drained_at"||s==="in_flig\
ht"||s==="deployments")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.name!==void 0){let s=r.
name,o=e;if(e===o)if(typeof s=="string"){if(x(s,64))return Q.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(s,1))return Q.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.origin!==void 0){let s=r.origin,o=e;
if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:t+"/origin",schemaPath:"#/properties/\
origin/type",keyword:"type",params:{type:mt.properties.origin.type}}],!1;if(e===o&&typeof s=="string"&&
x(s,1024))return Q.errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var a=o===e}else var a=!0;if(a){if(r.base_url!==void 0){let s=r.
base_url,o=e;if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:t+"/base_url",schemaPath:"\
#/properties/base_url/type",keyword:"type",params:{type:mt.properties.base_url.type}}],!1;if(e===o&&
typeof s=="string"&&x(s,1024))return Q.errors=[{instancePath:t+"/base_url",schemaPath:"#/properties/\
base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=o===e}else var a=!0;if(a){if(r.
drained_at!==void 0){let s=r.drained_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&
s!==null)return Q.errors=[{instancePath:t+"/drained_at",schemaPath:"#/properties/drained_at/type",keyword:"\
type",params:{type:mt.properties.drained_at.type}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return Q.errors=[{instancePath:t+"/drained_at",schemaPath:"#/properties/d\
rained_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(
s))return Q.errors=[{instancePath:t+"/drained_at",schemaPath:"#/properties/drained_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.in_flight!==void 0){
let s=r.in_flight,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[
{instancePath:t+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return Q.errors=[{instancePath:t+
"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return Q.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(r.deployments!==
void 0){let s=r.deployments,o=e;if(e===o)if(Array.isArray(s)){if(s.length>4096)return Q.errors=[{instancePath:t+
"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var f=!0;let m=s.length;for(let d=0;d<m;d++){let l=e;ie(s[d],{instancePath:t+"/deployments/"+d,parentData:s,
parentDataProperty:d,rootData:g,dynamicAnchors:k})||(n=n===null?ie.errors:n.concat(ie.errors),e=n.length);
var f=l===e;if(!f)break}}}else return Q.errors=[{instancePath:t+"/deployments",schemaPath:"#/propert\
ies/deployments/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}}}}}else
return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.
errors=n,e===0}function ir(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.upstreams===void 0&&
(f="upstreams"))return ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let y=e;for(let i in r)if(i!=="upstreams"){return ir.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(y===e&&r.upstreams!==void 0){let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>256)
return ir.errors=[{instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let o=i.length;for(let p=0;p<o;p++){let m=e;Q(i[p],{instancePath:t+
"/upstreams/"+p,parentData:i,parentDataProperty:p,rootData:g,dynamicAnchors:k})||(n=n===null?Q.errors:
n.concat(Q.errors),e=n.length);var a=m===e;if(!a)break}}}else return ir.errors=[{instancePath:t+"/up\
streams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return ir.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=
n,e===0}function At(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ir(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?ir.errors:n.concat(ir.errors),e=n.length));else return At.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return At.errors=n,e===0}var Ao=Dt;function Dt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Q(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?Q.errors:n.concat(Q.errors),e=n.length));else return Dt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Dt.errors=n,e===0}var Do=Tt;function Tt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Q(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?Q.errors:n.concat(Q.errors),e=n.length));else return Tt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Tt.errors=n,e===0}var To=_e;function _e(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.
response;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let s;if(y.name===void 0&&(s="name")||
y.ok===void 0&&(s="ok")||y.detail===void 0&&(s="detail")||y.missing===void 0&&(s="missing"))return _e.
errors=[{instancePath:t+"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{
missingProperty:s}}],!1;{let o=e;for(let p in y)if(!(p==="name"||p==="ok"||p==="detail"||p==="missin\
g")){return _e.errors=[{instancePath:t+"/response",schemaPath:"schema:ProbeResult/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(o===e){if(y.name!==void 0){
let p=y.name,m=e;if(e===m)if(typeof p=="string"){if(x(p,64))return _e.errors=[{instancePath:t+"/resp\
onse/name",schemaPath:"schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(p,1))return _e.errors=[{instancePath:t+"/response/name",schemaPath:"schema:ProbeResult/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=m===e}else var a=!0;if(a){if(y.ok!==void 0){let p=e;if(typeof y.ok!="boolean")return _e.
errors=[{instancePath:t+"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"t\
ype",params:{type:"boolean"}}],!1;var a=p===e}else var a=!0;if(a){if(y.detail!==void 0){let p=y.detail,
m=e;if(e===m)if(typeof p=="string"){if(x(p,65536))return _e.errors=[{instancePath:t+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(Z(p,1))return _e.errors=[{instancePath:t+"/response/detail",schemaPath:"schema:ProbeResult/pro\
perties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:t+
"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"\
string"}}],!1;var a=m===e}else var a=!0;if(a)if(y.missing!==void 0){let p=y.missing,m=e;if(e===m)if(Array.
isArray(p)){if(p.length>4096)return _e.errors=[{instancePath:t+"/response/missing",schemaPath:"schem\
a:ProbeResult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let l=p.
length;for(let u=0;u<l;u++){let w=p[u],_=e;if(e===_)if(typeof w=="string"){if(x(w,256))return _e.errors=
[{instancePath:t+"/response/missing/"+u,schemaPath:"schema:ProbeResult/properties/missing/items/maxL\
ength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(w,1))return _e.errors=[{instancePath:t+"/res\
ponse/missing/"+u,schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return _e.errors=[{instancePath:t+"/response/missing/"+u,schemaPath:"\
schema:ProbeResult/properties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=_===
e;if(!f)break}}}else return _e.errors=[{instancePath:t+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/type",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}}}else
return _e.errors=[{instancePath:t+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{
type:"object"}}],!1}}else return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return _e.errors=n,e===0}var jo=jt;var Yn={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Gn={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function G(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.upstream===void 0&&(y="upstream")||
r.upstream_model===void 0&&(y="upstream_model")||r.tier===void 0&&(y="tier")||r.weight===void 0&&(y=
"weight")||r.share===void 0&&(y="share")||r.drained===void 0&&(y="drained")||r.breaker===void 0&&(y=
"breaker")||r.in_flight===void 0&&(y="in_flight")||r.resting_s===void 0&&(y="resting_s"))return G.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let i=e;
for(let s in r)if(!Ce.call(Gn.properties,s)){return G.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.
upstream!==void 0){let s=r.upstream,o=e;if(e===o)if(typeof s=="string"){if(x(s,64))return G.errors=[
{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(s,1))return G.errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstr\
eam/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/ups\
tream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var a=o===
e}else var a=!0;if(a){if(r.upstream_model!==void 0){let s=r.upstream_model,o=e;if(e===o)if(typeof s==
"string"){if(x(s,256))return G.errors=[{instancePath:t+"/upstream_model",schemaPath:"#/properties/up\
stream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return G.errors=[{instancePath:t+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var a=o===e}else var a=!0;if(a){if(r.tier!==void 0){let s=r.tier,o=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>16||
isNaN(s))return G.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:16}}],!1;if(s<1||isNaN(s))return G.errors=[{instancePath:t+"/ti\
er",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===
e}else var a=!0;if(a){if(r.weight!==void 0){let s=r.weight,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return G.errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return G.
errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return G.errors=[{instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e}else
var a=!0;if(a){if(r.share!==void 0){let s=r.share,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>
1||isNaN(s))return G.errors=[{instancePath:t+"/share",schemaPath:"#/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return G.errors=[{instancePath:t+"/s\
hare",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return G.errors=[{instancePath:t+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{
type:"number"}}],!1;var a=o===e}else var a=!0;if(a){if(r.drained!==void 0){let s=e;if(typeof r.drained!=
"boolean")return G.errors=[{instancePath:t+"/drained",schemaPath:"#/properties/drained/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.breaker!==void 0){let s=r.breaker,
o=e,p=e,m=!1,d=e;if(typeof s!="string"){let u={instancePath:t+"/breaker",schemaPath:"schema:BreakerS\
tate/type",keyword:"type",params:{type:"string"}};n===null?n=[u]:n.push(u),e++}if(!(s==="closed"||s===
"half_open"||s==="open")){let u={instancePath:t+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"\
enum",params:{allowedValues:So.enum}};n===null?n=[u]:n.push(u),e++}var f=d===e;if(m=m||f,!m){let u=e;
if(s!==null){let _={instancePath:t+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"\
type",params:{type:"null"}};n===null?n=[_]:n.push(_),e++}var f=u===e;m=m||f}if(m)e=p,n!==null&&(p?n.
length=p:n=null);else{let u={instancePath:t+"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"\
anyOf",params:{}};return n===null?n=[u]:n.push(u),e++,G.errors=n,!1}var a=o===e}else var a=!0;if(a){
if(r.in_flight!==void 0){let s=r.in_flight,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return G.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return G.
errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return G.errors=[{instancePath:t+"/in_flight",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;
if(a)if(r.resting_s!==void 0){let s=r.resting_s,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return G.errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return G.
errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(s<0||isNaN(s))return G.errors=[{instancePath:t+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else
var a=!0}}}}}}}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return G.errors=n,e===0}function ye(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let i;if(r.routes===void 0&&(i="routes"))return ye.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let o in r)if(o!=="routes"){return ye.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(s===e&&r.routes!==void 0){let o=r.routes;if(e===e)if(Array.isArray(o)){if(o.length>4096)
return ye.errors=[{instancePath:t+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxIt\
ems",params:{limit:4096}}],!1;{var a=!0;let m=o.length;for(let d=0;d<m;d++){let l=o[d],u=e;if(e===u)
if(l&&typeof l=="object"&&!Array.isArray(l)){let _;if(l.model===void 0&&(_="model")||l.route===void 0&&
(_="route")||l.kind===void 0&&(_="kind")||l.deployments===void 0&&(_="deployments"))return ye.errors=
[{instancePath:t+"/routes/"+d,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{
missingProperty:_}}],!1;{let h=e;for(let P in l)if(!(P==="model"||P==="route"||P==="kind"||P==="depl\
oyments")){return ye.errors=[{instancePath:t+"/routes/"+d,schemaPath:"#/properties/routes/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(h===e){
if(l.model!==void 0){let P=l.model,c=e;if(e===c)if(typeof P=="string"){if(x(P,256))return ye.errors=
[{instancePath:t+"/routes/"+d+"/model",schemaPath:"#/properties/routes/items/properties/model/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1}else return ye.errors=[{instancePath:t+"/routes/"+d+
"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=c===e}else var f=!0;if(f){if(l.route!==void 0){let P=l.route,c=e;if(typeof P!="st\
ring"&&P!==null)return ye.errors=[{instancePath:t+"/routes/"+d+"/route",schemaPath:"#/properties/rou\
tes/items/properties/route/type",keyword:"type",params:{type:Yn.properties.routes.items.properties.route.
type}}],!1;if(e===c&&typeof P=="string"&&x(P,256))return ye.errors=[{instancePath:t+"/routes/"+d+"/r\
oute",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=c===e}else var f=!0;if(f){if(l.kind!==void 0){let P=l.kind,c=e;if(e===c)if(typeof P==
"string"){if(x(P,32))return ye.errors=[{instancePath:t+"/routes/"+d+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return ye.errors=
[{instancePath:t+"/routes/"+d+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f)if(l.deployments!==void 0){let P=l.
deployments,c=e;if(e===c)if(Array.isArray(P)){if(P.length>4096)return ye.errors=[{instancePath:t+"/r\
outes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let N=P.length;for(let C=0;C<N;C++){let q=e;G(P[C],{instancePath:t+
"/routes/"+d+"/deployments/"+C,parentData:P,parentDataProperty:C,rootData:g,dynamicAnchors:k})||(n=n===
null?G.errors:n.concat(G.errors),e=n.length);var y=q===e;if(!y)break}}}else return ye.errors=[{instancePath:t+
"/routes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=c===e}else var f=!0}}}}}else return ye.errors=[{instancePath:t+
"/routes/"+d,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var a=u===e;if(!a)break}}}else return ye.errors=[{instancePath:t+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return ye.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=n,e===0}function jt(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?ye.errors:n.concat(
ye.errors),e=n.length));else return jt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return jt.errors=n,e===0}var $o=$t;var Xi={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Ui={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function Y(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="n\
ame")||r.description===void 0&&(f="description")||r.price_usd===void 0&&(f="price_usd")||r.effect===
void 0&&(f="effect")||r.calls===void 0&&(f="calls")||r.errors===void 0&&(f="errors")||r.cache_hits===
void 0&&(f="cache_hits")||r.p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return Y.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let y=e;for(let i in r)if(!Ce.call(Ui.properties,i)){return Y.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===
e){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(x(i,256))return Y.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Z(i,1))return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.description!==
void 0){let i=r.description,s=e;if(e===s)if(typeof i=="string"){if(x(i,65536))return Y.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return Y.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.price_usd!==void 0){let i=r.price_usd,
s=e;if(e===s)if(typeof i=="string"){if(x(i,32))return Y.errors=[{instancePath:t+"/price_usd",schemaPath:"\
#/properties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Y.errors=[{
instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"st\
ring"}}],!1;var a=s===e}else var a=!0;if(a){if(r.effect!==void 0){let i=r.effect,s=e;if(typeof i!="s\
tring")return Y.errors=[{instancePath:t+"/effect",schemaPath:"#/properties/effect/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(!(i==="read"||i==="write"))return Y.errors=[{instancePath:t+"/effe\
ct",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues:Ui.properties.effect.
enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.calls!==void 0){let i=r.calls,s=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Y.errors=[{instancePath:t+"/calls",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return Y.errors=[{instancePath:t+"/calls",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.
errors=[{instancePath:t+"/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.errors!==void 0){let i=r.errors,s=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Y.errors=[{instancePath:t+"/errors",schemaPath:"sch\
ema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return Y.errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.
errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.cache_hits!==void 0){let i=r.cache_hits,s=e,o=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Y.errors=[{instancePath:t+"/cache_hi\
ts",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="\
number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.errors=[{instancePath:t+"/cache_hits",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.p50_ms!==
void 0){let i=r.p50_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return Y.errors=[{instancePath:t+
"/p50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.errors=[{instancePath:t+"/\
p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a)if(r.p95_ms!==
void 0){let i=r.p95_ms,s=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return Y.errors=[{instancePath:t+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.errors=[{instancePath:t+"/\
p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0}}}}}}}}}}else return Y.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=
n,e===0}function z(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.id===void 0&&(y="id")||
r.title===void 0&&(y="title")||r.description===void 0&&(y="description")||r.version===void 0&&(y="ve\
rsion")||r.available===void 0&&(y="available")||r.unavailable_because===void 0&&(y="unavailable_beca\
use")||r.query_price_usd===void 0&&(y="query_price_usd")||r.for_sale===void 0&&(y="for_sale")||r.calls===
void 0&&(y="calls")||r.errors===void 0&&(y="errors")||r.cache_hits===void 0&&(y="cache_hits")||r.p50_ms===
void 0&&(y="p50_ms")||r.p95_ms===void 0&&(y="p95_ms")||r.tools===void 0&&(y="tools"))return z.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let i=e;
for(let s in r)if(!Ce.call(Xi.properties,s)){return z.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.
id!==void 0){let s=r.id,o=e;if(e===o)if(typeof s=="string"){if(x(s,64))return z.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(s,1))return z.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.title!==void 0){let s=r.title,o=e;if(e===o)
if(typeof s=="string"){if(x(s,1024))return z.errors=[{instancePath:t+"/title",schemaPath:"#/properti\
es/title/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return z.errors=[{instancePath:t+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else
var a=!0;if(a){if(r.description!==void 0){let s=r.description,o=e;if(e===o)if(typeof s=="string"){if(x(
s,65536))return z.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLen\
gth",keyword:"maxLength",params:{limit:65536}}],!1}else return z.errors=[{instancePath:t+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}}],!1;var a=o===
e}else var a=!0;if(a){if(r.version!==void 0){let s=r.version,o=e;if(e===o)if(typeof s=="string"){if(x(
s,256))return z.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:t+"/version",schemaPath:"#/pr\
operties/version/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.
available!==void 0){let s=e;if(typeof r.available!="boolean")return z.errors=[{instancePath:t+"/avai\
lable",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.unavailable_because!==void 0){let s=r.unavailable_because,o=e;if(typeof s!=
"string"&&s!==null)return z.errors=[{instancePath:t+"/unavailable_because",schemaPath:"#/properties/\
unavailable_because/type",keyword:"type",params:{type:Xi.properties.unavailable_because.type}}],!1;if(e===
o&&typeof s=="string"&&x(s,1024))return z.errors=[{instancePath:t+"/unavailable_because",schemaPath:"\
#/properties/unavailable_because/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=o===e}else
var a=!0;if(a){if(r.query_price_usd!==void 0){let s=r.query_price_usd,o=e;if(e===o)if(typeof s=="str\
ing"){if(x(s,32))return z.errors=[{instancePath:t+"/query_price_usd",schemaPath:"#/properties/query_\
price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return z.errors=[{instancePath:t+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0;if(a){if(r.for_sale!==void 0){let s=e;if(typeof r.for_sale!="bool\
ean")return z.errors=[{instancePath:t+"/for_sale",schemaPath:"#/properties/for_sale/type",keyword:"t\
ype",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.calls!==void 0){let s=r.calls,
o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/\
calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return z.errors=[{instancePath:t+"/calls",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||
isNaN(s))return z.errors=[{instancePath:t+"/calls",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.errors!==void 0){let s=r.
errors,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+
"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return z.errors=[{instancePath:t+"/errors",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||
isNaN(s))return z.errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.cache_hits!==void 0){
let s=r.cache_hits,o=e,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=
[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return z.errors=[{instancePath:t+
"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return z.errors=[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.p50_ms!==
void 0){let s=r.p50_ms,o=e,p=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return z.errors=[{instancePath:t+
"/p50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===p&&
typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return z.errors=[{instancePath:t+"/\
p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return z.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.p95_ms!==
void 0){let s=r.p95_ms,o=e,p=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return z.errors=[{instancePath:t+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:qr.type}}],!1;if(e===p&&
typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return z.errors=[{instancePath:t+"/\
p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return z.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(r.tools!==
void 0){let s=r.tools,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e4)return z.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let m=s.length;for(let d=0;d<m;d++){let l=e;Y(s[d],{instancePath:t+"/tools/"+d,parentData:s,parentDataProperty:d,
rootData:g,dynamicAnchors:k})||(n=n===null?Y.errors:n.concat(Y.errors),e=n.length);var f=l===e;if(!f)
break}}}else return z.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=n,e===0}function ne(r,{
instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.servers===void 0&&(o="servers")||
r.agents===void 0&&(o="agents")||r.broken===void 0&&(o="broken"))return ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let m in r)if(!(m==="ser\
vers"||m==="agents"||m==="broken")){return ne.errors=[{instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(p===e){if(r.servers!==
void 0){let m=r.servers,d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ne.errors=
[{instancePath:t+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return ne.errors=[{instancePath:t+
"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],
!1;if(m<1||isNaN(m))return ne.errors=[{instancePath:t+"/servers",schemaPath:"#/properties/servers/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=d===e}else var a=!0;if(a){if(r.
agents!==void 0){let m=r.agents,d=e;if(e===d)if(Array.isArray(m)){if(m.length>1e3)return ne.errors=[
{instancePath:t+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var f=!0;let u=m.length;for(let w=0;w<u;w++){let _=e;z(m[w],{instancePath:t+"/agents/"+w,parentData:m,
parentDataProperty:w,rootData:g,dynamicAnchors:k})||(n=n===null?z.errors:n.concat(z.errors),e=n.length);
var f=_===e;if(!f)break}}}else return ne.errors=[{instancePath:t+"/agents",schemaPath:"#/properties/\
agents/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a)if(r.broken!==
void 0){let m=r.broken,d=e;if(e===d)if(Array.isArray(m)){if(m.length>1e3)return ne.errors=[{instancePath:t+
"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var y=!0;
let u=m.length;for(let w=0;w<u;w++){let _=m[w],h=e;if(e===h)if(_&&typeof _=="object"&&!Array.isArray(
_)){let c;if(_.id===void 0&&(c="id")||_.problems===void 0&&(c="problems"))return ne.errors=[{instancePath:t+
"/broken/"+w,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{missingProperty:c}}],
!1;{let L=e;for(let N in _)if(!(N==="id"||N==="problems")){return ne.errors=[{instancePath:t+"/broke\
n/"+w,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:N}}],!1;break}if(L===e){if(_.id!==void 0){let N=_.id,C=e;if(e===C)if(typeof N=="s\
tring"){if(x(N,256))return ne.errors=[{instancePath:t+"/broken/"+w+"/id",schemaPath:"#/properties/br\
oken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ne.errors=
[{instancePath:t+"/broken/"+w+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var i=C===e}else var i=!0;if(i)if(_.problems!==void 0){let N=_.problems,
C=e;if(e===C)if(Array.isArray(N)){if(N.length>100)return ne.errors=[{instancePath:t+"/broken/"+w+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var s=!0;let S=N.length;for(let X=0;X<S;X++){let Xe=N[X],ge=e;if(e===ge)if(typeof Xe==
"string"){if(x(Xe,4096))return ne.errors=[{instancePath:t+"/broken/"+w+"/problems/"+X,schemaPath:"#/\
properties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return ne.errors=[{instancePath:t+"/broken/"+w+"/problems/"+X,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var s=ge===e;if(!s)
break}}}else return ne.errors=[{instancePath:t+"/broken/"+w+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var i=C===e}else var i=!0}}}else
return ne.errors=[{instancePath:t+"/broken/"+w,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return ne.errors=[{instancePath:t+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else
var a=!0}}}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ne.errors=n,e===0}function $t(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(ne(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:g,dynamicAnchors:k})||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length));else
return $t.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $t.
errors=n,e===0}var Oo=pe;var Jn={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function pe(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){let o;if(i.id===void 0&&(o="id")||i.tools===void 0&&(o="tools")||i.file===void 0&&
(o="file")||i.document===void 0&&(o="document"))return pe.errors=[{instancePath:t+"/response",schemaPath:"\
schema:AgentDetails/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let m in i)
if(!(m==="id"||m==="tools"||m==="file"||m==="document")){return pe.errors=[{instancePath:t+"/respons\
e",schemaPath:"schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(p===e){if(i.id!==void 0){let m=i.id,d=e;if(e===d)if(typeof m=="string"){if(x(m,64))return pe.
errors=[{instancePath:t+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(m,1))return pe.errors=[{instancePath:t+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:t+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(i.tools!==void 0){let m=i.tools,
d=e;if(e===d)if(Array.isArray(m)){if(m.length>1e4)return pe.errors=[{instancePath:t+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let u=m.length;for(let w=0;w<u;w++){let _=m[w],h=e;if(e===h)if(_&&typeof _=="object"&&!Array.
isArray(_)){let c;if(_.name===void 0&&(c="name")||_.parameters===void 0&&(c="parameters"))return pe.
errors=[{instancePath:t+"/response/tools/"+w,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:c}}],!1;{let L=e;for(let N in _)if(!(N==="name"||
N==="parameters")){return pe.errors=[{instancePath:t+"/response/tools/"+w,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(L===e){if(_.name!==void 0){let N=_.name,C=e;if(e===C)if(typeof N=="string"){if(x(N,256))
return pe.errors=[{instancePath:t+"/response/tools/"+w+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(N,1))return pe.
errors=[{instancePath:t+"/response/tools/"+w+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[
{instancePath:t+"/response/tools/"+w+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var y=C===e}else var y=!0;if(y)if(_.
parameters!==void 0){let N=_.parameters,C=e;if(e===C&&!(N&&typeof N=="object"&&!Array.isArray(N)))return pe.
errors=[{instancePath:t+"/response/tools/"+w+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var y=C===e}else
var y=!0}}}else return pe.errors=[{instancePath:t+"/response/tools/"+w,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else
return pe.errors=[{instancePath:t+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a){if(i.file!==void 0){
let m=i.file,d=e;if(e===d)if(typeof m=="string"){if(x(m,4096))return pe.errors=[{instancePath:t+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return pe.errors=[{instancePath:t+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a)
if(i.document!==void 0){let m=i.document,d=e;if(typeof m!="string"&&m!==null)return pe.errors=[{instancePath:t+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:Jn.properties.document.type}}],!1;if(e===d&&typeof m=="string"&&x(m,16777216))return pe.errors=
[{instancePath:t+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var a=d===e}else var a=!0}}}}}else return pe.errors=
[{instancePath:t+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return pe.errors=n,e===0}var Co=Ot;var zi={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Fo=new RegExp("^[0-9a-f]{64}$","u");function ue(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="n\
ame")||r.digest===void 0&&(f="digest")||r.loaded_at===void 0&&(f="loaded_at")||r.seen_at===void 0&&(f=
"seen_at")||r.is_this===void 0&&(f="is_this"))return ue.errors=[{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i==="name"||i===
"digest"||i==="loaded_at"||i==="seen_at"||i==="is_this")){return ue.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===
e){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(x(i,255))return ue.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1}else return ue.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.digest!==void 0){let i=r.digest,s=e;
if(e===s)if(typeof i=="string"){if(x(i,64))return ue.errors=[{instancePath:t+"/digest",schemaPath:"#\
/properties/digest/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Fo.test(i))return ue.errors=
[{instancePath:t+"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f]{64}$"}}],!1}else return ue.errors=[{instancePath:t+"/digest",schemaPath:"#/properties/dige\
st/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.loaded_at!==
void 0){let i=r.loaded_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.
errors=[{instancePath:t+"/loaded_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ue.errors=
[{instancePath:t+"/loaded_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ue.errors=[{instancePath:t+"/loaded_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;
if(a){if(r.seen_at!==void 0){let i=r.seen_at,s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ue.errors=[{instancePath:t+"/seen_at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ue.
errors=[{instancePath:t+"/seen_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ue.errors=[{instancePath:t+"/seen_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;
if(a)if(r.is_this!==void 0){let i=e;if(typeof r.is_this!="boolean")return ue.errors=[{instancePath:t+
"/is_this",schemaPath:"#/properties/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===
e}else var a=!0}}}}}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ue.errors=n,e===0}function J(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let s;if(r.file===void 0&&(s="file")||r.loaded_at===void 0&&(s="loaded_at")||r.sandbox===void 0&&
(s="sandbox")||r.config===void 0&&(s="config")||r.sources===void 0&&(s="sources")||r.need_restart===
void 0&&(s="need_restart")||r.digest===void 0&&(s="digest")||r.servers===void 0&&(s="servers"))return J.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{
let o=e;for(let p in r)if(!(p==="file"||p==="loaded_at"||p==="sandbox"||p==="config"||p==="need_rest\
art"||p==="sources"||p==="digest"||p==="servers")){return J.errors=[{instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(o===e){
if(r.file!==void 0){let p=r.file,m=e;if(typeof p!="string"&&p!==null)return J.errors=[{instancePath:t+
"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:zi.properties.file.type}}],!1;
if(e===m&&typeof p=="string"&&x(p,4096))return J.errors=[{instancePath:t+"/file",schemaPath:"#/prope\
rties/file/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=m===e}else var a=!0;if(a){if(r.
loaded_at!==void 0){let p=r.loaded_at,m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return J.
errors=[{instancePath:t+"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return J.
errors=[{instancePath:t+"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return J.errors=[{instancePath:t+"/loa\
ded_at",schemaPath:"#/properties/loaded_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=m===e}else var a=!0;if(a){if(r.sandbox!==void 0){let p=e;if(typeof r.sandbox!="boolean")return J.
errors=[{instancePath:t+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=p===e}else var a=!0;if(a){if(r.config!==void 0){let p=r.config,m=e;if(e===m&&!(p&&
typeof p=="object"&&!Array.isArray(p)))return J.errors=[{instancePath:t+"/config",schemaPath:"#/prop\
erties/config/type",keyword:"type",params:{type:"object"}}],!1;var a=m===e}else var a=!0;if(a){if(r.
need_restart!==void 0){let p=r.need_restart,m=e;if(e===m)if(Array.isArray(p)){if(p.length>1024)return J.
errors=[{instancePath:t+"/need_restart",schemaPath:"#/properties/need_restart/maxItems",keyword:"max\
Items",params:{limit:1024}}],!1;{var f=!0;let l=p.length;for(let u=0;u<l;u++){let w=p[u],_=e;if(e===
_)if(typeof w=="string"){if(x(w,512))return J.errors=[{instancePath:t+"/need_restart/"+u,schemaPath:"\
#/properties/need_restart/items/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(Z(w,1))return J.
errors=[{instancePath:t+"/need_restart/"+u,schemaPath:"#/properties/need_restart/items/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/need_restart/"+u,schemaPath:"\
#/properties/need_restart/items/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else
return J.errors=[{instancePath:t+"/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a){if(r.sources!==void 0){let p=r.sources,
m=e;if(e===m)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>1e5)return J.errors=
[{instancePath:t+"/sources",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",
params:{limit:1e5}}],!1;for(let l in p){let u=p[l],w=e;if(e===w)if(typeof u=="string"){if(x(u,256))return J.
errors=[{instancePath:t+"/sources/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/sources/additionalProperties/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(u,1))return J.
errors=[{instancePath:t+"/sources/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/sources/additionalProperties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=
[{instancePath:t+"/sources/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sourc\
es/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var y=w===e;if(!y)break}}else
return J.errors=[{instancePath:t+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{
type:"object"}}],!1;var a=m===e}else var a=!0;if(a){if(r.digest!==void 0){let p=r.digest,m=e;if(e===
m)if(typeof p=="string"){if(x(p,64))return J.errors=[{instancePath:t+"/digest",schemaPath:"#/propert\
ies/digest/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Fo.test(p))return J.errors=[{instancePath:t+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return J.errors=[{instancePath:t+"/digest",schemaPath:"#/properties/digest/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a)if(r.servers!==void 0){let p=r.servers,
m=e;if(!Array.isArray(p)&&p!==null)return J.errors=[{instancePath:t+"/servers",schemaPath:"#/propert\
ies/servers/type",keyword:"type",params:{type:zi.properties.servers.type}}],!1;if(e===m&&Array.isArray(
p)){if(p.length>1e4)return J.errors=[{instancePath:t+"/servers",schemaPath:"#/properties/servers/max\
Items",keyword:"maxItems",params:{limit:1e4}}],!1;{var i=!0;let l=p.length;for(let u=0;u<l;u++){let w=e;
ue(p[u],{instancePath:t+"/servers/"+u,parentData:p,parentDataProperty:u,rootData:g,dynamicAnchors:k})||
(n=n===null?ue.errors:n.concat(ue.errors),e=n.length);var i=w===e;if(!i)break}}}var a=m===e}else var a=!0}}}}}}}}}else
return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.
errors=n,e===0}function Ot(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(J(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?J.errors:n.concat(J.errors),e=n.length));else return Ot.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ot.errors=n,e===0}var Ko=Ct;var Zi={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var Kr={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Ir=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function fe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.how===void 0&&(f="how")||r.expires_at===
void 0&&(f="expires_at"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i===
"expires_at")){return fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}}],!1;break}if(y===e){if(r.name!==void 0){let i=r.name,
s=e;if(e===e)if(typeof i=="string"){if(x(i,64))return fe.errors=[{instancePath:t+"/name",schemaPath:"\
schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return fe.errors=
[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ir.test(i))return fe.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return fe.errors=[
{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="string")return fe.
errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="admin"||i==="viewer"))return fe.errors=[{instancePath:t+"/role",schemaPath:"schema:Role\
/enum",keyword:"enum",params:{allowedValues:Kr.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.how!==
void 0){let i=r.how,s=e;if(typeof i!="string")return fe.errors=[{instancePath:t+"/how",schemaPath:"#\
/properties/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="token"||i==="session"))return fe.
errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:Zi.
properties.how.enum}}],!1;var a=s===e}else var a=!0;if(a)if(r.expires_at!==void 0){let i=r.expires_at,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return fe.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:Zi.properties.expires_at.
type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=
[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:t+"/ex\
pires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0}}}}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fe.errors=n,e===0}function Ct(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?fe.errors:n.concat(fe.errors),
e=n.length));else return Ct.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ct.errors=n,e===0}var Io=Ft;function le(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="n\
ame")||r.role===void 0&&(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at")||
r.secret===void 0&&(f="secret"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i==="name"||i==="role"||i==="h\
ow"||i==="expires_at"||i==="secret")){return le.errors=[{instancePath:t,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(y===e){if(r.name!==
void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(x(i,64))return le.errors=[{instancePath:t+
"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,
1))return le.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Ir.test(i))return le.errors=[{instancePath:t+"/name",schemaPath:"s\
chema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],
!1}else return le.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,s=e;
if(typeof i!="string")return le.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"))return le.errors=[{instancePath:t+
"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:Kr.enum}}],!1;var a=s===e}else
var a=!0;if(a){if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="string")return le.errors=[{instancePath:t+
"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="session")
return le.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/const",keyword:"const",params:{
allowedValue:"session"}}],!1;var a=s===e}else var a=!0;if(a){if(r.expires_at!==void 0){let i=r.expires_at,
s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"\
/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[{instancePath:t+"\
/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return le.errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a)if(r.secret!==
void 0){let i=r.secret,s=e;if(e===s)if(typeof i=="string"){if(x(i,64))return le.errors=[{instancePath:t+
"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(
i,1))return le.errors=[{instancePath:t+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/secret",schemaPath:"#/prop\
erties/secret/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}}}}else return le.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=
n,e===0}function Ft(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(le(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?le.errors:n.concat(le.errors),e=n.length));else return Ft.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ft.errors=n,e===0}var Mo=Kt;function Kt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?fe.errors:n.concat(fe.errors),e=n.length));else return Kt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Kt.errors=n,e===0}var Eo=It;var Bi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function H(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||
r.role===void 0&&(f="role")||r.prefix===void 0&&(f="prefix")||r.created_at===void 0&&(f="created_at")||
r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===void 0&&(f="revoked_at"))return H.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i===
"id"||i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return H.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(y===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i=="string"){if(x(i,64))return H.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(i,1))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(x(i,64))return H.errors=[{instancePath:t+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return H.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Ir.test(i))return H.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return H.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=s===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!="stri\
ng")return H.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return H.errors=[{instancePath:t+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:Kr.enum}}],!1;var a=s===e}else var a=!0;if(a){
if(r.prefix!==void 0){let i=r.prefix,s=e;if(e===s)if(typeof i=="string"){if(x(i,16))return H.errors=
[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return H.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,
s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:t+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return H.errors=[{instancePath:t+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return H.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.rotated_at!==
void 0){let i=r.rotated_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return H.
errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Bi.properties.rotated_at.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return H.errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return H.errors=
[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a)if(r.revoked_at!==void 0){let i=r.revoked_at,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return H.errors=[{instancePath:t+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Bi.properties.revoked_at.
type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return H.errors=
[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return H.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0}}}}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return H.errors=n,e===0}function or(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let f;if(r.operators===void 0&&(f="operators"))return or.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(i!==
"operators"){return or.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(y===e&&r.operators!==void 0){let i=r.operators;
if(e===e)if(Array.isArray(i)){if(i.length>1e4)return or.errors=[{instancePath:t+"/operators",schemaPath:"\
#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let o=i.length;
for(let p=0;p<o;p++){let m=e;H(i[p],{instancePath:t+"/operators/"+p,parentData:i,parentDataProperty:p,
rootData:g,dynamicAnchors:k})||(n=n===null?H.errors:n.concat(H.errors),e=n.length);var a=m===e;if(!a)
break}}}else return or.errors=[{instancePath:t+"/operators",schemaPath:"#/properties/operators/type",
keyword:"type",params:{type:"array"}}],!1}}}else return or.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return or.errors=n,e===0}function It(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(or(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?or.errors:n.concat(
or.errors),e=n.length));else return It.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return It.errors=n,e===0}var Ro=Mt;var Vi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function V(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,
dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===void 0&&
(f="prefix")||r.created_at===void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===
void 0&&(f="revoked_at")||r.token===void 0&&(f="token"))return V.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!(i==="id"||
i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i==="tok\
en")){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:i}}],!1;break}if(y===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i==
"string"){if(x(i,64))return V.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return V.errors=[{instancePath:t+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.name!==void 0){let i=r.name,s=e;if(e===e)if(typeof i=="string"){if(x(i,64))return V.errors=
[{instancePath:t+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(i,1))return V.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ir.test(i))return V.errors=[{instancePath:t+"/name",schemaPath:"\
schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],
!1}else return V.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",
params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,s=e;if(typeof i!=
"string")return V.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{
type:"string"}}],!1;if(!(i==="admin"||i==="viewer"))return V.errors=[{instancePath:t+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:Kr.enum}}],!1;var a=s===e}else var a=!0;if(a){
if(r.prefix!==void 0){let i=r.prefix,s=e;if(e===s)if(typeof i=="string"){if(x(i,16))return V.errors=
[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return V.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,
s=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return V.errors=[{instancePath:t+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return V.errors=[{instancePath:t+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return V.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.rotated_at!==
void 0){let i=r.rotated_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return V.
errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Vi.properties.rotated_at.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return V.errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return V.errors=
[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.revoked_at!==void 0){let i=r.revoked_at,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return V.errors=[{instancePath:t+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Vi.properties.revoked_at.
type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return V.errors=
[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return V.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0;if(a)if(r.token!==void 0){let i=r.token,s=e;if(e===s)if(typeof i=="stri\
ng"){if(x(i,256))return V.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Z(i,1))return V.errors=[{instancePath:t+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else
var a=!0}}}}}}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return V.errors=n,e===0}function Mt(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(V(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"r\
esponse",rootData:g,dynamicAnchors:k})||(n=n===null?V.errors:n.concat(V.errors),e=n.length));else return Mt.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Mt.errors=
n,e===0}var Xo=Et;function Et(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?H.errors:n.concat(H.errors),e=n.length));else return Et.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Et.errors=n,e===0}var Uo=Rt;function Rt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?H.errors:n.concat(H.errors),e=n.length));else return Rt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Rt.errors=n,e===0}var zo=Xt;function Xt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(V(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?V.errors:n.concat(V.errors),e=n.length));else return Xt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Xt.errors=n,e===0}var Zo=Ut;var Qn={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},Re={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},ep={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload",
"backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function B(r,{instancePath:t="",
parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.at===void 0&&(f="at")||r.
action===void 0&&(f="action")||r.outcome===void 0&&(f="outcome")||r.name===void 0&&(f="name")||r.how===
void 0&&(f="how")||r.address===void 0&&(f="address")||r.request_id===void 0&&(f="request_id")||r.target===
void 0&&(f="target")||r.target_name===void 0&&(f="target_name")||r.before===void 0&&(f="before")||r.
after===void 0&&(f="after")||r.reason===void 0&&(f="reason"))return B.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let i in r)if(!Ce.call(Re.
properties,i)){return B.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(y===e){if(r.id!==void 0){let i=r.id,s=e;if(e===
s)if(typeof i=="string"){if(x(i,64))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return B.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.at!==void 0){let i=r.at,s=e,o=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return B.errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return B.errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return B.errors=[{instancePath:t+
"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===
e}else var a=!0;if(a){if(r.action!==void 0){let i=r.action,s=e;if(typeof i!="string")return B.errors=
[{instancePath:t+"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="d\
rainUpstream"||i==="restoreUpstream"||i==="probeUpstream"||i==="reconcilePayment"||i==="closePayment"||
i==="createOperator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOperator"||i==="createS\
ession"||i==="endSession"||i==="drainServer"||i==="reload"||i==="backup"||i==="migrate"||i==="copySt\
ore"||i==="authenticate"))return B.errors=[{instancePath:t+"/action",schemaPath:"schema:AuditAction/\
enum",keyword:"enum",params:{allowedValues:ep.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.outcome!==
void 0){let i=r.outcome,s=e;if(typeof i!="string")return B.errors=[{instancePath:t+"/outcome",schemaPath:"\
#/properties/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="done"||i==="begun"||
i==="failed"))return B.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"\
enum",params:{allowedValues:Re.properties.outcome.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==
void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(x(i,128))return B.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return B.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=s===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,s=e;if(typeof i!="string")
return B.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="token"||i==="session"||i==="cli"||i==="signal"||i==="server"))return B.errors=
[{instancePath:t+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:Re.properties.
how.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.address!==void 0){let i=r.address,s=e;if(typeof i!=
"string"&&i!==null)return B.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:Re.properties.address.type}}],!1;if(e===s&&typeof i=="string"&&x(i,255))
return B.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/maxLength",keyword:"max\
Length",params:{limit:255}}],!1;var a=s===e}else var a=!0;if(a){if(r.request_id!==void 0){let i=r.request_id,
s=e;if(typeof i!="string"&&i!==null)return B.errors=[{instancePath:t+"/request_id",schemaPath:"#/pro\
perties/request_id/type",keyword:"type",params:{type:Re.properties.request_id.type}}],!1;if(e===s&&typeof i==
"string"&&x(i,64))return B.errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_id\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=s===e}else var a=!0;if(a){if(r.target!==
void 0){let i=r.target,s=e;if(typeof i!="string"&&i!==null)return B.errors=[{instancePath:t+"/target",
schemaPath:"#/properties/target/type",keyword:"type",params:{type:Re.properties.target.type}}],!1;if(e===
s&&typeof i=="string"&&x(i,128))return B.errors=[{instancePath:t+"/target",schemaPath:"#/properties/\
target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var a=s===e}else var a=!0;if(a){if(r.target_name!==
void 0){let i=r.target_name,s=e;if(typeof i!="string"&&i!==null)return B.errors=[{instancePath:t+"/t\
arget_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:Re.properties.target_name.
type}}],!1;if(e===s&&typeof i=="string"&&x(i,256))return B.errors=[{instancePath:t+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=s===e}else var a=!0;
if(a){if(r.before!==void 0){let i=r.before,s=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return B.errors=[{instancePath:t+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:Re.properties.before.type}}],!1;var a=s===e}else var a=!0;if(a){if(r.after!==void 0){let i=r.after,
s=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return B.errors=[{instancePath:t+"/afte\
r",schemaPath:"#/properties/after/type",keyword:"type",params:{type:Re.properties.after.type}}],!1;var a=s===
e}else var a=!0;if(a)if(r.reason!==void 0){let i=r.reason,s=e;if(typeof i!="string"&&i!==null)return B.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Re.
properties.reason.type}}],!1;if(e===s&&typeof i=="string"&&x(i,4096))return B.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=s===
e}else var a=!0}}}}}}}}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return B.errors=n,e===0}function Ie(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.rows===void 0&&(y="rows")||r.next===void 0&&(y="next"))return Ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let i=e;for(let s in r)if(!(s===
"rows"||s==="next")){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.rows!==void 0){let s=r.
rows,o=e;if(e===o)if(Array.isArray(s)){if(s.length>1e3)return Ie.errors=[{instancePath:t+"/rows",schemaPath:"\
#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;let p=s.length;for(let m=0;m<
p;m++){let d=e;B(s[m],{instancePath:t+"/rows/"+m,parentData:s,parentDataProperty:m,rootData:g,dynamicAnchors:k})||
(n=n===null?B.errors:n.concat(B.errors),e=n.length);var a=d===e;if(!a)break}}}else return Ie.errors=
[{instancePath:t+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],
!1;var f=o===e}else var f=!0;if(f)if(r.next!==void 0){let s=r.next,o=e;if(typeof s!="string"&&s!==null)
return Ie.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:Qn.properties.next.type}}],!1;if(e===o&&typeof s=="string"&&x(s,64))return Ie.errors=[{instancePath:t+
"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=o===
e}else var f=!0}}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ie.errors=n,e===0}function Ut(r,{instancePath:t="",parentData:b,parentDataProperty:v,
rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r))r.response!==void 0&&(Ie(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:g,dynamicAnchors:k})||(n=n===null?Ie.errors:n.concat(Ie.errors),e=n.length));else
return Ut.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ut.
errors=n,e===0}var Bo=zt;function zt(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(B(r.response,
{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(n=n===null?B.errors:n.concat(B.errors),e=n.length));else return zt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return zt.errors=n,e===0}var Vo=qe;function qe(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.
response;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.calls===void 0&&(i="calls")||
f.streams===void 0&&(i="streams")||f.queued_rows===void 0&&(i="queued_rows"))return qe.errors=[{instancePath:t+
"/response",schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:i}}],!1;
{let s=e;for(let o in f)if(!(o==="calls"||o==="streams"||o==="queued_rows")){return qe.errors=[{instancePath:t+
"/response",schemaPath:"schema:Draining/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(s===e){if(f.calls!==void 0){let o=f.calls,p=e;if(!(typeof o=="nu\
mber"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return qe.errors=[{instancePath:t+"/response/calls",schemaPath:"\
schema:Draining/properties/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return qe.errors=[{instancePath:t+"/response/\
calls",schemaPath:"schema:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return qe.errors=[{instancePath:t+"/response/calls",
schemaPath:"schema:Draining/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(f.streams!==void 0){let o=f.streams,p=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return qe.errors=[{instancePath:t+"/response/streams",schemaPath:"sc\
hema:Draining/properties/streams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return qe.errors=[{instancePath:t+"/response/\
streams",schemaPath:"schema:Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return qe.errors=[{instancePath:t+"/response/strea\
ms",schemaPath:"schema:Draining/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(f.queued_rows!==void 0){let o=f.queued_rows,p=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return qe.errors=[{instancePath:t+"/response/queued_rows",
schemaPath:"schema:Draining/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===p&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return qe.errors=[{instancePath:t+
"/response/queued_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return qe.errors=[{instancePath:t+
"/response/queued_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}else return qe.errors=[{instancePath:t+
"/response",schemaPath:"schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=
n,e===0}var Ho=Zt;function de(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.applied===void 0&&(s=
"applied")||r.problems===void 0&&(s="problems")||r.changes===void 0&&(s="changes"))return de.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let o=e;
for(let p in r)if(!(p==="applied"||p==="problems"||p==="changes")){return de.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(o===e){if(r.applied!==void 0){let p=e;if(typeof r.applied!="boolean")return de.errors=[{instancePath:t+
"/applied",schemaPath:"#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var a=p===
e}else var a=!0;if(a){if(r.problems!==void 0){let p=r.problems,m=e;if(e===m)if(Array.isArray(p)){if(p.
length>1e4)return de.errors=[{instancePath:t+"/problems",schemaPath:"#/properties/problems/maxItems",
keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;let l=p.length;for(let u=0;u<l;u++){let w=p[u],
_=e;if(e===_)if(typeof w=="string"){if(x(w,4096))return de.errors=[{instancePath:t+"/problems/"+u,schemaPath:"\
#/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return de.errors=
[{instancePath:t+"/problems/"+u,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{
type:"string"}}],!1;var f=_===e;if(!f)break}}}else return de.errors=[{instancePath:t+"/problems",schemaPath:"\
#/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a)
if(r.changes!==void 0){let p=r.changes,m=e;if(e===m)if(Array.isArray(p)){if(p.length>1e5)return de.errors=
[{instancePath:t+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],
!1;{var y=!0;let l=p.length;for(let u=0;u<l;u++){let w=p[u],_=e;if(e===e)if(w&&typeof w=="object"&&!Array.
isArray(w)){let c;if(w.setting===void 0&&(c="setting")||w.needs_restart===void 0&&(c="needs_restart"))
return de.errors=[{instancePath:t+"/changes/"+u,schemaPath:"schema:SettingChange/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let L=e;for(let N in w)if(!(N==="setting"||N==="before"||
N==="after"||N==="needs_restart")){return de.errors=[{instancePath:t+"/changes/"+u,schemaPath:"schem\
a:SettingChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(L===e){if(w.setting!==void 0){let N=w.setting,C=e;if(e===C)if(typeof N=="string"){if(x(N,
512))return de.errors=[{instancePath:t+"/changes/"+u+"/setting",schemaPath:"schema:SettingChange/pro\
perties/setting/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return de.errors=[{instancePath:t+
"/changes/"+u+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var i=C===e}else var i=!0;if(i)if(w.needs_restart!==void 0){let N=e;if(typeof w.
needs_restart!="boolean")return de.errors=[{instancePath:t+"/changes/"+u+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var i=N===
e}else var i=!0}}}else return de.errors=[{instancePath:t+"/changes/"+u,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var y=_===e;if(!y)break}}}else return de.errors=
[{instancePath:t+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var a=m===e}else var a=!0}}}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return de.errors=n,e===0}function Zt(r,{instancePath:t="",parentData:b,
parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){let n=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:t+"/response",parentData:r,
parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(n=n===null?de.errors:n.concat(de.errors),
e=n.length));else return Zt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Zt.errors=n,e===0}var Wo=U;function U(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let m;if(o.name===void 0&&(m="name")||
o.operations===void 0&&(m="operations")||o.elsewhere===void 0&&(m="elsewhere"))return U.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:m}}],!1;
{let d=e;for(let l in o)if(!(l==="name"||l==="operations"||l==="elsewhere")){return U.errors=[{instancePath:t+
"/response",schemaPath:"schema:Overview/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}}],!1;break}if(d===e){if(o.name!==void 0){let l=o.name,u=e;if(e===u)if(typeof l==
"string"){if(x(l,128))return U.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/\
properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(l,1))return U.errors=[{instancePath:t+
"/response/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/pro\
perties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(o.operations!==
void 0){let l=o.operations,u=e;if(e===u)if(Array.isArray(l)){if(l.length>256)return U.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let _=l.length;for(let h=0;h<_;h++){let P=l[h],c=e;if(e===c)if(P&&
typeof P=="object"&&!Array.isArray(P)){let N;if(P.method===void 0&&(N="method")||P.path===void 0&&(N=
"path")||P.summary===void 0&&(N="summary"))return U.errors=[{instancePath:t+"/response/operations/"+
h,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:N}}],
!1;{let C=e;for(let q in P)if(!(q==="method"||q==="path"||q==="summary")){return U.errors=[{instancePath:t+
"/response/operations/"+h,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(C===e){if(P.method!==
void 0){let q=P.method,S=e;if(e===S)if(typeof q=="string"){if(x(q,7))return U.errors=[{instancePath:t+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Z(q,3))return U.errors=[{instancePath:t+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return U.errors=[{instancePath:t+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var y=S===e}else var y=!0;if(y){if(P.path!==
void 0){let q=P.path,S=e;if(e===S)if(typeof q=="string"){if(x(q,256))return U.errors=[{instancePath:t+
"/response/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(q,1))return U.errors=[{instancePath:t+
"/response/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/r\
esponse/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var y=S===e}else var y=!0;if(y)if(P.summary!==void 0){
let q=P.summary,S=e;if(e===S)if(typeof q=="string"){if(x(q,256))return U.errors=[{instancePath:t+"/r\
esponse/operations/"+h+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:t+
"/response/operations/"+h+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var y=S===e}else var y=!0}}}}else return U.
errors=[{instancePath:t+"/response/operations/"+h,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=c===e;if(!f)break}}}else return U.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(o.elsewhere!==void 0){let l=o.elsewhere,
u=e;if(e===u)if(Array.isArray(l)){if(l.length>16)return U.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let _=l.length;for(let h=0;h<_;h++){let P=l[h],c=e;if(e===c)if(P&&typeof P=="object"&&!Array.
isArray(P)){let N;if(P.name===void 0&&(N="name"))return U.errors=[{instancePath:t+"/response/elsewhe\
re/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:N}}],
!1;{let C=e;for(let q in P)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return U.errors=
[{instancePath:t+"/response/elsewhere/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(C===e){
if(P.name!==void 0){let q=P.name,S=e;if(e===S)if(typeof q=="string"){if(x(q,128))return U.errors=[{instancePath:t+
"/response/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(q,1))return U.errors=[{instancePath:t+
"/response/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=S===e}else var s=!0;if(s){if(P.path!==void 0){
let q=P.path,S=e;if(e===S)if(typeof q=="string"){if(x(q,256))return U.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(q,1))return U.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/respons\
e/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var s=S===e}else var s=!0;if(s){if(P.address!==void 0){let q=P.
address,S=e;if(e===S)if(typeof q=="string"){if(x(q,2048))return U.errors=[{instancePath:t+"/response\
/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Z(q,1))return U.errors=[{instancePath:t+"\
/response/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+
"/response/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var s=S===e}else var s=!0;if(s)if(P.port!==
void 0){let q=P.port,S=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return U.errors=[{
instancePath:t+"/response/elsewhere/"+h+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return U.errors=[{instancePath:t+"/response/elsewhere/"+h+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return U.errors=[{instancePath:t+"/response/elsewhere/"+h+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var s=S===e}else var s=!0}}}}}else return U.errors=[{instancePath:t+
"/response/elsewhere/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var i=c===e;if(!i)break}}}else return U.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=u===e}else var a=!0}}}}else return U.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return U.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=n,e===0}var Yo=Fr;function Fr(r,{instancePath:t="",parentData:b,parentDataProperty:v,rootData:g=r,dynamicAnchors:k={}}={}){
let n=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return Fr.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Fr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fr.errors=
n,e===0}var fp={getHealth:{parameters:ns,body:sa,replies:{200:Yi}},getReadiness:{parameters:ps,body:ia,replies:{
200:Gi,503:Ji}},getMetrics:{parameters:ms,body:na,replies:{}},listKeys:{parameters:ls,body:ma,replies:{
200:Qi}},createKey:{parameters:fs,body:fa,replies:{200:mo}},readKey:{parameters:ys,body:ka,replies:{
200:lo}},revokeKey:{parameters:ds,body:Pa,replies:{200:fo}},changeKey:{parameters:us,body:ba,replies:{
200:yo}},rotateKey:{parameters:cs,body:wa,replies:{200:uo}},restoreKey:{parameters:hs,body:xa,replies:{
200:co}},getUsage:{parameters:gs,body:Na,replies:{200:ho}},listUsage:{parameters:ks,body:Sa,replies:{
200:go}},readOverview:{parameters:_s,body:Da,replies:{200:ko}},readSeries:{parameters:Ps,body:ja,replies:{
200:_o}},listRequests:{parameters:vs,body:Oa,replies:{200:Po}},readRequest:{parameters:bs,body:Fa,replies:{
200:vo}},listPayments:{parameters:ws,body:Ia,replies:{200:bo}},readPayment:{parameters:xs,body:Ea,replies:{
200:xo}},reconcilePayment:{parameters:qs,body:Xa,replies:{200:qo}},closePayment:{parameters:Ns,body:za,
replies:{200:No}},listUpstreams:{parameters:Ls,body:Ba,replies:{200:Lo}},drainUpstream:{parameters:Ss,
body:Ha,replies:{200:Ao}},restoreUpstream:{parameters:As,body:Ya,replies:{200:Do}},probeUpstream:{parameters:Ds,
body:Ja,replies:{200:To}},listRoutes:{parameters:Ts,body:ei,replies:{200:jo}},listOperatorAgents:{parameters:js,
body:ti,replies:{200:$o}},readOperatorAgent:{parameters:$s,body:ai,replies:{200:Oo}},getConfig:{parameters:Os,
body:oi,replies:{200:Co}},readSession:{parameters:Cs,body:pi,replies:{200:Ko}},createSession:{parameters:Fs,
body:li,replies:{200:Io}},endSession:{parameters:Ks,body:fi,replies:{200:Mo}},listOperators:{parameters:Is,
body:di,replies:{200:Eo}},createOperator:{parameters:Ms,body:ci,replies:{200:Ro}},revokeOperator:{parameters:Es,
body:gi,replies:{200:Xo}},changeOperator:{parameters:Rs,body:_i,replies:{200:Uo}},rotateOperator:{parameters:Xs,
body:Pi,replies:{200:zo}},listAudit:{parameters:Us,body:bi,replies:{200:Zo}},readAudit:{parameters:zs,
body:xi,replies:{200:Bo}},drainServer:{parameters:Zs,body:Ni,replies:{200:Vo}},reload:{parameters:Bs,
body:Si,replies:{200:Ho}},getOverview:{parameters:Vs,body:Ai,replies:{200:Wo}},getContract:{parameters:Hs,
body:Ti,replies:{200:Yo}},getReference:{parameters:Ws,body:$i,replies:{}},getReferenceFile:{parameters:Ys,
body:Ci,replies:{}},getConsole:{parameters:Js,body:Ki,replies:{}},getConsoleFile:{parameters:Qs,body:Mi,
replies:{}}};export{fp as default};
