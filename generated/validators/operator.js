// Compiled from a contract by npm run generate. Never edited.
var jp=Object.create;var Ca=Object.defineProperty;var $p=Object.getOwnPropertyDescriptor;var Cp=Object.getOwnPropertyNames;var Op=Object.getPrototypeOf,Kp=Object.prototype.hasOwnProperty;var Oa=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(x){throw r=0,x}};var Fp=(s,r,x,w)=>{if(r&&typeof r=="object"||typeof r=="function")for(let P of Cp(r))!Kp.call(s,P)&&
P!==x&&Ca(s,P,{get:()=>r[P],enumerable:!(w=$p(r,P))||w.enumerable});return s};var Vr=(s,r,x)=>(x=s!=null?jp(Op(s)):{},Fp(r||!s||!s.__esModule?Ca(x,"default",{value:s,enumerable:!0}):
x,s));var _t=Oa(bt=>{"use strict";Object.defineProperty(bt,"__esModule",{value:!0});bt.formats=void 0;var Ep=2**
31-1,Rp=(-2)**31,Xp=2**63-1,Gp=(-2)**63,Ma=(2-2**-23)*2**127,Ea=2**-126,Up=-1*Ma,zp=-1*Ea,Fa=()=>!0,
Bp=/^[A-Za-z0-9+/]*(=|==)?$/;bt.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Ep&&s>=Rp,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Xp&&s>=Gp,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Ma&&s>=Ea||s>=Up&&s<=zp),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Bp.test(s),binary:Fa,password:Fa}});var wt=Oa(Lr=>{"use strict";Object.defineProperty(Lr,"__esModule",{value:!0});Lr.formatNames=Lr.fastFormats=
Lr.fullFormats=void 0;function qr(s,r){return{validate:s,compare:r}}Lr.fullFormats={date:qr(Ua,wa),time:qr(
ba(!0),xa),"date-time":qr(Ra(!0),Ba),"iso-time":qr(ba(),za),"iso-date-time":qr(Ra(),Za),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Jp,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:im,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Qp,int32:{type:"number",validate:sm},
int64:{type:"number",validate:tm},float:{type:"number",validate:Ga},double:{type:"number",validate:Ga},
password:!0,binary:!0};Lr.fastFormats={...Lr.fullFormats,date:qr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,wa),time:qr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,xa),"date-time":qr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ba),"iso-time":qr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,za),
"iso-date-time":qr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Za),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Lr.formatNames=Object.keys(Lr.fullFormats);function Zp(s){return s%4===0&&(s%100!==0||s%400===0)}var Vp=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Wp=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ua(s){let r=Vp.exec(s);if(!r)return!1;let x=+r[1],
w=+r[2],P=+r[3];return w>=1&&w<=12&&P>=1&&P<=(w===2&&Zp(x)?29:Wp[w])}function wa(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var va=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ba(s){
return function(x){let w=va.exec(x);if(!w)return!1;let P=+w[1],v=+w[2],o=+w[3],e=w[4],m=w[5]==="-"?-1:
1,t=+(w[6]||0),f=+(w[7]||0);if(t>23||f>59||s&&!e)return!1;if(P<=23&&v<=59&&o<60)return!0;let u=v-f*m,
n=P-t*m-(u<0?1:0);return(n===23||n===-1)&&(u===59||u===-1)&&o<61}}function xa(s,r){if(!(s&&r))return;
let x=new Date("2020-01-01T"+s).valueOf(),w=new Date("2020-01-01T"+r).valueOf();if(x&&w)return x-w}function za(s,r){
if(!(s&&r))return;let x=va.exec(s),w=va.exec(r);if(x&&w)return s=x[1]+x[2]+x[3],r=w[1]+w[2]+w[3],s>r?
1:s<r?-1:0}var _a=/t|\s/i;function Ra(s){let r=ba(s);return function(w){let P=w.split(_a);return P.length===
2&&Ua(P[0])&&r(P[1])}}function Ba(s,r){if(!(s&&r))return;let x=new Date(s).valueOf(),w=new Date(r).valueOf();
if(x&&w)return x-w}function Za(s,r){if(!(s&&r))return;let[x,w]=s.split(_a),[P,v]=r.split(_a),o=wa(x,
P);if(o!==void 0)return o||xa(w,v)}var Hp=/\/|:/,Yp=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Jp(s){return Hp.test(s)&&Yp.test(s)}var Xa=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Qp(s){return Xa.lastIndex=0,Xa.test(s)}var em=-(2**31),rm=2**31-1;function sm(s){return Number.
isInteger(s)&&s<=rm&&s>=em}function tm(s){return Number.isInteger(s)}function Ga(){return!0}var am=/[^\\]\\Z/;
function im(s){if(am.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Wr=(s,r)=>s.length>r&&Ka(s)>r,Hr=(s,r)=>s.length<2*r&&Ka(s)<r,Mp=/[\ud800-\udbff][\udc00-\udfff]/g,
Ka=s=>s.length-(s.match(Mp)?.length??0);var Va=Vr(_t()),Wa=Vr(wt()),rl={...Va.formats,...Wa.fastFormats},Ha=ss;function ss(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ss.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ss.errors=o,e===0}ss.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ya=ts;function ts(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ts.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ts.errors=o,e===0}ts.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ja=as;function as(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=as.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return as.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return as.errors=o,e===0}as.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qa=Fr;var X=Wr;function Fr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="boolean")i=""+n;else if(n===
null)i="";else return Fr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&X(n,4096))return Fr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Fr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Fr.errors=o,e===0}Fr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ei=Nr;var Z=Hr,vs=new RegExp("^[ -~]+$","u");function Nr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Nr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Nr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["\
idempotency-key"],a=e;if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="bool\
ean")i=""+n;else if(n===null)i="";else return Nr.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;i!==void 0&&(n=i,f!==void 0&&(f["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(X(n,
255))return Nr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(n,1))return Nr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vs.test(n))return Nr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Nr.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Nr.errors=o,e===0}Nr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ri=is;function is(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return is.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return is.errors=o,e===0}is.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var si=nr;var Ue=new RegExp("^[0-9a-f-]{36}$","u");function nr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return nr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return nr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return nr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return nr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(a,36))return nr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(
a))return nr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return nr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return nr.
errors=o,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ti=or;function or(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return or.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return or.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return or.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return or.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return or.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return or.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return or.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return or.errors=o,e===0}or.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ai=pr;function pr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return pr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return pr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return pr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return pr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return pr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return pr.errors=o,e===0}pr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ii=Ee;function Ee(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ee.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let a=u["idempotenc\
y-key"],p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Ee.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===p&&typeof a=="string"){if(X(a,255))return Ee.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return Ee.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!vs.test(a))return Ee.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ee.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.id===void 0&&
(p="id"))return Ee.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(u.id!==void 0){let i=u.id,l=e;if(typeof i!="string"){let d=typeof i,
y;if(y===void 0)if(d=="number"||d=="boolean")y=""+i;else if(i===null)y="";else return Ee.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(i=y,u!==void 0&&(u.id=y))}if(e===l&&typeof i=="string"){if(X(i,36))return Ee.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(i,36))return Ee.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(
i))return Ee.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ee.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Ee.errors=o,e===0}Ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ni=mr;function mr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return mr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return mr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return mr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return mr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return mr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return mr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return mr.errors=o,e===0}mr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oi=Re;function Re(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Re.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.parent!==void 0){let a=u.
parent,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return Re.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.parent=
l))}if(e===p&&typeof a=="string"){if(X(a,194))return Re.errors=[{instancePath:r+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(Z(a,1))
return Re.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=p===e}else var t=!0;if(t){let a=u.limit,p=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l==="boo\
lean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return Re.errors=[{instancePath:r+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,u!==void 0&&(u.limit=d))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a))return Re.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Re.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=p===e;if(t)if(u.after!==void 0){let l=u.after,d=e;
if(typeof l!="string"){let g=typeof l,b;if(b===void 0)if(g=="number"||g=="boolean")b=""+l;else if(l===
null)b="";else return Re.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(l=b,u!==void 0&&(u.after=b))}
if(e===d&&typeof l=="string"){if(X(l,36))return Re.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(l,36))
return Re.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(l))return Re.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}else return Re.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Re.errors=o,e===0}Re.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pi=Sr;function Sr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Sr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["idempotency-key"],
a=e;if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="boolean")i=""+n;else if(n===
null)i="";else return Sr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=
i,f!==void 0&&(f["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(X(n,255))return Sr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(n,1))return Sr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!vs.test(n))return Sr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Sr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Sr.errors=o,e===0}Sr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mi=Ar;function Ar(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ar.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Ar.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Ar.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,194))return Ar.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(a,1))return Ar.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ar.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ar.
errors=o,e===0}Ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var li=Ir;function Ir(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ir.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Ir.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Ir.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,194))return Ir.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(a,1))return Ir.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ir.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ir.
errors=o,e===0}Ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var di=Dr;function Dr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Dr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Dr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Dr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Dr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,194))return Dr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(a,1))return Dr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Dr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Dr.
errors=o,e===0}Dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=sr;function sr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return sr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){u.limit===void 0&&(u.limit=100);let a=u.limit,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i==="boolean"||a===null||
i==="string"&&a&&a==+a&&!(a%1))l=+a;else return sr.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=
l,u!==void 0&&(u.limit=l))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return sr.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return sr.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=p===e;if(t)if(u.after!==void 0){let i=u.after,l=e;if(typeof i!="string"){let y=typeof i,
g;if(g===void 0)if(y=="number"||y=="boolean")g=""+i;else if(i===null)g="";else return sr.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;g!==void 0&&(i=g,u!==void 0&&(u.after=g))}if(e===l&&typeof i=="string"){if(X(i,64))return sr.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return sr.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=l===e}else
var t=!0}else return sr.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return sr.errors=o,e===0}sr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yi=lr;var ui=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function lr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=lr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return lr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return lr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return lr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,47))return lr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(Z(a,47))return lr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!ui.test(
a))return lr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return lr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return lr.
errors=o,e===0}lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ci=dr;function dr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=dr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return dr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return dr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return dr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,47))return dr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(Z(a,47))return dr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!ui.test(a))return dr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return dr.errors=[{instancePath:r+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return dr.errors=o,e===0}dr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hi=de,
nm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},
body:{}}},om=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u"),He=new RegExp("^[^\\x00-\\x1f\\x7f]+$","\
u");function de(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u=
"headers")||s.params===void 0&&(u="params"))return de.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(s.query!==void 0){let n=s.query;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.refusals===void 0&&(n.refusals=!1),n.from!==void 0){let p=n.
from,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,d;if(d===void 0)if(l===
"boolean"||p===null||l==="string"&&p&&p==+p&&!(p%1))d=+p;else return de.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(p=d,n!==void 0&&(n.from=d))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||
isNaN(p))return de.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return de.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.to!==void 0){let p=n.
to,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let d=typeof p,y;if(y===void 0)if(d===
"boolean"||p===null||d==="string"&&p&&p==+p&&!(p%1))y=+p;else return de.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(p=y,n!==void 0&&(n.to=y))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||
isNaN(p))return de.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return de.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.month!==void 0){let p=n.
month,i=e;if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===
null)y="";else return de.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/prope\
rties/month/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.month=y))}
if(e===i&&typeof p=="string"){if(X(p,7))return de.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Z(p,7))return de.
errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!om.test(p))return de.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|\
1[0-2])$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.key_id!==void 0){let p=n.key_id,i=e;if(typeof p!=
"string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===null)y="";else
return de.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.key_id=y))}if(e===i&&
typeof p=="string"){if(X(p,256))return de.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prop\
erties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))return de.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return de.errors=[{instancePath:r+"/query/k\
ey_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.model!==void 0){let p=n.model,i=e;
if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===
null)y="";else return de.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/prope\
rties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.model=y))}
if(e===i&&typeof p=="string"){if(X(p,256))return de.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))
return de.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return de.errors=[{instancePath:r+"\
/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.by!==void 0){let p=n.by,i=e;if(e===
i)if(Array.isArray(p)){if(p.length>9)return de.errors=[{instancePath:r+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:9}}],!1;{var f=!0;let d=p.length;
for(let y=0;y<d;y++){let g=p[y],b=e;if(typeof g!="string"){let k=typeof g,c;if(c===void 0)if(k=="num\
ber"||k=="boolean")c=""+g;else if(g===null)c="";else return de.errors=[{instancePath:r+"/query/by/"+
y,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"string"}}],!1;
c!==void 0&&(g=c,p!==void 0&&(p[y]=c))}if(!(g==="key"||g==="model"||g==="agent"||g==="hour"||g==="da\
y"||g==="upstream"||g==="owner"||g==="status"||g==="group"))return de.errors=[{instancePath:r+"/quer\
y/by/"+y,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:nm.
properties.query.properties.by.items.enum}}],!1;var f=b===e;if(!f)break}if(f){let y=p.length,g;if(y>
1){let b={};for(;y--;){let _=p[y];if(typeof _=="string"){if(typeof b[_]=="number"){return g=b[_],de.
errors=[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"\
uniqueItems",params:{i:y,j:g}}],!1;break}b[_]=y}}}}}}else return de.errors=[{instancePath:r+"/query/\
by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=i===
e}else var t=!0;if(t){let p=n.refusals,i=e;if(typeof p!="boolean"){let d;if(d===void 0)if(p==="false"||
p===0||p===null)d=!1;else if(p==="true"||p===1)d=!0;else return de.errors=[{instancePath:r+"/query/r\
efusals",schemaPath:"#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boole\
an"}}],!1;d!==void 0&&(p=d,n!==void 0&&(n.refusals=d))}var t=i===e}}}}}}}else return de.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return de.
errors=o,e===0}de.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=he;function he(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return he.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let a=u.from,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i===
"boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return he.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.from=l))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return he.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return he.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(u.to!==void 0){let a=u.
to,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return he.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;d!==void 0&&(a=d,u!==void 0&&(u.to=d))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return he.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return he.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(u.key_id!==void 0){
let a=u.key_id,p=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolean")
d=""+a;else if(a===null)d="";else return he.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=d,u!==
void 0&&(u.key_id=d))}if(e===p&&typeof a=="string"){if(X(a,256))return he.errors=[{instancePath:r+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(a,1))return he.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(a))return he.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){if(u.model!==
void 0){let a=u.model,p=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="\
boolean")d=""+a;else if(a===null)d="";else return he.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,u!==void 0&&(u.model=d))}if(e===p&&typeof a=="string"){if(X(a,256))return he.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(a,1))return he.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(a))return he.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){let a=u.limit,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return he.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(a=d,u!==void 0&&(u.limit=d))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return he.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return he.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=p===e;if(t)if(u.after!==void 0){let l=u.after,d=e;
if(typeof l!="string"){let g=typeof l,b;if(b===void 0)if(g=="number"||g=="boolean")b=""+l;else if(l===
null)b="";else return he.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(l=b,u!==void 0&&(u.after=b))}
if(e===d&&typeof l=="string"){if(X(l,256))return he.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(l,1))
return he.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else var t=!0}}}}}else return he.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return he.errors=o,e===0}he.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var ki=ns;function ns(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ns.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ns.errors=o,e===0}ns.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pi=ke,qa={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function ke(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ke.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return ke.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
query!==void 0){let n=s.query,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){n.step===void 0&&
(n.step="hour"),n.top===void 0&&(n.top=20);let p;if(n.metric===void 0&&(p="metric"))return ke.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:p}}],
!1;if(n.metric!==void 0){let i=n.metric,l=e;if(typeof i!="string"){let d=typeof i,y;if(y===void 0)if(d==
"number"||d=="boolean")y=""+i;else if(i===null)y="";else return ke.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(i=y,n!==void 0&&(n.metric=y))}if(!(i==="requests"||i==="failed"||i==="attempts"||i===
"failed_attempts"||i==="prompt_tokens"||i==="cached_tokens"||i==="completion_tokens"||i==="tokens"||
i==="charged"||i==="cost"||i==="first_token_p50_ms"||i==="first_token_p95_ms"||i==="whole_p50_ms"||i===
"whole_p95_ms"))return ke.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:qa.properties.query.properties.metric.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(n.by!==void 0){let i=n.by,l=e;if(typeof i!="string"){let y=typeof i,
g;if(g===void 0)if(y=="number"||y=="boolean")g=""+i;else if(i===null)g="";else return ke.errors=[{instancePath:r+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;g!==void 0&&(i=g,n!==void 0&&(n.by=g))}if(!(i==="key"||i==="group"||i==="model"||i==="agent"||i===
"upstream"||i==="status"||i==="class"))return ke.errors=[{instancePath:r+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:qa.properties.query.properties.
by.enum}}],!1;var t=l===e}else var t=!0;if(t){if(n.from!==void 0){let i=n.from,l=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,g;if(g===void 0)if(y==="boolean"||i===null||
y==="string"&&i&&i==+i&&!(i%1))g=+i;else return ke.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(i=
g,n!==void 0&&(n.from=g))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return ke.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return ke.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(n.to!==void 0){let i=n.to,l=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,g;if(g===void 0)if(y==="boolean"||i===null||
y==="string"&&i&&i==+i&&!(i%1))g=+i;else return ke.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(i=g,n!==
void 0&&(n.to=g))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return ke.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return ke.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let i=n.step,l=e;if(typeof i!="string"){let y=typeof i,
g;if(g===void 0)if(y=="number"||y=="boolean")g=""+i;else if(i===null)g="";else return ke.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;g!==void 0&&(i=g,n!==void 0&&(n.step=g))}if(!(i==="hour"||i==="day"))return ke.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:qa.
properties.query.properties.step.enum}}],!1;var t=l===e;if(t){let y=n.top,g=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y))){let _=typeof y,k;if(k===void 0)if(_==="boolean"||y===null||_==="str\
ing"&&y&&y==+y&&!(y%1))k=+y;else return ke.errors=[{instancePath:r+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;k!==void 0&&(y=k,n!==void 0&&
(n.top=k))}if(e===g&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return ke.errors=[{instancePath:r+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(y<1||isNaN(y))return ke.errors=[{instancePath:r+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===
e}}}}}}else return ke.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(s.headers!==void 0){let n=s.headers,
a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){let i=n["i\
f-none-match"],l=e;if(typeof i!="string"){let d=typeof i,y;if(y===void 0)if(d=="number"||d=="boolean")
y=""+i;else if(i===null)y="";else return ke.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(i=y,n!==void 0&&(n["if-none-match"]=y))}if(e===l&&typeof i=="string"&&X(i,4096))return ke.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ke.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else
var f=!0}return ke.errors=o,e===0}ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var vi=H,pm={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},mm=new RegExp("^[a-z0-9_]+$","u");function H(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||
s.params===void 0&&(u="params"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:u}}],!1;if(s.query!==void 0){let n=s.query,a=e;if(e===a)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.limit===void 0&&(n.limit=100),n.from!==void 0){let p=n.from,i=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,d;if(d===void 0)if(l==="boolean"||p===null||
l==="string"&&p&&p==+p&&!(p%1))d=+p;else return H.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(p=
d,n!==void 0&&(n.from=d))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return H.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return H.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.to!==void 0){let p=n.to,i=e;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let d=typeof p,y;if(y===void 0)if(d==="boolean"||p===null||
d==="string"&&p&&p==+p&&!(p%1))y=+p;else return H.errors=[{instancePath:r+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(p=y,n!==
void 0&&(n.to=y))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return H.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return H.errors=[{instancePath:r+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.key_id!==void 0){let p=n.key_id,i=e;if(typeof p!=
"string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===null)y="";else
return H.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.key_id=y))}if(e===i&&
typeof p=="string"){if(X(p,256))return H.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))return H.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return H.errors=[{instancePath:r+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.model!==void 0){let p=n.model,i=e;
if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===
null)y="";else return H.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.model=y))}
if(e===i&&typeof p=="string"){if(X(p,256))return H.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))
return H.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return H.errors=[{instancePath:r+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.agent!==void 0){let p=n.agent,i=e;
if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===
null)y="";else return H.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.agent=y))}
if(e===i&&typeof p=="string"){if(X(p,256))return H.errors=[{instancePath:r+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))
return H.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return H.errors=[{instancePath:r+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.upstream!==void 0){let p=n.upstream,
i=e;if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===
null)y="";else return H.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.upstream=
y))}if(e===i&&typeof p=="string"){if(X(p,64))return H.errors=[{instancePath:r+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(p,
1))return H.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(p))return H.errors=[{instancePath:r+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.status!==void 0){let p=n.
status,i=e;if(typeof p!="string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===
null)y="";else return H.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.status=
y))}if(e===i&&typeof p=="string"){if(X(p,64))return H.errors=[{instancePath:r+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(p,1))
return H.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!mm.test(p))return H.errors=[{instancePath:r+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(n.class!==void 0){let p=n.class,i=e;if(typeof p!=
"string"){let d=typeof p,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+p;else if(p===null)y="";else
return H.errors=[{instancePath:r+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.class=y))}if(!(p==="ours"||
p==="upstream"||p==="caller"||p==="limits"||p==="left"))return H.errors=[{instancePath:r+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:pm.properties.
query.properties.class.enum}}],!1;var t=i===e}else var t=!0;if(t){if(n.slower_than_ms!==void 0){let p=n.
slower_than_ms,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let d=typeof p,y;if(y===
void 0)if(d==="boolean"||p===null||d==="string"&&p&&p==+p&&!(p%1))y=+p;else return H.errors=[{instancePath:r+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.slower_than_ms=y))}if(e===i&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return H.errors=[{instancePath:r+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return H.errors=[{instancePath:r+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(n.costlier_than!==void 0){
let p=n.costlier_than,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let d=typeof p,y;
if(y===void 0)if(d==="boolean"||p===null||d==="string"&&p&&p==+p&&!(p%1))y=+p;else return H.errors=[
{instancePath:r+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(p=y,n!==void 0&&(n.costlier_than=y))}if(e===
i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return H.errors=[{instancePath:r+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return H.errors=[{instancePath:r+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){let p=n.limit,i=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let d=typeof p,y;if(y===void 0)if(d==="boolean"||p===null||
d==="string"&&p&&p==+p&&!(p%1))y=+p;else return H.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(p=
y,n!==void 0&&(n.limit=y))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p))return H.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(p<1||isNaN(p))return H.errors=[{instancePath:r+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e;if(t)if(n.after!==void 0){let d=n.after,y=e;if(typeof d!="string"){let b=typeof d,
_;if(_===void 0)if(b=="number"||b=="boolean")_=""+d;else if(d===null)_="";else return H.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;_!==void 0&&(d=_,n!==void 0&&(n.after=_))}if(e===y&&typeof d=="string"){if(X(d,256))return H.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(d,1))return H.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else
var t=!0}}}}}}}}}}}else return H.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(s.headers!==void 0){
let n=s.headers,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){
let i=n["if-none-match"],l=e;if(typeof i!="string"){let d=typeof i,y;if(y===void 0)if(d=="number"||d==
"boolean")y=""+i;else if(i===null)y="";else return H.errors=[{instancePath:r+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(i=y,n!==void 0&&(n["if-none-match"]=y))}if(e===l&&typeof i=="string"&&X(i,4096))return H.
errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return H.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0}return H.errors=o,e===0}H.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var bi=fr;function fr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return fr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return fr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return fr.errors=o,e===0}fr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _i=be,lm={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function be(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return be.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){let a=u.
state,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return be.errors=[{instancePath:r+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return be.errors=[{instancePath:r+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:lm.
properties.query.properties.state.enum}}],!1;var t=p===e}else var t=!0;if(t){if(u.network!==void 0){
let a=u.network,p=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolea\
n")d=""+a;else if(a===null)d="";else return be.errors=[{instancePath:r+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,u!==void 0&&(u.network=d))}if(e===p&&typeof a=="string"){if(X(a,64))return be.errors=[{instancePath:r+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(a,1))return be.errors=[{instancePath:r+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(a))return be.
errors=[{instancePath:r+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){if(u.
payer!==void 0){let a=u.payer,p=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="numbe\
r"||l=="boolean")d=""+a;else if(a===null)d="";else return be.errors=[{instancePath:r+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;d!==
void 0&&(a=d,u!==void 0&&(u.payer=d))}if(e===p&&typeof a=="string"){if(X(a,64))return be.errors=[{instancePath:r+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(a,1))return be.errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!He.test(a))return be.
errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){let a=u.limit,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,d;if(d===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return be.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(a=d,u!==void 0&&(u.limit=d))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return be.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return be.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=p===e;if(t)if(u.after!==void 0){let l=u.after,d=e;
if(typeof l!="string"){let g=typeof l,b;if(b===void 0)if(g=="number"||g=="boolean")b=""+l;else if(l===
null)b="";else return be.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(l=b,u!==void 0&&(u.after=b))}
if(e===d&&typeof l=="string"){if(X(l,36))return be.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(l,36))
return be.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(l))return be.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}else return be.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return be.errors=o,
e===0}be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var wi=yr;function yr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=yr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return yr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return yr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return yr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return yr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return yr.errors=o,e===0}yr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xi=ur;function ur(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return ur.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return ur.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ur.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ur.errors=o,e===0}ur.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qi=Xe;function Xe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Xe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query,n=e;if(e===n)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.reason!==void 0){let a=u.reason,p=e;if(typeof a!="string"){
let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return Xe.
errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.reason=l))}if(e===p&&typeof a=="st\
ring"){if(X(a,512))return Xe.errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(Z(a,1))return Xe.errors=
[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!He.test(a))return Xe.errors=[{instancePath:r+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Xe.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(s.params!==void 0){let u=s.params,
n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.id===void 0&&(p="id"))return Xe.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:p}}],!1;if(u.id!==void 0){let i=u.id,l=e;if(typeof i!="string"){let d=typeof i,y;if(y===
void 0)if(d=="number"||d=="boolean")y=""+i;else if(i===null)y="";else return Xe.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(i=y,u!==void 0&&(u.id=y))}if(e===l&&typeof i=="string"){if(X(i,36))return Xe.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(i,36))return Xe.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(
i))return Xe.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Xe.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Xe.errors=o,e===0}Xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Li=os;function os(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=os.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return os.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return os.errors=o,e===0}os.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ni=cr;var La=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function cr(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=cr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return cr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===
void 0&&(n="name"))return cr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:n}}],!1;if(f.name!==void 0){let a=f.name,p=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return cr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===p&&typeof a==
"string"){if(X(a,64))return cr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(a,1))return cr.errors=[
{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!La.test(a))return cr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return cr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return cr.errors=o,e===0}cr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Si=hr;function hr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=hr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return hr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===p&&typeof a=="string"){if(X(a,64))return hr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return hr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!La.test(
a))return hr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return hr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return hr.errors=o,e===0}hr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ai=gr;function gr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return gr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return gr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===p&&typeof a=="string"){if(X(a,64))return gr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return gr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!La.test(
a))return gr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return gr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return gr.errors=o,e===0}gr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ii=ps;function ps(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ps.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ps.errors=o,e===0}ps.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Di=ms;function ms(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ms.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ms.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ms.errors=o,e===0}ms.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ti=ls;function ls(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ls.errors=o,e===0}ls.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ji=kr;var dm=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function kr(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=kr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return kr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===
void 0&&(n="id"))return kr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return kr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){
if(X(a,64))return kr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(a,1))return kr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!dm.test(a))return kr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return kr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return kr.errors=o,e===0}kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var $i=ds;function ds(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ds.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ds.errors=o,e===0}ds.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ci=fs;function fs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return fs.errors=o,e===0}fs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oi=ys;function ys(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ys.errors=o,e===0}ys.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=us;function us(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return us.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return us.errors=o,e===0}us.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fi=cs;function cs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=cs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return cs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return cs.errors=o,e===0}cs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mi=hs;function hs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=hs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return hs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return hs.errors=o,e===0}hs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ei=Tr;function Tr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Tr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["idempotency-key"],
a=e;if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="boolean")i=""+n;else if(n===
null)i="";else return Tr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=
i,f!==void 0&&(f["idempotency-key"]=i))}if(e===a&&typeof n=="string"){if(X(n,255))return Tr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(n,1))return Tr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!vs.test(n))return Tr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Tr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Tr.errors=o,e===0}Tr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ri=Pr;function Pr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Pr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Pr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Pr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return Pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return Pr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return Pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Pr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.errors=o,e===0}Pr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xi=vr;function vr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=vr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return vr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return vr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return vr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return vr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return vr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return vr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=o,e===0}vr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gi=Ge;function Ge(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ge.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let a=u["idempotenc\
y-key"],p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Ge.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===p&&typeof a=="string"){if(X(a,255))return Ge.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return Ge.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!vs.test(a))return Ge.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ge.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.id===void 0&&
(p="id"))return Ge.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(u.id!==void 0){let i=u.id,l=e;if(typeof i!="string"){let d=typeof i,
y;if(y===void 0)if(d=="number"||d=="boolean")y=""+i;else if(i===null)y="";else return Ge.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(i=y,u!==void 0&&(u.id=y))}if(e===l&&typeof i=="string"){if(X(i,36))return Ge.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(i,36))return Ge.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(
i))return Ge.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ge.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Ge.errors=o,e===0}Ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ui=ue,fm={paths:{},components:{securitySchemes:{OperatorToken:{
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
headers:{},params:{},cookies:{},body:{}}};function ue(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ue.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.
query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==
void 0){let a=u.from,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;
if(l===void 0)if(i==="boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return ue.errors=
[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.from=l))}if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>41024448e5||isNaN(a))return ue.errors=[{instancePath:r+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<
0||isNaN(a))return ue.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){
if(u.to!==void 0){let a=u.to,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
d;if(d===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return ue.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;d!==void 0&&(a=d,u!==void 0&&(u.to=d))}if(e===p&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return ue.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(
a))return ue.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(u.action!==
void 0){let a=u.action,p=e;if(typeof a!="string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l==
"boolean")d=""+a;else if(a===null)d="";else return ue.errors=[{instancePath:r+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=
d,u!==void 0&&(u.action=d))}if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeKey"||
a==="restoreKey"||a==="revokeCaller"||a==="restoreCaller"||a==="createGroup"||a==="changeGroup"||a===
"deleteGroup"||a==="drainUpstream"||a==="restoreUpstream"||a==="probeUpstream"||a==="reconcilePaymen\
t"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="revok\
eOperator"||a==="createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||a===
"migrate"||a==="copyStore"||a==="authenticate"))return ue.errors=[{instancePath:r+"/query/action",schemaPath:"\
#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:fm.properties.query.
properties.action.enum}}],!1;var t=p===e}else var t=!0;if(t){if(u.name!==void 0){let a=u.name,p=e;if(typeof a!=
"string"){let l=typeof a,d;if(d===void 0)if(l=="number"||l=="boolean")d=""+a;else if(a===null)d="";else
return ue.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(a=d,u!==void 0&&(u.name=d))}if(e===p&&typeof a==
"string"){if(X(a,128))return ue.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query\
/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(a,1))return ue.errors=[
{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!He.test(a))return ue.errors=[{instancePath:r+"/query/name",schemaPath:"\
#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var t=p===e}else var t=!0;if(t){if(u.target!==void 0){let a=u.target,p=e;if(typeof a!="string"){let l=typeof a,
d;if(d===void 0)if(l=="number"||l=="boolean")d=""+a;else if(a===null)d="";else return ue.errors=[{instancePath:r+
"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;d!==void 0&&(a=d,u!==void 0&&(u.target=d))}if(e===p&&typeof a=="string"){if(X(a,128))return ue.
errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;if(Z(a,1))return ue.errors=[{instancePath:r+"/query/targ\
et",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!He.test(a))return ue.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/p\
roperties/target/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===
e}else var t=!0;if(t){let a=u.limit,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
d;if(d===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))d=+a;else return ue.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;d!==void 0&&(a=d,u!==void 0&&(u.limit=d))}if(e===p&&typeof a=="number"&&
isFinite(a)){if(a>1e3||isNaN(a))return ue.errors=[{instancePath:r+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<
1||isNaN(a))return ue.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properti\
es/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=p===e;if(t)if(u.after!==
void 0){let l=u.after,d=e;if(typeof l!="string"){let g=typeof l,b;if(b===void 0)if(g=="number"||g=="\
boolean")b=""+l;else if(l===null)b="";else return ue.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(l=
b,u!==void 0&&(u.after=b))}if(e===d&&typeof l=="string"){if(X(l,36))return ue.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:36}}],!1;if(Z(l,36))return ue.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/\
query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(l))return ue.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}}}else return ue.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ue.errors=o,e===0}ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var zi=br;function br(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return br.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return br.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return br.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(X(a,36))return br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return br.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ue.test(a))return br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return br.errors=o,e===0}br.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bi=gs;function gs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=gs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return gs.errors=o,e===0}gs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Zi=ks;function ks(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ks.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ks.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ks.errors=o,e===0}ks.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vi=Ps;function Ps(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ps.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ps.errors=o,e===0}Ps.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wi=Mr;function Mr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="boolean")i=""+n;else if(n===
null)i="";else return Mr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&X(n,4096))return Mr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Mr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Mr.errors=o,e===0}Mr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hi=Er;function Er(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="boolean")i=""+n;else if(n===
null)i="";else return Er.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&X(n,4096))return Er.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Er.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Er.errors=o,e===0}Er.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yi=Ze;var Ji=new RegExp("^[a-z][a-z0-9.-]*$","u");function Ze(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Ze.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.
headers,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let a=u["\
if-none-match"],p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolea\
n")l=""+a;else if(a===null)l="";else return Ze.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u["if-none-match"]=l))}if(e===p&&typeof a=="string"&&X(a,4096))return Ze.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ze.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else
var t=!0;if(t)if(s.params!==void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(
u)){let p;if(u.file===void 0&&(p="file"))return Ze.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(u.file!==void 0){let i=u.
file,l=e;if(typeof i!="string"){let d=typeof i,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+i;else if(i===
null)y="";else return Ze.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(i=y,u!==void 0&&(u.file=y))}
if(e===l&&typeof i=="string"){if(X(i,64))return Ze.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))
return Ze.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ji.test(i))return Ze.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ze.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return Ze.errors=
o,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Qi=Rr;function Rr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let p=typeof n,i;if(i===void 0)if(p=="number"||p=="boolean")i=""+n;else if(n===
null)i="";else return Rr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(n=i,f!==
void 0&&(f["if-none-match"]=i))}if(e===a&&typeof n=="string"&&X(n,4096))return Rr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Rr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Rr.errors=o,e===0}Rr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var en=Ve;function Ve(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ve.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let a=u["if-none-matc\
h"],p=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return Ve.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==
void 0&&(u["if-none-match"]=l))}if(e===p&&typeof a=="string"&&X(a,4096))return Ve.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ve.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)
if(s.params!==void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;
if(u.file===void 0&&(p="file"))return Ve.errors=[{instancePath:r+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:p}}],!1;if(u.file!==void 0){let i=u.file,
l=e;if(typeof i!="string"){let d=typeof i,y;if(y===void 0)if(d=="number"||d=="boolean")y=""+i;else if(i===
null)y="";else return Ve.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(i=y,u!==void 0&&(u.file=y))}
if(e===l&&typeof i=="string"){if(X(i,64))return Ve.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))
return Ve.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ji.test(i))return Ve.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ve.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return Ve.errors=
o,e===0}Ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rn=Vr(_t()),sn=Vr(wt()),tl={...rn.formats,...sn.fastFormats},tn=xt;function xt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=xt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
xt.errors=o,e===0}xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var an=qt;function qt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=qt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
qt.errors=o,e===0}qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var nn=Lt;function Lt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Lt.errors=o,e===0}Lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var on=Nt;function Nt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Nt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Nt.errors=o,e===0}Nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pn=M,um={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"sch\
ema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"sch\
ema:PriorityClass",default:"interactive"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Na={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},Br={type:["string","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:ManagedBy"},Sa={type:["string","null"],minLength:1,maxLength:194,pattern:"^\
(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:GroupOfKey"},Aa={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Ia={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},bs={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:64},$id:"schema:Agents"},Da={type:["integer","null"],minimum:0,maximum:41024448e5,$id:"sch\
ema:Expiry"},_s={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},ws={type:["integer",
"null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},xs={type:["integer","null"],minimum:1,maximum:1e6,$id:"\
schema:MaxParallel"},Ta={type:"string",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},
qs={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:\
BudgetUsd"},Ls={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ns=Object.prototype.
hasOwnProperty,Q=Wr,ne=Hr,Xr=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),tr=new RegExp("^(?!none$\
)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Ss=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function M(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=M.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return M.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.body!==void 0){let i=s.body;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.scopes===void 0&&(i.scopes=["chat","mesh"]),i.priority_class===
void 0&&(i.priority_class="interactive");let d;if(i.name===void 0&&(d="name"))return M.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{
let y=e;for(let g in i)if(!Ns.call(um.properties.body.properties,g)){return M.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(y===e){if(i.name!==void 0){let g=i.name,b=e;if(e===e)if(typeof g=="string"){if(Q(g,128))
return M.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ne(g,1))return M.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(g))return M.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return M.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=b===e}else var t=!0;if(t){if(i.owner!==void 0){let g=i.
owner,b=e,_=e;if(typeof g!="string"&&g!==null)return M.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Na.type}}],!1;if(e===_&&typeof g=="string"){if(Q(g,256))
return M.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(g,1))return M.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(g))return M.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){if(i.managed_by!==void 0){let g=i.managed_by,b=e,_=e;
if(typeof g!="string"&&g!==null)return M.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:Br.type}}],!1;if(e===_&&typeof g=="string"){if(Q(g,128))
return M.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(g,1))return M.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(g))return M.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){if(i.group!==void 0){
let g=i.group,b=e,_=e;if(typeof g!="string"&&g!==null)return M.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Sa.type}}],!1;if(e===_&&typeof g=="s\
tring"){if(Q(g,194))return M.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ne(g,1))return M.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.
test(g))return M.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){
let g=i.scopes,b=e;if(e===e)if(Array.isArray(g)){if(g.length>8)return M.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(g.length<
1)return M.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var f=!0;let c=g.length;for(let h=0;h<c;h++){let L=g[h],A=e;if(typeof L!=
"string")return M.errors=[{instancePath:r+"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(L==="chat"||L==="mesh"))return M.errors=[{instancePath:r+"/bo\
dy/scopes/"+h,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Aa.items.enum}}],
!1;var f=A===e;if(!f)break}if(f){let h=g.length,L;if(h>1){let A={};for(;h--;){let N=g[h];if(typeof N==
"string"){if(typeof A[N]=="number"){return L=A[N],M.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:h,j:L}}],!1;break}A[N]=h}}}}}}else return M.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=b===e;if(t){if(i.models!==void 0){let c=i.models,h=e,L=e;if(!Array.isArray(c)&&c!==
null)return M.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:Ia.type}}],!1;if(e===L&&Array.isArray(c)){if(c.length>64)return M.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<
1)return M.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let N=c.length;for(let q=0;q<N;q++){let I=c[q],T=e;if(e===T)if(typeof I==
"string"){if(Q(I,256))return M.errors=[{instancePath:r+"/body/models/"+q,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(I,1))return M.errors=[{instancePath:r+
"/body/models/"+q,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/models/"+q,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=T===e;if(!u)break}if(u){let q=c.length,I;if(q>1){let T={};for(;q--;){
let W=c[q];if(typeof W=="string"){if(typeof T[W]=="number"){return I=T[W],M.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}
T[W]=q}}}}}}var t=h===e}else var t=!0;if(t){if(i.agents!==void 0){let c=i.agents,h=e,L=e;if(!Array.isArray(
c)&&c!==null)return M.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:bs.type}}],!1;if(e===L&&Array.isArray(c)){if(c.length>1e3)return M.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<
1)return M.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let N=c.length;for(let q=0;q<N;q++){let I=c[q],T=e;if(e===T)if(typeof I==
"string"){if(Q(I,64))return M.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(I,1))return M.errors=[{instancePath:r+
"/body/agents/"+q,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=T===e;if(!n)break}if(n){let q=c.length,I;if(q>1){let T={};for(;q--;){
let W=c[q];if(typeof W=="string"){if(typeof T[W]=="number"){return I=T[W],M.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}
T[W]=q}}}}}}var t=h===e}else var t=!0;if(t){if(i.expires_at!==void 0){let c=i.expires_at,h=e,L=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return M.errors=[{instancePath:r+"/body/expires_\
at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Da.type}}],!1;if(e===L&&typeof c=="n\
umber"&&isFinite(c)){if(c>41024448e5||isNaN(c))return M.errors=[{instancePath:r+"/body/expires_at",schemaPath:"\
schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(
c))return M.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(i.rpm!==void 0){let c=i.
rpm,h=e,L=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return M.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:_s.type}}],!1;if(e===L&&typeof c==
"number"&&isFinite(c)){if(c>1e9||isNaN(c))return M.errors=[{instancePath:r+"/body/rpm",schemaPath:"s\
chema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return M.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.tpm,h=e,L=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return M.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:ws.type}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){
if(c>1e12||isNaN(c))return M.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return M.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=h===e}else var t=!0;if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,h=e,L=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return M.errors=[{instancePath:r+"/body/max_para\
llel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:xs.type}}],!1;if(e===L&&typeof c==
"number"&&isFinite(c)){if(c>1e6||isNaN(c))return M.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(
c))return M.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){let c=i.priority_class,
h=e;if(typeof c!="string")return M.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema\
:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="interactive"||c==="batch"||
c==="hook"))return M.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass\
/enum",keyword:"enum",params:{allowedValues:Ta.enum}}],!1;var t=h===e;if(t){if(i.budget_usd!==void 0){
let A=i.budget_usd,N=e,q=e;if(typeof A!="string"&&A!==null)return M.errors=[{instancePath:r+"/body/b\
udget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:qs.type}}],!1;if(e===q&&typeof A==
"string"){if(Q(A,17))return M.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUs\
d/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ss.test(A))return M.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=N===e}else var t=!0;if(t)if(i.budget_period!==void 0){let A=i.
budget_period,N=e,q=e,I=!1,T=e;if(typeof A!="string"){let B={instancePath:r+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[B]:o.push(B),e++}if(!(A===
"day"||A==="month"||A==="total")){let B={instancePath:r+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Ls.enum}};o===null?o=[B]:o.push(B),e++}var a=T===
e;I=I||a;let W=e;if(A!==null){let B={instancePath:r+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[B]:o.push(
B),e++}var a=W===e;if(I=I||a,I)e=q,o!==null&&(q?o.length=q:o=null);else{let B={instancePath:r+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return o===null?o=[B]:o.push(B),e++,M.errors=o,!1}var t=N===e}else var t=!0}}}}}}}}}}}}}}}else return M.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return M.errors=o,e===0}M.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var mn=O,cm={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{
type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name",
"token_hash"],properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},token_hash:{$ref:"\
schema:TokenHash"},token_prefix:{$ref:"schema:TokenPrefix",default:"chosen"},managed_by:{$ref:"schem\
a:ManagedBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},
models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"\
schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"\
schema:PriorityClass",default:"interactive"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var hm=new RegExp("^[0-9a-f]{64}$","u"),gm=new RegExp("^[\\x21-\\x7e]+$","u");function O(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=O.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let p;if(s.body===void 0&&(p="body"))return O.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){i.token_prefix===void 0&&(i.token_prefix="chosen"),i.scopes===void 0&&(i.
scopes=["chat","mesh"]),i.priority_class===void 0&&(i.priority_class="interactive");let d;if(i.name===
void 0&&(d="name")||i.token_hash===void 0&&(d="token_hash"))return O.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;
for(let g in i)if(!Ns.call(cm.properties.body.properties,g)){return O.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(y===e){if(i.name!==void 0){let g=i.name,b=e;if(e===e)if(typeof g=="string"){if(Q(g,128))
return O.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ne(g,1))return O.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(g))return O.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return O.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=b===e}else var t=!0;if(t){if(i.owner!==void 0){let g=i.
owner,b=e,_=e;if(typeof g!="string"&&g!==null)return O.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Na.type}}],!1;if(e===_&&typeof g=="string"){if(Q(g,256))
return O.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(g,1))return O.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(g))return O.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){if(i.token_hash!==void 0){let g=i.token_hash,b=e;if(e===
e)if(typeof g=="string"){if(Q(g,64))return O.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!hm.test(g))return O.errors=
[{instancePath:r+"/body/token_hash",schemaPath:"schema:TokenHash/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"}}],!1}else return O.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/type",keyword:"type",params:{type:"string"}}],!1;var t=b===e}else var t=!0;if(t){let g=i.
token_prefix,b=e;if(e===e)if(typeof g=="string"){if(Q(g,16))return O.errors=[{instancePath:r+"/body/\
token_prefix",schemaPath:"schema:TokenPrefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(ne(
g,1))return O.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!gm.test(g))return O.errors=[{instancePath:r+"/body/tok\
en_prefix",schemaPath:"schema:TokenPrefix/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"}}],
!1}else return O.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/type",keyword:"\
type",params:{type:"string"}}],!1;var t=b===e;if(t){if(i.managed_by!==void 0){let c=i.managed_by,h=e,
L=e;if(typeof c!="string"&&c!==null)return O.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Br.type}}],!1;if(e===L&&typeof c=="string"){if(Q(
c,128))return O.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(c,1))return O.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(c))return O.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(i.group!==void 0){
let c=i.group,h=e,L=e;if(typeof c!="string"&&c!==null)return O.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Sa.type}}],!1;if(e===L&&typeof c=="s\
tring"){if(Q(c,194))return O.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ne(c,1))return O.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.
test(c))return O.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){
let c=i.scopes,h=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return O.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<
1)return O.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var f=!0;let N=c.length;for(let q=0;q<N;q++){let I=c[q],T=e;if(typeof I!=
"string")return O.errors=[{instancePath:r+"/body/scopes/"+q,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="chat"||I==="mesh"))return O.errors=[{instancePath:r+"/bo\
dy/scopes/"+q,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Aa.items.enum}}],
!1;var f=T===e;if(!f)break}if(f){let q=c.length,I;if(q>1){let T={};for(;q--;){let W=c[q];if(typeof W==
"string"){if(typeof T[W]=="number"){return I=T[W],O.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}T[W]=q}}}}}}else return O.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=h===e;if(t){if(i.models!==void 0){let N=i.models,q=e,I=e;if(!Array.isArray(N)&&N!==
null)return O.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:Ia.type}}],!1;if(e===I&&Array.isArray(N)){if(N.length>64)return O.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(N.length<
1)return O.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let W=N.length;for(let U=0;U<W;U++){let B=N[U],E=e;if(e===E)if(typeof B==
"string"){if(Q(B,256))return O.errors=[{instancePath:r+"/body/models/"+U,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(B,1))return O.errors=[{instancePath:r+
"/body/models/"+U,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:r+"/body/models/"+U,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=E===e;if(!u)break}if(u){let U=N.length,B;if(U>1){let E={};for(;U--;){
let je=N[U];if(typeof je=="string"){if(typeof E[je]=="number"){return B=E[je],O.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{i:U,j:B}}],!1;break}
E[je]=U}}}}}}var t=q===e}else var t=!0;if(t){if(i.agents!==void 0){let N=i.agents,q=e,I=e;if(!Array.
isArray(N)&&N!==null)return O.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",
keyword:"type",params:{type:bs.type}}],!1;if(e===I&&Array.isArray(N)){if(N.length>1e3)return O.errors=
[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(N.length<1)return O.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let W=N.length;for(let U=0;U<W;U++){let B=N[U],E=e;
if(e===E)if(typeof B=="string"){if(Q(B,64))return O.errors=[{instancePath:r+"/body/agents/"+U,schemaPath:"\
schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(B,1))return O.errors=
[{instancePath:r+"/body/agents/"+U,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return O.errors=[{instancePath:r+"/body/agents/"+U,schemaPath:"schema:Agents/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var n=E===e;if(!n)break}if(n){let U=N.length,B;if(U>
1){let E={};for(;U--;){let je=N[U];if(typeof je=="string"){if(typeof E[je]=="number"){return B=E[je],
O.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",
params:{i:U,j:B}}],!1;break}E[je]=U}}}}}}var t=q===e}else var t=!0;if(t){if(i.expires_at!==void 0){let N=i.
expires_at,q=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return O.errors=
[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Da.type}}],
!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>41024448e5||isNaN(N))return O.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(N<0||isNaN(N))return O.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=q===e}else var t=!0;if(t){if(i.
rpm!==void 0){let N=i.rpm,q=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)
return O.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:_s.
type}}],!1;if(e===I&&typeof N=="number"&&isFinite(N)){if(N>1e9||isNaN(N))return O.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(N<1||isNaN(N))return O.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=q===e}else var t=!0;if(t){if(i.tpm!==void 0){let N=i.
tpm,q=e,I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return O.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:ws.type}}],!1;if(e===I&&typeof N==
"number"&&isFinite(N)){if(N>1e12||isNaN(N))return O.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(N<1||isNaN(N))return O.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=q===e}else var t=!0;if(t){if(i.max_parallel!==void 0){let N=i.max_parallel,q=e,
I=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return O.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:xs.type}}],!1;
if(e===I&&typeof N=="number"&&isFinite(N)){if(N>1e6||isNaN(N))return O.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(N<1||isNaN(N))return O.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=q===e}else var t=!0;if(t){
let N=i.priority_class,q=e;if(typeof N!="string")return O.errors=[{instancePath:r+"/body/priority_cl\
ass",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="int\
eractive"||N==="batch"||N==="hook"))return O.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Ta.enum}}],!1;var t=q===e;if(t){if(i.
budget_usd!==void 0){let T=i.budget_usd,W=e,U=e;if(typeof T!="string"&&T!==null)return O.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:qs.type}}],!1;if(e===
U&&typeof T=="string"){if(Q(T,17))return O.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ss.test(T))return O.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=W===e}else var t=!0;if(t)if(i.budget_period!==
void 0){let T=i.budget_period,W=e,U=e,B=!1,E=e;if(typeof T!="string"){let ir={instancePath:r+"/body/\
budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[ir]:o.push(ir),e++}if(!(T==="day"||T==="month"||T==="total")){let ir={instancePath:r+"/body/budge\
t_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ls.enum}};o===null?
o=[ir]:o.push(ir),e++}var a=E===e;B=B||a;let je=e;if(T!==null){let ir={instancePath:r+"/body/budget_\
period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};o===null?o=[ir]:o.push(ir),e++}var a=je===e;if(B=B||a,B)e=U,o!==null&&(U?o.length=U:o=
null);else{let ir={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/bud\
get_period/anyOf",keyword:"anyOf",params:{}};return o===null?o=[ir]:o.push(ir),e++,O.errors=o,!1}var t=W===
e}else var t=!0}}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:r+"/body",schemaPath:"#/properti\
es/body/type",keyword:"type",params:{type:"object"}}],!1}}return O.errors=o,e===0}O.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ln=St;function St(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=St.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
St.errors=o,e===0}St.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dn=At;function At(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=At.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
At.errors=o,e===0}At.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fn=R,km={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{
$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tp\
m"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function R(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=R.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)&&s.body!==void 0){let p=s.body;if(e===e)if(p&&typeof p=="object"&&!Array.
isArray(p)){if(Object.keys(p).length<1)return R.errors=[{instancePath:r+"/body",schemaPath:"#/proper\
ties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let l=e;for(let d in p)if(!Ns.
call(km.properties.body.properties,d)){return R.errors=[{instancePath:r+"/body",schemaPath:"#/proper\
ties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(p.name!==void 0){let d=p.name,y=e;if(e===e)if(typeof d=="string"){if(Q(d,128))return R.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{
limit:128}}],!1;if(ne(d,1))return R.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/\
minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(d))return R.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return R.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(p.owner!==void 0){let d=p.
owner,y=e,g=e;if(typeof d!="string"&&d!==null)return R.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Na.type}}],!1;if(e===g&&typeof d=="string"){if(Q(d,256))
return R.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(d,1))return R.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(d))return R.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=y===e}else var t=!0;if(t){if(p.managed_by!==void 0){let d=p.managed_by,y=e,g=e;
if(typeof d!="string"&&d!==null)return R.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:Br.type}}],!1;if(e===g&&typeof d=="string"){if(Q(d,128))
return R.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(d,1))return R.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(d))return R.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=y===e}else var t=!0;if(t){if(p.group!==void 0){
let d=p.group,y=e,g=e;if(typeof d!="string"&&d!==null)return R.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Sa.type}}],!1;if(e===g&&typeof d=="s\
tring"){if(Q(d,194))return R.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ne(d,1))return R.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.
test(d))return R.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=y===e}else var t=!0;if(t){
if(p.scopes!==void 0){let d=p.scopes,y=e;if(e===e)if(Array.isArray(d)){if(d.length>8)return R.errors=
[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(d.length<1)return R.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let _=d.length;for(let k=0;k<_;k++){let c=d[k],h=e;
if(typeof c!="string")return R.errors=[{instancePath:r+"/body/scopes/"+k,schemaPath:"schema:Scopes/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="chat"||c==="mesh"))return R.errors=[
{instancePath:r+"/body/scopes/"+k,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Aa.
items.enum}}],!1;var f=h===e;if(!f)break}if(f){let k=d.length,c;if(k>1){let h={};for(;k--;){let L=d[k];
if(typeof L=="string"){if(typeof h[L]=="number"){return c=h[L],R.errors=[{instancePath:r+"/body/scop\
es",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}h[L]=k}}}}}}else
return R.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{
type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(p.models!==void 0){let d=p.models,y=e,g=e;if(!Array.
isArray(d)&&d!==null)return R.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",
keyword:"type",params:{type:Ia.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>64)return R.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],
!1;if(d.length<1)return R.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let _=d.length;for(let k=0;k<_;k++){let c=d[k],h=e;
if(e===h)if(typeof c=="string"){if(Q(c,256))return R.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(c,1))return R.errors=
[{instancePath:r+"/body/models/"+k,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return R.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var u=h===e;if(!u)break}if(u){let k=d.length,c;if(k>
1){let h={};for(;k--;){let L=d[k];if(typeof L=="string"){if(typeof h[L]=="number"){return c=h[L],R.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:k,j:c}}],!1;break}h[L]=k}}}}}}var t=y===e}else var t=!0;if(t){if(p.agents!==void 0){let d=p.agents,
y=e,g=e;if(!Array.isArray(d)&&d!==null)return R.errors=[{instancePath:r+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:bs.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>
1e3)return R.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(d.length<1)return R.errors=[{instancePath:r+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let _=d.length;for(let k=0;k<
_;k++){let c=d[k],h=e;if(e===h)if(typeof c=="string"){if(Q(c,64))return R.errors=[{instancePath:r+"/\
body/agents/"+k,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(ne(c,1))return R.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/items/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:r+"/body/agents/"+
k,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=h===e;if(!n)
break}if(n){let k=d.length,c;if(k>1){let h={};for(;k--;){let L=d[k];if(typeof L=="string"){if(typeof h[L]==
"number"){return c=h[L],R.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}h[L]=k}}}}}}var t=y===e}else var t=!0;if(t){if(p.
expires_at!==void 0){let d=p.expires_at,y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return R.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:Da.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))
return R.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return R.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=y===e}else var t=!0;if(t){if(p.rpm!==void 0){let d=p.rpm,y=e,g=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d))&&d!==null)return R.errors=[{instancePath:r+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:_s.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>
1e9||isNaN(d))return R.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<1||isNaN(d))return R.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===
e}else var t=!0;if(t){if(p.tpm!==void 0){let d=p.tpm,y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return R.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ws.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e12||isNaN(
d))return R.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return R.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;
if(t){if(p.max_parallel!==void 0){let d=p.max_parallel,y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return R.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:xs.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){
if(d>1e6||isNaN(d))return R.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(d))return R.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(p.priority_class!==void 0){let d=p.
priority_class,y=e;if(typeof d!="string")return R.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="interactive"||d==="b\
atch"||d==="hook"))return R.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:Priori\
tyClass/enum",keyword:"enum",params:{allowedValues:Ta.enum}}],!1;var t=y===e}else var t=!0;if(t){if(p.
budget_usd!==void 0){let d=p.budget_usd,y=e,g=e;if(typeof d!="string"&&d!==null)return R.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:qs.type}}],!1;if(e===
g&&typeof d=="string"){if(Q(d,17))return R.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ss.test(d))return R.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=y===e}else var t=!0;if(t)if(p.budget_period!==
void 0){let d=p.budget_period,y=e,g=e,b=!1,_=e;if(typeof d!="string"){let h={instancePath:r+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[h]:o.push(h),e++}if(!(d==="day"||d==="month"||d==="total")){let h={instancePath:r+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ls.enum}};o===null?
o=[h]:o.push(h),e++}var a=_===e;b=b||a;let k=e;if(d!==null){let h={instancePath:r+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};o===null?o=[h]:o.push(h),e++}var a=k===e;if(b=b||a,b)e=g,o!==null&&(g?o.length=g:o=null);else{
let h={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[h]:o.push(h),e++,R.errors=o,!1}var t=y===e}else var t=!0}}}}}}}}}}}}}}}else
return R.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return R.errors=o,e===0}R.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var yn=Or;function Or(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let u=e;for(let n in t)if(n!=="overl\
ap_s"){return Or.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){let n=t.overlap_s,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Or.errors=[{instancePath:r+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>604800||isNaN(n))return Or.errors=[{instancePath:r+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(n<0||isNaN(n))return Or.errors=[{instancePath:r+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return Or.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return Or.errors=o,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var un=It;function It(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=It.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
It.errors=o,e===0}It.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var cn=Dt;function Dt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Dt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Dt.errors=o,e===0}Dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hn=G,Pm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags",default:[]},models:{$ref:"schema:GroupModels"},agents:{
$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},weight:{$ref:"schema:GroupWeight",default:1},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var gn={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"};var kn={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var Pn=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function G(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=G.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.
body===void 0&&(p="body"))return G.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:p}}],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){i.tags===void 0&&(i.tags=[]),i.weight===void 0&&(i.weight=1);let d;if(i.name===void 0&&
(d="name"))return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let y=e;for(let g in i)if(!Ns.call(Pm.properties.body.properties,
g)){return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}}],!1;break}if(y===e){if(i.name!==void 0){let g=i.
name,b=e;if(e===e)if(typeof g=="string"){if(Q(g,64))return G.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(g,1))return G.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Pn.test(g))return G.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return G.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=b===e}else var t=!0;if(t){if(i.parent!==void 0){let g=i.parent,b=e,_=e;if(typeof g!="string"&&
g!==null)return G.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:gn.type}}],!1;if(e===_&&typeof g=="string"){if(Q(g,194))return G.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(ne(g,1))return G.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(g))return G.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){if(i.managed_by!==void 0){let g=i.managed_by,
b=e,_=e;if(typeof g!="string"&&g!==null)return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Br.type}}],!1;if(e===_&&typeof g=="string"){if(Q(
g,128))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(g,1))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(g))return G.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=b===e}else var t=!0;if(t){let g=i.tags,b=e;
if(e===e)if(Array.isArray(g)){if(g.length>16)return G.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let c=g.length;for(let h=0;h<
c;h++){let L=g[h],A=e;if(e===A)if(typeof L=="string"){if(Q(L,64))return G.errors=[{instancePath:r+"/\
body/tags/"+h,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(ne(L,1))return G.errors=[{instancePath:r+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(L))return G.errors=[{instancePath:r+"\
/body/tags/"+h,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return G.errors=[{instancePath:r+"/body/tags/"+h,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=A===e;if(!f)break}if(f){let h=g.
length,L;if(h>1){let A={};for(;h--;){let N=g[h];if(typeof N=="string"){if(typeof A[N]=="number"){return L=
A[N],G.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:h,j:L}}],!1;break}A[N]=h}}}}}}else return G.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=b===e;if(t){if(i.models!==void 0){
let c=i.models,h=e,L=e;if(!Array.isArray(c)&&c!==null)return G.errors=[{instancePath:r+"/body/models",
schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:kn.type}}],!1;if(e===L&&Array.isArray(
c)){if(c.length>64)return G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/ma\
xItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return G.errors=[{instancePath:r+"/b\
ody/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let N=c.length;for(let q=0;q<N;q++){let I=c[q],T=e;if(e===T)if(typeof I=="string"){if(Q(I,256))return G.
errors=[{instancePath:r+"/body/models/"+q,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ne(I,1))return G.errors=[{instancePath:r+"/body/models/"+q,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[
{instancePath:r+"/body/models/"+q,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var u=T===e;if(!u)break}if(u){let q=c.length,I;if(q>1){let T={};for(;q--;){let W=c[q];
if(typeof W=="string"){if(typeof T[W]=="number"){return I=T[W],G.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}T[W]=
q}}}}}}var t=h===e}else var t=!0;if(t){if(i.agents!==void 0){let c=i.agents,h=e,L=e;if(!Array.isArray(
c)&&c!==null)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:bs.type}}],!1;if(e===L&&Array.isArray(c)){if(c.length>1e3)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<
1)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let N=c.length;for(let q=0;q<N;q++){let I=c[q],T=e;if(e===T)if(typeof I==
"string"){if(Q(I,64))return G.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(I,1))return G.errors=[{instancePath:r+
"/body/agents/"+q,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=T===e;if(!n)break}if(n){let q=c.length,I;if(q>1){let T={};for(;q--;){
let W=c[q];if(typeof W=="string"){if(typeof T[W]=="number"){return I=T[W],G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}
T[W]=q}}}}}}var t=h===e}else var t=!0;if(t){if(i.rpm!==void 0){let c=i.rpm,h=e,L=e;if(!(typeof c=="n\
umber"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:_s.type}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return G.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===
e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.tpm,h=e,L=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ws.type}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;
if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,h=e,L=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:xs.type}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return G.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){let c=i.weight,h=e,L=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return G.errors=[{instancePath:r+"/body/weight",schemaPath:"\
schema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof c=="number"&&isFinite(
c)){if(c>1e3||isNaN(c))return G.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeigh\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(c<1||isNaN(c))return G.errors=
[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=h===e;if(t){if(i.budget_usd!==void 0){let N=i.budget_usd,q=e,I=e;if(typeof N!=
"string"&&N!==null)return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/\
type",keyword:"type",params:{type:qs.type}}],!1;if(e===I&&typeof N=="string"){if(Q(N,17))return G.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!Ss.test(N))return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema\
:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}
var t=q===e}else var t=!0;if(t)if(i.budget_period!==void 0){let N=i.budget_period,q=e,I=e,T=!1,W=e;if(typeof N!=
"string"){let E={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"\
type",params:{type:"string"}};o===null?o=[E]:o.push(E),e++}if(!(N==="day"||N==="month"||N==="total")){
let E={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{
allowedValues:Ls.enum}};o===null?o=[E]:o.push(E),e++}var a=W===e;T=T||a;let U=e;if(N!==null){let E={
instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/\
type",keyword:"type",params:{type:"null"}};o===null?o=[E]:o.push(E),e++}var a=U===e;if(T=T||a,T)e=I,
o!==null&&(I?o.length=I:o=null);else{let E={instancePath:r+"/body/budget_period",schemaPath:"#/prope\
rties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===null?o=[E]:o.push(E),
e++,G.errors=o,!1}var t=q===e}else var t=!0}}}}}}}}}}}}}else return G.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return G.errors=o,e===
0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var vn=Tt;function Tt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Tt.errors=o,e===0}Tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bn=jt;function jt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=jt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
jt.errors=o,e===0}jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _n=z,vm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schem\
a:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
weight:{$ref:"schema:GroupWeight"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"\
schema:BudgetPeriod"},{type:"null"}]}}}}};function z(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let p=s.
body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1)return z.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{
limit:1}}],!1;{let l=e;for(let d in p)if(!Ns.call(vm.properties.body.properties,d)){return z.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:d}}],!1;break}if(l===e){if(p.name!==void 0){let d=p.name,y=e;if(e===
e)if(typeof d=="string"){if(Q(d,64))return z.errors=[{instancePath:r+"/body/name",schemaPath:"schema\
:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(d,1))return z.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Pn.
test(d))return z.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return z.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=y===
e}else var t=!0;if(t){if(p.parent!==void 0){let d=p.parent,y=e,g=e;if(typeof d!="string"&&d!==null)return z.
errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:gn.
type}}],!1;if(e===g&&typeof d=="string"){if(Q(d,194))return z.errors=[{instancePath:r+"/body/parent",
schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ne(d,1))return z.
errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",
params:{limit:1}}],!1;if(!tr.test(d))return z.errors=[{instancePath:r+"/body/parent",schemaPath:"sch\
ema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}var t=y===e}else var t=!0;if(t){if(p.managed_by!==void 0){let d=p.managed_by,y=e,g=e;if(typeof d!=
"string"&&d!==null)return z.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/\
type",keyword:"type",params:{type:Br.type}}],!1;if(e===g&&typeof d=="string"){if(Q(d,128))return z.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{
limit:128}}],!1;if(ne(d,1))return z.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Ma\
nagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!tr.test(d))return z.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none\
$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=y===e}else var t=!0;if(t){if(p.tags!==void 0){let d=p.tags,
y=e;if(e===e)if(Array.isArray(d)){if(d.length>16)return z.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let _=d.length;for(let k=0;k<
_;k++){let c=d[k],h=e;if(e===h)if(typeof c=="string"){if(Q(c,64))return z.errors=[{instancePath:r+"/\
body/tags/"+k,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(ne(c,1))return z.errors=[{instancePath:r+"/body/tags/"+k,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Xr.test(c))return z.errors=[{instancePath:r+"\
/body/tags/"+k,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return z.errors=[{instancePath:r+"/body/tags/"+k,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e;if(!f)break}if(f){let k=d.
length,c;if(k>1){let h={};for(;k--;){let L=d[k];if(typeof L=="string"){if(typeof h[L]=="number"){return c=
h[L],z.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:k,j:c}}],!1;break}h[L]=k}}}}}}else return z.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(p.
models!==void 0){let d=p.models,y=e,g=e;if(!Array.isArray(d)&&d!==null)return z.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:kn.type}}],!1;if(e===
g&&Array.isArray(d)){if(d.length>64)return z.errors=[{instancePath:r+"/body/models",schemaPath:"sche\
ma:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return z.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let _=d.length;for(let k=0;k<_;k++){let c=d[k],h=e;if(e===h)if(typeof c=="string"){if(Q(c,256))return z.
errors=[{instancePath:r+"/body/models/"+k,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ne(c,1))return z.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[
{instancePath:r+"/body/models/"+k,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var u=h===e;if(!u)break}if(u){let k=d.length,c;if(k>1){let h={};for(;k--;){let L=d[k];
if(typeof L=="string"){if(typeof h[L]=="number"){return c=h[L],z.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}h[L]=
k}}}}}}var t=y===e}else var t=!0;if(t){if(p.agents!==void 0){let d=p.agents,y=e,g=e;if(!Array.isArray(
d)&&d!==null)return z.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:bs.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>1e3)return z.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<
1)return z.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let _=d.length;for(let k=0;k<_;k++){let c=d[k],h=e;if(e===h)if(typeof c==
"string"){if(Q(c,64))return z.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(c,1))return z.errors=[{instancePath:r+
"/body/agents/"+k,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return z.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=h===e;if(!n)break}if(n){let k=d.length,c;if(k>1){let h={};for(;k--;){
let L=d[k];if(typeof L=="string"){if(typeof h[L]=="number"){return c=h[L],z.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}
h[L]=k}}}}}}var t=y===e}else var t=!0;if(t){if(p.rpm!==void 0){let d=p.rpm,y=e,g=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return z.errors=[{instancePath:r+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:_s.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){
if(d>1e9||isNaN(d))return z.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<1||isNaN(d))return z.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===
e}else var t=!0;if(t){if(p.tpm!==void 0){let d=p.tpm,y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return z.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ws.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e12||isNaN(
d))return z.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return z.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;
if(t){if(p.max_parallel!==void 0){let d=p.max_parallel,y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return z.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:xs.type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){
if(d>1e6||isNaN(d))return z.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(d))return z.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(p.weight!==void 0){let d=p.weight,y=e,
g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=[{instancePath:r+"/body\
/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&
typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return z.errors=[{instancePath:r+"/body/weight",
schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(d<
1||isNaN(d))return z.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(p.budget_usd!==
void 0){let d=p.budget_usd,y=e,g=e;if(typeof d!="string"&&d!==null)return z.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:qs.type}}],!1;if(e===
g&&typeof d=="string"){if(Q(d,17))return z.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ss.test(d))return z.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=y===e}else var t=!0;if(t)if(p.budget_period!==
void 0){let d=p.budget_period,y=e,g=e,b=!1,_=e;if(typeof d!="string"){let h={instancePath:r+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[h]:o.push(h),e++}if(!(d==="day"||d==="month"||d==="total")){let h={instancePath:r+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ls.enum}};o===null?
o=[h]:o.push(h),e++}var a=_===e;b=b||a;let k=e;if(d!==null){let h={instancePath:r+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};o===null?o=[h]:o.push(h),e++}var a=k===e;if(b=b||a,b)e=g,o!==null&&(g?o.length=g:o=null);else{
let h={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[h]:o.push(h),e++,z.errors=o,!1}var t=y===e}else var t=!0}}}}}}}}}}}}}else
return z.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return z.errors=o,e===0}z.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var wn=$t;function $t(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=$t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
$t.errors=o,e===0}$t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xn=Ct;function Ct(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ct.errors=o,e===0}Ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qn=Ot;function Ot(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ot.errors=o,e===0}Ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=Kt;function Kt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Kt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Kt.errors=o,e===0}Kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=Ft;function Ft(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ft.errors=o,e===0}Ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sn=Mt;function Mt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Mt.errors=o,e===0}Mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var An=Et;function Et(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Et.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Et.errors=o,e===0}Et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var In=Rt;function Rt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Rt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Rt.errors=o,e===0}Rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Dn=Xt;function Xt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Xt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Xt.errors=o,e===0}Xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tn=Gt;function Gt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Gt.errors=o,e===0}Gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jn=Ut;function Ut(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ut.errors=o,e===0}Ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $n=zt;function zt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=zt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
zt.errors=o,e===0}zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=Bt;function Bt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Bt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Bt.errors=o,e===0}Bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var On=Zt;function Zt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Zt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Zt.errors=o,e===0}Zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=Vt;function Vt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Vt.errors=o,e===0}Vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=Wt;function Wt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Wt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Wt.errors=o,e===0}Wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mn=Ht;function Ht(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ht.errors=o,e===0}Ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var En=Yt;function Yt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Yt.errors=o,e===0}Yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rn=Jt;function Jt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Jt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Jt.errors=o,e===0}Jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xn=Qt;function Qt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Qt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Qt.errors=o,e===0}Qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gn=ea;function ea(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ea.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ea.errors=o,e===0}ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Un=ra;function ra(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ra.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ra.errors=o,e===0}ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zn=sa;function sa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=sa.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
sa.errors=o,e===0}sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bn=Ke;function Ke(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let f=s.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return Ke.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return Ke.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let n=e;for(let a in f)if(!(a==="token"||a==="code"||a==="callba\
ck")){return Ke.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(f.token!==void 0){
let a=f.token,p=e;if(e===p)if(typeof a=="string"){if(Q(a,512))return Ke.errors=[{instancePath:r+"/bo\
dy/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ne(a,1))return Ke.errors=[{instancePath:r+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ke.errors=[{instancePath:r+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=p===e}else var t=!0;if(t){if(f.code!==void 0){let a=f.code,p=e;if(e===p)if(typeof a==
"string"){if(Q(a,64))return Ke.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/pr\
operties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(a,1))return Ke.errors=[{instancePath:r+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ke.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t)if(f.callback!==void 0){
let a=f.callback,p=e;if(e===p)if(typeof a=="string"){if(Q(a,8192))return Ke.errors=[{instancePath:r+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(ne(a,1))return Ke.errors=[{instancePath:r+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ke.errors=
[{instancePath:r+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=p===e}else var t=!0}}}}else return Ke.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ke.errors=
o,e===0}Ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zn=ta;function ta(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ta.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ta.errors=o,e===0}ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vn=aa;function aa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=aa.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
aa.errors=o,e===0}aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wn=ia;function ia(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ia.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ia.errors=o,e===0}ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hn=Ce;var Yn={type:"string",enum:["admin","viewer"],$id:"schema:Role"},bm=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Ce(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let o=null,e=0,m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return Ce.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let u=s.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===
void 0&&(a="name")||u.role===void 0&&(a="role"))return Ce.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let i in u)
if(!(i==="name"||i==="role"||i==="managed_by")){return Ce.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(u.name!==void 0){let i=u.name,l=e;if(e===e)if(typeof i=="string"){if(Q(i,64))return Ce.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(ne(i,1))return Ce.errors=[{instancePath:r+"/body/name",schemaPath:"schema:\
OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!bm.test(i))return Ce.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Ce.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){
if(u.role!==void 0){let i=u.role,l=e;if(typeof i!="string")return Ce.errors=[{instancePath:r+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i===
"viewer"))return Ce.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:Yn.enum}}],!1;var t=l===e}else var t=!0;if(t)if(u.managed_by!==void 0){let i=u.
managed_by,l=e,d=e;if(typeof i!="string"&&i!==null)return Ce.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Br.type}}],!1;if(e===d&&typeof i==
"string"){if(Q(i,128))return Ce.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(i,1))return Ce.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!tr.test(i))return Ce.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}}else return Ce.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return Ce.errors=o,e===0}Ce.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jn=na;function na(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=na.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
na.errors=o,e===0}na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qn=We;function We(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return We.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.body!==void 0){let u=s.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let a;if(u.role===void 0&&(a="role"))return We.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;{let p=e;for(let i in u)if(!(i==="role"||i==="managed_by")){return We.errors=[{instancePath:r+"/b\
ody",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(u.role!==void 0){let i=u.role,l=e;if(typeof i!="string")return We.errors=[{instancePath:r+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admi\
n"||i==="viewer"))return We.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Yn.enum}}],!1;var t=l===e}else var t=!0;if(t)if(u.managed_by!==void 0){let i=u.
managed_by,l=e,d=e;if(typeof i!="string"&&i!==null)return We.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Br.type}}],!1;if(e===d&&typeof i==
"string"){if(Q(i,128))return We.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(i,1))return We.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!tr.test(i))return We.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}else return We.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return We.errors=o,e===0}We.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var eo=oa;function oa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=oa.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
oa.errors=o,e===0}oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ro=pa;function pa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=pa.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
pa.errors=o,e===0}pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var so=ma;function ma(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ma.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ma.errors=o,e===0}ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var to=la;function la(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=la.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
la.errors=o,e===0}la.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ao=zr;function zr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;for(let n in t)if(n!=="dry_run"){return zr.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(u===e&&typeof t.dry_run!="boolean")return zr.
errors=[{instancePath:r+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return zr.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return zr.errors=o,e===0}zr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var io=da;function da(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=da.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
da.errors=o,e===0}da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var no=fa;function fa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=fa.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
fa.errors=o,e===0}fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oo=ya;function ya(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ya.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ya.errors=o,e===0}ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var po=ua;function ua(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ua.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ua.errors=o,e===0}ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mo=ca;function ca(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ca.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ca.errors=o,e===0}ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lo=ha;function ha(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ha.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ha.errors=o,e===0}ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vo=Vr(_t()),bo=Vr(wt()),wm={...vo.formats,...bo.fastFormats},_o=$r;function $r(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=$r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&(u="status"))return $r.errors=[{instancePath:r+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:u}}],!1;{
let n=e;for(let a in t)if(a!=="status"){return $r.errors=[{instancePath:r+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return $r.errors=[{instancePath:r+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return $r.errors=[{instancePath:r+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return $r.errors=
[{instancePath:r+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return $r.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return $r.errors=o,e===0}$r.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var wo=Ts;var S=Wr;function Ie(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.ready===void 0&&(n="ready")||s.parts===void 0&&
(n="parts"))return Ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let p in s)if(!(p==="ready"||p==="parts")){return Ie.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(a===
e){if(s.ready!==void 0){let p=e;if(typeof s.ready!="boolean")return Ie.errors=[{instancePath:r+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=p===e}else
var t=!0;if(t)if(s.parts!==void 0){let p=s.parts,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length>64)return Ie.errors=[{instancePath:r+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let d in p){let y=p[d],g=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let _;if(y.ok===void 0&&(_="ok"))return Ie.errors=[{instancePath:r+
"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:_}}],!1;{let k=e;for(let c in y)if(!(c==="ok"||c==="detail")){return Ie.
errors=[{instancePath:r+"/parts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===
e){if(y.ok!==void 0){let c=e;if(typeof y.ok!="boolean")return Ie.errors=[{instancePath:r+"/parts/"+d.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f)if(y.detail!==void 0){let c=y.detail,
h=e;if(e===h)if(typeof c=="string"){if(S(c,1024))return Ie.errors=[{instancePath:r+"/parts/"+d.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return Ie.errors=[{instancePath:r+"/parts/"+d.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0}}}else return Ie.errors=[{instancePath:r+"/parts/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var u=g===e;if(!u)break}}else return Ie.errors=[{instancePath:r+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}}}else return Ie.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=o,e===
0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ts(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ts.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(Ie(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(o=o===null?Ie.errors:o.concat(Ie.errors),e=o.length));else return Ts.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ts.errors=
o,e===0}Ts.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xo=js;var xm=wm.int32,Y=Hr,qm=new RegExp("^[a-z][a-z0-9_]*$","u");function Zr(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Zr.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);let t=e,f=!1,u=e;Ie(s,{instancePath:r,parentData:x,
parentDataProperty:w,rootData:P,dynamicAnchors:v})||(o=o===null?Ie.errors:o.concat(Ie.errors),e=o.length);
var l=u===e;if(f=f||l,l)var n=!0;let a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.error===void 0&&(d="error")||s.message===void 0&&(d="message")){let y={instancePath:r,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:d}};o===null?o=[y]:o.push(y),e++}else{
let y=e;for(let g in s)if(!(g==="error"||g==="message"||g==="code"||g==="param")){let b={instancePath:r,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
o===null?o=[b]:o.push(b),e++;break}if(y===e){if(s.error!==void 0){let g=s.error,b=e;if(!(typeof g=="\
number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let _={instancePath:r+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};o===null?o=[_]:o.push(_),e++}if(e===b&&
typeof g=="number"&&isFinite(g)){if(g>599||isNaN(g)){let _={instancePath:r+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};o===null?o=
[_]:o.push(_),e++}else if(g<400||isNaN(g)){let _={instancePath:r+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};o===null?o=[_]:o.push(
_),e++}else if(!xm.validate(g)){let _={instancePath:r+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};o===null?o=[_]:o.push(_),e++}}var i=b===e}else
var i=!0;if(i){if(s.message!==void 0){let g=s.message,b=e;if(e===b)if(typeof g=="string"){if(S(g,2048)){
let k={instancePath:r+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};o===null?o=[k]:o.push(k),e++}else if(Y(g,1)){let k={instancePath:r+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
o===null?o=[k]:o.push(k),e++}}else{let k={instancePath:r+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};o===null?o=[k]:o.push(k),e++}var i=b===e}else
var i=!0;if(i){if(s.code!==void 0){let g=s.code,b=e;if(e===b)if(typeof g=="string"){if(S(g,64)){let k={
instancePath:r+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};o===null?o=[k]:o.push(k),e++}else if(!qm.test(g)){let k={instancePath:r+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};o===null?
o=[k]:o.push(k),e++}}else{let k={instancePath:r+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};o===null?o=[k]:o.push(k),e++}var i=b===e}else var i=!0;if(i)
if(s.param!==void 0){let g=s.param,b=e;if(e===b)if(typeof g=="string"){if(S(g,256)){let k={instancePath:r+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
o===null?o=[k]:o.push(k),e++}}else{let k={instancePath:r+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};o===null?o=[k]:o.push(k),e++}var i=b===e}else var i=!0}}}}}else{
let d={instancePath:r,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};o===null?
o=[d]:o.push(d),e++}var l=a===e;if(f=f||l,l&&n!==!0&&(n=!0),f)e=t,o!==null&&(t?o.length=t:o=null);else{
let d={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[d]:o.push(d),
e++,Zr.errors=o,!1}return Zr.errors=o,m.props=n,e===0}Zr.evaluated={dynamicProps:!0,dynamicItems:!1};
function js(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=js.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Zr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Zr.errors:
o.concat(Zr.errors),e=o.length));else return js.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return js.errors=o,e===0}js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qo=$s;var Yr={type:"object",required:["id","name","prefix","owner","group","managed_by","scopes","models",
"agents","rpm","tpm","max_parallel","priority_class","budget_usd","budget_period","created_at","expi\
res_at","revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["str\
ing","null"],maxLength:256},group:{type:["string","null"],maxLength:64},managed_by:{$ref:"schema:Man\
agedBy"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},rpm:{
$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{
$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schem\
a:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{type:["integer",
"null"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"}},$id:"schema:KeyMembers"},ga={type:["string","null"],minLength:1,maxLength:128,pattern:"^(\
?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:ManagedBy"},Lm={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Nm={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},Lo={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:64},$id:"schema:Agents"},No={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},
So={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ao={type:["integer","null"],minimum:1,
maximum:1e6,$id:"schema:MaxParallel"},Sm={type:"string",enum:["interactive","batch","hook"],$id:"sch\
ema:PriorityClass"},Io={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,
$id:"schema:BudgetUsd"},Do={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},ka=new RegExp(
"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),To=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","\
u");var Ur=new RegExp("^[0-9]{1,30}$","u");function ze(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ze.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.charged===
void 0&&(f="charged")||s.counted===void 0&&(f="counted"))return ze.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="cha\
rged"||n==="counted")){return ze.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.charged!==void 0){let n=s.
charged,a=e;if(e===e)if(typeof n=="string"){if(S(n,30))return ze.errors=[{instancePath:r+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.test(n))return ze.
errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return ze.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(s.counted!==void 0){
let n=s.counted,a=e;if(e===e)if(typeof n=="string"){if(S(n,30))return ze.errors=[{instancePath:r+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.test(
n))return ze.errors=[{instancePath:r+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return ze.errors=[{instancePath:r+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return ze.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=
o,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=$.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let p;if(s.id===void 0&&(p="id")||s.name===void 0&&(p="name")||s.prefix===void 0&&(p="prefix")||s.owner===
void 0&&(p="owner")||s.group===void 0&&(p="group")||s.managed_by===void 0&&(p="managed_by")||s.scopes===
void 0&&(p="scopes")||s.models===void 0&&(p="models")||s.agents===void 0&&(p="agents")||s.rpm===void 0&&
(p="rpm")||s.tpm===void 0&&(p="tpm")||s.max_parallel===void 0&&(p="max_parallel")||s.priority_class===
void 0&&(p="priority_class")||s.budget_usd===void 0&&(p="budget_usd")||s.budget_period===void 0&&(p=
"budget_period")||s.created_at===void 0&&(p="created_at")||s.expires_at===void 0&&(p="expires_at")||
s.revoked_at===void 0&&(p="revoked_at")||s.previous_until===void 0&&(p="previous_until")||s.sandbox===
void 0&&(p="sandbox"))return $.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;if(s.id!==void 0){let i=s.id,l=e;if(e===l)if(typeof i=="string"){if(S(i,64))
return $.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Y(i,1))return $.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.
name!==void 0){let i=s.name,l=e;if(e===l)if(typeof i=="string"){if(S(i,128))return $.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(i,
1))return $.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.prefix!==void 0){
let i=s.prefix,l=e;if(e===l)if(typeof i=="string"){if(S(i,16))return $.errors=[{instancePath:r+"/pre\
fix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return $.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"\
string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.owner!==void 0){let i=s.owner,l=e;if(typeof i!="s\
tring"&&i!==null)return $.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/type",keyword:"\
type",params:{type:Yr.properties.owner.type}}],!1;if(e===l&&typeof i=="string"&&S(i,256))return $.errors=
[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=l===e}else var t=!0;if(t){if(s.group!==void 0){let i=s.group,l=e;if(typeof i!="string"&&i!==
null)return $.errors=[{instancePath:r+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{
type:Yr.properties.group.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return $.errors=[{instancePath:r+
"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===
e}else var t=!0;if(t){if(s.managed_by!==void 0){let i=s.managed_by,l=e,d=e;if(typeof i!="string"&&i!==
null)return $.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",
params:{type:ga.type}}],!1;if(e===d&&typeof i=="string"){if(S(i,128))return $.errors=[{instancePath:r+
"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(
i,1))return $.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ka.test(i))return $.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}var t=l===e}else var t=!0;if(t){if(s.scopes!==void 0){let i=s.scopes,l=e;if(e===e)if(Array.isArray(
i)){if(i.length>8)return $.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"\
maxItems",params:{limit:8}}],!1;if(i.length<1)return $.errors=[{instancePath:r+"/scopes",schemaPath:"\
schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let g=i.length;for(let b=0;b<
g;b++){let _=i[b],k=e;if(typeof _!="string")return $.errors=[{instancePath:r+"/scopes/"+b,schemaPath:"\
schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="chat"||_==="mesh"))return $.
errors=[{instancePath:r+"/scopes/"+b,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Lm.
items.enum}}],!1;var f=k===e;if(!f)break}if(f){let b=i.length,_;if(b>1){let k={};for(;b--;){let c=i[b];
if(typeof c=="string"){if(typeof k[c]=="number"){return _=k[c],$.errors=[{instancePath:r+"/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:b,j:_}}],!1;break}k[c]=b}}}}}}else return $.
errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],
!1;var t=l===e}else var t=!0;if(t){if(s.models!==void 0){let i=s.models,l=e,d=e;if(!Array.isArray(i)&&
i!==null)return $.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{
type:Nm.type}}],!1;if(e===d&&Array.isArray(i)){if(i.length>64)return $.errors=[{instancePath:r+"/mod\
els",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(i.length<1)return $.
errors=[{instancePath:r+"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var u=!0;let g=i.length;for(let b=0;b<g;b++){let _=i[b],k=e;if(e===k)if(typeof _=="string"){if(S(
_,256))return $.errors=[{instancePath:r+"/models/"+b,schemaPath:"schema:Models/items/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Y(_,1))return $.errors=[{instancePath:r+"/models/"+b,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+
"/models/"+b,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=k===
e;if(!u)break}if(u){let b=i.length,_;if(b>1){let k={};for(;b--;){let c=i[b];if(typeof c=="string"){if(typeof k[c]==
"number"){return _=k[c],$.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:_}}],!1;break}k[c]=b}}}}}}var t=l===e}else var t=!0;if(t){if(s.agents!==void 0){
let i=s.agents,l=e,d=e;if(!Array.isArray(i)&&i!==null)return $.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Lo.type}}],!1;if(e===d&&Array.isArray(i)){if(i.length>
1e3)return $.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(i.length<1)return $.errors=[{instancePath:r+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let g=i.length;for(let b=0;b<g;b++){
let _=i[b],k=e;if(e===k)if(typeof _=="string"){if(S(_,64))return $.errors=[{instancePath:r+"/agents/"+
b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(_,1))return $.
errors=[{instancePath:r+"/agents/"+b,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/agents/"+b,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e;if(!n)break}if(n){let b=i.length,_;
if(b>1){let k={};for(;b--;){let c=i[b];if(typeof c=="string"){if(typeof k[c]=="number"){return _=k[c],
$.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:_}}],!1;break}k[c]=b}}}}}}var t=l===e}else var t=!0;if(t){if(s.rpm!==void 0){let i=s.rpm,l=e,d=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:No.type}}],!1;if(e===d&&typeof i=="n\
umber"&&isFinite(i)){if(i>1e9||isNaN(i))return $.errors=[{instancePath:r+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(i<1||isNaN(i))return $.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(s.tpm!==void 0){let i=s.tpm,l=e,d=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:So.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>1e12||
isNaN(i))return $.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(i<1||isNaN(i))return $.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;
if(t){if(s.max_parallel!==void 0){let i=s.max_parallel,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Ao.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>
1e6||isNaN(i))return $.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<1||isNaN(i))return $.errors=[{instancePath:r+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(s.priority_class!==void 0){let i=s.priority_class,l=e;if(typeof i!=
"string")return $.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="interactive"||i==="batch"||i==="hook"))return $.errors=[
{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Sm.
enum}}],!1;var t=l===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let i=s.budget_usd,l=e,d=e;if(typeof i!=
"string"&&i!==null)return $.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Io.type}}],!1;if(e===d&&typeof i=="string"){if(S(i,17))return $.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!To.test(i))return $.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=l===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let i=s.budget_period,l=e,d=e,y=!1,g=e;if(typeof i!="string"){let k={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[k]:o.push(k),e++}if(!(i==="day"||i==="month"||i==="total")){let k={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Do.enum}};
o===null?o=[k]:o.push(k),e++}var a=g===e;y=y||a;let b=e;if(i!==null){let k={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[k]:o.push(k),e++}var a=b===e;if(y=y||a,y)e=d,o!==null&&(d?o.length=d:o=null);else{let k={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[k]:o.push(k),e++,$.errors=o,!1}var t=l===e}else var t=!0;if(t){if(s.budget_used!==void 0){let i=e;
ze(s.budget_used,{instancePath:r+"/budget_used",parentData:s,parentDataProperty:"budget_used",rootData:P,
dynamicAnchors:v})||(o=o===null?ze.errors:o.concat(ze.errors),e=o.length);var t=i===e}else var t=!0;
if(t){if(s.last_used_at!==void 0){let i=s.last_used_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Yr.properties.last_used_at.type}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(i<0||isNaN(i))return $.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(s.created_at!==void 0){let i=s.created_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return $.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(
i))return $.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return $.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.expires_at!==void 0){let i=s.expires_at,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Yr.properties.expires_at.type}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return $.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(s.revoked_at!==void 0){let i=s.revoked_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Yr.properties.revoked_at.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.previous_until!==
void 0){let i=s.previous_until,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)
return $.errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Yr.properties.previous_until.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return $.errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(s.sandbox!==
void 0){let i=e;if(typeof s.sandbox!="boolean")return $.errors=[{instancePath:r+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return $.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=o,e===0}$.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,managed_by:!0,scopes:!0,
models:!0,agents:!0,rpm:!0,tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,
last_used_at:!0,created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,
dynamicItems:!1};function xe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),$(
s,{instancePath:r,parentData:x,parentDataProperty:w,rootData:P,dynamicAnchors:v})||(o=o===null?$.errors:
o.concat($.errors),e=o.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="managed_by"&&t!=="scopes"&&t!=="model\
s"&&t!=="agents"&&t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_class"&&t!=="budget_usd"&&
t!=="budget_period"&&t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&t!=="expires_at"&&t!==
"revoked_at"&&t!=="previous_until"&&t!=="sandbox"){return xe.errors=[{instancePath:r,schemaPath:"#/u\
nevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],!1;break}}else
return xe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.
errors=o,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _r(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=_r.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.keys===void 0&&(f="keys"))return _r.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(n!=="keys"){
return _r.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(u===e&&s.keys!==void 0){let n=s.keys;if(e===e)if(Array.isArray(
n)){if(n.length>1e5)return _r.errors=[{instancePath:r+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;let p=n.length;for(let i=0;i<p;i++){let l=e;xe(
n[i],{instancePath:r+"/keys/"+i,parentData:n,parentDataProperty:i,rootData:P,dynamicAnchors:v})||(o=
o===null?xe.errors:o.concat(xe.errors),e=o.length);var t=l===e;if(!t)break}}}else return _r.errors=[
{instancePath:r+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else
return _r.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _r.
errors=o,e===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $s(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=$s.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(_r(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(o=o===null?_r.errors:o.concat(_r.errors),e=o.length));else
return $s.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $s.
errors=o,e===0}$s.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var jo=Cs;function Be(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),$(
s,{instancePath:r,parentData:x,parentDataProperty:w,rootData:P,dynamicAnchors:v})||(o=o===null?$.errors:
o.concat($.errors),e=o.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.key===void 0&&
(f="key"))return Be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.key!==void 0){let u=s.key,n=e;if(e===n)if(typeof u=="string"){if(S(u,256))return Be.errors=[
{instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Y(u,1))return Be.errors=[{instancePath:r+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Be.errors=[{instancePath:r+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){for(let u in s)
if(u!=="key"&&u!=="id"&&u!=="name"&&u!=="prefix"&&u!=="owner"&&u!=="group"&&u!=="managed_by"&&u!=="s\
copes"&&u!=="models"&&u!=="agents"&&u!=="rpm"&&u!=="tpm"&&u!=="max_parallel"&&u!=="priority_class"&&
u!=="budget_usd"&&u!=="budget_period"&&u!=="budget_used"&&u!=="last_used_at"&&u!=="created_at"&&u!==
"expires_at"&&u!=="revoked_at"&&u!=="previous_until"&&u!=="sandbox"){return Be.errors=[{instancePath:r,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:u}}],
!1;break}}}else return Be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return Be.errors=o,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cs(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=Cs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Be(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Be.errors:o.concat(
Be.errors),e=o.length));else return Cs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Cs.errors=o,e===0}Cs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var $o=Os;function Os(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Os.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return Os.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Os.errors=o,e===0}Os.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Co=Ks;function Ks(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ks.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return Ks.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ks.errors=o,e===0}Ks.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Oo=Fs;function Fs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return Fs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Fs.errors=o,e===0}Fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=Ms;function Ms(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ms.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return Ms.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ms.errors=o,e===0}Ms.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fo=Es;function Es(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Es.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Be(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Be.errors:
o.concat(Be.errors),e=o.length));else return Es.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Es.errors=o,e===0}Es.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mo=Rs;function Rs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Rs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return Rs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Rs.errors=o,e===0}Rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Eo=Xs;var Am={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},fo={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","rpm","tpm","max_parallel","weight","budget_usd","budget_period","managed_by","\
created_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:GroupName"},
path:{type:"string",maxLength:194},parent:{type:["string","null"],maxLength:64},tags:{$ref:"schema:G\
roupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},
tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
managed_by:{$ref:"schema:ManagedBy"},created_at:{type:"integer",minimum:0,maximum:41024448e5}},$id:"\
schema:Group"};var Im={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var rr=Object.prototype.hasOwnProperty,Dm=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u"),Tm=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function C(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=C.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.id===
void 0&&(p="id")||s.name===void 0&&(p="name")||s.path===void 0&&(p="path")||s.parent===void 0&&(p="p\
arent")||s.tags===void 0&&(p="tags")||s.models===void 0&&(p="models")||s.agents===void 0&&(p="agents")||
s.rpm===void 0&&(p="rpm")||s.tpm===void 0&&(p="tpm")||s.max_parallel===void 0&&(p="max_parallel")||s.
weight===void 0&&(p="weight")||s.budget_usd===void 0&&(p="budget_usd")||s.budget_period===void 0&&(p=
"budget_period")||s.managed_by===void 0&&(p="managed_by")||s.created_at===void 0&&(p="created_at"))return C.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let i=e;for(let l in s)if(!rr.call(fo.properties,l)){return C.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(s.id!==void 0){let l=s.id,d=e;if(e===d)if(typeof l=="string"){if(S(l,64))return C.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(l,1))return C.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return C.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.name!==void 0){let l=s.name,d=e;if(e===e)if(typeof l==
"string"){if(S(l,64))return C.errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Y(l,1))return C.errors=[{instancePath:r+"/name",schemaPath:"\
schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dm.test(l))return C.errors=
[{instancePath:r+"/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"^(\
?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return C.errors=[{instancePath:r+"/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.
path!==void 0){let l=s.path,d=e;if(e===d)if(typeof l=="string"){if(S(l,194))return C.errors=[{instancePath:r+
"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:194}}],!1}else return C.
errors=[{instancePath:r+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=d===e}else var t=!0;if(t){if(s.parent!==void 0){let l=s.parent,d=e;if(typeof l!="st\
ring"&&l!==null)return C.errors=[{instancePath:r+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:fo.properties.parent.type}}],!1;if(e===d&&typeof l=="string"&&S(l,64))return C.errors=
[{instancePath:r+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=d===e}else var t=!0;if(t){if(s.tags!==void 0){let l=s.tags,d=e;if(e===e)if(Array.isArray(l)){
if(l.length>16)return C.errors=[{instancePath:r+"/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;{var f=!0;let b=l.length;for(let _=0;_<b;_++){let k=l[_],c=e;if(e===
c)if(typeof k=="string"){if(S(k,64))return C.errors=[{instancePath:r+"/tags/"+_,schemaPath:"schema:G\
roupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(k,1))return C.errors=[{instancePath:r+
"/tags/"+_,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Tm.
test(k))return C.errors=[{instancePath:r+"/tags/"+_,schemaPath:"schema:GroupTags/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return C.errors=[{instancePath:r+
"/tags/"+_,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=c===
e;if(!f)break}if(f){let _=l.length,k;if(_>1){let c={};for(;_--;){let h=l[_];if(typeof h=="string"){if(typeof c[h]==
"number"){return k=c[h],C.errors=[{instancePath:r+"/tags",schemaPath:"schema:GroupTags/uniqueItems",
keyword:"uniqueItems",params:{i:_,j:k}}],!1;break}c[h]=_}}}}}}else return C.errors=[{instancePath:r+
"/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0;if(t){if(s.models!==void 0){let l=s.models,d=e,y=e;if(!Array.isArray(l)&&l!==null)return C.
errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Im.
type}}],!1;if(e===y&&Array.isArray(l)){if(l.length>64)return C.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return C.errors=
[{instancePath:r+"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var u=!0;let b=l.length;for(let _=0;_<b;_++){let k=l[_],c=e;if(e===c)if(typeof k=="string"){if(S(
k,256))return C.errors=[{instancePath:r+"/models/"+_,schemaPath:"schema:GroupModels/items/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Y(k,1))return C.errors=[{instancePath:r+"/models/"+_,
schemaPath:"schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.
errors=[{instancePath:r+"/models/"+_,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var u=c===e;if(!u)break}if(u){let _=l.length,k;if(_>1){let c={};for(;_--;){let h=l[_];
if(typeof h=="string"){if(typeof c[h]=="number"){return k=c[h],C.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:_,j:k}}],!1;break}c[h]=_}}}}}}var t=d===
e}else var t=!0;if(t){if(s.agents!==void 0){let l=s.agents,d=e,y=e;if(!Array.isArray(l)&&l!==null)return C.
errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Lo.type}}],
!1;if(e===y&&Array.isArray(l)){if(l.length>1e3)return C.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(l.length<1)return C.errors=[{instancePath:r+
"/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let b=l.
length;for(let _=0;_<b;_++){let k=l[_],c=e;if(e===c)if(typeof k=="string"){if(S(k,64))return C.errors=
[{instancePath:r+"/agents/"+_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Y(k,1))return C.errors=[{instancePath:r+"/agents/"+_,schemaPath:"schema:Agents/ite\
ms/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:r+"/agen\
ts/"+_,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e;
if(!n)break}if(n){let _=l.length,k;if(_>1){let c={};for(;_--;){let h=l[_];if(typeof h=="string"){if(typeof c[h]==
"number"){return k=c[h],C.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:k}}],!1;break}c[h]=_}}}}}}var t=d===e}else var t=!0;if(t){if(s.rpm!==void 0){
let l=s.rpm,d=e,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return C.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:No.type}}],!1;if(e===
y&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return C.errors=[{instancePath:r+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return C.
errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(s.tpm!==void 0){let l=s.tpm,d=e,y=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return C.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:So.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){
if(l>1e12||isNaN(l))return C.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return C.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}else var t=!0;if(t){if(s.max_parallel!==void 0){let l=s.max_parallel,d=e,y=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return C.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:Ao.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(
l)){if(l>1e6||isNaN(l))return C.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return C.errors=
[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(s.weight!==void 0){let l=s.weight,d=e,y=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return C.errors=[{instancePath:r+"/weight",schemaPath:"sch\
ema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof l=="number"&&isFinite(
l)){if(l>1e3||isNaN(l))return C.errors=[{instancePath:r+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(l<1||isNaN(l))return C.errors=[{instancePath:r+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=d===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let l=s.budget_usd,d=e,y=e;if(typeof l!=
"string"&&l!==null)return C.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Io.type}}],!1;if(e===y&&typeof l=="string"){if(S(l,17))return C.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!To.test(l))return C.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=d===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let l=s.budget_period,d=e,y=e,g=!1,b=e;if(typeof l!="string"){let c={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[c]:o.push(c),e++}if(!(l==="day"||l==="month"||l==="total")){let c={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Do.enum}};
o===null?o=[c]:o.push(c),e++}var a=b===e;g=g||a;let _=e;if(l!==null){let c={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[c]:o.push(c),e++}var a=_===e;if(g=g||a,g)e=y,o!==null&&(y?o.length=y:o=null);else{let c={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[c]:o.push(c),e++,C.errors=o,!1}var t=d===e}else var t=!0;if(t){if(s.managed_by!==void 0){let l=s.
managed_by,d=e,y=e;if(typeof l!="string"&&l!==null)return C.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ga.type}}],!1;if(e===y&&typeof l=="string"){if(S(
l,128))return C.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Y(l,1))return C.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ka.test(l))return C.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=d===e}else var t=!0;if(t)if(s.created_at!==void 0){
let l=s.created_at,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return C.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return C.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(l<0||isNaN(l))return C.errors=[{instancePath:r+"/created_at",schemaPath:"#\
/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0}}}}}}}}}}}}}}}}else return C.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return C.errors=o,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=Je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.groups===void 0&&(u="groups")||s.next===void 0&&(u=
"next"))return Je.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="groups"||a==="next")){return Je.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(s.groups!==void 0){let a=s.groups,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e3)return Je.
errors=[{instancePath:r+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;C(a[l],{instancePath:r+"/group\
s/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||(o=o===null?C.errors:o.concat(
C.errors),e=o.length);var t=d===e;if(!t)break}}}else return Je.errors=[{instancePath:r+"/groups",schemaPath:"\
#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var f=p===e}else var f=!0;if(f)if(s.
next!==void 0){let a=s.next,p=e;if(typeof a!="string"&&a!==null)return Je.errors=[{instancePath:r+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Am.properties.next.type}}],!1;
if(e===p&&typeof a=="string"&&S(a,64))return Je.errors=[{instancePath:r+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=p===e}else var f=!0}}}else return Je.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=
o,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xs(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Xs.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(Je(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(o=o===null?Je.errors:o.concat(Je.errors),e=o.length));else return Xs.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xs.errors=
o,e===0}Xs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ro=Gs;function Gs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Gs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(C(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?C.errors:
o.concat(C.errors),e=o.length));else return Gs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gs.errors=o,e===0}Gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=Us;function Us(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(C(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?C.errors:
o.concat(C.errors),e=o.length));else return Us.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Us.errors=o,e===0}Us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Go=zs;function zs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=zs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(C(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?C.errors:
o.concat(C.errors),e=o.length));else return zs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return zs.errors=o,e===0}zs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Bs;function Bs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Bs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(C(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?C.errors:
o.concat(C.errors),e=o.length));else return Bs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Bs.errors=o,e===0}Bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zo=Zs;var jm={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},es={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function ye(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let o=null,e=0,m=ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.callers===void 0&&(n=
"callers")||s.next===void 0&&(n="next"))return ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let p in s)if(!(p==="callers"||p==="next")){return ye.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(a===e){if(s.callers!==void 0){let p=s.callers,i=e;if(e===i)if(Array.isArray(p)){if(p.length>
1e3)return ye.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=p.length;for(let d=0;d<l;d++){let y=p[d],g=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.id===void 0&&(k="id")||y.issuer===void 0&&
(k="issuer")||y.name===void 0&&(k="name")||y.group_id===void 0&&(k="group_id")||y.created_at===void 0&&
(k="created_at")||y.revoked_at===void 0&&(k="revoked_at"))return ye.errors=[{instancePath:r+"/caller\
s/"+d,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:k}}],!1;{let c=e;
for(let h in y)if(!(h==="id"||h==="issuer"||h==="name"||h==="group_id"||h==="created_at"||h==="revok\
ed_at")){return ye.errors=[{instancePath:r+"/callers/"+d,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(c===e){if(y.id!==void 0){
let h=y.id,L=e;if(e===L)if(typeof h=="string"){if(S(h,64))return ye.errors=[{instancePath:r+"/caller\
s/"+d+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return ye.errors=[{instancePath:r+"/callers/"+d+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=L===e}else var f=!0;if(f){if(y.issuer!==void 0){
let h=y.issuer,L=e;if(e===L)if(typeof h=="string"){if(S(h,1024))return ye.errors=[{instancePath:r+"/\
callers/"+d+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return ye.errors=[{instancePath:r+"/callers/"+d+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var f=L===e}else var f=!0;if(f){
if(y.name!==void 0){let h=y.name,L=e;if(e===L)if(typeof h=="string"){if(S(h,256))return ye.errors=[{
instancePath:r+"/callers/"+d+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return ye.errors=[{instancePath:r+"/callers/"+d+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=L===e}else var f=!0;
if(f){if(y.group_id!==void 0){let h=y.group_id,L=e;if(typeof h!="string"&&h!==null)return ye.errors=
[{instancePath:r+"/callers/"+d+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:es.properties.group_id.type}}],!1;if(e===L&&typeof h=="string"&&S(h,64))return ye.
errors=[{instancePath:r+"/callers/"+d+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var f=L===e}else var f=!0;if(f){if(y.created_at!==
void 0){let h=y.created_at,L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return ye.errors=
[{instancePath:r+"/callers/"+d+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===L&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(
h))return ye.errors=[{instancePath:r+"/callers/"+d+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return ye.errors=[{instancePath:r+"/callers/"+d+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=L===e}else var f=!0;
if(f)if(y.revoked_at!==void 0){let h=y.revoked_at,L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&h!==null)return ye.errors=[{instancePath:r+"/callers/"+d+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:es.properties.revoked_at.type}}],!1;if(e===
L&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return ye.errors=[{instancePath:r+"/ca\
llers/"+d+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return ye.errors=[{instancePath:r+"/callers/"+
d+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=L===e}else var f=!0}}}}}}}else return ye.errors=[{instancePath:r+"/callers/"+
d,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=g===e;if(!t)break}}}else
return ye.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var u=i===e}else var u=!0;if(u)if(s.next!==void 0){let p=s.next,i=e;if(typeof p!=
"string"&&p!==null)return ye.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:jm.properties.next.type}}],!1;if(e===i&&typeof p=="string"&&S(p,64))return ye.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var u=i===e}else var u=!0}}}else return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ye.errors=o,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Zs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Zs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ye(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?ye.errors:
o.concat(ye.errors),e=o.length));else return Zs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Zs.errors=o,e===0}Zs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=qe;function qe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id")||f.issuer===void 0&&(n="issu\
er")||f.name===void 0&&(n="name")||f.group_id===void 0&&(n="group_id")||f.created_at===void 0&&(n="c\
reated_at")||f.revoked_at===void 0&&(n="revoked_at"))return qe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let p in f)if(!(p===
"id"||p==="issuer"||p==="name"||p==="group_id"||p==="created_at"||p==="revoked_at")){return qe.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}}],!1;break}if(a===e){if(f.id!==void 0){let p=f.id,i=e;if(e===i)
if(typeof p=="string"){if(S(p,64))return qe.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return qe.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.issuer!==void 0){let p=f.issuer,i=e;if(e===
i)if(typeof p=="string"){if(S(p,1024))return qe.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return qe.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.name!==void 0){let p=f.name,i=e;
if(e===i)if(typeof p=="string"){if(S(p,256))return qe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return qe.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.group_id!==void 0){let p=f.group_id,
i=e;if(typeof p!="string"&&p!==null)return qe.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:es.properties.group_id.type}}],!1;
if(e===i&&typeof p=="string"&&S(p,64))return qe.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else
var t=!0;if(t){if(f.created_at!==void 0){let p=f.created_at,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return qe.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&
isFinite(p)){if(p>41024448e5||isNaN(p))return qe.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return qe.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let p=f.revoked_at,i=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))&&p!==null)return qe.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:es.properties.revoked_at.type}}],
!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return qe.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return qe.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else return qe.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=o,e===
0}qe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Zo=Le;function Le(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id")||f.issuer===void 0&&(n="issu\
er")||f.name===void 0&&(n="name")||f.group_id===void 0&&(n="group_id")||f.created_at===void 0&&(n="c\
reated_at")||f.revoked_at===void 0&&(n="revoked_at"))return Le.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let p in f)if(!(p===
"id"||p==="issuer"||p==="name"||p==="group_id"||p==="created_at"||p==="revoked_at")){return Le.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}}],!1;break}if(a===e){if(f.id!==void 0){let p=f.id,i=e;if(e===i)
if(typeof p=="string"){if(S(p,64))return Le.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Le.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.issuer!==void 0){let p=f.issuer,i=e;if(e===
i)if(typeof p=="string"){if(S(p,1024))return Le.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Le.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.name!==void 0){let p=f.name,i=e;
if(e===i)if(typeof p=="string"){if(S(p,256))return Le.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Le.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(f.group_id!==void 0){let p=f.group_id,
i=e;if(typeof p!="string"&&p!==null)return Le.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:es.properties.group_id.type}}],!1;
if(e===i&&typeof p=="string"&&S(p,64))return Le.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else
var t=!0;if(t){if(f.created_at!==void 0){let p=f.created_at,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return Le.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&
isFinite(p)){if(p>41024448e5||isNaN(p))return Le.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return Le.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let p=f.revoked_at,i=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))&&p!==null)return Le.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:es.properties.revoked_at.type}}],
!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return Le.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return Le.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else return Le.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Le.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=o,e===
0}Le.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vo=Vs;var Gr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
d"}}}}},$id:"schema:UsageTotals"};function j(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=j.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.from===void 0&&(n="from")||s.to===void 0&&
(n="to")||s.totals===void 0&&(n="totals"))return j.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let p in s)if(!(p==="from"||p==="to"||p==="to\
tals")){return j.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}}],!1;break}if(a===e){if(s.from!==void 0){let p=s.from,i=e,l=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return j.errors=[{instancePath:r+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return j.errors=[{instancePath:r+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return j.
errors=[{instancePath:r+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.to!==void 0){let p=s.to,i=e,l=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return j.errors=[{instancePath:r+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return j.errors=[{instancePath:r+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return j.errors=
[{instancePath:r+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t)if(s.totals!==void 0){let p=s.totals,i=e;if(e===i)if(Array.isArray(
p)){if(p.length>1e5)return j.errors=[{instancePath:r+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let d=p.length;for(let y=0;y<d;y++){let g=p[y],
b=e;if(e===b)if(g&&typeof g=="object"&&!Array.isArray(g)){let k;if(g.requests===void 0&&(k="requests")||
g.attempts===void 0&&(k="attempts")||g.prompt_tokens===void 0&&(k="prompt_tokens")||g.cached_tokens===
void 0&&(k="cached_tokens")||g.cache_write_tokens===void 0&&(k="cache_write_tokens")||g.cache_write_1h_tokens===
void 0&&(k="cache_write_1h_tokens")||g.completion_tokens===void 0&&(k="completion_tokens")||g.reasoning_tokens===
void 0&&(k="reasoning_tokens")||g.hosted_calls===void 0&&(k="hosted_calls")||g.charged===void 0&&(k=
"charged")||g.counted===void 0&&(k="counted")||g.cost===void 0&&(k="cost"))return j.errors=[{instancePath:r+
"/totals/"+y,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:k}}],
!1;{let c=e;for(let h in g)if(!rr.call(Gr.properties.totals.items.properties,h)){return j.errors=[{instancePath:r+
"/totals/"+y,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h}}],!1;break}if(c===e){if(g.key_id!==void 0){let h=g.key_id,L=e;if(e===
L)if(typeof h=="string"){if(S(h,256))return j.errors=[{instancePath:r+"/totals/"+y+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return j.errors=[{instancePath:r+"/totals/"+y+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var u=L===e}else var u=!0;if(u){if(g.group_id!==
void 0){let h=g.group_id,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/tota\
ls/"+y+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/type",keyword:"type",params:{
type:Gr.properties.totals.items.properties.group_id.type}}],!1;if(e===L&&typeof h=="string"&&S(h,64))
return j.errors=[{instancePath:r+"/totals/"+y+"/group_id",schemaPath:"#/properties/totals/items/prop\
erties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=L===e}else var u=!0;if(u){
if(g.model!==void 0){let h=g.model,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+
"/totals/"+y+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{
type:Gr.properties.totals.items.properties.model.type}}],!1;if(e===L&&typeof h=="string"&&S(h,256))return j.
errors=[{instancePath:r+"/totals/"+y+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){if(g.agent!==
void 0){let h=g.agent,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+
y+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Gr.
properties.totals.items.properties.agent.type}}],!1;if(e===L&&typeof h=="string"&&S(h,256))return j.
errors=[{instancePath:r+"/totals/"+y+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){if(g.upstream!==
void 0){let h=g.upstream,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/tota\
ls/"+y+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:Gr.properties.totals.items.properties.upstream.type}}],!1;if(e===L&&typeof h=="string"&&S(h,256))
return j.errors=[{instancePath:r+"/totals/"+y+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){
if(g.owner!==void 0){let h=g.owner,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+
"/totals/"+y+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:Gr.properties.totals.items.properties.owner.type}}],!1;if(e===L&&typeof h=="string"&&S(h,256))return j.
errors=[{instancePath:r+"/totals/"+y+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){if(g.status!==
void 0){let h=g.status,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals\
/"+y+"/status",schemaPath:"#/properties/totals/items/properties/status/type",keyword:"type",params:{
type:Gr.properties.totals.items.properties.status.type}}],!1;if(e===L&&typeof h=="string"&&S(h,64))return j.
errors=[{instancePath:r+"/totals/"+y+"/status",schemaPath:"#/properties/totals/items/properties/stat\
us/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=L===e}else var u=!0;if(u){if(g.refusal!==
void 0){let h=g.refusal,L=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/total\
s/"+y+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:Gr.properties.totals.items.properties.refusal.type}}],!1;if(e===L&&typeof h=="string"&&S(h,64))
return j.errors=[{instancePath:r+"/totals/"+y+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=L===e}else var u=!0;if(u){
if(g.hour!==void 0){let h=g.hour,L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.
errors=[{instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return j.errors=[{instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;
if(u){if(g.day!==void 0){let h=g.day,L=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.
errors=[{instancePath:r+"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return j.errors=[{instancePath:r+"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;
if(u){if(g.requests!==void 0){let h=g.requests,L=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return j.errors=[{instancePath:r+"/totals/"+y+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=
[{instancePath:r+"/totals/"+y+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){if(g.attempts!==void 0){let h=g.attempts,
L=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/\
totals/"+y+"/attempts",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+
"/totals/"+y+"/attempts",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/attemp\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===
e}else var u=!0;if(u){if(g.prompt_tokens!==void 0){let h=g.prompt_tokens,L=e,A=e;if(!(typeof h=="num\
ber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+y+"/prompt_tokens",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="numb\
er"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/pr\
ompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schem\
a:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){
if(g.cached_tokens!==void 0){let h=g.cached_tokens,L=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+y+"/cached_tokens",schemaPath:"schema:Cache\
dTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){
if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/cached_tokens",schemaPath:"\
schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/cached_tokens",schemaPath:"schema:C\
achedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;
if(u){if(g.cache_write_tokens!==void 0){let h=g.cache_write_tokens,L=e,A=e;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+y+"/cache_write_tokens",
schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/ca\
che_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){if(g.cache_write_1h_tokens!==void 0){let h=g.cache_write_1h_tokens,
L=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/\
totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.
errors=[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.
errors=[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){if(g.
completion_tokens!==void 0){let h=g.completion_tokens,L=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+y+"/completion_tokens",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){
if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/completion_tokens",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/completion_tokens",schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){if(g.
reasoning_tokens!==void 0){let h=g.reasoning_tokens,L=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",schemaPath:"schem\
a:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",
schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else
var u=!0;if(u){if(g.hosted_calls!==void 0){let h=g.hosted_calls,L=e,A=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){
if(g.charged!==void 0){let h=g.charged,L=e;if(e===e)if(typeof h=="string"){if(S(h,30))return j.errors=
[{instancePath:r+"/totals/"+y+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!Ur.test(h))return j.errors=[{instancePath:r+"/totals/"+y+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=
[{instancePath:r+"/totals/"+y+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var u=L===e}else var u=!0;if(u){if(g.counted!==void 0){let h=g.counted,L=e;if(e===e)if(typeof h==
"string"){if(S(h,30))return j.errors=[{instancePath:r+"/totals/"+y+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.test(h))return j.errors=[{instancePath:r+
"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return j.errors=[{instancePath:r+"/totals/"+y+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=L===e}else var u=!0;if(u)if(g.cost!==void 0){
let h=g.cost,L=e;if(e===e)if(typeof h=="string"){if(S(h,30))return j.errors=[{instancePath:r+"/total\
s/"+y+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.
test(h))return j.errors=[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=[{instancePath:r+"/totals/"+y+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=L===e}else var u=!0}}}}}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=b===e;if(!f)break}}}else return j.errors=[{instancePath:r+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=i===e}else
var t=!0}}}}else return j.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return j.errors=o,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vs(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=Vs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(j(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?j.errors:o.concat(
j.errors),e=o.length));else return Vs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Vs.errors=o,e===0}Vs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Wo=Ws;var $m={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},Ye={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var Cm={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s==
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
del")||s.reason===void 0&&(a="reason")||s.class===void 0&&(a="class"))return D.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let i in s)if(!rr.
call(Ye.properties,i)){return D.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.id!==void 0){let i=s.id,
l=e;if(e===l)if(typeof i=="string"){if(S(i,64))return D.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;
if(t){if(s.call_id!==void 0){let i=s.call_id,l=e;if(e===l)if(typeof i=="string"){if(S(i,64))return D.
errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1}else return D.errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/typ\
e",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.request_id!==void 0){
let i=s.request_id,l=e;if(e===l)if(typeof i=="string"){if(S(i,64))return D.errors=[{instancePath:r+"\
/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return D.errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.attempt!==void 0){let i=s.attempt,
l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/atte\
mpt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>1e3||isNaN(i))return D.errors=[{instancePath:r+"/attempt",schemaPath:"#/\
properties/attempt/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.ts!==void 0){let i=s.
ts,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/t\
s",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return D.errors=[{instancePath:r+"/ts",schemaPath:"\
#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:r+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.service!==void 0){let i=s.service,
l=e;if(e===l)if(typeof i=="string"){if(S(i,32))return D.errors=[{instancePath:r+"/service",schemaPath:"\
#/properties/service/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return D.errors=[{instancePath:r+
"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.key_id!==void 0){let i=s.key_id,l=e;if(e===l)if(typeof i=="string"){if(S(
i,256))return D.errors=[{instancePath:r+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return D.errors=[{instancePath:r+"/key_id",schemaPath:"#/pro\
perties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.
group_id!==void 0){let i=s.group_id,l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:Ye.properties.group_id.
type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return D.errors=[{instancePath:r+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;
if(t){if(s.user_hash!==void 0){let i=s.user_hash,l=e;if(typeof i!="string"&&i!==null)return D.errors=
[{instancePath:r+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:Ye.
properties.user_hash.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return D.errors=[{instancePath:r+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=l===e}else var t=!0;if(t){if(s.payment_id!==void 0){let i=s.payment_id,l=e;if(typeof i!="strin\
g"&&i!==null)return D.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/type",
keyword:"type",params:{type:Ye.properties.payment_id.type}}],!1;if(e===l&&typeof i=="string"&&S(i,512))
return D.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/model",schemaPath:"#/properti\
es/model/type",keyword:"type",params:{type:Ye.properties.model.type}}],!1;if(e===l&&typeof i=="strin\
g"&&S(i,256))return D.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.agent!==void 0){let i=s.agent,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/agent",schemaPath:"#/properti\
es/agent/type",keyword:"type",params:{type:Ye.properties.agent.type}}],!1;if(e===l&&typeof i=="strin\
g"&&S(i,256))return D.errors=[{instancePath:r+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.tool!==void 0){let i=s.tool,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/tool",schemaPath:"#/propertie\
s/tool/type",keyword:"type",params:{type:Ye.properties.tool.type}}],!1;if(e===l&&typeof i=="string"&&
S(i,256))return D.errors=[{instancePath:r+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.status!==void 0){let i=s.status,
l=e;if(e===l)if(typeof i=="string"){if(S(i,64))return D.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.prompt_tokens!==void 0){let i=s.prompt_tokens,l=e,d=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.cached_tokens!==void 0){
let i=s.cached_tokens,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_tokens!==void 0){let i=s.cache_write_tokens,l=e,
d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_1h_tokens!==void 0){let i=s.cache_write_1h_tokens,
l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let i=s.completion_tokens,
l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
reasoning_tokens!==void 0){let i=s.reasoning_tokens,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
hosted_calls!==void 0){let i=s.hosted_calls,l=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return D.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.unit!==void 0){let i=s.unit,l=e;if(typeof i!="string"&&i!==null)
return D.errors=[{instancePath:r+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:Ye.properties.unit.type}}],!1;if(e===l&&typeof i=="string"&&S(i,32))return D.errors=[{instancePath:r+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(s.units!==void 0){let i=s.units,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:Ye.properties.units.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.estimated!==void 0){let i=e;
if(typeof s.estimated!="boolean")return D.errors=[{instancePath:r+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
charged!==void 0){let i=s.charged,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.
errors=[{instancePath:r+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(s.counted!==void 0){let i=s.counted,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return D.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cost!==void 0){let i=s.cost,l=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.latency_ms!==void 0){let i=s.latency_ms,l=e;if(!(typeof i=="\
number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="numbe\
r"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(s.ttft_ms!==void 0){let i=s.ttft_ms,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&
i!==null)return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:Ye.properties.ttft_ms.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.waited_ms!==void 0){let i=s.
waited_ms,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:r+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:Ye.properties.waited_ms.
type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.upstream!==void 0){let i=s.upstream,l=e;if(typeof i!="string"&&
i!==null)return D.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:Ye.properties.upstream.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return D.
errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(s.called_model!==void 0){let i=s.called_model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/called_model",schemaPath:"#/p\
roperties/called_model/type",keyword:"type",params:{type:Ye.properties.called_model.type}}],!1;if(e===
l&&typeof i=="string"&&S(i,128))return D.errors=[{instancePath:r+"/called_model",schemaPath:"#/prope\
rties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=l===e}else var t=!0;
if(t){if(s.reason!==void 0){let i=s.reason,l=e,d=e,y=!1,g=e;if(e===g)if(i&&typeof i=="object"&&!Array.
isArray(i)){let k=e;for(let c in i)if(!(c==="request_id"||c==="code"||c==="type"||c==="param"||c==="\
message")){let h={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:c}};o===null?o=[h]:o.push(h),e++;break}
if(k===e){if(i.request_id!==void 0){let c=i.request_id,h=e;if(e===h)if(typeof c=="string"){if(S(c,128)){
let L={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[L]:o.push(L),e++}}else{let L={instancePath:r+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"t\
ype",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}var f=h===e}else var f=!0;if(f){if(i.code!==
void 0){let c=i.code,h=e;if(e===h)if(typeof c=="string"){if(S(c,128)){let A={instancePath:r+"/reason\
/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{
limit:128}};o===null?o=[A]:o.push(A),e++}}else{let A={instancePath:r+"/reason/code",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=[A]:
o.push(A),e++}var f=h===e}else var f=!0;if(f){if(i.type!==void 0){let c=i.type,h=e;if(e===h)if(typeof c==
"string"){if(S(c,128)){let A={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[A]:o.push(A),e++}}else{
let A={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};o===null?o=[A]:o.push(A),e++}var f=h===e}else var f=!0;if(f){
if(i.param!==void 0){let c=i.param,h=e;if(e===h)if(typeof c=="string"){if(S(c,256)){let A={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};o===null?o=[A]:o.push(A),e++}}else{let A={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?
o=[A]:o.push(A),e++}var f=h===e}else var f=!0;if(f)if(i.message!==void 0){let c=i.message,h=e;if(e===
h)if(typeof c=="string"){if(S(c,512)){let A={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=
[A]:o.push(A),e++}}else{let A={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};o===null?o=[A]:o.push(A),e++}var f=h===
e}else var f=!0}}}}}else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};o===null?o=[k]:o.push(k),e++}var u=g===e;y=y||u;let b=e;if(i!==
null){let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};o===null?o=[k]:o.push(k),e++}var u=b===e;if(y=y||u,y)e=d,o!==null&&(d?o.length=
d:o=null);else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return o===null?o=[k]:o.push(k),e++,D.errors=o,!1}var t=l===e}else var t=!0;if(t)if(s.
class!==void 0){let i=s.class,l=e,d=e,y=!1,g=e;if(typeof i!="string"){let k={instancePath:r+"/class",
schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};o===null?o=[k]:o.push(k),
e++}if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){let k={instancePath:r+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:Cm.enum}};o===null?
o=[k]:o.push(k),e++}var n=g===e;y=y||n;let b=e;if(i!==null){let k={instancePath:r+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[k]:o.push(k),e++}var n=b===
e;if(y=y||n,y)e=d,o!==null&&(d?o.length=d:o=null);else{let k={instancePath:r+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return o===null?o=[k]:o.push(k),e++,D.errors=o,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return D.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=o,e===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Qe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&
(u="next"))return Qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="rows"||a==="next")){return Qe.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(s.rows!==void 0){let a=s.rows,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e3)return Qe.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;D(a[l],{instancePath:r+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:P,dynamicAnchors:v})||(o=o===null?D.errors:o.concat(D.errors),e=o.length);
var t=d===e;if(!t)break}}}else return Qe.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=p===e}else var f=!0;if(f)if(s.next!==void 0){
let a=s.next,p=e;if(typeof a!="string"&&a!==null)return Qe.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:$m.properties.next.type}}],!1;if(e===p&&typeof a==
"string"&&S(a,256))return Qe.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=p===e}else var f=!0}}}else return Qe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=o,e===0}Qe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ws(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ws.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Qe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(o=o===null?Qe.errors:o.concat(Qe.errors),e=o.length));else return Ws.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ws.errors=o,e===0}Ws.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Ho=Hs;var Om={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var As={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},Km={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function ce(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.ours===void 0&&(f="ours")||s.upstream===void 0&&
(f="upstream")||s.caller===void 0&&(f="caller")||s.limits===void 0&&(f="limits")||s.left===void 0&&(f=
"left"))return ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let n in s)if(!(n==="ours"||n==="upstream"||n==="caller"||n==="limits"||n==="left")){
return ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(u===e){if(s.ours!==void 0){let n=s.ours,a=e,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.
errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.upstream!==void 0){let n=s.upstream,a=e,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return ce.errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.caller!==void 0){let n=s.
caller,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return ce.errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.limits!==void 0){let n=s.
limits,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return ce.errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.left!==void 0){let n=s.
left,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return ce.errors=[{instancePath:r+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return ce.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=o,e===0}ce.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var rs={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function De(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=De.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.count===void 0&&(f="count")||s.p50_ms===void 0&&(f=
"p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return De.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="count"||n==="p5\
0_ms"||n==="p95_ms")){return De.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.count!==void 0){let n=s.
count,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return De.errors=[{instancePath:r+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return De.errors=[{instancePath:r+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return De.errors=[{instancePath:r+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let n=s.
p50_ms,a=e,p=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return De.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:rs.type}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return De.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return De.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let n=s.p95_ms,a=e,p=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return De.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:rs.type}}],!1;if(e===p&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return De.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return De.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return De.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=
o,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=J.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.from===void 0&&(u="from")||s.seconds===void 0&&(u="seconds")||s.requests===void 0&&(u="re\
quests")||s.by_status===void 0&&(u="by_status")||s.by_class===void 0&&(u="by_class")||s.requests_per_s===
void 0&&(u="requests_per_s")||s.tokens===void 0&&(u="tokens")||s.tokens_per_s===void 0&&(u="tokens_p\
er_s")||s.charged===void 0&&(u="charged")||s.cost===void 0&&(u="cost")||s.first_token===void 0&&(u="\
first_token")||s.whole===void 0&&(u="whole"))return J.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!rr.call(Km.properties,
a)){return J.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.from!==void 0){let a=s.from,p=e,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.
errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(s.seconds!==void 0){let a=s.seconds,p=e;if(e===
p)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return J.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=p===
e}else var t=!0;if(t){if(s.requests!==void 0){let a=s.requests,p=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return J.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=p===e}else var t=!0;if(t){if(s.by_status!==void 0){let a=s.by_status,p=e;if(e===p)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return J.errors=[{instancePath:r+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let d=a[l],y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return J.
errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>
9007199254740991||isNaN(d))return J.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return J.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=y===
e;if(!f)break}}else return J.errors=[{instancePath:r+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t){if(s.by_class!==void 0){
let a=e;ce(s.by_class,{instancePath:r+"/by_class",parentData:s,parentDataProperty:"by_class",rootData:P,
dynamicAnchors:v})||(o=o===null?ce.errors:o.concat(ce.errors),e=o.length);var t=a===e}else var t=!0;
if(t){if(s.requests_per_s!==void 0){let a=s.requests_per_s,p=e;if(e===p)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return J.errors=[{instancePath:r+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=p===e}else var t=!0;if(t){if(s.tokens!==void 0){let a=s.tokens,p=e,i=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return J.errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.
errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(s.tokens_per_s!==void 0){let a=s.tokens_per_s,p=e;
if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return J.
errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=p===e}else var t=!0;if(t){if(s.charged!==void 0){let a=s.charged,p=e;if(e===
e)if(typeof a=="string"){if(S(a,30))return J.errors=[{instancePath:r+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.test(a))return J.errors=[{instancePath:r+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return J.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.cost!==void 0){let a=s.cost,p=e;if(e===
e)if(typeof a=="string"){if(S(a,30))return J.errors=[{instancePath:r+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.test(a))return J.errors=[{instancePath:r+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return J.errors=[{instancePath:r+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.first_token!==void 0){let a=e;De(s.first_token,{instancePath:r+
"/first_token",parentData:s,parentDataProperty:"first_token",rootData:P,dynamicAnchors:v})||(o=o===null?
De.errors:o.concat(De.errors),e=o.length);var t=a===e}else var t=!0;if(t)if(s.whole!==void 0){let a=e;
De(s.whole,{instancePath:r+"/whole",parentData:s,parentDataProperty:"whole",rootData:P,dynamicAnchors:v})||
(o=o===null?De.errors:o.concat(De.errors),e=o.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return J.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=
o,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Cr.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let t=e,
f=!1,u=e;J(s,{instancePath:r,parentData:x,parentDataProperty:w,rootData:P,dynamicAnchors:v})||(o=o===
null?J.errors:o.concat(J.errors),e=o.length);var p=u===e;if(f=f||p,p)var n=!0;let a=e;if(s!==null){let i={
instancePath:r,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[i]:o.push(
i),e++}var p=a===e;if(f=f||p,f)e=t,o!==null&&(t?o.length=t:o=null);else{let i={instancePath:r,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[i]:o.push(i),e++,Cr.errors=o,!1}return Cr.errors=
o,m.props=n,e===0}Cr.evaluated={dynamicProps:!0,dynamicItems:!1};function K(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=K.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let l;if(s.at===void 0&&(l="at")||s.servers===void 0&&(l="servers")||s.problems===void 0&&(l="proble\
ms")||s.in_flight===void 0&&(l="in_flight")||s.now===void 0&&(l="now")||s.hour===void 0&&(l="hour")||
s.day===void 0&&(l="day")||s.month===void 0&&(l="month")||s.minutes===void 0&&(l="minutes"))return K.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let d=e;for(let y in s)if(!rr.call(Om.properties,y)){return K.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(d===
e){if(s.at!==void 0){let y=s.at,g=e,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return K.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return K.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return K.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.servers!==void 0){
let y=s.servers,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return K.errors=[{instancePath:r+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
g&&typeof y=="number"&&isFinite(y)){if(y>1e4||isNaN(y))return K.errors=[{instancePath:r+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(y<1||isNaN(
y))return K.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(s.problems!==void 0){
let y=s.problems,g=e;if(e===g)if(Array.isArray(y)){if(y.length>1e3)return K.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let _=y.length;for(let k=0;k<_;k++){let c=y[k],h=e;if(e===e)if(c&&typeof c=="object"&&!Array.
isArray(c)){let N;if(c.kind===void 0&&(N="kind")||c.severity===void 0&&(N="severity")||c.message===void 0&&
(N="message")||c.about===void 0&&(N="about")||c.since===void 0&&(N="since")||c.server===void 0&&(N="\
server"))return K.errors=[{instancePath:r+"/problems/"+k,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:N}}],!1;{let q=e;for(let I in c)if(!(I==="kind"||I==="severity"||I===
"message"||I==="about"||I==="since"||I==="server")){return K.errors=[{instancePath:r+"/problems/"+k,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(q===e){if(c.kind!==void 0){let I=c.kind,T=e;if(typeof I!="string")return K.errors=[{instancePath:r+
"/problems/"+k+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(I==="breaker_open"||I==="upstream_drained"||I==="not_ready"||I==="refund_due"||I===
"undecided"||I==="budget_nearly_spent"||I==="ledger_backlog"||I==="clock_differs"||I==="shedding"||I===
"config_refused"))return K.errors=[{instancePath:r+"/problems/"+k+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:As.properties.kind.enum}}],!1;var u=T===
e}else var u=!0;if(u){if(c.severity!==void 0){let I=c.severity,T=e;if(typeof I!="string")return K.errors=
[{instancePath:r+"/problems/"+k+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="error"||I==="warning"))return K.errors=[{instancePath:r+
"/problems/"+k+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:As.properties.severity.enum}}],!1;var u=T===e}else var u=!0;if(u){if(c.message!==void 0){
let I=c.message,T=e;if(e===T)if(typeof I=="string"){if(S(I,1024))return K.errors=[{instancePath:r+"/\
problems/"+k+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(Y(I,1))return K.errors=[{instancePath:r+"/problems/"+k+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.
errors=[{instancePath:r+"/problems/"+k+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var u=T===e}else var u=!0;if(u){if(c.about!==void 0){let I=c.
about,T=e;if(e===T)if(I&&typeof I=="object"&&!Array.isArray(I)){let U;if(I.type===void 0&&(U="type")||
I.id===void 0&&(U="id"))return K.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"schema:\
Problem/properties/about/required",keyword:"required",params:{missingProperty:U}}],!1;{let B=e;for(let E in I)
if(!(E==="type"||E==="id")){return K.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}}],
!1;break}if(B===e){if(I.type!==void 0){let E=I.type,je=e;if(typeof E!="string")return K.errors=[{instancePath:r+
"/problems/"+k+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(E==="upstream"||E==="part"||E==="payments"||E==="key"||E==="c\
ap"||E==="ledger"||E==="server"||E==="config"))return K.errors=[{instancePath:r+"/problems/"+k+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:As.
properties.about.properties.type.enum}}],!1;var n=je===e}else var n=!0;if(n)if(I.id!==void 0){let E=I.
id,je=e;if(e===je)if(typeof E=="string"){if(S(E,256))return K.errors=[{instancePath:r+"/problems/"+k+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(Y(E,1))return K.errors=[{instancePath:r+"/problems/"+k+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return K.errors=[{instancePath:r+"/problems/"+k+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var n=je===e}else var n=!0}}}else
return K.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var u=T===e}else var u=!0;if(u){if(c.since!==void 0){
let I=c.since,T=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))&&I!==null)return K.errors=
[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:As.properties.since.type}}],!1;if(e===T&&typeof I=="number"&&isFinite(I)){if(I>9007199254740991||
isNaN(I))return K.errors=[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(I<0||isNaN(
I))return K.errors=[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=T===e}else var u=!0;if(u)
if(c.server!==void 0){let I=c.server,T=e;if(typeof I!="string"&&I!==null)return K.errors=[{instancePath:r+
"/problems/"+k+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:As.
properties.server.type}}],!1;if(e===T&&typeof I=="string"&&S(I,64))return K.errors=[{instancePath:r+
"/problems/"+k+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var u=T===e}else var u=!0}}}}}}}else return K.errors=[{instancePath:r+"/probl\
ems/"+k,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)
break}}}else return K.errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(s.in_flight!==void 0){let y=s.in_flight,
g=e;if(e===g)if(y&&typeof y=="object"&&!Array.isArray(y)){let _;if(y.calls===void 0&&(_="calls")||y.
streams===void 0&&(_="streams"))return K.errors=[{instancePath:r+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:_}}],!1;{let k=e;for(let c in y)if(!(c===
"calls"||c==="streams")){return K.errors=[{instancePath:r+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}
if(k===e){if(y.calls!==void 0){let c=y.calls,h=e,L=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return K.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===L&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c))return K.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return K.errors=[{instancePath:r+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=h===e}else var a=!0;if(a)if(y.streams!==void 0){let c=y.streams,h=e,L=e;if(!(typeof c=="num\
ber"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof c=="number"&&isFinite(
c)){if(c>9007199254740991||isNaN(c))return K.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||
isNaN(c))return K.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=h===e}else var a=!0}}}else return K.errors=[{instancePath:r+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=g===
e}else var t=!0;if(t){if(s.now!==void 0){let y=e;J(s.now,{instancePath:r+"/now",parentData:s,parentDataProperty:"\
now",rootData:P,dynamicAnchors:v})||(o=o===null?J.errors:o.concat(J.errors),e=o.length);var t=y===e}else
var t=!0;if(t){if(s.hour!==void 0){let y=e;J(s.hour,{instancePath:r+"/hour",parentData:s,parentDataProperty:"\
hour",rootData:P,dynamicAnchors:v})||(o=o===null?J.errors:o.concat(J.errors),e=o.length);var t=y===e}else
var t=!0;if(t){if(s.day!==void 0){let y=e;Cr(s.day,{instancePath:r+"/day",parentData:s,parentDataProperty:"\
day",rootData:P,dynamicAnchors:v})||(o=o===null?Cr.errors:o.concat(Cr.errors),e=o.length);var t=y===
e}else var t=!0;if(t){if(s.month!==void 0){let y=e;Cr(s.month,{instancePath:r+"/month",parentData:s,
parentDataProperty:"month",rootData:P,dynamicAnchors:v})||(o=o===null?Cr.errors:o.concat(Cr.errors),
e=o.length);var t=y===e}else var t=!0;if(t)if(s.minutes!==void 0){let y=s.minutes,g=e;if(e===g)if(Array.
isArray(y)){if(y.length>60)return K.errors=[{instancePath:r+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var p=!0;let _=y.length;for(let k=0;k<_;k++){
let c=y[k],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let A;if(c.at===void 0&&(A="at")||
c.requests===void 0&&(A="requests")||c.failed===void 0&&(A="failed")||c.by_class===void 0&&(A="by_cl\
ass")||c.tokens===void 0&&(A="tokens")||c.charged===void 0&&(A="charged"))return K.errors=[{instancePath:r+
"/minutes/"+k,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let N=e;for(let q in c)if(!(q==="at"||q==="requests"||q==="failed"||q==="by_class"||q==="tokens"||
q==="charged")){return K.errors=[{instancePath:r+"/minutes/"+k,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(N===
e){if(c.at!==void 0){let q=c.at,I=e,T=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return K.
errors=[{instancePath:r+"/minutes/"+k+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===T&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return K.
errors=[{instancePath:r+"/minutes/"+k+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return K.errors=[{instancePath:r+"/min\
utes/"+k+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i){if(c.requests!==void 0){let q=c.requests,I=e,T=e;if(!(typeof q=="\
number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return K.errors=[{instancePath:r+"/minutes/"+k+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===T&&typeof q=="numb\
er"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return K.errors=[{instancePath:r+"/minutes/"+k+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(q<0||isNaN(q))return K.errors=[{instancePath:r+"/minutes/"+k+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=I===e}else var i=!0;if(i){
if(c.failed!==void 0){let q=c.failed,I=e,T=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))
return K.errors=[{instancePath:r+"/minutes/"+k+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===T&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(
q))return K.errors=[{instancePath:r+"/minutes/"+k+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return K.errors=[{instancePath:r+
"/minutes/"+k+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=I===e}else var i=!0;if(i){if(c.by_class!==void 0){let q=e;ce(c.by_class,{instancePath:r+
"/minutes/"+k+"/by_class",parentData:c,parentDataProperty:"by_class",rootData:P,dynamicAnchors:v})||
(o=o===null?ce.errors:o.concat(ce.errors),e=o.length);var i=q===e}else var i=!0;if(i){if(c.tokens!==
void 0){let q=c.tokens,I=e,T=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return K.errors=
[{instancePath:r+"/minutes/"+k+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===T&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return K.errors=
[{instancePath:r+"/minutes/"+k+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return K.errors=[{instancePath:r+"/min\
utes/"+k+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i)if(c.charged!==void 0){let q=c.charged,I=e;if(e===e)if(typeof q=="\
string"){if(S(q,30))return K.errors=[{instancePath:r+"/minutes/"+k+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ur.test(q))return K.errors=[{instancePath:r+
"/minutes/"+k+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return K.errors=[{instancePath:r+"/minutes/"+k+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0}}}}}}}else return K.
errors=[{instancePath:r+"/minutes/"+k,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var p=h===e;if(!p)break}}}else return K.errors=[{instancePath:r+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0}}}}}}}}}}else
return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=o,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hs(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Hs.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(K(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(o=o===null?K.errors:o.concat(K.errors),e=o.length));else return Hs.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Hs.errors=
o,e===0}Hs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Yo=Ys;var ja={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Fm={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},yo={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function oe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let o=null,e=0,m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.metric===void 0&&(l="\
metric")||s.by===void 0&&(l="by")||s.from===void 0&&(l="from")||s.to===void 0&&(l="to")||s.step_ms===
void 0&&(l="step_ms")||s.series===void 0&&(l="series")||s.others===void 0&&(l="others"))return oe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;
for(let y in s)if(!(y==="metric"||y==="by"||y==="from"||y==="to"||y==="step_ms"||y==="series"||y==="\
others")){return oe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:y}}],!1;break}if(d===e){if(s.metric!==void 0){let y=s.metric,g=e;
if(typeof y!="string")return oe.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="requests"||y==="failed"||y==="attempts"||y==="failed_att\
empts"||y==="prompt_tokens"||y==="cached_tokens"||y==="completion_tokens"||y==="tokens"||y==="charge\
d"||y==="cost"||y==="first_token_p50_ms"||y==="first_token_p95_ms"||y==="whole_p50_ms"||y==="whole_p\
95_ms"))return oe.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Fm.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.by!==void 0){let y=s.by,g=e;if(typeof y!=
"string"&&y!==null)return oe.errors=[{instancePath:r+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:ja.properties.by.type}}],!1;if(e===g&&typeof y=="string"&&S(y,16))return oe.errors=
[{instancePath:r+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=g===e}else var t=!0;if(t){if(s.from!==void 0){let y=s.from,g=e,b=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return oe.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return oe.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return oe.errors=[{instancePath:r+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=g===e}else var t=!0;if(t){if(s.to!==void 0){let y=s.to,g=e,b=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return oe.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return oe.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return oe.errors=[{instancePath:r+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=g===
e}else var t=!0;if(t){if(s.step_ms!==void 0){let y=s.step_ms,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return oe.errors=[{instancePath:r+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(y===36e5||y===864e5))return oe.errors=[{instancePath:r+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:ja.properties.
step_ms.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.series!==void 0){let y=s.series,g=e;if(e===g)
if(Array.isArray(y)){if(y.length>100)return oe.errors=[{instancePath:r+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let _=y.length;for(let k=0;k<
_;k++){let c=y[k],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let A;if(c.value===void 0&&
(A="value")||c.points===void 0&&(A="points"))return oe.errors=[{instancePath:r+"/series/"+k,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:A}}],!1;{let N=e;for(let q in c)
if(!(q==="value"||q==="points")){return oe.errors=[{instancePath:r+"/series/"+k,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(N===e){if(c.value!==void 0){let q=c.value,I=e;if(typeof q!="string"&&q!==null)return oe.
errors=[{instancePath:r+"/series/"+k+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:ja.properties.series.items.properties.value.type}}],!1;if(e===I&&
typeof q=="string"&&S(q,512))return oe.errors=[{instancePath:r+"/series/"+k+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var u=I===
e}else var u=!0;if(u)if(c.points!==void 0){let q=c.points,I=e;if(e===e)if(Array.isArray(q)){if(q.length>
1e3)return oe.errors=[{instancePath:r+"/series/"+k+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var n=!0;let U=q.length;for(let B=0;B<U;B++){let E=q[B],je=e;if(!(typeof E==
"number"&&isFinite(E))&&E!==null)return oe.errors=[{instancePath:r+"/series/"+k+"/points/"+B,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:yo.items.type}}],!1;if(e===je&&typeof E=="numb\
er"&&isFinite(E)){if(E>9007199254740991||isNaN(E))return oe.errors=[{instancePath:r+"/series/"+k+"/p\
oints/"+B,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(E<0||isNaN(E))return oe.errors=[{instancePath:r+"/series/"+k+"/points/"+B,schemaPath:"schema:P\
oints/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=je===e;if(!n)break}}}else
return oe.errors=[{instancePath:r+"/series/"+k+"/points",schemaPath:"schema:Points/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var u=I===e}else var u=!0}}}else return oe.errors=[{instancePath:r+"/\
series/"+k,schemaPath:"#/properties/series/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return oe.errors=[{instancePath:r+"/series",schemaPath:"#/properties/series/typ\
e",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t)if(s.others!==void 0){let y=s.
others,g=e,b=e,_=!1,k=e;if(e===k)if(y&&typeof y=="object"&&!Array.isArray(y)){let L;if(y.values===void 0&&
(L="values")||y.points===void 0&&(L="points")){let A={instancePath:r+"/others",schemaPath:"#/propert\
ies/others/anyOf/0/required",keyword:"required",params:{missingProperty:L}};o===null?o=[A]:o.push(A),
e++}else{let A=e;for(let N in y)if(!(N==="values"||N==="points")){let q={instancePath:r+"/others",schemaPath:"\
#/properties/others/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}};
o===null?o=[q]:o.push(q),e++;break}if(A===e){if(y.values!==void 0){let N=y.values,q=e,I=e;if(!(typeof N==
"number"&&!(N%1)&&!isNaN(N)&&isFinite(N))){let T={instancePath:r+"/others/values",schemaPath:"schema\
:Count/type",keyword:"type",params:{type:"integer"}};o===null?o=[T]:o.push(T),e++}if(e===I&&typeof N==
"number"&&isFinite(N)){if(N>9007199254740991||isNaN(N)){let T={instancePath:r+"/others/values",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};o===null?o=
[T]:o.push(T),e++}else if(N<0||isNaN(N)){let T={instancePath:r+"/others/values",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o===null?o=[T]:o.push(T),e++}}var a=q===
e}else var a=!0;if(a)if(y.points!==void 0){let N=y.points,q=e;if(e===e)if(Array.isArray(N))if(N.length>
1e3){let W={instancePath:r+"/others/points",schemaPath:"schema:Points/maxItems",keyword:"maxItems",params:{
limit:1e3}};o===null?o=[W]:o.push(W),e++}else{var p=!0;let W=N.length;for(let U=0;U<W;U++){let B=N[U],
E=e;if(!(typeof B=="number"&&isFinite(B))&&B!==null){let Kr={instancePath:r+"/others/points/"+U,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:yo.items.type}};o===null?o=[Kr]:o.push(Kr),e++}
if(e===E&&typeof B=="number"&&isFinite(B)){if(B>9007199254740991||isNaN(B)){let Kr={instancePath:r+"\
/others/points/"+U,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}};o===null?o=[Kr]:o.push(Kr),e++}else if(B<0||isNaN(B)){let Kr={instancePath:r+
"/others/points/"+U,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};o===null?o=[Kr]:o.push(Kr),e++}}var p=E===e;if(!p)break}}else{let W={instancePath:r+"/o\
thers/points",schemaPath:"schema:Points/type",keyword:"type",params:{type:"array"}};o===null?o=[W]:o.
push(W),e++}var a=q===e}else var a=!0}}}else{let L={instancePath:r+"/others",schemaPath:"#/propertie\
s/others/anyOf/0/type",keyword:"type",params:{type:"object"}};o===null?o=[L]:o.push(L),e++}var i=k===
e;_=_||i;let c=e;if(y!==null){let L={instancePath:r+"/others",schemaPath:"#/properties/others/anyOf/\
1/type",keyword:"type",params:{type:"null"}};o===null?o=[L]:o.push(L),e++}var i=c===e;if(_=_||i,_)e=
b,o!==null&&(b?o.length=b:o=null);else{let L={instancePath:r+"/others",schemaPath:"#/properties/othe\
rs/anyOf",keyword:"anyOf",params:{}};return o===null?o=[L]:o.push(L),e++,oe.errors=o,!1}var t=g===e}else
var t=!0}}}}}}}}else return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return oe.errors=o,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ys(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=Ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(oe(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?oe.errors:o.concat(
oe.errors),e=o.length));else return Ys.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ys.errors=o,e===0}Ys.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Jo=Js;var Mm={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function Me(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.requests===void 0&&(u="requests")||s.rows_read===
void 0&&(u="rows_read")||s.complete===void 0&&(u="complete")||s.next===void 0&&(u="next"))return Me.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let n=e;for(let a in s)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return Me.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.requests!==void 0){let a=s.requests,p=e;if(e===p)if(Array.isArray(a)){if(a.length>
1e3)return Me.errors=[{instancePath:r+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let d=e;D(a[l],{instancePath:r+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length);var t=d===e;if(!t)break}}}else return Me.errors=[{instancePath:r+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=p===
e}else var f=!0;if(f){if(s.rows_read!==void 0){let a=s.rows_read,p=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return Me.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return Me.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return Me.errors=[{instancePath:r+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=p===e}else var f=!0;if(f){if(s.complete!==void 0){let a=e;if(typeof s.complete!="boolean")return Me.
errors=[{instancePath:r+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=a===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,p=e;if(typeof a!="str\
ing"&&a!==null)return Me.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Mm.properties.next.type}}],!1;if(e===p&&typeof a=="string"&&S(a,256))return Me.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=p===e}else var f=!0}}}}}else return Me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Me.errors=o,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Js(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Js.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Me(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Me.errors:
o.concat(Me.errors),e=o.length));else return Js.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Js.errors=o,e===0}Js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Qo=Qs;var Is={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function ee(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let n;if(s.kind===void 0&&(n="kind")||s.start_ms===void 0&&(n=
"start_ms")||s.end_ms===void 0&&(n="end_ms"))return ee.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let p in s)if(!rr.call(Is.properties,
p)){return ee.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:p}}],!1;break}if(a===e){if(s.kind!==void 0){let p=s.kind,i=e;if(typeof p!=
"string")return ee.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",
params:{type:"string"}}],!1;if(!(p==="queue"||p==="attempt"||p==="work"))return ee.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Is.properties.kind.
enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.start_ms!==void 0){let p=s.start_ms,i=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ee.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&
isFinite(p)){if(p>9007199254740991||isNaN(p))return ee.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(p<0||isNaN(p))return ee.errors=[{instancePath:r+"/start_ms",schemaPath:"#/properties/start_ms/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.end_ms!==
void 0){let p=s.end_ms,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ee.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ee.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ee.errors=[{instancePath:r+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0;if(t){if(s.first_token_ms!==void 0){let p=s.first_token_ms,i=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ee.errors=[{instancePath:r+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:Is.properties.first_token_ms.type}}],!1;
if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ee.errors=[{instancePath:r+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ee.errors=[{instancePath:r+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.attempt!==void 0){let p=s.attempt,i=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return ee.errors=[{instancePath:r+"/attempt",schemaPath:"#/propertie\
s/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){
if(p>1e3||isNaN(p))return ee.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(p<0||isNaN(p))return ee.errors=[{
instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.upstream!==void 0){let p=s.upstream,i=e;if(typeof p!=
"string"&&p!==null)return ee.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:Is.properties.upstream.type}}],!1;if(e===i&&typeof p=="string"&&S(p,
64))return ee.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=i===e}else var t=!0;if(t){if(s.model!==void 0){let p=s.model,
i=e;if(typeof p!="string"&&p!==null)return ee.errors=[{instancePath:r+"/model",schemaPath:"#/propert\
ies/model/type",keyword:"type",params:{type:Is.properties.model.type}}],!1;if(e===i&&typeof p=="stri\
ng"&&S(p,256))return ee.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=i===e}else var t=!0;if(t){if(s.status!==void 0){let p=s.status,
i=e;if(e===i)if(typeof p=="string"){if(S(p,64))return ee.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return ee.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.reason!==void 0){let p=s.reason,i=e,l=e,d=!1,y=e;if(e===y)if(p&&typeof p==
"object"&&!Array.isArray(p)){let _=e;for(let k in p)if(!(k==="request_id"||k==="code"||k==="type"||k===
"param"||k==="message")){let c={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};o===null?o=[c]:o.push(
c),e++;break}if(_===e){if(p.request_id!==void 0){let k=p.request_id,c=e;if(e===c)if(typeof k=="strin\
g"){if(S(k,128)){let h={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0\
/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[h]:o.push(h),e++}}else{
let h={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}var f=c===e}else var f=!0;
if(f){if(p.code!==void 0){let k=p.code,c=e;if(e===c)if(typeof k=="string"){if(S(k,128)){let L={instancePath:r+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLengt\
h",params:{limit:128}};o===null?o=[L]:o.push(L),e++}}else{let L={instancePath:r+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=
[L]:o.push(L),e++}var f=c===e}else var f=!0;if(f){if(p.type!==void 0){let k=p.type,c=e;if(e===c)if(typeof k==
"string"){if(S(k,128)){let L={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[L]:o.push(L),e++}}else{
let L={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}var f=c===e}else var f=!0;if(f){
if(p.param!==void 0){let k=p.param,c=e;if(e===c)if(typeof k=="string"){if(S(k,256)){let L={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};o===null?o=[L]:o.push(L),e++}}else{let L={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?
o=[L]:o.push(L),e++}var f=c===e}else var f=!0;if(f)if(p.message!==void 0){let k=p.message,c=e;if(e===
c)if(typeof k=="string"){if(S(k,512)){let L={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=
[L]:o.push(L),e++}}else{let L={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}var f=c===
e}else var f=!0}}}}}else{let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};o===null?o=[_]:o.push(_),e++}var u=y===e;d=d||u;let g=e;if(p!==
null){let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};o===null?o=[_]:o.push(_),e++}var u=g===e;if(d=d||u,d)e=l,o!==null&&(l?o.length=
l:o=null);else{let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return o===null?o=[_]:o.push(_),e++,ee.errors=o,!1}var t=i===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let p=s.prompt_tokens,i=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return ee.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(
p))return ee.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ee.errors=[{instancePath:r+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let p=s.completion_tokens,i=e,l=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ee.errors=[{instancePath:r+"/complet\
ion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ee.errors=[{instancePath:r+"/completio\
n_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return ee.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.
charged!==void 0){let p=s.charged,i=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ee.
errors=[{instancePath:r+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ee.errors=
[{instancePath:r+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ee.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t)if(s.cost!==void 0){let p=s.cost,i=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))
return ee.errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ee.
errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ee.errors=[{instancePath:r+"/cost",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}}}}}}else
return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=o,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Oe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.request===void 0&&(u="request")||s.arrived_at===void 0&&(u="arrived_at")||
s.total_ms===void 0&&(u="total_ms")||s.timeline===void 0&&(u="timeline")||s.complete===void 0&&(u="c\
omplete"))return Oe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="request"||a==="arrived_at"||a==="total_ms"||a==="timeline"||a===
"complete")){return Oe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.request!==void 0){let a=e;D(s.
request,{instancePath:r+"/request",parentData:s,parentDataProperty:"request",rootData:P,dynamicAnchors:v})||
(o=o===null?D.errors:o.concat(D.errors),e=o.length);var t=a===e}else var t=!0;if(t){if(s.arrived_at!==
void 0){let a=s.arrived_at,p=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Oe.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Oe.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Oe.errors=[{instancePath:r+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=p===e}else var t=!0;if(t){if(s.total_ms!==void 0){let a=s.total_ms,p=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Oe.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return Oe.errors=[{instancePath:r+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return Oe.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(s.timeline!==
void 0){let a=s.timeline,p=e;if(e===p)if(Array.isArray(a)){if(a.length>200)return Oe.errors=[{instancePath:r+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var f=!0;let l=a.length;for(let d=0;d<l;d++){let y=e;ee(a[d],{instancePath:r+"/timeline/"+d,parentData:a,
parentDataProperty:d,rootData:P,dynamicAnchors:v})||(o=o===null?ee.errors:o.concat(ee.errors),e=o.length);
var f=y===e;if(!f)break}}}else return Oe.errors=[{instancePath:r+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=p===e}else var t=!0;if(t)if(s.complete!==
void 0){let a=e;if(typeof s.complete!="boolean")return Oe.errors=[{instancePath:r+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0}}}}}}else
return Oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.
errors=o,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qs(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Qs.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(Oe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(o=o===null?Oe.errors:o.concat(Oe.errors),e=o.length));else
return Qs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qs.
errors=o,e===0}Qs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ep=et;var Em={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},rp={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Ds={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Rm=new RegExp(
"^[0-9]{1,78}$","u"),Xm=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function F(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=F.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.state===void 0&&(f="state")||s.network===void 0&&
(f="network")||s.payer===void 0&&(f="payer")||s.pay_to===void 0&&(f="pay_to")||s.asset===void 0&&(f=
"asset")||s.amount===void 0&&(f="amount")||s.price_usd===void 0&&(f="price_usd")||s.agent===void 0&&
(f="agent")||s.tool===void 0&&(f="tool")||s.request_id===void 0&&(f="request_id")||s.transaction===void 0&&
(f="transaction")||s.reason===void 0&&(f="reason")||s.attempts===void 0&&(f="attempts")||s.valid_before===
void 0&&(f="valid_before")||s.look_at===void 0&&(f="look_at")||s.created_at===void 0&&(f="created_at")||
s.updated_at===void 0&&(f="updated_at")||s.expires_at===void 0&&(f="expires_at"))return F.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!rr.
call(Ds.properties,n)){return F.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.id!==void 0){let n=s.id,
a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return F.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(n,1))return F.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.state!==void 0){let n=s.state,a=e;if(typeof n!="string")return F.
errors=[{instancePath:r+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="reserved"||n==="executing"||n==="executed"||n==="settling"||n==="settled"||n===
"settle_unknown"||n==="failed"||n==="expired"||n==="refund_due"||n==="undecided"))return F.errors=[{
instancePath:r+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:rp.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.network!==void 0){let n=s.network,a=e;if(e===a)if(typeof n==
"string"){if(S(n,64))return F.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(s.payer!==void 0){let n=s.payer,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return F.errors=
[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return F.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.pay_to!==void 0){let n=s.pay_to,a=e;
if(e===a)if(typeof n=="string"){if(S(n,64))return F.errors=[{instancePath:r+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.asset!==void 0){let n=s.asset,a=e;if(e===a)if(typeof n=="string"){if(S(n,
64))return F.errors=[{instancePath:r+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.amount!==
void 0){let n=s.amount,a=e;if(e===a)if(typeof n=="string"){if(S(n,78))return F.errors=[{instancePath:r+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Rm.
test(n))return F.errors=[{instancePath:r+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return F.errors=[{instancePath:r+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.price_usd!==void 0){let n=s.price_usd,a=e;if(e===a)if(typeof n=="string"){if(S(n,20))return F.errors=
[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Xm.test(n))return F.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return F.
errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.agent!==void 0){let n=s.agent,a=e;if(e===a)
if(typeof n=="string"){if(S(n,64))return F.errors=[{instancePath:r+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.tool!==void 0){let n=s.tool,a=e;if(typeof n!="string"&&n!==null)return F.errors=
[{instancePath:r+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Ds.properties.
tool.type}}],!1;if(e===a&&typeof n=="string"&&S(n,256))return F.errors=[{instancePath:r+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(s.request_id!==void 0){let n=s.request_id,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return F.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
transaction!==void 0){let n=s.transaction,a=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Ds.properties.
transaction.type}}],!1;if(e===a&&typeof n=="string"&&S(n,256))return F.errors=[{instancePath:r+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(s.reason!==void 0){let n=s.reason,a=e;if(typeof n!="string"&&n!==
null)return F.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Ds.properties.reason.type}}],!1;if(e===a&&typeof n=="string"&&S(n,1024))return F.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(s.attempts!==void 0){let n=s.attempts,a=e;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.errors=[{instancePath:r+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>1e6||isNaN(n))return F.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<0||isNaN(n))return F.errors=
[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.valid_before!==void 0){let n=s.valid_before,a=e,
p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.errors=[{instancePath:r+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return F.errors=[{instancePath:r+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return F.errors=[{instancePath:r+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.look_at!==
void 0){let n=s.look_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return F.
errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Ds.
properties.look_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return F.errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return F.errors=[{instancePath:r+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){let n=s.created_at,a=e,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.errors=[{instancePath:r+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return F.errors=[{instancePath:r+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return F.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.updated_at!==void 0){
let n=s.updated_at,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.errors=
[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return F.errors=[{instancePath:r+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return F.errors=[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.expires_at!==
void 0){let n=s.expires_at,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return F.errors=
[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return F.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=o,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=$e.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let a;if(s.payments===void 0&&(a="payments")||s.next===void 0&&(a="next"))return $e.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let p=e;for(let i in s)if(!(i==="payments"||i==="next"||i==="counts")){return $e.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e){if(s.payments!==void 0){let i=s.payments,l=e;if(e===l)if(Array.isArray(i)){if(i.length>
1e3)return $e.errors=[{instancePath:r+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let d=i.length;for(let y=0;y<d;y++){let g=e;F(i[y],{instancePath:r+
"/payments/"+y,parentData:i,parentDataProperty:y,rootData:P,dynamicAnchors:v})||(o=o===null?F.errors:
o.concat(F.errors),e=o.length);var t=g===e;if(!t)break}}}else return $e.errors=[{instancePath:r+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(s.next!==void 0){let i=s.next,l=e;if(typeof i!="string"&&i!==null)return $e.
errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Em.properties.
next.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return $e.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(s.counts!==void 0){let i=s.counts,l=e;if(e===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>16)return $e.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let y in i){let g=e;if(typeof y!="string"){
let b={instancePath:r+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:y};o===null?o=[b]:o.push(b),e++}if(!(y==="reserved"||y==="executing"||y==="exec\
uted"||y==="settling"||y==="settled"||y==="settle_unknown"||y==="failed"||y==="expired"||y==="refund\
_due"||y==="undecided")){let b={instancePath:r+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:rp.enum},propertyName:y};o===null?o=[b]:o.push(b),e++}var u=g===e;if(!u){
let b={instancePath:r+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:y}};return o===null?o=[b]:o.push(b),e++,$e.errors=o,!1;break}}if(u)for(let y in i){
let g=i[y],b=e,_=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return $e.errors=[{instancePath:r+
"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return $e.
errors=[{instancePath:r+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return $e.
errors=[{instancePath:r+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=b===e;if(!n)break}}else return $e.
errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return $e.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return $e.errors=o,e===0}$e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function et(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=et.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&($e(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?$e.errors:
o.concat($e.errors),e=o.length));else return et.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return et.errors=o,e===0}et.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var sp=rt;function rt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=rt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?F.errors:
o.concat(F.errors),e=o.length));else return rt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rt.errors=o,e===0}rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var tp=st;function st(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=st.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?F.errors:
o.concat(F.errors),e=o.length));else return st.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return st.errors=o,e===0}st.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ap=tt;function tt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=tt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?F.errors:
o.concat(F.errors),e=o.length));else return tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return tt.errors=o,e===0}tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ip=at;var Jr={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","deployments"],properties:{name:{type:"str\
ing",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{type:["strin\
g","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"schema:Shap\
ing"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:["up\
stream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"sch\
ema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["integer",
"null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"array",
maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var np={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function ge(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ge.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.model===void 0&&(u="model")||s.upstream_model===void 0&&(u="upstream_m\
odel")||s.tier===void 0&&(u="tier")||s.weight===void 0&&(u="weight")||s.breaker===void 0&&(u="breake\
r")||s.in_flight===void 0&&(u="in_flight")||s.resting_s===void 0&&(u="resting_s"))return ge.errors=[
{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;
for(let a in s)if(!(a==="model"||a==="upstream_model"||a==="tier"||a==="weight"||a==="breaker"||a===
"in_flight"||a==="resting_s")){return ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.model!==void 0){
let a=s.model,p=e;if(e===p)if(typeof a=="string"){if(S(a,256))return ge.errors=[{instancePath:r+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ge.
errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=p===e}else var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,p=e;
if(e===p)if(typeof a=="string"){if(S(a,256))return ge.errors=[{instancePath:r+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ge.errors=
[{instancePath:r+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:r+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>16||isNaN(a))return ge.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return ge.errors=[{instancePath:r+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=p===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,p=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:r+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){
if(a>1e3||isNaN(a))return ge.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ge.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=p===e}else var t=!0;if(t){if(s.breaker!==void 0){let a=s.breaker,p=e,i=e,l=!1,d=e;if(typeof a!=
"string"){let b={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};o===null?o=[b]:o.push(b),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let b={
instancePath:r+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:np.
enum}};o===null?o=[b]:o.push(b),e++}var f=d===e;l=l||f;let y=e;if(a!==null){let b={instancePath:r+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[b]:o.push(b),e++}var f=y===e;if(l=l||f,l)e=i,o!==null&&(i?o.length=i:o=null);else{let b={instancePath:r+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[b]:
o.push(b),e++,ge.errors=o,!1}var t=p===e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,
p=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:r+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ge.errors=[{instancePath:r+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return ge.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t)if(s.resting_s!==
void 0){let a=s.resting_s,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=
[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return ge.errors=[{instancePath:r+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return ge.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0}}}}}}}}else
return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.
errors=o,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=V.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.name===void 0&&(i="name")||s.origin===void 0&&(i="origin")||s.base_url===
void 0&&(i="base_url")||s.provider===void 0&&(i="provider")||s.shaping===void 0&&(i="shaping")||s.learned===
void 0&&(i="learned")||s.credential_fault===void 0&&(i="credential_fault")||s.drained_at===void 0&&(i=
"drained_at")||s.in_flight===void 0&&(i="in_flight")||s.deployments===void 0&&(i="deployments"))return V.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{
let l=e;for(let d in s)if(!rr.call(Jr.properties,d)){return V.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(s.name!==void 0){let d=s.name,y=e;if(e===y)if(typeof d=="string"){if(S(d,64))return V.errors=[
{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Y(d,1))return V.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(s.origin!==
void 0){let d=s.origin,y=e;if(typeof d!="string"&&d!==null)return V.errors=[{instancePath:r+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Jr.properties.origin.type}}],!1;if(e===
y&&typeof d=="string"&&S(d,1024))return V.errors=[{instancePath:r+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=y===e}else var t=!0;if(t){if(s.
base_url!==void 0){let d=s.base_url,y=e;if(typeof d!="string"&&d!==null)return V.errors=[{instancePath:r+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Jr.properties.base_url.
type}}],!1;if(e===y&&typeof d=="string"&&S(d,1024))return V.errors=[{instancePath:r+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=y===e}else var t=!0;
if(t){if(s.provider!==void 0){let d=s.provider,y=e;if(typeof d!="string"&&d!==null)return V.errors=[
{instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Jr.properties.
provider.type}}],!1;if(e===y&&typeof d=="string"&&S(d,64))return V.errors=[{instancePath:r+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=y===
e}else var t=!0;if(t){if(s.shaping!==void 0){let d=s.shaping,y=e;if(e===e)if(Array.isArray(d)){if(d.
length>256)return V.errors=[{instancePath:r+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var f=!0;let _=d.length;for(let k=0;k<_;k++){let c=d[k],h=e;if(e===
h)if(typeof c=="string"){if(S(c,1024))return V.errors=[{instancePath:r+"/shaping/"+k,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Y(c,1))return V.errors=
[{instancePath:r+"/shaping/"+k,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return V.errors=[{instancePath:r+"/shaping/"+k,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=h===e;if(!f)break}}}else return V.errors=[{instancePath:r+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else
var t=!0;if(t){if(s.learned!==void 0){let d=s.learned,y=e;if(e===y)if(Array.isArray(d)){if(d.length>
4096)return V.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let b=d.length;for(let _=0;_<b;_++){let k=d[_],c=e;if(e===
c)if(k&&typeof k=="object"&&!Array.isArray(k)){let L;if(k.upstream_model===void 0&&(L="upstream_mode\
l")||k.shaping===void 0&&(L="shaping"))return V.errors=[{instancePath:r+"/learned/"+_,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let A=e;for(let N in k)
if(!(N==="upstream_model"||N==="shaping")){return V.errors=[{instancePath:r+"/learned/"+_,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(A===e){if(k.upstream_model!==void 0){let N=k.upstream_model,q=e;if(e===q)if(typeof N=="s\
tring"){if(S(N,256))return V.errors=[{instancePath:r+"/learned/"+_+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/learned/"+_+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var n=q===e}else
var n=!0;if(n)if(k.shaping!==void 0){let N=k.shaping,q=e;if(e===e)if(Array.isArray(N)){if(N.length>256)
return V.errors=[{instancePath:r+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let W=N.length;for(let U=0;U<W;U++){let B=N[U],E=e;if(e===
E)if(typeof B=="string"){if(S(B,1024))return V.errors=[{instancePath:r+"/learned/"+_+"/shaping/"+U,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Y(B,1))return V.errors=
[{instancePath:r+"/learned/"+_+"/shaping/"+U,schemaPath:"schema:Shaping/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+"/learned/"+_+"/shaping/"+U,schemaPath:"\
schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],!1;var a=E===e;if(!a)break}}}else
return V.errors=[{instancePath:r+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/type",keyword:"\
type",params:{type:"array"}}],!1;var n=q===e}else var n=!0}}}else return V.errors=[{instancePath:r+"\
/learned/"+_,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{type:"object"}}],!1;
var u=c===e;if(!u)break}}}else return V.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/\
learned/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(s.credential_fault!==
void 0){let d=s.credential_fault,y=e;if(typeof d!="string"&&d!==null)return V.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"type",params:{type:Jr.properties.
credential_fault.type}}],!1;if(e===y&&typeof d=="string"&&S(d,1024))return V.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var t=y===e}else var t=!0;if(t){if(s.drained_at!==void 0){let d=s.drained_at,y=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return V.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:Jr.properties.drained_at.type}}],!1;if(e===
y&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return V.errors=[{instancePath:r+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(d<0||isNaN(d))return V.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else
var t=!0;if(t){if(s.in_flight!==void 0){let d=s.in_flight,y=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return V.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return V.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return V.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=y===e}else var t=!0;if(t)if(s.deployments!==void 0){let d=s.deployments,y=e;if(e===y)if(Array.
isArray(d)){if(d.length>4096)return V.errors=[{instancePath:r+"/deployments",schemaPath:"#/propertie\
s/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var p=!0;let b=d.length;for(let _=0;_<
b;_++){let k=e;ge(d[_],{instancePath:r+"/deployments/"+_,parentData:d,parentDataProperty:_,rootData:P,
dynamicAnchors:v})||(o=o===null?ge.errors:o.concat(ge.errors),e=o.length);var p=k===e;if(!p)break}}}else
return V.errors=[{instancePath:r+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var t=y===e}else var t=!0}}}}}}}}}}}else return V.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=o,e===0}V.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function wr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=wr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.upstreams===
void 0&&(f="upstreams"))return wr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(n!=="upstreams"){return wr.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(u===e&&s.upstreams!==void 0){let n=s.upstreams;if(e===e)if(Array.isArray(n)){if(n.length>256)
return wr.errors=[{instancePath:r+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var t=!0;let p=n.length;for(let i=0;i<p;i++){let l=e;V(n[i],{instancePath:r+
"/upstreams/"+i,parentData:n,parentDataProperty:i,rootData:P,dynamicAnchors:v})||(o=o===null?V.errors:
o.concat(V.errors),e=o.length);var t=l===e;if(!t)break}}}else return wr.errors=[{instancePath:r+"/up\
streams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return wr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wr.errors=
o,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function at(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=at.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(wr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(o=o===null?wr.errors:o.concat(wr.errors),e=o.length));else return at.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return at.errors=
o,e===0}at.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var op=it;function it(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=it.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(V(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?V.errors:
o.concat(V.errors),e=o.length));else return it.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return it.errors=o,e===0}it.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pp=nt;function nt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=nt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(V(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?V.errors:
o.concat(V.errors),e=o.length));else return nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return nt.errors=o,e===0}nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mp=Te;function Te(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let u=s.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===void 0&&(a="name")||u.ok===void 0&&(a="ok")||
u.detail===void 0&&(a="detail")||u.missing===void 0&&(a="missing"))return Te.errors=[{instancePath:r+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let p=e;for(let i in u)if(!(i==="name"||i==="ok"||i==="detail"||i==="missing")){return Te.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(u.name!==void 0){let i=u.name,l=e;
if(e===l)if(typeof i=="string"){if(S(i,64))return Te.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(i,1))return Te.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Te.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(u.ok!==void 0){let i=e;if(typeof u.ok!="boolean")return Te.errors=[{instancePath:r+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=i===e}else var t=!0;if(t){if(u.detail!==void 0){let i=u.detail,l=e;if(e===l)if(typeof i==
"string"){if(S(i,65536))return Te.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(Y(i,1))return Te.
errors=[{instancePath:r+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[{instancePath:r+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(u.missing!==void 0){let i=u.missing,l=e;if(e===l)if(Array.isArray(
i)){if(i.length>4096)return Te.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let y=i.length;
for(let g=0;g<y;g++){let b=i[g],_=e;if(e===_)if(typeof b=="string"){if(S(b,256))return Te.errors=[{instancePath:r+
"/response/missing/"+g,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(Y(b,1))return Te.errors=[{instancePath:r+"/response/missing/"+g,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Te.errors=[{instancePath:r+"/response/missing/"+g,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else
return Te.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return Te.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Te.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Te.errors=o,e===0}Te.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var lp=ot;var Gm={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Um={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function me(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.upstream===void 0&&(u="upstream")||s.upstream_model===
void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.weight===void 0&&(u="weight")||s.share===
void 0&&(u="share")||s.drained===void 0&&(u="drained")||s.breaker===void 0&&(u="breaker")||s.in_flight===
void 0&&(u="in_flight")||s.resting_s===void 0&&(u="resting_s"))return me.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!rr.call(Um.
properties,a)){return me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.upstream!==void 0){let a=s.upstream,
p=e;if(e===p)if(typeof a=="string"){if(S(a,64))return me.errors=[{instancePath:r+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(a,1))return me.errors=
[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return me.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.upstream_model!==
void 0){let a=s.upstream_model,p=e;if(e===p)if(typeof a=="string"){if(S(a,256))return me.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return me.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/upstream_model/\
type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.tier!==void 0){
let a=s.tier,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a==
"number"&&isFinite(a)){if(a>16||isNaN(a))return me.errors=[{instancePath:r+"/tier",schemaPath:"#/pro\
perties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return me.
errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=p===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/weight",schemaPath:"#/\
properties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>1e3||isNaN(a))return me.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return me.errors=
[{instancePath:r+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=p===e}else var t=!0;if(t){if(s.share!==void 0){let a=s.share,p=e;if(e===p)if(typeof a==
"number"&&isFinite(a)){if(a>1||isNaN(a))return me.errors=[{instancePath:r+"/share",schemaPath:"#/pro\
perties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return me.
errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return me.errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=p===e}else var t=!0;if(t){if(s.drained!==void 0){
let a=e;if(typeof s.drained!="boolean")return me.errors=[{instancePath:r+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
breaker!==void 0){let a=s.breaker,p=e,i=e,l=!1,d=e;if(typeof a!="string"){let b={instancePath:r+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};o===null?o=[b]:o.
push(b),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let b={instancePath:r+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:np.enum}};o===null?o=[b]:o.push(b),e++}
var f=d===e;l=l||f;let y=e;if(a!==null){let b={instancePath:r+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[b]:o.push(b),e++}var f=y===e;if(l=
l||f,l)e=i,o!==null&&(i?o.length=i:o=null);else{let b={instancePath:r+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[b]:o.push(b),e++,me.errors=o,!1}var t=p===
e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,p=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return me.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return me.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=p===e}else var t=!0;if(t)if(s.resting_s!==void 0){let a=s.resting_s,p=e;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/resting_s",schemaPath:"#/p\
roperties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&
isFinite(a)){if(a>86400||isNaN(a))return me.errors=[{instancePath:r+"/resting_s",schemaPath:"#/prope\
rties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))
return me.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0}}}}}}}}}}else return me.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=o,e===
0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Ne.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let n;if(s.routes===void 0&&(n="routes"))return Ne.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let p in s)if(p!=="routes"){return Ne.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(a===e&&s.routes!==void 0){let p=s.routes;if(e===e)if(Array.isArray(p)){if(p.length>4096)
return Ne.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxIt\
ems",params:{limit:4096}}],!1;{var t=!0;let l=p.length;for(let d=0;d<l;d++){let y=p[d],g=e;if(e===g)
if(y&&typeof y=="object"&&!Array.isArray(y)){let _;if(y.model===void 0&&(_="model")||y.route===void 0&&
(_="route")||y.kind===void 0&&(_="kind")||y.deployments===void 0&&(_="deployments"))return Ne.errors=
[{instancePath:r+"/routes/"+d,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{
missingProperty:_}}],!1;{let k=e;for(let c in y)if(!(c==="model"||c==="route"||c==="kind"||c==="depl\
oyments")){return Ne.errors=[{instancePath:r+"/routes/"+d,schemaPath:"#/properties/routes/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){
if(y.model!==void 0){let c=y.model,h=e;if(e===h)if(typeof c=="string"){if(S(c,256))return Ne.errors=
[{instancePath:r+"/routes/"+d+"/model",schemaPath:"#/properties/routes/items/properties/model/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1}else return Ne.errors=[{instancePath:r+"/routes/"+d+
"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=h===e}else var f=!0;if(f){if(y.route!==void 0){let c=y.route,h=e;if(typeof c!="st\
ring"&&c!==null)return Ne.errors=[{instancePath:r+"/routes/"+d+"/route",schemaPath:"#/properties/rou\
tes/items/properties/route/type",keyword:"type",params:{type:Gm.properties.routes.items.properties.route.
type}}],!1;if(e===h&&typeof c=="string"&&S(c,256))return Ne.errors=[{instancePath:r+"/routes/"+d+"/r\
oute",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=h===e}else var f=!0;if(f){if(y.kind!==void 0){let c=y.kind,h=e;if(e===h)if(typeof c==
"string"){if(S(c,32))return Ne.errors=[{instancePath:r+"/routes/"+d+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Ne.errors=
[{instancePath:r+"/routes/"+d+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f)if(y.deployments!==void 0){let c=y.
deployments,h=e;if(e===h)if(Array.isArray(c)){if(c.length>4096)return Ne.errors=[{instancePath:r+"/r\
outes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let A=c.length;for(let N=0;N<A;N++){let q=e;me(c[N],{instancePath:r+
"/routes/"+d+"/deployments/"+N,parentData:c,parentDataProperty:N,rootData:P,dynamicAnchors:v})||(o=o===
null?me.errors:o.concat(me.errors),e=o.length);var u=q===e;if(!u)break}}}else return Ne.errors=[{instancePath:r+
"/routes/"+d+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=h===e}else var f=!0}}}}}else return Ne.errors=[{instancePath:r+
"/routes/"+d,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=g===e;if(!t)break}}}else return Ne.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ne.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=o,e===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ot(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ot.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ne(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Ne.errors:
o.concat(Ne.errors),e=o.length));else return ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ot.errors=o,e===0}ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dp=fe;var uo={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function fe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let o=null,e=0,m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let n=s.
response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let p;if(n.source===void 0&&(p="sourc\
e")||n.proposals===void 0&&(p="proposals"))return fe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let l in n)
if(!(l==="source"||l==="proposals")){return fe.errors=[{instancePath:r+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(n.source!==void 0){let l=n.source,d=e;if(e===d)if(typeof l=="string"){if(S(l,128))
return fe.errors=[{instancePath:r+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return fe.errors=[{instancePath:r+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=d===e}else var t=!0;if(t)if(n.proposals!==void 0){let l=n.proposals,d=e;if(e===d)
if(Array.isArray(l)){if(l.length>65536)return fe.errors=[{instancePath:r+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let g=l.length;for(let b=0;b<g;b++){let _=l[b],k=e;if(e===k)if(_&&typeof _=="object"&&!Array.isArray(
_)){let h;if(_.model===void 0&&(h="model")||_.upstream===void 0&&(h="upstream")||_.upstream_model===
void 0&&(h="upstream_model")||_.price===void 0&&(h="price")||_.proposed===void 0&&(h="proposed")||_.
is_same===void 0&&(h="is_same")||_.context_tokens===void 0&&(h="context_tokens"))return fe.errors=[{
instancePath:r+"/response/proposals/"+b,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:h}}],!1;{let L=e;for(let A in _)if(!(A==="mode\
l"||A==="upstream"||A==="upstream_model"||A==="price"||A==="proposed"||A==="is_same"||A==="context_t\
okens")){return fe.errors=[{instancePath:r+"/response/proposals/"+b,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(L===e){if(_.model!==void 0){let A=_.model,N=e;if(e===N)if(typeof A=="string"){if(S(A,256))
return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var u=N===
e}else var u=!0;if(u){if(_.upstream!==void 0){let A=_.upstream,N=e;if(e===N)if(typeof A=="string"){if(S(
A,64))return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Y(A,1))return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var u=N===e}else var u=!0;if(u){if(_.upstream_model!==void 0){let A=_.upstream_model,N=e;
if(e===N)if(typeof A=="string"){if(S(A,256))return fe.errors=[{instancePath:r+"/response/proposals/"+
b+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return fe.errors=[{instancePath:r+
"/response/proposals/"+b+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var u=N===e}else var u=!0;
if(u){if(_.price!==void 0){let A=_.price,N=e;if(typeof A!="string"&&A!==null)return fe.errors=[{instancePath:r+
"/response/proposals/"+b+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:uo.properties.proposals.items.properties.price.type}}],
!1;if(e===N&&typeof A=="string"&&S(A,8192))return fe.errors=[{instancePath:r+"/response/proposals/"+
b+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var u=N===e}else var u=!0;if(u){if(_.proposed!==void 0){
let A=_.proposed,N=e;if(e===N)if(typeof A=="string"){if(S(A,8192))return fe.errors=[{instancePath:r+
"/response/proposals/"+b+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return fe.errors=[{instancePath:r+
"/response/proposals/"+b+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var u=N===e}else var u=!0;if(u){if(_.
is_same!==void 0){let A=e;if(typeof _.is_same!="boolean")return fe.errors=[{instancePath:r+"/respons\
e/proposals/"+b+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var u=A===e}else var u=!0;if(u)if(_.context_tokens!==
void 0){let A=_.context_tokens,N=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))&&A!==null)
return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:uo.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===N&&typeof A=="number"&&isFinite(
A)){if(A>1e9||isNaN(A))return fe.errors=[{instancePath:r+"/response/proposals/"+b+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(A<1||isNaN(A))return fe.errors=[{instancePath:r+
"/response/proposals/"+b+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=N===
e}else var u=!0}}}}}}}}else return fe.errors=[{instancePath:r+"/response/proposals/"+b,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===
e;if(!f)break}}}else return fe.errors=[{instancePath:r+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0}}}else
return fe.errors=[{instancePath:r+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return fe.errors=o,e===0}fe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fp=pt;var co={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},ho={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function pe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.description===
void 0&&(f="description")||s.price_usd===void 0&&(f="price_usd")||s.effect===void 0&&(f="effect")||s.
calls===void 0&&(f="calls")||s.errors===void 0&&(f="errors")||s.cache_hits===void 0&&(f="cache_hits")||
s.p50_ms===void 0&&(f="p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return pe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!rr.call(ho.
properties,n)){return pe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.name!==void 0){let n=s.name,
a=e;if(e===a)if(typeof n=="string"){if(S(n,256))return pe.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(n,1))return pe.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return pe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.description!==void 0){let n=s.description,
a=e;if(e===a)if(typeof n=="string"){if(S(n,65536))return pe.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return pe.errors=
[{instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.price_usd!==void 0){let n=s.price_usd,a=e;if(e===
a)if(typeof n=="string"){if(S(n,32))return pe.errors=[{instancePath:r+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return pe.errors=[{instancePath:r+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.effect!==void 0){let n=s.effect,a=e;if(typeof n!="string")return pe.errors=
[{instancePath:r+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="read"||n==="write"))return pe.errors=[{instancePath:r+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:ho.properties.effect.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(s.calls!==void 0){let n=s.calls,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return pe.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return pe.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(s.errors!==void 0){let n=s.errors,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return pe.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t){if(s.cache_hits!==void 0){let n=s.cache_hits,a=e,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:r+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return pe.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let n=s.
p50_ms,a=e,p=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return pe.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:rs.type}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let n=s.p95_ms,a=e,p=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return pe.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:rs.type}}],!1;if(e===p&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.
errors=o,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=se.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.title===void 0&&(u="title")||s.description===
void 0&&(u="description")||s.version===void 0&&(u="version")||s.available===void 0&&(u="available")||
s.unavailable_because===void 0&&(u="unavailable_because")||s.query_price_usd===void 0&&(u="query_pri\
ce_usd")||s.for_sale===void 0&&(u="for_sale")||s.calls===void 0&&(u="calls")||s.errors===void 0&&(u=
"errors")||s.cache_hits===void 0&&(u="cache_hits")||s.p50_ms===void 0&&(u="p50_ms")||s.p95_ms===void 0&&
(u="p95_ms")||s.tools===void 0&&(u="tools"))return se.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!rr.call(co.properties,
a)){return se.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.id!==void 0){let a=s.id,p=e;if(e===p)if(typeof a==
"string"){if(S(a,64))return se.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Y(a,1))return se.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;
if(t){if(s.title!==void 0){let a=s.title,p=e;if(e===p)if(typeof a=="string"){if(S(a,1024))return se.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return se.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.description!==void 0){
let a=s.description,p=e;if(e===p)if(typeof a=="string"){if(S(a,65536))return se.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return se.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.version!==void 0){let a=s.
version,p=e;if(e===p)if(typeof a=="string"){if(S(a,256))return se.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return se.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.available!==void 0){let a=e;if(typeof s.available!=
"boolean")return se.errors=[{instancePath:r+"/available",schemaPath:"#/properties/available/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.unavailable_because!==void 0){
let a=s.unavailable_because,p=e;if(typeof a!="string"&&a!==null)return se.errors=[{instancePath:r+"/\
unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:co.
properties.unavailable_because.type}}],!1;if(e===p&&typeof a=="string"&&S(a,1024))return se.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=p===e}else var t=!0;if(t){if(s.query_price_usd!==void 0){let a=s.
query_price_usd,p=e;if(e===p)if(typeof a=="string"){if(S(a,32))return se.errors=[{instancePath:r+"/q\
uery_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return se.errors=[{instancePath:r+"/query_price_usd",schemaPath:"#/properties/query_price_us\
d/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(s.for_sale!==void 0){
let a=e;if(typeof s.for_sale!="boolean")return se.errors=[{instancePath:r+"/for_sale",schemaPath:"#/\
properties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.calls!==void 0){let a=s.calls,p=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return se.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.
errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;
if(t){if(s.errors!==void 0){let a=s.errors,p=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return se.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.
errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;
if(t){if(s.cache_hits!==void 0){let a=s.cache_hits,p=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return se.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return se.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=p===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let a=s.p50_ms,p=e,i=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return se.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseco\
nds/type",keyword:"type",params:{type:rs.type}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return se.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Millisecon\
ds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))
return se.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(s.p95_ms!==void 0){let a=s.
p95_ms,p=e,i=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return se.errors=[{instancePath:r+"/p\
95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:rs.type}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.errors=[{instancePath:r+"/p95_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t)if(s.tools!==
void 0){let a=s.tools,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e4)return se.errors=[{instancePath:r+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let l=a.length;for(let d=0;d<l;d++){let y=e;pe(a[d],{instancePath:r+"/tools/"+d,parentData:a,parentDataProperty:d,
rootData:P,dynamicAnchors:v})||(o=o===null?pe.errors:o.concat(pe.errors),e=o.length);var f=y===e;if(!f)
break}}}else return se.errors=[{instancePath:r+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=p===e}else var t=!0}}}}}}}}}}}}}}}else return se.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=o,e===0}se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.servers===
void 0&&(p="servers")||s.agents===void 0&&(p="agents")||s.broken===void 0&&(p="broken"))return Pe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;
for(let l in s)if(!(l==="servers"||l==="agents"||l==="broken")){return Pe.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(s.servers!==void 0){let l=s.servers,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Pe.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return Pe.errors=
[{instancePath:r+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(l<1||isNaN(l))return Pe.errors=[{instancePath:r+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===e}else var t=!0;
if(t){if(s.agents!==void 0){let l=s.agents,d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e3)return Pe.
errors=[{instancePath:r+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var f=!0;let g=l.length;for(let b=0;b<g;b++){let _=e;se(l[b],{instancePath:r+"/agen\
ts/"+b,parentData:l,parentDataProperty:b,rootData:P,dynamicAnchors:v})||(o=o===null?se.errors:o.concat(
se.errors),e=o.length);var f=_===e;if(!f)break}}}else return Pe.errors=[{instancePath:r+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t)if(s.
broken!==void 0){let l=s.broken,d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e3)return Pe.errors=[
{instancePath:r+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var u=!0;let g=l.length;for(let b=0;b<g;b++){let _=l[b],k=e;if(e===k)if(_&&typeof _=="object"&&!Array.
isArray(_)){let h;if(_.id===void 0&&(h="id")||_.problems===void 0&&(h="problems"))return Pe.errors=[
{instancePath:r+"/broken/"+b,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:h}}],!1;{let L=e;for(let A in _)if(!(A==="id"||A==="problems")){return Pe.errors=[{instancePath:r+
"/broken/"+b,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(L===e){if(_.id!==void 0){let A=_.id,N=e;if(e===N)if(typeof A==
"string"){if(S(A,256))return Pe.errors=[{instancePath:r+"/broken/"+b+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Pe.errors=
[{instancePath:r+"/broken/"+b+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var n=N===e}else var n=!0;if(n)if(_.problems!==void 0){let A=_.problems,
N=e;if(e===N)if(Array.isArray(A)){if(A.length>100)return Pe.errors=[{instancePath:r+"/broken/"+b+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var a=!0;let I=A.length;for(let T=0;T<I;T++){let W=A[T],U=e;if(e===U)if(typeof W=="\
string"){if(S(W,4096))return Pe.errors=[{instancePath:r+"/broken/"+b+"/problems/"+T,schemaPath:"#/pr\
operties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return Pe.errors=[{instancePath:r+"/broken/"+b+"/problems/"+T,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var a=U===e;if(!a)
break}}}else return Pe.errors=[{instancePath:r+"/broken/"+b+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var n=N===e}else var n=!0}}}else
return Pe.errors=[{instancePath:r+"/broken/"+b,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var u=k===e;if(!u)break}}}else return Pe.errors=[{instancePath:r+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0}}}}else return Pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Pe.errors=o,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pt(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,
e=0,m=pt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Pe(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Pe.errors:o.concat(
Pe.errors),e=o.length));else return pt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return pt.errors=o,e===0}pt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var yp=ve;var zm={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function ve(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ve.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.response!==void 0){let n=s.response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let p;
if(n.id===void 0&&(p="id")||n.tools===void 0&&(p="tools")||n.file===void 0&&(p="file")||n.document===
void 0&&(p="document"))return ve.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let l in n)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return ve.errors=[{instancePath:r+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(n.id!==void 0){let l=n.id,d=e;if(e===d)if(typeof l=="string"){if(S(l,64))return ve.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Y(l,1))return ve.errors=[{instancePath:r+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(n.tools!==void 0){let l=n.tools,
d=e;if(e===d)if(Array.isArray(l)){if(l.length>1e4)return ve.errors=[{instancePath:r+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let g=l.length;for(let b=0;b<g;b++){let _=l[b],k=e;if(e===k)if(_&&typeof _=="object"&&!Array.
isArray(_)){let h;if(_.name===void 0&&(h="name")||_.parameters===void 0&&(h="parameters"))return ve.
errors=[{instancePath:r+"/response/tools/"+b,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let L=e;for(let A in _)if(!(A==="name"||
A==="parameters")){return ve.errors=[{instancePath:r+"/response/tools/"+b,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(L===e){if(_.name!==void 0){let A=_.name,N=e;if(e===N)if(typeof A=="string"){if(S(A,256))
return ve.errors=[{instancePath:r+"/response/tools/"+b+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(A,1))return ve.
errors=[{instancePath:r+"/response/tools/"+b+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[
{instancePath:r+"/response/tools/"+b+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var u=N===e}else var u=!0;if(u)if(_.
parameters!==void 0){let A=_.parameters,N=e;if(e===N&&!(A&&typeof A=="object"&&!Array.isArray(A)))return ve.
errors=[{instancePath:r+"/response/tools/"+b+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var u=N===e}else
var u=!0}}}else return ve.errors=[{instancePath:r+"/response/tools/"+b,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===e;if(!f)break}}}else
return ve.errors=[{instancePath:r+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(n.file!==void 0){
let l=n.file,d=e;if(e===d)if(typeof l=="string"){if(S(l,4096))return ve.errors=[{instancePath:r+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return ve.errors=[{instancePath:r+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t)
if(n.document!==void 0){let l=n.document,d=e;if(typeof l!="string"&&l!==null)return ve.errors=[{instancePath:r+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:zm.properties.document.type}}],!1;if(e===d&&typeof l=="string"&&S(l,16777216))return ve.errors=
[{instancePath:r+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=d===e}else var t=!0}}}}}else return ve.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return ve.errors=o,e===0}ve.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var up=mt;var go={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},cp=new RegExp("^[0-9a-f]{64}$","u");function Ae(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.digest===void 0&&
(f="digest")||s.loaded_at===void 0&&(f="loaded_at")||s.seen_at===void 0&&(f="seen_at")||s.is_this===
void 0&&(f="is_this"))return Ae.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="name"||n==="digest"||n==="loaded_at"||n===
"seen_at"||n==="is_this")){return Ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.name!==void 0){let n=s.
name,a=e;if(e===a)if(typeof n=="string"){if(S(n,255))return Ae.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Ae.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.digest!==void 0){let n=s.digest,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return Ae.
errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!cp.test(n))return Ae.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Ae.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.loaded_at!==void 0){let n=s.loaded_at,a=e,p=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Ae.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return Ae.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Ae.
errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.seen_at!==void 0){let n=s.seen_at,a=e,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ae.errors=[{instancePath:r+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return Ae.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return Ae.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.is_this!==void 0){let n=e;
if(typeof s.is_this!="boolean")return Ae.errors=[{instancePath:r+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0}}}}}}else return Ae.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=
o,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=le.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.file===void 0&&(a="file")||s.loaded_at===void 0&&(a="loaded_at")||s.sandbox===void 0&&(a=
"sandbox")||s.config===void 0&&(a="config")||s.sources===void 0&&(a="sources")||s.need_restart===void 0&&
(a="need_restart")||s.digest===void 0&&(a="digest")||s.servers===void 0&&(a="servers"))return le.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;
for(let i in s)if(!(i==="file"||i==="loaded_at"||i==="sandbox"||i==="config"||i==="need_restart"||i===
"sources"||i==="digest"||i==="servers")){return le.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.file!==
void 0){let i=s.file,l=e;if(typeof i!="string"&&i!==null)return le.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:go.properties.file.type}}],!1;if(e===l&&typeof i==
"string"&&S(i,4096))return le.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(s.loaded_at!==void 0){
let i=s.loaded_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return le.errors=[{instancePath:r+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
sandbox!==void 0){let i=e;if(typeof s.sandbox!="boolean")return le.errors=[{instancePath:r+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;
if(t){if(s.config!==void 0){let i=s.config,l=e;if(e===l&&!(i&&typeof i=="object"&&!Array.isArray(i)))
return le.errors=[{instancePath:r+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(s.need_restart!==void 0){let i=s.need_restart,
l=e;if(e===l)if(Array.isArray(i)){if(i.length>1024)return le.errors=[{instancePath:r+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let y=i.length;for(let g=0;g<y;g++){let b=i[g],_=e;if(e===_)if(typeof b=="string"){if(S(b,512))return le.
errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(Y(b,1))return le.errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else return le.errors=[{instancePath:r+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(s.sources!==void 0){let i=s.sources,l=e;if(e===l)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return le.errors=[{instancePath:r+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let y in i){
let g=i[y],b=e;if(e===b)if(typeof g=="string"){if(S(g,256))return le.errors=[{instancePath:r+"/sourc\
es/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(g,1))return le.errors=[{instancePath:r+"\
/sources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:r+"/\
sources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e;if(!u)break}}else return le.errors=
[{instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(s.digest!==void 0){let i=s.digest,l=e;if(e===l)if(typeof i==
"string"){if(S(i,64))return le.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!cp.test(i))return le.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return le.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(s.servers!==void 0){let i=s.servers,
l=e;if(!Array.isArray(i)&&i!==null)return le.errors=[{instancePath:r+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:go.properties.servers.type}}],!1;if(e===l&&Array.isArray(
i)){if(i.length>1e4)return le.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var n=!0;let y=i.length;for(let g=0;g<y;g++){let b=e;
Ae(i[g],{instancePath:r+"/servers/"+g,parentData:i,parentDataProperty:g,rootData:P,dynamicAnchors:v})||
(o=o===null?Ae.errors:o.concat(Ae.errors),e=o.length);var n=b===e;if(!n)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.
errors=o,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mt(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=mt.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(le(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(o=o===null?le.errors:o.concat(le.errors),e=o.length));else
return mt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mt.
errors=o,e===0}mt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hp=lt;var ko={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","session"]},
expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var Pa={type:"string",enum:["admin","viewer"],$id:"schema:Role"},gp=new RegExp("^(oidc:)?[A-Za-z0-9_\
.@-]{1,64}$","u");function we(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.role===void 0&&
(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f="expires_at"))return we.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n===
"name"||n==="role"||n==="how"||n==="expires_at")){return we.errors=[{instancePath:r,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){
if(s.name!==void 0){let n=s.name,a=e;if(e===e)if(typeof n=="string"){if(S(n,69))return we.errors=[{instancePath:r+
"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{limit:69}}],!1;if(Y(n,
1))return we.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/minLength",keyword:"minL\
ength",params:{limit:1}}],!1;if(!gp.test(n))return we.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else
return we.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){let n=s.role,a=e;if(typeof n!=
"string")return we.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{
type:"string"}}],!1;if(!(n==="admin"||n==="viewer"))return we.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:Pa.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.how!==void 0){let n=s.how,a=e;if(typeof n!="string")return we.errors=[{instancePath:r+"/how",schemaPath:"\
#/properties/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"))return we.
errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:ko.
properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t)if(s.expires_at!==void 0){let n=s.expires_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return we.errors=[{instancePath:r+
"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:ko.properties.expires_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return we.errors=
[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return we.errors=[{instancePath:r+"/ex\
pires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}else return we.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return we.errors=o,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function lt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=lt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(we(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?we.errors:
o.concat(we.errors),e=o.length));else return lt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return lt.errors=o,e===0}lt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kp=dt;function _e(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.role===void 0&&
(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f="expires_at")||s.secret===void 0&&(f=
"secret"))return _e.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let n in s)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at"||n==="secret")){
return _e.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(u===e){if(s.name!==void 0){let n=s.name,a=e;if(e===e)if(typeof n==
"string"){if(S(n,69))return _e.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(Y(n,1))return _e.errors=[{instancePath:r+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!gp.test(n))return _e.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return _e.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
role!==void 0){let n=s.role,a=e;if(typeof n!="string")return _e.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="viewer"))return _e.
errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:Pa.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let n=s.how,a=e;if(typeof n!="string")
return _e.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"\
string"}}],!1;if(n!=="session")return _e.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how\
/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===e}else var t=!0;if(t){if(s.expires_at!==
void 0){let n=s.expires_at,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return _e.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return _e.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return _e.errors=[{instancePath:r+"/ex\
pires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t)if(s.secret!==void 0){let n=s.secret,a=e;if(e===a)if(typeof n=="strin\
g"){if(S(n,64))return _e.errors=[{instancePath:r+"/secret",schemaPath:"#/properties/secret/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Y(n,1))return _e.errors=[{instancePath:r+"/secret",schemaPath:"\
#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+
"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0}}}}}}else return _e.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return _e.errors=o,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function dt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=dt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(_e(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?_e.errors:
o.concat(_e.errors),e=o.length));else return dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return dt.errors=o,e===0}dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pp=ft;function ft(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ft.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(we(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?we.errors:
o.concat(we.errors),e=o.length));else return ft.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ft.errors=o,e===0}ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vp=ar;var Bm=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function ar(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ar.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.url===void 0&&
(u="url"))return ar.errors=[{instancePath:r+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let n=e;for(let a in t)if(a!=="url"){return ar.errors=[{instancePath:r+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(n===e&&t.url!==void 0){let a=t.url,p=e;if(e===p&&e===p)if(typeof a==
"string"){if(S(a,8192))return ar.errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(Y(a,8))return ar.errors=
[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!Bm.test(a))return ar.errors=[{instancePath:r+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return ar.
errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return ar.errors=[{instancePath:r+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return ar.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=o,e===0}ar.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var bp=yt;var Po={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{type:"s\
tring",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"\
schema:Operator"};var _p=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$","u");function ae(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ae.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let f;if(s.id===void 0&&(f="id")||s.name===void 0&&(f="name")||s.role===void 0&&(f="role")||s.managed_by===
void 0&&(f="managed_by")||s.prefix===void 0&&(f="prefix")||s.created_at===void 0&&(f="created_at")||
s.rotated_at===void 0&&(f="rotated_at")||s.revoked_at===void 0&&(f="revoked_at"))return ae.errors=[{
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)
if(!(n==="id"||n==="name"||n==="role"||n==="managed_by"||n==="prefix"||n==="created_at"||n==="rotate\
d_at"||n==="revoked_at")){return ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.id!==void 0){let n=s.id,
a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return ae.errors=[{instancePath:r+"/id",schemaPath:"#\
/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(n,1))return ae.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){let n=s.name,a=e;if(e===e)if(typeof n=="strin\
g"){if(S(n,64))return ae.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Y(n,1))return ae.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!_p.test(n))return ae.errors=
[{instancePath:r+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ae.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.role!==void 0){let n=s.role,a=e;if(typeof n!="string")return ae.errors=[{instancePath:r+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="view\
er"))return ae.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Pa.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.managed_by!==void 0){let n=s.managed_by,
a=e,p=e;if(typeof n!="string"&&n!==null)return ae.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ga.type}}],!1;if(e===p&&typeof n=="string"){if(S(
n,128))return ae.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Y(n,1))return ae.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ka.test(n))return ae.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else var t=!0;if(t){if(s.prefix!==void 0){let n=s.
prefix,a=e;if(e===a)if(typeof n=="string"){if(S(n,16))return ae.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return ae.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.created_at!==void 0){let n=s.created_at,a=e,p=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==void 0){
let n=s.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ae.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Po.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ae.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ae.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.revoked_at!==void 0){let n=s.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ae.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Po.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ae.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ae.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}}else return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ae.errors=o,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function xr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.operators===void 0&&(f="operators"))return xr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let n in s)if(n!=="operators"){return xr.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e&&s.operators!==
void 0){let n=s.operators;if(e===e)if(Array.isArray(n)){if(n.length>1e4)return xr.errors=[{instancePath:r+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let p=n.length;for(let i=0;i<p;i++){let l=e;ae(n[i],{instancePath:r+"/operators/"+i,parentData:n,
parentDataProperty:i,rootData:P,dynamicAnchors:v})||(o=o===null?ae.errors:o.concat(ae.errors),e=o.length);
var t=l===e;if(!t)break}}}else return xr.errors=[{instancePath:r+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return xr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=o,e===0}xr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function yt(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=yt.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(xr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(o=o===null?xr.errors:o.concat(xr.errors),e=o.length));else return yt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return yt.errors=o,e===0}yt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var wp=ut;var $a={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{
type:"string",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},token:{
type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedOperator"};function te(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=te.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.name===void 0&&(f="name")||s.role===void 0&&(f=
"role")||s.managed_by===void 0&&(f="managed_by")||s.prefix===void 0&&(f="prefix")||s.created_at===void 0&&
(f="created_at")||s.rotated_at===void 0&&(f="rotated_at")||s.revoked_at===void 0&&(f="revoked_at")||
s.token===void 0&&(f="token"))return te.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!rr.call($a.properties,n)){return te.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(u===e){if(s.id!==void 0){let n=s.id,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return te.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Y(n,1))return te.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){
let n=s.name,a=e;if(e===e)if(typeof n=="string"){if(S(n,64))return te.errors=[{instancePath:r+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(n,1))return te.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!_p.test(n))return te.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return te.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){let n=s.role,a=e;if(typeof n!="stri\
ng")return te.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="admin"||n==="viewer"))return te.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:Pa.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.managed_by!==void 0){let n=s.managed_by,a=e,p=e;if(typeof n!="string"&&n!==null)return te.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ga.type}}],
!1;if(e===p&&typeof n=="string"){if(S(n,128))return te.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(n,1))return te.errors=[
{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!ka.test(n))return te.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/patte\
rn",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else
var t=!0;if(t){if(s.prefix!==void 0){let n=s.prefix,a=e;if(e===a)if(typeof n=="string"){if(S(n,16))return te.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return te.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){
let n=s.created_at,a=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=
[{instancePath:r+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return te.errors=[{instancePath:r+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return te.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==
void 0){let n=s.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return te.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:$a.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return te.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return te.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.revoked_at!==void 0){let n=s.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return te.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:$a.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return te.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return te.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(s.token!==void 0){let n=s.token,a=e;if(e===a)if(typeof n=="stri\
ng"){if(S(n,256))return te.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Y(n,1))return te.errors=[{instancePath:r+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}}else return te.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return te.errors=o,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ut(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ut.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?te.errors:
o.concat(te.errors),e=o.length));else return ut.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ut.errors=o,e===0}ut.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var xp=ct;function ct(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ct.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?ae.errors:
o.concat(ae.errors),e=o.length));else return ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ct.errors=o,e===0}ct.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qp=ht;function ht(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=ht.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?ae.errors:
o.concat(ae.errors),e=o.length));else return ht.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ht.errors=o,e===0}ht.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Lp=gt;function gt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=gt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?te.errors:
o.concat(te.errors),e=o.length));else return gt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gt.errors=o,e===0}gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Np=kt;var Zm={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},jr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},Vm={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","drainUpstream","restoreUpstr\
eam","probeUpstream","reconcilePayment","closePayment","createOperator","changeOperator","rotateOper\
ator","revokeOperator","createSession","endSession","drainServer","reload","backup","migrate","copyS\
tore","authenticate"],$id:"schema:AuditAction"};function ie(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=ie.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===
void 0&&(f="id")||s.at===void 0&&(f="at")||s.action===void 0&&(f="action")||s.outcome===void 0&&(f="\
outcome")||s.name===void 0&&(f="name")||s.how===void 0&&(f="how")||s.address===void 0&&(f="address")||
s.request_id===void 0&&(f="request_id")||s.target===void 0&&(f="target")||s.target_name===void 0&&(f=
"target_name")||s.before===void 0&&(f="before")||s.after===void 0&&(f="after")||s.reason===void 0&&(f=
"reason"))return ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let n in s)if(!rr.call(jr.properties,n)){return ie.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===
e){if(s.id!==void 0){let n=s.id,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return ie.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Y(n,1))return ie.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ie.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.at!==void 0){let n=s.at,a=e,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.errors=[{instancePath:r+"/at",schemaPath:"schema\
:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return ie.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ie.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.action!==void 0){let n=s.action,a=e;if(typeof n!=
"string")return ie.errors=[{instancePath:r+"/action",schemaPath:"schema:AuditAction/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(n==="createKey"||n==="changeKey"||n==="rotateKey"||n==="revoke\
Key"||n==="restoreKey"||n==="revokeCaller"||n==="restoreCaller"||n==="createGroup"||n==="changeGroup"||
n==="deleteGroup"||n==="drainUpstream"||n==="restoreUpstream"||n==="probeUpstream"||n==="reconcilePa\
yment"||n==="closePayment"||n==="createOperator"||n==="changeOperator"||n==="rotateOperator"||n==="r\
evokeOperator"||n==="createSession"||n==="endSession"||n==="drainServer"||n==="reload"||n==="backup"||
n==="migrate"||n==="copyStore"||n==="authenticate"))return ie.errors=[{instancePath:r+"/action",schemaPath:"\
schema:AuditAction/enum",keyword:"enum",params:{allowedValues:Vm.enum}}],!1;var t=a===e}else var t=!0;
if(t){if(s.outcome!==void 0){let n=s.outcome,a=e;if(typeof n!="string")return ie.errors=[{instancePath:r+
"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(n===
"done"||n==="begun"||n==="failed"))return ie.errors=[{instancePath:r+"/outcome",schemaPath:"#/proper\
ties/outcome/enum",keyword:"enum",params:{allowedValues:jr.properties.outcome.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(s.name!==void 0){let n=s.name,a=e;if(e===a)if(typeof n=="string"){if(S(n,128))return ie.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return ie.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let n=s.how,a=e;
if(typeof n!="string")return ie.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"||n==="cli"||n==="signal"||n==="ser\
ver"))return ie.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{
allowedValues:jr.properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.address!==void 0){let n=s.
address,a=e;if(typeof n!="string"&&n!==null)return ie.errors=[{instancePath:r+"/address",schemaPath:"\
#/properties/address/type",keyword:"type",params:{type:jr.properties.address.type}}],!1;if(e===a&&typeof n==
"string"&&S(n,255))return ie.errors=[{instancePath:r+"/address",schemaPath:"#/properties/address/max\
Length",keyword:"maxLength",params:{limit:255}}],!1;var t=a===e}else var t=!0;if(t){if(s.request_id!==
void 0){let n=s.request_id,a=e;if(typeof n!="string"&&n!==null)return ie.errors=[{instancePath:r+"/r\
equest_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:jr.properties.request_id.
type}}],!1;if(e===a&&typeof n=="string"&&S(n,64))return ie.errors=[{instancePath:r+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=a===e}else var t=!0;
if(t){if(s.target!==void 0){let n=s.target,a=e;if(typeof n!="string"&&n!==null)return ie.errors=[{instancePath:r+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:jr.properties.target.type}}],
!1;if(e===a&&typeof n=="string"&&S(n,128))return ie.errors=[{instancePath:r+"/target",schemaPath:"#/\
properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=a===e}else var t=!0;if(t){
if(s.target_name!==void 0){let n=s.target_name,a=e;if(typeof n!="string"&&n!==null)return ie.errors=
[{instancePath:r+"/target_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:jr.
properties.target_name.type}}],!1;if(e===a&&typeof n=="string"&&S(n,256))return ie.errors=[{instancePath:r+
"/target_name",schemaPath:"#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=a===e}else var t=!0;if(t){if(s.before!==void 0){let n=s.before,a=e;if(!(n&&typeof n=="objec\
t"&&!Array.isArray(n))&&n!==null)return ie.errors=[{instancePath:r+"/before",schemaPath:"#/propertie\
s/before/type",keyword:"type",params:{type:jr.properties.before.type}}],!1;var t=a===e}else var t=!0;
if(t){if(s.after!==void 0){let n=s.after,a=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)
return ie.errors=[{instancePath:r+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:jr.properties.after.type}}],!1;var t=a===e}else var t=!0;if(t)if(s.reason!==void 0){let n=s.reason,
a=e;if(typeof n!="string"&&n!==null)return ie.errors=[{instancePath:r+"/reason",schemaPath:"#/proper\
ties/reason/type",keyword:"type",params:{type:jr.properties.reason.type}}],!1;if(e===a&&typeof n=="s\
tring"&&S(n,4096))return ie.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLen\
gth",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}else return ie.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=
o,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let o=null,e=0,m=er.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&(u="next"))return er.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!(a===
"rows"||a==="next")){return er.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.rows!==void 0){let a=s.
rows,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e3)return er.errors=[{instancePath:r+"/rows",schemaPath:"\
#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<
i;l++){let d=e;ie(a[l],{instancePath:r+"/rows/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||
(o=o===null?ie.errors:o.concat(ie.errors),e=o.length);var t=d===e;if(!t)break}}}else return er.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],
!1;var f=p===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,p=e;if(typeof a!="string"&&a!==null)
return er.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:Zm.properties.next.type}}],!1;if(e===p&&typeof a=="string"&&S(a,64))return er.errors=[{instancePath:r+
"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=p===
e}else var f=!0}}}else return er.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return er.errors=o,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function kt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=kt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(er(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?er.errors:
o.concat(er.errors),e=o.length));else return kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return kt.errors=o,e===0}kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Sp=Pt;function Pt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Pt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?ie.errors:
o.concat(ie.errors),e=o.length));else return Pt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pt.errors=o,e===0}Pt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ap=Fe;function Fe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.calls===void 0&&(n="calls")||f.streams===void 0&&(n=
"streams")||f.queued_rows===void 0&&(n="queued_rows"))return Fe.errors=[{instancePath:r+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let p in f)
if(!(p==="calls"||p==="streams"||p==="queued_rows")){return Fe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(a===e){if(f.calls!==void 0){let p=f.calls,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)))return Fe.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return Fe.errors=[{instancePath:r+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return Fe.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(f.streams!==void 0){let p=f.streams,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return Fe.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return Fe.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return Fe.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let p=f.queued_rows,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return Fe.errors=[{instancePath:r+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="num\
ber"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Fe.errors=[{instancePath:r+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Fe.errors=[{instancePath:r+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}else return Fe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return Fe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=o,e===0}Fe.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ip=vt;function Se(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.applied===void 0&&(a="applied")||s.problems===
void 0&&(a="problems")||s.changes===void 0&&(a="changes"))return Se.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let i in s)if(!(i==="app\
lied"||i==="problems"||i==="changes")){return Se.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.applied!==
void 0){let i=e;if(typeof s.applied!="boolean")return Se.errors=[{instancePath:r+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.problems!==void 0){let i=s.problems,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e4)return Se.
errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let y=i.length;for(let g=0;g<y;g++){let b=i[g],_=e;if(e===_)if(typeof b=="\
string"){if(S(b,4096))return Se.errors=[{instancePath:r+"/problems/"+g,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Se.errors=[{instancePath:r+
"/problems/"+g,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=_===e;if(!f)break}}}else return Se.errors=[{instancePath:r+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(s.changes!==
void 0){let i=s.changes,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e5)return Se.errors=[{instancePath:r+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;
let y=i.length;for(let g=0;g<y;g++){let b=i[g],_=e;if(e===e)if(b&&typeof b=="object"&&!Array.isArray(
b)){let h;if(b.setting===void 0&&(h="setting")||b.needs_restart===void 0&&(h="needs_restart"))return Se.
errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let L=e;for(let A in b)if(!(A==="setting"||A==="before"||A==="after"||
A==="needs_restart")){return Se.errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(L===
e){if(b.setting!==void 0){let A=b.setting,N=e;if(e===N)if(typeof A=="string"){if(S(A,512))return Se.
errors=[{instancePath:r+"/changes/"+g+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return Se.errors=[{instancePath:r+"/cha\
nges/"+g+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var n=N===e}else var n=!0;if(n)if(b.needs_restart!==void 0){let A=e;if(typeof b.
needs_restart!="boolean")return Se.errors=[{instancePath:r+"/changes/"+g+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var n=A===
e}else var n=!0}}}else return Se.errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var u=_===e;if(!u)break}}}else return Se.errors=
[{instancePath:r+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return Se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Se.errors=o,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function vt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=vt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Se(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(o=o===null?Se.errors:
o.concat(Se.errors),e=o.length));else return vt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vt.errors=o,e===0}vt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Dp=re;function re(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let p=s.response;if(e===e)if(p&&
typeof p=="object"&&!Array.isArray(p)){let l;if(p.name===void 0&&(l="name")||p.operations===void 0&&
(l="operations")||p.elsewhere===void 0&&(l="elsewhere"))return re.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let y in p)
if(!(y==="name"||y==="operations"||y==="elsewhere")){return re.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(d===e){if(p.name!==void 0){let y=p.name,g=e;if(e===g)if(typeof y=="string"){if(S(y,128))
return re.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:128}}],!1;if(Y(y,1))return re.errors=[{instancePath:r+"/resp\
onse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return re.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(p.operations!==
void 0){let y=p.operations,g=e;if(e===g)if(Array.isArray(y)){if(y.length>256)return re.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let _=y.length;for(let k=0;k<_;k++){let c=y[k],h=e;if(e===h)if(c&&
typeof c=="object"&&!Array.isArray(c)){let A;if(c.method===void 0&&(A="method")||c.path===void 0&&(A=
"path")||c.summary===void 0&&(A="summary"))return re.errors=[{instancePath:r+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let N=e;for(let q in c)if(!(q==="method"||q==="path"||q==="summary")){return re.errors=[{instancePath:r+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(N===e){if(c.method!==
void 0){let q=c.method,I=e;if(e===I)if(typeof q=="string"){if(S(q,7))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Y(q,3))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return re.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0;if(u){if(c.path!==
void 0){let q=c.path,I=e;if(e===I)if(typeof q=="string"){if(S(q,256))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(q,1))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+"/\
response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0;if(u)if(c.summary!==void 0){
let q=c.summary,I=e;if(e===I)if(typeof q=="string"){if(S(q,256))return re.errors=[{instancePath:r+"/\
response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propertie\
s/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return re.errors=[{instancePath:r+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0}}}}else return re.
errors=[{instancePath:r+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return re.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t)if(p.elsewhere!==void 0){let y=p.elsewhere,
g=e;if(e===g)if(Array.isArray(y)){if(y.length>16)return re.errors=[{instancePath:r+"/response/elsewh\
ere",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var n=!0;let _=y.length;for(let k=0;k<_;k++){let c=y[k],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.
isArray(c)){let A;if(c.name===void 0&&(A="name"))return re.errors=[{instancePath:r+"/response/elsewh\
ere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:A}}],!1;{let N=e;for(let q in c)if(!(q==="name"||q==="path"||q==="address"||q==="por\
t")){return re.errors=[{instancePath:r+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properti\
es/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(N===e){if(c.name!==void 0){let q=c.name,I=e;if(e===I)if(typeof q=="string"){if(S(q,128))
return re.errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/prope\
rties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Y(q,
1))return re.errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/pr\
operties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;
if(a){if(c.path!==void 0){let q=c.path,I=e;if(e===I)if(typeof q=="string"){if(S(q,256))return re.errors=
[{instancePath:r+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Y(q,1))return re.errors=
[{instancePath:r+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(c.address!==
void 0){let q=c.address,I=e;if(e===I)if(typeof q=="string"){if(S(q,2048))return re.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Y(q,1))return re.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a)if(c.port!==
void 0){let q=c.port,I=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return re.errors=[
{instancePath:r+"/response/elsewhere/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/it\
ems/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof q=="number"&&
isFinite(q)){if(q>65535||isNaN(q))return re.errors=[{instancePath:r+"/response/elsewhere/"+k+"/port",
schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535}}],!1;if(q<1||isNaN(q))return re.errors=[{instancePath:r+"/response/else\
where/"+k+"/port",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=I===e}else var a=!0}}}}}else return re.errors=[
{instancePath:r+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/type",
keyword:"type",params:{type:"object"}}],!1;var n=h===e;if(!n)break}}}else return re.errors=[{instancePath:r+
"/response/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{
type:"array"}}],!1;var t=g===e}else var t=!0}}}}else return re.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return re.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=o,e===0}re.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Tp=Qr;function Qr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let o=null,e=0,m=Qr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Qr.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Qr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.errors=o,e===0}Qr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var il={getHealth:{parameters:Ha,body:tn,replies:{200:_o}},getReadiness:{parameters:Ya,body:an,replies:{
200:wo,503:xo}},getMetrics:{parameters:Ja,body:nn,replies:{}},listKeys:{parameters:Qa,body:on,replies:{
200:qo}},createKey:{parameters:ei,body:pn,replies:{200:jo}},importKey:{parameters:ri,body:mn,replies:{
200:$o}},readKey:{parameters:si,body:ln,replies:{200:Co}},revokeKey:{parameters:ti,body:dn,replies:{
200:Oo}},changeKey:{parameters:ai,body:fn,replies:{200:Ko}},rotateKey:{parameters:ii,body:yn,replies:{
200:Fo}},restoreKey:{parameters:ni,body:un,replies:{200:Mo}},listGroups:{parameters:oi,body:cn,replies:{
200:Eo}},createGroup:{parameters:pi,body:hn,replies:{200:Ro}},readGroup:{parameters:mi,body:vn,replies:{
200:Xo}},deleteGroup:{parameters:li,body:bn,replies:{200:Go}},changeGroup:{parameters:di,body:_n,replies:{
200:Uo}},listCallers:{parameters:fi,body:wn,replies:{200:zo}},revokeCaller:{parameters:yi,body:xn,replies:{
200:Bo}},restoreCaller:{parameters:ci,body:qn,replies:{200:Zo}},getUsage:{parameters:hi,body:Ln,replies:{
200:Vo}},listUsage:{parameters:gi,body:Nn,replies:{200:Wo}},readOverview:{parameters:ki,body:Sn,replies:{
200:Ho}},readSeries:{parameters:Pi,body:An,replies:{200:Yo}},listRequests:{parameters:vi,body:In,replies:{
200:Jo}},readRequest:{parameters:bi,body:Dn,replies:{200:Qo}},listPayments:{parameters:_i,body:Tn,replies:{
200:ep}},readPayment:{parameters:wi,body:jn,replies:{200:sp}},reconcilePayment:{parameters:xi,body:$n,
replies:{200:tp}},closePayment:{parameters:qi,body:Cn,replies:{200:ap}},listUpstreams:{parameters:Li,
body:On,replies:{200:ip}},drainUpstream:{parameters:Ni,body:Kn,replies:{200:op}},restoreUpstream:{parameters:Si,
body:Fn,replies:{200:pp}},probeUpstream:{parameters:Ai,body:Mn,replies:{200:mp}},listRoutes:{parameters:Ii,
body:En,replies:{200:lp}},listPriceProposals:{parameters:Di,body:Rn,replies:{200:dp}},listOperatorAgents:{
parameters:Ti,body:Xn,replies:{200:fp}},readOperatorAgent:{parameters:ji,body:Gn,replies:{200:yp}},getConfig:{
parameters:$i,body:Un,replies:{200:up}},readSession:{parameters:Ci,body:zn,replies:{200:hp}},createSession:{
parameters:Oi,body:Bn,replies:{200:kp}},endSession:{parameters:Ki,body:Zn,replies:{200:Pp}},beginSignIn:{
parameters:Fi,body:Vn,replies:{200:vp}},listOperators:{parameters:Mi,body:Wn,replies:{200:bp}},createOperator:{
parameters:Ei,body:Hn,replies:{200:wp}},revokeOperator:{parameters:Ri,body:Jn,replies:{200:xp}},changeOperator:{
parameters:Xi,body:Qn,replies:{200:qp}},rotateOperator:{parameters:Gi,body:eo,replies:{200:Lp}},listAudit:{
parameters:Ui,body:ro,replies:{200:Np}},readAudit:{parameters:zi,body:so,replies:{200:Sp}},drainServer:{
parameters:Bi,body:to,replies:{200:Ap}},reload:{parameters:Zi,body:ao,replies:{200:Ip}},getOverview:{
parameters:Vi,body:io,replies:{200:Dp}},getContract:{parameters:Wi,body:no,replies:{200:Tp}},getReference:{
parameters:Hi,body:oo,replies:{}},getReferenceFile:{parameters:Yi,body:po,replies:{}},getConsole:{parameters:Qi,
body:mo,replies:{}},getConsoleFile:{parameters:en,body:lo,replies:{}}};export{il as default};
