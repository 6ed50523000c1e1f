// Compiled from a contract by npm run generate. Never edited.
var xp=Object.create;var wa=Object.defineProperty;var qp=Object.getOwnPropertyDescriptor;var Np=Object.getOwnPropertyNames;var Lp=Object.getPrototypeOf,Sp=Object.prototype.hasOwnProperty;var xa=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(x){throw s=0,x}};var Ap=(r,s,x,w)=>{if(s&&typeof s=="object"||typeof s=="function")for(let v of Np(s))!Sp.call(r,v)&&
v!==x&&wa(r,v,{get:()=>s[v],enumerable:!(w=qp(s,v))||w.enumerable});return r};var Gr=(r,s,x)=>(x=r!=null?xp(Lp(r)):{},Ap(s||!r||!r.__esModule?wa(x,"default",{value:r,enumerable:!0}):
x,r));var pt=xa(ot=>{"use strict";Object.defineProperty(ot,"__esModule",{value:!0});ot.formats=void 0;var Dp=2**
31-1,Tp=(-2)**31,jp=2**63-1,$p=(-2)**63,La=(2-2**-23)*2**127,Sa=2**-126,Cp=-1*La,Op=-1*Sa,Na=()=>!0,
Kp=/^[A-Za-z0-9+/]*(=|==)?$/;ot.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Dp&&r>=Tp,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=jp&&r>=$p,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=La&&r>=Sa||r>=Cp&&r<=Op),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Kp.test(r),binary:Na,password:Na}});var mt=xa(br=>{"use strict";Object.defineProperty(br,"__esModule",{value:!0});br.formatNames=br.fastFormats=
br.fullFormats=void 0;function vr(r,s){return{validate:r,compare:s}}br.fullFormats={date:vr(Ta,ha),time:vr(
ya(!0),ga),"date-time":vr(Aa(!0),$a),"iso-time":vr(ya(),ja),"iso-date-time":vr(Aa(),Ca),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Gp,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Hp,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Up,int32:{type:"number",validate:Zp},
int64:{type:"number",validate:Vp},float:{type:"number",validate:Da},double:{type:"number",validate:Da},
password:!0,binary:!0};br.fastFormats={...br.fullFormats,date:vr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ha),time:vr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ga),"date-time":vr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
$a),"iso-time":vr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ja),
"iso-date-time":vr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ca),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
br.formatNames=Object.keys(br.fullFormats);function Fp(r){return r%4===0&&(r%100!==0||r%400===0)}var Mp=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ep=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ta(r){let s=Mp.exec(r);if(!s)return!1;let x=+s[1],
w=+s[2],v=+s[3];return w>=1&&w<=12&&v>=1&&v<=(w===2&&Fp(x)?29:Ep[w])}function ha(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var ua=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ya(r){
return function(x){let w=ua.exec(x);if(!w)return!1;let v=+w[1],b=+w[2],p=+w[3],e=w[4],m=w[5]==="-"?-1:
1,t=+(w[6]||0),f=+(w[7]||0);if(t>23||f>59||r&&!e)return!1;if(v<=23&&b<=59&&p<60)return!0;let y=b-f*m,
n=v-t*m-(y<0?1:0);return(n===23||n===-1)&&(y===59||y===-1)&&p<61}}function ga(r,s){if(!(r&&s))return;
let x=new Date("2020-01-01T"+r).valueOf(),w=new Date("2020-01-01T"+s).valueOf();if(x&&w)return x-w}function ja(r,s){
if(!(r&&s))return;let x=ua.exec(r),w=ua.exec(s);if(x&&w)return r=x[1]+x[2]+x[3],s=w[1]+w[2]+w[3],r>s?
1:r<s?-1:0}var ca=/t|\s/i;function Aa(r){let s=ya(r);return function(w){let v=w.split(ca);return v.length===
2&&Ta(v[0])&&s(v[1])}}function $a(r,s){if(!(r&&s))return;let x=new Date(r).valueOf(),w=new Date(s).valueOf();
if(x&&w)return x-w}function Ca(r,s){if(!(r&&s))return;let[x,w]=r.split(ca),[v,b]=s.split(ca),p=ha(x,
v);if(p!==void 0)return p||ga(w,b)}var Rp=/\/|:/,Xp=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Gp(r){return Rp.test(r)&&Xp.test(r)}var Ia=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Up(r){return Ia.lastIndex=0,Ia.test(r)}var zp=-(2**31),Bp=2**31-1;function Zp(r){return Number.
isInteger(r)&&r<=Bp&&r>=zp}function Vp(r){return Number.isInteger(r)}function Da(){return!0}var Wp=/[^\\]\\Z/;
function Hp(r){if(Wp.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Ur=(r,s)=>r.length>s&&qa(r)>s,zr=(r,s)=>r.length<2*s&&qa(r)<s,Ip=/[\ud800-\udbff][\udc00-\udfff]/g,
qa=r=>r.length-(r.match(Ip)?.length??0);var Oa=Gr(pt()),Ka=Gr(mt()),Um={...Oa.formats,...Ka.fastFormats},Fa=Jr;function Jr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Jr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Jr.errors=p,e===0}Jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ma=Qr;function Qr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Qr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Qr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Qr.errors=p,e===0}Qr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ea=es;function es(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=es.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return es.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return es.errors=p,e===0}es.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ra=$r;var K=Ur;function $r(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=$r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return $r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="boolean")i=""+n;else if(n===
null)i="";else return $r.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&K(n,4096))return $r.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return $r.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return $r.errors=p,e===0}$r.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xa=_r;var G=zr,cs=new RegExp("^[ -~]+$","u");function _r(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=_r.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return _r.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["\
idempotency-key"],a=e;if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="bool\
ean")i=""+n;else if(n===null)i="";else return _r.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;i!==void 0&&(n=i,f!==void 0&&(f["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(K(n,
255))return _r.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(G(n,1))return _r.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(n))return _r.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return _r.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return _r.errors=p,e===0}_r.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ga=rr;var Ee=new RegExp("^[0-9a-f-]{36}$","u");function rr(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=rr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return rr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return rr.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return rr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return rr.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(G(a,36))return rr.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(
a))return rr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return rr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return rr.
errors=p,e===0}rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ua=sr;function sr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return sr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return sr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return sr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return sr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return sr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return sr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return sr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return sr.errors=p,e===0}sr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var za=tr;function tr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return tr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return tr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return tr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return tr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return tr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return tr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return tr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return tr.errors=p,e===0}tr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ba=Oe;function Oe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Oe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.headers,n=e;if(e===
n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let a=y["idempotenc\
y-key"],o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Oe.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,y!==void 0&&(y["idempotency-key"]=l))}if(e===o&&typeof a=="string"){if(K(a,255))return Oe.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(G(a,1))return Oe.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!cs.test(a))return Oe.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Oe.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(r.params!==
void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&
(o="id"))return Oe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let d=typeof i,
u;if(u===void 0)if(d=="number"||d=="boolean")u=""+i;else if(i===null)u="";else return Oe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,y!==void 0&&(y.id=u))}if(e===l&&typeof i=="string"){if(K(i,36))return Oe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(G(i,36))return Oe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(
i))return Oe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Oe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Oe.errors=p,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Za=ar;function ar(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ar.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return ar.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return ar.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return ar.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return ar.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return ar.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ar.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ar.errors=p,e===0}ar.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Va=Ke;function Ke(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Ke.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.parent!==void 0){let a=y.
parent,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return Ke.errors=[{instancePath:s+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.parent=
l))}if(e===o&&typeof a=="string"){if(K(a,194))return Ke.errors=[{instancePath:s+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(G(a,1))
return Ke.errors=[{instancePath:s+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=o===e}else var t=!0;if(t){let a=y.limit,o=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l==="boo\
lean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return Ke.errors=[{instancePath:s+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a))return Ke.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Ke.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=o===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return Ke.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(K(l,36))return Ke.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(G(l,36))
return Ke.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(l))return Ke.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}else return Ke.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Ke.errors=p,e===0}Ke.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wa=wr;function wr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=wr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return wr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["idempotency-key"],
a=e;if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="boolean")i=""+n;else if(n===
null)i="";else return wr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=
i,f!==void 0&&(f["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(K(n,255))return wr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(G(n,1))return wr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!cs.test(n))return wr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return wr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return wr.errors=p,e===0}wr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ha=xr;function xr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return xr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return xr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return xr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,194))return xr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(G(a,1))return xr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return xr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return xr.
errors=p,e===0}xr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ya=qr;function qr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=qr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return qr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return qr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return qr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,194))return qr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(G(a,1))return qr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return qr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return qr.
errors=p,e===0}qr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ja=Nr;function Nr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Nr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Nr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Nr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Nr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,194))return Nr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(G(a,1))return Nr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Nr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Nr.
errors=p,e===0}Nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qa=Qe;function Qe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){y.limit===void 0&&(y.limit=100);let a=y.limit,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i==="boolean"||a===null||
i==="string"&&a&&a==+a&&!(a%1))l=+a;else return Qe.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=
l,y!==void 0&&(y.limit=l))}if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return Qe.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Qe.errors=[{instancePath:s+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=o===e;if(t)if(y.after!==void 0){let i=y.after,l=e;if(typeof i!="string"){let u=typeof i,
c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===null)c="";else return Qe.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;c!==void 0&&(i=c,y!==void 0&&(y.after=c))}if(e===l&&typeof i=="string"){if(K(i,64))return Qe.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(G(i,1))return Qe.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=l===e}else
var t=!0}else return Qe.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return Qe.errors=p,e===0}Qe.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ei=ir;var ri=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function ir(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=ir.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return ir.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return ir.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return ir.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,47))return ir.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(G(a,47))return ir.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!ri.test(
a))return ir.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return ir.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ir.
errors=p,e===0}ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var si=nr;function nr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return nr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return nr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return nr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,47))return nr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(G(a,47))return nr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!ri.test(a))return nr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return nr.errors=[{instancePath:s+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return nr.errors=p,e===0}nr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ti=ne,
Yp={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},
body:{}}},Jp=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u"),Be=new RegExp("^[^\\x00-\\x1f\\x7f]+$","\
u");function ne(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y=
"headers")||r.params===void 0&&(y="params"))return ne.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;if(r.query!==void 0){let n=r.query;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.refusals===void 0&&(n.refusals=!1),n.from!==void 0){let o=n.
from,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l=typeof o,d;if(d===void 0)if(l===
"boolean"||o===null||l==="string"&&o&&o==+o&&!(o%1))d=+o;else return ne.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(o=d,n!==void 0&&(n.from=d))}if(e===i&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||
isNaN(o))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return ne.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.to!==void 0){let o=n.
to,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,u;if(u===void 0)if(d===
"boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))u=+o;else return ne.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(o=u,n!==void 0&&(n.to=u))}if(e===i&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||
isNaN(o))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return ne.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.month!==void 0){let o=n.
month,i=e;if(typeof o!="string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===
null)u="";else return ne.errors=[{instancePath:s+"/query/month",schemaPath:"#/properties/query/prope\
rties/month/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.month=u))}
if(e===i&&typeof o=="string"){if(K(o,7))return ne.errors=[{instancePath:s+"/query/month",schemaPath:"\
#/properties/query/properties/month/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(G(o,7))return ne.
errors=[{instancePath:s+"/query/month",schemaPath:"#/properties/query/properties/month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!Jp.test(o))return ne.errors=[{instancePath:s+"/query/month",schemaPath:"\
#/properties/query/properties/month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|\
1[0-2])$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.key_id!==void 0){let o=n.key_id,i=e;if(typeof o!=
"string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===null)u="";else
return ne.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.key_id=u))}if(e===i&&
typeof o=="string"){if(K(o,256))return ne.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prop\
erties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(o,1))return ne.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(o))return ne.errors=[{instancePath:s+"/query/k\
ey_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.model!==void 0){let o=n.model,i=e;
if(typeof o!="string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===
null)u="";else return ne.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/prope\
rties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.model=u))}
if(e===i&&typeof o=="string"){if(K(o,256))return ne.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(o,1))
return ne.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(o))return ne.errors=[{instancePath:s+"\
/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.by!==void 0){let o=n.by,i=e;if(e===
i)if(Array.isArray(o)){if(o.length>9)return ne.errors=[{instancePath:s+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:9}}],!1;{var f=!0;let d=o.length;
for(let u=0;u<d;u++){let c=o[u],P=e;if(typeof c!="string"){let g=typeof c,k;if(k===void 0)if(g=="num\
ber"||g=="boolean")k=""+c;else if(c===null)k="";else return ne.errors=[{instancePath:s+"/query/by/"+
u,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"string"}}],!1;
k!==void 0&&(c=k,o!==void 0&&(o[u]=k))}if(!(c==="key"||c==="model"||c==="agent"||c==="hour"||c==="da\
y"||c==="upstream"||c==="owner"||c==="status"||c==="group"))return ne.errors=[{instancePath:s+"/quer\
y/by/"+u,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:Yp.
properties.query.properties.by.items.enum}}],!1;var f=P===e;if(!f)break}if(f){let u=o.length,c;if(u>
1){let P={};for(;u--;){let _=o[u];if(typeof _=="string"){if(typeof P[_]=="number"){return c=P[_],ne.
errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"\
uniqueItems",params:{i:u,j:c}}],!1;break}P[_]=u}}}}}}else return ne.errors=[{instancePath:s+"/query/\
by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=i===
e}else var t=!0;if(t){let o=n.refusals,i=e;if(typeof o!="boolean"){let d;if(d===void 0)if(o==="false"||
o===0||o===null)d=!1;else if(o==="true"||o===1)d=!0;else return ne.errors=[{instancePath:s+"/query/r\
efusals",schemaPath:"#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boole\
an"}}],!1;d!==void 0&&(o=d,n!==void 0&&(n.refusals=d))}var t=i===e}}}}}}}else return ne.errors=[{instancePath:s+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ne.
errors=p,e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ai=fe;function fe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return fe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==void 0){let a=y.from,
o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i===
"boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return fe.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,y!==void 0&&(y.from=l))}if(e===o&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return fe.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return fe.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(y.to!==void 0){let a=y.
to,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return fe.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,y!==void 0&&(y.to=d))}if(e===o&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return fe.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return fe.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(y.key_id!==void 0){
let a=y.key_id,o=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolean")
d=""+a;else if(a===null)d="";else return fe.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=d,y!==
void 0&&(y.key_id=d))}if(e===o&&typeof a=="string"){if(K(a,256))return fe.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(G(a,1))return fe.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(a))return fe.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(y.model!==
void 0){let a=y.model,o=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="\
boolean")d=""+a;else if(a===null)d="";else return fe.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,y!==void 0&&(y.model=d))}if(e===o&&typeof a=="string"){if(K(a,256))return fe.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(G(a,1))return fe.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(a))return fe.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){let a=y.limit,
o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return fe.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return fe.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return fe.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return fe.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(K(l,256))return fe.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(l,1))
return fe.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else var t=!0}}}}}else return fe.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return fe.errors=p,e===0}fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var ii=rs;function rs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=rs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return rs.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return rs.errors=p,e===0}rs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ni=ue,ka={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function ue(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=ue.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.
query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||r.params===void 0&&(y="params"))return ue.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(r.
query!==void 0){let n=r.query,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){n.step===void 0&&
(n.step="hour"),n.top===void 0&&(n.top=20);let o;if(n.metric===void 0&&(o="metric"))return ue.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:o}}],
!1;if(n.metric!==void 0){let i=n.metric,l=e;if(typeof i!="string"){let d=typeof i,u;if(u===void 0)if(d==
"number"||d=="boolean")u=""+i;else if(i===null)u="";else return ue.errors=[{instancePath:s+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,n!==void 0&&(n.metric=u))}if(!(i==="requests"||i==="failed"||i==="attempts"||i===
"failed_attempts"||i==="prompt_tokens"||i==="cached_tokens"||i==="completion_tokens"||i==="tokens"||
i==="charged"||i==="cost"||i==="first_token_p50_ms"||i==="first_token_p95_ms"||i==="whole_p50_ms"||i===
"whole_p95_ms"))return ue.errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:ka.properties.query.properties.metric.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(n.by!==void 0){let i=n.by,l=e;if(typeof i!="string"){let u=typeof i,
c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===null)c="";else return ue.errors=[{instancePath:s+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;c!==void 0&&(i=c,n!==void 0&&(n.by=c))}if(!(i==="key"||i==="group"||i==="model"||i==="agent"||i===
"upstream"||i==="status"||i==="class"))return ue.errors=[{instancePath:s+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:ka.properties.query.properties.
by.enum}}],!1;var t=l===e}else var t=!0;if(t){if(n.from!==void 0){let i=n.from,l=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u=typeof i,c;if(c===void 0)if(u==="boolean"||i===null||
u==="string"&&i&&i==+i&&!(i%1))c=+i;else return ue.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(i=
c,n!==void 0&&(n.from=c))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return ue.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return ue.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(n.to!==void 0){let i=n.to,l=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u=typeof i,c;if(c===void 0)if(u==="boolean"||i===null||
u==="string"&&i&&i==+i&&!(i%1))c=+i;else return ue.errors=[{instancePath:s+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(i=c,n!==
void 0&&(n.to=c))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return ue.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return ue.errors=[{instancePath:s+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let i=n.step,l=e;if(typeof i!="string"){let u=typeof i,
c;if(c===void 0)if(u=="number"||u=="boolean")c=""+i;else if(i===null)c="";else return ue.errors=[{instancePath:s+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;c!==void 0&&(i=c,n!==void 0&&(n.step=c))}if(!(i==="hour"||i==="day"))return ue.errors=[{instancePath:s+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:ka.
properties.query.properties.step.enum}}],!1;var t=l===e;if(t){let u=n.top,c=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let _=typeof u,g;if(g===void 0)if(_==="boolean"||u===null||_==="str\
ing"&&u&&u==+u&&!(u%1))g=+u;else return ue.errors=[{instancePath:s+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(u=g,n!==void 0&&
(n.top=g))}if(e===c&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return ue.errors=[{instancePath:s+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(u<1||isNaN(u))return ue.errors=[{instancePath:s+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===
e}}}}}}else return ue.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(r.headers!==void 0){let n=r.headers,
a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){let i=n["i\
f-none-match"],l=e;if(typeof i!="string"){let d=typeof i,u;if(u===void 0)if(d=="number"||d=="boolean")
u=""+i;else if(i===null)u="";else return ue.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(i=u,n!==void 0&&(n["if-none-match"]=u))}if(e===l&&typeof i=="string"&&K(i,4096))return ue.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ue.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else
var f=!0}return ue.errors=p,e===0}ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var oi=U,Qp={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},em=new RegExp("^[a-z0-9_]+$","u");function U(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.query===void 0&&(y="query")||r.headers===void 0&&(y="headers")||
r.params===void 0&&(y="params"))return U.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:y}}],!1;if(r.query!==void 0){let n=r.query,a=e;if(e===a)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.limit===void 0&&(n.limit=100),n.from!==void 0){let o=n.from,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l=typeof o,d;if(d===void 0)if(l==="boolean"||o===null||
l==="string"&&o&&o==+o&&!(o%1))d=+o;else return U.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(o=
d,n!==void 0&&(n.from=d))}if(e===i&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return U.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return U.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.to!==void 0){let o=n.to,i=e;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,u;if(u===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))u=+o;else return U.errors=[{instancePath:s+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(o=u,n!==
void 0&&(n.to=u))}if(e===i&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return U.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return U.errors=[{instancePath:s+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.key_id!==void 0){let o=n.key_id,i=e;if(typeof o!=
"string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===null)u="";else
return U.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.key_id=u))}if(e===i&&
typeof o=="string"){if(K(o,256))return U.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(o,1))return U.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(o))return U.errors=[{instancePath:s+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.model!==void 0){let o=n.model,i=e;
if(typeof o!="string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===
null)u="";else return U.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.model=u))}
if(e===i&&typeof o=="string"){if(K(o,256))return U.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(o,1))
return U.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(o))return U.errors=[{instancePath:s+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.agent!==void 0){let o=n.agent,i=e;
if(typeof o!="string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===
null)u="";else return U.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.agent=u))}
if(e===i&&typeof o=="string"){if(K(o,256))return U.errors=[{instancePath:s+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(G(o,1))
return U.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(o))return U.errors=[{instancePath:s+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.upstream!==void 0){let o=n.upstream,
i=e;if(typeof o!="string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===
null)u="";else return U.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.upstream=
u))}if(e===i&&typeof o=="string"){if(K(o,64))return U.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(G(o,
1))return U.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(o))return U.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.status!==void 0){let o=n.
status,i=e;if(typeof o!="string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===
null)u="";else return U.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.status=
u))}if(e===i&&typeof o=="string"){if(K(o,64))return U.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(G(o,1))
return U.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!em.test(o))return U.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.class!==void 0){let o=n.class,i=e;if(typeof o!=
"string"){let d=typeof o,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+o;else if(o===null)u="";else
return U.errors=[{instancePath:s+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.class=u))}if(!(o==="ours"||
o==="upstream"||o==="caller"||o==="limits"||o==="left"))return U.errors=[{instancePath:s+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:Qp.properties.
query.properties.class.enum}}],!1;var t=i===e}else var t=!0;if(t){if(n.slower_than_ms!==void 0){let o=n.
slower_than_ms,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,u;if(u===
void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))u=+o;else return U.errors=[{instancePath:s+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.slower_than_ms=u))}if(e===i&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return U.errors=[{instancePath:s+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return U.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.costlier_than!==void 0){
let o=n.costlier_than,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,u;
if(u===void 0)if(d==="boolean"||o===null||d==="string"&&o&&o==+o&&!(o%1))u=+o;else return U.errors=[
{instancePath:s+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(o=u,n!==void 0&&(n.costlier_than=u))}if(e===
i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return U.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return U.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){let o=n.limit,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,u;if(u===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))u=+o;else return U.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(o=
u,n!==void 0&&(n.limit=u))}if(e===i&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return U.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(o<1||isNaN(o))return U.errors=[{instancePath:s+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e;if(t)if(n.after!==void 0){let d=n.after,u=e;if(typeof d!="string"){let P=typeof d,
_;if(_===void 0)if(P=="number"||P=="boolean")_=""+d;else if(d===null)_="";else return U.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;_!==void 0&&(d=_,n!==void 0&&(n.after=_))}if(e===u&&typeof d=="string"){if(K(d,256))return U.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(G(d,1))return U.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=u===e}else
var t=!0}}}}}}}}}}}else return U.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(r.headers!==void 0){
let n=r.headers,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){
let i=n["if-none-match"],l=e;if(typeof i!="string"){let d=typeof i,u;if(u===void 0)if(d=="number"||d==
"boolean")u=""+i;else if(i===null)u="";else return U.errors=[{instancePath:s+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,n!==void 0&&(n["if-none-match"]=u))}if(e===l&&typeof i=="string"&&K(i,4096))return U.
errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return U.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0}return U.errors=p,e===0}U.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var pi=or;function or(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return or.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return or.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return or.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return or.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return or.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return or.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return or.errors=p,e===0}or.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mi=ge,rm={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function ge(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return ge.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.state!==void 0){let a=y.
state,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return ge.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return ge.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:rm.
properties.query.properties.state.enum}}],!1;var t=o===e}else var t=!0;if(t){if(y.network!==void 0){
let a=y.network,o=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolea\
n")d=""+a;else if(a===null)d="";else return ge.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,y!==void 0&&(y.network=d))}if(e===o&&typeof a=="string"){if(K(a,64))return ge.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(G(a,1))return ge.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(a))return ge.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(y.
payer!==void 0){let a=y.payer,o=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="numbe\
r"||l=="boolean")d=""+a;else if(a===null)d="";else return ge.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;d!==
void 0&&(a=d,y!==void 0&&(y.payer=d))}if(e===o&&typeof a=="string"){if(K(a,64))return ge.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(G(a,1))return ge.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Be.test(a))return ge.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){let a=y.limit,
o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return ge.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return ge.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ge.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e;if(t)if(y.after!==void 0){let l=y.after,d=e;
if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="boolean")P=""+l;else if(l===
null)P="";else return ge.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,y!==void 0&&(y.after=P))}
if(e===d&&typeof l=="string"){if(K(l,36))return ge.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(G(l,36))
return ge.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(l))return ge.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}else return ge.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ge.errors=p,
e===0}ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var li=pr;function pr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return pr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return pr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return pr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return pr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return pr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return pr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return pr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return pr.errors=p,e===0}pr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var di=mr;function mr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return mr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return mr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return mr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return mr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return mr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return mr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return mr.errors=p,e===0}mr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fi=Fe;function Fe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.query,n=e;if(e===n)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.reason!==void 0){let a=y.reason,o=e;if(typeof a!="string"){
let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return Fe.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.reason=l))}if(e===o&&typeof a=="st\
ring"){if(K(a,512))return Fe.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(G(a,1))return Fe.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Be.test(a))return Fe.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Fe.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(r.params!==void 0){let y=r.params,
n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&(o="id"))return Fe.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:o}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let d=typeof i,u;if(u===
void 0)if(d=="number"||d=="boolean")u=""+i;else if(i===null)u="";else return Fe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,y!==void 0&&(y.id=u))}if(e===l&&typeof i=="string"){if(K(i,36))return Fe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(G(i,36))return Fe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(
i))return Fe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Fe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Fe.errors=p,e===0}Fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ui=ss;function ss(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ss.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ss.errors=p,e===0}ss.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yi=lr;var Pa=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function lr(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=lr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return lr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===
void 0&&(n="name"))return lr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:n}}],!1;if(f.name!==void 0){let a=f.name,o=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return lr.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===o&&typeof a==
"string"){if(K(a,64))return lr.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(G(a,1))return lr.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!Pa.test(a))return lr.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return lr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return lr.errors=p,e===0}lr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ci=dr;function dr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=dr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return dr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return dr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return dr.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===o&&typeof a=="string"){if(K(a,64))return dr.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(G(a,1))return dr.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Pa.test(
a))return dr.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return dr.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return dr.errors=p,e===0}dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var hi=fr;function fr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return fr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return fr.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===o&&typeof a=="string"){if(K(a,64))return fr.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(G(a,1))return fr.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Pa.test(
a))return fr.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return fr.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return fr.errors=p,e===0}fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var gi=ts;function ts(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ts.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ts.errors=p,e===0}ts.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ki=as;function as(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=as.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return as.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return as.errors=p,e===0}as.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pi=is;function is(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return is.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return is.errors=p,e===0}is.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vi=ur;var sm=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function ur(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=ur.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return ur.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===
void 0&&(n="id"))return ur.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return ur.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){
if(K(a,64))return ur.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(G(a,1))return ur.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!sm.test(a))return ur.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return ur.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return ur.errors=p,e===0}ur.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var bi=ns;function ns(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ns.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ns.errors=p,e===0}ns.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _i=os;function os(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=os.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return os.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return os.errors=p,e===0}os.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wi=ps;function ps(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ps.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ps.errors=p,e===0}ps.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xi=ms;function ms(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ms.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ms.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ms.errors=p,e===0}ms.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qi=ls;function ls(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ls.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ls.errors=p,e===0}ls.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ni=ds;function ds(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ds.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ds.errors=p,e===0}ds.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Li=Lr;function Lr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Lr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Lr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["idempotency-key"],
a=e;if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="boolean")i=""+n;else if(n===
null)i="";else return Lr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=
i,f!==void 0&&(f["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(K(n,255))return Lr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(G(n,1))return Lr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!cs.test(n))return Lr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Lr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Lr.errors=p,e===0}Lr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Si=yr;function yr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=yr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return yr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return yr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return yr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return yr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return yr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return yr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return yr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return yr.errors=p,e===0}yr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ai=cr;function cr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return cr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return cr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return cr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return cr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return cr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return cr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return cr.errors=p,e===0}cr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ii=Me;function Me(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.headers,n=e;if(e===
n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let a=y["idempotenc\
y-key"],o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Me.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,y!==void 0&&(y["idempotency-key"]=l))}if(e===o&&typeof a=="string"){if(K(a,255))return Me.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(G(a,1))return Me.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!cs.test(a))return Me.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Me.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(r.params!==
void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;if(y.id===void 0&&
(o="id"))return Me.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let d=typeof i,
u;if(u===void 0)if(d=="number"||d=="boolean")u=""+i;else if(i===null)u="";else return Me.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,y!==void 0&&(y.id=u))}if(e===l&&typeof i=="string"){if(K(i,36))return Me.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(G(i,36))return Me.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(
i))return Me.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Me.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Me.errors=p,e===0}Me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Di=me,tm={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","revokeCaller","res\
toreCaller","createGroup","changeGroup","deleteGroup","drainUpstream","restoreUpstream","probeUpstre\
am","reconcilePayment","closePayment","createOperator","changeOperator","rotateOperator","revokeOper\
ator","createSession","endSession","drainServer","reload","backup","migrate","copyStore","authentica\
te"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},target:{type:"\
string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},
headers:{},params:{},cookies:{},body:{}}};function me(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return me.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let y=r.
query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==
void 0){let a=y.from,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;
if(l===void 0)if(i==="boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return me.errors=
[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.from=l))}if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return me.errors=[{instancePath:s+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<
0||isNaN(a))return me.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){
if(y.to!==void 0){let a=y.to,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
d;if(d===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return me.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.to=d))}if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return me.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(
a))return me.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(y.action!==
void 0){let a=y.action,o=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l==
"boolean")d=""+a;else if(a===null)d="";else return me.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,y!==void 0&&(y.action=d))}if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeKey"||
a==="restoreKey"||a==="revokeCaller"||a==="restoreCaller"||a==="createGroup"||a==="changeGroup"||a===
"deleteGroup"||a==="drainUpstream"||a==="restoreUpstream"||a==="probeUpstream"||a==="reconcilePaymen\
t"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="revok\
eOperator"||a==="createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||a===
"migrate"||a==="copyStore"||a==="authenticate"))return me.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:tm.properties.query.
properties.action.enum}}],!1;var t=o===e}else var t=!0;if(t){if(y.name!==void 0){let a=y.name,o=e;if(typeof a!=
"string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolean")d=""+a;else if(a===null)d="";else
return me.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.name=d))}if(e===o&&typeof a==
"string"){if(K(a,128))return me.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query\
/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(G(a,1))return me.errors=[
{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Be.test(a))return me.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var t=o===e}else var t=!0;if(t){if(y.target!==void 0){let a=y.target,o=e;if(typeof a!="string"){let l=typeof a,
d;if(d===void 0)if(l=="number"||l=="boolean")d=""+a;else if(a===null)d="";else return me.errors=[{instancePath:s+
"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.target=d))}if(e===o&&typeof a=="string"){if(K(a,128))return me.
errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;if(G(a,1))return me.errors=[{instancePath:s+"/query/targ\
et",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Be.test(a))return me.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/p\
roperties/target/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===
e}else var t=!0;if(t){let a=y.limit,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
d;if(d===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return me.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;d!==void 0&&(a=d,y!==void 0&&(y.limit=d))}if(e===o&&typeof a=="number"&&
isFinite(a)){if(a>1e3||isNaN(a))return me.errors=[{instancePath:s+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<
1||isNaN(a))return me.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properti\
es/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e;if(t)if(y.after!==
void 0){let l=y.after,d=e;if(typeof l!="string"){let c=typeof l,P;if(P===void 0)if(c=="number"||c=="\
boolean")P=""+l;else if(l===null)P="";else return me.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=
P,y!==void 0&&(y.after=P))}if(e===d&&typeof l=="string"){if(K(l,36))return me.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:36}}],!1;if(G(l,36))return me.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/\
query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(l))return me.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}}}else return me.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return me.errors=p,e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ti=hr;function hr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=hr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return hr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return hr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return hr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===o&&typeof a=="string"){if(K(a,36))return hr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(G(a,36))return hr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ee.test(a))return hr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return hr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return hr.errors=p,e===0}hr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ji=fs;function fs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return fs.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return fs.errors=p,e===0}fs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $i=us;function us(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return us.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return us.errors=p,e===0}us.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ci=ys;function ys(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ys.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ys.errors=p,e===0}ys.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oi=Cr;function Cr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="boolean")i=""+n;else if(n===
null)i="";else return Cr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&K(n,4096))return Cr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Cr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Cr.errors=p,e===0}Cr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=Or;function Or(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="boolean")i=""+n;else if(n===
null)i="";else return Or.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&K(n,4096))return Or.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Or.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Or.errors=p,e===0}Or.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fi=Ge;var Mi=new RegExp("^[a-z][a-z0-9.-]*$","u");function Ge(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Ge.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.
headers,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let a=y["\
if-none-match"],o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolea\
n")l=""+a;else if(a===null)l="";else return Ge.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,y!==void 0&&(y["if-none-match"]=l))}if(e===o&&typeof a=="string"&&K(a,4096))return Ge.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ge.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else
var t=!0;if(t)if(r.params!==void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(
y)){let o;if(y.file===void 0&&(o="file"))return Ge.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:o}}],!1;if(y.file!==void 0){let i=y.
file,l=e;if(typeof i!="string"){let d=typeof i,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+i;else if(i===
null)u="";else return Ge.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(i=u,y!==void 0&&(y.file=u))}
if(e===l&&typeof i=="string"){if(K(i,64))return Ge.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(G(i,1))
return Ge.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Mi.test(i))return Ge.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ge.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return Ge.errors=
p,e===0}Ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ei=Kr;function Kr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let o=typeof n,i;if(i===void 0)if(o=="number"||o=="boolean")i=""+n;else if(n===
null)i="";else return Kr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&K(n,4096))return Kr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Kr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Kr.errors=p,e===0}Kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ri=Ue;function Ue(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let y=r.headers,n=e;if(e===
n)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let a=y["if-none-matc\
h"],o=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return Ue.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==
void 0&&(y["if-none-match"]=l))}if(e===o&&typeof a=="string"&&K(a,4096))return Ue.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ue.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)
if(r.params!==void 0){let y=r.params,n=e;if(e===n)if(y&&typeof y=="object"&&!Array.isArray(y)){let o;
if(y.file===void 0&&(o="file"))return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:o}}],!1;if(y.file!==void 0){let i=y.file,
l=e;if(typeof i!="string"){let d=typeof i,u;if(u===void 0)if(d=="number"||d=="boolean")u=""+i;else if(i===
null)u="";else return Ue.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(i=u,y!==void 0&&(y.file=u))}
if(e===l&&typeof i=="string"){if(K(i,64))return Ue.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(G(i,1))
return Ue.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Mi.test(i))return Ue.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return Ue.errors=
p,e===0}Ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xi=Gr(pt()),Gi=Gr(mt()),Bm={...Xi.formats,...Gi.fastFormats},Ui=lt;function lt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
lt.errors=p,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zi=dt;function dt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=dt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
dt.errors=p,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bi=ft;function ft(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ft.errors=p,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zi=ut;function ut(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ut.errors=p,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vi=F,im={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},group:{$ref:"schema:GroupOfKey"},
scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Wi={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},Hi={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:GroupOfKey"},Yi={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"\
string",enum:["chat","mesh"]},$id:"schema:Scopes"},Ji={type:["array","null"],minItems:1,maxItems:64,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},ta={type:["array",
"null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"s\
chema:Agents"},Qi={type:["integer","null"],minimum:0,maximum:41024448e5,$id:"schema:Expiry"},aa={type:[
"integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},ia={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},na={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},en={type:"\
string",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},oa={type:["string","null"],pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},pa={type:"string",enum:[
"day","month","total"],$id:"schema:BudgetPeriod"},ma=Object.prototype.hasOwnProperty,le=Ur,ce=zr,Br=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),la=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),da=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function F(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=F.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.body===void 0&&
(o="body"))return F.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let d;if(i.
name===void 0&&(d="name"))return F.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/req\
uired",keyword:"required",params:{missingProperty:d}}],!1;{let u=e;for(let c in i)if(!ma.call(im.properties.
body.properties,c)){return F.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(u===e){if(i.
name!==void 0){let c=i.name,P=e;if(e===e)if(typeof c=="string"){if(le(c,128))return F.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ce(
c,1))return F.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1;if(!Br.test(c))return F.errors=[{instancePath:s+"/body/name",schemaPath:"\
schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return F.
errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=P===e}else var t=!0;if(t){if(i.owner!==void 0){let c=i.owner,P=e,_=e;if(typeof c!=
"string"&&c!==null)return F.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/type",keyword:"\
type",params:{type:Wi.type}}],!1;if(e===_&&typeof c=="string"){if(le(c,256))return F.errors=[{instancePath:s+
"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(
c,1))return F.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Br.test(c))return F.errors=[{instancePath:s+"/body/owner",schemaPath:"\
schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=P===
e}else var t=!0;if(t){if(i.group!==void 0){let c=i.group,P=e,_=e;if(typeof c!="string"&&c!==null)return F.
errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Hi.
type}}],!1;if(e===_&&typeof c=="string"){if(le(c,194))return F.errors=[{instancePath:s+"/body/group",
schemaPath:"schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ce(c,1))return F.
errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!la.test(c))return F.errors=[{instancePath:s+"/body/group",schemaPath:"schema:Group\
OfKey/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=P===
e}else var t=!0;if(t){if(i.scopes!==void 0){let c=i.scopes,P=e;if(e===e)if(Array.isArray(c)){if(c.length>
8)return F.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxIt\
ems",params:{limit:8}}],!1;if(c.length<1)return F.errors=[{instancePath:s+"/body/scopes",schemaPath:"\
schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let k=c.length;for(let h=0;h<
k;h++){let N=c[h],q=e;if(typeof N!="string")return F.errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"\
schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="chat"||N==="mesh"))return F.
errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{
allowedValues:Yi.items.enum}}],!1;var f=q===e;if(!f)break}if(f){let h=c.length,N;if(h>1){let q={};for(;h--;){
let A=c[h];if(typeof A=="string"){if(typeof q[A]=="number"){return N=q[A],F.errors=[{instancePath:s+
"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}
q[A]=h}}}}}}else return F.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"\
type",params:{type:"array"}}],!1;var t=P===e}else var t=!0;if(t){if(i.models!==void 0){let c=i.models,
P=e,_=e;if(!Array.isArray(c)&&c!==null)return F.errors=[{instancePath:s+"/body/models",schemaPath:"s\
chema:Models/type",keyword:"type",params:{type:Ji.type}}],!1;if(e===_&&Array.isArray(c)){if(c.length>
64)return F.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxI\
tems",params:{limit:64}}],!1;if(c.length<1)return F.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let k=c.length;for(let h=0;h<
k;h++){let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(le(N,256))return F.errors=[{instancePath:s+
"/body/models/"+h,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(N,1))return F.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+"/body/model\
s/"+h,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=q===e;if(!y)
break}if(y){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],F.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){if(i.
agents!==void 0){let c=i.agents,P=e,_=e;if(!Array.isArray(c)&&c!==null)return F.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ta.type}}],!1;if(e===_&&Array.
isArray(c)){if(c.length>1e3)return F.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return F.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;
let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(le(N,64))return F.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(ce(N,1))return F.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=q===
e;if(!n)break}if(n){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],F.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){if(i.
expires_at!==void 0){let c=i.expires_at,P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))&&c!==null)return F.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:Qi.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))
return F.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return F.errors=[{instancePath:s+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=P===e}else var t=!0;if(t){if(i.rpm!==void 0){let c=i.rpm,P=e,_=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))&&c!==null)return F.errors=[{instancePath:s+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:aa.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>
1e9||isNaN(c))return F.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return F.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===
e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.tpm,P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return F.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ia.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return F.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return F.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;
if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return F.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:na.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return F.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return F.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.priority_class!==void 0){let c=i.
priority_class,P=e;if(typeof c!="string")return F.errors=[{instancePath:s+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="interactive"||c==="b\
atch"||c==="hook"))return F.errors=[{instancePath:s+"/body/priority_class",schemaPath:"schema:Priori\
tyClass/enum",keyword:"enum",params:{allowedValues:en.enum}}],!1;var t=P===e}else var t=!0;if(t){if(i.
budget_usd!==void 0){let c=i.budget_usd,P=e,_=e;if(typeof c!="string"&&c!==null)return F.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:oa.type}}],!1;if(e===
_&&typeof c=="string"){if(le(c,17))return F.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"s\
chema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!da.test(c))return F.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=P===e}else var t=!0;if(t)if(i.budget_period!==
void 0){let c=i.budget_period,P=e,_=e,g=!1,k=e;if(typeof c!="string"){let q={instancePath:s+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?
p=[q]:p.push(q),e++}if(!(c==="day"||c==="month"||c==="total")){let q={instancePath:s+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:pa.enum}};p===null?
p=[q]:p.push(q),e++}var a=k===e;g=g||a;let h=e;if(c!==null){let q={instancePath:s+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};p===null?p=[q]:p.push(q),e++}var a=h===e;if(g=g||a,g)e=_,p!==null&&(_?p.length=_:p=null);else{
let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return p===null?p=[q]:p.push(q),e++,F.errors=p,!1}var t=P===e}else var t=!0}}}}}}}}}}}}}}else
return F.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return F.errors=p,e===0}F.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var rn=yt;function yt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
yt.errors=p,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var sn=ct;function ct(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ct.errors=p,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var tn=M,nm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},group:{$ref:"schema:GroupOfKey"},
scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{
$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function M(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=M.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==
void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<
1)return M.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let l=e;for(let d in o)if(!ma.call(nm.properties.body.properties,
d)){return M.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(o.name!==void 0){let d=o.
name,u=e;if(e===e)if(typeof d=="string"){if(le(d,128))return M.errors=[{instancePath:s+"/body/name",
schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ce(d,1))return M.
errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Br.test(d))return M.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyNam\
e/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return M.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"string"}}],
!1;var t=u===e}else var t=!0;if(t){if(o.owner!==void 0){let d=o.owner,u=e,c=e;if(typeof d!="string"&&
d!==null)return M.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/type",keyword:"type",
params:{type:Wi.type}}],!1;if(e===c&&typeof d=="string"){if(le(d,256))return M.errors=[{instancePath:s+
"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ce(
d,1))return M.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Br.test(d))return M.errors=[{instancePath:s+"/body/owner",schemaPath:"\
schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=u===
e}else var t=!0;if(t){if(o.group!==void 0){let d=o.group,u=e,c=e;if(typeof d!="string"&&d!==null)return M.
errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Hi.
type}}],!1;if(e===c&&typeof d=="string"){if(le(d,194))return M.errors=[{instancePath:s+"/body/group",
schemaPath:"schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ce(d,1))return M.
errors=[{instancePath:s+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!la.test(d))return M.errors=[{instancePath:s+"/body/group",schemaPath:"schema:Group\
OfKey/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=u===
e}else var t=!0;if(t){if(o.scopes!==void 0){let d=o.scopes,u=e;if(e===e)if(Array.isArray(d)){if(d.length>
8)return M.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxIt\
ems",params:{limit:8}}],!1;if(d.length<1)return M.errors=[{instancePath:s+"/body/scopes",schemaPath:"\
schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let _=d.length;for(let g=0;g<
_;g++){let k=d[g],h=e;if(typeof k!="string")return M.errors=[{instancePath:s+"/body/scopes/"+g,schemaPath:"\
schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="chat"||k==="mesh"))return M.
errors=[{instancePath:s+"/body/scopes/"+g,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{
allowedValues:Yi.items.enum}}],!1;var f=h===e;if(!f)break}if(f){let g=d.length,k;if(g>1){let h={};for(;g--;){
let N=d[g];if(typeof N=="string"){if(typeof h[N]=="number"){return k=h[N],M.errors=[{instancePath:s+
"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}
h[N]=g}}}}}}else return M.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"\
type",params:{type:"array"}}],!1;var t=u===e}else var t=!0;if(t){if(o.models!==void 0){let d=o.models,
u=e,c=e;if(!Array.isArray(d)&&d!==null)return M.errors=[{instancePath:s+"/body/models",schemaPath:"s\
chema:Models/type",keyword:"type",params:{type:Ji.type}}],!1;if(e===c&&Array.isArray(d)){if(d.length>
64)return M.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxI\
tems",params:{limit:64}}],!1;if(d.length<1)return M.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let _=d.length;for(let g=0;g<
_;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(le(k,256))return M.errors=[{instancePath:s+
"/body/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(k,1))return M.errors=[{instancePath:s+"/body/models/"+g,schemaPath:"schema:Models/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:s+"/body/model\
s/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=h===e;if(!y)
break}if(y){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]==
"number"){return k=h[N],M.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}var t=u===e}else var t=!0;if(t){if(o.
agents!==void 0){let d=o.agents,u=e,c=e;if(!Array.isArray(d)&&d!==null)return M.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ta.type}}],!1;if(e===c&&Array.
isArray(d)){if(d.length>1e3)return M.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<1)return M.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;
let _=d.length;for(let g=0;g<_;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(le(k,64))return M.
errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(ce(k,1))return M.errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:s+
"/body/agents/"+g,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=h===
e;if(!n)break}if(n){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]==
"number"){return k=h[N],M.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}var t=u===e}else var t=!0;if(t){if(o.
expires_at!==void 0){let d=o.expires_at,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return M.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:Qi.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))
return M.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return M.errors=[{instancePath:s+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=u===e}else var t=!0;if(t){if(o.rpm!==void 0){let d=o.rpm,u=e,c=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d))&&d!==null)return M.errors=[{instancePath:s+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:aa.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>
1e9||isNaN(d))return M.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<1||isNaN(d))return M.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===
e}else var t=!0;if(t){if(o.tpm!==void 0){let d=o.tpm,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return M.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ia.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e12||isNaN(
d))return M.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return M.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;
if(t){if(o.max_parallel!==void 0){let d=o.max_parallel,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return M.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:na.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){
if(d>1e6||isNaN(d))return M.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(d))return M.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(o.priority_class!==void 0){let d=o.
priority_class,u=e;if(typeof d!="string")return M.errors=[{instancePath:s+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="interactive"||d==="b\
atch"||d==="hook"))return M.errors=[{instancePath:s+"/body/priority_class",schemaPath:"schema:Priori\
tyClass/enum",keyword:"enum",params:{allowedValues:en.enum}}],!1;var t=u===e}else var t=!0;if(t){if(o.
budget_usd!==void 0){let d=o.budget_usd,u=e,c=e;if(typeof d!="string"&&d!==null)return M.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:oa.type}}],!1;if(e===
c&&typeof d=="string"){if(le(d,17))return M.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"s\
chema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!da.test(d))return M.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=u===e}else var t=!0;if(t)if(o.budget_period!==
void 0){let d=o.budget_period,u=e,c=e,P=!1,_=e;if(typeof d!="string"){let h={instancePath:s+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?
p=[h]:p.push(h),e++}if(!(d==="day"||d==="month"||d==="total")){let h={instancePath:s+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:pa.enum}};p===null?
p=[h]:p.push(h),e++}var a=_===e;P=P||a;let g=e;if(d!==null){let h={instancePath:s+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};p===null?p=[h]:p.push(h),e++}var a=g===e;if(P=P||a,P)e=c,p!==null&&(c?p.length=c:p=null);else{
let h={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return p===null?p=[h]:p.push(h),e++,M.errors=p,!1}var t=u===e}else var t=!0}}}}}}}}}}}}}}else
return M.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return M.errors=p,e===0}M.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var an=Tr;function Tr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let y=e;for(let n in t)if(n!=="overl\
ap_s"){return Tr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){let n=t.overlap_s,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Tr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>604800||isNaN(n))return Tr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(n<0||isNaN(n))return Tr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return Tr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return Tr.errors=p,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var nn=ht;function ht(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ht.errors=p,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var on=gt;function gt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
gt.errors=p,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pn=R,om={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},tags:{$ref:"schema:Gro\
upTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:[
"body"]};var mn={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"};var ln={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var dn=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function R(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=R.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
body===void 0&&(o="body"))return R.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o}}],!1;if(r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let d;if(i.name===void 0&&(d="name"))return R.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{let u=e;for(let c in i)
if(!ma.call(om.properties.body.properties,c)){return R.errors=[{instancePath:s+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(u===e){if(i.name!==void 0){let c=i.name,P=e;if(e===e)if(typeof c=="string"){if(le(c,64))
return R.errors=[{instancePath:s+"/body/name",schemaPath:"schema:GroupName/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(ce(c,1))return R.errors=[{instancePath:s+"/body/name",schemaPath:"sc\
hema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!dn.test(c))return R.errors=[
{instancePath:s+"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return R.errors=[{instancePath:s+"/body/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=P===e}else var t=!0;if(t){if(i.
parent!==void 0){let c=i.parent,P=e,_=e;if(typeof c!="string"&&c!==null)return R.errors=[{instancePath:s+
"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:mn.type}}],!1;if(e===
_&&typeof c=="string"){if(le(c,194))return R.errors=[{instancePath:s+"/body/parent",schemaPath:"sche\
ma:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ce(c,1))return R.errors=[{instancePath:s+
"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!la.
test(c))return R.errors=[{instancePath:s+"/body/parent",schemaPath:"schema:GroupParent/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=P===e}else var t=!0;if(t){
if(i.tags!==void 0){let c=i.tags,P=e;if(e===e)if(Array.isArray(c)){if(c.length>16)return R.errors=[{
instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var f=!0;let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(le(
N,64))return R.errors=[{instancePath:s+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(ce(N,1))return R.errors=[{instancePath:s+"/body/tags/"+
h,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Br.test(
N))return R.errors=[{instancePath:s+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return R.errors=[{instancePath:s+
"/body/tags/"+h,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;
var f=q===e;if(!f)break}if(f){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="\
string"){if(typeof q[A]=="number"){return N=q[A],R.errors=[{instancePath:s+"/body/tags",schemaPath:"\
schema:GroupTags/uniqueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}else return R.
errors=[{instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{type:"\
array"}}],!1;var t=P===e}else var t=!0;if(t){if(i.models!==void 0){let c=i.models,P=e,_=e;if(!Array.
isArray(c)&&c!==null)return R.errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/\
type",keyword:"type",params:{type:ln.type}}],!1;if(e===_&&Array.isArray(c)){if(c.length>64)return R.
errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;if(c.length<1)return R.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Grou\
pModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let k=c.length;for(let h=0;h<k;h++){
let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(le(N,256))return R.errors=[{instancePath:s+"/body/\
models/"+h,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(N,1))return R.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:GroupModels/item\
s/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:s+"/body/\
models/"+h,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var y=q===
e;if(!y)break}if(y){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],R.errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/uniq\
ueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){
if(i.agents!==void 0){let c=i.agents,P=e,_=e;if(!Array.isArray(c)&&c!==null)return R.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ta.type}}],!1;if(e===_&&Array.
isArray(c)){if(c.length>1e3)return R.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return R.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;
let k=c.length;for(let h=0;h<k;h++){let N=c[h],q=e;if(e===q)if(typeof N=="string"){if(le(N,64))return R.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(ce(N,1))return R.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=q===
e;if(!n)break}if(n){let h=c.length,N;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return N=q[A],R.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}q[A]=h}}}}}}var t=P===e}else var t=!0;if(t){if(i.
rpm!==void 0){let c=i.rpm,P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)
return R.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:aa.
type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return R.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(c<1||isNaN(c))return R.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.
tpm,P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return R.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:ia.type}}],!1;if(e===_&&typeof c==
"number"&&isFinite(c)){if(c>1e12||isNaN(c))return R.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return R.
errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,P=e,
_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return R.errors=[{instancePath:s+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:na.type}}],!1;
if(e===_&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return R.errors=[{instancePath:s+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(c<1||isNaN(c))return R.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){
if(i.weight!==void 0){let c=i.weight,P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))
return R.errors=[{instancePath:s+"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>1e3||isNaN(c))return R.
errors=[{instancePath:s+"/body/weight",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(c<1||isNaN(c))return R.errors=[{instancePath:s+"/body/weight",schemaPath:"\
schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else
var t=!0;if(t){if(i.budget_usd!==void 0){let c=i.budget_usd,P=e,_=e;if(typeof c!="string"&&c!==null)
return R.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",
params:{type:oa.type}}],!1;if(e===_&&typeof c=="string"){if(le(c,17))return R.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;
if(!da.test(c))return R.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=P===e}else
var t=!0;if(t)if(i.budget_period!==void 0){let c=i.budget_period,P=e,_=e,g=!1,k=e;if(typeof c!="stri\
ng"){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};p===null?p=[q]:p.push(q),e++}if(!(c==="day"||c==="month"||c==="total")){let q={
instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:pa.
enum}};p===null?p=[q]:p.push(q),e++}var a=k===e;g=g||a;let h=e;if(c!==null){let q={instancePath:s+"/\
body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};p===null?p=[q]:p.push(q),e++}var a=h===e;if(g=g||a,g)e=_,p!==null&&(_?p.length=
_:p=null);else{let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return p===null?p=[q]:p.push(q),e++,R.errors=p,!1}var t=P===
e}else var t=!0}}}}}}}}}}}}else return R.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bo\
dy/type",keyword:"type",params:{type:"object"}}],!1}}return R.errors=p,e===0}R.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fn=kt;function kt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=kt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
kt.errors=p,e===0}kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var un=Pt;function Pt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Pt.errors=p,e===0}Pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yn=X,pm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},tags:{$ref:"schema:Gro\
upTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function X(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=X.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)&&r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1)return X.errors=[{instancePath:s+"/body",schemaPath:"#/proper\
ties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let l=e;for(let d in o)if(!ma.
call(pm.properties.body.properties,d)){return X.errors=[{instancePath:s+"/body",schemaPath:"#/proper\
ties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(o.name!==void 0){let d=o.name,u=e;if(e===e)if(typeof d=="string"){if(le(d,64))return X.
errors=[{instancePath:s+"/body/name",schemaPath:"schema:GroupName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ce(d,1))return X.errors=[{instancePath:s+"/body/name",schemaPath:"schema:GroupName\
/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!dn.test(d))return X.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x\
00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return X.errors=[{instancePath:s+"/body/name",schemaPath:"schema\
:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=u===e}else var t=!0;if(t){if(o.parent!==
void 0){let d=o.parent,u=e,c=e;if(typeof d!="string"&&d!==null)return X.errors=[{instancePath:s+"/bo\
dy/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:mn.type}}],!1;if(e===c&&
typeof d=="string"){if(le(d,194))return X.errors=[{instancePath:s+"/body/parent",schemaPath:"schema:\
GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ce(d,1))return X.errors=[{instancePath:s+
"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!la.
test(d))return X.errors=[{instancePath:s+"/body/parent",schemaPath:"schema:GroupParent/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=u===e}else var t=!0;if(t){
if(o.tags!==void 0){let d=o.tags,u=e;if(e===e)if(Array.isArray(d)){if(d.length>16)return X.errors=[{
instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var f=!0;let _=d.length;for(let g=0;g<_;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(le(
k,64))return X.errors=[{instancePath:s+"/body/tags/"+g,schemaPath:"schema:GroupTags/items/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(ce(k,1))return X.errors=[{instancePath:s+"/body/tags/"+
g,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Br.test(
k))return X.errors=[{instancePath:s+"/body/tags/"+g,schemaPath:"schema:GroupTags/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return X.errors=[{instancePath:s+
"/body/tags/"+g,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;
var f=h===e;if(!f)break}if(f){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="\
string"){if(typeof h[N]=="number"){return k=h[N],X.errors=[{instancePath:s+"/body/tags",schemaPath:"\
schema:GroupTags/uniqueItems",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}else return X.
errors=[{instancePath:s+"/body/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{type:"\
array"}}],!1;var t=u===e}else var t=!0;if(t){if(o.models!==void 0){let d=o.models,u=e,c=e;if(!Array.
isArray(d)&&d!==null)return X.errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/\
type",keyword:"type",params:{type:ln.type}}],!1;if(e===c&&Array.isArray(d)){if(d.length>64)return X.
errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/maxItems",keyword:"maxItems",params:{
limit:64}}],!1;if(d.length<1)return X.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Grou\
pModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let _=d.length;for(let g=0;g<_;g++){
let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(le(k,256))return X.errors=[{instancePath:s+"/body/\
models/"+g,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ce(k,1))return X.errors=[{instancePath:s+"/body/models/"+g,schemaPath:"schema:GroupModels/item\
s/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+"/body/\
models/"+g,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var y=h===
e;if(!y)break}if(y){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]==
"number"){return k=h[N],X.errors=[{instancePath:s+"/body/models",schemaPath:"schema:GroupModels/uniq\
ueItems",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}var t=u===e}else var t=!0;if(t){
if(o.agents!==void 0){let d=o.agents,u=e,c=e;if(!Array.isArray(d)&&d!==null)return X.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ta.type}}],!1;if(e===c&&Array.
isArray(d)){if(d.length>1e3)return X.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<1)return X.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;
let _=d.length;for(let g=0;g<_;g++){let k=d[g],h=e;if(e===h)if(typeof k=="string"){if(le(k,64))return X.
errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(ce(k,1))return X.errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+
"/body/agents/"+g,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=h===
e;if(!n)break}if(n){let g=d.length,k;if(g>1){let h={};for(;g--;){let N=d[g];if(typeof N=="string"){if(typeof h[N]==
"number"){return k=h[N],X.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:k}}],!1;break}h[N]=g}}}}}}var t=u===e}else var t=!0;if(t){if(o.
rpm!==void 0){let d=o.rpm,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)
return X.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:aa.
type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return X.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(d<1||isNaN(d))return X.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(o.tpm!==void 0){let d=o.
tpm,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return X.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:ia.type}}],!1;if(e===c&&typeof d==
"number"&&isFinite(d)){if(d>1e12||isNaN(d))return X.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return X.
errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(o.max_parallel!==void 0){let d=o.max_parallel,u=e,
c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return X.errors=[{instancePath:s+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:na.type}}],!1;
if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return X.errors=[{instancePath:s+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(d<1||isNaN(d))return X.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){
if(o.weight!==void 0){let d=o.weight,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return X.errors=[{instancePath:s+"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return X.
errors=[{instancePath:s+"/body/weight",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(d<1||isNaN(d))return X.errors=[{instancePath:s+"/body/weight",schemaPath:"\
schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else
var t=!0;if(t){if(o.budget_usd!==void 0){let d=o.budget_usd,u=e,c=e;if(typeof d!="string"&&d!==null)
return X.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",
params:{type:oa.type}}],!1;if(e===c&&typeof d=="string"){if(le(d,17))return X.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;
if(!da.test(d))return X.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=u===e}else
var t=!0;if(t)if(o.budget_period!==void 0){let d=o.budget_period,u=e,c=e,P=!1,_=e;if(typeof d!="stri\
ng"){let h={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};p===null?p=[h]:p.push(h),e++}if(!(d==="day"||d==="month"||d==="total")){let h={
instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:pa.
enum}};p===null?p=[h]:p.push(h),e++}var a=_===e;P=P||a;let g=e;if(d!==null){let h={instancePath:s+"/\
body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};p===null?p=[h]:p.push(h),e++}var a=g===e;if(P=P||a,P)e=c,p!==null&&(c?p.length=
c:p=null);else{let h={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return p===null?p=[h]:p.push(h),e++,X.errors=p,!1}var t=u===
e}else var t=!0}}}}}}}}}}}}else return X.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bo\
dy/type",keyword:"type",params:{type:"object"}}],!1}return X.errors=p,e===0}X.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cn=vt;function vt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
vt.errors=p,e===0}vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hn=bt;function bt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=bt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
bt.errors=p,e===0}bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gn=_t;function _t(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=_t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
_t.errors=p,e===0}_t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kn=wt;function wt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=wt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
wt.errors=p,e===0}wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pn=xt;function xt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=xt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
xt.errors=p,e===0}xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vn=qt;function qt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=qt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
qt.errors=p,e===0}qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bn=Nt;function Nt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Nt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Nt.errors=p,e===0}Nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _n=Lt;function Lt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Lt.errors=p,e===0}Lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wn=St;function St(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=St.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
St.errors=p,e===0}St.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xn=At;function At(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=At.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
At.errors=p,e===0}At.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qn=It;function It(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=It.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
It.errors=p,e===0}It.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=Dt;function Dt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Dt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Dt.errors=p,e===0}Dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=Tt;function Tt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Tt.errors=p,e===0}Tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sn=jt;function jt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=jt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
jt.errors=p,e===0}jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var An=$t;function $t(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=$t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
$t.errors=p,e===0}$t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var In=Ct;function Ct(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ct.errors=p,e===0}Ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Dn=Ot;function Ot(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ot.errors=p,e===0}Ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tn=Kt;function Kt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Kt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Kt.errors=p,e===0}Kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jn=Ft;function Ft(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ft.errors=p,e===0}Ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $n=Mt;function Mt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Mt.errors=p,e===0}Mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=Et;function Et(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Et.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Et.errors=p,e===0}Et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var On=Rt;function Rt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Rt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Rt.errors=p,e===0}Rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=Xt;function Xt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Xt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Xt.errors=p,e===0}Xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=je;function je(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return je.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return je.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let n=e;for(let a in f)if(!(a==="token"||a==="code"||a==="callba\
ck")){return je.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(f.token!==void 0){
let a=f.token,o=e;if(e===o)if(typeof a=="string"){if(le(a,512))return je.errors=[{instancePath:s+"/b\
ody/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ce(a,1))return je.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return je.errors=[{instancePath:s+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=o===e}else var t=!0;if(t){if(f.code!==void 0){let a=f.code,o=e;if(e===o)if(typeof a==
"string"){if(le(a,64))return je.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/p\
roperties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ce(a,1))return je.errors=[{instancePath:s+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return je.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t)if(f.callback!==void 0){
let a=f.callback,o=e;if(e===o)if(typeof a=="string"){if(le(a,8192))return je.errors=[{instancePath:s+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(ce(a,1))return je.errors=[{instancePath:s+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return je.errors=
[{instancePath:s+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=o===e}else var t=!0}}}}else return je.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return je.errors=
p,e===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Mn=Gt;function Gt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Gt.errors=p,e===0}Gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var En=Ut;function Ut(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ut.errors=p,e===0}Ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rn=zt;function zt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=zt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
zt.errors=p,e===0}zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xn=ze;var Gn={type:"string",enum:["admin","viewer"],$id:"schema:Role"},mm=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ze(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:b={}}={}){let p=null,e=0,m=ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return ze.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let y=r.body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.name===
void 0&&(a="name")||y.role===void 0&&(a="role"))return ze.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let i in y)
if(!(i==="name"||i==="role")){return ze.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(y.name!==void 0){let i=y.name,l=e;if(e===e)if(typeof i=="string"){if(le(i,64))return ze.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ce(i,1))return ze.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!mm.test(i))return ze.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ze.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(y.
role!==void 0){let i=y.role,l=e;if(typeof i!="string")return ze.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="view\
er"))return ze.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Gn.enum}}],!1;var t=l===e}else var t=!0}}}else return ze.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=
p,e===0}ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Un=Bt;function Bt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Bt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Bt.errors=p,e===0}Bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zn=Sr;function Sr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&(t="body"))return Sr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.body!==void 0){let f=r.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.role===void 0&&(n="role"))return Sr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let o in f)if(o!=="role"){return Sr.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(a===e&&f.role!==void 0){let o=f.role;if(typeof o!="string")return Sr.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admi\
n"||o==="viewer"))return Sr.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Gn.enum}}],!1}}}else return Sr.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Sr.errors=p,e===0}Sr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bn=Zt;function Zt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Zt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Zt.errors=p,e===0}Zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zn=Vt;function Vt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Vt.errors=p,e===0}Vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vn=Wt;function Wt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Wt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Wt.errors=p,e===0}Wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wn=Ht;function Ht(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ht.errors=p,e===0}Ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hn=Rr;function Rr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let y=e;for(let n in t)if(n!=="dry_run"){return Rr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(y===e&&typeof t.dry_run!="boolean")return Rr.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return Rr.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return Rr.errors=p,e===0}Rr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yn=Yt;function Yt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Yt.errors=p,e===0}Yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Jn=Jt;function Jt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Jt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Jt.errors=p,e===0}Jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qn=Qt;function Qt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Qt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Qt.errors=p,e===0}Qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var eo=ea;function ea(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ea.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ea.errors=p,e===0}ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ro=ra;function ra(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ra.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ra.errors=p,e===0}ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var so=sa;function sa(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=sa.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
sa.errors=p,e===0}sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fo=Gr(pt()),uo=Gr(mt()),dm={...fo.formats,...uo.fastFormats},yo=Ir;function Ir(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let y;if(t.status===void 0&&(y="status"))return Ir.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:y}}],!1;{
let n=e;for(let a in t)if(a!=="status"){return Ir.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return Ir.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return Ir.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return Ir.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return Ir.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Ir.errors=p,e===0}Ir.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var co=Ps;var L=Ur;function Le(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.ready===void 0&&(n="ready")||r.parts===void 0&&
(n="parts"))return Le.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let o in r)if(!(o==="ready"||o==="parts")){return Le.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(a===
e){if(r.ready!==void 0){let o=e;if(typeof r.ready!="boolean")return Le.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else
var t=!0;if(t)if(r.parts!==void 0){let o=r.parts,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length>64)return Le.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let d in o){let u=o[d],c=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.ok===void 0&&(_="ok"))return Le.errors=[{instancePath:s+
"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:_}}],!1;{let g=e;for(let k in u)if(!(k==="ok"||k==="detail")){return Le.
errors=[{instancePath:s+"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(g===
e){if(u.ok!==void 0){let k=e;if(typeof u.ok!="boolean")return Le.errors=[{instancePath:s+"/parts/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=k===e}else var f=!0;if(f)if(u.detail!==void 0){let k=u.detail,
h=e;if(e===h)if(typeof k=="string"){if(L(k,1024))return Le.errors=[{instancePath:s+"/parts/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return Le.errors=[{instancePath:s+"/parts/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0}}}else return Le.errors=[{instancePath:s+"/parts/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var y=c===e;if(!y)break}}else return Le.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}}}else return Le.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,e===
0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ps(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Ps.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Le(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:v,dynamicAnchors:b})||(p=p===null?Le.errors:p.concat(Le.errors),e=p.length));else return Ps.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ps.errors=
p,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ho=vs;var fm=dm.int32,B=zr,um=new RegExp("^[a-z][a-z0-9_]*$","u");function Xr(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Xr.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);let t=e,f=!1,y=e;Le(r,{instancePath:s,parentData:x,
parentDataProperty:w,rootData:v,dynamicAnchors:b})||(p=p===null?Le.errors:p.concat(Le.errors),e=p.length);
var l=y===e;if(f=f||l,l)var n=!0;let a=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;
if(r.error===void 0&&(d="error")||r.message===void 0&&(d="message")){let u={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:d}};p===null?p=[u]:p.push(u),e++}else{
let u=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let P={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
p===null?p=[P]:p.push(P),e++;break}if(u===e){if(r.error!==void 0){let c=r.error,P=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let _={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};p===null?p=[_]:p.push(_),e++}if(e===P&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let _={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};p===null?p=
[_]:p.push(_),e++}else if(c<400||isNaN(c)){let _={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};p===null?p=[_]:p.push(
_),e++}else if(!fm.validate(c)){let _={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};p===null?p=[_]:p.push(_),e++}}var i=P===e}else
var i=!0;if(i){if(r.message!==void 0){let c=r.message,P=e;if(e===P)if(typeof c=="string"){if(L(c,2048)){
let g={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};p===null?p=[g]:p.push(g),e++}else if(B(c,1)){let g={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
p===null?p=[g]:p.push(g),e++}}else{let g={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),e++}var i=P===e}else
var i=!0;if(i){if(r.code!==void 0){let c=r.code,P=e;if(e===P)if(typeof c=="string"){if(L(c,64)){let g={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};p===null?p=[g]:p.push(g),e++}else if(!um.test(c)){let g={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};p===null?
p=[g]:p.push(g),e++}}else{let g={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),e++}var i=P===e}else var i=!0;if(i)
if(r.param!==void 0){let c=r.param,P=e;if(e===P)if(typeof c=="string"){if(L(c,256)){let g={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
p===null?p=[g]:p.push(g),e++}}else{let g={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),e++}var i=P===e}else var i=!0}}}}}else{
let d={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};p===null?
p=[d]:p.push(d),e++}var l=a===e;if(f=f||l,l&&n!==!0&&(n=!0),f)e=t,p!==null&&(t?p.length=t:p=null);else{
let d={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[d]:p.push(d),
e++,Xr.errors=p,!1}return Xr.errors=p,m.props=n,e===0}Xr.evaluated={dynamicProps:!0,dynamicItems:!1};
function vs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=vs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Xr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Xr.errors:
p.concat(Xr.errors),e=p.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vs.errors=p,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var go=bs;var Zr={type:"object",required:["id","name","prefix","owner","group","scopes","models","agents","rpm",
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
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},ym={type:"arr\
ay",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scop\
es"},cm={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:Models"},ko={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Po={type:["integer","null"],minimum:1,
maximum:1e9,$id:"schema:Rpm"},vo={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},bo={
type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},hm={type:"string",enum:["int\
eractive","batch","hook"],$id:"schema:PriorityClass"},_o={type:["string","null"],pattern:"^(0|[1-9][\
0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},wo={type:"string",enum:["day","mon\
th","total"],$id:"schema:BudgetPeriod"},xo=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var Mr=new RegExp("^[0-9]{1,30}$","u");function Re(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.charged===
void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return Re.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!(n==="cha\
rged"||n==="counted")){return Re.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.charged!==void 0){let n=r.
charged,a=e;if(e===e)if(typeof n=="string"){if(L(n,30))return Re.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.test(n))return Re.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return Re.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(r.counted!==void 0){
let n=r.counted,a=e;if(e===e)if(typeof n=="string"){if(L(n,30))return Re.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.test(
n))return Re.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return Re.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return Re.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=
p,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=j.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===
void 0&&(o="owner")||r.group===void 0&&(o="group")||r.scopes===void 0&&(o="scopes")||r.models===void 0&&
(o="models")||r.agents===void 0&&(o="agents")||r.rpm===void 0&&(o="rpm")||r.tpm===void 0&&(o="tpm")||
r.max_parallel===void 0&&(o="max_parallel")||r.priority_class===void 0&&(o="priority_class")||r.budget_usd===
void 0&&(o="budget_usd")||r.budget_period===void 0&&(o="budget_period")||r.created_at===void 0&&(o="\
created_at")||r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&(o="revoked_at")||r.previous_until===
void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))return j.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.id!==void 0){let i=r.id,l=e;if(e===
l)if(typeof i=="string"){if(L(i,64))return j.errors=[{instancePath:s+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return j.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=l===e}else var t=!0;if(t){if(r.name!==void 0){let i=r.name,l=e;if(e===l)if(typeof i=="strin\
g"){if(L(i,128))return j.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(B(i,1))return j.errors=[{instancePath:s+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(r.prefix!==void 0){let i=r.prefix,l=e;if(e===l)if(typeof i=="string"){if(L(i,16))return j.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.owner!==void 0){let i=r.
owner,l=e;if(typeof i!="string"&&i!==null)return j.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Zr.properties.owner.type}}],!1;if(e===l&&typeof i==
"string"&&L(i,256))return j.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.group!==void 0){
let i=r.group,l=e;if(typeof i!="string"&&i!==null)return j.errors=[{instancePath:s+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:Zr.properties.group.type}}],!1;if(e===l&&typeof i==
"string"&&L(i,64))return j.errors=[{instancePath:s+"/group",schemaPath:"#/properties/group/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.scopes!==void 0){let i=r.
scopes,l=e;if(e===e)if(Array.isArray(i)){if(i.length>8)return j.errors=[{instancePath:s+"/scopes",schemaPath:"\
schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(i.length<1)return j.errors=[{instancePath:s+
"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let c=i.
length;for(let P=0;P<c;P++){let _=i[P],g=e;if(typeof _!="string")return j.errors=[{instancePath:s+"/\
scopes/"+P,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(_===
"chat"||_==="mesh"))return j.errors=[{instancePath:s+"/scopes/"+P,schemaPath:"schema:Scopes/items/en\
um",keyword:"enum",params:{allowedValues:ym.items.enum}}],!1;var f=g===e;if(!f)break}if(f){let P=i.length,
_;if(P>1){let g={};for(;P--;){let k=i[P];if(typeof k=="string"){if(typeof g[k]=="number"){return _=g[k],
j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{
i:P,j:_}}],!1;break}g[k]=P}}}}}}else return j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:S\
copes/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t){if(r.models!==
void 0){let i=r.models,l=e,d=e;if(!Array.isArray(i)&&i!==null)return j.errors=[{instancePath:s+"/mod\
els",schemaPath:"schema:Models/type",keyword:"type",params:{type:cm.type}}],!1;if(e===d&&Array.isArray(
i)){if(i.length>64)return j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/maxItems",keyword:"\
maxItems",params:{limit:64}}],!1;if(i.length<1)return j.errors=[{instancePath:s+"/models",schemaPath:"\
schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let c=i.length;for(let P=0;P<
c;P++){let _=i[P],g=e;if(e===g)if(typeof _=="string"){if(L(_,256))return j.errors=[{instancePath:s+"\
/models/"+P,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(
_,1))return j.errors=[{instancePath:s+"/models/"+P,schemaPath:"schema:Models/items/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/models/"+P,schemaPath:"sche\
ma:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=g===e;if(!y)break}if(y){let P=i.
length,_;if(P>1){let g={};for(;P--;){let k=i[P];if(typeof k=="string"){if(typeof g[k]=="number"){return _=
g[k],j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",
params:{i:P,j:_}}],!1;break}g[k]=P}}}}}}var t=l===e}else var t=!0;if(t){if(r.agents!==void 0){let i=r.
agents,l=e,d=e;if(!Array.isArray(i)&&i!==null)return j.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:ko.type}}],!1;if(e===d&&Array.isArray(i)){if(i.length>
1e3)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(i.length<1)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let c=i.length;for(let P=0;P<c;P++){
let _=i[P],g=e;if(e===g)if(typeof _=="string"){if(L(_,64))return j.errors=[{instancePath:s+"/agents/"+
P,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(_,1))return j.
errors=[{instancePath:s+"/agents/"+P,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/agents/"+P,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var n=g===e;if(!n)break}if(n){let P=i.length,_;
if(P>1){let g={};for(;P--;){let k=i[P];if(typeof k=="string"){if(typeof g[k]=="number"){return _=g[k],
j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:P,j:_}}],!1;break}g[k]=P}}}}}}var t=l===e}else var t=!0;if(t){if(r.rpm!==void 0){let i=r.rpm,l=e,d=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return j.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Po.type}}],!1;if(e===d&&typeof i=="n\
umber"&&isFinite(i)){if(i>1e9||isNaN(i))return j.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(i<1||isNaN(i))return j.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.tpm!==void 0){let i=r.tpm,l=e,d=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:vo.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>1e12||
isNaN(i))return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(i<1||isNaN(i))return j.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;
if(t){if(r.max_parallel!==void 0){let i=r.max_parallel,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:bo.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>
1e6||isNaN(i))return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<1||isNaN(i))return j.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.priority_class!==void 0){let i=r.priority_class,l=e;if(typeof i!=
"string")return j.errors=[{instancePath:s+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="interactive"||i==="batch"||i==="hook"))return j.errors=[
{instancePath:s+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:hm.
enum}}],!1;var t=l===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let i=r.budget_usd,l=e,d=e;if(typeof i!=
"string"&&i!==null)return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:_o.type}}],!1;if(e===d&&typeof i=="string"){if(L(i,17))return j.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!xo.test(i))return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=l===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let i=r.budget_period,l=e,d=e,u=!1,c=e;if(typeof i!="string"){let g={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[g]:p.push(g),e++}if(!(i==="day"||i==="month"||i==="total")){let g={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:wo.enum}};
p===null?p=[g]:p.push(g),e++}var a=c===e;u=u||a;let P=e;if(i!==null){let g={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[g]:p.push(g),e++}var a=P===e;if(u=u||a,u)e=d,p!==null&&(d?p.length=d:p=null);else{let g={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[g]:p.push(g),e++,j.errors=p,!1}var t=l===e}else var t=!0;if(t){if(r.budget_used!==void 0){let i=e;
Re(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:v,
dynamicAnchors:b})||(p=p===null?Re.errors:p.concat(Re.errors),e=p.length);var t=i===e}else var t=!0;
if(t){if(r.last_used_at!==void 0){let i=r.last_used_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))&&i!==null)return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Zr.properties.last_used_at.type}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(i<0||isNaN(i))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.created_at!==void 0){let i=r.created_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(
i))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return j.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.expires_at!==void 0){let i=r.expires_at,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return j.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Zr.properties.expires_at.type}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return j.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return j.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.revoked_at!==void 0){let i=r.revoked_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Zr.properties.revoked_at.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.previous_until!==
void 0){let i=r.previous_until,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)
return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Zr.properties.previous_until.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(r.sandbox!==
void 0){let i=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=p,e===0}j.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,scopes:!0,models:!0,agents:!0,
rpm:!0,tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,
created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};
function Ie(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(
r,{instancePath:s,parentData:x,parentDataProperty:w,rootData:v,dynamicAnchors:b})||(p=p===null?j.errors:
p.concat(j.errors),e=p.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&
t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_class"&&t!=="budget_usd"&&t!=="budget_period"&&
t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&t!=="expires_at"&&t!=="revoked_at"&&t!=="pr\
evious_until"&&t!=="sandbox"){return Ie.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",
keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],!1;break}}else return Ie.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,e===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function gr(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.keys===
void 0&&(f="keys"))return gr.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let y=e;for(let n in r)if(n!=="keys"){return gr.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===
e&&r.keys!==void 0){let n=r.keys;if(e===e)if(Array.isArray(n)){if(n.length>1e5)return gr.errors=[{instancePath:s+
"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;
let o=n.length;for(let i=0;i<o;i++){let l=e;Ie(n[i],{instancePath:s+"/keys/"+i,parentData:n,parentDataProperty:i,
rootData:v,dynamicAnchors:b})||(p=p===null?Ie.errors:p.concat(Ie.errors),e=p.length);var t=l===e;if(!t)
break}}}else return gr.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return gr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gr.errors=p,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function bs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=bs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(gr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?gr.errors:
p.concat(gr.errors),e=p.length));else return bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bs.errors=p,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qo=_s;function Xe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(
r,{instancePath:s,parentData:x,parentDataProperty:w,rootData:v,dynamicAnchors:b})||(p=p===null?j.errors:
p.concat(j.errors),e=p.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.key===void 0&&
(f="key"))return Xe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.key!==void 0){let y=r.key,n=e;if(e===n)if(typeof y=="string"){if(L(y,256))return Xe.errors=[
{instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(B(y,1))return Xe.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Xe.errors=[{instancePath:s+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){for(let y in r)
if(y!=="key"&&y!=="id"&&y!=="name"&&y!=="prefix"&&y!=="owner"&&y!=="group"&&y!=="scopes"&&y!=="model\
s"&&y!=="agents"&&y!=="rpm"&&y!=="tpm"&&y!=="max_parallel"&&y!=="priority_class"&&y!=="budget_usd"&&
y!=="budget_period"&&y!=="budget_used"&&y!=="last_used_at"&&y!=="created_at"&&y!=="expires_at"&&y!==
"revoked_at"&&y!=="previous_until"&&y!=="sandbox"){return Xe.errors=[{instancePath:s,schemaPath:"#/u\
nevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:y}}],!1;break}}}else
return Xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.
errors=p,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _s(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=_s.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(Xe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:b})||(p=p===null?Xe.errors:p.concat(Xe.errors),e=p.length));else
return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _s.
errors=p,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var No=ws;function ws(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ws.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ie(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Ie.errors:
p.concat(Ie.errors),e=p.length));else return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ws.errors=p,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Lo=xs;function xs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=xs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ie(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Ie.errors:
p.concat(Ie.errors),e=p.length));else return xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xs.errors=p,e===0}xs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var So=qs;function qs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=qs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ie(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Ie.errors:
p.concat(Ie.errors),e=p.length));else return qs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qs.errors=p,e===0}qs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ao=Ns;function Ns(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Xe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Xe.errors:
p.concat(Xe.errors),e=p.length));else return Ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ns.errors=p,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Io=Ls;function Ls(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ie(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Ie.errors:
p.concat(Ie.errors),e=p.length));else return Ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ls.errors=p,e===0}Ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Do=Ss;var gm={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},va={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","rpm","tpm","max_parallel","weight","budget_usd","budget_period","managed_by","\
created_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:GroupName"},
path:{type:"string",maxLength:194},parent:{type:["string","null"],maxLength:64},tags:{$ref:"schema:G\
roupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},
tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
managed_by:{type:["string","null"],maxLength:128},created_at:{type:"integer",minimum:0,maximum:41024448e5}},
$id:"schema:Group"};var km={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var Ye=Object.prototype.hasOwnProperty,Pm=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u"),vm=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function $(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=$.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===
void 0&&(o="id")||r.name===void 0&&(o="name")||r.path===void 0&&(o="path")||r.parent===void 0&&(o="p\
arent")||r.tags===void 0&&(o="tags")||r.models===void 0&&(o="models")||r.agents===void 0&&(o="agents")||
r.rpm===void 0&&(o="rpm")||r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max_parallel")||r.
weight===void 0&&(o="weight")||r.budget_usd===void 0&&(o="budget_usd")||r.budget_period===void 0&&(o=
"budget_period")||r.managed_by===void 0&&(o="managed_by")||r.created_at===void 0&&(o="created_at"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{
let i=e;for(let l in r)if(!Ye.call(va.properties,l)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(r.id!==void 0){let l=r.id,d=e;if(e===d)if(typeof l=="string"){if(L(l,64))return $.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(l,1))return $.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(r.name!==void 0){let l=r.name,d=e;if(e===e)if(typeof l==
"string"){if(L(l,64))return $.errors=[{instancePath:s+"/name",schemaPath:"schema:GroupName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(B(l,1))return $.errors=[{instancePath:s+"/name",schemaPath:"\
schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Pm.test(l))return $.errors=
[{instancePath:s+"/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"^(\
?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return $.errors=[{instancePath:s+"/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(r.
path!==void 0){let l=r.path,d=e;if(e===d)if(typeof l=="string"){if(L(l,194))return $.errors=[{instancePath:s+
"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:194}}],!1}else return $.
errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=d===e}else var t=!0;if(t){if(r.parent!==void 0){let l=r.parent,d=e;if(typeof l!="st\
ring"&&l!==null)return $.errors=[{instancePath:s+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:va.properties.parent.type}}],!1;if(e===d&&typeof l=="string"&&L(l,64))return $.errors=
[{instancePath:s+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=d===e}else var t=!0;if(t){if(r.tags!==void 0){let l=r.tags,d=e;if(e===e)if(Array.isArray(l)){
if(l.length>16)return $.errors=[{instancePath:s+"/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;{var f=!0;let P=l.length;for(let _=0;_<P;_++){let g=l[_],k=e;if(e===
k)if(typeof g=="string"){if(L(g,64))return $.errors=[{instancePath:s+"/tags/"+_,schemaPath:"schema:G\
roupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(g,1))return $.errors=[{instancePath:s+
"/tags/"+_,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vm.
test(g))return $.errors=[{instancePath:s+"/tags/"+_,schemaPath:"schema:GroupTags/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return $.errors=[{instancePath:s+
"/tags/"+_,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=k===
e;if(!f)break}if(f){let _=l.length,g;if(_>1){let k={};for(;_--;){let h=l[_];if(typeof h=="string"){if(typeof k[h]==
"number"){return g=k[h],$.errors=[{instancePath:s+"/tags",schemaPath:"schema:GroupTags/uniqueItems",
keyword:"uniqueItems",params:{i:_,j:g}}],!1;break}k[h]=_}}}}}}else return $.errors=[{instancePath:s+
"/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0;if(t){if(r.models!==void 0){let l=r.models,d=e,u=e;if(!Array.isArray(l)&&l!==null)return $.
errors=[{instancePath:s+"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:km.
type}}],!1;if(e===u&&Array.isArray(l)){if(l.length>64)return $.errors=[{instancePath:s+"/models",schemaPath:"\
schema:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return $.errors=
[{instancePath:s+"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;let P=l.length;for(let _=0;_<P;_++){let g=l[_],k=e;if(e===k)if(typeof g=="string"){if(L(
g,256))return $.errors=[{instancePath:s+"/models/"+_,schemaPath:"schema:GroupModels/items/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(g,1))return $.errors=[{instancePath:s+"/models/"+_,
schemaPath:"schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:s+"/models/"+_,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var y=k===e;if(!y)break}if(y){let _=l.length,g;if(_>1){let k={};for(;_--;){let h=l[_];
if(typeof h=="string"){if(typeof k[h]=="number"){return g=k[h],$.errors=[{instancePath:s+"/models",schemaPath:"\
schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:_,j:g}}],!1;break}k[h]=_}}}}}}var t=d===
e}else var t=!0;if(t){if(r.agents!==void 0){let l=r.agents,d=e,u=e;if(!Array.isArray(l)&&l!==null)return $.
errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ko.type}}],
!1;if(e===u&&Array.isArray(l)){if(l.length>1e3)return $.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(l.length<1)return $.errors=[{instancePath:s+
"/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let P=l.
length;for(let _=0;_<P;_++){let g=l[_],k=e;if(e===k)if(typeof g=="string"){if(L(g,64))return $.errors=
[{instancePath:s+"/agents/"+_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(g,1))return $.errors=[{instancePath:s+"/agents/"+_,schemaPath:"schema:Agents/ite\
ms/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:s+"/agen\
ts/"+_,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e;
if(!n)break}if(n){let _=l.length,g;if(_>1){let k={};for(;_--;){let h=l[_];if(typeof h=="string"){if(typeof k[h]==
"number"){return g=k[h],$.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:g}}],!1;break}k[h]=_}}}}}}var t=d===e}else var t=!0;if(t){if(r.rpm!==void 0){
let l=r.rpm,d=e,u=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Po.type}}],!1;if(e===
u&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return $.errors=[{instancePath:s+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return $.
errors=[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(r.tpm!==void 0){let l=r.tpm,d=e,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:vo.type}}],!1;if(e===u&&typeof l=="number"&&isFinite(l)){
if(l>1e12||isNaN(l))return $.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return $.errors=[{instancePath:s+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}else var t=!0;if(t){if(r.max_parallel!==void 0){let l=r.max_parallel,d=e,u=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return $.errors=[{instancePath:s+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:bo.type}}],!1;if(e===u&&typeof l=="number"&&isFinite(
l)){if(l>1e6||isNaN(l))return $.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return $.errors=
[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(r.weight!==void 0){let l=r.weight,d=e,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $.errors=[{instancePath:s+"/weight",schemaPath:"sch\
ema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof l=="number"&&isFinite(
l)){if(l>1e3||isNaN(l))return $.errors=[{instancePath:s+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(l<1||isNaN(l))return $.errors=[{instancePath:s+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=d===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let l=r.budget_usd,d=e,u=e;if(typeof l!=
"string"&&l!==null)return $.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:_o.type}}],!1;if(e===u&&typeof l=="string"){if(L(l,17))return $.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!xo.test(l))return $.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=d===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let l=r.budget_period,d=e,u=e,c=!1,P=e;if(typeof l!="string"){let k={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[k]:p.push(k),e++}if(!(l==="day"||l==="month"||l==="total")){let k={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:wo.enum}};
p===null?p=[k]:p.push(k),e++}var a=P===e;c=c||a;let _=e;if(l!==null){let k={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[k]:p.push(k),e++}var a=_===e;if(c=c||a,c)e=u,p!==null&&(u?p.length=u:p=null);else{let k={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[k]:p.push(k),e++,$.errors=p,!1}var t=d===e}else var t=!0;if(t){if(r.managed_by!==void 0){let l=r.
managed_by,d=e;if(typeof l!="string"&&l!==null)return $.errors=[{instancePath:s+"/managed_by",schemaPath:"\
#/properties/managed_by/type",keyword:"type",params:{type:va.properties.managed_by.type}}],!1;if(e===
d&&typeof l=="string"&&L(l,128))return $.errors=[{instancePath:s+"/managed_by",schemaPath:"#/propert\
ies/managed_by/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=d===e}else var t=!0;if(t)
if(r.created_at!==void 0){let l=r.created_at,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return $.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(
l))return $.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return $.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}}}}}}}}}}else return $.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=p,e===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.groups===void 0&&(y="groups")||r.next===void 0&&
(y="next"))return Ve.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let n=e;for(let a in r)if(!(a==="groups"||a==="next")){return Ve.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(r.groups!==void 0){let a=r.groups,o=e;if(e===o)if(Array.isArray(a)){if(a.length>1e3)return Ve.
errors=[{instancePath:s+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;$(a[l],{instancePath:s+"/group\
s/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:b})||(p=p===null?$.errors:p.concat(
$.errors),e=p.length);var t=d===e;if(!t)break}}}else return Ve.errors=[{instancePath:s+"/groups",schemaPath:"\
#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var f=o===e}else var f=!0;if(f)if(r.
next!==void 0){let a=r.next,o=e;if(typeof a!="string"&&a!==null)return Ve.errors=[{instancePath:s+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:gm.properties.next.type}}],!1;
if(e===o&&typeof a=="string"&&L(a,64))return Ve.errors=[{instancePath:s+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=o===e}else var f=!0}}}else return Ve.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=
p,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ss(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Ss.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Ve(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:v,dynamicAnchors:b})||(p=p===null?Ve.errors:p.concat(Ve.errors),e=p.length));else return Ss.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ss.errors=
p,e===0}Ss.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var To=As;function As(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=As.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?$.errors:
p.concat($.errors),e=p.length));else return As.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return As.errors=p,e===0}As.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jo=Is;function Is(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?$.errors:
p.concat($.errors),e=p.length));else return Is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Is.errors=p,e===0}Is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $o=Ds;function Ds(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?$.errors:
p.concat($.errors),e=p.length));else return Ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ds.errors=p,e===0}Ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Co=Ts;function Ts(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?$.errors:
p.concat($.errors),e=p.length));else return Ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ts.errors=p,e===0}Ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Oo=js;var bm={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},Hr={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function pe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:b={}}={}){let p=null,e=0,m=pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.callers===void 0&&(n=
"callers")||r.next===void 0&&(n="next"))return pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let o in r)if(!(o==="callers"||o==="next")){return pe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(a===e){if(r.callers!==void 0){let o=r.callers,i=e;if(e===i)if(Array.isArray(o)){if(o.length>
1e3)return pe.errors=[{instancePath:s+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=o.length;for(let d=0;d<l;d++){let u=o[d],c=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let g;if(u.id===void 0&&(g="id")||u.issuer===void 0&&
(g="issuer")||u.name===void 0&&(g="name")||u.group_id===void 0&&(g="group_id")||u.created_at===void 0&&
(g="created_at")||u.revoked_at===void 0&&(g="revoked_at"))return pe.errors=[{instancePath:s+"/caller\
s/"+d,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:g}}],!1;{let k=e;
for(let h in u)if(!(h==="id"||h==="issuer"||h==="name"||h==="group_id"||h==="created_at"||h==="revok\
ed_at")){return pe.errors=[{instancePath:s+"/callers/"+d,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(u.id!==void 0){
let h=u.id,N=e;if(e===N)if(typeof h=="string"){if(L(h,64))return pe.errors=[{instancePath:s+"/caller\
s/"+d+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return pe.errors=[{instancePath:s+"/callers/"+d+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=N===e}else var f=!0;if(f){if(u.issuer!==void 0){
let h=u.issuer,N=e;if(e===N)if(typeof h=="string"){if(L(h,1024))return pe.errors=[{instancePath:s+"/\
callers/"+d+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return pe.errors=[{instancePath:s+"/callers/"+d+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var f=N===e}else var f=!0;if(f){
if(u.name!==void 0){let h=u.name,N=e;if(e===N)if(typeof h=="string"){if(L(h,256))return pe.errors=[{
instancePath:s+"/callers/"+d+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return pe.errors=[{instancePath:s+"/callers/"+d+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=N===e}else var f=!0;
if(f){if(u.group_id!==void 0){let h=u.group_id,N=e;if(typeof h!="string"&&h!==null)return pe.errors=
[{instancePath:s+"/callers/"+d+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:Hr.properties.group_id.type}}],!1;if(e===N&&typeof h=="string"&&L(h,64))return pe.
errors=[{instancePath:s+"/callers/"+d+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var f=N===e}else var f=!0;if(f){if(u.created_at!==
void 0){let h=u.created_at,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return pe.errors=
[{instancePath:s+"/callers/"+d+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(
h))return pe.errors=[{instancePath:s+"/callers/"+d+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return pe.errors=[{instancePath:s+"/callers/"+d+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=N===e}else var f=!0;
if(f)if(u.revoked_at!==void 0){let h=u.revoked_at,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&h!==null)return pe.errors=[{instancePath:s+"/callers/"+d+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:Hr.properties.revoked_at.type}}],!1;if(e===
N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return pe.errors=[{instancePath:s+"/ca\
llers/"+d+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return pe.errors=[{instancePath:s+"/callers/"+
d+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=N===e}else var f=!0}}}}}}}else return pe.errors=[{instancePath:s+"/callers/"+
d,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=c===e;if(!t)break}}}else
return pe.errors=[{instancePath:s+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var y=i===e}else var y=!0;if(y)if(r.next!==void 0){let o=r.next,i=e;if(typeof o!=
"string"&&o!==null)return pe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:bm.properties.next.type}}],!1;if(e===i&&typeof o=="string"&&L(o,64))return pe.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var y=i===e}else var y=!0}}}else return pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return pe.errors=p,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function js(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=js.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?pe.errors:
p.concat(pe.errors),e=p.length));else return js.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return js.errors=p,e===0}js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=_e;function _e(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id")||f.issuer===void 0&&(n="issu\
er")||f.name===void 0&&(n="name")||f.group_id===void 0&&(n="group_id")||f.created_at===void 0&&(n="c\
reated_at")||f.revoked_at===void 0&&(n="revoked_at"))return _e.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let o in f)if(!(o===
"id"||o==="issuer"||o==="name"||o==="group_id"||o==="created_at"||o==="revoked_at")){return _e.errors=
[{instancePath:s+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o}}],!1;break}if(a===e){if(f.id!==void 0){let o=f.id,i=e;if(e===i)
if(typeof o=="string"){if(L(o,64))return _e.errors=[{instancePath:s+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return _e.errors=[
{instancePath:s+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.issuer!==void 0){let o=f.issuer,i=e;if(e===
i)if(typeof o=="string"){if(L(o,1024))return _e.errors=[{instancePath:s+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return _e.
errors=[{instancePath:s+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.name!==void 0){let o=f.name,i=e;
if(e===i)if(typeof o=="string"){if(L(o,256))return _e.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return _e.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.group_id!==void 0){let o=f.group_id,
i=e;if(typeof o!="string"&&o!==null)return _e.errors=[{instancePath:s+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Hr.properties.group_id.type}}],!1;
if(e===i&&typeof o=="string"&&L(o,64))return _e.errors=[{instancePath:s+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else
var t=!0;if(t){if(f.created_at!==void 0){let o=f.created_at,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return _e.errors=[{instancePath:s+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&
isFinite(o)){if(o>41024448e5||isNaN(o))return _e.errors=[{instancePath:s+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(o<0||isNaN(o))return _e.errors=[{instancePath:s+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let o=f.revoked_at,i=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))&&o!==null)return _e.errors=[{instancePath:s+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Hr.properties.revoked_at.type}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return _e.errors=[{instancePath:s+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return _e.errors=[{instancePath:s+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else return _e.errors=[{instancePath:s+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return _e.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,e===
0}_e.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Fo=we;function we(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id")||f.issuer===void 0&&(n="issu\
er")||f.name===void 0&&(n="name")||f.group_id===void 0&&(n="group_id")||f.created_at===void 0&&(n="c\
reated_at")||f.revoked_at===void 0&&(n="revoked_at"))return we.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let o in f)if(!(o===
"id"||o==="issuer"||o==="name"||o==="group_id"||o==="created_at"||o==="revoked_at")){return we.errors=
[{instancePath:s+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o}}],!1;break}if(a===e){if(f.id!==void 0){let o=f.id,i=e;if(e===i)
if(typeof o=="string"){if(L(o,64))return we.errors=[{instancePath:s+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return we.errors=[
{instancePath:s+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.issuer!==void 0){let o=f.issuer,i=e;if(e===
i)if(typeof o=="string"){if(L(o,1024))return we.errors=[{instancePath:s+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return we.
errors=[{instancePath:s+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.name!==void 0){let o=f.name,i=e;
if(e===i)if(typeof o=="string"){if(L(o,256))return we.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return we.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.group_id!==void 0){let o=f.group_id,
i=e;if(typeof o!="string"&&o!==null)return we.errors=[{instancePath:s+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Hr.properties.group_id.type}}],!1;
if(e===i&&typeof o=="string"&&L(o,64))return we.errors=[{instancePath:s+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else
var t=!0;if(t){if(f.created_at!==void 0){let o=f.created_at,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return we.errors=[{instancePath:s+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&
isFinite(o)){if(o>41024448e5||isNaN(o))return we.errors=[{instancePath:s+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(o<0||isNaN(o))return we.errors=[{instancePath:s+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let o=f.revoked_at,i=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))&&o!==null)return we.errors=[{instancePath:s+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Hr.properties.revoked_at.type}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return we.errors=[{instancePath:s+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return we.errors=[{instancePath:s+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else return we.errors=[{instancePath:s+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return we.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,e===
0}we.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Mo=$s;var Fr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","attempts","prompt_tokens","cached_tokens","cache_write_tokens","cache_write_1h\
_tokens","completion_tokens","reasoning_tokens","hosted_calls","charged","counted","cost"],properties:{
key_id:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},model:{type:["st\
ring","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},upstream:{type:["string","\
null"],maxLength:256},owner:{type:["string","null"],maxLength:256},status:{type:["string","null"],maxLength:64},
refusal:{type:["string","null"],maxLength:64},hour:{type:"integer",minimum:0,maximum:41024448e5},day:{
type:"integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},attempts:{$ref:"schema:C\
ount"},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{
$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{
$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:Hos\
tedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUs\
d"}}}}},$id:"schema:UsageTotals"};function T(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.from===void 0&&(n="from")||r.to===void 0&&
(n="to")||r.totals===void 0&&(n="totals"))return T.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let o in r)if(!(o==="from"||o==="to"||o==="to\
tals")){return T.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o}}],!1;break}if(a===e){if(r.from!==void 0){let o=r.from,i=e,l=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:s+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.
errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(r.to!==void 0){let o=r.to,i=e,l=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:s+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return T.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return T.errors=
[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t)if(r.totals!==void 0){let o=r.totals,i=e;if(e===i)if(Array.isArray(
o)){if(o.length>1e5)return T.errors=[{instancePath:s+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let d=o.length;for(let u=0;u<d;u++){let c=o[u],
P=e;if(e===P)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.requests===void 0&&(g="requests")||
c.attempts===void 0&&(g="attempts")||c.prompt_tokens===void 0&&(g="prompt_tokens")||c.cached_tokens===
void 0&&(g="cached_tokens")||c.cache_write_tokens===void 0&&(g="cache_write_tokens")||c.cache_write_1h_tokens===
void 0&&(g="cache_write_1h_tokens")||c.completion_tokens===void 0&&(g="completion_tokens")||c.reasoning_tokens===
void 0&&(g="reasoning_tokens")||c.hosted_calls===void 0&&(g="hosted_calls")||c.charged===void 0&&(g=
"charged")||c.counted===void 0&&(g="counted")||c.cost===void 0&&(g="cost"))return T.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:g}}],
!1;{let k=e;for(let h in c)if(!Ye.call(Fr.properties.totals.items.properties,h)){return T.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h}}],!1;break}if(k===e){if(c.key_id!==void 0){let h=c.key_id,N=e;if(e===
N)if(typeof h=="string"){if(L(h,256))return T.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return T.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else var y=!0;if(y){if(c.group_id!==
void 0){let h=c.group_id,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/tota\
ls/"+u+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/type",keyword:"type",params:{
type:Fr.properties.totals.items.properties.group_id.type}}],!1;if(e===N&&typeof h=="string"&&L(h,64))
return T.errors=[{instancePath:s+"/totals/"+u+"/group_id",schemaPath:"#/properties/totals/items/prop\
erties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){
if(c.model!==void 0){let h=c.model,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+
"/totals/"+u+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{
type:Fr.properties.totals.items.properties.model.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.agent!==
void 0){let h=c.agent,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
u+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Fr.
properties.totals.items.properties.agent.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.upstream!==
void 0){let h=c.upstream,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/tota\
ls/"+u+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:Fr.properties.totals.items.properties.upstream.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))
return T.errors=[{instancePath:s+"/totals/"+u+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){
if(c.owner!==void 0){let h=c.owner,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+
"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:Fr.properties.totals.items.properties.owner.type}}],!1;if(e===N&&typeof h=="string"&&L(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(c.status!==
void 0){let h=c.status,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals\
/"+u+"/status",schemaPath:"#/properties/totals/items/properties/status/type",keyword:"type",params:{
type:Fr.properties.totals.items.properties.status.type}}],!1;if(e===N&&typeof h=="string"&&L(h,64))return T.
errors=[{instancePath:s+"/totals/"+u+"/status",schemaPath:"#/properties/totals/items/properties/stat\
us/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){if(c.refusal!==
void 0){let h=c.refusal,N=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/total\
s/"+u+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:Fr.properties.totals.items.properties.refusal.type}}],!1;if(e===N&&typeof h=="string"&&L(h,64))
return T.errors=[{instancePath:s+"/totals/"+u+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){
if(c.hour!==void 0){let h=c.hour,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;
if(y){if(c.day!==void 0){let h=c.day,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;
if(y){if(c.requests!==void 0){let h=c.requests,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return T.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.attempts!==void 0){let h=c.attempts,
N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/\
totals/"+u+"/attempts",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/attempts",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/attemp\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===
e}else var y=!0;if(y){if(c.prompt_tokens!==void 0){let h=c.prompt_tokens,N=e,q=e;if(!(typeof h=="num\
ber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/prompt_tokens",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="numb\
er"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/pr\
ompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/prompt_tokens",schemaPath:"schem\
a:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){
if(c.cached_tokens!==void 0){let h=c.cached_tokens,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/cached_tokens",schemaPath:"schema:Cache\
dTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){
if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cached_tokens",schemaPath:"\
schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cached_tokens",schemaPath:"schema:C\
achedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;
if(y){if(c.cache_write_tokens!==void 0){let h=c.cache_write_tokens,N=e,q=e;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/cache_write_tokens",
schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/ca\
che_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.cache_write_1h_tokens!==void 0){let h=c.cache_write_1h_tokens,
N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/\
totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.
errors=[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.
errors=[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.
completion_tokens!==void 0){let h=c.completion_tokens,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){
if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(c.
reasoning_tokens!==void 0){let h=c.reasoning_tokens,N=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"schem\
a:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",
schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else
var y=!0;if(y){if(c.hosted_calls!==void 0){let h=c.hosted_calls,N=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){
if(c.charged!==void 0){let h=c.charged,N=e;if(e===e)if(typeof h=="string"){if(L(h,30))return T.errors=
[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!Mr.test(h))return T.errors=[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=
[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var y=N===e}else var y=!0;if(y){if(c.counted!==void 0){let h=c.counted,N=e;if(e===e)if(typeof h==
"string"){if(L(h,30))return T.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.test(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else var y=!0;if(y)if(c.cost!==void 0){
let h=c.cost,N=e;if(e===e)if(typeof h=="string"){if(L(h,30))return T.errors=[{instancePath:s+"/total\
s/"+u+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.
test(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+u+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else var y=!0}}}}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:s+"/totals/"+u,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}}else return T.errors=[{instancePath:s+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=i===e}else
var t=!0}}}}else return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return T.errors=p,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $s(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=$s.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(T(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?T.errors:p.concat(
T.errors),e=p.length));else return $s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return $s.errors=p,e===0}$s.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Eo=Cs;var _m={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},Ze={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var wm={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
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
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let i in r)if(!Ye.
call(Ze.properties,i)){return D.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.id!==void 0){let i=r.id,
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
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:Ze.properties.group_id.
type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return D.errors=[{instancePath:s+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;
if(t){if(r.user_hash!==void 0){let i=r.user_hash,l=e;if(typeof i!="string"&&i!==null)return D.errors=
[{instancePath:s+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:Ze.
properties.user_hash.type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return D.errors=[{instancePath:s+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=l===e}else var t=!0;if(t){if(r.payment_id!==void 0){let i=r.payment_id,l=e;if(typeof i!="strin\
g"&&i!==null)return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_id/type",
keyword:"type",params:{type:Ze.properties.payment_id.type}}],!1;if(e===l&&typeof i=="string"&&L(i,512))
return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_id/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;if(t){if(r.model!==void 0){let i=r.model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/model",schemaPath:"#/properti\
es/model/type",keyword:"type",params:{type:Ze.properties.model.type}}],!1;if(e===l&&typeof i=="strin\
g"&&L(i,256))return D.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.agent!==void 0){let i=r.agent,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/agent",schemaPath:"#/properti\
es/agent/type",keyword:"type",params:{type:Ze.properties.agent.type}}],!1;if(e===l&&typeof i=="strin\
g"&&L(i,256))return D.errors=[{instancePath:s+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.tool!==void 0){let i=r.tool,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/tool",schemaPath:"#/propertie\
s/tool/type",keyword:"type",params:{type:Ze.properties.tool.type}}],!1;if(e===l&&typeof i=="string"&&
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
type:Ze.properties.unit.type}}],!1;if(e===l&&typeof i=="string"&&L(i,32))return D.errors=[{instancePath:s+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(r.units!==void 0){let i=r.units,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:Ze.properties.units.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
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
type",params:{type:Ze.properties.ttft_ms.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.waited_ms!==void 0){let i=r.
waited_ms,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:s+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:Ze.properties.waited_ms.
type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:s+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:s+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.upstream!==void 0){let i=r.upstream,l=e;if(typeof i!="string"&&
i!==null)return D.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:Ze.properties.upstream.type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return D.
errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.called_model!==void 0){let i=r.called_model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/p\
roperties/called_model/type",keyword:"type",params:{type:Ze.properties.called_model.type}}],!1;if(e===
l&&typeof i=="string"&&L(i,128))return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/prope\
rties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=l===e}else var t=!0;
if(t){if(r.reason!==void 0){let i=r.reason,l=e,d=e,u=!1,c=e;if(e===c)if(i&&typeof i=="object"&&!Array.
isArray(i)){let g=e;for(let k in i)if(!(k==="request_id"||k==="code"||k==="type"||k==="param"||k==="\
message")){let h={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:k}};p===null?p=[h]:p.push(h),e++;break}
if(g===e){if(i.request_id!==void 0){let k=i.request_id,h=e;if(e===h)if(typeof k=="string"){if(L(k,128)){
let N={instancePath:s+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/maxLength",keyword:"maxLength",params:{limit:128}};p===null?p=[N]:p.push(N),e++}}else{let N={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"t\
ype",params:{type:"string"}};p===null?p=[N]:p.push(N),e++}var f=h===e}else var f=!0;if(f){if(i.code!==
void 0){let k=i.code,h=e;if(e===h)if(typeof k=="string"){if(L(k,128)){let q={instancePath:s+"/reason\
/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{
limit:128}};p===null?p=[q]:p.push(q),e++}}else{let q={instancePath:s+"/reason/code",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};p===null?p=[q]:
p.push(q),e++}var f=h===e}else var f=!0;if(f){if(i.type!==void 0){let k=i.type,h=e;if(e===h)if(typeof k==
"string"){if(L(k,128)){let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};p===null?p=[q]:p.push(q),e++}}else{
let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};p===null?p=[q]:p.push(q),e++}var f=h===e}else var f=!0;if(f){
if(i.param!==void 0){let k=i.param,h=e;if(e===h)if(typeof k=="string"){if(L(k,256)){let q={instancePath:s+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};p===null?p=[q]:p.push(q),e++}}else{let q={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};p===null?
p=[q]:p.push(q),e++}var f=h===e}else var f=!0;if(f)if(i.message!==void 0){let k=i.message,h=e;if(e===
h)if(typeof k=="string"){if(L(k,512)){let q={instancePath:s+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};p===null?p=
[q]:p.push(q),e++}}else{let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};p===null?p=[q]:p.push(q),e++}var f=h===
e}else var f=!0}}}}}else{let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};p===null?p=[g]:p.push(g),e++}var y=c===e;u=u||y;let P=e;if(i!==
null){let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};p===null?p=[g]:p.push(g),e++}var y=P===e;if(u=u||y,u)e=d,p!==null&&(d?p.length=
d:p=null);else{let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return p===null?p=[g]:p.push(g),e++,D.errors=p,!1}var t=l===e}else var t=!0;if(t)if(r.
class!==void 0){let i=r.class,l=e,d=e,u=!1,c=e;if(typeof i!="string"){let g={instancePath:s+"/class",
schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),
e++}if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){let g={instancePath:s+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:wm.enum}};p===null?
p=[g]:p.push(g),e++}var n=c===e;u=u||n;let P=e;if(i!==null){let g={instancePath:s+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[g]:p.push(g),e++}var n=P===
e;if(u=u||n,u)e=d,p!==null&&(d?p.length=d:p=null);else{let g={instancePath:s+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return p===null?p=[g]:p.push(g),e++,D.errors=p,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return D.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=p,e===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function We(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.rows===void 0&&(y="rows")||r.next===void 0&&
(y="next"))return We.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let n=e;for(let a in r)if(!(a==="rows"||a==="next")){return We.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(r.rows!==void 0){let a=r.rows,o=e;if(e===o)if(Array.isArray(a)){if(a.length>1e3)return We.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;D(a[l],{instancePath:s+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:v,dynamicAnchors:b})||(p=p===null?D.errors:p.concat(D.errors),e=p.length);
var t=d===e;if(!t)break}}}else return We.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=o===e}else var f=!0;if(f)if(r.next!==void 0){
let a=r.next,o=e;if(typeof a!="string"&&a!==null)return We.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:_m.properties.next.type}}],!1;if(e===o&&typeof a==
"string"&&L(a,256))return We.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=o===e}else var f=!0}}}else return We.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=p,e===0}We.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Cs(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Cs.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(We(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||
(p=p===null?We.errors:p.concat(We.errors),e=p.length));else return Cs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Cs.errors=p,e===0}Cs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Ro=Os;var xm={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var hs={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},qm={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function de(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ours===void 0&&(f="ours")||r.upstream===void 0&&
(f="upstream")||r.caller===void 0&&(f="caller")||r.limits===void 0&&(f="limits")||r.left===void 0&&(f=
"left"))return de.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let y=e;for(let n in r)if(!(n==="ours"||n==="upstream"||n==="caller"||n==="limits"||n==="left")){
return de.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(y===e){if(r.ours!==void 0){let n=r.ours,a=e,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return de.errors=[{instancePath:s+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return de.errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return de.
errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.upstream!==void 0){let n=r.upstream,a=e,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return de.errors=[{instancePath:s+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return de.errors=[{instancePath:s+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return de.errors=[{instancePath:s+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.caller!==void 0){let n=r.
caller,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return de.errors=[{instancePath:s+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return de.errors=[{instancePath:s+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return de.errors=[{instancePath:s+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.limits!==void 0){let n=r.
limits,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return de.errors=[{instancePath:s+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return de.errors=[{instancePath:s+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return de.errors=[{instancePath:s+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.left!==void 0){let n=r.
left,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return de.errors=[{instancePath:s+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return de.errors=[{instancePath:s+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return de.errors=[{instancePath:s+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return de.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,e===0}de.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Yr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function Se(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.p50_ms===void 0&&(f=
"p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return Se.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!(n==="count"||n==="p5\
0_ms"||n==="p95_ms")){return Se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.count!==void 0){let n=r.
count,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Se.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Se.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return Se.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let n=r.
p50_ms,a=e,o=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return Se.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Yr.type}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Se.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return Se.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==
void 0){let n=r.p95_ms,a=e,o=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return Se.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Yr.type}}],!1;if(e===o&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Se.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Se.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return Se.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=
p,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=z.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let y;if(r.from===void 0&&(y="from")||r.seconds===void 0&&(y="seconds")||r.requests===void 0&&(y="re\
quests")||r.by_status===void 0&&(y="by_status")||r.by_class===void 0&&(y="by_class")||r.requests_per_s===
void 0&&(y="requests_per_s")||r.tokens===void 0&&(y="tokens")||r.tokens_per_s===void 0&&(y="tokens_p\
er_s")||r.charged===void 0&&(y="charged")||r.cost===void 0&&(y="cost")||r.first_token===void 0&&(y="\
first_token")||r.whole===void 0&&(y="whole"))return z.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!Ye.call(qm.properties,
a)){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.from!==void 0){let a=r.from,o=e,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:s+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.
errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.seconds!==void 0){let a=r.seconds,o=e;if(e===
o)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return z.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=o===
e}else var t=!0;if(t){if(r.requests!==void 0){let a=r.requests,o=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return z.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=o===e}else var t=!0;if(t){if(r.by_status!==void 0){let a=r.by_status,o=e;if(e===o)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return z.errors=[{instancePath:s+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let d=a[l],u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.
errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>
9007199254740991||isNaN(d))return z.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return z.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=u===
e;if(!f)break}}else return z.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t){if(r.by_class!==void 0){
let a=e;de(r.by_class,{instancePath:s+"/by_class",parentData:r,parentDataProperty:"by_class",rootData:v,
dynamicAnchors:b})||(p=p===null?de.errors:p.concat(de.errors),e=p.length);var t=a===e}else var t=!0;
if(t){if(r.requests_per_s!==void 0){let a=r.requests_per_s,o=e;if(e===o)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return z.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=o===e}else var t=!0;if(t){if(r.tokens!==void 0){let a=r.tokens,o=e,i=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return z.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.tokens_per_s!==void 0){let a=r.tokens_per_s,o=e;
if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return z.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return z.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return z.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=o===e}else var t=!0;if(t){if(r.charged!==void 0){let a=r.charged,o=e;if(e===
e)if(typeof a=="string"){if(L(a,30))return z.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.test(a))return z.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return z.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(r.cost!==void 0){let a=r.cost,o=e;if(e===
e)if(typeof a=="string"){if(L(a,30))return z.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.test(a))return z.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return z.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=o===e}else var t=!0;if(t){if(r.first_token!==void 0){let a=e;Se(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:v,dynamicAnchors:b})||(p=p===null?
Se.errors:p.concat(Se.errors),e=p.length);var t=a===e}else var t=!0;if(t)if(r.whole!==void 0){let a=e;
Se(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:v,dynamicAnchors:b})||
(p=p===null?Se.errors:p.concat(Se.errors),e=p.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return z.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=
p,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Dr.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let t=e,
f=!1,y=e;z(r,{instancePath:s,parentData:x,parentDataProperty:w,rootData:v,dynamicAnchors:b})||(p=p===
null?z.errors:p.concat(z.errors),e=p.length);var o=y===e;if(f=f||o,o)var n=!0;let a=e;if(r!==null){let i={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[i]:p.push(
i),e++}var o=a===e;if(f=f||o,f)e=t,p!==null&&(t?p.length=t:p=null);else{let i={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[i]:p.push(i),e++,Dr.errors=p,!1}return Dr.errors=
p,m.props=n,e===0}Dr.evaluated={dynamicProps:!0,dynamicItems:!1};function C(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=C.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.at===void 0&&(l="at")||r.servers===void 0&&(l="servers")||r.problems===void 0&&(l="proble\
ms")||r.in_flight===void 0&&(l="in_flight")||r.now===void 0&&(l="now")||r.hour===void 0&&(l="hour")||
r.day===void 0&&(l="day")||r.month===void 0&&(l="month")||r.minutes===void 0&&(l="minutes"))return C.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let d=e;for(let u in r)if(!Ye.call(xm.properties,u)){return C.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(d===
e){if(r.at!==void 0){let u=r.at,c=e,P=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return C.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return C.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return C.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let u=r.servers,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return C.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof u=="number"&&isFinite(u)){if(u>1e4||isNaN(u))return C.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(u<1||isNaN(
u))return C.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){
let u=r.problems,c=e;if(e===c)if(Array.isArray(u)){if(u.length>1e3)return C.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let _=u.length;for(let g=0;g<_;g++){let k=u[g],h=e;if(e===e)if(k&&typeof k=="object"&&!Array.
isArray(k)){let A;if(k.kind===void 0&&(A="kind")||k.severity===void 0&&(A="severity")||k.message===void 0&&
(A="message")||k.about===void 0&&(A="about")||k.since===void 0&&(A="since")||k.server===void 0&&(A="\
server"))return C.errors=[{instancePath:s+"/problems/"+g,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:A}}],!1;{let S=e;for(let I in k)if(!(I==="kind"||I==="severity"||I===
"message"||I==="about"||I==="since"||I==="server")){return C.errors=[{instancePath:s+"/problems/"+g,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(S===e){if(k.kind!==void 0){let I=k.kind,H=e;if(typeof I!="string")return C.errors=[{instancePath:s+
"/problems/"+g+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(I==="breaker_open"||I==="upstream_drained"||I==="not_ready"||I==="refund_due"||I===
"undecided"||I==="budget_nearly_spent"||I==="ledger_backlog"||I==="clock_differs"||I==="shedding"||I===
"config_refused"))return C.errors=[{instancePath:s+"/problems/"+g+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:hs.properties.kind.enum}}],!1;var y=H===
e}else var y=!0;if(y){if(k.severity!==void 0){let I=k.severity,H=e;if(typeof I!="string")return C.errors=
[{instancePath:s+"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="error"||I==="warning"))return C.errors=[{instancePath:s+
"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:hs.properties.severity.enum}}],!1;var y=H===e}else var y=!0;if(y){if(k.message!==void 0){
let I=k.message,H=e;if(e===H)if(typeof I=="string"){if(L(I,1024))return C.errors=[{instancePath:s+"/\
problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(B(I,1))return C.errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.
errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var y=H===e}else var y=!0;if(y){if(k.about!==void 0){let I=k.
about,H=e;if(e===H)if(I&&typeof I=="object"&&!Array.isArray(I)){let ve;if(I.type===void 0&&(ve="type")||
I.id===void 0&&(ve="id"))return C.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema\
:Problem/properties/about/required",keyword:"required",params:{missingProperty:ve}}],!1;{let be=e;for(let se in I)
if(!(se==="type"||se==="id")){return C.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"s\
chema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:se}}],
!1;break}if(be===e){if(I.type!==void 0){let se=I.type,Er=e;if(typeof se!="string")return C.errors=[{
instancePath:s+"/problems/"+g+"/about/type",schemaPath:"schema:Problem/properties/about/properties/t\
ype/type",keyword:"type",params:{type:"string"}}],!1;if(!(se==="upstream"||se==="part"||se==="paymen\
ts"||se==="key"||se==="cap"||se==="ledger"||se==="server"||se==="config"))return C.errors=[{instancePath:s+
"/problems/"+g+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"\
enum",params:{allowedValues:hs.properties.about.properties.type.enum}}],!1;var n=Er===e}else var n=!0;
if(n)if(I.id!==void 0){let se=I.id,Er=e;if(e===Er)if(typeof se=="string"){if(L(se,256))return C.errors=
[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"schema:Problem/properties/about/properties/i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(se,1))return C.errors=[{instancePath:s+
"/problems/"+g+"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var n=Er===
e}else var n=!0}}}else return C.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema:P\
roblem/properties/about/type",keyword:"type",params:{type:"object"}}],!1;var y=H===e}else var y=!0;if(y){
if(k.since!==void 0){let I=k.since,H=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))&&I!==
null)return C.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/properties/\
since/type",keyword:"type",params:{type:hs.properties.since.type}}],!1;if(e===H&&typeof I=="number"&&
isFinite(I)){if(I>9007199254740991||isNaN(I))return C.errors=[{instancePath:s+"/problems/"+g+"/since",
schemaPath:"schema:Problem/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(I<0||isNaN(I))return C.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Prob\
lem/properties/since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=H===e}else
var y=!0;if(y)if(k.server!==void 0){let I=k.server,H=e;if(typeof I!="string"&&I!==null)return C.errors=
[{instancePath:s+"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"\
type",params:{type:hs.properties.server.type}}],!1;if(e===H&&typeof I=="string"&&L(I,64))return C.errors=
[{instancePath:s+"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var y=H===e}else var y=!0}}}}}}}else return C.errors=[{instancePath:s+
"/problems/"+g,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return C.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/\
type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(r.in_flight!==void 0){
let u=r.in_flight,c=e;if(e===c)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.calls===void 0&&
(_="calls")||u.streams===void 0&&(_="streams"))return C.errors=[{instancePath:s+"/in_flight",schemaPath:"\
#/properties/in_flight/required",keyword:"required",params:{missingProperty:_}}],!1;{let g=e;for(let k in u)
if(!(k==="calls"||k==="streams")){return C.errors=[{instancePath:s+"/in_flight",schemaPath:"#/proper\
ties/in_flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(g===e){if(u.calls!==void 0){let k=u.calls,h=e,N=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return C.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return C.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return C.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=h===e}else var a=!0;if(a)if(u.streams!==void 0){let k=u.streams,h=e,N=e;if(!(typeof k=="num\
ber"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return C.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof k=="number"&&isFinite(
k)){if(k>9007199254740991||isNaN(k))return C.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||
isNaN(k))return C.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=h===e}else var a=!0}}}else return C.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=c===
e}else var t=!0;if(t){if(r.now!==void 0){let u=e;z(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:v,dynamicAnchors:b})||(p=p===null?z.errors:p.concat(z.errors),e=p.length);var t=u===e}else
var t=!0;if(t){if(r.hour!==void 0){let u=e;z(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:v,dynamicAnchors:b})||(p=p===null?z.errors:p.concat(z.errors),e=p.length);var t=u===e}else
var t=!0;if(t){if(r.day!==void 0){let u=e;Dr(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:v,dynamicAnchors:b})||(p=p===null?Dr.errors:p.concat(Dr.errors),e=p.length);var t=u===
e}else var t=!0;if(t){if(r.month!==void 0){let u=e;Dr(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:v,dynamicAnchors:b})||(p=p===null?Dr.errors:p.concat(Dr.errors),
e=p.length);var t=u===e}else var t=!0;if(t)if(r.minutes!==void 0){let u=r.minutes,c=e;if(e===c)if(Array.
isArray(u)){if(u.length>60)return C.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var o=!0;let _=u.length;for(let g=0;g<_;g++){
let k=u[g],h=e;if(e===h)if(k&&typeof k=="object"&&!Array.isArray(k)){let q;if(k.at===void 0&&(q="at")||
k.requests===void 0&&(q="requests")||k.failed===void 0&&(q="failed")||k.by_class===void 0&&(q="by_cl\
ass")||k.tokens===void 0&&(q="tokens")||k.charged===void 0&&(q="charged"))return C.errors=[{instancePath:s+
"/minutes/"+g,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in k)if(!(S==="at"||S==="requests"||S==="failed"||S==="by_class"||S==="tokens"||
S==="charged")){return C.errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===
e){if(k.at!==void 0){let S=k.at,I=e,H=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return C.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===H&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return C.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return C.errors=[{instancePath:s+"/min\
utes/"+g+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i){if(k.requests!==void 0){let S=k.requests,I=e,H=e;if(!(typeof S=="\
number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return C.errors=[{instancePath:s+"/minutes/"+g+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===H&&typeof S=="numb\
er"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return C.errors=[{instancePath:s+"/minutes/"+g+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(S<0||isNaN(S))return C.errors=[{instancePath:s+"/minutes/"+g+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=I===e}else var i=!0;if(i){
if(k.failed!==void 0){let S=k.failed,I=e,H=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))
return C.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===H&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(
S))return C.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return C.errors=[{instancePath:s+
"/minutes/"+g+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=I===e}else var i=!0;if(i){if(k.by_class!==void 0){let S=e;de(k.by_class,{instancePath:s+
"/minutes/"+g+"/by_class",parentData:k,parentDataProperty:"by_class",rootData:v,dynamicAnchors:b})||
(p=p===null?de.errors:p.concat(de.errors),e=p.length);var i=S===e}else var i=!0;if(i){if(k.tokens!==
void 0){let S=k.tokens,I=e,H=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return C.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===H&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return C.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return C.errors=[{instancePath:s+"/min\
utes/"+g+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i)if(k.charged!==void 0){let S=k.charged,I=e;if(e===e)if(typeof S=="\
string"){if(L(S,30))return C.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Mr.test(S))return C.errors=[{instancePath:s+
"/minutes/"+g+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return C.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0}}}}}}}else return C.
errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var o=h===e;if(!o)break}}}else return C.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.
errors=p,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Os(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Os.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(C(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:b})||(p=p===null?C.errors:p.concat(C.errors),e=p.length));else return Os.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Os.errors=
p,e===0}Os.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Xo=Ks;var ba={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Nm={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},to={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function re(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:b={}}={}){let p=null,e=0,m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.metric===void 0&&(l="\
metric")||r.by===void 0&&(l="by")||r.from===void 0&&(l="from")||r.to===void 0&&(l="to")||r.step_ms===
void 0&&(l="step_ms")||r.series===void 0&&(l="series")||r.others===void 0&&(l="others"))return re.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;
for(let u in r)if(!(u==="metric"||u==="by"||u==="from"||u==="to"||u==="step_ms"||u==="series"||u==="\
others")){return re.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:u}}],!1;break}if(d===e){if(r.metric!==void 0){let u=r.metric,c=e;
if(typeof u!="string")return re.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(u==="requests"||u==="failed"||u==="attempts"||u==="failed_att\
empts"||u==="prompt_tokens"||u==="cached_tokens"||u==="completion_tokens"||u==="tokens"||u==="charge\
d"||u==="cost"||u==="first_token_p50_ms"||u==="first_token_p95_ms"||u==="whole_p50_ms"||u==="whole_p\
95_ms"))return re.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Nm.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.by!==void 0){let u=r.by,c=e;if(typeof u!=
"string"&&u!==null)return re.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:ba.properties.by.type}}],!1;if(e===c&&typeof u=="string"&&L(u,16))return re.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=c===e}else var t=!0;if(t){if(r.from!==void 0){let u=r.from,c=e,P=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return re.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return re.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return re.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=c===e}else var t=!0;if(t){if(r.to!==void 0){let u=r.to,c=e,P=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u)))return re.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return re.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return re.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===
e}else var t=!0;if(t){if(r.step_ms!==void 0){let u=r.step_ms,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u)))return re.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(u===36e5||u===864e5))return re.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:ba.properties.
step_ms.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.series!==void 0){let u=r.series,c=e;if(e===c)
if(Array.isArray(u)){if(u.length>100)return re.errors=[{instancePath:s+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let _=u.length;for(let g=0;g<
_;g++){let k=u[g],h=e;if(e===h)if(k&&typeof k=="object"&&!Array.isArray(k)){let q;if(k.value===void 0&&
(q="value")||k.points===void 0&&(q="points"))return re.errors=[{instancePath:s+"/series/"+g,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:q}}],!1;{let A=e;for(let S in k)
if(!(S==="value"||S==="points")){return re.errors=[{instancePath:s+"/series/"+g,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(A===e){if(k.value!==void 0){let S=k.value,I=e;if(typeof S!="string"&&S!==null)return re.
errors=[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:ba.properties.series.items.properties.value.type}}],!1;if(e===I&&
typeof S=="string"&&L(S,512))return re.errors=[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var y=I===
e}else var y=!0;if(y)if(k.points!==void 0){let S=k.points,I=e;if(e===e)if(Array.isArray(S)){if(S.length>
1e3)return re.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var n=!0;let ve=S.length;for(let be=0;be<ve;be++){let se=S[be],Er=e;
if(!(typeof se=="number"&&isFinite(se))&&se!==null)return re.errors=[{instancePath:s+"/series/"+g+"/\
points/"+be,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:to.items.type}}],!1;if(e===
Er&&typeof se=="number"&&isFinite(se)){if(se>9007199254740991||isNaN(se))return re.errors=[{instancePath:s+
"/series/"+g+"/points/"+be,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(se<0||isNaN(se))return re.errors=[{instancePath:s+"/series/"+g+"\
/points/"+be,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=Er===e;if(!n)break}}}else return re.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var y=I===e}else var y=!0}}}else return re.
errors=[{instancePath:s+"/series/"+g,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=h===e;if(!f)break}}}else return re.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(r.
others!==void 0){let u=r.others,c=e,P=e,_=!1,g=e;if(e===g)if(u&&typeof u=="object"&&!Array.isArray(u)){
let N;if(u.values===void 0&&(N="values")||u.points===void 0&&(N="points")){let q={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:N}};
p===null?p=[q]:p.push(q),e++}else{let q=e;for(let A in u)if(!(A==="values"||A==="points")){let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:A}};p===null?p=[S]:p.push(S),e++;break}if(q===e){if(u.values!==void 0){
let A=u.values,S=e,I=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let H={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};p===null?p=[
H]:p.push(H),e++}if(e===I&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||isNaN(A)){let H={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};p===null?p=[H]:p.push(H),e++}else if(A<0||isNaN(A)){let H={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
p===null?p=[H]:p.push(H),e++}}var a=S===e}else var a=!0;if(a)if(u.points!==void 0){let A=u.points,S=e;
if(e===e)if(Array.isArray(A))if(A.length>1e3){let Je={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};p===null?p=[Je]:p.push(Je),e++}else{var o=!0;
let Je=A.length;for(let ve=0;ve<Je;ve++){let be=A[ve],se=e;if(!(typeof be=="number"&&isFinite(be))&&
be!==null){let jr={instancePath:s+"/others/points/"+ve,schemaPath:"schema:Points/items/type",keyword:"\
type",params:{type:to.items.type}};p===null?p=[jr]:p.push(jr),e++}if(e===se&&typeof be=="number"&&isFinite(
be)){if(be>9007199254740991||isNaN(be)){let jr={instancePath:s+"/others/points/"+ve,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};p===null?
p=[jr]:p.push(jr),e++}else if(be<0||isNaN(be)){let jr={instancePath:s+"/others/points/"+ve,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};p===null?p=[jr]:p.push(
jr),e++}}var o=se===e;if(!o)break}}else{let Je={instancePath:s+"/others/points",schemaPath:"schema:P\
oints/type",keyword:"type",params:{type:"array"}};p===null?p=[Je]:p.push(Je),e++}var a=S===e}else var a=!0}}}else{
let N={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};p===null?p=[N]:p.push(N),e++}var i=g===e;_=_||i;let k=e;if(u!==null){let N={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[N]:p.push(N),e++}var i=k===e;if(_=_||i,_)e=P,p!==null&&(P?p.length=P:p=null);else{let N={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return p===null?p=[N]:p.
push(N),e++,re.errors=p,!1}var t=c===e}else var t=!0}}}}}}}}else return re.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=p,e===0}re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ks(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ks.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(re(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?re.errors:
p.concat(re.errors),e=p.length));else return Ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ks.errors=p,e===0}Ks.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Go=Fs;var Lm={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function Ce(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.requests===void 0&&(y="requests")||r.rows_read===
void 0&&(y="rows_read")||r.complete===void 0&&(y="complete")||r.next===void 0&&(y="next"))return Ce.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let n=e;for(let a in r)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return Ce.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(r.requests!==void 0){let a=r.requests,o=e;if(e===o)if(Array.isArray(a)){if(a.length>
1e3)return Ce.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;D(a[l],{instancePath:s+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:b})||(p=p===null?D.errors:
p.concat(D.errors),e=p.length);var t=d===e;if(!t)break}}}else return Ce.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=o===
e}else var f=!0;if(f){if(r.rows_read!==void 0){let a=r.rows_read,o=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return Ce.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return Ce.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return Ce.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=o===e}else var f=!0;if(f){if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return Ce.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=a===e}else var f=!0;if(f)if(r.next!==void 0){let a=r.next,o=e;if(typeof a!="str\
ing"&&a!==null)return Ce.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Lm.properties.next.type}}],!1;if(e===o&&typeof a=="string"&&L(a,256))return Ce.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=o===e}else var f=!0}}}}}else return Ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ce.errors=p,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Fs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ce(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Ce.errors:
p.concat(Ce.errors),e=p.length));else return Fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Fs.errors=p,e===0}Fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Ms;var gs={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function Z(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=Z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let n;if(r.kind===void 0&&(n="kind")||r.start_ms===void 0&&(n="start_ms")||
r.end_ms===void 0&&(n="end_ms"))return Z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:n}}],!1;{let a=e;for(let o in r)if(!Ye.call(gs.properties,o)){return Z.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(a===e){if(r.kind!==void 0){let o=r.kind,i=e;if(typeof o!="string")return Z.errors=[{instancePath:s+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="que\
ue"||o==="attempt"||o==="work"))return Z.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/ki\
nd/enum",keyword:"enum",params:{allowedValues:gs.properties.kind.enum}}],!1;var t=i===e}else var t=!0;
if(t){if(r.start_ms!==void 0){let o=r.start_ms,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Z.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return Z.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(r.end_ms!==void 0){let o=r.end_ms,i=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return Z.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return Z.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(r.first_token_ms!==void 0){
let o=r.first_token_ms,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return Z.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:gs.properties.first_token_ms.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return Z.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return Z.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){
if(r.attempt!==void 0){let o=r.attempt,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return Z.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return Z.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(r.upstream!==void 0){let o=r.upstream,i=e;if(typeof o!="string"&&o!==null)return Z.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:gs.properties.
upstream.type}}],!1;if(e===i&&typeof o=="string"&&L(o,64))return Z.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===
e}else var t=!0;if(t){if(r.model!==void 0){let o=r.model,i=e;if(typeof o!="string"&&o!==null)return Z.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:gs.
properties.model.type}}],!1;if(e===i&&typeof o=="string"&&L(o,256))return Z.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=i===
e}else var t=!0;if(t){if(r.status!==void 0){let o=r.status,i=e;if(e===i)if(typeof o=="string"){if(L(
o,64))return Z.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return Z.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(r.
reason!==void 0){let o=r.reason,i=e,l=e,d=!1,u=e;if(e===u)if(o&&typeof o=="object"&&!Array.isArray(o)){
let _=e;for(let g in o)if(!(g==="request_id"||g==="code"||g==="type"||g==="param"||g==="message")){let k={
instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:g}};p===null?p=[k]:p.push(k),e++;break}if(_===e){if(o.
request_id!==void 0){let g=o.request_id,k=e;if(e===k)if(typeof g=="string"){if(L(g,128)){let h={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}};p===null?p=[h]:p.push(h),e++}}else{let h={instancePath:s+"/reason/req\
uest_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"type",params:{
type:"string"}};p===null?p=[h]:p.push(h),e++}var f=k===e}else var f=!0;if(f){if(o.code!==void 0){let g=o.
code,k=e;if(e===k)if(typeof g=="string"){if(L(g,128)){let N={instancePath:s+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};p===
null?p=[N]:p.push(N),e++}}else{let N={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};p===null?p=[N]:p.push(N),e++}var f=k===
e}else var f=!0;if(f){if(o.type!==void 0){let g=o.type,k=e;if(e===k)if(typeof g=="string"){if(L(g,128)){
let N={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};p===null?p=[N]:p.push(N),e++}}else{let N={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};p===null?p=[N]:p.push(N),e++}var f=k===e}else var f=!0;if(f){if(o.param!==void 0){let g=o.
param,k=e;if(e===k)if(typeof g=="string"){if(L(g,256)){let N={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};p===
null?p=[N]:p.push(N),e++}}else{let N={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};p===null?p=[N]:p.push(N),e++}
var f=k===e}else var f=!0;if(f)if(o.message!==void 0){let g=o.message,k=e;if(e===k)if(typeof g=="str\
ing"){if(L(g,512)){let N={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};p===null?p=[N]:p.push(N),e++}}else{
let N={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};p===null?p=[N]:p.push(N),e++}var f=k===e}else var f=!0}}}}}else{
let _={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};p===null?p=[_]:p.push(_),e++}var y=u===e;d=d||y;let c=e;if(o!==null){let _={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[_]:p.push(_),e++}var y=c===e;if(d=d||y,d)e=l,p!==null&&(l?p.length=l:p=null);else{let _={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return p===null?p=[_]:p.
push(_),e++,Z.errors=p,!1}var t=i===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let o=r.prompt_tokens,
i=e,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Z.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(r.completion_tokens!==
void 0){let o=r.completion_tokens,i=e,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Z.
errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Z.errors=
[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:s+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t){if(r.charged!==void 0){let o=r.charged,i=e,l=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return Z.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:s+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=i===e}else var t=!0;if(t)if(r.cost!==void 0){let o=r.cost,i=e,l=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return Z.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Z.errors=[{instancePath:s+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0}}}}}}}}}}}}}}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Z.errors=p,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Te(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.request===void 0&&(y="request")||r.arrived_at===
void 0&&(y="arrived_at")||r.total_ms===void 0&&(y="total_ms")||r.timeline===void 0&&(y="timeline")||
r.complete===void 0&&(y="complete"))return Te.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!(a==="request"||a==="arrived_a\
t"||a==="total_ms"||a==="timeline"||a==="complete")){return Te.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(r.request!==void 0){let a=e;D(r.request,{instancePath:s+"/request",parentData:r,parentDataProperty:"\
request",rootData:v,dynamicAnchors:b})||(p=p===null?D.errors:p.concat(D.errors),e=p.length);var t=a===
e}else var t=!0;if(t){if(r.arrived_at!==void 0){let a=r.arrived_at,o=e,i=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Te.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return Te.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return Te.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.total_ms!==void 0){let a=r.
total_ms,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Te.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Te.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return Te.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.
timeline!==void 0){let a=r.timeline,o=e;if(e===o)if(Array.isArray(a)){if(a.length>200)return Te.errors=
[{instancePath:s+"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{
limit:200}}],!1;{var f=!0;let l=a.length;for(let d=0;d<l;d++){let u=e;Z(a[d],{instancePath:s+"/timel\
ine/"+d,parentData:a,parentDataProperty:d,rootData:v,dynamicAnchors:b})||(p=p===null?Z.errors:p.concat(
Z.errors),e=p.length);var f=u===e;if(!f)break}}}else return Te.errors=[{instancePath:s+"/timeline",schemaPath:"\
#/properties/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=o===e}else var t=!0;if(t)
if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return Te.errors=[{instancePath:s+"/\
complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===
e}else var t=!0}}}}}}else return Te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Te.errors=p,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ms(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ms.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Te(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Te.errors:
p.concat(Te.errors),e=p.length));else return Ms.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ms.errors=p,e===0}Ms.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zo=Es;var Sm={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},Bo={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},ks={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Am=new RegExp(
"^[0-9]{1,78}$","u"),Im=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=O.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||r.network===void 0&&
(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.asset===void 0&&(f=
"asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||r.agent===void 0&&
(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||r.transaction===void 0&&
(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f="attempts")||r.valid_before===
void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===void 0&&(f="created_at")||
r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expires_at"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!Ye.
call(ks.properties,n)){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.id!==void 0){let n=r.id,
a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return O.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return O.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.state!==void 0){let n=r.state,a=e;if(typeof n!="string")return O.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="reserved"||n==="executing"||n==="executed"||n==="settling"||n==="settled"||n===
"settle_unknown"||n==="failed"||n==="expired"||n==="refund_due"||n==="undecided"))return O.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Bo.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.network!==void 0){let n=r.network,a=e;if(e===a)if(typeof n==
"string"){if(L(n,64))return O.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.payer!==void 0){let n=r.payer,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return O.errors=
[{instancePath:s+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return O.errors=[{instancePath:s+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.pay_to!==void 0){let n=r.pay_to,a=e;
if(e===a)if(typeof n=="string"){if(L(n,64))return O.errors=[{instancePath:s+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.asset!==void 0){let n=r.asset,a=e;if(e===a)if(typeof n=="string"){if(L(n,
64))return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.amount!==
void 0){let n=r.amount,a=e;if(e===a)if(typeof n=="string"){if(L(n,78))return O.errors=[{instancePath:s+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Am.
test(n))return O.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.price_usd!==void 0){let n=r.price_usd,a=e;if(e===a)if(typeof n=="string"){if(L(n,20))return O.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Im.test(n))return O.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.agent!==void 0){let n=r.agent,a=e;if(e===a)
if(typeof n=="string"){if(L(n,64))return O.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.tool!==void 0){let n=r.tool,a=e;if(typeof n!="string"&&n!==null)return O.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:ks.properties.
tool.type}}],!1;if(e===a&&typeof n=="string"&&L(n,256))return O.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(r.request_id!==void 0){let n=r.request_id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return O.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
transaction!==void 0){let n=r.transaction,a=e;if(typeof n!="string"&&n!==null)return O.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:ks.properties.
transaction.type}}],!1;if(e===a&&typeof n=="string"&&L(n,256))return O.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(r.reason!==void 0){let n=r.reason,a=e;if(typeof n!="string"&&n!==
null)return O.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:ks.properties.reason.type}}],!1;if(e===a&&typeof n=="string"&&L(n,1024))return O.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(r.attempts!==void 0){let n=r.attempts,a=e;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>1e6||isNaN(n))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<0||isNaN(n))return O.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.valid_before!==void 0){let n=r.valid_before,a=e,
o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return O.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return O.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return O.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.look_at!==
void 0){let n=r.look_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return O.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:ks.
properties.look_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return O.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return O.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,a=e,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return O.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.updated_at!==void 0){
let n=r.updated_at,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return O.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return O.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return O.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.expires_at!==
void 0){let n=r.expires_at,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return O.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return O.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return O.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=p,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=De.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.payments===void 0&&(a="payments")||r.next===void 0&&(a="next"))return De.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let o=e;for(let i in r)if(!(i==="payments"||i==="next"||i==="counts")){return De.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(o===e){if(r.payments!==void 0){let i=r.payments,l=e;if(e===l)if(Array.isArray(i)){if(i.length>
1e3)return De.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let d=i.length;for(let u=0;u<d;u++){let c=e;O(i[u],{instancePath:s+
"/payments/"+u,parentData:i,parentDataProperty:u,rootData:v,dynamicAnchors:b})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length);var t=c===e;if(!t)break}}}else return De.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(r.next!==void 0){let i=r.next,l=e;if(typeof i!="string"&&i!==null)return De.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Sm.properties.
next.type}}],!1;if(e===l&&typeof i=="string"&&L(i,64))return De.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(r.counts!==void 0){let i=r.counts,l=e;if(e===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>16)return De.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in i){let c=e;if(typeof u!="string"){
let P={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:u};p===null?p=[P]:p.push(P),e++}if(!(u==="reserved"||u==="executing"||u==="exec\
uted"||u==="settling"||u==="settled"||u==="settle_unknown"||u==="failed"||u==="expired"||u==="refund\
_due"||u==="undecided")){let P={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:Bo.enum},propertyName:u};p===null?p=[P]:p.push(P),e++}var y=c===e;if(!y){
let P={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:u}};return p===null?p=[P]:p.push(P),e++,De.errors=p,!1;break}}if(y)for(let u in i){
let c=i[u],P=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return De.errors=[{instancePath:s+
"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return De.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return De.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=P===e;if(!n)break}}else return De.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return De.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return De.errors=p,e===0}De.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Es(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Es.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(De(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?De.errors:
p.concat(De.errors),e=p.length));else return Es.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Es.errors=p,e===0}Es.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zo=Rs;function Rs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Rs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length));else return Rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Rs.errors=p,e===0}Rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Vo=Xs;function Xs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Xs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length));else return Xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xs.errors=p,e===0}Xs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wo=Gs;function Gs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Gs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length));else return Gs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gs.errors=p,e===0}Gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ho=Us;var Vr={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","parallel","waiting","deployments"],properties:{
name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{
type:["string","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"\
schema:Shaping"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:[
"upstream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"\
schema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["inte\
ger","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},parallel:{$ref:"sch\
ema:Parallel"},waiting:{$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"sc\
hema:UpstreamDeployment"}}},$id:"schema:Upstream"};var _a={type:["integer","null"],minimum:1,maximum:1e5,$id:"schema:Parallel"},Dm={type:"object",additionalProperties:!1,
required:["model","upstream_model","tier","weight","breaker","in_flight","parallel","waiting","resti\
ng_s"],properties:{model:{type:"string",maxLength:256},upstream_model:{type:"string",maxLength:256},
tier:{type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},breaker:{anyOf:[
{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:\
Parallel"},waiting:{$ref:"schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"sc\
hema:UpstreamDeployment"},Yo={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerSt\
ate"};function ae(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.model===void 0&&(y="model")||r.upstream_model===
void 0&&(y="upstream_model")||r.tier===void 0&&(y="tier")||r.weight===void 0&&(y="weight")||r.breaker===
void 0&&(y="breaker")||r.in_flight===void 0&&(y="in_flight")||r.parallel===void 0&&(y="parallel")||r.
waiting===void 0&&(y="waiting")||r.resting_s===void 0&&(y="resting_s"))return ae.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!Ye.
call(Dm.properties,a)){return ae.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.model!==void 0){let a=r.
model,o=e;if(e===o)if(typeof a=="string"){if(L(a,256))return ae.errors=[{instancePath:s+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else
var t=!0;if(t){if(r.upstream_model!==void 0){let a=r.upstream_model,o=e;if(e===o)if(typeof a=="strin\
g"){if(L(a,256))return ae.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstrea\
m_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=o===e}else var t=!0;if(t){if(r.tier!==void 0){let a=r.tier,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ae.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return ae.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return ae.errors=[{instancePath:s+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=o===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ae.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return ae.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ae.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=o===e}else var t=!0;if(t){if(r.breaker!==void 0){let a=r.breaker,o=e,i=e,l=!1,d=e;if(typeof a!=
"string"){let P={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};p===null?p=[P]:p.push(P),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let P={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Yo.
enum}};p===null?p=[P]:p.push(P),e++}var f=d===e;l=l||f;let u=e;if(a!==null){let P={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[P]:p.push(P),e++}var f=u===e;if(l=l||f,l)e=i,p!==null&&(i?p.length=i:p=null);else{let P={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return p===null?p=[P]:
p.push(P),e++,ae.errors=p,!1}var t=o===e}else var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,
o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ae.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.parallel!==
void 0){let a=r.parallel,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)
return ae.errors=[{instancePath:s+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:_a.type}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return ae.errors=[{
instancePath:s+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(a<1||isNaN(a))return ae.errors=[{instancePath:s+"/parallel",schemaPath:"schem\
a:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e}else var t=!0;
if(t){if(r.waiting!==void 0){let a=r.waiting,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ae.errors=[{instancePath:s+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.
errors=[{instancePath:s+"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:s+"/waiting",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t)if(r.resting_s!==void 0){let a=r.resting_s,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ae.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return ae.
errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:s+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0}}}}}}}}}}else return ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ae.errors=p,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function E(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=E.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.name===void 0&&(i="name")||r.origin===void 0&&
(i="origin")||r.base_url===void 0&&(i="base_url")||r.provider===void 0&&(i="provider")||r.shaping===
void 0&&(i="shaping")||r.learned===void 0&&(i="learned")||r.credential_fault===void 0&&(i="credentia\
l_fault")||r.drained_at===void 0&&(i="drained_at")||r.in_flight===void 0&&(i="in_flight")||r.parallel===
void 0&&(i="parallel")||r.waiting===void 0&&(i="waiting")||r.deployments===void 0&&(i="deployments"))
return E.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let l=e;for(let d in r)if(!Ye.call(Vr.properties,d)){return E.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(r.name!==void 0){let d=r.name,u=e;if(e===u)if(typeof d=="string"){if(L(d,64))return E.errors=[
{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(d,1))return E.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=u===e}else var t=!0;if(t){if(r.origin!==
void 0){let d=r.origin,u=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:s+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Vr.properties.origin.type}}],!1;if(e===
u&&typeof d=="string"&&L(d,1024))return E.errors=[{instancePath:s+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===e}else var t=!0;if(t){if(r.
base_url!==void 0){let d=r.base_url,u=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:s+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Vr.properties.base_url.
type}}],!1;if(e===u&&typeof d=="string"&&L(d,1024))return E.errors=[{instancePath:s+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===e}else var t=!0;
if(t){if(r.provider!==void 0){let d=r.provider,u=e;if(typeof d!="string"&&d!==null)return E.errors=[
{instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Vr.properties.
provider.type}}],!1;if(e===u&&typeof d=="string"&&L(d,64))return E.errors=[{instancePath:s+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=u===
e}else var t=!0;if(t){if(r.shaping!==void 0){let d=r.shaping,u=e;if(e===e)if(Array.isArray(d)){if(d.
length>256)return E.errors=[{instancePath:s+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var f=!0;let _=d.length;for(let g=0;g<_;g++){let k=d[g],h=e;if(e===
h)if(typeof k=="string"){if(L(k,1024))return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(k,1))return E.errors=
[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=h===e;if(!f)break}}}else return E.errors=[{instancePath:s+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else
var t=!0;if(t){if(r.learned!==void 0){let d=r.learned,u=e;if(e===u)if(Array.isArray(d)){if(d.length>
4096)return E.errors=[{instancePath:s+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let P=d.length;for(let _=0;_<P;_++){let g=d[_],k=e;if(e===
k)if(g&&typeof g=="object"&&!Array.isArray(g)){let N;if(g.upstream_model===void 0&&(N="upstream_mode\
l")||g.shaping===void 0&&(N="shaping"))return E.errors=[{instancePath:s+"/learned/"+_,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:N}}],!1;{let q=e;for(let A in g)
if(!(A==="upstream_model"||A==="shaping")){return E.errors=[{instancePath:s+"/learned/"+_,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(q===e){if(g.upstream_model!==void 0){let A=g.upstream_model,S=e;if(e===S)if(typeof A=="s\
tring"){if(L(A,256))return E.errors=[{instancePath:s+"/learned/"+_+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return E.errors=[{instancePath:s+"/learned/"+_+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var n=S===e}else
var n=!0;if(n)if(g.shaping!==void 0){let A=g.shaping,S=e;if(e===e)if(Array.isArray(A)){if(A.length>256)
return E.errors=[{instancePath:s+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let Je=A.length;for(let ve=0;ve<Je;ve++){let be=A[ve],se=e;
if(e===se)if(typeof be=="string"){if(L(be,1024))return E.errors=[{instancePath:s+"/learned/"+_+"/sha\
ping/"+ve,schemaPath:"schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(
be,1))return E.errors=[{instancePath:s+"/learned/"+_+"/shaping/"+ve,schemaPath:"schema:Shaping/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/learne\
d/"+_+"/shaping/"+ve,schemaPath:"schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],
!1;var a=se===e;if(!a)break}}}else return E.errors=[{instancePath:s+"/learned/"+_+"/shaping",schemaPath:"\
schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var n=S===e}else var n=!0}}}else return E.
errors=[{instancePath:s+"/learned/"+_,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{
type:"object"}}],!1;var y=k===e;if(!y)break}}}else return E.errors=[{instancePath:s+"/learned",schemaPath:"\
#/properties/learned/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else var t=!0;if(t){
if(r.credential_fault!==void 0){let d=r.credential_fault,u=e;if(typeof d!="string"&&d!==null)return E.
errors=[{instancePath:s+"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"\
type",params:{type:Vr.properties.credential_fault.type}}],!1;if(e===u&&typeof d=="string"&&L(d,1024))
return E.errors=[{instancePath:s+"/credential_fault",schemaPath:"#/properties/credential_fault/maxLe\
ngth",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===e}else var t=!0;if(t){if(r.drained_at!==
void 0){let d=r.drained_at,u=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.
errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/type",keyword:"type",params:{
type:Vr.properties.drained_at.type}}],!1;if(e===u&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return E.errors=
[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=u===e}else var t=!0;if(t){if(r.in_flight!==void 0){let d=r.in_flight,
u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:s+"/\
in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof d==
"number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return E.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return E.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=u===e}else var t=!0;if(t){if(r.parallel!==
void 0){let d=r.parallel,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)
return E.errors=[{instancePath:s+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:_a.type}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e5||isNaN(d))return E.errors=[{instancePath:s+
"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(d<1||isNaN(d))return E.errors=[{instancePath:s+"/parallel",schemaPath:"schema:Parallel/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(r.waiting!==
void 0){let d=r.waiting,u=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=
[{instancePath:s+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return E.errors=[{instancePath:s+
"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return E.errors=[{instancePath:s+"/waiting",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=u===e}else var t=!0;if(t)if(r.deployments!==void 0){
let d=r.deployments,u=e;if(e===u)if(Array.isArray(d)){if(d.length>4096)return E.errors=[{instancePath:s+
"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var o=!0;let P=d.length;for(let _=0;_<P;_++){let g=e;ae(d[_],{instancePath:s+"/deployments/"+_,parentData:d,
parentDataProperty:_,rootData:v,dynamicAnchors:b})||(p=p===null?ae.errors:p.concat(ae.errors),e=p.length);
var o=g===e;if(!o)break}}}else return E.errors=[{instancePath:s+"/deployments",schemaPath:"#/propert\
ies/deployments/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else var t=!0}}}}}}}}}}}}}else
return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.
errors=p,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=kr.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.upstreams===void 0&&(f="upstreams"))return kr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(n!==
"upstreams"){return kr.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}}],!1;break}if(y===e&&r.upstreams!==void 0){let n=r.upstreams;
if(e===e)if(Array.isArray(n)){if(n.length>256)return kr.errors=[{instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let o=n.length;
for(let i=0;i<o;i++){let l=e;E(n[i],{instancePath:s+"/upstreams/"+i,parentData:n,parentDataProperty:i,
rootData:v,dynamicAnchors:b})||(p=p===null?E.errors:p.concat(E.errors),e=p.length);var t=l===e;if(!t)
break}}}else return kr.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properties/upstreams/type",
keyword:"type",params:{type:"array"}}],!1}}}else return kr.errors=[{instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return kr.errors=p,e===0}kr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Us(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(kr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?kr.errors:
p.concat(kr.errors),e=p.length));else return Us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Us.errors=p,e===0}Us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Jo=zs;function zs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=zs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?E.errors:
p.concat(E.errors),e=p.length));else return zs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return zs.errors=p,e===0}zs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Qo=Bs;function Bs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Bs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?E.errors:
p.concat(E.errors),e=p.length));else return Bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Bs.errors=p,e===0}Bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ep=Ae;function Ae(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let y=r.response;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.name===void 0&&(a="name")||y.ok===void 0&&(a="ok")||
y.detail===void 0&&(a="detail")||y.missing===void 0&&(a="missing"))return Ae.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let o=e;for(let i in y)if(!(i==="name"||i==="ok"||i==="detail"||i==="missing")){return Ae.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(y.name!==void 0){let i=y.name,l=e;
if(e===l)if(typeof i=="string"){if(L(i,64))return Ae.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return Ae.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ae.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(y.ok!==void 0){let i=e;if(typeof y.ok!="boolean")return Ae.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=i===e}else var t=!0;if(t){if(y.detail!==void 0){let i=y.detail,l=e;if(e===l)if(typeof i==
"string"){if(L(i,65536))return Ae.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(B(i,1))return Ae.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Ae.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(y.missing!==void 0){let i=y.missing,l=e;if(e===l)if(Array.isArray(
i)){if(i.length>4096)return Ae.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let u=i.length;
for(let c=0;c<u;c++){let P=i[c],_=e;if(e===_)if(typeof P=="string"){if(L(P,256))return Ae.errors=[{instancePath:s+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(B(P,1))return Ae.errors=[{instancePath:s+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ae.errors=[{instancePath:s+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else
return Ae.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return Ae.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Ae.errors=p,e===0}Ae.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var rp=Zs;var Tm={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},jm={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","parallel","waiting","resting_s"],properties:{
upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{
type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"numb\
er",minimum:0,maximum:1},drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"\
null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Cou\
nt"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function J(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.upstream===void 0&&(y="upstream")||r.upstream_model===void 0&&
(y="upstream_model")||r.tier===void 0&&(y="tier")||r.weight===void 0&&(y="weight")||r.share===void 0&&
(y="share")||r.drained===void 0&&(y="drained")||r.breaker===void 0&&(y="breaker")||r.in_flight===void 0&&
(y="in_flight")||r.parallel===void 0&&(y="parallel")||r.waiting===void 0&&(y="waiting")||r.resting_s===
void 0&&(y="resting_s"))return J.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!Ye.call(jm.properties,a)){return J.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(r.upstream!==void 0){let a=r.upstream,o=e;if(e===o)if(typeof a=="string"){if(L(
a,64))return J.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(a,1))return J.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:s+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var t=o===
e}else var t=!0;if(t){if(r.upstream_model!==void 0){let a=r.upstream_model,o=e;if(e===o)if(typeof a==
"string"){if(L(a,256))return J.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/up\
stream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return J.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=o===e}else var t=!0;if(t){if(r.tier!==void 0){let a=r.tier,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return J.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return J.errors=[{instancePath:s+"/ti\
er",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=o===
e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return J.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return J.
errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return J.errors=[{instancePath:s+"/weight",schemaPath:"\
#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e}else
var t=!0;if(t){if(r.share!==void 0){let a=r.share,o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>
1||isNaN(a))return J.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:s+"/s\
hare",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return J.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{
type:"number"}}],!1;var t=o===e}else var t=!0;if(t){if(r.drained!==void 0){let a=e;if(typeof r.drained!=
"boolean")return J.errors=[{instancePath:s+"/drained",schemaPath:"#/properties/drained/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(r.breaker!==void 0){let a=r.breaker,
o=e,i=e,l=!1,d=e;if(typeof a!="string"){let P={instancePath:s+"/breaker",schemaPath:"schema:BreakerS\
tate/type",keyword:"type",params:{type:"string"}};p===null?p=[P]:p.push(P),e++}if(!(a==="closed"||a===
"half_open"||a==="open")){let P={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"\
enum",params:{allowedValues:Yo.enum}};p===null?p=[P]:p.push(P),e++}var f=d===e;l=l||f;let u=e;if(a!==
null){let P={instancePath:s+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",
params:{type:"null"}};p===null?p=[P]:p.push(P),e++}var f=u===e;if(l=l||f,l)e=i,p!==null&&(i?p.length=
i:p=null);else{let P={instancePath:s+"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"any\
Of",params:{}};return p===null?p=[P]:p.push(P),e++,J.errors=p,!1}var t=o===e}else var t=!0;if(t){if(r.
in_flight!==void 0){let a=r.in_flight,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return J.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return J.
errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:s+"/in_flight",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t){if(r.parallel!==void 0){let a=r.parallel,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))&&a!==null)return J.errors=[{instancePath:s+"/parallel",schemaPath:"schema:Parallel/type",keyword:"\
type",params:{type:_a.type}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return J.
errors=[{instancePath:s+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(a<1||isNaN(a))return J.errors=[{instancePath:s+"/parallel",schemaPath:"schema\
:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e}else var t=!0;
if(t){if(r.waiting!==void 0){let a=r.waiting,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return J.errors=[{instancePath:s+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return J.
errors=[{instancePath:s+"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:s+"/waiting",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t)if(r.resting_s!==void 0){let a=r.resting_s,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return J.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return J.
errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:s+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0}}}}}}}}}}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return J.errors=p,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.routes===void 0&&(n="routes"))return xe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let o in r)if(o!==
"routes"){return xe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o}}],!1;break}if(a===e&&r.routes!==void 0){let o=r.routes;if(e===
e)if(Array.isArray(o)){if(o.length>4096)return xe.errors=[{instancePath:s+"/routes",schemaPath:"#/pr\
operties/routes/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var t=!0;let l=o.length;for(let d=0;d<
l;d++){let u=o[d],c=e;if(e===c)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.model===void 0&&
(_="model")||u.route===void 0&&(_="route")||u.kind===void 0&&(_="kind")||u.deployments===void 0&&(_=
"deployments"))return xe.errors=[{instancePath:s+"/routes/"+d,schemaPath:"#/properties/routes/items/\
required",keyword:"required",params:{missingProperty:_}}],!1;{let g=e;for(let k in u)if(!(k==="model"||
k==="route"||k==="kind"||k==="deployments")){return xe.errors=[{instancePath:s+"/routes/"+d,schemaPath:"\
#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(g===e){if(u.model!==void 0){let k=u.model,h=e;if(e===h)if(typeof k=="string"){if(L(k,256))
return xe.errors=[{instancePath:s+"/routes/"+d+"/model",schemaPath:"#/properties/routes/items/proper\
ties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return xe.errors=[{instancePath:s+
"/routes/"+d+"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(u.route!==void 0){let k=u.route,h=e;if(typeof k!=
"string"&&k!==null)return xe.errors=[{instancePath:s+"/routes/"+d+"/route",schemaPath:"#/properties/\
routes/items/properties/route/type",keyword:"type",params:{type:Tm.properties.routes.items.properties.
route.type}}],!1;if(e===h&&typeof k=="string"&&L(k,256))return xe.errors=[{instancePath:s+"/routes/"+
d+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=h===e}else var f=!0;if(f){if(u.kind!==void 0){let k=u.kind,h=e;if(e===h)if(typeof k==
"string"){if(L(k,32))return xe.errors=[{instancePath:s+"/routes/"+d+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return xe.errors=
[{instancePath:s+"/routes/"+d+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f)if(u.deployments!==void 0){let k=u.
deployments,h=e;if(e===h)if(Array.isArray(k)){if(k.length>4096)return xe.errors=[{instancePath:s+"/r\
outes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let q=k.length;for(let A=0;A<q;A++){let S=e;J(k[A],{instancePath:s+
"/routes/"+d+"/deployments/"+A,parentData:k,parentDataProperty:A,rootData:v,dynamicAnchors:b})||(p=p===
null?J.errors:p.concat(J.errors),e=p.length);var y=S===e;if(!y)break}}}else return xe.errors=[{instancePath:s+
"/routes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=h===e}else var f=!0}}}}}else return xe.errors=[{instancePath:s+
"/routes/"+d,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=c===e;if(!t)break}}}else return xe.errors=[{instancePath:s+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return xe.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,e===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Zs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Zs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?xe.errors:
p.concat(xe.errors),e=p.length));else return Zs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Zs.errors=p,e===0}Zs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var sp=oe;var ao={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function oe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:b={}}={}){let p=null,e=0,m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let n=r.
response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let o;if(n.source===void 0&&(o="sourc\
e")||n.proposals===void 0&&(o="proposals"))return oe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let l in n)
if(!(l==="source"||l==="proposals")){return oe.errors=[{instancePath:s+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(n.source!==void 0){let l=n.source,d=e;if(e===d)if(typeof l=="string"){if(L(l,128))
return oe.errors=[{instancePath:s+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return oe.errors=[{instancePath:s+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=d===e}else var t=!0;if(t)if(n.proposals!==void 0){let l=n.proposals,d=e;if(e===d)
if(Array.isArray(l)){if(l.length>65536)return oe.errors=[{instancePath:s+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let c=l.length;for(let P=0;P<c;P++){let _=l[P],g=e;if(e===g)if(_&&typeof _=="object"&&!Array.isArray(
_)){let h;if(_.model===void 0&&(h="model")||_.upstream===void 0&&(h="upstream")||_.upstream_model===
void 0&&(h="upstream_model")||_.price===void 0&&(h="price")||_.proposed===void 0&&(h="proposed")||_.
is_same===void 0&&(h="is_same")||_.context_tokens===void 0&&(h="context_tokens"))return oe.errors=[{
instancePath:s+"/response/proposals/"+P,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:h}}],!1;{let N=e;for(let q in _)if(!(q==="mode\
l"||q==="upstream"||q==="upstream_model"||q==="price"||q==="proposed"||q==="is_same"||q==="context_t\
okens")){return oe.errors=[{instancePath:s+"/response/proposals/"+P,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(N===e){if(_.model!==void 0){let q=_.model,A=e;if(e===A)if(typeof q=="string"){if(L(q,256))
return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var y=A===
e}else var y=!0;if(y){if(_.upstream!==void 0){let q=_.upstream,A=e;if(e===A)if(typeof q=="string"){if(L(
q,64))return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(q,1))return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var y=A===e}else var y=!0;if(y){if(_.upstream_model!==void 0){let q=_.upstream_model,A=e;
if(e===A)if(typeof q=="string"){if(L(q,256))return oe.errors=[{instancePath:s+"/response/proposals/"+
P+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return oe.errors=[{instancePath:s+
"/response/proposals/"+P+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var y=A===e}else var y=!0;
if(y){if(_.price!==void 0){let q=_.price,A=e;if(typeof q!="string"&&q!==null)return oe.errors=[{instancePath:s+
"/response/proposals/"+P+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:ao.properties.proposals.items.properties.price.type}}],
!1;if(e===A&&typeof q=="string"&&L(q,8192))return oe.errors=[{instancePath:s+"/response/proposals/"+
P+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var y=A===e}else var y=!0;if(y){if(_.proposed!==void 0){
let q=_.proposed,A=e;if(e===A)if(typeof q=="string"){if(L(q,8192))return oe.errors=[{instancePath:s+
"/response/proposals/"+P+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return oe.errors=[{instancePath:s+
"/response/proposals/"+P+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var y=A===e}else var y=!0;if(y){if(_.
is_same!==void 0){let q=e;if(typeof _.is_same!="boolean")return oe.errors=[{instancePath:s+"/respons\
e/proposals/"+P+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var y=q===e}else var y=!0;if(y)if(_.context_tokens!==
void 0){let q=_.context_tokens,A=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))&&q!==null)
return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:ao.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===A&&typeof q=="number"&&isFinite(
q)){if(q>1e9||isNaN(q))return oe.errors=[{instancePath:s+"/response/proposals/"+P+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(q<1||isNaN(q))return oe.errors=[{instancePath:s+
"/response/proposals/"+P+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var y=A===
e}else var y=!0}}}}}}}}else return oe.errors=[{instancePath:s+"/response/proposals/"+P,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===
e;if(!f)break}}}else return oe.errors=[{instancePath:s+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0}}}else
return oe.errors=[{instancePath:s+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return oe.errors=p,e===0}oe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var tp=Vs;var io={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},no={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function te(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.description===
void 0&&(f="description")||r.price_usd===void 0&&(f="price_usd")||r.effect===void 0&&(f="effect")||r.
calls===void 0&&(f="calls")||r.errors===void 0&&(f="errors")||r.cache_hits===void 0&&(f="cache_hits")||
r.p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return te.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!Ye.call(no.
properties,n)){return te.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.name!==void 0){let n=r.name,
a=e;if(e===a)if(typeof n=="string"){if(L(n,256))return te.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(n,1))return te.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return te.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.description!==void 0){let n=r.description,
a=e;if(e===a)if(typeof n=="string"){if(L(n,65536))return te.errors=[{instancePath:s+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return te.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.price_usd!==void 0){let n=r.price_usd,a=e;if(e===
a)if(typeof n=="string"){if(L(n,32))return te.errors=[{instancePath:s+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return te.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.effect!==void 0){let n=r.effect,a=e;if(typeof n!="string")return te.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="read"||n==="write"))return te.errors=[{instancePath:s+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:no.properties.effect.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(r.calls!==void 0){let n=r.calls,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return te.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return te.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:s+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(r.errors!==void 0){let n=r.errors,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return te.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return te.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:s+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t){if(r.cache_hits!==void 0){let n=r.cache_hits,a=e,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[{instancePath:s+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:s+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return te.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let n=r.
p50_ms,a=e,o=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return te.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Yr.type}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return te.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==
void 0){let n=r.p95_ms,a=e,o=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return te.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Yr.type}}],!1;if(e===o&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return te.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.
errors=p,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=W.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let y;if(r.id===void 0&&(y="id")||r.title===void 0&&(y="title")||r.description===
void 0&&(y="description")||r.version===void 0&&(y="version")||r.available===void 0&&(y="available")||
r.unavailable_because===void 0&&(y="unavailable_because")||r.query_price_usd===void 0&&(y="query_pri\
ce_usd")||r.for_sale===void 0&&(y="for_sale")||r.calls===void 0&&(y="calls")||r.errors===void 0&&(y=
"errors")||r.cache_hits===void 0&&(y="cache_hits")||r.p50_ms===void 0&&(y="p50_ms")||r.p95_ms===void 0&&
(y="p95_ms")||r.tools===void 0&&(y="tools"))return W.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!Ye.call(io.properties,
a)){return W.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.id!==void 0){let a=r.id,o=e;if(e===o)if(typeof a==
"string"){if(L(a,64))return W.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(a,1))return W.errors=[{instancePath:s+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;
if(t){if(r.title!==void 0){let a=r.title,o=e;if(e===o)if(typeof a=="string"){if(L(a,1024))return W.errors=
[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1}else return W.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/type",keyword:"type",
params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(r.description!==void 0){let a=r.description,
o=e;if(e===o)if(typeof a=="string"){if(L(a,65536))return W.errors=[{instancePath:s+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return W.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=o===e}else var t=!0;if(t){if(r.version!==void 0){let a=r.version,o=e;if(e===o)if(typeof a==
"string"){if(L(a,256))return W.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1}else return W.errors=[{instancePath:s+"/versio\
n",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else
var t=!0;if(t){if(r.available!==void 0){let a=e;if(typeof r.available!="boolean")return W.errors=[{instancePath:s+
"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.unavailable_because!==void 0){let a=r.unavailable_because,o=e;if(typeof a!=
"string"&&a!==null)return W.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/\
unavailable_because/type",keyword:"type",params:{type:io.properties.unavailable_because.type}}],!1;if(e===
o&&typeof a=="string"&&L(a,1024))return W.errors=[{instancePath:s+"/unavailable_because",schemaPath:"\
#/properties/unavailable_because/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=o===e}else
var t=!0;if(t){if(r.query_price_usd!==void 0){let a=r.query_price_usd,o=e;if(e===o)if(typeof a=="str\
ing"){if(L(a,32))return W.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_\
price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return W.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var t=o===e}else var t=!0;if(t){if(r.for_sale!==void 0){let a=e;if(typeof r.for_sale!="bool\
ean")return W.errors=[{instancePath:s+"/for_sale",schemaPath:"#/properties/for_sale/type",keyword:"t\
ype",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(r.calls!==void 0){let a=r.calls,
o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=[{instancePath:s+"/\
calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||
isNaN(a))return W.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.errors!==void 0){let a=r.
errors,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=[{instancePath:s+
"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||
isNaN(a))return W.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.cache_hits!==void 0){
let a=r.cache_hits,o=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=
[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return W.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.p50_ms!==
void 0){let a=r.p50_ms,o=e,i=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return W.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Yr.type}}],!1;if(e===i&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:s+"/\
p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return W.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.p95_ms!==
void 0){let a=r.p95_ms,o=e,i=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return W.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Yr.type}}],!1;if(e===i&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:s+"/\
p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return W.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t)if(r.tools!==
void 0){let a=r.tools,o=e;if(e===o)if(Array.isArray(a)){if(a.length>1e4)return W.errors=[{instancePath:s+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let l=a.length;for(let d=0;d<l;d++){let u=e;te(a[d],{instancePath:s+"/tools/"+d,parentData:a,parentDataProperty:d,
rootData:v,dynamicAnchors:b})||(p=p===null?te.errors:p.concat(te.errors),e=p.length);var f=u===e;if(!f)
break}}}else return W.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=o===e}else var t=!0}}}}}}}}}}}}}}}else return W.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=p,e===0}W.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function ye(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=ye.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.servers===
void 0&&(o="servers")||r.agents===void 0&&(o="agents")||r.broken===void 0&&(o="broken"))return ye.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;
for(let l in r)if(!(l==="servers"||l==="agents"||l==="broken")){return ye.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(r.servers!==void 0){let l=r.servers,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return ye.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return ye.errors=
[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(l<1||isNaN(l))return ye.errors=[{instancePath:s+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===e}else var t=!0;
if(t){if(r.agents!==void 0){let l=r.agents,d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e3)return ye.
errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var f=!0;let c=l.length;for(let P=0;P<c;P++){let _=e;W(l[P],{instancePath:s+"/agent\
s/"+P,parentData:l,parentDataProperty:P,rootData:v,dynamicAnchors:b})||(p=p===null?W.errors:p.concat(
W.errors),e=p.length);var f=_===e;if(!f)break}}}else return ye.errors=[{instancePath:s+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t)if(r.
broken!==void 0){let l=r.broken,d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e3)return ye.errors=[
{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var y=!0;let c=l.length;for(let P=0;P<c;P++){let _=l[P],g=e;if(e===g)if(_&&typeof _=="object"&&!Array.
isArray(_)){let h;if(_.id===void 0&&(h="id")||_.problems===void 0&&(h="problems"))return ye.errors=[
{instancePath:s+"/broken/"+P,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:h}}],!1;{let N=e;for(let q in _)if(!(q==="id"||q==="problems")){return ye.errors=[{instancePath:s+
"/broken/"+P,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:q}}],!1;break}if(N===e){if(_.id!==void 0){let q=_.id,A=e;if(e===A)if(typeof q==
"string"){if(L(q,256))return ye.errors=[{instancePath:s+"/broken/"+P+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ye.errors=
[{instancePath:s+"/broken/"+P+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(_.problems!==void 0){let q=_.problems,
A=e;if(e===A)if(Array.isArray(q)){if(q.length>100)return ye.errors=[{instancePath:s+"/broken/"+P+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var a=!0;let I=q.length;for(let H=0;H<I;H++){let Je=q[H],ve=e;if(e===ve)if(typeof Je==
"string"){if(L(Je,4096))return ye.errors=[{instancePath:s+"/broken/"+P+"/problems/"+H,schemaPath:"#/\
properties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return ye.errors=[{instancePath:s+"/broken/"+P+"/problems/"+H,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var a=ve===e;if(!a)
break}}}else return ye.errors=[{instancePath:s+"/broken/"+P+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var n=A===e}else var n=!0}}}else
return ye.errors=[{instancePath:s+"/broken/"+P,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var y=g===e;if(!y)break}}}else return ye.errors=[{instancePath:s+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0}}}}else return ye.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ye.errors=p,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vs(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=Vs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?ye.errors:p.concat(
ye.errors),e=p.length));else return Vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Vs.errors=p,e===0}Vs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ap=he;var $m={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function he(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=he.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let n=r.response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let o;
if(n.id===void 0&&(o="id")||n.tools===void 0&&(o="tools")||n.file===void 0&&(o="file")||n.document===
void 0&&(o="document"))return he.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let l in n)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return he.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(n.id!==void 0){let l=n.id,d=e;if(e===d)if(typeof l=="string"){if(L(l,64))return he.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(l,1))return he.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(n.tools!==void 0){let l=n.tools,
d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e4)return he.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let c=l.length;for(let P=0;P<c;P++){let _=l[P],g=e;if(e===g)if(_&&typeof _=="object"&&!Array.
isArray(_)){let h;if(_.name===void 0&&(h="name")||_.parameters===void 0&&(h="parameters"))return he.
errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let N=e;for(let q in _)if(!(q==="name"||
q==="parameters")){return he.errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(N===e){if(_.name!==void 0){let q=_.name,A=e;if(e===A)if(typeof q=="string"){if(L(q,256))
return he.errors=[{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return he.
errors=[{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[
{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var y=A===e}else var y=!0;if(y)if(_.
parameters!==void 0){let q=_.parameters,A=e;if(e===A&&!(q&&typeof q=="object"&&!Array.isArray(q)))return he.
errors=[{instancePath:s+"/response/tools/"+P+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var y=A===e}else
var y=!0}}}else return he.errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else
return he.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(n.file!==void 0){
let l=n.file,d=e;if(e===d)if(typeof l=="string"){if(L(l,4096))return he.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return he.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t)
if(n.document!==void 0){let l=n.document,d=e;if(typeof l!="string"&&l!==null)return he.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:$m.properties.document.type}}],!1;if(e===d&&typeof l=="string"&&L(l,16777216))return he.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=d===e}else var t=!0}}}}}else return he.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return he.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return he.errors=p,e===0}he.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ip=Ws;var oo={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},np=new RegExp("^[0-9a-f]{64}$","u");function Ne(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.digest===void 0&&
(f="digest")||r.loaded_at===void 0&&(f="loaded_at")||r.seen_at===void 0&&(f="seen_at")||r.is_this===
void 0&&(f="is_this"))return Ne.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let y=e;for(let n in r)if(!(n==="name"||n==="digest"||n==="loaded_at"||n===
"seen_at"||n==="is_this")){return Ne.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){if(r.name!==void 0){let n=r.
name,a=e;if(e===a)if(typeof n=="string"){if(L(n,255))return Ne.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Ne.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.digest!==void 0){let n=r.digest,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return Ne.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!np.test(n))return Ne.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Ne.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.loaded_at!==void 0){let n=r.loaded_at,a=e,o=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Ne.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return Ne.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Ne.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.seen_at!==void 0){let n=r.seen_at,a=e,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ne.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return Ne.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return Ne.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.is_this!==void 0){let n=e;
if(typeof r.is_this!="boolean")return Ne.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0}}}}}}else return Ne.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=
p,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=ie.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let a;if(r.file===void 0&&(a="file")||r.loaded_at===void 0&&(a="loaded_at")||r.sandbox===void 0&&(a=
"sandbox")||r.config===void 0&&(a="config")||r.sources===void 0&&(a="sources")||r.need_restart===void 0&&
(a="need_restart")||r.digest===void 0&&(a="digest")||r.servers===void 0&&(a="servers"))return ie.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;
for(let i in r)if(!(i==="file"||i==="loaded_at"||i==="sandbox"||i==="config"||i==="need_restart"||i===
"sources"||i==="digest"||i==="servers")){return ie.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.file!==
void 0){let i=r.file,l=e;if(typeof i!="string"&&i!==null)return ie.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:oo.properties.file.type}}],!1;if(e===l&&typeof i==
"string"&&L(i,4096))return ie.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(r.loaded_at!==void 0){
let i=r.loaded_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
sandbox!==void 0){let i=e;if(typeof r.sandbox!="boolean")return ie.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;
if(t){if(r.config!==void 0){let i=r.config,l=e;if(e===l&&!(i&&typeof i=="object"&&!Array.isArray(i)))
return ie.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(r.need_restart!==void 0){let i=r.need_restart,
l=e;if(e===l)if(Array.isArray(i)){if(i.length>1024)return ie.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let u=i.length;for(let c=0;c<u;c++){let P=i[c],_=e;if(e===_)if(typeof P=="string"){if(L(P,512))return ie.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(B(P,1))return ie.errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else return ie.errors=[{instancePath:s+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(r.sources!==void 0){let i=r.sources,l=e;if(e===l)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return ie.errors=[{instancePath:s+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let u in i){
let c=i[u],P=e;if(e===P)if(typeof c=="string"){if(L(c,256))return ie.errors=[{instancePath:s+"/sourc\
es/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(c,1))return ie.errors=[{instancePath:s+"\
/sources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:s+"/\
sources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var y=P===e;if(!y)break}}else return ie.errors=
[{instancePath:s+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(r.digest!==void 0){let i=r.digest,l=e;if(e===l)if(typeof i==
"string"){if(L(i,64))return ie.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!np.test(i))return ie.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return ie.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(r.servers!==void 0){let i=r.servers,
l=e;if(!Array.isArray(i)&&i!==null)return ie.errors=[{instancePath:s+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:oo.properties.servers.type}}],!1;if(e===l&&Array.isArray(
i)){if(i.length>1e4)return ie.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var n=!0;let u=i.length;for(let c=0;c<u;c++){let P=e;
Ne(i[c],{instancePath:s+"/servers/"+c,parentData:i,parentDataProperty:c,rootData:v,dynamicAnchors:b})||
(p=p===null?Ne.errors:p.concat(Ne.errors),e=p.length);var n=P===e;if(!n)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.
errors=p,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ws(r,{instancePath:s="",
parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Ws.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(ie(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:v,dynamicAnchors:b})||(p=p===null?ie.errors:p.concat(ie.errors),e=p.length));else
return Ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ws.
errors=p,e===0}Ws.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var op=Hs;var po={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","session"]},
expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var fa={type:"string",enum:["admin","viewer"],$id:"schema:Role"},pp=new RegExp("^(oidc:)?[A-Za-z0-9_\
.@-]{1,64}$","u");function Pe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.role===void 0&&
(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at"))return Pe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!(n===
"name"||n==="role"||n==="how"||n==="expires_at")){return Pe.errors=[{instancePath:s,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e){
if(r.name!==void 0){let n=r.name,a=e;if(e===e)if(typeof n=="string"){if(L(n,69))return Pe.errors=[{instancePath:s+
"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{limit:69}}],!1;if(B(n,
1))return Pe.errors=[{instancePath:s+"/name",schemaPath:"schema:SessionName/minLength",keyword:"minL\
ength",params:{limit:1}}],!1;if(!pp.test(n))return Pe.errors=[{instancePath:s+"/name",schemaPath:"sc\
hema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else
return Pe.errors=[{instancePath:s+"/name",schemaPath:"schema:SessionName/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,a=e;if(typeof n!=
"string")return Pe.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{
type:"string"}}],!1;if(!(n==="admin"||n==="viewer"))return Pe.errors=[{instancePath:s+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:fa.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.how!==void 0){let n=r.how,a=e;if(typeof n!="string")return Pe.errors=[{instancePath:s+"/how",schemaPath:"\
#/properties/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"))return Pe.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:po.
properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t)if(r.expires_at!==void 0){let n=r.expires_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Pe.errors=[{instancePath:s+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:po.properties.expires_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Pe.errors=
[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Pe.errors=[{instancePath:s+"/ex\
pires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}else return Pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pe.errors=p,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Hs(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Hs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Pe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Pe.errors:
p.concat(Pe.errors),e=p.length));else return Hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Hs.errors=p,e===0}Hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mp=Ys;function ke(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.role===void 0&&
(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at")||r.secret===void 0&&(f=
"secret"))return ke.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let y=e;for(let n in r)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at"||n==="secret")){
return ke.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(y===e){if(r.name!==void 0){let n=r.name,a=e;if(e===e)if(typeof n==
"string"){if(L(n,69))return ke.errors=[{instancePath:s+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(B(n,1))return ke.errors=[{instancePath:s+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pp.test(n))return ke.
errors=[{instancePath:s+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return ke.errors=[{instancePath:s+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
role!==void 0){let n=r.role,a=e;if(typeof n!="string")return ke.errors=[{instancePath:s+"/role",schemaPath:"\
schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="viewer"))return ke.
errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:fa.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let n=r.how,a=e;if(typeof n!="string")
return ke.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"\
string"}}],!1;if(n!=="session")return ke.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how\
/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===e}else var t=!0;if(t){if(r.expires_at!==
void 0){let n=r.expires_at,a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ke.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ke.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ke.errors=[{instancePath:s+"/ex\
pires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t)if(r.secret!==void 0){let n=r.secret,a=e;if(e===a)if(typeof n=="strin\
g"){if(L(n,64))return ke.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return ke.errors=[{instancePath:s+"/secret",schemaPath:"\
#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:s+
"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0}}}}}}else return ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ke.errors=p,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ys(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ke(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?ke.errors:
p.concat(ke.errors),e=p.length));else return Ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ys.errors=p,e===0}Ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var lp=Js;function Js(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Js.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Pe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Pe.errors:
p.concat(Pe.errors),e=p.length));else return Js.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Js.errors=p,e===0}Js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dp=er;var Cm=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function er(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==
void 0){let t=r.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.url===void 0&&
(y="url"))return er.errors=[{instancePath:s+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let n=e;for(let a in t)if(a!=="url"){return er.errors=[{instancePath:s+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(n===e&&t.url!==void 0){let a=t.url,o=e;if(e===o&&e===o)if(typeof a==
"string"){if(L(a,8192))return er.errors=[{instancePath:s+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(B(a,8))return er.errors=
[{instancePath:s+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!Cm.test(a))return er.errors=[{instancePath:s+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return er.
errors=[{instancePath:s+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return er.errors=[{instancePath:s+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return er.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=p,e===0}er.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var fp=Qs;var mo={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};var up=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function ee(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=ee.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===
void 0&&(f="prefix")||r.created_at===void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||
r.revoked_at===void 0&&(f="revoked_at"))return ee.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!(n==="id"||n==="name"||n==="ro\
le"||n==="prefix"||n==="created_at"||n==="rotated_at"||n==="revoked_at")){return ee.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(y===e){if(r.id!==void 0){let n=r.id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return ee.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(n,1))return ee.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:s+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let n=r.name,a=e;if(e===e)if(typeof n=="string"){if(L(n,64))return ee.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return ee.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!up.test(n))return ee.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ee.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,a=e;if(typeof n!="stri\
ng")return ee.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="admin"||n==="viewer"))return ee.errors=[{instancePath:s+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:fa.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let n=r.prefix,a=e;if(e===a)if(typeof n=="string"){if(L(n,16))return ee.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return ee.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,
a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[{instancePath:s+"\
/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:s+"\
/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let n=r.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ee.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:mo.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ee.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.revoked_at!==void 0){let n=r.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ee.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:mo.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:s+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}else return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ee.errors=p,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Pr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.operators===void 0&&(f="operators"))return Pr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let y=e;for(let n in r)if(n!=="operators"){return Pr.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===e&&r.operators!==
void 0){let n=r.operators;if(e===e)if(Array.isArray(n)){if(n.length>1e4)return Pr.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let o=n.length;for(let i=0;i<o;i++){let l=e;ee(n[i],{instancePath:s+"/operators/"+i,parentData:n,
parentDataProperty:i,rootData:v,dynamicAnchors:b})||(p=p===null?ee.errors:p.concat(ee.errors),e=p.length);
var t=l===e;if(!t)break}}}else return Pr.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return Pr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=p,e===0}Pr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Qs(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Qs.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Pr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||
(p=p===null?Pr.errors:p.concat(Pr.errors),e=p.length));else return Qs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qs.errors=p,e===0}Qs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var yp=et;var lo={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function Q(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,
dynamicAnchors:b={}}={}){let p=null,e=0,m=Q.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||
r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===void 0&&(f="prefix")||r.created_at===
void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===void 0&&(f="revoke\
d_at")||r.token===void 0&&(f="token"))return Q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let y=e;for(let n in r)if(!(n==="id"||n==="name"||n==="ro\
le"||n==="prefix"||n==="created_at"||n==="rotated_at"||n==="revoked_at"||n==="token")){return Q.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(y===e){if(r.id!==void 0){let n=r.id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return Q.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(n,1))return Q.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let n=r.name,a=e;if(e===e)if(typeof n=="string"){if(L(n,64))return Q.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return Q.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!up.test(n))return Q.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Q.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let n=r.role,a=e;if(typeof n!="stri\
ng")return Q.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="admin"||n==="viewer"))return Q.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:fa.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let n=r.prefix,a=e;if(e===a)if(typeof n=="string"){if(L(n,16))return Q.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return Q.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let n=r.created_at,
a=e,o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Q.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Q.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Q.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let n=r.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Q.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:lo.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return Q.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Q.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.revoked_at!==void 0){let n=r.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Q.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:lo.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Q.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Q.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.token!==void 0){let n=r.token,a=e;if(e===a)if(typeof n=="stri\
ng"){if(L(n,256))return Q.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(n,1))return Q.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Q.errors=p,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(r,{
instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,
e=0,m=et.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Q(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Q.errors:p.concat(
Q.errors),e=p.length));else return et.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return et.errors=p,e===0}et.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var cp=rt;function rt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=rt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?ee.errors:
p.concat(ee.errors),e=p.length));else return rt.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rt.errors=p,e===0}rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hp=st;function st(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=st.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?ee.errors:
p.concat(ee.errors),e=p.length));else return st.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return st.errors=p,e===0}st.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gp=tt;function tt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=tt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Q(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Q.errors:
p.concat(Q.errors),e=p.length));else return tt.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return tt.errors=p,e===0}tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kp=at;var Om={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},Ar={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},Km={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","drainUpstream","restoreUpstr\
eam","probeUpstream","reconcilePayment","closePayment","createOperator","changeOperator","rotateOper\
ator","revokeOperator","createSession","endSession","drainServer","reload","backup","migrate","copyS\
tore","authenticate"],$id:"schema:AuditAction"};function Y(r,{instancePath:s="",parentData:x,parentDataProperty:w,
rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===
void 0&&(f="id")||r.at===void 0&&(f="at")||r.action===void 0&&(f="action")||r.outcome===void 0&&(f="\
outcome")||r.name===void 0&&(f="name")||r.how===void 0&&(f="how")||r.address===void 0&&(f="address")||
r.request_id===void 0&&(f="request_id")||r.target===void 0&&(f="target")||r.target_name===void 0&&(f=
"target_name")||r.before===void 0&&(f="before")||r.after===void 0&&(f="after")||r.reason===void 0&&(f=
"reason"))return Y.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let y=e;for(let n in r)if(!Ye.call(Ar.properties,n)){return Y.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(y===
e){if(r.id!==void 0){let n=r.id,a=e;if(e===a)if(typeof n=="string"){if(L(n,64))return Y.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(n,1))return Y.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Y.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.at!==void 0){let n=r.at,a=e,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.errors=[{instancePath:s+"/at",schemaPath:"schema:\
Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.action!==void 0){let n=r.action,a=e;if(typeof n!=
"string")return Y.errors=[{instancePath:s+"/action",schemaPath:"schema:AuditAction/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(n==="createKey"||n==="changeKey"||n==="rotateKey"||n==="revokeK\
ey"||n==="restoreKey"||n==="revokeCaller"||n==="restoreCaller"||n==="createGroup"||n==="changeGroup"||
n==="deleteGroup"||n==="drainUpstream"||n==="restoreUpstream"||n==="probeUpstream"||n==="reconcilePa\
yment"||n==="closePayment"||n==="createOperator"||n==="changeOperator"||n==="rotateOperator"||n==="r\
evokeOperator"||n==="createSession"||n==="endSession"||n==="drainServer"||n==="reload"||n==="backup"||
n==="migrate"||n==="copyStore"||n==="authenticate"))return Y.errors=[{instancePath:s+"/action",schemaPath:"\
schema:AuditAction/enum",keyword:"enum",params:{allowedValues:Km.enum}}],!1;var t=a===e}else var t=!0;
if(t){if(r.outcome!==void 0){let n=r.outcome,a=e;if(typeof n!="string")return Y.errors=[{instancePath:s+
"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(n===
"done"||n==="begun"||n==="failed"))return Y.errors=[{instancePath:s+"/outcome",schemaPath:"#/propert\
ies/outcome/enum",keyword:"enum",params:{allowedValues:Ar.properties.outcome.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(r.name!==void 0){let n=r.name,a=e;if(e===a)if(typeof n=="string"){if(L(n,128))return Y.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return Y.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let n=r.how,a=e;
if(typeof n!="string")return Y.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"||n==="cli"||n==="signal"||n==="ser\
ver"))return Y.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{
allowedValues:Ar.properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.address!==void 0){let n=r.
address,a=e;if(typeof n!="string"&&n!==null)return Y.errors=[{instancePath:s+"/address",schemaPath:"\
#/properties/address/type",keyword:"type",params:{type:Ar.properties.address.type}}],!1;if(e===a&&typeof n==
"string"&&L(n,255))return Y.errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/maxL\
ength",keyword:"maxLength",params:{limit:255}}],!1;var t=a===e}else var t=!0;if(t){if(r.request_id!==
void 0){let n=r.request_id,a=e;if(typeof n!="string"&&n!==null)return Y.errors=[{instancePath:s+"/re\
quest_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:Ar.properties.request_id.
type}}],!1;if(e===a&&typeof n=="string"&&L(n,64))return Y.errors=[{instancePath:s+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=a===e}else var t=!0;
if(t){if(r.target!==void 0){let n=r.target,a=e;if(typeof n!="string"&&n!==null)return Y.errors=[{instancePath:s+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:Ar.properties.target.type}}],
!1;if(e===a&&typeof n=="string"&&L(n,128))return Y.errors=[{instancePath:s+"/target",schemaPath:"#/p\
roperties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=a===e}else var t=!0;if(t){
if(r.target_name!==void 0){let n=r.target_name,a=e;if(typeof n!="string"&&n!==null)return Y.errors=[
{instancePath:s+"/target_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:Ar.
properties.target_name.type}}],!1;if(e===a&&typeof n=="string"&&L(n,256))return Y.errors=[{instancePath:s+
"/target_name",schemaPath:"#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=a===e}else var t=!0;if(t){if(r.before!==void 0){let n=r.before,a=e;if(!(n&&typeof n=="objec\
t"&&!Array.isArray(n))&&n!==null)return Y.errors=[{instancePath:s+"/before",schemaPath:"#/properties\
/before/type",keyword:"type",params:{type:Ar.properties.before.type}}],!1;var t=a===e}else var t=!0;
if(t){if(r.after!==void 0){let n=r.after,a=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)
return Y.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:Ar.properties.after.type}}],!1;var t=a===e}else var t=!0;if(t)if(r.reason!==void 0){let n=r.reason,
a=e;if(typeof n!="string"&&n!==null)return Y.errors=[{instancePath:s+"/reason",schemaPath:"#/propert\
ies/reason/type",keyword:"type",params:{type:Ar.properties.reason.type}}],!1;if(e===a&&typeof n=="st\
ring"&&L(n,4096))return Y.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}else return Y.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=
p,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{instancePath:s="",parentData:x,
parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){let p=null,e=0,m=He.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let y;if(r.rows===void 0&&(y="rows")||r.next===void 0&&(y="next"))return He.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let n=e;for(let a in r)if(!(a===
"rows"||a==="next")){return He.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(r.rows!==void 0){let a=r.
rows,o=e;if(e===o)if(Array.isArray(a)){if(a.length>1e3)return He.errors=[{instancePath:s+"/rows",schemaPath:"\
#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<
i;l++){let d=e;Y(a[l],{instancePath:s+"/rows/"+l,parentData:a,parentDataProperty:l,rootData:v,dynamicAnchors:b})||
(p=p===null?Y.errors:p.concat(Y.errors),e=p.length);var t=d===e;if(!t)break}}}else return He.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],
!1;var f=o===e}else var f=!0;if(f)if(r.next!==void 0){let a=r.next,o=e;if(typeof a!="string"&&a!==null)
return He.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:Om.properties.next.type}}],!1;if(e===o&&typeof a=="string"&&L(a,64))return He.errors=[{instancePath:s+
"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=o===
e}else var f=!0}}}else return He.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return He.errors=p,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function at(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=at.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(He(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?He.errors:
p.concat(He.errors),e=p.length));else return at.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return at.errors=p,e===0}at.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pp=it;function it(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=it.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?Y.errors:
p.concat(Y.errors),e=p.length));else return it.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return it.errors=p,e===0}it.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vp=$e;function $e(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.calls===void 0&&(n="calls")||f.streams===void 0&&(n=
"streams")||f.queued_rows===void 0&&(n="queued_rows"))return $e.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let o in f)
if(!(o==="calls"||o==="streams"||o==="queued_rows")){return $e.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(a===e){if(f.calls!==void 0){let o=f.calls,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return $e.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return $e.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return $e.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(f.streams!==void 0){let o=f.streams,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return $e.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return $e.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return $e.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let o=f.queued_rows,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return $e.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="num\
ber"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return $e.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return $e.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}else return $e.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return $e.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,e===0}$e.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var bp=nt;function qe(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.applied===void 0&&(a="applied")||r.problems===
void 0&&(a="problems")||r.changes===void 0&&(a="changes"))return qe.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let i in r)if(!(i==="app\
lied"||i==="problems"||i==="changes")){return qe.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.applied!==
void 0){let i=e;if(typeof r.applied!="boolean")return qe.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){
if(r.problems!==void 0){let i=r.problems,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e4)return qe.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let u=i.length;for(let c=0;c<u;c++){let P=i[c],_=e;if(e===_)if(typeof P=="\
string"){if(L(P,4096))return qe.errors=[{instancePath:s+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return qe.errors=[{instancePath:s+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=_===e;if(!f)break}}}else return qe.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(r.changes!==
void 0){let i=r.changes,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e5)return qe.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;
let u=i.length;for(let c=0;c<u;c++){let P=i[c],_=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let h;if(P.setting===void 0&&(h="setting")||P.needs_restart===void 0&&(h="needs_restart"))return qe.
errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let N=e;for(let q in P)if(!(q==="setting"||q==="before"||q==="after"||
q==="needs_restart")){return qe.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(N===
e){if(P.setting!==void 0){let q=P.setting,A=e;if(e===A)if(typeof q=="string"){if(L(q,512))return qe.
errors=[{instancePath:s+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return qe.errors=[{instancePath:s+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(P.needs_restart!==void 0){let q=e;if(typeof P.
needs_restart!="boolean")return qe.errors=[{instancePath:s+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var n=q===
e}else var n=!0}}}else return qe.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var y=_===e;if(!y)break}}}else return qe.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return qe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qe.errors=p,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function nt(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=nt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(qe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:v,dynamicAnchors:b})||(p=p===null?qe.errors:
p.concat(qe.errors),e=p.length));else return nt.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return nt.errors=p,e===0}nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _p=V;function V(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=V.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.response;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){let l;if(o.name===void 0&&(l="name")||o.operations===void 0&&
(l="operations")||o.elsewhere===void 0&&(l="elsewhere"))return V.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let u in o)
if(!(u==="name"||u==="operations"||u==="elsewhere")){return V.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(d===e){if(o.name!==void 0){let u=o.name,c=e;if(e===c)if(typeof u=="string"){if(L(u,128))
return V.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(B(u,1))return V.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return V.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(o.operations!==
void 0){let u=o.operations,c=e;if(e===c)if(Array.isArray(u)){if(u.length>256)return V.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let _=u.length;for(let g=0;g<_;g++){let k=u[g],h=e;if(e===h)if(k&&
typeof k=="object"&&!Array.isArray(k)){let q;if(k.method===void 0&&(q="method")||k.path===void 0&&(q=
"path")||k.summary===void 0&&(q="summary"))return V.errors=[{instancePath:s+"/response/operations/"+
g,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in k)if(!(S==="method"||S==="path"||S==="summary")){return V.errors=[{instancePath:s+
"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===e){if(k.method!==
void 0){let S=k.method,I=e;if(e===I)if(typeof S=="string"){if(L(S,7))return V.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(B(S,3))return V.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return V.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0;if(y){if(k.path!==
void 0){let S=k.path,I=e;if(e===I)if(typeof S=="string"){if(L(S,256))return V.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(S,1))return V.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0;if(y)if(k.summary!==void 0){
let S=k.summary,I=e;if(e===I)if(typeof S=="string"){if(L(S,256))return V.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:s+
"/response/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0}}}}else return V.
errors=[{instancePath:s+"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return V.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(o.elsewhere!==void 0){let u=o.elsewhere,
c=e;if(e===c)if(Array.isArray(u)){if(u.length>16)return V.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var n=!0;let _=u.length;for(let g=0;g<_;g++){let k=u[g],h=e;if(e===h)if(k&&typeof k=="object"&&!Array.
isArray(k)){let q;if(k.name===void 0&&(q="name"))return V.errors=[{instancePath:s+"/response/elsewhe\
re/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in k)if(!(S==="name"||S==="path"||S==="address"||S==="port")){return V.errors=
[{instancePath:s+"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===e){
if(k.name!==void 0){let S=k.name,I=e;if(e===I)if(typeof S=="string"){if(L(S,128))return V.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(B(S,1))return V.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(k.path!==void 0){
let S=k.path,I=e;if(e===I)if(typeof S=="string"){if(L(S,256))return V.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(S,1))return V.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/respons\
e/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(k.address!==void 0){let S=k.
address,I=e;if(e===I)if(typeof S=="string"){if(L(S,2048))return V.errors=[{instancePath:s+"/response\
/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(B(S,1))return V.errors=[{instancePath:s+"\
/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a)if(k.port!==
void 0){let S=k.port,I=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return V.errors=[{
instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof S=="number"&&isFinite(
S)){if(S>65535||isNaN(S))return V.errors=[{instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(S<1||isNaN(S))return V.errors=[{instancePath:s+"/response/elsewhere/"+g+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=I===e}else var a=!0}}}}}else return V.errors=[{instancePath:s+
"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var n=h===e;if(!n)break}}}else return V.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var t=c===e}else var t=!0}}}}else return V.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return V.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=p,e===0}V.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var wp=Wr;function Wr(r,{instancePath:s="",parentData:x,parentDataProperty:w,rootData:v=r,dynamicAnchors:b={}}={}){
let p=null,e=0,m=Wr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Wr.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Wr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Wr.errors=p,e===0}Wr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vm={getHealth:{parameters:Fa,body:Ui,replies:{200:yo}},getReadiness:{parameters:Ma,body:zi,replies:{
200:co,503:ho}},getMetrics:{parameters:Ea,body:Bi,replies:{}},listKeys:{parameters:Ra,body:Zi,replies:{
200:go}},createKey:{parameters:Xa,body:Vi,replies:{200:qo}},readKey:{parameters:Ga,body:rn,replies:{
200:No}},revokeKey:{parameters:Ua,body:sn,replies:{200:Lo}},changeKey:{parameters:za,body:tn,replies:{
200:So}},rotateKey:{parameters:Ba,body:an,replies:{200:Ao}},restoreKey:{parameters:Za,body:nn,replies:{
200:Io}},listGroups:{parameters:Va,body:on,replies:{200:Do}},createGroup:{parameters:Wa,body:pn,replies:{
200:To}},readGroup:{parameters:Ha,body:fn,replies:{200:jo}},deleteGroup:{parameters:Ya,body:un,replies:{
200:$o}},changeGroup:{parameters:Ja,body:yn,replies:{200:Co}},listCallers:{parameters:Qa,body:cn,replies:{
200:Oo}},revokeCaller:{parameters:ei,body:hn,replies:{200:Ko}},restoreCaller:{parameters:si,body:gn,
replies:{200:Fo}},getUsage:{parameters:ti,body:kn,replies:{200:Mo}},listUsage:{parameters:ai,body:Pn,
replies:{200:Eo}},readOverview:{parameters:ii,body:vn,replies:{200:Ro}},readSeries:{parameters:ni,body:bn,
replies:{200:Xo}},listRequests:{parameters:oi,body:_n,replies:{200:Go}},readRequest:{parameters:pi,body:wn,
replies:{200:Uo}},listPayments:{parameters:mi,body:xn,replies:{200:zo}},readPayment:{parameters:li,body:qn,
replies:{200:Zo}},reconcilePayment:{parameters:di,body:Nn,replies:{200:Vo}},closePayment:{parameters:fi,
body:Ln,replies:{200:Wo}},listUpstreams:{parameters:ui,body:Sn,replies:{200:Ho}},drainUpstream:{parameters:yi,
body:An,replies:{200:Jo}},restoreUpstream:{parameters:ci,body:In,replies:{200:Qo}},probeUpstream:{parameters:hi,
body:Dn,replies:{200:ep}},listRoutes:{parameters:gi,body:Tn,replies:{200:rp}},listPriceProposals:{parameters:ki,
body:jn,replies:{200:sp}},listOperatorAgents:{parameters:Pi,body:$n,replies:{200:tp}},readOperatorAgent:{
parameters:vi,body:Cn,replies:{200:ap}},getConfig:{parameters:bi,body:On,replies:{200:ip}},readSession:{
parameters:_i,body:Kn,replies:{200:op}},createSession:{parameters:wi,body:Fn,replies:{200:mp}},endSession:{
parameters:xi,body:Mn,replies:{200:lp}},beginSignIn:{parameters:qi,body:En,replies:{200:dp}},listOperators:{
parameters:Ni,body:Rn,replies:{200:fp}},createOperator:{parameters:Li,body:Xn,replies:{200:yp}},revokeOperator:{
parameters:Si,body:Un,replies:{200:cp}},changeOperator:{parameters:Ai,body:zn,replies:{200:hp}},rotateOperator:{
parameters:Ii,body:Bn,replies:{200:gp}},listAudit:{parameters:Di,body:Zn,replies:{200:kp}},readAudit:{
parameters:Ti,body:Vn,replies:{200:Pp}},drainServer:{parameters:ji,body:Wn,replies:{200:vp}},reload:{
parameters:$i,body:Hn,replies:{200:bp}},getOverview:{parameters:Ci,body:Yn,replies:{200:_p}},getContract:{
parameters:Oi,body:Jn,replies:{200:wp}},getReference:{parameters:Ki,body:Qn,replies:{}},getReferenceFile:{
parameters:Fi,body:eo,replies:{}},getConsole:{parameters:Ei,body:ro,replies:{}},getConsoleFile:{parameters:Ri,
body:so,replies:{}}};export{Vm as default};
