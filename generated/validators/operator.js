// Compiled from a contract by npm run generate. Never edited.
var zl=Object.create;var Hi=Object.defineProperty;var Gl=Object.getOwnPropertyDescriptor;var Bl=Object.getOwnPropertyNames;var Vl=Object.getPrototypeOf,Zl=Object.prototype.hasOwnProperty;var Pa=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(L){throw r=0,L}};var Wl=(s,r,L,S)=>{if(r&&typeof r=="object"||typeof r=="function")for(let w of Bl(r))!Zl.call(s,w)&&
w!==L&&Hi(s,w,{get:()=>r[w],enumerable:!(S=Gl(r,w))||S.enumerable});return s};var Is=(s,r,L)=>(L=s!=null?zl(Vl(s)):{},Wl(r||!s||!s.__esModule?Hi(L,"default",{value:s,enumerable:!0}):
L,s));var _a=Pa(va=>{"use strict";Object.defineProperty(va,"__esModule",{value:!0});va.formats=void 0;var Yl=2**
31-1,Jl=(-2)**31,Ql=2**63-1,ed=(-2)**63,Qi=(2-2**-23)*2**127,en=2**-126,rd=-1*Qi,sd=-1*en,Ji=()=>!0,
td=/^[A-Za-z0-9+/]*(=|==)?$/;va.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Yl&&s>=Jl,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Ql&&s>=ed,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Qi&&s>=en||s>=rd&&s<=sd),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&td.test(s),binary:Ji,password:Ji}});var ba=Pa(ss=>{"use strict";Object.defineProperty(ss,"__esModule",{value:!0});ss.formatNames=ss.fastFormats=
ss.fullFormats=void 0;function rs(s,r){return{validate:s,compare:r}}ss.fullFormats={date:rs(an,Oi),time:rs(
Ti(!0),Ci),"date-time":rs(rn(!0),on),"iso-time":rs(Ti(),nn),"iso-date-time":rs(rn(),pn),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:md,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:hd,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ld,int32:{type:"number",validate:ud},
int64:{type:"number",validate:yd},float:{type:"number",validate:tn},double:{type:"number",validate:tn},
password:!0,binary:!0};ss.fastFormats={...ss.fullFormats,date:rs(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Oi),time:rs(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ci),"date-time":rs(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
on),"iso-time":rs(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,nn),
"iso-date-time":rs(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
pn),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ss.formatNames=Object.keys(ss.fullFormats);function ad(s){return s%4===0&&(s%100!==0||s%400===0)}var id=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
nd=[0,31,28,31,30,31,30,31,31,30,31,30,31];function an(s){let r=id.exec(s);if(!r)return!1;let L=+r[1],
S=+r[2],w=+r[3];return S>=1&&S<=12&&w>=1&&w<=(S===2&&ad(L)?29:nd[S])}function Oi(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var ji=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ti(s){
return function(L){let S=ji.exec(L);if(!S)return!1;let w=+S[1],q=+S[2],a=+S[3],e=S[4],p=S[5]==="-"?-1:
1,t=+(S[6]||0),f=+(S[7]||0);if(t>23||f>59||s&&!e)return!1;if(w<=23&&q<=59&&a<60)return!0;let u=q-f*p,
o=w-t*p-(u<0?1:0);return(o===23||o===-1)&&(u===59||u===-1)&&a<61}}function Ci(s,r){if(!(s&&r))return;
let L=new Date("2020-01-01T"+s).valueOf(),S=new Date("2020-01-01T"+r).valueOf();if(L&&S)return L-S}function nn(s,r){
if(!(s&&r))return;let L=ji.exec(s),S=ji.exec(r);if(L&&S)return s=L[1]+L[2]+L[3],r=S[1]+S[2]+S[3],s>r?
1:s<r?-1:0}var $i=/t|\s/i;function rn(s){let r=Ti(s);return function(S){let w=S.split($i);return w.length===
2&&an(w[0])&&r(w[1])}}function on(s,r){if(!(s&&r))return;let L=new Date(s).valueOf(),S=new Date(r).valueOf();
if(L&&S)return L-S}function pn(s,r){if(!(s&&r))return;let[L,S]=s.split($i),[w,q]=r.split($i),a=Oi(L,
w);if(a!==void 0)return a||Ci(S,q)}var od=/\/|:/,pd=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function md(s){return od.test(s)&&pd.test(s)}var sn=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ld(s){return sn.lastIndex=0,sn.test(s)}var dd=-(2**31),fd=2**31-1;function ud(s){return Number.
isInteger(s)&&s<=fd&&s>=dd}function yd(s){return Number.isInteger(s)}function tn(){return!0}var cd=/[^\\]\\Z/;
function hd(s){if(cd.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Io=Pa((Sf,Ao)=>{"use strict";Ao.exports=function s(r,L){if(r===L)return!0;if(r&&L&&typeof r=="ob\
ject"&&typeof L=="object"){if(r.constructor!==L.constructor)return!1;var S,w,q;if(Array.isArray(r)){
if(S=r.length,S!=L.length)return!1;for(w=S;w--!==0;)if(!s(r[w],L[w]))return!1;return!0}if(r.constructor===
RegExp)return r.source===L.source&&r.flags===L.flags;if(r.valueOf!==Object.prototype.valueOf)return r.
valueOf()===L.valueOf();if(r.toString!==Object.prototype.toString)return r.toString()===L.toString();
if(q=Object.keys(r),S=q.length,S!==Object.keys(L).length)return!1;for(w=S;w--!==0;)if(!Object.prototype.
hasOwnProperty.call(L,q[w]))return!1;for(w=S;w--!==0;){var a=q[w];if(!s(r[a],L[a]))return!1}return!0}
return r!==r&&L!==L}});var Mi=Pa(Ei=>{"use strict";Object.defineProperty(Ei,"__esModule",{value:!0});var Do=Io();Do.code='r\
equire("ajv/dist/runtime/equal").default';Ei.default=Do});var Ds=(s,r)=>s.length>r&&Yi(s)>r,js=(s,r)=>s.length<2*r&&Yi(s)<r,Hl=/[\ud800-\udbff][\udc00-\udfff]/g,
Yi=s=>s.length-(s.match(Hl)?.length??0);var mn=Is(_a()),ln=Is(ba()),Lf={...mn.formats,...ln.fastFormats},dn=Es;function Es(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Es.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Es.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Es.errors=a,e===0}Es.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fn=Ms;function Ms(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ms.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ms.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ms.errors=a,e===0}Ms.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var un=Us;function Us(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Us.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Us.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Us.errors=a,e===0}Us.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yn=ke,gd={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{owner:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},group:{
type:"string",minLength:1,maxLength:194},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\
\\x00-\\x1f\\x7f]+$"},status:{type:"string",enum:["active","revoked","expired"]},name_prefix:{type:"\
string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{type:"\
object",properties:{"if-none-match":{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},
X=Ds,W=js,sr=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),Yr=new RegExp("^[0-9a-f-]{36}$","u");function ke(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||
s.params===void 0&&(u="params"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:u}}],!1;if(s.query!==void 0){let o=s.query,i=e;if(e===i)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.owner!==void 0){let n=o.owner,d=e;if(typeof n!="string"){let m=typeof n,
c;if(c===void 0)if(m=="number"||m=="boolean")c=""+n;else if(n===null)c="";else return ke.errors=[{instancePath:r+
"/query/owner",schemaPath:"#/properties/query/properties/owner/type",keyword:"type",params:{type:"st\
ring"}}],!1;c!==void 0&&(n=c,o!==void 0&&(o.owner=c))}if(e===d&&typeof n=="string"){if(X(n,256))return ke.
errors=[{instancePath:r+"/query/owner",schemaPath:"#/properties/query/properties/owner/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(n,1))return ke.errors=[{instancePath:r+"/query/owner",schemaPath:"\
#/properties/query/properties/owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(
n))return ke.errors=[{instancePath:r+"/query/owner",schemaPath:"#/properties/query/properties/owner/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;
if(t){if(o.group!==void 0){let n=o.group,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c==
"number"||c=="boolean")y=""+n;else if(n===null)y="";else return ke.errors=[{instancePath:r+"/query/g\
roup",schemaPath:"#/properties/query/properties/group/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(n=y,o!==void 0&&(o.group=y))}if(e===d&&typeof n=="string"){if(X(n,194))return ke.errors=
[{instancePath:r+"/query/group",schemaPath:"#/properties/query/properties/group/maxLength",keyword:"\
maxLength",params:{limit:194}}],!1;if(W(n,1))return ke.errors=[{instancePath:r+"/query/group",schemaPath:"\
#/properties/query/properties/group/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else
var t=!0;if(t){if(o.model!==void 0){let n=o.model,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===
void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ke.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.model=y))}if(e===d&&typeof n=="string"){if(X(n,256))return ke.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(n,1))return ke.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(
n))return ke.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;
if(t){if(o.status!==void 0){let n=o.status,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)
if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ke.errors=[{instancePath:r+"/q\
uery/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.status=y))}if(!(n==="active"||n==="revoked"||n==="expired"))
return ke.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/e\
num",keyword:"enum",params:{allowedValues:gd.properties.query.properties.status.enum}}],!1;var t=d===
e}else var t=!0;if(t){if(o.name_prefix!==void 0){let n=o.name_prefix,d=e;if(typeof n!="string"){let c=typeof n,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ke.errors=[{instancePath:r+
"/query/name_prefix",schemaPath:"#/properties/query/properties/name_prefix/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.name_prefix=y))}if(e===d&&typeof n=="string"){if(X(
n,128))return ke.errors=[{instancePath:r+"/query/name_prefix",schemaPath:"#/properties/query/propert\
ies/name_prefix/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(n,1))return ke.errors=[{
instancePath:r+"/query/name_prefix",schemaPath:"#/properties/query/properties/name_prefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return ke.errors=[{instancePath:r+"/query/n\
ame_prefix",schemaPath:"#/properties/query/properties/name_prefix/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;if(t){if(o.limit!==void 0){let n=o.
limit,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c===
"boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return ke.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.limit=y))}if(e===d&&typeof n=="number"&&isFinite(n)){if(n>1e3||
isNaN(n))return ke.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<1||isNaN(n))return ke.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=d===e}else var t=!0;if(t)if(o.after!==void 0){let n=o.
after,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===
null)y="";else return ke.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.after=y))}
if(e===d&&typeof n=="string"){if(X(n,36))return ke.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(W(n,36))
return ke.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(n))return ke.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=d===e}else var t=!0}}}}}}else return ke.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var f=i===e}else var f=!0;
if(f)if(s.headers!==void 0){let o=s.headers,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o["if-none-match"]!==void 0){let d=o["if-none-match"],m=e;if(typeof d!="string"){let c=typeof d,y;
if(y===void 0)if(c=="number"||c=="boolean")y=""+d;else if(d===null)y="";else return ke.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;y!==void 0&&(d=y,o!==void 0&&(o["if-none-match"]=y))}if(e===m&&typeof d==
"string"&&X(d,4096))return ke.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ke.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=i===e}else var f=!0}return ke.errors=a,e===0}ke.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cn=ts;var ot=new RegExp("^[ -~]+$","u");function ts(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ts.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return ts.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let o=f["\
idempotency-key"],i=e;if(typeof o!="string"){let n=typeof o,d;if(d===void 0)if(n=="number"||n=="bool\
ean")d=""+o;else if(o===null)d="";else return ts.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;d!==void 0&&(o=d,f!==void 0&&(f["idempotency-key"]=d))}if(e===i&&typeof o=="string"){if(X(o,
255))return ts.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(o,1))return ts.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ot.test(o))return ts.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return ts.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ts.errors=a,e===0}ts.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hn=Rs;function Rs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Rs.errors=a,e===0}Rs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gn=as;function as(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=as.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return as.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return as.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return as.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return as.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(W(i,1))return as.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return as.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return as.
errors=a,e===0}as.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kn=is;function is(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return is.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return is.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return is.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return is.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(W(i,1))return is.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return is.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return is.
errors=a,e===0}is.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pn=ns;function ns(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ns.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return ns.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return ns.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return ns.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(W(i,1))return ns.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ns.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ns.
errors=a,e===0}ns.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vn=fr;function fr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,o=e;if(e===
o)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let i=u["idempotenc\
y-key"],n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+
i;else if(i===null)m="";else return fr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==
void 0&&(i=m,u!==void 0&&(u["idempotency-key"]=m))}if(e===n&&typeof i=="string"){if(X(i,255))return fr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(i,1))return fr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ot.test(i))return fr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return fr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&
(n="id"))return fr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(u.id!==void 0){let d=u.id,m=e;if(typeof d!="string"){let c=typeof d,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+d;else if(d===null)y="";else return fr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(d=y,u!==void 0&&(u.id=y))}if(e===m&&typeof d=="string"){if(X(d,128))return fr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:128}}],!1;if(W(d,1))return fr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return fr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var t=o===e}else var t=!0}return fr.errors=a,e===0}fr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _n=os;function os(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=os.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return os.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return os.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return os.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return os.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(W(i,1))return os.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return os.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return os.
errors=a,e===0}os.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bn=mr;function mr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.parent!==void 0){let i=u.
parent,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===
null)m="";else return mr.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.parent=
m))}if(e===n&&typeof i=="string"){if(X(i,194))return mr.errors=[{instancePath:r+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(W(i,1))
return mr.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,n=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m==="boo\
lean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return mr.errors=[{instancePath:r+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(
i))return mr.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return mr.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let l=typeof m,g;if(g===void 0)if(l=="number"||l=="boolean")g=""+m;else if(m===
null)g="";else return mr.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(m=g,u!==void 0&&(u.after=g))}
if(e===c&&typeof m=="string"){if(X(m,36))return mr.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(W(m,36))
return mr.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(m))return mr.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}else return mr.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return mr.errors=a,e===0}mr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wn=ps;function ps(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ps.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ps.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let o=f["idempotency-key"],
i=e;if(typeof o!="string"){let n=typeof o,d;if(d===void 0)if(n=="number"||n=="boolean")d=""+o;else if(o===
null)d="";else return ps.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=
d,f!==void 0&&(f["idempotency-key"]=d))}if(e===i&&typeof o=="string"){if(X(o,255))return ps.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(o,1))return ps.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ot.test(o))return ps.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return ps.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ps.errors=a,e===0}ps.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xn=ms;function ms(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ms.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ms.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return ms.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return ms.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,194))return ms.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(W(i,1))return ms.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ms.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ms.
errors=a,e===0}ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qn=ls;function ls(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ls.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return ls.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return ls.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,194))return ls.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(W(i,1))return ls.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ls.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ls.
errors=a,e===0}ls.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=ds;function ds(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ds.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return ds.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return ds.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,194))return ds.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(W(i,1))return ds.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ds.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ds.
errors=a,e===0}ds.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=Ir;function Ir(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ir.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){u.limit===void 0&&(u.limit=100);let i=u.limit,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,m;if(m===void 0)if(d==="boolean"||i===null||
d==="string"&&i&&i==+i&&!(i%1))m=+i;else return Ir.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(i=
m,u!==void 0&&(u.limit=m))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return Ir.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Ir.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let d=u.after,m=e;if(typeof d!="string"){let y=typeof d,
l;if(l===void 0)if(y=="number"||y=="boolean")l=""+d;else if(d===null)l="";else return Ir.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;l!==void 0&&(d=l,u!==void 0&&(u.after=l))}if(e===m&&typeof d=="string"){if(X(d,64))return Ir.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(d,1))return Ir.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=m===e}else
var t=!0}else return Ir.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return Ir.errors=a,e===0}Ir.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sn=$r;var An=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function $r(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=$r.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return $r.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return $r.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:o}}],!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===
void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===null)m="";else return $r.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,47))return $r.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(W(i,47))return $r.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!An.test(
i))return $r.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return $r.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return $r.
errors=a,e===0}$r.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var In=Or;function Or(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Or.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Or.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return Or.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return Or.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,47))return Or.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(W(i,47))return Or.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!An.test(i))return Or.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return Or.errors=[{instancePath:r+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Or.errors=a,e===0}Or.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dn=Pe,
kd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group","user","tag"]}},tag:{type:"string",maxLength:64,pattern:"^[a-z][a-z0-\
9_.-]*$"},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},body:{}}},Ki=new RegExp(
"^20[0-9]{2}-(0[1-9]|1[0-2])$","u"),Pd=new RegExp("^[a-z][a-z0-9_.-]*$","u");function Pe(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Pe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u=
"params"))return Pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;if(s.query!==void 0){let o=s.query;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.refusals===
void 0&&(o.refusals=!1),o.from!==void 0){let n=o.from,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let m=typeof n,c;if(c===void 0)if(m==="boolean"||n===null||m==="string"&&n&&n==+n&&!(n%
1))c=+n;else return Pe.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(n=c,o!==void 0&&(o.from=c))}if(e===
d&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Pe.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Pe.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=d===e}else var t=!0;if(t){if(o.to!==void 0){let n=o.to,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c==="boolean"||n===null||c==="string"&&n&&n==+n&&
!(n%1))y=+n;else return Pe.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.to=y))}if(e===
d&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Pe.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Pe.errors=[{instancePath:r+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===
e}else var t=!0;if(t){if(o.month!==void 0){let n=o.month,d=e;if(typeof n!="string"){let c=typeof n,y;
if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return Pe.errors=[{instancePath:r+
"/query/month",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.month=y))}if(e===d&&typeof n=="string"){if(X(n,7))return Pe.
errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(W(n,7))return Pe.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Ki.test(
n))return Pe.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}var t=d===e}else var t=!0;
if(t){if(o.key_id!==void 0){let n=o.key_id,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)
if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return Pe.errors=[{instancePath:r+"/q\
uery/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type:"str\
ing"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.key_id=y))}if(e===d&&typeof n=="string"){if(X(n,256))return Pe.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))return Pe.errors=[{instancePath:r+"/query/key_\
id",schemaPath:"#/properties/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!sr.test(n))return Pe.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/p\
roperties/key_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===
e}else var t=!0;if(t){if(o.model!==void 0){let n=o.model,d=e;if(typeof n!="string"){let c=typeof n,y;
if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return Pe.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.model=y))}if(e===d&&typeof n=="string"){if(X(n,256))return Pe.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(n,1))return Pe.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(
n))return Pe.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;
if(t){if(o.by!==void 0){let n=o.by,d=e;if(e===d)if(Array.isArray(n)){if(n.length>9)return Pe.errors=
[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItem\
s",params:{limit:9}}],!1;{var f=!0;let c=n.length;for(let y=0;y<c;y++){let l=n[y],g=e;if(typeof l!="\
string"){let x=typeof l,P;if(P===void 0)if(x=="number"||x=="boolean")P=""+l;else if(l===null)P="";else
return Pe.errors=[{instancePath:r+"/query/by/"+y,schemaPath:"#/properties/query/properties/by/items/\
type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,n!==void 0&&(n[y]=P))}if(!(l==="ke\
y"||l==="model"||l==="agent"||l==="hour"||l==="day"||l==="upstream"||l==="owner"||l==="status"||l===
"group"||l==="user"||l==="tag"))return Pe.errors=[{instancePath:r+"/query/by/"+y,schemaPath:"#/prope\
rties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:kd.properties.query.properties.
by.items.enum}}],!1;var f=g===e;if(!f)break}if(f){let y=n.length,l;if(y>1){let g={};for(;y--;){let k=n[y];
if(typeof k=="string"){if(typeof g[k]=="number"){return l=g[k],Pe.errors=[{instancePath:r+"/query/by",
schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{i:y,j:l}}],!1;
break}g[k]=y}}}}}}else return Pe.errors=[{instancePath:r+"/query/by",schemaPath:"#/properties/query/\
properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(o.tag!==
void 0){let n=o.tag,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="bo\
olean")y=""+n;else if(n===null)y="";else return Pe.errors=[{instancePath:r+"/query/tag",schemaPath:"\
#/properties/query/properties/tag/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,
o!==void 0&&(o.tag=y))}if(e===d&&typeof n=="string"){if(X(n,64))return Pe.errors=[{instancePath:r+"/\
query/tag",schemaPath:"#/properties/query/properties/tag/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(!Pd.test(n))return Pe.errors=[{instancePath:r+"/query/tag",schemaPath:"#/properties/query/prop\
erties/tag/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"}}],!1}var t=d===e}else var t=!0;
if(t){let n=o.refusals,d=e;if(typeof n!="boolean"){let c;if(c===void 0)if(n==="false"||n===0||n===null)
c=!1;else if(n==="true"||n===1)c=!0;else return Pe.errors=[{instancePath:r+"/query/refusals",schemaPath:"\
#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;c!==void 0&&
(n=c,o!==void 0&&(o.refusals=c))}var t=d===e}}}}}}}}else return Pe.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Pe.errors=a,
e===0}Pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var jn=Cr,vd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{metric:{type:"string",enum:["charged","cost"],default:"\
charged"}}},headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}};function Cr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=Cr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.
headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Cr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query,o=e;
if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){u.metric===void 0&&(u.metric="charged");let i=u.
metric;if(typeof i!="string"){let n=typeof i,d;if(d===void 0)if(n=="number"||n=="boolean")d=""+i;else if(i===
null)d="";else return Cr.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/prop\
erties/metric/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(i=d,u!==void 0&&(u.metric=
d))}if(!(i==="charged"||i==="cost"))return Cr.errors=[{instancePath:r+"/query/metric",schemaPath:"#/\
properties/query/properties/metric/enum",keyword:"enum",params:{allowedValues:vd.properties.query.properties.
metric.enum}}],!1}else return Cr.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.headers!==void 0){
let u=s.headers,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){
let n=u["if-none-match"],d=e;if(typeof n!="string"){let m=typeof n,c;if(c===void 0)if(m=="number"||m==
"boolean")c=""+n;else if(n===null)c="";else return Cr.errors=[{instancePath:r+"/headers/if-none-matc\
h",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"stri\
ng"}}],!1;c!==void 0&&(n=c,u!==void 0&&(u["if-none-match"]=c))}if(e===d&&typeof n=="string"&&X(n,4096))
return Cr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Cr.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===
e}else var t=!0}return Cr.errors=a,e===0}Cr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Tn=Fr;function Fr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Fr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.query!==void 0){let f=s.query;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.month===void 0&&(o="month"))return Fr.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:o}}],!1;
if(f.month!==void 0){let i=f.month,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="\
number"||d=="boolean")m=""+i;else if(i===null)m="";else return Fr.errors=[{instancePath:r+"/query/mo\
nth",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"string"}}],!1;
m!==void 0&&(i=m,f!==void 0&&(f.month=m))}if(e===n&&typeof i=="string"){if(X(i,7))return Fr.errors=[
{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"m\
axLength",params:{limit:7}}],!1;if(W(i,7))return Fr.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Ki.test(
i))return Fr.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return Fr.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return Fr.errors=a,e===0}Fr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var $n=Te;function Te(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Te.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let i=u.from,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,m;if(m===void 0)if(d===
"boolean"||i===null||d==="string"&&i&&i==+i&&!(i%1))m=+i;else return Te.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(i=m,u!==void 0&&(u.from=m))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||
isNaN(i))return Te.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return Te.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(u.to!==void 0){let i=u.
to,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m===
"boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Te.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;c!==void 0&&(i=c,u!==void 0&&(u.to=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||
isNaN(i))return Te.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return Te.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(u.key_id!==void 0){
let i=u.key_id,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="boolean")
c=""+i;else if(i===null)c="";else return Te.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,u!==
void 0&&(u.key_id=c))}if(e===n&&typeof i=="string"){if(X(i,256))return Te.errors=[{instancePath:r+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(W(i,1))return Te.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(i))return Te.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(u.model!==
void 0){let i=u.model,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="\
boolean")c=""+i;else if(i===null)c="";else return Te.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.model=c))}if(e===n&&typeof i=="string"){if(X(i,256))return Te.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(W(i,1))return Te.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(i))return Te.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m===
"boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Te.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return Te.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Te.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let l=typeof m,g;if(g===void 0)if(l=="number"||l=="boolean")g=""+m;else if(m===
null)g="";else return Te.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(m=g,u!==void 0&&(u.after=g))}
if(e===c&&typeof m=="string"){if(X(m,256))return Te.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(m,1))
return Te.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=c===e}else var t=!0}}}}}else return Te.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return Te.errors=a,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var On=Xs;function Xs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Xs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Xs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Xs.errors=a,e===0}Xs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Cn=Kr;function Kr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Kr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.month===void 0&&(o="month"))return Kr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.month!==void 0){let i=f.month,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d==
"number"||d=="boolean")m=""+i;else if(i===null)m="";else return Kr.errors=[{instancePath:r+"/params/\
month",schemaPath:"#/properties/params/properties/month/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.month=m))}if(e===n&&typeof i=="string"){if(X(i,7))return Kr.errors=
[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(W(i,7))return Kr.errors=[{instancePath:r+"/params/month",schemaPath:"\
#/properties/params/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!Ki.test(
i))return Kr.errors=[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/mont\
h/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return Kr.errors=
[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return Kr.errors=a,e===0}Kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Fn=zs;function zs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=zs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return zs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return zs.errors=a,e===0}zs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Kn=$e,Fi={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function $e(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=$e.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return $e.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
query!==void 0){let o=s.query,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){o.step===void 0&&
(o.step="hour"),o.top===void 0&&(o.top=20);let n;if(o.metric===void 0&&(n="metric"))return $e.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:n}}],
!1;if(o.metric!==void 0){let d=o.metric,m=e;if(typeof d!="string"){let c=typeof d,y;if(y===void 0)if(c==
"number"||c=="boolean")y=""+d;else if(d===null)y="";else return $e.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(d=y,o!==void 0&&(o.metric=y))}if(!(d==="requests"||d==="failed"||d==="attempts"||d===
"failed_attempts"||d==="prompt_tokens"||d==="cached_tokens"||d==="completion_tokens"||d==="tokens"||
d==="charged"||d==="cost"||d==="first_token_p50_ms"||d==="first_token_p95_ms"||d==="whole_p50_ms"||d===
"whole_p95_ms"))return $e.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:Fi.properties.query.properties.metric.enum}}],
!1;var t=m===e}else var t=!0;if(t){if(o.by!==void 0){let d=o.by,m=e;if(typeof d!="string"){let y=typeof d,
l;if(l===void 0)if(y=="number"||y=="boolean")l=""+d;else if(d===null)l="";else return $e.errors=[{instancePath:r+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(d=l,o!==void 0&&(o.by=l))}if(!(d==="key"||d==="group"||d==="model"||d==="agent"||d===
"upstream"||d==="status"||d==="class"))return $e.errors=[{instancePath:r+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:Fi.properties.query.properties.
by.enum}}],!1;var t=m===e}else var t=!0;if(t){if(o.from!==void 0){let d=o.from,m=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y=typeof d,l;if(l===void 0)if(y==="boolean"||d===null||
y==="string"&&d&&d==+d&&!(d%1))l=+d;else return $e.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(d=
l,o!==void 0&&(o.from=l))}if(e===m&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))return $e.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return $e.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(o.to!==void 0){let d=o.to,m=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y=typeof d,l;if(l===void 0)if(y==="boolean"||d===null||
y==="string"&&d&&d==+d&&!(d%1))l=+d;else return $e.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(d=l,o!==
void 0&&(o.to=l))}if(e===m&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))return $e.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(d<0||isNaN(d))return $e.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){let d=o.step,m=e;if(typeof d!="string"){let y=typeof d,
l;if(l===void 0)if(y=="number"||y=="boolean")l=""+d;else if(d===null)l="";else return $e.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;l!==void 0&&(d=l,o!==void 0&&(o.step=l))}if(!(d==="hour"||d==="day"))return $e.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:Fi.
properties.query.properties.step.enum}}],!1;var t=m===e;if(t){let y=o.top,l=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y))){let k=typeof y,x;if(x===void 0)if(k==="boolean"||y===null||k==="str\
ing"&&y&&y==+y&&!(y%1))x=+y;else return $e.errors=[{instancePath:r+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;x!==void 0&&(y=x,o!==void 0&&
(o.top=x))}if(e===l&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return $e.errors=[{instancePath:r+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(y<1||isNaN(y))return $e.errors=[{instancePath:r+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===
e}}}}}}else return $e.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var f=i===e}else var f=!0;if(f)if(s.headers!==void 0){let o=s.headers,
i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){let d=o["i\
f-none-match"],m=e;if(typeof d!="string"){let c=typeof d,y;if(y===void 0)if(c=="number"||c=="boolean")
y=""+d;else if(d===null)y="";else return $e.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(d=y,o!==void 0&&(o["if-none-match"]=y))}if(e===m&&typeof d=="string"&&X(d,4096))return $e.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return $e.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=i===e}else
var f=!0}return $e.errors=a,e===0}$e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var En=ee,_d={paths:{},components:{securitySchemes:{OperatorToken:{
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
string",maxLength:4096}}},params:{},cookies:{},body:{}}},bd=new RegExp("^[a-z0-9_]+$","u");function ee(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||
s.params===void 0&&(u="params"))return ee.errors=[{instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:u}}],!1;if(s.query!==void 0){let o=s.query,i=e;if(e===i)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.limit===void 0&&(o.limit=100),o.from!==void 0){let n=o.from,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let m=typeof n,c;if(c===void 0)if(m==="boolean"||n===null||
m==="string"&&n&&n==+n&&!(n%1))c=+n;else return ee.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(n=
c,o!==void 0&&(o.from=c))}if(e===d&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return ee.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(o.to!==void 0){let n=o.to,d=e;if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c==="boolean"||n===null||
c==="string"&&n&&n==+n&&!(n%1))y=+n;else return ee.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=y,o!==
void 0&&(o.to=y))}if(e===d&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return ee.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(o.key_id!==void 0){let n=o.key_id,d=e;if(typeof n!=
"string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else
return ee.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.key_id=y))}if(e===d&&
typeof n=="string"){if(X(n,256))return ee.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/prop\
erties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(W(n,1))return ee.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return ee.errors=[{instancePath:r+"/query/k\
ey_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;if(t){if(o.group_id!==void 0){let n=o.group_id,
d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===
null)y="";else return ee.errors=[{instancePath:r+"/query/group_id",schemaPath:"#/properties/query/pr\
operties/group_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.group_id=
y))}if(e===d&&typeof n=="string"){if(X(n,64))return ee.errors=[{instancePath:r+"/query/group_id",schemaPath:"\
#/properties/query/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(n,
1))return ee.errors=[{instancePath:r+"/query/group_id",schemaPath:"#/properties/query/properties/gro\
up_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(n))return ee.errors=[{instancePath:r+
"/query/group_id",schemaPath:"#/properties/query/properties/group_id/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;if(t){if(o.request_id!==void 0){let n=o.
request_id,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=
""+n;else if(n===null)y="";else return ee.errors=[{instancePath:r+"/query/request_id",schemaPath:"#/\
properties/query/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(n=y,o!==void 0&&(o.request_id=y))}if(e===d&&typeof n=="string"){if(X(n,128))return ee.errors=[{instancePath:r+
"/query/request_id",schemaPath:"#/properties/query/properties/request_id/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(W(n,1))return ee.errors=[{instancePath:r+"/query/request_id",schemaPath:"\
#/properties/query/properties/request_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.
test(n))return ee.errors=[{instancePath:r+"/query/request_id",schemaPath:"#/properties/query/propert\
ies/request_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else
var t=!0;if(t){if(o.model!==void 0){let n=o.model,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===
void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ee.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.model=y))}if(e===d&&typeof n=="string"){if(X(n,256))return ee.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(n,1))return ee.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(
n))return ee.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;
if(t){if(o.agent!==void 0){let n=o.agent,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)if(c==
"number"||c=="boolean")y=""+n;else if(n===null)y="";else return ee.errors=[{instancePath:r+"/query/a\
gent",schemaPath:"#/properties/query/properties/agent/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(n=y,o!==void 0&&(o.agent=y))}if(e===d&&typeof n=="string"){if(X(n,256))return ee.errors=
[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(n,1))return ee.errors=[{instancePath:r+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(
n))return ee.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=d===e}else var t=!0;
if(t){if(o.upstream!==void 0){let n=o.upstream,d=e;if(typeof n!="string"){let c=typeof n,y;if(y===void 0)
if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ee.errors=[{instancePath:r+"/q\
uery/upstream",schemaPath:"#/properties/query/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.upstream=y))}if(e===d&&typeof n=="string"){if(X(n,64))
return ee.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upstre\
am/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(n,1))return ee.errors=[{instancePath:r+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/minLength",keyword:"minLength",
params:{limit:1}}],!1;if(!sr.test(n))return ee.errors=[{instancePath:r+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]\
+$"}}],!1}var t=d===e}else var t=!0;if(t){if(o.status!==void 0){let n=o.status,d=e;if(typeof n!="str\
ing"){let c=typeof n,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ee.
errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.status=y))}if(e===d&&typeof n=="st\
ring"){if(X(n,64))return ee.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/p\
roperties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(n,1))return ee.errors=[{
instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!bd.test(n))return ee.errors=[{instancePath:r+"/query/status",schemaPath:"\
#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"}}],!1}
var t=d===e}else var t=!0;if(t){if(o.class!==void 0){let n=o.class,d=e;if(typeof n!="string"){let c=typeof n,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+n;else if(n===null)y="";else return ee.errors=[{instancePath:r+
"/query/class",schemaPath:"#/properties/query/properties/class/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.class=y))}if(!(n==="ours"||n==="upstream"||n==="caller"||
n==="limits"||n==="left"||n==="payment"))return ee.errors=[{instancePath:r+"/query/class",schemaPath:"\
#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:_d.properties.query.properties.
class.enum}}],!1;var t=d===e}else var t=!0;if(t){if(o.slower_than_ms!==void 0){let n=o.slower_than_ms,
d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c===
"boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return ee.errors=[{instancePath:r+"/qu\
ery/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.slower_than_ms=y))}if(e===d&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:r+"/query/slower_than_m\
s",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/query/slower_t\
han_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(o.costlier_than!==void 0){let n=o.costlier_than,
d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c===
"boolean"||n===null||c==="string"&&n&&n==+n&&!(n%1))y=+n;else return ee.errors=[{instancePath:r+"/qu\
ery/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(n=y,o!==void 0&&(o.costlier_than=y))}if(e===d&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:r+"/query/costlier_than",
schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/query/costlier\
_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){let n=o.limit,d=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let c=typeof n,y;if(y===void 0)if(c==="boolean"||n===null||c==="string"&&n&&
n==+n&&!(n%1))y=+n;else return ee.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/qu\
ery/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=y,o!==void 0&&
(o.limit=y))}if(e===d&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return ee.errors=[{instancePath:r+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(n<1||isNaN(n))return ee.errors=[{instancePath:r+"/query/limit",schemaPath:"#/\
properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e;if(t)if(o.after!==void 0){let c=o.after,y=e;if(typeof c!="string"){let g=typeof c,k;if(k===void 0)
if(g=="number"||g=="boolean")k=""+c;else if(c===null)k="";else return ee.errors=[{instancePath:r+"/q\
uery/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"strin\
g"}}],!1;k!==void 0&&(c=k,o!==void 0&&(o.after=k))}if(e===y&&typeof c=="string"){if(X(c,256))return ee.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(W(c,1))return ee.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else
var t=!0}}}}}}}}}}}}}else return ee.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/\
type",keyword:"type",params:{type:"object"}}],!1;var f=i===e}else var f=!0;if(f)if(s.headers!==void 0){
let o=s.headers,i=e;if(e===i)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o["if-none-match"]!==void 0){
let d=o["if-none-match"],m=e;if(typeof d!="string"){let c=typeof d,y;if(y===void 0)if(c=="number"||c==
"boolean")y=""+d;else if(d===null)y="";else return ee.errors=[{instancePath:r+"/headers/if-none-matc\
h",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"stri\
ng"}}],!1;y!==void 0&&(d=y,o!==void 0&&(o["if-none-match"]=y))}if(e===m&&typeof d=="string"&&X(d,4096))
return ee.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ee.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=i===
e}else var f=!0}return ee.errors=a,e===0}ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Mn=Er;function Er(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return Er.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Er.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(i,36))return Er.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(i))return Er.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Er.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Er.errors=a,e===0}Er.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Un=Ee,wd={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function Ee(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ee.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){let i=u.
state,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===
null)m="";else return Ee.errors=[{instancePath:r+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.state=m))}
if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i==="settle_unk\
nown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return Ee.errors=[{instancePath:r+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:wd.
properties.query.properties.state.enum}}],!1;var t=n===e}else var t=!0;if(t){if(u.network!==void 0){
let i=u.network,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="boolea\
n")c=""+i;else if(i===null)c="";else return Ee.errors=[{instancePath:r+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.network=c))}if(e===n&&typeof i=="string"){if(X(i,64))return Ee.errors=[{instancePath:r+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(i,1))return Ee.errors=[{instancePath:r+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(i))return Ee.
errors=[{instancePath:r+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(u.
payer!==void 0){let i=u.payer,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="numbe\
r"||m=="boolean")c=""+i;else if(i===null)c="";else return Ee.errors=[{instancePath:r+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(i=c,u!==void 0&&(u.payer=c))}if(e===n&&typeof i=="string"){if(X(i,64))return Ee.errors=[{instancePath:r+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(W(i,1))return Ee.errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(i))return Ee.
errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,
n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m===
"boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Ee.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return Ee.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Ee.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;
if(typeof m!="string"){let l=typeof m,g;if(g===void 0)if(l=="number"||l=="boolean")g=""+m;else if(m===
null)g="";else return Ee.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(m=g,u!==void 0&&(u.after=g))}
if(e===c&&typeof m=="string"){if(X(m,36))return Ee.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(W(m,36))
return Ee.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(m))return Ee.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}}}else return Ee.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=a,
e===0}Ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Rn=Mr;function Mr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Mr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return Mr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return Mr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Mr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(i,36))return Mr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(i))return Mr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Mr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Mr.errors=a,e===0}Mr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xn=Ur;function Ur(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return Ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return Ur.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(i,36))return Ur.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(i))return Ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ur.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ur.errors=a,e===0}Ur.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zn=lr;function lr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=lr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return lr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query,o=e;if(e===o)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.reason!==void 0){let i=u.reason,n=e;if(typeof i!="string"){
let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===null)m="";else return lr.
errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.reason=m))}if(e===n&&typeof i=="st\
ring"){if(X(i,512))return lr.errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(W(i,1))return lr.errors=
[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!sr.test(i))return lr.errors=[{instancePath:r+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return lr.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.params!==void 0){let u=s.params,
o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&(n="id"))return lr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(u.id!==void 0){let d=u.id,m=e;if(typeof d!="string"){let c=typeof d,y;if(y===
void 0)if(c=="number"||c=="boolean")y=""+d;else if(d===null)y="";else return lr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(d=y,u!==void 0&&(u.id=y))}if(e===m&&typeof d=="string"){if(X(d,36))return lr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(W(d,36))return lr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(
d))return lr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return lr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===
e}else var t=!0}return lr.errors=a,e===0}lr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Gn=Gs;function Gs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Gs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Gs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Gs.errors=a,e===0}Gs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bn=ur,xd={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{state:{type:"string",enum:["open","acknowledged"]},limit:{type:"integer",minimum:1,maximum:1e3,
default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},
params:{},cookies:{},body:{}}};function ur(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.
headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return ur.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){
let i=u.state,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")
m=""+i;else if(i===null)m="";else return ur.errors=[{instancePath:r+"/query/state",schemaPath:"#/pro\
perties/query/properties/state/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==
void 0&&(u.state=m))}if(!(i==="open"||i==="acknowledged"))return ur.errors=[{instancePath:r+"/query/\
state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:xd.
properties.query.properties.state.enum}}],!1;var t=n===e}else var t=!0;if(t){let i=u.limit,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m==="boolean"||i===null||
m==="string"&&i&&i==+i&&!(i%1))c=+i;else return ur.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return ur.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return ur.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;if(typeof m!="string"){let l=typeof m,
g;if(g===void 0)if(l=="number"||l=="boolean")g=""+m;else if(m===null)g="";else return ur.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;g!==void 0&&(m=g,u!==void 0&&(u.after=g))}if(e===c&&typeof m=="string"){if(X(m,36))return ur.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(W(m,36))return ur.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(
m))return ur.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}else return ur.
errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"o\
bject"}}],!1}}return ur.errors=a,e===0}ur.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Vn=Rr;function Rr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return Rr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return Rr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Rr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(i,36))return Rr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(i))return Rr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Rr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Rr.errors=a,e===0}Rr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Zn=Bs;function Bs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Bs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Bs.errors=a,e===0}Bs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wn=Xr;var Ts=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Xr(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Xr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Xr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===
void 0&&(o="name"))return Xr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:o}}],!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!=
"string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===null)m="";else
return Xr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i==
"string"){if(X(i,64))return Xr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(i,1))return Xr.errors=[
{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!Ts.test(i))return Xr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Xr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Xr.errors=a,e===0}Xr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hn=zr;function zr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return zr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name"))return zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d==
"number"||d=="boolean")m=""+i;else if(i===null)m="";else return zr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return zr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(i,1))return zr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(
i))return zr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return zr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return zr.errors=a,e===0}zr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Yn=Gr;function Gr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Gr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name"))return Gr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d==
"number"||d=="boolean")m=""+i;else if(i===null)m="";else return Gr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Gr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(i,1))return Gr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(
i))return Gr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Gr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Gr.errors=a,e===0}Gr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Jn=Br;function Br(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Br.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name"))return Br.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d==
"number"||d=="boolean")m=""+i;else if(i===null)m="";else return Br.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Br.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(i,1))return Br.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(
i))return Br.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Br.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Br.errors=a,e===0}Br.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Qn=Vr;function Vr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name"))return Vr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d==
"number"||d=="boolean")m=""+i;else if(i===null)m="";else return Vr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Vr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(i,1))return Vr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(
i))return Vr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Vr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Vr.errors=a,e===0}Vr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var eo=Zr;function Zr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Zr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name"))return Zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.name!==void 0){let i=f.name,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d==
"number"||d=="boolean")m=""+i;else if(i===null)m="";else return Zr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;m!==void 0&&(i=m,f!==void 0&&(f.name=m))}if(e===n&&typeof i=="string"){if(X(i,64))return Zr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(W(i,1))return Zr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ts.test(
i))return Zr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Zr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Zr.errors=a,e===0}Zr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ro=Vs;function Vs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Vs.errors=a,e===0}Vs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var so=Zs;function Zs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Zs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Zs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Zs.errors=a,e===0}Zs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var to=Ws;function Ws(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ws.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ws.errors=a,e===0}Ws.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ao=Wr;var qd=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Wr(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Wr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Wr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===
void 0&&(o="id"))return Wr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:o}}],!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!=
"string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===null)m="";else
return Wr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){
if(X(i,64))return Wr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(i,1))return Wr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!qd.test(i))return Wr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Wr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Wr.errors=a,e===0}Wr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var io=Hs;function Hs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Hs.errors=a,e===0}Hs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var no=Ys;function Ys(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ys.errors=a,e===0}Ys.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oo=Js;function Js(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Js.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Js.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Js.errors=a,e===0}Js.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var po=Qs;function Qs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Qs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Qs.errors=a,e===0}Qs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mo=et;function et(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=et.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return et.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return et.errors=a,e===0}et.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var lo=rt;function rt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=rt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return rt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return rt.errors=a,e===0}rt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fo=st;function st(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=st.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return st.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return st.errors=a,e===0}st.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var uo=tt;function tt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return tt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return tt.errors=a,e===0}tt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yo=fs;function fs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return fs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let o=f["idempotency-key"],
i=e;if(typeof o!="string"){let n=typeof o,d;if(d===void 0)if(n=="number"||n=="boolean")d=""+o;else if(o===
null)d="";else return fs.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=
d,f!==void 0&&(f["idempotency-key"]=d))}if(e===i&&typeof o=="string"){if(X(o,255))return fs.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(o,1))return fs.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ot.test(o))return fs.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return fs.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return fs.errors=a,e===0}fs.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var co=us;function us(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=us.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return us.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return us.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return us.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return us.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(W(i,1))return us.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return us.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return us.
errors=a,e===0}us.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ho=ys;function ys(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ys.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return ys.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return ys.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,128))return ys.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(W(i,1))return ys.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ys.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ys.
errors=a,e===0}ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var go=yr;function yr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return yr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,o=e;if(e===
o)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let i=u["idempotenc\
y-key"],n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+
i;else if(i===null)m="";else return yr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==
void 0&&(i=m,u!==void 0&&(u["idempotency-key"]=m))}if(e===n&&typeof i=="string"){if(X(i,255))return yr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(W(i,1))return yr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ot.test(i))return yr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return yr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;if(u.id===void 0&&
(n="id"))return yr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(u.id!==void 0){let d=u.id,m=e;if(typeof d!="string"){let c=typeof d,
y;if(y===void 0)if(c=="number"||c=="boolean")y=""+d;else if(d===null)y="";else return yr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(d=y,u!==void 0&&(u.id=y))}if(e===m&&typeof d=="string"){if(X(d,128))return yr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:128}}],!1;if(W(d,1))return yr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return yr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var t=o===e}else var t=!0}return yr.errors=a,e===0}yr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ko=Ae,Nd={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{
from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
action:{type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","revokeCall\
er","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream","restoreU\
pstream","probeUpstream","resumeOutlet","skipOutlet","testOutlet","acknowledgeAlert","reconcilePayme\
nt","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","createSessio\
n","endSession","drainServer","reload","changeConfig","backup","migrate","copyStore","authenticate",
"judge"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},target:{type:"\
string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},
headers:{},params:{},cookies:{},body:{}}};function Ae(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.
query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==
void 0){let i=u.from,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let d=typeof i,m;
if(m===void 0)if(d==="boolean"||i===null||d==="string"&&i&&i==+i&&!(i%1))m=+i;else return Ae.errors=
[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;m!==void 0&&(i=m,u!==void 0&&(u.from=m))}if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return Ae.errors=[{instancePath:r+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<
0||isNaN(i))return Ae.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){
if(u.to!==void 0){let i=u.to,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,
c;if(c===void 0)if(m==="boolean"||i===null||m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Ae.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.to=c))}if(e===n&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return Ae.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return Ae.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(u.action!==
void 0){let i=u.action,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m==
"boolean")c=""+i;else if(i===null)c="";else return Ae.errors=[{instancePath:r+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.action=c))}if(!(i==="createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||
i==="restoreKey"||i==="revokeCaller"||i==="restoreCaller"||i==="createGroup"||i==="changeGroup"||i===
"deleteGroup"||i==="closeMonth"||i==="drainUpstream"||i==="restoreUpstream"||i==="probeUpstream"||i===
"resumeOutlet"||i==="skipOutlet"||i==="testOutlet"||i==="acknowledgeAlert"||i==="reconcilePayment"||
i==="closePayment"||i==="createOperator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOpe\
rator"||i==="createSession"||i==="endSession"||i==="drainServer"||i==="reload"||i==="changeConfig"||
i==="backup"||i==="migrate"||i==="copyStore"||i==="authenticate"||i==="judge"))return Ae.errors=[{instancePath:r+
"/query/action",schemaPath:"#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:Nd.
properties.query.properties.action.enum}}],!1;var t=n===e}else var t=!0;if(t){if(u.name!==void 0){let i=u.
name,n=e;if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="boolean")c=""+i;else if(i===
null)c="";else return Ae.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/proper\
ties/name/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.name=c))}
if(e===n&&typeof i=="string"){if(X(i,128))return Ae.errors=[{instancePath:r+"/query/name",schemaPath:"\
#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(i,1))
return Ae.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(i))return Ae.errors=[{instancePath:r+"/q\
uery/name",schemaPath:"#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(u.target!==void 0){let i=u.target,n=e;
if(typeof i!="string"){let m=typeof i,c;if(c===void 0)if(m=="number"||m=="boolean")c=""+i;else if(i===
null)c="";else return Ae.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/prop\
erties/target/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(i=c,u!==void 0&&(u.target=
c))}if(e===n&&typeof i=="string"){if(X(i,128))return Ae.errors=[{instancePath:r+"/query/target",schemaPath:"\
#/properties/query/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(W(i,1))
return Ae.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/target/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!sr.test(i))return Ae.errors=[{instancePath:r+
"/query/target",schemaPath:"#/properties/query/properties/target/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){let i=u.limit,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let m=typeof i,c;if(c===void 0)if(m==="boolean"||i===null||
m==="string"&&i&&i==+i&&!(i%1))c=+i;else return Ae.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(i=
c,u!==void 0&&(u.limit=c))}if(e===n&&typeof i=="number"&&isFinite(i)){if(i>1e3||isNaN(i))return Ae.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return Ae.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(u.after!==void 0){let m=u.after,c=e;if(typeof m!="string"){let l=typeof m,
g;if(g===void 0)if(l=="number"||l=="boolean")g=""+m;else if(m===null)g="";else return Ae.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;g!==void 0&&(m=g,u!==void 0&&(u.after=g))}if(e===c&&typeof m=="string"){if(X(m,36))return Ae.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(W(m,36))return Ae.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(
m))return Ae.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=c===e}else var t=!0}}}}}}else
return Ae.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return Ae.errors=a,e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Po=Hr;function Hr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id"))return Hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(f.id!==void 0){let i=f.id,n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="num\
ber"||d=="boolean")m=""+i;else if(i===null)m="";else return Hr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,f!==void 0&&(f.id=m))}if(e===n&&typeof i=="string"){if(X(i,36))return Hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(W(i,36))return Hr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Yr.test(i))return Hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Hr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Hr.errors=a,e===0}Hr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vo=at;function at(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=at.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return at.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return at.errors=a,e===0}at.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _o=it;function it(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=it.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return it.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return it.errors=a,e===0}it.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var bo=nt;function nt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=nt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return nt.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return nt.errors=a,e===0}nt.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wo=_s;function _s(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=_s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _s.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let o=f["if-none-match"],i=e;
if(typeof o!="string"){let n=typeof o,d;if(d===void 0)if(n=="number"||n=="boolean")d=""+o;else if(o===
null)d="";else return _s.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,f!==
void 0&&(f["if-none-match"]=d))}if(e===i&&typeof o=="string"&&X(o,4096))return _s.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return _s.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return _s.errors=a,e===0}_s.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xo=bs;function bs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return bs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let o=f["if-none-match"],i=e;
if(typeof o!="string"){let n=typeof o,d;if(d===void 0)if(n=="number"||n=="boolean")d=""+o;else if(o===
null)d="";else return bs.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,f!==
void 0&&(f["if-none-match"]=d))}if(e===i&&typeof o=="string"&&X(o,4096))return bs.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return bs.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return bs.errors=a,e===0}bs.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qo=Pr;var No=new RegExp("^[a-z][a-z0-9.-]*$","u");function Pr(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Pr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.
headers,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let i=u["\
if-none-match"],n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolea\
n")m=""+i;else if(i===null)m="";else return Pr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&
(i=m,u!==void 0&&(u["if-none-match"]=m))}if(e===n&&typeof i=="string"&&X(i,4096))return Pr.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Pr.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else
var t=!0;if(t)if(s.params!==void 0){let u=s.params,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(
u)){let n;if(u.file===void 0&&(n="file"))return Pr.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:n}}],!1;if(u.file!==void 0){let d=u.
file,m=e;if(typeof d!="string"){let c=typeof d,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+d;else if(d===
null)y="";else return Pr.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(d=y,u!==void 0&&(u.file=y))}
if(e===m&&typeof d=="string"){if(X(d,64))return Pr.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(d,1))
return Pr.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!No.test(d))return Pr.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Pr.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}return Pr.errors=
a,e===0}Pr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Lo=ws;function ws(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ws.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let o=f["if-none-match"],i=e;
if(typeof o!="string"){let n=typeof o,d;if(d===void 0)if(n=="number"||n=="boolean")d=""+o;else if(o===
null)d="";else return ws.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,f!==
void 0&&(f["if-none-match"]=d))}if(e===i&&typeof o=="string"&&X(o,4096))return ws.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ws.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ws.errors=a,e===0}ws.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var So=vr;function vr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,o=e;if(e===
o)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let i=u["if-none-matc\
h"],n=e;if(typeof i!="string"){let d=typeof i,m;if(m===void 0)if(d=="number"||d=="boolean")m=""+i;else if(i===
null)m="";else return vr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(i=m,u!==
void 0&&(u["if-none-match"]=m))}if(e===n&&typeof i=="string"&&X(i,4096))return vr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return vr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0;if(t)
if(s.params!==void 0){let u=s.params,o=e;if(e===o)if(u&&typeof u=="object"&&!Array.isArray(u)){let n;
if(u.file===void 0&&(n="file"))return vr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:n}}],!1;if(u.file!==void 0){let d=u.file,
m=e;if(typeof d!="string"){let c=typeof d,y;if(y===void 0)if(c=="number"||c=="boolean")y=""+d;else if(d===
null)y="";else return vr.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(d=y,u!==void 0&&(u.file=y))}
if(e===m&&typeof d=="string"){if(X(d,64))return vr.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(W(d,1))
return vr.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!No.test(d))return vr.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return vr.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}return vr.errors=
a,e===0}vr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var jo=Is(_a()),To=Is(ba()),Df={...jo.formats,...To.fastFormats},$o=wa;function wa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=wa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wa.errors=a,e===0}wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oo=xa;function xa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=xa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xa.errors=a,e===0}xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Co=qa;function qa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=qa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qa.errors=a,e===0}qa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fo=Na;function Na(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Na.errors=a,e===0}Na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=G,Sd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
"body"]};var Ui={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},Ss={type:["string","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:ManagedBy"},Ri={type:["string","null"],minLength:1,maxLength:194,pattern:"^\
(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:GroupOfKey"},Xi={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},zi={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},pt={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:129},$id:"schema:Agents"},mt={type:["array","null"],minItems:1,maxItems:16,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"schema:Only"},lt={
type:"string",enum:["header","user","metadata.user_id","jwt.sub"],$id:"schema:UserFrom"},dt={type:"o\
bject",additionalProperties:!1,minProperties:1,properties:{rpm:{type:"integer",minimum:1,maximum:1e9},
tpm:{type:"integer",minimum:1,maximum:1e9},budget_usd:{type:"string",pattern:"^(0|[1-9][0-9]{0,6})(\\\
.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month"]},most:{type:"integer",
minimum:1,maximum:1e5}},$id:"schema:EachUser"},ft={type:"string",enum:["hash","name"],$id:"schema:Sh\
owUsers"},Gi={type:["integer","null"],minimum:0,maximum:41024448e5,$id:"schema:Expiry"},ut={type:["i\
nteger","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},yt={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},ct={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},ht={type:"\
string",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},gt={type:["string","null"],pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},kt={type:"string",enum:[
"day","month","total"],$id:"schema:BudgetPeriod"},Pt=Object.prototype.hasOwnProperty,se=Ds,ne=js,Ls=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Dr=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),vt=new RegExp(
"^[a-z0-9][a-z0-9._-]*$","u"),cs=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),Ad={type:["\
object","null"],maxProperties:16,propertyNames:{$ref:"schema:TagName"},additionalProperties:{type:"s\
tring",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},$id:"schema:Tags"};var Eo=new RegExp("^[a-z][a-z0-9_.-]*$","u");function Oe(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return Oe.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:Ad.type}}],!1;if(e===0&&s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>16)return Oe.errors=[{instancePath:r,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in s){let o=e;if(e===e)if(typeof u==
"string"){if(se(u,64)){let n={instancePath:r,schemaPath:"schema:TagName/maxLength",keyword:"maxLengt\
h",params:{limit:64},propertyName:u};a===null?a=[n]:a.push(n),e++}else if(!Eo.test(u)){let n={instancePath:r,
schemaPath:"schema:TagName/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},propertyName:u};
a===null?a=[n]:a.push(n),e++}}else{let n={instancePath:r,schemaPath:"schema:TagName/type",keyword:"t\
ype",params:{type:"string"},propertyName:u};a===null?a=[n]:a.push(n),e++}var t=o===e;if(!t){let n={instancePath:r,
schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u}};return a===null?a=[n]:
a.push(n),e++,Oe.errors=a,!1;break}}if(t)for(let u in s){let o=s[u],i=e;if(e===i)if(typeof o=="strin\
g"){if(se(o,64))return Oe.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(o,1))return Oe.errors=
[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ls.test(o))return Oe.errors=[{instancePath:r+"\
/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pat\
tern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return Oe.errors=[{instancePath:r+"/"+
u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{
type:"string"}}],!1;var f=i===e;if(!f)break}}return Oe.errors=a,e===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Id={type:["array","null"],minItems:1,maxItems:16,uniqueItems:!0,items:{$ref:"sc\
hema:TagName"},$id:"schema:TagsFrom"},Dd=Mi().default;function Ye(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),!Array.isArray(s)&&s!==null)return Ye.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:Id.type}}],!1;if(e===0&&Array.isArray(s)){if(s.length>
16)return Ye.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;if(s.length<1)return Ye.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var t=!0;let f=s.length;for(let u=0;u<f;u++){let o=s[u],i=e;if(e===e)if(typeof o=="st\
ring"){if(se(o,64))return Ye.errors=[{instancePath:r+"/"+u,schemaPath:"schema:TagName/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(!Eo.test(o))return Ye.errors=[{instancePath:r+"/"+u,schemaPath:"\
schema:TagName/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"}}],!1}else return Ye.
errors=[{instancePath:r+"/"+u,schemaPath:"schema:TagName/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e;if(!t)break}if(t){let u=s.length,o;if(u>1){e:for(;u--;)for(o=u;o--;)if(Dd(s[u],s[o])){
return Ye.errors=[{instancePath:r,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:o}}],
!1;break e}}}}}return Ye.errors=a,e===0}Ye.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function G(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=G.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let y;if(s.body===void 0&&(y="body"))return G.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.body!==void 0){let l=s.body;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.scopes===void 0&&(l.scopes=["chat","mesh"]),l.show_users===
void 0&&(l.show_users="hash"),l.priority_class===void 0&&(l.priority_class="interactive");let k;if(l.
name===void 0&&(k="name"))return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/req\
uired",keyword:"required",params:{missingProperty:k}}],!1;{let x=e;for(let P in l)if(!Pt.call(Sd.properties.
body.properties,P)){return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(l.
name!==void 0){let P=l.name,h=e;if(e===e)if(typeof P=="string"){if(se(P,128))return G.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(
P,1))return G.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1;if(!Ls.test(P))return G.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return G.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=h===e}else var t=!0;if(t){if(l.owner!==void 0){let P=l.owner,h=e,v=e;if(typeof P!=
"string"&&P!==null)return G.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/type",keyword:"\
type",params:{type:Ui.type}}],!1;if(e===v&&typeof P=="string"){if(se(P,256))return G.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(
P,1))return G.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!Ls.test(P))return G.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===
e}else var t=!0;if(t){if(l.managed_by!==void 0){let P=l.managed_by,h=e,v=e;if(typeof P!="string"&&P!==
null)return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"\
type",params:{type:Ss.type}}],!1;if(e===v&&typeof P=="string"){if(se(P,128))return G.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(ne(P,1))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!Dr.test(P))return G.errors=[{instancePath:r+"/bo\
dy/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\
\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(l.group!==void 0){let P=l.group,
h=e,v=e;if(typeof P!="string"&&P!==null)return G.errors=[{instancePath:r+"/body/group",schemaPath:"s\
chema:GroupOfKey/type",keyword:"type",params:{type:Ri.type}}],!1;if(e===v&&typeof P=="string"){if(se(
P,194))return G.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/maxLength",keyword:"\
maxLength",params:{limit:194}}],!1;if(ne(P,1))return G.errors=[{instancePath:r+"/body/group",schemaPath:"\
schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dr.test(P))return G.errors=
[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){let P=l.scopes,h=e;if(e===
e)if(Array.isArray(P)){if(P.length>8)return G.errors=[{instancePath:r+"/body/scopes",schemaPath:"sch\
ema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(P.length<1)return G.errors=[{instancePath:r+
"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let b=P.length;for(let N=0;N<b;N++){let D=P[N],A=e;if(typeof D!="string")return G.errors=[{instancePath:r+
"/body/scopes/"+N,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(D===
"chat"||D==="mesh"))return G.errors=[{instancePath:r+"/body/scopes/"+N,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:Xi.items.enum}}],!1;var f=A===e;if(!f)break}if(f){let N=P.
length,D;if(N>1){let A={};for(;N--;){let I=P[N];if(typeof I=="string"){if(typeof A[I]=="number"){return D=
A[I],G.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:N,j:D}}],!1;break}A[I]=N}}}}}}else return G.errors=[{instancePath:r+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e;if(t){if(l.models!==
void 0){let b=l.models,N=e,D=e;if(!Array.isArray(b)&&b!==null)return G.errors=[{instancePath:r+"/bod\
y/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:zi.type}}],!1;if(e===D&&Array.
isArray(b)){if(b.length>64)return G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models\
/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(b.length<1)return G.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let I=b.length;for(let $=0;$<I;$++){let O=b[$],T=e;if(e===T)if(typeof O=="string"){if(se(O,256))return G.
errors=[{instancePath:r+"/body/models/"+$,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(ne(O,1))return G.errors=[{instancePath:r+"/body/models/"+$,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:r+
"/body/models/"+$,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=T===
e;if(!u)break}if(u){let $=b.length,O;if($>1){let T={};for(;$--;){let V=b[$];if(typeof V=="string"){if(typeof T[V]==
"number"){return O=T[V],G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:$,j:O}}],!1;break}T[V]=$}}}}}}var t=N===e}else var t=!0;if(t){if(l.
agents!==void 0){let b=l.agents,N=e,D=e;if(!Array.isArray(b)&&b!==null)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:pt.type}}],!1;if(e===D&&Array.
isArray(b)){if(b.length>1e3)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(b.length<1)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;
let I=b.length;for(let $=0;$<I;$++){let O=b[$],T=e;if(e===T)if(typeof O=="string"){if(se(O,129))return G.
errors=[{instancePath:r+"/body/agents/"+$,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(ne(O,1))return G.errors=[{instancePath:r+"/body/agents/"+$,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:r+
"/body/agents/"+$,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var o=T===
e;if(!o)break}if(o){let $=b.length,O;if($>1){let T={};for(;$--;){let V=b[$];if(typeof V=="string"){if(typeof T[V]==
"number"){return O=T[V],G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:$,j:O}}],!1;break}T[V]=$}}}}}}var t=N===e}else var t=!0;if(t){if(l.
only!==void 0){let b=l.only,N=e,D=e;if(!Array.isArray(b)&&b!==null)return G.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:mt.type}}],!1;if(e===D&&Array.
isArray(b)){if(b.length>16)return G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(b.length<1)return G.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let I=b.
length;for(let $=0;$<I;$++){let O=b[$],T=e;if(e===T)if(typeof O=="string"){if(se(O,64))return G.errors=
[{instancePath:r+"/body/only/"+$,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ne(O,1))return G.errors=[{instancePath:r+"/body/only/"+$,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(O))return G.errors=[{instancePath:r+
"/body/only/"+$,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return G.errors=[{instancePath:r+"/body/only/"+$,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var i=T===e;if(!i)break}if(i){let $=b.length,O;
if($>1){let T={};for(;$--;){let V=b[$];if(typeof V=="string"){if(typeof T[V]=="number"){return O=T[V],
G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:$,j:O}}],!1;break}T[V]=$}}}}}}var t=N===e}else var t=!0;if(t){if(l.tags!==void 0){let b=e;Oe(l.tags,
{instancePath:r+"/body/tags",parentData:l,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=
a===null?Oe.errors:a.concat(Oe.errors),e=a.length);var t=b===e}else var t=!0;if(t){if(l.tags_from!==
void 0){let b=e;Ye(l.tags_from,{instancePath:r+"/body/tags_from",parentData:l,parentDataProperty:"ta\
gs_from",rootData:w,dynamicAnchors:q})||(a=a===null?Ye.errors:a.concat(Ye.errors),e=a.length);var t=b===
e}else var t=!0;if(t){if(l.user_from!==void 0){let b=l.user_from,N=e,D=e,A=!1,I=e;if(typeof b!="stri\
ng"){let T={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{
type:"string"}};a===null?a=[T]:a.push(T),e++}if(!(b==="header"||b==="user"||b==="metadata.user_id"||
b==="jwt.sub")){let T={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"e\
num",params:{allowedValues:lt.enum}};a===null?a=[T]:a.push(T),e++}var n=I===e;A=A||n;let $=e;if(b!==
null){let T={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/any\
Of/1/type",keyword:"type",params:{type:"null"}};a===null?a=[T]:a.push(T),e++}var n=$===e;if(A=A||n,A)
e=D,a!==null&&(D?a.length=D:a=null);else{let T={instancePath:r+"/body/user_from",schemaPath:"#/prope\
rties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[T]:a.push(T),e++,
G.errors=a,!1}var t=N===e}else var t=!0;if(t){if(l.each_user!==void 0){let b=l.each_user,N=e,D=e,A=!1,
I=e;if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b))if(Object.keys(b).length<1){let V={instancePath:r+
"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{limit:1}};
a===null?a=[V]:a.push(V),e++}else{let V=e;for(let C in b)if(!(C==="rpm"||C==="tpm"||C==="budget_usd"||
C==="budget_period"||C==="most")){let re={instancePath:r+"/body/each_user",schemaPath:"schema:EachUs\
er/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}};a===null?a=[re]:
a.push(re),e++;break}if(V===e){if(b.rpm!==void 0){let C=b.rpm,re=e;if(!(typeof C=="number"&&!(C%1)&&
!isNaN(C)&&isFinite(C))){let te={instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/pr\
operties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[te]:a.push(te),e++}if(e===re&&
typeof C=="number"&&isFinite(C)){if(C>1e9||isNaN(C)){let te={instancePath:r+"/body/each_user/rpm",schemaPath:"\
schema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?
a=[te]:a.push(te),e++}else if(C<1||isNaN(C)){let te={instancePath:r+"/body/each_user/rpm",schemaPath:"\
schema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[te]:a.push(te),e++}}var d=re===e}else var d=!0;if(d){if(b.tpm!==void 0){let C=b.tpm,re=e;if(!(typeof C==
"number"&&!(C%1)&&!isNaN(C)&&isFinite(C))){let R={instancePath:r+"/body/each_user/tpm",schemaPath:"s\
chema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[R]:a.push(R),
e++}if(e===re&&typeof C=="number"&&isFinite(C)){if(C>1e9||isNaN(C)){let R={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}};a===null?a=[R]:a.push(R),e++}else if(C<1||isNaN(C)){let R={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[R]:a.push(R),e++}}var d=re===e}else var d=!0;if(d){if(b.budget_usd!==void 0){
let C=b.budget_usd,re=e;if(e===re)if(typeof C=="string"){if(se(C,17)){let R={instancePath:r+"/body/e\
ach_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/maxLength",keyword:"maxLength",
params:{limit:17}};a===null?a=[R]:a.push(R),e++}else if(!cs.test(C)){let R={instancePath:r+"/body/ea\
ch_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[R]:a.push(R),e++}}else{let R={instancePath:r+
"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/type",keyword:"type",
params:{type:"string"}};a===null?a=[R]:a.push(R),e++}var d=re===e}else var d=!0;if(d){if(b.budget_period!==
void 0){let C=b.budget_period,re=e;if(typeof C!="string"){let R={instancePath:r+"/body/each_user/bud\
get_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"type",params:{type:"\
string"}};a===null?a=[R]:a.push(R),e++}if(!(C==="day"||C==="month")){let R={instancePath:r+"/body/ea\
ch_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:dt.properties.budget_period.enum}};a===null?a=[R]:a.push(R),e++}var d=re===e}else var d=!0;
if(d)if(b.most!==void 0){let C=b.most,re=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C))){
let R={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[R]:a.push(R),e++}if(e===re&&typeof C=="number"&&isFinite(
C)){if(C>1e5||isNaN(C)){let R={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/pro\
perties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?a=[R]:a.push(R),
e++}else if(C<1||isNaN(C)){let R={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/\
properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[R]:a.push(R),
e++}}var d=re===e}else var d=!0}}}}}else{let V={instancePath:r+"/body/each_user",schemaPath:"schema:\
EachUser/type",keyword:"type",params:{type:"object"}};a===null?a=[V]:a.push(V),e++}var m=I===e;A=A||
m;let O=e;if(b!==null){let V={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/propert\
ies/each_user/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[V]:a.push(V),e++}var m=O===
e;if(A=A||m,A)e=D,a!==null&&(D?a.length=D:a=null);else{let V={instancePath:r+"/body/each_user",schemaPath:"\
#/properties/body/properties/each_user/anyOf",keyword:"anyOf",params:{}};return a===null?a=[V]:a.push(
V),e++,G.errors=a,!1}var t=N===e}else var t=!0;if(t){let b=l.show_users,N=e;if(typeof b!="string")return G.
errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{
type:"string"}}],!1;if(!(b==="hash"||b==="name"))return G.errors=[{instancePath:r+"/body/show_users",
schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:ft.enum}}],!1;var t=N===e;if(t){
if(l.expires_at!==void 0){let A=l.expires_at,I=e,$=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(
A))&&A!==null)return G.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:Gi.type}}],!1;if(e===$&&typeof A=="number"&&isFinite(A)){if(A>41024448e5||isNaN(A))
return G.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(A<0||isNaN(A))return G.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=I===e}else var t=!0;if(t){if(l.rpm!==void 0){let A=l.rpm,I=e,$=e;if(!(typeof A=="number"&&!(A%
1)&&!isNaN(A)&&isFinite(A))&&A!==null)return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:ut.type}}],!1;if(e===$&&typeof A=="number"&&isFinite(A)){if(A>
1e9||isNaN(A))return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(A<1||isNaN(A))return G.errors=[{instancePath:r+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=I===
e}else var t=!0;if(t){if(l.tpm!==void 0){let A=l.tpm,I=e,$=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(
A)&&isFinite(A))&&A!==null)return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:yt.type}}],!1;if(e===$&&typeof A=="number"&&isFinite(A)){if(A>1e12||isNaN(
A))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(A<1||isNaN(A))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=I===e}else var t=!0;
if(t){if(l.max_parallel!==void 0){let A=l.max_parallel,I=e,$=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(
A)&&isFinite(A))&&A!==null)return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:ct.type}}],!1;if(e===$&&typeof A=="number"&&isFinite(A)){
if(A>1e6||isNaN(A))return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(A<1||isNaN(A))return G.errors=
[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=I===e}else var t=!0;if(t){let A=l.priority_class,I=e;if(typeof A!=
"string")return G.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(A==="interactive"||A==="batch"||A==="hook"))return G.
errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",
params:{allowedValues:ht.enum}}],!1;var t=I===e;if(t){if(l.budget_usd!==void 0){let O=l.budget_usd,T=e,
V=e;if(typeof O!="string"&&O!==null)return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:gt.type}}],!1;if(e===V&&typeof O=="string"){if(se(
O,17))return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!cs.test(O))return G.errors=[{instancePath:r+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var t=T===e}else var t=!0;if(t)if(l.budget_period!==void 0){let O=l.budget_period,T=e,
V=e,C=!1,re=e;if(typeof O!="string"){let Z={instancePath:r+"/body/budget_period",schemaPath:"schema:\
BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===null?a=[Z]:a.push(Z),e++}if(!(O==="day"||
O==="month"||O==="total")){let Z={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:kt.enum}};a===null?a=[Z]:a.push(Z),e++}var c=re===e;C=
C||c;let te=e;if(O!==null){let Z={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body\
/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[Z]:a.push(Z),
e++}var c=te===e;if(C=C||c,C)e=V,a!==null&&(V?a.length=V:a=null);else{let Z={instancePath:r+"/body/b\
udget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[Z]:a.push(Z),e++,G.errors=a,!1}var t=T===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return G.errors=a,e===0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Mo=U,jd={paths:{},components:{securitySchemes:{OperatorToken:{
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
null"}]}}}},required:["body"]};var Uo=new RegExp("^[0-9a-f]{64}$","u"),Td=new RegExp("^[\\x21-\\x7e]+$","u");function U(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=U.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let y;if(s.body===void 0&&(y="body"))return U.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:y}}],!1;if(s.body!==void 0){let l=s.body;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){l.token_prefix===void 0&&(l.token_prefix="chosen"),l.scopes===void 0&&(l.
scopes=["chat","mesh"]),l.show_users===void 0&&(l.show_users="hash"),l.priority_class===void 0&&(l.priority_class=
"interactive");let k;if(l.name===void 0&&(k="name")||l.token_hash===void 0&&(k="token_hash"))return U.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:k}}],
!1;{let x=e;for(let P in l)if(!Pt.call(jd.properties.body.properties,P)){return U.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(x===e){if(l.name!==void 0){let P=l.name,h=e;if(e===e)if(typeof P=="string"){if(se(P,128))
return U.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ne(P,1))return U.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ls.test(P))return U.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return U.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(l.owner!==void 0){let P=l.
owner,h=e,v=e;if(typeof P!="string"&&P!==null)return U.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Ui.type}}],!1;if(e===v&&typeof P=="string"){if(se(P,256))
return U.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ne(P,1))return U.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ls.test(P))return U.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(l.token_hash!==void 0){let P=l.token_hash,h=e;if(e===
e)if(typeof P=="string"){if(se(P,64))return U.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Uo.test(P))return U.errors=
[{instancePath:r+"/body/token_hash",schemaPath:"schema:TokenHash/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"}}],!1}else return U.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){let P=l.
token_prefix,h=e;if(e===e)if(typeof P=="string"){if(se(P,16))return U.errors=[{instancePath:r+"/body\
/token_prefix",schemaPath:"schema:TokenPrefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1;
if(ne(P,1))return U.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Td.test(P))return U.errors=[{instancePath:r+"/b\
ody/token_prefix",schemaPath:"schema:TokenPrefix/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\
\\x7e]+$"}}],!1}else return U.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenP\
refix/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e;if(t){if(l.managed_by!==void 0){let b=l.
managed_by,N=e,D=e;if(typeof b!="string"&&b!==null)return U.errors=[{instancePath:r+"/body/managed_b\
y",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ss.type}}],!1;if(e===D&&typeof b==
"string"){if(se(b,128))return U.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(b,1))return U.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!Dr.test(b))return U.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/patt\
ern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=N===e}else
var t=!0;if(t){if(l.group!==void 0){let b=l.group,N=e,D=e;if(typeof b!="string"&&b!==null)return U.errors=
[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Ri.type}}],
!1;if(e===D&&typeof b=="string"){if(se(b,194))return U.errors=[{instancePath:r+"/body/group",schemaPath:"\
schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ne(b,1))return U.errors=
[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Dr.test(b))return U.errors=[{instancePath:r+"/body/group",schemaPath:"schema:Group\
OfKey/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=N===
e}else var t=!0;if(t){let b=l.scopes,N=e;if(e===e)if(Array.isArray(b)){if(b.length>8)return U.errors=
[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(b.length<1)return U.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let I=b.length;for(let $=0;$<I;$++){let O=b[$],T=e;
if(typeof O!="string")return U.errors=[{instancePath:r+"/body/scopes/"+$,schemaPath:"schema:Scopes/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;if(!(O==="chat"||O==="mesh"))return U.errors=[
{instancePath:r+"/body/scopes/"+$,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Xi.
items.enum}}],!1;var f=T===e;if(!f)break}if(f){let $=b.length,O;if($>1){let T={};for(;$--;){let V=b[$];
if(typeof V=="string"){if(typeof T[V]=="number"){return O=T[V],U.errors=[{instancePath:r+"/body/scop\
es",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:$,j:O}}],!1;break}T[V]=$}}}}}}else
return U.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{
type:"array"}}],!1;var t=N===e;if(t){if(l.models!==void 0){let I=l.models,$=e,O=e;if(!Array.isArray(
I)&&I!==null)return U.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"\
type",params:{type:zi.type}}],!1;if(e===O&&Array.isArray(I)){if(I.length>64)return U.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(I.length<
1)return U.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let V=I.length;for(let C=0;C<V;C++){let re=I[C],te=e;if(e===te)
if(typeof re=="string"){if(se(re,256))return U.errors=[{instancePath:r+"/body/models/"+C,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(re,1))return U.errors=
[{instancePath:r+"/body/models/"+C,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:r+"/body/models/"+C,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var u=te===e;if(!u)break}if(u){let C=I.length,re;
if(C>1){let te={};for(;C--;){let R=I[C];if(typeof R=="string"){if(typeof te[R]=="number"){return re=
te[R],U.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqu\
eItems",params:{i:C,j:re}}],!1;break}te[R]=C}}}}}}var t=$===e}else var t=!0;if(t){if(l.agents!==void 0){
let I=l.agents,$=e,O=e;if(!Array.isArray(I)&&I!==null)return U.errors=[{instancePath:r+"/body/agents",
schemaPath:"schema:Agents/type",keyword:"type",params:{type:pt.type}}],!1;if(e===O&&Array.isArray(I)){
if(I.length>1e3)return U.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",
keyword:"maxItems",params:{limit:1e3}}],!1;if(I.length<1)return U.errors=[{instancePath:r+"/body/age\
nts",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let V=I.
length;for(let C=0;C<V;C++){let re=I[C],te=e;if(e===te)if(typeof re=="string"){if(se(re,129))return U.
errors=[{instancePath:r+"/body/agents/"+C,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(ne(re,1))return U.errors=[{instancePath:r+"/body/agents/"+C,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+
"/body/agents/"+C,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var o=te===
e;if(!o)break}if(o){let C=I.length,re;if(C>1){let te={};for(;C--;){let R=I[C];if(typeof R=="string"){
if(typeof te[R]=="number"){return re=te[R],U.errors=[{instancePath:r+"/body/agents",schemaPath:"sche\
ma:Agents/uniqueItems",keyword:"uniqueItems",params:{i:C,j:re}}],!1;break}te[R]=C}}}}}}var t=$===e}else
var t=!0;if(t){if(l.only!==void 0){let I=l.only,$=e,O=e;if(!Array.isArray(I)&&I!==null)return U.errors=
[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:mt.type}}],!1;
if(e===O&&Array.isArray(I)){if(I.length>16)return U.errors=[{instancePath:r+"/body/only",schemaPath:"\
schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(I.length<1)return U.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let V=I.
length;for(let C=0;C<V;C++){let re=I[C],te=e;if(e===te)if(typeof re=="string"){if(se(re,64))return U.
errors=[{instancePath:r+"/body/only/"+C,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(ne(re,1))return U.errors=[{instancePath:r+"/body/only/"+C,schemaPath:"sche\
ma:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(re))return U.errors=[
{instancePath:r+"/body/only/"+C,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9._-]*$"}}],!1}else return U.errors=[{instancePath:r+"/body/only/"+C,schemaPath:"sche\
ma:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var i=te===e;if(!i)break}if(i){let C=I.
length,re;if(C>1){let te={};for(;C--;){let R=I[C];if(typeof R=="string"){if(typeof te[R]=="number"){
return re=te[R],U.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:C,j:re}}],!1;break}te[R]=C}}}}}}var t=$===e}else var t=!0;if(t){if(l.tags!==void 0){
let I=e;Oe(l.tags,{instancePath:r+"/body/tags",parentData:l,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||
(a=a===null?Oe.errors:a.concat(Oe.errors),e=a.length);var t=I===e}else var t=!0;if(t){if(l.tags_from!==
void 0){let I=e;Ye(l.tags_from,{instancePath:r+"/body/tags_from",parentData:l,parentDataProperty:"ta\
gs_from",rootData:w,dynamicAnchors:q})||(a=a===null?Ye.errors:a.concat(Ye.errors),e=a.length);var t=I===
e}else var t=!0;if(t){if(l.user_from!==void 0){let I=l.user_from,$=e,O=e,T=!1,V=e;if(typeof I!="stri\
ng"){let te={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{
type:"string"}};a===null?a=[te]:a.push(te),e++}if(!(I==="header"||I==="user"||I==="metadata.user_id"||
I==="jwt.sub")){let te={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"\
enum",params:{allowedValues:lt.enum}};a===null?a=[te]:a.push(te),e++}var n=V===e;T=T||n;let C=e;if(I!==
null){let te={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/an\
yOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[te]:a.push(te),e++}var n=C===e;if(T=T||
n,T)e=O,a!==null&&(O?a.length=O:a=null);else{let te={instancePath:r+"/body/user_from",schemaPath:"#/\
properties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[te]:a.push(
te),e++,U.errors=a,!1}var t=$===e}else var t=!0;if(t){if(l.each_user!==void 0){let I=l.each_user,$=e,
O=e,T=!1,V=e;if(e===e)if(I&&typeof I=="object"&&!Array.isArray(I))if(Object.keys(I).length<1){let R={
instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",
params:{limit:1}};a===null?a=[R]:a.push(R),e++}else{let R=e;for(let Z in I)if(!(Z==="rpm"||Z==="tpm"||
Z==="budget_usd"||Z==="budget_period"||Z==="most")){let rr={instancePath:r+"/body/each_user",schemaPath:"\
schema:EachUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Z}};
a===null?a=[rr]:a.push(rr),e++;break}if(R===e){if(I.rpm!==void 0){let Z=I.rpm,rr=e;if(!(typeof Z=="n\
umber"&&!(Z%1)&&!isNaN(Z)&&isFinite(Z))){let es={instancePath:r+"/body/each_user/rpm",schemaPath:"sc\
hema:EachUser/properties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[es]:a.push(es),
e++}if(e===rr&&typeof Z=="number"&&isFinite(Z)){if(Z>1e9||isNaN(Z)){let es={instancePath:r+"/body/ea\
ch_user/rpm",schemaPath:"schema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}};a===null?a=[es]:a.push(es),e++}else if(Z<1||isNaN(Z)){let es={instancePath:r+"/body/\
each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[es]:a.push(es),e++}}var d=rr===e}else var d=!0;if(d){if(I.tpm!==void 0){let Z=I.
tpm,rr=e;if(!(typeof Z=="number"&&!(Z%1)&&!isNaN(Z)&&isFinite(Z))){let _e={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};
a===null?a=[_e]:a.push(_e),e++}if(e===rr&&typeof Z=="number"&&isFinite(Z)){if(Z>1e9||isNaN(Z)){let _e={
instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e9}};a===null?a=[_e]:a.push(_e),e++}else if(Z<1||isNaN(Z)){let _e={
instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}};a===null?a=[_e]:a.push(_e),e++}}var d=rr===e}else var d=!0;
if(d){if(I.budget_usd!==void 0){let Z=I.budget_usd,rr=e;if(e===rr)if(typeof Z=="string"){if(se(Z,17)){
let _e={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_us\
d/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[_e]:a.push(_e),e++}else if(!cs.test(
Z)){let _e={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budge\
t_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?
a=[_e]:a.push(_e),e++}}else{let _e={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:E\
achUser/properties/budget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[_e]:a.push(_e),
e++}var d=rr===e}else var d=!0;if(d){if(I.budget_period!==void 0){let Z=I.budget_period,rr=e;if(typeof Z!=
"string"){let _e={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachUser/propert\
ies/budget_period/type",keyword:"type",params:{type:"string"}};a===null?a=[_e]:a.push(_e),e++}if(!(Z===
"day"||Z==="month")){let _e={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachU\
ser/properties/budget_period/enum",keyword:"enum",params:{allowedValues:dt.properties.budget_period.
enum}};a===null?a=[_e]:a.push(_e),e++}var d=rr===e}else var d=!0;if(d)if(I.most!==void 0){let Z=I.most,
rr=e;if(!(typeof Z=="number"&&!(Z%1)&&!isNaN(Z)&&isFinite(Z))){let _e={instancePath:r+"/body/each_us\
er/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"type",params:{type:"integer"}};a===
null?a=[_e]:a.push(_e),e++}if(e===rr&&typeof Z=="number"&&isFinite(Z)){if(Z>1e5||isNaN(Z)){let _e={instancePath:r+
"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e5}};a===null?a=[_e]:a.push(_e),e++}else if(Z<1||isNaN(Z)){let _e={instancePath:r+
"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};a===null?a=[_e]:a.push(_e),e++}}var d=rr===e}else var d=!0}}}}}else{let R={
instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/type",keyword:"type",params:{type:"obje\
ct"}};a===null?a=[R]:a.push(R),e++}var m=V===e;T=T||m;let re=e;if(I!==null){let R={instancePath:r+"/\
body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf/1/type",keyword:"type",params:{
type:"null"}};a===null?a=[R]:a.push(R),e++}var m=re===e;if(T=T||m,T)e=O,a!==null&&(O?a.length=O:a=null);else{
let R={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[R]:a.push(R),e++,U.errors=a,!1}var t=$===e}else var t=!0;if(t){
let I=l.show_users,$=e;if(typeof I!="string")return U.errors=[{instancePath:r+"/body/show_users",schemaPath:"\
schema:ShowUsers/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="hash"||I==="name"))return U.
errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{
allowedValues:ft.enum}}],!1;var t=$===e;if(t){if(l.expires_at!==void 0){let T=l.expires_at,V=e,C=e;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+"/body/expires_\
at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:Gi.type}}],!1;if(e===C&&typeof T=="n\
umber"&&isFinite(T)){if(T>41024448e5||isNaN(T))return U.errors=[{instancePath:r+"/body/expires_at",schemaPath:"\
schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(T<0||isNaN(
T))return U.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=V===e}else var t=!0;if(t){if(l.rpm!==void 0){let T=l.
rpm,V=e,C=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:ut.type}}],!1;if(e===C&&typeof T==
"number"&&isFinite(T)){if(T>1e9||isNaN(T))return U.errors=[{instancePath:r+"/body/rpm",schemaPath:"s\
chema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(T<1||isNaN(T))return U.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=V===e}else var t=!0;if(t){if(l.tpm!==void 0){let T=l.tpm,V=e,C=e;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:yt.type}}],!1;if(e===C&&typeof T=="number"&&isFinite(T)){
if(T>1e12||isNaN(T))return U.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(T<1||isNaN(T))return U.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=V===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let T=l.max_parallel,V=e,C=e;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null)return U.errors=[{instancePath:r+"/body/max_para\
llel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:ct.type}}],!1;if(e===C&&typeof T==
"number"&&isFinite(T)){if(T>1e6||isNaN(T))return U.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(T<1||isNaN(
T))return U.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=V===e}else var t=!0;if(t){let T=l.priority_class,
V=e;if(typeof T!="string")return U.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema\
:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(T==="interactive"||T==="batch"||
T==="hook"))return U.errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass\
/enum",keyword:"enum",params:{allowedValues:ht.enum}}],!1;var t=V===e;if(t){if(l.budget_usd!==void 0){
let re=l.budget_usd,te=e,R=e;if(typeof re!="string"&&re!==null)return U.errors=[{instancePath:r+"/bo\
dy/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:gt.type}}],!1;if(e===R&&
typeof re=="string"){if(se(re,17))return U.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!cs.test(re))return U.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=te===e}else var t=!0;if(t)if(l.budget_period!==
void 0){let re=l.budget_period,te=e,R=e,Z=!1,rr=e;if(typeof re!="string"){let Tr={instancePath:r+"/b\
ody/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===
null?a=[Tr]:a.push(Tr),e++}if(!(re==="day"||re==="month"||re==="total")){let Tr={instancePath:r+"/bo\
dy/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:kt.enum}};
a===null?a=[Tr]:a.push(Tr),e++}var c=rr===e;Z=Z||c;let es=e;if(re!==null){let Tr={instancePath:r+"/b\
ody/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};a===null?a=[Tr]:a.push(Tr),e++}var c=es===e;if(Z=Z||c,Z)e=R,a!==null&&(R?a.
length=R:a=null);else{let Tr={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[Tr]:a.push(Tr),e++,U.errors=
a,!1}var t=te===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}else return U.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=a,e===
0}U.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ro=La;function La(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=La.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
La.errors=a,e===0}La.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=Sa;function Sa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Sa.errors=a,e===0}Sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zo=B,$d={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
a:BudgetPeriod"},{type:"null"}]}}}}};function B(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=B.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let y=s.
body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(Object.keys(y).length<1)return B.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{
limit:1}}],!1;{let g=e;for(let k in y)if(!Pt.call($d.properties.body.properties,k)){return B.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:k}}],!1;break}if(g===e){if(y.name!==void 0){let k=y.name,x=e;if(e===
e)if(typeof k=="string"){if(se(k,128))return B.errors=[{instancePath:r+"/body/name",schemaPath:"sche\
ma:KeyName/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(k,1))return B.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ls.
test(k))return B.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"p\
attern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return B.errors=[{instancePath:r+"\
/body/name",schemaPath:"schema:KeyName/type",keyword:"type",params:{type:"string"}}],!1;var t=x===e}else
var t=!0;if(t){if(y.owner!==void 0){let k=y.owner,x=e,P=e;if(typeof k!="string"&&k!==null)return B.errors=
[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/type",keyword:"type",params:{type:Ui.type}}],
!1;if(e===P&&typeof k=="string"){if(se(k,256))return B.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(k,1))return B.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ls.test(
k))return B.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",
params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=x===e}else var t=!0;if(t){if(y.managed_by!==
void 0){let k=y.managed_by,x=e,P=e;if(typeof k!="string"&&k!==null)return B.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ss.type}}],!1;if(e===
P&&typeof k=="string"){if(se(k,128))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(k,1))return B.errors=[
{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Dr.test(k))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:\
ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=x===
e}else var t=!0;if(t){if(y.group!==void 0){let k=y.group,x=e,P=e;if(typeof k!="string"&&k!==null)return B.
errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:Ri.
type}}],!1;if(e===P&&typeof k=="string"){if(se(k,194))return B.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ne(k,1))return B.
errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Dr.test(k))return B.errors=[{instancePath:r+"/body/group",schemaPath:"schema:Group\
OfKey/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=x===
e}else var t=!0;if(t){if(y.scopes!==void 0){let k=y.scopes,x=e;if(e===e)if(Array.isArray(k)){if(k.length>
8)return B.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxIt\
ems",params:{limit:8}}],!1;if(k.length<1)return B.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let v=k.length;for(let _=0;_<
v;_++){let b=k[_],N=e;if(typeof b!="string")return B.errors=[{instancePath:r+"/body/scopes/"+_,schemaPath:"\
schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="chat"||b==="mesh"))return B.
errors=[{instancePath:r+"/body/scopes/"+_,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{
allowedValues:Xi.items.enum}}],!1;var f=N===e;if(!f)break}if(f){let _=k.length,b;if(_>1){let N={};for(;_--;){
let D=k[_];if(typeof D=="string"){if(typeof N[D]=="number"){return b=N[D],B.errors=[{instancePath:r+
"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:_,j:b}}],!1;break}
N[D]=_}}}}}}else return B.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"\
type",params:{type:"array"}}],!1;var t=x===e}else var t=!0;if(t){if(y.models!==void 0){let k=y.models,
x=e,P=e;if(!Array.isArray(k)&&k!==null)return B.errors=[{instancePath:r+"/body/models",schemaPath:"s\
chema:Models/type",keyword:"type",params:{type:zi.type}}],!1;if(e===P&&Array.isArray(k)){if(k.length>
64)return B.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxI\
tems",params:{limit:64}}],!1;if(k.length<1)return B.errors=[{instancePath:r+"/body/models",schemaPath:"\
schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let v=k.length;for(let _=0;_<
v;_++){let b=k[_],N=e;if(e===N)if(typeof b=="string"){if(se(b,256))return B.errors=[{instancePath:r+
"/body/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ne(b,1))return B.errors=[{instancePath:r+"/body/models/"+_,schemaPath:"schema:Models/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:r+"/body/model\
s/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=N===e;if(!u)
break}if(u){let _=k.length,b;if(_>1){let N={};for(;_--;){let D=k[_];if(typeof D=="string"){if(typeof N[D]==
"number"){return b=N[D],B.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:_,j:b}}],!1;break}N[D]=_}}}}}}var t=x===e}else var t=!0;if(t){if(y.
agents!==void 0){let k=y.agents,x=e,P=e;if(!Array.isArray(k)&&k!==null)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:pt.type}}],!1;if(e===P&&Array.
isArray(k)){if(k.length>1e3)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(k.length<1)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;
let v=k.length;for(let _=0;_<v;_++){let b=k[_],N=e;if(e===N)if(typeof b=="string"){if(se(b,129))return B.
errors=[{instancePath:r+"/body/agents/"+_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(ne(b,1))return B.errors=[{instancePath:r+"/body/agents/"+_,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:r+
"/body/agents/"+_,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var o=N===
e;if(!o)break}if(o){let _=k.length,b;if(_>1){let N={};for(;_--;){let D=k[_];if(typeof D=="string"){if(typeof N[D]==
"number"){return b=N[D],B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:_,j:b}}],!1;break}N[D]=_}}}}}}var t=x===e}else var t=!0;if(t){if(y.
only!==void 0){let k=y.only,x=e,P=e;if(!Array.isArray(k)&&k!==null)return B.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:mt.type}}],!1;if(e===P&&Array.
isArray(k)){if(k.length>16)return B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(k.length<1)return B.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let v=k.
length;for(let _=0;_<v;_++){let b=k[_],N=e;if(e===N)if(typeof b=="string"){if(se(b,64))return B.errors=
[{instancePath:r+"/body/only/"+_,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ne(b,1))return B.errors=[{instancePath:r+"/body/only/"+_,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(b))return B.errors=[{instancePath:r+
"/body/only/"+_,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return B.errors=[{instancePath:r+"/body/only/"+_,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var i=N===e;if(!i)break}if(i){let _=k.length,b;
if(_>1){let N={};for(;_--;){let D=k[_];if(typeof D=="string"){if(typeof N[D]=="number"){return b=N[D],
B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:b}}],!1;break}N[D]=_}}}}}}var t=x===e}else var t=!0;if(t){if(y.tags!==void 0){let k=e;Oe(y.tags,
{instancePath:r+"/body/tags",parentData:y,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=
a===null?Oe.errors:a.concat(Oe.errors),e=a.length);var t=k===e}else var t=!0;if(t){if(y.tags_from!==
void 0){let k=e;Ye(y.tags_from,{instancePath:r+"/body/tags_from",parentData:y,parentDataProperty:"ta\
gs_from",rootData:w,dynamicAnchors:q})||(a=a===null?Ye.errors:a.concat(Ye.errors),e=a.length);var t=k===
e}else var t=!0;if(t){if(y.user_from!==void 0){let k=y.user_from,x=e,P=e,h=!1,v=e;if(typeof k!="stri\
ng"){let N={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{
type:"string"}};a===null?a=[N]:a.push(N),e++}if(!(k==="header"||k==="user"||k==="metadata.user_id"||
k==="jwt.sub")){let N={instancePath:r+"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"e\
num",params:{allowedValues:lt.enum}};a===null?a=[N]:a.push(N),e++}var n=v===e;h=h||n;let _=e;if(k!==
null){let N={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/any\
Of/1/type",keyword:"type",params:{type:"null"}};a===null?a=[N]:a.push(N),e++}var n=_===e;if(h=h||n,h)
e=P,a!==null&&(P?a.length=P:a=null);else{let N={instancePath:r+"/body/user_from",schemaPath:"#/prope\
rties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[N]:a.push(N),e++,
B.errors=a,!1}var t=x===e}else var t=!0;if(t){if(y.each_user!==void 0){let k=y.each_user,x=e,P=e,h=!1,
v=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k))if(Object.keys(k).length<1){let D={instancePath:r+
"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{limit:1}};
a===null?a=[D]:a.push(D),e++}else{let D=e;for(let A in k)if(!(A==="rpm"||A==="tpm"||A==="budget_usd"||
A==="budget_period"||A==="most")){let I={instancePath:r+"/body/each_user",schemaPath:"schema:EachUse\
r/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};a===null?a=[I]:
a.push(I),e++;break}if(D===e){if(k.rpm!==void 0){let A=k.rpm,I=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(
A)&&isFinite(A))){let $={instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/properties\
/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[$]:a.push($),e++}if(e===I&&typeof A==
"number"&&isFinite(A)){if(A>1e9||isNaN(A)){let $={instancePath:r+"/body/each_user/rpm",schemaPath:"s\
chema:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?
a=[$]:a.push($),e++}else if(A<1||isNaN(A)){let $={instancePath:r+"/body/each_user/rpm",schemaPath:"s\
chema:EachUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[$]:a.push($),e++}}var d=I===e}else var d=!0;if(d){if(k.tpm!==void 0){let A=k.tpm,I=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let O={instancePath:r+"/body/each_user/tpm",schemaPath:"s\
chema:EachUser/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[O]:a.push(O),
e++}if(e===I&&typeof A=="number"&&isFinite(A)){if(A>1e9||isNaN(A)){let O={instancePath:r+"/body/each\
_user/tpm",schemaPath:"schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}};a===null?a=[O]:a.push(O),e++}else if(A<1||isNaN(A)){let O={instancePath:r+"/body/eac\
h_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[O]:a.push(O),e++}}var d=I===e}else var d=!0;if(d){if(k.budget_usd!==void 0){
let A=k.budget_usd,I=e;if(e===I)if(typeof A=="string"){if(se(A,17)){let O={instancePath:r+"/body/eac\
h_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/maxLength",keyword:"maxLength",
params:{limit:17}};a===null?a=[O]:a.push(O),e++}else if(!cs.test(A)){let O={instancePath:r+"/body/ea\
ch_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[O]:a.push(O),e++}}else{let O={instancePath:r+
"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/type",keyword:"type",
params:{type:"string"}};a===null?a=[O]:a.push(O),e++}var d=I===e}else var d=!0;if(d){if(k.budget_period!==
void 0){let A=k.budget_period,I=e;if(typeof A!="string"){let O={instancePath:r+"/body/each_user/budg\
et_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"type",params:{type:"s\
tring"}};a===null?a=[O]:a.push(O),e++}if(!(A==="day"||A==="month")){let O={instancePath:r+"/body/eac\
h_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"enum",params:{
allowedValues:dt.properties.budget_period.enum}};a===null?a=[O]:a.push(O),e++}var d=I===e}else var d=!0;
if(d)if(k.most!==void 0){let A=k.most,I=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){
let O={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[O]:a.push(O),e++}if(e===I&&typeof A=="number"&&isFinite(A)){
if(A>1e5||isNaN(A)){let O={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/propert\
ies/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?a=[O]:a.push(O),e++}else if(A<
1||isNaN(A)){let O={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/mos\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[O]:a.push(O),e++}}var d=I===
e}else var d=!0}}}}}else{let D={instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/type",keyword:"\
type",params:{type:"object"}};a===null?a=[D]:a.push(D),e++}var m=v===e;h=h||m;let b=e;if(k!==null){let D={
instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf/1/type",keyword:"\
type",params:{type:"null"}};a===null?a=[D]:a.push(D),e++}var m=b===e;if(h=h||m,h)e=P,a!==null&&(P?a.
length=P:a=null);else{let D={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properti\
es/each_user/anyOf",keyword:"anyOf",params:{}};return a===null?a=[D]:a.push(D),e++,B.errors=a,!1}var t=x===
e}else var t=!0;if(t){if(y.show_users!==void 0){let k=y.show_users,x=e;if(typeof k!="string")return B.
errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{
type:"string"}}],!1;if(!(k==="hash"||k==="name"))return B.errors=[{instancePath:r+"/body/show_users",
schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:ft.enum}}],!1;var t=x===e}else
var t=!0;if(t){if(y.expires_at!==void 0){let k=y.expires_at,x=e,P=e;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+"/body/expires_at",schemaPath:"sc\
hema:Expiry/type",keyword:"type",params:{type:Gi.type}}],!1;if(e===P&&typeof k=="number"&&isFinite(k)){
if(k>41024448e5||isNaN(k))return B.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Exp\
iry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(k<0||isNaN(k))return B.
errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=x===e}else var t=!0;if(t){if(y.rpm!==void 0){let k=y.rpm,x=e,P=e;
if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:ut.type}}],!1;if(e===P&&typeof k==
"number"&&isFinite(k)){if(k>1e9||isNaN(k))return B.errors=[{instancePath:r+"/body/rpm",schemaPath:"s\
chema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(k<1||isNaN(k))return B.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=x===e}else var t=!0;if(t){if(y.tpm!==void 0){let k=y.tpm,x=e,P=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:yt.type}}],!1;if(e===P&&typeof k=="number"&&isFinite(k)){
if(k>1e12||isNaN(k))return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(k<1||isNaN(k))return B.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=x===e}else var t=!0;if(t){if(y.max_parallel!==void 0){let k=y.max_parallel,x=e,P=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return B.errors=[{instancePath:r+"/body/max_para\
llel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:ct.type}}],!1;if(e===P&&typeof k==
"number"&&isFinite(k)){if(k>1e6||isNaN(k))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(k<1||isNaN(
k))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=x===e}else var t=!0;if(t){if(y.priority_class!==
void 0){let k=y.priority_class,x=e;if(typeof k!="string")return B.errors=[{instancePath:r+"/body/pri\
ority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(k===
"interactive"||k==="batch"||k==="hook"))return B.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ht.enum}}],!1;var t=x===e}else var t=!0;
if(t){if(y.budget_usd!==void 0){let k=y.budget_usd,x=e,P=e;if(typeof k!="string"&&k!==null)return B.
errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{
type:gt.type}}],!1;if(e===P&&typeof k=="string"){if(se(k,17))return B.errors=[{instancePath:r+"/body\
/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!cs.
test(k))return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"\
pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=x===e}else var t=!0;if(t)
if(y.budget_period!==void 0){let k=y.budget_period,x=e,P=e,h=!1,v=e;if(typeof k!="string"){let N={instancePath:r+
"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===
null?a=[N]:a.push(N),e++}if(!(k==="day"||k==="month"||k==="total")){let N={instancePath:r+"/body/bud\
get_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:kt.enum}};a===
null?a=[N]:a.push(N),e++}var c=v===e;h=h||c;let _=e;if(k!==null){let N={instancePath:r+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};a===null?a=[N]:a.push(N),e++}var c=_===e;if(h=h||c,h)e=P,a!==null&&(P?a.length=P:a=null);else{
let N={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return a===null?a=[N]:a.push(N),e++,B.errors=a,!1}var t=x===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}else
return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return B.errors=a,e===0}B.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Go=vs;function vs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let u=e;for(let o in t)if(o!=="overl\
ap_s"){return vs.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===e){let o=t.overlap_s,
i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return vs.errors=[{instancePath:r+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>604800||isNaN(o))return vs.errors=[{instancePath:r+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(o<0||isNaN(o))return vs.errors=[{instancePath:r+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return vs.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return vs.errors=a,e===0}vs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bo=Aa;function Aa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Aa.errors=a,e===0}Aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vo=Ia;function Ia(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ia.errors=a,e===0}Ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zo=Y,Od={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
"body"]};var Wo={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"},Ho={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"\
string",minLength:1,maxLength:256},$id:"schema:GroupModels"};var Yo=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function Y(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Y.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.
body===void 0&&(c="body"))return Y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:c}}],!1;if(s.body!==void 0){let y=s.body;if(e===e)if(y&&typeof y=="object"&&
!Array.isArray(y)){y.show_users===void 0&&(y.show_users="hash"),y.weight===void 0&&(y.weight=1),y.priority_class===
void 0&&(y.priority_class="interactive");let g;if(y.name===void 0&&(g="name"))return Y.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:g}}],!1;{
let k=e;for(let x in y)if(!Pt.call(Od.properties.body.properties,x)){return Y.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],
!1;break}if(k===e){if(y.name!==void 0){let x=y.name,P=e;if(e===e)if(typeof x=="string"){if(se(x,64))
return Y.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(ne(x,1))return Y.errors=[{instancePath:r+"/body/name",schemaPath:"sc\
hema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Yo.test(x))return Y.errors=[
{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return Y.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/type",keyword:"type",params:{type:"string"}}],!1;var t=P===e}else var t=!0;if(t){if(y.
parent!==void 0){let x=y.parent,P=e,h=e;if(typeof x!="string"&&x!==null)return Y.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"type",params:{type:Wo.type}}],!1;if(e===
h&&typeof x=="string"){if(se(x,194))return Y.errors=[{instancePath:r+"/body/parent",schemaPath:"sche\
ma:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(ne(x,1))return Y.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dr.
test(x))return Y.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=P===e}else var t=!0;if(t){
if(y.managed_by!==void 0){let x=y.managed_by,P=e,h=e;if(typeof x!="string"&&x!==null)return Y.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ss.
type}}],!1;if(e===h&&typeof x=="string"){if(se(x,128))return Y.errors=[{instancePath:r+"/body/manage\
d_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(x,1))
return Y.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Dr.test(x))return Y.errors=[{instancePath:r+"/body/managed_by",
schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\\
x9f]+$"}}],!1}var t=P===e}else var t=!0;if(t){if(y.tags!==void 0){let x=e;Oe(y.tags,{instancePath:r+
"/body/tags",parentData:y,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=a===null?Oe.errors:
a.concat(Oe.errors),e=a.length);var t=x===e}else var t=!0;if(t){if(y.models!==void 0){let x=y.models,
P=e,h=e;if(!Array.isArray(x)&&x!==null)return Y.errors=[{instancePath:r+"/body/models",schemaPath:"s\
chema:GroupModels/type",keyword:"type",params:{type:Ho.type}}],!1;if(e===h&&Array.isArray(x)){if(x.length>
64)return Y.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/maxItems",keyword:"\
maxItems",params:{limit:64}}],!1;if(x.length<1)return Y.errors=[{instancePath:r+"/body/models",schemaPath:"\
schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let _=x.length;for(let b=0;b<
_;b++){let N=x[b],D=e;if(e===D)if(typeof N=="string"){if(se(N,256))return Y.errors=[{instancePath:r+
"/body/models/"+b,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ne(N,1))return Y.errors=[{instancePath:r+"/body/models/"+b,schemaPath:"schema:GroupModels/item\
s/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:r+"/body/\
models/"+b,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=D===
e;if(!f)break}if(f){let b=x.length,N;if(b>1){let D={};for(;b--;){let A=x[b];if(typeof A=="string"){if(typeof D[A]==
"number"){return N=D[A],Y.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/uniq\
ueItems",keyword:"uniqueItems",params:{i:b,j:N}}],!1;break}D[A]=b}}}}}}var t=P===e}else var t=!0;if(t){
if(y.agents!==void 0){let x=y.agents,P=e,h=e;if(!Array.isArray(x)&&x!==null)return Y.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:pt.type}}],!1;if(e===h&&Array.
isArray(x)){if(x.length>1e3)return Y.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(x.length<1)return Y.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let _=x.length;for(let b=0;b<_;b++){let N=x[b],D=e;if(e===D)if(typeof N=="string"){if(se(N,129))return Y.
errors=[{instancePath:r+"/body/agents/"+b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:129}}],!1;if(ne(N,1))return Y.errors=[{instancePath:r+"/body/agents/"+b,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:r+
"/body/agents/"+b,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var u=D===
e;if(!u)break}if(u){let b=x.length,N;if(b>1){let D={};for(;b--;){let A=x[b];if(typeof A=="string"){if(typeof D[A]==
"number"){return N=D[A],Y.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:b,j:N}}],!1;break}D[A]=b}}}}}}var t=P===e}else var t=!0;if(t){if(y.
only!==void 0){let x=y.only,P=e,h=e;if(!Array.isArray(x)&&x!==null)return Y.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:mt.type}}],!1;if(e===h&&Array.
isArray(x)){if(x.length>16)return Y.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(x.length<1)return Y.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let _=x.
length;for(let b=0;b<_;b++){let N=x[b],D=e;if(e===D)if(typeof N=="string"){if(se(N,64))return Y.errors=
[{instancePath:r+"/body/only/"+b,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ne(N,1))return Y.errors=[{instancePath:r+"/body/only/"+b,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(N))return Y.errors=[{instancePath:r+
"/body/only/"+b,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return Y.errors=[{instancePath:r+"/body/only/"+b,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var o=D===e;if(!o)break}if(o){let b=x.length,N;
if(b>1){let D={};for(;b--;){let A=x[b];if(typeof A=="string"){if(typeof D[A]=="number"){return N=D[A],
Y.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:N}}],!1;break}D[A]=b}}}}}}var t=P===e}else var t=!0;if(t){if(y.user_from!==void 0){let x=y.user_from,
P=e,h=e,v=!1,_=e;if(typeof x!="string"){let D={instancePath:r+"/body/user_from",schemaPath:"schema:U\
serFrom/type",keyword:"type",params:{type:"string"}};a===null?a=[D]:a.push(D),e++}if(!(x==="header"||
x==="user"||x==="metadata.user_id"||x==="jwt.sub")){let D={instancePath:r+"/body/user_from",schemaPath:"\
schema:UserFrom/enum",keyword:"enum",params:{allowedValues:lt.enum}};a===null?a=[D]:a.push(D),e++}var i=_===
e;v=v||i;let b=e;if(x!==null){let D={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/\
properties/user_from/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[D]:a.push(D),e++}
var i=b===e;if(v=v||i,v)e=h,a!==null&&(h?a.length=h:a=null);else{let D={instancePath:r+"/body/user_f\
rom",schemaPath:"#/properties/body/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===
null?a=[D]:a.push(D),e++,Y.errors=a,!1}var t=P===e}else var t=!0;if(t){if(y.each_user!==void 0){let x=y.
each_user,P=e,h=e,v=!1,_=e;if(e===e)if(x&&typeof x=="object"&&!Array.isArray(x))if(Object.keys(x).length<
1){let A={instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minPr\
operties",params:{limit:1}};a===null?a=[A]:a.push(A),e++}else{let A=e;for(let I in x)if(!(I==="rpm"||
I==="tpm"||I==="budget_usd"||I==="budget_period"||I==="most")){let $={instancePath:r+"/body/each_use\
r",schemaPath:"schema:EachUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};
a===null?a=[$]:a.push($),e++;break}if(A===e){if(x.rpm!==void 0){let I=x.rpm,$=e;if(!(typeof I=="numb\
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
Length",params:{limit:17}};a===null?a=[T]:a.push(T),e++}else if(!cs.test(I)){let T={instancePath:r+"\
/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/pattern",keyword:"patt\
ern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[T]:a.push(T),e++}}else{let T={
instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/type",
keyword:"type",params:{type:"string"}};a===null?a=[T]:a.push(T),e++}var n=$===e}else var n=!0;if(n){
if(x.budget_period!==void 0){let I=x.budget_period,$=e;if(typeof I!="string"){let T={instancePath:r+
"/body/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"\
type",params:{type:"string"}};a===null?a=[T]:a.push(T),e++}if(!(I==="day"||I==="month")){let T={instancePath:r+
"/body/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"\
enum",params:{allowedValues:dt.properties.budget_period.enum}};a===null?a=[T]:a.push(T),e++}var n=$===
e}else var n=!0;if(n)if(x.most!==void 0){let I=x.most,$=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&
isFinite(I))){let T={instancePath:r+"/body/each_user/most",schemaPath:"schema:EachUser/properties/mo\
st/type",keyword:"type",params:{type:"integer"}};a===null?a=[T]:a.push(T),e++}if(e===$&&typeof I=="n\
umber"&&isFinite(I)){if(I>1e5||isNaN(I)){let T={instancePath:r+"/body/each_user/most",schemaPath:"sc\
hema:EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?
a=[T]:a.push(T),e++}else if(I<1||isNaN(I)){let T={instancePath:r+"/body/each_user/most",schemaPath:"\
schema:EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[T]:a.push(T),e++}}var n=$===e}else var n=!0}}}}}else{let A={instancePath:r+"/body/each_user",schemaPath:"\
schema:EachUser/type",keyword:"type",params:{type:"object"}};a===null?a=[A]:a.push(A),e++}var d=_===
e;v=v||d;let N=e;if(x!==null){let A={instancePath:r+"/body/each_user",schemaPath:"#/properties/body/\
properties/each_user/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[A]:a.push(A),e++}
var d=N===e;if(v=v||d,v)e=h,a!==null&&(h?a.length=h:a=null);else{let A={instancePath:r+"/body/each_u\
ser",schemaPath:"#/properties/body/properties/each_user/anyOf",keyword:"anyOf",params:{}};return a===
null?a=[A]:a.push(A),e++,Y.errors=a,!1}var t=P===e}else var t=!0;if(t){let x=y.show_users,P=e;if(typeof x!=
"string")return Y.errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(x==="hash"||x==="name"))return Y.errors=[{instancePath:r+"/bo\
dy/show_users",schemaPath:"schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:ft.enum}}],!1;
var t=P===e;if(t){if(y.rpm!==void 0){let v=y.rpm,_=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&
isFinite(v))&&v!==null)return Y.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"\
type",params:{type:ut.type}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>1e9||isNaN(v))return Y.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(v<1||isNaN(v))return Y.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema\
:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=_===e}else var t=!0;if(t){
if(y.tpm!==void 0){let v=y.tpm,_=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==
null)return Y.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{
type:yt.type}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>1e12||isNaN(v))return Y.errors=[{
instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e12}}],!1;if(v<1||isNaN(v))return Y.errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tp\
m/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=_===e}else var t=!0;if(t){if(y.
max_parallel!==void 0){let v=y.max_parallel,_=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v))&&v!==null)return Y.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/t\
ype",keyword:"type",params:{type:ct.type}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>1e6||
isNaN(v))return Y.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(v<1||isNaN(v))return Y.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}}],!1}var t=_===e}else var t=!0;if(t){let v=y.weight,_=e,b=e;if(!(typeof v=="number"&&!(v%
1)&&!isNaN(v)&&isFinite(v)))return Y.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:Group\
Weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){
if(v>1e3||isNaN(v))return Y.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(v<1||isNaN(v))return Y.errors=[{
instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=_===e;if(t){let D=y.priority_class,A=e;if(typeof D!="string")return Y.errors=
[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{
type:"string"}}],!1;if(!(D==="interactive"||D==="batch"||D==="hook"))return Y.errors=[{instancePath:r+
"/body/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ht.
enum}}],!1;var t=A===e;if(t){if(y.budget_usd!==void 0){let $=y.budget_usd,O=e,T=e;if(typeof $!="stri\
ng"&&$!==null)return Y.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:gt.type}}],!1;if(e===T&&typeof $=="string"){if(se($,17))return Y.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!cs.test($))return Y.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema\
:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}
var t=O===e}else var t=!0;if(t)if(y.budget_period!==void 0){let $=y.budget_period,O=e,T=e,V=!1,C=e;if(typeof $!=
"string"){let R={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"\
type",params:{type:"string"}};a===null?a=[R]:a.push(R),e++}if(!($==="day"||$==="month"||$==="total")){
let R={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{
allowedValues:kt.enum}};a===null?a=[R]:a.push(R),e++}var m=C===e;V=V||m;let re=e;if($!==null){let R={
instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/\
type",keyword:"type",params:{type:"null"}};a===null?a=[R]:a.push(R),e++}var m=re===e;if(V=V||m,V)e=T,
a!==null&&(T?a.length=T:a=null);else{let R={instancePath:r+"/body/budget_period",schemaPath:"#/prope\
rties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[R]:a.push(R),
e++,Y.errors=a,!1}var t=O===e}else var t=!0}}}}}}}}}}}}}}}}}}else return Y.errors=[{instancePath:r+"\
/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Y.errors=
a,e===0}Y.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Jo=Da;function Da(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Da.errors=a,e===0}Da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qo=ja;function ja(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ja.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ja.errors=a,e===0}ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ep=J,Cd={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:Tags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Age\
nts"},only:{$ref:"schema:Only"},user_from:{anyOf:[{$ref:"schema:UserFrom"},{type:"null"}]},each_user:{
anyOf:[{$ref:"schema:EachUser"},{type:"null"}]},show_users:{$ref:"schema:ShowUsers"},rpm:{$ref:"sche\
ma:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{$ref:"schema:Group\
Weight"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function J(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=J.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==
void 0){let c=s.body;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<
1)return J.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let l=e;for(let g in c)if(!Pt.call(Cd.properties.body.properties,
g)){return J.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}}],!1;break}if(l===e){if(c.name!==void 0){let g=c.
name,k=e;if(e===e)if(typeof g=="string"){if(se(g,64))return J.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(g,1))return J.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Yo.test(g))return J.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return J.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=k===e}else var t=!0;if(t){if(c.parent!==void 0){let g=c.parent,k=e,x=e;if(typeof g!="string"&&
g!==null)return J.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:Wo.type}}],!1;if(e===x&&typeof g=="string"){if(se(g,194))return J.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(ne(g,1))return J.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Dr.test(g))return J.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=k===e}else var t=!0;if(t){if(c.managed_by!==void 0){let g=c.managed_by,
k=e,x=e;if(typeof g!="string"&&g!==null)return J.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Ss.type}}],!1;if(e===x&&typeof g=="string"){if(se(
g,128))return J.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ne(g,1))return J.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Dr.test(g))return J.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=k===e}else var t=!0;if(t){if(c.tags!==void 0){
let g=e;Oe(c.tags,{instancePath:r+"/body/tags",parentData:c,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||
(a=a===null?Oe.errors:a.concat(Oe.errors),e=a.length);var t=g===e}else var t=!0;if(t){if(c.models!==
void 0){let g=c.models,k=e,x=e;if(!Array.isArray(g)&&g!==null)return J.errors=[{instancePath:r+"/bod\
y/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Ho.type}}],!1;if(e===x&&Array.
isArray(g)){if(g.length>64)return J.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupM\
odels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(g.length<1)return J.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let h=g.length;for(let v=0;v<h;v++){let _=g[v],b=e;if(e===b)if(typeof _=="string"){if(se(_,256))return J.
errors=[{instancePath:r+"/body/models/"+v,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ne(_,1))return J.errors=[{instancePath:r+"/body/models/"+v,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[
{instancePath:r+"/body/models/"+v,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var f=b===e;if(!f)break}if(f){let v=g.length,_;if(v>1){let b={};for(;v--;){let N=g[v];
if(typeof N=="string"){if(typeof b[N]=="number"){return _=b[N],J.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:v,j:_}}],!1;break}b[N]=
v}}}}}}var t=k===e}else var t=!0;if(t){if(c.agents!==void 0){let g=c.agents,k=e,x=e;if(!Array.isArray(
g)&&g!==null)return J.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:pt.type}}],!1;if(e===x&&Array.isArray(g)){if(g.length>1e3)return J.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(g.length<
1)return J.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let h=g.length;for(let v=0;v<h;v++){let _=g[v],b=e;if(e===b)if(typeof _==
"string"){if(se(_,129))return J.errors=[{instancePath:r+"/body/agents/"+v,schemaPath:"schema:Agents/\
items/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(ne(_,1))return J.errors=[{instancePath:r+
"/body/agents/"+v,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return J.errors=[{instancePath:r+"/body/agents/"+v,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=b===e;if(!u)break}if(u){let v=g.length,_;if(v>1){let b={};for(;v--;){
let N=g[v];if(typeof N=="string"){if(typeof b[N]=="number"){return _=b[N],J.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:v,j:_}}],!1;break}
b[N]=v}}}}}}var t=k===e}else var t=!0;if(t){if(c.only!==void 0){let g=c.only,k=e,x=e;if(!Array.isArray(
g)&&g!==null)return J.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:mt.type}}],!1;if(e===x&&Array.isArray(g)){if(g.length>16)return J.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(g.length<
1)return J.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var o=!0;let h=g.length;for(let v=0;v<h;v++){let _=g[v],b=e;if(e===b)if(typeof _==
"string"){if(se(_,64))return J.errors=[{instancePath:r+"/body/only/"+v,schemaPath:"schema:Only/items\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(_,1))return J.errors=[{instancePath:r+"\
/body/only/"+v,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vt.
test(_))return J.errors=[{instancePath:r+"/body/only/"+v,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return J.errors=[{instancePath:r+"/body\
/only/"+v,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e;
if(!o)break}if(o){let v=g.length,_;if(v>1){let b={};for(;v--;){let N=g[v];if(typeof N=="string"){if(typeof b[N]==
"number"){return _=b[N],J.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:v,j:_}}],!1;break}b[N]=v}}}}}}var t=k===e}else var t=!0;if(t){if(c.user_from!==
void 0){let g=c.user_from,k=e,x=e,P=!1,h=e;if(typeof g!="string"){let b={instancePath:r+"/body/user_\
from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(
b),e++}if(!(g==="header"||g==="user"||g==="metadata.user_id"||g==="jwt.sub")){let b={instancePath:r+
"/body/user_from",schemaPath:"schema:UserFrom/enum",keyword:"enum",params:{allowedValues:lt.enum}};a===
null?a=[b]:a.push(b),e++}var i=h===e;P=P||i;let v=e;if(g!==null){let b={instancePath:r+"/body/user_f\
rom",schemaPath:"#/properties/body/properties/user_from/anyOf/1/type",keyword:"type",params:{type:"n\
ull"}};a===null?a=[b]:a.push(b),e++}var i=v===e;if(P=P||i,P)e=x,a!==null&&(x?a.length=x:a=null);else{
let b={instancePath:r+"/body/user_from",schemaPath:"#/properties/body/properties/user_from/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[b]:a.push(b),e++,J.errors=a,!1}var t=k===e}else var t=!0;if(t){
if(c.each_user!==void 0){let g=c.each_user,k=e,x=e,P=!1,h=e;if(e===e)if(g&&typeof g=="object"&&!Array.
isArray(g))if(Object.keys(g).length<1){let N={instancePath:r+"/body/each_user",schemaPath:"schema:Ea\
chUser/minProperties",keyword:"minProperties",params:{limit:1}};a===null?a=[N]:a.push(N),e++}else{let N=e;
for(let D in g)if(!(D==="rpm"||D==="tpm"||D==="budget_usd"||D==="budget_period"||D==="most")){let A={
instancePath:r+"/body/each_user",schemaPath:"schema:EachUser/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:D}};a===null?a=[A]:a.push(A),e++;break}if(N===e){if(g.rpm!==
void 0){let D=g.rpm,A=e;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let I={instancePath:r+
"/body/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/type",keyword:"type",params:{type:"\
integer"}};a===null?a=[I]:a.push(I),e++}if(e===A&&typeof D=="number"&&isFinite(D)){if(D>1e9||isNaN(D)){
let I={instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[I]:a.push(I),e++}else if(D<1||isNaN(D)){let I={
instancePath:r+"/body/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}};a===null?a=[I]:a.push(I),e++}}var n=A===e}else var n=!0;if(n){
if(g.tpm!==void 0){let D=g.tpm,A=e;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let $={
instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"type",
params:{type:"integer"}};a===null?a=[$]:a.push($),e++}if(e===A&&typeof D=="number"&&isFinite(D)){if(D>
1e9||isNaN(D)){let $={instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tp\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[$]:a.push($),e++}else if(D<
1||isNaN(D)){let $={instancePath:r+"/body/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[$]:a.push($),e++}}var n=A===
e}else var n=!0;if(n){if(g.budget_usd!==void 0){let D=g.budget_usd,A=e;if(e===A)if(typeof D=="string"){
if(se(D,17)){let $={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properti\
es/budget_usd/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[$]:a.push($),e++}else if(!cs.
test(D)){let $={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:EachUser/properties/b\
udget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?
a=[$]:a.push($),e++}}else{let $={instancePath:r+"/body/each_user/budget_usd",schemaPath:"schema:Each\
User/properties/budget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[$]:a.push($),e++}
var n=A===e}else var n=!0;if(n){if(g.budget_period!==void 0){let D=g.budget_period,A=e;if(typeof D!=
"string"){let $={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachUser/properti\
es/budget_period/type",keyword:"type",params:{type:"string"}};a===null?a=[$]:a.push($),e++}if(!(D===
"day"||D==="month")){let $={instancePath:r+"/body/each_user/budget_period",schemaPath:"schema:EachUs\
er/properties/budget_period/enum",keyword:"enum",params:{allowedValues:dt.properties.budget_period.enum}};
a===null?a=[$]:a.push($),e++}var n=A===e}else var n=!0;if(n)if(g.most!==void 0){let D=g.most,A=e;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let $={instancePath:r+"/body/each_user/most",schemaPath:"\
schema:EachUser/properties/most/type",keyword:"type",params:{type:"integer"}};a===null?a=[$]:a.push(
$),e++}if(e===A&&typeof D=="number"&&isFinite(D)){if(D>1e5||isNaN(D)){let $={instancePath:r+"/body/e\
ach_user/most",schemaPath:"schema:EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}};a===null?a=[$]:a.push($),e++}else if(D<1||isNaN(D)){let $={instancePath:r+"/body/eac\
h_user/most",schemaPath:"schema:EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};a===null?a=[$]:a.push($),e++}}var n=A===e}else var n=!0}}}}}else{let N={instancePath:r+
"/body/each_user",schemaPath:"schema:EachUser/type",keyword:"type",params:{type:"object"}};a===null?
a=[N]:a.push(N),e++}var d=h===e;P=P||d;let _=e;if(g!==null){let N={instancePath:r+"/body/each_user",
schemaPath:"#/properties/body/properties/each_user/anyOf/1/type",keyword:"type",params:{type:"null"}};
a===null?a=[N]:a.push(N),e++}var d=_===e;if(P=P||d,P)e=x,a!==null&&(x?a.length=x:a=null);else{let N={
instancePath:r+"/body/each_user",schemaPath:"#/properties/body/properties/each_user/anyOf",keyword:"\
anyOf",params:{}};return a===null?a=[N]:a.push(N),e++,J.errors=a,!1}var t=k===e}else var t=!0;if(t){
if(c.show_users!==void 0){let g=c.show_users,k=e;if(typeof g!="string")return J.errors=[{instancePath:r+
"/body/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{type:"string"}}],!1;if(!(g===
"hash"||g==="name"))return J.errors=[{instancePath:r+"/body/show_users",schemaPath:"schema:ShowUsers\
/enum",keyword:"enum",params:{allowedValues:ft.enum}}],!1;var t=k===e}else var t=!0;if(t){if(c.rpm!==
void 0){let g=c.rpm,k=e,x=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return J.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:ut.type}}],
!1;if(e===x&&typeof g=="number"&&isFinite(g)){if(g>1e9||isNaN(g))return J.errors=[{instancePath:r+"/\
body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(g<1||isNaN(g))return J.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=k===e}else var t=!0;if(t){if(c.tpm!==void 0){let g=c.
tpm,k=e,x=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return J.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:yt.type}}],!1;if(e===x&&typeof g==
"number"&&isFinite(g)){if(g>1e12||isNaN(g))return J.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(g<1||isNaN(g))return J.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=k===e}else var t=!0;if(t){if(c.max_parallel!==void 0){let g=c.max_parallel,k=e,
x=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return J.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:ct.type}}],!1;
if(e===x&&typeof g=="number"&&isFinite(g)){if(g>1e6||isNaN(g))return J.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(g<1||isNaN(g))return J.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=k===e}else var t=!0;if(t){
if(c.weight!==void 0){let g=c.weight,k=e,x=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))
return J.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===x&&typeof g=="number"&&isFinite(g)){if(g>1e3||isNaN(g))return J.
errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(g<1||isNaN(g))return J.errors=[{instancePath:r+"/body/weight",schemaPath:"\
schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=k===e}else
var t=!0;if(t){if(c.priority_class!==void 0){let g=c.priority_class,k=e;if(typeof g!="string")return J.
errors=[{instancePath:r+"/body/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",
params:{type:"string"}}],!1;if(!(g==="interactive"||g==="batch"||g==="hook"))return J.errors=[{instancePath:r+
"/body/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:ht.
enum}}],!1;var t=k===e}else var t=!0;if(t){if(c.budget_usd!==void 0){let g=c.budget_usd,k=e,x=e;if(typeof g!=
"string"&&g!==null)return J.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/\
type",keyword:"type",params:{type:gt.type}}],!1;if(e===x&&typeof g=="string"){if(se(g,17))return J.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{
limit:17}}],!1;if(!cs.test(g))return J.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema\
:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}
var t=k===e}else var t=!0;if(t)if(c.budget_period!==void 0){let g=c.budget_period,k=e,x=e,P=!1,h=e;if(typeof g!=
"string"){let b={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"\
type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}if(!(g==="day"||g==="month"||g==="total")){
let b={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{
allowedValues:kt.enum}};a===null?a=[b]:a.push(b),e++}var m=h===e;P=P||m;let v=e;if(g!==null){let b={
instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/\
type",keyword:"type",params:{type:"null"}};a===null?a=[b]:a.push(b),e++}var m=v===e;if(P=P||m,P)e=x,
a!==null&&(x?a.length=x:a=null);else{let b={instancePath:r+"/body/budget_period",schemaPath:"#/prope\
rties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[b]:a.push(b),
e++,J.errors=a,!1}var t=k===e}else var t=!0}}}}}}}}}}}}}}}}}}else return J.errors=[{instancePath:r+"\
/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return J.errors=
a,e===0}J.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var rp=Ta;function Ta(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ta.errors=a,e===0}Ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var sp=$a;function $a(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=$a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
$a.errors=a,e===0}$a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var tp=Oa;function Oa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Oa.errors=a,e===0}Oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ap=Ca;function Ca(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ca.errors=a,e===0}Ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ip=Fa;function Fa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Fa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Fa.errors=a,e===0}Fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var np=Ka;function Ka(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ka.errors=a,e===0}Ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var op=Ea;function Ea(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ea.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ea.errors=a,e===0}Ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pp=Ma;function Ma(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ma.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ma.errors=a,e===0}Ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mp=Ua;function Ua(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ua.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ua.errors=a,e===0}Ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lp=Ra;function Ra(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ra.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ra.errors=a,e===0}Ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dp=Xa;function Xa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Xa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xa.errors=a,e===0}Xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fp=za;function za(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=za.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
za.errors=a,e===0}za.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var up=Ga;function Ga(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ga.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ga.errors=a,e===0}Ga.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yp=Ba;function Ba(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ba.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ba.errors=a,e===0}Ba.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var cp=Va;function Va(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Va.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Va.errors=a,e===0}Va.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hp=Za;function Za(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Za.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Za.errors=a,e===0}Za.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gp=Wa;function Wa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Wa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Wa.errors=a,e===0}Wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kp=Ha;function Ha(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ha.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ha.errors=a,e===0}Ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pp=Ya;function Ya(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ya.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ya.errors=a,e===0}Ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vp=Ja;function Ja(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ja.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ja.errors=a,e===0}Ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _p=Qa;function Qa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Qa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Qa.errors=a,e===0}Qa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bp=ei;function ei(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ei.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ei.errors=a,e===0}ei.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wp=ri;function ri(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ri.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ri.errors=a,e===0}ri.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xp=si;function si(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=si.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
si.errors=a,e===0}si.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qp=ti;function ti(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ti.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ti.errors=a,e===0}ti.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Np=ai;function ai(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ai.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ai.errors=a,e===0}ai.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Lp=ii;function ii(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ii.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ii.errors=a,e===0}ii.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sp=ni;function ni(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ni.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ni.errors=a,e===0}ni.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ap=oi;function oi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=oi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
oi.errors=a,e===0}oi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ip=pi;function pi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=pi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
pi.errors=a,e===0}pi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Dp=mi;function mi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=mi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
mi.errors=a,e===0}mi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jp=li;function li(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=li.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
li.errors=a,e===0}li.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tp=di;function di(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=di.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
di.errors=a,e===0}di.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $p=Fe;function Fe(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.body===void 0&&(o="body"))return Fe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.body!==void 0){let i=s.
body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.dry_run===void 0&&(i.dry_run=!1);let d;
if(i.digest===void 0&&(d="digest")||i.changes===void 0&&(d="changes"))return Fe.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{
let m=e;for(let c in i)if(!(c==="digest"||c==="changes"||c==="dry_run")){return Fe.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(m===e){if(i.digest!==void 0){let c=i.digest,y=e;if(e===e)if(typeof c=="string"){if(se(c,
64))return Fe.errors=[{instancePath:r+"/body/digest",schemaPath:"schema:Digest/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;if(!Uo.test(c))return Fe.errors=[{instancePath:r+"/body/digest",schemaPath:"\
schema:Digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Fe.errors=
[{instancePath:r+"/body/digest",schemaPath:"schema:Digest/type",keyword:"type",params:{type:"string"}}],
!1;var t=y===e}else var t=!0;if(t){if(i.changes!==void 0){let c=i.changes,y=e;if(e===y)if(Array.isArray(
c)){if(c.length>16)return Fe.errors=[{instancePath:r+"/body/changes",schemaPath:"#/properties/body/p\
roperties/changes/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(c.length<1)return Fe.errors=
[{instancePath:r+"/body/changes",schemaPath:"#/properties/body/properties/changes/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;let g=c.length;for(let k=0;k<g;k++){let x=c[k],P=e;if(e===
P)if(x&&typeof x=="object"&&!Array.isArray(x)){let v;if(x.path===void 0&&(v="path"))return Fe.errors=
[{instancePath:r+"/body/changes/"+k,schemaPath:"#/properties/body/properties/changes/items/required",
keyword:"required",params:{missingProperty:v}}],!1;{let _=e;for(let b in x)if(!(b==="path"||b==="val\
ue")){return Fe.errors=[{instancePath:r+"/body/changes/"+k,schemaPath:"#/properties/body/properties/\
changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;
break}if(_===e&&x.path!==void 0){let b=x.path;if(e===e)if(Array.isArray(b)){if(b.length>12)return Fe.
errors=[{instancePath:r+"/body/changes/"+k+"/path",schemaPath:"#/properties/body/properties/changes/\
items/properties/path/maxItems",keyword:"maxItems",params:{limit:12}}],!1;if(b.length<1)return Fe.errors=
[{instancePath:r+"/body/changes/"+k+"/path",schemaPath:"#/properties/body/properties/changes/items/p\
roperties/path/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let D=b.length;for(let A=0;A<
D;A++){let I=b[A],$=e;if(e===$)if(typeof I=="string"){if(se(I,256))return Fe.errors=[{instancePath:r+
"/body/changes/"+k+"/path/"+A,schemaPath:"#/properties/body/properties/changes/items/properties/path\
/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ne(I,1))return Fe.errors=[{instancePath:r+
"/body/changes/"+k+"/path/"+A,schemaPath:"#/properties/body/properties/changes/items/properties/path\
/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Fe.errors=[{instancePath:r+"\
/body/changes/"+k+"/path/"+A,schemaPath:"#/properties/body/properties/changes/items/properties/path/\
items/type",keyword:"type",params:{type:"string"}}],!1;var u=$===e;if(!u)break}}}else return Fe.errors=
[{instancePath:r+"/body/changes/"+k+"/path",schemaPath:"#/properties/body/properties/changes/items/p\
roperties/path/type",keyword:"type",params:{type:"array"}}],!1}}}else return Fe.errors=[{instancePath:r+
"/body/changes/"+k,schemaPath:"#/properties/body/properties/changes/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=P===e;if(!f)break}}}else return Fe.errors=[{instancePath:r+"/body/changes",
schemaPath:"#/properties/body/properties/changes/type",keyword:"type",params:{type:"array"}}],!1;var t=y===
e}else var t=!0;if(t){let c=e;if(typeof i.dry_run!="boolean")return Fe.errors=[{instancePath:r+"/bod\
y/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=c===e}}}}}else return Fe.errors=[{instancePath:r+"/body",schemaPath:"#/properties/bo\
dy/type",keyword:"type",params:{type:"object"}}],!1}}return Fe.errors=a,e===0}Fe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Op=fi;function fi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=fi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
fi.errors=a,e===0}fi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cp=nr;function nr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let f=s.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return nr.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return nr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let o=e;for(let i in f)if(!(i==="token"||i==="code"||i==="callba\
ck")){return nr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(f.token!==void 0){
let i=f.token,n=e;if(e===n)if(typeof i=="string"){if(se(i,512))return nr.errors=[{instancePath:r+"/b\
ody/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ne(i,1))return nr.errors=[{instancePath:r+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return nr.errors=[{instancePath:r+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=n===e}else var t=!0;if(t){if(f.code!==void 0){let i=f.code,n=e;if(e===n)if(typeof i==
"string"){if(se(i,64))return nr.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/p\
roperties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ne(i,1))return nr.errors=[{instancePath:r+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return nr.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t)if(f.callback!==void 0){
let i=f.callback,n=e;if(e===n)if(typeof i=="string"){if(se(i,8192))return nr.errors=[{instancePath:r+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(ne(i,1))return nr.errors=[{instancePath:r+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return nr.errors=
[{instancePath:r+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=n===e}else var t=!0}}}}else return nr.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return nr.errors=
a,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Fp=ui;function ui(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ui.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ui.errors=a,e===0}ui.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Kp=yi;function yi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=yi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
yi.errors=a,e===0}yi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ep=ci;function ci(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ci.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ci.errors=a,e===0}ci.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mp=tr;var Up={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Fd=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function tr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=tr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return tr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let u=s.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.name===
void 0&&(i="name")||u.role===void 0&&(i="role"))return tr.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in u)
if(!(d==="name"||d==="role"||d==="managed_by")){return tr.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(n===e){if(u.name!==void 0){let d=u.name,m=e;if(e===e)if(typeof d=="string"){if(se(d,64))
return tr.errors=[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;if(ne(d,1))return tr.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fd.test(d))return tr.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return tr.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){
if(u.role!==void 0){let d=u.role,m=e;if(typeof d!="string")return tr.errors=[{instancePath:r+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="admin"||d===
"viewer"))return tr.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:Up.enum}}],!1;var t=m===e}else var t=!0;if(t)if(u.managed_by!==void 0){let d=u.
managed_by,m=e,c=e;if(typeof d!="string"&&d!==null)return tr.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ss.type}}],!1;if(e===c&&typeof d==
"string"){if(se(d,128))return tr.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manag\
edBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(d,1))return tr.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!Dr.test(d))return tr.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=m===e}else
var t=!0}}}}else return tr.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return tr.errors=a,e===0}tr.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rp=hi;function hi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=hi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
hi.errors=a,e===0}hi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xp=_r;function _r(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=_r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return _r.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.body!==void 0){let u=s.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.role===void 0&&(i="role"))return _r.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let d in u)if(!(d==="role"||d==="managed_by")){return _r.errors=[{instancePath:r+"/b\
ody",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(n===e){if(u.role!==void 0){let d=u.role,m=e;if(typeof d!="string")return _r.errors=[{instancePath:r+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="admi\
n"||d==="viewer"))return _r.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Up.enum}}],!1;var t=m===e}else var t=!0;if(t)if(u.managed_by!==void 0){let d=u.
managed_by,m=e,c=e;if(typeof d!="string"&&d!==null)return _r.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ss.type}}],!1;if(e===c&&typeof d==
"string"){if(se(d,128))return _r.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manag\
edBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ne(d,1))return _r.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!Dr.test(d))return _r.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=m===e}else
var t=!0}}}else return _r.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return _r.errors=a,e===0}_r.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zp=gi;function gi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=gi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
gi.errors=a,e===0}gi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gp=ki;function ki(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ki.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ki.errors=a,e===0}ki.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bp=Pi;function Pi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Pi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Pi.errors=a,e===0}Pi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vp=vi;function vi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=vi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
vi.errors=a,e===0}vi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zp=Ns;function Ns(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;for(let o in t)if(o!=="dry_run"){return Ns.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:o}}],!1;break}if(u===e&&typeof t.dry_run!="boolean")return Ns.
errors=[{instancePath:r+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return Ns.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ns.errors=a,e===0}Ns.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wp=_i;function _i(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=_i.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
_i.errors=a,e===0}_i.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hp=bi;function bi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=bi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
bi.errors=a,e===0}bi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yp=wi;function wi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=wi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wi.errors=a,e===0}wi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Jp=xi;function xi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=xi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xi.errors=a,e===0}xi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qp=qi;function qi(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=qi.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qi.errors=a,e===0}qi.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var em=Ni;function Ni(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ni.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ni.errors=a,e===0}Ni.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fm=Is(_a()),um=Is(ba()),Ed={...fm.formats,...um.fastFormats},ym=gs;function gs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=gs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&(u="status"))return gs.errors=[{instancePath:r+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:u}}],!1;{
let o=e;for(let i in t)if(i!=="status"){return gs.errors=[{instancePath:r+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(o===e&&t.status!==void 0){let i=t.status;if(typeof i!="string")return gs.errors=[{instancePath:r+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(i!=="ok")return gs.errors=[{instancePath:r+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return gs.errors=
[{instancePath:r+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return gs.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return gs.errors=a,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var cm=wt;var j=Ds;function Ze(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.ready===void 0&&(o="ready")||s.parts===void 0&&
(o="parts"))return Ze.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let i=e;for(let n in s)if(!(n==="ready"||n==="parts")){return Ze.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===
e){if(s.ready!==void 0){let n=e;if(typeof s.ready!="boolean")return Ze.errors=[{instancePath:r+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else
var t=!0;if(t)if(s.parts!==void 0){let n=s.parts,d=e;if(e===d)if(n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length>64)return Ze.errors=[{instancePath:r+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let c in n){let y=n[c],l=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.ok===void 0&&(k="ok"))return Ze.errors=[{instancePath:r+
"/parts/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:k}}],!1;{let x=e;for(let P in y)if(!(P==="ok"||P==="detail")){return Ze.
errors=[{instancePath:r+"/parts/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===
e){if(y.ok!==void 0){let P=e;if(typeof y.ok!="boolean")return Ze.errors=[{instancePath:r+"/parts/"+c.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=P===e}else var f=!0;if(f)if(y.detail!==void 0){let P=y.detail,
h=e;if(e===h)if(typeof P=="string"){if(j(P,1024))return Ze.errors=[{instancePath:r+"/parts/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return Ze.errors=[{instancePath:r+"/parts/"+c.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0}}}else return Ze.errors=[{instancePath:r+"/parts/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var u=l===e;if(!u)break}}else return Ze.errors=[{instancePath:r+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=d===e}else var t=!0}}}else return Ze.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=a,e===
0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wt(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=wt.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(Ze(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:w,dynamicAnchors:q})||(a=a===null?Ze.errors:a.concat(Ze.errors),e=a.length));else return wt.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wt.errors=
a,e===0}wt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hm=xt;var Md=Ed.int32,Q=js,Ud=new RegExp("^[a-z][a-z0-9_]*$","u");function As(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=As.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,f=!1,u=e;Ze(s,{instancePath:r,parentData:L,
parentDataProperty:S,rootData:w,dynamicAnchors:q})||(a=a===null?Ze.errors:a.concat(Ze.errors),e=a.length);
var m=u===e;if(f=f||m,m)var o=!0;let i=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;
if(s.error===void 0&&(c="error")||s.message===void 0&&(c="message")){let y={instancePath:r,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:c}};a===null?a=[y]:a.push(y),e++}else{
let y=e;for(let l in s)if(!(l==="error"||l==="message"||l==="code"||l==="param")){let g={instancePath:r,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
a===null?a=[g]:a.push(g),e++;break}if(y===e){if(s.error!==void 0){let l=s.error,g=e;if(!(typeof l=="\
number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let k={instancePath:r+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:a.push(k),e++}if(e===g&&
typeof l=="number"&&isFinite(l)){if(l>599||isNaN(l)){let k={instancePath:r+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};a===null?a=
[k]:a.push(k),e++}else if(l<400||isNaN(l)){let k={instancePath:r+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};a===null?a=[k]:a.push(
k),e++}else if(!Md.validate(l)){let k={instancePath:r+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};a===null?a=[k]:a.push(k),e++}}var d=g===e}else
var d=!0;if(d){if(s.message!==void 0){let l=s.message,g=e;if(e===g)if(typeof l=="string"){if(j(l,2048)){
let x={instancePath:r+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};a===null?a=[x]:a.push(x),e++}else if(Q(l,1)){let x={instancePath:r+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
a===null?a=[x]:a.push(x),e++}}else{let x={instancePath:r+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};a===null?a=[x]:a.push(x),e++}var d=g===e}else
var d=!0;if(d){if(s.code!==void 0){let l=s.code,g=e;if(e===g)if(typeof l=="string"){if(j(l,64)){let x={
instancePath:r+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};a===null?a=[x]:a.push(x),e++}else if(!Ud.test(l)){let x={instancePath:r+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};a===null?
a=[x]:a.push(x),e++}}else{let x={instancePath:r+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};a===null?a=[x]:a.push(x),e++}var d=g===e}else var d=!0;if(d)
if(s.param!==void 0){let l=s.param,g=e;if(e===g)if(typeof l=="string"){if(j(l,256)){let x={instancePath:r+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
a===null?a=[x]:a.push(x),e++}}else{let x={instancePath:r+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};a===null?a=[x]:a.push(x),e++}var d=g===e}else var d=!0}}}}}else{
let c={instancePath:r,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};a===null?
a=[c]:a.push(c),e++}var m=i===e;if(f=f||m,m&&o!==!0&&(o=!0),f)e=t,a!==null&&(t?a.length=t:a=null);else{
let c={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return a===null?a=[c]:a.push(c),
e++,As.errors=a,!1}return As.errors=a,p.props=o,e===0}As.evaluated={dynamicProps:!0,dynamicItems:!1};
function xt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=xt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(As(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?As.errors:
a.concat(As.errors),e=a.length));else return xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xt.errors=a,e===0}xt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gm=qt;var Rd={type:"object",additionalProperties:!1,required:["keys","next"],properties:{keys:{type:"array",
maxItems:1e5,items:{$ref:"schema:Key"}},next:{type:["string","null"],maxLength:256}},$id:"schema:Key\
List"};var xs={type:"object",required:["id","name","prefix","owner","group","managed_by","holder","pauses_a\
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
sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},Ai={type:["string","null"],minLength:1,maxLength:128,
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:ManagedBy"},Xd={type:"array",minItems:1,
maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},zd={type:[
"array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},
$id:"schema:Models"},km={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"s\
tring",minLength:1,maxLength:129},$id:"schema:Agents"},Pm={type:["array","null"],minItems:1,maxItems:16,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"\
schema:Only"},vm={type:"string",enum:["header","user","metadata.user_id","jwt.sub"],$id:"schema:User\
From"},_m={type:"object",additionalProperties:!1,minProperties:1,properties:{rpm:{type:"integer",minimum:1,
maximum:1e9},tpm:{type:"integer",minimum:1,maximum:1e9},budget_usd:{type:"string",pattern:"^(0|[1-9]\
[0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17},budget_period:{type:"string",enum:["day","month"]},most:{
type:"integer",minimum:1,maximum:1e5}},$id:"schema:EachUser"},bm={type:"string",enum:["hash","name"],
$id:"schema:ShowUsers"},wm={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},xm={type:[
"integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},qm={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Nm={type:"string",enum:["interactive","batch","hook"],$id:"schema:Priority\
Class"},Lm={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"\
schema:BudgetUsd"},Sm={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ii=new RegExp(
"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Am=new RegExp("^[a-z0-9][a-z0-9._-]*$","u"),Si=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u"),Gd={type:["object","null"],maxProperties:16,propertyNames:{
$ref:"schema:TagName"},additionalProperties:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00\
-\\x1f\\x7f-\\x9f]+$"},$id:"schema:Tags"};var Im=new RegExp("^[a-z][a-z0-9_.-]*$","u"),Bd=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function er(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return er.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:Gd.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(
s).length>16)return er.errors=[{instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",
params:{limit:16}}],!1;for(let u in s){let o=e;if(e===e)if(typeof u=="string"){if(j(u,64)){let n={instancePath:r,
schemaPath:"schema:TagName/maxLength",keyword:"maxLength",params:{limit:64},propertyName:u};a===null?
a=[n]:a.push(n),e++}else if(!Im.test(u)){let n={instancePath:r,schemaPath:"schema:TagName/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9_.-]*$"},propertyName:u};a===null?a=[n]:a.push(n),e++}}else{let n={
instancePath:r,schemaPath:"schema:TagName/type",keyword:"type",params:{type:"string"},propertyName:u};
a===null?a=[n]:a.push(n),e++}var t=o===e;if(!t){let n={instancePath:r,schemaPath:"#/propertyNames",keyword:"\
propertyNames",params:{propertyName:u}};return a===null?a=[n]:a.push(n),e++,er.errors=a,!1;break}}if(t)
for(let u in s){let o=s[u],i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return er.errors=[{instancePath:r+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Q(o,1))return er.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Bd.test(o))return er.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}else return er.errors=[{instancePath:r+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#\
/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var f=i===e;if(!f)break}}return er.
errors=a,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vd={type:["array","null"],
minItems:1,maxItems:16,uniqueItems:!0,items:{$ref:"schema:TagName"},$id:"schema:TagsFrom"},Zd=Mi().default;
function wr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!Array.
isArray(s)&&s!==null)return wr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:Vd.
type}}],!1;if(e===0&&Array.isArray(s)){if(s.length>16)return wr.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(s.length<1)return wr.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var t=!0;let f=s.length;for(let u=0;u<
f;u++){let o=s[u],i=e;if(e===e)if(typeof o=="string"){if(j(o,64))return wr.errors=[{instancePath:r+"\
/"+u,schemaPath:"schema:TagName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Im.test(o))
return wr.errors=[{instancePath:r+"/"+u,schemaPath:"schema:TagName/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9_.-]*$"}}],!1}else return wr.errors=[{instancePath:r+"/"+u,schemaPath:"schema:\
TagName/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e;if(!t)break}if(t){let u=s.length,
o;if(u>1){e:for(;u--;)for(o=u;o--;)if(Zd(s[u],s[o])){return wr.errors=[{instancePath:r,schemaPath:"#\
/uniqueItems",keyword:"uniqueItems",params:{i:u,j:o}}],!1;break e}}}}}return wr.errors=a,e===0}wr.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var Ar=new RegExp("^[0-9]{1,30}$","u");function cr(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=cr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.charged===
void 0&&(f="charged")||s.counted===void 0&&(f="counted"))return cr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!(o==="cha\
rged"||o==="counted")){return cr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===e){if(s.charged!==void 0){let o=s.
charged,i=e;if(e===e)if(typeof o=="string"){if(j(o,30))return cr.errors=[{instancePath:r+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(o))return cr.
errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return cr.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t)if(s.counted!==void 0){
let o=s.counted,i=e;if(e===e)if(typeof o=="string"){if(j(o,30))return cr.errors=[{instancePath:r+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(
o))return cr.errors=[{instancePath:r+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return cr.errors=[{instancePath:r+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0}}}else return cr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return cr.errors=
a,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=E.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
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
!1;if(s.id!==void 0){let l=s.id,g=e;if(e===g)if(typeof l=="string"){if(j(l,64))return E.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(l,1))return E.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return E.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(s.name!==void 0){let l=s.name,g=e;if(e===g)if(typeof l==
"string"){if(j(l,128))return E.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(Q(l,1))return E.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else
var t=!0;if(t){if(s.prefix!==void 0){let l=s.prefix,g=e;if(e===g)if(typeof l=="string"){if(j(l,16))return E.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return E.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(s.owner!==void 0){let l=s.
owner,g=e;if(typeof l!="string"&&l!==null)return E.errors=[{instancePath:r+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:xs.properties.owner.type}}],!1;if(e===g&&typeof l==
"string"&&j(l,256))return E.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=g===e}else var t=!0;if(t){if(s.group!==void 0){
let l=s.group,g=e;if(typeof l!="string"&&l!==null)return E.errors=[{instancePath:r+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:xs.properties.group.type}}],!1;if(e===g&&typeof l==
"string"&&j(l,64))return E.errors=[{instancePath:r+"/group",schemaPath:"#/properties/group/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=g===e}else var t=!0;if(t){if(s.managed_by!==void 0){
let l=s.managed_by,g=e,k=e;if(typeof l!="string"&&l!==null)return E.errors=[{instancePath:r+"/manage\
d_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ai.type}}],!1;if(e===k&&typeof l==
"string"){if(j(l,128))return E.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/ma\
xLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(l,1))return E.errors=[{instancePath:r+"/ma\
naged_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ii.test(
l))return E.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pat\
tern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===e}else var t=!0;if(t){
if(s.holder!==void 0){let l=s.holder,g=e;if(typeof l!="string"&&l!==null)return E.errors=[{instancePath:r+
"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type:xs.properties.holder.type}}],
!1;if(e===g&&typeof l=="string"&&j(l,1536))return E.errors=[{instancePath:r+"/holder",schemaPath:"#/\
properties/holder/maxLength",keyword:"maxLength",params:{limit:1536}}],!1;var t=g===e}else var t=!0;
if(t){if(s.pauses_at!==void 0){let l=s.pauses_at,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return E.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties/pauses_at/type",
keyword:"type",params:{type:xs.properties.pauses_at.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(
l)){if(l>41024448e5||isNaN(l))return E.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties\
/pauses_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))
return E.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties/pauses_at/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.scopes!==void 0){
let l=s.scopes,g=e;if(e===e)if(Array.isArray(l)){if(l.length>8)return E.errors=[{instancePath:r+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(l.length<1)return E.
errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let P=l.length;for(let h=0;h<P;h++){let v=l[h],_=e;if(typeof v!="string")return E.errors=
[{instancePath:r+"/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(v==="chat"||v==="mesh"))return E.errors=[{instancePath:r+"/scopes/"+h,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Xd.items.enum}}],!1;var f=_===e;if(!f)break}
if(f){let h=l.length,v;if(h>1){let _={};for(;h--;){let b=l[h];if(typeof b=="string"){if(typeof _[b]==
"number"){return v=_[b],E.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}else return E.errors=[{instancePath:r+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;
if(t){if(s.models!==void 0){let l=s.models,g=e,k=e;if(!Array.isArray(l)&&l!==null)return E.errors=[{
instancePath:r+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:zd.type}}],!1;if(e===
k&&Array.isArray(l)){if(l.length>64)return E.errors=[{instancePath:r+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return E.errors=[{instancePath:r+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let P=l.
length;for(let h=0;h<P;h++){let v=l[h],_=e;if(e===_)if(typeof v=="string"){if(j(v,256))return E.errors=
[{instancePath:r+"/models/"+h,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Q(v,1))return E.errors=[{instancePath:r+"/models/"+h,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+"/mod\
els/"+h,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=_===e;
if(!u)break}if(u){let h=l.length,v;if(h>1){let _={};for(;h--;){let b=l[h];if(typeof b=="string"){if(typeof _[b]==
"number"){return v=_[b],E.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}var t=g===e}else var t=!0;if(t){if(s.agents!==void 0){
let l=s.agents,g=e,k=e;if(!Array.isArray(l)&&l!==null)return E.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:km.type}}],!1;if(e===k&&Array.isArray(l)){if(l.length>
1e3)return E.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(l.length<1)return E.errors=[{instancePath:r+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let P=l.length;for(let h=0;h<P;h++){
let v=l[h],_=e;if(e===_)if(typeof v=="string"){if(j(v,129))return E.errors=[{instancePath:r+"/agents\
/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(Q(v,1))
return E.errors=[{instancePath:r+"/agents/"+h,schemaPath:"schema:Agents/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+"/agents/"+h,schemaPath:"schema\
:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var o=_===e;if(!o)break}if(o){let h=l.
length,v;if(h>1){let _={};for(;h--;){let b=l[h];if(typeof b=="string"){if(typeof _[b]=="number"){return v=
_[b],E.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",
params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}var t=g===e}else var t=!0;if(t){if(s.only!==void 0){let l=s.
only,g=e,k=e;if(!Array.isArray(l)&&l!==null)return E.errors=[{instancePath:r+"/only",schemaPath:"sch\
ema:Only/type",keyword:"type",params:{type:Pm.type}}],!1;if(e===k&&Array.isArray(l)){if(l.length>16)
return E.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(l.length<1)return E.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let P=l.length;for(let h=0;h<P;h++){let v=l[h],
_=e;if(e===_)if(typeof v=="string"){if(j(v,64))return E.errors=[{instancePath:r+"/only/"+h,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(v,1))return E.errors=[{
instancePath:r+"/only/"+h,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Am.test(v))return E.errors=[{instancePath:r+"/only/"+h,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return E.errors=[{instancePath:r+
"/only/"+h,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var i=_===
e;if(!i)break}if(i){let h=l.length,v;if(h>1){let _={};for(;h--;){let b=l[h];if(typeof b=="string"){if(typeof _[b]==
"number"){return v=_[b],E.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}var t=g===e}else var t=!0;if(t){if(s.tags!==void 0){
let l=e;er(s.tags,{instancePath:r+"/tags",parentData:s,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||
(a=a===null?er.errors:a.concat(er.errors),e=a.length);var t=l===e}else var t=!0;if(t){if(s.tags_from!==
void 0){let l=e;wr(s.tags_from,{instancePath:r+"/tags_from",parentData:s,parentDataProperty:"tags_fr\
om",rootData:w,dynamicAnchors:q})||(a=a===null?wr.errors:a.concat(wr.errors),e=a.length);var t=l===e}else
var t=!0;if(t){if(s.user_from!==void 0){let l=s.user_from,g=e,k=e,x=!1,P=e;if(typeof l!="string"){let _={
instancePath:r+"/user_from",schemaPath:"schema:UserFrom/type",keyword:"type",params:{type:"string"}};
a===null?a=[_]:a.push(_),e++}if(!(l==="header"||l==="user"||l==="metadata.user_id"||l==="jwt.sub")){
let _={instancePath:r+"/user_from",schemaPath:"schema:UserFrom/enum",keyword:"enum",params:{allowedValues:vm.
enum}};a===null?a=[_]:a.push(_),e++}var n=P===e;x=x||n;let h=e;if(l!==null){let _={instancePath:r+"/\
user_from",schemaPath:"#/properties/user_from/anyOf/1/type",keyword:"type",params:{type:"null"}};a===
null?a=[_]:a.push(_),e++}var n=h===e;if(x=x||n,x)e=k,a!==null&&(k?a.length=k:a=null);else{let _={instancePath:r+
"/user_from",schemaPath:"#/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=
[_]:a.push(_),e++,E.errors=a,!1}var t=g===e}else var t=!0;if(t){if(s.each_user!==void 0){let l=s.each_user,
g=e,k=e,x=!1,P=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l))if(Object.keys(l).length<1){let b={
instancePath:r+"/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{
limit:1}};a===null?a=[b]:a.push(b),e++}else{let b=e;for(let N in l)if(!(N==="rpm"||N==="tpm"||N==="b\
udget_usd"||N==="budget_period"||N==="most")){let D={instancePath:r+"/each_user",schemaPath:"schema:\
EachUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}};a===null?
a=[D]:a.push(D),e++;break}if(b===e){if(l.rpm!==void 0){let N=l.rpm,D=e;if(!(typeof N=="number"&&!(N%
1)&&!isNaN(N)&&isFinite(N))){let A={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/prop\
erties/rpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[A]:a.push(A),e++}if(e===D&&typeof N==
"number"&&isFinite(N)){if(N>1e9||isNaN(N)){let A={instancePath:r+"/each_user/rpm",schemaPath:"schema\
:EachUser/properties/rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[
A]:a.push(A),e++}else if(N<1||isNaN(N)){let A={instancePath:r+"/each_user/rpm",schemaPath:"schema:Ea\
chUser/properties/rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[A]:a.
push(A),e++}}var d=D===e}else var d=!0;if(d){if(l.tpm!==void 0){let N=l.tpm,D=e;if(!(typeof N=="numb\
er"&&!(N%1)&&!isNaN(N)&&isFinite(N))){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:Each\
User/properties/tpm/type",keyword:"type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}if(e===
D&&typeof N=="number"&&isFinite(N)){if(N>1e9||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"\
schema:EachUser/properties/tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?
a=[I]:a.push(I),e++}else if(N<1||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema\
:EachUser/properties/tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[I]:
a.push(I),e++}}var d=D===e}else var d=!0;if(d){if(l.budget_usd!==void 0){let N=l.budget_usd,D=e;if(e===
D)if(typeof N=="string"){if(j(N,17)){let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schem\
a:EachUser/properties/budget_usd/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[I]:a.
push(I),e++}else if(!Si.test(N)){let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:Ea\
chUser/properties/budget_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}};a===null?a=[I]:a.push(I),e++}}else{let I={instancePath:r+"/each_user/budget_usd",schemaPath:"\
schema:EachUser/properties/budget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[I]:a.
push(I),e++}var d=D===e}else var d=!0;if(d){if(l.budget_period!==void 0){let N=l.budget_period,D=e;if(typeof N!=
"string"){let I={instancePath:r+"/each_user/budget_period",schemaPath:"schema:EachUser/properties/bu\
dget_period/type",keyword:"type",params:{type:"string"}};a===null?a=[I]:a.push(I),e++}if(!(N==="day"||
N==="month")){let I={instancePath:r+"/each_user/budget_period",schemaPath:"schema:EachUser/propertie\
s/budget_period/enum",keyword:"enum",params:{allowedValues:_m.properties.budget_period.enum}};a===null?
a=[I]:a.push(I),e++}var d=D===e}else var d=!0;if(d)if(l.most!==void 0){let N=l.most,D=e;if(!(typeof N==
"number"&&!(N%1)&&!isNaN(N)&&isFinite(N))){let I={instancePath:r+"/each_user/most",schemaPath:"schem\
a:EachUser/properties/most/type",keyword:"type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}
if(e===D&&typeof N=="number"&&isFinite(N)){if(N>1e5||isNaN(N)){let I={instancePath:r+"/each_user/mos\
t",schemaPath:"schema:EachUser/properties/most/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};
a===null?a=[I]:a.push(I),e++}else if(N<1||isNaN(N)){let I={instancePath:r+"/each_user/most",schemaPath:"\
schema:EachUser/properties/most/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?
a=[I]:a.push(I),e++}}var d=D===e}else var d=!0}}}}}else{let b={instancePath:r+"/each_user",schemaPath:"\
schema:EachUser/type",keyword:"type",params:{type:"object"}};a===null?a=[b]:a.push(b),e++}var m=P===
e;x=x||m;let v=e;if(l!==null){let b={instancePath:r+"/each_user",schemaPath:"#/properties/each_user/\
anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[b]:a.push(b),e++}var m=v===e;if(x=x||
m,x)e=k,a!==null&&(k?a.length=k:a=null);else{let b={instancePath:r+"/each_user",schemaPath:"#/proper\
ties/each_user/anyOf",keyword:"anyOf",params:{}};return a===null?a=[b]:a.push(b),e++,E.errors=a,!1}var t=g===
e}else var t=!0;if(t){if(s.show_users!==void 0){let l=s.show_users,g=e;if(typeof l!="string")return E.
errors=[{instancePath:r+"/show_users",schemaPath:"schema:ShowUsers/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(l==="hash"||l==="name"))return E.errors=[{instancePath:r+"/show_users",schemaPath:"\
schema:ShowUsers/enum",keyword:"enum",params:{allowedValues:bm.enum}}],!1;var t=g===e}else var t=!0;
if(t){if(s.rpm!==void 0){let l=s.rpm,g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&
l!==null)return E.errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{
type:wm.type}}],!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return E.errors=[{instancePath:r+
"/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<
1||isNaN(l))return E.errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(s.tpm!==void 0){let l=s.tpm,
g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return E.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:xm.type}}],!1;if(e===k&&typeof l=="n\
umber"&&isFinite(l)){if(l>1e12||isNaN(l))return E.errors=[{instancePath:r+"/tpm",schemaPath:"schema:\
Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return E.errors=
[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=g===e}else var t=!0;if(t){if(s.max_parallel!==void 0){let l=s.max_parallel,g=e,k=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return E.errors=[{instancePath:r+"/max_parallel",
schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:qm.type}}],!1;if(e===k&&typeof l=="\
number"&&isFinite(l)){if(l>1e6||isNaN(l))return E.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(
l))return E.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(s.priority_class!==
void 0){let l=s.priority_class,g=e;if(typeof l!="string")return E.errors=[{instancePath:r+"/priority\
_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="\
interactive"||l==="batch"||l==="hook"))return E.errors=[{instancePath:r+"/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Nm.enum}}],!1;var t=g===e}else var t=!0;
if(t){if(s.budget_usd!==void 0){let l=s.budget_usd,g=e,k=e;if(typeof l!="string"&&l!==null)return E.
errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Lm.
type}}],!1;if(e===k&&typeof l=="string"){if(j(l,17))return E.errors=[{instancePath:r+"/budget_usd",schemaPath:"\
schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Si.test(l))return E.errors=
[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=g===e}else var t=!0;if(t){if(s.budget_period!==void 0){
let l=s.budget_period,g=e,k=e,x=!1,P=e;if(typeof l!="string"){let _={instancePath:r+"/budget_period",
schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};a===null?a=[_]:a.push(_),
e++}if(!(l==="day"||l==="month"||l==="total")){let _={instancePath:r+"/budget_period",schemaPath:"sc\
hema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Sm.enum}};a===null?a=[_]:a.push(_),e++}
var c=P===e;x=x||c;let h=e;if(l!==null){let _={instancePath:r+"/budget_period",schemaPath:"#/propert\
ies/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[_]:a.push(_),e++}var c=h===
e;if(x=x||c,x)e=k,a!==null&&(k?a.length=k:a=null);else{let _={instancePath:r+"/budget_period",schemaPath:"\
#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===null?a=[_]:a.push(_),e++,E.errors=
a,!1}var t=g===e}else var t=!0;if(t){if(s.budget_used!==void 0){let l=e;cr(s.budget_used,{instancePath:r+
"/budget_used",parentData:s,parentDataProperty:"budget_used",rootData:w,dynamicAnchors:q})||(a=a===null?
cr.errors:a.concat(cr.errors),e=a.length);var t=l===e}else var t=!0;if(t){if(s.last_used_at!==void 0){
let l=s.last_used_at,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return E.
errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{
type:xs.properties.last_used_at.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||
isNaN(l))return E.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return E.errors=
[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.created_at!==void 0){let l=s.created_at,
g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return E.errors=[{instancePath:r+"/crea\
ted_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
g&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return E.errors=[{instancePath:r+"/cre\
ated_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(l<0||isNaN(l))return E.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){
if(s.expires_at!==void 0){let l=s.expires_at,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return E.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/typ\
e",keyword:"type",params:{type:xs.properties.expires_at.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(
l)){if(l>41024448e5||isNaN(l))return E.errors=[{instancePath:r+"/expires_at",schemaPath:"#/propertie\
s/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(
l))return E.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.revoked_at!==void 0){
let l=s.revoked_at,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return E.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:xs.
properties.revoked_at.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))
return E.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return E.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.previous_until!==void 0){let l=s.previous_until,g=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return E.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"type",params:{type:xs.properties.
previous_until.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return E.
errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return E.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=g===e}else var t=!0;if(t)if(s.sandbox!==void 0){let l=e;if(typeof s.sandbox!=
"boolean")return E.errors=[{instancePath:r+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return E.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
a,e===0}E.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,managed_by:!0,holder:!0,pauses_at:!0,
scopes:!0,models:!0,agents:!0,only:!0,tags:!0,tags_from:!0,user_from:!0,each_user:!0,show_users:!0,rpm:!0,
tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,
created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};
function Re(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),E(
s,{instancePath:r,parentData:L,parentDataProperty:S,rootData:w,dynamicAnchors:q})||(a=a===null?E.errors:
a.concat(E.errors),e=a.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="managed_by"&&t!=="holder"&&t!=="pause\
s_at"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&t!=="only"&&t!=="tags"&&t!=="tags_from"&&t!=="user_\
from"&&t!=="each_user"&&t!=="show_users"&&t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&t!=="priority_cl\
ass"&&t!=="budget_usd"&&t!=="budget_period"&&t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&
t!=="expires_at"&&t!=="revoked_at"&&t!=="previous_until"&&t!=="sandbox"){return Re.errors=[{instancePath:r,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],
!1;break}}else return Re.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Re.errors=a,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.keys===void 0&&(u="keys")||s.next===void 0&&(u="ne\
xt"))return xr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(!(i==="keys"||i==="next")){return xr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(s.keys!==void 0){let i=s.keys,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e5)return xr.errors=
[{instancePath:r+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e5}}],
!1;{var t=!0;let d=i.length;for(let m=0;m<d;m++){let c=e;Re(i[m],{instancePath:r+"/keys/"+m,parentData:i,
parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?Re.errors:a.concat(Re.errors),e=a.length);
var t=c===e;if(!t)break}}}else return xr.errors=[{instancePath:r+"/keys",schemaPath:"#/properties/ke\
ys/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){
let i=s.next,n=e;if(typeof i!="string"&&i!==null)return xr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Rd.properties.next.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,256))return xr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=n===e}else var f=!0}}}else return xr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=a,e===0}xr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function qt(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=qt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(xr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?xr.errors:a.concat(xr.errors),e=a.length));else return qt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return qt.errors=a,e===0}qt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Dm=Nt;function gr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),E(
s,{instancePath:r,parentData:L,parentDataProperty:S,rootData:w,dynamicAnchors:q})||(a=a===null?E.errors:
a.concat(E.errors),e=a.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.key===void 0&&
(f="key"))return gr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.key!==void 0){let u=s.key,o=e;if(e===o)if(typeof u=="string"){if(j(u,256))return gr.errors=[
{instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Q(u,1))return gr.errors=[{instancePath:r+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return gr.errors=[{instancePath:r+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){for(let u in s)
if(u!=="key"&&u!=="id"&&u!=="name"&&u!=="prefix"&&u!=="owner"&&u!=="group"&&u!=="managed_by"&&u!=="h\
older"&&u!=="pauses_at"&&u!=="scopes"&&u!=="models"&&u!=="agents"&&u!=="only"&&u!=="tags"&&u!=="tags\
_from"&&u!=="user_from"&&u!=="each_user"&&u!=="show_users"&&u!=="rpm"&&u!=="tpm"&&u!=="max_parallel"&&
u!=="priority_class"&&u!=="budget_usd"&&u!=="budget_period"&&u!=="budget_used"&&u!=="last_used_at"&&
u!=="created_at"&&u!=="expires_at"&&u!=="revoked_at"&&u!=="previous_until"&&u!=="sandbox"){return gr.
errors=[{instancePath:r,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{
unevaluatedProperty:u}}],!1;break}}}else return gr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gr.errors=a,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Nt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Nt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(gr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?gr.errors:
a.concat(gr.errors),e=a.length));else return Nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Nt.errors=a,e===0}Nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jm=Lt;function Lt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Lt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Re.errors:
a.concat(Re.errors),e=a.length));else return Lt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Lt.errors=a,e===0}Lt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Tm=St;function St(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=St.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Re.errors:
a.concat(Re.errors),e=a.length));else return St.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return St.errors=a,e===0}St.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $m=At;function At(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=At.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Re.errors:
a.concat(Re.errors),e=a.length));else return At.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return At.errors=a,e===0}At.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Om=It;function It(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=It.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Re.errors:
a.concat(Re.errors),e=a.length));else return It.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return It.errors=a,e===0}It.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cm=Dt;function Dt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(gr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?gr.errors:
a.concat(gr.errors),e=a.length));else return Dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Dt.errors=a,e===0}Dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fm=jt;function jt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=jt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Re.errors:
a.concat(Re.errors),e=a.length));else return jt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return jt.errors=a,e===0}jt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Km=Tt;var Wd={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},rm={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
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
$id:"schema:Group"};var Hd={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var dr=Object.prototype.hasOwnProperty,Yd=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function M(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=M.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let c;if(s.id===void 0&&(c="id")||s.name===void 0&&(c="name")||s.path===
void 0&&(c="path")||s.parent===void 0&&(c="parent")||s.tags===void 0&&(c="tags")||s.models===void 0&&
(c="models")||s.agents===void 0&&(c="agents")||s.only===void 0&&(c="only")||s.user_from===void 0&&(c=
"user_from")||s.each_user===void 0&&(c="each_user")||s.show_users===void 0&&(c="show_users")||s.rpm===
void 0&&(c="rpm")||s.tpm===void 0&&(c="tpm")||s.max_parallel===void 0&&(c="max_parallel")||s.weight===
void 0&&(c="weight")||s.priority_class===void 0&&(c="priority_class")||s.budget_usd===void 0&&(c="bu\
dget_usd")||s.budget_period===void 0&&(c="budget_period")||s.managed_by===void 0&&(c="managed_by")||
s.created_at===void 0&&(c="created_at"))return M.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let y=e;for(let l in s)if(!dr.call(rm.properties,l)){return M.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(y===e){if(s.id!==void 0){let l=s.id,g=e;if(e===g)if(typeof l=="string"){if(j(l,64))return M.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Q(l,1))return M.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(s.name!==void 0){
let l=s.name,g=e;if(e===e)if(typeof l=="string"){if(j(l,64))return M.errors=[{instancePath:r+"/name",
schemaPath:"schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(l,1))return M.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Yd.test(l))return M.errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/p\
attern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return M.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=g===e}else var t=!0;if(t){if(s.path!==void 0){let l=s.path,g=e;if(e===g)if(typeof l==
"string"){if(j(l,194))return M.errors=[{instancePath:r+"/path",schemaPath:"#/properties/path/maxLeng\
th",keyword:"maxLength",params:{limit:194}}],!1}else return M.errors=[{instancePath:r+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(s.
parent!==void 0){let l=s.parent,g=e;if(typeof l!="string"&&l!==null)return M.errors=[{instancePath:r+
"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:rm.properties.parent.type}}],
!1;if(e===g&&typeof l=="string"&&j(l,64))return M.errors=[{instancePath:r+"/parent",schemaPath:"#/pr\
operties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=g===e}else var t=!0;if(t){
if(s.tags!==void 0){let l=e;er(s.tags,{instancePath:r+"/tags",parentData:s,parentDataProperty:"tags",
rootData:w,dynamicAnchors:q})||(a=a===null?er.errors:a.concat(er.errors),e=a.length);var t=l===e}else
var t=!0;if(t){if(s.models!==void 0){let l=s.models,g=e,k=e;if(!Array.isArray(l)&&l!==null)return M.
errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Hd.
type}}],!1;if(e===k&&Array.isArray(l)){if(l.length>64)return M.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return M.errors=
[{instancePath:r+"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let P=l.length;for(let h=0;h<P;h++){let v=l[h],_=e;if(e===_)if(typeof v=="string"){if(j(
v,256))return M.errors=[{instancePath:r+"/models/"+h,schemaPath:"schema:GroupModels/items/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Q(v,1))return M.errors=[{instancePath:r+"/models/"+h,
schemaPath:"schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.
errors=[{instancePath:r+"/models/"+h,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var f=_===e;if(!f)break}if(f){let h=l.length,v;if(h>1){let _={};for(;h--;){let b=l[h];
if(typeof b=="string"){if(typeof _[b]=="number"){return v=_[b],M.errors=[{instancePath:r+"/models",schemaPath:"\
schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}var t=g===
e}else var t=!0;if(t){if(s.agents!==void 0){let l=s.agents,g=e,k=e;if(!Array.isArray(l)&&l!==null)return M.
errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:km.type}}],
!1;if(e===k&&Array.isArray(l)){if(l.length>1e3)return M.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(l.length<1)return M.errors=[{instancePath:r+
"/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let P=l.
length;for(let h=0;h<P;h++){let v=l[h],_=e;if(e===_)if(typeof v=="string"){if(j(v,129))return M.errors=
[{instancePath:r+"/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:129}}],!1;if(Q(v,1))return M.errors=[{instancePath:r+"/agents/"+h,schemaPath:"schema:Agents/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:r+"/age\
nts/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var u=_===e;
if(!u)break}if(u){let h=l.length,v;if(h>1){let _={};for(;h--;){let b=l[h];if(typeof b=="string"){if(typeof _[b]==
"number"){return v=_[b],M.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}var t=g===e}else var t=!0;if(t){if(s.only!==void 0){
let l=s.only,g=e,k=e;if(!Array.isArray(l)&&l!==null)return M.errors=[{instancePath:r+"/only",schemaPath:"\
schema:Only/type",keyword:"type",params:{type:Pm.type}}],!1;if(e===k&&Array.isArray(l)){if(l.length>
16)return M.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(l.length<1)return M.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let P=l.length;for(let h=0;h<P;h++){let v=l[h],
_=e;if(e===_)if(typeof v=="string"){if(j(v,64))return M.errors=[{instancePath:r+"/only/"+h,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(v,1))return M.errors=[{
instancePath:r+"/only/"+h,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Am.test(v))return M.errors=[{instancePath:r+"/only/"+h,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return M.errors=[{instancePath:r+
"/only/"+h,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var o=_===
e;if(!o)break}if(o){let h=l.length,v;if(h>1){let _={};for(;h--;){let b=l[h];if(typeof b=="string"){if(typeof _[b]==
"number"){return v=_[b],M.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:h,j:v}}],!1;break}_[b]=h}}}}}}var t=g===e}else var t=!0;if(t){if(s.user_from!==
void 0){let l=s.user_from,g=e,k=e,x=!1,P=e;if(typeof l!="string"){let _={instancePath:r+"/user_from",
schemaPath:"schema:UserFrom/type",keyword:"type",params:{type:"string"}};a===null?a=[_]:a.push(_),e++}
if(!(l==="header"||l==="user"||l==="metadata.user_id"||l==="jwt.sub")){let _={instancePath:r+"/user_\
from",schemaPath:"schema:UserFrom/enum",keyword:"enum",params:{allowedValues:vm.enum}};a===null?a=[_]:
a.push(_),e++}var i=P===e;x=x||i;let h=e;if(l!==null){let _={instancePath:r+"/user_from",schemaPath:"\
#/properties/user_from/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[_]:a.push(_),e++}
var i=h===e;if(x=x||i,x)e=k,a!==null&&(k?a.length=k:a=null);else{let _={instancePath:r+"/user_from",
schemaPath:"#/properties/user_from/anyOf",keyword:"anyOf",params:{}};return a===null?a=[_]:a.push(_),
e++,M.errors=a,!1}var t=g===e}else var t=!0;if(t){if(s.each_user!==void 0){let l=s.each_user,g=e,k=e,
x=!1,P=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l))if(Object.keys(l).length<1){let b={instancePath:r+
"/each_user",schemaPath:"schema:EachUser/minProperties",keyword:"minProperties",params:{limit:1}};a===
null?a=[b]:a.push(b),e++}else{let b=e;for(let N in l)if(!(N==="rpm"||N==="tpm"||N==="budget_usd"||N===
"budget_period"||N==="most")){let D={instancePath:r+"/each_user",schemaPath:"schema:EachUser/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:N}};a===null?a=[D]:a.push(D),
e++;break}if(b===e){if(l.rpm!==void 0){let N=l.rpm,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(
N))){let A={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[A]:a.push(A),e++}if(e===D&&typeof N=="number"&&isFinite(N)){
if(N>1e9||isNaN(N)){let A={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/properties/rp\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[A]:a.push(A),e++}else if(N<
1||isNaN(N)){let A={instancePath:r+"/each_user/rpm",schemaPath:"schema:EachUser/properties/rpm/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[A]:a.push(A),e++}}var n=D===e}else
var n=!0;if(n){if(l.tpm!==void 0){let N=l.tpm,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(
N))){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}if(e===D&&typeof N=="number"&&isFinite(N)){
if(N>1e9||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:EachUser/properties/tp\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}};a===null?a=[I]:a.push(I),e++}else if(N<
1||isNaN(N)){let I={instancePath:r+"/each_user/tpm",schemaPath:"schema:EachUser/properties/tpm/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[I]:a.push(I),e++}}var n=D===e}else
var n=!0;if(n){if(l.budget_usd!==void 0){let N=l.budget_usd,D=e;if(e===D)if(typeof N=="string"){if(j(
N,17)){let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_u\
sd/maxLength",keyword:"maxLength",params:{limit:17}};a===null?a=[I]:a.push(I),e++}else if(!Si.test(N)){
let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:EachUser/properties/budget_usd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}};a===null?a=[I]:a.push(
I),e++}}else{let I={instancePath:r+"/each_user/budget_usd",schemaPath:"schema:EachUser/properties/bu\
dget_usd/type",keyword:"type",params:{type:"string"}};a===null?a=[I]:a.push(I),e++}var n=D===e}else var n=!0;
if(n){if(l.budget_period!==void 0){let N=l.budget_period,D=e;if(typeof N!="string"){let I={instancePath:r+
"/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/type",keyword:"type",
params:{type:"string"}};a===null?a=[I]:a.push(I),e++}if(!(N==="day"||N==="month")){let I={instancePath:r+
"/each_user/budget_period",schemaPath:"schema:EachUser/properties/budget_period/enum",keyword:"enum",
params:{allowedValues:_m.properties.budget_period.enum}};a===null?a=[I]:a.push(I),e++}var n=D===e}else
var n=!0;if(n)if(l.most!==void 0){let N=l.most,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(
N))){let I={instancePath:r+"/each_user/most",schemaPath:"schema:EachUser/properties/most/type",keyword:"\
type",params:{type:"integer"}};a===null?a=[I]:a.push(I),e++}if(e===D&&typeof N=="number"&&isFinite(N)){
if(N>1e5||isNaN(N)){let I={instancePath:r+"/each_user/most",schemaPath:"schema:EachUser/properties/m\
ost/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}};a===null?a=[I]:a.push(I),e++}else if(N<
1||isNaN(N)){let I={instancePath:r+"/each_user/most",schemaPath:"schema:EachUser/properties/most/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}};a===null?a=[I]:a.push(I),e++}}var n=D===e}else
var n=!0}}}}}else{let b={instancePath:r+"/each_user",schemaPath:"schema:EachUser/type",keyword:"type",
params:{type:"object"}};a===null?a=[b]:a.push(b),e++}var d=P===e;x=x||d;let v=e;if(l!==null){let b={
instancePath:r+"/each_user",schemaPath:"#/properties/each_user/anyOf/1/type",keyword:"type",params:{
type:"null"}};a===null?a=[b]:a.push(b),e++}var d=v===e;if(x=x||d,x)e=k,a!==null&&(k?a.length=k:a=null);else{
let b={instancePath:r+"/each_user",schemaPath:"#/properties/each_user/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[b]:a.push(b),e++,M.errors=a,!1}var t=g===e}else var t=!0;if(t){if(s.show_users!==
void 0){let l=s.show_users,g=e;if(typeof l!="string")return M.errors=[{instancePath:r+"/show_users",
schemaPath:"schema:ShowUsers/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="hash"||l==="\
name"))return M.errors=[{instancePath:r+"/show_users",schemaPath:"schema:ShowUsers/enum",keyword:"en\
um",params:{allowedValues:bm.enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.rpm!==void 0){let l=s.rpm,
g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return M.errors=[{instancePath:r+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:wm.type}}],!1;if(e===k&&typeof l=="n\
umber"&&isFinite(l)){if(l>1e9||isNaN(l))return M.errors=[{instancePath:r+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return M.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=g===e}else var t=!0;if(t){if(s.tpm!==void 0){let l=s.tpm,g=e,k=e;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l))&&l!==null)return M.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:xm.type}}],!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>1e12||
isNaN(l))return M.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return M.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;
if(t){if(s.max_parallel!==void 0){let l=s.max_parallel,g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))&&l!==null)return M.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:qm.type}}],!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>
1e6||isNaN(l))return M.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return M.errors=[{instancePath:r+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=g===e}else var t=!0;if(t){if(s.weight!==void 0){let l=s.weight,g=e,k=e;if(!(typeof l=="numb\
er"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return M.errors=[{instancePath:r+"/weight",schemaPath:"schema:G\
roupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof l=="number"&&isFinite(
l)){if(l>1e3||isNaN(l))return M.errors=[{instancePath:r+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(l<1||isNaN(l))return M.errors=[{instancePath:r+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=g===e}else var t=!0;if(t){if(s.priority_class!==void 0){let l=s.priority_class,g=e;if(typeof l!=
"string")return M.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(l==="interactive"||l==="batch"||l==="hook"))return M.errors=[
{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Nm.
enum}}],!1;var t=g===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let l=s.budget_usd,g=e,k=e;if(typeof l!=
"string"&&l!==null)return M.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Lm.type}}],!1;if(e===k&&typeof l=="string"){if(j(l,17))return M.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Si.test(l))return M.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=g===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let l=s.budget_period,g=e,k=e,x=!1,P=e;if(typeof l!="string"){let _={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};a===null?a=[_]:a.push(_),e++}if(!(l==="day"||l==="month"||l==="total")){let _={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Sm.enum}};
a===null?a=[_]:a.push(_),e++}var m=P===e;x=x||m;let h=e;if(l!==null){let _={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};a===
null?a=[_]:a.push(_),e++}var m=h===e;if(x=x||m,x)e=k,a!==null&&(k?a.length=k:a=null);else{let _={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return a===
null?a=[_]:a.push(_),e++,M.errors=a,!1}var t=g===e}else var t=!0;if(t){if(s.budget_counted!==void 0){
let l=s.budget_counted,g=e;if(e===e)if(typeof l=="string"){if(j(l,30))return M.errors=[{instancePath:r+
"/budget_counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.
test(l))return M.errors=[{instancePath:r+"/budget_counted",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return M.errors=[{instancePath:r+"/budget_counte\
d",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;
if(t){if(s.managed_by!==void 0){let l=s.managed_by,g=e,k=e;if(typeof l!="string"&&l!==null)return M.
errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ai.
type}}],!1;if(e===k&&typeof l=="string"){if(j(l,128))return M.errors=[{instancePath:r+"/managed_by",
schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(l,1))return M.
errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Ii.test(l))return M.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:Manag\
edBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=g===
e}else var t=!0;if(t)if(s.created_at!==void 0){let l=s.created_at,g=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l)))return M.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){
if(l>41024448e5||isNaN(l))return M.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/cr\
eated_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))
return M.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}else return M.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=
a,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=qr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.groups===void 0&&(u="groups")||s.next===void 0&&(u="next"))return qr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let o=e;for(let i in s)if(!(i===
"groups"||i==="next")){return qr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(s.groups!==void 0){let i=s.
groups,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return qr.errors=[{instancePath:r+"/groups",
schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;let d=i.
length;for(let m=0;m<d;m++){let c=e;M(i[m],{instancePath:r+"/groups/"+m,parentData:i,parentDataProperty:m,
rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:a.concat(M.errors),e=a.length);var t=c===e;if(!t)
break}}}else return qr.errors=[{instancePath:r+"/groups",schemaPath:"#/properties/groups/type",keyword:"\
type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;
if(typeof i!="string"&&i!==null)return qr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:Wd.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(
i,64))return qr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"ma\
xLength",params:{limit:64}}],!1;var f=n===e}else var f=!0}}}else return qr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return qr.errors=a,e===0}qr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Tt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(qr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?qr.errors:
a.concat(qr.errors),e=a.length));else return Tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Tt.errors=a,e===0}Tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Em=$t;function $t(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=$t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return $t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $t.errors=a,e===0}$t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mm=Ot;function Ot(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ot.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return Ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ot.errors=a,e===0}Ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Um=Ct;function Ct(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ct.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return Ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ct.errors=a,e===0}Ct.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Rm=Ft;function Ft(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ft.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(M(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?M.errors:
a.concat(M.errors),e=a.length));else return Ft.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ft.errors=a,e===0}Ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xm=Kt;var Jd={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},Fs={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function Le(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.callers===void 0&&(o=
"callers")||s.next===void 0&&(o="next"))return Le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let i=e;for(let n in s)if(!(n==="callers"||n==="next")){return Le.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(s.callers!==void 0){let n=s.callers,d=e;if(e===d)if(Array.isArray(n)){if(n.length>
1e3)return Le.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let m=n.length;for(let c=0;c<m;c++){let y=n[c],l=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let x;if(y.id===void 0&&(x="id")||y.issuer===void 0&&
(x="issuer")||y.name===void 0&&(x="name")||y.group_id===void 0&&(x="group_id")||y.created_at===void 0&&
(x="created_at")||y.revoked_at===void 0&&(x="revoked_at"))return Le.errors=[{instancePath:r+"/caller\
s/"+c,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:x}}],!1;{let P=e;
for(let h in y)if(!(h==="id"||h==="issuer"||h==="name"||h==="group_id"||h==="created_at"||h==="revok\
ed_at")){return Le.errors=[{instancePath:r+"/callers/"+c,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(P===e){if(y.id!==void 0){
let h=y.id,v=e;if(e===v)if(typeof h=="string"){if(j(h,64))return Le.errors=[{instancePath:r+"/caller\
s/"+c+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return Le.errors=[{instancePath:r+"/callers/"+c+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){if(y.issuer!==void 0){
let h=y.issuer,v=e;if(e===v)if(typeof h=="string"){if(j(h,1024))return Le.errors=[{instancePath:r+"/\
callers/"+c+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return Le.errors=[{instancePath:r+"/callers/"+c+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){
if(y.name!==void 0){let h=y.name,v=e;if(e===v)if(typeof h=="string"){if(j(h,256))return Le.errors=[{
instancePath:r+"/callers/"+c+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return Le.errors=[{instancePath:r+"/callers/"+c+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;
if(f){if(y.group_id!==void 0){let h=y.group_id,v=e;if(typeof h!="string"&&h!==null)return Le.errors=
[{instancePath:r+"/callers/"+c+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:Fs.properties.group_id.type}}],!1;if(e===v&&typeof h=="string"&&j(h,64))return Le.
errors=[{instancePath:r+"/callers/"+c+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var f=v===e}else var f=!0;if(f){if(y.created_at!==
void 0){let h=y.created_at,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Le.errors=
[{instancePath:r+"/callers/"+c+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(
h))return Le.errors=[{instancePath:r+"/callers/"+c+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return Le.errors=[{instancePath:r+"/callers/"+c+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=v===e}else var f=!0;
if(f)if(y.revoked_at!==void 0){let h=y.revoked_at,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))&&h!==null)return Le.errors=[{instancePath:r+"/callers/"+c+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:Fs.properties.revoked_at.type}}],!1;if(e===
v&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return Le.errors=[{instancePath:r+"/ca\
llers/"+c+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return Le.errors=[{instancePath:r+"/callers/"+
c+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=v===e}else var f=!0}}}}}}}else return Le.errors=[{instancePath:r+"/callers/"+
c,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=l===e;if(!t)break}}}else
return Le.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var u=d===e}else var u=!0;if(u)if(s.next!==void 0){let n=s.next,d=e;if(typeof n!=
"string"&&n!==null)return Le.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Jd.properties.next.type}}],!1;if(e===d&&typeof n=="string"&&j(n,64))return Le.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var u=d===e}else var u=!0}}}else return Le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return Le.errors=a,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Kt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Kt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Le.errors:
a.concat(Le.errors),e=a.length));else return Kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Kt.errors=a,e===0}Kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zm=Xe;function Xe(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id")||f.issuer===void 0&&(o="issu\
er")||f.name===void 0&&(o="name")||f.group_id===void 0&&(o="group_id")||f.created_at===void 0&&(o="c\
reated_at")||f.revoked_at===void 0&&(o="revoked_at"))return Xe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in f)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return Xe.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(i===e){if(f.id!==void 0){let n=f.id,d=e;if(e===d)
if(typeof n=="string"){if(j(n,64))return Xe.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Xe.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.issuer!==void 0){let n=f.issuer,d=e;if(e===
d)if(typeof n=="string"){if(j(n,1024))return Xe.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return Xe.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.name!==void 0){let n=f.name,d=e;
if(e===d)if(typeof n=="string"){if(j(n,256))return Xe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Xe.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.group_id!==void 0){let n=f.group_id,
d=e;if(typeof n!="string"&&n!==null)return Xe.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Fs.properties.group_id.type}}],!1;
if(e===d&&typeof n=="string"&&j(n,64))return Xe.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===e}else
var t=!0;if(t){if(f.created_at!==void 0){let n=f.created_at,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Xe.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return Xe.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return Xe.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let n=f.revoked_at,d=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return Xe.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Fs.properties.revoked_at.type}}],
!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return Xe.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return Xe.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}else return Xe.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return Xe.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=a,e===
0}Xe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Gm=ze;function ze(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.id===void 0&&(o="id")||f.issuer===void 0&&(o="issu\
er")||f.name===void 0&&(o="name")||f.group_id===void 0&&(o="group_id")||f.created_at===void 0&&(o="c\
reated_at")||f.revoked_at===void 0&&(o="revoked_at"))return ze.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in f)if(!(n===
"id"||n==="issuer"||n==="name"||n==="group_id"||n==="created_at"||n==="revoked_at")){return ze.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(i===e){if(f.id!==void 0){let n=f.id,d=e;if(e===d)
if(typeof n=="string"){if(j(n,64))return ze.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return ze.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.issuer!==void 0){let n=f.issuer,d=e;if(e===
d)if(typeof n=="string"){if(j(n,1024))return ze.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return ze.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.name!==void 0){let n=f.name,d=e;
if(e===d)if(typeof n=="string"){if(j(n,256))return ze.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ze.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.group_id!==void 0){let n=f.group_id,
d=e;if(typeof n!="string"&&n!==null)return ze.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Fs.properties.group_id.type}}],!1;
if(e===d&&typeof n=="string"&&j(n,64))return ze.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===e}else
var t=!0;if(t){if(f.created_at!==void 0){let n=f.created_at,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return ze.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&
isFinite(n)){if(n>41024448e5||isNaN(n))return ze.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return ze.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let n=f.revoked_at,d=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))&&n!==null)return ze.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Fs.properties.revoked_at.type}}],
!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return ze.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return ze.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}else return ze.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return ze.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=a,e===
0}ze.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Bm=Et;var qs={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function K(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=K.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.from===void 0&&(o="from")||s.to===void 0&&
(o="to")||s.totals===void 0&&(o="totals"))return K.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let i=e;for(let n in s)if(!(n==="from"||n==="to"||n==="to\
tals")){return K.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:n}}],!1;break}if(i===e){if(s.from!==void 0){let n=s.from,d=e,m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:r+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return K.errors=[{instancePath:r+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return K.
errors=[{instancePath:r+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(s.to!==void 0){let n=s.to,d=e,m=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return K.errors=[{instancePath:r+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return K.errors=[{instancePath:r+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return K.errors=
[{instancePath:r+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=d===e}else var t=!0;if(t)if(s.totals!==void 0){let n=s.totals,d=e;if(e===d)if(Array.isArray(
n)){if(n.length>1e5)return K.errors=[{instancePath:r+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let c=n.length;for(let y=0;y<c;y++){let l=n[y],
g=e;if(e===g)if(l&&typeof l=="object"&&!Array.isArray(l)){let x;if(l.requests===void 0&&(x="requests")||
l.attempts===void 0&&(x="attempts")||l.prompt_tokens===void 0&&(x="prompt_tokens")||l.cached_tokens===
void 0&&(x="cached_tokens")||l.cache_write_tokens===void 0&&(x="cache_write_tokens")||l.cache_write_1h_tokens===
void 0&&(x="cache_write_1h_tokens")||l.completion_tokens===void 0&&(x="completion_tokens")||l.reasoning_tokens===
void 0&&(x="reasoning_tokens")||l.hosted_calls===void 0&&(x="hosted_calls")||l.calls===void 0&&(x="c\
alls")||l.images===void 0&&(x="images")||l.characters===void 0&&(x="characters")||l.seconds===void 0&&
(x="seconds")||l.charged===void 0&&(x="charged")||l.counted===void 0&&(x="counted")||l.cost===void 0&&
(x="cost"))return K.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/totals/items/requi\
red",keyword:"required",params:{missingProperty:x}}],!1;{let P=e;for(let h in l)if(!dr.call(qs.properties.
totals.items.properties,h)){return K.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/t\
otals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;
break}if(P===e){if(l.key_id!==void 0){let h=l.key_id,v=e;if(e===v)if(typeof h=="string"){if(j(h,256))
return K.errors=[{instancePath:r+"/totals/"+y+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:r+
"/totals/"+y+"/key_id",schemaPath:"#/properties/totals/items/properties/key_id/type",keyword:"type",
params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(l.group_id!==void 0){let h=l.group_id,
v=e;if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/group_id",schemaPath:"\
#/properties/totals/items/properties/group_id/type",keyword:"type",params:{type:qs.properties.totals.
items.properties.group_id.type}}],!1;if(e===v&&typeof h=="string"&&j(h,64))return K.errors=[{instancePath:r+
"/totals/"+y+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var u=v===e}else var u=!0;if(u){if(l.model!==void 0){let h=l.model,
v=e;if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/model",schemaPath:"\
#/properties/totals/items/properties/model/type",keyword:"type",params:{type:qs.properties.totals.items.
properties.model.type}}],!1;if(e===v&&typeof h=="string"&&j(h,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/model",schemaPath:"#/properties/totals/items/properties/model/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(l.agent!==void 0){let h=l.agent,v=e;
if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/agent",schemaPath:"#\
/properties/totals/items/properties/agent/type",keyword:"type",params:{type:qs.properties.totals.items.
properties.agent.type}}],!1;if(e===v&&typeof h=="string"&&j(h,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/agent",schemaPath:"#/properties/totals/items/properties/agent/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(l.upstream!==void 0){let h=l.upstream,
v=e;if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/upstream",schemaPath:"\
#/properties/totals/items/properties/upstream/type",keyword:"type",params:{type:qs.properties.totals.
items.properties.upstream.type}}],!1;if(e===v&&typeof h=="string"&&j(h,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(l.user!==void 0){let h=l.user,
v=e;if(e===v)if(typeof h=="string"){if(j(h,64))return K.errors=[{instancePath:r+"/totals/"+y+"/user",
schemaPath:"#/properties/totals/items/properties/user/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return K.errors=[{instancePath:r+"/totals/"+y+"/user",schemaPath:"#/properties/totals/items/\
properties/user/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(l.
user_name!==void 0){let h=l.user_name,v=e;if(e===v)if(typeof h=="string"){if(j(h,256))return K.errors=
[{instancePath:r+"/totals/"+y+"/user_name",schemaPath:"#/properties/totals/items/properties/user_nam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:r+"/tot\
als/"+y+"/user_name",schemaPath:"#/properties/totals/items/properties/user_name/type",keyword:"type",
params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(l.tag!==void 0){let h=l.tag,v=e;if(e===
v)if(typeof h=="string"){if(j(h,64))return K.errors=[{instancePath:r+"/totals/"+y+"/tag",schemaPath:"\
#/properties/totals/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return K.
errors=[{instancePath:r+"/totals/"+y+"/tag",schemaPath:"#/properties/totals/items/properties/tag/typ\
e",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(l.owner!==void 0){let h=l.
owner,v=e;if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/owner",schemaPath:"\
#/properties/totals/items/properties/owner/type",keyword:"type",params:{type:qs.properties.totals.items.
properties.owner.type}}],!1;if(e===v&&typeof h=="string"&&j(h,256))return K.errors=[{instancePath:r+
"/totals/"+y+"/owner",schemaPath:"#/properties/totals/items/properties/owner/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=v===e}else var u=!0;if(u){if(l.status!==void 0){let h=l.status,
v=e;if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/status",schemaPath:"\
#/properties/totals/items/properties/status/type",keyword:"type",params:{type:qs.properties.totals.items.
properties.status.type}}],!1;if(e===v&&typeof h=="string"&&j(h,64))return K.errors=[{instancePath:r+
"/totals/"+y+"/status",schemaPath:"#/properties/totals/items/properties/status/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;var u=v===e}else var u=!0;if(u){if(l.refusal!==void 0){let h=l.refusal,
v=e;if(typeof h!="string"&&h!==null)return K.errors=[{instancePath:r+"/totals/"+y+"/refusal",schemaPath:"\
#/properties/totals/items/properties/refusal/type",keyword:"type",params:{type:qs.properties.totals.
items.properties.refusal.type}}],!1;if(e===v&&typeof h=="string"&&j(h,64))return K.errors=[{instancePath:r+
"/totals/"+y+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var u=v===e}else var u=!0;if(u){if(l.hour!==void 0){let h=l.hour,v=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+
y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return K.errors=[
{instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return K.errors=[{
instancePath:r+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.day!==void 0){let h=l.
day,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/\
totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||isNaN(h))return K.errors=
[{instancePath:r+"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+
"/totals/"+y+"/day",schemaPath:"#/properties/totals/items/properties/day/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.requests!==void 0){let h=l.
requests,v=e,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+
"/totals/"+y+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===_&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+
"/totals/"+y+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/reques\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===
e}else var u=!0;if(u){if(l.attempts!==void 0){let h=l.attempts,v=e,_=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/attempts",schemaPath:"sc\
hema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/attempts",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||
isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/attempts",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.prompt_tokens!==
void 0){let h=l.prompt_tokens,v=e,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.
errors=[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(
h))return K.errors=[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return K.errors=
[{instancePath:r+"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.cached_tokens!==void 0){let h=l.cached_tokens,
v=e,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/\
totals/"+y+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=
[{instancePath:r+"/totals/"+y+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+
"/totals/"+y+"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.cache_write_tokens!==void 0){let h=l.cache_write_tokens,
v=e,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/\
totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=
[{instancePath:r+"/totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+
"/totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.cache_write_1h_tokens!==void 0){let h=l.
cache_write_1h_tokens,v=e,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=
[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(l.completion_tokens!==void 0){let h=l.completion_tokens,v=e,_=e;if(!(typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;
if(u){if(l.reasoning_tokens!==void 0){let h=l.reasoning_tokens,v=e,_=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(l.hosted_calls!==void 0){let h=l.hosted_calls,v=e,_=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){
if(l.calls!==void 0){let h=l.calls,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.
errors=[{instancePath:r+"/totals/"+y+"/calls",schemaPath:"#/properties/totals/items/properties/calls\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/calls",schemaPath:"#/properties/totals/item\
s/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/calls",schemaPath:"#/properties/totals/i\
tems/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(l.images!==void 0){let h=l.images,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/images",schemaPath:"#/properties/totals\
/items/properties/images/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof h=="numb\
er"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.characters!==void 0){let h=l.characters,v=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/characters",
schemaPath:"#/properties/totals/items/properties/characters/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=
[{instancePath:r+"/totals/"+y+"/characters",schemaPath:"#/properties/totals/items/properties/charact\
ers/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))
return K.errors=[{instancePath:r+"/totals/"+y+"/characters",schemaPath:"#/properties/totals/items/pr\
operties/characters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else
var u=!0;if(u){if(l.seconds!==void 0){let h=l.seconds,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return K.errors=[{instancePath:r+"/totals/"+y+"/seconds",schemaPath:"#/properties/total\
s/items/properties/seconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof h=="nu\
mber"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return K.errors=[{instancePath:r+"/totals/"+y+"/\
seconds",schemaPath:"#/properties/totals/items/properties/seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/tot\
als/"+y+"/seconds",schemaPath:"#/properties/totals/items/properties/seconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u){if(l.charged!==void 0){let h=l.
charged,v=e;if(e===e)if(typeof h=="string"){if(j(h,30))return K.errors=[{instancePath:r+"/totals/"+y+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(
h))return K.errors=[{instancePath:r+"/totals/"+y+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return K.errors=[{instancePath:r+"/totals/"+y+"/\
charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else
var u=!0;if(u){if(l.counted!==void 0){let h=l.counted,v=e;if(e===e)if(typeof h=="string"){if(j(h,30))
return K.errors=[{instancePath:r+"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!Ar.test(h))return K.errors=[{instancePath:r+"/totals/"+y+"/cou\
nted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return K.errors=[{instancePath:r+"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"t\
ype",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u)if(l.cost!==void 0){let h=l.cost,v=e;
if(e===e)if(typeof h=="string"){if(j(h,30))return K.errors=[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(h))return K.errors=
[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return K.errors=[{instancePath:r+"/totals/"+y+"/cost",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return K.errors=[{instancePath:r+"/totals/"+y,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else return K.errors=[{instancePath:r+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0}}}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return K.errors=a,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Et(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=Et.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(K(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?K.errors:a.concat(
K.errors),e=a.length));else return Et.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Et.errors=a,e===0}Et.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Vm=Mt;var sm={type:"object",additionalProperties:!1,required:["at","metric","periods"],properties:{at:{$ref:"\
schema:Count"},metric:{$ref:"schema:SpendingMetric"},periods:{type:"array",maxItems:3,items:{type:"o\
bject",additionalProperties:!1,required:["name","from","to","before_from","before_to","total","keys",
"groups","models"],properties:{name:{type:"string",enum:["day","week","month"]},from:{$ref:"schema:C\
ount"},to:{$ref:"schema:Count"},before_from:{$ref:"schema:Count"},before_to:{$ref:"schema:Count"},total:{
type:"object",additionalProperties:!1,required:["amount","before"],properties:{amount:{$ref:"schema:\
NanoUsd"},before:{$ref:"schema:NanoUsd"}}},keys:{$ref:"schema:SpendingParts"},groups:{$ref:"schema:S\
pendingParts"},models:{$ref:"schema:SpendingParts"}}}}},$id:"schema:Spending"},Qd={type:"string",enum:[
"charged","cost"],default:"charged",$id:"schema:SpendingMetric"},tm={type:"array",maxItems:5,items:{
type:"object",additionalProperties:!1,required:["id","name","amount","before"],properties:{id:{type:[
"string","null"],maxLength:256},name:{type:["string","null"],maxLength:256},amount:{$ref:"schema:Nan\
oUsd"},before:{$ref:"schema:NanoUsd"}}},$id:"schema:SpendingParts"};function je(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=je.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(s)){if(s.
length>5)return je.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5}}],
!1;{var t=!0;let u=s.length;for(let o=0;o<u;o++){let i=s[o],n=e;if(e===n)if(i&&typeof i=="object"&&!Array.
isArray(i)){let m;if(i.id===void 0&&(m="id")||i.name===void 0&&(m="name")||i.amount===void 0&&(m="am\
ount")||i.before===void 0&&(m="before"))return je.errors=[{instancePath:r+"/"+o,schemaPath:"#/items/\
required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;for(let y in i)if(!(y==="id"||
y==="name"||y==="amount"||y==="before")){return je.errors=[{instancePath:r+"/"+o,schemaPath:"#/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(c===
e){if(i.id!==void 0){let y=i.id,l=e;if(typeof y!="string"&&y!==null)return je.errors=[{instancePath:r+
"/"+o+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:tm.items.properties.
id.type}}],!1;if(e===l&&typeof y=="string"&&j(y,256))return je.errors=[{instancePath:r+"/"+o+"/id",schemaPath:"\
#/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=l===e}else var f=!0;
if(f){if(i.name!==void 0){let y=i.name,l=e;if(typeof y!="string"&&y!==null)return je.errors=[{instancePath:r+
"/"+o+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:tm.items.properties.
name.type}}],!1;if(e===l&&typeof y=="string"&&j(y,256))return je.errors=[{instancePath:r+"/"+o+"/nam\
e",schemaPath:"#/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=l===
e}else var f=!0;if(f){if(i.amount!==void 0){let y=i.amount,l=e;if(e===e)if(typeof y=="string"){if(j(
y,30))return je.errors=[{instancePath:r+"/"+o+"/amount",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!Ar.test(y))return je.errors=[{instancePath:r+"/"+o+"/amount",schemaPath:"\
schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return je.errors=
[{instancePath:r+"/"+o+"/amount",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var f=l===e}else var f=!0;if(f)if(i.before!==void 0){let y=i.before,l=e;if(e===e)if(typeof y==
"string"){if(j(y,30))return je.errors=[{instancePath:r+"/"+o+"/before",schemaPath:"schema:NanoUsd/ma\
xLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(y))return je.errors=[{instancePath:r+
"/"+o+"/before",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return je.errors=[{instancePath:r+"/"+o+"/before",schemaPath:"schema:NanoUsd/type",keyword:"\
type",params:{type:"string"}}],!1;var f=l===e}else var f=!0}}}}}else return je.errors=[{instancePath:r+
"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e;if(!t)break}}}else
return je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return je.
errors=a,e===0}je.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function oe(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=oe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.at===void 0&&(i="at")||s.metric===void 0&&(i="metric")||s.periods===void 0&&
(i="periods"))return oe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let d in s)if(!(d==="at"||d==="metric"||d==="periods")){return oe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;
break}if(n===e){if(s.at!==void 0){let d=s.at,m=e,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return oe.errors=[{instancePath:r+"/at",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return oe.
errors=[{instancePath:r+"/at",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return oe.errors=[{instancePath:r+"/at",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;
if(t){if(s.metric!==void 0){let d=s.metric,m=e;if(typeof d!="string")return oe.errors=[{instancePath:r+
"/metric",schemaPath:"schema:SpendingMetric/type",keyword:"type",params:{type:"string"}}],!1;if(!(d===
"charged"||d==="cost"))return oe.errors=[{instancePath:r+"/metric",schemaPath:"schema:SpendingMetric\
/enum",keyword:"enum",params:{allowedValues:Qd.enum}}],!1;var t=m===e}else var t=!0;if(t)if(s.periods!==
void 0){let d=s.periods,m=e;if(e===m)if(Array.isArray(d)){if(d.length>3)return oe.errors=[{instancePath:r+
"/periods",schemaPath:"#/properties/periods/maxItems",keyword:"maxItems",params:{limit:3}}],!1;{var f=!0;
let y=d.length;for(let l=0;l<y;l++){let g=d[l],k=e;if(e===k)if(g&&typeof g=="object"&&!Array.isArray(
g)){let P;if(g.name===void 0&&(P="name")||g.from===void 0&&(P="from")||g.to===void 0&&(P="to")||g.before_from===
void 0&&(P="before_from")||g.before_to===void 0&&(P="before_to")||g.total===void 0&&(P="total")||g.keys===
void 0&&(P="keys")||g.groups===void 0&&(P="groups")||g.models===void 0&&(P="models"))return oe.errors=
[{instancePath:r+"/periods/"+l,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{
missingProperty:P}}],!1;{let h=e;for(let v in g)if(!dr.call(sm.properties.periods.items.properties,v)){
return oe.errors=[{instancePath:r+"/periods/"+l,schemaPath:"#/properties/periods/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(h===e){if(g.name!==
void 0){let v=g.name,_=e;if(typeof v!="string")return oe.errors=[{instancePath:r+"/periods/"+l+"/nam\
e",schemaPath:"#/properties/periods/items/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;if(!(v==="day"||v==="week"||v==="month"))return oe.errors=[{instancePath:r+"/periods/"+l+"/name",
schemaPath:"#/properties/periods/items/properties/name/enum",keyword:"enum",params:{allowedValues:sm.
properties.periods.items.properties.name.enum}}],!1;var u=_===e}else var u=!0;if(u){if(g.from!==void 0){
let v=g.from,_=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return oe.errors=[{instancePath:r+
"/periods/"+l+"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
b&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return oe.errors=[{instancePath:r+
"/periods/"+l+"/from",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(v<0||isNaN(v))return oe.errors=[{instancePath:r+"/periods/"+l+"/from",schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=_===e}else var u=!0;if(u){if(g.
to!==void 0){let v=g.to,_=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return oe.errors=
[{instancePath:r+"/periods/"+l+"/to",schemaPath:"schema:Count/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return oe.errors=
[{instancePath:r+"/periods/"+l+"/to",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(v<0||isNaN(v))return oe.errors=[{instancePath:r+"/periods/"+l+"/\
to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=_===
e}else var u=!0;if(u){if(g.before_from!==void 0){let v=g.before_from,_=e,b=e;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return oe.errors=[{instancePath:r+"/periods/"+l+"/before_from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof v=="number"&&isFinite(
v)){if(v>9007199254740991||isNaN(v))return oe.errors=[{instancePath:r+"/periods/"+l+"/before_from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||
isNaN(v))return oe.errors=[{instancePath:r+"/periods/"+l+"/before_from",schemaPath:"schema:Count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=_===e}else var u=!0;if(u){if(g.before_to!==
void 0){let v=g.before_to,_=e,b=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return oe.
errors=[{instancePath:r+"/periods/"+l+"/before_to",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===b&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return oe.
errors=[{instancePath:r+"/periods/"+l+"/before_to",schemaPath:"schema:Count/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||isNaN(v))return oe.errors=[{instancePath:r+
"/periods/"+l+"/before_to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}var u=_===e}else var u=!0;if(u){if(g.total!==void 0){let v=g.total,_=e;if(e===_)if(v&&
typeof v=="object"&&!Array.isArray(v)){let N;if(v.amount===void 0&&(N="amount")||v.before===void 0&&
(N="before"))return oe.errors=[{instancePath:r+"/periods/"+l+"/total",schemaPath:"#/properties/perio\
ds/items/properties/total/required",keyword:"required",params:{missingProperty:N}}],!1;{let D=e;for(let A in v)
if(!(A==="amount"||A==="before")){return oe.errors=[{instancePath:r+"/periods/"+l+"/total",schemaPath:"\
#/properties/periods/items/properties/total/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A}}],!1;break}if(D===e){if(v.amount!==void 0){let A=v.amount,I=e;if(e===e)if(typeof A==
"string"){if(j(A,30))return oe.errors=[{instancePath:r+"/periods/"+l+"/total/amount",schemaPath:"sch\
ema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(A))return oe.errors=[{
instancePath:r+"/periods/"+l+"/total/amount",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return oe.errors=[{instancePath:r+"/periods/"+l+"/total/amount",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var o=I===e}else var o=!0;if(o)if(v.
before!==void 0){let A=v.before,I=e;if(e===e)if(typeof A=="string"){if(j(A,30))return oe.errors=[{instancePath:r+
"/periods/"+l+"/total/before",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!Ar.test(A))return oe.errors=[{instancePath:r+"/periods/"+l+"/total/before",schemaPath:"schema\
:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return oe.errors=[{instancePath:r+
"/periods/"+l+"/total/before",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],
!1;var o=I===e}else var o=!0}}}else return oe.errors=[{instancePath:r+"/periods/"+l+"/total",schemaPath:"\
#/properties/periods/items/properties/total/type",keyword:"type",params:{type:"object"}}],!1;var u=_===
e}else var u=!0;if(u){if(g.keys!==void 0){let v=e;je(g.keys,{instancePath:r+"/periods/"+l+"/keys",parentData:g,
parentDataProperty:"keys",rootData:w,dynamicAnchors:q})||(a=a===null?je.errors:a.concat(je.errors),e=
a.length);var u=v===e}else var u=!0;if(u){if(g.groups!==void 0){let v=e;je(g.groups,{instancePath:r+
"/periods/"+l+"/groups",parentData:g,parentDataProperty:"groups",rootData:w,dynamicAnchors:q})||(a=a===
null?je.errors:a.concat(je.errors),e=a.length);var u=v===e}else var u=!0;if(u)if(g.models!==void 0){
let v=e;je(g.models,{instancePath:r+"/periods/"+l+"/models",parentData:g,parentDataProperty:"models",
rootData:w,dynamicAnchors:q})||(a=a===null?je.errors:a.concat(je.errors),e=a.length);var u=v===e}else
var u=!0}}}}}}}}}}else return oe.errors=[{instancePath:r+"/periods/"+l,schemaPath:"#/properties/peri\
ods/items/type",keyword:"type",params:{type:"object"}}],!1;var f=k===e;if(!f)break}}}else return oe.
errors=[{instancePath:r+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type:"\
array"}}],!1;var t=m===e}else var t=!0}}}}else return oe.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return oe.errors=a,e===0}oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Mt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Mt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(oe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?oe.errors:
a.concat(oe.errors),e=a.length));else return Mt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Mt.errors=a,e===0}Mt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zm=Ut;var ef={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},br={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
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
ma:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var rf={type:"string",enum:["ours","upstream","caller","limits","left","payment"],$id:"schema:Failur\
eClass"};function F(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=F.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
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
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let m in s)if(!dr.
call(br.properties,m)){return F.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(d===e){if(s.id!==void 0){let m=s.id,
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
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:br.properties.group_id.
type}}],!1;if(e===c&&typeof m=="string"&&j(m,64))return F.errors=[{instancePath:r+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=c===e}else var t=!0;
if(t){if(s.user_hash!==void 0){let m=s.user_hash,c=e;if(typeof m!="string"&&m!==null)return F.errors=
[{instancePath:r+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:br.
properties.user_hash.type}}],!1;if(e===c&&typeof m=="string"&&j(m,64))return F.errors=[{instancePath:r+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=c===e}else var t=!0;if(t){if(s.tags!==void 0){let m=s.tags,c=e,y=e,l=!1,g=e;er(m,{instancePath:r+
"/tags",parentData:s,parentDataProperty:"tags",rootData:w,dynamicAnchors:q})||(a=a===null?er.errors:
a.concat(er.errors),e=a.length);var f=g===e;l=l||f;let k=e;if(m!==null){let P={instancePath:r+"/tags",
schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[P]:a.push(
P),e++}var f=k===e;if(l=l||f,l)e=y,a!==null&&(y?a.length=y:a=null);else{let P={instancePath:r+"/tags",
schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{}};return a===null?a=[P]:a.push(P),e++,
F.errors=a,!1}var t=c===e}else var t=!0;if(t){if(s.payment_id!==void 0){let m=s.payment_id,c=e;if(typeof m!=
"string"&&m!==null)return F.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_i\
d/type",keyword:"type",params:{type:br.properties.payment_id.type}}],!1;if(e===c&&typeof m=="string"&&
j(m,512))return F.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/maxLengt\
h",keyword:"maxLength",params:{limit:512}}],!1;var t=c===e}else var t=!0;if(t){if(s.model!==void 0){
let m=s.model,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:br.properties.model.type}}],!1;if(e===c&&typeof m==
"string"&&j(m,256))return F.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=c===e}else var t=!0;if(t){if(s.agent!==void 0){
let m=s.agent,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/agent",schemaPath:"\
#/properties/agent/type",keyword:"type",params:{type:br.properties.agent.type}}],!1;if(e===c&&typeof m==
"string"&&j(m,256))return F.errors=[{instancePath:r+"/agent",schemaPath:"#/properties/agent/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=c===e}else var t=!0;if(t){if(s.tool!==void 0){let m=s.
tool,c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/tool",schemaPath:"#/prop\
erties/tool/type",keyword:"type",params:{type:br.properties.tool.type}}],!1;if(e===c&&typeof m=="str\
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
type:br.properties.unit.type}}],!1;if(e===c&&typeof m=="string"&&j(m,32))return F.errors=[{instancePath:r+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=c===
e}else var t=!0;if(t){if(s.units!==void 0){let m=s.units,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))&&m!==null)return F.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:br.properties.units.type}}],!1;if(e===c&&typeof m=="number"&&isFinite(
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
type",params:{type:br.properties.ttft_ms.type}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return F.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))
return F.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.waited_ms!==void 0){let m=s.
waited_ms,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return F.errors=[{instancePath:r+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:br.properties.waited_ms.
type}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return F.errors=
[{instancePath:r+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return F.errors=[{instancePath:r+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=c===e}else var t=!0;if(t){if(s.upstream!==void 0){let m=s.upstream,c=e;if(typeof m!="string"&&
m!==null)return F.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:br.properties.upstream.type}}],!1;if(e===c&&typeof m=="string"&&j(m,64))return F.
errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=c===e}else var t=!0;if(t){if(s.upstream_key!==void 0){let m=s.upstream_key,
c=e;if(typeof m!="string"&&m!==null)return F.errors=[{instancePath:r+"/upstream_key",schemaPath:"#/p\
roperties/upstream_key/type",keyword:"type",params:{type:br.properties.upstream_key.type}}],!1;if(e===
c&&typeof m=="string"&&j(m,1024))return F.errors=[{instancePath:r+"/upstream_key",schemaPath:"#/prop\
erties/upstream_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=c===e}else var t=!0;
if(t){if(s.called_model!==void 0){let m=s.called_model,c=e;if(typeof m!="string"&&m!==null)return F.
errors=[{instancePath:r+"/called_model",schemaPath:"#/properties/called_model/type",keyword:"type",params:{
type:br.properties.called_model.type}}],!1;if(e===c&&typeof m=="string"&&j(m,128))return F.errors=[{
instancePath:r+"/called_model",schemaPath:"#/properties/called_model/maxLength",keyword:"maxLength",
params:{limit:128}}],!1;var t=c===e}else var t=!0;if(t){if(s.reason!==void 0){let m=s.reason,c=e,y=e,
l=!1,g=e;if(e===g)if(m&&typeof m=="object"&&!Array.isArray(m)){let P=e;for(let h in m)if(!(h==="requ\
est_id"||h==="code"||h==="type"||h==="param"||h==="message")){let v={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
a===null?a=[v]:a.push(v),e++;break}if(P===e){if(m.request_id!==void 0){let h=m.request_id,v=e;if(e===
v)if(typeof h=="string"){if(j(h,128)){let _={instancePath:r+"/reason/request_id",schemaPath:"schema:\
FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};a===null?
a=[_]:a.push(_),e++}}else{let _={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/request_id/type",keyword:"type",params:{type:"string"}};a===null?a=[_]:a.push(_),
e++}var u=v===e}else var u=!0;if(u){if(m.code!==void 0){let h=m.code,v=e;if(e===v)if(typeof h=="stri\
ng"){if(j(h,128)){let b={instancePath:r+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/prop\
erties/code/maxLength",keyword:"maxLength",params:{limit:128}};a===null?a=[b]:a.push(b),e++}}else{let b={
instancePath:r+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/type",keyword:"\
type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var u=v===e}else var u=!0;if(u){if(m.type!==
void 0){let h=m.type,v=e;if(e===v)if(typeof h=="string"){if(j(h,128)){let b={instancePath:r+"/reason\
/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLength",keyword:"maxLength",params:{
limit:128}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:r+"/reason/type",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{type:"string"}};a===null?a=[b]:
a.push(b),e++}var u=v===e}else var u=!0;if(u){if(m.param!==void 0){let h=m.param,v=e;if(e===v)if(typeof h==
"string"){if(j(h,256)){let b={instancePath:r+"/reason/param",schemaPath:"schema:FailureReason/anyOf/\
0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};a===null?a=[b]:a.push(b),e++}}else{
let b={instancePath:r+"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/type",
keyword:"type",params:{type:"string"}};a===null?a=[b]:a.push(b),e++}var u=v===e}else var u=!0;if(u)if(m.
message!==void 0){let h=m.message,v=e;if(e===v)if(typeof h=="string"){if(j(h,512)){let b={instancePath:r+
"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/maxLength",keyword:"ma\
xLength",params:{limit:512}};a===null?a=[b]:a.push(b),e++}}else{let b={instancePath:r+"/reason/messa\
ge",schemaPath:"schema:FailureReason/anyOf/0/properties/message/type",keyword:"type",params:{type:"s\
tring"}};a===null?a=[b]:a.push(b),e++}var u=v===e}else var u=!0}}}}}else{let P={instancePath:r+"/rea\
son",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{type:"object"}};a===null?
a=[P]:a.push(P),e++}var o=g===e;l=l||o;let k=e;if(m!==null){let P={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[P]:a.push(P),e++}
var o=k===e;if(l=l||o,l)e=y,a!==null&&(y?a.length=y:a=null);else{let P={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return a===null?a=[P]:a.push(P),e++,F.errors=
a,!1}var t=c===e}else var t=!0;if(t)if(s.class!==void 0){let m=s.class,c=e,y=e,l=!1,g=e;if(typeof m!=
"string"){let P={instancePath:r+"/class",schemaPath:"schema:FailureClass/type",keyword:"type",params:{
type:"string"}};a===null?a=[P]:a.push(P),e++}if(!(m==="ours"||m==="upstream"||m==="caller"||m==="lim\
its"||m==="left"||m==="payment")){let P={instancePath:r+"/class",schemaPath:"schema:FailureClass/enu\
m",keyword:"enum",params:{allowedValues:rf.enum}};a===null?a=[P]:a.push(P),e++}var i=g===e;l=l||i;let k=e;
if(m!==null){let P={instancePath:r+"/class",schemaPath:"#/properties/class/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};a===null?a=[P]:a.push(P),e++}var i=k===e;if(l=l||i,l)e=y,a!==null&&(y?a.length=
y:a=null);else{let P={instancePath:r+"/class",schemaPath:"#/properties/class/anyOf",keyword:"anyOf",
params:{}};return a===null?a=[P]:a.push(P),e++,F.errors=a,!1}var t=c===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=a,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Nr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&(u="next"))return Nr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let o=e;
for(let i in s)if(!(i==="rows"||i==="next")){return Nr.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(s.
rows!==void 0){let i=s.rows,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Nr.errors=[{instancePath:r+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let d=i.length;for(let m=0;m<d;m++){let c=e;F(i[m],{instancePath:r+"/rows/"+m,parentData:i,parentDataProperty:m,
rootData:w,dynamicAnchors:q})||(a=a===null?F.errors:a.concat(F.errors),e=a.length);var t=c===e;if(!t)
break}}}else return Nr.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;
if(typeof i!="string"&&i!==null)return Nr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:ef.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(
i,256))return Nr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;var f=n===e}else var f=!0}}}else return Nr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Nr.errors=a,e===0}Nr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ut(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ut.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Nr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Nr.errors:a.concat(Nr.errors),e=a.length));else return Ut.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ut.errors=a,e===0}Ut.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Wm=ks;var sf={type:"object",additionalProperties:!1,required:["month","state","closes_at"],properties:{month:{
$ref:"schema:Month"},state:{type:"string",enum:["running","open","closed"]},closes_at:{anyOf:[{$ref:"\
schema:Instant"},{type:"null"}]}},$id:"schema:BilledMonth"};var tf=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u");function Qe(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.month===void 0&&(u="month")||s.state===void 0&&(u="state")||s.closes_at===void 0&&(u="clo\
ses_at"))return Qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(!(i==="month"||i==="state"||i==="closes_at")){return Qe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(o===e){if(s.month!==void 0){let i=s.month,n=e;if(e===e)if(typeof i=="string"){if(j(i,7))return Qe.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/maxLength",keyword:"maxLength",params:{limit:7}}],
!1;if(Q(i,7))return Qe.errors=[{instancePath:r+"/month",schemaPath:"schema:Month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!tf.test(i))return Qe.errors=[{instancePath:r+"/month",schemaPath:"\
schema:Month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}else return Qe.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.state!==void 0){let i=s.state,n=e;if(typeof i!="string")return Qe.
errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(i==="running"||i==="open"||i==="closed"))return Qe.errors=[{instancePath:r+"/state",
schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:sf.properties.state.enum}}],
!1;var t=n===e}else var t=!0;if(t)if(s.closes_at!==void 0){let i=s.closes_at,n=e,d=e,m=!1,c=e,y=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let k={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/type",keyword:"type",params:{type:"integer"}};a===null?a=[k]:a.push(k),e++}if(e===y&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i)){let k={instancePath:r+"/closes_at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};a===null?
a=[k]:a.push(k),e++}else if(i<0||isNaN(i)){let k={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};a===null?a=[k]:a.push(k),e++}}var f=c===
e;m=m||f;let l=e;if(i!==null){let k={instancePath:r+"/closes_at",schemaPath:"#/properties/closes_at/\
anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[k]:a.push(k),e++}var f=l===e;if(m=m||
f,m)e=d,a!==null&&(d?a.length=d:a=null);else{let k={instancePath:r+"/closes_at",schemaPath:"#/proper\
ties/closes_at/anyOf",keyword:"anyOf",params:{}};return a===null?a=[k]:a.push(k),e++,Qe.errors=a,!1}
var t=n===e}else var t=!0}}}}else return Qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Qe.errors=a,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ks(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.months===void 0&&(o="months"))return ks.errors=[{instancePath:r+
"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:o}}],
!1;{let i=e;for(let n in f)if(n!=="months"){return ks.errors=[{instancePath:r+"/response",schemaPath:"\
#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e&&f.months!==void 0){let n=f.months;if(e===e)if(Array.isArray(n)){if(n.length>12e3)
return ks.errors=[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/mo\
nths/maxItems",keyword:"maxItems",params:{limit:12e3}}],!1;{var t=!0;let m=n.length;for(let c=0;c<m;c++){
let y=e;Qe(n[c],{instancePath:r+"/response/months/"+c,parentData:n,parentDataProperty:c,rootData:w,dynamicAnchors:q})||
(a=a===null?Qe.errors:a.concat(Qe.errors),e=a.length);var t=y===e;if(!t)break}}}else return ks.errors=
[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/months/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return ks.errors=[{instancePath:r+"/response",schemaPath:"#/\
properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ks.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ks.errors=a,e===0}ks.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Hm=Rt;function Rt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Rt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Qe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Qe.errors:
a.concat(Qe.errors),e=a.length));else return Rt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Rt.errors=a,e===0}Rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ym=Xt;var af={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"},Li={type:"object",additionalProperties:!1,required:["kind","severity","message","abou\
t","since","server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_re\
ady","refund_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","con\
fig_refused","key_ends","outlet_stopped"]},severity:{type:"string",enum:["error","warning"]},message:{
type:"string",minLength:1,maxLength:1024},about:{$ref:"schema:ProblemSubject"},since:{type:["integer",
"null"],minimum:0,maximum:9007199254740991},server:{type:["string","null"],maxLength:64}},$id:"schem\
a:Problem"},Jm={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"\
string",enum:["upstream","part","payments","key","group","caller","cap","ledger","server","config","\
outlet"]},id:{type:"string",minLength:1,maxLength:256}},$id:"schema:ProblemSubject"};function Ie(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.kind===void 0&&(u="kind")||s.severity===void 0&&(u=
"severity")||s.message===void 0&&(u="message")||s.about===void 0&&(u="about")||s.since===void 0&&(u=
"since")||s.server===void 0&&(u="server"))return Ie.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let o=e;for(let i in s)if(!(i==="kind"||i==="sev\
erity"||i==="message"||i==="about"||i==="since"||i==="server")){return Ie.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(s.kind!==void 0){let i=s.kind,n=e;if(typeof i!="string")return Ie.errors=[{instancePath:r+"/ki\
nd",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="breaker\
_open"||i==="upstream_drained"||i==="not_ready"||i==="refund_due"||i==="undecided"||i==="budget_near\
ly_spent"||i==="ledger_backlog"||i==="clock_differs"||i==="shedding"||i==="config_refused"||i==="key\
_ends"||i==="outlet_stopped"))return Ie.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kin\
d/enum",keyword:"enum",params:{allowedValues:Li.properties.kind.enum}}],!1;var t=n===e}else var t=!0;
if(t){if(s.severity!==void 0){let i=s.severity,n=e;if(typeof i!="string")return Ie.errors=[{instancePath:r+
"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"error"||i==="warning"))return Ie.errors=[{instancePath:r+"/severity",schemaPath:"#/properties/sever\
ity/enum",keyword:"enum",params:{allowedValues:Li.properties.severity.enum}}],!1;var t=n===e}else var t=!0;
if(t){if(s.message!==void 0){let i=s.message,n=e;if(e===n)if(typeof i=="string"){if(j(i,1024))return Ie.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Q(i,1))return Ie.errors=[{instancePath:r+"/message",schemaPath:"#/properties/mes\
sage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:r+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.about!==void 0){let i=s.about,n=e;if(e===e)if(i&&typeof i=="object"&&!Array.
isArray(i)){let c;if(i.type===void 0&&(c="type")||i.id===void 0&&(c="id"))return Ie.errors=[{instancePath:r+
"/about",schemaPath:"schema:ProblemSubject/required",keyword:"required",params:{missingProperty:c}}],
!1;{let y=e;for(let l in i)if(!(l==="type"||l==="id")){return Ie.errors=[{instancePath:r+"/about",schemaPath:"\
schema:ProblemSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(y===e){if(i.type!==void 0){let l=i.type,g=e;if(typeof l!="string")return Ie.errors=[{instancePath:r+
"/about/type",schemaPath:"schema:ProblemSubject/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(l==="upstream"||l==="part"||l==="payments"||l==="key"||l==="group"||l==="caller"||
l==="cap"||l==="ledger"||l==="server"||l==="config"||l==="outlet"))return Ie.errors=[{instancePath:r+
"/about/type",schemaPath:"schema:ProblemSubject/properties/type/enum",keyword:"enum",params:{allowedValues:Jm.
properties.type.enum}}],!1;var f=g===e}else var f=!0;if(f)if(i.id!==void 0){let l=i.id,g=e;if(e===g)
if(typeof l=="string"){if(j(l,256))return Ie.errors=[{instancePath:r+"/about/id",schemaPath:"schema:\
ProblemSubject/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(l,1))return Ie.
errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:r+"/about/id",schemaPath:"sche\
ma:ProblemSubject/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=g===e}else var f=!0}}}else
return Ie.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/type",keyword:"type",params:{
type:"object"}}],!1;var t=n===e}else var t=!0;if(t){if(s.since!==void 0){let i=s.since,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return Ie.errors=[{instancePath:r+"/since",schemaPath:"\
#/properties/since/type",keyword:"type",params:{type:Li.properties.since.type}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Ie.errors=[{instancePath:r+"/since",schemaPath:"\
#/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return Ie.errors=[{instancePath:r+"/since",schemaPath:"#/properties/since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.server!==void 0){
let i=s.server,n=e;if(typeof i!="string"&&i!==null)return Ie.errors=[{instancePath:r+"/server",schemaPath:"\
#/properties/server/type",keyword:"type",params:{type:Li.properties.server.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,64))return Ie.errors=[{instancePath:r+"/server",schemaPath:"#/properties/server/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;var t=n===e}else var t=!0}}}}}}}else return Ie.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=a,e===
0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nf={type:"object",additionalProperties:!1,
required:["from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s",
"charged","cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"numb\
er",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function Se(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.ours===void 0&&(f="ours")||s.upstream===void 0&&
(f="upstream")||s.caller===void 0&&(f="caller")||s.limits===void 0&&(f="limits")||s.left===void 0&&(f=
"left")||s.payment===void 0&&(f="payment"))return Se.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!(o==="ours"||o==="ups\
tream"||o==="caller"||o==="limits"||o==="left"||o==="payment")){return Se.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===
e){if(s.ours!==void 0){let o=s.ours,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return Se.errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Se.
errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:r+"/ours",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.upstream!==void 0){let o=s.upstream,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Se.errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Se.
errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:r+"/upstream",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.caller!==void 0){let o=s.caller,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Se.errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Se.
errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:r+"/caller",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.limits!==void 0){let o=s.limits,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Se.errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Se.
errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:r+"/limits",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.left!==void 0){let o=s.left,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Se.errors=[{instancePath:r+"/left",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Se.
errors=[{instancePath:r+"/left",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:r+"/left",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t)if(s.payment!==void 0){let o=s.payment,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Se.errors=[{instancePath:r+"/payment",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Se.
errors=[{instancePath:r+"/payment",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:r+"/payment",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}else
return Se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.
errors=a,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function We(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=We.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.count===void 0&&(f="count")||s.p50_ms===void 0&&(f=
"p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return We.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!(o==="count"||o==="p5\
0_ms"||o==="p95_ms")){return We.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===e){if(s.count!==void 0){let o=s.
count,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return We.errors=[{instancePath:r+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return We.errors=[{instancePath:r+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return We.errors=[{instancePath:r+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let o=s.
p50_ms,i=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return We.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return We.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(o<0||isNaN(o))return We.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let o=s.p95_ms,i=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return We.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===n&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return We.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return We.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}else return We.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=
a,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ie.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.from===void 0&&(u="from")||s.seconds===void 0&&(u="seconds")||s.requests===void 0&&(u="re\
quests")||s.by_status===void 0&&(u="by_status")||s.by_class===void 0&&(u="by_class")||s.requests_per_s===
void 0&&(u="requests_per_s")||s.tokens===void 0&&(u="tokens")||s.tokens_per_s===void 0&&(u="tokens_p\
er_s")||s.charged===void 0&&(u="charged")||s.cost===void 0&&(u="cost")||s.first_token===void 0&&(u="\
first_token")||s.whole===void 0&&(u="whole"))return ie.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:u}}],!1;{let o=e;for(let i in s)if(!dr.call(nf.properties,
i)){return ie.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}}],!1;break}if(o===e){if(s.from!==void 0){let i=s.from,n=e,d=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:r+"/from",schemaPath:"sche\
ma:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{instancePath:r+"/from",schemaPath:"schema:Ins\
tant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return ie.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.seconds!==void 0){let i=s.seconds,
n=e;if(e===n)if(typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{
instancePath:r+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:r+"/seconds",schemaPath:"\
#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ie.
errors=[{instancePath:r+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"\
number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.requests!==void 0){let i=s.requests,n=e,d=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:r+"/requests",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ie.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.by_status!==void 0){let i=s.
by_status,n=e;if(e===n)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>256)return ie.
errors=[{instancePath:r+"/by_status",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxP\
roperties",params:{limit:256}}],!1;for(let m in i){let c=i[m],y=e,l=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return ie.errors=[{instancePath:r+"/by_status/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return ie.errors=[{instancePath:r+"/by_status\
/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return ie.errors=[{instancePath:r+"/by\
_status/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var f=y===e;if(!f)break}}else return ie.errors=[{instancePath:r+
"/by_status",schemaPath:"#/properties/by_status/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.by_class!==void 0){let i=e;Se(s.by_class,{instancePath:r+"/by_class",parentData:s,
parentDataProperty:"by_class",rootData:w,dynamicAnchors:q})||(a=a===null?Se.errors:a.concat(Se.errors),
e=a.length);var t=i===e}else var t=!0;if(t){if(s.requests_per_s!==void 0){let i=s.requests_per_s,n=e;
if(e===n)if(typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{instancePath:r+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:r+"/requests_per_s",
schemaPath:"#/properties/requests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return ie.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#/properties/requests_per_s/\
type",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.tokens!==void 0){
let i=s.tokens,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:r+
"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ie.errors=[{instancePath:r+"/tokens",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ie.errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.tokens_per_s!==void 0){
let i=s.tokens_per_s,n=e;if(e===n)if(typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))
return ie.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:r+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return ie.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/to\
kens_per_s/type",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.charged!==
void 0){let i=s.charged,n=e;if(e===e)if(typeof i=="string"){if(j(i,30))return ie.errors=[{instancePath:r+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(
i))return ie.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return ie.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.
cost!==void 0){let i=s.cost,n=e;if(e===e)if(typeof i=="string"){if(j(i,30))return ie.errors=[{instancePath:r+
"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(
i))return ie.errors=[{instancePath:r+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return ie.errors=[{instancePath:r+"/cost",schemaPath:"schema:Nano\
Usd/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.first_token!==
void 0){let i=e;We(s.first_token,{instancePath:r+"/first_token",parentData:s,parentDataProperty:"fir\
st_token",rootData:w,dynamicAnchors:q})||(a=a===null?We.errors:a.concat(We.errors),e=a.length);var t=i===
e}else var t=!0;if(t)if(s.whole!==void 0){let i=e;We(s.whole,{instancePath:r+"/whole",parentData:s,parentDataProperty:"\
whole",rootData:w,dynamicAnchors:q})||(a=a===null?We.errors:a.concat(We.errors),e=a.length);var t=i===
e}else var t=!0}}}}}}}}}}}}}else return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ie.errors=a,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ps(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ps.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,
f=!1,u=e;ie(s,{instancePath:r,parentData:L,parentDataProperty:S,rootData:w,dynamicAnchors:q})||(a=a===
null?ie.errors:a.concat(ie.errors),e=a.length);var n=u===e;if(f=f||n,n)var o=!0;let i=e;if(s!==null){
let d={instancePath:r,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[d]:
a.push(d),e++}var n=i===e;if(f=f||n,f)e=t,a!==null&&(t?a.length=t:a=null);else{let d={instancePath:r,
schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return a===null?a=[d]:a.push(d),e++,Ps.errors=a,!1}return Ps.
errors=a,p.props=o,e===0}Ps.evaluated={dynamicProps:!0,dynamicItems:!1};function ae(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ae.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let n;if(s.at===void 0&&(n="at")||s.servers===void 0&&(n="servers")||s.problems===
void 0&&(n="problems")||s.in_flight===void 0&&(n="in_flight")||s.now===void 0&&(n="now")||s.hour===void 0&&
(n="hour")||s.day===void 0&&(n="day")||s.month===void 0&&(n="month")||s.minutes===void 0&&(n="minute\
s"))return ae.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let d=e;for(let m in s)if(!dr.call(af.properties,m)){return ae.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(d===
e){if(s.at!==void 0){let m=s.at,c=e,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ae.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return ae.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return ae.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(s.servers!==void 0){
let m=s.servers,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ae.errors=[{instancePath:r+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return ae.errors=[{instancePath:r+"/servers",
schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;
if(m<1||isNaN(m))return ae.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;if(t){if(s.problems!==
void 0){let m=s.problems,c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return ae.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let l=m.length;for(let g=0;g<l;g++){let k=e;Ie(m[g],{instancePath:r+"/problems/"+g,parentData:m,
parentDataProperty:g,rootData:w,dynamicAnchors:q})||(a=a===null?Ie.errors:a.concat(Ie.errors),e=a.length);
var f=k===e;if(!f)break}}}else return ae.errors=[{instancePath:r+"/problems",schemaPath:"#/propertie\
s/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(s.in_flight!==
void 0){let m=s.in_flight,c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let l;if(m.calls===
void 0&&(l="calls")||m.streams===void 0&&(l="streams"))return ae.errors=[{instancePath:r+"/in_flight",
schemaPath:"#/properties/in_flight/required",keyword:"required",params:{missingProperty:l}}],!1;{let g=e;
for(let k in m)if(!(k==="calls"||k==="streams")){return ae.errors=[{instancePath:r+"/in_flight",schemaPath:"\
#/properties/in_flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(g===e){if(m.calls!==void 0){let k=m.calls,x=e,P=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return ae.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return ae.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return ae.errors=[{instancePath:r+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=x===e}else var u=!0;if(u)if(m.streams!==void 0){let k=m.streams,x=e,P=e;if(!(typeof k=="num\
ber"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return ae.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof k=="number"&&isFinite(
k)){if(k>9007199254740991||isNaN(k))return ae.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||
isNaN(k))return ae.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=x===e}else var u=!0}}}else return ae.errors=[{instancePath:r+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=c===
e}else var t=!0;if(t){if(s.now!==void 0){let m=e;ie(s.now,{instancePath:r+"/now",parentData:s,parentDataProperty:"\
now",rootData:w,dynamicAnchors:q})||(a=a===null?ie.errors:a.concat(ie.errors),e=a.length);var t=m===
e}else var t=!0;if(t){if(s.hour!==void 0){let m=e;ie(s.hour,{instancePath:r+"/hour",parentData:s,parentDataProperty:"\
hour",rootData:w,dynamicAnchors:q})||(a=a===null?ie.errors:a.concat(ie.errors),e=a.length);var t=m===
e}else var t=!0;if(t){if(s.day!==void 0){let m=e;Ps(s.day,{instancePath:r+"/day",parentData:s,parentDataProperty:"\
day",rootData:w,dynamicAnchors:q})||(a=a===null?Ps.errors:a.concat(Ps.errors),e=a.length);var t=m===
e}else var t=!0;if(t){if(s.month!==void 0){let m=e;Ps(s.month,{instancePath:r+"/month",parentData:s,
parentDataProperty:"month",rootData:w,dynamicAnchors:q})||(a=a===null?Ps.errors:a.concat(Ps.errors),
e=a.length);var t=m===e}else var t=!0;if(t)if(s.minutes!==void 0){let m=s.minutes,c=e;if(e===c)if(Array.
isArray(m)){if(m.length>60)return ae.errors=[{instancePath:r+"/minutes",schemaPath:"#/properties/min\
utes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var o=!0;let l=m.length;for(let g=0;g<l;g++){
let k=m[g],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(k)){let h;if(k.at===void 0&&(h="at")||
k.requests===void 0&&(h="requests")||k.failed===void 0&&(h="failed")||k.by_class===void 0&&(h="by_cl\
ass")||k.tokens===void 0&&(h="tokens")||k.charged===void 0&&(h="charged"))return ae.errors=[{instancePath:r+
"/minutes/"+g,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:h}}],
!1;{let v=e;for(let _ in k)if(!(_==="at"||_==="requests"||_==="failed"||_==="by_class"||_==="tokens"||
_==="charged")){return ae.errors=[{instancePath:r+"/minutes/"+g,schemaPath:"#/properties/minutes/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(v===
e){if(k.at!==void 0){let _=k.at,b=e,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return ae.
errors=[{instancePath:r+"/minutes/"+g+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_))return ae.
errors=[{instancePath:r+"/minutes/"+g+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return ae.errors=[{instancePath:r+"/mi\
nutes/"+g+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=b===e}else var i=!0;if(i){if(k.requests!==void 0){let _=k.requests,b=e,N=e;if(!(typeof _=="\
number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return ae.errors=[{instancePath:r+"/minutes/"+g+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof _=="numb\
er"&&isFinite(_)){if(_>9007199254740991||isNaN(_))return ae.errors=[{instancePath:r+"/minutes/"+g+"/\
requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(_<0||isNaN(_))return ae.errors=[{instancePath:r+"/minutes/"+g+"/requests",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=b===e}else var i=!0;if(i){
if(k.failed!==void 0){let _=k.failed,b=e,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))
return ae.errors=[{instancePath:r+"/minutes/"+g+"/failed",schemaPath:"schema:Count/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(
_))return ae.errors=[{instancePath:r+"/minutes/"+g+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return ae.errors=[{instancePath:r+
"/minutes/"+g+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=b===e}else var i=!0;if(i){if(k.by_class!==void 0){let _=e;Se(k.by_class,{instancePath:r+
"/minutes/"+g+"/by_class",parentData:k,parentDataProperty:"by_class",rootData:w,dynamicAnchors:q})||
(a=a===null?Se.errors:a.concat(Se.errors),e=a.length);var i=_===e}else var i=!0;if(i){if(k.tokens!==
void 0){let _=k.tokens,b=e,N=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return ae.errors=
[{instancePath:r+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_))return ae.
errors=[{instancePath:r+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return ae.errors=[{instancePath:r+
"/minutes/"+g+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=b===e}else var i=!0;if(i)if(k.charged!==void 0){let _=k.charged,b=e;if(e===e)if(typeof _==
"string"){if(j(_,30))return ae.errors=[{instancePath:r+"/minutes/"+g+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Ar.test(_))return ae.errors=[{instancePath:r+
"/minutes/"+g+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return ae.errors=[{instancePath:r+"/minutes/"+g+"/charged",schemaPath:"schema:\
NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0}}}}}}}else return ae.
errors=[{instancePath:r+"/minutes/"+g,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var o=x===e;if(!o)break}}}else return ae.errors=[{instancePath:r+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.
errors=a,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xt(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Xt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:w,dynamicAnchors:q})||(a=a===null?ae.errors:a.concat(ae.errors),e=a.length));else
return Xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xt.
errors=a,e===0}Xt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Qm=zt;var Bi={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},of={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},am={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function ge(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.metric===void 0&&(m="\
metric")||s.by===void 0&&(m="by")||s.from===void 0&&(m="from")||s.to===void 0&&(m="to")||s.step_ms===
void 0&&(m="step_ms")||s.series===void 0&&(m="series")||s.others===void 0&&(m="others"))return ge.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;
for(let y in s)if(!(y==="metric"||y==="by"||y==="from"||y==="to"||y==="step_ms"||y==="series"||y==="\
others")){return ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:y}}],!1;break}if(c===e){if(s.metric!==void 0){let y=s.metric,l=e;
if(typeof y!="string")return ge.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="requests"||y==="failed"||y==="attempts"||y==="failed_att\
empts"||y==="prompt_tokens"||y==="cached_tokens"||y==="completion_tokens"||y==="tokens"||y==="charge\
d"||y==="cost"||y==="first_token_p50_ms"||y==="first_token_p95_ms"||y==="whole_p50_ms"||y==="whole_p\
95_ms"))return ge.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:of.enum}}],!1;var t=l===e}else var t=!0;if(t){if(s.by!==void 0){let y=s.by,l=e;if(typeof y!=
"string"&&y!==null)return ge.errors=[{instancePath:r+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:Bi.properties.by.type}}],!1;if(e===l&&typeof y=="string"&&j(y,16))return ge.errors=
[{instancePath:r+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=l===e}else var t=!0;if(t){if(s.from!==void 0){let y=s.from,l=e,g=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return ge.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return ge.errors=[{instancePath:r+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=l===e}else var t=!0;if(t){if(s.to!==void 0){let y=s.to,l=e,g=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return ge.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return ge.errors=[{instancePath:r+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===
e}else var t=!0;if(t){if(s.step_ms!==void 0){let y=s.step_ms,l=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(y===36e5||y===864e5))return ge.errors=[{instancePath:r+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:Bi.properties.
step_ms.enum}}],!1;var t=l===e}else var t=!0;if(t){if(s.series!==void 0){let y=s.series,l=e;if(e===l)
if(Array.isArray(y)){if(y.length>100)return ge.errors=[{instancePath:r+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let k=y.length;for(let x=0;x<
k;x++){let P=y[x],h=e;if(e===h)if(P&&typeof P=="object"&&!Array.isArray(P)){let _;if(P.value===void 0&&
(_="value")||P.points===void 0&&(_="points"))return ge.errors=[{instancePath:r+"/series/"+x,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:_}}],!1;{let b=e;for(let N in P)
if(!(N==="value"||N==="points")){return ge.errors=[{instancePath:r+"/series/"+x,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(b===e){if(P.value!==void 0){let N=P.value,D=e;if(typeof N!="string"&&N!==null)return ge.
errors=[{instancePath:r+"/series/"+x+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:Bi.properties.series.items.properties.value.type}}],!1;if(e===D&&
typeof N=="string"&&j(N,512))return ge.errors=[{instancePath:r+"/series/"+x+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var u=D===
e}else var u=!0;if(u)if(P.points!==void 0){let N=P.points,D=e;if(e===e)if(Array.isArray(N)){if(N.length>
1e3)return ge.errors=[{instancePath:r+"/series/"+x+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var o=!0;let $=N.length;for(let O=0;O<$;O++){let T=N[O],V=e;if(!(typeof T==
"number"&&isFinite(T))&&T!==null)return ge.errors=[{instancePath:r+"/series/"+x+"/points/"+O,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:am.items.type}}],!1;if(e===V&&typeof T=="numbe\
r"&&isFinite(T)){if(T>9007199254740991||isNaN(T))return ge.errors=[{instancePath:r+"/series/"+x+"/po\
ints/"+O,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(T<0||isNaN(T))return ge.errors=[{instancePath:r+"/series/"+x+"/points/"+O,schemaPath:"schema:P\
oints/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=V===e;if(!o)break}}}else
return ge.errors=[{instancePath:r+"/series/"+x+"/points",schemaPath:"schema:Points/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var u=D===e}else var u=!0}}}else return ge.errors=[{instancePath:r+"/\
series/"+x,schemaPath:"#/properties/series/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return ge.errors=[{instancePath:r+"/series",schemaPath:"#/properties/series/typ\
e",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(s.others!==void 0){let y=s.
others,l=e,g=e,k=!1,x=e;if(e===x)if(y&&typeof y=="object"&&!Array.isArray(y)){let v;if(y.values===void 0&&
(v="values")||y.points===void 0&&(v="points")){let _={instancePath:r+"/others",schemaPath:"#/propert\
ies/others/anyOf/0/required",keyword:"required",params:{missingProperty:v}};a===null?a=[_]:a.push(_),
e++}else{let _=e;for(let b in y)if(!(b==="values"||b==="points")){let N={instancePath:r+"/others",schemaPath:"\
#/properties/others/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
a===null?a=[N]:a.push(N),e++;break}if(_===e){if(y.values!==void 0){let b=y.values,N=e,D=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){let A={instancePath:r+"/others/values",schemaPath:"schema\
:Count/type",keyword:"type",params:{type:"integer"}};a===null?a=[A]:a.push(A),e++}if(e===D&&typeof b==
"number"&&isFinite(b)){if(b>9007199254740991||isNaN(b)){let A={instancePath:r+"/others/values",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};a===null?a=
[A]:a.push(A),e++}else if(b<0||isNaN(b)){let A={instancePath:r+"/others/values",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};a===null?a=[A]:a.push(A),e++}}var i=N===
e}else var i=!0;if(i)if(y.points!==void 0){let b=y.points,N=e;if(e===e)if(Array.isArray(b))if(b.length>
1e3){let I={instancePath:r+"/others/points",schemaPath:"schema:Points/maxItems",keyword:"maxItems",params:{
limit:1e3}};a===null?a=[I]:a.push(I),e++}else{var n=!0;let I=b.length;for(let $=0;$<I;$++){let O=b[$],
T=e;if(!(typeof O=="number"&&isFinite(O))&&O!==null){let C={instancePath:r+"/others/points/"+$,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:am.items.type}};a===null?a=[C]:a.push(C),e++}if(e===
T&&typeof O=="number"&&isFinite(O)){if(O>9007199254740991||isNaN(O)){let C={instancePath:r+"/others/\
points/"+$,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};
a===null?a=[C]:a.push(C),e++}else if(O<0||isNaN(O)){let C={instancePath:r+"/others/points/"+$,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};a===null?a=[C]:a.push(
C),e++}}var n=T===e;if(!n)break}}else{let I={instancePath:r+"/others/points",schemaPath:"schema:Poin\
ts/type",keyword:"type",params:{type:"array"}};a===null?a=[I]:a.push(I),e++}var i=N===e}else var i=!0}}}else{
let v={instancePath:r+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};a===null?a=[v]:a.push(v),e++}var d=x===e;k=k||d;let P=e;if(y!==null){let v={instancePath:r+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?
a=[v]:a.push(v),e++}var d=P===e;if(k=k||d,k)e=g,a!==null&&(g?a.length=g:a=null);else{let v={instancePath:r+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return a===null?a=[v]:a.
push(v),e++,ge.errors=a,!1}var t=l===e}else var t=!0}}}}}}}}else return ge.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=a,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function zt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=zt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ge(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ge.errors:
a.concat(ge.errors),e=a.length));else return zt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return zt.errors=a,e===0}zt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var el=Gt;var pf={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function pr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.requests===void 0&&(u="requests")||s.rows_read===
void 0&&(u="rows_read")||s.complete===void 0&&(u="complete")||s.next===void 0&&(u="next"))return pr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let o=e;for(let i in s)if(!(i==="requests"||i==="rows_read"||i==="complete"||i==="next")){return pr.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(s.requests!==void 0){let i=s.requests,n=e;if(e===n)if(Array.isArray(i)){if(i.length>
1e3)return pr.errors=[{instancePath:r+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let d=i.length;for(let m=0;m<d;m++){let c=e;F(i[m],{instancePath:r+
"/requests/"+m,parentData:i,parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?F.errors:
a.concat(F.errors),e=a.length);var t=c===e;if(!t)break}}}else return pr.errors=[{instancePath:r+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=n===
e}else var f=!0;if(f){if(s.rows_read!==void 0){let i=s.rows_read,n=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)))return pr.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>
5e4||isNaN(i))return pr.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(i<0||isNaN(i))return pr.errors=[{instancePath:r+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=n===e}else var f=!0;if(f){if(s.complete!==void 0){let i=e;if(typeof s.complete!="boolean")return pr.
errors=[{instancePath:r+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=i===e}else var f=!0;if(f)if(s.next!==void 0){let i=s.next,n=e;if(typeof i!="str\
ing"&&i!==null)return pr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:pf.properties.next.type}}],!1;if(e===n&&typeof i=="string"&&j(i,256))return pr.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=n===e}else var f=!0}}}}}else return pr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return pr.errors=a,e===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Gt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Gt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(pr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?pr.errors:
a.concat(pr.errors),e=a.length));else return Gt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gt.errors=a,e===0}Gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var rl=Bt;var _t={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function pe(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.kind===void 0&&(o="kind")||s.start_ms===void 0&&(o=
"start_ms")||s.end_ms===void 0&&(o="end_ms"))return pe.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in s)if(!dr.call(_t.properties,
n)){return pe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(i===e){if(s.kind!==void 0){let n=s.kind,d=e;if(typeof n!=
"string")return pe.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",
params:{type:"string"}}],!1;if(!(n==="queue"||n==="attempt"||n==="work"))return pe.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:_t.properties.kind.
enum}}],!1;var t=d===e}else var t=!0;if(t){if(s.start_ms!==void 0){let n=s.start_ms,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&
isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/start_ms",schemaPath:"#/properties/start_ms/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(s.end_ms!==
void 0){let n=s.end_ms,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0;if(t){if(s.first_token_ms!==void 0){let n=s.first_token_ms,d=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return pe.errors=[{instancePath:r+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:_t.properties.first_token_ms.type}}],!1;
if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=d===e}else var t=!0;if(t){if(s.attempt!==void 0){let n=s.attempt,d=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:r+"/attempt",schemaPath:"#/propertie\
s/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){
if(n>1e3||isNaN(n))return pe.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return pe.errors=[{
instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(s.upstream!==void 0){let n=s.upstream,d=e;if(typeof n!=
"string"&&n!==null)return pe.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:_t.properties.upstream.type}}],!1;if(e===d&&typeof n=="string"&&j(n,
64))return pe.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=d===e}else var t=!0;if(t){if(s.model!==void 0){let n=s.model,
d=e;if(typeof n!="string"&&n!==null)return pe.errors=[{instancePath:r+"/model",schemaPath:"#/propert\
ies/model/type",keyword:"type",params:{type:_t.properties.model.type}}],!1;if(e===d&&typeof n=="stri\
ng"&&j(n,256))return pe.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=d===e}else var t=!0;if(t){if(s.status!==void 0){let n=s.status,
d=e;if(e===d)if(typeof n=="string"){if(j(n,64))return pe.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return pe.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=d===
e}else var t=!0;if(t){if(s.reason!==void 0){let n=s.reason,d=e,m=e,c=!1,y=e;if(e===y)if(n&&typeof n==
"object"&&!Array.isArray(n)){let k=e;for(let x in n)if(!(x==="request_id"||x==="code"||x==="type"||x===
"param"||x==="message")){let P={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};a===null?a=[P]:a.push(
P),e++;break}if(k===e){if(n.request_id!==void 0){let x=n.request_id,P=e;if(e===P)if(typeof x=="strin\
g"){if(j(x,128)){let h={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0\
/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};a===null?a=[h]:a.push(h),e++}}else{
let h={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/type",keyword:"type",params:{type:"string"}};a===null?a=[h]:a.push(h),e++}var f=P===e}else var f=!0;
if(f){if(n.code!==void 0){let x=n.code,P=e;if(e===P)if(typeof x=="string"){if(j(x,128)){let v={instancePath:r+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLengt\
h",params:{limit:128}};a===null?a=[v]:a.push(v),e++}}else{let v={instancePath:r+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};a===null?a=
[v]:a.push(v),e++}var f=P===e}else var f=!0;if(f){if(n.type!==void 0){let x=n.type,P=e;if(e===P)if(typeof x==
"string"){if(j(x,128)){let v={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};a===null?a=[v]:a.push(v),e++}}else{
let v={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};a===null?a=[v]:a.push(v),e++}var f=P===e}else var f=!0;if(f){
if(n.param!==void 0){let x=n.param,P=e;if(e===P)if(typeof x=="string"){if(j(x,256)){let v={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};a===null?a=[v]:a.push(v),e++}}else{let v={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};a===null?
a=[v]:a.push(v),e++}var f=P===e}else var f=!0;if(f)if(n.message!==void 0){let x=n.message,P=e;if(e===
P)if(typeof x=="string"){if(j(x,512)){let v={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};a===null?a=
[v]:a.push(v),e++}}else{let v={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};a===null?a=[v]:a.push(v),e++}var f=P===
e}else var f=!0}}}}}else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};a===null?a=[k]:a.push(k),e++}var u=y===e;c=c||u;let l=e;if(n!==
null){let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};a===null?a=[k]:a.push(k),e++}var u=l===e;if(c=c||u,c)e=m,a!==null&&(m?a.length=
m:a=null);else{let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return a===null?a=[k]:a.push(k),e++,pe.errors=a,!1}var t=d===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let n=s.prompt_tokens,d=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return pe.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return pe.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=d===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let n=s.completion_tokens,d=e,m=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:r+"/complet\
ion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=[{instancePath:r+"/completio\
n_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(s.
charged!==void 0){let n=s.charged,d=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.
errors=[{instancePath:r+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.errors=
[{instancePath:r+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;
if(t)if(s.cost!==void 0){let n=s.cost,d=e,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return pe.errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return pe.
errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:r+"/cost",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}}}}}}}}else
return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.
errors=a,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ir.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.request===void 0&&(u="request")||s.arrived_at===void 0&&(u="arrived_at")||
s.total_ms===void 0&&(u="total_ms")||s.timeline===void 0&&(u="timeline")||s.complete===void 0&&(u="c\
omplete"))return ir.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(!(i==="request"||i==="arrived_at"||i==="total_ms"||i==="timeline"||i===
"complete")){return ir.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(s.request!==void 0){let i=e;F(s.
request,{instancePath:r+"/request",parentData:s,parentDataProperty:"request",rootData:w,dynamicAnchors:q})||
(a=a===null?F.errors:a.concat(F.errors),e=a.length);var t=i===e}else var t=!0;if(t){if(s.arrived_at!==
void 0){let i=s.arrived_at,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ir.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ir.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ir.errors=[{instancePath:r+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t){if(s.total_ms!==void 0){let i=s.total_ms,n=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return ir.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ir.errors=[{instancePath:r+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
0||isNaN(i))return ir.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.timeline!==
void 0){let i=s.timeline,n=e;if(e===n)if(Array.isArray(i)){if(i.length>200)return ir.errors=[{instancePath:r+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var f=!0;let m=i.length;for(let c=0;c<m;c++){let y=e;pe(i[c],{instancePath:r+"/timeline/"+c,parentData:i,
parentDataProperty:c,rootData:w,dynamicAnchors:q})||(a=a===null?pe.errors:a.concat(pe.errors),e=a.length);
var f=y===e;if(!f)break}}}else return ir.errors=[{instancePath:r+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=n===e}else var t=!0;if(t)if(s.complete!==
void 0){let i=e;if(typeof s.complete!="boolean")return ir.errors=[{instancePath:r+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}else
return ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.
errors=a,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Bt(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Bt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(ir(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:w,dynamicAnchors:q})||(a=a===null?ir.errors:a.concat(ir.errors),e=a.length));else
return Bt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Bt.
errors=a,e===0}Bt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var sl=Vt;var mf={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},tl={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},bt={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},lf=new RegExp(
"^[0-9]{1,78}$","u"),df=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function H(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=H.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.state===void 0&&(f="state")||s.network===void 0&&
(f="network")||s.payer===void 0&&(f="payer")||s.pay_to===void 0&&(f="pay_to")||s.asset===void 0&&(f=
"asset")||s.amount===void 0&&(f="amount")||s.price_usd===void 0&&(f="price_usd")||s.agent===void 0&&
(f="agent")||s.tool===void 0&&(f="tool")||s.request_id===void 0&&(f="request_id")||s.transaction===void 0&&
(f="transaction")||s.reason===void 0&&(f="reason")||s.attempts===void 0&&(f="attempts")||s.valid_before===
void 0&&(f="valid_before")||s.look_at===void 0&&(f="look_at")||s.created_at===void 0&&(f="created_at")||
s.updated_at===void 0&&(f="updated_at")||s.expires_at===void 0&&(f="expires_at"))return H.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!dr.
call(bt.properties,o)){return H.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===e){if(s.id!==void 0){let o=s.id,
i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return H.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(o,1))return H.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.state!==void 0){let o=s.state,i=e;if(typeof o!="string")return H.
errors=[{instancePath:r+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(o==="reserved"||o==="executing"||o==="executed"||o==="settling"||o==="settled"||o===
"settle_unknown"||o==="failed"||o==="expired"||o==="refund_due"||o==="undecided"))return H.errors=[{
instancePath:r+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:tl.
enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.network!==void 0){let o=s.network,i=e;if(e===i)if(typeof o==
"string"){if(j(o,64))return H.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return H.errors=[{instancePath:r+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;
if(t){if(s.payer!==void 0){let o=s.payer,i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return H.errors=
[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return H.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.pay_to!==void 0){let o=s.pay_to,i=e;
if(e===i)if(typeof o=="string"){if(j(o,64))return H.errors=[{instancePath:r+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return H.errors=[{instancePath:r+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.asset!==void 0){let o=s.asset,i=e;if(e===i)if(typeof o=="string"){if(j(o,
64))return H.errors=[{instancePath:r+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return H.errors=[{instancePath:r+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.amount!==
void 0){let o=s.amount,i=e;if(e===i)if(typeof o=="string"){if(j(o,78))return H.errors=[{instancePath:r+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!lf.
test(o))return H.errors=[{instancePath:r+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return H.errors=[{instancePath:r+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.price_usd!==void 0){let o=s.price_usd,i=e;if(e===i)if(typeof o=="string"){if(j(o,20))return H.errors=
[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!df.test(o))return H.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return H.
errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.agent!==void 0){let o=s.agent,i=e;if(e===i)
if(typeof o=="string"){if(j(o,64))return H.errors=[{instancePath:r+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return H.errors=[{instancePath:r+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0;if(t){if(s.tool!==void 0){let o=s.tool,i=e;if(typeof o!="string"&&o!==null)return H.errors=
[{instancePath:r+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:bt.properties.
tool.type}}],!1;if(e===i&&typeof o=="string"&&j(o,256))return H.errors=[{instancePath:r+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=i===e}else var t=!0;if(t){
if(s.request_id!==void 0){let o=s.request_id,i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return H.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return H.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
transaction!==void 0){let o=s.transaction,i=e;if(typeof o!="string"&&o!==null)return H.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:bt.properties.
transaction.type}}],!1;if(e===i&&typeof o=="string"&&j(o,256))return H.errors=[{instancePath:r+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=i===e}else var t=!0;if(t){if(s.reason!==void 0){let o=s.reason,i=e;if(typeof o!="string"&&o!==
null)return H.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:bt.properties.reason.type}}],!1;if(e===i&&typeof o=="string"&&j(o,1024))return H.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=i===e}else var t=!0;if(t){if(s.attempts!==void 0){let o=s.attempts,i=e;if(!(typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=[{instancePath:r+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(
o)){if(o>1e6||isNaN(o))return H.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(o<0||isNaN(o))return H.errors=
[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.valid_before!==void 0){let o=s.valid_before,i=e,
n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=[{instancePath:r+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return H.errors=[{instancePath:r+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.look_at!==
void 0){let o=s.look_at,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return H.
errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:bt.
properties.look_at.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return H.errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.created_at!==void 0){let o=s.created_at,i=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=[{instancePath:r+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return H.errors=[{instancePath:r+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return H.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.updated_at!==void 0){
let o=s.updated_at,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.errors=
[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return H.errors=[{instancePath:r+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.expires_at!==
void 0){let o=s.expires_at,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return H.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return H.errors=
[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return H.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return H.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.
errors=a,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Je.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.payments===void 0&&(i="payments")||s.next===void 0&&(i="next"))return Je.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{
let n=e;for(let d in s)if(!(d==="payments"||d==="next"||d==="counts")){return Je.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;
break}if(n===e){if(s.payments!==void 0){let d=s.payments,m=e;if(e===m)if(Array.isArray(d)){if(d.length>
1e3)return Je.errors=[{instancePath:r+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let c=d.length;for(let y=0;y<c;y++){let l=e;H(d[y],{instancePath:r+
"/payments/"+y,parentData:d,parentDataProperty:y,rootData:w,dynamicAnchors:q})||(a=a===null?H.errors:
a.concat(H.errors),e=a.length);var t=l===e;if(!t)break}}}else return Je.errors=[{instancePath:r+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=m===
e}else var f=!0;if(f){if(s.next!==void 0){let d=s.next,m=e;if(typeof d!="string"&&d!==null)return Je.
errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:mf.properties.
next.type}}],!1;if(e===m&&typeof d=="string"&&j(d,64))return Je.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=m===e}else var f=!0;if(f)
if(s.counts!==void 0){let d=s.counts,m=e;if(e===m)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.
keys(d).length>16)return Je.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let y in d){let l=e;if(typeof y!="string"){
let g={instancePath:r+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:y};a===null?a=[g]:a.push(g),e++}if(!(y==="reserved"||y==="executing"||y==="exec\
uted"||y==="settling"||y==="settled"||y==="settle_unknown"||y==="failed"||y==="expired"||y==="refund\
_due"||y==="undecided")){let g={instancePath:r+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:tl.enum},propertyName:y};a===null?a=[g]:a.push(g),e++}var u=l===e;if(!u){
let g={instancePath:r+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:y}};return a===null?a=[g]:a.push(g),e++,Je.errors=a,!1;break}}if(u)for(let y in d){
let l=d[y],g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Je.errors=[{instancePath:r+
"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return Je.
errors=[{instancePath:r+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<0||isNaN(l))return Je.
errors=[{instancePath:r+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=g===e;if(!o)break}}else return Je.
errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=m===e}else var f=!0}}}}else return Je.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Je.errors=a,e===0}Je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Vt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Vt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Je(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Je.errors:
a.concat(Je.errors),e=a.length));else return Vt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Vt.errors=a,e===0}Vt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var al=Zt;function Zt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Zt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(H(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?H.errors:
a.concat(H.errors),e=a.length));else return Zt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Zt.errors=a,e===0}Zt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var il=Wt;function Wt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Wt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(H(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?H.errors:
a.concat(H.errors),e=a.length));else return Wt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Wt.errors=a,e===0}Wt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var nl=Ht;function Ht(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ht.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(H(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?H.errors:
a.concat(H.errors),e=a.length));else return Ht.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ht.errors=a,e===0}Ht.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ol=Yt;var $s={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","last_errors","drained_at","in_flight","parallel","waiting","deploy\
ments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},
base_url:{type:["string","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{
$ref:"schema:Shaping"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,
required:["upstream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{
$ref:"schema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},last_errors:{type:"\
array",maxItems:16,items:{$ref:"schema:UpstreamError"}},drained_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{
$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},
$id:"schema:Upstream"};var Vi={type:"object",additionalProperties:!1,required:["meaning","at","upstream_model","fault","mes\
sage","request_id"],properties:{meaning:{type:"string",enum:["context_length","content_filter","mode\
l","key","quota","rate","overloaded","caller","member","system","reasoning","other"]},at:{type:"inte\
ger",minimum:0,maximum:9007199254740991},upstream_model:{type:"string",maxLength:256},fault:{type:"s\
tring",maxLength:256},message:{type:["string","null"],maxLength:512},request_id:{type:["string","nul\
l"],maxLength:128}},$id:"schema:UpstreamError"},Wi={type:["integer","null"],minimum:1,maximum:1e5,$id:"\
schema:Parallel"},ff={type:"object",additionalProperties:!1,required:["model","upstream_model","tier",
"weight","breaker","in_flight","parallel","waiting","resting_s"],properties:{model:{type:"string",maxLength:256},
upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},weight:{type:"\
integer",minimum:1,maximum:1e3},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{
$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Count"},resting_s:{type:"\
integer",minimum:0,maximum:86400}},$id:"schema:UpstreamDeployment"},pl={type:"string",enum:["closed",
"half_open","open"],$id:"schema:BreakerState"};function be(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=be.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.model===
void 0&&(u="model")||s.upstream_model===void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.
weight===void 0&&(u="weight")||s.breaker===void 0&&(u="breaker")||s.in_flight===void 0&&(u="in_fligh\
t")||s.parallel===void 0&&(u="parallel")||s.waiting===void 0&&(u="waiting")||s.resting_s===void 0&&(u=
"resting_s"))return be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(!dr.call(ff.properties,i)){return be.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
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
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.breaker!==void 0){let i=s.breaker,n=e,d=e,m=!1,
c=e;if(typeof i!="string"){let g={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"\
type",params:{type:"string"}};a===null?a=[g]:a.push(g),e++}if(!(i==="closed"||i==="half_open"||i==="\
open")){let g={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{
allowedValues:pl.enum}};a===null?a=[g]:a.push(g),e++}var f=c===e;m=m||f;let y=e;if(i!==null){let g={
instancePath:r+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"\
null"}};a===null?a=[g]:a.push(g),e++}var f=y===e;if(m=m||f,m)e=d,a!==null&&(d?a.length=d:a=null);else{
let g={instancePath:r+"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[g]:a.push(g),e++,be.errors=a,!1}var t=n===e}else var t=!0;if(t){if(s.in_flight!==
void 0){let i=s.in_flight,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.
errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return be.errors=
[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return be.errors=[{instancePath:r+"/in_flight",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.parallel!==void 0){let i=s.parallel,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return be.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"\
type",params:{type:Wi.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>1e5||isNaN(i))return be.
errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(i<1||isNaN(i))return be.errors=[{instancePath:r+"/parallel",schemaPath:"schem\
a:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=n===e}else var t=!0;
if(t){if(s.waiting!==void 0){let i=s.waiting,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return be.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return be.
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
function z(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=z.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.name===void 0&&(c="name")||s.origin===void 0&&
(c="origin")||s.base_url===void 0&&(c="base_url")||s.provider===void 0&&(c="provider")||s.shaping===
void 0&&(c="shaping")||s.learned===void 0&&(c="learned")||s.credential_fault===void 0&&(c="credentia\
l_fault")||s.last_errors===void 0&&(c="last_errors")||s.drained_at===void 0&&(c="drained_at")||s.in_flight===
void 0&&(c="in_flight")||s.parallel===void 0&&(c="parallel")||s.waiting===void 0&&(c="waiting")||s.deployments===
void 0&&(c="deployments"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:c}}],!1;{let y=e;for(let l in s)if(!dr.call($s.properties,l)){return z.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(y===e){if(s.name!==void 0){let l=s.name,g=e;if(e===g)if(typeof l=="string"){if(j(l,64))return z.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Q(l,1))return z.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=g===e}else var t=!0;if(t){if(s.
origin!==void 0){let l=s.origin,g=e;if(typeof l!="string"&&l!==null)return z.errors=[{instancePath:r+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:$s.properties.origin.type}}],
!1;if(e===g&&typeof l=="string"&&j(l,1024))return z.errors=[{instancePath:r+"/origin",schemaPath:"#/\
properties/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=g===e}else var t=!0;
if(t){if(s.base_url!==void 0){let l=s.base_url,g=e;if(typeof l!="string"&&l!==null)return z.errors=[
{instancePath:r+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:$s.properties.
base_url.type}}],!1;if(e===g&&typeof l=="string"&&j(l,1024))return z.errors=[{instancePath:r+"/base_\
url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=g===
e}else var t=!0;if(t){if(s.provider!==void 0){let l=s.provider,g=e;if(typeof l!="string"&&l!==null)return z.
errors=[{instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:$s.
properties.provider.type}}],!1;if(e===g&&typeof l=="string"&&j(l,64))return z.errors=[{instancePath:r+
"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=g===e}else var t=!0;if(t){if(s.shaping!==void 0){let l=s.shaping,g=e;if(e===e)if(Array.isArray(
l)){if(l.length>256)return z.errors=[{instancePath:r+"/shaping",schemaPath:"schema:Shaping/maxItems",
keyword:"maxItems",params:{limit:256}}],!1;{var f=!0;let P=l.length;for(let h=0;h<P;h++){let v=l[h],
_=e;if(e===_)if(typeof v=="string"){if(j(v,1024))return z.errors=[{instancePath:r+"/shaping/"+h,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Q(v,1))return z.errors=
[{instancePath:r+"/shaping/"+h,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return z.errors=[{instancePath:r+"/shaping/"+h,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else return z.errors=[{instancePath:r+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else
var t=!0;if(t){if(s.learned!==void 0){let l=s.learned,g=e;if(e===g)if(Array.isArray(l)){if(l.length>
4096)return z.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let x=l.length;for(let P=0;P<x;P++){let h=l[P],v=e;if(e===
v)if(h&&typeof h=="object"&&!Array.isArray(h)){let b;if(h.upstream_model===void 0&&(b="upstream_mode\
l")||h.shaping===void 0&&(b="shaping"))return z.errors=[{instancePath:r+"/learned/"+P,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:b}}],!1;{let N=e;for(let D in h)
if(!(D==="upstream_model"||D==="shaping")){return z.errors=[{instancePath:r+"/learned/"+P,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}}],
!1;break}if(N===e){if(h.upstream_model!==void 0){let D=h.upstream_model,A=e;if(e===A)if(typeof D=="s\
tring"){if(j(D,256))return z.errors=[{instancePath:r+"/learned/"+P+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return z.errors=[{instancePath:r+"/learned/"+P+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var o=A===e}else
var o=!0;if(o)if(h.shaping!==void 0){let D=h.shaping,A=e;if(e===e)if(Array.isArray(D)){if(D.length>256)
return z.errors=[{instancePath:r+"/learned/"+P+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var i=!0;let O=D.length;for(let T=0;T<O;T++){let V=D[T],C=e;if(e===
C)if(typeof V=="string"){if(j(V,1024))return z.errors=[{instancePath:r+"/learned/"+P+"/shaping/"+T,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Q(V,1))return z.errors=
[{instancePath:r+"/learned/"+P+"/shaping/"+T,schemaPath:"schema:Shaping/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:r+"/learned/"+P+"/shaping/"+T,schemaPath:"\
schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],!1;var i=C===e;if(!i)break}}}else
return z.errors=[{instancePath:r+"/learned/"+P+"/shaping",schemaPath:"schema:Shaping/type",keyword:"\
type",params:{type:"array"}}],!1;var o=A===e}else var o=!0}}}else return z.errors=[{instancePath:r+"\
/learned/"+P,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{type:"object"}}],!1;
var u=v===e;if(!u)break}}}else return z.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/\
learned/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(s.credential_fault!==
void 0){let l=s.credential_fault,g=e;if(typeof l!="string"&&l!==null)return z.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"type",params:{type:$s.properties.
credential_fault.type}}],!1;if(e===g&&typeof l=="string"&&j(l,1024))return z.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var t=g===e}else var t=!0;if(t){if(s.last_errors!==void 0){let l=s.last_errors,g=e;
if(e===g)if(Array.isArray(l)){if(l.length>16)return z.errors=[{instancePath:r+"/last_errors",schemaPath:"\
#/properties/last_errors/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var n=!0;let x=l.length;
for(let P=0;P<x;P++){let h=l[P],v=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let N;if(h.
meaning===void 0&&(N="meaning")||h.at===void 0&&(N="at")||h.upstream_model===void 0&&(N="upstream_mo\
del")||h.fault===void 0&&(N="fault")||h.message===void 0&&(N="message")||h.request_id===void 0&&(N="\
request_id"))return z.errors=[{instancePath:r+"/last_errors/"+P,schemaPath:"schema:UpstreamError/req\
uired",keyword:"required",params:{missingProperty:N}}],!1;{let D=e;for(let A in h)if(!(A==="meaning"||
A==="at"||A==="upstream_model"||A==="fault"||A==="message"||A==="request_id")){return z.errors=[{instancePath:r+
"/last_errors/"+P,schemaPath:"schema:UpstreamError/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(D===e){if(h.meaning!==void 0){let A=h.meaning,I=e;if(typeof A!=
"string")return z.errors=[{instancePath:r+"/last_errors/"+P+"/meaning",schemaPath:"schema:UpstreamEr\
ror/properties/meaning/type",keyword:"type",params:{type:"string"}}],!1;if(!(A==="context_length"||A===
"content_filter"||A==="model"||A==="key"||A==="quota"||A==="rate"||A==="overloaded"||A==="caller"||A===
"member"||A==="system"||A==="reasoning"||A==="other"))return z.errors=[{instancePath:r+"/last_errors\
/"+P+"/meaning",schemaPath:"schema:UpstreamError/properties/meaning/enum",keyword:"enum",params:{allowedValues:Vi.
properties.meaning.enum}}],!1;var d=I===e}else var d=!0;if(d){if(h.at!==void 0){let A=h.at,I=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return z.errors=[{instancePath:r+"/last_errors/"+P+"/at",schemaPath:"\
schema:UpstreamError/properties/at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof A==
"number"&&isFinite(A)){if(A>9007199254740991||isNaN(A))return z.errors=[{instancePath:r+"/last_error\
s/"+P+"/at",schemaPath:"schema:UpstreamError/properties/at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(A<0||isNaN(A))return z.errors=[{instancePath:r+"/last_errors/"+P+
"/at",schemaPath:"schema:UpstreamError/properties/at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var d=I===e}else var d=!0;if(d){if(h.upstream_model!==void 0){let A=h.upstream_model,
I=e;if(e===I)if(typeof A=="string"){if(j(A,256))return z.errors=[{instancePath:r+"/last_errors/"+P+"\
/upstream_model",schemaPath:"schema:UpstreamError/properties/upstream_model/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1}else return z.errors=[{instancePath:r+"/last_errors/"+P+"/upstream_mo\
del",schemaPath:"schema:UpstreamError/properties/upstream_model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=I===e}else var d=!0;if(d){if(h.fault!==void 0){let A=h.fault,I=e;if(e===I)if(typeof A==
"string"){if(j(A,256))return z.errors=[{instancePath:r+"/last_errors/"+P+"/fault",schemaPath:"schema\
:UpstreamError/properties/fault/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.
errors=[{instancePath:r+"/last_errors/"+P+"/fault",schemaPath:"schema:UpstreamError/properties/fault\
/type",keyword:"type",params:{type:"string"}}],!1;var d=I===e}else var d=!0;if(d){if(h.message!==void 0){
let A=h.message,I=e;if(typeof A!="string"&&A!==null)return z.errors=[{instancePath:r+"/last_errors/"+
P+"/message",schemaPath:"schema:UpstreamError/properties/message/type",keyword:"type",params:{type:Vi.
properties.message.type}}],!1;if(e===I&&typeof A=="string"&&j(A,512))return z.errors=[{instancePath:r+
"/last_errors/"+P+"/message",schemaPath:"schema:UpstreamError/properties/message/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var d=I===e}else var d=!0;if(d)if(h.request_id!==void 0){let A=h.
request_id,I=e;if(typeof A!="string"&&A!==null)return z.errors=[{instancePath:r+"/last_errors/"+P+"/\
request_id",schemaPath:"schema:UpstreamError/properties/request_id/type",keyword:"type",params:{type:Vi.
properties.request_id.type}}],!1;if(e===I&&typeof A=="string"&&j(A,128))return z.errors=[{instancePath:r+
"/last_errors/"+P+"/request_id",schemaPath:"schema:UpstreamError/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;var d=I===e}else var d=!0}}}}}}}else return z.errors=[{instancePath:r+
"/last_errors/"+P,schemaPath:"schema:UpstreamError/type",keyword:"type",params:{type:"object"}}],!1;
var n=v===e;if(!n)break}}}else return z.errors=[{instancePath:r+"/last_errors",schemaPath:"#/propert\
ies/last_errors/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0;if(t){if(s.
drained_at!==void 0){let l=s.drained_at,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&
l!==null)return z.errors=[{instancePath:r+"/drained_at",schemaPath:"#/properties/drained_at/type",keyword:"\
type",params:{type:$s.properties.drained_at.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>
9007199254740991||isNaN(l))return z.errors=[{instancePath:r+"/drained_at",schemaPath:"#/properties/d\
rained_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<0||isNaN(
l))return z.errors=[{instancePath:r+"/drained_at",schemaPath:"#/properties/drained_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.in_flight!==void 0){
let l=s.in_flight,g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return z.errors=[
{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return z.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return z.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t){if(s.parallel!==
void 0){let l=s.parallel,g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)
return z.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:Wi.type}}],!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>1e5||isNaN(l))return z.errors=[{instancePath:r+
"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],
!1;if(l<1||isNaN(l))return z.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=g===e}else var t=!0;if(t){if(s.waiting!==
void 0){let l=s.waiting,g=e,k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return z.errors=
[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return z.errors=[{instancePath:r+
"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return z.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=g===e}else var t=!0;if(t)if(s.deployments!==void 0){
let l=s.deployments,g=e;if(e===g)if(Array.isArray(l)){if(l.length>4096)return z.errors=[{instancePath:r+
"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var m=!0;let x=l.length;for(let P=0;P<x;P++){let h=e;be(l[P],{instancePath:r+"/deployments/"+P,parentData:l,
parentDataProperty:P,rootData:w,dynamicAnchors:q})||(a=a===null?be.errors:a.concat(be.errors),e=a.length);
var m=h===e;if(!m)break}}}else return z.errors=[{instancePath:r+"/deployments",schemaPath:"#/propert\
ies/deployments/type",keyword:"type",params:{type:"array"}}],!1;var t=g===e}else var t=!0}}}}}}}}}}}}}}else
return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=a,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Jr(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Jr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.upstreams===void 0&&(f="upstreams"))return Jr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(o!==
"upstreams"){return Jr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:o}}],!1;break}if(u===e&&s.upstreams!==void 0){let o=s.upstreams;
if(e===e)if(Array.isArray(o)){if(o.length>256)return Jr.errors=[{instancePath:r+"/upstreams",schemaPath:"\
#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let n=o.length;
for(let d=0;d<n;d++){let m=e;z(o[d],{instancePath:r+"/upstreams/"+d,parentData:o,parentDataProperty:d,
rootData:w,dynamicAnchors:q})||(a=a===null?z.errors:a.concat(z.errors),e=a.length);var t=m===e;if(!t)
break}}}else return Jr.errors=[{instancePath:r+"/upstreams",schemaPath:"#/properties/upstreams/type",
keyword:"type",params:{type:"array"}}],!1}}}else return Jr.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return Jr.errors=a,e===0}Jr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Yt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Yt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Jr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Jr.errors:
a.concat(Jr.errors),e=a.length));else return Yt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Yt.errors=a,e===0}Yt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ml=Jt;var uf={type:"object",additionalProperties:!1,required:["alerts","next"],properties:{alerts:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Alert"}},next:{type:["string","null"],maxLength:36}},$id:"sch\
ema:AlertList"},Os={type:"object",additionalProperties:!1,required:["id","at","kind","severity","mes\
sage","about","ended_at","acknowledged_at","acknowledged_by"],properties:{id:{type:"string",minLength:36,
maxLength:36,pattern:"^[0-9a-f-]{36}$"},at:{$ref:"schema:Instant"},kind:{type:"string",enum:["budget\
_spent","key_ends","outlet_stopped","breaker_open","not_ready","refund_due","undecided","ledger_back\
log","clock_differs","shedding","config_refused"]},severity:{type:"string",enum:["error","warning"]},
message:{type:"string",minLength:1,maxLength:1024},about:{$ref:"schema:ProblemSubject"},ended_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991},acknowledged_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},acknowledged_by:{type:["string","null"],maxLength:128}},$id:"schema:Alert"},
yf=new RegExp("^[0-9a-f-]{36}$","u");function me(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.id===
void 0&&(u="id")||s.at===void 0&&(u="at")||s.kind===void 0&&(u="kind")||s.severity===void 0&&(u="sev\
erity")||s.message===void 0&&(u="message")||s.about===void 0&&(u="about")||s.ended_at===void 0&&(u="\
ended_at")||s.acknowledged_at===void 0&&(u="acknowledged_at")||s.acknowledged_by===void 0&&(u="ackno\
wledged_by"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(!dr.call(Os.properties,i)){return me.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(s.id!==void 0){let i=s.id,n=e;if(e===n)if(typeof i=="string"){if(j(i,36))return me.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Q(i,36))return me.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!yf.test(i))return me.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}else return me.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.
at!==void 0){let i=s.at,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return me.errors=
[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return me.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return me.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.kind!==void 0){let i=s.
kind,n=e;if(typeof i!="string")return me.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/ki\
nd/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="budget_spent"||i==="key_ends"||i==="ou\
tlet_stopped"||i==="breaker_open"||i==="not_ready"||i==="refund_due"||i==="undecided"||i==="ledger_b\
acklog"||i==="clock_differs"||i==="shedding"||i==="config_refused"))return me.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Os.properties.kind.
enum}}],!1;var t=n===e}else var t=!0;if(t){if(s.severity!==void 0){let i=s.severity,n=e;if(typeof i!=
"string")return me.errors=[{instancePath:r+"/severity",schemaPath:"#/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="error"||i==="warning"))return me.errors=[{instancePath:r+
"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues:Os.properties.
severity.enum}}],!1;var t=n===e}else var t=!0;if(t){if(s.message!==void 0){let i=s.message,n=e;if(e===
n)if(typeof i=="string"){if(j(i,1024))return me.errors=[{instancePath:r+"/message",schemaPath:"#/pro\
perties/message/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Q(i,1))return me.errors=[
{instancePath:r+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return me.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.about!==void 0){let i=s.about,
n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c;if(i.type===void 0&&(c="type")||i.id===
void 0&&(c="id"))return me.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/requir\
ed",keyword:"required",params:{missingProperty:c}}],!1;{let y=e;for(let l in i)if(!(l==="type"||l===
"id")){return me.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(y===e){if(i.type!==
void 0){let l=i.type,g=e;if(typeof l!="string")return me.errors=[{instancePath:r+"/about/type",schemaPath:"\
schema:ProblemSubject/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="ups\
tream"||l==="part"||l==="payments"||l==="key"||l==="group"||l==="caller"||l==="cap"||l==="ledger"||l===
"server"||l==="config"||l==="outlet"))return me.errors=[{instancePath:r+"/about/type",schemaPath:"sc\
hema:ProblemSubject/properties/type/enum",keyword:"enum",params:{allowedValues:Jm.properties.type.enum}}],
!1;var f=g===e}else var f=!0;if(f)if(i.id!==void 0){let l=i.id,g=e;if(e===g)if(typeof l=="string"){if(j(
l,256))return me.errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/id\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(l,1))return me.errors=[{instancePath:r+
"/about/id",schemaPath:"schema:ProblemSubject/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return me.errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=g===e}else var f=!0}}}else return me.errors=
[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/type",keyword:"type",params:{type:"objec\
t"}}],!1;var t=n===e}else var t=!0;if(t){if(s.ended_at!==void 0){let i=s.ended_at,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return me.errors=[{instancePath:r+"/ended_at",schemaPath:"\
#/properties/ended_at/type",keyword:"type",params:{type:Os.properties.ended_at.type}}],!1;if(e===n&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return me.errors=[{instancePath:r+"\
/ended_at",schemaPath:"#/properties/ended_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return me.errors=[{instancePath:r+"/ended_at",schemaPath:"#/properties/ended_at/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.
acknowledged_at!==void 0){let i=s.acknowledged_at,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return me.errors=[{instancePath:r+"/acknowledged_at",schemaPath:"#/properties/acknowle\
dged_at/type",keyword:"type",params:{type:Os.properties.acknowledged_at.type}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return me.errors=[{instancePath:r+"/acknowled\
ged_at",schemaPath:"#/properties/acknowledged_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return me.errors=[{instancePath:r+"/acknowledged_at",schemaPath:"\
#/properties/acknowledged_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===
e}else var t=!0;if(t)if(s.acknowledged_by!==void 0){let i=s.acknowledged_by,n=e;if(typeof i!="string"&&
i!==null)return me.errors=[{instancePath:r+"/acknowledged_by",schemaPath:"#/properties/acknowledged_\
by/type",keyword:"type",params:{type:Os.properties.acknowledged_by.type}}],!1;if(e===n&&typeof i=="s\
tring"&&j(i,128))return me.errors=[{instancePath:r+"/acknowledged_by",schemaPath:"#/properties/ackno\
wledged_by/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=n===e}else var t=!0}}}}}}}}}}else
return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.
errors=a,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Lr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.alerts===void 0&&(u="alerts")||s.next===void 0&&(u="next"))return Lr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let o=e;
for(let i in s)if(!(i==="alerts"||i==="next")){return Lr.errors=[{instancePath:r,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(s.
alerts!==void 0){let i=s.alerts,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Lr.errors=[
{instancePath:r+"/alerts",schemaPath:"#/properties/alerts/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let d=i.length;for(let m=0;m<d;m++){let c=e;me(i[m],{instancePath:r+"/alerts/"+m,parentData:i,
parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?me.errors:a.concat(me.errors),e=a.length);
var t=c===e;if(!t)break}}}else return Lr.errors=[{instancePath:r+"/alerts",schemaPath:"#/properties/\
alerts/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){
let i=s.next,n=e;if(typeof i!="string"&&i!==null)return Lr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:uf.properties.next.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,36))return Lr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:36}}],!1;var f=n===e}else var f=!0}}}else return Lr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Lr.errors=a,e===0}Lr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Jt(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Jt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Lr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Lr.errors:a.concat(Lr.errors),e=a.length));else return Jt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Jt.errors=a,e===0}Jt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var ll=Qt;function Qt(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Qt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(me(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?me.errors:
a.concat(me.errors),e=a.length));else return Qt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qt.errors=a,e===0}Qt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dl=ea;var kr={type:"object",additionalProperties:!1,required:["name","state","unsent","failing_since","las\
t_error","last_error_at","last_sent_at","dropped"],properties:{name:{type:"string",minLength:1,maxLength:64},
state:{type:"string",enum:["running","stopped"]},unsent:{type:"integer",minimum:0,maximum:9007199254740991},
failing_since:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_error:{type:["string",
"null"],maxLength:500},last_error_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_sent_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},dropped:{type:"integer",minimum:0,maximum:9007199254740991}},
$id:"schema:Outlet"};function he(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.outlets===void 0&&(u=
"outlets"))return he.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(i!=="outlets"){return he.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e&&s.outlets!==
void 0){let i=s.outlets;if(e===e)if(Array.isArray(i)){if(i.length>1e3)return he.errors=[{instancePath:r+
"/outlets",schemaPath:"#/properties/outlets/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let d=i.length;for(let m=0;m<d;m++){let c=i[m],y=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(
c)){let k;if(c.name===void 0&&(k="name")||c.state===void 0&&(k="state")||c.unsent===void 0&&(k="unse\
nt")||c.failing_since===void 0&&(k="failing_since")||c.last_error===void 0&&(k="last_error")||c.last_error_at===
void 0&&(k="last_error_at")||c.last_sent_at===void 0&&(k="last_sent_at")||c.dropped===void 0&&(k="dr\
opped"))return he.errors=[{instancePath:r+"/outlets/"+m,schemaPath:"schema:Outlet/required",keyword:"\
required",params:{missingProperty:k}}],!1;{let x=e;for(let P in c)if(!(P==="name"||P==="state"||P===
"unsent"||P==="failing_since"||P==="last_error"||P==="last_error_at"||P==="last_sent_at"||P==="dropp\
ed")){return he.errors=[{instancePath:r+"/outlets/"+m,schemaPath:"schema:Outlet/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(c.name!==void 0){
let P=c.name,h=e;if(e===h)if(typeof P=="string"){if(j(P,64))return he.errors=[{instancePath:r+"/outl\
ets/"+m+"/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Q(P,1))return he.errors=[{instancePath:r+"/outlets/"+m+"/name",schemaPath:"schema:Outlet/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+
"/outlets/"+m+"/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=h===e}else var f=!0;if(f){if(c.state!==void 0){let P=c.state,h=e;if(typeof P!="st\
ring")return he.errors=[{instancePath:r+"/outlets/"+m+"/state",schemaPath:"schema:Outlet/properties/\
state/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="running"||P==="stopped"))return he.
errors=[{instancePath:r+"/outlets/"+m+"/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"\
enum",params:{allowedValues:kr.properties.state.enum}}],!1;var f=h===e}else var f=!0;if(f){if(c.unsent!==
void 0){let P=c.unsent,h=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return he.errors=
[{instancePath:r+"/outlets/"+m+"/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||
isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/unsent",schemaPath:"schema:Outlet/propert\
ies/unsent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(
P))return he.errors=[{instancePath:r+"/outlets/"+m+"/unsent",schemaPath:"schema:Outlet/properties/un\
sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=h===e}else var f=!0;if(f){
if(c.failing_since!==void 0){let P=c.failing_since,h=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P))&&P!==null)return he.errors=[{instancePath:r+"/outlets/"+m+"/failing_since",schemaPath:"schema:Ou\
tlet/properties/failing_since/type",keyword:"type",params:{type:kr.properties.failing_since.type}}],
!1;if(e===h&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(P))return he.errors=[{instancePath:r+
"/outlets/"+m+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return he.errors=[{instancePath:r+
"/outlets/"+m+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var f=h===e}else var f=!0;if(f){if(c.last_error!==void 0){
let P=c.last_error,h=e;if(typeof P!="string"&&P!==null)return he.errors=[{instancePath:r+"/outlets/"+
m+"/last_error",schemaPath:"schema:Outlet/properties/last_error/type",keyword:"type",params:{type:kr.
properties.last_error.type}}],!1;if(e===h&&typeof P=="string"&&j(P,500))return he.errors=[{instancePath:r+
"/outlets/"+m+"/last_error",schemaPath:"schema:Outlet/properties/last_error/maxLength",keyword:"maxL\
ength",params:{limit:500}}],!1;var f=h===e}else var f=!0;if(f){if(c.last_error_at!==void 0){let P=c.
last_error_at,h=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))&&P!==null)return he.errors=
[{instancePath:r+"/outlets/"+m+"/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/t\
ype",keyword:"type",params:{type:kr.properties.last_error_at.type}}],!1;if(e===h&&typeof P=="number"&&
isFinite(P)){if(P>9007199254740991||isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/last_\
error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/\
last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var f=h===e}else var f=!0;if(f){if(c.last_sent_at!==void 0){let P=c.last_sent_at,
h=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))&&P!==null)return he.errors=[{instancePath:r+
"/outlets/"+m+"/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/type",keyword:"type",
params:{type:kr.properties.last_sent_at.type}}],!1;if(e===h&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||
isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(P<0||isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/last_sent_at",schemaPath:"sche\
ma:Outlet/properties/last_sent_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=h===
e}else var f=!0;if(f)if(c.dropped!==void 0){let P=c.dropped,h=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P)))return he.errors=[{instancePath:r+"/outlets/"+m+"/dropped",schemaPath:"schema:Outle\
t/properties/dropped/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof P=="number"&&
isFinite(P)){if(P>9007199254740991||isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/dropp\
ed",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(P<0||isNaN(P))return he.errors=[{instancePath:r+"/outlets/"+m+"/drop\
ped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var f=h===e}else var f=!0}}}}}}}}}else return he.errors=[{instancePath:r+"/outlets/"+m,
schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1;var t=y===e;if(!t)break}}}else
return he.errors=[{instancePath:r+"/outlets",schemaPath:"#/properties/outlets/type",keyword:"type",params:{
type:"array"}}],!1}}}else return he.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return he.errors=a,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ea(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ea.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(he(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?he.errors:
a.concat(he.errors),e=a.length));else return ea.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ea.errors=a,e===0}ea.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fl=xe;function xe(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name")||f.state===void 0&&(o="s\
tate")||f.unsent===void 0&&(o="unsent")||f.failing_since===void 0&&(o="failing_since")||f.last_error===
void 0&&(o="last_error")||f.last_error_at===void 0&&(o="last_error_at")||f.last_sent_at===void 0&&(o=
"last_sent_at")||f.dropped===void 0&&(o="dropped"))return xe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in f)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return xe.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===
e){if(f.name!==void 0){let n=f.name,d=e;if(e===d)if(typeof n=="string"){if(j(n,64))return xe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(Q(n,1))return xe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.state!==void 0){let n=f.state,d=e;if(typeof n!=
"string")return xe.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return xe.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:kr.properties.state.enum}}],!1;var t=d===e}else var t=!0;if(t){if(f.unsent!==void 0){let n=f.
unsent,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return xe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(f.failing_since!==void 0){let n=f.failing_since,
d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return xe.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:kr.properties.failing_since.type}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return xe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return xe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===
e}else var t=!0;if(t){if(f.last_error!==void 0){let n=f.last_error,d=e;if(typeof n!="string"&&n!==null)
return xe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:kr.properties.last_error.type}}],!1;if(e===d&&typeof n=="stri\
ng"&&j(n,500))return xe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=d===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let n=f.last_error_at,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return xe.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:kr.properties.last_error_at.
type}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let n=f.last_sent_at,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return xe.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:kr.properties.last_sent_at.type}}],!1;if(e===
d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t)if(f.dropped!==void 0){let n=f.
dropped,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return xe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return xe.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}}}else return xe.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return xe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=
a,e===0}xe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ul=ar;function ar(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name")||f.ok===void 0&&(o="ok")||
f.detail===void 0&&(o="detail")||f.ms===void 0&&(o="ms"))return ar.errors=[{instancePath:r+"/respons\
e",schemaPath:"schema:OutletTest/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;
for(let n in f)if(!(n==="name"||n==="ok"||n==="detail"||n==="ms")){return ar.errors=[{instancePath:r+
"/response",schemaPath:"schema:OutletTest/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e){if(f.name!==void 0){let n=f.name,d=e;if(e===d)if(typeof n==
"string"){if(j(n,64))return ar.errors=[{instancePath:r+"/response/name",schemaPath:"schema:OutletTes\
t/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(n,1))return ar.errors=[
{instancePath:r+"/response/name",schemaPath:"schema:OutletTest/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return ar.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:OutletTest/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;
if(t){if(f.ok!==void 0){let n=e;if(typeof f.ok!="boolean")return ar.errors=[{instancePath:r+"/respon\
se/ok",schemaPath:"schema:OutletTest/properties/ok/type",keyword:"type",params:{type:"boolean"}}],!1;
var t=n===e}else var t=!0;if(t){if(f.detail!==void 0){let n=f.detail,d=e;if(e===d)if(typeof n=="stri\
ng"){if(j(n,500))return ar.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:OutletTest/\
properties/detail/maxLength",keyword:"maxLength",params:{limit:500}}],!1;if(Q(n,1))return ar.errors=
[{instancePath:r+"/response/detail",schemaPath:"schema:OutletTest/properties/detail/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ar.errors=[{instancePath:r+"/response/detail",schemaPath:"\
schema:OutletTest/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else
var t=!0;if(t)if(f.ms!==void 0){let n=f.ms,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return ar.errors=[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/ms/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>36e5||
isNaN(n))return ar.errors=[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/m\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5}}],!1;if(n<0||isNaN(n))return ar.errors=
[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0}}}}}else return ar.errors=[{instancePath:r+
"/response",schemaPath:"schema:OutletTest/type",keyword:"type",params:{type:"object"}}],!1}}else return ar.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=
a,e===0}ar.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var yl=qe;function qe(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.name===void 0&&(o="name")||f.state===void 0&&(o="s\
tate")||f.unsent===void 0&&(o="unsent")||f.failing_since===void 0&&(o="failing_since")||f.last_error===
void 0&&(o="last_error")||f.last_error_at===void 0&&(o="last_error_at")||f.last_sent_at===void 0&&(o=
"last_sent_at")||f.dropped===void 0&&(o="dropped"))return qe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in f)if(!(n===
"name"||n==="state"||n==="unsent"||n==="failing_since"||n==="last_error"||n==="last_error_at"||n==="\
last_sent_at"||n==="dropped")){return qe.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===
e){if(f.name!==void 0){let n=f.name,d=e;if(e===d)if(typeof n=="string"){if(j(n,64))return qe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(Q(n,1))return qe.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(f.state!==void 0){let n=f.state,d=e;if(typeof n!=
"string")return qe.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="running"||n==="stopped"))return qe.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:kr.properties.state.enum}}],!1;var t=d===e}else var t=!0;if(t){if(f.unsent!==void 0){let n=f.
unsent,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(f.failing_since!==void 0){let n=f.failing_since,
d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return qe.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:kr.properties.failing_since.type}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return qe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return qe.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===
e}else var t=!0;if(t){if(f.last_error!==void 0){let n=f.last_error,d=e;if(typeof n!="string"&&n!==null)
return qe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:kr.properties.last_error.type}}],!1;if(e===d&&typeof n=="stri\
ng"&&j(n,500))return qe.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=d===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let n=f.last_error_at,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return qe.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:kr.properties.last_error_at.
type}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let n=f.last_sent_at,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return qe.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:kr.properties.last_sent_at.type}}],!1;if(e===
d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t)if(f.dropped!==void 0){let n=f.
dropped,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return qe.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0}}}}}}}}}else return qe.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=
a,e===0}qe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var cl=ra;function ra(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ra.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?z.errors:
a.concat(z.errors),e=a.length));else return ra.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ra.errors=a,e===0}ra.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hl=sa;function sa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=sa.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?z.errors:
a.concat(z.errors),e=a.length));else return sa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return sa.errors=a,e===0}sa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gl=He;function He(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let u=s.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let i;if(u.name===void 0&&(i="name")||u.ok===void 0&&(i="ok")||
u.detail===void 0&&(i="detail")||u.missing===void 0&&(i="missing"))return He.errors=[{instancePath:r+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let d in u)if(!(d==="name"||d==="ok"||d==="detail"||d==="missing")){return He.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(u.name!==void 0){let d=u.name,m=e;
if(e===m)if(typeof d=="string"){if(j(d,64))return He.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(d,1))return He.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return He.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else
var t=!0;if(t){if(u.ok!==void 0){let d=e;if(typeof u.ok!="boolean")return He.errors=[{instancePath:r+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=d===e}else var t=!0;if(t){if(u.detail!==void 0){let d=u.detail,m=e;if(e===m)if(typeof d==
"string"){if(j(d,65536))return He.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(Q(d,1))return He.
errors=[{instancePath:r+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return He.errors=[{instancePath:r+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=m===e}else var t=!0;if(t)if(u.missing!==void 0){let d=u.missing,m=e;if(e===m)if(Array.isArray(
d)){if(d.length>4096)return He.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let y=d.length;
for(let l=0;l<y;l++){let g=d[l],k=e;if(e===k)if(typeof g=="string"){if(j(g,256))return He.errors=[{instancePath:r+
"/response/missing/"+l,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(Q(g,1))return He.errors=[{instancePath:r+"/response/missing/"+l,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return He.errors=[{instancePath:r+"/response/missing/"+l,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=k===e;if(!f)break}}}else
return He.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0}}}}}else return He.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return He.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return He.errors=a,e===0}He.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var kl=ta;var cf={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},hf={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","parallel","waiting","resting_s"],properties:{
upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{
type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"numb\
er",minimum:0,maximum:1},drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"\
null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Cou\
nt"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function ce(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.upstream===void 0&&(u="upstream")||s.upstream_model===
void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.weight===void 0&&(u="weight")||s.share===
void 0&&(u="share")||s.drained===void 0&&(u="drained")||s.breaker===void 0&&(u="breaker")||s.in_flight===
void 0&&(u="in_flight")||s.parallel===void 0&&(u="parallel")||s.waiting===void 0&&(u="waiting")||s.resting_s===
void 0&&(u="resting_s"))return ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:u}}],!1;{let o=e;for(let i in s)if(!dr.call(hf.properties,i)){return ce.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(s.upstream!==void 0){let i=s.upstream,n=e;if(e===n)if(typeof i=="string"){if(j(
i,64))return ce.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Q(i,1))return ce.errors=[{instancePath:r+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:r+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var t=n===
e}else var t=!0;if(t){if(s.upstream_model!==void 0){let i=s.upstream_model,n=e;if(e===n)if(typeof i==
"string"){if(j(i,256))return ce.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/u\
pstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ce.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=n===e}else var t=!0;if(t){if(s.tier!==void 0){let i=s.tier,n=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>16||
isNaN(i))return ce.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(i<1||isNaN(i))return ce.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=n===e}else var t=!0;if(t){if(s.weight!==void 0){let i=s.weight,n=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)){if(i>
1e3||isNaN(i))return ce.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return ce.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=n===e}else var t=!0;if(t){if(s.share!==void 0){let i=s.share,n=e;if(e===n)if(typeof i=="num\
ber"&&isFinite(i)){if(i>1||isNaN(i))return ce.errors=[{instancePath:r+"/share",schemaPath:"#/propert\
ies/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(i<0||isNaN(i))return ce.
errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return ce.errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=n===e}else var t=!0;if(t){if(s.drained!==void 0){
let i=e;if(typeof s.drained!="boolean")return ce.errors=[{instancePath:r+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
breaker!==void 0){let i=s.breaker,n=e,d=e,m=!1,c=e;if(typeof i!="string"){let g={instancePath:r+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};a===null?a=[g]:a.
push(g),e++}if(!(i==="closed"||i==="half_open"||i==="open")){let g={instancePath:r+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:pl.enum}};a===null?a=[g]:a.push(g),e++}
var f=c===e;m=m||f;let y=e;if(i!==null){let g={instancePath:r+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};a===null?a=[g]:a.push(g),e++}var f=y===e;if(m=
m||f,m)e=d,a!==null&&(d?a.length=d:a=null);else{let g={instancePath:r+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return a===null?a=[g]:a.push(g),e++,ce.errors=a,!1}var t=n===
e}else var t=!0;if(t){if(s.in_flight!==void 0){let i=s.in_flight,n=e,d=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ce.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ce.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.parallel!==void 0){let i=s.parallel,n=e,d=e;if(!(typeof i=="\
number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ce.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:Wi.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(
i)){if(i>1e5||isNaN(i))return ce.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(i<1||isNaN(i))return ce.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e}else var t=!0;if(t){if(s.waiting!==void 0){let i=s.waiting,n=e,d=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:r+"/waiting",schemaPath:"s\
chema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ce.errors=[{instancePath:r+"/waiting",schemaPath:"schema:\
Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ce.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.resting_s!==void 0){let i=s.
resting_s,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:r+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof i=="number"&&isFinite(i)){if(i>86400||isNaN(i))return ce.errors=[{instancePath:r+"/resting\
_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(i<0||isNaN(i))return ce.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0}}}}}}}}}}}}else
return ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.
errors=a,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ge.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.routes===void 0&&(o="routes"))return Ge.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in s)if(n!=="route\
s"){return Ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(i===e&&s.routes!==void 0){let n=s.routes;if(e===e)if(Array.
isArray(n)){if(n.length>4096)return Ge.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/ro\
utes/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var t=!0;let m=n.length;for(let c=0;c<m;c++){
let y=n[c],l=e;if(e===l)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.model===void 0&&(k="\
model")||y.route===void 0&&(k="route")||y.kind===void 0&&(k="kind")||y.deployments===void 0&&(k="dep\
loyments"))return Ge.errors=[{instancePath:r+"/routes/"+c,schemaPath:"#/properties/routes/items/requ\
ired",keyword:"required",params:{missingProperty:k}}],!1;{let x=e;for(let P in y)if(!(P==="model"||P===
"route"||P==="kind"||P==="deployments")){return Ge.errors=[{instancePath:r+"/routes/"+c,schemaPath:"\
#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(x===e){if(y.model!==void 0){let P=y.model,h=e;if(e===h)if(typeof P=="string"){if(j(P,256))
return Ge.errors=[{instancePath:r+"/routes/"+c+"/model",schemaPath:"#/properties/routes/items/proper\
ties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ge.errors=[{instancePath:r+
"/routes/"+c+"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(y.route!==void 0){let P=y.route,h=e;if(typeof P!=
"string"&&P!==null)return Ge.errors=[{instancePath:r+"/routes/"+c+"/route",schemaPath:"#/properties/\
routes/items/properties/route/type",keyword:"type",params:{type:cf.properties.routes.items.properties.
route.type}}],!1;if(e===h&&typeof P=="string"&&j(P,256))return Ge.errors=[{instancePath:r+"/routes/"+
c+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=h===e}else var f=!0;if(f){if(y.kind!==void 0){let P=y.kind,h=e;if(e===h)if(typeof P==
"string"){if(j(P,32))return Ge.errors=[{instancePath:r+"/routes/"+c+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Ge.errors=
[{instancePath:r+"/routes/"+c+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f)if(y.deployments!==void 0){let P=y.
deployments,h=e;if(e===h)if(Array.isArray(P)){if(P.length>4096)return Ge.errors=[{instancePath:r+"/r\
outes/"+c+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let _=P.length;for(let b=0;b<_;b++){let N=e;ce(P[b],{instancePath:r+
"/routes/"+c+"/deployments/"+b,parentData:P,parentDataProperty:b,rootData:w,dynamicAnchors:q})||(a=a===
null?ce.errors:a.concat(ce.errors),e=a.length);var u=N===e;if(!u)break}}}else return Ge.errors=[{instancePath:r+
"/routes/"+c+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=h===e}else var f=!0}}}}}else return Ge.errors=[{instancePath:r+
"/routes/"+c,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=l===e;if(!t)break}}}else return Ge.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ge.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=a,e===0}Ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ta(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ta.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ge(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ge.errors:
a.concat(Ge.errors),e=a.length));else return ta.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ta.errors=a,e===0}ta.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pl=Ne;var im={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function Ne(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let o=s.
response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.source===void 0&&(n="sourc\
e")||o.proposals===void 0&&(n="proposals"))return Ne.errors=[{instancePath:r+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let m in o)
if(!(m==="source"||m==="proposals")){return Ne.errors=[{instancePath:r+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(d===e){if(o.source!==void 0){let m=o.source,c=e;if(e===c)if(typeof m=="string"){if(j(m,128))
return Ne.errors=[{instancePath:r+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Ne.errors=[{instancePath:r+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=c===e}else var t=!0;if(t)if(o.proposals!==void 0){let m=o.proposals,c=e;if(e===c)
if(Array.isArray(m)){if(m.length>65536)return Ne.errors=[{instancePath:r+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let l=m.length;for(let g=0;g<l;g++){let k=m[g],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(
k)){let h;if(k.model===void 0&&(h="model")||k.upstream===void 0&&(h="upstream")||k.upstream_model===
void 0&&(h="upstream_model")||k.price===void 0&&(h="price")||k.proposed===void 0&&(h="proposed")||k.
is_same===void 0&&(h="is_same")||k.context_tokens===void 0&&(h="context_tokens"))return Ne.errors=[{
instancePath:r+"/response/proposals/"+g,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:h}}],!1;{let v=e;for(let _ in k)if(!(_==="mode\
l"||_==="upstream"||_==="upstream_model"||_==="price"||_==="proposed"||_==="is_same"||_==="context_t\
okens")){return Ne.errors=[{instancePath:r+"/response/proposals/"+g,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(v===e){if(k.model!==void 0){let _=k.model,b=e;if(e===b)if(typeof _=="string"){if(j(_,256))
return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var u=b===
e}else var u=!0;if(u){if(k.upstream!==void 0){let _=k.upstream,b=e;if(e===b)if(typeof _=="string"){if(j(
_,64))return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Q(_,1))return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var u=b===e}else var u=!0;if(u){if(k.upstream_model!==void 0){let _=k.upstream_model,b=e;
if(e===b)if(typeof _=="string"){if(j(_,256))return Ne.errors=[{instancePath:r+"/response/proposals/"+
g+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ne.errors=[{instancePath:r+
"/response/proposals/"+g+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;
if(u){if(k.price!==void 0){let _=k.price,b=e;if(typeof _!="string"&&_!==null)return Ne.errors=[{instancePath:r+
"/response/proposals/"+g+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:im.properties.proposals.items.properties.price.type}}],
!1;if(e===b&&typeof _=="string"&&j(_,8192))return Ne.errors=[{instancePath:r+"/response/proposals/"+
g+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var u=b===e}else var u=!0;if(u){if(k.proposed!==void 0){
let _=k.proposed,b=e;if(e===b)if(typeof _=="string"){if(j(_,8192))return Ne.errors=[{instancePath:r+
"/response/proposals/"+g+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return Ne.errors=[{instancePath:r+
"/response/proposals/"+g+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;if(u){if(k.
is_same!==void 0){let _=e;if(typeof k.is_same!="boolean")return Ne.errors=[{instancePath:r+"/respons\
e/proposals/"+g+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var u=_===e}else var u=!0;if(u)if(k.context_tokens!==
void 0){let _=k.context_tokens,b=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)
return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:im.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===b&&typeof _=="number"&&isFinite(
_)){if(_>1e9||isNaN(_))return Ne.errors=[{instancePath:r+"/response/proposals/"+g+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(_<1||isNaN(_))return Ne.errors=[{instancePath:r+
"/response/proposals/"+g+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=b===
e}else var u=!0}}}}}}}}else return Ne.errors=[{instancePath:r+"/response/proposals/"+g,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=x===
e;if(!f)break}}}else return Ne.errors=[{instancePath:r+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}else
return Ne.errors=[{instancePath:r+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Ne.errors=a,e===0}Ne.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vl=aa;var nm={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},om={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function ve(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.description===
void 0&&(f="description")||s.price_usd===void 0&&(f="price_usd")||s.effect===void 0&&(f="effect")||s.
calls===void 0&&(f="calls")||s.errors===void 0&&(f="errors")||s.cache_hits===void 0&&(f="cache_hits")||
s.p50_ms===void 0&&(f="p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return ve.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!dr.call(om.
properties,o)){return ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o}}],!1;break}if(u===e){if(s.name!==void 0){let o=s.name,
i=e;if(e===i)if(typeof o=="string"){if(j(o,256))return ve.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(o,1))return ve.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ve.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.description!==void 0){let o=s.description,
i=e;if(e===i)if(typeof o=="string"){if(j(o,65536))return ve.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return ve.errors=
[{instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.price_usd!==void 0){let o=s.price_usd,i=e;if(e===
i)if(typeof o=="string"){if(j(o,32))return ve.errors=[{instancePath:r+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return ve.errors=[{instancePath:r+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.effect!==void 0){let o=s.effect,i=e;if(typeof o!="string")return ve.errors=
[{instancePath:r+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(o==="read"||o==="write"))return ve.errors=[{instancePath:r+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:om.properties.effect.enum}}],!1;var t=i===e}else
var t=!0;if(t){if(s.calls!==void 0){let o=s.calls,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return ve.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return ve.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ve.errors=[{instancePath:r+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t){if(s.errors!==void 0){let o=s.errors,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return ve.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return ve.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ve.errors=[{instancePath:r+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=i===e}else var t=!0;if(t){if(s.cache_hits!==void 0){let o=s.cache_hits,i=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ve.errors=[{instancePath:r+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return ve.errors=[{instancePath:r+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return ve.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let o=s.
p50_ms,i=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return ve.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ve.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(o<0||isNaN(o))return ve.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let o=s.p95_ms,i=e,n=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return ve.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===n&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ve.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return ve.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}}else
return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.
errors=a,e===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=de.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.title===void 0&&(u="title")||s.description===
void 0&&(u="description")||s.version===void 0&&(u="version")||s.available===void 0&&(u="available")||
s.unavailable_because===void 0&&(u="unavailable_because")||s.query_price_usd===void 0&&(u="query_pri\
ce_usd")||s.for_sale===void 0&&(u="for_sale")||s.calls===void 0&&(u="calls")||s.errors===void 0&&(u=
"errors")||s.cache_hits===void 0&&(u="cache_hits")||s.p50_ms===void 0&&(u="p50_ms")||s.p95_ms===void 0&&
(u="p95_ms")||s.tools===void 0&&(u="tools"))return de.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let o=e;for(let i in s)if(!dr.call(nm.properties,
i)){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}}],!1;break}if(o===e){if(s.id!==void 0){let i=s.id,n=e;if(e===n)if(typeof i==
"string"){if(j(i,64))return de.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Q(i,1))return de.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;
if(t){if(s.title!==void 0){let i=s.title,n=e;if(e===n)if(typeof i=="string"){if(j(i,1024))return de.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return de.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.description!==void 0){
let i=s.description,n=e;if(e===n)if(typeof i=="string"){if(j(i,65536))return de.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return de.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.version!==void 0){let i=s.
version,n=e;if(e===n)if(typeof i=="string"){if(j(i,256))return de.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return de.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.available!==void 0){let i=e;if(typeof s.available!=
"boolean")return de.errors=[{instancePath:r+"/available",schemaPath:"#/properties/available/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){if(s.unavailable_because!==void 0){
let i=s.unavailable_because,n=e;if(typeof i!="string"&&i!==null)return de.errors=[{instancePath:r+"/\
unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:nm.
properties.unavailable_because.type}}],!1;if(e===n&&typeof i=="string"&&j(i,1024))return de.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=n===e}else var t=!0;if(t){if(s.query_price_usd!==void 0){let i=s.
query_price_usd,n=e;if(e===n)if(typeof i=="string"){if(j(i,32))return de.errors=[{instancePath:r+"/q\
uery_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return de.errors=[{instancePath:r+"/query_price_usd",schemaPath:"#/properties/query_price_us\
d/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(s.for_sale!==void 0){
let i=e;if(typeof s.for_sale!="boolean")return de.errors=[{instancePath:r+"/for_sale",schemaPath:"#/\
properties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.calls!==void 0){let i=s.calls,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return de.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.
errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return de.errors=[{instancePath:r+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.errors!==void 0){let i=s.errors,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return de.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.
errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return de.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(s.cache_hits!==void 0){let i=s.cache_hits,n=e,d=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return de.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return de.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return de.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let i=s.p50_ms,n=e,d=e;if(!(typeof i=="numb\
er"&&isFinite(i))&&i!==null)return de.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseco\
nds/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===d&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return de.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Millisecon\
ds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))
return de.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(s.p95_ms!==void 0){let i=s.
p95_ms,n=e,d=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return de.errors=[{instancePath:r+"/p\
95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ks.type}}],!1;if(e===d&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:r+"/p95_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return de.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(s.tools!==
void 0){let i=s.tools,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e4)return de.errors=[{instancePath:r+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let m=i.length;for(let c=0;c<m;c++){let y=e;ve(i[c],{instancePath:r+"/tools/"+c,parentData:i,parentDataProperty:c,
rootData:w,dynamicAnchors:q})||(a=a===null?ve.errors:a.concat(ve.errors),e=a.length);var f=y===e;if(!f)
break}}}else return de.errors=[{instancePath:r+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=n===e}else var t=!0}}}}}}}}}}}}}}}else return de.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=a,e===0}de.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.servers===
void 0&&(n="servers")||s.agents===void 0&&(n="agents")||s.broken===void 0&&(n="broken"))return Ce.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;
for(let m in s)if(!(m==="servers"||m==="agents"||m==="broken")){return Ce.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(d===
e){if(s.servers!==void 0){let m=s.servers,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return Ce.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return Ce.errors=
[{instancePath:r+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(m<1||isNaN(m))return Ce.errors=[{instancePath:r+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;
if(t){if(s.agents!==void 0){let m=s.agents,c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return Ce.
errors=[{instancePath:r+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var f=!0;let l=m.length;for(let g=0;g<l;g++){let k=e;de(m[g],{instancePath:r+"/agen\
ts/"+g,parentData:m,parentDataProperty:g,rootData:w,dynamicAnchors:q})||(a=a===null?de.errors:a.concat(
de.errors),e=a.length);var f=k===e;if(!f)break}}}else return Ce.errors=[{instancePath:r+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(s.
broken!==void 0){let m=s.broken,c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e3)return Ce.errors=[
{instancePath:r+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var u=!0;let l=m.length;for(let g=0;g<l;g++){let k=m[g],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.
isArray(k)){let h;if(k.id===void 0&&(h="id")||k.problems===void 0&&(h="problems"))return Ce.errors=[
{instancePath:r+"/broken/"+g,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:h}}],!1;{let v=e;for(let _ in k)if(!(_==="id"||_==="problems")){return Ce.errors=[{instancePath:r+
"/broken/"+g,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:_}}],!1;break}if(v===e){if(k.id!==void 0){let _=k.id,b=e;if(e===b)if(typeof _==
"string"){if(j(_,256))return Ce.errors=[{instancePath:r+"/broken/"+g+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ce.errors=
[{instancePath:r+"/broken/"+g+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o)if(k.problems!==void 0){let _=k.problems,
b=e;if(e===b)if(Array.isArray(_)){if(_.length>100)return Ce.errors=[{instancePath:r+"/broken/"+g+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var i=!0;let D=_.length;for(let A=0;A<D;A++){let I=_[A],$=e;if(e===$)if(typeof I=="\
string"){if(j(I,4096))return Ce.errors=[{instancePath:r+"/broken/"+g+"/problems/"+A,schemaPath:"#/pr\
operties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return Ce.errors=[{instancePath:r+"/broken/"+g+"/problems/"+A,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var i=$===e;if(!i)
break}}}else return Ce.errors=[{instancePath:r+"/broken/"+g+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var o=b===e}else var o=!0}}}else
return Ce.errors=[{instancePath:r+"/broken/"+g,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var u=x===e;if(!u)break}}}else return Ce.errors=[{instancePath:r+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else
var t=!0}}}}else return Ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ce.errors=a,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function aa(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=aa.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ce(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ce.errors:a.concat(
Ce.errors),e=a.length));else return aa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return aa.errors=a,e===0}aa.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var _l=Ke;var gf={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function Ke(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ke.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.response!==void 0){let o=s.response;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;
if(o.id===void 0&&(n="id")||o.tools===void 0&&(n="tools")||o.file===void 0&&(n="file")||o.document===
void 0&&(n="document"))return Ke.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let m in o)if(!(m==="id"||
m==="tools"||m==="file"||m==="document")){return Ke.errors=[{instancePath:r+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(d===e){if(o.id!==void 0){let m=o.id,c=e;if(e===c)if(typeof m=="string"){if(j(m,64))return Ke.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Q(m,1))return Ke.errors=[{instancePath:r+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ke.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(o.tools!==void 0){let m=o.tools,
c=e;if(e===c)if(Array.isArray(m)){if(m.length>1e4)return Ke.errors=[{instancePath:r+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let l=m.length;for(let g=0;g<l;g++){let k=m[g],x=e;if(e===x)if(k&&typeof k=="object"&&!Array.
isArray(k)){let h;if(k.name===void 0&&(h="name")||k.parameters===void 0&&(h="parameters"))return Ke.
errors=[{instancePath:r+"/response/tools/"+g,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let v=e;for(let _ in k)if(!(_==="name"||
_==="parameters")){return Ke.errors=[{instancePath:r+"/response/tools/"+g,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(v===e){if(k.name!==void 0){let _=k.name,b=e;if(e===b)if(typeof _=="string"){if(j(_,256))
return Ke.errors=[{instancePath:r+"/response/tools/"+g+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(_,1))return Ke.
errors=[{instancePath:r+"/response/tools/"+g+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ke.errors=[
{instancePath:r+"/response/tools/"+g+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var u=b===e}else var u=!0;if(u)if(k.
parameters!==void 0){let _=k.parameters,b=e;if(e===b&&!(_&&typeof _=="object"&&!Array.isArray(_)))return Ke.
errors=[{instancePath:r+"/response/tools/"+g+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var u=b===e}else
var u=!0}}}else return Ke.errors=[{instancePath:r+"/response/tools/"+g,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e;if(!f)break}}}else
return Ke.errors=[{instancePath:r+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(o.file!==void 0){
let m=o.file,c=e;if(e===c)if(typeof m=="string"){if(j(m,4096))return Ke.errors=[{instancePath:r+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return Ke.errors=[{instancePath:r+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t)
if(o.document!==void 0){let m=o.document,c=e;if(typeof m!="string"&&m!==null)return Ke.errors=[{instancePath:r+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:gf.properties.document.type}}],!1;if(e===c&&typeof m=="string"&&j(m,16777216))return Ke.errors=
[{instancePath:r+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=c===e}else var t=!0}}}}}else return Ke.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return Ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return Ke.errors=a,e===0}Ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var bl=ia;var pm={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Di=new RegExp("^[0-9a-f]{64}$","u");function Ve(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.digest===void 0&&
(f="digest")||s.loaded_at===void 0&&(f="loaded_at")||s.seen_at===void 0&&(f="seen_at")||s.is_this===
void 0&&(f="is_this"))return Ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let o in s)if(!(o==="name"||o==="digest"||o==="loaded_at"||o===
"seen_at"||o==="is_this")){return Ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===e){if(s.name!==void 0){let o=s.
name,i=e;if(e===i)if(typeof o=="string"){if(j(o,255))return Ve.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Ve.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0;if(t){if(s.digest!==void 0){let o=s.digest,i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return Ve.
errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Di.test(o))return Ve.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Ve.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.loaded_at!==void 0){let o=s.loaded_at,i=e,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return Ve.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return Ve.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Ve.
errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.seen_at!==void 0){let o=s.seen_at,i=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ve.errors=[{instancePath:r+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return Ve.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return Ve.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.is_this!==void 0){let o=e;
if(typeof s.is_this!="boolean")return Ve.errors=[{instancePath:r+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0}}}}}}else return Ve.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=
a,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=we.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let i;if(s.file===void 0&&(i="file")||s.loaded_at===void 0&&(i="loaded_at")||s.sandbox===void 0&&(i=
"sandbox")||s.config===void 0&&(i="config")||s.sources===void 0&&(i="sources")||s.need_restart===void 0&&
(i="need_restart")||s.digest===void 0&&(i="digest")||s.servers===void 0&&(i="servers"))return we.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;
for(let d in s)if(!(d==="file"||d==="loaded_at"||d==="sandbox"||d==="config"||d==="need_restart"||d===
"sources"||d==="digest"||d==="servers")){return we.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(s.file!==
void 0){let d=s.file,m=e;if(typeof d!="string"&&d!==null)return we.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:pm.properties.file.type}}],!1;if(e===m&&typeof d==
"string"&&j(d,4096))return we.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=m===e}else var t=!0;if(t){if(s.loaded_at!==void 0){
let d=s.loaded_at,m=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return we.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return we.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return we.errors=[{instancePath:r+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(s.
sandbox!==void 0){let d=e;if(typeof s.sandbox!="boolean")return we.errors=[{instancePath:r+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=d===e}else var t=!0;
if(t){if(s.config!==void 0){let d=s.config,m=e;if(e===m&&!(d&&typeof d=="object"&&!Array.isArray(d)))
return we.errors=[{instancePath:r+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=m===e}else var t=!0;if(t){if(s.need_restart!==void 0){let d=s.need_restart,
m=e;if(e===m)if(Array.isArray(d)){if(d.length>1024)return we.errors=[{instancePath:r+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let y=d.length;for(let l=0;l<y;l++){let g=d[l],k=e;if(e===k)if(typeof g=="string"){if(j(g,512))return we.
errors=[{instancePath:r+"/need_restart/"+l,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(Q(g,1))return we.errors=[{instancePath:r+"/need_restart/"+l,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.
errors=[{instancePath:r+"/need_restart/"+l,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=k===e;if(!f)break}}}else return we.errors=[{instancePath:r+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=m===e}else var t=!0;if(t){if(s.sources!==void 0){let d=s.sources,m=e;if(e===m)if(d&&typeof d==
"object"&&!Array.isArray(d)){if(Object.keys(d).length>1e5)return we.errors=[{instancePath:r+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let y in d){
let l=d[y],g=e;if(e===g)if(typeof l=="string"){if(j(l,256))return we.errors=[{instancePath:r+"/sourc\
es/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(l,1))return we.errors=[{instancePath:r+"\
/sources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:r+"/\
sources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var u=g===e;if(!u)break}}else return we.errors=
[{instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=m===e}else var t=!0;if(t){if(s.digest!==void 0){let d=s.digest,m=e;if(e===m)if(typeof d==
"string"){if(j(d,64))return we.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!Di.test(d))return we.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return we.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t)if(s.servers!==void 0){let d=s.servers,
m=e;if(!Array.isArray(d)&&d!==null)return we.errors=[{instancePath:r+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:pm.properties.servers.type}}],!1;if(e===m&&Array.isArray(
d)){if(d.length>1e4)return we.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var o=!0;let y=d.length;for(let l=0;l<y;l++){let g=e;
Ve(d[l],{instancePath:r+"/servers/"+l,parentData:d,parentDataProperty:l,rootData:w,dynamicAnchors:q})||
(a=a===null?Ve.errors:a.concat(Ve.errors),e=a.length);var o=g===e;if(!o)break}}}var t=m===e}else var t=!0}}}}}}}}}else
return we.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.
errors=a,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ia(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ia.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(we(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:w,dynamicAnchors:q})||(a=a===null?we.errors:a.concat(we.errors),e=a.length));else
return ia.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ia.
errors=a,e===0}ia.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var wl=na;var mm={type:"object",additionalProperties:!1,required:["file","digest","read_only","settings"],properties:{
file:{type:["string","null"],maxLength:4096},digest:{oneOf:[{$ref:"schema:Digest"},{type:"null"}]},read_only:{
type:["string","null"],maxLength:512},settings:{type:"object",additionalProperties:!0}},$id:"schema:\
ConfigFile"};function hr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.file===void 0&&(u="file")||s.digest===void 0&&
(u="digest")||s.read_only===void 0&&(u="read_only")||s.settings===void 0&&(u="settings"))return hr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let o=e;
for(let i in s)if(!(i==="file"||i==="digest"||i==="read_only"||i==="settings")){return hr.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(o===e){if(s.file!==void 0){let i=s.file,n=e;if(typeof i!="string"&&i!==null)return hr.errors=
[{instancePath:r+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:mm.properties.
file.type}}],!1;if(e===n&&typeof i=="string"&&j(i,4096))return hr.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=n===e}else var t=!0;
if(t){if(s.digest!==void 0){let i=s.digest,n=e,d=e,m=!1,c=null,y=e;if(e===e)if(typeof i=="string"){if(j(
i,64)){let x={instancePath:r+"/digest",schemaPath:"schema:Digest/maxLength",keyword:"maxLength",params:{
limit:64}};a===null?a=[x]:a.push(x),e++}else if(!Di.test(i)){let x={instancePath:r+"/digest",schemaPath:"\
schema:Digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};a===null?a=[x]:a.push(x),
e++}}else{let x={instancePath:r+"/digest",schemaPath:"schema:Digest/type",keyword:"type",params:{type:"\
string"}};a===null?a=[x]:a.push(x),e++}var f=y===e;f&&(m=!0,c=0);let g=e;if(i!==null){let x={instancePath:r+
"/digest",schemaPath:"#/properties/digest/oneOf/1/type",keyword:"type",params:{type:"null"}};a===null?
a=[x]:a.push(x),e++}var f=g===e;if(f&&m?(m=!1,c=[c,1]):f&&(m=!0,c=1),m)e=d,a!==null&&(d?a.length=d:a=
null);else{let x={instancePath:r+"/digest",schemaPath:"#/properties/digest/oneOf",keyword:"oneOf",params:{
passingSchemas:c}};return a===null?a=[x]:a.push(x),e++,hr.errors=a,!1}var t=n===e}else var t=!0;if(t){
if(s.read_only!==void 0){let i=s.read_only,n=e;if(typeof i!="string"&&i!==null)return hr.errors=[{instancePath:r+
"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type:mm.properties.read_only.
type}}],!1;if(e===n&&typeof i=="string"&&j(i,512))return hr.errors=[{instancePath:r+"/read_only",schemaPath:"\
#/properties/read_only/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var t=n===e}else var t=!0;
if(t)if(s.settings!==void 0){let i=s.settings,n=e;if(e===n&&!(i&&typeof i=="object"&&!Array.isArray(
i)))return hr.errors=[{instancePath:r+"/settings",schemaPath:"#/properties/settings/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=n===e}else var t=!0}}}}}else return hr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return hr.errors=a,e===0}hr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function na(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=na.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(hr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?hr.errors:a.concat(hr.errors),e=a.length));else return na.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return na.errors=a,e===0}na.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var xl=oa;function De(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=De.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.applied===void 0&&(i="applied")||s.problems===
void 0&&(i="problems")||s.changes===void 0&&(i="changes")||s.diff===void 0&&(i="diff")||s.digest===void 0&&
(i="digest"))return De.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let n=e;for(let d in s)if(!(d==="applied"||d==="problems"||d==="changes"||d==="diff"||d==="diges\
t")){return De.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:d}}],!1;break}if(n===e){if(s.applied!==void 0){let d=e;if(typeof s.
applied!="boolean")return De.errors=[{instancePath:r+"/applied",schemaPath:"#/properties/applied/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var t=d===e}else var t=!0;if(t){if(s.problems!==void 0){
let d=s.problems,m=e;if(e===m)if(Array.isArray(d)){if(d.length>1e4)return De.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{
var f=!0;let y=d.length;for(let l=0;l<y;l++){let g=d[l],k=e;if(e===k)if(typeof g=="string"){if(j(g,4096))
return De.errors=[{instancePath:r+"/problems/"+l,schemaPath:"#/properties/problems/items/maxLength",
keyword:"maxLength",params:{limit:4096}}],!1}else return De.errors=[{instancePath:r+"/problems/"+l,schemaPath:"\
#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var f=k===e;if(!f)break}}}else
return De.errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",
params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t){if(s.changes!==void 0){let d=s.changes,m=e;
if(e===m)if(Array.isArray(d)){if(d.length>1e5)return De.errors=[{instancePath:r+"/changes",schemaPath:"\
#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;let y=d.length;for(let l=0;l<
y;l++){let g=d[l],k=e;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let h;if(g.setting===void 0&&
(h="setting")||g.needs_restart===void 0&&(h="needs_restart"))return De.errors=[{instancePath:r+"/cha\
nges/"+l,schemaPath:"schema:SettingChange/required",keyword:"required",params:{missingProperty:h}}],
!1;{let v=e;for(let _ in g)if(!(_==="setting"||_==="before"||_==="after"||_==="needs_restart")){return De.
errors=[{instancePath:r+"/changes/"+l,schemaPath:"schema:SettingChange/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:_}}],!1;break}if(v===e){if(g.setting!==void 0){let _=g.
setting,b=e;if(e===b)if(typeof _=="string"){if(j(_,512))return De.errors=[{instancePath:r+"/changes/"+
l+"/setting",schemaPath:"schema:SettingChange/properties/setting/maxLength",keyword:"maxLength",params:{
limit:512}}],!1}else return De.errors=[{instancePath:r+"/changes/"+l+"/setting",schemaPath:"schema:S\
ettingChange/properties/setting/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;
if(o)if(g.needs_restart!==void 0){let _=e;if(typeof g.needs_restart!="boolean")return De.errors=[{instancePath:r+
"/changes/"+l+"/needs_restart",schemaPath:"schema:SettingChange/properties/needs_restart/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=_===e}else var o=!0}}}else return De.errors=[{instancePath:r+
"/changes/"+l,schemaPath:"schema:SettingChange/type",keyword:"type",params:{type:"object"}}],!1;var u=k===
e;if(!u)break}}}else return De.errors=[{instancePath:r+"/changes",schemaPath:"#/properties/changes/t\
ype",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t){if(s.diff!==void 0){let d=s.
diff,m=e;if(e===m)if(typeof d=="string"){if(j(d,1e7))return De.errors=[{instancePath:r+"/diff",schemaPath:"\
#/properties/diff/maxLength",keyword:"maxLength",params:{limit:1e7}}],!1}else return De.errors=[{instancePath:r+
"/diff",schemaPath:"#/properties/diff/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else
var t=!0;if(t)if(s.digest!==void 0){let d=s.digest,m=e;if(e===e)if(typeof d=="string"){if(j(d,64))return De.
errors=[{instancePath:r+"/digest",schemaPath:"schema:Digest/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(!Di.test(d))return De.errors=[{instancePath:r+"/digest",schemaPath:"schema:Digest/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return De.errors=[{instancePath:r+"/digest",schemaPath:"\
schema:Digest/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0}}}}}}else return De.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=
a,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oa(s,{instancePath:r="",parentData:L,
parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=oa.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(De(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:w,dynamicAnchors:q})||(a=a===null?De.errors:a.concat(De.errors),e=a.length));else return oa.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oa.errors=
a,e===0}oa.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ql=pa;var lm={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:SessionRole"},how:{type:"string",enum:["token","\
session"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Sess\
ion"};var Nl={type:"string",enum:["admin","viewer","group-admin"],$id:"schema:SessionRole"},Ll=new RegExp(
"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$","u");function Ue(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=Ue.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===
void 0&&(f="name")||s.role===void 0&&(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f=
"expires_at"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let o in s)if(!(o==="name"||o==="role"||o==="how"||o==="expires_at")){return Ue.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(u===e){if(s.name!==void 0){let o=s.name,i=e;if(e===e)if(typeof o=="string"){if(j(o,69))return Ue.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{
limit:69}}],!1;if(Q(o,1))return Ue.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ll.test(o))return Ue.errors=[{instancePath:r+
"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0\
-9_.@-]{1,64}$"}}],!1}else return Ue.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/\
type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.role!==void 0){
let o=s.role,i=e;if(typeof o!="string")return Ue.errors=[{instancePath:r+"/role",schemaPath:"schema:\
SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="viewer"||o==="gr\
oup-admin"))return Ue.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:Nl.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.how!==void 0){let o=s.
how,i=e;if(typeof o!="string")return Ue.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="token"||o==="session"))return Ue.errors=[
{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:lm.properties.
how.enum}}],!1;var t=i===e}else var t=!0;if(t)if(s.expires_at!==void 0){let o=s.expires_at,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return Ue.errors=[{instancePath:r+"/expires_at",
schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:lm.properties.expires_at.type}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return Ue.errors=[{instancePath:r+
"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(o<0||isNaN(o))return Ue.errors=[{instancePath:r+"/expires_at",schemaPath:"\
#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0}}}}}else return Ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ue.errors=a,e===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pa(s,{
instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,
e=0,p=pa.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ue(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ue.errors:a.concat(
Ue.errors),e=a.length));else return pa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return pa.errors=a,e===0}pa.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Sl=ma;function Me(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.role===void 0&&
(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f="expires_at")||s.secret===void 0&&(f=
"secret"))return Me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let o in s)if(!(o==="name"||o==="role"||o==="how"||o==="expires_at"||o==="secret")){
return Me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(u===e){if(s.name!==void 0){let o=s.name,i=e;if(e===e)if(typeof o==
"string"){if(j(o,69))return Me.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(Q(o,1))return Me.errors=[{instancePath:r+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ll.test(o))return Me.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return Me.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
role!==void 0){let o=s.role,i=e;if(typeof o!="string")return Me.errors=[{instancePath:r+"/role",schemaPath:"\
schema:SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="viewer"||
o==="group-admin"))return Me.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:Nl.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.how!==void 0){let o=s.
how,i=e;if(typeof o!="string")return Me.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(o!=="session")return Me.errors=[{instancePath:r+
"/how",schemaPath:"#/properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.expires_at!==void 0){let o=s.expires_at,i=e,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return Me.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return Me.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return Me.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.secret!==void 0){let o=s.
secret,i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return Me.errors=[{instancePath:r+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(o,1))return Me.errors=
[{instancePath:r+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Me.errors=[{instancePath:r+"/secret",schemaPath:"#/properties/secret/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=i===e}else var t=!0}}}}}}else return Me.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=a,e===0}Me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ma(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ma.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Me(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Me.errors:a.concat(Me.errors),e=a.length));else return ma.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ma.errors=a,e===0}ma.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Al=la;function la(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=la.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ue(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Ue.errors:
a.concat(Ue.errors),e=a.length));else return la.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return la.errors=a,e===0}la.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Il=jr;var kf=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function jr(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=jr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.url===void 0&&
(u="url"))return jr.errors=[{instancePath:r+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let o=e;for(let i in t)if(i!=="url"){return jr.errors=[{instancePath:r+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(o===e&&t.url!==void 0){let i=t.url,n=e;if(e===n&&e===n)if(typeof i==
"string"){if(j(i,8192))return jr.errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(Q(i,8))return jr.errors=
[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!kf.test(i))return jr.errors=[{instancePath:r+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return jr.
errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return jr.errors=[{instancePath:r+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return jr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return jr.errors=a,e===0}jr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Dl=da;var dm={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{type:"s\
tring",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"\
schema:Operator"};var jl={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Tl=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ue(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,
dynamicAnchors:q={}}={}){let a=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||
s.name===void 0&&(f="name")||s.role===void 0&&(f="role")||s.managed_by===void 0&&(f="managed_by")||s.
prefix===void 0&&(f="prefix")||s.created_at===void 0&&(f="created_at")||s.rotated_at===void 0&&(f="r\
otated_at")||s.revoked_at===void 0&&(f="revoked_at"))return ue.errors=[{instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!(o==="id"||
o==="name"||o==="role"||o==="managed_by"||o==="prefix"||o==="created_at"||o==="rotated_at"||o==="rev\
oked_at")){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:o}}],!1;break}if(u===e){if(s.id!==void 0){let o=s.id,i=e;if(e===
i)if(typeof o=="string"){if(j(o,64))return ue.errors=[{instancePath:r+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(o,1))return ue.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){let o=s.name,i=e;if(e===e)if(typeof o=="strin\
g"){if(j(o,64))return ue.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Q(o,1))return ue.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Tl.test(o))return ue.errors=
[{instancePath:r+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ue.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){
if(s.role!==void 0){let o=s.role,i=e;if(typeof o!="string")return ue.errors=[{instancePath:r+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="view\
er"))return ue.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:jl.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.managed_by!==void 0){let o=s.managed_by,
i=e,n=e;if(typeof o!="string"&&o!==null)return ue.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Ai.type}}],!1;if(e===n&&typeof o=="string"){if(j(
o,128))return ue.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Q(o,1))return ue.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ii.test(o))return ue.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(s.prefix!==void 0){let o=s.
prefix,i=e;if(e===i)if(typeof o=="string"){if(j(o,16))return ue.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return ue.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.created_at!==void 0){let o=s.created_at,i=e,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return ue.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return ue.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return ue.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.rotated_at!==void 0){
let o=s.rotated_at,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ue.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:dm.properties.rotated_at.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return ue.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ue.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.revoked_at!==void 0){let o=s.revoked_at,
i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ue.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:dm.properties.revoked_at.
type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ue.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ue.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0}}}}}}}}}else return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ue.errors=a,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Qr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.operators===void 0&&(f="operators"))return Qr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let o in s)if(o!=="operators"){return Qr.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===e&&s.operators!==
void 0){let o=s.operators;if(e===e)if(Array.isArray(o)){if(o.length>1e4)return Qr.errors=[{instancePath:r+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let n=o.length;for(let d=0;d<n;d++){let m=e;ue(o[d],{instancePath:r+"/operators/"+d,parentData:o,
parentDataProperty:d,rootData:w,dynamicAnchors:q})||(a=a===null?ue.errors:a.concat(ue.errors),e=a.length);
var t=m===e;if(!t)break}}}else return Qr.errors=[{instancePath:r+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return Qr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.errors=a,e===0}Qr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function da(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=da.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Qr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Qr.errors:a.concat(Qr.errors),e=a.length));else return da.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return da.errors=a,e===0}da.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var $l=fa;var Zi={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{
type:"string",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},token:{
type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedOperator"};function fe(s,{instancePath:r="",
parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=fe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.name===void 0&&(f="name")||s.role===void 0&&(f=
"role")||s.managed_by===void 0&&(f="managed_by")||s.prefix===void 0&&(f="prefix")||s.created_at===void 0&&
(f="created_at")||s.rotated_at===void 0&&(f="rotated_at")||s.revoked_at===void 0&&(f="revoked_at")||
s.token===void 0&&(f="token"))return fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:f}}],!1;{let u=e;for(let o in s)if(!dr.call(Zi.properties,o)){return fe.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(u===e){if(s.id!==void 0){let o=s.id,i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return fe.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Q(o,1))return fe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){
let o=s.name,i=e;if(e===e)if(typeof o=="string"){if(j(o,64))return fe.errors=[{instancePath:r+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(o,1))return fe.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Tl.test(o))return fe.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return fe.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=i===e}else var t=!0;if(t){if(s.role!==void 0){let o=s.role,i=e;if(typeof o!="stri\
ng")return fe.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(o==="admin"||o==="viewer"))return fe.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:jl.enum}}],!1;var t=i===e}else var t=!0;if(t){
if(s.managed_by!==void 0){let o=s.managed_by,i=e,n=e;if(typeof o!="string"&&o!==null)return fe.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Ai.type}}],
!1;if(e===n&&typeof o=="string"){if(j(o,128))return fe.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(o,1))return fe.errors=[
{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ii.test(o))return fe.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/patte\
rn",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=i===e}else
var t=!0;if(t){if(s.prefix!==void 0){let o=s.prefix,i=e;if(e===i)if(typeof o=="string"){if(j(o,16))return fe.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return fe.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.created_at!==void 0){
let o=s.created_at,i=e,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return fe.errors=
[{instancePath:r+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return fe.errors=[{instancePath:r+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return fe.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.rotated_at!==
void 0){let o=s.rotated_at,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return fe.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Zi.properties.rotated_at.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return fe.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return fe.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.revoked_at!==void 0){let o=s.revoked_at,
i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return fe.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Zi.properties.revoked_at.
type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return fe.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return fe.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t)if(s.token!==void 0){let o=s.token,i=e;if(e===i)if(typeof o=="stri\
ng"){if(j(o,256))return fe.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Q(o,1))return fe.errors=[{instancePath:r+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[{instancePath:r+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0}}}}}}}}}}else return fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return fe.errors=a,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fa(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=fa.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(fe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?fe.errors:
a.concat(fe.errors),e=a.length));else return fa.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fa.errors=a,e===0}fa.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ol=ua;function ua(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ua.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ue(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ue.errors:
a.concat(ue.errors),e=a.length));else return ua.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ua.errors=a,e===0}ua.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cl=ya;function ya(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ya.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ue(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ue.errors:
a.concat(ue.errors),e=a.length));else return ya.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ya.errors=a,e===0}ya.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fl=ca;function ca(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ca.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(fe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?fe.errors:
a.concat(fe.errors),e=a.length));else return ca.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ca.errors=a,e===0}ca.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kl=ha;var Pf={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},hs={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},vf={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream",
"restoreUpstream","probeUpstream","resumeOutlet","skipOutlet","testOutlet","acknowledgeAlert","recon\
cilePayment","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","cre\
ateSession","endSession","drainServer","reload","changeConfig","backup","migrate","copyStore","authe\
nticate","judge"],$id:"schema:AuditAction"};function ye(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ye.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===
void 0&&(f="id")||s.at===void 0&&(f="at")||s.action===void 0&&(f="action")||s.outcome===void 0&&(f="\
outcome")||s.name===void 0&&(f="name")||s.how===void 0&&(f="how")||s.address===void 0&&(f="address")||
s.request_id===void 0&&(f="request_id")||s.target===void 0&&(f="target")||s.target_name===void 0&&(f=
"target_name")||s.before===void 0&&(f="before")||s.after===void 0&&(f="after")||s.reason===void 0&&(f=
"reason"))return ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let o in s)if(!dr.call(hs.properties,o)){return ye.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(u===
e){if(s.id!==void 0){let o=s.id,i=e;if(e===i)if(typeof o=="string"){if(j(o,64))return ye.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Q(o,1))return ye.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ye.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.at!==void 0){let o=s.at,i=e,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ye.errors=[{instancePath:r+"/at",schemaPath:"schema\
:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return ye.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return ye.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.action!==void 0){let o=s.action,i=e;if(typeof o!=
"string")return ye.errors=[{instancePath:r+"/action",schemaPath:"schema:AuditAction/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(o==="createKey"||o==="changeKey"||o==="rotateKey"||o==="revoke\
Key"||o==="restoreKey"||o==="revokeCaller"||o==="restoreCaller"||o==="createGroup"||o==="changeGroup"||
o==="deleteGroup"||o==="closeMonth"||o==="drainUpstream"||o==="restoreUpstream"||o==="probeUpstream"||
o==="resumeOutlet"||o==="skipOutlet"||o==="testOutlet"||o==="acknowledgeAlert"||o==="reconcilePaymen\
t"||o==="closePayment"||o==="createOperator"||o==="changeOperator"||o==="rotateOperator"||o==="revok\
eOperator"||o==="createSession"||o==="endSession"||o==="drainServer"||o==="reload"||o==="changeConfi\
g"||o==="backup"||o==="migrate"||o==="copyStore"||o==="authenticate"||o==="judge"))return ye.errors=
[{instancePath:r+"/action",schemaPath:"schema:AuditAction/enum",keyword:"enum",params:{allowedValues:vf.
enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.outcome!==void 0){let o=s.outcome,i=e;if(typeof o!="\
string")return ye.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(o==="done"||o==="begun"||o==="failed"))return ye.errors=[{instancePath:r+
"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:hs.properties.
outcome.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.name!==void 0){let o=s.name,i=e;if(e===i)if(typeof o==
"string"){if(j(o,128))return ye.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1}else return ye.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
how!==void 0){let o=s.how,i=e;if(typeof o!="string")return ye.errors=[{instancePath:r+"/how",schemaPath:"\
#/properties/how/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="token"||o==="session"||o===
"cli"||o==="signal"||o==="server"))return ye.errors=[{instancePath:r+"/how",schemaPath:"#/properties\
/how/enum",keyword:"enum",params:{allowedValues:hs.properties.how.enum}}],!1;var t=i===e}else var t=!0;
if(t){if(s.address!==void 0){let o=s.address,i=e;if(typeof o!="string"&&o!==null)return ye.errors=[{
instancePath:r+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:hs.properties.
address.type}}],!1;if(e===i&&typeof o=="string"&&j(o,255))return ye.errors=[{instancePath:r+"/addres\
s",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit:255}}],!1;var t=i===
e}else var t=!0;if(t){if(s.request_id!==void 0){let o=s.request_id,i=e;if(typeof o!="string"&&o!==null)
return ye.errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"t\
ype",params:{type:hs.properties.request_id.type}}],!1;if(e===i&&typeof o=="string"&&j(o,64))return ye.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;var t=i===e}else var t=!0;if(t){if(s.target!==void 0){let o=s.target,i=e;
if(typeof o!="string"&&o!==null)return ye.errors=[{instancePath:r+"/target",schemaPath:"#/properties\
/target/type",keyword:"type",params:{type:hs.properties.target.type}}],!1;if(e===i&&typeof o=="strin\
g"&&j(o,128))return ye.errors=[{instancePath:r+"/target",schemaPath:"#/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;var t=i===e}else var t=!0;if(t){if(s.target_name!==void 0){
let o=s.target_name,i=e;if(typeof o!="string"&&o!==null)return ye.errors=[{instancePath:r+"/target_n\
ame",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:hs.properties.target_name.
type}}],!1;if(e===i&&typeof o=="string"&&j(o,256))return ye.errors=[{instancePath:r+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=i===e}else var t=!0;
if(t){if(s.before!==void 0){let o=s.before,i=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)
return ye.errors=[{instancePath:r+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:hs.properties.before.type}}],!1;var t=i===e}else var t=!0;if(t){if(s.after!==void 0){let o=s.after,
i=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return ye.errors=[{instancePath:r+"/aft\
er",schemaPath:"#/properties/after/type",keyword:"type",params:{type:hs.properties.after.type}}],!1;
var t=i===e}else var t=!0;if(t)if(s.reason!==void 0){let o=s.reason,i=e;if(typeof o!="string"&&o!==null)
return ye.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{
type:hs.properties.reason.type}}],!1;if(e===i&&typeof o=="string"&&j(o,4096))return ye.errors=[{instancePath:r+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=i===
e}else var t=!0}}}}}}}}}}}}}}else return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return ye.errors=a,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Sr(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&
(u="next"))return Sr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let o=e;for(let i in s)if(!(i==="rows"||i==="next")){return Sr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(s.rows!==void 0){let i=s.rows,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1e3)return Sr.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let d=i.length;for(let m=0;m<d;m++){let c=e;ye(i[m],{instancePath:r+"/rows/"+m,parentData:i,
parentDataProperty:m,rootData:w,dynamicAnchors:q})||(a=a===null?ye.errors:a.concat(ye.errors),e=a.length);
var t=c===e;if(!t)break}}}else return Sr.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=n===e}else var f=!0;if(f)if(s.next!==void 0){
let i=s.next,n=e;if(typeof i!="string"&&i!==null)return Sr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Pf.properties.next.type}}],!1;if(e===n&&typeof i==
"string"&&j(i,64))return Sr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var f=n===e}else var f=!0}}}else return Sr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Sr.errors=a,e===0}Sr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ha(s,{instancePath:r="",parentData:L,parentDataProperty:S,
rootData:w=s,dynamicAnchors:q={}}={}){let a=null,e=0,p=ha.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Sr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||
(a=a===null?Sr.errors:a.concat(Sr.errors),e=a.length));else return ha.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ha.errors=a,e===0}ha.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var El=ga;function ga(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ga.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ye(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?ye.errors:
a.concat(ye.errors),e=a.length));else return ga.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ga.errors=a,e===0}ga.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ml=or;function or(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=or.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let o;if(f.calls===void 0&&(o="calls")||f.streams===void 0&&(o=
"streams")||f.queued_rows===void 0&&(o="queued_rows"))return or.errors=[{instancePath:r+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let n in f)
if(!(n==="calls"||n==="streams"||n==="queued_rows")){return or.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(f.calls!==void 0){let n=f.calls,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return or.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return or.errors=[{instancePath:r+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return or.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;
if(t){if(f.streams!==void 0){let n=f.streams,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return or.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return or.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return or.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let n=f.queued_rows,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return or.errors=[{instancePath:r+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="num\
ber"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return or.errors=[{instancePath:r+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return or.errors=[{instancePath:r+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0}}}}else return or.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return or.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=a,e===0}or.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ul=ka;function Be(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.applied===void 0&&(i="applied")||s.problems===
void 0&&(i="problems")||s.changes===void 0&&(i="changes"))return Be.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in s)if(!(d==="app\
lied"||d==="problems"||d==="changes")){return Be.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(s.applied!==
void 0){let d=e;if(typeof s.applied!="boolean")return Be.errors=[{instancePath:r+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=d===e}else var t=!0;if(t){
if(s.problems!==void 0){let d=s.problems,m=e;if(e===m)if(Array.isArray(d)){if(d.length>1e4)return Be.
errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let y=d.length;for(let l=0;l<y;l++){let g=d[l],k=e;if(e===k)if(typeof g=="\
string"){if(j(g,4096))return Be.errors=[{instancePath:r+"/problems/"+l,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Be.errors=[{instancePath:r+
"/problems/"+l,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=k===e;if(!f)break}}}else return Be.errors=[{instancePath:r+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t)if(s.changes!==
void 0){let d=s.changes,m=e;if(e===m)if(Array.isArray(d)){if(d.length>1e5)return Be.errors=[{instancePath:r+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;
let y=d.length;for(let l=0;l<y;l++){let g=d[l],k=e;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(
g)){let h;if(g.setting===void 0&&(h="setting")||g.needs_restart===void 0&&(h="needs_restart"))return Be.
errors=[{instancePath:r+"/changes/"+l,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let v=e;for(let _ in g)if(!(_==="setting"||_==="before"||_==="after"||
_==="needs_restart")){return Be.errors=[{instancePath:r+"/changes/"+l,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(v===
e){if(g.setting!==void 0){let _=g.setting,b=e;if(e===b)if(typeof _=="string"){if(j(_,512))return Be.
errors=[{instancePath:r+"/changes/"+l+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return Be.errors=[{instancePath:r+"/cha\
nges/"+l+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var o=b===e}else var o=!0;if(o)if(g.needs_restart!==void 0){let _=e;if(typeof g.
needs_restart!="boolean")return Be.errors=[{instancePath:r+"/changes/"+l+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var o=_===
e}else var o=!0}}}else return Be.errors=[{instancePath:r+"/changes/"+l,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var u=k===e;if(!u)break}}}else return Be.errors=
[{instancePath:r+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=m===e}else var t=!0}}}}else return Be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Be.errors=a,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ka(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=ka.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Be(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:w,dynamicAnchors:q})||(a=a===null?Be.errors:
a.concat(Be.errors),e=a.length));else return ka.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ka.errors=a,e===0}ka.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Rl=le;function le(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let n=s.response;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let m;if(n.name===void 0&&(m="name")||n.operations===void 0&&
(m="operations")||n.elsewhere===void 0&&(m="elsewhere"))return le.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;for(let y in n)
if(!(y==="name"||y==="operations"||y==="elsewhere")){return le.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(c===e){if(n.name!==void 0){let y=n.name,l=e;if(e===l)if(typeof y=="string"){if(j(y,128))
return le.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:128}}],!1;if(Q(y,1))return le.errors=[{instancePath:r+"/resp\
onse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return le.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(n.operations!==
void 0){let y=n.operations,l=e;if(e===l)if(Array.isArray(y)){if(y.length>256)return le.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let k=y.length;for(let x=0;x<k;x++){let P=y[x],h=e;if(e===h)if(P&&
typeof P=="object"&&!Array.isArray(P)){let _;if(P.method===void 0&&(_="method")||P.path===void 0&&(_=
"path")||P.summary===void 0&&(_="summary"))return le.errors=[{instancePath:r+"/response/operations/"+
x,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let b=e;for(let N in P)if(!(N==="method"||N==="path"||N==="summary")){return le.errors=[{instancePath:r+
"/response/operations/"+x,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(b===e){if(P.method!==
void 0){let N=P.method,D=e;if(e===D)if(typeof N=="string"){if(j(N,7))return le.errors=[{instancePath:r+
"/response/operations/"+x+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Q(N,3))return le.errors=[{instancePath:r+
"/response/operations/"+x+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return le.errors=[{instancePath:r+
"/response/operations/"+x+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0;if(u){if(P.path!==
void 0){let N=P.path,D=e;if(e===D)if(typeof N=="string"){if(j(N,256))return le.errors=[{instancePath:r+
"/response/operations/"+x+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(N,1))return le.errors=[{instancePath:r+
"/response/operations/"+x+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:r+"/\
response/operations/"+x+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0;if(u)if(P.summary!==void 0){
let N=P.summary,D=e;if(e===D)if(typeof N=="string"){if(j(N,256))return le.errors=[{instancePath:r+"/\
response/operations/"+x+"/summary",schemaPath:"schema:Overview/properties/operations/items/propertie\
s/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return le.errors=[{instancePath:r+
"/response/operations/"+x+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0}}}}else return le.
errors=[{instancePath:r+"/response/operations/"+x,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return le.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(n.elsewhere!==void 0){let y=n.elsewhere,
l=e;if(e===l)if(Array.isArray(y)){if(y.length>16)return le.errors=[{instancePath:r+"/response/elsewh\
ere",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var o=!0;let k=y.length;for(let x=0;x<k;x++){let P=y[x],h=e;if(e===h)if(P&&typeof P=="object"&&!Array.
isArray(P)){let _;if(P.name===void 0&&(_="name"))return le.errors=[{instancePath:r+"/response/elsewh\
ere/"+x,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:_}}],!1;{let b=e;for(let N in P)if(!(N==="name"||N==="path"||N==="address"||N==="por\
t")){return le.errors=[{instancePath:r+"/response/elsewhere/"+x,schemaPath:"schema:Overview/properti\
es/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(b===e){if(P.name!==void 0){let N=P.name,D=e;if(e===D)if(typeof N=="string"){if(j(N,128))
return le.errors=[{instancePath:r+"/response/elsewhere/"+x+"/name",schemaPath:"schema:Overview/prope\
rties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Q(N,
1))return le.errors=[{instancePath:r+"/response/elsewhere/"+x+"/name",schemaPath:"schema:Overview/pr\
operties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:r+"/response/elsewhere/"+x+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;
if(i){if(P.path!==void 0){let N=P.path,D=e;if(e===D)if(typeof N=="string"){if(j(N,256))return le.errors=
[{instancePath:r+"/response/elsewhere/"+x+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Q(N,1))return le.errors=
[{instancePath:r+"/response/elsewhere/"+x+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i){if(P.address!==
void 0){let N=P.address,D=e;if(e===D)if(typeof N=="string"){if(j(N,2048))return le.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Q(N,1))return le.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:r+
"/response/elsewhere/"+x+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i)if(P.port!==
void 0){let N=P.port,D=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return le.errors=[
{instancePath:r+"/response/elsewhere/"+x+"/port",schemaPath:"schema:Overview/properties/elsewhere/it\
ems/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof N=="number"&&
isFinite(N)){if(N>65535||isNaN(N))return le.errors=[{instancePath:r+"/response/elsewhere/"+x+"/port",
schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535}}],!1;if(N<1||isNaN(N))return le.errors=[{instancePath:r+"/response/else\
where/"+x+"/port",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=D===e}else var i=!0}}}}}else return le.errors=[
{instancePath:r+"/response/elsewhere/"+x,schemaPath:"schema:Overview/properties/elsewhere/items/type",
keyword:"type",params:{type:"object"}}],!1;var o=h===e;if(!o)break}}}else return le.errors=[{instancePath:r+
"/response/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{
type:"array"}}],!1;var t=l===e}else var t=!0}}}}else return le.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return le.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=a,e===0}le.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Xl=Cs;function Cs(s,{instancePath:r="",parentData:L,parentDataProperty:S,rootData:w=s,dynamicAnchors:q={}}={}){
let a=null,e=0,p=Cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Cs.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Cs.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Cs.errors=a,e===0}Cs.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Tf={getHealth:{parameters:dn,body:$o,replies:{200:ym}},getReadiness:{parameters:fn,body:Oo,replies:{
200:cm,503:hm}},getMetrics:{parameters:un,body:Co,replies:{}},listKeys:{parameters:yn,body:Fo,replies:{
200:gm}},createKey:{parameters:cn,body:Ko,replies:{200:Dm}},importKey:{parameters:hn,body:Mo,replies:{
200:jm}},readKey:{parameters:gn,body:Ro,replies:{200:Tm}},revokeKey:{parameters:kn,body:Xo,replies:{
200:$m}},changeKey:{parameters:Pn,body:zo,replies:{200:Om}},rotateKey:{parameters:vn,body:Go,replies:{
200:Cm}},restoreKey:{parameters:_n,body:Bo,replies:{200:Fm}},listGroups:{parameters:bn,body:Vo,replies:{
200:Km}},createGroup:{parameters:wn,body:Zo,replies:{200:Em}},readGroup:{parameters:xn,body:Jo,replies:{
200:Mm}},deleteGroup:{parameters:qn,body:Qo,replies:{200:Um}},changeGroup:{parameters:Nn,body:ep,replies:{
200:Rm}},listCallers:{parameters:Ln,body:rp,replies:{200:Xm}},revokeCaller:{parameters:Sn,body:sp,replies:{
200:zm}},restoreCaller:{parameters:In,body:tp,replies:{200:Gm}},getUsage:{parameters:Dn,body:ap,replies:{
200:Bm}},readSpending:{parameters:jn,body:ip,replies:{200:Vm}},exportUsage:{parameters:Tn,body:np,replies:{}},
listUsage:{parameters:$n,body:op,replies:{200:Zm}},listMonths:{parameters:On,body:pp,replies:{200:Wm}},
closeMonth:{parameters:Cn,body:mp,replies:{200:Hm}},readOverview:{parameters:Fn,body:lp,replies:{200:Ym}},
readSeries:{parameters:Kn,body:dp,replies:{200:Qm}},listRequests:{parameters:En,body:fp,replies:{200:el}},
readRequest:{parameters:Mn,body:up,replies:{200:rl}},listPayments:{parameters:Un,body:yp,replies:{200:sl}},
readPayment:{parameters:Rn,body:cp,replies:{200:al}},reconcilePayment:{parameters:Xn,body:hp,replies:{
200:il}},closePayment:{parameters:zn,body:gp,replies:{200:nl}},listUpstreams:{parameters:Gn,body:kp,
replies:{200:ol}},listAlerts:{parameters:Bn,body:Pp,replies:{200:ml}},acknowledgeAlert:{parameters:Vn,
body:vp,replies:{200:ll}},listOutlets:{parameters:Zn,body:_p,replies:{200:dl}},resumeOutlet:{parameters:Wn,
body:bp,replies:{200:fl}},testOutlet:{parameters:Hn,body:wp,replies:{200:ul}},skipOutlet:{parameters:Yn,
body:xp,replies:{200:yl}},drainUpstream:{parameters:Jn,body:qp,replies:{200:cl}},restoreUpstream:{parameters:Qn,
body:Np,replies:{200:hl}},probeUpstream:{parameters:eo,body:Lp,replies:{200:gl}},listRoutes:{parameters:ro,
body:Sp,replies:{200:kl}},listPriceProposals:{parameters:so,body:Ap,replies:{200:Pl}},listOperatorAgents:{
parameters:to,body:Ip,replies:{200:vl}},readOperatorAgent:{parameters:ao,body:Dp,replies:{200:_l}},getConfig:{
parameters:io,body:jp,replies:{200:bl}},readConfigFile:{parameters:no,body:Tp,replies:{200:wl}},changeConfig:{
parameters:oo,body:$p,replies:{200:xl}},readSession:{parameters:po,body:Op,replies:{200:ql}},createSession:{
parameters:mo,body:Cp,replies:{200:Sl}},endSession:{parameters:lo,body:Fp,replies:{200:Al}},beginSignIn:{
parameters:fo,body:Kp,replies:{200:Il}},listOperators:{parameters:uo,body:Ep,replies:{200:Dl}},createOperator:{
parameters:yo,body:Mp,replies:{200:$l}},revokeOperator:{parameters:co,body:Rp,replies:{200:Ol}},changeOperator:{
parameters:ho,body:Xp,replies:{200:Cl}},rotateOperator:{parameters:go,body:zp,replies:{200:Fl}},listAudit:{
parameters:ko,body:Gp,replies:{200:Kl}},readAudit:{parameters:Po,body:Bp,replies:{200:El}},drainServer:{
parameters:vo,body:Vp,replies:{200:Ml}},reload:{parameters:_o,body:Zp,replies:{200:Ul}},getOverview:{
parameters:bo,body:Wp,replies:{200:Rl}},getContract:{parameters:wo,body:Hp,replies:{200:Xl}},getReference:{
parameters:xo,body:Yp,replies:{}},getReferenceFile:{parameters:qo,body:Jp,replies:{}},getConsole:{parameters:Lo,
body:Qp,replies:{}},getConsoleFile:{parameters:So,body:em,replies:{}}};export{Tf as default};
