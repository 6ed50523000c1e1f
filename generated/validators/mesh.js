// Compiled from a contract by npm run generate. Never edited.
var Vs=Object.create;var kr=Object.defineProperty;var Hs=Object.getOwnPropertyDescriptor;var Cs=Object.getOwnPropertyNames;var Qs=Object.getPrototypeOf,Zs=Object.prototype.hasOwnProperty;var wr=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(b){throw s=0,b}};var Bs=(r,s,b,P)=>{if(s&&typeof s=="object"||typeof s=="function")for(let g of Cs(s))!Zs.call(r,g)&&
g!==b&&kr(r,g,{get:()=>s[g],enumerable:!(P=Hs(s,g))||P.enumerable});return r};var Ie=(r,s,b)=>(b=r!=null?Vs(Qs(r)):{},Bs(s||!r||!r.__esModule?kr(b,"default",{value:r,enumerable:!0}):
b,r));var ar=wr(tr=>{"use strict";Object.defineProperty(tr,"__esModule",{value:!0});tr.formats=void 0;var Js=2**
31-1,et=(-2)**31,rt=2**63-1,st=(-2)**63,qr=(2-2**-23)*2**127,xr=2**-126,tt=-1*qr,at=-1*xr,Ar=()=>!0,
it=/^[A-Za-z0-9+/]*(=|==)?$/;tr.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Js&&r>=et,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=rt&&r>=st,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=qr&&r>=xr||r>=tt&&r<=at),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&it.test(r),binary:Ar,password:Ar}});var ir=wr(ve=>{"use strict";Object.defineProperty(ve,"__esModule",{value:!0});ve.formatNames=ve.fastFormats=
ve.fullFormats=void 0;function Pe(r,s){return{validate:r,compare:s}}ve.fullFormats={date:Pe(Ir,gr),time:Pe(
ur(!0),Pr),"date-time":Pe(Lr(!0),Nr),"iso-time":Pe(ur(),Er),"iso-date-time":Pe(Lr(),Dr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:yt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Pt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:lt,int32:{type:"number",validate:ut},
int64:{type:"number",validate:ht},float:{type:"number",validate:Tr},double:{type:"number",validate:Tr},
password:!0,binary:!0};ve.fastFormats={...ve.fullFormats,date:Pe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,gr),time:Pe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Pr),"date-time":Pe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Nr),"iso-time":Pe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Er),
"iso-date-time":Pe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Dr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ve.formatNames=Object.keys(ve.fullFormats);function nt(r){return r%4===0&&(r%100!==0||r%400===0)}var ot=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
pt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ir(r){let s=ot.exec(r);if(!s)return!1;let b=+s[1],
P=+s[2],g=+s[3];return P>=1&&P<=12&&g>=1&&g<=(P===2&&nt(b)?29:pt[P])}function gr(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var cr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ur(r){
return function(b){let P=cr.exec(b);if(!P)return!1;let g=+P[1],v=+P[2],i=+P[3],e=P[4],n=P[5]==="-"?-1:
1,o=+(P[6]||0),y=+(P[7]||0);if(o>23||y>59||r&&!e)return!1;if(g<=23&&v<=59&&i<60)return!0;let m=v-y*n,
p=g-o*n-(m<0?1:0);return(p===23||p===-1)&&(m===59||m===-1)&&i<61}}function Pr(r,s){if(!(r&&s))return;
let b=new Date("2020-01-01T"+r).valueOf(),P=new Date("2020-01-01T"+s).valueOf();if(b&&P)return b-P}function Er(r,s){
if(!(r&&s))return;let b=cr.exec(r),P=cr.exec(s);if(b&&P)return r=b[1]+b[2]+b[3],s=P[1]+P[2]+P[3],r>s?
1:r<s?-1:0}var hr=/t|\s/i;function Lr(r){let s=ur(r);return function(P){let g=P.split(hr);return g.length===
2&&Ir(g[0])&&s(g[1])}}function Nr(r,s){if(!(r&&s))return;let b=new Date(r).valueOf(),P=new Date(s).valueOf();
if(b&&P)return b-P}function Dr(r,s){if(!(r&&s))return;let[b,P]=r.split(hr),[g,v]=s.split(hr),i=gr(b,
g);if(i!==void 0)return i||Pr(P,v)}var mt=/\/|:/,dt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function yt(r){return mt.test(r)&&dt.test(r)}var jr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function lt(r){return jr.lastIndex=0,jr.test(r)}var ft=-(2**31),ct=2**31-1;function ut(r){return Number.
isInteger(r)&&r<=ct&&r>=ft}function ht(r){return Number.isInteger(r)}function Tr(){return!0}var gt=/[^\\]\\Z/;
function Pt(r){if(gt.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Ee=(r,s)=>r.length>s&&_r(r)>s,Ne=(r,s)=>r.length<2*s&&_r(r)<s,Ws=/[\ud800-\udbff][\udc00-\udfff]/g,
_r=r=>r.length-(r.match(Ws)?.length??0);var Sr=Ie(ar()),Mr=Ie(ir()),Dt={...Sr.formats,...Mr.fastFormats},Rr=me;var T=Ee,M=Ne,$r=new RegExp("^[ -~]+$","u");function me(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return me.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let m=r.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["x-request-timeout-ms"]!==void 0){
let a=m["x-request-timeout-ms"],t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let d=typeof a,
l;if(l===void 0)if(d==="boolean"||a===null||d==="string"&&a&&a==+a&&!(a%1))l=+a;else return me.errors=
[{instancePath:s+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=l,m!==void 0&&(m["x-r\
equest-timeout-ms"]=l))}if(e===t&&typeof a=="number"&&isFinite(a)){if(a>6e5||isNaN(a))return me.errors=
[{instancePath:s+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(a<1||isNaN(a))return me.
errors=[{instancePath:s+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var o=t===e}else
var o=!0;if(o)if(m["idempotency-key"]!==void 0){let a=m["idempotency-key"],t=e;if(typeof a!="string"){
let l=typeof a,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else return me.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(a=c,m!==void 0&&(m["idempot\
ency-key"]=c))}if(e===t&&typeof a=="string"){if(T(a,255))return me.errors=[{instancePath:s+"/headers\
/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;if(M(a,1))return me.errors=[{instancePath:s+"/headers/idempotency-k\
ey",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!$r.test(a))return me.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var o=t===e}else var o=!0}else return me.errors=[{instancePath:s+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return me.errors=i,e===0}me.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Kr=be;function be(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return be.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let p=y["idempotency-key"],
a=e;if(typeof p!="string"){let t=typeof p,d;if(d===void 0)if(t=="number"||t=="boolean")d=""+p;else if(p===
null)d="";else return be.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=
d,y!==void 0&&(y["idempotency-key"]=d))}if(e===a&&typeof p=="string"){if(T(p,255))return be.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(M(p,1))return be.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!$r.test(p))return be.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return be.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return be.errors=i,e===0}be.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ur=Se;function Se(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Se.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1}return Se.errors=i,e===0}Se.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yr=je;function je(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let p=y.details;if(typeof p!=
"boolean"){let a;if(a===void 0)if(p==="false"||p===0||p===null)a=!1;else if(p==="true"||p===1)a=!0;else
return je.errors=[{instancePath:s+"/query/details",schemaPath:"#/properties/query/properties/details\
/type",keyword:"type",params:{type:"boolean"}}],!1;a!==void 0&&(p=a,y!==void 0&&(y.details=a))}}else
return je.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return je.errors=i,e===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Or=G;function G(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p=
"headers")||r.params===void 0&&(p="params"))return G.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let a=r.headers,t=e;if(e===
t)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["payment-signature"]!==void 0){let d=a["payment-\
signature"],l=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c=="number"||c=="boolean")u=
""+d;else if(d===null)u="";else return G.errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;u!==
void 0&&(d=u,a!==void 0&&(a["payment-signature"]=u))}if(e===l&&typeof d=="string"){if(T(d,12288))return G.
errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(d,1))return G.errors=[{
instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0;if(o)if(a["x-pa\
yment"]!==void 0){let d=a["x-payment"],l=e;if(typeof d!="string"){let u=typeof d,f;if(f===void 0)if(u==
"number"||u=="boolean")f=""+d;else if(d===null)f="";else return G.errors=[{instancePath:s+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(d=f,a!==void 0&&(a["x-payment"]=f))}if(e===l&&typeof d=="string"){if(T(d,
12288))return G.errors=[{instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(d,1))return G.errors=[{
instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0}else return G.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=t===
e}else var y=!0;if(y)if(r.params!==void 0){let a=r.params,t=e;if(e===t)if(a&&typeof a=="object"&&!Array.
isArray(a)){let l;if(a.agent_id===void 0&&(l="agent_id")||a.tool===void 0&&(l="tool"))return G.errors=
[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(a.agent_id!==void 0){let c=a.agent_id,u=e;if(typeof c!="string"){let f=typeof c,h;if(h===void 0)
if(f=="number"||f=="boolean")h=""+c;else if(c===null)h="";else return G.errors=[{instancePath:s+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,a!==void 0&&(a.agent_id=h))}if(e===u&&typeof c=="string"){if(T(c,64))
return G.errors=[{instancePath:s+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(c,1))return G.errors=[{instancePath:s+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=u===e}else var m=!0;if(m)if(a.tool!==void 0){let c=a.tool,u=e;if(typeof c!=
"string"){let h=typeof c,x;if(x===void 0)if(h=="number"||h=="boolean")x=""+c;else if(c===null)x="";else
return G.errors=[{instancePath:s+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(c=x,a!==void 0&&(a.tool=x))}if(e===u&&typeof c==
"string"){if(T(c,64))return G.errors=[{instancePath:s+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(c,1))return G.errors=[{instancePath:s+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=u===e}else var m=!0}else return G.errors=[{instancePath:s+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=t===e}else var y=!0}return G.
errors=i,e===0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zr=B;function B(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m=
"headers")||r.params===void 0&&(m="params"))return B.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.headers,a=e;if(e===
a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){let t=p["payment-\
signature"],d=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="boolean")c=
""+t;else if(t===null)c="";else return B.errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(t=c,p!==void 0&&(p["payment-signature"]=c))}if(e===d&&typeof t=="string"){if(T(t,12288))return B.
errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(t,1))return B.errors=[{
instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0;if(o)if(p["x-pa\
yment"]!==void 0){let t=p["x-payment"],d=e;if(typeof t!="string"){let c=typeof t,u;if(u===void 0)if(c==
"number"||c=="boolean")u=""+t;else if(t===null)u="";else return B.errors=[{instancePath:s+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(t=u,p!==void 0&&(p["x-payment"]=u))}if(e===d&&typeof t=="string"){if(T(t,
12288))return B.errors=[{instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(t,1))return B.errors=[{
instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0}else return B.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=a===
e}else var y=!0;if(y)if(r.params!==void 0){let p=r.params,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return B.errors=[{instancePath:s+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let l=p.agent_id,c=e;if(typeof l!="string"){let u=typeof l,f;if(f===void 0)if(u=="number"||u==
"boolean")f=""+l;else if(l===null)f="";else return B.errors=[{instancePath:s+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(l=f,p!==void 0&&(p.agent_id=f))}if(e===c&&typeof l=="string"){if(T(l,64))return B.errors=[{instancePath:s+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(M(l,1))return B.errors=[{instancePath:s+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return B.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=a===e}else var y=!0}return B.errors=i,e===0}B.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gr=Te;function Te(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Te.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){y.details===void 0&&(y.details=!1);let p=y.details;if(typeof p!=
"boolean"){let a;if(a===void 0)if(p==="false"||p===0||p===null)a=!1;else if(p==="true"||p===1)a=!0;else
return Te.errors=[{instancePath:s+"/query/details",schemaPath:"#/properties/query/properties/details\
/type",keyword:"type",params:{type:"boolean"}}],!1;a!==void 0&&(p=a,y!==void 0&&(y.details=a))}}else
return Te.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return Te.errors=i,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Xr=X;function X(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let p;if(r.query===void 0&&(p="query")||r.headers===void 0&&(p=
"headers")||r.params===void 0&&(p="params"))return X.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:p}}],!1;if(r.headers!==void 0){let a=r.headers,t=e;if(e===
t)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a["payment-signature"]!==void 0){let d=a["payment-\
signature"],l=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c=="number"||c=="boolean")u=
""+d;else if(d===null)u="";else return X.errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;u!==
void 0&&(d=u,a!==void 0&&(a["payment-signature"]=u))}if(e===l&&typeof d=="string"){if(T(d,12288))return X.
errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(d,1))return X.errors=[{
instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0;if(o)if(a["x-pa\
yment"]!==void 0){let d=a["x-payment"],l=e;if(typeof d!="string"){let u=typeof d,f;if(f===void 0)if(u==
"number"||u=="boolean")f=""+d;else if(d===null)f="";else return X.errors=[{instancePath:s+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(d=f,a!==void 0&&(a["x-payment"]=f))}if(e===l&&typeof d=="string"){if(T(d,
12288))return X.errors=[{instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(d,1))return X.errors=[{
instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=l===e}else var o=!0}else return X.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=t===
e}else var y=!0;if(y)if(r.params!==void 0){let a=r.params,t=e;if(e===t)if(a&&typeof a=="object"&&!Array.
isArray(a)){let l;if(a.agent_id===void 0&&(l="agent_id")||a.tool===void 0&&(l="tool"))return X.errors=
[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:l}}],
!1;if(a.agent_id!==void 0){let c=a.agent_id,u=e;if(typeof c!="string"){let f=typeof c,h;if(h===void 0)
if(f=="number"||f=="boolean")h=""+c;else if(c===null)h="";else return X.errors=[{instancePath:s+"/pa\
rams/agent_id",schemaPath:"#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"\
string"}}],!1;h!==void 0&&(c=h,a!==void 0&&(a.agent_id=h))}if(e===u&&typeof c=="string"){if(T(c,64))
return X.errors=[{instancePath:s+"/params/agent_id",schemaPath:"#/properties/params/properties/agent\
_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(c,1))return X.errors=[{instancePath:s+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/minLength",keyword:"minLength",
params:{limit:1}}],!1}var m=u===e}else var m=!0;if(m)if(a.tool!==void 0){let c=a.tool,u=e;if(typeof c!=
"string"){let h=typeof c,x;if(x===void 0)if(h=="number"||h=="boolean")x=""+c;else if(c===null)x="";else
return X.errors=[{instancePath:s+"/params/tool",schemaPath:"#/properties/params/properties/tool/type",
keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(c=x,a!==void 0&&(a.tool=x))}if(e===u&&typeof c==
"string"){if(T(c,64))return X.errors=[{instancePath:s+"/params/tool",schemaPath:"#/properties/params\
/properties/tool/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(c,1))return X.errors=[{instancePath:s+
"/params/tool",schemaPath:"#/properties/params/properties/tool/minLength",keyword:"minLength",params:{
limit:1}}],!1}var m=u===e}else var m=!0}else return X.errors=[{instancePath:s+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var y=t===e}else var y=!0}return X.
errors=i,e===0}X.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fr=W;function W(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.headers===void 0&&(m=
"headers")||r.params===void 0&&(m="params"))return W.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:m}}],!1;if(r.headers!==void 0){let p=r.headers,a=e;if(e===
a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["payment-signature"]!==void 0){let t=p["payment-\
signature"],d=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="boolean")c=
""+t;else if(t===null)c="";else return W.errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"\
#/properties/headers/properties/payment-signature/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(t=c,p!==void 0&&(p["payment-signature"]=c))}if(e===d&&typeof t=="string"){if(T(t,12288))return W.
errors=[{instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/pay\
ment-signature/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(t,1))return W.errors=[{
instancePath:s+"/headers/payment-signature",schemaPath:"#/properties/headers/properties/payment-sign\
ature/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0;if(o)if(p["x-pa\
yment"]!==void 0){let t=p["x-payment"],d=e;if(typeof t!="string"){let c=typeof t,u;if(u===void 0)if(c==
"number"||c=="boolean")u=""+t;else if(t===null)u="";else return W.errors=[{instancePath:s+"/headers/\
x-payment",schemaPath:"#/properties/headers/properties/x-payment/type",keyword:"type",params:{type:"\
string"}}],!1;u!==void 0&&(t=u,p!==void 0&&(p["x-payment"]=u))}if(e===d&&typeof t=="string"){if(T(t,
12288))return W.errors=[{instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/proper\
ties/x-payment/maxLength",keyword:"maxLength",params:{limit:12288}}],!1;if(M(t,1))return W.errors=[{
instancePath:s+"/headers/x-payment",schemaPath:"#/properties/headers/properties/x-payment/minLength",
keyword:"minLength",params:{limit:1}}],!1}var o=d===e}else var o=!0}else return W.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var y=a===
e}else var y=!0;if(y)if(r.params!==void 0){let p=r.params,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.
isArray(p)){let d;if(p.agent_id===void 0&&(d="agent_id"))return W.errors=[{instancePath:s+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==
void 0){let l=p.agent_id,c=e;if(typeof l!="string"){let u=typeof l,f;if(f===void 0)if(u=="number"||u==
"boolean")f=""+l;else if(l===null)f="";else return W.errors=[{instancePath:s+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(l=f,p!==void 0&&(p.agent_id=f))}if(e===c&&typeof l=="string"){if(T(l,64))return W.errors=[{instancePath:s+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(M(l,1))return W.errors=[{instancePath:s+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return W.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var y=a===e}else var y=!0}return W.errors=i,e===0}W.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vr=O;var Hr=new RegExp("^[!-~]+$","u");function O(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let m=r.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["mcp-session-id"]!==void 0){let a=m["\
mcp-session-id"],t=e;if(typeof a!="string"){let d=typeof a,l;if(l===void 0)if(d=="number"||d=="boole\
an")l=""+a;else if(a===null)l="";else return O.errors=[{instancePath:s+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,m!==void 0&&(m["mcp-session-id"]=l))}if(e===t&&typeof a=="string"){if(T(a,256))return O.
errors=[{instancePath:s+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-se\
ssion-id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(M(a,1))return O.errors=[{instancePath:s+
"/headers/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Hr.test(a))return O.errors=[{instancePath:s+"/headers/mcp-sessi\
on-id",schemaPath:"#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var o=t===e}else var o=!0;if(o){if(m["mcp-protocol-version"]!==void 0){let a=m["\
mcp-protocol-version"],t=e;if(typeof a!="string"){let l=typeof a,c;if(c===void 0)if(l=="number"||l==
"boolean")c=""+a;else if(a===null)c="";else return O.errors=[{instancePath:s+"/headers/mcp-protocol-\
version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{
type:"string"}}],!1;c!==void 0&&(a=c,m!==void 0&&(m["mcp-protocol-version"]=c))}if(e===t&&typeof a==
"string"){if(T(a,64))return O.errors=[{instancePath:s+"/headers/mcp-protocol-version",schemaPath:"#/\
properties/headers/properties/mcp-protocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(M(a,1))return O.errors=[{instancePath:s+"/headers/mcp-protocol-version",schemaPath:"#/properti\
es/headers/properties/mcp-protocol-version/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=t===
e}else var o=!0;if(o){if(m["mcp-method"]!==void 0){let a=m["mcp-method"],t=e;if(typeof a!="string"){
let l=typeof a,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else return O.
errors=[{instancePath:s+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method\
/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(a=c,m!==void 0&&(m["mcp-method"]=c))}
if(e===t&&typeof a=="string"){if(T(a,256))return O.errors=[{instancePath:s+"/headers/mcp-method",schemaPath:"\
#/properties/headers/properties/mcp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(M(
a,1))return O.errors=[{instancePath:s+"/headers/mcp-method",schemaPath:"#/properties/headers/propert\
ies/mcp-method/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=t===e}else var o=!0;if(o){
if(m["mcp-name"]!==void 0){let a=m["mcp-name"],t=e;if(typeof a!="string"){let l=typeof a,c;if(c===void 0)
if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else return O.errors=[{instancePath:s+"/he\
aders/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(a=c,m!==void 0&&(m["mcp-name"]=c))}if(e===t&&typeof a=="string"){if(T(a,1024))
return O.errors=[{instancePath:s+"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp\
-name/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(M(a,1))return O.errors=[{instancePath:s+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}var o=t===e}else var o=!0;if(o)if(m.origin!==void 0){let a=m.origin,t=e;if(typeof a!=
"string"){let l=typeof a,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+a;else if(a===null)c="";else
return O.errors=[{instancePath:s+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(a=c,m!==void 0&&(m.origin=c))}if(e===
t&&typeof a=="string"){if(T(a,2048))return O.errors=[{instancePath:s+"/headers/origin",schemaPath:"#\
/properties/headers/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(M(a,
1))return O.errors=[{instancePath:s+"/headers/origin",schemaPath:"#/properties/headers/properties/or\
igin/minLength",keyword:"minLength",params:{limit:1}}],!1}var o=t===e}else var o=!0}}}}else return O.
errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return O.errors=i,e===0}O.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Cr=D,vt={paths:{},components:{securitySchemes:{AccessToken:{
type:"http",scheme:"bearer"},PaymentSignature:{type:"apiKey",in:"header",name:"PAYMENT-SIGNATURE"},Payment:{
type:"apiKey",in:"header",name:"X-PAYMENT"}}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{mode:{type:"string",enum:["search"]}}},headers:{type:"object",properties:{
"mcp-session-id":{type:"string",minLength:1,maxLength:256,pattern:"^[!-~]+$"},"mcp-protocol-version":{
type:"string",minLength:1,maxLength:64},"mcp-method":{type:"string",minLength:1,maxLength:256},"mcp-\
name":{type:"string",minLength:1,maxLength:1024},origin:{type:"string",minLength:1,maxLength:2048}}},
params:{type:"object",properties:{agent_id:{type:"string",minLength:1,maxLength:64}},required:["agen\
t_id"]},cookies:{},body:{}}};function D(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,
dynamicAnchors:v={}}={}){let i=null,e=0,n=D.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.query===void 0&&(m="query")||r.
headers===void 0&&(m="headers")||r.params===void 0&&(m="params"))return D.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.query!==void 0){let p=r.query,a=e;
if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.mode!==void 0){let t=p.mode;if(typeof t!=
"string"){let d=typeof t,l;if(l===void 0)if(d=="number"||d=="boolean")l=""+t;else if(t===null)l="";else
return D.errors=[{instancePath:s+"/query/mode",schemaPath:"#/properties/query/properties/mode/type",
keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,p!==void 0&&(p.mode=l))}if(t!=="search")
return D.errors=[{instancePath:s+"/query/mode",schemaPath:"#/properties/query/properties/mode/enum",
keyword:"enum",params:{allowedValues:vt.properties.query.properties.mode.enum}}],!1}}else return D.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var o=a===e}else var o=!0;if(o){if(r.headers!==void 0){let p=r.headers,a=e;if(e===a)if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p["mcp-session-id"]!==void 0){let d=p["mcp-session-id"],l=e;if(typeof d!=
"string"){let c=typeof d,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+d;else if(d===null)u="";else
return D.errors=[{instancePath:s+"/headers/mcp-session-id",schemaPath:"#/properties/headers/properti\
es/mcp-session-id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(d=u,p!==void 0&&(p["\
mcp-session-id"]=u))}if(e===l&&typeof d=="string"){if(T(d,256))return D.errors=[{instancePath:s+"/he\
aders/mcp-session-id",schemaPath:"#/properties/headers/properties/mcp-session-id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(M(d,1))return D.errors=[{instancePath:s+"/headers/mcp-session-\
id",schemaPath:"#/properties/headers/properties/mcp-session-id/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Hr.test(d))return D.errors=[{instancePath:s+"/headers/mcp-session-id",schemaPath:"\
#/properties/headers/properties/mcp-session-id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],
!1}var y=l===e}else var y=!0;if(y){if(p["mcp-protocol-version"]!==void 0){let d=p["mcp-protocol-vers\
ion"],l=e;if(typeof d!="string"){let u=typeof d,f;if(f===void 0)if(u=="number"||u=="boolean")f=""+d;else if(d===
null)f="";else return D.errors=[{instancePath:s+"/headers/mcp-protocol-version",schemaPath:"#/proper\
ties/headers/properties/mcp-protocol-version/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(d=f,p!==void 0&&(p["mcp-protocol-version"]=f))}if(e===l&&typeof d=="string"){if(T(d,64))return D.errors=
[{instancePath:s+"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-pro\
tocol-version/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(d,1))return D.errors=[{instancePath:s+
"/headers/mcp-protocol-version",schemaPath:"#/properties/headers/properties/mcp-protocol-version/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var y=l===e}else var y=!0;if(y){if(p["mcp-method"]!==
void 0){let d=p["mcp-method"],l=e;if(typeof d!="string"){let u=typeof d,f;if(f===void 0)if(u=="numbe\
r"||u=="boolean")f=""+d;else if(d===null)f="";else return D.errors=[{instancePath:s+"/headers/mcp-me\
thod",schemaPath:"#/properties/headers/properties/mcp-method/type",keyword:"type",params:{type:"stri\
ng"}}],!1;f!==void 0&&(d=f,p!==void 0&&(p["mcp-method"]=f))}if(e===l&&typeof d=="string"){if(T(d,256))
return D.errors=[{instancePath:s+"/headers/mcp-method",schemaPath:"#/properties/headers/properties/m\
cp-method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(M(d,1))return D.errors=[{instancePath:s+
"/headers/mcp-method",schemaPath:"#/properties/headers/properties/mcp-method/minLength",keyword:"min\
Length",params:{limit:1}}],!1}var y=l===e}else var y=!0;if(y){if(p["mcp-name"]!==void 0){let d=p["mc\
p-name"],l=e;if(typeof d!="string"){let u=typeof d,f;if(f===void 0)if(u=="number"||u=="boolean")f=""+
d;else if(d===null)f="";else return D.errors=[{instancePath:s+"/headers/mcp-name",schemaPath:"#/prop\
erties/headers/properties/mcp-name/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(d=f,
p!==void 0&&(p["mcp-name"]=f))}if(e===l&&typeof d=="string"){if(T(d,1024))return D.errors=[{instancePath:s+
"/headers/mcp-name",schemaPath:"#/properties/headers/properties/mcp-name/maxLength",keyword:"maxLeng\
th",params:{limit:1024}}],!1;if(M(d,1))return D.errors=[{instancePath:s+"/headers/mcp-name",schemaPath:"\
#/properties/headers/properties/mcp-name/minLength",keyword:"minLength",params:{limit:1}}],!1}var y=l===
e}else var y=!0;if(y)if(p.origin!==void 0){let d=p.origin,l=e;if(typeof d!="string"){let u=typeof d,
f;if(f===void 0)if(u=="number"||u=="boolean")f=""+d;else if(d===null)f="";else return D.errors=[{instancePath:s+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(d=f,p!==void 0&&(p.origin=f))}if(e===l&&typeof d=="string"){if(T(d,2048))
return D.errors=[{instancePath:s+"/headers/origin",schemaPath:"#/properties/headers/properties/origi\
n/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(M(d,1))return D.errors=[{instancePath:s+
"/headers/origin",schemaPath:"#/properties/headers/properties/origin/minLength",keyword:"minLength",
params:{limit:1}}],!1}var y=l===e}else var y=!0}}}}else return D.errors=[{instancePath:s+"/headers",
schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var o=a===e}else var o=!0;
if(o)if(r.params!==void 0){let p=r.params,a=e;if(e===a)if(p&&typeof p=="object"&&!Array.isArray(p)){
let d;if(p.agent_id===void 0&&(d="agent_id"))return D.errors=[{instancePath:s+"/params",schemaPath:"\
#/properties/params/required",keyword:"required",params:{missingProperty:d}}],!1;if(p.agent_id!==void 0){
let l=p.agent_id,c=e;if(typeof l!="string"){let u=typeof l,f;if(f===void 0)if(u=="number"||u=="boole\
an")f=""+l;else if(l===null)f="";else return D.errors=[{instancePath:s+"/params/agent_id",schemaPath:"\
#/properties/params/properties/agent_id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&
(l=f,p!==void 0&&(p.agent_id=f))}if(e===c&&typeof l=="string"){if(T(l,64))return D.errors=[{instancePath:s+
"/params/agent_id",schemaPath:"#/properties/params/properties/agent_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(M(l,1))return D.errors=[{instancePath:s+"/params/agent_id",schemaPath:"#/p\
roperties/params/properties/agent_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return D.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var o=a===e}else var o=!0}}return D.errors=i,e===0}D.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qr=we;function we(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=we.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return we.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.agent_id!==void 0){let p=y.agent_id,a=e;if(typeof p!="st\
ring"){let t=typeof p,d;if(d===void 0)if(t=="number"||t=="boolean")d=""+p;else if(p===null)d="";else
return we.errors=[{instancePath:s+"/query/agent_id",schemaPath:"#/properties/query/properties/agent_\
id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y.agent_id=d))}if(e===
a&&typeof p=="string"){if(T(p,64))return we.errors=[{instancePath:s+"/query/agent_id",schemaPath:"#/\
properties/query/properties/agent_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(p,1))
return we.errors=[{instancePath:s+"/query/agent_id",schemaPath:"#/properties/query/properties/agent_\
id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return we.errors=[{instancePath:s+"/q\
uery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=
i,e===0}we.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zr=Me;function Me(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1}return Me.errors=i,e===0}Me.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Br=Re;function Re(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Re.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1}return Re.errors=i,e===0}Re.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wr=Ae;function Ae(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return Ae.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let p=y["if-none-match"],a=e;
if(typeof p!="string"){let t=typeof p,d;if(d===void 0)if(t=="number"||t=="boolean")d=""+p;else if(p===
null)d="";else return Ae.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==
void 0&&(y["if-none-match"]=d))}if(e===a&&typeof p=="string"&&T(p,4096))return Ae.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ae.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=i,e===0}Ae.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jr=qe;function qe(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.query===void 0&&(o="query")||r.headers===void 0&&(o=
"headers")||r.params===void 0&&(o="params"))return qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(r.headers!==void 0){let y=r.headers;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let p=y["if-none-match"],a=e;
if(typeof p!="string"){let t=typeof p,d;if(d===void 0)if(t=="number"||t=="boolean")d=""+p;else if(p===
null)d="";else return qe.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==
void 0&&(y["if-none-match"]=d))}if(e===a&&typeof p=="string"&&T(p,4096))return qe.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return qe.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return qe.errors=i,e===0}qe.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var es=ie;var bt=new RegExp("^[a-z][a-z0-9.-]*$","u");function ie(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&
(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return ie.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.headers!==void 0){let m=r.
headers,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let a=m["\
if-none-match"],t=e;if(typeof a!="string"){let d=typeof a,l;if(l===void 0)if(d=="number"||d=="boolea\
n")l=""+a;else if(a===null)l="";else return ie.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,m!==void 0&&(m["if-none-match"]=l))}if(e===t&&typeof a=="string"&&T(a,4096))return ie.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ie.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var o=p===e}else
var o=!0;if(o)if(r.params!==void 0){let m=r.params,p=e;if(e===p)if(m&&typeof m=="object"&&!Array.isArray(
m)){let t;if(m.file===void 0&&(t="file"))return ie.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:t}}],!1;if(m.file!==void 0){let d=m.
file,l=e;if(typeof d!="string"){let c=typeof d,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+d;else if(d===
null)u="";else return ie.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(d=u,m!==void 0&&(m.file=u))}
if(e===l&&typeof d=="string"){if(T(d,64))return ie.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(M(d,1))
return ie.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!bt.test(d))return ie.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return ie.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var o=p===e}else var o=!0}return ie.errors=
i,e===0}ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rs=Ie(ar()),ss=Ie(ir()),Mt={...rs.formats,...ss.fastFormats},ts=de;var ne=Ee,ce=Ne;function fe(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=fe.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let o=e,
y=!1,m=null,p=e,a=e,t=e,d=e,l=e,c=!1,u=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.tool===
void 0&&(E="tool")){let N={};i===null?i=[N]:i.push(N),e++}}var x=u===e;if(c=c||x,x){var f={};f.tool=
!0}let h=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.tool_arguments===void 0&&(E="tool\
_arguments")){let N={};i===null?i=[N]:i.push(N),e++}}var x=h===e;if(c=c||x,x&&f!==!0&&(f=f||{},f.tool_arguments=
!0),c)e=l,i!==null&&(l?i.length=l:i=null);else{let E={};i===null?i=[E]:i.push(E),e++}var k=d===e;if(k){
let E={instancePath:s,schemaPath:"schema:QueryInput/not",keyword:"not",params:{}};i===null?i=[E]:i.push(
E),e++}else e=t,i!==null&&(t?i.length=t:i=null);if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){
let E;if(r.query===void 0&&(E="query")){let N={instancePath:s,schemaPath:"schema:QueryInput/required",
keyword:"required",params:{missingProperty:E}};i===null?i=[N]:i.push(N),e++}else{if(r.query!==void 0){
let N=r.query,_e=e;if(e===_e)if(typeof N=="string"){if(ne(N,65536)){let U={instancePath:s+"/query",schemaPath:"\
schema:QueryInput/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}};i===null?i=[
U]:i.push(U),e++}else if(ce(N,1)){let U={instancePath:s+"/query",schemaPath:"schema:QueryInput/prope\
rties/query/minLength",keyword:"minLength",params:{limit:1}};i===null?i=[U]:i.push(U),e++}}else{let U={
instancePath:s+"/query",schemaPath:"schema:QueryInput/properties/query/type",keyword:"type",params:{
type:"string"}};i===null?i=[U]:i.push(U),e++}var A=_e===e}else var A=!0;if(A)if(r.raw_data_only!==void 0){
let N=e;if(typeof r.raw_data_only!="boolean"){let U={instancePath:s+"/raw_data_only",schemaPath:"sch\
ema:QueryInput/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}};i===null?i=[U]:
i.push(U),e++}var A=N===e}else var A=!0}}else{let E={instancePath:s,schemaPath:"schema:QueryInput/ty\
pe",keyword:"type",params:{type:"object"}};i===null?i=[E]:i.push(E),e++}var sr=p===e;if(sr){y=!0,m=0;
var w={};w.query=!0,w.raw_data_only=!0}let rr=e,ke=e,xe=e,_=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let E;if(r.query===void 0&&(E="query")){let N={};i===null?i=[N]:i.push(N),e++}}var Y=_===e;if(Y){
let E={instancePath:s,schemaPath:"schema:ToolInput/not",keyword:"not",params:{}};i===null?i=[E]:i.push(
E),e++}else e=xe,i!==null&&(xe?i.length=xe:i=null);if(e===ke)if(r&&typeof r=="object"&&!Array.isArray(
r)){let E;if(r.tool===void 0&&(E="tool")||r.tool_arguments===void 0&&(E="tool_arguments")){let N={instancePath:s,
schemaPath:"schema:ToolInput/required",keyword:"required",params:{missingProperty:E}};i===null?i=[N]:
i.push(N),e++}else{if(r.tool!==void 0){let N=r.tool,_e=e;if(e===_e)if(typeof N=="string"){if(ne(N,64)){
let U={instancePath:s+"/tool",schemaPath:"schema:ToolInput/properties/tool/maxLength",keyword:"maxLe\
ngth",params:{limit:64}};i===null?i=[U]:i.push(U),e++}else if(ce(N,1)){let U={instancePath:s+"/tool",
schemaPath:"schema:ToolInput/properties/tool/minLength",keyword:"minLength",params:{limit:1}};i===null?
i=[U]:i.push(U),e++}}else{let U={instancePath:s+"/tool",schemaPath:"schema:ToolInput/properties/tool\
/type",keyword:"type",params:{type:"string"}};i===null?i=[U]:i.push(U),e++}var Le=_e===e}else var Le=!0;
if(Le){if(r.tool_arguments!==void 0){let N=r.tool_arguments,_e=e;if(e===_e&&!(N&&typeof N=="object"&&
!Array.isArray(N))){let br={instancePath:s+"/tool_arguments",schemaPath:"schema:ToolInput/properties\
/tool_arguments/type",keyword:"type",params:{type:"object"}};i===null?i=[br]:i.push(br),e++}var Le=_e===
e}else var Le=!0;if(Le)if(r.raw_data_only!==void 0){let N=e;if(typeof r.raw_data_only!="boolean"){let U={
instancePath:s+"/raw_data_only",schemaPath:"schema:ToolInput/properties/raw_data_only/type",keyword:"\
type",params:{type:"boolean"}};i===null?i=[U]:i.push(U),e++}var Le=N===e}else var Le=!0}}}else{let E={
instancePath:s,schemaPath:"schema:ToolInput/type",keyword:"type",params:{type:"object"}};i===null?i=
[E]:i.push(E),e++}var sr=rr===e;if(sr&&y?(y=!1,m=[m,1]):sr&&(y=!0,m=1,w!==!0&&(w=w||{},w.tool=!0,w.tool_arguments=
!0,w.raw_data_only=!0)),y)e=o,i!==null&&(o?i.length=o:i=null);else{let E={instancePath:s,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:m}};return i===null?i=[E]:i.push(E),e++,fe.errors=i,
!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.raw_data_only===void 0&&(r.raw_data_only=
!1),w!==!0&&(w=w||{},w.raw_data_only=!0),typeof r.raw_data_only!="boolean")return fe.errors=[{instancePath:s+
"/raw_data_only",schemaPath:"#/properties/raw_data_only/type",keyword:"type",params:{type:"boolean"}}],
!1}else return fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return fe.errors=i,n.props=w,e===0}fe.evaluated={dynamicProps:!0,dynamicItems:!1};function de(r,{
instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,
e=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return de.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.api_key===void 0&&(a="api_key")||
m.agent_id===void 0&&(a="agent_id")||m.input===void 0&&(a="input"))return de.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.
api_key!==void 0){let t=m.api_key,d=e;if(e===e)if(typeof t=="string"){if(ne(t,512))return de.errors=
[{instancePath:s+"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ce(t,1))return de.errors=[{instancePath:s+"/body/api_key",schemaPath:"schema:ApiKey/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:s+"/body/api_key",schemaPath:"\
schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.
agent_id!==void 0){let t=m.agent_id,d=e;if(e===e)if(typeof t=="string"){if(ne(t,64))return de.errors=
[{instancePath:s+"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ce(t,1))return de.errors=[{instancePath:s+"/body/agent_id",schemaPath:"schema:Agen\
tName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:s+"/\
body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var o=d===
e}else var o=!0;if(o)if(m.input!==void 0){let t=e;fe(m.input,{instancePath:s+"/body/input",parentData:m,
parentDataProperty:"input",rootData:g,dynamicAnchors:v})||(i=i===null?fe.errors:i.concat(fe.errors),
e=i.length);var o=t===e}else var o=!0}}else return de.errors=[{instancePath:s+"/body",schemaPath:"#/\
properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return de.errors=i,e===0}de.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var as=ye;function ye(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ye.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.api_key===void 0&&(a="api_key")||
m.agent_id===void 0&&(a="agent_id")||m.task_details===void 0&&(a="task_details"))return ye.errors=[{
instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;if(m.api_key!==void 0){let t=m.api_key,d=e;if(e===e)if(typeof t=="string"){if(ne(t,512))return ye.
errors=[{instancePath:s+"/body/api_key",schemaPath:"schema:ApiKey/maxLength",keyword:"maxLength",params:{
limit:512}}],!1;if(ce(t,1))return ye.errors=[{instancePath:s+"/body/api_key",schemaPath:"schema:ApiK\
ey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:s+"/bod\
y/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else
var o=!0;if(o){if(m.agent_id!==void 0){let t=m.agent_id,d=e;if(e===e)if(typeof t=="string"){if(ne(t,
64))return ye.errors=[{instancePath:s+"/body/agent_id",schemaPath:"schema:AgentName/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(ce(t,1))return ye.errors=[{instancePath:s+"/body/agent_id",schemaPath:"\
schema:AgentName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:s+
"/body/agent_id",schemaPath:"schema:AgentName/type",keyword:"type",params:{type:"string"}}],!1;var o=d===
e}else var o=!0;if(o)if(m.task_details!==void 0){let t=e;fe(m.task_details,{instancePath:s+"/body/ta\
sk_details",parentData:m,parentDataProperty:"task_details",rootData:g,dynamicAnchors:v})||(i=i===null?
fe.errors:i.concat(fe.errors),e=i.length);var o=t===e}else var o=!0}}else return ye.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ye.errors=
i,e===0}ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var is=le;function le(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return le.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let a;if(m.api_key===void 0&&(a="api_key")||
m.task_id===void 0&&(a="task_id"))return le.errors=[{instancePath:s+"/body",schemaPath:"#/properties\
/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.api_key!==void 0){let t=m.api_key,
d=e;if(e===e)if(typeof t=="string"){if(ne(t,512))return le.errors=[{instancePath:s+"/body/api_key",schemaPath:"\
schema:ApiKey/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(ce(t,1))return le.errors=[{instancePath:s+
"/body/api_key",schemaPath:"schema:ApiKey/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:s+"/body/api_key",schemaPath:"schema:ApiKey/type",keyword:"type",params:{type:"\
string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.task_id!==void 0){let t=m.task_id,d=e;if(e===d)if(typeof t==
"string"){if(ne(t,64))return le.errors=[{instancePath:s+"/body/task_id",schemaPath:"#/properties/bod\
y/properties/task_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ce(t,1))return le.errors=
[{instancePath:s+"/body/task_id",schemaPath:"#/properties/body/properties/task_id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:s+"/body/task_id",schemaPath:"\
#/properties/body/properties/task_id/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else
var o=!0}else return le.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return le.errors=i,e===0}le.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ns=nr;function nr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=nr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
nr.errors=i,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var os=$e;function $e(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let o=r.body;if(e===e&&!(o&&typeof o=="objec\
t"&&!Array.isArray(o)))return $e.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return $e.errors=i,e===0}$e.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ps=ue;function ue(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return ue.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===void 0&&(m.raw_data_only=
!1);let a;if(m.query===void 0&&(a="query"))return ue.errors=[{instancePath:s+"/body",schemaPath:"#/p\
roperties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.query!==void 0){let t=m.
query,d=e;if(e===d)if(typeof t=="string"){if(ne(t,65536))return ue.errors=[{instancePath:s+"/body/qu\
ery",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(ce(t,1))return ue.errors=[{instancePath:s+"/body/query",schemaPath:"#/properties/body/properti\
es/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:s+
"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=d===e}else var o=!0;if(o){let t=e;if(typeof m.raw_data_only!="boolean")return ue.errors=
[{instancePath:s+"/body/raw_data_only",schemaPath:"#/properties/body/properties/raw_data_only/type",
keyword:"type",params:{type:"boolean"}}],!1;var o=t===e}}else return ue.errors=[{instancePath:s+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ue.errors=
i,e===0}ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ms=or;function or(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=or.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
or.errors=i,e===0}or.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ds=Ke;function Ke(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let o=r.body;if(e===e&&!(o&&typeof o=="objec\
t"&&!Array.isArray(o)))return Ke.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return Ke.errors=i,e===0}Ke.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ys=he;function he(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.body===void 0&&(y="body"))return he.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.body!==void 0){let m=r.
body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){m.raw_data_only===void 0&&(m.raw_data_only=
!1);let a;if(m.query===void 0&&(a="query"))return he.errors=[{instancePath:s+"/body",schemaPath:"#/p\
roperties/body/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.query!==void 0){let t=m.
query,d=e;if(e===d)if(typeof t=="string"){if(ne(t,65536))return he.errors=[{instancePath:s+"/body/qu\
ery",schemaPath:"#/properties/body/properties/query/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;if(ce(t,1))return he.errors=[{instancePath:s+"/body/query",schemaPath:"#/properties/body/properti\
es/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:s+
"/body/query",schemaPath:"#/properties/body/properties/query/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=d===e}else var o=!0;if(o){let t=e;if(typeof m.raw_data_only!="boolean")return he.errors=
[{instancePath:s+"/body/raw_data_only",schemaPath:"#/properties/body/properties/raw_data_only/type",
keyword:"type",params:{type:"boolean"}}],!1;var o=t===e}}else return he.errors=[{instancePath:s+"/bo\
dy",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=
i,e===0}he.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ls=J;function J(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=J.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return J.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let p=r.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let t;if(p.jsonrpc===void 0&&(t="jsonrpc"))
return J.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:t}}],!1;{let d=e;for(let l in p)if(!(l==="jsonrpc"||l==="id"||l==="method"||
l==="params"||l==="result"||l==="error")){return J.errors=[{instancePath:s+"/body",schemaPath:"#/pro\
perties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(d===e){if(p.jsonrpc!==void 0){let l=p.jsonrpc,c=e;if(typeof l!="string")return J.errors=[{instancePath:s+
"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"type",params:{type:"\
string"}}],!1;if(l!=="2.0")return J.errors=[{instancePath:s+"/body/jsonrpc",schemaPath:"#/properties\
/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=c===e}else var o=!0;
if(o){if(p.id!==void 0){let l=p.id,c=e,u=e,f=!1,h=null,x=e;if(e===x)if(typeof l=="string"){if(ne(l,256)){
let w={instancePath:s+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{
limit:256}};i===null?i=[w]:i.push(w),e++}}else{let w={instancePath:s+"/body/id",schemaPath:"schema:M\
cpId/oneOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[w]:i.push(w),e++}var y=x===e;y&&
(f=!0,h=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:s+"\
/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};i===null?i=
[w]:i.push(w),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let w={
instancePath:s+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};i===null?i=[w]:i.push(w),e++}else if(l<-9007199254740991||isNaN(l)){let w={
instancePath:s+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};i===null?i=[w]:i.push(w),e++}}var y=k===e;if(y&&f?(f=!1,h=[h,1]):y&&(f=
!0,h=1),f)e=u,i!==null&&(u?i.length=u:i=null);else{let w={instancePath:s+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return i===null?i=[w]:i.push(w),e++,J.errors=
i,!1}var o=c===e}else var o=!0;if(o){if(p.method!==void 0){let l=p.method,c=e;if(e===c)if(typeof l==
"string"){if(ne(l,256))return J.errors=[{instancePath:s+"/body/method",schemaPath:"#/properties/body\
/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(l,1))return J.errors=
[{instancePath:s+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:s+"/body/method",schemaPath:"#/\
properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;
if(o){if(p.params!==void 0){let l=p.params,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(l)))
return J.errors=[{instancePath:s+"/body/params",schemaPath:"#/properties/body/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var o=c===e}else var o=!0;if(o){if(p.result!==void 0){let l=p.
result,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(l)))return J.errors=[{instancePath:s+"/\
body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var o=c===e}else var o=!0;if(o)if(p.error!==void 0){let l=p.error,c=e;if(e===c&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return J.errors=[{instancePath:s+"/body/error",schemaPath:"#/properties\
/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e}else var o=!0}}}}}}}else
return J.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return J.errors=i,e===0}J.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var fs=ee;function ee(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return ee.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let p=r.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let t;if(p.jsonrpc===void 0&&(t="jsonrpc"))
return ee.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:t}}],!1;{let d=e;for(let l in p)if(!(l==="jsonrpc"||l==="id"||l==="method"||
l==="params"||l==="result"||l==="error")){return ee.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(d===e){if(p.jsonrpc!==void 0){let l=p.jsonrpc,c=e;if(typeof l!="string")return ee.errors=[{
instancePath:s+"/body/jsonrpc",schemaPath:"#/properties/body/properties/jsonrpc/type",keyword:"type",
params:{type:"string"}}],!1;if(l!=="2.0")return ee.errors=[{instancePath:s+"/body/jsonrpc",schemaPath:"\
#/properties/body/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=c===
e}else var o=!0;if(o){if(p.id!==void 0){let l=p.id,c=e,u=e,f=!1,h=null,x=e;if(e===x)if(typeof l=="st\
ring"){if(ne(l,256)){let w={instancePath:s+"/body/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:256}};i===null?i=[w]:i.push(w),e++}}else{let w={instancePath:s+"/body/id",schemaPath:"\
schema:McpId/oneOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[w]:i.push(w),e++}var y=x===
e;y&&(f=!0,h=0);let k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:s+
"/body/id",schemaPath:"schema:McpId/oneOf/1/type",keyword:"type",params:{type:"integer"}};i===null?i=
[w]:i.push(w),e++}if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){let w={
instancePath:s+"/body/id",schemaPath:"schema:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};i===null?i=[w]:i.push(w),e++}else if(l<-9007199254740991||isNaN(l)){let w={
instancePath:s+"/body/id",schemaPath:"schema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}};i===null?i=[w]:i.push(w),e++}}var y=k===e;if(y&&f?(f=!1,h=[h,1]):y&&(f=
!0,h=1),f)e=u,i!==null&&(u?i.length=u:i=null);else{let w={instancePath:s+"/body/id",schemaPath:"sche\
ma:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:h}};return i===null?i=[w]:i.push(w),e++,ee.errors=
i,!1}var o=c===e}else var o=!0;if(o){if(p.method!==void 0){let l=p.method,c=e;if(e===c)if(typeof l==
"string"){if(ne(l,256))return ee.errors=[{instancePath:s+"/body/method",schemaPath:"#/properties/bod\
y/properties/method/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(l,1))return ee.errors=
[{instancePath:s+"/body/method",schemaPath:"#/properties/body/properties/method/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:s+"/body/method",schemaPath:"#\
/properties/body/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else
var o=!0;if(o){if(p.params!==void 0){let l=p.params,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(
l)))return ee.errors=[{instancePath:s+"/body/params",schemaPath:"#/properties/body/properties/params\
/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e}else var o=!0;if(o){if(p.result!==void 0){
let l=p.result,c=e;if(e===c&&!(l&&typeof l=="object"&&!Array.isArray(l)))return ee.errors=[{instancePath:s+
"/body/result",schemaPath:"#/properties/body/properties/result/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var o=c===e}else var o=!0;if(o)if(p.error!==void 0){let l=p.error,c=e;if(e===c&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return ee.errors=[{instancePath:s+"/body/error",schemaPath:"#/propertie\
s/body/properties/error/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e}else var o=!0}}}}}}}else
return ee.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return ee.errors=i,e===0}ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var cs=pr;function pr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=pr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
pr.errors=i,e===0}pr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var us=mr;function mr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=mr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
mr.errors=i,e===0}mr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hs=dr;function dr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=dr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
dr.errors=i,e===0}dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gs=yr;function yr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=yr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
yr.errors=i,e===0}yr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ps=lr;function lr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=lr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
lr.errors=i,e===0}lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vs=fr;function fr(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=fr.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
fr.errors=i,e===0}fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bs=Ie(ar()),ks=Ie(ir()),_t={...bs.formats,...ks.fastFormats},ws=Ue;var q=Ee;function S(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=S.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.success===void 0&&(p="success")||r.data===
void 0&&(p="data"))return S.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let a=e;for(let t in r)if(!(t==="success"||t==="response"||t==="data"||t===
"reply")){return S.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t}}],!1;break}if(a===e){if(r.success!==void 0){let t=r.success,
d=e;if(typeof t!="boolean")return S.errors=[{instancePath:s+"/success",schemaPath:"#/properties/succ\
ess/type",keyword:"type",params:{type:"boolean"}}],!1;if(t!==!0)return S.errors=[{instancePath:s+"/s\
uccess",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=d===
e}else var o=!0;if(o){if(r.response!==void 0){let t=r.response,d=e;if(e===d)if(typeof t=="string"){if(q(
t,1048576))return S.errors=[{instancePath:s+"/response",schemaPath:"#/properties/response/maxLength",
keyword:"maxLength",params:{limit:1048576}}],!1}else return S.errors=[{instancePath:s+"/response",schemaPath:"\
#/properties/response/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)
if(r.reply!==void 0){let t=r.reply,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.
status===void 0&&(u="status")||t.headers===void 0&&(u="headers")||t.truncated===void 0&&(u="truncate\
d")||t.bytes===void 0&&(u="bytes"))return S.errors=[{instancePath:s+"/reply",schemaPath:"schema:Tool\
Reply/required",keyword:"required",params:{missingProperty:u}}],!1;{let f=e;for(let h in t)if(!(h===
"status"||h==="headers"||h==="truncated"||h==="bytes")){return S.errors=[{instancePath:s+"/reply",schemaPath:"\
schema:ToolReply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(f===e){if(t.status!==void 0){let h=t.status,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return S.errors=[{instancePath:s+"/reply/status",schemaPath:"schema:ToolReply/prope\
rties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof h=="number"&&isFinite(
h)){if(h>299||isNaN(h))return S.errors=[{instancePath:s+"/reply/status",schemaPath:"schema:ToolReply\
/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:299}}],!1;if(h<200||isNaN(
h))return S.errors=[{instancePath:s+"/reply/status",schemaPath:"schema:ToolReply/properties/status/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var y=x===e}else var y=!0;if(y){if(t.
headers!==void 0){let h=t.headers,x=e;if(e===x)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.
keys(h).length>64)return S.errors=[{instancePath:s+"/reply/headers",schemaPath:"schema:ToolReply/pro\
perties/headers/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let A in h){let w=h[A],
rr=e;if(e===rr)if(typeof w=="string"){if(q(w,2048))return S.errors=[{instancePath:s+"/reply/headers/"+
A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ToolReply/properties/headers/additionalP\
roperties/maxLength",keyword:"maxLength",params:{limit:2048}}],!1}else return S.errors=[{instancePath:s+
"/reply/headers/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ToolReply/properties/h\
eaders/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var m=rr===e;if(!m)break}}else
return S.errors=[{instancePath:s+"/reply/headers",schemaPath:"schema:ToolReply/properties/headers/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var y=x===e}else var y=!0;if(y){if(t.truncated!==void 0){
let h=e;if(typeof t.truncated!="boolean")return S.errors=[{instancePath:s+"/reply/truncated",schemaPath:"\
schema:ToolReply/properties/truncated/type",keyword:"type",params:{type:"boolean"}}],!1;var y=h===e}else
var y=!0;if(y)if(t.bytes!==void 0){let h=t.bytes,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return S.errors=[{instancePath:s+"/reply/bytes",schemaPath:"schema:ToolReply/properties/bytes/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof h=="number"&&isFinite(h)){if(h>1e9||
isNaN(h))return S.errors=[{instancePath:s+"/reply/bytes",schemaPath:"schema:ToolReply/properties/byt\
es/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(h<0||isNaN(h))return S.errors=
[{instancePath:s+"/reply/bytes",schemaPath:"schema:ToolReply/properties/bytes/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var y=x===e}else var y=!0}}}}}else return S.errors=[{instancePath:s+
"/reply",schemaPath:"schema:ToolReply/type",keyword:"type",params:{type:"object"}}],!1;var o=d===e}else
var o=!0}}}}else return S.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return S.errors=i,e===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(r,{
instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,
e=0,n=z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.result===void 0&&(o="result"))return z.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let y=e;for(let m in r)if(m!==
"result"){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:m}}],!1;break}y===e&&r.result!==void 0&&(S(r.result,{instancePath:s+
"/result",parentData:r,parentDataProperty:"result",rootData:g,dynamicAnchors:v})||(i=i===null?S.errors:
i.concat(S.errors),e=i.length))}}else return z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return z.errors=i,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ue(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?z.errors:
i.concat(z.errors),e=i.length));else return Ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ue.errors=i,e===0}Ue.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _s=oe;var R=Ne;function oe(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.response;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){let p;if(y.task_id===void 0&&(p="task_id")||y.msg===void 0&&(p=
"msg"))return oe.errors=[{instancePath:s+"/response",schemaPath:"schema:TaskCreated/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let a=e;for(let t in y)if(!(t==="task_id"||t==="msg")){return oe.
errors=[{instancePath:s+"/response",schemaPath:"schema:TaskCreated/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}}],!1;break}if(a===e){if(y.task_id!==void 0){let t=y.
task_id,d=e;if(e===d)if(typeof t=="string"){if(q(t,64))return oe.errors=[{instancePath:s+"/response/\
task_id",schemaPath:"schema:TaskCreated/properties/task_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(R(t,1))return oe.errors=[{instancePath:s+"/response/task_id",schemaPath:"schema:TaskCreated/pr\
operties/task_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:s+
"/response/task_id",schemaPath:"schema:TaskCreated/properties/task_id/type",keyword:"type",params:{type:"\
string"}}],!1;var o=d===e}else var o=!0;if(o)if(y.msg!==void 0){let t=y.msg,d=e;if(e===d)if(typeof t==
"string"){if(q(t,256))return oe.errors=[{instancePath:s+"/response/msg",schemaPath:"schema:TaskCreat\
ed/properties/msg/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(t,1))return oe.errors=
[{instancePath:s+"/response/msg",schemaPath:"schema:TaskCreated/properties/msg/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:s+"/response/msg",schemaPath:"s\
chema:TaskCreated/properties/msg/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0}}}else
return oe.errors=[{instancePath:s+"/response",schemaPath:"schema:TaskCreated/type",keyword:"type",params:{
type:"object"}}],!1}}else return oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return oe.errors=i,e===0}oe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var As=Ye;var At={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"string",
enum:["pending","running","completed","failed"]},result:{$ref:"schema:Result"},error:{type:"string",
minLength:1,maxLength:2048},code:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-9_]*$"},upstream:{
$ref:"schema:UpstreamAnswer"},may_have_happened:{$ref:"schema:MayHaveHappened"}},$id:"schema:Task"};var qs=new RegExp("^[a-z][a-z0-9_]*$","u");function I(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=I.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.status===
void 0&&(m="status"))return I.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a==="status"||a==="result"||a==="error"||a==="c\
ode"||a==="upstream"||a==="may_have_happened")){return I.errors=[{instancePath:s,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){if(r.
status!==void 0){let a=r.status,t=e;if(typeof a!="string")return I.errors=[{instancePath:s+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="pending"||
a==="running"||a==="completed"||a==="failed"))return I.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:At.properties.status.enum}}],!1;var o=t===
e}else var o=!0;if(o){if(r.result!==void 0){let a=e;S(r.result,{instancePath:s+"/result",parentData:r,
parentDataProperty:"result",rootData:g,dynamicAnchors:v})||(i=i===null?S.errors:i.concat(S.errors),e=
i.length);var o=a===e}else var o=!0;if(o){if(r.error!==void 0){let a=r.error,t=e;if(e===t)if(typeof a==
"string"){if(q(a,2048))return I.errors=[{instancePath:s+"/error",schemaPath:"#/properties/error/maxL\
ength",keyword:"maxLength",params:{limit:2048}}],!1;if(R(a,1))return I.errors=[{instancePath:s+"/err\
or",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return I.
errors=[{instancePath:s+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"s\
tring"}}],!1;var o=t===e}else var o=!0;if(o){if(r.code!==void 0){let a=r.code,t=e;if(e===t)if(typeof a==
"string"){if(q(a,64))return I.errors=[{instancePath:s+"/code",schemaPath:"#/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(!qs.test(a))return I.errors=[{instancePath:s+"/code",
schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else
return I.errors=[{instancePath:s+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{
type:"string"}}],!1;var o=t===e}else var o=!0;if(o){if(r.upstream!==void 0){let a=r.upstream,t=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){let c;if(a.status===void 0&&(c="status"))return I.errors=
[{instancePath:s+"/upstream",schemaPath:"schema:UpstreamAnswer/required",keyword:"required",params:{
missingProperty:c}}],!1;{let u=e;for(let f in a)if(!(f==="status"||f==="body"||f==="media_type"||f===
"retry_after")){return I.errors=[{instancePath:s+"/upstream",schemaPath:"schema:UpstreamAnswer/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(u===e){if(a.
status!==void 0){let f=a.status,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return I.
errors=[{instancePath:s+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>599||isNaN(
f))return I.errors=[{instancePath:s+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/\
status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(f<100||isNaN(f))return I.
errors=[{instancePath:s+"/upstream/status",schemaPath:"schema:UpstreamAnswer/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:100}}],!1}var y=h===e}else var y=!0;if(y){if(a.media_type!==
void 0){let f=a.media_type,h=e;if(e===h)if(typeof f=="string"){if(q(f,128))return I.errors=[{instancePath:s+
"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1;if(R(f,3))return I.errors=[{instancePath:s+"/upstream/media_type",
schemaPath:"schema:UpstreamAnswer/properties/media_type/minLength",keyword:"minLength",params:{limit:3}}],
!1}else return I.errors=[{instancePath:s+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/pr\
operties/media_type/type",keyword:"type",params:{type:"string"}}],!1;var y=h===e}else var y=!0;if(y)
if(a.retry_after!==void 0){let f=a.retry_after,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return I.errors=[{instancePath:s+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/prope\
rties/retry_after/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof f=="number"&&isFinite(
f)){if(f>31536e3||isNaN(f))return I.errors=[{instancePath:s+"/upstream/retry_after",schemaPath:"sche\
ma:UpstreamAnswer/properties/retry_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],
!1;if(f<0||isNaN(f))return I.errors=[{instancePath:s+"/upstream/retry_after",schemaPath:"schema:Upst\
reamAnswer/properties/retry_after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===
e}else var y=!0}}}}else return I.errors=[{instancePath:s+"/upstream",schemaPath:"schema:UpstreamAnsw\
er/type",keyword:"type",params:{type:"object"}}],!1;var o=t===e}else var o=!0;if(o)if(r.may_have_happened!==
void 0){let a=r.may_have_happened,t=e;if(typeof a!="boolean")return I.errors=[{instancePath:s+"/may_\
have_happened",schemaPath:"schema:MayHaveHappened/type",keyword:"type",params:{type:"boolean"}}],!1;
if(a!==!0)return I.errors=[{instancePath:s+"/may_have_happened",schemaPath:"schema:MayHaveHappened/c\
onst",keyword:"const",params:{allowedValue:!0}}],!1;var o=t===e}else var o=!0}}}}}}}else return I.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=i,e===
0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(r,{instancePath:s="",parentData:b,
parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=Ye.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(I(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:g,dynamicAnchors:v})||(i=i===null?I.errors:i.concat(I.errors),e=i.length));else return Ye.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=
i,e===0}Ye.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xs=Oe;var vr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function $(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=$.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===
void 0&&(y="name")||r.description===void 0&&(y="description")||r.resourceUrl===void 0&&(y="resourceU\
rl")||r.priceUsd===void 0&&(y="priceUsd")||r.network===void 0&&(y="network"))return $.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let p in r)if(!(p===
"name"||p==="description"||p==="resourceUrl"||p==="priceUsd"||p==="network"||p==="parameters")){return $.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(m===e){if(r.name!==void 0){let p=r.name,a=e;if(e===a)if(typeof p=="string"){if(q(p,64))return $.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(R(p,1))return $.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(r.
description!==void 0){let p=r.description,a=e;if(e===a)if(typeof p=="string"){if(q(p,4096))return $.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return $.errors=[{instancePath:s+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){
if(r.resourceUrl!==void 0){let p=r.resourceUrl,a=e;if(e===a)if(typeof p=="string"){if(q(p,2048))return $.
errors=[{instancePath:s+"/resourceUrl",schemaPath:"#/properties/resourceUrl/maxLength",keyword:"maxL\
ength",params:{limit:2048}}],!1;if(R(p,1))return $.errors=[{instancePath:s+"/resourceUrl",schemaPath:"\
#/properties/resourceUrl/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[
{instancePath:s+"/resourceUrl",schemaPath:"#/properties/resourceUrl/type",keyword:"type",params:{type:"\
string"}}],!1;var o=a===e}else var o=!0;if(o){if(r.priceUsd!==void 0){let p=r.priceUsd,a=e;if(e===e)
if(typeof p=="string"){if(q(p,20))return $.errors=[{instancePath:s+"/priceUsd",schemaPath:"schema:Us\
d/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!vr.test(p))return $.errors=[{instancePath:s+
"/priceUsd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1\
,9})?$"}}],!1}else return $.errors=[{instancePath:s+"/priceUsd",schemaPath:"schema:Usd/type",keyword:"\
type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(r.network!==void 0){let p=r.network,
a=e;if(e===a)if(typeof p=="string"){if(q(p,64))return $.errors=[{instancePath:s+"/network",schemaPath:"\
#/properties/network/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(p,1))return $.errors=
[{instancePath:s+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return $.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/type",
keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o)if(r.parameters!==void 0){
let p=r.parameters,a=e;if(e===a&&!(p&&typeof p=="object"&&!Array.isArray(p)))return $.errors=[{instancePath:s+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var o=a===
e}else var o=!0}}}}}}}else return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return $.errors=i,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(r,{
instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,
e=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.agentId===void 0&&(m="agentId")||r.tools===void 0&&
(m="tools"))return pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=e;for(let a in r)if(!(a==="agentId"||a==="tools")){return pe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===
e){if(r.agentId!==void 0){let a=r.agentId,t=e;if(e===t)if(typeof a=="string"){if(q(a,64))return pe.errors=
[{instancePath:s+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(R(a,1))return pe.errors=[{instancePath:s+"/agentId",schemaPath:"#/properties/agent\
Id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:s+"/age\
ntId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type:"string"}}],!1;var o=t===e}else
var o=!0;if(o)if(r.tools!==void 0){let a=r.tools,t=e;if(e===t)if(Array.isArray(a)){if(a.length>1e3)return pe.
errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var y=!0;let l=a.length;for(let c=0;c<l;c++){let u=e;$(a[c],{instancePath:s+"/tools\
/"+c,parentData:a,parentDataProperty:c,rootData:g,dynamicAnchors:v})||(i=i===null?$.errors:i.concat(
$.errors),e=i.length);var y=u===e;if(!y)break}}}else return pe.errors=[{instancePath:s+"/tools",schemaPath:"\
#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var o=t===e}else var o=!0}}}else return pe.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=
i,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(r,{instancePath:s="",parentData:b,
parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=se.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.count===void 0&&(m="count")||r.agents===void 0&&(m="agents"))return se.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a===
"count"||a==="agents")){return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){if(r.count!==void 0){let a=r.
count,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return se.errors=[{instancePath:s+
"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&
typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return se.errors=[{instancePath:s+"/count",schemaPath:"\
#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(a<0||isNaN(
a))return se.errors=[{instancePath:s+"/count",schemaPath:"#/properties/count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var o=t===e}else var o=!0;if(o)if(r.agents!==void 0){let a=r.
agents,t=e;if(e===t)if(Array.isArray(a)){if(a.length>1e5)return se.errors=[{instancePath:s+"/agents",
schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;let l=a.
length;for(let c=0;c<l;c++){let u=e;pe(a[c],{instancePath:s+"/agents/"+c,parentData:a,parentDataProperty:c,
rootData:g,dynamicAnchors:v})||(i=i===null?pe.errors:i.concat(pe.errors),e=i.length);var y=u===e;if(!y)
break}}}else return se.errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/type",keyword:"\
type",params:{type:"array"}}],!1;var o=t===e}else var o=!0}}}else return se.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=i,e===0}se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(se(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||
(i=i===null?se.errors:i.concat(se.errors),e=i.length));else return Oe.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=i,e===0}Oe.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Ls=ze;function ze(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?z.errors:
i.concat(z.errors),e=i.length));else return ze.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ze.errors=i,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var js=V;function V(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="x402Version")||m.error===
void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&(a="accepts"))return V.errors=
[{instancePath:s+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:a}}],!1;if(m.x402Version!==void 0){let t=m.x402Version,d=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return V.errors=[{instancePath:s+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(t!==
1)return V.errors=[{instancePath:s+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let t=m.error,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return V.errors=
[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(R(t,1))return V.errors=[{instancePath:s+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let t=m.
message,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return V.errors=[{instancePath:s+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(R(t,1))return V.errors=[{instancePath:s+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:s+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let t=m.accepts,d=e;if(e===d)if(Array.isArray(t)){if(t.length>32)return V.errors=[{instancePath:s+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(t.length<1)return V.errors=[{instancePath:s+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let c=t.length;for(let u=0;u<c;u++){let f=t[u],h=e;if(e===h&&!(f&&typeof f=="object"&&!Array.isArray(
f)))return V.errors=[{instancePath:s+"/response/accepts/"+u,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return V.
errors=[{instancePath:s+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return V.errors=[{instancePath:s+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.
errors=i,e===0}V.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ts=Ge;function Ge(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?z.errors:
i.concat(z.errors),e=i.length));else return Ge.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ge.errors=i,e===0}Ge.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Is=H;function H(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="x402Version")||m.error===
void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&(a="accepts"))return H.errors=
[{instancePath:s+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:a}}],!1;if(m.x402Version!==void 0){let t=m.x402Version,d=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return H.errors=[{instancePath:s+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(t!==
1)return H.errors=[{instancePath:s+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let t=m.error,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return H.errors=
[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(R(t,1))return H.errors=[{instancePath:s+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.
errors=[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let t=m.
message,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return H.errors=[{instancePath:s+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(R(t,1))return H.errors=[{instancePath:s+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.
errors=[{instancePath:s+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let t=m.accepts,d=e;if(e===d)if(Array.isArray(t)){if(t.length>32)return H.errors=[{instancePath:s+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(t.length<1)return H.errors=[{instancePath:s+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let c=t.length;for(let u=0;u<c;u++){let f=t[u],h=e;if(e===h&&!(f&&typeof f=="object"&&!Array.isArray(
f)))return H.errors=[{instancePath:s+"/response/accepts/"+u,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return H.
errors=[{instancePath:s+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return H.errors=[{instancePath:s+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.
errors=i,e===0}H.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Es=Xe;function Xe(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(se(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?se.errors:
i.concat(se.errors),e=i.length));else return Xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xe.errors=i,e===0}Xe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ns=Fe;function Fe(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?z.errors:
i.concat(z.errors),e=i.length));else return Fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Fe.errors=i,e===0}Fe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ds=C;function C(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="x402Version")||m.error===
void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&(a="accepts"))return C.errors=
[{instancePath:s+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:a}}],!1;if(m.x402Version!==void 0){let t=m.x402Version,d=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return C.errors=[{instancePath:s+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(t!==
1)return C.errors=[{instancePath:s+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let t=m.error,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return C.errors=
[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(R(t,1))return C.errors=[{instancePath:s+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.
errors=[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let t=m.
message,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return C.errors=[{instancePath:s+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(R(t,1))return C.errors=[{instancePath:s+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.
errors=[{instancePath:s+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let t=m.accepts,d=e;if(e===d)if(Array.isArray(t)){if(t.length>32)return C.errors=[{instancePath:s+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(t.length<1)return C.errors=[{instancePath:s+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let c=t.length;for(let u=0;u<c;u++){let f=t[u],h=e;if(e===h&&!(f&&typeof f=="object"&&!Array.isArray(
f)))return C.errors=[{instancePath:s+"/response/accepts/"+u,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return C.
errors=[{instancePath:s+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return C.errors=[{instancePath:s+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.
errors=i,e===0}C.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ss=Ve;function Ve(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Ve.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(z(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?z.errors:
i.concat(z.errors),e=i.length));else return Ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ve.errors=i,e===0}Ve.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ms=Q;function Q(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Q.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let a;if(m.x402Version===void 0&&(a="x402Version")||m.error===
void 0&&(a="error")||m.message===void 0&&(a="message")||m.accepts===void 0&&(a="accepts"))return Q.errors=
[{instancePath:s+"/response",schemaPath:"schema:PaymentRequired/required",keyword:"required",params:{
missingProperty:a}}],!1;if(m.x402Version!==void 0){let t=m.x402Version,d=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=[{instancePath:s+"/response/x402Version",schemaPath:"\
schema:PaymentRequired/properties/x402Version/type",keyword:"type",params:{type:"integer"}}],!1;if(t!==
1)return Q.errors=[{instancePath:s+"/response/x402Version",schemaPath:"schema:PaymentRequired/proper\
ties/x402Version/const",keyword:"const",params:{allowedValue:1}}],!1;var o=d===e}else var o=!0;if(o){
if(m.error!==void 0){let t=m.error,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return Q.errors=
[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;if(R(t,1))return Q.errors=[{instancePath:s+"/response/error",schemaPath:"\
schema:PaymentRequired/properties/error/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:s+"/response/error",schemaPath:"schema:PaymentRequired/properties/error/type",
keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o){if(m.message!==void 0){let t=m.
message,d=e;if(e===d)if(typeof t=="string"){if(q(t,1024))return Q.errors=[{instancePath:s+"/response\
/message",schemaPath:"schema:PaymentRequired/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(R(t,1))return Q.errors=[{instancePath:s+"/response/message",schemaPath:"schema:P\
aymentRequired/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:s+"/response/message",schemaPath:"schema:PaymentRequired/properties/message/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(m.accepts!==void 0){
let t=m.accepts,d=e;if(e===d)if(Array.isArray(t)){if(t.length>32)return Q.errors=[{instancePath:s+"/\
response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/maxItems",keyword:"maxItems",
params:{limit:32}}],!1;if(t.length<1)return Q.errors=[{instancePath:s+"/response/accepts",schemaPath:"\
schema:PaymentRequired/properties/accepts/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let c=t.length;for(let u=0;u<c;u++){let f=t[u],h=e;if(e===h&&!(f&&typeof f=="object"&&!Array.isArray(
f)))return Q.errors=[{instancePath:s+"/response/accepts/"+u,schemaPath:"schema:PaymentRequired/prope\
rties/accepts/items/type",keyword:"type",params:{type:"object"}}],!1;var y=h===e;if(!y)break}}}else return Q.
errors=[{instancePath:s+"/response/accepts",schemaPath:"schema:PaymentRequired/properties/accepts/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var o=d===e}else var o=!0}}}else return Q.errors=[{instancePath:s+
"/response",schemaPath:"schema:PaymentRequired/type",keyword:"type",params:{type:"object"}}],!1}}else
return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.
errors=i,e===0}Q.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Rs=He;function K(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.jsonrpc===void 0&&(p="jsonrpc")||r.id===void 0&&
(p="id"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let a=e;for(let t in r)if(!(t==="jsonrpc"||t==="id"||t==="result"||t==="error")){return K.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(a===e){if(r.jsonrpc!==void 0){let t=r.jsonrpc,d=e;if(typeof t!="string")return K.errors=
[{instancePath:s+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(t!=="2.0")return K.errors=[{instancePath:s+"/jsonrpc",schemaPath:"#/properties/jsonrpc/\
const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=d===e}else var o=!0;if(o){if(r.id!==void 0){
let t=r.id,d=e,l=e,c=!1,u=null,f=e;if(e===f)if(typeof t=="string"){if(q(t,256)){let k={instancePath:s+
"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{limit:256}};i===null?i=
[k]:i.push(k),e++}}else{let k={instancePath:s+"/id",schemaPath:"schema:McpId/oneOf/0/type",keyword:"\
type",params:{type:"string"}};i===null?i=[k]:i.push(k),e++}var y=f===e;y&&(c=!0,u=0);let h=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let k={instancePath:s+"/id",schemaPath:"schema:McpId/oneO\
f/1/type",keyword:"type",params:{type:"integer"}};i===null?i=[k]:i.push(k),e++}if(e===h&&typeof t=="\
number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let k={instancePath:s+"/id",schemaPath:"schem\
a:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};i===null?
i=[k]:i.push(k),e++}else if(t<-9007199254740991||isNaN(t)){let k={instancePath:s+"/id",schemaPath:"s\
chema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};i===
null?i=[k]:i.push(k),e++}}var y=h===e;if(y&&c?(c=!1,u=[u,1]):y&&(c=!0,u=1),c)e=l,i!==null&&(l?i.length=
l:i=null);else{let k={instancePath:s+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:u}};
return i===null?i=[k]:i.push(k),e++,K.errors=i,!1}var o=d===e}else var o=!0;if(o){if(r.result!==void 0){
let t=r.result,d=e;if(e===d&&!(t&&typeof t=="object"&&!Array.isArray(t)))return K.errors=[{instancePath:s+
"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"object"}}],!1;var o=d===
e}else var o=!0;if(o)if(r.error!==void 0){let t=r.error,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.
isArray(t)){let u;if(t.code===void 0&&(u="code")||t.message===void 0&&(u="message"))return K.errors=
[{instancePath:s+"/error",schemaPath:"schema:RpcError/required",keyword:"required",params:{missingProperty:u}}],
!1;if(t.code!==void 0){let f=t.code,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return K.
errors=[{instancePath:s+"/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))
return K.errors=[{instancePath:s+"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(f<-2147483648||isNaN(f))return K.
errors=[{instancePath:s+"/error/code",schemaPath:"schema:RpcError/properties/code/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}}],!1}var m=h===e}else var m=!0;if(m){if(t.message!==
void 0){let f=t.message,h=e;if(e===h)if(typeof f=="string"){if(q(f,65536))return K.errors=[{instancePath:s+
"/error/message",schemaPath:"schema:RpcError/properties/message/maxLength",keyword:"maxLength",params:{
limit:65536}}],!1}else return K.errors=[{instancePath:s+"/error/message",schemaPath:"schema:RpcError\
/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)
if(t.data!==void 0){let f=t.data,h=e;if(e===h&&!(f&&typeof f=="object"&&!Array.isArray(f)))return K.
errors=[{instancePath:s+"/error/data",schemaPath:"schema:RpcError/properties/data/type",keyword:"typ\
e",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}else return K.errors=[{instancePath:s+"/er\
ror",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"object"}}],!1;var o=d===e}else var o=!0}}}}}else
return K.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=i,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{instancePath:s="",
parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=He.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(K(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:g,dynamicAnchors:v})||(i=i===null?K.errors:i.concat(K.errors),e=i.length));else return He.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=
i,e===0}He.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var $s=Ce;var qt=_t.int32;function j(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.error===void 0&&(m="error")||r.message===void 0&&
(m="message"))return j.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=e;for(let a in r)if(!(a==="error"||a==="message"||a==="detail"||a==="code"||a==="param"||a===
"upstream"||a==="may_have_happened")){return j.errors=[{instancePath:s,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===e){if(r.error!==
void 0){let a=r.error,t=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=[
{instancePath:s+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===t&&typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return j.errors=[{instancePath:s+"/\
error",schemaPath:"#/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],
!1;if(a<400||isNaN(a))return j.errors=[{instancePath:s+"/error",schemaPath:"#/properties/error/minim\
um",keyword:"minimum",params:{comparison:">=",limit:400}}],!1;if(!qt.validate(a))return j.errors=[{instancePath:s+
"/error",schemaPath:"#/properties/error/format",keyword:"format",params:{format:"int32"}}],!1}var o=t===
e}else var o=!0;if(o){if(r.message!==void 0){let a=r.message,t=e;if(e===t)if(typeof a=="string"){if(q(
a,2048))return j.errors=[{instancePath:s+"/message",schemaPath:"#/properties/message/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(R(a,1))return j.errors=[{instancePath:s+"/message",schemaPath:"\
#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var o=t===
e}else var o=!0;if(o){if(r.detail!==void 0){let a=r.detail,t=e;if(e===t)if(typeof a=="string"){if(q(
a,2048))return j.errors=[{instancePath:s+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(R(a,1))return j.errors=[{instancePath:s+"/detail",schemaPath:"\
#/properties/detail/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;var o=t===
e}else var o=!0;if(o){if(r.code!==void 0){let a=r.code,t=e;if(e===t)if(typeof a=="string"){if(q(a,64))
return j.errors=[{instancePath:s+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(!qs.test(a))return j.errors=[{instancePath:s+"/code",schemaPath:"#/propert\
ies/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}}],!1}else return j.errors=[
{instancePath:s+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"}}],
!1;var o=t===e}else var o=!0;if(o){if(r.param!==void 0){let a=r.param,t=e;if(e===t)if(typeof a=="str\
ing"){if(q(a,256))return j.errors=[{instancePath:s+"/param",schemaPath:"#/properties/param/maxLength",
keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:s+"/param",schemaPath:"\
#/properties/param/type",keyword:"type",params:{type:"string"}}],!1;var o=t===e}else var o=!0;if(o){
if(r.upstream!==void 0){let a=r.upstream,t=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let c;
if(a.status===void 0&&(c="status"))return j.errors=[{instancePath:s+"/upstream",schemaPath:"schema:U\
pstreamAnswer/required",keyword:"required",params:{missingProperty:c}}],!1;{let u=e;for(let f in a)if(!(f===
"status"||f==="body"||f==="media_type"||f==="retry_after")){return j.errors=[{instancePath:s+"/upstr\
eam",schemaPath:"schema:UpstreamAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}}],!1;break}if(u===e){if(a.status!==void 0){let f=a.status,h=e;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return j.errors=[{instancePath:s+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof f=="number"&&isFinite(f)){if(f>599||isNaN(f))return j.errors=[{instancePath:s+"/upstream/stat\
us",schemaPath:"schema:UpstreamAnswer/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599}}],!1;if(f<100||isNaN(f))return j.errors=[{instancePath:s+"/upstream/status",schemaPath:"\
schema:UpstreamAnswer/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}}],
!1}var y=h===e}else var y=!0;if(y){if(a.media_type!==void 0){let f=a.media_type,h=e;if(e===h)if(typeof f==
"string"){if(q(f,128))return j.errors=[{instancePath:s+"/upstream/media_type",schemaPath:"schema:Ups\
treamAnswer/properties/media_type/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(f,3))return j.
errors=[{instancePath:s+"/upstream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_ty\
pe/minLength",keyword:"minLength",params:{limit:3}}],!1}else return j.errors=[{instancePath:s+"/upst\
ream/media_type",schemaPath:"schema:UpstreamAnswer/properties/media_type/type",keyword:"type",params:{
type:"string"}}],!1;var y=h===e}else var y=!0;if(y)if(a.retry_after!==void 0){let f=a.retry_after,h=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return j.errors=[{instancePath:s+"/upstream\
/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>31536e3||isNaN(f))return j.errors=
[{instancePath:s+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:31536e3}}],!1;if(f<0||isNaN(f))return j.errors=
[{instancePath:s+"/upstream/retry_after",schemaPath:"schema:UpstreamAnswer/properties/retry_after/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=h===e}else var y=!0}}}}else return j.
errors=[{instancePath:s+"/upstream",schemaPath:"schema:UpstreamAnswer/type",keyword:"type",params:{type:"\
object"}}],!1;var o=t===e}else var o=!0;if(o)if(r.may_have_happened!==void 0){let a=r.may_have_happened,
t=e;if(typeof a!="boolean")return j.errors=[{instancePath:s+"/may_have_happened",schemaPath:"schema:\
MayHaveHappened/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return j.errors=[{instancePath:s+
"/may_have_happened",schemaPath:"schema:MayHaveHappened/const",keyword:"const",params:{allowedValue:!0}}],
!1;var o=t===e}else var o=!0}}}}}}}}else return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return j.errors=i,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.jsonrpc===void 0&&(p="jsonrpc")||r.error===
void 0&&(p="error"))return F.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let a=e;for(let t in r)if(!(t==="jsonrpc"||t==="id"||t==="error")){return F.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(a===e){if(r.jsonrpc!==void 0){let t=r.jsonrpc,d=e;if(typeof t!="string")return F.errors=
[{instancePath:s+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(t!=="2.0")return F.errors=[{instancePath:s+"/jsonrpc",schemaPath:"#/properties/jsonrpc/\
const",keyword:"const",params:{allowedValue:"2.0"}}],!1;var o=d===e}else var o=!0;if(o){if(r.id!==void 0){
let t=r.id,d=e,l=e,c=!1,u=null,f=e;if(e===f)if(typeof t=="string"){if(q(t,256)){let k={instancePath:s+
"/id",schemaPath:"schema:McpId/oneOf/0/maxLength",keyword:"maxLength",params:{limit:256}};i===null?i=
[k]:i.push(k),e++}}else{let k={instancePath:s+"/id",schemaPath:"schema:McpId/oneOf/0/type",keyword:"\
type",params:{type:"string"}};i===null?i=[k]:i.push(k),e++}var y=f===e;y&&(c=!0,u=0);let h=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let k={instancePath:s+"/id",schemaPath:"schema:McpId/oneO\
f/1/type",keyword:"type",params:{type:"integer"}};i===null?i=[k]:i.push(k),e++}if(e===h&&typeof t=="\
number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let k={instancePath:s+"/id",schemaPath:"schem\
a:McpId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};i===null?
i=[k]:i.push(k),e++}else if(t<-9007199254740991||isNaN(t)){let k={instancePath:s+"/id",schemaPath:"s\
chema:McpId/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}};i===
null?i=[k]:i.push(k),e++}}var y=h===e;if(y&&c?(c=!1,u=[u,1]):y&&(c=!0,u=1),c)e=l,i!==null&&(l?i.length=
l:i=null);else{let k={instancePath:s+"/id",schemaPath:"schema:McpId/oneOf",keyword:"oneOf",params:{passingSchemas:u}};
return i===null?i=[k]:i.push(k),e++,F.errors=i,!1}var o=d===e}else var o=!0;if(o)if(r.error!==void 0){
let t=r.error,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.code===void 0&&(u=
"code")||t.message===void 0&&(u="message"))return F.errors=[{instancePath:s+"/error",schemaPath:"sch\
ema:RpcError/required",keyword:"required",params:{missingProperty:u}}],!1;if(t.code!==void 0){let f=t.
code,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return F.errors=[{instancePath:s+"\
/error/code",schemaPath:"schema:RpcError/properties/code/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f))return F.errors=[{instancePath:s+
"/error/code",schemaPath:"schema:RpcError/properties/code/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(f<-2147483648||isNaN(f))return F.errors=[{instancePath:s+"/error/code",
schemaPath:"schema:RpcError/properties/code/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}}],
!1}var m=h===e}else var m=!0;if(m){if(t.message!==void 0){let f=t.message,h=e;if(e===h)if(typeof f==
"string"){if(q(f,65536))return F.errors=[{instancePath:s+"/error/message",schemaPath:"schema:RpcErro\
r/properties/message/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return F.errors=[
{instancePath:s+"/error/message",schemaPath:"schema:RpcError/properties/message/type",keyword:"type",
params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)if(t.data!==void 0){let f=t.data,h=e;if(e===
h&&!(f&&typeof f=="object"&&!Array.isArray(f)))return F.errors=[{instancePath:s+"/error/data",schemaPath:"\
schema:RpcError/properties/data/type",keyword:"type",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}else
return F.errors=[{instancePath:s+"/error",schemaPath:"schema:RpcError/type",keyword:"type",params:{type:"\
object"}}],!1;var o=d===e}else var o=!0}}}}else return F.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return F.errors=i,e===0}F.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function te(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=te.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let o=e,
y=!1,m=e;j(r,{instancePath:s,parentData:b,parentDataProperty:P,rootData:g,dynamicAnchors:v})||(i=i===
null?j.errors:i.concat(j.errors),e=i.length);var t=m===e;if(y=y||t,t)var p=!0;let a=e;F(r,{instancePath:s,
parentData:b,parentDataProperty:P,rootData:g,dynamicAnchors:v})||(i=i===null?F.errors:i.concat(F.errors),
e=i.length);var t=a===e;if(y=y||t,t&&p!==!0&&(p=!0),y)e=o,i!==null&&(o?i.length=o:i=null);else{let d={
instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return i===null?i=[d]:i.push(d),e++,te.
errors=i,!1}return te.errors=i,n.props=p,e===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function Ce(r,{
instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,
e=0,n=Ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?te.errors:i.concat(
te.errors),e=i.length));else return Ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ce.errors=i,e===0}Ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Ks=Qe;function Qe(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?te.errors:
i.concat(te.errors),e=i.length));else return Qe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qe.errors=i,e===0}Qe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Us=Ze;function Ze(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?K.errors:
i.concat(K.errors),e=i.length));else return Ze.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ze.errors=i,e===0}Ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ys=Be;function Be(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?te.errors:
i.concat(te.errors),e=i.length));else return Be.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Be.errors=i,e===0}Be.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Os=We;function We(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=We.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?te.errors:
i.concat(te.errors),e=i.length));else return We.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return We.errors=i,e===0}We.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zs=Je;function ae(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.description===void 0&&(y="description")||r.
price_usd===void 0&&(y="price_usd")||r.parameters===void 0&&(y="parameters"))return ae.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let p in r)if(!(p===
"description"||p==="price_usd"||p==="parameters")){return ae.errors=[{instancePath:s,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(m===
e){if(r.description!==void 0){let p=r.description,a=e;if(e===a)if(typeof p=="string"){if(q(p,4096))return ae.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return ae.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){
if(r.price_usd!==void 0){let p=r.price_usd,a=e;if(e===e)if(typeof p=="string"){if(q(p,20))return ae.
errors=[{instancePath:s+"/price_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],
!1;if(!vr.test(p))return ae.errors=[{instancePath:s+"/price_usd",schemaPath:"schema:Usd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ae.errors=[{instancePath:s+
"/price_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else
var o=!0;if(o)if(r.parameters!==void 0){let p=r.parameters,a=e;if(e===a&&!(p&&typeof p=="object"&&!Array.
isArray(p)))return ae.errors=[{instancePath:s+"/parameters",schemaPath:"#/properties/parameters/type",
keyword:"type",params:{type:"object"}}],!1;var o=a===e}else var o=!0}}}}else return ae.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=i,e===0}ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function re(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.description===
void 0&&(m="description")||r.available===void 0&&(m="available")||r.query_price_usd===void 0&&(m="qu\
ery_price_usd")||r.tools===void 0&&(m="tools"))return re.errors=[{instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:m}}],!1;{let p=e;for(let a in r)if(!(a==="descriptio\
n"||a==="available"||a==="query_price_usd"||a==="tools")){return re.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===
e){if(r.description!==void 0){let a=r.description,t=e;if(e===t)if(typeof a=="string"){if(q(a,4096))return re.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}else return re.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var o=t===e}else var o=!0;if(o){
if(r.available!==void 0){let a=e;if(typeof r.available!="boolean")return re.errors=[{instancePath:s+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===
e}else var o=!0;if(o){if(r.query_price_usd!==void 0){let a=r.query_price_usd,t=e;if(e===e)if(typeof a==
"string"){if(q(a,20))return re.errors=[{instancePath:s+"/query_price_usd",schemaPath:"schema:Usd/max\
Length",keyword:"maxLength",params:{limit:20}}],!1;if(!vr.test(a))return re.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.\
[0-9]{1,9})?$"}}],!1}else return re.errors=[{instancePath:s+"/query_price_usd",schemaPath:"schema:Us\
d/type",keyword:"type",params:{type:"string"}}],!1;var o=t===e}else var o=!0;if(o)if(r.tools!==void 0){
let a=r.tools,t=e;if(e===t)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>1e3)
return re.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"ma\
xProperties",params:{limit:1e3}}],!1;for(let l in a){let c=e;ae(a[l],{instancePath:s+"/tools/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:l,rootData:g,dynamicAnchors:v})||(i=i===
null?ae.errors:i.concat(ae.errors),e=i.length);var y=c===e;if(!y)break}}else return re.errors=[{instancePath:s+
"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"object"}}],!1;var o=t===e}else
var o=!0}}}}}else return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return re.errors=i,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(r,{
instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,
e=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.agents===void 0&&(y="agents"))return ge.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let p in r)if(p!==
"agents"){return ge.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p}}],!1;break}if(m===e&&r.agents!==void 0){let p=r.agents;if(e===
e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>1e5)return ge.errors=[{instancePath:s+
"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],
!1;for(let t in p){let d=e;re(p[t],{instancePath:s+"/agents/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:p,parentDataProperty:t,rootData:g,dynamicAnchors:v})||(i=i===null?re.errors:i.concat(re.errors),
e=i.length);var o=d===e;if(!o)break}}else return ge.errors=[{instancePath:s+"/agents",schemaPath:"#/\
properties/agents/type",keyword:"type",params:{type:"object"}}],!1}}}else return ge.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=i,e===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Je(r,{instancePath:s="",parentData:b,parentDataProperty:P,
rootData:g=r,dynamicAnchors:v={}}={}){let i=null,e=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(ge(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||
(i=i===null?ge.errors:i.concat(ge.errors),e=i.length));else return Je.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=i,e===0}Je.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Gs=er;var xt={type:"object",additionalProperties:!1,required:["status","agents"],properties:{status:{type:"\
string",enum:["ok","degraded"]},agents:{type:"object",maxProperties:1e5,additionalProperties:{$ref:"\
schema:AgentHealth"}}},$id:"schema:MeshHealth"};function Z(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.status===void 0&&(p="status")||r.agents===
void 0&&(p="agents"))return Z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let a=e;for(let t in r)if(!(t==="status"||t==="agents")){return Z.errors=[{
instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(a===e){if(r.status!==void 0){let t=r.status,d=e;if(typeof t!="string")return Z.errors=[{
instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],
!1;if(!(t==="ok"||t==="degraded"))return Z.errors=[{instancePath:s+"/status",schemaPath:"#/propertie\
s/status/enum",keyword:"enum",params:{allowedValues:xt.properties.status.enum}}],!1;var o=d===e}else
var o=!0;if(o)if(r.agents!==void 0){let t=r.agents,d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(
t)){if(Object.keys(t).length>1e5)return Z.errors=[{instancePath:s+"/agents",schemaPath:"#/properties\
/agents/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let c in t){let u=t[c],f=e;
if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let x;if(u.available===void 0&&(x="available"))
return Z.errors=[{instancePath:s+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"sch\
ema:AgentHealth/required",keyword:"required",params:{missingProperty:x}}],!1;{let k=e;for(let A in u)
if(!(A==="available"||A==="reason")){return Z.errors=[{instancePath:s+"/agents/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(k===e){if(u.available!==void 0){let A=e;if(typeof u.
available!="boolean")return Z.errors=[{instancePath:s+"/agents/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/available",schemaPath:"schema:AgentHealth/properties/available/type",keyword:"type",params:{
type:"boolean"}}],!1;var y=A===e}else var y=!0;if(y)if(u.reason!==void 0){let A=u.reason,w=e;if(e===
w)if(typeof A=="string"){if(q(A,1024))return Z.errors=[{instancePath:s+"/agents/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/maxLength",keyword:"m\
axLength",params:{limit:1024}}],!1}else return Z.errors=[{instancePath:s+"/agents/"+c.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/reason",schemaPath:"schema:AgentHealth/properties/reason/type",keyword:"t\
ype",params:{type:"string"}}],!1;var y=w===e}else var y=!0}}}else return Z.errors=[{instancePath:s+"\
/agents/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:AgentHealth/type",keyword:"typ\
e",params:{type:"object"}}],!1;var m=f===e;if(!m)break}}else return Z.errors=[{instancePath:s+"/agen\
ts",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}}],!1;var o=d===e}else
var o=!0}}}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Z.errors=i,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(r,{
instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){let i=null,
e=0,n=er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Z(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:v})||(i=i===null?Z.errors:i.concat(
Z.errors),e=i.length));else return er.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return er.errors=i,e===0}er.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Xs=L;function L(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let l;if(t.name===void 0&&(l="name")||t.operations===void 0&&
(l="operations")||t.elsewhere===void 0&&(l="elsewhere"))return L.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let c=e;for(let u in t)
if(!(u==="name"||u==="operations"||u==="elsewhere")){return L.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(c===e){if(t.name!==void 0){let u=t.name,f=e;if(e===f)if(typeof u=="string"){if(q(u,128))
return L.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(R(u,1))return L.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return L.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;if(o){if(t.operations!==
void 0){let u=t.operations,f=e;if(e===f)if(Array.isArray(u)){if(u.length>256)return L.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var y=!0;let x=u.length;for(let k=0;k<x;k++){let A=u[k],w=e;if(e===w)if(A&&
typeof A=="object"&&!Array.isArray(A)){let ke;if(A.method===void 0&&(ke="method")||A.path===void 0&&
(ke="path")||A.summary===void 0&&(ke="summary"))return L.errors=[{instancePath:s+"/response/operatio\
ns/"+k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{
missingProperty:ke}}],!1;{let xe=e;for(let _ in A)if(!(_==="method"||_==="path"||_==="summary")){return L.
errors=[{instancePath:s+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}
if(xe===e){if(A.method!==void 0){let _=A.method,Y=e;if(e===Y)if(typeof _=="string"){if(q(_,7))return L.
errors=[{instancePath:s+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(R(_,3))return L.
errors=[{instancePath:s+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return L.
errors=[{instancePath:s+"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/o\
perations/items/properties/method/type",keyword:"type",params:{type:"string"}}],!1;var m=Y===e}else var m=!0;
if(m){if(A.path!==void 0){let _=A.path,Y=e;if(e===Y)if(typeof _=="string"){if(q(_,256))return L.errors=
[{instancePath:s+"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(_,1))return L.errors=
[{instancePath:s+"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations\
/items/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:s+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/type",keyword:"type",params:{type:"string"}}],!1;var m=Y===e}else var m=!0;if(m)if(A.summary!==
void 0){let _=A.summary,Y=e;if(e===Y)if(typeof _=="string"){if(q(_,256))return L.errors=[{instancePath:s+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return L.errors=[{instancePath:s+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var m=Y===e}else var m=!0}}}}else return L.
errors=[{instancePath:s+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var y=w===e;if(!y)break}}}else return L.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var o=f===e}else var o=!0;if(o)if(t.elsewhere!==void 0){let u=t.elsewhere,
f=e;if(e===f)if(Array.isArray(u)){if(u.length>16)return L.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let x=u.length;for(let k=0;k<x;k++){let A=u[k],w=e;if(e===w)if(A&&typeof A=="object"&&!Array.
isArray(A)){let ke;if(A.name===void 0&&(ke="name"))return L.errors=[{instancePath:s+"/response/elsew\
here/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:ke}}],!1;{let xe=e;for(let _ in A)if(!(_==="name"||_==="path"||_==="address"||_==="p\
ort")){return L.errors=[{instancePath:s+"/response/elsewhere/"+k,schemaPath:"schema:Overview/propert\
ies/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(xe===e){if(A.name!==void 0){let _=A.name,Y=e;if(e===Y)if(typeof _=="string"){if(q(_,128))
return L.errors=[{instancePath:s+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(_,1))
return L.errors=[{instancePath:s+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.
errors=[{instancePath:s+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=Y===e}else var a=!0;
if(a){if(A.path!==void 0){let _=A.path,Y=e;if(e===Y)if(typeof _=="string"){if(q(_,256))return L.errors=
[{instancePath:s+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(_,1))return L.errors=
[{instancePath:s+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:s+
"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var a=Y===e}else var a=!0;if(a){if(A.address!==
void 0){let _=A.address,Y=e;if(e===Y)if(typeof _=="string"){if(q(_,2048))return L.errors=[{instancePath:s+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R(_,1))return L.errors=[{instancePath:s+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:s+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=Y===e}else var a=!0;if(a)if(A.port!==
void 0){let _=A.port,Y=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return L.errors=[{
instancePath:s+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Y&&typeof _=="number"&&isFinite(
_)){if(_>65535||isNaN(_))return L.errors=[{instancePath:s+"/response/elsewhere/"+k+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(_<1||isNaN(_))return L.errors=[{instancePath:s+"/response/elsewhere/"+k+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=Y===e}else var a=!0}}}}}else return L.errors=[{instancePath:s+
"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=w===e;if(!p)break}}}else return L.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var o=f===e}else var o=!0}}}}else return L.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return L.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,e===0}L.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Fs=De;function De(r,{instancePath:s="",parentData:b,parentDataProperty:P,rootData:g=r,dynamicAnchors:v={}}={}){
let i=null,e=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.response;if(e===e&&!(o&&
typeof o=="object"&&!Array.isArray(o)))return De.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return De.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=i,e===0}De.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var $t={requestAgent:{parameters:Rr,body:ts,replies:{200:ws}},createTask:{parameters:Kr,body:as,replies:{
200:_s}},queryTask:{parameters:Ur,body:is,replies:{200:As}},listEvmAgents:{parameters:Yr,body:ns,replies:{
200:xs}},callPaidToolEvm:{parameters:Or,body:os,replies:{200:Ls,402:js}},queryPaidAgentEvm:{parameters:zr,
body:ps,replies:{200:Ts,402:Is}},listSolanaAgents:{parameters:Gr,body:ms,replies:{200:Es}},callPaidToolSolana:{
parameters:Xr,body:ds,replies:{200:Ns,402:Ds}},queryPaidAgentSolana:{parameters:Fr,body:ys,replies:{
200:Ss,402:Ms}},callMcp:{parameters:Vr,body:ls,replies:{200:Rs,400:$s,404:Ks}},callAgentMcp:{parameters:Cr,
body:fs,replies:{200:Us,400:Ys,404:Os}},getSchema:{parameters:Qr,body:cs,replies:{200:zs}},getMeshHealth:{
parameters:Zr,body:us,replies:{200:Gs}},getOverview:{parameters:Br,body:hs,replies:{200:Xs}},getContract:{
parameters:Wr,body:gs,replies:{200:Fs}},getReference:{parameters:Jr,body:Ps,replies:{}},getReferenceFile:{
parameters:es,body:vs,replies:{}}};export{$t as default};
