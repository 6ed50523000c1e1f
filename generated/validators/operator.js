// Compiled from a contract by npm run generate. Never edited.
var Un=Object.create;var jt=Object.defineProperty;var Zn=Object.getOwnPropertyDescriptor;var Vn=Object.getOwnPropertyNames;var Bn=Object.getPrototypeOf,Hn=Object.prototype.hasOwnProperty;var $t=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(w){throw s=0,w}};var Wn=(r,s,w,b)=>{if(s&&typeof s=="object"||typeof s=="function")for(let k of Vn(s))!Hn.call(r,k)&&
k!==w&&jt(r,k,{get:()=>s[k],enumerable:!(b=Zn(s,k))||b.enumerable});return r};var qr=(r,s,w)=>(w=r!=null?Un(Bn(r)):{},Wn(s||!r||!r.__esModule?jt(w,"default",{value:r,enumerable:!0}):
w,r));var $s=$t(js=>{"use strict";Object.defineProperty(js,"__esModule",{value:!0});js.formats=void 0;var Gn=2**
31-1,Jn=(-2)**31,Qn=2**63-1,eo=(-2)**63,Kt=(2-2**-23)*2**127,Ft=2**-126,ro=-1*Kt,so=-1*Ft,Ct=()=>!0,
to=/^[A-Za-z0-9+/]*(=|==)?$/;js.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Gn&&r>=Jn,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Qn&&r>=eo,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Kt&&r>=Ft||r>=ro&&r<=so),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&to.test(r),binary:Ct,password:Ct}});var Os=$t(ir=>{"use strict";Object.defineProperty(ir,"__esModule",{value:!0});ir.formatNames=ir.fastFormats=
ir.fullFormats=void 0;function ar(r,s){return{validate:r,compare:s}}ir.fullFormats={date:ar(Xt,Lt),time:ar(
qt(!0),St),"date-time":ar(Et(!0),Ut),"iso-time":ar(qt(),zt),"iso-date-time":ar(Et(),Zt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:mo,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:go,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:lo,int32:{type:"number",validate:yo},
int64:{type:"number",validate:co},float:{type:"number",validate:Rt},double:{type:"number",validate:Rt},
password:!0,binary:!0};ir.fastFormats={...ir.fullFormats,date:ar(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Lt),time:ar(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,St),"date-time":ar(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ut),"iso-time":ar(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,zt),
"iso-date-time":ar(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Zt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ir.formatNames=Object.keys(ir.fullFormats);function ao(r){return r%4===0&&(r%100!==0||r%400===0)}var io=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
no=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Xt(r){let s=io.exec(r);if(!s)return!1;let w=+s[1],
b=+s[2],k=+s[3];return b>=1&&b<=12&&k>=1&&k<=(b===2&&ao(w)?29:no[b])}function Lt(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var xt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function qt(r){
return function(w){let b=xt.exec(w);if(!b)return!1;let k=+b[1],v=+b[2],o=+b[3],e=b[4],m=b[5]==="-"?-1:
1,a=+(b[6]||0),f=+(b[7]||0);if(a>23||f>59||r&&!e)return!1;if(k<=23&&v<=59&&o<60)return!0;let u=v-f*m,
i=k-a*m-(u<0?1:0);return(i===23||i===-1)&&(u===59||u===-1)&&o<61}}function St(r,s){if(!(r&&s))return;
let w=new Date("2020-01-01T"+r).valueOf(),b=new Date("2020-01-01T"+s).valueOf();if(w&&b)return w-b}function zt(r,s){
if(!(r&&s))return;let w=xt.exec(r),b=xt.exec(s);if(w&&b)return r=w[1]+w[2]+w[3],s=b[1]+b[2]+b[3],r>s?
1:r<s?-1:0}var Nt=/t|\s/i;function Et(r){let s=qt(r);return function(b){let k=b.split(Nt);return k.length===
2&&Xt(k[0])&&s(k[1])}}function Ut(r,s){if(!(r&&s))return;let w=new Date(r).valueOf(),b=new Date(s).valueOf();
if(w&&b)return w-b}function Zt(r,s){if(!(r&&s))return;let[w,b]=r.split(Nt),[k,v]=s.split(Nt),o=Lt(w,
k);if(o!==void 0)return o||St(b,v)}var oo=/\/|:/,po=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function mo(r){return oo.test(r)&&po.test(r)}var Mt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function lo(r){return Mt.lastIndex=0,Mt.test(r)}var fo=-(2**31),uo=2**31-1;function yo(r){return Number.
isInteger(r)&&r<=uo&&r>=fo}function co(r){return Number.isInteger(r)}function Rt(){return!0}var ho=/[^\\]\\Z/;
function go(r){if(ho.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Nr=(r,s)=>r.length>s&&Ot(r)>s,Lr=(r,s)=>r.length<2*s&&Ot(r)<s,Yn=/[\ud800-\udbff][\udc00-\udfff]/g,
Ot=r=>r.length-(r.match(Yn)?.length??0);var Vt=qr($s()),Bt=qr(Os()),mp={...Vt.formats,...Bt.fastFormats},Ht=Ir;function Ir(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ir.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Ir.errors=o,e===0}Ir.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wt=Tr;function Tr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Tr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Tr.errors=o,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yt=jr;function jr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return jr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return jr.errors=o,e===0}jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gt=cr;var F=Nr;function cr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let p=typeof i,n;if(n===void 0)if(p=="number"||p=="boolean")n=""+i;else if(i===
null)n="";else return cr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return cr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return cr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return cr.errors=o,e===0}cr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jt=nr;var X=Lr,Cs=new RegExp("^[ -~]+$","u");function nr(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return nr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],t=e;if(typeof i!="string"){let p=typeof i,n;if(n===void 0)if(p=="number"||p=="bool\
ean")n=""+i;else if(i===null)n="";else return nr.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;n!==void 0&&(i=n,f!==void 0&&(f["idempotency-key"]=n))}if(e===t&&typeof i=="string"){if(F(i,
255))return nr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(i,1))return nr.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cs.test(i))return nr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return nr.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return nr.errors=o,e===0}nr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qt=Me;var Ae=new RegExp("^[0-9a-f-]{36}$","u");function Me(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Me.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Me.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===
void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else return Me.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Me.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(t,36))return Me.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
t))return Me.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Me.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Me.
errors=o,e===0}Me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ea=Re;function Re(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Re.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Re.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Re.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Re.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Re.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Re.errors=o,e===0}Re.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ra=Xe;function Xe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Xe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Xe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Xe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Xe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Xe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=o,e===0}Xe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sa=Ne;function Ne(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Ne.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let t=u["idempotenc\
y-key"],p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+
t;else if(t===null)l="";else return Ne.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(t=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===p&&typeof t=="string"){if(F(t,255))return Ne.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(t,1))return Ne.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Cs.test(t))return Ne.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ne.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==
void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.id===void 0&&
(p="id"))return Ne.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(u.id!==void 0){let n=u.id,l=e;if(typeof n!="string"){let y=typeof n,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else return Ne.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,u!==void 0&&(u.id=d))}if(e===l&&typeof n=="string"){if(F(n,36))return Ne.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(n,36))return Ne.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
n))return Ne.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ne.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return Ne.errors=o,e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ta=ze;function ze(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=o,e===0}ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var aa=te,ko={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:7,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},body:{}}},Ce=new RegExp(
"^[^\\x00-\\x1f\\x7f]+$","u");function te(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:v={}}={}){let o=null,e=0,m=te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.
headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return te.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let i=r.query;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.refusals===void 0&&(i.refusals=!1),i.from!==void 0){
let p=i.from,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,y;if(y===void 0)
if(l==="boolean"||p===null||l==="string"&&p&&p==+p&&!(p%1))y=+p;else return te.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"inte\
ger"}}],!1;y!==void 0&&(p=y,i!==void 0&&(i.from=y))}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>
41024448e5||isNaN(p))return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/\
properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.
to!==void 0){let p=i.to,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,
d;if(d===void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))d=+p;else return te.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.to=d))}if(e===n&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.key_id!==
void 0){let p=i.key_id,n=e;if(typeof p!="string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+p;else if(p===null)d="";else return te.errors=[{instancePath:s+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=
d,i!==void 0&&(i.key_id=d))}if(e===n&&typeof p=="string"){if(F(p,256))return te.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(p,1))return te.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(p))return te.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.model!==
void 0){let p=i.model,n=e;if(typeof p!="string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="\
boolean")d=""+p;else if(p===null)d="";else return te.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=
d,i!==void 0&&(i.model=d))}if(e===n&&typeof p=="string"){if(F(p,256))return te.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(p,1))return te.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(p))return te.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.by!==void 0){
let p=i.by,n=e;if(e===n)if(Array.isArray(p)){if(p.length>7)return te.errors=[{instancePath:s+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:7}}],!1;
{var f=!0;let y=p.length;for(let d=0;d<y;d++){let c=p[d],_=e;if(typeof c!="string"){let g=typeof c,P;
if(P===void 0)if(g=="number"||g=="boolean")P=""+c;else if(c===null)P="";else return te.errors=[{instancePath:s+
"/query/by/"+d,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(c=P,p!==void 0&&(p[d]=P))}if(!(c==="key"||c==="model"||c==="agent"||c==="\
hour"||c==="day"||c==="upstream"||c==="owner"))return te.errors=[{instancePath:s+"/query/by/"+d,schemaPath:"\
#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:ko.properties.query.
properties.by.items.enum}}],!1;var f=_===e;if(!f)break}if(f){let d=p.length,c;if(d>1){let _={};for(;d--;){
let x=p[d];if(typeof x=="string"){if(typeof _[x]=="number"){return c=_[x],te.errors=[{instancePath:s+
"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{
i:d,j:c}}],!1;break}_[x]=d}}}}}}else return te.errors=[{instancePath:s+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0;
if(a){let p=i.refusals,n=e;if(typeof p!="boolean"){let y;if(y===void 0)if(p==="false"||p===0||p===null)
y=!1;else if(p==="true"||p===1)y=!0;else return te.errors=[{instancePath:s+"/query/refusals",schemaPath:"\
#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;y!==void 0&&
(p=y,i!==void 0&&(i.refusals=y))}var a=n===e}}}}}}else return te.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return te.errors=o,e===0}te.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ia=ae;function ae(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return ae.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let t=u.from,
p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n=typeof t,l;if(l===void 0)if(n===
"boolean"||t===null||n==="string"&&t&&t==+t&&!(t%1))l=+t;else return ae.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(t=l,u!==void 0&&(u.from=l))}if(e===p&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||
isNaN(t))return ae.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return ae.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(u.to!==void 0){let t=u.
to,p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,y;if(y===void 0)if(l===
"boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))y=+t;else return ae.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(t=y,u!==void 0&&(u.to=y))}if(e===p&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||
isNaN(t))return ae.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return ae.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(u.key_id!==void 0){
let t=u.key_id,p=e;if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="number"||l=="boolean")
y=""+t;else if(t===null)y="";else return ae.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,u!==
void 0&&(u.key_id=y))}if(e===p&&typeof t=="string"){if(F(t,256))return ae.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(t,1))return ae.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return ae.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(u.model!==
void 0){let t=u.model,p=e;if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="number"||l=="\
boolean")y=""+t;else if(t===null)y="";else return ae.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,u!==void 0&&(u.model=y))}if(e===p&&typeof t=="string"){if(F(t,256))return ae.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(t,1))return ae.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return ae.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){let t=u.limit,
p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,y;if(y===void 0)if(l===
"boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))y=+t;else return ae.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(t=y,u!==void 0&&(u.limit=y))}if(e===p&&typeof t=="number"&&isFinite(t)){if(t>1e3||
isNaN(t))return ae.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return ae.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=p===e;if(a)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let c=typeof l,_;if(_===void 0)if(c=="number"||c=="boolean")_=""+l;else if(l===
null)_="";else return ae.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(l=_,u!==void 0&&(u.after=_))}
if(e===y&&typeof l=="string"){if(F(l,256))return ae.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(l,1))
return ae.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var a=y===e}else var a=!0}}}}}else return ae.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ae.errors=o,e===0}ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var na=$r;function $r(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=$r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return $r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return $r.errors=o,e===0}$r.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oa=ne,At={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}};function ne(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:v={}}={}){let o=null,e=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.
headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return ne.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let i=r.query,t=e;
if(e===t)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===void 0&&(i.step="hour"),i.top===void 0&&
(i.top=20);let p;if(i.metric===void 0&&(p="metric"))return ne.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:p}}],!1;if(i.metric!==void 0){
let n=i.metric,l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")
d=""+n;else if(n===null)d="";else return ne.errors=[{instancePath:s+"/query/metric",schemaPath:"#/pr\
operties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==
void 0&&(i.metric=d))}if(!(n==="requests"||n==="failed"||n==="attempts"||n==="failed_attempts"||n===
"prompt_tokens"||n==="cached_tokens"||n==="completion_tokens"||n==="tokens"||n==="charged"||n==="cos\
t"||n==="first_token_p50_ms"||n==="first_token_p95_ms"||n==="whole_p50_ms"||n==="whole_p95_ms"))return ne.
errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"\
enum",params:{allowedValues:At.properties.query.properties.metric.enum}}],!1;var a=l===e}else var a=!0;
if(a){if(i.by!==void 0){let n=i.by,l=e;if(typeof n!="string"){let d=typeof n,c;if(c===void 0)if(d=="\
number"||d=="boolean")c=""+n;else if(n===null)c="";else return ne.errors=[{instancePath:s+"/query/by",
schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&
(n=c,i!==void 0&&(i.by=c))}if(!(n==="key"||n==="model"||n==="agent"||n==="upstream"||n==="status"||n===
"class"))return ne.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/\
enum",keyword:"enum",params:{allowedValues:At.properties.query.properties.by.enum}}],!1;var a=l===e}else
var a=!0;if(a){if(i.from!==void 0){let n=i.from,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let d=typeof n,c;if(c===void 0)if(d==="boolean"||n===null||d==="string"&&n&&n==+n&&!(n%1))c=+n;else
return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(n=c,i!==void 0&&(i.from=c))}if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;
if(a){if(i.to!==void 0){let n=i.to,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d=typeof n,
c;if(c===void 0)if(d==="boolean"||n===null||d==="string"&&n&&n==+n&&!(n%1))c=+n;else return ne.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(n=c,i!==void 0&&(i.to=c))}if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){let n=i.step,
l=e;if(typeof n!="string"){let d=typeof n,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+n;else if(n===
null)c="";else return ne.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties/query/proper\
ties/step/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(n=c,i!==void 0&&(i.step=c))}
if(!(n==="hour"||n==="day"))return ne.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties\
/query/properties/step/enum",keyword:"enum",params:{allowedValues:At.properties.query.properties.step.
enum}}],!1;var a=l===e;if(a){let d=i.top,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let x=typeof d,g;if(g===void 0)if(x==="boolean"||d===null||x==="string"&&d&&d==+d&&!(d%1))g=+d;else return ne.
errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/top/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;g!==void 0&&(d=g,i!==void 0&&(i.top=g))}if(e===c&&typeof d=="number"&&
isFinite(d)){if(d>100||isNaN(d))return ne.errors=[{instancePath:s+"/query/top",schemaPath:"#/propert\
ies/query/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(d<1||
isNaN(d))return ne.errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/to\
p/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}}}}}}else return ne.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var f=t===e}else var f=!0;if(f)if(r.headers!==void 0){let i=r.headers,t=e;if(e===t)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let n=i["if-none-match"],l=e;if(typeof n!=
"string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else
return ne.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i["i\
f-none-match"]=d))}if(e===l&&typeof n=="string"&&F(n,4096))return ne.errors=[{instancePath:s+"/heade\
rs/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}}else return ne.errors=[{instancePath:s+"/headers",schemaPath:"#/pro\
perties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=t===e}else var f=!0}return ne.
errors=o,e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pa=K,vo={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Po=new RegExp("^[a-z0-9_]+$","u");function K(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||
r.params===void 0&&(u="params"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:u}}],!1;if(r.query!==void 0){let i=r.query,t=e;if(e===t)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){let p=i.from,n=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,y;if(y===void 0)if(l==="boolean"||p===null||
l==="string"&&p&&p==+p&&!(p%1))y=+p;else return K.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(p=
y,i!==void 0&&(i.from=y))}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return K.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.to!==void 0){let p=i.to,n=e;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,d;if(d===void 0)if(y==="boolean"||p===null||
y==="string"&&p&&p==+p&&!(p%1))d=+p;else return K.errors=[{instancePath:s+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(p=d,i!==
void 0&&(i.to=d))}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return K.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.key_id!==void 0){let p=i.key_id,n=e;if(typeof p!=
"string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+p;else if(p===null)d="";else
return K.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.key_id=d))}if(e===n&&
typeof p=="string"){if(F(p,256))return K.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(p,1))return K.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(p))return K.errors=[{instancePath:s+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.model!==void 0){let p=i.model,n=e;
if(typeof p!="string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+p;else if(p===
null)d="";else return K.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.model=d))}
if(e===n&&typeof p=="string"){if(F(p,256))return K.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(p,1))
return K.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(p))return K.errors=[{instancePath:s+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.agent!==void 0){let p=i.agent,n=e;
if(typeof p!="string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+p;else if(p===
null)d="";else return K.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.agent=d))}
if(e===n&&typeof p=="string"){if(F(p,256))return K.errors=[{instancePath:s+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(p,1))
return K.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(p))return K.errors=[{instancePath:s+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.upstream!==void 0){let p=i.upstream,
n=e;if(typeof p!="string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+p;else if(p===
null)d="";else return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.upstream=
d))}if(e===n&&typeof p=="string"){if(F(p,64))return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(p,
1))return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(p))return K.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.status!==void 0){let p=i.
status,n=e;if(typeof p!="string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+p;else if(p===
null)d="";else return K.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.status=
d))}if(e===n&&typeof p=="string"){if(F(p,64))return K.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(p,1))
return K.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Po.test(p))return K.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.class!==void 0){let p=i.class,n=e;if(typeof p!=
"string"){let y=typeof p,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+p;else if(p===null)d="";else
return K.errors=[{instancePath:s+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.class=d))}if(!(p==="ours"||
p==="upstream"||p==="caller"||p==="limits"||p==="left"))return K.errors=[{instancePath:s+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:vo.properties.
query.properties.class.enum}}],!1;var a=n===e}else var a=!0;if(a){if(i.slower_than_ms!==void 0){let p=i.
slower_than_ms,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,d;if(d===
void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))d=+p;else return K.errors=[{instancePath:s+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.slower_than_ms=d))}if(e===n&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return K.errors=[{instancePath:s+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.costlier_than!==void 0){
let p=i.costlier_than,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,d;
if(d===void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))d=+p;else return K.errors=[
{instancePath:s+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(p=d,i!==void 0&&(i.costlier_than=d))}if(e===
n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return K.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){let p=i.limit,n=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,d;if(d===void 0)if(y==="boolean"||p===null||
y==="string"&&p&&p==+p&&!(p%1))d=+p;else return K.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(p=
d,i!==void 0&&(i.limit=d))}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p))return K.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(p<1||isNaN(p))return K.errors=[{instancePath:s+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=n===e;if(a)if(i.after!==void 0){let y=i.after,d=e;if(typeof y!="string"){let _=typeof y,
x;if(x===void 0)if(_=="number"||_=="boolean")x=""+y;else if(y===null)x="";else return K.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(y=x,i!==void 0&&(i.after=x))}if(e===d&&typeof y=="string"){if(F(y,256))return K.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(X(y,1))return K.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=d===e}else
var a=!0}}}}}}}}}}}else return K.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=t===e}else var f=!0;if(f)if(r.headers!==void 0){
let i=r.headers,t=e;if(e===t)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){
let n=i["if-none-match"],l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+n;else if(n===null)d="";else return K.errors=[{instancePath:s+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,i!==void 0&&(i["if-none-match"]=d))}if(e===l&&typeof n=="string"&&F(n,4096))return K.
errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return K.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=t===
e}else var f=!0}return K.errors=o,e===0}K.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ma=Ue;function Ue(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ue.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ue.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Ue.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=o,e===0}Ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var la=me,_o={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function me(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){let t=u.
state,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===
null)l="";else return me.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,u!==void 0&&(u.state=l))}
if(!(t==="reserved"||t==="executing"||t==="executed"||t==="settling"||t==="settled"||t==="settle_unk\
nown"||t==="failed"||t==="expired"||t==="refund_due"||t==="undecided"))return me.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:_o.
properties.query.properties.state.enum}}],!1;var a=p===e}else var a=!0;if(a){if(u.network!==void 0){
let t=u.network,p=e;if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="number"||l=="boolea\
n")y=""+t;else if(t===null)y="";else return me.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,u!==void 0&&(u.network=y))}if(e===p&&typeof t=="string"){if(F(t,64))return me.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(X(t,1))return me.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return me.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(u.
payer!==void 0){let t=u.payer,p=e;if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="numbe\
r"||l=="boolean")y=""+t;else if(t===null)y="";else return me.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(t=y,u!==void 0&&(u.payer=y))}if(e===p&&typeof t=="string"){if(F(t,64))return me.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(X(t,1))return me.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return me.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){let t=u.limit,
p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,y;if(y===void 0)if(l===
"boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))y=+t;else return me.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(t=y,u!==void 0&&(u.limit=y))}if(e===p&&typeof t=="number"&&isFinite(t)){if(t>1e3||
isNaN(t))return me.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return me.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=p===e;if(a)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let c=typeof l,_;if(_===void 0)if(c=="number"||c=="boolean")_=""+l;else if(l===
null)_="";else return me.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(l=_,u!==void 0&&(u.after=_))}
if(e===y&&typeof l=="string"){if(F(l,36))return me.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(X(l,36))
return me.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(l))return me.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var a=y===e}else var a=!0}}}}else return me.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return me.errors=o,
e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var da=Ze;function Ze(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=o,e===0}Ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fa=Ve;function Ve(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ve.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ve.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ve.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Ve.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Ve.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ve.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ve.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ve.errors=o,e===0}Ve.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ua=Le;function Le(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let u=r.query,i=e;if(e===i)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.reason!==void 0){let t=u.reason,p=e;if(typeof t!="string"){
let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else return Le.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(t=l,u!==void 0&&(u.reason=l))}if(e===p&&typeof t=="st\
ring"){if(F(t,512))return Le.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(X(t,1))return Le.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ce.test(t))return Le.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Le.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==void 0){let u=r.params,
i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.id===void 0&&(p="id"))return Le.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:p}}],!1;if(u.id!==void 0){let n=u.id,l=e;if(typeof n!="string"){let y=typeof n,d;if(d===
void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else return Le.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,u!==void 0&&(u.id=d))}if(e===l&&typeof n=="string"){if(F(n,36))return Le.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(n,36))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
n))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Le.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return Le.errors=o,e===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ya=Or;function Or(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Or.errors=o,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ca=Be;var Dt=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Be(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Be.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Be.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===
void 0&&(i="name"))return Be.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){let t=f.name,p=e;if(typeof t!=
"string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else
return Be.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,f!==void 0&&(f.name=l))}if(e===p&&typeof t==
"string"){if(F(t,64))return Be.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(t,1))return Be.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!Dt.test(t))return Be.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Be.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Be.errors=o,e===0}Be.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ha=He;function He(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=He.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return He.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return He.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let t=f.name,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+t;else if(t===null)l="";else return He.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(t=l,f!==void 0&&(f.name=l))}if(e===p&&typeof t=="string"){if(F(t,64))return He.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(X(t,1))return He.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dt.test(
t))return He.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return He.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return He.errors=o,e===0}He.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ga=We;function We(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return We.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return We.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let t=f.name,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+t;else if(t===null)l="";else return We.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(t=l,f!==void 0&&(f.name=l))}if(e===p&&typeof t=="string"){if(F(t,64))return We.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(X(t,1))return We.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dt.test(
t))return We.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return We.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return We.errors=o,e===0}We.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ka=Cr;function Cr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Cr.errors=o,e===0}Cr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var va=Kr;function Kr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Kr.errors=o,e===0}Kr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pa=Ye;var bo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Ye(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ye.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Ye.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===
void 0&&(i="id"))return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!=
"string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else
return Ye.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){
if(F(t,64))return Ye.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(t,1))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!bo.test(t))return Ye.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Ye.errors=o,e===0}Ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var _a=Fr;function Fr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Fr.errors=o,e===0}Fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ba=Er;function Er(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Er.errors=o,e===0}Er.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wa=Mr;function Mr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Mr.errors=o,e===0}Mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=Rr;function Rr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Rr.errors=o,e===0}Rr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qa=Xr;function Xr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Xr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Xr.errors=o,e===0}Xr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Na=or;function or(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["idempotency-key"],
t=e;if(typeof i!="string"){let p=typeof i,n;if(n===void 0)if(p=="number"||p=="boolean")n=""+i;else if(i===
null)n="";else return or.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=
n,f!==void 0&&(f["idempotency-key"]=n))}if(e===t&&typeof i=="string"){if(F(i,255))return or.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(i,1))return or.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Cs.test(i))return or.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return or.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return or.errors=o,e===0}or.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=Ge;function Ge(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ge.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ge.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ge.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Ge.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Ge.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ge.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ge.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ge.errors=o,e===0}Ge.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sa=Je;function Je(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Je.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Je.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Je.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Je.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Je.errors=o,e===0}Je.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Aa=Se;function Se(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Se.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let t=u["idempotenc\
y-key"],p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+
t;else if(t===null)l="";else return Se.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(t=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===p&&typeof t=="string"){if(F(t,255))return Se.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(t,1))return Se.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Cs.test(t))return Se.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Se.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==
void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.id===void 0&&
(p="id"))return Se.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(u.id!==void 0){let n=u.id,l=e;if(typeof n!="string"){let y=typeof n,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else return Se.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,u!==void 0&&(u.id=d))}if(e===l&&typeof n=="string"){if(F(n,36))return Se.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(n,36))return Se.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
n))return Se.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Se.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return Se.errors=o,e===0}Se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Da=re,wo={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","drainUpstream","re\
storeUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","changeOperator","\
rotateOperator","revokeOperator","createSession","endSession","drainServer","reload","backup","migra\
te","copyStore","authenticate"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\
\\x7f]+$"},target:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{
type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,
maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function re(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=re.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return re.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&
(u.limit=100),u.from!==void 0){let t=u.from,p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let n=typeof t,l;if(l===void 0)if(n==="boolean"||t===null||n==="string"&&t&&t==+t&&!(t%1))l=+t;else
return re.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(t=l,u!==void 0&&(u.from=l))}if(e===p&&typeof t==
"number"&&isFinite(t)){if(t>41024448e5||isNaN(t))return re.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(t<0||isNaN(t))return re.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;
if(a){if(u.to!==void 0){let t=u.to,p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,
y;if(y===void 0)if(l==="boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))y=+t;else return re.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(t=y,u!==void 0&&(u.to=y))}if(e===p&&typeof t=="number"&&isFinite(t)){
if(t>41024448e5||isNaN(t))return re.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(
t))return re.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(u.action!==
void 0){let t=u.action,p=e;if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="number"||l==
"boolean")y=""+t;else if(t===null)y="";else return re.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=
y,u!==void 0&&(u.action=y))}if(!(t==="createKey"||t==="changeKey"||t==="rotateKey"||t==="revokeKey"||
t==="restoreKey"||t==="drainUpstream"||t==="restoreUpstream"||t==="probeUpstream"||t==="reconcilePay\
ment"||t==="closePayment"||t==="createOperator"||t==="changeOperator"||t==="rotateOperator"||t==="re\
vokeOperator"||t==="createSession"||t==="endSession"||t==="drainServer"||t==="reload"||t==="backup"||
t==="migrate"||t==="copyStore"||t==="authenticate"))return re.errors=[{instancePath:s+"/query/action",
schemaPath:"#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:wo.properties.
query.properties.action.enum}}],!1;var a=p===e}else var a=!0;if(a){if(u.name!==void 0){let t=u.name,
p=e;if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+t;else if(t===
null)y="";else return re.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/proper\
ties/name/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,u!==void 0&&(u.name=y))}
if(e===p&&typeof t=="string"){if(F(t,128))return re.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(X(t,1))
return re.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return re.errors=[{instancePath:s+"/q\
uery/name",schemaPath:"#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){if(u.target!==void 0){let t=u.target,p=e;
if(typeof t!="string"){let l=typeof t,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+t;else if(t===
null)y="";else return re.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/prop\
erties/target/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,u!==void 0&&(u.target=
y))}if(e===p&&typeof t=="string"){if(F(t,128))return re.errors=[{instancePath:s+"/query/target",schemaPath:"\
#/properties/query/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(X(t,1))
return re.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return re.errors=[{instancePath:s+
"/query/target",schemaPath:"#/properties/query/properties/target/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=p===e}else var a=!0;if(a){let t=u.limit,p=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,y;if(y===void 0)if(l==="boolean"||t===null||
l==="string"&&t&&t==+t&&!(t%1))y=+t;else return re.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(t=
y,u!==void 0&&(u.limit=y))}if(e===p&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return re.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return re.errors=[{instancePath:s+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=p===e;if(a)if(u.after!==void 0){let l=u.after,y=e;if(typeof l!="string"){let c=typeof l,
_;if(_===void 0)if(c=="number"||c=="boolean")_=""+l;else if(l===null)_="";else return re.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;_!==void 0&&(l=_,u!==void 0&&(u.after=_))}if(e===y&&typeof l=="string"){if(F(l,36))return re.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(X(l,36))return re.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
l))return re.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var a=y===e}else var a=!0}}}}}}else
return re.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return re.errors=o,e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ia=Qe;function Qe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Qe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Qe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===p&&typeof t=="string"){if(F(t,36))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(t,36))return Qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Qe.errors=o,e===0}Qe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ta=zr;function zr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return zr.errors=o,e===0}zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ja=Ur;function Ur(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ur.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Ur.errors=o,e===0}Ur.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $a=Zr;function Zr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Zr.errors=o,e===0}Zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oa=hr;function hr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=hr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return hr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let p=typeof i,n;if(n===void 0)if(p=="number"||p=="boolean")n=""+i;else if(i===
null)n="";else return hr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return hr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return hr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return hr.errors=o,e===0}hr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ca=gr;function gr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return gr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let p=typeof i,n;if(n===void 0)if(p=="number"||p=="boolean")n=""+i;else if(i===
null)n="";else return gr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return gr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return gr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return gr.errors=o,e===0}gr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ka=Te;var Fa=new RegExp("^[a-z][a-z0-9.-]*$","u");function Te(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Te.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.
headers,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let t=u["\
if-none-match"],p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolea\
n")l=""+t;else if(t===null)l="";else return Te.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,u!==void 0&&(u["if-none-match"]=l))}if(e===p&&typeof t=="string"&&F(t,4096))return Te.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Te.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else
var a=!0;if(a)if(r.params!==void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(
u)){let p;if(u.file===void 0&&(p="file"))return Te.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(u.file!==void 0){let n=u.
file,l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return Te.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,u!==void 0&&(u.file=d))}
if(e===l&&typeof n=="string"){if(F(n,64))return Te.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(n,1))
return Te.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Fa.test(n))return Te.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Te.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0}return Te.errors=
o,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ea=kr;function kr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let p=typeof i,n;if(n===void 0)if(p=="number"||p=="boolean")n=""+i;else if(i===
null)n="";else return kr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return kr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return kr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return kr.errors=o,e===0}kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ma=je;function je(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let t=u["if-none-matc\
h"],p=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===
null)l="";else return je.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,u!==
void 0&&(u["if-none-match"]=l))}if(e===p&&typeof t=="string"&&F(t,4096))return je.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)
if(r.params!==void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;
if(u.file===void 0&&(p="file"))return je.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:p}}],!1;if(u.file!==void 0){let n=u.file,
l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return je.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,u!==void 0&&(u.file=d))}
if(e===l&&typeof n=="string"){if(F(n,64))return je.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(n,1))
return je.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Fa.test(n))return je.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return je.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0}return je.errors=
o,e===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xa=qr($s()),za=qr(Os()),dp={...Xa.formats,...za.fastFormats},Ua=Ks;function Ks(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ks.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ks.errors=o,e===0}Ks.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Za=Fs;function Fs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Fs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Fs.errors=o,e===0}Fs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Va=Es;function Es(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Es.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Es.errors=o,e===0}Es.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ba=Ms;function Ms(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ms.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ms.errors=o,e===0}Ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ha=C,It={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},owner:{
type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},scopes:{$ref:"\
schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:["integ\
er","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:\
BudgetPeriod"},{type:"null"}]}}}},required:["body"]},qo={type:"array",minItems:1,maxItems:8,uniqueItems:!0,
items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},No={type:["array","null"],minItems:1,
maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Lo={
type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},
$id:"schema:Agents"},Wa={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Ya={type:["\
integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ga={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Ja={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Qa={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},So=Object.prototype.hasOwnProperty,ur=Nr,wr=Lr,Ra=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$",
"u"),ei=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=C.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
body===void 0&&(p="body"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:p}}],!1;if(r.body!==void 0){let n=r.body;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let y;if(n.name===void 0&&(y="name"))return C.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:y}}],!1;{let d=e;for(let c in n)
if(!So.call(It.properties.body.properties,c)){return C.errors=[{instancePath:s+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(d===e){if(n.name!==void 0){let c=n.name,_=e;if(e===_)if(typeof c=="string"){if(ur(c,128))
return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(wr(c,1))return C.errors=[{instancePath:s+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ra.test(c))return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return C.
errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(n.owner!==void 0){let c=n.owner,_=e;
if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/propert\
ies/body/properties/owner/type",keyword:"type",params:{type:It.properties.body.properties.owner.type}}],
!1;if(e===_&&typeof c=="string"){if(ur(c,256))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(wr(c,1))
return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;if(!Ra.test(c))return C.errors=[{instancePath:s+"/bod\
y/owner",schemaPath:"#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var a=_===e}else var a=!0;if(a){if(n.scopes!==void 0){let c=n.scopes,
_=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return C.errors=[{instancePath:s+"/body/scopes",schemaPath:"\
schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let P=c.length;for(let h=0;h<P;h++){let S=c[h],q=e;if(typeof S!="string")return C.errors=[{instancePath:s+
"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(S===
"chat"||S==="mesh"))return C.errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:qo.items.enum}}],!1;var f=q===e;if(!f)break}if(f){let h=c.
length,S;if(h>1){let q={};for(;h--;){let I=c[h];if(typeof I=="string"){if(typeof q[I]=="number"){return S=
q[I],C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:h,j:S}}],!1;break}q[I]=h}}}}}}else return C.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=_===e}else var a=!0;
if(a){if(n.models!==void 0){let c=n.models,_=e,x=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:No.type}}],
!1;if(e===x&&Array.isArray(c)){if(c.length>64)return C.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let P=c.length;for(let h=0;h<P;h++){let S=c[h],q=e;if(e===q)if(typeof S=="string"){if(ur(S,256))return C.
errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(wr(S,1))return C.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/models/"+h,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=q===
e;if(!u)break}if(u){let h=c.length,S;if(h>1){let q={};for(;h--;){let I=c[h];if(typeof I=="string"){if(typeof q[I]==
"number"){return S=q[I],C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:S}}],!1;break}q[I]=h}}}}}}var a=_===e}else var a=!0;if(a){if(n.
agents!==void 0){let c=n.agents,_=e,x=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Lo.type}}],!1;if(e===x&&Array.
isArray(c)){if(c.length>1e3)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let P=c.length;for(let h=0;h<P;h++){let S=c[h],q=e;if(e===q)if(typeof S=="string"){if(ur(S,64))return C.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(wr(S,1))return C.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=q===
e;if(!i)break}if(i){let h=c.length,S;if(h>1){let q={};for(;h--;){let I=c[h];if(typeof I=="string"){if(typeof q[I]==
"number"){return S=q[I],C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:S}}],!1;break}q[I]=h}}}}}}var a=_===e}else var a=!0;if(a){if(n.
expires_at!==void 0){let c=n.expires_at,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&
c!==null)return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:It.properties.body.properties.expires_at.type}}],!1;if(e===
_&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return C.errors=[{instancePath:s+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return C.errors=[{instancePath:s+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=_===e}else var a=!0;if(a){if(n.rpm!==void 0){let c=n.rpm,_=e,x=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=_===
e}else var a=!0;if(a){if(n.tpm!==void 0){let c=n.tpm,_=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Ya.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=_===e}else var a=!0;
if(a){if(n.max_parallel!==void 0){let c=n.max_parallel,_=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ga.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return C.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=_===e}else var a=!0;if(a){if(n.budget_usd!==void 0){let c=n.budget_usd,
_=e,x=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:Ja.type}}],!1;if(e===x&&typeof c=="string"){if(ur(
c,17))return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!ei.test(c))return C.errors=[{instancePath:s+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var a=_===e}else var a=!0;if(a)if(n.budget_period!==void 0){let c=n.budget_period,_=e,
x=e,g=!1,P=e;if(typeof c!="string"){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}if(!(c==="day"||
c==="month"||c==="total")){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Qa.enum}};o===null?o=[q]:o.push(q),e++}var t=P===e;g=g||
t;let h=e;if(c!==null){let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[q]:o.push(q),e++}
var t=h===e;if(g=g||t,g)e=x,o!==null&&(x?o.length=x:o=null);else{let q={instancePath:s+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[q]:o.push(q),e++,C.errors=o,!1}var a=_===e}else var a=!0}}}}}}}}}}}}else return C.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=
o,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ri=Rs;function Rs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Rs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Rs.errors=o,e===0}Rs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var si=Xs;function Xs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Xs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Xs.errors=o,e===0}Xs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ti=ve;function ve(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let u=r.body;if(e===e)if(u&&typeof u=="objec\
t"&&!Array.isArray(u)){if(Object.keys(u).length<1)return ve.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let t=e;for(let p in u)
if(!(p==="rpm"||p==="tpm"||p==="max_parallel"||p==="budget_usd"||p==="budget_period")){return ve.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}}],!1;break}if(t===e){if(u.rpm!==void 0){let p=u.rpm,n=e,l=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ve.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){
if(p>1e9||isNaN(p))return ve.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(p<1||isNaN(p))return ve.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var a=n===e}else var a=!0;if(a){if(u.tpm!==void 0){let p=u.tpm,n=e,l=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ve.errors=[{instancePath:s+"/body/tpm",schemaPath:"sche\
ma:Tpm/type",keyword:"type",params:{type:Ya.type}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>
1e12||isNaN(p))return ve.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(p<1||isNaN(p))return ve.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var a=n===e}else var a=!0;if(a){if(u.max_parallel!==void 0){let p=u.max_parallel,n=e,l=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ve.errors=[{instancePath:s+"/body/max_par\
allel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Ga.type}}],!1;if(e===l&&typeof p==
"number"&&isFinite(p)){if(p>1e6||isNaN(p))return ve.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<1||isNaN(
p))return ve.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=n===e}else var a=!0;if(a){if(u.budget_usd!==void 0){
let p=u.budget_usd,n=e,l=e;if(typeof p!="string"&&p!==null)return ve.errors=[{instancePath:s+"/body/\
budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ja.type}}],!1;if(e===l&&typeof p==
"string"){if(ur(p,17))return ve.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:Budget\
Usd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!ei.test(p))return ve.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=n===e}else var a=!0;if(a)if(u.budget_period!==void 0){let p=u.
budget_period,n=e,l=e,y=!1,d=e;if(typeof p!="string"){let x={instancePath:s+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[x]:o.push(x),e++}if(!(p===
"day"||p==="month"||p==="total")){let x={instancePath:s+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Qa.enum}};o===null?o=[x]:o.push(x),e++}var f=d===
e;y=y||f;let c=e;if(p!==null){let x={instancePath:s+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[x]:o.push(
x),e++}var f=c===e;if(y=y||f,y)e=l,o!==null&&(l?o.length=l:o=null);else{let x={instancePath:s+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return o===null?o=[x]:o.push(x),e++,ve.errors=o,!1}var a=n===e}else var a=!0}}}}}}else return ve.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return ve.errors=o,e===0}ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ai=fr;function fr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.overlap_s===void 0&&(a.overlap_s=3600);let u=e;for(let i in a)if(i!=="overl\
ap_s"){return fr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){let i=a.overlap_s,
t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return fr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return fr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return fr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return fr.errors=o,e===0}fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ii=zs;function zs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=zs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
zs.errors=o,e===0}zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ni=Us;function Us(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Us.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Us.errors=o,e===0}Us.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oi=Zs;function Zs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Zs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Zs.errors=o,e===0}Zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pi=Vs;function Vs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Vs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Vs.errors=o,e===0}Vs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mi=Bs;function Bs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Bs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Bs.errors=o,e===0}Bs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var li=Hs;function Hs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Hs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Hs.errors=o,e===0}Hs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var di=Ws;function Ws(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ws.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ws.errors=o,e===0}Ws.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=Ys;function Ys(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ys.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ys.errors=o,e===0}Ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ui=Gs;function Gs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Gs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Gs.errors=o,e===0}Gs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yi=Js;function Js(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Js.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Js.errors=o,e===0}Js.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ci=Qs;function Qs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Qs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Qs.errors=o,e===0}Qs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hi=et;function et(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=et.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
et.errors=o,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=rt;function rt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=rt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
rt.errors=o,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ki=st;function st(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=st.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
st.errors=o,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vi=tt;function tt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
tt.errors=o,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pi=at;function at(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=at.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
at.errors=o,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _i=it;function it(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=it.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
it.errors=o,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bi=nt;function nt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=nt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
nt.errors=o,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wi=ot;function ot(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ot.errors=o,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xi=pt;function pt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
pt.errors=o,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qi=$e;function $e(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return $e.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return $e.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let i=e;for(let t in f)if(!(t==="token"||t==="code")){return $e.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(f.token!==void 0){let t=f.token,
p=e;if(e===p)if(typeof t=="string"){if(ur(t,512))return $e.errors=[{instancePath:s+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(wr(t,1))
return $e.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return $e.errors=[{instancePath:s+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var a=p===
e}else var a=!0;if(a)if(f.code!==void 0){let t=f.code,p=e;if(e===p)if(typeof t=="string"){if(ur(t,64))
return $e.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(wr(t,1))return $e.errors=[{instancePath:s+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $e.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}else return $e.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return $e.errors=o,e===0}$e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=mt;function mt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
mt.errors=o,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=lt;function lt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
lt.errors=o,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=Oe;var Ai={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Ao=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Oe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:v={}}={}){let o=null,e=0,m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return Oe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let u=r.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let t;if(u.name===
void 0&&(t="name")||u.role===void 0&&(t="role"))return Oe.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:t}}],!1;{let p=e;for(let n in u)
if(!(n==="name"||n==="role")){return Oe.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===
e){if(u.name!==void 0){let n=u.name,l=e;if(e===e)if(typeof n=="string"){if(ur(n,64))return Oe.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(wr(n,1))return Oe.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ao.test(n))return Oe.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Oe.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a)if(u.
role!==void 0){let n=u.role,l=e;if(typeof n!="string")return Oe.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="view\
er"))return Oe.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Ai.enum}}],!1;var a=l===e}else var a=!0}}}else return Oe.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=
o,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Di=dt;function dt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=dt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
dt.errors=o,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ii=pr;function pr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.body===void 0&&(a="body"))return pr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.body!==void 0){let f=r.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.role===void 0&&(i="role"))return pr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;{let t=e;for(let p in f)if(p!=="role"){return pr.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(t===e&&f.role!==void 0){let p=f.role;if(typeof p!="string")return pr.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="admi\
n"||p==="viewer"))return pr.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Ai.enum}}],!1}}}else return pr.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return pr.errors=o,e===0}pr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ti=ft;function ft(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ft.errors=o,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=ut;function ut(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ut.errors=o,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $i=yt;function yt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
yt.errors=o,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oi=ct;function ct(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ct.errors=o,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ci=br;function br(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.dry_run===void 0&&(a.dry_run=!1);let u=e;for(let i in a)if(i!=="dry_run"){return br.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(u===e&&typeof a.dry_run!="boolean")return br.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return br.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return br.errors=o,e===0}br.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=ht;function ht(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ht.errors=o,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fi=gt;function gt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
gt.errors=o,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=kt;function kt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=kt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
kt.errors=o,e===0}kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mi=vt;function vt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
vt.errors=o,e===0}vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ri=Pt;function Pt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Pt.errors=o,e===0}Pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xi=_t;function _t(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=_t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
_t.errors=o,e===0}_t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yi=qr($s()),Gi=qr(Os()),Io={...Yi.formats,...Gi.fastFormats},Ji=lr;function lr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=lr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.response;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){let u;if(a.status===void 0&&(u="status"))return lr.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:u}}],!1;{
let i=e;for(let t in a)if(t!=="status"){return lr.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;
break}if(i===e&&a.status!==void 0){let t=a.status;if(typeof t!="string")return lr.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(t!=="ok")return lr.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return lr.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return lr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return lr.errors=o,e===0}lr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Qi=Gr;var N=Nr;function ge(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.ready===void 0&&(i="ready")||r.parts===void 0&&
(i="parts"))return ge.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let t=e;for(let p in r)if(!(p==="ready"||p==="parts")){return ge.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(t===
e){if(r.ready!==void 0){let p=e;if(typeof r.ready!="boolean")return ge.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var a=p===e}else
var a=!0;if(a)if(r.parts!==void 0){let p=r.parts,n=e;if(e===n)if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length>64)return ge.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in p){let d=p[y],c=e;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.ok===void 0&&(x="ok"))return ge.errors=[{instancePath:s+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:x}}],!1;{let g=e;for(let P in d)if(!(P==="ok"||P==="detail")){return ge.
errors=[{instancePath:s+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(g===
e){if(d.ok!==void 0){let P=e;if(typeof d.ok!="boolean")return ge.errors=[{instancePath:s+"/parts/"+y.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=P===e}else var f=!0;if(f)if(d.detail!==void 0){let P=d.detail,
h=e;if(e===h)if(typeof P=="string"){if(N(P,1024))return ge.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ge.errors=[{instancePath:s+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0}}}else return ge.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var u=c===e;if(!u)break}}else return ge.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e}else var a=!0}}}else return ge.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=o,e===
0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gr(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Gr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ge(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:v})||(o=o===null?ge.errors:o.concat(ge.errors),e=o.length));else return Gr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Gr.errors=
o,e===0}Gr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var en=Jr;var To=Io.int32,B=Lr,jo=new RegExp("^[a-z][a-z0-9_]*$","u");function xr(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=xr.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);let a=e,f=!1,u=e;ge(r,{instancePath:s,parentData:w,
parentDataProperty:b,rootData:k,dynamicAnchors:v})||(o=o===null?ge.errors:o.concat(ge.errors),e=o.length);
var l=u===e;if(f=f||l,l)var i=!0;let t=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.error===void 0&&(y="error")||r.message===void 0&&(y="message")){let d={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};o===null?o=[d]:o.push(d),e++}else{
let d=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let _={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
o===null?o=[_]:o.push(_),e++;break}if(d===e){if(r.error!==void 0){let c=r.error,_=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let x={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};o===null?o=[x]:o.push(x),e++}if(e===_&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let x={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};o===null?o=
[x]:o.push(x),e++}else if(c<400||isNaN(c)){let x={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};o===null?o=[x]:o.push(
x),e++}else if(!To.validate(c)){let x={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};o===null?o=[x]:o.push(x),e++}}var n=_===e}else
var n=!0;if(n){if(r.message!==void 0){let c=r.message,_=e;if(e===_)if(typeof c=="string"){if(N(c,2048)){
let g={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};o===null?o=[g]:o.push(g),e++}else if(B(c,1)){let g={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
o===null?o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}var n=_===e}else
var n=!0;if(n){if(r.code!==void 0){let c=r.code,_=e;if(e===_)if(typeof c=="string"){if(N(c,64)){let g={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};o===null?o=[g]:o.push(g),e++}else if(!jo.test(c)){let g={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};o===null?
o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}var n=_===e}else var n=!0;if(n)
if(r.param!==void 0){let c=r.param,_=e;if(e===_)if(typeof c=="string"){if(N(c,256)){let g={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
o===null?o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}var n=_===e}else var n=!0}}}}}else{
let y={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};o===null?
o=[y]:o.push(y),e++}var l=t===e;if(f=f||l,l&&i!==!0&&(i=!0),f)e=a,o!==null&&(a?o.length=a:o=null);else{
let y={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[y]:o.push(y),
e++,xr.errors=o,!1}return xr.errors=o,m.props=i,e===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};
function Jr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?xr.errors:
o.concat(xr.errors),e=o.length));else return Jr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Jr.errors=o,e===0}Jr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var rn=Qr;var Vr={type:"object",required:["id","name","prefix","owner","scopes","models","agents","rpm","tpm",
"max_parallel","budget_usd","budget_period","created_at","expires_at","revoked_at","previous_until",
"sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"string",minLength:1,maxLength:128},
prefix:{type:"string",maxLength:16},owner:{type:["string","null"],maxLength:256},scopes:{$ref:"schem\
a:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},
expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},
sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},$o={type:"array",minItems:1,maxItems:8,uniqueItems:!0,
items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Oo={type:["array","null"],minItems:1,
maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Co={
type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},
$id:"schema:Agents"},Ko={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Fo={type:["\
integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Eo={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Mo={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Ro={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},Xo=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var Pr=new RegExp("^[0-9]{1,30}$","u");function De(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=De.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.charged===
void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return De.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="cha\
rged"||i==="counted")){return De.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.charged!==void 0){let i=r.
charged,t=e;if(e===e)if(typeof i=="string"){if(N(i,30))return De.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(i))return De.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return De.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a)if(r.counted!==void 0){
let i=r.counted,t=e;if(e===e)if(typeof i=="string"){if(N(i,30))return De.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(
i))return De.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return De.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0}}}else return De.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=
o,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=j.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let p;if(r.id===void 0&&(p="id")||r.name===void 0&&(p="name")||r.prefix===void 0&&(p="prefix")||r.owner===
void 0&&(p="owner")||r.scopes===void 0&&(p="scopes")||r.models===void 0&&(p="models")||r.agents===void 0&&
(p="agents")||r.rpm===void 0&&(p="rpm")||r.tpm===void 0&&(p="tpm")||r.max_parallel===void 0&&(p="max\
_parallel")||r.budget_usd===void 0&&(p="budget_usd")||r.budget_period===void 0&&(p="budget_period")||
r.created_at===void 0&&(p="created_at")||r.expires_at===void 0&&(p="expires_at")||r.revoked_at===void 0&&
(p="revoked_at")||r.previous_until===void 0&&(p="previous_until")||r.sandbox===void 0&&(p="sandbox"))
return j.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;if(r.id!==void 0){let n=r.id,l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return j.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return j.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return j.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,l=e;if(e===l)if(typeof n==
"string"){if(N(n,128))return j.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(B(n,1))return j.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else
var a=!0;if(a){if(r.prefix!==void 0){let n=r.prefix,l=e;if(e===l)if(typeof n=="string"){if(N(n,16))return j.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.owner!==void 0){let n=r.
owner,l=e;if(typeof n!="string"&&n!==null)return j.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Vr.properties.owner.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return j.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.scopes!==void 0){
let n=r.scopes,l=e;if(e===e)if(Array.isArray(n)){if(n.length>8)return j.errors=[{instancePath:s+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(n.length<1)return j.
errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let c=n.length;for(let _=0;_<c;_++){let x=n[_],g=e;if(typeof x!="string")return j.errors=
[{instancePath:s+"/scopes/"+_,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(x==="chat"||x==="mesh"))return j.errors=[{instancePath:s+"/scopes/"+_,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:$o.items.enum}}],!1;var f=g===e;if(!f)break}
if(f){let _=n.length,x;if(_>1){let g={};for(;_--;){let P=n[_];if(typeof P=="string"){if(typeof g[P]==
"number"){return x=g[P],j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:x}}],!1;break}g[P]=_}}}}}}else return j.errors=[{instancePath:s+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;
if(a){if(r.models!==void 0){let n=r.models,l=e,y=e;if(!Array.isArray(n)&&n!==null)return j.errors=[{
instancePath:s+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Oo.type}}],!1;if(e===
y&&Array.isArray(n)){if(n.length>64)return j.errors=[{instancePath:s+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(n.length<1)return j.errors=[{instancePath:s+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let c=n.
length;for(let _=0;_<c;_++){let x=n[_],g=e;if(e===g)if(typeof x=="string"){if(N(x,256))return j.errors=
[{instancePath:s+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(B(x,1))return j.errors=[{instancePath:s+"/models/"+_,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/mod\
els/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=g===e;
if(!u)break}if(u){let _=n.length,x;if(_>1){let g={};for(;_--;){let P=n[_];if(typeof P=="string"){if(typeof g[P]==
"number"){return x=g[P],j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:x}}],!1;break}g[P]=_}}}}}}var a=l===e}else var a=!0;if(a){if(r.agents!==void 0){
let n=r.agents,l=e,y=e;if(!Array.isArray(n)&&n!==null)return j.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Co.type}}],!1;if(e===y&&Array.isArray(n)){if(n.length>
1e3)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(n.length<1)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let c=n.length;for(let _=0;_<c;_++){
let x=n[_],g=e;if(e===g)if(typeof x=="string"){if(N(x,64))return j.errors=[{instancePath:s+"/agents/"+
_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(x,1))return j.
errors=[{instancePath:s+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/agents/"+_,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e;if(!i)break}if(i){let _=n.length,x;
if(_>1){let g={};for(;_--;){let P=n[_];if(typeof P=="string"){if(typeof g[P]=="number"){return x=g[P],
j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:x}}],!1;break}g[P]=_}}}}}}var a=l===e}else var a=!0;if(a){if(r.rpm!==void 0){let n=r.rpm,l=e,y=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Ko.type}}],!1;if(e===y&&typeof n=="n\
umber"&&isFinite(n)){if(n>1e9||isNaN(n))return j.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(n<1||isNaN(n))return j.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=l===e}else var a=!0;if(a){if(r.tpm!==void 0){let n=r.tpm,l=e,y=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Fo.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>1e12||
isNaN(n))return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(n<1||isNaN(n))return j.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===e}else var a=!0;
if(a){if(r.max_parallel!==void 0){let n=r.max_parallel,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Eo.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>
1e6||isNaN(n))return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<1||isNaN(n))return j.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=l===e}else var a=!0;if(a){if(r.budget_usd!==void 0){let n=r.budget_usd,l=e,y=e;if(typeof n!=
"string"&&n!==null)return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Mo.type}}],!1;if(e===y&&typeof n=="string"){if(N(n,17))return j.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Xo.test(n))return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=l===e}else var a=!0;
if(a){if(r.budget_period!==void 0){let n=r.budget_period,l=e,y=e,d=!1,c=e;if(typeof n!="string"){let g={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[g]:o.push(g),e++}if(!(n==="day"||n==="month"||n==="total")){let g={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ro.enum}};
o===null?o=[g]:o.push(g),e++}var t=c===e;d=d||t;let _=e;if(n!==null){let g={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[g]:o.push(g),e++}var t=_===e;if(d=d||t,d)e=y,o!==null&&(y?o.length=y:o=null);else{let g={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[g]:o.push(g),e++,j.errors=o,!1}var a=l===e}else var a=!0;if(a){if(r.budget_used!==void 0){let n=e;
De(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:k,
dynamicAnchors:v})||(o=o===null?De.errors:o.concat(De.errors),e=o.length);var a=n===e}else var a=!0;
if(a){if(r.last_used_at!==void 0){let n=r.last_used_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Vr.properties.last_used_at.type}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(n<0||isNaN(n))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){
if(r.created_at!==void 0){let n=r.created_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(
n))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return j.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.expires_at!==void 0){let n=r.expires_at,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Vr.properties.expires_at.type}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return j.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){
if(r.revoked_at!==void 0){let n=r.revoked_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Vr.properties.revoked_at.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(
n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.previous_until!==
void 0){let n=r.previous_until,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)
return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Vr.properties.previous_until.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a)if(r.sandbox!==
void 0){let n=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=o,e===0}j.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,scopes:!0,models:!0,agents:!0,rpm:!0,
tpm:!0,max_parallel:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,created_at:!0,expires_at:!0,
revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};function _e(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=_e.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(r,{instancePath:s,parentData:w,
parentDataProperty:b,rootData:k,dynamicAnchors:v})||(o=o===null?j.errors:o.concat(j.errors),e=o.length),
e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(a!=="id"&&a!=="name"&&a!=="pref\
ix"&&a!=="owner"&&a!=="scopes"&&a!=="models"&&a!=="agents"&&a!=="rpm"&&a!=="tpm"&&a!=="max_parallel"&&
a!=="budget_usd"&&a!=="budget_period"&&a!=="budget_used"&&a!=="last_used_at"&&a!=="created_at"&&a!==
"expires_at"&&a!=="revoked_at"&&a!=="previous_until"&&a!=="sandbox"){return _e.errors=[{instancePath:s,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}}],
!1;break}}else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return _e.errors=o,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.keys===void 0&&(f="keys"))return er.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(i!==
"keys"){return er.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:i}}],!1;break}if(u===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.
isArray(i)){if(i.length>1e5)return er.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/\
maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var a=!0;let p=i.length;for(let n=0;n<p;n++){let l=e;
_e(i[n],{instancePath:s+"/keys/"+n,parentData:i,parentDataProperty:n,rootData:k,dynamicAnchors:v})||
(o=o===null?_e.errors:o.concat(_e.errors),e=o.length);var a=l===e;if(!a)break}}}else return er.errors=
[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],
!1}}}else return er.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return er.errors=o,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Qr.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(er(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:v})||(o=o===null?er.errors:o.concat(er.errors),e=o.length));else
return Qr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.
errors=o,e===0}Qr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var sn=es;function Ie(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(
r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:v})||(o=o===null?j.errors:
o.concat(j.errors),e=o.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.key===void 0&&
(f="key"))return Ie.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.key!==void 0){let u=r.key,i=e;if(e===i)if(typeof u=="string"){if(N(u,256))return Ie.errors=[
{instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(B(u,1))return Ie.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:s+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){for(let u in r)
if(u!=="key"&&u!=="id"&&u!=="name"&&u!=="prefix"&&u!=="owner"&&u!=="scopes"&&u!=="models"&&u!=="agen\
ts"&&u!=="rpm"&&u!=="tpm"&&u!=="max_parallel"&&u!=="budget_usd"&&u!=="budget_period"&&u!=="budget_us\
ed"&&u!=="last_used_at"&&u!=="created_at"&&u!=="expires_at"&&u!=="revoked_at"&&u!=="previous_until"&&
u!=="sandbox"){return Ie.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"uneva\
luatedProperties",params:{unevaluatedProperty:u}}],!1;break}}}else return Ie.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=o,e===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function es(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=es.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ie(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||
(o=o===null?Ie.errors:o.concat(Ie.errors),e=o.length));else return es.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return es.errors=o,e===0}es.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var tn=rs;function rs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=rs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?_e.errors:
o.concat(_e.errors),e=o.length));else return rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rs.errors=o,e===0}rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var an=ss;function ss(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?_e.errors:
o.concat(_e.errors),e=o.length));else return ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ss.errors=o,e===0}ss.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var nn=ts;function ts(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?_e.errors:
o.concat(_e.errors),e=o.length));else return ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ts.errors=o,e===0}ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var on=as;function as(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=as.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ie(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?Ie.errors:
o.concat(Ie.errors),e=o.length));else return as.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return as.errors=o,e===0}as.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pn=is;function is(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?_e.errors:
o.concat(_e.errors),e=o.length));else return is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return is.errors=o,e===0}is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mn=ns;var Sr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
UsageTotals"};var tr=Object.prototype.hasOwnProperty;function T(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===
void 0&&(i="from")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let t=e;for(let p in r)if(!(p===
"from"||p==="to"||p==="totals")){return T.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(t===e){if(r.from!==void 0){
let p=r.from,n=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return T.errors=[{instancePath:s+
"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return T.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||
isNaN(p))return T.errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.to!==void 0){let p=r.to,n=e,
l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return T.errors=[{instancePath:s+"/to",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="numb\
er"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return T.errors=[{instancePath:s+"/to",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||
isNaN(p))return T.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a)if(r.totals!==void 0){let p=r.totals,
n=e;if(e===n)if(Array.isArray(p)){if(p.length>1e5)return T.errors=[{instancePath:s+"/totals",schemaPath:"\
#/properties/totals/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let y=p.length;for(let d=0;d<
y;d++){let c=p[d],_=e;if(e===_)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.requests===void 0&&
(g="requests")||c.prompt_tokens===void 0&&(g="prompt_tokens")||c.cached_tokens===void 0&&(g="cached_\
tokens")||c.cache_write_tokens===void 0&&(g="cache_write_tokens")||c.cache_write_1h_tokens===void 0&&
(g="cache_write_1h_tokens")||c.completion_tokens===void 0&&(g="completion_tokens")||c.reasoning_tokens===
void 0&&(g="reasoning_tokens")||c.hosted_calls===void 0&&(g="hosted_calls")||c.charged===void 0&&(g=
"charged")||c.counted===void 0&&(g="counted")||c.cost===void 0&&(g="cost"))return T.errors=[{instancePath:s+
"/totals/"+d,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:g}}],
!1;{let P=e;for(let h in c)if(!tr.call(Sr.properties.totals.items.properties,h)){return T.errors=[{instancePath:s+
"/totals/"+d,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h}}],!1;break}if(P===e){if(c.key_id!==void 0){let h=c.key_id,S=e;if(e===
S)if(typeof h=="string"){if(N(h,256))return T.errors=[{instancePath:s+"/totals/"+d+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return T.errors=[{instancePath:s+"/totals/"+d+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var u=S===e}else var u=!0;if(u){if(c.model!==
void 0){let h=c.model,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
d+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Sr.
properties.totals.items.properties.model.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+d+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=S===e}else var u=!0;if(u){if(c.agent!==
void 0){let h=c.agent,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
d+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Sr.
properties.totals.items.properties.agent.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+d+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=S===e}else var u=!0;if(u){if(c.upstream!==
void 0){let h=c.upstream,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/tota\
ls/"+d+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:Sr.properties.totals.items.properties.upstream.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))
return T.errors=[{instancePath:s+"/totals/"+d+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=S===e}else var u=!0;if(u){
if(c.owner!==void 0){let h=c.owner,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+
"/totals/"+d+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:Sr.properties.totals.items.properties.owner.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+d+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=S===e}else var u=!0;if(u){if(c.refusal!==
void 0){let h=c.refusal,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/total\
s/"+d+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:Sr.properties.totals.items.properties.refusal.type}}],!1;if(e===S&&typeof h=="string"&&N(h,64))
return T.errors=[{instancePath:s+"/totals/"+d+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=S===e}else var u=!0;if(u){
if(c.hour!==void 0){let h=c.hour,S=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=S===e}else var u=!0;
if(u){if(c.day!==void 0){let h=c.day,S=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=S===e}else var u=!0;
if(u){if(c.requests!==void 0){let h=c.requests,S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return T.errors=[{instancePath:s+"/totals/"+d+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+d+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=S===e}else var u=!0;if(u){if(c.prompt_tokens!==void 0){let h=c.prompt_tokens,
S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/\
totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=S===e}else var u=!0;if(u){if(c.cached_tokens!==void 0){let h=c.cached_tokens,S=e,q=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+d+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=S===e}else var u=!0;if(u){if(c.cache_write_tokens!==void 0){let h=c.cache_write_tokens,S=e,
q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/tota\
ls/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=S===e}else var u=!0;if(u){if(c.cache_write_1h_tokens!==void 0){let h=c.
cache_write_1h_tokens,S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=
[{instancePath:s+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=S===e}else
var u=!0;if(u){if(c.completion_tokens!==void 0){let h=c.completion_tokens,S=e,q=e;if(!(typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+d+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=S===e}else var u=!0;
if(u){if(c.reasoning_tokens!==void 0){let h=c.reasoning_tokens,S=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+d+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=S===e}else
var u=!0;if(u){if(c.hosted_calls!==void 0){let h=c.hosted_calls,S=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+d+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=S===e}else var u=!0;if(u){
if(c.charged!==void 0){let h=c.charged,S=e;if(e===e)if(typeof h=="string"){if(N(h,30))return T.errors=
[{instancePath:s+"/totals/"+d+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!Pr.test(h))return T.errors=[{instancePath:s+"/totals/"+d+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=
[{instancePath:s+"/totals/"+d+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var u=S===e}else var u=!0;if(u){if(c.counted!==void 0){let h=c.counted,S=e;if(e===e)if(typeof h==
"string"){if(N(h,30))return T.errors=[{instancePath:s+"/totals/"+d+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(h))return T.errors=[{instancePath:s+
"/totals/"+d+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+d+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=S===e}else var u=!0;if(u)if(c.cost!==void 0){
let h=c.cost,S=e;if(e===e)if(typeof h=="string"){if(N(h,30))return T.errors=[{instancePath:s+"/total\
s/"+d+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.
test(h))return T.errors=[{instancePath:s+"/totals/"+d+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+d+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=S===e}else var u=!0}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:s+"/totals/"+d,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=_===e;if(!f)break}}}else return T.errors=[{instancePath:s+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else
var a=!0}}}}else return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return T.errors=o,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ns(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(T(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?T.errors:o.concat(
T.errors),e=o.length));else return ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ns.errors=o,e===0}ns.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ln=os;var zo={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},vr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
{type:"null"}]}},$id:"schema:UsageRow"};var Uo={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.id===void 0&&(t="id")||r.call_id===void 0&&(t="call_id")||r.
request_id===void 0&&(t="request_id")||r.attempt===void 0&&(t="attempt")||r.ts===void 0&&(t="ts")||r.
service===void 0&&(t="service")||r.key_id===void 0&&(t="key_id")||r.payment_id===void 0&&(t="payment\
_id")||r.model===void 0&&(t="model")||r.agent===void 0&&(t="agent")||r.tool===void 0&&(t="tool")||r.
status===void 0&&(t="status")||r.prompt_tokens===void 0&&(t="prompt_tokens")||r.cached_tokens===void 0&&
(t="cached_tokens")||r.cache_write_tokens===void 0&&(t="cache_write_tokens")||r.cache_write_1h_tokens===
void 0&&(t="cache_write_1h_tokens")||r.completion_tokens===void 0&&(t="completion_tokens")||r.reasoning_tokens===
void 0&&(t="reasoning_tokens")||r.hosted_calls===void 0&&(t="hosted_calls")||r.estimated===void 0&&(t=
"estimated")||r.charged===void 0&&(t="charged")||r.counted===void 0&&(t="counted")||r.cost===void 0&&
(t="cost")||r.latency_ms===void 0&&(t="latency_ms")||r.ttft_ms===void 0&&(t="ttft_ms")||r.upstream===
void 0&&(t="upstream")||r.called_model===void 0&&(t="called_model")||r.reason===void 0&&(t="reason")||
r.class===void 0&&(t="class"))return D.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:t}}],!1;{let p=e;for(let n in r)if(!tr.call(vr.properties,n)){return D.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(p===e){if(r.id!==void 0){let n=r.id,l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return D.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return D.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.call_id!==void 0){let n=r.call_id,l=e;if(e===
l)if(typeof n=="string"){if(N(n,64))return D.errors=[{instancePath:s+"/call_id",schemaPath:"#/proper\
ties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+
"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var a=l===
e}else var a=!0;if(a){if(r.request_id!==void 0){let n=r.request_id,l=e;if(e===l)if(typeof n=="string"){
if(N(n,64))return D.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+"/request_id",
schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else
var a=!0;if(a){if(r.attempt!==void 0){let n=r.attempt,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return D.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return D.
errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/attempt",schemaPath:"\
#/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else
var a=!0;if(a){if(r.ts!==void 0){let n=r.ts,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return D.errors=
[{instancePath:s+"/ts",schemaPath:"#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/ts",schemaPath:"#/propert\
ies/ts/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){
if(r.service!==void 0){let n=r.service,l=e;if(e===l)if(typeof n=="string"){if(N(n,32))return D.errors=
[{instancePath:s+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{
limit:32}}],!1}else return D.errors=[{instancePath:s+"/service",schemaPath:"#/properties/service/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.key_id!==void 0){
let n=r.key_id,l=e;if(e===l)if(typeof n=="string"){if(N(n,256))return D.errors=[{instancePath:s+"/ke\
y_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return D.
errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type:"\
string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.payment_id!==void 0){let n=r.payment_id,l=e;if(typeof n!=
"string"&&n!==null)return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_i\
d/type",keyword:"type",params:{type:vr.properties.payment_id.type}}],!1;if(e===l&&typeof n=="string"&&
N(n,512))return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_id/maxLengt\
h",keyword:"maxLength",params:{limit:512}}],!1;var a=l===e}else var a=!0;if(a){if(r.model!==void 0){
let n=r.model,l=e;if(typeof n!="string"&&n!==null)return D.errors=[{instancePath:s+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:vr.properties.model.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return D.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.agent!==void 0){
let n=r.agent,l=e;if(typeof n!="string"&&n!==null)return D.errors=[{instancePath:s+"/agent",schemaPath:"\
#/properties/agent/type",keyword:"type",params:{type:vr.properties.agent.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return D.errors=[{instancePath:s+"/agent",schemaPath:"#/properties/agent/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.tool!==void 0){let n=r.
tool,l=e;if(typeof n!="string"&&n!==null)return D.errors=[{instancePath:s+"/tool",schemaPath:"#/prop\
erties/tool/type",keyword:"type",params:{type:vr.properties.tool.type}}],!1;if(e===l&&typeof n=="str\
ing"&&N(n,256))return D.errors=[{instancePath:s+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.status!==void 0){let n=r.status,
l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return D.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var a=l===
e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let n=r.prompt_tokens,l=e,y=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.cached_tokens!==void 0){
let n=r.cached_tokens,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=
[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a){if(r.cache_write_tokens!==void 0){let n=r.cache_write_tokens,l=e,
y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a){if(r.cache_write_1h_tokens!==void 0){let n=r.cache_write_1h_tokens,
l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.completion_tokens!==void 0){let n=r.completion_tokens,
l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.
reasoning_tokens!==void 0){let n=r.reasoning_tokens,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.
hosted_calls!==void 0){let n=r.hosted_calls,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return D.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a){if(r.estimated!==void 0){let n=e;if(typeof r.estimated!="boolean")
return D.errors=[{instancePath:s+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.charged!==void 0){let n=r.charged,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.counted!==
void 0){let n=r.counted,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=
[{instancePath:s+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else
var a=!0;if(a){if(r.cost!==void 0){let n=r.cost,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.
errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;
if(a){if(r.latency_ms!==void 0){let n=r.latency_ms,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=
[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.ttft_ms!==void 0){let n=r.ttft_ms,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return D.errors=[{instancePath:s+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:vr.properties.ttft_ms.
type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else
var a=!0;if(a){if(r.upstream!==void 0){let n=r.upstream,l=e;if(typeof n!="string"&&n!==null)return D.
errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:vr.
properties.upstream.type}}],!1;if(e===l&&typeof n=="string"&&N(n,64))return D.errors=[{instancePath:s+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var a=l===e}else var a=!0;if(a){if(r.called_model!==void 0){let n=r.called_model,l=e;if(typeof n!="s\
tring"&&n!==null)return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/properties/called_mo\
del/type",keyword:"type",params:{type:vr.properties.called_model.type}}],!1;if(e===l&&typeof n=="str\
ing"&&N(n,128))return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/properties/called_mode\
l/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var a=l===e}else var a=!0;if(a){if(r.reason!==
void 0){let n=r.reason,l=e,y=e,d=!1,c=e;if(e===c)if(n&&typeof n=="object"&&!Array.isArray(n)){let g=e;
for(let P in n)if(!(P==="request_id"||P==="code"||P==="type"||P==="param"||P==="message")){let h={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:P}};o===null?o=[h]:o.push(h),e++;break}if(g===e){if(n.request_id!==void 0){
let P=n.request_id,h=e;if(e===h)if(typeof P=="string"){if(N(P,128)){let S={instancePath:s+"/reason/r\
equest_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:128}};o===null?o=[S]:o.push(S),e++}}else{let S={instancePath:s+"/reason/request_i\
d",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"type",params:{type:"\
string"}};o===null?o=[S]:o.push(S),e++}var f=h===e}else var f=!0;if(f){if(n.code!==void 0){let P=n.code,
h=e;if(e===h)if(typeof P=="string"){if(N(P,128)){let q={instancePath:s+"/reason/code",schemaPath:"sc\
hema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};o===null?
o=[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason/anyO\
f/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}var f=h===
e}else var f=!0;if(f){if(n.type!==void 0){let P=n.type,h=e;if(e===h)if(typeof P=="string"){if(N(P,128)){
let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};o===null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};o===null?o=[q]:o.push(q),e++}var f=h===e}else var f=!0;if(f){if(n.param!==void 0){let P=n.
param,h=e;if(e===h)if(typeof P=="string"){if(N(P,256)){let q={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};o===
null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}
var f=h===e}else var f=!0;if(f)if(n.message!==void 0){let P=n.message,h=e;if(e===h)if(typeof P=="str\
ing"){if(N(P,512)){let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=[q]:o.push(q),e++}}else{
let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}var f=h===e}else var f=!0}}}}}else{
let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[g]:o.push(g),e++}var u=c===e;d=d||u;let _=e;if(n!==null){let g={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[g]:o.push(g),e++}var u=_===e;if(d=d||u,d)e=y,o!==null&&(y?o.length=y:o=null);else{let g={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return o===null?o=[g]:o.
push(g),e++,D.errors=o,!1}var a=l===e}else var a=!0;if(a)if(r.class!==void 0){let n=r.class,l=e,y=e,
d=!1,c=e;if(typeof n!="string"){let g={instancePath:s+"/class",schemaPath:"schema:FailureClass/type",
keyword:"type",params:{type:"string"}};o===null?o=[g]:o.push(g),e++}if(!(n==="ours"||n==="upstream"||
n==="caller"||n==="limits"||n==="left")){let g={instancePath:s+"/class",schemaPath:"schema:FailureCl\
ass/enum",keyword:"enum",params:{allowedValues:Uo.enum}};o===null?o=[g]:o.push(g),e++}var i=c===e;d=
d||i;let _=e;if(n!==null){let g={instancePath:s+"/class",schemaPath:"#/properties/class/anyOf/1/type",
keyword:"type",params:{type:"null"}};o===null?o=[g]:o.push(g),e++}var i=_===e;if(d=d||i,d)e=y,o!==null&&
(y?o.length=y:o=null);else{let g={instancePath:s+"/class",schemaPath:"#/properties/class/anyOf",keyword:"\
anyOf",params:{}};return o===null?o=[g]:o.push(g),e++,D.errors=o,!1}var a=l===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=o,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ke.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&(u="next"))return Ke.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;
for(let t in r)if(!(t==="rows"||t==="next")){return Ke.errors=[{instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.
rows!==void 0){let t=r.rows,p=e;if(e===p)if(Array.isArray(t)){if(t.length>1e3)return Ke.errors=[{instancePath:s+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;
let n=t.length;for(let l=0;l<n;l++){let y=e;D(t[l],{instancePath:s+"/rows/"+l,parentData:t,parentDataProperty:l,
rootData:k,dynamicAnchors:v})||(o=o===null?D.errors:o.concat(D.errors),e=o.length);var a=y===e;if(!a)
break}}}else return Ke.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var f=p===e}else var f=!0;if(f)if(r.next!==void 0){let t=r.next,p=e;
if(typeof t!="string"&&t!==null)return Ke.errors=[{instancePath:s+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:zo.properties.next.type}}],!1;if(e===p&&typeof t=="string"&&N(
t,256))return Ke.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;var f=p===e}else var f=!0}}}else return Ke.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=o,e===0}Ke.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function os(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=os.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ke(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||
(o=o===null?Ke.errors:o.concat(Ke.errors),e=o.length));else return os.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return os.errors=o,e===0}os.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var dn=ps;var Zo={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var Br={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},Vo={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function se(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ours===void 0&&(f="ours")||r.upstream===void 0&&
(f="upstream")||r.caller===void 0&&(f="caller")||r.limits===void 0&&(f="limits")||r.left===void 0&&(f=
"left"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let i in r)if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){
return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(u===e){if(r.ours!==void 0){let i=r.ours,t=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return se.
errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.upstream!==void 0){let i=r.upstream,t=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return se.errors=[{instancePath:s+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.caller!==void 0){let i=r.
caller,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return se.errors=[{instancePath:s+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.limits!==void 0){let i=r.
limits,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return se.errors=[{instancePath:s+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.left!==void 0){let i=r.
left,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return se.errors=[{instancePath:s+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}}}else return se.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=o,e===0}se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Dr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function ke(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.p50_ms===void 0&&(f=
"p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return ke.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="count"||i==="p5\
0_ms"||i==="p95_ms")){return ke.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.count!==void 0){let i=r.
count,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ke.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ke.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let i=r.
p50_ms,t=e,p=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return ke.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return ke.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.p95_ms!==
void 0){let i=r.p95_ms,t=e,p=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return ke.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===p&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return ke.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}else return ke.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=
o,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=M.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let u;if(r.from===void 0&&(u="from")||r.seconds===void 0&&(u="seconds")||r.requests===void 0&&(u="re\
quests")||r.by_status===void 0&&(u="by_status")||r.by_class===void 0&&(u="by_class")||r.requests_per_s===
void 0&&(u="requests_per_s")||r.tokens===void 0&&(u="tokens")||r.tokens_per_s===void 0&&(u="tokens_p\
er_s")||r.charged===void 0&&(u="charged")||r.cost===void 0&&(u="cost")||r.first_token===void 0&&(u="\
first_token")||r.whole===void 0&&(u="whole"))return M.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let i=e;for(let t in r)if(!tr.call(Vo.properties,
t)){return M.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.from!==void 0){let t=r.from,p=e,n=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return M.errors=[{instancePath:s+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t))return M.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return M.
errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.seconds!==void 0){let t=r.seconds,p=e;if(e===
p)if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return M.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return M.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return M.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var a=p===
e}else var a=!0;if(a){if(r.requests!==void 0){let t=r.requests,p=e,n=e;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t)))return M.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return M.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return M.errors=[{instancePath:s+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=p===e}else var a=!0;if(a){if(r.by_status!==void 0){let t=r.by_status,p=e;if(e===p)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(Object.keys(t).length>256)return M.errors=[{instancePath:s+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in t){let y=t[l],d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return M.
errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>
9007199254740991||isNaN(y))return M.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return M.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=d===
e;if(!f)break}}else return M.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0;if(a){if(r.by_class!==void 0){
let t=e;se(r.by_class,{instancePath:s+"/by_class",parentData:r,parentDataProperty:"by_class",rootData:k,
dynamicAnchors:v})||(o=o===null?se.errors:o.concat(se.errors),e=o.length);var a=t===e}else var a=!0;
if(a){if(r.requests_per_s!==void 0){let t=r.requests_per_s,p=e;if(e===p)if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return M.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return M.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return M.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var a=p===e}else var a=!0;if(a){if(r.tokens!==void 0){let t=r.tokens,p=e,n=e;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return M.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t))return M.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return M.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.tokens_per_s!==void 0){let t=r.tokens_per_s,p=e;
if(e===p)if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return M.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return M.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return M.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var a=p===e}else var a=!0;if(a){if(r.charged!==void 0){let t=r.charged,p=e;if(e===
e)if(typeof t=="string"){if(N(t,30))return M.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(t))return M.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return M.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.cost!==void 0){let t=r.cost,p=e;if(e===
e)if(typeof t=="string"){if(N(t,30))return M.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(t))return M.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return M.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.first_token!==void 0){let t=e;ke(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:k,dynamicAnchors:v})||(o=o===null?
ke.errors:o.concat(ke.errors),e=o.length);var a=t===e}else var a=!0;if(a)if(r.whole!==void 0){let t=e;
ke(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:k,dynamicAnchors:v})||
(o=o===null?ke.errors:o.concat(ke.errors),e=o.length);var a=t===e}else var a=!0}}}}}}}}}}}}}else return M.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=
o,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=dr.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let a=e,
f=!1,u=e;M(r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:v})||(o=o===
null?M.errors:o.concat(M.errors),e=o.length);var p=u===e;if(f=f||p,p)var i=!0;let t=e;if(r!==null){let n={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[n]:o.push(
n),e++}var p=t===e;if(f=f||p,f)e=a,o!==null&&(a?o.length=a:o=null);else{let n={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[n]:o.push(n),e++,dr.errors=o,!1}return dr.errors=
o,m.props=i,e===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};function $(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=$.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.at===void 0&&(l="at")||r.servers===void 0&&(l="servers")||r.problems===void 0&&(l="proble\
ms")||r.in_flight===void 0&&(l="in_flight")||r.now===void 0&&(l="now")||r.hour===void 0&&(l="hour")||
r.day===void 0&&(l="day")||r.month===void 0&&(l="month")||r.minutes===void 0&&(l="minutes"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let y=e;for(let d in r)if(!tr.call(Zo.properties,d)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(y===
e){if(r.at!==void 0){let d=r.at,c=e,_=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===_&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return $.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return $.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){if(r.servers!==void 0){
let d=r.servers,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof d=="number"&&isFinite(d)){if(d>1e4||isNaN(d))return $.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(d<1||isNaN(
d))return $.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0;if(a){if(r.problems!==void 0){
let d=r.problems,c=e;if(e===c)if(Array.isArray(d)){if(d.length>1e3)return $.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let x=d.length;for(let g=0;g<x;g++){let P=d[g],h=e;if(e===e)if(P&&typeof P=="object"&&!Array.
isArray(P)){let I;if(P.kind===void 0&&(I="kind")||P.severity===void 0&&(I="severity")||P.message===void 0&&
(I="message")||P.about===void 0&&(I="about")||P.since===void 0&&(I="since")||P.server===void 0&&(I="\
server"))return $.errors=[{instancePath:s+"/problems/"+g,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:I}}],!1;{let L=e;for(let A in P)if(!(A==="kind"||A==="severity"||A===
"message"||A==="about"||A==="since"||A==="server")){return $.errors=[{instancePath:s+"/problems/"+g,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(L===e){if(P.kind!==void 0){let A=P.kind,Z=e;if(typeof A!="string")return $.errors=[{instancePath:s+
"/problems/"+g+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(A==="breaker_open"||A==="upstream_drained"||A==="not_ready"||A==="refund_due"||A===
"undecided"||A==="budget_nearly_spent"||A==="ledger_backlog"||A==="clock_differs"||A==="shedding"||A===
"config_refused"))return $.errors=[{instancePath:s+"/problems/"+g+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:Br.properties.kind.enum}}],!1;var u=Z===
e}else var u=!0;if(u){if(P.severity!==void 0){let A=P.severity,Z=e;if(typeof A!="string")return $.errors=
[{instancePath:s+"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(A==="error"||A==="warning"))return $.errors=[{instancePath:s+
"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:Br.properties.severity.enum}}],!1;var u=Z===e}else var u=!0;if(u){if(P.message!==void 0){
let A=P.message,Z=e;if(e===Z)if(typeof A=="string"){if(N(A,1024))return $.errors=[{instancePath:s+"/\
problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(B(A,1))return $.errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var u=Z===e}else var u=!0;if(u){if(P.about!==void 0){let A=P.
about,Z=e;if(e===Z)if(A&&typeof A=="object"&&!Array.isArray(A)){let fe;if(A.type===void 0&&(fe="type")||
A.id===void 0&&(fe="id"))return $.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema\
:Problem/properties/about/required",keyword:"required",params:{missingProperty:fe}}],!1;{let ue=e;for(let G in A)
if(!(G==="type"||G==="id")){return $.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}}],
!1;break}if(ue===e){if(A.type!==void 0){let G=A.type,_r=e;if(typeof G!="string")return $.errors=[{instancePath:s+
"/problems/"+g+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(G==="upstream"||G==="part"||G==="payments"||G==="key"||G==="c\
ap"||G==="ledger"||G==="server"||G==="config"))return $.errors=[{instancePath:s+"/problems/"+g+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:Br.
properties.about.properties.type.enum}}],!1;var i=_r===e}else var i=!0;if(i)if(A.id!==void 0){let G=A.
id,_r=e;if(e===_r)if(typeof G=="string"){if(N(G,256))return $.errors=[{instancePath:s+"/problems/"+g+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(B(G,1))return $.errors=[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return $.errors=[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=_r===e}else var i=!0}}}else
return $.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var u=Z===e}else var u=!0;if(u){if(P.since!==void 0){
let A=P.since,Z=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))&&A!==null)return $.errors=
[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:Br.properties.since.type}}],!1;if(e===Z&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||
isNaN(A))return $.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(A<0||isNaN(
A))return $.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=Z===e}else var u=!0;if(u)
if(P.server!==void 0){let A=P.server,Z=e;if(typeof A!="string"&&A!==null)return $.errors=[{instancePath:s+
"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:Br.
properties.server.type}}],!1;if(e===Z&&typeof A=="string"&&N(A,64))return $.errors=[{instancePath:s+
"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var u=Z===e}else var u=!0}}}}}}}else return $.errors=[{instancePath:s+"/probl\
ems/"+g,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)
break}}}else return $.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var a=c===e}else var a=!0;if(a){if(r.in_flight!==void 0){let d=r.in_flight,
c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.calls===void 0&&(x="calls")||d.
streams===void 0&&(x="streams"))return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:x}}],!1;{let g=e;for(let P in d)if(!(P===
"calls"||P==="streams")){return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}
if(g===e){if(d.calls!==void 0){let P=d.calls,h=e,S=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P)))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===S&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(
P))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return $.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=h===e}else var t=!0;if(t)if(d.streams!==void 0){let P=d.streams,h=e,S=e;if(!(typeof P=="num\
ber"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof P=="number"&&isFinite(
P)){if(P>9007199254740991||isNaN(P))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||
isNaN(P))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0}}}else return $.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var a=c===
e}else var a=!0;if(a){if(r.now!==void 0){let d=e;M(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:k,dynamicAnchors:v})||(o=o===null?M.errors:o.concat(M.errors),e=o.length);var a=d===e}else
var a=!0;if(a){if(r.hour!==void 0){let d=e;M(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:k,dynamicAnchors:v})||(o=o===null?M.errors:o.concat(M.errors),e=o.length);var a=d===e}else
var a=!0;if(a){if(r.day!==void 0){let d=e;dr(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:k,dynamicAnchors:v})||(o=o===null?dr.errors:o.concat(dr.errors),e=o.length);var a=d===
e}else var a=!0;if(a){if(r.month!==void 0){let d=e;dr(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:k,dynamicAnchors:v})||(o=o===null?dr.errors:o.concat(dr.errors),
e=o.length);var a=d===e}else var a=!0;if(a)if(r.minutes!==void 0){let d=r.minutes,c=e;if(e===c)if(Array.
isArray(d)){if(d.length>60)return $.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var p=!0;let x=d.length;for(let g=0;g<x;g++){
let P=d[g],h=e;if(e===h)if(P&&typeof P=="object"&&!Array.isArray(P)){let q;if(P.at===void 0&&(q="at")||
P.requests===void 0&&(q="requests")||P.failed===void 0&&(q="failed")||P.by_class===void 0&&(q="by_cl\
ass")||P.tokens===void 0&&(q="tokens")||P.charged===void 0&&(q="charged"))return $.errors=[{instancePath:s+
"/minutes/"+g,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let I=e;for(let L in P)if(!(L==="at"||L==="requests"||L==="failed"||L==="by_class"||L==="tokens"||
L==="charged")){return $.errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===
e){if(P.at!==void 0){let L=P.at,A=e,Z=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===Z&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/min\
utes/"+g+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=A===e}else var n=!0;if(n){if(P.requests!==void 0){let L=P.requests,A=e,Z=e;if(!(typeof L=="\
number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=[{instancePath:s+"/minutes/"+g+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Z&&typeof L=="numb\
er"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.errors=[{instancePath:s+"/minutes/"+g+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/minutes/"+g+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=A===e}else var n=!0;if(n){
if(P.failed!==void 0){let L=P.failed,A=e,Z=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))
return $.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===Z&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(
L))return $.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+
"/minutes/"+g+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var n=A===e}else var n=!0;if(n){if(P.by_class!==void 0){let L=e;se(P.by_class,{instancePath:s+
"/minutes/"+g+"/by_class",parentData:P,parentDataProperty:"by_class",rootData:k,dynamicAnchors:v})||
(o=o===null?se.errors:o.concat(se.errors),e=o.length);var n=L===e}else var n=!0;if(n){if(P.tokens!==
void 0){let L=P.tokens,A=e,Z=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===Z&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/min\
utes/"+g+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=A===e}else var n=!0;if(n)if(P.charged!==void 0){let L=P.charged,A=e;if(e===e)if(typeof L=="\
string"){if(N(L,30))return $.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(L))return $.errors=[{instancePath:s+
"/minutes/"+g+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}}}}else return $.
errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var p=h===e;if(!p)break}}}else return $.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var a=c===e}else var a=!0}}}}}}}}}}else
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=o,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=ps.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:v})||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return ps.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ps.errors=
o,e===0}ps.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var fn=ms;var Tt={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Bo={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},zi={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function Y(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:v={}}={}){let o=null,e=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.metric===void 0&&(l="\
metric")||r.by===void 0&&(l="by")||r.from===void 0&&(l="from")||r.to===void 0&&(l="to")||r.step_ms===
void 0&&(l="step_ms")||r.series===void 0&&(l="series")||r.others===void 0&&(l="others"))return Y.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;
for(let d in r)if(!(d==="metric"||d==="by"||d==="from"||d==="to"||d==="step_ms"||d==="series"||d==="\
others")){return Y.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:d}}],!1;break}if(y===e){if(r.metric!==void 0){let d=r.metric,c=e;
if(typeof d!="string")return Y.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(d==="requests"||d==="failed"||d==="attempts"||d==="failed_att\
empts"||d==="prompt_tokens"||d==="cached_tokens"||d==="completion_tokens"||d==="tokens"||d==="charge\
d"||d==="cost"||d==="first_token_p50_ms"||d==="first_token_p95_ms"||d==="whole_p50_ms"||d==="whole_p\
95_ms"))return Y.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Bo.enum}}],!1;var a=c===e}else var a=!0;if(a){if(r.by!==void 0){let d=r.by,c=e;if(typeof d!=
"string"&&d!==null)return Y.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:Tt.properties.by.type}}],!1;if(e===c&&typeof d=="string"&&N(d,16))return Y.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var a=c===e}else var a=!0;if(a){if(r.from!==void 0){let d=r.from,c=e,_=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)))return Y.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return Y.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return Y.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=c===e}else var a=!0;if(a){if(r.to!==void 0){let d=r.to,c=e,_=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return Y.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===_&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return Y.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return Y.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===
e}else var a=!0;if(a){if(r.step_ms!==void 0){let d=r.step_ms,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return Y.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(d===36e5||d===864e5))return Y.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:Tt.properties.
step_ms.enum}}],!1;var a=c===e}else var a=!0;if(a){if(r.series!==void 0){let d=r.series,c=e;if(e===c)
if(Array.isArray(d)){if(d.length>100)return Y.errors=[{instancePath:s+"/series",schemaPath:"#/proper\
ties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let x=d.length;for(let g=0;g<
x;g++){let P=d[g],h=e;if(e===h)if(P&&typeof P=="object"&&!Array.isArray(P)){let q;if(P.value===void 0&&
(q="value")||P.points===void 0&&(q="points"))return Y.errors=[{instancePath:s+"/series/"+g,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:q}}],!1;{let I=e;for(let L in P)
if(!(L==="value"||L==="points")){return Y.errors=[{instancePath:s+"/series/"+g,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(I===e){if(P.value!==void 0){let L=P.value,A=e;if(typeof L!="string"&&L!==null)return Y.errors=
[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:Tt.properties.series.items.properties.value.type}}],!1;if(e===A&&typeof L==
"string"&&N(L,512))return Y.errors=[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var u=A===e}else
var u=!0;if(u)if(P.points!==void 0){let L=P.points,A=e;if(e===e)if(Array.isArray(L)){if(L.length>1e3)
return Y.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let fe=L.length;for(let ue=0;ue<fe;ue++){let G=L[ue],_r=e;
if(!(typeof G=="number"&&isFinite(G))&&G!==null)return Y.errors=[{instancePath:s+"/series/"+g+"/poin\
ts/"+ue,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:zi.items.type}}],!1;if(e===
_r&&typeof G=="number"&&isFinite(G)){if(G>9007199254740991||isNaN(G))return Y.errors=[{instancePath:s+
"/series/"+g+"/points/"+ue,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(G<0||isNaN(G))return Y.errors=[{instancePath:s+"/series/"+g+"/po\
ints/"+ue,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=_r===e;if(!i)break}}}else return Y.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var u=A===e}else var u=!0}}}else return Y.
errors=[{instancePath:s+"/series/"+g,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=h===e;if(!f)break}}}else return Y.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var a=c===e}else var a=!0;if(a)if(r.
others!==void 0){let d=r.others,c=e,_=e,x=!1,g=e;if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){
let S;if(d.values===void 0&&(S="values")||d.points===void 0&&(S="points")){let q={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:S}};
o===null?o=[q]:o.push(q),e++}else{let q=e;for(let I in d)if(!(I==="values"||I==="points")){let L={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:I}};o===null?o=[L]:o.push(L),e++;break}if(q===e){if(d.values!==void 0){
let I=d.values,L=e,A=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))){let Z={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};o===null?o=[
Z]:o.push(Z),e++}if(e===A&&typeof I=="number"&&isFinite(I)){if(I>9007199254740991||isNaN(I)){let Z={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};o===null?o=[Z]:o.push(Z),e++}else if(I<0||isNaN(I)){let Z={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
o===null?o=[Z]:o.push(Z),e++}}var t=L===e}else var t=!0;if(t)if(d.points!==void 0){let I=d.points,L=e;
if(e===e)if(Array.isArray(I))if(I.length>1e3){let Ee={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};o===null?o=[Ee]:o.push(Ee),e++}else{var p=!0;
let Ee=I.length;for(let fe=0;fe<Ee;fe++){let ue=I[fe],G=e;if(!(typeof ue=="number"&&isFinite(ue))&&ue!==
null){let yr={instancePath:s+"/others/points/"+fe,schemaPath:"schema:Points/items/type",keyword:"typ\
e",params:{type:zi.items.type}};o===null?o=[yr]:o.push(yr),e++}if(e===G&&typeof ue=="number"&&isFinite(
ue)){if(ue>9007199254740991||isNaN(ue)){let yr={instancePath:s+"/others/points/"+fe,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};o===null?
o=[yr]:o.push(yr),e++}else if(ue<0||isNaN(ue)){let yr={instancePath:s+"/others/points/"+fe,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o===null?o=[yr]:o.push(
yr),e++}}var p=G===e;if(!p)break}}else{let Ee={instancePath:s+"/others/points",schemaPath:"schema:Po\
ints/type",keyword:"type",params:{type:"array"}};o===null?o=[Ee]:o.push(Ee),e++}var t=L===e}else var t=!0}}}else{
let S={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[S]:o.push(S),e++}var n=g===e;x=x||n;let P=e;if(d!==null){let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[S]:o.push(S),e++}var n=P===e;if(x=x||n,x)e=_,o!==null&&(_?o.length=_:o=null);else{let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return o===null?o=[S]:o.
push(S),e++,Y.errors=o,!1}var a=c===e}else var a=!0}}}}}}}}else return Y.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=o,e===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ms(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ms.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?Y.errors:
o.concat(Y.errors),e=o.length));else return ms.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ms.errors=o,e===0}ms.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var un=ls;var Ho={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function qe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.requests===void 0&&(u="requests")||r.rows_read===
void 0&&(u="rows_read")||r.complete===void 0&&(u="complete")||r.next===void 0&&(u="next"))return qe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let i=e;for(let t in r)if(!(t==="requests"||t==="rows_read"||t==="complete"||t==="next")){return qe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(i===e){if(r.requests!==void 0){let t=r.requests,p=e;if(e===p)if(Array.isArray(t)){if(t.length>
1e3)return qe.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let n=t.length;for(let l=0;l<n;l++){let y=e;D(t[l],{instancePath:s+
"/requests/"+l,parentData:t,parentDataProperty:l,rootData:k,dynamicAnchors:v})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length);var a=y===e;if(!a)break}}}else return qe.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=p===
e}else var f=!0;if(f){if(r.rows_read!==void 0){let t=r.rows_read,p=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return qe.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof t=="number"&&isFinite(t)){if(t>
5e4||isNaN(t))return qe.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(t<0||isNaN(t))return qe.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=p===e}else var f=!0;if(f){if(r.complete!==void 0){let t=e;if(typeof r.complete!="boolean")return qe.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=t===e}else var f=!0;if(f)if(r.next!==void 0){let t=r.next,p=e;if(typeof t!="str\
ing"&&t!==null)return qe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Ho.properties.next.type}}],!1;if(e===p&&typeof t=="string"&&N(t,256))return qe.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=p===e}else var f=!0}}}}}else return qe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qe.errors=o,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ls(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(qe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?qe.errors:
o.concat(qe.errors),e=o.length));else return ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ls.errors=o,e===0}ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var yn=ds;var Hr={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function R(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=R.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.kind===void 0&&(i="kind")||r.start_ms===void 0&&(i="start_ms")||
r.end_ms===void 0&&(i="end_ms"))return R.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:i}}],!1;{let t=e;for(let p in r)if(!tr.call(Hr.properties,p)){return R.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(t===e){if(r.kind!==void 0){let p=r.kind,n=e;if(typeof p!="string")return R.errors=[{instancePath:s+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="que\
ue"||p==="attempt"||p==="work"))return R.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/ki\
nd/enum",keyword:"enum",params:{allowedValues:Hr.properties.kind.enum}}],!1;var a=n===e}else var a=!0;
if(a){if(r.start_ms!==void 0){let p=r.start_ms,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return R.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(
p))return R.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=n===e}else var a=!0;if(a){if(r.end_ms!==void 0){let p=r.end_ms,n=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return R.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return R.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.first_token_ms!==void 0){
let p=r.first_token_ms,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return R.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:Hr.properties.first_token_ms.type}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return R.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<
0||isNaN(p))return R.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){
if(r.attempt!==void 0){let p=r.attempt,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))
return R.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p))return R.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;
if(a){if(r.upstream!==void 0){let p=r.upstream,n=e;if(typeof p!="string"&&p!==null)return R.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Hr.properties.
upstream.type}}],!1;if(e===n&&typeof p=="string"&&N(p,64))return R.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=n===
e}else var a=!0;if(a){if(r.model!==void 0){let p=r.model,n=e;if(typeof p!="string"&&p!==null)return R.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Hr.
properties.model.type}}],!1;if(e===n&&typeof p=="string"&&N(p,256))return R.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=n===
e}else var a=!0;if(a){if(r.status!==void 0){let p=r.status,n=e;if(e===n)if(typeof p=="string"){if(N(
p,64))return R.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return R.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.
reason!==void 0){let p=r.reason,n=e,l=e,y=!1,d=e;if(e===d)if(p&&typeof p=="object"&&!Array.isArray(p)){
let x=e;for(let g in p)if(!(g==="request_id"||g==="code"||g==="type"||g==="param"||g==="message")){let P={
instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:g}};o===null?o=[P]:o.push(P),e++;break}if(x===e){if(p.
request_id!==void 0){let g=p.request_id,P=e;if(e===P)if(typeof g=="string"){if(N(g,128)){let h={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}};o===null?o=[h]:o.push(h),e++}}else{let h={instancePath:s+"/reason/req\
uest_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"type",params:{
type:"string"}};o===null?o=[h]:o.push(h),e++}var f=P===e}else var f=!0;if(f){if(p.code!==void 0){let g=p.
code,P=e;if(e===P)if(typeof g=="string"){if(N(g,128)){let S={instancePath:s+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};o===
null?o=[S]:o.push(S),e++}}else{let S={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=[S]:o.push(S),e++}var f=P===
e}else var f=!0;if(f){if(p.type!==void 0){let g=p.type,P=e;if(e===P)if(typeof g=="string"){if(N(g,128)){
let S={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};o===null?o=[S]:o.push(S),e++}}else{let S={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};o===null?o=[S]:o.push(S),e++}var f=P===e}else var f=!0;if(f){if(p.param!==void 0){let g=p.
param,P=e;if(e===P)if(typeof g=="string"){if(N(g,256)){let S={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};o===
null?o=[S]:o.push(S),e++}}else{let S={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?o=[S]:o.push(S),e++}
var f=P===e}else var f=!0;if(f)if(p.message!==void 0){let g=p.message,P=e;if(e===P)if(typeof g=="str\
ing"){if(N(g,512)){let S={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=[S]:o.push(S),e++}}else{
let S={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};o===null?o=[S]:o.push(S),e++}var f=P===e}else var f=!0}}}}}else{
let x={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[x]:o.push(x),e++}var u=d===e;y=y||u;let c=e;if(p!==null){let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[x]:o.push(x),e++}var u=c===e;if(y=y||u,y)e=l,o!==null&&(l?o.length=l:o=null);else{let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return o===null?o=[x]:o.
push(x),e++,R.errors=o,!1}var a=n===e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let p=r.prompt_tokens,
n=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return R.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.completion_tokens!==
void 0){let p=r.completion_tokens,n=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return R.
errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return R.errors=
[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===
e}else var a=!0;if(a){if(r.charged!==void 0){let p=r.charged,n=e,l=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return R.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=n===e}else var a=!0;if(a)if(r.cost!==void 0){let p=r.cost,n=e,l=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return R.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===
e}else var a=!0}}}}}}}}}}}}}}else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return R.errors=o,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function we(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.request===void 0&&(u="request")||r.arrived_at===
void 0&&(u="arrived_at")||r.total_ms===void 0&&(u="total_ms")||r.timeline===void 0&&(u="timeline")||
r.complete===void 0&&(u="complete"))return we.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let i=e;for(let t in r)if(!(t==="request"||t==="arrived_a\
t"||t==="total_ms"||t==="timeline"||t==="complete")){return we.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===
e){if(r.request!==void 0){let t=e;D(r.request,{instancePath:s+"/request",parentData:r,parentDataProperty:"\
request",rootData:k,dynamicAnchors:v})||(o=o===null?D.errors:o.concat(D.errors),e=o.length);var a=t===
e}else var a=!0;if(a){if(r.arrived_at!==void 0){let t=r.arrived_at,p=e,n=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return we.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t))return we.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(
t))return we.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.total_ms!==void 0){let t=r.
total_ms,p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return we.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return we.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return we.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.
timeline!==void 0){let t=r.timeline,p=e;if(e===p)if(Array.isArray(t)){if(t.length>200)return we.errors=
[{instancePath:s+"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{
limit:200}}],!1;{var f=!0;let l=t.length;for(let y=0;y<l;y++){let d=e;R(t[y],{instancePath:s+"/timel\
ine/"+y,parentData:t,parentDataProperty:y,rootData:k,dynamicAnchors:v})||(o=o===null?R.errors:o.concat(
R.errors),e=o.length);var f=d===e;if(!f)break}}}else return we.errors=[{instancePath:s+"/timeline",schemaPath:"\
#/properties/timeline/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a)
if(r.complete!==void 0){let t=e;if(typeof r.complete!="boolean")return we.errors=[{instancePath:s+"/\
complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===
e}else var a=!0}}}}}}else return we.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return we.errors=o,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ds(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(we(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?we.errors:
o.concat(we.errors),e=o.length));else return ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ds.errors=o,e===0}ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cn=fs;var Wo={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},hn={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Wr={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Yo=new RegExp(
"^[0-9]{1,78}$","u"),Go=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=O.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||r.network===void 0&&
(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.asset===void 0&&(f=
"asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||r.agent===void 0&&
(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||r.transaction===void 0&&
(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f="attempts")||r.valid_before===
void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===void 0&&(f="created_at")||
r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expires_at"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!tr.
call(Wr.properties,i)){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.id!==void 0){let i=r.id,
t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return O.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=t===e}else var a=!0;if(a){if(r.state!==void 0){let i=r.state,t=e;if(typeof i!="string")return O.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i===
"settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return O.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:hn.
enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.network!==void 0){let i=r.network,t=e;if(e===t)if(typeof i==
"string"){if(N(i,64))return O.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;
if(a){if(r.payer!==void 0){let i=r.payer,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return O.errors=
[{instancePath:s+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return O.errors=[{instancePath:s+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.pay_to!==void 0){let i=r.pay_to,t=e;
if(e===t)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
e}else var a=!0;if(a){if(r.asset!==void 0){let i=r.asset,t=e;if(e===t)if(typeof i=="string"){if(N(i,
64))return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.amount!==
void 0){let i=r.amount,t=e;if(e===t)if(typeof i=="string"){if(N(i,78))return O.errors=[{instancePath:s+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Yo.
test(i))return O.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){
if(r.price_usd!==void 0){let i=r.price_usd,t=e;if(e===t)if(typeof i=="string"){if(N(i,20))return O.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Go.test(i))return O.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.agent!==void 0){let i=r.agent,t=e;if(e===t)
if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0;if(a){if(r.tool!==void 0){let i=r.tool,t=e;if(typeof i!="string"&&i!==null)return O.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Wr.properties.
tool.type}}],!1;if(e===t&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=t===e}else var a=!0;if(a){
if(r.request_id!==void 0){let i=r.request_id,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return O.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.
transaction!==void 0){let i=r.transaction,t=e;if(typeof i!="string"&&i!==null)return O.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Wr.properties.
transaction.type}}],!1;if(e===t&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var a=t===e}else var a=!0;if(a){if(r.reason!==void 0){let i=r.reason,t=e;if(typeof i!="string"&&i!==
null)return O.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Wr.properties.reason.type}}],!1;if(e===t&&typeof i=="string"&&N(i,1024))return O.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=t===e}else var a=!0;if(a){if(r.attempts!==void 0){let i=r.attempts,t=e;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<0||isNaN(i))return O.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.valid_before!==void 0){let i=r.valid_before,t=e,
p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.look_at!==
void 0){let i=r.look_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return O.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Wr.
properties.look_at.type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return O.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,t=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.updated_at!==void 0){
let i=r.updated_at,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.expires_at!==
void 0){let i=r.expires_at,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=o,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=be.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let t;if(r.payments===void 0&&(t="payments")||r.next===void 0&&(t="next"))return be.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{
let p=e;for(let n in r)if(!(n==="payments"||n==="next"||n==="counts")){return be.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(p===e){if(r.payments!==void 0){let n=r.payments,l=e;if(e===l)if(Array.isArray(n)){if(n.length>
1e3)return be.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let y=n.length;for(let d=0;d<y;d++){let c=e;O(n[d],{instancePath:s+
"/payments/"+d,parentData:n,parentDataProperty:d,rootData:k,dynamicAnchors:v})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length);var a=c===e;if(!a)break}}}else return be.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(r.next!==void 0){let n=r.next,l=e;if(typeof n!="string"&&n!==null)return be.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Wo.properties.
next.type}}],!1;if(e===l&&typeof n=="string"&&N(n,64))return be.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(r.counts!==void 0){let n=r.counts,l=e;if(e===l)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.
keys(n).length>16)return be.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let d in n){let c=e;if(typeof d!="string"){
let _={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:d};o===null?o=[_]:o.push(_),e++}if(!(d==="reserved"||d==="executing"||d==="exec\
uted"||d==="settling"||d==="settled"||d==="settle_unknown"||d==="failed"||d==="expired"||d==="refund\
_due"||d==="undecided")){let _={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:hn.enum},propertyName:d};o===null?o=[_]:o.push(_),e++}var u=c===e;if(!u){
let _={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:d}};return o===null?o=[_]:o.push(_),e++,be.errors=o,!1;break}}if(u)for(let d in n){
let c=n[d],_=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return be.errors=[{instancePath:s+
"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return be.
errors=[{instancePath:s+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return be.
errors=[{instancePath:s+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=_===e;if(!i)break}}else return be.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return be.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return be.errors=o,e===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function fs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?be.errors:
o.concat(be.errors),e=o.length));else return fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fs.errors=o,e===0}fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gn=us;function us(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return us.errors=o,e===0}us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kn=ys;function ys(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ys.errors=o,e===0}ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vn=cs;function cs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=cs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return cs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return cs.errors=o,e===0}cs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pn=hs;var Yr={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","drained_at","in_flight","deployments"],properties:{name:{type:"string",minLength:1,maxLength:64},
origin:{type:["string","null"],maxLength:1024},base_url:{type:["string","null"],maxLength:1024},provider:{
type:["string","null"],maxLength:64},shaping:{$ref:"schema:Shaping"},learned:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["upstream_model","shaping"],properties:{upstream_model:{
type:"string",maxLength:256},shaping:{$ref:"schema:Shaping"}}}},drained_at:{type:["integer","null"],
minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,
items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var _n={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function ie(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=ie.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.model===void 0&&(u="model")||r.upstream_model===void 0&&(u="upstream_m\
odel")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u="weight")||r.breaker===void 0&&(u="breake\
r")||r.in_flight===void 0&&(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return ie.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;
for(let t in r)if(!(t==="model"||t==="upstream_model"||t==="tier"||t==="weight"||t==="breaker"||t===
"in_flight"||t==="resting_s")){return ie.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.model!==void 0){
let t=r.model,p=e;if(e===p)if(typeof t=="string"){if(N(t,256))return ie.errors=[{instancePath:s+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=p===e}else var a=!0;if(a){if(r.upstream_model!==void 0){let t=r.upstream_model,p=e;
if(e===p)if(typeof t=="string"){if(N(t,256))return ie.errors=[{instancePath:s+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.errors=
[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.tier!==void 0){let t=r.tier,p=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:s+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof t=="number"&&isFinite(
t)){if(t>16||isNaN(t))return ie.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(t<1||isNaN(t))return ie.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=p===e}else var a=!0;if(a){if(r.weight!==void 0){let t=r.weight,p=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:s+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof t=="number"&&isFinite(t)){
if(t>1e3||isNaN(t))return ie.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return ie.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=p===e}else var a=!0;if(a){if(r.breaker!==void 0){let t=r.breaker,p=e,n=e,l=!1,y=e;if(typeof t!=
"string"){let _={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};o===null?o=[_]:o.push(_),e++}if(!(t==="closed"||t==="half_open"||t==="open")){let _={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:_n.
enum}};o===null?o=[_]:o.push(_),e++}var f=y===e;l=l||f;let d=e;if(t!==null){let _={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[_]:o.push(_),e++}var f=d===e;if(l=l||f,l)e=n,o!==null&&(n?o.length=n:o=null);else{let _={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[_]:
o.push(_),e++,ie.errors=o,!1}var a=p===e}else var a=!0;if(a){if(r.in_flight!==void 0){let t=r.in_flight,
p=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ie.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return ie.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(r.resting_s!==
void 0){let t=r.resting_s,p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=
[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof t=="number"&&isFinite(t)){if(t>86400||isNaN(t))return ie.errors=[{instancePath:s+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(t<0||isNaN(t))return ie.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}}}}}else
return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.
errors=o,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=E.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let n;if(r.name===void 0&&(n="name")||r.origin===void 0&&(n="origin")||r.base_url===
void 0&&(n="base_url")||r.provider===void 0&&(n="provider")||r.shaping===void 0&&(n="shaping")||r.learned===
void 0&&(n="learned")||r.drained_at===void 0&&(n="drained_at")||r.in_flight===void 0&&(n="in_flight")||
r.deployments===void 0&&(n="deployments"))return E.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let l=e;for(let y in r)if(!tr.call(Yr.properties,y)){return E.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(l===e){if(r.name!==void 0){let y=r.name,d=e;if(e===d)if(typeof y=="string"){if(N(y,64))return E.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(y,1))return E.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.
origin!==void 0){let y=r.origin,d=e;if(typeof y!="string"&&y!==null)return E.errors=[{instancePath:s+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Yr.properties.origin.type}}],
!1;if(e===d&&typeof y=="string"&&N(y,1024))return E.errors=[{instancePath:s+"/origin",schemaPath:"#/\
properties/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=d===e}else var a=!0;
if(a){if(r.base_url!==void 0){let y=r.base_url,d=e;if(typeof y!="string"&&y!==null)return E.errors=[
{instancePath:s+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Yr.properties.
base_url.type}}],!1;if(e===d&&typeof y=="string"&&N(y,1024))return E.errors=[{instancePath:s+"/base_\
url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=d===
e}else var a=!0;if(a){if(r.provider!==void 0){let y=r.provider,d=e;if(typeof y!="string"&&y!==null)return E.
errors=[{instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Yr.
properties.provider.type}}],!1;if(e===d&&typeof y=="string"&&N(y,64))return E.errors=[{instancePath:s+
"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var a=d===e}else var a=!0;if(a){if(r.shaping!==void 0){let y=r.shaping,d=e;if(e===e)if(Array.isArray(
y)){if(y.length>256)return E.errors=[{instancePath:s+"/shaping",schemaPath:"schema:Shaping/maxItems",
keyword:"maxItems",params:{limit:256}}],!1;{var f=!0;let x=y.length;for(let g=0;g<x;g++){let P=y[g],
h=e;if(e===h)if(typeof P=="string"){if(N(P,1024))return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(P,1))return E.errors=
[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=h===e;if(!f)break}}}else return E.errors=[{instancePath:s+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else
var a=!0;if(a){if(r.learned!==void 0){let y=r.learned,d=e;if(e===d)if(Array.isArray(y)){if(y.length>
4096)return E.errors=[{instancePath:s+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let _=y.length;for(let x=0;x<_;x++){let g=y[x],P=e;if(e===
P)if(g&&typeof g=="object"&&!Array.isArray(g)){let S;if(g.upstream_model===void 0&&(S="upstream_mode\
l")||g.shaping===void 0&&(S="shaping"))return E.errors=[{instancePath:s+"/learned/"+x,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:S}}],!1;{let q=e;for(let I in g)
if(!(I==="upstream_model"||I==="shaping")){return E.errors=[{instancePath:s+"/learned/"+x,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(q===e){if(g.upstream_model!==void 0){let I=g.upstream_model,L=e;if(e===L)if(typeof I=="s\
tring"){if(N(I,256))return E.errors=[{instancePath:s+"/learned/"+x+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return E.errors=[{instancePath:s+"/learned/"+x+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var i=L===e}else
var i=!0;if(i)if(g.shaping!==void 0){let I=g.shaping,L=e;if(e===e)if(Array.isArray(I)){if(I.length>256)
return E.errors=[{instancePath:s+"/learned/"+x+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var t=!0;let Ee=I.length;for(let fe=0;fe<Ee;fe++){let ue=I[fe],G=e;
if(e===G)if(typeof ue=="string"){if(N(ue,1024))return E.errors=[{instancePath:s+"/learned/"+x+"/shap\
ing/"+fe,schemaPath:"schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(
ue,1))return E.errors=[{instancePath:s+"/learned/"+x+"/shaping/"+fe,schemaPath:"schema:Shaping/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/learne\
d/"+x+"/shaping/"+fe,schemaPath:"schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],
!1;var t=G===e;if(!t)break}}}else return E.errors=[{instancePath:s+"/learned/"+x+"/shaping",schemaPath:"\
schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var i=L===e}else var i=!0}}}else return E.
errors=[{instancePath:s+"/learned/"+x,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{
type:"object"}}],!1;var u=P===e;if(!u)break}}}else return E.errors=[{instancePath:s+"/learned",schemaPath:"\
#/properties/learned/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.drained_at!==void 0){let y=r.drained_at,d=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y))&&y!==null)return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/typ\
e",keyword:"type",params:{type:Yr.properties.drained_at.type}}],!1;if(e===d&&typeof y=="number"&&isFinite(
y)){if(y>9007199254740991||isNaN(y))return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/pro\
perties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<
0||isNaN(y))return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.in_flight!==
void 0){let y=r.in_flight,d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.
errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return E.errors=
[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return E.errors=[{instancePath:s+"/in_flight",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;
if(a)if(r.deployments!==void 0){let y=r.deployments,d=e;if(e===d)if(Array.isArray(y)){if(y.length>4096)
return E.errors=[{instancePath:s+"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var p=!0;let _=y.length;for(let x=0;x<_;x++){let g=e;ie(y[x],{instancePath:s+
"/deployments/"+x,parentData:y,parentDataProperty:x,rootData:k,dynamicAnchors:v})||(o=o===null?ie.errors:
o.concat(ie.errors),e=o.length);var p=g===e;if(!p)break}}}else return E.errors=[{instancePath:s+"/de\
ployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type:"array"}}],!1;var a=d===
e}else var a=!0}}}}}}}}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return E.errors=o,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.upstreams===void 0&&(f="upstreams"))return rr.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;
for(let i in r)if(i!=="upstreams"){return rr.errors=[{instancePath:s,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e&&r.upstreams!==
void 0){let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>256)return rr.errors=[{instancePath:s+
"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;
{var a=!0;let p=i.length;for(let n=0;n<p;n++){let l=e;E(i[n],{instancePath:s+"/upstreams/"+n,parentData:i,
parentDataProperty:n,rootData:k,dynamicAnchors:v})||(o=o===null?E.errors:o.concat(E.errors),e=o.length);
var a=l===e;if(!a)break}}}else return rr.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properti\
es/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return rr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=o,e===0}rr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function hs(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=hs.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(rr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||
(o=o===null?rr.errors:o.concat(rr.errors),e=o.length));else return hs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return hs.errors=o,e===0}hs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var bn=gs;function gs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=gs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?E.errors:
o.concat(E.errors),e=o.length));else return gs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gs.errors=o,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wn=ks;function ks(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ks.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?E.errors:
o.concat(E.errors),e=o.length));else return ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ks.errors=o,e===0}ks.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var xn=Pe;function Pe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let u=r.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let t;if(u.name===void 0&&(t="name")||u.ok===void 0&&(t="ok")||
u.detail===void 0&&(t="detail")||u.missing===void 0&&(t="missing"))return Pe.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:t}}],
!1;{let p=e;for(let n in u)if(!(n==="name"||n==="ok"||n==="detail"||n==="missing")){return Pe.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:n}}],!1;break}if(p===e){if(u.name!==void 0){let n=u.name,l=e;
if(e===l)if(typeof n=="string"){if(N(n,64))return Pe.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return Pe.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else
var a=!0;if(a){if(u.ok!==void 0){let n=e;if(typeof u.ok!="boolean")return Pe.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=n===e}else var a=!0;if(a){if(u.detail!==void 0){let n=u.detail,l=e;if(e===l)if(typeof n==
"string"){if(N(n,65536))return Pe.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(B(n,1))return Pe.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var a=l===e}else var a=!0;if(a)if(u.missing!==void 0){let n=u.missing,l=e;if(e===l)if(Array.isArray(
n)){if(n.length>4096)return Pe.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let d=n.length;
for(let c=0;c<d;c++){let _=n[c],x=e;if(e===x)if(typeof _=="string"){if(N(_,256))return Pe.errors=[{instancePath:s+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(B(_,1))return Pe.errors=[{instancePath:s+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Pe.errors=[{instancePath:s+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else
return Pe.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0}}}}}else return Pe.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Pe.errors=o,e===0}Pe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var qn=vs;var Jo={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Qo={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function Q(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=Q.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.upstream===void 0&&(u="upstream")||r.upstream_model===void 0&&
(u="upstream_model")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u="weight")||r.share===void 0&&
(u="share")||r.drained===void 0&&(u="drained")||r.breaker===void 0&&(u="breaker")||r.in_flight===void 0&&
(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return Q.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;for(let t in r)if(!tr.call(Qo.
properties,t)){return Q.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.upstream!==void 0){let t=r.upstream,
p=e;if(e===p)if(typeof t=="string"){if(N(t,64))return Q.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(t,1))return Q.errors=
[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Q.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.upstream_model!==
void 0){let t=r.upstream_model,p=e;if(e===p)if(typeof t=="string"){if(N(t,256))return Q.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return Q.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.tier!==void 0){
let t=r.tier,p=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof t==
"number"&&isFinite(t)){if(t>16||isNaN(t))return Q.errors=[{instancePath:s+"/tier",schemaPath:"#/prop\
erties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(t<1||isNaN(t))return Q.
errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=p===e}else var a=!0;if(a){if(r.weight!==void 0){let t=r.weight,p=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=[{instancePath:s+"/weight",schemaPath:"#/p\
roperties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof t=="number"&&isFinite(
t)){if(t>1e3||isNaN(t))return Q.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return Q.errors=[{
instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=p===e}else var a=!0;if(a){if(r.share!==void 0){let t=r.share,p=e;if(e===p)if(typeof t==
"number"&&isFinite(t)){if(t>1||isNaN(t))return Q.errors=[{instancePath:s+"/share",schemaPath:"#/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(t<0||isNaN(t))return Q.
errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return Q.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/type",
keyword:"type",params:{type:"number"}}],!1;var a=p===e}else var a=!0;if(a){if(r.drained!==void 0){let t=e;
if(typeof r.drained!="boolean")return Q.errors=[{instancePath:s+"/drained",schemaPath:"#/properties/\
drained/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===e}else var a=!0;if(a){if(r.breaker!==
void 0){let t=r.breaker,p=e,n=e,l=!1,y=e;if(typeof t!="string"){let _={instancePath:s+"/breaker",schemaPath:"\
schema:BreakerState/type",keyword:"type",params:{type:"string"}};o===null?o=[_]:o.push(_),e++}if(!(t===
"closed"||t==="half_open"||t==="open")){let _={instancePath:s+"/breaker",schemaPath:"schema:BreakerS\
tate/enum",keyword:"enum",params:{allowedValues:_n.enum}};o===null?o=[_]:o.push(_),e++}var f=y===e;l=
l||f;let d=e;if(t!==null){let _={instancePath:s+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/\
type",keyword:"type",params:{type:"null"}};o===null?o=[_]:o.push(_),e++}var f=d===e;if(l=l||f,l)e=n,
o!==null&&(n?o.length=n:o=null);else{let _={instancePath:s+"/breaker",schemaPath:"#/properties/break\
er/anyOf",keyword:"anyOf",params:{}};return o===null?o=[_]:o.push(_),e++,Q.errors=o,!1}var a=p===e}else
var a=!0;if(a){if(r.in_flight!==void 0){let t=r.in_flight,p=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return Q.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return Q.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return Q.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a)if(r.resting_s!==void 0){let t=r.resting_s,p=e;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return Q.errors=[{instancePath:s+"/resting_s",schemaPath:"#/pr\
operties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof t=="number"&&isFinite(
t)){if(t>86400||isNaN(t))return Q.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/rest\
ing_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(t<0||isNaN(t))return Q.
errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}}}}}}}else return Q.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=o,e===0}Q.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function ye(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=ye.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.routes===
void 0&&(i="routes"))return ye.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;{let t=e;for(let p in r)if(p!=="routes"){return ye.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(t===
e&&r.routes!==void 0){let p=r.routes;if(e===e)if(Array.isArray(p)){if(p.length>4096)return ye.errors=
[{instancePath:s+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var a=!0;let l=p.length;for(let y=0;y<l;y++){let d=p[y],c=e;if(e===c)if(d&&typeof d=="object"&&!Array.
isArray(d)){let x;if(d.model===void 0&&(x="model")||d.route===void 0&&(x="route")||d.kind===void 0&&
(x="kind")||d.deployments===void 0&&(x="deployments"))return ye.errors=[{instancePath:s+"/routes/"+y,
schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:x}}],!1;{
let g=e;for(let P in d)if(!(P==="model"||P==="route"||P==="kind"||P==="deployments")){return ye.errors=
[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:P}}],!1;break}if(g===e){if(d.model!==void 0){let P=d.
model,h=e;if(e===h)if(typeof P=="string"){if(N(P,256))return ye.errors=[{instancePath:s+"/routes/"+y+
"/model",schemaPath:"#/properties/routes/items/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return ye.errors=[{instancePath:s+"/routes/"+y+"/model",schemaPath:"#/propertie\
s/routes/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;
if(f){if(d.route!==void 0){let P=d.route,h=e;if(typeof P!="string"&&P!==null)return ye.errors=[{instancePath:s+
"/routes/"+y+"/route",schemaPath:"#/properties/routes/items/properties/route/type",keyword:"type",params:{
type:Jo.properties.routes.items.properties.route.type}}],!1;if(e===h&&typeof P=="string"&&N(P,256))return ye.
errors=[{instancePath:s+"/routes/"+y+"/route",schemaPath:"#/properties/routes/items/properties/route\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=h===e}else var f=!0;if(f){if(d.kind!==
void 0){let P=d.kind,h=e;if(e===h)if(typeof P=="string"){if(N(P,32))return ye.errors=[{instancePath:s+
"/routes/"+y+"/kind",schemaPath:"#/properties/routes/items/properties/kind/maxLength",keyword:"maxLe\
ngth",params:{limit:32}}],!1}else return ye.errors=[{instancePath:s+"/routes/"+y+"/kind",schemaPath:"\
#/properties/routes/items/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;var f=h===
e}else var f=!0;if(f)if(d.deployments!==void 0){let P=d.deployments,h=e;if(e===h)if(Array.isArray(P)){
if(P.length>4096)return ye.errors=[{instancePath:s+"/routes/"+y+"/deployments",schemaPath:"#/propert\
ies/routes/items/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var u=!0;
let q=P.length;for(let I=0;I<q;I++){let L=e;Q(P[I],{instancePath:s+"/routes/"+y+"/deployments/"+I,parentData:P,
parentDataProperty:I,rootData:k,dynamicAnchors:v})||(o=o===null?Q.errors:o.concat(Q.errors),e=o.length);
var u=L===e;if(!u)break}}}else return ye.errors=[{instancePath:s+"/routes/"+y+"/deployments",schemaPath:"\
#/properties/routes/items/properties/deployments/type",keyword:"type",params:{type:"array"}}],!1;var f=h===
e}else var f=!0}}}}}else return ye.errors=[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/rou\
tes/items/type",keyword:"type",params:{type:"object"}}],!1;var a=c===e;if(!a)break}}}else return ye.
errors=[{instancePath:s+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"\
array"}}],!1}}}else return ye.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ye.errors=o,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vs(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=vs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?ye.errors:o.concat(
ye.errors),e=o.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return vs.errors=o,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Nn=Ps;var Ui={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Zi={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function J(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.description===
void 0&&(f="description")||r.price_usd===void 0&&(f="price_usd")||r.effect===void 0&&(f="effect")||r.
calls===void 0&&(f="calls")||r.errors===void 0&&(f="errors")||r.cache_hits===void 0&&(f="cache_hits")||
r.p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return J.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!tr.call(Zi.
properties,i)){return J.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.name!==void 0){let i=r.name,t=e;
if(e===t)if(typeof i=="string"){if(N(i,256))return J.errors=[{instancePath:s+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(i,1))return J.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=t===e}else var a=!0;if(a){if(r.description!==void 0){let i=r.description,t=e;if(e===
t)if(typeof i=="string"){if(N(i,65536))return J.errors=[{instancePath:s+"/description",schemaPath:"#\
/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return J.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.price_usd!==void 0){let i=r.price_usd,t=e;if(e===
t)if(typeof i=="string"){if(N(i,32))return J.errors=[{instancePath:s+"/price_usd",schemaPath:"#/prop\
erties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return J.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
e}else var a=!0;if(a){if(r.effect!==void 0){let i=r.effect,t=e;if(typeof i!="string")return J.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="read"||i==="write"))return J.errors=[{instancePath:s+"/effect",schemaPath:"#/properties\
/effect/enum",keyword:"enum",params:{allowedValues:Zi.properties.effect.enum}}],!1;var a=t===e}else var a=!0;
if(a){if(r.calls!==void 0){let i=r.calls,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return J.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return J.
errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;
if(a){if(r.errors!==void 0){let i=r.errors,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return J.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return J.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;
if(a){if(r.cache_hits!==void 0){let i=r.cache_hits,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return J.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return J.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let i=r.p50_ms,t=e,p=e;if(!(typeof i=="numb\
er"&&isFinite(i))&&i!==null)return J.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return J.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a)if(r.p95_ms!==void 0){let i=r.p95_ms,t=e,p=e;if(!(typeof i=="numbe\
r"&&isFinite(i))&&i!==null)return J.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecond\
s/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return J.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0}}}}}}}}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return J.errors=o,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function U(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===void 0&&(u=
"title")||r.description===void 0&&(u="description")||r.version===void 0&&(u="version")||r.available===
void 0&&(u="available")||r.unavailable_because===void 0&&(u="unavailable_because")||r.query_price_usd===
void 0&&(u="query_price_usd")||r.for_sale===void 0&&(u="for_sale")||r.calls===void 0&&(u="calls")||r.
errors===void 0&&(u="errors")||r.cache_hits===void 0&&(u="cache_hits")||r.p50_ms===void 0&&(u="p50_m\
s")||r.p95_ms===void 0&&(u="p95_ms")||r.tools===void 0&&(u="tools"))return U.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;for(let t in r)if(!tr.
call(Ui.properties,t)){return U.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.id!==void 0){let t=r.id,
p=e;if(e===p)if(typeof t=="string"){if(N(t,64))return U.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(t,1))return U.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=p===e}else var a=!0;if(a){if(r.title!==void 0){let t=r.title,p=e;if(e===p)if(typeof t=="str\
ing"){if(N(t,1024))return U.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1}else return U.errors=[{instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.description!==void 0){let t=r.description,p=e;if(e===p)if(typeof t=="string"){if(N(t,65536))return U.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1}else return U.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.version!==void 0){let t=r.version,p=e;if(e===p)if(typeof t=="string"){if(N(t,256))return U.errors=
[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return U.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.available!==void 0){
let t=e;if(typeof r.available!="boolean")return U.errors=[{instancePath:s+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===e}else var a=!0;if(a){
if(r.unavailable_because!==void 0){let t=r.unavailable_because,p=e;if(typeof t!="string"&&t!==null)return U.
errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:Ui.properties.unavailable_because.type}}],!1;if(e===p&&typeof t=="string"&&N(t,1024))
return U.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because\
/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=p===e}else var a=!0;if(a){if(r.query_price_usd!==
void 0){let t=r.query_price_usd,p=e;if(e===p)if(typeof t=="string"){if(N(t,32))return U.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return U.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_price_usd\
/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.for_sale!==void 0){
let t=e;if(typeof r.for_sale!="boolean")return U.errors=[{instancePath:s+"/for_sale",schemaPath:"#/p\
roperties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===e}else var a=!0;if(a){
if(r.calls!==void 0){let t=r.calls,p=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return U.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return U.errors=
[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;
if(a){if(r.errors!==void 0){let t=r.errors,p=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return U.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return U.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;
if(a){if(r.cache_hits!==void 0){let t=r.cache_hits,p=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return U.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return U.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let t=r.p50_ms,p=e,n=e;if(!(typeof t=="numb\
er"&&isFinite(t))&&t!==null)return U.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return U.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(r.p95_ms!==void 0){let t=r.p95_ms,p=e,n=e;if(!(typeof t=="numb\
er"&&isFinite(t))&&t!==null)return U.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return U.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return U.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a)if(r.tools!==void 0){let t=r.tools,p=e;if(e===p)if(Array.isArray(t)){
if(t.length>1e4)return U.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var f=!0;let l=t.length;for(let y=0;y<l;y++){let d=e;J(t[y],{instancePath:s+
"/tools/"+y,parentData:t,parentDataProperty:y,rootData:k,dynamicAnchors:v})||(o=o===null?J.errors:o.
concat(J.errors),e=o.length);var f=d===e;if(!f)break}}}else return U.errors=[{instancePath:s+"/tools",
schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.
errors=o,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=oe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let p;if(r.servers===void 0&&(p="servers")||r.agents===void 0&&(p="agents")||r.broken===
void 0&&(p="broken"))return oe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let n=e;for(let l in r)if(!(l==="servers"||l==="agents"||l==="broken")){return oe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(r.servers!==void 0){let l=r.servers,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return oe.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(
l))return oe.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e4}}],!1;if(l<1||isNaN(l))return oe.errors=[{instancePath:s+"\
/servers",schemaPath:"#/properties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=y===e}else var a=!0;if(a){if(r.agents!==void 0){let l=r.agents,y=e;if(e===y)if(Array.isArray(
l)){if(l.length>1e3)return oe.errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let c=l.length;for(let _=0;_<c;_++){let x=e;
U(l[_],{instancePath:s+"/agents/"+_,parentData:l,parentDataProperty:_,rootData:k,dynamicAnchors:v})||
(o=o===null?U.errors:o.concat(U.errors),e=o.length);var f=x===e;if(!f)break}}}else return oe.errors=
[{instancePath:s+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"}}],
!1;var a=y===e}else var a=!0;if(a)if(r.broken!==void 0){let l=r.broken,y=e;if(e===y)if(Array.isArray(
l)){if(l.length>1e3)return oe.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var u=!0;let c=l.length;for(let _=0;_<c;_++){let x=l[_],
g=e;if(e===g)if(x&&typeof x=="object"&&!Array.isArray(x)){let h;if(x.id===void 0&&(h="id")||x.problems===
void 0&&(h="problems"))return oe.errors=[{instancePath:s+"/broken/"+_,schemaPath:"#/properties/broke\
n/items/required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q===
"id"||q==="problems")){return oe.errors=[{instancePath:s+"/broken/"+_,schemaPath:"#/properties/broke\
n/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}
if(S===e){if(x.id!==void 0){let q=x.id,I=e;if(e===I)if(typeof q=="string"){if(N(q,256))return oe.errors=
[{instancePath:s+"/broken/"+_+"/id",schemaPath:"#/properties/broken/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return oe.errors=[{instancePath:s+"/broken/"+_+"/id",schemaPath:"\
#/properties/broken/items/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else
var i=!0;if(i)if(x.problems!==void 0){let q=x.problems,I=e;if(e===I)if(Array.isArray(q)){if(q.length>
100)return oe.errors=[{instancePath:s+"/broken/"+_+"/problems",schemaPath:"#/properties/broken/items\
/properties/problems/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var t=!0;let A=q.length;for(let Z=0;Z<
A;Z++){let Ee=q[Z],fe=e;if(e===fe)if(typeof Ee=="string"){if(N(Ee,4096))return oe.errors=[{instancePath:s+
"/broken/"+_+"/problems/"+Z,schemaPath:"#/properties/broken/items/properties/problems/items/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}else return oe.errors=[{instancePath:s+"/broken/"+_+
"/problems/"+Z,schemaPath:"#/properties/broken/items/properties/problems/items/type",keyword:"type",
params:{type:"string"}}],!1;var t=fe===e;if(!t)break}}}else return oe.errors=[{instancePath:s+"/brok\
en/"+_+"/problems",schemaPath:"#/properties/broken/items/properties/problems/type",keyword:"type",params:{
type:"array"}}],!1;var i=I===e}else var i=!0}}}else return oe.errors=[{instancePath:s+"/broken/"+_,schemaPath:"\
#/properties/broken/items/type",keyword:"type",params:{type:"object"}}],!1;var u=g===e;if(!u)break}}}else
return oe.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{
type:"array"}}],!1;var a=y===e}else var a=!0}}}}else return oe.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=o,e===0}oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ps(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(oe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?oe.errors:
o.concat(oe.errors),e=o.length));else return Ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ps.errors=o,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=pe;var ep={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function pe(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=pe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let p;
if(i.id===void 0&&(p="id")||i.tools===void 0&&(p="tools")||i.file===void 0&&(p="file")||i.document===
void 0&&(p="document"))return pe.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:p}}],!1;{let n=e;for(let l in i)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return pe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(i.id!==void 0){let l=i.id,y=e;if(e===y)if(typeof l=="string"){if(N(l,64))return pe.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(l,1))return pe.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(i.tools!==void 0){let l=i.tools,
y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e4)return pe.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let c=l.length;for(let _=0;_<c;_++){let x=l[_],g=e;if(e===g)if(x&&typeof x=="object"&&!Array.
isArray(x)){let h;if(x.name===void 0&&(h="name")||x.parameters===void 0&&(h="parameters"))return pe.
errors=[{instancePath:s+"/response/tools/"+_,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q==="name"||
q==="parameters")){return pe.errors=[{instancePath:s+"/response/tools/"+_,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(S===e){if(x.name!==void 0){let q=x.name,I=e;if(e===I)if(typeof q=="string"){if(N(q,256))
return pe.errors=[{instancePath:s+"/response/tools/"+_+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return pe.
errors=[{instancePath:s+"/response/tools/"+_+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[
{instancePath:s+"/response/tools/"+_+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0;if(u)if(x.
parameters!==void 0){let q=x.parameters,I=e;if(e===I&&!(q&&typeof q=="object"&&!Array.isArray(q)))return pe.
errors=[{instancePath:s+"/response/tools/"+_+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var u=I===e}else
var u=!0}}}else return pe.errors=[{instancePath:s+"/response/tools/"+_,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else
return pe.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a){if(i.file!==void 0){
let l=i.file,y=e;if(e===y)if(typeof l=="string"){if(N(l,4096))return pe.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return pe.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)
if(i.document!==void 0){let l=i.document,y=e;if(typeof l!="string"&&l!==null)return pe.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:ep.properties.document.type}}],!1;if(e===y&&typeof l=="string"&&N(l,16777216))return pe.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var a=y===e}else var a=!0}}}}}else return pe.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return pe.errors=o,e===0}pe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Sn=_s;var Vi={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},An=new RegExp("^[0-9a-f]{64}$","u");function he(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.digest===void 0&&
(f="digest")||r.loaded_at===void 0&&(f="loaded_at")||r.seen_at===void 0&&(f="seen_at")||r.is_this===
void 0&&(f="is_this"))return he.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="name"||i==="digest"||i==="loaded_at"||i===
"seen_at"||i==="is_this")){return he.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.name!==void 0){let i=r.
name,t=e;if(e===t)if(typeof i=="string"){if(N(i,255))return he.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return he.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0;if(a){if(r.digest!==void 0){let i=r.digest,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return he.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!An.test(i))return he.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return he.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
e}else var a=!0;if(a){if(r.loaded_at!==void 0){let i=r.loaded_at,t=e,p=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return he.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return he.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.seen_at!==void 0){let i=r.seen_at,t=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return he.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.is_this!==void 0){let i=e;
if(typeof r.is_this!="boolean")return he.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===e}else var a=!0}}}}}}else return he.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
o,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=ee.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let t;if(r.file===void 0&&(t="file")||r.loaded_at===void 0&&(t="loaded_at")||r.sandbox===void 0&&(t=
"sandbox")||r.config===void 0&&(t="config")||r.sources===void 0&&(t="sources")||r.need_restart===void 0&&
(t="need_restart")||r.digest===void 0&&(t="digest")||r.servers===void 0&&(t="servers"))return ee.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{let p=e;
for(let n in r)if(!(n==="file"||n==="loaded_at"||n==="sandbox"||n==="config"||n==="need_restart"||n===
"sources"||n==="digest"||n==="servers")){return ee.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===e){if(r.file!==
void 0){let n=r.file,l=e;if(typeof n!="string"&&n!==null)return ee.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Vi.properties.file.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,4096))return ee.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var a=l===e}else var a=!0;if(a){if(r.loaded_at!==void 0){
let n=r.loaded_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.
sandbox!==void 0){let n=e;if(typeof r.sandbox!="boolean")return ee.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;
if(a){if(r.config!==void 0){let n=r.config,l=e;if(e===l&&!(n&&typeof n=="object"&&!Array.isArray(n)))
return ee.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var a=l===e}else var a=!0;if(a){if(r.need_restart!==void 0){let n=r.need_restart,
l=e;if(e===l)if(Array.isArray(n)){if(n.length>1024)return ee.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let d=n.length;for(let c=0;c<d;c++){let _=n[c],x=e;if(e===x)if(typeof _=="string"){if(N(_,512))return ee.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(B(_,1))return ee.errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else return ee.errors=[{instancePath:s+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var a=l===e}else var a=!0;if(a){if(r.sources!==void 0){let n=r.sources,l=e;if(e===l)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(Object.keys(n).length>1e5)return ee.errors=[{instancePath:s+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let d in n){
let c=n[d],_=e;if(e===_)if(typeof c=="string"){if(N(c,256))return ee.errors=[{instancePath:s+"/sourc\
es/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(c,1))return ee.errors=[{instancePath:s+"\
/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:s+"/\
sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var u=_===e;if(!u)break}}else return ee.errors=
[{instancePath:s+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=l===e}else var a=!0;if(a){if(r.digest!==void 0){let n=r.digest,l=e;if(e===l)if(typeof n==
"string"){if(N(n,64))return ee.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!An.test(n))return ee.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return ee.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a)if(r.servers!==void 0){let n=r.servers,
l=e;if(!Array.isArray(n)&&n!==null)return ee.errors=[{instancePath:s+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:Vi.properties.servers.type}}],!1;if(e===l&&Array.isArray(
n)){if(n.length>1e4)return ee.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var i=!0;let d=n.length;for(let c=0;c<d;c++){let _=e;
he(n[c],{instancePath:s+"/servers/"+c,parentData:n,parentDataProperty:c,rootData:k,dynamicAnchors:v})||
(o=o===null?he.errors:o.concat(he.errors),e=o.length);var i=_===e;if(!i)break}}}var a=l===e}else var a=!0}}}}}}}}}else
return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=o,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _s(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=_s.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:v})||(o=o===null?ee.errors:o.concat(ee.errors),e=o.length));else
return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _s.
errors=o,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Dn=bs;var Bi={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var bt={type:"string",enum:["admin","viewer"],$id:"schema:Role"},wt=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function de(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:v={}}={}){let o=null,e=0,m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="na\
me")||r.role===void 0&&(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at"))
return de.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return de.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(u===e){if(r.name!==void 0){let i=r.name,t=e;if(e===e)if(typeof i=="string"){if(N(i,64))return de.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(i,1))return de.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!wt.test(i))return de.errors=[{instancePath:s+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return de.errors=[{instancePath:s+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.role!==void 0){
let i=r.role,t=e;if(typeof i!="string")return de.errors=[{instancePath:s+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"))return de.errors=
[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:bt.enum}}],
!1;var a=t===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,t=e;if(typeof i!="string")return de.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"))return de.errors=[{instancePath:s+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:Bi.properties.how.enum}}],!1;var a=t===e}else
var a=!0;if(a)if(r.expires_at!==void 0){let i=r.expires_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return de.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:Bi.properties.expires_at.type}}],!1;if(e===t&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return de.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}}else
return de.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.
errors=o,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bs(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=bs.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:v})||(o=o===null?de.errors:o.concat(de.errors),e=o.length));else
return bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return bs.
errors=o,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var In=ws;function le(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.role===void 0&&
(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at")||r.secret===void 0&&(f=
"secret"))return le.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){
return le.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(u===e){if(r.name!==void 0){let i=r.name,t=e;if(e===e)if(typeof i==
"string"){if(N(i,64))return le.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return le.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!wt.test(i))
return le.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return le.errors=[{instancePath:s+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0;if(a){if(r.role!==void 0){let i=r.role,t=e;if(typeof i!="string")return le.errors=[{instancePath:s+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i===
"viewer"))return le.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:bt.enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,t=e;if(typeof i!=
"string")return le.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(i!=="session")return le.errors=[{instancePath:s+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var a=t===e}else var a=!0;
if(a){if(r.expires_at!==void 0){let i=r.expires_at,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return le.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return le.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return le.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a)if(r.secret!==void 0){let i=r.secret,t=e;if(e===t)if(typeof i=="st\
ring"){if(N(i,64))return le.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return le.errors=[{instancePath:s+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var a=t===e}else var a=!0}}}}}}else return le.errors=[{instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return le.errors=o,e===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ws(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ws.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(le(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?le.errors:
o.concat(le.errors),e=o.length));else return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ws.errors=o,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Tn=xs;function xs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=xs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?de.errors:
o.concat(de.errors),e=o.length));else return xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xs.errors=o,e===0}xs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jn=qs;var Hi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function W(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=W.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.role===void 0&&(f=
"role")||r.prefix===void 0&&(f="prefix")||r.created_at===void 0&&(f="created_at")||r.rotated_at===void 0&&
(f="rotated_at")||r.revoked_at===void 0&&(f="revoked_at"))return W.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="id"||
i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return W.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(u===e){if(r.id!==void 0){let i=r.id,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return W.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(i,1))return W.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,t=e;if(e===e)if(typeof i=="string"){if(N(i,64))return W.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!wt.test(i))return W.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=t===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,t=e;if(typeof i!="stri\
ng")return W.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return W.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:bt.enum}}],!1;var a=t===e}else var a=!0;if(a){
if(r.prefix!==void 0){let i=r.prefix,t=e;if(e===t)if(typeof i=="string"){if(N(i,16))return W.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return W.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,
t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return W.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return W.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.rotated_at!==
void 0){let i=r.rotated_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return W.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Hi.properties.rotated_at.type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return W.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return W.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.revoked_at!==void 0){let i=r.revoked_at,
t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return W.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Hi.properties.revoked_at.
type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return W.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return W.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0}}}}}}}}else return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return W.errors=o,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function sr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.operators===void 0&&(f="operators"))return sr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let i in r)if(i!=="operators"){return sr.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e&&r.operators!==
void 0){let i=r.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return sr.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var a=!0;let p=i.length;for(let n=0;n<p;n++){let l=e;W(i[n],{instancePath:s+"/operators/"+n,parentData:i,
parentDataProperty:n,rootData:k,dynamicAnchors:v})||(o=o===null?W.errors:o.concat(W.errors),e=o.length);
var a=l===e;if(!a)break}}}else return sr.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return sr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=o,e===0}sr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function qs(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=qs.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(sr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||
(o=o===null?sr.errors:o.concat(sr.errors),e=o.length));else return qs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return qs.errors=o,e===0}qs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var $n=Ns;var Wi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function H(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:v={}}={}){let o=null,e=0,m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||
r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===void 0&&(f="prefix")||r.created_at===
void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===void 0&&(f="revoke\
d_at")||r.token===void 0&&(f="token"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="id"||i==="name"||i==="ro\
le"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i==="token")){return H.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(u===e){if(r.id!==void 0){let i=r.id,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return H.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(i,1))return H.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,t=e;if(e===e)if(typeof i=="string"){if(N(i,64))return H.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return H.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!wt.test(i))return H.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return H.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=t===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,t=e;if(typeof i!="stri\
ng")return H.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return H.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:bt.enum}}],!1;var a=t===e}else var a=!0;if(a){
if(r.prefix!==void 0){let i=r.prefix,t=e;if(e===t)if(typeof i=="string"){if(N(i,16))return H.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return H.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,
t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return H.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return H.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.rotated_at!==
void 0){let i=r.rotated_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return H.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Wi.properties.rotated_at.type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return H.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return H.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.revoked_at!==void 0){let i=r.revoked_at,
t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return H.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Wi.properties.revoked_at.
type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return H.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return H.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a)if(r.token!==void 0){let i=r.token,t=e;if(e===t)if(typeof i=="stri\
ng"){if(N(i,256))return H.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(i,1))return H.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0}}}}}}}}}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return H.errors=o,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ns(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,
e=0,m=Ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?H.errors:o.concat(
H.errors),e=o.length));else return Ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ns.errors=o,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var On=Ls;function Ls(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return Ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ls.errors=o,e===0}Ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=Ss;function Ss(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return Ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ss.errors=o,e===0}Ss.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=As;function As(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=As.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?H.errors:
o.concat(H.errors),e=o.length));else return As.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return As.errors=o,e===0}As.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=Ds;var rp={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},mr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},sp={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload",
"backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function V(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=V.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.at===void 0&&(f="at")||r.action===void 0&&(f=
"action")||r.outcome===void 0&&(f="outcome")||r.name===void 0&&(f="name")||r.how===void 0&&(f="how")||
r.address===void 0&&(f="address")||r.request_id===void 0&&(f="request_id")||r.target===void 0&&(f="t\
arget")||r.target_name===void 0&&(f="target_name")||r.before===void 0&&(f="before")||r.after===void 0&&
(f="after")||r.reason===void 0&&(f="reason"))return V.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!tr.call(mr.properties,
i)){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.id!==void 0){let i=r.id,t=e;if(e===t)if(typeof i==
"string"){if(N(i,64))return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(i,1))return V.errors=[{instancePath:s+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;
if(a){if(r.at!==void 0){let i=r.at,t=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return V.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return V.errors=
[{instancePath:s+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return V.errors=[{instancePath:s+"/at",schemaPath:"sch\
ema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;
if(a){if(r.action!==void 0){let i=r.action,t=e;if(typeof i!="string")return V.errors=[{instancePath:s+
"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="\
createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="drainUpstream"||
i==="restoreUpstream"||i==="probeUpstream"||i==="reconcilePayment"||i==="closePayment"||i==="createO\
perator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i===
"endSession"||i==="drainServer"||i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"||i==="au\
thenticate"))return V.errors=[{instancePath:s+"/action",schemaPath:"schema:AuditAction/enum",keyword:"\
enum",params:{allowedValues:sp.enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.outcome!==void 0){let i=r.
outcome,t=e;if(typeof i!="string")return V.errors=[{instancePath:s+"/outcome",schemaPath:"#/properti\
es/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="done"||i==="begun"||i==="faile\
d"))return V.errors=[{instancePath:s+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",
params:{allowedValues:mr.properties.outcome.enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,t=e;if(e===t)if(typeof i=="string"){if(N(i,128))return V.errors=[{instancePath:s+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return V.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var a=t===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,t=e;if(typeof i!="string")return V.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"||i==="cli"||i==="signal"||i==="server"))return V.errors=[{instancePath:s+
"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:mr.properties.how.enum}}],
!1;var a=t===e}else var a=!0;if(a){if(r.address!==void 0){let i=r.address,t=e;if(typeof i!="string"&&
i!==null)return V.errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/type",keyword:"\
type",params:{type:mr.properties.address.type}}],!1;if(e===t&&typeof i=="string"&&N(i,255))return V.
errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;var a=t===e}else var a=!0;if(a){if(r.request_id!==void 0){let i=r.request_id,t=e;if(typeof i!=
"string"&&i!==null)return V.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_i\
d/type",keyword:"type",params:{type:mr.properties.request_id.type}}],!1;if(e===t&&typeof i=="string"&&
N(i,64))return V.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var a=t===e}else var a=!0;if(a){if(r.target!==void 0){let i=r.
target,t=e;if(typeof i!="string"&&i!==null)return V.errors=[{instancePath:s+"/target",schemaPath:"#/\
properties/target/type",keyword:"type",params:{type:mr.properties.target.type}}],!1;if(e===t&&typeof i==
"string"&&N(i,128))return V.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;var a=t===e}else var a=!0;if(a){if(r.target_name!==
void 0){let i=r.target_name,t=e;if(typeof i!="string"&&i!==null)return V.errors=[{instancePath:s+"/t\
arget_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:mr.properties.target_name.
type}}],!1;if(e===t&&typeof i=="string"&&N(i,256))return V.errors=[{instancePath:s+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=t===e}else var a=!0;
if(a){if(r.before!==void 0){let i=r.before,t=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return V.errors=[{instancePath:s+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:mr.properties.before.type}}],!1;var a=t===e}else var a=!0;if(a){if(r.after!==void 0){let i=r.after,
t=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/afte\
r",schemaPath:"#/properties/after/type",keyword:"type",params:{type:mr.properties.after.type}}],!1;var a=t===
e}else var a=!0;if(a)if(r.reason!==void 0){let i=r.reason,t=e;if(typeof i!="string"&&i!==null)return V.
errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:mr.
properties.reason.type}}],!1;if(e===t&&typeof i=="string"&&N(i,4096))return V.errors=[{instancePath:s+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=t===
e}else var a=!0}}}}}}}}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return V.errors=o,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Fe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&
(u="next"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let i=e;for(let t in r)if(!(t==="rows"||t==="next")){return Fe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===
e){if(r.rows!==void 0){let t=r.rows,p=e;if(e===p)if(Array.isArray(t)){if(t.length>1e3)return Fe.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var a=!0;let n=t.length;for(let l=0;l<n;l++){let y=e;V(t[l],{instancePath:s+"/rows/"+l,parentData:t,
parentDataProperty:l,rootData:k,dynamicAnchors:v})||(o=o===null?V.errors:o.concat(V.errors),e=o.length);
var a=y===e;if(!a)break}}}else return Fe.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=p===e}else var f=!0;if(f)if(r.next!==void 0){
let t=r.next,p=e;if(typeof t!="string"&&t!==null)return Fe.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:rp.properties.next.type}}],!1;if(e===p&&typeof t==
"string"&&N(t,64))return Fe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var f=p===e}else var f=!0}}}else return Fe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=o,e===0}Fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ds(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ds.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Fe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||
(o=o===null?Fe.errors:o.concat(Fe.errors),e=o.length));else return Ds.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ds.errors=o,e===0}Ds.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var En=Is;function Is(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(V(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?V.errors:
o.concat(V.errors),e=o.length));else return Is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Is.errors=o,e===0}Is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mn=xe;function xe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.calls===void 0&&(i="calls")||f.streams===void 0&&(i=
"streams")||f.queued_rows===void 0&&(i="queued_rows"))return xe.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:i}}],!1;{let t=e;for(let p in f)
if(!(p==="calls"||p==="streams"||p==="queued_rows")){return xe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(t===e){if(f.calls!==void 0){let p=f.calls,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)))return xe.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return xe.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return xe.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;
if(a){if(f.streams!==void 0){let p=f.streams,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return xe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return xe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return xe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else
var a=!0;if(a)if(f.queued_rows!==void 0){let p=f.queued_rows,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return xe.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="num\
ber"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return xe.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return xe.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=n===e}else var a=!0}}}}else return xe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return xe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=o,e===0}xe.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Rn=Ts;function ce(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.applied===void 0&&(t="applied")||r.problems===
void 0&&(t="problems")||r.changes===void 0&&(t="changes"))return ce.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:t}}],!1;{let p=e;for(let n in r)if(!(n==="app\
lied"||n==="problems"||n==="changes")){return ce.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===e){if(r.applied!==
void 0){let n=e;if(typeof r.applied!="boolean")return ce.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){
if(r.problems!==void 0){let n=r.problems,l=e;if(e===l)if(Array.isArray(n)){if(n.length>1e4)return ce.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let d=n.length;for(let c=0;c<d;c++){let _=n[c],x=e;if(e===x)if(typeof _=="\
string"){if(N(_,4096))return ce.errors=[{instancePath:s+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ce.errors=[{instancePath:s+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=x===e;if(!f)break}}}else return ce.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a)if(r.changes!==
void 0){let n=r.changes,l=e;if(e===l)if(Array.isArray(n)){if(n.length>1e5)return ce.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;
let d=n.length;for(let c=0;c<d;c++){let _=n[c],x=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(
_)){let h;if(_.setting===void 0&&(h="setting")||_.needs_restart===void 0&&(h="needs_restart"))return ce.
errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let S=e;for(let q in _)if(!(q==="setting"||q==="before"||q==="after"||
q==="needs_restart")){return ce.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(S===
e){if(_.setting!==void 0){let q=_.setting,I=e;if(e===I)if(typeof q=="string"){if(N(q,512))return ce.
errors=[{instancePath:s+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return ce.errors=[{instancePath:s+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var i=I===e}else var i=!0;if(i)if(_.needs_restart!==void 0){let q=e;if(typeof _.
needs_restart!="boolean")return ce.errors=[{instancePath:s+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var i=q===
e}else var i=!0}}}else return ce.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var u=x===e;if(!u)break}}}else return ce.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var a=l===e}else var a=!0}}}}else return ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ce.errors=o,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ts(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ce(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:v})||(o=o===null?ce.errors:
o.concat(ce.errors),e=o.length));else return Ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ts.errors=o,e===0}Ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xn=z;function z(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.response;if(e===e)if(p&&
typeof p=="object"&&!Array.isArray(p)){let l;if(p.name===void 0&&(l="name")||p.operations===void 0&&
(l="operations")||p.elsewhere===void 0&&(l="elsewhere"))return z.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let d in p)
if(!(d==="name"||d==="operations"||d==="elsewhere")){return z.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(p.name!==void 0){let d=p.name,c=e;if(e===c)if(typeof d=="string"){if(N(d,128))
return z.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(B(d,1))return z.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return z.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(p.operations!==
void 0){let d=p.operations,c=e;if(e===c)if(Array.isArray(d)){if(d.length>256)return z.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let x=d.length;for(let g=0;g<x;g++){let P=d[g],h=e;if(e===h)if(P&&
typeof P=="object"&&!Array.isArray(P)){let q;if(P.method===void 0&&(q="method")||P.path===void 0&&(q=
"path")||P.summary===void 0&&(q="summary"))return z.errors=[{instancePath:s+"/response/operations/"+
g,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let I=e;for(let L in P)if(!(L==="method"||L==="path"||L==="summary")){return z.errors=[{instancePath:s+
"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===e){if(P.method!==
void 0){let L=P.method,A=e;if(e===A)if(typeof L=="string"){if(N(L,7))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(B(L,3))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;if(u){if(P.path!==
void 0){let L=P.path,A=e;if(e===A)if(typeof L=="string"){if(N(L,256))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(L,1))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;if(u)if(P.summary!==void 0){
let L=P.summary,A=e;if(e===A)if(typeof L=="string"){if(N(L,256))return z.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:s+
"/response/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0}}}}else return z.
errors=[{instancePath:s+"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return z.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=c===e}else var a=!0;if(a)if(p.elsewhere!==void 0){let d=p.elsewhere,
c=e;if(e===c)if(Array.isArray(d)){if(d.length>16)return z.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let x=d.length;for(let g=0;g<x;g++){let P=d[g],h=e;if(e===h)if(P&&typeof P=="object"&&!Array.
isArray(P)){let q;if(P.name===void 0&&(q="name"))return z.errors=[{instancePath:s+"/response/elsewhe\
re/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let I=e;for(let L in P)if(!(L==="name"||L==="path"||L==="address"||L==="port")){return z.errors=
[{instancePath:s+"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===e){
if(P.name!==void 0){let L=P.name,A=e;if(e===A)if(typeof L=="string"){if(N(L,128))return z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(B(L,1))return z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=A===e}else var t=!0;if(t){if(P.path!==void 0){
let L=P.path,A=e;if(e===A)if(typeof L=="string"){if(N(L,256))return z.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(L,1))return z.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/respons\
e/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var t=A===e}else var t=!0;if(t){if(P.address!==void 0){let L=P.
address,A=e;if(e===A)if(typeof L=="string"){if(N(L,2048))return z.errors=[{instancePath:s+"/response\
/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(B(L,1))return z.errors=[{instancePath:s+"\
/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var t=A===e}else var t=!0;if(t)if(P.port!==
void 0){let L=P.port,A=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return z.errors=[{
instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof L=="number"&&isFinite(
L)){if(L>65535||isNaN(L))return z.errors=[{instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(L<1||isNaN(L))return z.errors=[{instancePath:s+"/response/elsewhere/"+g+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var t=A===e}else var t=!0}}}}}else return z.errors=[{instancePath:s+
"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var i=h===e;if(!i)break}}}else return z.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=c===e}else var a=!0}}}}else return z.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=o,e===0}z.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zn=Ar;function Ar(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return Ar.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ar.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=o,e===0}Ar.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var up={getHealth:{parameters:Ht,body:Ua,replies:{200:Ji}},getReadiness:{parameters:Wt,body:Za,replies:{
200:Qi,503:en}},getMetrics:{parameters:Yt,body:Va,replies:{}},listKeys:{parameters:Gt,body:Ba,replies:{
200:rn}},createKey:{parameters:Jt,body:Ha,replies:{200:sn}},readKey:{parameters:Qt,body:ri,replies:{
200:tn}},revokeKey:{parameters:ea,body:si,replies:{200:an}},changeKey:{parameters:ra,body:ti,replies:{
200:nn}},rotateKey:{parameters:sa,body:ai,replies:{200:on}},restoreKey:{parameters:ta,body:ii,replies:{
200:pn}},getUsage:{parameters:aa,body:ni,replies:{200:mn}},listUsage:{parameters:ia,body:oi,replies:{
200:ln}},readOverview:{parameters:na,body:pi,replies:{200:dn}},readSeries:{parameters:oa,body:mi,replies:{
200:fn}},listRequests:{parameters:pa,body:li,replies:{200:un}},readRequest:{parameters:ma,body:di,replies:{
200:yn}},listPayments:{parameters:la,body:fi,replies:{200:cn}},readPayment:{parameters:da,body:ui,replies:{
200:gn}},reconcilePayment:{parameters:fa,body:yi,replies:{200:kn}},closePayment:{parameters:ua,body:ci,
replies:{200:vn}},listUpstreams:{parameters:ya,body:hi,replies:{200:Pn}},drainUpstream:{parameters:ca,
body:gi,replies:{200:bn}},restoreUpstream:{parameters:ha,body:ki,replies:{200:wn}},probeUpstream:{parameters:ga,
body:vi,replies:{200:xn}},listRoutes:{parameters:ka,body:Pi,replies:{200:qn}},listOperatorAgents:{parameters:va,
body:_i,replies:{200:Nn}},readOperatorAgent:{parameters:Pa,body:bi,replies:{200:Ln}},getConfig:{parameters:_a,
body:wi,replies:{200:Sn}},readSession:{parameters:ba,body:xi,replies:{200:Dn}},createSession:{parameters:wa,
body:qi,replies:{200:In}},endSession:{parameters:xa,body:Ni,replies:{200:Tn}},listOperators:{parameters:qa,
body:Li,replies:{200:jn}},createOperator:{parameters:Na,body:Si,replies:{200:$n}},revokeOperator:{parameters:La,
body:Di,replies:{200:On}},changeOperator:{parameters:Sa,body:Ii,replies:{200:Cn}},rotateOperator:{parameters:Aa,
body:Ti,replies:{200:Kn}},listAudit:{parameters:Da,body:ji,replies:{200:Fn}},readAudit:{parameters:Ia,
body:$i,replies:{200:En}},drainServer:{parameters:Ta,body:Oi,replies:{200:Mn}},reload:{parameters:ja,
body:Ci,replies:{200:Rn}},getOverview:{parameters:$a,body:Ki,replies:{200:Xn}},getContract:{parameters:Oa,
body:Fi,replies:{200:zn}},getReference:{parameters:Ca,body:Ei,replies:{}},getReferenceFile:{parameters:Ka,
body:Mi,replies:{}},getConsole:{parameters:Ea,body:Ri,replies:{}},getConsoleFile:{parameters:Ma,body:Xi,
replies:{}}};export{up as default};
