// Compiled from a contract by npm run generate. Never edited.
var ad=Object.create;var nn=Object.defineProperty;var id=Object.getOwnPropertyDescriptor;var nd=Object.getOwnPropertyNames;var od=Object.getPrototypeOf,pd=Object.prototype.hasOwnProperty;var Na=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(L){throw r=0,L}};var md=(s,r,L,A)=>{if(r&&typeof r=="object"||typeof r=="function")for(let w of nd(r))!pd.call(s,w)&&
w!==L&&nn(s,w,{get:()=>r[w],enumerable:!(A=id(r,w))||A.enumerable});return s};var Os=(s,r,L)=>(L=s!=null?ad(od(s)):{},md(r||!s||!s.__esModule?nn(L,"default",{value:s,enumerable:!0}):
L,s));var Aa=Na(La=>{"use strict";Object.defineProperty(La,"__esModule",{value:!0});La.formats=void 0;var dd=2**
31-1,fd=(-2)**31,ud=2**63-1,yd=(-2)**63,mn=(2-2**-23)*2**127,ln=2**-126,cd=-1*mn,hd=-1*ln,pn=()=>!0,
gd=/^[A-Za-z0-9+/]*(=|==)?$/;La.formats={int32:{validate:s=>Number.isInteger(s)&&s<=dd&&s>=fd,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=ud&&s>=yd,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=mn&&s>=ln||s>=cd&&s<=hd),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&gd.test(s),binary:pn,password:pn}});var Sa=Na(os=>{"use strict";Object.defineProperty(os,"__esModule",{value:!0});os.formatNames=os.fastFormats=
os.fullFormats=void 0;function ns(s,r){return{validate:s,compare:r}}os.fullFormats={date:ns(yn,Ri),time:ns(
Mi(!0),Xi),"date-time":ns(dn(!0),hn),"iso-time":ns(Mi(),cn),"iso-date-time":ns(dn(),gn),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:wd,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Id,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:xd,int32:{type:"number",validate:Ld},
int64:{type:"number",validate:Ad},float:{type:"number",validate:un},double:{type:"number",validate:un},
password:!0,binary:!0};os.fastFormats={...os.fullFormats,date:ns(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ri),time:ns(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Xi),"date-time":ns(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
hn),"iso-time":ns(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,cn),
"iso-date-time":ns(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
gn),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
os.formatNames=Object.keys(os.fullFormats);function kd(s){return s%4===0&&(s%100!==0||s%400===0)}var Pd=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
vd=[0,31,28,31,30,31,30,31,31,30,31,30,31];function yn(s){let r=Pd.exec(s);if(!r)return!1;let L=+r[1],
A=+r[2],w=+r[3];return A>=1&&A<=12&&w>=1&&w<=(A===2&&kd(L)?29:vd[A])}function Ri(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Ei=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Mi(s){
return function(L){let A=Ei.exec(L);if(!A)return!1;let w=+A[1],q=+A[2],a=+A[3],e=A[4],o=A[5]==="-"?-1:
1,t=+(A[6]||0),f=+(A[7]||0);if(t>23||f>59||s&&!e)return!1;if(w<=23&&q<=59&&a<60)return!0;let u=q-f*o,
p=w-t*o-(u<0?1:0);return(p===23||p===-1)&&(u===59||u===-1)&&a<61}}function Xi(s,r){if(!(s&&r))return;
let L=new Date("2020-01-01T"+s).valueOf(),A=new Date("2020-01-01T"+r).valueOf();if(L&&A)return L-A}function cn(s,r){
if(!(s&&r))return;let L=Ei.exec(s),A=Ei.exec(r);if(L&&A)return s=L[1]+L[2]+L[3],r=A[1]+A[2]+A[3],s>r?
1:s<r?-1:0}var Ui=/t|\s/i;function dn(s){let r=Mi(s);return function(A){let w=A.split(Ui);return w.length===
2&&yn(w[0])&&r(w[1])}}function hn(s,r){if(!(s&&r))return;let L=new Date(s).valueOf(),A=new Date(r).valueOf();
if(L&&A)return L-A}function gn(s,r){if(!(s&&r))return;let[L,A]=s.split(Ui),[w,q]=r.split(Ui),a=Ri(L,
w);if(a!==void 0)return a||Xi(A,q)}var _d=/\/|:/,bd=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function wd(s){return _d.test(s)&&bd.test(s)}var fn=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function xd(s){return fn.lastIndex=0,fn.test(s)}var qd=-(2**31),Nd=2**31-1;function Ld(s){return Number.
isInteger(s)&&s<=Nd&&s>=qd}function Ad(s){return Number.isInteger(s)}function un(){return!0}var Sd=/[^\\]\\Z/;
function Id(s){if(Sd.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Uo=Na((Rf,Mo)=>{"use strict";Mo.exports=function s(r,L){if(r===L)return!0;if(r&&L&&typeof r=="ob\
ject"&&typeof L=="object"){if(r.constructor!==L.constructor)return!1;var A,w,q;if(Array.isArray(r)){
if(A=r.length,A!=L.length)return!1;for(w=A;w--!==0;)if(!s(r[w],L[w]))return!1;return!0}if(r.constructor===
RegExp)return r.source===L.source&&r.flags===L.flags;if(r.valueOf!==Object.prototype.valueOf)return r.
valueOf()===L.valueOf();if(r.toString!==Object.prototype.toString)return r.toString()===L.toString();
if(q=Object.keys(r),A=q.length,A!==Object.keys(L).length)return!1;for(w=A;w--!==0;)if(!Object.prototype.
hasOwnProperty.call(L,q[w]))return!1;for(w=A;w--!==0;){var a=q[w];if(!s(r[a],L[a]))return!1}return!0}
return r!==r&&L!==L}});var Zi=Na(Vi=>{"use strict";Object.defineProperty(Vi,"__esModule",{value:!0});var Ro=Uo();Ro.code='r\
equire("ajv/dist/runtime/equal").default';Vi.default=Ro});var Cs=(s,r)=>s.length>r&&on(s)>r,Fs=(s,r)=>s.length<2*r&&on(s)<r,ld=/[\ud800-\udbff][\udc00-\udfff]/g,
on=s=>s.length-(s.match(ld)?.length??0);var kn=Os(Aa()),Pn=Os(Sa()),Uf={...kn.formats,...Pn.fastFormats},vn=Gs;function Gs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Gs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Gs.errors=a,e===0}Gs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _n=Bs;function Bs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Bs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Bs.errors=a,e===0}Bs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bn=Vs;function Vs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Vs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Vs.errors=a,e===0}Vs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wn=ve,jd={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{owner:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},group:{
type:"string",minLength:1,maxLength:194},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\
\\x00-\\x1f\\x7f]+$"},status:{type:"string",enum:["active","revoked","expired"]},name_prefix:{type:"\
string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{type:"\
object",properties:{"if-none-match":{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},
X=Cs,Z=Fs,ar=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),ss=new RegExp("^[0-9a-f-]{36}$","u");function ve(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=ve.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||
s.params===void 0&&(u="params"))return ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:u}}],!1;if(s.query!==void 0){let p=s.query,i=e;if(e===i)if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.owner!==void 0){let n=p.owner,l=e;if(typeof n!="string"){let m=typeof n,
c;if(c===void 0)if(m=="number"||m=="boolean")c=""+n;else if(n===null)c="";else return ve.errors=[{instancePath:r+
"/query/owner",schemaPath:"#/properties/query/properties/owner/type",keyword:"type",params:{type:"st\
ring"}}],!1;c!==void 0&&(n=c,p!==void 0&&(p.owner=c))}if(e===l&&typeof n=="string"){if(X(n,256))return ve.
errors=[{instancePath:r+"/query/owner",schemaPath:"#/properties/query/properties/owner/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(n,1))return ve.errors=[{instancePath:r+"/query/owner",schemaPath:"\
#/properties/query/properties/owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(
n))return ve.errors=[{instancePath:r+"/query/owner",schemaPath:"#/properties/query/properties/owner/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;
if(t){if(p.group!==void 0){let n=p.group,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c==
"number"||c=="boolean")y=""+n;else if(n===null)y="";else return ve.errors=[{instancePath:r+"/query/g\
roup",schemaPath:"#/properties/query/properties/group/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(n=y,p!==void 0&&(p.group=y))}if(e===l&&typeof n=="string"){if(X(n,194))return ve.errors=
[{instancePath:r+"/query/group",schemaPath:"#/properties/query/properties/group/maxLength",keyword:"\
maxLength",params:{limit:194}}],!1;if(Z(n,1))return ve.errors=[{instancePath:r+"/query/group",schemaPath:"\
#/properties/query/properties/group/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=l===e}else
var t=!0;if(t){if(p.model!==void 0){let n=p.model,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===
void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ve.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.model=y))}if(e===l&&typeof n=="string"){if(X(n,256))return ve.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(n,1))return ve.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(
n))return ve.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;
if(t){if(p.status!==void 0){let n=p.status,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)
if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ve.errors=[{instancePath:r+"/q\
uery/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.status=y))}if(!(n==="active"||n==="revoked"||n==="expired"))
return ve.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/e\
num",keyword:"enum",params:{allowedValues:jd.properties.query.properties.status.enum}}],!1;var t=l===
e}else var t=!0;if(t){if(p.name_prefix!==void 0){let n=p.name_prefix,l=e;if(typeof n!="string"){let c=typeof n,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ve.errors=[{instancePath:r+
"/query/name_prefix",schemaPath:"#/properties/query/properties/name_prefix/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.name_prefix=y))}if(e===l&&typeof n=="string"){if(X(
n,128))return ve.errors=[{instancePath:r+"/query/name_prefix",schemaPath:"#/properties/query/propert\
ies/name_prefix/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(n,1))return ve.errors=[{
instancePath:r+"/query/name_prefix",schemaPath:"#/properties/query/properties/name_prefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(n))return ve.errors=[{instancePath:r+"/query/n\
ame_prefix",schemaPath:"#/properties/query/properties/name_prefix/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.limit!==void 0){let n=p.
limit,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c===
"boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return ve.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.limit=y))}if(e===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||
isNaN(n))return ve.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<1||isNaN(n))return ve.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;if(t)if(p.after!==void 0){let n=p.
after,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===
null)y="";else return ve.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.after=y))}
if(e===l&&typeof n=="string"){if(X(n,36))return ve.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(n,36))
return ve.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(n))return ve.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=l===e}else var t=!0}}}}}}else return ve.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var f=i===e}else var f=!0;
if(f)if(s.headers!==void 0){let p=s.headers,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p["if-none-match"]!==void 0){let l=p["if-none-match"],m=e;if(typeof l!="string"){let c=typeof l,y;
if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===null)y="";else return ve.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;y!==void 0&&(l=y,p!==void 0&&(p["if-none-match"]=y))}if(e===m&&typeof l==
"string"&&X(l,4096))return ve.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ve.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=i===e}else var f=!0}return ve.errors=a,e===0}ve.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xn=ps;var ut=new RegExp("^[ -~]+$","u");function ps(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ps.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ps.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let p=f["\
idempotency-key"],i=e;if(typeof p!="string"){let n=typeof p,l;if(l===void 0)if(n=="number"||n=="bool\
ean")l=""+p;else if(p===null)l="";else return ps.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;l!==void 0&&(p=l,f!==void 0&&(f["idempotency-key"]=l))}if(e===i&&typeof p=="string"){if(X(p,
255))return ps.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(p,1))return ps.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ut.test(p))return ps.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return ps.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ps.errors=a,e===0}ps.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qn=Zs;function Zs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Zs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Zs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Zs.errors=a,e===0}Zs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Nn=ms;function ms(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ms.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ms.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return ms.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return ms.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return ms.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(Z(i,1))return ms.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ms.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ms.
errors=a,e===0}ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=ls;function ls(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return ls.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return ls.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return ls.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(Z(i,1))return ls.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ls.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ls.
errors=a,e===0}ls.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var An=ds;function ds(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ds.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ds.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return ds.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return ds.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return ds.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(Z(i,1))return ds.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ds.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ds.
errors=a,e===0}ds.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sn=yr;function yr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,p=e;if(e===
p)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let i=u["idempotenc\
y-key"],n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+
i;else if(i===null)m="";else return yr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==
void 0&&(i=m,u!==void 0&&(u["idempotency-key"]=m))}if(e===n&&typeof i=="string"){if(X(i,255))return yr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(i,1))return yr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ut.test(i))return yr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return yr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&
(n="id"))return yr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(u.id!==void 0){let l=u.id,m=e;if(typeof l!="string"){let c=typeof l,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===null)y="";else return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(l=y,u!==void 0&&(u.id=y))}if(e===m&&typeof l=="string"){if(X(l,128))return yr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:128}}],!1;if(Z(l,1))return yr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return yr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var t=p===e}else var t=!0}return yr.errors=a,e===0}yr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var In=fs;function fs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=fs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return fs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return fs.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return fs.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(Z(i,1))return fs.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return fs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return fs.
errors=a,e===0}fs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jn=dr;function dr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return dr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.parent!==void 0){let i=u.
parent,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===
null)m="";else return dr.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.parent=
m))}if(e===n&&typeof i=="string"){if(X(i,194))return dr.errors=[{instancePath:r+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(Z(i,1))
return dr.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,n=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m==="boo\
lean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return dr.errors=[{instancePath:r+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(
i))return dr.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return dr.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let d=typeof m,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+m;else if(m===
null)h="";else return dr.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=h,u!==void 0&&(u.after=h))}
if(e===c&&typeof m=="string"){if(X(m,36))return dr.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(m,36))
return dr.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(m))return dr.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}else return dr.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return dr.errors=a,e===0}dr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dn=us;function us(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=us.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return us.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let p=f["idempotency-key"],
i=e;if(typeof p!="string"){let n=typeof p,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+p;else if(p===
null)l="";else return us.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=
l,f!==void 0&&(f["idempotency-key"]=l))}if(e===i&&typeof p=="string"){if(X(p,255))return us.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(p,1))return us.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ut.test(p))return us.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return us.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return us.errors=a,e===0}us.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Tn=ys;function ys(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return ys.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return ys.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,194))return ys.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(i,1))return ys.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ys.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ys.
errors=a,e===0}ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $n=cs;function cs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=cs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return cs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return cs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return cs.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,194))return cs.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(i,1))return cs.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return cs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return cs.
errors=a,e===0}cs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var On=hs;function hs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=hs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return hs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return hs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return hs.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,194))return hs.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(Z(i,1))return hs.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return hs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return hs.
errors=a,e===0}hs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=Dr;function Dr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Dr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Dr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){u.limit===void 0&&(u.limit=100);let i=u.limit,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let l=typeof i,m;if(m===void 0)if(l==="boolean"||i===null||
l==="string"&&i&&i==+i&&!(i%1))m=+i;else return Dr.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(i=
m,u!==void 0&&(u.limit=m))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return Dr.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Dr.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let l=u.after,m=e;if(typeof l!="string"){let y=typeof l,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+l;else if(l===null)d="";else return Dr.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;d!==void 0&&(l=d,u!==void 0&&(u.after=d))}if(e===m&&typeof l=="string"){if(X(l,64))return Dr.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(l,1))return Dr.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=m===e}else
var t=!0}else return Dr.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return Dr.errors=a,e===0}Dr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fn=Fr;var Kn=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function Fr(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Fr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Fr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Fr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:p}}],!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===
void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===null)m="";else return Fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,47))return Fr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(Z(i,47))return Fr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Kn.test(
i))return Fr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return Fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Fr.
errors=a,e===0}Fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var En=Kr;function Kr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Kr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Kr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Kr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return Kr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,47))return Kr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(Z(i,47))return Kr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Kn.test(i))return Kr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return Kr.errors=[{instancePath:r+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Kr.errors=a,e===0}Kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mn=ge,
Dd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group","user","tag"]}},tag:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-\
9_.-]*$"},group:{type:"string",minLength:1,maxLength:194},refusals:{type:"boolean",default:!1}}},headers:{},
params:{},cookies:{},body:{}}},Gi=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u"),Td=new RegExp("^[a-\
z][a-z0-9_.-]*$","u");function ge(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.
headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return ge.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.query!==void 0){let p=s.query;if(e===
e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.refusals===void 0&&(p.refusals=!1),p.from!==void 0){
let n=p.from,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m=typeof n,c;if(c===void 0)
if(m==="boolean"||n===null||m==="string"&&n&&n==+n&&!(n%1))c=+n;else return ge.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"inte\
ger"}}],!1;c!==void 0&&(n=c,p!==void 0&&(p.from=c))}if(e===l&&typeof n=="number"&&isFinite(n)){if(n>
41024448e5||isNaN(n))return ge.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/\
properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return ge.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(p.
to!==void 0){let n=p.to,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,
y;if(y===void 0)if(c==="boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return ge.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.to=y))}if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return ge.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return ge.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(p.month!==
void 0){let n=p.month,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="\
boolean")y=""+n;else if(n===null)y="";else return ge.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=
y,p!==void 0&&(p.month=y))}if(e===l&&typeof n=="string"){if(X(n,7))return ge.errors=[{instancePath:r+
"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"maxLength",params:{
limit:7}}],!1;if(Z(n,7))return ge.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/qu\
ery/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Gi.test(n))return ge.errors=
[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/pattern",keyword:"pa\
ttern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.key_id!==
void 0){let n=p.key_id,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c==
"boolean")y=""+n;else if(n===null)y="";else return ge.errors=[{instancePath:r+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=
y,p!==void 0&&(p.key_id=y))}if(e===l&&typeof n=="string"){if(X(n,256))return ge.errors=[{instancePath:r+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(n,1))return ge.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(n))return ge.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.model!==
void 0){let n=p.model,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="\
boolean")y=""+n;else if(n===null)y="";else return ge.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=
y,p!==void 0&&(p.model=y))}if(e===l&&typeof n=="string"){if(X(n,256))return ge.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(n,1))return ge.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(n))return ge.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.by!==void 0){
let n=p.by,l=e;if(e===l)if(Array.isArray(n)){if(n.length>9)return ge.errors=[{instancePath:r+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:9}}],!1;
{var f=!0;let c=n.length;for(let y=0;y<c;y++){let d=n[y],h=e;if(typeof d!="string"){let x=typeof d,_;
if(_===void 0)if(x=="number"||x=="boolean")_=""+d;else if(d===null)_="";else return ge.errors=[{instancePath:r+
"/query/by/"+y,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;_!==void 0&&(d=_,n!==void 0&&(n[y]=_))}if(!(d==="key"||d==="model"||d==="agent"||d==="\
hour"||d==="day"||d==="upstream"||d==="owner"||d==="status"||d==="group"||d==="user"||d==="tag"))return ge.
errors=[{instancePath:r+"/query/by/"+y,schemaPath:"#/properties/query/properties/by/items/enum",keyword:"\
enum",params:{allowedValues:Dd.properties.query.properties.by.items.enum}}],!1;var f=h===e;if(!f)break}
if(f){let y=n.length,d;if(y>1){let h={};for(;y--;){let k=n[y];if(typeof k=="string"){if(typeof h[k]==
"number"){return d=h[k],ge.errors=[{instancePath:r+"/query/by",schemaPath:"#/properties/query/proper\
ties/by/uniqueItems",keyword:"uniqueItems",params:{i:y,j:d}}],!1;break}h[k]=y}}}}}}else return ge.errors=
[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{
type:"array"}}],!1;var t=l===e}else var t=!0;if(t){if(p.tag!==void 0){let n=p.tag,l=e;if(typeof n!="\
string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else
return ge.errors=[{instancePath:r+"/query/tag",schemaPath:"#/properties/query/properties/tag/type",keyword:"\
type",params:{type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.tag=y))}if(e===l&&typeof n=="strin\
g"){if(X(n,64))return ge.errors=[{instancePath:r+"/query/tag",schemaPath:"#/properties/query/propert\
ies/tag/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Td.test(n))return ge.errors=[{instancePath:r+
"/query/tag",schemaPath:"#/properties/query/properties/tag/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9_.-]*$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.group!==void 0){let n=p.group,l=e;if(typeof n!=
"string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else
return ge.errors=[{instancePath:r+"/query/group",schemaPath:"#/properties/query/properties/group/typ\
e",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.group=y))}if(e===l&&typeof n==
"string"){if(X(n,194))return ge.errors=[{instancePath:r+"/query/group",schemaPath:"#/properties/quer\
y/properties/group/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(Z(n,1))return ge.errors=
[{instancePath:r+"/query/group",schemaPath:"#/properties/query/properties/group/minLength",keyword:"\
minLength",params:{limit:1}}],!1}var t=l===e}else var t=!0;if(t){let n=p.refusals,l=e;if(typeof n!="\
boolean"){let c;if(c===void 0)if(n==="false"||n===0||n===null)c=!1;else if(n==="true"||n===1)c=!0;else
return ge.errors=[{instancePath:r+"/query/refusals",schemaPath:"#/properties/query/properties/refusa\
ls/type",keyword:"type",params:{type:"boolean"}}],!1;c!==void 0&&(n=c,p!==void 0&&(p.refusals=c))}var t=l===
e}}}}}}}}}else return ge.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return ge.errors=a,e===0}ge.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Un=Er,$d={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{
metric:{type:"string",enum:["charged","cost"],default:"charged"}}},headers:{type:"object",properties:{
"if-none-match":{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}};function Er(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Er.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f=
"params"))return Er.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.query!==void 0){let u=s.query,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){u.metric===
void 0&&(u.metric="charged");let i=u.metric;if(typeof i!="string"){let n=typeof i,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+i;else if(i===null)l="";else return Er.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(i=l,u!==void 0&&(u.metric=l))}if(!(i==="charged"||i==="cost"))return Er.errors=[{instancePath:r+
"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"enum",params:{allowedValues:$d.
properties.query.properties.metric.enum}}],!1}else return Er.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t)if(s.
headers!==void 0){let u=s.headers,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if\
-none-match"]!==void 0){let n=u["if-none-match"],l=e;if(typeof n!="string"){let m=typeof n,c;if(c===
void 0)if(m=="number"||m=="boolean")c=""+n;else if(n===null)c="";else return Er.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;c!==void 0&&(n=c,u!==void 0&&(u["if-none-match"]=c))}if(e===l&&typeof n==
"string"&&X(n,4096))return Er.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Er.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var t=p===e}else var t=!0}return Er.errors=a,e===0}Er.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rn=Mr;function Mr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.query!==void 0){let f=s.query;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.month===void 0&&(p="month"))return Mr.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:p}}],!1;
if(f.month!==void 0){let i=f.month,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="\
number"||l=="boolean")m=""+i;else if(i===null)m="";else return Mr.errors=[{instancePath:r+"/query/mo\
nth",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"string"}}],!1;
m!==void 0&&(i=m,f!==void 0&&(f.month=m))}if(e===n&&typeof i=="string"){if(X(i,7))return Mr.errors=[
{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"m\
axLength",params:{limit:7}}],!1;if(Z(i,7))return Mr.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Gi.test(
i))return Mr.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return Mr.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return Mr.errors=a,e===0}Mr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Xn=Oe;function Oe(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Oe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let i=u.from,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let l=typeof i,m;if(m===void 0)if(l===
"boolean"||i===null||l==="string"&&i&&i==+i&&!(i%1))m=+i;else return Oe.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(i=m,u!==void 0&&(u.from=m))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||
isNaN(i))return Oe.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return Oe.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(u.to!==void 0){let i=u.
to,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m===
"boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Oe.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;c!==void 0&&(i=c,u!==void 0&&(u.to=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||
isNaN(i))return Oe.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return Oe.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(u.key_id!==void 0){
let i=u.key_id,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="boolean")
c=""+i;else if(i===null)c="";else return Oe.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,u!==
void 0&&(u.key_id=c))}if(e===n&&typeof i=="string"){if(X(i,256))return Oe.errors=[{instancePath:r+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(i,1))return Oe.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(i))return Oe.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(u.model!==
void 0){let i=u.model,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="\
boolean")c=""+i;else if(i===null)c="";else return Oe.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.model=c))}if(e===n&&typeof i=="string"){if(X(i,256))return Oe.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(i,1))return Oe.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(i))return Oe.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m===
"boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Oe.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return Oe.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Oe.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let d=typeof m,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+m;else if(m===
null)h="";else return Oe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=h,u!==void 0&&(u.after=h))}
if(e===c&&typeof m=="string"){if(X(m,256))return Oe.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(m,1))
return Oe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=c===e}else var t=!0}}}}}else return Oe.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return Oe.errors=a,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var zn=Ws;function Ws(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ws.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ws.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ws.errors=a,e===0}Ws.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gn=Ur;function Ur(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ur.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.month===void 0&&(p="month"))return Ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.month!==void 0){let i=f.month,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l==
"number"||l=="boolean")m=""+i;else if(i===null)m="";else return Ur.errors=[{instancePath:r+"/params/\
month",schemaPath:"#/properties/params/properties/month/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.month=m))}if(e===n&&typeof i=="string"){if(X(i,7))return Ur.errors=
[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(Z(i,7))return Ur.errors=[{instancePath:r+"/params/month",schemaPath:"\
#/properties/params/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Gi.test(
i))return Ur.errors=[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/mont\
h/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return Ur.errors=
[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return Ur.errors=a,e===0}Ur.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Bn=Hs;function Hs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Hs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Hs.errors=a,e===0}Hs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vn=Ce,zi={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function Ce(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Ce.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return Ce.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
query!==void 0){let p=s.query,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){p.step===void 0&&
(p.step="hour"),p.top===void 0&&(p.top=20);let n;if(p.metric===void 0&&(n="metric"))return Ce.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:n}}],
!1;if(p.metric!==void 0){let l=p.metric,m=e;if(typeof l!="string"){let c=typeof l,y;if(y===void 0)if(c==
"number"||c=="boolean")y=""+l;else if(l===null)y="";else return Ce.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(l=y,p!==void 0&&(p.metric=y))}if(!(l==="requests"||l==="failed"||l==="attempts"||l===
"failed_attempts"||l==="prompt_tokens"||l==="cached_tokens"||l==="completion_tokens"||l==="tokens"||
l==="charged"||l==="cost"||l==="first_token_p50_ms"||l==="first_token_p95_ms"||l==="whole_p50_ms"||l===
"whole_p95_ms"))return Ce.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:zi.properties.query.properties.metric.enum}}],
!1;var t=m===e}else var t=!0;if(t){if(p.by!==void 0){let l=p.by,m=e;if(typeof l!="string"){let y=typeof l,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+l;else if(l===null)d="";else return Ce.errors=[{instancePath:r+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(l=d,p!==void 0&&(p.by=d))}if(!(l==="key"||l==="group"||l==="model"||l==="agent"||l===
"upstream"||l==="status"||l==="class"))return Ce.errors=[{instancePath:r+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:zi.properties.query.properties.
by.enum}}],!1;var t=m===e}else var t=!0;if(t){if(p.from!==void 0){let l=p.from,m=e;if(!(typeof l=="n\
umber"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y=typeof l,d;if(d===void 0)if(y==="boolean"||l===null||
y==="string"&&l&&l==+l&&!(l%1))d=+l;else return Ce.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(l=
d,p!==void 0&&(p.from=d))}if(e===m&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return Ce.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return Ce.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(p.to!==void 0){let l=p.to,m=e;if(!(typeof l=="n\
umber"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let y=typeof l,d;if(d===void 0)if(y==="boolean"||l===null||
y==="string"&&l&&l==+l&&!(l%1))d=+l;else return Ce.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(l=d,p!==
void 0&&(p.to=d))}if(e===m&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return Ce.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return Ce.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){let l=p.step,m=e;if(typeof l!="string"){let y=typeof l,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+l;else if(l===null)d="";else return Ce.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;d!==void 0&&(l=d,p!==void 0&&(p.step=d))}if(!(l==="hour"||l==="day"))return Ce.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:zi.
properties.query.properties.step.enum}}],!1;var t=m===e;if(t){let y=p.top,d=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y))){let k=typeof y,x;if(x===void 0)if(k==="boolean"||y===null||k==="str\
ing"&&y&&y==+y&&!(y%1))x=+y;else return Ce.errors=[{instancePath:r+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;x!==void 0&&(y=x,p!==void 0&&
(p.top=x))}if(e===d&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return Ce.errors=[{instancePath:r+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(y<1||isNaN(y))return Ce.errors=[{instancePath:r+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}}}}}}else return Ce.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var f=i===e}else var f=!0;if(f)if(s.headers!==void 0){let p=s.headers,
i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["if-none-match"]!==void 0){let l=p["i\
f-none-match"],m=e;if(typeof l!="string"){let c=typeof l,y;if(y===void 0)if(c=="number"||c=="boolean")
y=""+l;else if(l===null)y="";else return Ce.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(l=y,p!==void 0&&(p["if-none-match"]=y))}if(e===m&&typeof l=="string"&&X(l,4096))return Ce.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ce.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=i===e}else
var f=!0}return Ce.errors=a,e===0}Ce.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Zn=re,Od={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{
type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},group_id:{type:"string",minLength:1,
maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},request_id:{type:"string",minLength:1,maxLength:128,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
agent:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},upstream:{type:"str\
ing",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},status:{type:"string",minLength:1,maxLength:64,
pattern:"^[a-z0-9_]+$"},class:{type:"string",enum:["ours","upstream","caller","limits","left","payme\
nt"]},slower_than_ms:{type:"integer",minimum:0,maximum:9007199254740991},costlier_than:{type:"intege\
r",minimum:0,maximum:9007199254740991},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{
type:"string",minLength:1,maxLength:256}}},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}},Cd=new RegExp("^[a-z0-9_]+$","u");function re(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||
s.params===void 0&&(u="params"))return re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:u}}],!1;if(s.query!==void 0){let p=s.query,i=e;if(e===i)if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.limit===void 0&&(p.limit=100),p.from!==void 0){let n=p.from,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m=typeof n,c;if(c===void 0)if(m==="boolean"||n===null||
m==="string"&&n&&n==+n&&!(n%1))c=+n;else return re.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(n=
c,p!==void 0&&(p.from=c))}if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return re.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return re.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(p.to!==void 0){let n=p.to,l=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c==="boolean"||n===null||
c==="string"&&n&&n==+n&&!(n%1))y=+n;else return re.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=y,p!==
void 0&&(p.to=y))}if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return re.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return re.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(p.key_id!==void 0){let n=p.key_id,l=e;if(typeof n!=
"string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else
return re.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.key_id=y))}if(e===l&&
typeof n=="string"){if(X(n,256))return re.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prop\
erties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))return re.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(n))return re.errors=[{instancePath:r+"/query/k\
ey_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.group_id!==void 0){let n=p.group_id,
l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===
null)y="";else return re.errors=[{instancePath:r+"/query/group_id",schemaPath:"#/properties/query/pr\
operties/group_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.group_id=
y))}if(e===l&&typeof n=="string"){if(X(n,64))return re.errors=[{instancePath:r+"/query/group_id",schemaPath:"\
#/properties/query/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,
1))return re.errors=[{instancePath:r+"/query/group_id",schemaPath:"#/properties/query/properties/gro\
up_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(n))return re.errors=[{instancePath:r+
"/query/group_id",schemaPath:"#/properties/query/properties/group_id/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.request_id!==void 0){let n=p.
request_id,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=
""+n;else if(n===null)y="";else return re.errors=[{instancePath:r+"/query/request_id",schemaPath:"#/\
properties/query/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(n=y,p!==void 0&&(p.request_id=y))}if(e===l&&typeof n=="string"){if(X(n,128))return re.errors=[{instancePath:r+
"/query/request_id",schemaPath:"#/properties/query/properties/request_id/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(Z(n,1))return re.errors=[{instancePath:r+"/query/request_id",schemaPath:"\
#/properties/query/properties/request_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.
test(n))return re.errors=[{instancePath:r+"/query/request_id",schemaPath:"#/properties/query/propert\
ies/request_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else
var t=!0;if(t){if(p.model!==void 0){let n=p.model,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===
void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return re.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.model=y))}if(e===l&&typeof n=="string"){if(X(n,256))return re.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(n,1))return re.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(
n))return re.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;
if(t){if(p.agent!==void 0){let n=p.agent,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c==
"number"||c=="boolean")y=""+n;else if(n===null)y="";else return re.errors=[{instancePath:r+"/query/a\
gent",schemaPath:"#/properties/query/properties/agent/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(n=y,p!==void 0&&(p.agent=y))}if(e===l&&typeof n=="string"){if(X(n,256))return re.errors=
[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(n,1))return re.errors=[{instancePath:r+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(
n))return re.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=l===e}else var t=!0;
if(t){if(p.upstream!==void 0){let n=p.upstream,l=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)
if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return re.errors=[{instancePath:r+"/q\
uery/upstream",schemaPath:"#/properties/query/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.upstream=y))}if(e===l&&typeof n=="string"){if(X(n,64))
return re.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upstre\
am/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return re.errors=[{instancePath:r+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/minLength",keyword:"minLength",
params:{limit:1}}],!1;if(!ar.test(n))return re.errors=[{instancePath:r+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]\
+$"}}],!1}var t=l===e}else var t=!0;if(t){if(p.status!==void 0){let n=p.status,l=e;if(typeof n!="str\
ing"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return re.
errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.status=y))}if(e===l&&typeof n=="st\
ring"){if(X(n,64))return re.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/p\
roperties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return re.errors=[{
instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Cd.test(n))return re.errors=[{instancePath:r+"/query/status",schemaPath:"\
#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"}}],!1}
var t=l===e}else var t=!0;if(t){if(p.class!==void 0){let n=p.class,l=e;if(typeof n!="string"){let c=typeof n,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return re.errors=[{instancePath:r+
"/query/class",schemaPath:"#/properties/query/properties/class/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.class=y))}if(!(n==="ours"||n==="upstream"||n==="caller"||
n==="limits"||n==="left"||n==="payment"))return re.errors=[{instancePath:r+"/query/class",schemaPath:"\
#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:Od.properties.query.properties.
class.enum}}],!1;var t=l===e}else var t=!0;if(t){if(p.slower_than_ms!==void 0){let n=p.slower_than_ms,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c===
"boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return re.errors=[{instancePath:r+"/qu\
ery/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.slower_than_ms=y))}if(e===l&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return re.errors=[{instancePath:r+"/query/slower_than_m\
s",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return re.errors=[{instancePath:r+"/query/slower_t\
han_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(p.costlier_than!==void 0){let n=p.costlier_than,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c===
"boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return re.errors=[{instancePath:r+"/qu\
ery/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(n=y,p!==void 0&&(p.costlier_than=y))}if(e===l&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return re.errors=[{instancePath:r+"/query/costlier_than",
schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return re.errors=[{instancePath:r+"/query/costlier\
_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let n=p.limit,l=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c==="boolean"||n===null||c==="string"&&n&&
n==+n&&!(n%1))y=+n;else return re.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/qu\
ery/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=y,p!==void 0&&
(p.limit=y))}if(e===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return re.errors=[{instancePath:r+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(n<1||isNaN(n))return re.errors=[{instancePath:r+"/query/limit",schemaPath:"#/\
properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===
e;if(t)if(p.after!==void 0){let c=p.after,y=e;if(typeof c!="string"){let h=typeof c,k;if(k===void 0)
if(h=="number"||h=="boolean")k=""+c;else if(c===null)k="";else return re.errors=[{instancePath:r+"/q\
uery/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"strin\
g"}}],!1;k!==void 0&&(c=k,p!==void 0&&(p.after=k))}if(e===y&&typeof c=="string"){if(X(c,256))return re.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(c,1))return re.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else
var t=!0}}}}}}}}}}}}}else return re.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/\
type",keyword:"type",params:{type:"object"}}],!1;var f=i===e}else var f=!0;if(f)if(s.headers!==void 0){
let p=s.headers,i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p["if-none-match"]!==void 0){
let l=p["if-none-match"],m=e;if(typeof l!="string"){let c=typeof l,y;if(y===void 0)if(c=="number"||c==
"boolean")y=""+l;else if(l===null)y="";else return re.errors=[{instancePath:r+"/headers/if-none-matc\
h",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"stri\
ng"}}],!1;y!==void 0&&(l=y,p!==void 0&&(p["if-none-match"]=y))}if(e===m&&typeof l=="string"&&X(l,4096))
return re.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return re.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=i===
e}else var f=!0}return re.errors=a,e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Wn=Rr;function Rr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Rr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Rr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return Rr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Rr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(i,36))return Rr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(i))return Rr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Rr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Rr.errors=a,e===0}Rr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hn=Ue,Fd={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function Ue(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){let i=u.
state,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===
null)m="";else return Ue.errors=[{instancePath:r+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.state=m))}
if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i==="settle_unk\
nown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return Ue.errors=[{instancePath:r+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:Fd.
properties.query.properties.state.enum}}],!1;var t=n===e}else var t=!0;if(t){if(u.network!==void 0){
let i=u.network,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="boolea\
n")c=""+i;else if(i===null)c="";else return Ue.errors=[{instancePath:r+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.network=c))}if(e===n&&typeof i=="string"){if(X(i,64))return Ue.errors=[{instancePath:r+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(i,1))return Ue.errors=[{instancePath:r+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(i))return Ue.
errors=[{instancePath:r+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(u.
payer!==void 0){let i=u.payer,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="numbe\
r"||m=="boolean")c=""+i;else if(i===null)c="";else return Ue.errors=[{instancePath:r+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(i=c,u!==void 0&&(u.payer=c))}if(e===n&&typeof i=="string"){if(X(i,64))return Ue.errors=[{instancePath:r+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(i,1))return Ue.errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(i))return Ue.
errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m===
"boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Ue.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return Ue.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Ue.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let d=typeof m,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+m;else if(m===
null)h="";else return Ue.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=h,u!==void 0&&(u.after=h))}
if(e===c&&typeof m=="string"){if(X(m,36))return Ue.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(m,36))
return Ue.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(m))return Ue.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}}}else return Ue.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=a,
e===0}Ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Yn=Xr;function Xr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Xr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Xr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return Xr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Xr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(i,36))return Xr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(i))return Xr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Xr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Xr.errors=a,e===0}Xr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jn=zr;function zr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return zr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return zr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return zr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(i,36))return zr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(i))return zr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return zr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return zr.errors=a,e===0}zr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qn=fr;function fr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=fr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query,p=e;if(e===p)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.reason!==void 0){let i=u.reason,n=e;if(typeof i!="string"){
let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===null)m="";else return fr.
errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.reason=m))}if(e===n&&typeof i=="st\
ring"){if(X(i,512))return fr.errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(Z(i,1))return fr.errors=
[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ar.test(i))return fr.errors=[{instancePath:r+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return fr.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t)if(s.params!==void 0){let u=s.params,
p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return fr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(u.id!==void 0){let l=u.id,m=e;if(typeof l!="string"){let c=typeof l,y;if(y===
void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===null)y="";else return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(l=y,u!==void 0&&(u.id=y))}if(e===m&&typeof l=="string"){if(X(l,36))return fr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(l,36))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(
l))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return fr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=p===
e}else var t=!0}return fr.errors=a,e===0}fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var eo=Ys;function Ys(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ys.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ys.errors=a,e===0}Ys.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ro=cr,Kd={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{state:{type:"string",enum:["open","acknowledged"]},limit:{type:"integer",minimum:1,maximum:1e3,
default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},
params:{},cookies:{},body:{}}};function cr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=cr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.
headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return cr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){
let i=u.state,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")
m=""+i;else if(i===null)m="";else return cr.errors=[{instancePath:r+"/query/state",schemaPath:"#/pro\
perties/query/properties/state/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==
void 0&&(u.state=m))}if(!(i==="open"||i==="acknowledged"))return cr.errors=[{instancePath:r+"/query/\
state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:Kd.
properties.query.properties.state.enum}}],!1;var t=n===e}else var t=!0;if(t){let i=u.limit,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m==="boolean"||i===null||
m==="string"&&i&&i==+i&&!(i%1))c=+i;else return cr.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return cr.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return cr.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;if(typeof m!="string"){let d=typeof m,
h;if(h===void 0)if(d=="number"||d=="boolean")h=""+m;else if(m===null)h="";else return cr.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;h!==void 0&&(m=h,u!==void 0&&(u.after=h))}if(e===c&&typeof m=="string"){if(X(m,36))return cr.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(Z(m,36))return cr.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(
m))return cr.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}else return cr.
errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"o\
bject"}}],!1}}return cr.errors=a,e===0}cr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var so=Gr;function Gr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Gr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Gr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Gr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return Gr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Gr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(i,36))return Gr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(i))return Gr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Gr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Gr.errors=a,e===0}Gr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var to=Js;function Js(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Js.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Js.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Js.errors=a,e===0}Js.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ao=Br;var Ks=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Br(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Br.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Br.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===
void 0&&(p="name"))return Br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:p}}],!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!=
"string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===null)m="";else
return Br.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i==
"string"){if(X(i,64))return Br.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return Br.errors=[
{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!Ks.test(i))return Br.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Br.errors=a,e===0}Br.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var io=Vr;function Vr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Vr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name"))return Vr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l==
"number"||l=="boolean")m=""+i;else if(i===null)m="";else return Vr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Vr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return Vr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ks.test(
i))return Vr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Vr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Vr.errors=a,e===0}Vr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var no=Zr;function Zr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Zr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Zr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name"))return Zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l==
"number"||l=="boolean")m=""+i;else if(i===null)m="";else return Zr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Zr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return Zr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ks.test(
i))return Zr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Zr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Zr.errors=a,e===0}Zr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var oo=Wr;function Wr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Wr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name"))return Wr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l==
"number"||l=="boolean")m=""+i;else if(i===null)m="";else return Wr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Wr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return Wr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ks.test(
i))return Wr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Wr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Wr.errors=a,e===0}Wr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var po=Hr;function Hr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Hr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name"))return Hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l==
"number"||l=="boolean")m=""+i;else if(i===null)m="";else return Hr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Hr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return Hr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ks.test(
i))return Hr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Hr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Hr.errors=a,e===0}Hr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var mo=Yr;function Yr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Yr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name"))return Yr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l==
"number"||l=="boolean")m=""+i;else if(i===null)m="";else return Yr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Yr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(i,1))return Yr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ks.test(
i))return Yr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Yr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Yr.errors=a,e===0}Yr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var lo=Qs;function Qs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Qs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Qs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Qs.errors=a,e===0}Qs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fo=et;function et(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return et.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return et.errors=a,e===0}et.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var uo=rt;function rt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return rt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return rt.errors=a,e===0}rt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yo=Jr;var Bi=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Jr(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Jr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Jr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===
void 0&&(p="id"))return Jr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:p}}],!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!=
"string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===null)m="";else
return Jr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){
if(X(i,64))return Jr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return Jr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Bi.test(i))return Jr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Jr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Jr.errors=a,e===0}Jr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var co=Qr;function Qr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Qr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Qr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return Qr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Qr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(i,1))return Qr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Bi.test(i))return Qr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else return Qr.errors=[{instancePath:r+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Qr.errors=a,e===0}Qr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ho=es;function es(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=es.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return es.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return es.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return es.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,64))return es.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(i,1))return es.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Bi.test(i))return es.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else return es.errors=[{instancePath:r+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return es.errors=a,e===0}es.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var go=st;function st(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=st.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return st.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return st.errors=a,e===0}st.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ko=tt;function tt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return tt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return tt.errors=a,e===0}tt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Po=at;function at(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=at.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return at.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return at.errors=a,e===0}at.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vo=it;function it(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=it.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return it.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return it.errors=a,e===0}it.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _o=nt;function nt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=nt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return nt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return nt.errors=a,e===0}nt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bo=ot;function ot(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ot.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ot.errors=a,e===0}ot.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wo=pt;function pt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=pt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return pt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return pt.errors=a,e===0}pt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xo=mt;function mt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return mt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return mt.errors=a,e===0}mt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qo=gs;function gs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=gs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return gs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let p=f["idempotency-key"],
i=e;if(typeof p!="string"){let n=typeof p,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+p;else if(p===
null)l="";else return gs.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=
l,f!==void 0&&(f["idempotency-key"]=l))}if(e===i&&typeof p=="string"){if(X(p,255))return gs.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(p,1))return gs.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ut.test(p))return gs.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return gs.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return gs.errors=a,e===0}gs.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var No=ks;function ks(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ks.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ks.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return ks.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return ks.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return ks.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(Z(i,1))return ks.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ks.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ks.
errors=a,e===0}ks.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Lo=Ps;function Ps(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ps.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ps.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return Ps.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return Ps.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return Ps.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(Z(i,1))return Ps.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ps.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ps.
errors=a,e===0}Ps.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ao=hr;function hr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=hr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,p=e;if(e===
p)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let i=u["idempotenc\
y-key"],n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+
i;else if(i===null)m="";else return hr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==
void 0&&(i=m,u!==void 0&&(u["idempotency-key"]=m))}if(e===n&&typeof i=="string"){if(X(i,255))return hr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(i,1))return hr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ut.test(i))return hr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return hr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&
(n="id"))return hr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(u.id!==void 0){let l=u.id,m=e;if(typeof l!="string"){let c=typeof l,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===null)y="";else return hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(l=y,u!==void 0&&(u.id=y))}if(e===m&&typeof l=="string"){if(X(l,128))return hr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:128}}],!1;if(Z(l,1))return hr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return hr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var t=p===e}else var t=!0}return hr.errors=a,e===0}hr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var So=Se,Ed={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{
from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
action:{type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","revokeCall\
er","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream","restoreU\
pstream","probeUpstream","resumeOutlet","skipOutlet","testOutlet","acknowledgeAlert","reconcilePayme\
nt","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","createSessio\
n","endSession","drainServer","reload","changeConfig","approveAgent","backup","migrate","copyStore",
"authenticate","judge"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
target:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integ\
er",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},
headers:{},params:{},cookies:{},body:{}}};function Se(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Se.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.
query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==
void 0){let i=u.from,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let l=typeof i,m;
if(m===void 0)if(l==="boolean"||i===null||l==="string"&&i&&i==+i&&!(i%1))m=+i;else return Se.errors=
[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.from=m))}if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return Se.errors=[{instancePath:r+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<
0||isNaN(i))return Se.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){
if(u.to!==void 0){let i=u.to,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,
c;if(c===void 0)if(m==="boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Se.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.to=c))}if(e===n&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return Se.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return Se.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(u.action!==
void 0){let i=u.action,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m==
"boolean")c=""+i;else if(i===null)c="";else return Se.errors=[{instancePath:r+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.action=c))}if(!(i==="createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||
i==="restoreKey"||i==="revokeCaller"||i==="restoreCaller"||i==="createGroup"||i==="changeGroup"||i===
"deleteGroup"||i==="closeMonth"||i==="drainUpstream"||i==="restoreUpstream"||i==="probeUpstream"||i===
"resumeOutlet"||i==="skipOutlet"||i==="testOutlet"||i==="acknowledgeAlert"||i==="reconcilePayment"||
i==="closePayment"||i==="createOperator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOpe\
rator"||i==="createSession"||i==="endSession"||i==="drainServer"||i==="reload"||i==="changeConfig"||
i==="approveAgent"||i==="backup"||i==="migrate"||i==="copyStore"||i==="authenticate"||i==="judge"))return Se.
errors=[{instancePath:r+"/query/action",schemaPath:"#/properties/query/properties/action/enum",keyword:"\
enum",params:{allowedValues:Ed.properties.query.properties.action.enum}}],!1;var t=n===e}else var t=!0;
if(t){if(u.name!==void 0){let i=u.name,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m==
"number"||m=="boolean")c=""+i;else if(i===null)c="";else return Se.errors=[{instancePath:r+"/query/n\
ame",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type:"string"}}],!1;
c!==void 0&&(i=c,u!==void 0&&(u.name=c))}if(e===n&&typeof i=="string"){if(X(i,128))return Se.errors=
[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"ma\
xLength",params:{limit:128}}],!1;if(Z(i,1))return Se.errors=[{instancePath:r+"/query/name",schemaPath:"\
#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(
i))return Se.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/pa\
ttern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){
if(u.target!==void 0){let i=u.target,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m==
"number"||m=="boolean")c=""+i;else if(i===null)c="";else return Se.errors=[{instancePath:r+"/query/t\
arget",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"string"}}],
!1;c!==void 0&&(i=c,u!==void 0&&(u.target=c))}if(e===n&&typeof i=="string"){if(X(i,128))return Se.errors=
[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(i,1))return Se.errors=[{instancePath:r+"/query/target",schemaPath:"\
#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ar.test(
i))return Se.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/targe\
t/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;
if(t){let i=u.limit,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===
void 0)if(m==="boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Se.errors=[{instancePath:r+
"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"in\
teger"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>
1e3||isNaN(i))return Se.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/proper\
ties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Se.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let d=typeof m,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+m;else if(m===
null)h="";else return Se.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(m=h,u!==void 0&&(u.after=h))}
if(e===c&&typeof m=="string"){if(X(m,36))return Se.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(m,36))
return Se.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(m))return Se.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}}}}}else return Se.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Se.errors=a,
e===0}Se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Io=rs;function rs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=rs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return rs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id"))return rs.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:p}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="num\
ber"||l=="boolean")m=""+i;else if(i===null)m="";else return rs.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return rs.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(i,36))return rs.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!ss.test(i))return rs.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return rs.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return rs.errors=a,e===0}rs.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var jo=lt;function lt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=lt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return lt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return lt.errors=a,e===0}lt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Do=dt;function dt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=dt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return dt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return dt.errors=a,e===0}dt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var To=ft;function ft(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ft.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ft.errors=a,e===0}ft.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $o=Ns;function Ns(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ns.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ns.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let p=f["if-none-match"],i=e;
if(typeof p!="string"){let n=typeof p,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+p;else if(p===
null)l="";else return Ns.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=l,f!==
void 0&&(f["if-none-match"]=l))}if(e===i&&typeof p=="string"&&X(p,4096))return Ns.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ns.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ns.errors=a,e===0}Ns.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oo=Ls;function Ls(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ls.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let p=f["if-none-match"],i=e;
if(typeof p!="string"){let n=typeof p,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+p;else if(p===
null)l="";else return Ls.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=l,f!==
void 0&&(f["if-none-match"]=l))}if(e===i&&typeof p=="string"&&X(p,4096))return Ls.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ls.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ls.errors=a,e===0}Ls.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Co=_r;var Fo=new RegExp("^[a-z][a-z0-9.-]*$","u");function _r(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=_r.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return _r.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.
headers,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let i=u["\
if-none-match"],n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolea\
n")m=""+i;else if(i===null)m="";else return _r.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,u!==void 0&&(u["if-none-match"]=m))}if(e===n&&typeof i=="string"&&X(i,4096))return _r.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return _r.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else
var t=!0;if(t)if(s.params!==void 0){let u=s.params,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(
u)){let n;if(u.file===void 0&&(n="file"))return _r.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:n}}],!1;if(u.file!==void 0){let l=u.
file,m=e;if(typeof l!="string"){let c=typeof l,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===
null)y="";else return _r.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(l=y,u!==void 0&&(u.file=y))}
if(e===m&&typeof l=="string"){if(X(l,64))return _r.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(l,1))
return _r.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Fo.test(l))return _r.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return _r.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0}return _r.errors=
a,e===0}_r.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ko=As;function As(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=As.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return As.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let p=f["if-none-match"],i=e;
if(typeof p!="string"){let n=typeof p,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+p;else if(p===
null)l="";else return As.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(p=l,f!==
void 0&&(f["if-none-match"]=l))}if(e===i&&typeof p=="string"&&X(p,4096))return As.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return As.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return As.errors=a,e===0}As.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Eo=br;function br(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=br.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return br.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,p=e;if(e===
p)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let i=u["if-none-matc\
h"],n=e;if(typeof i!="string"){let l=typeof i,m;if(m===void 0)if(l=="number"||l=="boolean")m=""+i;else if(i===
null)m="";else return br.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==
void 0&&(u["if-none-match"]=m))}if(e===n&&typeof i=="string"&&X(i,4096))return br.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return br.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t)
if(s.params!==void 0){let u=s.params,p=e;if(e===p)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;
if(u.file===void 0&&(n="file"))return br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:n}}],!1;if(u.file!==void 0){let l=u.file,
m=e;if(typeof l!="string"){let c=typeof l,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+l;else if(l===
null)y="";else return br.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(l=y,u!==void 0&&(u.file=y))}
if(e===m&&typeof l=="string"){if(X(l,64))return br.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(l,1))
return br.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Fo.test(l))return br.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return br.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0}return br.errors=
a,e===0}br.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xo=Os(Aa()),zo=Os(Sa()),Gf={...Xo.formats,...zo.fastFormats},Go=Ia;function Ia(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ia.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ia.errors=a,e===0}Ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=ja;function ja(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ja.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ja.errors=a,e===0}ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vo=Da;function Da(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Da.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Da.errors=a,e===0}Da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zo=Ta;function Ta(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ta.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ta.errors=a,e===0}Ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wo=G,Ud={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},tags:{$ref:"schema:Tag\
s"},tags_from:{$ref:"schema:TagsFrom"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"null"}]},each_user:{
anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUsers",default:"hash"},
expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"\
schema:MaxParallel"},priority_class:{$ref:"schema:PriorityClass",default:"interactive"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:[
"body"]};var Wi={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},Ts={type:["string","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:ManagedBy"},Hi={type:["string","null"],minLength:1,maxLength:194,pattern:"^\
(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:GroupOfKey"},Yi={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Ji={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},yt={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:129},$id:"schema:Agents"},ct={type:["array","null"],minItems:1,maxItems:16,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"schema:Only"},ht={
type:"string",enum:["header","user","metadata.user_id","jwt.sub"],$id:"schema:UserFrom"},gt={type:"o\
bject",additionalProperties:!1,minProperties:1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},
tpm:{type:"integer",minimum:1,maximum:1e9},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\\
.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month"]},most:{type:"integer",
minimum:1,maximum:1e5}},$id:"schema:EachUser"},kt={type:"string",enum:["hash","name"],$id:"schema:Sh\
owUsers"},Qi={type:["integer","null"],minimum:0,maximum:41024448e5,$id:"schema:Expiry"},Pt={type:["i\
nteger","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},vt={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},_t={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},bt={type:"\
string",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},wt={type:["string","null"],pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},xt={type:"string",enum:[
"day","month","total"],$id:"schema:BudgetPeriod"},qt=Object.prototype.hasOwnProperty,se=Cs,oe=Fs,Ds=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),$r=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Nt=new RegExp(
"^[a-z0-9][a-z0-9._-]*$","u"),vs=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),Rd={type:["\
object","null"],maxProperties:16,propertyNames:{$ref:"schema:TagName"},additionalProperties:{type:"s\
tring",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},$id:"schema:Tags"};var Ho=new RegExp("^[a-z][a-z0-9_.-]*$","u");function Fe(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Fe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return Fe.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:Rd.type}}],!1;if(e===0&&s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>16)return Fe.errors=[{instancePath:r,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in s){let p=e;if(e===e)if(typeof u==
"string"){if(se(u,64)){let n={instancePath:r,schemaPath:"schema:TagName/maxLength",keyword:"maxLengt\
h",params:{limit:64},propertyName:u};a===null?a=[n]:a.push(n),e++}else if(!Ho.test(u)){let n={instancePath:r,
schemaPath:"schema:TagName/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},propertyName:u};
a===null?a=[n]:a.push(n),e++}}else{let n={instancePath:r,schemaPath:"schema:TagName/type",keyword:"t\
ype",params:{type:"string"},propertyName:u};a===null?a=[n]:a.push(n),e++}var t=p===e;if(!t){let n={instancePath:r,
schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u}};return a===null?a=[n]:
a.push(n),e++,Fe.errors=a,!1;break}}if(t)for(let u in s){let p=s[u],i=e;if(e===i)if(typeof p=="strin\
g"){if(se(p,64))return Fe.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(oe(p,1))return Fe.errors=
[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ds.test(p))return Fe.errors=[{instancePath:r+"\
/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pat\
tern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return Fe.errors=[{instancePath:r+"/"+
u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{
type:"string"}}],!1;var f=i===e;if(!f)break}}return Fe.errors=a,e===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xd={type:["array","null"],minItems:1,maxItems:16,uniqueItems:!0,items:{$ref:"sc\
hema:TagName"},$id:"schema:TagsFrom"},zd=Zi().default;function Qe(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Qe.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Array.isArray(s)&&s!==null)return Qe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:Xd.type}}],!1;if(e===0&&Array.isArray(s)){if(s.length>
16)return Qe.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;if(s.length<1)return Qe.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var t=!0;let f=s.length;for(let u=0;u<f;u++){let p=s[u],i=e;if(e===e)if(typeof p=="st\
ring"){if(se(p,64))return Qe.errors=[{instancePath:r+"/"+u,schemaPath:"schema:TagName/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(!Ho.test(p))return Qe.errors=[{instancePath:r+"/"+u,schemaPath:"\
schema:TagName/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"}}],!1}else return Qe.
errors=[{instancePath:r+"/"+u,schemaPath:"schema:TagName/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e;if(!t)break}if(t){let u=s.length,p;if(u>1){e:for(;u--;)for(p=u;p--;)if(zd(s[u],s[p])){
return Qe.errors=[{instancePath:r,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p}}],
!1;break e}}}}}return Qe.errors=a,e===0}Qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function G(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let y;if(s.body===void 0&&(y="body"))return G.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.body!==void 0){let d=s.body;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){d.scopes===void 0&&(d.scopes=["chat","mesh"]),d.show_users===
void 0&&(d.show_users="hash"),d.priority_class===void 0&&(d.priority_class="interactive");let k;if(d.
name===void 0&&(k="name"))return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/req\
uired",keyword:"required",params:{missingProperty:k}}],!1;{let x=e;for(let _ in d)if(!qt.call(Ud.properties.
body.properties,_)){return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(x===e){if(d.
name!==void 0){let _=d.name,g=e;if(e===e)if(typeof _=="string"){if(se(_,128))return G.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(
_,1))return G.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1;if(!Ds.test(_))return G.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return G.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=g===e}else var t=!0;if(t){if(d.owner!==void 0){let _=d.owner,g=e,v=e;if(typeof _!=
"string"&&_!==null)return G.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/type",keyword:"\
type",params:{type:Wi.type}}],!1;if(e===v&&typeof _=="string"){if(se(_,256))return G.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(oe(
_,1))return G.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Ds.test(_))return G.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===
e}else var t=!0;if(t){if(d.managed_by!==void 0){let _=d.managed_by,g=e,v=e;if(typeof _!="string"&&_!==
null)return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"\
type",params:{type:Ts.type}}],!1;if(e===v&&typeof _=="string"){if(se(_,128))return G.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(oe(_,1))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!$r.test(_))return G.errors=[{instancePath:r+"/bo\
dy/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\
\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){if(d.group!==void 0){let _=d.group,
g=e,v=e;if(typeof _!="string"&&_!==null)return G.errors=[{instancePath:r+"/body/group",schemaPath:"s\
chema:GroupOfKey/type",keyword:"type",params:{type:Hi.type}}],!1;if(e===v&&typeof _=="string"){if(se(
_,194))return G.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/maxLength",keyword:"\
maxLength",params:{limit:194}}],!1;if(oe(_,1))return G.errors=[{instancePath:r+"/body/group",schemaPath:"\
schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$r.test(_))return G.errors=
[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){let _=d.scopes,g=e;if(e===
e)if(Array.isArray(_)){if(_.length>8)return G.errors=[{instancePath:r+"/body/scopes",schemaPath:"sch\
ema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(_.length<1)return G.errors=[{instancePath:r+
"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let b=_.length;for(let N=0;N<b;N++){let D=_[N],S=e;if(typeof D!="string")return G.errors=[{instancePath:r+
"/body/scopes/"+N,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(D===
"chat"||D==="mesh"))return G.errors=[{instancePath:r+"/body/scopes/"+N,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:Yi.items.enum}}],!1;var f=S===e;if(!f)break}if(f){let N=_.
length,D;if(N>1){let S={};for(;N--;){let I=_[N];if(typeof I=="string"){if(typeof S[I]=="number"){return D=
S[I],G.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:N,j:D}}],!1;break}S[I]=N}}}}}}else return G.errors=[{instancePath:r+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e;if(t){if(d.models!==
void 0){let b=d.models,N=e,D=e;if(!Array.isArray(b)&&b!==null)return G.errors=[{instancePath:r+"/bod\
y/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Ji.type}}],!1;if(e===D&&Array.
isArray(b)){if(b.length>64)return G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models\
/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(b.length<1)return G.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let I=b.length;for(let $=0;$<I;$++){let O=b[$],T=e;if(e===T)if(typeof O=="string"){if(se(O,256))return G.
errors=[{instancePath:r+"/body/models/"+$,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(oe(O,1))return G.errors=[{instancePath:r+"/body/models/"+$,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:r+
"/body/models/"+$,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=T===
e;if(!u)break}if(u){let $=b.length,O;if($>1){let T={};for(;$--;){let V=b[$];if(typeof V=="string"){if(typeof T[V]==
"number"){return O=T[V],G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:$,j:O}}],!1;break}T[V]=$}}}}}}var t=N===e}else var t=!0;if(t){if(d.
agents!==void 0){let b=d.agents,N=e,D=e;if(!Array.isArray(b)&&b!==null)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:yt.type}}],!1;if(e===D&&Array.
isArray(b)){if(b.length>1e3)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(b.length<1)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;
let I=b.length;for(let $=0;$<I;$++){let O=b[$],T=e;if(e===T)if(typeof O=="string"){if(se(O,129))return G.
errors=[{instancePath:r+"/body/agents/"+$,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(oe(O,1))return G.errors=[{instancePath:r+"/body/agents/"+$,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:r+
"/body/agents/"+$,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var p=T===
e;if(!p)break}if(p){let $=b.length,O;if($>1){let T={};for(;$--;){let V=b[$];if(typeof V=="string"){if(typeof T[V]==
"number"){return O=T[V],G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:$,j:O}}],!1;break}T[V]=$}}}}}}var t=N===e}else var t=!0;if(t){if(d.
only!==void 0){let b=d.only,N=e,D=e;if(!Array.isArray(b)&&b!==null)return G.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:ct.type}}],!1;if(e===D&&Array.
isArray(b)){if(b.length>16)return G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(b.length<1)return G.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let I=b.
length;for(let $=0;$<I;$++){let O=b[$],T=e;if(e===T)if(typeof O=="string"){if(se(O,64))return G.errors=
[{instancePath:r+"/body/only/"+$,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(oe(O,1))return G.errors=[{instancePath:r+"/body/only/"+$,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(O))return G.errors=[{instancePath:r+
"/body/only/"+$,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return G.errors=[{instancePath:r+"/body/only/"+$,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var i=T===e;if(!i)break}if(i){let $=b.length,O;
if($>1){let T={};for(;$--;){let V=b[$];if(typeof V=="string"){if(typeof T[V]=="number"){return O=T[V],
G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:$,j:O}}],!1;break}T[V]=$}}}}}}var t=N===e}else var t=!0;if(t){if(d.tags!==void 0){let b=e;Fe(d.tags,
{instancePath:r+"/body/tags",parentData:d,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=
a===null?Fe.errors:a.concat(Fe.errors),e=a.length);var t=b===e}else var t=!0;if(t){if(d.tags_from!==
void 0){let b=e;Qe(d.tags_from,{instancePath:r+"/body/tags_from",parentData:d,parentDataProperty:"ta\
gs_from",rootData:w,dynamicAnchors:q})||(a=a===null?Qe.errors:a.concat(Qe.errors),e=a.length);var t=b===
e}else var t=!0;if(t){if(d.user_from!==void 0){let b=d.user_from,N=e,D=e,S=!1,I=e;if(typeof b!="stri\
ng"){let T={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{
type:"string"}};a===null?a=[T]:a.push(T),e++}if(!(b==="header"||b==="user"||b==="metadata.user_id"||
b==="jwt.sub")){let T={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"e\
num",params:{allowedValues:ht.enum}};a===null?a=[T]:a.push(T),e++}var n=I===e;S=S||n;let $=e;if(b!==
null){let T={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/any\
Of/1/type",keyword:"type",params:{type:"null"}};a===null?a=[T]:a.push(T),e++}var n=$===e;if(S=S||n,S)
e=D,a!==null&&(D?a.length=D:a=null);else{let T={instancePath:r+"/body/user_from",schemaPath:"#/prope\
rties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[T]:a.push(T),e++,
G.errors=a,!1}var t=N===e}else var t=!0;if(t){if(d.each_user!==void 0){let b=d.each_user,N=e,D=e,S=!1,
I=e;if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b))if(Object.keys(b).length<1){let V={instancePath:r+
"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{limit:1}};
a===null?a=[V]:a.push(V),e++}else{let V=e;for(let C in b)if(!(C==="rpm"||C==="tpm"||C==="budget_usd"||
C==="budget_period"||C==="most")){let te={instancePath:r+"/body/each_user",schemaPath:"schema:EachUs\
er/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}};a===null?a=[te]:
a.push(te),e++;break}if(V===e){if(b.rpm!==void 0){let C=b.rpm,te=e;if(!(typeof C=="number"&&!(C%1)&&
!isNaN(C)&&isFinite(C))){let ae={instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/pr\
operties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[ae]:a.push(ae),e++}if(e===te&&
typeof C=="number"&&isFinite(C)){if(C>1e9||isNaN(C)){let ae={instancePath:r+"/body/each_user/rpm",schemaPath:"\
schema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?
a=[ae]:a.push(ae),e++}else if(C<1||isNaN(C)){let ae={instancePath:r+"/body/each_user/rpm",schemaPath:"\
schema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[ae]:a.push(ae),e++}}var l=te===e}else var l=!0;if(l){if(b.tpm!==void 0){let C=b.tpm,te=e;if(!(typeof C==
"number"&&!(C%1)&&!isNaN(C)&&isFinite(C))){let R={instancePath:r+"/body/each_user/tpm",schemaPath:"s\
chema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[R]:a.push(R),
e++}if(e===te&&typeof C=="number"&&isFinite(C)){if(C>1e9||isNaN(C)){let R={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}};a===null?a=[R]:a.push(R),e++}else if(C<1||isNaN(C)){let R={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[R]:a.push(R),e++}}var l=te===e}else var l=!0;if(l){if(b.budget_usd!==void 0){
let C=b.budget_usd,te=e;if(e===te)if(typeof C=="string"){if(se(C,17)){let R={instancePath:r+"/body/e\
ach_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/maxLength",keyword:"maxLength",
params:{limit:17}};a===null?a=[R]:a.push(R),e++}else if(!vs.test(C)){let R={instancePath:r+"/body/ea\
ch_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[R]:a.push(R),e++}}else{let R={instancePath:r+
"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/type",keyword:"type",
params:{type:"string"}};a===null?a=[R]:a.push(R),e++}var l=te===e}else var l=!0;if(l){if(b.budget_period!==
void 0){let C=b.budget_period,te=e;if(typeof C!="string"){let R={instancePath:r+"/body/each_user/bud\
get_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"type",params:{type:"\
string"}};a===null?a=[R]:a.push(R),e++}if(!(C==="day"||C==="month")){let R={instancePath:r+"/body/ea\
ch_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:gt.properties.budget_period.enum}};a===null?a=[R]:a.push(R),e++}var l=te===e}else var l=!0;
if(l)if(b.most!==void 0){let C=b.most,te=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C))){
let R={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[R]:a.push(R),e++}if(e===te&&typeof C=="number"&&isFinite(
C)){if(C>1e5||isNaN(C)){let R={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/pro\
perties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?a=[R]:a.push(R),
e++}else if(C<1||isNaN(C)){let R={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/\
properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[R]:a.push(R),
e++}}var l=te===e}else var l=!0}}}}}else{let V={instancePath:r+"/body/each_user",schemaPath:"schema:\
EachUser/type",keyword:"type",params:{type:"object"}};a===null?a=[V]:a.push(V),e++}var m=I===e;S=S||
m;let O=e;if(b!==null){let V={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/propert\
ies/each_user/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[V]:a.push(V),e++}var m=O===
e;if(S=S||m,S)e=D,a!==null&&(D?a.length=D:a=null);else{let V={instancePath:r+"/body/each_user",schemaPath:"\
#/properties/body/properties/each_user/anyOf",keyword:"anyOf",params:{}};return a===null?a=[V]:a.push(
V),e++,G.errors=a,!1}var t=N===e}else var t=!0;if(t){let b=d.show_users,N=e;if(typeof b!="string")return G.
errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{
type:"string"}}],!1;if(!(b==="hash"||b==="name"))return G.errors=[{instancePath:r+"/body/show_users",
schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:kt.enum}}],!1;var t=N===e;if(t){
if(d.expires_at!==void 0){let S=d.expires_at,I=e,$=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(
S))&&S!==null)return G.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:Qi.type}}],!1;if(e===$&&typeof S=="number"&&isFinite(S)){if(S>41024448e5||isNaN(S))
return G.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(S<0||isNaN(S))return G.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=I===e}else var t=!0;if(t){if(d.rpm!==void 0){let S=d.rpm,I=e,$=e;if(!(typeof S=="number"&&!(S%
1)&&!isNaN(S)&&isFinite(S))&&S!==null)return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:Pt.type}}],!1;if(e===$&&typeof S=="number"&&isFinite(S)){if(S>
1e9||isNaN(S))return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(S<1||isNaN(S))return G.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=I===
e}else var t=!0;if(t){if(d.tpm!==void 0){let S=d.tpm,I=e,$=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(
S)&&isFinite(S))&&S!==null)return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:vt.type}}],!1;if(e===$&&typeof S=="number"&&isFinite(S)){if(S>1e12||isNaN(
S))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(S<1||isNaN(S))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=I===e}else var t=!0;
if(t){if(d.max_parallel!==void 0){let S=d.max_parallel,I=e,$=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(
S)&&isFinite(S))&&S!==null)return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:_t.type}}],!1;if(e===$&&typeof S=="number"&&isFinite(S)){
if(S>1e6||isNaN(S))return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(S<1||isNaN(S))return G.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=I===e}else var t=!0;if(t){let S=d.priority_class,I=e;if(typeof S!=
"string")return G.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(S==="interactive"||S==="batch"||S==="hook"))return G.
errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",
params:{allowedValues:bt.enum}}],!1;var t=I===e;if(t){if(d.budget_usd!==void 0){let O=d.budget_usd,T=e,
V=e;if(typeof O!="string"&&O!==null)return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:wt.type}}],!1;if(e===V&&typeof O=="string"){if(se(
O,17))return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!vs.test(O))return G.errors=[{instancePath:r+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var t=T===e}else var t=!0;if(t)if(d.budget_period!==void 0){let O=d.budget_period,T=e,
V=e,C=!1,te=e;if(typeof O!="string"){let H={instancePath:r+"/body/budget_period",schemaPath:"schema:\
BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===null?a=[H]:a.push(H),e++}if(!(O==="day"||
O==="month"||O==="total")){let H={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:xt.enum}};a===null?a=[H]:a.push(H),e++}var c=te===e;C=
C||c;let ae=e;if(O!==null){let H={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body\
/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[H]:a.push(H),
e++}var c=ae===e;if(C=C||c,C)e=V,a!==null&&(V?a.length=V:a=null);else{let H={instancePath:r+"/body/b\
udget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[H]:a.push(H),e++,G.errors=a,!1}var t=T===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return G.errors=a,e===0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Yo=U,Gd={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name","token_hash"],properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},
token_hash:{$ref:"schema:TokenHash"},token_prefix:{$ref:"schema:TokenPrefix",default:"chosen"},managed_by:{
$ref:"schema:ManagedBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["cha\
t","mesh"]},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},tags:{
$ref:"schema:Tags"},tags_from:{$ref:"schema:TagsFrom"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"\
null"}]},each_user:{anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUse\
rs",default:"hash"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},
max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:PriorityClass",default:"intera\
ctive"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"\
null"}]}}}},required:["body"]};var en=new RegExp("^[0-9a-f]{64}$","u"),Bd=new RegExp("^[\\x21-\\x7e]+$","u");function U(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=U.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let y;if(s.body===void 0&&(y="body"))return U.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:y}}],!1;if(s.body!==void 0){let d=s.body;if(e===e)if(d&&typeof d==
"object"&&!Array.isArray(d)){d.token_prefix===void 0&&(d.token_prefix="chosen"),d.scopes===void 0&&(d.
scopes=["chat","mesh"]),d.show_users===void 0&&(d.show_users="hash"),d.priority_class===void 0&&(d.priority_class=
"interactive");let k;if(d.name===void 0&&(k="name")||d.token_hash===void 0&&(k="token_hash"))return U.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:k}}],
!1;{let x=e;for(let _ in d)if(!qt.call(Gd.properties.body.properties,_)){return U.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(x===e){if(d.name!==void 0){let _=d.name,g=e;if(e===e)if(typeof _=="string"){if(se(_,128))
return U.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(oe(_,1))return U.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ds.test(_))return U.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return U.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(d.owner!==void 0){let _=d.
owner,g=e,v=e;if(typeof _!="string"&&_!==null)return U.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Wi.type}}],!1;if(e===v&&typeof _=="string"){if(se(_,256))
return U.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(oe(_,1))return U.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ds.test(_))return U.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){if(d.token_hash!==void 0){let _=d.token_hash,g=e;if(e===
e)if(typeof _=="string"){if(se(_,64))return U.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!en.test(_))return U.errors=
[{instancePath:r+"/body/token_hash",schemaPath:"schema:TokenHash/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"}}],!1}else return U.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){let _=d.
token_prefix,g=e;if(e===e)if(typeof _=="string"){if(se(_,16))return U.errors=[{instancePath:r+"/body\
/token_prefix",schemaPath:"schema:TokenPrefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1;
if(oe(_,1))return U.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Bd.test(_))return U.errors=[{instancePath:r+"/b\
ody/token_prefix",schemaPath:"schema:TokenPrefix/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\
\\x7e]+$"}}],!1}else return U.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenP\
refix/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e;if(t){if(d.managed_by!==void 0){let b=d.
managed_by,N=e,D=e;if(typeof b!="string"&&b!==null)return U.errors=[{instancePath:r+"/body/managed_b\
y",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ts.type}}],!1;if(e===D&&typeof b==
"string"){if(se(b,128))return U.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(b,1))return U.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!$r.test(b))return U.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/patt\
ern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=N===e}else
var t=!0;if(t){if(d.group!==void 0){let b=d.group,N=e,D=e;if(typeof b!="string"&&b!==null)return U.errors=
[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Hi.type}}],
!1;if(e===D&&typeof b=="string"){if(se(b,194))return U.errors=[{instancePath:r+"/body/group",schemaPath:"\
schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(oe(b,1))return U.errors=
[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!$r.test(b))return U.errors=[{instancePath:r+"/body/group",schemaPath:"schema:Group\
OfKey/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=N===
e}else var t=!0;if(t){let b=d.scopes,N=e;if(e===e)if(Array.isArray(b)){if(b.length>8)return U.errors=
[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(b.length<1)return U.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let I=b.length;for(let $=0;$<I;$++){let O=b[$],T=e;
if(typeof O!="string")return U.errors=[{instancePath:r+"/body/scopes/"+$,schemaPath:"schema:Scopes/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;if(!(O==="chat"||O==="mesh"))return U.errors=[
{instancePath:r+"/body/scopes/"+$,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Yi.
items.enum}}],!1;var f=T===e;if(!f)break}if(f){let $=b.length,O;if($>1){let T={};for(;$--;){let V=b[$];
if(typeof V=="string"){if(typeof T[V]=="number"){return O=T[V],U.errors=[{instancePath:r+"/body/scop\
es",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:$,j:O}}],!1;break}T[V]=$}}}}}}else
return U.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{
type:"array"}}],!1;var t=N===e;if(t){if(d.models!==void 0){let I=d.models,$=e,O=e;if(!Array.isArray(
I)&&I!==null)return U.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"\
type",params:{type:Ji.type}}],!1;if(e===O&&Array.isArray(I)){if(I.length>64)return U.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(I.length<
1)return U.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let V=I.length;for(let C=0;C<V;C++){let te=I[C],ae=e;if(e===ae)
if(typeof te=="string"){if(se(te,256))return U.errors=[{instancePath:r+"/body/models/"+C,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(oe(te,1))return U.errors=
[{instancePath:r+"/body/models/"+C,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:r+"/body/models/"+C,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var u=ae===e;if(!u)break}if(u){let C=I.length,te;
if(C>1){let ae={};for(;C--;){let R=I[C];if(typeof R=="string"){if(typeof ae[R]=="number"){return te=
ae[R],U.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqu\
eItems",params:{i:C,j:te}}],!1;break}ae[R]=C}}}}}}var t=$===e}else var t=!0;if(t){if(d.agents!==void 0){
let I=d.agents,$=e,O=e;if(!Array.isArray(I)&&I!==null)return U.errors=[{instancePath:r+"/body/agents",
schemaPath:"schema:Agents/type",keyword:"type",params:{type:yt.type}}],!1;if(e===O&&Array.isArray(I)){
if(I.length>1e3)return U.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",
keyword:"maxItems",params:{limit:1e3}}],!1;if(I.length<1)return U.errors=[{instancePath:r+"/body/age\
nts",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let V=I.
length;for(let C=0;C<V;C++){let te=I[C],ae=e;if(e===ae)if(typeof te=="string"){if(se(te,129))return U.
errors=[{instancePath:r+"/body/agents/"+C,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(oe(te,1))return U.errors=[{instancePath:r+"/body/agents/"+C,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+
"/body/agents/"+C,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var p=ae===
e;if(!p)break}if(p){let C=I.length,te;if(C>1){let ae={};for(;C--;){let R=I[C];if(typeof R=="string"){
if(typeof ae[R]=="number"){return te=ae[R],U.errors=[{instancePath:r+"/body/agents",schemaPath:"sche\
ma:Agents/uniqueItems",keyword:"uniqueItems",params:{i:C,j:te}}],!1;break}ae[R]=C}}}}}}var t=$===e}else
var t=!0;if(t){if(d.only!==void 0){let I=d.only,$=e,O=e;if(!Array.isArray(I)&&I!==null)return U.errors=
[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:ct.type}}],!1;
if(e===O&&Array.isArray(I)){if(I.length>16)return U.errors=[{instancePath:r+"/body/only",schemaPath:"\
schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(I.length<1)return U.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let V=I.
length;for(let C=0;C<V;C++){let te=I[C],ae=e;if(e===ae)if(typeof te=="string"){if(se(te,64))return U.
errors=[{instancePath:r+"/body/only/"+C,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(oe(te,1))return U.errors=[{instancePath:r+"/body/only/"+C,schemaPath:"sche\
ma:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(te))return U.errors=[
{instancePath:r+"/body/only/"+C,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9._-]*$"}}],!1}else return U.errors=[{instancePath:r+"/body/only/"+C,schemaPath:"sche\
ma:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var i=ae===e;if(!i)break}if(i){let C=I.
length,te;if(C>1){let ae={};for(;C--;){let R=I[C];if(typeof R=="string"){if(typeof ae[R]=="number"){
return te=ae[R],U.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:C,j:te}}],!1;break}ae[R]=C}}}}}}var t=$===e}else var t=!0;if(t){if(d.tags!==void 0){
let I=e;Fe(d.tags,{instancePath:r+"/body/tags",parentData:d,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||
(a=a===null?Fe.errors:a.concat(Fe.errors),e=a.length);var t=I===e}else var t=!0;if(t){if(d.tags_from!==
void 0){let I=e;Qe(d.tags_from,{instancePath:r+"/body/tags_from",parentData:d,parentDataProperty:"ta\
gs_from",rootData:w,dynamicAnchors:q})||(a=a===null?Qe.errors:a.concat(Qe.errors),e=a.length);var t=I===
e}else var t=!0;if(t){if(d.user_from!==void 0){let I=d.user_from,$=e,O=e,T=!1,V=e;if(typeof I!="stri\
ng"){let ae={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{
type:"string"}};a===null?a=[ae]:a.push(ae),e++}if(!(I==="header"||I==="user"||I==="metadata.user_id"||
I==="jwt.sub")){let ae={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"\
enum",params:{allowedValues:ht.enum}};a===null?a=[ae]:a.push(ae),e++}var n=V===e;T=T||n;let C=e;if(I!==
null){let ae={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/an\
yOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[ae]:a.push(ae),e++}var n=C===e;if(T=T||
n,T)e=O,a!==null&&(O?a.length=O:a=null);else{let ae={instancePath:r+"/body/user_from",schemaPath:"#/\
properties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[ae]:a.push(
ae),e++,U.errors=a,!1}var t=$===e}else var t=!0;if(t){if(d.each_user!==void 0){let I=d.each_user,$=e,
O=e,T=!1,V=e;if(e===e)if(I&&typeof I=="object"&&!Array.isArray(I))if(Object.keys(I).length<1){let R={
instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",
params:{limit:1}};a===null?a=[R]:a.push(R),e++}else{let R=e;for(let H in I)if(!(H==="rpm"||H==="tpm"||
H==="budget_usd"||H==="budget_period"||H==="most")){let tr={instancePath:r+"/body/each_user",schemaPath:"\
schema:EachUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:H}};
a===null?a=[tr]:a.push(tr),e++;break}if(R===e){if(I.rpm!==void 0){let H=I.rpm,tr=e;if(!(typeof H=="n\
umber"&&!(H%1)&&!isNaN(H)&&isFinite(H))){let is={instancePath:r+"/body/each_user/rpm",schemaPath:"sc\
hema:EachUser/properties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[is]:a.push(is),
e++}if(e===tr&&typeof H=="number"&&isFinite(H)){if(H>1e9||isNaN(H)){let is={instancePath:r+"/body/ea\
ch_user/rpm",schemaPath:"schema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}};a===null?a=[is]:a.push(is),e++}else if(H<1||isNaN(H)){let is={instancePath:r+"/body/\
each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[is]:a.push(is),e++}}var l=tr===e}else var l=!0;if(l){if(I.tpm!==void 0){let H=I.
tpm,tr=e;if(!(typeof H=="number"&&!(H%1)&&!isNaN(H)&&isFinite(H))){let _e={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};
a===null?a=[_e]:a.push(_e),e++}if(e===tr&&typeof H=="number"&&isFinite(H)){if(H>1e9||isNaN(H)){let _e={
instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e9}};a===null?a=[_e]:a.push(_e),e++}else if(H<1||isNaN(H)){let _e={
instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}};a===null?a=[_e]:a.push(_e),e++}}var l=tr===e}else var l=!0;
if(l){if(I.budget_usd!==void 0){let H=I.budget_usd,tr=e;if(e===tr)if(typeof H=="string"){if(se(H,17)){
let _e={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_us\
d/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[_e]:a.push(_e),e++}else if(!vs.test(
H)){let _e={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budge\
t_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?
a=[_e]:a.push(_e),e++}}else{let _e={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:E\
achUser/properties/budget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[_e]:a.push(_e),
e++}var l=tr===e}else var l=!0;if(l){if(I.budget_period!==void 0){let H=I.budget_period,tr=e;if(typeof H!=
"string"){let _e={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachUser/propert\
ies/budget_period/type",keyword:"type",params:{type:"string"}};a===null?a=[_e]:a.push(_e),e++}if(!(H===
"day"||H==="month")){let _e={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachU\
ser/properties/budget_period/enum",keyword:"enum",params:{allowedValues:gt.properties.budget_period.
enum}};a===null?a=[_e]:a.push(_e),e++}var l=tr===e}else var l=!0;if(l)if(I.most!==void 0){let H=I.most,
tr=e;if(!(typeof H=="number"&&!(H%1)&&!isNaN(H)&&isFinite(H))){let _e={instancePath:r+"/body/each_us\
er/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"type",params:{type:"integer"}};a===
null?a=[_e]:a.push(_e),e++}if(e===tr&&typeof H=="number"&&isFinite(H)){if(H>1e5||isNaN(H)){let _e={instancePath:r+
"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e5}};a===null?a=[_e]:a.push(_e),e++}else if(H<1||isNaN(H)){let _e={instancePath:r+
"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};a===null?a=[_e]:a.push(_e),e++}}var l=tr===e}else var l=!0}}}}}else{let R={
instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/type",keyword:"type",params:{type:"obje\
ct"}};a===null?a=[R]:a.push(R),e++}var m=V===e;T=T||m;let te=e;if(I!==null){let R={instancePath:r+"/\
body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf/1/type",keyword:"type",params:{
type:"null"}};a===null?a=[R]:a.push(R),e++}var m=te===e;if(T=T||m,T)e=O,a!==null&&(O?a.length=O:a=null);else{
let R={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[R]:a.push(R),e++,U.errors=a,!1}var t=$===e}else var t=!0;if(t){
let I=d.show_users,$=e;if(typeof I!="string")return U.errors=[{instancePath:r+"/body/show_users",schemaPath:"\
schema:ShowUsers/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="hash"||I==="name"))return U.
errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{
allowedValues:kt.enum}}],!1;var t=$===e;if(t){if(d.expires_at!==void 0){let T=d.expires_at,V=e,C=e;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+"/body/expires_\
at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Qi.type}}],!1;if(e===C&&typeof T=="n\
umber"&&isFinite(T)){if(T>41024448e5||isNaN(T))return U.errors=[{instancePath:r+"/body/expires_at",schemaPath:"\
schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(T<0||isNaN(
T))return U.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=V===e}else var t=!0;if(t){if(d.rpm!==void 0){let T=d.
rpm,V=e,C=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Pt.type}}],!1;if(e===C&&typeof T==
"number"&&isFinite(T)){if(T>1e9||isNaN(T))return U.errors=[{instancePath:r+"/body/rpm",schemaPath:"s\
chema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(T<1||isNaN(T))return U.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=V===e}else var t=!0;if(t){if(d.tpm!==void 0){let T=d.tpm,V=e,C=e;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:vt.type}}],!1;if(e===C&&typeof T=="number"&&isFinite(T)){
if(T>1e12||isNaN(T))return U.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(T<1||isNaN(T))return U.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=V===e}else var t=!0;if(t){if(d.max_parallel!==void 0){let T=d.max_parallel,V=e,C=e;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+"/body/max_para\
llel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:_t.type}}],!1;if(e===C&&typeof T==
"number"&&isFinite(T)){if(T>1e6||isNaN(T))return U.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(T<1||isNaN(
T))return U.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=V===e}else var t=!0;if(t){let T=d.priority_class,
V=e;if(typeof T!="string")return U.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema\
:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(T==="interactive"||T==="batch"||
T==="hook"))return U.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass\
/enum",keyword:"enum",params:{allowedValues:bt.enum}}],!1;var t=V===e;if(t){if(d.budget_usd!==void 0){
let te=d.budget_usd,ae=e,R=e;if(typeof te!="string"&&te!==null)return U.errors=[{instancePath:r+"/bo\
dy/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:wt.type}}],!1;if(e===R&&
typeof te=="string"){if(se(te,17))return U.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!vs.test(te))return U.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=ae===e}else var t=!0;if(t)if(d.budget_period!==
void 0){let te=d.budget_period,ae=e,R=e,H=!1,tr=e;if(typeof te!="string"){let Cr={instancePath:r+"/b\
ody/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===
null?a=[Cr]:a.push(Cr),e++}if(!(te==="day"||te==="month"||te==="total")){let Cr={instancePath:r+"/bo\
dy/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:xt.enum}};
a===null?a=[Cr]:a.push(Cr),e++}var c=tr===e;H=H||c;let is=e;if(te!==null){let Cr={instancePath:r+"/b\
ody/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};a===null?a=[Cr]:a.push(Cr),e++}var c=is===e;if(H=H||c,H)e=R,a!==null&&(R?a.
length=R:a=null);else{let Cr={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[Cr]:a.push(Cr),e++,U.errors=
a,!1}var t=ae===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}else return U.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=a,e===
0}U.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Jo=$a;function $a(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=$a.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
$a.errors=a,e===0}$a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qo=Oa;function Oa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Oa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Oa.errors=a,e===0}Oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ep=B,Vd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{
$ref:"schema:Agents"},only:{$ref:"schema:Only"},tags:{$ref:"schema:Tags"},tags_from:{$ref:"schema:Ta\
gsFrom"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"null"}]},each_user:{anyOf:[{$ref:"schema:\
EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUsers"},expires_at:{$ref:"schema:Expiry"},rpm:{
$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{
$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schem\
a:BudgetPeriod"},{type:"null"}]}}}}};function B(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=B.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let y=s.
body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(Object.keys(y).length<1)return B.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{
limit:1}}],!1;{let h=e;for(let k in y)if(!qt.call(Vd.properties.body.properties,k)){return B.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:k}}],!1;break}if(h===e){if(y.name!==void 0){let k=y.name,x=e;if(e===
e)if(typeof k=="string"){if(se(k,128))return B.errors=[{instancePath:r+"/body/name",schemaPath:"sche\
ma:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(k,1))return B.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ds.
test(k))return B.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return B.errors=[{instancePath:r+"\
/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"string"}}],!1;var t=x===e}else
var t=!0;if(t){if(y.owner!==void 0){let k=y.owner,x=e,_=e;if(typeof k!="string"&&k!==null)return B.errors=
[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/type",keyword:"type",params:{type:Wi.type}}],
!1;if(e===_&&typeof k=="string"){if(se(k,256))return B.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(oe(k,1))return B.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ds.test(
k))return B.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=x===e}else var t=!0;if(t){if(y.managed_by!==
void 0){let k=y.managed_by,x=e,_=e;if(typeof k!="string"&&k!==null)return B.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ts.type}}],!1;if(e===
_&&typeof k=="string"){if(se(k,128))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(k,1))return B.errors=[
{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!$r.test(k))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:\
ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=x===
e}else var t=!0;if(t){if(y.group!==void 0){let k=y.group,x=e,_=e;if(typeof k!="string"&&k!==null)return B.
errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Hi.
type}}],!1;if(e===_&&typeof k=="string"){if(se(k,194))return B.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(oe(k,1))return B.
errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!$r.test(k))return B.errors=[{instancePath:r+"/body/group",schemaPath:"schema:Group\
OfKey/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=x===
e}else var t=!0;if(t){if(y.scopes!==void 0){let k=y.scopes,x=e;if(e===e)if(Array.isArray(k)){if(k.length>
8)return B.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxIt\
ems",params:{limit:8}}],!1;if(k.length<1)return B.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let v=k.length;for(let P=0;P<
v;P++){let b=k[P],N=e;if(typeof b!="string")return B.errors=[{instancePath:r+"/body/scopes/"+P,schemaPath:"\
schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="chat"||b==="mesh"))return B.
errors=[{instancePath:r+"/body/scopes/"+P,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{
allowedValues:Yi.items.enum}}],!1;var f=N===e;if(!f)break}if(f){let P=k.length,b;if(P>1){let N={};for(;P--;){
let D=k[P];if(typeof D=="string"){if(typeof N[D]=="number"){return b=N[D],B.errors=[{instancePath:r+
"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:P,j:b}}],!1;break}
N[D]=P}}}}}}else return B.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"\
type",params:{type:"array"}}],!1;var t=x===e}else var t=!0;if(t){if(y.models!==void 0){let k=y.models,
x=e,_=e;if(!Array.isArray(k)&&k!==null)return B.errors=[{instancePath:r+"/body/models",schemaPath:"s\
chema:Models/type",keyword:"type",params:{type:Ji.type}}],!1;if(e===_&&Array.isArray(k)){if(k.length>
64)return B.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxI\
tems",params:{limit:64}}],!1;if(k.length<1)return B.errors=[{instancePath:r+"/body/models",schemaPath:"\
schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let v=k.length;for(let P=0;P<
v;P++){let b=k[P],N=e;if(e===N)if(typeof b=="string"){if(se(b,256))return B.errors=[{instancePath:r+
"/body/models/"+P,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(oe(b,1))return B.errors=[{instancePath:r+"/body/models/"+P,schemaPath:"schema:Models/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:r+"/body/model\
s/"+P,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=N===e;if(!u)
break}if(u){let P=k.length,b;if(P>1){let N={};for(;P--;){let D=k[P];if(typeof D=="string"){if(typeof N[D]==
"number"){return b=N[D],B.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:P,j:b}}],!1;break}N[D]=P}}}}}}var t=x===e}else var t=!0;if(t){if(y.
agents!==void 0){let k=y.agents,x=e,_=e;if(!Array.isArray(k)&&k!==null)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:yt.type}}],!1;if(e===_&&Array.
isArray(k)){if(k.length>1e3)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(k.length<1)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;
let v=k.length;for(let P=0;P<v;P++){let b=k[P],N=e;if(e===N)if(typeof b=="string"){if(se(b,129))return B.
errors=[{instancePath:r+"/body/agents/"+P,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(oe(b,1))return B.errors=[{instancePath:r+"/body/agents/"+P,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:r+
"/body/agents/"+P,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var p=N===
e;if(!p)break}if(p){let P=k.length,b;if(P>1){let N={};for(;P--;){let D=k[P];if(typeof D=="string"){if(typeof N[D]==
"number"){return b=N[D],B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:P,j:b}}],!1;break}N[D]=P}}}}}}var t=x===e}else var t=!0;if(t){if(y.
only!==void 0){let k=y.only,x=e,_=e;if(!Array.isArray(k)&&k!==null)return B.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:ct.type}}],!1;if(e===_&&Array.
isArray(k)){if(k.length>16)return B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(k.length<1)return B.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let v=k.
length;for(let P=0;P<v;P++){let b=k[P],N=e;if(e===N)if(typeof b=="string"){if(se(b,64))return B.errors=
[{instancePath:r+"/body/only/"+P,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(oe(b,1))return B.errors=[{instancePath:r+"/body/only/"+P,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(b))return B.errors=[{instancePath:r+
"/body/only/"+P,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return B.errors=[{instancePath:r+"/body/only/"+P,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var i=N===e;if(!i)break}if(i){let P=k.length,b;
if(P>1){let N={};for(;P--;){let D=k[P];if(typeof D=="string"){if(typeof N[D]=="number"){return b=N[D],
B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:P,j:b}}],!1;break}N[D]=P}}}}}}var t=x===e}else var t=!0;if(t){if(y.tags!==void 0){let k=e;Fe(y.tags,
{instancePath:r+"/body/tags",parentData:y,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=
a===null?Fe.errors:a.concat(Fe.errors),e=a.length);var t=k===e}else var t=!0;if(t){if(y.tags_from!==
void 0){let k=e;Qe(y.tags_from,{instancePath:r+"/body/tags_from",parentData:y,parentDataProperty:"ta\
gs_from",rootData:w,dynamicAnchors:q})||(a=a===null?Qe.errors:a.concat(Qe.errors),e=a.length);var t=k===
e}else var t=!0;if(t){if(y.user_from!==void 0){let k=y.user_from,x=e,_=e,g=!1,v=e;if(typeof k!="stri\
ng"){let N={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{
type:"string"}};a===null?a=[N]:a.push(N),e++}if(!(k==="header"||k==="user"||k==="metadata.user_id"||
k==="jwt.sub")){let N={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"e\
num",params:{allowedValues:ht.enum}};a===null?a=[N]:a.push(N),e++}var n=v===e;g=g||n;let P=e;if(k!==
null){let N={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/any\
Of/1/type",keyword:"type",params:{type:"null"}};a===null?a=[N]:a.push(N),e++}var n=P===e;if(g=g||n,g)
e=_,a!==null&&(_?a.length=_:a=null);else{let N={instancePath:r+"/body/user_from",schemaPath:"#/prope\
rties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[N]:a.push(N),e++,
B.errors=a,!1}var t=x===e}else var t=!0;if(t){if(y.each_user!==void 0){let k=y.each_user,x=e,_=e,g=!1,
v=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k))if(Object.keys(k).length<1){let D={instancePath:r+
"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{limit:1}};
a===null?a=[D]:a.push(D),e++}else{let D=e;for(let S in k)if(!(S==="rpm"||S==="tpm"||S==="budget_usd"||
S==="budget_period"||S==="most")){let I={instancePath:r+"/body/each_user",schemaPath:"schema:EachUse\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};a===null?a=[I]:
a.push(I),e++;break}if(D===e){if(k.rpm!==void 0){let S=k.rpm,I=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(
S)&&isFinite(S))){let $={instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/properties\
/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[$]:a.push($),e++}if(e===I&&typeof S==
"number"&&isFinite(S)){if(S>1e9||isNaN(S)){let $={instancePath:r+"/body/each_user/rpm",schemaPath:"s\
chema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?
a=[$]:a.push($),e++}else if(S<1||isNaN(S)){let $={instancePath:r+"/body/each_user/rpm",schemaPath:"s\
chema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[$]:a.push($),e++}}var l=I===e}else var l=!0;if(l){if(k.tpm!==void 0){let S=k.tpm,I=e;if(!(typeof S==
"number"&&!(S%1)&&!isNaN(S)&&isFinite(S))){let O={instancePath:r+"/body/each_user/tpm",schemaPath:"s\
chema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[O]:a.push(O),
e++}if(e===I&&typeof S=="number"&&isFinite(S)){if(S>1e9||isNaN(S)){let O={instancePath:r+"/body/each\
_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}};a===null?a=[O]:a.push(O),e++}else if(S<1||isNaN(S)){let O={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[O]:a.push(O),e++}}var l=I===e}else var l=!0;if(l){if(k.budget_usd!==void 0){
let S=k.budget_usd,I=e;if(e===I)if(typeof S=="string"){if(se(S,17)){let O={instancePath:r+"/body/eac\
h_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/maxLength",keyword:"maxLength",
params:{limit:17}};a===null?a=[O]:a.push(O),e++}else if(!vs.test(S)){let O={instancePath:r+"/body/ea\
ch_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[O]:a.push(O),e++}}else{let O={instancePath:r+
"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/type",keyword:"type",
params:{type:"string"}};a===null?a=[O]:a.push(O),e++}var l=I===e}else var l=!0;if(l){if(k.budget_period!==
void 0){let S=k.budget_period,I=e;if(typeof S!="string"){let O={instancePath:r+"/body/each_user/budg\
et_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"type",params:{type:"s\
tring"}};a===null?a=[O]:a.push(O),e++}if(!(S==="day"||S==="month")){let O={instancePath:r+"/body/eac\
h_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:gt.properties.budget_period.enum}};a===null?a=[O]:a.push(O),e++}var l=I===e}else var l=!0;
if(l)if(k.most!==void 0){let S=k.most,I=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))){
let O={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[O]:a.push(O),e++}if(e===I&&typeof S=="number"&&isFinite(S)){
if(S>1e5||isNaN(S)){let O={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/propert\
ies/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?a=[O]:a.push(O),e++}else if(S<
1||isNaN(S)){let O={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/mos\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[O]:a.push(O),e++}}var l=I===
e}else var l=!0}}}}}else{let D={instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/type",keyword:"\
type",params:{type:"object"}};a===null?a=[D]:a.push(D),e++}var m=v===e;g=g||m;let b=e;if(k!==null){let D={
instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf/1/type",keyword:"\
type",params:{type:"null"}};a===null?a=[D]:a.push(D),e++}var m=b===e;if(g=g||m,g)e=_,a!==null&&(_?a.
length=_:a=null);else{let D={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properti\
es/each_user/anyOf",keyword:"anyOf",params:{}};return a===null?a=[D]:a.push(D),e++,B.errors=a,!1}var t=x===
e}else var t=!0;if(t){if(y.show_users!==void 0){let k=y.show_users,x=e;if(typeof k!="string")return B.
errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{
type:"string"}}],!1;if(!(k==="hash"||k==="name"))return B.errors=[{instancePath:r+"/body/show_users",
schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:kt.enum}}],!1;var t=x===e}else
var t=!0;if(t){if(y.expires_at!==void 0){let k=y.expires_at,x=e,_=e;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+"/body/expires_at",schemaPath:"sc\
hema:Expiry/type",keyword:"type",params:{type:Qi.type}}],!1;if(e===_&&typeof k=="number"&&isFinite(k)){
if(k>41024448e5||isNaN(k))return B.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Exp\
iry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(k<0||isNaN(k))return B.
errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=x===e}else var t=!0;if(t){if(y.rpm!==void 0){let k=y.rpm,x=e,_=e;
if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Pt.type}}],!1;if(e===_&&typeof k==
"number"&&isFinite(k)){if(k>1e9||isNaN(k))return B.errors=[{instancePath:r+"/body/rpm",schemaPath:"s\
chema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(k<1||isNaN(k))return B.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=x===e}else var t=!0;if(t){if(y.tpm!==void 0){let k=y.tpm,x=e,_=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:vt.type}}],!1;if(e===_&&typeof k=="number"&&isFinite(k)){
if(k>1e12||isNaN(k))return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(k<1||isNaN(k))return B.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=x===e}else var t=!0;if(t){if(y.max_parallel!==void 0){let k=y.max_parallel,x=e,_=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+"/body/max_para\
llel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:_t.type}}],!1;if(e===_&&typeof k==
"number"&&isFinite(k)){if(k>1e6||isNaN(k))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(k<1||isNaN(
k))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=x===e}else var t=!0;if(t){if(y.priority_class!==
void 0){let k=y.priority_class,x=e;if(typeof k!="string")return B.errors=[{instancePath:r+"/body/pri\
ority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(k===
"interactive"||k==="batch"||k==="hook"))return B.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:bt.enum}}],!1;var t=x===e}else var t=!0;
if(t){if(y.budget_usd!==void 0){let k=y.budget_usd,x=e,_=e;if(typeof k!="string"&&k!==null)return B.
errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{
type:wt.type}}],!1;if(e===_&&typeof k=="string"){if(se(k,17))return B.errors=[{instancePath:r+"/body\
/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!vs.
test(k))return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=x===e}else var t=!0;if(t)
if(y.budget_period!==void 0){let k=y.budget_period,x=e,_=e,g=!1,v=e;if(typeof k!="string"){let N={instancePath:r+
"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===
null?a=[N]:a.push(N),e++}if(!(k==="day"||k==="month"||k==="total")){let N={instancePath:r+"/body/bud\
get_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:xt.enum}};a===
null?a=[N]:a.push(N),e++}var c=v===e;g=g||c;let P=e;if(k!==null){let N={instancePath:r+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};a===null?a=[N]:a.push(N),e++}var c=P===e;if(g=g||c,g)e=_,a!==null&&(_?a.length=_:a=null);else{
let N={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return a===null?a=[N]:a.push(N),e++,B.errors=a,!1}var t=x===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return B.errors=a,e===0}B.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var rp=qs;function qs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=qs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let u=e;for(let p in t)if(p!=="overl\
ap_s"){return qs.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===e){let p=t.overlap_s,
i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return qs.errors=[{instancePath:r+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>604800||isNaN(p))return qs.errors=[{instancePath:r+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(p<0||isNaN(p))return qs.errors=[{instancePath:r+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return qs.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return qs.errors=a,e===0}qs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sp=Ca;function Ca(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ca.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ca.errors=a,e===0}Ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var tp=Fa;function Fa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Fa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Fa.errors=a,e===0}Fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ap=J,Zd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:Tags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Age\
nts"},only:{$ref:"schema:Only"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"null"}]},each_user:{
anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUsers",default:"hash"},
rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"\
schema:GroupWeight",default:1},priority_class:{$ref:"schema:PriorityClass",default:"interactive"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:[
"body"]};var ip={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"},np={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"\
string",minLength:1,maxLength:256},$id:"schema:GroupModels"};var op=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function J(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=J.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.
body===void 0&&(c="body"))return J.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:c}}],!1;if(s.body!==void 0){let y=s.body;if(e===e)if(y&&typeof y=="object"&&
!Array.isArray(y)){y.show_users===void 0&&(y.show_users="hash"),y.weight===void 0&&(y.weight=1),y.priority_class===
void 0&&(y.priority_class="interactive");let h;if(y.name===void 0&&(h="name"))return J.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:h}}],!1;{
let k=e;for(let x in y)if(!qt.call(Zd.properties.body.properties,x)){return J.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],
!1;break}if(k===e){if(y.name!==void 0){let x=y.name,_=e;if(e===e)if(typeof x=="string"){if(se(x,64))
return J.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(oe(x,1))return J.errors=[{instancePath:r+"/body/name",schemaPath:"sc\
hema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!op.test(x))return J.errors=[
{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return J.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){if(y.
parent!==void 0){let x=y.parent,_=e,g=e;if(typeof x!="string"&&x!==null)return J.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:ip.type}}],!1;if(e===
g&&typeof x=="string"){if(se(x,194))return J.errors=[{instancePath:r+"/body/parent",schemaPath:"sche\
ma:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(oe(x,1))return J.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$r.
test(x))return J.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){
if(y.managed_by!==void 0){let x=y.managed_by,_=e,g=e;if(typeof x!="string"&&x!==null)return J.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ts.
type}}],!1;if(e===g&&typeof x=="string"){if(se(x,128))return J.errors=[{instancePath:r+"/body/manage\
d_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(x,1))
return J.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!$r.test(x))return J.errors=[{instancePath:r+"/body/managed_by",
schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\\
x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(y.tags!==void 0){let x=e;Fe(y.tags,{instancePath:r+
"/body/tags",parentData:y,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=a===null?Fe.errors:
a.concat(Fe.errors),e=a.length);var t=x===e}else var t=!0;if(t){if(y.models!==void 0){let x=y.models,
_=e,g=e;if(!Array.isArray(x)&&x!==null)return J.errors=[{instancePath:r+"/body/models",schemaPath:"s\
chema:GroupModels/type",keyword:"type",params:{type:np.type}}],!1;if(e===g&&Array.isArray(x)){if(x.length>
64)return J.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/maxItems",keyword:"\
maxItems",params:{limit:64}}],!1;if(x.length<1)return J.errors=[{instancePath:r+"/body/models",schemaPath:"\
schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let P=x.length;for(let b=0;b<
P;b++){let N=x[b],D=e;if(e===D)if(typeof N=="string"){if(se(N,256))return J.errors=[{instancePath:r+
"/body/models/"+b,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(oe(N,1))return J.errors=[{instancePath:r+"/body/models/"+b,schemaPath:"schema:GroupModels/item\
s/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+"/body/\
models/"+b,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=D===
e;if(!f)break}if(f){let b=x.length,N;if(b>1){let D={};for(;b--;){let S=x[b];if(typeof S=="string"){if(typeof D[S]==
"number"){return N=D[S],J.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/uniq\
ueItems",keyword:"uniqueItems",params:{i:b,j:N}}],!1;break}D[S]=b}}}}}}var t=_===e}else var t=!0;if(t){
if(y.agents!==void 0){let x=y.agents,_=e,g=e;if(!Array.isArray(x)&&x!==null)return J.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:yt.type}}],!1;if(e===g&&Array.
isArray(x)){if(x.length>1e3)return J.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(x.length<1)return J.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let P=x.length;for(let b=0;b<P;b++){let N=x[b],D=e;if(e===D)if(typeof N=="string"){if(se(N,129))return J.
errors=[{instancePath:r+"/body/agents/"+b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(oe(N,1))return J.errors=[{instancePath:r+"/body/agents/"+b,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+
"/body/agents/"+b,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var u=D===
e;if(!u)break}if(u){let b=x.length,N;if(b>1){let D={};for(;b--;){let S=x[b];if(typeof S=="string"){if(typeof D[S]==
"number"){return N=D[S],J.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:b,j:N}}],!1;break}D[S]=b}}}}}}var t=_===e}else var t=!0;if(t){if(y.
only!==void 0){let x=y.only,_=e,g=e;if(!Array.isArray(x)&&x!==null)return J.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:ct.type}}],!1;if(e===g&&Array.
isArray(x)){if(x.length>16)return J.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(x.length<1)return J.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let P=x.
length;for(let b=0;b<P;b++){let N=x[b],D=e;if(e===D)if(typeof N=="string"){if(se(N,64))return J.errors=
[{instancePath:r+"/body/only/"+b,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(oe(N,1))return J.errors=[{instancePath:r+"/body/only/"+b,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(N))return J.errors=[{instancePath:r+
"/body/only/"+b,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return J.errors=[{instancePath:r+"/body/only/"+b,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var p=D===e;if(!p)break}if(p){let b=x.length,N;
if(b>1){let D={};for(;b--;){let S=x[b];if(typeof S=="string"){if(typeof D[S]=="number"){return N=D[S],
J.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:N}}],!1;break}D[S]=b}}}}}}var t=_===e}else var t=!0;if(t){if(y.user_from!==void 0){let x=y.user_from,
_=e,g=e,v=!1,P=e;if(typeof x!="string"){let D={instancePath:r+"/body/user_from",schemaPath:"schema:U\
serFrom/type",keyword:"type",params:{type:"string"}};a===null?a=[D]:a.push(D),e++}if(!(x==="header"||
x==="user"||x==="metadata.user_id"||x==="jwt.sub")){let D={instancePath:r+"/body/user_from",schemaPath:"\
schema:UserFrom/enum",keyword:"enum",params:{allowedValues:ht.enum}};a===null?a=[D]:a.push(D),e++}var i=P===
e;v=v||i;let b=e;if(x!==null){let D={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/\
properties/user_from/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[D]:a.push(D),e++}
var i=b===e;if(v=v||i,v)e=g,a!==null&&(g?a.length=g:a=null);else{let D={instancePath:r+"/body/user_f\
rom",schemaPath:"#/properties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===
null?a=[D]:a.push(D),e++,J.errors=a,!1}var t=_===e}else var t=!0;if(t){if(y.each_user!==void 0){let x=y.
each_user,_=e,g=e,v=!1,P=e;if(e===e)if(x&&typeof x=="object"&&!Array.isArray(x))if(Object.keys(x).length<
1){let S={instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minPr\
operties",params:{limit:1}};a===null?a=[S]:a.push(S),e++}else{let S=e;for(let I in x)if(!(I==="rpm"||
I==="tpm"||I==="budget_usd"||I==="budget_period"||I==="most")){let $={instancePath:r+"/body/each_use\
r",schemaPath:"schema:EachUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};
a===null?a=[$]:a.push($),e++;break}if(S===e){if(x.rpm!==void 0){let I=x.rpm,$=e;if(!(typeof I=="numb\
er"&&!(I%1)&&!isNaN(I)&&isFinite(I))){let O={instancePath:r+"/body/each_user/rpm",schemaPath:"schema\
:EachUser/properties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[O]:a.push(O),e++}
if(e===$&&typeof I=="number"&&isFinite(I)){if(I>1e9||isNaN(I)){let O={instancePath:r+"/body/each_use\
r/rpm",schemaPath:"schema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9}};a===null?a=[O]:a.push(O),e++}else if(I<1||isNaN(I)){let O={instancePath:r+"/body/each_us\
er/rpm",schemaPath:"schema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}};a===null?a=[O]:a.push(O),e++}}var n=$===e}else var n=!0;if(n){if(x.tpm!==void 0){let I=x.tpm,
$=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))){let T={instancePath:r+"/body/each_user\
/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?
a=[T]:a.push(T),e++}if(e===$&&typeof I=="number"&&isFinite(I)){if(I>1e9||isNaN(I)){let T={instancePath:r+
"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}};a===null?a=[T]:a.push(T),e++}else if(I<1||isNaN(I)){let T={instancePath:r+
"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};a===null?a=[T]:a.push(T),e++}}var n=$===e}else var n=!0;if(n){if(x.budget_usd!==
void 0){let I=x.budget_usd,$=e;if(e===$)if(typeof I=="string"){if(se(I,17)){let T={instancePath:r+"/\
body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/maxLength",keyword:"max\
Length",params:{limit:17}};a===null?a=[T]:a.push(T),e++}else if(!vs.test(I)){let T={instancePath:r+"\
/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[T]:a.push(T),e++}}else{let T={
instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/type",
keyword:"type",params:{type:"string"}};a===null?a=[T]:a.push(T),e++}var n=$===e}else var n=!0;if(n){
if(x.budget_period!==void 0){let I=x.budget_period,$=e;if(typeof I!="string"){let T={instancePath:r+
"/body/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"\
type",params:{type:"string"}};a===null?a=[T]:a.push(T),e++}if(!(I==="day"||I==="month")){let T={instancePath:r+
"/body/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"\
enum",params:{allowedValues:gt.properties.budget_period.enum}};a===null?a=[T]:a.push(T),e++}var n=$===
e}else var n=!0;if(n)if(x.most!==void 0){let I=x.most,$=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&
isFinite(I))){let T={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/mo\
st/type",keyword:"type",params:{type:"integer"}};a===null?a=[T]:a.push(T),e++}if(e===$&&typeof I=="n\
umber"&&isFinite(I)){if(I>1e5||isNaN(I)){let T={instancePath:r+"/body/each_user/most",schemaPath:"sc\
hema:EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?
a=[T]:a.push(T),e++}else if(I<1||isNaN(I)){let T={instancePath:r+"/body/each_user/most",schemaPath:"\
schema:EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[T]:a.push(T),e++}}var n=$===e}else var n=!0}}}}}else{let S={instancePath:r+"/body/each_user",schemaPath:"\
schema:EachUser/type",keyword:"type",params:{type:"object"}};a===null?a=[S]:a.push(S),e++}var l=P===
e;v=v||l;let N=e;if(x!==null){let S={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/\
properties/each_user/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[S]:a.push(S),e++}
var l=N===e;if(v=v||l,v)e=g,a!==null&&(g?a.length=g:a=null);else{let S={instancePath:r+"/body/each_u\
ser",schemaPath:"#/properties/body/properties/each_user/anyOf",keyword:"anyOf",params:{}};return a===
null?a=[S]:a.push(S),e++,J.errors=a,!1}var t=_===e}else var t=!0;if(t){let x=y.show_users,_=e;if(typeof x!=
"string")return J.errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(x==="hash"||x==="name"))return J.errors=[{instancePath:r+"/bo\
dy/show_users",schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:kt.enum}}],!1;
var t=_===e;if(t){if(y.rpm!==void 0){let v=y.rpm,P=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&
isFinite(v))&&v!==null)return J.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"\
type",params:{type:Pt.type}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))return J.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(v<1||isNaN(v))return J.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema\
:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){
if(y.tpm!==void 0){let v=y.tpm,P=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==
null)return J.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{
type:vt.type}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>1e12||isNaN(v))return J.errors=[{
instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e12}}],!1;if(v<1||isNaN(v))return J.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tp\
m/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){if(y.
max_parallel!==void 0){let v=y.max_parallel,P=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v))&&v!==null)return J.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/t\
ype",keyword:"type",params:{type:_t.type}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>1e6||
isNaN(v))return J.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(v<1||isNaN(v))return J.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}}],!1}var t=P===e}else var t=!0;if(t){let v=y.weight,P=e,b=e;if(!(typeof v=="number"&&!(v%
1)&&!isNaN(v)&&isFinite(v)))return J.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:Group\
Weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){
if(v>1e3||isNaN(v))return J.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(v<1||isNaN(v))return J.errors=[{
instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=P===e;if(t){let D=y.priority_class,S=e;if(typeof D!="string")return J.errors=
[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{
type:"string"}}],!1;if(!(D==="interactive"||D==="batch"||D==="hook"))return J.errors=[{instancePath:r+
"/body/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:bt.
enum}}],!1;var t=S===e;if(t){if(y.budget_usd!==void 0){let $=y.budget_usd,O=e,T=e;if(typeof $!="stri\
ng"&&$!==null)return J.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:wt.type}}],!1;if(e===T&&typeof $=="string"){if(se($,17))return J.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!vs.test($))return J.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema\
:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}
var t=O===e}else var t=!0;if(t)if(y.budget_period!==void 0){let $=y.budget_period,O=e,T=e,V=!1,C=e;if(typeof $!=
"string"){let R={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"\
type",params:{type:"string"}};a===null?a=[R]:a.push(R),e++}if(!($==="day"||$==="month"||$==="total")){
let R={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{
allowedValues:xt.enum}};a===null?a=[R]:a.push(R),e++}var m=C===e;V=V||m;let te=e;if($!==null){let R={
instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/\
type",keyword:"type",params:{type:"null"}};a===null?a=[R]:a.push(R),e++}var m=te===e;if(V=V||m,V)e=T,
a!==null&&(T?a.length=T:a=null);else{let R={instancePath:r+"/body/budget_period",schemaPath:"#/prope\
rties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[R]:a.push(R),
e++,J.errors=a,!1}var t=O===e}else var t=!0}}}}}}}}}}}}}}}}}}else return J.errors=[{instancePath:r+"\
/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return J.errors=
a,e===0}J.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var pp=Ka;function Ka(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ka.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ka.errors=a,e===0}Ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mp=Ea;function Ea(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ea.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ea.errors=a,e===0}Ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lp=Q,Wd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:Tags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Age\
nts"},only:{$ref:"schema:Only"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"null"}]},each_user:{
anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUsers"},rpm:{$ref:"sche\
ma:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:Group\
Weight"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function Q(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Q.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==
void 0){let c=s.body;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<
1)return Q.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let d=e;for(let h in c)if(!qt.call(Wd.properties.body.properties,
h)){return Q.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}}],!1;break}if(d===e){if(c.name!==void 0){let h=c.
name,k=e;if(e===e)if(typeof h=="string"){if(se(h,64))return Q.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(oe(h,1))return Q.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!op.test(h))return Q.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return Q.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=k===e}else var t=!0;if(t){if(c.parent!==void 0){let h=c.parent,k=e,x=e;if(typeof h!="string"&&
h!==null)return Q.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:ip.type}}],!1;if(e===x&&typeof h=="string"){if(se(h,194))return Q.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(oe(h,1))return Q.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!$r.test(h))return Q.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=k===e}else var t=!0;if(t){if(c.managed_by!==void 0){let h=c.managed_by,
k=e,x=e;if(typeof h!="string"&&h!==null)return Q.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Ts.type}}],!1;if(e===x&&typeof h=="string"){if(se(
h,128))return Q.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(oe(h,1))return Q.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$r.test(h))return Q.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=k===e}else var t=!0;if(t){if(c.tags!==void 0){
let h=e;Fe(c.tags,{instancePath:r+"/body/tags",parentData:c,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||
(a=a===null?Fe.errors:a.concat(Fe.errors),e=a.length);var t=h===e}else var t=!0;if(t){if(c.models!==
void 0){let h=c.models,k=e,x=e;if(!Array.isArray(h)&&h!==null)return Q.errors=[{instancePath:r+"/bod\
y/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:np.type}}],!1;if(e===x&&Array.
isArray(h)){if(h.length>64)return Q.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupM\
odels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(h.length<1)return Q.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let g=h.length;for(let v=0;v<g;v++){let P=h[v],b=e;if(e===b)if(typeof P=="string"){if(se(P,256))return Q.
errors=[{instancePath:r+"/body/models/"+v,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(oe(P,1))return Q.errors=[{instancePath:r+"/body/models/"+v,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[
{instancePath:r+"/body/models/"+v,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var f=b===e;if(!f)break}if(f){let v=h.length,P;if(v>1){let b={};for(;v--;){let N=h[v];
if(typeof N=="string"){if(typeof b[N]=="number"){return P=b[N],Q.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:v,j:P}}],!1;break}b[N]=
v}}}}}}var t=k===e}else var t=!0;if(t){if(c.agents!==void 0){let h=c.agents,k=e,x=e;if(!Array.isArray(
h)&&h!==null)return Q.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:yt.type}}],!1;if(e===x&&Array.isArray(h)){if(h.length>1e3)return Q.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(h.length<
1)return Q.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let g=h.length;for(let v=0;v<g;v++){let P=h[v],b=e;if(e===b)if(typeof P==
"string"){if(se(P,129))return Q.errors=[{instancePath:r+"/body/agents/"+v,schemaPath:"schema:Agents/\
items/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(oe(P,1))return Q.errors=[{instancePath:r+
"/body/agents/"+v,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Q.errors=[{instancePath:r+"/body/agents/"+v,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=b===e;if(!u)break}if(u){let v=h.length,P;if(v>1){let b={};for(;v--;){
let N=h[v];if(typeof N=="string"){if(typeof b[N]=="number"){return P=b[N],Q.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:v,j:P}}],!1;break}
b[N]=v}}}}}}var t=k===e}else var t=!0;if(t){if(c.only!==void 0){let h=c.only,k=e,x=e;if(!Array.isArray(
h)&&h!==null)return Q.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:ct.type}}],!1;if(e===x&&Array.isArray(h)){if(h.length>16)return Q.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(h.length<
1)return Q.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var p=!0;let g=h.length;for(let v=0;v<g;v++){let P=h[v],b=e;if(e===b)if(typeof P==
"string"){if(se(P,64))return Q.errors=[{instancePath:r+"/body/only/"+v,schemaPath:"schema:Only/items\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(oe(P,1))return Q.errors=[{instancePath:r+"\
/body/only/"+v,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.
test(P))return Q.errors=[{instancePath:r+"/body/only/"+v,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return Q.errors=[{instancePath:r+"/body\
/only/"+v,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var p=b===e;
if(!p)break}if(p){let v=h.length,P;if(v>1){let b={};for(;v--;){let N=h[v];if(typeof N=="string"){if(typeof b[N]==
"number"){return P=b[N],Q.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:v,j:P}}],!1;break}b[N]=v}}}}}}var t=k===e}else var t=!0;if(t){if(c.user_from!==
void 0){let h=c.user_from,k=e,x=e,_=!1,g=e;if(typeof h!="string"){let b={instancePath:r+"/body/user_\
from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(
b),e++}if(!(h==="header"||h==="user"||h==="metadata.user_id"||h==="jwt.sub")){let b={instancePath:r+
"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"enum",params:{allowedValues:ht.enum}};a===
null?a=[b]:a.push(b),e++}var i=g===e;_=_||i;let v=e;if(h!==null){let b={instancePath:r+"/body/user_f\
rom",schemaPath:"#/properties/body/properties/user_from/anyOf/1/type",keyword:"type",params:{type:"n\
ull"}};a===null?a=[b]:a.push(b),e++}var i=v===e;if(_=_||i,_)e=x,a!==null&&(x?a.length=x:a=null);else{
let b={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[b]:a.push(b),e++,Q.errors=a,!1}var t=k===e}else var t=!0;if(t){
if(c.each_user!==void 0){let h=c.each_user,k=e,x=e,_=!1,g=e;if(e===e)if(h&&typeof h=="object"&&!Array.
isArray(h))if(Object.keys(h).length<1){let N={instancePath:r+"/body/each_user",schemaPath:"schema:Ea\
chUser/minProperties",keyword:"minProperties",params:{limit:1}};a===null?a=[N]:a.push(N),e++}else{let N=e;
for(let D in h)if(!(D==="rpm"||D==="tpm"||D==="budget_usd"||D==="budget_period"||D==="most")){let S={
instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:D}};a===null?a=[S]:a.push(S),e++;break}if(N===e){if(h.rpm!==
void 0){let D=h.rpm,S=e;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let I={instancePath:r+
"/body/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/type",keyword:"type",params:{type:"\
integer"}};a===null?a=[I]:a.push(I),e++}if(e===S&&typeof D=="number"&&isFinite(D)){if(D>1e9||isNaN(D)){
let I={instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[I]:a.push(I),e++}else if(D<1||isNaN(D)){let I={
instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}};a===null?a=[I]:a.push(I),e++}}var n=S===e}else var n=!0;if(n){
if(h.tpm!==void 0){let D=h.tpm,S=e;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let $={
instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"type",
params:{type:"integer"}};a===null?a=[$]:a.push($),e++}if(e===S&&typeof D=="number"&&isFinite(D)){if(D>
1e9||isNaN(D)){let $={instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tp\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[$]:a.push($),e++}else if(D<
1||isNaN(D)){let $={instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[$]:a.push($),e++}}var n=S===
e}else var n=!0;if(n){if(h.budget_usd!==void 0){let D=h.budget_usd,S=e;if(e===S)if(typeof D=="string"){
if(se(D,17)){let $={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properti\
es/budget_usd/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[$]:a.push($),e++}else if(!vs.
test(D)){let $={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/b\
udget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?
a=[$]:a.push($),e++}}else{let $={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:Each\
User/properties/budget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[$]:a.push($),e++}
var n=S===e}else var n=!0;if(n){if(h.budget_period!==void 0){let D=h.budget_period,S=e;if(typeof D!=
"string"){let $={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachUser/properti\
es/budget_period/type",keyword:"type",params:{type:"string"}};a===null?a=[$]:a.push($),e++}if(!(D===
"day"||D==="month")){let $={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachUs\
er/properties/budget_period/enum",keyword:"enum",params:{allowedValues:gt.properties.budget_period.enum}};
a===null?a=[$]:a.push($),e++}var n=S===e}else var n=!0;if(n)if(h.most!==void 0){let D=h.most,S=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let $={instancePath:r+"/body/each_user/most",schemaPath:"\
schema:EachUser/properties/most/type",keyword:"type",params:{type:"integer"}};a===null?a=[$]:a.push(
$),e++}if(e===S&&typeof D=="number"&&isFinite(D)){if(D>1e5||isNaN(D)){let $={instancePath:r+"/body/e\
ach_user/most",schemaPath:"schema:EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}};a===null?a=[$]:a.push($),e++}else if(D<1||isNaN(D)){let $={instancePath:r+"/body/eac\
h_user/most",schemaPath:"schema:EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[$]:a.push($),e++}}var n=S===e}else var n=!0}}}}}else{let N={instancePath:r+
"/body/each_user",schemaPath:"schema:EachUser/type",keyword:"type",params:{type:"object"}};a===null?
a=[N]:a.push(N),e++}var l=g===e;_=_||l;let P=e;if(h!==null){let N={instancePath:r+"/body/each_user",
schemaPath:"#/properties/body/properties/each_user/anyOf/1/type",keyword:"type",params:{type:"null"}};
a===null?a=[N]:a.push(N),e++}var l=P===e;if(_=_||l,_)e=x,a!==null&&(x?a.length=x:a=null);else{let N={
instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[N]:a.push(N),e++,Q.errors=a,!1}var t=k===e}else var t=!0;if(t){
if(c.show_users!==void 0){let h=c.show_users,k=e;if(typeof h!="string")return Q.errors=[{instancePath:r+
"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{type:"string"}}],!1;if(!(h===
"hash"||h==="name"))return Q.errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers\
/enum",keyword:"enum",params:{allowedValues:kt.enum}}],!1;var t=k===e}else var t=!0;if(t){if(c.rpm!==
void 0){let h=c.rpm,k=e,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null)return Q.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Pt.type}}],
!1;if(e===x&&typeof h=="number"&&isFinite(h)){if(h>1e9||isNaN(h))return Q.errors=[{instancePath:r+"/\
body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(h<1||isNaN(h))return Q.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=k===e}else var t=!0;if(t){if(c.tpm!==void 0){let h=c.
tpm,k=e,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null)return Q.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:vt.type}}],!1;if(e===x&&typeof h==
"number"&&isFinite(h)){if(h>1e12||isNaN(h))return Q.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(h<1||isNaN(h))return Q.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=k===e}else var t=!0;if(t){if(c.max_parallel!==void 0){let h=c.max_parallel,k=e,
x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null)return Q.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:_t.type}}],!1;
if(e===x&&typeof h=="number"&&isFinite(h)){if(h>1e6||isNaN(h))return Q.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(h<1||isNaN(h))return Q.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=k===e}else var t=!0;if(t){
if(c.weight!==void 0){let h=c.weight,k=e,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))
return Q.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===x&&typeof h=="number"&&isFinite(h)){if(h>1e3||isNaN(h))return Q.
errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(h<1||isNaN(h))return Q.errors=[{instancePath:r+"/body/weight",schemaPath:"\
schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=k===e}else
var t=!0;if(t){if(c.priority_class!==void 0){let h=c.priority_class,k=e;if(typeof h!="string")return Q.
errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",
params:{type:"string"}}],!1;if(!(h==="interactive"||h==="batch"||h==="hook"))return Q.errors=[{instancePath:r+
"/body/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:bt.
enum}}],!1;var t=k===e}else var t=!0;if(t){if(c.budget_usd!==void 0){let h=c.budget_usd,k=e,x=e;if(typeof h!=
"string"&&h!==null)return Q.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/\
type",keyword:"type",params:{type:wt.type}}],!1;if(e===x&&typeof h=="string"){if(se(h,17))return Q.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!vs.test(h))return Q.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema\
:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}
var t=k===e}else var t=!0;if(t)if(c.budget_period!==void 0){let h=c.budget_period,k=e,x=e,_=!1,g=e;if(typeof h!=
"string"){let b={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"\
type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}if(!(h==="day"||h==="month"||h==="total")){
let b={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{
allowedValues:xt.enum}};a===null?a=[b]:a.push(b),e++}var m=g===e;_=_||m;let v=e;if(h!==null){let b={
instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/\
type",keyword:"type",params:{type:"null"}};a===null?a=[b]:a.push(b),e++}var m=v===e;if(_=_||m,_)e=x,
a!==null&&(x?a.length=x:a=null);else{let b={instancePath:r+"/body/budget_period",schemaPath:"#/prope\
rties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[b]:a.push(b),
e++,Q.errors=a,!1}var t=k===e}else var t=!0}}}}}}}}}}}}}}}}}}else return Q.errors=[{instancePath:r+"\
/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Q.errors=
a,e===0}Q.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var dp=Ma;function Ma(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ma.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ma.errors=a,e===0}Ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fp=Ua;function Ua(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ua.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ua.errors=a,e===0}Ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var up=Ra;function Ra(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ra.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ra.errors=a,e===0}Ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yp=Xa;function Xa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Xa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Xa.errors=a,e===0}Xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var cp=za;function za(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=za.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
za.errors=a,e===0}za.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hp=Ga;function Ga(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ga.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ga.errors=a,e===0}Ga.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gp=Ba;function Ba(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ba.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ba.errors=a,e===0}Ba.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kp=Va;function Va(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Va.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Va.errors=a,e===0}Va.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pp=Za;function Za(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Za.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Za.errors=a,e===0}Za.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vp=Wa;function Wa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Wa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Wa.errors=a,e===0}Wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _p=Ha;function Ha(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ha.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ha.errors=a,e===0}Ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bp=Ya;function Ya(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ya.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ya.errors=a,e===0}Ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wp=Ja;function Ja(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ja.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ja.errors=a,e===0}Ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xp=Qa;function Qa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Qa.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Qa.errors=a,e===0}Qa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qp=ei;function ei(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ei.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ei.errors=a,e===0}ei.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Np=ri;function ri(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ri.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ri.errors=a,e===0}ri.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Lp=si;function si(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=si.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
si.errors=a,e===0}si.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ap=ti;function ti(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ti.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ti.errors=a,e===0}ti.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sp=ai;function ai(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ai.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ai.errors=a,e===0}ai.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ip=ii;function ii(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ii.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ii.errors=a,e===0}ii.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jp=ni;function ni(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ni.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ni.errors=a,e===0}ni.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Dp=oi;function oi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=oi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
oi.errors=a,e===0}oi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tp=pi;function pi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=pi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
pi.errors=a,e===0}pi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $p=mi;function mi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=mi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
mi.errors=a,e===0}mi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Op=li;function li(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=li.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
li.errors=a,e===0}li.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cp=di;function di(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=di.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
di.errors=a,e===0}di.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fp=fi;function fi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=fi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
fi.errors=a,e===0}fi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Kp=ui;function ui(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ui.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ui.errors=a,e===0}ui.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ep=yi;function yi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=yi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
yi.errors=a,e===0}yi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mp=ci;function ci(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ci.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ci.errors=a,e===0}ci.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Up=hi;function hi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=hi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
hi.errors=a,e===0}hi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rp=gi;function gi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=gi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
gi.errors=a,e===0}gi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xp=Tr;function Tr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Tr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.body===void 0&&(t="body"))return Tr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.body!==void 0){let f=s.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let p;if(f.digest===void 0&&(p="digest"))
return Tr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:p}}],!1;{let i=e;for(let n in f)if(n!=="digest"){return Tr.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e&&f.digest!==void 0){let n=f.digest;if(e===e)if(typeof n=="string"){if(se(n,64))return Tr.
errors=[{instancePath:r+"/body/digest",schemaPath:"#/properties/body/properties/digest/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(oe(n,64))return Tr.errors=[{instancePath:r+"/body/digest",schemaPath:"\
#/properties/body/properties/digest/minLength",keyword:"minLength",params:{limit:64}}],!1;if(!en.test(
n))return Tr.errors=[{instancePath:r+"/body/digest",schemaPath:"#/properties/body/properties/digest/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Tr.errors=[{instancePath:r+
"/body/digest",schemaPath:"#/properties/body/properties/digest/type",keyword:"type",params:{type:"st\
ring"}}],!1}}}else return Tr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return Tr.errors=a,e===0}Tr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zp=ki;function ki(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ki.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ki.errors=a,e===0}ki.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gp=Pi;function Pi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Pi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Pi.errors=a,e===0}Pi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bp=Ee;function Ee(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return Ee.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.body!==void 0){let i=s.
body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.dry_run===void 0&&(i.dry_run=!1);let l;
if(i.digest===void 0&&(l="digest")||i.changes===void 0&&(l="changes"))return Ee.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:l}}],!1;{
let m=e;for(let c in i)if(!(c==="digest"||c==="changes"||c==="dry_run")){return Ee.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(m===e){if(i.digest!==void 0){let c=i.digest,y=e;if(e===e)if(typeof c=="string"){if(se(c,
64))return Ee.errors=[{instancePath:r+"/body/digest",schemaPath:"schema:Digest/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;if(!en.test(c))return Ee.errors=[{instancePath:r+"/body/digest",schemaPath:"\
schema:Digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Ee.errors=
[{instancePath:r+"/body/digest",schemaPath:"schema:Digest/type",keyword:"type",params:{type:"string"}}],
!1;var t=y===e}else var t=!0;if(t){if(i.changes!==void 0){let c=i.changes,y=e;if(e===y)if(Array.isArray(
c)){if(c.length>16)return Ee.errors=[{instancePath:r+"/body/changes",schemaPath:"#/properties/body/p\
roperties/changes/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(c.length<1)return Ee.errors=
[{instancePath:r+"/body/changes",schemaPath:"#/properties/body/properties/changes/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;let h=c.length;for(let k=0;k<h;k++){let x=c[k],_=e;if(e===
_)if(x&&typeof x=="object"&&!Array.isArray(x)){let v;if(x.path===void 0&&(v="path"))return Ee.errors=
[{instancePath:r+"/body/changes/"+k,schemaPath:"#/properties/body/properties/changes/items/required",
keyword:"required",params:{missingProperty:v}}],!1;{let P=e;for(let b in x)if(!(b==="path"||b==="val\
ue")){return Ee.errors=[{instancePath:r+"/body/changes/"+k,schemaPath:"#/properties/body/properties/\
changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;
break}if(P===e&&x.path!==void 0){let b=x.path;if(e===e)if(Array.isArray(b)){if(b.length>12)return Ee.
errors=[{instancePath:r+"/body/changes/"+k+"/path",schemaPath:"#/properties/body/properties/changes/\
items/properties/path/maxItems",keyword:"maxItems",params:{limit:12}}],!1;if(b.length<1)return Ee.errors=
[{instancePath:r+"/body/changes/"+k+"/path",schemaPath:"#/properties/body/properties/changes/items/p\
roperties/path/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let D=b.length;for(let S=0;S<
D;S++){let I=b[S],$=e;if(e===$)if(typeof I=="string"){if(se(I,256))return Ee.errors=[{instancePath:r+
"/body/changes/"+k+"/path/"+S,schemaPath:"#/properties/body/properties/changes/items/properties/path\
/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(oe(I,1))return Ee.errors=[{instancePath:r+
"/body/changes/"+k+"/path/"+S,schemaPath:"#/properties/body/properties/changes/items/properties/path\
/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:r+"\
/body/changes/"+k+"/path/"+S,schemaPath:"#/properties/body/properties/changes/items/properties/path/\
items/type",keyword:"type",params:{type:"string"}}],!1;var u=$===e;if(!u)break}}}else return Ee.errors=
[{instancePath:r+"/body/changes/"+k+"/path",schemaPath:"#/properties/body/properties/changes/items/p\
roperties/path/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ee.errors=[{instancePath:r+
"/body/changes/"+k,schemaPath:"#/properties/body/properties/changes/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=_===e;if(!f)break}}}else return Ee.errors=[{instancePath:r+"/body/changes",
schemaPath:"#/properties/body/properties/changes/type",keyword:"type",params:{type:"array"}}],!1;var t=y===
e}else var t=!0;if(t){let c=e;if(typeof i.dry_run!="boolean")return Ee.errors=[{instancePath:r+"/bod\
y/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=c===e}}}}}else return Ee.errors=[{instancePath:r+"/body",schemaPath:"#/properties/bo\
dy/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=a,e===0}Ee.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vp=vi;function vi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=vi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
vi.errors=a,e===0}vi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zp=pr;function pr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let f=s.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return pr.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return pr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let p=e;for(let i in f)if(!(i==="token"||i==="code"||i==="callba\
ck")){return pr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(f.token!==void 0){
let i=f.token,n=e;if(e===n)if(typeof i=="string"){if(se(i,512))return pr.errors=[{instancePath:r+"/b\
ody/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(oe(i,1))return pr.errors=[{instancePath:r+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pr.errors=[{instancePath:r+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=n===e}else var t=!0;if(t){if(f.code!==void 0){let i=f.code,n=e;if(e===n)if(typeof i==
"string"){if(se(i,64))return pr.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/p\
roperties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(oe(i,1))return pr.errors=[{instancePath:r+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return pr.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t)if(f.callback!==void 0){
let i=f.callback,n=e;if(e===n)if(typeof i=="string"){if(se(i,8192))return pr.errors=[{instancePath:r+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(oe(i,1))return pr.errors=[{instancePath:r+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pr.errors=
[{instancePath:r+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=n===e}else var t=!0}}}}else return pr.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return pr.errors=
a,e===0}pr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Wp=_i;function _i(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=_i.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
_i.errors=a,e===0}_i.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hp=bi;function bi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=bi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
bi.errors=a,e===0}bi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yp=wi;function wi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=wi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
wi.errors=a,e===0}wi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Jp=ir;var Qp={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Hd=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ir(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return ir.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let u=s.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.name===
void 0&&(i="name")||u.role===void 0&&(i="role"))return ir.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let l in u)
if(!(l==="name"||l==="role"||l==="managed_by")){return ir.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(u.name!==void 0){let l=u.name,m=e;if(e===e)if(typeof l=="string"){if(se(l,64))
return ir.errors=[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;if(oe(l,1))return ir.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Hd.test(l))return ir.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ir.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){
if(u.role!==void 0){let l=u.role,m=e;if(typeof l!="string")return ir.errors=[{instancePath:r+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="admin"||l===
"viewer"))return ir.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:Qp.enum}}],!1;var t=m===e}else var t=!0;if(t)if(u.managed_by!==void 0){let l=u.
managed_by,m=e,c=e;if(typeof l!="string"&&l!==null)return ir.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ts.type}}],!1;if(e===c&&typeof l==
"string"){if(se(l,128))return ir.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manag\
edBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(l,1))return ir.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!$r.test(l))return ir.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=m===e}else
var t=!0}}}}else return ir.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return ir.errors=a,e===0}ir.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var em=xi;function xi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=xi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
xi.errors=a,e===0}xi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var rm=wr;function wr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=wr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return wr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.body!==void 0){let u=s.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.role===void 0&&(i="role"))return wr.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let l in u)if(!(l==="role"||l==="managed_by")){return wr.errors=[{instancePath:r+"/b\
ody",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(u.role!==void 0){let l=u.role,m=e;if(typeof l!="string")return wr.errors=[{instancePath:r+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="admi\
n"||l==="viewer"))return wr.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Qp.enum}}],!1;var t=m===e}else var t=!0;if(t)if(u.managed_by!==void 0){let l=u.
managed_by,m=e,c=e;if(typeof l!="string"&&l!==null)return wr.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ts.type}}],!1;if(e===c&&typeof l==
"string"){if(se(l,128))return wr.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manag\
edBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(oe(l,1))return wr.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!$r.test(l))return wr.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=m===e}else
var t=!0}}}else return wr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return wr.errors=a,e===0}wr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sm=qi;function qi(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=qi.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
qi.errors=a,e===0}qi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var tm=Ni;function Ni(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ni.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ni.errors=a,e===0}Ni.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var am=Li;function Li(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Li.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Li.errors=a,e===0}Li.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var im=Ai;function Ai(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ai.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ai.errors=a,e===0}Ai.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var nm=js;function js(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=js.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;for(let p in t)if(p!=="dry_run"){return js.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:p}}],!1;break}if(u===e&&typeof t.dry_run!="boolean")return js.
errors=[{instancePath:r+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return js.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return js.errors=a,e===0}js.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var om=Si;function Si(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Si.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Si.errors=a,e===0}Si.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pm=Ii;function Ii(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ii.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ii.errors=a,e===0}Ii.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mm=ji;function ji(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ji.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
ji.errors=a,e===0}ji.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lm=Di;function Di(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Di.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Di.errors=a,e===0}Di.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dm=Ti;function Ti(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ti.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
Ti.errors=a,e===0}Ti.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fm=$i;function $i(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=$i.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),
$i.errors=a,e===0}$i.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wm=Os(Aa()),xm=Os(Sa()),Jd={...wm.formats,...xm.fastFormats},qm=bs;function bs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=bs.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&(u="status"))return bs.errors=[{instancePath:r+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:u}}],!1;{
let p=e;for(let i in t)if(i!=="status"){return bs.errors=[{instancePath:r+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e&&t.status!==void 0){let i=t.status;if(typeof i!="string")return bs.errors=[{instancePath:r+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(i!=="ok")return bs.errors=[{instancePath:r+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return bs.errors=
[{instancePath:r+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return bs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return bs.errors=a,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Nm=It;var j=Cs;function He(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.ready===void 0&&(p="ready")||s.parts===void 0&&
(p="parts"))return He.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let i=e;for(let n in s)if(!(n==="ready"||n==="parts")){return He.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===
e){if(s.ready!==void 0){let n=e;if(typeof s.ready!="boolean")return He.errors=[{instancePath:r+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else
var t=!0;if(t)if(s.parts!==void 0){let n=s.parts,l=e;if(e===l)if(n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length>64)return He.errors=[{instancePath:r+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let c in n){let y=n[c],d=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.ok===void 0&&(k="ok"))return He.errors=[{instancePath:r+
"/parts/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:k}}],!1;{let x=e;for(let _ in y)if(!(_==="ok"||_==="detail")){return He.
errors=[{instancePath:r+"/parts/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(x===
e){if(y.ok!==void 0){let _=e;if(typeof y.ok!="boolean")return He.errors=[{instancePath:r+"/parts/"+c.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=_===e}else var f=!0;if(f)if(y.detail!==void 0){let _=y.detail,
g=e;if(e===g)if(typeof _=="string"){if(j(_,1024))return He.errors=[{instancePath:r+"/parts/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return He.errors=[{instancePath:r+"/parts/"+c.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=g===e}else var f=!0}}}else return He.errors=[{instancePath:r+"/parts/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var u=d===e;if(!u)break}}else return He.errors=[{instancePath:r+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=l===e}else var t=!0}}}else return He.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=a,e===
0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function It(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=It.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(He(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:w,dynamicAnchors:q})||(a=a===null?He.errors:a.concat(He.errors),e=a.length));else return It.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return It.errors=
a,e===0}It.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Lm=jt;var Qd=Jd.int32,W=Fs,ef=new RegExp("^[a-z][a-z0-9_]*$","u");function $s(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=$s.evaluated;o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0);let t=e,f=!1,u=e;He(s,{instancePath:r,parentData:L,
parentDataProperty:A,rootData:w,dynamicAnchors:q})||(a=a===null?He.errors:a.concat(He.errors),e=a.length);
var m=u===e;if(f=f||m,m)var p=!0;let i=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;
if(s.error===void 0&&(c="error")||s.message===void 0&&(c="message")){let y={instancePath:r,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:c}};a===null?a=[y]:a.push(y),e++}else{
let y=e;for(let d in s)if(!(d==="error"||d==="message"||d==="code"||d==="param")){let h={instancePath:r,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
a===null?a=[h]:a.push(h),e++;break}if(y===e){if(s.error!==void 0){let d=s.error,h=e;if(!(typeof d=="\
number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let k={instancePath:r+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:a.push(k),e++}if(e===h&&
typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d)){let k={instancePath:r+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};a===null?a=
[k]:a.push(k),e++}else if(d<400||isNaN(d)){let k={instancePath:r+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};a===null?a=[k]:a.push(
k),e++}else if(!Qd.validate(d)){let k={instancePath:r+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};a===null?a=[k]:a.push(k),e++}}var l=h===e}else
var l=!0;if(l){if(s.message!==void 0){let d=s.message,h=e;if(e===h)if(typeof d=="string"){if(j(d,2048)){
let x={instancePath:r+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};a===null?a=[x]:a.push(x),e++}else if(W(d,1)){let x={instancePath:r+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
a===null?a=[x]:a.push(x),e++}}else{let x={instancePath:r+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};a===null?a=[x]:a.push(x),e++}var l=h===e}else
var l=!0;if(l){if(s.code!==void 0){let d=s.code,h=e;if(e===h)if(typeof d=="string"){if(j(d,64)){let x={
instancePath:r+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};a===null?a=[x]:a.push(x),e++}else if(!ef.test(d)){let x={instancePath:r+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};a===null?
a=[x]:a.push(x),e++}}else{let x={instancePath:r+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};a===null?a=[x]:a.push(x),e++}var l=h===e}else var l=!0;if(l)
if(s.param!==void 0){let d=s.param,h=e;if(e===h)if(typeof d=="string"){if(j(d,256)){let x={instancePath:r+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
a===null?a=[x]:a.push(x),e++}}else{let x={instancePath:r+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};a===null?a=[x]:a.push(x),e++}var l=h===e}else var l=!0}}}}}else{
let c={instancePath:r,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};a===null?
a=[c]:a.push(c),e++}var m=i===e;if(f=f||m,m&&p!==!0&&(p=!0),f)e=t,a!==null&&(t?a.length=t:a=null);else{
let c={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return a===null?a=[c]:a.push(c),
e++,$s.errors=a,!1}return $s.errors=a,o.props=p,e===0}$s.evaluated={dynamicProps:!0,dynamicItems:!1};
function jt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&($s(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?$s.errors:
a.concat($s.errors),e=a.length));else return jt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return jt.errors=a,e===0}jt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Am=Dt;var rf={type:"object",additionalProperties:!1,required:["keys","next"],properties:{keys:{type:"array",
maxItems:1e5,items:{$ref:"schema:Key"}},next:{type:["string","null"],maxLength:256}},$id:"schema:Key\
List"};var Ss={type:"object",required:["id","name","prefix","owner","group","managed_by","holder","pauses_a\
t","scopes","models","agents","only","tags","tags_from","user_from","each_user","show_users","rpm","\
tpm","max_parallel","priority_class","budget_usd","budget_period","created_at","expires_at","revoked\
_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},group:{type:["string","null"],maxLength:64},managed_by:{$ref:"schema:ManagedBy"},holder:{
type:["string","null"],maxLength:1536},pauses_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"\
schema:Only"},tags:{$ref:"schema:Tags"},tags_from:{$ref:"schema:TagsFrom"},user_from:{anyOf:[{$ref:"\
schema:UserFrom"},{type:"null"}]},each_user:{anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{
$ref:"schema:ShowUsers"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:\
MaxParallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},
expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},
sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},Fi={type:["string","null"],minLength:1,maxLength:128,
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:ManagedBy"},sf={type:"array",minItems:1,
maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},tf={type:[
"array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},
$id:"schema:Models"},Sm={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"s\
tring",minLength:1,maxLength:129},$id:"schema:Agents"},Im={type:["array","null"],minItems:1,maxItems:16,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"\
schema:Only"},jm={type:"string",enum:["header","user","metadata.user_id","jwt.sub"],$id:"schema:User\
From"},Dm={type:"object",additionalProperties:!1,minProperties:1,properties:{rpm:{type:"integer",minimum:1,
maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e9},budget_usd:{type:"string",pattern:"^(0|[1-9]\
[0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month"]},most:{
type:"integer",minimum:1,maximum:1e5}},$id:"schema:EachUser"},Tm={type:"string",enum:["hash","name"],
$id:"schema:ShowUsers"},$m={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Om={type:[
"integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Cm={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Fm={type:"string",enum:["interactive","batch","hook"],$id:"schema:Priority\
Class"},Km={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"\
schema:BudgetUsd"},Em={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ki=new RegExp(
"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Mm=new RegExp("^[a-z0-9][a-z0-9._-]*$","u"),Ci=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),af={type:["object","null"],maxProperties:16,propertyNames:{
$ref:"schema:TagName"},additionalProperties:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00\
-\\x1f\\x7f-\\x9f]+$"},$id:"schema:Tags"};var Um=new RegExp("^[a-z][a-z0-9_.-]*$","u"),nf=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function sr(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=sr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return sr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:af.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(
s).length>16)return sr.errors=[{instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",
params:{limit:16}}],!1;for(let u in s){let p=e;if(e===e)if(typeof u=="string"){if(j(u,64)){let n={instancePath:r,
schemaPath:"schema:TagName/maxLength",keyword:"maxLength",params:{limit:64},propertyName:u};a===null?
a=[n]:a.push(n),e++}else if(!Um.test(u)){let n={instancePath:r,schemaPath:"schema:TagName/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},propertyName:u};a===null?a=[n]:a.push(n),e++}}else{let n={
instancePath:r,schemaPath:"schema:TagName/type",keyword:"type",params:{type:"string"},propertyName:u};
a===null?a=[n]:a.push(n),e++}var t=p===e;if(!t){let n={instancePath:r,schemaPath:"#/propertyNames",keyword:"\
propertyNames",params:{propertyName:u}};return a===null?a=[n]:a.push(n),e++,sr.errors=a,!1;break}}if(t)
for(let u in s){let p=s[u],i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return sr.errors=[{instancePath:r+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(p,1))return sr.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!nf.test(p))return sr.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}else return sr.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#\
/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var f=i===e;if(!f)break}}return sr.
errors=a,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var of={type:["array","null"],
minItems:1,maxItems:16,uniqueItems:!0,items:{$ref:"schema:TagName"},$id:"schema:TagsFrom"},pf=Zi().default;
function qr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=qr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),!Array.
isArray(s)&&s!==null)return qr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:of.
type}}],!1;if(e===0&&Array.isArray(s)){if(s.length>16)return qr.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(s.length<1)return qr.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var t=!0;let f=s.length;for(let u=0;u<
f;u++){let p=s[u],i=e;if(e===e)if(typeof p=="string"){if(j(p,64))return qr.errors=[{instancePath:r+"\
/"+u,schemaPath:"schema:TagName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Um.test(p))
return qr.errors=[{instancePath:r+"/"+u,schemaPath:"schema:TagName/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9_.-]*$"}}],!1}else return qr.errors=[{instancePath:r+"/"+u,schemaPath:"schema:\
TagName/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e;if(!t)break}if(t){let u=s.length,
p;if(u>1){e:for(;u--;)for(p=u;p--;)if(pf(s[u],s[p])){return qr.errors=[{instancePath:r,schemaPath:"#\
/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p}}],!1;break e}}}}}return qr.errors=a,e===0}qr.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var jr=new RegExp("^[0-9]{1,30}$","u");function gr(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=gr.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.charged===
void 0&&(f="charged")||s.counted===void 0&&(f="counted"))return gr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(!(p==="cha\
rged"||p==="counted")){return gr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===e){if(s.charged!==void 0){let p=s.
charged,i=e;if(e===e)if(typeof p=="string"){if(j(p,30))return gr.errors=[{instancePath:r+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(p))return gr.
errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return gr.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t)if(s.counted!==void 0){
let p=s.counted,i=e;if(e===e)if(typeof p=="string"){if(j(p,30))return gr.errors=[{instancePath:r+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(
p))return gr.errors=[{instancePath:r+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return gr.errors=[{instancePath:r+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0}}}else return gr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return gr.errors=
a,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=E.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let y;if(s.id===void 0&&(y="id")||s.name===void 0&&(y="name")||s.prefix===void 0&&(y="prefix")||s.owner===
void 0&&(y="owner")||s.group===void 0&&(y="group")||s.managed_by===void 0&&(y="managed_by")||s.holder===
void 0&&(y="holder")||s.pauses_at===void 0&&(y="pauses_at")||s.scopes===void 0&&(y="scopes")||s.models===
void 0&&(y="models")||s.agents===void 0&&(y="agents")||s.only===void 0&&(y="only")||s.tags===void 0&&
(y="tags")||s.tags_from===void 0&&(y="tags_from")||s.user_from===void 0&&(y="user_from")||s.each_user===
void 0&&(y="each_user")||s.show_users===void 0&&(y="show_users")||s.rpm===void 0&&(y="rpm")||s.tpm===
void 0&&(y="tpm")||s.max_parallel===void 0&&(y="max_parallel")||s.priority_class===void 0&&(y="prior\
ity_class")||s.budget_usd===void 0&&(y="budget_usd")||s.budget_period===void 0&&(y="budget_period")||
s.created_at===void 0&&(y="created_at")||s.expires_at===void 0&&(y="expires_at")||s.revoked_at===void 0&&
(y="revoked_at")||s.previous_until===void 0&&(y="previous_until")||s.sandbox===void 0&&(y="sandbox"))
return E.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(s.id!==void 0){let d=s.id,h=e;if(e===h)if(typeof d=="string"){if(j(d,64))return E.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(d,1))return E.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return E.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(s.name!==void 0){let d=s.name,h=e;if(e===h)if(typeof d==
"string"){if(j(d,128))return E.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(W(d,1))return E.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else
var t=!0;if(t){if(s.prefix!==void 0){let d=s.prefix,h=e;if(e===h)if(typeof d=="string"){if(j(d,16))return E.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return E.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(s.owner!==void 0){let d=s.
owner,h=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Ss.properties.owner.type}}],!1;if(e===h&&typeof d==
"string"&&j(d,256))return E.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=h===e}else var t=!0;if(t){if(s.group!==void 0){
let d=s.group,h=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:Ss.properties.group.type}}],!1;if(e===h&&typeof d==
"string"&&j(d,64))return E.errors=[{instancePath:r+"/group",schemaPath:"#/properties/group/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=h===e}else var t=!0;if(t){if(s.managed_by!==void 0){
let d=s.managed_by,h=e,k=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+"/manage\
d_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Fi.type}}],!1;if(e===k&&typeof d==
"string"){if(j(d,128))return E.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/ma\
xLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(d,1))return E.errors=[{instancePath:r+"/ma\
naged_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ki.test(
d))return E.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pat\
tern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){
if(s.holder!==void 0){let d=s.holder,h=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+
"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type:Ss.properties.holder.type}}],
!1;if(e===h&&typeof d=="string"&&j(d,1536))return E.errors=[{instancePath:r+"/holder",schemaPath:"#/\
properties/holder/maxLength",keyword:"maxLength",params:{limit:1536}}],!1;var t=h===e}else var t=!0;
if(t){if(s.pauses_at!==void 0){let d=s.pauses_at,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return E.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties/pauses_at/type",
keyword:"type",params:{type:Ss.properties.pauses_at.type}}],!1;if(e===h&&typeof d=="number"&&isFinite(
d)){if(d>41024448e5||isNaN(d))return E.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties\
/pauses_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))
return E.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties/pauses_at/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(s.scopes!==void 0){
let d=s.scopes,h=e;if(e===e)if(Array.isArray(d)){if(d.length>8)return E.errors=[{instancePath:r+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(d.length<1)return E.
errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let _=d.length;for(let g=0;g<_;g++){let v=d[g],P=e;if(typeof v!="string")return E.errors=
[{instancePath:r+"/scopes/"+g,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(v==="chat"||v==="mesh"))return E.errors=[{instancePath:r+"/scopes/"+g,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:sf.items.enum}}],!1;var f=P===e;if(!f)break}
if(f){let g=d.length,v;if(g>1){let P={};for(;g--;){let b=d[g];if(typeof b=="string"){if(typeof P[b]==
"number"){return v=P[b],E.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}else return E.errors=[{instancePath:r+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else var t=!0;
if(t){if(s.models!==void 0){let d=s.models,h=e,k=e;if(!Array.isArray(d)&&d!==null)return E.errors=[{
instancePath:r+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:tf.type}}],!1;if(e===
k&&Array.isArray(d)){if(d.length>64)return E.errors=[{instancePath:r+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return E.errors=[{instancePath:r+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let _=d.
length;for(let g=0;g<_;g++){let v=d[g],P=e;if(e===P)if(typeof v=="string"){if(j(v,256))return E.errors=
[{instancePath:r+"/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(W(v,1))return E.errors=[{instancePath:r+"/models/"+g,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+"/mod\
els/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=P===e;
if(!u)break}if(u){let g=d.length,v;if(g>1){let P={};for(;g--;){let b=d[g];if(typeof b=="string"){if(typeof P[b]==
"number"){return v=P[b],E.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}var t=h===e}else var t=!0;if(t){if(s.agents!==void 0){
let d=s.agents,h=e,k=e;if(!Array.isArray(d)&&d!==null)return E.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Sm.type}}],!1;if(e===k&&Array.isArray(d)){if(d.length>
1e3)return E.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(d.length<1)return E.errors=[{instancePath:r+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let _=d.length;for(let g=0;g<_;g++){
let v=d[g],P=e;if(e===P)if(typeof v=="string"){if(j(v,129))return E.errors=[{instancePath:r+"/agents\
/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(W(v,1))
return E.errors=[{instancePath:r+"/agents/"+g,schemaPath:"schema:Agents/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+"/agents/"+g,schemaPath:"schema\
:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e;if(!p)break}if(p){let g=d.
length,v;if(g>1){let P={};for(;g--;){let b=d[g];if(typeof b=="string"){if(typeof P[b]=="number"){return v=
P[b],E.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",
params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}var t=h===e}else var t=!0;if(t){if(s.only!==void 0){let d=s.
only,h=e,k=e;if(!Array.isArray(d)&&d!==null)return E.errors=[{instancePath:r+"/only",schemaPath:"sch\
ema:Only/type",keyword:"type",params:{type:Im.type}}],!1;if(e===k&&Array.isArray(d)){if(d.length>16)
return E.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(d.length<1)return E.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let _=d.length;for(let g=0;g<_;g++){let v=d[g],
P=e;if(e===P)if(typeof v=="string"){if(j(v,64))return E.errors=[{instancePath:r+"/only/"+g,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(v,1))return E.errors=[{
instancePath:r+"/only/"+g,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Mm.test(v))return E.errors=[{instancePath:r+"/only/"+g,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return E.errors=[{instancePath:r+
"/only/"+g,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var i=P===
e;if(!i)break}if(i){let g=d.length,v;if(g>1){let P={};for(;g--;){let b=d[g];if(typeof b=="string"){if(typeof P[b]==
"number"){return v=P[b],E.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}var t=h===e}else var t=!0;if(t){if(s.tags!==void 0){
let d=e;sr(s.tags,{instancePath:r+"/tags",parentData:s,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||
(a=a===null?sr.errors:a.concat(sr.errors),e=a.length);var t=d===e}else var t=!0;if(t){if(s.tags_from!==
void 0){let d=e;qr(s.tags_from,{instancePath:r+"/tags_from",parentData:s,parentDataProperty:"tags_fr\
om",rootData:w,dynamicAnchors:q})||(a=a===null?qr.errors:a.concat(qr.errors),e=a.length);var t=d===e}else
var t=!0;if(t){if(s.user_from!==void 0){let d=s.user_from,h=e,k=e,x=!1,_=e;if(typeof d!="string"){let P={
instancePath:r+"/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{type:"string"}};
a===null?a=[P]:a.push(P),e++}if(!(d==="header"||d==="user"||d==="metadata.user_id"||d==="jwt.sub")){
let P={instancePath:r+"/user_from",schemaPath:"schema:UserFrom/enum",keyword:"enum",params:{allowedValues:jm.
enum}};a===null?a=[P]:a.push(P),e++}var n=_===e;x=x||n;let g=e;if(d!==null){let P={instancePath:r+"/\
user_from",schemaPath:"#/properties/user_from/anyOf/1/type",keyword:"type",params:{type:"null"}};a===
null?a=[P]:a.push(P),e++}var n=g===e;if(x=x||n,x)e=k,a!==null&&(k?a.length=k:a=null);else{let P={instancePath:r+
"/user_from",schemaPath:"#/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=
[P]:a.push(P),e++,E.errors=a,!1}var t=h===e}else var t=!0;if(t){if(s.each_user!==void 0){let d=s.each_user,
h=e,k=e,x=!1,_=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d))if(Object.keys(d).length<1){let b={
instancePath:r+"/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{
limit:1}};a===null?a=[b]:a.push(b),e++}else{let b=e;for(let N in d)if(!(N==="rpm"||N==="tpm"||N==="b\
udget_usd"||N==="budget_period"||N==="most")){let D={instancePath:r+"/each_user",schemaPath:"schema:\
EachUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}};a===null?
a=[D]:a.push(D),e++;break}if(b===e){if(d.rpm!==void 0){let N=d.rpm,D=e;if(!(typeof N=="number"&&!(N%
1)&&!isNaN(N)&&isFinite(N))){let S={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/prop\
erties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[S]:a.push(S),e++}if(e===D&&typeof N==
"number"&&isFinite(N)){if(N>1e9||isNaN(N)){let S={instancePath:r+"/each_user/rpm",schemaPath:"schema\
:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[
S]:a.push(S),e++}else if(N<1||isNaN(N)){let S={instancePath:r+"/each_user/rpm",schemaPath:"schema:Ea\
chUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[S]:a.
push(S),e++}}var l=D===e}else var l=!0;if(l){if(d.tpm!==void 0){let N=d.tpm,D=e;if(!(typeof N=="numb\
er"&&!(N%1)&&!isNaN(N)&&isFinite(N))){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:Each\
User/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}if(e===
D&&typeof N=="number"&&isFinite(N)){if(N>1e9||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"\
schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?
a=[I]:a.push(I),e++}else if(N<1||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema\
:EachUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[I]:
a.push(I),e++}}var l=D===e}else var l=!0;if(l){if(d.budget_usd!==void 0){let N=d.budget_usd,D=e;if(e===
D)if(typeof N=="string"){if(j(N,17)){let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schem\
a:EachUser/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[I]:a.
push(I),e++}else if(!Ci.test(N)){let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:Ea\
chUser/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}};a===null?a=[I]:a.push(I),e++}}else{let I={instancePath:r+"/each_user/budget_usd",schemaPath:"\
schema:EachUser/properties/budget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[I]:a.
push(I),e++}var l=D===e}else var l=!0;if(l){if(d.budget_period!==void 0){let N=d.budget_period,D=e;if(typeof N!=
"string"){let I={instancePath:r+"/each_user/budget_period",schemaPath:"schema:EachUser/properties/bu\
dget_period/type",keyword:"type",params:{type:"string"}};a===null?a=[I]:a.push(I),e++}if(!(N==="day"||
N==="month")){let I={instancePath:r+"/each_user/budget_period",schemaPath:"schema:EachUser/propertie\
s/budget_period/enum",keyword:"enum",params:{allowedValues:Dm.properties.budget_period.enum}};a===null?
a=[I]:a.push(I),e++}var l=D===e}else var l=!0;if(l)if(d.most!==void 0){let N=d.most,D=e;if(!(typeof N==
"number"&&!(N%1)&&!isNaN(N)&&isFinite(N))){let I={instancePath:r+"/each_user/most",schemaPath:"schem\
a:EachUser/properties/most/type",keyword:"type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}
if(e===D&&typeof N=="number"&&isFinite(N)){if(N>1e5||isNaN(N)){let I={instancePath:r+"/each_user/mos\
t",schemaPath:"schema:EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};
a===null?a=[I]:a.push(I),e++}else if(N<1||isNaN(N)){let I={instancePath:r+"/each_user/most",schemaPath:"\
schema:EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[I]:a.push(I),e++}}var l=D===e}else var l=!0}}}}}else{let b={instancePath:r+"/each_user",schemaPath:"\
schema:EachUser/type",keyword:"type",params:{type:"object"}};a===null?a=[b]:a.push(b),e++}var m=_===
e;x=x||m;let v=e;if(d!==null){let b={instancePath:r+"/each_user",schemaPath:"#/properties/each_user/\
anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[b]:a.push(b),e++}var m=v===e;if(x=x||
m,x)e=k,a!==null&&(k?a.length=k:a=null);else{let b={instancePath:r+"/each_user",schemaPath:"#/proper\
ties/each_user/anyOf",keyword:"anyOf",params:{}};return a===null?a=[b]:a.push(b),e++,E.errors=a,!1}var t=h===
e}else var t=!0;if(t){if(s.show_users!==void 0){let d=s.show_users,h=e;if(typeof d!="string")return E.
errors=[{instancePath:r+"/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(d==="hash"||d==="name"))return E.errors=[{instancePath:r+"/show_users",schemaPath:"\
schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:Tm.enum}}],!1;var t=h===e}else var t=!0;
if(t){if(s.rpm!==void 0){let d=s.rpm,h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&
d!==null)return E.errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{
type:$m.type}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return E.errors=[{instancePath:r+
"/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<
1||isNaN(d))return E.errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(s.tpm!==void 0){let d=s.tpm,
h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Om.type}}],!1;if(e===k&&typeof d=="n\
umber"&&isFinite(d)){if(d>1e12||isNaN(d))return E.errors=[{instancePath:r+"/tpm",schemaPath:"schema:\
Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return E.errors=
[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=h===e}else var t=!0;if(t){if(s.max_parallel!==void 0){let d=s.max_parallel,h=e,k=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=[{instancePath:r+"/max_parallel",
schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Cm.type}}],!1;if(e===k&&typeof d=="\
number"&&isFinite(d)){if(d>1e6||isNaN(d))return E.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(
d))return E.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(s.priority_class!==
void 0){let d=s.priority_class,h=e;if(typeof d!="string")return E.errors=[{instancePath:r+"/priority\
_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="\
interactive"||d==="batch"||d==="hook"))return E.errors=[{instancePath:r+"/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Fm.enum}}],!1;var t=h===e}else var t=!0;
if(t){if(s.budget_usd!==void 0){let d=s.budget_usd,h=e,k=e;if(typeof d!="string"&&d!==null)return E.
errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Km.
type}}],!1;if(e===k&&typeof d=="string"){if(j(d,17))return E.errors=[{instancePath:r+"/budget_usd",schemaPath:"\
schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ci.test(d))return E.errors=
[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=h===e}else var t=!0;if(t){if(s.budget_period!==void 0){
let d=s.budget_period,h=e,k=e,x=!1,_=e;if(typeof d!="string"){let P={instancePath:r+"/budget_period",
schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===null?a=[P]:a.push(P),
e++}if(!(d==="day"||d==="month"||d==="total")){let P={instancePath:r+"/budget_period",schemaPath:"sc\
hema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Em.enum}};a===null?a=[P]:a.push(P),e++}
var c=_===e;x=x||c;let g=e;if(d!==null){let P={instancePath:r+"/budget_period",schemaPath:"#/propert\
ies/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[P]:a.push(P),e++}var c=g===
e;if(x=x||c,x)e=k,a!==null&&(k?a.length=k:a=null);else{let P={instancePath:r+"/budget_period",schemaPath:"\
#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[P]:a.push(P),e++,E.errors=
a,!1}var t=h===e}else var t=!0;if(t){if(s.budget_used!==void 0){let d=e;gr(s.budget_used,{instancePath:r+
"/budget_used",parentData:s,parentDataProperty:"budget_used",rootData:w,dynamicAnchors:q})||(a=a===null?
gr.errors:a.concat(gr.errors),e=a.length);var t=d===e}else var t=!0;if(t){if(s.last_used_at!==void 0){
let d=s.last_used_at,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.
errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{
type:Ss.properties.last_used_at.type}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||
isNaN(d))return E.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return E.errors=
[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(s.created_at!==void 0){let d=s.created_at,
h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:r+"/crea\
ted_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
h&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))return E.errors=[{instancePath:r+"/cre\
ated_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(d<0||isNaN(d))return E.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){
if(s.expires_at!==void 0){let d=s.expires_at,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return E.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/typ\
e",keyword:"type",params:{type:Ss.properties.expires_at.type}}],!1;if(e===h&&typeof d=="number"&&isFinite(
d)){if(d>41024448e5||isNaN(d))return E.errors=[{instancePath:r+"/expires_at",schemaPath:"#/propertie\
s/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(
d))return E.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(s.revoked_at!==void 0){
let d=s.revoked_at,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Ss.
properties.revoked_at.type}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))
return E.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return E.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(s.previous_until!==void 0){let d=s.previous_until,h=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"type",params:{type:Ss.properties.
previous_until.type}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))return E.
errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return E.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=h===e}else var t=!0;if(t)if(s.sandbox!==void 0){let d=e;if(typeof s.sandbox!=
"boolean")return E.errors=[{instancePath:r+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=d===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return E.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
a,e===0}E.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,managed_by:!0,holder:!0,pauses_at:!0,
scopes:!0,models:!0,agents:!0,only:!0,tags:!0,tags_from:!0,user_from:!0,each_user:!0,show_users:!0,rpm:!0,
tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,
created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};
function ze(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),E(
s,{instancePath:r,parentData:L,parentDataProperty:A,rootData:w,dynamicAnchors:q})||(a=a===null?E.errors:
a.concat(E.errors),e=a.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="managed_by"&&t!=="holder"&&t!=="pause\
s_at"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&t!=="only"&&t!=="tags"&&t!=="tags_from"&&t!=="user_\
from"&&t!=="each_user"&&t!=="show_users"&&t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_cl\
ass"&&t!=="budget_usd"&&t!=="budget_period"&&t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&
t!=="expires_at"&&t!=="revoked_at"&&t!=="previous_until"&&t!=="sandbox"){return ze.errors=[{instancePath:r,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],
!1;break}}else return ze.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return ze.errors=a,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=Nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.keys===void 0&&(u="keys")||s.next===void 0&&(u="ne\
xt"))return Nr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let p=e;for(let i in s)if(!(i==="keys"||i==="next")){return Nr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===
e){if(s.keys!==void 0){let i=s.keys,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e5)return Nr.errors=
[{instancePath:r+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e5}}],
!1;{var t=!0;let l=i.length;for(let m=0;m<l;m++){let c=e;ze(i[m],{instancePath:r+"/keys/"+m,parentData:i,
parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?ze.errors:a.concat(ze.errors),e=a.length);
var t=c===e;if(!t)break}}}else return Nr.errors=[{instancePath:r+"/keys",schemaPath:"#/properties/ke\
ys/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){
let i=s.next,n=e;if(typeof i!="string"&&i!==null)return Nr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:rf.properties.next.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,256))return Nr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=n===e}else var f=!0}}}else return Nr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Nr.errors=a,e===0}Nr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Dt(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Dt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Nr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Nr.errors:a.concat(Nr.errors),e=a.length));else return Dt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Dt.errors=a,e===0}Dt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Rm=Tt;function Pr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Pr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),E(
s,{instancePath:r,parentData:L,parentDataProperty:A,rootData:w,dynamicAnchors:q})||(a=a===null?E.errors:
a.concat(E.errors),e=a.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.key===void 0&&
(f="key"))return Pr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.key!==void 0){let u=s.key,p=e;if(e===p)if(typeof u=="string"){if(j(u,256))return Pr.errors=[
{instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(W(u,1))return Pr.errors=[{instancePath:r+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Pr.errors=[{instancePath:r+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){for(let u in s)
if(u!=="key"&&u!=="id"&&u!=="name"&&u!=="prefix"&&u!=="owner"&&u!=="group"&&u!=="managed_by"&&u!=="h\
older"&&u!=="pauses_at"&&u!=="scopes"&&u!=="models"&&u!=="agents"&&u!=="only"&&u!=="tags"&&u!=="tags\
_from"&&u!=="user_from"&&u!=="each_user"&&u!=="show_users"&&u!=="rpm"&&u!=="tpm"&&u!=="max_parallel"&&
u!=="priority_class"&&u!=="budget_usd"&&u!=="budget_period"&&u!=="budget_used"&&u!=="last_used_at"&&
u!=="created_at"&&u!=="expires_at"&&u!=="revoked_at"&&u!=="previous_until"&&u!=="sandbox"){return Pr.
errors=[{instancePath:r,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{
unevaluatedProperty:u}}],!1;break}}}else return Pr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pr.errors=a,e===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Tt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Tt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Pr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Pr.errors:
a.concat(Pr.errors),e=a.length));else return Tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Tt.errors=a,e===0}Tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xm=$t;function $t(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=$t.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ze.errors:
a.concat(ze.errors),e=a.length));else return $t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $t.errors=a,e===0}$t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zm=Ot;function Ot(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ze.errors:
a.concat(ze.errors),e=a.length));else return Ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ot.errors=a,e===0}Ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gm=Ct;function Ct(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ct.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ze.errors:
a.concat(ze.errors),e=a.length));else return Ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ct.errors=a,e===0}Ct.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bm=Ft;function Ft(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ft.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ze.errors:
a.concat(ze.errors),e=a.length));else return Ft.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ft.errors=a,e===0}Ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Vm=Kt;function Kt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Kt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Pr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Pr.errors:
a.concat(Pr.errors),e=a.length));else return Kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Kt.errors=a,e===0}Kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zm=Et;function Et(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Et.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ze.errors:
a.concat(ze.errors),e=a.length));else return Et.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Et.errors=a,e===0}Et.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wm=Mt;var mf={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},um={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","only","user_from","each_user","show_users","rpm","tpm","max_parallel","weight",
"priority_class","budget_usd","budget_period","managed_by","created_at"],properties:{id:{type:"strin\
g",minLength:1,maxLength:64},name:{$ref:"schema:GroupName"},path:{type:"string",maxLength:194},parent:{
type:["string","null"],maxLength:64},tags:{$ref:"schema:Tags"},models:{$ref:"schema:GroupModels"},agents:{
$ref:"schema:Agents"},only:{$ref:"schema:Only"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"nu\
ll"}]},each_user:{anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUsers"},
rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"\
schema:GroupWeight"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},
budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_counted:{$ref:"schema:Nano\
Usd"},managed_by:{$ref:"schema:ManagedBy"},created_at:{type:"integer",minimum:0,maximum:41024448e5}},
$id:"schema:Group"};var lf={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var ur=Object.prototype.hasOwnProperty,df=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function M(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let c;if(s.id===void 0&&(c="id")||s.name===void 0&&(c="name")||s.path===
void 0&&(c="path")||s.parent===void 0&&(c="parent")||s.tags===void 0&&(c="tags")||s.models===void 0&&
(c="models")||s.agents===void 0&&(c="agents")||s.only===void 0&&(c="only")||s.user_from===void 0&&(c=
"user_from")||s.each_user===void 0&&(c="each_user")||s.show_users===void 0&&(c="show_users")||s.rpm===
void 0&&(c="rpm")||s.tpm===void 0&&(c="tpm")||s.max_parallel===void 0&&(c="max_parallel")||s.weight===
void 0&&(c="weight")||s.priority_class===void 0&&(c="priority_class")||s.budget_usd===void 0&&(c="bu\
dget_usd")||s.budget_period===void 0&&(c="budget_period")||s.managed_by===void 0&&(c="managed_by")||
s.created_at===void 0&&(c="created_at"))return M.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let y=e;for(let d in s)if(!ur.call(um.properties,d)){return M.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(s.id!==void 0){let d=s.id,h=e;if(e===h)if(typeof d=="string"){if(j(d,64))return M.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(d,1))return M.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(s.name!==void 0){
let d=s.name,h=e;if(e===e)if(typeof d=="string"){if(j(d,64))return M.errors=[{instancePath:r+"/name",
schemaPath:"schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(d,1))return M.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!df.test(d))return M.errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/p\
attern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return M.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=h===e}else var t=!0;if(t){if(s.path!==void 0){let d=s.path,h=e;if(e===h)if(typeof d==
"string"){if(j(d,194))return M.errors=[{instancePath:r+"/path",schemaPath:"#/properties/path/maxLeng\
th",keyword:"maxLength",params:{limit:194}}],!1}else return M.errors=[{instancePath:r+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(s.
parent!==void 0){let d=s.parent,h=e;if(typeof d!="string"&&d!==null)return M.errors=[{instancePath:r+
"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:um.properties.parent.type}}],
!1;if(e===h&&typeof d=="string"&&j(d,64))return M.errors=[{instancePath:r+"/parent",schemaPath:"#/pr\
operties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=h===e}else var t=!0;if(t){
if(s.tags!==void 0){let d=e;sr(s.tags,{instancePath:r+"/tags",parentData:s,parentDataProperty:"tags",
rootData:w,dynamicAnchors:q})||(a=a===null?sr.errors:a.concat(sr.errors),e=a.length);var t=d===e}else
var t=!0;if(t){if(s.models!==void 0){let d=s.models,h=e,k=e;if(!Array.isArray(d)&&d!==null)return M.
errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:lf.
type}}],!1;if(e===k&&Array.isArray(d)){if(d.length>64)return M.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return M.errors=
[{instancePath:r+"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let _=d.length;for(let g=0;g<_;g++){let v=d[g],P=e;if(e===P)if(typeof v=="string"){if(j(
v,256))return M.errors=[{instancePath:r+"/models/"+g,schemaPath:"schema:GroupModels/items/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(W(v,1))return M.errors=[{instancePath:r+"/models/"+g,
schemaPath:"schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.
errors=[{instancePath:r+"/models/"+g,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var f=P===e;if(!f)break}if(f){let g=d.length,v;if(g>1){let P={};for(;g--;){let b=d[g];
if(typeof b=="string"){if(typeof P[b]=="number"){return v=P[b],M.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}var t=h===
e}else var t=!0;if(t){if(s.agents!==void 0){let d=s.agents,h=e,k=e;if(!Array.isArray(d)&&d!==null)return M.
errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Sm.type}}],
!1;if(e===k&&Array.isArray(d)){if(d.length>1e3)return M.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<1)return M.errors=[{instancePath:r+
"/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let _=d.
length;for(let g=0;g<_;g++){let v=d[g],P=e;if(e===P)if(typeof v=="string"){if(j(v,129))return M.errors=
[{instancePath:r+"/agents/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:129}}],!1;if(W(v,1))return M.errors=[{instancePath:r+"/agents/"+g,schemaPath:"schema:Agents/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:r+"/age\
nts/"+g,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var u=P===e;
if(!u)break}if(u){let g=d.length,v;if(g>1){let P={};for(;g--;){let b=d[g];if(typeof b=="string"){if(typeof P[b]==
"number"){return v=P[b],M.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}var t=h===e}else var t=!0;if(t){if(s.only!==void 0){
let d=s.only,h=e,k=e;if(!Array.isArray(d)&&d!==null)return M.errors=[{instancePath:r+"/only",schemaPath:"\
schema:Only/type",keyword:"type",params:{type:Im.type}}],!1;if(e===k&&Array.isArray(d)){if(d.length>
16)return M.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(d.length<1)return M.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let _=d.length;for(let g=0;g<_;g++){let v=d[g],
P=e;if(e===P)if(typeof v=="string"){if(j(v,64))return M.errors=[{instancePath:r+"/only/"+g,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(v,1))return M.errors=[{
instancePath:r+"/only/"+g,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Mm.test(v))return M.errors=[{instancePath:r+"/only/"+g,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return M.errors=[{instancePath:r+
"/only/"+g,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var p=P===
e;if(!p)break}if(p){let g=d.length,v;if(g>1){let P={};for(;g--;){let b=d[g];if(typeof b=="string"){if(typeof P[b]==
"number"){return v=P[b],M.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:v}}],!1;break}P[b]=g}}}}}}var t=h===e}else var t=!0;if(t){if(s.user_from!==
void 0){let d=s.user_from,h=e,k=e,x=!1,_=e;if(typeof d!="string"){let P={instancePath:r+"/user_from",
schemaPath:"schema:UserFrom/type",keyword:"type",params:{type:"string"}};a===null?a=[P]:a.push(P),e++}
if(!(d==="header"||d==="user"||d==="metadata.user_id"||d==="jwt.sub")){let P={instancePath:r+"/user_\
from",schemaPath:"schema:UserFrom/enum",keyword:"enum",params:{allowedValues:jm.enum}};a===null?a=[P]:
a.push(P),e++}var i=_===e;x=x||i;let g=e;if(d!==null){let P={instancePath:r+"/user_from",schemaPath:"\
#/properties/user_from/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[P]:a.push(P),e++}
var i=g===e;if(x=x||i,x)e=k,a!==null&&(k?a.length=k:a=null);else{let P={instancePath:r+"/user_from",
schemaPath:"#/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[P]:a.push(P),
e++,M.errors=a,!1}var t=h===e}else var t=!0;if(t){if(s.each_user!==void 0){let d=s.each_user,h=e,k=e,
x=!1,_=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d))if(Object.keys(d).length<1){let b={instancePath:r+
"/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{limit:1}};a===
null?a=[b]:a.push(b),e++}else{let b=e;for(let N in d)if(!(N==="rpm"||N==="tpm"||N==="budget_usd"||N===
"budget_period"||N==="most")){let D={instancePath:r+"/each_user",schemaPath:"schema:EachUser/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:N}};a===null?a=[D]:a.push(D),
e++;break}if(b===e){if(d.rpm!==void 0){let N=d.rpm,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(
N))){let S={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[S]:a.push(S),e++}if(e===D&&typeof N=="number"&&isFinite(N)){
if(N>1e9||isNaN(N)){let S={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/properties/rp\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[S]:a.push(S),e++}else if(N<
1||isNaN(N)){let S={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[S]:a.push(S),e++}}var n=D===e}else
var n=!0;if(n){if(d.tpm!==void 0){let N=d.tpm,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(
N))){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}if(e===D&&typeof N=="number"&&isFinite(N)){
if(N>1e9||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:EachUser/properties/tp\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[I]:a.push(I),e++}else if(N<
1||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[I]:a.push(I),e++}}var n=D===e}else
var n=!0;if(n){if(d.budget_usd!==void 0){let N=d.budget_usd,D=e;if(e===D)if(typeof N=="string"){if(j(
N,17)){let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_u\
sd/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[I]:a.push(I),e++}else if(!Ci.test(N)){
let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[I]:a.push(
I),e++}}else{let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:EachUser/properties/bu\
dget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[I]:a.push(I),e++}var n=D===e}else var n=!0;
if(n){if(d.budget_period!==void 0){let N=d.budget_period,D=e;if(typeof N!="string"){let I={instancePath:r+
"/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"type",
params:{type:"string"}};a===null?a=[I]:a.push(I),e++}if(!(N==="day"||N==="month")){let I={instancePath:r+
"/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"enum",
params:{allowedValues:Dm.properties.budget_period.enum}};a===null?a=[I]:a.push(I),e++}var n=D===e}else
var n=!0;if(n)if(d.most!==void 0){let N=d.most,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(
N))){let I={instancePath:r+"/each_user/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}if(e===D&&typeof N=="number"&&isFinite(N)){
if(N>1e5||isNaN(N)){let I={instancePath:r+"/each_user/most",schemaPath:"schema:EachUser/properties/m\
ost/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?a=[I]:a.push(I),e++}else if(N<
1||isNaN(N)){let I={instancePath:r+"/each_user/most",schemaPath:"schema:EachUser/properties/most/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[I]:a.push(I),e++}}var n=D===e}else
var n=!0}}}}}else{let b={instancePath:r+"/each_user",schemaPath:"schema:EachUser/type",keyword:"type",
params:{type:"object"}};a===null?a=[b]:a.push(b),e++}var l=_===e;x=x||l;let v=e;if(d!==null){let b={
instancePath:r+"/each_user",schemaPath:"#/properties/each_user/anyOf/1/type",keyword:"type",params:{
type:"null"}};a===null?a=[b]:a.push(b),e++}var l=v===e;if(x=x||l,x)e=k,a!==null&&(k?a.length=k:a=null);else{
let b={instancePath:r+"/each_user",schemaPath:"#/properties/each_user/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[b]:a.push(b),e++,M.errors=a,!1}var t=h===e}else var t=!0;if(t){if(s.show_users!==
void 0){let d=s.show_users,h=e;if(typeof d!="string")return M.errors=[{instancePath:r+"/show_users",
schemaPath:"schema:ShowUsers/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="hash"||d==="\
name"))return M.errors=[{instancePath:r+"/show_users",schemaPath:"schema:ShowUsers/enum",keyword:"en\
um",params:{allowedValues:Tm.enum}}],!1;var t=h===e}else var t=!0;if(t){if(s.rpm!==void 0){let d=s.rpm,
h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return M.errors=[{instancePath:r+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:$m.type}}],!1;if(e===k&&typeof d=="n\
umber"&&isFinite(d)){if(d>1e9||isNaN(d))return M.errors=[{instancePath:r+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(d<1||isNaN(d))return M.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=h===e}else var t=!0;if(t){if(s.tpm!==void 0){let d=s.tpm,h=e,k=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d))&&d!==null)return M.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Om.type}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>1e12||
isNaN(d))return M.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return M.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;
if(t){if(s.max_parallel!==void 0){let d=s.max_parallel,h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d))&&d!==null)return M.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Cm.type}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>
1e6||isNaN(d))return M.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(d<1||isNaN(d))return M.errors=[{instancePath:r+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=h===e}else var t=!0;if(t){if(s.weight!==void 0){let d=s.weight,h=e,k=e;if(!(typeof d=="numb\
er"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return M.errors=[{instancePath:r+"/weight",schemaPath:"schema:G\
roupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof d=="number"&&isFinite(
d)){if(d>1e3||isNaN(d))return M.errors=[{instancePath:r+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(d<1||isNaN(d))return M.errors=[{instancePath:r+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=h===e}else var t=!0;if(t){if(s.priority_class!==void 0){let d=s.priority_class,h=e;if(typeof d!=
"string")return M.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(d==="interactive"||d==="batch"||d==="hook"))return M.errors=[
{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Fm.
enum}}],!1;var t=h===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let d=s.budget_usd,h=e,k=e;if(typeof d!=
"string"&&d!==null)return M.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Km.type}}],!1;if(e===k&&typeof d=="string"){if(j(d,17))return M.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Ci.test(d))return M.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=h===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let d=s.budget_period,h=e,k=e,x=!1,_=e;if(typeof d!="string"){let P={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};a===null?a=[P]:a.push(P),e++}if(!(d==="day"||d==="month"||d==="total")){let P={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Em.enum}};
a===null?a=[P]:a.push(P),e++}var m=_===e;x=x||m;let g=e;if(d!==null){let P={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};a===
null?a=[P]:a.push(P),e++}var m=g===e;if(x=x||m,x)e=k,a!==null&&(k?a.length=k:a=null);else{let P={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===
null?a=[P]:a.push(P),e++,M.errors=a,!1}var t=h===e}else var t=!0;if(t){if(s.budget_counted!==void 0){
let d=s.budget_counted,h=e;if(e===e)if(typeof d=="string"){if(j(d,30))return M.errors=[{instancePath:r+
"/budget_counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.
test(d))return M.errors=[{instancePath:r+"/budget_counted",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return M.errors=[{instancePath:r+"/budget_counte\
d",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;
if(t){if(s.managed_by!==void 0){let d=s.managed_by,h=e,k=e;if(typeof d!="string"&&d!==null)return M.
errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Fi.
type}}],!1;if(e===k&&typeof d=="string"){if(j(d,128))return M.errors=[{instancePath:r+"/managed_by",
schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(d,1))return M.
errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Ki.test(d))return M.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:Manag\
edBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===
e}else var t=!0;if(t)if(s.created_at!==void 0){let d=s.created_at,h=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return M.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){
if(d>41024448e5||isNaN(d))return M.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/cr\
eated_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))
return M.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}else return M.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=
a,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Lr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.groups===void 0&&(u="groups")||s.next===void 0&&(u="next"))return Lr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let p=e;for(let i in s)if(!(i===
"groups"||i==="next")){return Lr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.groups!==void 0){let i=s.
groups,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Lr.errors=[{instancePath:r+"/groups",
schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=i.
length;for(let m=0;m<l;m++){let c=e;M(i[m],{instancePath:r+"/groups/"+m,parentData:i,parentDataProperty:m,
rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:a.concat(M.errors),e=a.length);var t=c===e;if(!t)
break}}}else return Lr.errors=[{instancePath:r+"/groups",schemaPath:"#/properties/groups/type",keyword:"\
type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;
if(typeof i!="string"&&i!==null)return Lr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:mf.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(
i,64))return Lr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;var f=n===e}else var f=!0}}}else return Lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Lr.errors=a,e===0}Lr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Mt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Mt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Lr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Lr.errors:
a.concat(Lr.errors),e=a.length));else return Mt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Mt.errors=a,e===0}Mt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Hm=Ut;function Ut(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ut.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return Ut.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ut.errors=a,e===0}Ut.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ym=Rt;function Rt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return Rt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Rt.errors=a,e===0}Rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Jm=Xt;function Xt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Xt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return Xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xt.errors=a,e===0}Xt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Qm=zt;function zt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=zt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return zt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return zt.errors=a,e===0}zt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var el=Gt;var ff={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},Rs={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function Le(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.callers===void 0&&(p=
"callers")||s.next===void 0&&(p="next"))return Le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let i=e;for(let n in s)if(!(n==="callers"||n==="next")){return Le.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(s.callers!==void 0){let n=s.callers,l=e;if(e===l)if(Array.isArray(n)){if(n.length>
1e3)return Le.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let m=n.length;for(let c=0;c<m;c++){let y=n[c],d=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let x;if(y.id===void 0&&(x="id")||y.issuer===void 0&&
(x="issuer")||y.name===void 0&&(x="name")||y.group_id===void 0&&(x="group_id")||y.created_at===void 0&&
(x="created_at")||y.revoked_at===void 0&&(x="revoked_at"))return Le.errors=[{instancePath:r+"/caller\
s/"+c,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:x}}],!1;{let _=e;
for(let g in y)if(!(g==="id"||g==="issuer"||g==="name"||g==="group_id"||g==="created_at"||g==="revok\
ed_at")){return Le.errors=[{instancePath:r+"/callers/"+c,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(_===e){if(y.id!==void 0){
let g=y.id,v=e;if(e===v)if(typeof g=="string"){if(j(g,64))return Le.errors=[{instancePath:r+"/caller\
s/"+c+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return Le.errors=[{instancePath:r+"/callers/"+c+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){if(y.issuer!==void 0){
let g=y.issuer,v=e;if(e===v)if(typeof g=="string"){if(j(g,1024))return Le.errors=[{instancePath:r+"/\
callers/"+c+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return Le.errors=[{instancePath:r+"/callers/"+c+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){
if(y.name!==void 0){let g=y.name,v=e;if(e===v)if(typeof g=="string"){if(j(g,256))return Le.errors=[{
instancePath:r+"/callers/"+c+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return Le.errors=[{instancePath:r+"/callers/"+c+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;
if(f){if(y.group_id!==void 0){let g=y.group_id,v=e;if(typeof g!="string"&&g!==null)return Le.errors=
[{instancePath:r+"/callers/"+c+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:Rs.properties.group_id.type}}],!1;if(e===v&&typeof g=="string"&&j(g,64))return Le.
errors=[{instancePath:r+"/callers/"+c+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var f=v===e}else var f=!0;if(f){if(y.created_at!==
void 0){let g=y.created_at,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Le.errors=
[{instancePath:r+"/callers/"+c+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||isNaN(
g))return Le.errors=[{instancePath:r+"/callers/"+c+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(
g))return Le.errors=[{instancePath:r+"/callers/"+c+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=v===e}else var f=!0;
if(f)if(y.revoked_at!==void 0){let g=y.revoked_at,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g))&&g!==null)return Le.errors=[{instancePath:r+"/callers/"+c+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:Rs.properties.revoked_at.type}}],!1;if(e===
v&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||isNaN(g))return Le.errors=[{instancePath:r+"/ca\
llers/"+c+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(g))return Le.errors=[{instancePath:r+"/callers/"+
c+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=v===e}else var f=!0}}}}}}}else return Le.errors=[{instancePath:r+"/callers/"+
c,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=d===e;if(!t)break}}}else
return Le.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var u=l===e}else var u=!0;if(u)if(s.next!==void 0){let n=s.next,l=e;if(typeof n!=
"string"&&n!==null)return Le.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:ff.properties.next.type}}],!1;if(e===l&&typeof n=="string"&&j(n,64))return Le.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var u=l===e}else var u=!0}}}else return Le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return Le.errors=a,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Gt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Gt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Le.errors:
a.concat(Le.errors),e=a.length));else return Gt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gt.errors=a,e===0}Gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var rl=Ge;function Ge(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id")||f.issuer===void 0&&(p="issu\
er")||f.name===void 0&&(p="name")||f.group_id===void 0&&(p="group_id")||f.created_at===void 0&&(p="c\
reated_at")||f.revoked_at===void 0&&(p="revoked_at"))return Ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in f)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return Ge.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(i===e){if(f.id!==void 0){let n=f.id,l=e;if(e===l)
if(typeof n=="string"){if(j(n,64))return Ge.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Ge.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.issuer!==void 0){let n=f.issuer,l=e;if(e===
l)if(typeof n=="string"){if(j(n,1024))return Ge.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Ge.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.name!==void 0){let n=f.name,l=e;
if(e===l)if(typeof n=="string"){if(j(n,256))return Ge.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ge.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.group_id!==void 0){let n=f.group_id,
l=e;if(typeof n!="string"&&n!==null)return Ge.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Rs.properties.group_id.type}}],!1;
if(e===l&&typeof n=="string"&&j(n,64))return Ge.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else
var t=!0;if(t){if(f.created_at!==void 0){let n=f.created_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ge.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return Ge.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return Ge.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let n=f.revoked_at,l=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return Ge.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Rs.properties.revoked_at.type}}],
!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Ge.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Ge.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0}}}}}}}else return Ge.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Ge.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=a,e===
0}Ge.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var sl=Be;function Be(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.id===void 0&&(p="id")||f.issuer===void 0&&(p="issu\
er")||f.name===void 0&&(p="name")||f.group_id===void 0&&(p="group_id")||f.created_at===void 0&&(p="c\
reated_at")||f.revoked_at===void 0&&(p="revoked_at"))return Be.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in f)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return Be.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(i===e){if(f.id!==void 0){let n=f.id,l=e;if(e===l)
if(typeof n=="string"){if(j(n,64))return Be.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Be.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.issuer!==void 0){let n=f.issuer,l=e;if(e===
l)if(typeof n=="string"){if(j(n,1024))return Be.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Be.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.name!==void 0){let n=f.name,l=e;
if(e===l)if(typeof n=="string"){if(j(n,256))return Be.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Be.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.group_id!==void 0){let n=f.group_id,
l=e;if(typeof n!="string"&&n!==null)return Be.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Rs.properties.group_id.type}}],!1;
if(e===l&&typeof n=="string"&&j(n,64))return Be.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else
var t=!0;if(t){if(f.created_at!==void 0){let n=f.created_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Be.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return Be.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return Be.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let n=f.revoked_at,l=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return Be.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Rs.properties.revoked_at.type}}],
!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Be.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Be.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0}}}}}}}else return Be.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Be.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=a,e===
0}Be.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var tl=Bt;var Is={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","attempts","prompt_tokens","cached_tokens","cache_write_tokens","cache_write_1h\
_tokens","completion_tokens","reasoning_tokens","hosted_calls","calls","images","characters","second\
s","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},group_id:{type:["str\
ing","null"],maxLength:64},model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],
maxLength:256},upstream:{type:["string","null"],maxLength:256},user:{type:"string",maxLength:64},user_name:{
type:"string",maxLength:256},tag:{type:"string",maxLength:64},owner:{type:["string","null"],maxLength:256},
status:{type:["string","null"],maxLength:64},refusal:{type:["string","null"],maxLength:64},hour:{type:"\
integer",minimum:0,maximum:41024448e5},day:{type:"integer",minimum:0,maximum:41024448e5},requests:{$ref:"\
schema:Count"},attempts:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"\
schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"\
schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:R\
easoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},calls:{type:"integer",minimum:0,maximum:9007199254740991},
images:{type:"integer",minimum:0,maximum:9007199254740991},characters:{type:"integer",minimum:0,maximum:9007199254740991},
seconds:{type:"integer",minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},counted:{
$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function K(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.from===void 0&&(p="from")||s.to===void 0&&
(p="to")||s.totals===void 0&&(p="totals"))return K.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let i=e;for(let n in s)if(!(n==="from"||n==="to"||n==="to\
tals")){return K.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(i===e){if(s.from!==void 0){let n=s.from,l=e,m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:r+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return K.errors=[{instancePath:r+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return K.
errors=[{instancePath:r+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.to!==void 0){let n=s.to,l=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:r+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return K.errors=[{instancePath:r+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return K.errors=
[{instancePath:r+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t)if(s.totals!==void 0){let n=s.totals,l=e;if(e===l)if(Array.isArray(
n)){if(n.length>1e5)return K.errors=[{instancePath:r+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let c=n.length;for(let y=0;y<c;y++){let d=n[y],
h=e;if(e===h)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.requests===void 0&&(x="requests")||
d.attempts===void 0&&(x="attempts")||d.prompt_tokens===void 0&&(x="prompt_tokens")||d.cached_tokens===
void 0&&(x="cached_tokens")||d.cache_write_tokens===void 0&&(x="cache_write_tokens")||d.cache_write_1h_tokens===
void 0&&(x="cache_write_1h_tokens")||d.completion_tokens===void 0&&(x="completion_tokens")||d.reasoning_tokens===
void 0&&(x="reasoning_tokens")||d.hosted_calls===void 0&&(x="hosted_calls")||d.calls===void 0&&(x="c\
alls")||d.images===void 0&&(x="images")||d.characters===void 0&&(x="characters")||d.seconds===void 0&&
(x="seconds")||d.charged===void 0&&(x="charged")||d.counted===void 0&&(x="counted")||d.cost===void 0&&
(x="cost"))return K.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/totals/items/requi\
red",keyword:"required",params:{missingProperty:x}}],!1;{let _=e;for(let g in d)if(!ur.call(Is.properties.
totals.items.properties,g)){return K.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/t\
otals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;
break}if(_===e){if(d.key_id!==void 0){let g=d.key_id,v=e;if(e===v)if(typeof g=="string"){if(j(g,256))
return K.errors=[{instancePath:r+"/totals/"+y+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:r+
"/totals/"+y+"/key_id",schemaPath:"#/properties/totals/items/properties/key_id/type",keyword:"type",
params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(d.group_id!==void 0){let g=d.group_id,
v=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/group_id",schemaPath:"\
#/properties/totals/items/properties/group_id/type",keyword:"type",params:{type:Is.properties.totals.
items.properties.group_id.type}}],!1;if(e===v&&typeof g=="string"&&j(g,64))return K.errors=[{instancePath:r+
"/totals/"+y+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var u=v===e}else var u=!0;if(u){if(d.model!==void 0){let g=d.model,
v=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/model",schemaPath:"\
#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Is.properties.totals.items.
properties.model.type}}],!1;if(e===v&&typeof g=="string"&&j(g,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/model",schemaPath:"#/properties/totals/items/properties/model/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(d.agent!==void 0){let g=d.agent,v=e;
if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/agent",schemaPath:"#\
/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Is.properties.totals.items.
properties.agent.type}}],!1;if(e===v&&typeof g=="string"&&j(g,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/agent",schemaPath:"#/properties/totals/items/properties/agent/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(d.upstream!==void 0){let g=d.upstream,
v=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/upstream",schemaPath:"\
#/properties/totals/items/properties/upstream/type",keyword:"type",params:{type:Is.properties.totals.
items.properties.upstream.type}}],!1;if(e===v&&typeof g=="string"&&j(g,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(d.user!==void 0){let g=d.user,
v=e;if(e===v)if(typeof g=="string"){if(j(g,64))return K.errors=[{instancePath:r+"/totals/"+y+"/user",
schemaPath:"#/properties/totals/items/properties/user/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return K.errors=[{instancePath:r+"/totals/"+y+"/user",schemaPath:"#/properties/totals/items/\
properties/user/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(d.
user_name!==void 0){let g=d.user_name,v=e;if(e===v)if(typeof g=="string"){if(j(g,256))return K.errors=
[{instancePath:r+"/totals/"+y+"/user_name",schemaPath:"#/properties/totals/items/properties/user_nam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:r+"/tot\
als/"+y+"/user_name",schemaPath:"#/properties/totals/items/properties/user_name/type",keyword:"type",
params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(d.tag!==void 0){let g=d.tag,v=e;if(e===
v)if(typeof g=="string"){if(j(g,64))return K.errors=[{instancePath:r+"/totals/"+y+"/tag",schemaPath:"\
#/properties/totals/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.
errors=[{instancePath:r+"/totals/"+y+"/tag",schemaPath:"#/properties/totals/items/properties/tag/typ\
e",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(d.owner!==void 0){let g=d.
owner,v=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/owner",schemaPath:"\
#/properties/totals/items/properties/owner/type",keyword:"type",params:{type:Is.properties.totals.items.
properties.owner.type}}],!1;if(e===v&&typeof g=="string"&&j(g,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/owner",schemaPath:"#/properties/totals/items/properties/owner/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(d.status!==void 0){let g=d.status,
v=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/status",schemaPath:"\
#/properties/totals/items/properties/status/type",keyword:"type",params:{type:Is.properties.totals.items.
properties.status.type}}],!1;if(e===v&&typeof g=="string"&&j(g,64))return K.errors=[{instancePath:r+
"/totals/"+y+"/status",schemaPath:"#/properties/totals/items/properties/status/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;var u=v===e}else var u=!0;if(u){if(d.refusal!==void 0){let g=d.refusal,
v=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/refusal",schemaPath:"\
#/properties/totals/items/properties/refusal/type",keyword:"type",params:{type:Is.properties.totals.
items.properties.refusal.type}}],!1;if(e===v&&typeof g=="string"&&j(g,64))return K.errors=[{instancePath:r+
"/totals/"+y+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var u=v===e}else var u=!0;if(u){if(d.hour!==void 0){let g=d.hour,v=e;
if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+
y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||isNaN(g))return K.errors=[
{instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(g))return K.errors=[{
instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.day!==void 0){let g=d.
day,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/\
totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||isNaN(g))return K.errors=
[{instancePath:r+"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+
"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.requests!==void 0){let g=d.
requests,v=e,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+
"/totals/"+y+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+
"/totals/"+y+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/reques\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===
e}else var u=!0;if(u){if(d.attempts!==void 0){let g=d.attempts,v=e,P=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/attempts",schemaPath:"sc\
hema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof g=="number"&&isFinite(
g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/attempts",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||
isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/attempts",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.prompt_tokens!==
void 0){let g=d.prompt_tokens,v=e,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.
errors=[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(
g))return K.errors=[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=
[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.cached_tokens!==void 0){let g=d.cached_tokens,
v=e,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/\
totals/"+y+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=
[{instancePath:r+"/totals/"+y+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+
"/totals/"+y+"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.cache_write_tokens!==void 0){let g=d.cache_write_tokens,
v=e,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/\
totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=
[{instancePath:r+"/totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+
"/totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.cache_write_1h_tokens!==void 0){let g=d.
cache_write_1h_tokens,v=e,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=
[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<
0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(d.completion_tokens!==void 0){let g=d.completion_tokens,v=e,P=e;if(!(typeof g=="nu\
mber"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof g==
"number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;
if(u){if(d.reasoning_tokens!==void 0){let g=d.reasoning_tokens,v=e,P=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof g=="number"&&
isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(d.hosted_calls!==void 0){let g=d.hosted_calls,v=e,P=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof g=="number"&&isFinite(
g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<
0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){
if(d.calls!==void 0){let g=d.calls,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.
errors=[{instancePath:r+"/totals/"+y+"/calls",schemaPath:"#/properties/totals/items/properties/calls\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/calls",schemaPath:"#/properties/totals/item\
s/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<
0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/calls",schemaPath:"#/properties/totals/i\
tems/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(d.images!==void 0){let g=d.images,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&
isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/images",schemaPath:"#/properties/totals\
/items/properties/images/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="numb\
er"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.characters!==void 0){let g=d.characters,v=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/characters",
schemaPath:"#/properties/totals/items/properties/characters/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=
[{instancePath:r+"/totals/"+y+"/characters",schemaPath:"#/properties/totals/items/properties/charact\
ers/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))
return K.errors=[{instancePath:r+"/totals/"+y+"/characters",schemaPath:"#/properties/totals/items/pr\
operties/characters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(d.seconds!==void 0){let g=d.seconds,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&
isFinite(g)))return K.errors=[{instancePath:r+"/totals/"+y+"/seconds",schemaPath:"#/properties/total\
s/items/properties/seconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="nu\
mber"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:r+"/totals/"+y+"/\
seconds",schemaPath:"#/properties/totals/items/properties/seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:r+"/tot\
als/"+y+"/seconds",schemaPath:"#/properties/totals/items/properties/seconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(d.charged!==void 0){let g=d.
charged,v=e;if(e===e)if(typeof g=="string"){if(j(g,30))return K.errors=[{instancePath:r+"/totals/"+y+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(
g))return K.errors=[{instancePath:r+"/totals/"+y+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return K.errors=[{instancePath:r+"/totals/"+y+"/\
charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else
var u=!0;if(u){if(d.counted!==void 0){let g=d.counted,v=e;if(e===e)if(typeof g=="string"){if(j(g,30))
return K.errors=[{instancePath:r+"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!jr.test(g))return K.errors=[{instancePath:r+"/totals/"+y+"/cou\
nted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return K.errors=[{instancePath:r+"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"t\
ype",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u)if(d.cost!==void 0){let g=d.cost,v=e;
if(e===e)if(typeof g=="string"){if(j(g,30))return K.errors=[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(g))return K.errors=
[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return K.errors=[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return K.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return K.errors=[{instancePath:r+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else
var t=!0}}}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return K.errors=a,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Bt(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=Bt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(K(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?K.errors:a.concat(
K.errors),e=a.length));else return Bt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Bt.errors=a,e===0}Bt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var al=Vt;var ym={type:"object",additionalProperties:!1,required:["at","metric","periods"],properties:{at:{$ref:"\
schema:Count"},metric:{$ref:"schema:SpendingMetric"},periods:{type:"array",maxItems:3,items:{type:"o\
bject",additionalProperties:!1,required:["name","from","to","before_from","before_to","total","keys",
"groups","models"],properties:{name:{type:"string",enum:["day","week","month"]},from:{$ref:"schema:C\
ount"},to:{$ref:"schema:Count"},before_from:{$ref:"schema:Count"},before_to:{$ref:"schema:Count"},total:{
type:"object",additionalProperties:!1,required:["amount","before"],properties:{amount:{$ref:"schema:\
NanoUsd"},before:{$ref:"schema:NanoUsd"}}},keys:{$ref:"schema:SpendingParts"},groups:{$ref:"schema:S\
pendingParts"},models:{$ref:"schema:SpendingParts"}}}}},$id:"schema:Spending"},uf={type:"string",enum:[
"charged","cost"],default:"charged",$id:"schema:SpendingMetric"},cm={type:"array",maxItems:5,items:{
type:"object",additionalProperties:!1,required:["id","name","amount","before"],properties:{id:{type:[
"string","null"],maxLength:256},name:{type:["string","null"],maxLength:256},amount:{$ref:"schema:Nan\
oUsd"},before:{$ref:"schema:NanoUsd"}}},$id:"schema:SpendingParts"};function $e(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=$e.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(s)){if(s.
length>5)return $e.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5}}],
!1;{var t=!0;let u=s.length;for(let p=0;p<u;p++){let i=s[p],n=e;if(e===n)if(i&&typeof i=="object"&&!Array.
isArray(i)){let m;if(i.id===void 0&&(m="id")||i.name===void 0&&(m="name")||i.amount===void 0&&(m="am\
ount")||i.before===void 0&&(m="before"))return $e.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/\
required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;for(let y in i)if(!(y==="id"||
y==="name"||y==="amount"||y==="before")){return $e.errors=[{instancePath:r+"/"+p,schemaPath:"#/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(c===
e){if(i.id!==void 0){let y=i.id,d=e;if(typeof y!="string"&&y!==null)return $e.errors=[{instancePath:r+
"/"+p+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:cm.items.properties.
id.type}}],!1;if(e===d&&typeof y=="string"&&j(y,256))return $e.errors=[{instancePath:r+"/"+p+"/id",schemaPath:"\
#/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=d===e}else var f=!0;
if(f){if(i.name!==void 0){let y=i.name,d=e;if(typeof y!="string"&&y!==null)return $e.errors=[{instancePath:r+
"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:cm.items.properties.
name.type}}],!1;if(e===d&&typeof y=="string"&&j(y,256))return $e.errors=[{instancePath:r+"/"+p+"/nam\
e",schemaPath:"#/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=d===
e}else var f=!0;if(f){if(i.amount!==void 0){let y=i.amount,d=e;if(e===e)if(typeof y=="string"){if(j(
y,30))return $e.errors=[{instancePath:r+"/"+p+"/amount",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!jr.test(y))return $e.errors=[{instancePath:r+"/"+p+"/amount",schemaPath:"\
schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return $e.errors=
[{instancePath:r+"/"+p+"/amount",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var f=d===e}else var f=!0;if(f)if(i.before!==void 0){let y=i.before,d=e;if(e===e)if(typeof y==
"string"){if(j(y,30))return $e.errors=[{instancePath:r+"/"+p+"/before",schemaPath:"schema:NanoUsd/ma\
xLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(y))return $e.errors=[{instancePath:r+
"/"+p+"/before",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return $e.errors=[{instancePath:r+"/"+p+"/before",schemaPath:"schema:NanoUsd/type",keyword:"\
type",params:{type:"string"}}],!1;var f=d===e}else var f=!0}}}}}else return $e.errors=[{instancePath:r+
"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e;if(!t)break}}}else
return $e.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return $e.
errors=a,e===0}$e.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function pe(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=pe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.at===void 0&&(i="at")||s.metric===void 0&&(i="metric")||s.periods===void 0&&
(i="periods"))return pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let l in s)if(!(l==="at"||l==="metric"||l==="periods")){return pe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(n===e){if(s.at!==void 0){let l=s.at,m=e,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return pe.errors=[{instancePath:r+"/at",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return pe.
errors=[{instancePath:r+"/at",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(l<0||isNaN(l))return pe.errors=[{instancePath:r+"/at",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;
if(t){if(s.metric!==void 0){let l=s.metric,m=e;if(typeof l!="string")return pe.errors=[{instancePath:r+
"/metric",schemaPath:"schema:SpendingMetric/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"charged"||l==="cost"))return pe.errors=[{instancePath:r+"/metric",schemaPath:"schema:SpendingMetric\
/enum",keyword:"enum",params:{allowedValues:uf.enum}}],!1;var t=m===e}else var t=!0;if(t)if(s.periods!==
void 0){let l=s.periods,m=e;if(e===m)if(Array.isArray(l)){if(l.length>3)return pe.errors=[{instancePath:r+
"/periods",schemaPath:"#/properties/periods/maxItems",keyword:"maxItems",params:{limit:3}}],!1;{var f=!0;
let y=l.length;for(let d=0;d<y;d++){let h=l[d],k=e;if(e===k)if(h&&typeof h=="object"&&!Array.isArray(
h)){let _;if(h.name===void 0&&(_="name")||h.from===void 0&&(_="from")||h.to===void 0&&(_="to")||h.before_from===
void 0&&(_="before_from")||h.before_to===void 0&&(_="before_to")||h.total===void 0&&(_="total")||h.keys===
void 0&&(_="keys")||h.groups===void 0&&(_="groups")||h.models===void 0&&(_="models"))return pe.errors=
[{instancePath:r+"/periods/"+d,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{
missingProperty:_}}],!1;{let g=e;for(let v in h)if(!ur.call(ym.properties.periods.items.properties,v)){
return pe.errors=[{instancePath:r+"/periods/"+d,schemaPath:"#/properties/periods/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(g===e){if(h.name!==
void 0){let v=h.name,P=e;if(typeof v!="string")return pe.errors=[{instancePath:r+"/periods/"+d+"/nam\
e",schemaPath:"#/properties/periods/items/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;if(!(v==="day"||v==="week"||v==="month"))return pe.errors=[{instancePath:r+"/periods/"+d+"/name",
schemaPath:"#/properties/periods/items/properties/name/enum",keyword:"enum",params:{allowedValues:ym.
properties.periods.items.properties.name.enum}}],!1;var u=P===e}else var u=!0;if(u){if(h.from!==void 0){
let v=h.from,P=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return pe.errors=[{instancePath:r+
"/periods/"+d+"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
b&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return pe.errors=[{instancePath:r+
"/periods/"+d+"/from",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(v<0||isNaN(v))return pe.errors=[{instancePath:r+"/periods/"+d+"/from",schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=P===e}else var u=!0;if(u){if(h.
to!==void 0){let v=h.to,P=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return pe.errors=
[{instancePath:r+"/periods/"+d+"/to",schemaPath:"schema:Count/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return pe.errors=
[{instancePath:r+"/periods/"+d+"/to",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(v<0||isNaN(v))return pe.errors=[{instancePath:r+"/periods/"+d+"/\
to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=P===
e}else var u=!0;if(u){if(h.before_from!==void 0){let v=h.before_from,P=e,b=e;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return pe.errors=[{instancePath:r+"/periods/"+d+"/before_from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof v=="number"&&isFinite(
v)){if(v>9007199254740991||isNaN(v))return pe.errors=[{instancePath:r+"/periods/"+d+"/before_from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||
isNaN(v))return pe.errors=[{instancePath:r+"/periods/"+d+"/before_from",schemaPath:"schema:Count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=P===e}else var u=!0;if(u){if(h.before_to!==
void 0){let v=h.before_to,P=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return pe.
errors=[{instancePath:r+"/periods/"+d+"/before_to",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return pe.
errors=[{instancePath:r+"/periods/"+d+"/before_to",schemaPath:"schema:Count/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||isNaN(v))return pe.errors=[{instancePath:r+
"/periods/"+d+"/before_to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}var u=P===e}else var u=!0;if(u){if(h.total!==void 0){let v=h.total,P=e;if(e===P)if(v&&
typeof v=="object"&&!Array.isArray(v)){let N;if(v.amount===void 0&&(N="amount")||v.before===void 0&&
(N="before"))return pe.errors=[{instancePath:r+"/periods/"+d+"/total",schemaPath:"#/properties/perio\
ds/items/properties/total/required",keyword:"required",params:{missingProperty:N}}],!1;{let D=e;for(let S in v)
if(!(S==="amount"||S==="before")){return pe.errors=[{instancePath:r+"/periods/"+d+"/total",schemaPath:"\
#/properties/periods/items/properties/total/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:S}}],!1;break}if(D===e){if(v.amount!==void 0){let S=v.amount,I=e;if(e===e)if(typeof S==
"string"){if(j(S,30))return pe.errors=[{instancePath:r+"/periods/"+d+"/total/amount",schemaPath:"sch\
ema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(S))return pe.errors=[{
instancePath:r+"/periods/"+d+"/total/amount",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return pe.errors=[{instancePath:r+"/periods/"+d+"/total/amount",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var p=I===e}else var p=!0;if(p)if(v.
before!==void 0){let S=v.before,I=e;if(e===e)if(typeof S=="string"){if(j(S,30))return pe.errors=[{instancePath:r+
"/periods/"+d+"/total/before",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!jr.test(S))return pe.errors=[{instancePath:r+"/periods/"+d+"/total/before",schemaPath:"schema\
:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return pe.errors=[{instancePath:r+
"/periods/"+d+"/total/before",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],
!1;var p=I===e}else var p=!0}}}else return pe.errors=[{instancePath:r+"/periods/"+d+"/total",schemaPath:"\
#/properties/periods/items/properties/total/type",keyword:"type",params:{type:"object"}}],!1;var u=P===
e}else var u=!0;if(u){if(h.keys!==void 0){let v=e;$e(h.keys,{instancePath:r+"/periods/"+d+"/keys",parentData:h,
parentDataProperty:"keys",rootData:w,dynamicAnchors:q})||(a=a===null?$e.errors:a.concat($e.errors),e=
a.length);var u=v===e}else var u=!0;if(u){if(h.groups!==void 0){let v=e;$e(h.groups,{instancePath:r+
"/periods/"+d+"/groups",parentData:h,parentDataProperty:"groups",rootData:w,dynamicAnchors:q})||(a=a===
null?$e.errors:a.concat($e.errors),e=a.length);var u=v===e}else var u=!0;if(u)if(h.models!==void 0){
let v=e;$e(h.models,{instancePath:r+"/periods/"+d+"/models",parentData:h,parentDataProperty:"models",
rootData:w,dynamicAnchors:q})||(a=a===null?$e.errors:a.concat($e.errors),e=a.length);var u=v===e}else
var u=!0}}}}}}}}}}else return pe.errors=[{instancePath:r+"/periods/"+d,schemaPath:"#/properties/peri\
ods/items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===e;if(!f)break}}}else return pe.
errors=[{instancePath:r+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type:"\
array"}}],!1;var t=m===e}else var t=!0}}}}else return pe.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return pe.errors=a,e===0}pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Vt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Vt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(pe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?pe.errors:
a.concat(pe.errors),e=a.length));else return Vt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Vt.errors=a,e===0}Vt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var il=Zt;var yf={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},xr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","group_id","user_hash","payment_id","model","agent","tool","status","pro\
mpt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reason\
ing_tokens","hosted_calls","unit","units","estimated","charged","counted","cost","latency_ms","ttft_\
ms","waited_ms","upstream_key","upstream","called_model","reason","class"],properties:{id:{type:"str\
ing",maxLength:64},call_id:{type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{
type:"integer",minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"\
string",maxLength:32},key_id:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},
user_hash:{type:["string","null"],maxLength:64},tags:{anyOf:[{$ref:"schema:Tags"},{type:"null"}]},payment_id:{
type:["string","null"],maxLength:512},model:{type:["string","null"],maxLength:256},agent:{type:["str\
ing","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"\
schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{
$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:Hos\
tedCalls"},unit:{type:["string","null"],maxLength:32},units:{type:["integer","null"],minimum:0,maximum:9007199254740991},
estimated:{type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"\
integer",minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},
latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},waited_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},upstream:{
type:["string","null"],maxLength:64},upstream_key:{type:["string","null"],maxLength:1024},called_model:{
type:["string","null"],maxLength:128},reason:{$ref:"schema:FailureReason"},class:{anyOf:[{$ref:"sche\
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var cf={type:"string",enum:["ours","upstream","caller","limits","left","payment"],$id:"schema:Failur\
eClass"};function F(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===void 0&&(n="id")||s.call_id===void 0&&
(n="call_id")||s.request_id===void 0&&(n="request_id")||s.attempt===void 0&&(n="attempt")||s.ts===void 0&&
(n="ts")||s.service===void 0&&(n="service")||s.key_id===void 0&&(n="key_id")||s.group_id===void 0&&(n=
"group_id")||s.user_hash===void 0&&(n="user_hash")||s.payment_id===void 0&&(n="payment_id")||s.model===
void 0&&(n="model")||s.agent===void 0&&(n="agent")||s.tool===void 0&&(n="tool")||s.status===void 0&&
(n="status")||s.prompt_tokens===void 0&&(n="prompt_tokens")||s.cached_tokens===void 0&&(n="cached_to\
kens")||s.cache_write_tokens===void 0&&(n="cache_write_tokens")||s.cache_write_1h_tokens===void 0&&(n=
"cache_write_1h_tokens")||s.completion_tokens===void 0&&(n="completion_tokens")||s.reasoning_tokens===
void 0&&(n="reasoning_tokens")||s.hosted_calls===void 0&&(n="hosted_calls")||s.unit===void 0&&(n="un\
it")||s.units===void 0&&(n="units")||s.estimated===void 0&&(n="estimated")||s.charged===void 0&&(n="\
charged")||s.counted===void 0&&(n="counted")||s.cost===void 0&&(n="cost")||s.latency_ms===void 0&&(n=
"latency_ms")||s.ttft_ms===void 0&&(n="ttft_ms")||s.waited_ms===void 0&&(n="waited_ms")||s.upstream_key===
void 0&&(n="upstream_key")||s.upstream===void 0&&(n="upstream")||s.called_model===void 0&&(n="called\
_model")||s.reason===void 0&&(n="reason")||s.class===void 0&&(n="class"))return F.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let m in s)if(!ur.
call(xr.properties,m)){return F.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(l===e){if(s.id!==void 0){let m=s.id,
c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return F.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;
if(t){if(s.call_id!==void 0){let m=s.call_id,c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return F.
errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1}else return F.errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/typ\
e",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(s.request_id!==void 0){
let m=s.request_id,c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return F.errors=[{instancePath:r+"\
/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return F.errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(s.attempt!==void 0){let m=s.attempt,
c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/atte\
mpt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)){if(m>1e3||isNaN(m))return F.errors=[{instancePath:r+"/attempt",schemaPath:"#/\
properties/attempt/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(m<0||isNaN(
m))return F.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.ts!==void 0){let m=s.
ts,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/t\
s",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return F.errors=[{instancePath:r+"/ts",schemaPath:"\
#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return F.errors=[{instancePath:r+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.service!==void 0){let m=s.service,
c=e;if(e===c)if(typeof m=="string"){if(j(m,32))return F.errors=[{instancePath:r+"/service",schemaPath:"\
#/properties/service/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return F.errors=[{instancePath:r+
"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var t=c===
e}else var t=!0;if(t){if(s.key_id!==void 0){let m=s.key_id,c=e;if(e===c)if(typeof m=="string"){if(j(
m,256))return F.errors=[{instancePath:r+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return F.errors=[{instancePath:r+"/key_id",schemaPath:"#/pro\
perties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(s.
group_id!==void 0){let m=s.group_id,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:xr.properties.group_id.
type}}],!1;if(e===c&&typeof m=="string"&&j(m,64))return F.errors=[{instancePath:r+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=c===e}else var t=!0;
if(t){if(s.user_hash!==void 0){let m=s.user_hash,c=e;if(typeof m!="string"&&m!==null)return F.errors=
[{instancePath:r+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:xr.
properties.user_hash.type}}],!1;if(e===c&&typeof m=="string"&&j(m,64))return F.errors=[{instancePath:r+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=c===e}else var t=!0;if(t){if(s.tags!==void 0){let m=s.tags,c=e,y=e,d=!1,h=e;sr(m,{instancePath:r+
"/tags",parentData:s,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=a===null?sr.errors:
a.concat(sr.errors),e=a.length);var f=h===e;d=d||f;let k=e;if(m!==null){let _={instancePath:r+"/tags",
schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[_]:a.push(
_),e++}var f=k===e;if(d=d||f,d)e=y,a!==null&&(y?a.length=y:a=null);else{let _={instancePath:r+"/tags",
schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{}};return a===null?a=[_]:a.push(_),e++,
F.errors=a,!1}var t=c===e}else var t=!0;if(t){if(s.payment_id!==void 0){let m=s.payment_id,c=e;if(typeof m!=
"string"&&m!==null)return F.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_i\
d/type",keyword:"type",params:{type:xr.properties.payment_id.type}}],!1;if(e===c&&typeof m=="string"&&
j(m,512))return F.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/maxLengt\
h",keyword:"maxLength",params:{limit:512}}],!1;var t=c===e}else var t=!0;if(t){if(s.model!==void 0){
let m=s.model,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:xr.properties.model.type}}],!1;if(e===c&&typeof m==
"string"&&j(m,256))return F.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=c===e}else var t=!0;if(t){if(s.agent!==void 0){
let m=s.agent,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/agent",schemaPath:"\
#/properties/agent/type",keyword:"type",params:{type:xr.properties.agent.type}}],!1;if(e===c&&typeof m==
"string"&&j(m,256))return F.errors=[{instancePath:r+"/agent",schemaPath:"#/properties/agent/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=c===e}else var t=!0;if(t){if(s.tool!==void 0){let m=s.
tool,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/tool",schemaPath:"#/prop\
erties/tool/type",keyword:"type",params:{type:xr.properties.tool.type}}],!1;if(e===c&&typeof m=="str\
ing"&&j(m,256))return F.errors=[{instancePath:r+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=c===e}else var t=!0;if(t){if(s.status!==void 0){let m=s.status,
c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return F.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return F.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=c===
e}else var t=!0;if(t){if(s.prompt_tokens!==void 0){let m=s.prompt_tokens,c=e,y=e;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return F.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(
m))return F.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.cached_tokens!==void 0){
let m=s.cached_tokens,c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.cache_write_tokens!==void 0){let m=s.cache_write_tokens,c=e,
y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=[{instancePath:r+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.cache_write_1h_tokens!==void 0){let m=s.cache_write_1h_tokens,
c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=
[{instancePath:r+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let m=s.completion_tokens,
c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.
reasoning_tokens!==void 0){let m=s.reasoning_tokens,c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return F.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return F.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<
0||isNaN(m))return F.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.
hosted_calls!==void 0){let m=s.hosted_calls,c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return F.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return F.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.unit!==void 0){let m=s.unit,c=e;if(typeof m!="string"&&m!==null)
return F.errors=[{instancePath:r+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:xr.properties.unit.type}}],!1;if(e===c&&typeof m=="string"&&j(m,32))return F.errors=[{instancePath:r+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=c===
e}else var t=!0;if(t){if(s.units!==void 0){let m=s.units,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return F.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:xr.properties.units.type}}],!1;if(e===c&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return F.errors=[{instancePath:r+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(
m))return F.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.estimated!==void 0){let m=e;
if(typeof s.estimated!="boolean")return F.errors=[{instancePath:r+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=m===e}else var t=!0;if(t){if(s.
charged!==void 0){let m=s.charged,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.
errors=[{instancePath:r+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=
[{instancePath:r+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else
var t=!0;if(t){if(s.counted!==void 0){let m=s.counted,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return F.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return F.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.cost!==void 0){let m=s.cost,c=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return F.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.latency_ms!==void 0){let m=s.latency_ms,c=e;if(!(typeof m=="\
number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="numbe\
r"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){
if(s.ttft_ms!==void 0){let m=s.ttft_ms,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&
m!==null)return F.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:xr.properties.ttft_ms.type}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return F.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))
return F.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.waited_ms!==void 0){let m=s.
waited_ms,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return F.errors=[{instancePath:r+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:xr.properties.waited_ms.
type}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=
[{instancePath:r+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.upstream!==void 0){let m=s.upstream,c=e;if(typeof m!="string"&&
m!==null)return F.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:xr.properties.upstream.type}}],!1;if(e===c&&typeof m=="string"&&j(m,64))return F.
errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=c===e}else var t=!0;if(t){if(s.upstream_key!==void 0){let m=s.upstream_key,
c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/upstream_key",schemaPath:"#/p\
roperties/upstream_key/type",keyword:"type",params:{type:xr.properties.upstream_key.type}}],!1;if(e===
c&&typeof m=="string"&&j(m,1024))return F.errors=[{instancePath:r+"/upstream_key",schemaPath:"#/prop\
erties/upstream_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=c===e}else var t=!0;
if(t){if(s.called_model!==void 0){let m=s.called_model,c=e;if(typeof m!="string"&&m!==null)return F.
errors=[{instancePath:r+"/called_model",schemaPath:"#/properties/called_model/type",keyword:"type",params:{
type:xr.properties.called_model.type}}],!1;if(e===c&&typeof m=="string"&&j(m,128))return F.errors=[{
instancePath:r+"/called_model",schemaPath:"#/properties/called_model/maxLength",keyword:"maxLength",
params:{limit:128}}],!1;var t=c===e}else var t=!0;if(t){if(s.reason!==void 0){let m=s.reason,c=e,y=e,
d=!1,h=e;if(e===h)if(m&&typeof m=="object"&&!Array.isArray(m)){let _=e;for(let g in m)if(!(g==="requ\
est_id"||g==="code"||g==="type"||g==="param"||g==="message")){let v={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
a===null?a=[v]:a.push(v),e++;break}if(_===e){if(m.request_id!==void 0){let g=m.request_id,v=e;if(e===
v)if(typeof g=="string"){if(j(g,128)){let P={instancePath:r+"/reason/request_id",schemaPath:"schema:\
FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};a===null?
a=[P]:a.push(P),e++}}else{let P={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/request_id/type",keyword:"type",params:{type:"string"}};a===null?a=[P]:a.push(P),
e++}var u=v===e}else var u=!0;if(u){if(m.code!==void 0){let g=m.code,v=e;if(e===v)if(typeof g=="stri\
ng"){if(j(g,128)){let b={instancePath:r+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/prop\
erties/code/maxLength",keyword:"maxLength",params:{limit:128}};a===null?a=[b]:a.push(b),e++}}else{let b={
instancePath:r+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/type",keyword:"\
type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var u=v===e}else var u=!0;if(u){if(m.type!==
void 0){let g=m.type,v=e;if(e===v)if(typeof g=="string"){if(j(g,128)){let b={instancePath:r+"/reason\
/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLength",keyword:"maxLength",params:{
limit:128}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:r+"/reason/type",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:
a.push(b),e++}var u=v===e}else var u=!0;if(u){if(m.param!==void 0){let g=m.param,v=e;if(e===v)if(typeof g==
"string"){if(j(g,256)){let b={instancePath:r+"/reason/param",schemaPath:"schema:FailureReason/anyOf/\
0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{
let b={instancePath:r+"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/type",
keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var u=v===e}else var u=!0;if(u)if(m.
message!==void 0){let g=m.message,v=e;if(e===v)if(typeof g=="string"){if(j(g,512)){let b={instancePath:r+
"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/maxLength",keyword:"ma\
xLength",params:{limit:512}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:r+"/reason/messa\
ge",schemaPath:"schema:FailureReason/anyOf/0/properties/message/type",keyword:"type",params:{type:"s\
tring"}};a===null?a=[b]:a.push(b),e++}var u=v===e}else var u=!0}}}}}else{let _={instancePath:r+"/rea\
son",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{type:"object"}};a===null?
a=[_]:a.push(_),e++}var p=h===e;d=d||p;let k=e;if(m!==null){let _={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[_]:a.push(_),e++}
var p=k===e;if(d=d||p,d)e=y,a!==null&&(y?a.length=y:a=null);else{let _={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return a===null?a=[_]:a.push(_),e++,F.errors=
a,!1}var t=c===e}else var t=!0;if(t)if(s.class!==void 0){let m=s.class,c=e,y=e,d=!1,h=e;if(typeof m!=
"string"){let _={instancePath:r+"/class",schemaPath:"schema:FailureClass/type",keyword:"type",params:{
type:"string"}};a===null?a=[_]:a.push(_),e++}if(!(m==="ours"||m==="upstream"||m==="caller"||m==="lim\
its"||m==="left"||m==="payment")){let _={instancePath:r+"/class",schemaPath:"schema:FailureClass/enu\
m",keyword:"enum",params:{allowedValues:cf.enum}};a===null?a=[_]:a.push(_),e++}var i=h===e;d=d||i;let k=e;
if(m!==null){let _={instancePath:r+"/class",schemaPath:"#/properties/class/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};a===null?a=[_]:a.push(_),e++}var i=k===e;if(d=d||i,d)e=y,a!==null&&(y?a.length=
y:a=null);else{let _={instancePath:r+"/class",schemaPath:"#/properties/class/anyOf",keyword:"anyOf",
params:{}};return a===null?a=[_]:a.push(_),e++,F.errors=a,!1}var t=c===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=a,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Ar.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&(u="next"))return Ar.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let p=e;
for(let i in s)if(!(i==="rows"||i==="next")){return Ar.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.
rows!==void 0){let i=s.rows,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Ar.errors=[{instancePath:r+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let l=i.length;for(let m=0;m<l;m++){let c=e;F(i[m],{instancePath:r+"/rows/"+m,parentData:i,parentDataProperty:m,
rootData:w,dynamicAnchors:q})||(a=a===null?F.errors:a.concat(F.errors),e=a.length);var t=c===e;if(!t)
break}}}else return Ar.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;
if(typeof i!="string"&&i!==null)return Ar.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:yf.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(
i,256))return Ar.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;var f=n===e}else var f=!0}}}else return Ar.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=a,e===0}Ar.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Zt(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Zt.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Ar(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Ar.errors:a.concat(Ar.errors),e=a.length));else return Zt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Zt.errors=a,e===0}Zt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var nl=ws;var hf={type:"object",additionalProperties:!1,required:["month","state","closes_at"],properties:{month:{
$ref:"schema:Month"},state:{type:"string",enum:["running","open","closed"]},closes_at:{anyOf:[{$ref:"\
schema:Instant"},{type:"null"}]}},$id:"schema:BilledMonth"};var gf=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u");function rr(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=rr.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.month===void 0&&(u="month")||s.state===void 0&&(u="state")||s.closes_at===void 0&&(u="clo\
ses_at"))return rr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let p=e;for(let i in s)if(!(i==="month"||i==="state"||i==="closes_at")){return rr.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e){if(s.month!==void 0){let i=s.month,n=e;if(e===e)if(typeof i=="string"){if(j(i,7))return rr.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/maxLength",keyword:"maxLength",params:{limit:7}}],
!1;if(W(i,7))return rr.errors=[{instancePath:r+"/month",schemaPath:"schema:Month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!gf.test(i))return rr.errors=[{instancePath:r+"/month",schemaPath:"\
schema:Month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}else return rr.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.state!==void 0){let i=s.state,n=e;if(typeof i!="string")return rr.
errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(i==="running"||i==="open"||i==="closed"))return rr.errors=[{instancePath:r+"/state",
schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:hf.properties.state.enum}}],
!1;var t=n===e}else var t=!0;if(t)if(s.closes_at!==void 0){let i=s.closes_at,n=e,l=e,m=!1,c=e,y=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let k={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:a.push(k),e++}if(e===y&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i)){let k={instancePath:r+"/closes_at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};a===null?
a=[k]:a.push(k),e++}else if(i<0||isNaN(i)){let k={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};a===null?a=[k]:a.push(k),e++}}var f=c===
e;m=m||f;let d=e;if(i!==null){let k={instancePath:r+"/closes_at",schemaPath:"#/properties/closes_at/\
anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[k]:a.push(k),e++}var f=d===e;if(m=m||
f,m)e=l,a!==null&&(l?a.length=l:a=null);else{let k={instancePath:r+"/closes_at",schemaPath:"#/proper\
ties/closes_at/anyOf",keyword:"anyOf",params:{}};return a===null?a=[k]:a.push(k),e++,rr.errors=a,!1}
var t=n===e}else var t=!0}}}}else return rr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return rr.errors=a,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ws(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ws.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.months===void 0&&(p="months"))return ws.errors=[{instancePath:r+
"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:p}}],
!1;{let i=e;for(let n in f)if(n!=="months"){return ws.errors=[{instancePath:r+"/response",schemaPath:"\
#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e&&f.months!==void 0){let n=f.months;if(e===e)if(Array.isArray(n)){if(n.length>12e3)
return ws.errors=[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/mo\
nths/maxItems",keyword:"maxItems",params:{limit:12e3}}],!1;{var t=!0;let m=n.length;for(let c=0;c<m;c++){
let y=e;rr(n[c],{instancePath:r+"/response/months/"+c,parentData:n,parentDataProperty:c,rootData:w,dynamicAnchors:q})||
(a=a===null?rr.errors:a.concat(rr.errors),e=a.length);var t=y===e;if(!t)break}}}else return ws.errors=
[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/months/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return ws.errors=[{instancePath:r+"/response",schemaPath:"#/\
properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ws.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ws.errors=a,e===0}ws.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ol=Wt;function Wt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Wt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(rr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?rr.errors:
a.concat(rr.errors),e=a.length));else return Wt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Wt.errors=a,e===0}Wt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pl=Ht;var kf={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"},Oi={type:"object",additionalProperties:!1,required:["kind","severity","message","abou\
t","since","server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_re\
ady","refund_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","con\
fig_refused","key_ends","outlet_stopped"]},severity:{type:"string",enum:["error","warning"]},message:{
type:"string",minLength:1,maxLength:1024},about:{$ref:"schema:ProblemSubject"},since:{type:["integer",
"null"],minimum:0,maximum:9007199254740991},server:{type:["string","null"],maxLength:64}},$id:"schem\
a:Problem"},ml={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"\
string",enum:["upstream","part","payments","key","group","caller","cap","ledger","server","config","\
outlet"]},id:{type:"string",minLength:1,maxLength:256}},$id:"schema:ProblemSubject"};function De(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=De.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.kind===void 0&&(u="kind")||s.severity===void 0&&(u=
"severity")||s.message===void 0&&(u="message")||s.about===void 0&&(u="about")||s.since===void 0&&(u=
"since")||s.server===void 0&&(u="server"))return De.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let p=e;for(let i in s)if(!(i==="kind"||i==="sev\
erity"||i==="message"||i==="about"||i==="since"||i==="server")){return De.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===
e){if(s.kind!==void 0){let i=s.kind,n=e;if(typeof i!="string")return De.errors=[{instancePath:r+"/ki\
nd",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="breaker\
_open"||i==="upstream_drained"||i==="not_ready"||i==="refund_due"||i==="undecided"||i==="budget_near\
ly_spent"||i==="ledger_backlog"||i==="clock_differs"||i==="shedding"||i==="config_refused"||i==="key\
_ends"||i==="outlet_stopped"))return De.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kin\
d/enum",keyword:"enum",params:{allowedValues:Oi.properties.kind.enum}}],!1;var t=n===e}else var t=!0;
if(t){if(s.severity!==void 0){let i=s.severity,n=e;if(typeof i!="string")return De.errors=[{instancePath:r+
"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"error"||i==="warning"))return De.errors=[{instancePath:r+"/severity",schemaPath:"#/properties/sever\
ity/enum",keyword:"enum",params:{allowedValues:Oi.properties.severity.enum}}],!1;var t=n===e}else var t=!0;
if(t){if(s.message!==void 0){let i=s.message,n=e;if(e===n)if(typeof i=="string"){if(j(i,1024))return De.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(W(i,1))return De.errors=[{instancePath:r+"/message",schemaPath:"#/properties/mes\
sage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:r+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.about!==void 0){let i=s.about,n=e;if(e===e)if(i&&typeof i=="object"&&!Array.
isArray(i)){let c;if(i.type===void 0&&(c="type")||i.id===void 0&&(c="id"))return De.errors=[{instancePath:r+
"/about",schemaPath:"schema:ProblemSubject/required",keyword:"required",params:{missingProperty:c}}],
!1;{let y=e;for(let d in i)if(!(d==="type"||d==="id")){return De.errors=[{instancePath:r+"/about",schemaPath:"\
schema:ProblemSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(i.type!==void 0){let d=i.type,h=e;if(typeof d!="string")return De.errors=[{instancePath:r+
"/about/type",schemaPath:"schema:ProblemSubject/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(d==="upstream"||d==="part"||d==="payments"||d==="key"||d==="group"||d==="caller"||
d==="cap"||d==="ledger"||d==="server"||d==="config"||d==="outlet"))return De.errors=[{instancePath:r+
"/about/type",schemaPath:"schema:ProblemSubject/properties/type/enum",keyword:"enum",params:{allowedValues:ml.
properties.type.enum}}],!1;var f=h===e}else var f=!0;if(f)if(i.id!==void 0){let d=i.id,h=e;if(e===h)
if(typeof d=="string"){if(j(d,256))return De.errors=[{instancePath:r+"/about/id",schemaPath:"schema:\
ProblemSubject/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(d,1))return De.
errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:r+"/about/id",schemaPath:"sche\
ma:ProblemSubject/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0}}}else
return De.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/type",keyword:"type",params:{
type:"object"}}],!1;var t=n===e}else var t=!0;if(t){if(s.since!==void 0){let i=s.since,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return De.errors=[{instancePath:r+"/since",schemaPath:"\
#/properties/since/type",keyword:"type",params:{type:Oi.properties.since.type}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return De.errors=[{instancePath:r+"/since",schemaPath:"\
#/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return De.errors=[{instancePath:r+"/since",schemaPath:"#/properties/since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.server!==void 0){
let i=s.server,n=e;if(typeof i!="string"&&i!==null)return De.errors=[{instancePath:r+"/server",schemaPath:"\
#/properties/server/type",keyword:"type",params:{type:Oi.properties.server.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,64))return De.errors=[{instancePath:r+"/server",schemaPath:"#/properties/server/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;var t=n===e}else var t=!0}}}}}}}else return De.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=a,e===
0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pf={type:"object",additionalProperties:!1,
required:["from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s",
"charged","cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"numb\
er",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function Ae(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.ours===void 0&&(f="ours")||s.upstream===void 0&&
(f="upstream")||s.caller===void 0&&(f="caller")||s.limits===void 0&&(f="limits")||s.left===void 0&&(f=
"left")||s.payment===void 0&&(f="payment"))return Ae.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(!(p==="ours"||p==="ups\
tream"||p==="caller"||p==="limits"||p==="left"||p==="payment")){return Ae.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===
e){if(s.ours!==void 0){let p=s.ours,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))
return Ae.errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ae.
errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Ae.errors=[{instancePath:r+"/ours",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.upstream!==void 0){let p=s.upstream,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return Ae.errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ae.
errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Ae.errors=[{instancePath:r+"/upstream",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.caller!==void 0){let p=s.caller,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return Ae.errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ae.
errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Ae.errors=[{instancePath:r+"/caller",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.limits!==void 0){let p=s.limits,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return Ae.errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ae.
errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Ae.errors=[{instancePath:r+"/limits",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.left!==void 0){let p=s.left,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return Ae.errors=[{instancePath:r+"/left",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ae.
errors=[{instancePath:r+"/left",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Ae.errors=[{instancePath:r+"/left",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t)if(s.payment!==void 0){let p=s.payment,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return Ae.errors=[{instancePath:r+"/payment",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ae.
errors=[{instancePath:r+"/payment",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Ae.errors=[{instancePath:r+"/payment",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else
return Ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.
errors=a,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xs={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function Ye(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.count===void 0&&(f="count")||s.p50_ms===void 0&&(f=
"p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return Ye.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(!(p==="count"||p==="p5\
0_ms"||p==="p95_ms")){return Ye.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===e){if(s.count!==void 0){let p=s.
count,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Ye.errors=[{instancePath:r+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ye.errors=[{instancePath:r+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||
isNaN(p))return Ye.errors=[{instancePath:r+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let p=s.
p50_ms,i=e,n=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return Ye.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===n&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ye.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(p<0||isNaN(p))return Ye.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let p=s.p95_ms,i=e,n=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return Ye.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===n&&
typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Ye.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return Ye.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}else return Ye.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=
a,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ne.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.from===void 0&&(u="from")||s.seconds===void 0&&(u="seconds")||s.requests===void 0&&(u="re\
quests")||s.by_status===void 0&&(u="by_status")||s.by_class===void 0&&(u="by_class")||s.requests_per_s===
void 0&&(u="requests_per_s")||s.tokens===void 0&&(u="tokens")||s.tokens_per_s===void 0&&(u="tokens_p\
er_s")||s.charged===void 0&&(u="charged")||s.cost===void 0&&(u="cost")||s.first_token===void 0&&(u="\
first_token")||s.whole===void 0&&(u="whole"))return ne.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:u}}],!1;{let p=e;for(let i in s)if(!ur.call(Pf.properties,
i)){return ne.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.from!==void 0){let i=s.from,n=e,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.errors=[{instancePath:r+"/from",schemaPath:"sche\
ma:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ne.errors=[{instancePath:r+"/from",schemaPath:"schema:Ins\
tant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return ne.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.seconds!==void 0){let i=s.seconds,
n=e;if(e===n)if(typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ne.errors=[{
instancePath:r+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ne.errors=[{instancePath:r+"/seconds",schemaPath:"\
#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.
errors=[{instancePath:r+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"\
number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.requests!==void 0){let i=s.requests,n=e,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.errors=[{instancePath:r+"/requests",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ne.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ne.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.by_status!==void 0){let i=s.
by_status,n=e;if(e===n)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>256)return ne.
errors=[{instancePath:r+"/by_status",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxP\
roperties",params:{limit:256}}],!1;for(let m in i){let c=i[m],y=e,d=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return ne.errors=[{instancePath:r+"/by_status/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return ne.errors=[{instancePath:r+"/by_status\
/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return ne.errors=[{instancePath:r+"/by\
_status/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var f=y===e;if(!f)break}}else return ne.errors=[{instancePath:r+
"/by_status",schemaPath:"#/properties/by_status/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.by_class!==void 0){let i=e;Ae(s.by_class,{instancePath:r+"/by_class",parentData:s,
parentDataProperty:"by_class",rootData:w,dynamicAnchors:q})||(a=a===null?Ae.errors:a.concat(Ae.errors),
e=a.length);var t=i===e}else var t=!0;if(t){if(s.requests_per_s!==void 0){let i=s.requests_per_s,n=e;
if(e===n)if(typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ne.errors=[{instancePath:r+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ne.errors=[{instancePath:r+"/requests_per_s",
schemaPath:"#/properties/requests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return ne.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#/properties/requests_per_s/\
type",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.tokens!==void 0){
let i=s.tokens,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.errors=[{instancePath:r+
"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ne.errors=[{instancePath:r+"/tokens",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ne.errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.tokens_per_s!==void 0){
let i=s.tokens_per_s,n=e;if(e===n)if(typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return ne.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ne.errors=[{instancePath:r+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return ne.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/to\
kens_per_s/type",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.charged!==
void 0){let i=s.charged,n=e;if(e===e)if(typeof i=="string"){if(j(i,30))return ne.errors=[{instancePath:r+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(
i))return ne.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return ne.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.
cost!==void 0){let i=s.cost,n=e;if(e===e)if(typeof i=="string"){if(j(i,30))return ne.errors=[{instancePath:r+
"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(
i))return ne.errors=[{instancePath:r+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return ne.errors=[{instancePath:r+"/cost",schemaPath:"schema:Nano\
Usd/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.first_token!==
void 0){let i=e;Ye(s.first_token,{instancePath:r+"/first_token",parentData:s,parentDataProperty:"fir\
st_token",rootData:w,dynamicAnchors:q})||(a=a===null?Ye.errors:a.concat(Ye.errors),e=a.length);var t=i===
e}else var t=!0;if(t)if(s.whole!==void 0){let i=e;Ye(s.whole,{instancePath:r+"/whole",parentData:s,parentDataProperty:"\
whole",rootData:w,dynamicAnchors:q})||(a=a===null?Ye.errors:a.concat(Ye.errors),e=a.length);var t=i===
e}else var t=!0}}}}}}}}}}}}}else return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ne.errors=a,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=xs.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);let t=e,
f=!1,u=e;ne(s,{instancePath:r,parentData:L,parentDataProperty:A,rootData:w,dynamicAnchors:q})||(a=a===
null?ne.errors:a.concat(ne.errors),e=a.length);var n=u===e;if(f=f||n,n)var p=!0;let i=e;if(s!==null){
let l={instancePath:r,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[l]:
a.push(l),e++}var n=i===e;if(f=f||n,f)e=t,a!==null&&(t?a.length=t:a=null);else{let l={instancePath:r,
schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return a===null?a=[l]:a.push(l),e++,xs.errors=a,!1}return xs.
errors=a,o.props=p,e===0}xs.evaluated={dynamicProps:!0,dynamicItems:!1};function ie(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ie.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let n;if(s.at===void 0&&(n="at")||s.servers===void 0&&(n="servers")||s.problems===
void 0&&(n="problems")||s.in_flight===void 0&&(n="in_flight")||s.now===void 0&&(n="now")||s.hour===void 0&&
(n="hour")||s.day===void 0&&(n="day")||s.month===void 0&&(n="month")||s.minutes===void 0&&(n="minute\
s"))return ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let l=e;for(let m in s)if(!ur.call(kf.properties,m)){return ie.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(l===
e){if(s.at!==void 0){let m=s.at,c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ie.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return ie.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return ie.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.servers!==void 0){
let m=s.servers,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ie.errors=[{instancePath:r+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return ie.errors=[{instancePath:r+"/servers",
schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;
if(m<1||isNaN(m))return ie.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;if(t){if(s.problems!==
void 0){let m=s.problems,c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return ie.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let d=m.length;for(let h=0;h<d;h++){let k=e;De(m[h],{instancePath:r+"/problems/"+h,parentData:m,
parentDataProperty:h,rootData:w,dynamicAnchors:q})||(a=a===null?De.errors:a.concat(De.errors),e=a.length);
var f=k===e;if(!f)break}}}else return ie.errors=[{instancePath:r+"/problems",schemaPath:"#/propertie\
s/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(s.in_flight!==
void 0){let m=s.in_flight,c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let d;if(m.calls===
void 0&&(d="calls")||m.streams===void 0&&(d="streams"))return ie.errors=[{instancePath:r+"/in_flight",
schemaPath:"#/properties/in_flight/required",keyword:"required",params:{missingProperty:d}}],!1;{let h=e;
for(let k in m)if(!(k==="calls"||k==="streams")){return ie.errors=[{instancePath:r+"/in_flight",schemaPath:"\
#/properties/in_flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(h===e){if(m.calls!==void 0){let k=m.calls,x=e,_=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return ie.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return ie.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return ie.errors=[{instancePath:r+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=x===e}else var u=!0;if(u)if(m.streams!==void 0){let k=m.streams,x=e,_=e;if(!(typeof k=="num\
ber"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return ie.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof k=="number"&&isFinite(
k)){if(k>9007199254740991||isNaN(k))return ie.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||
isNaN(k))return ie.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=x===e}else var u=!0}}}else return ie.errors=[{instancePath:r+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=c===
e}else var t=!0;if(t){if(s.now!==void 0){let m=e;ne(s.now,{instancePath:r+"/now",parentData:s,parentDataProperty:"\
now",rootData:w,dynamicAnchors:q})||(a=a===null?ne.errors:a.concat(ne.errors),e=a.length);var t=m===
e}else var t=!0;if(t){if(s.hour!==void 0){let m=e;ne(s.hour,{instancePath:r+"/hour",parentData:s,parentDataProperty:"\
hour",rootData:w,dynamicAnchors:q})||(a=a===null?ne.errors:a.concat(ne.errors),e=a.length);var t=m===
e}else var t=!0;if(t){if(s.day!==void 0){let m=e;xs(s.day,{instancePath:r+"/day",parentData:s,parentDataProperty:"\
day",rootData:w,dynamicAnchors:q})||(a=a===null?xs.errors:a.concat(xs.errors),e=a.length);var t=m===
e}else var t=!0;if(t){if(s.month!==void 0){let m=e;xs(s.month,{instancePath:r+"/month",parentData:s,
parentDataProperty:"month",rootData:w,dynamicAnchors:q})||(a=a===null?xs.errors:a.concat(xs.errors),
e=a.length);var t=m===e}else var t=!0;if(t)if(s.minutes!==void 0){let m=s.minutes,c=e;if(e===c)if(Array.
isArray(m)){if(m.length>60)return ie.errors=[{instancePath:r+"/minutes",schemaPath:"#/properties/min\
utes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var p=!0;let d=m.length;for(let h=0;h<d;h++){
let k=m[h],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(k)){let g;if(k.at===void 0&&(g="at")||
k.requests===void 0&&(g="requests")||k.failed===void 0&&(g="failed")||k.by_class===void 0&&(g="by_cl\
ass")||k.tokens===void 0&&(g="tokens")||k.charged===void 0&&(g="charged"))return ie.errors=[{instancePath:r+
"/minutes/"+h,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:g}}],
!1;{let v=e;for(let P in k)if(!(P==="at"||P==="requests"||P==="failed"||P==="by_class"||P==="tokens"||
P==="charged")){return ie.errors=[{instancePath:r+"/minutes/"+h,schemaPath:"#/properties/minutes/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(v===
e){if(k.at!==void 0){let P=k.at,b=e,N=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return ie.
errors=[{instancePath:r+"/minutes/"+h+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===N&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(P))return ie.
errors=[{instancePath:r+"/minutes/"+h+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return ie.errors=[{instancePath:r+"/mi\
nutes/"+h+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=b===e}else var i=!0;if(i){if(k.requests!==void 0){let P=k.requests,b=e,N=e;if(!(typeof P=="\
number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return ie.errors=[{instancePath:r+"/minutes/"+h+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof P=="numb\
er"&&isFinite(P)){if(P>9007199254740991||isNaN(P))return ie.errors=[{instancePath:r+"/minutes/"+h+"/\
requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(P<0||isNaN(P))return ie.errors=[{instancePath:r+"/minutes/"+h+"/requests",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=b===e}else var i=!0;if(i){
if(k.failed!==void 0){let P=k.failed,b=e,N=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))
return ie.errors=[{instancePath:r+"/minutes/"+h+"/failed",schemaPath:"schema:Count/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===N&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(
P))return ie.errors=[{instancePath:r+"/minutes/"+h+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return ie.errors=[{instancePath:r+
"/minutes/"+h+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=b===e}else var i=!0;if(i){if(k.by_class!==void 0){let P=e;Ae(k.by_class,{instancePath:r+
"/minutes/"+h+"/by_class",parentData:k,parentDataProperty:"by_class",rootData:w,dynamicAnchors:q})||
(a=a===null?Ae.errors:a.concat(Ae.errors),e=a.length);var i=P===e}else var i=!0;if(i){if(k.tokens!==
void 0){let P=k.tokens,b=e,N=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return ie.errors=
[{instancePath:r+"/minutes/"+h+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(P))return ie.
errors=[{instancePath:r+"/minutes/"+h+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return ie.errors=[{instancePath:r+
"/minutes/"+h+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=b===e}else var i=!0;if(i)if(k.charged!==void 0){let P=k.charged,b=e;if(e===e)if(typeof P==
"string"){if(j(P,30))return ie.errors=[{instancePath:r+"/minutes/"+h+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!jr.test(P))return ie.errors=[{instancePath:r+
"/minutes/"+h+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return ie.errors=[{instancePath:r+"/minutes/"+h+"/charged",schemaPath:"schema:\
NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0}}}}}}}else return ie.
errors=[{instancePath:r+"/minutes/"+h,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var p=x===e;if(!p)break}}}else return ie.errors=[{instancePath:r+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.
errors=a,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ht(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Ht.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:w,dynamicAnchors:q})||(a=a===null?ie.errors:a.concat(ie.errors),e=a.length));else
return Ht.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ht.
errors=a,e===0}Ht.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ll=Yt;var rn={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},vf={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},hm={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function Pe(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.metric===void 0&&(m="\
metric")||s.by===void 0&&(m="by")||s.from===void 0&&(m="from")||s.to===void 0&&(m="to")||s.step_ms===
void 0&&(m="step_ms")||s.series===void 0&&(m="series")||s.others===void 0&&(m="others"))return Pe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;
for(let y in s)if(!(y==="metric"||y==="by"||y==="from"||y==="to"||y==="step_ms"||y==="series"||y==="\
others")){return Pe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:y}}],!1;break}if(c===e){if(s.metric!==void 0){let y=s.metric,d=e;
if(typeof y!="string")return Pe.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="requests"||y==="failed"||y==="attempts"||y==="failed_att\
empts"||y==="prompt_tokens"||y==="cached_tokens"||y==="completion_tokens"||y==="tokens"||y==="charge\
d"||y==="cost"||y==="first_token_p50_ms"||y==="first_token_p95_ms"||y==="whole_p50_ms"||y==="whole_p\
95_ms"))return Pe.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:vf.enum}}],!1;var t=d===e}else var t=!0;if(t){if(s.by!==void 0){let y=s.by,d=e;if(typeof y!=
"string"&&y!==null)return Pe.errors=[{instancePath:r+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:rn.properties.by.type}}],!1;if(e===d&&typeof y=="string"&&j(y,16))return Pe.errors=
[{instancePath:r+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=d===e}else var t=!0;if(t){if(s.from!==void 0){let y=s.from,d=e,h=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return Pe.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return Pe.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return Pe.errors=[{instancePath:r+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=d===e}else var t=!0;if(t){if(s.to!==void 0){let y=s.to,d=e,h=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return Pe.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return Pe.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return Pe.errors=[{instancePath:r+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===
e}else var t=!0;if(t){if(s.step_ms!==void 0){let y=s.step_ms,d=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return Pe.errors=[{instancePath:r+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(y===36e5||y===864e5))return Pe.errors=[{instancePath:r+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:rn.properties.
step_ms.enum}}],!1;var t=d===e}else var t=!0;if(t){if(s.series!==void 0){let y=s.series,d=e;if(e===d)
if(Array.isArray(y)){if(y.length>100)return Pe.errors=[{instancePath:r+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let k=y.length;for(let x=0;x<
k;x++){let _=y[x],g=e;if(e===g)if(_&&typeof _=="object"&&!Array.isArray(_)){let P;if(_.value===void 0&&
(P="value")||_.points===void 0&&(P="points"))return Pe.errors=[{instancePath:r+"/series/"+x,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:P}}],!1;{let b=e;for(let N in _)
if(!(N==="value"||N==="points")){return Pe.errors=[{instancePath:r+"/series/"+x,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(b===e){if(_.value!==void 0){let N=_.value,D=e;if(typeof N!="string"&&N!==null)return Pe.
errors=[{instancePath:r+"/series/"+x+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:rn.properties.series.items.properties.value.type}}],!1;if(e===D&&
typeof N=="string"&&j(N,512))return Pe.errors=[{instancePath:r+"/series/"+x+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var u=D===
e}else var u=!0;if(u)if(_.points!==void 0){let N=_.points,D=e;if(e===e)if(Array.isArray(N)){if(N.length>
1e3)return Pe.errors=[{instancePath:r+"/series/"+x+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var p=!0;let $=N.length;for(let O=0;O<$;O++){let T=N[O],V=e;if(!(typeof T==
"number"&&isFinite(T))&&T!==null)return Pe.errors=[{instancePath:r+"/series/"+x+"/points/"+O,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:hm.items.type}}],!1;if(e===V&&typeof T=="numbe\
r"&&isFinite(T)){if(T>9007199254740991||isNaN(T))return Pe.errors=[{instancePath:r+"/series/"+x+"/po\
ints/"+O,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(T<0||isNaN(T))return Pe.errors=[{instancePath:r+"/series/"+x+"/points/"+O,schemaPath:"schema:P\
oints/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=V===e;if(!p)break}}}else
return Pe.errors=[{instancePath:r+"/series/"+x+"/points",schemaPath:"schema:Points/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var u=D===e}else var u=!0}}}else return Pe.errors=[{instancePath:r+"/\
series/"+x,schemaPath:"#/properties/series/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===
e;if(!f)break}}}else return Pe.errors=[{instancePath:r+"/series",schemaPath:"#/properties/series/typ\
e",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t)if(s.others!==void 0){let y=s.
others,d=e,h=e,k=!1,x=e;if(e===x)if(y&&typeof y=="object"&&!Array.isArray(y)){let v;if(y.values===void 0&&
(v="values")||y.points===void 0&&(v="points")){let P={instancePath:r+"/others",schemaPath:"#/propert\
ies/others/anyOf/0/required",keyword:"required",params:{missingProperty:v}};a===null?a=[P]:a.push(P),
e++}else{let P=e;for(let b in y)if(!(b==="values"||b==="points")){let N={instancePath:r+"/others",schemaPath:"\
#/properties/others/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
a===null?a=[N]:a.push(N),e++;break}if(P===e){if(y.values!==void 0){let b=y.values,N=e,D=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){let S={instancePath:r+"/others/values",schemaPath:"schema\
:Count/type",keyword:"type",params:{type:"integer"}};a===null?a=[S]:a.push(S),e++}if(e===D&&typeof b==
"number"&&isFinite(b)){if(b>9007199254740991||isNaN(b)){let S={instancePath:r+"/others/values",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};a===null?a=
[S]:a.push(S),e++}else if(b<0||isNaN(b)){let S={instancePath:r+"/others/values",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};a===null?a=[S]:a.push(S),e++}}var i=N===
e}else var i=!0;if(i)if(y.points!==void 0){let b=y.points,N=e;if(e===e)if(Array.isArray(b))if(b.length>
1e3){let I={instancePath:r+"/others/points",schemaPath:"schema:Points/maxItems",keyword:"maxItems",params:{
limit:1e3}};a===null?a=[I]:a.push(I),e++}else{var n=!0;let I=b.length;for(let $=0;$<I;$++){let O=b[$],
T=e;if(!(typeof O=="number"&&isFinite(O))&&O!==null){let C={instancePath:r+"/others/points/"+$,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:hm.items.type}};a===null?a=[C]:a.push(C),e++}if(e===
T&&typeof O=="number"&&isFinite(O)){if(O>9007199254740991||isNaN(O)){let C={instancePath:r+"/others/\
points/"+$,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[C]:a.push(C),e++}else if(O<0||isNaN(O)){let C={instancePath:r+"/others/points/"+$,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};a===null?a=[C]:a.push(
C),e++}}var n=T===e;if(!n)break}}else{let I={instancePath:r+"/others/points",schemaPath:"schema:Poin\
ts/type",keyword:"type",params:{type:"array"}};a===null?a=[I]:a.push(I),e++}var i=N===e}else var i=!0}}}else{
let v={instancePath:r+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};a===null?a=[v]:a.push(v),e++}var l=x===e;k=k||l;let _=e;if(y!==null){let v={instancePath:r+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?
a=[v]:a.push(v),e++}var l=_===e;if(k=k||l,k)e=h,a!==null&&(h?a.length=h:a=null);else{let v={instancePath:r+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return a===null?a=[v]:a.
push(v),e++,Pe.errors=a,!1}var t=d===e}else var t=!0}}}}}}}}else return Pe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=a,e===0}Pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Yt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Yt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Pe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Pe.errors:
a.concat(Pe.errors),e=a.length));else return Yt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Yt.errors=a,e===0}Yt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dl=Jt;var _f={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function lr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=lr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.requests===void 0&&(u="requests")||s.rows_read===
void 0&&(u="rows_read")||s.complete===void 0&&(u="complete")||s.next===void 0&&(u="next"))return lr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let p=e;for(let i in s)if(!(i==="requests"||i==="rows_read"||i==="complete"||i==="next")){return lr.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.requests!==void 0){let i=s.requests,n=e;if(e===n)if(Array.isArray(i)){if(i.length>
1e3)return lr.errors=[{instancePath:r+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=i.length;for(let m=0;m<l;m++){let c=e;F(i[m],{instancePath:r+
"/requests/"+m,parentData:i,parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?F.errors:
a.concat(F.errors),e=a.length);var t=c===e;if(!t)break}}}else return lr.errors=[{instancePath:r+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=n===
e}else var f=!0;if(f){if(s.rows_read!==void 0){let i=s.rows_read,n=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)))return lr.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>
5e4||isNaN(i))return lr.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(i<0||isNaN(i))return lr.errors=[{instancePath:r+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=n===e}else var f=!0;if(f){if(s.complete!==void 0){let i=e;if(typeof s.complete!="boolean")return lr.
errors=[{instancePath:r+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=i===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;if(typeof i!="str\
ing"&&i!==null)return lr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:_f.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(i,256))return lr.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=n===e}else var f=!0}}}}}else return lr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return lr.errors=a,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Jt(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Jt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(lr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?lr.errors:
a.concat(lr.errors),e=a.length));else return Jt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Jt.errors=a,e===0}Jt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fl=Qt;var Lt={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function me(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.kind===void 0&&(p="kind")||s.start_ms===void 0&&(p=
"start_ms")||s.end_ms===void 0&&(p="end_ms"))return me.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in s)if(!ur.call(Lt.properties,
n)){return me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(i===e){if(s.kind!==void 0){let n=s.kind,l=e;if(typeof n!=
"string")return me.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",
params:{type:"string"}}],!1;if(!(n==="queue"||n==="attempt"||n==="work"))return me.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Lt.properties.kind.
enum}}],!1;var t=l===e}else var t=!0;if(t){if(s.start_ms!==void 0){let n=s.start_ms,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return me.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return me.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/start_ms",schemaPath:"#/properties/start_ms/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.end_ms!==
void 0){let n=s.end_ms,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return me.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return me.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(s.first_token_ms!==void 0){let n=s.first_token_ms,l=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return me.errors=[{instancePath:r+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:Lt.properties.first_token_ms.type}}],!1;
if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return me.errors=[{instancePath:r+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.attempt!==void 0){let n=s.attempt,l=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return me.errors=[{instancePath:r+"/attempt",schemaPath:"#/propertie\
s/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>1e3||isNaN(n))return me.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return me.errors=[{
instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.upstream!==void 0){let n=s.upstream,l=e;if(typeof n!=
"string"&&n!==null)return me.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:Lt.properties.upstream.type}}],!1;if(e===l&&typeof n=="string"&&j(n,
64))return me.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(s.model!==void 0){let n=s.model,
l=e;if(typeof n!="string"&&n!==null)return me.errors=[{instancePath:r+"/model",schemaPath:"#/propert\
ies/model/type",keyword:"type",params:{type:Lt.properties.model.type}}],!1;if(e===l&&typeof n=="stri\
ng"&&j(n,256))return me.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.status!==void 0){let n=s.status,
l=e;if(e===l)if(typeof n=="string"){if(j(n,64))return me.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return me.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.reason!==void 0){let n=s.reason,l=e,m=e,c=!1,y=e;if(e===y)if(n&&typeof n==
"object"&&!Array.isArray(n)){let k=e;for(let x in n)if(!(x==="request_id"||x==="code"||x==="type"||x===
"param"||x==="message")){let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};a===null?a=[_]:a.push(
_),e++;break}if(k===e){if(n.request_id!==void 0){let x=n.request_id,_=e;if(e===_)if(typeof x=="strin\
g"){if(j(x,128)){let g={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0\
/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};a===null?a=[g]:a.push(g),e++}}else{
let g={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/type",keyword:"type",params:{type:"string"}};a===null?a=[g]:a.push(g),e++}var f=_===e}else var f=!0;
if(f){if(n.code!==void 0){let x=n.code,_=e;if(e===_)if(typeof x=="string"){if(j(x,128)){let v={instancePath:r+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLengt\
h",params:{limit:128}};a===null?a=[v]:a.push(v),e++}}else{let v={instancePath:r+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};a===null?a=
[v]:a.push(v),e++}var f=_===e}else var f=!0;if(f){if(n.type!==void 0){let x=n.type,_=e;if(e===_)if(typeof x==
"string"){if(j(x,128)){let v={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};a===null?a=[v]:a.push(v),e++}}else{
let v={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};a===null?a=[v]:a.push(v),e++}var f=_===e}else var f=!0;if(f){
if(n.param!==void 0){let x=n.param,_=e;if(e===_)if(typeof x=="string"){if(j(x,256)){let v={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};a===null?a=[v]:a.push(v),e++}}else{let v={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};a===null?
a=[v]:a.push(v),e++}var f=_===e}else var f=!0;if(f)if(n.message!==void 0){let x=n.message,_=e;if(e===
_)if(typeof x=="string"){if(j(x,512)){let v={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};a===null?a=
[v]:a.push(v),e++}}else{let v={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};a===null?a=[v]:a.push(v),e++}var f=_===
e}else var f=!0}}}}}else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};a===null?a=[k]:a.push(k),e++}var u=y===e;c=c||u;let d=e;if(n!==
null){let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};a===null?a=[k]:a.push(k),e++}var u=d===e;if(c=c||u,c)e=m,a!==null&&(m?a.length=
m:a=null);else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return a===null?a=[k]:a.push(k),e++,me.errors=a,!1}var t=l===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,l=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return me.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return me.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let n=s.completion_tokens,l=e,m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return me.errors=[{instancePath:r+"/complet\
ion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return me.errors=[{instancePath:r+"/completio\
n_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
charged!==void 0){let n=s.charged,l=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return me.
errors=[{instancePath:r+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return me.errors=
[{instancePath:r+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;
if(t)if(s.cost!==void 0){let n=s.cost,l=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return me.errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return me.
errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return me.errors=[{instancePath:r+"/cost",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0}}}}}}}}}}}}}}else
return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.
errors=a,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=or.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.request===void 0&&(u="request")||s.arrived_at===void 0&&(u="arrived_at")||
s.total_ms===void 0&&(u="total_ms")||s.timeline===void 0&&(u="timeline")||s.complete===void 0&&(u="c\
omplete"))return or.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let p=e;for(let i in s)if(!(i==="request"||i==="arrived_at"||i==="total_ms"||i==="timeline"||i===
"complete")){return or.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.request!==void 0){let i=e;F(s.
request,{instancePath:r+"/request",parentData:s,parentDataProperty:"request",rootData:w,dynamicAnchors:q})||
(a=a===null?F.errors:a.concat(F.errors),e=a.length);var t=i===e}else var t=!0;if(t){if(s.arrived_at!==
void 0){let i=s.arrived_at,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return or.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return or.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return or.errors=[{instancePath:r+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(s.total_ms!==void 0){let i=s.total_ms,n=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return or.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return or.errors=[{instancePath:r+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return or.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.timeline!==
void 0){let i=s.timeline,n=e;if(e===n)if(Array.isArray(i)){if(i.length>200)return or.errors=[{instancePath:r+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var f=!0;let m=i.length;for(let c=0;c<m;c++){let y=e;me(i[c],{instancePath:r+"/timeline/"+c,parentData:i,
parentDataProperty:c,rootData:w,dynamicAnchors:q})||(a=a===null?me.errors:a.concat(me.errors),e=a.length);
var f=y===e;if(!f)break}}}else return or.errors=[{instancePath:r+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=n===e}else var t=!0;if(t)if(s.complete!==
void 0){let i=e;if(typeof s.complete!="boolean")return or.errors=[{instancePath:r+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}else
return or.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return or.
errors=a,e===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qt(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Qt.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(or(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:w,dynamicAnchors:q})||(a=a===null?or.errors:a.concat(or.errors),e=a.length));else
return Qt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qt.
errors=a,e===0}Qt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ul=ea;var bf={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},yl={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},At={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},wf=new RegExp(
"^[0-9]{1,78}$","u"),xf=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function Y(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Y.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.state===void 0&&(f="state")||s.network===void 0&&
(f="network")||s.payer===void 0&&(f="payer")||s.pay_to===void 0&&(f="pay_to")||s.asset===void 0&&(f=
"asset")||s.amount===void 0&&(f="amount")||s.price_usd===void 0&&(f="price_usd")||s.agent===void 0&&
(f="agent")||s.tool===void 0&&(f="tool")||s.request_id===void 0&&(f="request_id")||s.transaction===void 0&&
(f="transaction")||s.reason===void 0&&(f="reason")||s.attempts===void 0&&(f="attempts")||s.valid_before===
void 0&&(f="valid_before")||s.look_at===void 0&&(f="look_at")||s.created_at===void 0&&(f="created_at")||
s.updated_at===void 0&&(f="updated_at")||s.expires_at===void 0&&(f="expires_at"))return Y.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(!ur.
call(At.properties,p)){return Y.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===e){if(s.id!==void 0){let p=s.id,
i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(p,1))return Y.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.state!==void 0){let p=s.state,i=e;if(typeof p!="string")return Y.
errors=[{instancePath:r+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(p==="reserved"||p==="executing"||p==="executed"||p==="settling"||p==="settled"||p===
"settle_unknown"||p==="failed"||p==="expired"||p==="refund_due"||p==="undecided"))return Y.errors=[{
instancePath:r+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:yl.
enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.network!==void 0){let p=s.network,i=e;if(e===i)if(typeof p==
"string"){if(j(p,64))return Y.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return Y.errors=[{instancePath:r+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;
if(t){if(s.payer!==void 0){let p=s.payer,i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return Y.errors=
[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return Y.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.pay_to!==void 0){let p=s.pay_to,i=e;
if(e===i)if(typeof p=="string"){if(j(p,64))return Y.errors=[{instancePath:r+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Y.errors=[{instancePath:r+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.asset!==void 0){let p=s.asset,i=e;if(e===i)if(typeof p=="string"){if(j(p,
64))return Y.errors=[{instancePath:r+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return Y.errors=[{instancePath:r+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.amount!==
void 0){let p=s.amount,i=e;if(e===i)if(typeof p=="string"){if(j(p,78))return Y.errors=[{instancePath:r+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!wf.
test(p))return Y.errors=[{instancePath:r+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return Y.errors=[{instancePath:r+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.price_usd!==void 0){let p=s.price_usd,i=e;if(e===i)if(typeof p=="string"){if(j(p,20))return Y.errors=
[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!xf.test(p))return Y.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return Y.
errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.agent!==void 0){let p=s.agent,i=e;if(e===i)
if(typeof p=="string"){if(j(p,64))return Y.errors=[{instancePath:r+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Y.errors=[{instancePath:r+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0;if(t){if(s.tool!==void 0){let p=s.tool,i=e;if(typeof p!="string"&&p!==null)return Y.errors=
[{instancePath:r+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:At.properties.
tool.type}}],!1;if(e===i&&typeof p=="string"&&j(p,256))return Y.errors=[{instancePath:r+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=i===e}else var t=!0;if(t){
if(s.request_id!==void 0){let p=s.request_id,i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return Y.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return Y.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
transaction!==void 0){let p=s.transaction,i=e;if(typeof p!="string"&&p!==null)return Y.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:At.properties.
transaction.type}}],!1;if(e===i&&typeof p=="string"&&j(p,256))return Y.errors=[{instancePath:r+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=i===e}else var t=!0;if(t){if(s.reason!==void 0){let p=s.reason,i=e;if(typeof p!="string"&&p!==
null)return Y.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:At.properties.reason.type}}],!1;if(e===i&&typeof p=="string"&&j(p,1024))return Y.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=i===e}else var t=!0;if(t){if(s.attempts!==void 0){let p=s.attempts,i=e;if(!(typeof p=="numb\
er"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Y.errors=[{instancePath:r+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="number"&&isFinite(
p)){if(p>1e6||isNaN(p))return Y.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<0||isNaN(p))return Y.errors=
[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.valid_before!==void 0){let p=s.valid_before,i=e,
n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Y.errors=[{instancePath:r+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Y.errors=[{instancePath:r+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return Y.errors=[{instancePath:r+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.look_at!==
void 0){let p=s.look_at,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return Y.
errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:At.
properties.look_at.type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(
p))return Y.errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Y.errors=[{instancePath:r+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.created_at!==void 0){let p=s.created_at,i=e,n=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Y.errors=[{instancePath:r+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return Y.errors=[{instancePath:r+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return Y.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.updated_at!==void 0){
let p=s.updated_at,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Y.errors=
[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Y.errors=[{instancePath:r+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return Y.errors=[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.expires_at!==
void 0){let p=s.expires_at,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Y.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Y.errors=
[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Y.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return Y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.
errors=a,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=er.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.payments===void 0&&(i="payments")||s.next===void 0&&(i="next"))return er.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{
let n=e;for(let l in s)if(!(l==="payments"||l==="next"||l==="counts")){return er.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(n===e){if(s.payments!==void 0){let l=s.payments,m=e;if(e===m)if(Array.isArray(l)){if(l.length>
1e3)return er.errors=[{instancePath:r+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let c=l.length;for(let y=0;y<c;y++){let d=e;Y(l[y],{instancePath:r+
"/payments/"+y,parentData:l,parentDataProperty:y,rootData:w,dynamicAnchors:q})||(a=a===null?Y.errors:
a.concat(Y.errors),e=a.length);var t=d===e;if(!t)break}}}else return er.errors=[{instancePath:r+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=m===
e}else var f=!0;if(f){if(s.next!==void 0){let l=s.next,m=e;if(typeof l!="string"&&l!==null)return er.
errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:bf.properties.
next.type}}],!1;if(e===m&&typeof l=="string"&&j(l,64))return er.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=m===e}else var f=!0;if(f)
if(s.counts!==void 0){let l=s.counts,m=e;if(e===m)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.
keys(l).length>16)return er.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let y in l){let d=e;if(typeof y!="string"){
let h={instancePath:r+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:y};a===null?a=[h]:a.push(h),e++}if(!(y==="reserved"||y==="executing"||y==="exec\
uted"||y==="settling"||y==="settled"||y==="settle_unknown"||y==="failed"||y==="expired"||y==="refund\
_due"||y==="undecided")){let h={instancePath:r+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:yl.enum},propertyName:y};a===null?a=[h]:a.push(h),e++}var u=d===e;if(!u){
let h={instancePath:r+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:y}};return a===null?a=[h]:a.push(h),e++,er.errors=a,!1;break}}if(u)for(let y in l){
let d=l[y],h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return er.errors=[{instancePath:r+
"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return er.
errors=[{instancePath:r+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return er.
errors=[{instancePath:r+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=h===e;if(!p)break}}else return er.
errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=m===e}else var f=!0}}}}else return er.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return er.errors=a,e===0}er.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ea(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ea.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(er(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?er.errors:
a.concat(er.errors),e=a.length));else return ea.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ea.errors=a,e===0}ea.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cl=ra;function ra(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ra.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Y(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Y.errors:
a.concat(Y.errors),e=a.length));else return ra.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ra.errors=a,e===0}ra.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hl=sa;function sa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=sa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Y(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Y.errors:
a.concat(Y.errors),e=a.length));else return sa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return sa.errors=a,e===0}sa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gl=ta;function ta(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ta.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Y(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Y.errors:
a.concat(Y.errors),e=a.length));else return ta.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ta.errors=a,e===0}ta.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kl=aa;var Es={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","last_errors","drained_at","in_flight","parallel","waiting","deploy\
ments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},
base_url:{type:["string","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{
$ref:"schema:Shaping"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,
required:["upstream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{
$ref:"schema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},last_errors:{type:"\
array",maxItems:16,items:{$ref:"schema:UpstreamError"}},drained_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{
$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},
$id:"schema:Upstream"};var sn={type:"object",additionalProperties:!1,required:["meaning","at","upstream_model","fault","mes\
sage","request_id"],properties:{meaning:{type:"string",enum:["context_length","content_filter","mode\
l","key","quota","rate","overloaded","caller","member","system","reasoning","other"]},at:{type:"inte\
ger",minimum:0,maximum:9007199254740991},upstream_model:{type:"string",maxLength:256},fault:{type:"s\
tring",maxLength:256},message:{type:["string","null"],maxLength:512},request_id:{type:["string","nul\
l"],maxLength:128}},$id:"schema:UpstreamError"},an={type:["integer","null"],minimum:1,maximum:1e5,$id:"\
schema:Parallel"},qf={type:"object",additionalProperties:!1,required:["model","upstream_model","tier",
"weight","breaker","in_flight","parallel","waiting","resting_s"],properties:{model:{type:"string",maxLength:256},
upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},weight:{type:"\
integer",minimum:1,maximum:1e3},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{
$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Count"},resting_s:{type:"\
integer",minimum:0,maximum:86400}},$id:"schema:UpstreamDeployment"},Pl={type:"string",enum:["closed",
"half_open","open"],$id:"schema:BreakerState"};function be(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.model===
void 0&&(u="model")||s.upstream_model===void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.
weight===void 0&&(u="weight")||s.breaker===void 0&&(u="breaker")||s.in_flight===void 0&&(u="in_fligh\
t")||s.parallel===void 0&&(u="parallel")||s.waiting===void 0&&(u="waiting")||s.resting_s===void 0&&(u=
"resting_s"))return be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let p=e;for(let i in s)if(!ur.call(qf.properties,i)){return be.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===
e){if(s.model!==void 0){let i=s.model,n=e;if(e===n)if(typeof i=="string"){if(j(i,256))return be.errors=
[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return be.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"typ\
e",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.upstream_model!==void 0){let i=s.
upstream_model,n=e;if(e===n)if(typeof i=="string"){if(j(i,256))return be.errors=[{instancePath:r+"/u\
pstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return be.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/upstream_model/\
type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){
let i=s.tier,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[{instancePath:r+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>16||isNaN(i))return be.errors=[{instancePath:r+"/tier",schemaPath:"#/pro\
perties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(i<1||isNaN(i))return be.
errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let i=s.weight,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[{instancePath:r+"/weight",schemaPath:"#/\
properties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>1e3||isNaN(i))return be.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return be.errors=
[{instancePath:r+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.breaker!==void 0){let i=s.breaker,n=e,l=e,m=!1,
c=e;if(typeof i!="string"){let h={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"\
type",params:{type:"string"}};a===null?a=[h]:a.push(h),e++}if(!(i==="closed"||i==="half_open"||i==="\
open")){let h={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{
allowedValues:Pl.enum}};a===null?a=[h]:a.push(h),e++}var f=c===e;m=m||f;let y=e;if(i!==null){let h={
instancePath:r+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"\
null"}};a===null?a=[h]:a.push(h),e++}var f=y===e;if(m=m||f,m)e=l,a!==null&&(l?a.length=l:a=null);else{
let h={instancePath:r+"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[h]:a.push(h),e++,be.errors=a,!1}var t=n===e}else var t=!0;if(t){if(s.in_flight!==
void 0){let i=s.in_flight,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.
errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return be.errors=
[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return be.errors=[{instancePath:r+"/in_flight",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.parallel!==void 0){let i=s.parallel,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return be.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"\
type",params:{type:an.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>1e5||isNaN(i))return be.
errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(i<1||isNaN(i))return be.errors=[{instancePath:r+"/parallel",schemaPath:"schem\
a:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e}else var t=!0;
if(t){if(s.waiting!==void 0){let i=s.waiting,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return be.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return be.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return be.errors=[{instancePath:r+"/waiting",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t)if(s.resting_s!==void 0){let i=s.resting_s,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return be.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>86400||isNaN(i))return be.
errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(i<0||isNaN(i))return be.errors=[{instancePath:r+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else
var t=!0}}}}}}}}}}else return be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return be.errors=a,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function z(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.name===void 0&&(c="name")||s.origin===void 0&&
(c="origin")||s.base_url===void 0&&(c="base_url")||s.provider===void 0&&(c="provider")||s.shaping===
void 0&&(c="shaping")||s.learned===void 0&&(c="learned")||s.credential_fault===void 0&&(c="credentia\
l_fault")||s.last_errors===void 0&&(c="last_errors")||s.drained_at===void 0&&(c="drained_at")||s.in_flight===
void 0&&(c="in_flight")||s.parallel===void 0&&(c="parallel")||s.waiting===void 0&&(c="waiting")||s.deployments===
void 0&&(c="deployments"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:c}}],!1;{let y=e;for(let d in s)if(!ur.call(Es.properties,d)){return z.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(s.name!==void 0){let d=s.name,h=e;if(e===h)if(typeof d=="string"){if(j(d,64))return z.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(d,1))return z.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(s.
origin!==void 0){let d=s.origin,h=e;if(typeof d!="string"&&d!==null)return z.errors=[{instancePath:r+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Es.properties.origin.type}}],
!1;if(e===h&&typeof d=="string"&&j(d,1024))return z.errors=[{instancePath:r+"/origin",schemaPath:"#/\
properties/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=h===e}else var t=!0;
if(t){if(s.base_url!==void 0){let d=s.base_url,h=e;if(typeof d!="string"&&d!==null)return z.errors=[
{instancePath:r+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Es.properties.
base_url.type}}],!1;if(e===h&&typeof d=="string"&&j(d,1024))return z.errors=[{instancePath:r+"/base_\
url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=h===
e}else var t=!0;if(t){if(s.provider!==void 0){let d=s.provider,h=e;if(typeof d!="string"&&d!==null)return z.
errors=[{instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Es.
properties.provider.type}}],!1;if(e===h&&typeof d=="string"&&j(d,64))return z.errors=[{instancePath:r+
"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=h===e}else var t=!0;if(t){if(s.shaping!==void 0){let d=s.shaping,h=e;if(e===e)if(Array.isArray(
d)){if(d.length>256)return z.errors=[{instancePath:r+"/shaping",schemaPath:"schema:Shaping/maxItems",
keyword:"maxItems",params:{limit:256}}],!1;{var f=!0;let _=d.length;for(let g=0;g<_;g++){let v=d[g],
P=e;if(e===P)if(typeof v=="string"){if(j(v,1024))return z.errors=[{instancePath:r+"/shaping/"+g,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(W(v,1))return z.errors=
[{instancePath:r+"/shaping/"+g,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return z.errors=[{instancePath:r+"/shaping/"+g,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=P===e;if(!f)break}}}else return z.errors=[{instancePath:r+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else
var t=!0;if(t){if(s.learned!==void 0){let d=s.learned,h=e;if(e===h)if(Array.isArray(d)){if(d.length>
4096)return z.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let x=d.length;for(let _=0;_<x;_++){let g=d[_],v=e;if(e===
v)if(g&&typeof g=="object"&&!Array.isArray(g)){let b;if(g.upstream_model===void 0&&(b="upstream_mode\
l")||g.shaping===void 0&&(b="shaping"))return z.errors=[{instancePath:r+"/learned/"+_,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:b}}],!1;{let N=e;for(let D in g)
if(!(D==="upstream_model"||D==="shaping")){return z.errors=[{instancePath:r+"/learned/"+_,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}}],
!1;break}if(N===e){if(g.upstream_model!==void 0){let D=g.upstream_model,S=e;if(e===S)if(typeof D=="s\
tring"){if(j(D,256))return z.errors=[{instancePath:r+"/learned/"+_+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return z.errors=[{instancePath:r+"/learned/"+_+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var p=S===e}else
var p=!0;if(p)if(g.shaping!==void 0){let D=g.shaping,S=e;if(e===e)if(Array.isArray(D)){if(D.length>256)
return z.errors=[{instancePath:r+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var i=!0;let O=D.length;for(let T=0;T<O;T++){let V=D[T],C=e;if(e===
C)if(typeof V=="string"){if(j(V,1024))return z.errors=[{instancePath:r+"/learned/"+_+"/shaping/"+T,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(W(V,1))return z.errors=
[{instancePath:r+"/learned/"+_+"/shaping/"+T,schemaPath:"schema:Shaping/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:r+"/learned/"+_+"/shaping/"+T,schemaPath:"\
schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],!1;var i=C===e;if(!i)break}}}else
return z.errors=[{instancePath:r+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/type",keyword:"\
type",params:{type:"array"}}],!1;var p=S===e}else var p=!0}}}else return z.errors=[{instancePath:r+"\
/learned/"+_,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{type:"object"}}],!1;
var u=v===e;if(!u)break}}}else return z.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/\
learned/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else var t=!0;if(t){if(s.credential_fault!==
void 0){let d=s.credential_fault,h=e;if(typeof d!="string"&&d!==null)return z.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"type",params:{type:Es.properties.
credential_fault.type}}],!1;if(e===h&&typeof d=="string"&&j(d,1024))return z.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var t=h===e}else var t=!0;if(t){if(s.last_errors!==void 0){let d=s.last_errors,h=e;
if(e===h)if(Array.isArray(d)){if(d.length>16)return z.errors=[{instancePath:r+"/last_errors",schemaPath:"\
#/properties/last_errors/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var n=!0;let x=d.length;
for(let _=0;_<x;_++){let g=d[_],v=e;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let N;if(g.
meaning===void 0&&(N="meaning")||g.at===void 0&&(N="at")||g.upstream_model===void 0&&(N="upstream_mo\
del")||g.fault===void 0&&(N="fault")||g.message===void 0&&(N="message")||g.request_id===void 0&&(N="\
request_id"))return z.errors=[{instancePath:r+"/last_errors/"+_,schemaPath:"schema:UpstreamError/req\
uired",keyword:"required",params:{missingProperty:N}}],!1;{let D=e;for(let S in g)if(!(S==="meaning"||
S==="at"||S==="upstream_model"||S==="fault"||S==="message"||S==="request_id")){return z.errors=[{instancePath:r+
"/last_errors/"+_,schemaPath:"schema:UpstreamError/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:S}}],!1;break}if(D===e){if(g.meaning!==void 0){let S=g.meaning,I=e;if(typeof S!=
"string")return z.errors=[{instancePath:r+"/last_errors/"+_+"/meaning",schemaPath:"schema:UpstreamEr\
ror/properties/meaning/type",keyword:"type",params:{type:"string"}}],!1;if(!(S==="context_length"||S===
"content_filter"||S==="model"||S==="key"||S==="quota"||S==="rate"||S==="overloaded"||S==="caller"||S===
"member"||S==="system"||S==="reasoning"||S==="other"))return z.errors=[{instancePath:r+"/last_errors\
/"+_+"/meaning",schemaPath:"schema:UpstreamError/properties/meaning/enum",keyword:"enum",params:{allowedValues:sn.
properties.meaning.enum}}],!1;var l=I===e}else var l=!0;if(l){if(g.at!==void 0){let S=g.at,I=e;if(!(typeof S==
"number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return z.errors=[{instancePath:r+"/last_errors/"+_+"/at",schemaPath:"\
schema:UpstreamError/properties/at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof S==
"number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return z.errors=[{instancePath:r+"/last_error\
s/"+_+"/at",schemaPath:"schema:UpstreamError/properties/at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return z.errors=[{instancePath:r+"/last_errors/"+_+
"/at",schemaPath:"schema:UpstreamError/properties/at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(g.upstream_model!==void 0){let S=g.upstream_model,
I=e;if(e===I)if(typeof S=="string"){if(j(S,256))return z.errors=[{instancePath:r+"/last_errors/"+_+"\
/upstream_model",schemaPath:"schema:UpstreamError/properties/upstream_model/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1}else return z.errors=[{instancePath:r+"/last_errors/"+_+"/upstream_mo\
del",schemaPath:"schema:UpstreamError/properties/upstream_model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var l=I===e}else var l=!0;if(l){if(g.fault!==void 0){let S=g.fault,I=e;if(e===I)if(typeof S==
"string"){if(j(S,256))return z.errors=[{instancePath:r+"/last_errors/"+_+"/fault",schemaPath:"schema\
:UpstreamError/properties/fault/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.
errors=[{instancePath:r+"/last_errors/"+_+"/fault",schemaPath:"schema:UpstreamError/properties/fault\
/type",keyword:"type",params:{type:"string"}}],!1;var l=I===e}else var l=!0;if(l){if(g.message!==void 0){
let S=g.message,I=e;if(typeof S!="string"&&S!==null)return z.errors=[{instancePath:r+"/last_errors/"+
_+"/message",schemaPath:"schema:UpstreamError/properties/message/type",keyword:"type",params:{type:sn.
properties.message.type}}],!1;if(e===I&&typeof S=="string"&&j(S,512))return z.errors=[{instancePath:r+
"/last_errors/"+_+"/message",schemaPath:"schema:UpstreamError/properties/message/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var l=I===e}else var l=!0;if(l)if(g.request_id!==void 0){let S=g.
request_id,I=e;if(typeof S!="string"&&S!==null)return z.errors=[{instancePath:r+"/last_errors/"+_+"/\
request_id",schemaPath:"schema:UpstreamError/properties/request_id/type",keyword:"type",params:{type:sn.
properties.request_id.type}}],!1;if(e===I&&typeof S=="string"&&j(S,128))return z.errors=[{instancePath:r+
"/last_errors/"+_+"/request_id",schemaPath:"schema:UpstreamError/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;var l=I===e}else var l=!0}}}}}}}else return z.errors=[{instancePath:r+
"/last_errors/"+_,schemaPath:"schema:UpstreamError/type",keyword:"type",params:{type:"object"}}],!1;
var n=v===e;if(!n)break}}}else return z.errors=[{instancePath:r+"/last_errors",schemaPath:"#/propert\
ies/last_errors/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else var t=!0;if(t){if(s.
drained_at!==void 0){let d=s.drained_at,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&
d!==null)return z.errors=[{instancePath:r+"/drained_at",schemaPath:"#/properties/drained_at/type",keyword:"\
type",params:{type:Es.properties.drained_at.type}}],!1;if(e===h&&typeof d=="number"&&isFinite(d)){if(d>
9007199254740991||isNaN(d))return z.errors=[{instancePath:r+"/drained_at",schemaPath:"#/properties/d\
rained_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(
d))return z.errors=[{instancePath:r+"/drained_at",schemaPath:"#/properties/drained_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(s.in_flight!==void 0){
let d=s.in_flight,h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=[
{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return z.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return z.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(s.parallel!==
void 0){let d=s.parallel,h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)
return z.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:an.type}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>1e5||isNaN(d))return z.errors=[{instancePath:r+
"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(d<1||isNaN(d))return z.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(s.waiting!==
void 0){let d=s.waiting,h=e,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=
[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===k&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return z.errors=[{instancePath:r+
"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return z.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t)if(s.deployments!==void 0){
let d=s.deployments,h=e;if(e===h)if(Array.isArray(d)){if(d.length>4096)return z.errors=[{instancePath:r+
"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var m=!0;let x=d.length;for(let _=0;_<x;_++){let g=e;be(d[_],{instancePath:r+"/deployments/"+_,parentData:d,
parentDataProperty:_,rootData:w,dynamicAnchors:q})||(a=a===null?be.errors:a.concat(be.errors),e=a.length);
var m=g===e;if(!m)break}}}else return z.errors=[{instancePath:r+"/deployments",schemaPath:"#/propert\
ies/deployments/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else var t=!0}}}}}}}}}}}}}}else
return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=a,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ts(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ts.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.upstreams===void 0&&(f="upstreams"))return ts.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(p!==
"upstreams"){return ts.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:p}}],!1;break}if(u===e&&s.upstreams!==void 0){let p=s.upstreams;
if(e===e)if(Array.isArray(p)){if(p.length>256)return ts.errors=[{instancePath:r+"/upstreams",schemaPath:"\
#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let n=p.length;
for(let l=0;l<n;l++){let m=e;z(p[l],{instancePath:r+"/upstreams/"+l,parentData:p,parentDataProperty:l,
rootData:w,dynamicAnchors:q})||(a=a===null?z.errors:a.concat(z.errors),e=a.length);var t=m===e;if(!t)
break}}}else return ts.errors=[{instancePath:r+"/upstreams",schemaPath:"#/properties/upstreams/type",
keyword:"type",params:{type:"array"}}],!1}}}else return ts.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return ts.errors=a,e===0}ts.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function aa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=aa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ts(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ts.errors:
a.concat(ts.errors),e=a.length));else return aa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return aa.errors=a,e===0}aa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vl=ia;var Nf={type:"object",additionalProperties:!1,required:["alerts","next"],properties:{alerts:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Alert"}},next:{type:["string","null"],maxLength:36}},$id:"sch\
ema:AlertList"},Ms={type:"object",additionalProperties:!1,required:["id","at","kind","severity","mes\
sage","about","ended_at","acknowledged_at","acknowledged_by"],properties:{id:{type:"string",minLength:36,
maxLength:36,pattern:"^[0-9a-f-]{36}$"},at:{$ref:"schema:Instant"},kind:{type:"string",enum:["budget\
_spent","key_ends","outlet_stopped","breaker_open","not_ready","refund_due","undecided","ledger_back\
log","clock_differs","shedding","config_refused"]},severity:{type:"string",enum:["error","warning"]},
message:{type:"string",minLength:1,maxLength:1024},about:{$ref:"schema:ProblemSubject"},ended_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991},acknowledged_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},acknowledged_by:{type:["string","null"],maxLength:128}},$id:"schema:Alert"},
Lf=new RegExp("^[0-9a-f-]{36}$","u");function le(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=le.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.id===
void 0&&(u="id")||s.at===void 0&&(u="at")||s.kind===void 0&&(u="kind")||s.severity===void 0&&(u="sev\
erity")||s.message===void 0&&(u="message")||s.about===void 0&&(u="about")||s.ended_at===void 0&&(u="\
ended_at")||s.acknowledged_at===void 0&&(u="acknowledged_at")||s.acknowledged_by===void 0&&(u="ackno\
wledged_by"))return le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let p=e;for(let i in s)if(!ur.call(Ms.properties,i)){return le.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===
e){if(s.id!==void 0){let i=s.id,n=e;if(e===n)if(typeof i=="string"){if(j(i,36))return le.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(W(i,36))return le.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!Lf.test(i))return le.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}else return le.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.
at!==void 0){let i=s.at,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=
[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return le.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.kind!==void 0){let i=s.
kind,n=e;if(typeof i!="string")return le.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/ki\
nd/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="budget_spent"||i==="key_ends"||i==="ou\
tlet_stopped"||i==="breaker_open"||i==="not_ready"||i==="refund_due"||i==="undecided"||i==="ledger_b\
acklog"||i==="clock_differs"||i==="shedding"||i==="config_refused"))return le.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ms.properties.kind.
enum}}],!1;var t=n===e}else var t=!0;if(t){if(s.severity!==void 0){let i=s.severity,n=e;if(typeof i!=
"string")return le.errors=[{instancePath:r+"/severity",schemaPath:"#/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="error"||i==="warning"))return le.errors=[{instancePath:r+
"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues:Ms.properties.
severity.enum}}],!1;var t=n===e}else var t=!0;if(t){if(s.message!==void 0){let i=s.message,n=e;if(e===
n)if(typeof i=="string"){if(j(i,1024))return le.errors=[{instancePath:r+"/message",schemaPath:"#/pro\
perties/message/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(W(i,1))return le.errors=[
{instancePath:r+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return le.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.about!==void 0){let i=s.about,
n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;if(i.type===void 0&&(c="type")||i.id===
void 0&&(c="id"))return le.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/requir\
ed",keyword:"required",params:{missingProperty:c}}],!1;{let y=e;for(let d in i)if(!(d==="type"||d===
"id")){return le.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(y===e){if(i.type!==
void 0){let d=i.type,h=e;if(typeof d!="string")return le.errors=[{instancePath:r+"/about/type",schemaPath:"\
schema:ProblemSubject/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="ups\
tream"||d==="part"||d==="payments"||d==="key"||d==="group"||d==="caller"||d==="cap"||d==="ledger"||d===
"server"||d==="config"||d==="outlet"))return le.errors=[{instancePath:r+"/about/type",schemaPath:"sc\
hema:ProblemSubject/properties/type/enum",keyword:"enum",params:{allowedValues:ml.properties.type.enum}}],
!1;var f=h===e}else var f=!0;if(f)if(i.id!==void 0){let d=i.id,h=e;if(e===h)if(typeof d=="string"){if(j(
d,256))return le.errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/id\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(d,1))return le.errors=[{instancePath:r+
"/about/id",schemaPath:"schema:ProblemSubject/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return le.errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0}}}else return le.errors=
[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/type",keyword:"type",params:{type:"objec\
t"}}],!1;var t=n===e}else var t=!0;if(t){if(s.ended_at!==void 0){let i=s.ended_at,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return le.errors=[{instancePath:r+"/ended_at",schemaPath:"\
#/properties/ended_at/type",keyword:"type",params:{type:Ms.properties.ended_at.type}}],!1;if(e===n&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[{instancePath:r+"\
/ended_at",schemaPath:"#/properties/ended_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return le.errors=[{instancePath:r+"/ended_at",schemaPath:"#/properties/ended_at/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.
acknowledged_at!==void 0){let i=s.acknowledged_at,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return le.errors=[{instancePath:r+"/acknowledged_at",schemaPath:"#/properties/acknowle\
dged_at/type",keyword:"type",params:{type:Ms.properties.acknowledged_at.type}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[{instancePath:r+"/acknowled\
ged_at",schemaPath:"#/properties/acknowledged_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return le.errors=[{instancePath:r+"/acknowledged_at",schemaPath:"\
#/properties/acknowledged_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===
e}else var t=!0;if(t)if(s.acknowledged_by!==void 0){let i=s.acknowledged_by,n=e;if(typeof i!="string"&&
i!==null)return le.errors=[{instancePath:r+"/acknowledged_by",schemaPath:"#/properties/acknowledged_\
by/type",keyword:"type",params:{type:Ms.properties.acknowledged_by.type}}],!1;if(e===n&&typeof i=="s\
tring"&&j(i,128))return le.errors=[{instancePath:r+"/acknowledged_by",schemaPath:"#/properties/ackno\
wledged_by/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=n===e}else var t=!0}}}}}}}}}}else
return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.
errors=a,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Sr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.alerts===void 0&&(u="alerts")||s.next===void 0&&(u="next"))return Sr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let p=e;
for(let i in s)if(!(i==="alerts"||i==="next")){return Sr.errors=[{instancePath:r,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.
alerts!==void 0){let i=s.alerts,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Sr.errors=[
{instancePath:r+"/alerts",schemaPath:"#/properties/alerts/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let l=i.length;for(let m=0;m<l;m++){let c=e;le(i[m],{instancePath:r+"/alerts/"+m,parentData:i,
parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?le.errors:a.concat(le.errors),e=a.length);
var t=c===e;if(!t)break}}}else return Sr.errors=[{instancePath:r+"/alerts",schemaPath:"#/properties/\
alerts/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){
let i=s.next,n=e;if(typeof i!="string"&&i!==null)return Sr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Nf.properties.next.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,36))return Sr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:36}}],!1;var f=n===e}else var f=!0}}}else return Sr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Sr.errors=a,e===0}Sr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ia(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ia.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Sr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Sr.errors:a.concat(Sr.errors),e=a.length));else return ia.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ia.errors=a,e===0}ia.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var _l=na;function na(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=na.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?le.errors:
a.concat(le.errors),e=a.length));else return na.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return na.errors=a,e===0}na.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bl=oa;var vr={type:"object",additionalProperties:!1,required:["name","state","unsent","failing_since","las\
t_error","last_error_at","last_sent_at","dropped"],properties:{name:{type:"string",minLength:1,maxLength:64},
state:{type:"string",enum:["running","stopped"]},unsent:{type:"integer",minimum:0,maximum:9007199254740991},
failing_since:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_error:{type:["string",
"null"],maxLength:500},last_error_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_sent_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},dropped:{type:"integer",minimum:0,maximum:9007199254740991}},
$id:"schema:Outlet"};function ke(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=ke.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.outlets===void 0&&(u=
"outlets"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let p=e;for(let i in s)if(i!=="outlets"){return ke.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e&&s.outlets!==
void 0){let i=s.outlets;if(e===e)if(Array.isArray(i)){if(i.length>1e3)return ke.errors=[{instancePath:r+
"/outlets",schemaPath:"#/properties/outlets/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let l=i.length;for(let m=0;m<l;m++){let c=i[m],y=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(
c)){let k;if(c.name===void 0&&(k="name")||c.state===void 0&&(k="state")||c.unsent===void 0&&(k="unse\
nt")||c.failing_since===void 0&&(k="failing_since")||c.last_error===void 0&&(k="last_error")||c.last_error_at===
void 0&&(k="last_error_at")||c.last_sent_at===void 0&&(k="last_sent_at")||c.dropped===void 0&&(k="dr\
opped"))return ke.errors=[{instancePath:r+"/outlets/"+m,schemaPath:"schema:Outlet/required",keyword:"\
required",params:{missingProperty:k}}],!1;{let x=e;for(let _ in c)if(!(_==="name"||_==="state"||_===
"unsent"||_==="failing_since"||_==="last_error"||_==="last_error_at"||_==="last_sent_at"||_==="dropp\
ed")){return ke.errors=[{instancePath:r+"/outlets/"+m,schemaPath:"schema:Outlet/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(x===e){if(c.name!==void 0){
let _=c.name,g=e;if(e===g)if(typeof _=="string"){if(j(_,64))return ke.errors=[{instancePath:r+"/outl\
ets/"+m+"/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(_,1))return ke.errors=[{instancePath:r+"/outlets/"+m+"/name",schemaPath:"schema:Outlet/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:r+
"/outlets/"+m+"/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=g===e}else var f=!0;if(f){if(c.state!==void 0){let _=c.state,g=e;if(typeof _!="st\
ring")return ke.errors=[{instancePath:r+"/outlets/"+m+"/state",schemaPath:"schema:Outlet/properties/\
state/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="running"||_==="stopped"))return ke.
errors=[{instancePath:r+"/outlets/"+m+"/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"\
enum",params:{allowedValues:vr.properties.state.enum}}],!1;var f=g===e}else var f=!0;if(f){if(c.unsent!==
void 0){let _=c.unsent,g=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return ke.errors=
[{instancePath:r+"/outlets/"+m+"/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/unsent",schemaPath:"schema:Outlet/propert\
ies/unsent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(
_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/unsent",schemaPath:"schema:Outlet/properties/un\
sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=g===e}else var f=!0;if(f){
if(c.failing_since!==void 0){let _=c.failing_since,g=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(
_))&&_!==null)return ke.errors=[{instancePath:r+"/outlets/"+m+"/failing_since",schemaPath:"schema:Ou\
tlet/properties/failing_since/type",keyword:"type",params:{type:vr.properties.failing_since.type}}],
!1;if(e===g&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_))return ke.errors=[{instancePath:r+
"/outlets/"+m+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return ke.errors=[{instancePath:r+
"/outlets/"+m+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var f=g===e}else var f=!0;if(f){if(c.last_error!==void 0){
let _=c.last_error,g=e;if(typeof _!="string"&&_!==null)return ke.errors=[{instancePath:r+"/outlets/"+
m+"/last_error",schemaPath:"schema:Outlet/properties/last_error/type",keyword:"type",params:{type:vr.
properties.last_error.type}}],!1;if(e===g&&typeof _=="string"&&j(_,500))return ke.errors=[{instancePath:r+
"/outlets/"+m+"/last_error",schemaPath:"schema:Outlet/properties/last_error/maxLength",keyword:"maxL\
ength",params:{limit:500}}],!1;var f=g===e}else var f=!0;if(f){if(c.last_error_at!==void 0){let _=c.
last_error_at,g=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return ke.errors=
[{instancePath:r+"/outlets/"+m+"/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/t\
ype",keyword:"type",params:{type:vr.properties.last_error_at.type}}],!1;if(e===g&&typeof _=="number"&&
isFinite(_)){if(_>9007199254740991||isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/last_\
error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/\
last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var f=g===e}else var f=!0;if(f){if(c.last_sent_at!==void 0){let _=c.last_sent_at,
g=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return ke.errors=[{instancePath:r+
"/outlets/"+m+"/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/type",keyword:"type",
params:{type:vr.properties.last_sent_at.type}}],!1;if(e===g&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(_<0||isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/last_sent_at",schemaPath:"sche\
ma:Outlet/properties/last_sent_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=g===
e}else var f=!0;if(f)if(c.dropped!==void 0){let _=c.dropped,g=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_)))return ke.errors=[{instancePath:r+"/outlets/"+m+"/dropped",schemaPath:"schema:Outle\
t/properties/dropped/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof _=="number"&&
isFinite(_)){if(_>9007199254740991||isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/dropp\
ed",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(_<0||isNaN(_))return ke.errors=[{instancePath:r+"/outlets/"+m+"/drop\
ped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var f=g===e}else var f=!0}}}}}}}}}else return ke.errors=[{instancePath:r+"/outlets/"+m,
schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1;var t=y===e;if(!t)break}}}else
return ke.errors=[{instancePath:r+"/outlets",schemaPath:"#/properties/outlets/type",keyword:"type",params:{
type:"array"}}],!1}}}else return ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ke.errors=a,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function oa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=oa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ke(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ke.errors:
a.concat(ke.errors),e=a.length));else return oa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return oa.errors=a,e===0}oa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wl=xe;function xe(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name")||f.state===void 0&&(p="s\
tate")||f.unsent===void 0&&(p="unsent")||f.failing_since===void 0&&(p="failing_since")||f.last_error===
void 0&&(p="last_error")||f.last_error_at===void 0&&(p="last_error_at")||f.last_sent_at===void 0&&(p=
"last_sent_at")||f.dropped===void 0&&(p="dropped"))return xe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in f)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return xe.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===
e){if(f.name!==void 0){let n=f.name,l=e;if(e===l)if(typeof n=="string"){if(j(n,64))return xe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(W(n,1))return xe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.state!==void 0){let n=f.state,l=e;if(typeof n!=
"string")return xe.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return xe.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:vr.properties.state.enum}}],!1;var t=l===e}else var t=!0;if(t){if(f.unsent!==void 0){let n=f.
unsent,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return xe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(f.failing_since!==void 0){let n=f.failing_since,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return xe.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:vr.properties.failing_since.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return xe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return xe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===
e}else var t=!0;if(t){if(f.last_error!==void 0){let n=f.last_error,l=e;if(typeof n!="string"&&n!==null)
return xe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:vr.properties.last_error.type}}],!1;if(e===l&&typeof n=="stri\
ng"&&j(n,500))return xe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=l===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let n=f.last_error_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return xe.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:vr.properties.last_error_at.
type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let n=f.last_sent_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return xe.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:vr.properties.last_sent_at.type}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(f.dropped!==void 0){let n=f.
dropped,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return xe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0}}}}}}}}}else return xe.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return xe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=
a,e===0}xe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xl=nr;function nr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=nr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name")||f.ok===void 0&&(p="ok")||
f.detail===void 0&&(p="detail")||f.ms===void 0&&(p="ms"))return nr.errors=[{instancePath:r+"/respons\
e",schemaPath:"schema:OutletTest/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;
for(let n in f)if(!(n==="name"||n==="ok"||n==="detail"||n==="ms")){return nr.errors=[{instancePath:r+
"/response",schemaPath:"schema:OutletTest/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e){if(f.name!==void 0){let n=f.name,l=e;if(e===l)if(typeof n==
"string"){if(j(n,64))return nr.errors=[{instancePath:r+"/response/name",schemaPath:"schema:OutletTes\
t/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(n,1))return nr.errors=[
{instancePath:r+"/response/name",schemaPath:"schema:OutletTest/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return nr.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:OutletTest/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;
if(t){if(f.ok!==void 0){let n=e;if(typeof f.ok!="boolean")return nr.errors=[{instancePath:r+"/respon\
se/ok",schemaPath:"schema:OutletTest/properties/ok/type",keyword:"type",params:{type:"boolean"}}],!1;
var t=n===e}else var t=!0;if(t){if(f.detail!==void 0){let n=f.detail,l=e;if(e===l)if(typeof n=="stri\
ng"){if(j(n,500))return nr.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:OutletTest/\
properties/detail/maxLength",keyword:"maxLength",params:{limit:500}}],!1;if(W(n,1))return nr.errors=
[{instancePath:r+"/response/detail",schemaPath:"schema:OutletTest/properties/detail/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return nr.errors=[{instancePath:r+"/response/detail",schemaPath:"\
schema:OutletTest/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t)if(f.ms!==void 0){let n=f.ms,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return nr.errors=[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/ms/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>36e5||
isNaN(n))return nr.errors=[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/m\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5}}],!1;if(n<0||isNaN(n))return nr.errors=
[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0}}}}}else return nr.errors=[{instancePath:r+
"/response",schemaPath:"schema:OutletTest/type",keyword:"type",params:{type:"object"}}],!1}}else return nr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=
a,e===0}nr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ql=qe;function qe(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.name===void 0&&(p="name")||f.state===void 0&&(p="s\
tate")||f.unsent===void 0&&(p="unsent")||f.failing_since===void 0&&(p="failing_since")||f.last_error===
void 0&&(p="last_error")||f.last_error_at===void 0&&(p="last_error_at")||f.last_sent_at===void 0&&(p=
"last_sent_at")||f.dropped===void 0&&(p="dropped"))return qe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in f)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return qe.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===
e){if(f.name!==void 0){let n=f.name,l=e;if(e===l)if(typeof n=="string"){if(j(n,64))return qe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(W(n,1))return qe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(f.state!==void 0){let n=f.state,l=e;if(typeof n!=
"string")return qe.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return qe.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:vr.properties.state.enum}}],!1;var t=l===e}else var t=!0;if(t){if(f.unsent!==void 0){let n=f.
unsent,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(f.failing_since!==void 0){let n=f.failing_since,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return qe.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:vr.properties.failing_since.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return qe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return qe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===
e}else var t=!0;if(t){if(f.last_error!==void 0){let n=f.last_error,l=e;if(typeof n!="string"&&n!==null)
return qe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:vr.properties.last_error.type}}],!1;if(e===l&&typeof n=="stri\
ng"&&j(n,500))return qe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=l===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let n=f.last_error_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return qe.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:vr.properties.last_error_at.
type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let n=f.last_sent_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return qe.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:vr.properties.last_sent_at.type}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(f.dropped!==void 0){let n=f.
dropped,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0}}}}}}}}}else return qe.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=
a,e===0}qe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Nl=pa;function pa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=pa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?z.errors:
a.concat(z.errors),e=a.length));else return pa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return pa.errors=a,e===0}pa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ll=ma;function ma(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ma.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?z.errors:
a.concat(z.errors),e=a.length));else return ma.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ma.errors=a,e===0}ma.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Al=Je;function Je(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let u=s.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let i;if(u.name===void 0&&(i="name")||u.ok===void 0&&(i="ok")||
u.detail===void 0&&(i="detail")||u.missing===void 0&&(i="missing"))return Je.errors=[{instancePath:r+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let l in u)if(!(l==="name"||l==="ok"||l==="detail"||l==="missing")){return Je.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:l}}],!1;break}if(n===e){if(u.name!==void 0){let l=u.name,m=e;
if(e===m)if(typeof l=="string"){if(j(l,64))return Je.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(l,1))return Je.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Je.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else
var t=!0;if(t){if(u.ok!==void 0){let l=e;if(typeof u.ok!="boolean")return Je.errors=[{instancePath:r+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=l===e}else var t=!0;if(t){if(u.detail!==void 0){let l=u.detail,m=e;if(e===m)if(typeof l==
"string"){if(j(l,65536))return Je.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(W(l,1))return Je.
errors=[{instancePath:r+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Je.errors=[{instancePath:r+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=m===e}else var t=!0;if(t)if(u.missing!==void 0){let l=u.missing,m=e;if(e===m)if(Array.isArray(
l)){if(l.length>4096)return Je.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let y=l.length;
for(let d=0;d<y;d++){let h=l[d],k=e;if(e===k)if(typeof h=="string"){if(j(h,256))return Je.errors=[{instancePath:r+
"/response/missing/"+d,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(W(h,1))return Je.errors=[{instancePath:r+"/response/missing/"+d,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Je.errors=[{instancePath:r+"/response/missing/"+d,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=k===e;if(!f)break}}}else
return Je.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0}}}}}else return Je.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Je.errors=a,e===0}Je.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Sl=la;var Af={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Sf={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","parallel","waiting","resting_s"],properties:{
upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{
type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"numb\
er",minimum:0,maximum:1},drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"\
null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Cou\
nt"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function he(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=he.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.upstream===void 0&&(u="upstream")||s.upstream_model===
void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.weight===void 0&&(u="weight")||s.share===
void 0&&(u="share")||s.drained===void 0&&(u="drained")||s.breaker===void 0&&(u="breaker")||s.in_flight===
void 0&&(u="in_flight")||s.parallel===void 0&&(u="parallel")||s.waiting===void 0&&(u="waiting")||s.resting_s===
void 0&&(u="resting_s"))return he.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:u}}],!1;{let p=e;for(let i in s)if(!ur.call(Sf.properties,i)){return he.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.upstream!==void 0){let i=s.upstream,n=e;if(e===n)if(typeof i=="string"){if(j(
i,64))return he.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(i,1))return he.errors=[{instancePath:r+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.upstream_model!==void 0){let i=s.upstream_model,n=e;if(e===n)if(typeof i==
"string"){if(j(i,256))return he.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/u\
pstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return he.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){let i=s.tier,n=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>16||
isNaN(i))return he.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(i<1||isNaN(i))return he.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let i=s.weight,n=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>
1e3||isNaN(i))return he.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return he.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=n===e}else var t=!0;if(t){if(s.share!==void 0){let i=s.share,n=e;if(e===n)if(typeof i=="num\
ber"&&isFinite(i)){if(i>1||isNaN(i))return he.errors=[{instancePath:r+"/share",schemaPath:"#/propert\
ies/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(i<0||isNaN(i))return he.
errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return he.errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.drained!==void 0){
let i=e;if(typeof s.drained!="boolean")return he.errors=[{instancePath:r+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
breaker!==void 0){let i=s.breaker,n=e,l=e,m=!1,c=e;if(typeof i!="string"){let h={instancePath:r+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};a===null?a=[h]:a.
push(h),e++}if(!(i==="closed"||i==="half_open"||i==="open")){let h={instancePath:r+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Pl.enum}};a===null?a=[h]:a.push(h),e++}
var f=c===e;m=m||f;let y=e;if(i!==null){let h={instancePath:r+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[h]:a.push(h),e++}var f=y===e;if(m=
m||f,m)e=l,a!==null&&(l?a.length=l:a=null);else{let h={instancePath:r+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return a===null?a=[h]:a.push(h),e++,he.errors=a,!1}var t=n===
e}else var t=!0;if(t){if(s.in_flight!==void 0){let i=s.in_flight,n=e,l=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return he.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return he.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.parallel!==void 0){let i=s.parallel,n=e,l=e;if(!(typeof i=="\
number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return he.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:an.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>1e5||isNaN(i))return he.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(i<1||isNaN(i))return he.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.waiting!==void 0){let i=s.waiting,n=e,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:r+"/waiting",schemaPath:"s\
chema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:r+"/waiting",schemaPath:"schema:\
Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return he.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.resting_s!==void 0){let i=s.
resting_s,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:r+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof i=="number"&&isFinite(i)){if(i>86400||isNaN(i))return he.errors=[{instancePath:r+"/resting\
_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(i<0||isNaN(i))return he.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0}}}}}}}}}}}}else
return he.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.
errors=a,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Ve.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let p;if(s.routes===void 0&&(p="routes"))return Ve.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in s)if(n!=="route\
s"){return Ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(i===e&&s.routes!==void 0){let n=s.routes;if(e===e)if(Array.
isArray(n)){if(n.length>4096)return Ve.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/ro\
utes/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var t=!0;let m=n.length;for(let c=0;c<m;c++){
let y=n[c],d=e;if(e===d)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.model===void 0&&(k="\
model")||y.route===void 0&&(k="route")||y.kind===void 0&&(k="kind")||y.deployments===void 0&&(k="dep\
loyments"))return Ve.errors=[{instancePath:r+"/routes/"+c,schemaPath:"#/properties/routes/items/requ\
ired",keyword:"required",params:{missingProperty:k}}],!1;{let x=e;for(let _ in y)if(!(_==="model"||_===
"route"||_==="kind"||_==="deployments")){return Ve.errors=[{instancePath:r+"/routes/"+c,schemaPath:"\
#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(x===e){if(y.model!==void 0){let _=y.model,g=e;if(e===g)if(typeof _=="string"){if(j(_,256))
return Ve.errors=[{instancePath:r+"/routes/"+c+"/model",schemaPath:"#/properties/routes/items/proper\
ties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ve.errors=[{instancePath:r+
"/routes/"+c+"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{
type:"string"}}],!1;var f=g===e}else var f=!0;if(f){if(y.route!==void 0){let _=y.route,g=e;if(typeof _!=
"string"&&_!==null)return Ve.errors=[{instancePath:r+"/routes/"+c+"/route",schemaPath:"#/properties/\
routes/items/properties/route/type",keyword:"type",params:{type:Af.properties.routes.items.properties.
route.type}}],!1;if(e===g&&typeof _=="string"&&j(_,256))return Ve.errors=[{instancePath:r+"/routes/"+
c+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=g===e}else var f=!0;if(f){if(y.kind!==void 0){let _=y.kind,g=e;if(e===g)if(typeof _==
"string"){if(j(_,32))return Ve.errors=[{instancePath:r+"/routes/"+c+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Ve.errors=
[{instancePath:r+"/routes/"+c+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=g===e}else var f=!0;if(f)if(y.deployments!==void 0){let _=y.
deployments,g=e;if(e===g)if(Array.isArray(_)){if(_.length>4096)return Ve.errors=[{instancePath:r+"/r\
outes/"+c+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let P=_.length;for(let b=0;b<P;b++){let N=e;he(_[b],{instancePath:r+
"/routes/"+c+"/deployments/"+b,parentData:_,parentDataProperty:b,rootData:w,dynamicAnchors:q})||(a=a===
null?he.errors:a.concat(he.errors),e=a.length);var u=N===e;if(!u)break}}}else return Ve.errors=[{instancePath:r+
"/routes/"+c+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=g===e}else var f=!0}}}}}else return Ve.errors=[{instancePath:r+
"/routes/"+c,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=d===e;if(!t)break}}}else return Ve.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ve.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=a,e===0}Ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function la(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=la.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ve(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ve.errors:
a.concat(Ve.errors),e=a.length));else return la.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return la.errors=a,e===0}la.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Il=Ne;var gm={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function Ne(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let p=s.
response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.source===void 0&&(n="sourc\
e")||p.proposals===void 0&&(n="proposals"))return Ne.errors=[{instancePath:r+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let m in p)
if(!(m==="source"||m==="proposals")){return Ne.errors=[{instancePath:r+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(l===e){if(p.source!==void 0){let m=p.source,c=e;if(e===c)if(typeof m=="string"){if(j(m,128))
return Ne.errors=[{instancePath:r+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Ne.errors=[{instancePath:r+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=c===e}else var t=!0;if(t)if(p.proposals!==void 0){let m=p.proposals,c=e;if(e===c)
if(Array.isArray(m)){if(m.length>65536)return Ne.errors=[{instancePath:r+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let d=m.length;for(let h=0;h<d;h++){let k=m[h],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(
k)){let g;if(k.model===void 0&&(g="model")||k.upstream===void 0&&(g="upstream")||k.upstream_model===
void 0&&(g="upstream_model")||k.price===void 0&&(g="price")||k.proposed===void 0&&(g="proposed")||k.
is_same===void 0&&(g="is_same")||k.context_tokens===void 0&&(g="context_tokens"))return Ne.errors=[{
instancePath:r+"/response/proposals/"+h,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:g}}],!1;{let v=e;for(let P in k)if(!(P==="mode\
l"||P==="upstream"||P==="upstream_model"||P==="price"||P==="proposed"||P==="is_same"||P==="context_t\
okens")){return Ne.errors=[{instancePath:r+"/response/proposals/"+h,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(v===e){if(k.model!==void 0){let P=k.model,b=e;if(e===b)if(typeof P=="string"){if(j(P,256))
return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var u=b===
e}else var u=!0;if(u){if(k.upstream!==void 0){let P=k.upstream,b=e;if(e===b)if(typeof P=="string"){if(j(
P,64))return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(P,1))return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var u=b===e}else var u=!0;if(u){if(k.upstream_model!==void 0){let P=k.upstream_model,b=e;
if(e===b)if(typeof P=="string"){if(j(P,256))return Ne.errors=[{instancePath:r+"/response/proposals/"+
h+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ne.errors=[{instancePath:r+
"/response/proposals/"+h+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;
if(u){if(k.price!==void 0){let P=k.price,b=e;if(typeof P!="string"&&P!==null)return Ne.errors=[{instancePath:r+
"/response/proposals/"+h+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:gm.properties.proposals.items.properties.price.type}}],
!1;if(e===b&&typeof P=="string"&&j(P,8192))return Ne.errors=[{instancePath:r+"/response/proposals/"+
h+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var u=b===e}else var u=!0;if(u){if(k.proposed!==void 0){
let P=k.proposed,b=e;if(e===b)if(typeof P=="string"){if(j(P,8192))return Ne.errors=[{instancePath:r+
"/response/proposals/"+h+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return Ne.errors=[{instancePath:r+
"/response/proposals/"+h+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;if(u){if(k.
is_same!==void 0){let P=e;if(typeof k.is_same!="boolean")return Ne.errors=[{instancePath:r+"/respons\
e/proposals/"+h+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var u=P===e}else var u=!0;if(u)if(k.context_tokens!==
void 0){let P=k.context_tokens,b=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))&&P!==null)
return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:gm.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===b&&typeof P=="number"&&isFinite(
P)){if(P>1e9||isNaN(P))return Ne.errors=[{instancePath:r+"/response/proposals/"+h+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(P<1||isNaN(P))return Ne.errors=[{instancePath:r+
"/response/proposals/"+h+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=b===
e}else var u=!0}}}}}}}}else return Ne.errors=[{instancePath:r+"/response/proposals/"+h,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=x===
e;if(!f)break}}}else return Ne.errors=[{instancePath:r+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}else
return Ne.errors=[{instancePath:r+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Ne.errors=a,e===0}Ne.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jl=da;var km={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},St={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","source","unavai\
lable_because","credentials","calls","errors","cache_hits","p50_ms","p95_ms"],properties:{name:{type:"\
string",minLength:1,maxLength:256},description:{type:"string",maxLength:65536},price_usd:{type:"stri\
ng",maxLength:32},effect:{type:"string",enum:["read","write"]},source:{type:"object",additionalProperties:!1,
required:["kind","server"],properties:{kind:{type:"string",enum:["openapi","mcp","code"]},server:{type:[
"string","null"],maxLength:2048}}},unavailable_because:{type:["string","null"],maxLength:1024},credentials:{
type:"array",maxItems:16,items:{$ref:"schema:OperatorToolCredential"}},calls:{$ref:"schema:Count"},errors:{
$ref:"schema:Count"},cache_hits:{$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"\
schema:Milliseconds"}},$id:"schema:OperatorTool"},If={type:"object",additionalProperties:!1,required:[
"scheme","from"],properties:{scheme:{type:"string",minLength:1,maxLength:256},from:{type:"string",enum:[
"caller","exchange","server"]},header:{type:"string",maxLength:128},meta:{type:"string",maxLength:128},
required:{type:"boolean"},description:{type:"string",maxLength:4096}},$id:"schema:OperatorToolCreden\
tial"};function ee(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.name===void 0&&(i="name")||s.description===
void 0&&(i="description")||s.price_usd===void 0&&(i="price_usd")||s.effect===void 0&&(i="effect")||s.
source===void 0&&(i="source")||s.unavailable_because===void 0&&(i="unavailable_because")||s.credentials===
void 0&&(i="credentials")||s.calls===void 0&&(i="calls")||s.errors===void 0&&(i="errors")||s.cache_hits===
void 0&&(i="cache_hits")||s.p50_ms===void 0&&(i="p50_ms")||s.p95_ms===void 0&&(i="p95_ms"))return ee.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{
let n=e;for(let l in s)if(!ur.call(St.properties,l)){return ee.errors=[{instancePath:r,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===
e){if(s.name!==void 0){let l=s.name,m=e;if(e===m)if(typeof l=="string"){if(j(l,256))return ee.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(W(l,1))return ee.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:r+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(s.description!==
void 0){let l=s.description,m=e;if(e===m)if(typeof l=="string"){if(j(l,65536))return ee.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return ee.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(s.price_usd!==void 0){
let l=s.price_usd,m=e;if(e===m)if(typeof l=="string"){if(j(l,32))return ee.errors=[{instancePath:r+"\
/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else
return ee.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"typ\
e",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(s.effect!==void 0){let l=s.effect,
m=e;if(typeof l!="string")return ee.errors=[{instancePath:r+"/effect",schemaPath:"#/properties/effec\
t/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="read"||l==="write"))return ee.errors=[{
instancePath:r+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues:St.
properties.effect.enum}}],!1;var t=m===e}else var t=!0;if(t){if(s.source!==void 0){let l=s.source,m=e;
if(e===m)if(l&&typeof l=="object"&&!Array.isArray(l)){let y;if(l.kind===void 0&&(y="kind")||l.server===
void 0&&(y="server"))return ee.errors=[{instancePath:r+"/source",schemaPath:"#/properties/source/req\
uired",keyword:"required",params:{missingProperty:y}}],!1;{let d=e;for(let h in l)if(!(h==="kind"||h===
"server")){return ee.errors=[{instancePath:r+"/source",schemaPath:"#/properties/source/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(d===e){if(l.kind!==
void 0){let h=l.kind,k=e;if(typeof h!="string")return ee.errors=[{instancePath:r+"/source/kind",schemaPath:"\
#/properties/source/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="opena\
pi"||h==="mcp"||h==="code"))return ee.errors=[{instancePath:r+"/source/kind",schemaPath:"#/propertie\
s/source/properties/kind/enum",keyword:"enum",params:{allowedValues:St.properties.source.properties.
kind.enum}}],!1;var f=k===e}else var f=!0;if(f)if(l.server!==void 0){let h=l.server,k=e;if(typeof h!=
"string"&&h!==null)return ee.errors=[{instancePath:r+"/source/server",schemaPath:"#/properties/sourc\
e/properties/server/type",keyword:"type",params:{type:St.properties.source.properties.server.type}}],
!1;if(e===k&&typeof h=="string"&&j(h,2048))return ee.errors=[{instancePath:r+"/source/server",schemaPath:"\
#/properties/source/properties/server/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;var f=k===
e}else var f=!0}}}else return ee.errors=[{instancePath:r+"/source",schemaPath:"#/properties/source/t\
ype",keyword:"type",params:{type:"object"}}],!1;var t=m===e}else var t=!0;if(t){if(s.unavailable_because!==
void 0){let l=s.unavailable_because,m=e;if(typeof l!="string"&&l!==null)return ee.errors=[{instancePath:r+
"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:St.
properties.unavailable_because.type}}],!1;if(e===m&&typeof l=="string"&&j(l,1024))return ee.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=m===e}else var t=!0;if(t){if(s.credentials!==void 0){let l=s.
credentials,m=e;if(e===m)if(Array.isArray(l)){if(l.length>16)return ee.errors=[{instancePath:r+"/cre\
dentials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{
var u=!0;let y=l.length;for(let d=0;d<y;d++){let h=l[d],k=e;if(e===e)if(h&&typeof h=="object"&&!Array.
isArray(h)){let g;if(h.scheme===void 0&&(g="scheme")||h.from===void 0&&(g="from"))return ee.errors=[
{instancePath:r+"/credentials/"+d,schemaPath:"schema:OperatorToolCredential/required",keyword:"requi\
red",params:{missingProperty:g}}],!1;{let v=e;for(let P in h)if(!(P==="scheme"||P==="from"||P==="hea\
der"||P==="meta"||P==="required"||P==="description")){return ee.errors=[{instancePath:r+"/credential\
s/"+d,schemaPath:"schema:OperatorToolCredential/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:P}}],!1;break}if(v===e){if(h.scheme!==void 0){let P=h.scheme,b=e;if(e===b)
if(typeof P=="string"){if(j(P,256))return ee.errors=[{instancePath:r+"/credentials/"+d+"/scheme",schemaPath:"\
schema:OperatorToolCredential/properties/scheme/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(W(P,1))return ee.errors=[{instancePath:r+"/credentials/"+d+"/scheme",schemaPath:"schema:Operat\
orToolCredential/properties/scheme/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.
errors=[{instancePath:r+"/credentials/"+d+"/scheme",schemaPath:"schema:OperatorToolCredential/proper\
ties/scheme/type",keyword:"type",params:{type:"string"}}],!1;var p=b===e}else var p=!0;if(p){if(h.from!==
void 0){let P=h.from,b=e;if(typeof P!="string")return ee.errors=[{instancePath:r+"/credentials/"+d+"\
/from",schemaPath:"schema:OperatorToolCredential/properties/from/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(P==="caller"||P==="exchange"||P==="server"))return ee.errors=[{instancePath:r+"/c\
redentials/"+d+"/from",schemaPath:"schema:OperatorToolCredential/properties/from/enum",keyword:"enum",
params:{allowedValues:If.properties.from.enum}}],!1;var p=b===e}else var p=!0;if(p){if(h.header!==void 0){
let P=h.header,b=e;if(e===b)if(typeof P=="string"){if(j(P,128))return ee.errors=[{instancePath:r+"/c\
redentials/"+d+"/header",schemaPath:"schema:OperatorToolCredential/properties/header/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1}else return ee.errors=[{instancePath:r+"/credentials/"+d+"/header",
schemaPath:"schema:OperatorToolCredential/properties/header/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=b===e}else var p=!0;if(p){if(h.meta!==void 0){let P=h.meta,b=e;if(e===b)if(typeof P==
"string"){if(j(P,128))return ee.errors=[{instancePath:r+"/credentials/"+d+"/meta",schemaPath:"schema\
:OperatorToolCredential/properties/meta/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return ee.
errors=[{instancePath:r+"/credentials/"+d+"/meta",schemaPath:"schema:OperatorToolCredential/properti\
es/meta/type",keyword:"type",params:{type:"string"}}],!1;var p=b===e}else var p=!0;if(p){if(h.required!==
void 0){let P=e;if(typeof h.required!="boolean")return ee.errors=[{instancePath:r+"/credentials/"+d+
"/required",schemaPath:"schema:OperatorToolCredential/properties/required/type",keyword:"type",params:{
type:"boolean"}}],!1;var p=P===e}else var p=!0;if(p)if(h.description!==void 0){let P=h.description,b=e;
if(e===b)if(typeof P=="string"){if(j(P,4096))return ee.errors=[{instancePath:r+"/credentials/"+d+"/d\
escription",schemaPath:"schema:OperatorToolCredential/properties/description/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1}else return ee.errors=[{instancePath:r+"/credentials/"+d+"/descript\
ion",schemaPath:"schema:OperatorToolCredential/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var p=b===e}else var p=!0}}}}}}}else return ee.errors=[{instancePath:r+"/credentials/"+
d,schemaPath:"schema:OperatorToolCredential/type",keyword:"type",params:{type:"object"}}],!1;var u=k===
e;if(!u)break}}}else return ee.errors=[{instancePath:r+"/credentials",schemaPath:"#/properties/crede\
ntials/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t){if(s.calls!==
void 0){let l=s.calls,m=e,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ee.errors=
[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return ee.errors=[{instancePath:r+
"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return ee.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(s.errors!==void 0){
let l=s.errors,m=e,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ee.errors=[{instancePath:r+
"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l==
"number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return ee.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<0||
isNaN(l))return ee.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(s.cache_hits!==void 0){
let l=s.cache_hits,m=e,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ee.errors=
[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return ee.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return ee.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(s.p50_ms!==
void 0){let l=s.p50_ms,m=e,c=e;if(!(typeof l=="number"&&isFinite(l))&&l!==null)return ee.errors=[{instancePath:r+
"/p50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===c&&
typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return ee.errors=[{instancePath:r+"\
/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return ee.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let l=s.p95_ms,m=e,c=e;if(!(typeof l=="number"&&isFinite(l))&&l!==null)return ee.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===c&&
typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return ee.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return ee.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0}}}}}}}}}}}}}else
return ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=a,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=fe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.title===void 0&&(u="title")||s.description===
void 0&&(u="description")||s.version===void 0&&(u="version")||s.available===void 0&&(u="available")||
s.unavailable_because===void 0&&(u="unavailable_because")||s.query_price_usd===void 0&&(u="query_pri\
ce_usd")||s.for_sale===void 0&&(u="for_sale")||s.calls===void 0&&(u="calls")||s.errors===void 0&&(u=
"errors")||s.cache_hits===void 0&&(u="cache_hits")||s.p50_ms===void 0&&(u="p50_ms")||s.p95_ms===void 0&&
(u="p95_ms")||s.tools===void 0&&(u="tools"))return fe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let p=e;for(let i in s)if(!ur.call(km.properties,
i)){return fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.id!==void 0){let i=s.id,n=e;if(e===n)if(typeof i==
"string"){if(j(i,64))return fe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(W(i,1))return fe.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;
if(t){if(s.title!==void 0){let i=s.title,n=e;if(e===n)if(typeof i=="string"){if(j(i,1024))return fe.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return fe.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.description!==void 0){
let i=s.description,n=e;if(e===n)if(typeof i=="string"){if(j(i,65536))return fe.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return fe.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.version!==void 0){let i=s.
version,n=e;if(e===n)if(typeof i=="string"){if(j(i,256))return fe.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return fe.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.available!==void 0){let i=e;if(typeof s.available!=
"boolean")return fe.errors=[{instancePath:r+"/available",schemaPath:"#/properties/available/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){if(s.unavailable_because!==void 0){
let i=s.unavailable_because,n=e;if(typeof i!="string"&&i!==null)return fe.errors=[{instancePath:r+"/\
unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:km.
properties.unavailable_because.type}}],!1;if(e===n&&typeof i=="string"&&j(i,1024))return fe.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=n===e}else var t=!0;if(t){if(s.query_price_usd!==void 0){let i=s.
query_price_usd,n=e;if(e===n)if(typeof i=="string"){if(j(i,32))return fe.errors=[{instancePath:r+"/q\
uery_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return fe.errors=[{instancePath:r+"/query_price_usd",schemaPath:"#/properties/query_price_us\
d/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.for_sale!==void 0){
let i=e;if(typeof s.for_sale!="boolean")return fe.errors=[{instancePath:r+"/for_sale",schemaPath:"#/\
properties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.calls!==void 0){let i=s.calls,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return fe.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.
errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:r+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.errors!==void 0){let i=s.errors,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return fe.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.
errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.cache_hits!==void 0){let i=s.cache_hits,n=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return fe.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return fe.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let i=s.p50_ms,n=e,l=e;if(!(typeof i=="numb\
er"&&isFinite(i))&&i!==null)return fe.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseco\
nds/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return fe.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Millisecon\
ds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return fe.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.p95_ms!==void 0){let i=s.
p95_ms,n=e,l=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return fe.errors=[{instancePath:r+"/p\
95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=[{instancePath:r+"/p95_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return fe.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.tools!==
void 0){let i=s.tools,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e4)return fe.errors=[{instancePath:r+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let m=i.length;for(let c=0;c<m;c++){let y=e;ee(i[c],{instancePath:r+"/tools/"+c,parentData:i,parentDataProperty:c,
rootData:w,dynamicAnchors:q})||(a=a===null?ee.errors:a.concat(ee.errors),e=a.length);var f=y===e;if(!f)
break}}}else return fe.errors=[{instancePath:r+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=n===e}else var t=!0}}}}}}}}}}}}}}}else return fe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=a,e===0}fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Ke.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.servers===
void 0&&(n="servers")||s.agents===void 0&&(n="agents")||s.broken===void 0&&(n="broken"))return Ke.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;
for(let m in s)if(!(m==="servers"||m==="agents"||m==="broken")){return Ke.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(l===
e){if(s.servers!==void 0){let m=s.servers,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return Ke.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return Ke.errors=
[{instancePath:r+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(m<1||isNaN(m))return Ke.errors=[{instancePath:r+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;
if(t){if(s.agents!==void 0){let m=s.agents,c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return Ke.
errors=[{instancePath:r+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var f=!0;let d=m.length;for(let h=0;h<d;h++){let k=e;fe(m[h],{instancePath:r+"/agen\
ts/"+h,parentData:m,parentDataProperty:h,rootData:w,dynamicAnchors:q})||(a=a===null?fe.errors:a.concat(
fe.errors),e=a.length);var f=k===e;if(!f)break}}}else return Ke.errors=[{instancePath:r+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(s.
broken!==void 0){let m=s.broken,c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return Ke.errors=[
{instancePath:r+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var u=!0;let d=m.length;for(let h=0;h<d;h++){let k=m[h],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.
isArray(k)){let g;if(k.id===void 0&&(g="id")||k.problems===void 0&&(g="problems"))return Ke.errors=[
{instancePath:r+"/broken/"+h,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:g}}],!1;{let v=e;for(let P in k)if(!(P==="id"||P==="problems")){return Ke.errors=[{instancePath:r+
"/broken/"+h,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:P}}],!1;break}if(v===e){if(k.id!==void 0){let P=k.id,b=e;if(e===b)if(typeof P==
"string"){if(j(P,256))return Ke.errors=[{instancePath:r+"/broken/"+h+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ke.errors=
[{instancePath:r+"/broken/"+h+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var p=b===e}else var p=!0;if(p)if(k.problems!==void 0){let P=k.problems,
b=e;if(e===b)if(Array.isArray(P)){if(P.length>100)return Ke.errors=[{instancePath:r+"/broken/"+h+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var i=!0;let D=P.length;for(let S=0;S<D;S++){let I=P[S],$=e;if(e===$)if(typeof I=="\
string"){if(j(I,4096))return Ke.errors=[{instancePath:r+"/broken/"+h+"/problems/"+S,schemaPath:"#/pr\
operties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return Ke.errors=[{instancePath:r+"/broken/"+h+"/problems/"+S,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var i=$===e;if(!i)
break}}}else return Ke.errors=[{instancePath:r+"/broken/"+h+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var p=b===e}else var p=!0}}}else
return Ke.errors=[{instancePath:r+"/broken/"+h,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var u=x===e;if(!u)break}}}else return Ke.errors=[{instancePath:r+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else
var t=!0}}}}else return Ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ke.errors=a,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function da(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=da.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ke(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ke.errors:a.concat(
Ke.errors),e=a.length));else return da.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return da.errors=a,e===0}da.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Dl=Me;var jf={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function Me(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Me.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.response!==void 0){let p=s.response;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let n;
if(p.id===void 0&&(n="id")||p.tools===void 0&&(n="tools")||p.file===void 0&&(n="file")||p.document===
void 0&&(n="document"))return Me.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let m in p)if(!(m==="id"||
m==="tools"||m==="file"||m==="document")){return Me.errors=[{instancePath:r+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(l===e){if(p.id!==void 0){let m=p.id,c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return Me.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(m,1))return Me.errors=[{instancePath:r+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Me.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(p.tools!==void 0){let m=p.tools,
c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e4)return Me.errors=[{instancePath:r+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let d=m.length;for(let h=0;h<d;h++){let k=m[h],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.
isArray(k)){let g;if(k.name===void 0&&(g="name")||k.parameters===void 0&&(g="parameters"))return Me.
errors=[{instancePath:r+"/response/tools/"+h,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:g}}],!1;{let v=e;for(let P in k)if(!(P==="name"||
P==="parameters")){return Me.errors=[{instancePath:r+"/response/tools/"+h,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(v===e){if(k.name!==void 0){let P=k.name,b=e;if(e===b)if(typeof P=="string"){if(j(P,256))
return Me.errors=[{instancePath:r+"/response/tools/"+h+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(P,1))return Me.
errors=[{instancePath:r+"/response/tools/"+h+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Me.errors=[
{instancePath:r+"/response/tools/"+h+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;if(u)if(k.
parameters!==void 0){let P=k.parameters,b=e;if(e===b&&!(P&&typeof P=="object"&&!Array.isArray(P)))return Me.
errors=[{instancePath:r+"/response/tools/"+h+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var u=b===e}else
var u=!0}}}else return Me.errors=[{instancePath:r+"/response/tools/"+h,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e;if(!f)break}}}else
return Me.errors=[{instancePath:r+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(p.file!==void 0){
let m=p.file,c=e;if(e===c)if(typeof m=="string"){if(j(m,4096))return Me.errors=[{instancePath:r+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return Me.errors=[{instancePath:r+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t)
if(p.document!==void 0){let m=p.document,c=e;if(typeof m!="string"&&m!==null)return Me.errors=[{instancePath:r+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:jf.properties.document.type}}],!1;if(e===c&&typeof m=="string"&&j(m,16777216))return Me.errors=
[{instancePath:r+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=c===e}else var t=!0}}}}}else return Me.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return Me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return Me.errors=a,e===0}Me.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Tl=Ie;var $l={type:"object",additionalProperties:!1,required:["id","digest","read_only","changes"],properties:{
id:{type:"string",minLength:1,maxLength:64},digest:{type:"string",pattern:"^[0-9a-f]{64}$",minLength:64,
maxLength:64},read_only:{type:["string","null"],maxLength:1024},changes:{type:"array",maxItems:1e3,items:{
type:"object",additionalProperties:!1,required:["tool","gone","suspect","diff"],properties:{tool:{type:"\
string",minLength:1,maxLength:256},gone:{type:"boolean"},suspect:{type:"boolean"},diff:{type:"string",
maxLength:1048576}}}}},$id:"schema:AgentChanges"},zs=new RegExp("^[0-9a-f]{64}$","u");function Ie(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let p=s.response;if(e===e)if(p&&typeof p==
"object"&&!Array.isArray(p)){let n;if(p.id===void 0&&(n="id")||p.digest===void 0&&(n="digest")||p.read_only===
void 0&&(n="read_only")||p.changes===void 0&&(n="changes"))return Ie.errors=[{instancePath:r+"/respo\
nse",schemaPath:"schema:AgentChanges/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;
for(let m in p)if(!(m==="id"||m==="digest"||m==="read_only"||m==="changes")){return Ie.errors=[{instancePath:r+
"/response",schemaPath:"schema:AgentChanges/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(l===e){if(p.id!==void 0){let m=p.id,c=e;if(e===c)if(typeof m=="s\
tring"){if(j(m,64))return Ie.errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentChanges/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(m,1))return Ie.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:AgentChanges/properties/id/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Ie.errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentChanges/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(p.
digest!==void 0){let m=p.digest,c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return Ie.errors=[{instancePath:r+
"/response/digest",schemaPath:"schema:AgentChanges/properties/digest/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(W(m,64))return Ie.errors=[{instancePath:r+"/response/digest",schemaPath:"s\
chema:AgentChanges/properties/digest/minLength",keyword:"minLength",params:{limit:64}}],!1;if(!zs.test(
m))return Ie.errors=[{instancePath:r+"/response/digest",schemaPath:"schema:AgentChanges/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Ie.errors=[{instancePath:r+
"/response/digest",schemaPath:"schema:AgentChanges/properties/digest/type",keyword:"type",params:{type:"\
string"}}],!1;var t=c===e}else var t=!0;if(t){if(p.read_only!==void 0){let m=p.read_only,c=e;if(typeof m!=
"string"&&m!==null)return Ie.errors=[{instancePath:r+"/response/read_only",schemaPath:"schema:AgentC\
hanges/properties/read_only/type",keyword:"type",params:{type:$l.properties.read_only.type}}],!1;if(e===
c&&typeof m=="string"&&j(m,1024))return Ie.errors=[{instancePath:r+"/response/read_only",schemaPath:"\
schema:AgentChanges/properties/read_only/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=c===
e}else var t=!0;if(t)if(p.changes!==void 0){let m=p.changes,c=e;if(e===c)if(Array.isArray(m)){if(m.length>
1e3)return Ie.errors=[{instancePath:r+"/response/changes",schemaPath:"schema:AgentChanges/properties\
/changes/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let d=m.length;for(let h=0;h<
d;h++){let k=m[h],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(k)){let g;if(k.tool===void 0&&
(g="tool")||k.gone===void 0&&(g="gone")||k.suspect===void 0&&(g="suspect")||k.diff===void 0&&(g="dif\
f"))return Ie.errors=[{instancePath:r+"/response/changes/"+h,schemaPath:"schema:AgentChanges/propert\
ies/changes/items/required",keyword:"required",params:{missingProperty:g}}],!1;{let v=e;for(let P in k)
if(!(P==="tool"||P==="gone"||P==="suspect"||P==="diff")){return Ie.errors=[{instancePath:r+"/respons\
e/changes/"+h,schemaPath:"schema:AgentChanges/properties/changes/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P}}],!1;break}if(v===e){if(k.tool!==void 0){let P=k.
tool,b=e;if(e===b)if(typeof P=="string"){if(j(P,256))return Ie.errors=[{instancePath:r+"/response/ch\
anges/"+h+"/tool",schemaPath:"schema:AgentChanges/properties/changes/items/properties/tool/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(W(P,1))return Ie.errors=[{instancePath:r+"/response/c\
hanges/"+h+"/tool",schemaPath:"schema:AgentChanges/properties/changes/items/properties/tool/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:r+"/response/chang\
es/"+h+"/tool",schemaPath:"schema:AgentChanges/properties/changes/items/properties/tool/type",keyword:"\
type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;if(u){if(k.gone!==void 0){let P=e;if(typeof k.
gone!="boolean")return Ie.errors=[{instancePath:r+"/response/changes/"+h+"/gone",schemaPath:"schema:\
AgentChanges/properties/changes/items/properties/gone/type",keyword:"type",params:{type:"boolean"}}],
!1;var u=P===e}else var u=!0;if(u){if(k.suspect!==void 0){let P=e;if(typeof k.suspect!="boolean")return Ie.
errors=[{instancePath:r+"/response/changes/"+h+"/suspect",schemaPath:"schema:AgentChanges/properties\
/changes/items/properties/suspect/type",keyword:"type",params:{type:"boolean"}}],!1;var u=P===e}else
var u=!0;if(u)if(k.diff!==void 0){let P=k.diff,b=e;if(e===b)if(typeof P=="string"){if(j(P,1048576))return Ie.
errors=[{instancePath:r+"/response/changes/"+h+"/diff",schemaPath:"schema:AgentChanges/properties/ch\
anges/items/properties/diff/maxLength",keyword:"maxLength",params:{limit:1048576}}],!1}else return Ie.
errors=[{instancePath:r+"/response/changes/"+h+"/diff",schemaPath:"schema:AgentChanges/properties/ch\
anges/items/properties/diff/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0}}}}}else
return Ie.errors=[{instancePath:r+"/response/changes/"+h,schemaPath:"schema:AgentChanges/properties/\
changes/items/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e;if(!f)break}}}else return Ie.
errors=[{instancePath:r+"/response/changes",schemaPath:"schema:AgentChanges/properties/changes/type",
keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}else return Ie.errors=[{instancePath:r+
"/response",schemaPath:"schema:AgentChanges/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=
a,e===0}Ie.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ol=je;function je(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let p=s.response;if(e===e)if(p&&
typeof p=="object"&&!Array.isArray(p)){let n;if(p.id===void 0&&(n="id")||p.digest===void 0&&(n="dige\
st")||p.read_only===void 0&&(n="read_only")||p.changes===void 0&&(n="changes"))return je.errors=[{instancePath:r+
"/response",schemaPath:"schema:AgentChanges/required",keyword:"required",params:{missingProperty:n}}],
!1;{let l=e;for(let m in p)if(!(m==="id"||m==="digest"||m==="read_only"||m==="changes")){return je.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentChanges/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m}}],!1;break}if(l===e){if(p.id!==void 0){let m=p.id,c=e;if(e===
c)if(typeof m=="string"){if(j(m,64))return je.errors=[{instancePath:r+"/response/id",schemaPath:"sch\
ema:AgentChanges/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(m,1))return je.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentChanges/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return je.errors=[{instancePath:r+"/response/id",schemaPath:"s\
chema:AgentChanges/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;
if(t){if(p.digest!==void 0){let m=p.digest,c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return je.
errors=[{instancePath:r+"/response/digest",schemaPath:"schema:AgentChanges/properties/digest/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(W(m,64))return je.errors=[{instancePath:r+"/respon\
se/digest",schemaPath:"schema:AgentChanges/properties/digest/minLength",keyword:"minLength",params:{
limit:64}}],!1;if(!zs.test(m))return je.errors=[{instancePath:r+"/response/digest",schemaPath:"schem\
a:AgentChanges/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else
return je.errors=[{instancePath:r+"/response/digest",schemaPath:"schema:AgentChanges/properties/dige\
st/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(p.read_only!==
void 0){let m=p.read_only,c=e;if(typeof m!="string"&&m!==null)return je.errors=[{instancePath:r+"/re\
sponse/read_only",schemaPath:"schema:AgentChanges/properties/read_only/type",keyword:"type",params:{
type:$l.properties.read_only.type}}],!1;if(e===c&&typeof m=="string"&&j(m,1024))return je.errors=[{instancePath:r+
"/response/read_only",schemaPath:"schema:AgentChanges/properties/read_only/maxLength",keyword:"maxLe\
ngth",params:{limit:1024}}],!1;var t=c===e}else var t=!0;if(t)if(p.changes!==void 0){let m=p.changes,
c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return je.errors=[{instancePath:r+"/response/chang\
es",schemaPath:"schema:AgentChanges/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var f=!0;let d=m.length;for(let h=0;h<d;h++){let k=m[h],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.
isArray(k)){let g;if(k.tool===void 0&&(g="tool")||k.gone===void 0&&(g="gone")||k.suspect===void 0&&(g=
"suspect")||k.diff===void 0&&(g="diff"))return je.errors=[{instancePath:r+"/response/changes/"+h,schemaPath:"\
schema:AgentChanges/properties/changes/items/required",keyword:"required",params:{missingProperty:g}}],
!1;{let v=e;for(let P in k)if(!(P==="tool"||P==="gone"||P==="suspect"||P==="diff")){return je.errors=
[{instancePath:r+"/response/changes/"+h,schemaPath:"schema:AgentChanges/properties/changes/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(v===e){
if(k.tool!==void 0){let P=k.tool,b=e;if(e===b)if(typeof P=="string"){if(j(P,256))return je.errors=[{
instancePath:r+"/response/changes/"+h+"/tool",schemaPath:"schema:AgentChanges/properties/changes/ite\
ms/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(P,1))return je.errors=
[{instancePath:r+"/response/changes/"+h+"/tool",schemaPath:"schema:AgentChanges/properties/changes/i\
tems/properties/tool/minLength",keyword:"minLength",params:{limit:1}}],!1}else return je.errors=[{instancePath:r+
"/response/changes/"+h+"/tool",schemaPath:"schema:AgentChanges/properties/changes/items/properties/t\
ool/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;if(u){if(k.gone!==void 0){
let P=e;if(typeof k.gone!="boolean")return je.errors=[{instancePath:r+"/response/changes/"+h+"/gone",
schemaPath:"schema:AgentChanges/properties/changes/items/properties/gone/type",keyword:"type",params:{
type:"boolean"}}],!1;var u=P===e}else var u=!0;if(u){if(k.suspect!==void 0){let P=e;if(typeof k.suspect!=
"boolean")return je.errors=[{instancePath:r+"/response/changes/"+h+"/suspect",schemaPath:"schema:Age\
ntChanges/properties/changes/items/properties/suspect/type",keyword:"type",params:{type:"boolean"}}],
!1;var u=P===e}else var u=!0;if(u)if(k.diff!==void 0){let P=k.diff,b=e;if(e===b)if(typeof P=="string"){
if(j(P,1048576))return je.errors=[{instancePath:r+"/response/changes/"+h+"/diff",schemaPath:"schema:\
AgentChanges/properties/changes/items/properties/diff/maxLength",keyword:"maxLength",params:{limit:1048576}}],
!1}else return je.errors=[{instancePath:r+"/response/changes/"+h+"/diff",schemaPath:"schema:AgentCha\
nges/properties/changes/items/properties/diff/type",keyword:"type",params:{type:"string"}}],!1;var u=b===
e}else var u=!0}}}}}else return je.errors=[{instancePath:r+"/response/changes/"+h,schemaPath:"schema\
:AgentChanges/properties/changes/items/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e;
if(!f)break}}}else return je.errors=[{instancePath:r+"/response/changes",schemaPath:"schema:AgentCha\
nges/properties/changes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}else
return je.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentChanges/type",keyword:"type",params:{
type:"object"}}],!1}}else return je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return je.errors=a,e===0}je.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Cl=fa;var Pm={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"};function We(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=We.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.digest===void 0&&
(f="digest")||s.loaded_at===void 0&&(f="loaded_at")||s.seen_at===void 0&&(f="seen_at")||s.is_this===
void 0&&(f="is_this"))return We.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let p in s)if(!(p==="name"||p==="digest"||p==="loaded_at"||p===
"seen_at"||p==="is_this")){return We.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===e){if(s.name!==void 0){let p=s.
name,i=e;if(e===i)if(typeof p=="string"){if(j(p,255))return We.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return We.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0;if(t){if(s.digest!==void 0){let p=s.digest,i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return We.
errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!zs.test(p))return We.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return We.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.loaded_at!==void 0){let p=s.loaded_at,i=e,n=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return We.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return We.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return We.
errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.seen_at!==void 0){let p=s.seen_at,i=e,n=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return We.errors=[{instancePath:r+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(
p)){if(p>9007199254740991||isNaN(p))return We.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return We.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.is_this!==void 0){let p=e;
if(typeof s.is_this!="boolean")return We.errors=[{instancePath:r+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=p===e}else var t=!0}}}}}}else return We.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=
a,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=we.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let i;if(s.file===void 0&&(i="file")||s.loaded_at===void 0&&(i="loaded_at")||s.sandbox===void 0&&(i=
"sandbox")||s.config===void 0&&(i="config")||s.sources===void 0&&(i="sources")||s.need_restart===void 0&&
(i="need_restart")||s.digest===void 0&&(i="digest")||s.servers===void 0&&(i="servers"))return we.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;
for(let l in s)if(!(l==="file"||l==="loaded_at"||l==="sandbox"||l==="config"||l==="need_restart"||l===
"sources"||l==="digest"||l==="servers")){return we.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e){if(s.file!==
void 0){let l=s.file,m=e;if(typeof l!="string"&&l!==null)return we.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Pm.properties.file.type}}],!1;if(e===m&&typeof l==
"string"&&j(l,4096))return we.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=m===e}else var t=!0;if(t){if(s.loaded_at!==void 0){
let l=s.loaded_at,m=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return we.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return we.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return we.errors=[{instancePath:r+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(s.
sandbox!==void 0){let l=e;if(typeof s.sandbox!="boolean")return we.errors=[{instancePath:r+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=l===e}else var t=!0;
if(t){if(s.config!==void 0){let l=s.config,m=e;if(e===m&&!(l&&typeof l=="object"&&!Array.isArray(l)))
return we.errors=[{instancePath:r+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=m===e}else var t=!0;if(t){if(s.need_restart!==void 0){let l=s.need_restart,
m=e;if(e===m)if(Array.isArray(l)){if(l.length>1024)return we.errors=[{instancePath:r+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let y=l.length;for(let d=0;d<y;d++){let h=l[d],k=e;if(e===k)if(typeof h=="string"){if(j(h,512))return we.
errors=[{instancePath:r+"/need_restart/"+d,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(W(h,1))return we.errors=[{instancePath:r+"/need_restart/"+d,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.
errors=[{instancePath:r+"/need_restart/"+d,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=k===e;if(!f)break}}}else return we.errors=[{instancePath:r+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=m===e}else var t=!0;if(t){if(s.sources!==void 0){let l=s.sources,m=e;if(e===m)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(Object.keys(l).length>1e5)return we.errors=[{instancePath:r+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let y in l){
let d=l[y],h=e;if(e===h)if(typeof d=="string"){if(j(d,256))return we.errors=[{instancePath:r+"/sourc\
es/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(d,1))return we.errors=[{instancePath:r+"\
/sources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:r+"/\
sources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var u=h===e;if(!u)break}}else return we.errors=
[{instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=m===e}else var t=!0;if(t){if(s.digest!==void 0){let l=s.digest,m=e;if(e===m)if(typeof l==
"string"){if(j(l,64))return we.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!zs.test(l))return we.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return we.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t)if(s.servers!==void 0){let l=s.servers,
m=e;if(!Array.isArray(l)&&l!==null)return we.errors=[{instancePath:r+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:Pm.properties.servers.type}}],!1;if(e===m&&Array.isArray(
l)){if(l.length>1e4)return we.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var p=!0;let y=l.length;for(let d=0;d<y;d++){let h=e;
We(l[d],{instancePath:r+"/servers/"+d,parentData:l,parentDataProperty:d,rootData:w,dynamicAnchors:q})||
(a=a===null?We.errors:a.concat(We.errors),e=a.length);var p=h===e;if(!p)break}}}var t=m===e}else var t=!0}}}}}}}}}else
return we.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.
errors=a,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fa(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=fa.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(we(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:w,dynamicAnchors:q})||(a=a===null?we.errors:a.concat(we.errors),e=a.length));else
return fa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fa.
errors=a,e===0}fa.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Fl=ua;var vm={type:"object",additionalProperties:!1,required:["file","digest","read_only","settings"],properties:{
file:{type:["string","null"],maxLength:4096},digest:{oneOf:[{$ref:"schema:Digest"},{type:"null"}]},read_only:{
type:["string","null"],maxLength:512},settings:{type:"object",additionalProperties:!0}},$id:"schema:\
ConfigFile"};function kr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=kr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.file===void 0&&(u="file")||s.digest===void 0&&
(u="digest")||s.read_only===void 0&&(u="read_only")||s.settings===void 0&&(u="settings"))return kr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let p=e;
for(let i in s)if(!(i==="file"||i==="digest"||i==="read_only"||i==="settings")){return kr.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e){if(s.file!==void 0){let i=s.file,n=e;if(typeof i!="string"&&i!==null)return kr.errors=
[{instancePath:r+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:vm.properties.
file.type}}],!1;if(e===n&&typeof i=="string"&&j(i,4096))return kr.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=n===e}else var t=!0;
if(t){if(s.digest!==void 0){let i=s.digest,n=e,l=e,m=!1,c=null,y=e;if(e===e)if(typeof i=="string"){if(j(
i,64)){let x={instancePath:r+"/digest",schemaPath:"schema:Digest/maxLength",keyword:"maxLength",params:{
limit:64}};a===null?a=[x]:a.push(x),e++}else if(!zs.test(i)){let x={instancePath:r+"/digest",schemaPath:"\
schema:Digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};a===null?a=[x]:a.push(x),
e++}}else{let x={instancePath:r+"/digest",schemaPath:"schema:Digest/type",keyword:"type",params:{type:"\
string"}};a===null?a=[x]:a.push(x),e++}var f=y===e;f&&(m=!0,c=0);let h=e;if(i!==null){let x={instancePath:r+
"/digest",schemaPath:"#/properties/digest/oneOf/1/type",keyword:"type",params:{type:"null"}};a===null?
a=[x]:a.push(x),e++}var f=h===e;if(f&&m?(m=!1,c=[c,1]):f&&(m=!0,c=1),m)e=l,a!==null&&(l?a.length=l:a=
null);else{let x={instancePath:r+"/digest",schemaPath:"#/properties/digest/oneOf",keyword:"oneOf",params:{
passingSchemas:c}};return a===null?a=[x]:a.push(x),e++,kr.errors=a,!1}var t=n===e}else var t=!0;if(t){
if(s.read_only!==void 0){let i=s.read_only,n=e;if(typeof i!="string"&&i!==null)return kr.errors=[{instancePath:r+
"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type:vm.properties.read_only.
type}}],!1;if(e===n&&typeof i=="string"&&j(i,512))return kr.errors=[{instancePath:r+"/read_only",schemaPath:"\
#/properties/read_only/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var t=n===e}else var t=!0;
if(t)if(s.settings!==void 0){let i=s.settings,n=e;if(e===n&&!(i&&typeof i=="object"&&!Array.isArray(
i)))return kr.errors=[{instancePath:r+"/settings",schemaPath:"#/properties/settings/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=n===e}else var t=!0}}}}}else return kr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return kr.errors=a,e===0}kr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ua(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ua.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(kr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?kr.errors:a.concat(kr.errors),e=a.length));else return ua.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ua.errors=a,e===0}ua.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Kl=ya;function Te(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.applied===void 0&&(i="applied")||s.problems===
void 0&&(i="problems")||s.changes===void 0&&(i="changes")||s.diff===void 0&&(i="diff")||s.digest===void 0&&
(i="digest"))return Te.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let l in s)if(!(l==="applied"||l==="problems"||l==="changes"||l==="diff"||l==="diges\
t")){return Te.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:l}}],!1;break}if(n===e){if(s.applied!==void 0){let l=e;if(typeof s.
applied!="boolean")return Te.errors=[{instancePath:r+"/applied",schemaPath:"#/properties/applied/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var t=l===e}else var t=!0;if(t){if(s.problems!==void 0){
let l=s.problems,m=e;if(e===m)if(Array.isArray(l)){if(l.length>1e4)return Te.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{
var f=!0;let y=l.length;for(let d=0;d<y;d++){let h=l[d],k=e;if(e===k)if(typeof h=="string"){if(j(h,4096))
return Te.errors=[{instancePath:r+"/problems/"+d,schemaPath:"#/properties/problems/items/maxLength",
keyword:"maxLength",params:{limit:4096}}],!1}else return Te.errors=[{instancePath:r+"/problems/"+d,schemaPath:"\
#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var f=k===e;if(!f)break}}}else
return Te.errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",
params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t){if(s.changes!==void 0){let l=s.changes,m=e;
if(e===m)if(Array.isArray(l)){if(l.length>1e5)return Te.errors=[{instancePath:r+"/changes",schemaPath:"\
#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;let y=l.length;for(let d=0;d<
y;d++){let h=l[d],k=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let g;if(h.setting===void 0&&
(g="setting")||h.needs_restart===void 0&&(g="needs_restart"))return Te.errors=[{instancePath:r+"/cha\
nges/"+d,schemaPath:"schema:SettingChange/required",keyword:"required",params:{missingProperty:g}}],
!1;{let v=e;for(let P in h)if(!(P==="setting"||P==="before"||P==="after"||P==="needs_restart")){return Te.
errors=[{instancePath:r+"/changes/"+d,schemaPath:"schema:SettingChange/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P}}],!1;break}if(v===e){if(h.setting!==void 0){let P=h.
setting,b=e;if(e===b)if(typeof P=="string"){if(j(P,512))return Te.errors=[{instancePath:r+"/changes/"+
d+"/setting",schemaPath:"schema:SettingChange/properties/setting/maxLength",keyword:"maxLength",params:{
limit:512}}],!1}else return Te.errors=[{instancePath:r+"/changes/"+d+"/setting",schemaPath:"schema:S\
ettingChange/properties/setting/type",keyword:"type",params:{type:"string"}}],!1;var p=b===e}else var p=!0;
if(p)if(h.needs_restart!==void 0){let P=e;if(typeof h.needs_restart!="boolean")return Te.errors=[{instancePath:r+
"/changes/"+d+"/needs_restart",schemaPath:"schema:SettingChange/properties/needs_restart/type",keyword:"\
type",params:{type:"boolean"}}],!1;var p=P===e}else var p=!0}}}else return Te.errors=[{instancePath:r+
"/changes/"+d,schemaPath:"schema:SettingChange/type",keyword:"type",params:{type:"object"}}],!1;var u=k===
e;if(!u)break}}}else return Te.errors=[{instancePath:r+"/changes",schemaPath:"#/properties/changes/t\
ype",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t){if(s.diff!==void 0){let l=s.
diff,m=e;if(e===m)if(typeof l=="string"){if(j(l,1e7))return Te.errors=[{instancePath:r+"/diff",schemaPath:"\
#/properties/diff/maxLength",keyword:"maxLength",params:{limit:1e7}}],!1}else return Te.errors=[{instancePath:r+
"/diff",schemaPath:"#/properties/diff/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else
var t=!0;if(t)if(s.digest!==void 0){let l=s.digest,m=e;if(e===e)if(typeof l=="string"){if(j(l,64))return Te.
errors=[{instancePath:r+"/digest",schemaPath:"schema:Digest/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(!zs.test(l))return Te.errors=[{instancePath:r+"/digest",schemaPath:"schema:Digest/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Te.errors=[{instancePath:r+"/digest",schemaPath:"\
schema:Digest/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0}}}}}}else return Te.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=
a,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ya(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ya.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(Te(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:w,dynamicAnchors:q})||(a=a===null?Te.errors:a.concat(Te.errors),e=a.length));else return ya.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ya.errors=
a,e===0}ya.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var El=ca;var _m={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:SessionRole"},how:{type:"string",enum:["token","\
session"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Sess\
ion"};var Ml={type:"string",enum:["admin","viewer","group-admin"],$id:"schema:SessionRole"},Ul=new RegExp(
"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$","u");function Xe(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Xe.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===
void 0&&(f="name")||s.role===void 0&&(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f=
"expires_at"))return Xe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let p in s)if(!(p==="name"||p==="role"||p==="how"||p==="expires_at")){return Xe.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(u===e){if(s.name!==void 0){let p=s.name,i=e;if(e===e)if(typeof p=="string"){if(j(p,69))return Xe.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{
limit:69}}],!1;if(W(p,1))return Xe.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ul.test(p))return Xe.errors=[{instancePath:r+
"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0\
-9_.@-]{1,64}$"}}],!1}else return Xe.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/\
type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.role!==void 0){
let p=s.role,i=e;if(typeof p!="string")return Xe.errors=[{instancePath:r+"/role",schemaPath:"schema:\
SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="admin"||p==="viewer"||p==="gr\
oup-admin"))return Xe.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:Ml.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.how!==void 0){let p=s.
how,i=e;if(typeof p!="string")return Xe.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="token"||p==="session"))return Xe.errors=[
{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:_m.properties.
how.enum}}],!1;var t=i===e}else var t=!0;if(t)if(s.expires_at!==void 0){let p=s.expires_at,i=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return Xe.errors=[{instancePath:r+"/expires_at",
schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:_m.properties.expires_at.type}}],
!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return Xe.errors=[{instancePath:r+
"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(p<0||isNaN(p))return Xe.errors=[{instancePath:r+"/expires_at",schemaPath:"\
#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0}}}}}else return Xe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Xe.errors=a,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ca(s,{
instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,o=ca.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Xe(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Xe.errors:a.concat(
Xe.errors),e=a.length));else return ca.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ca.errors=a,e===0}ca.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Rl=ha;function Re(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.role===void 0&&
(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f="expires_at")||s.secret===void 0&&(f=
"secret"))return Re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let p in s)if(!(p==="name"||p==="role"||p==="how"||p==="expires_at"||p==="secret")){
return Re.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(u===e){if(s.name!==void 0){let p=s.name,i=e;if(e===e)if(typeof p==
"string"){if(j(p,69))return Re.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(W(p,1))return Re.errors=[{instancePath:r+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ul.test(p))return Re.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return Re.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
role!==void 0){let p=s.role,i=e;if(typeof p!="string")return Re.errors=[{instancePath:r+"/role",schemaPath:"\
schema:SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="admin"||p==="viewer"||
p==="group-admin"))return Re.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:Ml.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.how!==void 0){let p=s.
how,i=e;if(typeof p!="string")return Re.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(p!=="session")return Re.errors=[{instancePath:r+
"/how",schemaPath:"#/properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.expires_at!==void 0){let p=s.expires_at,i=e,n=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return Re.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return Re.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return Re.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.secret!==void 0){let p=s.
secret,i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return Re.errors=[{instancePath:r+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(p,1))return Re.errors=
[{instancePath:r+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Re.errors=[{instancePath:r+"/secret",schemaPath:"#/properties/secret/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=i===e}else var t=!0}}}}}}else return Re.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=a,e===0}Re.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ha(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ha.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Re(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Re.errors:a.concat(Re.errors),e=a.length));else return ha.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ha.errors=a,e===0}ha.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Xl=ga;function ga(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ga.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Xe.errors:
a.concat(Xe.errors),e=a.length));else return ga.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ga.errors=a,e===0}ga.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zl=Or;var Df=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function Or(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Or.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.url===void 0&&
(u="url"))return Or.errors=[{instancePath:r+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let p=e;for(let i in t)if(i!=="url"){return Or.errors=[{instancePath:r+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(p===e&&t.url!==void 0){let i=t.url,n=e;if(e===n&&e===n)if(typeof i==
"string"){if(j(i,8192))return Or.errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(W(i,8))return Or.errors=
[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!Df.test(i))return Or.errors=[{instancePath:r+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return Or.
errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return Or.errors=[{instancePath:r+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return Or.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Or.errors=a,e===0}Or.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Gl=ka;var bm={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{type:"s\
tring",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"\
schema:Operator"};var Bl={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Vl=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ye(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,o=ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||
s.name===void 0&&(f="name")||s.role===void 0&&(f="role")||s.managed_by===void 0&&(f="managed_by")||s.
prefix===void 0&&(f="prefix")||s.created_at===void 0&&(f="created_at")||s.rotated_at===void 0&&(f="r\
otated_at")||s.revoked_at===void 0&&(f="revoked_at"))return ye.errors=[{instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(!(p==="id"||
p==="name"||p==="role"||p==="managed_by"||p==="prefix"||p==="created_at"||p==="rotated_at"||p==="rev\
oked_at")){return ye.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p}}],!1;break}if(u===e){if(s.id!==void 0){let p=s.id,i=e;if(e===
i)if(typeof p=="string"){if(j(p,64))return ye.errors=[{instancePath:r+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(p,1))return ye.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){let p=s.name,i=e;if(e===e)if(typeof p=="strin\
g"){if(j(p,64))return ye.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(W(p,1))return ye.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Vl.test(p))return ye.errors=
[{instancePath:r+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ye.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.role!==void 0){let p=s.role,i=e;if(typeof p!="string")return ye.errors=[{instancePath:r+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="admin"||p==="view\
er"))return ye.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Bl.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.managed_by!==void 0){let p=s.managed_by,
i=e,n=e;if(typeof p!="string"&&p!==null)return ye.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Fi.type}}],!1;if(e===n&&typeof p=="string"){if(j(
p,128))return ye.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(W(p,1))return ye.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ki.test(p))return ye.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(s.prefix!==void 0){let p=s.
prefix,i=e;if(e===i)if(typeof p=="string"){if(j(p,16))return ye.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return ye.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.created_at!==void 0){let p=s.created_at,i=e,n=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return ye.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return ye.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return ye.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.rotated_at!==void 0){
let p=s.rotated_at,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ye.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:bm.properties.rotated_at.type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return ye.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ye.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.revoked_at!==void 0){let p=s.revoked_at,
i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ye.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:bm.properties.revoked_at.
type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ye.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ye.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0}}}}}}}}}else return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ye.errors=a,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function as(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=as.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.operators===void 0&&(f="operators"))return as.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let p in s)if(p!=="operators"){return as.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(u===e&&s.operators!==
void 0){let p=s.operators;if(e===e)if(Array.isArray(p)){if(p.length>1e4)return as.errors=[{instancePath:r+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let n=p.length;for(let l=0;l<n;l++){let m=e;ye(p[l],{instancePath:r+"/operators/"+l,parentData:p,
parentDataProperty:l,rootData:w,dynamicAnchors:q})||(a=a===null?ye.errors:a.concat(ye.errors),e=a.length);
var t=m===e;if(!t)break}}}else return as.errors=[{instancePath:r+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return as.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return as.errors=a,e===0}as.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ka(s,{instancePath:r="",parentData:L,parentDataProperty:A,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ka.evaluated;if(o.dynamicProps&&(o.props=void 0),
o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(as(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?as.errors:a.concat(as.errors),e=a.length));else return ka.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ka.errors=a,e===0}ka.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Zl=Pa;var tn={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{
type:"string",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},token:{
type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedOperator"};function ue(s,{instancePath:r="",
parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ue.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.name===void 0&&(f="name")||s.role===void 0&&(f=
"role")||s.managed_by===void 0&&(f="managed_by")||s.prefix===void 0&&(f="prefix")||s.created_at===void 0&&
(f="created_at")||s.rotated_at===void 0&&(f="rotated_at")||s.revoked_at===void 0&&(f="revoked_at")||
s.token===void 0&&(f="token"))return ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:f}}],!1;{let u=e;for(let p in s)if(!ur.call(tn.properties,p)){return ue.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(u===e){if(s.id!==void 0){let p=s.id,i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return ue.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(p,1))return ue.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){
let p=s.name,i=e;if(e===e)if(typeof p=="string"){if(j(p,64))return ue.errors=[{instancePath:r+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(p,1))return ue.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Vl.test(p))return ue.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ue.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=i===e}else var t=!0;if(t){if(s.role!==void 0){let p=s.role,i=e;if(typeof p!="stri\
ng")return ue.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(p==="admin"||p==="viewer"))return ue.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:Bl.enum}}],!1;var t=i===e}else var t=!0;if(t){
if(s.managed_by!==void 0){let p=s.managed_by,i=e,n=e;if(typeof p!="string"&&p!==null)return ue.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Fi.type}}],
!1;if(e===n&&typeof p=="string"){if(j(p,128))return ue.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(p,1))return ue.errors=[
{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ki.test(p))return ue.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/patte\
rn",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=i===e}else
var t=!0;if(t){if(s.prefix!==void 0){let p=s.prefix,i=e;if(e===i)if(typeof p=="string"){if(j(p,16))return ue.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return ue.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.created_at!==void 0){
let p=s.created_at,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ue.errors=
[{instancePath:r+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ue.errors=[{instancePath:r+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return ue.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.rotated_at!==
void 0){let p=s.rotated_at,i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ue.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:tn.properties.rotated_at.type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return ue.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ue.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.revoked_at!==void 0){let p=s.revoked_at,
i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return ue.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:tn.properties.revoked_at.
type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ue.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return ue.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t)if(s.token!==void 0){let p=s.token,i=e;if(e===i)if(typeof p=="stri\
ng"){if(j(p,256))return ue.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(W(p,1))return ue.errors=[{instancePath:r+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0}}}}}}}}}}else return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ue.errors=a,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Pa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Pa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ue(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ue.errors:
a.concat(ue.errors),e=a.length));else return Pa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pa.errors=a,e===0}Pa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wl=va;function va(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=va.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ye(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ye.errors:
a.concat(ye.errors),e=a.length));else return va.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return va.errors=a,e===0}va.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Hl=_a;function _a(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=_a.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ye(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ye.errors:
a.concat(ye.errors),e=a.length));else return _a.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _a.errors=a,e===0}_a.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Yl=ba;function ba(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=ba.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ue(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ue.errors:
a.concat(ue.errors),e=a.length));else return ba.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ba.errors=a,e===0}ba.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Jl=wa;var Tf={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},_s={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},$f={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream",
"restoreUpstream","probeUpstream","resumeOutlet","skipOutlet","testOutlet","acknowledgeAlert","recon\
cilePayment","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","cre\
ateSession","endSession","drainServer","reload","changeConfig","approveAgent","backup","migrate","co\
pyStore","authenticate","judge"],$id:"schema:AuditAction"};function ce(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=ce.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let f;if(s.id===void 0&&(f="id")||s.at===void 0&&(f="at")||s.action===void 0&&(f="action")||s.outcome===
void 0&&(f="outcome")||s.name===void 0&&(f="name")||s.how===void 0&&(f="how")||s.address===void 0&&(f=
"address")||s.request_id===void 0&&(f="request_id")||s.target===void 0&&(f="target")||s.target_name===
void 0&&(f="target_name")||s.before===void 0&&(f="before")||s.after===void 0&&(f="after")||s.reason===
void 0&&(f="reason"))return ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let p in s)if(!ur.call(_s.properties,p)){return ce.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(u===e){if(s.id!==void 0){let p=s.id,i=e;if(e===i)if(typeof p=="string"){if(j(p,64))return ce.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(W(p,1))return ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.at!==void 0){
let p=s.at,i=e,n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ce.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return ce.errors=[{instancePath:r+"/at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<
0||isNaN(p))return ce.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.action!==void 0){let p=s.
action,i=e;if(typeof p!="string")return ce.errors=[{instancePath:r+"/action",schemaPath:"schema:Audi\
tAction/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="createKey"||p==="changeKey"||p===
"rotateKey"||p==="revokeKey"||p==="restoreKey"||p==="revokeCaller"||p==="restoreCaller"||p==="create\
Group"||p==="changeGroup"||p==="deleteGroup"||p==="closeMonth"||p==="drainUpstream"||p==="restoreUps\
tream"||p==="probeUpstream"||p==="resumeOutlet"||p==="skipOutlet"||p==="testOutlet"||p==="acknowledg\
eAlert"||p==="reconcilePayment"||p==="closePayment"||p==="createOperator"||p==="changeOperator"||p===
"rotateOperator"||p==="revokeOperator"||p==="createSession"||p==="endSession"||p==="drainServer"||p===
"reload"||p==="changeConfig"||p==="approveAgent"||p==="backup"||p==="migrate"||p==="copyStore"||p===
"authenticate"||p==="judge"))return ce.errors=[{instancePath:r+"/action",schemaPath:"schema:AuditAct\
ion/enum",keyword:"enum",params:{allowedValues:$f.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.outcome!==
void 0){let p=s.outcome,i=e;if(typeof p!="string")return ce.errors=[{instancePath:r+"/outcome",schemaPath:"\
#/properties/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="done"||p==="begun"||
p==="failed"))return ce.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"\
enum",params:{allowedValues:_s.properties.outcome.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.name!==
void 0){let p=s.name,i=e;if(e===i)if(typeof p=="string"){if(j(p,128))return ce.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return ce.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=i===e}else var t=!0;if(t){if(s.how!==void 0){let p=s.how,i=e;if(typeof p!="string")
return ce.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(p==="token"||p==="session"||p==="cli"||p==="signal"||p==="server"))return ce.errors=
[{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:_s.properties.
how.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.address!==void 0){let p=s.address,i=e;if(typeof p!=
"string"&&p!==null)return ce.errors=[{instancePath:r+"/address",schemaPath:"#/properties/address/typ\
e",keyword:"type",params:{type:_s.properties.address.type}}],!1;if(e===i&&typeof p=="string"&&j(p,255))
return ce.errors=[{instancePath:r+"/address",schemaPath:"#/properties/address/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;var t=i===e}else var t=!0;if(t){if(s.request_id!==void 0){let p=s.request_id,
i=e;if(typeof p!="string"&&p!==null)return ce.errors=[{instancePath:r+"/request_id",schemaPath:"#/pr\
operties/request_id/type",keyword:"type",params:{type:_s.properties.request_id.type}}],!1;if(e===i&&
typeof p=="string"&&j(p,64))return ce.errors=[{instancePath:r+"/request_id",schemaPath:"#/properties\
/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else var t=!0;if(t){if(s.
target!==void 0){let p=s.target,i=e;if(typeof p!="string"&&p!==null)return ce.errors=[{instancePath:r+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:_s.properties.target.type}}],
!1;if(e===i&&typeof p=="string"&&j(p,128))return ce.errors=[{instancePath:r+"/target",schemaPath:"#/\
properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=i===e}else var t=!0;if(t){
if(s.target_name!==void 0){let p=s.target_name,i=e;if(typeof p!="string"&&p!==null)return ce.errors=
[{instancePath:r+"/target_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:_s.
properties.target_name.type}}],!1;if(e===i&&typeof p=="string"&&j(p,256))return ce.errors=[{instancePath:r+
"/target_name",schemaPath:"#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=i===e}else var t=!0;if(t){if(s.before!==void 0){let p=s.before,i=e;if(!(p&&typeof p=="objec\
t"&&!Array.isArray(p))&&p!==null)return ce.errors=[{instancePath:r+"/before",schemaPath:"#/propertie\
s/before/type",keyword:"type",params:{type:_s.properties.before.type}}],!1;var t=i===e}else var t=!0;
if(t){if(s.after!==void 0){let p=s.after,i=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null)
return ce.errors=[{instancePath:r+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:_s.properties.after.type}}],!1;var t=i===e}else var t=!0;if(t)if(s.reason!==void 0){let p=s.reason,
i=e;if(typeof p!="string"&&p!==null)return ce.errors=[{instancePath:r+"/reason",schemaPath:"#/proper\
ties/reason/type",keyword:"type",params:{type:_s.properties.reason.type}}],!1;if(e===i&&typeof p=="s\
tring"&&j(p,4096))return ce.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLen\
gth",keyword:"maxLength",params:{limit:4096}}],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}else return ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=
a,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(s,{instancePath:r="",parentData:L,
parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,o=Ir.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&(u="next"))return Ir.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let p=e;for(let i in s)if(!(i===
"rows"||i==="next")){return Ir.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(s.rows!==void 0){let i=s.
rows,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Ir.errors=[{instancePath:r+"/rows",schemaPath:"\
#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=i.length;for(let m=0;m<
l;m++){let c=e;ce(i[m],{instancePath:r+"/rows/"+m,parentData:i,parentDataProperty:m,rootData:w,dynamicAnchors:q})||
(a=a===null?ce.errors:a.concat(ce.errors),e=a.length);var t=c===e;if(!t)break}}}else return Ir.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],
!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;if(typeof i!="string"&&i!==null)
return Ir.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:Tf.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(i,64))return Ir.errors=[{instancePath:r+
"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=n===
e}else var f=!0}}}else return Ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ir.errors=a,e===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function wa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=wa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ir(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ir.errors:
a.concat(Ir.errors),e=a.length));else return wa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return wa.errors=a,e===0}wa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ql=xa;function xa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=xa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ce(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ce.errors:
a.concat(ce.errors),e=a.length));else return xa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xa.errors=a,e===0}xa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ed=mr;function mr(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=mr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let p;if(f.calls===void 0&&(p="calls")||f.streams===void 0&&(p=
"streams")||f.queued_rows===void 0&&(p="queued_rows"))return mr.errors=[{instancePath:r+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let n in f)
if(!(n==="calls"||n==="streams"||n==="queued_rows")){return mr.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(f.calls!==void 0){let n=f.calls,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return mr.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return mr.errors=[{instancePath:r+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return mr.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;
if(t){if(f.streams!==void 0){let n=f.streams,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return mr.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return mr.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return mr.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let n=f.queued_rows,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return mr.errors=[{instancePath:r+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="num\
ber"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return mr.errors=[{instancePath:r+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return mr.errors=[{instancePath:r+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0}}}}else return mr.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return mr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=a,e===0}mr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var rd=qa;function Ze(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Ze.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.applied===void 0&&(i="applied")||s.problems===
void 0&&(i="problems")||s.changes===void 0&&(i="changes"))return Ze.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let l in s)if(!(l==="app\
lied"||l==="problems"||l==="changes")){return Ze.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e){if(s.applied!==
void 0){let l=e;if(typeof s.applied!="boolean")return Ze.errors=[{instancePath:r+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=l===e}else var t=!0;if(t){
if(s.problems!==void 0){let l=s.problems,m=e;if(e===m)if(Array.isArray(l)){if(l.length>1e4)return Ze.
errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let y=l.length;for(let d=0;d<y;d++){let h=l[d],k=e;if(e===k)if(typeof h=="\
string"){if(j(h,4096))return Ze.errors=[{instancePath:r+"/problems/"+d,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ze.errors=[{instancePath:r+
"/problems/"+d,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=k===e;if(!f)break}}}else return Ze.errors=[{instancePath:r+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t)if(s.changes!==
void 0){let l=s.changes,m=e;if(e===m)if(Array.isArray(l)){if(l.length>1e5)return Ze.errors=[{instancePath:r+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;
let y=l.length;for(let d=0;d<y;d++){let h=l[d],k=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(
h)){let g;if(h.setting===void 0&&(g="setting")||h.needs_restart===void 0&&(g="needs_restart"))return Ze.
errors=[{instancePath:r+"/changes/"+d,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:g}}],!1;{let v=e;for(let P in h)if(!(P==="setting"||P==="before"||P==="after"||
P==="needs_restart")){return Ze.errors=[{instancePath:r+"/changes/"+d,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(v===
e){if(h.setting!==void 0){let P=h.setting,b=e;if(e===b)if(typeof P=="string"){if(j(P,512))return Ze.
errors=[{instancePath:r+"/changes/"+d+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return Ze.errors=[{instancePath:r+"/cha\
nges/"+d+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var p=b===e}else var p=!0;if(p)if(h.needs_restart!==void 0){let P=e;if(typeof h.
needs_restart!="boolean")return Ze.errors=[{instancePath:r+"/changes/"+d+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var p=P===
e}else var p=!0}}}else return Ze.errors=[{instancePath:r+"/changes/"+d,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var u=k===e;if(!u)break}}}else return Ze.errors=
[{instancePath:r+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=m===e}else var t=!0}}}}else return Ze.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ze.errors=a,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qa(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=qa.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ze(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ze.errors:
a.concat(Ze.errors),e=a.length));else return qa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qa.errors=a,e===0}qa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var sd=de;function de(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let n=s.response;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let m;if(n.name===void 0&&(m="name")||n.operations===void 0&&
(m="operations")||n.elsewhere===void 0&&(m="elsewhere"))return de.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;for(let y in n)
if(!(y==="name"||y==="operations"||y==="elsewhere")){return de.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(c===e){if(n.name!==void 0){let y=n.name,d=e;if(e===d)if(typeof y=="string"){if(j(y,128))
return de.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:128}}],!1;if(W(y,1))return de.errors=[{instancePath:r+"/resp\
onse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return de.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(n.operations!==
void 0){let y=n.operations,d=e;if(e===d)if(Array.isArray(y)){if(y.length>256)return de.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let k=y.length;for(let x=0;x<k;x++){let _=y[x],g=e;if(e===g)if(_&&
typeof _=="object"&&!Array.isArray(_)){let P;if(_.method===void 0&&(P="method")||_.path===void 0&&(P=
"path")||_.summary===void 0&&(P="summary"))return de.errors=[{instancePath:r+"/response/operations/"+
x,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:P}}],
!1;{let b=e;for(let N in _)if(!(N==="method"||N==="path"||N==="summary")){return de.errors=[{instancePath:r+
"/response/operations/"+x,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(b===e){if(_.method!==
void 0){let N=_.method,D=e;if(e===D)if(typeof N=="string"){if(j(N,7))return de.errors=[{instancePath:r+
"/response/operations/"+x+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(W(N,3))return de.errors=[{instancePath:r+
"/response/operations/"+x+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return de.errors=[{instancePath:r+
"/response/operations/"+x+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0;if(u){if(_.path!==
void 0){let N=_.path,D=e;if(e===D)if(typeof N=="string"){if(j(N,256))return de.errors=[{instancePath:r+
"/response/operations/"+x+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(N,1))return de.errors=[{instancePath:r+
"/response/operations/"+x+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:r+"/\
response/operations/"+x+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0;if(u)if(_.summary!==void 0){
let N=_.summary,D=e;if(e===D)if(typeof N=="string"){if(j(N,256))return de.errors=[{instancePath:r+"/\
response/operations/"+x+"/summary",schemaPath:"schema:Overview/properties/operations/items/propertie\
s/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return de.errors=[{instancePath:r+
"/response/operations/"+x+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0}}}}else return de.
errors=[{instancePath:r+"/response/operations/"+x,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else return de.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t)if(n.elsewhere!==void 0){let y=n.elsewhere,
d=e;if(e===d)if(Array.isArray(y)){if(y.length>16)return de.errors=[{instancePath:r+"/response/elsewh\
ere",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let k=y.length;for(let x=0;x<k;x++){let _=y[x],g=e;if(e===g)if(_&&typeof _=="object"&&!Array.
isArray(_)){let P;if(_.name===void 0&&(P="name"))return de.errors=[{instancePath:r+"/response/elsewh\
ere/"+x,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:P}}],!1;{let b=e;for(let N in _)if(!(N==="name"||N==="path"||N==="address"||N==="por\
t")){return de.errors=[{instancePath:r+"/response/elsewhere/"+x,schemaPath:"schema:Overview/properti\
es/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(b===e){if(_.name!==void 0){let N=_.name,D=e;if(e===D)if(typeof N=="string"){if(j(N,128))
return de.errors=[{instancePath:r+"/response/elsewhere/"+x+"/name",schemaPath:"schema:Overview/prope\
rties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(N,
1))return de.errors=[{instancePath:r+"/response/elsewhere/"+x+"/name",schemaPath:"schema:Overview/pr\
operties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.
errors=[{instancePath:r+"/response/elsewhere/"+x+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;
if(i){if(_.path!==void 0){let N=_.path,D=e;if(e===D)if(typeof N=="string"){if(j(N,256))return de.errors=
[{instancePath:r+"/response/elsewhere/"+x+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(N,1))return de.errors=
[{instancePath:r+"/response/elsewhere/"+x+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i){if(_.address!==
void 0){let N=_.address,D=e;if(e===D)if(typeof N=="string"){if(j(N,2048))return de.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(W(N,1))return de.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i)if(_.port!==
void 0){let N=_.port,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return de.errors=[
{instancePath:r+"/response/elsewhere/"+x+"/port",schemaPath:"schema:Overview/properties/elsewhere/it\
ems/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof N=="number"&&
isFinite(N)){if(N>65535||isNaN(N))return de.errors=[{instancePath:r+"/response/elsewhere/"+x+"/port",
schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535}}],!1;if(N<1||isNaN(N))return de.errors=[{instancePath:r+"/response/else\
where/"+x+"/port",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=D===e}else var i=!0}}}}}else return de.errors=[
{instancePath:r+"/response/elsewhere/"+x,schemaPath:"schema:Overview/properties/elsewhere/items/type",
keyword:"type",params:{type:"object"}}],!1;var p=g===e;if(!p)break}}}else return de.errors=[{instancePath:r+
"/response/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{
type:"array"}}],!1;var t=d===e}else var t=!0}}}}else return de.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return de.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=a,e===0}de.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var td=Us;function Us(s,{instancePath:r="",parentData:L,parentDataProperty:A,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,o=Us.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Us.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Us.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Us.errors=a,e===0}Us.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vf={getHealth:{parameters:vn,body:Go,replies:{200:qm}},getReadiness:{parameters:_n,body:Bo,replies:{
200:Nm,503:Lm}},getMetrics:{parameters:bn,body:Vo,replies:{}},listKeys:{parameters:wn,body:Zo,replies:{
200:Am}},createKey:{parameters:xn,body:Wo,replies:{200:Rm}},importKey:{parameters:qn,body:Yo,replies:{
200:Xm}},readKey:{parameters:Nn,body:Jo,replies:{200:zm}},revokeKey:{parameters:Ln,body:Qo,replies:{
200:Gm}},changeKey:{parameters:An,body:ep,replies:{200:Bm}},rotateKey:{parameters:Sn,body:rp,replies:{
200:Vm}},restoreKey:{parameters:In,body:sp,replies:{200:Zm}},listGroups:{parameters:jn,body:tp,replies:{
200:Wm}},createGroup:{parameters:Dn,body:ap,replies:{200:Hm}},readGroup:{parameters:Tn,body:pp,replies:{
200:Ym}},deleteGroup:{parameters:$n,body:mp,replies:{200:Jm}},changeGroup:{parameters:On,body:lp,replies:{
200:Qm}},listCallers:{parameters:Cn,body:dp,replies:{200:el}},revokeCaller:{parameters:Fn,body:fp,replies:{
200:rl}},restoreCaller:{parameters:En,body:up,replies:{200:sl}},getUsage:{parameters:Mn,body:yp,replies:{
200:tl}},readSpending:{parameters:Un,body:cp,replies:{200:al}},exportUsage:{parameters:Rn,body:hp,replies:{}},
listUsage:{parameters:Xn,body:gp,replies:{200:il}},listMonths:{parameters:zn,body:kp,replies:{200:nl}},
closeMonth:{parameters:Gn,body:Pp,replies:{200:ol}},readOverview:{parameters:Bn,body:vp,replies:{200:pl}},
readSeries:{parameters:Vn,body:_p,replies:{200:ll}},listRequests:{parameters:Zn,body:bp,replies:{200:dl}},
readRequest:{parameters:Wn,body:wp,replies:{200:fl}},listPayments:{parameters:Hn,body:xp,replies:{200:ul}},
readPayment:{parameters:Yn,body:qp,replies:{200:cl}},reconcilePayment:{parameters:Jn,body:Np,replies:{
200:hl}},closePayment:{parameters:Qn,body:Lp,replies:{200:gl}},listUpstreams:{parameters:eo,body:Ap,
replies:{200:kl}},listAlerts:{parameters:ro,body:Sp,replies:{200:vl}},acknowledgeAlert:{parameters:so,
body:Ip,replies:{200:_l}},listOutlets:{parameters:to,body:jp,replies:{200:bl}},resumeOutlet:{parameters:ao,
body:Dp,replies:{200:wl}},testOutlet:{parameters:io,body:Tp,replies:{200:xl}},skipOutlet:{parameters:no,
body:$p,replies:{200:ql}},drainUpstream:{parameters:oo,body:Op,replies:{200:Nl}},restoreUpstream:{parameters:po,
body:Cp,replies:{200:Ll}},probeUpstream:{parameters:mo,body:Fp,replies:{200:Al}},listRoutes:{parameters:lo,
body:Kp,replies:{200:Sl}},listPriceProposals:{parameters:fo,body:Ep,replies:{200:Il}},listOperatorAgents:{
parameters:uo,body:Mp,replies:{200:jl}},readOperatorAgent:{parameters:yo,body:Up,replies:{200:Dl}},listAgentChanges:{
parameters:co,body:Rp,replies:{200:Tl}},approveAgent:{parameters:ho,body:Xp,replies:{200:Ol}},getConfig:{
parameters:go,body:zp,replies:{200:Cl}},readConfigFile:{parameters:ko,body:Gp,replies:{200:Fl}},changeConfig:{
parameters:Po,body:Bp,replies:{200:Kl}},readSession:{parameters:vo,body:Vp,replies:{200:El}},createSession:{
parameters:_o,body:Zp,replies:{200:Rl}},endSession:{parameters:bo,body:Wp,replies:{200:Xl}},beginSignIn:{
parameters:wo,body:Hp,replies:{200:zl}},listOperators:{parameters:xo,body:Yp,replies:{200:Gl}},createOperator:{
parameters:qo,body:Jp,replies:{200:Zl}},revokeOperator:{parameters:No,body:em,replies:{200:Wl}},changeOperator:{
parameters:Lo,body:rm,replies:{200:Hl}},rotateOperator:{parameters:Ao,body:sm,replies:{200:Yl}},listAudit:{
parameters:So,body:tm,replies:{200:Jl}},readAudit:{parameters:Io,body:am,replies:{200:Ql}},drainServer:{
parameters:jo,body:im,replies:{200:ed}},reload:{parameters:Do,body:nm,replies:{200:rd}},getOverview:{
parameters:To,body:om,replies:{200:sd}},getContract:{parameters:$o,body:pm,replies:{200:td}},getReference:{
parameters:Oo,body:mm,replies:{}},getReferenceFile:{parameters:Co,body:lm,replies:{}},getConsole:{parameters:Ko,
body:dm,replies:{}},getConsoleFile:{parameters:Eo,body:fm,replies:{}}};export{Vf as default};
