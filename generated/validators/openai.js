// Compiled from a contract by npm run generate. Never edited.
var Jr=Object.create;var ar=Object.defineProperty;var Hr=Object.getOwnPropertyDescriptor;var Yr=Object.getOwnPropertyNames;var Gr=Object.getPrototypeOf,Wr=Object.prototype.hasOwnProperty;var ir=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(T){throw r=0,T}};var Xr=(s,r,T,D)=>{if(r&&typeof r=="object"||typeof r=="function")for(let N of Yr(r))!Wr.call(s,N)&&
N!==T&&ar(s,N,{get:()=>r[N],enumerable:!(D=Hr(r,N))||D.enumerable});return s};var Le=(s,r,T)=>(T=s!=null?Jr(Gr(s)):{},Xr(r||!s||!s.__esModule?ar(T,"default",{value:s,enumerable:!0}):
T,s));var Se=ir(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});Me.formats=void 0;var et=2**
31-1,rt=(-2)**31,tt=2**63-1,st=(-2)**63,pr=(2-2**-23)*2**127,lr=2**-126,at=-1*pr,it=-1*lr,or=()=>!0,
nt=/^[A-Za-z0-9+/]*(=|==)?$/;Me.formats={int32:{validate:s=>Number.isInteger(s)&&s<=et&&s>=rt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=tt&&s>=st,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=pr&&s>=lr||s>=at&&s<=it),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&nt.test(s),binary:or,password:or}});var Be=ir(_e=>{"use strict";Object.defineProperty(_e,"__esModule",{value:!0});_e.formatNames=_e.fastFormats=
_e.fullFormats=void 0;function ge(s,r){return{validate:s,compare:r}}_e.fullFormats={date:ge(ur,Xe),time:ge(
Ge(!0),Qe),"date-time":ge(mr(!0),yr),"iso-time":ge(Ge(),cr),"iso-date-time":ge(mr(),hr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ft,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:bt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ut,int32:{type:"number",validate:ht},
int64:{type:"number",validate:gt},float:{type:"number",validate:fr},double:{type:"number",validate:fr},
password:!0,binary:!0};_e.fastFormats={..._e.fullFormats,date:ge(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Xe),time:ge(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Qe),"date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
yr),"iso-time":ge(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,cr),
"iso-date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
hr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
_e.formatNames=Object.keys(_e.fullFormats);function ot(s){return s%4===0&&(s%100!==0||s%400===0)}var pt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
lt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ur(s){let r=pt.exec(s);if(!r)return!1;let T=+r[1],
D=+r[2],N=+r[3];return D>=1&&D<=12&&N>=1&&N<=(D===2&&ot(T)?29:lt[D])}function Xe(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var Ye=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ge(s){
return function(T){let D=Ye.exec(T);if(!D)return!1;let N=+D[1],F=+D[2],t=+D[3],e=D[4],p=D[5]==="-"?-1:
1,a=+(D[6]||0),f=+(D[7]||0);if(a>23||f>59||s&&!e)return!1;if(N<=23&&F<=59&&t<60)return!0;let l=F-f*p,
d=N-a*p-(l<0?1:0);return(d===23||d===-1)&&(l===59||l===-1)&&t<61}}function Qe(s,r){if(!(s&&r))return;
let T=new Date("2020-01-01T"+s).valueOf(),D=new Date("2020-01-01T"+r).valueOf();if(T&&D)return T-D}function cr(s,r){
if(!(s&&r))return;let T=Ye.exec(s),D=Ye.exec(r);if(T&&D)return s=T[1]+T[2]+T[3],r=D[1]+D[2]+D[3],s>r?
1:s<r?-1:0}var We=/t|\s/i;function mr(s){let r=Ge(s);return function(D){let N=D.split(We);return N.length===
2&&ur(N[0])&&r(N[1])}}function yr(s,r){if(!(s&&r))return;let T=new Date(s).valueOf(),D=new Date(r).valueOf();
if(T&&D)return T-D}function hr(s,r){if(!(s&&r))return;let[T,D]=s.split(We),[N,F]=r.split(We),t=Xe(T,
N);if(t!==void 0)return t||Qe(D,F)}var mt=/\/|:/,dt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ft(s){return mt.test(s)&&dt.test(s)}var dr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ut(s){return dr.lastIndex=0,dr.test(s)}var ct=-(2**31),yt=2**31-1;function ht(s){return Number.
isInteger(s)&&s<=yt&&s>=ct}function gt(s){return Number.isInteger(s)}function fr(){return!0}var _t=/[^\\]\\Z/;
function bt(s){if(_t.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var qe=(s,r)=>s.length>r&&nr(s)>r,Ie=(s,r)=>s.length<2*r&&nr(s)<r,Qr=/[\ud800-\udbff][\udc00-\udfff]/g,
nr=s=>s.length-(s.match(Qr)?.length??0);var gr=Le(Se()),_r=Le(Be()),Mt={...gr.formats,..._r.fastFormats},br=se;var ue=qe,Ne=Ie,vr=new RegExp("^[ -~]+$","u");function se(s,{instancePath:r="",parentData:T,parentDataProperty:D,
rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let n=l["x-request-timeout-ms"],i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,
h;if(h===void 0)if(y==="boolean"||n===null||y==="string"&&n&&n==+n&&!(n%1))h=+n;else return se.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(n=h,l!==void 0&&(l["x-r\
equest-timeout-ms"]=h))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return se.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return se.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a){if(l["idempotency-key"]!==void 0){let n=l["idempotency-key"],i=e;if(typeof n!="string"){
let h=typeof n,m;if(m===void 0)if(h=="number"||h=="boolean")m=""+n;else if(n===null)m="";else return se.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["idempot\
ency-key"]=m))}if(e===i&&typeof n=="string"){if(ue(n,255))return se.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ne(n,1))return se.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!vr.test(n))return se.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0;if(a){if(l["session-id"]!==void 0){let n=l["session-id"],i=e;if(typeof n!=
"string"){let h=typeof n,m;if(m===void 0)if(h=="number"||h=="boolean")m=""+n;else if(n===null)m="";else
return se.errors=[{instancePath:r+"/headers/session-id",schemaPath:"#/properties/headers/properties/\
session-id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["session\
-id"]=m))}if(e===i&&typeof n=="string"&&ue(n,4096))return se.errors=[{instancePath:r+"/headers/sessi\
on-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1;var a=i===e}else var a=!0;if(a){if(l["thread-id"]!==void 0){let n=l["thread-id"],i=e;
if(typeof n!="string"){let h=typeof n,m;if(m===void 0)if(h=="number"||h=="boolean")m=""+n;else if(n===
null)m="";else return se.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#/properties/heade\
rs/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&
(l["thread-id"]=m))}if(e===i&&typeof n=="string"&&ue(n,4096))return se.errors=[{instancePath:r+"/hea\
ders/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLength",
params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a)if(l["x-claude-code-session-id"]!==void 0){let n=l["\
x-claude-code-session-id"],i=e;if(typeof n!="string"){let h=typeof n,m;if(m===void 0)if(h=="number"||
h=="boolean")m=""+n;else if(n===null)m="";else return se.errors=[{instancePath:r+"/headers/x-claude-\
code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["x-claude-code-session-id"]=m))}if(e===
i&&typeof n=="string"&&ue(n,4096))return se.errors=[{instancePath:r+"/headers/x-claude-code-session-\
id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var a=i===e}else var a=!0}}}}else return se.errors=[{instancePath:r+"/h\
eaders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return se.
errors=t,e===0}se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var kr=le;function le(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return le.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){let n=l["x-request-tim\
eout-ms"],i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let y=typeof n,h;if(h===void 0)
if(y==="boolean"||n===null||y==="string"&&n&&n==+n&&!(n%1))h=+n;else return le.errors=[{instancePath:r+
"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/typ\
e",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(n=h,l!==void 0&&(l["x-request-timeout-ms"]=
h))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return le.errors=[{instancePath:r+
"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return le.errors=[{
instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request\
-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else var a=!0;
if(a)if(l["idempotency-key"]!==void 0){let n=l["idempotency-key"],i=e;if(typeof n!="string"){let h=typeof n,
m;if(m===void 0)if(h=="number"||h=="boolean")m=""+n;else if(n===null)m="";else return le.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["idempotency-key"]=m))}if(e===i&&typeof n==
"string"){if(ue(n,255))return le.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/pr\
operties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ne(
n,1))return le.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!vr.test(n))return le.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=i===e}else var a=!0}else
return le.errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return le.errors=t,e===0}le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Pr=Oe;function Oe(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return Oe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Oe.errors=t,e===0}Oe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wr=be;function be(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return be.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let f=s.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let d;if(f.model===void 0&&(d="model"))return be.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(f.model!==void 0){let n=f.model,i=e;if(typeof n!="string"){let y=typeof n,h;if(h===void 0)if(y==
"number"||y=="boolean")h=""+n;else if(n===null)h="";else return be.errors=[{instancePath:r+"/params/\
model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"string"}}],
!1;h!==void 0&&(n=h,f!==void 0&&(f.model=h))}if(e===i&&typeof n=="string"){if(ue(n,256))return be.errors=
[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Ne(n,1))return be.errors=[{instancePath:r+"/params/model",schemaPath:"\
#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return be.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return be.errors=t,e===0}be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var xr=me;function me(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&(f="query")||s.headers===void 0&&(f=
"headers")||s.params===void 0&&(f="params"))return me.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(s.params!==void 0){let l=s.params;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){let n;if(l.owner===void 0&&(n="owner")||l.name===void 0&&(n="\
name"))return me.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(l.owner!==void 0){let i=l.owner,y=e;if(typeof i!="strin\
g"){let h=typeof i,m;if(m===void 0)if(h=="number"||h=="boolean")m=""+i;else if(i===null)m="";else return me.
errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owner/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(i=m,l!==void 0&&(l.owner=m))}if(e===y&&typeof i=="str\
ing"){if(ue(i,256))return me.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params\
/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ne(i,1))return me.errors=
[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1}var a=y===e}else var a=!0;if(a)if(l.name!==void 0){let i=l.name,y=e;
if(typeof i!="string"){let m=typeof i,v;if(v===void 0)if(m=="number"||m=="boolean")v=""+i;else if(i===
null)v="";else return me.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prop\
erties/name/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(i=v,l!==void 0&&(l.name=v))}
if(e===y&&typeof i=="string"){if(ue(i,256))return me.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ne(i,1))
return me.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var a=y===e}else var a=!0}else return me.errors=[{
instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return me.errors=t,e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ar=we;function we(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return we.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let d=f["if-none-match"],n=e;
if(typeof d!="string"){let i=typeof d,y;if(y===void 0)if(i=="number"||i=="boolean")y=""+d;else if(d===
null)y="";else return we.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(d=y,f!==
void 0&&(f["if-none-match"]=y))}if(e===n&&typeof d=="string"&&ue(d,4096))return we.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return we.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return we.errors=t,e===0}we.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var jr=xe;function xe(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return xe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let d=f["if-none-match"],n=e;
if(typeof d!="string"){let i=typeof d,y;if(y===void 0)if(i=="number"||i=="boolean")y=""+d;else if(d===
null)y="";else return xe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(d=y,f!==
void 0&&(f["if-none-match"]=y))}if(e===n&&typeof d=="string"&&ue(d,4096))return xe.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return xe.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return xe.errors=t,e===0}xe.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Lr=oe;var vt=new RegExp("^[a-z][a-z0-9.-]*$","u");function oe(s,{instancePath:r="",parentData:T,parentDataProperty:D,
rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.query===void 0&&
(f="query")||s.headers===void 0&&(f="headers")||s.params===void 0&&(f="params"))return oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.headers!==void 0){let l=s.
headers,d=e;if(e===d)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let n=l["\
if-none-match"],i=e;if(typeof n!="string"){let y=typeof n,h;if(h===void 0)if(y=="number"||y=="boolea\
n")h=""+n;else if(n===null)h="";else return oe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&
(n=h,l!==void 0&&(l["if-none-match"]=h))}if(e===i&&typeof n=="string"&&ue(n,4096))return oe.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return oe.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e}else
var a=!0;if(a)if(s.params!==void 0){let l=s.params,d=e;if(e===d)if(l&&typeof l=="object"&&!Array.isArray(
l)){let i;if(l.file===void 0&&(i="file"))return oe.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:i}}],!1;if(l.file!==void 0){let y=l.
file,h=e;if(typeof y!="string"){let m=typeof y,v;if(v===void 0)if(m=="number"||m=="boolean")v=""+y;else if(y===
null)v="";else return oe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(y=v,l!==void 0&&(l.file=v))}
if(e===h&&typeof y=="string"){if(ue(y,64))return oe.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Ne(y,1))
return oe.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!vt.test(y))return oe.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return oe.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e}else var a=!0}return oe.errors=
t,e===0}oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qr=Le(Se()),Ir=Le(Be()),Bt={...qr.formats,...Ir.fastFormats},Nr=L,re={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","messages"],properties:{model:{$ref:"schema:ModelName"},messages:{type:"\
array",minItems:1,maxItems:1e3,items:{$ref:"schema:Message"}},max_tokens:{type:["integer","null"],minimum:1,
maximum:2147483647},max_completion_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},temperature:{
type:["number","null"],minimum:0,maximum:2},top_p:{type:["number","null"],minimum:0,maximum:1},stream:{
type:["boolean","null"],default:!1},stream_options:{anyOf:[{$ref:"schema:StreamOptions"},{type:"null"}]},
n:{type:["integer","null"],minimum:1,maximum:1},stop:{anyOf:[{$ref:"schema:StopText"},{$ref:"schema:\
StopTexts"},{type:"null"}]},seed:{type:["integer","null"],minimum:-9007199254740991,maximum:9007199254740991},
frequency_penalty:{type:["number","null"],minimum:-2,maximum:2},presence_penalty:{type:["number","nu\
ll"],minimum:-2,maximum:2},logit_bias:{anyOf:[{$ref:"schema:LogitBias"},{type:"null"}]},logprobs:{type:[
"boolean","null"]},top_logprobs:{type:["integer","null"],minimum:0,maximum:20},tools:{type:["array",
"null"],maxItems:128,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},{$ref:"\
schema:NamedTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},response_format:{anyOf:[
{$ref:"schema:ResponseFormat"},{type:"null"}]},reasoning_effort:{type:["string","null"],maxLength:64},
user:{type:["string","null"],maxLength:1024},prompt_cache_key:{type:["string","null"],maxLength:1024},
metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},modalities:{type:["array","null"],maxItems:8,
items:{$ref:"schema:Modality"}},audio:{type:"null"},functions:{type:"null"},function_call:{type:"nul\
l"},web_search_options:{type:"null"},top_k:{type:["number","null"],minimum:-1,maximum:2147483647},min_p:{
type:["number","null"],minimum:0,maximum:1},repetition_penalty:{type:["number","null"],minimum:0,maximum:10},
reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:ReasoningSettings"},{type:"null"}]}}}},
required:["body"]};var Pt={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var wt={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"},xt={type:"object",required:[
"type","function"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:[
"name"],properties:{name:{type:"string",minLength:1,maxLength:64}}}},$id:"schema:NamedTool"};var At={type:"string",enum:["text"],$id:"schema:Modality"};var J=qe,Ae=Ie,ce={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
"system","user","assistant","tool"]},content:{anyOf:[{$ref:"schema:ContentText"},{$ref:"schema:Conte\
ntParts"},{type:"null"}]},name:{type:["string","null"],maxLength:256},refusal:{type:["string","null"],
maxLength:8388608},tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{
type:["string","null"],maxLength:256},reasoning:{type:["string","null"],maxLength:8388608},reasoning_content:{
type:["string","null"],maxLength:8388608},audio:{type:"null"},function_call:{type:"null"}},if:{required:[
"role"],properties:{role:{const:"assistant"}}},then:{properties:{content:{items:{properties:{type:{enum:[
"text","refusal"]}}}}},anyOf:[{required:["content"],properties:{content:{type:["string","array"]}}},
{required:["tool_calls"],properties:{tool_calls:{type:"array",minItems:1}}},{required:["refusal"],properties:{
refusal:{type:"string"}}}]},else:{if:{required:["role"],properties:{role:{enum:["developer","system",
"user","tool"]}}},then:{required:["content"],properties:{content:{type:["string","array"]}},if:{properties:{
role:{const:"user"}}},then:{properties:{content:{items:{properties:{type:{enum:["text","image_url","\
input_audio","file"]}}}}}},else:{properties:{content:{items:{properties:{type:{enum:["text"]}}}}},if:{
properties:{role:{const:"tool"}}},then:{required:["tool_call_id"],properties:{tool_call_id:{type:"st\
ring"}}}}}},$id:"schema:Message"};var jt={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:8388608}}}},$id:"schema:ToolCa\
ll"};var er={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
e_url","input_audio","file"]},text:{type:"string",maxLength:8388608},refusal:{type:"string",maxLength:8388608},
image_url:{type:"object",required:["url"],properties:{url:{type:"string",maxLength:8388608,pattern:"\
^(https?://|data:)"},detail:{type:["string","null"],maxLength:64}}},input_audio:{type:"object",required:[
"data","format"],properties:{data:{type:"string",maxLength:8388608},format:{type:"string",minLength:1,
maxLength:64}}},file:{type:"object",required:["file_data"],properties:{file_data:{type:"string",maxLength:8388608},
filename:{type:["string","null"],maxLength:1024},file_id:{type:"null"}}}},allOf:[{if:{required:["typ\
e"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{}}}},{if:{required:[
"type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{}}}},
{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:["input_audio"],properties:{
input_audio:{}}}},{if:{required:["type"],properties:{type:{const:"file"}}},then:{required:["file"],properties:{
file:{}}}}],$id:"schema:ContentPart"},Lt=new RegExp("^(https?://|data:)","u");function V(s,{instancePath:r="",
parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=V.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(s)){if(s.
length>1e3)return V.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(s.length<1)return V.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let E=s.length;for(let P=0;P<E;P++){let c=s[P],g=e,pe=e,Q=e,q=e,k=!0,z=e;if(c&&
typeof c=="object"&&!Array.isArray(c)){let x;if(c.type===void 0&&(x="type")){let u={};t===null?t=[u]:
t.push(u),e++}else if(c.type!==void 0&&c.type!=="text"){let u={};t===null?t=[u]:t.push(u),e++}}var f=z===
e;if(e=q,t!==null&&(q?t.length=q:t=null),f){let x=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let _;
if(c.text===void 0&&(_="text"))return V.errors=[{instancePath:r+"/"+P,schemaPath:"schema:ContentPart\
/allOf/0/then/required",keyword:"required",params:{missingProperty:_}}],!1}var f=x===e;if(k=f,k){var l={};
l.text=!0,l.type=!0}}if(!k){let x={instancePath:r+"/"+P,schemaPath:"schema:ContentPart/allOf/0/if",keyword:"\
if",params:{failingKeyword:"then"}};return t===null?t=[x]:t.push(x),e++,V.errors=t,!1}var d=Q===e;if(d){
let x=e,u=e,_=!0,O=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let C;if(c.type===void 0&&(C="type")){
let $={};t===null?t=[$]:t.push($),e++}else if(c.type!==void 0&&c.type!=="image_url"){let $={};t===null?
t=[$]:t.push($),e++}}var n=O===e;if(e=u,t!==null&&(u?t.length=u:t=null),n){let C=e;if(c&&typeof c=="\
object"&&!Array.isArray(c)){let A;if(c.image_url===void 0&&(A="image_url"))return V.errors=[{instancePath:r+
"/"+P,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"required",params:{missingProperty:A}}],
!1}var n=C===e;if(_=n,_){var i={};i.image_url=!0,i.type=!0}}if(!_){let C={instancePath:r+"/"+P,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[C]:t.
push(C),e++,V.errors=t,!1}var d=x===e;if(d){l!==!0&&i!==void 0&&(i===!0?l=!0:(l=l||{},Object.assign(
l,i)));let C=e,$=e,A=!0,I=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let Z;if(c.type===void 0&&(Z=
"type")){let Y={};t===null?t=[Y]:t.push(Y),e++}else if(c.type!==void 0&&c.type!=="input_audio"){let Y={};
t===null?t=[Y]:t.push(Y),e++}}var y=I===e;if(e=$,t!==null&&($?t.length=$:t=null),y){let Z=e;if(c&&typeof c==
"object"&&!Array.isArray(c)){let K;if(c.input_audio===void 0&&(K="input_audio"))return V.errors=[{instancePath:r+
"/"+P,schemaPath:"schema:ContentPart/allOf/2/then/required",keyword:"required",params:{missingProperty:K}}],
!1}var y=Z===e;if(A=y,A){var h={};h.input_audio=!0,h.type=!0}}if(!A){let Z={instancePath:r+"/"+P,schemaPath:"\
schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Z]:t.
push(Z),e++,V.errors=t,!1}var d=C===e;if(d){l!==!0&&h!==void 0&&(h===!0?l=!0:(l=l||{},Object.assign(
l,h)));let Z=e,Y=e,K=!0,fe=e;if(c&&typeof c=="object"&&!Array.isArray(c)){let G;if(c.type===void 0&&
(G="type")){let je={};t===null?t=[je]:t.push(je),e++}else if(c.type!==void 0&&c.type!=="file"){let je={};
t===null?t=[je]:t.push(je),e++}}var m=fe===e;if(e=Y,t!==null&&(Y?t.length=Y:t=null),m){let G=e;if(c&&
typeof c=="object"&&!Array.isArray(c)){let sr;if(c.file===void 0&&(sr="file"))return V.errors=[{instancePath:r+
"/"+P,schemaPath:"schema:ContentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:sr}}],
!1}var m=G===e;if(K=m,K){var v={};v.file=!0,v.type=!0}}if(!K){let G={instancePath:r+"/"+P,schemaPath:"\
schema:ContentPart/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[G]:t.
push(G),e++,V.errors=t,!1}var d=Z===e;d&&l!==!0&&v!==void 0&&(v===!0?l=!0:(l=l||{},Object.assign(l,v)))}}}
if(e===pe)if(c&&typeof c=="object"&&!Array.isArray(c)){let x;if(c.type===void 0&&(x="type"))return V.
errors=[{instancePath:r+"/"+P,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:x}}],
!1;if(l!==!0&&(l=l||{},l.type=!0,l.text=!0,l.refusal=!0,l.image_url=!0,l.input_audio=!0,l.file=!0),c.
type!==void 0){let u=c.type,_=e;if(typeof u!="string")return V.errors=[{instancePath:r+"/"+P+"/type",
schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(u===
"text"||u==="refusal"||u==="image_url"||u==="input_audio"||u==="file"))return V.errors=[{instancePath:r+
"/"+P+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{allowedValues:er.
properties.type.enum}}],!1;var b=_===e}else var b=!0;if(b){if(c.text!==void 0){let u=c.text,_=e;if(e===
_)if(typeof u=="string"){if(J(u,8388608))return V.errors=[{instancePath:r+"/"+P+"/text",schemaPath:"\
schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return V.
errors=[{instancePath:r+"/"+P+"/text",schemaPath:"schema:ContentPart/properties/text/type",keyword:"\
type",params:{type:"string"}}],!1;var b=_===e}else var b=!0;if(b){if(c.refusal!==void 0){let u=c.refusal,
_=e;if(e===_)if(typeof u=="string"){if(J(u,8388608))return V.errors=[{instancePath:r+"/"+P+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return V.errors=[{instancePath:r+"/"+P+"/refusal",schemaPath:"schema:ContentPart/properties/\
refusal/type",keyword:"type",params:{type:"string"}}],!1;var b=_===e}else var b=!0;if(b){if(c.image_url!==
void 0){let u=c.image_url,_=e;if(e===_)if(u&&typeof u=="object"&&!Array.isArray(u)){let M;if(u.url===
void 0&&(M="url"))return V.errors=[{instancePath:r+"/"+P+"/image_url",schemaPath:"schema:ContentPart\
/properties/image_url/required",keyword:"required",params:{missingProperty:M}}],!1;if(u.url!==void 0){
let C=u.url,$=e;if(e===$)if(typeof C=="string"){if(J(C,8388608))return V.errors=[{instancePath:r+"/"+
P+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/maxLength",keyword:"\
maxLength",params:{limit:8388608}}],!1;if(!Lt.test(C))return V.errors=[{instancePath:r+"/"+P+"/image\
_url/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/pattern",keyword:"patte\
rn",params:{pattern:"^(https?://|data:)"}}],!1}else return V.errors=[{instancePath:r+"/"+P+"/image_u\
rl/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/type",keyword:"type",params:{
type:"string"}}],!1;var w=$===e}else var w=!0;if(w)if(u.detail!==void 0){let C=u.detail,$=e;if(typeof C!=
"string"&&C!==null)return V.errors=[{instancePath:r+"/"+P+"/image_url/detail",schemaPath:"schema:Con\
tentPart/properties/image_url/properties/detail/type",keyword:"type",params:{type:er.properties.image_url.
properties.detail.type}}],!1;if(e===$&&typeof C=="string"&&J(C,64))return V.errors=[{instancePath:r+
"/"+P+"/image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var w=$===e}else var w=!0}else return V.errors=[{instancePath:r+
"/"+P+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/type",keyword:"type",params:{
type:"object"}}],!1;var b=_===e}else var b=!0;if(b){if(c.input_audio!==void 0){let u=c.input_audio,_=e;
if(e===_)if(u&&typeof u=="object"&&!Array.isArray(u)){let M;if(u.data===void 0&&(M="data")||u.format===
void 0&&(M="format"))return V.errors=[{instancePath:r+"/"+P+"/input_audio",schemaPath:"schema:Conten\
tPart/properties/input_audio/required",keyword:"required",params:{missingProperty:M}}],!1;if(u.data!==
void 0){let C=u.data,$=e;if(e===$)if(typeof C=="string"){if(J(C,8388608))return V.errors=[{instancePath:r+
"/"+P+"/input_audio/data",schemaPath:"schema:ContentPart/properties/input_audio/properties/data/maxL\
ength",keyword:"maxLength",params:{limit:8388608}}],!1}else return V.errors=[{instancePath:r+"/"+P+"\
/input_audio/data",schemaPath:"schema:ContentPart/properties/input_audio/properties/data/type",keyword:"\
type",params:{type:"string"}}],!1;var B=$===e}else var B=!0;if(B)if(u.format!==void 0){let C=u.format,
$=e;if(e===$)if(typeof C=="string"){if(J(C,64))return V.errors=[{instancePath:r+"/"+P+"/input_audio/\
format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Ae(C,1))return V.errors=[{instancePath:r+"/"+P+"/input_audio/fo\
rmat",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:r+"/"+P+"/input_audio/format",schemaPath:"\
schema:ContentPart/properties/input_audio/properties/format/type",keyword:"type",params:{type:"strin\
g"}}],!1;var B=$===e}else var B=!0}else return V.errors=[{instancePath:r+"/"+P+"/input_audio",schemaPath:"\
schema:ContentPart/properties/input_audio/type",keyword:"type",params:{type:"object"}}],!1;var b=_===
e}else var b=!0;if(b)if(c.file!==void 0){let u=c.file,_=e;if(e===_)if(u&&typeof u=="object"&&!Array.
isArray(u)){let M;if(u.file_data===void 0&&(M="file_data"))return V.errors=[{instancePath:r+"/"+P+"/\
file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"required",params:{missingProperty:M}}],
!1;if(u.file_data!==void 0){let C=u.file_data,$=e;if(e===$)if(typeof C=="string"){if(J(C,8388608))return V.
errors=[{instancePath:r+"/"+P+"/file/file_data",schemaPath:"schema:ContentPart/properties/file/prope\
rties/file_data/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return V.errors=[{instancePath:r+
"/"+P+"/file/file_data",schemaPath:"schema:ContentPart/properties/file/properties/file_data/type",keyword:"\
type",params:{type:"string"}}],!1;var j=$===e}else var j=!0;if(j){if(u.filename!==void 0){let C=u.filename,
$=e;if(typeof C!="string"&&C!==null)return V.errors=[{instancePath:r+"/"+P+"/file/filename",schemaPath:"\
schema:ContentPart/properties/file/properties/filename/type",keyword:"type",params:{type:er.properties.
file.properties.filename.type}}],!1;if(e===$&&typeof C=="string"&&J(C,1024))return V.errors=[{instancePath:r+
"/"+P+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/filename/maxLength",
keyword:"maxLength",params:{limit:1024}}],!1;var j=$===e}else var j=!0;if(j)if(u.file_id!==void 0){let C=e;
if(u.file_id!==null)return V.errors=[{instancePath:r+"/"+P+"/file/file_id",schemaPath:"schema:Conten\
tPart/properties/file/properties/file_id/type",keyword:"type",params:{type:"null"}}],!1;var j=C===e}else
var j=!0}}else return V.errors=[{instancePath:r+"/"+P+"/file",schemaPath:"schema:ContentPart/propert\
ies/file/type",keyword:"type",params:{type:"object"}}],!1;var b=_===e}else var b=!0}}}}}else return V.
errors=[{instancePath:r+"/"+P,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=g===e;if(!a)break}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return V.errors=t,e===0}V.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function S(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=S.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let a=e,
f=!0,l=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.role===void 0&&(q="role")){let k={};
t===null?t=[k]:t.push(k),e++}else if(s.role!==void 0&&s.role!=="assistant"){let k={};t===null?t=[k]:
t.push(k),e++}}var d=l===e;e=a,t!==null&&(a?t.length=a:t=null);let n;if(d){let q=e,k=e,z=!1,o=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let O;if(s.content===void 0&&(O="content")){let M={instancePath:r,
schemaPath:"#/then/anyOf/0/required",keyword:"required",params:{missingProperty:O}};t===null?t=[M]:t.
push(M),e++}else if(s.content!==void 0){let M=s.content;if(typeof M!="string"&&!Array.isArray(M)){let C={
instancePath:r+"/content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{
type:ce.then.anyOf[0].properties.content.type}};t===null?t=[C]:t.push(C),e++}}}var y=o===e;if(z=z||y,
y){var i={};i.content=!0}let x=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.tool_calls===
void 0&&(O="tool_calls")){let M={instancePath:r,schemaPath:"#/then/anyOf/1/required",keyword:"requir\
ed",params:{missingProperty:O}};t===null?t=[M]:t.push(M),e++}else if(s.tool_calls!==void 0){let M=s.
tool_calls;if(e===e)if(Array.isArray(M)){if(M.length<1){let $={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[$]:t.
push($),e++}}else{let $={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_cal\
ls/type",keyword:"type",params:{type:"array"}};t===null?t=[$]:t.push($),e++}}}var y=x===e;z=z||y,y&&
i!==!0&&(i=i||{},i.tool_calls=!0);let u=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.refusal===
void 0&&(O="refusal")){let M={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:O}};t===null?t=[M]:t.push(M),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let M={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[M]:t.push(M),e++}}var y=u===e;if(z=z||y,y&&i!==!0&&(i=i||{},
i.refusal=!0),z)e=k,t!==null&&(k?t.length=k:t=null);else{let O={instancePath:r,schemaPath:"#/then/an\
yOf",keyword:"anyOf",params:{}};return t===null?t=[O]:t.push(O),e++,S.errors=t,!1}if(e===q&&s&&typeof s==
"object"&&!Array.isArray(s)&&(i!==!0&&(i=i||{},i.content=!0),s.content!==void 0)){let O=s.content;if(Array.
isArray(O)){var h=!0;let M=O.length;for(let C=0;C<M;C++){let $=O[C],A=e;if($&&typeof $=="object"&&!Array.
isArray($)&&$.type!==void 0){let H=$.type;if(!(H==="text"||H==="refusal"))return S.errors=[{instancePath:r+
"/content/"+C+"/type",schemaPath:"#/then/properties/content/items/properties/type/enum",keyword:"enu\
m",params:{allowedValues:ce.then.properties.content.items.properties.type.enum}}],!1}var h=A===e;if(!h)
break}}}var d=q===e;f=d,f&&i!==!0&&(i=i||{},i.role=!0),n="then"}else{let q=e,k=e,z=!0,o=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.role===void 0&&(u="role")){let _={};t===null?t=[_]:t.push(_),
e++}else if(s.role!==void 0){let _=s.role;if(!(_==="developer"||_==="system"||_==="user"||_==="tool")){
let O={};t===null?t=[O]:t.push(O),e++}}}var m=o===e;if(e=k,t!==null&&(k?t.length=k:t=null),m){let u=e,
_=e,O=!0,M=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let A={};
t===null?t=[A]:t.push(A),e++}var v=M===e;e=_,t!==null&&(_?t.length=_:t=null);let C;if(v){let A=e;if(s&&
typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let H=s.content;if(Array.isArray(H)){var b=!0;
let Z=H.length;for(let Y=0;Y<Z;Y++){let K=H[Y],fe=e;if(K&&typeof K=="object"&&!Array.isArray(K)&&K.type!==
void 0){let G=K.type;if(!(G==="text"||G==="image_url"||G==="input_audio"||G==="file"))return S.errors=
[{instancePath:r+"/content/"+Y+"/type",schemaPath:"#/else/then/then/properties/content/items/propert\
ies/type/enum",keyword:"enum",params:{allowedValues:ce.else.then.then.properties.content.items.properties.
type.enum}}],!1}var b=fe===e;if(!b)break}}}var v=A===e;if(O=v,O){var w={};w.content=!0,w.role=!0}C="\
then"}else{let A=e,I=e,H=!0,Z=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!==
"tool"){let K={};t===null?t=[K]:t.push(K),e++}var B=Z===e;if(e=I,t!==null&&(I?t.length=I:t=null),B){
let K=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let Pe;if(s.tool_call_id===void 0&&(Pe="tool_ca\
ll_id"))return S.errors=[{instancePath:r,schemaPath:"#/else/then/else/then/required",keyword:"requir\
ed",params:{missingProperty:Pe}}],!1;if(s.tool_call_id!==void 0&&typeof s.tool_call_id!="string")return S.
errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/then/else/then/properties/tool_call_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1}var B=K===e;if(H=B,H){var j={};j.tool_call_id=!0,j.role=
!0}}if(!H){let K={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[K]:t.push(K),e++,S.errors=t,!1}if(e===A&&s&&typeof s=="object"&&!Array.isArray(
s)&&(j!==!0&&(j=j||{},j.content=!0),s.content!==void 0)){let K=s.content;if(Array.isArray(K)){var E=!0;
let fe=K.length;for(let Pe=0;Pe<fe;Pe++){let G=K[Pe],je=e;if(G&&typeof G=="object"&&!Array.isArray(G)&&
G.type!==void 0&&G.type!=="text")return S.errors=[{instancePath:r+"/content/"+Pe+"/type",schemaPath:"\
#/else/then/else/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:ce.
else.then.else.properties.content.items.properties.type.enum}}],!1;var E=je===e;if(!E)break}}}var v=A===
e;O=v,O&&w!==!0&&j!==void 0&&(j===!0?w=!0:(w=w||{},Object.assign(w,j))),C="else"}if(!O){let A={instancePath:r,
schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:C}};return t===null?t=[A]:t.push(A),
e++,S.errors=t,!1}if(e===u&&s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.content===void 0&&(A=
"content"))return S.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:A}}],!1;if(w!==!0&&(w=w||{},w.content=!0),s.content!==void 0){let I=s.content;if(typeof I!=
"string"&&!Array.isArray(I))return S.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/prop\
erties/content/type",keyword:"type",params:{type:ce.else.then.properties.content.type}}],!1}}var m=u===
e;z=m,z&&w!==!0&&(w=w||{},w.role=!0)}if(!z){let u={instancePath:r,schemaPath:"#/else/if",keyword:"if",
params:{failingKeyword:"then"}};return t===null?t=[u]:t.push(u),e++,S.errors=t,!1}var d=q===e;f=d,f&&
i!==!0&&w!==void 0&&(w===!0?i=!0:(i=i||{},Object.assign(i,w))),n="else"}if(!f){let q={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return t===null?t=[q]:t.push(q),e++,S.errors=
t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.role===void 0&&(q="role"))return S.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;if(i!==
!0&&(i=i||{},i.role=!0,i.content=!0,i.name=!0,i.refusal=!0,i.tool_calls=!0,i.tool_call_id=!0,i.reasoning=
!0,i.reasoning_content=!0,i.audio=!0,i.function_call=!0),s.role!==void 0){let k=s.role,z=e;if(typeof k!=
"string")return S.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"}}],!1;if(!(k==="developer"||k==="system"||k==="user"||k==="assistant"||k==="to\
ol"))return S.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{
allowedValues:ce.properties.role.enum}}],!1;var P=z===e}else var P=!0;if(P){if(s.content!==void 0){let k=s.
content,z=e,o=e,x=!1,u=e;if(e===e)if(typeof k=="string"){if(J(k,8388608)){let $={instancePath:r+"/co\
ntent",schemaPath:"schema:ContentText/maxLength",keyword:"maxLength",params:{limit:8388608}};t===null?
t=[$]:t.push($),e++}}else{let $={instancePath:r+"/content",schemaPath:"schema:ContentText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[$]:t.push($),e++}var c=u===e;x=x||c;let O=e;V(k,{instancePath:r+
"/content",parentData:s,parentDataProperty:"content",rootData:N,dynamicAnchors:F})||(t=t===null?V.errors:
t.concat(V.errors),e=t.length);var c=O===e;x=x||c;let M=e;if(k!==null){let $={instancePath:r+"/conte\
nt",schemaPath:"#/properties/content/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[
$]:t.push($),e++}var c=M===e;if(x=x||c,x)e=o,t!==null&&(o?t.length=o:t=null);else{let $={instancePath:r+
"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[$]:
t.push($),e++,S.errors=t,!1}var P=z===e}else var P=!0;if(P){if(s.name!==void 0){let k=s.name,z=e;if(typeof k!=
"string"&&k!==null)return S.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:ce.properties.name.type}}],!1;if(e===z&&typeof k=="string"&&J(k,256))return S.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var P=z===e}else var P=!0;if(P){if(s.refusal!==void 0){let k=s.refusal,z=e;if(typeof k!="string"&&
k!==null)return S.errors=[{instancePath:r+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"\
type",params:{type:ce.properties.refusal.type}}],!1;if(e===z&&typeof k=="string"&&J(k,8388608))return S.
errors=[{instancePath:r+"/refusal",schemaPath:"#/properties/refusal/maxLength",keyword:"maxLength",params:{
limit:8388608}}],!1;var P=z===e}else var P=!0;if(P){if(s.tool_calls!==void 0){let k=s.tool_calls,z=e;
if(!Array.isArray(k)&&k!==null)return S.errors=[{instancePath:r+"/tool_calls",schemaPath:"#/properti\
es/tool_calls/type",keyword:"type",params:{type:ce.properties.tool_calls.type}}],!1;if(e===z&&Array.
isArray(k)){if(k.length>256)return S.errors=[{instancePath:r+"/tool_calls",schemaPath:"#/properties/\
tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var g=!0;let x=k.length;for(let u=0;u<
x;u++){let _=k[u],O=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let $;if(_.id===void 0&&
($="id")||_.type===void 0&&($="type")||_.function===void 0&&($="function"))return S.errors=[{instancePath:r+
"/tool_calls/"+u,schemaPath:"schema:ToolCall/required",keyword:"required",params:{missingProperty:$}}],
!1;if(_.id!==void 0){let A=_.id,I=e;if(e===I)if(typeof A=="string"){if(J(A,256))return S.errors=[{instancePath:r+
"/tool_calls/"+u+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return S.errors=[{instancePath:r+"/tool_calls/"+u+"/id",schemaPath:"schema:Tool\
Call/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var pe=I===e}else var pe=!0;if(pe){
if(_.type!==void 0){let A=_.type,I=e;if(typeof A!="string")return S.errors=[{instancePath:r+"/tool_c\
alls/"+u+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(A!=="function")return S.errors=[{instancePath:r+"/tool_calls/"+u+"/type",schemaPath:"sc\
hema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:jt.properties.type.enum}}],
!1;var pe=I===e}else var pe=!0;if(pe)if(_.function!==void 0){let A=_.function,I=e;if(e===I)if(A&&typeof A==
"object"&&!Array.isArray(A)){let Z;if(A.name===void 0&&(Z="name")||A.arguments===void 0&&(Z="argumen\
ts"))return S.errors=[{instancePath:r+"/tool_calls/"+u+"/function",schemaPath:"schema:ToolCall/prope\
rties/function/required",keyword:"required",params:{missingProperty:Z}}],!1;if(A.name!==void 0){let Y=A.
name,K=e;if(e===K)if(typeof Y=="string"){if(J(Y,256))return S.errors=[{instancePath:r+"/tool_calls/"+
u+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return S.errors=[{instancePath:r+"/tool_calls/"+u+"/function\
/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var Q=K===e}else var Q=!0;if(Q)if(A.arguments!==void 0){let Y=A.arguments,K=e;if(e===
K)if(typeof Y=="string"){if(J(Y,8388608))return S.errors=[{instancePath:r+"/tool_calls/"+u+"/functio\
n/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLength",keyword:"\
maxLength",params:{limit:8388608}}],!1}else return S.errors=[{instancePath:r+"/tool_calls/"+u+"/func\
tion/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/type",keyword:"\
type",params:{type:"string"}}],!1;var Q=K===e}else var Q=!0}else return S.errors=[{instancePath:r+"/\
tool_calls/"+u+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var pe=I===e}else var pe=!0}}else return S.errors=[{instancePath:r+"/tool_calls/"+
u,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var g=O===e;if(!g)break}}}
var P=z===e}else var P=!0;if(P){if(s.tool_call_id!==void 0){let k=s.tool_call_id,z=e;if(typeof k!="s\
tring"&&k!==null)return S.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:ce.properties.tool_call_id.type}}],!1;if(e===z&&typeof k=="str\
ing"&&J(k,256))return S.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var P=z===e}else var P=!0;if(P){if(s.reasoning!==
void 0){let k=s.reasoning,z=e;if(typeof k!="string"&&k!==null)return S.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:ce.properties.reasoning.
type}}],!1;if(e===z&&typeof k=="string"&&J(k,8388608))return S.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var P=z===
e}else var P=!0;if(P){if(s.reasoning_content!==void 0){let k=s.reasoning_content,z=e;if(typeof k!="s\
tring"&&k!==null)return S.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reas\
oning_content/type",keyword:"type",params:{type:ce.properties.reasoning_content.type}}],!1;if(e===z&&
typeof k=="string"&&J(k,8388608))return S.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#\
/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var P=z===e}else
var P=!0;if(P){if(s.audio!==void 0){let k=e;if(s.audio!==null)return S.errors=[{instancePath:r+"/aud\
io",schemaPath:"#/properties/audio/type",keyword:"type",params:{type:"null"}}],!1;var P=k===e}else var P=!0;
if(P)if(s.function_call!==void 0){let k=e;if(s.function_call!==null)return S.errors=[{instancePath:r+
"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:"null"}}],
!1;var P=k===e}else var P=!0}}}}}}}}}else return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return S.errors=t,p.props=i,e===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function ve(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>4)return ve.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:4}}],!1;{var a=!0;let f=s.length;for(let l=0;l<f;l++){let d=s[l],n=e;if(e===
e)if(typeof d=="string"){if(J(d,4096))return ve.errors=[{instancePath:r+"/"+l,schemaPath:"schema:Sto\
pText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ve.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e;if(!a)
break}}}else return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return ve.errors=t,e===0}ve.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var rr={type:"\
object",required:["type","function"],properties:{type:{type:"string",enum:["function"]},function:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z\
0-9_-]+$"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"schema:Jso\
nSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};var $r=new RegExp("^[a-zA-Z0-9_-]+$","u");function te(s,{instancePath:r="",parentData:T,parentDataProperty:D,
rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=te.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===
void 0&&(d="type")||s.function===void 0&&(d="function"))return te.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.type!==void 0){let n=s.type,i=e;
if(typeof n!="string")return te.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"}}],!1;if(n!=="function")return te.errors=[{instancePath:r+"/typ\
e",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:rr.properties.type.enum}}],
!1;var a=i===e}else var a=!0;if(a)if(s.function!==void 0){let n=s.function,i=e;if(e===i)if(n&&typeof n==
"object"&&!Array.isArray(n)){let h;if(n.name===void 0&&(h="name"))return te.errors=[{instancePath:r+
"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:h}}],
!1;if(n.name!==void 0){let m=n.name,v=e;if(e===v)if(typeof m=="string"){if(J(m,64))return te.errors=
[{instancePath:r+"/function/name",schemaPath:"#/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Ae(m,1))return te.errors=[{instancePath:r+"/function/name",schemaPath:"\
#/properties/function/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$r.test(
m))return te.errors=[{instancePath:r+"/function/name",schemaPath:"#/properties/function/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return te.errors=[{instancePath:r+
"/function/name",schemaPath:"#/properties/function/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var f=v===e}else var f=!0;if(f){if(n.description!==void 0){let m=n.description,v=e;if(typeof m!=
"string"&&m!==null)return te.errors=[{instancePath:r+"/function/description",schemaPath:"#/propertie\
s/function/properties/description/type",keyword:"type",params:{type:rr.properties.function.properties.
description.type}}],!1;if(e===v&&typeof m=="string"&&J(m,65536))return te.errors=[{instancePath:r+"/\
function/description",schemaPath:"#/properties/function/properties/description/maxLength",keyword:"m\
axLength",params:{limit:65536}}],!1;var f=v===e}else var f=!0;if(f){if(n.parameters!==void 0){let m=n.
parameters,v=e,b=e,w=!1,B=e;if(e===e&&!(m&&typeof m=="object"&&!Array.isArray(m))){let c={instancePath:r+
"/function/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===
null?t=[c]:t.push(c),e++}var l=B===e;w=w||l;let E=e;if(m!==null){let c={instancePath:r+"/function/pa\
rameters",schemaPath:"#/properties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[c]:t.push(c),e++}var l=E===e;if(w=w||l,w)e=b,t!==null&&(b?t.length=b:t=null);else{
let c={instancePath:r+"/function/parameters",schemaPath:"#/properties/function/properties/parameters\
/anyOf",keyword:"anyOf",params:{}};return t===null?t=[c]:t.push(c),e++,te.errors=t,!1}var f=v===e}else
var f=!0;if(f)if(n.strict!==void 0){let m=n.strict,v=e;if(typeof m!="boolean"&&m!==null)return te.errors=
[{instancePath:r+"/function/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"\
type",params:{type:rr.properties.function.properties.strict.type}}],!1;var f=v===e}else var f=!0}}}else
return te.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",
params:{type:"object"}}],!1;var a=i===e}else var a=!0}else return te.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=t,e===0}te.evaluated={props:{type:!0,
function:!0},dynamicProps:!1,dynamicItems:!1};var tr={type:"object",required:["type"],properties:{type:{
type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"object",required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z0-9_-]+$"},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function ee(s,{instancePath:r="",
parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=ee.evaluated;
p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let a=e,f=!0,l=e;if(s&&typeof s=="\
object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let v={};t===null?t=[v]:t.push(v),
e++}else if(s.type!==void 0&&s.type!=="json_schema"){let v={};t===null?t=[v]:t.push(v),e++}}var d=l===
e;if(e=a,t!==null&&(a?t.length=a:t=null),d){let m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let b;
if(s.json_schema===void 0&&(b="json_schema"))return ee.errors=[{instancePath:r,schemaPath:"#/then/re\
quired",keyword:"required",params:{missingProperty:b}}],!1}var d=m===e;if(f=d,f){var n={};n.json_schema=
!0,n.type=!0}}if(!f){let m={instancePath:r,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"th\
en"}};return t===null?t=[m]:t.push(m),e++,ee.errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let m;if(s.type===void 0&&(m="type"))return ee.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(n!==!0&&(n=n||{},n.type=!0,n.json_schema=!0),s.type!==void 0){
let v=s.type,b=e;if(typeof v!="string")return ee.errors=[{instancePath:r+"/type",schemaPath:"#/prope\
rties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="text"||v==="json_object"||v===
"json_schema"))return ee.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:tr.properties.type.enum}}],!1;var i=b===e}else var i=!0;if(i)if(s.json_schema!==
void 0){let v=s.json_schema,b=e;if(e===b)if(v&&typeof v=="object"&&!Array.isArray(v)){let B;if(v.name===
void 0&&(B="name"))return ee.errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_sc\
hema/required",keyword:"required",params:{missingProperty:B}}],!1;if(v.name!==void 0){let j=v.name,E=e;
if(e===E)if(typeof j=="string"){if(J(j,64))return ee.errors=[{instancePath:r+"/json_schema/name",schemaPath:"\
#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Ae(
j,1))return ee.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$r.test(j))return ee.errors=[{instancePath:r+
"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return ee.errors=[{instancePath:r+"/json_schema/name",
schemaPath:"#/properties/json_schema/properties/name/type",keyword:"type",params:{type:"string"}}],!1;
var y=E===e}else var y=!0;if(y){if(v.description!==void 0){let j=v.description,E=e;if(typeof j!="str\
ing"&&j!==null)return ee.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties\
/json_schema/properties/description/type",keyword:"type",params:{type:tr.properties.json_schema.properties.
description.type}}],!1;if(e===E&&typeof j=="string"&&J(j,65536))return ee.errors=[{instancePath:r+"/\
json_schema/description",schemaPath:"#/properties/json_schema/properties/description/maxLength",keyword:"\
maxLength",params:{limit:65536}}],!1;var y=E===e}else var y=!0;if(y){if(v.schema!==void 0){let j=v.schema,
E=e,P=e,c=!1,g=e;if(e===e&&!(j&&typeof j=="object"&&!Array.isArray(j))){let k={instancePath:r+"/json\
_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?
t=[k]:t.push(k),e++}var h=g===e;c=c||h;let Q=e;if(j!==null){let k={instancePath:r+"/json_schema/sche\
ma",schemaPath:"#/properties/json_schema/properties/schema/anyOf/1/type",keyword:"type",params:{type:"\
null"}};t===null?t=[k]:t.push(k),e++}var h=Q===e;if(c=c||h,c)e=P,t!==null&&(P?t.length=P:t=null);else{
let k={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/schema/a\
nyOf",keyword:"anyOf",params:{}};return t===null?t=[k]:t.push(k),e++,ee.errors=t,!1}var y=E===e}else
var y=!0;if(y)if(v.strict!==void 0){let j=v.strict,E=e;if(typeof j!="boolean"&&j!==null)return ee.errors=
[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties/json_schema/properties/strict/type",
keyword:"type",params:{type:tr.properties.json_schema.properties.strict.type}}],!1;var y=E===e}else var y=!0}}}else
return ee.errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"\
type",params:{type:"object"}}],!1;var i=b===e}else var i=!0}else return ee.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=t,p.props=n,e===0}ee.evaluated={
dynamicProps:!0,dynamicItems:!1};function L(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,
dynamicAnchors:F={}}={}){let t=null,e=0,p=L.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.body===void 0&&(c="body"))return L.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;if(s.
body!==void 0){let g=s.body;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){g.stream===void 0&&
(g.stream=!1);let Q;if(g.model===void 0&&(Q="model")||g.messages===void 0&&(Q="messages"))return L.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:Q}}],
!1;if(g.model!==void 0){let q=g.model,k=e;if(e===e)if(typeof q=="string"){if(J(q,256))return L.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Ae(q,1))return L.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=k===e}else var a=!0;if(a){if(g.
messages!==void 0){let q=g.messages,k=e;if(e===k)if(Array.isArray(q)){if(q.length>1e3)return L.errors=
[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;if(q.length<1)return L.errors=[{instancePath:r+"/body/messages",schemaPath:"\
#/properties/body/properties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let o=q.
length;for(let x=0;x<o;x++){let u=e;S(q[x],{instancePath:r+"/body/messages/"+x,parentData:q,parentDataProperty:x,
rootData:N,dynamicAnchors:F})||(t=t===null?S.errors:t.concat(S.errors),e=t.length);var f=u===e;if(!f)
break}}}else return L.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propert\
ies/messages/type",keyword:"type",params:{type:"array"}}],!1;var a=k===e}else var a=!0;if(a){if(g.max_tokens!==
void 0){let q=g.max_tokens,k=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))&&q!==null)return L.
errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",
keyword:"type",params:{type:re.properties.body.properties.max_tokens.type}}],!1;if(e===k&&typeof q==
"number"&&isFinite(q)){if(q>2147483647||isNaN(q))return L.errors=[{instancePath:r+"/body/max_tokens",
schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647}}],!1;if(q<1||isNaN(q))return L.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=k===e}else var a=!0;if(a){if(g.max_completion_tokens!==void 0){let q=g.max_completion_tokens,
k=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))&&q!==null)return L.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:re.properties.body.properties.max_completion_tokens.type}}],!1;if(e===k&&typeof q==
"number"&&isFinite(q)){if(q>2147483647||isNaN(q))return L.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(q<1||isNaN(q))return L.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=k===e}else var a=!0;if(a){if(g.temperature!==void 0){
let q=g.temperature,k=e;if(!(typeof q=="number"&&isFinite(q))&&q!==null)return L.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:re.properties.body.properties.temperature.type}}],!1;if(e===k&&typeof q=="number"&&isFinite(q)){
if(q>2||isNaN(q))return L.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(q<0||isNaN(
q))return L.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=k===e}else var a=!0;
if(a){if(g.top_p!==void 0){let q=g.top_p,k=e;if(!(typeof q=="number"&&isFinite(q))&&q!==null)return L.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:re.properties.body.properties.top_p.type}}],!1;if(e===k&&typeof q=="number"&&isFinite(
q)){if(q>1||isNaN(q))return L.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(q<0||isNaN(q))return L.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=k===e}else var a=!0;if(a){let q=g.stream,k=e;if(typeof q!=
"boolean"&&q!==null)return L.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/pr\
operties/stream/type",keyword:"type",params:{type:re.properties.body.properties.stream.type}}],!1;var a=k===
e;if(a){if(g.stream_options!==void 0){let o=g.stream_options,x=e,u=e,_=!1,O=e;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.include_usage!==void 0){let A=o.include_usage;if(typeof A!="boolea\
n"&&A!==null){let I={instancePath:r+"/body/stream_options/include_usage",schemaPath:"schema:StreamOp\
tions/properties/include_usage/type",keyword:"type",params:{type:Pt.properties.include_usage.type}};
t===null?t=[I]:t.push(I),e++}}}else{let A={instancePath:r+"/body/stream_options",schemaPath:"schema:\
StreamOptions/type",keyword:"type",params:{type:"object"}};t===null?t=[A]:t.push(A),e++}var d=O===e;
if(_=_||d,d){var l={};l.include_usage=!0}let C=e;if(o!==null){let A={instancePath:r+"/body/stream_op\
tions",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[A]:t.push(A),e++}var d=C===e;if(_=_||d,_)e=u,t!==null&&(u?t.length=u:t=null);else{
let A={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options\
/anyOf",keyword:"anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,L.errors=t,!1}var a=x===e}else
var a=!0;if(a){if(g.n!==void 0){let o=g.n,x=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null)return L.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/type",
keyword:"type",params:{type:re.properties.body.properties.n.type}}],!1;if(e===x&&typeof o=="number"&&
isFinite(o)){if(o>1||isNaN(o))return L.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/bo\
dy/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<1||isNaN(o))return L.
errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1}}],!1}var a=x===e}else var a=!0;if(a){if(g.stop!==void 0){let o=g.
stop,x=e,u=e,_=!1,O=e;if(e===e)if(typeof o=="string"){if(J(o,4096)){let I={instancePath:r+"/body/sto\
p",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?t=[I]:t.
push(I),e++}}else{let I={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",
params:{type:"string"}};t===null?t=[I]:t.push(I),e++}var n=O===e;_=_||n;let C=e;ve(o,{instancePath:r+
"/body/stop",parentData:g,parentDataProperty:"stop",rootData:N,dynamicAnchors:F})||(t=t===null?ve.errors:
t.concat(ve.errors),e=t.length);var n=C===e;_=_||n;let $=e;if(o!==null){let I={instancePath:r+"/body\
/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};
t===null?t=[I]:t.push(I),e++}var n=$===e;if(_=_||n,_)e=u,t!==null&&(u?t.length=u:t=null);else{let I={
instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[I]:t.push(I),e++,L.errors=t,!1}var a=x===e}else var a=!0;if(a){if(g.seed!==void 0){
let o=g.seed,x=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return L.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"type",params:{
type:re.properties.body.properties.seed.type}}],!1;if(e===x&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return L.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<-9007199254740991||
isNaN(o))return L.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1}var a=x===e}else var a=!0;
if(a){if(g.frequency_penalty!==void 0){let o=g.frequency_penalty,x=e;if(!(typeof o=="number"&&isFinite(
o))&&o!==null)return L.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/bo\
dy/properties/frequency_penalty/type",keyword:"type",params:{type:re.properties.body.properties.frequency_penalty.
type}}],!1;if(e===x&&typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o))return L.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2}}],!1;if(o<-2||isNaN(o))return L.errors=[{instancePath:r+"/\
body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2}}],!1}var a=x===e}else var a=!0;if(a){if(g.presence_penalty!==
void 0){let o=g.presence_penalty,x=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return L.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
type",keyword:"type",params:{type:re.properties.body.properties.presence_penalty.type}}],!1;if(e===x&&
typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o))return L.errors=[{instancePath:r+"/body/presence_p\
enalty",schemaPath:"#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(o<-2||isNaN(o))return L.errors=[{instancePath:r+"/body/presence_pen\
alty",schemaPath:"#/properties/body/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-2}}],!1}var a=x===e}else var a=!0;if(a){if(g.logit_bias!==void 0){let o=g.logit_bias,x=e,
u=e,_=!1,O=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o))if(Object.keys(o).length>1024){let A={
instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitBias/maxProperties",keyword:"maxProperties",
params:{limit:1024}};t===null?t=[A]:t.push(A),e++}else for(let A in o){let I=o[A],H=e;if(e===H)if(typeof I==
"number"&&isFinite(I)){if(I>100||isNaN(I)){let Z={instancePath:r+"/body/logit_bias/"+A.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:100}};t===null?t=[Z]:t.push(Z),e++}else if(I<-100||isNaN(I)){let Z={
instancePath:r+"/body/logit_bias/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Logit\
Bias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};t===null?t=
[Z]:t.push(Z),e++}}else{let Z={instancePath:r+"/body/logit_bias/"+A.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"number"}};
t===null?t=[Z]:t.push(Z),e++}var i=H===e;if(!i)break}else{let A={instancePath:r+"/body/logit_bias",schemaPath:"\
schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[A]:t.push(A),e++}var y=O===
e;_=_||y;let C=e;if(o!==null){let A={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body\
/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[A]:t.push(A),e++}
var y=C===e;if(_=_||y,_)e=u,t!==null&&(u?t.length=u:t=null);else{let A={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[A]:t.push(A),e++,L.errors=t,!1}var a=x===e}else var a=!0;if(a){if(g.logprobs!==void 0){let o=g.
logprobs,x=e;if(typeof o!="boolean"&&o!==null)return L.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:re.properties.body.properties.
logprobs.type}}],!1;var a=x===e}else var a=!0;if(a){if(g.top_logprobs!==void 0){let o=g.top_logprobs,
x=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return L.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:re.properties.body.properties.top_logprobs.type}}],!1;if(e===x&&typeof o=="number"&&isFinite(o)){
if(o>20||isNaN(o))return L.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bod\
y/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],!1;if(o<0||
isNaN(o))return L.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=x===e}else var a=!0;
if(a){if(g.tools!==void 0){let o=g.tools,x=e;if(!Array.isArray(o)&&o!==null)return L.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:re.properties.
body.properties.tools.type}}],!1;if(e===x&&Array.isArray(o)){if(o.length>128)return L.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:128}}],
!1;{var h=!0;let _=o.length;for(let O=0;O<_;O++){let M=e;te(o[O],{instancePath:r+"/body/tools/"+O,parentData:o,
parentDataProperty:O,rootData:N,dynamicAnchors:F})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);
var h=M===e;if(!h)break}}}var a=x===e}else var a=!0;if(a){if(g.tool_choice!==void 0){let o=g.tool_choice,
x=e,u=e,_=!1,O=e;if(typeof o!="string"){let I={instancePath:r+"/body/tool_choice",schemaPath:"schema\
:ToolMode/type",keyword:"type",params:{type:"string"}};t===null?t=[I]:t.push(I),e++}if(!(o==="none"||
o==="auto"||o==="required")){let I={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/e\
num",keyword:"enum",params:{allowedValues:wt.enum}};t===null?t=[I]:t.push(I),e++}var b=O===e;_=_||b;
let M=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let I;if(o.type===void 0&&(I="type")||
o.function===void 0&&(I="function")){let H={instancePath:r+"/body/tool_choice",schemaPath:"schema:Na\
medTool/required",keyword:"required",params:{missingProperty:I}};t===null?t=[H]:t.push(H),e++}else{if(o.
type!==void 0){let H=o.type,Z=e;if(typeof H!="string"){let Y={instancePath:r+"/body/tool_choice/type",
schemaPath:"schema:NamedTool/properties/type/type",keyword:"type",params:{type:"string"}};t===null?t=
[Y]:t.push(Y),e++}if(H!=="function"){let Y={instancePath:r+"/body/tool_choice/type",schemaPath:"sche\
ma:NamedTool/properties/type/enum",keyword:"enum",params:{allowedValues:xt.properties.type.enum}};t===
null?t=[Y]:t.push(Y),e++}var m=Z===e}else var m=!0;if(m)if(o.function!==void 0){let H=o.function,Z=e;
if(e===Z)if(H&&typeof H=="object"&&!Array.isArray(H)){let K;if(H.name===void 0&&(K="name")){let fe={
instancePath:r+"/body/tool_choice/function",schemaPath:"schema:NamedTool/properties/function/require\
d",keyword:"required",params:{missingProperty:K}};t===null?t=[fe]:t.push(fe),e++}else if(H.name!==void 0){
let fe=H.name;if(e===e)if(typeof fe=="string"){if(J(fe,64)){let G={instancePath:r+"/body/tool_choice\
/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}};t===null?t=[G]:t.push(G),e++}else if(Ae(fe,1)){let G={instancePath:r+"\
/body/tool_choice/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1}};t===null?t=[G]:t.push(G),e++}}else{let G={instancePath:r+
"/body/tool_choice/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}};t===null?t=[G]:t.push(G),e++}}}else{let K={instancePath:r+
"/body/tool_choice/function",schemaPath:"schema:NamedTool/properties/function/type",keyword:"type",params:{
type:"object"}};t===null?t=[K]:t.push(K),e++}var m=Z===e}else var m=!0}}else{let I={instancePath:r+"\
/body/tool_choice",schemaPath:"schema:NamedTool/type",keyword:"type",params:{type:"object"}};t===null?
t=[I]:t.push(I),e++}var b=M===e;if(_=_||b,b){var v={};v.type=!0,v.function=!0}let $=e;if(o!==null){let I={
instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",
keyword:"type",params:{type:"null"}};t===null?t=[I]:t.push(I),e++}var b=$===e;if(_=_||b,_)e=u,t!==null&&
(u?t.length=u:t=null);else{let I={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/p\
roperties/tool_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[I]:t.push(I),e++,L.errors=
t,!1}var a=x===e}else var a=!0;if(a){if(g.parallel_tool_calls!==void 0){let o=g.parallel_tool_calls,
x=e;if(typeof o!="boolean"&&o!==null)return L.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"\
#/properties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:re.properties.body.
properties.parallel_tool_calls.type}}],!1;var a=x===e}else var a=!0;if(a){if(g.response_format!==void 0){
let o=g.response_format,x=e,u=e,_=!1,O=e;ee(o,{instancePath:r+"/body/response_format",parentData:g,parentDataProperty:"\
response_format",rootData:N,dynamicAnchors:F})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);
var w=O===e;_=_||w;let M=e;if(o!==null){let $={instancePath:r+"/body/response_format",schemaPath:"#/\
properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[$]:t.push($),e++}var w=M===e;if(_=_||w,_)e=u,t!==null&&(u?t.length=u:t=null);else{let $={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[$]:t.push($),e++,L.errors=t,!1}var a=x===e}else var a=!0;if(a){if(g.
reasoning_effort!==void 0){let o=g.reasoning_effort,x=e;if(typeof o!="string"&&o!==null)return L.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:re.properties.body.properties.reasoning_effort.type}}],!1;if(e===x&&
typeof o=="string"&&J(o,64))return L.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=x===
e}else var a=!0;if(a){if(g.user!==void 0){let o=g.user,x=e;if(typeof o!="string"&&o!==null)return L.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:re.properties.body.properties.user.type}}],!1;if(e===x&&typeof o=="string"&&J(o,1024))
return L.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var a=x===e}else var a=!0;if(a){if(g.prompt_cache_key!==
void 0){let o=g.prompt_cache_key,x=e;if(typeof o!="string"&&o!==null)return L.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:re.properties.body.properties.prompt_cache_key.type}}],!1;if(e===x&&typeof o=="stri\
ng"&&J(o,1024))return L.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=x===e}else
var a=!0;if(a){if(g.metadata!==void 0){let o=g.metadata,x=e,u=e,_=!1,O=e;if(e===e)if(o&&typeof o=="o\
bject"&&!Array.isArray(o))if(Object.keys(o).length>16){let A={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[A]:t.push(A),e++}else
for(let A in o){let I=o[A],H=e;if(e===H)if(typeof I=="string"){if(J(I,512)){let Z={instancePath:r+"/\
body/metadata/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[Z]:t.push(Z),e++}}else{let Z={instancePath:r+
"/body/metadata/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[Z]:t.push(Z),e++}var B=H===e;if(!B)
break}else{let A={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[A]:t.push(A),e++}var j=O===e;_=_||j;let C=e;if(o!==null){let A={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[A]:t.push(A),e++}var j=C===e;if(_=_||j,_)e=u,t!==null&&(u?t.length=u:t=null);else{
let A={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,L.errors=t,!1}var a=x===e}else var a=!0;if(a){
if(g.modalities!==void 0){let o=g.modalities,x=e;if(!Array.isArray(o)&&o!==null)return L.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:re.properties.body.properties.modalities.type}}],!1;if(e===x&&Array.isArray(o)){if(o.length>8)return L.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var E=!0;let _=o.length;for(let O=0;O<_;O++){let M=o[O],
C=e;if(typeof M!="string")return L.errors=[{instancePath:r+"/body/modalities/"+O,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(M!=="text")return L.errors=[{instancePath:r+
"/body/modalities/"+O,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:At.enum}}],
!1;var E=C===e;if(!E)break}}}var a=x===e}else var a=!0;if(a){if(g.audio!==void 0){let o=e;if(g.audio!==
null)return L.errors=[{instancePath:r+"/body/audio",schemaPath:"#/properties/body/properties/audio/t\
ype",keyword:"type",params:{type:"null"}}],!1;var a=o===e}else var a=!0;if(a){if(g.functions!==void 0){
let o=e;if(g.functions!==null)return L.errors=[{instancePath:r+"/body/functions",schemaPath:"#/prope\
rties/body/properties/functions/type",keyword:"type",params:{type:"null"}}],!1;var a=o===e}else var a=!0;
if(a){if(g.function_call!==void 0){let o=e;if(g.function_call!==null)return L.errors=[{instancePath:r+
"/body/function_call",schemaPath:"#/properties/body/properties/function_call/type",keyword:"type",params:{
type:"null"}}],!1;var a=o===e}else var a=!0;if(a){if(g.web_search_options!==void 0){let o=e;if(g.web_search_options!==
null)return L.errors=[{instancePath:r+"/body/web_search_options",schemaPath:"#/properties/body/prope\
rties/web_search_options/type",keyword:"type",params:{type:"null"}}],!1;var a=o===e}else var a=!0;if(a){
if(g.top_k!==void 0){let o=g.top_k,x=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return L.errors=
[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/type",keyword:"type",params:{
type:re.properties.body.properties.top_k.type}}],!1;if(e===x&&typeof o=="number"&&isFinite(o)){if(o>
2147483647||isNaN(o))return L.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/pr\
operties/top_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(o<-1||isNaN(
o))return L.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/min\
imum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}var a=x===e}else var a=!0;if(a){if(g.
min_p!==void 0){let o=g.min_p,x=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return L.errors=[{
instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"type",params:{
type:re.properties.body.properties.min_p.type}}],!1;if(e===x&&typeof o=="number"&&isFinite(o)){if(o>
1||isNaN(o))return L.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<0||isNaN(o))return L.errors=
[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=x===e}else var a=!0;if(a){if(g.repetition_penalty!==
void 0){let o=g.repetition_penalty,x=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return L.errors=
[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_pena\
lty/type",keyword:"type",params:{type:re.properties.body.properties.repetition_penalty.type}}],!1;if(e===
x&&typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return L.errors=[{instancePath:r+"/body/repeti\
tion_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10}}],!1;if(o<0||isNaN(o))return L.errors=[{instancePath:r+"/body/repe\
tition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=x===e}else var a=!0;if(a)if(g.reasoning!==void 0){let o=g.
reasoning,x=e,u=e,_=!1,O=e;if(typeof o!="boolean"){let I={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[I]:t.push(I),e++}var P=O===
e;_=_||P;let M=e;if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let I={instancePath:r+"/body\
/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};t===null?
t=[I]:t.push(I),e++}var P=M===e;_=_||P;let $=e;if(o!==null){let I={instancePath:r+"/body/reasoning",
schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{type:"null"}};
t===null?t=[I]:t.push(I),e++}var P=$===e;if(_=_||P,_)e=u,t!==null&&(u?t.length=u:t=null);else{let I={
instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[I]:t.push(I),e++,L.errors=t,!1}var a=x===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return L.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return L.errors=t,e===0}L.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Dr=ae,Ve={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:ModelName"},input:{anyOf:[{$ref:"sche\
ma:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:Embe\
ddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function ye(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>2048)return ye.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:2048}}],!1;if(s.length<1)return ye.errors=[{instancePath:r,schemaPath:"#/min\
Items",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let f=s.length;for(let l=0;l<f;l++){let d=s[l],
n=e;if(e===e)if(typeof d=="string"){if(J(d,8388608))return ye.errors=[{instancePath:r+"/"+l,schemaPath:"\
schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;if(Ae(d,1))return ye.
errors=[{instancePath:r+"/"+l,schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ye.errors=[{instancePath:r+"/"+l,schemaPath:"schema:EmbeddingText/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===e;if(!a)break}}}else return ye.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return ye.errors=t,e===0}ye.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ie(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>131072)return ie.errors=[{instancePath:r,schemaPath:"#/maxItems",
keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return ie.errors=[{instancePath:r,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let f=s.length;for(let l=0;l<f;l++){let d=s[l],
n=e,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ie.errors=[{instancePath:r+"\
/"+l,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d==
"number"&&isFinite(d)){if(d>2147483647||isNaN(d))return ie.errors=[{instancePath:r+"/"+l,schemaPath:"\
schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(d<0||isNaN(
d))return ie.errors=[{instancePath:r+"/"+l,schemaPath:"schema:TokenId/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=n===e;if(!a)break}}}else return ie.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return ie.errors=t,e===0}ie.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ke(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>2048)return ke.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:2048}}],!1;if(s.length<1)return ke.errors=[{instancePath:r,schemaPath:"#/min\
Items",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let f=s.length;for(let l=0;l<f;l++){let d=e;
ie(s[l],{instancePath:r+"/"+l,parentData:s,parentDataProperty:l,rootData:N,dynamicAnchors:F})||(t=t===
null?ie.errors:t.concat(ie.errors),e=t.length);var a=d===e;if(!a)break}}}else return ke.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ke.errors=t,e===0}ke.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function ae(s,{instancePath:r="",parentData:T,parentDataProperty:D,
rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=ae.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.body===void 0&&
(d="body"))return ae.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let y;if(n.
model===void 0&&(y="model")||n.input===void 0&&(y="input"))return ae.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:y}}],!1;if(n.model!==
void 0){let h=n.model,m=e;if(e===e)if(typeof h=="string"){if(J(h,256))return ae.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ae(
h,1))return ae.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+"/body/model",schemaPath:"sc\
hema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(n.
input!==void 0){let h=n.input,m=e,v=e,b=!1,w=e;if(e===e)if(typeof h=="string"){if(J(h,8388608)){let g={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{
limit:8388608}};t===null?t=[g]:t.push(g),e++}else if(Ae(h,1)){let g={instancePath:r+"/body/input",schemaPath:"\
schema:EmbeddingText/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[g]:t.push(g),e++}}else{
let g={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/type",keyword:"type",params:{type:"\
string"}};t===null?t=[g]:t.push(g),e++}var l=w===e;b=b||l;let j=e;ye(h,{instancePath:r+"/body/input",
parentData:n,parentDataProperty:"input",rootData:N,dynamicAnchors:F})||(t=t===null?ye.errors:t.concat(
ye.errors),e=t.length);var l=j===e;if(b=b||l,l)var f=!0;let E=e;ie(h,{instancePath:r+"/body/input",parentData:n,
parentDataProperty:"input",rootData:N,dynamicAnchors:F})||(t=t===null?ie.errors:t.concat(ie.errors),
e=t.length);var l=E===e;b=b||l,l&&f!==!0&&(f=!0);let P=e;ke(h,{instancePath:r+"/body/input",parentData:n,
parentDataProperty:"input",rootData:N,dynamicAnchors:F})||(t=t===null?ke.errors:t.concat(ke.errors),
e=t.length);var l=P===e;if(b=b||l,l&&f!==!0&&(f=!0),b)e=v,t!==null&&(v?t.length=v:t=null);else{let g={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[g]:t.push(g),e++,ae.errors=t,!1}var a=m===e}else var a=!0;if(a){if(n.encoding_format!==
void 0){let h=n.encoding_format,m=e;if(typeof h!="string"&&h!==null)return ae.errors=[{instancePath:r+
"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_format/type",keyword:"type",
params:{type:Ve.properties.body.properties.encoding_format.type}}],!1;if(!(h==="float"||h==="base64"||
h===null))return ae.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/pr\
operties/encoding_format/enum",keyword:"enum",params:{allowedValues:Ve.properties.body.properties.encoding_format.
enum}}],!1;var a=m===e}else var a=!0;if(a){if(n.dimensions!==void 0){let h=n.dimensions,m=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h))&&h!==null)return ae.errors=[{instancePath:r+"/body/dimensi\
ons",schemaPath:"#/properties/body/properties/dimensions/type",keyword:"type",params:{type:Ve.properties.
body.properties.dimensions.type}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)){if(h>1e6||isNaN(h))
return ae.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimens\
ions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(h<1||isNaN(h))return ae.errors=
[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=m===e}else var a=!0;if(a)if(n.user!==void 0){let h=n.
user,m=e;if(typeof h!="string"&&h!==null)return ae.errors=[{instancePath:r+"/body/user",schemaPath:"\
#/properties/body/properties/user/type",keyword:"type",params:{type:Ve.properties.body.properties.user.
type}}],!1;if(e===m&&typeof h=="string"&&J(h,1024))return ae.errors=[{instancePath:r+"/body/user",schemaPath:"\
#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===
e}else var a=!0}}}}else return ae.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return ae.errors=t,e===0}ae.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Or=Re;function Re(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Re.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Re.errors=t,e===0}Re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Tr=Ue;function Ue(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Ue.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ue.errors=t,e===0}Ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cr=Ze;function Ze(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Ze.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ze.errors=t,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fr=Ke;function Ke(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Ke.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ke.errors=t,e===0}Ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Er=Je;function Je(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Je.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Je.errors=t,e===0}Je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zr=He;function He(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=He.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
He.errors=t,e===0}He.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mr=Le(Se()),Sr=Le(Be()),Rt={...Mr.formats,...Sr.fastFormats},Br=Te;var he=qe,De=Ie,It={type:"object",additionalProperties:!1,required:["index","message","logprobs","fi\
nish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:"null"},tool_calls:{type:"array",minItems:1,maxItems:256,
items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},reasoning_content:{type:"\
string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"null"}]},finish_reason:{
$ref:"schema:FinishReason"}},$id:"schema:Choice"},Nt={type:"object",required:["id","type","function"],
properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["function"]},function:{type:"\
object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},arguments:{type:"\
string",maxLength:8388608}}}},$id:"schema:ToolCall"};var $t={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function U(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=U.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.index===void 0&&(y="index")||s.message===void 0&&
(y="message")||s.logprobs===void 0&&(y="logprobs")||s.finish_reason===void 0&&(y="finish_reason"))return U.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{
let h=e;for(let m in s)if(!(m==="index"||m==="message"||m==="logprobs"||m==="finish_reason")){return U.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(h===e){if(s.index!==void 0){let m=s.index,v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return U.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof m=="number"&&isFinite(m)){if(m>0||isNaN(m))return U.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:0}}],!1;if(m<0||isNaN(m))return U.errors=[{instancePath:r+"/index",schemaPath:"#/propertie\
s/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=v===e}else var a=!0;if(a){
if(s.message!==void 0){let m=s.message,v=e;if(e===v)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;
if(m.role===void 0&&(w="role")||m.content===void 0&&(w="content")||m.refusal===void 0&&(w="refusal"))
return U.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/required",keyword:"requ\
ired",params:{missingProperty:w}}],!1;if(m.role!==void 0){let B=m.role,j=e;if(typeof B!="string")return U.
errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"\
type",params:{type:"string"}}],!1;if(B!=="assistant")return U.errors=[{instancePath:r+"/message/role",
schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assist\
ant"}}],!1;var f=j===e}else var f=!0;if(f){if(m.content!==void 0){let B=m.content,j=e;if(typeof B!="\
string"&&B!==null)return U.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/messa\
ge/properties/content/type",keyword:"type",params:{type:It.properties.message.properties.content.type}}],
!1;if(e===j&&typeof B=="string"&&he(B,33554432))return U.errors=[{instancePath:r+"/message/content",
schemaPath:"#/properties/message/properties/content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var f=j===e}else var f=!0;if(f){if(m.refusal!==void 0){let B=e;if(m.refusal!==null)return U.errors=
[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"\
type",params:{type:"null"}}],!1;var f=B===e}else var f=!0;if(f){if(m.tool_calls!==void 0){let B=m.tool_calls,
j=e;if(e===j)if(Array.isArray(B)){if(B.length>256)return U.errors=[{instancePath:r+"/message/tool_ca\
lls",schemaPath:"#/properties/message/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;if(B.length<1)return U.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/mes\
sage/properties/tool_calls/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let P=B.length;
for(let c=0;c<P;c++){let g=B[c],pe=e;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let k;if(g.
id===void 0&&(k="id")||g.type===void 0&&(k="type")||g.function===void 0&&(k="function"))return U.errors=
[{instancePath:r+"/message/tool_calls/"+c,schemaPath:"schema:ToolCall/required",keyword:"required",params:{
missingProperty:k}}],!1;if(g.id!==void 0){let z=g.id,o=e;if(e===o)if(typeof z=="string"){if(he(z,256))
return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/id",schemaPath:"schema:ToolCall/properti\
es/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+"\
/message/tool_calls/"+c+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(g.type!==void 0){let z=g.type,o=e;if(typeof z!=
"string")return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/type",schemaPath:"schema:ToolCa\
ll/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(z!=="function")return U.errors=
[{instancePath:r+"/message/tool_calls/"+c+"/type",schemaPath:"schema:ToolCall/properties/type/enum",
keyword:"enum",params:{allowedValues:Nt.properties.type.enum}}],!1;var d=o===e}else var d=!0;if(d)if(g.
function!==void 0){let z=g.function,o=e;if(e===o)if(z&&typeof z=="object"&&!Array.isArray(z)){let u;
if(z.name===void 0&&(u="name")||z.arguments===void 0&&(u="arguments"))return U.errors=[{instancePath:r+
"/message/tool_calls/"+c+"/function",schemaPath:"schema:ToolCall/properties/function/required",keyword:"\
required",params:{missingProperty:u}}],!1;if(z.name!==void 0){let _=z.name,O=e;if(e===O)if(typeof _==
"string"){if(he(_,256))return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/function/name",schemaPath:"\
schema:ToolCall/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/function/name",schemaPath:"schem\
a:ToolCall/properties/function/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=O===
e}else var n=!0;if(n)if(z.arguments!==void 0){let _=z.arguments,O=e;if(e===O)if(typeof _=="string"){
if(he(_,8388608))return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/function/arguments",schemaPath:"\
schema:ToolCall/properties/function/properties/arguments/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/function/arguments",schemaPath:"\
schema:ToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type:"string"}}],
!1;var n=O===e}else var n=!0}else return U.errors=[{instancePath:r+"/message/tool_calls/"+c+"/functi\
on",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{type:"object"}}],!1;
var d=o===e}else var d=!0}}else return U.errors=[{instancePath:r+"/message/tool_calls/"+c,schemaPath:"\
schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var l=pe===e;if(!l)break}}}else return U.
errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls\
/type",keyword:"type",params:{type:"array"}}],!1;var f=j===e}else var f=!0;if(f){if(m.reasoning!==void 0){
let B=m.reasoning,j=e;if(e===j)if(typeof B=="string"){if(he(B,33554432))return U.errors=[{instancePath:r+
"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/maxLength",keyword:"maxLe\
ngth",params:{limit:33554432}}],!1}else return U.errors=[{instancePath:r+"/message/reasoning",schemaPath:"\
#/properties/message/properties/reasoning/type",keyword:"type",params:{type:"string"}}],!1;var f=j===
e}else var f=!0;if(f)if(m.reasoning_content!==void 0){let B=m.reasoning_content,j=e;if(e===j)if(typeof B==
"string"){if(he(B,33554432))return U.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"\
#/properties/message/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/messa\
ge/properties/reasoning_content/type",keyword:"type",params:{type:"string"}}],!1;var f=j===e}else var f=!0}}}}}else
return U.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"object"}}],!1;var a=v===e}else var a=!0;if(a){if(s.logprobs!==void 0){let m=s.logprobs,v=e,b=e,
w=!1,B=e;if(e===e&&!(m&&typeof m=="object"&&!Array.isArray(m))){let c={instancePath:r+"/logprobs",schemaPath:"\
schema:Logprobs/type",keyword:"type",params:{type:"object"}};t===null?t=[c]:t.push(c),e++}var i=B===
e;w=w||i;let E=e;if(m!==null){let c={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/an\
yOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[c]:t.push(c),e++}var i=E===e;if(w=w||i,
w)e=b,t!==null&&(b?t.length=b:t=null);else{let c={instancePath:r+"/logprobs",schemaPath:"#/propertie\
s/logprobs/anyOf",keyword:"anyOf",params:{}};return t===null?t=[c]:t.push(c),e++,U.errors=t,!1}var a=v===
e}else var a=!0;if(a)if(s.finish_reason!==void 0){let m=s.finish_reason,v=e;if(typeof m!="string")return U.
errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{
type:"string"}}],!1;if(!(m==="stop"||m==="length"||m==="tool_calls"||m==="content_filter"))return U.
errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{
allowedValues:$t.enum}}],!1;var a=v===e}else var a=!0}}}}}else return U.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=t,e===0}U.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function R(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=R.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.id===void 0&&(d="id")||s.object===void 0&&
(d="object")||s.created===void 0&&(d="created")||s.model===void 0&&(d="model")||s.choices===void 0&&
(d="choices"))return R.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let n=e;for(let i in s)if(!(i==="id"||i==="object"||i==="created"||i==="model"||i==="choices"||i===
"usage")){return R.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}}],!1;break}if(n===e){if(s.id!==void 0){let i=s.id,y=e;if(e===
y)if(typeof i=="string"){if(he(i,256))return R.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(De(i,1))return R.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=y===e}else var a=!0;if(a){if(s.object!==void 0){let i=s.object,y=e;if(typeof i!="string")return R.
errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="chat.completion")return R.errors=[{instancePath:r+"/object",schemaPath:"#/prop\
erties/object/const",keyword:"const",params:{allowedValue:"chat.completion"}}],!1;var a=y===e}else var a=!0;
if(a){if(s.created!==void 0){let i=s.created,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return R.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return R.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return R.errors=[{instancePath:r+"/created",
schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===
e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,y=e;if(e===e)if(typeof i=="string"){if(he(i,
256))return R.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(De(i,1))return R.errors=[{instancePath:r+"/model",schemaPath:"sche\
ma:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else
var a=!0;if(a){if(s.choices!==void 0){let i=s.choices,y=e;if(e===y)if(Array.isArray(i)){if(i.length>
1)return R.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"ma\
xItems",params:{limit:1}}],!1;if(i.length<1)return R.errors=[{instancePath:r+"/choices",schemaPath:"\
#/properties/choices/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let m=i.length;for(let v=0;v<
m;v++){let b=e;U(i[v],{instancePath:r+"/choices/"+v,parentData:i,parentDataProperty:v,rootData:N,dynamicAnchors:F})||
(t=t===null?U.errors:t.concat(U.errors),e=t.length);var f=b===e;if(!f)break}}}else return R.errors=[
{instancePath:r+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],
!1;var a=y===e}else var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,y=e;if(e===e)if(i&&typeof i=="o\
bject"&&!Array.isArray(i)){let v;if(i.prompt_tokens===void 0&&(v="prompt_tokens")||i.completion_tokens===
void 0&&(v="completion_tokens")||i.total_tokens===void 0&&(v="total_tokens"))return R.errors=[{instancePath:r+
"/usage",schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:v}}],!1;if(i.
prompt_tokens!==void 0){let b=i.prompt_tokens,w=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prom\
pt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof b=="number"&&isFinite(b)){
if(b>4294967295||isNaN(b))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema\
:Usage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],
!1;if(b<0||isNaN(b))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage\
/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=w===
e}else var l=!0;if(l){if(i.completion_tokens!==void 0){let b=i.completion_tokens,w=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return R.errors=[{instancePath:r+"/usage/completion_tokens",
schemaPath:"schema:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===w&&typeof b=="number"&&isFinite(b)){if(b>4294967295||isNaN(b))return R.errors=[{instancePath:r+
"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:4294967295}}],!1;if(b<0||isNaN(b))return R.errors=[{instancePath:r+
"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var l=w===e}else var l=!0;if(l){if(i.total_tokens!==void 0){
let b=i.total_tokens,w=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return R.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof b=="number"&&isFinite(b)){if(b>8589934590||isNaN(
b))return R.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_\
tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:8589934590}}],!1;if(b<0||isNaN(b))return R.
errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=w===e}else var l=!0;if(l){if(i.prompt_tokens_details!==
void 0){let b=i.prompt_tokens_details,w=e;if(e===w)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.
cached_tokens!==void 0){let j=b.cached_tokens,E=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(
j)))return R.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema\
:Usage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===E&&typeof j=="number"&&isFinite(j)){if(j>4294967295||isNaN(j))return R.errors=
[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/pr\
ompt_tokens_details/properties/cached_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],
!1;if(j<0||isNaN(j))return R.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}}}else return R.errors=[{instancePath:r+"/usage/prompt_tokens_details",
schemaPath:"schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],
!1;var l=w===e}else var l=!0;if(l)if(i.completion_tokens_details!==void 0){let b=i.completion_tokens_details,
w=e;if(e===w)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.reasoning_tokens!==void 0){let j=b.reasoning_tokens,
E=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return R.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===E&&typeof j==
"number"&&isFinite(j)){if(j>4294967295||isNaN(j))return R.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(j<
0||isNaN(j))return R.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return R.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var l=w===e}else var l=!0}}}}else return R.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e}else var a=!0}}}}}}}else
return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=t,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(s,{instancePath:r="",
parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=Te.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(R(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:N,dynamicAnchors:F})||(t=t===null?R.errors:t.concat(R.errors),e=t.length));else return Te.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=
t,e===0}Te.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Vr=Ce;var Dt=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function ne(s,{instancePath:r="",parentData:T,parentDataProperty:D,
rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=ne.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.object===
void 0&&(d="object")||s.index===void 0&&(d="index")||s.embedding===void 0&&(d="embedding"))return ne.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let n=e;for(let i in s)if(!(i==="object"||i==="index"||i==="embedding")){return ne.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(n===e){if(s.object!==void 0){let i=s.object,y=e;if(typeof i!="string")return ne.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="e\
mbedding")return ne.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var a=y===e}else var a=!0;if(a){if(s.index!==void 0){let i=s.
index,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&
typeof i=="number"&&isFinite(i)){if(i>2047||isNaN(i))return ne.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(i<0||isNaN(
i))return ne.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a)if(s.embedding!==void 0){let i=s.
embedding,y=e,h=e,m=!1,v=e;if(e===e)if(Array.isArray(i))if(i.length>1e6){let E={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
E]:t.push(E),e++}else if(i.length<1){let E={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[E]:t.push(E),e++}else{var f=!0;let E=i.
length;for(let P=0;P<E;P++){let c=i[P],g=e;if(e===g)if(typeof c=="number"&&isFinite(c)){if(c>1e308||
isNaN(c)){let Q={instancePath:r+"/embedding/"+P,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[Q]:t.push(Q),e++}else if(c<-1e308||isNaN(
c)){let Q={instancePath:r+"/embedding/"+P,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[Q]:t.push(Q),e++}}else{let Q={instancePath:r+
"/embedding/"+P,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[Q]:t.push(Q),e++}var f=g===e;if(!f)break}}else{let E={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[E]:t.push(E),e++}var l=v===
e;m=m||l;let w=e;if(e===e)if(typeof i=="string"){if(he(i,5333336)){let E={instancePath:r+"/embedding",
schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?t=[E]:
t.push(E),e++}else if(De(i,8)){let E={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/mi\
nLength",keyword:"minLength",params:{limit:8}};t===null?t=[E]:t.push(E),e++}else if(!Dt.test(i)){let E={
instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[E]:t.push(E),e++}}else{let E={instancePath:r+"/embedding",schemaPath:"\
schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[E]:t.push(E),e++}var l=w===
e;if(m=m||l,m)e=h,t!==null&&(h?t.length=h:t=null);else{let E={instancePath:r+"/embedding",schemaPath:"\
#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[E]:t.push(E),e++,ne.errors=
t,!1}var a=y===e}else var a=!0}}}}else return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ne.errors=t,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function W(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.object===void 0&&(d="object")||s.data===void 0&&
(d="data")||s.model===void 0&&(d="model")||s.usage===void 0&&(d="usage"))return W.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let n=e;for(let i in s)if(!(i===
"object"||i==="data"||i==="model"||i==="usage")){return W.errors=[{instancePath:r,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(n===e){
if(s.object!==void 0){let i=s.object,y=e;if(typeof i!="string")return W.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="list")
return W.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var a=y===e}else var a=!0;if(a){if(s.data!==void 0){let i=s.data,y=e;if(e===
y)if(Array.isArray(i)){if(i.length>2048)return W.errors=[{instancePath:r+"/data",schemaPath:"#/prope\
rties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(i.length<1)return W.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let m=i.
length;for(let v=0;v<m;v++){let b=e;ne(i[v],{instancePath:r+"/data/"+v,parentData:i,parentDataProperty:v,
rootData:N,dynamicAnchors:F})||(t=t===null?ne.errors:t.concat(ne.errors),e=t.length);var f=b===e;if(!f)
break}}}else return W.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"t\
ype",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,y=e;
if(e===e)if(typeof i=="string"){if(he(i,256))return W.errors=[{instancePath:r+"/model",schemaPath:"s\
chema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(De(i,1))return W.errors=[{
instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return W.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/type",keyword:"type",
params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,y=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let v;if(i.prompt_tokens===void 0&&(v="prompt_tokens")||
i.total_tokens===void 0&&(v="total_tokens"))return W.errors=[{instancePath:r+"/usage",schemaPath:"sc\
hema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:v}}],!1;{let b=e;for(let w in i)
if(!(w==="prompt_tokens"||w==="total_tokens")){return W.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(b===e){if(i.prompt_tokens!==void 0){let w=i.prompt_tokens,B=e;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w)&&isFinite(w)))return W.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
B&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return W.errors=[{instancePath:r+"/usage/prom\
pt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return W.errors=[{instancePath:r+"/usage/prompt_tok\
ens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=B===e}else var l=!0;if(l)if(i.total_tokens!==void 0){let w=i.total_tokens,B=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return W.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===B&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return W.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return W.errors=[{instancePath:r+"/u\
sage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var l=B===e}else var l=!0}}}else return W.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"object"}}],!1;var a=y===
e}else var a=!0}}}}}else return W.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return W.errors=t,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(s,{
instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){let t=null,
e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(W(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:F})||(t=t===null?W.errors:t.concat(
W.errors),e=t.length));else return Ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ce.errors=t,e===0}Ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Rr=Fe;function X(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.id===void 0&&(f="id")||s.object===void 0&&
(f="object")||s.created===void 0&&(f="created")||s.owned_by===void 0&&(f="owned_by"))return X.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let l=e;
for(let d in s)if(!(d==="id"||d==="object"||d==="created"||d==="owned_by")){return X.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;
break}if(l===e){if(s.id!==void 0){let d=s.id,n=e;if(e===e)if(typeof d=="string"){if(he(d,256))return X.
errors=[{instancePath:r+"/id",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(De(d,1))return X.errors=[{instancePath:r+"/id",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:r+"/id",schemaPath:"schema:Mode\
lName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(s.object!==
void 0){let d=s.object,n=e;if(typeof d!="string")return X.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="model")return X.errors=
[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=n===e}else var a=!0;if(a){if(s.created!==void 0){let d=s.created,n=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return X.errors=[{instancePath:r+"/created",schemaPath:"#/\
properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof d=="number"&&isFinite(
d)){if(d>4102444800||isNaN(d))return X.errors=[{instancePath:r+"/created",schemaPath:"#/properties/c\
reated/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(d<0||isNaN(d))return X.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a)if(s.owned_by!==void 0){let d=s.owned_by,
n=e;if(e===n)if(typeof d=="string"){if(he(d,64))return X.errors=[{instancePath:r+"/owned_by",schemaPath:"\
#/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(De(d,1))return X.errors=
[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return X.errors=[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0}}}}}else return X.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=t,e===
0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(s,{instancePath:r="",parentData:T,
parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=de.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let l;if(s.object===void 0&&(l="object")||s.data===void 0&&(l="data"))return de.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let n in s)if(!(n===
"object"||n==="data")){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(d===e){if(s.object!==void 0){let n=s.
object,i=e;if(typeof n!="string")return de.errors=[{instancePath:r+"/object",schemaPath:"#/propertie\
s/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="list")return de.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}}],!1;var a=i===
e}else var a=!0;if(a)if(s.data!==void 0){let n=s.data,i=e;if(e===i)if(Array.isArray(n)){if(n.length>
4096)return de.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxI\
tems",params:{limit:4096}}],!1;{var f=!0;let h=n.length;for(let m=0;m<h;m++){let v=e;X(n[m],{instancePath:r+
"/data/"+m,parentData:n,parentDataProperty:m,rootData:N,dynamicAnchors:F})||(t=t===null?X.errors:t.concat(
X.errors),e=t.length);var f=v===e;if(!f)break}}}else return de.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var a=i===e}else var a=!0}}}else return de.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=
t,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(s,{instancePath:r="",parentData:T,
parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){let t=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(de(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:N,dynamicAnchors:F})||(t=t===null?de.errors:t.concat(de.errors),e=t.length));else return Fe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=
t,e===0}Fe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ur=Ee;function Ee(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(X(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:F})||(t=t===null?X.errors:
t.concat(X.errors),e=t.length));else return Ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ee.errors=t,e===0}Ee.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zr=ze;function ze(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(X(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:F})||(t=t===null?X.errors:
t.concat(X.errors),e=t.length));else return ze.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ze.errors=t,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kr=$e;function $e(s,{instancePath:r="",parentData:T,parentDataProperty:D,rootData:N=s,dynamicAnchors:F={}}={}){
let t=null,e=0,p=$e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let a=s.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return $e.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return $e.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=t,e===0}$e.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ut={createOpenAIChatCompletion:{parameters:br,body:Nr,replies:{200:Br}},createOpenAIEmbeddings:{
parameters:kr,body:Dr,replies:{200:Vr}},listOpenAIModels:{parameters:Pr,body:Or,replies:{200:Rr}},retrieveOpenAIModel:{
parameters:wr,body:Tr,replies:{200:Ur}},retrieveOwnedOpenAIModel:{parameters:xr,body:Cr,replies:{200:Zr}},
getContract:{parameters:Ar,body:Fr,replies:{200:Kr}},getReference:{parameters:jr,body:Er,replies:{}},
getReferenceFile:{parameters:Lr,body:zr,replies:{}}};export{Ut as default};
