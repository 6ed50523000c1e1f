// Compiled from a contract by npm run generate. Never edited.
var Bm=Object.create;var gi=Object.defineProperty;var Zm=Object.getOwnPropertyDescriptor;var Vm=Object.getOwnPropertyNames;var Wm=Object.getPrototypeOf,Hm=Object.prototype.hasOwnProperty;var ki=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(L){throw r=0,L}};var Ym=(s,r,L,q)=>{if(r&&typeof r=="object"||typeof r=="function")for(let P of Vm(r))!Hm.call(s,P)&&
P!==L&&gi(s,P,{get:()=>r[P],enumerable:!(q=Zm(r,P))||q.enumerable});return s};var fs=(s,r,L)=>(L=s!=null?Bm(Wm(s)):{},Ym(r||!s||!s.__esModule?gi(L,"default",{value:s,enumerable:!0}):
L,s));var Vt=ki(Zt=>{"use strict";Object.defineProperty(Zt,"__esModule",{value:!0});Zt.formats=void 0;var Qm=2**
31-1,el=(-2)**31,rl=2**63-1,sl=(-2)**63,_i=(2-2**-23)*2**127,bi=2**-126,tl=-1*_i,al=-1*bi,vi=()=>!0,
il=/^[A-Za-z0-9+/]*(=|==)?$/;Zt.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Qm&&s>=el,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=rl&&s>=sl,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=_i&&s>=bi||s>=tl&&s<=al),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&il.test(s),binary:vi,password:vi}});var Wt=ki(Fr=>{"use strict";Object.defineProperty(Fr,"__esModule",{value:!0});Fr.formatNames=Fr.fastFormats=
Fr.fullFormats=void 0;function Kr(s,r){return{validate:s,compare:r}}Fr.fullFormats={date:Kr(Li,ai),time:Kr(
si(!0),ii),"date-time":Kr(wi(!0),Si),"iso-time":Kr(si(),Ni),"iso-date-time":Kr(wi(),Ai),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:dl,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:kl,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:fl,int32:{type:"number",validate:cl},
int64:{type:"number",validate:hl},float:{type:"number",validate:qi},double:{type:"number",validate:qi},
password:!0,binary:!0};Fr.fastFormats={...Fr.fullFormats,date:Kr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ai),time:Kr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ii),"date-time":Kr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Si),"iso-time":Kr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ni),
"iso-date-time":Kr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ai),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Fr.formatNames=Object.keys(Fr.fullFormats);function nl(s){return s%4===0&&(s%100!==0||s%400===0)}var ol=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
pl=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Li(s){let r=ol.exec(s);if(!r)return!1;let L=+r[1],
q=+r[2],P=+r[3];return q>=1&&q<=12&&P>=1&&P<=(q===2&&nl(L)?29:pl[q])}function ai(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var ri=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function si(s){
return function(L){let q=ri.exec(L);if(!q)return!1;let P=+q[1],v=+q[2],m=+q[3],e=q[4],p=q[5]==="-"?-1:
1,t=+(q[6]||0),f=+(q[7]||0);if(t>23||f>59||s&&!e)return!1;if(P<=23&&v<=59&&m<60)return!0;let u=v-f*p,
n=P-t*p-(u<0?1:0);return(n===23||n===-1)&&(u===59||u===-1)&&m<61}}function ii(s,r){if(!(s&&r))return;
let L=new Date("2020-01-01T"+s).valueOf(),q=new Date("2020-01-01T"+r).valueOf();if(L&&q)return L-q}function Ni(s,r){
if(!(s&&r))return;let L=ri.exec(s),q=ri.exec(r);if(L&&q)return s=L[1]+L[2]+L[3],r=q[1]+q[2]+q[3],s>r?
1:s<r?-1:0}var ti=/t|\s/i;function wi(s){let r=si(s);return function(q){let P=q.split(ti);return P.length===
2&&Li(P[0])&&r(P[1])}}function Si(s,r){if(!(s&&r))return;let L=new Date(s).valueOf(),q=new Date(r).valueOf();
if(L&&q)return L-q}function Ai(s,r){if(!(s&&r))return;let[L,q]=s.split(ti),[P,v]=r.split(ti),m=ai(L,
P);if(m!==void 0)return m||ii(q,v)}var ml=/\/|:/,ll=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function dl(s){return ml.test(s)&&ll.test(s)}var xi=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function fl(s){return xi.lastIndex=0,xi.test(s)}var yl=-(2**31),ul=2**31-1;function cl(s){return Number.
isInteger(s)&&s<=ul&&s>=yl}function hl(s){return Number.isInteger(s)}function qi(){return!0}var gl=/[^\\]\\Z/;
function kl(s){if(gl.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var ys=(s,r)=>s.length>r&&Pi(s)>r,us=(s,r)=>s.length<2*r&&Pi(s)<r,Jm=/[\ud800-\udbff][\udc00-\udfff]/g,
Pi=s=>s.length-(s.match(Jm)?.length??0);var Ii=fs(Vt()),Di=fs(Wt()),_d={...Ii.formats,...Di.fastFormats},Ti=_s;function _s(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _s.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return _s.errors=m,e===0}_s.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ji=bs;function bs(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return bs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return bs.errors=m,e===0}bs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $i=ws;function ws(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ws.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ws.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return ws.errors=m,e===0}ws.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oi=fe,Pl={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{owner:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},group:{
type:"string",minLength:1,maxLength:194},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\
\\x00-\\x1f\\x7f]+$"},status:{type:"string",enum:["active","revoked","expired"]},name_prefix:{type:"\
string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,
maximum:1e3},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{type:"\
object",properties:{"if-none-match":{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},
F=ys,z=us,ze=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),$r=new RegExp("^[0-9a-f-]{36}$","u");function fe(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||
s.params===void 0&&(u="params"))return fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:u}}],!1;if(s.query!==void 0){let n=s.query,a=e;if(e===a)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.owner!==void 0){let i=n.owner,o=e;if(typeof i!="string"){let l=typeof i,
y;if(y===void 0)if(l=="number"||l=="boolean")y=""+i;else if(i===null)y="";else return fe.errors=[{instancePath:r+
"/query/owner",schemaPath:"#/properties/query/properties/owner/type",keyword:"type",params:{type:"st\
ring"}}],!1;y!==void 0&&(i=y,n!==void 0&&(n.owner=y))}if(e===o&&typeof i=="string"){if(F(i,256))return fe.
errors=[{instancePath:r+"/query/owner",schemaPath:"#/properties/query/properties/owner/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(z(i,1))return fe.errors=[{instancePath:r+"/query/owner",schemaPath:"\
#/properties/query/properties/owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(
i))return fe.errors=[{instancePath:r+"/query/owner",schemaPath:"#/properties/query/properties/owner/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.group!==void 0){let i=n.group,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)if(y==
"number"||y=="boolean")d=""+i;else if(i===null)d="";else return fe.errors=[{instancePath:r+"/query/g\
roup",schemaPath:"#/properties/query/properties/group/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(i=d,n!==void 0&&(n.group=d))}if(e===o&&typeof i=="string"){if(F(i,194))return fe.errors=
[{instancePath:r+"/query/group",schemaPath:"#/properties/query/properties/group/maxLength",keyword:"\
maxLength",params:{limit:194}}],!1;if(z(i,1))return fe.errors=[{instancePath:r+"/query/group",schemaPath:"\
#/properties/query/properties/group/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=o===e}else
var t=!0;if(t){if(n.model!==void 0){let i=n.model,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===
void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return fe.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.model=d))}if(e===o&&typeof i=="string"){if(F(i,256))return fe.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(z(i,1))return fe.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(
i))return fe.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.status!==void 0){let i=n.status,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)
if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return fe.errors=[{instancePath:r+"/q\
uery/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.status=d))}if(!(i==="active"||i==="revoked"||i==="expired"))
return fe.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/e\
num",keyword:"enum",params:{allowedValues:Pl.properties.query.properties.status.enum}}],!1;var t=o===
e}else var t=!0;if(t){if(n.name_prefix!==void 0){let i=n.name_prefix,o=e;if(typeof i!="string"){let y=typeof i,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return fe.errors=[{instancePath:r+
"/query/name_prefix",schemaPath:"#/properties/query/properties/name_prefix/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.name_prefix=d))}if(e===o&&typeof i=="string"){if(F(
i,128))return fe.errors=[{instancePath:r+"/query/name_prefix",schemaPath:"#/properties/query/propert\
ies/name_prefix/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(z(i,1))return fe.errors=[{
instancePath:r+"/query/name_prefix",schemaPath:"#/properties/query/properties/name_prefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(i))return fe.errors=[{instancePath:r+"/query/n\
ame_prefix",schemaPath:"#/properties/query/properties/name_prefix/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(n.limit!==void 0){let i=n.
limit,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,d;if(d===void 0)if(y===
"boolean"||i===null||y==="string"&&i&&i==+i&&!(i%1))d=+i;else return fe.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.limit=d))}if(e===o&&typeof i=="number"&&isFinite(i)){if(i>1e3||
isNaN(i))return fe.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<1||isNaN(i))return fe.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e}else var t=!0;if(t)if(n.after!==void 0){let i=n.
after,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===
null)d="";else return fe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.after=d))}
if(e===o&&typeof i=="string"){if(F(i,36))return fe.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(z(i,36))
return fe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(i))return fe.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=o===e}else var t=!0}}}}}}else return fe.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;
if(f)if(s.headers!==void 0){let n=s.headers,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){
if(n["if-none-match"]!==void 0){let o=n["if-none-match"],l=e;if(typeof o!="string"){let y=typeof o,d;
if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return fe.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;d!==void 0&&(o=d,n!==void 0&&(n["if-none-match"]=d))}if(e===l&&typeof o==
"string"&&F(o,4096))return fe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/propert\
ies/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return fe.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=a===e}else var f=!0}return fe.errors=m,e===0}fe.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ci=Mr;var Rs=new RegExp("^[ -~]+$","u");function Mr(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Mr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Mr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["\
idempotency-key"],a=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="bool\
ean")o=""+n;else if(n===null)o="";else return Mr.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;o!==void 0&&(n=o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof n=="string"){if(F(n,
255))return Mr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(n,1))return Mr.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Rs.test(n))return Mr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return Mr.errors=[{instancePath:r+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Mr.errors=m,e===0}Mr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=xs;function xs(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return xs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return xs.errors=m,e===0}xs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fi=Er;function Er(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Er.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,128))return Er.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(z(a,1))return Er.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Er.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Er.
errors=m,e===0}Er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mi=Rr;function Rr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Rr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Rr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Rr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,128))return Rr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(z(a,1))return Rr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Rr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Rr.
errors=m,e===0}Rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=Xr;function Xr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Xr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Xr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Xr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,128))return Xr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(z(a,1))return Xr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Xr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Xr.
errors=m,e===0}Xr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ri=Je;function Je(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Je.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let a=u["idempotenc\
y-key"],i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
a;else if(a===null)l="";else return Je.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===i&&typeof a=="string"){if(F(a,255))return Je.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(a,1))return Je.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Rs.test(a))return Je.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Je.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.id===void 0&&
(i="id"))return Je.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:i}}],!1;if(u.id!==void 0){let o=u.id,l=e;if(typeof o!="string"){let y=typeof o,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return Je.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,u!==void 0&&(u.id=d))}if(e===l&&typeof o=="string"){if(F(o,128))return Je.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:128}}],!1;if(z(o,1))return Je.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Je.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var t=n===e}else var t=!0}return Je.errors=m,e===0}Je.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xi=zr;function zr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return zr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return zr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,128))return zr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(z(a,1))return zr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return zr.
errors=m,e===0}zr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zi=He;function He(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return He.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.parent!==void 0){let a=u.
parent,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return He.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/prop\
erties/parent/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.parent=
l))}if(e===i&&typeof a=="string"){if(F(a,194))return He.errors=[{instancePath:r+"/query/parent",schemaPath:"\
#/properties/query/properties/parent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;if(z(a,1))
return He.errors=[{instancePath:r+"/query/parent",schemaPath:"#/properties/query/properties/parent/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}var t=i===e}else var t=!0;if(t){let a=u.limit,i=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l==="boo\
lean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return He.errors=[{instancePath:r+"/query/\
limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,u!==void 0&&(u.limit=y))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a))return He.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return He.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=i===e;if(t)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let h=typeof l,g;if(g===void 0)if(h=="number"||h=="boolean")g=""+l;else if(l===
null)g="";else return He.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(l=g,u!==void 0&&(u.after=g))}
if(e===y&&typeof l=="string"){if(F(l,36))return He.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(z(l,36))
return He.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(l))return He.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}else return He.errors=[{instancePath:r+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return He.errors=m,e===0}He.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gi=Gr;function Gr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Gr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Gr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["idempotency-key"],
a=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolean")o=""+n;else if(n===
null)o="";else return Gr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(n=
o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof n=="string"){if(F(n,255))return Gr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(n,1))return Gr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Rs.test(n))return Gr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Gr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Gr.errors=m,e===0}Gr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ui=Ur;function Ur(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Ur.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,194))return Ur.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(z(a,1))return Ur.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ur.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ur.
errors=m,e===0}Ur.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bi=Br;function Br(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Br.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Br.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Br.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,194))return Br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(z(a,1))return Br.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Br.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Br.
errors=m,e===0}Br.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zi=Zr;function Zr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Zr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Zr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,194))return Zr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:194}}],
!1;if(z(a,1))return Zr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Zr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Zr.
errors=m,e===0}Zr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vi=ur;function ur(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return ur.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){u.limit===void 0&&(u.limit=100);let a=u.limit,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o==="boolean"||a===null||
o==="string"&&a&&a==+a&&!(a%1))l=+a;else return ur.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=
l,u!==void 0&&(u.limit=l))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return ur.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ur.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e;if(t)if(u.after!==void 0){let o=u.after,l=e;if(typeof o!="string"){let d=typeof o,
h;if(h===void 0)if(d=="number"||d=="boolean")h=""+o;else if(o===null)h="";else return ur.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;h!==void 0&&(o=h,u!==void 0&&(u.after=h))}if(e===l&&typeof o=="string"){if(F(o,64))return ur.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(o,1))return ur.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=l===e}else
var t=!0}else return ur.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return ur.errors=m,e===0}ur.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wi=kr;var Hi=new RegExp("^jwt:[A-Za-z0-9_-]{43}$","u");function kr(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=kr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&
(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return kr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return kr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===
void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return kr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,47))return kr.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:47}}],!1;if(z(a,47))return kr.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Hi.test(
a))return kr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return kr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return kr.
errors=m,e===0}kr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yi=Pr;function Pr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Pr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Pr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Pr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,47))return Pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:47}}],
!1;if(z(a,47))return Pr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:47}}],!1;if(!Hi.test(a))return Pr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^jwt:[A-Za-z0-9_-]{43}$"}}],!1}}}else return Pr.errors=[{instancePath:r+"/params",schemaPath:"#/prop\
erties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.errors=m,e===0}Pr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ji=he,
vl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{
type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"\
X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","param\
s"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},
to:{type:"integer",minimum:0,maximum:41024448e5},month:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1\
[0-2])$",minLength:7,maxLength:7},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\\
x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner","status","group"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},
body:{}}},oi=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u");function he(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=he.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return he.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
query!==void 0){let n=s.query;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.refusals===
void 0&&(n.refusals=!1),n.from!==void 0){let i=n.from,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))){let l=typeof i,y;if(y===void 0)if(l==="boolean"||i===null||l==="string"&&i&&i==+i&&!(i%
1))y=+i;else return he.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(i=y,n!==void 0&&(n.from=y))}if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return he.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return he.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=o===e}else var t=!0;if(t){if(n.to!==void 0){let i=n.to,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){let y=typeof i,d;if(d===void 0)if(y==="boolean"||i===null||y==="string"&&i&&i==+i&&
!(i%1))d=+i;else return he.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.to=d))}if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return he.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return he.errors=[{instancePath:r+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(n.month!==void 0){let i=n.month,o=e;if(typeof i!="string"){let y=typeof i,d;
if(d===void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return he.errors=[{instancePath:r+
"/query/month",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"st\
ring"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.month=d))}if(e===o&&typeof i=="string"){if(F(i,7))return he.
errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(z(i,7))return he.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!oi.test(
i))return he.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.key_id!==void 0){let i=n.key_id,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)
if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return he.errors=[{instancePath:r+"/q\
uery/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type:"str\
ing"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.key_id=d))}if(e===o&&typeof i=="string"){if(F(i,256))return he.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(z(i,1))return he.errors=[{instancePath:r+"/query/key_\
id",schemaPath:"#/properties/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!ze.test(i))return he.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/p\
roperties/key_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===
e}else var t=!0;if(t){if(n.model!==void 0){let i=n.model,o=e;if(typeof i!="string"){let y=typeof i,d;
if(d===void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return he.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"type",params:{type:"st\
ring"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.model=d))}if(e===o&&typeof i=="string"){if(F(i,256))return he.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(z(i,1))return he.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(
i))return he.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/\
pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.by!==void 0){let i=n.by,o=e;if(e===o)if(Array.isArray(i)){if(i.length>9)return he.errors=
[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItem\
s",params:{limit:9}}],!1;{var f=!0;let y=i.length;for(let d=0;d<y;d++){let h=i[d],g=e;if(typeof h!="\
string"){let b=typeof h,k;if(k===void 0)if(b=="number"||b=="boolean")k=""+h;else if(h===null)k="";else
return he.errors=[{instancePath:r+"/query/by/"+d,schemaPath:"#/properties/query/properties/by/items/\
type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(h=k,i!==void 0&&(i[d]=k))}if(!(h==="ke\
y"||h==="model"||h==="agent"||h==="hour"||h==="day"||h==="upstream"||h==="owner"||h==="status"||h===
"group"))return he.errors=[{instancePath:r+"/query/by/"+d,schemaPath:"#/properties/query/properties/\
by/items/enum",keyword:"enum",params:{allowedValues:vl.properties.query.properties.by.items.enum}}],
!1;var f=g===e;if(!f)break}if(f){let d=i.length,h;if(d>1){let g={};for(;d--;){let _=i[d];if(typeof _==
"string"){if(typeof g[_]=="number"){return h=g[_],he.errors=[{instancePath:r+"/query/by",schemaPath:"\
#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{i:d,j:h}}],!1;break}g[_]=
d}}}}}}else return he.errors=[{instancePath:r+"/query/by",schemaPath:"#/properties/query/properties/\
by/type",keyword:"type",params:{type:"array"}}],!1;var t=o===e}else var t=!0;if(t){let i=n.refusals,
o=e;if(typeof i!="boolean"){let y;if(y===void 0)if(i==="false"||i===0||i===null)y=!1;else if(i==="tr\
ue"||i===1)y=!0;else return he.errors=[{instancePath:r+"/query/refusals",schemaPath:"#/properties/qu\
ery/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;y!==void 0&&(i=y,n!==void 0&&
(n.refusals=y))}var t=o===e}}}}}}}else return he.errors=[{instancePath:r+"/query",schemaPath:"#/prop\
erties/query/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=m,e===0}he.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qi=vr;function vr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.query!==void 0){let f=s.query;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.month===void 0&&(n="month"))return vr.errors=[{instancePath:r+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:n}}],!1;
if(f.month!==void 0){let a=f.month,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="\
number"||o=="boolean")l=""+a;else if(a===null)l="";else return vr.errors=[{instancePath:r+"/query/mo\
nth",schemaPath:"#/properties/query/properties/month/type",keyword:"type",params:{type:"string"}}],!1;
l!==void 0&&(a=l,f!==void 0&&(f.month=l))}if(e===i&&typeof a=="string"){if(F(a,7))return vr.errors=[
{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/maxLength",keyword:"m\
axLength",params:{limit:7}}],!1;if(z(a,7))return vr.errors=[{instancePath:r+"/query/month",schemaPath:"\
#/properties/query/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!oi.test(
a))return vr.errors=[{instancePath:r+"/query/month",schemaPath:"#/properties/query/properties/month/\
pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return vr.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return vr.errors=m,e===0}vr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var en=xe;function xe(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return xe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let a=u.from,
i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o===
"boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))l=+a;else return xe.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.from=l))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return xe.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return xe.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(u.to!==void 0){let a=u.
to,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return xe.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,u!==void 0&&(u.to=y))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return xe.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return xe.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(u.key_id!==void 0){
let a=u.key_id,i=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")
y=""+a;else if(a===null)y="";else return xe.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,u!==
void 0&&(u.key_id=y))}if(e===i&&typeof a=="string"){if(F(a,256))return xe.errors=[{instancePath:r+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(a,1))return xe.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(a))return xe.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(u.model!==
void 0){let a=u.model,i=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="\
boolean")y=""+a;else if(a===null)y="";else return xe.errors=[{instancePath:r+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.model=y))}if(e===i&&typeof a=="string"){if(F(a,256))return xe.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(a,1))return xe.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(a))return xe.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){let a=u.limit,
i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return xe.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.limit=y))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return xe.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return xe.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=i===e;if(t)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let h=typeof l,g;if(g===void 0)if(h=="number"||h=="boolean")g=""+l;else if(l===
null)g="";else return xe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(l=g,u!==void 0&&(u.after=g))}
if(e===y&&typeof l=="string"){if(F(l,256))return xe.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(z(l,1))
return xe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else var t=!0}}}}}else return xe.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return xe.errors=m,e===0}xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var rn=qs;function qs(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return qs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return qs.errors=m,e===0}qs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sn=_r;function _r(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return _r.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.month===void 0&&(n="month"))return _r.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.month!==void 0){let a=f.month,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return _r.errors=[{instancePath:r+"/params/\
month",schemaPath:"#/properties/params/properties/month/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.month=l))}if(e===i&&typeof a=="string"){if(F(a,7))return _r.errors=
[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/month/maxLength",keyword:"\
maxLength",params:{limit:7}}],!1;if(z(a,7))return _r.errors=[{instancePath:r+"/params/month",schemaPath:"\
#/properties/params/properties/month/minLength",keyword:"minLength",params:{limit:7}}],!1;if(!oi.test(
a))return _r.errors=[{instancePath:r+"/params/month",schemaPath:"#/properties/params/properties/mont\
h/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}}}else return _r.errors=
[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return _r.errors=m,e===0}_r.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var tn=Ls;function Ls(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ls.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ls.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ls.errors=m,e===0}Ls.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var an=Le,ni={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","group","model","agent","upst\
ream","status","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,
maximum:41024448e5},step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,
maximum:100,default:20}},required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"\
string",maxLength:4096}}},params:{},cookies:{},body:{}}};function Le(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Le.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
query===void 0&&(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return Le.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
query!==void 0){let n=s.query,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){n.step===void 0&&
(n.step="hour"),n.top===void 0&&(n.top=20);let i;if(n.metric===void 0&&(i="metric"))return Le.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:i}}],
!1;if(n.metric!==void 0){let o=n.metric,l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y==
"number"||y=="boolean")d=""+o;else if(o===null)d="";else return Le.errors=[{instancePath:r+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,n!==void 0&&(n.metric=d))}if(!(o==="requests"||o==="failed"||o==="attempts"||o===
"failed_attempts"||o==="prompt_tokens"||o==="cached_tokens"||o==="completion_tokens"||o==="tokens"||
o==="charged"||o==="cost"||o==="first_token_p50_ms"||o==="first_token_p95_ms"||o==="whole_p50_ms"||o===
"whole_p95_ms"))return Le.errors=[{instancePath:r+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:ni.properties.query.properties.metric.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(n.by!==void 0){let o=n.by,l=e;if(typeof o!="string"){let d=typeof o,
h;if(h===void 0)if(d=="number"||d=="boolean")h=""+o;else if(o===null)h="";else return Le.errors=[{instancePath:r+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;h!==void 0&&(o=h,n!==void 0&&(n.by=h))}if(!(o==="key"||o==="group"||o==="model"||o==="agent"||o===
"upstream"||o==="status"||o==="class"))return Le.errors=[{instancePath:r+"/query/by",schemaPath:"#/p\
roperties/query/properties/by/enum",keyword:"enum",params:{allowedValues:ni.properties.query.properties.
by.enum}}],!1;var t=l===e}else var t=!0;if(t){if(n.from!==void 0){let o=n.from,l=e;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,h;if(h===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))h=+o;else return Le.errors=[{instancePath:r+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(o=
h,n!==void 0&&(n.from=h))}if(e===l&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return Le.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return Le.errors=[{instancePath:r+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(n.to!==void 0){let o=n.to,l=e;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d=typeof o,h;if(h===void 0)if(d==="boolean"||o===null||
d==="string"&&o&&o==+o&&!(o%1))h=+o;else return Le.errors=[{instancePath:r+"/query/to",schemaPath:"#\
/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(o=h,n!==
void 0&&(n.to=h))}if(e===l&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return Le.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return Le.errors=[{instancePath:r+"/\
query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let o=n.step,l=e;if(typeof o!="string"){let d=typeof o,
h;if(h===void 0)if(d=="number"||d=="boolean")h=""+o;else if(o===null)h="";else return Le.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"stri\
ng"}}],!1;h!==void 0&&(o=h,n!==void 0&&(n.step=h))}if(!(o==="hour"||o==="day"))return Le.errors=[{instancePath:r+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:ni.
properties.query.properties.step.enum}}],!1;var t=l===e;if(t){let d=n.top,h=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){let _=typeof d,b;if(b===void 0)if(_==="boolean"||d===null||_==="str\
ing"&&d&&d==+d&&!(d%1))b=+d;else return Le.errors=[{instancePath:r+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;b!==void 0&&(d=b,n!==void 0&&
(n.top=b))}if(e===h&&typeof d=="number"&&isFinite(d)){if(d>100||isNaN(d))return Le.errors=[{instancePath:r+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(d<1||isNaN(d))return Le.errors=[{instancePath:r+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===
e}}}}}}else return Le.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(s.headers!==void 0){let n=s.headers,
a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){let o=n["i\
f-none-match"],l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")
d=""+o;else if(o===null)d="";else return Le.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(o=d,n!==void 0&&(n["if-none-match"]=d))}if(e===l&&typeof o=="string"&&F(o,4096))return Le.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Le.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else
var f=!0}return Le.errors=m,e===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var nn=V,_l={paths:{},components:{securitySchemes:{OperatorToken:{type:"\
http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{
type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},group_id:{type:"string",minLength:1,maxLength:64,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},request_id:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x\
7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},agent:{type:"\
string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},upstream:{type:"string",minLength:1,
maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},status:{type:"string",minLength:1,maxLength:64,pattern:"\
^[a-z0-9_]+$"},class:{type:"string",enum:["ours","upstream","caller","limits","left"]},slower_than_ms:{
type:"integer",minimum:0,maximum:9007199254740991},costlier_than:{type:"integer",minimum:0,maximum:9007199254740991},
limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",minLength:1,maxLength:256}}},
headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},params:{},cookies:{},
body:{}}},bl=new RegExp("^[a-z0-9_]+$","u");function V(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=V.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return V.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.query!==void 0){let n=s.
query,a=e;if(e===a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.limit===void 0&&(n.limit=100),n.
from!==void 0){let i=n.from,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let l=typeof i,
y;if(y===void 0)if(l==="boolean"||i===null||l==="string"&&i&&i==+i&&!(i%1))y=+i;else return V.errors=
[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(i=y,n!==void 0&&(n.from=y))}if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>41024448e5||isNaN(i))return V.errors=[{instancePath:r+"/query/from",schemaPath:"#/propertie\
s/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<
0||isNaN(i))return V.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties\
/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){
if(n.to!==void 0){let i=n.to,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,
d;if(d===void 0)if(y==="boolean"||i===null||y==="string"&&i&&i==+i&&!(i%1))d=+i;else return V.errors=
[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.to=d))}if(e===o&&typeof i=="number"&&isFinite(i)){
if(i>41024448e5||isNaN(i))return V.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/quer\
y/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(
i))return V.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(n.key_id!==
void 0){let i=n.key_id,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(i=
d,n!==void 0&&(n.key_id=d))}if(e===o&&typeof i=="string"){if(F(i,256))return V.errors=[{instancePath:r+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(i,1))return V.errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/\
query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(i))return V.
errors=[{instancePath:r+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(n.group_id!==
void 0){let i=n.group_id,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+"/query/group_id",schemaPath:"\
#/properties/query/properties/group_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(i=d,n!==void 0&&(n.group_id=d))}if(e===o&&typeof i=="string"){if(F(i,64))return V.errors=[{instancePath:r+
"/query/group_id",schemaPath:"#/properties/query/properties/group_id/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(z(i,1))return V.errors=[{instancePath:r+"/query/group_id",schemaPath:"#/pr\
operties/query/properties/group_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(
i))return V.errors=[{instancePath:r+"/query/group_id",schemaPath:"#/properties/query/properties/grou\
p_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.request_id!==void 0){let i=n.request_id,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===
void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+
"/query/request_id",schemaPath:"#/properties/query/properties/request_id/type",keyword:"type",params:{
type:"string"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.request_id=d))}if(e===o&&typeof i=="string"){if(F(
i,128))return V.errors=[{instancePath:r+"/query/request_id",schemaPath:"#/properties/query/propertie\
s/request_id/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(z(i,1))return V.errors=[{instancePath:r+
"/query/request_id",schemaPath:"#/properties/query/properties/request_id/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1;if(!ze.test(i))return V.errors=[{instancePath:r+"/query/request_id",schemaPath:"\
#/properties/query/properties/request_id/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7\
f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(n.model!==void 0){let i=n.model,o=e;if(typeof i!="str\
ing"){let y=typeof i,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return V.
errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/properties/model/type",keyword:"\
type",params:{type:"string"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.model=d))}if(e===o&&typeof i=="str\
ing"){if(F(i,256))return V.errors=[{instancePath:r+"/query/model",schemaPath:"#/properties/query/pro\
perties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(z(i,1))return V.errors=[{instancePath:r+
"/query/model",schemaPath:"#/properties/query/properties/model/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!ze.test(i))return V.errors=[{instancePath:r+"/query/model",schemaPath:"#/propertie\
s/query/properties/model/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===
e}else var t=!0;if(t){if(n.agent!==void 0){let i=n.agent,o=e;if(typeof i!="string"){let y=typeof i,d;
if(d===void 0)if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+
"/query/agent",schemaPath:"#/properties/query/properties/agent/type",keyword:"type",params:{type:"st\
ring"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.agent=d))}if(e===o&&typeof i=="string"){if(F(i,256))return V.
errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(z(i,1))return V.errors=[{instancePath:r+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(
i))return V.errors=[{instancePath:r+"/query/agent",schemaPath:"#/properties/query/properties/agent/p\
attern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){
if(n.upstream!==void 0){let i=n.upstream,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)if(y==
"number"||y=="boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+"/query/up\
stream",schemaPath:"#/properties/query/properties/upstream/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(i=d,n!==void 0&&(n.upstream=d))}if(e===o&&typeof i=="string"){if(F(i,64))return V.errors=
[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(i,1))return V.errors=[{instancePath:r+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(
i))return V.errors=[{instancePath:r+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.status!==void 0){let i=n.status,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)
if(y=="number"||y=="boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+"/qu\
ery/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"stri\
ng"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.status=d))}if(e===o&&typeof i=="string"){if(F(i,64))return V.
errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/properties/status/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(z(i,1))return V.errors=[{instancePath:r+"/query/status",
schemaPath:"#/properties/query/properties/status/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!bl.test(i))return V.errors=[{instancePath:r+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9_]+$"}}],!1}var t=o===e}else var t=!0;
if(t){if(n.class!==void 0){let i=n.class,o=e;if(typeof i!="string"){let y=typeof i,d;if(d===void 0)if(y==
"number"||y=="boolean")d=""+i;else if(i===null)d="";else return V.errors=[{instancePath:r+"/query/cl\
ass",schemaPath:"#/properties/query/properties/class/type",keyword:"type",params:{type:"string"}}],!1;
d!==void 0&&(i=d,n!==void 0&&(n.class=d))}if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||
i==="left"))return V.errors=[{instancePath:r+"/query/class",schemaPath:"#/properties/query/propertie\
s/class/enum",keyword:"enum",params:{allowedValues:_l.properties.query.properties.class.enum}}],!1;var t=o===
e}else var t=!0;if(t){if(n.slower_than_ms!==void 0){let i=n.slower_than_ms,o=e;if(!(typeof i=="numbe\
r"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,d;if(d===void 0)if(y==="boolean"||i===null||y===
"string"&&i&&i==+i&&!(i%1))d=+i;else return V.errors=[{instancePath:r+"/query/slower_than_ms",schemaPath:"\
#/properties/query/properties/slower_than_ms/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&
(i=d,n!==void 0&&(n.slower_than_ms=d))}if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return V.errors=[{instancePath:r+"/query/slower_than_ms",schemaPath:"#/properties/query/pro\
perties/slower_than_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return V.errors=[{instancePath:r+"/query/slower_than_ms",schemaPath:"#/propertie\
s/query/properties/slower_than_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(n.costlier_than!==void 0){let i=n.costlier_than,o=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,d;if(d===void 0)if(y==="boolean"||i===null||y==="str\
ing"&&i&&i==+i&&!(i%1))d=+i;else return V.errors=[{instancePath:r+"/query/costlier_than",schemaPath:"\
#/properties/query/properties/costlier_than/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&
(i=d,n!==void 0&&(n.costlier_than=d))}if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return V.errors=[{instancePath:r+"/query/costlier_than",schemaPath:"#/properties/query/prop\
erties/costlier_than/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return V.errors=[{instancePath:r+"/query/costlier_than",schemaPath:"#/properties/qu\
ery/properties/costlier_than/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){let i=n.limit,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let y=typeof i,
d;if(d===void 0)if(y==="boolean"||i===null||y==="string"&&i&&i==+i&&!(i%1))d=+i;else return V.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;d!==void 0&&(i=d,n!==void 0&&(n.limit=d))}if(e===o&&typeof i=="number"&&
isFinite(i)){if(i>1e3||isNaN(i))return V.errors=[{instancePath:r+"/query/limit",schemaPath:"#/proper\
ties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<
1||isNaN(i))return V.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/propertie\
s/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e;if(t)if(n.after!==
void 0){let y=n.after,d=e;if(typeof y!="string"){let g=typeof y,_;if(_===void 0)if(g=="number"||g=="\
boolean")_=""+y;else if(y===null)_="";else return V.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(y=
_,n!==void 0&&(n.after=_))}if(e===d&&typeof y=="string"){if(F(y,256))return V.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(y,1))return V.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/q\
uery/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else var t=!0}}}}}}}}}}}}}else
return V.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(s.headers!==void 0){let n=s.headers,a=e;if(e===
a)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n["if-none-match"]!==void 0){let o=n["if-none-matc\
h"],l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===
null)d="";else return V.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,n!==
void 0&&(n["if-none-match"]=d))}if(e===l&&typeof o=="string"&&F(o,4096))return V.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return V.errors=[{instancePath:r+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0}return V.
errors=m,e===0}V.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var on=br;function br(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return br.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return br.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return br.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,36))return br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return br.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(a))return br.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return br.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return br.errors=m,e===0}br.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pn=Ae,wl={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function Ae(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ae.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){let a=u.
state,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return Ae.errors=[{instancePath:r+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return Ae.errors=[{instancePath:r+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:wl.
properties.query.properties.state.enum}}],!1;var t=i===e}else var t=!0;if(t){if(u.network!==void 0){
let a=u.network,i=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolea\
n")y=""+a;else if(a===null)y="";else return Ae.errors=[{instancePath:r+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.network=y))}if(e===i&&typeof a=="string"){if(F(a,64))return Ae.errors=[{instancePath:r+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(z(a,1))return Ae.errors=[{instancePath:r+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(a))return Ae.
errors=[{instancePath:r+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){if(u.
payer!==void 0){let a=u.payer,i=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="numbe\
r"||l=="boolean")y=""+a;else if(a===null)y="";else return Ae.errors=[{instancePath:r+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(a=y,u!==void 0&&(u.payer=y))}if(e===i&&typeof a=="string"){if(F(a,64))return Ae.errors=[{instancePath:r+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(z(a,1))return Ae.errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ze.test(a))return Ae.
errors=[{instancePath:r+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===e}else var t=!0;if(t){let a=u.limit,
i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return Ae.errors=[{instancePath:r+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.limit=y))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return Ae.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Ae.
errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=i===e;if(t)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let h=typeof l,g;if(g===void 0)if(h=="number"||h=="boolean")g=""+l;else if(l===
null)g="";else return Ae.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(l=g,u!==void 0&&(u.after=g))}
if(e===y&&typeof l=="string"){if(F(l,36))return Ae.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(z(l,36))
return Ae.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(l))return Ae.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}else return Ae.errors=[{instancePath:r+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=m,
e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var mn=wr;function wr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return wr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return wr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return wr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,36))return wr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return wr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(a))return wr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return wr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return wr.errors=m,e===0}wr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ln=xr;function xr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return xr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return xr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return xr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,36))return xr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return xr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(a))return xr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return xr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return xr.errors=m,e===0}xr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var dn=Ye;function Ye(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return Ye.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query,n=e;if(e===n)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.reason!==void 0){let a=u.reason,i=e;if(typeof a!="string"){
let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return Ye.
errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.reason=l))}if(e===i&&typeof a=="st\
ring"){if(F(a,512))return Ye.errors=[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(z(a,1))return Ye.errors=
[{instancePath:r+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ze.test(a))return Ye.errors=[{instancePath:r+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Ye.errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(s.params!==void 0){let u=s.params,
n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.id===void 0&&(i="id"))return Ye.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(u.id!==void 0){let o=u.id,l=e;if(typeof o!="string"){let y=typeof o,d;if(d===
void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return Ye.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,u!==void 0&&(u.id=d))}if(e===l&&typeof o=="string"){if(F(o,36))return Ye.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(z(o,36))return Ye.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(
o))return Ye.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ye.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===
e}else var t=!0}return Ye.errors=m,e===0}Ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var fn=Ns;function Ns(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ns.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ns.errors=m,e===0}Ns.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yn=Qe,xl={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{state:{type:"string",enum:["open","acknowledged"]},limit:{type:"integer",minimum:1,maximum:1e3,
default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},
params:{},cookies:{},body:{}}};function Qe(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.
headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return Qe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){
let a=u.state,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")
l=""+a;else if(a===null)l="";else return Qe.errors=[{instancePath:r+"/query/state",schemaPath:"#/pro\
perties/query/properties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==
void 0&&(u.state=l))}if(!(a==="open"||a==="acknowledged"))return Qe.errors=[{instancePath:r+"/query/\
state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:xl.
properties.query.properties.state.enum}}],!1;var t=i===e}else var t=!0;if(t){let a=u.limit,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l==="boolean"||a===null||
l==="string"&&a&&a==+a&&!(a%1))y=+a;else return Qe.errors=[{instancePath:r+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.limit=y))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return Qe.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Qe.errors=[{instancePath:r+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e;if(t)if(u.after!==void 0){let l=u.after,y=e;if(typeof l!="string"){let h=typeof l,
g;if(g===void 0)if(h=="number"||h=="boolean")g=""+l;else if(l===null)g="";else return Qe.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;g!==void 0&&(l=g,u!==void 0&&(u.after=g))}if(e===y&&typeof l=="string"){if(F(l,36))return Qe.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(z(l,36))return Qe.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(
l))return Qe.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}else return Qe.
errors=[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"o\
bject"}}],!1}}return Qe.errors=m,e===0}Qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var un=qr;function qr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return qr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return qr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return qr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,36))return qr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return qr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(a))return qr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return qr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return qr.errors=m,e===0}qr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var cn=Ss;function Ss(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ss.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ss.errors=m,e===0}Ss.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hn=Lr;var cs=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Lr(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Lr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Lr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===
void 0&&(n="name"))return Lr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:n}}],!1;if(f.name!==void 0){let a=f.name,i=e;if(typeof a!=
"string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else
return Lr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===i&&typeof a==
"string"){if(F(a,64))return Lr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(a,1))return Lr.errors=[
{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!cs.test(a))return Lr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Lr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Lr.errors=m,e===0}Lr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var gn=Nr;function Nr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Nr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return Nr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Nr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===i&&typeof a=="string"){if(F(a,64))return Nr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Nr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(
a))return Nr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Nr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Nr.errors=m,e===0}Nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var kn=Sr;function Sr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Sr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return Sr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Sr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===i&&typeof a=="string"){if(F(a,64))return Sr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Sr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(
a))return Sr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Sr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Sr.errors=m,e===0}Sr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Pn=Ar;function Ar(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ar.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ar.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return Ar.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Ar.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===i&&typeof a=="string"){if(F(a,64))return Ar.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Ar.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(
a))return Ar.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ar.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ar.errors=m,e===0}Ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var vn=Ir;function Ir(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ir.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return Ir.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Ir.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===i&&typeof a=="string"){if(F(a,64))return Ir.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Ir.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(
a))return Ir.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ir.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ir.errors=m,e===0}Ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var _n=Dr;function Dr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Dr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Dr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name"))return Dr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.name!==void 0){let a=f.name,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Dr.errors=[{instancePath:r+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===i&&typeof a=="string"){if(F(a,64))return Dr.errors=
[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Dr.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cs.test(
a))return Dr.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Dr.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Dr.errors=m,e===0}Dr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var bn=As;function As(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=As.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return As.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return As.errors=m,e===0}As.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wn=Is;function Is(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Is.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Is.errors=m,e===0}Is.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xn=Ds;function Ds(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ds.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ds.errors=m,e===0}Ds.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qn=Tr;var ql=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Tr(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Tr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
query===void 0&&(t="query")||s.headers===void 0&&(t="headers")||s.params===void 0&&(t="params"))return Tr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(s.
params!==void 0){let f=s.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===
void 0&&(n="id"))return Tr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:n}}],!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!=
"string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else
return Tr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){
if(F(a,64))return Tr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(a,1))return Tr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!ql.test(a))return Tr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Tr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Tr.errors=m,e===0}Tr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ln=Ts;function Ts(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ts.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ts.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ts.errors=m,e===0}Ts.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Nn=js;function js(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=js.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return js.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return js.errors=m,e===0}js.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sn=$s;function $s(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=$s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return $s.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return $s.errors=m,e===0}$s.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var An=Os;function Os(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Os.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Os.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Os.errors=m,e===0}Os.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var In=Cs;function Cs(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Cs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Cs.errors=m,e===0}Cs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dn=Ks;function Ks(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ks.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ks.errors=m,e===0}Ks.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Tn=Vr;function Vr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Vr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let n=f["idempotency-key"],
a=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolean")o=""+n;else if(n===
null)o="";else return Vr.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(n=
o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof n=="string"){if(F(n,255))return Vr.errors=[
{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(n,1))return Vr.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Rs.test(n))return Vr.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Vr.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Vr.errors=m,e===0}Vr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var jn=Wr;function Wr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Wr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Wr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Wr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Wr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,128))return Wr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(z(a,1))return Wr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Wr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Wr.
errors=m,e===0}Wr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $n=Hr;function Hr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Hr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return Hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Hr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,128))return Hr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(z(a,1))return Hr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properti\
es/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Hr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Hr.
errors=m,e===0}Hr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var On=er;function er(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return er.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let a=u["idempotenc\
y-key"],i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
a;else if(a===null)l="";else return er.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===i&&typeof a=="string"){if(F(a,255))return er.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(a,1))return er.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Rs.test(a))return er.errors=[{instancePath:r+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return er.errors=[{instancePath:r+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)if(s.params!==
void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;if(u.id===void 0&&
(i="id"))return er.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:i}}],!1;if(u.id!==void 0){let o=u.id,l=e;if(typeof o!="string"){let y=typeof o,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===null)d="";else return er.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(o=d,u!==void 0&&(u.id=d))}if(e===l&&typeof o=="string"){if(F(o,128))return er.errors=
[{instancePath:r+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:128}}],!1;if(z(o,1))return er.errors=[{instancePath:r+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return er.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1;var t=n===e}else var t=!0}return er.errors=m,e===0}er.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Cn=_e,Ll={paths:{},components:{securitySchemes:{
OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-\
session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"\
http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{
from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
action:{type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","revokeCall\
er","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream","restoreU\
pstream","probeUpstream","resumeOutlet","skipOutlet","testOutlet","acknowledgeAlert","reconcilePayme\
nt","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","createSessio\
n","endSession","drainServer","reload","backup","migrate","copyStore","authenticate"]},name:{type:"s\
tring",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},target:{type:"string",minLength:1,
maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},
after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},
body:{}}};function _e(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return _e.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.query!==void 0){let u=s.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let a=u.from,
i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o===
"boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))l=+a;else return _e.errors=[{instancePath:r+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.from=l))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return _e.errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return _e.
errors=[{instancePath:r+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(u.to!==void 0){let a=u.
to,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return _e.errors=[{instancePath:r+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,u!==void 0&&(u.to=y))}if(e===i&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return _e.errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return _e.
errors=[{instancePath:r+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(u.action!==void 0){
let a=u.action,i=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")
y=""+a;else if(a===null)y="";else return _e.errors=[{instancePath:r+"/query/action",schemaPath:"#/pr\
operties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,u!==
void 0&&(u.action=y))}if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeKey"||a==="\
restoreKey"||a==="revokeCaller"||a==="restoreCaller"||a==="createGroup"||a==="changeGroup"||a==="del\
eteGroup"||a==="closeMonth"||a==="drainUpstream"||a==="restoreUpstream"||a==="probeUpstream"||a==="r\
esumeOutlet"||a==="skipOutlet"||a==="testOutlet"||a==="acknowledgeAlert"||a==="reconcilePayment"||a===
"closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="revokeOperato\
r"||a==="createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||a==="migra\
te"||a==="copyStore"||a==="authenticate"))return _e.errors=[{instancePath:r+"/query/action",schemaPath:"\
#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:Ll.properties.query.
properties.action.enum}}],!1;var t=i===e}else var t=!0;if(t){if(u.name!==void 0){let a=u.name,i=e;if(typeof a!=
"string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===null)y="";else
return _e.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.name=y))}if(e===i&&typeof a==
"string"){if(F(a,128))return _e.errors=[{instancePath:r+"/query/name",schemaPath:"#/properties/query\
/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(z(a,1))return _e.errors=[
{instancePath:r+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"min\
Length",params:{limit:1}}],!1;if(!ze.test(a))return _e.errors=[{instancePath:r+"/query/name",schemaPath:"\
#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var t=i===e}else var t=!0;if(t){if(u.target!==void 0){let a=u.target,i=e;if(typeof a!="string"){let l=typeof a,
y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===null)y="";else return _e.errors=[{instancePath:r+
"/query/target",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.target=y))}if(e===i&&typeof a=="string"){if(F(a,128))return _e.
errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",
keyword:"maxLength",params:{limit:128}}],!1;if(z(a,1))return _e.errors=[{instancePath:r+"/query/targ\
et",schemaPath:"#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!ze.test(a))return _e.errors=[{instancePath:r+"/query/target",schemaPath:"#/properties/query/p\
roperties/target/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=i===
e}else var t=!0;if(t){let a=u.limit,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
y;if(y===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return _e.errors=
[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.limit=y))}if(e===i&&typeof a=="number"&&
isFinite(a)){if(a>1e3||isNaN(a))return _e.errors=[{instancePath:r+"/query/limit",schemaPath:"#/prope\
rties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<
1||isNaN(a))return _e.errors=[{instancePath:r+"/query/limit",schemaPath:"#/properties/query/properti\
es/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=i===e;if(t)if(u.after!==
void 0){let l=u.after,y=e;if(typeof l!="string"){let h=typeof l,g;if(g===void 0)if(h=="number"||h=="\
boolean")g=""+l;else if(l===null)g="";else return _e.errors=[{instancePath:r+"/query/after",schemaPath:"\
#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(l=
g,u!==void 0&&(u.after=g))}if(e===y&&typeof l=="string"){if(F(l,36))return _e.errors=[{instancePath:r+
"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{
limit:36}}],!1;if(z(l,36))return _e.errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/\
query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(l))return _e.
errors=[{instancePath:r+"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}}}else return _e.errors=
[{instancePath:r+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return _e.errors=m,e===0}_e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Kn=jr;function jr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=jr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return jr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id"))return jr.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(f.id!==void 0){let a=f.id,i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return jr.errors=[{instancePath:r+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===i&&typeof a=="string"){if(F(a,36))return jr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return jr.errors=[{instancePath:r+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!$r.test(a))return jr.errors=[{instancePath:r+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return jr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return jr.errors=m,e===0}jr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fn=Fs;function Fs(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Fs.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Fs.errors=m,e===0}Fs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mn=Ms;function Ms(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ms.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Ms.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ms.errors=m,e===0}Ms.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var En=Es;function Es(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Es.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return Es.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Es.errors=m,e===0}Es.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rn=ss;function ss(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ss.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolean")o=""+n;else if(n===
null)o="";else return ss.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(n=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof n=="string"&&F(n,4096))return ss.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ss.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ss.errors=m,e===0}ss.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xn=ts;function ts(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ts.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return ts.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolean")o=""+n;else if(n===
null)o="";else return ts.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(n=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof n=="string"&&F(n,4096))return ts.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ts.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ts.errors=m,e===0}ts.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zn=ir;var Gn=new RegExp("^[a-z][a-z0-9.-]*$","u");function ir(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ir.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return ir.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.
headers,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let a=u["\
if-none-match"],i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolea\
n")l=""+a;else if(a===null)l="";else return ir.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u["if-none-match"]=l))}if(e===i&&typeof a=="string"&&F(a,4096))return ir.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ir.errors=[{instancePath:r+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else
var t=!0;if(t)if(s.params!==void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(
u)){let i;if(u.file===void 0&&(i="file"))return ir.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:i}}],!1;if(u.file!==void 0){let o=u.
file,l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===
null)d="";else return ir.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,u!==void 0&&(u.file=d))}
if(e===l&&typeof o=="string"){if(F(o,64))return ir.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(o,1))
return ir.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Gn.test(o))return ir.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return ir.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return ir.errors=
m,e===0}ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Un=as;function as(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=as.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.query===void 0&&(t="query")||s.headers===void 0&&(t=
"headers")||s.params===void 0&&(t="params"))return as.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let n=f["if-none-match"],a=e;
if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolean")o=""+n;else if(n===
null)o="";else return as.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(n=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof n=="string"&&F(n,4096))return as.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return as.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return as.errors=m,e===0}as.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Bn=nr;function nr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return nr.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===
n)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let a=u["if-none-matc\
h"],i=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return nr.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==
void 0&&(u["if-none-match"]=l))}if(e===i&&typeof a=="string"&&F(a,4096))return nr.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return nr.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0;if(t)
if(s.params!==void 0){let u=s.params,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){let i;
if(u.file===void 0&&(i="file"))return nr.errors=[{instancePath:r+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:i}}],!1;if(u.file!==void 0){let o=u.file,
l=e;if(typeof o!="string"){let y=typeof o,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+o;else if(o===
null)d="";else return nr.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,u!==void 0&&(u.file=d))}
if(e===l&&typeof o=="string"){if(F(o,64))return nr.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(o,1))
return nr.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Gn.test(o))return nr.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return nr.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}return nr.errors=
m,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Zn=fs(Vt()),Vn=fs(Wt()),wd={...Zn.formats,...Vn.fastFormats},Wn=Ht;function Ht(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ht.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ht.errors=m,e===0}Ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hn=Yt;function Yt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Yt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Yt.errors=m,e===0}Yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yn=Jt;function Jt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Jt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Jt.errors=m,e===0}Jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Jn=Qt;function Qt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Qt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Qt.errors=m,e===0}Qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qn=M,Sl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["chat","mesh"]},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},expires_at:{$ref:"sche\
ma:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
priority_class:{$ref:"schema:PriorityClass",default:"interactive"},budget_usd:{$ref:"schema:BudgetUs\
d"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var pi={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},ls={type:["string","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x\
7f-\\x9f]+$",$id:"schema:ManagedBy"},mi={type:["string","null"],minLength:1,maxLength:194,pattern:"^\
(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:GroupOfKey"},li={type:"array",minItems:1,maxItems:8,
uniqueItems:!0,items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},di={type:["array","nu\
ll"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"sche\
ma:Models"},Xs={type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:129},$id:"schema:Agents"},zs={type:["array","null"],minItems:1,maxItems:16,uniqueItems:!0,
items:{type:"string",minLength:1,maxLength:64,pattern:"^[a-z0-9][a-z0-9._-]*$"},$id:"schema:Only"},fi={
type:["integer","null"],minimum:0,maximum:41024448e5,$id:"schema:Expiry"},Gs={type:["integer","null"],
minimum:1,maximum:1e9,$id:"schema:Rpm"},Us={type:["integer","null"],minimum:1,maximum:1e12,$id:"sche\
ma:Tpm"},Bs={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},yi={type:"strin\
g",enum:["interactive","batch","hook"],$id:"schema:PriorityClass"},Zs={type:["string","null"],pattern:"\
^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},Vs={type:"string",enum:[
"day","month","total"],$id:"schema:BudgetPeriod"},Ws=Object.prototype.hasOwnProperty,Y=ys,ee=us,is=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),cr=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),Hs=new RegExp(
"^[a-z0-9][a-z0-9._-]*$","u"),Ys=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function M(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=M.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.body===void 0&&(o="body"))return M.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.body!==void 0){let l=s.body;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.scopes===void 0&&(l.scopes=["chat","mesh"]),l.priority_class===
void 0&&(l.priority_class="interactive");let d;if(l.name===void 0&&(d="name"))return M.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{
let h=e;for(let g in l)if(!Ws.call(Sl.properties.body.properties,g)){return M.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(h===e){if(l.name!==void 0){let g=l.name,_=e;if(e===e)if(typeof g=="string"){if(Y(g,128))
return M.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ee(g,1))return M.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(g))return M.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return M.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){if(l.owner!==void 0){let g=l.
owner,_=e,b=e;if(typeof g!="string"&&g!==null)return M.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:pi.type}}],!1;if(e===b&&typeof g=="string"){if(Y(g,256))
return M.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ee(g,1))return M.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(g))return M.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(l.managed_by!==void 0){let g=l.managed_by,_=e,b=e;
if(typeof g!="string"&&g!==null)return M.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===b&&typeof g=="string"){if(Y(g,128))
return M.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ee(g,1))return M.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(g))return M.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(l.group!==void 0){
let g=l.group,_=e,b=e;if(typeof g!="string"&&g!==null)return M.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:mi.type}}],!1;if(e===b&&typeof g=="s\
tring"){if(Y(g,194))return M.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ee(g,1))return M.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.
test(g))return M.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){
let g=l.scopes,_=e;if(e===e)if(Array.isArray(g)){if(g.length>8)return M.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(g.length<
1)return M.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var f=!0;let c=g.length;for(let w=0;w<c;w++){let x=g[w],I=e;if(typeof x!=
"string")return M.errors=[{instancePath:r+"/body/scopes/"+w,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(x==="chat"||x==="mesh"))return M.errors=[{instancePath:r+"/bo\
dy/scopes/"+w,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:li.items.enum}}],
!1;var f=I===e;if(!f)break}if(f){let w=g.length,x;if(w>1){let I={};for(;w--;){let N=g[w];if(typeof N==
"string"){if(typeof I[N]=="number"){return x=I[N],M.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:w,j:x}}],!1;break}I[N]=w}}}}}}else return M.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=_===e;if(t){if(l.models!==void 0){let c=l.models,w=e,x=e;if(!Array.isArray(c)&&c!==
null)return M.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:di.type}}],!1;if(e===x&&Array.isArray(c)){if(c.length>64)return M.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<
1)return M.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(e===C)if(typeof T==
"string"){if(Y(T,256))return M.errors=[{instancePath:r+"/body/models/"+A,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ee(T,1))return M.errors=[{instancePath:r+
"/body/models/"+A,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/models/"+A,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=C===e;if(!u)break}if(u){let A=c.length,T;if(A>1){let C={};for(;A--;){
let X=c[A];if(typeof X=="string"){if(typeof C[X]=="number"){return T=C[X],M.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}
C[X]=A}}}}}}var t=w===e}else var t=!0;if(t){if(l.agents!==void 0){let c=l.agents,w=e,x=e;if(!Array.isArray(
c)&&c!==null)return M.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:Xs.type}}],!1;if(e===x&&Array.isArray(c)){if(c.length>1e3)return M.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<
1)return M.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(e===C)if(typeof T==
"string"){if(Y(T,129))return M.errors=[{instancePath:r+"/body/agents/"+A,schemaPath:"schema:Agents/i\
tems/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(ee(T,1))return M.errors=[{instancePath:r+
"/body/agents/"+A,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/agents/"+A,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=C===e;if(!n)break}if(n){let A=c.length,T;if(A>1){let C={};for(;A--;){
let X=c[A];if(typeof X=="string"){if(typeof C[X]=="number"){return T=C[X],M.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}
C[X]=A}}}}}}var t=w===e}else var t=!0;if(t){if(l.only!==void 0){let c=l.only,w=e,x=e;if(!Array.isArray(
c)&&c!==null)return M.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:zs.type}}],!1;if(e===x&&Array.isArray(c)){if(c.length>16)return M.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(c.length<
1)return M.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var a=!0;let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(e===C)if(typeof T==
"string"){if(Y(T,64))return M.errors=[{instancePath:r+"/body/only/"+A,schemaPath:"schema:Only/items/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(T,1))return M.errors=[{instancePath:r+"/\
body/only/"+A,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Hs.
test(T))return M.errors=[{instancePath:r+"/body/only/"+A,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return M.errors=[{instancePath:r+"/body\
/only/"+A,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=C===e;
if(!a)break}if(a){let A=c.length,T;if(A>1){let C={};for(;A--;){let X=c[A];if(typeof X=="string"){if(typeof C[X]==
"number"){return T=C[X],M.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}C[X]=A}}}}}}var t=w===e}else var t=!0;if(t){if(l.expires_at!==
void 0){let c=l.expires_at,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)
return M.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{
type:fi.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return M.errors=
[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return M.errors=[{instancePath:r+"/body/expires_at",schemaPath:"\
schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=w===e}else var t=!0;
if(t){if(l.rpm!==void 0){let c=l.rpm,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&
c!==null)return M.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{
type:Gs.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return M.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(c<1||isNaN(c))return M.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=w===e}else var t=!0;if(t){if(l.tpm!==void 0){let c=l.
tpm,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return M.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Us.type}}],!1;if(e===x&&typeof c==
"number"&&isFinite(c)){if(c>1e12||isNaN(c))return M.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return M.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=w===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let c=l.max_parallel,w=e,
x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return M.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Bs.type}}],!1;
if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return M.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(c<1||isNaN(c))return M.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=w===e}else var t=!0;if(t){
let c=l.priority_class,w=e;if(typeof c!="string")return M.errors=[{instancePath:r+"/body/priority_cl\
ass",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="int\
eractive"||c==="batch"||c==="hook"))return M.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:yi.enum}}],!1;var t=w===e;if(t){if(l.
budget_usd!==void 0){let I=l.budget_usd,N=e,A=e;if(typeof I!="string"&&I!==null)return M.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Zs.type}}],!1;if(e===
A&&typeof I=="string"){if(Y(I,17))return M.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ys.test(I))return M.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=N===e}else var t=!0;if(t)if(l.budget_period!==
void 0){let I=l.budget_period,N=e,A=e,T=!1,C=e;if(typeof I!="string"){let H={instancePath:r+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[H]:m.push(H),e++}if(!(I==="day"||I==="month"||I==="total")){let H={instancePath:r+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Vs.enum}};m===null?
m=[H]:m.push(H),e++}var i=C===e;T=T||i;let X=e;if(I!==null){let H={instancePath:r+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};m===null?m=[H]:m.push(H),e++}var i=X===e;if(T=T||i,T)e=A,m!==null&&(A?m.length=A:m=null);else{
let H={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return m===null?m=[H]:m.push(H),e++,M.errors=m,!1}var t=N===e}else var t=!0}}}}}}}}}}}}}}}}else
return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return M.errors=m,e===0}M.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var eo=K,Al={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["name","token_hash"],properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},
token_hash:{$ref:"schema:TokenHash"},token_prefix:{$ref:"schema:TokenPrefix",default:"chosen"},managed_by:{
$ref:"schema:ManagedBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes",default:["cha\
t","mesh"]},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},expires_at:{
$ref:"schema:Expiry"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:Max\
Parallel"},priority_class:{$ref:"schema:PriorityClass",default:"interactive"},budget_usd:{$ref:"sche\
ma:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var Il=new RegExp("^[0-9a-f]{64}$","u"),Dl=new RegExp("^[\\x21-\\x7e]+$","u");function K(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=K.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.body===void 0&&(o="body"))return K.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(s.body!==void 0){let l=s.body;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){l.token_prefix===void 0&&(l.token_prefix="chosen"),l.scopes===void 0&&(l.
scopes=["chat","mesh"]),l.priority_class===void 0&&(l.priority_class="interactive");let d;if(l.name===
void 0&&(d="name")||l.token_hash===void 0&&(d="token_hash"))return K.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:d}}],!1;{let h=e;
for(let g in l)if(!Ws.call(Al.properties.body.properties,g)){return K.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(h===e){if(l.name!==void 0){let g=l.name,_=e;if(e===e)if(typeof g=="string"){if(Y(g,128))
return K.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ee(g,1))return K.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(g))return K.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return K.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){if(l.owner!==void 0){let g=l.
owner,_=e,b=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:pi.type}}],!1;if(e===b&&typeof g=="string"){if(Y(g,256))
return K.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ee(g,1))return K.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(g))return K.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(l.token_hash!==void 0){let g=l.token_hash,_=e;if(e===
e)if(typeof g=="string"){if(Y(g,64))return K.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!Il.test(g))return K.errors=
[{instancePath:r+"/body/token_hash",schemaPath:"schema:TokenHash/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"}}],!1}else return K.errors=[{instancePath:r+"/body/token_hash",schemaPath:"\
schema:TokenHash/type",keyword:"type",params:{type:"string"}}],!1;var t=_===e}else var t=!0;if(t){let g=l.
token_prefix,_=e;if(e===e)if(typeof g=="string"){if(Y(g,16))return K.errors=[{instancePath:r+"/body/\
token_prefix",schemaPath:"schema:TokenPrefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(ee(
g,1))return K.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Dl.test(g))return K.errors=[{instancePath:r+"/body/tok\
en_prefix",schemaPath:"schema:TokenPrefix/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]+$"}}],
!1}else return K.errors=[{instancePath:r+"/body/token_prefix",schemaPath:"schema:TokenPrefix/type",keyword:"\
type",params:{type:"string"}}],!1;var t=_===e;if(t){if(l.managed_by!==void 0){let c=l.managed_by,w=e,
x=e;if(typeof c!="string"&&c!==null)return K.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===x&&typeof c=="string"){if(Y(
c,128))return K.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ee(c,1))return K.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(c))return K.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){if(l.group!==void 0){
let c=l.group,w=e,x=e;if(typeof c!="string"&&c!==null)return K.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:mi.type}}],!1;if(e===x&&typeof c=="s\
tring"){if(Y(c,194))return K.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ee(c,1))return K.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.
test(c))return K.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=w===e}else var t=!0;if(t){
let c=l.scopes,w=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return K.errors=[{instancePath:r+"/bo\
dy/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<
1)return K.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var f=!0;let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(typeof T!=
"string")return K.errors=[{instancePath:r+"/body/scopes/"+A,schemaPath:"schema:Scopes/items/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(T==="chat"||T==="mesh"))return K.errors=[{instancePath:r+"/bo\
dy/scopes/"+A,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:li.items.enum}}],
!1;var f=C===e;if(!f)break}if(f){let A=c.length,T;if(A>1){let C={};for(;A--;){let X=c[A];if(typeof X==
"string"){if(typeof C[X]=="number"){return T=C[X],K.errors=[{instancePath:r+"/body/scopes",schemaPath:"\
schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}C[X]=A}}}}}}else return K.
errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"\
array"}}],!1;var t=w===e;if(t){if(l.models!==void 0){let N=l.models,A=e,T=e;if(!Array.isArray(N)&&N!==
null)return K.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",keyword:"type",
params:{type:di.type}}],!1;if(e===T&&Array.isArray(N)){if(N.length>64)return K.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(N.length<
1)return K.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var u=!0;let X=N.length;for(let R=0;R<X;R++){let H=N[R],pe=e;if(e===pe)if(typeof H==
"string"){if(Y(H,256))return K.errors=[{instancePath:r+"/body/models/"+R,schemaPath:"schema:Models/i\
tems/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ee(H,1))return K.errors=[{instancePath:r+
"/body/models/"+R,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return K.errors=[{instancePath:r+"/body/models/"+R,schemaPath:"schema:Models/items/type",keyword:"\
type",params:{type:"string"}}],!1;var u=pe===e;if(!u)break}if(u){let R=N.length,H;if(R>1){let pe={};
for(;R--;){let qe=N[R];if(typeof qe=="string"){if(typeof pe[qe]=="number"){return H=pe[qe],K.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:R,j:H}}],!1;break}pe[qe]=R}}}}}}var t=A===e}else var t=!0;if(t){if(l.agents!==void 0){let N=l.agents,
A=e,T=e;if(!Array.isArray(N)&&N!==null)return K.errors=[{instancePath:r+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===T&&Array.isArray(N)){if(N.length>
1e3)return K.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(N.length<1)return K.errors=[{instancePath:r+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let X=N.length;for(let R=0;R<
X;R++){let H=N[R],pe=e;if(e===pe)if(typeof H=="string"){if(Y(H,129))return K.errors=[{instancePath:r+
"/body/agents/"+R,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:129}}],
!1;if(ee(H,1))return K.errors=[{instancePath:r+"/body/agents/"+R,schemaPath:"schema:Agents/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/body/agent\
s/"+R,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=pe===e;
if(!n)break}if(n){let R=N.length,H;if(R>1){let pe={};for(;R--;){let qe=N[R];if(typeof qe=="string"){
if(typeof pe[qe]=="number"){return H=pe[qe],K.errors=[{instancePath:r+"/body/agents",schemaPath:"sch\
ema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:R,j:H}}],!1;break}pe[qe]=R}}}}}}var t=A===e}else
var t=!0;if(t){if(l.only!==void 0){let N=l.only,A=e,T=e;if(!Array.isArray(N)&&N!==null)return K.errors=
[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:zs.type}}],!1;
if(e===T&&Array.isArray(N)){if(N.length>16)return K.errors=[{instancePath:r+"/body/only",schemaPath:"\
schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(N.length<1)return K.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let X=N.
length;for(let R=0;R<X;R++){let H=N[R],pe=e;if(e===pe)if(typeof H=="string"){if(Y(H,64))return K.errors=
[{instancePath:r+"/body/only/"+R,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ee(H,1))return K.errors=[{instancePath:r+"/body/only/"+R,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Hs.test(H))return K.errors=[{instancePath:r+
"/body/only/"+R,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return K.errors=[{instancePath:r+"/body/only/"+R,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var a=pe===e;if(!a)break}if(a){let R=N.length,H;
if(R>1){let pe={};for(;R--;){let qe=N[R];if(typeof qe=="string"){if(typeof pe[qe]=="number"){return H=
pe[qe],K.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueIt\
ems",params:{i:R,j:H}}],!1;break}pe[qe]=R}}}}}}var t=A===e}else var t=!0;if(t){if(l.expires_at!==void 0){
let N=l.expires_at,A=e,T=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return K.
errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:fi.
type}}],!1;if(e===T&&typeof N=="number"&&isFinite(N)){if(N>41024448e5||isNaN(N))return K.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(N<0||isNaN(N))return K.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=A===e}else var t=!0;if(t){if(l.
rpm!==void 0){let N=l.rpm,A=e,T=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)
return K.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Gs.
type}}],!1;if(e===T&&typeof N=="number"&&isFinite(N)){if(N>1e9||isNaN(N))return K.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(N<1||isNaN(N))return K.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=A===e}else var t=!0;if(t){if(l.tpm!==void 0){let N=l.
tpm,A=e,T=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return K.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Us.type}}],!1;if(e===T&&typeof N==
"number"&&isFinite(N)){if(N>1e12||isNaN(N))return K.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(N<1||isNaN(N))return K.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=A===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let N=l.max_parallel,A=e,
T=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N))&&N!==null)return K.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Bs.type}}],!1;
if(e===T&&typeof N=="number"&&isFinite(N)){if(N>1e6||isNaN(N))return K.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(N<1||isNaN(N))return K.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=A===e}else var t=!0;if(t){
let N=l.priority_class,A=e;if(typeof N!="string")return K.errors=[{instancePath:r+"/body/priority_cl\
ass",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="int\
eractive"||N==="batch"||N==="hook"))return K.errors=[{instancePath:r+"/body/priority_class",schemaPath:"\
schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:yi.enum}}],!1;var t=A===e;if(t){if(l.
budget_usd!==void 0){let C=l.budget_usd,X=e,R=e;if(typeof C!="string"&&C!==null)return K.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Zs.type}}],!1;if(e===
R&&typeof C=="string"){if(Y(C,17))return K.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"sc\
hema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ys.test(C))return K.errors=
[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=X===e}else var t=!0;if(t)if(l.budget_period!==
void 0){let C=l.budget_period,X=e,R=e,H=!1,pe=e;if(typeof C!="string"){let gr={instancePath:r+"/body\
/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?
m=[gr]:m.push(gr),e++}if(!(C==="day"||C==="month"||C==="total")){let gr={instancePath:r+"/body/budge\
t_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Vs.enum}};m===null?
m=[gr]:m.push(gr),e++}var i=pe===e;H=H||i;let qe=e;if(C!==null){let gr={instancePath:r+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{
type:"null"}};m===null?m=[gr]:m.push(gr),e++}var i=qe===e;if(H=H||i,H)e=R,m!==null&&(R?m.length=R:m=
null);else{let gr={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/bud\
get_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[gr]:m.push(gr),e++,K.errors=m,!1}var t=X===
e}else var t=!0}}}}}}}}}}}}}}}}}}else return K.errors=[{instancePath:r+"/body",schemaPath:"#/propert\
ies/body/type",keyword:"type",params:{type:"object"}}],!1}}return K.errors=m,e===0}K.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ro=ea;function ea(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ea.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ea.errors=m,e===0}ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var so=ra;function ra(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ra.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ra.errors=m,e===0}ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var to=E,Tl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},managed_by:{$ref:"schema:Manage\
dBy"},group:{$ref:"schema:GroupOfKey"},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{
$ref:"schema:Agents"},only:{$ref:"schema:Only"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"schema:\
Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:\
PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPerio\
d"},{type:"null"}]}}}}};function E(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=E.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let o=s.body;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1)return E.errors=[{instancePath:r+"\
/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let y=e;
for(let d in o)if(!Ws.call(Tl.properties.body.properties,d)){return E.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(o.name!==void 0){let d=o.name,h=e;if(e===e)if(typeof d=="string"){if(Y(d,128))
return E.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(ee(d,1))return E.errors=[{instancePath:r+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(d))return E.errors=[{instancePath:r+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return E.errors=[{instancePath:r+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(o.owner!==void 0){let d=o.
owner,h=e,g=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:pi.type}}],!1;if(e===g&&typeof d=="string"){if(Y(d,256))
return E.errors=[{instancePath:r+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(ee(d,1))return E.errors=[{instancePath:r+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(d))return E.errors=[{instancePath:r+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(o.managed_by!==void 0){let d=o.managed_by,h=e,g=e;
if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+"/body/managed_by",schemaPath:"sche\
ma:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===g&&typeof d=="string"){if(Y(d,128))
return E.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ee(d,1))return E.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(d))return E.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(o.group!==void 0){
let d=o.group,h=e,g=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:r+"/body/group",
schemaPath:"schema:GroupOfKey/type",keyword:"type",params:{type:mi.type}}],!1;if(e===g&&typeof d=="s\
tring"){if(Y(d,194))return E.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/max\
Length",keyword:"maxLength",params:{limit:194}}],!1;if(ee(d,1))return E.errors=[{instancePath:r+"/bo\
dy/group",schemaPath:"schema:GroupOfKey/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.
test(d))return E.errors=[{instancePath:r+"/body/group",schemaPath:"schema:GroupOfKey/pattern",keyword:"\
pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){
if(o.scopes!==void 0){let d=o.scopes,h=e;if(e===e)if(Array.isArray(d)){if(d.length>8)return E.errors=
[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],
!1;if(d.length<1)return E.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let b=d.length;for(let k=0;k<b;k++){let c=d[k],w=e;
if(typeof c!="string")return E.errors=[{instancePath:r+"/body/scopes/"+k,schemaPath:"schema:Scopes/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="chat"||c==="mesh"))return E.errors=[
{instancePath:r+"/body/scopes/"+k,schemaPath:"schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:li.
items.enum}}],!1;var f=w===e;if(!f)break}if(f){let k=d.length,c;if(k>1){let w={};for(;k--;){let x=d[k];
if(typeof x=="string"){if(typeof w[x]=="number"){return c=w[x],E.errors=[{instancePath:r+"/body/scop\
es",schemaPath:"schema:Scopes/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}w[x]=k}}}}}}else
return E.errors=[{instancePath:r+"/body/scopes",schemaPath:"schema:Scopes/type",keyword:"type",params:{
type:"array"}}],!1;var t=h===e}else var t=!0;if(t){if(o.models!==void 0){let d=o.models,h=e,g=e;if(!Array.
isArray(d)&&d!==null)return E.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/type",
keyword:"type",params:{type:di.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>64)return E.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],
!1;if(d.length<1)return E.errors=[{instancePath:r+"/body/models",schemaPath:"schema:Models/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let b=d.length;for(let k=0;k<b;k++){let c=d[k],w=e;
if(e===w)if(typeof c=="string"){if(Y(c,256))return E.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"\
schema:Models/items/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ee(c,1))return E.errors=
[{instancePath:r+"/body/models/"+k,schemaPath:"schema:Models/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return E.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"schema:Models/item\
s/type",keyword:"type",params:{type:"string"}}],!1;var u=w===e;if(!u)break}if(u){let k=d.length,c;if(k>
1){let w={};for(;k--;){let x=d[k];if(typeof x=="string"){if(typeof w[x]=="number"){return c=w[x],E.errors=
[{instancePath:r+"/body/models",schemaPath:"schema:Models/uniqueItems",keyword:"uniqueItems",params:{
i:k,j:c}}],!1;break}w[x]=k}}}}}}var t=h===e}else var t=!0;if(t){if(o.agents!==void 0){let d=o.agents,
h=e,g=e;if(!Array.isArray(d)&&d!==null)return E.errors=[{instancePath:r+"/body/agents",schemaPath:"s\
chema:Agents/type",keyword:"type",params:{type:Xs.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>
1e3)return E.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"max\
Items",params:{limit:1e3}}],!1;if(d.length<1)return E.errors=[{instancePath:r+"/body/agents",schemaPath:"\
schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let b=d.length;for(let k=0;k<
b;k++){let c=d[k],w=e;if(e===w)if(typeof c=="string"){if(Y(c,129))return E.errors=[{instancePath:r+"\
/body/agents/"+k,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:129}}],
!1;if(ee(c,1))return E.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:r+"/body/agent\
s/"+k,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=w===e;if(!n)
break}if(n){let k=d.length,c;if(k>1){let w={};for(;k--;){let x=d[k];if(typeof x=="string"){if(typeof w[x]==
"number"){return c=w[x],E.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}w[x]=k}}}}}}var t=h===e}else var t=!0;if(t){if(o.
only!==void 0){let d=o.only,h=e,g=e;if(!Array.isArray(d)&&d!==null)return E.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/type",keyword:"type",params:{type:zs.type}}],!1;if(e===g&&Array.
isArray(d)){if(d.length>16)return E.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/max\
Items",keyword:"maxItems",params:{limit:16}}],!1;if(d.length<1)return E.errors=[{instancePath:r+"/bo\
dy/only",schemaPath:"schema:Only/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let b=d.
length;for(let k=0;k<b;k++){let c=d[k],w=e;if(e===w)if(typeof c=="string"){if(Y(c,64))return E.errors=
[{instancePath:r+"/body/only/"+k,schemaPath:"schema:Only/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ee(c,1))return E.errors=[{instancePath:r+"/body/only/"+k,schemaPath:"schema:Only/i\
tems/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Hs.test(c))return E.errors=[{instancePath:r+
"/body/only/"+k,schemaPath:"schema:Only/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][\
a-z0-9._-]*$"}}],!1}else return E.errors=[{instancePath:r+"/body/only/"+k,schemaPath:"schema:Only/it\
ems/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e;if(!a)break}if(a){let k=d.length,c;
if(k>1){let w={};for(;k--;){let x=d[k];if(typeof x=="string"){if(typeof w[x]=="number"){return c=w[x],
E.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",keyword:"uniqueItems",params:{
i:k,j:c}}],!1;break}w[x]=k}}}}}}var t=h===e}else var t=!0;if(t){if(o.expires_at!==void 0){let d=o.expires_at,
h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=[{instancePath:r+
"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"type",params:{type:fi.type}}],!1;if(e===
g&&typeof d=="number"&&isFinite(d)){if(d>41024448e5||isNaN(d))return E.errors=[{instancePath:r+"/bod\
y/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(d<0||isNaN(d))return E.errors=[{instancePath:r+"/body/expires_at",schemaPath:"schema:Expiry/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0;if(t){if(o.
rpm!==void 0){let d=o.rpm,h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)
return E.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Gs.
type}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return E.errors=[{instancePath:r+
"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(d<1||isNaN(d))return E.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(o.tpm!==void 0){let d=o.
tpm,h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Us.type}}],!1;if(e===g&&typeof d==
"number"&&isFinite(d)){if(d>1e12||isNaN(d))return E.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return E.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(o.max_parallel!==void 0){let d=o.max_parallel,h=e,
g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Bs.type}}],!1;
if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return E.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(d<1||isNaN(d))return E.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){
if(o.priority_class!==void 0){let d=o.priority_class,h=e;if(typeof d!="string")return E.errors=[{instancePath:r+
"/body/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],
!1;if(!(d==="interactive"||d==="batch"||d==="hook"))return E.errors=[{instancePath:r+"/body/priority\
_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:yi.enum}}],!1;var t=h===
e}else var t=!0;if(t){if(o.budget_usd!==void 0){let d=o.budget_usd,h=e,g=e;if(typeof d!="string"&&d!==
null)return E.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"\
type",params:{type:Zs.type}}],!1;if(e===g&&typeof d=="string"){if(Y(d,17))return E.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;
if(!Ys.test(d))return E.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=h===e}else
var t=!0;if(t)if(o.budget_period!==void 0){let d=o.budget_period,h=e,g=e,_=!1,b=e;if(typeof d!="stri\
ng"){let w={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};m===null?m=[w]:m.push(w),e++}if(!(d==="day"||d==="month"||d==="total")){let w={
instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Vs.
enum}};m===null?m=[w]:m.push(w),e++}var i=b===e;_=_||i;let k=e;if(d!==null){let w={instancePath:r+"/\
body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};m===null?m=[w]:m.push(w),e++}var i=k===e;if(_=_||i,_)e=g,m!==null&&(g?m.length=
g:m=null);else{let w={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[w]:m.push(w),e++,E.errors=m,!1}var t=h===
e}else var t=!0}}}}}}}}}}}}}}}}else return E.errors=[{instancePath:r+"/body",schemaPath:"#/propertie\
s/body/type",keyword:"type",params:{type:"object"}}],!1}return E.errors=m,e===0}E.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ao=rs;function rs(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let u=e;for(let n in t)if(n!=="overl\
ap_s"){return rs.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){let n=t.overlap_s,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return rs.errors=[{instancePath:r+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>604800||isNaN(n))return rs.errors=[{instancePath:r+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(n<0||isNaN(n))return rs.errors=[{instancePath:r+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return rs.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return rs.errors=m,e===0}rs.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var io=sa;function sa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
sa.errors=m,e===0}sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var no=ta;function ta(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ta.errors=m,e===0}ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oo=G,jl={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags",default:[]},models:{$ref:"schema:GroupModels"},agents:{
$ref:"schema:Agents"},only:{$ref:"schema:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},weight:{$ref:"schema:GroupWeight",default:1},budget_usd:{$ref:"schema:Bud\
getUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}},required:["body"]};var po={type:["string","null"],minLength:1,maxLength:194,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",
$id:"schema:GroupParent"};var mo={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var lo=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u");function G(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=G.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
body===void 0&&(o="body"))return G.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o}}],!1;if(s.body!==void 0){let l=s.body;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){l.tags===void 0&&(l.tags=[]),l.weight===void 0&&(l.weight=1);let d;if(l.name===void 0&&
(d="name"))return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let h=e;for(let g in l)if(!Ws.call(jl.properties.body.properties,
g)){return G.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}}],!1;break}if(h===e){if(l.name!==void 0){let g=l.
name,_=e;if(e===e)if(typeof g=="string"){if(Y(g,64))return G.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(g,1))return G.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!lo.test(g))return G.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return G.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=_===e}else var t=!0;if(t){if(l.parent!==void 0){let g=l.parent,_=e,b=e;if(typeof g!="string"&&
g!==null)return G.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:po.type}}],!1;if(e===b&&typeof g=="string"){if(Y(g,194))return G.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(ee(g,1))return G.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(g))return G.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){if(l.managed_by!==void 0){let g=l.managed_by,
_=e,b=e;if(typeof g!="string"&&g!==null)return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===b&&typeof g=="string"){if(Y(
g,128))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ee(g,1))return G.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(g))return G.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=_===e}else var t=!0;if(t){let g=l.tags,_=e;
if(e===e)if(Array.isArray(g)){if(g.length>16)return G.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let c=g.length;for(let w=0;w<
c;w++){let x=g[w],I=e;if(e===I)if(typeof x=="string"){if(Y(x,64))return G.errors=[{instancePath:r+"/\
body/tags/"+w,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(ee(x,1))return G.errors=[{instancePath:r+"/body/tags/"+w,schemaPath:"schema:GroupTags/items/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(x))return G.errors=[{instancePath:r+"\
/body/tags/"+w,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x0\
0-\\x1f\\x7f-\\x9f]+$"}}],!1}else return G.errors=[{instancePath:r+"/body/tags/"+w,schemaPath:"schem\
a:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=I===e;if(!f)break}if(f){let w=g.
length,x;if(w>1){let I={};for(;w--;){let N=g[w];if(typeof N=="string"){if(typeof I[N]=="number"){return x=
I[N],G.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:w,j:x}}],!1;break}I[N]=w}}}}}}else return G.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=_===e;if(t){if(l.models!==void 0){
let c=l.models,w=e,x=e;if(!Array.isArray(c)&&c!==null)return G.errors=[{instancePath:r+"/body/models",
schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:mo.type}}],!1;if(e===x&&Array.isArray(
c)){if(c.length>64)return G.errors=[{instancePath:r+"/body/models",schemaPath:"schema:GroupModels/ma\
xItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return G.errors=[{instancePath:r+"/b\
ody/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(e===C)if(typeof T=="string"){if(Y(T,256))return G.
errors=[{instancePath:r+"/body/models/"+A,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ee(T,1))return G.errors=[{instancePath:r+"/body/models/"+A,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[
{instancePath:r+"/body/models/"+A,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var u=C===e;if(!u)break}if(u){let A=c.length,T;if(A>1){let C={};for(;A--;){let X=c[A];
if(typeof X=="string"){if(typeof C[X]=="number"){return T=C[X],G.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}C[X]=
A}}}}}}var t=w===e}else var t=!0;if(t){if(l.agents!==void 0){let c=l.agents,w=e,x=e;if(!Array.isArray(
c)&&c!==null)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:Xs.type}}],!1;if(e===x&&Array.isArray(c)){if(c.length>1e3)return G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<
1)return G.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(e===C)if(typeof T==
"string"){if(Y(T,129))return G.errors=[{instancePath:r+"/body/agents/"+A,schemaPath:"schema:Agents/i\
tems/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(ee(T,1))return G.errors=[{instancePath:r+
"/body/agents/"+A,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:r+"/body/agents/"+A,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=C===e;if(!n)break}if(n){let A=c.length,T;if(A>1){let C={};for(;A--;){
let X=c[A];if(typeof X=="string"){if(typeof C[X]=="number"){return T=C[X],G.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}
C[X]=A}}}}}}var t=w===e}else var t=!0;if(t){if(l.only!==void 0){let c=l.only,w=e,x=e;if(!Array.isArray(
c)&&c!==null)return G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:zs.type}}],!1;if(e===x&&Array.isArray(c)){if(c.length>16)return G.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(c.length<
1)return G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var a=!0;let N=c.length;for(let A=0;A<N;A++){let T=c[A],C=e;if(e===C)if(typeof T==
"string"){if(Y(T,64))return G.errors=[{instancePath:r+"/body/only/"+A,schemaPath:"schema:Only/items/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(T,1))return G.errors=[{instancePath:r+"/\
body/only/"+A,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Hs.
test(T))return G.errors=[{instancePath:r+"/body/only/"+A,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return G.errors=[{instancePath:r+"/body\
/only/"+A,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=C===e;
if(!a)break}if(a){let A=c.length,T;if(A>1){let C={};for(;A--;){let X=c[A];if(typeof X=="string"){if(typeof C[X]==
"number"){return T=C[X],G.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:A,j:T}}],!1;break}C[X]=A}}}}}}var t=w===e}else var t=!0;if(t){if(l.rpm!==
void 0){let c=l.rpm,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return G.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Gs.type}}],
!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return G.errors=[{instancePath:r+"/\
body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(c<1||isNaN(c))return G.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=w===e}else var t=!0;if(t){if(l.tpm!==void 0){let c=l.
tpm,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Us.type}}],!1;if(e===x&&typeof c==
"number"&&isFinite(c)){if(c>1e12||isNaN(c))return G.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return G.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=w===e}else var t=!0;if(t){if(l.max_parallel!==void 0){let c=l.max_parallel,w=e,
x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return G.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Bs.type}}],!1;
if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return G.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(c<1||isNaN(c))return G.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=w===e}else var t=!0;if(t){
let c=l.weight,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return G.errors=[{instancePath:r+
"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
x&&typeof c=="number"&&isFinite(c)){if(c>1e3||isNaN(c))return G.errors=[{instancePath:r+"/body/weigh\
t",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;
if(c<1||isNaN(c))return G.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=w===e;if(t){if(l.budget_usd!==void 0){
let N=l.budget_usd,A=e,T=e;if(typeof N!="string"&&N!==null)return G.errors=[{instancePath:r+"/body/b\
udget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Zs.type}}],!1;if(e===T&&typeof N==
"string"){if(Y(N,17))return G.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUs\
d/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!Ys.test(N))return G.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=A===e}else var t=!0;if(t)if(l.budget_period!==void 0){let N=l.
budget_period,A=e,T=e,C=!1,X=e;if(typeof N!="string"){let pe={instancePath:r+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?m=[pe]:m.push(pe),e++}if(!(N===
"day"||N==="month"||N==="total")){let pe={instancePath:r+"/body/budget_period",schemaPath:"schema:Bu\
dgetPeriod/enum",keyword:"enum",params:{allowedValues:Vs.enum}};m===null?m=[pe]:m.push(pe),e++}var i=X===
e;C=C||i;let R=e;if(N!==null){let pe={instancePath:r+"/body/budget_period",schemaPath:"#/properties/\
body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[pe]:m.push(
pe),e++}var i=R===e;if(C=C||i,C)e=T,m!==null&&(T?m.length=T:m=null);else{let pe={instancePath:r+"/bo\
dy/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return m===null?m=[pe]:m.push(pe),e++,G.errors=m,!1}var t=A===e}else var t=!0}}}}}}}}}}}}}}else return G.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return G.errors=m,e===0}G.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var fo=aa;function aa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
aa.errors=m,e===0}aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yo=ia;function ia(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ia.errors=m,e===0}ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var uo=B,$l={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:GroupName"},parent:{$ref:"schema:GroupParent"},managed_by:{$ref:"sche\
ma:ManagedBy"},tags:{$ref:"schema:GroupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schem\
a:Agents"},only:{$ref:"schema:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"\
schema:MaxParallel"},weight:{$ref:"schema:GroupWeight"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]}}}}};function B(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=B.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)&&s.body!==
void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<
1)return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"min\
Properties",params:{limit:1}}],!1;{let y=e;for(let d in o)if(!Ws.call($l.properties.body.properties,
d)){return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(y===e){if(o.name!==void 0){let d=o.
name,h=e;if(e===e)if(typeof d=="string"){if(Y(d,64))return B.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(d,1))return B.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!lo.test(d))return B.errors=[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/pattern",
keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return B.errors=
[{instancePath:r+"/body/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"string"}}],
!1;var t=h===e}else var t=!0;if(t){if(o.parent!==void 0){let d=o.parent,h=e,g=e;if(typeof d!="string"&&
d!==null)return B.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/type",keyword:"\
type",params:{type:po.type}}],!1;if(e===g&&typeof d=="string"){if(Y(d,194))return B.errors=[{instancePath:r+
"/body/parent",schemaPath:"schema:GroupParent/maxLength",keyword:"maxLength",params:{limit:194}}],!1;
if(ee(d,1))return B.errors=[{instancePath:r+"/body/parent",schemaPath:"schema:GroupParent/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(d))return B.errors=[{instancePath:r+"/body/par\
ent",schemaPath:"schema:GroupParent/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1\
f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(o.managed_by!==void 0){let d=o.managed_by,
h=e,g=e;if(typeof d!="string"&&d!==null)return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===g&&typeof d=="string"){if(Y(
d,128))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(ee(d,1))return B.errors=[{instancePath:r+"/body/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(d))return B.errors=
[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{
pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=h===e}else var t=!0;if(t){if(o.tags!==void 0){
let d=o.tags,h=e;if(e===e)if(Array.isArray(d)){if(d.length>16)return B.errors=[{instancePath:r+"/bod\
y/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var f=!0;let b=d.
length;for(let k=0;k<b;k++){let c=d[k],w=e;if(e===w)if(typeof c=="string"){if(Y(c,64))return B.errors=
[{instancePath:r+"/body/tags/"+k,schemaPath:"schema:GroupTags/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ee(c,1))return B.errors=[{instancePath:r+"/body/tags/"+k,schemaPath:"schema:GroupT\
ags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!is.test(c))return B.errors=[{instancePath:r+
"/body/tags/"+k,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{pattern:"^[^\\x\
00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return B.errors=[{instancePath:r+"/body/tags/"+k,schemaPath:"sche\
ma:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=w===e;if(!f)break}if(f){let k=d.
length,c;if(k>1){let w={};for(;k--;){let x=d[k];if(typeof x=="string"){if(typeof w[x]=="number"){return c=
w[x],B.errors=[{instancePath:r+"/body/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"uniqu\
eItems",params:{i:k,j:c}}],!1;break}w[x]=k}}}}}}else return B.errors=[{instancePath:r+"/body/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else var t=!0;if(t){if(o.
models!==void 0){let d=o.models,h=e,g=e;if(!Array.isArray(d)&&d!==null)return B.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:mo.type}}],!1;if(e===
g&&Array.isArray(d)){if(d.length>64)return B.errors=[{instancePath:r+"/body/models",schemaPath:"sche\
ma:GroupModels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(d.length<1)return B.errors=[{instancePath:r+
"/body/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let b=d.length;for(let k=0;k<b;k++){let c=d[k],w=e;if(e===w)if(typeof c=="string"){if(Y(c,256))return B.
errors=[{instancePath:r+"/body/models/"+k,schemaPath:"schema:GroupModels/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(ee(c,1))return B.errors=[{instancePath:r+"/body/models/"+k,schemaPath:"\
schema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[
{instancePath:r+"/body/models/"+k,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{
type:"string"}}],!1;var u=w===e;if(!u)break}if(u){let k=d.length,c;if(k>1){let w={};for(;k--;){let x=d[k];
if(typeof x=="string"){if(typeof w[x]=="number"){return c=w[x],B.errors=[{instancePath:r+"/body/mode\
ls",schemaPath:"schema:GroupModels/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}w[x]=
k}}}}}}var t=h===e}else var t=!0;if(t){if(o.agents!==void 0){let d=o.agents,h=e,g=e;if(!Array.isArray(
d)&&d!==null)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/type",keyword:"\
type",params:{type:Xs.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>1e3)return B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<
1)return B.errors=[{instancePath:r+"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minIt\
ems",params:{limit:1}}],!1;{var n=!0;let b=d.length;for(let k=0;k<b;k++){let c=d[k],w=e;if(e===w)if(typeof c==
"string"){if(Y(c,129))return B.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/i\
tems/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(ee(c,1))return B.errors=[{instancePath:r+
"/body/agents/"+k,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return B.errors=[{instancePath:r+"/body/agents/"+k,schemaPath:"schema:Agents/items/type",keyword:"\
type",params:{type:"string"}}],!1;var n=w===e;if(!n)break}if(n){let k=d.length,c;if(k>1){let w={};for(;k--;){
let x=d[k];if(typeof x=="string"){if(typeof w[x]=="number"){return c=w[x],B.errors=[{instancePath:r+
"/body/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}
w[x]=k}}}}}}var t=h===e}else var t=!0;if(t){if(o.only!==void 0){let d=o.only,h=e,g=e;if(!Array.isArray(
d)&&d!==null)return B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/type",keyword:"ty\
pe",params:{type:zs.type}}],!1;if(e===g&&Array.isArray(d)){if(d.length>16)return B.errors=[{instancePath:r+
"/body/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{limit:16}}],!1;if(d.length<
1)return B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var a=!0;let b=d.length;for(let k=0;k<b;k++){let c=d[k],w=e;if(e===w)if(typeof c==
"string"){if(Y(c,64))return B.errors=[{instancePath:r+"/body/only/"+k,schemaPath:"schema:Only/items/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(c,1))return B.errors=[{instancePath:r+"/\
body/only/"+k,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Hs.
test(c))return B.errors=[{instancePath:r+"/body/only/"+k,schemaPath:"schema:Only/items/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return B.errors=[{instancePath:r+"/body\
/only/"+k,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e;
if(!a)break}if(a){let k=d.length,c;if(k>1){let w={};for(;k--;){let x=d[k];if(typeof x=="string"){if(typeof w[x]==
"number"){return c=w[x],B.errors=[{instancePath:r+"/body/only",schemaPath:"schema:Only/uniqueItems",
keyword:"uniqueItems",params:{i:k,j:c}}],!1;break}w[x]=k}}}}}}var t=h===e}else var t=!0;if(t){if(o.rpm!==
void 0){let d=o.rpm,h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return B.
errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Gs.type}}],
!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return B.errors=[{instancePath:r+"/\
body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;
if(d<1||isNaN(d))return B.errors=[{instancePath:r+"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(o.tpm!==void 0){let d=o.
tpm,h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return B.errors=[{instancePath:r+
"/body/tpm",schemaPath:"schema:Tpm/type",keyword:"type",params:{type:Us.type}}],!1;if(e===g&&typeof d==
"number"&&isFinite(d)){if(d>1e12||isNaN(d))return B.errors=[{instancePath:r+"/body/tpm",schemaPath:"\
schema:Tpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12}}],!1;if(d<1||isNaN(d))return B.
errors=[{instancePath:r+"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){if(o.max_parallel!==void 0){let d=o.max_parallel,h=e,
g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return B.errors=[{instancePath:r+
"/body/max_parallel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Bs.type}}],!1;
if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return B.errors=[{instancePath:r+"/bod\
y/max_parallel",schemaPath:"schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(d<1||isNaN(d))return B.errors=[{instancePath:r+"/body/max_parallel",schemaPath:"schema:MaxPara\
llel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else var t=!0;if(t){
if(o.weight!==void 0){let d=o.weight,h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return B.errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return B.
errors=[{instancePath:r+"/body/weight",schemaPath:"schema:GroupWeight/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(d<1||isNaN(d))return B.errors=[{instancePath:r+"/body/weight",schemaPath:"\
schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=h===e}else
var t=!0;if(t){if(o.budget_usd!==void 0){let d=o.budget_usd,h=e,g=e;if(typeof d!="string"&&d!==null)
return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",
params:{type:Zs.type}}],!1;if(e===g&&typeof d=="string"){if(Y(d,17))return B.errors=[{instancePath:r+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;
if(!Ys.test(d))return B.errors=[{instancePath:r+"/body/budget_usd",schemaPath:"schema:BudgetUsd/patt\
ern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=h===e}else
var t=!0;if(t)if(o.budget_period!==void 0){let d=o.budget_period,h=e,g=e,_=!1,b=e;if(typeof d!="stri\
ng"){let w={instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",
params:{type:"string"}};m===null?m=[w]:m.push(w),e++}if(!(d==="day"||d==="month"||d==="total")){let w={
instancePath:r+"/body/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Vs.
enum}};m===null?m=[w]:m.push(w),e++}var i=b===e;_=_||i;let k=e;if(d!==null){let w={instancePath:r+"/\
body/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"ty\
pe",params:{type:"null"}};m===null?m=[w]:m.push(w),e++}var i=k===e;if(_=_||i,_)e=g,m!==null&&(g?m.length=
g:m=null);else{let w={instancePath:r+"/body/budget_period",schemaPath:"#/properties/body/properties/\
budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[w]:m.push(w),e++,B.errors=m,!1}var t=h===
e}else var t=!0}}}}}}}}}}}}}}else return B.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/type",keyword:"type",params:{type:"object"}}],!1}return B.errors=m,e===0}B.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var co=na;function na(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
na.errors=m,e===0}na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ho=oa;function oa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
oa.errors=m,e===0}oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var go=pa;function pa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=pa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
pa.errors=m,e===0}pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ko=ma;function ma(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ma.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ma.errors=m,e===0}ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Po=la;function la(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=la.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
la.errors=m,e===0}la.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vo=da;function da(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
da.errors=m,e===0}da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _o=fa;function fa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=fa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
fa.errors=m,e===0}fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bo=ya;function ya(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ya.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ya.errors=m,e===0}ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wo=ua;function ua(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ua.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ua.errors=m,e===0}ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xo=ca;function ca(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ca.errors=m,e===0}ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qo=ha;function ha(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ha.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ha.errors=m,e===0}ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Lo=ga;function ga(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ga.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ga.errors=m,e===0}ga.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var No=ka;function ka(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ka.errors=m,e===0}ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var So=Pa;function Pa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Pa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Pa.errors=m,e===0}Pa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ao=va;function va(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=va.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
va.errors=m,e===0}va.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Io=_a;function _a(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
_a.errors=m,e===0}_a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Do=ba;function ba(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ba.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ba.errors=m,e===0}ba.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var To=wa;function wa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=wa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wa.errors=m,e===0}wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jo=xa;function xa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xa.errors=m,e===0}xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $o=qa;function qa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qa.errors=m,e===0}qa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oo=La;function La(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=La.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
La.errors=m,e===0}La.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Co=Na;function Na(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Na.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Na.errors=m,e===0}Na.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ko=Sa;function Sa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Sa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Sa.errors=m,e===0}Sa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fo=Aa;function Aa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Aa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Aa.errors=m,e===0}Aa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mo=Ia;function Ia(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ia.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ia.errors=m,e===0}Ia.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Eo=Da;function Da(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Da.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Da.errors=m,e===0}Da.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ro=Ta;function Ta(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ta.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ta.errors=m,e===0}Ta.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=ja;function ja(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ja.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ja.errors=m,e===0}ja.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zo=$a;function $a(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=$a.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
$a.errors=m,e===0}$a.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Go=Oa;function Oa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Oa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Oa.errors=m,e===0}Oa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Ca;function Ca(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ca.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ca.errors=m,e===0}Ca.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=Ka;function Ka(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ka.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ka.errors=m,e===0}Ka.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zo=Ze;function Ze(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let f=s.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return Ze.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return Ze.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let n=e;for(let a in f)if(!(a==="token"||a==="code"||a==="callba\
ck")){return Ze.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(f.token!==void 0){
let a=f.token,i=e;if(e===i)if(typeof a=="string"){if(Y(a,512))return Ze.errors=[{instancePath:r+"/bo\
dy/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],
!1;if(ee(a,1))return Ze.errors=[{instancePath:r+"/body/token",schemaPath:"#/properties/body/properti\
es/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ze.errors=[{instancePath:r+
"/body/token",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=i===e}else var t=!0;if(t){if(f.code!==void 0){let a=f.code,i=e;if(e===i)if(typeof a==
"string"){if(Y(a,64))return Ze.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/pr\
operties/code/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(a,1))return Ze.errors=[{instancePath:r+
"/body/code",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ze.errors=[{instancePath:r+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t)if(f.callback!==void 0){
let a=f.callback,i=e;if(e===i)if(typeof a=="string"){if(Y(a,8192))return Ze.errors=[{instancePath:r+
"/body/callback",schemaPath:"#/properties/body/properties/callback/maxLength",keyword:"maxLength",params:{
limit:8192}}],!1;if(ee(a,1))return Ze.errors=[{instancePath:r+"/body/callback",schemaPath:"#/propert\
ies/body/properties/callback/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ze.errors=
[{instancePath:r+"/body/callback",schemaPath:"#/properties/body/properties/callback/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=i===e}else var t=!0}}}}else return Ze.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}return Ze.errors=
m,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Vo=Fa;function Fa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Fa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Fa.errors=m,e===0}Fa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wo=Ma;function Ma(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ma.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ma.errors=m,e===0}Ma.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ho=Ea;function Ea(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ea.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ea.errors=m,e===0}Ea.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yo=Ge;var Jo={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Ol=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Ge(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=Ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return Ge.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.
body!==void 0){let u=s.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===
void 0&&(a="name")||u.role===void 0&&(a="role"))return Ge.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let o in u)
if(!(o==="name"||o==="role"||o==="managed_by")){return Ge.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(i===e){if(u.name!==void 0){let o=u.name,l=e;if(e===e)if(typeof o=="string"){if(Y(o,64))return Ge.
errors=[{instancePath:r+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(ee(o,1))return Ge.errors=[{instancePath:r+"/body/name",schemaPath:"schema:\
OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ol.test(o))return Ge.errors=[{
instancePath:r+"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Ge.errors=[{instancePath:r+"/body/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){
if(u.role!==void 0){let o=u.role,l=e;if(typeof o!="string")return Ge.errors=[{instancePath:r+"/body/\
role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o===
"viewer"))return Ge.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",
params:{allowedValues:Jo.enum}}],!1;var t=l===e}else var t=!0;if(t)if(u.managed_by!==void 0){let o=u.
managed_by,l=e,y=e;if(typeof o!="string"&&o!==null)return Ge.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===y&&typeof o==
"string"){if(Y(o,128))return Ge.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ee(o,1))return Ge.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!cr.test(o))return Ge.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}}else return Ge.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return Ge.errors=m,e===0}Ge.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qo=Ra;function Ra(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ra.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ra.errors=m,e===0}Ra.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ep=or;function or(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=or.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.body===void 0&&(f="body"))return or.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.body!==void 0){let u=s.
body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let a;if(u.role===void 0&&(a="role"))return or.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;{let i=e;for(let o in u)if(!(o==="role"||o==="managed_by")){return or.errors=[{instancePath:r+"/b\
ody",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(i===e){if(u.role!==void 0){let o=u.role,l=e;if(typeof o!="string")return or.errors=[{instancePath:r+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admi\
n"||o==="viewer"))return or.errors=[{instancePath:r+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Jo.enum}}],!1;var t=l===e}else var t=!0;if(t)if(u.managed_by!==void 0){let o=u.
managed_by,l=e,y=e;if(typeof o!="string"&&o!==null)return or.errors=[{instancePath:r+"/body/managed_\
by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:ls.type}}],!1;if(e===y&&typeof o==
"string"){if(Y(o,128))return or.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:Manage\
dBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ee(o,1))return or.errors=[{instancePath:r+
"/body/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;
if(!cr.test(o))return or.errors=[{instancePath:r+"/body/managed_by",schemaPath:"schema:ManagedBy/pat\
tern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=l===e}else
var t=!0}}}else return or.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return or.errors=m,e===0}or.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rp=Xa;function Xa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Xa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xa.errors=m,e===0}Xa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var sp=za;function za(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=za.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
za.errors=m,e===0}za.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var tp=Ga;function Ga(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ga.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ga.errors=m,e===0}Ga.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ap=Ua;function Ua(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ua.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ua.errors=m,e===0}Ua.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ip=ms;function ms(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ms.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)&&s.body!==void 0){let t=s.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;for(let n in t)if(n!=="dry_run"){return ms.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(u===e&&typeof t.dry_run!="boolean")return ms.
errors=[{instancePath:r+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return ms.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return ms.errors=m,e===0}ms.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var np=Ba;function Ba(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ba.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ba.errors=m,e===0}Ba.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var op=Za;function Za(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Za.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Za.errors=m,e===0}Za.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pp=Va;function Va(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Va.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Va.errors=m,e===0}Va.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mp=Wa;function Wa(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Wa.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Wa.errors=m,e===0}Wa.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lp=Ha;function Ha(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ha.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ha.errors=m,e===0}Ha.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dp=Ya;function Ya(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ya.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ya.errors=m,e===0}Ya.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vp=fs(Vt()),_p=fs(Wt()),Kl={...vp.formats,..._p.fastFormats},bp=Jr;function Jr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Jr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&(u="status"))return Jr.errors=[{instancePath:r+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:u}}],!1;{
let n=e;for(let a in t)if(a!=="status"){return Jr.errors=[{instancePath:r+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return Jr.errors=[{instancePath:r+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return Jr.errors=[{instancePath:r+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return Jr.errors=
[{instancePath:r+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return Jr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Jr.errors=m,e===0}Jr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var wp=et;var S=ys;function Fe(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.ready===void 0&&(n="ready")||s.parts===void 0&&
(n="parts"))return Fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let i in s)if(!(i==="ready"||i==="parts")){return Fe.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===
e){if(s.ready!==void 0){let i=e;if(typeof s.ready!="boolean")return Fe.errors=[{instancePath:r+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else
var t=!0;if(t)if(s.parts!==void 0){let i=s.parts,o=e;if(e===o)if(i&&typeof i=="object"&&!Array.isArray(
i)){if(Object.keys(i).length>64)return Fe.errors=[{instancePath:r+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in i){let d=i[y],h=e;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.ok===void 0&&(_="ok"))return Fe.errors=[{instancePath:r+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:_}}],!1;{let b=e;for(let k in d)if(!(k==="ok"||k==="detail")){return Fe.
errors=[{instancePath:r+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(b===
e){if(d.ok!==void 0){let k=e;if(typeof d.ok!="boolean")return Fe.errors=[{instancePath:r+"/parts/"+y.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=k===e}else var f=!0;if(f)if(d.detail!==void 0){let k=d.detail,
c=e;if(e===c)if(typeof k=="string"){if(S(k,1024))return Fe.errors=[{instancePath:r+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return Fe.errors=[{instancePath:r+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=c===e}else var f=!0}}}else return Fe.errors=[{instancePath:r+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var u=h===e;if(!u)break}}else return Fe.errors=[{instancePath:r+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}}}else return Fe.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=m,e===
0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=et.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(Fe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(m=m===null?Fe.errors:m.concat(Fe.errors),e=m.length));else return et.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return et.errors=
m,e===0}et.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xp=rt;var Fl=Kl.int32,Z=us,Ml=new RegExp("^[a-z][a-z0-9_]*$","u");function ds(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ds.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,f=!1,u=e;Fe(s,{instancePath:r,parentData:L,
parentDataProperty:q,rootData:P,dynamicAnchors:v})||(m=m===null?Fe.errors:m.concat(Fe.errors),e=m.length);
var l=u===e;if(f=f||l,l)var n=!0;let a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;
if(s.error===void 0&&(y="error")||s.message===void 0&&(y="message")){let d={instancePath:r,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};m===null?m=[d]:m.push(d),e++}else{
let d=e;for(let h in s)if(!(h==="error"||h==="message"||h==="code"||h==="param")){let g={instancePath:r,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
m===null?m=[g]:m.push(g),e++;break}if(d===e){if(s.error!==void 0){let h=s.error,g=e;if(!(typeof h=="\
number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let _={instancePath:r+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};m===null?m=[_]:m.push(_),e++}if(e===g&&
typeof h=="number"&&isFinite(h)){if(h>599||isNaN(h)){let _={instancePath:r+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};m===null?m=
[_]:m.push(_),e++}else if(h<400||isNaN(h)){let _={instancePath:r+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};m===null?m=[_]:m.push(
_),e++}else if(!Fl.validate(h)){let _={instancePath:r+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};m===null?m=[_]:m.push(_),e++}}var o=g===e}else
var o=!0;if(o){if(s.message!==void 0){let h=s.message,g=e;if(e===g)if(typeof h=="string"){if(S(h,2048)){
let b={instancePath:r+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};m===null?m=[b]:m.push(b),e++}else if(Z(h,1)){let b={instancePath:r+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
m===null?m=[b]:m.push(b),e++}}else{let b={instancePath:r+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};m===null?m=[b]:m.push(b),e++}var o=g===e}else
var o=!0;if(o){if(s.code!==void 0){let h=s.code,g=e;if(e===g)if(typeof h=="string"){if(S(h,64)){let b={
instancePath:r+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};m===null?m=[b]:m.push(b),e++}else if(!Ml.test(h)){let b={instancePath:r+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};m===null?
m=[b]:m.push(b),e++}}else{let b={instancePath:r+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};m===null?m=[b]:m.push(b),e++}var o=g===e}else var o=!0;if(o)
if(s.param!==void 0){let h=s.param,g=e;if(e===g)if(typeof h=="string"){if(S(h,256)){let b={instancePath:r+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
m===null?m=[b]:m.push(b),e++}}else{let b={instancePath:r+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};m===null?m=[b]:m.push(b),e++}var o=g===e}else var o=!0}}}}}else{
let y={instancePath:r,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};m===null?
m=[y]:m.push(y),e++}var l=a===e;if(f=f||l,l&&n!==!0&&(n=!0),f)e=t,m!==null&&(t?m.length=t:m=null);else{
let y={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return m===null?m=[y]:m.push(y),
e++,ds.errors=m,!1}return ds.errors=m,p.props=n,e===0}ds.evaluated={dynamicProps:!0,dynamicItems:!1};
function rt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=rt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ds(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ds.errors:
m.concat(ds.errors),e=m.length));else return rt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rt.errors=m,e===0}rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qp=st;var El={type:"object",additionalProperties:!1,required:["keys","next"],properties:{keys:{type:"array",
maxItems:1e5,items:{$ref:"schema:Key"}},next:{type:["string","null"],maxLength:256}},$id:"schema:Key\
List"};var ns={type:"object",required:["id","name","prefix","owner","group","managed_by","holder","pauses_a\
t","scopes","models","agents","only","rpm","tpm","max_parallel","priority_class","budget_usd","budge\
t_period","created_at","expires_at","revoked_at","previous_until","sandbox"],properties:{id:{type:"s\
tring",minLength:1,maxLength:64},name:{type:"string",minLength:1,maxLength:128},prefix:{type:"string",
maxLength:16},owner:{type:["string","null"],maxLength:256},group:{type:["string","null"],maxLength:64},
managed_by:{$ref:"schema:ManagedBy"},holder:{type:["string","null"],maxLength:1536},pauses_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:M\
odels"},agents:{$ref:"schema:Agents"},only:{$ref:"schema:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"s\
chema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"schema:PriorityClass"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},last_used_at:{type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{
type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},previous_until:{type:["integer","n\
ull"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},Qa={type:["st\
ring","null"],minLength:1,maxLength:128,pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"schema:\
ManagedBy"},Rl={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat",
"mesh"]},$id:"schema:Scopes"},Xl={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Lp={type:["array","null"],minItems:1,maxItems:1e3,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:129},$id:"schema:Agents"},Np={type:["array",
"null"],minItems:1,maxItems:16,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64,pattern:"\
^[a-z0-9][a-z0-9._-]*$"},$id:"schema:Only"},Sp={type:["integer","null"],minimum:1,maximum:1e9,$id:"s\
chema:Rpm"},Ap={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ip={type:["integer",
"null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},zl={type:"string",enum:["interactive","batch",
"hook"],$id:"schema:PriorityClass"},Dp={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]\
{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},Tp={type:"string",enum:["day","month","total"],$id:"s\
chema:BudgetPeriod"},ei=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$","u"),jp=new RegExp("^[a-z\
0-9][a-z0-9._-]*$","u"),$p=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var ps=new RegExp("^[0-9]{1,30}$","u");function rr(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=rr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.charged===
void 0&&(f="charged")||s.counted===void 0&&(f="counted"))return rr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="cha\
rged"||n==="counted")){return rr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.charged!==void 0){let n=s.
charged,a=e;if(e===e)if(typeof n=="string"){if(S(n,30))return rr.errors=[{instancePath:r+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(n))return rr.
errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return rr.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(s.counted!==void 0){
let n=s.counted,a=e;if(e===e)if(typeof n=="string"){if(S(n,30))return rr.errors=[{instancePath:r+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(
n))return rr.errors=[{instancePath:r+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return rr.errors=[{instancePath:r+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return rr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=
m,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=j.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let o;if(s.id===void 0&&(o="id")||s.name===void 0&&(o="name")||s.prefix===void 0&&(o="prefix")||s.owner===
void 0&&(o="owner")||s.group===void 0&&(o="group")||s.managed_by===void 0&&(o="managed_by")||s.holder===
void 0&&(o="holder")||s.pauses_at===void 0&&(o="pauses_at")||s.scopes===void 0&&(o="scopes")||s.models===
void 0&&(o="models")||s.agents===void 0&&(o="agents")||s.only===void 0&&(o="only")||s.rpm===void 0&&
(o="rpm")||s.tpm===void 0&&(o="tpm")||s.max_parallel===void 0&&(o="max_parallel")||s.priority_class===
void 0&&(o="priority_class")||s.budget_usd===void 0&&(o="budget_usd")||s.budget_period===void 0&&(o=
"budget_period")||s.created_at===void 0&&(o="created_at")||s.expires_at===void 0&&(o="expires_at")||
s.revoked_at===void 0&&(o="revoked_at")||s.previous_until===void 0&&(o="previous_until")||s.sandbox===
void 0&&(o="sandbox"))return j.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(s.id!==void 0){let l=s.id,y=e;if(e===y)if(typeof l=="string"){if(S(l,64))
return j.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(l,1))return j.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(s.
name!==void 0){let l=s.name,y=e;if(e===y)if(typeof l=="string"){if(S(l,128))return j.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(l,
1))return j.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return j.errors=[{instancePath:r+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(s.prefix!==void 0){
let l=s.prefix,y=e;if(e===y)if(typeof l=="string"){if(S(l,16))return j.errors=[{instancePath:r+"/pre\
fix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return j.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"\
string"}}],!1;var t=y===e}else var t=!0;if(t){if(s.owner!==void 0){let l=s.owner,y=e;if(typeof l!="s\
tring"&&l!==null)return j.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/type",keyword:"\
type",params:{type:ns.properties.owner.type}}],!1;if(e===y&&typeof l=="string"&&S(l,256))return j.errors=
[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=y===e}else var t=!0;if(t){if(s.group!==void 0){let l=s.group,y=e;if(typeof l!="string"&&l!==
null)return j.errors=[{instancePath:r+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{
type:ns.properties.group.type}}],!1;if(e===y&&typeof l=="string"&&S(l,64))return j.errors=[{instancePath:r+
"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=y===
e}else var t=!0;if(t){if(s.managed_by!==void 0){let l=s.managed_by,y=e,d=e;if(typeof l!="string"&&l!==
null)return j.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",
params:{type:Qa.type}}],!1;if(e===d&&typeof l=="string"){if(S(l,128))return j.errors=[{instancePath:r+
"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(
l,1))return j.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!ei.test(l))return j.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],
!1}var t=y===e}else var t=!0;if(t){if(s.holder!==void 0){let l=s.holder,y=e;if(typeof l!="string"&&l!==
null)return j.errors=[{instancePath:r+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",
params:{type:ns.properties.holder.type}}],!1;if(e===y&&typeof l=="string"&&S(l,1536))return j.errors=
[{instancePath:r+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit:1536}}],
!1;var t=y===e}else var t=!0;if(t){if(s.pauses_at!==void 0){let l=s.pauses_at,y=e;if(!(typeof l=="nu\
mber"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.errors=[{instancePath:r+"/pauses_at",schemaPath:"\
#/properties/pauses_at/type",keyword:"type",params:{type:ns.properties.pauses_at.type}}],!1;if(e===y&&
typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return j.errors=[{instancePath:r+"/pauses\
_at",schemaPath:"#/properties/pauses_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(l<0||isNaN(l))return j.errors=[{instancePath:r+"/pauses_at",schemaPath:"#/properties/pauses_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.
scopes!==void 0){let l=s.scopes,y=e;if(e===e)if(Array.isArray(l)){if(l.length>8)return j.errors=[{instancePath:r+
"/scopes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(l.length<1)
return j.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var f=!0;let g=l.length;for(let _=0;_<g;_++){let b=l[_],k=e;if(typeof b!="string")return j.
errors=[{instancePath:r+"/scopes/"+_,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(b==="chat"||b==="mesh"))return j.errors=[{instancePath:r+"/scopes/"+_,schemaPath:"\
schema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Rl.items.enum}}],!1;var f=k===e;if(!f)
break}if(f){let _=l.length,b;if(_>1){let k={};for(;_--;){let c=l[_];if(typeof c=="string"){if(typeof k[c]==
"number"){return b=k[c],j.errors=[{instancePath:r+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:b}}],!1;break}k[c]=_}}}}}}else return j.errors=[{instancePath:r+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;
if(t){if(s.models!==void 0){let l=s.models,y=e,d=e;if(!Array.isArray(l)&&l!==null)return j.errors=[{
instancePath:r+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Xl.type}}],!1;if(e===
d&&Array.isArray(l)){if(l.length>64)return j.errors=[{instancePath:r+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(l.length<1)return j.errors=[{instancePath:r+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let g=l.
length;for(let _=0;_<g;_++){let b=l[_],k=e;if(e===k)if(typeof b=="string"){if(S(b,256))return j.errors=
[{instancePath:r+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(b,1))return j.errors=[{instancePath:r+"/models/"+_,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:r+"/mod\
els/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=k===e;
if(!u)break}if(u){let _=l.length,b;if(_>1){let k={};for(;_--;){let c=l[_];if(typeof c=="string"){if(typeof k[c]==
"number"){return b=k[c],j.errors=[{instancePath:r+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:b}}],!1;break}k[c]=_}}}}}}var t=y===e}else var t=!0;if(t){if(s.agents!==void 0){
let l=s.agents,y=e,d=e;if(!Array.isArray(l)&&l!==null)return j.errors=[{instancePath:r+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Lp.type}}],!1;if(e===d&&Array.isArray(l)){if(l.length>
1e3)return j.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(l.length<1)return j.errors=[{instancePath:r+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let g=l.length;for(let _=0;_<g;_++){
let b=l[_],k=e;if(e===k)if(typeof b=="string"){if(S(b,129))return j.errors=[{instancePath:r+"/agents\
/"+_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:129}}],!1;if(Z(b,1))
return j.errors=[{instancePath:r+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:r+"/agents/"+_,schemaPath:"schema\
:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e;if(!n)break}if(n){let _=l.
length,b;if(_>1){let k={};for(;_--;){let c=l[_];if(typeof c=="string"){if(typeof k[c]=="number"){return b=
k[c],j.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",
params:{i:_,j:b}}],!1;break}k[c]=_}}}}}}var t=y===e}else var t=!0;if(t){if(s.only!==void 0){let l=s.
only,y=e,d=e;if(!Array.isArray(l)&&l!==null)return j.errors=[{instancePath:r+"/only",schemaPath:"sch\
ema:Only/type",keyword:"type",params:{type:Np.type}}],!1;if(e===d&&Array.isArray(l)){if(l.length>16)
return j.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(l.length<1)return j.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let g=l.length;for(let _=0;_<g;_++){let b=l[_],
k=e;if(e===k)if(typeof b=="string"){if(S(b,64))return j.errors=[{instancePath:r+"/only/"+_,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(b,1))return j.errors=[{
instancePath:r+"/only/"+_,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!jp.test(b))return j.errors=[{instancePath:r+"/only/"+_,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return j.errors=[{instancePath:r+
"/only/"+_,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=k===
e;if(!a)break}if(a){let _=l.length,b;if(_>1){let k={};for(;_--;){let c=l[_];if(typeof c=="string"){if(typeof k[c]==
"number"){return b=k[c],j.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:b}}],!1;break}k[c]=_}}}}}}var t=y===e}else var t=!0;if(t){if(s.rpm!==void 0){
let l=s.rpm,y=e,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Sp.type}}],!1;if(e===
d&&typeof l=="number"&&isFinite(l)){if(l>1e9||isNaN(l))return j.errors=[{instancePath:r+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(l<1||isNaN(l))return j.
errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(s.tpm!==void 0){let l=s.tpm,y=e,d=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:Ap.type}}],!1;if(e===d&&typeof l=="number"&&isFinite(l)){
if(l>1e12||isNaN(l))return j.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(l<1||isNaN(l))return j.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===
e}else var t=!0;if(t){if(s.max_parallel!==void 0){let l=s.max_parallel,y=e,d=e;if(!(typeof l=="numbe\
r"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:Ip.type}}],!1;if(e===d&&typeof l=="number"&&isFinite(
l)){if(l>1e6||isNaN(l))return j.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(l<1||isNaN(l))return j.errors=
[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(s.priority_class!==void 0){let l=s.priority_class,
y=e;if(typeof l!="string")return j.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:Prio\
rityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="interactive"||l==="batch"||l===
"hook"))return j.errors=[{instancePath:r+"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"\
enum",params:{allowedValues:zl.enum}}],!1;var t=y===e}else var t=!0;if(t){if(s.budget_usd!==void 0){
let l=s.budget_usd,y=e,d=e;if(typeof l!="string"&&l!==null)return j.errors=[{instancePath:r+"/budget\
_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Dp.type}}],!1;if(e===d&&typeof l==
"string"){if(S(l,17))return j.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/max\
Length",keyword:"maxLength",params:{limit:17}}],!1;if(!$p.test(l))return j.errors=[{instancePath:r+"\
/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]\
{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=y===e}else var t=!0;if(t){if(s.budget_period!==void 0){let l=s.
budget_period,y=e,d=e,h=!1,g=e;if(typeof l!="string"){let k={instancePath:r+"/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};m===null?m=[k]:m.push(k),e++}if(!(l===
"day"||l==="month"||l==="total")){let k={instancePath:r+"/budget_period",schemaPath:"schema:BudgetPe\
riod/enum",keyword:"enum",params:{allowedValues:Tp.enum}};m===null?m=[k]:m.push(k),e++}var i=g===e;h=
h||i;let _=e;if(l!==null){let k={instancePath:r+"/budget_period",schemaPath:"#/properties/budget_per\
iod/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[k]:m.push(k),e++}var i=_===e;if(h=
h||i,h)e=d,m!==null&&(d?m.length=d:m=null);else{let k={instancePath:r+"/budget_period",schemaPath:"#\
/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===null?m=[k]:m.push(k),e++,j.errors=
m,!1}var t=y===e}else var t=!0;if(t){if(s.budget_used!==void 0){let l=e;rr(s.budget_used,{instancePath:r+
"/budget_used",parentData:s,parentDataProperty:"budget_used",rootData:P,dynamicAnchors:v})||(m=m===null?
rr.errors:m.concat(rr.errors),e=m.length);var t=l===e}else var t=!0;if(t){if(s.last_used_at!==void 0){
let l=s.last_used_at,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.
errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{
type:ns.properties.last_used_at.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||
isNaN(l))return j.errors=[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return j.errors=
[{instancePath:r+"/last_used_at",schemaPath:"#/properties/last_used_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.created_at!==void 0){let l=s.created_at,
y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return j.errors=[{instancePath:r+"/crea\
ted_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return j.errors=[{instancePath:r+"/cre\
ated_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(l<0||isNaN(l))return j.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){
if(s.expires_at!==void 0){let l=s.expires_at,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return j.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/typ\
e",keyword:"type",params:{type:ns.properties.expires_at.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(
l)){if(l>41024448e5||isNaN(l))return j.errors=[{instancePath:r+"/expires_at",schemaPath:"#/propertie\
s/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(
l))return j.errors=[{instancePath:r+"/expires_at",schemaPath:"#/properties/expires_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.revoked_at!==void 0){
let l=s.revoked_at,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:ns.
properties.revoked_at.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))
return j.errors=[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return j.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.previous_until!==void 0){let l=s.previous_until,y=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"type",params:{type:ns.properties.
previous_until.type}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>41024448e5||isNaN(l))return j.
errors=[{instancePath:r+"/previous_until",schemaPath:"#/properties/previous_until/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(l<0||isNaN(l))return j.errors=[{instancePath:r+
"/previous_until",schemaPath:"#/properties/previous_until/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=y===e}else var t=!0;if(t)if(s.sandbox!==void 0){let l=e;if(typeof s.sandbox!=
"boolean")return j.errors=[{instancePath:r+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}else return j.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=m,e===
0}j.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,group:!0,managed_by:!0,holder:!0,pauses_at:!0,
scopes:!0,models:!0,agents:!0,only:!0,rpm:!0,tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,
budget_period:!0,budget_used:!0,last_used_at:!0,created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,
sandbox:!0},dynamicProps:!1,dynamicItems:!1};function Te(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),j(s,{instancePath:r,parentData:L,parentDataProperty:q,rootData:P,dynamicAnchors:v})||
(m=m===null?j.errors:m.concat(j.errors),e=m.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let t in s)if(t!=="id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="group"&&t!=="managed_by"&&t!==
"holder"&&t!=="pauses_at"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&t!=="only"&&t!=="rpm"&&t!=="tpm"&&
t!=="max_parallel"&&t!=="priority_class"&&t!=="budget_usd"&&t!=="budget_period"&&t!=="budget_used"&&
t!=="last_used_at"&&t!=="created_at"&&t!=="expires_at"&&t!=="revoked_at"&&t!=="previous_until"&&t!==
"sandbox"){return Te.errors=[{instancePath:r,schemaPath:"#/unevaluatedProperties",keyword:"unevaluat\
edProperties",params:{unevaluatedProperty:t}}],!1;break}}else return Te.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=m,e===0}Te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function mr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.keys===void 0&&(u="keys")||s.next===void 0&&
(u="next"))return mr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="keys"||a==="next")){return mr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(s.keys!==void 0){let a=s.keys,i=e;if(e===i)if(Array.isArray(a)){if(a.length>1e5)return mr.errors=
[{instancePath:r+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e5}}],
!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;Te(a[l],{instancePath:r+"/keys/"+l,parentData:a,
parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?Te.errors:m.concat(Te.errors),e=m.length);
var t=y===e;if(!t)break}}}else return mr.errors=[{instancePath:r+"/keys",schemaPath:"#/properties/ke\
ys/type",keyword:"type",params:{type:"array"}}],!1;var f=i===e}else var f=!0;if(f)if(s.next!==void 0){
let a=s.next,i=e;if(typeof a!="string"&&a!==null)return mr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:El.properties.next.type}}],!1;if(e===i&&typeof a==
"string"&&S(a,256))return mr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=i===e}else var f=!0}}}else return mr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=m,e===0}mr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function st(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=st.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(mr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?mr.errors:m.concat(mr.errors),e=m.length));else return st.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return st.errors=m,e===0}st.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Op=tt;function sr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),j(
s,{instancePath:r,parentData:L,parentDataProperty:q,rootData:P,dynamicAnchors:v})||(m=m===null?j.errors:
m.concat(j.errors),e=m.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.key===void 0&&
(f="key"))return sr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.key!==void 0){let u=s.key,n=e;if(e===n)if(typeof u=="string"){if(S(u,256))return sr.errors=[
{instancePath:r+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Z(u,1))return sr.errors=[{instancePath:r+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return sr.errors=[{instancePath:r+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){for(let u in s)
if(u!=="key"&&u!=="id"&&u!=="name"&&u!=="prefix"&&u!=="owner"&&u!=="group"&&u!=="managed_by"&&u!=="h\
older"&&u!=="pauses_at"&&u!=="scopes"&&u!=="models"&&u!=="agents"&&u!=="only"&&u!=="rpm"&&u!=="tpm"&&
u!=="max_parallel"&&u!=="priority_class"&&u!=="budget_usd"&&u!=="budget_period"&&u!=="budget_used"&&
u!=="last_used_at"&&u!=="created_at"&&u!=="expires_at"&&u!=="revoked_at"&&u!=="previous_until"&&u!==
"sandbox"){return sr.errors=[{instancePath:r,schemaPath:"#/unevaluatedProperties",keyword:"unevaluat\
edProperties",params:{unevaluatedProperty:u}}],!1;break}}}else return sr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=m,e===0}sr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function tt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(sr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?sr.errors:
m.concat(sr.errors),e=m.length));else return tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return tt.errors=m,e===0}tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cp=at;function at(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=at.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Te.errors:
m.concat(Te.errors),e=m.length));else return at.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return at.errors=m,e===0}at.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kp=it;function it(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=it.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Te.errors:
m.concat(Te.errors),e=m.length));else return it.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return it.errors=m,e===0}it.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fp=nt;function nt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=nt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Te.errors:
m.concat(Te.errors),e=m.length));else return nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return nt.errors=m,e===0}nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mp=ot;function ot(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ot.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Te.errors:
m.concat(Te.errors),e=m.length));else return ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ot.errors=m,e===0}ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ep=pt;function pt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=pt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(sr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?sr.errors:
m.concat(sr.errors),e=m.length));else return pt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return pt.errors=m,e===0}pt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Rp=mt;function mt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=mt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Te(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Te.errors:
m.concat(Te.errors),e=m.length));else return mt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return mt.errors=m,e===0}mt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xp=lt;var Gl={type:"object",additionalProperties:!1,required:["groups","next"],properties:{groups:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Group"}},next:{type:["string","null"],maxLength:64}},$id:"sch\
ema:GroupList"},fp={type:"object",additionalProperties:!1,required:["id","name","path","parent","tag\
s","models","agents","only","rpm","tpm","max_parallel","weight","budget_usd","budget_period","manage\
d_by","created_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:Group\
Name"},path:{type:"string",maxLength:194},parent:{type:["string","null"],maxLength:64},tags:{$ref:"s\
chema:GroupTags"},models:{$ref:"schema:GroupModels"},agents:{$ref:"schema:Agents"},only:{$ref:"schem\
a:Only"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},weight:{
$ref:"schema:GroupWeight"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:\
BudgetPeriod"},{type:"null"}]},managed_by:{$ref:"schema:ManagedBy"},created_at:{type:"integer",minimum:0,
maximum:41024448e5}},$id:"schema:Group"};var Ul={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:256},$id:"schema:GroupModels"};var ar=Object.prototype.hasOwnProperty,Bl=new RegExp("^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$","u"),Zl=new RegExp(
"^[^\\x00-\\x1f\\x7f-\\x9f]+$","u");function O(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=O.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.id===
void 0&&(o="id")||s.name===void 0&&(o="name")||s.path===void 0&&(o="path")||s.parent===void 0&&(o="p\
arent")||s.tags===void 0&&(o="tags")||s.models===void 0&&(o="models")||s.agents===void 0&&(o="agents")||
s.only===void 0&&(o="only")||s.rpm===void 0&&(o="rpm")||s.tpm===void 0&&(o="tpm")||s.max_parallel===
void 0&&(o="max_parallel")||s.weight===void 0&&(o="weight")||s.budget_usd===void 0&&(o="budget_usd")||
s.budget_period===void 0&&(o="budget_period")||s.managed_by===void 0&&(o="managed_by")||s.created_at===
void 0&&(o="created_at"))return O.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o}}],!1;{let l=e;for(let y in s)if(!ar.call(fp.properties,y)){return O.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(l===e){if(s.id!==void 0){let y=s.id,d=e;if(e===d)if(typeof y=="string"){if(S(y,64))return O.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(y,1))return O.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.name!==void 0){
let y=s.name,d=e;if(e===e)if(typeof y=="string"){if(S(y,64))return O.errors=[{instancePath:r+"/name",
schemaPath:"schema:GroupName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(y,1))return O.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Bl.test(y))return O.errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/p\
attern",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f/]+$"}}],!1}else return O.
errors=[{instancePath:r+"/name",schemaPath:"schema:GroupName/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var t=d===e}else var t=!0;if(t){if(s.path!==void 0){let y=s.path,d=e;if(e===d)if(typeof y==
"string"){if(S(y,194))return O.errors=[{instancePath:r+"/path",schemaPath:"#/properties/path/maxLeng\
th",keyword:"maxLength",params:{limit:194}}],!1}else return O.errors=[{instancePath:r+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.
parent!==void 0){let y=s.parent,d=e;if(typeof y!="string"&&y!==null)return O.errors=[{instancePath:r+
"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:fp.properties.parent.type}}],
!1;if(e===d&&typeof y=="string"&&S(y,64))return O.errors=[{instancePath:r+"/parent",schemaPath:"#/pr\
operties/parent/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===e}else var t=!0;if(t){
if(s.tags!==void 0){let y=s.tags,d=e;if(e===e)if(Array.isArray(y)){if(y.length>16)return O.errors=[{
instancePath:r+"/tags",schemaPath:"schema:GroupTags/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var f=!0;let _=y.length;for(let b=0;b<_;b++){let k=y[b],c=e;if(e===c)if(typeof k=="string"){if(S(
k,64))return O.errors=[{instancePath:r+"/tags/"+b,schemaPath:"schema:GroupTags/items/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(k,1))return O.errors=[{instancePath:r+"/tags/"+b,schemaPath:"\
schema:GroupTags/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Zl.test(k))return O.
errors=[{instancePath:r+"/tags/"+b,schemaPath:"schema:GroupTags/items/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return O.errors=[{instancePath:r+"/tags/"+b,schemaPath:"\
schema:GroupTags/items/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e;if(!f)break}if(f){
let b=y.length,k;if(b>1){let c={};for(;b--;){let w=y[b];if(typeof w=="string"){if(typeof c[w]=="numb\
er"){return k=c[w],O.errors=[{instancePath:r+"/tags",schemaPath:"schema:GroupTags/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:k}}],!1;break}c[w]=b}}}}}}else return O.errors=[{instancePath:r+"/tags",schemaPath:"\
schema:GroupTags/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(s.
models!==void 0){let y=s.models,d=e,h=e;if(!Array.isArray(y)&&y!==null)return O.errors=[{instancePath:r+
"/models",schemaPath:"schema:GroupModels/type",keyword:"type",params:{type:Ul.type}}],!1;if(e===h&&Array.
isArray(y)){if(y.length>64)return O.errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels\
/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(y.length<1)return O.errors=[{instancePath:r+
"/models",schemaPath:"schema:GroupModels/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let _=y.length;for(let b=0;b<_;b++){let k=y[b],c=e;if(e===c)if(typeof k=="string"){if(S(k,256))return O.
errors=[{instancePath:r+"/models/"+b,schemaPath:"schema:GroupModels/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(Z(k,1))return O.errors=[{instancePath:r+"/models/"+b,schemaPath:"sch\
ema:GroupModels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+
"/models/"+b,schemaPath:"schema:GroupModels/items/type",keyword:"type",params:{type:"string"}}],!1;var u=c===
e;if(!u)break}if(u){let b=y.length,k;if(b>1){let c={};for(;b--;){let w=y[b];if(typeof w=="string"){if(typeof c[w]==
"number"){return k=c[w],O.errors=[{instancePath:r+"/models",schemaPath:"schema:GroupModels/uniqueIte\
ms",keyword:"uniqueItems",params:{i:b,j:k}}],!1;break}c[w]=b}}}}}}var t=d===e}else var t=!0;if(t){if(s.
agents!==void 0){let y=s.agents,d=e,h=e;if(!Array.isArray(y)&&y!==null)return O.errors=[{instancePath:r+
"/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Lp.type}}],!1;if(e===h&&Array.
isArray(y)){if(y.length>1e3)return O.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/max\
Items",keyword:"maxItems",params:{limit:1e3}}],!1;if(y.length<1)return O.errors=[{instancePath:r+"/a\
gents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let _=y.
length;for(let b=0;b<_;b++){let k=y[b],c=e;if(e===c)if(typeof k=="string"){if(S(k,129))return O.errors=
[{instancePath:r+"/agents/"+b,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{
limit:129}}],!1;if(Z(k,1))return O.errors=[{instancePath:r+"/agents/"+b,schemaPath:"schema:Agents/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+"/age\
nts/"+b,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e;
if(!n)break}if(n){let b=y.length,k;if(b>1){let c={};for(;b--;){let w=y[b];if(typeof w=="string"){if(typeof c[w]==
"number"){return k=c[w],O.errors=[{instancePath:r+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:k}}],!1;break}c[w]=b}}}}}}var t=d===e}else var t=!0;if(t){if(s.only!==void 0){
let y=s.only,d=e,h=e;if(!Array.isArray(y)&&y!==null)return O.errors=[{instancePath:r+"/only",schemaPath:"\
schema:Only/type",keyword:"type",params:{type:Np.type}}],!1;if(e===h&&Array.isArray(y)){if(y.length>
16)return O.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;if(y.length<1)return O.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/minIte\
ms",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let _=y.length;for(let b=0;b<_;b++){let k=y[b],
c=e;if(e===c)if(typeof k=="string"){if(S(k,64))return O.errors=[{instancePath:r+"/only/"+b,schemaPath:"\
schema:Only/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(k,1))return O.errors=[{
instancePath:r+"/only/"+b,schemaPath:"schema:Only/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!jp.test(k))return O.errors=[{instancePath:r+"/only/"+b,schemaPath:"schema:Only/items/pattern",
keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"}}],!1}else return O.errors=[{instancePath:r+
"/only/"+b,schemaPath:"schema:Only/items/type",keyword:"type",params:{type:"string"}}],!1;var a=c===
e;if(!a)break}if(a){let b=y.length,k;if(b>1){let c={};for(;b--;){let w=y[b];if(typeof w=="string"){if(typeof c[w]==
"number"){return k=c[w],O.errors=[{instancePath:r+"/only",schemaPath:"schema:Only/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:k}}],!1;break}c[w]=b}}}}}}var t=d===e}else var t=!0;if(t){if(s.rpm!==void 0){
let y=s.rpm,d=e,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return O.errors=
[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Sp.type}}],!1;if(e===
h&&typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return O.errors=[{instancePath:r+"/rpm",schemaPath:"\
schema:Rpm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(y<1||isNaN(y))return O.
errors=[{instancePath:r+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(s.tpm!==void 0){let y=s.tpm,d=e,h=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return O.errors=[{instancePath:r+"/tpm",schemaPath:"\
schema:Tpm/type",keyword:"type",params:{type:Ap.type}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){
if(y>1e12||isNaN(y))return O.errors=[{instancePath:r+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(y<1||isNaN(y))return O.errors=[{instancePath:r+
"/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}else var t=!0;if(t){if(s.max_parallel!==void 0){let y=s.max_parallel,d=e,h=e;if(!(typeof y=="numbe\
r"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return O.errors=[{instancePath:r+"/max_parallel",schemaPath:"\
schema:MaxParallel/type",keyword:"type",params:{type:Ip.type}}],!1;if(e===h&&typeof y=="number"&&isFinite(
y)){if(y>1e6||isNaN(y))return O.errors=[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParall\
el/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(y<1||isNaN(y))return O.errors=
[{instancePath:r+"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(s.weight!==void 0){let y=s.weight,d=e,h=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return O.errors=[{instancePath:r+"/weight",schemaPath:"sch\
ema:GroupWeight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(
y)){if(y>1e3||isNaN(y))return O.errors=[{instancePath:r+"/weight",schemaPath:"schema:GroupWeight/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(y<1||isNaN(y))return O.errors=[{instancePath:r+
"/weight",schemaPath:"schema:GroupWeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=d===e}else var t=!0;if(t){if(s.budget_usd!==void 0){let y=s.budget_usd,d=e,h=e;if(typeof y!=
"string"&&y!==null)return O.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Dp.type}}],!1;if(e===h&&typeof y=="string"){if(S(y,17))return O.errors=[
{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!$p.test(y))return O.errors=[{instancePath:r+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=d===e}else var t=!0;
if(t){if(s.budget_period!==void 0){let y=s.budget_period,d=e,h=e,g=!1,_=e;if(typeof y!="string"){let c={
instancePath:r+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};m===null?m=[c]:m.push(c),e++}if(!(y==="day"||y==="month"||y==="total")){let c={instancePath:r+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Tp.enum}};
m===null?m=[c]:m.push(c),e++}var i=_===e;g=g||i;let b=e;if(y!==null){let c={instancePath:r+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};m===
null?m=[c]:m.push(c),e++}var i=b===e;if(g=g||i,g)e=h,m!==null&&(h?m.length=h:m=null);else{let c={instancePath:r+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return m===
null?m=[c]:m.push(c),e++,O.errors=m,!1}var t=d===e}else var t=!0;if(t){if(s.managed_by!==void 0){let y=s.
managed_by,d=e,h=e;if(typeof y!="string"&&y!==null)return O.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Qa.type}}],!1;if(e===h&&typeof y=="string"){if(S(
y,128))return O.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(y,1))return O.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ei.test(y))return O.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=d===e}else var t=!0;if(t)if(s.created_at!==void 0){
let y=s.created_at,d=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return O.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof y=="number"&&isFinite(y)){if(y>41024448e5||isNaN(y))return O.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(y<0||isNaN(y))return O.errors=[{instancePath:r+"/created_at",schemaPath:"#\
/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0}}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return O.errors=m,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=lr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.groups===void 0&&(u="groups")||s.next===void 0&&(u=
"next"))return lr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="groups"||a==="next")){return lr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(s.groups!==void 0){let a=s.groups,i=e;if(e===i)if(Array.isArray(a)){if(a.length>1e3)return lr.
errors=[{instancePath:r+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;O(a[l],{instancePath:r+"/group\
s/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:m.concat(
O.errors),e=m.length);var t=y===e;if(!t)break}}}else return lr.errors=[{instancePath:r+"/groups",schemaPath:"\
#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var f=i===e}else var f=!0;if(f)if(s.
next!==void 0){let a=s.next,i=e;if(typeof a!="string"&&a!==null)return lr.errors=[{instancePath:r+"/\
next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Gl.properties.next.type}}],!1;
if(e===i&&typeof a=="string"&&S(a,64))return lr.errors=[{instancePath:r+"/next",schemaPath:"#/proper\
ties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=i===e}else var f=!0}}}else return lr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=
m,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lt(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=lt.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(lr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:P,dynamicAnchors:v})||(m=m===null?lr.errors:m.concat(lr.errors),e=m.length));else return lt.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lt.errors=
m,e===0}lt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zp=dt;function dt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return dt.errors=m,e===0}dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gp=ft;function ft(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ft.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return ft.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ft.errors=m,e===0}ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Up=yt;function yt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=yt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return yt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return yt.errors=m,e===0}yt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bp=ut;function ut(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ut.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(O(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?O.errors:
m.concat(O.errors),e=m.length));else return ut.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ut.errors=m,e===0}ut.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zp=ct;var Vl={type:"object",additionalProperties:!1,required:["callers","next"],properties:{callers:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Caller"}},next:{type:["string","null"],maxLength:64}},$id:"s\
chema:CallerList"},Ps={type:"object",additionalProperties:!1,required:["id","issuer","name","group_i\
d","created_at","revoked_at"],properties:{id:{type:"string",maxLength:64},issuer:{type:"string",maxLength:1024},
name:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},created_at:{type:"\
integer",minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5}},
$id:"schema:Caller"};function ve(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.callers===void 0&&(n=
"callers")||s.next===void 0&&(n="next"))return ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let i in s)if(!(i==="callers"||i==="next")){return ve.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(a===e){if(s.callers!==void 0){let i=s.callers,o=e;if(e===o)if(Array.isArray(i)){if(i.length>
1e3)return ve.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let l=i.length;for(let y=0;y<l;y++){let d=i[y],h=e;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){let b;if(d.id===void 0&&(b="id")||d.issuer===void 0&&
(b="issuer")||d.name===void 0&&(b="name")||d.group_id===void 0&&(b="group_id")||d.created_at===void 0&&
(b="created_at")||d.revoked_at===void 0&&(b="revoked_at"))return ve.errors=[{instancePath:r+"/caller\
s/"+y,schemaPath:"schema:Caller/required",keyword:"required",params:{missingProperty:b}}],!1;{let k=e;
for(let c in d)if(!(c==="id"||c==="issuer"||c==="name"||c==="group_id"||c==="created_at"||c==="revok\
ed_at")){return ve.errors=[{instancePath:r+"/callers/"+y,schemaPath:"schema:Caller/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(k===e){if(d.id!==void 0){
let c=d.id,w=e;if(e===w)if(typeof c=="string"){if(S(c,64))return ve.errors=[{instancePath:r+"/caller\
s/"+y+"/id",schemaPath:"schema:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return ve.errors=[{instancePath:r+"/callers/"+y+"/id",schemaPath:"schema:Caller/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=w===e}else var f=!0;if(f){if(d.issuer!==void 0){
let c=d.issuer,w=e;if(e===w)if(typeof c=="string"){if(S(c,1024))return ve.errors=[{instancePath:r+"/\
callers/"+y+"/issuer",schemaPath:"schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return ve.errors=[{instancePath:r+"/callers/"+y+"/issuer",schemaPath:"schema:C\
aller/properties/issuer/type",keyword:"type",params:{type:"string"}}],!1;var f=w===e}else var f=!0;if(f){
if(d.name!==void 0){let c=d.name,w=e;if(e===w)if(typeof c=="string"){if(S(c,256))return ve.errors=[{
instancePath:r+"/callers/"+y+"/name",schemaPath:"schema:Caller/properties/name/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1}else return ve.errors=[{instancePath:r+"/callers/"+y+"/name",schemaPath:"\
schema:Caller/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=w===e}else var f=!0;
if(f){if(d.group_id!==void 0){let c=d.group_id,w=e;if(typeof c!="string"&&c!==null)return ve.errors=
[{instancePath:r+"/callers/"+y+"/group_id",schemaPath:"schema:Caller/properties/group_id/type",keyword:"\
type",params:{type:Ps.properties.group_id.type}}],!1;if(e===w&&typeof c=="string"&&S(c,64))return ve.
errors=[{instancePath:r+"/callers/"+y+"/group_id",schemaPath:"schema:Caller/properties/group_id/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var f=w===e}else var f=!0;if(f){if(d.created_at!==
void 0){let c=d.created_at,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ve.errors=
[{instancePath:r+"/callers/"+y+"/created_at",schemaPath:"schema:Caller/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(
c))return ve.errors=[{instancePath:r+"/callers/"+y+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(
c))return ve.errors=[{instancePath:r+"/callers/"+y+"/created_at",schemaPath:"schema:Caller/propertie\
s/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=w===e}else var f=!0;
if(f)if(d.revoked_at!==void 0){let c=d.revoked_at,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))&&c!==null)return ve.errors=[{instancePath:r+"/callers/"+y+"/revoked_at",schemaPath:"schema:Calle\
r/properties/revoked_at/type",keyword:"type",params:{type:Ps.properties.revoked_at.type}}],!1;if(e===
w&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return ve.errors=[{instancePath:r+"/ca\
llers/"+y+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return ve.errors=[{instancePath:r+"/callers/"+
y+"/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var f=w===e}else var f=!0}}}}}}}else return ve.errors=[{instancePath:r+"/callers/"+
y,schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1;var t=h===e;if(!t)break}}}else
return ve.errors=[{instancePath:r+"/callers",schemaPath:"#/properties/callers/type",keyword:"type",params:{
type:"array"}}],!1;var u=o===e}else var u=!0;if(u)if(s.next!==void 0){let i=s.next,o=e;if(typeof i!=
"string"&&i!==null)return ve.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Vl.properties.next.type}}],!1;if(e===o&&typeof i=="string"&&S(i,64))return ve.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var u=o===e}else var u=!0}}}else return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ve.errors=m,e===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ct(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ct.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ve(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ve.errors:
m.concat(ve.errors),e=m.length));else return ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ct.errors=m,e===0}ct.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Vp=je;function je(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id")||f.issuer===void 0&&(n="issu\
er")||f.name===void 0&&(n="name")||f.group_id===void 0&&(n="group_id")||f.created_at===void 0&&(n="c\
reated_at")||f.revoked_at===void 0&&(n="revoked_at"))return je.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in f)if(!(i===
"id"||i==="issuer"||i==="name"||i==="group_id"||i==="created_at"||i==="revoked_at")){return je.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(a===e){if(f.id!==void 0){let i=f.id,o=e;if(e===o)
if(typeof i=="string"){if(S(i,64))return je.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return je.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.issuer!==void 0){let i=f.issuer,o=e;if(e===
o)if(typeof i=="string"){if(S(i,1024))return je.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return je.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.name!==void 0){let i=f.name,o=e;
if(e===o)if(typeof i=="string"){if(S(i,256))return je.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return je.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.group_id!==void 0){let i=f.group_id,
o=e;if(typeof i!="string"&&i!==null)return je.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Ps.properties.group_id.type}}],!1;
if(e===o&&typeof i=="string"&&S(i,64))return je.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=o===e}else
var t=!0;if(t){if(f.created_at!==void 0){let i=f.created_at,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return je.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&
isFinite(i)){if(i>41024448e5||isNaN(i))return je.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return je.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let i=f.revoked_at,o=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))&&i!==null)return je.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Ps.properties.revoked_at.type}}],
!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return je.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return je.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}else return je.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return je.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=m,e===
0}je.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Wp=$e;function $e(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=$e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.id===void 0&&(n="id")||f.issuer===void 0&&(n="issu\
er")||f.name===void 0&&(n="name")||f.group_id===void 0&&(n="group_id")||f.created_at===void 0&&(n="c\
reated_at")||f.revoked_at===void 0&&(n="revoked_at"))return $e.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Caller/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in f)if(!(i===
"id"||i==="issuer"||i==="name"||i==="group_id"||i==="created_at"||i==="revoked_at")){return $e.errors=
[{instancePath:r+"/response",schemaPath:"schema:Caller/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(a===e){if(f.id!==void 0){let i=f.id,o=e;if(e===o)
if(typeof i=="string"){if(S(i,64))return $e.errors=[{instancePath:r+"/response/id",schemaPath:"schem\
a:Caller/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return $e.errors=[
{instancePath:r+"/response/id",schemaPath:"schema:Caller/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.issuer!==void 0){let i=f.issuer,o=e;if(e===
o)if(typeof i=="string"){if(S(i,1024))return $e.errors=[{instancePath:r+"/response/issuer",schemaPath:"\
schema:Caller/properties/issuer/maxLength",keyword:"maxLength",params:{limit:1024}}],!1}else return $e.
errors=[{instancePath:r+"/response/issuer",schemaPath:"schema:Caller/properties/issuer/type",keyword:"\
type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.name!==void 0){let i=f.name,o=e;
if(e===o)if(typeof i=="string"){if(S(i,256))return $e.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Caller/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return $e.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:Caller/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.group_id!==void 0){let i=f.group_id,
o=e;if(typeof i!="string"&&i!==null)return $e.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/type",keyword:"type",params:{type:Ps.properties.group_id.type}}],!1;
if(e===o&&typeof i=="string"&&S(i,64))return $e.errors=[{instancePath:r+"/response/group_id",schemaPath:"\
schema:Caller/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=o===e}else
var t=!0;if(t){if(f.created_at!==void 0){let i=f.created_at,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return $e.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Caller/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&
isFinite(i)){if(i>41024448e5||isNaN(i))return $e.errors=[{instancePath:r+"/response/created_at",schemaPath:"\
schema:Caller/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(i<0||isNaN(i))return $e.errors=[{instancePath:r+"/response/created_at",schemaPath:"schema:Call\
er/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t)if(f.revoked_at!==void 0){let i=f.revoked_at,o=e;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))&&i!==null)return $e.errors=[{instancePath:r+"/response/revoked_at",schemaPath:"\
schema:Caller/properties/revoked_at/type",keyword:"type",params:{type:Ps.properties.revoked_at.type}}],
!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>41024448e5||isNaN(i))return $e.errors=[{instancePath:r+
"/response/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(i<0||isNaN(i))return $e.errors=[{instancePath:r+"/response\
/revoked_at",schemaPath:"schema:Caller/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}else return $e.errors=[{instancePath:r+"/response",
schemaPath:"schema:Caller/type",keyword:"type",params:{type:"object"}}],!1}}else return $e.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=m,e===
0}$e.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Hp=ht;var os={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function $(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=$.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.from===void 0&&(n="from")||s.to===void 0&&
(n="to")||s.totals===void 0&&(n="totals"))return $.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let a=e;for(let i in s)if(!(i==="from"||i==="to"||i==="to\
tals")){return $.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(a===e){if(s.from!==void 0){let i=s.from,o=e,l=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:r+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return $.errors=[{instancePath:r+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return $.
errors=[{instancePath:r+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.to!==void 0){let i=s.to,o=e,l=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:r+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return $.errors=[{instancePath:r+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return $.errors=
[{instancePath:r+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t)if(s.totals!==void 0){let i=s.totals,o=e;if(e===o)if(Array.isArray(
i)){if(i.length>1e5)return $.errors=[{instancePath:r+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let y=i.length;for(let d=0;d<y;d++){let h=i[d],
g=e;if(e===g)if(h&&typeof h=="object"&&!Array.isArray(h)){let b;if(h.requests===void 0&&(b="requests")||
h.attempts===void 0&&(b="attempts")||h.prompt_tokens===void 0&&(b="prompt_tokens")||h.cached_tokens===
void 0&&(b="cached_tokens")||h.cache_write_tokens===void 0&&(b="cache_write_tokens")||h.cache_write_1h_tokens===
void 0&&(b="cache_write_1h_tokens")||h.completion_tokens===void 0&&(b="completion_tokens")||h.reasoning_tokens===
void 0&&(b="reasoning_tokens")||h.hosted_calls===void 0&&(b="hosted_calls")||h.calls===void 0&&(b="c\
alls")||h.images===void 0&&(b="images")||h.characters===void 0&&(b="characters")||h.seconds===void 0&&
(b="seconds")||h.charged===void 0&&(b="charged")||h.counted===void 0&&(b="counted")||h.cost===void 0&&
(b="cost"))return $.errors=[{instancePath:r+"/totals/"+d,schemaPath:"#/properties/totals/items/requi\
red",keyword:"required",params:{missingProperty:b}}],!1;{let k=e;for(let c in h)if(!ar.call(os.properties.
totals.items.properties,c)){return $.errors=[{instancePath:r+"/totals/"+d,schemaPath:"#/properties/t\
otals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;
break}if(k===e){if(h.key_id!==void 0){let c=h.key_id,w=e;if(e===w)if(typeof c=="string"){if(S(c,256))
return $.errors=[{instancePath:r+"/totals/"+d+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return $.errors=[{instancePath:r+
"/totals/"+d+"/key_id",schemaPath:"#/properties/totals/items/properties/key_id/type",keyword:"type",
params:{type:"string"}}],!1;var u=w===e}else var u=!0;if(u){if(h.group_id!==void 0){let c=h.group_id,
w=e;if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/group_id",schemaPath:"\
#/properties/totals/items/properties/group_id/type",keyword:"type",params:{type:os.properties.totals.
items.properties.group_id.type}}],!1;if(e===w&&typeof c=="string"&&S(c,64))return $.errors=[{instancePath:r+
"/totals/"+d+"/group_id",schemaPath:"#/properties/totals/items/properties/group_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var u=w===e}else var u=!0;if(u){if(h.model!==void 0){let c=h.model,
w=e;if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/model",schemaPath:"\
#/properties/totals/items/properties/model/type",keyword:"type",params:{type:os.properties.totals.items.
properties.model.type}}],!1;if(e===w&&typeof c=="string"&&S(c,256))return $.errors=[{instancePath:r+
"/totals/"+d+"/model",schemaPath:"#/properties/totals/items/properties/model/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=w===e}else var u=!0;if(u){if(h.agent!==void 0){let c=h.agent,w=e;
if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/agent",schemaPath:"#\
/properties/totals/items/properties/agent/type",keyword:"type",params:{type:os.properties.totals.items.
properties.agent.type}}],!1;if(e===w&&typeof c=="string"&&S(c,256))return $.errors=[{instancePath:r+
"/totals/"+d+"/agent",schemaPath:"#/properties/totals/items/properties/agent/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=w===e}else var u=!0;if(u){if(h.upstream!==void 0){let c=h.upstream,
w=e;if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/upstream",schemaPath:"\
#/properties/totals/items/properties/upstream/type",keyword:"type",params:{type:os.properties.totals.
items.properties.upstream.type}}],!1;if(e===w&&typeof c=="string"&&S(c,256))return $.errors=[{instancePath:r+
"/totals/"+d+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var u=w===e}else var u=!0;if(u){if(h.owner!==void 0){let c=h.owner,
w=e;if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/owner",schemaPath:"\
#/properties/totals/items/properties/owner/type",keyword:"type",params:{type:os.properties.totals.items.
properties.owner.type}}],!1;if(e===w&&typeof c=="string"&&S(c,256))return $.errors=[{instancePath:r+
"/totals/"+d+"/owner",schemaPath:"#/properties/totals/items/properties/owner/maxLength",keyword:"max\
Length",params:{limit:256}}],!1;var u=w===e}else var u=!0;if(u){if(h.status!==void 0){let c=h.status,
w=e;if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/status",schemaPath:"\
#/properties/totals/items/properties/status/type",keyword:"type",params:{type:os.properties.totals.items.
properties.status.type}}],!1;if(e===w&&typeof c=="string"&&S(c,64))return $.errors=[{instancePath:r+
"/totals/"+d+"/status",schemaPath:"#/properties/totals/items/properties/status/maxLength",keyword:"m\
axLength",params:{limit:64}}],!1;var u=w===e}else var u=!0;if(u){if(h.refusal!==void 0){let c=h.refusal,
w=e;if(typeof c!="string"&&c!==null)return $.errors=[{instancePath:r+"/totals/"+d+"/refusal",schemaPath:"\
#/properties/totals/items/properties/refusal/type",keyword:"type",params:{type:os.properties.totals.
items.properties.refusal.type}}],!1;if(e===w&&typeof c=="string"&&S(c,64))return $.errors=[{instancePath:r+
"/totals/"+d+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var u=w===e}else var u=!0;if(u){if(h.hour!==void 0){let c=h.hour,w=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+
d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return $.errors=[
{instancePath:r+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return $.errors=[{
instancePath:r+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.day!==void 0){let c=h.
day,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/\
totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return $.errors=
[{instancePath:r+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+
"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.requests!==void 0){let c=h.
requests,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+
"/totals/"+d+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+
"/totals/"+d+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/reques\
ts",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===
e}else var u=!0;if(u){if(h.attempts!==void 0){let c=h.attempts,w=e,x=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/attempts",schemaPath:"sc\
hema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(
c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/attempts",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||
isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/attempts",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.prompt_tokens!==
void 0){let c=h.prompt_tokens,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.
errors=[{instancePath:r+"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c))return $.errors=[{instancePath:r+"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return $.errors=
[{instancePath:r+"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.cached_tokens!==void 0){let c=h.cached_tokens,
w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/\
totals/"+d+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=
[{instancePath:r+"/totals/"+d+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+
"/totals/"+d+"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.cache_write_tokens!==void 0){let c=h.cache_write_tokens,
w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/\
totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=
[{instancePath:r+"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+
"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.cache_write_1h_tokens!==void 0){let c=h.
cache_write_1h_tokens,w=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=
[{instancePath:r+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<
0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else
var u=!0;if(u){if(h.completion_tokens!==void 0){let c=h.completion_tokens,w=e,x=e;if(!(typeof c=="nu\
mber"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;
if(u){if(h.reasoning_tokens!==void 0){let c=h.reasoning_tokens,w=e,x=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof c=="number"&&
isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else
var u=!0;if(u){if(h.hosted_calls!==void 0){let c=h.hosted_calls,w=e,x=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(
c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<
0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){
if(h.calls!==void 0){let c=h.calls,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.
errors=[{instancePath:r+"/totals/"+d+"/calls",schemaPath:"#/properties/totals/items/properties/calls\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/calls",schemaPath:"#/properties/totals/item\
s/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<
0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/calls",schemaPath:"#/properties/totals/i\
tems/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else
var u=!0;if(u){if(h.images!==void 0){let c=h.images,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/images",schemaPath:"#/properties/totals\
/items/properties/images/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof c=="numb\
er"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/im\
ages",schemaPath:"#/properties/totals/items/properties/images/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.characters!==void 0){let c=h.characters,w=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/characters",
schemaPath:"#/properties/totals/items/properties/characters/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===w&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=
[{instancePath:r+"/totals/"+d+"/characters",schemaPath:"#/properties/totals/items/properties/charact\
ers/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))
return $.errors=[{instancePath:r+"/totals/"+d+"/characters",schemaPath:"#/properties/totals/items/pr\
operties/characters/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=w===e}else
var u=!0;if(u){if(h.seconds!==void 0){let c=h.seconds,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return $.errors=[{instancePath:r+"/totals/"+d+"/seconds",schemaPath:"#/properties/total\
s/items/properties/seconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof c=="nu\
mber"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return $.errors=[{instancePath:r+"/totals/"+d+"/\
seconds",schemaPath:"#/properties/totals/items/properties/seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return $.errors=[{instancePath:r+"/tot\
als/"+d+"/seconds",schemaPath:"#/properties/totals/items/properties/seconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var u=w===e}else var u=!0;if(u){if(h.charged!==void 0){let c=h.
charged,w=e;if(e===e)if(typeof c=="string"){if(S(c,30))return $.errors=[{instancePath:r+"/totals/"+d+
"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(
c))return $.errors=[{instancePath:r+"/totals/"+d+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return $.errors=[{instancePath:r+"/totals/"+d+"/\
charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=w===e}else
var u=!0;if(u){if(h.counted!==void 0){let c=h.counted,w=e;if(e===e)if(typeof c=="string"){if(S(c,30))
return $.errors=[{instancePath:r+"/totals/"+d+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"\
maxLength",params:{limit:30}}],!1;if(!ps.test(c))return $.errors=[{instancePath:r+"/totals/"+d+"/cou\
nted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return $.errors=[{instancePath:r+"/totals/"+d+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"t\
ype",params:{type:"string"}}],!1;var u=w===e}else var u=!0;if(u)if(h.cost!==void 0){let c=h.cost,w=e;
if(e===e)if(typeof c=="string"){if(S(c,30))return $.errors=[{instancePath:r+"/totals/"+d+"/cost",schemaPath:"\
schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(c))return $.errors=
[{instancePath:r+"/totals/"+d+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,30}$"}}],!1}else return $.errors=[{instancePath:r+"/totals/"+d+"/cost",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=w===e}else var u=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return $.errors=[{instancePath:r+"/totals/"+d,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else return $.errors=[{instancePath:r+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=o===e}else
var t=!0}}}}else return $.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return $.errors=m,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ht(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=ht.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&($(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?$.errors:m.concat(
$.errors),e=m.length));else return ht.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ht.errors=m,e===0}ht.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Yp=gt;var Wl={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},pr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","group_id","user_hash","payment_id","model","agent","tool","status","pro\
mpt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reason\
ing_tokens","hosted_calls","unit","units","estimated","charged","counted","cost","latency_ms","ttft_\
ms","waited_ms","upstream_key","upstream","called_model","reason","class"],properties:{id:{type:"str\
ing",maxLength:64},call_id:{type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{
type:"integer",minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"\
string",maxLength:32},key_id:{type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},
user_hash:{type:["string","null"],maxLength:64},payment_id:{type:["string","null"],maxLength:512},model:{
type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["stri\
ng","null"],maxLength:256},status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{
$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{
$ref:"schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"sc\
hema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},unit:{type:["string","null"],maxLength:32},
units:{type:["integer","null"],minimum:0,maximum:9007199254740991},estimated:{type:"boolean"},charged:{
type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",minimum:0,maximum:9007199254740991},
cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},
ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},waited_ms:{type:["integer","nul\
l"],minimum:0,maximum:9007199254740991},upstream:{type:["string","null"],maxLength:64},upstream_key:{
type:["string","null"],maxLength:1024},called_model:{type:["string","null"],maxLength:128},reason:{$ref:"\
schema:FailureReason"},class:{anyOf:[{$ref:"schema:FailureClass"},{type:"null"}]}},$id:"schema:Usage\
Row"};var Hl={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
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
void 0&&(a="waited_ms")||s.upstream_key===void 0&&(a="upstream_key")||s.upstream===void 0&&(a="upstr\
eam")||s.called_model===void 0&&(a="called_model")||s.reason===void 0&&(a="reason")||s.class===void 0&&
(a="class"))return D.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let i=e;for(let o in s)if(!ar.call(pr.properties,o)){return D.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(i===
e){if(s.id!==void 0){let o=s.id,l=e;if(e===l)if(typeof o=="string"){if(S(o,64))return D.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=l===e}else var t=!0;if(t){if(s.call_id!==void 0){let o=s.call_id,l=e;if(e===l)if(typeof o==
"string"){if(S(o,64))return D.errors=[{instancePath:r+"/call_id",schemaPath:"#/properties/call_id/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:r+"/call_id",
schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;
if(t){if(s.request_id!==void 0){let o=s.request_id,l=e;if(e===l)if(typeof o=="string"){if(S(o,64))return D.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return D.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.
attempt!==void 0){let o=s.attempt,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.
errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return D.errors=[{instancePath:r+
"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],
!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.ts!==
void 0){let o=s.ts,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+
"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return D.errors=[{instancePath:r+"/ts",schemaPath:"\
#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return D.errors=[{instancePath:r+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.service!==void 0){let o=s.service,
l=e;if(e===l)if(typeof o=="string"){if(S(o,32))return D.errors=[{instancePath:r+"/service",schemaPath:"\
#/properties/service/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return D.errors=[{instancePath:r+
"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.key_id!==void 0){let o=s.key_id,l=e;if(e===l)if(typeof o=="string"){if(S(
o,256))return D.errors=[{instancePath:r+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return D.errors=[{instancePath:r+"/key_id",schemaPath:"#/pro\
perties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(s.
group_id!==void 0){let o=s.group_id,l=e;if(typeof o!="string"&&o!==null)return D.errors=[{instancePath:r+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:pr.properties.group_id.
type}}],!1;if(e===l&&typeof o=="string"&&S(o,64))return D.errors=[{instancePath:r+"/group_id",schemaPath:"\
#/properties/group_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;
if(t){if(s.user_hash!==void 0){let o=s.user_hash,l=e;if(typeof o!="string"&&o!==null)return D.errors=
[{instancePath:r+"/user_hash",schemaPath:"#/properties/user_hash/type",keyword:"type",params:{type:pr.
properties.user_hash.type}}],!1;if(e===l&&typeof o=="string"&&S(o,64))return D.errors=[{instancePath:r+
"/user_hash",schemaPath:"#/properties/user_hash/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=l===e}else var t=!0;if(t){if(s.payment_id!==void 0){let o=s.payment_id,l=e;if(typeof o!="strin\
g"&&o!==null)return D.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/type",
keyword:"type",params:{type:pr.properties.payment_id.type}}],!1;if(e===l&&typeof o=="string"&&S(o,512))
return D.errors=[{instancePath:r+"/payment_id",schemaPath:"#/properties/payment_id/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;if(t){if(s.model!==void 0){let o=s.model,
l=e;if(typeof o!="string"&&o!==null)return D.errors=[{instancePath:r+"/model",schemaPath:"#/properti\
es/model/type",keyword:"type",params:{type:pr.properties.model.type}}],!1;if(e===l&&typeof o=="strin\
g"&&S(o,256))return D.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.agent!==void 0){let o=s.agent,
l=e;if(typeof o!="string"&&o!==null)return D.errors=[{instancePath:r+"/agent",schemaPath:"#/properti\
es/agent/type",keyword:"type",params:{type:pr.properties.agent.type}}],!1;if(e===l&&typeof o=="strin\
g"&&S(o,256))return D.errors=[{instancePath:r+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.tool!==void 0){let o=s.tool,
l=e;if(typeof o!="string"&&o!==null)return D.errors=[{instancePath:r+"/tool",schemaPath:"#/propertie\
s/tool/type",keyword:"type",params:{type:pr.properties.tool.type}}],!1;if(e===l&&typeof o=="string"&&
S(o,256))return D.errors=[{instancePath:r+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(s.status!==void 0){let o=s.status,
l=e;if(e===l)if(typeof o=="string"){if(S(o,64))return D.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(s.prompt_tokens!==void 0){let o=s.prompt_tokens,l=e,y=e;if(!(typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return D.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.cached_tokens!==void 0){
let o=s.cached_tokens,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=
[{instancePath:r+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_tokens!==void 0){let o=s.cache_write_tokens,l=e,
y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=[{instancePath:r+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cache_write_1h_tokens!==void 0){let o=s.cache_write_1h_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=
[{instancePath:r+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let o=s.completion_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=[{instancePath:r+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
reasoning_tokens!==void 0){let o=s.reasoning_tokens,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return D.errors=[{instancePath:r+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
hosted_calls!==void 0){let o=s.hosted_calls,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return D.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return D.errors=[{instancePath:r+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.unit!==void 0){let o=s.unit,l=e;if(typeof o!="string"&&o!==null)
return D.errors=[{instancePath:r+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:pr.properties.unit.type}}],!1;if(e===l&&typeof o=="string"&&S(o,32))return D.errors=[{instancePath:r+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(s.units!==void 0){let o=s.units,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return D.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:pr.properties.units.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return D.errors=[{instancePath:r+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return D.errors=[{instancePath:r+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.estimated!==void 0){let o=e;
if(typeof s.estimated!="boolean")return D.errors=[{instancePath:r+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;if(t){if(s.
charged!==void 0){let o=s.charged,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.
errors=[{instancePath:r+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=
[{instancePath:r+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(s.counted!==void 0){let o=s.counted,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return D.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return D.errors=[{instancePath:r+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.cost!==void 0){let o=s.cost,l=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return D.errors=[{instancePath:r+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.latency_ms!==void 0){let o=s.latency_ms,l=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return D.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="numbe\
r"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=[{instancePath:r+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(s.ttft_ms!==void 0){let o=s.ttft_ms,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null)return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:pr.properties.ttft_ms.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))
return D.errors=[{instancePath:r+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.waited_ms!==void 0){let o=s.
waited_ms,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return D.errors=[{instancePath:r+
"/waited_ms",schemaPath:"#/properties/waited_ms/type",keyword:"type",params:{type:pr.properties.waited_ms.
type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return D.errors=
[{instancePath:r+"/waited_ms",schemaPath:"#/properties/waited_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return D.errors=[{instancePath:r+"/wai\
ted_ms",schemaPath:"#/properties/waited_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(s.upstream!==void 0){let o=s.upstream,l=e;if(typeof o!="string"&&
o!==null)return D.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"\
type",params:{type:pr.properties.upstream.type}}],!1;if(e===l&&typeof o=="string"&&S(o,64))return D.
errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(s.upstream_key!==void 0){let o=s.upstream_key,
l=e;if(typeof o!="string"&&o!==null)return D.errors=[{instancePath:r+"/upstream_key",schemaPath:"#/p\
roperties/upstream_key/type",keyword:"type",params:{type:pr.properties.upstream_key.type}}],!1;if(e===
l&&typeof o=="string"&&S(o,1024))return D.errors=[{instancePath:r+"/upstream_key",schemaPath:"#/prop\
erties/upstream_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=l===e}else var t=!0;
if(t){if(s.called_model!==void 0){let o=s.called_model,l=e;if(typeof o!="string"&&o!==null)return D.
errors=[{instancePath:r+"/called_model",schemaPath:"#/properties/called_model/type",keyword:"type",params:{
type:pr.properties.called_model.type}}],!1;if(e===l&&typeof o=="string"&&S(o,128))return D.errors=[{
instancePath:r+"/called_model",schemaPath:"#/properties/called_model/maxLength",keyword:"maxLength",
params:{limit:128}}],!1;var t=l===e}else var t=!0;if(t){if(s.reason!==void 0){let o=s.reason,l=e,y=e,
d=!1,h=e;if(e===h)if(o&&typeof o=="object"&&!Array.isArray(o)){let b=e;for(let k in o)if(!(k==="requ\
est_id"||k==="code"||k==="type"||k==="param"||k==="message")){let c={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
m===null?m=[c]:m.push(c),e++;break}if(b===e){if(o.request_id!==void 0){let k=o.request_id,c=e;if(e===
c)if(typeof k=="string"){if(S(k,128)){let w={instancePath:r+"/reason/request_id",schemaPath:"schema:\
FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};m===null?
m=[w]:m.push(w),e++}}else{let w={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/request_id/type",keyword:"type",params:{type:"string"}};m===null?m=[w]:m.push(w),
e++}var f=c===e}else var f=!0;if(f){if(o.code!==void 0){let k=o.code,c=e;if(e===c)if(typeof k=="stri\
ng"){if(S(k,128)){let x={instancePath:r+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/prop\
erties/code/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[x]:m.push(x),e++}}else{let x={
instancePath:r+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/type",keyword:"\
type",params:{type:"string"}};m===null?m=[x]:m.push(x),e++}var f=c===e}else var f=!0;if(f){if(o.type!==
void 0){let k=o.type,c=e;if(e===c)if(typeof k=="string"){if(S(k,128)){let x={instancePath:r+"/reason\
/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLength",keyword:"maxLength",params:{
limit:128}};m===null?m=[x]:m.push(x),e++}}else{let x={instancePath:r+"/reason/type",schemaPath:"sche\
ma:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{type:"string"}};m===null?m=[x]:
m.push(x),e++}var f=c===e}else var f=!0;if(f){if(o.param!==void 0){let k=o.param,c=e;if(e===c)if(typeof k==
"string"){if(S(k,256)){let x={instancePath:r+"/reason/param",schemaPath:"schema:FailureReason/anyOf/\
0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};m===null?m=[x]:m.push(x),e++}}else{
let x={instancePath:r+"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/type",
keyword:"type",params:{type:"string"}};m===null?m=[x]:m.push(x),e++}var f=c===e}else var f=!0;if(f)if(o.
message!==void 0){let k=o.message,c=e;if(e===c)if(typeof k=="string"){if(S(k,512)){let x={instancePath:r+
"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/maxLength",keyword:"ma\
xLength",params:{limit:512}};m===null?m=[x]:m.push(x),e++}}else{let x={instancePath:r+"/reason/messa\
ge",schemaPath:"schema:FailureReason/anyOf/0/properties/message/type",keyword:"type",params:{type:"s\
tring"}};m===null?m=[x]:m.push(x),e++}var f=c===e}else var f=!0}}}}}else{let b={instancePath:r+"/rea\
son",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{type:"object"}};m===null?
m=[b]:m.push(b),e++}var u=h===e;d=d||u;let g=e;if(o!==null){let b={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[b]:m.push(b),e++}
var u=g===e;if(d=d||u,d)e=y,m!==null&&(y?m.length=y:m=null);else{let b={instancePath:r+"/reason",schemaPath:"\
schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return m===null?m=[b]:m.push(b),e++,D.errors=
m,!1}var t=l===e}else var t=!0;if(t)if(s.class!==void 0){let o=s.class,l=e,y=e,d=!1,h=e;if(typeof o!=
"string"){let b={instancePath:r+"/class",schemaPath:"schema:FailureClass/type",keyword:"type",params:{
type:"string"}};m===null?m=[b]:m.push(b),e++}if(!(o==="ours"||o==="upstream"||o==="caller"||o==="lim\
its"||o==="left")){let b={instancePath:r+"/class",schemaPath:"schema:FailureClass/enum",keyword:"enu\
m",params:{allowedValues:Hl.enum}};m===null?m=[b]:m.push(b),e++}var n=h===e;d=d||n;let g=e;if(o!==null){
let b={instancePath:r+"/class",schemaPath:"#/properties/class/anyOf/1/type",keyword:"type",params:{type:"\
null"}};m===null?m=[b]:m.push(b),e++}var n=g===e;if(d=d||n,d)e=y,m!==null&&(y?m.length=y:m=null);else{
let b={instancePath:r+"/class",schemaPath:"#/properties/class/anyOf",keyword:"anyOf",params:{}};return m===
null?m=[b]:m.push(b),e++,D.errors=m,!1}var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=m,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=dr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&(u="next"))return dr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;
for(let a in s)if(!(a==="rows"||a==="next")){return dr.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.
rows!==void 0){let a=s.rows,i=e;if(e===i)if(Array.isArray(a)){if(a.length>1e3)return dr.errors=[{instancePath:r+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let o=a.length;for(let l=0;l<o;l++){let y=e;D(a[l],{instancePath:r+"/rows/"+l,parentData:a,parentDataProperty:l,
rootData:P,dynamicAnchors:v})||(m=m===null?D.errors:m.concat(D.errors),e=m.length);var t=y===e;if(!t)
break}}}else return dr.errors=[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var f=i===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,i=e;
if(typeof a!="string"&&a!==null)return dr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:Wl.properties.next.type}}],!1;if(e===i&&typeof a=="string"&&S(
a,256))return dr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;var f=i===e}else var f=!0}}}else return dr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=m,e===0}dr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function gt(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=gt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(dr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?dr.errors:m.concat(dr.errors),e=m.length));else return gt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return gt.errors=m,e===0}gt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Jp=Qr;var Yl={type:"object",additionalProperties:!1,required:["month","state","closes_at"],properties:{month:{
$ref:"schema:Month"},state:{type:"string",enum:["running","open","closed"]},closes_at:{anyOf:[{$ref:"\
schema:Instant"},{type:"null"}]}},$id:"schema:BilledMonth"};var Jl=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$","u");function Xe(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Xe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.month===void 0&&(u="month")||s.state===void 0&&(u="state")||s.closes_at===void 0&&(u="clo\
ses_at"))return Xe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="month"||a==="state"||a==="closes_at")){return Xe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(n===e){if(s.month!==void 0){let a=s.month,i=e;if(e===e)if(typeof a=="string"){if(S(a,7))return Xe.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/maxLength",keyword:"maxLength",params:{limit:7}}],
!1;if(Z(a,7))return Xe.errors=[{instancePath:r+"/month",schemaPath:"schema:Month/minLength",keyword:"\
minLength",params:{limit:7}}],!1;if(!Jl.test(a))return Xe.errors=[{instancePath:r+"/month",schemaPath:"\
schema:Month/pattern",keyword:"pattern",params:{pattern:"^20[0-9]{2}-(0[1-9]|1[0-2])$"}}],!1}else return Xe.
errors=[{instancePath:r+"/month",schemaPath:"schema:Month/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.state!==void 0){let a=s.state,i=e;if(typeof a!="string")return Xe.
errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(a==="running"||a==="open"||a==="closed"))return Xe.errors=[{instancePath:r+"/state",
schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Yl.properties.state.enum}}],
!1;var t=i===e}else var t=!0;if(t)if(s.closes_at!==void 0){let a=s.closes_at,i=e,o=e,l=!1,y=e,d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let _={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/type",keyword:"type",params:{type:"integer"}};m===null?m=[_]:m.push(_),e++}if(e===d&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let _={instancePath:r+"/closes_at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};m===null?
m=[_]:m.push(_),e++}else if(a<0||isNaN(a)){let _={instancePath:r+"/closes_at",schemaPath:"schema:Ins\
tant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};m===null?m=[_]:m.push(_),e++}}var f=y===
e;l=l||f;let h=e;if(a!==null){let _={instancePath:r+"/closes_at",schemaPath:"#/properties/closes_at/\
anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[_]:m.push(_),e++}var f=h===e;if(l=l||
f,l)e=o,m!==null&&(o?m.length=o:m=null);else{let _={instancePath:r+"/closes_at",schemaPath:"#/proper\
ties/closes_at/anyOf",keyword:"anyOf",params:{}};return m===null?m=[_]:m.push(_),e++,Xe.errors=m,!1}
var t=i===e}else var t=!0}}}}else return Xe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Xe.errors=m,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Qr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Qr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.months===void 0&&(n="months"))return Qr.errors=[{instancePath:r+
"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:n}}],
!1;{let a=e;for(let i in f)if(i!=="months"){return Qr.errors=[{instancePath:r+"/response",schemaPath:"\
#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(a===e&&f.months!==void 0){let i=f.months;if(e===e)if(Array.isArray(i)){if(i.length>12e3)
return Qr.errors=[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/mo\
nths/maxItems",keyword:"maxItems",params:{limit:12e3}}],!1;{var t=!0;let l=i.length;for(let y=0;y<l;y++){
let d=e;Xe(i[y],{instancePath:r+"/response/months/"+y,parentData:i,parentDataProperty:y,rootData:P,dynamicAnchors:v})||
(m=m===null?Xe.errors:m.concat(Xe.errors),e=m.length);var t=d===e;if(!t)break}}}else return Qr.errors=
[{instancePath:r+"/response/months",schemaPath:"#/properties/response/properties/months/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return Qr.errors=[{instancePath:r+"/response",schemaPath:"#/\
properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Qr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.errors=m,e===0}Qr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Qp=kt;function kt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=kt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Xe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Xe.errors:
m.concat(Xe.errors),e=m.length));else return kt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return kt.errors=m,e===0}kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var em=Pt;var Ql={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"},Ja={type:"object",additionalProperties:!1,required:["kind","severity","message","abou\
t","since","server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_re\
ady","refund_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","con\
fig_refused","key_ends","outlet_stopped"]},severity:{type:"string",enum:["error","warning"]},message:{
type:"string",minLength:1,maxLength:1024},about:{$ref:"schema:ProblemSubject"},since:{type:["integer",
"null"],minimum:0,maximum:9007199254740991},server:{type:["string","null"],maxLength:64}},$id:"schem\
a:Problem"},rm={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"\
string",enum:["upstream","part","payments","key","group","caller","cap","ledger","server","config","\
outlet"]},id:{type:"string",minLength:1,maxLength:256}},$id:"schema:ProblemSubject"};function be(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.kind===void 0&&(u="kind")||s.severity===void 0&&(u=
"severity")||s.message===void 0&&(u="message")||s.about===void 0&&(u="about")||s.since===void 0&&(u=
"since")||s.server===void 0&&(u="server"))return be.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!(a==="kind"||a==="sev\
erity"||a==="message"||a==="about"||a==="since"||a==="server")){return be.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(s.kind!==void 0){let a=s.kind,i=e;if(typeof a!="string")return be.errors=[{instancePath:r+"/ki\
nd",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="breaker\
_open"||a==="upstream_drained"||a==="not_ready"||a==="refund_due"||a==="undecided"||a==="budget_near\
ly_spent"||a==="ledger_backlog"||a==="clock_differs"||a==="shedding"||a==="config_refused"||a==="key\
_ends"||a==="outlet_stopped"))return be.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kin\
d/enum",keyword:"enum",params:{allowedValues:Ja.properties.kind.enum}}],!1;var t=i===e}else var t=!0;
if(t){if(s.severity!==void 0){let a=s.severity,i=e;if(typeof a!="string")return be.errors=[{instancePath:r+
"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(a===
"error"||a==="warning"))return be.errors=[{instancePath:r+"/severity",schemaPath:"#/properties/sever\
ity/enum",keyword:"enum",params:{allowedValues:Ja.properties.severity.enum}}],!1;var t=i===e}else var t=!0;
if(t){if(s.message!==void 0){let a=s.message,i=e;if(e===i)if(typeof a=="string"){if(S(a,1024))return be.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;if(Z(a,1))return be.errors=[{instancePath:r+"/message",schemaPath:"#/properties/mes\
sage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:r+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.about!==void 0){let a=s.about,i=e;if(e===e)if(a&&typeof a=="object"&&!Array.
isArray(a)){let y;if(a.type===void 0&&(y="type")||a.id===void 0&&(y="id"))return be.errors=[{instancePath:r+
"/about",schemaPath:"schema:ProblemSubject/required",keyword:"required",params:{missingProperty:y}}],
!1;{let d=e;for(let h in a)if(!(h==="type"||h==="id")){return be.errors=[{instancePath:r+"/about",schemaPath:"\
schema:ProblemSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(d===e){if(a.type!==void 0){let h=a.type,g=e;if(typeof h!="string")return be.errors=[{instancePath:r+
"/about/type",schemaPath:"schema:ProblemSubject/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(h==="upstream"||h==="part"||h==="payments"||h==="key"||h==="group"||h==="caller"||
h==="cap"||h==="ledger"||h==="server"||h==="config"||h==="outlet"))return be.errors=[{instancePath:r+
"/about/type",schemaPath:"schema:ProblemSubject/properties/type/enum",keyword:"enum",params:{allowedValues:rm.
properties.type.enum}}],!1;var f=g===e}else var f=!0;if(f)if(a.id!==void 0){let h=a.id,g=e;if(e===g)
if(typeof h=="string"){if(S(h,256))return be.errors=[{instancePath:r+"/about/id",schemaPath:"schema:\
ProblemSubject/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(h,1))return be.
errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:r+"/about/id",schemaPath:"sche\
ma:ProblemSubject/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=g===e}else var f=!0}}}else
return be.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/type",keyword:"type",params:{
type:"object"}}],!1;var t=i===e}else var t=!0;if(t){if(s.since!==void 0){let a=s.since,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return be.errors=[{instancePath:r+"/since",schemaPath:"\
#/properties/since/type",keyword:"type",params:{type:Ja.properties.since.type}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return be.errors=[{instancePath:r+"/since",schemaPath:"\
#/properties/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return be.errors=[{instancePath:r+"/since",schemaPath:"#/properties/since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.server!==void 0){
let a=s.server,i=e;if(typeof a!="string"&&a!==null)return be.errors=[{instancePath:r+"/server",schemaPath:"\
#/properties/server/type",keyword:"type",params:{type:Ja.properties.server.type}}],!1;if(e===i&&typeof a==
"string"&&S(a,64))return be.errors=[{instancePath:r+"/server",schemaPath:"#/properties/server/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;var t=i===e}else var t=!0}}}}}}}else return be.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=m,e===
0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ed={type:"object",additionalProperties:!1,
required:["from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s",
"charged","cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"numb\
er",minimum:0,maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function we(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.ours===void 0&&(f="ours")||s.upstream===void 0&&
(f="upstream")||s.caller===void 0&&(f="caller")||s.limits===void 0&&(f="limits")||s.left===void 0&&(f=
"left"))return we.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let n in s)if(!(n==="ours"||n==="upstream"||n==="caller"||n==="limits"||n==="left")){
return we.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(u===e){if(s.ours!==void 0){let n=s.ours,a=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:r+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return we.errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return we.
errors=[{instancePath:r+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.upstream!==void 0){let n=s.upstream,a=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:r+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return we.errors=[{instancePath:r+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return we.errors=[{instancePath:r+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.caller!==void 0){let n=s.
caller,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:r+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return we.errors=[{instancePath:r+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return we.errors=[{instancePath:r+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.limits!==void 0){let n=s.
limits,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:r+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return we.errors=[{instancePath:r+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return we.errors=[{instancePath:r+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.left!==void 0){let n=s.
left,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:r+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return we.errors=[{instancePath:r+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return we.errors=[{instancePath:r+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return we.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=m,e===0}we.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var vs={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function Me(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.count===void 0&&(f="count")||s.p50_ms===void 0&&(f=
"p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return Me.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="count"||n==="p5\
0_ms"||n==="p95_ms")){return Me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.count!==void 0){let n=s.
count,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Me.errors=[{instancePath:r+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Me.errors=[{instancePath:r+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return Me.errors=[{instancePath:r+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let n=s.
p50_ms,a=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return Me.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:vs.type}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Me.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return Me.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let n=s.p95_ms,a=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return Me.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:vs.type}}],!1;if(e===i&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Me.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Me.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return Me.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=
m,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Q.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.from===void 0&&(u="from")||s.seconds===void 0&&(u="seconds")||s.requests===void 0&&(u="re\
quests")||s.by_status===void 0&&(u="by_status")||s.by_class===void 0&&(u="by_class")||s.requests_per_s===
void 0&&(u="requests_per_s")||s.tokens===void 0&&(u="tokens")||s.tokens_per_s===void 0&&(u="tokens_p\
er_s")||s.charged===void 0&&(u="charged")||s.cost===void 0&&(u="cost")||s.first_token===void 0&&(u="\
first_token")||s.whole===void 0&&(u="whole"))return Q.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!ar.call(ed.properties,
a)){return Q.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.from!==void 0){let a=s.from,i=e,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:r+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.
errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.seconds!==void 0){let a=s.seconds,i=e;if(e===
i)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:r+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.requests!==void 0){let a=s.requests,i=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return Q.errors=[{instancePath:r+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=i===e}else var t=!0;if(t){if(s.by_status!==void 0){let a=s.by_status,i=e;if(e===i)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return Q.errors=[{instancePath:r+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let y=a[l],d=e,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Q.
errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>
9007199254740991||isNaN(y))return Q.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return Q.errors=[{instancePath:r+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=d===
e;if(!f)break}}else return Q.errors=[{instancePath:r+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t){if(s.by_class!==void 0){
let a=e;we(s.by_class,{instancePath:r+"/by_class",parentData:s,parentDataProperty:"by_class",rootData:P,
dynamicAnchors:v})||(m=m===null?we.errors:m.concat(we.errors),e=m.length);var t=a===e}else var t=!0;
if(t){if(s.requests_per_s!==void 0){let a=s.requests_per_s,i=e;if(e===i)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:r+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.tokens!==void 0){let a=s.tokens,i=e,o=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:r+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.
errors=[{instancePath:r+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.tokens_per_s!==void 0){let a=s.tokens_per_s,i=e;
if(e===i)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:r+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.
errors=[{instancePath:r+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=i===e}else var t=!0;if(t){if(s.charged!==void 0){let a=s.charged,i=e;if(e===
e)if(typeof a=="string"){if(S(a,30))return Q.errors=[{instancePath:r+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(a))return Q.errors=[{instancePath:r+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return Q.errors=[{instancePath:r+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.cost!==void 0){let a=s.cost,i=e;if(e===
e)if(typeof a=="string"){if(S(a,30))return Q.errors=[{instancePath:r+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(a))return Q.errors=[{instancePath:r+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return Q.errors=[{instancePath:r+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.first_token!==void 0){let a=e;Me(s.first_token,{instancePath:r+
"/first_token",parentData:s,parentDataProperty:"first_token",rootData:P,dynamicAnchors:v})||(m=m===null?
Me.errors:m.concat(Me.errors),e=m.length);var t=a===e}else var t=!0;if(t)if(s.whole!==void 0){let a=e;
Me(s.whole,{instancePath:r+"/whole",parentData:s,parentDataProperty:"whole",rootData:P,dynamicAnchors:v})||
(m=m===null?Me.errors:m.concat(Me.errors),e=m.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return Q.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=
m,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function es(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=es.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,
f=!1,u=e;Q(s,{instancePath:r,parentData:L,parentDataProperty:q,rootData:P,dynamicAnchors:v})||(m=m===
null?Q.errors:m.concat(Q.errors),e=m.length);var i=u===e;if(f=f||i,i)var n=!0;let a=e;if(s!==null){let o={
instancePath:r,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[o]:m.push(
o),e++}var i=a===e;if(f=f||i,f)e=t,m!==null&&(t?m.length=t:m=null);else{let o={instancePath:r,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return m===null?m=[o]:m.push(o),e++,es.errors=m,!1}return es.errors=
m,p.props=n,e===0}es.evaluated={dynamicProps:!0,dynamicItems:!1};function J(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=J.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let i;if(s.at===void 0&&(i="at")||s.servers===void 0&&(i="servers")||s.problems===void 0&&(i="proble\
ms")||s.in_flight===void 0&&(i="in_flight")||s.now===void 0&&(i="now")||s.hour===void 0&&(i="hour")||
s.day===void 0&&(i="day")||s.month===void 0&&(i="month")||s.minutes===void 0&&(i="minutes"))return J.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{
let o=e;for(let l in s)if(!ar.call(Ql.properties,l)){return J.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(o===
e){if(s.at!==void 0){let l=s.at,y=e,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return J.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===d&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return J.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<0||isNaN(l))return J.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=y===e}else var t=!0;if(t){if(s.servers!==void 0){
let l=s.servers,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return J.errors=[{instancePath:r+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return J.errors=[{instancePath:r+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(l<1||isNaN(
l))return J.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;if(t){if(s.problems!==void 0){
let l=s.problems,y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e3)return J.errors=[{instancePath:r+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let h=l.length;for(let g=0;g<h;g++){let _=e;be(l[g],{instancePath:r+"/problems/"+g,parentData:l,
parentDataProperty:g,rootData:P,dynamicAnchors:v})||(m=m===null?be.errors:m.concat(be.errors),e=m.length);
var f=_===e;if(!f)break}}}else return J.errors=[{instancePath:r+"/problems",schemaPath:"#/properties\
/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(s.in_flight!==
void 0){let l=s.in_flight,y=e;if(e===y)if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.calls===
void 0&&(h="calls")||l.streams===void 0&&(h="streams"))return J.errors=[{instancePath:r+"/in_flight",
schemaPath:"#/properties/in_flight/required",keyword:"required",params:{missingProperty:h}}],!1;{let g=e;
for(let _ in l)if(!(_==="calls"||_==="streams")){return J.errors=[{instancePath:r+"/in_flight",schemaPath:"\
#/properties/in_flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(g===e){if(l.calls!==void 0){let _=l.calls,b=e,k=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_)))return J.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_))return J.errors=[{instancePath:r+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return J.errors=[{instancePath:r+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=b===e}else var u=!0;if(u)if(l.streams!==void 0){let _=l.streams,b=e,k=e;if(!(typeof _=="num\
ber"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return J.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof _=="number"&&isFinite(
_)){if(_>9007199254740991||isNaN(_))return J.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||
isNaN(_))return J.errors=[{instancePath:r+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=b===e}else var u=!0}}}else return J.errors=[{instancePath:r+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=y===
e}else var t=!0;if(t){if(s.now!==void 0){let l=e;Q(s.now,{instancePath:r+"/now",parentData:s,parentDataProperty:"\
now",rootData:P,dynamicAnchors:v})||(m=m===null?Q.errors:m.concat(Q.errors),e=m.length);var t=l===e}else
var t=!0;if(t){if(s.hour!==void 0){let l=e;Q(s.hour,{instancePath:r+"/hour",parentData:s,parentDataProperty:"\
hour",rootData:P,dynamicAnchors:v})||(m=m===null?Q.errors:m.concat(Q.errors),e=m.length);var t=l===e}else
var t=!0;if(t){if(s.day!==void 0){let l=e;es(s.day,{instancePath:r+"/day",parentData:s,parentDataProperty:"\
day",rootData:P,dynamicAnchors:v})||(m=m===null?es.errors:m.concat(es.errors),e=m.length);var t=l===
e}else var t=!0;if(t){if(s.month!==void 0){let l=e;es(s.month,{instancePath:r+"/month",parentData:s,
parentDataProperty:"month",rootData:P,dynamicAnchors:v})||(m=m===null?es.errors:m.concat(es.errors),
e=m.length);var t=l===e}else var t=!0;if(t)if(s.minutes!==void 0){let l=s.minutes,y=e;if(e===y)if(Array.
isArray(l)){if(l.length>60)return J.errors=[{instancePath:r+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var n=!0;let h=l.length;for(let g=0;g<h;g++){
let _=l[g],b=e;if(e===b)if(_&&typeof _=="object"&&!Array.isArray(_)){let c;if(_.at===void 0&&(c="at")||
_.requests===void 0&&(c="requests")||_.failed===void 0&&(c="failed")||_.by_class===void 0&&(c="by_cl\
ass")||_.tokens===void 0&&(c="tokens")||_.charged===void 0&&(c="charged"))return J.errors=[{instancePath:r+
"/minutes/"+g,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:c}}],
!1;{let w=e;for(let x in _)if(!(x==="at"||x==="requests"||x==="failed"||x==="by_class"||x==="tokens"||
x==="charged")){return J.errors=[{instancePath:r+"/minutes/"+g,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],!1;break}if(w===
e){if(_.at!==void 0){let x=_.at,I=e,N=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return J.
errors=[{instancePath:r+"/minutes/"+g+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===N&&typeof x=="number"&&isFinite(x)){if(x>9007199254740991||isNaN(x))return J.
errors=[{instancePath:r+"/minutes/"+g+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(x<0||isNaN(x))return J.errors=[{instancePath:r+"/min\
utes/"+g+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=I===e}else var a=!0;if(a){if(_.requests!==void 0){let x=_.requests,I=e,N=e;if(!(typeof x=="\
number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return J.errors=[{instancePath:r+"/minutes/"+g+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof x=="numb\
er"&&isFinite(x)){if(x>9007199254740991||isNaN(x))return J.errors=[{instancePath:r+"/minutes/"+g+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(x<0||isNaN(x))return J.errors=[{instancePath:r+"/minutes/"+g+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=I===e}else var a=!0;if(a){
if(_.failed!==void 0){let x=_.failed,I=e,N=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))
return J.errors=[{instancePath:r+"/minutes/"+g+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===N&&typeof x=="number"&&isFinite(x)){if(x>9007199254740991||isNaN(
x))return J.errors=[{instancePath:r+"/minutes/"+g+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(x<0||isNaN(x))return J.errors=[{instancePath:r+
"/minutes/"+g+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=I===e}else var a=!0;if(a){if(_.by_class!==void 0){let x=e;we(_.by_class,{instancePath:r+
"/minutes/"+g+"/by_class",parentData:_,parentDataProperty:"by_class",rootData:P,dynamicAnchors:v})||
(m=m===null?we.errors:m.concat(we.errors),e=m.length);var a=x===e}else var a=!0;if(a){if(_.tokens!==
void 0){let x=_.tokens,I=e,N=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return J.errors=
[{instancePath:r+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof x=="number"&&isFinite(x)){if(x>9007199254740991||isNaN(x))return J.errors=
[{instancePath:r+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(x<0||isNaN(x))return J.errors=[{instancePath:r+"/min\
utes/"+g+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=I===e}else var a=!0;if(a)if(_.charged!==void 0){let x=_.charged,I=e;if(e===e)if(typeof x=="\
string"){if(S(x,30))return J.errors=[{instancePath:r+"/minutes/"+g+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ps.test(x))return J.errors=[{instancePath:r+
"/minutes/"+g+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return J.errors=[{instancePath:r+"/minutes/"+g+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0}}}}}}}else return J.
errors=[{instancePath:r+"/minutes/"+g,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var n=b===e;if(!n)break}}}else return J.errors=[{instancePath:r+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0}}}}}}}}}}else
return J.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.
errors=m,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pt(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Pt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(J(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?J.errors:m.concat(J.errors),e=m.length));else return Pt.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pt.errors=
m,e===0}Pt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var sm=vt;var ui={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},rd={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},yp={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function de(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=de.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.metric===void 0&&(l="\
metric")||s.by===void 0&&(l="by")||s.from===void 0&&(l="from")||s.to===void 0&&(l="to")||s.step_ms===
void 0&&(l="step_ms")||s.series===void 0&&(l="series")||s.others===void 0&&(l="others"))return de.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;
for(let d in s)if(!(d==="metric"||d==="by"||d==="from"||d==="to"||d==="step_ms"||d==="series"||d==="\
others")){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:d}}],!1;break}if(y===e){if(s.metric!==void 0){let d=s.metric,h=e;
if(typeof d!="string")return de.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(d==="requests"||d==="failed"||d==="attempts"||d==="failed_att\
empts"||d==="prompt_tokens"||d==="cached_tokens"||d==="completion_tokens"||d==="tokens"||d==="charge\
d"||d==="cost"||d==="first_token_p50_ms"||d==="first_token_p95_ms"||d==="whole_p50_ms"||d==="whole_p\
95_ms"))return de.errors=[{instancePath:r+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:rd.enum}}],!1;var t=h===e}else var t=!0;if(t){if(s.by!==void 0){let d=s.by,h=e;if(typeof d!=
"string"&&d!==null)return de.errors=[{instancePath:r+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:ui.properties.by.type}}],!1;if(e===h&&typeof d=="string"&&S(d,16))return de.errors=
[{instancePath:r+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=h===e}else var t=!0;if(t){if(s.from!==void 0){let d=s.from,h=e,g=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)))return de.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return de.errors=[{instancePath:r+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return de.errors=[{instancePath:r+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=h===e}else var t=!0;if(t){if(s.to!==void 0){let d=s.to,h=e,g=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return de.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return de.errors=[{instancePath:r+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return de.errors=[{instancePath:r+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=h===
e}else var t=!0;if(t){if(s.step_ms!==void 0){let d=s.step_ms,h=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return de.errors=[{instancePath:r+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(d===36e5||d===864e5))return de.errors=[{instancePath:r+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:ui.properties.
step_ms.enum}}],!1;var t=h===e}else var t=!0;if(t){if(s.series!==void 0){let d=s.series,h=e;if(e===h)
if(Array.isArray(d)){if(d.length>100)return de.errors=[{instancePath:r+"/series",schemaPath:"#/prope\
rties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let _=d.length;for(let b=0;b<
_;b++){let k=d[b],c=e;if(e===c)if(k&&typeof k=="object"&&!Array.isArray(k)){let x;if(k.value===void 0&&
(x="value")||k.points===void 0&&(x="points"))return de.errors=[{instancePath:r+"/series/"+b,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:x}}],!1;{let I=e;for(let N in k)
if(!(N==="value"||N==="points")){return de.errors=[{instancePath:r+"/series/"+b,schemaPath:"#/proper\
ties/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(I===e){if(k.value!==void 0){let N=k.value,A=e;if(typeof N!="string"&&N!==null)return de.
errors=[{instancePath:r+"/series/"+b+"/value",schemaPath:"#/properties/series/items/properties/value\
/type",keyword:"type",params:{type:ui.properties.series.items.properties.value.type}}],!1;if(e===A&&
typeof N=="string"&&S(N,512))return de.errors=[{instancePath:r+"/series/"+b+"/value",schemaPath:"#/p\
roperties/series/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var u=A===
e}else var u=!0;if(u)if(k.points!==void 0){let N=k.points,A=e;if(e===e)if(Array.isArray(N)){if(N.length>
1e3)return de.errors=[{instancePath:r+"/series/"+b+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var n=!0;let X=N.length;for(let R=0;R<X;R++){let H=N[R],pe=e;if(!(typeof H==
"number"&&isFinite(H))&&H!==null)return de.errors=[{instancePath:r+"/series/"+b+"/points/"+R,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:yp.items.type}}],!1;if(e===pe&&typeof H=="numb\
er"&&isFinite(H)){if(H>9007199254740991||isNaN(H))return de.errors=[{instancePath:r+"/series/"+b+"/p\
oints/"+R,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(H<0||isNaN(H))return de.errors=[{instancePath:r+"/series/"+b+"/points/"+R,schemaPath:"schema:P\
oints/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=pe===e;if(!n)break}}}else
return de.errors=[{instancePath:r+"/series/"+b+"/points",schemaPath:"schema:Points/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var u=A===e}else var u=!0}}}else return de.errors=[{instancePath:r+"/\
series/"+b,schemaPath:"#/properties/series/items/type",keyword:"type",params:{type:"object"}}],!1;var f=c===
e;if(!f)break}}}else return de.errors=[{instancePath:r+"/series",schemaPath:"#/properties/series/typ\
e",keyword:"type",params:{type:"array"}}],!1;var t=h===e}else var t=!0;if(t)if(s.others!==void 0){let d=s.
others,h=e,g=e,_=!1,b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(d)){let w;if(d.values===void 0&&
(w="values")||d.points===void 0&&(w="points")){let x={instancePath:r+"/others",schemaPath:"#/propert\
ies/others/anyOf/0/required",keyword:"required",params:{missingProperty:w}};m===null?m=[x]:m.push(x),
e++}else{let x=e;for(let I in d)if(!(I==="values"||I==="points")){let N={instancePath:r+"/others",schemaPath:"\
#/properties/others/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};
m===null?m=[N]:m.push(N),e++;break}if(x===e){if(d.values!==void 0){let I=d.values,N=e,A=e;if(!(typeof I==
"number"&&!(I%1)&&!isNaN(I)&&isFinite(I))){let T={instancePath:r+"/others/values",schemaPath:"schema\
:Count/type",keyword:"type",params:{type:"integer"}};m===null?m=[T]:m.push(T),e++}if(e===A&&typeof I==
"number"&&isFinite(I)){if(I>9007199254740991||isNaN(I)){let T={instancePath:r+"/others/values",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};m===null?m=
[T]:m.push(T),e++}else if(I<0||isNaN(I)){let T={instancePath:r+"/others/values",schemaPath:"schema:C\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};m===null?m=[T]:m.push(T),e++}}var a=N===
e}else var a=!0;if(a)if(d.points!==void 0){let I=d.points,N=e;if(e===e)if(Array.isArray(I))if(I.length>
1e3){let C={instancePath:r+"/others/points",schemaPath:"schema:Points/maxItems",keyword:"maxItems",params:{
limit:1e3}};m===null?m=[C]:m.push(C),e++}else{var i=!0;let C=I.length;for(let X=0;X<C;X++){let R=I[X],
H=e;if(!(typeof R=="number"&&isFinite(R))&&R!==null){let qe={instancePath:r+"/others/points/"+X,schemaPath:"\
schema:Points/items/type",keyword:"type",params:{type:yp.items.type}};m===null?m=[qe]:m.push(qe),e++}
if(e===H&&typeof R=="number"&&isFinite(R)){if(R>9007199254740991||isNaN(R)){let qe={instancePath:r+"\
/others/points/"+X,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}};m===null?m=[qe]:m.push(qe),e++}else if(R<0||isNaN(R)){let qe={instancePath:r+
"/others/points/"+X,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};m===null?m=[qe]:m.push(qe),e++}}var i=H===e;if(!i)break}}else{let C={instancePath:r+"/o\
thers/points",schemaPath:"schema:Points/type",keyword:"type",params:{type:"array"}};m===null?m=[C]:m.
push(C),e++}var a=N===e}else var a=!0}}}else{let w={instancePath:r+"/others",schemaPath:"#/propertie\
s/others/anyOf/0/type",keyword:"type",params:{type:"object"}};m===null?m=[w]:m.push(w),e++}var o=b===
e;_=_||o;let k=e;if(d!==null){let w={instancePath:r+"/others",schemaPath:"#/properties/others/anyOf/\
1/type",keyword:"type",params:{type:"null"}};m===null?m=[w]:m.push(w),e++}var o=k===e;if(_=_||o,_)e=
g,m!==null&&(g?m.length=g:m=null);else{let w={instancePath:r+"/others",schemaPath:"#/properties/othe\
rs/anyOf",keyword:"anyOf",params:{}};return m===null?m=[w]:m.push(w),e++,de.errors=m,!1}var t=h===e}else
var t=!0}}}}}}}}else return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return de.errors=m,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vt(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=vt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(de(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?de.errors:m.concat(
de.errors),e=m.length));else return vt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return vt.errors=m,e===0}vt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var tm=_t;var sd={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function We(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=We.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.requests===void 0&&(u="requests")||s.rows_read===
void 0&&(u="rows_read")||s.complete===void 0&&(u="complete")||s.next===void 0&&(u="next"))return We.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let n=e;for(let a in s)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return We.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.requests!==void 0){let a=s.requests,i=e;if(e===i)if(Array.isArray(a)){if(a.length>
1e3)return We.errors=[{instancePath:r+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;D(a[l],{instancePath:r+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?D.errors:
m.concat(D.errors),e=m.length);var t=y===e;if(!t)break}}}else return We.errors=[{instancePath:r+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=i===
e}else var f=!0;if(f){if(s.rows_read!==void 0){let a=s.rows_read,i=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return We.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return We.errors=[{instancePath:r+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return We.errors=[{instancePath:r+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=i===e}else var f=!0;if(f){if(s.complete!==void 0){let a=e;if(typeof s.complete!="boolean")return We.
errors=[{instancePath:r+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=a===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,i=e;if(typeof a!="str\
ing"&&a!==null)return We.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:sd.properties.next.type}}],!1;if(e===i&&typeof a=="string"&&S(a,256))return We.errors=
[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=i===e}else var f=!0}}}}}else return We.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return We.errors=m,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function _t(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=_t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(We(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?We.errors:
m.concat(We.errors),e=m.length));else return _t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _t.errors=m,e===0}_t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var am=bt;var Js={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function re(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let n;if(s.kind===void 0&&(n="kind")||s.start_ms===void 0&&(n=
"start_ms")||s.end_ms===void 0&&(n="end_ms"))return re.errors=[{instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in s)if(!ar.call(Js.properties,
i)){return re.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}}],!1;break}if(a===e){if(s.kind!==void 0){let i=s.kind,o=e;if(typeof i!=
"string")return re.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",
params:{type:"string"}}],!1;if(!(i==="queue"||i==="attempt"||i==="work"))return re.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Js.properties.kind.
enum}}],!1;var t=o===e}else var t=!0;if(t){if(s.start_ms!==void 0){let i=s.start_ms,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&
isFinite(i)){if(i>9007199254740991||isNaN(i))return re.errors=[{instancePath:r+"/start_ms",schemaPath:"\
#/properties/start_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return re.errors=[{instancePath:r+"/start_ms",schemaPath:"#/properties/start_ms/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.end_ms!==
void 0){let i=s.end_ms,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return re.errors=
[{instancePath:r+"/end_ms",schemaPath:"#/properties/end_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return re.errors=[{instancePath:r+"/end_ms",schemaPath:"\
#/properties/end_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0;if(t){if(s.first_token_ms!==void 0){let i=s.first_token_ms,o=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))&&i!==null)return re.errors=[{instancePath:r+"/first_token_ms",schemaPath:"\
#/properties/first_token_ms/type",keyword:"type",params:{type:Js.properties.first_token_ms.type}}],!1;
if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return re.errors=[{instancePath:r+
"/first_token_ms",schemaPath:"#/properties/first_token_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return re.errors=[{instancePath:r+"/first_token_ms",
schemaPath:"#/properties/first_token_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t){if(s.attempt!==void 0){let i=s.attempt,o=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return re.errors=[{instancePath:r+"/attempt",schemaPath:"#/propertie\
s/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){
if(i>1e3||isNaN(i))return re.errors=[{instancePath:r+"/attempt",schemaPath:"#/properties/attempt/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(i<0||isNaN(i))return re.errors=[{
instancePath:r+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.upstream!==void 0){let i=s.upstream,o=e;if(typeof i!=
"string"&&i!==null)return re.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:Js.properties.upstream.type}}],!1;if(e===o&&typeof i=="string"&&S(i,
64))return re.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=o===e}else var t=!0;if(t){if(s.model!==void 0){let i=s.model,
o=e;if(typeof i!="string"&&i!==null)return re.errors=[{instancePath:r+"/model",schemaPath:"#/propert\
ies/model/type",keyword:"type",params:{type:Js.properties.model.type}}],!1;if(e===o&&typeof i=="stri\
ng"&&S(i,256))return re.errors=[{instancePath:r+"/model",schemaPath:"#/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var t=o===e}else var t=!0;if(t){if(s.status!==void 0){let i=s.status,
o=e;if(e===o)if(typeof i=="string"){if(S(i,64))return re.errors=[{instancePath:r+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return re.errors=[{instancePath:r+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=o===
e}else var t=!0;if(t){if(s.reason!==void 0){let i=s.reason,o=e,l=e,y=!1,d=e;if(e===d)if(i&&typeof i==
"object"&&!Array.isArray(i)){let _=e;for(let b in i)if(!(b==="request_id"||b==="code"||b==="type"||b===
"param"||b==="message")){let k={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};m===null?m=[k]:m.push(
k),e++;break}if(_===e){if(i.request_id!==void 0){let b=i.request_id,k=e;if(e===k)if(typeof b=="strin\
g"){if(S(b,128)){let c={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0\
/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[c]:m.push(c),e++}}else{
let c={instancePath:r+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/reque\
st_id/type",keyword:"type",params:{type:"string"}};m===null?m=[c]:m.push(c),e++}var f=k===e}else var f=!0;
if(f){if(i.code!==void 0){let b=i.code,k=e;if(e===k)if(typeof b=="string"){if(S(b,128)){let w={instancePath:r+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLengt\
h",params:{limit:128}};m===null?m=[w]:m.push(w),e++}}else{let w={instancePath:r+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};m===null?m=
[w]:m.push(w),e++}var f=k===e}else var f=!0;if(f){if(i.type!==void 0){let b=i.type,k=e;if(e===k)if(typeof b==
"string"){if(S(b,128)){let w={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0\
/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};m===null?m=[w]:m.push(w),e++}}else{
let w={instancePath:r+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",
keyword:"type",params:{type:"string"}};m===null?m=[w]:m.push(w),e++}var f=k===e}else var f=!0;if(f){
if(i.param!==void 0){let b=i.param,k=e;if(e===k)if(typeof b=="string"){if(S(b,256)){let w={instancePath:r+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLen\
gth",params:{limit:256}};m===null?m=[w]:m.push(w),e++}}else{let w={instancePath:r+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};m===null?
m=[w]:m.push(w),e++}var f=k===e}else var f=!0;if(f)if(i.message!==void 0){let b=i.message,k=e;if(e===
k)if(typeof b=="string"){if(S(b,512)){let w={instancePath:r+"/reason/message",schemaPath:"schema:Fai\
lureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};m===null?m=
[w]:m.push(w),e++}}else{let w={instancePath:r+"/reason/message",schemaPath:"schema:FailureReason/any\
Of/0/properties/message/type",keyword:"type",params:{type:"string"}};m===null?m=[w]:m.push(w),e++}var f=k===
e}else var f=!0}}}}}else{let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/0/ty\
pe",keyword:"type",params:{type:"object"}};m===null?m=[_]:m.push(_),e++}var u=d===e;y=y||u;let h=e;if(i!==
null){let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",
params:{type:"null"}};m===null?m=[_]:m.push(_),e++}var u=h===e;if(y=y||u,y)e=l,m!==null&&(l?m.length=
l:m=null);else{let _={instancePath:r+"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyO\
f",params:{}};return m===null?m=[_]:m.push(_),e++,re.errors=m,!1}var t=o===e}else var t=!0;if(t){if(s.
prompt_tokens!==void 0){let i=s.prompt_tokens,o=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return re.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return re.errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return re.errors=[{instancePath:r+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t){if(s.completion_tokens!==void 0){let i=s.completion_tokens,o=e,l=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.errors=[{instancePath:r+"/complet\
ion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return re.errors=[{instancePath:r+"/completio\
n_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return re.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:Count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(s.
charged!==void 0){let i=s.charged,o=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.
errors=[{instancePath:r+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return re.errors=
[{instancePath:r+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return re.errors=[{instancePath:r+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t)if(s.cost!==void 0){let i=s.cost,o=e,l=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return re.errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return re.
errors=[{instancePath:r+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return re.errors=[{instancePath:r+"/cost",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}}}}}}}}else
return re.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.
errors=m,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Be.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.request===void 0&&(u="request")||s.arrived_at===void 0&&(u="arrived_at")||
s.total_ms===void 0&&(u="total_ms")||s.timeline===void 0&&(u="timeline")||s.complete===void 0&&(u="c\
omplete"))return Be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!(a==="request"||a==="arrived_at"||a==="total_ms"||a==="timeline"||a===
"complete")){return Be.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.request!==void 0){let a=e;D(s.
request,{instancePath:r+"/request",parentData:s,parentDataProperty:"request",rootData:P,dynamicAnchors:v})||
(m=m===null?D.errors:m.concat(D.errors),e=m.length);var t=a===e}else var t=!0;if(t){if(s.arrived_at!==
void 0){let a=s.arrived_at,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Be.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Be.
errors=[{instancePath:r+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Be.errors=[{instancePath:r+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=i===e}else var t=!0;if(t){if(s.total_ms!==void 0){let a=s.total_ms,i=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return Be.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return Be.errors=[{instancePath:r+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return Be.errors=[{instancePath:r+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.timeline!==
void 0){let a=s.timeline,i=e;if(e===i)if(Array.isArray(a)){if(a.length>200)return Be.errors=[{instancePath:r+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var f=!0;let l=a.length;for(let y=0;y<l;y++){let d=e;re(a[y],{instancePath:r+"/timeline/"+y,parentData:a,
parentDataProperty:y,rootData:P,dynamicAnchors:v})||(m=m===null?re.errors:m.concat(re.errors),e=m.length);
var f=d===e;if(!f)break}}}else return Be.errors=[{instancePath:r+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=i===e}else var t=!0;if(t)if(s.complete!==
void 0){let a=e;if(typeof s.complete!="boolean")return Be.errors=[{instancePath:r+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0}}}}}}else
return Be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.
errors=m,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bt(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=bt.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(Be(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?Be.errors:m.concat(Be.errors),e=m.length));else
return bt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return bt.
errors=m,e===0}bt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var im=wt;var td={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},nm={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Qs={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},ad=new RegExp(
"^[0-9]{1,78}$","u"),id=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function U(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=U.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.state===void 0&&(f="state")||s.network===void 0&&
(f="network")||s.payer===void 0&&(f="payer")||s.pay_to===void 0&&(f="pay_to")||s.asset===void 0&&(f=
"asset")||s.amount===void 0&&(f="amount")||s.price_usd===void 0&&(f="price_usd")||s.agent===void 0&&
(f="agent")||s.tool===void 0&&(f="tool")||s.request_id===void 0&&(f="request_id")||s.transaction===void 0&&
(f="transaction")||s.reason===void 0&&(f="reason")||s.attempts===void 0&&(f="attempts")||s.valid_before===
void 0&&(f="valid_before")||s.look_at===void 0&&(f="look_at")||s.created_at===void 0&&(f="created_at")||
s.updated_at===void 0&&(f="updated_at")||s.expires_at===void 0&&(f="expires_at"))return U.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!ar.
call(Qs.properties,n)){return U.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.id!==void 0){let n=s.id,
a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return U.errors=[{instancePath:r+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return U.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.state!==void 0){let n=s.state,a=e;if(typeof n!="string")return U.
errors=[{instancePath:r+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="reserved"||n==="executing"||n==="executed"||n==="settling"||n==="settled"||n===
"settle_unknown"||n==="failed"||n==="expired"||n==="refund_due"||n==="undecided"))return U.errors=[{
instancePath:r+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:nm.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.network!==void 0){let n=s.network,a=e;if(e===a)if(typeof n==
"string"){if(S(n,64))return U.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(s.payer!==void 0){let n=s.payer,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return U.errors=
[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return U.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.pay_to!==void 0){let n=s.pay_to,a=e;
if(e===a)if(typeof n=="string"){if(S(n,64))return U.errors=[{instancePath:r+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.asset!==void 0){let n=s.asset,a=e;if(e===a)if(typeof n=="string"){if(S(n,
64))return U.errors=[{instancePath:r+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.amount!==
void 0){let n=s.amount,a=e;if(e===a)if(typeof n=="string"){if(S(n,78))return U.errors=[{instancePath:r+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!ad.
test(n))return U.errors=[{instancePath:r+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return U.errors=[{instancePath:r+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.price_usd!==void 0){let n=s.price_usd,a=e;if(e===a)if(typeof n=="string"){if(S(n,20))return U.errors=
[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!id.test(n))return U.errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return U.
errors=[{instancePath:r+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.agent!==void 0){let n=s.agent,a=e;if(e===a)
if(typeof n=="string"){if(S(n,64))return U.errors=[{instancePath:r+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.tool!==void 0){let n=s.tool,a=e;if(typeof n!="string"&&n!==null)return U.errors=
[{instancePath:r+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Qs.properties.
tool.type}}],!1;if(e===a&&typeof n=="string"&&S(n,256))return U.errors=[{instancePath:r+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(s.request_id!==void 0){let n=s.request_id,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return U.
errors=[{instancePath:r+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return U.errors=[{instancePath:r+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
transaction!==void 0){let n=s.transaction,a=e;if(typeof n!="string"&&n!==null)return U.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Qs.properties.
transaction.type}}],!1;if(e===a&&typeof n=="string"&&S(n,256))return U.errors=[{instancePath:r+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(s.reason!==void 0){let n=s.reason,a=e;if(typeof n!="string"&&n!==
null)return U.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Qs.properties.reason.type}}],!1;if(e===a&&typeof n=="string"&&S(n,1024))return U.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(s.attempts!==void 0){let n=s.attempts,a=e;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return U.errors=[{instancePath:r+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>1e6||isNaN(n))return U.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<0||isNaN(n))return U.errors=
[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.valid_before!==void 0){let n=s.valid_before,a=e,
i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return U.errors=[{instancePath:r+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return U.errors=[{instancePath:r+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return U.errors=[{instancePath:r+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.look_at!==
void 0){let n=s.look_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return U.
errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Qs.
properties.look_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return U.errors=[{instancePath:r+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return U.errors=[{instancePath:r+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){let n=s.created_at,a=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return U.errors=[{instancePath:r+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return U.errors=[{instancePath:r+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return U.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.updated_at!==void 0){
let n=s.updated_at,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return U.errors=
[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return U.errors=[{instancePath:r+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return U.errors=[{instancePath:r+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.expires_at!==
void 0){let n=s.expires_at,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return U.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return U.errors=
[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return U.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.
errors=m,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Re.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let a;if(s.payments===void 0&&(a="payments")||s.next===void 0&&(a="next"))return Re.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let i=e;for(let o in s)if(!(o==="payments"||o==="next"||o==="counts")){return Re.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(i===e){if(s.payments!==void 0){let o=s.payments,l=e;if(e===l)if(Array.isArray(o)){if(o.length>
1e3)return Re.errors=[{instancePath:r+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let y=o.length;for(let d=0;d<y;d++){let h=e;U(o[d],{instancePath:r+
"/payments/"+d,parentData:o,parentDataProperty:d,rootData:P,dynamicAnchors:v})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length);var t=h===e;if(!t)break}}}else return Re.errors=[{instancePath:r+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(s.next!==void 0){let o=s.next,l=e;if(typeof o!="string"&&o!==null)return Re.
errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:td.properties.
next.type}}],!1;if(e===l&&typeof o=="string"&&S(o,64))return Re.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(s.counts!==void 0){let o=s.counts,l=e;if(e===l)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length>16)return Re.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let d in o){let h=e;if(typeof d!="string"){
let g={instancePath:r+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:d};m===null?m=[g]:m.push(g),e++}if(!(d==="reserved"||d==="executing"||d==="exec\
uted"||d==="settling"||d==="settled"||d==="settle_unknown"||d==="failed"||d==="expired"||d==="refund\
_due"||d==="undecided")){let g={instancePath:r+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:nm.enum},propertyName:d};m===null?m=[g]:m.push(g),e++}var u=h===e;if(!u){
let g={instancePath:r+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:d}};return m===null?m=[g]:m.push(g),e++,Re.errors=m,!1;break}}if(u)for(let d in o){
let h=o[d],g=e,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Re.errors=[{instancePath:r+
"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return Re.
errors=[{instancePath:r+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return Re.
errors=[{instancePath:r+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=g===e;if(!n)break}}else return Re.
errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return Re.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Re.errors=m,e===0}Re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function wt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=wt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Re(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Re.errors:
m.concat(Re.errors),e=m.length));else return wt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return wt.errors=m,e===0}wt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var om=xt;function xt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=xt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xt.errors=m,e===0}xt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pm=qt;function qt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=qt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return qt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qt.errors=m,e===0}qt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mm=Lt;function Lt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Lt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(U(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?U.errors:
m.concat(U.errors),e=m.length));else return Lt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Lt.errors=m,e===0}Lt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var lm=Nt;var hs={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","parallel","waiting","deployments"],properties:{
name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{
type:["string","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"\
schema:Shaping"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:[
"upstream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"\
schema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["inte\
ger","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},parallel:{$ref:"sch\
ema:Parallel"},waiting:{$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"sc\
hema:UpstreamDeployment"}}},$id:"schema:Upstream"};var hi={type:["integer","null"],minimum:1,maximum:1e5,$id:"schema:Parallel"},nd={type:"object",additionalProperties:!1,
required:["model","upstream_model","tier","weight","breaker","in_flight","parallel","waiting","resti\
ng_s"],properties:{model:{type:"string",maxLength:256},upstream_model:{type:"string",maxLength:256},
tier:{type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},breaker:{anyOf:[
{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:\
Parallel"},waiting:{$ref:"schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"sc\
hema:UpstreamDeployment"},dm={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerSt\
ate"};function ue(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.model===void 0&&(u="model")||s.upstream_model===
void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.weight===void 0&&(u="weight")||s.breaker===
void 0&&(u="breaker")||s.in_flight===void 0&&(u="in_flight")||s.parallel===void 0&&(u="parallel")||s.
waiting===void 0&&(u="waiting")||s.resting_s===void 0&&(u="resting_s"))return ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!ar.
call(nd.properties,a)){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.model!==void 0){let a=s.
model,i=e;if(e===i)if(typeof a=="string"){if(S(a,256))return ue.errors=[{instancePath:r+"/model",schemaPath:"\
#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ue.errors=[{instancePath:r+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else
var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,i=e;if(e===i)if(typeof a=="strin\
g"){if(S(a,256))return ue.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/upstrea\
m_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ue.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return ue.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return ue.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=i===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return ue.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ue.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=i===e}else var t=!0;if(t){if(s.breaker!==void 0){let a=s.breaker,i=e,o=e,l=!1,y=e;if(typeof a!=
"string"){let g={instancePath:r+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};m===null?m=[g]:m.push(g),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let g={
instancePath:r+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:dm.
enum}};m===null?m=[g]:m.push(g),e++}var f=y===e;l=l||f;let d=e;if(a!==null){let g={instancePath:r+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?
m=[g]:m.push(g),e++}var f=d===e;if(l=l||f,l)e=o,m!==null&&(o?m.length=o:m=null);else{let g={instancePath:r+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return m===null?m=[g]:
m.push(g),e++,ue.errors=m,!1}var t=i===e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,
i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:r+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ue.errors=[{instancePath:r+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return ue.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.parallel!==
void 0){let a=s.parallel,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)
return ue.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/type",keyword:"type",params:{
type:hi.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return ue.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5}}],!1;if(a<1||isNaN(a))return ue.errors=[{instancePath:r+"/parallel",schemaPath:"schem\
a:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=i===e}else var t=!0;
if(t){if(s.waiting!==void 0){let a=s.waiting,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ue.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ue.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ue.errors=[{instancePath:r+"/waiting",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t)if(s.resting_s!==void 0){let a=s.resting_s,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ue.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return ue.
errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))return ue.errors=[{instancePath:r+"/resting_s",schemaPath:"\
#/properties/resting_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else
var t=!0}}}}}}}}}}else return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ue.errors=m,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function W(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.name===void 0&&(o="name")||s.origin===void 0&&
(o="origin")||s.base_url===void 0&&(o="base_url")||s.provider===void 0&&(o="provider")||s.shaping===
void 0&&(o="shaping")||s.learned===void 0&&(o="learned")||s.credential_fault===void 0&&(o="credentia\
l_fault")||s.drained_at===void 0&&(o="drained_at")||s.in_flight===void 0&&(o="in_flight")||s.parallel===
void 0&&(o="parallel")||s.waiting===void 0&&(o="waiting")||s.deployments===void 0&&(o="deployments"))
return W.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let l=e;for(let y in s)if(!ar.call(hs.properties,y)){return W.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(l===
e){if(s.name!==void 0){let y=s.name,d=e;if(e===d)if(typeof y=="string"){if(S(y,64))return W.errors=[
{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(y,1))return W.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(s.origin!==
void 0){let y=s.origin,d=e;if(typeof y!="string"&&y!==null)return W.errors=[{instancePath:r+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:hs.properties.origin.type}}],!1;if(e===
d&&typeof y=="string"&&S(y,1024))return W.errors=[{instancePath:r+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;if(t){if(s.
base_url!==void 0){let y=s.base_url,d=e;if(typeof y!="string"&&y!==null)return W.errors=[{instancePath:r+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:hs.properties.base_url.
type}}],!1;if(e===d&&typeof y=="string"&&S(y,1024))return W.errors=[{instancePath:r+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;
if(t){if(s.provider!==void 0){let y=s.provider,d=e;if(typeof y!="string"&&y!==null)return W.errors=[
{instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:hs.properties.
provider.type}}],!1;if(e===d&&typeof y=="string"&&S(y,64))return W.errors=[{instancePath:r+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===
e}else var t=!0;if(t){if(s.shaping!==void 0){let y=s.shaping,d=e;if(e===e)if(Array.isArray(y)){if(y.
length>256)return W.errors=[{instancePath:r+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var f=!0;let _=y.length;for(let b=0;b<_;b++){let k=y[b],c=e;if(e===
c)if(typeof k=="string"){if(S(k,1024))return W.errors=[{instancePath:r+"/shaping/"+b,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Z(k,1))return W.errors=
[{instancePath:r+"/shaping/"+b,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return W.errors=[{instancePath:r+"/shaping/"+b,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=c===e;if(!f)break}}}else return W.errors=[{instancePath:r+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0;if(t){if(s.learned!==void 0){let y=s.learned,d=e;if(e===d)if(Array.isArray(y)){if(y.length>
4096)return W.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let g=y.length;for(let _=0;_<g;_++){let b=y[_],k=e;if(e===
k)if(b&&typeof b=="object"&&!Array.isArray(b)){let w;if(b.upstream_model===void 0&&(w="upstream_mode\
l")||b.shaping===void 0&&(w="shaping"))return W.errors=[{instancePath:r+"/learned/"+_,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:w}}],!1;{let x=e;for(let I in b)
if(!(I==="upstream_model"||I==="shaping")){return W.errors=[{instancePath:r+"/learned/"+_,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(x===e){if(b.upstream_model!==void 0){let I=b.upstream_model,N=e;if(e===N)if(typeof I=="s\
tring"){if(S(I,256))return W.errors=[{instancePath:r+"/learned/"+_+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return W.errors=[{instancePath:r+"/learned/"+_+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e}else
var n=!0;if(n)if(b.shaping!==void 0){let I=b.shaping,N=e;if(e===e)if(Array.isArray(I)){if(I.length>256)
return W.errors=[{instancePath:r+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let C=I.length;for(let X=0;X<C;X++){let R=I[X],H=e;if(e===
H)if(typeof R=="string"){if(S(R,1024))return W.errors=[{instancePath:r+"/learned/"+_+"/shaping/"+X,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Z(R,1))return W.errors=
[{instancePath:r+"/learned/"+_+"/shaping/"+X,schemaPath:"schema:Shaping/items/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:r+"/learned/"+_+"/shaping/"+X,schemaPath:"\
schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],!1;var a=H===e;if(!a)break}}}else
return W.errors=[{instancePath:r+"/learned/"+_+"/shaping",schemaPath:"schema:Shaping/type",keyword:"\
type",params:{type:"array"}}],!1;var n=N===e}else var n=!0}}}else return W.errors=[{instancePath:r+"\
/learned/"+_,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{type:"object"}}],!1;
var u=k===e;if(!u)break}}}else return W.errors=[{instancePath:r+"/learned",schemaPath:"#/properties/\
learned/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){if(s.credential_fault!==
void 0){let y=s.credential_fault,d=e;if(typeof y!="string"&&y!==null)return W.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"type",params:{type:hs.properties.
credential_fault.type}}],!1;if(e===d&&typeof y=="string"&&S(y,1024))return W.errors=[{instancePath:r+
"/credential_fault",schemaPath:"#/properties/credential_fault/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var t=d===e}else var t=!0;if(t){if(s.drained_at!==void 0){let y=s.drained_at,d=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return W.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:hs.properties.drained_at.type}}],!1;if(e===
d&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return W.errors=[{instancePath:r+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(y<0||isNaN(y))return W.errors=[{instancePath:r+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else
var t=!0;if(t){if(s.in_flight!==void 0){let y=s.in_flight,d=e,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return W.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return W.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return W.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=d===e}else var t=!0;if(t){if(s.parallel!==void 0){let y=s.parallel,d=e,h=e;if(!(typeof y=="\
number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return W.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:hi.type}}],!1;if(e===h&&typeof y=="number"&&isFinite(
y)){if(y>1e5||isNaN(y))return W.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(y<1||isNaN(y))return W.errors=[{instancePath:r+
"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=d===e}else var t=!0;if(t){if(s.waiting!==void 0){let y=s.waiting,d=e,h=e;if(!(typeof y=="nu\
mber"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return W.errors=[{instancePath:r+"/waiting",schemaPath:"schem\
a:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){
if(y>9007199254740991||isNaN(y))return W.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return W.
errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=d===e}else var t=!0;if(t)if(s.deployments!==void 0){let y=s.deployments,d=e;
if(e===d)if(Array.isArray(y)){if(y.length>4096)return W.errors=[{instancePath:r+"/deployments",schemaPath:"\
#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var i=!0;let g=y.length;
for(let _=0;_<g;_++){let b=e;ue(y[_],{instancePath:r+"/deployments/"+_,parentData:y,parentDataProperty:_,
rootData:P,dynamicAnchors:v})||(m=m===null?ue.errors:m.concat(ue.errors),e=m.length);var i=b===e;if(!i)
break}}}else return W.errors=[{instancePath:r+"/deployments",schemaPath:"#/properties/deployments/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0}}}}}}}}}}}}}else return W.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=m,e===
0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Or(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Or.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let f;if(s.upstreams===void 0&&(f="upstreams"))return Or.errors=[{instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(n!=="upstreams"){
return Or.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(u===e&&s.upstreams!==void 0){let n=s.upstreams;if(e===e)
if(Array.isArray(n)){if(n.length>256)return Or.errors=[{instancePath:r+"/upstreams",schemaPath:"#/pr\
operties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let i=n.length;for(let o=0;o<
i;o++){let l=e;W(n[o],{instancePath:r+"/upstreams/"+o,parentData:n,parentDataProperty:o,rootData:P,dynamicAnchors:v})||
(m=m===null?W.errors:m.concat(W.errors),e=m.length);var t=l===e;if(!t)break}}}else return Or.errors=
[{instancePath:r+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"\
array"}}],!1}}}else return Or.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Or.errors=m,e===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=Nt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Or(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Or.errors:m.concat(
Or.errors),e=m.length));else return Nt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Nt.errors=m,e===0}Nt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var fm=St;var od={type:"object",additionalProperties:!1,required:["alerts","next"],properties:{alerts:{type:"a\
rray",maxItems:1e3,items:{$ref:"schema:Alert"}},next:{type:["string","null"],maxLength:36}},$id:"sch\
ema:AlertList"},gs={type:"object",additionalProperties:!1,required:["id","at","kind","severity","mes\
sage","about","ended_at","acknowledged_at","acknowledged_by"],properties:{id:{type:"string",minLength:36,
maxLength:36,pattern:"^[0-9a-f-]{36}$"},at:{$ref:"schema:Instant"},kind:{type:"string",enum:["budget\
_spent","key_ends","outlet_stopped","breaker_open","not_ready","refund_due","undecided","ledger_back\
log","clock_differs","shedding","config_refused"]},severity:{type:"string",enum:["error","warning"]},
message:{type:"string",minLength:1,maxLength:1024},about:{$ref:"schema:ProblemSubject"},ended_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991},acknowledged_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},acknowledged_by:{type:["string","null"],maxLength:128}},$id:"schema:Alert"},
pd=new RegExp("^[0-9a-f-]{36}$","u");function se(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.id===
void 0&&(u="id")||s.at===void 0&&(u="at")||s.kind===void 0&&(u="kind")||s.severity===void 0&&(u="sev\
erity")||s.message===void 0&&(u="message")||s.about===void 0&&(u="about")||s.ended_at===void 0&&(u="\
ended_at")||s.acknowledged_at===void 0&&(u="acknowledged_at")||s.acknowledged_by===void 0&&(u="ackno\
wledged_by"))return se.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(!ar.call(gs.properties,a)){return se.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===
e){if(s.id!==void 0){let a=s.id,i=e;if(e===i)if(typeof a=="string"){if(S(a,36))return se.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(a,36))return se.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!pd.test(a))return se.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}else return se.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.
at!==void 0){let a=s.at,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return se.errors=
[{instancePath:r+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.errors=[{instancePath:r+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.kind!==void 0){let a=s.
kind,i=e;if(typeof a!="string")return se.errors=[{instancePath:r+"/kind",schemaPath:"#/properties/ki\
nd/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="budget_spent"||a==="key_ends"||a==="ou\
tlet_stopped"||a==="breaker_open"||a==="not_ready"||a==="refund_due"||a==="undecided"||a==="ledger_b\
acklog"||a==="clock_differs"||a==="shedding"||a==="config_refused"))return se.errors=[{instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:gs.properties.kind.
enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.severity!==void 0){let a=s.severity,i=e;if(typeof a!=
"string")return se.errors=[{instancePath:r+"/severity",schemaPath:"#/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(a==="error"||a==="warning"))return se.errors=[{instancePath:r+
"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues:gs.properties.
severity.enum}}],!1;var t=i===e}else var t=!0;if(t){if(s.message!==void 0){let a=s.message,i=e;if(e===
i)if(typeof a=="string"){if(S(a,1024))return se.errors=[{instancePath:r+"/message",schemaPath:"#/pro\
perties/message/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(Z(a,1))return se.errors=[
{instancePath:r+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return se.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.about!==void 0){let a=s.about,
i=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.type===void 0&&(y="type")||a.id===
void 0&&(y="id"))return se.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/requir\
ed",keyword:"required",params:{missingProperty:y}}],!1;{let d=e;for(let h in a)if(!(h==="type"||h===
"id")){return se.errors=[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(d===e){if(a.type!==
void 0){let h=a.type,g=e;if(typeof h!="string")return se.errors=[{instancePath:r+"/about/type",schemaPath:"\
schema:ProblemSubject/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="ups\
tream"||h==="part"||h==="payments"||h==="key"||h==="group"||h==="caller"||h==="cap"||h==="ledger"||h===
"server"||h==="config"||h==="outlet"))return se.errors=[{instancePath:r+"/about/type",schemaPath:"sc\
hema:ProblemSubject/properties/type/enum",keyword:"enum",params:{allowedValues:rm.properties.type.enum}}],
!1;var f=g===e}else var f=!0;if(f)if(a.id!==void 0){let h=a.id,g=e;if(e===g)if(typeof h=="string"){if(S(
h,256))return se.errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/id\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(h,1))return se.errors=[{instancePath:r+
"/about/id",schemaPath:"schema:ProblemSubject/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return se.errors=[{instancePath:r+"/about/id",schemaPath:"schema:ProblemSubject/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var f=g===e}else var f=!0}}}else return se.errors=
[{instancePath:r+"/about",schemaPath:"schema:ProblemSubject/type",keyword:"type",params:{type:"objec\
t"}}],!1;var t=i===e}else var t=!0;if(t){if(s.ended_at!==void 0){let a=s.ended_at,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return se.errors=[{instancePath:r+"/ended_at",schemaPath:"\
#/properties/ended_at/type",keyword:"type",params:{type:gs.properties.ended_at.type}}],!1;if(e===i&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.errors=[{instancePath:r+"\
/ended_at",schemaPath:"#/properties/ended_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/ended_at",schemaPath:"#/properties/ended_at/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.
acknowledged_at!==void 0){let a=s.acknowledged_at,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))&&a!==null)return se.errors=[{instancePath:r+"/acknowledged_at",schemaPath:"#/properties/acknowle\
dged_at/type",keyword:"type",params:{type:gs.properties.acknowledged_at.type}}],!1;if(e===i&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return se.errors=[{instancePath:r+"/acknowled\
ged_at",schemaPath:"#/properties/acknowledged_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<0||isNaN(a))return se.errors=[{instancePath:r+"/acknowledged_at",schemaPath:"\
#/properties/acknowledged_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===
e}else var t=!0;if(t)if(s.acknowledged_by!==void 0){let a=s.acknowledged_by,i=e;if(typeof a!="string"&&
a!==null)return se.errors=[{instancePath:r+"/acknowledged_by",schemaPath:"#/properties/acknowledged_\
by/type",keyword:"type",params:{type:gs.properties.acknowledged_by.type}}],!1;if(e===i&&typeof a=="s\
tring"&&S(a,128))return se.errors=[{instancePath:r+"/acknowledged_by",schemaPath:"#/properties/ackno\
wledged_by/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=i===e}else var t=!0}}}}}}}}}}else
return se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.
errors=m,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fr(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=fr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.alerts===void 0&&(u="alerts")||s.next===void 0&&(u="next"))return fr.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;
for(let a in s)if(!(a==="alerts"||a==="next")){return fr.errors=[{instancePath:r,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.
alerts!==void 0){let a=s.alerts,i=e;if(e===i)if(Array.isArray(a)){if(a.length>1e3)return fr.errors=[
{instancePath:r+"/alerts",schemaPath:"#/properties/alerts/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;se(a[l],{instancePath:r+"/alerts/"+l,parentData:a,
parentDataProperty:l,rootData:P,dynamicAnchors:v})||(m=m===null?se.errors:m.concat(se.errors),e=m.length);
var t=y===e;if(!t)break}}}else return fr.errors=[{instancePath:r+"/alerts",schemaPath:"#/properties/\
alerts/type",keyword:"type",params:{type:"array"}}],!1;var f=i===e}else var f=!0;if(f)if(s.next!==void 0){
let a=s.next,i=e;if(typeof a!="string"&&a!==null)return fr.errors=[{instancePath:r+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:od.properties.next.type}}],!1;if(e===i&&typeof a==
"string"&&S(a,36))return fr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:36}}],!1;var f=i===e}else var f=!0}}}else return fr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=m,e===0}fr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function St(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=St.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(fr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?fr.errors:m.concat(fr.errors),e=m.length));else return St.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return St.errors=m,e===0}St.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var ym=At;function At(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=At.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(se(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?se.errors:
m.concat(se.errors),e=m.length));else return At.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return At.errors=m,e===0}At.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var um=It;var tr={type:"object",additionalProperties:!1,required:["name","state","unsent","failing_since","las\
t_error","last_error_at","last_sent_at","dropped"],properties:{name:{type:"string",minLength:1,maxLength:64},
state:{type:"string",enum:["running","stopped"]},unsent:{type:"integer",minimum:0,maximum:9007199254740991},
failing_since:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_error:{type:["string",
"null"],maxLength:500},last_error_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},last_sent_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},dropped:{type:"integer",minimum:0,maximum:9007199254740991}},
$id:"schema:Outlet"};function le(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.outlets===void 0&&(u=
"outlets"))return le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let n=e;for(let a in s)if(a!=="outlets"){return le.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e&&s.outlets!==
void 0){let a=s.outlets;if(e===e)if(Array.isArray(a)){if(a.length>1e3)return le.errors=[{instancePath:r+
"/outlets",schemaPath:"#/properties/outlets/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;
let o=a.length;for(let l=0;l<o;l++){let y=a[l],d=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(
y)){let _;if(y.name===void 0&&(_="name")||y.state===void 0&&(_="state")||y.unsent===void 0&&(_="unse\
nt")||y.failing_since===void 0&&(_="failing_since")||y.last_error===void 0&&(_="last_error")||y.last_error_at===
void 0&&(_="last_error_at")||y.last_sent_at===void 0&&(_="last_sent_at")||y.dropped===void 0&&(_="dr\
opped"))return le.errors=[{instancePath:r+"/outlets/"+l,schemaPath:"schema:Outlet/required",keyword:"\
required",params:{missingProperty:_}}],!1;{let b=e;for(let k in y)if(!(k==="name"||k==="state"||k===
"unsent"||k==="failing_since"||k==="last_error"||k==="last_error_at"||k==="last_sent_at"||k==="dropp\
ed")){return le.errors=[{instancePath:r+"/outlets/"+l,schemaPath:"schema:Outlet/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(b===e){if(y.name!==void 0){
let k=y.name,c=e;if(e===c)if(typeof k=="string"){if(S(k,64))return le.errors=[{instancePath:r+"/outl\
ets/"+l+"/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(k,1))return le.errors=[{instancePath:r+"/outlets/"+l+"/name",schemaPath:"schema:Outlet/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:r+
"/outlets/"+l+"/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=c===e}else var f=!0;if(f){if(y.state!==void 0){let k=y.state,c=e;if(typeof k!="st\
ring")return le.errors=[{instancePath:r+"/outlets/"+l+"/state",schemaPath:"schema:Outlet/properties/\
state/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="running"||k==="stopped"))return le.
errors=[{instancePath:r+"/outlets/"+l+"/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"\
enum",params:{allowedValues:tr.properties.state.enum}}],!1;var f=c===e}else var f=!0;if(f){if(y.unsent!==
void 0){let k=y.unsent,c=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return le.errors=
[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/propert\
ies/unsent/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(
k))return le.errors=[{instancePath:r+"/outlets/"+l+"/unsent",schemaPath:"schema:Outlet/properties/un\
sent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=c===e}else var f=!0;if(f){
if(y.failing_since!==void 0){let k=y.failing_since,c=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k))&&k!==null)return le.errors=[{instancePath:r+"/outlets/"+l+"/failing_since",schemaPath:"schema:Ou\
tlet/properties/failing_since/type",keyword:"type",params:{type:tr.properties.failing_since.type}}],
!1;if(e===c&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||isNaN(k))return le.errors=[{instancePath:r+
"/outlets/"+l+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return le.errors=[{instancePath:r+
"/outlets/"+l+"/failing_since",schemaPath:"schema:Outlet/properties/failing_since/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var f=c===e}else var f=!0;if(f){if(y.last_error!==void 0){
let k=y.last_error,c=e;if(typeof k!="string"&&k!==null)return le.errors=[{instancePath:r+"/outlets/"+
l+"/last_error",schemaPath:"schema:Outlet/properties/last_error/type",keyword:"type",params:{type:tr.
properties.last_error.type}}],!1;if(e===c&&typeof k=="string"&&S(k,500))return le.errors=[{instancePath:r+
"/outlets/"+l+"/last_error",schemaPath:"schema:Outlet/properties/last_error/maxLength",keyword:"maxL\
ength",params:{limit:500}}],!1;var f=c===e}else var f=!0;if(f){if(y.last_error_at!==void 0){let k=y.
last_error_at,c=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return le.errors=
[{instancePath:r+"/outlets/"+l+"/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/t\
ype",keyword:"type",params:{type:tr.properties.last_error_at.type}}],!1;if(e===c&&typeof k=="number"&&
isFinite(k)){if(k>9007199254740991||isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/last_\
error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(k<0||isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/\
last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var f=c===e}else var f=!0;if(f){if(y.last_sent_at!==void 0){let k=y.last_sent_at,
c=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null)return le.errors=[{instancePath:r+
"/outlets/"+l+"/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/type",keyword:"type",
params:{type:tr.properties.last_sent_at.type}}],!1;if(e===c&&typeof k=="number"&&isFinite(k)){if(k>9007199254740991||
isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(k<0||isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/last_sent_at",schemaPath:"sche\
ma:Outlet/properties/last_sent_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=c===
e}else var f=!0;if(f)if(y.dropped!==void 0){let k=y.dropped,c=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return le.errors=[{instancePath:r+"/outlets/"+l+"/dropped",schemaPath:"schema:Outle\
t/properties/dropped/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof k=="number"&&
isFinite(k)){if(k>9007199254740991||isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/dropp\
ed",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(k<0||isNaN(k))return le.errors=[{instancePath:r+"/outlets/"+l+"/drop\
ped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var f=c===e}else var f=!0}}}}}}}}}else return le.errors=[{instancePath:r+"/outlets/"+l,
schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1;var t=d===e;if(!t)break}}}else
return le.errors=[{instancePath:r+"/outlets",schemaPath:"#/properties/outlets/type",keyword:"type",params:{
type:"array"}}],!1}}}else return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return le.errors=m,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function It(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=It.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(le(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?le.errors:
m.concat(le.errors),e=m.length));else return It.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return It.errors=m,e===0}It.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cm=ge;function ge(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name")||f.state===void 0&&(n="s\
tate")||f.unsent===void 0&&(n="unsent")||f.failing_since===void 0&&(n="failing_since")||f.last_error===
void 0&&(n="last_error")||f.last_error_at===void 0&&(n="last_error_at")||f.last_sent_at===void 0&&(n=
"last_sent_at")||f.dropped===void 0&&(n="dropped"))return ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in f)if(!(i===
"name"||i==="state"||i==="unsent"||i==="failing_since"||i==="last_error"||i==="last_error_at"||i==="\
last_sent_at"||i==="dropped")){return ge.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===
e){if(f.name!==void 0){let i=f.name,o=e;if(e===o)if(typeof i=="string"){if(S(i,64))return ge.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(Z(i,1))return ge.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.state!==void 0){let i=f.state,o=e;if(typeof i!=
"string")return ge.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="running"||i==="stopped"))return ge.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:tr.properties.state.enum}}],!1;var t=o===e}else var t=!0;if(t){if(f.unsent!==void 0){let i=f.
unsent,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ge.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ge.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.failing_since!==void 0){let i=f.failing_since,
o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ge.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:tr.properties.failing_since.type}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ge.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return ge.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(f.last_error!==void 0){let i=f.last_error,o=e;if(typeof i!="string"&&i!==null)
return ge.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:tr.properties.last_error.type}}],!1;if(e===o&&typeof i=="stri\
ng"&&S(i,500))return ge.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=o===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let i=f.last_error_at,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return ge.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:tr.properties.last_error_at.
type}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ge.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ge.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let i=f.last_sent_at,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return ge.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:tr.properties.last_sent_at.type}}],!1;if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ge.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ge.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t)if(f.dropped!==void 0){let i=f.
dropped,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ge.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ge.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}}}else return ge.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return ge.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=
m,e===0}ge.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hm=Ue;function Ue(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name")||f.ok===void 0&&(n="ok")||
f.detail===void 0&&(n="detail")||f.ms===void 0&&(n="ms"))return Ue.errors=[{instancePath:r+"/respons\
e",schemaPath:"schema:OutletTest/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;
for(let i in f)if(!(i==="name"||i==="ok"||i==="detail"||i==="ms")){return Ue.errors=[{instancePath:r+
"/response",schemaPath:"schema:OutletTest/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(a===e){if(f.name!==void 0){let i=f.name,o=e;if(e===o)if(typeof i==
"string"){if(S(i,64))return Ue.errors=[{instancePath:r+"/response/name",schemaPath:"schema:OutletTes\
t/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(i,1))return Ue.errors=[
{instancePath:r+"/response/name",schemaPath:"schema:OutletTest/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return Ue.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:OutletTest/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;
if(t){if(f.ok!==void 0){let i=e;if(typeof f.ok!="boolean")return Ue.errors=[{instancePath:r+"/respon\
se/ok",schemaPath:"schema:OutletTest/properties/ok/type",keyword:"type",params:{type:"boolean"}}],!1;
var t=i===e}else var t=!0;if(t){if(f.detail!==void 0){let i=f.detail,o=e;if(e===o)if(typeof i=="stri\
ng"){if(S(i,500))return Ue.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:OutletTest/\
properties/detail/maxLength",keyword:"maxLength",params:{limit:500}}],!1;if(Z(i,1))return Ue.errors=
[{instancePath:r+"/response/detail",schemaPath:"schema:OutletTest/properties/detail/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ue.errors=[{instancePath:r+"/response/detail",schemaPath:"\
schema:OutletTest/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else
var t=!0;if(t)if(f.ms!==void 0){let i=f.ms,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ue.errors=[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/ms/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>36e5||
isNaN(i))return Ue.errors=[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/m\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5}}],!1;if(i<0||isNaN(i))return Ue.errors=
[{instancePath:r+"/response/ms",schemaPath:"schema:OutletTest/properties/ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}else return Ue.errors=[{instancePath:r+
"/response",schemaPath:"schema:OutletTest/type",keyword:"type",params:{type:"object"}}],!1}}else return Ue.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=
m,e===0}Ue.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var gm=ke;function ke(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.name===void 0&&(n="name")||f.state===void 0&&(n="s\
tate")||f.unsent===void 0&&(n="unsent")||f.failing_since===void 0&&(n="failing_since")||f.last_error===
void 0&&(n="last_error")||f.last_error_at===void 0&&(n="last_error_at")||f.last_sent_at===void 0&&(n=
"last_sent_at")||f.dropped===void 0&&(n="dropped"))return ke.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Outlet/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in f)if(!(i===
"name"||i==="state"||i==="unsent"||i==="failing_since"||i==="last_error"||i==="last_error_at"||i==="\
last_sent_at"||i==="dropped")){return ke.errors=[{instancePath:r+"/response",schemaPath:"schema:Outl\
et/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===
e){if(f.name!==void 0){let i=f.name,o=e;if(e===o)if(typeof i=="string"){if(S(i,64))return ke.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;if(Z(i,1))return ke.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:Outlet/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=
[{instancePath:r+"/response/name",schemaPath:"schema:Outlet/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(f.state!==void 0){let i=f.state,o=e;if(typeof i!=
"string")return ke.errors=[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/st\
ate/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="running"||i==="stopped"))return ke.errors=
[{instancePath:r+"/response/state",schemaPath:"schema:Outlet/properties/state/enum",keyword:"enum",params:{
allowedValues:tr.properties.state.enum}}],!1;var t=o===e}else var t=!0;if(t){if(f.unsent!==void 0){let i=f.
unsent,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ke.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.errors=
[{instancePath:r+"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ke.errors=[{instancePath:r+
"/response/unsent",schemaPath:"schema:Outlet/properties/unsent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.failing_since!==void 0){let i=f.failing_since,
o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ke.errors=[{instancePath:r+
"/response/failing_since",schemaPath:"schema:Outlet/properties/failing_since/type",keyword:"type",params:{
type:tr.properties.failing_since.type}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ke.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outlet/prope\
rties/failing_since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return ke.errors=[{instancePath:r+"/response/failing_since",schemaPath:"schema:Outl\
et/properties/failing_since/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(f.last_error!==void 0){let i=f.last_error,o=e;if(typeof i!="string"&&i!==null)
return ke.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/properties/last_e\
rror/type",keyword:"type",params:{type:tr.properties.last_error.type}}],!1;if(e===o&&typeof i=="stri\
ng"&&S(i,500))return ke.errors=[{instancePath:r+"/response/last_error",schemaPath:"schema:Outlet/pro\
perties/last_error/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var t=o===e}else var t=!0;
if(t){if(f.last_error_at!==void 0){let i=f.last_error_at,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return ke.errors=[{instancePath:r+"/response/last_error_at",schemaPath:"s\
chema:Outlet/properties/last_error_at/type",keyword:"type",params:{type:tr.properties.last_error_at.
type}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.errors=
[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ke.
errors=[{instancePath:r+"/response/last_error_at",schemaPath:"schema:Outlet/properties/last_error_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(f.
last_sent_at!==void 0){let i=f.last_sent_at,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))&&i!==null)return ke.errors=[{instancePath:r+"/response/last_sent_at",schemaPath:"schema:Outlet/p\
roperties/last_sent_at/type",keyword:"type",params:{type:tr.properties.last_sent_at.type}}],!1;if(e===
o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ke.errors=[{instancePath:r+
"/response/last_sent_at",schemaPath:"schema:Outlet/properties/last_sent_at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t)if(f.dropped!==void 0){let i=f.
dropped,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ke.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ke.
errors=[{instancePath:r+"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ke.errors=[{instancePath:r+
"/response/dropped",schemaPath:"schema:Outlet/properties/dropped/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0}}}}}}}}}else return ke.errors=[{instancePath:r+
"/response",schemaPath:"schema:Outlet/type",keyword:"type",params:{type:"object"}}],!1}}else return ke.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=
m,e===0}ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var km=Dt;function Dt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Dt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(W(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?W.errors:
m.concat(W.errors),e=m.length));else return Dt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Dt.errors=m,e===0}Dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pm=Tt;function Tt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Tt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(W(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?W.errors:
m.concat(W.errors),e=m.length));else return Tt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Tt.errors=m,e===0}Tt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vm=Ee;function Ee(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let u=s.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===void 0&&(a="name")||u.ok===void 0&&(a="ok")||
u.detail===void 0&&(a="detail")||u.missing===void 0&&(a="missing"))return Ee.errors=[{instancePath:r+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let i=e;for(let o in u)if(!(o==="name"||o==="ok"||o==="detail"||o==="missing")){return Ee.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}}],!1;break}if(i===e){if(u.name!==void 0){let o=u.name,l=e;
if(e===l)if(typeof o=="string"){if(S(o,64))return Ee.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(o,1))return Ee.
errors=[{instancePath:r+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:r+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(u.ok!==void 0){let o=e;if(typeof u.ok!="boolean")return Ee.errors=[{instancePath:r+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=o===e}else var t=!0;if(t){if(u.detail!==void 0){let o=u.detail,l=e;if(e===l)if(typeof o==
"string"){if(S(o,65536))return Ee.errors=[{instancePath:r+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(Z(o,1))return Ee.
errors=[{instancePath:r+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:r+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(u.missing!==void 0){let o=u.missing,l=e;if(e===l)if(Array.isArray(
o)){if(o.length>4096)return Ee.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let d=o.length;
for(let h=0;h<d;h++){let g=o[h],_=e;if(e===_)if(typeof g=="string"){if(S(g,256))return Ee.errors=[{instancePath:r+
"/response/missing/"+h,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(Z(g,1))return Ee.errors=[{instancePath:r+"/response/missing/"+h,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ee.errors=[{instancePath:r+"/response/missing/"+h,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else
return Ee.errors=[{instancePath:r+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return Ee.errors=
[{instancePath:r+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return Ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Ee.errors=m,e===0}Ee.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var _m=jt;var md={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},ld={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","parallel","waiting","resting_s"],properties:{
upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{
type:"integer",minimum:1,maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"numb\
er",minimum:0,maximum:1},drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"\
null"}]},in_flight:{$ref:"schema:Count"},parallel:{$ref:"schema:Parallel"},waiting:{$ref:"schema:Cou\
nt"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function me(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.upstream===void 0&&(u="upstream")||s.upstream_model===
void 0&&(u="upstream_model")||s.tier===void 0&&(u="tier")||s.weight===void 0&&(u="weight")||s.share===
void 0&&(u="share")||s.drained===void 0&&(u="drained")||s.breaker===void 0&&(u="breaker")||s.in_flight===
void 0&&(u="in_flight")||s.parallel===void 0&&(u="parallel")||s.waiting===void 0&&(u="waiting")||s.resting_s===
void 0&&(u="resting_s"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!ar.call(ld.properties,a)){return me.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(n===e){if(s.upstream!==void 0){let a=s.upstream,i=e;if(e===i)if(typeof a=="string"){if(S(
a,64))return me.errors=[{instancePath:r+"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(a,1))return me.errors=[{instancePath:r+"/upstream",schemaPath:"\
#/properties/upstream/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+
"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:"string"}}],!1;var t=i===
e}else var t=!0;if(t){if(s.upstream_model!==void 0){let a=s.upstream_model,i=e;if(e===i)if(typeof a==
"string"){if(S(a,256))return me.errors=[{instancePath:r+"/upstream_model",schemaPath:"#/properties/u\
pstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return me.errors=[{instancePath:r+
"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],
!1;var t=i===e}else var t=!0;if(t){if(s.tier!==void 0){let a=s.tier,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>16||
isNaN(a))return me.errors=[{instancePath:r+"/tier",schemaPath:"#/properties/tier/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return me.errors=[{instancePath:r+"/\
tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=i===e}else var t=!0;if(t){if(s.weight!==void 0){let a=s.weight,i=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/wei\
ght/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)){if(a>
1e3||isNaN(a))return me.errors=[{instancePath:r+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return me.errors=[{instancePath:r+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=i===e}else var t=!0;if(t){if(s.share!==void 0){let a=s.share,i=e;if(e===i)if(typeof a=="num\
ber"&&isFinite(a)){if(a>1||isNaN(a))return me.errors=[{instancePath:r+"/share",schemaPath:"#/propert\
ies/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return me.
errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return me.errors=[{instancePath:r+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=i===e}else var t=!0;if(t){if(s.drained!==void 0){
let a=e;if(typeof s.drained!="boolean")return me.errors=[{instancePath:r+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
breaker!==void 0){let a=s.breaker,i=e,o=e,l=!1,y=e;if(typeof a!="string"){let g={instancePath:r+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};m===null?m=[g]:m.
push(g),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let g={instancePath:r+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:dm.enum}};m===null?m=[g]:m.push(g),e++}
var f=y===e;l=l||f;let d=e;if(a!==null){let g={instancePath:r+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};m===null?m=[g]:m.push(g),e++}var f=d===e;if(l=
l||f,l)e=o,m!==null&&(o?m.length=o:m=null);else{let g={instancePath:r+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return m===null?m=[g]:m.push(g),e++,me.errors=m,!1}var t=i===
e}else var t=!0;if(t){if(s.in_flight!==void 0){let a=s.in_flight,i=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return me.errors=[{instancePath:r+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return me.errors=[{instancePath:r+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.parallel!==void 0){let a=s.parallel,i=e,o=e;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return me.errors=[{instancePath:r+"/parallel",schemaPath:"\
schema:Parallel/type",keyword:"type",params:{type:hi.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>1e5||isNaN(a))return me.errors=[{instancePath:r+"/parallel",schemaPath:"schema:Parallel/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e5}}],!1;if(a<1||isNaN(a))return me.errors=[{
instancePath:r+"/parallel",schemaPath:"schema:Parallel/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=i===e}else var t=!0;if(t){if(s.waiting!==void 0){let a=s.waiting,i=e,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+"/waiting",schemaPath:"s\
chema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return me.errors=[{instancePath:r+"/waiting",schemaPath:"schema:\
Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return me.errors=[{instancePath:r+"/waiting",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.resting_s!==void 0){let a=s.
resting_s,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:r+
"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
i&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return me.errors=[{instancePath:r+"/resting\
_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return me.errors=[{instancePath:r+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0}}}}}}}}}}}}else
return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.
errors=m,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Oe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let n;if(s.routes===void 0&&(n="routes"))return Oe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in s)if(i!=="route\
s"){return Oe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}}],!1;break}if(a===e&&s.routes!==void 0){let i=s.routes;if(e===e)if(Array.
isArray(i)){if(i.length>4096)return Oe.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/ro\
utes/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var t=!0;let l=i.length;for(let y=0;y<l;y++){
let d=i[y],h=e;if(e===h)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.model===void 0&&(_="\
model")||d.route===void 0&&(_="route")||d.kind===void 0&&(_="kind")||d.deployments===void 0&&(_="dep\
loyments"))return Oe.errors=[{instancePath:r+"/routes/"+y,schemaPath:"#/properties/routes/items/requ\
ired",keyword:"required",params:{missingProperty:_}}],!1;{let b=e;for(let k in d)if(!(k==="model"||k===
"route"||k==="kind"||k==="deployments")){return Oe.errors=[{instancePath:r+"/routes/"+y,schemaPath:"\
#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(b===e){if(d.model!==void 0){let k=d.model,c=e;if(e===c)if(typeof k=="string"){if(S(k,256))
return Oe.errors=[{instancePath:r+"/routes/"+y+"/model",schemaPath:"#/properties/routes/items/proper\
ties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Oe.errors=[{instancePath:r+
"/routes/"+y+"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{
type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(d.route!==void 0){let k=d.route,c=e;if(typeof k!=
"string"&&k!==null)return Oe.errors=[{instancePath:r+"/routes/"+y+"/route",schemaPath:"#/properties/\
routes/items/properties/route/type",keyword:"type",params:{type:md.properties.routes.items.properties.
route.type}}],!1;if(e===c&&typeof k=="string"&&S(k,256))return Oe.errors=[{instancePath:r+"/routes/"+
y+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=c===e}else var f=!0;if(f){if(d.kind!==void 0){let k=d.kind,c=e;if(e===c)if(typeof k==
"string"){if(S(k,32))return Oe.errors=[{instancePath:r+"/routes/"+y+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Oe.errors=
[{instancePath:r+"/routes/"+y+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f)if(d.deployments!==void 0){let k=d.
deployments,c=e;if(e===c)if(Array.isArray(k)){if(k.length>4096)return Oe.errors=[{instancePath:r+"/r\
outes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let x=k.length;for(let I=0;I<x;I++){let N=e;me(k[I],{instancePath:r+
"/routes/"+y+"/deployments/"+I,parentData:k,parentDataProperty:I,rootData:P,dynamicAnchors:v})||(m=m===
null?me.errors:m.concat(me.errors),e=m.length);var u=N===e;if(!u)break}}}else return Oe.errors=[{instancePath:r+
"/routes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=c===e}else var f=!0}}}}}else return Oe.errors=[{instancePath:r+
"/routes/"+y,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=h===e;if(!t)break}}}else return Oe.errors=[{instancePath:r+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return Oe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=m,e===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function jt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=jt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Oe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Oe.errors:
m.concat(Oe.errors),e=m.length));else return jt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return jt.errors=m,e===0}jt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bm=Pe;var up={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function Pe(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=Pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let n=s.
response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.source===void 0&&(i="sourc\
e")||n.proposals===void 0&&(i="proposals"))return Pe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let l in n)
if(!(l==="source"||l==="proposals")){return Pe.errors=[{instancePath:r+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(n.source!==void 0){let l=n.source,y=e;if(e===y)if(typeof l=="string"){if(S(l,128))
return Pe.errors=[{instancePath:r+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Pe.errors=[{instancePath:r+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=y===e}else var t=!0;if(t)if(n.proposals!==void 0){let l=n.proposals,y=e;if(e===y)
if(Array.isArray(l)){if(l.length>65536)return Pe.errors=[{instancePath:r+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let h=l.length;for(let g=0;g<h;g++){let _=l[g],b=e;if(e===b)if(_&&typeof _=="object"&&!Array.isArray(
_)){let c;if(_.model===void 0&&(c="model")||_.upstream===void 0&&(c="upstream")||_.upstream_model===
void 0&&(c="upstream_model")||_.price===void 0&&(c="price")||_.proposed===void 0&&(c="proposed")||_.
is_same===void 0&&(c="is_same")||_.context_tokens===void 0&&(c="context_tokens"))return Pe.errors=[{
instancePath:r+"/response/proposals/"+g,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:c}}],!1;{let w=e;for(let x in _)if(!(x==="mode\
l"||x==="upstream"||x==="upstream_model"||x==="price"||x==="proposed"||x==="is_same"||x==="context_t\
okens")){return Pe.errors=[{instancePath:r+"/response/proposals/"+g,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],
!1;break}if(w===e){if(_.model!==void 0){let x=_.model,I=e;if(e===I)if(typeof x=="string"){if(S(x,256))
return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var u=I===
e}else var u=!0;if(u){if(_.upstream!==void 0){let x=_.upstream,I=e;if(e===I)if(typeof x=="string"){if(S(
x,64))return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(x,1))return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var u=I===e}else var u=!0;if(u){if(_.upstream_model!==void 0){let x=_.upstream_model,I=e;
if(e===I)if(typeof x=="string"){if(S(x,256))return Pe.errors=[{instancePath:r+"/response/proposals/"+
g+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Pe.errors=[{instancePath:r+
"/response/proposals/"+g+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0;
if(u){if(_.price!==void 0){let x=_.price,I=e;if(typeof x!="string"&&x!==null)return Pe.errors=[{instancePath:r+
"/response/proposals/"+g+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:up.properties.proposals.items.properties.price.type}}],
!1;if(e===I&&typeof x=="string"&&S(x,8192))return Pe.errors=[{instancePath:r+"/response/proposals/"+
g+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var u=I===e}else var u=!0;if(u){if(_.proposed!==void 0){
let x=_.proposed,I=e;if(e===I)if(typeof x=="string"){if(S(x,8192))return Pe.errors=[{instancePath:r+
"/response/proposals/"+g+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return Pe.errors=[{instancePath:r+
"/response/proposals/"+g+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0;if(u){if(_.
is_same!==void 0){let x=e;if(typeof _.is_same!="boolean")return Pe.errors=[{instancePath:r+"/respons\
e/proposals/"+g+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var u=x===e}else var u=!0;if(u)if(_.context_tokens!==
void 0){let x=_.context_tokens,I=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))&&x!==null)
return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:up.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===I&&typeof x=="number"&&isFinite(
x)){if(x>1e9||isNaN(x))return Pe.errors=[{instancePath:r+"/response/proposals/"+g+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(x<1||isNaN(x))return Pe.errors=[{instancePath:r+
"/response/proposals/"+g+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=I===
e}else var u=!0}}}}}}}}else return Pe.errors=[{instancePath:r+"/response/proposals/"+g,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=b===
e;if(!f)break}}}else return Pe.errors=[{instancePath:r+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0}}}else
return Pe.errors=[{instancePath:r+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return Pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return Pe.errors=m,e===0}Pe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wm=$t;var cp={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},hp={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function ye(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.description===
void 0&&(f="description")||s.price_usd===void 0&&(f="price_usd")||s.effect===void 0&&(f="effect")||s.
calls===void 0&&(f="calls")||s.errors===void 0&&(f="errors")||s.cache_hits===void 0&&(f="cache_hits")||
s.p50_ms===void 0&&(f="p50_ms")||s.p95_ms===void 0&&(f="p95_ms"))return ye.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!ar.call(hp.
properties,n)){return ye.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.name!==void 0){let n=s.name,
a=e;if(e===a)if(typeof n=="string"){if(S(n,256))return ye.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))return ye.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ye.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.description!==void 0){let n=s.description,
a=e;if(e===a)if(typeof n=="string"){if(S(n,65536))return ye.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return ye.errors=
[{instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.price_usd!==void 0){let n=s.price_usd,a=e;if(e===
a)if(typeof n=="string"){if(S(n,32))return ye.errors=[{instancePath:r+"/price_usd",schemaPath:"#/pro\
perties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return ye.errors=[{instancePath:r+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.effect!==void 0){let n=s.effect,a=e;if(typeof n!="string")return ye.errors=
[{instancePath:r+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="read"||n==="write"))return ye.errors=[{instancePath:r+"/effect",schemaPath:"#/propertie\
s/effect/enum",keyword:"enum",params:{allowedValues:hp.properties.effect.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(s.calls!==void 0){let n=s.calls,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return ye.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(
n))return ye.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ye.errors=[{instancePath:r+"/ca\
lls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===
e}else var t=!0;if(t){if(s.errors!==void 0){let n=s.errors,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return ye.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ye.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ye.errors=[{instancePath:r+
"/errors",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=a===e}else var t=!0;if(t){if(s.cache_hits!==void 0){let n=s.cache_hits,a=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ye.errors=[{instancePath:r+"/cache_hits",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return ye.errors=[{instancePath:r+"/cache_hits",schemaPath:"sche\
ma:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return ye.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let n=s.
p50_ms,a=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return ye.errors=[{instancePath:r+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:vs.type}}],!1;if(e===i&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ye.errors=[{instancePath:r+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return ye.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.p95_ms!==
void 0){let n=s.p95_ms,a=e,i=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return ye.errors=[{instancePath:r+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:vs.type}}],!1;if(e===i&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ye.errors=[{instancePath:r+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ye.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}else
return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.
errors=m,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ae.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.title===void 0&&(u="title")||s.description===
void 0&&(u="description")||s.version===void 0&&(u="version")||s.available===void 0&&(u="available")||
s.unavailable_because===void 0&&(u="unavailable_because")||s.query_price_usd===void 0&&(u="query_pri\
ce_usd")||s.for_sale===void 0&&(u="for_sale")||s.calls===void 0&&(u="calls")||s.errors===void 0&&(u=
"errors")||s.cache_hits===void 0&&(u="cache_hits")||s.p50_ms===void 0&&(u="p50_ms")||s.p95_ms===void 0&&
(u="p95_ms")||s.tools===void 0&&(u="tools"))return ae.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!ar.call(cp.properties,
a)){return ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.id!==void 0){let a=s.id,i=e;if(e===i)if(typeof a==
"string"){if(S(a,64))return ae.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Z(a,1))return ae.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;
if(t){if(s.title!==void 0){let a=s.title,i=e;if(e===i)if(typeof a=="string"){if(S(a,1024))return ae.
errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1}else return ae.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.description!==void 0){
let a=s.description,i=e;if(e===i)if(typeof a=="string"){if(S(a,65536))return ae.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1}else return ae.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.version!==void 0){let a=s.
version,i=e;if(e===i)if(typeof a=="string"){if(S(a,256))return ae.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.available!==void 0){let a=e;if(typeof s.available!=
"boolean")return ae.errors=[{instancePath:r+"/available",schemaPath:"#/properties/available/type",keyword:"\
type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(s.unavailable_because!==void 0){
let a=s.unavailable_because,i=e;if(typeof a!="string"&&a!==null)return ae.errors=[{instancePath:r+"/\
unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"type",params:{type:cp.
properties.unavailable_because.type}}],!1;if(e===i&&typeof a=="string"&&S(a,1024))return ae.errors=[
{instancePath:r+"/unavailable_because",schemaPath:"#/properties/unavailable_because/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var t=i===e}else var t=!0;if(t){if(s.query_price_usd!==void 0){let a=s.
query_price_usd,i=e;if(e===i)if(typeof a=="string"){if(S(a,32))return ae.errors=[{instancePath:r+"/q\
uery_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return ae.errors=[{instancePath:r+"/query_price_usd",schemaPath:"#/properties/query_price_us\
d/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){if(s.for_sale!==void 0){
let a=e;if(typeof s.for_sale!="boolean")return ae.errors=[{instancePath:r+"/for_sale",schemaPath:"#/\
properties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.calls!==void 0){let a=s.calls,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return ae.errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.
errors=[{instancePath:r+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.errors!==void 0){let a=s.errors,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return ae.errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.
errors=[{instancePath:r+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;
if(t){if(s.cache_hits!==void 0){let a=s.cache_hits,i=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return ae.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return ae.errors=[{instancePath:r+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:r+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=i===e}else var t=!0;if(t){if(s.p50_ms!==void 0){let a=s.p50_ms,i=e,o=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return ae.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseco\
nds/type",keyword:"type",params:{type:vs.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return ae.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Millisecon\
ds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))
return ae.errors=[{instancePath:r+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t){if(s.p95_ms!==void 0){let a=s.
p95_ms,i=e,o=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return ae.errors=[{instancePath:r+"/p\
95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:vs.type}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.errors=[{instancePath:r+"/p95_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return ae.errors=[{instancePath:r+"/p95_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=i===e}else var t=!0;if(t)if(s.tools!==
void 0){let a=s.tools,i=e;if(e===i)if(Array.isArray(a)){if(a.length>1e4)return ae.errors=[{instancePath:r+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;
let l=a.length;for(let y=0;y<l;y++){let d=e;ye(a[y],{instancePath:r+"/tools/"+y,parentData:a,parentDataProperty:y,
rootData:P,dynamicAnchors:v})||(m=m===null?ye.errors:m.concat(ye.errors),e=m.length);var f=d===e;if(!f)
break}}}else return ae.errors=[{instancePath:r+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var t=i===e}else var t=!0}}}}}}}}}}}}}}}else return ae.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=m,e===0}ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.servers===
void 0&&(i="servers")||s.agents===void 0&&(i="agents")||s.broken===void 0&&(i="broken"))return Ne.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;
for(let l in s)if(!(l==="servers"||l==="agents"||l==="broken")){return Ne.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(o===
e){if(s.servers!==void 0){let l=s.servers,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return Ne.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l))return Ne.errors=
[{instancePath:r+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4}}],!1;if(l<1||isNaN(l))return Ne.errors=[{instancePath:r+"/servers",schemaPath:"#/prop\
erties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=y===e}else var t=!0;
if(t){if(s.agents!==void 0){let l=s.agents,y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e3)return Ne.
errors=[{instancePath:r+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var f=!0;let h=l.length;for(let g=0;g<h;g++){let _=e;ae(l[g],{instancePath:r+"/agen\
ts/"+g,parentData:l,parentDataProperty:g,rootData:P,dynamicAnchors:v})||(m=m===null?ae.errors:m.concat(
ae.errors),e=m.length);var f=_===e;if(!f)break}}}else return Ne.errors=[{instancePath:r+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t)if(s.
broken!==void 0){let l=s.broken,y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e3)return Ne.errors=[
{instancePath:r+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var u=!0;let h=l.length;for(let g=0;g<h;g++){let _=l[g],b=e;if(e===b)if(_&&typeof _=="object"&&!Array.
isArray(_)){let c;if(_.id===void 0&&(c="id")||_.problems===void 0&&(c="problems"))return Ne.errors=[
{instancePath:r+"/broken/"+g,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:c}}],!1;{let w=e;for(let x in _)if(!(x==="id"||x==="problems")){return Ne.errors=[{instancePath:r+
"/broken/"+g,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:x}}],!1;break}if(w===e){if(_.id!==void 0){let x=_.id,I=e;if(e===I)if(typeof x==
"string"){if(S(x,256))return Ne.errors=[{instancePath:r+"/broken/"+g+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Ne.errors=
[{instancePath:r+"/broken/"+g+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n)if(_.problems!==void 0){let x=_.problems,
I=e;if(e===I)if(Array.isArray(x)){if(x.length>100)return Ne.errors=[{instancePath:r+"/broken/"+g+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var a=!0;let A=x.length;for(let T=0;T<A;T++){let C=x[T],X=e;if(e===X)if(typeof C=="\
string"){if(S(C,4096))return Ne.errors=[{instancePath:r+"/broken/"+g+"/problems/"+T,schemaPath:"#/pr\
operties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return Ne.errors=[{instancePath:r+"/broken/"+g+"/problems/"+T,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var a=X===e;if(!a)
break}}}else return Ne.errors=[{instancePath:r+"/broken/"+g+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var n=I===e}else var n=!0}}}else
return Ne.errors=[{instancePath:r+"/broken/"+g,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var u=b===e;if(!u)break}}}else return Ne.errors=[{instancePath:r+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else
var t=!0}}}}else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ne.errors=m,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $t(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=$t.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ne(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ne.errors:m.concat(
Ne.errors),e=m.length));else return $t.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return $t.errors=m,e===0}$t.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var xm=Se;var dd={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function Se(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Se.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.response!==void 0){let n=s.response;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;
if(n.id===void 0&&(i="id")||n.tools===void 0&&(i="tools")||n.file===void 0&&(i="file")||n.document===
void 0&&(i="document"))return Se.errors=[{instancePath:r+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let l in n)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return Se.errors=[{instancePath:r+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(n.id!==void 0){let l=n.id,y=e;if(e===y)if(typeof l=="string"){if(S(l,64))return Se.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(l,1))return Se.errors=[{instancePath:r+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Se.
errors=[{instancePath:r+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(n.tools!==void 0){let l=n.tools,
y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e4)return Se.errors=[{instancePath:r+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let h=l.length;for(let g=0;g<h;g++){let _=l[g],b=e;if(e===b)if(_&&typeof _=="object"&&!Array.
isArray(_)){let c;if(_.name===void 0&&(c="name")||_.parameters===void 0&&(c="parameters"))return Se.
errors=[{instancePath:r+"/response/tools/"+g,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:c}}],!1;{let w=e;for(let x in _)if(!(x==="name"||
x==="parameters")){return Se.errors=[{instancePath:r+"/response/tools/"+g,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],
!1;break}if(w===e){if(_.name!==void 0){let x=_.name,I=e;if(e===I)if(typeof x=="string"){if(S(x,256))
return Se.errors=[{instancePath:r+"/response/tools/"+g+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(x,1))return Se.
errors=[{instancePath:r+"/response/tools/"+g+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Se.errors=[
{instancePath:r+"/response/tools/"+g+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var u=I===e}else var u=!0;if(u)if(_.
parameters!==void 0){let x=_.parameters,I=e;if(e===I&&!(x&&typeof x=="object"&&!Array.isArray(x)))return Se.
errors=[{instancePath:r+"/response/tools/"+g+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var u=I===e}else
var u=!0}}}else return Se.errors=[{instancePath:r+"/response/tools/"+g,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=b===e;if(!f)break}}}else
return Se.errors=[{instancePath:r+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(n.file!==void 0){
let l=n.file,y=e;if(e===y)if(typeof l=="string"){if(S(l,4096))return Se.errors=[{instancePath:r+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return Se.errors=[{instancePath:r+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t)
if(n.document!==void 0){let l=n.document,y=e;if(typeof l!="string"&&l!==null)return Se.errors=[{instancePath:r+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:dd.properties.document.type}}],!1;if(e===y&&typeof l=="string"&&S(l,16777216))return Se.errors=
[{instancePath:r+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=y===e}else var t=!0}}}}}else return Se.errors=
[{instancePath:r+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return Se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return Se.errors=m,e===0}Se.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var qm=Ot;var gp={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Lm=new RegExp("^[0-9a-f]{64}$","u");function Ke(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.digest===void 0&&
(f="digest")||s.loaded_at===void 0&&(f="loaded_at")||s.seen_at===void 0&&(f="seen_at")||s.is_this===
void 0&&(f="is_this"))return Ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="name"||n==="digest"||n==="loaded_at"||n===
"seen_at"||n==="is_this")){return Ke.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.name!==void 0){let n=s.
name,a=e;if(e===a)if(typeof n=="string"){if(S(n,255))return Ke.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Ke.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(s.digest!==void 0){let n=s.digest,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return Ke.
errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Lm.test(n))return Ke.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Ke.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.loaded_at!==void 0){let n=s.loaded_at,a=e,i=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return Ke.errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Ke.
errors=[{instancePath:r+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.seen_at!==void 0){let n=s.seen_at,a=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ke.errors=[{instancePath:r+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return Ke.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return Ke.errors=[{instancePath:r+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.is_this!==void 0){let n=e;
if(typeof s.is_this!="boolean")return Ke.errors=[{instancePath:r+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0}}}}}}else return Ke.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=
m,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ce.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.file===void 0&&(a="file")||s.loaded_at===void 0&&(a="loaded_at")||s.sandbox===void 0&&(a=
"sandbox")||s.config===void 0&&(a="config")||s.sources===void 0&&(a="sources")||s.need_restart===void 0&&
(a="need_restart")||s.digest===void 0&&(a="digest")||s.servers===void 0&&(a="servers"))return ce.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;
for(let o in s)if(!(o==="file"||o==="loaded_at"||o==="sandbox"||o==="config"||o==="need_restart"||o===
"sources"||o==="digest"||o==="servers")){return ce.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(i===e){if(s.file!==
void 0){let o=s.file,l=e;if(typeof o!="string"&&o!==null)return ce.errors=[{instancePath:r+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:gp.properties.file.type}}],!1;if(e===l&&typeof o==
"string"&&S(o,4096))return ce.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(s.loaded_at!==void 0){
let o=s.loaded_at,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ce.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ce.errors=[{instancePath:r+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return ce.errors=[{instancePath:r+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(s.
sandbox!==void 0){let o=e;if(typeof s.sandbox!="boolean")return ce.errors=[{instancePath:r+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;
if(t){if(s.config!==void 0){let o=s.config,l=e;if(e===l&&!(o&&typeof o=="object"&&!Array.isArray(o)))
return ce.errors=[{instancePath:r+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(s.need_restart!==void 0){let o=s.need_restart,
l=e;if(e===l)if(Array.isArray(o)){if(o.length>1024)return ce.errors=[{instancePath:r+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let d=o.length;for(let h=0;h<d;h++){let g=o[h],_=e;if(e===_)if(typeof g=="string"){if(S(g,512))return ce.
errors=[{instancePath:r+"/need_restart/"+h,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(Z(g,1))return ce.errors=[{instancePath:r+"/need_restart/"+h,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.
errors=[{instancePath:r+"/need_restart/"+h,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else return ce.errors=[{instancePath:r+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(s.sources!==void 0){let o=s.sources,l=e;if(e===l)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length>1e5)return ce.errors=[{instancePath:r+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let d in o){
let h=o[d],g=e;if(e===g)if(typeof h=="string"){if(S(h,256))return ce.errors=[{instancePath:r+"/sourc\
es/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(h,1))return ce.errors=[{instancePath:r+"\
/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:r+"/\
sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var u=g===e;if(!u)break}}else return ce.errors=
[{instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(s.digest!==void 0){let o=s.digest,l=e;if(e===l)if(typeof o==
"string"){if(S(o,64))return ce.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!Lm.test(o))return ce.errors=[{instancePath:r+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return ce.errors=[{instancePath:r+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(s.servers!==void 0){let o=s.servers,
l=e;if(!Array.isArray(o)&&o!==null)return ce.errors=[{instancePath:r+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:gp.properties.servers.type}}],!1;if(e===l&&Array.isArray(
o)){if(o.length>1e4)return ce.errors=[{instancePath:r+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var n=!0;let d=o.length;for(let h=0;h<d;h++){let g=e;
Ke(o[h],{instancePath:r+"/servers/"+h,parentData:o,parentDataProperty:h,rootData:P,dynamicAnchors:v})||
(m=m===null?Ke.errors:m.concat(Ke.errors),e=m.length);var n=g===e;if(!n)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.
errors=m,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ot(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Ot.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(ce(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:P,dynamicAnchors:v})||(m=m===null?ce.errors:m.concat(ce.errors),e=m.length));else
return Ot.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ot.
errors=m,e===0}Ot.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Nm=Ct;var kp={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:SessionName"},role:{$ref:"schema:SessionRole"},how:{type:"string",enum:["token","\
session"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Sess\
ion"};var Sm={type:"string",enum:["admin","viewer","group-admin"],$id:"schema:SessionRole"},Am=new RegExp(
"^(oidc:)?[A-Za-z0-9_.@-]{1,64}$","u");function De(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=De.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===
void 0&&(f="name")||s.role===void 0&&(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f=
"expires_at"))return De.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let n in s)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at")){return De.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(u===e){if(s.name!==void 0){let n=s.name,a=e;if(e===e)if(typeof n=="string"){if(S(n,69))return De.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLength",keyword:"maxLength",params:{
limit:69}}],!1;if(Z(n,1))return De.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Am.test(n))return De.errors=[{instancePath:r+
"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"^(oidc:)?[A-Za-z0\
-9_.@-]{1,64}$"}}],!1}else return De.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/\
type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){
let n=s.role,a=e;if(typeof n!="string")return De.errors=[{instancePath:r+"/role",schemaPath:"schema:\
SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="viewer"||n==="gr\
oup-admin"))return De.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:Sm.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let n=s.
how,a=e;if(typeof n!="string")return De.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"))return De.errors=[
{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:kp.properties.
how.enum}}],!1;var t=a===e}else var t=!0;if(t)if(s.expires_at!==void 0){let n=s.expires_at,a=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return De.errors=[{instancePath:r+"/expires_at",
schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:kp.properties.expires_at.type}}],
!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return De.errors=[{instancePath:r+
"/expires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(n<0||isNaN(n))return De.errors=[{instancePath:r+"/expires_at",schemaPath:"\
#/properties/expires_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else
var t=!0}}}}}else return De.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return De.errors=m,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ct(s,{
instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,
e=0,p=Ct.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(De(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?De.errors:m.concat(
De.errors),e=m.length));else return Ct.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ct.errors=m,e===0}Ct.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Im=Kt;function Ie(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.name===void 0&&(f="name")||s.role===void 0&&
(f="role")||s.how===void 0&&(f="how")||s.expires_at===void 0&&(f="expires_at")||s.secret===void 0&&(f=
"secret"))return Ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let n in s)if(!(n==="name"||n==="role"||n==="how"||n==="expires_at"||n==="secret")){
return Ie.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(u===e){if(s.name!==void 0){let n=s.name,a=e;if(e===e)if(typeof n==
"string"){if(S(n,69))return Ie.errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/maxLen\
gth",keyword:"maxLength",params:{limit:69}}],!1;if(Z(n,1))return Ie.errors=[{instancePath:r+"/name",
schemaPath:"schema:SessionName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Am.test(n))return Ie.
errors=[{instancePath:r+"/name",schemaPath:"schema:SessionName/pattern",keyword:"pattern",params:{pattern:"\
^(oidc:)?[A-Za-z0-9_.@-]{1,64}$"}}],!1}else return Ie.errors=[{instancePath:r+"/name",schemaPath:"sc\
hema:SessionName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.
role!==void 0){let n=s.role,a=e;if(typeof n!="string")return Ie.errors=[{instancePath:r+"/role",schemaPath:"\
schema:SessionRole/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="viewer"||
n==="group-admin"))return Ie.errors=[{instancePath:r+"/role",schemaPath:"schema:SessionRole/enum",keyword:"\
enum",params:{allowedValues:Sm.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let n=s.
how,a=e;if(typeof n!="string")return Ie.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/\
type",keyword:"type",params:{type:"string"}}],!1;if(n!=="session")return Ie.errors=[{instancePath:r+
"/how",schemaPath:"#/properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.expires_at!==void 0){let n=s.expires_at,a=e,i=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return Ie.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return Ie.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return Ie.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.secret!==void 0){let n=s.
secret,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return Ie.errors=[{instancePath:r+"/secret",schemaPath:"\
#/properties/secret/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return Ie.errors=
[{instancePath:r+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ie.errors=[{instancePath:r+"/secret",schemaPath:"#/properties/secret/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}}}}else return Ie.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=m,e===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Kt(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Kt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Ie(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?Ie.errors:m.concat(Ie.errors),e=m.length));else return Kt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Kt.errors=m,e===0}Kt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Dm=Ft;function Ft(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ft.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(De(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?De.errors:
m.concat(De.errors),e=m.length));else return Ft.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ft.errors=m,e===0}Ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Tm=hr;var fd=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function hr(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==
void 0){let t=s.response;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.url===void 0&&
(u="url"))return hr.errors=[{instancePath:r+"/response",schemaPath:"schema:BegunSignIn/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let n=e;for(let a in t)if(a!=="url"){return hr.errors=[{instancePath:r+
"/response",schemaPath:"schema:BegunSignIn/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(n===e&&t.url!==void 0){let a=t.url,i=e;if(e===i&&e===i)if(typeof a==
"string"){if(S(a,8192))return hr.errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSig\
nIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(Z(a,8))return hr.errors=
[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/minLength",keyword:"m\
inLength",params:{limit:8}}],!1;if(!fd.test(a))return hr.errors=[{instancePath:r+"/response/url",schemaPath:"\
schema:BegunSignIn/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return hr.
errors=[{instancePath:r+"/response/url",schemaPath:"schema:BegunSignIn/properties/url/type",keyword:"\
type",params:{type:"string"}}],!1}}}else return hr.errors=[{instancePath:r+"/response",schemaPath:"s\
chema:BegunSignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return hr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return hr.errors=m,e===0}hr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var jm=Mt;var Pp={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{type:"s\
tring",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"\
schema:Operator"};var $m={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Om=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ne(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||
s.name===void 0&&(f="name")||s.role===void 0&&(f="role")||s.managed_by===void 0&&(f="managed_by")||s.
prefix===void 0&&(f="prefix")||s.created_at===void 0&&(f="created_at")||s.rotated_at===void 0&&(f="r\
otated_at")||s.revoked_at===void 0&&(f="revoked_at"))return ne.errors=[{instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!(n==="id"||
n==="name"||n==="role"||n==="managed_by"||n==="prefix"||n==="created_at"||n==="rotated_at"||n==="rev\
oked_at")){return ne.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.id!==void 0){let n=s.id,a=e;if(e===
a)if(typeof n=="string"){if(S(n,64))return ne.errors=[{instancePath:r+"/id",schemaPath:"#/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return ne.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){let n=s.name,a=e;if(e===e)if(typeof n=="strin\
g"){if(S(n,64))return ne.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return ne.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Om.test(n))return ne.errors=
[{instancePath:r+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ne.errors=[{instancePath:r+"/name",schemaPath:"\
schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(s.role!==void 0){let n=s.role,a=e;if(typeof n!="string")return ne.errors=[{instancePath:r+"/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="view\
er"))return ne.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:$m.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.managed_by!==void 0){let n=s.managed_by,
a=e,i=e;if(typeof n!="string"&&n!==null)return ne.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/type",keyword:"type",params:{type:Qa.type}}],!1;if(e===i&&typeof n=="string"){if(S(
n,128))return ne.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(n,1))return ne.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ei.test(n))return ne.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/pattern",keyword:"pattern",params:{pattern:"\
^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else var t=!0;if(t){if(s.prefix!==void 0){let n=s.
prefix,a=e;if(e===a)if(typeof n=="string"){if(S(n,16))return ne.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return ne.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(s.created_at!==void 0){let n=s.created_at,a=e,i=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==void 0){
let n=s.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ne.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Pp.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ne.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ne.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(s.revoked_at!==void 0){let n=s.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ne.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Pp.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ne.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ne.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}}else return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ne.errors=m,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Cr(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Cr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.operators===void 0&&(f="operators"))return Cr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let n in s)if(n!=="operators"){return Cr.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e&&s.operators!==
void 0){let n=s.operators;if(e===e)if(Array.isArray(n)){if(n.length>1e4)return Cr.errors=[{instancePath:r+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let i=n.length;for(let o=0;o<i;o++){let l=e;ne(n[o],{instancePath:r+"/operators/"+o,parentData:n,
parentDataProperty:o,rootData:P,dynamicAnchors:v})||(m=m===null?ne.errors:m.concat(ne.errors),e=m.length);
var t=l===e;if(!t)break}}}else return Cr.errors=[{instancePath:r+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return Cr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Cr.errors=m,e===0}Cr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Mt(s,{instancePath:r="",parentData:L,parentDataProperty:q,
rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=Mt.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&
(Cr(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||
(m=m===null?Cr.errors:m.concat(Cr.errors),e=m.length));else return Mt.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Mt.errors=m,e===0}Mt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Cm=Et;var ci={type:"object",additionalProperties:!1,required:["id","name","role","managed_by","prefix","cr\
eated_at","rotated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},managed_by:{$ref:"schema:ManagedBy"},prefix:{
type:"string",maxLength:16},created_at:{$ref:"schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,
maximum:9007199254740991},revoked_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},token:{
type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedOperator"};function ie(s,{instancePath:r="",
parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=ie.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.name===void 0&&(f="name")||s.role===void 0&&(f=
"role")||s.managed_by===void 0&&(f="managed_by")||s.prefix===void 0&&(f="prefix")||s.created_at===void 0&&
(f="created_at")||s.rotated_at===void 0&&(f="rotated_at")||s.revoked_at===void 0&&(f="revoked_at")||
s.token===void 0&&(f="token"))return ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:f}}],!1;{let u=e;for(let n in s)if(!ar.call(ci.properties,n)){return ie.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(u===e){if(s.id!==void 0){let n=s.id,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return ie.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(Z(n,1))return ie.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.name!==void 0){
let n=s.name,a=e;if(e===e)if(typeof n=="string"){if(S(n,64))return ie.errors=[{instancePath:r+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return ie.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Om.test(n))return ie.errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorNa\
me/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return ie.
errors=[{instancePath:r+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(s.role!==void 0){let n=s.role,a=e;if(typeof n!="stri\
ng")return ie.errors=[{instancePath:r+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(n==="admin"||n==="viewer"))return ie.errors=[{instancePath:r+"/role",schemaPath:"\
schema:Role/enum",keyword:"enum",params:{allowedValues:$m.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(s.managed_by!==void 0){let n=s.managed_by,a=e,i=e;if(typeof n!="string"&&n!==null)return ie.errors=
[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/type",keyword:"type",params:{type:Qa.type}}],
!1;if(e===i&&typeof n=="string"){if(S(n,128))return ie.errors=[{instancePath:r+"/managed_by",schemaPath:"\
schema:ManagedBy/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(n,1))return ie.errors=[
{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!ei.test(n))return ie.errors=[{instancePath:r+"/managed_by",schemaPath:"schema:ManagedBy/patte\
rn",keyword:"pattern",params:{pattern:"^(?!none$)[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=a===e}else
var t=!0;if(t){if(s.prefix!==void 0){let n=s.prefix,a=e;if(e===a)if(typeof n=="string"){if(S(n,16))return ie.
errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return ie.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.created_at!==void 0){
let n=s.created_at,a=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.errors=
[{instancePath:r+"/created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ie.errors=[{instancePath:r+
"/created_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ie.errors=[{instancePath:r+"/created_at",schemaPath:"schema:Instant/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.rotated_at!==
void 0){let n=s.rotated_at,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ie.
errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:ci.properties.rotated_at.type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ie.errors=[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ie.errors=
[{instancePath:r+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.revoked_at!==void 0){let n=s.revoked_at,
a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ie.errors=[{instancePath:r+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:ci.properties.revoked_at.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ie.errors=
[{instancePath:r+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ie.errors=[{instancePath:r+"/re\
voked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(s.token!==void 0){let n=s.token,a=e;if(e===a)if(typeof n=="stri\
ng"){if(S(n,256))return ie.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Z(n,1))return ie.errors=[{instancePath:r+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}}else return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ie.errors=m,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Et(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Et.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ie.errors:
m.concat(ie.errors),e=m.length));else return Et.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Et.errors=m,e===0}Et.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Km=Rt;function Rt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Rt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ne(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ne.errors:
m.concat(ne.errors),e=m.length));else return Rt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Rt.errors=m,e===0}Rt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fm=Xt;function Xt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Xt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ne(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ne.errors:
m.concat(ne.errors),e=m.length));else return Xt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Xt.errors=m,e===0}Xt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mm=zt;function zt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=zt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ie(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?ie.errors:
m.concat(ie.errors),e=m.length));else return zt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return zt.errors=m,e===0}zt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Em=Gt;var yd={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},Yr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},ud={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","r\
evokeCaller","restoreCaller","createGroup","changeGroup","deleteGroup","closeMonth","drainUpstream",
"restoreUpstream","probeUpstream","resumeOutlet","skipOutlet","testOutlet","acknowledgeAlert","recon\
cilePayment","closePayment","createOperator","changeOperator","rotateOperator","revokeOperator","cre\
ateSession","endSession","drainServer","reload","backup","migrate","copyStore","authenticate"],$id:"\
schema:AuditAction"};function oe(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,
dynamicAnchors:v={}}={}){let m=null,e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||
s.at===void 0&&(f="at")||s.action===void 0&&(f="action")||s.outcome===void 0&&(f="outcome")||s.name===
void 0&&(f="name")||s.how===void 0&&(f="how")||s.address===void 0&&(f="address")||s.request_id===void 0&&
(f="request_id")||s.target===void 0&&(f="target")||s.target_name===void 0&&(f="target_name")||s.before===
void 0&&(f="before")||s.after===void 0&&(f="after")||s.reason===void 0&&(f="reason"))return oe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;
for(let n in s)if(!ar.call(Yr.properties,n)){return oe.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.
id!==void 0){let n=s.id,a=e;if(e===a)if(typeof n=="string"){if(S(n,64))return oe.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(n,1))return oe.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return oe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.at!==void 0){let n=s.at,a=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:r+"/at",schemaPath:"schema\
:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return oe.errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return oe.
errors=[{instancePath:r+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(s.action!==void 0){let n=s.action,a=e;if(typeof n!=
"string")return oe.errors=[{instancePath:r+"/action",schemaPath:"schema:AuditAction/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(n==="createKey"||n==="changeKey"||n==="rotateKey"||n==="revoke\
Key"||n==="restoreKey"||n==="revokeCaller"||n==="restoreCaller"||n==="createGroup"||n==="changeGroup"||
n==="deleteGroup"||n==="closeMonth"||n==="drainUpstream"||n==="restoreUpstream"||n==="probeUpstream"||
n==="resumeOutlet"||n==="skipOutlet"||n==="testOutlet"||n==="acknowledgeAlert"||n==="reconcilePaymen\
t"||n==="closePayment"||n==="createOperator"||n==="changeOperator"||n==="rotateOperator"||n==="revok\
eOperator"||n==="createSession"||n==="endSession"||n==="drainServer"||n==="reload"||n==="backup"||n===
"migrate"||n==="copyStore"||n==="authenticate"))return oe.errors=[{instancePath:r+"/action",schemaPath:"\
schema:AuditAction/enum",keyword:"enum",params:{allowedValues:ud.enum}}],!1;var t=a===e}else var t=!0;
if(t){if(s.outcome!==void 0){let n=s.outcome,a=e;if(typeof n!="string")return oe.errors=[{instancePath:r+
"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(n===
"done"||n==="begun"||n==="failed"))return oe.errors=[{instancePath:r+"/outcome",schemaPath:"#/proper\
ties/outcome/enum",keyword:"enum",params:{allowedValues:Yr.properties.outcome.enum}}],!1;var t=a===e}else
var t=!0;if(t){if(s.name!==void 0){let n=s.name,a=e;if(e===a)if(typeof n=="string"){if(S(n,128))return oe.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(s.how!==void 0){let n=s.how,a=e;
if(typeof n!="string")return oe.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(n==="token"||n==="session"||n==="cli"||n==="signal"||n==="ser\
ver"))return oe.errors=[{instancePath:r+"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{
allowedValues:Yr.properties.how.enum}}],!1;var t=a===e}else var t=!0;if(t){if(s.address!==void 0){let n=s.
address,a=e;if(typeof n!="string"&&n!==null)return oe.errors=[{instancePath:r+"/address",schemaPath:"\
#/properties/address/type",keyword:"type",params:{type:Yr.properties.address.type}}],!1;if(e===a&&typeof n==
"string"&&S(n,255))return oe.errors=[{instancePath:r+"/address",schemaPath:"#/properties/address/max\
Length",keyword:"maxLength",params:{limit:255}}],!1;var t=a===e}else var t=!0;if(t){if(s.request_id!==
void 0){let n=s.request_id,a=e;if(typeof n!="string"&&n!==null)return oe.errors=[{instancePath:r+"/r\
equest_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:Yr.properties.request_id.
type}}],!1;if(e===a&&typeof n=="string"&&S(n,64))return oe.errors=[{instancePath:r+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=a===e}else var t=!0;
if(t){if(s.target!==void 0){let n=s.target,a=e;if(typeof n!="string"&&n!==null)return oe.errors=[{instancePath:r+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:Yr.properties.target.type}}],
!1;if(e===a&&typeof n=="string"&&S(n,128))return oe.errors=[{instancePath:r+"/target",schemaPath:"#/\
properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var t=a===e}else var t=!0;if(t){
if(s.target_name!==void 0){let n=s.target_name,a=e;if(typeof n!="string"&&n!==null)return oe.errors=
[{instancePath:r+"/target_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:Yr.
properties.target_name.type}}],!1;if(e===a&&typeof n=="string"&&S(n,256))return oe.errors=[{instancePath:r+
"/target_name",schemaPath:"#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var t=a===e}else var t=!0;if(t){if(s.before!==void 0){let n=s.before,a=e;if(!(n&&typeof n=="objec\
t"&&!Array.isArray(n))&&n!==null)return oe.errors=[{instancePath:r+"/before",schemaPath:"#/propertie\
s/before/type",keyword:"type",params:{type:Yr.properties.before.type}}],!1;var t=a===e}else var t=!0;
if(t){if(s.after!==void 0){let n=s.after,a=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)
return oe.errors=[{instancePath:r+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:Yr.properties.after.type}}],!1;var t=a===e}else var t=!0;if(t)if(s.reason!==void 0){let n=s.reason,
a=e;if(typeof n!="string"&&n!==null)return oe.errors=[{instancePath:r+"/reason",schemaPath:"#/proper\
ties/reason/type",keyword:"type",params:{type:Yr.properties.reason.type}}],!1;if(e===a&&typeof n=="s\
tring"&&S(n,4096))return oe.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLen\
gth",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===e}else var t=!0}}}}}}}}}}}}}}else return oe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=
m,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(s,{instancePath:r="",parentData:L,
parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){let m=null,e=0,p=yr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let u;if(s.rows===void 0&&(u="rows")||s.next===void 0&&(u="next"))return yr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let n=e;for(let a in s)if(!(a===
"rows"||a==="next")){return yr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(n===e){if(s.rows!==void 0){let a=s.
rows,i=e;if(e===i)if(Array.isArray(a)){if(a.length>1e3)return yr.errors=[{instancePath:r+"/rows",schemaPath:"\
#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var t=!0;let o=a.length;for(let l=0;l<
o;l++){let y=e;oe(a[l],{instancePath:r+"/rows/"+l,parentData:a,parentDataProperty:l,rootData:P,dynamicAnchors:v})||
(m=m===null?oe.errors:m.concat(oe.errors),e=m.length);var t=y===e;if(!t)break}}}else return yr.errors=
[{instancePath:r+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],
!1;var f=i===e}else var f=!0;if(f)if(s.next!==void 0){let a=s.next,i=e;if(typeof a!="string"&&a!==null)
return yr.errors=[{instancePath:r+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:yd.properties.next.type}}],!1;if(e===i&&typeof a=="string"&&S(a,64))return yr.errors=[{instancePath:r+
"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=i===
e}else var f=!0}}}else return yr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return yr.errors=m,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Gt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Gt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(yr(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?yr.errors:
m.concat(yr.errors),e=m.length));else return Gt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gt.errors=m,e===0}Gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Rm=Ut;function Ut(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ut.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(oe(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?oe.errors:
m.concat(oe.errors),e=m.length));else return Ut.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ut.errors=m,e===0}Ut.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xm=Ve;function Ve(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let n;if(f.calls===void 0&&(n="calls")||f.streams===void 0&&(n=
"streams")||f.queued_rows===void 0&&(n="queued_rows"))return Ve.errors=[{instancePath:r+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let i in f)
if(!(i==="calls"||i==="streams"||i==="queued_rows")){return Ve.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(a===e){if(f.calls!==void 0){let i=f.calls,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return Ve.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return Ve.errors=[{instancePath:r+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Ve.errors=[{instancePath:r+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t){if(f.streams!==void 0){let i=f.streams,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ve.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return Ve.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Ve.errors=[{instancePath:r+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let i=f.queued_rows,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return Ve.errors=[{instancePath:r+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="num\
ber"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Ve.errors=[{instancePath:r+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Ve.errors=[{instancePath:r+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}else return Ve.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return Ve.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=m,e===0}Ve.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zm=Bt;function Ce(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.applied===void 0&&(a="applied")||s.problems===
void 0&&(a="problems")||s.changes===void 0&&(a="changes"))return Ce.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let o in s)if(!(o==="app\
lied"||o==="problems"||o==="changes")){return Ce.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(i===e){if(s.applied!==
void 0){let o=e;if(typeof s.applied!="boolean")return Ce.errors=[{instancePath:r+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;if(t){
if(s.problems!==void 0){let o=s.problems,l=e;if(e===l)if(Array.isArray(o)){if(o.length>1e4)return Ce.
errors=[{instancePath:r+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let d=o.length;for(let h=0;h<d;h++){let g=o[h],_=e;if(e===_)if(typeof g=="\
string"){if(S(g,4096))return Ce.errors=[{instancePath:r+"/problems/"+h,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ce.errors=[{instancePath:r+
"/problems/"+h,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=_===e;if(!f)break}}}else return Ce.errors=[{instancePath:r+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(s.changes!==
void 0){let o=s.changes,l=e;if(e===l)if(Array.isArray(o)){if(o.length>1e5)return Ce.errors=[{instancePath:r+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;
let d=o.length;for(let h=0;h<d;h++){let g=o[h],_=e;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(
g)){let c;if(g.setting===void 0&&(c="setting")||g.needs_restart===void 0&&(c="needs_restart"))return Ce.
errors=[{instancePath:r+"/changes/"+h,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:c}}],!1;{let w=e;for(let x in g)if(!(x==="setting"||x==="before"||x==="after"||
x==="needs_restart")){return Ce.errors=[{instancePath:r+"/changes/"+h,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],!1;break}if(w===
e){if(g.setting!==void 0){let x=g.setting,I=e;if(e===I)if(typeof x=="string"){if(S(x,512))return Ce.
errors=[{instancePath:r+"/changes/"+h+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return Ce.errors=[{instancePath:r+"/cha\
nges/"+h+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var n=I===e}else var n=!0;if(n)if(g.needs_restart!==void 0){let x=e;if(typeof g.
needs_restart!="boolean")return Ce.errors=[{instancePath:r+"/changes/"+h+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var n=x===
e}else var n=!0}}}else return Ce.errors=[{instancePath:r+"/changes/"+h,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var u=_===e;if(!u)break}}}else return Ce.errors=
[{instancePath:r+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return Ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ce.errors=m,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Bt(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=Bt.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Ce(s.response,{instancePath:r+"/\
response",parentData:s,parentDataProperty:"response",rootData:P,dynamicAnchors:v})||(m=m===null?Ce.errors:
m.concat(Ce.errors),e=m.length));else return Bt.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Bt.errors=m,e===0}Bt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gm=te;function te(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let i=s.response;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let l;if(i.name===void 0&&(l="name")||i.operations===void 0&&
(l="operations")||i.elsewhere===void 0&&(l="elsewhere"))return te.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let d in i)
if(!(d==="name"||d==="operations"||d==="elsewhere")){return te.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(i.name!==void 0){let d=i.name,h=e;if(e===h)if(typeof d=="string"){if(S(d,128))
return te.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:128}}],!1;if(Z(d,1))return te.errors=[{instancePath:r+"/resp\
onse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return te.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/na\
me/type",keyword:"type",params:{type:"string"}}],!1;var t=h===e}else var t=!0;if(t){if(i.operations!==
void 0){let d=i.operations,h=e;if(e===h)if(Array.isArray(d)){if(d.length>256)return te.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let _=d.length;for(let b=0;b<_;b++){let k=d[b],c=e;if(e===c)if(k&&
typeof k=="object"&&!Array.isArray(k)){let x;if(k.method===void 0&&(x="method")||k.path===void 0&&(x=
"path")||k.summary===void 0&&(x="summary"))return te.errors=[{instancePath:r+"/response/operations/"+
b,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:x}}],
!1;{let I=e;for(let N in k)if(!(N==="method"||N==="path"||N==="summary")){return te.errors=[{instancePath:r+
"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(I===e){if(k.method!==
void 0){let N=k.method,A=e;if(e===A)if(typeof N=="string"){if(S(N,7))return te.errors=[{instancePath:r+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(Z(N,3))return te.errors=[{instancePath:r+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return te.errors=[{instancePath:r+
"/response/operations/"+b+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;if(u){if(k.path!==
void 0){let N=k.path,A=e;if(e===A)if(typeof N=="string"){if(S(N,256))return te.errors=[{instancePath:r+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(N,1))return te.errors=[{instancePath:r+
"/response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+"/\
response/operations/"+b+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;if(u)if(k.summary!==void 0){
let N=k.summary,A=e;if(e===A)if(typeof N=="string"){if(S(N,256))return te.errors=[{instancePath:r+"/\
response/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/propertie\
s/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return te.errors=[{instancePath:r+
"/response/operations/"+b+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0}}}}else return te.
errors=[{instancePath:r+"/response/operations/"+b,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=c===e;if(!f)break}}}else return te.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=h===e}else var t=!0;if(t)if(i.elsewhere!==void 0){let d=i.elsewhere,
h=e;if(e===h)if(Array.isArray(d)){if(d.length>16)return te.errors=[{instancePath:r+"/response/elsewh\
ere",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var n=!0;let _=d.length;for(let b=0;b<_;b++){let k=d[b],c=e;if(e===c)if(k&&typeof k=="object"&&!Array.
isArray(k)){let x;if(k.name===void 0&&(x="name"))return te.errors=[{instancePath:r+"/response/elsewh\
ere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:x}}],!1;{let I=e;for(let N in k)if(!(N==="name"||N==="path"||N==="address"||N==="por\
t")){return te.errors=[{instancePath:r+"/response/elsewhere/"+b,schemaPath:"schema:Overview/properti\
es/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(I===e){if(k.name!==void 0){let N=k.name,A=e;if(e===A)if(typeof N=="string"){if(S(N,128))
return te.errors=[{instancePath:r+"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/prope\
rties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(Z(N,
1))return te.errors=[{instancePath:r+"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/pr\
operties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.
errors=[{instancePath:r+"/response/elsewhere/"+b+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e}else var a=!0;
if(a){if(k.path!==void 0){let N=k.path,A=e;if(e===A)if(typeof N=="string"){if(S(N,256))return te.errors=
[{instancePath:r+"/response/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(N,1))return te.errors=
[{instancePath:r+"/response/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/response/elsewhere/"+b+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e}else var a=!0;if(a){if(k.address!==
void 0){let N=k.address,A=e;if(e===A)if(typeof N=="string"){if(S(N,2048))return te.errors=[{instancePath:r+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(Z(N,1))return te.errors=[{instancePath:r+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/response/elsewhere/"+b+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e}else var a=!0;if(a)if(k.port!==
void 0){let N=k.port,A=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return te.errors=[
{instancePath:r+"/response/elsewhere/"+b+"/port",schemaPath:"schema:Overview/properties/elsewhere/it\
ems/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof N=="number"&&
isFinite(N)){if(N>65535||isNaN(N))return te.errors=[{instancePath:r+"/response/elsewhere/"+b+"/port",
schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535}}],!1;if(N<1||isNaN(N))return te.errors=[{instancePath:r+"/response/else\
where/"+b+"/port",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=A===e}else var a=!0}}}}}else return te.errors=[
{instancePath:r+"/response/elsewhere/"+b,schemaPath:"schema:Overview/properties/elsewhere/items/type",
keyword:"type",params:{type:"object"}}],!1;var n=c===e;if(!n)break}}}else return te.errors=[{instancePath:r+
"/response/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{
type:"array"}}],!1;var t=h===e}else var t=!0}}}}else return te.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return te.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=m,e===0}te.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Um=ks;function ks(s,{instancePath:r="",parentData:L,parentDataProperty:q,rootData:P=s,dynamicAnchors:v={}}={}){
let m=null,e=0,p=ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let t=s.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return ks.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ks.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ks.errors=m,e===0}ks.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var qd={getHealth:{parameters:Ti,body:Wn,replies:{200:bp}},getReadiness:{parameters:ji,body:Hn,replies:{
200:wp,503:xp}},getMetrics:{parameters:$i,body:Yn,replies:{}},listKeys:{parameters:Oi,body:Jn,replies:{
200:qp}},createKey:{parameters:Ci,body:Qn,replies:{200:Op}},importKey:{parameters:Ki,body:eo,replies:{
200:Cp}},readKey:{parameters:Fi,body:ro,replies:{200:Kp}},revokeKey:{parameters:Mi,body:so,replies:{
200:Fp}},changeKey:{parameters:Ei,body:to,replies:{200:Mp}},rotateKey:{parameters:Ri,body:ao,replies:{
200:Ep}},restoreKey:{parameters:Xi,body:io,replies:{200:Rp}},listGroups:{parameters:zi,body:no,replies:{
200:Xp}},createGroup:{parameters:Gi,body:oo,replies:{200:zp}},readGroup:{parameters:Ui,body:fo,replies:{
200:Gp}},deleteGroup:{parameters:Bi,body:yo,replies:{200:Up}},changeGroup:{parameters:Zi,body:uo,replies:{
200:Bp}},listCallers:{parameters:Vi,body:co,replies:{200:Zp}},revokeCaller:{parameters:Wi,body:ho,replies:{
200:Vp}},restoreCaller:{parameters:Yi,body:go,replies:{200:Wp}},getUsage:{parameters:Ji,body:ko,replies:{
200:Hp}},exportUsage:{parameters:Qi,body:Po,replies:{}},listUsage:{parameters:en,body:vo,replies:{200:Yp}},
listMonths:{parameters:rn,body:_o,replies:{200:Jp}},closeMonth:{parameters:sn,body:bo,replies:{200:Qp}},
readOverview:{parameters:tn,body:wo,replies:{200:em}},readSeries:{parameters:an,body:xo,replies:{200:sm}},
listRequests:{parameters:nn,body:qo,replies:{200:tm}},readRequest:{parameters:on,body:Lo,replies:{200:am}},
listPayments:{parameters:pn,body:No,replies:{200:im}},readPayment:{parameters:mn,body:So,replies:{200:om}},
reconcilePayment:{parameters:ln,body:Ao,replies:{200:pm}},closePayment:{parameters:dn,body:Io,replies:{
200:mm}},listUpstreams:{parameters:fn,body:Do,replies:{200:lm}},listAlerts:{parameters:yn,body:To,replies:{
200:fm}},acknowledgeAlert:{parameters:un,body:jo,replies:{200:ym}},listOutlets:{parameters:cn,body:$o,
replies:{200:um}},resumeOutlet:{parameters:hn,body:Oo,replies:{200:cm}},testOutlet:{parameters:gn,body:Co,
replies:{200:hm}},skipOutlet:{parameters:kn,body:Ko,replies:{200:gm}},drainUpstream:{parameters:Pn,body:Fo,
replies:{200:km}},restoreUpstream:{parameters:vn,body:Mo,replies:{200:Pm}},probeUpstream:{parameters:_n,
body:Eo,replies:{200:vm}},listRoutes:{parameters:bn,body:Ro,replies:{200:_m}},listPriceProposals:{parameters:wn,
body:Xo,replies:{200:bm}},listOperatorAgents:{parameters:xn,body:zo,replies:{200:wm}},readOperatorAgent:{
parameters:qn,body:Go,replies:{200:xm}},getConfig:{parameters:Ln,body:Uo,replies:{200:qm}},readSession:{
parameters:Nn,body:Bo,replies:{200:Nm}},createSession:{parameters:Sn,body:Zo,replies:{200:Im}},endSession:{
parameters:An,body:Vo,replies:{200:Dm}},beginSignIn:{parameters:In,body:Wo,replies:{200:Tm}},listOperators:{
parameters:Dn,body:Ho,replies:{200:jm}},createOperator:{parameters:Tn,body:Yo,replies:{200:Cm}},revokeOperator:{
parameters:jn,body:Qo,replies:{200:Km}},changeOperator:{parameters:$n,body:ep,replies:{200:Fm}},rotateOperator:{
parameters:On,body:rp,replies:{200:Mm}},listAudit:{parameters:Cn,body:sp,replies:{200:Em}},readAudit:{
parameters:Kn,body:tp,replies:{200:Rm}},drainServer:{parameters:Fn,body:ap,replies:{200:Xm}},reload:{
parameters:Mn,body:ip,replies:{200:zm}},getOverview:{parameters:En,body:np,replies:{200:Gm}},getContract:{
parameters:Rn,body:op,replies:{200:Um}},getReference:{parameters:Xn,body:pp,replies:{}},getReferenceFile:{
parameters:zn,body:mp,replies:{}},getConsole:{parameters:Un,body:lp,replies:{}},getConsoleFile:{parameters:Bn,
body:dp,replies:{}}};export{qd as default};
