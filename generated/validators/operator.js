// Compiled from a contract by npm run generate. Never edited.
var wm=Object.create;var ai=Object.defineProperty;var xm=Object.getOwnPropertyDescriptor;var qm=Object.getOwnPropertyNames;var Nm=Object.getPrototypeOf,Lm=Object.prototype.hasOwnProperty;var ii=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(q){throw r=0,q}};var Sm=(s,r,q,x)=>{if(r&&typeof r=="object"||typeof r=="function")for(let v of qm(r))!Lm.call(s,v)&&
v!==q&&ai(s,v,{get:()=>r[v],enumerable:!(x=xm(r,v))||x.enumerable});return s};var as=(s,r,q)=>(q=s!=null?wm(Nm(s)):{},Sm(r||!s||!s.__esModule?ai(q,"default",{value:s,enumerable:!0}):
q,s));var Mt=ii(Ft=>{"use strict";Object.defineProperty(Ft,"__esModule",{value:!0});Ft.formats=void 0;var Im=2**
31-1,Dm=(-2)**31,Tm=2**63-1,jm=(-2)**63,pi=(2-2**-23)*2**127,mi=2**-126,$m=-1*pi,Om=-1*mi,oi=()=>!0,
Cm=/^[A-Za-z0-9+/]*(=|==)?$/;Ft.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Im&&s>=Dm,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Tm&&s>=jm,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=pi&&s>=mi||s>=$m&&s<=Om),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Cm.test(s),binary:oi,password:oi}});var Et=ii(Cr=>{"use strict";Object.defineProperty(Cr,"__esModule",{value:!0});Cr.formatNames=Cr.fastFormats=
Cr.fullFormats=void 0;function Or(s,r){return{validate:s,compare:r}}Cr.fullFormats={date:Or(yi,Ua),time:Or(
Ga(!0),Ba),"date-time":Or(li(!0),ci),"iso-time":Or(Ga(),ui),"iso-date-time":Or(li(),hi),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Xm,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Wm,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Gm,int32:{type:"number",validate:Bm},
int64:{type:"number",validate:Zm},float:{type:"number",validate:fi},double:{type:"number",validate:fi},
password:!0,binary:!0};Cr.fastFormats={...Cr.fullFormats,date:Or(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ua),time:Or(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ba),"date-time":Or(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ci),"iso-time":Or(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ui),
"iso-date-time":Or(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
hi),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Cr.formatNames=Object.keys(Cr.fullFormats);function Km(s){return s%4===0&&(s%100!==0||s%400===0)}var Fm=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Mm=[0,31,28,31,30,31,30,31,31,30,31,30,31];function yi(s){let r=Fm.exec(s);if(!r)return!1;let q=+r[1],
x=+r[2],v=+r[3];return x>=1&&x<=12&&v>=1&&v<=(x===2&&Km(q)?29:Mm[x])}function Ua(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Xa=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ga(s){
return function(q){let x=Xa.exec(q);if(!x)return!1;let v=+x[1],_=+x[2],m=+x[3],e=x[4],p=x[5]==="-"?-1:
1,t=+(x[6]||0),f=+(x[7]||0);if(t>23||f>59||s&&!e)return!1;if(v<=23&&_<=59&&m<60)return!0;let c=_-f*p,
i=v-t*p-(c<0?1:0);return(i===23||i===-1)&&(c===59||c===-1)&&m<61}}function Ba(s,r){if(!(s&&r))return;
let q=new Date("2020-01-01T"+s).valueOf(),x=new Date("2020-01-01T"+r).valueOf();if(q&&x)return q-x}function ui(s,r){
if(!(s&&r))return;let q=Xa.exec(s),x=Xa.exec(r);if(q&&x)return s=q[1]+q[2]+q[3],r=x[1]+x[2]+x[3],s>r?
1:s<r?-1:0}var za=/t|\s/i;function li(s){let r=Ga(s);return function(x){let v=x.split(za);return v.length===
2&&yi(v[0])&&r(v[1])}}function ci(s,r){if(!(s&&r))return;let q=new Date(s).valueOf(),x=new Date(r).valueOf();
if(q&&x)return q-x}function hi(s,r){if(!(s&&r))return;let[q,x]=s.split(za),[v,_]=r.split(za),m=Ua(q,
v);if(m!==void 0)return m||Ba(x,_)}var Em=/\/|:/,Rm=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Xm(s){return Em.test(s)&&Rm.test(s)}var di=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Gm(s){return di.lastIndex=0,di.test(s)}var zm=-(2**31),Um=2**31-1;function Bm(s){return Number.
isInteger(s)&&s<=Um&&s>=zm}function Zm(s){return Number.isInteger(s)}function fi(){return!0}var Vm=/[^\\]\\Z/;
function Wm(s){if(Vm.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var is=(s,r)=>s.length>r&&ni(s)>r,ns=(s,r)=>s.length<2*r&&ni(s)<r,Am=/[\ud800-\udbff][\udc00-\udfff]/g,
ni=s=>s.length-(s.match(Am)?.length??0);var gi=as(Mt()),ki=as(Et()),Zl={...gi.formats,...ki.fastFormats},Pi=fs;function fs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return fs.errors=m,e===0}fs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vi=ys;function ys(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ys.errors=m,e===0}ys.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _i=us;function us(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=us.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return us.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return us.errors=m,e===0}us.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bi=Vr;var Z=is;function Vr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return Vr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&Z(i,4096))return Vr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Vr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Vr.errors=m,e===0}Vr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wi=Kr;var W=ns,Ts=new RegExp("^[ -~]+$","u");function Kr(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Kr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Kr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],a=e;if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="bool\
ean")o=""+i;else if(i===null)o="";else return Kr.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;o!==void 0&&(i=o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof i=="string"){if(Z(i,
255))return Kr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(i,1))return Kr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(i))return Kr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Kr.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Kr.errors=m,e===0}Kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xi=cs;function cs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return cs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return cs.errors=m,e===0}cs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qi=fr;var We=new RegExp("^[0-9a-f-]{36}$","u");function fr(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=fr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return fr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return fr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===
void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return fr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(W(a,36))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(
a))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return fr.
errors=m,e===0}fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=yr;function yr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return yr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return yr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return yr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return yr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return yr.errors=m,e===0}yr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Li=ur;function ur(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return ur.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return ur.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ur.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ur.errors=m,e===0}ur.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Si=Ue;function Ue(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let c=s.headers,i=e;if(e===
i)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["idempotency-key"]!==void 0){let a=c["idempotenc\
y-key"],n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
a;else if(a===null)l="";else return Ue.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,c!==void 0&&(c["idempotency-key"]=l))}if(e===n&&typeof a=="string"){if(Z(a,255))return Ue.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(a,1))return Ue.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(a))return Ue.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ue.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(s.params!==
void 0){let c=s.params,i=e;if(e===i)if(c&&typeof c=="object"&&!Array.isArray(c)){let n;if(c.id===void 0&&
(n="id"))return Ue.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(c.id!==void 0){let o=c.id,l=e;if(typeof o!="string"){let y=typeof o,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return Ue.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,c!==void 0&&(c.id=d))}if(e===l&&typeof o=="string"){if(Z(o,36))return Ue.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(W(o,36))return Ue.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(
o))return Ue.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Ue.errors=m,e===0}Ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ai=cr;function cr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=cr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return cr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return cr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return cr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return cr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return cr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return cr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return cr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return cr.errors=m,e===0}cr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ii=Be;function Be(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Be.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let c=s.query;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.limit===void 0&&(c.limit=100),c.parent!==void 0){let a=c.
parent,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return Be.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,c!==void 0&&(c.parent=
l))}if(e===n&&typeof a=="string"){if(Z(a,194))return Be.errors=[{instancePath:r+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(W(a,1))
return Be.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=n===e}else var t=!0;if(t){let a=c.limit,n=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l==="boo\
lean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return Be.errors=[{instancePath:r+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,c!==void 0&&(c.limit=y))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a))return Be.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Be.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(c.after!==void 0){let l=c.after,y=e;
if(typeof l!="string"){let g=typeof l,P;if(P===void 0)if(g=="number"||g=="boolean")P=""+l;else if(l===
null)P="";else return Be.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,c!==void 0&&(c.after=P))}
if(e===y&&typeof l=="string"){if(Z(l,36))return Be.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(W(l,36))
return Be.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(l))return Be.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}else return Be.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Be.errors=m,e===0}Be.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Di=Fr;function Fr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["idempotency-key"],
a=e;if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return Fr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=
o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof i=="string"){if(Z(i,255))return Fr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(i,1))return Fr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(i))return Fr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Fr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Fr.errors=m,e===0}Fr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ti=Mr;function Mr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Mr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Mr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,194))return Mr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(W(a,1))return Mr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Mr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Mr.
errors=m,e===0}Mr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=Er;function Er(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Er.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,194))return Er.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(W(a,1))return Er.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Er.
errors=m,e===0}Er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $i=Rr;function Rr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Rr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Rr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,194))return Rr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(W(a,1))return Rr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Rr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Rr.
errors=m,e===0}Rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oi=pr;function pr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return pr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let c=s.query;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){c.limit===void 0&&(c.limit=100);let a=c.limit,n=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o==="boolean"||a===null||
o==="string"&&a&&a==+a&&!(a%1))l=+a;else return pr.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=
l,c!==void 0&&(c.limit=l))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return pr.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return pr.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(c.after!==void 0){let o=c.after,l=e;if(typeof o!="string"){let d=typeof o,
g;if(g===void 0)if(d=="number"||d=="boolean")g=""+o;else if(o===null)g="";else return pr.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;g!==void 0&&(o=g,c!==void 0&&(c.after=g))}if(e===l&&typeof o=="string"){if(Z(o,64))return pr.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(o,1))return pr.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=l===e}else
var t=!0}else return pr.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return pr.errors=m,e===0}pr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ci=hr;var Ki=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function hr(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return hr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return hr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===
void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,47))return hr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(W(a,47))return hr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Ki.test(
a))return hr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return hr.
errors=m,e===0}hr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fi=gr;function gr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return gr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return gr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,47))return gr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(W(a,47))return gr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Ki.test(a))return gr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return gr.errors=[{instancePath:r+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return gr.errors=m,e===0}gr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mi=ue,
Hm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},
body:{}}},Va=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u"),tr=new RegExp("^[^\\x00-\\x1f\\x7f]+$","\
u");function ue(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let c;if(s.query===void 0&&(c="query")||s.headers===void 0&&(c=
"headers")||s.params===void 0&&(c="params"))return ue.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:c}}],!1;if(s.query!==void 0){let i=s.query;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.refusals===void 0&&(i.refusals=!1),i.from!==void 0){let n=i.
from,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,y;if(y===void 0)if(l===
"boolean"||n===null||l==="string"&&n&&n==+n&&!(n%1))y=+n;else return ue.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(n=y,i!==void 0&&(i.from=y))}if(e===o&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||
isNaN(n))return ue.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ue.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.to!==void 0){let n=i.
to,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,d;if(d===void 0)if(y===
"boolean"||n===null||y==="string"&&n&&n==+n&&!(n%1))d=+n;else return ue.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(n=d,i!==void 0&&(i.to=d))}if(e===o&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||
isNaN(n))return ue.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ue.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.month!==void 0){let n=i.
month,o=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return ue.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/prope\
rties/month/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.month=d))}
if(e===o&&typeof n=="string"){if(Z(n,7))return ue.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(W(n,7))return ue.
errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!Va.test(n))return ue.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|\
1[0-2])$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.key_id!==void 0){let n=i.key_id,o=e;if(typeof n!=
"string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else
return ue.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.key_id=d))}if(e===o&&
typeof n=="string"){if(Z(n,256))return ue.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prop\
erties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))return ue.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(n))return ue.errors=[{instancePath:r+"/query/k\
ey_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.model!==void 0){let n=i.model,o=e;
if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return ue.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/prope\
rties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.model=d))}
if(e===o&&typeof n=="string"){if(Z(n,256))return ue.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))
return ue.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(n))return ue.errors=[{instancePath:r+"\
/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.by!==void 0){let n=i.by,o=e;if(e===
o)if(Array.isArray(n)){if(n.length>9)return ue.errors=[{instancePath:r+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:9}}],!1;{var f=!0;let y=n.length;
for(let d=0;d<y;d++){let g=n[d],P=e;if(typeof g!="string"){let k=typeof g,h;if(h===void 0)if(k=="num\
ber"||k=="boolean")h=""+g;else if(g===null)h="";else return ue.errors=[{instancePath:r+"/query/by/"+
d,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"string"}}],!1;
h!==void 0&&(g=h,n!==void 0&&(n[d]=h))}if(!(g==="key"||g==="model"||g==="agent"||g==="hour"||g==="da\
y"||g==="upstream"||g==="owner"||g==="status"||g==="group"))return ue.errors=[{instancePath:r+"/quer\
y/by/"+d,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:Hm.
properties.query.properties.by.items.enum}}],!1;var f=P===e;if(!f)break}if(f){let d=n.length,g;if(d>
1){let P={};for(;d--;){let w=n[d];if(typeof w=="string"){if(typeof P[w]=="number"){return g=P[w],ue.
errors=[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"\
uniqueItems",params:{i:d,j:g}}],!1;break}P[w]=d}}}}}}else return ue.errors=[{instancePath:r+"/query/\
by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=o===
e}else var t=!0;if(t){let n=i.refusals,o=e;if(typeof n!="boolean"){let y;if(y===void 0)if(n==="false"||
n===0||n===null)y=!1;else if(n==="true"||n===1)y=!0;else return ue.errors=[{instancePath:r+"/query/r\
efusals",schemaPath:"#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boole\
an"}}],!1;y!==void 0&&(n=y,i!==void 0&&(i.refusals=y))}var t=o===e}}}}}}}else return ue.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ue.
errors=m,e===0}ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=kr;function kr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return kr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.query!==void 0){let f=s.query;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.month===void 0&&(i="month"))return kr.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:i}}],!1;
if(f.month!==void 0){let a=f.month,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="\
number"||o=="boolean")l=""+a;else if(a===null)l="";else return kr.errors=[{instancePath:r+"/query/mo\
nth",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"string"}}],!1;
l!==void 0&&(a=l,f!==void 0&&(f.month=l))}if(e===n&&typeof a=="string"){if(Z(a,7))return kr.errors=[
{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"m\
axLength",params:{limit:7}}],!1;if(W(a,7))return kr.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Va.test(
a))return kr.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return kr.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return kr.errors=m,e===0}kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ri=_e;function _e(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=_e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return _e.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let c=s.query;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.limit===void 0&&(c.limit=100),c.from!==void 0){let a=c.from,
n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o===
"boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))l=+a;else return _e.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,c!==void 0&&(c.from=l))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return _e.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return _e.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(c.to!==void 0){let a=c.
to,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return _e.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,c!==void 0&&(c.to=y))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return _e.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return _e.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(c.key_id!==void 0){
let a=c.key_id,n=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")
y=""+a;else if(a===null)y="";else return _e.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,c!==
void 0&&(c.key_id=y))}if(e===n&&typeof a=="string"){if(Z(a,256))return _e.errors=[{instancePath:r+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(W(a,1))return _e.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(a))return _e.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(c.model!==
void 0){let a=c.model,n=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="\
boolean")y=""+a;else if(a===null)y="";else return _e.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,c!==void 0&&(c.model=y))}if(e===n&&typeof a=="string"){if(Z(a,256))return _e.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(W(a,1))return _e.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(a))return _e.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let a=c.limit,
n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return _e.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.limit=y))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return _e.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return _e.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(c.after!==void 0){let l=c.after,y=e;
if(typeof l!="string"){let g=typeof l,P;if(P===void 0)if(g=="number"||g=="boolean")P=""+l;else if(l===
null)P="";else return _e.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,c!==void 0&&(c.after=P))}
if(e===y&&typeof l=="string"){if(Z(l,256))return _e.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(l,1))
return _e.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else var t=!0}}}}}else return _e.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return _e.errors=m,e===0}_e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Xi=hs;function hs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return hs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return hs.errors=m,e===0}hs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gi=Pr;function Pr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Pr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.month===void 0&&(i="month"))return Pr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.month!==void 0){let a=f.month,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Pr.errors=[{instancePath:r+"/params/\
month",schemaPath:"#/properties/params/properties/month/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.month=l))}if(e===n&&typeof a=="string"){if(Z(a,7))return Pr.errors=
[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(W(a,7))return Pr.errors=[{instancePath:r+"/params/month",schemaPath:"\
#/properties/params/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Va.test(
a))return Pr.errors=[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/mont\
h/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return Pr.errors=
[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return Pr.errors=m,e===0}Pr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var zi=gs;function gs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=gs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return gs.errors=m,e===0}gs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ui=we,Za={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function we(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=we.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.
query===void 0&&(c="query")||s.headers===void 0&&(c="headers")||s.params===void 0&&(c="params"))return we.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;if(s.
query!==void 0){let i=s.query,a=e;if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===void 0&&
(i.step="hour"),i.top===void 0&&(i.top=20);let n;if(i.metric===void 0&&(n="metric"))return we.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:n}}],
!1;if(i.metric!==void 0){let o=i.metric,l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y==
"number"||y=="boolean")d=""+o;else if(o===null)d="";else return we.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,i!==void 0&&(i.metric=d))}if(!(o==="requests"||o==="failed"||o==="attempts"||o===
"failed_attempts"||o==="prompt_tokens"||o==="cached_tokens"||o==="completion_tokens"||o==="tokens"||
o==="charged"||o==="cost"||o==="first_token_p50_ms"||o==="first_token_p95_ms"||o==="whole_p50_ms"||o===
"whole_p95_ms"))return we.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:Za.properties.query.properties.metric.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(i.by!==void 0){let o=i.by,l=e;if(typeof o!="string"){let d=typeof o,
g;if(g===void 0)if(d=="number"||d=="boolean")g=""+o;else if(o===null)g="";else return we.errors=[{instancePath:r+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;g!==void 0&&(o=g,i!==void 0&&(i.by=g))}if(!(o==="key"||o==="group"||o==="model"||o==="agent"||o===
"upstream"||o==="status"||o==="class"))return we.errors=[{instancePath:r+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:Za.properties.query.properties.
by.enum}}],!1;var t=l===e}else var t=!0;if(t){if(i.from!==void 0){let o=i.from,l=e;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,g;if(g===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))g=+o;else return we.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(o=
g,i!==void 0&&(i.from=g))}if(e===l&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return we.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return we.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(i.to!==void 0){let o=i.to,l=e;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,g;if(g===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))g=+o;else return we.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(o=g,i!==
void 0&&(i.to=g))}if(e===l&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return we.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return we.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let o=i.step,l=e;if(typeof o!="string"){let d=typeof o,
g;if(g===void 0)if(d=="number"||d=="boolean")g=""+o;else if(o===null)g="";else return we.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;g!==void 0&&(o=g,i!==void 0&&(i.step=g))}if(!(o==="hour"||o==="day"))return we.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:Za.
properties.query.properties.step.enum}}],!1;var t=l===e;if(t){let d=i.top,g=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){let w=typeof d,k;if(k===void 0)if(w==="boolean"||d===null||w==="str\
ing"&&d&&d==+d&&!(d%1))k=+d;else return we.errors=[{instancePath:r+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;k!==void 0&&(d=k,i!==void 0&&
(i.top=k))}if(e===g&&typeof d=="number"&&isFinite(d)){if(d>100||isNaN(d))return we.errors=[{instancePath:r+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(d<1||isNaN(d))return we.errors=[{instancePath:r+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===
e}}}}}}else return we.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(s.headers!==void 0){let i=s.headers,
a=e;if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let o=i["i\
f-none-match"],l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")
d=""+o;else if(o===null)d="";else return we.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(o=d,i!==void 0&&(i["if-none-match"]=d))}if(e===l&&typeof o=="string"&&Z(o,4096))return we.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return we.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else
var f=!0}return we.errors=m,e===0}we.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Bi=Y,Ym={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{
type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},agent:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
upstream:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},status:{type:"str\
ing",minLength:1,maxLength:64,pattern:"^[a-z0-9_]+$"},class:{type:"string",enum:["ours","upstream","\
caller","limits","left"]},slower_than_ms:{type:"integer",minimum:0,maximum:9007199254740991},costlier_than:{
type:"integer",minimum:0,maximum:9007199254740991},limit:{type:"integer",minimum:1,maximum:1e3,default:100},
after:{type:"string",minLength:1,maxLength:256}}},headers:{type:"object",properties:{"if-none-match":{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Jm=new RegExp("^[a-z0-9_]+$","u");function Y(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=Y.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let c;if(s.query===void 0&&(c="query")||s.headers===void 0&&(c="headers")||
s.params===void 0&&(c="params"))return Y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:c}}],!1;if(s.query!==void 0){let i=s.query,a=e;if(e===a)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){let n=i.from,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,y;if(y===void 0)if(l==="boolean"||n===null||
l==="string"&&n&&n==+n&&!(n%1))y=+n;else return Y.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=
y,i!==void 0&&(i.from=y))}if(e===o&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Y.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.to!==void 0){let n=i.to,o=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,d;if(d===void 0)if(y==="boolean"||n===null||
y==="string"&&n&&n==+n&&!(n%1))d=+n;else return Y.errors=[{instancePath:r+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(n=d,i!==
void 0&&(i.to=d))}if(e===o&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Y.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.key_id!==void 0){let n=i.key_id,o=e;if(typeof n!=
"string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else
return Y.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.key_id=d))}if(e===o&&
typeof n=="string"){if(Z(n,256))return Y.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))return Y.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(n))return Y.errors=[{instancePath:r+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.model!==void 0){let n=i.model,o=e;
if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return Y.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.model=d))}
if(e===o&&typeof n=="string"){if(Z(n,256))return Y.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))
return Y.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(n))return Y.errors=[{instancePath:r+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.agent!==void 0){let n=i.agent,o=e;
if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return Y.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.agent=d))}
if(e===o&&typeof n=="string"){if(Z(n,256))return Y.errors=[{instancePath:r+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))
return Y.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(n))return Y.errors=[{instancePath:r+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.upstream!==void 0){let n=i.upstream,
o=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return Y.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.upstream=
d))}if(e===o&&typeof n=="string"){if(Z(n,64))return Y.errors=[{instancePath:r+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(n,
1))return Y.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(n))return Y.errors=[{instancePath:r+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.status!==void 0){let n=i.
status,o=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return Y.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.status=
d))}if(e===o&&typeof n=="string"){if(Z(n,64))return Y.errors=[{instancePath:r+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(n,1))
return Y.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jm.test(n))return Y.errors=[{instancePath:r+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.class!==void 0){let n=i.class,o=e;if(typeof n!=
"string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else
return Y.errors=[{instancePath:r+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.class=d))}if(!(n==="ours"||
n==="upstream"||n==="caller"||n==="limits"||n==="left"))return Y.errors=[{instancePath:r+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:Ym.properties.
query.properties.class.enum}}],!1;var t=o===e}else var t=!0;if(t){if(i.slower_than_ms!==void 0){let n=i.
slower_than_ms,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,d;if(d===
void 0)if(y==="boolean"||n===null||y==="string"&&n&&n==+n&&!(n%1))d=+n;else return Y.errors=[{instancePath:r+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.slower_than_ms=d))}if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:r+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.costlier_than!==void 0){
let n=i.costlier_than,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,d;
if(d===void 0)if(y==="boolean"||n===null||y==="string"&&n&&n==+n&&!(n%1))d=+n;else return Y.errors=[
{instancePath:r+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i.costlier_than=d))}if(e===
o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:r+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){let n=i.limit,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,d;if(d===void 0)if(y==="boolean"||n===null||
y==="string"&&n&&n==+n&&!(n%1))d=+n;else return Y.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(n=
d,i!==void 0&&(i.limit=d))}if(e===o&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Y.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<1||isNaN(n))return Y.errors=[{instancePath:r+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=o===e;if(t)if(i.after!==void 0){let y=i.after,d=e;if(typeof y!="string"){let P=typeof y,
w;if(w===void 0)if(P=="number"||P=="boolean")w=""+y;else if(y===null)w="";else return Y.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;w!==void 0&&(y=w,i!==void 0&&(i.after=w))}if(e===d&&typeof y=="string"){if(Z(y,256))return Y.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(y,1))return Y.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else
var t=!0}}}}}}}}}}}else return Y.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(s.headers!==void 0){
let i=s.headers,a=e;if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){
let o=i["if-none-match"],l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+o;else if(o===null)d="";else return Y.errors=[{instancePath:r+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,i!==void 0&&(i["if-none-match"]=d))}if(e===l&&typeof o=="string"&&Z(o,4096))return Y.
errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Y.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0}return Y.errors=m,e===0}Y.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Zi=vr;function vr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return vr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return vr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return vr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return vr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return vr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return vr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=m,e===0}vr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vi=Ne,Qm={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function Ne(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ne.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let c=s.query;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.limit===void 0&&(c.limit=100),c.state!==void 0){let a=c.
state,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return Ne.errors=[{instancePath:r+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,c!==void 0&&(c.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return Ne.errors=[{instancePath:r+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:Qm.
properties.query.properties.state.enum}}],!1;var t=n===e}else var t=!0;if(t){if(c.network!==void 0){
let a=c.network,n=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolea\
n")y=""+a;else if(a===null)y="";else return Ne.errors=[{instancePath:r+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,c!==void 0&&(c.network=y))}if(e===n&&typeof a=="string"){if(Z(a,64))return Ne.errors=[{instancePath:r+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(a,1))return Ne.errors=[{instancePath:r+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(a))return Ne.
errors=[{instancePath:r+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(c.
payer!==void 0){let a=c.payer,n=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="numbe\
r"||l=="boolean")y=""+a;else if(a===null)y="";else return Ne.errors=[{instancePath:r+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(a=y,c!==void 0&&(c.payer=y))}if(e===n&&typeof a=="string"){if(Z(a,64))return Ne.errors=[{instancePath:r+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(a,1))return Ne.errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(a))return Ne.
errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let a=c.limit,
n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return Ne.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.limit=y))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return Ne.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Ne.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(c.after!==void 0){let l=c.after,y=e;
if(typeof l!="string"){let g=typeof l,P;if(P===void 0)if(g=="number"||g=="boolean")P=""+l;else if(l===
null)P="";else return Ne.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,c!==void 0&&(c.after=P))}
if(e===y&&typeof l=="string"){if(Z(l,36))return Ne.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(W(l,36))
return Ne.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(l))return Ne.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}else return Ne.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=m,
e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Wi=_r;function _r(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=_r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _r.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return _r.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return _r.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return _r.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return _r.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return _r.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return _r.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return _r.errors=m,e===0}_r.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hi=br;function br(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return br.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return br.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return br.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return br.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return br.errors=m,e===0}br.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yi=Ze;function Ze(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ze.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let c=s.query,i=e;if(e===i)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.reason!==void 0){let a=c.reason,n=e;if(typeof a!="string"){
let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return Ze.
errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,c!==void 0&&(c.reason=l))}if(e===n&&typeof a=="st\
ring"){if(Z(a,512))return Ze.errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(W(a,1))return Ze.errors=
[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!tr.test(a))return Ze.errors=[{instancePath:r+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Ze.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(s.params!==void 0){let c=s.params,
i=e;if(e===i)if(c&&typeof c=="object"&&!Array.isArray(c)){let n;if(c.id===void 0&&(n="id"))return Ze.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(c.id!==void 0){let o=c.id,l=e;if(typeof o!="string"){let y=typeof o,d;if(d===
void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return Ze.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,c!==void 0&&(c.id=d))}if(e===l&&typeof o=="string"){if(Z(o,36))return Ze.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(W(o,36))return Ze.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(
o))return Ze.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Ze.errors=m,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ji=ks;function ks(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ks.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ks.errors=m,e===0}ks.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qi=Ps;function Ps(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ps.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ps.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ps.errors=m,e===0}Ps.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var en=wr;var js=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function wr(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=wr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return wr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===
void 0&&(i="name"))return wr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){let a=f.name,n=e;if(typeof a!=
"string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else
return wr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===n&&typeof a==
"string"){if(Z(a,64))return wr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(a,1))return wr.errors=[
{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!js.test(a))return wr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return wr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return wr.errors=m,e===0}wr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rn=xr;function xr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return xr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return xr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return xr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===n&&typeof a=="string"){if(Z(a,64))return xr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(a,1))return xr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return xr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return xr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return xr.errors=m,e===0}xr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var sn=qr;function qr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return qr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return qr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return qr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===n&&typeof a=="string"){if(Z(a,64))return qr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(a,1))return qr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return qr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return qr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return qr.errors=m,e===0}qr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var tn=Nr;function Nr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Nr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Nr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Nr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===n&&typeof a=="string"){if(Z(a,64))return Nr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(a,1))return Nr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return Nr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Nr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Nr.errors=m,e===0}Nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var an=Lr;function Lr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Lr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Lr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Lr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Lr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===n&&typeof a=="string"){if(Z(a,64))return Lr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(a,1))return Lr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return Lr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Lr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Lr.errors=m,e===0}Lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var nn=vs;function vs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return vs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return vs.errors=m,e===0}vs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var on=_s;function _s(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=_s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _s.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return _s.errors=m,e===0}_s.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pn=bs;function bs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return bs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return bs.errors=m,e===0}bs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mn=Sr;var el=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Sr(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Sr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Sr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===
void 0&&(i="id"))return Sr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!=
"string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else
return Sr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){
if(Z(a,64))return Sr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(a,1))return Sr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!el.test(a))return Sr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Sr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Sr.errors=m,e===0}Sr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ln=ws;function ws(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ws.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ws.errors=m,e===0}ws.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var dn=xs;function xs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=xs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return xs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return xs.errors=m,e===0}xs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fn=qs;function qs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return qs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return qs.errors=m,e===0}qs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yn=Ns;function Ns(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ns.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ns.errors=m,e===0}Ns.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var un=Ls;function Ls(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ls.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ls.errors=m,e===0}Ls.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cn=Ss;function Ss(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ss.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ss.errors=m,e===0}Ss.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hn=Xr;function Xr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Xr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["idempotency-key"],
a=e;if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return Xr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=
o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof i=="string"){if(Z(i,255))return Xr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(i,1))return Xr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(i))return Xr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Xr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Xr.errors=m,e===0}Xr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gn=Ar;function Ar(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ar.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ar.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Ar.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return Ar.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return Ar.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return Ar.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ar.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ar.errors=m,e===0}Ar.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var kn=Ir;function Ir(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ir.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ir.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Ir.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return Ir.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return Ir.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return Ir.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ir.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ir.errors=m,e===0}Ir.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pn=Ve;function Ve(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ve.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let c=s.headers,i=e;if(e===
i)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["idempotency-key"]!==void 0){let a=c["idempotenc\
y-key"],n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
a;else if(a===null)l="";else return Ve.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,c!==void 0&&(c["idempotency-key"]=l))}if(e===n&&typeof a=="string"){if(Z(a,255))return Ve.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(a,1))return Ve.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(a))return Ve.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ve.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(s.params!==
void 0){let c=s.params,i=e;if(e===i)if(c&&typeof c=="object"&&!Array.isArray(c)){let n;if(c.id===void 0&&
(n="id"))return Ve.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(c.id!==void 0){let o=c.id,l=e;if(typeof o!="string"){let y=typeof o,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return Ve.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,c!==void 0&&(c.id=d))}if(e===l&&typeof o=="string"){if(Z(o,36))return Ve.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(W(o,36))return Ve.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(
o))return Ve.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ve.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Ve.errors=m,e===0}Ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var vn=Pe,rl={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","revokeCaller","res\
toreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream","restoreUpstream",
"probeUpstream","resumeOutlet","skipOutlet","reconcilePayment","closePayment","createOperator","chan\
geOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload","b\
ackup","migrate","copyStore","authenticate"]},name:{type:"string",minLength:1,maxLength:128,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},target:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+\
$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-\
]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function Pe(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Pe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f=
"params"))return Pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.query!==void 0){let c=s.query;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.limit===
void 0&&(c.limit=100),c.from!==void 0){let a=c.from,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let o=typeof a,l;if(l===void 0)if(o==="boolean"||a===null||o==="string"&&a&&a==+a&&!(a%
1))l=+a;else return Pe.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=l,c!==void 0&&(c.from=l))}if(e===
n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return Pe.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return Pe.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(c.to!==void 0){let a=c.to,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&
!(a%1))y=+a;else return Pe.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.to=y))}if(e===
n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return Pe.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return Pe.errors=[{instancePath:r+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===
e}else var t=!0;if(t){if(c.action!==void 0){let a=c.action,n=e;if(typeof a!="string"){let l=typeof a,
y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===null)y="";else return Pe.errors=[{instancePath:r+
"/query/action",schemaPath:"#/properties/query/properties/action/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.action=y))}if(!(a==="createKey"||a==="changeKey"||a===
"rotateKey"||a==="revokeKey"||a==="restoreKey"||a==="revokeCaller"||a==="restoreCaller"||a==="create\
Group"||a==="changeGroup"||a==="deleteGroup"||a==="closeMonth"||a==="drainUpstream"||a==="restoreUps\
tream"||a==="probeUpstream"||a==="resumeOutlet"||a==="skipOutlet"||a==="reconcilePayment"||a==="clos\
ePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="revokeOperator"||a===
"createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||a==="migrate"||a===
"copyStore"||a==="authenticate"))return Pe.errors=[{instancePath:r+"/query/action",schemaPath:"#/pro\
perties/query/properties/action/enum",keyword:"enum",params:{allowedValues:rl.properties.query.properties.
action.enum}}],!1;var t=n===e}else var t=!0;if(t){if(c.name!==void 0){let a=c.name,n=e;if(typeof a!=
"string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===null)y="";else
return Pe.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.name=y))}if(e===n&&typeof a==
"string"){if(Z(a,128))return Pe.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query\
/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(a,1))return Pe.errors=[
{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!tr.test(a))return Pe.errors=[{instancePath:r+"/query/name",schemaPath:"\
#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var t=n===e}else var t=!0;if(t){if(c.target!==void 0){let a=c.target,n=e;if(typeof a!="string"){let l=typeof a,
y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===null)y="";else return Pe.errors=[{instancePath:r+
"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.target=y))}if(e===n&&typeof a=="string"){if(Z(a,128))return Pe.
errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;if(W(a,1))return Pe.errors=[{instancePath:r+"/query/targ\
et",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!tr.test(a))return Pe.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/p\
roperties/target/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===
e}else var t=!0;if(t){let a=c.limit,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
y;if(y===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return Pe.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;y!==void 0&&(a=y,c!==void 0&&(c.limit=y))}if(e===n&&typeof a=="number"&&
isFinite(a)){if(a>1e3||isNaN(a))return Pe.errors=[{instancePath:r+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<
1||isNaN(a))return Pe.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properti\
es/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(c.after!==
void 0){let l=c.after,y=e;if(typeof l!="string"){let g=typeof l,P;if(P===void 0)if(g=="number"||g=="\
boolean")P=""+l;else if(l===null)P="";else return Pe.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=
P,c!==void 0&&(c.after=P))}if(e===y&&typeof l=="string"){if(Z(l,36))return Pe.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:36}}],!1;if(W(l,36))return Pe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/\
query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(l))return Pe.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}}}else return Pe.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return Pe.errors=m,e===0}Pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var _n=Dr;function Dr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Dr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Dr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Dr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Dr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===n&&typeof a=="string"){if(Z(a,36))return Dr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(a,36))return Dr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!We.test(a))return Dr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Dr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Dr.errors=m,e===0}Dr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bn=As;function As(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=As.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return As.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return As.errors=m,e===0}As.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wn=Is;function Is(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Is.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Is.errors=m,e===0}Is.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xn=Ds;function Ds(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ds.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ds.errors=m,e===0}Ds.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qn=Wr;function Wr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Wr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return Wr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&Z(i,4096))return Wr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Wr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Wr.errors=m,e===0}Wr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Nn=Hr;function Hr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return Hr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&Z(i,4096))return Hr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Hr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Hr.errors=m,e===0}Hr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ln=Qe;var Sn=new RegExp("^[a-z][a-z0-9.-]*$","u");function Qe(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Qe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let c=s.
headers,i=e;if(e===i)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let a=c["\
if-none-match"],n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolea\
n")l=""+a;else if(a===null)l="";else return Qe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,c!==void 0&&(c["if-none-match"]=l))}if(e===n&&typeof a=="string"&&Z(a,4096))return Qe.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Qe.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else
var t=!0;if(t)if(s.params!==void 0){let c=s.params,i=e;if(e===i)if(c&&typeof c=="object"&&!Array.isArray(
c)){let n;if(c.file===void 0&&(n="file"))return Qe.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:n}}],!1;if(c.file!==void 0){let o=c.
file,l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===
null)d="";else return Qe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,c!==void 0&&(c.file=d))}
if(e===l&&typeof o=="string"){if(Z(o,64))return Qe.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))
return Qe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Sn.test(o))return Qe.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Qe.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}return Qe.errors=
m,e===0}Qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var An=Yr;function Yr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let n=typeof i,o;if(o===void 0)if(n=="number"||n=="boolean")o=""+i;else if(i===
null)o="";else return Yr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&Z(i,4096))return Yr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Yr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Yr.errors=m,e===0}Yr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var In=er;function er(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let c=s.headers,i=e;if(e===
i)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let a=c["if-none-matc\
h"],n=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return er.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,c!==
void 0&&(c["if-none-match"]=l))}if(e===n&&typeof a=="string"&&Z(a,4096))return er.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return er.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)
if(s.params!==void 0){let c=s.params,i=e;if(e===i)if(c&&typeof c=="object"&&!Array.isArray(c)){let n;
if(c.file===void 0&&(n="file"))return er.errors=[{instancePath:r+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:n}}],!1;if(c.file!==void 0){let o=c.file,
l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===
null)d="";else return er.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,c!==void 0&&(c.file=d))}
if(e===l&&typeof o=="string"){if(Z(o,64))return er.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))
return er.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Sn.test(o))return er.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return er.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}return er.errors=
m,e===0}er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dn=as(Mt()),Tn=as(Et()),Wl={...Dn.formats,...Tn.fastFormats},jn=Rt;function Rt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Rt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Rt.errors=m,e===0}Rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $n=Xt;function Xt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Xt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xt.errors=m,e===0}Xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var On=Gt;function Gt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Gt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Gt.errors=m,e===0}Gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=zt;function zt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=zt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
zt.errors=m,e===0}zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=R,tl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},expires_at:{$ref:"sche\
ma:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
priority_class:{$ref:"schema:PriorityClass",default:"interactive"},budget_usd:{$ref:"schema:BudgetUs\
d"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Wa={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},ss={type:["string","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:ManagedBy"},Ha={type:["string","null"],minLength:1,maxLength:194,pattern:"^\
(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:GroupOfKey"},Ya={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Ja={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},$s={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:64},$id:"schema:Agents"},Os={type:["array","null"],minItems:1,maxItems:16,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"schema:Only"},Qa={type:[
"integer","null"],minimum:0,maximum:41024448e5,$id:"schema:Expiry"},Cs={type:["integer","null"],minimum:1,
maximum:1e9,$id:"schema:Rpm"},Ks={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Fs={
type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},ei={type:"string",enum:["int\
eractive","batch","hook"],$id:"schema:PriorityClass"},Ms={type:["string","null"],pattern:"^(0|[1-9][\
0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},Es={type:"string",enum:["day","mon\
th","total"],$id:"schema:BudgetPeriod"},Rs=Object.prototype.hasOwnProperty,J=is,re=ns,Jr=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),mr=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Xs=new RegExp(
"^[a-z0-9][a-z0-9._-]*$","u"),Gs=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function R(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=R.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.body===void 0&&(o="body"))return R.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.body!==void 0){let l=s.body;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.scopes===void 0&&(l.scopes=["chat","mesh"]),l.priority_class===
void 0&&(l.priority_class="interactive");let d;if(l.name===void 0&&(d="name"))return R.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{
let g=e;for(let P in l)if(!Rs.call(tl.properties.body.properties,P)){return R.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(g===e){if(l.name!==void 0){let P=l.name,w=e;if(e===e)if(typeof P=="string"){if(J(P,128))
return R.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(re(P,1))return R.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(P))return R.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return R.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=w===e}else var t=!0;if(t){if(l.owner!==void 0){let P=l.
owner,w=e,k=e;if(typeof P!="string"&&P!==null)return R.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===k&&typeof P=="string"){if(J(P,256))
return R.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(re(P,1))return R.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(P))return R.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){if(l.managed_by!==void 0){let P=l.managed_by,w=e,k=e;
if(typeof P!="string"&&P!==null)return R.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===k&&typeof P=="string"){if(J(P,128))
return R.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(re(P,1))return R.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(P))return R.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){if(l.group!==void 0){
let P=l.group,w=e,k=e;if(typeof P!="string"&&P!==null)return R.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Ha.type}}],!1;if(e===k&&typeof P=="s\
tring"){if(J(P,194))return R.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(re(P,1))return R.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.
test(P))return R.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){
let P=l.scopes,w=e;if(e===e)if(Array.isArray(P)){if(P.length>8)return R.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(P.length<
1)return R.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var f=!0;let u=P.length;for(let b=0;b<u;b++){let L=P[b],D=e;if(typeof L!=
"string")return R.errors=[{instancePath:r+"/body/scopes/"+b,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(L==="chat"||L==="mesh"))return R.errors=[{instancePath:r+"/bo\
dy/scopes/"+b,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Ya.items.enum}}],
!1;var f=D===e;if(!f)break}if(f){let b=P.length,L;if(b>1){let D={};for(;b--;){let N=P[b];if(typeof N==
"string"){if(typeof D[N]=="number"){return L=D[N],R.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:b,j:L}}],!1;break}D[N]=b}}}}}}else return R.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=w===e;if(t){if(l.models!==void 0){let u=l.models,b=e,L=e;if(!Array.isArray(u)&&u!==
null)return R.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:Ja.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>64)return R.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(u.length<
1)return R.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var c=!0;let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(e===C)if(typeof I==
"string"){if(J(I,256))return R.errors=[{instancePath:r+"/body/models/"+S,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(re(I,1))return R.errors=[{instancePath:r+
"/body/models/"+S,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return R.errors=[{instancePath:r+"/body/models/"+S,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var c=C===e;if(!c)break}if(c){let S=u.length,I;if(S>1){let C={};for(;S--;){
let M=u[S];if(typeof M=="string"){if(typeof C[M]=="number"){return I=C[M],R.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}
C[M]=S}}}}}}var t=b===e}else var t=!0;if(t){if(l.agents!==void 0){let u=l.agents,b=e,L=e;if(!Array.isArray(
u)&&u!==null)return R.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>1e3)return R.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(u.length<
1)return R.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var i=!0;let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(e===C)if(typeof I==
"string"){if(J(I,64))return R.errors=[{instancePath:r+"/body/agents/"+S,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(I,1))return R.errors=[{instancePath:r+
"/body/agents/"+S,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return R.errors=[{instancePath:r+"/body/agents/"+S,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var i=C===e;if(!i)break}if(i){let S=u.length,I;if(S>1){let C={};for(;S--;){
let M=u[S];if(typeof M=="string"){if(typeof C[M]=="number"){return I=C[M],R.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}
C[M]=S}}}}}}var t=b===e}else var t=!0;if(t){if(l.only!==void 0){let u=l.only,b=e,L=e;if(!Array.isArray(
u)&&u!==null)return R.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:Os.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>16)return R.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(u.length<
1)return R.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var a=!0;let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(e===C)if(typeof I==
"string"){if(J(I,64))return R.errors=[{instancePath:r+"/body/only/"+S,schemaPath:"schema:Only/items/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(I,1))return R.errors=[{instancePath:r+"/\
body/only/"+S,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xs.
test(I))return R.errors=[{instancePath:r+"/body/only/"+S,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return R.errors=[{instancePath:r+"/body\
/only/"+S,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=C===e;
if(!a)break}if(a){let S=u.length,I;if(S>1){let C={};for(;S--;){let M=u[S];if(typeof M=="string"){if(typeof C[M]==
"number"){return I=C[M],R.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}C[M]=S}}}}}}var t=b===e}else var t=!0;if(t){if(l.expires_at!==
void 0){let u=l.expires_at,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)
return R.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{
type:Qa.type}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return R.errors=
[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return R.errors=[{instancePath:r+"/body/expires_at",schemaPath:"\
schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=b===e}else var t=!0;
if(t){if(l.rpm!==void 0){let u=l.rpm,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&
u!==null)return R.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{
type:Cs.type}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>1e9||isNaN(u))return R.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(u<1||isNaN(u))return R.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=b===e}else var t=!0;if(t){if(l.tpm!==void 0){let u=l.
tpm,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return R.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===L&&typeof u==
"number"&&isFinite(u)){if(u>1e12||isNaN(u))return R.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(u<1||isNaN(u))return R.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=b===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let u=l.max_parallel,b=e,
L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return R.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Fs.type}}],!1;
if(e===L&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return R.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(u<1||isNaN(u))return R.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=b===e}else var t=!0;if(t){
let u=l.priority_class,b=e;if(typeof u!="string")return R.errors=[{instancePath:r+"/body/priority_cl\
ass",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="int\
eractive"||u==="batch"||u==="hook"))return R.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ei.enum}}],!1;var t=b===e;if(t){if(l.
budget_usd!==void 0){let D=l.budget_usd,N=e,S=e;if(typeof D!="string"&&D!==null)return R.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ms.type}}],!1;if(e===
S&&typeof D=="string"){if(J(D,17))return R.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Gs.test(D))return R.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=N===e}else var t=!0;if(t)if(l.budget_period!==
void 0){let D=l.budget_period,N=e,S=e,I=!1,C=e;if(typeof D!="string"){let F={instancePath:r+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[F]:m.push(F),e++}if(!(D==="day"||D==="month"||D==="total")){let F={instancePath:r+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Es.enum}};m===null?
m=[F]:m.push(F),e++}var n=C===e;I=I||n;let M=e;if(D!==null){let F={instancePath:r+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};m===null?m=[F]:m.push(F),e++}var n=M===e;if(I=I||n,I)e=S,m!==null&&(S?m.length=S:m=null);else{
let F={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return m===null?m=[F]:m.push(F),e++,R.errors=m,!1}var t=N===e}else var t=!0}}}}}}}}}}}}}}}}else
return R.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return R.errors=m,e===0}R.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Fn=K,al={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name","token_hash"],properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},
token_hash:{$ref:"schema:TokenHash"},token_prefix:{$ref:"schema:TokenPrefix",default:"chosen"},managed_by:{
$ref:"schema:ManagedBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["cha\
t","mesh"]},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},expires_at:{
$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},priority_class:{$ref:"schema:PriorityClass",default:"interactive"},budget_usd:{$ref:"sche\
ma:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var il=new RegExp("^[0-9a-f]{64}$","u"),nl=new RegExp("^[\\x21-\\x7e]+$","u");function K(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=K.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.body===void 0&&(o="body"))return K.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(s.body!==void 0){let l=s.body;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){l.token_prefix===void 0&&(l.token_prefix="chosen"),l.scopes===void 0&&(l.
scopes=["chat","mesh"]),l.priority_class===void 0&&(l.priority_class="interactive");let d;if(l.name===
void 0&&(d="name")||l.token_hash===void 0&&(d="token_hash"))return K.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{let g=e;
for(let P in l)if(!Rs.call(al.properties.body.properties,P)){return K.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(g===e){if(l.name!==void 0){let P=l.name,w=e;if(e===e)if(typeof P=="string"){if(J(P,128))
return K.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(re(P,1))return K.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(P))return K.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return K.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=w===e}else var t=!0;if(t){if(l.owner!==void 0){let P=l.
owner,w=e,k=e;if(typeof P!="string"&&P!==null)return K.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===k&&typeof P=="string"){if(J(P,256))
return K.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(re(P,1))return K.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(P))return K.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){if(l.token_hash!==void 0){let P=l.token_hash,w=e;if(e===
e)if(typeof P=="string"){if(J(P,64))return K.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!il.test(P))return K.errors=
[{instancePath:r+"/body/token_hash",schemaPath:"schema:TokenHash/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"}}],!1}else return K.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/type",keyword:"type",params:{type:"string"}}],!1;var t=w===e}else var t=!0;if(t){let P=l.
token_prefix,w=e;if(e===e)if(typeof P=="string"){if(J(P,16))return K.errors=[{instancePath:r+"/body/\
token_prefix",schemaPath:"schema:TokenPrefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(re(
P,1))return K.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!nl.test(P))return K.errors=[{instancePath:r+"/body/tok\
en_prefix",schemaPath:"schema:TokenPrefix/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"}}],
!1}else return K.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/type",keyword:"\
type",params:{type:"string"}}],!1;var t=w===e;if(t){if(l.managed_by!==void 0){let u=l.managed_by,b=e,
L=e;if(typeof u!="string"&&u!==null)return K.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===L&&typeof u=="string"){if(J(
u,128))return K.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(re(u,1))return K.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(u))return K.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){if(l.group!==void 0){
let u=l.group,b=e,L=e;if(typeof u!="string"&&u!==null)return K.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Ha.type}}],!1;if(e===L&&typeof u=="s\
tring"){if(J(u,194))return K.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(re(u,1))return K.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.
test(u))return K.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){
let u=l.scopes,b=e;if(e===e)if(Array.isArray(u)){if(u.length>8)return K.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(u.length<
1)return K.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var f=!0;let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(typeof I!=
"string")return K.errors=[{instancePath:r+"/body/scopes/"+S,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="chat"||I==="mesh"))return K.errors=[{instancePath:r+"/bo\
dy/scopes/"+S,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Ya.items.enum}}],
!1;var f=C===e;if(!f)break}if(f){let S=u.length,I;if(S>1){let C={};for(;S--;){let M=u[S];if(typeof M==
"string"){if(typeof C[M]=="number"){return I=C[M],K.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}C[M]=S}}}}}}else return K.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=b===e;if(t){if(l.models!==void 0){let N=l.models,S=e,I=e;if(!Array.isArray(N)&&N!==
null)return K.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:Ja.type}}],!1;if(e===I&&Array.isArray(N)){if(N.length>64)return K.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(N.length<
1)return K.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var c=!0;let M=N.length;for(let E=0;E<M;E++){let F=N[E],ee=e;if(e===ee)if(typeof F==
"string"){if(J(F,256))return K.errors=[{instancePath:r+"/body/models/"+E,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(re(F,1))return K.errors=[{instancePath:r+
"/body/models/"+E,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return K.errors=[{instancePath:r+"/body/models/"+E,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var c=ee===e;if(!c)break}if(c){let E=N.length,F;if(E>1){let ee={};
for(;E--;){let be=N[E];if(typeof be=="string"){if(typeof ee[be]=="number"){return F=ee[be],K.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:E,j:F}}],!1;break}ee[be]=E}}}}}}var t=S===e}else var t=!0;if(t){if(l.agents!==void 0){let N=l.agents,
S=e,I=e;if(!Array.isArray(N)&&N!==null)return K.errors=[{instancePath:r+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:$s.type}}],!1;if(e===I&&Array.isArray(N)){if(N.length>
1e3)return K.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(N.length<1)return K.errors=[{instancePath:r+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let M=N.length;for(let E=0;E<
M;E++){let F=N[E],ee=e;if(e===ee)if(typeof F=="string"){if(J(F,64))return K.errors=[{instancePath:r+
"/body/agents/"+E,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(re(F,1))return K.errors=[{instancePath:r+"/body/agents/"+E,schemaPath:"schema:Agents/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/body/agent\
s/"+E,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=ee===e;
if(!i)break}if(i){let E=N.length,F;if(E>1){let ee={};for(;E--;){let be=N[E];if(typeof be=="string"){
if(typeof ee[be]=="number"){return F=ee[be],K.errors=[{instancePath:r+"/body/agents",schemaPath:"sch\
ema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:E,j:F}}],!1;break}ee[be]=E}}}}}}var t=S===e}else
var t=!0;if(t){if(l.only!==void 0){let N=l.only,S=e,I=e;if(!Array.isArray(N)&&N!==null)return K.errors=
[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:Os.type}}],!1;
if(e===I&&Array.isArray(N)){if(N.length>16)return K.errors=[{instancePath:r+"/body/only",schemaPath:"\
schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(N.length<1)return K.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let M=N.
length;for(let E=0;E<M;E++){let F=N[E],ee=e;if(e===ee)if(typeof F=="string"){if(J(F,64))return K.errors=
[{instancePath:r+"/body/only/"+E,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(re(F,1))return K.errors=[{instancePath:r+"/body/only/"+E,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xs.test(F))return K.errors=[{instancePath:r+
"/body/only/"+E,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return K.errors=[{instancePath:r+"/body/only/"+E,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var a=ee===e;if(!a)break}if(a){let E=N.length,F;
if(E>1){let ee={};for(;E--;){let be=N[E];if(typeof be=="string"){if(typeof ee[be]=="number"){return F=
ee[be],K.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueIt\
ems",params:{i:E,j:F}}],!1;break}ee[be]=E}}}}}}var t=S===e}else var t=!0;if(t){if(l.expires_at!==void 0){
let N=l.expires_at,S=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return K.
errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Qa.
type}}],!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>41024448e5||isNaN(N))return K.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(N<0||isNaN(N))return K.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=S===e}else var t=!0;if(t){if(l.
rpm!==void 0){let N=l.rpm,S=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)
return K.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Cs.
type}}],!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>1e9||isNaN(N))return K.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(N<1||isNaN(N))return K.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=S===e}else var t=!0;if(t){if(l.tpm!==void 0){let N=l.
tpm,S=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return K.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===I&&typeof N==
"number"&&isFinite(N)){if(N>1e12||isNaN(N))return K.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(N<1||isNaN(N))return K.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=S===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let N=l.max_parallel,S=e,
I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return K.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Fs.type}}],!1;
if(e===I&&typeof N=="number"&&isFinite(N)){if(N>1e6||isNaN(N))return K.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(N<1||isNaN(N))return K.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=S===e}else var t=!0;if(t){
let N=l.priority_class,S=e;if(typeof N!="string")return K.errors=[{instancePath:r+"/body/priority_cl\
ass",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="int\
eractive"||N==="batch"||N==="hook"))return K.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ei.enum}}],!1;var t=S===e;if(t){if(l.
budget_usd!==void 0){let C=l.budget_usd,M=e,E=e;if(typeof C!="string"&&C!==null)return K.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ms.type}}],!1;if(e===
E&&typeof C=="string"){if(J(C,17))return K.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Gs.test(C))return K.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=M===e}else var t=!0;if(t)if(l.budget_period!==
void 0){let C=l.budget_period,M=e,E=e,F=!1,ee=e;if(typeof C!="string"){let dr={instancePath:r+"/body\
/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[dr]:m.push(dr),e++}if(!(C==="day"||C==="month"||C==="total")){let dr={instancePath:r+"/body/budge\
t_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Es.enum}};m===null?
m=[dr]:m.push(dr),e++}var n=ee===e;F=F||n;let be=e;if(C!==null){let dr={instancePath:r+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};m===null?m=[dr]:m.push(dr),e++}var n=be===e;if(F=F||n,F)e=E,m!==null&&(E?m.length=E:m=
null);else{let dr={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/bud\
get_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[dr]:m.push(dr),e++,K.errors=m,!1}var t=M===
e}else var t=!0}}}}}}}}}}}}}}}}}}else return K.errors=[{instancePath:r+"/body",schemaPath:"#/propert\
ies/body/type",keyword:"type",params:{type:"object"}}],!1}}return K.errors=m,e===0}K.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mn=Ut;function Ut(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ut.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ut.errors=m,e===0}Ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var En=Bt;function Bt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Bt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Bt.errors=m,e===0}Bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rn=X,ol={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{
$ref:"schema:Agents"},only:{$ref:"schema:Only"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"schema:\
Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:\
PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPerio\
d"},{type:"null"}]}}}}};function X(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let o=s.body;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1)return X.errors=[{instancePath:r+"\
/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let y=e;
for(let d in o)if(!Rs.call(ol.properties.body.properties,d)){return X.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(o.name!==void 0){let d=o.name,g=e;if(e===e)if(typeof d=="string"){if(J(d,128))
return X.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(re(d,1))return X.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(d))return X.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return X.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(o.owner!==void 0){let d=o.
owner,g=e,P=e;if(typeof d!="string"&&d!==null)return X.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===P&&typeof d=="string"){if(J(d,256))
return X.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(re(d,1))return X.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(d))return X.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){if(o.managed_by!==void 0){let d=o.managed_by,g=e,P=e;
if(typeof d!="string"&&d!==null)return X.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===P&&typeof d=="string"){if(J(d,128))
return X.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(re(d,1))return X.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(d))return X.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){if(o.group!==void 0){
let d=o.group,g=e,P=e;if(typeof d!="string"&&d!==null)return X.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Ha.type}}],!1;if(e===P&&typeof d=="s\
tring"){if(J(d,194))return X.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(re(d,1))return X.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.
test(d))return X.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){
if(o.scopes!==void 0){let d=o.scopes,g=e;if(e===e)if(Array.isArray(d)){if(d.length>8)return X.errors=
[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(d.length<1)return X.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let k=d.length;for(let h=0;h<k;h++){let u=d[h],b=e;
if(typeof u!="string")return X.errors=[{instancePath:r+"/body/scopes/"+h,schemaPath:"schema:Scopes/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="chat"||u==="mesh"))return X.errors=[
{instancePath:r+"/body/scopes/"+h,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Ya.
items.enum}}],!1;var f=b===e;if(!f)break}if(f){let h=d.length,u;if(h>1){let b={};for(;h--;){let L=d[h];
if(typeof L=="string"){if(typeof b[L]=="number"){return u=b[L],X.errors=[{instancePath:r+"/body/scop\
es",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}b[L]=h}}}}}}else
return X.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{
type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(o.models!==void 0){let d=o.models,g=e,P=e;if(!Array.
isArray(d)&&d!==null)return X.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",
keyword:"type",params:{type:Ja.type}}],!1;if(e===P&&Array.isArray(d)){if(d.length>64)return X.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],
!1;if(d.length<1)return X.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var c=!0;let k=d.length;for(let h=0;h<k;h++){let u=d[h],b=e;
if(e===b)if(typeof u=="string"){if(J(u,256))return X.errors=[{instancePath:r+"/body/models/"+h,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(re(u,1))return X.errors=
[{instancePath:r+"/body/models/"+h,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return X.errors=[{instancePath:r+"/body/models/"+h,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var c=b===e;if(!c)break}if(c){let h=d.length,u;if(h>
1){let b={};for(;h--;){let L=d[h];if(typeof L=="string"){if(typeof b[L]=="number"){return u=b[L],X.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:u}}],!1;break}b[L]=h}}}}}}var t=g===e}else var t=!0;if(t){if(o.agents!==void 0){let d=o.agents,
g=e,P=e;if(!Array.isArray(d)&&d!==null)return X.errors=[{instancePath:r+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:$s.type}}],!1;if(e===P&&Array.isArray(d)){if(d.length>
1e3)return X.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(d.length<1)return X.errors=[{instancePath:r+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let k=d.length;for(let h=0;h<
k;h++){let u=d[h],b=e;if(e===b)if(typeof u=="string"){if(J(u,64))return X.errors=[{instancePath:r+"/\
body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(re(u,1))return X.errors=[{instancePath:r+"/body/agents/"+h,schemaPath:"schema:Agents/items/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:r+"/body/agents/"+
h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e;if(!i)
break}if(i){let h=d.length,u;if(h>1){let b={};for(;h--;){let L=d[h];if(typeof L=="string"){if(typeof b[L]==
"number"){return u=b[L],X.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}b[L]=h}}}}}}var t=g===e}else var t=!0;if(t){if(o.
only!==void 0){let d=o.only,g=e,P=e;if(!Array.isArray(d)&&d!==null)return X.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:Os.type}}],!1;if(e===P&&Array.
isArray(d)){if(d.length>16)return X.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(d.length<1)return X.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let k=d.
length;for(let h=0;h<k;h++){let u=d[h],b=e;if(e===b)if(typeof u=="string"){if(J(u,64))return X.errors=
[{instancePath:r+"/body/only/"+h,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(re(u,1))return X.errors=[{instancePath:r+"/body/only/"+h,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xs.test(u))return X.errors=[{instancePath:r+
"/body/only/"+h,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return X.errors=[{instancePath:r+"/body/only/"+h,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var a=b===e;if(!a)break}if(a){let h=d.length,u;
if(h>1){let b={};for(;h--;){let L=d[h];if(typeof L=="string"){if(typeof b[L]=="number"){return u=b[L],
X.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:u}}],!1;break}b[L]=h}}}}}}var t=g===e}else var t=!0;if(t){if(o.expires_at!==void 0){let d=o.expires_at,
g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return X.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Qa.type}}],!1;if(e===
P&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))return X.errors=[{instancePath:r+"/bod\
y/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(d<0||isNaN(d))return X.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(o.
rpm!==void 0){let d=o.rpm,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)
return X.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Cs.
type}}],!1;if(e===P&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return X.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(d<1||isNaN(d))return X.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(o.tpm!==void 0){let d=o.
tpm,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return X.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===P&&typeof d==
"number"&&isFinite(d)){if(d>1e12||isNaN(d))return X.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return X.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(o.max_parallel!==void 0){let d=o.max_parallel,g=e,
P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return X.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Fs.type}}],!1;
if(e===P&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return X.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(d<1||isNaN(d))return X.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){
if(o.priority_class!==void 0){let d=o.priority_class,g=e;if(typeof d!="string")return X.errors=[{instancePath:r+
"/body/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],
!1;if(!(d==="interactive"||d==="batch"||d==="hook"))return X.errors=[{instancePath:r+"/body/priority\
_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ei.enum}}],!1;var t=g===
e}else var t=!0;if(t){if(o.budget_usd!==void 0){let d=o.budget_usd,g=e,P=e;if(typeof d!="string"&&d!==
null)return X.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"\
type",params:{type:Ms.type}}],!1;if(e===P&&typeof d=="string"){if(J(d,17))return X.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;
if(!Gs.test(d))return X.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=g===e}else
var t=!0;if(t)if(o.budget_period!==void 0){let d=o.budget_period,g=e,P=e,w=!1,k=e;if(typeof d!="stri\
ng"){let b={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};m===null?m=[b]:m.push(b),e++}if(!(d==="day"||d==="month"||d==="total")){let b={
instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Es.
enum}};m===null?m=[b]:m.push(b),e++}var n=k===e;w=w||n;let h=e;if(d!==null){let b={instancePath:r+"/\
body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};m===null?m=[b]:m.push(b),e++}var n=h===e;if(w=w||n,w)e=P,m!==null&&(P?m.length=
P:m=null);else{let b={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[b]:m.push(b),e++,X.errors=m,!1}var t=g===
e}else var t=!0}}}}}}}}}}}}}}}}else return X.errors=[{instancePath:r+"/body",schemaPath:"#/propertie\
s/body/type",keyword:"type",params:{type:"object"}}],!1}return X.errors=m,e===0}X.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xn=Zr;function Zr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let c=e;for(let i in t)if(i!=="overl\
ap_s"){return Zr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){let i=t.overlap_s,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Zr.errors=[{instancePath:r+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return Zr.errors=[{instancePath:r+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return Zr.errors=[{instancePath:r+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return Zr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return Zr.errors=m,e===0}Zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gn=Zt;function Zt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Zt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Zt.errors=m,e===0}Zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zn=Vt;function Vt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Vt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Vt.errors=m,e===0}Vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Un=z,pl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags",default:[]},models:{$ref:"schema:GroupModels"},agents:{
$ref:"schema:Agents"},only:{$ref:"schema:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight",default:1},budget_usd:{$ref:"schema:Bud\
getUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Bn={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"};var Zn={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var Vn=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function z(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=z.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
body===void 0&&(o="body"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o}}],!1;if(s.body!==void 0){let l=s.body;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){l.tags===void 0&&(l.tags=[]),l.weight===void 0&&(l.weight=1);let d;if(l.name===void 0&&
(d="name"))return z.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let g=e;for(let P in l)if(!Rs.call(pl.properties.body.properties,
P)){return z.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P}}],!1;break}if(g===e){if(l.name!==void 0){let P=l.
name,w=e;if(e===e)if(typeof P=="string"){if(J(P,64))return z.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(P,1))return z.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Vn.test(P))return z.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return z.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=w===e}else var t=!0;if(t){if(l.parent!==void 0){let P=l.parent,w=e,k=e;if(typeof P!="string"&&
P!==null)return z.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:Bn.type}}],!1;if(e===k&&typeof P=="string"){if(J(P,194))return z.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(re(P,1))return z.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(P))return z.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){if(l.managed_by!==void 0){let P=l.managed_by,
w=e,k=e;if(typeof P!="string"&&P!==null)return z.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===k&&typeof P=="string"){if(J(
P,128))return z.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(re(P,1))return z.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(P))return z.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){let P=l.tags,w=e;
if(e===e)if(Array.isArray(P)){if(P.length>16)return z.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let u=P.length;for(let b=0;b<
u;b++){let L=P[b],D=e;if(e===D)if(typeof L=="string"){if(J(L,64))return z.errors=[{instancePath:r+"/\
body/tags/"+b,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(re(L,1))return z.errors=[{instancePath:r+"/body/tags/"+b,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(L))return z.errors=[{instancePath:r+"\
/body/tags/"+b,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return z.errors=[{instancePath:r+"/body/tags/"+b,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=D===e;if(!f)break}if(f){let b=P.
length,L;if(b>1){let D={};for(;b--;){let N=P[b];if(typeof N=="string"){if(typeof D[N]=="number"){return L=
D[N],z.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:b,j:L}}],!1;break}D[N]=b}}}}}}else return z.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=w===e;if(t){if(l.models!==void 0){
let u=l.models,b=e,L=e;if(!Array.isArray(u)&&u!==null)return z.errors=[{instancePath:r+"/body/models",
schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Zn.type}}],!1;if(e===L&&Array.isArray(
u)){if(u.length>64)return z.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/ma\
xItems",keyword:"maxItems",params:{limit:64}}],!1;if(u.length<1)return z.errors=[{instancePath:r+"/b\
ody/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;
let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(e===C)if(typeof I=="string"){if(J(I,256))return z.
errors=[{instancePath:r+"/body/models/"+S,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(re(I,1))return z.errors=[{instancePath:r+"/body/models/"+S,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[
{instancePath:r+"/body/models/"+S,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var c=C===e;if(!c)break}if(c){let S=u.length,I;if(S>1){let C={};for(;S--;){let M=u[S];
if(typeof M=="string"){if(typeof C[M]=="number"){return I=C[M],z.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}C[M]=
S}}}}}}var t=b===e}else var t=!0;if(t){if(l.agents!==void 0){let u=l.agents,b=e,L=e;if(!Array.isArray(
u)&&u!==null)return z.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>1e3)return z.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(u.length<
1)return z.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var i=!0;let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(e===C)if(typeof I==
"string"){if(J(I,64))return z.errors=[{instancePath:r+"/body/agents/"+S,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(I,1))return z.errors=[{instancePath:r+
"/body/agents/"+S,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return z.errors=[{instancePath:r+"/body/agents/"+S,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var i=C===e;if(!i)break}if(i){let S=u.length,I;if(S>1){let C={};for(;S--;){
let M=u[S];if(typeof M=="string"){if(typeof C[M]=="number"){return I=C[M],z.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}
C[M]=S}}}}}}var t=b===e}else var t=!0;if(t){if(l.only!==void 0){let u=l.only,b=e,L=e;if(!Array.isArray(
u)&&u!==null)return z.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:Os.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>16)return z.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(u.length<
1)return z.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var a=!0;let N=u.length;for(let S=0;S<N;S++){let I=u[S],C=e;if(e===C)if(typeof I==
"string"){if(J(I,64))return z.errors=[{instancePath:r+"/body/only/"+S,schemaPath:"schema:Only/items/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(I,1))return z.errors=[{instancePath:r+"/\
body/only/"+S,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xs.
test(I))return z.errors=[{instancePath:r+"/body/only/"+S,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return z.errors=[{instancePath:r+"/body\
/only/"+S,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=C===e;
if(!a)break}if(a){let S=u.length,I;if(S>1){let C={};for(;S--;){let M=u[S];if(typeof M=="string"){if(typeof C[M]==
"number"){return I=C[M],z.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:S,j:I}}],!1;break}C[M]=S}}}}}}var t=b===e}else var t=!0;if(t){if(l.rpm!==
void 0){let u=l.rpm,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return z.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Cs.type}}],
!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>1e9||isNaN(u))return z.errors=[{instancePath:r+"/\
body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(u<1||isNaN(u))return z.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=b===e}else var t=!0;if(t){if(l.tpm!==void 0){let u=l.
tpm,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return z.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===L&&typeof u==
"number"&&isFinite(u)){if(u>1e12||isNaN(u))return z.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(u<1||isNaN(u))return z.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=b===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let u=l.max_parallel,b=e,
L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return z.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Fs.type}}],!1;
if(e===L&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return z.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(u<1||isNaN(u))return z.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=b===e}else var t=!0;if(t){
let u=l.weight,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return z.errors=[{instancePath:r+
"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
L&&typeof u=="number"&&isFinite(u)){if(u>1e3||isNaN(u))return z.errors=[{instancePath:r+"/body/weigh\
t",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;
if(u<1||isNaN(u))return z.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=b===e;if(t){if(l.budget_usd!==void 0){
let N=l.budget_usd,S=e,I=e;if(typeof N!="string"&&N!==null)return z.errors=[{instancePath:r+"/body/b\
udget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ms.type}}],!1;if(e===I&&typeof N==
"string"){if(J(N,17))return z.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUs\
d/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Gs.test(N))return z.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=S===e}else var t=!0;if(t)if(l.budget_period!==void 0){let N=l.
budget_period,S=e,I=e,C=!1,M=e;if(typeof N!="string"){let ee={instancePath:r+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?m=[ee]:m.push(ee),e++}if(!(N===
"day"||N==="month"||N==="total")){let ee={instancePath:r+"/body/budget_period",schemaPath:"schema:Bu\
dgetPeriod/enum",keyword:"enum",params:{allowedValues:Es.enum}};m===null?m=[ee]:m.push(ee),e++}var n=M===
e;C=C||n;let E=e;if(N!==null){let ee={instancePath:r+"/body/budget_period",schemaPath:"#/properties/\
body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[ee]:m.push(
ee),e++}var n=E===e;if(C=C||n,C)e=I,m!==null&&(I?m.length=I:m=null);else{let ee={instancePath:r+"/bo\
dy/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return m===null?m=[ee]:m.push(ee),e++,z.errors=m,!1}var t=S===e}else var t=!0}}}}}}}}}}}}}}else return z.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return z.errors=m,e===0}z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Wn=Wt;function Wt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Wt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Wt.errors=m,e===0}Wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hn=Ht;function Ht(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ht.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ht.errors=m,e===0}Ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yn=B,ml={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schem\
a:Agents"},only:{$ref:"schema:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"\
schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function B(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=B.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==
void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<
1)return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let y=e;for(let d in o)if(!Rs.call(ml.properties.body.properties,
d)){return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(y===e){if(o.name!==void 0){let d=o.
name,g=e;if(e===e)if(typeof d=="string"){if(J(d,64))return B.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(d,1))return B.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Vn.test(d))return B.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return B.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=g===e}else var t=!0;if(t){if(o.parent!==void 0){let d=o.parent,g=e,P=e;if(typeof d!="string"&&
d!==null)return B.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:Bn.type}}],!1;if(e===P&&typeof d=="string"){if(J(d,194))return B.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(re(d,1))return B.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(d))return B.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){if(o.managed_by!==void 0){let d=o.managed_by,
g=e,P=e;if(typeof d!="string"&&d!==null)return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===P&&typeof d=="string"){if(J(
d,128))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(re(d,1))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mr.test(d))return B.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){if(o.tags!==void 0){
let d=o.tags,g=e;if(e===e)if(Array.isArray(d)){if(d.length>16)return B.errors=[{instancePath:r+"/bod\
y/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let k=d.
length;for(let h=0;h<k;h++){let u=d[h],b=e;if(e===b)if(typeof u=="string"){if(J(u,64))return B.errors=
[{instancePath:r+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(re(u,1))return B.errors=[{instancePath:r+"/body/tags/"+h,schemaPath:"schema:GroupT\
ags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(u))return B.errors=[{instancePath:r+
"/body/tags/"+h,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x\
00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return B.errors=[{instancePath:r+"/body/tags/"+h,schemaPath:"sche\
ma:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=b===e;if(!f)break}if(f){let h=d.
length,u;if(h>1){let b={};for(;h--;){let L=d[h];if(typeof L=="string"){if(typeof b[L]=="number"){return u=
b[L],B.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:h,j:u}}],!1;break}b[L]=h}}}}}}else return B.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(o.
models!==void 0){let d=o.models,g=e,P=e;if(!Array.isArray(d)&&d!==null)return B.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Zn.type}}],!1;if(e===
P&&Array.isArray(d)){if(d.length>64)return B.errors=[{instancePath:r+"/body/models",schemaPath:"sche\
ma:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return B.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;
let k=d.length;for(let h=0;h<k;h++){let u=d[h],b=e;if(e===b)if(typeof u=="string"){if(J(u,256))return B.
errors=[{instancePath:r+"/body/models/"+h,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(re(u,1))return B.errors=[{instancePath:r+"/body/models/"+h,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[
{instancePath:r+"/body/models/"+h,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var c=b===e;if(!c)break}if(c){let h=d.length,u;if(h>1){let b={};for(;h--;){let L=d[h];
if(typeof L=="string"){if(typeof b[L]=="number"){return u=b[L],B.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}b[L]=
h}}}}}}var t=g===e}else var t=!0;if(t){if(o.agents!==void 0){let d=o.agents,g=e,P=e;if(!Array.isArray(
d)&&d!==null)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===P&&Array.isArray(d)){if(d.length>1e3)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<
1)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var i=!0;let k=d.length;for(let h=0;h<k;h++){let u=d[h],b=e;if(e===b)if(typeof u==
"string"){if(J(u,64))return B.errors=[{instancePath:r+"/body/agents/"+h,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(u,1))return B.errors=[{instancePath:r+
"/body/agents/"+h,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return B.errors=[{instancePath:r+"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var i=b===e;if(!i)break}if(i){let h=d.length,u;if(h>1){let b={};for(;h--;){
let L=d[h];if(typeof L=="string"){if(typeof b[L]=="number"){return u=b[L],B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}
b[L]=h}}}}}}var t=g===e}else var t=!0;if(t){if(o.only!==void 0){let d=o.only,g=e,P=e;if(!Array.isArray(
d)&&d!==null)return B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:Os.type}}],!1;if(e===P&&Array.isArray(d)){if(d.length>16)return B.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(d.length<
1)return B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var a=!0;let k=d.length;for(let h=0;h<k;h++){let u=d[h],b=e;if(e===b)if(typeof u==
"string"){if(J(u,64))return B.errors=[{instancePath:r+"/body/only/"+h,schemaPath:"schema:Only/items/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(u,1))return B.errors=[{instancePath:r+"/\
body/only/"+h,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xs.
test(u))return B.errors=[{instancePath:r+"/body/only/"+h,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return B.errors=[{instancePath:r+"/body\
/only/"+h,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=b===e;
if(!a)break}if(a){let h=d.length,u;if(h>1){let b={};for(;h--;){let L=d[h];if(typeof L=="string"){if(typeof b[L]==
"number"){return u=b[L],B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:h,j:u}}],!1;break}b[L]=h}}}}}}var t=g===e}else var t=!0;if(t){if(o.rpm!==
void 0){let d=o.rpm,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return B.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Cs.type}}],
!1;if(e===P&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return B.errors=[{instancePath:r+"/\
body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(d<1||isNaN(d))return B.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(o.tpm!==void 0){let d=o.
tpm,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return B.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===P&&typeof d==
"number"&&isFinite(d)){if(d>1e12||isNaN(d))return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return B.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(o.max_parallel!==void 0){let d=o.max_parallel,g=e,
P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return B.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Fs.type}}],!1;
if(e===P&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return B.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(d<1||isNaN(d))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){
if(o.weight!==void 0){let d=o.weight,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return B.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===P&&typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return B.
errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(d<1||isNaN(d))return B.errors=[{instancePath:r+"/body/weight",schemaPath:"\
schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else
var t=!0;if(t){if(o.budget_usd!==void 0){let d=o.budget_usd,g=e,P=e;if(typeof d!="string"&&d!==null)
return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",
params:{type:Ms.type}}],!1;if(e===P&&typeof d=="string"){if(J(d,17))return B.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;
if(!Gs.test(d))return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=g===e}else
var t=!0;if(t)if(o.budget_period!==void 0){let d=o.budget_period,g=e,P=e,w=!1,k=e;if(typeof d!="stri\
ng"){let b={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};m===null?m=[b]:m.push(b),e++}if(!(d==="day"||d==="month"||d==="total")){let b={
instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Es.
enum}};m===null?m=[b]:m.push(b),e++}var n=k===e;w=w||n;let h=e;if(d!==null){let b={instancePath:r+"/\
body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};m===null?m=[b]:m.push(b),e++}var n=h===e;if(w=w||n,w)e=P,m!==null&&(P?m.length=
P:m=null);else{let b={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[b]:m.push(b),e++,B.errors=m,!1}var t=g===
e}else var t=!0}}}}}}}}}}}}}}else return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/type",keyword:"type",params:{type:"object"}}],!1}return B.errors=m,e===0}B.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jn=Yt;function Yt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Yt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Yt.errors=m,e===0}Yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qn=Jt;function Jt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Jt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Jt.errors=m,e===0}Jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var eo=Qt;function Qt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Qt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Qt.errors=m,e===0}Qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ro=ea;function ea(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ea.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ea.errors=m,e===0}ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var so=ra;function ra(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ra.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ra.errors=m,e===0}ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var to=sa;function sa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
sa.errors=m,e===0}sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ao=ta;function ta(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ta.errors=m,e===0}ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var io=aa;function aa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
aa.errors=m,e===0}aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var no=ia;function ia(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ia.errors=m,e===0}ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oo=na;function na(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
na.errors=m,e===0}na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var po=oa;function oa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
oa.errors=m,e===0}oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mo=pa;function pa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=pa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
pa.errors=m,e===0}pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lo=ma;function ma(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ma.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ma.errors=m,e===0}ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fo=la;function la(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=la.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
la.errors=m,e===0}la.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yo=da;function da(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
da.errors=m,e===0}da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var uo=fa;function fa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=fa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
fa.errors=m,e===0}fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var co=ya;function ya(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ya.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ya.errors=m,e===0}ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ho=ua;function ua(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ua.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ua.errors=m,e===0}ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var go=ca;function ca(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ca.errors=m,e===0}ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ko=ha;function ha(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ha.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ha.errors=m,e===0}ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Po=ga;function ga(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ga.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ga.errors=m,e===0}ga.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vo=ka;function ka(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ka.errors=m,e===0}ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _o=Pa;function Pa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Pa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Pa.errors=m,e===0}Pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bo=va;function va(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=va.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
va.errors=m,e===0}va.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wo=_a;function _a(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=_a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
_a.errors=m,e===0}_a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xo=ba;function ba(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ba.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ba.errors=m,e===0}ba.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qo=wa;function wa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=wa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wa.errors=m,e===0}wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var No=xa;function xa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=xa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xa.errors=m,e===0}xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Lo=qa;function qa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=qa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qa.errors=m,e===0}qa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var So=Xe;function Xe(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let f=s.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return Xe.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return Xe.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let i=e;for(let a in f)if(!(a==="token"||a==="code"||a==="callba\
ck")){return Xe.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(f.token!==void 0){
let a=f.token,n=e;if(e===n)if(typeof a=="string"){if(J(a,512))return Xe.errors=[{instancePath:r+"/bo\
dy/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(re(a,1))return Xe.errors=[{instancePath:r+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Xe.errors=[{instancePath:r+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=n===e}else var t=!0;if(t){if(f.code!==void 0){let a=f.code,n=e;if(e===n)if(typeof a==
"string"){if(J(a,64))return Xe.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/pr\
operties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(re(a,1))return Xe.errors=[{instancePath:r+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Xe.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t)if(f.callback!==void 0){
let a=f.callback,n=e;if(e===n)if(typeof a=="string"){if(J(a,8192))return Xe.errors=[{instancePath:r+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(re(a,1))return Xe.errors=[{instancePath:r+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Xe.errors=
[{instancePath:r+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=n===e}else var t=!0}}}}else return Xe.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Xe.errors=
m,e===0}Xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ao=Na;function Na(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Na.errors=m,e===0}Na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Io=La;function La(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=La.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
La.errors=m,e===0}La.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Do=Sa;function Sa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Sa.errors=m,e===0}Sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var To=Ee;var jo={type:"string",enum:["admin","viewer"],$id:"schema:Role"},ll=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Ee(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return Ee.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let c=s.body;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let a;if(c.name===
void 0&&(a="name")||c.role===void 0&&(a="role"))return Ee.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let o in c)
if(!(o==="name"||o==="role"||o==="managed_by")){return Ee.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(n===e){if(c.name!==void 0){let o=c.name,l=e;if(e===e)if(typeof o=="string"){if(J(o,64))return Ee.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(re(o,1))return Ee.errors=[{instancePath:r+"/body/name",schemaPath:"schema:\
OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ll.test(o))return Ee.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Ee.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){
if(c.role!==void 0){let o=c.role,l=e;if(typeof o!="string")return Ee.errors=[{instancePath:r+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o===
"viewer"))return Ee.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:jo.enum}}],!1;var t=l===e}else var t=!0;if(t)if(c.managed_by!==void 0){let o=c.
managed_by,l=e,y=e;if(typeof o!="string"&&o!==null)return Ee.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===y&&typeof o==
"string"){if(J(o,128))return Ee.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(re(o,1))return Ee.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!mr.test(o))return Ee.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}}else return Ee.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return Ee.errors=m,e===0}Ee.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $o=Aa;function Aa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Aa.errors=m,e===0}Aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oo=rr;function rr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return rr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.body!==void 0){let c=s.
body;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let a;if(c.role===void 0&&(a="role"))return rr.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;{let n=e;for(let o in c)if(!(o==="role"||o==="managed_by")){return rr.errors=[{instancePath:r+"/b\
ody",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(n===e){if(c.role!==void 0){let o=c.role,l=e;if(typeof o!="string")return rr.errors=[{instancePath:r+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admi\
n"||o==="viewer"))return rr.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:jo.enum}}],!1;var t=l===e}else var t=!0;if(t)if(c.managed_by!==void 0){let o=c.
managed_by,l=e,y=e;if(typeof o!="string"&&o!==null)return rr.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===y&&typeof o==
"string"){if(J(o,128))return rr.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(re(o,1))return rr.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!mr.test(o))return rr.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}else return rr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return rr.errors=m,e===0}rr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Co=Ia;function Ia(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ia.errors=m,e===0}Ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=Da;function Da(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Da.errors=m,e===0}Da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fo=Ta;function Ta(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ta.errors=m,e===0}Ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mo=ja;function ja(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ja.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ja.errors=m,e===0}ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Eo=rs;function rs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let c=e;for(let i in t)if(i!=="dry_run"){return rs.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(c===e&&typeof t.dry_run!="boolean")return rs.
errors=[{instancePath:r+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return rs.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return rs.errors=m,e===0}rs.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ro=$a;function $a(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=$a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
$a.errors=m,e===0}$a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=Oa;function Oa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Oa.errors=m,e===0}Oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Go=Ca;function Ca(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ca.errors=m,e===0}Ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zo=Ka;function Ka(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ka.errors=m,e===0}Ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Fa;function Fa(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Fa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Fa.errors=m,e===0}Fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=Ma;function Ma(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ma.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ma.errors=m,e===0}Ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var rp=as(Mt()),sp=as(Et()),fl={...rp.formats,...sp.fastFormats},tp=zr;function zr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let c;if(t.status===void 0&&(c="status"))return zr.errors=[{instancePath:r+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:c}}],!1;{
let i=e;for(let a in t)if(a!=="status"){return zr.errors=[{instancePath:r+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(i===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return zr.errors=[{instancePath:r+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return zr.errors=[{instancePath:r+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return zr.errors=
[{instancePath:r+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return zr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return zr.errors=m,e===0}zr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ap=Zs;var A=is;function Oe(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.ready===void 0&&(i="ready")||s.parts===void 0&&
(i="parts"))return Oe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let a=e;for(let n in s)if(!(n==="ready"||n==="parts")){return Oe.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===
e){if(s.ready!==void 0){let n=e;if(typeof s.ready!="boolean")return Oe.errors=[{instancePath:r+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else
var t=!0;if(t)if(s.parts!==void 0){let n=s.parts,o=e;if(e===o)if(n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length>64)return Oe.errors=[{instancePath:r+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in n){let d=n[y],g=e;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){let w;if(d.ok===void 0&&(w="ok"))return Oe.errors=[{instancePath:r+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:w}}],!1;{let k=e;for(let h in d)if(!(h==="ok"||h==="detail")){return Oe.
errors=[{instancePath:r+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===
e){if(d.ok!==void 0){let h=e;if(typeof d.ok!="boolean")return Oe.errors=[{instancePath:r+"/parts/"+y.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=h===e}else var f=!0;if(f)if(d.detail!==void 0){let h=d.detail,
u=e;if(e===u)if(typeof h=="string"){if(A(h,1024))return Oe.errors=[{instancePath:r+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return Oe.errors=[{instancePath:r+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=u===e}else var f=!0}}}else return Oe.errors=[{instancePath:r+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var c=g===e;if(!c)break}}else return Oe.errors=[{instancePath:r+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}}}else return Oe.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=m,e===
0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zs(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Zs.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(Oe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:v,dynamicAnchors:_})||(m=m===null?Oe.errors:m.concat(Oe.errors),e=m.length));else return Zs.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Zs.errors=
m,e===0}Zs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ip=Vs;var yl=fl.int32,H=ns,ul=new RegExp("^[a-z][a-z0-9_]*$","u");function ts(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=ts.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,f=!1,c=e;Oe(s,{instancePath:r,parentData:q,
parentDataProperty:x,rootData:v,dynamicAnchors:_})||(m=m===null?Oe.errors:m.concat(Oe.errors),e=m.length);
var l=c===e;if(f=f||l,l)var i=!0;let a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.error===void 0&&(y="error")||s.message===void 0&&(y="message")){let d={instancePath:r,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};m===null?m=[d]:m.push(d),e++}else{
let d=e;for(let g in s)if(!(g==="error"||g==="message"||g==="code"||g==="param")){let P={instancePath:r,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
m===null?m=[P]:m.push(P),e++;break}if(d===e){if(s.error!==void 0){let g=s.error,P=e;if(!(typeof g=="\
number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let w={instancePath:r+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};m===null?m=[w]:m.push(w),e++}if(e===P&&
typeof g=="number"&&isFinite(g)){if(g>599||isNaN(g)){let w={instancePath:r+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};m===null?m=
[w]:m.push(w),e++}else if(g<400||isNaN(g)){let w={instancePath:r+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};m===null?m=[w]:m.push(
w),e++}else if(!yl.validate(g)){let w={instancePath:r+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};m===null?m=[w]:m.push(w),e++}}var o=P===e}else
var o=!0;if(o){if(s.message!==void 0){let g=s.message,P=e;if(e===P)if(typeof g=="string"){if(A(g,2048)){
let k={instancePath:r+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};m===null?m=[k]:m.push(k),e++}else if(H(g,1)){let k={instancePath:r+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
m===null?m=[k]:m.push(k),e++}}else{let k={instancePath:r+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}var o=P===e}else
var o=!0;if(o){if(s.code!==void 0){let g=s.code,P=e;if(e===P)if(typeof g=="string"){if(A(g,64)){let k={
instancePath:r+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};m===null?m=[k]:m.push(k),e++}else if(!ul.test(g)){let k={instancePath:r+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};m===null?
m=[k]:m.push(k),e++}}else{let k={instancePath:r+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}var o=P===e}else var o=!0;if(o)
if(s.param!==void 0){let g=s.param,P=e;if(e===P)if(typeof g=="string"){if(A(g,256)){let k={instancePath:r+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
m===null?m=[k]:m.push(k),e++}}else{let k={instancePath:r+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}var o=P===e}else var o=!0}}}}}else{
let y={instancePath:r,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};m===null?
m=[y]:m.push(y),e++}var l=a===e;if(f=f||l,l&&i!==!0&&(i=!0),f)e=t,m!==null&&(t?m.length=t:m=null);else{
let y={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return m===null?m=[y]:m.push(y),
e++,ts.errors=m,!1}return ts.errors=m,p.props=i,e===0}ts.evaluated={dynamicProps:!0,dynamicItems:!1};
function Vs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ts(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ts.errors:
m.concat(ts.errors),e=m.length));else return Vs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Vs.errors=m,e===0}Vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var np=Ws;var os={type:"object",required:["id","name","prefix","owner","group","managed_by","scopes","models",
"agents","only","rpm","tpm","max_parallel","priority_class","budget_usd","budget_period","created_at",
"expires_at","revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["str\
ing","null"],maxLength:256},group:{type:["string","null"],maxLength:64},managed_by:{$ref:"schema:Man\
agedBy"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{
$ref:"schema:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxPa\
rallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},
expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},
sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},Ea={type:["string","null"],minLength:1,maxLength:128,
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:ManagedBy"},cl={type:"array",minItems:1,
maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},hl={type:[
"array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},
$id:"schema:Models"},op={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"s\
tring",minLength:1,maxLength:64},$id:"schema:Agents"},pp={type:["array","null"],minItems:1,maxItems:16,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"\
schema:Only"},mp={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},lp={type:["integer",
"null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},dp={type:["integer","null"],minimum:1,maximum:1e6,$id:"\
schema:MaxParallel"},gl={type:"string",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},
fp={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:\
BudgetUsd"},yp={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ra=new RegExp(
"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),up=new RegExp("^[a-z0-9][a-z0-9._-]*$","u"),cp=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var es=new RegExp("^[0-9]{1,30}$","u");function He(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.charged===
void 0&&(f="charged")||s.counted===void 0&&(f="counted"))return He.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!(i==="cha\
rged"||i==="counted")){return He.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.charged!==void 0){let i=s.
charged,a=e;if(e===e)if(typeof i=="string"){if(A(i,30))return He.errors=[{instancePath:r+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(i))return He.
errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return He.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(s.counted!==void 0){
let i=s.counted,a=e;if(e===e)if(typeof i=="string"){if(A(i,30))return He.errors=[{instancePath:r+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(
i))return He.errors=[{instancePath:r+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return He.errors=[{instancePath:r+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return He.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=
m,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=$.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let o;if(s.id===void 0&&(o="id")||s.name===void 0&&(o="name")||s.prefix===void 0&&(o="prefix")||s.owner===
void 0&&(o="owner")||s.group===void 0&&(o="group")||s.managed_by===void 0&&(o="managed_by")||s.scopes===
void 0&&(o="scopes")||s.models===void 0&&(o="models")||s.agents===void 0&&(o="agents")||s.only===void 0&&
(o="only")||s.rpm===void 0&&(o="rpm")||s.tpm===void 0&&(o="tpm")||s.max_parallel===void 0&&(o="max_p\
arallel")||s.priority_class===void 0&&(o="priority_class")||s.budget_usd===void 0&&(o="budget_usd")||
s.budget_period===void 0&&(o="budget_period")||s.created_at===void 0&&(o="created_at")||s.expires_at===
void 0&&(o="expires_at")||s.revoked_at===void 0&&(o="revoked_at")||s.previous_until===void 0&&(o="pr\
evious_until")||s.sandbox===void 0&&(o="sandbox"))return $.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:o}}],!1;if(s.id!==void 0){let l=s.id,y=e;if(e===y)
if(typeof l=="string"){if(A(l,64))return $.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(l,1))return $.errors=[{instancePath:r+"/\
id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=
[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;
var t=y===e}else var t=!0;if(t){if(s.name!==void 0){let l=s.name,y=e;if(e===y)if(typeof l=="string"){
if(A(l,128))return $.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(H(l,1))return $.errors=[{instancePath:r+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else
var t=!0;if(t){if(s.prefix!==void 0){let l=s.prefix,y=e;if(e===y)if(typeof l=="string"){if(A(l,16))return $.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return $.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(s.owner!==void 0){let l=s.
owner,y=e;if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:r+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:os.properties.owner.type}}],!1;if(e===y&&typeof l==
"string"&&A(l,256))return $.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=y===e}else var t=!0;if(t){if(s.group!==void 0){
let l=s.group,y=e;if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:r+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:os.properties.group.type}}],!1;if(e===y&&typeof l==
"string"&&A(l,64))return $.errors=[{instancePath:r+"/group",schemaPath:"#/properties/group/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=y===e}else var t=!0;if(t){if(s.managed_by!==void 0){
let l=s.managed_by,y=e,d=e;if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:r+"/manage\
d_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ea.type}}],!1;if(e===d&&typeof l==
"string"){if(A(l,128))return $.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/ma\
xLength",keyword:"maxLength",params:{limit:128}}],!1;if(H(l,1))return $.errors=[{instancePath:r+"/ma\
naged_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ra.test(
l))return $.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pat\
tern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=y===e}else var t=!0;if(t){
if(s.scopes!==void 0){let l=s.scopes,y=e;if(e===e)if(Array.isArray(l)){if(l.length>8)return $.errors=
[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(l.length<1)return $.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;let P=l.length;for(let w=0;w<P;w++){let k=l[w],h=e;if(typeof k!=
"string")return $.errors=[{instancePath:r+"/scopes/"+w,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(k==="chat"||k==="mesh"))return $.errors=[{instancePath:r+"/sc\
opes/"+w,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:cl.items.enum}}],
!1;var f=h===e;if(!f)break}if(f){let w=l.length,k;if(w>1){let h={};for(;w--;){let u=l[w];if(typeof u==
"string"){if(typeof h[u]=="number"){return k=h[u],$.errors=[{instancePath:r+"/scopes",schemaPath:"sc\
hema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:w,j:k}}],!1;break}h[u]=w}}}}}}else return $.
errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],
!1;var t=y===e}else var t=!0;if(t){if(s.models!==void 0){let l=s.models,y=e,d=e;if(!Array.isArray(l)&&
l!==null)return $.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{
type:hl.type}}],!1;if(e===d&&Array.isArray(l)){if(l.length>64)return $.errors=[{instancePath:r+"/mod\
els",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return $.
errors=[{instancePath:r+"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var c=!0;let P=l.length;for(let w=0;w<P;w++){let k=l[w],h=e;if(e===h)if(typeof k=="string"){if(A(
k,256))return $.errors=[{instancePath:r+"/models/"+w,schemaPath:"schema:Models/items/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(H(k,1))return $.errors=[{instancePath:r+"/models/"+w,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+
"/models/"+w,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var c=h===
e;if(!c)break}if(c){let w=l.length,k;if(w>1){let h={};for(;w--;){let u=l[w];if(typeof u=="string"){if(typeof h[u]==
"number"){return k=h[u],$.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:w,j:k}}],!1;break}h[u]=w}}}}}}var t=y===e}else var t=!0;if(t){if(s.agents!==void 0){
let l=s.agents,y=e,d=e;if(!Array.isArray(l)&&l!==null)return $.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:op.type}}],!1;if(e===d&&Array.isArray(l)){if(l.length>
1e3)return $.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(l.length<1)return $.errors=[{instancePath:r+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let P=l.length;for(let w=0;w<P;w++){
let k=l[w],h=e;if(e===h)if(typeof k=="string"){if(A(k,64))return $.errors=[{instancePath:r+"/agents/"+
w,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(k,1))return $.
errors=[{instancePath:r+"/agents/"+w,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/agents/"+w,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e;if(!i)break}if(i){let w=l.length,k;
if(w>1){let h={};for(;w--;){let u=l[w];if(typeof u=="string"){if(typeof h[u]=="number"){return k=h[u],
$.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:w,j:k}}],!1;break}h[u]=w}}}}}}var t=y===e}else var t=!0;if(t){if(s.only!==void 0){let l=s.only,y=e,
d=e;if(!Array.isArray(l)&&l!==null)return $.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/\
type",keyword:"type",params:{type:pp.type}}],!1;if(e===d&&Array.isArray(l)){if(l.length>16)return $.
errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;if(l.length<1)return $.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var a=!0;let P=l.length;for(let w=0;w<P;w++){let k=l[w],h=e;if(e===
h)if(typeof k=="string"){if(A(k,64))return $.errors=[{instancePath:r+"/only/"+w,schemaPath:"schema:O\
nly/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(k,1))return $.errors=[{instancePath:r+
"/only/"+w,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!up.
test(k))return $.errors=[{instancePath:r+"/only/"+w,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return $.errors=[{instancePath:r+"/only\
/"+w,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e;if(!a)
break}if(a){let w=l.length,k;if(w>1){let h={};for(;w--;){let u=l[w];if(typeof u=="string"){if(typeof h[u]==
"number"){return k=h[u],$.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:w,j:k}}],!1;break}h[u]=w}}}}}}var t=y===e}else var t=!0;if(t){if(s.rpm!==void 0){
let l=s.rpm,y=e,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:mp.type}}],!1;if(e===
d&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return $.errors=[{instancePath:r+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return $.
errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(s.tpm!==void 0){let l=s.tpm,y=e,d=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:lp.type}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){
if(l>1e12||isNaN(l))return $.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return $.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===
e}else var t=!0;if(t){if(s.max_parallel!==void 0){let l=s.max_parallel,y=e,d=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:dp.type}}],!1;if(e===d&&typeof l=="number"&&isFinite(
l)){if(l>1e6||isNaN(l))return $.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return $.errors=
[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(s.priority_class!==void 0){let l=s.priority_class,
y=e;if(typeof l!="string")return $.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:Prio\
rityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="interactive"||l==="batch"||l===
"hook"))return $.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"\
enum",params:{allowedValues:gl.enum}}],!1;var t=y===e}else var t=!0;if(t){if(s.budget_usd!==void 0){
let l=s.budget_usd,y=e,d=e;if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:r+"/budget\
_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:fp.type}}],!1;if(e===d&&typeof l==
"string"){if(A(l,17))return $.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/max\
Length",keyword:"maxLength",params:{limit:17}}],!1;if(!cp.test(l))return $.errors=[{instancePath:r+"\
/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=y===e}else var t=!0;if(t){if(s.budget_period!==void 0){let l=s.
budget_period,y=e,d=e,g=!1,P=e;if(typeof l!="string"){let h={instancePath:r+"/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?m=[h]:m.push(h),e++}if(!(l===
"day"||l==="month"||l==="total")){let h={instancePath:r+"/budget_period",schemaPath:"schema:BudgetPe\
riod/enum",keyword:"enum",params:{allowedValues:yp.enum}};m===null?m=[h]:m.push(h),e++}var n=P===e;g=
g||n;let w=e;if(l!==null){let h={instancePath:r+"/budget_period",schemaPath:"#/properties/budget_per\
iod/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[h]:m.push(h),e++}var n=w===e;if(g=
g||n,g)e=d,m!==null&&(d?m.length=d:m=null);else{let h={instancePath:r+"/budget_period",schemaPath:"#\
/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[h]:m.push(h),e++,$.errors=
m,!1}var t=y===e}else var t=!0;if(t){if(s.budget_used!==void 0){let l=e;He(s.budget_used,{instancePath:r+
"/budget_used",parentData:s,parentDataProperty:"budget_used",rootData:v,dynamicAnchors:_})||(m=m===null?
He.errors:m.concat(He.errors),e=m.length);var t=l===e}else var t=!0;if(t){if(s.last_used_at!==void 0){
let l=s.last_used_at,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.
errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{
type:os.properties.last_used_at.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||
isNaN(l))return $.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return $.errors=
[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.created_at!==void 0){let l=s.created_at,
y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $.errors=[{instancePath:r+"/crea\
ted_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return $.errors=[{instancePath:r+"/cre\
ated_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(l<0||isNaN(l))return $.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){
if(s.expires_at!==void 0){let l=s.expires_at,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return $.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/typ\
e",keyword:"type",params:{type:os.properties.expires_at.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(
l)){if(l>41024448e5||isNaN(l))return $.errors=[{instancePath:r+"/expires_at",schemaPath:"#/propertie\
s/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(
l))return $.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.revoked_at!==void 0){
let l=s.revoked_at,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:os.
properties.revoked_at.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))
return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return $.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.previous_until!==void 0){let l=s.previous_until,y=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"type",params:{type:os.properties.
previous_until.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return $.
errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return $.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=y===e}else var t=!0;if(t)if(s.sandbox!==void 0){let l=e;if(typeof s.sandbox!=
"boolean")return $.errors=[{instancePath:r+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}else return $.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=m,e===
0}$.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,managed_by:!0,scopes:!0,models:!0,agents:!0,
only:!0,rpm:!0,tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,
last_used_at:!0,created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,
dynamicItems:!1};function Ae(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),$(
s,{instancePath:r,parentData:q,parentDataProperty:x,rootData:v,dynamicAnchors:_})||(m=m===null?$.errors:
m.concat($.errors),e=m.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="managed_by"&&t!=="scopes"&&t!=="model\
s"&&t!=="agents"&&t!=="only"&&t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_class"&&t!=="b\
udget_usd"&&t!=="budget_period"&&t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&t!=="expir\
es_at"&&t!=="revoked_at"&&t!=="previous_until"&&t!=="sandbox"){return Ae.errors=[{instancePath:r,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],!1;break}}else
return Ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.
errors=m,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Tr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.keys===void 0&&(f="keys"))return Tr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(i!=="keys"){
return Tr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(c===e&&s.keys!==void 0){let i=s.keys;if(e===e)if(Array.isArray(
i)){if(i.length>1e5)return Tr.errors=[{instancePath:r+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;let n=i.length;for(let o=0;o<n;o++){let l=e;Ae(
i[o],{instancePath:r+"/keys/"+o,parentData:i,parentDataProperty:o,rootData:v,dynamicAnchors:_})||(m=
m===null?Ae.errors:m.concat(Ae.errors),e=m.length);var t=l===e;if(!t)break}}}else return Tr.errors=[
{instancePath:r+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else
return Tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Tr.
errors=m,e===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ws(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Ws.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(Tr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(m=m===null?Tr.errors:m.concat(Tr.errors),e=m.length));else
return Ws.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ws.
errors=m,e===0}Ws.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hp=Hs;function Ye(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),$(
s,{instancePath:r,parentData:q,parentDataProperty:x,rootData:v,dynamicAnchors:_})||(m=m===null?$.errors:
m.concat($.errors),e=m.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.key===void 0&&
(f="key"))return Ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.key!==void 0){let c=s.key,i=e;if(e===i)if(typeof c=="string"){if(A(c,256))return Ye.errors=[
{instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(H(c,1))return Ye.errors=[{instancePath:r+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ye.errors=[{instancePath:r+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){for(let c in s)
if(c!=="key"&&c!=="id"&&c!=="name"&&c!=="prefix"&&c!=="owner"&&c!=="group"&&c!=="managed_by"&&c!=="s\
copes"&&c!=="models"&&c!=="agents"&&c!=="only"&&c!=="rpm"&&c!=="tpm"&&c!=="max_parallel"&&c!=="prior\
ity_class"&&c!=="budget_usd"&&c!=="budget_period"&&c!=="budget_used"&&c!=="last_used_at"&&c!=="creat\
ed_at"&&c!=="expires_at"&&c!=="revoked_at"&&c!=="previous_until"&&c!=="sandbox"){return Ye.errors=[{
instancePath:r,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:c}}],
!1;break}}}else return Ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return Ye.errors=m,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hs(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=Hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ye(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ye.errors:m.concat(
Ye.errors),e=m.length));else return Hs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Hs.errors=m,e===0}Hs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var gp=Ys;function Ys(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ae.errors:
m.concat(Ae.errors),e=m.length));else return Ys.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ys.errors=m,e===0}Ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kp=Js;function Js(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Js.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ae.errors:
m.concat(Ae.errors),e=m.length));else return Js.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Js.errors=m,e===0}Js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pp=Qs;function Qs(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ae.errors:
m.concat(Ae.errors),e=m.length));else return Qs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qs.errors=m,e===0}Qs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vp=et;function et(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=et.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ae.errors:
m.concat(Ae.errors),e=m.length));else return et.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return et.errors=m,e===0}et.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _p=rt;function rt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=rt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ye(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ye.errors:
m.concat(Ye.errors),e=m.length));else return rt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rt.errors=m,e===0}rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bp=st;function st(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=st.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Ae.errors:
m.concat(Ae.errors),e=m.length));else return st.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return st.errors=m,e===0}st.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wp=tt;var kl={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},Zo={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","only","rpm","tpm","max_parallel","weight","budget_usd","budget_period","manage\
d_by","created_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:Group\
Name"},path:{type:"string",maxLength:194},parent:{type:["string","null"],maxLength:64},tags:{$ref:"s\
chema:GroupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},only:{$ref:"schem\
a:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{
$ref:"schema:GroupWeight"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:\
BudgetPeriod"},{type:"null"}]},managed_by:{$ref:"schema:ManagedBy"},created_at:{type:"integer",minimum:0,
maximum:41024448e5}},$id:"schema:Group"};var Pl={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var sr=Object.prototype.hasOwnProperty,vl=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u"),_l=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function O(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=O.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.id===
void 0&&(o="id")||s.name===void 0&&(o="name")||s.path===void 0&&(o="path")||s.parent===void 0&&(o="p\
arent")||s.tags===void 0&&(o="tags")||s.models===void 0&&(o="models")||s.agents===void 0&&(o="agents")||
s.only===void 0&&(o="only")||s.rpm===void 0&&(o="rpm")||s.tpm===void 0&&(o="tpm")||s.max_parallel===
void 0&&(o="max_parallel")||s.weight===void 0&&(o="weight")||s.budget_usd===void 0&&(o="budget_usd")||
s.budget_period===void 0&&(o="budget_period")||s.managed_by===void 0&&(o="managed_by")||s.created_at===
void 0&&(o="created_at"))return O.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o}}],!1;{let l=e;for(let y in s)if(!sr.call(Zo.properties,y)){return O.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(l===e){if(s.id!==void 0){let y=s.id,d=e;if(e===d)if(typeof y=="string"){if(A(y,64))return O.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(y,1))return O.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.name!==void 0){
let y=s.name,d=e;if(e===e)if(typeof y=="string"){if(A(y,64))return O.errors=[{instancePath:r+"/name",
schemaPath:"schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(y,1))return O.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!vl.test(y))return O.errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/p\
attern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return O.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=d===e}else var t=!0;if(t){if(s.path!==void 0){let y=s.path,d=e;if(e===d)if(typeof y==
"string"){if(A(y,194))return O.errors=[{instancePath:r+"/path",schemaPath:"#/properties/path/maxLeng\
th",keyword:"maxLength",params:{limit:194}}],!1}else return O.errors=[{instancePath:r+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.
parent!==void 0){let y=s.parent,d=e;if(typeof y!="string"&&y!==null)return O.errors=[{instancePath:r+
"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:Zo.properties.parent.type}}],
!1;if(e===d&&typeof y=="string"&&A(y,64))return O.errors=[{instancePath:r+"/parent",schemaPath:"#/pr\
operties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===e}else var t=!0;if(t){
if(s.tags!==void 0){let y=s.tags,d=e;if(e===e)if(Array.isArray(y)){if(y.length>16)return O.errors=[{
instancePath:r+"/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var f=!0;let w=y.length;for(let k=0;k<w;k++){let h=y[k],u=e;if(e===u)if(typeof h=="string"){if(A(
h,64))return O.errors=[{instancePath:r+"/tags/"+k,schemaPath:"schema:GroupTags/items/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(h,1))return O.errors=[{instancePath:r+"/tags/"+k,schemaPath:"\
schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!_l.test(h))return O.
errors=[{instancePath:r+"/tags/"+k,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return O.errors=[{instancePath:r+"/tags/"+k,schemaPath:"\
schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=u===e;if(!f)break}if(f){
let k=y.length,h;if(k>1){let u={};for(;k--;){let b=y[k];if(typeof b=="string"){if(typeof u[b]=="numb\
er"){return h=u[b],O.errors=[{instancePath:r+"/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"\
uniqueItems",params:{i:k,j:h}}],!1;break}u[b]=k}}}}}}else return O.errors=[{instancePath:r+"/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(s.
models!==void 0){let y=s.models,d=e,g=e;if(!Array.isArray(y)&&y!==null)return O.errors=[{instancePath:r+
"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Pl.type}}],!1;if(e===g&&Array.
isArray(y)){if(y.length>64)return O.errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels\
/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(y.length<1)return O.errors=[{instancePath:r+
"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;
let w=y.length;for(let k=0;k<w;k++){let h=y[k],u=e;if(e===u)if(typeof h=="string"){if(A(h,256))return O.
errors=[{instancePath:r+"/models/"+k,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(H(h,1))return O.errors=[{instancePath:r+"/models/"+k,schemaPath:"sch\
ema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+
"/models/"+k,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var c=u===
e;if(!c)break}if(c){let k=y.length,h;if(k>1){let u={};for(;k--;){let b=y[k];if(typeof b=="string"){if(typeof u[b]==
"number"){return h=u[b],O.errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels/uniqueIte\
ms",keyword:"uniqueItems",params:{i:k,j:h}}],!1;break}u[b]=k}}}}}}var t=d===e}else var t=!0;if(t){if(s.
agents!==void 0){let y=s.agents,d=e,g=e;if(!Array.isArray(y)&&y!==null)return O.errors=[{instancePath:r+
"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:op.type}}],!1;if(e===g&&Array.
isArray(y)){if(y.length>1e3)return O.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/max\
Items",keyword:"maxItems",params:{limit:1e3}}],!1;if(y.length<1)return O.errors=[{instancePath:r+"/a\
gents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let w=y.
length;for(let k=0;k<w;k++){let h=y[k],u=e;if(e===u)if(typeof h=="string"){if(A(h,64))return O.errors=
[{instancePath:r+"/agents/"+k,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(H(h,1))return O.errors=[{instancePath:r+"/agents/"+k,schemaPath:"schema:Agents/ite\
ms/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+"/agen\
ts/"+k,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e;
if(!i)break}if(i){let k=y.length,h;if(k>1){let u={};for(;k--;){let b=y[k];if(typeof b=="string"){if(typeof u[b]==
"number"){return h=u[b],O.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:k,j:h}}],!1;break}u[b]=k}}}}}}var t=d===e}else var t=!0;if(t){if(s.only!==void 0){
let y=s.only,d=e,g=e;if(!Array.isArray(y)&&y!==null)return O.errors=[{instancePath:r+"/only",schemaPath:"\
schema:Only/type",keyword:"type",params:{type:pp.type}}],!1;if(e===g&&Array.isArray(y)){if(y.length>
16)return O.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(y.length<1)return O.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let w=y.length;for(let k=0;k<w;k++){let h=y[k],
u=e;if(e===u)if(typeof h=="string"){if(A(h,64))return O.errors=[{instancePath:r+"/only/"+k,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(h,1))return O.errors=[{
instancePath:r+"/only/"+k,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!up.test(h))return O.errors=[{instancePath:r+"/only/"+k,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return O.errors=[{instancePath:r+
"/only/"+k,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=u===
e;if(!a)break}if(a){let k=y.length,h;if(k>1){let u={};for(;k--;){let b=y[k];if(typeof b=="string"){if(typeof u[b]==
"number"){return h=u[b],O.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:k,j:h}}],!1;break}u[b]=k}}}}}}var t=d===e}else var t=!0;if(t){if(s.rpm!==void 0){
let y=s.rpm,d=e,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return O.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:mp.type}}],!1;if(e===
g&&typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return O.errors=[{instancePath:r+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(y<1||isNaN(y))return O.
errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(s.tpm!==void 0){let y=s.tpm,d=e,g=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return O.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:lp.type}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)){
if(y>1e12||isNaN(y))return O.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(y<1||isNaN(y))return O.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}else var t=!0;if(t){if(s.max_parallel!==void 0){let y=s.max_parallel,d=e,g=e;if(!(typeof y=="numbe\
r"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return O.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:dp.type}}],!1;if(e===g&&typeof y=="number"&&isFinite(
y)){if(y>1e6||isNaN(y))return O.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(y<1||isNaN(y))return O.errors=
[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(s.weight!==void 0){let y=s.weight,d=e,g=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return O.errors=[{instancePath:r+"/weight",schemaPath:"sch\
ema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(
y)){if(y>1e3||isNaN(y))return O.errors=[{instancePath:r+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(y<1||isNaN(y))return O.errors=[{instancePath:r+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=d===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let y=s.budget_usd,d=e,g=e;if(typeof y!=
"string"&&y!==null)return O.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:fp.type}}],!1;if(e===g&&typeof y=="string"){if(A(y,17))return O.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!cp.test(y))return O.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=d===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let y=s.budget_period,d=e,g=e,P=!1,w=e;if(typeof y!="string"){let u={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};m===null?m=[u]:m.push(u),e++}if(!(y==="day"||y==="month"||y==="total")){let u={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:yp.enum}};
m===null?m=[u]:m.push(u),e++}var n=w===e;P=P||n;let k=e;if(y!==null){let u={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===
null?m=[u]:m.push(u),e++}var n=k===e;if(P=P||n,P)e=g,m!==null&&(g?m.length=g:m=null);else{let u={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===
null?m=[u]:m.push(u),e++,O.errors=m,!1}var t=d===e}else var t=!0;if(t){if(s.managed_by!==void 0){let y=s.
managed_by,d=e,g=e;if(typeof y!="string"&&y!==null)return O.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Ea.type}}],!1;if(e===g&&typeof y=="string"){if(A(
y,128))return O.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(H(y,1))return O.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ra.test(y))return O.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=d===e}else var t=!0;if(t)if(s.created_at!==void 0){
let y=s.created_at,d=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return O.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof y=="number"&&isFinite(y)){if(y>41024448e5||isNaN(y))return O.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(y<0||isNaN(y))return O.errors=[{instancePath:r+"/created_at",schemaPath:"#\
/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0}}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return O.errors=m,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let c;if(s.groups===void 0&&(c="groups")||s.next===void 0&&(c=
"next"))return ir.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],
!1;{let i=e;for(let a in s)if(!(a==="groups"||a==="next")){return ir.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(s.groups!==void 0){let a=s.groups,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e3)return ir.
errors=[{instancePath:r+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;O(a[l],{instancePath:r+"/group\
s/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:_})||(m=m===null?O.errors:m.concat(
O.errors),e=m.length);var t=y===e;if(!t)break}}}else return ir.errors=[{instancePath:r+"/groups",schemaPath:"\
#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.
next!==void 0){let a=s.next,n=e;if(typeof a!="string"&&a!==null)return ir.errors=[{instancePath:r+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:kl.properties.next.type}}],!1;
if(e===n&&typeof a=="string"&&A(a,64))return ir.errors=[{instancePath:r+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=n===e}else var f=!0}}}else return ir.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=
m,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tt(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=tt.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(ir(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:v,dynamicAnchors:_})||(m=m===null?ir.errors:m.concat(ir.errors),e=m.length));else return tt.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tt.errors=
m,e===0}tt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xp=at;function at(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=at.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return at.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return at.errors=m,e===0}at.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qp=it;function it(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=it.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return it.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return it.errors=m,e===0}it.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Np=nt;function nt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=nt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return nt.errors=m,e===0}nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Lp=ot;function ot(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ot.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ot.errors=m,e===0}ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Sp=pt;var bl={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},ls={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function ke(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.callers===void 0&&(i=
"callers")||s.next===void 0&&(i="next"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i}}],!1;{let a=e;for(let n in s)if(!(n==="callers"||n==="next")){return ke.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e){if(s.callers!==void 0){let n=s.callers,o=e;if(e===o)if(Array.isArray(n)){if(n.length>
1e3)return ke.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=n.length;for(let y=0;y<l;y++){let d=n[y],g=e;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){let k;if(d.id===void 0&&(k="id")||d.issuer===void 0&&
(k="issuer")||d.name===void 0&&(k="name")||d.group_id===void 0&&(k="group_id")||d.created_at===void 0&&
(k="created_at")||d.revoked_at===void 0&&(k="revoked_at"))return ke.errors=[{instancePath:r+"/caller\
s/"+y,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:k}}],!1;{let h=e;
for(let u in d)if(!(u==="id"||u==="issuer"||u==="name"||u==="group_id"||u==="created_at"||u==="revok\
ed_at")){return ke.errors=[{instancePath:r+"/callers/"+y,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(h===e){if(d.id!==void 0){
let u=d.id,b=e;if(e===b)if(typeof u=="string"){if(A(u,64))return ke.errors=[{instancePath:r+"/caller\
s/"+y+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return ke.errors=[{instancePath:r+"/callers/"+y+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=b===e}else var f=!0;if(f){if(d.issuer!==void 0){
let u=d.issuer,b=e;if(e===b)if(typeof u=="string"){if(A(u,1024))return ke.errors=[{instancePath:r+"/\
callers/"+y+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return ke.errors=[{instancePath:r+"/callers/"+y+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var f=b===e}else var f=!0;if(f){
if(d.name!==void 0){let u=d.name,b=e;if(e===b)if(typeof u=="string"){if(A(u,256))return ke.errors=[{
instancePath:r+"/callers/"+y+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return ke.errors=[{instancePath:r+"/callers/"+y+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=b===e}else var f=!0;
if(f){if(d.group_id!==void 0){let u=d.group_id,b=e;if(typeof u!="string"&&u!==null)return ke.errors=
[{instancePath:r+"/callers/"+y+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:ls.properties.group_id.type}}],!1;if(e===b&&typeof u=="string"&&A(u,64))return ke.
errors=[{instancePath:r+"/callers/"+y+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var f=b===e}else var f=!0;if(f){if(d.created_at!==
void 0){let u=d.created_at,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ke.errors=
[{instancePath:r+"/callers/"+y+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(
u))return ke.errors=[{instancePath:r+"/callers/"+y+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(
u))return ke.errors=[{instancePath:r+"/callers/"+y+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=b===e}else var f=!0;
if(f)if(d.revoked_at!==void 0){let u=d.revoked_at,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))&&u!==null)return ke.errors=[{instancePath:r+"/callers/"+y+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:ls.properties.revoked_at.type}}],!1;if(e===
b&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return ke.errors=[{instancePath:r+"/ca\
llers/"+y+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return ke.errors=[{instancePath:r+"/callers/"+
y+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=b===e}else var f=!0}}}}}}}else return ke.errors=[{instancePath:r+"/callers/"+
y,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=g===e;if(!t)break}}}else
return ke.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var c=o===e}else var c=!0;if(c)if(s.next!==void 0){let n=s.next,o=e;if(typeof n!=
"string"&&n!==null)return ke.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:bl.properties.next.type}}],!1;if(e===o&&typeof n=="string"&&A(n,64))return ke.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var c=o===e}else var c=!0}}}else return ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ke.errors=m,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=pt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ke(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ke.errors:
m.concat(ke.errors),e=m.length));else return pt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return pt.errors=m,e===0}pt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ap=Ie;function Ie(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id")||f.issuer===void 0&&(i="issu\
er")||f.name===void 0&&(i="name")||f.group_id===void 0&&(i="group_id")||f.created_at===void 0&&(i="c\
reated_at")||f.revoked_at===void 0&&(i="revoked_at"))return Ie.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in f)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return Ie.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(a===e){if(f.id!==void 0){let n=f.id,o=e;if(e===o)
if(typeof n=="string"){if(A(n,64))return Ie.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Ie.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.issuer!==void 0){let n=f.issuer,o=e;if(e===
o)if(typeof n=="string"){if(A(n,1024))return Ie.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Ie.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.name!==void 0){let n=f.name,o=e;
if(e===o)if(typeof n=="string"){if(A(n,256))return Ie.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ie.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.group_id!==void 0){let n=f.group_id,
o=e;if(typeof n!="string"&&n!==null)return Ie.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:ls.properties.group_id.type}}],!1;
if(e===o&&typeof n=="string"&&A(n,64))return Ie.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=o===e}else
var t=!0;if(t){if(f.created_at!==void 0){let n=f.created_at,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ie.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return Ie.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return Ie.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let n=f.revoked_at,o=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return Ie.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:ls.properties.revoked_at.type}}],
!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Ie.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Ie.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}else return Ie.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=m,e===
0}Ie.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ip=De;function De(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=De.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id")||f.issuer===void 0&&(i="issu\
er")||f.name===void 0&&(i="name")||f.group_id===void 0&&(i="group_id")||f.created_at===void 0&&(i="c\
reated_at")||f.revoked_at===void 0&&(i="revoked_at"))return De.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in f)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return De.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(a===e){if(f.id!==void 0){let n=f.id,o=e;if(e===o)
if(typeof n=="string"){if(A(n,64))return De.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return De.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.issuer!==void 0){let n=f.issuer,o=e;if(e===
o)if(typeof n=="string"){if(A(n,1024))return De.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return De.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.name!==void 0){let n=f.name,o=e;
if(e===o)if(typeof n=="string"){if(A(n,256))return De.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return De.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.group_id!==void 0){let n=f.group_id,
o=e;if(typeof n!="string"&&n!==null)return De.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:ls.properties.group_id.type}}],!1;
if(e===o&&typeof n=="string"&&A(n,64))return De.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=o===e}else
var t=!0;if(t){if(f.created_at!==void 0){let n=f.created_at,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return De.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return De.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return De.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let n=f.revoked_at,o=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return De.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:ls.properties.revoked_at.type}}],
!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return De.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return De.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}else return De.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return De.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=m,e===
0}De.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Dp=mt;var Qr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","attempts","prompt_tokens","cached_tokens","cache_write_tokens","cache_write_1h\
_tokens","completion_tokens","reasoning_tokens","hosted_calls","calls","images","characters","second\
s","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},group_id:{type:["str\
ing","null"],maxLength:64},model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],
maxLength:256},upstream:{type:["string","null"],maxLength:256},owner:{type:["string","null"],maxLength:256},
status:{type:["string","null"],maxLength:64},refusal:{type:["string","null"],maxLength:64},hour:{type:"\
integer",minimum:0,maximum:41024448e5},day:{type:"integer",minimum:0,maximum:41024448e5},requests:{$ref:"\
schema:Count"},attempts:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"\
schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"\
schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:R\
easoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},calls:{type:"integer",minimum:0,maximum:9007199254740991},
images:{type:"integer",minimum:0,maximum:9007199254740991},characters:{type:"integer",minimum:0,maximum:9007199254740991},
seconds:{type:"integer",minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},counted:{
$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function j(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=j.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.from===void 0&&(i="from")||s.to===void 0&&
(i="to")||s.totals===void 0&&(i="totals"))return j.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i}}],!1;{let a=e;for(let n in s)if(!(n==="from"||n==="to"||n==="to\
tals")){return j.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(a===e){if(s.from!==void 0){let n=s.from,o=e,l=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return j.errors=[{instancePath:r+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return j.errors=[{instancePath:r+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return j.
errors=[{instancePath:r+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.to!==void 0){let n=s.to,o=e,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return j.errors=[{instancePath:r+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return j.errors=[{instancePath:r+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return j.errors=
[{instancePath:r+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t)if(s.totals!==void 0){let n=s.totals,o=e;if(e===o)if(Array.isArray(
n)){if(n.length>1e5)return j.errors=[{instancePath:r+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let y=n.length;for(let d=0;d<y;d++){let g=n[d],
P=e;if(e===P)if(g&&typeof g=="object"&&!Array.isArray(g)){let k;if(g.requests===void 0&&(k="requests")||
g.attempts===void 0&&(k="attempts")||g.prompt_tokens===void 0&&(k="prompt_tokens")||g.cached_tokens===
void 0&&(k="cached_tokens")||g.cache_write_tokens===void 0&&(k="cache_write_tokens")||g.cache_write_1h_tokens===
void 0&&(k="cache_write_1h_tokens")||g.completion_tokens===void 0&&(k="completion_tokens")||g.reasoning_tokens===
void 0&&(k="reasoning_tokens")||g.hosted_calls===void 0&&(k="hosted_calls")||g.calls===void 0&&(k="c\
alls")||g.images===void 0&&(k="images")||g.characters===void 0&&(k="characters")||g.seconds===void 0&&
(k="seconds")||g.charged===void 0&&(k="charged")||g.counted===void 0&&(k="counted")||g.cost===void 0&&
(k="cost"))return j.errors=[{instancePath:r+"/totals/"+d,schemaPath:"#/properties/totals/items/requi\
red",keyword:"required",params:{missingProperty:k}}],!1;{let h=e;for(let u in g)if(!sr.call(Qr.properties.
totals.items.properties,u)){return j.errors=[{instancePath:r+"/totals/"+d,schemaPath:"#/properties/t\
otals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;
break}if(h===e){if(g.key_id!==void 0){let u=g.key_id,b=e;if(e===b)if(typeof u=="string"){if(A(u,256))
return j.errors=[{instancePath:r+"/totals/"+d+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:r+
"/totals/"+d+"/key_id",schemaPath:"#/properties/totals/items/properties/key_id/type",keyword:"type",
params:{type:"string"}}],!1;var c=b===e}else var c=!0;if(c){if(g.group_id!==void 0){let u=g.group_id,
b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/group_id",schemaPath:"\
#/properties/totals/items/properties/group_id/type",keyword:"type",params:{type:Qr.properties.totals.
items.properties.group_id.type}}],!1;if(e===b&&typeof u=="string"&&A(u,64))return j.errors=[{instancePath:r+
"/totals/"+d+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var c=b===e}else var c=!0;if(c){if(g.model!==void 0){let u=g.model,
b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/model",schemaPath:"\
#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.model.type}}],!1;if(e===b&&typeof u=="string"&&A(u,256))return j.errors=[{instancePath:r+
"/totals/"+d+"/model",schemaPath:"#/properties/totals/items/properties/model/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var c=b===e}else var c=!0;if(c){if(g.agent!==void 0){let u=g.agent,b=e;
if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/agent",schemaPath:"#\
/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.agent.type}}],!1;if(e===b&&typeof u=="string"&&A(u,256))return j.errors=[{instancePath:r+
"/totals/"+d+"/agent",schemaPath:"#/properties/totals/items/properties/agent/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var c=b===e}else var c=!0;if(c){if(g.upstream!==void 0){let u=g.upstream,
b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/upstream",schemaPath:"\
#/properties/totals/items/properties/upstream/type",keyword:"type",params:{type:Qr.properties.totals.
items.properties.upstream.type}}],!1;if(e===b&&typeof u=="string"&&A(u,256))return j.errors=[{instancePath:r+
"/totals/"+d+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var c=b===e}else var c=!0;if(c){if(g.owner!==void 0){let u=g.owner,
b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/owner",schemaPath:"\
#/properties/totals/items/properties/owner/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.owner.type}}],!1;if(e===b&&typeof u=="string"&&A(u,256))return j.errors=[{instancePath:r+
"/totals/"+d+"/owner",schemaPath:"#/properties/totals/items/properties/owner/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var c=b===e}else var c=!0;if(c){if(g.status!==void 0){let u=g.status,
b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/status",schemaPath:"\
#/properties/totals/items/properties/status/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.status.type}}],!1;if(e===b&&typeof u=="string"&&A(u,64))return j.errors=[{instancePath:r+
"/totals/"+d+"/status",schemaPath:"#/properties/totals/items/properties/status/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;var c=b===e}else var c=!0;if(c){if(g.refusal!==void 0){let u=g.refusal,
b=e;if(typeof u!="string"&&u!==null)return j.errors=[{instancePath:r+"/totals/"+d+"/refusal",schemaPath:"\
#/properties/totals/items/properties/refusal/type",keyword:"type",params:{type:Qr.properties.totals.
items.properties.refusal.type}}],!1;if(e===b&&typeof u=="string"&&A(u,64))return j.errors=[{instancePath:r+
"/totals/"+d+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var c=b===e}else var c=!0;if(c){if(g.hour!==void 0){let u=g.hour,b=e;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+
d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return j.errors=[
{instancePath:r+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return j.errors=[{
instancePath:r+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.day!==void 0){let u=g.
day,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/\
totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){if(u>41024448e5||isNaN(u))return j.errors=
[{instancePath:r+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+
"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.requests!==void 0){let u=g.
requests,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+
"/totals/"+d+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===L&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+
"/totals/"+d+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/reques\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===
e}else var c=!0;if(c){if(g.attempts!==void 0){let u=g.attempts,b=e,L=e;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/attempts",schemaPath:"sc\
hema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/attempts",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||
isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/attempts",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.prompt_tokens!==
void 0){let u=g.prompt_tokens,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.
errors=[{instancePath:r+"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(
u))return j.errors=[{instancePath:r+"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return j.errors=
[{instancePath:r+"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.cached_tokens!==void 0){let u=g.cached_tokens,
b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/\
totals/"+d+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=
[{instancePath:r+"/totals/"+d+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+
"/totals/"+d+"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.cache_write_tokens!==void 0){let u=g.cache_write_tokens,
b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/\
totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=
[{instancePath:r+"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+
"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.cache_write_1h_tokens!==void 0){let u=g.
cache_write_1h_tokens,b=e,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=
[{instancePath:r+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<
0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else
var c=!0;if(c){if(g.completion_tokens!==void 0){let u=g.completion_tokens,b=e,L=e;if(!(typeof u=="nu\
mber"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof u==
"number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;
if(c){if(g.reasoning_tokens!==void 0){let u=g.reasoning_tokens,b=e,L=e;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof u=="number"&&
isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else
var c=!0;if(c){if(g.hosted_calls!==void 0){let u=g.hosted_calls,b=e,L=e;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<
0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){
if(g.calls!==void 0){let u=g.calls,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.
errors=[{instancePath:r+"/totals/"+d+"/calls",schemaPath:"#/properties/totals/items/properties/calls\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/calls",schemaPath:"#/properties/totals/item\
s/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<
0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/calls",schemaPath:"#/properties/totals/i\
tems/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else
var c=!0;if(c){if(g.images!==void 0){let u=g.images,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/images",schemaPath:"#/properties/totals\
/items/properties/images/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof u=="numb\
er"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.characters!==void 0){let u=g.characters,b=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/characters",
schemaPath:"#/properties/totals/items/properties/characters/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===b&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=
[{instancePath:r+"/totals/"+d+"/characters",schemaPath:"#/properties/totals/items/properties/charact\
ers/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))
return j.errors=[{instancePath:r+"/totals/"+d+"/characters",schemaPath:"#/properties/totals/items/pr\
operties/characters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=b===e}else
var c=!0;if(c){if(g.seconds!==void 0){let u=g.seconds,b=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)))return j.errors=[{instancePath:r+"/totals/"+d+"/seconds",schemaPath:"#/properties/total\
s/items/properties/seconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof u=="nu\
mber"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return j.errors=[{instancePath:r+"/totals/"+d+"/\
seconds",schemaPath:"#/properties/totals/items/properties/seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return j.errors=[{instancePath:r+"/tot\
als/"+d+"/seconds",schemaPath:"#/properties/totals/items/properties/seconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var c=b===e}else var c=!0;if(c){if(g.charged!==void 0){let u=g.
charged,b=e;if(e===e)if(typeof u=="string"){if(A(u,30))return j.errors=[{instancePath:r+"/totals/"+d+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(
u))return j.errors=[{instancePath:r+"/totals/"+d+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=[{instancePath:r+"/totals/"+d+"/\
charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var c=b===e}else
var c=!0;if(c){if(g.counted!==void 0){let u=g.counted,b=e;if(e===e)if(typeof u=="string"){if(A(u,30))
return j.errors=[{instancePath:r+"/totals/"+d+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!es.test(u))return j.errors=[{instancePath:r+"/totals/"+d+"/cou\
nted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return j.errors=[{instancePath:r+"/totals/"+d+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"t\
ype",params:{type:"string"}}],!1;var c=b===e}else var c=!0;if(c)if(g.cost!==void 0){let u=g.cost,b=e;
if(e===e)if(typeof u=="string"){if(A(u,30))return j.errors=[{instancePath:r+"/totals/"+d+"/cost",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(u))return j.errors=
[{instancePath:r+"/totals/"+d+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=[{instancePath:r+"/totals/"+d+"/cost",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var c=b===e}else var c=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:r+"/totals/"+d,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}}else return j.errors=[{instancePath:r+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=o===e}else
var t=!0}}}}else return j.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return j.errors=m,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mt(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=mt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(j(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?j.errors:m.concat(
j.errors),e=m.length));else return mt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return mt.errors=m,e===0}mt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Tp=lt;var wl={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},ar={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","group_id","user_hash","payment_id","model","agent","tool","status","pro\
mpt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reason\
ing_tokens","hosted_calls","unit","units","estimated","charged","counted","cost","latency_ms","ttft_\
ms","waited_ms","upstream","called_model","reason","class"],properties:{id:{type:"string",maxLength:64},
call_id:{type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{type:"integer",
minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},
key_id:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},user_hash:{type:[
"string","null"],maxLength:64},payment_id:{type:["string","null"],maxLength:512},model:{type:["strin\
g","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["string","null"],
maxLength:256},status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{
$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{
$ref:"schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"sc\
hema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},unit:{type:["string","null"],maxLength:32},
units:{type:["integer","null"],minimum:0,maximum:9007199254740991},estimated:{type:"boolean"},charged:{
type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",minimum:0,maximum:9007199254740991},
cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},
ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},waited_ms:{type:["integer","nul\
l"],minimum:0,maximum:9007199254740991},upstream:{type:["string","null"],maxLength:64},called_model:{
type:["string","null"],maxLength:128},reason:{$ref:"schema:FailureReason"},class:{anyOf:[{$ref:"sche\
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var xl={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function T(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=T.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let a;if(s.id===void 0&&(a="id")||s.call_id===void 0&&(a="call_id")||s.
request_id===void 0&&(a="request_id")||s.attempt===void 0&&(a="attempt")||s.ts===void 0&&(a="ts")||s.
service===void 0&&(a="service")||s.key_id===void 0&&(a="key_id")||s.group_id===void 0&&(a="group_id")||
s.user_hash===void 0&&(a="user_hash")||s.payment_id===void 0&&(a="payment_id")||s.model===void 0&&(a=
"model")||s.agent===void 0&&(a="agent")||s.tool===void 0&&(a="tool")||s.status===void 0&&(a="status")||
s.prompt_tokens===void 0&&(a="prompt_tokens")||s.cached_tokens===void 0&&(a="cached_tokens")||s.cache_write_tokens===
void 0&&(a="cache_write_tokens")||s.cache_write_1h_tokens===void 0&&(a="cache_write_1h_tokens")||s.completion_tokens===
void 0&&(a="completion_tokens")||s.reasoning_tokens===void 0&&(a="reasoning_tokens")||s.hosted_calls===
void 0&&(a="hosted_calls")||s.unit===void 0&&(a="unit")||s.units===void 0&&(a="units")||s.estimated===
void 0&&(a="estimated")||s.charged===void 0&&(a="charged")||s.counted===void 0&&(a="counted")||s.cost===
void 0&&(a="cost")||s.latency_ms===void 0&&(a="latency_ms")||s.ttft_ms===void 0&&(a="ttft_ms")||s.waited_ms===
void 0&&(a="waited_ms")||s.upstream===void 0&&(a="upstream")||s.called_model===void 0&&(a="called_mo\
del")||s.reason===void 0&&(a="reason")||s.class===void 0&&(a="class"))return T.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let o in s)if(!sr.
call(ar.properties,o)){return T.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(s.id!==void 0){let o=s.id,
l=e;if(e===l)if(typeof o=="string"){if(A(o,64))return T.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return T.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;
if(t){if(s.call_id!==void 0){let o=s.call_id,l=e;if(e===l)if(typeof o=="string"){if(A(o,64))return T.
errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1}else return T.errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/typ\
e",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.request_id!==void 0){
let o=s.request_id,l=e;if(e===l)if(typeof o=="string"){if(A(o,64))return T.errors=[{instancePath:r+"\
/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return T.errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.attempt!==void 0){let o=s.attempt,
l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/atte\
mpt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>1e3||isNaN(o))return T.errors=[{instancePath:r+"/attempt",schemaPath:"#/\
properties/attempt/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(o<0||isNaN(
o))return T.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.ts!==void 0){let o=s.
ts,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/t\
s",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return T.errors=[{instancePath:r+"/ts",schemaPath:"\
#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return T.errors=[{instancePath:r+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.service!==void 0){let o=s.service,
l=e;if(e===l)if(typeof o=="string"){if(A(o,32))return T.errors=[{instancePath:r+"/service",schemaPath:"\
#/properties/service/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return T.errors=[{instancePath:r+
"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.key_id!==void 0){let o=s.key_id,l=e;if(e===l)if(typeof o=="string"){if(A(
o,256))return T.errors=[{instancePath:r+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return T.errors=[{instancePath:r+"/key_id",schemaPath:"#/pro\
perties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.
group_id!==void 0){let o=s.group_id,l=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:ar.properties.group_id.
type}}],!1;if(e===l&&typeof o=="string"&&A(o,64))return T.errors=[{instancePath:r+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;
if(t){if(s.user_hash!==void 0){let o=s.user_hash,l=e;if(typeof o!="string"&&o!==null)return T.errors=
[{instancePath:r+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:ar.
properties.user_hash.type}}],!1;if(e===l&&typeof o=="string"&&A(o,64))return T.errors=[{instancePath:r+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=l===e}else var t=!0;if(t){if(s.payment_id!==void 0){let o=s.payment_id,l=e;if(typeof o!="strin\
g"&&o!==null)return T.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/type",
keyword:"type",params:{type:ar.properties.payment_id.type}}],!1;if(e===l&&typeof o=="string"&&A(o,512))
return T.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;if(t){if(s.model!==void 0){let o=s.model,
l=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+"/model",schemaPath:"#/properti\
es/model/type",keyword:"type",params:{type:ar.properties.model.type}}],!1;if(e===l&&typeof o=="strin\
g"&&A(o,256))return T.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.agent!==void 0){let o=s.agent,
l=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+"/agent",schemaPath:"#/properti\
es/agent/type",keyword:"type",params:{type:ar.properties.agent.type}}],!1;if(e===l&&typeof o=="strin\
g"&&A(o,256))return T.errors=[{instancePath:r+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.tool!==void 0){let o=s.tool,
l=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+"/tool",schemaPath:"#/propertie\
s/tool/type",keyword:"type",params:{type:ar.properties.tool.type}}],!1;if(e===l&&typeof o=="string"&&
A(o,256))return T.errors=[{instancePath:r+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.status!==void 0){let o=s.status,
l=e;if(e===l)if(typeof o=="string"){if(A(o,64))return T.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return T.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.prompt_tokens!==void 0){let o=s.prompt_tokens,l=e,y=e;if(!(typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return T.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.cached_tokens!==void 0){
let o=s.cached_tokens,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_tokens!==void 0){let o=s.cache_write_tokens,l=e,
y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:r+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_1h_tokens!==void 0){let o=s.cache_write_1h_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=
[{instancePath:r+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let o=s.completion_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
reasoning_tokens!==void 0){let o=s.reasoning_tokens,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return T.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return T.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return T.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
hosted_calls!==void 0){let o=s.hosted_calls,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return T.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return T.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.unit!==void 0){let o=s.unit,l=e;if(typeof o!="string"&&o!==null)
return T.errors=[{instancePath:r+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:ar.properties.unit.type}}],!1;if(e===l&&typeof o=="string"&&A(o,32))return T.errors=[{instancePath:r+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(s.units!==void 0){let o=s.units,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return T.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:ar.properties.units.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:r+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return T.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.estimated!==void 0){let o=e;
if(typeof s.estimated!="boolean")return T.errors=[{instancePath:r+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;if(t){if(s.
charged!==void 0){let o=s.charged,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.
errors=[{instancePath:r+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=
[{instancePath:r+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(s.counted!==void 0){let o=s.counted,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return T.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return T.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cost!==void 0){let o=s.cost,l=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return T.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.latency_ms!==void 0){let o=s.latency_ms,l=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="numbe\
r"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(s.ttft_ms!==void 0){let o=s.ttft_ms,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null)return T.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:ar.properties.ttft_ms.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return T.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))
return T.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.waited_ms!==void 0){let o=s.
waited_ms,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return T.errors=[{instancePath:r+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:ar.properties.waited_ms.
type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=
[{instancePath:r+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=[{instancePath:r+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.upstream!==void 0){let o=s.upstream,l=e;if(typeof o!="string"&&
o!==null)return T.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:ar.properties.upstream.type}}],!1;if(e===l&&typeof o=="string"&&A(o,64))return T.
errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(s.called_model!==void 0){let o=s.called_model,
l=e;if(typeof o!="string"&&o!==null)return T.errors=[{instancePath:r+"/called_model",schemaPath:"#/p\
roperties/called_model/type",keyword:"type",params:{type:ar.properties.called_model.type}}],!1;if(e===
l&&typeof o=="string"&&A(o,128))return T.errors=[{instancePath:r+"/called_model",schemaPath:"#/prope\
rties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=l===e}else var t=!0;
if(t){if(s.reason!==void 0){let o=s.reason,l=e,y=e,d=!1,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.
isArray(o)){let k=e;for(let h in o)if(!(h==="request_id"||h==="code"||h==="type"||h==="param"||h==="\
message")){let u={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:h}};m===null?m=[u]:m.push(u),e++;break}
if(k===e){if(o.request_id!==void 0){let h=o.request_id,u=e;if(e===u)if(typeof h=="string"){if(A(h,128)){
let b={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[b]:m.push(b),e++}}else{let b={instancePath:r+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"t\
ype",params:{type:"string"}};m===null?m=[b]:m.push(b),e++}var f=u===e}else var f=!0;if(f){if(o.code!==
void 0){let h=o.code,u=e;if(e===u)if(typeof h=="string"){if(A(h,128)){let L={instancePath:r+"/reason\
/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{
limit:128}};m===null?m=[L]:m.push(L),e++}}else{let L={instancePath:r+"/reason/code",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};m===null?m=[L]:
m.push(L),e++}var f=u===e}else var f=!0;if(f){if(o.type!==void 0){let h=o.type,u=e;if(e===u)if(typeof h==
"string"){if(A(h,128)){let L={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[L]:m.push(L),e++}}else{
let L={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};m===null?m=[L]:m.push(L),e++}var f=u===e}else var f=!0;if(f){
if(o.param!==void 0){let h=o.param,u=e;if(e===u)if(typeof h=="string"){if(A(h,256)){let L={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};m===null?m=[L]:m.push(L),e++}}else{let L={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};m===null?
m=[L]:m.push(L),e++}var f=u===e}else var f=!0;if(f)if(o.message!==void 0){let h=o.message,u=e;if(e===
u)if(typeof h=="string"){if(A(h,512)){let L={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};m===null?m=
[L]:m.push(L),e++}}else{let L={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};m===null?m=[L]:m.push(L),e++}var f=u===
e}else var f=!0}}}}}else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};m===null?m=[k]:m.push(k),e++}var c=g===e;d=d||c;let P=e;if(o!==
null){let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};m===null?m=[k]:m.push(k),e++}var c=P===e;if(d=d||c,d)e=y,m!==null&&(y?m.length=
y:m=null);else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return m===null?m=[k]:m.push(k),e++,T.errors=m,!1}var t=l===e}else var t=!0;if(t)if(s.
class!==void 0){let o=s.class,l=e,y=e,d=!1,g=e;if(typeof o!="string"){let k={instancePath:r+"/class",
schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),
e++}if(!(o==="ours"||o==="upstream"||o==="caller"||o==="limits"||o==="left")){let k={instancePath:r+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:xl.enum}};m===null?
m=[k]:m.push(k),e++}var i=g===e;d=d||i;let P=e;if(o!==null){let k={instancePath:r+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[k]:m.push(k),e++}var i=P===
e;if(d=d||i,d)e=y,m!==null&&(y?m.length=y:m=null);else{let k={instancePath:r+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return m===null?m=[k]:m.push(k),e++,T.errors=m,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return T.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=m,e===0}T.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function nr(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.rows===void 0&&(c="rows")||s.next===void 0&&
(c="next"))return nr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],
!1;{let i=e;for(let a in s)if(!(a==="rows"||a==="next")){return nr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(s.rows!==void 0){let a=s.rows,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e3)return nr.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;T(a[l],{instancePath:r+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:v,dynamicAnchors:_})||(m=m===null?T.errors:m.concat(T.errors),e=m.length);
var t=y===e;if(!t)break}}}else return nr.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){
let a=s.next,n=e;if(typeof a!="string"&&a!==null)return nr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:wl.properties.next.type}}],!1;if(e===n&&typeof a==
"string"&&A(a,256))return nr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=n===e}else var f=!0}}}else return nr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=m,e===0}nr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function lt(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=lt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(nr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||
(m=m===null?nr.errors:m.concat(nr.errors),e=m.length));else return lt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return lt.errors=m,e===0}lt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var jp=Ur;var ql={type:"object",additionalProperties:!1,required:["month","state","closes_at"],properties:{month:{
$ref:"schema:Month"},state:{type:"string",enum:["running","open","closed"]},closes_at:{anyOf:[{$ref:"\
schema:Instant"},{type:"null"}]}},$id:"schema:BilledMonth"};var Nl=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u");function Me(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Me.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let c;if(s.month===void 0&&(c="month")||s.state===void 0&&(c="state")||s.closes_at===void 0&&(c="clo\
ses_at"))return Me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],
!1;{let i=e;for(let a in s)if(!(a==="month"||a==="state"||a==="closes_at")){return Me.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(i===e){if(s.month!==void 0){let a=s.month,n=e;if(e===e)if(typeof a=="string"){if(A(a,7))return Me.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/maxLength",keyword:"maxLength",params:{limit:7}}],
!1;if(H(a,7))return Me.errors=[{instancePath:r+"/month",schemaPath:"schema:Month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!Nl.test(a))return Me.errors=[{instancePath:r+"/month",schemaPath:"\
schema:Month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}else return Me.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.state!==void 0){let a=s.state,n=e;if(typeof a!="string")return Me.
errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(a==="running"||a==="open"||a==="closed"))return Me.errors=[{instancePath:r+"/state",
schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:ql.properties.state.enum}}],
!1;var t=n===e}else var t=!0;if(t)if(s.closes_at!==void 0){let a=s.closes_at,n=e,o=e,l=!1,y=e,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let w={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/type",keyword:"type",params:{type:"integer"}};m===null?m=[w]:m.push(w),e++}if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let w={instancePath:r+"/closes_at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};m===null?
m=[w]:m.push(w),e++}else if(a<0||isNaN(a)){let w={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};m===null?m=[w]:m.push(w),e++}}var f=y===
e;l=l||f;let g=e;if(a!==null){let w={instancePath:r+"/closes_at",schemaPath:"#/properties/closes_at/\
anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[w]:m.push(w),e++}var f=g===e;if(l=l||
f,l)e=o,m!==null&&(o?m.length=o:m=null);else{let w={instancePath:r+"/closes_at",schemaPath:"#/proper\
ties/closes_at/anyOf",keyword:"anyOf",params:{}};return m===null?m=[w]:m.push(w),e++,Me.errors=m,!1}
var t=n===e}else var t=!0}}}}else return Me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Me.errors=m,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ur(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.months===void 0&&(i="months"))return Ur.errors=[{instancePath:r+
"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:i}}],
!1;{let a=e;for(let n in f)if(n!=="months"){return Ur.errors=[{instancePath:r+"/response",schemaPath:"\
#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e&&f.months!==void 0){let n=f.months;if(e===e)if(Array.isArray(n)){if(n.length>12e3)
return Ur.errors=[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/mo\
nths/maxItems",keyword:"maxItems",params:{limit:12e3}}],!1;{var t=!0;let l=n.length;for(let y=0;y<l;y++){
let d=e;Me(n[y],{instancePath:r+"/response/months/"+y,parentData:n,parentDataProperty:y,rootData:v,dynamicAnchors:_})||
(m=m===null?Me.errors:m.concat(Me.errors),e=m.length);var t=d===e;if(!t)break}}}else return Ur.errors=
[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/months/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return Ur.errors=[{instancePath:r+"/response",schemaPath:"#/\
properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ur.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ur.errors=m,e===0}Ur.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var $p=dt;function dt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Me(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Me.errors:
m.concat(Me.errors),e=m.length));else return dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return dt.errors=m,e===0}dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Op=ft;var Ll={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"},zs={type:"object",additionalProperties:!1,required:["kind","severity","message","abou\
t","since","server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_re\
ady","refund_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","con\
fig_refused"]},severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,
maxLength:1024},about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{
type:"string",enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"\
string",minLength:1,maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},
server:{type:["string","null"],maxLength:64}},$id:"schema:Problem"},Sl={type:"object",additionalProperties:!1,
required:["from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s",
"charged","cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"numb\
er",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function ve(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.ours===void 0&&(f="ours")||s.upstream===void 0&&
(f="upstream")||s.caller===void 0&&(f="caller")||s.limits===void 0&&(f="limits")||s.left===void 0&&(f=
"left"))return ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let c=e;for(let i in s)if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){
return ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(c===e){if(s.ours!==void 0){let i=s.ours,a=e,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:r+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ve.
errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.upstream!==void 0){let i=s.upstream,a=e,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:r+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:r+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ve.errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.caller!==void 0){let i=s.
caller,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:r+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:r+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ve.errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.limits!==void 0){let i=s.
limits,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:r+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:r+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ve.errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.left!==void 0){let i=s.
left,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:r+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:r+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ve.errors=[{instancePath:r+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return ve.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=m,e===0}ve.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ds={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function Ce(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.count===void 0&&(f="count")||s.p50_ms===void 0&&(f=
"p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return Ce.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!(i==="count"||i==="p5\
0_ms"||i==="p95_ms")){return Ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.count!==void 0){let i=s.
count,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ce.errors=[{instancePath:r+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Ce.errors=[{instancePath:r+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return Ce.errors=[{instancePath:r+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let i=s.
p50_ms,a=e,n=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return Ce.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Ce.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return Ce.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let i=s.p95_ms,a=e,n=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return Ce.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Ce.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Ce.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return Ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=
m,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Q.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let c;if(s.from===void 0&&(c="from")||s.seconds===void 0&&(c="seconds")||s.requests===void 0&&(c="re\
quests")||s.by_status===void 0&&(c="by_status")||s.by_class===void 0&&(c="by_class")||s.requests_per_s===
void 0&&(c="requests_per_s")||s.tokens===void 0&&(c="tokens")||s.tokens_per_s===void 0&&(c="tokens_p\
er_s")||s.charged===void 0&&(c="charged")||s.cost===void 0&&(c="cost")||s.first_token===void 0&&(c="\
first_token")||s.whole===void 0&&(c="whole"))return Q.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:c}}],!1;{let i=e;for(let a in s)if(!sr.call(Sl.properties,
a)){return Q.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(i===e){if(s.from!==void 0){let a=s.from,n=e,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:r+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.
errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.seconds!==void 0){let a=s.seconds,n=e;if(e===
n)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.requests!==void 0){let a=s.requests,n=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return Q.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(s.by_status!==void 0){let a=s.by_status,n=e;if(e===n)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return Q.errors=[{instancePath:r+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let y=a[l],d=e,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Q.
errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)){if(y>
9007199254740991||isNaN(y))return Q.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return Q.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=d===
e;if(!f)break}}else return Q.errors=[{instancePath:r+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t){if(s.by_class!==void 0){
let a=e;ve(s.by_class,{instancePath:r+"/by_class",parentData:s,parentDataProperty:"by_class",rootData:v,
dynamicAnchors:_})||(m=m===null?ve.errors:m.concat(ve.errors),e=m.length);var t=a===e}else var t=!0;
if(t){if(s.requests_per_s!==void 0){let a=s.requests_per_s,n=e;if(e===n)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:r+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tokens!==void 0){let a=s.tokens,n=e,o=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:r+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.
errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.tokens_per_s!==void 0){let a=s.tokens_per_s,n=e;
if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.
errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.charged!==void 0){let a=s.charged,n=e;if(e===
e)if(typeof a=="string"){if(A(a,30))return Q.errors=[{instancePath:r+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(a))return Q.errors=[{instancePath:r+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return Q.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.cost!==void 0){let a=s.cost,n=e;if(e===
e)if(typeof a=="string"){if(A(a,30))return Q.errors=[{instancePath:r+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(a))return Q.errors=[{instancePath:r+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return Q.errors=[{instancePath:r+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.first_token!==void 0){let a=e;Ce(s.first_token,{instancePath:r+
"/first_token",parentData:s,parentDataProperty:"first_token",rootData:v,dynamicAnchors:_})||(m=m===null?
Ce.errors:m.concat(Ce.errors),e=m.length);var t=a===e}else var t=!0;if(t)if(s.whole!==void 0){let a=e;
Ce(s.whole,{instancePath:r+"/whole",parentData:s,parentDataProperty:"whole",rootData:v,dynamicAnchors:_})||
(m=m===null?Ce.errors:m.concat(Ce.errors),e=m.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return Q.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=
m,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Br.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,
f=!1,c=e;Q(s,{instancePath:r,parentData:q,parentDataProperty:x,rootData:v,dynamicAnchors:_})||(m=m===
null?Q.errors:m.concat(Q.errors),e=m.length);var n=c===e;if(f=f||n,n)var i=!0;let a=e;if(s!==null){let o={
instancePath:r,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[o]:m.push(
o),e++}var n=a===e;if(f=f||n,f)e=t,m!==null&&(t?m.length=t:m=null);else{let o={instancePath:r,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return m===null?m=[o]:m.push(o),e++,Br.errors=m,!1}return Br.errors=
m,p.props=i,e===0}Br.evaluated={dynamicProps:!0,dynamicItems:!1};function G(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=G.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let l;if(s.at===void 0&&(l="at")||s.servers===void 0&&(l="servers")||s.problems===void 0&&(l="proble\
ms")||s.in_flight===void 0&&(l="in_flight")||s.now===void 0&&(l="now")||s.hour===void 0&&(l="hour")||
s.day===void 0&&(l="day")||s.month===void 0&&(l="month")||s.minutes===void 0&&(l="minutes"))return G.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let y=e;for(let d in s)if(!sr.call(Ll.properties,d)){return G.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(y===
e){if(s.at!==void 0){let d=s.at,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return G.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===P&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return G.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return G.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.servers!==void 0){
let d=s.servers,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return G.errors=[{instancePath:r+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
g&&typeof d=="number"&&isFinite(d)){if(d>1e4||isNaN(d))return G.errors=[{instancePath:r+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(d<1||isNaN(
d))return G.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(s.problems!==void 0){
let d=s.problems,g=e;if(e===g)if(Array.isArray(d)){if(d.length>1e3)return G.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let w=d.length;for(let k=0;k<w;k++){let h=d[k],u=e;if(e===e)if(h&&typeof h=="object"&&!Array.
isArray(h)){let D;if(h.kind===void 0&&(D="kind")||h.severity===void 0&&(D="severity")||h.message===void 0&&
(D="message")||h.about===void 0&&(D="about")||h.since===void 0&&(D="since")||h.server===void 0&&(D="\
server"))return G.errors=[{instancePath:r+"/problems/"+k,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:D}}],!1;{let N=e;for(let S in h)if(!(S==="kind"||S==="severity"||S===
"message"||S==="about"||S==="since"||S==="server")){return G.errors=[{instancePath:r+"/problems/"+k,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(N===e){if(h.kind!==void 0){let S=h.kind,I=e;if(typeof S!="string")return G.errors=[{instancePath:r+
"/problems/"+k+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(S==="breaker_open"||S==="upstream_drained"||S==="not_ready"||S==="refund_due"||S===
"undecided"||S==="budget_nearly_spent"||S==="ledger_backlog"||S==="clock_differs"||S==="shedding"||S===
"config_refused"))return G.errors=[{instancePath:r+"/problems/"+k+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:zs.properties.kind.enum}}],!1;var c=I===
e}else var c=!0;if(c){if(h.severity!==void 0){let S=h.severity,I=e;if(typeof S!="string")return G.errors=
[{instancePath:r+"/problems/"+k+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(S==="error"||S==="warning"))return G.errors=[{instancePath:r+
"/problems/"+k+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:zs.properties.severity.enum}}],!1;var c=I===e}else var c=!0;if(c){if(h.message!==void 0){
let S=h.message,I=e;if(e===I)if(typeof S=="string"){if(A(S,1024))return G.errors=[{instancePath:r+"/\
problems/"+k+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(H(S,1))return G.errors=[{instancePath:r+"/problems/"+k+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:r+"/problems/"+k+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var c=I===e}else var c=!0;if(c){if(h.about!==void 0){let S=h.
about,I=e;if(e===I)if(S&&typeof S=="object"&&!Array.isArray(S)){let M;if(S.type===void 0&&(M="type")||
S.id===void 0&&(M="id"))return G.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"schema:\
Problem/properties/about/required",keyword:"required",params:{missingProperty:M}}],!1;{let E=e;for(let F in S)
if(!(F==="type"||F==="id")){return G.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],
!1;break}if(E===e){if(S.type!==void 0){let F=S.type,ee=e;if(typeof F!="string")return G.errors=[{instancePath:r+
"/problems/"+k+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(F==="upstream"||F==="part"||F==="payments"||F==="key"||F==="c\
ap"||F==="ledger"||F==="server"||F==="config"))return G.errors=[{instancePath:r+"/problems/"+k+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:zs.
properties.about.properties.type.enum}}],!1;var i=ee===e}else var i=!0;if(i)if(S.id!==void 0){let F=S.
id,ee=e;if(e===ee)if(typeof F=="string"){if(A(F,256))return G.errors=[{instancePath:r+"/problems/"+k+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(H(F,1))return G.errors=[{instancePath:r+"/problems/"+k+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return G.errors=[{instancePath:r+"/problems/"+k+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=ee===e}else var i=!0}}}else
return G.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var c=I===e}else var c=!0;if(c){if(h.since!==void 0){
let S=h.since,I=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))&&S!==null)return G.errors=
[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:zs.properties.since.type}}],!1;if(e===I&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||
isNaN(S))return G.errors=[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(
S))return G.errors=[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=I===e}else var c=!0;if(c)
if(h.server!==void 0){let S=h.server,I=e;if(typeof S!="string"&&S!==null)return G.errors=[{instancePath:r+
"/problems/"+k+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:zs.
properties.server.type}}],!1;if(e===I&&typeof S=="string"&&A(S,64))return G.errors=[{instancePath:r+
"/problems/"+k+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var c=I===e}else var c=!0}}}}}}}else return G.errors=[{instancePath:r+"/probl\
ems/"+k,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=u===e;if(!f)
break}}}else return G.errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(s.in_flight!==void 0){let d=s.in_flight,
g=e;if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){let w;if(d.calls===void 0&&(w="calls")||d.
streams===void 0&&(w="streams"))return G.errors=[{instancePath:r+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:w}}],!1;{let k=e;for(let h in d)if(!(h===
"calls"||h==="streams")){return G.errors=[{instancePath:r+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}
if(k===e){if(d.calls!==void 0){let h=d.calls,u=e,b=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return G.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===b&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(
h))return G.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return G.errors=[{instancePath:r+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=u===e}else var a=!0;if(a)if(d.streams!==void 0){let h=d.streams,u=e,b=e;if(!(typeof h=="num\
ber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return G.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return G.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||
isNaN(h))return G.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=u===e}else var a=!0}}}else return G.errors=[{instancePath:r+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=g===
e}else var t=!0;if(t){if(s.now!==void 0){let d=e;Q(s.now,{instancePath:r+"/now",parentData:s,parentDataProperty:"\
now",rootData:v,dynamicAnchors:_})||(m=m===null?Q.errors:m.concat(Q.errors),e=m.length);var t=d===e}else
var t=!0;if(t){if(s.hour!==void 0){let d=e;Q(s.hour,{instancePath:r+"/hour",parentData:s,parentDataProperty:"\
hour",rootData:v,dynamicAnchors:_})||(m=m===null?Q.errors:m.concat(Q.errors),e=m.length);var t=d===e}else
var t=!0;if(t){if(s.day!==void 0){let d=e;Br(s.day,{instancePath:r+"/day",parentData:s,parentDataProperty:"\
day",rootData:v,dynamicAnchors:_})||(m=m===null?Br.errors:m.concat(Br.errors),e=m.length);var t=d===
e}else var t=!0;if(t){if(s.month!==void 0){let d=e;Br(s.month,{instancePath:r+"/month",parentData:s,
parentDataProperty:"month",rootData:v,dynamicAnchors:_})||(m=m===null?Br.errors:m.concat(Br.errors),
e=m.length);var t=d===e}else var t=!0;if(t)if(s.minutes!==void 0){let d=s.minutes,g=e;if(e===g)if(Array.
isArray(d)){if(d.length>60)return G.errors=[{instancePath:r+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var n=!0;let w=d.length;for(let k=0;k<w;k++){
let h=d[k],u=e;if(e===u)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.at===void 0&&(L="at")||
h.requests===void 0&&(L="requests")||h.failed===void 0&&(L="failed")||h.by_class===void 0&&(L="by_cl\
ass")||h.tokens===void 0&&(L="tokens")||h.charged===void 0&&(L="charged"))return G.errors=[{instancePath:r+
"/minutes/"+k,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:L}}],
!1;{let D=e;for(let N in h)if(!(N==="at"||N==="requests"||N==="failed"||N==="by_class"||N==="tokens"||
N==="charged")){return G.errors=[{instancePath:r+"/minutes/"+k,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(D===
e){if(h.at!==void 0){let N=h.at,S=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return G.
errors=[{instancePath:r+"/minutes/"+k+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||isNaN(N))return G.
errors=[{instancePath:r+"/minutes/"+k+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(N<0||isNaN(N))return G.errors=[{instancePath:r+"/min\
utes/"+k+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=S===e}else var o=!0;if(o){if(h.requests!==void 0){let N=h.requests,S=e,I=e;if(!(typeof N=="\
number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return G.errors=[{instancePath:r+"/minutes/"+k+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof N=="numb\
er"&&isFinite(N)){if(N>9007199254740991||isNaN(N))return G.errors=[{instancePath:r+"/minutes/"+k+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(N<0||isNaN(N))return G.errors=[{instancePath:r+"/minutes/"+k+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=S===e}else var o=!0;if(o){
if(h.failed!==void 0){let N=h.failed,S=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))
return G.errors=[{instancePath:r+"/minutes/"+k+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||isNaN(
N))return G.errors=[{instancePath:r+"/minutes/"+k+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(N<0||isNaN(N))return G.errors=[{instancePath:r+
"/minutes/"+k+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var o=S===e}else var o=!0;if(o){if(h.by_class!==void 0){let N=e;ve(h.by_class,{instancePath:r+
"/minutes/"+k+"/by_class",parentData:h,parentDataProperty:"by_class",rootData:v,dynamicAnchors:_})||
(m=m===null?ve.errors:m.concat(ve.errors),e=m.length);var o=N===e}else var o=!0;if(o){if(h.tokens!==
void 0){let N=h.tokens,S=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return G.errors=
[{instancePath:r+"/minutes/"+k+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>9007199254740991||isNaN(N))return G.errors=
[{instancePath:r+"/minutes/"+k+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(N<0||isNaN(N))return G.errors=[{instancePath:r+"/min\
utes/"+k+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=S===e}else var o=!0;if(o)if(h.charged!==void 0){let N=h.charged,S=e;if(e===e)if(typeof N=="\
string"){if(A(N,30))return G.errors=[{instancePath:r+"/minutes/"+k+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(N))return G.errors=[{instancePath:r+
"/minutes/"+k+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return G.errors=[{instancePath:r+"/minutes/"+k+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var o=S===e}else var o=!0}}}}}}}else return G.
errors=[{instancePath:r+"/minutes/"+k,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var n=u===e;if(!n)break}}}else return G.errors=[{instancePath:r+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0}}}}}}}}}}else
return G.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=m,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ft(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=ft.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(G(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(m=m===null?G.errors:m.concat(G.errors),e=m.length));else return ft.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ft.errors=
m,e===0}ft.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Cp=yt;var ri={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Al={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},Vo={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function le(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.metric===void 0&&(l="\
metric")||s.by===void 0&&(l="by")||s.from===void 0&&(l="from")||s.to===void 0&&(l="to")||s.step_ms===
void 0&&(l="step_ms")||s.series===void 0&&(l="series")||s.others===void 0&&(l="others"))return le.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;
for(let d in s)if(!(d==="metric"||d==="by"||d==="from"||d==="to"||d==="step_ms"||d==="series"||d==="\
others")){return le.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:d}}],!1;break}if(y===e){if(s.metric!==void 0){let d=s.metric,g=e;
if(typeof d!="string")return le.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(d==="requests"||d==="failed"||d==="attempts"||d==="failed_att\
empts"||d==="prompt_tokens"||d==="cached_tokens"||d==="completion_tokens"||d==="tokens"||d==="charge\
d"||d==="cost"||d==="first_token_p50_ms"||d==="first_token_p95_ms"||d==="whole_p50_ms"||d==="whole_p\
95_ms"))return le.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Al.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.by!==void 0){let d=s.by,g=e;if(typeof d!=
"string"&&d!==null)return le.errors=[{instancePath:r+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:ri.properties.by.type}}],!1;if(e===g&&typeof d=="string"&&A(d,16))return le.errors=
[{instancePath:r+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=g===e}else var t=!0;if(t){if(s.from!==void 0){let d=s.from,g=e,P=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)))return le.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return le.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return le.errors=[{instancePath:r+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=g===e}else var t=!0;if(t){if(s.to!==void 0){let d=s.to,g=e,P=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return le.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return le.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return le.errors=[{instancePath:r+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=g===
e}else var t=!0;if(t){if(s.step_ms!==void 0){let d=s.step_ms,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return le.errors=[{instancePath:r+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(d===36e5||d===864e5))return le.errors=[{instancePath:r+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:ri.properties.
step_ms.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.series!==void 0){let d=s.series,g=e;if(e===g)
if(Array.isArray(d)){if(d.length>100)return le.errors=[{instancePath:r+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let w=d.length;for(let k=0;k<
w;k++){let h=d[k],u=e;if(e===u)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.value===void 0&&
(L="value")||h.points===void 0&&(L="points"))return le.errors=[{instancePath:r+"/series/"+k,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let D=e;for(let N in h)
if(!(N==="value"||N==="points")){return le.errors=[{instancePath:r+"/series/"+k,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(D===e){if(h.value!==void 0){let N=h.value,S=e;if(typeof N!="string"&&N!==null)return le.
errors=[{instancePath:r+"/series/"+k+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:ri.properties.series.items.properties.value.type}}],!1;if(e===S&&
typeof N=="string"&&A(N,512))return le.errors=[{instancePath:r+"/series/"+k+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var c=S===
e}else var c=!0;if(c)if(h.points!==void 0){let N=h.points,S=e;if(e===e)if(Array.isArray(N)){if(N.length>
1e3)return le.errors=[{instancePath:r+"/series/"+k+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let M=N.length;for(let E=0;E<M;E++){let F=N[E],ee=e;if(!(typeof F==
"number"&&isFinite(F))&&F!==null)return le.errors=[{instancePath:r+"/series/"+k+"/points/"+E,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:Vo.items.type}}],!1;if(e===ee&&typeof F=="numb\
er"&&isFinite(F)){if(F>9007199254740991||isNaN(F))return le.errors=[{instancePath:r+"/series/"+k+"/p\
oints/"+E,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(F<0||isNaN(F))return le.errors=[{instancePath:r+"/series/"+k+"/points/"+E,schemaPath:"schema:P\
oints/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=ee===e;if(!i)break}}}else
return le.errors=[{instancePath:r+"/series/"+k+"/points",schemaPath:"schema:Points/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var c=S===e}else var c=!0}}}else return le.errors=[{instancePath:r+"/\
series/"+k,schemaPath:"#/properties/series/items/type",keyword:"type",params:{type:"object"}}],!1;var f=u===
e;if(!f)break}}}else return le.errors=[{instancePath:r+"/series",schemaPath:"#/properties/series/typ\
e",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t)if(s.others!==void 0){let d=s.
others,g=e,P=e,w=!1,k=e;if(e===k)if(d&&typeof d=="object"&&!Array.isArray(d)){let b;if(d.values===void 0&&
(b="values")||d.points===void 0&&(b="points")){let L={instancePath:r+"/others",schemaPath:"#/propert\
ies/others/anyOf/0/required",keyword:"required",params:{missingProperty:b}};m===null?m=[L]:m.push(L),
e++}else{let L=e;for(let D in d)if(!(D==="values"||D==="points")){let N={instancePath:r+"/others",schemaPath:"\
#/properties/others/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};
m===null?m=[N]:m.push(N),e++;break}if(L===e){if(d.values!==void 0){let D=d.values,N=e,S=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let I={instancePath:r+"/others/values",schemaPath:"schema\
:Count/type",keyword:"type",params:{type:"integer"}};m===null?m=[I]:m.push(I),e++}if(e===S&&typeof D==
"number"&&isFinite(D)){if(D>9007199254740991||isNaN(D)){let I={instancePath:r+"/others/values",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};m===null?m=
[I]:m.push(I),e++}else if(D<0||isNaN(D)){let I={instancePath:r+"/others/values",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};m===null?m=[I]:m.push(I),e++}}var a=N===
e}else var a=!0;if(a)if(d.points!==void 0){let D=d.points,N=e;if(e===e)if(Array.isArray(D))if(D.length>
1e3){let C={instancePath:r+"/others/points",schemaPath:"schema:Points/maxItems",keyword:"maxItems",params:{
limit:1e3}};m===null?m=[C]:m.push(C),e++}else{var n=!0;let C=D.length;for(let M=0;M<C;M++){let E=D[M],
F=e;if(!(typeof E=="number"&&isFinite(E))&&E!==null){let be={instancePath:r+"/others/points/"+M,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:Vo.items.type}};m===null?m=[be]:m.push(be),e++}
if(e===F&&typeof E=="number"&&isFinite(E)){if(E>9007199254740991||isNaN(E)){let be={instancePath:r+"\
/others/points/"+M,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}};m===null?m=[be]:m.push(be),e++}else if(E<0||isNaN(E)){let be={instancePath:r+
"/others/points/"+M,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};m===null?m=[be]:m.push(be),e++}}var n=F===e;if(!n)break}}else{let C={instancePath:r+"/o\
thers/points",schemaPath:"schema:Points/type",keyword:"type",params:{type:"array"}};m===null?m=[C]:m.
push(C),e++}var a=N===e}else var a=!0}}}else{let b={instancePath:r+"/others",schemaPath:"#/propertie\
s/others/anyOf/0/type",keyword:"type",params:{type:"object"}};m===null?m=[b]:m.push(b),e++}var o=k===
e;w=w||o;let h=e;if(d!==null){let b={instancePath:r+"/others",schemaPath:"#/properties/others/anyOf/\
1/type",keyword:"type",params:{type:"null"}};m===null?m=[b]:m.push(b),e++}var o=h===e;if(w=w||o,w)e=
P,m!==null&&(P?m.length=P:m=null);else{let b={instancePath:r+"/others",schemaPath:"#/properties/othe\
rs/anyOf",keyword:"anyOf",params:{}};return m===null?m=[b]:m.push(b),e++,le.errors=m,!1}var t=g===e}else
var t=!0}}}}}}}}else return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return le.errors=m,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yt(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=yt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(le(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?le.errors:m.concat(
le.errors),e=m.length));else return yt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return yt.errors=m,e===0}yt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Kp=ut;var Il={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function ze(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.requests===void 0&&(c="requests")||s.rows_read===
void 0&&(c="rows_read")||s.complete===void 0&&(c="complete")||s.next===void 0&&(c="next"))return ze.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{
let i=e;for(let a in s)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return ze.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(i===e){if(s.requests!==void 0){let a=s.requests,n=e;if(e===n)if(Array.isArray(a)){if(a.length>
1e3)return ze.errors=[{instancePath:r+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;T(a[l],{instancePath:r+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:_})||(m=m===null?T.errors:
m.concat(T.errors),e=m.length);var t=y===e;if(!t)break}}}else return ze.errors=[{instancePath:r+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=n===
e}else var f=!0;if(f){if(s.rows_read!==void 0){let a=s.rows_read,n=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return ze.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return ze.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return ze.errors=[{instancePath:r+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=n===e}else var f=!0;if(f){if(s.complete!==void 0){let a=e;if(typeof s.complete!="boolean")return ze.
errors=[{instancePath:r+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=a===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,n=e;if(typeof a!="str\
ing"&&a!==null)return ze.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Il.properties.next.type}}],!1;if(e===n&&typeof a=="string"&&A(a,256))return ze.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=n===e}else var f=!0}}}}}else return ze.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ze.errors=m,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ut(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ut.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ze.errors:
m.concat(ze.errors),e=m.length));else return ut.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ut.errors=m,e===0}ut.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fp=ct;var Us={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function se(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let i;if(s.kind===void 0&&(i="kind")||s.start_ms===void 0&&(i=
"start_ms")||s.end_ms===void 0&&(i="end_ms"))return se.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in s)if(!sr.call(Us.properties,
n)){return se.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(a===e){if(s.kind!==void 0){let n=s.kind,o=e;if(typeof n!=
"string")return se.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",
params:{type:"string"}}],!1;if(!(n==="queue"||n==="attempt"||n==="work"))return se.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Us.properties.kind.
enum}}],!1;var t=o===e}else var t=!0;if(t){if(s.start_ms!==void 0){let n=s.start_ms,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return se.errors=[{instancePath:r+"/start_ms",schemaPath:"#/properties/start_ms/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.end_ms!==
void 0){let n=s.end_ms,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:r+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0;if(t){if(s.first_token_ms!==void 0){let n=s.first_token_ms,o=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return se.errors=[{instancePath:r+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:Us.properties.first_token_ms.type}}],!1;
if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:r+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:r+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t){if(s.attempt!==void 0){let n=s.attempt,o=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:r+"/attempt",schemaPath:"#/propertie\
s/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){
if(n>1e3||isNaN(n))return se.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return se.errors=[{
instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.upstream!==void 0){let n=s.upstream,o=e;if(typeof n!=
"string"&&n!==null)return se.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:Us.properties.upstream.type}}],!1;if(e===o&&typeof n=="string"&&A(n,
64))return se.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=o===e}else var t=!0;if(t){if(s.model!==void 0){let n=s.model,
o=e;if(typeof n!="string"&&n!==null)return se.errors=[{instancePath:r+"/model",schemaPath:"#/propert\
ies/model/type",keyword:"type",params:{type:Us.properties.model.type}}],!1;if(e===o&&typeof n=="stri\
ng"&&A(n,256))return se.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=o===e}else var t=!0;if(t){if(s.status!==void 0){let n=s.status,
o=e;if(e===o)if(typeof n=="string"){if(A(n,64))return se.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return se.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=o===
e}else var t=!0;if(t){if(s.reason!==void 0){let n=s.reason,o=e,l=e,y=!1,d=e;if(e===d)if(n&&typeof n==
"object"&&!Array.isArray(n)){let w=e;for(let k in n)if(!(k==="request_id"||k==="code"||k==="type"||k===
"param"||k==="message")){let h={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};m===null?m=[h]:m.push(
h),e++;break}if(w===e){if(n.request_id!==void 0){let k=n.request_id,h=e;if(e===h)if(typeof k=="strin\
g"){if(A(k,128)){let u={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0\
/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[u]:m.push(u),e++}}else{
let u={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/type",keyword:"type",params:{type:"string"}};m===null?m=[u]:m.push(u),e++}var f=h===e}else var f=!0;
if(f){if(n.code!==void 0){let k=n.code,h=e;if(e===h)if(typeof k=="string"){if(A(k,128)){let b={instancePath:r+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLengt\
h",params:{limit:128}};m===null?m=[b]:m.push(b),e++}}else{let b={instancePath:r+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};m===null?m=
[b]:m.push(b),e++}var f=h===e}else var f=!0;if(f){if(n.type!==void 0){let k=n.type,h=e;if(e===h)if(typeof k==
"string"){if(A(k,128)){let b={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[b]:m.push(b),e++}}else{
let b={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};m===null?m=[b]:m.push(b),e++}var f=h===e}else var f=!0;if(f){
if(n.param!==void 0){let k=n.param,h=e;if(e===h)if(typeof k=="string"){if(A(k,256)){let b={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};m===null?m=[b]:m.push(b),e++}}else{let b={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};m===null?
m=[b]:m.push(b),e++}var f=h===e}else var f=!0;if(f)if(n.message!==void 0){let k=n.message,h=e;if(e===
h)if(typeof k=="string"){if(A(k,512)){let b={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};m===null?m=
[b]:m.push(b),e++}}else{let b={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};m===null?m=[b]:m.push(b),e++}var f=h===
e}else var f=!0}}}}}else{let w={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};m===null?m=[w]:m.push(w),e++}var c=d===e;y=y||c;let g=e;if(n!==
null){let w={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};m===null?m=[w]:m.push(w),e++}var c=g===e;if(y=y||c,y)e=l,m!==null&&(l?m.length=
l:m=null);else{let w={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return m===null?m=[w]:m.push(w),e++,se.errors=m,!1}var t=o===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,o=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return se.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return se.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:r+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let n=s.completion_tokens,o=e,l=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:r+"/complet\
ion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:r+"/completio\
n_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return se.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.
charged!==void 0){let n=s.charged,o=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.
errors=[{instancePath:r+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=
[{instancePath:r+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t)if(s.cost!==void 0){let n=s.cost,o=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return se.errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.
errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:r+"/cost",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}}}}}}}}else
return se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.
errors=m,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Re.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let c;if(s.request===void 0&&(c="request")||s.arrived_at===void 0&&(c="arrived_at")||
s.total_ms===void 0&&(c="total_ms")||s.timeline===void 0&&(c="timeline")||s.complete===void 0&&(c="c\
omplete"))return Re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],
!1;{let i=e;for(let a in s)if(!(a==="request"||a==="arrived_at"||a==="total_ms"||a==="timeline"||a===
"complete")){return Re.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(s.request!==void 0){let a=e;T(s.
request,{instancePath:r+"/request",parentData:s,parentDataProperty:"request",rootData:v,dynamicAnchors:_})||
(m=m===null?T.errors:m.concat(T.errors),e=m.length);var t=a===e}else var t=!0;if(t){if(s.arrived_at!==
void 0){let a=s.arrived_at,n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Re.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Re.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Re.errors=[{instancePath:r+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(s.total_ms!==void 0){let a=s.total_ms,n=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Re.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return Re.errors=[{instancePath:r+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return Re.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.timeline!==
void 0){let a=s.timeline,n=e;if(e===n)if(Array.isArray(a)){if(a.length>200)return Re.errors=[{instancePath:r+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var f=!0;let l=a.length;for(let y=0;y<l;y++){let d=e;se(a[y],{instancePath:r+"/timeline/"+y,parentData:a,
parentDataProperty:y,rootData:v,dynamicAnchors:_})||(m=m===null?se.errors:m.concat(se.errors),e=m.length);
var f=d===e;if(!f)break}}}else return Re.errors=[{instancePath:r+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=n===e}else var t=!0;if(t)if(s.complete!==
void 0){let a=e;if(typeof s.complete!="boolean")return Re.errors=[{instancePath:r+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0}}}}}}else
return Re.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.
errors=m,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ct(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=ct.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(m=m===null?Re.errors:m.concat(Re.errors),e=m.length));else
return ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ct.
errors=m,e===0}ct.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Mp=ht;var Dl={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},Ep={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Bs={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Tl=new RegExp(
"^[0-9]{1,78}$","u"),jl=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function U(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=U.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.state===void 0&&(f="state")||s.network===void 0&&
(f="network")||s.payer===void 0&&(f="payer")||s.pay_to===void 0&&(f="pay_to")||s.asset===void 0&&(f=
"asset")||s.amount===void 0&&(f="amount")||s.price_usd===void 0&&(f="price_usd")||s.agent===void 0&&
(f="agent")||s.tool===void 0&&(f="tool")||s.request_id===void 0&&(f="request_id")||s.transaction===void 0&&
(f="transaction")||s.reason===void 0&&(f="reason")||s.attempts===void 0&&(f="attempts")||s.valid_before===
void 0&&(f="valid_before")||s.look_at===void 0&&(f="look_at")||s.created_at===void 0&&(f="created_at")||
s.updated_at===void 0&&(f="updated_at")||s.expires_at===void 0&&(f="expires_at"))return U.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!sr.
call(Bs.properties,i)){return U.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.id!==void 0){let i=s.id,
a=e;if(e===a)if(typeof i=="string"){if(A(i,64))return U.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return U.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.state!==void 0){let i=s.state,a=e;if(typeof i!="string")return U.
errors=[{instancePath:r+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i===
"settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return U.errors=[{
instancePath:r+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Ep.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.network!==void 0){let i=s.network,a=e;if(e===a)if(typeof i==
"string"){if(A(i,64))return U.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(s.payer!==void 0){let i=s.payer,a=e;if(e===a)if(typeof i=="string"){if(A(i,64))return U.errors=
[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return U.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.pay_to!==void 0){let i=s.pay_to,a=e;
if(e===a)if(typeof i=="string"){if(A(i,64))return U.errors=[{instancePath:r+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.asset!==void 0){let i=s.asset,a=e;if(e===a)if(typeof i=="string"){if(A(i,
64))return U.errors=[{instancePath:r+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.amount!==
void 0){let i=s.amount,a=e;if(e===a)if(typeof i=="string"){if(A(i,78))return U.errors=[{instancePath:r+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Tl.
test(i))return U.errors=[{instancePath:r+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return U.errors=[{instancePath:r+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.price_usd!==void 0){let i=s.price_usd,a=e;if(e===a)if(typeof i=="string"){if(A(i,20))return U.errors=
[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!jl.test(i))return U.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return U.
errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.agent!==void 0){let i=s.agent,a=e;if(e===a)
if(typeof i=="string"){if(A(i,64))return U.errors=[{instancePath:r+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.tool!==void 0){let i=s.tool,a=e;if(typeof i!="string"&&i!==null)return U.errors=
[{instancePath:r+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Bs.properties.
tool.type}}],!1;if(e===a&&typeof i=="string"&&A(i,256))return U.errors=[{instancePath:r+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(s.request_id!==void 0){let i=s.request_id,a=e;if(e===a)if(typeof i=="string"){if(A(i,64))return U.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
transaction!==void 0){let i=s.transaction,a=e;if(typeof i!="string"&&i!==null)return U.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Bs.properties.
transaction.type}}],!1;if(e===a&&typeof i=="string"&&A(i,256))return U.errors=[{instancePath:r+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(s.reason!==void 0){let i=s.reason,a=e;if(typeof i!="string"&&i!==
null)return U.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Bs.properties.reason.type}}],!1;if(e===a&&typeof i=="string"&&A(i,1024))return U.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(s.attempts!==void 0){let i=s.attempts,a=e;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.errors=[{instancePath:r+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return U.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<0||isNaN(i))return U.errors=
[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.valid_before!==void 0){let i=s.valid_before,a=e,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.errors=[{instancePath:r+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return U.errors=[{instancePath:r+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return U.errors=[{instancePath:r+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.look_at!==
void 0){let i=s.look_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return U.
errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Bs.
properties.look_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return U.errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return U.errors=[{instancePath:r+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){let i=s.created_at,a=e,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.errors=[{instancePath:r+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return U.errors=[{instancePath:r+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return U.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.updated_at!==void 0){
let i=s.updated_at,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.errors=
[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return U.errors=[{instancePath:r+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return U.errors=[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.expires_at!==
void 0){let i=s.expires_at,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return U.errors=
[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return U.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.
errors=m,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Fe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let a;if(s.payments===void 0&&(a="payments")||s.next===void 0&&(a="next"))return Fe.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let n=e;for(let o in s)if(!(o==="payments"||o==="next"||o==="counts")){return Fe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(n===e){if(s.payments!==void 0){let o=s.payments,l=e;if(e===l)if(Array.isArray(o)){if(o.length>
1e3)return Fe.errors=[{instancePath:r+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let y=o.length;for(let d=0;d<y;d++){let g=e;U(o[d],{instancePath:r+
"/payments/"+d,parentData:o,parentDataProperty:d,rootData:v,dynamicAnchors:_})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length);var t=g===e;if(!t)break}}}else return Fe.errors=[{instancePath:r+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(s.next!==void 0){let o=s.next,l=e;if(typeof o!="string"&&o!==null)return Fe.
errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Dl.properties.
next.type}}],!1;if(e===l&&typeof o=="string"&&A(o,64))return Fe.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(s.counts!==void 0){let o=s.counts,l=e;if(e===l)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length>16)return Fe.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let d in o){let g=e;if(typeof d!="string"){
let P={instancePath:r+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:d};m===null?m=[P]:m.push(P),e++}if(!(d==="reserved"||d==="executing"||d==="exec\
uted"||d==="settling"||d==="settled"||d==="settle_unknown"||d==="failed"||d==="expired"||d==="refund\
_due"||d==="undecided")){let P={instancePath:r+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:Ep.enum},propertyName:d};m===null?m=[P]:m.push(P),e++}var c=g===e;if(!c){
let P={instancePath:r+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:d}};return m===null?m=[P]:m.push(P),e++,Fe.errors=m,!1;break}}if(c)for(let d in o){
let g=o[d],P=e,w=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Fe.errors=[{instancePath:r+
"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===w&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return Fe.
errors=[{instancePath:r+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return Fe.
errors=[{instancePath:r+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e;if(!i)break}}else return Fe.
errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return Fe.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Fe.errors=m,e===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ht(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ht.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Fe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Fe.errors:
m.concat(Fe.errors),e=m.length));else return ht.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ht.errors=m,e===0}ht.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Rp=gt;function gt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=gt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return gt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gt.errors=m,e===0}gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xp=kt;function kt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=kt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return kt.errors=m,e===0}kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gp=Pt;function Pt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Pt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return Pt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pt.errors=m,e===0}Pt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zp=vt;var ps={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","parallel","waiting","deployments"],properties:{
name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{
type:["string","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"\
schema:Shaping"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:[
"upstream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"\
schema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["inte\
ger","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},parallel:{$ref:"sch\
ema:Parallel"},waiting:{$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"sc\
hema:UpstreamDeployment"}}},$id:"schema:Upstream"};var ti={type:["integer","null"],minimum:1,maximum:1e5,$id:"schema:Parallel"},$l={type:"object",additionalProperties:!1,
required:["model","upstream_model","tier","weight","breaker","in_flight","parallel","waiting","resti\
ng_s"],properties:{model:{type:"string",maxLength:256},upstream_model:{type:"string",maxLength:256},
tier:{type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},breaker:{anyOf:[
{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:\
Parallel"},waiting:{$ref:"schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"sc\
hema:UpstreamDeployment"},Up={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerSt\
ate"};function fe(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.model===void 0&&(c="model")||s.upstream_model===
void 0&&(c="upstream_model")||s.tier===void 0&&(c="tier")||s.weight===void 0&&(c="weight")||s.breaker===
void 0&&(c="breaker")||s.in_flight===void 0&&(c="in_flight")||s.parallel===void 0&&(c="parallel")||s.
waiting===void 0&&(c="waiting")||s.resting_s===void 0&&(c="resting_s"))return fe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let i=e;for(let a in s)if(!sr.
call($l.properties,a)){return fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(s.model!==void 0){let a=s.
model,n=e;if(e===n)if(typeof a=="string"){if(A(a,256))return fe.errors=[{instancePath:r+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return fe.errors=[{instancePath:r+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else
var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,n=e;if(e===n)if(typeof a=="strin\
g"){if(A(a,256))return fe.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/upstrea\
m_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return fe.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return fe.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return fe.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return fe.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return fe.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return fe.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return fe.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=n===e}else var t=!0;if(t){if(s.breaker!==void 0){let a=s.breaker,n=e,o=e,l=!1,y=e;if(typeof a!=
"string"){let P={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};m===null?m=[P]:m.push(P),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let P={
instancePath:r+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Up.
enum}};m===null?m=[P]:m.push(P),e++}var f=y===e;l=l||f;let d=e;if(a!==null){let P={instancePath:r+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?
m=[P]:m.push(P),e++}var f=d===e;if(l=l||f,l)e=o,m!==null&&(o?m.length=o:m=null);else{let P={instancePath:r+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return m===null?m=[P]:
m.push(P),e++,fe.errors=m,!1}var t=n===e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,
n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return fe.errors=[{instancePath:r+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return fe.errors=[{instancePath:r+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return fe.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.parallel!==
void 0){let a=s.parallel,n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)
return fe.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:ti.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return fe.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(a<1||isNaN(a))return fe.errors=[{instancePath:r+"/parallel",schemaPath:"schem\
a:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e}else var t=!0;
if(t){if(s.waiting!==void 0){let a=s.waiting,n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return fe.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return fe.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return fe.errors=[{instancePath:r+"/waiting",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t)if(s.resting_s!==void 0){let a=s.resting_s,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return fe.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return fe.
errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))return fe.errors=[{instancePath:r+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else
var t=!0}}}}}}}}}}else return fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return fe.errors=m,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=V.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.name===void 0&&(o="name")||s.origin===void 0&&
(o="origin")||s.base_url===void 0&&(o="base_url")||s.provider===void 0&&(o="provider")||s.shaping===
void 0&&(o="shaping")||s.learned===void 0&&(o="learned")||s.credential_fault===void 0&&(o="credentia\
l_fault")||s.drained_at===void 0&&(o="drained_at")||s.in_flight===void 0&&(o="in_flight")||s.parallel===
void 0&&(o="parallel")||s.waiting===void 0&&(o="waiting")||s.deployments===void 0&&(o="deployments"))
return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let l=e;for(let y in s)if(!sr.call(ps.properties,y)){return V.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(l===
e){if(s.name!==void 0){let y=s.name,d=e;if(e===d)if(typeof y=="string"){if(A(y,64))return V.errors=[
{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(y,1))return V.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.origin!==
void 0){let y=s.origin,d=e;if(typeof y!="string"&&y!==null)return V.errors=[{instancePath:r+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:ps.properties.origin.type}}],!1;if(e===
d&&typeof y=="string"&&A(y,1024))return V.errors=[{instancePath:r+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;if(t){if(s.
base_url!==void 0){let y=s.base_url,d=e;if(typeof y!="string"&&y!==null)return V.errors=[{instancePath:r+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:ps.properties.base_url.
type}}],!1;if(e===d&&typeof y=="string"&&A(y,1024))return V.errors=[{instancePath:r+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;
if(t){if(s.provider!==void 0){let y=s.provider,d=e;if(typeof y!="string"&&y!==null)return V.errors=[
{instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:ps.properties.
provider.type}}],!1;if(e===d&&typeof y=="string"&&A(y,64))return V.errors=[{instancePath:r+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===
e}else var t=!0;if(t){if(s.shaping!==void 0){let y=s.shaping,d=e;if(e===e)if(Array.isArray(y)){if(y.
length>256)return V.errors=[{instancePath:r+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var f=!0;let w=y.length;for(let k=0;k<w;k++){let h=y[k],u=e;if(e===
u)if(typeof h=="string"){if(A(h,1024))return V.errors=[{instancePath:r+"/shaping/"+k,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(H(h,1))return V.errors=
[{instancePath:r+"/shaping/"+k,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return V.errors=[{instancePath:r+"/shaping/"+k,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=u===e;if(!f)break}}}else return V.errors=[{instancePath:r+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0;if(t){if(s.learned!==void 0){let y=s.learned,d=e;if(e===d)if(Array.isArray(y)){if(y.length>
4096)return V.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var c=!0;let P=y.length;for(let w=0;w<P;w++){let k=y[w],h=e;if(e===
h)if(k&&typeof k=="object"&&!Array.isArray(k)){let b;if(k.upstream_model===void 0&&(b="upstream_mode\
l")||k.shaping===void 0&&(b="shaping"))return V.errors=[{instancePath:r+"/learned/"+w,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:b}}],!1;{let L=e;for(let D in k)
if(!(D==="upstream_model"||D==="shaping")){return V.errors=[{instancePath:r+"/learned/"+w,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}}],
!1;break}if(L===e){if(k.upstream_model!==void 0){let D=k.upstream_model,N=e;if(e===N)if(typeof D=="s\
tring"){if(A(D,256))return V.errors=[{instancePath:r+"/learned/"+w+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/learned/"+w+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var i=N===e}else
var i=!0;if(i)if(k.shaping!==void 0){let D=k.shaping,N=e;if(e===e)if(Array.isArray(D)){if(D.length>256)
return V.errors=[{instancePath:r+"/learned/"+w+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let C=D.length;for(let M=0;M<C;M++){let E=D[M],F=e;if(e===
F)if(typeof E=="string"){if(A(E,1024))return V.errors=[{instancePath:r+"/learned/"+w+"/shaping/"+M,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(H(E,1))return V.errors=
[{instancePath:r+"/learned/"+w+"/shaping/"+M,schemaPath:"schema:Shaping/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+"/learned/"+w+"/shaping/"+M,schemaPath:"\
schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],!1;var a=F===e;if(!a)break}}}else
return V.errors=[{instancePath:r+"/learned/"+w+"/shaping",schemaPath:"schema:Shaping/type",keyword:"\
type",params:{type:"array"}}],!1;var i=N===e}else var i=!0}}}else return V.errors=[{instancePath:r+"\
/learned/"+w,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{type:"object"}}],!1;
var c=h===e;if(!c)break}}}else return V.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/\
learned/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(s.credential_fault!==
void 0){let y=s.credential_fault,d=e;if(typeof y!="string"&&y!==null)return V.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"type",params:{type:ps.properties.
credential_fault.type}}],!1;if(e===d&&typeof y=="string"&&A(y,1024))return V.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var t=d===e}else var t=!0;if(t){if(s.drained_at!==void 0){let y=s.drained_at,d=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return V.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:ps.properties.drained_at.type}}],!1;if(e===
d&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return V.errors=[{instancePath:r+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(y<0||isNaN(y))return V.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0;if(t){if(s.in_flight!==void 0){let y=s.in_flight,d=e,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return V.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return V.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return V.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=d===e}else var t=!0;if(t){if(s.parallel!==void 0){let y=s.parallel,d=e,g=e;if(!(typeof y=="\
number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return V.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:ti.type}}],!1;if(e===g&&typeof y=="number"&&isFinite(
y)){if(y>1e5||isNaN(y))return V.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(y<1||isNaN(y))return V.errors=[{instancePath:r+
"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=d===e}else var t=!0;if(t){if(s.waiting!==void 0){let y=s.waiting,d=e,g=e;if(!(typeof y=="nu\
mber"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return V.errors=[{instancePath:r+"/waiting",schemaPath:"schem\
a:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)){
if(y>9007199254740991||isNaN(y))return V.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return V.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t)if(s.deployments!==void 0){let y=s.deployments,d=e;
if(e===d)if(Array.isArray(y)){if(y.length>4096)return V.errors=[{instancePath:r+"/deployments",schemaPath:"\
#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var n=!0;let P=y.length;
for(let w=0;w<P;w++){let k=e;fe(y[w],{instancePath:r+"/deployments/"+w,parentData:y,parentDataProperty:w,
rootData:v,dynamicAnchors:_})||(m=m===null?fe.errors:m.concat(fe.errors),e=m.length);var n=k===e;if(!n)
break}}}else return V.errors=[{instancePath:r+"/deployments",schemaPath:"#/properties/deployments/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0}}}}}}}}}}}}}else return V.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=m,e===
0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=jr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let f;if(s.upstreams===void 0&&(f="upstreams"))return jr.errors=[{instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(i!=="upstreams"){
return jr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(c===e&&s.upstreams!==void 0){let i=s.upstreams;if(e===e)
if(Array.isArray(i)){if(i.length>256)return jr.errors=[{instancePath:r+"/upstreams",schemaPath:"#/pr\
operties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let n=i.length;for(let o=0;o<
n;o++){let l=e;V(i[o],{instancePath:r+"/upstreams/"+o,parentData:i,parentDataProperty:o,rootData:v,dynamicAnchors:_})||
(m=m===null?V.errors:m.concat(V.errors),e=m.length);var t=l===e;if(!t)break}}}else return jr.errors=
[{instancePath:r+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"\
array"}}],!1}}}else return jr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return jr.errors=m,e===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vt(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=vt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(jr(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?jr.errors:m.concat(
jr.errors),e=m.length));else return vt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return vt.errors=m,e===0}vt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Bp=_t;var Je={type:"object",additionalProperties:!1,required:["name","state","unsent","failing_since","las\
t_error","last_error_at","last_sent_at","dropped"],properties:{name:{type:"string",minLength:1,maxLength:64},
state:{type:"string",enum:["running","stopped"]},unsent:{type:"integer",minimum:0,maximum:9007199254740991},
failing_since:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_error:{type:["string",
"null"],maxLength:500},last_error_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_sent_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},dropped:{type:"integer",minimum:0,maximum:9007199254740991}},
$id:"schema:Outlet"};function me(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.outlets===void 0&&(c=
"outlets"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],
!1;{let i=e;for(let a in s)if(a!=="outlets"){return me.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e&&s.outlets!==
void 0){let a=s.outlets;if(e===e)if(Array.isArray(a)){if(a.length>1e3)return me.errors=[{instancePath:r+
"/outlets",schemaPath:"#/properties/outlets/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let o=a.length;for(let l=0;l<o;l++){let y=a[l],d=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(
y)){let w;if(y.name===void 0&&(w="name")||y.state===void 0&&(w="state")||y.unsent===void 0&&(w="unse\
nt")||y.failing_since===void 0&&(w="failing_since")||y.last_error===void 0&&(w="last_error")||y.last_error_at===
void 0&&(w="last_error_at")||y.last_sent_at===void 0&&(w="last_sent_at")||y.dropped===void 0&&(w="dr\
opped"))return me.errors=[{instancePath:r+"/outlets/"+l,schemaPath:"schema:Outlet/required",keyword:"\
required",params:{missingProperty:w}}],!1;{let k=e;for(let h in y)if(!(h==="name"||h==="state"||h===
"unsent"||h==="failing_since"||h==="last_error"||h==="last_error_at"||h==="last_sent_at"||h==="dropp\
ed")){return me.errors=[{instancePath:r+"/outlets/"+l,schemaPath:"schema:Outlet/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(y.name!==void 0){
let h=y.name,u=e;if(e===u)if(typeof h=="string"){if(A(h,64))return me.errors=[{instancePath:r+"/outl\
ets/"+l+"/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(h,1))return me.errors=[{instancePath:r+"/outlets/"+l+"/name",schemaPath:"schema:Outlet/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+
"/outlets/"+l+"/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=u===e}else var f=!0;if(f){if(y.state!==void 0){let h=y.state,u=e;if(typeof h!="st\
ring")return me.errors=[{instancePath:r+"/outlets/"+l+"/state",schemaPath:"schema:Outlet/properties/\
state/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="running"||h==="stopped"))return me.
errors=[{instancePath:r+"/outlets/"+l+"/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"\
enum",params:{allowedValues:Je.properties.state.enum}}],!1;var f=u===e}else var f=!0;if(f){if(y.unsent!==
void 0){let h=y.unsent,u=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return me.errors=
[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===u&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/propert\
ies/unsent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(
h))return me.errors=[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/properties/un\
sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=u===e}else var f=!0;if(f){
if(y.failing_since!==void 0){let h=y.failing_since,u=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&h!==null)return me.errors=[{instancePath:r+"/outlets/"+l+"/failing_since",schemaPath:"schema:Ou\
tlet/properties/failing_since/type",keyword:"type",params:{type:Je.properties.failing_since.type}}],
!1;if(e===u&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return me.errors=[{instancePath:r+
"/outlets/"+l+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return me.errors=[{instancePath:r+
"/outlets/"+l+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var f=u===e}else var f=!0;if(f){if(y.last_error!==void 0){
let h=y.last_error,u=e;if(typeof h!="string"&&h!==null)return me.errors=[{instancePath:r+"/outlets/"+
l+"/last_error",schemaPath:"schema:Outlet/properties/last_error/type",keyword:"type",params:{type:Je.
properties.last_error.type}}],!1;if(e===u&&typeof h=="string"&&A(h,500))return me.errors=[{instancePath:r+
"/outlets/"+l+"/last_error",schemaPath:"schema:Outlet/properties/last_error/maxLength",keyword:"maxL\
ength",params:{limit:500}}],!1;var f=u===e}else var f=!0;if(f){if(y.last_error_at!==void 0){let h=y.
last_error_at,u=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null)return me.errors=
[{instancePath:r+"/outlets/"+l+"/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/t\
ype",keyword:"type",params:{type:Je.properties.last_error_at.type}}],!1;if(e===u&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/last_\
error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/\
last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var f=u===e}else var f=!0;if(f){if(y.last_sent_at!==void 0){let h=y.last_sent_at,
u=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null)return me.errors=[{instancePath:r+
"/outlets/"+l+"/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/type",keyword:"type",
params:{type:Je.properties.last_sent_at.type}}],!1;if(e===u&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/last_sent_at",schemaPath:"sche\
ma:Outlet/properties/last_sent_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=u===
e}else var f=!0;if(f)if(y.dropped!==void 0){let h=y.dropped,u=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return me.errors=[{instancePath:r+"/outlets/"+l+"/dropped",schemaPath:"schema:Outle\
t/properties/dropped/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/dropp\
ed",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return me.errors=[{instancePath:r+"/outlets/"+l+"/drop\
ped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var f=u===e}else var f=!0}}}}}}}}}else return me.errors=[{instancePath:r+"/outlets/"+l,
schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1;var t=d===e;if(!t)break}}}else
return me.errors=[{instancePath:r+"/outlets",schemaPath:"#/properties/outlets/type",keyword:"type",params:{
type:"array"}}],!1}}}else return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return me.errors=m,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function _t(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=_t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(me(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?me.errors:
m.concat(me.errors),e=m.length));else return _t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _t.errors=m,e===0}_t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zp=ce;function ce(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name")||f.state===void 0&&(i="s\
tate")||f.unsent===void 0&&(i="unsent")||f.failing_since===void 0&&(i="failing_since")||f.last_error===
void 0&&(i="last_error")||f.last_error_at===void 0&&(i="last_error_at")||f.last_sent_at===void 0&&(i=
"last_sent_at")||f.dropped===void 0&&(i="dropped"))return ce.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in f)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return ce.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===
e){if(f.name!==void 0){let n=f.name,o=e;if(e===o)if(typeof n=="string"){if(A(n,64))return ce.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(H(n,1))return ce.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.state!==void 0){let n=f.state,o=e;if(typeof n!=
"string")return ce.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return ce.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:Je.properties.state.enum}}],!1;var t=o===e}else var t=!0;if(t){if(f.unsent!==void 0){let n=f.
unsent,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.failing_since!==void 0){let n=f.failing_since,
o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ce.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:Je.properties.failing_since.type}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ce.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return ce.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(f.last_error!==void 0){let n=f.last_error,o=e;if(typeof n!="string"&&n!==null)
return ce.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:Je.properties.last_error.type}}],!1;if(e===o&&typeof n=="stri\
ng"&&A(n,500))return ce.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=o===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let n=f.last_error_at,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return ce.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:Je.properties.last_error_at.
type}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let n=f.last_sent_at,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return ce.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:Je.properties.last_sent_at.type}}],!1;if(e===
o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t)if(f.dropped!==void 0){let n=f.
dropped,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}}}else return ce.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=
m,e===0}ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vp=he;function he(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name")||f.state===void 0&&(i="s\
tate")||f.unsent===void 0&&(i="unsent")||f.failing_since===void 0&&(i="failing_since")||f.last_error===
void 0&&(i="last_error")||f.last_error_at===void 0&&(i="last_error_at")||f.last_sent_at===void 0&&(i=
"last_sent_at")||f.dropped===void 0&&(i="dropped"))return he.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in f)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return he.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===
e){if(f.name!==void 0){let n=f.name,o=e;if(e===o)if(typeof n=="string"){if(A(n,64))return he.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(H(n,1))return he.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.state!==void 0){let n=f.state,o=e;if(typeof n!=
"string")return he.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return he.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:Je.properties.state.enum}}],!1;var t=o===e}else var t=!0;if(t){if(f.unsent!==void 0){let n=f.
unsent,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return he.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return he.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return he.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.failing_since!==void 0){let n=f.failing_since,
o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return he.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:Je.properties.failing_since.type}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return he.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return he.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(f.last_error!==void 0){let n=f.last_error,o=e;if(typeof n!="string"&&n!==null)
return he.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:Je.properties.last_error.type}}],!1;if(e===o&&typeof n=="stri\
ng"&&A(n,500))return he.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=o===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let n=f.last_error_at,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return he.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:Je.properties.last_error_at.
type}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return he.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return he.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let n=f.last_sent_at,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return he.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:Je.properties.last_sent_at.type}}],!1;if(e===
o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return he.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return he.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t)if(f.dropped!==void 0){let n=f.
dropped,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return he.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return he.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return he.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}}}else return he.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return he.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
m,e===0}he.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Wp=bt;function bt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=bt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(V(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?V.errors:
m.concat(V.errors),e=m.length));else return bt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bt.errors=m,e===0}bt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Hp=wt;function wt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=wt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(V(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?V.errors:
m.concat(V.errors),e=m.length));else return wt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return wt.errors=m,e===0}wt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Yp=Ke;function Ke(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let c=s.response;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){let a;if(c.name===void 0&&(a="name")||c.ok===void 0&&(a="ok")||
c.detail===void 0&&(a="detail")||c.missing===void 0&&(a="missing"))return Ke.errors=[{instancePath:r+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let n=e;for(let o in c)if(!(o==="name"||o==="ok"||o==="detail"||o==="missing")){return Ke.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(c.name!==void 0){let o=c.name,l=e;
if(e===l)if(typeof o=="string"){if(A(o,64))return Ke.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(o,1))return Ke.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ke.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(c.ok!==void 0){let o=e;if(typeof c.ok!="boolean")return Ke.errors=[{instancePath:r+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=o===e}else var t=!0;if(t){if(c.detail!==void 0){let o=c.detail,l=e;if(e===l)if(typeof o==
"string"){if(A(o,65536))return Ke.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(H(o,1))return Ke.
errors=[{instancePath:r+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Ke.errors=[{instancePath:r+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(c.missing!==void 0){let o=c.missing,l=e;if(e===l)if(Array.isArray(
o)){if(o.length>4096)return Ke.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let d=o.length;
for(let g=0;g<d;g++){let P=o[g],w=e;if(e===w)if(typeof P=="string"){if(A(P,256))return Ke.errors=[{instancePath:r+
"/response/missing/"+g,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(H(P,1))return Ke.errors=[{instancePath:r+"/response/missing/"+g,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ke.errors=[{instancePath:r+"/response/missing/"+g,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=w===e;if(!f)break}}}else
return Ke.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return Ke.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Ke.errors=m,e===0}Ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Jp=xt;var Ol={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Cl={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","parallel","waiting","resting_s"],properties:{
upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{
type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"numb\
er",minimum:0,maximum:1},drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"\
null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Cou\
nt"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function pe(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let c;if(s.upstream===void 0&&(c="upstream")||s.upstream_model===
void 0&&(c="upstream_model")||s.tier===void 0&&(c="tier")||s.weight===void 0&&(c="weight")||s.share===
void 0&&(c="share")||s.drained===void 0&&(c="drained")||s.breaker===void 0&&(c="breaker")||s.in_flight===
void 0&&(c="in_flight")||s.parallel===void 0&&(c="parallel")||s.waiting===void 0&&(c="waiting")||s.resting_s===
void 0&&(c="resting_s"))return pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:c}}],!1;{let i=e;for(let a in s)if(!sr.call(Cl.properties,a)){return pe.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(i===e){if(s.upstream!==void 0){let a=s.upstream,n=e;if(e===n)if(typeof a=="string"){if(A(
a,64))return pe.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(a,1))return pe.errors=[{instancePath:r+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:r+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,n=e;if(e===n)if(typeof a==
"string"){if(A(a,256))return pe.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/u\
pstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return pe.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return pe.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return pe.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return pe.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return pe.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return pe.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return pe.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=n===e}else var t=!0;if(t){if(s.share!==void 0){let a=s.share,n=e;if(e===n)if(typeof a=="num\
ber"&&isFinite(a)){if(a>1||isNaN(a))return pe.errors=[{instancePath:r+"/share",schemaPath:"#/propert\
ies/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return pe.
errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return pe.errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.drained!==void 0){
let a=e;if(typeof s.drained!="boolean")return pe.errors=[{instancePath:r+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
breaker!==void 0){let a=s.breaker,n=e,o=e,l=!1,y=e;if(typeof a!="string"){let P={instancePath:r+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};m===null?m=[P]:m.
push(P),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let P={instancePath:r+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Up.enum}};m===null?m=[P]:m.push(P),e++}
var f=y===e;l=l||f;let d=e;if(a!==null){let P={instancePath:r+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[P]:m.push(P),e++}var f=d===e;if(l=
l||f,l)e=o,m!==null&&(o?m.length=o:m=null);else{let P={instancePath:r+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return m===null?m=[P]:m.push(P),e++,pe.errors=m,!1}var t=n===
e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,n=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return pe.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return pe.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return pe.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.parallel!==void 0){let a=s.parallel,n=e,o=e;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return pe.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:ti.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>1e5||isNaN(a))return pe.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(a<1||isNaN(a))return pe.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.waiting!==void 0){let a=s.waiting,n=e,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return pe.errors=[{instancePath:r+"/waiting",schemaPath:"s\
chema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return pe.errors=[{instancePath:r+"/waiting",schemaPath:"schema:\
Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return pe.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.resting_s!==void 0){let a=s.
resting_s,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return pe.errors=[{instancePath:r+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return pe.errors=[{instancePath:r+"/resting\
_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return pe.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0}}}}}}}}}}}}else
return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.
errors=m,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Te.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.routes===void 0&&(i="routes"))return Te.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in s)if(n!=="route\
s"){return Te.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(a===e&&s.routes!==void 0){let n=s.routes;if(e===e)if(Array.
isArray(n)){if(n.length>4096)return Te.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/ro\
utes/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var t=!0;let l=n.length;for(let y=0;y<l;y++){
let d=n[y],g=e;if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){let w;if(d.model===void 0&&(w="\
model")||d.route===void 0&&(w="route")||d.kind===void 0&&(w="kind")||d.deployments===void 0&&(w="dep\
loyments"))return Te.errors=[{instancePath:r+"/routes/"+y,schemaPath:"#/properties/routes/items/requ\
ired",keyword:"required",params:{missingProperty:w}}],!1;{let k=e;for(let h in d)if(!(h==="model"||h===
"route"||h==="kind"||h==="deployments")){return Te.errors=[{instancePath:r+"/routes/"+y,schemaPath:"\
#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(k===e){if(d.model!==void 0){let h=d.model,u=e;if(e===u)if(typeof h=="string"){if(A(h,256))
return Te.errors=[{instancePath:r+"/routes/"+y+"/model",schemaPath:"#/properties/routes/items/proper\
ties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Te.errors=[{instancePath:r+
"/routes/"+y+"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{
type:"string"}}],!1;var f=u===e}else var f=!0;if(f){if(d.route!==void 0){let h=d.route,u=e;if(typeof h!=
"string"&&h!==null)return Te.errors=[{instancePath:r+"/routes/"+y+"/route",schemaPath:"#/properties/\
routes/items/properties/route/type",keyword:"type",params:{type:Ol.properties.routes.items.properties.
route.type}}],!1;if(e===u&&typeof h=="string"&&A(h,256))return Te.errors=[{instancePath:r+"/routes/"+
y+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=u===e}else var f=!0;if(f){if(d.kind!==void 0){let h=d.kind,u=e;if(e===u)if(typeof h==
"string"){if(A(h,32))return Te.errors=[{instancePath:r+"/routes/"+y+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Te.errors=
[{instancePath:r+"/routes/"+y+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=u===e}else var f=!0;if(f)if(d.deployments!==void 0){let h=d.
deployments,u=e;if(e===u)if(Array.isArray(h)){if(h.length>4096)return Te.errors=[{instancePath:r+"/r\
outes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var c=!0;let L=h.length;for(let D=0;D<L;D++){let N=e;pe(h[D],{instancePath:r+
"/routes/"+y+"/deployments/"+D,parentData:h,parentDataProperty:D,rootData:v,dynamicAnchors:_})||(m=m===
null?pe.errors:m.concat(pe.errors),e=m.length);var c=N===e;if(!c)break}}}else return Te.errors=[{instancePath:r+
"/routes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=u===e}else var f=!0}}}}}else return Te.errors=[{instancePath:r+
"/routes/"+y,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=g===e;if(!t)break}}}else return Te.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return Te.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=m,e===0}Te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function xt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=xt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Te.errors:
m.concat(Te.errors),e=m.length));else return xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xt.errors=m,e===0}xt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Qp=ge;var Wo={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function ge(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let i=s.
response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let n;if(i.source===void 0&&(n="sourc\
e")||i.proposals===void 0&&(n="proposals"))return ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let l in i)
if(!(l==="source"||l==="proposals")){return ge.errors=[{instancePath:r+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(i.source!==void 0){let l=i.source,y=e;if(e===y)if(typeof l=="string"){if(A(l,128))
return ge.errors=[{instancePath:r+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return ge.errors=[{instancePath:r+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=y===e}else var t=!0;if(t)if(i.proposals!==void 0){let l=i.proposals,y=e;if(e===y)
if(Array.isArray(l)){if(l.length>65536)return ge.errors=[{instancePath:r+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let g=l.length;for(let P=0;P<g;P++){let w=l[P],k=e;if(e===k)if(w&&typeof w=="object"&&!Array.isArray(
w)){let u;if(w.model===void 0&&(u="model")||w.upstream===void 0&&(u="upstream")||w.upstream_model===
void 0&&(u="upstream_model")||w.price===void 0&&(u="price")||w.proposed===void 0&&(u="proposed")||w.
is_same===void 0&&(u="is_same")||w.context_tokens===void 0&&(u="context_tokens"))return ge.errors=[{
instancePath:r+"/response/proposals/"+P,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:u}}],!1;{let b=e;for(let L in w)if(!(L==="mode\
l"||L==="upstream"||L==="upstream_model"||L==="price"||L==="proposed"||L==="is_same"||L==="context_t\
okens")){return ge.errors=[{instancePath:r+"/response/proposals/"+P,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(b===e){if(w.model!==void 0){let L=w.model,D=e;if(e===D)if(typeof L=="string"){if(A(L,256))
return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var c=D===
e}else var c=!0;if(c){if(w.upstream!==void 0){let L=w.upstream,D=e;if(e===D)if(typeof L=="string"){if(A(
L,64))return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(L,1))return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var c=D===e}else var c=!0;if(c){if(w.upstream_model!==void 0){let L=w.upstream_model,D=e;
if(e===D)if(typeof L=="string"){if(A(L,256))return ge.errors=[{instancePath:r+"/response/proposals/"+
P+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ge.errors=[{instancePath:r+
"/response/proposals/"+P+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var c=D===e}else var c=!0;
if(c){if(w.price!==void 0){let L=w.price,D=e;if(typeof L!="string"&&L!==null)return ge.errors=[{instancePath:r+
"/response/proposals/"+P+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:Wo.properties.proposals.items.properties.price.type}}],
!1;if(e===D&&typeof L=="string"&&A(L,8192))return ge.errors=[{instancePath:r+"/response/proposals/"+
P+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var c=D===e}else var c=!0;if(c){if(w.proposed!==void 0){
let L=w.proposed,D=e;if(e===D)if(typeof L=="string"){if(A(L,8192))return ge.errors=[{instancePath:r+
"/response/proposals/"+P+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return ge.errors=[{instancePath:r+
"/response/proposals/"+P+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var c=D===e}else var c=!0;if(c){if(w.
is_same!==void 0){let L=e;if(typeof w.is_same!="boolean")return ge.errors=[{instancePath:r+"/respons\
e/proposals/"+P+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var c=L===e}else var c=!0;if(c)if(w.context_tokens!==
void 0){let L=w.context_tokens,D=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)
return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:Wo.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===D&&typeof L=="number"&&isFinite(
L)){if(L>1e9||isNaN(L))return ge.errors=[{instancePath:r+"/response/proposals/"+P+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(L<1||isNaN(L))return ge.errors=[{instancePath:r+
"/response/proposals/"+P+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var c=D===
e}else var c=!0}}}}}}}}else return ge.errors=[{instancePath:r+"/response/proposals/"+P,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===
e;if(!f)break}}}else return ge.errors=[{instancePath:r+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0}}}else
return ge.errors=[{instancePath:r+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return ge.errors=m,e===0}ge.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var em=qt;var Ho={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Yo={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function de(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=de.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.description===
void 0&&(f="description")||s.price_usd===void 0&&(f="price_usd")||s.effect===void 0&&(f="effect")||s.
calls===void 0&&(f="calls")||s.errors===void 0&&(f="errors")||s.cache_hits===void 0&&(f="cache_hits")||
s.p50_ms===void 0&&(f="p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return de.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!sr.call(Yo.
properties,i)){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.name!==void 0){let i=s.name,
a=e;if(e===a)if(typeof i=="string"){if(A(i,256))return de.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(i,1))return de.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return de.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.description!==void 0){let i=s.description,
a=e;if(e===a)if(typeof i=="string"){if(A(i,65536))return de.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return de.errors=
[{instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.price_usd!==void 0){let i=s.price_usd,a=e;if(e===
a)if(typeof i=="string"){if(A(i,32))return de.errors=[{instancePath:r+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return de.errors=[{instancePath:r+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.effect!==void 0){let i=s.effect,a=e;if(typeof i!="string")return de.errors=
[{instancePath:r+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="read"||i==="write"))return de.errors=[{instancePath:r+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:Yo.properties.effect.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(s.calls!==void 0){let i=s.calls,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return de.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return de.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return de.errors=[{instancePath:r+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(s.errors!==void 0){let i=s.errors,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)))return de.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return de.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return de.errors=[{instancePath:r+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t){if(s.cache_hits!==void 0){let i=s.cache_hits,a=e,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return de.errors=[{instancePath:r+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:r+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return de.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let i=s.
p50_ms,a=e,n=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return de.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return de.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let i=s.p95_ms,a=e,n=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return de.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return de.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.
errors=m,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=ae.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let c;if(s.id===void 0&&(c="id")||s.title===void 0&&(c="title")||s.description===
void 0&&(c="description")||s.version===void 0&&(c="version")||s.available===void 0&&(c="available")||
s.unavailable_because===void 0&&(c="unavailable_because")||s.query_price_usd===void 0&&(c="query_pri\
ce_usd")||s.for_sale===void 0&&(c="for_sale")||s.calls===void 0&&(c="calls")||s.errors===void 0&&(c=
"errors")||s.cache_hits===void 0&&(c="cache_hits")||s.p50_ms===void 0&&(c="p50_ms")||s.p95_ms===void 0&&
(c="p95_ms")||s.tools===void 0&&(c="tools"))return ae.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:c}}],!1;{let i=e;for(let a in s)if(!sr.call(Ho.properties,
a)){return ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}}],!1;break}if(i===e){if(s.id!==void 0){let a=s.id,n=e;if(e===n)if(typeof a==
"string"){if(A(a,64))return ae.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(H(a,1))return ae.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;
if(t){if(s.title!==void 0){let a=s.title,n=e;if(e===n)if(typeof a=="string"){if(A(a,1024))return ae.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return ae.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.description!==void 0){
let a=s.description,n=e;if(e===n)if(typeof a=="string"){if(A(a,65536))return ae.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return ae.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.version!==void 0){let a=s.
version,n=e;if(e===n)if(typeof a=="string"){if(A(a,256))return ae.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.available!==void 0){let a=e;if(typeof s.available!=
"boolean")return ae.errors=[{instancePath:r+"/available",schemaPath:"#/properties/available/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.unavailable_because!==void 0){
let a=s.unavailable_because,n=e;if(typeof a!="string"&&a!==null)return ae.errors=[{instancePath:r+"/\
unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:Ho.
properties.unavailable_because.type}}],!1;if(e===n&&typeof a=="string"&&A(a,1024))return ae.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=n===e}else var t=!0;if(t){if(s.query_price_usd!==void 0){let a=s.
query_price_usd,n=e;if(e===n)if(typeof a=="string"){if(A(a,32))return ae.errors=[{instancePath:r+"/q\
uery_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return ae.errors=[{instancePath:r+"/query_price_usd",schemaPath:"#/properties/query_price_us\
d/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.for_sale!==void 0){
let a=e;if(typeof s.for_sale!="boolean")return ae.errors=[{instancePath:r+"/for_sale",schemaPath:"#/\
properties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.calls!==void 0){let a=s.calls,n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return ae.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.
errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.errors!==void 0){let a=s.errors,n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ae.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.
errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.cache_hits!==void 0){let a=s.cache_hits,n=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return ae.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return ae.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let a=s.p50_ms,n=e,o=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return ae.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseco\
nds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return ae.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Millisecon\
ds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))
return ae.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.p95_ms!==void 0){let a=s.
p95_ms,n=e,o=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return ae.errors=[{instancePath:r+"/p\
95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.errors=[{instancePath:r+"/p95_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.tools!==
void 0){let a=s.tools,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e4)return ae.errors=[{instancePath:r+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let l=a.length;for(let y=0;y<l;y++){let d=e;de(a[y],{instancePath:r+"/tools/"+y,parentData:a,parentDataProperty:y,
rootData:v,dynamicAnchors:_})||(m=m===null?de.errors:m.concat(de.errors),e=m.length);var f=d===e;if(!f)
break}}}else return ae.errors=[{instancePath:r+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=n===e}else var t=!0}}}}}}}}}}}}}}}else return ae.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=m,e===0}ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function xe(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.servers===
void 0&&(n="servers")||s.agents===void 0&&(n="agents")||s.broken===void 0&&(n="broken"))return xe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;
for(let l in s)if(!(l==="servers"||l==="agents"||l==="broken")){return xe.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(o===
e){if(s.servers!==void 0){let l=s.servers,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return xe.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return xe.errors=
[{instancePath:r+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(l<1||isNaN(l))return xe.errors=[{instancePath:r+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;
if(t){if(s.agents!==void 0){let l=s.agents,y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e3)return xe.
errors=[{instancePath:r+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var f=!0;let g=l.length;for(let P=0;P<g;P++){let w=e;ae(l[P],{instancePath:r+"/agen\
ts/"+P,parentData:l,parentDataProperty:P,rootData:v,dynamicAnchors:_})||(m=m===null?ae.errors:m.concat(
ae.errors),e=m.length);var f=w===e;if(!f)break}}}else return xe.errors=[{instancePath:r+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t)if(s.
broken!==void 0){let l=s.broken,y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e3)return xe.errors=[
{instancePath:r+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var c=!0;let g=l.length;for(let P=0;P<g;P++){let w=l[P],k=e;if(e===k)if(w&&typeof w=="object"&&!Array.
isArray(w)){let u;if(w.id===void 0&&(u="id")||w.problems===void 0&&(u="problems"))return xe.errors=[
{instancePath:r+"/broken/"+P,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:u}}],!1;{let b=e;for(let L in w)if(!(L==="id"||L==="problems")){return xe.errors=[{instancePath:r+
"/broken/"+P,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:L}}],!1;break}if(b===e){if(w.id!==void 0){let L=w.id,D=e;if(e===D)if(typeof L==
"string"){if(A(L,256))return xe.errors=[{instancePath:r+"/broken/"+P+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return xe.errors=
[{instancePath:r+"/broken/"+P+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i)if(w.problems!==void 0){let L=w.problems,
D=e;if(e===D)if(Array.isArray(L)){if(L.length>100)return xe.errors=[{instancePath:r+"/broken/"+P+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var a=!0;let S=L.length;for(let I=0;I<S;I++){let C=L[I],M=e;if(e===M)if(typeof C=="\
string"){if(A(C,4096))return xe.errors=[{instancePath:r+"/broken/"+P+"/problems/"+I,schemaPath:"#/pr\
operties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return xe.errors=[{instancePath:r+"/broken/"+P+"/problems/"+I,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var a=M===e;if(!a)
break}}}else return xe.errors=[{instancePath:r+"/broken/"+P+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var i=D===e}else var i=!0}}}else
return xe.errors=[{instancePath:r+"/broken/"+P,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var c=k===e;if(!c)break}}}else return xe.errors=[{instancePath:r+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else
var t=!0}}}}else return xe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return xe.errors=m,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qt(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=qt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(xe(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?xe.errors:m.concat(
xe.errors),e=m.length));else return qt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return qt.errors=m,e===0}qt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var rm=qe;var Kl={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function qe(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=qe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.response!==void 0){let i=s.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let n;
if(i.id===void 0&&(n="id")||i.tools===void 0&&(n="tools")||i.file===void 0&&(n="file")||i.document===
void 0&&(n="document"))return qe.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let l in i)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return qe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(i.id!==void 0){let l=i.id,y=e;if(e===y)if(typeof l=="string"){if(A(l,64))return qe.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(l,1))return qe.errors=[{instancePath:r+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(i.tools!==void 0){let l=i.tools,
y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e4)return qe.errors=[{instancePath:r+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let g=l.length;for(let P=0;P<g;P++){let w=l[P],k=e;if(e===k)if(w&&typeof w=="object"&&!Array.
isArray(w)){let u;if(w.name===void 0&&(u="name")||w.parameters===void 0&&(u="parameters"))return qe.
errors=[{instancePath:r+"/response/tools/"+P,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:u}}],!1;{let b=e;for(let L in w)if(!(L==="name"||
L==="parameters")){return qe.errors=[{instancePath:r+"/response/tools/"+P,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(b===e){if(w.name!==void 0){let L=w.name,D=e;if(e===D)if(typeof L=="string"){if(A(L,256))
return qe.errors=[{instancePath:r+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(L,1))return qe.
errors=[{instancePath:r+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[
{instancePath:r+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var c=D===e}else var c=!0;if(c)if(w.
parameters!==void 0){let L=w.parameters,D=e;if(e===D&&!(L&&typeof L=="object"&&!Array.isArray(L)))return qe.
errors=[{instancePath:r+"/response/tools/"+P+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var c=D===e}else
var c=!0}}}else return qe.errors=[{instancePath:r+"/response/tools/"+P,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===e;if(!f)break}}}else
return qe.errors=[{instancePath:r+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(i.file!==void 0){
let l=i.file,y=e;if(e===y)if(typeof l=="string"){if(A(l,4096))return qe.errors=[{instancePath:r+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return qe.errors=[{instancePath:r+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t)
if(i.document!==void 0){let l=i.document,y=e;if(typeof l!="string"&&l!==null)return qe.errors=[{instancePath:r+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:Kl.properties.document.type}}],!1;if(e===y&&typeof l=="string"&&A(l,16777216))return qe.errors=
[{instancePath:r+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=y===e}else var t=!0}}}}}else return qe.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return qe.errors=m,e===0}qe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var sm=Nt;var Jo={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},tm=new RegExp("^[0-9a-f]{64}$","u");function $e(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=$e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.digest===void 0&&
(f="digest")||s.loaded_at===void 0&&(f="loaded_at")||s.seen_at===void 0&&(f="seen_at")||s.is_this===
void 0&&(f="is_this"))return $e.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let c=e;for(let i in s)if(!(i==="name"||i==="digest"||i==="loaded_at"||i===
"seen_at"||i==="is_this")){return $e.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.name!==void 0){let i=s.
name,a=e;if(e===a)if(typeof i=="string"){if(A(i,255))return $e.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return $e.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.digest!==void 0){let i=s.digest,a=e;if(e===a)if(typeof i=="string"){if(A(i,64))return $e.
errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!tm.test(i))return $e.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return $e.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.loaded_at!==void 0){let i=s.loaded_at,a=e,n=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return $e.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return $e.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return $e.
errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.seen_at!==void 0){let i=s.seen_at,a=e,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $e.errors=[{instancePath:r+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return $e.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return $e.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.is_this!==void 0){let i=e;
if(typeof s.is_this!="boolean")return $e.errors=[{instancePath:r+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}else return $e.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=
m,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(s,{instancePath:r="",parentData:q,
parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=ye.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.file===void 0&&(a="file")||s.loaded_at===void 0&&(a="loaded_at")||s.sandbox===void 0&&(a=
"sandbox")||s.config===void 0&&(a="config")||s.sources===void 0&&(a="sources")||s.need_restart===void 0&&
(a="need_restart")||s.digest===void 0&&(a="digest")||s.servers===void 0&&(a="servers"))return ye.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;
for(let o in s)if(!(o==="file"||o==="loaded_at"||o==="sandbox"||o==="config"||o==="need_restart"||o===
"sources"||o==="digest"||o==="servers")){return ye.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(s.file!==
void 0){let o=s.file,l=e;if(typeof o!="string"&&o!==null)return ye.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Jo.properties.file.type}}],!1;if(e===l&&typeof o==
"string"&&A(o,4096))return ye.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(s.loaded_at!==void 0){
let o=s.loaded_at,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ye.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ye.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return ye.errors=[{instancePath:r+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
sandbox!==void 0){let o=e;if(typeof s.sandbox!="boolean")return ye.errors=[{instancePath:r+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;
if(t){if(s.config!==void 0){let o=s.config,l=e;if(e===l&&!(o&&typeof o=="object"&&!Array.isArray(o)))
return ye.errors=[{instancePath:r+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(s.need_restart!==void 0){let o=s.need_restart,
l=e;if(e===l)if(Array.isArray(o)){if(o.length>1024)return ye.errors=[{instancePath:r+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let d=o.length;for(let g=0;g<d;g++){let P=o[g],w=e;if(e===w)if(typeof P=="string"){if(A(P,512))return ye.
errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(H(P,1))return ye.errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.
errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=w===e;if(!f)break}}}else return ye.errors=[{instancePath:r+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(s.sources!==void 0){let o=s.sources,l=e;if(e===l)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length>1e5)return ye.errors=[{instancePath:r+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let d in o){
let g=o[d],P=e;if(e===P)if(typeof g=="string"){if(A(g,256))return ye.errors=[{instancePath:r+"/sourc\
es/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(g,1))return ye.errors=[{instancePath:r+"\
/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/\
sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var c=P===e;if(!c)break}}else return ye.errors=
[{instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(s.digest!==void 0){let o=s.digest,l=e;if(e===l)if(typeof o==
"string"){if(A(o,64))return ye.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!tm.test(o))return ye.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return ye.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(s.servers!==void 0){let o=s.servers,
l=e;if(!Array.isArray(o)&&o!==null)return ye.errors=[{instancePath:r+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:Jo.properties.servers.type}}],!1;if(e===l&&Array.isArray(
o)){if(o.length>1e4)return ye.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var i=!0;let d=o.length;for(let g=0;g<d;g++){let P=e;
$e(o[g],{instancePath:r+"/servers/"+g,parentData:o,parentDataProperty:g,rootData:v,dynamicAnchors:_})||
(m=m===null?$e.errors:m.concat($e.errors),e=m.length);var i=P===e;if(!i)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.
errors=m,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Nt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(ye(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(m=m===null?ye.errors:m.concat(ye.errors),e=m.length));else
return Nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Nt.
errors=m,e===0}Nt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var am=Lt;var Qo={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:SessionRole"},how:{type:"string",enum:["token","\
session"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Sess\
ion"};var im={type:"string",enum:["admin","viewer","group-admin"],$id:"schema:SessionRole"},nm=new RegExp(
"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$","u");function Se(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===
void 0&&(f="name")||s.role===void 0&&(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f=
"expires_at"))return Se.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let c=e;for(let i in s)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return Se.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(c===e){if(s.name!==void 0){let i=s.name,a=e;if(e===e)if(typeof i=="string"){if(A(i,69))return Se.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{
limit:69}}],!1;if(H(i,1))return Se.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!nm.test(i))return Se.errors=[{instancePath:r+
"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0\
-9_.@-]{1,64}$"}}],!1}else return Se.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/\
type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){
let i=s.role,a=e;if(typeof i!="string")return Se.errors=[{instancePath:r+"/role",schemaPath:"schema:\
SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"||i==="gr\
oup-admin"))return Se.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:im.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let i=s.
how,a=e;if(typeof i!="string")return Se.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="token"||i==="session"))return Se.errors=[
{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:Qo.properties.
how.enum}}],!1;var t=a===e}else var t=!0;if(t)if(s.expires_at!==void 0){let i=s.expires_at,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return Se.errors=[{instancePath:r+"/expires_at",
schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:Qo.properties.expires_at.type}}],
!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Se.errors=[{instancePath:r+
"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Se.errors=[{instancePath:r+"/expires_at",schemaPath:"\
#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else
var t=!0}}}}}else return Se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Se.errors=m,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lt(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=Lt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Se(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Se.errors:m.concat(
Se.errors),e=m.length));else return Lt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Lt.errors=m,e===0}Lt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var om=St;function Le(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.role===void 0&&
(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f="expires_at")||s.secret===void 0&&(f=
"secret"))return Le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let c=e;for(let i in s)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){
return Le.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(c===e){if(s.name!==void 0){let i=s.name,a=e;if(e===e)if(typeof i==
"string"){if(A(i,69))return Le.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(H(i,1))return Le.errors=[{instancePath:r+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!nm.test(i))return Le.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return Le.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
role!==void 0){let i=s.role,a=e;if(typeof i!="string")return Le.errors=[{instancePath:r+"/role",schemaPath:"\
schema:SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"||
i==="group-admin"))return Le.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:im.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let i=s.
how,a=e;if(typeof i!="string")return Le.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(i!=="session")return Le.errors=[{instancePath:r+
"/how",schemaPath:"#/properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.expires_at!==void 0){let i=s.expires_at,a=e,n=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return Le.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return Le.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return Le.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.secret!==void 0){let i=s.
secret,a=e;if(e===a)if(typeof i=="string"){if(A(i,64))return Le.errors=[{instancePath:r+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return Le.errors=
[{instancePath:r+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Le.errors=[{instancePath:r+"/secret",schemaPath:"#/properties/secret/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}}}}else return Le.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=m,e===0}Le.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function St(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=St.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Le(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||
(m=m===null?Le.errors:m.concat(Le.errors),e=m.length));else return St.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return St.errors=m,e===0}St.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var pm=At;function At(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=At.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Se(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?Se.errors:
m.concat(Se.errors),e=m.length));else return At.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return At.errors=m,e===0}At.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mm=lr;var Fl=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function lr(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=lr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.url===void 0&&
(c="url"))return lr.errors=[{instancePath:r+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let i=e;for(let a in t)if(a!=="url"){return lr.errors=[{instancePath:r+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(i===e&&t.url!==void 0){let a=t.url,n=e;if(e===n&&e===n)if(typeof a==
"string"){if(A(a,8192))return lr.errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(H(a,8))return lr.errors=
[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!Fl.test(a))return lr.errors=[{instancePath:r+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return lr.
errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return lr.errors=[{instancePath:r+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return lr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=m,e===0}lr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var lm=It;var ep={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{type:"s\
tring",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"\
schema:Operator"};var dm={type:"string",enum:["admin","viewer"],$id:"schema:Role"},fm=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ne(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,
dynamicAnchors:_={}}={}){let m=null,e=0,p=ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||
s.name===void 0&&(f="name")||s.role===void 0&&(f="role")||s.managed_by===void 0&&(f="managed_by")||s.
prefix===void 0&&(f="prefix")||s.created_at===void 0&&(f="created_at")||s.rotated_at===void 0&&(f="r\
otated_at")||s.revoked_at===void 0&&(f="revoked_at"))return ne.errors=[{instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!(i==="id"||
i==="name"||i==="role"||i==="managed_by"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="rev\
oked_at")){return ne.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.id!==void 0){let i=s.id,a=e;if(e===
a)if(typeof i=="string"){if(A(i,64))return ne.errors=[{instancePath:r+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return ne.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){let i=s.name,a=e;if(e===e)if(typeof i=="strin\
g"){if(A(i,64))return ne.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return ne.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!fm.test(i))return ne.errors=
[{instancePath:r+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ne.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.role!==void 0){let i=s.role,a=e;if(typeof i!="string")return ne.errors=[{instancePath:r+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="view\
er"))return ne.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:dm.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.managed_by!==void 0){let i=s.managed_by,
a=e,n=e;if(typeof i!="string"&&i!==null)return ne.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Ea.type}}],!1;if(e===n&&typeof i=="string"){if(A(
i,128))return ne.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(H(i,1))return ne.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ra.test(i))return ne.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else var t=!0;if(t){if(s.prefix!==void 0){let i=s.
prefix,a=e;if(e===a)if(typeof i=="string"){if(A(i,16))return ne.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return ne.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.created_at!==void 0){let i=s.created_at,a=e,n=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==void 0){
let i=s.rotated_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ne.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:ep.properties.rotated_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ne.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ne.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.revoked_at!==void 0){let i=s.revoked_at,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ne.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:ep.properties.revoked_at.
type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ne.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ne.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}}else return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ne.errors=m,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $r(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=$r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.operators===void 0&&(f="operators"))return $r.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let c=e;for(let i in s)if(i!=="operators"){return $r.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(c===e&&s.operators!==
void 0){let i=s.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return $r.errors=[{instancePath:r+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let n=i.length;for(let o=0;o<n;o++){let l=e;ne(i[o],{instancePath:r+"/operators/"+o,parentData:i,
parentDataProperty:o,rootData:v,dynamicAnchors:_})||(m=m===null?ne.errors:m.concat(ne.errors),e=m.length);
var t=l===e;if(!t)break}}}else return $r.errors=[{instancePath:r+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return $r.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $r.errors=m,e===0}$r.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function It(s,{instancePath:r="",parentData:q,parentDataProperty:x,
rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=It.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
($r(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||
(m=m===null?$r.errors:m.concat($r.errors),e=m.length));else return It.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return It.errors=m,e===0}It.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var ym=Dt;var si={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{
type:"string",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},token:{
type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedOperator"};function ie(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=ie.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.name===void 0&&(f="name")||s.role===void 0&&(f=
"role")||s.managed_by===void 0&&(f="managed_by")||s.prefix===void 0&&(f="prefix")||s.created_at===void 0&&
(f="created_at")||s.rotated_at===void 0&&(f="rotated_at")||s.revoked_at===void 0&&(f="revoked_at")||
s.token===void 0&&(f="token"))return ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!sr.call(si.properties,i)){return ie.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(c===e){if(s.id!==void 0){let i=s.id,a=e;if(e===a)if(typeof i=="string"){if(A(i,64))return ie.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(i,1))return ie.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){
let i=s.name,a=e;if(e===e)if(typeof i=="string"){if(A(i,64))return ie.errors=[{instancePath:r+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return ie.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!fm.test(i))return ie.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ie.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){let i=s.role,a=e;if(typeof i!="stri\
ng")return ie.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return ie.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:dm.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.managed_by!==void 0){let i=s.managed_by,a=e,n=e;if(typeof i!="string"&&i!==null)return ie.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ea.type}}],
!1;if(e===n&&typeof i=="string"){if(A(i,128))return ie.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(H(i,1))return ie.errors=[
{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ra.test(i))return ie.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/patte\
rn",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else
var t=!0;if(t){if(s.prefix!==void 0){let i=s.prefix,a=e;if(e===a)if(typeof i=="string"){if(A(i,16))return ie.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return ie.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){
let i=s.created_at,a=e,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=
[{instancePath:r+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{instancePath:r+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==
void 0){let i=s.rotated_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ie.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:si.properties.rotated_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ie.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ie.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.revoked_at!==void 0){let i=s.revoked_at,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ie.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:si.properties.revoked_at.
type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ie.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(s.token!==void 0){let i=s.token,a=e;if(e===a)if(typeof i=="stri\
ng"){if(A(i,256))return ie.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(H(i,1))return ie.errors=[{instancePath:r+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}}else return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ie.errors=m,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Dt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ie.errors:
m.concat(ie.errors),e=m.length));else return Dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Dt.errors=m,e===0}Dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var um=Tt;function Tt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ne(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ne.errors:
m.concat(ne.errors),e=m.length));else return Tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Tt.errors=m,e===0}Tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cm=jt;function jt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=jt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ne(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ne.errors:
m.concat(ne.errors),e=m.length));else return jt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return jt.errors=m,e===0}jt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hm=$t;function $t(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=$t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?ie.errors:
m.concat(ie.errors),e=m.length));else return $t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $t.errors=m,e===0}$t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gm=Ot;var Ml={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},Gr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},El={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream",
"restoreUpstream","probeUpstream","resumeOutlet","skipOutlet","reconcilePayment","closePayment","cre\
ateOperator","changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainS\
erver","reload","backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function oe(s,{
instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,
e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.at===void 0&&(f="at")||s.
action===void 0&&(f="action")||s.outcome===void 0&&(f="outcome")||s.name===void 0&&(f="name")||s.how===
void 0&&(f="how")||s.address===void 0&&(f="address")||s.request_id===void 0&&(f="request_id")||s.target===
void 0&&(f="target")||s.target_name===void 0&&(f="target_name")||s.before===void 0&&(f="before")||s.
after===void 0&&(f="after")||s.reason===void 0&&(f="reason"))return oe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let i in s)if(!sr.call(Gr.
properties,i)){return oe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}}],!1;break}if(c===e){if(s.id!==void 0){let i=s.id,a=e;
if(e===a)if(typeof i=="string"){if(A(i,64))return oe.errors=[{instancePath:r+"/id",schemaPath:"#/pro\
perties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return oe.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.at!==void 0){let i=s.at,a=e,n=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return oe.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return oe.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return oe.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(s.action!==void 0){let i=s.action,a=e;if(typeof i!="string")return oe.errors=
[{instancePath:r+"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="r\
evokeCaller"||i==="restoreCaller"||i==="createGroup"||i==="changeGroup"||i==="deleteGroup"||i==="clo\
seMonth"||i==="drainUpstream"||i==="restoreUpstream"||i==="probeUpstream"||i==="resumeOutlet"||i==="\
skipOutlet"||i==="reconcilePayment"||i==="closePayment"||i==="createOperator"||i==="changeOperator"||
i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i==="endSession"||i==="drainServer"||
i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"||i==="authenticate"))return oe.errors=[{instancePath:r+
"/action",schemaPath:"schema:AuditAction/enum",keyword:"enum",params:{allowedValues:El.enum}}],!1;var t=a===
e}else var t=!0;if(t){if(s.outcome!==void 0){let i=s.outcome,a=e;if(typeof i!="string")return oe.errors=
[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(i==="done"||i==="begun"||i==="failed"))return oe.errors=[{instancePath:r+"/outcome",schemaPath:"\
#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Gr.properties.outcome.enum}}],!1;var t=a===
e}else var t=!0;if(t){if(s.name!==void 0){let i=s.name,a=e;if(e===a)if(typeof i=="string"){if(A(i,128))
return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLengt\
h",params:{limit:128}}],!1}else return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/n\
ame/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){
let i=s.how,a=e;if(typeof i!="string")return oe.errors=[{instancePath:r+"/how",schemaPath:"#/propert\
ies/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="token"||i==="session"||i==="cli"||
i==="signal"||i==="server"))return oe.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/en\
um",keyword:"enum",params:{allowedValues:Gr.properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.address!==void 0){let i=s.address,a=e;if(typeof i!="string"&&i!==null)return oe.errors=[{instancePath:r+
"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:Gr.properties.address.
type}}],!1;if(e===a&&typeof i=="string"&&A(i,255))return oe.errors=[{instancePath:r+"/address",schemaPath:"\
#/properties/address/maxLength",keyword:"maxLength",params:{limit:255}}],!1;var t=a===e}else var t=!0;
if(t){if(s.request_id!==void 0){let i=s.request_id,a=e;if(typeof i!="string"&&i!==null)return oe.errors=
[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:Gr.
properties.request_id.type}}],!1;if(e===a&&typeof i=="string"&&A(i,64))return oe.errors=[{instancePath:r+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=a===e}else var t=!0;if(t){if(s.target!==void 0){let i=s.target,a=e;if(typeof i!="string"&&i!==
null)return oe.errors=[{instancePath:r+"/target",schemaPath:"#/properties/target/type",keyword:"type",
params:{type:Gr.properties.target.type}}],!1;if(e===a&&typeof i=="string"&&A(i,128))return oe.errors=
[{instancePath:r+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;var t=a===e}else var t=!0;if(t){if(s.target_name!==void 0){let i=s.target_name,a=e;if(typeof i!="\
string"&&i!==null)return oe.errors=[{instancePath:r+"/target_name",schemaPath:"#/properties/target_n\
ame/type",keyword:"type",params:{type:Gr.properties.target_name.type}}],!1;if(e===a&&typeof i=="stri\
ng"&&A(i,256))return oe.errors=[{instancePath:r+"/target_name",schemaPath:"#/properties/target_name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){if(s.before!==
void 0){let i=s.before,a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.errors=
[{instancePath:r+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:Gr.properties.
before.type}}],!1;var t=a===e}else var t=!0;if(t){if(s.after!==void 0){let i=s.after,a=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:r+"/after",schemaPath:"#/prop\
erties/after/type",keyword:"type",params:{type:Gr.properties.after.type}}],!1;var t=a===e}else var t=!0;
if(t)if(s.reason!==void 0){let i=s.reason,a=e;if(typeof i!="string"&&i!==null)return oe.errors=[{instancePath:r+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Gr.properties.reason.type}}],
!1;if(e===a&&typeof i=="string"&&A(i,4096))return oe.errors=[{instancePath:r+"/reason",schemaPath:"#\
/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}else
return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.
errors=m,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(s,{instancePath:r="",
parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){let m=null,e=0,p=or.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let c;if(s.rows===void 0&&(c="rows")||s.next===void 0&&(c="next"))return or.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let i=e;
for(let a in s)if(!(a==="rows"||a==="next")){return or.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(s.
rows!==void 0){let a=s.rows,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e3)return or.errors=[{instancePath:r+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let o=a.length;for(let l=0;l<o;l++){let y=e;oe(a[l],{instancePath:r+"/rows/"+l,parentData:a,parentDataProperty:l,
rootData:v,dynamicAnchors:_})||(m=m===null?oe.errors:m.concat(oe.errors),e=m.length);var t=y===e;if(!t)
break}}}else return or.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,n=e;
if(typeof a!="string"&&a!==null)return or.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:Ml.properties.next.type}}],!1;if(e===n&&typeof a=="string"&&A(
a,64))return or.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;var f=n===e}else var f=!0}}}else return or.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=m,e===0}or.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ot(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ot.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(or(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?or.errors:
m.concat(or.errors),e=m.length));else return Ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ot.errors=m,e===0}Ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var km=Ct;function Ct(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ct.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(oe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?oe.errors:
m.concat(oe.errors),e=m.length));else return Ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ct.errors=m,e===0}Ct.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pm=Ge;function Ge(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.calls===void 0&&(i="calls")||f.streams===void 0&&(i=
"streams")||f.queued_rows===void 0&&(i="queued_rows"))return Ge.errors=[{instancePath:r+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let n in f)
if(!(n==="calls"||n==="streams"||n==="queued_rows")){return Ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e){if(f.calls!==void 0){let n=f.calls,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return Ge.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return Ge.errors=[{instancePath:r+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Ge.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t){if(f.streams!==void 0){let n=f.streams,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ge.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return Ge.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Ge.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let n=f.queued_rows,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ge.errors=[{instancePath:r+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="num\
ber"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Ge.errors=[{instancePath:r+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Ge.errors=[{instancePath:r+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}else return Ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return Ge.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=m,e===0}Ge.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var vm=Kt;function je(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.applied===void 0&&(a="applied")||s.problems===
void 0&&(a="problems")||s.changes===void 0&&(a="changes"))return je.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let o in s)if(!(o==="app\
lied"||o==="problems"||o==="changes")){return je.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(s.applied!==
void 0){let o=e;if(typeof s.applied!="boolean")return je.errors=[{instancePath:r+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;if(t){
if(s.problems!==void 0){let o=s.problems,l=e;if(e===l)if(Array.isArray(o)){if(o.length>1e4)return je.
errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let d=o.length;for(let g=0;g<d;g++){let P=o[g],w=e;if(e===w)if(typeof P=="\
string"){if(A(P,4096))return je.errors=[{instancePath:r+"/problems/"+g,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return je.errors=[{instancePath:r+
"/problems/"+g,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=w===e;if(!f)break}}}else return je.errors=[{instancePath:r+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(s.changes!==
void 0){let o=s.changes,l=e;if(e===l)if(Array.isArray(o)){if(o.length>1e5)return je.errors=[{instancePath:r+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var c=!0;
let d=o.length;for(let g=0;g<d;g++){let P=o[g],w=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let u;if(P.setting===void 0&&(u="setting")||P.needs_restart===void 0&&(u="needs_restart"))return je.
errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:u}}],!1;{let b=e;for(let L in P)if(!(L==="setting"||L==="before"||L==="after"||
L==="needs_restart")){return je.errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(b===
e){if(P.setting!==void 0){let L=P.setting,D=e;if(e===D)if(typeof L=="string"){if(A(L,512))return je.
errors=[{instancePath:r+"/changes/"+g+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return je.errors=[{instancePath:r+"/cha\
nges/"+g+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var i=D===e}else var i=!0;if(i)if(P.needs_restart!==void 0){let L=e;if(typeof P.
needs_restart!="boolean")return je.errors=[{instancePath:r+"/changes/"+g+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var i=L===
e}else var i=!0}}}else return je.errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var c=w===e;if(!c)break}}}else return je.errors=
[{instancePath:r+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return je.errors=m,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Kt(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=Kt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(je(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(m=m===null?je.errors:
m.concat(je.errors),e=m.length));else return Kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Kt.errors=m,e===0}Kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _m=te;function te(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let n=s.response;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let l;if(n.name===void 0&&(l="name")||n.operations===void 0&&
(l="operations")||n.elsewhere===void 0&&(l="elsewhere"))return te.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let d in n)
if(!(d==="name"||d==="operations"||d==="elsewhere")){return te.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(n.name!==void 0){let d=n.name,g=e;if(e===g)if(typeof d=="string"){if(A(d,128))
return te.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:128}}],!1;if(H(d,1))return te.errors=[{instancePath:r+"/resp\
onse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return te.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(n.operations!==
void 0){let d=n.operations,g=e;if(e===g)if(Array.isArray(d)){if(d.length>256)return te.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let w=d.length;for(let k=0;k<w;k++){let h=d[k],u=e;if(e===u)if(h&&
typeof h=="object"&&!Array.isArray(h)){let L;if(h.method===void 0&&(L="method")||h.path===void 0&&(L=
"path")||h.summary===void 0&&(L="summary"))return te.errors=[{instancePath:r+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:L}}],
!1;{let D=e;for(let N in h)if(!(N==="method"||N==="path"||N==="summary")){return te.errors=[{instancePath:r+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(D===e){if(h.method!==
void 0){let N=h.method,S=e;if(e===S)if(typeof N=="string"){if(A(N,7))return te.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(H(N,3))return te.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return te.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var c=S===e}else var c=!0;if(c){if(h.path!==
void 0){let N=h.path,S=e;if(e===S)if(typeof N=="string"){if(A(N,256))return te.errors=[{instancePath:r+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(N,1))return te.errors=[{instancePath:r+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+"/\
response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var c=S===e}else var c=!0;if(c)if(h.summary!==void 0){
let N=h.summary,S=e;if(e===S)if(typeof N=="string"){if(A(N,256))return te.errors=[{instancePath:r+"/\
response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propertie\
s/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return te.errors=[{instancePath:r+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var c=S===e}else var c=!0}}}}else return te.
errors=[{instancePath:r+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=u===e;if(!f)break}}}else return te.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t)if(n.elsewhere!==void 0){let d=n.elsewhere,
g=e;if(e===g)if(Array.isArray(d)){if(d.length>16)return te.errors=[{instancePath:r+"/response/elsewh\
ere",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let w=d.length;for(let k=0;k<w;k++){let h=d[k],u=e;if(e===u)if(h&&typeof h=="object"&&!Array.
isArray(h)){let L;if(h.name===void 0&&(L="name"))return te.errors=[{instancePath:r+"/response/elsewh\
ere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:L}}],!1;{let D=e;for(let N in h)if(!(N==="name"||N==="path"||N==="address"||N==="por\
t")){return te.errors=[{instancePath:r+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properti\
es/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(D===e){if(h.name!==void 0){let N=h.name,S=e;if(e===S)if(typeof N=="string"){if(A(N,128))
return te.errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/prope\
rties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(H(N,
1))return te.errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/pr\
operties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.
errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=S===e}else var a=!0;
if(a){if(h.path!==void 0){let N=h.path,S=e;if(e===S)if(typeof N=="string"){if(A(N,256))return te.errors=
[{instancePath:r+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(N,1))return te.errors=
[{instancePath:r+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var a=S===e}else var a=!0;if(a){if(h.address!==
void 0){let N=h.address,S=e;if(e===S)if(typeof N=="string"){if(A(N,2048))return te.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(H(N,1))return te.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=S===e}else var a=!0;if(a)if(h.port!==
void 0){let N=h.port,S=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return te.errors=[
{instancePath:r+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/it\
ems/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof N=="number"&&
isFinite(N)){if(N>65535||isNaN(N))return te.errors=[{instancePath:r+"/response/elsewhere/"+k+"/port",
schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535}}],!1;if(N<1||isNaN(N))return te.errors=[{instancePath:r+"/response/else\
where/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=S===e}else var a=!0}}}}}else return te.errors=[
{instancePath:r+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",
keyword:"type",params:{type:"object"}}],!1;var i=u===e;if(!i)break}}}else return te.errors=[{instancePath:r+
"/response/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{
type:"array"}}],!1;var t=g===e}else var t=!0}}}}else return te.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return te.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=m,e===0}te.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var bm=ms;function ms(s,{instancePath:r="",parentData:q,parentDataProperty:x,rootData:v=s,dynamicAnchors:_={}}={}){
let m=null,e=0,p=ms.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return ms.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ms.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ms.errors=m,e===0}ms.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Yl={getHealth:{parameters:Pi,body:jn,replies:{200:tp}},getReadiness:{parameters:vi,body:$n,replies:{
200:ap,503:ip}},getMetrics:{parameters:_i,body:On,replies:{}},listKeys:{parameters:bi,body:Cn,replies:{
200:np}},createKey:{parameters:wi,body:Kn,replies:{200:hp}},importKey:{parameters:xi,body:Fn,replies:{
200:gp}},readKey:{parameters:qi,body:Mn,replies:{200:kp}},revokeKey:{parameters:Ni,body:En,replies:{
200:Pp}},changeKey:{parameters:Li,body:Rn,replies:{200:vp}},rotateKey:{parameters:Si,body:Xn,replies:{
200:_p}},restoreKey:{parameters:Ai,body:Gn,replies:{200:bp}},listGroups:{parameters:Ii,body:zn,replies:{
200:wp}},createGroup:{parameters:Di,body:Un,replies:{200:xp}},readGroup:{parameters:Ti,body:Wn,replies:{
200:qp}},deleteGroup:{parameters:ji,body:Hn,replies:{200:Np}},changeGroup:{parameters:$i,body:Yn,replies:{
200:Lp}},listCallers:{parameters:Oi,body:Jn,replies:{200:Sp}},revokeCaller:{parameters:Ci,body:Qn,replies:{
200:Ap}},restoreCaller:{parameters:Fi,body:eo,replies:{200:Ip}},getUsage:{parameters:Mi,body:ro,replies:{
200:Dp}},exportUsage:{parameters:Ei,body:so,replies:{}},listUsage:{parameters:Ri,body:to,replies:{200:Tp}},
listMonths:{parameters:Xi,body:ao,replies:{200:jp}},closeMonth:{parameters:Gi,body:io,replies:{200:$p}},
readOverview:{parameters:zi,body:no,replies:{200:Op}},readSeries:{parameters:Ui,body:oo,replies:{200:Cp}},
listRequests:{parameters:Bi,body:po,replies:{200:Kp}},readRequest:{parameters:Zi,body:mo,replies:{200:Fp}},
listPayments:{parameters:Vi,body:lo,replies:{200:Mp}},readPayment:{parameters:Wi,body:fo,replies:{200:Rp}},
reconcilePayment:{parameters:Hi,body:yo,replies:{200:Xp}},closePayment:{parameters:Yi,body:uo,replies:{
200:Gp}},listUpstreams:{parameters:Ji,body:co,replies:{200:zp}},listOutlets:{parameters:Qi,body:ho,replies:{
200:Bp}},resumeOutlet:{parameters:en,body:go,replies:{200:Zp}},skipOutlet:{parameters:rn,body:ko,replies:{
200:Vp}},drainUpstream:{parameters:sn,body:Po,replies:{200:Wp}},restoreUpstream:{parameters:tn,body:vo,
replies:{200:Hp}},probeUpstream:{parameters:an,body:_o,replies:{200:Yp}},listRoutes:{parameters:nn,body:bo,
replies:{200:Jp}},listPriceProposals:{parameters:on,body:wo,replies:{200:Qp}},listOperatorAgents:{parameters:pn,
body:xo,replies:{200:em}},readOperatorAgent:{parameters:mn,body:qo,replies:{200:rm}},getConfig:{parameters:ln,
body:No,replies:{200:sm}},readSession:{parameters:dn,body:Lo,replies:{200:am}},createSession:{parameters:fn,
body:So,replies:{200:om}},endSession:{parameters:yn,body:Ao,replies:{200:pm}},beginSignIn:{parameters:un,
body:Io,replies:{200:mm}},listOperators:{parameters:cn,body:Do,replies:{200:lm}},createOperator:{parameters:hn,
body:To,replies:{200:ym}},revokeOperator:{parameters:gn,body:$o,replies:{200:um}},changeOperator:{parameters:kn,
body:Oo,replies:{200:cm}},rotateOperator:{parameters:Pn,body:Co,replies:{200:hm}},listAudit:{parameters:vn,
body:Ko,replies:{200:gm}},readAudit:{parameters:_n,body:Fo,replies:{200:km}},drainServer:{parameters:bn,
body:Mo,replies:{200:Pm}},reload:{parameters:wn,body:Eo,replies:{200:vm}},getOverview:{parameters:xn,
body:Ro,replies:{200:_m}},getContract:{parameters:qn,body:Xo,replies:{200:bm}},getReference:{parameters:Nn,
body:Go,replies:{}},getReferenceFile:{parameters:Ln,body:zo,replies:{}},getConsole:{parameters:An,body:Uo,
replies:{}},getConsoleFile:{parameters:In,body:Bo,replies:{}}};export{Yl as default};
