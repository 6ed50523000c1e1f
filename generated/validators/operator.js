// Compiled from a contract by npm run generate. Never edited.
var Pm=Object.create;var si=Object.defineProperty;var vm=Object.getOwnPropertyDescriptor;var _m=Object.getOwnPropertyNames;var bm=Object.getPrototypeOf,wm=Object.prototype.hasOwnProperty;var ti=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(x){throw r=0,x}};var xm=(s,r,x,w)=>{if(r&&typeof r=="object"||typeof r=="function")for(let P of _m(r))!wm.call(s,P)&&
P!==x&&si(s,P,{get:()=>r[P],enumerable:!(w=vm(r,P))||w.enumerable});return s};var as=(s,r,x)=>(x=s!=null?Pm(bm(s)):{},xm(r||!s||!s.__esModule?si(x,"default",{value:s,enumerable:!0}):
x,s));var Kt=ti(Ct=>{"use strict";Object.defineProperty(Ct,"__esModule",{value:!0});Ct.formats=void 0;var Nm=2**
31-1,Lm=(-2)**31,Sm=2**63-1,Am=(-2)**63,ni=(2-2**-23)*2**127,oi=2**-126,Im=-1*ni,Dm=-1*oi,ii=()=>!0,
Tm=/^[A-Za-z0-9+/]*(=|==)?$/;Ct.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Nm&&s>=Lm,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Sm&&s>=Am,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=ni&&s>=oi||s>=Im&&s<=Dm),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&Tm.test(s),binary:ii,password:ii}});var Ft=ti(Or=>{"use strict";Object.defineProperty(Or,"__esModule",{value:!0});Or.formatNames=Or.fastFormats=
Or.fullFormats=void 0;function $r(s,r){return{validate:s,compare:r}}Or.fullFormats={date:$r(di,Ga),time:$r(
Ra(!0),Ua),"date-time":$r(pi(!0),ui),"iso-time":$r(Ra(),fi),"iso-date-time":$r(pi(),yi),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Fm,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:zm,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Mm,int32:{type:"number",validate:Xm},
int64:{type:"number",validate:Gm},float:{type:"number",validate:li},double:{type:"number",validate:li},
password:!0,binary:!0};Or.fastFormats={...Or.fullFormats,date:$r(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ga),time:$r(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ua),"date-time":$r(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ui),"iso-time":$r(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,fi),
"iso-date-time":$r(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
yi),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Or.formatNames=Object.keys(Or.fullFormats);function jm(s){return s%4===0&&(s%100!==0||s%400===0)}var $m=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Om=[0,31,28,31,30,31,30,31,31,30,31,30,31];function di(s){let r=$m.exec(s);if(!r)return!1;let x=+r[1],
w=+r[2],P=+r[3];return w>=1&&w<=12&&P>=1&&P<=(w===2&&jm(x)?29:Om[w])}function Ga(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Ea=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ra(s){
return function(x){let w=Ea.exec(x);if(!w)return!1;let P=+w[1],v=+w[2],m=+w[3],e=w[4],p=w[5]==="-"?-1:
1,t=+(w[6]||0),d=+(w[7]||0);if(t>23||d>59||s&&!e)return!1;if(P<=23&&v<=59&&m<60)return!0;let y=v-d*p,
o=P-t*p-(y<0?1:0);return(o===23||o===-1)&&(y===59||y===-1)&&m<61}}function Ua(s,r){if(!(s&&r))return;
let x=new Date("2020-01-01T"+s).valueOf(),w=new Date("2020-01-01T"+r).valueOf();if(x&&w)return x-w}function fi(s,r){
if(!(s&&r))return;let x=Ea.exec(s),w=Ea.exec(r);if(x&&w)return s=x[1]+x[2]+x[3],r=w[1]+w[2]+w[3],s>r?
1:s<r?-1:0}var Xa=/t|\s/i;function pi(s){let r=Ra(s);return function(w){let P=w.split(Xa);return P.length===
2&&di(P[0])&&r(P[1])}}function ui(s,r){if(!(s&&r))return;let x=new Date(s).valueOf(),w=new Date(r).valueOf();
if(x&&w)return x-w}function yi(s,r){if(!(s&&r))return;let[x,w]=s.split(Xa),[P,v]=r.split(Xa),m=Ga(x,
P);if(m!==void 0)return m||Ua(w,v)}var Cm=/\/|:/,Km=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Fm(s){return Cm.test(s)&&Km.test(s)}var mi=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Mm(s){return mi.lastIndex=0,mi.test(s)}var Em=-(2**31),Rm=2**31-1;function Xm(s){return Number.
isInteger(s)&&s<=Rm&&s>=Em}function Gm(s){return Number.isInteger(s)}function li(){return!0}var Um=/[^\\]\\Z/;
function zm(s){if(Um.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var is=(s,r)=>s.length>r&&ai(s)>r,ns=(s,r)=>s.length<2*r&&ai(s)<r,qm=/[\ud800-\udbff][\udc00-\udfff]/g,
ai=s=>s.length-(s.match(qm)?.length??0);var ci=as(Kt()),hi=as(Ft()),Gl={...ci.formats,...hi.fastFormats},gi=fs;function fs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return fs.errors=m,e===0}fs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ki=us;function us(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=us.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return us.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return us.errors=m,e===0}us.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pi=ys;function ys(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ys.errors=m,e===0}ys.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vi=Vr;var M=is;function Vr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let o=d["if-none-match"],a=e;
if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="boolean")i=""+o;else if(o===
null)i="";else return Vr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(o=i,d!==
void 0&&(d["if-none-match"]=i))}if(e===a&&typeof o=="string"&&M(o,4096))return Vr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Vr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Vr.errors=m,e===0}Vr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _i=Cr;var Z=ns,Ts=new RegExp("^[ -~]+$","u");function Cr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Cr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Cr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let o=d["\
idempotency-key"],a=e;if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="bool\
ean")i=""+o;else if(o===null)i="";else return Cr.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;i!==void 0&&(o=i,d!==void 0&&(d["idempotency-key"]=i))}if(e===a&&typeof o=="string"){if(M(o,
255))return Cr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(o,1))return Cr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(o))return Cr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Cr.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Cr.errors=m,e===0}Cr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bi=cs;function cs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return cs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return cs.errors=m,e===0}cs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wi=dr;var Ve=new RegExp("^[0-9a-f-]{36}$","u");function dr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=dr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return dr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return dr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:o}}],!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return dr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return dr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(a,36))return dr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(
a))return dr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return dr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return dr.
errors=m,e===0}dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xi=fr;function fr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return fr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return fr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return fr.errors=m,e===0}fr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qi=ur;function ur(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return ur.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return ur.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ur.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ur.errors=m,e===0}ur.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ni=Ue;function Ue(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let y=s.headers,o=e;if(e===
o)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let a=y["idempotenc\
y-key"],n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Ue.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,y!==void 0&&(y["idempotency-key"]=l))}if(e===n&&typeof a=="string"){if(M(a,255))return Ue.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return Ue.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(a))return Ue.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ue.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.params!==
void 0){let y=s.params,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){let n;if(y.id===void 0&&
(n="id"))return Ue.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let f=typeof i,
u;if(u===void 0)if(f=="number"||f=="boolean")u=""+i;else if(i===null)u="";else return Ue.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,y!==void 0&&(y.id=u))}if(e===l&&typeof i=="string"){if(M(i,36))return Ue.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(i,36))return Ue.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(
i))return Ue.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===
e}else var t=!0}return Ue.errors=m,e===0}Ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Li=yr;function yr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return yr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return yr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return yr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return yr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return yr.errors=m,e===0}yr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Si=ze;function ze(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return ze.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.query!==void 0){let y=s.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.parent!==void 0){let a=y.
parent,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return ze.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.parent=
l))}if(e===n&&typeof a=="string"){if(M(a,194))return ze.errors=[{instancePath:r+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(Z(a,1))
return ze.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=n===e}else var t=!0;if(t){let a=y.limit,n=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,f;if(f===void 0)if(l==="boo\
lean"||a===null||l==="string"&&a&&a==+a&&!(a%1))f=+a;else return ze.errors=[{instancePath:r+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;f!==void 0&&(a=f,y!==void 0&&(y.limit=f))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a))return ze.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ze.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(y.after!==void 0){let l=y.after,f=e;
if(typeof l!="string"){let g=typeof l,_;if(_===void 0)if(g=="number"||g=="boolean")_=""+l;else if(l===
null)_="";else return ze.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(l=_,y!==void 0&&(y.after=_))}
if(e===f&&typeof l=="string"){if(M(l,36))return ze.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(l,36))
return ze.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(l))return ze.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=f===e}else var t=!0}}else return ze.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=m,e===0}ze.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ai=Kr;function Kr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Kr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let o=d["idempotency-key"],
a=e;if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="boolean")i=""+o;else if(o===
null)i="";else return Kr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(o=
i,d!==void 0&&(d["idempotency-key"]=i))}if(e===a&&typeof o=="string"){if(M(o,255))return Kr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(o,1))return Kr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(o))return Kr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Kr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Kr.errors=m,e===0}Kr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ii=Fr;function Fr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Fr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,194))return Fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(a,1))return Fr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Fr.
errors=m,e===0}Fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Di=Mr;function Mr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Mr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Mr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,194))return Mr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(a,1))return Mr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Mr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Mr.
errors=m,e===0}Mr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ti=Er;function Er(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Er.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,194))return Er.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(a,1))return Er.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Er.
errors=m,e===0}Er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=or;function or(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=or.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return or.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.query!==void 0){let y=s.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){y.limit===void 0&&(y.limit=100);let a=y.limit,n=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i==="boolean"||a===null||
i==="string"&&a&&a==+a&&!(a%1))l=+a;else return or.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=
l,y!==void 0&&(y.limit=l))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return or.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return or.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(y.after!==void 0){let i=y.after,l=e;if(typeof i!="string"){let u=typeof i,
g;if(g===void 0)if(u=="number"||u=="boolean")g=""+i;else if(i===null)g="";else return or.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;g!==void 0&&(i=g,y!==void 0&&(y.after=g))}if(e===l&&typeof i=="string"){if(M(i,64))return or.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return or.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=l===e}else
var t=!0}else return or.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return or.errors=m,e===0}or.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $i=cr;var Oi=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function cr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=cr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return cr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return cr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:o}}],!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===
void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return cr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,47))return cr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(Z(a,47))return cr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Oi.test(
a))return cr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return cr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return cr.
errors=m,e===0}cr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ci=hr;function hr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return hr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,47))return hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(Z(a,47))return hr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Oi.test(a))return hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return hr.errors=[{instancePath:r+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return hr.errors=m,e===0}hr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=ue,
Bm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},
body:{}}},Ba=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u"),sr=new RegExp("^[^\\x00-\\x1f\\x7f]+$","\
u");function ue(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||s.headers===void 0&&(y=
"headers")||s.params===void 0&&(y="params"))return ue.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;if(s.query!==void 0){let o=s.query;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.refusals===void 0&&(o.refusals=!1),o.from!==void 0){let n=o.
from,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,f;if(f===void 0)if(l===
"boolean"||n===null||l==="string"&&n&&n==+n&&!(n%1))f=+n;else return ue.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;f!==void 0&&(n=f,o!==void 0&&(o.from=f))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||
isNaN(n))return ue.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ue.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(o.to!==void 0){let n=o.
to,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f=typeof n,u;if(u===void 0)if(f===
"boolean"||n===null||f==="string"&&n&&n==+n&&!(n%1))u=+n;else return ue.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(n=u,o!==void 0&&(o.to=u))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||
isNaN(n))return ue.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ue.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(o.month!==void 0){let n=o.
month,i=e;if(typeof n!="string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===
null)u="";else return ue.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/prope\
rties/month/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.month=u))}
if(e===i&&typeof n=="string"){if(M(n,7))return ue.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Z(n,7))return ue.
errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!Ba.test(n))return ue.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|\
1[0-2])$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.key_id!==void 0){let n=o.key_id,i=e;if(typeof n!=
"string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===null)u="";else
return ue.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.key_id=u))}if(e===i&&
typeof n=="string"){if(M(n,256))return ue.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prop\
erties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))return ue.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return ue.errors=[{instancePath:r+"/query/k\
ey_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.model!==void 0){let n=o.model,i=e;
if(typeof n!="string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===
null)u="";else return ue.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/prope\
rties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.model=u))}
if(e===i&&typeof n=="string"){if(M(n,256))return ue.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))
return ue.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return ue.errors=[{instancePath:r+"\
/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.by!==void 0){let n=o.by,i=e;if(e===
i)if(Array.isArray(n)){if(n.length>9)return ue.errors=[{instancePath:r+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:9}}],!1;{var d=!0;let f=n.length;
for(let u=0;u<f;u++){let g=n[u],_=e;if(typeof g!="string"){let k=typeof g,c;if(c===void 0)if(k=="num\
ber"||k=="boolean")c=""+g;else if(g===null)c="";else return ue.errors=[{instancePath:r+"/query/by/"+
u,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"string"}}],!1;
c!==void 0&&(g=c,n!==void 0&&(n[u]=c))}if(!(g==="key"||g==="model"||g==="agent"||g==="hour"||g==="da\
y"||g==="upstream"||g==="owner"||g==="status"||g==="group"))return ue.errors=[{instancePath:r+"/quer\
y/by/"+u,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:Bm.
properties.query.properties.by.items.enum}}],!1;var d=_===e;if(!d)break}if(d){let u=n.length,g;if(u>
1){let _={};for(;u--;){let b=n[u];if(typeof b=="string"){if(typeof _[b]=="number"){return g=_[b],ue.
errors=[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"\
uniqueItems",params:{i:u,j:g}}],!1;break}_[b]=u}}}}}}else return ue.errors=[{instancePath:r+"/query/\
by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=i===
e}else var t=!0;if(t){let n=o.refusals,i=e;if(typeof n!="boolean"){let f;if(f===void 0)if(n==="false"||
n===0||n===null)f=!1;else if(n==="true"||n===1)f=!0;else return ue.errors=[{instancePath:r+"/query/r\
efusals",schemaPath:"#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boole\
an"}}],!1;f!==void 0&&(n=f,o!==void 0&&(o.refusals=f))}var t=i===e}}}}}}}else return ue.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ue.
errors=m,e===0}ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fi=gr;function gr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.query!==void 0){let d=s.query;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.month===void 0&&(o="month"))return gr.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:o}}],!1;
if(d.month!==void 0){let a=d.month,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="\
number"||i=="boolean")l=""+a;else if(a===null)l="";else return gr.errors=[{instancePath:r+"/query/mo\
nth",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"string"}}],!1;
l!==void 0&&(a=l,d!==void 0&&(d.month=l))}if(e===n&&typeof a=="string"){if(M(a,7))return gr.errors=[
{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"m\
axLength",params:{limit:7}}],!1;if(Z(a,7))return gr.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Ba.test(
a))return gr.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return gr.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return gr.errors=m,e===0}gr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Mi=ve;function ve(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return ve.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.query!==void 0){let y=s.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.from!==void 0){let a=y.from,
n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let i=typeof a,l;if(l===void 0)if(i===
"boolean"||a===null||i==="string"&&a&&a==+a&&!(a%1))l=+a;else return ve.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,y!==void 0&&(y.from=l))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ve.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ve.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(y.to!==void 0){let a=y.
to,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,f;if(f===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))f=+a;else return ve.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;f!==void 0&&(a=f,y!==void 0&&(y.to=f))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ve.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ve.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(y.key_id!==void 0){
let a=y.key_id,n=e;if(typeof a!="string"){let l=typeof a,f;if(f===void 0)if(l=="number"||l=="boolean")
f=""+a;else if(a===null)f="";else return ve.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,y!==
void 0&&(y.key_id=f))}if(e===n&&typeof a=="string"){if(M(a,256))return ve.errors=[{instancePath:r+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(a,1))return ve.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(a))return ve.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(y.model!==
void 0){let a=y.model,n=e;if(typeof a!="string"){let l=typeof a,f;if(f===void 0)if(l=="number"||l=="\
boolean")f=""+a;else if(a===null)f="";else return ve.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=
f,y!==void 0&&(y.model=f))}if(e===n&&typeof a=="string"){if(M(a,256))return ve.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(a,1))return ve.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(a))return ve.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let a=y.limit,
n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,f;if(f===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))f=+a;else return ve.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.limit=f))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return ve.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ve.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(y.after!==void 0){let l=y.after,f=e;
if(typeof l!="string"){let g=typeof l,_;if(_===void 0)if(g=="number"||g=="boolean")_=""+l;else if(l===
null)_="";else return ve.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(l=_,y!==void 0&&(y.after=_))}
if(e===f&&typeof l=="string"){if(M(l,256))return ve.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(l,1))
return ve.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=f===e}else var t=!0}}}}}else return ve.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ve.errors=m,e===0}ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ei=hs;function hs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return hs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return hs.errors=m,e===0}hs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ri=kr;function kr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return kr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.month===void 0&&(o="month"))return kr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.month!==void 0){let a=d.month,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return kr.errors=[{instancePath:r+"/params/\
month",schemaPath:"#/properties/params/properties/month/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.month=l))}if(e===n&&typeof a=="string"){if(M(a,7))return kr.errors=
[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(Z(a,7))return kr.errors=[{instancePath:r+"/params/month",schemaPath:"\
#/properties/params/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Ba.test(
a))return kr.errors=[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/mont\
h/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return kr.errors=
[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return kr.errors=m,e===0}kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Xi=gs;function gs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=gs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return gs.errors=m,e===0}gs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gi=_e,za={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function _e(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=_e.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||s.params===void 0&&(y="params"))return _e.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.
query!==void 0){let o=s.query,a=e;if(e===a)if(o&&typeof o=="object"&&!Array.isArray(o)){o.step===void 0&&
(o.step="hour"),o.top===void 0&&(o.top=20);let n;if(o.metric===void 0&&(n="metric"))return _e.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:n}}],
!1;if(o.metric!==void 0){let i=o.metric,l=e;if(typeof i!="string"){let f=typeof i,u;if(u===void 0)if(f==
"number"||f=="boolean")u=""+i;else if(i===null)u="";else return _e.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,o!==void 0&&(o.metric=u))}if(!(i==="requests"||i==="failed"||i==="attempts"||i===
"failed_attempts"||i==="prompt_tokens"||i==="cached_tokens"||i==="completion_tokens"||i==="tokens"||
i==="charged"||i==="cost"||i==="first_token_p50_ms"||i==="first_token_p95_ms"||i==="whole_p50_ms"||i===
"whole_p95_ms"))return _e.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:za.properties.query.properties.metric.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(o.by!==void 0){let i=o.by,l=e;if(typeof i!="string"){let u=typeof i,
g;if(g===void 0)if(u=="number"||u=="boolean")g=""+i;else if(i===null)g="";else return _e.errors=[{instancePath:r+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;g!==void 0&&(i=g,o!==void 0&&(o.by=g))}if(!(i==="key"||i==="group"||i==="model"||i==="agent"||i===
"upstream"||i==="status"||i==="class"))return _e.errors=[{instancePath:r+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:za.properties.query.properties.
by.enum}}],!1;var t=l===e}else var t=!0;if(t){if(o.from!==void 0){let i=o.from,l=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u=typeof i,g;if(g===void 0)if(u==="boolean"||i===null||
u==="string"&&i&&i==+i&&!(i%1))g=+i;else return _e.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(i=
g,o!==void 0&&(o.from=g))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return _e.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return _e.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(o.to!==void 0){let i=o.to,l=e;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u=typeof i,g;if(g===void 0)if(u==="boolean"||i===null||
u==="string"&&i&&i==+i&&!(i%1))g=+i;else return _e.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(i=g,o!==
void 0&&(o.to=g))}if(e===l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return _e.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return _e.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let i=o.step,l=e;if(typeof i!="string"){let u=typeof i,
g;if(g===void 0)if(u=="number"||u=="boolean")g=""+i;else if(i===null)g="";else return _e.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;g!==void 0&&(i=g,o!==void 0&&(o.step=g))}if(!(i==="hour"||i==="day"))return _e.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:za.
properties.query.properties.step.enum}}],!1;var t=l===e;if(t){let u=o.top,g=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let b=typeof u,k;if(k===void 0)if(b==="boolean"||u===null||b==="str\
ing"&&u&&u==+u&&!(u%1))k=+u;else return _e.errors=[{instancePath:r+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;k!==void 0&&(u=k,o!==void 0&&
(o.top=k))}if(e===g&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return _e.errors=[{instancePath:r+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(u<1||isNaN(u))return _e.errors=[{instancePath:r+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===
e}}}}}}else return _e.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var d=a===e}else var d=!0;if(d)if(s.headers!==void 0){let o=s.headers,
a=e;if(e===a)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let i=o["i\
f-none-match"],l=e;if(typeof i!="string"){let f=typeof i,u;if(u===void 0)if(f=="number"||f=="boolean")
u=""+i;else if(i===null)u="";else return _e.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&
(i=u,o!==void 0&&(o["if-none-match"]=u))}if(e===l&&typeof i=="string"&&M(i,4096))return _e.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return _e.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var d=a===e}else
var d=!0}return _e.errors=m,e===0}_e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ui=Y,Zm={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Vm=new RegExp("^[a-z0-9_]+$","u");function Y(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=Y.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let y;if(s.query===void 0&&(y="query")||s.headers===void 0&&(y="headers")||
s.params===void 0&&(y="params"))return Y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:y}}],!1;if(s.query!==void 0){let o=s.query,a=e;if(e===a)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.limit===void 0&&(o.limit=100),o.from!==void 0){let n=o.from,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l=typeof n,f;if(f===void 0)if(l==="boolean"||n===null||
l==="string"&&n&&n==+n&&!(n%1))f=+n;else return Y.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(n=
f,o!==void 0&&(o.from=f))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Y.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(o.to!==void 0){let n=o.to,i=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f=typeof n,u;if(u===void 0)if(f==="boolean"||n===null||
f==="string"&&n&&n==+n&&!(n%1))u=+n;else return Y.errors=[{instancePath:r+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(n=u,o!==
void 0&&(o.to=u))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Y.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(o.key_id!==void 0){let n=o.key_id,i=e;if(typeof n!=
"string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===null)u="";else
return Y.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.key_id=u))}if(e===i&&
typeof n=="string"){if(M(n,256))return Y.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))return Y.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return Y.errors=[{instancePath:r+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.model!==void 0){let n=o.model,i=e;
if(typeof n!="string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===
null)u="";else return Y.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.model=u))}
if(e===i&&typeof n=="string"){if(M(n,256))return Y.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))
return Y.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return Y.errors=[{instancePath:r+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.agent!==void 0){let n=o.agent,i=e;
if(typeof n!="string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===
null)u="";else return Y.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.agent=u))}
if(e===i&&typeof n=="string"){if(M(n,256))return Y.errors=[{instancePath:r+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))
return Y.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return Y.errors=[{instancePath:r+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.upstream!==void 0){let n=o.upstream,
i=e;if(typeof n!="string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===
null)u="";else return Y.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.upstream=
u))}if(e===i&&typeof n=="string"){if(M(n,64))return Y.errors=[{instancePath:r+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,
1))return Y.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return Y.errors=[{instancePath:r+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.status!==void 0){let n=o.
status,i=e;if(typeof n!="string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===
null)u="";else return Y.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.status=
u))}if(e===i&&typeof n=="string"){if(M(n,64))return Y.errors=[{instancePath:r+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))
return Y.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Vm.test(n))return Y.errors=[{instancePath:r+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(o.class!==void 0){let n=o.class,i=e;if(typeof n!=
"string"){let f=typeof n,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+n;else if(n===null)u="";else
return Y.errors=[{instancePath:r+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.class=u))}if(!(n==="ours"||
n==="upstream"||n==="caller"||n==="limits"||n==="left"))return Y.errors=[{instancePath:r+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:Zm.properties.
query.properties.class.enum}}],!1;var t=i===e}else var t=!0;if(t){if(o.slower_than_ms!==void 0){let n=o.
slower_than_ms,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f=typeof n,u;if(u===
void 0)if(f==="boolean"||n===null||f==="string"&&n&&n==+n&&!(n%1))u=+n;else return Y.errors=[{instancePath:r+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.slower_than_ms=u))}if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:r+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(o.costlier_than!==void 0){
let n=o.costlier_than,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f=typeof n,u;
if(u===void 0)if(f==="boolean"||n===null||f==="string"&&n&&n==+n&&!(n%1))u=+n;else return Y.errors=[
{instancePath:r+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(n=u,o!==void 0&&(o.costlier_than=u))}if(e===
i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:r+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){let n=o.limit,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f=typeof n,u;if(u===void 0)if(f==="boolean"||n===null||
f==="string"&&n&&n==+n&&!(n%1))u=+n;else return Y.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(n=
u,o!==void 0&&(o.limit=u))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Y.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<1||isNaN(n))return Y.errors=[{instancePath:r+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e;if(t)if(o.after!==void 0){let f=o.after,u=e;if(typeof f!="string"){let _=typeof f,
b;if(b===void 0)if(_=="number"||_=="boolean")b=""+f;else if(f===null)b="";else return Y.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;b!==void 0&&(f=b,o!==void 0&&(o.after=b))}if(e===u&&typeof f=="string"){if(M(f,256))return Y.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(f,1))return Y.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=u===e}else
var t=!0}}}}}}}}}}}else return Y.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var d=a===e}else var d=!0;if(d)if(s.headers!==void 0){
let o=s.headers,a=e;if(e===a)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){
let i=o["if-none-match"],l=e;if(typeof i!="string"){let f=typeof i,u;if(u===void 0)if(f=="number"||f==
"boolean")u=""+i;else if(i===null)u="";else return Y.errors=[{instancePath:r+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,o!==void 0&&(o["if-none-match"]=u))}if(e===l&&typeof i=="string"&&M(i,4096))return Y.
errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Y.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var d=a===
e}else var d=!0}return Y.errors=m,e===0}Y.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var zi=Pr;function Pr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Pr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Pr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Pr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return Pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return Pr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return Pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Pr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.errors=m,e===0}Pr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bi=xe,Wm={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function xe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return xe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.query!==void 0){let y=s.query;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.limit===void 0&&(y.limit=100),y.state!==void 0){let a=y.
state,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return xe.errors=[{instancePath:r+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return xe.errors=[{instancePath:r+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:Wm.
properties.query.properties.state.enum}}],!1;var t=n===e}else var t=!0;if(t){if(y.network!==void 0){
let a=y.network,n=e;if(typeof a!="string"){let l=typeof a,f;if(f===void 0)if(l=="number"||l=="boolea\
n")f=""+a;else if(a===null)f="";else return xe.errors=[{instancePath:r+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=
f,y!==void 0&&(y.network=f))}if(e===n&&typeof a=="string"){if(M(a,64))return xe.errors=[{instancePath:r+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(a,1))return xe.errors=[{instancePath:r+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(a))return xe.
errors=[{instancePath:r+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(y.
payer!==void 0){let a=y.payer,n=e;if(typeof a!="string"){let l=typeof a,f;if(f===void 0)if(l=="numbe\
r"||l=="boolean")f=""+a;else if(a===null)f="";else return xe.errors=[{instancePath:r+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(a=f,y!==void 0&&(y.payer=f))}if(e===n&&typeof a=="string"){if(M(a,64))return xe.errors=[{instancePath:r+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(a,1))return xe.errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(a))return xe.
errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let a=y.limit,
n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,f;if(f===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))f=+a;else return xe.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.limit=f))}if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return xe.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return xe.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(y.after!==void 0){let l=y.after,f=e;
if(typeof l!="string"){let g=typeof l,_;if(_===void 0)if(g=="number"||g=="boolean")_=""+l;else if(l===
null)_="";else return xe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(l=_,y!==void 0&&(y.after=_))}
if(e===f&&typeof l=="string"){if(M(l,36))return xe.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(l,36))
return xe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(l))return xe.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=f===e}else var t=!0}}}}else return xe.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return xe.errors=m,
e===0}xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zi=vr;function vr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return vr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return vr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return vr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return vr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return vr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return vr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=m,e===0}vr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vi=_r;function _r(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _r.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return _r.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return _r.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return _r.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return _r.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return _r.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return _r.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return _r.errors=m,e===0}_r.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wi=Be;function Be(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return Be.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.query!==void 0){let y=s.query,o=e;if(e===o)if(y&&
typeof y=="object"&&!Array.isArray(y)){if(y.reason!==void 0){let a=y.reason,n=e;if(typeof a!="string"){
let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else return Be.
errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.reason=l))}if(e===n&&typeof a=="st\
ring"){if(M(a,512))return Be.errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(Z(a,1))return Be.errors=
[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!sr.test(a))return Be.errors=[{instancePath:r+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Be.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.params!==void 0){let y=s.params,
o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){let n;if(y.id===void 0&&(n="id"))return Be.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let f=typeof i,u;if(u===
void 0)if(f=="number"||f=="boolean")u=""+i;else if(i===null)u="";else return Be.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,y!==void 0&&(y.id=u))}if(e===l&&typeof i=="string"){if(M(i,36))return Be.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(i,36))return Be.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(
i))return Be.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Be.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===
e}else var t=!0}return Be.errors=m,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Hi=ks;function ks(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ks.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ks.errors=m,e===0}ks.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yi=Ps;function Ps(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ps.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ps.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ps.errors=m,e===0}Ps.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ji=br;var js=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function br(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=br.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return br.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let d=s.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===
void 0&&(o="name"))return br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:o}}],!1;if(d.name!==void 0){let a=d.name,n=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return br.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,d!==void 0&&(d.name=l))}if(e===n&&typeof a==
"string"){if(M(a,64))return br.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(a,1))return br.errors=[
{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!js.test(a))return br.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return br.errors=m,e===0}br.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qi=wr;function wr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return wr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name"))return wr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.name!==void 0){let a=d.name,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return wr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.name=l))}if(e===n&&typeof a=="string"){if(M(a,64))return wr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return wr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return wr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return wr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return wr.errors=m,e===0}wr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var en=xr;function xr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return xr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name"))return xr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.name!==void 0){let a=d.name,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return xr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.name=l))}if(e===n&&typeof a=="string"){if(M(a,64))return xr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return xr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return xr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return xr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return xr.errors=m,e===0}xr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var rn=qr;function qr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return qr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name"))return qr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.name!==void 0){let a=d.name,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return qr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.name=l))}if(e===n&&typeof a=="string"){if(M(a,64))return qr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return qr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return qr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return qr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return qr.errors=m,e===0}qr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var sn=Nr;function Nr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Nr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name"))return Nr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.name!==void 0){let a=d.name,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i==
"number"||i=="boolean")l=""+a;else if(a===null)l="";else return Nr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.name=l))}if(e===n&&typeof a=="string"){if(M(a,64))return Nr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return Nr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!js.test(
a))return Nr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Nr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Nr.errors=m,e===0}Nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var tn=vs;function vs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return vs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return vs.errors=m,e===0}vs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var an=_s;function _s(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _s.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return _s.errors=m,e===0}_s.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var nn=bs;function bs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return bs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return bs.errors=m,e===0}bs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var on=Lr;var Hm=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Lr(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Lr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Lr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let d=s.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===
void 0&&(o="id"))return Lr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:o}}],!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!=
"string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===null)l="";else
return Lr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){
if(M(a,64))return Lr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(a,1))return Lr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Hm.test(a))return Lr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Lr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Lr.errors=m,e===0}Lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var pn=ws;function ws(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ws.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ws.errors=m,e===0}ws.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mn=xs;function xs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return xs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return xs.errors=m,e===0}xs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ln=qs;function qs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return qs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return qs.errors=m,e===0}qs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var dn=Ns;function Ns(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ns.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ns.errors=m,e===0}Ns.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fn=Ls;function Ls(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ls.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ls.errors=m,e===0}Ls.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var un=Ss;function Ss(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ss.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ss.errors=m,e===0}Ss.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yn=Rr;function Rr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let o=d["idempotency-key"],
a=e;if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="boolean")i=""+o;else if(o===
null)i="";else return Rr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(o=
i,d!==void 0&&(d["idempotency-key"]=i))}if(e===a&&typeof o=="string"){if(M(o,255))return Rr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(o,1))return Rr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(o))return Rr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Rr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Rr.errors=m,e===0}Rr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cn=Sr;function Sr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Sr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Sr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Sr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return Sr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return Sr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return Sr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Sr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Sr.errors=m,e===0}Sr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hn=Ar;function Ar(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ar.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Ar.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Ar.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return Ar.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return Ar.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return Ar.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ar.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ar.errors=m,e===0}Ar.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gn=Ze;function Ze(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return Ze.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let y=s.headers,o=e;if(e===
o)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["idempotency-key"]!==void 0){let a=y["idempotenc\
y-key"],n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+
a;else if(a===null)l="";else return Ze.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,y!==void 0&&(y["idempotency-key"]=l))}if(e===n&&typeof a=="string"){if(M(a,255))return Ze.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return Ze.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ts.test(a))return Ze.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ze.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.params!==
void 0){let y=s.params,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){let n;if(y.id===void 0&&
(n="id"))return Ze.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(y.id!==void 0){let i=y.id,l=e;if(typeof i!="string"){let f=typeof i,
u;if(u===void 0)if(f=="number"||f=="boolean")u=""+i;else if(i===null)u="";else return Ze.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(i=u,y!==void 0&&(y.id=u))}if(e===l&&typeof i=="string"){if(M(i,36))return Ze.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(i,36))return Ze.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(
i))return Ze.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===
e}else var t=!0}return Ze.errors=m,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var kn=ke,Ym={paths:{},components:{securitySchemes:{OperatorToken:{
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
]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function ke(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ke.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d=
"params"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.query!==void 0){let y=s.query;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.limit===
void 0&&(y.limit=100),y.from!==void 0){let a=y.from,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let i=typeof a,l;if(l===void 0)if(i==="boolean"||a===null||i==="string"&&a&&a==+a&&!(a%
1))l=+a;else return ke.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=l,y!==void 0&&(y.from=l))}if(e===
n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return ke.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ke.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(y.to!==void 0){let a=y.to,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let l=typeof a,f;if(f===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&
!(a%1))f=+a;else return ke.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.to=f))}if(e===
n&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return ke.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ke.errors=[{instancePath:r+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===
e}else var t=!0;if(t){if(y.action!==void 0){let a=y.action,n=e;if(typeof a!="string"){let l=typeof a,
f;if(f===void 0)if(l=="number"||l=="boolean")f=""+a;else if(a===null)f="";else return ke.errors=[{instancePath:r+
"/query/action",schemaPath:"#/properties/query/properties/action/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.action=f))}if(!(a==="createKey"||a==="changeKey"||a===
"rotateKey"||a==="revokeKey"||a==="restoreKey"||a==="revokeCaller"||a==="restoreCaller"||a==="create\
Group"||a==="changeGroup"||a==="deleteGroup"||a==="closeMonth"||a==="drainUpstream"||a==="restoreUps\
tream"||a==="probeUpstream"||a==="resumeOutlet"||a==="skipOutlet"||a==="reconcilePayment"||a==="clos\
ePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="revokeOperator"||a===
"createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||a==="migrate"||a===
"copyStore"||a==="authenticate"))return ke.errors=[{instancePath:r+"/query/action",schemaPath:"#/pro\
perties/query/properties/action/enum",keyword:"enum",params:{allowedValues:Ym.properties.query.properties.
action.enum}}],!1;var t=n===e}else var t=!0;if(t){if(y.name!==void 0){let a=y.name,n=e;if(typeof a!=
"string"){let l=typeof a,f;if(f===void 0)if(l=="number"||l=="boolean")f=""+a;else if(a===null)f="";else
return ke.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.name=f))}if(e===n&&typeof a==
"string"){if(M(a,128))return ke.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query\
/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(a,1))return ke.errors=[
{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!sr.test(a))return ke.errors=[{instancePath:r+"/query/name",schemaPath:"\
#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var t=n===e}else var t=!0;if(t){if(y.target!==void 0){let a=y.target,n=e;if(typeof a!="string"){let l=typeof a,
f;if(f===void 0)if(l=="number"||l=="boolean")f=""+a;else if(a===null)f="";else return ke.errors=[{instancePath:r+
"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.target=f))}if(e===n&&typeof a=="string"){if(M(a,128))return ke.
errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;if(Z(a,1))return ke.errors=[{instancePath:r+"/query/targ\
et",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!sr.test(a))return ke.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/p\
roperties/target/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===
e}else var t=!0;if(t){let a=y.limit,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
f;if(f===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))f=+a;else return ke.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;f!==void 0&&(a=f,y!==void 0&&(y.limit=f))}if(e===n&&typeof a=="number"&&
isFinite(a)){if(a>1e3||isNaN(a))return ke.errors=[{instancePath:r+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<
1||isNaN(a))return ke.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properti\
es/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(y.after!==
void 0){let l=y.after,f=e;if(typeof l!="string"){let g=typeof l,_;if(_===void 0)if(g=="number"||g=="\
boolean")_=""+l;else if(l===null)_="";else return ke.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(l=
_,y!==void 0&&(y.after=_))}if(e===f&&typeof l=="string"){if(M(l,36))return ke.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:36}}],!1;if(Z(l,36))return ke.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/\
query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(l))return ke.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=f===e}else var t=!0}}}}}}else return ke.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ke.errors=m,e===0}ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Pn=Ir;function Ir(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ir.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let d=s.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Ir.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(d.id!==void 0){let a=d.id,n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="num\
ber"||i=="boolean")l=""+a;else if(a===null)l="";else return Ir.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d.id=l))}if(e===n&&typeof a=="string"){if(M(a,36))return Ir.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(a,36))return Ir.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ve.test(a))return Ir.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ir.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ir.errors=m,e===0}Ir.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vn=As;function As(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=As.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return As.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return As.errors=m,e===0}As.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _n=Is;function Is(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Is.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Is.errors=m,e===0}Is.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bn=Ds;function Ds(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ds.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ds.errors=m,e===0}Ds.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wn=Wr;function Wr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Wr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let o=d["if-none-match"],a=e;
if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="boolean")i=""+o;else if(o===
null)i="";else return Wr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(o=i,d!==
void 0&&(d["if-none-match"]=i))}if(e===a&&typeof o=="string"&&M(o,4096))return Wr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Wr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Wr.errors=m,e===0}Wr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xn=Hr;function Hr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let o=d["if-none-match"],a=e;
if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="boolean")i=""+o;else if(o===
null)i="";else return Hr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(o=i,d!==
void 0&&(d["if-none-match"]=i))}if(e===a&&typeof o=="string"&&M(o,4096))return Hr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Hr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Hr.errors=m,e===0}Hr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qn=Je;var Nn=new RegExp("^[a-z][a-z0-9.-]*$","u");function Je(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Je.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&
(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Je.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let y=s.
headers,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let a=y["\
if-none-match"],n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolea\
n")l=""+a;else if(a===null)l="";else return Je.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,y!==void 0&&(y["if-none-match"]=l))}if(e===n&&typeof a=="string"&&M(a,4096))return Je.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Je.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else
var t=!0;if(t)if(s.params!==void 0){let y=s.params,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(
y)){let n;if(y.file===void 0&&(n="file"))return Je.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:n}}],!1;if(y.file!==void 0){let i=y.
file,l=e;if(typeof i!="string"){let f=typeof i,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+i;else if(i===
null)u="";else return Je.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(i=u,y!==void 0&&(y.file=u))}
if(e===l&&typeof i=="string"){if(M(i,64))return Je.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))
return Je.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Nn.test(i))return Je.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Je.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}return Je.errors=
m,e===0}Je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ln=Yr;function Yr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let d=s.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let o=d["if-none-match"],a=e;
if(typeof o!="string"){let n=typeof o,i;if(i===void 0)if(n=="number"||n=="boolean")i=""+o;else if(o===
null)i="";else return Yr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(o=i,d!==
void 0&&(d["if-none-match"]=i))}if(e===a&&typeof o=="string"&&M(o,4096))return Yr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Yr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Yr.errors=m,e===0}Yr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sn=Qe;function Qe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||s.headers===void 0&&(d=
"headers")||s.params===void 0&&(d="params"))return Qe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let y=s.headers,o=e;if(e===
o)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["if-none-match"]!==void 0){let a=y["if-none-matc\
h"],n=e;if(typeof a!="string"){let i=typeof a,l;if(l===void 0)if(i=="number"||i=="boolean")l=""+a;else if(a===
null)l="";else return Qe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,y!==
void 0&&(y["if-none-match"]=l))}if(e===n&&typeof a=="string"&&M(a,4096))return Qe.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Qe.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)
if(s.params!==void 0){let y=s.params,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){let n;
if(y.file===void 0&&(n="file"))return Qe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:n}}],!1;if(y.file!==void 0){let i=y.file,
l=e;if(typeof i!="string"){let f=typeof i,u;if(u===void 0)if(f=="number"||f=="boolean")u=""+i;else if(i===
null)u="";else return Qe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(i=u,y!==void 0&&(y.file=u))}
if(e===l&&typeof i=="string"){if(M(i,64))return Qe.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))
return Qe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Nn.test(i))return Qe.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Qe.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}return Qe.errors=
m,e===0}Qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var An=as(Kt()),In=as(Ft()),zl={...An.formats,...In.fastFormats},Dn=Mt;function Mt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Mt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Mt.errors=m,e===0}Mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tn=Et;function Et(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Et.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Et.errors=m,e===0}Et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jn=Rt;function Rt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Rt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Rt.errors=m,e===0}Rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $n=Xt;function Xt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Xt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xt.errors=m,e===0}Xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var On=E,Qm={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"sch\
ema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"sch\
ema:PriorityClass",default:"interactive"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Za={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},ss={type:["string","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:ManagedBy"},Va={type:["string","null"],minLength:1,maxLength:194,pattern:"^\
(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:GroupOfKey"},Wa={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Ha={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},$s={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:64},$id:"schema:Agents"},Ya={type:["integer","null"],minimum:0,maximum:41024448e5,$id:"sch\
ema:Expiry"},Os={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Cs={type:["integer",
"null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ks={type:["integer","null"],minimum:1,maximum:1e6,$id:"\
schema:MaxParallel"},Ja={type:"string",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},
Fs={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:\
BudgetUsd"},Ms={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Es=Object.prototype.
hasOwnProperty,Q=is,ne=ns,Jr=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),pr=new RegExp("^(?!none$\
)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Rs=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function E(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=E.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let n;if(s.body===void 0&&(n="body"))return E.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.body!==void 0){let i=s.body;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.scopes===void 0&&(i.scopes=["chat","mesh"]),i.priority_class===
void 0&&(i.priority_class="interactive");let f;if(i.name===void 0&&(f="name"))return E.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let g in i)if(!Es.call(Qm.properties.body.properties,g)){return E.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(u===e){if(i.name!==void 0){let g=i.name,_=e;if(e===e)if(typeof g=="string"){if(Q(g,128))
return E.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ne(g,1))return E.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(g))return E.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return E.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){if(i.owner!==void 0){let g=i.
owner,_=e,b=e;if(typeof g!="string"&&g!==null)return E.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Za.type}}],!1;if(e===b&&typeof g=="string"){if(Q(g,256))
return E.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(g,1))return E.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(g))return E.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(i.managed_by!==void 0){let g=i.managed_by,_=e,b=e;
if(typeof g!="string"&&g!==null)return E.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===b&&typeof g=="string"){if(Q(g,128))
return E.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(g,1))return E.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.test(g))return E.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(i.group!==void 0){
let g=i.group,_=e,b=e;if(typeof g!="string"&&g!==null)return E.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Va.type}}],!1;if(e===b&&typeof g=="s\
tring"){if(Q(g,194))return E.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ne(g,1))return E.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.
test(g))return E.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){
let g=i.scopes,_=e;if(e===e)if(Array.isArray(g)){if(g.length>8)return E.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(g.length<
1)return E.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var d=!0;let c=g.length;for(let h=0;h<c;h++){let N=g[h],A=e;if(typeof N!=
"string")return E.errors=[{instancePath:r+"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(N==="chat"||N==="mesh"))return E.errors=[{instancePath:r+"/bo\
dy/scopes/"+h,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Wa.items.enum}}],
!1;var d=A===e;if(!d)break}if(d){let h=g.length,N;if(h>1){let A={};for(;h--;){let L=g[h];if(typeof L==
"string"){if(typeof A[L]=="number"){return N=A[L],E.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:h,j:N}}],!1;break}A[L]=h}}}}}}else return E.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=_===e;if(t){if(i.models!==void 0){let c=i.models,h=e,N=e;if(!Array.isArray(c)&&c!==
null)return E.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:Ha.type}}],!1;if(e===N&&Array.isArray(c)){if(c.length>64)return E.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<
1)return E.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var y=!0;let L=c.length;for(let q=0;q<L;q++){let I=c[q],T=e;if(e===T)if(typeof I==
"string"){if(Q(I,256))return E.errors=[{instancePath:r+"/body/models/"+q,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(I,1))return E.errors=[{instancePath:r+
"/body/models/"+q,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return E.errors=[{instancePath:r+"/body/models/"+q,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var y=T===e;if(!y)break}if(y){let q=c.length,I;if(q>1){let T={};for(;q--;){
let H=c[q];if(typeof H=="string"){if(typeof T[H]=="number"){return I=T[H],E.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}
T[H]=q}}}}}}var t=h===e}else var t=!0;if(t){if(i.agents!==void 0){let c=i.agents,h=e,N=e;if(!Array.isArray(
c)&&c!==null)return E.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===N&&Array.isArray(c)){if(c.length>1e3)return E.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<
1)return E.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var o=!0;let L=c.length;for(let q=0;q<L;q++){let I=c[q],T=e;if(e===T)if(typeof I==
"string"){if(Q(I,64))return E.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(I,1))return E.errors=[{instancePath:r+
"/body/agents/"+q,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return E.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var o=T===e;if(!o)break}if(o){let q=c.length,I;if(q>1){let T={};for(;q--;){
let H=c[q];if(typeof H=="string"){if(typeof T[H]=="number"){return I=T[H],E.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}
T[H]=q}}}}}}var t=h===e}else var t=!0;if(t){if(i.expires_at!==void 0){let c=i.expires_at,h=e,N=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return E.errors=[{instancePath:r+"/body/expires_\
at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Ya.type}}],!1;if(e===N&&typeof c=="n\
umber"&&isFinite(c)){if(c>41024448e5||isNaN(c))return E.errors=[{instancePath:r+"/body/expires_at",schemaPath:"\
schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(
c))return E.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(i.rpm!==void 0){let c=i.
rpm,h=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return E.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Os.type}}],!1;if(e===N&&typeof c==
"number"&&isFinite(c)){if(c>1e9||isNaN(c))return E.errors=[{instancePath:r+"/body/rpm",schemaPath:"s\
chema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return E.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.tpm,h=e,N=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return E.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:Cs.type}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){
if(c>1e12||isNaN(c))return E.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return E.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=h===e}else var t=!0;if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,h=e,N=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return E.errors=[{instancePath:r+"/body/max_para\
llel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===N&&typeof c==
"number"&&isFinite(c)){if(c>1e6||isNaN(c))return E.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(
c))return E.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){let c=i.priority_class,
h=e;if(typeof c!="string")return E.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema\
:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="interactive"||c==="batch"||
c==="hook"))return E.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass\
/enum",keyword:"enum",params:{allowedValues:Ja.enum}}],!1;var t=h===e;if(t){if(i.budget_usd!==void 0){
let A=i.budget_usd,L=e,q=e;if(typeof A!="string"&&A!==null)return E.errors=[{instancePath:r+"/body/b\
udget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Fs.type}}],!1;if(e===q&&typeof A==
"string"){if(Q(A,17))return E.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUs\
d/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Rs.test(A))return E.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=L===e}else var t=!0;if(t)if(i.budget_period!==void 0){let A=i.
budget_period,L=e,q=e,I=!1,T=e;if(typeof A!="string"){let V={instancePath:r+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?m=[V]:m.push(V),e++}if(!(A===
"day"||A==="month"||A==="total")){let V={instancePath:r+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Ms.enum}};m===null?m=[V]:m.push(V),e++}var a=T===
e;I=I||a;let H=e;if(A!==null){let V={instancePath:r+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[V]:m.push(
V),e++}var a=H===e;if(I=I||a,I)e=q,m!==null&&(q?m.length=q:m=null);else{let V={instancePath:r+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return m===null?m=[V]:m.push(V),e++,E.errors=m,!1}var t=L===e}else var t=!0}}}}}}}}}}}}}}}else return E.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return E.errors=m,e===0}E.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Cn=C,el={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{
type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name",
"token_hash"],properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},token_hash:{$ref:"\
schema:TokenHash"},token_prefix:{$ref:"schema:TokenPrefix",default:"chosen"},managed_by:{$ref:"schem\
a:ManagedBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},
models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"\
schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"\
schema:PriorityClass",default:"interactive"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[
{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var rl=new RegExp("^[0-9a-f]{64}$","u"),sl=new RegExp("^[\\x21-\\x7e]+$","u");function C(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=C.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.body===void 0&&(n="body"))return C.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){i.token_prefix===void 0&&(i.token_prefix="chosen"),i.scopes===void 0&&(i.
scopes=["chat","mesh"]),i.priority_class===void 0&&(i.priority_class="interactive");let f;if(i.name===
void 0&&(f="name")||i.token_hash===void 0&&(f="token_hash"))return C.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;
for(let g in i)if(!Es.call(el.properties.body.properties,g)){return C.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(u===e){if(i.name!==void 0){let g=i.name,_=e;if(e===e)if(typeof g=="string"){if(Q(g,128))
return C.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ne(g,1))return C.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(g))return C.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return C.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){if(i.owner!==void 0){let g=i.
owner,_=e,b=e;if(typeof g!="string"&&g!==null)return C.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Za.type}}],!1;if(e===b&&typeof g=="string"){if(Q(g,256))
return C.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(g,1))return C.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(g))return C.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(i.token_hash!==void 0){let g=i.token_hash,_=e;if(e===
e)if(typeof g=="string"){if(Q(g,64))return C.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!rl.test(g))return C.errors=
[{instancePath:r+"/body/token_hash",schemaPath:"schema:TokenHash/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"}}],!1}else return C.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/type",keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){let g=i.
token_prefix,_=e;if(e===e)if(typeof g=="string"){if(Q(g,16))return C.errors=[{instancePath:r+"/body/\
token_prefix",schemaPath:"schema:TokenPrefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(ne(
g,1))return C.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!sl.test(g))return C.errors=[{instancePath:r+"/body/tok\
en_prefix",schemaPath:"schema:TokenPrefix/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"}}],
!1}else return C.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/type",keyword:"\
type",params:{type:"string"}}],!1;var t=_===e;if(t){if(i.managed_by!==void 0){let c=i.managed_by,h=e,
N=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===N&&typeof c=="string"){if(Q(
c,128))return C.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(c,1))return C.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.test(c))return C.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(i.group!==void 0){
let c=i.group,h=e,N=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Va.type}}],!1;if(e===N&&typeof c=="s\
tring"){if(Q(c,194))return C.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ne(c,1))return C.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.
test(c))return C.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){
let c=i.scopes,h=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return C.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<
1)return C.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var d=!0;let L=c.length;for(let q=0;q<L;q++){let I=c[q],T=e;if(typeof I!=
"string")return C.errors=[{instancePath:r+"/body/scopes/"+q,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="chat"||I==="mesh"))return C.errors=[{instancePath:r+"/bo\
dy/scopes/"+q,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Wa.items.enum}}],
!1;var d=T===e;if(!d)break}if(d){let q=c.length,I;if(q>1){let T={};for(;q--;){let H=c[q];if(typeof H==
"string"){if(typeof T[H]=="number"){return I=T[H],C.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}T[H]=q}}}}}}else return C.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=h===e;if(t){if(i.models!==void 0){let L=i.models,q=e,I=e;if(!Array.isArray(L)&&L!==
null)return C.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:Ha.type}}],!1;if(e===I&&Array.isArray(L)){if(L.length>64)return C.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(L.length<
1)return C.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var y=!0;let H=L.length;for(let z=0;z<H;z++){let V=L[z],R=e;if(e===R)if(typeof V==
"string"){if(Q(V,256))return C.errors=[{instancePath:r+"/body/models/"+z,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(V,1))return C.errors=[{instancePath:r+
"/body/models/"+z,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return C.errors=[{instancePath:r+"/body/models/"+z,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var y=R===e;if(!y)break}if(y){let z=L.length,V;if(z>1){let R={};for(;z--;){
let Ce=L[z];if(typeof Ce=="string"){if(typeof R[Ce]=="number"){return V=R[Ce],C.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{i:z,j:V}}],!1;break}
R[Ce]=z}}}}}}var t=q===e}else var t=!0;if(t){if(i.agents!==void 0){let L=i.agents,q=e,I=e;if(!Array.
isArray(L)&&L!==null)return C.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",
keyword:"type",params:{type:$s.type}}],!1;if(e===I&&Array.isArray(L)){if(L.length>1e3)return C.errors=
[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(L.length<1)return C.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let H=L.length;for(let z=0;z<H;z++){let V=L[z],R=e;
if(e===R)if(typeof V=="string"){if(Q(V,64))return C.errors=[{instancePath:r+"/body/agents/"+z,schemaPath:"\
schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(V,1))return C.errors=
[{instancePath:r+"/body/agents/"+z,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return C.errors=[{instancePath:r+"/body/agents/"+z,schemaPath:"schema:Agents/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var o=R===e;if(!o)break}if(o){let z=L.length,V;if(z>
1){let R={};for(;z--;){let Ce=L[z];if(typeof Ce=="string"){if(typeof R[Ce]=="number"){return V=R[Ce],
C.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",
params:{i:z,j:V}}],!1;break}R[Ce]=z}}}}}}var t=q===e}else var t=!0;if(t){if(i.expires_at!==void 0){let L=i.
expires_at,q=e,I=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)return C.errors=
[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Ya.type}}],
!1;if(e===I&&typeof L=="number"&&isFinite(L)){if(L>41024448e5||isNaN(L))return C.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(L<0||isNaN(L))return C.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=q===e}else var t=!0;if(t){if(i.
rpm!==void 0){let L=i.rpm,q=e,I=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)
return C.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Os.
type}}],!1;if(e===I&&typeof L=="number"&&isFinite(L)){if(L>1e9||isNaN(L))return C.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(L<1||isNaN(L))return C.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=q===e}else var t=!0;if(t){if(i.tpm!==void 0){let L=i.
tpm,q=e,I=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)return C.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Cs.type}}],!1;if(e===I&&typeof L==
"number"&&isFinite(L)){if(L>1e12||isNaN(L))return C.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(L<1||isNaN(L))return C.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=q===e}else var t=!0;if(t){if(i.max_parallel!==void 0){let L=i.max_parallel,q=e,
I=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)return C.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Ks.type}}],!1;
if(e===I&&typeof L=="number"&&isFinite(L)){if(L>1e6||isNaN(L))return C.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(L<1||isNaN(L))return C.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=q===e}else var t=!0;if(t){
let L=i.priority_class,q=e;if(typeof L!="string")return C.errors=[{instancePath:r+"/body/priority_cl\
ass",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(L==="int\
eractive"||L==="batch"||L==="hook"))return C.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Ja.enum}}],!1;var t=q===e;if(t){if(i.
budget_usd!==void 0){let T=i.budget_usd,H=e,z=e;if(typeof T!="string"&&T!==null)return C.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Fs.type}}],!1;if(e===
z&&typeof T=="string"){if(Q(T,17))return C.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Rs.test(T))return C.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=H===e}else var t=!0;if(t)if(i.budget_period!==
void 0){let T=i.budget_period,H=e,z=e,V=!1,R=e;if(typeof T!="string"){let lr={instancePath:r+"/body/\
budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[lr]:m.push(lr),e++}if(!(T==="day"||T==="month"||T==="total")){let lr={instancePath:r+"/body/budge\
t_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ms.enum}};m===null?
m=[lr]:m.push(lr),e++}var a=R===e;V=V||a;let Ce=e;if(T!==null){let lr={instancePath:r+"/body/budget_\
period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};m===null?m=[lr]:m.push(lr),e++}var a=Ce===e;if(V=V||a,V)e=z,m!==null&&(z?m.length=z:m=
null);else{let lr={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/bud\
get_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[lr]:m.push(lr),e++,C.errors=m,!1}var t=H===
e}else var t=!0}}}}}}}}}}}}}}}}}else return C.errors=[{instancePath:r+"/body",schemaPath:"#/properti\
es/body/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=m,e===0}C.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Kn=Gt;function Gt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Gt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Gt.errors=m,e===0}Gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=Ut;function Ut(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ut.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ut.errors=m,e===0}Ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mn=X,tl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{
$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tp\
m"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function X(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)&&s.body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.
isArray(n)){if(Object.keys(n).length<1)return X.errors=[{instancePath:r+"/body",schemaPath:"#/proper\
ties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let l=e;for(let f in n)if(!Es.
call(tl.properties.body.properties,f)){return X.errors=[{instancePath:r+"/body",schemaPath:"#/proper\
ties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}
if(l===e){if(n.name!==void 0){let f=n.name,u=e;if(e===e)if(typeof f=="string"){if(Q(f,128))return X.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{
limit:128}}],!1;if(ne(f,1))return X.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/\
minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(f))return X.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return X.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=u===e}else var t=!0;if(t){if(n.owner!==void 0){let f=n.
owner,u=e,g=e;if(typeof f!="string"&&f!==null)return X.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Za.type}}],!1;if(e===g&&typeof f=="string"){if(Q(f,256))
return X.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(f,1))return X.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(f))return X.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=u===e}else var t=!0;if(t){if(n.managed_by!==void 0){let f=n.managed_by,u=e,g=e;
if(typeof f!="string"&&f!==null)return X.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===g&&typeof f=="string"){if(Q(f,128))
return X.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(f,1))return X.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.test(f))return X.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=u===e}else var t=!0;if(t){if(n.group!==void 0){
let f=n.group,u=e,g=e;if(typeof f!="string"&&f!==null)return X.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Va.type}}],!1;if(e===g&&typeof f=="s\
tring"){if(Q(f,194))return X.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ne(f,1))return X.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.
test(f))return X.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=u===e}else var t=!0;if(t){
if(n.scopes!==void 0){let f=n.scopes,u=e;if(e===e)if(Array.isArray(f)){if(f.length>8)return X.errors=
[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(f.length<1)return X.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let b=f.length;for(let k=0;k<b;k++){let c=f[k],h=e;
if(typeof c!="string")return X.errors=[{instancePath:r+"/body/scopes/"+k,schemaPath:"schema:Scopes/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="chat"||c==="mesh"))return X.errors=[
{instancePath:r+"/body/scopes/"+k,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Wa.
items.enum}}],!1;var d=h===e;if(!d)break}if(d){let k=f.length,c;if(k>1){let h={};for(;k--;){let N=f[k];
if(typeof N=="string"){if(typeof h[N]=="number"){return c=h[N],X.errors=[{instancePath:r+"/body/scop\
es",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}h[N]=k}}}}}}else
return X.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{
type:"array"}}],!1;var t=u===e}else var t=!0;if(t){if(n.models!==void 0){let f=n.models,u=e,g=e;if(!Array.
isArray(f)&&f!==null)return X.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",
keyword:"type",params:{type:Ha.type}}],!1;if(e===g&&Array.isArray(f)){if(f.length>64)return X.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],
!1;if(f.length<1)return X.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let b=f.length;for(let k=0;k<b;k++){let c=f[k],h=e;
if(e===h)if(typeof c=="string"){if(Q(c,256))return X.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(c,1))return X.errors=
[{instancePath:r+"/body/models/"+k,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return X.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var y=h===e;if(!y)break}if(y){let k=f.length,c;if(k>
1){let h={};for(;k--;){let N=f[k];if(typeof N=="string"){if(typeof h[N]=="number"){return c=h[N],X.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:k,j:c}}],!1;break}h[N]=k}}}}}}var t=u===e}else var t=!0;if(t){if(n.agents!==void 0){let f=n.agents,
u=e,g=e;if(!Array.isArray(f)&&f!==null)return X.errors=[{instancePath:r+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:$s.type}}],!1;if(e===g&&Array.isArray(f)){if(f.length>
1e3)return X.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(f.length<1)return X.errors=[{instancePath:r+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let b=f.length;for(let k=0;k<
b;k++){let c=f[k],h=e;if(e===h)if(typeof c=="string"){if(Q(c,64))return X.errors=[{instancePath:r+"/\
body/agents/"+k,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(ne(c,1))return X.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/items/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:r+"/body/agents/"+
k,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e;if(!o)
break}if(o){let k=f.length,c;if(k>1){let h={};for(;k--;){let N=f[k];if(typeof N=="string"){if(typeof h[N]==
"number"){return c=h[N],X.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}h[N]=k}}}}}}var t=u===e}else var t=!0;if(t){if(n.
expires_at!==void 0){let f=n.expires_at,u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))&&f!==null)return X.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:Ya.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>41024448e5||isNaN(f))
return X.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(f<0||isNaN(f))return X.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=u===e}else var t=!0;if(t){if(n.rpm!==void 0){let f=n.rpm,u=e,g=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))&&f!==null)return X.errors=[{instancePath:r+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:Os.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>
1e9||isNaN(f))return X.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(f<1||isNaN(f))return X.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===
e}else var t=!0;if(t){if(n.tpm!==void 0){let f=n.tpm,u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))&&f!==null)return X.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Cs.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>1e12||isNaN(
f))return X.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(f<1||isNaN(f))return X.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;
if(t){if(n.max_parallel!==void 0){let f=n.max_parallel,u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))&&f!==null)return X.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){
if(f>1e6||isNaN(f))return X.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(f<1||isNaN(f))return X.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(n.priority_class!==void 0){let f=n.
priority_class,u=e;if(typeof f!="string")return X.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="interactive"||f==="b\
atch"||f==="hook"))return X.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:Priori\
tyClass/enum",keyword:"enum",params:{allowedValues:Ja.enum}}],!1;var t=u===e}else var t=!0;if(t){if(n.
budget_usd!==void 0){let f=n.budget_usd,u=e,g=e;if(typeof f!="string"&&f!==null)return X.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Fs.type}}],!1;if(e===
g&&typeof f=="string"){if(Q(f,17))return X.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Rs.test(f))return X.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=u===e}else var t=!0;if(t)if(n.budget_period!==
void 0){let f=n.budget_period,u=e,g=e,_=!1,b=e;if(typeof f!="string"){let h={instancePath:r+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[h]:m.push(h),e++}if(!(f==="day"||f==="month"||f==="total")){let h={instancePath:r+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ms.enum}};m===null?
m=[h]:m.push(h),e++}var a=b===e;_=_||a;let k=e;if(f!==null){let h={instancePath:r+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};m===null?m=[h]:m.push(h),e++}var a=k===e;if(_=_||a,_)e=g,m!==null&&(g?m.length=g:m=null);else{
let h={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return m===null?m=[h]:m.push(h),e++,X.errors=m,!1}var t=u===e}else var t=!0}}}}}}}}}}}}}}}else
return X.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return X.errors=m,e===0}X.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var En=Br;function Br(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let y=e;for(let o in t)if(o!=="overl\
ap_s"){return Br.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){let o=t.overlap_s,
a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Br.errors=[{instancePath:r+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>604800||isNaN(o))return Br.errors=[{instancePath:r+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(o<0||isNaN(o))return Br.errors=[{instancePath:r+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return Br.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return Br.errors=m,e===0}Br.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rn=zt;function zt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=zt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
zt.errors=m,e===0}zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xn=Bt;function Bt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Bt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Bt.errors=m,e===0}Bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gn=G,al={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags",default:[]},models:{$ref:"schema:GroupModels"},agents:{
$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},weight:{$ref:"schema:GroupWeight",default:1},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Un={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"};var zn={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var Bn=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function G(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=G.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.
body===void 0&&(n="body"))return G.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:n}}],!1;if(s.body!==void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){i.tags===void 0&&(i.tags=[]),i.weight===void 0&&(i.weight=1);let f;if(i.name===void 0&&
(f="name"))return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let u=e;for(let g in i)if(!Es.call(al.properties.body.properties,
g)){return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}}],!1;break}if(u===e){if(i.name!==void 0){let g=i.
name,_=e;if(e===e)if(typeof g=="string"){if(Q(g,64))return G.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(g,1))return G.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Bn.test(g))return G.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return G.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=_===e}else var t=!0;if(t){if(i.parent!==void 0){let g=i.parent,_=e,b=e;if(typeof g!="string"&&
g!==null)return G.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:Un.type}}],!1;if(e===b&&typeof g=="string"){if(Q(g,194))return G.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(ne(g,1))return G.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!pr.test(g))return G.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(i.managed_by!==void 0){let g=i.managed_by,
_=e,b=e;if(typeof g!="string"&&g!==null)return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===b&&typeof g=="string"){if(Q(
g,128))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(g,1))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.test(g))return G.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){let g=i.tags,_=e;
if(e===e)if(Array.isArray(g)){if(g.length>16)return G.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var d=!0;let c=g.length;for(let h=0;h<
c;h++){let N=g[h],A=e;if(e===A)if(typeof N=="string"){if(Q(N,64))return G.errors=[{instancePath:r+"/\
body/tags/"+h,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(ne(N,1))return G.errors=[{instancePath:r+"/body/tags/"+h,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(N))return G.errors=[{instancePath:r+"\
/body/tags/"+h,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return G.errors=[{instancePath:r+"/body/tags/"+h,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e;if(!d)break}if(d){let h=g.
length,N;if(h>1){let A={};for(;h--;){let L=g[h];if(typeof L=="string"){if(typeof A[L]=="number"){return N=
A[L],G.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:h,j:N}}],!1;break}A[L]=h}}}}}}else return G.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=_===e;if(t){if(i.models!==void 0){
let c=i.models,h=e,N=e;if(!Array.isArray(c)&&c!==null)return G.errors=[{instancePath:r+"/body/models",
schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:zn.type}}],!1;if(e===N&&Array.isArray(
c)){if(c.length>64)return G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/ma\
xItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return G.errors=[{instancePath:r+"/b\
ody/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let L=c.length;for(let q=0;q<L;q++){let I=c[q],T=e;if(e===T)if(typeof I=="string"){if(Q(I,256))return G.
errors=[{instancePath:r+"/body/models/"+q,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ne(I,1))return G.errors=[{instancePath:r+"/body/models/"+q,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[
{instancePath:r+"/body/models/"+q,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var y=T===e;if(!y)break}if(y){let q=c.length,I;if(q>1){let T={};for(;q--;){let H=c[q];
if(typeof H=="string"){if(typeof T[H]=="number"){return I=T[H],G.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}T[H]=
q}}}}}}var t=h===e}else var t=!0;if(t){if(i.agents!==void 0){let c=i.agents,h=e,N=e;if(!Array.isArray(
c)&&c!==null)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===N&&Array.isArray(c)){if(c.length>1e3)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<
1)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var o=!0;let L=c.length;for(let q=0;q<L;q++){let I=c[q],T=e;if(e===T)if(typeof I==
"string"){if(Q(I,64))return G.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(I,1))return G.errors=[{instancePath:r+
"/body/agents/"+q,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:r+"/body/agents/"+q,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var o=T===e;if(!o)break}if(o){let q=c.length,I;if(q>1){let T={};for(;q--;){
let H=c[q];if(typeof H=="string"){if(typeof T[H]=="number"){return I=T[H],G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:q,j:I}}],!1;break}
T[H]=q}}}}}}var t=h===e}else var t=!0;if(t){if(i.rpm!==void 0){let c=i.rpm,h=e,N=e;if(!(typeof c=="n\
umber"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Os.type}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return G.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===
e}else var t=!0;if(t){if(i.tpm!==void 0){let c=i.tpm,h=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Cs.type}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;
if(t){if(i.max_parallel!==void 0){let c=i.max_parallel,h=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return G.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){let c=i.weight,h=e,N=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return G.errors=[{instancePath:r+"/body/weight",schemaPath:"\
schema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(
c)){if(c>1e3||isNaN(c))return G.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeigh\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(c<1||isNaN(c))return G.errors=
[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=h===e;if(t){if(i.budget_usd!==void 0){let L=i.budget_usd,q=e,I=e;if(typeof L!=
"string"&&L!==null)return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/\
type",keyword:"type",params:{type:Fs.type}}],!1;if(e===I&&typeof L=="string"){if(Q(L,17))return G.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!Rs.test(L))return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema\
:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}
var t=q===e}else var t=!0;if(t)if(i.budget_period!==void 0){let L=i.budget_period,q=e,I=e,T=!1,H=e;if(typeof L!=
"string"){let R={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"\
type",params:{type:"string"}};m===null?m=[R]:m.push(R),e++}if(!(L==="day"||L==="month"||L==="total")){
let R={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{
allowedValues:Ms.enum}};m===null?m=[R]:m.push(R),e++}var a=H===e;T=T||a;let z=e;if(L!==null){let R={
instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/\
type",keyword:"type",params:{type:"null"}};m===null?m=[R]:m.push(R),e++}var a=z===e;if(T=T||a,T)e=I,
m!==null&&(I?m.length=I:m=null);else{let R={instancePath:r+"/body/budget_period",schemaPath:"#/prope\
rties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[R]:m.push(R),
e++,G.errors=m,!1}var t=q===e}else var t=!0}}}}}}}}}}}}}else return G.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return G.errors=m,e===
0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Zn=Zt;function Zt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Zt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Zt.errors=m,e===0}Zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vn=Vt;function Vt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Vt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Vt.errors=m,e===0}Vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wn=B,il={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schem\
a:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
weight:{$ref:"schema:GroupWeight"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"\
schema:BudgetPeriod"},{type:"null"}]}}}}};function B(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=B.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let n=s.
body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1)return B.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{
limit:1}}],!1;{let l=e;for(let f in n)if(!Es.call(il.properties.body.properties,f)){return B.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:f}}],!1;break}if(l===e){if(n.name!==void 0){let f=n.name,u=e;if(e===
e)if(typeof f=="string"){if(Q(f,64))return B.errors=[{instancePath:r+"/body/name",schemaPath:"schema\
:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(f,1))return B.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Bn.
test(f))return B.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return B.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=u===
e}else var t=!0;if(t){if(n.parent!==void 0){let f=n.parent,u=e,g=e;if(typeof f!="string"&&f!==null)return B.
errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:Un.
type}}],!1;if(e===g&&typeof f=="string"){if(Q(f,194))return B.errors=[{instancePath:r+"/body/parent",
schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ne(f,1))return B.
errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",
params:{limit:1}}],!1;if(!pr.test(f))return B.errors=[{instancePath:r+"/body/parent",schemaPath:"sch\
ema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}var t=u===e}else var t=!0;if(t){if(n.managed_by!==void 0){let f=n.managed_by,u=e,g=e;if(typeof f!=
"string"&&f!==null)return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/\
type",keyword:"type",params:{type:ss.type}}],!1;if(e===g&&typeof f=="string"){if(Q(f,128))return B.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{
limit:128}}],!1;if(ne(f,1))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Ma\
nagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pr.test(f))return B.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none\
$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=u===e}else var t=!0;if(t){if(n.tags!==void 0){let f=n.tags,
u=e;if(e===e)if(Array.isArray(f)){if(f.length>16)return B.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var d=!0;let b=f.length;for(let k=0;k<
b;k++){let c=f[k],h=e;if(e===h)if(typeof c=="string"){if(Q(c,64))return B.errors=[{instancePath:r+"/\
body/tags/"+k,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(ne(c,1))return B.errors=[{instancePath:r+"/body/tags/"+k,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jr.test(c))return B.errors=[{instancePath:r+"\
/body/tags/"+k,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return B.errors=[{instancePath:r+"/body/tags/"+k,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e;if(!d)break}if(d){let k=f.
length,c;if(k>1){let h={};for(;k--;){let N=f[k];if(typeof N=="string"){if(typeof h[N]=="number"){return c=
h[N],B.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:k,j:c}}],!1;break}h[N]=k}}}}}}else return B.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else var t=!0;if(t){if(n.
models!==void 0){let f=n.models,u=e,g=e;if(!Array.isArray(f)&&f!==null)return B.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:zn.type}}],!1;if(e===
g&&Array.isArray(f)){if(f.length>64)return B.errors=[{instancePath:r+"/body/models",schemaPath:"sche\
ma:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(f.length<1)return B.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;
let b=f.length;for(let k=0;k<b;k++){let c=f[k],h=e;if(e===h)if(typeof c=="string"){if(Q(c,256))return B.
errors=[{instancePath:r+"/body/models/"+k,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ne(c,1))return B.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[
{instancePath:r+"/body/models/"+k,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var y=h===e;if(!y)break}if(y){let k=f.length,c;if(k>1){let h={};for(;k--;){let N=f[k];
if(typeof N=="string"){if(typeof h[N]=="number"){return c=h[N],B.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}h[N]=
k}}}}}}var t=u===e}else var t=!0;if(t){if(n.agents!==void 0){let f=n.agents,u=e,g=e;if(!Array.isArray(
f)&&f!==null)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===g&&Array.isArray(f)){if(f.length>1e3)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(f.length<
1)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var o=!0;let b=f.length;for(let k=0;k<b;k++){let c=f[k],h=e;if(e===h)if(typeof c==
"string"){if(Q(c,64))return B.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(c,1))return B.errors=[{instancePath:r+
"/body/agents/"+k,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return B.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var o=h===e;if(!o)break}if(o){let k=f.length,c;if(k>1){let h={};for(;k--;){
let N=f[k];if(typeof N=="string"){if(typeof h[N]=="number"){return c=h[N],B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}
h[N]=k}}}}}}var t=u===e}else var t=!0;if(t){if(n.rpm!==void 0){let f=n.rpm,u=e,g=e;if(!(typeof f=="n\
umber"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return B.errors=[{instancePath:r+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Os.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){
if(f>1e9||isNaN(f))return B.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(f<1||isNaN(f))return B.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===
e}else var t=!0;if(t){if(n.tpm!==void 0){let f=n.tpm,u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))&&f!==null)return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Cs.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>1e12||isNaN(
f))return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(f<1||isNaN(f))return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;
if(t){if(n.max_parallel!==void 0){let f=n.max_parallel,u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f))&&f!==null)return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){
if(f>1e6||isNaN(f))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(f<1||isNaN(f))return B.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(n.weight!==void 0){let f=n.weight,u=e,
g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return B.errors=[{instancePath:r+"/body\
/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&
typeof f=="number"&&isFinite(f)){if(f>1e3||isNaN(f))return B.errors=[{instancePath:r+"/body/weight",
schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(f<
1||isNaN(f))return B.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=u===e}else var t=!0;if(t){if(n.budget_usd!==
void 0){let f=n.budget_usd,u=e,g=e;if(typeof f!="string"&&f!==null)return B.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Fs.type}}],!1;if(e===
g&&typeof f=="string"){if(Q(f,17))return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Rs.test(f))return B.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=u===e}else var t=!0;if(t)if(n.budget_period!==
void 0){let f=n.budget_period,u=e,g=e,_=!1,b=e;if(typeof f!="string"){let h={instancePath:r+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[h]:m.push(h),e++}if(!(f==="day"||f==="month"||f==="total")){let h={instancePath:r+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ms.enum}};m===null?
m=[h]:m.push(h),e++}var a=b===e;_=_||a;let k=e;if(f!==null){let h={instancePath:r+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};m===null?m=[h]:m.push(h),e++}var a=k===e;if(_=_||a,_)e=g,m!==null&&(g?m.length=g:m=null);else{
let h={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return m===null?m=[h]:m.push(h),e++,B.errors=m,!1}var t=u===e}else var t=!0}}}}}}}}}}}}}else
return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return B.errors=m,e===0}B.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Hn=Wt;function Wt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Wt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Wt.errors=m,e===0}Wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yn=Ht;function Ht(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ht.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ht.errors=m,e===0}Ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Jn=Yt;function Yt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Yt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Yt.errors=m,e===0}Yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qn=Jt;function Jt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Jt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Jt.errors=m,e===0}Jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var eo=Qt;function Qt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Qt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Qt.errors=m,e===0}Qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ro=ea;function ea(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ea.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ea.errors=m,e===0}ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var so=ra;function ra(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ra.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ra.errors=m,e===0}ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var to=sa;function sa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
sa.errors=m,e===0}sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ao=ta;function ta(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ta.errors=m,e===0}ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var io=aa;function aa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
aa.errors=m,e===0}aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var no=ia;function ia(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ia.errors=m,e===0}ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oo=na;function na(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
na.errors=m,e===0}na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var po=oa;function oa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
oa.errors=m,e===0}oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mo=pa;function pa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=pa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
pa.errors=m,e===0}pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lo=ma;function ma(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ma.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ma.errors=m,e===0}ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fo=la;function la(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=la.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
la.errors=m,e===0}la.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var uo=da;function da(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
da.errors=m,e===0}da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yo=fa;function fa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=fa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
fa.errors=m,e===0}fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var co=ua;function ua(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ua.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ua.errors=m,e===0}ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ho=ya;function ya(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ya.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ya.errors=m,e===0}ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var go=ca;function ca(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ca.errors=m,e===0}ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ko=ha;function ha(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ha.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ha.errors=m,e===0}ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Po=ga;function ga(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ga.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ga.errors=m,e===0}ga.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vo=ka;function ka(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ka.errors=m,e===0}ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _o=Pa;function Pa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Pa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Pa.errors=m,e===0}Pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bo=va;function va(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=va.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
va.errors=m,e===0}va.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wo=_a;function _a(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
_a.errors=m,e===0}_a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xo=ba;function ba(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ba.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ba.errors=m,e===0}ba.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qo=wa;function wa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=wa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wa.errors=m,e===0}wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var No=Re;function Re(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let d=s.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length>1)return Re.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(d).length<
1)return Re.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let o=e;for(let a in d)if(!(a==="token"||a==="code"||a==="callba\
ck")){return Re.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===e){if(d.token!==void 0){
let a=d.token,n=e;if(e===n)if(typeof a=="string"){if(Q(a,512))return Re.errors=[{instancePath:r+"/bo\
dy/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ne(a,1))return Re.errors=[{instancePath:r+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Re.errors=[{instancePath:r+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=n===e}else var t=!0;if(t){if(d.code!==void 0){let a=d.code,n=e;if(e===n)if(typeof a==
"string"){if(Q(a,64))return Re.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/pr\
operties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(a,1))return Re.errors=[{instancePath:r+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Re.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t)if(d.callback!==void 0){
let a=d.callback,n=e;if(e===n)if(typeof a=="string"){if(Q(a,8192))return Re.errors=[{instancePath:r+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(ne(a,1))return Re.errors=[{instancePath:r+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Re.errors=
[{instancePath:r+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=n===e}else var t=!0}}}}else return Re.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Re.errors=
m,e===0}Re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Lo=xa;function xa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xa.errors=m,e===0}xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var So=qa;function qa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qa.errors=m,e===0}qa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ao=Na;function Na(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Na.errors=m,e===0}Na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Io=Me;var Do={type:"string",enum:["admin","viewer"],$id:"schema:Role"},nl=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Me(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.body===void 0&&(d="body"))return Me.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.
body!==void 0){let y=s.body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.name===
void 0&&(a="name")||y.role===void 0&&(a="role"))return Me.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let i in y)
if(!(i==="name"||i==="role"||i==="managed_by")){return Me.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(n===e){if(y.name!==void 0){let i=y.name,l=e;if(e===e)if(typeof i=="string"){if(Q(i,64))return Me.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(ne(i,1))return Me.errors=[{instancePath:r+"/body/name",schemaPath:"schema:\
OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!nl.test(i))return Me.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Me.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){
if(y.role!==void 0){let i=y.role,l=e;if(typeof i!="string")return Me.errors=[{instancePath:r+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i===
"viewer"))return Me.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:Do.enum}}],!1;var t=l===e}else var t=!0;if(t)if(y.managed_by!==void 0){let i=y.
managed_by,l=e,f=e;if(typeof i!="string"&&i!==null)return Me.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===f&&typeof i==
"string"){if(Q(i,128))return Me.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(i,1))return Me.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!pr.test(i))return Me.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}}else return Me.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return Me.errors=m,e===0}Me.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var To=La;function La(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=La.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
La.errors=m,e===0}La.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jo=er;function er(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.body===void 0&&(d="body"))return er.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.body!==void 0){let y=s.
body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.role===void 0&&(a="role"))return er.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;{let n=e;for(let i in y)if(!(i==="role"||i==="managed_by")){return er.errors=[{instancePath:r+"/b\
ody",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(n===e){if(y.role!==void 0){let i=y.role,l=e;if(typeof i!="string")return er.errors=[{instancePath:r+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admi\
n"||i==="viewer"))return er.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Do.enum}}],!1;var t=l===e}else var t=!0;if(t)if(y.managed_by!==void 0){let i=y.
managed_by,l=e,f=e;if(typeof i!="string"&&i!==null)return er.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ss.type}}],!1;if(e===f&&typeof i==
"string"){if(Q(i,128))return er.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(i,1))return er.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!pr.test(i))return er.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}else return er.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return er.errors=m,e===0}er.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $o=Sa;function Sa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Sa.errors=m,e===0}Sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oo=Aa;function Aa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Aa.errors=m,e===0}Aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Co=Ia;function Ia(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ia.errors=m,e===0}Ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=Da;function Da(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Da.errors=m,e===0}Da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fo=rs;function rs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let y=e;for(let o in t)if(o!=="dry_run"){return rs.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:o}}],!1;break}if(y===e&&typeof t.dry_run!="boolean")return rs.
errors=[{instancePath:r+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return rs.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return rs.errors=m,e===0}rs.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mo=Ta;function Ta(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ta.errors=m,e===0}Ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Eo=ja;function ja(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ja.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ja.errors=m,e===0}ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ro=$a;function $a(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=$a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
$a.errors=m,e===0}$a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=Oa;function Oa(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Oa.errors=m,e===0}Oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Go=Ca;function Ca(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ca.errors=m,e===0}Ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Ka;function Ka(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ka.errors=m,e===0}Ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qo=as(Kt()),ep=as(Ft()),pl={...Qo.formats,...ep.fastFormats},rp=Gr;function Gr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let y;if(t.status===void 0&&(y="status"))return Gr.errors=[{instancePath:r+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:y}}],!1;{
let o=e;for(let a in t)if(a!=="status"){return Gr.errors=[{instancePath:r+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(o===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return Gr.errors=[{instancePath:r+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return Gr.errors=[{instancePath:r+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return Gr.errors=
[{instancePath:r+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return Gr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Gr.errors=m,e===0}Gr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var sp=zs;var S=is;function je(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.ready===void 0&&(o="ready")||s.parts===void 0&&
(o="parts"))return je.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let a=e;for(let n in s)if(!(n==="ready"||n==="parts")){return je.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===
e){if(s.ready!==void 0){let n=e;if(typeof s.ready!="boolean")return je.errors=[{instancePath:r+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else
var t=!0;if(t)if(s.parts!==void 0){let n=s.parts,i=e;if(e===i)if(n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length>64)return je.errors=[{instancePath:r+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let f in n){let u=n[f],g=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let b;if(u.ok===void 0&&(b="ok"))return je.errors=[{instancePath:r+
"/parts/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:b}}],!1;{let k=e;for(let c in u)if(!(c==="ok"||c==="detail")){return je.
errors=[{instancePath:r+"/parts/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===
e){if(u.ok!==void 0){let c=e;if(typeof u.ok!="boolean")return je.errors=[{instancePath:r+"/parts/"+f.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var d=c===e}else var d=!0;if(d)if(u.detail!==void 0){let c=u.detail,
h=e;if(e===h)if(typeof c=="string"){if(S(c,1024))return je.errors=[{instancePath:r+"/parts/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return je.errors=[{instancePath:r+"/parts/"+f.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var d=h===e}else var d=!0}}}else return je.errors=[{instancePath:r+"/parts/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var y=g===e;if(!y)break}}else return je.errors=[{instancePath:r+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}}}else return je.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=m,e===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zs(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=zs.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(je(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(m=m===null?je.errors:m.concat(je.errors),e=m.length));else return zs.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return zs.errors=
m,e===0}zs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var tp=Bs;var ml=pl.int32,W=ns,ll=new RegExp("^[a-z][a-z0-9_]*$","u");function ts(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ts.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,d=!1,y=e;je(s,{instancePath:r,parentData:x,
parentDataProperty:w,rootData:P,dynamicAnchors:v})||(m=m===null?je.errors:m.concat(je.errors),e=m.length);
var l=y===e;if(d=d||l,l)var o=!0;let a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;
if(s.error===void 0&&(f="error")||s.message===void 0&&(f="message")){let u={instancePath:r,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:f}};m===null?m=[u]:m.push(u),e++}else{
let u=e;for(let g in s)if(!(g==="error"||g==="message"||g==="code"||g==="param")){let _={instancePath:r,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
m===null?m=[_]:m.push(_),e++;break}if(u===e){if(s.error!==void 0){let g=s.error,_=e;if(!(typeof g=="\
number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let b={instancePath:r+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};m===null?m=[b]:m.push(b),e++}if(e===_&&
typeof g=="number"&&isFinite(g)){if(g>599||isNaN(g)){let b={instancePath:r+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};m===null?m=
[b]:m.push(b),e++}else if(g<400||isNaN(g)){let b={instancePath:r+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};m===null?m=[b]:m.push(
b),e++}else if(!ml.validate(g)){let b={instancePath:r+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};m===null?m=[b]:m.push(b),e++}}var i=_===e}else
var i=!0;if(i){if(s.message!==void 0){let g=s.message,_=e;if(e===_)if(typeof g=="string"){if(S(g,2048)){
let k={instancePath:r+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};m===null?m=[k]:m.push(k),e++}else if(W(g,1)){let k={instancePath:r+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
m===null?m=[k]:m.push(k),e++}}else{let k={instancePath:r+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}var i=_===e}else
var i=!0;if(i){if(s.code!==void 0){let g=s.code,_=e;if(e===_)if(typeof g=="string"){if(S(g,64)){let k={
instancePath:r+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};m===null?m=[k]:m.push(k),e++}else if(!ll.test(g)){let k={instancePath:r+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};m===null?
m=[k]:m.push(k),e++}}else{let k={instancePath:r+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}var i=_===e}else var i=!0;if(i)
if(s.param!==void 0){let g=s.param,_=e;if(e===_)if(typeof g=="string"){if(S(g,256)){let k={instancePath:r+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
m===null?m=[k]:m.push(k),e++}}else{let k={instancePath:r+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}var i=_===e}else var i=!0}}}}}else{
let f={instancePath:r,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};m===null?
m=[f]:m.push(f),e++}var l=a===e;if(d=d||l,l&&o!==!0&&(o=!0),d)e=t,m!==null&&(t?m.length=t:m=null);else{
let f={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return m===null?m=[f]:m.push(f),
e++,ts.errors=m,!1}return ts.errors=m,p.props=o,e===0}ts.evaluated={dynamicProps:!0,dynamicItems:!1};
function Bs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ts(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ts.errors:
m.concat(ts.errors),e=m.length));else return Bs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Bs.errors=m,e===0}Bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ap=Zs;var os={type:"object",required:["id","name","prefix","owner","group","managed_by","scopes","models",
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
boolean"}},$id:"schema:KeyMembers"},Fa={type:["string","null"],minLength:1,maxLength:128,pattern:"^(\
?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:ManagedBy"},dl={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},fl={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},ip={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:64},$id:"schema:Agents"},np={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},
op={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},pp={type:["integer","null"],minimum:1,
maximum:1e6,$id:"schema:MaxParallel"},ul={type:"string",enum:["interactive","batch","hook"],$id:"sch\
ema:PriorityClass"},mp={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,
$id:"schema:BudgetUsd"},lp={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ma=new RegExp(
"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),dp=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","\
u");var es=new RegExp("^[0-9]{1,30}$","u");function We(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=We.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.charged===
void 0&&(d="charged")||s.counted===void 0&&(d="counted"))return We.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!(o==="cha\
rged"||o==="counted")){return We.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.charged!==void 0){let o=s.
charged,a=e;if(e===e)if(typeof o=="string"){if(S(o,30))return We.errors=[{instancePath:r+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(o))return We.
errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return We.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(s.counted!==void 0){
let o=s.counted,a=e;if(e===e)if(typeof o=="string"){if(S(o,30))return We.errors=[{instancePath:r+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(
o))return We.errors=[{instancePath:r+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return We.errors=[{instancePath:r+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return We.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=
m,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=$.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let n;if(s.id===void 0&&(n="id")||s.name===void 0&&(n="name")||s.prefix===void 0&&(n="prefix")||s.owner===
void 0&&(n="owner")||s.group===void 0&&(n="group")||s.managed_by===void 0&&(n="managed_by")||s.scopes===
void 0&&(n="scopes")||s.models===void 0&&(n="models")||s.agents===void 0&&(n="agents")||s.rpm===void 0&&
(n="rpm")||s.tpm===void 0&&(n="tpm")||s.max_parallel===void 0&&(n="max_parallel")||s.priority_class===
void 0&&(n="priority_class")||s.budget_usd===void 0&&(n="budget_usd")||s.budget_period===void 0&&(n=
"budget_period")||s.created_at===void 0&&(n="created_at")||s.expires_at===void 0&&(n="expires_at")||
s.revoked_at===void 0&&(n="revoked_at")||s.previous_until===void 0&&(n="previous_until")||s.sandbox===
void 0&&(n="sandbox"))return $.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;if(s.id!==void 0){let i=s.id,l=e;if(e===l)if(typeof i=="string"){if(S(i,64))
return $.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(i,1))return $.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.
name!==void 0){let i=s.name,l=e;if(e===l)if(typeof i=="string"){if(S(i,128))return $.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(i,
1))return $.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.prefix!==void 0){
let i=s.prefix,l=e;if(e===l)if(typeof i=="string"){if(S(i,16))return $.errors=[{instancePath:r+"/pre\
fix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return $.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"\
string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.owner!==void 0){let i=s.owner,l=e;if(typeof i!="s\
tring"&&i!==null)return $.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/type",keyword:"\
type",params:{type:os.properties.owner.type}}],!1;if(e===l&&typeof i=="string"&&S(i,256))return $.errors=
[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=l===e}else var t=!0;if(t){if(s.group!==void 0){let i=s.group,l=e;if(typeof i!="string"&&i!==
null)return $.errors=[{instancePath:r+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{
type:os.properties.group.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return $.errors=[{instancePath:r+
"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===
e}else var t=!0;if(t){if(s.managed_by!==void 0){let i=s.managed_by,l=e,f=e;if(typeof i!="string"&&i!==
null)return $.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",
params:{type:Fa.type}}],!1;if(e===f&&typeof i=="string"){if(S(i,128))return $.errors=[{instancePath:r+
"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(
i,1))return $.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ma.test(i))return $.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}var t=l===e}else var t=!0;if(t){if(s.scopes!==void 0){let i=s.scopes,l=e;if(e===e)if(Array.isArray(
i)){if(i.length>8)return $.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"\
maxItems",params:{limit:8}}],!1;if(i.length<1)return $.errors=[{instancePath:r+"/scopes",schemaPath:"\
schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let g=i.length;for(let _=0;_<
g;_++){let b=i[_],k=e;if(typeof b!="string")return $.errors=[{instancePath:r+"/scopes/"+_,schemaPath:"\
schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="chat"||b==="mesh"))return $.
errors=[{instancePath:r+"/scopes/"+_,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:dl.
items.enum}}],!1;var d=k===e;if(!d)break}if(d){let _=i.length,b;if(_>1){let k={};for(;_--;){let c=i[_];
if(typeof c=="string"){if(typeof k[c]=="number"){return b=k[c],$.errors=[{instancePath:r+"/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:_,j:b}}],!1;break}k[c]=_}}}}}}else return $.
errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],
!1;var t=l===e}else var t=!0;if(t){if(s.models!==void 0){let i=s.models,l=e,f=e;if(!Array.isArray(i)&&
i!==null)return $.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{
type:fl.type}}],!1;if(e===f&&Array.isArray(i)){if(i.length>64)return $.errors=[{instancePath:r+"/mod\
els",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(i.length<1)return $.
errors=[{instancePath:r+"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;let g=i.length;for(let _=0;_<g;_++){let b=i[_],k=e;if(e===k)if(typeof b=="string"){if(S(
b,256))return $.errors=[{instancePath:r+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(b,1))return $.errors=[{instancePath:r+"/models/"+_,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:r+
"/models/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var y=k===
e;if(!y)break}if(y){let _=i.length,b;if(_>1){let k={};for(;_--;){let c=i[_];if(typeof c=="string"){if(typeof k[c]==
"number"){return b=k[c],$.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:b}}],!1;break}k[c]=_}}}}}}var t=l===e}else var t=!0;if(t){if(s.agents!==void 0){
let i=s.agents,l=e,f=e;if(!Array.isArray(i)&&i!==null)return $.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:ip.type}}],!1;if(e===f&&Array.isArray(i)){if(i.length>
1e3)return $.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(i.length<1)return $.errors=[{instancePath:r+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let g=i.length;for(let _=0;_<g;_++){
let b=i[_],k=e;if(e===k)if(typeof b=="string"){if(S(b,64))return $.errors=[{instancePath:r+"/agents/"+
_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(b,1))return $.
errors=[{instancePath:r+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return $.errors=[{instancePath:r+"/agents/"+_,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e;if(!o)break}if(o){let _=i.length,b;
if(_>1){let k={};for(;_--;){let c=i[_];if(typeof c=="string"){if(typeof k[c]=="number"){return b=k[c],
$.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:b}}],!1;break}k[c]=_}}}}}}var t=l===e}else var t=!0;if(t){if(s.rpm!==void 0){let i=s.rpm,l=e,f=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:np.type}}],!1;if(e===f&&typeof i=="n\
umber"&&isFinite(i)){if(i>1e9||isNaN(i))return $.errors=[{instancePath:r+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(i<1||isNaN(i))return $.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(s.tpm!==void 0){let i=s.tpm,l=e,f=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:op.type}}],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>1e12||
isNaN(i))return $.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(i<1||isNaN(i))return $.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;
if(t){if(s.max_parallel!==void 0){let i=s.max_parallel,l=e,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:pp.type}}],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>
1e6||isNaN(i))return $.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<1||isNaN(i))return $.errors=[{instancePath:r+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(s.priority_class!==void 0){let i=s.priority_class,l=e;if(typeof i!=
"string")return $.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="interactive"||i==="batch"||i==="hook"))return $.errors=[
{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ul.
enum}}],!1;var t=l===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let i=s.budget_usd,l=e,f=e;if(typeof i!=
"string"&&i!==null)return $.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:mp.type}}],!1;if(e===f&&typeof i=="string"){if(S(i,17))return $.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!dp.test(i))return $.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=l===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let i=s.budget_period,l=e,f=e,u=!1,g=e;if(typeof i!="string"){let k={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};m===null?m=[k]:m.push(k),e++}if(!(i==="day"||i==="month"||i==="total")){let k={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:lp.enum}};
m===null?m=[k]:m.push(k),e++}var a=g===e;u=u||a;let _=e;if(i!==null){let k={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===
null?m=[k]:m.push(k),e++}var a=_===e;if(u=u||a,u)e=f,m!==null&&(f?m.length=f:m=null);else{let k={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===
null?m=[k]:m.push(k),e++,$.errors=m,!1}var t=l===e}else var t=!0;if(t){if(s.budget_used!==void 0){let i=e;
We(s.budget_used,{instancePath:r+"/budget_used",parentData:s,parentDataProperty:"budget_used",rootData:P,
dynamicAnchors:v})||(m=m===null?We.errors:m.concat(We.errors),e=m.length);var t=i===e}else var t=!0;
if(t){if(s.last_used_at!==void 0){let i=s.last_used_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))&&i!==null)return $.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:os.properties.last_used_at.type}}],!1;if(e===l&&typeof i==
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
#/properties/expires_at/type",keyword:"type",params:{type:os.properties.expires_at.type}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return $.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(s.revoked_at!==void 0){let i=s.revoked_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:os.properties.revoked_at.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return $.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.previous_until!==
void 0){let i=s.previous_until,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)
return $.errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:os.properties.previous_until.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return $.errors=[{instancePath:r+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return $.errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(s.sandbox!==
void 0){let i=e;if(typeof s.sandbox!="boolean")return $.errors=[{instancePath:r+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return $.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=m,e===0}$.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,managed_by:!0,scopes:!0,
models:!0,agents:!0,rpm:!0,tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,
last_used_at:!0,created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,
dynamicItems:!1};function Le(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),$(
s,{instancePath:r,parentData:x,parentDataProperty:w,rootData:P,dynamicAnchors:v})||(m=m===null?$.errors:
m.concat($.errors),e=m.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="managed_by"&&t!=="scopes"&&t!=="model\
s"&&t!=="agents"&&t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_class"&&t!=="budget_usd"&&
t!=="budget_period"&&t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&t!=="expires_at"&&t!==
"revoked_at"&&t!=="previous_until"&&t!=="sandbox"){return Le.errors=[{instancePath:r,schemaPath:"#/u\
nevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],!1;break}}else
return Le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.
errors=m,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Dr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let d;if(s.keys===void 0&&(d="keys"))return Dr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(o!=="keys"){
return Dr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(y===e&&s.keys!==void 0){let o=s.keys;if(e===e)if(Array.isArray(
o)){if(o.length>1e5)return Dr.errors=[{instancePath:r+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;let n=o.length;for(let i=0;i<n;i++){let l=e;Le(
o[i],{instancePath:r+"/keys/"+i,parentData:o,parentDataProperty:i,rootData:P,dynamicAnchors:v})||(m=
m===null?Le.errors:m.concat(Le.errors),e=m.length);var t=l===e;if(!t)break}}}else return Dr.errors=[
{instancePath:r+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else
return Dr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Dr.
errors=m,e===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zs(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Zs.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(Dr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?Dr.errors:m.concat(Dr.errors),e=m.length));else
return Zs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Zs.
errors=m,e===0}Zs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var fp=Vs;function He(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),$(
s,{instancePath:r,parentData:x,parentDataProperty:w,rootData:P,dynamicAnchors:v})||(m=m===null?$.errors:
m.concat($.errors),e=m.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.key===void 0&&
(d="key"))return He.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.key!==void 0){let y=s.key,o=e;if(e===o)if(typeof y=="string"){if(S(y,256))return He.errors=[
{instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(W(y,1))return He.errors=[{instancePath:r+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return He.errors=[{instancePath:r+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){for(let y in s)
if(y!=="key"&&y!=="id"&&y!=="name"&&y!=="prefix"&&y!=="owner"&&y!=="group"&&y!=="managed_by"&&y!=="s\
copes"&&y!=="models"&&y!=="agents"&&y!=="rpm"&&y!=="tpm"&&y!=="max_parallel"&&y!=="priority_class"&&
y!=="budget_usd"&&y!=="budget_period"&&y!=="budget_used"&&y!=="last_used_at"&&y!=="created_at"&&y!==
"expires_at"&&y!=="revoked_at"&&y!=="previous_until"&&y!=="sandbox"){return He.errors=[{instancePath:r,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:y}}],
!1;break}}}else return He.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return He.errors=m,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vs(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=Vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(He(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?He.errors:m.concat(
He.errors),e=m.length));else return Vs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Vs.errors=m,e===0}Vs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var up=Ws;function Ws(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Le.errors:
m.concat(Le.errors),e=m.length));else return Ws.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ws.errors=m,e===0}Ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var yp=Hs;function Hs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Le.errors:
m.concat(Le.errors),e=m.length));else return Hs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Hs.errors=m,e===0}Hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cp=Ys;function Ys(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Le.errors:
m.concat(Le.errors),e=m.length));else return Ys.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ys.errors=m,e===0}Ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hp=Js;function Js(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Js.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Le.errors:
m.concat(Le.errors),e=m.length));else return Js.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Js.errors=m,e===0}Js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gp=Qs;function Qs(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(He(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?He.errors:
m.concat(He.errors),e=m.length));else return Qs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qs.errors=m,e===0}Qs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kp=et;function et(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=et.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Le.errors:
m.concat(Le.errors),e=m.length));else return et.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return et.errors=m,e===0}et.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pp=rt;var yl={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},zo={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","rpm","tpm","max_parallel","weight","budget_usd","budget_period","managed_by","\
created_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:GroupName"},
path:{type:"string",maxLength:194},parent:{type:["string","null"],maxLength:64},tags:{$ref:"schema:G\
roupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},
tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
managed_by:{$ref:"schema:ManagedBy"},created_at:{type:"integer",minimum:0,maximum:41024448e5}},$id:"\
schema:Group"};var cl={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var rr=Object.prototype.hasOwnProperty,hl=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u"),gl=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function O(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=O.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===
void 0&&(n="id")||s.name===void 0&&(n="name")||s.path===void 0&&(n="path")||s.parent===void 0&&(n="p\
arent")||s.tags===void 0&&(n="tags")||s.models===void 0&&(n="models")||s.agents===void 0&&(n="agents")||
s.rpm===void 0&&(n="rpm")||s.tpm===void 0&&(n="tpm")||s.max_parallel===void 0&&(n="max_parallel")||s.
weight===void 0&&(n="weight")||s.budget_usd===void 0&&(n="budget_usd")||s.budget_period===void 0&&(n=
"budget_period")||s.managed_by===void 0&&(n="managed_by")||s.created_at===void 0&&(n="created_at"))return O.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{
let i=e;for(let l in s)if(!rr.call(zo.properties,l)){return O.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(s.id!==void 0){let l=s.id,f=e;if(e===f)if(typeof l=="string"){if(S(l,64))return O.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(l,1))return O.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=f===e}else var t=!0;if(t){if(s.name!==void 0){let l=s.name,f=e;if(e===e)if(typeof l==
"string"){if(S(l,64))return O.errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(W(l,1))return O.errors=[{instancePath:r+"/name",schemaPath:"\
schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!hl.test(l))return O.errors=
[{instancePath:r+"/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"^(\
?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return O.errors=[{instancePath:r+"/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=f===e}else var t=!0;if(t){if(s.
path!==void 0){let l=s.path,f=e;if(e===f)if(typeof l=="string"){if(S(l,194))return O.errors=[{instancePath:r+
"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:194}}],!1}else return O.
errors=[{instancePath:r+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=f===e}else var t=!0;if(t){if(s.parent!==void 0){let l=s.parent,f=e;if(typeof l!="st\
ring"&&l!==null)return O.errors=[{instancePath:r+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:zo.properties.parent.type}}],!1;if(e===f&&typeof l=="string"&&S(l,64))return O.errors=
[{instancePath:r+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=f===e}else var t=!0;if(t){if(s.tags!==void 0){let l=s.tags,f=e;if(e===e)if(Array.isArray(l)){
if(l.length>16)return O.errors=[{instancePath:r+"/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"\
maxItems",params:{limit:16}}],!1;{var d=!0;let _=l.length;for(let b=0;b<_;b++){let k=l[b],c=e;if(e===
c)if(typeof k=="string"){if(S(k,64))return O.errors=[{instancePath:r+"/tags/"+b,schemaPath:"schema:G\
roupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(k,1))return O.errors=[{instancePath:r+
"/tags/"+b,schemaPath:"schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!gl.
test(k))return O.errors=[{instancePath:r+"/tags/"+b,schemaPath:"schema:GroupTags/items/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return O.errors=[{instancePath:r+
"/tags/"+b,schemaPath:"schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var d=c===
e;if(!d)break}if(d){let b=l.length,k;if(b>1){let c={};for(;b--;){let h=l[b];if(typeof h=="string"){if(typeof c[h]==
"number"){return k=c[h],O.errors=[{instancePath:r+"/tags",schemaPath:"schema:GroupTags/uniqueItems",
keyword:"uniqueItems",params:{i:b,j:k}}],!1;break}c[h]=b}}}}}}else return O.errors=[{instancePath:r+
"/tags",schemaPath:"schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else
var t=!0;if(t){if(s.models!==void 0){let l=s.models,f=e,u=e;if(!Array.isArray(l)&&l!==null)return O.
errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:cl.
type}}],!1;if(e===u&&Array.isArray(l)){if(l.length>64)return O.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return O.errors=
[{instancePath:r+"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;let _=l.length;for(let b=0;b<_;b++){let k=l[b],c=e;if(e===c)if(typeof k=="string"){if(S(
k,256))return O.errors=[{instancePath:r+"/models/"+b,schemaPath:"schema:GroupModels/items/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(W(k,1))return O.errors=[{instancePath:r+"/models/"+b,
schemaPath:"schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:r+"/models/"+b,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var y=c===e;if(!y)break}if(y){let b=l.length,k;if(b>1){let c={};for(;b--;){let h=l[b];
if(typeof h=="string"){if(typeof c[h]=="number"){return k=c[h],O.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:b,j:k}}],!1;break}c[h]=b}}}}}}var t=f===
e}else var t=!0;if(t){if(s.agents!==void 0){let l=s.agents,f=e,u=e;if(!Array.isArray(l)&&l!==null)return O.
errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ip.type}}],
!1;if(e===u&&Array.isArray(l)){if(l.length>1e3)return O.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(l.length<1)return O.errors=[{instancePath:r+
"/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let _=l.
length;for(let b=0;b<_;b++){let k=l[b],c=e;if(e===c)if(typeof k=="string"){if(S(k,64))return O.errors=
[{instancePath:r+"/agents/"+b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(k,1))return O.errors=[{instancePath:r+"/agents/"+b,schemaPath:"schema:Agents/ite\
ms/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+"/agen\
ts/"+b,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e;
if(!o)break}if(o){let b=l.length,k;if(b>1){let c={};for(;b--;){let h=l[b];if(typeof h=="string"){if(typeof c[h]==
"number"){return k=c[h],O.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:k}}],!1;break}c[h]=b}}}}}}var t=f===e}else var t=!0;if(t){if(s.rpm!==void 0){
let l=s.rpm,f=e,u=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return O.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:np.type}}],!1;if(e===
u&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return O.errors=[{instancePath:r+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return O.
errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=f===e}else var t=!0;if(t){if(s.tpm!==void 0){let l=s.tpm,f=e,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return O.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:op.type}}],!1;if(e===u&&typeof l=="number"&&isFinite(l)){
if(l>1e12||isNaN(l))return O.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return O.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=f===
e}else var t=!0;if(t){if(s.max_parallel!==void 0){let l=s.max_parallel,f=e,u=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return O.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:pp.type}}],!1;if(e===u&&typeof l=="number"&&isFinite(
l)){if(l>1e6||isNaN(l))return O.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return O.errors=
[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=f===e}else var t=!0;if(t){if(s.weight!==void 0){let l=s.weight,f=e,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:r+"/weight",schemaPath:"sch\
ema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof l=="number"&&isFinite(
l)){if(l>1e3||isNaN(l))return O.errors=[{instancePath:r+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(l<1||isNaN(l))return O.errors=[{instancePath:r+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=f===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let l=s.budget_usd,f=e,u=e;if(typeof l!=
"string"&&l!==null)return O.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:mp.type}}],!1;if(e===u&&typeof l=="string"){if(S(l,17))return O.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!dp.test(l))return O.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=f===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let l=s.budget_period,f=e,u=e,g=!1,_=e;if(typeof l!="string"){let c={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};m===null?m=[c]:m.push(c),e++}if(!(l==="day"||l==="month"||l==="total")){let c={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:lp.enum}};
m===null?m=[c]:m.push(c),e++}var a=_===e;g=g||a;let b=e;if(l!==null){let c={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===
null?m=[c]:m.push(c),e++}var a=b===e;if(g=g||a,g)e=u,m!==null&&(u?m.length=u:m=null);else{let c={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===
null?m=[c]:m.push(c),e++,O.errors=m,!1}var t=f===e}else var t=!0;if(t){if(s.managed_by!==void 0){let l=s.
managed_by,f=e,u=e;if(typeof l!="string"&&l!==null)return O.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Fa.type}}],!1;if(e===u&&typeof l=="string"){if(S(
l,128))return O.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(W(l,1))return O.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ma.test(l))return O.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=f===e}else var t=!0;if(t)if(s.created_at!==void 0){
let l=s.created_at,f=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===f&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return O.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(l<0||isNaN(l))return O.errors=[{instancePath:r+"/created_at",schemaPath:"#\
/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=f===e}else
var t=!0}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return O.errors=m,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.groups===void 0&&(y="groups")||s.next===void 0&&(y=
"next"))return ar.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let o=e;for(let a in s)if(!(a==="groups"||a==="next")){return ar.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===
e){if(s.groups!==void 0){let a=s.groups,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e3)return ar.
errors=[{instancePath:r+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let f=e;O(a[l],{instancePath:r+"/group\
s/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:m.concat(
O.errors),e=m.length);var t=f===e;if(!t)break}}}else return ar.errors=[{instancePath:r+"/groups",schemaPath:"\
#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var d=n===e}else var d=!0;if(d)if(s.
next!==void 0){let a=s.next,n=e;if(typeof a!="string"&&a!==null)return ar.errors=[{instancePath:r+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:yl.properties.next.type}}],!1;
if(e===n&&typeof a=="string"&&S(a,64))return ar.errors=[{instancePath:r+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=n===e}else var d=!0}}}else return ar.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=
m,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rt(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=rt.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(ar(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(m=m===null?ar.errors:m.concat(ar.errors),e=m.length));else return rt.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rt.errors=
m,e===0}rt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var vp=st;function st(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=st.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return st.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return st.errors=m,e===0}st.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _p=tt;function tt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return tt.errors=m,e===0}tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bp=at;function at(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=at.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return at.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return at.errors=m,e===0}at.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wp=it;function it(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=it.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return it.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return it.errors=m,e===0}it.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var xp=nt;var kl={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},ls={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function ge(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.callers===void 0&&(o=
"callers")||s.next===void 0&&(o="next"))return ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let a=e;for(let n in s)if(!(n==="callers"||n==="next")){return ge.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e){if(s.callers!==void 0){let n=s.callers,i=e;if(e===i)if(Array.isArray(n)){if(n.length>
1e3)return ge.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=n.length;for(let f=0;f<l;f++){let u=n[f],g=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let k;if(u.id===void 0&&(k="id")||u.issuer===void 0&&
(k="issuer")||u.name===void 0&&(k="name")||u.group_id===void 0&&(k="group_id")||u.created_at===void 0&&
(k="created_at")||u.revoked_at===void 0&&(k="revoked_at"))return ge.errors=[{instancePath:r+"/caller\
s/"+f,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:k}}],!1;{let c=e;
for(let h in u)if(!(h==="id"||h==="issuer"||h==="name"||h==="group_id"||h==="created_at"||h==="revok\
ed_at")){return ge.errors=[{instancePath:r+"/callers/"+f,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(c===e){if(u.id!==void 0){
let h=u.id,N=e;if(e===N)if(typeof h=="string"){if(S(h,64))return ge.errors=[{instancePath:r+"/caller\
s/"+f+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return ge.errors=[{instancePath:r+"/callers/"+f+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){if(u.issuer!==void 0){
let h=u.issuer,N=e;if(e===N)if(typeof h=="string"){if(S(h,1024))return ge.errors=[{instancePath:r+"/\
callers/"+f+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return ge.errors=[{instancePath:r+"/callers/"+f+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){
if(u.name!==void 0){let h=u.name,N=e;if(e===N)if(typeof h=="string"){if(S(h,256))return ge.errors=[{
instancePath:r+"/callers/"+f+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return ge.errors=[{instancePath:r+"/callers/"+f+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;
if(d){if(u.group_id!==void 0){let h=u.group_id,N=e;if(typeof h!="string"&&h!==null)return ge.errors=
[{instancePath:r+"/callers/"+f+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:ls.properties.group_id.type}}],!1;if(e===N&&typeof h=="string"&&S(h,64))return ge.
errors=[{instancePath:r+"/callers/"+f+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var d=N===e}else var d=!0;if(d){if(u.created_at!==
void 0){let h=u.created_at,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return ge.errors=
[{instancePath:r+"/callers/"+f+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(
h))return ge.errors=[{instancePath:r+"/callers/"+f+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return ge.errors=[{instancePath:r+"/callers/"+f+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=N===e}else var d=!0;
if(d)if(u.revoked_at!==void 0){let h=u.revoked_at,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&h!==null)return ge.errors=[{instancePath:r+"/callers/"+f+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:ls.properties.revoked_at.type}}],!1;if(e===
N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return ge.errors=[{instancePath:r+"/ca\
llers/"+f+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return ge.errors=[{instancePath:r+"/callers/"+
f+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var d=N===e}else var d=!0}}}}}}}else return ge.errors=[{instancePath:r+"/callers/"+
f,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=g===e;if(!t)break}}}else
return ge.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var y=i===e}else var y=!0;if(y)if(s.next!==void 0){let n=s.next,i=e;if(typeof n!=
"string"&&n!==null)return ge.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:kl.properties.next.type}}],!1;if(e===i&&typeof n=="string"&&S(n,64))return ge.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var y=i===e}else var y=!0}}}else return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ge.errors=m,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function nt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=nt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ge(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ge.errors:
m.concat(ge.errors),e=m.length));else return nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return nt.errors=m,e===0}nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qp=Se;function Se(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id")||d.issuer===void 0&&(o="issu\
er")||d.name===void 0&&(o="name")||d.group_id===void 0&&(o="group_id")||d.created_at===void 0&&(o="c\
reated_at")||d.revoked_at===void 0&&(o="revoked_at"))return Se.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in d)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return Se.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(a===e){if(d.id!==void 0){let n=d.id,i=e;if(e===i)
if(typeof n=="string"){if(S(n,64))return Se.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Se.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.issuer!==void 0){let n=d.issuer,i=e;if(e===
i)if(typeof n=="string"){if(S(n,1024))return Se.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Se.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.name!==void 0){let n=d.name,i=e;
if(e===i)if(typeof n=="string"){if(S(n,256))return Se.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Se.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.group_id!==void 0){let n=d.group_id,
i=e;if(typeof n!="string"&&n!==null)return Se.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:ls.properties.group_id.type}}],!1;
if(e===i&&typeof n=="string"&&S(n,64))return Se.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else
var t=!0;if(t){if(d.created_at!==void 0){let n=d.created_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Se.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return Se.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return Se.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(d.revoked_at!==void 0){let n=d.revoked_at,i=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return Se.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:ls.properties.revoked_at.type}}],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Se.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Se.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else return Se.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Se.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=m,e===
0}Se.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Np=Ae;function Ae(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id")||d.issuer===void 0&&(o="issu\
er")||d.name===void 0&&(o="name")||d.group_id===void 0&&(o="group_id")||d.created_at===void 0&&(o="c\
reated_at")||d.revoked_at===void 0&&(o="revoked_at"))return Ae.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in d)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return Ae.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(a===e){if(d.id!==void 0){let n=d.id,i=e;if(e===i)
if(typeof n=="string"){if(S(n,64))return Ae.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Ae.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.issuer!==void 0){let n=d.issuer,i=e;if(e===
i)if(typeof n=="string"){if(S(n,1024))return Ae.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Ae.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.name!==void 0){let n=d.name,i=e;
if(e===i)if(typeof n=="string"){if(S(n,256))return Ae.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ae.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.group_id!==void 0){let n=d.group_id,
i=e;if(typeof n!="string"&&n!==null)return Ae.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:ls.properties.group_id.type}}],!1;
if(e===i&&typeof n=="string"&&S(n,64))return Ae.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else
var t=!0;if(t){if(d.created_at!==void 0){let n=d.created_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ae.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return Ae.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return Ae.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(d.revoked_at!==void 0){let n=d.revoked_at,i=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return Ae.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:ls.properties.revoked_at.type}}],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Ae.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Ae.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else return Ae.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Ae.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=m,e===
0}Ae.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Lp=ot;var Qr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function j(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=j.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.from===void 0&&(o="from")||s.to===void 0&&
(o="to")||s.totals===void 0&&(o="totals"))return j.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let a=e;for(let n in s)if(!(n==="from"||n==="to"||n==="to\
tals")){return j.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(a===e){if(s.from!==void 0){let n=s.from,i=e,l=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return j.errors=[{instancePath:r+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return j.errors=[{instancePath:r+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return j.
errors=[{instancePath:r+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.to!==void 0){let n=s.to,i=e,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return j.errors=[{instancePath:r+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return j.errors=[{instancePath:r+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return j.errors=
[{instancePath:r+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t)if(s.totals!==void 0){let n=s.totals,i=e;if(e===i)if(Array.isArray(
n)){if(n.length>1e5)return j.errors=[{instancePath:r+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var d=!0;let f=n.length;for(let u=0;u<f;u++){let g=n[u],
_=e;if(e===_)if(g&&typeof g=="object"&&!Array.isArray(g)){let k;if(g.requests===void 0&&(k="requests")||
g.attempts===void 0&&(k="attempts")||g.prompt_tokens===void 0&&(k="prompt_tokens")||g.cached_tokens===
void 0&&(k="cached_tokens")||g.cache_write_tokens===void 0&&(k="cache_write_tokens")||g.cache_write_1h_tokens===
void 0&&(k="cache_write_1h_tokens")||g.completion_tokens===void 0&&(k="completion_tokens")||g.reasoning_tokens===
void 0&&(k="reasoning_tokens")||g.hosted_calls===void 0&&(k="hosted_calls")||g.calls===void 0&&(k="c\
alls")||g.images===void 0&&(k="images")||g.characters===void 0&&(k="characters")||g.seconds===void 0&&
(k="seconds")||g.charged===void 0&&(k="charged")||g.counted===void 0&&(k="counted")||g.cost===void 0&&
(k="cost"))return j.errors=[{instancePath:r+"/totals/"+u,schemaPath:"#/properties/totals/items/requi\
red",keyword:"required",params:{missingProperty:k}}],!1;{let c=e;for(let h in g)if(!rr.call(Qr.properties.
totals.items.properties,h)){return j.errors=[{instancePath:r+"/totals/"+u,schemaPath:"#/properties/t\
otals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;
break}if(c===e){if(g.key_id!==void 0){let h=g.key_id,N=e;if(e===N)if(typeof h=="string"){if(S(h,256))
return j.errors=[{instancePath:r+"/totals/"+u+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return j.errors=[{instancePath:r+
"/totals/"+u+"/key_id",schemaPath:"#/properties/totals/items/properties/key_id/type",keyword:"type",
params:{type:"string"}}],!1;var y=N===e}else var y=!0;if(y){if(g.group_id!==void 0){let h=g.group_id,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/group_id",schemaPath:"\
#/properties/totals/items/properties/group_id/type",keyword:"type",params:{type:Qr.properties.totals.
items.properties.group_id.type}}],!1;if(e===N&&typeof h=="string"&&S(h,64))return j.errors=[{instancePath:r+
"/totals/"+u+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){if(g.model!==void 0){let h=g.model,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/model",schemaPath:"\
#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.model.type}}],!1;if(e===N&&typeof h=="string"&&S(h,256))return j.errors=[{instancePath:r+
"/totals/"+u+"/model",schemaPath:"#/properties/totals/items/properties/model/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(g.agent!==void 0){let h=g.agent,N=e;
if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/agent",schemaPath:"#\
/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.agent.type}}],!1;if(e===N&&typeof h=="string"&&S(h,256))return j.errors=[{instancePath:r+
"/totals/"+u+"/agent",schemaPath:"#/properties/totals/items/properties/agent/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(g.upstream!==void 0){let h=g.upstream,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/upstream",schemaPath:"\
#/properties/totals/items/properties/upstream/type",keyword:"type",params:{type:Qr.properties.totals.
items.properties.upstream.type}}],!1;if(e===N&&typeof h=="string"&&S(h,256))return j.errors=[{instancePath:r+
"/totals/"+u+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(g.owner!==void 0){let h=g.owner,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/owner",schemaPath:"\
#/properties/totals/items/properties/owner/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.owner.type}}],!1;if(e===N&&typeof h=="string"&&S(h,256))return j.errors=[{instancePath:r+
"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var y=N===e}else var y=!0;if(y){if(g.status!==void 0){let h=g.status,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/status",schemaPath:"\
#/properties/totals/items/properties/status/type",keyword:"type",params:{type:Qr.properties.totals.items.
properties.status.type}}],!1;if(e===N&&typeof h=="string"&&S(h,64))return j.errors=[{instancePath:r+
"/totals/"+u+"/status",schemaPath:"#/properties/totals/items/properties/status/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){if(g.refusal!==void 0){let h=g.refusal,
N=e;if(typeof h!="string"&&h!==null)return j.errors=[{instancePath:r+"/totals/"+u+"/refusal",schemaPath:"\
#/properties/totals/items/properties/refusal/type",keyword:"type",params:{type:Qr.properties.totals.
items.properties.refusal.type}}],!1;if(e===N&&typeof h=="string"&&S(h,64))return j.errors=[{instancePath:r+
"/totals/"+u+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var y=N===e}else var y=!0;if(y){if(g.hour!==void 0){let h=g.hour,N=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+
u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return j.errors=[
{instancePath:r+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return j.errors=[{
instancePath:r+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.day!==void 0){let h=g.
day,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/\
totals/"+u+"/day",schemaPath:"#/properties/totals/items/properties/day/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return j.errors=
[{instancePath:r+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/properties/day/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+
"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/properties/day/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.requests!==void 0){let h=g.
requests,N=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+
"/totals/"+u+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+
"/totals/"+u+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/reques\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===
e}else var y=!0;if(y){if(g.attempts!==void 0){let h=g.attempts,N=e,A=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/attempts",schemaPath:"sc\
hema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/attempts",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/attempts",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.prompt_tokens!==
void 0){let h=g.prompt_tokens,N=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.
errors=[{instancePath:r+"/totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(
h))return j.errors=[{instancePath:r+"/totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=
[{instancePath:r+"/totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.cached_tokens!==void 0){let h=g.cached_tokens,
N=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/\
totals/"+u+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=
[{instancePath:r+"/totals/"+u+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+
"/totals/"+u+"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.cache_write_tokens!==void 0){let h=g.cache_write_tokens,
N=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/\
totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=
[{instancePath:r+"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+
"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.cache_write_1h_tokens!==void 0){let h=g.
cache_write_1h_tokens,N=e,A=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=
[{instancePath:r+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else
var y=!0;if(y){if(g.completion_tokens!==void 0){let h=g.completion_tokens,N=e,A=e;if(!(typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;
if(y){if(g.reasoning_tokens!==void 0){let h=g.reasoning_tokens,N=e,A=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else
var y=!0;if(y){if(g.hosted_calls!==void 0){let h=g.hosted_calls,N=e,A=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){
if(g.calls!==void 0){let h=g.calls,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.
errors=[{instancePath:r+"/totals/"+u+"/calls",schemaPath:"#/properties/totals/items/properties/calls\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/calls",schemaPath:"#/properties/totals/item\
s/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/calls",schemaPath:"#/properties/totals/i\
tems/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else
var y=!0;if(y){if(g.images!==void 0){let h=g.images,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/images",schemaPath:"#/properties/totals\
/items/properties/images/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="numb\
er"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.characters!==void 0){let h=g.characters,N=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/characters",
schemaPath:"#/properties/totals/items/properties/characters/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===N&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=
[{instancePath:r+"/totals/"+u+"/characters",schemaPath:"#/properties/totals/items/properties/charact\
ers/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))
return j.errors=[{instancePath:r+"/totals/"+u+"/characters",schemaPath:"#/properties/totals/items/pr\
operties/characters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=N===e}else
var y=!0;if(y){if(g.seconds!==void 0){let h=g.seconds,N=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return j.errors=[{instancePath:r+"/totals/"+u+"/seconds",schemaPath:"#/properties/total\
s/items/properties/seconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof h=="nu\
mber"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return j.errors=[{instancePath:r+"/totals/"+u+"/\
seconds",schemaPath:"#/properties/totals/items/properties/seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return j.errors=[{instancePath:r+"/tot\
als/"+u+"/seconds",schemaPath:"#/properties/totals/items/properties/seconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var y=N===e}else var y=!0;if(y){if(g.charged!==void 0){let h=g.
charged,N=e;if(e===e)if(typeof h=="string"){if(S(h,30))return j.errors=[{instancePath:r+"/totals/"+u+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(
h))return j.errors=[{instancePath:r+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=[{instancePath:r+"/totals/"+u+"/\
charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else
var y=!0;if(y){if(g.counted!==void 0){let h=g.counted,N=e;if(e===e)if(typeof h=="string"){if(S(h,30))
return j.errors=[{instancePath:r+"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!es.test(h))return j.errors=[{instancePath:r+"/totals/"+u+"/cou\
nted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return j.errors=[{instancePath:r+"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"t\
ype",params:{type:"string"}}],!1;var y=N===e}else var y=!0;if(y)if(g.cost!==void 0){let h=g.cost,N=e;
if(e===e)if(typeof h=="string"){if(S(h,30))return j.errors=[{instancePath:r+"/totals/"+u+"/cost",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(h))return j.errors=
[{instancePath:r+"/totals/"+u+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return j.errors=[{instancePath:r+"/totals/"+u+"/cost",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var y=N===e}else var y=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:r+"/totals/"+u,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var d=_===e;if(!d)break}}}else return j.errors=[{instancePath:r+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=i===e}else
var t=!0}}}}else return j.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return j.errors=m,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ot(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=ot.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(j(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?j.errors:m.concat(
j.errors),e=m.length));else return ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ot.errors=m,e===0}ot.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Sp=pt;var Pl={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},tr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var vl={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=D.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s==
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
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let i in s)if(!rr.
call(tr.properties,i)){return D.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(n===e){if(s.id!==void 0){let i=s.id,
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
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:tr.properties.group_id.
type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return D.errors=[{instancePath:r+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;
if(t){if(s.user_hash!==void 0){let i=s.user_hash,l=e;if(typeof i!="string"&&i!==null)return D.errors=
[{instancePath:r+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:tr.
properties.user_hash.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return D.errors=[{instancePath:r+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=l===e}else var t=!0;if(t){if(s.payment_id!==void 0){let i=s.payment_id,l=e;if(typeof i!="strin\
g"&&i!==null)return D.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/type",
keyword:"type",params:{type:tr.properties.payment_id.type}}],!1;if(e===l&&typeof i=="string"&&S(i,512))
return D.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/model",schemaPath:"#/properti\
es/model/type",keyword:"type",params:{type:tr.properties.model.type}}],!1;if(e===l&&typeof i=="strin\
g"&&S(i,256))return D.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.agent!==void 0){let i=s.agent,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/agent",schemaPath:"#/properti\
es/agent/type",keyword:"type",params:{type:tr.properties.agent.type}}],!1;if(e===l&&typeof i=="strin\
g"&&S(i,256))return D.errors=[{instancePath:r+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.tool!==void 0){let i=s.tool,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/tool",schemaPath:"#/propertie\
s/tool/type",keyword:"type",params:{type:tr.properties.tool.type}}],!1;if(e===l&&typeof i=="string"&&
S(i,256))return D.errors=[{instancePath:r+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.status!==void 0){let i=s.status,
l=e;if(e===l)if(typeof i=="string"){if(S(i,64))return D.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.prompt_tokens!==void 0){let i=s.prompt_tokens,l=e,f=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.cached_tokens!==void 0){
let i=s.cached_tokens,l=e,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_tokens!==void 0){let i=s.cache_write_tokens,l=e,
f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_1h_tokens!==void 0){let i=s.cache_write_1h_tokens,
l=e,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let i=s.completion_tokens,
l=e,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return D.errors=[{instancePath:r+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
reasoning_tokens!==void 0){let i=s.reasoning_tokens,l=e,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
hosted_calls!==void 0){let i=s.hosted_calls,l=e,f=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return D.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===f&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return D.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.unit!==void 0){let i=s.unit,l=e;if(typeof i!="string"&&i!==null)
return D.errors=[{instancePath:r+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:tr.properties.unit.type}}],!1;if(e===l&&typeof i=="string"&&S(i,32))return D.errors=[{instancePath:r+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(s.units!==void 0){let i=s.units,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:tr.properties.units.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
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
type",params:{type:tr.properties.ttft_ms.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.waited_ms!==void 0){let i=s.
waited_ms,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return D.errors=[{instancePath:r+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:tr.properties.waited_ms.
type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return D.errors=
[{instancePath:r+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return D.errors=[{instancePath:r+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.upstream!==void 0){let i=s.upstream,l=e;if(typeof i!="string"&&
i!==null)return D.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:tr.properties.upstream.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return D.
errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(s.called_model!==void 0){let i=s.called_model,
l=e;if(typeof i!="string"&&i!==null)return D.errors=[{instancePath:r+"/called_model",schemaPath:"#/p\
roperties/called_model/type",keyword:"type",params:{type:tr.properties.called_model.type}}],!1;if(e===
l&&typeof i=="string"&&S(i,128))return D.errors=[{instancePath:r+"/called_model",schemaPath:"#/prope\
rties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=l===e}else var t=!0;
if(t){if(s.reason!==void 0){let i=s.reason,l=e,f=e,u=!1,g=e;if(e===g)if(i&&typeof i=="object"&&!Array.
isArray(i)){let k=e;for(let c in i)if(!(c==="request_id"||c==="code"||c==="type"||c==="param"||c==="\
message")){let h={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:c}};m===null?m=[h]:m.push(h),e++;break}
if(k===e){if(i.request_id!==void 0){let c=i.request_id,h=e;if(e===h)if(typeof c=="string"){if(S(c,128)){
let N={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[N]:m.push(N),e++}}else{let N={instancePath:r+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"t\
ype",params:{type:"string"}};m===null?m=[N]:m.push(N),e++}var d=h===e}else var d=!0;if(d){if(i.code!==
void 0){let c=i.code,h=e;if(e===h)if(typeof c=="string"){if(S(c,128)){let A={instancePath:r+"/reason\
/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{
limit:128}};m===null?m=[A]:m.push(A),e++}}else{let A={instancePath:r+"/reason/code",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};m===null?m=[A]:
m.push(A),e++}var d=h===e}else var d=!0;if(d){if(i.type!==void 0){let c=i.type,h=e;if(e===h)if(typeof c==
"string"){if(S(c,128)){let A={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[A]:m.push(A),e++}}else{
let A={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};m===null?m=[A]:m.push(A),e++}var d=h===e}else var d=!0;if(d){
if(i.param!==void 0){let c=i.param,h=e;if(e===h)if(typeof c=="string"){if(S(c,256)){let A={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};m===null?m=[A]:m.push(A),e++}}else{let A={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};m===null?
m=[A]:m.push(A),e++}var d=h===e}else var d=!0;if(d)if(i.message!==void 0){let c=i.message,h=e;if(e===
h)if(typeof c=="string"){if(S(c,512)){let A={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};m===null?m=
[A]:m.push(A),e++}}else{let A={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};m===null?m=[A]:m.push(A),e++}var d=h===
e}else var d=!0}}}}}else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};m===null?m=[k]:m.push(k),e++}var y=g===e;u=u||y;let _=e;if(i!==
null){let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};m===null?m=[k]:m.push(k),e++}var y=_===e;if(u=u||y,u)e=f,m!==null&&(f?m.length=
f:m=null);else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return m===null?m=[k]:m.push(k),e++,D.errors=m,!1}var t=l===e}else var t=!0;if(t)if(s.
class!==void 0){let i=s.class,l=e,f=e,u=!1,g=e;if(typeof i!="string"){let k={instancePath:r+"/class",
schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),
e++}if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){let k={instancePath:r+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:vl.enum}};m===null?
m=[k]:m.push(k),e++}var o=g===e;u=u||o;let _=e;if(i!==null){let k={instancePath:r+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[k]:m.push(k),e++}var o=_===
e;if(u=u||o,u)e=f,m!==null&&(f?m.length=f:m=null);else{let k={instancePath:r+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return m===null?m=[k]:m.push(k),e++,D.errors=m,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return D.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=m,e===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ir(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.rows===void 0&&(y="rows")||s.next===void 0&&
(y="next"))return ir.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let o=e;for(let a in s)if(!(a==="rows"||a==="next")){return ir.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===
e){if(s.rows!==void 0){let a=s.rows,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e3)return ir.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let f=e;D(a[l],{instancePath:r+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?D.errors:m.concat(D.errors),e=m.length);
var t=f===e;if(!t)break}}}else return ir.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var d=n===e}else var d=!0;if(d)if(s.next!==void 0){
let a=s.next,n=e;if(typeof a!="string"&&a!==null)return ir.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Pl.properties.next.type}}],!1;if(e===n&&typeof a==
"string"&&S(a,256))return ir.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var d=n===e}else var d=!0}}}else return ir.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=m,e===0}ir.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function pt(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=pt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(ir(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?ir.errors:m.concat(ir.errors),e=m.length));else return pt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return pt.errors=m,e===0}pt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Ap=Ur;var _l={type:"object",additionalProperties:!1,required:["month","state","closes_at"],properties:{month:{
$ref:"schema:Month"},state:{type:"string",enum:["running","open","closed"]},closes_at:{anyOf:[{$ref:"\
schema:Instant"},{type:"null"}]}},$id:"schema:BilledMonth"};var bl=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u");function Fe(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let y;if(s.month===void 0&&(y="month")||s.state===void 0&&(y="state")||s.closes_at===void 0&&(y="clo\
ses_at"))return Fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let o=e;for(let a in s)if(!(a==="month"||a==="state"||a==="closes_at")){return Fe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(o===e){if(s.month!==void 0){let a=s.month,n=e;if(e===e)if(typeof a=="string"){if(S(a,7))return Fe.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/maxLength",keyword:"maxLength",params:{limit:7}}],
!1;if(W(a,7))return Fe.errors=[{instancePath:r+"/month",schemaPath:"schema:Month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!bl.test(a))return Fe.errors=[{instancePath:r+"/month",schemaPath:"\
schema:Month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}else return Fe.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.state!==void 0){let a=s.state,n=e;if(typeof a!="string")return Fe.
errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(a==="running"||a==="open"||a==="closed"))return Fe.errors=[{instancePath:r+"/state",
schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:_l.properties.state.enum}}],
!1;var t=n===e}else var t=!0;if(t)if(s.closes_at!==void 0){let a=s.closes_at,n=e,i=e,l=!1,f=e,u=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let b={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/type",keyword:"type",params:{type:"integer"}};m===null?m=[b]:m.push(b),e++}if(e===u&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let b={instancePath:r+"/closes_at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};m===null?
m=[b]:m.push(b),e++}else if(a<0||isNaN(a)){let b={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};m===null?m=[b]:m.push(b),e++}}var d=f===
e;l=l||d;let g=e;if(a!==null){let b={instancePath:r+"/closes_at",schemaPath:"#/properties/closes_at/\
anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[b]:m.push(b),e++}var d=g===e;if(l=l||
d,l)e=i,m!==null&&(i?m.length=i:m=null);else{let b={instancePath:r+"/closes_at",schemaPath:"#/proper\
ties/closes_at/anyOf",keyword:"anyOf",params:{}};return m===null?m=[b]:m.push(b),e++,Fe.errors=m,!1}
var t=n===e}else var t=!0}}}}else return Fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Fe.errors=m,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ur(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.months===void 0&&(o="months"))return Ur.errors=[{instancePath:r+
"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:o}}],
!1;{let a=e;for(let n in d)if(n!=="months"){return Ur.errors=[{instancePath:r+"/response",schemaPath:"\
#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e&&d.months!==void 0){let n=d.months;if(e===e)if(Array.isArray(n)){if(n.length>12e3)
return Ur.errors=[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/mo\
nths/maxItems",keyword:"maxItems",params:{limit:12e3}}],!1;{var t=!0;let l=n.length;for(let f=0;f<l;f++){
let u=e;Fe(n[f],{instancePath:r+"/response/months/"+f,parentData:n,parentDataProperty:f,rootData:P,dynamicAnchors:v})||
(m=m===null?Fe.errors:m.concat(Fe.errors),e=m.length);var t=u===e;if(!t)break}}}else return Ur.errors=
[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/months/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return Ur.errors=[{instancePath:r+"/response",schemaPath:"#/\
properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ur.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ur.errors=m,e===0}Ur.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ip=mt;function mt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=mt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Fe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Fe.errors:
m.concat(Fe.errors),e=m.length));else return mt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return mt.errors=m,e===0}mt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Dp=lt;var wl={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"},Xs={type:"object",additionalProperties:!1,required:["kind","severity","message","abou\
t","since","server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_re\
ady","refund_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","con\
fig_refused"]},severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,
maxLength:1024},about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{
type:"string",enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"\
string",minLength:1,maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},
server:{type:["string","null"],maxLength:64}},$id:"schema:Problem"},xl={type:"object",additionalProperties:!1,
required:["from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s",
"charged","cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"numb\
er",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function Pe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.ours===void 0&&(d="ours")||s.upstream===void 0&&
(d="upstream")||s.caller===void 0&&(d="caller")||s.limits===void 0&&(d="limits")||s.left===void 0&&(d=
"left"))return Pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let y=e;for(let o in s)if(!(o==="ours"||o==="upstream"||o==="caller"||o==="limits"||o==="left")){
return Pe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(y===e){if(s.ours!==void 0){let o=s.ours,a=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.errors=[{instancePath:r+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return Pe.errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Pe.
errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.upstream!==void 0){let o=s.upstream,a=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.errors=[{instancePath:r+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return Pe.errors=[{instancePath:r+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return Pe.errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.caller!==void 0){let o=s.
caller,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.errors=[{instancePath:r+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Pe.errors=[{instancePath:r+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return Pe.errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.limits!==void 0){let o=s.
limits,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.errors=[{instancePath:r+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Pe.errors=[{instancePath:r+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return Pe.errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.left!==void 0){let o=s.
left,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.errors=[{instancePath:r+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Pe.errors=[{instancePath:r+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return Pe.errors=[{instancePath:r+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return Pe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=m,e===0}Pe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ds={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function $e(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=$e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.count===void 0&&(d="count")||s.p50_ms===void 0&&(d=
"p50_ms")||s.p95_ms===void 0&&(d="p95_ms"))return $e.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!(o==="count"||o==="p5\
0_ms"||o==="p95_ms")){return $e.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.count!==void 0){let o=s.
count,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return $e.errors=[{instancePath:r+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return $e.errors=[{instancePath:r+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return $e.errors=[{instancePath:r+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let o=s.
p50_ms,a=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return $e.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return $e.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(o<0||isNaN(o))return $e.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let o=s.p95_ms,a=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return $e.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return $e.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return $e.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return $e.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=
m,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=J.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let y;if(s.from===void 0&&(y="from")||s.seconds===void 0&&(y="seconds")||s.requests===void 0&&(y="re\
quests")||s.by_status===void 0&&(y="by_status")||s.by_class===void 0&&(y="by_class")||s.requests_per_s===
void 0&&(y="requests_per_s")||s.tokens===void 0&&(y="tokens")||s.tokens_per_s===void 0&&(y="tokens_p\
er_s")||s.charged===void 0&&(y="charged")||s.cost===void 0&&(y="cost")||s.first_token===void 0&&(y="\
first_token")||s.whole===void 0&&(y="whole"))return J.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;{let o=e;for(let a in s)if(!rr.call(xl.properties,
a)){return J.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(o===e){if(s.from!==void 0){let a=s.from,n=e,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.
errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.seconds!==void 0){let a=s.seconds,n=e;if(e===
n)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return J.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.requests!==void 0){let a=s.requests,n=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return J.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(s.by_status!==void 0){let a=s.by_status,n=e;if(e===n)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return J.errors=[{instancePath:r+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let f=a[l],u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return J.
errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>
9007199254740991||isNaN(f))return J.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(f<0||isNaN(f))return J.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=u===
e;if(!d)break}}else return J.errors=[{instancePath:r+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t){if(s.by_class!==void 0){
let a=e;Pe(s.by_class,{instancePath:r+"/by_class",parentData:s,parentDataProperty:"by_class",rootData:P,
dynamicAnchors:v})||(m=m===null?Pe.errors:m.concat(Pe.errors),e=m.length);var t=a===e}else var t=!0;
if(t){if(s.requests_per_s!==void 0){let a=s.requests_per_s,n=e;if(e===n)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return J.errors=[{instancePath:r+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tokens!==void 0){let a=s.tokens,n=e,i=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return J.errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.
errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.tokens_per_s!==void 0){let a=s.tokens_per_s,n=e;
if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:r+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return J.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return J.
errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.charged!==void 0){let a=s.charged,n=e;if(e===
e)if(typeof a=="string"){if(S(a,30))return J.errors=[{instancePath:r+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(a))return J.errors=[{instancePath:r+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return J.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.cost!==void 0){let a=s.cost,n=e;if(e===
e)if(typeof a=="string"){if(S(a,30))return J.errors=[{instancePath:r+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(a))return J.errors=[{instancePath:r+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return J.errors=[{instancePath:r+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.first_token!==void 0){let a=e;$e(s.first_token,{instancePath:r+
"/first_token",parentData:s,parentDataProperty:"first_token",rootData:P,dynamicAnchors:v})||(m=m===null?
$e.errors:m.concat($e.errors),e=m.length);var t=a===e}else var t=!0;if(t)if(s.whole!==void 0){let a=e;
$e(s.whole,{instancePath:r+"/whole",parentData:s,parentDataProperty:"whole",rootData:P,dynamicAnchors:v})||
(m=m===null?$e.errors:m.concat($e.errors),e=m.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return J.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=
m,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=zr.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,
d=!1,y=e;J(s,{instancePath:r,parentData:x,parentDataProperty:w,rootData:P,dynamicAnchors:v})||(m=m===
null?J.errors:m.concat(J.errors),e=m.length);var n=y===e;if(d=d||n,n)var o=!0;let a=e;if(s!==null){let i={
instancePath:r,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[i]:m.push(
i),e++}var n=a===e;if(d=d||n,d)e=t,m!==null&&(t?m.length=t:m=null);else{let i={instancePath:r,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return m===null?m=[i]:m.push(i),e++,zr.errors=m,!1}return zr.errors=
m,p.props=o,e===0}zr.evaluated={dynamicProps:!0,dynamicItems:!1};function K(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=K.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let l;if(s.at===void 0&&(l="at")||s.servers===void 0&&(l="servers")||s.problems===void 0&&(l="proble\
ms")||s.in_flight===void 0&&(l="in_flight")||s.now===void 0&&(l="now")||s.hour===void 0&&(l="hour")||
s.day===void 0&&(l="day")||s.month===void 0&&(l="month")||s.minutes===void 0&&(l="minutes"))return K.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let f=e;for(let u in s)if(!rr.call(wl.properties,u)){return K.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(f===
e){if(s.at!==void 0){let u=s.at,g=e,_=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return K.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===_&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return K.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return K.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.servers!==void 0){
let u=s.servers,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return K.errors=[{instancePath:r+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
g&&typeof u=="number"&&isFinite(u)){if(u>1e4||isNaN(u))return K.errors=[{instancePath:r+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(u<1||isNaN(
u))return K.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(s.problems!==void 0){
let u=s.problems,g=e;if(e===g)if(Array.isArray(u)){if(u.length>1e3)return K.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var d=!0;let b=u.length;for(let k=0;k<b;k++){let c=u[k],h=e;if(e===e)if(c&&typeof c=="object"&&!Array.
isArray(c)){let L;if(c.kind===void 0&&(L="kind")||c.severity===void 0&&(L="severity")||c.message===void 0&&
(L="message")||c.about===void 0&&(L="about")||c.since===void 0&&(L="since")||c.server===void 0&&(L="\
server"))return K.errors=[{instancePath:r+"/problems/"+k,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:L}}],!1;{let q=e;for(let I in c)if(!(I==="kind"||I==="severity"||I===
"message"||I==="about"||I==="since"||I==="server")){return K.errors=[{instancePath:r+"/problems/"+k,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(q===e){if(c.kind!==void 0){let I=c.kind,T=e;if(typeof I!="string")return K.errors=[{instancePath:r+
"/problems/"+k+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(I==="breaker_open"||I==="upstream_drained"||I==="not_ready"||I==="refund_due"||I===
"undecided"||I==="budget_nearly_spent"||I==="ledger_backlog"||I==="clock_differs"||I==="shedding"||I===
"config_refused"))return K.errors=[{instancePath:r+"/problems/"+k+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:Xs.properties.kind.enum}}],!1;var y=T===
e}else var y=!0;if(y){if(c.severity!==void 0){let I=c.severity,T=e;if(typeof I!="string")return K.errors=
[{instancePath:r+"/problems/"+k+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(I==="error"||I==="warning"))return K.errors=[{instancePath:r+
"/problems/"+k+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:Xs.properties.severity.enum}}],!1;var y=T===e}else var y=!0;if(y){if(c.message!==void 0){
let I=c.message,T=e;if(e===T)if(typeof I=="string"){if(S(I,1024))return K.errors=[{instancePath:r+"/\
problems/"+k+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(W(I,1))return K.errors=[{instancePath:r+"/problems/"+k+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.
errors=[{instancePath:r+"/problems/"+k+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var y=T===e}else var y=!0;if(y){if(c.about!==void 0){let I=c.
about,T=e;if(e===T)if(I&&typeof I=="object"&&!Array.isArray(I)){let z;if(I.type===void 0&&(z="type")||
I.id===void 0&&(z="id"))return K.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"schema:\
Problem/properties/about/required",keyword:"required",params:{missingProperty:z}}],!1;{let V=e;for(let R in I)
if(!(R==="type"||R==="id")){return K.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}}],
!1;break}if(V===e){if(I.type!==void 0){let R=I.type,Ce=e;if(typeof R!="string")return K.errors=[{instancePath:r+
"/problems/"+k+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(R==="upstream"||R==="part"||R==="payments"||R==="key"||R==="c\
ap"||R==="ledger"||R==="server"||R==="config"))return K.errors=[{instancePath:r+"/problems/"+k+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:Xs.
properties.about.properties.type.enum}}],!1;var o=Ce===e}else var o=!0;if(o)if(I.id!==void 0){let R=I.
id,Ce=e;if(e===Ce)if(typeof R=="string"){if(S(R,256))return K.errors=[{instancePath:r+"/problems/"+k+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(W(R,1))return K.errors=[{instancePath:r+"/problems/"+k+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return K.errors=[{instancePath:r+"/problems/"+k+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var o=Ce===e}else var o=!0}}}else
return K.errors=[{instancePath:r+"/problems/"+k+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var y=T===e}else var y=!0;if(y){if(c.since!==void 0){
let I=c.since,T=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))&&I!==null)return K.errors=
[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:Xs.properties.since.type}}],!1;if(e===T&&typeof I=="number"&&isFinite(I)){if(I>9007199254740991||
isNaN(I))return K.errors=[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(I<0||isNaN(
I))return K.errors=[{instancePath:r+"/problems/"+k+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=T===e}else var y=!0;if(y)
if(c.server!==void 0){let I=c.server,T=e;if(typeof I!="string"&&I!==null)return K.errors=[{instancePath:r+
"/problems/"+k+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:Xs.
properties.server.type}}],!1;if(e===T&&typeof I=="string"&&S(I,64))return K.errors=[{instancePath:r+
"/problems/"+k+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var y=T===e}else var y=!0}}}}}}}else return K.errors=[{instancePath:r+"/probl\
ems/"+k,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var d=h===e;if(!d)
break}}}else return K.errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(s.in_flight!==void 0){let u=s.in_flight,
g=e;if(e===g)if(u&&typeof u=="object"&&!Array.isArray(u)){let b;if(u.calls===void 0&&(b="calls")||u.
streams===void 0&&(b="streams"))return K.errors=[{instancePath:r+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:b}}],!1;{let k=e;for(let c in u)if(!(c===
"calls"||c==="streams")){return K.errors=[{instancePath:r+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}
if(k===e){if(u.calls!==void 0){let c=u.calls,h=e,N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return K.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c))return K.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return K.errors=[{instancePath:r+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=h===e}else var a=!0;if(a)if(u.streams!==void 0){let c=u.streams,h=e,N=e;if(!(typeof c=="num\
ber"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof c=="number"&&isFinite(
c)){if(c>9007199254740991||isNaN(c))return K.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||
isNaN(c))return K.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=h===e}else var a=!0}}}else return K.errors=[{instancePath:r+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=g===
e}else var t=!0;if(t){if(s.now!==void 0){let u=e;J(s.now,{instancePath:r+"/now",parentData:s,parentDataProperty:"\
now",rootData:P,dynamicAnchors:v})||(m=m===null?J.errors:m.concat(J.errors),e=m.length);var t=u===e}else
var t=!0;if(t){if(s.hour!==void 0){let u=e;J(s.hour,{instancePath:r+"/hour",parentData:s,parentDataProperty:"\
hour",rootData:P,dynamicAnchors:v})||(m=m===null?J.errors:m.concat(J.errors),e=m.length);var t=u===e}else
var t=!0;if(t){if(s.day!==void 0){let u=e;zr(s.day,{instancePath:r+"/day",parentData:s,parentDataProperty:"\
day",rootData:P,dynamicAnchors:v})||(m=m===null?zr.errors:m.concat(zr.errors),e=m.length);var t=u===
e}else var t=!0;if(t){if(s.month!==void 0){let u=e;zr(s.month,{instancePath:r+"/month",parentData:s,
parentDataProperty:"month",rootData:P,dynamicAnchors:v})||(m=m===null?zr.errors:m.concat(zr.errors),
e=m.length);var t=u===e}else var t=!0;if(t)if(s.minutes!==void 0){let u=s.minutes,g=e;if(e===g)if(Array.
isArray(u)){if(u.length>60)return K.errors=[{instancePath:r+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var n=!0;let b=u.length;for(let k=0;k<b;k++){
let c=u[k],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let A;if(c.at===void 0&&(A="at")||
c.requests===void 0&&(A="requests")||c.failed===void 0&&(A="failed")||c.by_class===void 0&&(A="by_cl\
ass")||c.tokens===void 0&&(A="tokens")||c.charged===void 0&&(A="charged"))return K.errors=[{instancePath:r+
"/minutes/"+k,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let L=e;for(let q in c)if(!(q==="at"||q==="requests"||q==="failed"||q==="by_class"||q==="tokens"||
q==="charged")){return K.errors=[{instancePath:r+"/minutes/"+k,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(L===
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
limit:0}}],!1}var i=I===e}else var i=!0;if(i){if(c.by_class!==void 0){let q=e;Pe(c.by_class,{instancePath:r+
"/minutes/"+k+"/by_class",parentData:c,parentDataProperty:"by_class",rootData:P,dynamicAnchors:v})||
(m=m===null?Pe.errors:m.concat(Pe.errors),e=m.length);var i=q===e}else var i=!0;if(i){if(c.tokens!==
void 0){let q=c.tokens,I=e,T=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return K.errors=
[{instancePath:r+"/minutes/"+k+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===T&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return K.errors=
[{instancePath:r+"/minutes/"+k+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return K.errors=[{instancePath:r+"/min\
utes/"+k+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=I===e}else var i=!0;if(i)if(c.charged!==void 0){let q=c.charged,I=e;if(e===e)if(typeof q=="\
string"){if(S(q,30))return K.errors=[{instancePath:r+"/minutes/"+k+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!es.test(q))return K.errors=[{instancePath:r+
"/minutes/"+k+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return K.errors=[{instancePath:r+"/minutes/"+k+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0}}}}}}}else return K.
errors=[{instancePath:r+"/minutes/"+k,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var n=h===e;if(!n)break}}}else return K.errors=[{instancePath:r+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0}}}}}}}}}}else
return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=m,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lt(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=lt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(K(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?K.errors:m.concat(K.errors),e=m.length));else return lt.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lt.errors=
m,e===0}lt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Tp=dt;var Qa={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},ql={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},Bo={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function me(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.metric===void 0&&(l="\
metric")||s.by===void 0&&(l="by")||s.from===void 0&&(l="from")||s.to===void 0&&(l="to")||s.step_ms===
void 0&&(l="step_ms")||s.series===void 0&&(l="series")||s.others===void 0&&(l="others"))return me.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let f=e;
for(let u in s)if(!(u==="metric"||u==="by"||u==="from"||u==="to"||u==="step_ms"||u==="series"||u==="\
others")){return me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:u}}],!1;break}if(f===e){if(s.metric!==void 0){let u=s.metric,g=e;
if(typeof u!="string")return me.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(u==="requests"||u==="failed"||u==="attempts"||u==="failed_att\
empts"||u==="prompt_tokens"||u==="cached_tokens"||u==="completion_tokens"||u==="tokens"||u==="charge\
d"||u==="cost"||u==="first_token_p50_ms"||u==="first_token_p95_ms"||u==="whole_p50_ms"||u==="whole_p\
95_ms"))return me.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:ql.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.by!==void 0){let u=s.by,g=e;if(typeof u!=
"string"&&u!==null)return me.errors=[{instancePath:r+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:Qa.properties.by.type}}],!1;if(e===g&&typeof u=="string"&&S(u,16))return me.errors=
[{instancePath:r+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=g===e}else var t=!0;if(t){if(s.from!==void 0){let u=s.from,g=e,_=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return me.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return me.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return me.errors=[{instancePath:r+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=g===e}else var t=!0;if(t){if(s.to!==void 0){let u=s.to,g=e,_=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u)))return me.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===_&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return me.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return me.errors=[{instancePath:r+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=g===
e}else var t=!0;if(t){if(s.step_ms!==void 0){let u=s.step_ms,g=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u)))return me.errors=[{instancePath:r+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(u===36e5||u===864e5))return me.errors=[{instancePath:r+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:Qa.properties.
step_ms.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.series!==void 0){let u=s.series,g=e;if(e===g)
if(Array.isArray(u)){if(u.length>100)return me.errors=[{instancePath:r+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var d=!0;let b=u.length;for(let k=0;k<
b;k++){let c=u[k],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let A;if(c.value===void 0&&
(A="value")||c.points===void 0&&(A="points"))return me.errors=[{instancePath:r+"/series/"+k,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:A}}],!1;{let L=e;for(let q in c)
if(!(q==="value"||q==="points")){return me.errors=[{instancePath:r+"/series/"+k,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(L===e){if(c.value!==void 0){let q=c.value,I=e;if(typeof q!="string"&&q!==null)return me.
errors=[{instancePath:r+"/series/"+k+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:Qa.properties.series.items.properties.value.type}}],!1;if(e===I&&
typeof q=="string"&&S(q,512))return me.errors=[{instancePath:r+"/series/"+k+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var y=I===
e}else var y=!0;if(y)if(c.points!==void 0){let q=c.points,I=e;if(e===e)if(Array.isArray(q)){if(q.length>
1e3)return me.errors=[{instancePath:r+"/series/"+k+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var o=!0;let z=q.length;for(let V=0;V<z;V++){let R=q[V],Ce=e;if(!(typeof R==
"number"&&isFinite(R))&&R!==null)return me.errors=[{instancePath:r+"/series/"+k+"/points/"+V,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:Bo.items.type}}],!1;if(e===Ce&&typeof R=="numb\
er"&&isFinite(R)){if(R>9007199254740991||isNaN(R))return me.errors=[{instancePath:r+"/series/"+k+"/p\
oints/"+V,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(R<0||isNaN(R))return me.errors=[{instancePath:r+"/series/"+k+"/points/"+V,schemaPath:"schema:P\
oints/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=Ce===e;if(!o)break}}}else
return me.errors=[{instancePath:r+"/series/"+k+"/points",schemaPath:"schema:Points/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var y=I===e}else var y=!0}}}else return me.errors=[{instancePath:r+"/\
series/"+k,schemaPath:"#/properties/series/items/type",keyword:"type",params:{type:"object"}}],!1;var d=h===
e;if(!d)break}}}else return me.errors=[{instancePath:r+"/series",schemaPath:"#/properties/series/typ\
e",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t)if(s.others!==void 0){let u=s.
others,g=e,_=e,b=!1,k=e;if(e===k)if(u&&typeof u=="object"&&!Array.isArray(u)){let N;if(u.values===void 0&&
(N="values")||u.points===void 0&&(N="points")){let A={instancePath:r+"/others",schemaPath:"#/propert\
ies/others/anyOf/0/required",keyword:"required",params:{missingProperty:N}};m===null?m=[A]:m.push(A),
e++}else{let A=e;for(let L in u)if(!(L==="values"||L==="points")){let q={instancePath:r+"/others",schemaPath:"\
#/properties/others/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}};
m===null?m=[q]:m.push(q),e++;break}if(A===e){if(u.values!==void 0){let L=u.values,q=e,I=e;if(!(typeof L==
"number"&&!(L%1)&&!isNaN(L)&&isFinite(L))){let T={instancePath:r+"/others/values",schemaPath:"schema\
:Count/type",keyword:"type",params:{type:"integer"}};m===null?m=[T]:m.push(T),e++}if(e===I&&typeof L==
"number"&&isFinite(L)){if(L>9007199254740991||isNaN(L)){let T={instancePath:r+"/others/values",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};m===null?m=
[T]:m.push(T),e++}else if(L<0||isNaN(L)){let T={instancePath:r+"/others/values",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};m===null?m=[T]:m.push(T),e++}}var a=q===
e}else var a=!0;if(a)if(u.points!==void 0){let L=u.points,q=e;if(e===e)if(Array.isArray(L))if(L.length>
1e3){let H={instancePath:r+"/others/points",schemaPath:"schema:Points/maxItems",keyword:"maxItems",params:{
limit:1e3}};m===null?m=[H]:m.push(H),e++}else{var n=!0;let H=L.length;for(let z=0;z<H;z++){let V=L[z],
R=e;if(!(typeof V=="number"&&isFinite(V))&&V!==null){let Zr={instancePath:r+"/others/points/"+z,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:Bo.items.type}};m===null?m=[Zr]:m.push(Zr),e++}
if(e===R&&typeof V=="number"&&isFinite(V)){if(V>9007199254740991||isNaN(V)){let Zr={instancePath:r+"\
/others/points/"+z,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}};m===null?m=[Zr]:m.push(Zr),e++}else if(V<0||isNaN(V)){let Zr={instancePath:r+
"/others/points/"+z,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};m===null?m=[Zr]:m.push(Zr),e++}}var n=R===e;if(!n)break}}else{let H={instancePath:r+"/o\
thers/points",schemaPath:"schema:Points/type",keyword:"type",params:{type:"array"}};m===null?m=[H]:m.
push(H),e++}var a=q===e}else var a=!0}}}else{let N={instancePath:r+"/others",schemaPath:"#/propertie\
s/others/anyOf/0/type",keyword:"type",params:{type:"object"}};m===null?m=[N]:m.push(N),e++}var i=k===
e;b=b||i;let c=e;if(u!==null){let N={instancePath:r+"/others",schemaPath:"#/properties/others/anyOf/\
1/type",keyword:"type",params:{type:"null"}};m===null?m=[N]:m.push(N),e++}var i=c===e;if(b=b||i,b)e=
_,m!==null&&(_?m.length=_:m=null);else{let N={instancePath:r+"/others",schemaPath:"#/properties/othe\
rs/anyOf",keyword:"anyOf",params:{}};return m===null?m=[N]:m.push(N),e++,me.errors=m,!1}var t=g===e}else
var t=!0}}}}}}}}else return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return me.errors=m,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dt(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(me(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?me.errors:m.concat(
me.errors),e=m.length));else return dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return dt.errors=m,e===0}dt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var jp=ft;var Nl={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function Ge(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.requests===void 0&&(y="requests")||s.rows_read===
void 0&&(y="rows_read")||s.complete===void 0&&(y="complete")||s.next===void 0&&(y="next"))return Ge.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let o=e;for(let a in s)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return Ge.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(o===e){if(s.requests!==void 0){let a=s.requests,n=e;if(e===n)if(Array.isArray(a)){if(a.length>
1e3)return Ge.errors=[{instancePath:r+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let i=a.length;for(let l=0;l<i;l++){let f=e;D(a[l],{instancePath:r+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?D.errors:
m.concat(D.errors),e=m.length);var t=f===e;if(!t)break}}}else return Ge.errors=[{instancePath:r+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var d=n===
e}else var d=!0;if(d){if(s.rows_read!==void 0){let a=s.rows_read,n=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return Ge.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return Ge.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return Ge.errors=[{instancePath:r+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=n===e}else var d=!0;if(d){if(s.complete!==void 0){let a=e;if(typeof s.complete!="boolean")return Ge.
errors=[{instancePath:r+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var d=a===e}else var d=!0;if(d)if(s.next!==void 0){let a=s.next,n=e;if(typeof a!="str\
ing"&&a!==null)return Ge.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Nl.properties.next.type}}],!1;if(e===n&&typeof a=="string"&&S(a,256))return Ge.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var d=n===e}else var d=!0}}}}}else return Ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ge.errors=m,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ft(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ft.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ge(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ge.errors:
m.concat(Ge.errors),e=m.length));else return ft.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ft.errors=m,e===0}ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $p=ut;var Gs={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function ee(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.kind===void 0&&(o="kind")||s.start_ms===void 0&&(o=
"start_ms")||s.end_ms===void 0&&(o="end_ms"))return ee.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in s)if(!rr.call(Gs.properties,
n)){return ee.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(a===e){if(s.kind!==void 0){let n=s.kind,i=e;if(typeof n!=
"string")return ee.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",
params:{type:"string"}}],!1;if(!(n==="queue"||n==="attempt"||n==="work"))return ee.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Gs.properties.kind.
enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.start_ms!==void 0){let n=s.start_ms,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/start_ms",schemaPath:"#/properties/start_ms/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.end_ms!==
void 0){let n=s.end_ms,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0;if(t){if(s.first_token_ms!==void 0){let n=s.first_token_ms,i=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ee.errors=[{instancePath:r+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:Gs.properties.first_token_ms.type}}],!1;
if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:r+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.attempt!==void 0){let n=s.attempt,i=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[{instancePath:r+"/attempt",schemaPath:"#/propertie\
s/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>1e3||isNaN(n))return ee.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return ee.errors=[{
instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.upstream!==void 0){let n=s.upstream,i=e;if(typeof n!=
"string"&&n!==null)return ee.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:Gs.properties.upstream.type}}],!1;if(e===i&&typeof n=="string"&&S(n,
64))return ee.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=i===e}else var t=!0;if(t){if(s.model!==void 0){let n=s.model,
i=e;if(typeof n!="string"&&n!==null)return ee.errors=[{instancePath:r+"/model",schemaPath:"#/propert\
ies/model/type",keyword:"type",params:{type:Gs.properties.model.type}}],!1;if(e===i&&typeof n=="stri\
ng"&&S(n,256))return ee.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=i===e}else var t=!0;if(t){if(s.status!==void 0){let n=s.status,
i=e;if(e===i)if(typeof n=="string"){if(S(n,64))return ee.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return ee.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.reason!==void 0){let n=s.reason,i=e,l=e,f=!1,u=e;if(e===u)if(n&&typeof n==
"object"&&!Array.isArray(n)){let b=e;for(let k in n)if(!(k==="request_id"||k==="code"||k==="type"||k===
"param"||k==="message")){let c={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};m===null?m=[c]:m.push(
c),e++;break}if(b===e){if(n.request_id!==void 0){let k=n.request_id,c=e;if(e===c)if(typeof k=="strin\
g"){if(S(k,128)){let h={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0\
/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[h]:m.push(h),e++}}else{
let h={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/type",keyword:"type",params:{type:"string"}};m===null?m=[h]:m.push(h),e++}var d=c===e}else var d=!0;
if(d){if(n.code!==void 0){let k=n.code,c=e;if(e===c)if(typeof k=="string"){if(S(k,128)){let N={instancePath:r+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLengt\
h",params:{limit:128}};m===null?m=[N]:m.push(N),e++}}else{let N={instancePath:r+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};m===null?m=
[N]:m.push(N),e++}var d=c===e}else var d=!0;if(d){if(n.type!==void 0){let k=n.type,c=e;if(e===c)if(typeof k==
"string"){if(S(k,128)){let N={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[N]:m.push(N),e++}}else{
let N={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};m===null?m=[N]:m.push(N),e++}var d=c===e}else var d=!0;if(d){
if(n.param!==void 0){let k=n.param,c=e;if(e===c)if(typeof k=="string"){if(S(k,256)){let N={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};m===null?m=[N]:m.push(N),e++}}else{let N={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};m===null?
m=[N]:m.push(N),e++}var d=c===e}else var d=!0;if(d)if(n.message!==void 0){let k=n.message,c=e;if(e===
c)if(typeof k=="string"){if(S(k,512)){let N={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};m===null?m=
[N]:m.push(N),e++}}else{let N={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};m===null?m=[N]:m.push(N),e++}var d=c===
e}else var d=!0}}}}}else{let b={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};m===null?m=[b]:m.push(b),e++}var y=u===e;f=f||y;let g=e;if(n!==
null){let b={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};m===null?m=[b]:m.push(b),e++}var y=g===e;if(f=f||y,f)e=l,m!==null&&(l?m.length=
l:m=null);else{let b={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return m===null?m=[b]:m.push(b),e++,ee.errors=m,!1}var t=i===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,i=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return ee.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return ee.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let n=s.completion_tokens,i=e,l=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[{instancePath:r+"/complet\
ion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:r+"/completio\
n_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.
charged!==void 0){let n=s.charged,i=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.
errors=[{instancePath:r+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=
[{instancePath:r+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t)if(s.cost!==void 0){let n=s.cost,i=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return ee.errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.
errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/cost",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}}}}}}else
return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=m,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Ee.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;if(s.request===void 0&&(y="request")||s.arrived_at===void 0&&(y="arrived_at")||
s.total_ms===void 0&&(y="total_ms")||s.timeline===void 0&&(y="timeline")||s.complete===void 0&&(y="c\
omplete"))return Ee.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let o=e;for(let a in s)if(!(a==="request"||a==="arrived_at"||a==="total_ms"||a==="timeline"||a===
"complete")){return Ee.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(o===e){if(s.request!==void 0){let a=e;D(s.
request,{instancePath:r+"/request",parentData:s,parentDataProperty:"request",rootData:P,dynamicAnchors:v})||
(m=m===null?D.errors:m.concat(D.errors),e=m.length);var t=a===e}else var t=!0;if(t){if(s.arrived_at!==
void 0){let a=s.arrived_at,n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ee.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Ee.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Ee.errors=[{instancePath:r+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(s.total_ms!==void 0){let a=s.total_ms,n=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Ee.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return Ee.errors=[{instancePath:r+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return Ee.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.timeline!==
void 0){let a=s.timeline,n=e;if(e===n)if(Array.isArray(a)){if(a.length>200)return Ee.errors=[{instancePath:r+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var d=!0;let l=a.length;for(let f=0;f<l;f++){let u=e;ee(a[f],{instancePath:r+"/timeline/"+f,parentData:a,
parentDataProperty:f,rootData:P,dynamicAnchors:v})||(m=m===null?ee.errors:m.concat(ee.errors),e=m.length);
var d=u===e;if(!d)break}}}else return Ee.errors=[{instancePath:r+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=n===e}else var t=!0;if(t)if(s.complete!==
void 0){let a=e;if(typeof s.complete!="boolean")return Ee.errors=[{instancePath:r+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0}}}}}}else
return Ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.
errors=m,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ut(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ut.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(Ee(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?Ee.errors:m.concat(Ee.errors),e=m.length));else
return ut.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ut.
errors=m,e===0}ut.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Op=yt;var Ll={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},Cp={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Us={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Sl=new RegExp(
"^[0-9]{1,78}$","u"),Al=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function F(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=F.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let d;if(s.id===void 0&&(d="id")||s.state===void 0&&(d="state")||s.network===void 0&&
(d="network")||s.payer===void 0&&(d="payer")||s.pay_to===void 0&&(d="pay_to")||s.asset===void 0&&(d=
"asset")||s.amount===void 0&&(d="amount")||s.price_usd===void 0&&(d="price_usd")||s.agent===void 0&&
(d="agent")||s.tool===void 0&&(d="tool")||s.request_id===void 0&&(d="request_id")||s.transaction===void 0&&
(d="transaction")||s.reason===void 0&&(d="reason")||s.attempts===void 0&&(d="attempts")||s.valid_before===
void 0&&(d="valid_before")||s.look_at===void 0&&(d="look_at")||s.created_at===void 0&&(d="created_at")||
s.updated_at===void 0&&(d="updated_at")||s.expires_at===void 0&&(d="expires_at"))return F.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!rr.
call(Us.properties,o)){return F.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.id!==void 0){let o=s.id,
a=e;if(e===a)if(typeof o=="string"){if(S(o,64))return F.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))return F.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.state!==void 0){let o=s.state,a=e;if(typeof o!="string")return F.
errors=[{instancePath:r+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(o==="reserved"||o==="executing"||o==="executed"||o==="settling"||o==="settled"||o===
"settle_unknown"||o==="failed"||o==="expired"||o==="refund_due"||o==="undecided"))return F.errors=[{
instancePath:r+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Cp.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.network!==void 0){let o=s.network,a=e;if(e===a)if(typeof o==
"string"){if(S(o,64))return F.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(s.payer!==void 0){let o=s.payer,a=e;if(e===a)if(typeof o=="string"){if(S(o,64))return F.errors=
[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return F.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.pay_to!==void 0){let o=s.pay_to,a=e;
if(e===a)if(typeof o=="string"){if(S(o,64))return F.errors=[{instancePath:r+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.asset!==void 0){let o=s.asset,a=e;if(e===a)if(typeof o=="string"){if(S(o,
64))return F.errors=[{instancePath:r+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.amount!==
void 0){let o=s.amount,a=e;if(e===a)if(typeof o=="string"){if(S(o,78))return F.errors=[{instancePath:r+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Sl.
test(o))return F.errors=[{instancePath:r+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return F.errors=[{instancePath:r+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.price_usd!==void 0){let o=s.price_usd,a=e;if(e===a)if(typeof o=="string"){if(S(o,20))return F.errors=
[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Al.test(o))return F.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return F.
errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.agent!==void 0){let o=s.agent,a=e;if(e===a)
if(typeof o=="string"){if(S(o,64))return F.errors=[{instancePath:r+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.tool!==void 0){let o=s.tool,a=e;if(typeof o!="string"&&o!==null)return F.errors=
[{instancePath:r+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Us.properties.
tool.type}}],!1;if(e===a&&typeof o=="string"&&S(o,256))return F.errors=[{instancePath:r+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(s.request_id!==void 0){let o=s.request_id,a=e;if(e===a)if(typeof o=="string"){if(S(o,64))return F.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
transaction!==void 0){let o=s.transaction,a=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Us.properties.
transaction.type}}],!1;if(e===a&&typeof o=="string"&&S(o,256))return F.errors=[{instancePath:r+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(s.reason!==void 0){let o=s.reason,a=e;if(typeof o!="string"&&o!==
null)return F.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Us.properties.reason.type}}],!1;if(e===a&&typeof o=="string"&&S(o,1024))return F.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(s.attempts!==void 0){let o=s.attempts,a=e;if(!(typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return F.errors=[{instancePath:r+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof o=="number"&&isFinite(
o)){if(o>1e6||isNaN(o))return F.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(o<0||isNaN(o))return F.errors=
[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.valid_before!==void 0){let o=s.valid_before,a=e,
n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return F.errors=[{instancePath:r+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return F.errors=[{instancePath:r+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return F.errors=[{instancePath:r+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.look_at!==
void 0){let o=s.look_at,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return F.
errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Us.
properties.look_at.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return F.errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return F.errors=[{instancePath:r+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){let o=s.created_at,a=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return F.errors=[{instancePath:r+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return F.errors=[{instancePath:r+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return F.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.updated_at!==void 0){
let o=s.updated_at,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return F.errors=
[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return F.errors=[{instancePath:r+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return F.errors=[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.expires_at!==
void 0){let o=s.expires_at,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return F.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return F.errors=
[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return F.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=m,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Ke.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let a;if(s.payments===void 0&&(a="payments")||s.next===void 0&&(a="next"))return Ke.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let n=e;for(let i in s)if(!(i==="payments"||i==="next"||i==="counts")){return Ke.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(n===e){if(s.payments!==void 0){let i=s.payments,l=e;if(e===l)if(Array.isArray(i)){if(i.length>
1e3)return Ke.errors=[{instancePath:r+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let f=i.length;for(let u=0;u<f;u++){let g=e;F(i[u],{instancePath:r+
"/payments/"+u,parentData:i,parentDataProperty:u,rootData:P,dynamicAnchors:v})||(m=m===null?F.errors:
m.concat(F.errors),e=m.length);var t=g===e;if(!t)break}}}else return Ke.errors=[{instancePath:r+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var d=l===
e}else var d=!0;if(d){if(s.next!==void 0){let i=s.next,l=e;if(typeof i!="string"&&i!==null)return Ke.
errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Ll.properties.
next.type}}],!1;if(e===l&&typeof i=="string"&&S(i,64))return Ke.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=l===e}else var d=!0;if(d)
if(s.counts!==void 0){let i=s.counts,l=e;if(e===l)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length>16)return Ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in i){let g=e;if(typeof u!="string"){
let _={instancePath:r+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:u};m===null?m=[_]:m.push(_),e++}if(!(u==="reserved"||u==="executing"||u==="exec\
uted"||u==="settling"||u==="settled"||u==="settle_unknown"||u==="failed"||u==="expired"||u==="refund\
_due"||u==="undecided")){let _={instancePath:r+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:Cp.enum},propertyName:u};m===null?m=[_]:m.push(_),e++}var y=g===e;if(!y){
let _={instancePath:r+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:u}};return m===null?m=[_]:m.push(_),e++,Ke.errors=m,!1;break}}if(y)for(let u in i){
let g=i[u],_=e,b=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Ke.errors=[{instancePath:r+
"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===b&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return Ke.
errors=[{instancePath:r+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return Ke.
errors=[{instancePath:r+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=_===e;if(!o)break}}else return Ke.
errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var d=l===e}else var d=!0}}}}else return Ke.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Ke.errors=m,e===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function yt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=yt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ke(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ke.errors:
m.concat(Ke.errors),e=m.length));else return yt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return yt.errors=m,e===0}yt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kp=ct;function ct(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ct.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?F.errors:
m.concat(F.errors),e=m.length));else return ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ct.errors=m,e===0}ct.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fp=ht;function ht(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ht.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?F.errors:
m.concat(F.errors),e=m.length));else return ht.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ht.errors=m,e===0}ht.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mp=gt;function gt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=gt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(F(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?F.errors:
m.concat(F.errors),e=m.length));else return gt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gt.errors=m,e===0}gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ep=kt;var ps={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","parallel","waiting","deployments"],properties:{
name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{
type:["string","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"\
schema:Shaping"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:[
"upstream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"\
schema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["inte\
ger","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},parallel:{$ref:"sch\
ema:Parallel"},waiting:{$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"sc\
hema:UpstreamDeployment"}}},$id:"schema:Upstream"};var ri={type:["integer","null"],minimum:1,maximum:1e5,$id:"schema:Parallel"},Il={type:"object",additionalProperties:!1,
required:["model","upstream_model","tier","weight","breaker","in_flight","parallel","waiting","resti\
ng_s"],properties:{model:{type:"string",maxLength:256},upstream_model:{type:"string",maxLength:256},
tier:{type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},breaker:{anyOf:[
{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:\
Parallel"},waiting:{$ref:"schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"sc\
hema:UpstreamDeployment"},Rp={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerSt\
ate"};function de(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=de.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.model===void 0&&(y="model")||s.upstream_model===
void 0&&(y="upstream_model")||s.tier===void 0&&(y="tier")||s.weight===void 0&&(y="weight")||s.breaker===
void 0&&(y="breaker")||s.in_flight===void 0&&(y="in_flight")||s.parallel===void 0&&(y="parallel")||s.
waiting===void 0&&(y="waiting")||s.resting_s===void 0&&(y="resting_s"))return de.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let o=e;for(let a in s)if(!rr.
call(Il.properties,a)){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===e){if(s.model!==void 0){let a=s.
model,n=e;if(e===n)if(typeof a=="string"){if(S(a,256))return de.errors=[{instancePath:r+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return de.errors=[{instancePath:r+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else
var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,n=e;if(e===n)if(typeof a=="strin\
g"){if(S(a,256))return de.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/upstrea\
m_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return de.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return de.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return de.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return de.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return de.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return de.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return de.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=n===e}else var t=!0;if(t){if(s.breaker!==void 0){let a=s.breaker,n=e,i=e,l=!1,f=e;if(typeof a!=
"string"){let _={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};m===null?m=[_]:m.push(_),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let _={
instancePath:r+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Rp.
enum}};m===null?m=[_]:m.push(_),e++}var d=f===e;l=l||d;let u=e;if(a!==null){let _={instancePath:r+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?
m=[_]:m.push(_),e++}var d=u===e;if(l=l||d,l)e=i,m!==null&&(i?m.length=i:m=null);else{let _={instancePath:r+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return m===null?m=[_]:
m.push(_),e++,de.errors=m,!1}var t=n===e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,
n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return de.errors=[{instancePath:r+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return de.errors=[{instancePath:r+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return de.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.parallel!==
void 0){let a=s.parallel,n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)
return de.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:ri.type}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return de.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(a<1||isNaN(a))return de.errors=[{instancePath:r+"/parallel",schemaPath:"schem\
a:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e}else var t=!0;
if(t){if(s.waiting!==void 0){let a=s.waiting,n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return de.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return de.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return de.errors=[{instancePath:r+"/waiting",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t)if(s.resting_s!==void 0){let a=s.resting_s,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return de.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return de.
errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))return de.errors=[{instancePath:r+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else
var t=!0}}}}}}}}}}else return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return de.errors=m,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function U(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=U.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.name===void 0&&(i="name")||s.origin===void 0&&
(i="origin")||s.base_url===void 0&&(i="base_url")||s.provider===void 0&&(i="provider")||s.shaping===
void 0&&(i="shaping")||s.learned===void 0&&(i="learned")||s.credential_fault===void 0&&(i="credentia\
l_fault")||s.drained_at===void 0&&(i="drained_at")||s.in_flight===void 0&&(i="in_flight")||s.parallel===
void 0&&(i="parallel")||s.waiting===void 0&&(i="waiting")||s.deployments===void 0&&(i="deployments"))
return U.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let l=e;for(let f in s)if(!rr.call(ps.properties,f)){return U.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(l===
e){if(s.name!==void 0){let f=s.name,u=e;if(e===u)if(typeof f=="string"){if(S(f,64))return U.errors=[
{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(f,1))return U.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=u===e}else var t=!0;if(t){if(s.origin!==
void 0){let f=s.origin,u=e;if(typeof f!="string"&&f!==null)return U.errors=[{instancePath:r+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:ps.properties.origin.type}}],!1;if(e===
u&&typeof f=="string"&&S(f,1024))return U.errors=[{instancePath:r+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===e}else var t=!0;if(t){if(s.
base_url!==void 0){let f=s.base_url,u=e;if(typeof f!="string"&&f!==null)return U.errors=[{instancePath:r+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:ps.properties.base_url.
type}}],!1;if(e===u&&typeof f=="string"&&S(f,1024))return U.errors=[{instancePath:r+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===e}else var t=!0;
if(t){if(s.provider!==void 0){let f=s.provider,u=e;if(typeof f!="string"&&f!==null)return U.errors=[
{instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:ps.properties.
provider.type}}],!1;if(e===u&&typeof f=="string"&&S(f,64))return U.errors=[{instancePath:r+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=u===
e}else var t=!0;if(t){if(s.shaping!==void 0){let f=s.shaping,u=e;if(e===e)if(Array.isArray(f)){if(f.
length>256)return U.errors=[{instancePath:r+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var d=!0;let b=f.length;for(let k=0;k<b;k++){let c=f[k],h=e;if(e===
h)if(typeof c=="string"){if(S(c,1024))return U.errors=[{instancePath:r+"/shaping/"+k,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(W(c,1))return U.errors=
[{instancePath:r+"/shaping/"+k,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:r+"/shaping/"+k,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var d=h===e;if(!d)break}}}else return U.errors=[{instancePath:r+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else
var t=!0;if(t){if(s.learned!==void 0){let f=s.learned,u=e;if(e===u)if(Array.isArray(f)){if(f.length>
4096)return U.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let _=f.length;for(let b=0;b<_;b++){let k=f[b],c=e;if(e===
c)if(k&&typeof k=="object"&&!Array.isArray(k)){let N;if(k.upstream_model===void 0&&(N="upstream_mode\
l")||k.shaping===void 0&&(N="shaping"))return U.errors=[{instancePath:r+"/learned/"+b,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:N}}],!1;{let A=e;for(let L in k)
if(!(L==="upstream_model"||L==="shaping")){return U.errors=[{instancePath:r+"/learned/"+b,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(A===e){if(k.upstream_model!==void 0){let L=k.upstream_model,q=e;if(e===q)if(typeof L=="s\
tring"){if(S(L,256))return U.errors=[{instancePath:r+"/learned/"+b+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return U.errors=[{instancePath:r+"/learned/"+b+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var o=q===e}else
var o=!0;if(o)if(k.shaping!==void 0){let L=k.shaping,q=e;if(e===e)if(Array.isArray(L)){if(L.length>256)
return U.errors=[{instancePath:r+"/learned/"+b+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let H=L.length;for(let z=0;z<H;z++){let V=L[z],R=e;if(e===
R)if(typeof V=="string"){if(S(V,1024))return U.errors=[{instancePath:r+"/learned/"+b+"/shaping/"+z,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(W(V,1))return U.errors=
[{instancePath:r+"/learned/"+b+"/shaping/"+z,schemaPath:"schema:Shaping/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+"/learned/"+b+"/shaping/"+z,schemaPath:"\
schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],!1;var a=R===e;if(!a)break}}}else
return U.errors=[{instancePath:r+"/learned/"+b+"/shaping",schemaPath:"schema:Shaping/type",keyword:"\
type",params:{type:"array"}}],!1;var o=q===e}else var o=!0}}}else return U.errors=[{instancePath:r+"\
/learned/"+b,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{type:"object"}}],!1;
var y=c===e;if(!y)break}}}else return U.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/\
learned/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else var t=!0;if(t){if(s.credential_fault!==
void 0){let f=s.credential_fault,u=e;if(typeof f!="string"&&f!==null)return U.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"type",params:{type:ps.properties.
credential_fault.type}}],!1;if(e===u&&typeof f=="string"&&S(f,1024))return U.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var t=u===e}else var t=!0;if(t){if(s.drained_at!==void 0){let f=s.drained_at,u=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return U.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:ps.properties.drained_at.type}}],!1;if(e===
u&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return U.errors=[{instancePath:r+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(f<0||isNaN(f))return U.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=u===e}else
var t=!0;if(t){if(s.in_flight!==void 0){let f=s.in_flight,u=e,g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return U.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f))return U.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<0||isNaN(f))return U.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=u===e}else var t=!0;if(t){if(s.parallel!==void 0){let f=s.parallel,u=e,g=e;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return U.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:ri.type}}],!1;if(e===g&&typeof f=="number"&&isFinite(
f)){if(f>1e5||isNaN(f))return U.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(f<1||isNaN(f))return U.errors=[{instancePath:r+
"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=u===e}else var t=!0;if(t){if(s.waiting!==void 0){let f=s.waiting,u=e,g=e;if(!(typeof f=="nu\
mber"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return U.errors=[{instancePath:r+"/waiting",schemaPath:"schem\
a:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){
if(f>9007199254740991||isNaN(f))return U.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<0||isNaN(f))return U.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=u===e}else var t=!0;if(t)if(s.deployments!==void 0){let f=s.deployments,u=e;
if(e===u)if(Array.isArray(f)){if(f.length>4096)return U.errors=[{instancePath:r+"/deployments",schemaPath:"\
#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var n=!0;let _=f.length;
for(let b=0;b<_;b++){let k=e;de(f[b],{instancePath:r+"/deployments/"+b,parentData:f,parentDataProperty:b,
rootData:P,dynamicAnchors:v})||(m=m===null?de.errors:m.concat(de.errors),e=m.length);var n=k===e;if(!n)
break}}}else return U.errors=[{instancePath:r+"/deployments",schemaPath:"#/properties/deployments/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else var t=!0}}}}}}}}}}}}}else return U.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=m,e===
0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Tr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let d;if(s.upstreams===void 0&&(d="upstreams"))return Tr.errors=[{instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(o!=="upstreams"){
return Tr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(y===e&&s.upstreams!==void 0){let o=s.upstreams;if(e===e)
if(Array.isArray(o)){if(o.length>256)return Tr.errors=[{instancePath:r+"/upstreams",schemaPath:"#/pr\
operties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let n=o.length;for(let i=0;i<
n;i++){let l=e;U(o[i],{instancePath:r+"/upstreams/"+i,parentData:o,parentDataProperty:i,rootData:P,dynamicAnchors:v})||
(m=m===null?U.errors:m.concat(U.errors),e=m.length);var t=l===e;if(!t)break}}}else return Tr.errors=
[{instancePath:r+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"\
array"}}],!1}}}else return Tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Tr.errors=m,e===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kt(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=kt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Tr(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Tr.errors:m.concat(
Tr.errors),e=m.length));else return kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return kt.errors=m,e===0}kt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Xp=Pt;var Ye={type:"object",additionalProperties:!1,required:["name","state","unsent","failing_since","las\
t_error","last_error_at","last_sent_at","dropped"],properties:{name:{type:"string",minLength:1,maxLength:64},
state:{type:"string",enum:["running","stopped"]},unsent:{type:"integer",minimum:0,maximum:9007199254740991},
failing_since:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_error:{type:["string",
"null"],maxLength:500},last_error_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_sent_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},dropped:{type:"integer",minimum:0,maximum:9007199254740991}},
$id:"schema:Outlet"};function pe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.outlets===void 0&&(y=
"outlets"))return pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{let o=e;for(let a in s)if(a!=="outlets"){return pe.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===e&&s.outlets!==
void 0){let a=s.outlets;if(e===e)if(Array.isArray(a)){if(a.length>1e3)return pe.errors=[{instancePath:r+
"/outlets",schemaPath:"#/properties/outlets/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let i=a.length;for(let l=0;l<i;l++){let f=a[l],u=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(
f)){let b;if(f.name===void 0&&(b="name")||f.state===void 0&&(b="state")||f.unsent===void 0&&(b="unse\
nt")||f.failing_since===void 0&&(b="failing_since")||f.last_error===void 0&&(b="last_error")||f.last_error_at===
void 0&&(b="last_error_at")||f.last_sent_at===void 0&&(b="last_sent_at")||f.dropped===void 0&&(b="dr\
opped"))return pe.errors=[{instancePath:r+"/outlets/"+l,schemaPath:"schema:Outlet/required",keyword:"\
required",params:{missingProperty:b}}],!1;{let k=e;for(let c in f)if(!(c==="name"||c==="state"||c===
"unsent"||c==="failing_since"||c==="last_error"||c==="last_error_at"||c==="last_sent_at"||c==="dropp\
ed")){return pe.errors=[{instancePath:r+"/outlets/"+l,schemaPath:"schema:Outlet/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){if(f.name!==void 0){
let c=f.name,h=e;if(e===h)if(typeof c=="string"){if(S(c,64))return pe.errors=[{instancePath:r+"/outl\
ets/"+l+"/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(c,1))return pe.errors=[{instancePath:r+"/outlets/"+l+"/name",schemaPath:"schema:Outlet/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:r+
"/outlets/"+l+"/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=h===e}else var d=!0;if(d){if(f.state!==void 0){let c=f.state,h=e;if(typeof c!="st\
ring")return pe.errors=[{instancePath:r+"/outlets/"+l+"/state",schemaPath:"schema:Outlet/properties/\
state/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="running"||c==="stopped"))return pe.
errors=[{instancePath:r+"/outlets/"+l+"/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"\
enum",params:{allowedValues:Ye.properties.state.enum}}],!1;var d=h===e}else var d=!0;if(d){if(f.unsent!==
void 0){let c=f.unsent,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return pe.errors=
[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/propert\
ies/unsent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(
c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/properties/un\
sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=h===e}else var d=!0;if(d){
if(f.failing_since!==void 0){let c=f.failing_since,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))&&c!==null)return pe.errors=[{instancePath:r+"/outlets/"+l+"/failing_since",schemaPath:"schema:Ou\
tlet/properties/failing_since/type",keyword:"type",params:{type:Ye.properties.failing_since.type}}],
!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return pe.errors=[{instancePath:r+
"/outlets/"+l+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return pe.errors=[{instancePath:r+
"/outlets/"+l+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var d=h===e}else var d=!0;if(d){if(f.last_error!==void 0){
let c=f.last_error,h=e;if(typeof c!="string"&&c!==null)return pe.errors=[{instancePath:r+"/outlets/"+
l+"/last_error",schemaPath:"schema:Outlet/properties/last_error/type",keyword:"type",params:{type:Ye.
properties.last_error.type}}],!1;if(e===h&&typeof c=="string"&&S(c,500))return pe.errors=[{instancePath:r+
"/outlets/"+l+"/last_error",schemaPath:"schema:Outlet/properties/last_error/maxLength",keyword:"maxL\
ength",params:{limit:500}}],!1;var d=h===e}else var d=!0;if(d){if(f.last_error_at!==void 0){let c=f.
last_error_at,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return pe.errors=
[{instancePath:r+"/outlets/"+l+"/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/t\
ype",keyword:"type",params:{type:Ye.properties.last_error_at.type}}],!1;if(e===h&&typeof c=="number"&&
isFinite(c)){if(c>9007199254740991||isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/last_\
error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/\
last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=h===e}else var d=!0;if(d){if(f.last_sent_at!==void 0){let c=f.last_sent_at,
h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return pe.errors=[{instancePath:r+
"/outlets/"+l+"/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/type",keyword:"type",
params:{type:Ye.properties.last_sent_at.type}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(c<0||isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/last_sent_at",schemaPath:"sche\
ma:Outlet/properties/last_sent_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=h===
e}else var d=!0;if(d)if(f.dropped!==void 0){let c=f.dropped,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return pe.errors=[{instancePath:r+"/outlets/"+l+"/dropped",schemaPath:"schema:Outle\
t/properties/dropped/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&
isFinite(c)){if(c>9007199254740991||isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/dropp\
ed",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(c<0||isNaN(c))return pe.errors=[{instancePath:r+"/outlets/"+l+"/drop\
ped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var d=h===e}else var d=!0}}}}}}}}}else return pe.errors=[{instancePath:r+"/outlets/"+l,
schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1;var t=u===e;if(!t)break}}}else
return pe.errors=[{instancePath:r+"/outlets",schemaPath:"#/properties/outlets/type",keyword:"type",params:{
type:"array"}}],!1}}}else return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return pe.errors=m,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Pt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Pt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(pe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?pe.errors:
m.concat(pe.errors),e=m.length));else return Pt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pt.errors=m,e===0}Pt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gp=ye;function ye(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name")||d.state===void 0&&(o="s\
tate")||d.unsent===void 0&&(o="unsent")||d.failing_since===void 0&&(o="failing_since")||d.last_error===
void 0&&(o="last_error")||d.last_error_at===void 0&&(o="last_error_at")||d.last_sent_at===void 0&&(o=
"last_sent_at")||d.dropped===void 0&&(o="dropped"))return ye.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in d)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return ye.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===
e){if(d.name!==void 0){let n=d.name,i=e;if(e===i)if(typeof n=="string"){if(S(n,64))return ye.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(W(n,1))return ye.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.state!==void 0){let n=d.state,i=e;if(typeof n!=
"string")return ye.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return ye.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:Ye.properties.state.enum}}],!1;var t=i===e}else var t=!0;if(t){if(d.unsent!==void 0){let n=d.
unsent,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ye.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ye.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ye.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(d.failing_since!==void 0){let n=d.failing_since,
i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ye.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:Ye.properties.failing_since.type}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ye.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return ye.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t){if(d.last_error!==void 0){let n=d.last_error,i=e;if(typeof n!="string"&&n!==null)
return ye.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:Ye.properties.last_error.type}}],!1;if(e===i&&typeof n=="stri\
ng"&&S(n,500))return ye.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=i===e}else var t=!0;
if(t){if(d.last_error_at!==void 0){let n=d.last_error_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return ye.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:Ye.properties.last_error_at.
type}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ye.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ye.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(d.
last_sent_at!==void 0){let n=d.last_sent_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return ye.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:Ye.properties.last_sent_at.type}}],!1;if(e===
i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ye.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ye.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(d.dropped!==void 0){let n=d.
dropped,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ye.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ye.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ye.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}else return ye.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return ye.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=
m,e===0}ye.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Up=ce;function ce(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name")||d.state===void 0&&(o="s\
tate")||d.unsent===void 0&&(o="unsent")||d.failing_since===void 0&&(o="failing_since")||d.last_error===
void 0&&(o="last_error")||d.last_error_at===void 0&&(o="last_error_at")||d.last_sent_at===void 0&&(o=
"last_sent_at")||d.dropped===void 0&&(o="dropped"))return ce.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in d)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return ce.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===
e){if(d.name!==void 0){let n=d.name,i=e;if(e===i)if(typeof n=="string"){if(S(n,64))return ce.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(W(n,1))return ce.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(d.state!==void 0){let n=d.state,i=e;if(typeof n!=
"string")return ce.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return ce.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:Ye.properties.state.enum}}],!1;var t=i===e}else var t=!0;if(t){if(d.unsent!==void 0){let n=d.
unsent,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(d.failing_since!==void 0){let n=d.failing_since,
i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ce.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:Ye.properties.failing_since.type}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ce.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return ce.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t){if(d.last_error!==void 0){let n=d.last_error,i=e;if(typeof n!="string"&&n!==null)
return ce.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:Ye.properties.last_error.type}}],!1;if(e===i&&typeof n=="stri\
ng"&&S(n,500))return ce.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=i===e}else var t=!0;
if(t){if(d.last_error_at!==void 0){let n=d.last_error_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return ce.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:Ye.properties.last_error_at.
type}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(d.
last_sent_at!==void 0){let n=d.last_sent_at,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return ce.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:Ye.properties.last_sent_at.type}}],!1;if(e===
i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(d.dropped!==void 0){let n=d.
dropped,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}else return ce.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=
m,e===0}ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zp=vt;function vt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=vt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return vt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vt.errors=m,e===0}vt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bp=_t;function _t(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return _t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _t.errors=m,e===0}_t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zp=Oe;function Oe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let y=s.response;if(e===e)if(y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.name===void 0&&(a="name")||y.ok===void 0&&(a="ok")||
y.detail===void 0&&(a="detail")||y.missing===void 0&&(a="missing"))return Oe.errors=[{instancePath:r+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let n=e;for(let i in y)if(!(i==="name"||i==="ok"||i==="detail"||i==="missing")){return Oe.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}}],!1;break}if(n===e){if(y.name!==void 0){let i=y.name,l=e;
if(e===l)if(typeof i=="string"){if(S(i,64))return Oe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(i,1))return Oe.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Oe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(y.ok!==void 0){let i=e;if(typeof y.ok!="boolean")return Oe.errors=[{instancePath:r+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=i===e}else var t=!0;if(t){if(y.detail!==void 0){let i=y.detail,l=e;if(e===l)if(typeof i==
"string"){if(S(i,65536))return Oe.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(W(i,1))return Oe.
errors=[{instancePath:r+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Oe.errors=[{instancePath:r+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(y.missing!==void 0){let i=y.missing,l=e;if(e===l)if(Array.isArray(
i)){if(i.length>4096)return Oe.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;let u=i.length;
for(let g=0;g<u;g++){let _=i[g],b=e;if(e===b)if(typeof _=="string"){if(S(_,256))return Oe.errors=[{instancePath:r+
"/response/missing/"+g,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(W(_,1))return Oe.errors=[{instancePath:r+"/response/missing/"+g,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Oe.errors=[{instancePath:r+"/response/missing/"+g,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var d=b===e;if(!d)break}}}else
return Oe.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return Oe.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Oe.errors=m,e===0}Oe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Vp=bt;var Dl={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Tl={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","parallel","waiting","resting_s"],properties:{
upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{
type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"numb\
er",minimum:0,maximum:1},drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"\
null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Cou\
nt"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function oe(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.upstream===void 0&&(y="upstream")||s.upstream_model===
void 0&&(y="upstream_model")||s.tier===void 0&&(y="tier")||s.weight===void 0&&(y="weight")||s.share===
void 0&&(y="share")||s.drained===void 0&&(y="drained")||s.breaker===void 0&&(y="breaker")||s.in_flight===
void 0&&(y="in_flight")||s.parallel===void 0&&(y="parallel")||s.waiting===void 0&&(y="waiting")||s.resting_s===
void 0&&(y="resting_s"))return oe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:y}}],!1;{let o=e;for(let a in s)if(!rr.call(Tl.properties,a)){return oe.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(o===e){if(s.upstream!==void 0){let a=s.upstream,n=e;if(e===n)if(typeof a=="string"){if(S(
a,64))return oe.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(a,1))return oe.errors=[{instancePath:r+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,n=e;if(e===n)if(typeof a==
"string"){if(S(a,256))return oe.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/u\
pstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return oe.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return oe.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return oe.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return oe.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return oe.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=n===e}else var t=!0;if(t){if(s.share!==void 0){let a=s.share,n=e;if(e===n)if(typeof a=="num\
ber"&&isFinite(a)){if(a>1||isNaN(a))return oe.errors=[{instancePath:r+"/share",schemaPath:"#/propert\
ies/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return oe.
errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return oe.errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.drained!==void 0){
let a=e;if(typeof s.drained!="boolean")return oe.errors=[{instancePath:r+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
breaker!==void 0){let a=s.breaker,n=e,i=e,l=!1,f=e;if(typeof a!="string"){let _={instancePath:r+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};m===null?m=[_]:m.
push(_),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let _={instancePath:r+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Rp.enum}};m===null?m=[_]:m.push(_),e++}
var d=f===e;l=l||d;let u=e;if(a!==null){let _={instancePath:r+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[_]:m.push(_),e++}var d=u===e;if(l=
l||d,l)e=i,m!==null&&(i?m.length=i:m=null);else{let _={instancePath:r+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return m===null?m=[_]:m.push(_),e++,oe.errors=m,!1}var t=n===
e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,n=e,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return oe.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.parallel!==void 0){let a=s.parallel,n=e,i=e;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return oe.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:ri.type}}],!1;if(e===i&&typeof a=="number"&&isFinite(
a)){if(a>1e5||isNaN(a))return oe.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(a<1||isNaN(a))return oe.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.waiting!==void 0){let a=s.waiting,n=e,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:r+"/waiting",schemaPath:"s\
chema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return oe.errors=[{instancePath:r+"/waiting",schemaPath:"schema:\
Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return oe.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.resting_s!==void 0){let a=s.
resting_s,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:r+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return oe.errors=[{instancePath:r+"/resting\
_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0}}}}}}}}}}}}else
return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.
errors=m,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Ie.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.routes===void 0&&(o="routes"))return Ie.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in s)if(n!=="route\
s"){return Ie.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(a===e&&s.routes!==void 0){let n=s.routes;if(e===e)if(Array.
isArray(n)){if(n.length>4096)return Ie.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/ro\
utes/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var t=!0;let l=n.length;for(let f=0;f<l;f++){
let u=n[f],g=e;if(e===g)if(u&&typeof u=="object"&&!Array.isArray(u)){let b;if(u.model===void 0&&(b="\
model")||u.route===void 0&&(b="route")||u.kind===void 0&&(b="kind")||u.deployments===void 0&&(b="dep\
loyments"))return Ie.errors=[{instancePath:r+"/routes/"+f,schemaPath:"#/properties/routes/items/requ\
ired",keyword:"required",params:{missingProperty:b}}],!1;{let k=e;for(let c in u)if(!(c==="model"||c===
"route"||c==="kind"||c==="deployments")){return Ie.errors=[{instancePath:r+"/routes/"+f,schemaPath:"\
#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(k===e){if(u.model!==void 0){let c=u.model,h=e;if(e===h)if(typeof c=="string"){if(S(c,256))
return Ie.errors=[{instancePath:r+"/routes/"+f+"/model",schemaPath:"#/properties/routes/items/proper\
ties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ie.errors=[{instancePath:r+
"/routes/"+f+"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{
type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(u.route!==void 0){let c=u.route,h=e;if(typeof c!=
"string"&&c!==null)return Ie.errors=[{instancePath:r+"/routes/"+f+"/route",schemaPath:"#/properties/\
routes/items/properties/route/type",keyword:"type",params:{type:Dl.properties.routes.items.properties.
route.type}}],!1;if(e===h&&typeof c=="string"&&S(c,256))return Ie.errors=[{instancePath:r+"/routes/"+
f+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var d=h===e}else var d=!0;if(d){if(u.kind!==void 0){let c=u.kind,h=e;if(e===h)if(typeof c==
"string"){if(S(c,32))return Ie.errors=[{instancePath:r+"/routes/"+f+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Ie.errors=
[{instancePath:r+"/routes/"+f+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d)if(u.deployments!==void 0){let c=u.
deployments,h=e;if(e===h)if(Array.isArray(c)){if(c.length>4096)return Ie.errors=[{instancePath:r+"/r\
outes/"+f+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var y=!0;let A=c.length;for(let L=0;L<A;L++){let q=e;oe(c[L],{instancePath:r+
"/routes/"+f+"/deployments/"+L,parentData:c,parentDataProperty:L,rootData:P,dynamicAnchors:v})||(m=m===
null?oe.errors:m.concat(oe.errors),e=m.length);var y=q===e;if(!y)break}}}else return Ie.errors=[{instancePath:r+
"/routes/"+f+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var d=h===e}else var d=!0}}}}}else return Ie.errors=[{instancePath:r+
"/routes/"+f,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=g===e;if(!t)break}}}else return Ie.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ie.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=m,e===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function bt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=bt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ie.errors:
m.concat(Ie.errors),e=m.length));else return bt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bt.errors=m,e===0}bt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wp=he;var Zo={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function he(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let o=s.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.source===void 0&&(n="sourc\
e")||o.proposals===void 0&&(n="proposals"))return he.errors=[{instancePath:r+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:n}}],!1;{let i=e;for(let l in o)
if(!(l==="source"||l==="proposals")){return he.errors=[{instancePath:r+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(o.source!==void 0){let l=o.source,f=e;if(e===f)if(typeof l=="string"){if(S(l,128))
return he.errors=[{instancePath:r+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return he.errors=[{instancePath:r+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=f===e}else var t=!0;if(t)if(o.proposals!==void 0){let l=o.proposals,f=e;if(e===f)
if(Array.isArray(l)){if(l.length>65536)return he.errors=[{instancePath:r+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var d=!0;
let g=l.length;for(let _=0;_<g;_++){let b=l[_],k=e;if(e===k)if(b&&typeof b=="object"&&!Array.isArray(
b)){let h;if(b.model===void 0&&(h="model")||b.upstream===void 0&&(h="upstream")||b.upstream_model===
void 0&&(h="upstream_model")||b.price===void 0&&(h="price")||b.proposed===void 0&&(h="proposed")||b.
is_same===void 0&&(h="is_same")||b.context_tokens===void 0&&(h="context_tokens"))return he.errors=[{
instancePath:r+"/response/proposals/"+_,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:h}}],!1;{let N=e;for(let A in b)if(!(A==="mode\
l"||A==="upstream"||A==="upstream_model"||A==="price"||A==="proposed"||A==="is_same"||A==="context_t\
okens")){return he.errors=[{instancePath:r+"/response/proposals/"+_,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(N===e){if(b.model!==void 0){let A=b.model,L=e;if(e===L)if(typeof A=="string"){if(S(A,256))
return he.errors=[{instancePath:r+"/response/proposals/"+_+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return he.errors=[{instancePath:r+"/response/proposals/"+_+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var y=L===
e}else var y=!0;if(y){if(b.upstream!==void 0){let A=b.upstream,L=e;if(e===L)if(typeof A=="string"){if(S(
A,64))return he.errors=[{instancePath:r+"/response/proposals/"+_+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(A,1))return he.errors=[{instancePath:r+"/response/proposals/"+_+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return he.errors=[{instancePath:r+"/response/proposals/"+_+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var y=L===e}else var y=!0;if(y){if(b.upstream_model!==void 0){let A=b.upstream_model,L=e;
if(e===L)if(typeof A=="string"){if(S(A,256))return he.errors=[{instancePath:r+"/response/proposals/"+
_+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return he.errors=[{instancePath:r+
"/response/proposals/"+_+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var y=L===e}else var y=!0;
if(y){if(b.price!==void 0){let A=b.price,L=e;if(typeof A!="string"&&A!==null)return he.errors=[{instancePath:r+
"/response/proposals/"+_+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:Zo.properties.proposals.items.properties.price.type}}],
!1;if(e===L&&typeof A=="string"&&S(A,8192))return he.errors=[{instancePath:r+"/response/proposals/"+
_+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var y=L===e}else var y=!0;if(y){if(b.proposed!==void 0){
let A=b.proposed,L=e;if(e===L)if(typeof A=="string"){if(S(A,8192))return he.errors=[{instancePath:r+
"/response/proposals/"+_+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return he.errors=[{instancePath:r+
"/response/proposals/"+_+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var y=L===e}else var y=!0;if(y){if(b.
is_same!==void 0){let A=e;if(typeof b.is_same!="boolean")return he.errors=[{instancePath:r+"/respons\
e/proposals/"+_+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var y=A===e}else var y=!0;if(y)if(b.context_tokens!==
void 0){let A=b.context_tokens,L=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))&&A!==null)
return he.errors=[{instancePath:r+"/response/proposals/"+_+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:Zo.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===L&&typeof A=="number"&&isFinite(
A)){if(A>1e9||isNaN(A))return he.errors=[{instancePath:r+"/response/proposals/"+_+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(A<1||isNaN(A))return he.errors=[{instancePath:r+
"/response/proposals/"+_+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var y=L===
e}else var y=!0}}}}}}}}else return he.errors=[{instancePath:r+"/response/proposals/"+_,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var d=k===
e;if(!d)break}}}else return he.errors=[{instancePath:r+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0}}}else
return he.errors=[{instancePath:r+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return he.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return he.errors=m,e===0}he.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Hp=wt;var Vo={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Wo={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function le(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.name===void 0&&(d="name")||s.description===
void 0&&(d="description")||s.price_usd===void 0&&(d="price_usd")||s.effect===void 0&&(d="effect")||s.
calls===void 0&&(d="calls")||s.errors===void 0&&(d="errors")||s.cache_hits===void 0&&(d="cache_hits")||
s.p50_ms===void 0&&(d="p50_ms")||s.p95_ms===void 0&&(d="p95_ms"))return le.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!rr.call(Wo.
properties,o)){return le.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.name!==void 0){let o=s.name,
a=e;if(e===a)if(typeof o=="string"){if(S(o,256))return le.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(o,1))return le.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return le.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.description!==void 0){let o=s.description,
a=e;if(e===a)if(typeof o=="string"){if(S(o,65536))return le.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return le.errors=
[{instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.price_usd!==void 0){let o=s.price_usd,a=e;if(e===
a)if(typeof o=="string"){if(S(o,32))return le.errors=[{instancePath:r+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return le.errors=[{instancePath:r+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.effect!==void 0){let o=s.effect,a=e;if(typeof o!="string")return le.errors=
[{instancePath:r+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(o==="read"||o==="write"))return le.errors=[{instancePath:r+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:Wo.properties.effect.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(s.calls!==void 0){let o=s.calls,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return le.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return le.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return le.errors=[{instancePath:r+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(s.errors!==void 0){let o=s.errors,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return le.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return le.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return le.errors=[{instancePath:r+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t){if(s.cache_hits!==void 0){let o=s.cache_hits,a=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return le.errors=[{instancePath:r+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return le.errors=[{instancePath:r+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return le.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let o=s.
p50_ms,a=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return le.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return le.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(o<0||isNaN(o))return le.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let o=s.p95_ms,a=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return le.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===n&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return le.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return le.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.
errors=m,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=se.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;if(s.id===void 0&&(y="id")||s.title===void 0&&(y="title")||s.description===
void 0&&(y="description")||s.version===void 0&&(y="version")||s.available===void 0&&(y="available")||
s.unavailable_because===void 0&&(y="unavailable_because")||s.query_price_usd===void 0&&(y="query_pri\
ce_usd")||s.for_sale===void 0&&(y="for_sale")||s.calls===void 0&&(y="calls")||s.errors===void 0&&(y=
"errors")||s.cache_hits===void 0&&(y="cache_hits")||s.p50_ms===void 0&&(y="p50_ms")||s.p95_ms===void 0&&
(y="p95_ms")||s.tools===void 0&&(y="tools"))return se.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:y}}],!1;{let o=e;for(let a in s)if(!rr.call(Vo.properties,
a)){return se.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}}],!1;break}if(o===e){if(s.id!==void 0){let a=s.id,n=e;if(e===n)if(typeof a==
"string"){if(S(a,64))return se.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(W(a,1))return se.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;
if(t){if(s.title!==void 0){let a=s.title,n=e;if(e===n)if(typeof a=="string"){if(S(a,1024))return se.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return se.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.description!==void 0){
let a=s.description,n=e;if(e===n)if(typeof a=="string"){if(S(a,65536))return se.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return se.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.version!==void 0){let a=s.
version,n=e;if(e===n)if(typeof a=="string"){if(S(a,256))return se.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return se.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.available!==void 0){let a=e;if(typeof s.available!=
"boolean")return se.errors=[{instancePath:r+"/available",schemaPath:"#/properties/available/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.unavailable_because!==void 0){
let a=s.unavailable_because,n=e;if(typeof a!="string"&&a!==null)return se.errors=[{instancePath:r+"/\
unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:Vo.
properties.unavailable_because.type}}],!1;if(e===n&&typeof a=="string"&&S(a,1024))return se.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=n===e}else var t=!0;if(t){if(s.query_price_usd!==void 0){let a=s.
query_price_usd,n=e;if(e===n)if(typeof a=="string"){if(S(a,32))return se.errors=[{instancePath:r+"/q\
uery_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return se.errors=[{instancePath:r+"/query_price_usd",schemaPath:"#/properties/query_price_us\
d/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.for_sale!==void 0){
let a=e;if(typeof s.for_sale!="boolean")return se.errors=[{instancePath:r+"/for_sale",schemaPath:"#/\
properties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.calls!==void 0){let a=s.calls,n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return se.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.
errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.errors!==void 0){let a=s.errors,n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return se.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.
errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.cache_hits!==void 0){let a=s.cache_hits,n=e,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return se.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return se.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let a=s.p50_ms,n=e,i=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return se.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseco\
nds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return se.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Millisecon\
ds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))
return se.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.p95_ms!==void 0){let a=s.
p95_ms,n=e,i=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return se.errors=[{instancePath:r+"/p\
95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:ds.type}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.errors=[{instancePath:r+"/p95_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.tools!==
void 0){let a=s.tools,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e4)return se.errors=[{instancePath:r+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var d=!0;
let l=a.length;for(let f=0;f<l;f++){let u=e;le(a[f],{instancePath:r+"/tools/"+f,parentData:a,parentDataProperty:f,
rootData:P,dynamicAnchors:v})||(m=m===null?le.errors:m.concat(le.errors),e=m.length);var d=u===e;if(!d)
break}}}else return se.errors=[{instancePath:r+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=n===e}else var t=!0}}}}}}}}}}}}}}}else return se.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=m,e===0}se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function be(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=be.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.servers===
void 0&&(n="servers")||s.agents===void 0&&(n="agents")||s.broken===void 0&&(n="broken"))return be.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let i=e;
for(let l in s)if(!(l==="servers"||l==="agents"||l==="broken")){return be.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(i===
e){if(s.servers!==void 0){let l=s.servers,f=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return be.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return be.errors=
[{instancePath:r+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(l<1||isNaN(l))return be.errors=[{instancePath:r+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=f===e}else var t=!0;
if(t){if(s.agents!==void 0){let l=s.agents,f=e;if(e===f)if(Array.isArray(l)){if(l.length>1e3)return be.
errors=[{instancePath:r+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var d=!0;let g=l.length;for(let _=0;_<g;_++){let b=e;se(l[_],{instancePath:r+"/agen\
ts/"+_,parentData:l,parentDataProperty:_,rootData:P,dynamicAnchors:v})||(m=m===null?se.errors:m.concat(
se.errors),e=m.length);var d=b===e;if(!d)break}}}else return be.errors=[{instancePath:r+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0;if(t)if(s.
broken!==void 0){let l=s.broken,f=e;if(e===f)if(Array.isArray(l)){if(l.length>1e3)return be.errors=[
{instancePath:r+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var y=!0;let g=l.length;for(let _=0;_<g;_++){let b=l[_],k=e;if(e===k)if(b&&typeof b=="object"&&!Array.
isArray(b)){let h;if(b.id===void 0&&(h="id")||b.problems===void 0&&(h="problems"))return be.errors=[
{instancePath:r+"/broken/"+_,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:h}}],!1;{let N=e;for(let A in b)if(!(A==="id"||A==="problems")){return be.errors=[{instancePath:r+
"/broken/"+_,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(N===e){if(b.id!==void 0){let A=b.id,L=e;if(e===L)if(typeof A==
"string"){if(S(A,256))return be.errors=[{instancePath:r+"/broken/"+_+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return be.errors=
[{instancePath:r+"/broken/"+_+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var o=L===e}else var o=!0;if(o)if(b.problems!==void 0){let A=b.problems,
L=e;if(e===L)if(Array.isArray(A)){if(A.length>100)return be.errors=[{instancePath:r+"/broken/"+_+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var a=!0;let I=A.length;for(let T=0;T<I;T++){let H=A[T],z=e;if(e===z)if(typeof H=="\
string"){if(S(H,4096))return be.errors=[{instancePath:r+"/broken/"+_+"/problems/"+T,schemaPath:"#/pr\
operties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return be.errors=[{instancePath:r+"/broken/"+_+"/problems/"+T,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var a=z===e;if(!a)
break}}}else return be.errors=[{instancePath:r+"/broken/"+_+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var o=L===e}else var o=!0}}}else
return be.errors=[{instancePath:r+"/broken/"+_,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var y=k===e;if(!y)break}}}else return be.errors=[{instancePath:r+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else
var t=!0}}}}else return be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return be.errors=m,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wt(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=wt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(be(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?be.errors:m.concat(
be.errors),e=m.length));else return wt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return wt.errors=m,e===0}wt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Yp=we;var jl={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function we(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=we.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.response!==void 0){let o=s.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;
if(o.id===void 0&&(n="id")||o.tools===void 0&&(n="tools")||o.file===void 0&&(n="file")||o.document===
void 0&&(n="document"))return we.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:n}}],!1;{let i=e;for(let l in o)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return we.errors=[{instancePath:r+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(i===e){if(o.id!==void 0){let l=o.id,f=e;if(e===f)if(typeof l=="string"){if(S(l,64))return we.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(l,1))return we.errors=[{instancePath:r+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=f===e}else var t=!0;if(t){if(o.tools!==void 0){let l=o.tools,
f=e;if(e===f)if(Array.isArray(l)){if(l.length>1e4)return we.errors=[{instancePath:r+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var d=!0;let g=l.length;for(let _=0;_<g;_++){let b=l[_],k=e;if(e===k)if(b&&typeof b=="object"&&!Array.
isArray(b)){let h;if(b.name===void 0&&(h="name")||b.parameters===void 0&&(h="parameters"))return we.
errors=[{instancePath:r+"/response/tools/"+_,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let N=e;for(let A in b)if(!(A==="name"||
A==="parameters")){return we.errors=[{instancePath:r+"/response/tools/"+_,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(N===e){if(b.name!==void 0){let A=b.name,L=e;if(e===L)if(typeof A=="string"){if(S(A,256))
return we.errors=[{instancePath:r+"/response/tools/"+_+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(A,1))return we.
errors=[{instancePath:r+"/response/tools/"+_+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[
{instancePath:r+"/response/tools/"+_+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var y=L===e}else var y=!0;if(y)if(b.
parameters!==void 0){let A=b.parameters,L=e;if(e===L&&!(A&&typeof A=="object"&&!Array.isArray(A)))return we.
errors=[{instancePath:r+"/response/tools/"+_+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var y=L===e}else
var y=!0}}}else return we.errors=[{instancePath:r+"/response/tools/"+_,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var d=k===e;if(!d)break}}}else
return we.errors=[{instancePath:r+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=f===e}else var t=!0;if(t){if(o.file!==void 0){
let l=o.file,f=e;if(e===f)if(typeof l=="string"){if(S(l,4096))return we.errors=[{instancePath:r+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return we.errors=[{instancePath:r+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=f===e}else var t=!0;if(t)
if(o.document!==void 0){let l=o.document,f=e;if(typeof l!="string"&&l!==null)return we.errors=[{instancePath:r+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:jl.properties.document.type}}],!1;if(e===f&&typeof l=="string"&&S(l,16777216))return we.errors=
[{instancePath:r+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=f===e}else var t=!0}}}}}else return we.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return we.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return we.errors=m,e===0}we.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Jp=xt;var Ho={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Qp=new RegExp("^[0-9a-f]{64}$","u");function Te(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.name===void 0&&(d="name")||s.digest===void 0&&
(d="digest")||s.loaded_at===void 0&&(d="loaded_at")||s.seen_at===void 0&&(d="seen_at")||s.is_this===
void 0&&(d="is_this"))return Te.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let y=e;for(let o in s)if(!(o==="name"||o==="digest"||o==="loaded_at"||o===
"seen_at"||o==="is_this")){return Te.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.name!==void 0){let o=s.
name,a=e;if(e===a)if(typeof o=="string"){if(S(o,255))return Te.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Te.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.digest!==void 0){let o=s.digest,a=e;if(e===a)if(typeof o=="string"){if(S(o,64))return Te.
errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Qp.test(o))return Te.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Te.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.loaded_at!==void 0){let o=s.loaded_at,a=e,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return Te.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return Te.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Te.
errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.seen_at!==void 0){let o=s.seen_at,a=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Te.errors=[{instancePath:r+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return Te.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return Te.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.is_this!==void 0){let o=e;
if(typeof s.is_this!="boolean")return Te.errors=[{instancePath:r+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0}}}}}}else return Te.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=
m,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(s,{instancePath:r="",parentData:x,
parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=fe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.file===void 0&&(a="file")||s.loaded_at===void 0&&(a="loaded_at")||s.sandbox===void 0&&(a=
"sandbox")||s.config===void 0&&(a="config")||s.sources===void 0&&(a="sources")||s.need_restart===void 0&&
(a="need_restart")||s.digest===void 0&&(a="digest")||s.servers===void 0&&(a="servers"))return fe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;
for(let i in s)if(!(i==="file"||i==="loaded_at"||i==="sandbox"||i==="config"||i==="need_restart"||i===
"sources"||i==="digest"||i==="servers")){return fe.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(n===e){if(s.file!==
void 0){let i=s.file,l=e;if(typeof i!="string"&&i!==null)return fe.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Ho.properties.file.type}}],!1;if(e===l&&typeof i==
"string"&&S(i,4096))return fe.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(s.loaded_at!==void 0){
let i=s.loaded_at,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:r+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
sandbox!==void 0){let i=e;if(typeof s.sandbox!="boolean")return fe.errors=[{instancePath:r+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;
if(t){if(s.config!==void 0){let i=s.config,l=e;if(e===l&&!(i&&typeof i=="object"&&!Array.isArray(i)))
return fe.errors=[{instancePath:r+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(s.need_restart!==void 0){let i=s.need_restart,
l=e;if(e===l)if(Array.isArray(i)){if(i.length>1024)return fe.errors=[{instancePath:r+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var d=!0;
let u=i.length;for(let g=0;g<u;g++){let _=i[g],b=e;if(e===b)if(typeof _=="string"){if(S(_,512))return fe.
errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(W(_,1))return fe.errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.
errors=[{instancePath:r+"/need_restart/"+g,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var d=b===e;if(!d)break}}}else return fe.errors=[{instancePath:r+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(s.sources!==void 0){let i=s.sources,l=e;if(e===l)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length>1e5)return fe.errors=[{instancePath:r+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let u in i){
let g=i[u],_=e;if(e===_)if(typeof g=="string"){if(S(g,256))return fe.errors=[{instancePath:r+"/sourc\
es/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(g,1))return fe.errors=[{instancePath:r+"\
/sources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+"/\
sources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var y=_===e;if(!y)break}}else return fe.errors=
[{instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(s.digest!==void 0){let i=s.digest,l=e;if(e===l)if(typeof i==
"string"){if(S(i,64))return fe.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!Qp.test(i))return fe.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return fe.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(s.servers!==void 0){let i=s.servers,
l=e;if(!Array.isArray(i)&&i!==null)return fe.errors=[{instancePath:r+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:Ho.properties.servers.type}}],!1;if(e===l&&Array.isArray(
i)){if(i.length>1e4)return fe.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var o=!0;let u=i.length;for(let g=0;g<u;g++){let _=e;
Te(i[g],{instancePath:r+"/servers/"+g,parentData:i,parentDataProperty:g,rootData:P,dynamicAnchors:v})||
(m=m===null?Te.errors:m.concat(Te.errors),e=m.length);var o=_===e;if(!o)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.
errors=m,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xt(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=xt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(fe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?fe.errors:m.concat(fe.errors),e=m.length));else
return xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xt.
errors=m,e===0}xt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var em=qt;var Yo={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:SessionRole"},how:{type:"string",enum:["token","\
session"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Sess\
ion"};var rm={type:"string",enum:["admin","viewer","group-admin"],$id:"schema:SessionRole"},sm=new RegExp(
"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$","u");function Ne(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.name===
void 0&&(d="name")||s.role===void 0&&(d="role")||s.how===void 0&&(d="how")||s.expires_at===void 0&&(d=
"expires_at"))return Ne.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let y=e;for(let o in s)if(!(o==="name"||o==="role"||o==="how"||o==="expires_at")){return Ne.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(y===e){if(s.name!==void 0){let o=s.name,a=e;if(e===e)if(typeof o=="string"){if(S(o,69))return Ne.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{
limit:69}}],!1;if(W(o,1))return Ne.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!sm.test(o))return Ne.errors=[{instancePath:r+
"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0\
-9_.@-]{1,64}$"}}],!1}else return Ne.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/\
type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){
let o=s.role,a=e;if(typeof o!="string")return Ne.errors=[{instancePath:r+"/role",schemaPath:"schema:\
SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="viewer"||o==="gr\
oup-admin"))return Ne.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:rm.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let o=s.
how,a=e;if(typeof o!="string")return Ne.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="token"||o==="session"))return Ne.errors=[
{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:Yo.properties.
how.enum}}],!1;var t=a===e}else var t=!0;if(t)if(s.expires_at!==void 0){let o=s.expires_at,a=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return Ne.errors=[{instancePath:r+"/expires_at",
schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:Yo.properties.expires_at.type}}],
!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Ne.errors=[{instancePath:r+
"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Ne.errors=[{instancePath:r+"/expires_at",schemaPath:"\
#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else
var t=!0}}}}}else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ne.errors=m,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qt(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=qt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ne(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ne.errors:m.concat(
Ne.errors),e=m.length));else return qt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return qt.errors=m,e===0}qt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var tm=Nt;function qe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.name===void 0&&(d="name")||s.role===void 0&&
(d="role")||s.how===void 0&&(d="how")||s.expires_at===void 0&&(d="expires_at")||s.secret===void 0&&(d=
"secret"))return qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let y=e;for(let o in s)if(!(o==="name"||o==="role"||o==="how"||o==="expires_at"||o==="secret")){
return qe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(y===e){if(s.name!==void 0){let o=s.name,a=e;if(e===e)if(typeof o==
"string"){if(S(o,69))return qe.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(W(o,1))return qe.errors=[{instancePath:r+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sm.test(o))return qe.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return qe.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
role!==void 0){let o=s.role,a=e;if(typeof o!="string")return qe.errors=[{instancePath:r+"/role",schemaPath:"\
schema:SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="viewer"||
o==="group-admin"))return qe.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:rm.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let o=s.
how,a=e;if(typeof o!="string")return qe.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(o!=="session")return qe.errors=[{instancePath:r+
"/how",schemaPath:"#/properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.expires_at!==void 0){let o=s.expires_at,a=e,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return qe.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return qe.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return qe.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.secret!==void 0){let o=s.
secret,a=e;if(e===a)if(typeof o=="string"){if(S(o,64))return qe.errors=[{instancePath:r+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))return qe.errors=
[{instancePath:r+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return qe.errors=[{instancePath:r+"/secret",schemaPath:"#/properties/secret/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}}}}else return qe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=m,e===0}qe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Nt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(qe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?qe.errors:m.concat(qe.errors),e=m.length));else return Nt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Nt.errors=m,e===0}Nt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var am=Lt;function Lt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Lt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ne(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ne.errors:
m.concat(Ne.errors),e=m.length));else return Lt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Lt.errors=m,e===0}Lt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var im=mr;var $l=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function mr(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=mr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.url===void 0&&
(y="url"))return mr.errors=[{instancePath:r+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let o=e;for(let a in t)if(a!=="url"){return mr.errors=[{instancePath:r+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(o===e&&t.url!==void 0){let a=t.url,n=e;if(e===n&&e===n)if(typeof a==
"string"){if(S(a,8192))return mr.errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(W(a,8))return mr.errors=
[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!$l.test(a))return mr.errors=[{instancePath:r+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return mr.
errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return mr.errors=[{instancePath:r+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return mr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=m,e===0}mr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var nm=St;var Jo={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{type:"s\
tring",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"\
schema:Operator"};var om={type:"string",enum:["admin","viewer"],$id:"schema:Role"},pm=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ae(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.id===void 0&&(d="id")||
s.name===void 0&&(d="name")||s.role===void 0&&(d="role")||s.managed_by===void 0&&(d="managed_by")||s.
prefix===void 0&&(d="prefix")||s.created_at===void 0&&(d="created_at")||s.rotated_at===void 0&&(d="r\
otated_at")||s.revoked_at===void 0&&(d="revoked_at"))return ae.errors=[{instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!(o==="id"||
o==="name"||o==="role"||o==="managed_by"||o==="prefix"||o==="created_at"||o==="rotated_at"||o==="rev\
oked_at")){return ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.id!==void 0){let o=s.id,a=e;if(e===
a)if(typeof o=="string"){if(S(o,64))return ae.errors=[{instancePath:r+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))return ae.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){let o=s.name,a=e;if(e===e)if(typeof o=="strin\
g"){if(S(o,64))return ae.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))return ae.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!pm.test(o))return ae.errors=
[{instancePath:r+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ae.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.role!==void 0){let o=s.role,a=e;if(typeof o!="string")return ae.errors=[{instancePath:r+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="view\
er"))return ae.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:om.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.managed_by!==void 0){let o=s.managed_by,
a=e,n=e;if(typeof o!="string"&&o!==null)return ae.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Fa.type}}],!1;if(e===n&&typeof o=="string"){if(S(
o,128))return ae.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(W(o,1))return ae.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ma.test(o))return ae.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else var t=!0;if(t){if(s.prefix!==void 0){let o=s.
prefix,a=e;if(e===a)if(typeof o=="string"){if(S(o,16))return ae.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return ae.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.created_at!==void 0){let o=s.created_at,a=e,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==void 0){
let o=s.rotated_at,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ae.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Jo.properties.rotated_at.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return ae.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ae.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.revoked_at!==void 0){let o=s.revoked_at,
a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ae.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Jo.properties.revoked_at.
type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ae.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ae.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}}else return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ae.errors=m,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function jr(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=jr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.operators===void 0&&(d="operators"))return jr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let y=e;for(let o in s)if(o!=="operators"){return jr.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e&&s.operators!==
void 0){let o=s.operators;if(e===e)if(Array.isArray(o)){if(o.length>1e4)return jr.errors=[{instancePath:r+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let n=o.length;for(let i=0;i<n;i++){let l=e;ae(o[i],{instancePath:r+"/operators/"+i,parentData:o,
parentDataProperty:i,rootData:P,dynamicAnchors:v})||(m=m===null?ae.errors:m.concat(ae.errors),e=m.length);
var t=l===e;if(!t)break}}}else return jr.errors=[{instancePath:r+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return jr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return jr.errors=m,e===0}jr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function St(s,{instancePath:r="",parentData:x,parentDataProperty:w,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=St.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(jr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?jr.errors:m.concat(jr.errors),e=m.length));else return St.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return St.errors=m,e===0}St.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var mm=At;var ei={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{
type:"string",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},token:{
type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedOperator"};function te(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=te.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let d;if(s.id===void 0&&(d="id")||s.name===void 0&&(d="name")||s.role===void 0&&(d=
"role")||s.managed_by===void 0&&(d="managed_by")||s.prefix===void 0&&(d="prefix")||s.created_at===void 0&&
(d="created_at")||s.rotated_at===void 0&&(d="rotated_at")||s.revoked_at===void 0&&(d="revoked_at")||
s.token===void 0&&(d="token"))return te.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!rr.call(ei.properties,o)){return te.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(y===e){if(s.id!==void 0){let o=s.id,a=e;if(e===a)if(typeof o=="string"){if(S(o,64))return te.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(o,1))return te.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){
let o=s.name,a=e;if(e===e)if(typeof o=="string"){if(S(o,64))return te.errors=[{instancePath:r+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))return te.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!pm.test(o))return te.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return te.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){let o=s.role,a=e;if(typeof o!="stri\
ng")return te.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(o==="admin"||o==="viewer"))return te.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:om.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.managed_by!==void 0){let o=s.managed_by,a=e,n=e;if(typeof o!="string"&&o!==null)return te.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Fa.type}}],
!1;if(e===n&&typeof o=="string"){if(S(o,128))return te.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(o,1))return te.errors=[
{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ma.test(o))return te.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/patte\
rn",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else
var t=!0;if(t){if(s.prefix!==void 0){let o=s.prefix,a=e;if(e===a)if(typeof o=="string"){if(S(o,16))return te.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return te.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){
let o=s.created_at,a=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return te.errors=
[{instancePath:r+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return te.errors=[{instancePath:r+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return te.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==
void 0){let o=s.rotated_at,a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return te.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:ei.properties.rotated_at.type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return te.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return te.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.revoked_at!==void 0){let o=s.revoked_at,
a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return te.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:ei.properties.revoked_at.
type}}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return te.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return te.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(s.token!==void 0){let o=s.token,a=e;if(e===a)if(typeof o=="stri\
ng"){if(S(o,256))return te.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(W(o,1))return te.errors=[{instancePath:r+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}}else return te.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return te.errors=m,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function At(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=At.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?te.errors:
m.concat(te.errors),e=m.length));else return At.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return At.errors=m,e===0}At.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var lm=It;function It(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=It.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ae.errors:
m.concat(ae.errors),e=m.length));else return It.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return It.errors=m,e===0}It.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dm=Dt;function Dt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ae.errors:
m.concat(ae.errors),e=m.length));else return Dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Dt.errors=m,e===0}Dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fm=Tt;function Tt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?te.errors:
m.concat(te.errors),e=m.length));else return Tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Tt.errors=m,e===0}Tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var um=jt;var Ol={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},Xr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},Cl={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream",
"restoreUpstream","probeUpstream","resumeOutlet","skipOutlet","reconcilePayment","closePayment","cre\
ateOperator","changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainS\
erver","reload","backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function ie(s,{
instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let d;if(s.id===void 0&&(d="id")||s.at===void 0&&(d="at")||s.
action===void 0&&(d="action")||s.outcome===void 0&&(d="outcome")||s.name===void 0&&(d="name")||s.how===
void 0&&(d="how")||s.address===void 0&&(d="address")||s.request_id===void 0&&(d="request_id")||s.target===
void 0&&(d="target")||s.target_name===void 0&&(d="target_name")||s.before===void 0&&(d="before")||s.
after===void 0&&(d="after")||s.reason===void 0&&(d="reason"))return ie.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let y=e;for(let o in s)if(!rr.call(Xr.
properties,o)){return ie.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.id!==void 0){let o=s.id,a=e;
if(e===a)if(typeof o=="string"){if(S(o,64))return ie.errors=[{instancePath:r+"/id",schemaPath:"#/pro\
perties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(o,1))return ie.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.at!==void 0){let o=s.at,a=e,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return ie.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return ie.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ie.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(s.action!==void 0){let o=s.action,a=e;if(typeof o!="string")return ie.errors=
[{instancePath:r+"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],
!1;if(!(o==="createKey"||o==="changeKey"||o==="rotateKey"||o==="revokeKey"||o==="restoreKey"||o==="r\
evokeCaller"||o==="restoreCaller"||o==="createGroup"||o==="changeGroup"||o==="deleteGroup"||o==="clo\
seMonth"||o==="drainUpstream"||o==="restoreUpstream"||o==="probeUpstream"||o==="resumeOutlet"||o==="\
skipOutlet"||o==="reconcilePayment"||o==="closePayment"||o==="createOperator"||o==="changeOperator"||
o==="rotateOperator"||o==="revokeOperator"||o==="createSession"||o==="endSession"||o==="drainServer"||
o==="reload"||o==="backup"||o==="migrate"||o==="copyStore"||o==="authenticate"))return ie.errors=[{instancePath:r+
"/action",schemaPath:"schema:AuditAction/enum",keyword:"enum",params:{allowedValues:Cl.enum}}],!1;var t=a===
e}else var t=!0;if(t){if(s.outcome!==void 0){let o=s.outcome,a=e;if(typeof o!="string")return ie.errors=
[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(o==="done"||o==="begun"||o==="failed"))return ie.errors=[{instancePath:r+"/outcome",schemaPath:"\
#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Xr.properties.outcome.enum}}],!1;var t=a===
e}else var t=!0;if(t){if(s.name!==void 0){let o=s.name,a=e;if(e===a)if(typeof o=="string"){if(S(o,128))
return ie.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLengt\
h",params:{limit:128}}],!1}else return ie.errors=[{instancePath:r+"/name",schemaPath:"#/properties/n\
ame/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){
let o=s.how,a=e;if(typeof o!="string")return ie.errors=[{instancePath:r+"/how",schemaPath:"#/propert\
ies/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="token"||o==="session"||o==="cli"||
o==="signal"||o==="server"))return ie.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/en\
um",keyword:"enum",params:{allowedValues:Xr.properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.address!==void 0){let o=s.address,a=e;if(typeof o!="string"&&o!==null)return ie.errors=[{instancePath:r+
"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:Xr.properties.address.
type}}],!1;if(e===a&&typeof o=="string"&&S(o,255))return ie.errors=[{instancePath:r+"/address",schemaPath:"\
#/properties/address/maxLength",keyword:"maxLength",params:{limit:255}}],!1;var t=a===e}else var t=!0;
if(t){if(s.request_id!==void 0){let o=s.request_id,a=e;if(typeof o!="string"&&o!==null)return ie.errors=
[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:Xr.
properties.request_id.type}}],!1;if(e===a&&typeof o=="string"&&S(o,64))return ie.errors=[{instancePath:r+
"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var t=a===e}else var t=!0;if(t){if(s.target!==void 0){let o=s.target,a=e;if(typeof o!="string"&&o!==
null)return ie.errors=[{instancePath:r+"/target",schemaPath:"#/properties/target/type",keyword:"type",
params:{type:Xr.properties.target.type}}],!1;if(e===a&&typeof o=="string"&&S(o,128))return ie.errors=
[{instancePath:r+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;var t=a===e}else var t=!0;if(t){if(s.target_name!==void 0){let o=s.target_name,a=e;if(typeof o!="\
string"&&o!==null)return ie.errors=[{instancePath:r+"/target_name",schemaPath:"#/properties/target_n\
ame/type",keyword:"type",params:{type:Xr.properties.target_name.type}}],!1;if(e===a&&typeof o=="stri\
ng"&&S(o,256))return ie.errors=[{instancePath:r+"/target_name",schemaPath:"#/properties/target_name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){if(s.before!==
void 0){let o=s.before,a=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return ie.errors=
[{instancePath:r+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:Xr.properties.
before.type}}],!1;var t=a===e}else var t=!0;if(t){if(s.after!==void 0){let o=s.after,a=e;if(!(o&&typeof o==
"object"&&!Array.isArray(o))&&o!==null)return ie.errors=[{instancePath:r+"/after",schemaPath:"#/prop\
erties/after/type",keyword:"type",params:{type:Xr.properties.after.type}}],!1;var t=a===e}else var t=!0;
if(t)if(s.reason!==void 0){let o=s.reason,a=e;if(typeof o!="string"&&o!==null)return ie.errors=[{instancePath:r+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:Xr.properties.reason.type}}],
!1;if(e===a&&typeof o=="string"&&S(o,4096))return ie.errors=[{instancePath:r+"/reason",schemaPath:"#\
/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}else
return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.
errors=m,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(s,{instancePath:r="",
parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=nr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;if(s.rows===void 0&&(y="rows")||s.next===void 0&&(y="next"))return nr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let o=e;
for(let a in s)if(!(a==="rows"||a==="next")){return nr.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===e){if(s.
rows!==void 0){let a=s.rows,n=e;if(e===n)if(Array.isArray(a)){if(a.length>1e3)return nr.errors=[{instancePath:r+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let i=a.length;for(let l=0;l<i;l++){let f=e;ie(a[l],{instancePath:r+"/rows/"+l,parentData:a,parentDataProperty:l,
rootData:P,dynamicAnchors:v})||(m=m===null?ie.errors:m.concat(ie.errors),e=m.length);var t=f===e;if(!t)
break}}}else return nr.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var d=n===e}else var d=!0;if(d)if(s.next!==void 0){let a=s.next,n=e;
if(typeof a!="string"&&a!==null)return nr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:Ol.properties.next.type}}],!1;if(e===n&&typeof a=="string"&&S(
a,64))return nr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;var d=n===e}else var d=!0}}}else return nr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=m,e===0}nr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function jt(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=jt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(nr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?nr.errors:
m.concat(nr.errors),e=m.length));else return jt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return jt.errors=m,e===0}jt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ym=$t;function $t(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=$t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ie.errors:
m.concat(ie.errors),e=m.length));else return $t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $t.errors=m,e===0}$t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cm=Xe;function Xe(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let o;if(d.calls===void 0&&(o="calls")||d.streams===void 0&&(o=
"streams")||d.queued_rows===void 0&&(o="queued_rows"))return Xe.errors=[{instancePath:r+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:o}}],!1;{let a=e;for(let n in d)
if(!(n==="calls"||n==="streams"||n==="queued_rows")){return Xe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e){if(d.calls!==void 0){let n=d.calls,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return Xe.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return Xe.errors=[{instancePath:r+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Xe.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(d.streams!==void 0){let n=d.streams,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Xe.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return Xe.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Xe.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0;if(t)if(d.queued_rows!==void 0){let n=d.queued_rows,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Xe.errors=[{instancePath:r+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="num\
ber"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Xe.errors=[{instancePath:r+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Xe.errors=[{instancePath:r+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0}}}}else return Xe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return Xe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=m,e===0}Xe.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hm=Ot;function De(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=De.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.applied===void 0&&(a="applied")||s.problems===
void 0&&(a="problems")||s.changes===void 0&&(a="changes"))return De.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let i in s)if(!(i==="app\
lied"||i==="problems"||i==="changes")){return De.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(n===e){if(s.applied!==
void 0){let i=e;if(typeof s.applied!="boolean")return De.errors=[{instancePath:r+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.problems!==void 0){let i=s.problems,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e4)return De.
errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var d=!0;let u=i.length;for(let g=0;g<u;g++){let _=i[g],b=e;if(e===b)if(typeof _=="\
string"){if(S(_,4096))return De.errors=[{instancePath:r+"/problems/"+g,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return De.errors=[{instancePath:r+
"/problems/"+g,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var d=b===e;if(!d)break}}}else return De.errors=[{instancePath:r+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(s.changes!==
void 0){let i=s.changes,l=e;if(e===l)if(Array.isArray(i)){if(i.length>1e5)return De.errors=[{instancePath:r+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var y=!0;
let u=i.length;for(let g=0;g<u;g++){let _=i[g],b=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(
_)){let h;if(_.setting===void 0&&(h="setting")||_.needs_restart===void 0&&(h="needs_restart"))return De.
errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let N=e;for(let A in _)if(!(A==="setting"||A==="before"||A==="after"||
A==="needs_restart")){return De.errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(N===
e){if(_.setting!==void 0){let A=_.setting,L=e;if(e===L)if(typeof A=="string"){if(S(A,512))return De.
errors=[{instancePath:r+"/changes/"+g+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return De.errors=[{instancePath:r+"/cha\
nges/"+g+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var o=L===e}else var o=!0;if(o)if(_.needs_restart!==void 0){let A=e;if(typeof _.
needs_restart!="boolean")return De.errors=[{instancePath:r+"/changes/"+g+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var o=A===
e}else var o=!0}}}else return De.errors=[{instancePath:r+"/changes/"+g,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var y=b===e;if(!y)break}}}else return De.errors=
[{instancePath:r+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return De.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return De.errors=m,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ot(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ot.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(De(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?De.errors:
m.concat(De.errors),e=m.length));else return Ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ot.errors=m,e===0}Ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gm=re;function re(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let n=s.response;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let l;if(n.name===void 0&&(l="name")||n.operations===void 0&&
(l="operations")||n.elsewhere===void 0&&(l="elsewhere"))return re.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let f=e;for(let u in n)
if(!(u==="name"||u==="operations"||u==="elsewhere")){return re.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(f===e){if(n.name!==void 0){let u=n.name,g=e;if(e===g)if(typeof u=="string"){if(S(u,128))
return re.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:128}}],!1;if(W(u,1))return re.errors=[{instancePath:r+"/resp\
onse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return re.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(n.operations!==
void 0){let u=n.operations,g=e;if(e===g)if(Array.isArray(u)){if(u.length>256)return re.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var d=!0;let b=u.length;for(let k=0;k<b;k++){let c=u[k],h=e;if(e===h)if(c&&
typeof c=="object"&&!Array.isArray(c)){let A;if(c.method===void 0&&(A="method")||c.path===void 0&&(A=
"path")||c.summary===void 0&&(A="summary"))return re.errors=[{instancePath:r+"/response/operations/"+
k,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:A}}],
!1;{let L=e;for(let q in c)if(!(q==="method"||q==="path"||q==="summary")){return re.errors=[{instancePath:r+
"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(L===e){if(c.method!==
void 0){let q=c.method,I=e;if(e===I)if(typeof q=="string"){if(S(q,7))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(W(q,3))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return re.errors=[{instancePath:r+
"/response/operations/"+k+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0;if(y){if(c.path!==
void 0){let q=c.path,I=e;if(e===I)if(typeof q=="string"){if(S(q,256))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(q,1))return re.errors=[{instancePath:r+
"/response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+"/\
response/operations/"+k+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0;if(y)if(c.summary!==void 0){
let q=c.summary,I=e;if(e===I)if(typeof q=="string"){if(S(q,256))return re.errors=[{instancePath:r+"/\
response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propertie\
s/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return re.errors=[{instancePath:r+
"/response/operations/"+k+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var y=I===e}else var y=!0}}}}else return re.
errors=[{instancePath:r+"/response/operations/"+k,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var d=h===e;if(!d)break}}}else return re.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t)if(n.elsewhere!==void 0){let u=n.elsewhere,
g=e;if(e===g)if(Array.isArray(u)){if(u.length>16)return re.errors=[{instancePath:r+"/response/elsewh\
ere",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var o=!0;let b=u.length;for(let k=0;k<b;k++){let c=u[k],h=e;if(e===h)if(c&&typeof c=="object"&&!Array.
isArray(c)){let A;if(c.name===void 0&&(A="name"))return re.errors=[{instancePath:r+"/response/elsewh\
ere/"+k,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:A}}],!1;{let L=e;for(let q in c)if(!(q==="name"||q==="path"||q==="address"||q==="por\
t")){return re.errors=[{instancePath:r+"/response/elsewhere/"+k,schemaPath:"schema:Overview/properti\
es/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(L===e){if(c.name!==void 0){let q=c.name,I=e;if(e===I)if(typeof q=="string"){if(S(q,128))
return re.errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/prope\
rties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(q,
1))return re.errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/pr\
operties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:r+"/response/elsewhere/"+k+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;
if(a){if(c.path!==void 0){let q=c.path,I=e;if(e===I)if(typeof q=="string"){if(S(q,256))return re.errors=
[{instancePath:r+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(q,1))return re.errors=
[{instancePath:r+"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(c.address!==
void 0){let q=c.address,I=e;if(e===I)if(typeof q=="string"){if(S(q,2048))return re.errors=[{instancePath:r+
"/response/elsewhere/"+k+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(W(q,1))return re.errors=[{instancePath:r+
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
keyword:"type",params:{type:"object"}}],!1;var o=h===e;if(!o)break}}}else return re.errors=[{instancePath:r+
"/response/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{
type:"array"}}],!1;var t=g===e}else var t=!0}}}}else return re.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return re.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=m,e===0}re.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var km=ms;function ms(s,{instancePath:r="",parentData:x,parentDataProperty:w,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ms.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return ms.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ms.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ms.errors=m,e===0}ms.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Zl={getHealth:{parameters:gi,body:Dn,replies:{200:rp}},getReadiness:{parameters:ki,body:Tn,replies:{
200:sp,503:tp}},getMetrics:{parameters:Pi,body:jn,replies:{}},listKeys:{parameters:vi,body:$n,replies:{
200:ap}},createKey:{parameters:_i,body:On,replies:{200:fp}},importKey:{parameters:bi,body:Cn,replies:{
200:up}},readKey:{parameters:wi,body:Kn,replies:{200:yp}},revokeKey:{parameters:xi,body:Fn,replies:{
200:cp}},changeKey:{parameters:qi,body:Mn,replies:{200:hp}},rotateKey:{parameters:Ni,body:En,replies:{
200:gp}},restoreKey:{parameters:Li,body:Rn,replies:{200:kp}},listGroups:{parameters:Si,body:Xn,replies:{
200:Pp}},createGroup:{parameters:Ai,body:Gn,replies:{200:vp}},readGroup:{parameters:Ii,body:Zn,replies:{
200:_p}},deleteGroup:{parameters:Di,body:Vn,replies:{200:bp}},changeGroup:{parameters:Ti,body:Wn,replies:{
200:wp}},listCallers:{parameters:ji,body:Hn,replies:{200:xp}},revokeCaller:{parameters:$i,body:Yn,replies:{
200:qp}},restoreCaller:{parameters:Ci,body:Jn,replies:{200:Np}},getUsage:{parameters:Ki,body:Qn,replies:{
200:Lp}},exportUsage:{parameters:Fi,body:eo,replies:{}},listUsage:{parameters:Mi,body:ro,replies:{200:Sp}},
listMonths:{parameters:Ei,body:so,replies:{200:Ap}},closeMonth:{parameters:Ri,body:to,replies:{200:Ip}},
readOverview:{parameters:Xi,body:ao,replies:{200:Dp}},readSeries:{parameters:Gi,body:io,replies:{200:Tp}},
listRequests:{parameters:Ui,body:no,replies:{200:jp}},readRequest:{parameters:zi,body:oo,replies:{200:$p}},
listPayments:{parameters:Bi,body:po,replies:{200:Op}},readPayment:{parameters:Zi,body:mo,replies:{200:Kp}},
reconcilePayment:{parameters:Vi,body:lo,replies:{200:Fp}},closePayment:{parameters:Wi,body:fo,replies:{
200:Mp}},listUpstreams:{parameters:Hi,body:uo,replies:{200:Ep}},listOutlets:{parameters:Yi,body:yo,replies:{
200:Xp}},resumeOutlet:{parameters:Ji,body:co,replies:{200:Gp}},skipOutlet:{parameters:Qi,body:ho,replies:{
200:Up}},drainUpstream:{parameters:en,body:go,replies:{200:zp}},restoreUpstream:{parameters:rn,body:ko,
replies:{200:Bp}},probeUpstream:{parameters:sn,body:Po,replies:{200:Zp}},listRoutes:{parameters:tn,body:vo,
replies:{200:Vp}},listPriceProposals:{parameters:an,body:_o,replies:{200:Wp}},listOperatorAgents:{parameters:nn,
body:bo,replies:{200:Hp}},readOperatorAgent:{parameters:on,body:wo,replies:{200:Yp}},getConfig:{parameters:pn,
body:xo,replies:{200:Jp}},readSession:{parameters:mn,body:qo,replies:{200:em}},createSession:{parameters:ln,
body:No,replies:{200:tm}},endSession:{parameters:dn,body:Lo,replies:{200:am}},beginSignIn:{parameters:fn,
body:So,replies:{200:im}},listOperators:{parameters:un,body:Ao,replies:{200:nm}},createOperator:{parameters:yn,
body:Io,replies:{200:mm}},revokeOperator:{parameters:cn,body:To,replies:{200:lm}},changeOperator:{parameters:hn,
body:jo,replies:{200:dm}},rotateOperator:{parameters:gn,body:$o,replies:{200:fm}},listAudit:{parameters:kn,
body:Oo,replies:{200:um}},readAudit:{parameters:Pn,body:Co,replies:{200:ym}},drainServer:{parameters:vn,
body:Ko,replies:{200:cm}},reload:{parameters:_n,body:Fo,replies:{200:hm}},getOverview:{parameters:bn,
body:Mo,replies:{200:gm}},getContract:{parameters:wn,body:Eo,replies:{200:km}},getReference:{parameters:xn,
body:Ro,replies:{}},getReferenceFile:{parameters:qn,body:Xo,replies:{}},getConsole:{parameters:Ln,body:Go,
replies:{}},getConsoleFile:{parameters:Sn,body:Uo,replies:{}}};export{Zl as default};
