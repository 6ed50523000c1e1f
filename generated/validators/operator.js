// Compiled from a contract by npm run generate. Never edited.
var Zo=Object.create;var pa=Object.defineProperty;var Ho=Object.getOwnPropertyDescriptor;var Wo=Object.getOwnPropertyNames;var Yo=Object.getPrototypeOf,Jo=Object.prototype.hasOwnProperty;var ma=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(x){throw s=0,x}};var Qo=(r,s,x,w)=>{if(s&&typeof s=="object"||typeof s=="function")for(let v of Wo(s))!Jo.call(r,v)&&
v!==x&&pa(r,v,{get:()=>s[v],enumerable:!(w=Ho(s,v))||w.enumerable});return r};var Or=(r,s,x)=>(x=r!=null?Zo(Yo(r)):{},Qo(s||!r||!r.__esModule?pa(x,"default",{value:r,enumerable:!0}):
x,r));var Js=ma(Ys=>{"use strict";Object.defineProperty(Ys,"__esModule",{value:!0});Ys.formats=void 0;var rp=2**
31-1,sp=(-2)**31,tp=2**63-1,ap=(-2)**63,fa=(2-2**-23)*2**127,ua=2**-126,ip=-1*fa,np=-1*ua,da=()=>!0,
op=/^[A-Za-z0-9+/]*(=|==)?$/;Ys.formats={int32:{validate:r=>Number.isInteger(r)&&r<=rp&&r>=sp,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=tp&&r>=ap,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=fa&&r>=ua||r>=ip&&r<=np),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&op.test(r),binary:da,password:da}});var Qs=ma(yr=>{"use strict";Object.defineProperty(yr,"__esModule",{value:!0});yr.formatNames=yr.fastFormats=
yr.fullFormats=void 0;function ur(r,s){return{validate:r,compare:s}}yr.fullFormats={date:ur(ga,sa),time:ur(
ea(!0),ta),"date-time":ur(ya(!0),Pa),"iso-time":ur(ea(),ka),"iso-date-time":ur(ya(),va),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:up,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:vp,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:yp,int32:{type:"number",validate:gp},
int64:{type:"number",validate:kp},float:{type:"number",validate:ha},double:{type:"number",validate:ha},
password:!0,binary:!0};yr.fastFormats={...yr.fullFormats,date:ur(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,sa),time:ur(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ta),"date-time":ur(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Pa),"iso-time":ur(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ka),
"iso-date-time":ur(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
va),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
yr.formatNames=Object.keys(yr.fullFormats);function pp(r){return r%4===0&&(r%100!==0||r%400===0)}var mp=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
lp=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ga(r){let s=mp.exec(r);if(!s)return!1;let x=+s[1],
w=+s[2],v=+s[3];return w>=1&&w<=12&&v>=1&&v<=(w===2&&pp(x)?29:lp[w])}function sa(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var Qt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ea(r){
return function(x){let w=Qt.exec(x);if(!w)return!1;let v=+w[1],_=+w[2],o=+w[3],e=w[4],p=w[5]==="-"?-1:
1,t=+(w[6]||0),u=+(w[7]||0);if(t>23||u>59||r&&!e)return!1;if(v<=23&&_<=59&&o<60)return!0;let y=_-u*p,
n=v-t*p-(y<0?1:0);return(n===23||n===-1)&&(y===59||y===-1)&&o<61}}function ta(r,s){if(!(r&&s))return;
let x=new Date("2020-01-01T"+r).valueOf(),w=new Date("2020-01-01T"+s).valueOf();if(x&&w)return x-w}function ka(r,s){
if(!(r&&s))return;let x=Qt.exec(r),w=Qt.exec(s);if(x&&w)return r=x[1]+x[2]+x[3],s=w[1]+w[2]+w[3],r>s?
1:r<s?-1:0}var ra=/t|\s/i;function ya(r){let s=ea(r);return function(w){let v=w.split(ra);return v.length===
2&&ga(v[0])&&s(v[1])}}function Pa(r,s){if(!(r&&s))return;let x=new Date(r).valueOf(),w=new Date(s).valueOf();
if(x&&w)return x-w}function va(r,s){if(!(r&&s))return;let[x,w]=r.split(ra),[v,_]=s.split(ra),o=sa(x,
v);if(o!==void 0)return o||ta(w,_)}var dp=/\/|:/,fp=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function up(r){return dp.test(r)&&fp.test(r)}var ca=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function yp(r){return ca.lastIndex=0,ca.test(r)}var cp=-(2**31),hp=2**31-1;function gp(r){return Number.
isInteger(r)&&r<=hp&&r>=cp}function kp(r){return Number.isInteger(r)}function ha(){return!0}var Pp=/[^\\]\\Z/;
function vp(r){if(Pp.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Kr=(r,s)=>r.length>s&&la(r)>s,Cr=(r,s)=>r.length<2*s&&la(r)<s,ep=/[\ud800-\udbff][\udc00-\udfff]/g,
la=r=>r.length-(r.match(ep)?.length??0);var ba=Or(Js()),_a=Or(Qs()),lm={...ba.formats,..._a.fastFormats},wa=Ur;function Ur(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ur.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ur.errors=o,e===0}Ur.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=zr;function zr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return zr.errors=o,e===0}zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qa=Br;function Br(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Br.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Br.errors=o,e===0}Br.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Na=Lr;var M=Kr;function Lr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Lr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Lr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let n=u["if-none-match"],a=e;
if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="boolean")i=""+n;else if(n===
null)i="";else return Lr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,u!==
void 0&&(u["if-none-match"]=i))}if(e===a&&typeof n=="string"&&M(n,4096))return Lr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Lr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Lr.errors=o,e===0}Lr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=cr;var U=Cr,ns=new RegExp("^[ -~]+$","u");function cr(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=cr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return cr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.
headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let n=u["\
idempotency-key"],a=e;if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="bool\
ean")i=""+n;else if(n===null)i="";else return cr.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;i!==void 0&&(n=i,u!==void 0&&(u["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(M(n,
255))return cr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(n,1))return cr.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ns.test(n))return cr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return cr.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return cr.errors=o,e===0}cr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sa=We;var Ke=new RegExp("^[0-9a-f-]{36}$","u");function We(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=We.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return We.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.
params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return We.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return We.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return We.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(U(a,36))return We.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(
a))return We.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return We.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return We.
errors=o,e===0}We.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Aa=Ye;function Ye(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ye.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return Ye.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Ye.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return Ye.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ye.errors=o,e===0}Ye.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ia=Je;function Je(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return Je.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Je.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return Je.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Je.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Je.errors=o,e===0}Je.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Da=Te;function Te(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return Te.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.headers!==void 0){let y=r.headers,n=e;if(e===
n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let a=y["idempotenc\
y-key"],m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Te.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,y!==void 0&&(y["idempotency-key"]=l))}if(e===m&&typeof a=="string"){if(M(a,255))return Te.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(a,1))return Te.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ns.test(a))return Te.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Te.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(r.params!==
void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let m;if(y.id===void 0&&
(m="id"))return Te.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let d=typeof i,
f;if(f===void 0)if(d=="number"||d=="boolean")f=""+i;else if(i===null)f="";else return Te.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(i=f,y!==void 0&&(y.id=f))}if(e===l&&typeof i=="string"){if(M(i,36))return Te.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(U(i,36))return Te.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(
i))return Te.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Te.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Te.errors=o,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ta=Qe;function Qe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return Qe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Qe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return Qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Qe.errors=o,e===0}Qe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ja=je;function je(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.parent!==void 0){let a=y.
parent,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return je.errors=[{instancePath:s+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.parent=
l))}if(e===m&&typeof a=="string"){if(M(a,194))return je.errors=[{instancePath:s+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(U(a,1))
return je.errors=[{instancePath:s+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=m===e}else var t=!0;if(t){let a=y.limit,m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l==="boo\
lean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return je.errors=[{instancePath:s+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a))return je.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return je.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=m===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return je.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(M(l,36))return je.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(U(l,36))
return je.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(l))return je.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}else return je.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=o,e===0}je.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $a=hr;function hr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return hr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let n=u["idempotency-key"],
a=e;if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="boolean")i=""+n;else if(n===
null)i="";else return hr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=
i,u!==void 0&&(u["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(M(n,255))return hr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(n,1))return hr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ns.test(n))return hr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return hr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return hr.errors=o,e===0}hr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oa=gr;function gr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return gr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return gr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return gr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,194))return gr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(U(a,1))return gr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return gr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return gr.
errors=o,e===0}gr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ka=kr;function kr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return kr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return kr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,194))return kr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(U(a,1))return kr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return kr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return kr.
errors=o,e===0}kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ca=Pr;function Pr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Pr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return Pr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Pr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,194))return Pr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(U(a,1))return Pr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Pr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.
errors=o,e===0}Pr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fa=me,bp={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},by:{type:"array",maxItems:7,uniqueItems:!0,items:{type:"string",enum:["key",
"model","agent","hour","day","upstream","owner"]}},refusals:{type:"boolean",default:!1}}},headers:{},
params:{},cookies:{},body:{}}},Ge=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function me(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=me.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y=
"params"))return me.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(r.query!==void 0){let n=r.query;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.refusals===
void 0&&(n.refusals=!1),n.from!==void 0){let m=n.from,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))){let l=typeof m,d;if(d===void 0)if(l==="boolean"||m===null||l==="string"&&m&&m==+m&&!(m%
1))d=+m;else return me.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(m=d,n!==void 0&&(n.from=d))}if(e===
i&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return me.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return me.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=i===e}else var t=!0;if(t){if(n.to!==void 0){let m=n.to,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let d=typeof m,f;if(f===void 0)if(d==="boolean"||m===null||d==="string"&&m&&m==+m&&
!(m%1))f=+m;else return me.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.to=f))}if(e===
i&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return me.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return me.errors=[{instancePath:s+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t){if(n.key_id!==void 0){let m=n.key_id,i=e;if(typeof m!="string"){let d=typeof m,
f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===null)f="";else return me.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.key_id=f))}if(e===i&&typeof m=="string"){if(M(m,256))return me.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(U(m,1))return me.errors=[{instancePath:s+"/query/key_\
id",schemaPath:"#/properties/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ge.test(m))return me.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/p\
roperties/key_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===
e}else var t=!0;if(t){if(n.model!==void 0){let m=n.model,i=e;if(typeof m!="string"){let d=typeof m,f;
if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===null)f="";else return me.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.model=f))}if(e===i&&typeof m=="string"){if(M(m,256))return me.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(U(m,1))return me.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(
m))return me.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;
if(t){if(n.by!==void 0){let m=n.by,i=e;if(e===i)if(Array.isArray(m)){if(m.length>7)return me.errors=
[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItem\
s",params:{limit:7}}],!1;{var u=!0;let d=m.length;for(let f=0;f<d;f++){let c=m[f],P=e;if(typeof c!="\
string"){let g=typeof c,k;if(k===void 0)if(g=="number"||g=="boolean")k=""+c;else if(c===null)k="";else
return me.errors=[{instancePath:s+"/query/by/"+f,schemaPath:"#/properties/query/properties/by/items/\
type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(c=k,m!==void 0&&(m[f]=k))}if(!(c==="ke\
y"||c==="model"||c==="agent"||c==="hour"||c==="day"||c==="upstream"||c==="owner"))return me.errors=[
{instancePath:s+"/query/by/"+f,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"enu\
m",params:{allowedValues:bp.properties.query.properties.by.items.enum}}],!1;var u=P===e;if(!u)break}
if(u){let f=m.length,c;if(f>1){let P={};for(;f--;){let b=m[f];if(typeof b=="string"){if(typeof P[b]==
"number"){return c=P[b],me.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/proper\
ties/by/uniqueItems",keyword:"uniqueItems",params:{i:f,j:c}}],!1;break}P[b]=f}}}}}}else return me.errors=
[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{
type:"array"}}],!1;var t=i===e}else var t=!0;if(t){let m=n.refusals,i=e;if(typeof m!="boolean"){let d;
if(d===void 0)if(m==="false"||m===0||m===null)d=!1;else if(m==="true"||m===1)d=!0;else return me.errors=
[{instancePath:s+"/query/refusals",schemaPath:"#/properties/query/properties/refusals/type",keyword:"\
type",params:{type:"boolean"}}],!1;d!==void 0&&(m=d,n!==void 0&&(n.refusals=d))}var t=i===e}}}}}}else
return me.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return me.errors=o,e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ma=le;function le(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==void 0){let a=y.from,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i===
"boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return le.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,y!==void 0&&(y.from=l))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return le.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return le.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(y.to!==void 0){let a=y.
to,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return le.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,y!==void 0&&(y.to=d))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return le.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return le.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(y.key_id!==void 0){
let a=y.key_id,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolean")
d=""+a;else if(a===null)d="";else return le.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=d,y!==
void 0&&(y.key_id=d))}if(e===m&&typeof a=="string"){if(M(a,256))return le.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(U(a,1))return le.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(a))return le.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){if(y.model!==
void 0){let a=y.model,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="\
boolean")d=""+a;else if(a===null)d="";else return le.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,y!==void 0&&(y.model=d))}if(e===m&&typeof a=="string"){if(M(a,256))return le.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(U(a,1))return le.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(a))return le.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){let a=y.limit,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return le.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return le.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return le.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=m===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return le.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(M(l,256))return le.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(U(l,1))
return le.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else var t=!0}}}}}else return le.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return le.errors=o,e===0}le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ea=Vr;function Vr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Vr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Vr.errors=o,e===0}Vr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ra=fe,aa={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}};function fe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.
headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return fe.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.query!==void 0){let n=r.query,a=e;
if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){n.step===void 0&&(n.step="hour"),n.top===void 0&&
(n.top=20);let m;if(n.metric===void 0&&(m="metric"))return fe.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:m}}],!1;if(n.metric!==void 0){
let i=n.metric,l=e;if(typeof i!="string"){let d=typeof i,f;if(f===void 0)if(d=="number"||d=="boolean")
f=""+i;else if(i===null)f="";else return fe.errors=[{instancePath:s+"/query/metric",schemaPath:"#/pr\
operties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(i=f,n!==
void 0&&(n.metric=f))}if(!(i==="requests"||i==="failed"||i==="attempts"||i==="failed_attempts"||i===
"prompt_tokens"||i==="cached_tokens"||i==="completion_tokens"||i==="tokens"||i==="charged"||i==="cos\
t"||i==="first_token_p50_ms"||i==="first_token_p95_ms"||i==="whole_p50_ms"||i==="whole_p95_ms"))return fe.
errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"\
enum",params:{allowedValues:aa.properties.query.properties.metric.enum}}],!1;var t=l===e}else var t=!0;
if(t){if(n.by!==void 0){let i=n.by,l=e;if(typeof i!="string"){let f=typeof i,c;if(c===void 0)if(f=="\
number"||f=="boolean")c=""+i;else if(i===null)c="";else return fe.errors=[{instancePath:s+"/query/by",
schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&
(i=c,n!==void 0&&(n.by=c))}if(!(i==="key"||i==="model"||i==="agent"||i==="upstream"||i==="status"||i===
"class"))return fe.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/\
enum",keyword:"enum",params:{allowedValues:aa.properties.query.properties.by.enum}}],!1;var t=l===e}else
var t=!0;if(t){if(n.from!==void 0){let i=n.from,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let f=typeof i,c;if(c===void 0)if(f==="boolean"||i===null||f==="string"&&i&&i==+i&&!(i%1))c=+i;else
return fe.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(i=c,n!==void 0&&(n.from=c))}if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return fe.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;
if(t){if(n.to!==void 0){let i=n.to,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let f=typeof i,
c;if(c===void 0)if(f==="boolean"||i===null||f==="string"&&i&&i==+i&&!(i%1))c=+i;else return fe.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(i=c,n!==void 0&&(n.to=c))}if(e===l&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return fe.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return fe.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let i=n.step,
l=e;if(typeof i!="string"){let f=typeof i,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+i;else if(i===
null)c="";else return fe.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties/query/proper\
ties/step/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,n!==void 0&&(n.step=c))}
if(!(i==="hour"||i==="day"))return fe.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties\
/query/properties/step/enum",keyword:"enum",params:{allowedValues:aa.properties.query.properties.step.
enum}}],!1;var t=l===e;if(t){let f=n.top,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){
let b=typeof f,g;if(g===void 0)if(b==="boolean"||f===null||b==="string"&&f&&f==+f&&!(f%1))g=+f;else return fe.
errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/top/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;g!==void 0&&(f=g,n!==void 0&&(n.top=g))}if(e===c&&typeof f=="number"&&
isFinite(f)){if(f>100||isNaN(f))return fe.errors=[{instancePath:s+"/query/top",schemaPath:"#/propert\
ies/query/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(f<1||
isNaN(f))return fe.errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/to\
p/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}}}}}}else return fe.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var u=a===e}else var u=!0;if(u)if(r.headers!==void 0){let n=r.headers,a=e;if(e===a)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){let i=n["if-none-match"],l=e;if(typeof i!=
"string"){let d=typeof i,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+i;else if(i===null)f="";else
return fe.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(i=f,n!==void 0&&(n["i\
f-none-match"]=f))}if(e===l&&typeof i=="string"&&M(i,4096))return fe.errors=[{instancePath:s+"/heade\
rs/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}}else return fe.errors=[{instancePath:s+"/headers",schemaPath:"#/pro\
perties/headers/type",keyword:"type",params:{type:"object"}}],!1;var u=a===e}else var u=!0}return fe.
errors=o,e===0}fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xa=R,_p={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},wp=new RegExp("^[a-z0-9_]+$","u");function R(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=R.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||
r.params===void 0&&(y="params"))return R.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:y}}],!1;if(r.query!==void 0){let n=r.query,a=e;if(e===a)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.limit===void 0&&(n.limit=100),n.from!==void 0){let m=n.from,i=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l=typeof m,d;if(d===void 0)if(l==="boolean"||m===null||
l==="string"&&m&&m==+m&&!(m%1))d=+m;else return R.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(m=
d,n!==void 0&&(n.from=d))}if(e===i&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return R.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return R.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.to!==void 0){let m=n.to,i=e;if(!(typeof m=="n\
umber"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let d=typeof m,f;if(f===void 0)if(d==="boolean"||m===null||
d==="string"&&m&&m==+m&&!(m%1))f=+m;else return R.errors=[{instancePath:s+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(m=f,n!==
void 0&&(n.to=f))}if(e===i&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return R.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return R.errors=[{instancePath:s+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.key_id!==void 0){let m=n.key_id,i=e;if(typeof m!=
"string"){let d=typeof m,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===null)f="";else
return R.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.key_id=f))}if(e===i&&
typeof m=="string"){if(M(m,256))return R.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(U(m,1))return R.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(m))return R.errors=[{instancePath:s+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.model!==void 0){let m=n.model,i=e;
if(typeof m!="string"){let d=typeof m,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===
null)f="";else return R.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.model=f))}
if(e===i&&typeof m=="string"){if(M(m,256))return R.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(U(m,1))
return R.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(m))return R.errors=[{instancePath:s+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.agent!==void 0){let m=n.agent,i=e;
if(typeof m!="string"){let d=typeof m,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===
null)f="";else return R.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.agent=f))}
if(e===i&&typeof m=="string"){if(M(m,256))return R.errors=[{instancePath:s+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(U(m,1))
return R.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(m))return R.errors=[{instancePath:s+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.upstream!==void 0){let m=n.upstream,
i=e;if(typeof m!="string"){let d=typeof m,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===
null)f="";else return R.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.upstream=
f))}if(e===i&&typeof m=="string"){if(M(m,64))return R.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(U(m,
1))return R.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(m))return R.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.status!==void 0){let m=n.
status,i=e;if(typeof m!="string"){let d=typeof m,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===
null)f="";else return R.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.status=
f))}if(e===i&&typeof m=="string"){if(M(m,64))return R.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(U(m,1))
return R.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!wp.test(m))return R.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.class!==void 0){let m=n.class,i=e;if(typeof m!=
"string"){let d=typeof m,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+m;else if(m===null)f="";else
return R.errors=[{instancePath:s+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.class=f))}if(!(m==="ours"||
m==="upstream"||m==="caller"||m==="limits"||m==="left"))return R.errors=[{instancePath:s+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:_p.properties.
query.properties.class.enum}}],!1;var t=i===e}else var t=!0;if(t){if(n.slower_than_ms!==void 0){let m=n.
slower_than_ms,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let d=typeof m,f;if(f===
void 0)if(d==="boolean"||m===null||d==="string"&&m&&m==+m&&!(m%1))f=+m;else return R.errors=[{instancePath:s+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.slower_than_ms=f))}if(e===i&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return R.errors=[{instancePath:s+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return R.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.costlier_than!==void 0){
let m=n.costlier_than,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let d=typeof m,f;
if(f===void 0)if(d==="boolean"||m===null||d==="string"&&m&&m==+m&&!(m%1))f=+m;else return R.errors=[
{instancePath:s+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(m=f,n!==void 0&&(n.costlier_than=f))}if(e===
i&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return R.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return R.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){let m=n.limit,i=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let d=typeof m,f;if(f===void 0)if(d==="boolean"||m===null||
d==="string"&&m&&m==+m&&!(m%1))f=+m;else return R.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(m=
f,n!==void 0&&(n.limit=f))}if(e===i&&typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m))return R.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(m<1||isNaN(m))return R.errors=[{instancePath:s+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e;if(t)if(n.after!==void 0){let d=n.after,f=e;if(typeof d!="string"){let P=typeof d,
b;if(b===void 0)if(P=="number"||P=="boolean")b=""+d;else if(d===null)b="";else return R.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;b!==void 0&&(d=b,n!==void 0&&(n.after=b))}if(e===f&&typeof d=="string"){if(M(d,256))return R.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(U(d,1))return R.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=f===e}else
var t=!0}}}}}}}}}}}else return R.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var u=a===e}else var u=!0;if(u)if(r.headers!==void 0){
let n=r.headers,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){
let i=n["if-none-match"],l=e;if(typeof i!="string"){let d=typeof i,f;if(f===void 0)if(d=="number"||d==
"boolean")f=""+i;else if(i===null)f="";else return R.errors=[{instancePath:s+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(i=f,n!==void 0&&(n["if-none-match"]=f))}if(e===l&&typeof i=="string"&&M(i,4096))return R.
errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return R.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var u=a===
e}else var u=!0}return R.errors=o,e===0}R.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ga=er;function er(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return er.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return er.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return er.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return er.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return er.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return er.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return er.errors=o,e===0}er.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ua=ce,xp={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function ce(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return ce.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.state!==void 0){let a=y.
state,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return ce.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return ce.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:xp.
properties.query.properties.state.enum}}],!1;var t=m===e}else var t=!0;if(t){if(y.network!==void 0){
let a=y.network,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolea\
n")d=""+a;else if(a===null)d="";else return ce.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,y!==void 0&&(y.network=d))}if(e===m&&typeof a=="string"){if(M(a,64))return ce.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(U(a,1))return ce.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(a))return ce.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){if(y.
payer!==void 0){let a=y.payer,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="numbe\
r"||l=="boolean")d=""+a;else if(a===null)d="";else return ce.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;d!==
void 0&&(a=d,y!==void 0&&(y.payer=d))}if(e===m&&typeof a=="string"){if(M(a,64))return ce.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(U(a,1))return ce.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(a))return ce.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){let a=y.limit,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return ce.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return ce.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ce.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=m===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return ce.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(M(l,36))return ce.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(U(l,36))
return ce.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(l))return ce.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}else return ce.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ce.errors=o,
e===0}ce.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var za=rr;function rr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return rr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return rr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return rr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return rr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return rr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return rr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return rr.errors=o,e===0}rr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ba=sr;function sr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return sr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return sr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return sr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return sr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return sr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return sr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return sr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return sr.errors=o,e===0}sr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Va=$e;function $e(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=$e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return $e.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let y=r.query,n=e;if(e===n)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.reason!==void 0){let a=y.reason,m=e;if(typeof a!="string"){
let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return $e.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.reason=l))}if(e===m&&typeof a=="st\
ring"){if(M(a,512))return $e.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(U(a,1))return $e.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ge.test(a))return $e.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return $e.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(r.params!==void 0){let y=r.params,
n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let m;if(y.id===void 0&&(m="id"))return $e.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:m}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let d=typeof i,f;if(f===
void 0)if(d=="number"||d=="boolean")f=""+i;else if(i===null)f="";else return $e.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(i=f,y!==void 0&&(y.id=f))}if(e===l&&typeof i=="string"){if(M(i,36))return $e.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(U(i,36))return $e.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(
i))return $e.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return $e.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return $e.errors=o,e===0}$e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Za=Zr;function Zr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Zr.errors=o,e===0}Zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ha=tr;var ia=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function tr(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=tr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return tr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let u=r.params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.name===
void 0&&(n="name"))return tr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:n}}],!1;if(u.name!==void 0){let a=u.name,m=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return tr.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.name=l))}if(e===m&&typeof a==
"string"){if(M(a,64))return tr.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(U(a,1))return tr.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!ia.test(a))return tr.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return tr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return tr.errors=o,e===0}tr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wa=ar;function ar(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ar.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.name===void 0&&(n="name"))return ar.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.name!==void 0){let a=u.name,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return ar.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.name=l))}if(e===m&&typeof a=="string"){if(M(a,64))return ar.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(U(a,1))return ar.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ia.test(
a))return ar.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return ar.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return ar.errors=o,e===0}ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ya=ir;function ir(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ir.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.name===void 0&&(n="name"))return ir.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.name!==void 0){let a=u.name,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return ir.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.name=l))}if(e===m&&typeof a=="string"){if(M(a,64))return ir.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(U(a,1))return ir.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ia.test(
a))return ir.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return ir.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return ir.errors=o,e===0}ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ja=Hr;function Hr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Hr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Hr.errors=o,e===0}Hr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qa=Wr;function Wr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Wr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Wr.errors=o,e===0}Wr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ei=Yr;function Yr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Yr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Yr.errors=o,e===0}Yr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ri=nr;var qp=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function nr(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=nr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return nr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let u=r.params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===
void 0&&(n="id"))return nr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:n}}],!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return nr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){
if(M(a,64))return nr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(U(a,1))return nr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!qp.test(a))return nr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return nr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return nr.errors=o,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var si=Jr;function Jr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Jr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Jr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Jr.errors=o,e===0}Jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ti=Qr;function Qr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Qr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Qr.errors=o,e===0}Qr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ai=es;function es(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=es.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return es.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return es.errors=o,e===0}es.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ii=rs;function rs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return rs.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return rs.errors=o,e===0}rs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ni=ss;function ss(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ss.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ss.errors=o,e===0}ss.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oi=vr;function vr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return vr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let n=u["idempotency-key"],
a=e;if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="boolean")i=""+n;else if(n===
null)i="";else return vr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=
i,u!==void 0&&(u["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(M(n,255))return vr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(n,1))return vr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ns.test(n))return vr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return vr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=o,e===0}vr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pi=or;function or(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=or.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return or.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return or.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return or.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return or.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return or.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return or.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return or.errors=o,e===0}or.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mi=pr;function pr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return pr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return pr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return pr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return pr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return pr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return pr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return pr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return pr.errors=o,e===0}pr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var li=Oe;function Oe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return Oe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.headers!==void 0){let y=r.headers,n=e;if(e===
n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let a=y["idempotenc\
y-key"],m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Oe.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,y!==void 0&&(y["idempotency-key"]=l))}if(e===m&&typeof a=="string"){if(M(a,255))return Oe.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(a,1))return Oe.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ns.test(a))return Oe.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Oe.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(r.params!==
void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let m;if(y.id===void 0&&
(m="id"))return Oe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let d=typeof i,
f;if(f===void 0)if(d=="number"||d=="boolean")f=""+i;else if(i===null)f="";else return Oe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;f!==void 0&&(i=f,y!==void 0&&(y.id=f))}if(e===l&&typeof i=="string"){if(M(i,36))return Oe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(U(i,36))return Oe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(
i))return Oe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Oe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Oe.errors=o,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var di=ne,Np={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","createGroup","chan\
geGroup","deleteGroup","drainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePa\
yment","createOperator","changeOperator","rotateOperator","revokeOperator","createSession","endSessi\
on","drainServer","reload","backup","migrate","copyStore","authenticate"]},name:{type:"string",minLength:1,
maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},target:{type:"string",minLength:1,maxLength:128,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"strin\
g",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function ne(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return ne.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==void 0){let a=y.from,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i===
"boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return ne.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,y!==void 0&&(y.from=l))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ne.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(y.to!==void 0){let a=y.
to,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return ne.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,y!==void 0&&(y.to=d))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ne.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(y.action!==void 0){
let a=y.action,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolean")
d=""+a;else if(a===null)d="";else return ne.errors=[{instancePath:s+"/query/action",schemaPath:"#/pr\
operties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=d,y!==
void 0&&(y.action=d))}if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeKey"||a==="\
restoreKey"||a==="createGroup"||a==="changeGroup"||a==="deleteGroup"||a==="drainUpstream"||a==="rest\
oreUpstream"||a==="probeUpstream"||a==="reconcilePayment"||a==="closePayment"||a==="createOperator"||
a==="changeOperator"||a==="rotateOperator"||a==="revokeOperator"||a==="createSession"||a==="endSessi\
on"||a==="drainServer"||a==="reload"||a==="backup"||a==="migrate"||a==="copyStore"||a==="authenticat\
e"))return ne.errors=[{instancePath:s+"/query/action",schemaPath:"#/properties/query/properties/acti\
on/enum",keyword:"enum",params:{allowedValues:Np.properties.query.properties.action.enum}}],!1;var t=m===
e}else var t=!0;if(t){if(y.name!==void 0){let a=y.name,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===
void 0)if(l=="number"||l=="boolean")d=""+a;else if(a===null)d="";else return ne.errors=[{instancePath:s+
"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type:"stri\
ng"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.name=d))}if(e===m&&typeof a=="string"){if(M(a,128))return ne.
errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(U(a,1))return ne.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(
a))return ne.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/pa\
ttern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){
if(y.target!==void 0){let a=y.target,m=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l==
"number"||l=="boolean")d=""+a;else if(a===null)d="";else return ne.errors=[{instancePath:s+"/query/t\
arget",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(a=d,y!==void 0&&(y.target=d))}if(e===m&&typeof a=="string"){if(M(a,128))return ne.errors=
[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(U(a,1))return ne.errors=[{instancePath:s+"/query/target",schemaPath:"\
#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ge.test(
a))return ne.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/targe\
t/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;
if(t){let a=y.limit,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===
void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return ne.errors=[{instancePath:s+
"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"in\
teger"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return ne.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/proper\
ties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ne.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=m===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return ne.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(M(l,36))return ne.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(U(l,36))
return ne.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(l))return ne.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}}}else return ne.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ne.errors=o,
e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var fi=mr;function mr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let u=r.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return mr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.id!==void 0){let a=u.id,m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return mr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return mr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(U(a,36))return mr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ke.test(a))return mr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return mr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return mr.errors=o,e===0}mr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ui=ts;function ts(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ts.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ts.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ts.errors=o,e===0}ts.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yi=as;function as(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=as.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return as.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return as.errors=o,e===0}as.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ci=is;function is(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return is.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return is.errors=o,e===0}is.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hi=Sr;function Sr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Sr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let n=u["if-none-match"],a=e;
if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="boolean")i=""+n;else if(n===
null)i="";else return Sr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,u!==
void 0&&(u["if-none-match"]=i))}if(e===a&&typeof n=="string"&&M(n,4096))return Sr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Sr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Sr.errors=o,e===0}Sr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gi=Ar;function Ar(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ar.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let n=u["if-none-match"],a=e;
if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="boolean")i=""+n;else if(n===
null)i="";else return Ar.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,u!==
void 0&&(u["if-none-match"]=i))}if(e===a&&typeof n=="string"&&M(n,4096))return Ar.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ar.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ar.errors=o,e===0}Ar.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ki=Me;var Pi=new RegExp("^[a-z][a-z0-9.-]*$","u");function Me(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&
(u="query")||r.headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return Me.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(r.headers!==void 0){let y=r.
headers,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let a=y["\
if-none-match"],m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolea\
n")l=""+a;else if(a===null)l="";else return Me.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,y!==void 0&&(y["if-none-match"]=l))}if(e===m&&typeof a=="string"&&M(a,4096))return Me.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Me.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else
var t=!0;if(t)if(r.params!==void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(
y)){let m;if(y.file===void 0&&(m="file"))return Me.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(y.file!==void 0){let i=y.
file,l=e;if(typeof i!="string"){let d=typeof i,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+i;else if(i===
null)f="";else return Me.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(i=f,y!==void 0&&(y.file=f))}
if(e===l&&typeof i=="string"){if(M(i,64))return Me.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(U(i,1))
return Me.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Pi.test(i))return Me.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Me.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return Me.errors=
o,e===0}Me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var vi=Ir;function Ir(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ir.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let u=r.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let n=u["if-none-match"],a=e;
if(typeof n!="string"){let m=typeof n,i;if(i===void 0)if(m=="number"||m=="boolean")i=""+n;else if(n===
null)i="";else return Ir.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,u!==
void 0&&(u["if-none-match"]=i))}if(e===a&&typeof n=="string"&&M(n,4096))return Ir.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ir.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ir.errors=o,e===0}Ir.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bi=Ee;function Ee(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u=
"headers")||r.params===void 0&&(u="params"))return Ee.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(r.headers!==void 0){let y=r.headers,n=e;if(e===
n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let a=y["if-none-matc\
h"],m=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return Ee.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==
void 0&&(y["if-none-match"]=l))}if(e===m&&typeof a=="string"&&M(a,4096))return Ee.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ee.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)
if(r.params!==void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let m;
if(y.file===void 0&&(m="file"))return Ee.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:m}}],!1;if(y.file!==void 0){let i=y.file,
l=e;if(typeof i!="string"){let d=typeof i,f;if(f===void 0)if(d=="number"||d=="boolean")f=""+i;else if(i===
null)f="";else return Ee.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(i=f,y!==void 0&&(y.file=f))}
if(e===l&&typeof i=="string"){if(M(i,64))return Ee.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(U(i,1))
return Ee.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Pi.test(i))return Ee.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ee.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return Ee.errors=
o,e===0}Ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _i=Or(Js()),wi=Or(Qs()),fm={..._i.formats,...wi.fastFormats},xi=et;function et(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=et.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
et.errors=o,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qi=rt;function rt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=rt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
rt.errors=o,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=st;function st(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=st.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
st.errors=o,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=tt;function tt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=tt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
tt.errors=o,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=C,Sp={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},group:{$ref:"schema:GroupOfKey"},
scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Ai={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},Ii={type:["string","null"],minLength:1,maxLength:194,$id:"schema:GroupOfKey"},Di={type:"\
array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:S\
copes"},Ti={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:Models"},Gt={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},ji={type:["integer","null"],minimum:0,
maximum:41024448e5,$id:"schema:Expiry"},Ut={type:["integer","null"],minimum:1,maximum:1e9,$id:"schem\
a:Rpm"},zt={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Bt={type:["integer","nu\
ll"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},$i={type:"string",enum:["interactive","batch"],
$id:"schema:PriorityClass"},Vt={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Zt={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},Ht=Object.prototype.hasOwnProperty,oe=Kr,he=Cr,Fr=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$",
"u"),Wt=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=C.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.
body===void 0&&(m="body"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:m}}],!1;if(r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let d;if(i.name===void 0&&(d="name"))return C.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{let f=e;for(let c in i)
if(!Ht.call(Sp.properties.body.properties,c)){return C.errors=[{instancePath:s+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(f===e){if(i.name!==void 0){let c=i.name,P=e;if(e===e)if(typeof c=="string"){if(oe(c,128))
return C.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(he(c,1))return C.errors=[{instancePath:s+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fr.test(c))return C.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return C.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=P===e}else var t=!0;if(t){if(i.owner!==void 0){let c=i.
owner,P=e,b=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Ai.type}}],!1;if(e===b&&typeof c=="string"){if(oe(c,256))
return C.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(he(c,1))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fr.test(c))return C.errors=[{instancePath:s+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=P===e}else var t=!0;if(t){if(i.group!==void 0){let c=i.group,P=e,b=e;if(typeof c!=
"string"&&c!==null)return C.errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/type",
keyword:"type",params:{type:Ii.type}}],!1;if(e===b&&typeof c=="string"){if(oe(c,194))return C.errors=
[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/maxLength",keyword:"maxLength",params:{
limit:194}}],!1;if(he(c,1))return C.errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOf\
Key/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.scopes!==
void 0){let c=i.scopes,P=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return C.errors=[{instancePath:s+
"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<
1)return C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;if(typeof N!=
"string")return C.errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(N==="chat"||N==="mesh"))return C.errors=[{instancePath:s+"/bo\
dy/scopes/"+h,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Di.items.enum}}],
!1;var u=q===e;if(!u)break}if(u){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A==
"string"){if(typeof q[A]=="number"){return N=q[A],C.errors=[{instancePath:s+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}else return C.
errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=P===e}else var t=!0;if(t){if(i.models!==void 0){let c=i.models,P=e,b=e;if(!Array.
isArray(c)&&c!==null)return C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/type",
keyword:"type",params:{type:Ti.type}}],!1;if(e===b&&Array.isArray(c)){if(c.length>64)return C.errors=
[{instancePath:s+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],
!1;if(c.length<1)return C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;
if(e===q)if(typeof N=="string"){if(oe(N,256))return C.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(N,1))return C.errors=
[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return C.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var y=q===e;if(!y)break}if(y){let h=c.length,N;if(h>
1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]=="number"){return N=q[A],C.errors=
[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){if(i.agents!==void 0){let c=i.agents,
P=e,b=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:Gt.type}}],!1;if(e===b&&Array.isArray(c)){if(c.length>
1e3)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(c.length<1)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let k=c.length;for(let h=0;h<
k;h++){let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(oe(N,64))return C.errors=[{instancePath:s+"\
/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(he(N,1))return C.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+"/body/agent\
s/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=q===e;if(!n)
break}if(n){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){if(i.
expires_at!==void 0){let c=i.expires_at,P=e,b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))&&c!==null)return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:ji.type}}],!1;if(e===b&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))
return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return C.errors=[{instancePath:s+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=P===e}else var t=!0;if(t){if(i.rpm!==void 0){let c=i.rpm,P=e,b=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:Ut.type}}],!1;if(e===b&&typeof c=="number"&&isFinite(c)){if(c>
1e9||isNaN(c))return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===
e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.tpm,P=e,b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:zt.type}}],!1;if(e===b&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;
if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,P=e,b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Bt.type}}],!1;if(e===b&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return C.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.priority_class!==void 0){let c=i.
priority_class,P=e;if(typeof c!="string")return C.errors=[{instancePath:s+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="interactive"||c==="b\
atch"))return C.errors=[{instancePath:s+"/body/priority_class",schemaPath:"schema:PriorityClass/enum",
keyword:"enum",params:{allowedValues:$i.enum}}],!1;var t=P===e}else var t=!0;if(t){if(i.budget_usd!==
void 0){let c=i.budget_usd,P=e,b=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Vt.type}}],!1;if(e===
b&&typeof c=="string"){if(oe(c,17))return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"s\
chema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Wt.test(c))return C.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=P===e}else var t=!0;if(t)if(i.budget_period!==
void 0){let c=i.budget_period,P=e,b=e,g=!1,k=e;if(typeof c!="string"){let q={instancePath:s+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[q]:o.push(q),e++}if(!(c==="day"||c==="month"||c==="total")){let q={instancePath:s+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Zt.enum}};o===null?
o=[q]:o.push(q),e++}var a=k===e;g=g||a;let h=e;if(c!==null){let q={instancePath:s+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};o===null?o=[q]:o.push(q),e++}var a=h===e;if(g=g||a,g)e=b,o!==null&&(b?o.length=b:o=null);else{
let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[q]:o.push(q),e++,C.errors=o,!1}var t=P===e}else var t=!0}}}}}}}}}}}}}}else
return C.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return C.errors=o,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Oi=at;function at(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=at.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
at.errors=o,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ki=it;function it(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=it.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
it.errors=o,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ci=F,Ap={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},group:{$ref:"schema:GroupOfKey"},
scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function F(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=F.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==
void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<
1)return F.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let l=e;for(let d in m)if(!Ht.call(Ap.properties.body.properties,
d)){return F.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(m.name!==void 0){let d=m.
name,f=e;if(e===e)if(typeof d=="string"){if(oe(d,128))return F.errors=[{instancePath:s+"/body/name",
schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(he(d,1))return F.
errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Fr.test(d))return F.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyNam\
e/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return F.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"string"}}],
!1;var t=f===e}else var t=!0;if(t){if(m.owner!==void 0){let d=m.owner,f=e,c=e;if(typeof d!="string"&&
d!==null)return F.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/type",keyword:"type",
params:{type:Ai.type}}],!1;if(e===c&&typeof d=="string"){if(oe(d,256))return F.errors=[{instancePath:s+
"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(
d,1))return F.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Fr.test(d))return F.errors=[{instancePath:s+"/body/owner",schemaPath:"\
schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=f===
e}else var t=!0;if(t){if(m.group!==void 0){let d=m.group,f=e,c=e;if(typeof d!="string"&&d!==null)return F.
errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Ii.
type}}],!1;if(e===c&&typeof d=="string"){if(oe(d,194))return F.errors=[{instancePath:s+"/body/group",
schemaPath:"schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(he(d,1))return F.
errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1}var t=f===e}else var t=!0;if(t){if(m.scopes!==void 0){let d=m.scopes,f=e;if(e===e)if(Array.
isArray(d)){if(d.length>8)return F.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/\
maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(d.length<1)return F.errors=[{instancePath:s+"/\
body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let b=d.length;for(let g=0;g<b;g++){let k=d[g],h=e;if(typeof k!="string")return F.errors=[{instancePath:s+
"/body/scopes/"+g,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(k===
"chat"||k==="mesh"))return F.errors=[{instancePath:s+"/body/scopes/"+g,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:Di.items.enum}}],!1;var u=h===e;if(!u)break}if(u){let g=d.
length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]=="number"){return k=
h[N],F.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}else return F.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0;
if(t){if(m.models!==void 0){let d=m.models,f=e,c=e;if(!Array.isArray(d)&&d!==null)return F.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Ti.type}}],
!1;if(e===c&&Array.isArray(d)){if(d.length>64)return F.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return F.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let b=d.length;for(let g=0;g<b;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(oe(k,256))return F.
errors=[{instancePath:s+"/body/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(he(k,1))return F.errors=[{instancePath:s+"/body/models/"+g,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+
"/body/models/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=h===
e;if(!y)break}if(y){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]==
"number"){return k=h[N],F.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}var t=f===e}else var t=!0;if(t){if(m.
agents!==void 0){let d=m.agents,f=e,c=e;if(!Array.isArray(d)&&d!==null)return F.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Gt.type}}],!1;if(e===c&&Array.
isArray(d)){if(d.length>1e3)return F.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<1)return F.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;
let b=d.length;for(let g=0;g<b;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(oe(k,64))return F.
errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(he(k,1))return F.errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+
"/body/agents/"+g,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=h===
e;if(!n)break}if(n){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]==
"number"){return k=h[N],F.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}var t=f===e}else var t=!0;if(t){if(m.
expires_at!==void 0){let d=m.expires_at,f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return F.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:ji.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))
return F.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return F.errors=[{instancePath:s+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=f===e}else var t=!0;if(t){if(m.rpm!==void 0){let d=m.rpm,f=e,c=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d))&&d!==null)return F.errors=[{instancePath:s+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:Ut.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>
1e9||isNaN(d))return F.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<1||isNaN(d))return F.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=f===
e}else var t=!0;if(t){if(m.tpm!==void 0){let d=m.tpm,f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return F.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:zt.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e12||isNaN(
d))return F.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return F.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=f===e}else var t=!0;
if(t){if(m.max_parallel!==void 0){let d=m.max_parallel,f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return F.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Bt.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){
if(d>1e6||isNaN(d))return F.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(d))return F.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=f===e}else var t=!0;if(t){if(m.priority_class!==void 0){let d=m.
priority_class,f=e;if(typeof d!="string")return F.errors=[{instancePath:s+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="interactive"||d==="b\
atch"))return F.errors=[{instancePath:s+"/body/priority_class",schemaPath:"schema:PriorityClass/enum",
keyword:"enum",params:{allowedValues:$i.enum}}],!1;var t=f===e}else var t=!0;if(t){if(m.budget_usd!==
void 0){let d=m.budget_usd,f=e,c=e;if(typeof d!="string"&&d!==null)return F.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Vt.type}}],!1;if(e===
c&&typeof d=="string"){if(oe(d,17))return F.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"s\
chema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Wt.test(d))return F.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=f===e}else var t=!0;if(t)if(m.budget_period!==
void 0){let d=m.budget_period,f=e,c=e,P=!1,b=e;if(typeof d!="string"){let h={instancePath:s+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[h]:o.push(h),e++}if(!(d==="day"||d==="month"||d==="total")){let h={instancePath:s+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Zt.enum}};o===null?
o=[h]:o.push(h),e++}var a=b===e;P=P||a;let g=e;if(d!==null){let h={instancePath:s+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};o===null?o=[h]:o.push(h),e++}var a=g===e;if(P=P||a,P)e=c,o!==null&&(c?o.length=c:o=null);else{
let h={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[h]:o.push(h),e++,F.errors=o,!1}var t=f===e}else var t=!0}}}}}}}}}}}}}}else
return F.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return F.errors=o,e===0}F.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Fi=qr;function qr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let y=e;for(let n in t)if(n!=="overl\
ap_s"){return qr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){let n=t.overlap_s,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>604800||isNaN(n))return qr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(n<0||isNaN(n))return qr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return qr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return qr.errors=o,e===0}qr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mi=nt;function nt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=nt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
nt.errors=o,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=ot;function ot(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ot.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ot.errors=o,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ri=X,Ip={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},tags:{$ref:"schema:Gro\
upTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Xi={type:["string","null"],minLength:1,maxLength:194,$id:"schema:GroupParent"};var Gi={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"},Ui=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function X(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.body===void 0&&(m="body"))return X.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let i=r.body;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let d;if(i.name===void 0&&(d="name"))return X.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],
!1;{let f=e;for(let c in i)if(!Ht.call(Ip.properties.body.properties,c)){return X.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(f===e){if(i.name!==void 0){let c=i.name,P=e;if(e===e)if(typeof c=="string"){if(oe(c,64))
return X.errors=[{instancePath:s+"/body/name",schemaPath:"schema:GroupName/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(he(c,1))return X.errors=[{instancePath:s+"/body/name",schemaPath:"sc\
hema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ui.test(c))return X.errors=[
{instancePath:s+"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return X.errors=[{instancePath:s+"/body/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=P===e}else var t=!0;if(t){if(i.
parent!==void 0){let c=i.parent,P=e,b=e;if(typeof c!="string"&&c!==null)return X.errors=[{instancePath:s+
"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:Xi.type}}],!1;if(e===
b&&typeof c=="string"){if(oe(c,194))return X.errors=[{instancePath:s+"/body/parent",schemaPath:"sche\
ma:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(he(c,1))return X.errors=[{instancePath:s+
"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=P===
e}else var t=!0;if(t){if(i.tags!==void 0){let c=i.tags,P=e;if(e===e)if(Array.isArray(c)){if(c.length>
16)return X.errors=[{instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"max\
Items",params:{limit:16}}],!1;{var u=!0;let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;if(e===q)
if(typeof N=="string"){if(oe(N,64))return X.errors=[{instancePath:s+"/body/tags/"+h,schemaPath:"sche\
ma:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(N,1))return X.errors=
[{instancePath:s+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Fr.test(N))return X.errors=[{instancePath:s+"/body/tags/"+h,schemaPath:"schema:Gro\
upTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return X.
errors=[{instancePath:s+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{
type:"string"}}],!1;var u=q===e;if(!u)break}if(u){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];
if(typeof A=="string"){if(typeof q[A]=="number"){return N=q[A],X.errors=[{instancePath:s+"/body/tags",
schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}else
return X.errors=[{instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{
type:"array"}}],!1;var t=P===e}else var t=!0;if(t){if(i.models!==void 0){let c=i.models,P=e,b=e;if(!Array.
isArray(c)&&c!==null)return X.errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/\
type",keyword:"type",params:{type:Gi.type}}],!1;if(e===b&&Array.isArray(c)){if(c.length>64)return X.
errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;if(c.length<1)return X.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Grou\
pModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let k=c.length;for(let h=0;h<k;h++){
let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(oe(N,256))return X.errors=[{instancePath:s+"/body/\
models/"+h,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(he(N,1))return X.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:GroupModels/item\
s/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+"/body/\
models/"+h,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var y=q===
e;if(!y)break}if(y){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],X.errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/uniq\
ueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){
if(i.agents!==void 0){let c=i.agents,P=e,b=e;if(!Array.isArray(c)&&c!==null)return X.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Gt.type}}],!1;if(e===b&&Array.
isArray(c)){if(c.length>1e3)return X.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return X.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;
let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(oe(N,64))return X.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(he(N,1))return X.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=q===
e;if(!n)break}if(n){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],X.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){if(i.
rpm!==void 0){let c=i.rpm,P=e,b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)
return X.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Ut.
type}}],!1;if(e===b&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return X.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(c<1||isNaN(c))return X.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.
tpm,P=e,b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return X.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:zt.type}}],!1;if(e===b&&typeof c==
"number"&&isFinite(c)){if(c>1e12||isNaN(c))return X.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return X.
errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,P=e,
b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return X.errors=[{instancePath:s+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Bt.type}}],!1;
if(e===b&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return X.errors=[{instancePath:s+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(c<1||isNaN(c))return X.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){
if(i.budget_usd!==void 0){let c=i.budget_usd,P=e,b=e;if(typeof c!="string"&&c!==null)return X.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Vt.
type}}],!1;if(e===b&&typeof c=="string"){if(oe(c,17))return X.errors=[{instancePath:s+"/body/budget_\
usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Wt.test(
c))return X.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=P===e}else var t=!0;if(t)
if(i.budget_period!==void 0){let c=i.budget_period,P=e,b=e,g=!1,k=e;if(typeof c!="string"){let q={instancePath:s+
"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===
null?o=[q]:o.push(q),e++}if(!(c==="day"||c==="month"||c==="total")){let q={instancePath:s+"/body/bud\
get_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Zt.enum}};o===
null?o=[q]:o.push(q),e++}var a=k===e;g=g||a;let h=e;if(c!==null){let q={instancePath:s+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};o===null?o=[q]:o.push(q),e++}var a=h===e;if(g=g||a,g)e=b,o!==null&&(b?o.length=b:o=null);else{
let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[q]:o.push(q),e++,X.errors=o,!1}var t=P===e}else var t=!0}}}}}}}}}}}else
return X.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return X.errors=o,e===0}X.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var zi=pt;function pt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=pt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
pt.errors=o,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bi=mt;function mt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=mt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
mt.errors=o,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vi=G,Dp={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},tags:{$ref:"schema:Gro\
upTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function G(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=G.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==
void 0){let m=r.body;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<
1)return G.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let l=e;for(let d in m)if(!Ht.call(Dp.properties.body.properties,
d)){return G.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(m.name!==void 0){let d=m.
name,f=e;if(e===e)if(typeof d=="string"){if(oe(d,64))return G.errors=[{instancePath:s+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(d,1))return G.errors=[{
instancePath:s+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ui.test(d))return G.errors=[{instancePath:s+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return G.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=f===
e}else var t=!0;if(t){if(m.parent!==void 0){let d=m.parent,f=e,c=e;if(typeof d!="string"&&d!==null)return G.
errors=[{instancePath:s+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:Xi.
type}}],!1;if(e===c&&typeof d=="string"){if(oe(d,194))return G.errors=[{instancePath:s+"/body/parent",
schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(he(d,1))return G.
errors=[{instancePath:s+"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",
params:{limit:1}}],!1}var t=f===e}else var t=!0;if(t){if(m.tags!==void 0){let d=m.tags,f=e;if(e===e)
if(Array.isArray(d)){if(d.length>16)return G.errors=[{instancePath:s+"/body/tags",schemaPath:"schema\
:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var u=!0;let b=d.length;for(let g=0;g<
b;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(oe(k,64))return G.errors=[{instancePath:s+"\
/body/tags/"+g,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(he(k,1))return G.errors=[{instancePath:s+"/body/tags/"+g,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fr.test(k))return G.errors=[{instancePath:s+"\
/body/tags/"+g,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return G.errors=[{instancePath:s+"/body/tags/"+g,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var u=h===e;if(!u)break}if(u){let g=d.
length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]=="number"){return k=
h[N],G.errors=[{instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}else return G.errors=[{instancePath:s+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0;if(t){if(m.
models!==void 0){let d=m.models,f=e,c=e;if(!Array.isArray(d)&&d!==null)return G.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Gi.type}}],!1;if(e===
c&&Array.isArray(d)){if(d.length>64)return G.errors=[{instancePath:s+"/body/models",schemaPath:"sche\
ma:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return G.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let b=d.length;for(let g=0;g<b;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(oe(k,256))return G.
errors=[{instancePath:s+"/body/models/"+g,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(he(k,1))return G.errors=[{instancePath:s+"/body/models/"+g,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[
{instancePath:s+"/body/models/"+g,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var y=h===e;if(!y)break}if(y){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];
if(typeof N=="string"){if(typeof h[N]=="number"){return k=h[N],G.errors=[{instancePath:s+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=
g}}}}}}var t=f===e}else var t=!0;if(t){if(m.agents!==void 0){let d=m.agents,f=e,c=e;if(!Array.isArray(
d)&&d!==null)return G.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:Gt.type}}],!1;if(e===c&&Array.isArray(d)){if(d.length>1e3)return G.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<
1)return G.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let b=d.length;for(let g=0;g<b;g++){let k=d[g],h=e;if(e===h)if(typeof k==
"string"){if(oe(k,64))return G.errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"schema:Agents/i\
tems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(k,1))return G.errors=[{instancePath:s+
"/body/agents/"+g,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=h===e;if(!n)break}if(n){let g=d.length,k;if(g>1){let h={};for(;g--;){
let N=d[g];if(typeof N=="string"){if(typeof h[N]=="number"){return k=h[N],G.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}
h[N]=g}}}}}}var t=f===e}else var t=!0;if(t){if(m.rpm!==void 0){let d=m.rpm,f=e,c=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return G.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Ut.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){
if(d>1e9||isNaN(d))return G.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<1||isNaN(d))return G.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=f===
e}else var t=!0;if(t){if(m.tpm!==void 0){let d=m.tpm,f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return G.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:zt.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e12||isNaN(
d))return G.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return G.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=f===e}else var t=!0;
if(t){if(m.max_parallel!==void 0){let d=m.max_parallel,f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return G.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Bt.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){
if(d>1e6||isNaN(d))return G.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(d))return G.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=f===e}else var t=!0;if(t){if(m.budget_usd!==void 0){let d=m.budget_usd,
f=e,c=e;if(typeof d!="string"&&d!==null)return G.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:Vt.type}}],!1;if(e===c&&typeof d=="string"){if(oe(
d,17))return G.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!Wt.test(d))return G.errors=[{instancePath:s+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var t=f===e}else var t=!0;if(t)if(m.budget_period!==void 0){let d=m.budget_period,f=e,
c=e,P=!1,b=e;if(typeof d!="string"){let h={instancePath:s+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}if(!(d==="day"||
d==="month"||d==="total")){let h={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Zt.enum}};o===null?o=[h]:o.push(h),e++}var a=b===e;P=P||
a;let g=e;if(d!==null){let h={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[h]:o.push(h),e++}
var a=g===e;if(P=P||a,P)e=c,o!==null&&(c?o.length=c:o=null);else{let h={instancePath:s+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[h]:o.push(h),e++,G.errors=o,!1}var t=f===e}else var t=!0}}}}}}}}}}}else return G.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return G.errors=
o,e===0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zi=lt;function lt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=lt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
lt.errors=o,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hi=dt;function dt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=dt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
dt.errors=o,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wi=ft;function ft(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ft.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ft.errors=o,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yi=ut;function ut(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ut.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ut.errors=o,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ji=yt;function yt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=yt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
yt.errors=o,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qi=ct;function ct(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ct.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ct.errors=o,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var en=ht;function ht(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ht.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ht.errors=o,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var rn=gt;function gt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=gt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
gt.errors=o,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var sn=kt;function kt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=kt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
kt.errors=o,e===0}kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var tn=Pt;function Pt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Pt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Pt.errors=o,e===0}Pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var an=vt;function vt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=vt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
vt.errors=o,e===0}vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var nn=bt;function bt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=bt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
bt.errors=o,e===0}bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var on=_t;function _t(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_t.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
_t.errors=o,e===0}_t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pn=wt;function wt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=wt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wt.errors=o,e===0}wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mn=xt;function xt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=xt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xt.errors=o,e===0}xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ln=qt;function qt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=qt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qt.errors=o,e===0}qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dn=Nt;function Nt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Nt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Nt.errors=o,e===0}Nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fn=Lt;function Lt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Lt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Lt.errors=o,e===0}Lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var un=St;function St(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=St.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
St.errors=o,e===0}St.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yn=At;function At(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=At.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
At.errors=o,e===0}At.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var cn=Re;function Re(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let u=r.body;if(e===e)if(u&&typeof u=="objec\
t"&&!Array.isArray(u)){if(Object.keys(u).length>1)return Re.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(u).length<
1)return Re.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let n=e;for(let a in u)if(!(a==="token"||a==="code")){return Re.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(u.token!==void 0){let a=u.token,
m=e;if(e===m)if(typeof a=="string"){if(oe(a,512))return Re.errors=[{instancePath:s+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(he(a,1))
return Re.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Re.errors=[{instancePath:s+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=m===
e}else var t=!0;if(t)if(u.code!==void 0){let a=u.code,m=e;if(e===m)if(typeof a=="string"){if(oe(a,64))
return Re.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(he(a,1))return Re.errors=[{instancePath:s+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Re.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0}}}else return Re.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return Re.errors=o,e===0}Re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hn=It;function It(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=It.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
It.errors=o,e===0}It.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gn=Dt;function Dt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Dt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Dt.errors=o,e===0}Dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kn=Xe;var Pn={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Tp=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Xe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=Xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.body===void 0&&(u="body"))return Xe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(r.
body!==void 0){let y=r.body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.name===
void 0&&(a="name")||y.role===void 0&&(a="role"))return Xe.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let i in y)
if(!(i==="name"||i==="role")){return Xe.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(m===
e){if(y.name!==void 0){let i=y.name,l=e;if(e===e)if(typeof i=="string"){if(oe(i,64))return Xe.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(he(i,1))return Xe.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Tp.test(i))return Xe.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Xe.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(y.
role!==void 0){let i=y.role,l=e;if(typeof i!="string")return Xe.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="view\
er"))return Xe.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Pn.enum}}],!1;var t=l===e}else var t=!0}}}else return Xe.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=
o,e===0}Xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var vn=Tt;function Tt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Tt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Tt.errors=o,e===0}Tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bn=br;function br(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&(t="body"))return br.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.body!==void 0){let u=r.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.role===void 0&&(n="role"))return br.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let m in u)if(m!=="role"){return br.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;
break}if(a===e&&u.role!==void 0){let m=u.role;if(typeof m!="string")return br.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="admi\
n"||m==="viewer"))return br.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Pn.enum}}],!1}}}else return br.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return br.errors=o,e===0}br.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _n=jt;function jt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=jt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
jt.errors=o,e===0}jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wn=$t;function $t(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=$t.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
$t.errors=o,e===0}$t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xn=Ot;function Ot(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ot.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ot.errors=o,e===0}Ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qn=Kt;function Kt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Kt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Kt.errors=o,e===0}Kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=jr;function jr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=jr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let y=e;for(let n in t)if(n!=="dry_run"){return jr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(y===e&&typeof t.dry_run!="boolean")return jr.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return jr.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return jr.errors=o,e===0}jr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ln=Ct;function Ct(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ct.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ct.errors=o,e===0}Ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sn=Ft;function Ft(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ft.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ft.errors=o,e===0}Ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var An=Mt;function Mt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Mt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Mt.errors=o,e===0}Mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var In=Et;function Et(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Et.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Et.errors=o,e===0}Et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Dn=Rt;function Rt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Rt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Rt.errors=o,e===0}Rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tn=Xt;function Xt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Xt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xt.errors=o,e===0}Xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rn=Or(Js()),Xn=Or(Qs()),$p={...Rn.formats,...Xn.fastFormats},Gn=wr;function wr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let y;if(t.status===void 0&&(y="status"))return wr.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:y}}],!1;{
let n=e;for(let a in t)if(a!=="status"){return wr.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return wr.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return wr.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return wr.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return wr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return wr.errors=o,e===0}wr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Un=ls;var L=Kr;function xe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.ready===void 0&&(n="ready")||r.parts===void 0&&
(n="parts"))return xe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let m in r)if(!(m==="ready"||m==="parts")){return xe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(a===
e){if(r.ready!==void 0){let m=e;if(typeof r.ready!="boolean")return xe.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=m===e}else
var t=!0;if(t)if(r.parts!==void 0){let m=r.parts,i=e;if(e===i)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>64)return xe.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let d in m){let f=m[d],c=e;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f)){let b;if(f.ok===void 0&&(b="ok"))return xe.errors=[{instancePath:s+
"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:b}}],!1;{let g=e;for(let k in f)if(!(k==="ok"||k==="detail")){return xe.
errors=[{instancePath:s+"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(g===
e){if(f.ok!==void 0){let k=e;if(typeof f.ok!="boolean")return xe.errors=[{instancePath:s+"/parts/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var u=k===e}else var u=!0;if(u)if(f.detail!==void 0){let k=f.detail,
h=e;if(e===h)if(typeof k=="string"){if(L(k,1024))return xe.errors=[{instancePath:s+"/parts/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return xe.errors=[{instancePath:s+"/parts/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var u=h===e}else var u=!0}}}else return xe.errors=[{instancePath:s+"/parts/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var y=c===e;if(!y)break}}else return xe.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}}}else return xe.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=o,e===
0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ls(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ls.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(xe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:v,dynamicAnchors:_})||(o=o===null?xe.errors:o.concat(xe.errors),e=o.length));else return ls.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ls.errors=
o,e===0}ls.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zn=ds;var Op=$p.int32,B=Cr,Kp=new RegExp("^[a-z][a-z0-9_]*$","u");function $r(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=$r.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,u=!1,y=e;xe(r,{instancePath:s,parentData:x,
parentDataProperty:w,rootData:v,dynamicAnchors:_})||(o=o===null?xe.errors:o.concat(xe.errors),e=o.length);
var l=y===e;if(u=u||l,l)var n=!0;let a=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;
if(r.error===void 0&&(d="error")||r.message===void 0&&(d="message")){let f={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:d}};o===null?o=[f]:o.push(f),e++}else{
let f=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let P={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
o===null?o=[P]:o.push(P),e++;break}if(f===e){if(r.error!==void 0){let c=r.error,P=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let b={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};o===null?o=[b]:o.push(b),e++}if(e===P&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let b={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};o===null?o=
[b]:o.push(b),e++}else if(c<400||isNaN(c)){let b={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};o===null?o=[b]:o.push(
b),e++}else if(!Op.validate(c)){let b={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};o===null?o=[b]:o.push(b),e++}}var i=P===e}else
var i=!0;if(i){if(r.message!==void 0){let c=r.message,P=e;if(e===P)if(typeof c=="string"){if(L(c,2048)){
let g={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};o===null?o=[g]:o.push(g),e++}else if(B(c,1)){let g={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
o===null?o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}var i=P===e}else
var i=!0;if(i){if(r.code!==void 0){let c=r.code,P=e;if(e===P)if(typeof c=="string"){if(L(c,64)){let g={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};o===null?o=[g]:o.push(g),e++}else if(!Kp.test(c)){let g={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};o===null?
o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}var i=P===e}else var i=!0;if(i)
if(r.param!==void 0){let c=r.param,P=e;if(e===P)if(typeof c=="string"){if(L(c,256)){let g={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
o===null?o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}var i=P===e}else var i=!0}}}}}else{
let d={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};o===null?
o=[d]:o.push(d),e++}var l=a===e;if(u=u||l,l&&n!==!0&&(n=!0),u)e=t,o!==null&&(t?o.length=t:o=null);else{
let d={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[d]:o.push(d),
e++,$r.errors=o,!1}return $r.errors=o,p.props=n,e===0}$r.evaluated={dynamicProps:!0,dynamicItems:!1};
function ds(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($r(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?$r.errors:
o.concat($r.errors),e=o.length));else return ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ds.errors=o,e===0}ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bn=fs;var Mr={type:"object",required:["id","name","prefix","owner","group","scopes","models","agents","rpm",
"tpm","max_parallel","priority_class","budget_usd","budget_period","created_at","expires_at","revoke\
d_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},group:{type:["string","null"],maxLength:64},scopes:{$ref:"schema:Scopes"},models:{$ref:"\
schema:Models"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:Bud\
getUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schem\
a:BudgetUsed"},last_used_at:{type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},previous_until:{type:["integer","n\
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},Cp={type:"arr\
ay",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scop\
es"},Fp={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:Models"},Vn={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Zn={type:["integer","null"],minimum:1,
maximum:1e9,$id:"schema:Rpm"},Hn={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Wn={
type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},Mp={type:"string",enum:["int\
eractive","batch"],$id:"schema:PriorityClass"},Yn={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,\
6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},Jn={type:"string",enum:["day","month","to\
tal"],$id:"schema:BudgetPeriod"},Qn=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var Dr=new RegExp("^[0-9]{1,30}$","u");function Ce(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.charged===
void 0&&(u="charged")||r.counted===void 0&&(u="counted"))return Ce.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!(n==="cha\
rged"||n==="counted")){return Ce.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.charged!==void 0){let n=r.
charged,a=e;if(e===e)if(typeof n=="string"){if(L(n,30))return Ce.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.test(n))return Ce.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return Ce.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(r.counted!==void 0){
let n=r.counted,a=e;if(e===e)if(typeof n=="string"){if(L(n,30))return Ce.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.test(
n))return Ce.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return Ce.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return Ce.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=
o,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function T(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=T.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.id===void 0&&(m="id")||r.name===void 0&&(m="name")||r.prefix===void 0&&(m="prefix")||r.owner===
void 0&&(m="owner")||r.group===void 0&&(m="group")||r.scopes===void 0&&(m="scopes")||r.models===void 0&&
(m="models")||r.agents===void 0&&(m="agents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||
r.max_parallel===void 0&&(m="max_parallel")||r.priority_class===void 0&&(m="priority_class")||r.budget_usd===
void 0&&(m="budget_usd")||r.budget_period===void 0&&(m="budget_period")||r.created_at===void 0&&(m="\
created_at")||r.expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoked_at")||r.previous_until===
void 0&&(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))return T.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.id!==void 0){let i=r.id,l=e;if(e===
l)if(typeof i=="string"){if(L(i,64))return T.errors=[{instancePath:s+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return T.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=l===e}else var t=!0;if(t){if(r.name!==void 0){let i=r.name,l=e;if(e===l)if(typeof i=="strin\
g"){if(L(i,128))return T.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(B(i,1))return T.errors=[{instancePath:s+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(r.prefix!==void 0){let i=r.prefix,l=e;if(e===l)if(typeof i=="string"){if(L(i,16))return T.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return T.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.owner!==void 0){let i=r.
owner,l=e;if(typeof i!="string"&&i!==null)return T.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Mr.properties.owner.type}}],!1;if(e===l&&typeof i==
"string"&&L(i,256))return T.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.group!==void 0){
let i=r.group,l=e;if(typeof i!="string"&&i!==null)return T.errors=[{instancePath:s+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:Mr.properties.group.type}}],!1;if(e===l&&typeof i==
"string"&&L(i,64))return T.errors=[{instancePath:s+"/group",schemaPath:"#/properties/group/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.scopes!==void 0){let i=r.
scopes,l=e;if(e===e)if(Array.isArray(i)){if(i.length>8)return T.errors=[{instancePath:s+"/scopes",schemaPath:"\
schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(i.length<1)return T.errors=[{instancePath:s+
"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let c=i.
length;for(let P=0;P<c;P++){let b=i[P],g=e;if(typeof b!="string")return T.errors=[{instancePath:s+"/\
scopes/"+P,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(b===
"chat"||b==="mesh"))return T.errors=[{instancePath:s+"/scopes/"+P,schemaPath:"schema:Scopes/items/en\
um",keyword:"enum",params:{allowedValues:Cp.items.enum}}],!1;var u=g===e;if(!u)break}if(u){let P=i.length,
b;if(P>1){let g={};for(;P--;){let k=i[P];if(typeof k=="string"){if(typeof g[k]=="number"){return b=g[k],
T.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{
i:P,j:b}}],!1;break}g[k]=P}}}}}}else return T.errors=[{instancePath:s+"/scopes",schemaPath:"schema:S\
copes/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t){if(r.models!==
void 0){let i=r.models,l=e,d=e;if(!Array.isArray(i)&&i!==null)return T.errors=[{instancePath:s+"/mod\
els",schemaPath:"schema:Models/type",keyword:"type",params:{type:Fp.type}}],!1;if(e===d&&Array.isArray(
i)){if(i.length>64)return T.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/maxItems",keyword:"\
maxItems",params:{limit:64}}],!1;if(i.length<1)return T.errors=[{instancePath:s+"/models",schemaPath:"\
schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let c=i.length;for(let P=0;P<
c;P++){let b=i[P],g=e;if(e===g)if(typeof b=="string"){if(L(b,256))return T.errors=[{instancePath:s+"\
/models/"+P,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(
b,1))return T.errors=[{instancePath:s+"/models/"+P,schemaPath:"schema:Models/items/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:s+"/models/"+P,schemaPath:"sche\
ma:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=g===e;if(!y)break}if(y){let P=i.
length,b;if(P>1){let g={};for(;P--;){let k=i[P];if(typeof k=="string"){if(typeof g[k]=="number"){return b=
g[k],T.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",
params:{i:P,j:b}}],!1;break}g[k]=P}}}}}}var t=l===e}else var t=!0;if(t){if(r.agents!==void 0){let i=r.
agents,l=e,d=e;if(!Array.isArray(i)&&i!==null)return T.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Vn.type}}],!1;if(e===d&&Array.isArray(i)){if(i.length>
1e3)return T.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(i.length<1)return T.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let c=i.length;for(let P=0;P<c;P++){
let b=i[P],g=e;if(e===g)if(typeof b=="string"){if(L(b,64))return T.errors=[{instancePath:s+"/agents/"+
P,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(b,1))return T.
errors=[{instancePath:s+"/agents/"+P,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return T.errors=[{instancePath:s+"/agents/"+P,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var n=g===e;if(!n)break}if(n){let P=i.length,b;
if(P>1){let g={};for(;P--;){let k=i[P];if(typeof k=="string"){if(typeof g[k]=="number"){return b=g[k],
T.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:P,j:b}}],!1;break}g[k]=P}}}}}}var t=l===e}else var t=!0;if(t){if(r.rpm!==void 0){let i=r.rpm,l=e,d=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return T.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Zn.type}}],!1;if(e===d&&typeof i=="n\
umber"&&isFinite(i)){if(i>1e9||isNaN(i))return T.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(i<1||isNaN(i))return T.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.tpm!==void 0){let i=r.tpm,l=e,d=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return T.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Hn.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>1e12||
isNaN(i))return T.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(i<1||isNaN(i))return T.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;
if(t){if(r.max_parallel!==void 0){let i=r.max_parallel,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return T.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Wn.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>
1e6||isNaN(i))return T.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<1||isNaN(i))return T.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.priority_class!==void 0){let i=r.priority_class,l=e;if(typeof i!=
"string")return T.errors=[{instancePath:s+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="interactive"||i==="batch"))return T.errors=[{instancePath:s+
"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Mp.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let i=r.budget_usd,l=e,d=e;if(typeof i!=
"string"&&i!==null)return T.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Yn.type}}],!1;if(e===d&&typeof i=="string"){if(L(i,17))return T.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Qn.test(i))return T.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=l===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let i=r.budget_period,l=e,d=e,f=!1,c=e;if(typeof i!="string"){let g={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[g]:o.push(g),e++}if(!(i==="day"||i==="month"||i==="total")){let g={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Jn.enum}};
o===null?o=[g]:o.push(g),e++}var a=c===e;f=f||a;let P=e;if(i!==null){let g={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[g]:o.push(g),e++}var a=P===e;if(f=f||a,f)e=d,o!==null&&(d?o.length=d:o=null);else{let g={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[g]:o.push(g),e++,T.errors=o,!1}var t=l===e}else var t=!0;if(t){if(r.budget_used!==void 0){let i=e;
Ce(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:v,
dynamicAnchors:_})||(o=o===null?Ce.errors:o.concat(Ce.errors),e=o.length);var t=i===e}else var t=!0;
if(t){if(r.last_used_at!==void 0){let i=r.last_used_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))&&i!==null)return T.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Mr.properties.last_used_at.type}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return T.errors=[{instancePath:s+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(i<0||isNaN(i))return T.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.created_at!==void 0){let i=r.created_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return T.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(
i))return T.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return T.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.expires_at!==void 0){let i=r.expires_at,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return T.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Mr.properties.expires_at.type}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return T.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return T.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.revoked_at!==void 0){let i=r.revoked_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return T.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Mr.properties.revoked_at.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return T.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return T.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.previous_until!==
void 0){let i=r.previous_until,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)
return T.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Mr.properties.previous_until.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return T.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return T.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(r.sandbox!==
void 0){let i=e;if(typeof r.sandbox!="boolean")return T.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.
errors=o,e===0}T.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,scopes:!0,models:!0,agents:!0,
rpm:!0,tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,
created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};
function Le(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),T(
r,{instancePath:s,parentData:x,parentDataProperty:w,rootData:v,dynamicAnchors:_})||(o=o===null?T.errors:
o.concat(T.errors),e=o.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&
t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_class"&&t!=="budget_usd"&&t!=="budget_period"&&
t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&t!=="expires_at"&&t!=="revoked_at"&&t!=="pr\
evious_until"&&t!=="sandbox"){return Le.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",
keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],!1;break}}else return Le.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=o,e===0}Le.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function lr(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=lr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.keys===
void 0&&(u="keys"))return lr.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:u}}],!1;{let y=e;for(let n in r)if(n!=="keys"){return lr.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===
e&&r.keys!==void 0){let n=r.keys;if(e===e)if(Array.isArray(n)){if(n.length>1e5)return lr.errors=[{instancePath:s+
"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;
let m=n.length;for(let i=0;i<m;i++){let l=e;Le(n[i],{instancePath:s+"/keys/"+i,parentData:n,parentDataProperty:i,
rootData:v,dynamicAnchors:_})||(o=o===null?Le.errors:o.concat(Le.errors),e=o.length);var t=l===e;if(!t)
break}}}else return lr.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return lr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return lr.errors=o,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(lr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?lr.errors:
o.concat(lr.errors),e=o.length));else return fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fs.errors=o,e===0}fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var eo=us;function Fe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),T(
r,{instancePath:s,parentData:x,parentDataProperty:w,rootData:v,dynamicAnchors:_})||(o=o===null?T.errors:
o.concat(T.errors),e=o.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.key===void 0&&
(u="key"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;if(r.key!==void 0){let y=r.key,n=e;if(e===n)if(typeof y=="string"){if(L(y,256))return Fe.errors=[
{instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(B(y,1))return Fe.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Fe.errors=[{instancePath:s+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){for(let y in r)
if(y!=="key"&&y!=="id"&&y!=="name"&&y!=="prefix"&&y!=="owner"&&y!=="group"&&y!=="scopes"&&y!=="model\
s"&&y!=="agents"&&y!=="rpm"&&y!=="tpm"&&y!=="max_parallel"&&y!=="priority_class"&&y!=="budget_usd"&&
y!=="budget_period"&&y!=="budget_used"&&y!=="last_used_at"&&y!=="created_at"&&y!=="expires_at"&&y!==
"revoked_at"&&y!=="previous_until"&&y!=="sandbox"){return Fe.errors=[{instancePath:s,schemaPath:"#/u\
nevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:y}}],!1;break}}}else
return Fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.
errors=o,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function us(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=us.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(Fe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(o=o===null?Fe.errors:o.concat(Fe.errors),e=o.length));else
return us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return us.
errors=o,e===0}us.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ro=ys;function ys(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Le(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Le.errors:
o.concat(Le.errors),e=o.length));else return ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ys.errors=o,e===0}ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var so=cs;function cs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Le(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Le.errors:
o.concat(Le.errors),e=o.length));else return cs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return cs.errors=o,e===0}cs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var to=hs;function hs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Le(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Le.errors:
o.concat(Le.errors),e=o.length));else return hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return hs.errors=o,e===0}hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ao=gs;function gs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=gs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Fe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Fe.errors:
o.concat(Fe.errors),e=o.length));else return gs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gs.errors=o,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var io=ks;function ks(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Le(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Le.errors:
o.concat(Le.errors),e=o.length));else return ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ks.errors=o,e===0}ks.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var no=Ps;var Ep={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},na={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","managed_by","created_a\
t"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:GroupName"},path:{type:"\
string",maxLength:194},parent:{type:["string","null"],maxLength:64},tags:{$ref:"schema:GroupTags"},models:{
$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:T\
pm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]},managed_by:{type:["string","null"],maxLength:128},created_at:{
type:"integer",minimum:0,maximum:41024448e5}},$id:"schema:Group"};var Rp={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"},He=Object.prototype.hasOwnProperty,Xp=new RegExp("^[^\\x00-\\\
x1f\\x7f-\\x9f/]+$","u"),Gp=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function $(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=$.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.id===void 0&&(m="id")||r.name===void 0&&(m="name")||r.path===void 0&&(m=
"path")||r.parent===void 0&&(m="parent")||r.tags===void 0&&(m="tags")||r.models===void 0&&(m="models")||
r.agents===void 0&&(m="agents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||r.max_parallel===
void 0&&(m="max_parallel")||r.budget_usd===void 0&&(m="budget_usd")||r.budget_period===void 0&&(m="b\
udget_period")||r.managed_by===void 0&&(m="managed_by")||r.created_at===void 0&&(m="created_at"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{
let i=e;for(let l in r)if(!He.call(na.properties,l)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(r.id!==void 0){let l=r.id,d=e;if(e===d)if(typeof l=="string"){if(L(l,64))return $.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(l,1))return $.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(r.name!==void 0){let l=r.name,d=e;if(e===e)if(typeof l==
"string"){if(L(l,64))return $.errors=[{instancePath:s+"/name",schemaPath:"schema:GroupName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(B(l,1))return $.errors=[{instancePath:s+"/name",schemaPath:"\
schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xp.test(l))return $.errors=
[{instancePath:s+"/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"^[\
^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return $.errors=[{instancePath:s+"/name",schemaPath:"schema:\
GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(r.path!==
void 0){let l=r.path,d=e;if(e===d)if(typeof l=="string"){if(L(l,194))return $.errors=[{instancePath:s+
"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:194}}],!1}else return $.
errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=d===e}else var t=!0;if(t){if(r.parent!==void 0){let l=r.parent,d=e;if(typeof l!="st\
ring"&&l!==null)return $.errors=[{instancePath:s+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:na.properties.parent.type}}],!1;if(e===d&&typeof l=="string"&&L(l,64))return $.errors=
[{instancePath:s+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=d===e}else var t=!0;if(t){if(r.tags!==void 0){let l=r.tags,d=e;if(e===e)if(Array.isArray(l)){
if(l.length>16)return $.errors=[{instancePath:s+"/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;{var u=!0;let P=l.length;for(let b=0;b<P;b++){let g=l[b],k=e;if(e===
k)if(typeof g=="string"){if(L(g,64))return $.errors=[{instancePath:s+"/tags/"+b,schemaPath:"schema:G\
roupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(g,1))return $.errors=[{instancePath:s+
"/tags/"+b,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Gp.
test(g))return $.errors=[{instancePath:s+"/tags/"+b,schemaPath:"schema:GroupTags/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return $.errors=[{instancePath:s+
"/tags/"+b,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var u=k===
e;if(!u)break}if(u){let b=l.length,g;if(b>1){let k={};for(;b--;){let h=l[b];if(typeof h=="string"){if(typeof k[h]==
"number"){return g=k[h],$.errors=[{instancePath:s+"/tags",schemaPath:"schema:GroupTags/uniqueItems",
keyword:"uniqueItems",params:{i:b,j:g}}],!1;break}k[h]=b}}}}}}else return $.errors=[{instancePath:s+
"/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0;if(t){if(r.models!==void 0){let l=r.models,d=e,f=e;if(!Array.isArray(l)&&l!==null)return $.
errors=[{instancePath:s+"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Rp.
type}}],!1;if(e===f&&Array.isArray(l)){if(l.length>64)return $.errors=[{instancePath:s+"/models",schemaPath:"\
schema:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return $.errors=
[{instancePath:s+"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;let P=l.length;for(let b=0;b<P;b++){let g=l[b],k=e;if(e===k)if(typeof g=="string"){if(L(
g,256))return $.errors=[{instancePath:s+"/models/"+b,schemaPath:"schema:GroupModels/items/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(g,1))return $.errors=[{instancePath:s+"/models/"+b,
schemaPath:"schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:s+"/models/"+b,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var y=k===e;if(!y)break}if(y){let b=l.length,g;if(b>1){let k={};for(;b--;){let h=l[b];
if(typeof h=="string"){if(typeof k[h]=="number"){return g=k[h],$.errors=[{instancePath:s+"/models",schemaPath:"\
schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:b,j:g}}],!1;break}k[h]=b}}}}}}var t=d===
e}else var t=!0;if(t){if(r.agents!==void 0){let l=r.agents,d=e,f=e;if(!Array.isArray(l)&&l!==null)return $.
errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Vn.type}}],
!1;if(e===f&&Array.isArray(l)){if(l.length>1e3)return $.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(l.length<1)return $.errors=[{instancePath:s+
"/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let P=l.
length;for(let b=0;b<P;b++){let g=l[b],k=e;if(e===k)if(typeof g=="string"){if(L(g,64))return $.errors=
[{instancePath:s+"/agents/"+b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(g,1))return $.errors=[{instancePath:s+"/agents/"+b,schemaPath:"schema:Agents/ite\
ms/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:s+"/agen\
ts/"+b,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e;
if(!n)break}if(n){let b=l.length,g;if(b>1){let k={};for(;b--;){let h=l[b];if(typeof h=="string"){if(typeof k[h]==
"number"){return g=k[h],$.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:g}}],!1;break}k[h]=b}}}}}}var t=d===e}else var t=!0;if(t){if(r.rpm!==void 0){
let l=r.rpm,d=e,f=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Zn.type}}],!1;if(e===
f&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return $.errors=[{instancePath:s+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return $.
errors=[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(r.tpm!==void 0){let l=r.tpm,d=e,f=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:Hn.type}}],!1;if(e===f&&typeof l=="number"&&isFinite(l)){
if(l>1e12||isNaN(l))return $.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return $.errors=[{instancePath:s+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}else var t=!0;if(t){if(r.max_parallel!==void 0){let l=r.max_parallel,d=e,f=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:s+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:Wn.type}}],!1;if(e===f&&typeof l=="number"&&isFinite(
l)){if(l>1e6||isNaN(l))return $.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return $.errors=
[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let l=r.budget_usd,d=e,f=e;
if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:Bu\
dgetUsd/type",keyword:"type",params:{type:Yn.type}}],!1;if(e===f&&typeof l=="string"){if(L(l,17))return $.
errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!Qn.test(l))return $.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:Budg\
etUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=d===
e}else var t=!0;if(t){if(r.budget_period!==void 0){let l=r.budget_period,d=e,f=e,c=!1,P=e;if(typeof l!=
"string"){let k={instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};o===null?o=[k]:o.push(k),e++}if(!(l==="day"||l==="month"||l==="total")){let k={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Jn.
enum}};o===null?o=[k]:o.push(k),e++}var a=P===e;c=c||a;let b=e;if(l!==null){let k={instancePath:s+"/\
budget_period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"nul\
l"}};o===null?o=[k]:o.push(k),e++}var a=b===e;if(c=c||a,c)e=f,o!==null&&(f?o.length=f:o=null);else{let k={
instancePath:s+"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return o===null?o=[k]:o.push(k),e++,$.errors=o,!1}var t=d===e}else var t=!0;if(t){if(r.managed_by!==
void 0){let l=r.managed_by,d=e;if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:s+"/ma\
naged_by",schemaPath:"#/properties/managed_by/type",keyword:"type",params:{type:na.properties.managed_by.
type}}],!1;if(e===d&&typeof l=="string"&&L(l,128))return $.errors=[{instancePath:s+"/managed_by",schemaPath:"\
#/properties/managed_by/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=d===e}else var t=!0;
if(t)if(r.created_at!==void 0){let l=r.created_at,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return $.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(
l))return $.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return $.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}}}}}}}}}else return $.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=o,e===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ze(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.groups===void 0&&(y="groups")||r.next===void 0&&
(y="next"))return ze.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let n=e;for(let a in r)if(!(a==="groups"||a==="next")){return ze.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(r.groups!==void 0){let a=r.groups,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return ze.
errors=[{instancePath:s+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;$(a[l],{instancePath:s+"/group\
s/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:_})||(o=o===null?$.errors:o.concat(
$.errors),e=o.length);var t=d===e;if(!t)break}}}else return ze.errors=[{instancePath:s+"/groups",schemaPath:"\
#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var u=m===e}else var u=!0;if(u)if(r.
next!==void 0){let a=r.next,m=e;if(typeof a!="string"&&a!==null)return ze.errors=[{instancePath:s+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Ep.properties.next.type}}],!1;
if(e===m&&typeof a=="string"&&L(a,64))return ze.errors=[{instancePath:s+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=m===e}else var u=!0}}}else return ze.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=
o,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ps(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ps.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ze(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:v,dynamicAnchors:_})||(o=o===null?ze.errors:o.concat(ze.errors),e=o.length));else return Ps.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ps.errors=
o,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var oo=vs;function vs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?$.errors:
o.concat($.errors),e=o.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vs.errors=o,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var po=bs;function bs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?$.errors:
o.concat($.errors),e=o.length));else return bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bs.errors=o,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mo=_s;function _s(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?$.errors:
o.concat($.errors),e=o.length));else return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _s.errors=o,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var lo=ws;function ws(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?$.errors:
o.concat($.errors),e=o.length));else return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ws.errors=o,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fo=xs;var Er={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
UsageTotals"};function j(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=j.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.from===void 0&&(n="from")||r.to===void 0&&
(n="to")||r.totals===void 0&&(n="totals"))return j.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let m in r)if(!(m==="from"||m==="to"||m==="to\
tals")){return j.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(a===e){if(r.from!==void 0){let m=r.from,i=e,l=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return j.errors=[{instancePath:s+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return j.
errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(r.to!==void 0){let m=r.to,i=e,l=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[{instancePath:s+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return j.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return j.errors=
[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t)if(r.totals!==void 0){let m=r.totals,i=e;if(e===i)if(Array.isArray(
m)){if(m.length>1e5)return j.errors=[{instancePath:s+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;let d=m.length;for(let f=0;f<d;f++){let c=m[f],
P=e;if(e===P)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.requests===void 0&&(g="requests")||
c.prompt_tokens===void 0&&(g="prompt_tokens")||c.cached_tokens===void 0&&(g="cached_tokens")||c.cache_write_tokens===
void 0&&(g="cache_write_tokens")||c.cache_write_1h_tokens===void 0&&(g="cache_write_1h_tokens")||c.completion_tokens===
void 0&&(g="completion_tokens")||c.reasoning_tokens===void 0&&(g="reasoning_tokens")||c.hosted_calls===
void 0&&(g="hosted_calls")||c.charged===void 0&&(g="charged")||c.counted===void 0&&(g="counted")||c.
cost===void 0&&(g="cost"))return j.errors=[{instancePath:s+"/totals/"+f,schemaPath:"#/properties/tot\
als/items/required",keyword:"required",params:{missingProperty:g}}],!1;{let k=e;for(let h in c)if(!He.
call(Er.properties.totals.items.properties,h)){return j.errors=[{instancePath:s+"/totals/"+f,schemaPath:"\
#/properties/totals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(k===e){if(c.key_id!==void 0){let h=c.key_id,N=e;if(e===N)if(typeof h=="string"){if(L(h,256))
return j.errors=[{instancePath:s+"/totals/"+f+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:s+
"/totals/"+f+"/key_id",schemaPath:"#/properties/totals/items/properties/key_id/type",keyword:"type",
params:{type:"string"}}],!1;var y=N===e}else var y=!0;if(y){if(c.model!==void 0){let h=c.model,N=e;if(typeof h!=
"string"&&h!==null)return j.errors=[{instancePath:s+"/totals/"+f+"/model",schemaPath:"#/properties/t\
otals/items/properties/model/type",keyword:"type",params:{type:Er.properties.totals.items.properties.
model.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return j.errors=[{instancePath:s+"/totals/"+
f+"/model",schemaPath:"#/properties/totals/items/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.agent!==void 0){let h=c.agent,N=e;if(typeof h!=
"string"&&h!==null)return j.errors=[{instancePath:s+"/totals/"+f+"/agent",schemaPath:"#/properties/t\
otals/items/properties/agent/type",keyword:"type",params:{type:Er.properties.totals.items.properties.
agent.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return j.errors=[{instancePath:s+"/totals/"+
f+"/agent",schemaPath:"#/properties/totals/items/properties/agent/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.upstream!==void 0){let h=c.upstream,N=e;if(typeof h!=
"string"&&h!==null)return j.errors=[{instancePath:s+"/totals/"+f+"/upstream",schemaPath:"#/propertie\
s/totals/items/properties/upstream/type",keyword:"type",params:{type:Er.properties.totals.items.properties.
upstream.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return j.errors=[{instancePath:s+"/totals\
/"+f+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/maxLength",keyword:"maxLe\
ngth",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.owner!==void 0){let h=c.owner,N=e;
if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:s+"/totals/"+f+"/owner",schemaPath:"#\
/properties/totals/items/properties/owner/type",keyword:"type",params:{type:Er.properties.totals.items.
properties.owner.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return j.errors=[{instancePath:s+
"/totals/"+f+"/owner",schemaPath:"#/properties/totals/items/properties/owner/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.refusal!==void 0){let h=c.refusal,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:s+"/totals/"+f+"/refusal",schemaPath:"\
#/properties/totals/items/properties/refusal/type",keyword:"type",params:{type:Er.properties.totals.
items.properties.refusal.type}}],!1;if(e===N&&typeof h=="string"&&L(h,64))return j.errors=[{instancePath:s+
"/totals/"+f+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){if(c.hour!==void 0){let h=c.hour,N=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+
f+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return j.errors=[
{instancePath:s+"/totals/"+f+"/hour",schemaPath:"#/properties/totals/items/properties/hour/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return j.errors=[{
instancePath:s+"/totals/"+f+"/hour",schemaPath:"#/properties/totals/items/properties/hour/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.day!==void 0){let h=c.
day,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+"/\
totals/"+f+"/day",schemaPath:"#/properties/totals/items/properties/day/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return j.errors=
[{instancePath:s+"/totals/"+f+"/day",schemaPath:"#/properties/totals/items/properties/day/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:s+
"/totals/"+f+"/day",schemaPath:"#/properties/totals/items/properties/day/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.requests!==void 0){let h=c.
requests,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+
"/totals/"+f+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+
"/totals/"+f+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/reques\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===
e}else var y=!0;if(y){if(c.prompt_tokens!==void 0){let h=c.prompt_tokens,N=e,q=e;if(!(typeof h=="num\
ber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+f+"/prompt_tokens",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="numb\
er"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/pr\
ompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/prompt_tokens",schemaPath:"schem\
a:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){
if(c.cached_tokens!==void 0){let h=c.cached_tokens,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+f+"/cached_tokens",schemaPath:"schema:Cache\
dTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){
if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/cached_tokens",schemaPath:"\
schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(h<0||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/cached_tokens",schemaPath:"schema:C\
achedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;
if(y){if(c.cache_write_tokens!==void 0){let h=c.cache_write_tokens,N=e,q=e;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+f+"/cache_write_tokens",
schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/ca\
che_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.cache_write_1h_tokens!==void 0){let h=c.cache_write_1h_tokens,
N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+"/\
totals/"+f+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.
errors=[{instancePath:s+"/totals/"+f+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.
errors=[{instancePath:s+"/totals/"+f+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.
completion_tokens!==void 0){let h=c.completion_tokens,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+f+"/completion_tokens",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){
if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/completion_tokens",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||
isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/completion_tokens",schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.
reasoning_tokens!==void 0){let h=c.reasoning_tokens,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+f+"/reasoning_tokens",schemaPath:"schem\
a:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/reasoning_tokens",
schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else
var y=!0;if(y){if(c.hosted_calls!==void 0){let h=c.hosted_calls,N=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:s+"/totals/"+f+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return j.errors=[{instancePath:s+"/totals/"+f+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){
if(c.charged!==void 0){let h=c.charged,N=e;if(e===e)if(typeof h=="string"){if(L(h,30))return j.errors=
[{instancePath:s+"/totals/"+f+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!Dr.test(h))return j.errors=[{instancePath:s+"/totals/"+f+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=
[{instancePath:s+"/totals/"+f+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var y=N===e}else var y=!0;if(y){if(c.counted!==void 0){let h=c.counted,N=e;if(e===e)if(typeof h==
"string"){if(L(h,30))return j.errors=[{instancePath:s+"/totals/"+f+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.test(h))return j.errors=[{instancePath:s+
"/totals/"+f+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return j.errors=[{instancePath:s+"/totals/"+f+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else var y=!0;if(y)if(c.cost!==void 0){
let h=c.cost,N=e;if(e===e)if(typeof h=="string"){if(L(h,30))return j.errors=[{instancePath:s+"/total\
s/"+f+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.
test(h))return j.errors=[{instancePath:s+"/totals/"+f+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=[{instancePath:s+"/totals/"+f+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else var y=!0}}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:s+"/totals/"+f,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var u=P===e;if(!u)break}}}else return j.errors=[{instancePath:s+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=i===e}else
var t=!0}}}}else return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return j.errors=o,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=xs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?j.errors:o.concat(
j.errors),e=o.length));else return xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return xs.errors=o,e===0}xs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var uo=qs;var Up={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},Ue={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var zp={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=D.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.call_id===void 0&&(a="call_id")||r.
request_id===void 0&&(a="request_id")||r.attempt===void 0&&(a="attempt")||r.ts===void 0&&(a="ts")||r.
service===void 0&&(a="service")||r.key_id===void 0&&(a="key_id")||r.group_id===void 0&&(a="group_id")||
r.user_hash===void 0&&(a="user_hash")||r.payment_id===void 0&&(a="payment_id")||r.model===void 0&&(a=
"model")||r.agent===void 0&&(a="agent")||r.tool===void 0&&(a="tool")||r.status===void 0&&(a="status")||
r.prompt_tokens===void 0&&(a="prompt_tokens")||r.cached_tokens===void 0&&(a="cached_tokens")||r.cache_write_tokens===
void 0&&(a="cache_write_tokens")||r.cache_write_1h_tokens===void 0&&(a="cache_write_1h_tokens")||r.completion_tokens===
void 0&&(a="completion_tokens")||r.reasoning_tokens===void 0&&(a="reasoning_tokens")||r.hosted_calls===
void 0&&(a="hosted_calls")||r.unit===void 0&&(a="unit")||r.units===void 0&&(a="units")||r.estimated===
void 0&&(a="estimated")||r.charged===void 0&&(a="charged")||r.counted===void 0&&(a="counted")||r.cost===
void 0&&(a="cost")||r.latency_ms===void 0&&(a="latency_ms")||r.ttft_ms===void 0&&(a="ttft_ms")||r.waited_ms===
void 0&&(a="waited_ms")||r.upstream===void 0&&(a="upstream")||r.called_model===void 0&&(a="called_mo\
del")||r.reason===void 0&&(a="reason")||r.class===void 0&&(a="class"))return D.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let i in r)if(!He.
call(Ue.properties,i)){return D.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(m===e){if(r.id!==void 0){let i=r.id,
l=e;if(e===l)if(typeof i=="string"){if(L(i,64))return D.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;
if(t){if(r.call_id!==void 0){let i=r.call_id,l=e;if(e===l)if(typeof i=="string"){if(L(i,64))return D.
errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1}else return D.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/typ\
e",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.request_id!==void 0){
let i=r.request_id,l=e;if(e===l)if(typeof i=="string"){if(L(i,64))return D.errors=[{instancePath:s+"\
/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return D.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.attempt!==void 0){let i=r.attempt,
l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/atte\
mpt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>1e3||isNaN(i))return D.errors=[{instancePath:s+"/attempt",schemaPath:"#/\
properties/attempt/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.ts!==void 0){let i=r.
ts,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/t\
s",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return D.errors=[{instancePath:s+"/ts",schemaPath:"\
#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:s+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.service!==void 0){let i=r.service,
l=e;if(e===l)if(typeof i=="string"){if(L(i,32))return D.errors=[{instancePath:s+"/service",schemaPath:"\
#/properties/service/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return D.errors=[{instancePath:s+
"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(r.key_id!==void 0){let i=r.key_id,l=e;if(e===l)if(typeof i=="string"){if(L(
i,256))return D.errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return D.errors=[{instancePath:s+"/key_id",schemaPath:"#/pro\
perties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.
group_id!==void 0){let i=r.group_id,l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:Ue.properties.group_id.
type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return D.errors=[{instancePath:s+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;
if(t){if(r.user_hash!==void 0){let i=r.user_hash,l=e;if(typeof i!="string"&&i!==null)return D.errors=
[{instancePath:s+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:Ue.
properties.user_hash.type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return D.errors=[{instancePath:s+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=l===e}else var t=!0;if(t){if(r.payment_id!==void 0){let i=r.payment_id,l=e;if(typeof i!="strin\
g"&&i!==null)return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_id/type",
keyword:"type",params:{type:Ue.properties.payment_id.type}}],!1;if(e===l&&typeof i=="string"&&L(i,512))
return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_id/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;if(t){if(r.model!==void 0){let i=r.model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/model",schemaPath:"#/properti\
es/model/type",keyword:"type",params:{type:Ue.properties.model.type}}],!1;if(e===l&&typeof i=="strin\
g"&&L(i,256))return D.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.agent!==void 0){let i=r.agent,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/agent",schemaPath:"#/properti\
es/agent/type",keyword:"type",params:{type:Ue.properties.agent.type}}],!1;if(e===l&&typeof i=="strin\
g"&&L(i,256))return D.errors=[{instancePath:s+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.tool!==void 0){let i=r.tool,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/tool",schemaPath:"#/propertie\
s/tool/type",keyword:"type",params:{type:Ue.properties.tool.type}}],!1;if(e===l&&typeof i=="string"&&
L(i,256))return D.errors=[{instancePath:s+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.status!==void 0){let i=r.status,
l=e;if(e===l)if(typeof i=="string"){if(L(i,64))return D.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let i=r.prompt_tokens,l=e,d=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.cached_tokens!==void 0){
let i=r.cached_tokens,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=
[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cache_write_tokens!==void 0){let i=r.cache_write_tokens,l=e,
d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:s+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cache_write_1h_tokens!==void 0){let i=r.cache_write_1h_tokens,
l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:s+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let i=r.completion_tokens,
l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:s+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
reasoning_tokens!==void 0){let i=r.reasoning_tokens,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
hosted_calls!==void 0){let i=r.hosted_calls,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return D.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.unit!==void 0){let i=r.unit,l=e;if(typeof i!="string"&&i!==null)
return D.errors=[{instancePath:s+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:Ue.properties.unit.type}}],!1;if(e===l&&typeof i=="string"&&L(i,32))return D.errors=[{instancePath:s+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(r.units!==void 0){let i=r.units,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:Ue.properties.units.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:s+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.estimated!==void 0){let i=e;
if(typeof r.estimated!="boolean")return D.errors=[{instancePath:s+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){if(r.
charged!==void 0){let i=r.charged,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.
errors=[{instancePath:s+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:s+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(r.counted!==void 0){let i=r.counted,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return D.errors=[{instancePath:s+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:s+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cost!==void 0){let i=r.cost,l=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.latency_ms!==void 0){let i=r.latency_ms,l=e;if(!(typeof i=="\
number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="numbe\
r"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.ttft_ms!==void 0){let i=r.ttft_ms,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null)return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:Ue.properties.ttft_ms.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.waited_ms!==void 0){let i=r.
waited_ms,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:s+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:Ue.properties.waited_ms.
type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:s+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.upstream!==void 0){let i=r.upstream,l=e;if(typeof i!="string"&&
i!==null)return D.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:Ue.properties.upstream.type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return D.
errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.called_model!==void 0){let i=r.called_model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/p\
roperties/called_model/type",keyword:"type",params:{type:Ue.properties.called_model.type}}],!1;if(e===
l&&typeof i=="string"&&L(i,128))return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/prope\
rties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=l===e}else var t=!0;
if(t){if(r.reason!==void 0){let i=r.reason,l=e,d=e,f=!1,c=e;if(e===c)if(i&&typeof i=="object"&&!Array.
isArray(i)){let g=e;for(let k in i)if(!(k==="request_id"||k==="code"||k==="type"||k==="param"||k==="\
message")){let h={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:k}};o===null?o=[h]:o.push(h),e++;break}
if(g===e){if(i.request_id!==void 0){let k=i.request_id,h=e;if(e===h)if(typeof k=="string"){if(L(k,128)){
let N={instancePath:s+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[N]:o.push(N),e++}}else{let N={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"t\
ype",params:{type:"string"}};o===null?o=[N]:o.push(N),e++}var u=h===e}else var u=!0;if(u){if(i.code!==
void 0){let k=i.code,h=e;if(e===h)if(typeof k=="string"){if(L(k,128)){let q={instancePath:s+"/reason\
/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{
limit:128}};o===null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/code",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:
o.push(q),e++}var u=h===e}else var u=!0;if(u){if(i.type!==void 0){let k=i.type,h=e;if(e===h)if(typeof k==
"string"){if(L(k,128)){let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[q]:o.push(q),e++}}else{
let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}var u=h===e}else var u=!0;if(u){
if(i.param!==void 0){let k=i.param,h=e;if(e===h)if(typeof k=="string"){if(L(k,256)){let q={instancePath:s+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};o===null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?
o=[q]:o.push(q),e++}var u=h===e}else var u=!0;if(u)if(i.message!==void 0){let k=i.message,h=e;if(e===
h)if(typeof k=="string"){if(L(k,512)){let q={instancePath:s+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=
[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}var u=h===
e}else var u=!0}}}}}else{let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};o===null?o=[g]:o.push(g),e++}var y=c===e;f=f||y;let P=e;if(i!==
null){let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};o===null?o=[g]:o.push(g),e++}var y=P===e;if(f=f||y,f)e=d,o!==null&&(d?o.length=
d:o=null);else{let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return o===null?o=[g]:o.push(g),e++,D.errors=o,!1}var t=l===e}else var t=!0;if(t)if(r.
class!==void 0){let i=r.class,l=e,d=e,f=!1,c=e;if(typeof i!="string"){let g={instancePath:s+"/class",
schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),
e++}if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){let g={instancePath:s+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:zp.enum}};o===null?
o=[g]:o.push(g),e++}var n=c===e;f=f||n;let P=e;if(i!==null){let g={instancePath:s+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[g]:o.push(g),e++}var n=P===
e;if(f=f||n,f)e=d,o!==null&&(d?o.length=d:o=null);else{let g={instancePath:s+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return o===null?o=[g]:o.push(g),e++,D.errors=o,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return D.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=o,e===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Be(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.rows===void 0&&(y="rows")||r.next===void 0&&
(y="next"))return Be.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let n=e;for(let a in r)if(!(a==="rows"||a==="next")){return Be.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(r.rows!==void 0){let a=r.rows,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return Be.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;D(a[l],{instancePath:s+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:v,dynamicAnchors:_})||(o=o===null?D.errors:o.concat(D.errors),e=o.length);
var t=d===e;if(!t)break}}}else return Be.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var u=m===e}else var u=!0;if(u)if(r.next!==void 0){
let a=r.next,m=e;if(typeof a!="string"&&a!==null)return Be.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Up.properties.next.type}}],!1;if(e===m&&typeof a==
"string"&&L(a,256))return Be.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var u=m===e}else var u=!0}}}else return Be.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=o,e===0}Be.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function qs(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=qs.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Be(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||
(o=o===null?Be.errors:o.concat(Be.errors),e=o.length));else return qs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return qs.errors=o,e===0}qs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var yo=Ns;var Bp={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var os={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},Vp={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function pe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.ours===void 0&&(u="ours")||r.upstream===void 0&&
(u="upstream")||r.caller===void 0&&(u="caller")||r.limits===void 0&&(u="limits")||r.left===void 0&&(u=
"left"))return pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let y=e;for(let n in r)if(!(n==="ours"||n==="upstream"||n==="caller"||n==="limits"||n==="left")){
return pe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(y===e){if(r.ours!==void 0){let n=r.ours,a=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:s+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.
errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.upstream!==void 0){let n=r.upstream,a=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:s+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:s+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return pe.errors=[{instancePath:s+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.caller!==void 0){let n=r.
caller,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:s+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:s+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return pe.errors=[{instancePath:s+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.limits!==void 0){let n=r.
limits,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:s+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:s+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return pe.errors=[{instancePath:s+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.left!==void 0){let n=r.
left,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:s+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:s+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return pe.errors=[{instancePath:s+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return pe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=o,e===0}pe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Gr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function qe(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.count===void 0&&(u="count")||r.p50_ms===void 0&&(u=
"p50_ms")||r.p95_ms===void 0&&(u="p95_ms"))return qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!(n==="count"||n==="p5\
0_ms"||n==="p95_ms")){return qe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.count!==void 0){let n=r.
count,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return qe.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let n=r.
p50_ms,a=e,m=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return qe.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Gr.type}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return qe.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==
void 0){let n=r.p95_ms,a=e,m=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return qe.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Gr.type}}],!1;if(e===m&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return qe.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=
o,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=z.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let y;if(r.from===void 0&&(y="from")||r.seconds===void 0&&(y="seconds")||r.requests===void 0&&(y="re\
quests")||r.by_status===void 0&&(y="by_status")||r.by_class===void 0&&(y="by_class")||r.requests_per_s===
void 0&&(y="requests_per_s")||r.tokens===void 0&&(y="tokens")||r.tokens_per_s===void 0&&(y="tokens_p\
er_s")||r.charged===void 0&&(y="charged")||r.cost===void 0&&(y="cost")||r.first_token===void 0&&(y="\
first_token")||r.whole===void 0&&(y="whole"))return z.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!He.call(Vp.properties,
a)){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.from!==void 0){let a=r.from,m=e,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:s+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.
errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.seconds!==void 0){let a=r.seconds,m=e;if(e===
m)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return z.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=m===
e}else var t=!0;if(t){if(r.requests!==void 0){let a=r.requests,m=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return z.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=m===e}else var t=!0;if(t){if(r.by_status!==void 0){let a=r.by_status,m=e;if(e===m)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return z.errors=[{instancePath:s+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let d=a[l],f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.
errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>
9007199254740991||isNaN(d))return z.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return z.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=f===
e;if(!u)break}}else return z.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=m===e}else var t=!0;if(t){if(r.by_class!==void 0){
let a=e;pe(r.by_class,{instancePath:s+"/by_class",parentData:r,parentDataProperty:"by_class",rootData:v,
dynamicAnchors:_})||(o=o===null?pe.errors:o.concat(pe.errors),e=o.length);var t=a===e}else var t=!0;
if(t){if(r.requests_per_s!==void 0){let a=r.requests_per_s,m=e;if(e===m)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return z.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=m===e}else var t=!0;if(t){if(r.tokens!==void 0){let a=r.tokens,m=e,i=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return z.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.tokens_per_s!==void 0){let a=r.tokens_per_s,m=e;
if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return z.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=m===e}else var t=!0;if(t){if(r.charged!==void 0){let a=r.charged,m=e;if(e===
e)if(typeof a=="string"){if(L(a,30))return z.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.test(a))return z.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return z.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.cost!==void 0){let a=r.cost,m=e;if(e===
e)if(typeof a=="string"){if(L(a,30))return z.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.test(a))return z.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return z.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.first_token!==void 0){let a=e;qe(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:v,dynamicAnchors:_})||(o=o===null?
qe.errors:o.concat(qe.errors),e=o.length);var t=a===e}else var t=!0;if(t)if(r.whole!==void 0){let a=e;
qe(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:v,dynamicAnchors:_})||
(o=o===null?qe.errors:o.concat(qe.errors),e=o.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return z.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=
o,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=xr.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,
u=!1,y=e;z(r,{instancePath:s,parentData:x,parentDataProperty:w,rootData:v,dynamicAnchors:_})||(o=o===
null?z.errors:o.concat(z.errors),e=o.length);var m=y===e;if(u=u||m,m)var n=!0;let a=e;if(r!==null){let i={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[i]:o.push(
i),e++}var m=a===e;if(u=u||m,u)e=t,o!==null&&(t?o.length=t:o=null);else{let i={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[i]:o.push(i),e++,xr.errors=o,!1}return xr.errors=
o,p.props=n,e===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};function O(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=O.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.at===void 0&&(l="at")||r.servers===void 0&&(l="servers")||r.problems===void 0&&(l="proble\
ms")||r.in_flight===void 0&&(l="in_flight")||r.now===void 0&&(l="now")||r.hour===void 0&&(l="hour")||
r.day===void 0&&(l="day")||r.month===void 0&&(l="month")||r.minutes===void 0&&(l="minutes"))return O.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let d=e;for(let f in r)if(!He.call(Bp.properties,f)){return O.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(d===
e){if(r.at!==void 0){let f=r.at,c=e,P=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return O.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return O.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(f<0||isNaN(f))return O.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let f=r.servers,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return O.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof f=="number"&&isFinite(f)){if(f>1e4||isNaN(f))return O.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(f<1||isNaN(
f))return O.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){
let f=r.problems,c=e;if(e===c)if(Array.isArray(f)){if(f.length>1e3)return O.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var u=!0;let b=f.length;for(let g=0;g<b;g++){let k=f[g],h=e;if(e===e)if(k&&typeof k=="object"&&!Array.
isArray(k)){let A;if(k.kind===void 0&&(A="kind")||k.severity===void 0&&(A="severity")||k.message===void 0&&
(A="message")||k.about===void 0&&(A="about")||k.since===void 0&&(A="since")||k.server===void 0&&(A="\
server"))return O.errors=[{instancePath:s+"/problems/"+g,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:A}}],!1;{let S=e;for(let I in k)if(!(I==="kind"||I==="severity"||I===
"message"||I==="about"||I==="since"||I==="server")){return O.errors=[{instancePath:s+"/problems/"+g,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(S===e){if(k.kind!==void 0){let I=k.kind,W=e;if(typeof I!="string")return O.errors=[{instancePath:s+
"/problems/"+g+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(I==="breaker_open"||I==="upstream_drained"||I==="not_ready"||I==="refund_due"||I===
"undecided"||I==="budget_nearly_spent"||I==="ledger_backlog"||I==="clock_differs"||I==="shedding"||I===
"config_refused"))return O.errors=[{instancePath:s+"/problems/"+g+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:os.properties.kind.enum}}],!1;var y=W===
e}else var y=!0;if(y){if(k.severity!==void 0){let I=k.severity,W=e;if(typeof I!="string")return O.errors=
[{instancePath:s+"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="error"||I==="warning"))return O.errors=[{instancePath:s+
"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:os.properties.severity.enum}}],!1;var y=W===e}else var y=!0;if(y){if(k.message!==void 0){
let I=k.message,W=e;if(e===W)if(typeof I=="string"){if(L(I,1024))return O.errors=[{instancePath:s+"/\
problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(B(I,1))return O.errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var y=W===e}else var y=!0;if(y){if(k.about!==void 0){let I=k.
about,W=e;if(e===W)if(I&&typeof I=="object"&&!Array.isArray(I)){let Pe;if(I.type===void 0&&(Pe="type")||
I.id===void 0&&(Pe="id"))return O.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema\
:Problem/properties/about/required",keyword:"required",params:{missingProperty:Pe}}],!1;{let ve=e;for(let re in I)
if(!(re==="type"||re==="id")){return O.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"s\
chema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:re}}],
!1;break}if(ve===e){if(I.type!==void 0){let re=I.type,Tr=e;if(typeof re!="string")return O.errors=[{
instancePath:s+"/problems/"+g+"/about/type",schemaPath:"schema:Problem/properties/about/properties/t\
ype/type",keyword:"type",params:{type:"string"}}],!1;if(!(re==="upstream"||re==="part"||re==="paymen\
ts"||re==="key"||re==="cap"||re==="ledger"||re==="server"||re==="config"))return O.errors=[{instancePath:s+
"/problems/"+g+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"\
enum",params:{allowedValues:os.properties.about.properties.type.enum}}],!1;var n=Tr===e}else var n=!0;
if(n)if(I.id!==void 0){let re=I.id,Tr=e;if(e===Tr)if(typeof re=="string"){if(L(re,256))return O.errors=
[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"schema:Problem/properties/about/properties/i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(re,1))return O.errors=[{instancePath:s+
"/problems/"+g+"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var n=Tr===
e}else var n=!0}}}else return O.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema:P\
roblem/properties/about/type",keyword:"type",params:{type:"object"}}],!1;var y=W===e}else var y=!0;if(y){
if(k.since!==void 0){let I=k.since,W=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))&&I!==
null)return O.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/properties/\
since/type",keyword:"type",params:{type:os.properties.since.type}}],!1;if(e===W&&typeof I=="number"&&
isFinite(I)){if(I>9007199254740991||isNaN(I))return O.errors=[{instancePath:s+"/problems/"+g+"/since",
schemaPath:"schema:Problem/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(I<0||isNaN(I))return O.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Prob\
lem/properties/since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=W===e}else
var y=!0;if(y)if(k.server!==void 0){let I=k.server,W=e;if(typeof I!="string"&&I!==null)return O.errors=
[{instancePath:s+"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"\
type",params:{type:os.properties.server.type}}],!1;if(e===W&&typeof I=="string"&&L(I,64))return O.errors=
[{instancePath:s+"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var y=W===e}else var y=!0}}}}}}}else return O.errors=[{instancePath:s+
"/problems/"+g,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var u=h===
e;if(!u)break}}}else return O.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/\
type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(r.in_flight!==void 0){
let f=r.in_flight,c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(f)){let b;if(f.calls===void 0&&
(b="calls")||f.streams===void 0&&(b="streams"))return O.errors=[{instancePath:s+"/in_flight",schemaPath:"\
#/properties/in_flight/required",keyword:"required",params:{missingProperty:b}}],!1;{let g=e;for(let k in f)
if(!(k==="calls"||k==="streams")){return O.errors=[{instancePath:s+"/in_flight",schemaPath:"#/proper\
ties/in_flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(g===e){if(f.calls!==void 0){let k=f.calls,h=e,N=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return O.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return O.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return O.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=h===e}else var a=!0;if(a)if(f.streams!==void 0){let k=f.streams,h=e,N=e;if(!(typeof k=="num\
ber"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return O.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof k=="number"&&isFinite(
k)){if(k>9007199254740991||isNaN(k))return O.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||
isNaN(k))return O.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=h===e}else var a=!0}}}else return O.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=c===
e}else var t=!0;if(t){if(r.now!==void 0){let f=e;z(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:v,dynamicAnchors:_})||(o=o===null?z.errors:o.concat(z.errors),e=o.length);var t=f===e}else
var t=!0;if(t){if(r.hour!==void 0){let f=e;z(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:v,dynamicAnchors:_})||(o=o===null?z.errors:o.concat(z.errors),e=o.length);var t=f===e}else
var t=!0;if(t){if(r.day!==void 0){let f=e;xr(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:v,dynamicAnchors:_})||(o=o===null?xr.errors:o.concat(xr.errors),e=o.length);var t=f===
e}else var t=!0;if(t){if(r.month!==void 0){let f=e;xr(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:v,dynamicAnchors:_})||(o=o===null?xr.errors:o.concat(xr.errors),
e=o.length);var t=f===e}else var t=!0;if(t)if(r.minutes!==void 0){let f=r.minutes,c=e;if(e===c)if(Array.
isArray(f)){if(f.length>60)return O.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var m=!0;let b=f.length;for(let g=0;g<b;g++){
let k=f[g],h=e;if(e===h)if(k&&typeof k=="object"&&!Array.isArray(k)){let q;if(k.at===void 0&&(q="at")||
k.requests===void 0&&(q="requests")||k.failed===void 0&&(q="failed")||k.by_class===void 0&&(q="by_cl\
ass")||k.tokens===void 0&&(q="tokens")||k.charged===void 0&&(q="charged"))return O.errors=[{instancePath:s+
"/minutes/"+g,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in k)if(!(S==="at"||S==="requests"||S==="failed"||S==="by_class"||S==="tokens"||
S==="charged")){return O.errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===
e){if(k.at!==void 0){let S=k.at,I=e,W=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return O.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===W&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return O.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return O.errors=[{instancePath:s+"/min\
utes/"+g+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i){if(k.requests!==void 0){let S=k.requests,I=e,W=e;if(!(typeof S=="\
number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return O.errors=[{instancePath:s+"/minutes/"+g+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===W&&typeof S=="numb\
er"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return O.errors=[{instancePath:s+"/minutes/"+g+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(S<0||isNaN(S))return O.errors=[{instancePath:s+"/minutes/"+g+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=I===e}else var i=!0;if(i){
if(k.failed!==void 0){let S=k.failed,I=e,W=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))
return O.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===W&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(
S))return O.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return O.errors=[{instancePath:s+
"/minutes/"+g+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=I===e}else var i=!0;if(i){if(k.by_class!==void 0){let S=e;pe(k.by_class,{instancePath:s+
"/minutes/"+g+"/by_class",parentData:k,parentDataProperty:"by_class",rootData:v,dynamicAnchors:_})||
(o=o===null?pe.errors:o.concat(pe.errors),e=o.length);var i=S===e}else var i=!0;if(i){if(k.tokens!==
void 0){let S=k.tokens,I=e,W=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return O.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===W&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return O.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return O.errors=[{instancePath:s+"/min\
utes/"+g+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i)if(k.charged!==void 0){let S=k.charged,I=e;if(e===e)if(typeof S=="\
string"){if(L(S,30))return O.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Dr.test(S))return O.errors=[{instancePath:s+
"/minutes/"+g+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return O.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0}}}}}}}else return O.
errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var m=h===e;if(!m)break}}}else return O.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=o,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ns(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ns.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(o=o===null?O.errors:o.concat(O.errors),e=o.length));else return Ns.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ns.errors=
o,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var co=Ls;var oa={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Zp={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},jn={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function ee(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.metric===void 0&&(l="\
metric")||r.by===void 0&&(l="by")||r.from===void 0&&(l="from")||r.to===void 0&&(l="to")||r.step_ms===
void 0&&(l="step_ms")||r.series===void 0&&(l="series")||r.others===void 0&&(l="others"))return ee.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;
for(let f in r)if(!(f==="metric"||f==="by"||f==="from"||f==="to"||f==="step_ms"||f==="series"||f==="\
others")){return ee.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:f}}],!1;break}if(d===e){if(r.metric!==void 0){let f=r.metric,c=e;
if(typeof f!="string")return ee.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(f==="requests"||f==="failed"||f==="attempts"||f==="failed_att\
empts"||f==="prompt_tokens"||f==="cached_tokens"||f==="completion_tokens"||f==="tokens"||f==="charge\
d"||f==="cost"||f==="first_token_p50_ms"||f==="first_token_p95_ms"||f==="whole_p50_ms"||f==="whole_p\
95_ms"))return ee.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Zp.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.by!==void 0){let f=r.by,c=e;if(typeof f!=
"string"&&f!==null)return ee.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:oa.properties.by.type}}],!1;if(e===c&&typeof f=="string"&&L(f,16))return ee.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=c===e}else var t=!0;if(t){if(r.from!==void 0){let f=r.from,c=e,P=e;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return ee.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f))return ee.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<0||isNaN(f))return ee.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=c===e}else var t=!0;if(t){if(r.to!==void 0){let f=r.to,c=e,P=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f)))return ee.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f))return ee.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<0||isNaN(f))return ee.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===
e}else var t=!0;if(t){if(r.step_ms!==void 0){let f=r.step_ms,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return ee.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(f===36e5||f===864e5))return ee.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:oa.properties.
step_ms.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.series!==void 0){let f=r.series,c=e;if(e===c)
if(Array.isArray(f)){if(f.length>100)return ee.errors=[{instancePath:s+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var u=!0;let b=f.length;for(let g=0;g<
b;g++){let k=f[g],h=e;if(e===h)if(k&&typeof k=="object"&&!Array.isArray(k)){let q;if(k.value===void 0&&
(q="value")||k.points===void 0&&(q="points"))return ee.errors=[{instancePath:s+"/series/"+g,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:q}}],!1;{let A=e;for(let S in k)
if(!(S==="value"||S==="points")){return ee.errors=[{instancePath:s+"/series/"+g,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(A===e){if(k.value!==void 0){let S=k.value,I=e;if(typeof S!="string"&&S!==null)return ee.
errors=[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:oa.properties.series.items.properties.value.type}}],!1;if(e===I&&
typeof S=="string"&&L(S,512))return ee.errors=[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var y=I===
e}else var y=!0;if(y)if(k.points!==void 0){let S=k.points,I=e;if(e===e)if(Array.isArray(S)){if(S.length>
1e3)return ee.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var n=!0;let Pe=S.length;for(let ve=0;ve<Pe;ve++){let re=S[ve],Tr=e;
if(!(typeof re=="number"&&isFinite(re))&&re!==null)return ee.errors=[{instancePath:s+"/series/"+g+"/\
points/"+ve,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:jn.items.type}}],!1;if(e===
Tr&&typeof re=="number"&&isFinite(re)){if(re>9007199254740991||isNaN(re))return ee.errors=[{instancePath:s+
"/series/"+g+"/points/"+ve,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(re<0||isNaN(re))return ee.errors=[{instancePath:s+"/series/"+g+"\
/points/"+ve,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=Tr===e;if(!n)break}}}else return ee.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var y=I===e}else var y=!0}}}else return ee.
errors=[{instancePath:s+"/series/"+g,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var u=h===e;if(!u)break}}}else return ee.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(r.
others!==void 0){let f=r.others,c=e,P=e,b=!1,g=e;if(e===g)if(f&&typeof f=="object"&&!Array.isArray(f)){
let N;if(f.values===void 0&&(N="values")||f.points===void 0&&(N="points")){let q={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:N}};
o===null?o=[q]:o.push(q),e++}else{let q=e;for(let A in f)if(!(A==="values"||A==="points")){let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:A}};o===null?o=[S]:o.push(S),e++;break}if(q===e){if(f.values!==void 0){
let A=f.values,S=e,I=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let W={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};o===null?o=[
W]:o.push(W),e++}if(e===I&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||isNaN(A)){let W={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};o===null?o=[W]:o.push(W),e++}else if(A<0||isNaN(A)){let W={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
o===null?o=[W]:o.push(W),e++}}var a=S===e}else var a=!0;if(a)if(f.points!==void 0){let A=f.points,S=e;
if(e===e)if(Array.isArray(A))if(A.length>1e3){let Ze={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};o===null?o=[Ze]:o.push(Ze),e++}else{var m=!0;
let Ze=A.length;for(let Pe=0;Pe<Ze;Pe++){let ve=A[Pe],re=e;if(!(typeof ve=="number"&&isFinite(ve))&&
ve!==null){let Nr={instancePath:s+"/others/points/"+Pe,schemaPath:"schema:Points/items/type",keyword:"\
type",params:{type:jn.items.type}};o===null?o=[Nr]:o.push(Nr),e++}if(e===re&&typeof ve=="number"&&isFinite(
ve)){if(ve>9007199254740991||isNaN(ve)){let Nr={instancePath:s+"/others/points/"+Pe,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};o===null?
o=[Nr]:o.push(Nr),e++}else if(ve<0||isNaN(ve)){let Nr={instancePath:s+"/others/points/"+Pe,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o===null?o=[Nr]:o.push(
Nr),e++}}var m=re===e;if(!m)break}}else{let Ze={instancePath:s+"/others/points",schemaPath:"schema:P\
oints/type",keyword:"type",params:{type:"array"}};o===null?o=[Ze]:o.push(Ze),e++}var a=S===e}else var a=!0}}}else{
let N={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[N]:o.push(N),e++}var i=g===e;b=b||i;let k=e;if(f!==null){let N={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[N]:o.push(N),e++}var i=k===e;if(b=b||i,b)e=P,o!==null&&(P?o.length=P:o=null);else{let N={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return o===null?o=[N]:o.
push(N),e++,ee.errors=o,!1}var t=c===e}else var t=!0}}}}}}}}else return ee.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=o,e===0}ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ls(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ls.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?ee.errors:
o.concat(ee.errors),e=o.length));else return Ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ls.errors=o,e===0}Ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ho=Ss;var Hp={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function De(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=De.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.requests===void 0&&(y="requests")||r.rows_read===
void 0&&(y="rows_read")||r.complete===void 0&&(y="complete")||r.next===void 0&&(y="next"))return De.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let n=e;for(let a in r)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return De.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(r.requests!==void 0){let a=r.requests,m=e;if(e===m)if(Array.isArray(a)){if(a.length>
1e3)return De.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;D(a[l],{instancePath:s+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:_})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length);var t=d===e;if(!t)break}}}else return De.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var u=m===
e}else var u=!0;if(u){if(r.rows_read!==void 0){let a=r.rows_read,m=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return De.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return De.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return De.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=m===e}else var u=!0;if(u){if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return De.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var u=a===e}else var u=!0;if(u)if(r.next!==void 0){let a=r.next,m=e;if(typeof a!="str\
ing"&&a!==null)return De.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Hp.properties.next.type}}],!1;if(e===m&&typeof a=="string"&&L(a,256))return De.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var u=m===e}else var u=!0}}}}}else return De.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return De.errors=o,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ss(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(De(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?De.errors:
o.concat(De.errors),e=o.length));else return Ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ss.errors=o,e===0}Ss.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var go=As;var ps={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function V(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=V.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let n;if(r.kind===void 0&&(n="kind")||r.start_ms===void 0&&(n="start_ms")||
r.end_ms===void 0&&(n="end_ms"))return V.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:n}}],!1;{let a=e;for(let m in r)if(!He.call(ps.properties,m)){return V.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e){if(r.kind!==void 0){let m=r.kind,i=e;if(typeof m!="string")return V.errors=[{instancePath:s+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="que\
ue"||m==="attempt"||m==="work"))return V.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/ki\
nd/enum",keyword:"enum",params:{allowedValues:ps.properties.kind.enum}}],!1;var t=i===e}else var t=!0;
if(t){if(r.start_ms!==void 0){let m=r.start_ms,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return V.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===i&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(
m))return V.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return V.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(r.end_ms!==void 0){let m=r.end_ms,i=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)))return V.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return V.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(
m))return V.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(r.first_token_ms!==void 0){
let m=r.first_token_ms,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return V.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:ps.properties.first_token_ms.type}}],!1;if(e===i&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return V.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<
0||isNaN(m))return V.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){
if(r.attempt!==void 0){let m=r.attempt,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return V.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m))return V.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(m<0||isNaN(m))return V.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(r.upstream!==void 0){let m=r.upstream,i=e;if(typeof m!="string"&&m!==null)return V.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:ps.properties.
upstream.type}}],!1;if(e===i&&typeof m=="string"&&L(m,64))return V.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===
e}else var t=!0;if(t){if(r.model!==void 0){let m=r.model,i=e;if(typeof m!="string"&&m!==null)return V.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:ps.
properties.model.type}}],!1;if(e===i&&typeof m=="string"&&L(m,256))return V.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=i===
e}else var t=!0;if(t){if(r.status!==void 0){let m=r.status,i=e;if(e===i)if(typeof m=="string"){if(L(
m,64))return V.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return V.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(r.
reason!==void 0){let m=r.reason,i=e,l=e,d=!1,f=e;if(e===f)if(m&&typeof m=="object"&&!Array.isArray(m)){
let b=e;for(let g in m)if(!(g==="request_id"||g==="code"||g==="type"||g==="param"||g==="message")){let k={
instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:g}};o===null?o=[k]:o.push(k),e++;break}if(b===e){if(m.
request_id!==void 0){let g=m.request_id,k=e;if(e===k)if(typeof g=="string"){if(L(g,128)){let h={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}};o===null?o=[h]:o.push(h),e++}}else{let h={instancePath:s+"/reason/req\
uest_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"type",params:{
type:"string"}};o===null?o=[h]:o.push(h),e++}var u=k===e}else var u=!0;if(u){if(m.code!==void 0){let g=m.
code,k=e;if(e===k)if(typeof g=="string"){if(L(g,128)){let N={instancePath:s+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};o===
null?o=[N]:o.push(N),e++}}else{let N={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=[N]:o.push(N),e++}var u=k===
e}else var u=!0;if(u){if(m.type!==void 0){let g=m.type,k=e;if(e===k)if(typeof g=="string"){if(L(g,128)){
let N={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};o===null?o=[N]:o.push(N),e++}}else{let N={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};o===null?o=[N]:o.push(N),e++}var u=k===e}else var u=!0;if(u){if(m.param!==void 0){let g=m.
param,k=e;if(e===k)if(typeof g=="string"){if(L(g,256)){let N={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};o===
null?o=[N]:o.push(N),e++}}else{let N={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?o=[N]:o.push(N),e++}
var u=k===e}else var u=!0;if(u)if(m.message!==void 0){let g=m.message,k=e;if(e===k)if(typeof g=="str\
ing"){if(L(g,512)){let N={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=[N]:o.push(N),e++}}else{
let N={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};o===null?o=[N]:o.push(N),e++}var u=k===e}else var u=!0}}}}}else{
let b={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[b]:o.push(b),e++}var y=f===e;d=d||y;let c=e;if(m!==null){let b={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[b]:o.push(b),e++}var y=c===e;if(d=d||y,d)e=l,o!==null&&(l?o.length=l:o=null);else{let b={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return o===null?o=[b]:o.
push(b),e++,V.errors=o,!1}var t=i===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let m=r.prompt_tokens,
i=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return V.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return V.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return V.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(r.completion_tokens!==
void 0){let m=r.completion_tokens,i=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return V.
errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return V.errors=
[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return V.errors=[{instancePath:s+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t){if(r.charged!==void 0){let m=r.charged,i=e,l=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)))return V.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return V.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return V.errors=[{instancePath:s+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=i===e}else var t=!0;if(t)if(r.cost!==void 0){let m=r.cost,i=e,l=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return V.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return V.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return V.errors=[{instancePath:s+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0}}}}}}}}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return V.errors=o,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ae(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.request===void 0&&(y="request")||r.arrived_at===
void 0&&(y="arrived_at")||r.total_ms===void 0&&(y="total_ms")||r.timeline===void 0&&(y="timeline")||
r.complete===void 0&&(y="complete"))return Ae.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!(a==="request"||a==="arrived_a\
t"||a==="total_ms"||a==="timeline"||a==="complete")){return Ae.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(r.request!==void 0){let a=e;D(r.request,{instancePath:s+"/request",parentData:r,parentDataProperty:"\
request",rootData:v,dynamicAnchors:_})||(o=o===null?D.errors:o.concat(D.errors),e=o.length);var t=a===
e}else var t=!0;if(t){if(r.arrived_at!==void 0){let a=r.arrived_at,m=e,i=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Ae.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return Ae.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return Ae.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.total_ms!==void 0){let a=r.
total_ms,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ae.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Ae.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return Ae.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.
timeline!==void 0){let a=r.timeline,m=e;if(e===m)if(Array.isArray(a)){if(a.length>200)return Ae.errors=
[{instancePath:s+"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{
limit:200}}],!1;{var u=!0;let l=a.length;for(let d=0;d<l;d++){let f=e;V(a[d],{instancePath:s+"/timel\
ine/"+d,parentData:a,parentDataProperty:d,rootData:v,dynamicAnchors:_})||(o=o===null?V.errors:o.concat(
V.errors),e=o.length);var u=f===e;if(!u)break}}}else return Ae.errors=[{instancePath:s+"/timeline",schemaPath:"\
#/properties/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t)
if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return Ae.errors=[{instancePath:s+"/\
complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===
e}else var t=!0}}}}}}else return Ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ae.errors=o,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function As(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=As.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ae(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Ae.errors:
o.concat(Ae.errors),e=o.length));else return As.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return As.errors=o,e===0}As.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ko=Is;var Wp={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},Po={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},ms={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Yp=new RegExp(
"^[0-9]{1,78}$","u"),Jp=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function K(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=K.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.state===void 0&&(u="state")||r.network===void 0&&
(u="network")||r.payer===void 0&&(u="payer")||r.pay_to===void 0&&(u="pay_to")||r.asset===void 0&&(u=
"asset")||r.amount===void 0&&(u="amount")||r.price_usd===void 0&&(u="price_usd")||r.agent===void 0&&
(u="agent")||r.tool===void 0&&(u="tool")||r.request_id===void 0&&(u="request_id")||r.transaction===void 0&&
(u="transaction")||r.reason===void 0&&(u="reason")||r.attempts===void 0&&(u="attempts")||r.valid_before===
void 0&&(u="valid_before")||r.look_at===void 0&&(u="look_at")||r.created_at===void 0&&(u="created_at")||
r.updated_at===void 0&&(u="updated_at")||r.expires_at===void 0&&(u="expires_at"))return K.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!He.
call(ms.properties,n)){return K.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.id!==void 0){let n=r.id,
a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return K.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return K.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.state!==void 0){let n=r.state,a=e;if(typeof n!="string")return K.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="reserved"||n==="executing"||n==="executed"||n==="settling"||n==="settled"||n===
"settle_unknown"||n==="failed"||n==="expired"||n==="refund_due"||n==="undecided"))return K.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Po.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.network!==void 0){let n=r.network,a=e;if(e===a)if(typeof n==
"string"){if(L(n,64))return K.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.errors=[{instancePath:s+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.payer!==void 0){let n=r.payer,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return K.errors=
[{instancePath:s+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return K.errors=[{instancePath:s+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.pay_to!==void 0){let n=r.pay_to,a=e;
if(e===a)if(typeof n=="string"){if(L(n,64))return K.errors=[{instancePath:s+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.errors=[{instancePath:s+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.asset!==void 0){let n=r.asset,a=e;if(e===a)if(typeof n=="string"){if(L(n,
64))return K.errors=[{instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return K.errors=[{instancePath:s+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.amount!==
void 0){let n=r.amount,a=e;if(e===a)if(typeof n=="string"){if(L(n,78))return K.errors=[{instancePath:s+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Yp.
test(n))return K.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return K.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.price_usd!==void 0){let n=r.price_usd,a=e;if(e===a)if(typeof n=="string"){if(L(n,20))return K.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Jp.test(n))return K.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return K.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.agent!==void 0){let n=r.agent,a=e;if(e===a)
if(typeof n=="string"){if(L(n,64))return K.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.tool!==void 0){let n=r.tool,a=e;if(typeof n!="string"&&n!==null)return K.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:ms.properties.
tool.type}}],!1;if(e===a&&typeof n=="string"&&L(n,256))return K.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(r.request_id!==void 0){let n=r.request_id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return K.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return K.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
transaction!==void 0){let n=r.transaction,a=e;if(typeof n!="string"&&n!==null)return K.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:ms.properties.
transaction.type}}],!1;if(e===a&&typeof n=="string"&&L(n,256))return K.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(r.reason!==void 0){let n=r.reason,a=e;if(typeof n!="string"&&n!==
null)return K.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:ms.properties.reason.type}}],!1;if(e===a&&typeof n=="string"&&L(n,1024))return K.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(r.attempts!==void 0){let n=r.attempts,a=e;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>1e6||isNaN(n))return K.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<0||isNaN(n))return K.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.valid_before!==void 0){let n=r.valid_before,a=e,
m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return K.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return K.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.look_at!==
void 0){let n=r.look_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return K.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:ms.
properties.look_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return K.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return K.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,a=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return K.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return K.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.updated_at!==void 0){
let n=r.updated_at,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return K.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return K.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.expires_at!==
void 0){let n=r.expires_at,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return K.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return K.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return K.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=o,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Se.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.payments===void 0&&(a="payments")||r.next===void 0&&(a="next"))return Se.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let m=e;for(let i in r)if(!(i==="payments"||i==="next"||i==="counts")){return Se.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(m===e){if(r.payments!==void 0){let i=r.payments,l=e;if(e===l)if(Array.isArray(i)){if(i.length>
1e3)return Se.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let d=i.length;for(let f=0;f<d;f++){let c=e;K(i[f],{instancePath:s+
"/payments/"+f,parentData:i,parentDataProperty:f,rootData:v,dynamicAnchors:_})||(o=o===null?K.errors:
o.concat(K.errors),e=o.length);var t=c===e;if(!t)break}}}else return Se.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var u=l===
e}else var u=!0;if(u){if(r.next!==void 0){let i=r.next,l=e;if(typeof i!="string"&&i!==null)return Se.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Wp.properties.
next.type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return Se.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=l===e}else var u=!0;if(u)
if(r.counts!==void 0){let i=r.counts,l=e;if(e===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>16)return Se.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let f in i){let c=e;if(typeof f!="string"){
let P={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:f};o===null?o=[P]:o.push(P),e++}if(!(f==="reserved"||f==="executing"||f==="exec\
uted"||f==="settling"||f==="settled"||f==="settle_unknown"||f==="failed"||f==="expired"||f==="refund\
_due"||f==="undecided")){let P={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:Po.enum},propertyName:f};o===null?o=[P]:o.push(P),e++}var y=c===e;if(!y){
let P={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:f}};return o===null?o=[P]:o.push(P),e++,Se.errors=o,!1;break}}if(y)for(let f in i){
let c=i[f],P=e,b=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Se.errors=[{instancePath:s+
"/counts/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===b&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return Se.
errors=[{instancePath:s+"/counts/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return Se.
errors=[{instancePath:s+"/counts/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=P===e;if(!n)break}}else return Se.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var u=l===e}else var u=!0}}}}else return Se.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Se.errors=o,e===0}Se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Is(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Se(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Se.errors:
o.concat(Se.errors),e=o.length));else return Is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Is.errors=o,e===0}Is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vo=Ds;function Ds(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?K.errors:
o.concat(K.errors),e=o.length));else return Ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ds.errors=o,e===0}Ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bo=Ts;function Ts(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ts.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?K.errors:
o.concat(K.errors),e=o.length));else return Ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ts.errors=o,e===0}Ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _o=js;function js(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=js.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(K(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?K.errors:
o.concat(K.errors),e=o.length));else return js.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return js.errors=o,e===0}js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wo=$s;var Rr={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","deployments"],properties:{name:{type:"str\
ing",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{type:["strin\
g","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"schema:Shap\
ing"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:["up\
stream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"sch\
ema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["integer",
"null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"array",
maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var xo={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function de(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=de.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let y;if(r.model===void 0&&(y="model")||r.upstream_model===void 0&&(y="upstream_m\
odel")||r.tier===void 0&&(y="tier")||r.weight===void 0&&(y="weight")||r.breaker===void 0&&(y="breake\
r")||r.in_flight===void 0&&(y="in_flight")||r.resting_s===void 0&&(y="resting_s"))return de.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let n=e;
for(let a in r)if(!(a==="model"||a==="upstream_model"||a==="tier"||a==="weight"||a==="breaker"||a===
"in_flight"||a==="resting_s")){return de.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.model!==void 0){
let a=r.model,m=e;if(e===m)if(typeof a=="string"){if(L(a,256))return de.errors=[{instancePath:s+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return de.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=m===e}else var t=!0;if(t){if(r.upstream_model!==void 0){let a=r.upstream_model,m=e;
if(e===m)if(typeof a=="string"){if(L(a,256))return de.errors=[{instancePath:s+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return de.errors=
[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.tier!==void 0){let a=r.tier,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return de.errors=[{instancePath:s+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>16||isNaN(a))return de.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return de.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=m===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,m=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return de.errors=[{instancePath:s+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>1e3||isNaN(a))return de.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return de.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=m===e}else var t=!0;if(t){if(r.breaker!==void 0){let a=r.breaker,m=e,i=e,l=!1,d=e;if(typeof a!=
"string"){let P={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};o===null?o=[P]:o.push(P),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let P={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:xo.
enum}};o===null?o=[P]:o.push(P),e++}var u=d===e;l=l||u;let f=e;if(a!==null){let P={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[P]:o.push(P),e++}var u=f===e;if(l=l||u,l)e=i,o!==null&&(i?o.length=i:o=null);else{let P={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[P]:
o.push(P),e++,de.errors=o,!1}var t=m===e}else var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,
m=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return de.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return de.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return de.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t)if(r.resting_s!==
void 0){let a=r.resting_s,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return de.errors=
[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return de.errors=[{instancePath:s+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return de.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0}}}}}}}}else
return de.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.
errors=o,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=E.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.name===void 0&&(i="name")||r.origin===void 0&&(i="origin")||r.base_url===
void 0&&(i="base_url")||r.provider===void 0&&(i="provider")||r.shaping===void 0&&(i="shaping")||r.learned===
void 0&&(i="learned")||r.credential_fault===void 0&&(i="credential_fault")||r.drained_at===void 0&&(i=
"drained_at")||r.in_flight===void 0&&(i="in_flight")||r.deployments===void 0&&(i="deployments"))return E.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{
let l=e;for(let d in r)if(!He.call(Rr.properties,d)){return E.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(r.name!==void 0){let d=r.name,f=e;if(e===f)if(typeof d=="string"){if(L(d,64))return E.errors=[
{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(d,1))return E.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=f===e}else var t=!0;if(t){if(r.origin!==
void 0){let d=r.origin,f=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:s+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Rr.properties.origin.type}}],!1;if(e===
f&&typeof d=="string"&&L(d,1024))return E.errors=[{instancePath:s+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=f===e}else var t=!0;if(t){if(r.
base_url!==void 0){let d=r.base_url,f=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:s+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Rr.properties.base_url.
type}}],!1;if(e===f&&typeof d=="string"&&L(d,1024))return E.errors=[{instancePath:s+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=f===e}else var t=!0;
if(t){if(r.provider!==void 0){let d=r.provider,f=e;if(typeof d!="string"&&d!==null)return E.errors=[
{instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Rr.properties.
provider.type}}],!1;if(e===f&&typeof d=="string"&&L(d,64))return E.errors=[{instancePath:s+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=f===
e}else var t=!0;if(t){if(r.shaping!==void 0){let d=r.shaping,f=e;if(e===e)if(Array.isArray(d)){if(d.
length>256)return E.errors=[{instancePath:s+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var u=!0;let b=d.length;for(let g=0;g<b;g++){let k=d[g],h=e;if(e===
h)if(typeof k=="string"){if(L(k,1024))return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(k,1))return E.errors=
[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var u=h===e;if(!u)break}}}else return E.errors=[{instancePath:s+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else
var t=!0;if(t){if(r.learned!==void 0){let d=r.learned,f=e;if(e===f)if(Array.isArray(d)){if(d.length>
4096)return E.errors=[{instancePath:s+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let P=d.length;for(let b=0;b<P;b++){let g=d[b],k=e;if(e===
k)if(g&&typeof g=="object"&&!Array.isArray(g)){let N;if(g.upstream_model===void 0&&(N="upstream_mode\
l")||g.shaping===void 0&&(N="shaping"))return E.errors=[{instancePath:s+"/learned/"+b,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:N}}],!1;{let q=e;for(let A in g)
if(!(A==="upstream_model"||A==="shaping")){return E.errors=[{instancePath:s+"/learned/"+b,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(q===e){if(g.upstream_model!==void 0){let A=g.upstream_model,S=e;if(e===S)if(typeof A=="s\
tring"){if(L(A,256))return E.errors=[{instancePath:s+"/learned/"+b+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return E.errors=[{instancePath:s+"/learned/"+b+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var n=S===e}else
var n=!0;if(n)if(g.shaping!==void 0){let A=g.shaping,S=e;if(e===e)if(Array.isArray(A)){if(A.length>256)
return E.errors=[{instancePath:s+"/learned/"+b+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let Ze=A.length;for(let Pe=0;Pe<Ze;Pe++){let ve=A[Pe],re=e;
if(e===re)if(typeof ve=="string"){if(L(ve,1024))return E.errors=[{instancePath:s+"/learned/"+b+"/sha\
ping/"+Pe,schemaPath:"schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(
ve,1))return E.errors=[{instancePath:s+"/learned/"+b+"/shaping/"+Pe,schemaPath:"schema:Shaping/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/learne\
d/"+b+"/shaping/"+Pe,schemaPath:"schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],
!1;var a=re===e;if(!a)break}}}else return E.errors=[{instancePath:s+"/learned/"+b+"/shaping",schemaPath:"\
schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var n=S===e}else var n=!0}}}else return E.
errors=[{instancePath:s+"/learned/"+b,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{
type:"object"}}],!1;var y=k===e;if(!y)break}}}else return E.errors=[{instancePath:s+"/learned",schemaPath:"\
#/properties/learned/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0;if(t){
if(r.credential_fault!==void 0){let d=r.credential_fault,f=e;if(typeof d!="string"&&d!==null)return E.
errors=[{instancePath:s+"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"\
type",params:{type:Rr.properties.credential_fault.type}}],!1;if(e===f&&typeof d=="string"&&L(d,1024))
return E.errors=[{instancePath:s+"/credential_fault",schemaPath:"#/properties/credential_fault/maxLe\
ngth",keyword:"maxLength",params:{limit:1024}}],!1;var t=f===e}else var t=!0;if(t){if(r.drained_at!==
void 0){let d=r.drained_at,f=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.
errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/type",keyword:"type",params:{
type:Rr.properties.drained_at.type}}],!1;if(e===f&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return E.errors=
[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=f===e}else var t=!0;if(t){if(r.in_flight!==void 0){let d=r.in_flight,
f=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:s+"/\
in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof d==
"number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return E.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return E.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=f===e}else var t=!0;if(t)if(r.deployments!==
void 0){let d=r.deployments,f=e;if(e===f)if(Array.isArray(d)){if(d.length>4096)return E.errors=[{instancePath:s+
"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var m=!0;let P=d.length;for(let b=0;b<P;b++){let g=e;de(d[b],{instancePath:s+"/deployments/"+b,parentData:d,
parentDataProperty:b,rootData:v,dynamicAnchors:_})||(o=o===null?de.errors:o.concat(de.errors),e=o.length);
var m=g===e;if(!m)break}}}else return E.errors=[{instancePath:s+"/deployments",schemaPath:"#/propert\
ies/deployments/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0}}}}}}}}}}}else
return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.
errors=o,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=dr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.upstreams===void 0&&(u="upstreams"))return dr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(n!==
"upstreams"){return dr.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}}],!1;break}if(y===e&&r.upstreams!==void 0){let n=r.upstreams;
if(e===e)if(Array.isArray(n)){if(n.length>256)return dr.errors=[{instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let m=n.length;
for(let i=0;i<m;i++){let l=e;E(n[i],{instancePath:s+"/upstreams/"+i,parentData:n,parentDataProperty:i,
rootData:v,dynamicAnchors:_})||(o=o===null?E.errors:o.concat(E.errors),e=o.length);var t=l===e;if(!t)
break}}}else return dr.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properties/upstreams/type",
keyword:"type",params:{type:"array"}}],!1}}}else return dr.errors=[{instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return dr.errors=o,e===0}dr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $s(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=$s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(dr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?dr.errors:
o.concat(dr.errors),e=o.length));else return $s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $s.errors=o,e===0}$s.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qo=Os;function Os(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Os.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?E.errors:
o.concat(E.errors),e=o.length));else return Os.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Os.errors=o,e===0}Os.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var No=Ks;function Ks(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?E.errors:
o.concat(E.errors),e=o.length));else return Ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ks.errors=o,e===0}Ks.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Lo=Ne;function Ne(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.response;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.name===void 0&&(a="name")||y.ok===void 0&&(a="ok")||
y.detail===void 0&&(a="detail")||y.missing===void 0&&(a="missing"))return Ne.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let m=e;for(let i in y)if(!(i==="name"||i==="ok"||i==="detail"||i==="missing")){return Ne.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}}],!1;break}if(m===e){if(y.name!==void 0){let i=y.name,l=e;
if(e===l)if(typeof i=="string"){if(L(i,64))return Ne.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return Ne.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ne.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(y.ok!==void 0){let i=e;if(typeof y.ok!="boolean")return Ne.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=i===e}else var t=!0;if(t){if(y.detail!==void 0){let i=y.detail,l=e;if(e===l)if(typeof i==
"string"){if(L(i,65536))return Ne.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(B(i,1))return Ne.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Ne.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(y.missing!==void 0){let i=y.missing,l=e;if(e===l)if(Array.isArray(
i)){if(i.length>4096)return Ne.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var u=!0;let f=i.length;
for(let c=0;c<f;c++){let P=i[c],b=e;if(e===b)if(typeof P=="string"){if(L(P,256))return Ne.errors=[{instancePath:s+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(B(P,1))return Ne.errors=[{instancePath:s+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ne.errors=[{instancePath:s+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e;if(!u)break}}}else
return Ne.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return Ne.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Ne.errors=o,e===0}Ne.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var So=Cs;var Qp={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},em={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function te(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.upstream===void 0&&(y="upstream")||r.upstream_model===
void 0&&(y="upstream_model")||r.tier===void 0&&(y="tier")||r.weight===void 0&&(y="weight")||r.share===
void 0&&(y="share")||r.drained===void 0&&(y="drained")||r.breaker===void 0&&(y="breaker")||r.in_flight===
void 0&&(y="in_flight")||r.resting_s===void 0&&(y="resting_s"))return te.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!He.call(em.
properties,a)){return te.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.upstream!==void 0){let a=r.upstream,
m=e;if(e===m)if(typeof a=="string"){if(L(a,64))return te.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return te.errors=
[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return te.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.upstream_model!==
void 0){let a=r.upstream_model,m=e;if(e===m)if(typeof a=="string"){if(L(a,256))return te.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return te.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/\
type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.tier!==void 0){
let a=r.tier,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return te.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>16||isNaN(a))return te.errors=[{instancePath:s+"/tier",schemaPath:"#/pro\
perties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return te.
errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=m===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return te.errors=[{instancePath:s+"/weight",schemaPath:"#/\
properties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>1e3||isNaN(a))return te.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return te.errors=
[{instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=m===e}else var t=!0;if(t){if(r.share!==void 0){let a=r.share,m=e;if(e===m)if(typeof a==
"number"&&isFinite(a)){if(a>1||isNaN(a))return te.errors=[{instancePath:s+"/share",schemaPath:"#/pro\
perties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return te.
errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return te.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=m===e}else var t=!0;if(t){if(r.drained!==void 0){
let a=e;if(typeof r.drained!="boolean")return te.errors=[{instancePath:s+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
breaker!==void 0){let a=r.breaker,m=e,i=e,l=!1,d=e;if(typeof a!="string"){let P={instancePath:s+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};o===null?o=[P]:o.
push(P),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let P={instancePath:s+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:xo.enum}};o===null?o=[P]:o.push(P),e++}
var u=d===e;l=l||u;let f=e;if(a!==null){let P={instancePath:s+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[P]:o.push(P),e++}var u=f===e;if(l=
l||u,l)e=i,o!==null&&(i?o.length=i:o=null);else{let P={instancePath:s+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[P]:o.push(P),e++,te.errors=o,!1}var t=m===
e}else var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,m=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return te.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return te.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return te.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=m===e}else var t=!0;if(t)if(r.resting_s!==void 0){let a=r.resting_s,m=e;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return te.errors=[{instancePath:s+"/resting_s",schemaPath:"#/p\
roperties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&
isFinite(a)){if(a>86400||isNaN(a))return te.errors=[{instancePath:s+"/resting_s",schemaPath:"#/prope\
rties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))
return te.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0}}}}}}}}}}else return te.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=o,e===
0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=be.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.routes===void 0&&(n="routes"))return be.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let m in r)if(m!=="routes"){return be.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e&&r.routes!==void 0){let m=r.routes;if(e===e)if(Array.isArray(m)){if(m.length>4096)
return be.errors=[{instancePath:s+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxIt\
ems",params:{limit:4096}}],!1;{var t=!0;let l=m.length;for(let d=0;d<l;d++){let f=m[d],c=e;if(e===c)
if(f&&typeof f=="object"&&!Array.isArray(f)){let b;if(f.model===void 0&&(b="model")||f.route===void 0&&
(b="route")||f.kind===void 0&&(b="kind")||f.deployments===void 0&&(b="deployments"))return be.errors=
[{instancePath:s+"/routes/"+d,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{
missingProperty:b}}],!1;{let g=e;for(let k in f)if(!(k==="model"||k==="route"||k==="kind"||k==="depl\
oyments")){return be.errors=[{instancePath:s+"/routes/"+d,schemaPath:"#/properties/routes/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(g===e){
if(f.model!==void 0){let k=f.model,h=e;if(e===h)if(typeof k=="string"){if(L(k,256))return be.errors=
[{instancePath:s+"/routes/"+d+"/model",schemaPath:"#/properties/routes/items/properties/model/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1}else return be.errors=[{instancePath:s+"/routes/"+d+
"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var u=h===e}else var u=!0;if(u){if(f.route!==void 0){let k=f.route,h=e;if(typeof k!="st\
ring"&&k!==null)return be.errors=[{instancePath:s+"/routes/"+d+"/route",schemaPath:"#/properties/rou\
tes/items/properties/route/type",keyword:"type",params:{type:Qp.properties.routes.items.properties.route.
type}}],!1;if(e===h&&typeof k=="string"&&L(k,256))return be.errors=[{instancePath:s+"/routes/"+d+"/r\
oute",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var u=h===e}else var u=!0;if(u){if(f.kind!==void 0){let k=f.kind,h=e;if(e===h)if(typeof k==
"string"){if(L(k,32))return be.errors=[{instancePath:s+"/routes/"+d+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return be.errors=
[{instancePath:s+"/routes/"+d+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var u=h===e}else var u=!0;if(u)if(f.deployments!==void 0){let k=f.
deployments,h=e;if(e===h)if(Array.isArray(k)){if(k.length>4096)return be.errors=[{instancePath:s+"/r\
outes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let q=k.length;for(let A=0;A<q;A++){let S=e;te(k[A],{instancePath:s+
"/routes/"+d+"/deployments/"+A,parentData:k,parentDataProperty:A,rootData:v,dynamicAnchors:_})||(o=o===
null?te.errors:o.concat(te.errors),e=o.length);var y=S===e;if(!y)break}}}else return be.errors=[{instancePath:s+
"/routes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var u=h===e}else var u=!0}}}}}else return be.errors=[{instancePath:s+
"/routes/"+d,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=c===e;if(!t)break}}}else return be.errors=[{instancePath:s+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return be.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=o,e===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Cs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?be.errors:
o.concat(be.errors),e=o.length));else return Cs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Cs.errors=o,e===0}Cs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ao=ie;var $n={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function ie(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.
response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let m;if(n.source===void 0&&(m="sourc\
e")||n.proposals===void 0&&(m="proposals"))return ie.errors=[{instancePath:s+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:m}}],!1;{let i=e;for(let l in n)
if(!(l==="source"||l==="proposals")){return ie.errors=[{instancePath:s+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(n.source!==void 0){let l=n.source,d=e;if(e===d)if(typeof l=="string"){if(L(l,128))
return ie.errors=[{instancePath:s+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return ie.errors=[{instancePath:s+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=d===e}else var t=!0;if(t)if(n.proposals!==void 0){let l=n.proposals,d=e;if(e===d)
if(Array.isArray(l)){if(l.length>65536)return ie.errors=[{instancePath:s+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var u=!0;
let c=l.length;for(let P=0;P<c;P++){let b=l[P],g=e;if(e===g)if(b&&typeof b=="object"&&!Array.isArray(
b)){let h;if(b.model===void 0&&(h="model")||b.upstream===void 0&&(h="upstream")||b.upstream_model===
void 0&&(h="upstream_model")||b.price===void 0&&(h="price")||b.proposed===void 0&&(h="proposed")||b.
is_same===void 0&&(h="is_same")||b.context_tokens===void 0&&(h="context_tokens"))return ie.errors=[{
instancePath:s+"/response/proposals/"+P,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:h}}],!1;{let N=e;for(let q in b)if(!(q==="mode\
l"||q==="upstream"||q==="upstream_model"||q==="price"||q==="proposed"||q==="is_same"||q==="context_t\
okens")){return ie.errors=[{instancePath:s+"/response/proposals/"+P,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(N===e){if(b.model!==void 0){let q=b.model,A=e;if(e===A)if(typeof q=="string"){if(L(q,256))
return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var y=A===
e}else var y=!0;if(y){if(b.upstream!==void 0){let q=b.upstream,A=e;if(e===A)if(typeof q=="string"){if(L(
q,64))return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(q,1))return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var y=A===e}else var y=!0;if(y){if(b.upstream_model!==void 0){let q=b.upstream_model,A=e;
if(e===A)if(typeof q=="string"){if(L(q,256))return ie.errors=[{instancePath:s+"/response/proposals/"+
P+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.errors=[{instancePath:s+
"/response/proposals/"+P+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var y=A===e}else var y=!0;
if(y){if(b.price!==void 0){let q=b.price,A=e;if(typeof q!="string"&&q!==null)return ie.errors=[{instancePath:s+
"/response/proposals/"+P+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:$n.properties.proposals.items.properties.price.type}}],
!1;if(e===A&&typeof q=="string"&&L(q,8192))return ie.errors=[{instancePath:s+"/response/proposals/"+
P+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var y=A===e}else var y=!0;if(y){if(b.proposed!==void 0){
let q=b.proposed,A=e;if(e===A)if(typeof q=="string"){if(L(q,8192))return ie.errors=[{instancePath:s+
"/response/proposals/"+P+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return ie.errors=[{instancePath:s+
"/response/proposals/"+P+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var y=A===e}else var y=!0;if(y){if(b.
is_same!==void 0){let q=e;if(typeof b.is_same!="boolean")return ie.errors=[{instancePath:s+"/respons\
e/proposals/"+P+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var y=q===e}else var y=!0;if(y)if(b.context_tokens!==
void 0){let q=b.context_tokens,A=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))&&q!==null)
return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:$n.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===A&&typeof q=="number"&&isFinite(
q)){if(q>1e9||isNaN(q))return ie.errors=[{instancePath:s+"/response/proposals/"+P+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(q<1||isNaN(q))return ie.errors=[{instancePath:s+
"/response/proposals/"+P+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var y=A===
e}else var y=!0}}}}}}}}else return ie.errors=[{instancePath:s+"/response/proposals/"+P,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var u=g===
e;if(!u)break}}}else return ie.errors=[{instancePath:s+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0}}}else
return ie.errors=[{instancePath:s+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return ie.errors=o,e===0}ie.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Io=Fs;var On={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Kn={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function se(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.description===
void 0&&(u="description")||r.price_usd===void 0&&(u="price_usd")||r.effect===void 0&&(u="effect")||r.
calls===void 0&&(u="calls")||r.errors===void 0&&(u="errors")||r.cache_hits===void 0&&(u="cache_hits")||
r.p50_ms===void 0&&(u="p50_ms")||r.p95_ms===void 0&&(u="p95_ms"))return se.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!He.call(Kn.
properties,n)){return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.name!==void 0){let n=r.name,
a=e;if(e===a)if(typeof n=="string"){if(L(n,256))return se.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(n,1))return se.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return se.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.description!==void 0){let n=r.description,
a=e;if(e===a)if(typeof n=="string"){if(L(n,65536))return se.errors=[{instancePath:s+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return se.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.price_usd!==void 0){let n=r.price_usd,a=e;if(e===
a)if(typeof n=="string"){if(L(n,32))return se.errors=[{instancePath:s+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return se.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.effect!==void 0){let n=r.effect,a=e;if(typeof n!="string")return se.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="read"||n==="write"))return se.errors=[{instancePath:s+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:Kn.properties.effect.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(r.calls!==void 0){let n=r.calls,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return se.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return se.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:s+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(r.errors!==void 0){let n=r.errors,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return se.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:s+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t){if(r.cache_hits!==void 0){let n=r.cache_hits,a=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:s+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:s+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return se.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let n=r.
p50_ms,a=e,m=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return se.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Gr.type}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return se.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==
void 0){let n=r.p95_ms,a=e,m=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return se.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Gr.type}}],!1;if(e===m&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return se.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.
errors=o,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=H.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let y;if(r.id===void 0&&(y="id")||r.title===void 0&&(y="title")||r.description===
void 0&&(y="description")||r.version===void 0&&(y="version")||r.available===void 0&&(y="available")||
r.unavailable_because===void 0&&(y="unavailable_because")||r.query_price_usd===void 0&&(y="query_pri\
ce_usd")||r.for_sale===void 0&&(y="for_sale")||r.calls===void 0&&(y="calls")||r.errors===void 0&&(y=
"errors")||r.cache_hits===void 0&&(y="cache_hits")||r.p50_ms===void 0&&(y="p50_ms")||r.p95_ms===void 0&&
(y="p95_ms")||r.tools===void 0&&(y="tools"))return H.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!He.call(On.properties,
a)){return H.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.id!==void 0){let a=r.id,m=e;if(e===m)if(typeof a==
"string"){if(L(a,64))return H.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(a,1))return H.errors=[{instancePath:s+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;
if(t){if(r.title!==void 0){let a=r.title,m=e;if(e===m)if(typeof a=="string"){if(L(a,1024))return H.errors=
[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1}else return H.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/type",keyword:"type",
params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.description!==void 0){let a=r.description,
m=e;if(e===m)if(typeof a=="string"){if(L(a,65536))return H.errors=[{instancePath:s+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return H.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.version!==void 0){let a=r.version,m=e;if(e===m)if(typeof a==
"string"){if(L(a,256))return H.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1}else return H.errors=[{instancePath:s+"/versio\
n",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else
var t=!0;if(t){if(r.available!==void 0){let a=e;if(typeof r.available!="boolean")return H.errors=[{instancePath:s+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.unavailable_because!==void 0){let a=r.unavailable_because,m=e;if(typeof a!=
"string"&&a!==null)return H.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/\
unavailable_because/type",keyword:"type",params:{type:On.properties.unavailable_because.type}}],!1;if(e===
m&&typeof a=="string"&&L(a,1024))return H.errors=[{instancePath:s+"/unavailable_because",schemaPath:"\
#/properties/unavailable_because/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=m===e}else
var t=!0;if(t){if(r.query_price_usd!==void 0){let a=r.query_price_usd,m=e;if(e===m)if(typeof a=="str\
ing"){if(L(a,32))return H.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_\
price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return H.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var t=m===e}else var t=!0;if(t){if(r.for_sale!==void 0){let a=e;if(typeof r.for_sale!="bool\
ean")return H.errors=[{instancePath:s+"/for_sale",schemaPath:"#/properties/for_sale/type",keyword:"t\
ype",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(r.calls!==void 0){let a=r.calls,
m=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return H.errors=[{instancePath:s+"/\
calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||
isNaN(a))return H.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.errors!==void 0){let a=r.
errors,m=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return H.errors=[{instancePath:s+
"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||
isNaN(a))return H.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.cache_hits!==void 0){
let a=r.cache_hits,m=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return H.errors=
[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return H.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.p50_ms!==
void 0){let a=r.p50_ms,m=e,i=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return H.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Gr.type}}],!1;if(e===i&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:s+"/\
p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return H.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.p95_ms!==
void 0){let a=r.p95_ms,m=e,i=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return H.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Gr.type}}],!1;if(e===i&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:s+"/\
p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return H.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t)if(r.tools!==
void 0){let a=r.tools,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e4)return H.errors=[{instancePath:s+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var u=!0;
let l=a.length;for(let d=0;d<l;d++){let f=e;se(a[d],{instancePath:s+"/tools/"+d,parentData:a,parentDataProperty:d,
rootData:v,dynamicAnchors:_})||(o=o===null?se.errors:o.concat(se.errors),e=o.length);var u=f===e;if(!u)
break}}}else return H.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=m===e}else var t=!0}}}}}}}}}}}}}}}else return H.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=o,e===0}H.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function ue(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.servers===
void 0&&(m="servers")||r.agents===void 0&&(m="agents")||r.broken===void 0&&(m="broken"))return ue.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let i=e;
for(let l in r)if(!(l==="servers"||l==="agents"||l==="broken")){return ue.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(r.servers!==void 0){let l=r.servers,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return ue.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return ue.errors=
[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(l<1||isNaN(l))return ue.errors=[{instancePath:s+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===e}else var t=!0;
if(t){if(r.agents!==void 0){let l=r.agents,d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e3)return ue.
errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var u=!0;let c=l.length;for(let P=0;P<c;P++){let b=e;H(l[P],{instancePath:s+"/agent\
s/"+P,parentData:l,parentDataProperty:P,rootData:v,dynamicAnchors:_})||(o=o===null?H.errors:o.concat(
H.errors),e=o.length);var u=b===e;if(!u)break}}}else return ue.errors=[{instancePath:s+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t)if(r.
broken!==void 0){let l=r.broken,d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e3)return ue.errors=[
{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var y=!0;let c=l.length;for(let P=0;P<c;P++){let b=l[P],g=e;if(e===g)if(b&&typeof b=="object"&&!Array.
isArray(b)){let h;if(b.id===void 0&&(h="id")||b.problems===void 0&&(h="problems"))return ue.errors=[
{instancePath:s+"/broken/"+P,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:h}}],!1;{let N=e;for(let q in b)if(!(q==="id"||q==="problems")){return ue.errors=[{instancePath:s+
"/broken/"+P,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:q}}],!1;break}if(N===e){if(b.id!==void 0){let q=b.id,A=e;if(e===A)if(typeof q==
"string"){if(L(q,256))return ue.errors=[{instancePath:s+"/broken/"+P+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ue.errors=
[{instancePath:s+"/broken/"+P+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(b.problems!==void 0){let q=b.problems,
A=e;if(e===A)if(Array.isArray(q)){if(q.length>100)return ue.errors=[{instancePath:s+"/broken/"+P+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var a=!0;let I=q.length;for(let W=0;W<I;W++){let Ze=q[W],Pe=e;if(e===Pe)if(typeof Ze==
"string"){if(L(Ze,4096))return ue.errors=[{instancePath:s+"/broken/"+P+"/problems/"+W,schemaPath:"#/\
properties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return ue.errors=[{instancePath:s+"/broken/"+P+"/problems/"+W,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var a=Pe===e;if(!a)
break}}}else return ue.errors=[{instancePath:s+"/broken/"+P+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var n=A===e}else var n=!0}}}else
return ue.errors=[{instancePath:s+"/broken/"+P,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var y=g===e;if(!y)break}}}else return ue.errors=[{instancePath:s+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0}}}}else return ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ue.errors=o,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fs(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=Fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ue(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?ue.errors:o.concat(
ue.errors),e=o.length));else return Fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Fs.errors=o,e===0}Fs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Do=ye;var rm={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function ye(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ye.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let n=r.response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let m;
if(n.id===void 0&&(m="id")||n.tools===void 0&&(m="tools")||n.file===void 0&&(m="file")||n.document===
void 0&&(m="document"))return ye.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:m}}],!1;{let i=e;for(let l in n)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return ye.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(n.id!==void 0){let l=n.id,d=e;if(e===d)if(typeof l=="string"){if(L(l,64))return ye.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(l,1))return ye.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(n.tools!==void 0){let l=n.tools,
d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e4)return ye.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var u=!0;let c=l.length;for(let P=0;P<c;P++){let b=l[P],g=e;if(e===g)if(b&&typeof b=="object"&&!Array.
isArray(b)){let h;if(b.name===void 0&&(h="name")||b.parameters===void 0&&(h="parameters"))return ye.
errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let N=e;for(let q in b)if(!(q==="name"||
q==="parameters")){return ye.errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(N===e){if(b.name!==void 0){let q=b.name,A=e;if(e===A)if(typeof q=="string"){if(L(q,256))
return ye.errors=[{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return ye.
errors=[{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[
{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var y=A===e}else var y=!0;if(y)if(b.
parameters!==void 0){let q=b.parameters,A=e;if(e===A&&!(q&&typeof q=="object"&&!Array.isArray(q)))return ye.
errors=[{instancePath:s+"/response/tools/"+P+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var y=A===e}else
var y=!0}}}else return ye.errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var u=g===e;if(!u)break}}}else
return ye.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(n.file!==void 0){
let l=n.file,d=e;if(e===d)if(typeof l=="string"){if(L(l,4096))return ye.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return ye.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t)
if(n.document!==void 0){let l=n.document,d=e;if(typeof l!="string"&&l!==null)return ye.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:rm.properties.document.type}}],!1;if(e===d&&typeof l=="string"&&L(l,16777216))return ye.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=d===e}else var t=!0}}}}}else return ye.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return ye.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return ye.errors=o,e===0}ye.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var To=Ms;var Cn={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},jo=new RegExp("^[0-9a-f]{64}$","u");function we(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.digest===void 0&&
(u="digest")||r.loaded_at===void 0&&(u="loaded_at")||r.seen_at===void 0&&(u="seen_at")||r.is_this===
void 0&&(u="is_this"))return we.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:u}}],!1;{let y=e;for(let n in r)if(!(n==="name"||n==="digest"||n==="loaded_at"||n===
"seen_at"||n==="is_this")){return we.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.name!==void 0){let n=r.
name,a=e;if(e===a)if(typeof n=="string"){if(L(n,255))return we.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return we.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.digest!==void 0){let n=r.digest,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return we.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!jo.test(n))return we.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return we.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.loaded_at!==void 0){let n=r.loaded_at,a=e,m=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return we.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return we.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.seen_at!==void 0){let n=r.seen_at,a=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return we.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return we.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.is_this!==void 0){let n=e;
if(typeof r.is_this!="boolean")return we.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0}}}}}}else return we.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=
o,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ae.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let a;if(r.file===void 0&&(a="file")||r.loaded_at===void 0&&(a="loaded_at")||r.sandbox===void 0&&(a=
"sandbox")||r.config===void 0&&(a="config")||r.sources===void 0&&(a="sources")||r.need_restart===void 0&&
(a="need_restart")||r.digest===void 0&&(a="digest")||r.servers===void 0&&(a="servers"))return ae.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;
for(let i in r)if(!(i==="file"||i==="loaded_at"||i==="sandbox"||i==="config"||i==="need_restart"||i===
"sources"||i==="digest"||i==="servers")){return ae.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(m===e){if(r.file!==
void 0){let i=r.file,l=e;if(typeof i!="string"&&i!==null)return ae.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Cn.properties.file.type}}],!1;if(e===l&&typeof i==
"string"&&L(i,4096))return ae.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(r.loaded_at!==void 0){
let i=r.loaded_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ae.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return ae.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
sandbox!==void 0){let i=e;if(typeof r.sandbox!="boolean")return ae.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;
if(t){if(r.config!==void 0){let i=r.config,l=e;if(e===l&&!(i&&typeof i=="object"&&!Array.isArray(i)))
return ae.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(r.need_restart!==void 0){let i=r.need_restart,
l=e;if(e===l)if(Array.isArray(i)){if(i.length>1024)return ae.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var u=!0;
let f=i.length;for(let c=0;c<f;c++){let P=i[c],b=e;if(e===b)if(typeof P=="string"){if(L(P,512))return ae.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(B(P,1))return ae.errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=b===e;if(!u)break}}}else return ae.errors=[{instancePath:s+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(r.sources!==void 0){let i=r.sources,l=e;if(e===l)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return ae.errors=[{instancePath:s+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let f in i){
let c=i[f],P=e;if(e===P)if(typeof c=="string"){if(L(c,256))return ae.errors=[{instancePath:s+"/sourc\
es/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(c,1))return ae.errors=[{instancePath:s+"\
/sources/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:s+"/\
sources/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var y=P===e;if(!y)break}}else return ae.errors=
[{instancePath:s+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(r.digest!==void 0){let i=r.digest,l=e;if(e===l)if(typeof i==
"string"){if(L(i,64))return ae.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!jo.test(i))return ae.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return ae.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(r.servers!==void 0){let i=r.servers,
l=e;if(!Array.isArray(i)&&i!==null)return ae.errors=[{instancePath:s+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:Cn.properties.servers.type}}],!1;if(e===l&&Array.isArray(
i)){if(i.length>1e4)return ae.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var n=!0;let f=i.length;for(let c=0;c<f;c++){let P=e;
we(i[c],{instancePath:s+"/servers/"+c,parentData:i,parentDataProperty:c,rootData:v,dynamicAnchors:_})||
(o=o===null?we.errors:o.concat(we.errors),e=o.length);var n=P===e;if(!n)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.
errors=o,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ms(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ms.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(ae(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(o=o===null?ae.errors:o.concat(ae.errors),e=o.length));else
return Ms.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ms.
errors=o,e===0}Ms.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var $o=Es;var Fn={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var Yt={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Jt=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ke(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="na\
me")||r.role===void 0&&(u="role")||r.how===void 0&&(u="how")||r.expires_at===void 0&&(u="expires_at"))
return ke.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let y=e;for(let n in r)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at")){return ke.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(y===e){if(r.name!==void 0){let n=r.name,a=e;if(e===e)if(typeof n=="string"){if(L(n,64))return ke.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(n,1))return ke.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jt.test(n))return ke.errors=[{instancePath:s+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return ke.errors=[{instancePath:s+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){
let n=r.role,a=e;if(typeof n!="string")return ke.errors=[{instancePath:s+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="viewer"))return ke.errors=
[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:Yt.enum}}],
!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let n=r.how,a=e;if(typeof n!="string")return ke.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(n==="token"||n==="session"))return ke.errors=[{instancePath:s+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:Fn.properties.how.enum}}],!1;var t=a===e}else
var t=!0;if(t)if(r.expires_at!==void 0){let n=r.expires_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return ke.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:Fn.properties.expires_at.type}}],!1;if(e===a&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ke.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ke.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}else
return ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.
errors=o,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Es(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Es.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(ke(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:_})||(o=o===null?ke.errors:o.concat(ke.errors),e=o.length));else
return Es.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Es.
errors=o,e===0}Es.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Oo=Rs;function ge(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.role===void 0&&
(u="role")||r.how===void 0&&(u="how")||r.expires_at===void 0&&(u="expires_at")||r.secret===void 0&&(u=
"secret"))return ge.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let y=e;for(let n in r)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at"||n==="secret")){
return ge.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(y===e){if(r.name!==void 0){let n=r.name,a=e;if(e===e)if(typeof n==
"string"){if(L(n,64))return ge.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return ge.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jt.test(n))
return ge.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ge.errors=[{instancePath:s+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.role!==void 0){let n=r.role,a=e;if(typeof n!="string")return ge.errors=[{instancePath:s+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n===
"viewer"))return ge.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Yt.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let n=r.how,a=e;if(typeof n!=
"string")return ge.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(n!=="session")return ge.errors=[{instancePath:s+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.expires_at!==void 0){let n=r.expires_at,a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return ge.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ge.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ge.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.secret!==void 0){let n=r.secret,a=e;if(e===a)if(typeof n=="st\
ring"){if(L(n,64))return ge.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return ge.errors=[{instancePath:s+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ge.
errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0}}}}}}else return ge.errors=[{instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return ge.errors=o,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Rs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ge(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?ge.errors:
o.concat(ge.errors),e=o.length));else return Rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Rs.errors=o,e===0}Rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=Xs;function Xs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Xs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ke(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?ke.errors:
o.concat(ke.errors),e=o.length));else return Xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xs.errors=o,e===0}Xs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Co=Gs;var Mn={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function Q(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Q.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.name===void 0&&(u="name")||r.role===void 0&&(u=
"role")||r.prefix===void 0&&(u="prefix")||r.created_at===void 0&&(u="created_at")||r.rotated_at===void 0&&
(u="rotated_at")||r.revoked_at===void 0&&(u="revoked_at"))return Q.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!(n==="id"||
n==="name"||n==="role"||n==="prefix"||n==="created_at"||n==="rotated_at"||n==="revoked_at")){return Q.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(y===e){if(r.id!==void 0){let n=r.id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return Q.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(n,1))return Q.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let n=r.name,a=e;if(e===e)if(typeof n=="string"){if(L(n,64))return Q.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return Q.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Jt.test(n))return Q.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Q.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,a=e;if(typeof n!="stri\
ng")return Q.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="admin"||n==="viewer"))return Q.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:Yt.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let n=r.prefix,a=e;if(e===a)if(typeof n=="string"){if(L(n,16))return Q.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return Q.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,
a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Q.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Q.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Q.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let n=r.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Q.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Mn.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return Q.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Q.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.revoked_at!==void 0){let n=r.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Q.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Mn.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Q.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Q.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Q.errors=o,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.operators===void 0&&(u="operators"))return fr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let y=e;for(let n in r)if(n!=="operators"){return fr.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e&&r.operators!==
void 0){let n=r.operators;if(e===e)if(Array.isArray(n)){if(n.length>1e4)return fr.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let m=n.length;for(let i=0;i<m;i++){let l=e;Q(n[i],{instancePath:s+"/operators/"+i,parentData:n,
parentDataProperty:i,rootData:v,dynamicAnchors:_})||(o=o===null?Q.errors:o.concat(Q.errors),e=o.length);
var t=l===e;if(!t)break}}}else return fr.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return fr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=o,e===0}fr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Gs(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Gs.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(fr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||
(o=o===null?fr.errors:o.concat(fr.errors),e=o.length));else return Gs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Gs.errors=o,e===0}Gs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Fo=Us;var En={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function J(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=J.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||
r.name===void 0&&(u="name")||r.role===void 0&&(u="role")||r.prefix===void 0&&(u="prefix")||r.created_at===
void 0&&(u="created_at")||r.rotated_at===void 0&&(u="rotated_at")||r.revoked_at===void 0&&(u="revoke\
d_at")||r.token===void 0&&(u="token"))return J.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!(n==="id"||n==="name"||n==="ro\
le"||n==="prefix"||n==="created_at"||n==="rotated_at"||n==="revoked_at"||n==="token")){return J.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(y===e){if(r.id!==void 0){let n=r.id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return J.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(n,1))return J.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let n=r.name,a=e;if(e===e)if(typeof n=="string"){if(L(n,64))return J.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return J.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Jt.test(n))return J.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return J.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,a=e;if(typeof n!="stri\
ng")return J.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="admin"||n==="viewer"))return J.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:Yt.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let n=r.prefix,a=e;if(e===a)if(typeof n=="string"){if(L(n,16))return J.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return J.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,
a=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return J.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return J.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return J.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let n=r.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return J.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:En.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return J.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return J.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.revoked_at!==void 0){let n=r.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return J.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:En.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return J.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return J.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.token!==void 0){let n=r.token,a=e;if(e===a)if(typeof n=="stri\
ng"){if(L(n,256))return J.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(n,1))return J.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return J.errors=o,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Us(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=Us.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(J(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?J.errors:o.concat(
J.errors),e=o.length));else return Us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Us.errors=o,e===0}Us.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Mo=zs;function zs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=zs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Q(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Q.errors:
o.concat(Q.errors),e=o.length));else return zs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return zs.errors=o,e===0}zs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Eo=Bs;function Bs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Q(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Q.errors:
o.concat(Q.errors),e=o.length));else return Bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Bs.errors=o,e===0}Bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ro=Vs;function Vs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(J(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?J.errors:
o.concat(J.errors),e=o.length));else return Vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Vs.errors=o,e===0}Vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=Zs;var sm={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},_r={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},tm={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","c\
reateGroup","changeGroup","deleteGroup","drainUpstream","restoreUpstream","probeUpstream","reconcile\
Payment","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","createS\
ession","endSession","drainServer","reload","backup","migrate","copyStore","authenticate"],$id:"sche\
ma:AuditAction"};function Y(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Y.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.at===void 0&&(u="\
at")||r.action===void 0&&(u="action")||r.outcome===void 0&&(u="outcome")||r.name===void 0&&(u="name")||
r.how===void 0&&(u="how")||r.address===void 0&&(u="address")||r.request_id===void 0&&(u="request_id")||
r.target===void 0&&(u="target")||r.target_name===void 0&&(u="target_name")||r.before===void 0&&(u="b\
efore")||r.after===void 0&&(u="after")||r.reason===void 0&&(u="reason"))return Y.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let n in r)if(!He.
call(_r.properties,n)){return Y.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.id!==void 0){let n=r.id,
a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return Y.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return Y.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.at!==void 0){let n=r.at,a=e,m=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Y.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return Y.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(r.action!==void 0){let n=r.action,a=e;if(typeof n!="string")return Y.errors=
[{instancePath:s+"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="createKey"||n==="changeKey"||n==="rotateKey"||n==="revokeKey"||n==="restoreKey"||n==="c\
reateGroup"||n==="changeGroup"||n==="deleteGroup"||n==="drainUpstream"||n==="restoreUpstream"||n==="\
probeUpstream"||n==="reconcilePayment"||n==="closePayment"||n==="createOperator"||n==="changeOperato\
r"||n==="rotateOperator"||n==="revokeOperator"||n==="createSession"||n==="endSession"||n==="drainSer\
ver"||n==="reload"||n==="backup"||n==="migrate"||n==="copyStore"||n==="authenticate"))return Y.errors=
[{instancePath:s+"/action",schemaPath:"schema:AuditAction/enum",keyword:"enum",params:{allowedValues:tm.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.outcome!==void 0){let n=r.outcome,a=e;if(typeof n!="\
string")return Y.errors=[{instancePath:s+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(n==="done"||n==="begun"||n==="failed"))return Y.errors=[{instancePath:s+
"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:_r.properties.
outcome.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){let n=r.name,a=e;if(e===a)if(typeof n==
"string"){if(L(n,128))return Y.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1}else return Y.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
how!==void 0){let n=r.how,a=e;if(typeof n!="string")return Y.errors=[{instancePath:s+"/how",schemaPath:"\
#/properties/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"||n===
"cli"||n==="signal"||n==="server"))return Y.errors=[{instancePath:s+"/how",schemaPath:"#/properties/\
how/enum",keyword:"enum",params:{allowedValues:_r.properties.how.enum}}],!1;var t=a===e}else var t=!0;
if(t){if(r.address!==void 0){let n=r.address,a=e;if(typeof n!="string"&&n!==null)return Y.errors=[{instancePath:s+
"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:_r.properties.address.
type}}],!1;if(e===a&&typeof n=="string"&&L(n,255))return Y.errors=[{instancePath:s+"/address",schemaPath:"\
#/properties/address/maxLength",keyword:"maxLength",params:{limit:255}}],!1;var t=a===e}else var t=!0;
if(t){if(r.request_id!==void 0){let n=r.request_id,a=e;if(typeof n!="string"&&n!==null)return Y.errors=
[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:_r.
properties.request_id.type}}],!1;if(e===a&&typeof n=="string"&&L(n,64))return Y.errors=[{instancePath:s+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=a===e}else var t=!0;if(t){if(r.target!==void 0){let n=r.target,a=e;if(typeof n!="string"&&n!==
null)return Y.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/type",keyword:"type",
params:{type:_r.properties.target.type}}],!1;if(e===a&&typeof n=="string"&&L(n,128))return Y.errors=
[{instancePath:s+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;var t=a===e}else var t=!0;if(t){if(r.target_name!==void 0){let n=r.target_name,a=e;if(typeof n!="\
string"&&n!==null)return Y.errors=[{instancePath:s+"/target_name",schemaPath:"#/properties/target_na\
me/type",keyword:"type",params:{type:_r.properties.target_name.type}}],!1;if(e===a&&typeof n=="strin\
g"&&L(n,256))return Y.errors=[{instancePath:s+"/target_name",schemaPath:"#/properties/target_name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){if(r.before!==void 0){
let n=r.before,a=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return Y.errors=[{instancePath:s+
"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:_r.properties.before.type}}],
!1;var t=a===e}else var t=!0;if(t){if(r.after!==void 0){let n=r.after,a=e;if(!(n&&typeof n=="object"&&
!Array.isArray(n))&&n!==null)return Y.errors=[{instancePath:s+"/after",schemaPath:"#/properties/afte\
r/type",keyword:"type",params:{type:_r.properties.after.type}}],!1;var t=a===e}else var t=!0;if(t)if(r.
reason!==void 0){let n=r.reason,a=e;if(typeof n!="string"&&n!==null)return Y.errors=[{instancePath:s+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:_r.properties.reason.type}}],
!1;if(e===a&&typeof n=="string"&&L(n,4096))return Y.errors=[{instancePath:s+"/reason",schemaPath:"#/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}else
return Y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.
errors=o,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ve.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let y;if(r.rows===void 0&&(y="rows")||r.next===void 0&&(y="next"))return Ve.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let n=e;
for(let a in r)if(!(a==="rows"||a==="next")){return Ve.errors=[{instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.
rows!==void 0){let a=r.rows,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return Ve.errors=[{instancePath:s+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let i=a.length;for(let l=0;l<i;l++){let d=e;Y(a[l],{instancePath:s+"/rows/"+l,parentData:a,parentDataProperty:l,
rootData:v,dynamicAnchors:_})||(o=o===null?Y.errors:o.concat(Y.errors),e=o.length);var t=d===e;if(!t)
break}}}else return Ve.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var u=m===e}else var u=!0;if(u)if(r.next!==void 0){let a=r.next,m=e;
if(typeof a!="string"&&a!==null)return Ve.errors=[{instancePath:s+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:sm.properties.next.type}}],!1;if(e===m&&typeof a=="string"&&L(
a,64))return Ve.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;var u=m===e}else var u=!0}}}else return Ve.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=o,e===0}Ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Zs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Zs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ve(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Ve.errors:
o.concat(Ve.errors),e=o.length));else return Zs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Zs.errors=o,e===0}Zs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Go=Hs;function Hs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?Y.errors:
o.concat(Y.errors),e=o.length));else return Hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Hs.errors=o,e===0}Hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Ie;function Ie(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let u=r.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.calls===void 0&&(n="calls")||u.streams===void 0&&(n=
"streams")||u.queued_rows===void 0&&(n="queued_rows"))return Ie.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let m in u)
if(!(m==="calls"||m==="streams"||m==="queued_rows")){return Ie.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e){if(u.calls!==void 0){let m=u.calls,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return Ie.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return Ie.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return Ie.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(u.streams!==void 0){let m=u.streams,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return Ie.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return Ie.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return Ie.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0;if(t)if(u.queued_rows!==void 0){let m=u.queued_rows,i=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return Ie.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof m=="num\
ber"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return Ie.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return Ie.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}else return Ie.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=o,e===0}Ie.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zo=Ws;function _e(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.applied===void 0&&(a="applied")||r.problems===
void 0&&(a="problems")||r.changes===void 0&&(a="changes"))return _e.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let i in r)if(!(i==="app\
lied"||i==="problems"||i==="changes")){return _e.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(m===e){if(r.applied!==
void 0){let i=e;if(typeof r.applied!="boolean")return _e.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){
if(r.problems!==void 0){let i=r.problems,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e4)return _e.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var u=!0;let f=i.length;for(let c=0;c<f;c++){let P=i[c],b=e;if(e===b)if(typeof P=="\
string"){if(L(P,4096))return _e.errors=[{instancePath:s+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return _e.errors=[{instancePath:s+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var u=b===e;if(!u)break}}}else return _e.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(r.changes!==
void 0){let i=r.changes,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e5)return _e.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;
let f=i.length;for(let c=0;c<f;c++){let P=i[c],b=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let h;if(P.setting===void 0&&(h="setting")||P.needs_restart===void 0&&(h="needs_restart"))return _e.
errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let N=e;for(let q in P)if(!(q==="setting"||q==="before"||q==="after"||
q==="needs_restart")){return _e.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(N===
e){if(P.setting!==void 0){let q=P.setting,A=e;if(e===A)if(typeof q=="string"){if(L(q,512))return _e.
errors=[{instancePath:s+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return _e.errors=[{instancePath:s+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(P.needs_restart!==void 0){let q=e;if(typeof P.
needs_restart!="boolean")return _e.errors=[{instancePath:s+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var n=q===
e}else var n=!0}}}else return _e.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var y=b===e;if(!y)break}}}else return _e.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _e.errors=o,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ws(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:_})||(o=o===null?_e.errors:
o.concat(_e.errors),e=o.length));else return Ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ws.errors=o,e===0}Ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=Z;function Z(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Z.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let l;if(m.name===void 0&&(l="name")||m.operations===void 0&&
(l="operations")||m.elsewhere===void 0&&(l="elsewhere"))return Z.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let f in m)
if(!(f==="name"||f==="operations"||f==="elsewhere")){return Z.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(d===e){if(m.name!==void 0){let f=m.name,c=e;if(e===c)if(typeof f=="string"){if(L(f,128))
return Z.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(B(f,1))return Z.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Z.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(m.operations!==
void 0){let f=m.operations,c=e;if(e===c)if(Array.isArray(f)){if(f.length>256)return Z.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var u=!0;let b=f.length;for(let g=0;g<b;g++){let k=f[g],h=e;if(e===h)if(k&&
typeof k=="object"&&!Array.isArray(k)){let q;if(k.method===void 0&&(q="method")||k.path===void 0&&(q=
"path")||k.summary===void 0&&(q="summary"))return Z.errors=[{instancePath:s+"/response/operations/"+
g,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in k)if(!(S==="method"||S==="path"||S==="summary")){return Z.errors=[{instancePath:s+
"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===e){if(k.method!==
void 0){let S=k.method,I=e;if(e===I)if(typeof S=="string"){if(L(S,7))return Z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(B(S,3))return Z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return Z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0;if(y){if(k.path!==
void 0){let S=k.path,I=e;if(e===I)if(typeof S=="string"){if(L(S,256))return Z.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(S,1))return Z.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0;if(y)if(k.summary!==void 0){
let S=k.summary,I=e;if(e===I)if(typeof S=="string"){if(L(S,256))return Z.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Z.errors=[{instancePath:s+
"/response/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0}}}}else return Z.
errors=[{instancePath:s+"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var u=h===e;if(!u)break}}}else return Z.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(m.elsewhere!==void 0){let f=m.elsewhere,
c=e;if(e===c)if(Array.isArray(f)){if(f.length>16)return Z.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var n=!0;let b=f.length;for(let g=0;g<b;g++){let k=f[g],h=e;if(e===h)if(k&&typeof k=="object"&&!Array.
isArray(k)){let q;if(k.name===void 0&&(q="name"))return Z.errors=[{instancePath:s+"/response/elsewhe\
re/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in k)if(!(S==="name"||S==="path"||S==="address"||S==="port")){return Z.errors=
[{instancePath:s+"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===e){
if(k.name!==void 0){let S=k.name,I=e;if(e===I)if(typeof S=="string"){if(L(S,128))return Z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(B(S,1))return Z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(k.path!==void 0){
let S=k.path,I=e;if(e===I)if(typeof S=="string"){if(L(S,256))return Z.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(S,1))return Z.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:s+"/respons\
e/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(k.address!==void 0){let S=k.
address,I=e;if(e===I)if(typeof S=="string"){if(L(S,2048))return Z.errors=[{instancePath:s+"/response\
/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(B(S,1))return Z.errors=[{instancePath:s+"\
/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a)if(k.port!==
void 0){let S=k.port,I=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return Z.errors=[{
instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof S=="number"&&isFinite(
S)){if(S>65535||isNaN(S))return Z.errors=[{instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(S<1||isNaN(S))return Z.errors=[{instancePath:s+"/response/elsewhere/"+g+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=I===e}else var a=!0}}}}}else return Z.errors=[{instancePath:s+
"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var n=h===e;if(!n)break}}}else return Z.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var t=c===e}else var t=!0}}}}else return Z.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return Z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=o,e===0}Z.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vo=Xr;function Xr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Xr.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Xr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xr.errors=o,e===0}Xr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ym={getHealth:{parameters:wa,body:xi,replies:{200:Gn}},getReadiness:{parameters:xa,body:qi,replies:{
200:Un,503:zn}},getMetrics:{parameters:qa,body:Ni,replies:{}},listKeys:{parameters:Na,body:Li,replies:{
200:Bn}},createKey:{parameters:La,body:Si,replies:{200:eo}},readKey:{parameters:Sa,body:Oi,replies:{
200:ro}},revokeKey:{parameters:Aa,body:Ki,replies:{200:so}},changeKey:{parameters:Ia,body:Ci,replies:{
200:to}},rotateKey:{parameters:Da,body:Fi,replies:{200:ao}},restoreKey:{parameters:Ta,body:Mi,replies:{
200:io}},listGroups:{parameters:ja,body:Ei,replies:{200:no}},createGroup:{parameters:$a,body:Ri,replies:{
200:oo}},readGroup:{parameters:Oa,body:zi,replies:{200:po}},deleteGroup:{parameters:Ka,body:Bi,replies:{
200:mo}},changeGroup:{parameters:Ca,body:Vi,replies:{200:lo}},getUsage:{parameters:Fa,body:Zi,replies:{
200:fo}},listUsage:{parameters:Ma,body:Hi,replies:{200:uo}},readOverview:{parameters:Ea,body:Wi,replies:{
200:yo}},readSeries:{parameters:Ra,body:Yi,replies:{200:co}},listRequests:{parameters:Xa,body:Ji,replies:{
200:ho}},readRequest:{parameters:Ga,body:Qi,replies:{200:go}},listPayments:{parameters:Ua,body:en,replies:{
200:ko}},readPayment:{parameters:za,body:rn,replies:{200:vo}},reconcilePayment:{parameters:Ba,body:sn,
replies:{200:bo}},closePayment:{parameters:Va,body:tn,replies:{200:_o}},listUpstreams:{parameters:Za,
body:an,replies:{200:wo}},drainUpstream:{parameters:Ha,body:nn,replies:{200:qo}},restoreUpstream:{parameters:Wa,
body:on,replies:{200:No}},probeUpstream:{parameters:Ya,body:pn,replies:{200:Lo}},listRoutes:{parameters:Ja,
body:mn,replies:{200:So}},listPriceProposals:{parameters:Qa,body:ln,replies:{200:Ao}},listOperatorAgents:{
parameters:ei,body:dn,replies:{200:Io}},readOperatorAgent:{parameters:ri,body:fn,replies:{200:Do}},getConfig:{
parameters:si,body:un,replies:{200:To}},readSession:{parameters:ti,body:yn,replies:{200:$o}},createSession:{
parameters:ai,body:cn,replies:{200:Oo}},endSession:{parameters:ii,body:hn,replies:{200:Ko}},listOperators:{
parameters:ni,body:gn,replies:{200:Co}},createOperator:{parameters:oi,body:kn,replies:{200:Fo}},revokeOperator:{
parameters:pi,body:vn,replies:{200:Mo}},changeOperator:{parameters:mi,body:bn,replies:{200:Eo}},rotateOperator:{
parameters:li,body:_n,replies:{200:Ro}},listAudit:{parameters:di,body:wn,replies:{200:Xo}},readAudit:{
parameters:fi,body:xn,replies:{200:Go}},drainServer:{parameters:ui,body:qn,replies:{200:Uo}},reload:{
parameters:yi,body:Nn,replies:{200:zo}},getOverview:{parameters:ci,body:Ln,replies:{200:Bo}},getContract:{
parameters:hi,body:Sn,replies:{200:Vo}},getReference:{parameters:gi,body:An,replies:{}},getReferenceFile:{
parameters:ki,body:In,replies:{}},getConsole:{parameters:vi,body:Dn,replies:{}},getConsoleFile:{parameters:bi,
body:Tn,replies:{}}};export{ym as default};
