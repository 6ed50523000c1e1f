// Compiled from a contract by npm run generate. Never edited.
var Qr=Object.create;var pr=Object.defineProperty;var et=Object.getOwnPropertyDescriptor;var rt=Object.getOwnPropertyNames;var tt=Object.getPrototypeOf,st=Object.prototype.hasOwnProperty;var lr=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(D){throw r=0,D}};var at=(s,r,D,N)=>{if(r&&typeof r=="object"||typeof r=="function")for(let I of rt(r))!st.call(s,I)&&
I!==D&&pr(s,I,{get:()=>r[I],enumerable:!(N=et(r,I))||N.enumerable});return s};var Ne=(s,r,D)=>(D=s!=null?Qr(tt(s)):{},at(r||!s||!s.__esModule?pr(D,"default",{value:s,enumerable:!0}):
D,s));var Ue=lr(Re=>{"use strict";Object.defineProperty(Re,"__esModule",{value:!0});Re.formats=void 0;var nt=2**
31-1,ot=(-2)**31,pt=2**63-1,lt=(-2)**63,dr=(2-2**-23)*2**127,ur=2**-126,mt=-1*dr,ft=-1*ur,fr=()=>!0,
dt=/^[A-Za-z0-9+/]*(=|==)?$/;Re.formats={int32:{validate:s=>Number.isInteger(s)&&s<=nt&&s>=ot,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=pt&&s>=lt,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=dr&&s>=ur||s>=mt&&s<=ft),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&dt.test(s),binary:fr,password:fr}});var Ze=lr(be=>{"use strict";Object.defineProperty(be,"__esModule",{value:!0});be.formatNames=be.fastFormats=
be.fullFormats=void 0;function _e(s,r){return{validate:s,compare:r}}be.fullFormats={date:_e(gr,sr),time:_e(
rr(!0),ar),"date-time":_e(yr(!0),br),"iso-time":_e(rr(),_r),"iso-date-time":_e(yr(),vr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:_t,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:At,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:bt,int32:{type:"number",validate:Pt},
int64:{type:"number",validate:wt},float:{type:"number",validate:hr},double:{type:"number",validate:hr},
password:!0,binary:!0};be.fastFormats={...be.fullFormats,date:_e(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,sr),time:_e(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ar),"date-time":_e(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
br),"iso-time":_e(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,_r),
"iso-date-time":_e(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
vr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
be.formatNames=Object.keys(be.fullFormats);function ut(s){return s%4===0&&(s%100!==0||s%400===0)}var yt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ct=[0,31,28,31,30,31,30,31,31,30,31,30,31];function gr(s){let r=yt.exec(s);if(!r)return!1;let D=+r[1],
N=+r[2],I=+r[3];return N>=1&&N<=12&&I>=1&&I<=(N===2&&ut(D)?29:ct[N])}function sr(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var er=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function rr(s){
return function(D){let N=er.exec(D);if(!N)return!1;let I=+N[1],C=+N[2],t=+N[3],e=N[4],p=N[5]==="-"?-1:
1,a=+(N[6]||0),u=+(N[7]||0);if(a>23||u>59||s&&!e)return!1;if(I<=23&&C<=59&&t<60)return!0;let l=C-u*p,
d=I-a*p-(l<0?1:0);return(d===23||d===-1)&&(l===59||l===-1)&&t<61}}function ar(s,r){if(!(s&&r))return;
let D=new Date("2020-01-01T"+s).valueOf(),N=new Date("2020-01-01T"+r).valueOf();if(D&&N)return D-N}function _r(s,r){
if(!(s&&r))return;let D=er.exec(s),N=er.exec(r);if(D&&N)return s=D[1]+D[2]+D[3],r=N[1]+N[2]+N[3],s>r?
1:s<r?-1:0}var tr=/t|\s/i;function yr(s){let r=rr(s);return function(N){let I=N.split(tr);return I.length===
2&&gr(I[0])&&r(I[1])}}function br(s,r){if(!(s&&r))return;let D=new Date(s).valueOf(),N=new Date(r).valueOf();
if(D&&N)return D-N}function vr(s,r){if(!(s&&r))return;let[D,N]=s.split(tr),[I,C]=r.split(tr),t=sr(D,
I);if(t!==void 0)return t||ar(N,C)}var ht=/\/|:/,gt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _t(s){return ht.test(s)&&gt.test(s)}var cr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function bt(s){return cr.lastIndex=0,cr.test(s)}var vt=-(2**31),kt=2**31-1;function Pt(s){return Number.
isInteger(s)&&s<=kt&&s>=vt}function wt(s){return Number.isInteger(s)}function hr(){return!0}var xt=/[^\\]\\Z/;
function At(s){if(xt.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var $e=(s,r)=>s.length>r&&mr(s)>r,De=(s,r)=>s.length<2*r&&mr(s)<r,it=/[\ud800-\udbff][\udc00-\udfff]/g,
mr=s=>s.length-(s.match(it)?.length??0);var kr=Ne(Ue()),Pr=Ne(Ze()),Zt={...kr.formats,...Pr.fastFormats},wr=ae;var ye=$e,Oe=De,xr=new RegExp("^[ -~]+$","u");function ae(s,{instancePath:r="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=ae.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let n=l["x-request-timeout-ms"],i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let h=typeof n,
g;if(g===void 0)if(h==="boolean"||n===null||h==="string"&&n&&n==+n&&!(n%1))g=+n;else return ae.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(n=g,l!==void 0&&(l["x-r\
equest-timeout-ms"]=g))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return ae.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return ae.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a){if(l["idempotency-key"]!==void 0){let n=l["idempotency-key"],i=e;if(typeof n!="string"){
let g=typeof n,m;if(m===void 0)if(g=="number"||g=="boolean")m=""+n;else if(n===null)m="";else return ae.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["idempot\
ency-key"]=m))}if(e===i&&typeof n=="string"){if(ye(n,255))return ae.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Oe(n,1))return ae.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!xr.test(n))return ae.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0;if(a){if(l["session-id"]!==void 0){let n=l["session-id"],i=e;if(typeof n!=
"string"){let g=typeof n,m;if(m===void 0)if(g=="number"||g=="boolean")m=""+n;else if(n===null)m="";else
return ae.errors=[{instancePath:r+"/headers/session-id",schemaPath:"#/properties/headers/properties/\
session-id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["session\
-id"]=m))}if(e===i&&typeof n=="string"&&ye(n,4096))return ae.errors=[{instancePath:r+"/headers/sessi\
on-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1;var a=i===e}else var a=!0;if(a){if(l["thread-id"]!==void 0){let n=l["thread-id"],i=e;
if(typeof n!="string"){let g=typeof n,m;if(m===void 0)if(g=="number"||g=="boolean")m=""+n;else if(n===
null)m="";else return ae.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#/properties/heade\
rs/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&
(l["thread-id"]=m))}if(e===i&&typeof n=="string"&&ye(n,4096))return ae.errors=[{instancePath:r+"/hea\
ders/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLength",
params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a)if(l["x-claude-code-session-id"]!==void 0){let n=l["\
x-claude-code-session-id"],i=e;if(typeof n!="string"){let g=typeof n,m;if(m===void 0)if(g=="number"||
g=="boolean")m=""+n;else if(n===null)m="";else return ae.errors=[{instancePath:r+"/headers/x-claude-\
code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["x-claude-code-session-id"]=m))}if(e===
i&&typeof n=="string"&&ye(n,4096))return ae.errors=[{instancePath:r+"/headers/x-claude-code-session-\
id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var a=i===e}else var a=!0}}}}else return ae.errors=[{instancePath:r+"/h\
eaders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ae.
errors=t,e===0}ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ar=fe;function fe(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u=
"headers")||s.params===void 0&&(u="params"))return fe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(s.headers!==void 0){let l=s.headers;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){let n=l["x-request-tim\
eout-ms"],i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let h=typeof n,g;if(g===void 0)
if(h==="boolean"||n===null||h==="string"&&n&&n==+n&&!(n%1))g=+n;else return fe.errors=[{instancePath:r+
"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/typ\
e",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(n=g,l!==void 0&&(l["x-request-timeout-ms"]=
g))}if(e===i&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return fe.errors=[{instancePath:r+
"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return fe.errors=[{
instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request\
-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else var a=!0;
if(a)if(l["idempotency-key"]!==void 0){let n=l["idempotency-key"],i=e;if(typeof n!="string"){let g=typeof n,
m;if(m===void 0)if(g=="number"||g=="boolean")m=""+n;else if(n===null)m="";else return fe.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(n=m,l!==void 0&&(l["idempotency-key"]=m))}if(e===i&&typeof n==
"string"){if(ye(n,255))return fe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/pr\
operties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Oe(
n,1))return fe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xr.test(n))return fe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=i===e}else var a=!0}else
return fe.errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return fe.errors=t,e===0}fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var jr=Ee;function Ee(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return Ee.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Ee.errors=t,e===0}Ee.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qr=ve;function ve(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return ve.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let u=s.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let d;if(u.model===void 0&&(d="model"))return ve.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:d}}],
!1;if(u.model!==void 0){let n=u.model,i=e;if(typeof n!="string"){let h=typeof n,g;if(g===void 0)if(h==
"number"||h=="boolean")g=""+n;else if(n===null)g="";else return ve.errors=[{instancePath:r+"/params/\
model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"string"}}],
!1;g!==void 0&&(n=g,u!==void 0&&(u.model=g))}if(e===i&&typeof n=="string"){if(ye(n,256))return ve.errors=
[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Oe(n,1))return ve.errors=[{instancePath:r+"/params/model",schemaPath:"\
#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ve.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return ve.errors=t,e===0}ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Lr=de;function de(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=de.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&(u="query")||s.headers===void 0&&(u=
"headers")||s.params===void 0&&(u="params"))return de.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(s.params!==void 0){let l=s.params;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){let n;if(l.owner===void 0&&(n="owner")||l.name===void 0&&(n="\
name"))return de.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:n}}],!1;if(l.owner!==void 0){let i=l.owner,h=e;if(typeof i!="strin\
g"){let g=typeof i,m;if(m===void 0)if(g=="number"||g=="boolean")m=""+i;else if(i===null)m="";else return de.
errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owner/type",keyword:"\
type",params:{type:"string"}}],!1;m!==void 0&&(i=m,l!==void 0&&(l.owner=m))}if(e===h&&typeof i=="str\
ing"){if(ye(i,256))return de.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params\
/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Oe(i,1))return de.errors=
[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1}var a=h===e}else var a=!0;if(a)if(l.name!==void 0){let i=l.name,h=e;
if(typeof i!="string"){let m=typeof i,_;if(_===void 0)if(m=="number"||m=="boolean")_=""+i;else if(i===
null)_="";else return de.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prop\
erties/name/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,l!==void 0&&(l.name=_))}
if(e===h&&typeof i=="string"){if(ye(i,256))return de.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Oe(i,1))
return de.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var a=h===e}else var a=!0}else return de.errors=[{
instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return de.errors=t,e===0}de.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Ir=Ae;function Ae(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return Ae.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let d=u["if-none-match"],n=e;
if(typeof d!="string"){let i=typeof d,h;if(h===void 0)if(i=="number"||i=="boolean")h=""+d;else if(d===
null)h="";else return Ae.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(d=h,u!==
void 0&&(u["if-none-match"]=h))}if(e===n&&typeof d=="string"&&ye(d,4096))return Ae.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ae.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=t,e===0}Ae.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Nr=je;function je(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||s.headers===void 0&&(a=
"headers")||s.params===void 0&&(a="params"))return je.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let d=u["if-none-match"],n=e;
if(typeof d!="string"){let i=typeof d,h;if(h===void 0)if(i=="number"||i=="boolean")h=""+d;else if(d===
null)h="";else return je.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(d=h,u!==
void 0&&(u["if-none-match"]=h))}if(e===n&&typeof d=="string"&&ye(d,4096))return je.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=t,e===0}je.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $r=me;var jt=new RegExp("^[a-z][a-z0-9.-]*$","u");function me(s,{instancePath:r="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.query===void 0&&
(u="query")||s.headers===void 0&&(u="headers")||s.params===void 0&&(u="params"))return me.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.headers!==void 0){let l=s.
headers,d=e;if(e===d)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let n=l["\
if-none-match"],i=e;if(typeof n!="string"){let h=typeof n,g;if(g===void 0)if(h=="number"||h=="boolea\
n")g=""+n;else if(n===null)g="";else return me.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&
(n=g,l!==void 0&&(l["if-none-match"]=g))}if(e===i&&typeof n=="string"&&ye(n,4096))return me.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return me.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e}else
var a=!0;if(a)if(s.params!==void 0){let l=s.params,d=e;if(e===d)if(l&&typeof l=="object"&&!Array.isArray(
l)){let i;if(l.file===void 0&&(i="file"))return me.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:i}}],!1;if(l.file!==void 0){let h=l.
file,g=e;if(typeof h!="string"){let m=typeof h,_;if(_===void 0)if(m=="number"||m=="boolean")_=""+h;else if(h===
null)_="";else return me.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(h=_,l!==void 0&&(l.file=_))}
if(e===g&&typeof h=="string"){if(ye(h,64))return me.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Oe(h,1))
return me.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!jt.test(h))return me.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return me.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e}else var a=!0}return me.errors=
t,e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dr=Ne(Ue()),Or=Ne(Ze()),Jt={...Dr.formats,...Or.fastFormats},Tr=q,te={paths:{},components:{securitySchemes:{
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
required:["body"]};var Lt={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var It={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"},Nt={type:"object",required:[
"type","function"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:[
"name"],properties:{name:{type:"string",minLength:1,maxLength:64}}}},$id:"schema:NamedTool"};var $t={type:"string",enum:["text"],$id:"schema:Modality"};var J=$e,qe=De,ce={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
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
ring"}}}}}},$id:"schema:Message"};var Dt={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:8388608}}}},$id:"schema:ToolCa\
ll"};var Ke={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
e_url","input_audio","file"]},text:{type:"string",maxLength:8388608},refusal:{type:["string","null"],
maxLength:8388608},image_url:{type:"object",required:["url"],properties:{url:{type:"string",maxLength:8388608,
pattern:"^(https?://|data:)"},detail:{type:["string","null"],maxLength:64}}},input_audio:{type:"obje\
ct",required:["data","format"],properties:{data:{type:"string",maxLength:8388608},format:{type:"stri\
ng",minLength:1,maxLength:64}}},file:{type:"object",required:["file_data"],properties:{file_data:{type:"\
string",maxLength:8388608},filename:{type:["string","null"],maxLength:1024},file_id:{type:"null"}}}},
allOf:[{if:{required:["type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{
text:{}}}},{if:{required:["type"],properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{
refusal:{type:"string"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:[
"image_url"],properties:{image_url:{}}}},{if:{required:["type"],properties:{type:{const:"input_audio"}}},
then:{required:["input_audio"],properties:{input_audio:{}}}},{if:{required:["type"],properties:{type:{
const:"file"}}},then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},Ot=new RegExp(
"^(https?://|data:)","u");function B(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,
dynamicAnchors:C={}}={}){let t=null,e=0,p=B.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(Array.isArray(s)){if(s.length>1e3)return B.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return B.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let E=s.length;for(let f=0;f<
E;f++){let x=s[f],X=e,L=e,v=e,M=e,o=!0,j=e;if(x&&typeof x=="object"&&!Array.isArray(x)){let k;if(x.type===
void 0&&(k="type")){let y={};t===null?t=[y]:t.push(y),e++}else if(x.type!==void 0&&x.type!=="text"){
let y={};t===null?t=[y]:t.push(y),e++}}var u=j===e;if(e=M,t!==null&&(M?t.length=M:t=null),u){let k=e;
if(x&&typeof x=="object"&&!Array.isArray(x)){let $;if(x.text===void 0&&($="text"))return B.errors=[{
instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:$}}],!1}var u=k===e;if(o=u,o){var l={};l.text=!0,l.type=!0}}if(!o){let k={instancePath:r+
"/"+f,schemaPath:"schema:ContentPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[k]:t.push(k),e++,B.errors=t,!1}var d=v===e;if(d){let k=e,y=e,$=!0,Y=e;if(x&&typeof x=="objec\
t"&&!Array.isArray(x)){let c;if(x.type===void 0&&(c="type")){let b={};t===null?t=[b]:t.push(b),e++}else if(x.
type!==void 0&&x.type!=="refusal"){let b={};t===null?t=[b]:t.push(b),e++}}var n=Y===e;if(e=y,t!==null&&
(y?t.length=y:t=null),n){let c=e;if(x&&typeof x=="object"&&!Array.isArray(x)){let K;if(x.refusal===void 0&&
(K="refusal"))return B.errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/1/then/req\
uired",keyword:"required",params:{missingProperty:K}}],!1;if(x.refusal!==void 0&&typeof x.refusal!="\
string")return B.errors=[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentPart/allOf/1/the\
n/properties/refusal/type",keyword:"type",params:{type:"string"}}],!1}var n=c===e;if($=n,$){var i={};
i.refusal=!0,i.type=!0}}if(!$){let c={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/1/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[c]:t.push(c),e++,B.errors=t,!1}var d=k===
e;if(d){l!==!0&&i!==void 0&&(i===!0?l=!0:(l=l||{},Object.assign(l,i)));let c=e,b=e,K=!0,H=e;if(x&&typeof x==
"object"&&!Array.isArray(x)){let Z;if(x.type===void 0&&(Z="type")){let re={};t===null?t=[re]:t.push(
re),e++}else if(x.type!==void 0&&x.type!=="image_url"){let re={};t===null?t=[re]:t.push(re),e++}}var h=H===
e;if(e=b,t!==null&&(b?t.length=b:t=null),h){let Z=e;if(x&&typeof x=="object"&&!Array.isArray(x)){let oe;
if(x.image_url===void 0&&(oe="image_url"))return B.errors=[{instancePath:r+"/"+f,schemaPath:"schema:\
ContentPart/allOf/2/then/required",keyword:"required",params:{missingProperty:oe}}],!1}var h=Z===e;if(K=
h,K){var g={};g.image_url=!0,g.type=!0}}if(!K){let Z={instancePath:r+"/"+f,schemaPath:"schema:Conten\
tPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Z]:t.push(Z),e++,B.
errors=t,!1}var d=c===e;if(d){l!==!0&&g!==void 0&&(g===!0?l=!0:(l=l||{},Object.assign(l,g)));let Z=e,
re=e,oe=!0,ee=e;if(x&&typeof x=="object"&&!Array.isArray(x)){let xe;if(x.type===void 0&&(xe="type")){
let Pe={};t===null?t=[Pe]:t.push(Pe),e++}else if(x.type!==void 0&&x.type!=="input_audio"){let Pe={};
t===null?t=[Pe]:t.push(Pe),e++}}var m=ee===e;if(e=re,t!==null&&(re?t.length=re:t=null),m){let xe=e;if(x&&
typeof x=="object"&&!Array.isArray(x)){let Le;if(x.input_audio===void 0&&(Le="input_audio"))return B.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/3/then/required",keyword:"require\
d",params:{missingProperty:Le}}],!1}var m=xe===e;if(oe=m,oe){var _={};_.input_audio=!0,_.type=!0}}if(!oe){
let xe={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[xe]:t.push(xe),e++,B.errors=t,!1}var d=Z===e;if(d){l!==!0&&_!==void 0&&(_===
!0?l=!0:(l=l||{},Object.assign(l,_)));let xe=e,Pe=e,Le=!0,Xr=e;if(x&&typeof x=="object"&&!Array.isArray(
x)){let Ie;if(x.type===void 0&&(Ie="type")){let Fe={};t===null?t=[Fe]:t.push(Fe),e++}else if(x.type!==
void 0&&x.type!=="file"){let Fe={};t===null?t=[Fe]:t.push(Fe),e++}}var P=Xr===e;if(e=Pe,t!==null&&(Pe?
t.length=Pe:t=null),P){let Ie=e;if(x&&typeof x=="object"&&!Array.isArray(x)){let or;if(x.file===void 0&&
(or="file"))return B.errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/4/then/requi\
red",keyword:"required",params:{missingProperty:or}}],!1}var P=Ie===e;if(Le=P,Le){var w={};w.file=!0,
w.type=!0}}if(!Le){let Ie={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/4/if",keyword:"\
if",params:{failingKeyword:"then"}};return t===null?t=[Ie]:t.push(Ie),e++,B.errors=t,!1}var d=xe===e;
d&&l!==!0&&w!==void 0&&(w===!0?l=!0:(l=l||{},Object.assign(l,w)))}}}}if(e===L)if(x&&typeof x=="objec\
t"&&!Array.isArray(x)){let k;if(x.type===void 0&&(k="type"))return B.errors=[{instancePath:r+"/"+f,schemaPath:"\
schema:ContentPart/required",keyword:"required",params:{missingProperty:k}}],!1;if(l!==!0&&(l=l||{},
l.type=!0,l.text=!0,l.refusal=!0,l.image_url=!0,l.input_audio=!0,l.file=!0),x.type!==void 0){let y=x.
type,$=e;if(typeof y!="string")return B.errors=[{instancePath:r+"/"+f+"/type",schemaPath:"schema:Con\
tentPart/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="text"||y==="refu\
sal"||y==="image_url"||y==="input_audio"||y==="file"))return B.errors=[{instancePath:r+"/"+f+"/type",
schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{allowedValues:Ke.properties.
type.enum}}],!1;var T=$===e}else var T=!0;if(T){if(x.text!==void 0){let y=x.text,$=e;if(e===$)if(typeof y==
"string"){if(J(y,8388608))return B.errors=[{instancePath:r+"/"+f+"/text",schemaPath:"schema:ContentP\
art/properties/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return B.errors=
[{instancePath:r+"/"+f+"/text",schemaPath:"schema:ContentPart/properties/text/type",keyword:"type",params:{
type:"string"}}],!1;var T=$===e}else var T=!0;if(T){if(x.refusal!==void 0){let y=x.refusal,$=e;if(typeof y!=
"string"&&y!==null)return B.errors=[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentPart/\
properties/refusal/type",keyword:"type",params:{type:Ke.properties.refusal.type}}],!1;if(e===$&&typeof y==
"string"&&J(y,8388608))return B.errors=[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentP\
art/properties/refusal/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var T=$===e}else var T=!0;
if(T){if(x.image_url!==void 0){let y=x.image_url,$=e;if(e===$)if(y&&typeof y=="object"&&!Array.isArray(
y)){let S;if(y.url===void 0&&(S="url"))return B.errors=[{instancePath:r+"/"+f+"/image_url",schemaPath:"\
schema:ContentPart/properties/image_url/required",keyword:"required",params:{missingProperty:S}}],!1;
if(y.url!==void 0){let c=y.url,b=e;if(e===b)if(typeof c=="string"){if(J(c,8388608))return B.errors=[
{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/propertie\
s/url/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;if(!Ot.test(c))return B.errors=[{instancePath:r+
"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/pattern",keyword:"\
pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return B.errors=[{instancePath:r+"/"+f+"/im\
age_url/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/type",keyword:"type",
params:{type:"string"}}],!1;var A=b===e}else var A=!0;if(A)if(y.detail!==void 0){let c=y.detail,b=e;
if(typeof c!="string"&&c!==null)return B.errors=[{instancePath:r+"/"+f+"/image_url/detail",schemaPath:"\
schema:ContentPart/properties/image_url/properties/detail/type",keyword:"type",params:{type:Ke.properties.
image_url.properties.detail.type}}],!1;if(e===b&&typeof c=="string"&&J(c,64))return B.errors=[{instancePath:r+
"/"+f+"/image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var A=b===e}else var A=!0}else return B.errors=[{instancePath:r+
"/"+f+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/type",keyword:"type",params:{
type:"object"}}],!1;var T=$===e}else var T=!0;if(T){if(x.input_audio!==void 0){let y=x.input_audio,$=e;
if(e===$)if(y&&typeof y=="object"&&!Array.isArray(y)){let S;if(y.data===void 0&&(S="data")||y.format===
void 0&&(S="format"))return B.errors=[{instancePath:r+"/"+f+"/input_audio",schemaPath:"schema:Conten\
tPart/properties/input_audio/required",keyword:"required",params:{missingProperty:S}}],!1;if(y.data!==
void 0){let c=y.data,b=e;if(e===b)if(typeof c=="string"){if(J(c,8388608))return B.errors=[{instancePath:r+
"/"+f+"/input_audio/data",schemaPath:"schema:ContentPart/properties/input_audio/properties/data/maxL\
ength",keyword:"maxLength",params:{limit:8388608}}],!1}else return B.errors=[{instancePath:r+"/"+f+"\
/input_audio/data",schemaPath:"schema:ContentPart/properties/input_audio/properties/data/type",keyword:"\
type",params:{type:"string"}}],!1;var z=b===e}else var z=!0;if(z)if(y.format!==void 0){let c=y.format,
b=e;if(e===b)if(typeof c=="string"){if(J(c,64))return B.errors=[{instancePath:r+"/"+f+"/input_audio/\
format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(qe(c,1))return B.errors=[{instancePath:r+"/"+f+"/input_audio/fo\
rmat",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:r+"/"+f+"/input_audio/format",schemaPath:"\
schema:ContentPart/properties/input_audio/properties/format/type",keyword:"type",params:{type:"strin\
g"}}],!1;var z=b===e}else var z=!0}else return B.errors=[{instancePath:r+"/"+f+"/input_audio",schemaPath:"\
schema:ContentPart/properties/input_audio/type",keyword:"type",params:{type:"object"}}],!1;var T=$===
e}else var T=!0;if(T)if(x.file!==void 0){let y=x.file,$=e;if(e===$)if(y&&typeof y=="object"&&!Array.
isArray(y)){let S;if(y.file_data===void 0&&(S="file_data"))return B.errors=[{instancePath:r+"/"+f+"/\
file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"required",params:{missingProperty:S}}],
!1;if(y.file_data!==void 0){let c=y.file_data,b=e;if(e===b)if(typeof c=="string"){if(J(c,8388608))return B.
errors=[{instancePath:r+"/"+f+"/file/file_data",schemaPath:"schema:ContentPart/properties/file/prope\
rties/file_data/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return B.errors=[{instancePath:r+
"/"+f+"/file/file_data",schemaPath:"schema:ContentPart/properties/file/properties/file_data/type",keyword:"\
type",params:{type:"string"}}],!1;var F=b===e}else var F=!0;if(F){if(y.filename!==void 0){let c=y.filename,
b=e;if(typeof c!="string"&&c!==null)return B.errors=[{instancePath:r+"/"+f+"/file/filename",schemaPath:"\
schema:ContentPart/properties/file/properties/filename/type",keyword:"type",params:{type:Ke.properties.
file.properties.filename.type}}],!1;if(e===b&&typeof c=="string"&&J(c,1024))return B.errors=[{instancePath:r+
"/"+f+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/filename/maxLength",
keyword:"maxLength",params:{limit:1024}}],!1;var F=b===e}else var F=!0;if(F)if(y.file_id!==void 0){let c=e;
if(y.file_id!==null)return B.errors=[{instancePath:r+"/"+f+"/file/file_id",schemaPath:"schema:Conten\
tPart/properties/file/properties/file_id/type",keyword:"type",params:{type:"null"}}],!1;var F=c===e}else
var F=!0}}else return B.errors=[{instancePath:r+"/"+f+"/file",schemaPath:"schema:ContentPart/propert\
ies/file/type",keyword:"type",params:{type:"object"}}],!1;var T=$===e}else var T=!0}}}}}else return B.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=X===e;if(!a)break}}}else return B.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return B.errors=t,e===0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function V(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=V.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let a=e,
u=!0,l=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.role===void 0&&(L="role")){let v={};
t===null?t=[v]:t.push(v),e++}else if(s.role!==void 0&&s.role!=="assistant"){let v={};t===null?t=[v]:
t.push(v),e++}}var d=l===e;e=a,t!==null&&(a?t.length=a:t=null);let n;if(d){let L=e,v=e,M=!1,o=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let y;if(s.content===void 0&&(y="content")){let $={instancePath:r,
schemaPath:"#/then/anyOf/0/required",keyword:"required",params:{missingProperty:y}};t===null?t=[$]:t.
push($),e++}else if(s.content!==void 0){let $=s.content;if(typeof $!="string"&&!Array.isArray($)){let Y={
instancePath:r+"/content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{
type:ce.then.anyOf[0].properties.content.type}};t===null?t=[Y]:t.push(Y),e++}}}var h=o===e;if(M=M||h,
h){var i={};i.content=!0}let j=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.tool_calls===
void 0&&(y="tool_calls")){let $={instancePath:r,schemaPath:"#/then/anyOf/1/required",keyword:"requir\
ed",params:{missingProperty:y}};t===null?t=[$]:t.push($),e++}else if(s.tool_calls!==void 0){let $=s.
tool_calls;if(e===e)if(Array.isArray($)){if($.length<1){let S={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[S]:t.
push(S),e++}}else{let S={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_cal\
ls/type",keyword:"type",params:{type:"array"}};t===null?t=[S]:t.push(S),e++}}}var h=j===e;M=M||h,h&&
i!==!0&&(i=i||{},i.tool_calls=!0);let O=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.refusal===
void 0&&(y="refusal")){let $={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:y}};t===null?t=[$]:t.push($),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let $={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[$]:t.push($),e++}}var h=O===e;if(M=M||h,h&&i!==!0&&(i=i||{},
i.refusal=!0),M)e=v,t!==null&&(v?t.length=v:t=null);else{let y={instancePath:r,schemaPath:"#/then/an\
yOf",keyword:"anyOf",params:{}};return t===null?t=[y]:t.push(y),e++,V.errors=t,!1}if(e===L&&s&&typeof s==
"object"&&!Array.isArray(s)&&(i!==!0&&(i=i||{},i.content=!0),s.content!==void 0)){let y=s.content;if(Array.
isArray(y)){var g=!0;let $=y.length;for(let Y=0;Y<$;Y++){let S=y[Y],c=e;if(S&&typeof S=="object"&&!Array.
isArray(S)&&S.type!==void 0){let K=S.type;if(!(K==="text"||K==="refusal"))return V.errors=[{instancePath:r+
"/content/"+Y+"/type",schemaPath:"#/then/properties/content/items/properties/type/enum",keyword:"enu\
m",params:{allowedValues:ce.then.properties.content.items.properties.type.enum}}],!1}var g=c===e;if(!g)
break}}}var d=L===e;u=d,u&&i!==!0&&(i=i||{},i.role=!0),n="then"}else{let L=e,v=e,M=!0,o=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let O;if(s.role===void 0&&(O="role")){let k={};t===null?t=[k]:t.push(k),
e++}else if(s.role!==void 0){let k=s.role;if(!(k==="developer"||k==="system"||k==="user"||k==="tool")){
let y={};t===null?t=[y]:t.push(y),e++}}}var m=o===e;if(e=v,t!==null&&(v?t.length=v:t=null),m){let O=e,
k=e,y=!0,$=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let c={};
t===null?t=[c]:t.push(c),e++}var _=$===e;e=k,t!==null&&(k?t.length=k:t=null);let Y;if(_){let c=e;if(s&&
typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let K=s.content;if(Array.isArray(K)){var P=!0;
let H=K.length;for(let ne=0;ne<H;ne++){let Z=K[ne],re=e;if(Z&&typeof Z=="object"&&!Array.isArray(Z)&&
Z.type!==void 0){let ee=Z.type;if(!(ee==="text"||ee==="image_url"||ee==="input_audio"||ee==="file"))
return V.errors=[{instancePath:r+"/content/"+ne+"/type",schemaPath:"#/else/then/then/properties/cont\
ent/items/properties/type/enum",keyword:"enum",params:{allowedValues:ce.else.then.then.properties.content.
items.properties.type.enum}}],!1}var P=re===e;if(!P)break}}}var _=c===e;if(y=_,y){var w={};w.content=
!0,w.role=!0}Y="then"}else{let c=e,b=e,K=!0,H=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==
void 0&&s.role!=="tool"){let Z={};t===null?t=[Z]:t.push(Z),e++}var T=H===e;if(e=b,t!==null&&(b?t.length=
b:t=null),T){let Z=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let oe;if(s.tool_call_id===void 0&&
(oe="tool_call_id"))return V.errors=[{instancePath:r,schemaPath:"#/else/then/else/then/required",keyword:"\
required",params:{missingProperty:oe}}],!1;if(s.tool_call_id!==void 0&&typeof s.tool_call_id!="strin\
g")return V.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/then/else/then/properties/too\
l_call_id/type",keyword:"type",params:{type:"string"}}],!1}var T=Z===e;if(K=T,K){var A={};A.tool_call_id=
!0,A.role=!0}}if(!K){let Z={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[Z]:t.push(Z),e++,V.errors=t,!1}if(e===c&&s&&typeof s=="object"&&!Array.isArray(
s)&&(A!==!0&&(A=A||{},A.content=!0),s.content!==void 0)){let Z=s.content;if(Array.isArray(Z)){var z=!0;
let re=Z.length;for(let oe=0;oe<re;oe++){let ee=Z[oe],Wr=e;if(ee&&typeof ee=="object"&&!Array.isArray(
ee)&&ee.type!==void 0&&ee.type!=="text")return V.errors=[{instancePath:r+"/content/"+oe+"/type",schemaPath:"\
#/else/then/else/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:ce.
else.then.else.properties.content.items.properties.type.enum}}],!1;var z=Wr===e;if(!z)break}}}var _=c===
e;y=_,y&&w!==!0&&A!==void 0&&(A===!0?w=!0:(w=w||{},Object.assign(w,A))),Y="else"}if(!y){let c={instancePath:r,
schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:Y}};return t===null?t=[c]:t.push(c),
e++,V.errors=t,!1}if(e===O&&s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.content===void 0&&(c=
"content"))return V.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:c}}],!1;if(w!==!0&&(w=w||{},w.content=!0),s.content!==void 0){let b=s.content;if(typeof b!=
"string"&&!Array.isArray(b))return V.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/prop\
erties/content/type",keyword:"type",params:{type:ce.else.then.properties.content.type}}],!1}}var m=O===
e;M=m,M&&w!==!0&&(w=w||{},w.role=!0)}if(!M){let O={instancePath:r,schemaPath:"#/else/if",keyword:"if",
params:{failingKeyword:"then"}};return t===null?t=[O]:t.push(O),e++,V.errors=t,!1}var d=L===e;u=d,u&&
i!==!0&&w!==void 0&&(w===!0?i=!0:(i=i||{},Object.assign(i,w))),n="else"}if(!u){let L={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return t===null?t=[L]:t.push(L),e++,V.errors=
t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let L;if(s.role===void 0&&(L="role"))return V.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;if(i!==
!0&&(i=i||{},i.role=!0,i.content=!0,i.name=!0,i.refusal=!0,i.tool_calls=!0,i.tool_call_id=!0,i.reasoning=
!0,i.reasoning_content=!0,i.audio=!0,i.function_call=!0),s.role!==void 0){let v=s.role,M=e;if(typeof v!=
"string")return V.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"}}],!1;if(!(v==="developer"||v==="system"||v==="user"||v==="assistant"||v==="to\
ol"))return V.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{
allowedValues:ce.properties.role.enum}}],!1;var F=M===e}else var F=!0;if(F){if(s.content!==void 0){let v=s.
content,M=e,o=e,j=!1,O=e;if(e===e)if(typeof v=="string"){if(J(v,8388608)){let S={instancePath:r+"/co\
ntent",schemaPath:"schema:ContentText/maxLength",keyword:"maxLength",params:{limit:8388608}};t===null?
t=[S]:t.push(S),e++}}else{let S={instancePath:r+"/content",schemaPath:"schema:ContentText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[S]:t.push(S),e++}var E=O===e;j=j||E;let y=e;B(v,{instancePath:r+
"/content",parentData:s,parentDataProperty:"content",rootData:I,dynamicAnchors:C})||(t=t===null?B.errors:
t.concat(B.errors),e=t.length);var E=y===e;j=j||E;let $=e;if(v!==null){let S={instancePath:r+"/conte\
nt",schemaPath:"#/properties/content/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[
S]:t.push(S),e++}var E=$===e;if(j=j||E,j)e=o,t!==null&&(o?t.length=o:t=null);else{let S={instancePath:r+
"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[S]:
t.push(S),e++,V.errors=t,!1}var F=M===e}else var F=!0;if(F){if(s.name!==void 0){let v=s.name,M=e;if(typeof v!=
"string"&&v!==null)return V.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:ce.properties.name.type}}],!1;if(e===M&&typeof v=="string"&&J(v,256))return V.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var F=M===e}else var F=!0;if(F){if(s.refusal!==void 0){let v=s.refusal,M=e;if(typeof v!="string"&&
v!==null)return V.errors=[{instancePath:r+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"\
type",params:{type:ce.properties.refusal.type}}],!1;if(e===M&&typeof v=="string"&&J(v,8388608))return V.
errors=[{instancePath:r+"/refusal",schemaPath:"#/properties/refusal/maxLength",keyword:"maxLength",params:{
limit:8388608}}],!1;var F=M===e}else var F=!0;if(F){if(s.tool_calls!==void 0){let v=s.tool_calls,M=e;
if(!Array.isArray(v)&&v!==null)return V.errors=[{instancePath:r+"/tool_calls",schemaPath:"#/properti\
es/tool_calls/type",keyword:"type",params:{type:ce.properties.tool_calls.type}}],!1;if(e===M&&Array.
isArray(v)){if(v.length>256)return V.errors=[{instancePath:r+"/tool_calls",schemaPath:"#/properties/\
tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var f=!0;let j=v.length;for(let O=0;O<
j;O++){let k=v[O],y=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let S;if(k.id===void 0&&
(S="id")||k.type===void 0&&(S="type")||k.function===void 0&&(S="function"))return V.errors=[{instancePath:r+
"/tool_calls/"+O,schemaPath:"schema:ToolCall/required",keyword:"required",params:{missingProperty:S}}],
!1;if(k.id!==void 0){let c=k.id,b=e;if(e===b)if(typeof c=="string"){if(J(c,256))return V.errors=[{instancePath:r+
"/tool_calls/"+O+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return V.errors=[{instancePath:r+"/tool_calls/"+O+"/id",schemaPath:"schema:Tool\
Call/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var x=b===e}else var x=!0;if(x){
if(k.type!==void 0){let c=k.type,b=e;if(typeof c!="string")return V.errors=[{instancePath:r+"/tool_c\
alls/"+O+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(c!=="function")return V.errors=[{instancePath:r+"/tool_calls/"+O+"/type",schemaPath:"sc\
hema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:Dt.properties.type.enum}}],
!1;var x=b===e}else var x=!0;if(x)if(k.function!==void 0){let c=k.function,b=e;if(e===b)if(c&&typeof c==
"object"&&!Array.isArray(c)){let H;if(c.name===void 0&&(H="name")||c.arguments===void 0&&(H="argumen\
ts"))return V.errors=[{instancePath:r+"/tool_calls/"+O+"/function",schemaPath:"schema:ToolCall/prope\
rties/function/required",keyword:"required",params:{missingProperty:H}}],!1;if(c.name!==void 0){let ne=c.
name,Z=e;if(e===Z)if(typeof ne=="string"){if(J(ne,256))return V.errors=[{instancePath:r+"/tool_calls\
/"+O+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:r+"/tool_calls/"+O+"/function\
/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var X=Z===e}else var X=!0;if(X)if(c.arguments!==void 0){let ne=c.arguments,Z=e;if(e===
Z)if(typeof ne=="string"){if(J(ne,8388608))return V.errors=[{instancePath:r+"/tool_calls/"+O+"/funct\
ion/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLength",keyword:"\
maxLength",params:{limit:8388608}}],!1}else return V.errors=[{instancePath:r+"/tool_calls/"+O+"/func\
tion/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/type",keyword:"\
type",params:{type:"string"}}],!1;var X=Z===e}else var X=!0}else return V.errors=[{instancePath:r+"/\
tool_calls/"+O+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var x=b===e}else var x=!0}}else return V.errors=[{instancePath:r+"/tool_calls/"+
O,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}}}
var F=M===e}else var F=!0;if(F){if(s.tool_call_id!==void 0){let v=s.tool_call_id,M=e;if(typeof v!="s\
tring"&&v!==null)return V.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:ce.properties.tool_call_id.type}}],!1;if(e===M&&typeof v=="str\
ing"&&J(v,256))return V.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var F=M===e}else var F=!0;if(F){if(s.reasoning!==
void 0){let v=s.reasoning,M=e;if(typeof v!="string"&&v!==null)return V.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:ce.properties.reasoning.
type}}],!1;if(e===M&&typeof v=="string"&&J(v,8388608))return V.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var F=M===
e}else var F=!0;if(F){if(s.reasoning_content!==void 0){let v=s.reasoning_content,M=e;if(typeof v!="s\
tring"&&v!==null)return V.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reas\
oning_content/type",keyword:"type",params:{type:ce.properties.reasoning_content.type}}],!1;if(e===M&&
typeof v=="string"&&J(v,8388608))return V.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#\
/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var F=M===e}else
var F=!0;if(F){if(s.audio!==void 0){let v=e;if(s.audio!==null)return V.errors=[{instancePath:r+"/aud\
io",schemaPath:"#/properties/audio/type",keyword:"type",params:{type:"null"}}],!1;var F=v===e}else var F=!0;
if(F)if(s.function_call!==void 0){let v=e;if(s.function_call!==null)return V.errors=[{instancePath:r+
"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:"null"}}],
!1;var F=v===e}else var F=!0}}}}}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return V.errors=t,p.props=i,e===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function ke(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>4)return ke.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:4}}],!1;{var a=!0;let u=s.length;for(let l=0;l<u;l++){let d=s[l],n=e;if(e===
e)if(typeof d=="string"){if(J(d,4096))return ke.errors=[{instancePath:r+"/"+l,schemaPath:"schema:Sto\
pText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ke.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e;if(!a)
break}}}else return ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return ke.errors=t,e===0}ke.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ir={type:"\
object",required:["type","function"],properties:{type:{type:"string",enum:["function"]},function:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z\
0-9_-]+$"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"schema:Jso\
nSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};var Cr=new RegExp("^[a-zA-Z0-9_-]+$","u");function se(s,{instancePath:r="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.type===
void 0&&(d="type")||s.function===void 0&&(d="function"))return se.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.type!==void 0){let n=s.type,i=e;
if(typeof n!="string")return se.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"}}],!1;if(n!=="function")return se.errors=[{instancePath:r+"/typ\
e",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ir.properties.type.enum}}],
!1;var a=i===e}else var a=!0;if(a)if(s.function!==void 0){let n=s.function,i=e;if(e===i)if(n&&typeof n==
"object"&&!Array.isArray(n)){let g;if(n.name===void 0&&(g="name"))return se.errors=[{instancePath:r+
"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:g}}],
!1;if(n.name!==void 0){let m=n.name,_=e;if(e===_)if(typeof m=="string"){if(J(m,64))return se.errors=
[{instancePath:r+"/function/name",schemaPath:"#/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(qe(m,1))return se.errors=[{instancePath:r+"/function/name",schemaPath:"\
#/properties/function/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cr.test(
m))return se.errors=[{instancePath:r+"/function/name",schemaPath:"#/properties/function/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return se.errors=[{instancePath:r+
"/function/name",schemaPath:"#/properties/function/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var u=_===e}else var u=!0;if(u){if(n.description!==void 0){let m=n.description,_=e;if(typeof m!=
"string"&&m!==null)return se.errors=[{instancePath:r+"/function/description",schemaPath:"#/propertie\
s/function/properties/description/type",keyword:"type",params:{type:ir.properties.function.properties.
description.type}}],!1;if(e===_&&typeof m=="string"&&J(m,65536))return se.errors=[{instancePath:r+"/\
function/description",schemaPath:"#/properties/function/properties/description/maxLength",keyword:"m\
axLength",params:{limit:65536}}],!1;var u=_===e}else var u=!0;if(u){if(n.parameters!==void 0){let m=n.
parameters,_=e,P=e,w=!1,T=e;if(e===e&&!(m&&typeof m=="object"&&!Array.isArray(m))){let E={instancePath:r+
"/function/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===
null?t=[E]:t.push(E),e++}var l=T===e;w=w||l;let z=e;if(m!==null){let E={instancePath:r+"/function/pa\
rameters",schemaPath:"#/properties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[E]:t.push(E),e++}var l=z===e;if(w=w||l,w)e=P,t!==null&&(P?t.length=P:t=null);else{
let E={instancePath:r+"/function/parameters",schemaPath:"#/properties/function/properties/parameters\
/anyOf",keyword:"anyOf",params:{}};return t===null?t=[E]:t.push(E),e++,se.errors=t,!1}var u=_===e}else
var u=!0;if(u)if(n.strict!==void 0){let m=n.strict,_=e;if(typeof m!="boolean"&&m!==null)return se.errors=
[{instancePath:r+"/function/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"\
type",params:{type:ir.properties.function.properties.strict.type}}],!1;var u=_===e}else var u=!0}}}else
return se.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",
params:{type:"object"}}],!1;var a=i===e}else var a=!0}else return se.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=t,e===0}se.evaluated={props:{type:!0,
function:!0},dynamicProps:!1,dynamicItems:!1};var nr={type:"object",required:["type"],properties:{type:{
type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"object",required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z0-9_-]+$"},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function Q(s,{instancePath:r="",
parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=Q.evaluated;
p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let a=e,u=!0,l=e;if(s&&typeof s=="\
object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let _={};t===null?t=[_]:t.push(_),
e++}else if(s.type!==void 0&&s.type!=="json_schema"){let _={};t===null?t=[_]:t.push(_),e++}}var d=l===
e;if(e=a,t!==null&&(a?t.length=a:t=null),d){let m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let P;
if(s.json_schema===void 0&&(P="json_schema"))return Q.errors=[{instancePath:r,schemaPath:"#/then/req\
uired",keyword:"required",params:{missingProperty:P}}],!1}var d=m===e;if(u=d,u){var n={};n.json_schema=
!0,n.type=!0}}if(!u){let m={instancePath:r,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"th\
en"}};return t===null?t=[m]:t.push(m),e++,Q.errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let m;if(s.type===void 0&&(m="type"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(n!==!0&&(n=n||{},n.type=!0,n.json_schema=!0),s.type!==void 0){
let _=s.type,P=e;if(typeof _!="string")return Q.errors=[{instancePath:r+"/type",schemaPath:"#/proper\
ties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="text"||_==="json_object"||_==="\
json_schema"))return Q.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:nr.properties.type.enum}}],!1;var i=P===e}else var i=!0;if(i)if(s.json_schema!==
void 0){let _=s.json_schema,P=e;if(e===P)if(_&&typeof _=="object"&&!Array.isArray(_)){let T;if(_.name===
void 0&&(T="name"))return Q.errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_sch\
ema/required",keyword:"required",params:{missingProperty:T}}],!1;if(_.name!==void 0){let A=_.name,z=e;
if(e===z)if(typeof A=="string"){if(J(A,64))return Q.errors=[{instancePath:r+"/json_schema/name",schemaPath:"\
#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(qe(
A,1))return Q.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cr.test(A))return Q.errors=[{instancePath:r+
"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return Q.errors=[{instancePath:r+"/json_schema/name",schemaPath:"\
#/properties/json_schema/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var h=z===
e}else var h=!0;if(h){if(_.description!==void 0){let A=_.description,z=e;if(typeof A!="string"&&A!==
null)return Q.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schem\
a/properties/description/type",keyword:"type",params:{type:nr.properties.json_schema.properties.description.
type}}],!1;if(e===z&&typeof A=="string"&&J(A,65536))return Q.errors=[{instancePath:r+"/json_schema/d\
escription",schemaPath:"#/properties/json_schema/properties/description/maxLength",keyword:"maxLengt\
h",params:{limit:65536}}],!1;var h=z===e}else var h=!0;if(h){if(_.schema!==void 0){let A=_.schema,z=e,
F=e,E=!1,f=e;if(e===e&&!(A&&typeof A=="object"&&!Array.isArray(A))){let v={instancePath:r+"/json_sch\
ema/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[v]:
t.push(v),e++}var g=f===e;E=E||g;let X=e;if(A!==null){let v={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[v]:t.push(v),e++}var g=X===e;if(E=E||g,E)e=F,t!==null&&(F?t.length=F:t=null);else{let v={instancePath:r+
"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[v]:t.push(v),e++,Q.errors=t,!1}var h=z===e}else var h=!0;if(h)if(_.strict!==
void 0){let A=_.strict,z=e;if(typeof A!="boolean"&&A!==null)return Q.errors=[{instancePath:r+"/json_\
schema/strict",schemaPath:"#/properties/json_schema/properties/strict/type",keyword:"type",params:{type:nr.
properties.json_schema.properties.strict.type}}],!1;var h=z===e}else var h=!0}}}else return Q.errors=
[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type:"\
object"}}],!1;var i=P===e}else var i=!0}else return Q.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Q.errors=t,p.props=n,e===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};
function q(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=q.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){let E;if(s.body===void 0&&(E="body"))return q.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:E}}],!1;if(s.body!==void 0){let f=s.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.stream===void 0&&(f.stream=!1);let X;if(f.
model===void 0&&(X="model")||f.messages===void 0&&(X="messages"))return q.errors=[{instancePath:r+"/\
body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:X}}],!1;if(f.
model!==void 0){let L=f.model,v=e;if(e===e)if(typeof L=="string"){if(J(L,256))return q.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(qe(
L,1))return q.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+"/body/model",schemaPath:"sch\
ema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(f.
messages!==void 0){let L=f.messages,v=e;if(e===v)if(Array.isArray(L)){if(L.length>1e3)return q.errors=
[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;if(L.length<1)return q.errors=[{instancePath:r+"/body/messages",schemaPath:"\
#/properties/body/properties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let o=L.
length;for(let j=0;j<o;j++){let O=e;V(L[j],{instancePath:r+"/body/messages/"+j,parentData:L,parentDataProperty:j,
rootData:I,dynamicAnchors:C})||(t=t===null?V.errors:t.concat(V.errors),e=t.length);var u=O===e;if(!u)
break}}}else return q.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propert\
ies/messages/type",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0;if(a){if(f.max_tokens!==
void 0){let L=f.max_tokens,v=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)return q.
errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",
keyword:"type",params:{type:te.properties.body.properties.max_tokens.type}}],!1;if(e===v&&typeof L==
"number"&&isFinite(L)){if(L>2147483647||isNaN(L))return q.errors=[{instancePath:r+"/body/max_tokens",
schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647}}],!1;if(L<1||isNaN(L))return q.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=v===e}else var a=!0;if(a){if(f.max_completion_tokens!==void 0){let L=f.max_completion_tokens,
v=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L))&&L!==null)return q.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:te.properties.body.properties.max_completion_tokens.type}}],!1;if(e===v&&typeof L==
"number"&&isFinite(L)){if(L>2147483647||isNaN(L))return q.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(L<1||isNaN(L))return q.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=v===e}else var a=!0;if(a){if(f.temperature!==void 0){
let L=f.temperature,v=e;if(!(typeof L=="number"&&isFinite(L))&&L!==null)return q.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:te.properties.body.properties.temperature.type}}],!1;if(e===v&&typeof L=="number"&&isFinite(L)){
if(L>2||isNaN(L))return q.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(L<0||isNaN(
L))return q.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=v===e}else var a=!0;
if(a){if(f.top_p!==void 0){let L=f.top_p,v=e;if(!(typeof L=="number"&&isFinite(L))&&L!==null)return q.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:te.properties.body.properties.top_p.type}}],!1;if(e===v&&typeof L=="number"&&isFinite(
L)){if(L>1||isNaN(L))return q.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(L<0||isNaN(L))return q.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=v===e}else var a=!0;if(a){let L=f.stream,v=e;if(typeof L!=
"boolean"&&L!==null)return q.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/pr\
operties/stream/type",keyword:"type",params:{type:te.properties.body.properties.stream.type}}],!1;var a=v===
e;if(a){if(f.stream_options!==void 0){let o=f.stream_options,j=e,O=e,k=!1,y=e;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.include_usage!==void 0){let c=o.include_usage;if(typeof c!="boolea\
n"&&c!==null){let b={instancePath:r+"/body/stream_options/include_usage",schemaPath:"schema:StreamOp\
tions/properties/include_usage/type",keyword:"type",params:{type:Lt.properties.include_usage.type}};
t===null?t=[b]:t.push(b),e++}}}else{let c={instancePath:r+"/body/stream_options",schemaPath:"schema:\
StreamOptions/type",keyword:"type",params:{type:"object"}};t===null?t=[c]:t.push(c),e++}var d=y===e;
if(k=k||d,d){var l={};l.include_usage=!0}let Y=e;if(o!==null){let c={instancePath:r+"/body/stream_op\
tions",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[c]:t.push(c),e++}var d=Y===e;if(k=k||d,k)e=O,t!==null&&(O?t.length=O:t=null);else{
let c={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options\
/anyOf",keyword:"anyOf",params:{}};return t===null?t=[c]:t.push(c),e++,q.errors=t,!1}var a=j===e}else
var a=!0;if(a){if(f.n!==void 0){let o=f.n,j=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null)return q.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/type",
keyword:"type",params:{type:te.properties.body.properties.n.type}}],!1;if(e===j&&typeof o=="number"&&
isFinite(o)){if(o>1||isNaN(o))return q.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/bo\
dy/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<1||isNaN(o))return q.
errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1}}],!1}var a=j===e}else var a=!0;if(a){if(f.stop!==void 0){let o=f.
stop,j=e,O=e,k=!1,y=e;if(e===e)if(typeof o=="string"){if(J(o,4096)){let b={instancePath:r+"/body/sto\
p",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?t=[b]:t.
push(b),e++}}else{let b={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",
params:{type:"string"}};t===null?t=[b]:t.push(b),e++}var n=y===e;k=k||n;let Y=e;ke(o,{instancePath:r+
"/body/stop",parentData:f,parentDataProperty:"stop",rootData:I,dynamicAnchors:C})||(t=t===null?ke.errors:
t.concat(ke.errors),e=t.length);var n=Y===e;k=k||n;let S=e;if(o!==null){let b={instancePath:r+"/body\
/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};
t===null?t=[b]:t.push(b),e++}var n=S===e;if(k=k||n,k)e=O,t!==null&&(O?t.length=O:t=null);else{let b={
instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[b]:t.push(b),e++,q.errors=t,!1}var a=j===e}else var a=!0;if(a){if(f.seed!==void 0){
let o=f.seed,j=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return q.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"type",params:{
type:te.properties.body.properties.seed.type}}],!1;if(e===j&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return q.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<-9007199254740991||
isNaN(o))return q.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1}var a=j===e}else var a=!0;
if(a){if(f.frequency_penalty!==void 0){let o=f.frequency_penalty,j=e;if(!(typeof o=="number"&&isFinite(
o))&&o!==null)return q.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/bo\
dy/properties/frequency_penalty/type",keyword:"type",params:{type:te.properties.body.properties.frequency_penalty.
type}}],!1;if(e===j&&typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o))return q.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2}}],!1;if(o<-2||isNaN(o))return q.errors=[{instancePath:r+"/\
body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2}}],!1}var a=j===e}else var a=!0;if(a){if(f.presence_penalty!==
void 0){let o=f.presence_penalty,j=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return q.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
type",keyword:"type",params:{type:te.properties.body.properties.presence_penalty.type}}],!1;if(e===j&&
typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o))return q.errors=[{instancePath:r+"/body/presence_p\
enalty",schemaPath:"#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(o<-2||isNaN(o))return q.errors=[{instancePath:r+"/body/presence_pen\
alty",schemaPath:"#/properties/body/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-2}}],!1}var a=j===e}else var a=!0;if(a){if(f.logit_bias!==void 0){let o=f.logit_bias,j=e,
O=e,k=!1,y=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o))if(Object.keys(o).length>1024){let c={
instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitBias/maxProperties",keyword:"maxProperties",
params:{limit:1024}};t===null?t=[c]:t.push(c),e++}else for(let c in o){let b=o[c],K=e;if(e===K)if(typeof b==
"number"&&isFinite(b)){if(b>100||isNaN(b)){let H={instancePath:r+"/body/logit_bias/"+c.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:100}};t===null?t=[H]:t.push(H),e++}else if(b<-100||isNaN(b)){let H={
instancePath:r+"/body/logit_bias/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Logit\
Bias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};t===null?t=
[H]:t.push(H),e++}}else{let H={instancePath:r+"/body/logit_bias/"+c.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"number"}};
t===null?t=[H]:t.push(H),e++}var i=K===e;if(!i)break}else{let c={instancePath:r+"/body/logit_bias",schemaPath:"\
schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[c]:t.push(c),e++}var h=y===
e;k=k||h;let Y=e;if(o!==null){let c={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body\
/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[c]:t.push(c),e++}
var h=Y===e;if(k=k||h,k)e=O,t!==null&&(O?t.length=O:t=null);else{let c={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[c]:t.push(c),e++,q.errors=t,!1}var a=j===e}else var a=!0;if(a){if(f.logprobs!==void 0){let o=f.
logprobs,j=e;if(typeof o!="boolean"&&o!==null)return q.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:te.properties.body.properties.
logprobs.type}}],!1;var a=j===e}else var a=!0;if(a){if(f.top_logprobs!==void 0){let o=f.top_logprobs,
j=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return q.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:te.properties.body.properties.top_logprobs.type}}],!1;if(e===j&&typeof o=="number"&&isFinite(o)){
if(o>20||isNaN(o))return q.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bod\
y/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],!1;if(o<0||
isNaN(o))return q.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=j===e}else var a=!0;
if(a){if(f.tools!==void 0){let o=f.tools,j=e;if(!Array.isArray(o)&&o!==null)return q.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:te.properties.
body.properties.tools.type}}],!1;if(e===j&&Array.isArray(o)){if(o.length>128)return q.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:128}}],
!1;{var g=!0;let k=o.length;for(let y=0;y<k;y++){let $=e;se(o[y],{instancePath:r+"/body/tools/"+y,parentData:o,
parentDataProperty:y,rootData:I,dynamicAnchors:C})||(t=t===null?se.errors:t.concat(se.errors),e=t.length);
var g=$===e;if(!g)break}}}var a=j===e}else var a=!0;if(a){if(f.tool_choice!==void 0){let o=f.tool_choice,
j=e,O=e,k=!1,y=e;if(typeof o!="string"){let b={instancePath:r+"/body/tool_choice",schemaPath:"schema\
:ToolMode/type",keyword:"type",params:{type:"string"}};t===null?t=[b]:t.push(b),e++}if(!(o==="none"||
o==="auto"||o==="required")){let b={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/e\
num",keyword:"enum",params:{allowedValues:It.enum}};t===null?t=[b]:t.push(b),e++}var P=y===e;k=k||P;
let $=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let b;if(o.type===void 0&&(b="type")||
o.function===void 0&&(b="function")){let K={instancePath:r+"/body/tool_choice",schemaPath:"schema:Na\
medTool/required",keyword:"required",params:{missingProperty:b}};t===null?t=[K]:t.push(K),e++}else{if(o.
type!==void 0){let K=o.type,H=e;if(typeof K!="string"){let ne={instancePath:r+"/body/tool_choice/typ\
e",schemaPath:"schema:NamedTool/properties/type/type",keyword:"type",params:{type:"string"}};t===null?
t=[ne]:t.push(ne),e++}if(K!=="function"){let ne={instancePath:r+"/body/tool_choice/type",schemaPath:"\
schema:NamedTool/properties/type/enum",keyword:"enum",params:{allowedValues:Nt.properties.type.enum}};
t===null?t=[ne]:t.push(ne),e++}var m=H===e}else var m=!0;if(m)if(o.function!==void 0){let K=o.function,
H=e;if(e===H)if(K&&typeof K=="object"&&!Array.isArray(K)){let Z;if(K.name===void 0&&(Z="name")){let re={
instancePath:r+"/body/tool_choice/function",schemaPath:"schema:NamedTool/properties/function/require\
d",keyword:"required",params:{missingProperty:Z}};t===null?t=[re]:t.push(re),e++}else if(K.name!==void 0){
let re=K.name;if(e===e)if(typeof re=="string"){if(J(re,64)){let ee={instancePath:r+"/body/tool_choic\
e/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}};t===null?t=[ee]:t.push(ee),e++}else if(qe(re,1)){let ee={instancePath:r+
"/body/tool_choice/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/m\
inLength",keyword:"minLength",params:{limit:1}};t===null?t=[ee]:t.push(ee),e++}}else{let ee={instancePath:r+
"/body/tool_choice/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}};t===null?t=[ee]:t.push(ee),e++}}}else{let Z={instancePath:r+
"/body/tool_choice/function",schemaPath:"schema:NamedTool/properties/function/type",keyword:"type",params:{
type:"object"}};t===null?t=[Z]:t.push(Z),e++}var m=H===e}else var m=!0}}else{let b={instancePath:r+"\
/body/tool_choice",schemaPath:"schema:NamedTool/type",keyword:"type",params:{type:"object"}};t===null?
t=[b]:t.push(b),e++}var P=$===e;if(k=k||P,P){var _={};_.type=!0,_.function=!0}let S=e;if(o!==null){let b={
instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",
keyword:"type",params:{type:"null"}};t===null?t=[b]:t.push(b),e++}var P=S===e;if(k=k||P,k)e=O,t!==null&&
(O?t.length=O:t=null);else{let b={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/p\
roperties/tool_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[b]:t.push(b),e++,q.errors=
t,!1}var a=j===e}else var a=!0;if(a){if(f.parallel_tool_calls!==void 0){let o=f.parallel_tool_calls,
j=e;if(typeof o!="boolean"&&o!==null)return q.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"\
#/properties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:te.properties.body.
properties.parallel_tool_calls.type}}],!1;var a=j===e}else var a=!0;if(a){if(f.response_format!==void 0){
let o=f.response_format,j=e,O=e,k=!1,y=e;Q(o,{instancePath:r+"/body/response_format",parentData:f,parentDataProperty:"\
response_format",rootData:I,dynamicAnchors:C})||(t=t===null?Q.errors:t.concat(Q.errors),e=t.length);
var w=y===e;k=k||w;let $=e;if(o!==null){let S={instancePath:r+"/body/response_format",schemaPath:"#/\
properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[S]:t.push(S),e++}var w=$===e;if(k=k||w,k)e=O,t!==null&&(O?t.length=O:t=null);else{let S={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[S]:t.push(S),e++,q.errors=t,!1}var a=j===e}else var a=!0;if(a){if(f.
reasoning_effort!==void 0){let o=f.reasoning_effort,j=e;if(typeof o!="string"&&o!==null)return q.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:te.properties.body.properties.reasoning_effort.type}}],!1;if(e===j&&
typeof o=="string"&&J(o,64))return q.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=j===
e}else var a=!0;if(a){if(f.user!==void 0){let o=f.user,j=e;if(typeof o!="string"&&o!==null)return q.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:te.properties.body.properties.user.type}}],!1;if(e===j&&typeof o=="string"&&J(o,1024))
return q.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var a=j===e}else var a=!0;if(a){if(f.prompt_cache_key!==
void 0){let o=f.prompt_cache_key,j=e;if(typeof o!="string"&&o!==null)return q.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:te.properties.body.properties.prompt_cache_key.type}}],!1;if(e===j&&typeof o=="stri\
ng"&&J(o,1024))return q.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=j===e}else
var a=!0;if(a){if(f.metadata!==void 0){let o=f.metadata,j=e,O=e,k=!1,y=e;if(e===e)if(o&&typeof o=="o\
bject"&&!Array.isArray(o))if(Object.keys(o).length>16){let c={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[c]:t.push(c),e++}else
for(let c in o){let b=o[c],K=e;if(e===K)if(typeof b=="string"){if(J(b,512)){let H={instancePath:r+"/\
body/metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[H]:t.push(H),e++}}else{let H={instancePath:r+
"/body/metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[H]:t.push(H),e++}var T=K===e;if(!T)
break}else{let c={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[c]:t.push(c),e++}var A=y===e;k=k||A;let Y=e;if(o!==null){let c={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[c]:t.push(c),e++}var A=Y===e;if(k=k||A,k)e=O,t!==null&&(O?t.length=O:t=null);else{
let c={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[c]:t.push(c),e++,q.errors=t,!1}var a=j===e}else var a=!0;if(a){
if(f.modalities!==void 0){let o=f.modalities,j=e;if(!Array.isArray(o)&&o!==null)return q.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:te.properties.body.properties.modalities.type}}],!1;if(e===j&&Array.isArray(o)){if(o.length>8)return q.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var z=!0;let k=o.length;for(let y=0;y<k;y++){let $=o[y],
Y=e;if(typeof $!="string")return q.errors=[{instancePath:r+"/body/modalities/"+y,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if($!=="text")return q.errors=[{instancePath:r+
"/body/modalities/"+y,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:$t.enum}}],
!1;var z=Y===e;if(!z)break}}}var a=j===e}else var a=!0;if(a){if(f.audio!==void 0){let o=e;if(f.audio!==
null)return q.errors=[{instancePath:r+"/body/audio",schemaPath:"#/properties/body/properties/audio/t\
ype",keyword:"type",params:{type:"null"}}],!1;var a=o===e}else var a=!0;if(a){if(f.functions!==void 0){
let o=e;if(f.functions!==null)return q.errors=[{instancePath:r+"/body/functions",schemaPath:"#/prope\
rties/body/properties/functions/type",keyword:"type",params:{type:"null"}}],!1;var a=o===e}else var a=!0;
if(a){if(f.function_call!==void 0){let o=e;if(f.function_call!==null)return q.errors=[{instancePath:r+
"/body/function_call",schemaPath:"#/properties/body/properties/function_call/type",keyword:"type",params:{
type:"null"}}],!1;var a=o===e}else var a=!0;if(a){if(f.web_search_options!==void 0){let o=e;if(f.web_search_options!==
null)return q.errors=[{instancePath:r+"/body/web_search_options",schemaPath:"#/properties/body/prope\
rties/web_search_options/type",keyword:"type",params:{type:"null"}}],!1;var a=o===e}else var a=!0;if(a){
if(f.top_k!==void 0){let o=f.top_k,j=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return q.errors=
[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/type",keyword:"type",params:{
type:te.properties.body.properties.top_k.type}}],!1;if(e===j&&typeof o=="number"&&isFinite(o)){if(o>
2147483647||isNaN(o))return q.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/pr\
operties/top_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(o<-1||isNaN(
o))return q.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/min\
imum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}var a=j===e}else var a=!0;if(a){if(f.
min_p!==void 0){let o=f.min_p,j=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return q.errors=[{
instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"type",params:{
type:te.properties.body.properties.min_p.type}}],!1;if(e===j&&typeof o=="number"&&isFinite(o)){if(o>
1||isNaN(o))return q.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<0||isNaN(o))return q.errors=
[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=j===e}else var a=!0;if(a){if(f.repetition_penalty!==
void 0){let o=f.repetition_penalty,j=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return q.errors=
[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_pena\
lty/type",keyword:"type",params:{type:te.properties.body.properties.repetition_penalty.type}}],!1;if(e===
j&&typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return q.errors=[{instancePath:r+"/body/repeti\
tion_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",
params:{comparison:"<=",limit:10}}],!1;if(o<0||isNaN(o))return q.errors=[{instancePath:r+"/body/repe\
tition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=j===e}else var a=!0;if(a)if(f.reasoning!==void 0){let o=f.
reasoning,j=e,O=e,k=!1,y=e;if(typeof o!="boolean"){let b={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[b]:t.push(b),e++}var F=y===
e;k=k||F;let $=e;if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let b={instancePath:r+"/body\
/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};t===null?
t=[b]:t.push(b),e++}var F=$===e;k=k||F;let S=e;if(o!==null){let b={instancePath:r+"/body/reasoning",
schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{type:"null"}};
t===null?t=[b]:t.push(b),e++}var F=S===e;if(k=k||F,k)e=O,t!==null&&(O?t.length=O:t=null);else{let b={
instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[b]:t.push(b),e++,q.errors=t,!1}var a=j===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return q.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return q.errors=t,e===0}q.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Fr=ie,Je={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:ModelName"},input:{anyOf:[{$ref:"sche\
ma:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:Embe\
ddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function he(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>2048)return he.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:2048}}],!1;if(s.length<1)return he.errors=[{instancePath:r,schemaPath:"#/min\
Items",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let u=s.length;for(let l=0;l<u;l++){let d=s[l],
n=e;if(e===e)if(typeof d=="string"){if(J(d,8388608))return he.errors=[{instancePath:r+"/"+l,schemaPath:"\
schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;if(qe(d,1))return he.
errors=[{instancePath:r+"/"+l,schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return he.errors=[{instancePath:r+"/"+l,schemaPath:"schema:EmbeddingText/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===e;if(!a)break}}}else return he.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return he.errors=t,e===0}he.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function pe(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>131072)return pe.errors=[{instancePath:r,schemaPath:"#/maxItems",
keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return pe.errors=[{instancePath:r,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let u=s.length;for(let l=0;l<u;l++){let d=s[l],
n=e,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return pe.errors=[{instancePath:r+"\
/"+l,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d==
"number"&&isFinite(d)){if(d>2147483647||isNaN(d))return pe.errors=[{instancePath:r+"/"+l,schemaPath:"\
schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(d<0||isNaN(
d))return pe.errors=[{instancePath:r+"/"+l,schemaPath:"schema:TokenId/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=n===e;if(!a)break}}}else return pe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return pe.errors=t,e===0}pe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function we(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(s)){if(s.length>2048)return we.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:2048}}],!1;if(s.length<1)return we.errors=[{instancePath:r,schemaPath:"#/min\
Items",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let u=s.length;for(let l=0;l<u;l++){let d=e;
pe(s[l],{instancePath:r+"/"+l,parentData:s,parentDataProperty:l,rootData:I,dynamicAnchors:C})||(t=t===
null?pe.errors:t.concat(pe.errors),e=t.length);var a=d===e;if(!a)break}}}else return we.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return we.errors=t,e===0}we.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function ie(s,{instancePath:r="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=ie.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.body===void 0&&
(d="body"))return ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let h;if(n.
model===void 0&&(h="model")||n.input===void 0&&(h="input"))return ie.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:h}}],!1;if(n.model!==
void 0){let g=n.model,m=e;if(e===e)if(typeof g=="string"){if(J(g,256))return ie.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(qe(
g,1))return ie.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:r+"/body/model",schemaPath:"sc\
hema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(n.
input!==void 0){let g=n.input,m=e,_=e,P=!1,w=e;if(e===e)if(typeof g=="string"){if(J(g,8388608)){let f={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{
limit:8388608}};t===null?t=[f]:t.push(f),e++}else if(qe(g,1)){let f={instancePath:r+"/body/input",schemaPath:"\
schema:EmbeddingText/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[f]:t.push(f),e++}}else{
let f={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/type",keyword:"type",params:{type:"\
string"}};t===null?t=[f]:t.push(f),e++}var l=w===e;P=P||l;let A=e;he(g,{instancePath:r+"/body/input",
parentData:n,parentDataProperty:"input",rootData:I,dynamicAnchors:C})||(t=t===null?he.errors:t.concat(
he.errors),e=t.length);var l=A===e;if(P=P||l,l)var u=!0;let z=e;pe(g,{instancePath:r+"/body/input",parentData:n,
parentDataProperty:"input",rootData:I,dynamicAnchors:C})||(t=t===null?pe.errors:t.concat(pe.errors),
e=t.length);var l=z===e;P=P||l,l&&u!==!0&&(u=!0);let F=e;we(g,{instancePath:r+"/body/input",parentData:n,
parentDataProperty:"input",rootData:I,dynamicAnchors:C})||(t=t===null?we.errors:t.concat(we.errors),
e=t.length);var l=F===e;if(P=P||l,l&&u!==!0&&(u=!0),P)e=_,t!==null&&(_?t.length=_:t=null);else{let f={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[f]:t.push(f),e++,ie.errors=t,!1}var a=m===e}else var a=!0;if(a){if(n.encoding_format!==
void 0){let g=n.encoding_format,m=e;if(typeof g!="string"&&g!==null)return ie.errors=[{instancePath:r+
"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_format/type",keyword:"type",
params:{type:Je.properties.body.properties.encoding_format.type}}],!1;if(!(g==="float"||g==="base64"||
g===null))return ie.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/pr\
operties/encoding_format/enum",keyword:"enum",params:{allowedValues:Je.properties.body.properties.encoding_format.
enum}}],!1;var a=m===e}else var a=!0;if(a){if(n.dimensions!==void 0){let g=n.dimensions,m=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return ie.errors=[{instancePath:r+"/body/dimensi\
ons",schemaPath:"#/properties/body/properties/dimensions/type",keyword:"type",params:{type:Je.properties.
body.properties.dimensions.type}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)){if(g>1e6||isNaN(g))
return ie.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimens\
ions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(g<1||isNaN(g))return ie.errors=
[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=m===e}else var a=!0;if(a)if(n.user!==void 0){let g=n.
user,m=e;if(typeof g!="string"&&g!==null)return ie.errors=[{instancePath:r+"/body/user",schemaPath:"\
#/properties/body/properties/user/type",keyword:"type",params:{type:Je.properties.body.properties.user.
type}}],!1;if(e===m&&typeof g=="string"&&J(g,1024))return ie.errors=[{instancePath:r+"/body/user",schemaPath:"\
#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===
e}else var a=!0}}}}else return ie.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return ie.errors=t,e===0}ie.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Er=He;function He(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=He.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
He.errors=t,e===0}He.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zr=Ye;function Ye(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Ye.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ye.errors=t,e===0}Ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mr=Ge;function Ge(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Ge.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ge.errors=t,e===0}Ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sr=We;function We(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=We.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
We.errors=t,e===0}We.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Br=Xe;function Xe(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Xe.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xe.errors=t,e===0}Xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vr=Qe;function Qe(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Qe.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Qe.errors=t,e===0}Qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Rr=Ne(Ue()),Ur=Ne(Ze()),Yt={...Rr.formats,...Ur.fastFormats},Zr=ze;var ge=$e,Ce=De,Ct={type:"object",additionalProperties:!1,required:["index","message","logprobs","fi\
nish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:"null"},tool_calls:{type:"array",minItems:1,maxItems:256,
items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},reasoning_content:{type:"\
string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"null"}]},finish_reason:{
$ref:"schema:FinishReason"}},$id:"schema:Choice"},Ft={type:"object",required:["id","type","function"],
properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["function"]},function:{type:"\
object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},arguments:{type:"\
string",maxLength:8388608}}}},$id:"schema:ToolCall"};var Et={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function U(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=U.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.index===void 0&&(h="index")||s.message===void 0&&
(h="message")||s.logprobs===void 0&&(h="logprobs")||s.finish_reason===void 0&&(h="finish_reason"))return U.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{
let g=e;for(let m in s)if(!(m==="index"||m==="message"||m==="logprobs"||m==="finish_reason")){return U.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(g===e){if(s.index!==void 0){let m=s.index,_=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return U.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===_&&typeof m=="number"&&isFinite(m)){if(m>0||isNaN(m))return U.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:0}}],!1;if(m<0||isNaN(m))return U.errors=[{instancePath:r+"/index",schemaPath:"#/propertie\
s/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=_===e}else var a=!0;if(a){
if(s.message!==void 0){let m=s.message,_=e;if(e===_)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;
if(m.role===void 0&&(w="role")||m.content===void 0&&(w="content")||m.refusal===void 0&&(w="refusal"))
return U.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/required",keyword:"requ\
ired",params:{missingProperty:w}}],!1;if(m.role!==void 0){let T=m.role,A=e;if(typeof T!="string")return U.
errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"\
type",params:{type:"string"}}],!1;if(T!=="assistant")return U.errors=[{instancePath:r+"/message/role",
schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assist\
ant"}}],!1;var u=A===e}else var u=!0;if(u){if(m.content!==void 0){let T=m.content,A=e;if(typeof T!="\
string"&&T!==null)return U.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/messa\
ge/properties/content/type",keyword:"type",params:{type:Ct.properties.message.properties.content.type}}],
!1;if(e===A&&typeof T=="string"&&ge(T,33554432))return U.errors=[{instancePath:r+"/message/content",
schemaPath:"#/properties/message/properties/content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var u=A===e}else var u=!0;if(u){if(m.refusal!==void 0){let T=e;if(m.refusal!==null)return U.errors=
[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"\
type",params:{type:"null"}}],!1;var u=T===e}else var u=!0;if(u){if(m.tool_calls!==void 0){let T=m.tool_calls,
A=e;if(e===A)if(Array.isArray(T)){if(T.length>256)return U.errors=[{instancePath:r+"/message/tool_ca\
lls",schemaPath:"#/properties/message/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;if(T.length<1)return U.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/mes\
sage/properties/tool_calls/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let F=T.length;
for(let E=0;E<F;E++){let f=T[E],x=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.
id===void 0&&(v="id")||f.type===void 0&&(v="type")||f.function===void 0&&(v="function"))return U.errors=
[{instancePath:r+"/message/tool_calls/"+E,schemaPath:"schema:ToolCall/required",keyword:"required",params:{
missingProperty:v}}],!1;if(f.id!==void 0){let M=f.id,o=e;if(e===o)if(typeof M=="string"){if(ge(M,256))
return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/id",schemaPath:"schema:ToolCall/properti\
es/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+"\
/message/tool_calls/"+E+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(f.type!==void 0){let M=f.type,o=e;if(typeof M!=
"string")return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/type",schemaPath:"schema:ToolCa\
ll/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(M!=="function")return U.errors=
[{instancePath:r+"/message/tool_calls/"+E+"/type",schemaPath:"schema:ToolCall/properties/type/enum",
keyword:"enum",params:{allowedValues:Ft.properties.type.enum}}],!1;var d=o===e}else var d=!0;if(d)if(f.
function!==void 0){let M=f.function,o=e;if(e===o)if(M&&typeof M=="object"&&!Array.isArray(M)){let O;
if(M.name===void 0&&(O="name")||M.arguments===void 0&&(O="arguments"))return U.errors=[{instancePath:r+
"/message/tool_calls/"+E+"/function",schemaPath:"schema:ToolCall/properties/function/required",keyword:"\
required",params:{missingProperty:O}}],!1;if(M.name!==void 0){let k=M.name,y=e;if(e===y)if(typeof k==
"string"){if(ge(k,256))return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/name",schemaPath:"\
schema:ToolCall/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/name",schemaPath:"schem\
a:ToolCall/properties/function/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=y===
e}else var n=!0;if(n)if(M.arguments!==void 0){let k=M.arguments,y=e;if(e===y)if(typeof k=="string"){
if(ge(k,8388608))return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/arguments",schemaPath:"\
schema:ToolCall/properties/function/properties/arguments/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/arguments",schemaPath:"\
schema:ToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type:"string"}}],
!1;var n=y===e}else var n=!0}else return U.errors=[{instancePath:r+"/message/tool_calls/"+E+"/functi\
on",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{type:"object"}}],!1;
var d=o===e}else var d=!0}}else return U.errors=[{instancePath:r+"/message/tool_calls/"+E,schemaPath:"\
schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var l=x===e;if(!l)break}}}else return U.
errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls\
/type",keyword:"type",params:{type:"array"}}],!1;var u=A===e}else var u=!0;if(u){if(m.reasoning!==void 0){
let T=m.reasoning,A=e;if(e===A)if(typeof T=="string"){if(ge(T,33554432))return U.errors=[{instancePath:r+
"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/maxLength",keyword:"maxLe\
ngth",params:{limit:33554432}}],!1}else return U.errors=[{instancePath:r+"/message/reasoning",schemaPath:"\
#/properties/message/properties/reasoning/type",keyword:"type",params:{type:"string"}}],!1;var u=A===
e}else var u=!0;if(u)if(m.reasoning_content!==void 0){let T=m.reasoning_content,A=e;if(e===A)if(typeof T==
"string"){if(ge(T,33554432))return U.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"\
#/properties/message/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return U.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/messa\
ge/properties/reasoning_content/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0}}}}}else
return U.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"object"}}],!1;var a=_===e}else var a=!0;if(a){if(s.logprobs!==void 0){let m=s.logprobs,_=e,P=e,
w=!1,T=e;if(e===e&&!(m&&typeof m=="object"&&!Array.isArray(m))){let E={instancePath:r+"/logprobs",schemaPath:"\
schema:Logprobs/type",keyword:"type",params:{type:"object"}};t===null?t=[E]:t.push(E),e++}var i=T===
e;w=w||i;let z=e;if(m!==null){let E={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/an\
yOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var i=z===e;if(w=w||i,
w)e=P,t!==null&&(P?t.length=P:t=null);else{let E={instancePath:r+"/logprobs",schemaPath:"#/propertie\
s/logprobs/anyOf",keyword:"anyOf",params:{}};return t===null?t=[E]:t.push(E),e++,U.errors=t,!1}var a=_===
e}else var a=!0;if(a)if(s.finish_reason!==void 0){let m=s.finish_reason,_=e;if(typeof m!="string")return U.
errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{
type:"string"}}],!1;if(!(m==="stop"||m==="length"||m==="tool_calls"||m==="content_filter"))return U.
errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{
allowedValues:Et.enum}}],!1;var a=_===e}else var a=!0}}}}}else return U.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=t,e===0}U.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function R(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=R.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.id===void 0&&(d="id")||s.object===void 0&&
(d="object")||s.created===void 0&&(d="created")||s.model===void 0&&(d="model")||s.choices===void 0&&
(d="choices"))return R.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let n=e;for(let i in s)if(!(i==="id"||i==="object"||i==="created"||i==="model"||i==="choices"||i===
"usage")){return R.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}}],!1;break}if(n===e){if(s.id!==void 0){let i=s.id,h=e;if(e===
h)if(typeof i=="string"){if(ge(i,256))return R.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ce(i,1))return R.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=h===e}else var a=!0;if(a){if(s.object!==void 0){let i=s.object,h=e;if(typeof i!="string")return R.
errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="chat.completion")return R.errors=[{instancePath:r+"/object",schemaPath:"#/prop\
erties/object/const",keyword:"const",params:{allowedValue:"chat.completion"}}],!1;var a=h===e}else var a=!0;
if(a){if(s.created!==void 0){let i=s.created,h=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return R.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===h&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return R.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return R.errors=[{instancePath:r+"/created",
schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=h===
e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,h=e;if(e===e)if(typeof i=="string"){if(ge(i,
256))return R.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(Ce(i,1))return R.errors=[{instancePath:r+"/model",schemaPath:"sche\
ma:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else
var a=!0;if(a){if(s.choices!==void 0){let i=s.choices,h=e;if(e===h)if(Array.isArray(i)){if(i.length>
1)return R.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"ma\
xItems",params:{limit:1}}],!1;if(i.length<1)return R.errors=[{instancePath:r+"/choices",schemaPath:"\
#/properties/choices/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let m=i.length;for(let _=0;_<
m;_++){let P=e;U(i[_],{instancePath:r+"/choices/"+_,parentData:i,parentDataProperty:_,rootData:I,dynamicAnchors:C})||
(t=t===null?U.errors:t.concat(U.errors),e=t.length);var u=P===e;if(!u)break}}}else return R.errors=[
{instancePath:r+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],
!1;var a=h===e}else var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,h=e;if(e===e)if(i&&typeof i=="o\
bject"&&!Array.isArray(i)){let _;if(i.prompt_tokens===void 0&&(_="prompt_tokens")||i.completion_tokens===
void 0&&(_="completion_tokens")||i.total_tokens===void 0&&(_="total_tokens"))return R.errors=[{instancePath:r+
"/usage",schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:_}}],!1;if(i.
prompt_tokens!==void 0){let P=i.prompt_tokens,w=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P)))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prom\
pt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof P=="number"&&isFinite(P)){
if(P>4294967295||isNaN(P))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema\
:Usage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],
!1;if(P<0||isNaN(P))return R.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage\
/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=w===
e}else var l=!0;if(l){if(i.completion_tokens!==void 0){let P=i.completion_tokens,w=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return R.errors=[{instancePath:r+"/usage/completion_tokens",
schemaPath:"schema:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===w&&typeof P=="number"&&isFinite(P)){if(P>4294967295||isNaN(P))return R.errors=[{instancePath:r+
"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:4294967295}}],!1;if(P<0||isNaN(P))return R.errors=[{instancePath:r+
"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var l=w===e}else var l=!0;if(l){if(i.total_tokens!==void 0){
let P=i.total_tokens,w=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return R.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof P=="number"&&isFinite(P)){if(P>8589934590||isNaN(
P))return R.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_\
tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:8589934590}}],!1;if(P<0||isNaN(P))return R.
errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=w===e}else var l=!0;if(l){if(i.prompt_tokens_details!==
void 0){let P=i.prompt_tokens_details,w=e;if(e===w)if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.
cached_tokens!==void 0){let A=P.cached_tokens,z=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(
A)))return R.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema\
:Usage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===z&&typeof A=="number"&&isFinite(A)){if(A>4294967295||isNaN(A))return R.errors=
[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/pr\
ompt_tokens_details/properties/cached_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],
!1;if(A<0||isNaN(A))return R.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}}}else return R.errors=[{instancePath:r+"/usage/prompt_tokens_details",
schemaPath:"schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],
!1;var l=w===e}else var l=!0;if(l)if(i.completion_tokens_details!==void 0){let P=i.completion_tokens_details,
w=e;if(e===w)if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.reasoning_tokens!==void 0){let A=P.reasoning_tokens,
z=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return R.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof A==
"number"&&isFinite(A)){if(A>4294967295||isNaN(A))return R.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(A<
0||isNaN(A))return R.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return R.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var l=w===e}else var l=!0}}}}else return R.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=h===e}else var a=!0}}}}}}}else
return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=t,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(s,{instancePath:r="",
parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=ze.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&
!Array.isArray(s))s.response!==void 0&&(R(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:I,dynamicAnchors:C})||(t=t===null?R.errors:t.concat(R.errors),e=t.length));else return ze.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=
t,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Kr=Me;var zt=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function le(s,{instancePath:r="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.object===
void 0&&(d="object")||s.index===void 0&&(d="index")||s.embedding===void 0&&(d="embedding"))return le.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let n=e;for(let i in s)if(!(i==="object"||i==="index"||i==="embedding")){return le.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(n===e){if(s.object!==void 0){let i=s.object,h=e;if(typeof i!="string")return le.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="e\
mbedding")return le.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var a=h===e}else var a=!0;if(a){if(s.index!==void 0){let i=s.
index,h=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&
typeof i=="number"&&isFinite(i)){if(i>2047||isNaN(i))return le.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(i<0||isNaN(
i))return le.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=h===e}else var a=!0;if(a)if(s.embedding!==void 0){let i=s.
embedding,h=e,g=e,m=!1,_=e;if(e===e)if(Array.isArray(i))if(i.length>1e6){let z={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
z]:t.push(z),e++}else if(i.length<1){let z={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[z]:t.push(z),e++}else{var u=!0;let z=i.
length;for(let F=0;F<z;F++){let E=i[F],f=e;if(e===f)if(typeof E=="number"&&isFinite(E)){if(E>1e308||
isNaN(E)){let X={instancePath:r+"/embedding/"+F,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[X]:t.push(X),e++}else if(E<-1e308||isNaN(
E)){let X={instancePath:r+"/embedding/"+F,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[X]:t.push(X),e++}}else{let X={instancePath:r+
"/embedding/"+F,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[X]:t.push(X),e++}var u=f===e;if(!u)break}}else{let z={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[z]:t.push(z),e++}var l=_===
e;m=m||l;let w=e;if(e===e)if(typeof i=="string"){if(ge(i,5333336)){let z={instancePath:r+"/embedding",
schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?t=[z]:
t.push(z),e++}else if(Ce(i,8)){let z={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/mi\
nLength",keyword:"minLength",params:{limit:8}};t===null?t=[z]:t.push(z),e++}else if(!zt.test(i)){let z={
instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[z]:t.push(z),e++}}else{let z={instancePath:r+"/embedding",schemaPath:"\
schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[z]:t.push(z),e++}var l=w===
e;if(m=m||l,m)e=g,t!==null&&(g?t.length=g:t=null);else{let z={instancePath:r+"/embedding",schemaPath:"\
#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[z]:t.push(z),e++,le.errors=
t,!1}var a=h===e}else var a=!0}}}}else return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return le.errors=t,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function G(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=G.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.object===void 0&&(d="object")||s.data===void 0&&
(d="data")||s.model===void 0&&(d="model")||s.usage===void 0&&(d="usage"))return G.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let n=e;for(let i in s)if(!(i===
"object"||i==="data"||i==="model"||i==="usage")){return G.errors=[{instancePath:r,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(n===e){
if(s.object!==void 0){let i=s.object,h=e;if(typeof i!="string")return G.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="list")
return G.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var a=h===e}else var a=!0;if(a){if(s.data!==void 0){let i=s.data,h=e;if(e===
h)if(Array.isArray(i)){if(i.length>2048)return G.errors=[{instancePath:r+"/data",schemaPath:"#/prope\
rties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(i.length<1)return G.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let m=i.
length;for(let _=0;_<m;_++){let P=e;le(i[_],{instancePath:r+"/data/"+_,parentData:i,parentDataProperty:_,
rootData:I,dynamicAnchors:C})||(t=t===null?le.errors:t.concat(le.errors),e=t.length);var u=P===e;if(!u)
break}}}else return G.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"t\
ype",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,h=e;
if(e===e)if(typeof i=="string"){if(ge(i,256))return G.errors=[{instancePath:r+"/model",schemaPath:"s\
chema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ce(i,1))return G.errors=[{
instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/type",keyword:"type",
params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,h=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let _;if(i.prompt_tokens===void 0&&(_="prompt_tokens")||
i.total_tokens===void 0&&(_="total_tokens"))return G.errors=[{instancePath:r+"/usage",schemaPath:"sc\
hema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:_}}],!1;{let P=e;for(let w in i)
if(!(w==="prompt_tokens"||w==="total_tokens")){return G.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(P===e){if(i.prompt_tokens!==void 0){let w=i.prompt_tokens,T=e;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w)&&isFinite(w)))return G.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
T&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return G.errors=[{instancePath:r+"/usage/prom\
pt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return G.errors=[{instancePath:r+"/usage/prompt_tok\
ens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=T===e}else var l=!0;if(l)if(i.total_tokens!==void 0){let w=i.total_tokens,T=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return G.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===T&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return G.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return G.errors=[{instancePath:r+"/u\
sage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var l=T===e}else var l=!0}}}else return G.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"object"}}],!1;var a=h===
e}else var a=!0}}}}}else return G.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return G.errors=t,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(s,{
instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){let t=null,
e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(G(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:I,dynamicAnchors:C})||(t=t===null?G.errors:t.concat(
G.errors),e=t.length));else return Me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Me.errors=t,e===0}Me.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Jr=Se;function W(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.object===void 0&&
(u="object")||s.created===void 0&&(u="created")||s.owned_by===void 0&&(u="owned_by"))return W.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let l=e;
for(let d in s)if(!(d==="id"||d==="object"||d==="created"||d==="owned_by")){return W.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;
break}if(l===e){if(s.id!==void 0){let d=s.id,n=e;if(e===e)if(typeof d=="string"){if(ge(d,256))return W.
errors=[{instancePath:r+"/id",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Ce(d,1))return W.errors=[{instancePath:r+"/id",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:r+"/id",schemaPath:"schema:Mode\
lName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(s.object!==
void 0){let d=s.object,n=e;if(typeof d!="string")return W.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="model")return W.errors=
[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=n===e}else var a=!0;if(a){if(s.created!==void 0){let d=s.created,n=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[{instancePath:r+"/created",schemaPath:"#/\
properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof d=="number"&&isFinite(
d)){if(d>4102444800||isNaN(d))return W.errors=[{instancePath:r+"/created",schemaPath:"#/properties/c\
reated/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(d<0||isNaN(d))return W.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a)if(s.owned_by!==void 0){let d=s.owned_by,
n=e;if(e===n)if(typeof d=="string"){if(ge(d,64))return W.errors=[{instancePath:r+"/owned_by",schemaPath:"\
#/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Ce(d,1))return W.errors=
[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return W.errors=[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0}}}}}else return W.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=t,e===
0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(s,{instancePath:r="",parentData:D,
parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=ue.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let l;if(s.object===void 0&&(l="object")||s.data===void 0&&(l="data"))return ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let n in s)if(!(n===
"object"||n==="data")){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(d===e){if(s.object!==void 0){let n=s.
object,i=e;if(typeof n!="string")return ue.errors=[{instancePath:r+"/object",schemaPath:"#/propertie\
s/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="list")return ue.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}}],!1;var a=i===
e}else var a=!0;if(a)if(s.data!==void 0){let n=s.data,i=e;if(e===i)if(Array.isArray(n)){if(n.length>
4096)return ue.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxI\
tems",params:{limit:4096}}],!1;{var u=!0;let g=n.length;for(let m=0;m<g;m++){let _=e;W(n[m],{instancePath:r+
"/data/"+m,parentData:n,parentDataProperty:m,rootData:I,dynamicAnchors:C})||(t=t===null?W.errors:t.concat(
W.errors),e=t.length);var u=_===e;if(!u)break}}}else return ue.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var a=i===e}else var a=!0}}}else return ue.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=
t,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(s,{instancePath:r="",parentData:D,
parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){let t=null,e=0,p=Se.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s))
s.response!==void 0&&(ue(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"res\
ponse",rootData:I,dynamicAnchors:C})||(t=t===null?ue.errors:t.concat(ue.errors),e=t.length));else return Se.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=
t,e===0}Se.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Hr=Be;function Be(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(W(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:I,dynamicAnchors:C})||(t=t===null?W.errors:
t.concat(W.errors),e=t.length));else return Be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Be.errors=t,e===0}Be.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Yr=Ve;function Ve(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(W(s.response,{instancePath:r+"/r\
esponse",parentData:s,parentDataProperty:"response",rootData:I,dynamicAnchors:C})||(t=t===null?W.errors:
t.concat(W.errors),e=t.length));else return Ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ve.errors=t,e===0}Ve.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gr=Te;function Te(s,{instancePath:r="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:C={}}={}){
let t=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let a=s.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return Te.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Te.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=t,e===0}Te.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Gt={createOpenAIChatCompletion:{parameters:wr,body:Tr,replies:{200:Zr}},createOpenAIEmbeddings:{
parameters:Ar,body:Fr,replies:{200:Kr}},listOpenAIModels:{parameters:jr,body:Er,replies:{200:Jr}},retrieveOpenAIModel:{
parameters:qr,body:zr,replies:{200:Hr}},retrieveOwnedOpenAIModel:{parameters:Lr,body:Mr,replies:{200:Yr}},
getContract:{parameters:Ir,body:Sr,replies:{200:Gr}},getReference:{parameters:Nr,body:Br,replies:{}},
getReferenceFile:{parameters:$r,body:Vr,replies:{}}};export{Gt as default};
