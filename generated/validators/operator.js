// Compiled from a contract by npm run generate. Never edited.
var Bs=Object.create;var Cr=Object.defineProperty;var Hs=Object.getOwnPropertyDescriptor;var Zs=Object.getOwnPropertyNames;var Vs=Object.getPrototypeOf,Ws=Object.prototype.hasOwnProperty;var zr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(w){throw t=0,w}};var Ys=(r,t,w,P)=>{if(t&&typeof t=="object"||typeof t=="function")for(let k of Zs(t))!Ws.call(r,k)&&
k!==w&&Cr(r,k,{get:()=>t[k],enumerable:!(P=Hs(t,k))||P.enumerable});return r};var we=(r,t,w)=>(w=r!=null?Bs(Vs(r)):{},Ys(t||!r||!r.__esModule?Cr(w,"default",{value:r,enumerable:!0}):
w,r));var nr=zr(ir=>{"use strict";Object.defineProperty(ir,"__esModule",{value:!0});ir.formats=void 0;var Xs=2**
31-1,Js=(-2)**31,Qs=2**63-1,ea=(-2)**63,Kr=(2-2**-23)*2**127,Br=2**-126,ra=-1*Kr,ta=-1*Br,Rr=()=>!0,
sa=/^[A-Za-z0-9+/]*(=|==)?$/;ir.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Xs&&r>=Js,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Qs&&r>=ea,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Kr&&r>=Br||r>=ra&&r<=ta),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&sa.test(r),binary:Rr,password:Rr}});var or=zr(ue=>{"use strict";Object.defineProperty(ue,"__esModule",{value:!0});ue.formatNames=ue.fastFormats=
ue.fullFormats=void 0;function le(r,t){return{validate:r,compare:t}}ue.fullFormats={date:le(Wr,Or),time:le(
Tr(!0),Mr),"date-time":le(Hr(!0),Gr),"iso-time":le(Tr(),Yr),"iso-date-time":le(Hr(),Xr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ma,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ha,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:da,int32:{type:"number",validate:ua},
int64:{type:"number",validate:ya},float:{type:"number",validate:Vr},double:{type:"number",validate:Vr},
password:!0,binary:!0};ue.fastFormats={...ue.fullFormats,date:le(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Or),time:le(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Mr),"date-time":le(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Gr),"iso-time":le(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Yr),
"iso-date-time":le(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Xr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ue.formatNames=Object.keys(ue.fullFormats);function aa(r){return r%4===0&&(r%100!==0||r%400===0)}var ia=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
na=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Wr(r){let t=ia.exec(r);if(!t)return!1;let w=+t[1],
P=+t[2],k=+t[3];return P>=1&&P<=12&&k>=1&&k<=(P===2&&aa(w)?29:na[P])}function Or(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var $r=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Tr(r){
return function(w){let P=$r.exec(w);if(!P)return!1;let k=+P[1],b=+P[2],p=+P[3],e=P[4],o=P[5]==="-"?-1:
1,a=+(P[6]||0),f=+(P[7]||0);if(a>23||f>59||r&&!e)return!1;if(k<=23&&b<=59&&p<60)return!0;let d=b-f*o,
i=k-a*o-(d<0?1:0);return(i===23||i===-1)&&(d===59||d===-1)&&p<61}}function Mr(r,t){if(!(r&&t))return;
let w=new Date("2020-01-01T"+r).valueOf(),P=new Date("2020-01-01T"+t).valueOf();if(w&&P)return w-P}function Yr(r,t){
if(!(r&&t))return;let w=$r.exec(r),P=$r.exec(t);if(w&&P)return r=w[1]+w[2]+w[3],t=P[1]+P[2]+P[3],r>t?
1:r<t?-1:0}var Fr=/t|\s/i;function Hr(r){let t=Tr(r);return function(P){let k=P.split(Fr);return k.length===
2&&Wr(k[0])&&t(k[1])}}function Gr(r,t){if(!(r&&t))return;let w=new Date(r).valueOf(),P=new Date(t).valueOf();
if(w&&P)return w-P}function Xr(r,t){if(!(r&&t))return;let[w,P]=r.split(Fr),[k,b]=t.split(Fr),p=Or(w,
k);if(p!==void 0)return p||Mr(P,b)}var oa=/\/|:/,pa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ma(r){return oa.test(r)&&pa.test(r)}var Zr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function da(r){return Zr.lastIndex=0,Zr.test(r)}var fa=-(2**31),la=2**31-1;function ua(r){return Number.
isInteger(r)&&r<=la&&r>=fa}function ya(r){return Number.isInteger(r)}function Vr(){return!0}var ca=/[^\\]\\Z/;
function ha(r){if(ca.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var xe=(r,t)=>r.length>t&&Ur(r)>t,qe=(r,t)=>r.length<2*t&&Ur(r)<t,Gs=/[\ud800-\udbff][\udc00-\udfff]/g,
Ur=r=>r.length-(r.match(Gs)?.length??0);var Jr=we(nr()),Qr=we(or()),Ua={...Jr.formats,...Qr.fastFormats},et=Ie;function Ie(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ie.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Ie.errors=p,e===0}Ie.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rt=De;function De(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return De.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return De.errors=p,e===0}De.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var tt=je;function je(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return je.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return je.errors=p,e===0}je.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var st=$e;function $e(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=$e.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return $e.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return $e.errors=p,e===0}$e.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var at=ye;var E=xe,R=qe,it=new RegExp("^[ -~]+$","u");function ye(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=ye.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],s=e;if(typeof i!="string"){let m=typeof i,l;if(l===void 0)if(m=="number"||m=="bool\
ean")l=""+i;else if(i===null)l="";else return ye.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;l!==void 0&&(i=l,f!==void 0&&(f["idempotency-key"]=l))}if(e===s&&typeof i=="string"){if(E(i,
255))return ye.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(i,1))return ye.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!it.test(i))return ye.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return ye.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ye.errors=p,e===0}ye.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var nt=re;var he=new RegExp("^[0-9a-f-]{36}$","u");function re(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return re.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===
void 0)if(l=="number"||l=="boolean")n=""+s;else if(s===null)n="";else return re.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;n!==void 0&&(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return re.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(R(s,36))return re.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(
s))return re.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return re.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return re.
errors=p,e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ot=te;function te(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return te.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return te.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="num\
ber"||l=="boolean")n=""+s;else if(s===null)n="";else return te.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return te.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(s,36))return te.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(s))return te.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return te.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return te.errors=p,e===0}te.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pt=se;function se(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return se.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return se.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="num\
ber"||l=="boolean")n=""+s;else if(s===null)n="";else return se.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return se.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(s,36))return se.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(s))return se.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return se.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return se.errors=p,e===0}se.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mt=G;function G(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return G.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let s=d["idempotenc\
y-key"],m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="number"||l=="boolean")n=""+
s;else if(s===null)n="";else return G.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;n!==
void 0&&(s=n,d!==void 0&&(d["idempotency-key"]=n))}if(e===m&&typeof s=="string"){if(E(s,255))return G.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s,1))return G.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!it.test(s))return G.errors=[{instancePath:t+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return G.errors=[{instancePath:t+"/headers",schemaPath:"#/properties\
/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==
void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let m;if(d.id===void 0&&
(m="id"))return G.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(d.id!==void 0){let l=d.id,n=e;if(typeof l!="string"){let y=typeof l,
h;if(h===void 0)if(y=="number"||y=="boolean")h=""+l;else if(l===null)h="";else return G.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;h!==void 0&&(l=h,d!==void 0&&(d.id=h))}if(e===n&&typeof l=="string"){if(E(l,36))return G.errors=[
{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLe\
ngth",params:{limit:36}}],!1;if(R(l,36))return G.errors=[{instancePath:t+"/params/id",schemaPath:"#/\
properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(l))
return G.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/pattern",
keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return G.errors=[{instancePath:t+"/\
params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else
var a=!0}return G.errors=p,e===0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var dt=ae;function ae(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ae.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ae.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="num\
ber"||l=="boolean")n=""+s;else if(s===null)n="";else return ae.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return ae.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(s,36))return ae.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(s))return ae.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ae.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ae.errors=p,e===0}ae.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ft=z,ga={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{
type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"array",maxItems:4,uniqueItems:!0,items:{type:"\
string",enum:["key","model","agent","hour"]}}}},headers:{},params:{},cookies:{},body:{}}},Ne=new RegExp(
"^[^\\x00-\\x1f\\x7f]+$","u");function z(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,
dynamicAnchors:b={}}={}){let p=null,e=0,o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.
headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return z.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.from!==void 0){let m=i.from,l=e;if(!(typeof m=="\
number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let n=typeof m,y;if(y===void 0)if(n==="boolean"||m===null||
n==="string"&&m&&m==+m&&!(m%1))y=+m;else return z.errors=[{instancePath:t+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(m=
y,i!==void 0&&(i.from=y))}if(e===l&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return z.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return z.errors=[{instancePath:t+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(i.to!==void 0){let m=i.to,l=e;if(!(typeof m=="n\
umber"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,h;if(h===void 0)if(y==="boolean"||m===null||
y==="string"&&m&&m==+m&&!(m%1))h=+m;else return z.errors=[{instancePath:t+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(m=h,i!==
void 0&&(i.to=h))}if(e===l&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return z.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return z.errors=[{instancePath:t+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(i.key_id!==void 0){let m=i.key_id,l=e;if(typeof m!=
"string"){let y=typeof m,h;if(h===void 0)if(y=="number"||y=="boolean")h=""+m;else if(m===null)h="";else
return z.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=h,i!==void 0&&(i.key_id=h))}if(e===l&&
typeof m=="string"){if(E(m,256))return z.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(m,1))return z.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ne.test(m))return z.errors=[{instancePath:t+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=l===e}else var a=!0;if(a){if(i.model!==void 0){let m=i.model,l=e;
if(typeof m!="string"){let y=typeof m,h;if(h===void 0)if(y=="number"||y=="boolean")h=""+m;else if(m===
null)h="";else return z.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=h,i!==void 0&&(i.model=h))}
if(e===l&&typeof m=="string"){if(E(m,256))return z.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(m,1))
return z.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ne.test(m))return z.errors=[{instancePath:t+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=l===e}else var a=!0;if(a)if(i.by!==void 0){let m=i.by,l=e;if(e===
l)if(Array.isArray(m)){if(m.length>4)return z.errors=[{instancePath:t+"/query/by",schemaPath:"#/prop\
erties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var f=!0;let y=m.length;
for(let h=0;h<y;h++){let u=m[h],x=e;if(typeof u!="string"){let v=typeof u,_;if(_===void 0)if(v=="num\
ber"||v=="boolean")_=""+u;else if(u===null)_="";else return z.errors=[{instancePath:t+"/query/by/"+h,
schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"string"}}],!1;
_!==void 0&&(u=_,m!==void 0&&(m[h]=_))}if(!(u==="key"||u==="model"||u==="agent"||u==="hour"))return z.
errors=[{instancePath:t+"/query/by/"+h,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"\
enum",params:{allowedValues:ga.properties.query.properties.by.items.enum}}],!1;var f=x===e;if(!f)break}
if(f){let h=m.length,u;if(h>1){let x={};for(;h--;){let g=m[h];if(typeof g=="string"){if(typeof x[g]==
"number"){return u=x[g],z.errors=[{instancePath:t+"/query/by",schemaPath:"#/properties/query/propert\
ies/by/uniqueItems",keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}x[g]=h}}}}}}else return z.errors=
[{instancePath:t+"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{
type:"array"}}],!1;var a=l===e}else var a=!0}}}}else return z.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return z.errors=p,e===0}z.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var lt=S;function S(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return S.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&(d.limit=100),d.from!==void 0){let s=d.from,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let l=typeof s,n;if(n===void 0)if(l===
"boolean"||s===null||l==="string"&&s&&s==+s&&!(s%1))n=+s;else return S.errors=[{instancePath:t+"/que\
ry/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;n!==void 0&&(s=n,d!==void 0&&(d.from=n))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||
isNaN(s))return S.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/fr\
om/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return S.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(d.to!==void 0){let s=d.
to,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n=typeof s,y;if(y===void 0)if(n===
"boolean"||s===null||n==="string"&&s&&s==+s&&!(s%1))y=+s;else return S.errors=[{instancePath:t+"/que\
ry/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;
y!==void 0&&(s=y,d!==void 0&&(d.to=y))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||isNaN(
s))return S.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return S.errors=[{
instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(d.key_id!==void 0){let s=d.key_id,m=e;
if(typeof s!="string"){let n=typeof s,y;if(y===void 0)if(n=="number"||n=="boolean")y=""+s;else if(s===
null)y="";else return S.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/prope\
rties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(s=y,d!==void 0&&(d.key_id=
y))}if(e===m&&typeof s=="string"){if(E(s,256))return S.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(s,1))
return S.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ne.test(s))return S.errors=[{instancePath:t+"\
/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=m===e}else var a=!0;if(a){if(d.model!==void 0){let s=d.model,m=e;
if(typeof s!="string"){let n=typeof s,y;if(y===void 0)if(n=="number"||n=="boolean")y=""+s;else if(s===
null)y="";else return S.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(s=y,d!==void 0&&(d.model=y))}
if(e===m&&typeof s=="string"){if(E(s,256))return S.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(s,1))
return S.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ne.test(s))return S.errors=[{instancePath:t+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=m===e}else var a=!0;if(a){let s=d.limit,m=e;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n=typeof s,y;if(y===void 0)if(n==="boolean"||s===null||n===
"string"&&s&&s==+s&&!(s%1))y=+s;else return S.errors=[{instancePath:t+"/query/limit",schemaPath:"#/p\
roperties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(s=y,
d!==void 0&&(d.limit=y))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return S.errors=
[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return S.errors=[{instancePath:t+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=m===e;if(a)if(d.after!==void 0){let n=d.after,y=e;if(typeof n!="string"){let u=typeof n,
x;if(x===void 0)if(u=="number"||u=="boolean")x=""+n;else if(n===null)x="";else return S.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(n=x,d!==void 0&&(d.after=x))}if(e===y&&typeof n=="string"){if(E(n,256))return S.
errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(R(n,1))return S.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=y===e}else
var a=!0}}}}}else return S.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return S.errors=p,e===0}S.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ut=U,ka={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["\
query","headers","params"],properties:{query:{type:"object",properties:{state:{type:"string",enum:["\
reserved","executing","executed","settling","settled","settle_unknown","failed","expired","refund_du\
e","undecided"]},network:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{
type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},
headers:{},params:{},cookies:{},body:{}}};function U(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.
query;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&(d.limit=100),d.state!==
void 0){let s=d.state,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="number"||l=="\
boolean")n=""+s;else if(s===null)n="";else return U.errors=[{instancePath:t+"/query/state",schemaPath:"\
#/properties/query/properties/state/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(s=
n,d!==void 0&&(d.state=n))}if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||s===
"settled"||s==="settle_unknown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))return U.
errors=[{instancePath:t+"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"\
enum",params:{allowedValues:ka.properties.query.properties.state.enum}}],!1;var a=m===e}else var a=!0;
if(a){if(d.network!==void 0){let s=d.network,m=e;if(typeof s!="string"){let n=typeof s,y;if(y===void 0)
if(n=="number"||n=="boolean")y=""+s;else if(s===null)y="";else return U.errors=[{instancePath:t+"/qu\
ery/network",schemaPath:"#/properties/query/properties/network/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(s=y,d!==void 0&&(d.network=y))}if(e===m&&typeof s=="string"){if(E(s,64))return U.
errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return U.errors=[{instancePath:t+"/query/networ\
k",schemaPath:"#/properties/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ne.test(s))return U.errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/p\
roperties/network/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=m===
e}else var a=!0;if(a){if(d.payer!==void 0){let s=d.payer,m=e;if(typeof s!="string"){let n=typeof s,y;
if(y===void 0)if(n=="number"||n=="boolean")y=""+s;else if(s===null)y="";else return U.errors=[{instancePath:t+
"/query/payer",schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(s=y,d!==void 0&&(d.payer=y))}if(e===m&&typeof s=="string"){if(E(s,64))return U.
errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(R(s,1))return U.errors=[{instancePath:t+"/query/payer",schemaPath:"\
#/properties/query/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ne.test(
s))return U.errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/properties/payer/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=m===e}else var a=!0;if(a){
let s=d.limit,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n=typeof s,y;if(y===
void 0)if(n==="boolean"||s===null||n==="string"&&s&&s==+s&&!(s%1))y=+s;else return U.errors=[{instancePath:t+
"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"in\
teger"}}],!1;y!==void 0&&(s=y,d!==void 0&&(d.limit=y))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>
1e3||isNaN(s))return U.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/propert\
ies/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return U.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=m===e;if(a)if(d.after!==void 0){let n=d.after,y=e;
if(typeof n!="string"){let u=typeof n,x;if(x===void 0)if(u=="number"||u=="boolean")x=""+n;else if(n===
null)x="";else return U.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/proper\
ties/after/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(n=x,d!==void 0&&(d.after=x))}
if(e===y&&typeof n=="string"){if(E(n,36))return U.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(R(n,36))
return U.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/minL\
ength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(n))return U.errors=[{instancePath:t+"/\
query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var a=y===e}else var a=!0}}}}else return U.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=p,e===0}U.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yt=ie;function ie(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ie.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ie.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="num\
ber"||l=="boolean")n=""+s;else if(s===null)n="";else return ie.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return ie.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(s,36))return ie.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(s))return ie.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ie.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ie.errors=p,e===0}ie.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ct=ne;function ne(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ne.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ne.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="num\
ber"||l=="boolean")n=""+s;else if(s===null)n="";else return ne.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return ne.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(s,36))return ne.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(s))return ne.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ne.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ne.errors=p,e===0}ne.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ht=oe;function oe(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return oe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return oe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let s=f.id,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="num\
ber"||l=="boolean")n=""+s;else if(s===null)n="";else return oe.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,f!==void 0&&(f.id=n))}if(e===m&&typeof s=="string"){if(E(s,36))return oe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(s,36))return oe.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!he.test(s))return oe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return oe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return oe.errors=p,e===0}oe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gt=Te;function Te(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Te.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Te.errors=p,e===0}Te.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var kt=pe;var vt=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function pe(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=pe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return pe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===
void 0&&(i="name"))return pe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){let s=f.name,m=e;if(typeof s!=
"string"){let l=typeof s,n;if(n===void 0)if(l=="number"||l=="boolean")n=""+s;else if(s===null)n="";else
return pe.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(s=n,f!==void 0&&(f.name=n))}if(e===m&&typeof s==
"string"){if(E(s,64))return pe.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(s,1))return pe.errors=[
{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!vt.test(s))return pe.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return pe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return pe.errors=p,e===0}pe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pt=me;function me(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return me.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return me.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let s=f.name,m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l==
"number"||l=="boolean")n=""+s;else if(s===null)n="";else return me.errors=[{instancePath:t+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;n!==void 0&&(s=n,f!==void 0&&(f.name=n))}if(e===m&&typeof s=="string"){if(E(s,64))return me.errors=
[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(R(s,1))return me.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(
s))return me.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return me.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return me.errors=p,e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var bt=Fe;function Fe(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Fe.errors=p,e===0}Fe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _t=Oe;function Oe(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Oe.errors=p,e===0}Oe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wt=ke;function ke(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ke.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],s=e;
if(typeof i!="string"){let m=typeof i,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+i;else if(i===
null)l="";else return ke.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(i=l,f!==
void 0&&(f["if-none-match"]=l))}if(e===s&&typeof i=="string"&&E(i,4096))return ke.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ke.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ke.errors=p,e===0}ke.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xt=ve;function ve(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ve.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],s=e;
if(typeof i!="string"){let m=typeof i,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+i;else if(i===
null)l="";else return ve.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(i=l,f!==
void 0&&(f["if-none-match"]=l))}if(e===s&&typeof i=="string"&&E(i,4096))return ve.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ve.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ve.errors=p,e===0}ve.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qt=X;var Nt=new RegExp("^[a-z][a-z0-9.-]*$","u");function X(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=X.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return X.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.
headers,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["\
if-none-match"],m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="number"||l=="boolea\
n")n=""+s;else if(s===null)n="";else return X.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(s=n,d!==void 0&&(d["if-none-match"]=n))}if(e===m&&typeof s=="string"&&E(s,4096))return X.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return X.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.
params!==void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let m;if(d.
file===void 0&&(m="file"))return X.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params\
/required",keyword:"required",params:{missingProperty:m}}],!1;if(d.file!==void 0){let l=d.file,n=e;if(typeof l!=
"string"){let y=typeof l,h;if(h===void 0)if(y=="number"||y=="boolean")h=""+l;else if(l===null)h="";else
return X.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/type",
keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(l=h,d!==void 0&&(d.file=h))}if(e===n&&typeof l==
"string"){if(E(l,64))return X.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params\
/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(l,1))return X.errors=[{instancePath:t+
"/params/file",schemaPath:"#/properties/params/properties/file/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Nt.test(l))return X.errors=[{instancePath:t+"/params/file",schemaPath:"#/propertie\
s/params/properties/file/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else
return X.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1;var a=i===e}else var a=!0}return X.errors=p,e===0}X.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Lt=Pe;function Pe(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Pe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],s=e;
if(typeof i!="string"){let m=typeof i,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+i;else if(i===
null)l="";else return Pe.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(i=l,f!==
void 0&&(f["if-none-match"]=l))}if(e===s&&typeof i=="string"&&E(i,4096))return Pe.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Pe.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Pe.errors=p,e===0}Pe.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var At=J;function J(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return J.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["if-none-matc\
h"],m=e;if(typeof s!="string"){let l=typeof s,n;if(n===void 0)if(l=="number"||l=="boolean")n=""+s;else if(s===
null)n="";else return J.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(s=n,d!==
void 0&&(d["if-none-match"]=n))}if(e===m&&typeof s=="string"&&E(s,4096))return J.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return J.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.
params!==void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let m;if(d.
file===void 0&&(m="file"))return J.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params\
/required",keyword:"required",params:{missingProperty:m}}],!1;if(d.file!==void 0){let l=d.file,n=e;if(typeof l!=
"string"){let y=typeof l,h;if(h===void 0)if(y=="number"||y=="boolean")h=""+l;else if(l===null)h="";else
return J.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/type",
keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(l=h,d!==void 0&&(d.file=h))}if(e===n&&typeof l==
"string"){if(E(l,64))return J.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params\
/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(l,1))return J.errors=[{instancePath:t+
"/params/file",schemaPath:"#/properties/params/properties/file/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Nt.test(l))return J.errors=[{instancePath:t+"/params/file",schemaPath:"#/propertie\
s/params/properties/file/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else
return J.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1;var a=i===e}else var a=!0}return J.errors=p,e===0}J.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dt=we(nr()),jt=we(or()),Ka={...Dt.formats,...jt.fastFormats},$t=mr;function mr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=mr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
mr.errors=p,e===0}mr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tt=dr;function dr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=dr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
dr.errors=p,e===0}dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ft=fr;function fr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=fr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
fr.errors=p,e===0}fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ot=lr;function lr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=lr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
lr.errors=p,e===0}lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mt=T,Er={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},
body:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1,
maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},owner:{type:["string","null"],minLength:1,maxLength:256,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{
$ref:"schema:Agents"},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"s\
chema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schem\
a:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]},
Pa={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"\
schema:Scopes"},ba={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",
minLength:1,maxLength:256},$id:"schema:Models"},_a={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Et={type:["integer","null"],minimum:1,
maximum:1e9,$id:"schema:Rpm"},St={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ct={
type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},zt={type:["string","null"],pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},Ut={type:"string",enum:[
"day","month","total"],$id:"schema:BudgetPeriod"},wa=Object.prototype.hasOwnProperty,Le=xe,pr=qe,It=new RegExp(
"^[^\\x00-\\x1f\\x7f]+$","u"),Rt=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function T(r,{
instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,
e=0,o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return T.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let l=r.body;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){let y;if(l.name===void 0&&(y="name"))return T.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:y}}],
!1;{let h=e;for(let u in l)if(!wa.call(Er.properties.body.properties,u)){return T.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(h===e){if(l.name!==void 0){let u=l.name,x=e;if(e===x)if(typeof u=="string"){if(Le(u,128))
return T.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(pr(u,1))return T.errors=[{instancePath:t+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!It.test(u))return T.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}else return T.errors=
[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var a=x===e}else var a=!0;if(a){if(l.owner!==void 0){let u=l.owner,x=e;if(typeof u!=
"string"&&u!==null)return T.errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/prop\
erties/owner/type",keyword:"type",params:{type:Er.properties.body.properties.owner.type}}],!1;if(e===
x&&typeof u=="string"){if(Le(u,256))return T.errors=[{instancePath:t+"/body/owner",schemaPath:"#/pro\
perties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pr(u,1))return T.
errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!It.test(u))return T.errors=[{instancePath:t+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var a=x===e}else var a=!0;if(a){if(l.scopes!==void 0){let u=l.scopes,x=e;if(e===e)if(Array.isArray(
u)){if(u.length>8)return T.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/maxItems",
keyword:"maxItems",params:{limit:8}}],!1;if(u.length<1)return T.errors=[{instancePath:t+"/body/scope\
s",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let _=u.length;
for(let c=0;c<_;c++){let $=u[c],j=e;if(typeof $!="string")return T.errors=[{instancePath:t+"/body/sc\
opes/"+c,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!($==="\
chat"||$==="mesh"))return T.errors=[{instancePath:t+"/body/scopes/"+c,schemaPath:"schema:Scopes/item\
s/enum",keyword:"enum",params:{allowedValues:Pa.items.enum}}],!1;var f=j===e;if(!f)break}if(f){let c=u.
length,$;if(c>1){let j={};for(;c--;){let W=u[c];if(typeof W=="string"){if(typeof j[W]=="number"){return $=
j[W],T.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:c,j:$}}],!1;break}j[W]=c}}}}}}else return T.errors=[{instancePath:t+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=x===e}else var a=!0;
if(a){if(l.models!==void 0){let u=l.models,x=e,g=e;if(!Array.isArray(u)&&u!==null)return T.errors=[{
instancePath:t+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ba.type}}],
!1;if(e===g&&Array.isArray(u)){if(u.length>64)return T.errors=[{instancePath:t+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(u.length<1)return T.errors=[{instancePath:t+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let _=u.length;for(let c=0;c<_;c++){let $=u[c],j=e;if(e===j)if(typeof $=="string"){if(Le($,256))return T.
errors=[{instancePath:t+"/body/models/"+c,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(pr($,1))return T.errors=[{instancePath:t+"/body/models/"+c,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:t+
"/body/models/"+c,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=j===
e;if(!d)break}if(d){let c=u.length,$;if(c>1){let j={};for(;c--;){let W=u[c];if(typeof W=="string"){if(typeof j[W]==
"number"){return $=j[W],T.errors=[{instancePath:t+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:c,j:$}}],!1;break}j[W]=c}}}}}}var a=x===e}else var a=!0;if(a){if(l.
agents!==void 0){let u=l.agents,x=e,g=e;if(!Array.isArray(u)&&u!==null)return T.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:_a.type}}],!1;if(e===g&&Array.
isArray(u)){if(u.length>1e3)return T.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(u.length<1)return T.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let _=u.length;for(let c=0;c<_;c++){let $=u[c],j=e;if(e===j)if(typeof $=="string"){if(Le($,64))return T.
errors=[{instancePath:t+"/body/agents/"+c,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(pr($,1))return T.errors=[{instancePath:t+"/body/agents/"+c,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:t+
"/body/agents/"+c,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=j===
e;if(!i)break}if(i){let c=u.length,$;if(c>1){let j={};for(;c--;){let W=u[c];if(typeof W=="string"){if(typeof j[W]==
"number"){return $=j[W],T.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:c,j:$}}],!1;break}j[W]=c}}}}}}var a=x===e}else var a=!0;if(a){if(l.
expires_at!==void 0){let u=l.expires_at,x=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&
u!==null)return T.errors=[{instancePath:t+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:Er.properties.body.properties.expires_at.type}}],!1;if(e===
x&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return T.errors=[{instancePath:t+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return T.errors=[{instancePath:t+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=x===e}else var a=!0;if(a){if(l.rpm!==void 0){let u=l.rpm,x=e,g=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return T.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Et.type}}],!1;if(e===g&&typeof u=="number"&&isFinite(u)){
if(u>1e9||isNaN(u))return T.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(u<1||isNaN(u))return T.errors=[{instancePath:t+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=x===
e}else var a=!0;if(a){if(l.tpm!==void 0){let u=l.tpm,x=e,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&u!==null)return T.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:St.type}}],!1;if(e===g&&typeof u=="number"&&isFinite(u)){if(u>1e12||isNaN(
u))return T.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(u<1||isNaN(u))return T.errors=[{instancePath:t+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=x===e}else var a=!0;
if(a){if(l.max_parallel!==void 0){let u=l.max_parallel,x=e,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))&&u!==null)return T.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ct.type}}],!1;if(e===g&&typeof u=="number"&&isFinite(u)){
if(u>1e6||isNaN(u))return T.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(u<1||isNaN(u))return T.errors=
[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=x===e}else var a=!0;if(a){if(l.budget_usd!==void 0){let u=l.budget_usd,
x=e,g=e;if(typeof u!="string"&&u!==null)return T.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:zt.type}}],!1;if(e===g&&typeof u=="string"){if(Le(
u,17))return T.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!Rt.test(u))return T.errors=[{instancePath:t+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var a=x===e}else var a=!0;if(a)if(l.budget_period!==void 0){let u=l.budget_period,x=e,
g=e,v=!1,_=e;if(typeof u!="string"){let j={instancePath:t+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?p=[j]:p.push(j),e++}if(!(u==="day"||
u==="month"||u==="total")){let j={instancePath:t+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Ut.enum}};p===null?p=[j]:p.push(j),e++}var s=_===e;v=v||
s;let c=e;if(u!==null){let j={instancePath:t+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[j]:p.push(j),e++}
var s=c===e;if(v=v||s,v)e=g,p!==null&&(g?p.length=g:p=null);else{let j={instancePath:t+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[j]:p.push(j),e++,T.errors=p,!1}var a=x===e}else var a=!0}}}}}}}}}}}}else return T.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return T.errors=
p,e===0}T.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Kt=ur;function ur(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ur.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ur.errors=p,e===0}ur.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bt=yr;function yr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=yr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
yr.errors=p,e===0}yr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ht=H;function H(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=H.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length<1)return H.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let s=e;for(let m in d)
if(!(m==="rpm"||m==="tpm"||m==="max_parallel"||m==="budget_usd"||m==="budget_period")){return H.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(s===e){if(d.rpm!==void 0){let m=d.rpm,l=e,n=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return H.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Et.type}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){
if(m>1e9||isNaN(m))return H.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(m<1||isNaN(m))return H.errors=[{instancePath:t+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===
e}else var a=!0;if(a){if(d.tpm!==void 0){let m=d.tpm,l=e,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return H.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:St.type}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){if(m>1e12||isNaN(
m))return H.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(m<1||isNaN(m))return H.errors=[{instancePath:t+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===e}else var a=!0;
if(a){if(d.max_parallel!==void 0){let m=d.max_parallel,l=e,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return H.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ct.type}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){
if(m>1e6||isNaN(m))return H.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return H.errors=
[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=l===e}else var a=!0;if(a){if(d.budget_usd!==void 0){let m=d.budget_usd,
l=e,n=e;if(typeof m!="string"&&m!==null)return H.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:zt.type}}],!1;if(e===n&&typeof m=="string"){if(Le(
m,17))return H.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!Rt.test(m))return H.errors=[{instancePath:t+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var a=l===e}else var a=!0;if(a)if(d.budget_period!==void 0){let m=d.budget_period,l=e,
n=e,y=!1,h=e;if(typeof m!="string"){let g={instancePath:t+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),e++}if(!(m==="day"||
m==="month"||m==="total")){let g={instancePath:t+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Ut.enum}};p===null?p=[g]:p.push(g),e++}var f=h===e;y=y||
f;let u=e;if(m!==null){let g={instancePath:t+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[g]:p.push(g),e++}
var f=u===e;if(y=y||f,y)e=n,p!==null&&(n?p.length=n:p=null);else{let g={instancePath:t+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[g]:p.push(g),e++,H.errors=p,!1}var a=l===e}else var a=!0}}}}}}else return H.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return H.errors=
p,e===0}H.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zt=ge;function ge(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.overlap_s===void 0&&(a.overlap_s=3600);let d=e;for(let i in a)if(i!=="overl\
ap_s"){return ge.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){let i=a.overlap_s,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return ge.errors=[{instancePath:t+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return ge.errors=[{instancePath:t+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return ge.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return ge.errors=p,e===0}ge.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vt=cr;function cr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=cr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
cr.errors=p,e===0}cr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wt=hr;function hr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=hr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
hr.errors=p,e===0}hr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yt=gr;function gr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=gr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
gr.errors=p,e===0}gr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gt=kr;function kr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=kr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
kr.errors=p,e===0}kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xt=vr;function vr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=vr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
vr.errors=p,e===0}vr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Jt=Pr;function Pr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Pr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Pr.errors=p,e===0}Pr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qt=br;function br(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=br.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
br.errors=p,e===0}br.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var es=_r;function _r(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=_r.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
_r.errors=p,e===0}_r.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var rs=wr;function wr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=wr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
wr.errors=p,e===0}wr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ts=xr;function xr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=xr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
xr.errors=p,e===0}xr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ss=qr;function qr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=qr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
qr.errors=p,e===0}qr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var as=Nr;function Nr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Nr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Nr.errors=p,e===0}Nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var is=Lr;function Lr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Lr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Lr.errors=p,e===0}Lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ns=Ar;function Ar(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Ar.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ar.errors=p,e===0}Ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var os=Ir;function Ir(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Ir.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ir.errors=p,e===0}Ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ps=Dr;function Dr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Dr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Dr.errors=p,e===0}Dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ms=jr;function jr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=jr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
jr.errors=p,e===0}jr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fs=we(nr()),ls=we(or()),qa={...fs.formats,...ls.fastFormats},us=ce;function ce(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.response;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){let d;if(a.status===void 0&&(d="status"))return ce.errors=[{instancePath:t+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:d}}],!1;{
let i=e;for(let s in a)if(s!=="status"){return ce.errors=[{instancePath:t+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;
break}if(i===e&&a.status!==void 0){let s=a.status;if(typeof s!="string")return ce.errors=[{instancePath:t+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(s!=="ok")return ce.errors=[{instancePath:t+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return ce.errors=
[{instancePath:t+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ce.errors=p,e===0}ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ys=Ce;var I=xe;function K(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.ready===void 0&&(i="ready")||r.parts===void 0&&
(i="parts"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let s=e;for(let m in r)if(!(m==="ready"||m==="parts")){return K.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(s===
e){if(r.ready!==void 0){let m=e;if(typeof r.ready!="boolean")return K.errors=[{instancePath:t+"/read\
y",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===e}else
var a=!0;if(a)if(r.parts!==void 0){let m=r.parts,l=e;if(e===l)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>64)return K.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/p\
arts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in m){let h=m[y],u=e;if(e===
e)if(h&&typeof h=="object"&&!Array.isArray(h)){let g;if(h.ok===void 0&&(g="ok"))return K.errors=[{instancePath:t+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:g}}],!1;{let v=e;for(let _ in h)if(!(_==="ok"||_==="detail")){return K.errors=
[{instancePath:t+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(v===e){if(h.
ok!==void 0){let _=e;if(typeof h.ok!="boolean")return K.errors=[{instancePath:t+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"type",params:{
type:"boolean"}}],!1;var f=_===e}else var f=!0;if(f)if(h.detail!==void 0){let _=h.detail,c=e;if(e===
c)if(typeof _=="string"){if(I(_,1024))return K.errors=[{instancePath:t+"/parts/"+y.replace(/~/g,"~0").
replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"maxLengt\
h",params:{limit:1024}}],!1}else return K.errors=[{instancePath:t+"/parts/"+y.replace(/~/g,"~0").replace(
/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=c===e}else var f=!0}}}else return K.errors=[{instancePath:t+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],!1;var d=u===
e;if(!d)break}}else return K.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/type",keyword:"\
type",params:{type:"object"}}],!1;var a=l===e}else var a=!0}}}else return K.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,e===0}K.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Ce.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(K(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||
(p=p===null?K.errors:p.concat(K.errors),e=p.length));else return Ce.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=p,e===0}Ce.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var cs=ze;var Na=qa.int32,V=qe,La=new RegExp("^[a-z][a-z0-9_]*$","u");function _e(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=_e.evaluated;o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0);let a=e,f=!1,d=e;K(r,{instancePath:t,parentData:w,
parentDataProperty:P,rootData:k,dynamicAnchors:b})||(p=p===null?K.errors:p.concat(K.errors),e=p.length);
var n=d===e;if(f=f||n,n)var i=!0;let s=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.error===void 0&&(y="error")||r.message===void 0&&(y="message")){let h={instancePath:t,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};p===null?p=[h]:p.push(h),e++}else{
let h=e;for(let u in r)if(!(u==="error"||u==="message"||u==="code"||u==="param")){let x={instancePath:t,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
p===null?p=[x]:p.push(x),e++;break}if(h===e){if(r.error!==void 0){let u=r.error,x=e;if(!(typeof u=="\
number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let g={instancePath:t+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};p===null?p=[g]:p.push(g),e++}if(e===x&&
typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u)){let g={instancePath:t+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};p===null?p=
[g]:p.push(g),e++}else if(u<400||isNaN(u)){let g={instancePath:t+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};p===null?p=[g]:p.push(
g),e++}else if(!Na.validate(u)){let g={instancePath:t+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};p===null?p=[g]:p.push(g),e++}}var l=x===e}else
var l=!0;if(l){if(r.message!==void 0){let u=r.message,x=e;if(e===x)if(typeof u=="string"){if(I(u,2048)){
let v={instancePath:t+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};p===null?p=[v]:p.push(v),e++}else if(V(u,1)){let v={instancePath:t+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
p===null?p=[v]:p.push(v),e++}}else{let v={instancePath:t+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var l=x===e}else
var l=!0;if(l){if(r.code!==void 0){let u=r.code,x=e;if(e===x)if(typeof u=="string"){if(I(u,64)){let v={
instancePath:t+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};p===null?p=[v]:p.push(v),e++}else if(!La.test(u)){let v={instancePath:t+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};p===null?
p=[v]:p.push(v),e++}}else{let v={instancePath:t+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var l=x===e}else var l=!0;if(l)
if(r.param!==void 0){let u=r.param,x=e;if(e===x)if(typeof u=="string"){if(I(u,256)){let v={instancePath:t+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
p===null?p=[v]:p.push(v),e++}}else{let v={instancePath:t+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var l=x===e}else var l=!0}}}}}else{
let y={instancePath:t,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};p===null?
p=[y]:p.push(y),e++}var n=s===e;if(f=f||n,n&&i!==!0&&(i=!0),f)e=a,p!==null&&(a?p.length=a:p=null);else{
let y={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[y]:p.push(y),
e++,_e.errors=p,!1}return _e.errors=p,o.props=i,e===0}_e.evaluated={dynamicProps:!0,dynamicItems:!1};
function ze(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?_e.errors:
p.concat(_e.errors),e=p.length));else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ze.errors=p,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hs=Re;var Me={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"\
schema:Key"},gs={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat",
"mesh"]},$id:"schema:Scopes"},ks={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:256},$id:"schema:Models"},vs={type:["array","null"],minItems:1,maxItems:1e3,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Ps={type:["intege\
r","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},bs={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},_s={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},ws={type:[
"string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},
xs={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},ar=Object.prototype.hasOwnProperty,
qs=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var Ue=new RegExp("^[0-9]{1,30}$","u");function Y(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.charged===
void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="cha\
rged"||i==="counted")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.charged!==void 0){let i=r.
charged,s=e;if(e===e)if(typeof i=="string"){if(I(i,30))return Y.errors=[{instancePath:t+"/charged",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ue.test(i))return Y.errors=
[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^\
[0-9]{1,30}$"}}],!1}else return Y.errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/type",
keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.counted!==void 0){let i=r.
counted,s=e;if(e===e)if(typeof i=="string"){if(I(i,30))return Y.errors=[{instancePath:t+"/counted",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ue.test(i))return Y.errors=
[{instancePath:t+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^\
[0-9]{1,30}$"}}],!1}else return Y.errors=[{instancePath:t+"/counted",schemaPath:"schema:NanoUsd/type",
keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}else return Y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=p,e===0}Y.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function q(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=q.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.id===
void 0&&(m="id")||r.name===void 0&&(m="name")||r.prefix===void 0&&(m="prefix")||r.owner===void 0&&(m=
"owner")||r.scopes===void 0&&(m="scopes")||r.models===void 0&&(m="models")||r.agents===void 0&&(m="a\
gents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max_para\
llel")||r.budget_usd===void 0&&(m="budget_usd")||r.budget_period===void 0&&(m="budget_period")||r.created_at===
void 0&&(m="created_at")||r.expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoke\
d_at")||r.previous_until===void 0&&(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))return q.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{
let l=e;for(let n in r)if(!ar.call(Me.properties,n)){return q.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===
e){if(r.id!==void 0){let n=r.id,y=e;if(e===y)if(typeof n=="string"){if(I(n,64))return q.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(V(n,1))return q.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,y=e;if(e===y)if(typeof n==
"string"){if(I(n,128))return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(V(n,1))return q.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else
var a=!0;if(a){if(r.prefix!==void 0){let n=r.prefix,y=e;if(e===y)if(typeof n=="string"){if(I(n,16))return q.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return q.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.owner!==void 0){let n=r.
owner,y=e;if(typeof n!="string"&&n!==null)return q.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Me.properties.owner.type}}],!1;if(e===y&&typeof n==
"string"&&I(n,256))return q.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=y===e}else var a=!0;if(a){if(r.scopes!==void 0){
let n=r.scopes,y=e;if(e===e)if(Array.isArray(n)){if(n.length>8)return q.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(n.length<1)return q.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let x=n.length;for(let g=0;g<x;g++){let v=n[g],_=e;if(typeof v!="string")return q.errors=
[{instancePath:t+"/scopes/"+g,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(v==="chat"||v==="mesh"))return q.errors=[{instancePath:t+"/scopes/"+g,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:gs.items.enum}}],!1;var f=_===e;if(!f)break}
if(f){let g=n.length,v;if(g>1){let _={};for(;g--;){let c=n[g];if(typeof c=="string"){if(typeof _[c]==
"number"){return v=_[c],q.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}_[c]=g}}}}}}else return q.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;
if(a){if(r.models!==void 0){let n=r.models,y=e,h=e;if(!Array.isArray(n)&&n!==null)return q.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ks.type}}],!1;if(e===
h&&Array.isArray(n)){if(n.length>64)return q.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(n.length<1)return q.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let x=n.
length;for(let g=0;g<x;g++){let v=n[g],_=e;if(e===_)if(typeof v=="string"){if(I(v,256))return q.errors=
[{instancePath:t+"/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(V(v,1))return q.errors=[{instancePath:t+"/models/"+g,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:t+"/mod\
els/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=_===e;
if(!d)break}if(d){let g=n.length,v;if(g>1){let _={};for(;g--;){let c=n[g];if(typeof c=="string"){if(typeof _[c]==
"number"){return v=_[c],q.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}_[c]=g}}}}}}var a=y===e}else var a=!0;if(a){if(r.agents!==void 0){
let n=r.agents,y=e,h=e;if(!Array.isArray(n)&&n!==null)return q.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:vs.type}}],!1;if(e===h&&Array.isArray(n)){if(n.length>
1e3)return q.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(n.length<1)return q.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let x=n.length;for(let g=0;g<x;g++){
let v=n[g],_=e;if(e===_)if(typeof v=="string"){if(I(v,64))return q.errors=[{instancePath:t+"/agents/"+
g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(V(v,1))return q.
errors=[{instancePath:t+"/agents/"+g,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return q.errors=[{instancePath:t+"/agents/"+g,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=_===e;if(!i)break}if(i){let g=n.length,v;
if(g>1){let _={};for(;g--;){let c=n[g];if(typeof c=="string"){if(typeof _[c]=="number"){return v=_[c],
q.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:g,j:v}}],!1;break}_[c]=g}}}}}}var a=y===e}else var a=!0;if(a){if(r.rpm!==void 0){let n=r.rpm,y=e,h=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return q.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Ps.type}}],!1;if(e===h&&typeof n=="n\
umber"&&isFinite(n)){if(n>1e9||isNaN(n))return q.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(n<1||isNaN(n))return q.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=y===e}else var a=!0;if(a){if(r.tpm!==void 0){let n=r.tpm,y=e,h=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return q.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:bs.type}}],!1;if(e===h&&typeof n=="number"&&isFinite(n)){if(n>1e12||
isNaN(n))return q.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(n<1||isNaN(n))return q.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0;
if(a){if(r.max_parallel!==void 0){let n=r.max_parallel,y=e,h=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return q.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:_s.type}}],!1;if(e===h&&typeof n=="number"&&isFinite(n)){if(n>
1e6||isNaN(n))return q.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<1||isNaN(n))return q.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=y===e}else var a=!0;if(a){if(r.budget_usd!==void 0){let n=r.budget_usd,y=e,h=e;if(typeof n!=
"string"&&n!==null)return q.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:ws.type}}],!1;if(e===h&&typeof n=="string"){if(I(n,17))return q.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!qs.test(n))return q.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=y===e}else var a=!0;
if(a){if(r.budget_period!==void 0){let n=r.budget_period,y=e,h=e,u=!1,x=e;if(typeof n!="string"){let _={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[_]:p.push(_),e++}if(!(n==="day"||n==="month"||n==="total")){let _={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:xs.enum}};
p===null?p=[_]:p.push(_),e++}var s=x===e;u=u||s;let g=e;if(n!==null){let _={instancePath:t+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[_]:p.push(_),e++}var s=g===e;if(u=u||s,u)e=h,p!==null&&(h?p.length=h:p=null);else{let _={instancePath:t+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[_]:p.push(_),e++,q.errors=p,!1}var a=y===e}else var a=!0;if(a){if(r.budget_used!==void 0){let n=e;
Y(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:k,
dynamicAnchors:b})||(p=p===null?Y.errors:p.concat(Y.errors),e=p.length);var a=n===e}else var a=!0;if(a){
if(r.created_at!==void 0){let n=r.created_at,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return q.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(
n))return q.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return q.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.expires_at!==void 0){let n=r.expires_at,y=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return q.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Me.properties.expires_at.type}}],!1;if(e===
y&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return q.errors=[{instancePath:t+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return q.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){
if(r.revoked_at!==void 0){let n=r.revoked_at,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return q.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Me.properties.revoked_at.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(
n)){if(n>41024448e5||isNaN(n))return q.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return q.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.previous_until!==
void 0){let n=r.previous_until,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)
return q.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Me.properties.previous_until.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return q.errors=[{instancePath:t+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return q.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a)if(r.sandbox!==
void 0){let n=e;if(typeof r.sandbox!="boolean")return q.errors=[{instancePath:t+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0}}}}}}}}}}}}}}}}}}}else
return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.
errors=p,e===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(r,{instancePath:t="",
parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=de.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.keys===void 0&&(f="keys"))return de.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(i!=="keys"){
return de.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.isArray(
i)){if(i.length>1e5)return de.errors=[{instancePath:t+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var a=!0;let m=i.length;for(let l=0;l<m;l++){let n=e;q(i[l],
{instancePath:t+"/keys/"+l,parentData:i,parentDataProperty:l,rootData:k,dynamicAnchors:b})||(p=p===null?
q.errors:p.concat(q.errors),e=p.length);var a=n===e;if(!a)break}}}else return de.errors=[{instancePath:t+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else return de.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=
p,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Re.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(de(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:b})||(p=p===null?de.errors:p.concat(de.errors),e=p.length));else return Re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=
p,e===0}Re.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ns=Ke;var Ee={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function L(r,{instancePath:t="",
parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=L.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.id===void 0&&(m="id")||r.key===void 0&&(m="key")||r.name===void 0&&(m=
"name")||r.prefix===void 0&&(m="prefix")||r.owner===void 0&&(m="owner")||r.scopes===void 0&&(m="scop\
es")||r.models===void 0&&(m="models")||r.agents===void 0&&(m="agents")||r.rpm===void 0&&(m="rpm")||r.
tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max_parallel")||r.budget_usd===void 0&&(m="bud\
get_usd")||r.budget_period===void 0&&(m="budget_period")||r.created_at===void 0&&(m="created_at")||r.
expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoked_at")||r.previous_until===void 0&&
(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))return L.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let l=e;for(let n in r)if(!ar.call(Ee.
properties,n)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.id!==void 0){let n=r.id,y=e;if(e===
y)if(typeof n=="string"){if(I(n,64))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(V(n,1))return L.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=y===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,y=e;if(e===y)if(typeof n=="strin\
g"){if(I(n,128))return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(V(n,1))return L.errors=[{instancePath:t+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else
var a=!0;if(a){if(r.prefix!==void 0){let n=r.prefix,y=e;if(e===y)if(typeof n=="string"){if(I(n,16))return L.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return L.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.owner!==void 0){let n=r.
owner,y=e;if(typeof n!="string"&&n!==null)return L.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Ee.properties.owner.type}}],!1;if(e===y&&typeof n==
"string"&&I(n,256))return L.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=y===e}else var a=!0;if(a){if(r.scopes!==void 0){
let n=r.scopes,y=e;if(e===e)if(Array.isArray(n)){if(n.length>8)return L.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(n.length<1)return L.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let x=n.length;for(let g=0;g<x;g++){let v=n[g],_=e;if(typeof v!="string")return L.errors=
[{instancePath:t+"/scopes/"+g,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(v==="chat"||v==="mesh"))return L.errors=[{instancePath:t+"/scopes/"+g,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:gs.items.enum}}],!1;var f=_===e;if(!f)break}
if(f){let g=n.length,v;if(g>1){let _={};for(;g--;){let c=n[g];if(typeof c=="string"){if(typeof _[c]==
"number"){return v=_[c],L.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}_[c]=g}}}}}}else return L.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;
if(a){if(r.models!==void 0){let n=r.models,y=e,h=e;if(!Array.isArray(n)&&n!==null)return L.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ks.type}}],!1;if(e===
h&&Array.isArray(n)){if(n.length>64)return L.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(n.length<1)return L.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let x=n.
length;for(let g=0;g<x;g++){let v=n[g],_=e;if(e===_)if(typeof v=="string"){if(I(v,256))return L.errors=
[{instancePath:t+"/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(V(v,1))return L.errors=[{instancePath:t+"/models/"+g,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/mod\
els/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=_===e;
if(!d)break}if(d){let g=n.length,v;if(g>1){let _={};for(;g--;){let c=n[g];if(typeof c=="string"){if(typeof _[c]==
"number"){return v=_[c],L.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}_[c]=g}}}}}}var a=y===e}else var a=!0;if(a){if(r.agents!==void 0){
let n=r.agents,y=e,h=e;if(!Array.isArray(n)&&n!==null)return L.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:vs.type}}],!1;if(e===h&&Array.isArray(n)){if(n.length>
1e3)return L.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(n.length<1)return L.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let x=n.length;for(let g=0;g<x;g++){
let v=n[g],_=e;if(e===_)if(typeof v=="string"){if(I(v,64))return L.errors=[{instancePath:t+"/agents/"+
g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(V(v,1))return L.
errors=[{instancePath:t+"/agents/"+g,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/agents/"+g,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=_===e;if(!i)break}if(i){let g=n.length,v;
if(g>1){let _={};for(;g--;){let c=n[g];if(typeof c=="string"){if(typeof _[c]=="number"){return v=_[c],
L.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:g,j:v}}],!1;break}_[c]=g}}}}}}var a=y===e}else var a=!0;if(a){if(r.rpm!==void 0){let n=r.rpm,y=e,h=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return L.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Ps.type}}],!1;if(e===h&&typeof n=="n\
umber"&&isFinite(n)){if(n>1e9||isNaN(n))return L.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(n<1||isNaN(n))return L.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=y===e}else var a=!0;if(a){if(r.tpm!==void 0){let n=r.tpm,y=e,h=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return L.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:bs.type}}],!1;if(e===h&&typeof n=="number"&&isFinite(n)){if(n>1e12||
isNaN(n))return L.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(n<1||isNaN(n))return L.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0;
if(a){if(r.max_parallel!==void 0){let n=r.max_parallel,y=e,h=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return L.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:_s.type}}],!1;if(e===h&&typeof n=="number"&&isFinite(n)){if(n>
1e6||isNaN(n))return L.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<1||isNaN(n))return L.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=y===e}else var a=!0;if(a){if(r.budget_usd!==void 0){let n=r.budget_usd,y=e,h=e;if(typeof n!=
"string"&&n!==null)return L.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:ws.type}}],!1;if(e===h&&typeof n=="string"){if(I(n,17))return L.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!qs.test(n))return L.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=y===e}else var a=!0;
if(a){if(r.budget_period!==void 0){let n=r.budget_period,y=e,h=e,u=!1,x=e;if(typeof n!="string"){let _={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[_]:p.push(_),e++}if(!(n==="day"||n==="month"||n==="total")){let _={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:xs.enum}};
p===null?p=[_]:p.push(_),e++}var s=x===e;u=u||s;let g=e;if(n!==null){let _={instancePath:t+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[_]:p.push(_),e++}var s=g===e;if(u=u||s,u)e=h,p!==null&&(h?p.length=h:p=null);else{let _={instancePath:t+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[_]:p.push(_),e++,L.errors=p,!1}var a=y===e}else var a=!0;if(a){if(r.budget_used!==void 0){let n=e;
Y(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:k,
dynamicAnchors:b})||(p=p===null?Y.errors:p.concat(Y.errors),e=p.length);var a=n===e}else var a=!0;if(a){
if(r.created_at!==void 0){let n=r.created_at,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(
n))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return L.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.expires_at!==void 0){let n=r.expires_at,y=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return L.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Ee.properties.expires_at.type}}],!1;if(e===
y&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return L.errors=[{instancePath:t+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return L.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){
if(r.revoked_at!==void 0){let n=r.revoked_at,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return L.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Ee.properties.revoked_at.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(
n)){if(n>41024448e5||isNaN(n))return L.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return L.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.previous_until!==
void 0){let n=r.previous_until,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)
return L.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Ee.properties.previous_until.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return L.errors=[{instancePath:t+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return L.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.sandbox!==
void 0){let n=e;if(typeof r.sandbox!="boolean")return L.errors=[{instancePath:t+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a)
if(r.key!==void 0){let n=r.key,y=e;if(e===y)if(typeof n=="string"){if(I(n,256))return L.errors=[{instancePath:t+
"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(n,1))
return L.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/type",
keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0}}}}}}}}}}}}}}}}}}}}else return L.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=
p,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Ke.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(L(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:k,dynamicAnchors:b})||(p=p===null?L.errors:p.concat(L.errors),e=p.length));else return Ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=
p,e===0}Ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ls=Be;function Be(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?q.errors:
p.concat(q.errors),e=p.length));else return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Be.errors=p,e===0}Be.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var As=He;function He(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?q.errors:
p.concat(q.errors),e=p.length));else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return He.errors=p,e===0}He.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Is=Ze;function Ze(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?q.errors:
p.concat(q.errors),e=p.length));else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ze.errors=p,e===0}Ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ds=Ve;function Ve(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(L(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?L.errors:
p.concat(L.errors),e=p.length));else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ve.errors=p,e===0}Ve.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var js=We;function We(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(q(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?q.errors:
p.concat(q.errors),e=p.length));else return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return We.errors=p,e===0}We.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $s=Ye;var Sr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function D(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=D.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===void 0&&(i="from")||r.to===void 0&&
(i="to")||r.totals===void 0&&(i="totals"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i}}],!1;{let s=e;for(let m in r)if(!(m==="from"||m==="to"||m==="to\
tals")){return D.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(s===e){if(r.from!==void 0){let m=r.from,l=e,n=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return D.errors=[{instancePath:t+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return D.
errors=[{instancePath:t+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.to!==void 0){let m=r.to,l=e,n=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return D.errors=[{instancePath:t+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return D.errors=
[{instancePath:t+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a)if(r.totals!==void 0){let m=r.totals,l=e;if(e===l)if(Array.isArray(
m)){if(m.length>1e5)return D.errors=[{instancePath:t+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let y=m.length;for(let h=0;h<y;h++){let u=m[h],
x=e;if(e===x)if(u&&typeof u=="object"&&!Array.isArray(u)){let v;if(u.requests===void 0&&(v="requests")||
u.prompt_tokens===void 0&&(v="prompt_tokens")||u.cached_tokens===void 0&&(v="cached_tokens")||u.cache_write_tokens===
void 0&&(v="cache_write_tokens")||u.completion_tokens===void 0&&(v="completion_tokens")||u.reasoning_tokens===
void 0&&(v="reasoning_tokens")||u.hosted_calls===void 0&&(v="hosted_calls")||u.charged===void 0&&(v=
"charged")||u.counted===void 0&&(v="counted")||u.cost===void 0&&(v="cost"))return D.errors=[{instancePath:t+
"/totals/"+h,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:v}}],
!1;{let _=e;for(let c in u)if(!ar.call(Sr.properties.totals.items.properties,c)){return D.errors=[{instancePath:t+
"/totals/"+h,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:c}}],!1;break}if(_===e){if(u.key_id!==void 0){let c=u.key_id,$=e;if(e===
$)if(typeof c=="string"){if(I(c,256))return D.errors=[{instancePath:t+"/totals/"+h+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return D.errors=[{instancePath:t+"/totals/"+h+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var d=$===e}else var d=!0;if(d){if(u.model!==
void 0){let c=u.model,$=e;if(typeof c!="string"&&c!==null)return D.errors=[{instancePath:t+"/totals/"+
h+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Sr.
properties.totals.items.properties.model.type}}],!1;if(e===$&&typeof c=="string"&&I(c,256))return D.
errors=[{instancePath:t+"/totals/"+h+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=$===e}else var d=!0;if(d){if(u.agent!==
void 0){let c=u.agent,$=e;if(typeof c!="string"&&c!==null)return D.errors=[{instancePath:t+"/totals/"+
h+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Sr.
properties.totals.items.properties.agent.type}}],!1;if(e===$&&typeof c=="string"&&I(c,256))return D.
errors=[{instancePath:t+"/totals/"+h+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=$===e}else var d=!0;if(d){if(u.hour!==
void 0){let c=u.hour,$=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{
instancePath:t+"/totals/"+h+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===$&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(
c))return D.errors=[{instancePath:t+"/totals/"+h+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))
return D.errors=[{instancePath:t+"/totals/"+h+"/hour",schemaPath:"#/properties/totals/items/properti\
es/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=$===e}else var d=!0;if(d){
if(u.requests!==void 0){let c=u.requests,$=e,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return D.errors=[{instancePath:t+"/totals/"+h+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=
[{instancePath:t+"/totals/"+h+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=$===e}else var d=!0;if(d){if(u.prompt_tokens!==void 0){let c=u.prompt_tokens,
$=e,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/\
totals/"+h+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===j&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=$===e}else var d=!0;if(d){if(u.cached_tokens!==void 0){let c=u.cached_tokens,$=e,j=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/totals/"+h+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=$===e}else var d=!0;if(d){if(u.cache_write_tokens!==void 0){let c=u.cache_write_tokens,$=e,
j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/tota\
ls/"+h+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=
[{instancePath:t+"/totals/"+h+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=$===e}else var d=!0;if(d){if(u.completion_tokens!==void 0){let c=u.
completion_tokens,$=e,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[
{instancePath:t+"/totals/"+h+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.
errors=[{instancePath:t+"/totals/"+h+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/completion_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var d=$===e}else var d=!0;if(d){if(u.reasoning_tokens!==void 0){let c=u.reasoning_tokens,
$=e,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/\
totals/"+h+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=
[{instancePath:t+"/totals/"+h+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=$===e}else var d=!0;if(d){if(u.hosted_calls!==void 0){let c=u.hosted_calls,
$=e,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[{instancePath:t+"/\
totals/"+h+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===j&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return D.errors=[{instancePath:t+"/totals/"+h+"/ho\
sted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=$===e}else var d=!0;if(d){if(u.charged!==void 0){let c=u.charged,$=e;if(e===e)if(typeof c==
"string"){if(I(c,30))return D.errors=[{instancePath:t+"/totals/"+h+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ue.test(c))return D.errors=[{instancePath:t+
"/totals/"+h+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return D.errors=[{instancePath:t+"/totals/"+h+"/charged",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var d=$===e}else var d=!0;if(d){if(u.counted!==
void 0){let c=u.counted,$=e;if(e===e)if(typeof c=="string"){if(I(c,30))return D.errors=[{instancePath:t+
"/totals/"+h+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!Ue.test(c))return D.errors=[{instancePath:t+"/totals/"+h+"/counted",schemaPath:"schema:NanoUs\
d/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return D.errors=[{instancePath:t+
"/totals/"+h+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;
var d=$===e}else var d=!0;if(d)if(u.cost!==void 0){let c=u.cost,$=e;if(e===e)if(typeof c=="string"){
if(I(c,30))return D.errors=[{instancePath:t+"/totals/"+h+"/cost",schemaPath:"schema:NanoUsd/maxLengt\
h",keyword:"maxLength",params:{limit:30}}],!1;if(!Ue.test(c))return D.errors=[{instancePath:t+"/tota\
ls/"+h+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return D.errors=[{instancePath:t+"/totals/"+h+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"\
type",params:{type:"string"}}],!1;var d=$===e}else var d=!0}}}}}}}}}}}}}}}else return D.errors=[{instancePath:t+
"/totals/"+h,schemaPath:"#/properties/totals/items/type",keyword:"type",params:{type:"object"}}],!1;
var f=x===e;if(!f)break}}}else return D.errors=[{instancePath:t+"/totals",schemaPath:"#/properties/t\
otals/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0}}}}else return D.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=p,e===
0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(D(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:k,dynamicAnchors:b})||(p=p===null?D.errors:p.concat(D.errors),e=p.length));else return Ye.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=
p,e===0}Ye.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ts=Ge;var Aa={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},be={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
upstream:{type:["string","null"],maxLength:64}},$id:"schema:UsageRow"};function N(r,{instancePath:t="",
parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=N.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.call_id===void 0&&(f="call_id")||r.request_id===
void 0&&(f="request_id")||r.attempt===void 0&&(f="attempt")||r.ts===void 0&&(f="ts")||r.service===void 0&&
(f="service")||r.key_id===void 0&&(f="key_id")||r.payment_id===void 0&&(f="payment_id")||r.model===void 0&&
(f="model")||r.agent===void 0&&(f="agent")||r.tool===void 0&&(f="tool")||r.status===void 0&&(f="stat\
us")||r.prompt_tokens===void 0&&(f="prompt_tokens")||r.cached_tokens===void 0&&(f="cached_tokens")||
r.cache_write_tokens===void 0&&(f="cache_write_tokens")||r.completion_tokens===void 0&&(f="completio\
n_tokens")||r.reasoning_tokens===void 0&&(f="reasoning_tokens")||r.hosted_calls===void 0&&(f="hosted\
_calls")||r.estimated===void 0&&(f="estimated")||r.charged===void 0&&(f="charged")||r.counted===void 0&&
(f="counted")||r.cost===void 0&&(f="cost")||r.latency_ms===void 0&&(f="latency_ms")||r.ttft_ms===void 0&&
(f="ttft_ms")||r.upstream===void 0&&(f="upstream"))return N.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!ar.call(be.properties,
i)){return N.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,s=e;if(e===s)if(typeof i==
"string"){if(I(i,64))return N.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return N.errors=[{instancePath:t+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.call_id!==
void 0){let i=r.call_id,s=e;if(e===s)if(typeof i=="string"){if(I(i,64))return N.errors=[{instancePath:t+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return N.errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.request_id!==void 0){let i=r.request_id,s=e;
if(e===s)if(typeof i=="string"){if(I(i,64))return N.errors=[{instancePath:t+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return N.errors=[
{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"\
string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.attempt!==void 0){let i=r.attempt,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=[{instancePath:t+"/attempt",schemaPath:"#/\
properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>1e3||isNaN(i))return N.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<0||isNaN(i))return N.errors=
[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.ts!==void 0){let i=r.ts,s=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=[{instancePath:t+"/ts",schemaPath:"#/propert\
ies/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return N.errors=[{instancePath:t+"/ts",schemaPath:"#/properties/ts/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return N.errors=[{
instancePath:t+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.service!==void 0){let i=r.service,s=e;if(e===s)if(typeof i==
"string"){if(I(i,32))return N.errors=[{instancePath:t+"/service",schemaPath:"#/properties/service/ma\
xLength",keyword:"maxLength",params:{limit:32}}],!1}else return N.errors=[{instancePath:t+"/service",
schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.key_id!==void 0){let i=r.key_id,s=e;if(e===s)if(typeof i=="string"){if(I(i,256))return N.
errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return N.errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/type",
keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.payment_id!==void 0){
let i=r.payment_id,s=e;if(typeof i!="string"&&i!==null)return N.errors=[{instancePath:t+"/payment_id",
schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type:be.properties.payment_id.type}}],
!1;if(e===s&&typeof i=="string"&&I(i,512))return N.errors=[{instancePath:t+"/payment_id",schemaPath:"\
#/properties/payment_id/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var a=s===e}else var a=!0;
if(a){if(r.model!==void 0){let i=r.model,s=e;if(typeof i!="string"&&i!==null)return N.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:be.properties.model.type}}],
!1;if(e===s&&typeof i=="string"&&I(i,256))return N.errors=[{instancePath:t+"/model",schemaPath:"#/pr\
operties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=s===e}else var a=!0;if(a){
if(r.agent!==void 0){let i=r.agent,s=e;if(typeof i!="string"&&i!==null)return N.errors=[{instancePath:t+
"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:be.properties.agent.type}}],
!1;if(e===s&&typeof i=="string"&&I(i,256))return N.errors=[{instancePath:t+"/agent",schemaPath:"#/pr\
operties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=s===e}else var a=!0;if(a){
if(r.tool!==void 0){let i=r.tool,s=e;if(typeof i!="string"&&i!==null)return N.errors=[{instancePath:t+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:be.properties.tool.type}}],!1;
if(e===s&&typeof i=="string"&&I(i,256))return N.errors=[{instancePath:t+"/tool",schemaPath:"#/proper\
ties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=s===e}else var a=!0;if(a){if(r.
status!==void 0){let i=r.status,s=e;if(e===s)if(typeof i=="string"){if(I(i,64))return N.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return N.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let i=r.prompt_tokens,
s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.cached_tokens!==
void 0){let i=r.cached_tokens,s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.
errors=[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.
errors=[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+
"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.cache_write_tokens!==void 0){let i=r.cache_write_tokens,
s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=[{instancePath:t+"/\
cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.errors=[{instancePath:t+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0;if(a){if(r.completion_tokens!==void 0){let i=r.completion_tokens,s=e,m=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=[{instancePath:t+"/completi\
on_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.errors=[{instancePath:t+"/completion\
_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.
reasoning_tokens!==void 0){let i=r.reasoning_tokens,s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return N.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return N.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return N.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.
hosted_calls!==void 0){let i=r.hosted_calls,s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return N.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return N.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0;if(a){if(r.estimated!==void 0){let i=e;if(typeof r.estimated!="boolean")
return N.errors=[{instancePath:t+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=i===e}else var a=!0;if(a){if(r.charged!==void 0){let i=r.charged,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=[{instancePath:t+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.errors=[{instancePath:t+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.counted!==
void 0){let i=r.counted,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return N.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else
var a=!0;if(a){if(r.cost!==void 0){let i=r.cost,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return N.errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.
errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;
if(a){if(r.latency_ms!==void 0){let i=r.latency_ms,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return N.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return N.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=
[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.ttft_ms!==void 0){let i=r.ttft_ms,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return N.errors=[{instancePath:t+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:be.properties.ttft_ms.
type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return N.errors=
[{instancePath:t+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return N.errors=[{instancePath:t+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else
var a=!0;if(a)if(r.upstream!==void 0){let i=r.upstream,s=e;if(typeof i!="string"&&i!==null)return N.
errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:be.
properties.upstream.type}}],!1;if(e===s&&typeof i=="string"&&I(i,64))return N.errors=[{instancePath:t+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var a=s===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return N.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=p,e===0}N.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Q(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.rows===void 0&&(d="rows")||r.next===void 0&&
(d="next"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let s in r)if(!(s==="rows"||s==="next")){return Q.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(r.rows!==void 0){let s=r.rows,m=e;if(e===m)if(Array.isArray(s)){if(s.length>1e3)return Q.errors=
[{instancePath:t+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var a=!0;let l=s.length;for(let n=0;n<l;n++){let y=e;N(s[n],{instancePath:t+"/rows/"+n,parentData:s,
parentDataProperty:n,rootData:k,dynamicAnchors:b})||(p=p===null?N.errors:p.concat(N.errors),e=p.length);
var a=y===e;if(!a)break}}}else return Q.errors=[{instancePath:t+"/rows",schemaPath:"#/properties/row\
s/type",keyword:"type",params:{type:"array"}}],!1;var f=m===e}else var f=!0;if(f)if(r.next!==void 0){
let s=r.next,m=e;if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:t+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Aa.properties.next.type}}],!1;if(e===m&&typeof s==
"string"&&I(s,256))return Q.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=m===e}else var f=!0}}}else return Q.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=p,e===0}Q.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Q(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||
(p=p===null?Q.errors:p.concat(Q.errors),e=p.length));else return Ge.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=p,e===0}Ge.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Fs=Xe;var Ia={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64}},$id:"\
schema:PaymentList"},Se={type:"object",additionalProperties:!1,required:["id","state","network","pay\
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
Payment"},Da={type:"string",enum:["reserved","executing","executed","settling","settled","settle_unk\
nown","failed","expired","refund_due","undecided"],$id:"schema:PaymentState"};var ja=new RegExp("^[0-9]{1,78}$","u"),$a=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function A(r,{
instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,
e=0,o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||r.network===
void 0&&(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.asset===void 0&&
(f="asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||r.agent===void 0&&
(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||r.transaction===void 0&&
(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f="attempts")||r.valid_before===
void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===void 0&&(f="created_at")||
r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expires_at"))return A.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!ar.
call(Se.properties,i)){return A.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,
s=e;if(e===s)if(typeof i=="string"){if(I(i,64))return A.errors=[{instancePath:t+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(V(i,1))return A.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.state!==void 0){let i=r.state,s=e;if(typeof i!="string")return A.
errors=[{instancePath:t+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i===
"settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return A.errors=[{
instancePath:t+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Da.
enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.network!==void 0){let i=r.network,s=e;if(e===s)if(typeof i==
"string"){if(I(i,64))return A.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.payer!==void 0){let i=r.payer,s=e;if(e===s)if(typeof i=="string"){if(I(i,64))return A.errors=
[{instancePath:t+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return A.errors=[{instancePath:t+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.pay_to!==void 0){let i=r.pay_to,s=e;
if(e===s)if(typeof i=="string"){if(I(i,64))return A.errors=[{instancePath:t+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.asset!==void 0){let i=r.asset,s=e;if(e===s)if(typeof i=="string"){if(I(i,
64))return A.errors=[{instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.amount!==
void 0){let i=r.amount,s=e;if(e===s)if(typeof i=="string"){if(I(i,78))return A.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!ja.
test(i))return A.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return A.errors=[{instancePath:t+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.price_usd!==void 0){let i=r.price_usd,s=e;if(e===s)if(typeof i=="string"){if(I(i,20))return A.errors=
[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!$a.test(i))return A.errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return A.
errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.agent!==void 0){let i=r.agent,s=e;if(e===s)
if(typeof i=="string"){if(I(i,64))return A.errors=[{instancePath:t+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.tool!==void 0){let i=r.tool,s=e;if(typeof i!="string"&&i!==null)return A.errors=
[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Se.properties.
tool.type}}],!1;if(e===s&&typeof i=="string"&&I(i,256))return A.errors=[{instancePath:t+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=s===e}else var a=!0;if(a){
if(r.request_id!==void 0){let i=r.request_id,s=e;if(e===s)if(typeof i=="string"){if(I(i,64))return A.
errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
transaction!==void 0){let i=r.transaction,s=e;if(typeof i!="string"&&i!==null)return A.errors=[{instancePath:t+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Se.properties.
transaction.type}}],!1;if(e===s&&typeof i=="string"&&I(i,256))return A.errors=[{instancePath:t+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var a=s===e}else var a=!0;if(a){if(r.reason!==void 0){let i=r.reason,s=e;if(typeof i!="string"&&i!==
null)return A.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Se.properties.reason.type}}],!1;if(e===s&&typeof i=="string"&&I(i,1024))return A.errors=
[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=s===e}else var a=!0;if(a){if(r.attempts!==void 0){let i=r.attempts,s=e;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return A.errors=[{instancePath:t+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return A.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<0||isNaN(i))return A.errors=
[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.valid_before!==void 0){let i=r.valid_before,s=e,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return A.errors=[{instancePath:t+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return A.errors=[{instancePath:t+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return A.errors=[{instancePath:t+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.look_at!==
void 0){let i=r.look_at,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return A.
errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Se.
properties.look_at.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return A.errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return A.errors=[{instancePath:t+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=s===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,s=e,m=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return A.errors=[{instancePath:t+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return A.errors=[{instancePath:t+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return A.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a){if(r.updated_at!==void 0){
let i=r.updated_at,s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return A.errors=
[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return A.errors=[{instancePath:t+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return A.errors=[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0;if(a)if(r.expires_at!==
void 0){let i=r.expires_at,s=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return A.
errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return A.errors=
[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return A.errors=[{instancePath:t+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=s===e}else var a=!0}}}}}}}}}}}}}}}}}}}}else
return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.
errors=p,e===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:t="",
parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=ee.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.payments===void 0&&(d="payments")||r.next===void 0&&(d="next"))return ee.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let i=e;for(let s in r)if(!(s==="payments"||s==="next")){return ee.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(r.payments!==void 0){let s=r.payments,m=e;if(e===m)if(Array.isArray(s)){if(s.length>1e3)return ee.
errors=[{instancePath:t+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var a=!0;let l=s.length;for(let n=0;n<l;n++){let y=e;A(s[n],{instancePath:t+"/payme\
nts/"+n,parentData:s,parentDataProperty:n,rootData:k,dynamicAnchors:b})||(p=p===null?A.errors:p.concat(
A.errors),e=p.length);var a=y===e;if(!a)break}}}else return ee.errors=[{instancePath:t+"/payments",schemaPath:"\
#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=m===e}else var f=!0;if(f)
if(r.next!==void 0){let s=r.next,m=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:t+
"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Ia.properties.next.type}}],!1;
if(e===m&&typeof s=="string"&&I(s,64))return ee.errors=[{instancePath:t+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=m===e}else var f=!0}}}else return ee.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=
p,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=Xe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ee(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:b})||(p=p===null?ee.errors:p.concat(ee.errors),e=p.length));else return Xe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=
p,e===0}Xe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Os=Je;function Je(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(A(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?A.errors:
p.concat(A.errors),e=p.length));else return Je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Je.errors=p,e===0}Je.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ms=Qe;function Qe(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(A(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?A.errors:
p.concat(A.errors),e=p.length));else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qe.errors=p,e===0}Qe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Es=er;function er(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=er.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(A(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?A.errors:
p.concat(A.errors),e=p.length));else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return er.errors=p,e===0}er.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ss=rr;var ds={type:"object",additionalProperties:!1,required:["name","origin","drained_at","in_flight","de\
ployments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],
maxLength:1024},drained_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"\
schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"\
schema:Upstream"};var Ta={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function C(r,{instancePath:t="",
parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=C.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.model===void 0&&(d="model")||r.upstream_model===void 0&&(d="upstream_m\
odel")||r.tier===void 0&&(d="tier")||r.weight===void 0&&(d="weight")||r.breaker===void 0&&(d="breake\
r")||r.in_flight===void 0&&(d="in_flight")||r.resting_s===void 0&&(d="resting_s"))return C.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in r)
if(!(s==="model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breaker"||s==="in_flight"||s===
"resting_s")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.model!==void 0){let s=r.model,
m=e;if(e===m)if(typeof s=="string"){if(I(s,256))return C.errors=[{instancePath:t+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return C.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else
var a=!0;if(a){if(r.upstream_model!==void 0){let s=r.upstream_model,m=e;if(e===m)if(typeof s=="strin\
g"){if(I(s,256))return C.errors=[{instancePath:t+"/upstream_model",schemaPath:"#/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return C.errors=[{instancePath:t+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var a=m===e}else var a=!0;if(a){if(r.tier!==void 0){let s=r.tier,m=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>16||
isNaN(s))return C.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:16}}],!1;if(s<1||isNaN(s))return C.errors=[{instancePath:t+"/ti\
er",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===
e}else var a=!0;if(a){if(r.weight!==void 0){let s=r.weight,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return C.errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return C.
errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return C.errors=[{instancePath:t+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===e}else
var a=!0;if(a){if(r.breaker!==void 0){let s=r.breaker,m=e,l=e,n=!1,y=e;if(typeof s!="string"){let x={
instancePath:t+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};
p===null?p=[x]:p.push(x),e++}if(!(s==="closed"||s==="half_open"||s==="open")){let x={instancePath:t+
"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Ta.enum}};p===
null?p=[x]:p.push(x),e++}var f=y===e;n=n||f;let h=e;if(s!==null){let x={instancePath:t+"/breaker",schemaPath:"\
#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[x]:p.push(x),e++}
var f=h===e;if(n=n||f,n)e=l,p!==null&&(l?p.length=l:p=null);else{let x={instancePath:t+"/breaker",schemaPath:"\
#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return p===null?p=[x]:p.push(x),e++,C.errors=
p,!1}var a=m===e}else var a=!0;if(a){if(r.in_flight!==void 0){let s=r.in_flight,m=e,l=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/in_flight",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return C.errors=[{instancePath:t+"/in_flight",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(
s))return C.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a)if(r.resting_s!==void 0){let s=r.
resting_s,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return C.errors=[{instancePath:t+"/resting_\
s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(s<0||isNaN(s))return C.errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0}}}}}}}}else
return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.
errors=p,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:t="",
parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=M.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.origin===void 0&&(d="origin")||r.drained_at===
void 0&&(d="drained_at")||r.in_flight===void 0&&(d="in_flight")||r.deployments===void 0&&(d="deploym\
ents"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let s in r)if(!(s==="name"||s==="origin"||s==="drained_at"||s==="in_flight"||s==="de\
ployments")){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.name!==void 0){let s=r.name,m=e;
if(e===m)if(typeof s=="string"){if(I(s,64))return M.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(V(s,1))return M.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=m===e}else var a=!0;if(a){if(r.origin!==void 0){let s=r.origin,m=e;if(typeof s!="st\
ring"&&s!==null)return M.errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/type",keyword:"\
type",params:{type:ds.properties.origin.type}}],!1;if(e===m&&typeof s=="string"&&I(s,1024))return M.
errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(r.drained_at!==void 0){let s=r.drained_at,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return M.errors=[{instancePath:t+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:ds.properties.drained_at.type}}],!1;if(e===
m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=[{instancePath:t+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else
var a=!0;if(a){if(r.in_flight!==void 0){let s=r.in_flight,m=e,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return M.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return M.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=m===e}else var a=!0;if(a)if(r.deployments!==void 0){let s=r.deployments,m=e;if(e===m)if(Array.
isArray(s)){if(s.length>4096)return M.errors=[{instancePath:t+"/deployments",schemaPath:"#/propertie\
s/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let n=s.length;for(let y=0;y<
n;y++){let h=e;C(s[y],{instancePath:t+"/deployments/"+y,parentData:s,parentDataProperty:y,rootData:k,
dynamicAnchors:b})||(p=p===null?C.errors:p.concat(C.errors),e=p.length);var f=h===e;if(!f)break}}}else
return M.errors=[{instancePath:t+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}}}}else return M.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=p,e===0}M.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:t="",parentData:w,parentDataProperty:P,
rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.upstreams===
void 0&&(f="upstreams"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(i!=="upstreams"){return fe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(d===e&&r.upstreams!==void 0){let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>256)
return fe.errors=[{instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let m=i.length;for(let l=0;l<m;l++){let n=e;M(i[l],{instancePath:t+
"/upstreams/"+l,parentData:i,parentDataProperty:l,rootData:k,dynamicAnchors:b})||(p=p===null?M.errors:
p.concat(M.errors),e=p.length);var a=n===e;if(!a)break}}}else return fe.errors=[{instancePath:t+"/up\
streams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return fe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=
p,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(r,{instancePath:t="",parentData:w,
parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){let p=null,e=0,o=rr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(fe(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:b})||(p=p===null?fe.errors:p.concat(fe.errors),e=p.length));else return rr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=
p,e===0}rr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Cs=tr;function tr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(M(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?M.errors:
p.concat(M.errors),e=p.length));else return tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return tr.errors=p,e===0}tr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zs=sr;function sr(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(M(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:b})||(p=p===null?M.errors:
p.concat(M.errors),e=p.length));else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return sr.errors=p,e===0}sr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Us=Z;var Fa={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","need_\
restart"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{type:"integer",minimum:0,
maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},need_restart:{
type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}}},$id:"schema:ConfigInFor\
ce"};function Z(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let d=r.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let s;if(d.file===void 0&&(s="file")||d.loaded_at===void 0&&(s=
"loaded_at")||d.sandbox===void 0&&(s="sandbox")||d.config===void 0&&(s="config")||d.need_restart===void 0&&
(s="need_restart"))return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:ConfigInForce/req\
uired",keyword:"required",params:{missingProperty:s}}],!1;{let m=e;for(let l in d)if(!(l==="file"||l===
"loaded_at"||l==="sandbox"||l==="config"||l==="need_restart")){return Z.errors=[{instancePath:t+"/re\
sponse",schemaPath:"schema:ConfigInForce/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}}],!1;break}if(m===e){if(d.file!==void 0){let l=d.file,n=e;if(typeof l!="string"&&
l!==null)return Z.errors=[{instancePath:t+"/response/file",schemaPath:"schema:ConfigInForce/properti\
es/file/type",keyword:"type",params:{type:Fa.properties.file.type}}],!1;if(e===n&&typeof l=="string"&&
I(l,4096))return Z.errors=[{instancePath:t+"/response/file",schemaPath:"schema:ConfigInForce/propert\
ies/file/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=n===e}else var a=!0;if(a){if(d.
loaded_at!==void 0){let l=d.loaded_at,n=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Z.
errors=[{instancePath:t+"/response/loaded_at",schemaPath:"schema:ConfigInForce/properties/loaded_at/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||
isNaN(l))return Z.errors=[{instancePath:t+"/response/loaded_at",schemaPath:"schema:ConfigInForce/pro\
perties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<
0||isNaN(l))return Z.errors=[{instancePath:t+"/response/loaded_at",schemaPath:"schema:ConfigInForce/\
properties/loaded_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else
var a=!0;if(a){if(d.sandbox!==void 0){let l=e;if(typeof d.sandbox!="boolean")return Z.errors=[{instancePath:t+
"/response/sandbox",schemaPath:"schema:ConfigInForce/properties/sandbox/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=l===e}else var a=!0;if(a){if(d.config!==void 0){let l=d.config,n=e;if(e===
n&&!(l&&typeof l=="object"&&!Array.isArray(l)))return Z.errors=[{instancePath:t+"/response/config",schemaPath:"\
schema:ConfigInForce/properties/config/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e}else
var a=!0;if(a)if(d.need_restart!==void 0){let l=d.need_restart,n=e;if(e===n)if(Array.isArray(l)){if(l.
length>1024)return Z.errors=[{instancePath:t+"/response/need_restart",schemaPath:"schema:ConfigInFor\
ce/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;let h=l.length;
for(let u=0;u<h;u++){let x=l[u],g=e;if(e===g)if(typeof x=="string"){if(I(x,512))return Z.errors=[{instancePath:t+
"/response/need_restart/"+u,schemaPath:"schema:ConfigInForce/properties/need_restart/items/maxLength",
keyword:"maxLength",params:{limit:512}}],!1;if(V(x,1))return Z.errors=[{instancePath:t+"/response/ne\
ed_restart/"+u,schemaPath:"schema:ConfigInForce/properties/need_restart/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/response/need_restart/"+u,schemaPath:"\
schema:ConfigInForce/properties/need_restart/items/type",keyword:"type",params:{type:"string"}}],!1;
var f=g===e;if(!f)break}}}else return Z.errors=[{instancePath:t+"/response/need_restart",schemaPath:"\
schema:ConfigInForce/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;var a=n===
e}else var a=!0}}}}}}else return Z.errors=[{instancePath:t+"/response",schemaPath:"schema:ConfigInFo\
rce/type",keyword:"type",params:{type:"object"}}],!1}}else return Z.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=p,e===0}Z.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Rs=O;function O(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let n;if(m.name===void 0&&(n="name")||m.operations===void 0&&
(n="operations")||m.elsewhere===void 0&&(n="elsewhere"))return O.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:n}}],!1;{let y=e;for(let h in m)
if(!(h==="name"||h==="operations"||h==="elsewhere")){return O.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(y===e){if(m.name!==void 0){let h=m.name,u=e;if(e===u)if(typeof h=="string"){if(I(h,128))
return O.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(V(h,1))return O.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(m.operations!==
void 0){let h=m.operations,u=e;if(e===u)if(Array.isArray(h)){if(h.length>256)return O.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let g=h.length;for(let v=0;v<g;v++){let _=h[v],c=e;if(e===c)if(_&&
typeof _=="object"&&!Array.isArray(_)){let j;if(_.method===void 0&&(j="method")||_.path===void 0&&(j=
"path")||_.summary===void 0&&(j="summary"))return O.errors=[{instancePath:t+"/response/operations/"+
v,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:j}}],
!1;{let W=e;for(let F in _)if(!(F==="method"||F==="path"||F==="summary")){return O.errors=[{instancePath:t+
"/response/operations/"+v,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:F}}],!1;break}if(W===e){if(_.method!==
void 0){let F=_.method,B=e;if(e===B)if(typeof F=="string"){if(I(F,7))return O.errors=[{instancePath:t+
"/response/operations/"+v+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(V(F,3))return O.errors=[{instancePath:t+
"/response/operations/"+v+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return O.errors=[{instancePath:t+
"/response/operations/"+v+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var d=B===e}else var d=!0;if(d){if(_.path!==
void 0){let F=_.path,B=e;if(e===B)if(typeof F=="string"){if(I(F,256))return O.errors=[{instancePath:t+
"/response/operations/"+v+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(F,1))return O.errors=[{instancePath:t+
"/response/operations/"+v+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/r\
esponse/operations/"+v+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var d=B===e}else var d=!0;if(d)if(_.summary!==void 0){
let F=_.summary,B=e;if(e===B)if(typeof F=="string"){if(I(F,256))return O.errors=[{instancePath:t+"/r\
esponse/operations/"+v+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return O.errors=[{instancePath:t+
"/response/operations/"+v+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var d=B===e}else var d=!0}}}}else return O.
errors=[{instancePath:t+"/response/operations/"+v,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=c===e;if(!f)break}}}else return O.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(m.elsewhere!==void 0){let h=m.elsewhere,
u=e;if(e===u)if(Array.isArray(h)){if(h.length>16)return O.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let g=h.length;for(let v=0;v<g;v++){let _=h[v],c=e;if(e===c)if(_&&typeof _=="object"&&!Array.
isArray(_)){let j;if(_.name===void 0&&(j="name"))return O.errors=[{instancePath:t+"/response/elsewhe\
re/"+v,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:j}}],
!1;{let W=e;for(let F in _)if(!(F==="name"||F==="path"||F==="address"||F==="port")){return O.errors=
[{instancePath:t+"/response/elsewhere/"+v,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],!1;break}if(W===e){
if(_.name!==void 0){let F=_.name,B=e;if(e===B)if(typeof F=="string"){if(I(F,128))return O.errors=[{instancePath:t+
"/response/elsewhere/"+v+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(V(F,1))return O.errors=[{instancePath:t+
"/response/elsewhere/"+v+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+v+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=B===e}else var s=!0;if(s){if(_.path!==void 0){
let F=_.path,B=e;if(e===B)if(typeof F=="string"){if(I(F,256))return O.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+v+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(V(F,1))return O.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+v+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/respons\
e/elsewhere/"+v+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var s=B===e}else var s=!0;if(s){if(_.address!==void 0){let F=_.
address,B=e;if(e===B)if(typeof F=="string"){if(I(F,2048))return O.errors=[{instancePath:t+"/response\
/elsewhere/"+v+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(V(F,1))return O.errors=[{instancePath:t+"\
/response/elsewhere/"+v+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+
"/response/elsewhere/"+v+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var s=B===e}else var s=!0;if(s)if(_.port!==
void 0){let F=_.port,B=e;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)))return O.errors=[{
instancePath:t+"/response/elsewhere/"+v+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===B&&typeof F=="number"&&isFinite(
F)){if(F>65535||isNaN(F))return O.errors=[{instancePath:t+"/response/elsewhere/"+v+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(F<1||isNaN(F))return O.errors=[{instancePath:t+"/response/elsewhere/"+v+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var s=B===e}else var s=!0}}}}}else return O.errors=[{instancePath:t+
"/response/elsewhere/"+v,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var i=c===e;if(!i)break}}}else return O.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=u===e}else var a=!0}}}}else return O.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return O.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=p,e===0}O.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ks=Ae;function Ae(r,{instancePath:t="",parentData:w,parentDataProperty:P,rootData:k=r,dynamicAnchors:b={}}={}){
let p=null,e=0,o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return Ae.errors=[{instancePath:t+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=p,e===0}Ae.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ha={getHealth:{parameters:et,body:$t,replies:{200:us}},getReadiness:{parameters:rt,body:Tt,replies:{
200:ys,503:cs}},getMetrics:{parameters:tt,body:Ft,replies:{}},listKeys:{parameters:st,body:Ot,replies:{
200:hs}},createKey:{parameters:at,body:Mt,replies:{200:Ns}},readKey:{parameters:nt,body:Kt,replies:{
200:Ls}},revokeKey:{parameters:ot,body:Bt,replies:{200:As}},changeKey:{parameters:pt,body:Ht,replies:{
200:Is}},rotateKey:{parameters:mt,body:Zt,replies:{200:Ds}},restoreKey:{parameters:dt,body:Vt,replies:{
200:js}},getUsage:{parameters:ft,body:Wt,replies:{200:$s}},listUsage:{parameters:lt,body:Yt,replies:{
200:Ts}},listPayments:{parameters:ut,body:Gt,replies:{200:Fs}},readPayment:{parameters:yt,body:Xt,replies:{
200:Os}},reconcilePayment:{parameters:ct,body:Jt,replies:{200:Ms}},closePayment:{parameters:ht,body:Qt,
replies:{200:Es}},listUpstreams:{parameters:gt,body:es,replies:{200:Ss}},drainUpstream:{parameters:kt,
body:rs,replies:{200:Cs}},restoreUpstream:{parameters:Pt,body:ts,replies:{200:zs}},getConfig:{parameters:bt,
body:ss,replies:{200:Us}},getOverview:{parameters:_t,body:as,replies:{200:Rs}},getContract:{parameters:wt,
body:is,replies:{200:Ks}},getReference:{parameters:xt,body:ns,replies:{}},getReferenceFile:{parameters:qt,
body:os,replies:{}},getConsole:{parameters:Lt,body:ps,replies:{}},getConsoleFile:{parameters:At,body:ms,
replies:{}}};export{Ha as default};
