// Compiled from a contract by npm run generate. Never edited.
var Vt=Object.create;var Ir=Object.defineProperty;var Kt=Object.getOwnPropertyDescriptor;var Gt=Object.getOwnPropertyNames;var Zt=Object.getPrototypeOf,Jt=Object.prototype.hasOwnProperty;var Or=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(M){throw r=0,M}};var Ht=(s,r,M,$)=>{if(r&&typeof r=="object"||typeof r=="function")for(let N of Gt(r))!Jt.call(s,N)&&
N!==M&&Ir(s,N,{get:()=>r[N],enumerable:!($=Kt(r,N))||$.enumerable});return s};var He=(s,r,M)=>(M=s!=null?Vt(Zt(s)):{},Ht(r||!s||!s.__esModule?Ir(M,"default",{value:s,enumerable:!0}):
M,s));var sr=Or(tr=>{"use strict";Object.defineProperty(tr,"__esModule",{value:!0});tr.formats=void 0;var Wt=2**
31-1,Xt=(-2)**31,Qt=2**63-1,es=(-2)**63,Mr=(2-2**-23)*2**127,Fr=2**-126,rs=-1*Mr,ts=-1*Fr,Dr=()=>!0,
ss=/^[A-Za-z0-9+/]*(=|==)?$/;tr.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Wt&&s>=Xt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Qt&&s>=es,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Mr&&s>=Fr||s>=rs&&s<=ts),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&ss.test(s),binary:Dr,password:Dr}});var ar=Or(Re=>{"use strict";Object.defineProperty(Re,"__esModule",{value:!0});Re.formatNames=Re.fastFormats=
Re.fullFormats=void 0;function Te(s,r){return{validate:s,compare:r}}Re.fullFormats={date:Te(Er,yr),time:Te(
fr(!0),cr),"date-time":Te(Cr(!0),Ur),"iso-time":Te(fr(),Sr),"iso-date-time":Te(Cr(),zr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ms,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:hs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ls,int32:{type:"number",validate:us},
int64:{type:"number",validate:ys},float:{type:"number",validate:Rr},double:{type:"number",validate:Rr},
password:!0,binary:!0};Re.fastFormats={...Re.fullFormats,date:Te(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,yr),time:Te(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,cr),"date-time":Te(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ur),"iso-time":Te(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Sr),
"iso-date-time":Te(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
zr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Re.formatNames=Object.keys(Re.fullFormats);function as(s){return s%4===0&&(s%100!==0||s%400===0)}var is=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
os=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Er(s){let r=is.exec(s);if(!r)return!1;let M=+r[1],
$=+r[2],N=+r[3];return $>=1&&$<=12&&N>=1&&N<=($===2&&as(M)?29:os[$])}function yr(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var dr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function fr(s){
return function(M){let $=dr.exec(M);if(!$)return!1;let N=+$[1],D=+$[2],t=+$[3],e=$[4],a=$[5]==="-"?-1:
1,d=+($[6]||0),u=+($[7]||0);if(d>23||u>59||s&&!e)return!1;if(N<=23&&D<=59&&t<60)return!0;let n=D-u*a,
p=N-d*a-(n<0?1:0);return(p===23||p===-1)&&(n===59||n===-1)&&t<61}}function cr(s,r){if(!(s&&r))return;
let M=new Date("2020-01-01T"+s).valueOf(),$=new Date("2020-01-01T"+r).valueOf();if(M&&$)return M-$}function Sr(s,r){
if(!(s&&r))return;let M=dr.exec(s),$=dr.exec(r);if(M&&$)return s=M[1]+M[2]+M[3],r=$[1]+$[2]+$[3],s>r?
1:s<r?-1:0}var ur=/t|\s/i;function Cr(s){let r=fr(s);return function($){let N=$.split(ur);return N.length===
2&&Er(N[0])&&r(N[1])}}function Ur(s,r){if(!(s&&r))return;let M=new Date(s).valueOf(),$=new Date(r).valueOf();
if(M&&$)return M-$}function zr(s,r){if(!(s&&r))return;let[M,$]=s.split(ur),[N,D]=r.split(ur),t=yr(M,
N);if(t!==void 0)return t||cr($,D)}var ns=/\/|:/,ps=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ms(s){return ns.test(s)&&ps.test(s)}var Tr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ls(s){return Tr.lastIndex=0,Tr.test(s)}var ds=-(2**31),fs=2**31-1;function us(s){return Number.
isInteger(s)&&s<=fs&&s>=ds}function ys(s){return Number.isInteger(s)}function Rr(){return!0}var cs=/[^\\]\\Z/;
function hs(s){if(cs.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Ye=(s,r)=>s.length>r&&$r(s)>r,We=(s,r)=>s.length<2*r&&$r(s)<r,Yt=/[\ud800-\udbff][\udc00-\udfff]/g,
$r=s=>s.length-(s.match(Yt)?.length??0);var Br=He(sr()),Vr=He(ar()),Ss={...Br.formats,...Vr.fastFormats},Kr=ke;var Ae=Ye,Ue=We,rr=new RegExp("^[ -~]+$","u");function ke(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))
return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.headers!==void 0){let u=s.headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["\
x-request-timeout-ms"]!==void 0){let p=u["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let o=typeof p,m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&
p==+p&&!(p%1))m=+p;else return ke.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(p=m,u!==void 0&&(u["x-request-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(
p)){if(p>6e5||isNaN(p))return ke.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(p<1||isNaN(p))return ke.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=i===e}else var a=!0;if(a){if(u["idempotency-key"]!==void 0){let p=u["\
idempotency-key"],i=e;if(typeof p!="string"){let m=typeof p,y;if(y===void 0)if(m=="number"||m=="bool\
ean")y=""+p;else if(p===null)y="";else return ke.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;y!==void 0&&(p=y,u!==void 0&&(u["idempotency-key"]=y))}if(e===i&&typeof p=="string"){if(Ae(
p,255))return ke.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ue(p,1))return ke.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!rr.test(p))return ke.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=i===e}else var a=!0;if(a){if(u["session-id"]!==void 0){
let p=u["session-id"],i=e;if(typeof p!="string"){let m=typeof p,y;if(y===void 0)if(m=="number"||m=="\
boolean")y=""+p;else if(p===null)y="";else return ke.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(p=y,u!==void 0&&(u["session-id"]=y))}if(e===i&&typeof p=="string"&&Ae(p,4096))return ke.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a){if(u["thread-id"]!==void 0){let p=u["\
thread-id"],i=e;if(typeof p!="string"){let m=typeof p,y;if(y===void 0)if(m=="number"||m=="boolean")y=
""+p;else if(p===null)y="";else return ke.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(p=y,u!==void 0&&(u["thread-id"]=y))}if(e===i&&typeof p=="string"&&Ae(p,4096))return ke.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a)if(u["x-claude-code-session-id"]!==void 0){
let p=u["x-claude-code-session-id"],i=e;if(typeof p!="string"){let m=typeof p,y;if(y===void 0)if(m==
"number"||m=="boolean")y=""+p;else if(p===null)y="";else return ke.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,u!==void 0&&(u["x-claude-code-session-id"]=
y))}if(e===i&&typeof p=="string"&&Ae(p,4096))return ke.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var a=i===e}else var a=!0}}}}else return ke.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ke.
errors=t,e===0}var Gr=Oe;function Oe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let u=s.
headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["x-request-timeout-ms"]!==void 0){
let p=u["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return Oe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,u!==void 0&&(u["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Oe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Oe.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(u["idempotency-key"]!==void 0){let p=u["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,y;if(y===void 0)if(m=="number"||m=="boolean")y=""+p;else if(p===null)y="";else return Oe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,u!==void 0&&(u["idempot\
ency-key"]=y))}if(e===i&&typeof p=="string"){if(Ae(p,255))return Oe.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ue(p,1))return Oe.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!rr.test(p))return Oe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Oe.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=t,e===0}var Zr=$e;function $e(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return $e.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let u=s.
headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["x-request-timeout-ms"]!==void 0){
let p=u["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return $e.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,u!==void 0&&(u["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return $e.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return $e.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(u["idempotency-key"]!==void 0){let p=u["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,y;if(y===void 0)if(m=="number"||m=="boolean")y=""+p;else if(p===null)y="";else return $e.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,u!==void 0&&(u["idempot\
ency-key"]=y))}if(e===i&&typeof p=="string"){if(Ae(p,255))return $e.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ue(p,1))return $e.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!rr.test(p))return $e.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return $e.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return $e.errors=t,e===0}var Jr=De;function De(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return De.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let u=s.
headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["x-request-timeout-ms"]!==void 0){
let p=u["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return De.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,u!==void 0&&(u["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return De.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return De.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(u["idempotency-key"]!==void 0){let p=u["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,y;if(y===void 0)if(m=="number"||m=="boolean")y=""+p;else if(p===null)y="";else return De.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,u!==void 0&&(u["idempot\
ency-key"]=y))}if(e===i&&typeof p=="string"){if(Ae(p,255))return De.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ue(p,1))return De.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!rr.test(p))return De.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return De.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return De.errors=t,e===0}var Hr=Me;function Me(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Me.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.headers!==void 0){let u=s.
headers;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["x-request-timeout-ms"]!==void 0){
let p=u["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o=typeof p,
m;if(m===void 0)if(o==="boolean"||p===null||o==="string"&&p&&p==+p&&!(p%1))m=+p;else return Me.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,u!==void 0&&(u["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Me.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Me.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(u["idempotency-key"]!==void 0){let p=u["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,y;if(y===void 0)if(m=="number"||m=="boolean")y=""+p;else if(p===null)y="";else return Me.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(p=y,u!==void 0&&(u["idempot\
ency-key"]=y))}if(e===i&&typeof p=="string"){if(Ae(p,255))return Me.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ue(p,1))return Me.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!rr.test(p))return Me.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Me.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Me.errors=t,e===0}var Yr=Ke;function Ke(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Ke.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["x-request-timeout-ms"]!==void 0){
let n=d["x-request-timeout-ms"],p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let i=typeof n,
o;if(o===void 0)if(i==="boolean"||n===null||i==="string"&&n&&n==+n&&!(n%1))o=+n;else return Ke.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;o!==void 0&&(n=o,d!==void 0&&(d["x-r\
equest-timeout-ms"]=o))}if(e===p&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Ke.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Ke.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}}}else return Ke.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ke.errors=t,e===0}var Wr=Ge;function Ge(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Ge.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["x-request-timeout-ms"]!==void 0){
let n=d["x-request-timeout-ms"],p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let i=typeof n,
o;if(o===void 0)if(i==="boolean"||n===null||i==="string"&&n&&n==+n&&!(n%1))o=+n;else return Ge.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;o!==void 0&&(n=o,d!==void 0&&(d["x-r\
equest-timeout-ms"]=o))}if(e===p&&typeof n=="number"&&isFinite(n)){if(n>6e5||isNaN(n))return Ge.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(n<1||isNaN(n))return Ge.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}}}else return Ge.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ge.errors=t,e===0}var Xr=hr;function hr(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return hr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return hr.errors=t,e===0}
var Qr=gr;function gr(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return gr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return gr.errors=t,e===0}
var et=ze;function ze(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return ze.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let d=s.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.model===void 0&&(n="model"))
return ze.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:n}}],!1;if(d.model!==void 0){let p=d.model,i=e;if(typeof p!="string"){let o=typeof p,
m;if(m===void 0)if(o=="number"||o=="boolean")m=""+p;else if(p===null)m="";else return ze.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;m!==void 0&&(p=m,d!==void 0&&(d.model=m))}if(e===i&&typeof p=="string"){if(Ae(p,256))return ze.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Ue(p,1))return ze.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return ze.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return ze.errors=t,e===0}var rt=Fe;function Fe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.query===void 0&&(d="query")||
s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))return Fe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.params!==void 0){let u=s.
params;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let p;if(u.owner===void 0&&(p="owner")||
u.name===void 0&&(p="name"))return Fe.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:p}}],!1;if(u.owner!==void 0){let i=u.owner,
o=e;if(typeof i!="string"){let m=typeof i,y;if(y===void 0)if(m=="number"||m=="boolean")y=""+i;else if(i===
null)y="";else return Fe.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(i=y,u!==void 0&&(u.owner=
y))}if(e===o&&typeof i=="string"){if(Ae(i,256))return Fe.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ue(i,
1))return Fe.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=o===e}else var a=!0;if(a)if(u.name!==void 0){
let i=u.name,o=e;if(typeof i!="string"){let y=typeof i,P;if(P===void 0)if(y=="number"||y=="boolean")
P=""+i;else if(i===null)P="";else return Fe.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,u!==
void 0&&(u.name=P))}if(e===o&&typeof i=="string"){if(Ae(i,256))return Fe.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Ue(i,1))return Fe.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=o===e}else var a=!0}else return Fe.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Fe.errors=t,e===0}var tt=Xe;function Xe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Xe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],p=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolea\
n")o=""+n;else if(n===null)o="";else return Xe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(n=o,d!==void 0&&(d["if-none-match"]=o))}if(e===p&&typeof n=="string"&&Ae(n,4096))return Xe.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Xe.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=
t,e===0}var st=Qe;function Qe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Qe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let d=s.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],p=e;if(typeof n!="string"){let i=typeof n,o;if(o===void 0)if(i=="number"||i=="boolea\
n")o=""+n;else if(n===null)o="";else return Qe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&
(n=o,d!==void 0&&(d["if-none-match"]=o))}if(e===p&&typeof n=="string"&&Ae(n,4096))return Qe.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Qe.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Qe.errors=
t,e===0}var at=Ne;var gs=new RegExp("^[a-z][a-z0-9.-]*$","u");function Ne(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.query===void 0&&(d="query")||s.headers===void 0&&(d="headers")||s.params===void 0&&(d="params"))
return Ne.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(s.headers!==void 0){let u=s.headers,n=e;if(e===n)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(u["if-none-match"]!==void 0){let p=u["if-none-match"],i=e;if(typeof p!="string"){let o=typeof p,m;
if(m===void 0)if(o=="number"||o=="boolean")m=""+p;else if(p===null)m="";else return Ne.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;m!==void 0&&(p=m,u!==void 0&&(u["if-none-match"]=m))}if(e===i&&typeof p==
"string"&&Ae(p,4096))return Ne.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Ne.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=n===e}else var a=!0;if(a)if(s.params!==void 0){let u=s.params,n=e;if(e===n)if(u&&
typeof u=="object"&&!Array.isArray(u)){let i;if(u.file===void 0&&(i="file"))return Ne.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(u.file!==void 0){let o=u.file,m=e;if(typeof o!="string"){let y=typeof o,P;if(P===void 0)if(y==
"number"||y=="boolean")P=""+o;else if(o===null)P="";else return Ne.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;P!==void 0&&(o=P,u!==void 0&&(u.file=P))}if(e===m&&typeof o=="string"){if(Ae(o,64))return Ne.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Ue(o,1))return Ne.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!gs.test(
o))return Ne.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ne.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=n===
e}else var a=!0}return Ne.errors=t,e===0}var nt=He(sr()),pt=He(ar()),zs={...nt.formats,...pt.fastFormats},mt=S,_e={paths:{},components:{securitySchemes:{
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
"null"],maxItems:1e4,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},{$ref:"\
schema:NamedTool"},{$ref:"schema:AllowedTools"},{type:"null"}]},parallel_tool_calls:{type:["boolean",
"null"]},response_format:{anyOf:[{$ref:"schema:ResponseFormat"},{type:"null"}]},reasoning_effort:{type:[
"string","null"],maxLength:64},user:{type:["string","null"],maxLength:1024},prompt_cache_key:{type:[
"string","null"],maxLength:1024},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},modalities:{
type:["array","null"],maxItems:8,items:{$ref:"schema:Modality"}},top_k:{type:["number","null"],minimum:-1,
maximum:2147483647},min_p:{type:["number","null"],minimum:0,maximum:1},repetition_penalty:{type:["nu\
mber","null"],minimum:0,maximum:10},reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:\
ReasoningSettings"},{type:"null"}]}}}},required:["body"]};var bs={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var ks={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var vs={type:"string",enum:["text"],$id:"schema:Modality"};var R=Ye,fe=We,Ie={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
"system","user","assistant","tool"]},content:{anyOf:[{$ref:"schema:ContentText"},{$ref:"schema:Conte\
ntParts"},{type:"null"}]},name:{type:["string","null"],maxLength:256},refusal:{type:["string","null"],
maxLength:33554432},tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{
type:["string","null"],maxLength:256},reasoning:{type:["string","null"],maxLength:33554432},reasoning_content:{
type:["string","null"],maxLength:33554432}},if:{required:["role"],properties:{role:{const:"assistant"}}},
then:{properties:{content:{items:{properties:{type:{enum:["text","refusal"]}}}}},anyOf:[{required:["\
content"],properties:{content:{type:["string","array"]}}},{required:["tool_calls"],properties:{tool_calls:{
type:"array",minItems:1}}},{required:["refusal"],properties:{refusal:{type:"string"}}},{required:["r\
easoning"],properties:{reasoning:{type:"string"}}},{required:["reasoning_content"],properties:{reasoning_content:{
type:"string"}}}]},else:{if:{required:["role"],properties:{role:{enum:["developer","system","user","\
tool"]}}},then:{required:["content"],properties:{content:{type:["string","array"]}},if:{properties:{
role:{const:"user"}}},then:{properties:{content:{items:{properties:{type:{enum:["text","image_url","\
input_audio","file"]}}}}}},else:{properties:{content:{items:{properties:{type:{enum:["text"]}}}}},if:{
properties:{role:{const:"tool"}}},then:{required:["tool_call_id"],properties:{tool_call_id:{type:"st\
ring"}}}}}},$id:"schema:Message"};var Ps={type:"object",required:["id","type"],properties:{id:{type:"string",maxLength:256},type:{type:"\
string",enum:["function","custom"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}},custom:{type:"obje\
ct",required:["name","input"],properties:{name:{type:"string",maxLength:256},input:{type:"string",maxLength:33554432}}}},
if:{required:["type"],properties:{type:{const:"function"}}},then:{required:["function"],properties:{
function:{}}},else:{if:{required:["type"],properties:{type:{const:"custom"}}},then:{required:["custo\
m"],properties:{custom:{}}}},$id:"schema:ToolCall"};var ir={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
e_url","input_audio","file"]},text:{type:"string",maxLength:33554432},refusal:{type:["string","null"],
maxLength:33554432},image_url:{type:"object",required:["url"],properties:{url:{type:"string",maxLength:33554432,
pattern:"^(https?://|data:)"},detail:{type:["string","null"],maxLength:64}}},input_audio:{type:"obje\
ct",required:["data","format"],properties:{data:{type:"string",maxLength:33554432},format:{type:"str\
ing",minLength:1,maxLength:64}}},file:{type:"object",required:["file_data"],properties:{file_data:{type:"\
string",maxLength:33554432},filename:{type:["string","null"],maxLength:1024}}}},allOf:[{if:{required:[
"type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{}}}},{if:{required:[
"type"],properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{refusal:{type:"s\
tring"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],
properties:{image_url:{}}}},{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:[
"input_audio"],properties:{input_audio:{}}}},{if:{required:["type"],properties:{type:{const:"file"}}},
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},ws=new RegExp("^(https?://\
|data:)","u");function H(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return H.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return H.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let c=s.length;for(let f=0;f<
c;f++){let b=s[f],w=e,_=e,L=e,v=e,j=!0,O=e;if(b&&typeof b=="object"&&!Array.isArray(b)){let g;if(b.type===
void 0&&(g="type")){let k={};t===null?t=[k]:t.push(k),e++}else if(b.type!==void 0&&b.type!=="text"){
let k={};t===null?t=[k]:t.push(k),e++}}var d=O===e;if(e=v,t!==null&&(v?t.length=v:t=null),d){let g=e;
if(b&&typeof b=="object"&&!Array.isArray(b)){let x;if(b.text===void 0&&(x="text"))return H.errors=[{
instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:x}}],!1}var d=g===e;j=d}if(!j){let g={instancePath:r+"/"+f,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[g]:t.push(g),e++,H.
errors=t,!1}var u=L===e;if(u){let g=e,k=e,x=!0,U=e;if(b&&typeof b=="object"&&!Array.isArray(b)){let A;
if(b.type===void 0&&(A="type")){let q={};t===null?t=[q]:t.push(q),e++}else if(b.type!==void 0&&b.type!==
"refusal"){let q={};t===null?t=[q]:t.push(q),e++}}var n=U===e;if(e=k,t!==null&&(k?t.length=k:t=null),
n){let A=e;if(b&&typeof b=="object"&&!Array.isArray(b)){let E;if(b.refusal===void 0&&(E="refusal"))return H.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:E}}],!1;if(b.refusal!==void 0&&typeof b.refusal!="string")return H.errors=
[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var n=A===e;x=n}if(!x){let A={instancePath:r+"/"+f,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[A]:t.
push(A),e++,H.errors=t,!1}var u=g===e;if(u){let A=e,q=e,E=!0,I=e;if(b&&typeof b=="object"&&!Array.isArray(
b)){let G;if(b.type===void 0&&(G="type")){let z={};t===null?t=[z]:t.push(z),e++}else if(b.type!==void 0&&
b.type!=="image_url"){let z={};t===null?t=[z]:t.push(z),e++}}var p=I===e;if(e=q,t!==null&&(q?t.length=
q:t=null),p){let G=e;if(b&&typeof b=="object"&&!Array.isArray(b)){let Z;if(b.image_url===void 0&&(Z=
"image_url"))return H.errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/2/then/requ\
ired",keyword:"required",params:{missingProperty:Z}}],!1}var p=G===e;E=p}if(!E){let G={instancePath:r+
"/"+f,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[G]:t.push(G),e++,H.errors=t,!1}var u=A===e;if(u){let G=e,z=e,Z=!0,T=e;if(b&&typeof b=="objec\
t"&&!Array.isArray(b)){let V;if(b.type===void 0&&(V="type")){let ee={};t===null?t=[ee]:t.push(ee),e++}else if(b.
type!==void 0&&b.type!=="input_audio"){let ee={};t===null?t=[ee]:t.push(ee),e++}}var i=T===e;if(e=z,
t!==null&&(z?t.length=z:t=null),i){let V=e;if(b&&typeof b=="object"&&!Array.isArray(b)){let ie;if(b.
input_audio===void 0&&(ie="input_audio"))return H.errors=[{instancePath:r+"/"+f,schemaPath:"schema:C\
ontentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:ie}}],!1}var i=V===e;Z=
i}if(!Z){let V={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return t===null?t=[V]:t.push(V),e++,H.errors=t,!1}var u=G===e;if(u){let V=e,
ee=e,ie=!0,re=e;if(b&&typeof b=="object"&&!Array.isArray(b)){let Se;if(b.type===void 0&&(Se="type")){
let er={};t===null?t=[er]:t.push(er),e++}else if(b.type!==void 0&&b.type!=="file"){let er={};t===null?
t=[er]:t.push(er),e++}}var o=re===e;if(e=ee,t!==null&&(ee?t.length=ee:t=null),o){let Se=e;if(b&&typeof b==
"object"&&!Array.isArray(b)){let Nr;if(b.file===void 0&&(Nr="file"))return H.errors=[{instancePath:r+
"/"+f,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:Nr}}],
!1}var o=Se===e;ie=o}if(!ie){let Se={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Se]:t.push(Se),e++,H.errors=t,!1}var u=V===
e}}}}if(e===_)if(b&&typeof b=="object"&&!Array.isArray(b)){let g;if(b.type===void 0&&(g="type"))return H.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:g}}],
!1;if(b.type!==void 0){let k=b.type,x=e;if(typeof k!="string")return H.errors=[{instancePath:r+"/"+f+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(k==="text"||k==="refusal"||k==="image_url"||k==="input_audio"||k==="file"))return H.errors=[
{instancePath:r+"/"+f+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:ir.properties.type.enum}}],!1;var m=x===e}else var m=!0;if(m){if(b.text!==void 0){let k=b.
text,x=e;if(e===x)if(typeof k=="string"){if(R(k,33554432))return H.errors=[{instancePath:r+"/"+f+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return H.errors=[{instancePath:r+"/"+f+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var m=x===e}else var m=!0;if(m){if(b.refusal!==void 0){
let k=b.refusal,x=e;if(typeof k!="string"&&k!==null)return H.errors=[{instancePath:r+"/"+f+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:ir.properties.refusal.
type}}],!1;if(e===x&&typeof k=="string"&&R(k,33554432))return H.errors=[{instancePath:r+"/"+f+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var m=x===e}else var m=!0;if(m){if(b.image_url!==void 0){let k=b.image_url,x=e;if(e===x)if(k&&typeof k==
"object"&&!Array.isArray(k)){let F;if(k.url===void 0&&(F="url"))return H.errors=[{instancePath:r+"/"+
f+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:F}}],!1;if(k.url!==void 0){let A=k.url,q=e;if(e===q)if(typeof A=="string"){if(R(A,33554432))
return H.errors=[{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!ws.test(A))return H.
errors=[{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return H.errors=
[{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var y=q===e}else var y=!0;if(y)if(k.detail!==
void 0){let A=k.detail,q=e;if(typeof A!="string"&&A!==null)return H.errors=[{instancePath:r+"/"+f+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:ir.properties.image_url.properties.detail.type}}],!1;if(e===q&&typeof A=="string"&&
R(A,64))return H.errors=[{instancePath:r+"/"+f+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var y=q===
e}else var y=!0}else return H.errors=[{instancePath:r+"/"+f+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var m=x===e}else var m=!0;
if(m){if(b.input_audio!==void 0){let k=b.input_audio,x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(
k)){let F;if(k.data===void 0&&(F="data")||k.format===void 0&&(F="format"))return H.errors=[{instancePath:r+
"/"+f+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:F}}],!1;if(k.data!==void 0){let A=k.data,q=e;if(e===q)if(typeof A=="stri\
ng"){if(R(A,33554432))return H.errors=[{instancePath:r+"/"+f+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return H.errors=[{instancePath:r+"/"+f+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var P=q===e}else
var P=!0;if(P)if(k.format!==void 0){let A=k.format,q=e;if(e===q)if(typeof A=="string"){if(R(A,64))return H.
errors=[{instancePath:r+"/"+f+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(fe(A,1))return H.errors=
[{instancePath:r+"/"+f+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:r+
"/"+f+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var P=q===e}else var P=!0}else return H.errors=[{instancePath:r+
"/"+f+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var m=x===e}else var m=!0;if(m)if(b.file!==void 0){let k=b.file,x=e;if(e===x)if(k&&
typeof k=="object"&&!Array.isArray(k)){let F;if(k.file_data===void 0&&(F="file_data"))return H.errors=
[{instancePath:r+"/"+f+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:F}}],!1;if(k.file_data!==void 0){let A=k.file_data,q=e;if(e===q)if(typeof A==
"string"){if(R(A,33554432))return H.errors=[{instancePath:r+"/"+f+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return H.errors=[{instancePath:r+"/"+f+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var h=q===e}else var h=!0;
if(h)if(k.filename!==void 0){let A=k.filename,q=e;if(typeof A!="string"&&A!==null)return H.errors=[{
instancePath:r+"/"+f+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:ir.properties.file.properties.filename.type}}],!1;if(e===q&&typeof A==
"string"&&R(A,1024))return H.errors=[{instancePath:r+"/"+f+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var h=q===
e}else var h=!0}else return H.errors=[{instancePath:r+"/"+f+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var m=x===e}else var m=!0}}}}}else return H.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=w===e;if(!a)break}}}else return H.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return H.errors=t,e===0}function K(s,{instancePath:r="",parentData:M,
parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0,a=e,d=!0,u=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let l;if(s.role===void 0&&(l="role")){let g={};t===null?t=[g]:t.push(g),
e++}else if(s.role!==void 0&&s.role!=="assistant"){let g={};t===null?t=[g]:t.push(g),e++}}var n=u===
e;e=a,t!==null&&(a?t.length=a:t=null);let p;if(n){let l=e,g=e,k=!1,x=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let F;if(s.content===void 0&&(F="content")){let A={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:F}};t===null?t=[A]:t.push(A),e++}else if(s.
content!==void 0){let A=s.content;if(typeof A!="string"&&!Array.isArray(A)){let q={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:Ie.then.anyOf[0].
properties.content.type}};t===null?t=[q]:t.push(q),e++}}}var i=x===e;if(k=k||i,!k){let F=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let q;if(s.tool_calls===void 0&&(q="tool_calls")){let E={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:q}};t===null?t=[E]:t.
push(E),e++}else if(s.tool_calls!==void 0){let E=s.tool_calls;if(e===e)if(Array.isArray(E)){if(E.length<
1){let C={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};t===null?t=[C]:t.push(
C),e++}}}var i=F===e;if(k=k||i,!k){let q=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.refusal===
void 0&&(I="refusal")){let C={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:I}};t===null?t=[C]:t.push(C),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let C={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[C]:t.push(C),e++}}var i=q===e;if(k=k||i,!k){let I=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let G;if(s.reasoning===void 0&&(G="reasoning")){let z={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:G}};t===null?t=[z]:t.
push(z),e++}else if(s.reasoning!==void 0&&typeof s.reasoning!="string"){let z={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
t===null?t=[z]:t.push(z),e++}}var i=I===e;if(k=k||i,!k){let G=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let Z;if(s.reasoning_content===void 0&&(Z="reasoning_content")){let T={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:Z}};t===null?t=[T]:t.push(T),e++}else if(s.
reasoning_content!==void 0&&typeof s.reasoning_content!="string"){let T={instancePath:r+"/reasoning_\
content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};t===null?t=[T]:t.push(T),e++}}var i=G===e;k=k||i}}}}if(k)e=g,t!==null&&(g?t.length=g:t=null);else{
let F={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return t===null?t=[F]:t.push(
F),e++,K.errors=t,!1}if(e===l&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let F=s.
content;if(Array.isArray(F)){var o=!0;let A=F.length;for(let q=0;q<A;q++){let E=F[q],I=e;if(E&&typeof E==
"object"&&!Array.isArray(E)&&E.type!==void 0){let G=E.type;if(!(G==="text"||G==="refusal"))return K.
errors=[{instancePath:r+"/content/"+q+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:Ie.then.properties.content.items.properties.type.enum}}],
!1}var o=I===e;if(!o)break}}}var n=l===e;d=n,p="then"}else{let l=e,g=e,k=!0,x=e;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let F;if(s.role===void 0&&(F="role")){let A={};t===null?t=[A]:t.push(A),e++}else if(s.
role!==void 0){let A=s.role;if(!(A==="developer"||A==="system"||A==="user"||A==="tool")){let q={};t===
null?t=[q]:t.push(q),e++}}}var m=x===e;if(e=g,t!==null&&(g?t.length=g:t=null),m){let F=e,A=e,q=!0,E=e;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let G={};t===null?t=[
G]:t.push(G),e++}var y=E===e;e=A,t!==null&&(A?t.length=A:t=null);let I;if(y){let G=e;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let Z=s.content;if(Array.isArray(Z)){var P=!0;let T=Z.
length;for(let B=0;B<T;B++){let V=Z[B],ee=e;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.type!==void 0){
let re=V.type;if(!(re==="text"||re==="image_url"||re==="input_audio"||re==="file"))return K.errors=[
{instancePath:r+"/content/"+B+"/type",schemaPath:"#/else/then/then/properties/content/items/properti\
es/type/enum",keyword:"enum",params:{allowedValues:Ie.else.then.then.properties.content.items.properties.
type.enum}}],!1}var P=ee===e;if(!P)break}}}var y=G===e;q=y,I="then"}else{let G=e,z=e,Z=!0,T=e;if(s&&
typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="tool"){let V={};t===null?t=[V]:t.push(
V),e++}var h=T===e;if(e=z,t!==null&&(z?t.length=z:t=null),h){let V=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let ie;if(s.tool_call_id===void 0&&(ie="tool_call_id"))return K.errors=[{instancePath:r,
schemaPath:"#/else/then/else/then/required",keyword:"required",params:{missingProperty:ie}}],!1;if(s.
tool_call_id!==void 0&&typeof s.tool_call_id!="string")return K.errors=[{instancePath:r+"/tool_call_\
id",schemaPath:"#/else/then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"str\
ing"}}],!1}var h=V===e;Z=h}if(!Z){let V={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",
params:{failingKeyword:"then"}};return t===null?t=[V]:t.push(V),e++,K.errors=t,!1}if(e===G&&s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let V=s.content;if(Array.isArray(V)){var c=!0;let ee=V.
length;for(let ie=0;ie<ee;ie++){let re=V[ie],oe=e;if(re&&typeof re=="object"&&!Array.isArray(re)&&re.
type!==void 0&&re.type!=="text")return K.errors=[{instancePath:r+"/content/"+ie+"/type",schemaPath:"\
#/else/then/else/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:Ie.
else.then.else.properties.content.items.properties.type.enum}}],!1;var c=oe===e;if(!c)break}}}var y=G===
e;q=y,I="else"}if(!q){let G={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:I}};
return t===null?t=[G]:t.push(G),e++,K.errors=t,!1}if(e===F&&s&&typeof s=="object"&&!Array.isArray(s)){
let G;if(s.content===void 0&&(G="content"))return K.errors=[{instancePath:r,schemaPath:"#/else/then/\
required",keyword:"required",params:{missingProperty:G}}],!1;if(s.content!==void 0){let z=s.content;
if(typeof z!="string"&&!Array.isArray(z))return K.errors=[{instancePath:r+"/content",schemaPath:"#/e\
lse/then/properties/content/type",keyword:"type",params:{type:Ie.else.then.properties.content.type}}],
!1}}var m=F===e;k=m}if(!k){let F={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[F]:t.push(F),e++,K.errors=t,!1}var n=l===e;d=n,p="else"}if(!d){let l={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:p}};return t===null?t=[l]:t.push(l),e++,K.errors=
t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.role===void 0&&(l="role"))return K.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.
role!==void 0){let g=s.role,k=e;if(typeof g!="string")return K.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(g==="developer"||g==="system"||
g==="user"||g==="assistant"||g==="tool"))return K.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:Ie.properties.role.enum}}],!1;var f=k===e}else
var f=!0;if(f){if(s.content!==void 0){let g=s.content,k=e,x=e,U=!1,F=e;if(e===e)if(typeof g=="string"){
if(R(g,33554432)){let E={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};t===null?t=[E]:t.push(E),e++}}else{let E={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};t===null?t=[E]:t.push(
E),e++}var b=F===e;if(U=U||b,!U){let E=e;H(g,{instancePath:r+"/content",parentData:s,parentDataProperty:"\
content",rootData:N,dynamicAnchors:D})||(t=t===null?H.errors:t.concat(H.errors),e=t.length);var b=E===
e;if(U=U||b,!U){let C=e;if(g!==null){let z={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[z]:t.push(z),e++}var b=C===e;U=U||
b}}if(U)e=x,t!==null&&(x?t.length=x:t=null);else{let E={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[E]:t.push(E),e++,K.errors=t,!1}var f=k===
e}else var f=!0;if(f){if(s.name!==void 0){let g=s.name,k=e;if(typeof g!="string"&&g!==null)return K.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Ie.properties.
name.type}}],!1;if(e===k&&typeof g=="string"&&R(g,256))return K.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=k===e}else var f=!0;if(f){
if(s.refusal!==void 0){let g=s.refusal,k=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:Ie.properties.refusal.
type}}],!1;if(e===k&&typeof g=="string"&&R(g,33554432))return K.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var f=k===e}else var f=!0;
if(f){if(s.tool_calls!==void 0){let g=s.tool_calls,k=e;if(!Array.isArray(g)&&g!==null)return K.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:Ie.
properties.tool_calls.type}}],!1;if(e===k&&Array.isArray(g)){if(g.length>256)return K.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var w=!0;let U=g.length;for(let F=0;F<U;F++){let A=g[F],q=e,E=e,I=e,C=!0,G=e;if(A&&typeof A=="ob\
ject"&&!Array.isArray(A)){let T;if(A.type===void 0&&(T="type")){let B={};t===null?t=[B]:t.push(B),e++}else if(A.
type!==void 0&&A.type!=="function"){let B={};t===null?t=[B]:t.push(B),e++}}var _=G===e;e=I,t!==null&&
(I?t.length=I:t=null);let z;if(_){let T=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let V;if(A.function===
void 0&&(V="function"))return K.errors=[{instancePath:r+"/tool_calls/"+F,schemaPath:"schema:ToolCall\
/then/required",keyword:"required",params:{missingProperty:V}}],!1}var _=T===e;C=_,z="then"}else{let T=e,
B=e,V=!0,ee=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let re;if(A.type===void 0&&(re="type")){let oe={};
t===null?t=[oe]:t.push(oe),e++}else if(A.type!==void 0&&A.type!=="custom"){let oe={};t===null?t=[oe]:
t.push(oe),e++}}var L=ee===e;if(e=B,t!==null&&(B?t.length=B:t=null),L){let re=e;if(A&&typeof A=="obj\
ect"&&!Array.isArray(A)){let Se;if(A.custom===void 0&&(Se="custom"))return K.errors=[{instancePath:r+
"/tool_calls/"+F,schemaPath:"schema:ToolCall/else/then/required",keyword:"required",params:{missingProperty:Se}}],
!1}var L=re===e;V=L}if(!V){let re={instancePath:r+"/tool_calls/"+F,schemaPath:"schema:ToolCall/else/\
if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[re]:t.push(re),e++,K.errors=t,!1}
var _=T===e;C=_,z="else"}if(!C){let T={instancePath:r+"/tool_calls/"+F,schemaPath:"schema:ToolCall/i\
f",keyword:"if",params:{failingKeyword:z}};return t===null?t=[T]:t.push(T),e++,K.errors=t,!1}if(e===
E)if(A&&typeof A=="object"&&!Array.isArray(A)){let T;if(A.id===void 0&&(T="id")||A.type===void 0&&(T=
"type"))return K.errors=[{instancePath:r+"/tool_calls/"+F,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:T}}],!1;if(A.id!==void 0){let B=A.id,V=e;if(e===V)if(typeof B=="st\
ring"){if(R(B,256))return K.errors=[{instancePath:r+"/tool_calls/"+F+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.errors=[{instancePath:r+
"/tool_calls/"+F+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var v=V===e}else var v=!0;if(v){if(A.type!==void 0){let B=A.type,V=e;if(typeof B!="str\
ing")return K.errors=[{instancePath:r+"/tool_calls/"+F+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(B==="function"||B==="custom"))return K.
errors=[{instancePath:r+"/tool_calls/"+F+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"\
enum",params:{allowedValues:Ps.properties.type.enum}}],!1;var v=V===e}else var v=!0;if(v){if(A.function!==
void 0){let B=A.function,V=e;if(e===V)if(B&&typeof B=="object"&&!Array.isArray(B)){let ie;if(B.name===
void 0&&(ie="name")||B.arguments===void 0&&(ie="arguments"))return K.errors=[{instancePath:r+"/tool_\
calls/"+F+"/function",schemaPath:"schema:ToolCall/properties/function/required",keyword:"required",params:{
missingProperty:ie}}],!1;if(B.name!==void 0){let re=B.name,oe=e;if(e===oe)if(typeof re=="string"){if(R(
re,256))return K.errors=[{instancePath:r+"/tool_calls/"+F+"/function/name",schemaPath:"schema:ToolCa\
ll/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return K.
errors=[{instancePath:r+"/tool_calls/"+F+"/function/name",schemaPath:"schema:ToolCall/properties/fun\
ction/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var j=oe===e}else var j=!0;if(j)
if(B.arguments!==void 0){let re=B.arguments,oe=e;if(e===oe)if(typeof re=="string"){if(R(re,33554432))
return K.errors=[{instancePath:r+"/tool_calls/"+F+"/function/arguments",schemaPath:"schema:ToolCall/\
properties/function/properties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else
return K.errors=[{instancePath:r+"/tool_calls/"+F+"/function/arguments",schemaPath:"schema:ToolCall/\
properties/function/properties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var j=oe===
e}else var j=!0}else return K.errors=[{instancePath:r+"/tool_calls/"+F+"/function",schemaPath:"schem\
a:ToolCall/properties/function/type",keyword:"type",params:{type:"object"}}],!1;var v=V===e}else var v=!0;
if(v)if(A.custom!==void 0){let B=A.custom,V=e;if(e===V)if(B&&typeof B=="object"&&!Array.isArray(B)){
let ie;if(B.name===void 0&&(ie="name")||B.input===void 0&&(ie="input"))return K.errors=[{instancePath:r+
"/tool_calls/"+F+"/custom",schemaPath:"schema:ToolCall/properties/custom/required",keyword:"required",
params:{missingProperty:ie}}],!1;if(B.name!==void 0){let re=B.name,oe=e;if(e===oe)if(typeof re=="str\
ing"){if(R(re,256))return K.errors=[{instancePath:r+"/tool_calls/"+F+"/custom/name",schemaPath:"sche\
ma:ToolCall/properties/custom/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return K.errors=[{instancePath:r+"/tool_calls/"+F+"/custom/name",schemaPath:"schema:ToolCall/propert\
ies/custom/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var O=oe===e}else var O=!0;
if(O)if(B.input!==void 0){let re=B.input,oe=e;if(e===oe)if(typeof re=="string"){if(R(re,33554432))return K.
errors=[{instancePath:r+"/tool_calls/"+F+"/custom/input",schemaPath:"schema:ToolCall/properties/cust\
om/properties/input/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return K.errors=
[{instancePath:r+"/tool_calls/"+F+"/custom/input",schemaPath:"schema:ToolCall/properties/custom/prop\
erties/input/type",keyword:"type",params:{type:"string"}}],!1;var O=oe===e}else var O=!0}else return K.
errors=[{instancePath:r+"/tool_calls/"+F+"/custom",schemaPath:"schema:ToolCall/properties/custom/typ\
e",keyword:"type",params:{type:"object"}}],!1;var v=V===e}else var v=!0}}}else return K.errors=[{instancePath:r+
"/tool_calls/"+F,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var w=q===
e;if(!w)break}}}var f=k===e}else var f=!0;if(f){if(s.tool_call_id!==void 0){let g=s.tool_call_id,k=e;
if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/prope\
rties/tool_call_id/type",keyword:"type",params:{type:Ie.properties.tool_call_id.type}}],!1;if(e===k&&
typeof g=="string"&&R(g,256))return K.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properti\
es/tool_call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=k===e}else var f=!0;if(f){
if(s.reasoning!==void 0){let g=s.reasoning,k=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:r+
"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:Ie.properties.reasoning.
type}}],!1;if(e===k&&typeof g=="string"&&R(g,33554432))return K.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var f=k===
e}else var f=!0;if(f)if(s.reasoning_content!==void 0){let g=s.reasoning_content,k=e;if(typeof g!="st\
ring"&&g!==null)return K.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:Ie.properties.reasoning_content.type}}],!1;if(e===k&&
typeof g=="string"&&R(g,33554432))return K.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var f=k===
e}else var f=!0}}}}}}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return K.errors=t,e===0}function Be(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return Be.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var a=!0;let d=s.length;for(let u=0;u<d;u++){let n=s[u],
p=e;if(e===e)if(typeof n=="string"){if(R(n,4096))return Be.errors=[{instancePath:r+"/"+u,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Be.errors=[{instancePath:r+
"/"+u,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)
break}}}else return Be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Be.errors=t,e===0}var or={type:"object",required:["type"],properties:{type:{type:"st\
ring",enum:["function","custom"]},function:{type:"object",required:["name"],properties:{name:{$ref:"\
schema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}},custom:{type:"object",required:[
"name"],properties:{name:{$ref:"schema:FunctionName"},description:{type:["string","null"],maxLength:65536},
format:{anyOf:[{$ref:"schema:CustomFormat"},{type:"null"}]}}}},if:{required:["type"],properties:{type:{
const:"function"}}},then:{required:["function"],properties:{function:{}}},else:{if:{required:["type"],
properties:{type:{const:"custom"}}},then:{required:["custom"],properties:{custom:{}}}},$id:"schema:T\
ool"};var it={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","grammar"]},grammar:{
type:"object",required:["syntax","definition"],properties:{syntax:{type:"string",enum:["lark","regex"]},
definition:{type:"string",maxLength:1048576}}}},if:{required:["type"],properties:{type:{const:"gramm\
ar"}}},then:{required:["grammar"],properties:{grammar:{}}},$id:"schema:CustomFormat"};function ae(s,{
instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,
e=0,a=e,d=!0,u=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type")){
let _={};t===null?t=[_]:t.push(_),e++}else if(s.type!==void 0&&s.type!=="function"){let _={};t===null?
t=[_]:t.push(_),e++}}var n=u===e;e=a,t!==null&&(a?t.length=a:t=null);let p;if(n){let w=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let L;if(s.function===void 0&&(L="function"))return ae.errors=[{instancePath:r,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:L}}],!1}var n=w===e;d=n,p="t\
hen"}else{let w=e,_=e,L=!0,v=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.type===void 0&&
(O="type")){let l={};t===null?t=[l]:t.push(l),e++}else if(s.type!==void 0&&s.type!=="custom"){let l={};
t===null?t=[l]:t.push(l),e++}}var i=v===e;if(e=_,t!==null&&(_?t.length=_:t=null),i){let O=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let g;if(s.custom===void 0&&(g="custom"))return ae.errors=[{instancePath:r,
schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty:g}}],!1}var i=O===e;L=i}
if(!L){let O={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[O]:t.push(O),e++,ae.errors=t,!1}var n=w===e;d=n,p="else"}if(!d){let w={instancePath:r,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:p}};return t===null?t=[w]:t.push(w),e++,ae.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type"))return ae.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],!1;if(s.type!==
void 0){let _=s.type,L=e;if(typeof _!="string")return ae.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="function"||_==="custom"))
return ae.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:or.properties.type.enum}}],!1;var o=L===e}else var o=!0;if(o){if(s.function!==void 0){
let _=s.function,L=e;if(e===L)if(_&&typeof _=="object"&&!Array.isArray(_)){let j;if(_.name===void 0&&
(j="name"))return ae.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",
keyword:"required",params:{missingProperty:j}}],!1;if(_.name!==void 0){let O=_.name,l=e;if(e===e)if(typeof O==
"string"){if(R(O,256))return ae.errors=[{instancePath:r+"/function/name",schemaPath:"schema:Function\
Name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(O,1))return ae.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ae.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var m=l===e}else var m=!0;if(m){if(_.description!==void 0){let O=_.description,
l=e;if(typeof O!="string"&&O!==null)return ae.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/type",keyword:"type",params:{type:or.properties.function.
properties.description.type}}],!1;if(e===l&&typeof O=="string"&&R(O,65536))return ae.errors=[{instancePath:r+
"/function/description",schemaPath:"#/properties/function/properties/description/maxLength",keyword:"\
maxLength",params:{limit:65536}}],!1;var m=l===e}else var m=!0;if(m){if(_.parameters!==void 0){let O=_.
parameters,l=e,g=e,k=!1,x=e;if(e===e&&!(O&&typeof O=="object"&&!Array.isArray(O))){let A={instancePath:r+
"/function/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===
null?t=[A]:t.push(A),e++}var y=x===e;if(k=k||y,!k){let A=e;if(O!==null){let E={instancePath:r+"/func\
tion/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf/1/type",keyword:"type",
params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var y=A===e;k=k||y}if(k)e=g,t!==null&&(g?t.length=
g:t=null);else{let A={instancePath:r+"/function/parameters",schemaPath:"#/properties/function/proper\
ties/parameters/anyOf",keyword:"anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,ae.errors=t,!1}
var m=l===e}else var m=!0;if(m)if(_.strict!==void 0){let O=_.strict,l=e;if(typeof O!="boolean"&&O!==
null)return ae.errors=[{instancePath:r+"/function/strict",schemaPath:"#/properties/function/properti\
es/strict/type",keyword:"type",params:{type:or.properties.function.properties.strict.type}}],!1;var m=l===
e}else var m=!0}}}else return ae.errors=[{instancePath:r+"/function",schemaPath:"#/properties/functi\
on/type",keyword:"type",params:{type:"object"}}],!1;var o=L===e}else var o=!0;if(o)if(s.custom!==void 0){
let _=s.custom,L=e;if(e===L)if(_&&typeof _=="object"&&!Array.isArray(_)){let j;if(_.name===void 0&&(j=
"name"))return ae.errors=[{instancePath:r+"/custom",schemaPath:"#/properties/custom/required",keyword:"\
required",params:{missingProperty:j}}],!1;if(_.name!==void 0){let O=_.name,l=e;if(e===e)if(typeof O==
"string"){if(R(O,256))return ae.errors=[{instancePath:r+"/custom/name",schemaPath:"schema:FunctionNa\
me/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(O,1))return ae.errors=[{instancePath:r+
"/custom/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ae.errors=[{instancePath:r+"/custom/name",schemaPath:"schema:FunctionName/type",keyword:"type",
params:{type:"string"}}],!1;var P=l===e}else var P=!0;if(P){if(_.description!==void 0){let O=_.description,
l=e;if(typeof O!="string"&&O!==null)return ae.errors=[{instancePath:r+"/custom/description",schemaPath:"\
#/properties/custom/properties/description/type",keyword:"type",params:{type:or.properties.custom.properties.
description.type}}],!1;if(e===l&&typeof O=="string"&&R(O,65536))return ae.errors=[{instancePath:r+"/\
custom/description",schemaPath:"#/properties/custom/properties/description/maxLength",keyword:"maxLe\
ngth",params:{limit:65536}}],!1;var P=l===e}else var P=!0;if(P)if(_.format!==void 0){let O=_.format,
l=e,g=e,k=!1,x=e,U=e,F=e,A=!0,q=e;if(O&&typeof O=="object"&&!Array.isArray(O)){let I;if(O.type===void 0&&
(I="type")){let C={};t===null?t=[C]:t.push(C),e++}else if(O.type!==void 0&&O.type!=="grammar"){let C={};
t===null?t=[C]:t.push(C),e++}}var h=q===e;if(e=F,t!==null&&(F?t.length=F:t=null),h){let I=e;if(O&&typeof O==
"object"&&!Array.isArray(O)){let G;if(O.grammar===void 0&&(G="grammar")){let z={instancePath:r+"/cus\
tom/format",schemaPath:"schema:CustomFormat/then/required",keyword:"required",params:{missingProperty:G}};
t===null?t=[z]:t.push(z),e++}}var h=I===e;A=h}if(!A){let I={instancePath:r+"/custom/format",schemaPath:"\
schema:CustomFormat/if",keyword:"if",params:{failingKeyword:"then"}};t===null?t=[I]:t.push(I),e++}if(e===
U)if(O&&typeof O=="object"&&!Array.isArray(O)){let I;if(O.type===void 0&&(I="type")){let C={instancePath:r+
"/custom/format",schemaPath:"schema:CustomFormat/required",keyword:"required",params:{missingProperty:I}};
t===null?t=[C]:t.push(C),e++}else{if(O.type!==void 0){let C=O.type,G=e;if(typeof C!="string"){let z={
instancePath:r+"/custom/format/type",schemaPath:"schema:CustomFormat/properties/type/type",keyword:"\
type",params:{type:"string"}};t===null?t=[z]:t.push(z),e++}if(!(C==="text"||C==="grammar")){let z={instancePath:r+
"/custom/format/type",schemaPath:"schema:CustomFormat/properties/type/enum",keyword:"enum",params:{allowedValues:it.
properties.type.enum}};t===null?t=[z]:t.push(z),e++}var c=G===e}else var c=!0;if(c)if(O.grammar!==void 0){
let C=O.grammar,G=e;if(e===G)if(C&&typeof C=="object"&&!Array.isArray(C)){let Z;if(C.syntax===void 0&&
(Z="syntax")||C.definition===void 0&&(Z="definition")){let T={instancePath:r+"/custom/format/grammar",
schemaPath:"schema:CustomFormat/properties/grammar/required",keyword:"required",params:{missingProperty:Z}};
t===null?t=[T]:t.push(T),e++}else{if(C.syntax!==void 0){let T=C.syntax,B=e;if(typeof T!="string"){let V={
instancePath:r+"/custom/format/grammar/syntax",schemaPath:"schema:CustomFormat/properties/grammar/pr\
operties/syntax/type",keyword:"type",params:{type:"string"}};t===null?t=[V]:t.push(V),e++}if(!(T==="\
lark"||T==="regex")){let V={instancePath:r+"/custom/format/grammar/syntax",schemaPath:"schema:Custom\
Format/properties/grammar/properties/syntax/enum",keyword:"enum",params:{allowedValues:it.properties.
grammar.properties.syntax.enum}};t===null?t=[V]:t.push(V),e++}var f=B===e}else var f=!0;if(f)if(C.definition!==
void 0){let T=C.definition,B=e;if(e===B)if(typeof T=="string"){if(R(T,1048576)){let ee={instancePath:r+
"/custom/format/grammar/definition",schemaPath:"schema:CustomFormat/properties/grammar/properties/de\
finition/maxLength",keyword:"maxLength",params:{limit:1048576}};t===null?t=[ee]:t.push(ee),e++}}else{
let ee={instancePath:r+"/custom/format/grammar/definition",schemaPath:"schema:CustomFormat/propertie\
s/grammar/properties/definition/type",keyword:"type",params:{type:"string"}};t===null?t=[ee]:t.push(
ee),e++}var f=B===e}else var f=!0}}else{let Z={instancePath:r+"/custom/format/grammar",schemaPath:"s\
chema:CustomFormat/properties/grammar/type",keyword:"type",params:{type:"object"}};t===null?t=[Z]:t.
push(Z),e++}var c=G===e}else var c=!0}}else{let I={instancePath:r+"/custom/format",schemaPath:"schem\
a:CustomFormat/type",keyword:"type",params:{type:"object"}};t===null?t=[I]:t.push(I),e++}var b=x===e;
if(k=k||b,!k){let I=e;if(O!==null){let G={instancePath:r+"/custom/format",schemaPath:"#/properties/c\
ustom/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[G]:t.push(G),
e++}var b=I===e;k=k||b}if(k)e=g,t!==null&&(g?t.length=g:t=null);else{let I={instancePath:r+"/custom/\
format",schemaPath:"#/properties/custom/properties/format/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[I]:t.push(I),e++,ae.errors=t,!1}var P=l===e}else var P=!0}}else return ae.errors=[{instancePath:r+
"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type:"object"}}],!1;var o=L===
e}else var o=!0}}else return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ae.errors=t,e===0}var xs={type:"object",required:["type"],properties:{type:{type:"\
string",enum:["function","custom"]},function:{type:"object",required:["name"],properties:{name:{$ref:"\
schema:FunctionName"}}},custom:{type:"object",required:["name"],properties:{name:{$ref:"schema:Funct\
ionName"}}}},if:{required:["type"],properties:{type:{const:"function"}}},then:{required:["function"],
properties:{function:{}}},else:{if:{required:["type"],properties:{type:{const:"custom"}}},then:{required:[
"custom"],properties:{custom:{}}}},$id:"schema:NamedTool"};function ne(s,{instancePath:r="",parentData:M,
parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0,a=e,d=!0,u=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let y={};t===null?t=[y]:t.push(y),
e++}else if(s.type!==void 0&&s.type!=="function"){let y={};t===null?t=[y]:t.push(y),e++}}var n=u===e;
e=a,t!==null&&(a?t.length=a:t=null);let p;if(n){let m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){
let P;if(s.function===void 0&&(P="function"))return ne.errors=[{instancePath:r,schemaPath:"#/then/re\
quired",keyword:"required",params:{missingProperty:P}}],!1}var n=m===e;d=n,p="then"}else{let m=e,y=e,
P=!0,h=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="type")){let b={};
t===null?t=[b]:t.push(b),e++}else if(s.type!==void 0&&s.type!=="custom"){let b={};t===null?t=[b]:t.push(
b),e++}}var i=h===e;if(e=y,t!==null&&(y?t.length=y:t=null),i){let f=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let w;if(s.custom===void 0&&(w="custom"))return ne.errors=[{instancePath:r,schemaPath:"#\
/else/then/required",keyword:"required",params:{missingProperty:w}}],!1}var i=f===e;P=i}if(!P){let f={
instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=
[f]:t.push(f),e++,ne.errors=t,!1}var n=m===e;d=n,p="else"}if(!d){let m={instancePath:r,schemaPath:"#\
/if",keyword:"if",params:{failingKeyword:p}};return t===null?t=[m]:t.push(m),e++,ne.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type"))return ne.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(s.type!==
void 0){let y=s.type,P=e;if(typeof y!="string")return ne.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="function"||y==="custom"))
return ne.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:xs.properties.type.enum}}],!1;var o=P===e}else var o=!0;if(o){if(s.function!==void 0){
let y=s.function,P=e;if(e===P)if(y&&typeof y=="object"&&!Array.isArray(y)){let c;if(y.name===void 0&&
(c="name"))return ne.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",
keyword:"required",params:{missingProperty:c}}],!1;if(y.name!==void 0){let f=y.name;if(e===e)if(typeof f==
"string"){if(R(f,256))return ne.errors=[{instancePath:r+"/function/name",schemaPath:"schema:Function\
Name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(f,1))return ne.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ne.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return ne.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0;if(o)if(s.
custom!==void 0){let y=s.custom,P=e;if(e===P)if(y&&typeof y=="object"&&!Array.isArray(y)){let c;if(y.
name===void 0&&(c="name"))return ne.errors=[{instancePath:r+"/custom",schemaPath:"#/properties/custo\
m/required",keyword:"required",params:{missingProperty:c}}],!1;if(y.name!==void 0){let f=y.name;if(e===
e)if(typeof f=="string"){if(R(f,256))return ne.errors=[{instancePath:r+"/custom/name",schemaPath:"sc\
hema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(f,1))return ne.errors=
[{instancePath:r+"/custom/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ne.errors=[{instancePath:r+"/custom/name",schemaPath:"schema:FunctionName/\
type",keyword:"type",params:{type:"string"}}],!1}}else return ne.errors=[{instancePath:r+"/custom",schemaPath:"\
#/properties/custom/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0}}else
return ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.
errors=t,e===0}var ot={type:"object",required:["type","allowed_tools"],properties:{type:{type:"strin\
g",enum:["allowed_tools"]},allowed_tools:{type:"object",required:["mode","tools"],properties:{mode:{
type:"string",enum:["auto","required"]},tools:{type:"array",minItems:1,maxItems:4096,items:{$ref:"sc\
hema:NamedTool"}}}}},$id:"schema:AllowedTools"};function Le(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.type===void 0&&(n="type")||s.allowed_tools===void 0&&(n="allowed_tools"))return Le.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.type!==
void 0){let p=s.type,i=e;if(typeof p!="string")return Le.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="allowed_tools")return Le.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ot.
properties.type.enum}}],!1;var a=i===e}else var a=!0;if(a)if(s.allowed_tools!==void 0){let p=s.allowed_tools,
i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.mode===void 0&&(m="mode")||p.tools===
void 0&&(m="tools"))return Le.errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allo\
wed_tools/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.mode!==void 0){let y=p.mode,
P=e;if(typeof y!="string")return Le.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/prop\
erties/allowed_tools/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="auto"||
y==="required"))return Le.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/properties/all\
owed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues:ot.properties.allowed_tools.properties.
mode.enum}}],!1;var d=P===e}else var d=!0;if(d)if(p.tools!==void 0){let y=p.tools,P=e;if(e===P)if(Array.
isArray(y)){if(y.length>4096)return Le.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/\
properties/allowed_tools/properties/tools/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;if(y.
length<1)return Le.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_t\
ools/properties/tools/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let c=y.length;for(let f=0;f<
c;f++){let b=e;ne(y[f],{instancePath:r+"/allowed_tools/tools/"+f,parentData:y,parentDataProperty:f,rootData:N,
dynamicAnchors:D})||(t=t===null?ne.errors:t.concat(ne.errors),e=t.length);var u=b===e;if(!u)break}}}else
return Le.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/prop\
erties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=P===e}else var d=!0}else return Le.
errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",
params:{type:"object"}}],!1;var a=i===e}else var a=!0}else return Le.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=t,e===0}var _r={type:"object",required:[
"type"],properties:{type:{type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function be(s,{instancePath:r="",
parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0,a=e,d=!0,u=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let y={};t===null?
t=[y]:t.push(y),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let y={};t===null?t=[y]:t.push(
y),e++}}var n=u===e;if(e=a,t!==null&&(a?t.length=a:t=null),n){let m=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let P;if(s.json_schema===void 0&&(P="json_schema"))return be.errors=[{instancePath:r,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:P}}],!1}var n=m===e;d=n}if(!d){let m={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[m]:t.push(m),e++,be.
errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type"))
return be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(s.type!==void 0){let y=s.type,P=e;if(typeof y!="string")return be.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="text"||
y==="json_object"||y==="json_schema"))return be.errors=[{instancePath:r+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:_r.properties.type.enum}}],!1;var p=P===e}else var p=!0;
if(p)if(s.json_schema!==void 0){let y=s.json_schema,P=e;if(e===P)if(y&&typeof y=="object"&&!Array.isArray(
y)){let c;if(y.name===void 0&&(c="name"))return be.errors=[{instancePath:r+"/json_schema",schemaPath:"\
#/properties/json_schema/required",keyword:"required",params:{missingProperty:c}}],!1;if(y.name!==void 0){
let f=y.name,b=e;if(e===b)if(typeof f=="string"){if(R(f,256))return be.errors=[{instancePath:r+"/jso\
n_schema/name",schemaPath:"#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(fe(f,1))return be.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/prope\
rties/json_schema/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.
errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(y.description!==void 0){
let f=y.description,b=e;if(typeof f!="string"&&f!==null)return be.errors=[{instancePath:r+"/json_sch\
ema/description",schemaPath:"#/properties/json_schema/properties/description/type",keyword:"type",params:{
type:_r.properties.json_schema.properties.description.type}}],!1;if(e===b&&typeof f=="string"&&R(f,65536))
return be.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var i=b===e}else var i=!0;
if(i){if(y.schema!==void 0){let f=y.schema,b=e,w=e,_=!1,L=e;if(e===e&&!(f&&typeof f=="object"&&!Array.
isArray(f))){let O={instancePath:r+"/json_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"\
type",params:{type:"object"}};t===null?t=[O]:t.push(O),e++}var o=L===e;if(_=_||o,!_){let O=e;if(f!==
null){let g={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/sc\
hema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[g]:t.push(g),e++}var o=O===e;_=_||
o}if(_)e=w,t!==null&&(w?t.length=w:t=null);else{let O={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",params:{}};return t===null?t=[O]:t.
push(O),e++,be.errors=t,!1}var i=b===e}else var i=!0;if(i)if(y.strict!==void 0){let f=y.strict,b=e;if(typeof f!=
"boolean"&&f!==null)return be.errors=[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties\
/json_schema/properties/strict/type",keyword:"type",params:{type:_r.properties.json_schema.properties.
strict.type}}],!1;var i=b===e}else var i=!0}}}else return be.errors=[{instancePath:r+"/json_schema",
schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type:"object"}}],!1;var p=P===e}else
var p=!0}else return be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return be.errors=t,e===0}function S(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let b;
if(s.body===void 0&&(b="body"))return S.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:b}}],!1;if(s.body!==void 0){let w=s.body;if(e===e)if(w&&typeof w=="ob\
ject"&&!Array.isArray(w)){w.stream===void 0&&(w.stream=!1);let L;if(w.model===void 0&&(L="model")||w.
messages===void 0&&(L="messages"))return S.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/required",keyword:"required",params:{missingProperty:L}}],!1;if(w.model!==void 0){let v=w.model,
j=e;if(e===e)if(typeof v=="string"){if(R(v,256))return S.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(fe(v,1))return S.errors=[
{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return S.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=j===e}else var a=!0;if(a){if(w.messages!==void 0){let v=w.messages,
j=e;if(e===j)if(Array.isArray(v)){if(v.length>1e3)return S.errors=[{instancePath:r+"/body/messages",
schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(v.length<1)return S.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/pro\
perties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let l=v.length;for(let g=0;g<
l;g++){let k=e;K(v[g],{instancePath:r+"/body/messages/"+g,parentData:v,parentDataProperty:g,rootData:N,
dynamicAnchors:D})||(t=t===null?K.errors:t.concat(K.errors),e=t.length);var d=k===e;if(!d)break}}}else
return S.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/\
type",keyword:"type",params:{type:"array"}}],!1;var a=j===e}else var a=!0;if(a){if(w.max_tokens!==void 0){
let v=w.max_tokens,j=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return S.errors=
[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",keyword:"\
type",params:{type:_e.properties.body.properties.max_tokens.type}}],!1;if(e===j&&typeof v=="number"&&
isFinite(v)){if(v>2147483647||isNaN(v))return S.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(v<1||isNaN(v))return S.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=j===e}else
var a=!0;if(a){if(w.max_completion_tokens!==void 0){let v=w.max_completion_tokens,j=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return S.errors=[{instancePath:r+"/body/max_comp\
letion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"type",params:{
type:_e.properties.body.properties.max_completion_tokens.type}}],!1;if(e===j&&typeof v=="number"&&isFinite(
v)){if(v>2147483647||isNaN(v))return S.errors=[{instancePath:r+"/body/max_completion_tokens",schemaPath:"\
#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}}],!1;if(v<1||isNaN(v))return S.errors=[{instancePath:r+"/body/max_completion_token\
s",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=j===e}else var a=!0;if(a){if(w.temperature!==void 0){let v=w.temperature,
j=e;if(!(typeof v=="number"&&isFinite(v))&&v!==null)return S.errors=[{instancePath:r+"/body/temperat\
ure",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:_e.properties.
body.properties.temperature.type}}],!1;if(e===j&&typeof v=="number"&&isFinite(v)){if(v>2||isNaN(v))return S.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(v<0||isNaN(v))return S.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=j===e}else var a=!0;if(a){if(w.top_p!==void 0){let v=w.top_p,
j=e;if(!(typeof v=="number"&&isFinite(v))&&v!==null)return S.errors=[{instancePath:r+"/body/top_p",schemaPath:"\
#/properties/body/properties/top_p/type",keyword:"type",params:{type:_e.properties.body.properties.top_p.
type}}],!1;if(e===j&&typeof v=="number"&&isFinite(v)){if(v>1||isNaN(v))return S.errors=[{instancePath:r+
"/body/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(v<0||isNaN(v))return S.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=j===
e}else var a=!0;if(a){let v=w.stream,j=e;if(typeof v!="boolean"&&v!==null)return S.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:_e.
properties.body.properties.stream.type}}],!1;var a=j===e;if(a){if(w.stream_options!==void 0){let l=w.
stream_options,g=e,k=e,x=!1,U=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.include_usage!==
void 0){let q=l.include_usage;if(typeof q!="boolean"&&q!==null){let E={instancePath:r+"/body/stream_\
options/include_usage",schemaPath:"schema:StreamOptions/properties/include_usage/type",keyword:"type",
params:{type:bs.properties.include_usage.type}};t===null?t=[E]:t.push(E),e++}}}else{let q={instancePath:r+
"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{type:"object"}};
t===null?t=[q]:t.push(q),e++}var u=U===e;if(x=x||u,!x){let q=e;if(l!==null){let I={instancePath:r+"/\
body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};t===null?t=[I]:t.push(I),e++}var u=q===e;x=x||u}if(x)e=k,t!==null&&(k?t.
length=k:t=null);else{let q={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return t===null?t=[q]:t.push(q),e++,S.errors=
t,!1}var a=g===e}else var a=!0;if(a){if(w.n!==void 0){let l=w.n,g=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))&&l!==null)return S.errors=[{instancePath:r+"/body/n",schemaPath:"#/propertie\
s/body/properties/n/type",keyword:"type",params:{type:_e.properties.body.properties.n.type}}],!1;if(e===
g&&typeof l=="number"&&isFinite(l)){if(l>1||isNaN(l))return S.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(l<
1||isNaN(l))return S.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=g===e}else var a=!0;if(a){if(w.
stop!==void 0){let l=w.stop,g=e,k=e,x=!1,U=e;if(e===e)if(typeof l=="string"){if(R(l,4096)){let q={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?
t=[q]:t.push(q),e++}}else{let q={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[q]:t.push(q),e++}var n=U===e;if(x=x||n,!x){let q=e;Be(l,{instancePath:r+
"/body/stop",parentData:w,parentDataProperty:"stop",rootData:N,dynamicAnchors:D})||(t=t===null?Be.errors:
t.concat(Be.errors),e=t.length);var n=q===e;if(x=x||n,!x){let I=e;if(l!==null){let G={instancePath:r+
"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"\
null"}};t===null?t=[G]:t.push(G),e++}var n=I===e;x=x||n}}if(x)e=k,t!==null&&(k?t.length=k:t=null);else{
let q={instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[q]:t.push(q),e++,S.errors=t,!1}var a=g===e}else var a=!0;if(a){if(w.
seed!==void 0){let l=w.seed,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return S.
errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"ty\
pe",params:{type:_e.properties.body.properties.seed.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(
l)){if(l>9007199254740991||isNaN(l))return S.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(l<-9007199254740991||isNaN(l))return S.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1}var a=g===e}else var a=!0;if(a){if(w.frequency_penalty!==void 0){let l=w.frequency_penalty,g=e;if(!(typeof l==
"number"&&isFinite(l))&&l!==null)return S.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"\
#/properties/body/properties/frequency_penalty/type",keyword:"type",params:{type:_e.properties.body.
properties.frequency_penalty.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>2||isNaN(l))
return S.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(l<-2||isNaN(l))
return S.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var a=g===e}else
var a=!0;if(a){if(w.presence_penalty!==void 0){let l=w.presence_penalty,g=e;if(!(typeof l=="number"&&
isFinite(l))&&l!==null)return S.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/prope\
rties/body/properties/presence_penalty/type",keyword:"type",params:{type:_e.properties.body.properties.
presence_penalty.type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>2||isNaN(l))return S.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(l<-2||isNaN(l))return S.errors=[
{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var a=g===e}else var a=!0;if(a){if(w.
logit_bias!==void 0){let l=w.logit_bias,g=e,k=e,x=!1,U=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(
l))if(Object.keys(l).length>1024){let q={instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitB\
ias/maxProperties",keyword:"maxProperties",params:{limit:1024}};t===null?t=[q]:t.push(q),e++}else for(let q in l){
let E=l[q],I=e;if(e===I)if(typeof E=="number"&&isFinite(E)){if(E>100||isNaN(E)){let C={instancePath:r+
"/body/logit_bias/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additional\
Properties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};t===null?t=[C]:t.push(C),e++}else if(E<
-100||isNaN(E)){let C={instancePath:r+"/body/logit_bias/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:LogitBias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};
t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/body/logit_bias/"+q.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"num\
ber"}};t===null?t=[C]:t.push(C),e++}var p=I===e;if(!p)break}else{let q={instancePath:r+"/body/logit_\
bias",schemaPath:"schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[q]:t.push(
q),e++}var i=U===e;if(x=x||i,!x){let q=e;if(l!==null){let I={instancePath:r+"/body/logit_bias",schemaPath:"\
#/properties/body/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[I]:t.push(I),e++}var i=q===e;x=x||i}if(x)e=k,t!==null&&(k?t.length=k:t=null);else{let q={instancePath:r+
"/body/logit_bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[q]:t.push(q),e++,S.errors=t,!1}var a=g===e}else var a=!0;if(a){if(w.logprobs!==void 0){
let l=w.logprobs,g=e;if(typeof l!="boolean"&&l!==null)return S.errors=[{instancePath:r+"/body/logpro\
bs",schemaPath:"#/properties/body/properties/logprobs/type",keyword:"type",params:{type:_e.properties.
body.properties.logprobs.type}}],!1;var a=g===e}else var a=!0;if(a){if(w.top_logprobs!==void 0){let l=w.
top_logprobs,g=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return S.errors=
[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"\
type",params:{type:_e.properties.body.properties.top_logprobs.type}}],!1;if(e===g&&typeof l=="number"&&
isFinite(l)){if(l>20||isNaN(l))return S.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/p\
roperties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(l<0||isNaN(l))return S.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===
e}else var a=!0;if(a){if(w.tools!==void 0){let l=w.tools,g=e;if(!Array.isArray(l)&&l!==null)return S.
errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:_e.properties.body.properties.tools.type}}],!1;if(e===g&&Array.isArray(l)){if(l.length>
1e4)return S.errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var o=!0;let x=l.length;for(let U=0;U<x;U++){let F=e;
ae(l[U],{instancePath:r+"/body/tools/"+U,parentData:l,parentDataProperty:U,rootData:N,dynamicAnchors:D})||
(t=t===null?ae.errors:t.concat(ae.errors),e=t.length);var o=F===e;if(!o)break}}}var a=g===e}else var a=!0;
if(a){if(w.tool_choice!==void 0){let l=w.tool_choice,g=e,k=e,x=!1,U=e;if(typeof l!="string"){let A={
instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};t===null?t=[A]:t.push(A),e++}if(!(l==="none"||l==="auto"||l==="required")){let A={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:ks.enum}};
t===null?t=[A]:t.push(A),e++}var m=U===e;if(x=x||m,!x){let A=e;ne(l,{instancePath:r+"/body/tool_choi\
ce",parentData:w,parentDataProperty:"tool_choice",rootData:N,dynamicAnchors:D})||(t=t===null?ne.errors:
t.concat(ne.errors),e=t.length);var m=A===e;if(x=x||m,!x){let E=e;Le(l,{instancePath:r+"/body/tool_c\
hoice",parentData:w,parentDataProperty:"tool_choice",rootData:N,dynamicAnchors:D})||(t=t===null?Le.errors:
t.concat(Le.errors),e=t.length);var m=E===e;if(x=x||m,!x){let C=e;if(l!==null){let z={instancePath:r+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/3/type",keyword:"type",
params:{type:"null"}};t===null?t=[z]:t.push(z),e++}var m=C===e;x=x||m}}}if(x)e=k,t!==null&&(k?t.length=
k:t=null);else{let A={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,S.errors=t,!1}var a=g===
e}else var a=!0;if(a){if(w.parallel_tool_calls!==void 0){let l=w.parallel_tool_calls,g=e;if(typeof l!=
"boolean"&&l!==null)return S.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:_e.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=g===e}else var a=!0;if(a){if(w.response_format!==void 0){let l=w.
response_format,g=e,k=e,x=!1,U=e;be(l,{instancePath:r+"/body/response_format",parentData:w,parentDataProperty:"\
response_format",rootData:N,dynamicAnchors:D})||(t=t===null?be.errors:t.concat(be.errors),e=t.length);
var y=U===e;if(x=x||y,!x){let A=e;if(l!==null){let E={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===
null?t=[E]:t.push(E),e++}var y=A===e;x=x||y}if(x)e=k,t!==null&&(k?t.length=k:t=null);else{let A={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[A]:t.push(A),e++,S.errors=t,!1}var a=g===e}else var a=!0;if(a){if(w.
reasoning_effort!==void 0){let l=w.reasoning_effort,g=e;if(typeof l!="string"&&l!==null)return S.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:_e.properties.body.properties.reasoning_effort.type}}],!1;if(e===g&&
typeof l=="string"&&R(l,64))return S.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=g===
e}else var a=!0;if(a){if(w.user!==void 0){let l=w.user,g=e;if(typeof l!="string"&&l!==null)return S.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:_e.properties.body.properties.user.type}}],!1;if(e===g&&typeof l=="string"&&R(l,1024))
return S.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var a=g===e}else var a=!0;if(a){if(w.prompt_cache_key!==
void 0){let l=w.prompt_cache_key,g=e;if(typeof l!="string"&&l!==null)return S.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:_e.properties.body.properties.prompt_cache_key.type}}],!1;if(e===g&&typeof l=="stri\
ng"&&R(l,1024))return S.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=g===e}else
var a=!0;if(a){if(w.metadata!==void 0){let l=w.metadata,g=e,k=e,x=!1,U=e;if(e===e)if(l&&typeof l=="o\
bject"&&!Array.isArray(l))if(Object.keys(l).length>16){let q={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[q]:t.push(q),e++}else
for(let q in l){let E=l[q],I=e;if(e===I)if(typeof E=="string"){if(R(E,512)){let C={instancePath:r+"/\
body/metadata/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+
"/body/metadata/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(C),e++}var P=I===e;if(!P)
break}else{let q={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[q]:t.push(q),e++}var h=U===e;if(x=x||h,!x){let q=e;if(l!==null){let I={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[I]:t.push(I),e++}var h=q===e;x=x||h}if(x)e=k,t!==null&&(k?t.length=k:t=null);else{
let q={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[q]:t.push(q),e++,S.errors=t,!1}var a=g===e}else var a=!0;if(a){
if(w.modalities!==void 0){let l=w.modalities,g=e;if(!Array.isArray(l)&&l!==null)return S.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:_e.properties.body.properties.modalities.type}}],!1;if(e===g&&Array.isArray(l)){if(l.length>8)return S.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var c=!0;let x=l.length;for(let U=0;U<x;U++){let F=l[U],
A=e;if(typeof F!="string")return S.errors=[{instancePath:r+"/body/modalities/"+U,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(F!=="text")return S.errors=[{instancePath:r+
"/body/modalities/"+U,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:vs.enum}}],
!1;var c=A===e;if(!c)break}}}var a=g===e}else var a=!0;if(a){if(w.top_k!==void 0){let l=w.top_k,g=e;
if(!(typeof l=="number"&&isFinite(l))&&l!==null)return S.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/type",keyword:"type",params:{type:_e.properties.body.properties.top_k.
type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return S.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(l<-1||isNaN(l))return S.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}
var a=g===e}else var a=!0;if(a){if(w.min_p!==void 0){let l=w.min_p,g=e;if(!(typeof l=="number"&&isFinite(
l))&&l!==null)return S.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/propertie\
s/min_p/type",keyword:"type",params:{type:_e.properties.body.properties.min_p.type}}],!1;if(e===g&&typeof l==
"number"&&isFinite(l)){if(l>1||isNaN(l))return S.errors=[{instancePath:r+"/body/min_p",schemaPath:"#\
/properties/body/properties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(l<
0||isNaN(l))return S.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;if(a){
if(w.repetition_penalty!==void 0){let l=w.repetition_penalty,g=e;if(!(typeof l=="number"&&isFinite(l))&&
l!==null)return S.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/p\
roperties/repetition_penalty/type",keyword:"type",params:{type:_e.properties.body.properties.repetition_penalty.
type}}],!1;if(e===g&&typeof l=="number"&&isFinite(l)){if(l>10||isNaN(l))return S.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(l<0||isNaN(l))return S.errors=[{instancePath:r+"/\
body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;if(a)if(w.reasoning!==void 0){
let l=w.reasoning,g=e,k=e,x=!1,U=e;if(typeof l!="boolean"){let A={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[A]:t.push(A),e++}var f=U===
e;if(x=x||f,!x){let A=e;if(e===e&&!(l&&typeof l=="object"&&!Array.isArray(l))){let I={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
t===null?t=[I]:t.push(I),e++}var f=A===e;if(x=x||f,!x){let I=e;if(l!==null){let G={instancePath:r+"/\
body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};t===null?t=[G]:t.push(G),e++}var f=I===e;x=x||f}}if(x)e=k,t!==null&&(k?t.length=k:t=null);else{
let A={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,S.errors=t,!1}var a=g===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return S.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return S.errors=t,e===0}var lt=we,nr={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:EmbeddingModelName"},input:{anyOf:[{$ref:"\
schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:\
EmbeddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function Ee(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Ee.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Ee.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=s.length;for(let u=0;u<
d;u++){let n=s[u],p=e;if(e===e)if(typeof n=="string"){if(R(n,33554432))return Ee.errors=[{instancePath:r+
"/"+u,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(fe(
n,1))return Ee.errors=[{instancePath:r+"/"+u,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:r+"/"+u,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)break}}}else return Ee.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ee.errors=t,e===
0}function qe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return qe.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return qe.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=s.length;for(let u=0;u<
d;u++){let n=s[u],p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=
[{instancePath:r+"/"+u,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===i&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return qe.errors=[{instancePath:r+
"/"+u,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:r+"/"+u,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e;if(!a)break}}}else return qe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return qe.errors=t,e===0}function Je(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Je.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Je.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let d=s.length;for(let u=0;u<
d;u++){let n=e;qe(s[u],{instancePath:r+"/"+u,parentData:s,parentDataProperty:u,rootData:N,dynamicAnchors:D})||
(t=t===null?qe.errors:t.concat(qe.errors),e=t.length);var a=n===e;if(!a)break}}}else return Je.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Je.errors=t,e===
0}function we(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.body===void 0&&(u="body"))return we.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.model===
void 0&&(i="model")||n.input===void 0&&(i="input"))return we.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(n.model!==void 0){
let o=n.model,m=e;if(e===e)if(typeof o=="string"){if(R(o,256))return we.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(fe(o,1))return we.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(n.input!==void 0){let o=n.input,m=e,y=e,P=!1,h=e;if(e===e)if(typeof o=="str\
ing"){if(R(o,33554432)){let b={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};t===null?t=[b]:t.push(b),e++}else if(fe(o,1)){let b={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};t===null?t=[b]:t.push(b),e++}}else{let b={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};t===null?t=[b]:t.push(b),e++}var d=h===e;
if(P=P||d,!P){let b=e;Ee(o,{instancePath:r+"/body/input",parentData:n,parentDataProperty:"input",rootData:N,
dynamicAnchors:D})||(t=t===null?Ee.errors:t.concat(Ee.errors),e=t.length);var d=b===e;if(P=P||d,!P){
let _=e;qe(o,{instancePath:r+"/body/input",parentData:n,parentDataProperty:"input",rootData:N,dynamicAnchors:D})||
(t=t===null?qe.errors:t.concat(qe.errors),e=t.length);var d=_===e;if(P=P||d,!P){let v=e;Je(o,{instancePath:r+
"/body/input",parentData:n,parentDataProperty:"input",rootData:N,dynamicAnchors:D})||(t=t===null?Je.
errors:t.concat(Je.errors),e=t.length);var d=v===e;P=P||d}}}if(P)e=y,t!==null&&(y?t.length=y:t=null);else{
let b={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[b]:t.push(b),e++,we.errors=t,!1}var a=m===e}else var a=!0;if(a){
if(n.encoding_format!==void 0){let o=n.encoding_format,m=e;if(typeof o!="string"&&o!==null)return we.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:nr.properties.body.properties.encoding_format.type}}],!1;if(!(o===
"float"||o==="base64"||o===null))return we.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:nr.properties.
body.properties.encoding_format.enum}}],!1;var a=m===e}else var a=!0;if(a){if(n.dimensions!==void 0){
let o=n.dimensions,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return we.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:nr.properties.body.properties.dimensions.type}}],!1;if(e===m&&typeof o==
"number"&&isFinite(o)){if(o>1e6||isNaN(o))return we.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(o<1||isNaN(o))return we.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===
e}else var a=!0;if(a)if(n.user!==void 0){let o=n.user,m=e;if(typeof o!="string"&&o!==null)return we.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:nr.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="string"&&R(o,1024))
return we.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===e}else var a=!0}}}}else return we.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return we.errors=t,e===0}var dt=ye,br={paths:{},components:{securitySchemes:{BearerAuth:{type:"h\
ttp",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","query","documents"],properties:{model:{$ref:"schema:RerankModelName"},query:{type:"string",
minLength:1,maxLength:33554432},documents:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"schema:\
RerankDocument"}},top_n:{type:["integer","null"],minimum:1,maximum:1e4},return_documents:{type:["boo\
lean","null"]},max_tokens_per_doc:{type:["integer","null"],minimum:1,maximum:1e6}}}},required:["body"]};function ye(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.body===void 0&&(n="body"))return ye.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(s.
body!==void 0){let p=s.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let o;if(p.model===
void 0&&(o="model")||p.query===void 0&&(o="query")||p.documents===void 0&&(o="documents"))return ye.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:o}}],
!1;if(p.model!==void 0){let m=p.model,y=e;if(e===e)if(typeof m=="string"){if(R(m,256))return ye.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:RerankModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(fe(m,1))return ye.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Rerank\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0;if(a){if(p.query!==void 0){let m=p.query,y=e;if(e===y)if(typeof m=="string"){if(R(m,
33554432))return ye.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/properties/q\
uery/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(fe(m,1))return ye.errors=[{instancePath:r+
"/body/query",schemaPath:"#/properties/body/properties/query/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ye.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/pro\
perties/query/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(p.
documents!==void 0){let m=p.documents,y=e;if(e===y)if(Array.isArray(m)){if(m.length>1e4)return ye.errors=
[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;if(m.length<1)return ye.errors=[{instancePath:r+"/body/documents",
schemaPath:"#/properties/body/properties/documents/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var d=!0;let h=m.length;for(let c=0;c<h;c++){let f=m[c],b=e,w=e,_=!1,L=e;if(e===L)if(typeof f=="str\
ing"){if(R(f,33554432)){let j={instancePath:r+"/body/documents/"+c,schemaPath:"schema:RerankDocument\
/anyOf/0/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[j]:t.push(j),e++}else if(fe(
f,1)){let j={instancePath:r+"/body/documents/"+c,schemaPath:"schema:RerankDocument/anyOf/0/minLength",
keyword:"minLength",params:{limit:1}};t===null?t=[j]:t.push(j),e++}}else{let j={instancePath:r+"/bod\
y/documents/"+c,schemaPath:"schema:RerankDocument/anyOf/0/type",keyword:"type",params:{type:"string"}};
t===null?t=[j]:t.push(j),e++}var u=L===e;if(_=_||u,!_){let j=e;if(e===j)if(f&&typeof f=="object"&&!Array.
isArray(f)){let l;if(f.text===void 0&&(l="text")){let g={instancePath:r+"/body/documents/"+c,schemaPath:"\
schema:RerankDocument/anyOf/1/required",keyword:"required",params:{missingProperty:l}};t===null?t=[g]:
t.push(g),e++}else if(f.text!==void 0){let g=f.text;if(e===e)if(typeof g=="string"){if(R(g,33554432)){
let x={instancePath:r+"/body/documents/"+c+"/text",schemaPath:"schema:RerankDocument/anyOf/1/propert\
ies/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[x]:t.push(x),e++}else if(fe(
g,1)){let x={instancePath:r+"/body/documents/"+c+"/text",schemaPath:"schema:RerankDocument/anyOf/1/p\
roperties/text/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[x]:t.push(x),e++}}else{let x={
instancePath:r+"/body/documents/"+c+"/text",schemaPath:"schema:RerankDocument/anyOf/1/properties/tex\
t/type",keyword:"type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}}}else{let l={instancePath:r+
"/body/documents/"+c,schemaPath:"schema:RerankDocument/anyOf/1/type",keyword:"type",params:{type:"ob\
ject"}};t===null?t=[l]:t.push(l),e++}var u=j===e;_=_||u}if(_)e=w,t!==null&&(w?t.length=w:t=null);else{
let j={instancePath:r+"/body/documents/"+c,schemaPath:"schema:RerankDocument/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[j]:t.push(j),e++,ye.errors=t,!1}var d=b===e;if(!d)break}}}else return ye.
errors=[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/type",keyword:"\
type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a){if(p.top_n!==void 0){let m=p.top_n,
y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ye.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/type",keyword:"type",params:{type:br.properties.
body.properties.top_n.type}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return ye.
errors=[{instancePath:r+"/body/top_n",schemaPath:"#/properties/body/properties/top_n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}],!1;if(m<1||isNaN(m))return ye.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=y===e}else var a=!0;if(a){if(p.return_documents!==void 0){let m=p.return_documents,
y=e;if(typeof m!="boolean"&&m!==null)return ye.errors=[{instancePath:r+"/body/return_documents",schemaPath:"\
#/properties/body/properties/return_documents/type",keyword:"type",params:{type:br.properties.body.properties.
return_documents.type}}],!1;var a=y===e}else var a=!0;if(a)if(p.max_tokens_per_doc!==void 0){let m=p.
max_tokens_per_doc,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ye.
errors=[{instancePath:r+"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_toke\
ns_per_doc/type",keyword:"type",params:{type:br.properties.body.properties.max_tokens_per_doc.type}}],
!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m))return ye.errors=[{instancePath:r+"\
/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return ye.errors=[{instancePath:r+
"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0}}}}}else return ye.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return ye.errors=t,e===0}var ft=Ze;function Ze(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.body===void 0&&(y="body"))return Ze.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.
body!==void 0){let P=s.body;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let c;if(P.input===
void 0&&(c="input"))return Ze.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:c}}],!1;if(P.model!==void 0){let f=P.model,b=e,w=e,_=!1,L=e;
if(e===e)if(typeof f=="string"){if(R(f,256)){let j={instancePath:r+"/body/model",schemaPath:"schema:\
ModerationModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[j]:t.push(j),e++}else if(fe(
f,1)){let j={instancePath:r+"/body/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"\
minLength",params:{limit:1}};t===null?t=[j]:t.push(j),e++}}else{let j={instancePath:r+"/body/model",
schemaPath:"schema:ModerationModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[j]:t.
push(j),e++}var a=L===e;if(_=_||a,!_){let j=e;if(f!==null){let l={instancePath:r+"/body/model",schemaPath:"\
#/properties/body/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[l]:
t.push(l),e++}var a=j===e;_=_||a}if(_)e=w,t!==null&&(w?t.length=w:t=null);else{let j={instancePath:r+
"/body/model",schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[j]:t.push(j),e++,Ze.errors=t,!1}var d=b===e}else var d=!0;if(d)if(P.input!==void 0){let f=P.
input,b=e,w=e,_=!1,L=e;if(e===L)if(typeof f=="string"){if(R(f,33554432)){let j={instancePath:r+"/bod\
y/input",schemaPath:"#/properties/body/properties/input/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:33554432}};t===null?t=[j]:t.push(j),e++}}else{let j={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[
j]:t.push(j),e++}var u=L===e;if(_=_||u,!_){let j=e;if(e===j)if(Array.isArray(f))if(f.length>2048){let l={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:2048}};t===null?t=[l]:t.push(l),e++}else if(f.length<1){let l={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/minItems",keyword:"minItems",params:{
limit:1}};t===null?t=[l]:t.push(l),e++}else{var n=!0;let l=f.length;for(let g=0;g<l;g++){let k=f[g],
x=e;if(e===x)if(typeof k=="string"){if(R(k,33554432)){let F={instancePath:r+"/body/input/"+g,schemaPath:"\
#/properties/body/properties/input/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:33554432}};
t===null?t=[F]:t.push(F),e++}}else{let F={instancePath:r+"/body/input/"+g,schemaPath:"#/properties/b\
ody/properties/input/anyOf/1/items/type",keyword:"type",params:{type:"string"}};t===null?t=[F]:t.push(
F),e++}var n=x===e;if(!n)break}}else{let l={instancePath:r+"/body/input",schemaPath:"#/properties/bo\
dy/properties/input/anyOf/1/type",keyword:"type",params:{type:"array"}};t===null?t=[l]:t.push(l),e++}
var u=j===e;if(_=_||u,!_){let l=e;if(e===l)if(Array.isArray(f))if(f.length>128){let k={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/2/maxItems",keyword:"maxItems",params:{
limit:128}};t===null?t=[k]:t.push(k),e++}else if(f.length<1){let k={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/minItems",keyword:"minItems",params:{limit:1}};t===null?t=
[k]:t.push(k),e++}else{var p=!0;let k=f.length;for(let x=0;x<k;x++){let U=f[x],F=e,A=e,q=!1,E=null,I=e;
if(e===I)if(U&&typeof U=="object"&&!Array.isArray(U)){let z;if(U.type===void 0&&(z="type")||U.text===
void 0&&(z="text")){let Z={instancePath:r+"/body/input/"+x,schemaPath:"schema:ModerationPart/oneOf/0\
/required",keyword:"required",params:{missingProperty:z}};t===null?t=[Z]:t.push(Z),e++}else{let Z=e;
for(let T in U)if(!(T==="type"||T==="text")){let B={instancePath:r+"/body/input/"+x,schemaPath:"sche\
ma:ModerationPart/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};
t===null?t=[B]:t.push(B),e++;break}if(Z===e){if(U.type!==void 0){let T=U.type,B=e;if(typeof T!="stri\
ng"){let V={instancePath:r+"/body/input/"+x+"/type",schemaPath:"schema:ModerationPart/oneOf/0/proper\
ties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[V]:t.push(V),e++}if(T!=="text"){let V={
instancePath:r+"/body/input/"+x+"/type",schemaPath:"schema:ModerationPart/oneOf/0/properties/type/co\
nst",keyword:"const",params:{allowedValue:"text"}};t===null?t=[V]:t.push(V),e++}var i=B===e}else var i=!0;
if(i)if(U.text!==void 0){let T=U.text,B=e;if(e===B)if(typeof T=="string"){if(R(T,33554432)){let ee={
instancePath:r+"/body/input/"+x+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/ma\
xLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[ee]:t.push(ee),e++}}else{let ee={instancePath:r+
"/body/input/"+x+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/type",keyword:"ty\
pe",params:{type:"string"}};t===null?t=[ee]:t.push(ee),e++}var i=B===e}else var i=!0}}}else{let z={instancePath:r+
"/body/input/"+x,schemaPath:"schema:ModerationPart/oneOf/0/type",keyword:"type",params:{type:"object"}};
t===null?t=[z]:t.push(z),e++}var m=I===e;m&&(q=!0,E=0);let C=e;if(e===C)if(U&&typeof U=="object"&&!Array.
isArray(U)){let z;if(U.type===void 0&&(z="type")||U.image_url===void 0&&(z="image_url")){let Z={instancePath:r+
"/body/input/"+x,schemaPath:"schema:ModerationPart/oneOf/1/required",keyword:"required",params:{missingProperty:z}};
t===null?t=[Z]:t.push(Z),e++}else{let Z=e;for(let T in U)if(!(T==="type"||T==="image_url")){let B={instancePath:r+
"/body/input/"+x,schemaPath:"schema:ModerationPart/oneOf/1/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:T}};t===null?t=[B]:t.push(B),e++;break}if(Z===e){if(U.type!==
void 0){let T=U.type,B=e;if(typeof T!="string"){let V={instancePath:r+"/body/input/"+x+"/type",schemaPath:"\
schema:ModerationPart/oneOf/1/properties/type/type",keyword:"type",params:{type:"string"}};t===null?
t=[V]:t.push(V),e++}if(T!=="image_url"){let V={instancePath:r+"/body/input/"+x+"/type",schemaPath:"s\
chema:ModerationPart/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"image_url"}};
t===null?t=[V]:t.push(V),e++}var o=B===e}else var o=!0;if(o)if(U.image_url!==void 0){let T=U.image_url,
B=e;if(e===B)if(T&&typeof T=="object"&&!Array.isArray(T)){let ee;if(T.url===void 0&&(ee="url")){let ie={
instancePath:r+"/body/input/"+x+"/image_url",schemaPath:"schema:ModerationPart/oneOf/1/properties/im\
age_url/required",keyword:"required",params:{missingProperty:ee}};t===null?t=[ie]:t.push(ie),e++}else if(T.
url!==void 0){let ie=T.url;if(e===e)if(typeof ie=="string"){if(R(ie,33554432)){let oe={instancePath:r+
"/body/input/"+x+"/image_url/url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/pro\
perties/url/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[oe]:t.push(oe),e++}else if(fe(
ie,1)){let oe={instancePath:r+"/body/input/"+x+"/image_url/url",schemaPath:"schema:ModerationPart/on\
eOf/1/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1}};t===null?
t=[oe]:t.push(oe),e++}}else{let oe={instancePath:r+"/body/input/"+x+"/image_url/url",schemaPath:"sch\
ema:ModerationPart/oneOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type:"st\
ring"}};t===null?t=[oe]:t.push(oe),e++}}}else{let ee={instancePath:r+"/body/input/"+x+"/image_url",schemaPath:"\
schema:ModerationPart/oneOf/1/properties/image_url/type",keyword:"type",params:{type:"object"}};t===
null?t=[ee]:t.push(ee),e++}var o=B===e}else var o=!0}}}else{let z={instancePath:r+"/body/input/"+x,schemaPath:"\
schema:ModerationPart/oneOf/1/type",keyword:"type",params:{type:"object"}};t===null?t=[z]:t.push(z),
e++}var m=C===e;if(m&&q?(q=!1,E=[E,1]):m&&(q=!0,E=1),q)e=A,t!==null&&(A?t.length=A:t=null);else{let z={
instancePath:r+"/body/input/"+x,schemaPath:"schema:ModerationPart/oneOf",keyword:"oneOf",params:{passingSchemas:E}};
t===null?t=[z]:t.push(z),e++}var p=F===e;if(!p)break}}else{let k={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/type",keyword:"type",params:{type:"array"}};t===null?t=[k]:
t.push(k),e++}var u=l===e;_=_||u}}if(_)e=w,t!==null&&(w?t.length=w:t=null);else{let j={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[j]:t.push(j),e++,Ze.errors=t,!1}var d=b===e}else var d=!0}else return Ze.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=
t,e===0}var ut=te,Ce={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["prompt"],properties:{
model:{anyOf:[{$ref:"schema:ImageModelName"},{type:"null"}]},prompt:{type:"string",minLength:1,maxLength:131072},
n:{type:["integer","null"],minimum:1,maximum:10},size:{type:["string","null"],maxLength:64},quality:{
type:["string","null"],maxLength:64},style:{type:["string","null"],maxLength:64},background:{type:["\
string","null"],maxLength:64},moderation:{type:["string","null"],maxLength:64},output_format:{type:[
"string","null"],maxLength:64},response_format:{type:["string","null"],maxLength:64},output_compression:{
type:["integer","null"],minimum:0,maximum:100},stream:{type:["boolean","null"]},user:{type:["string",
"null"],maxLength:1024}}}},required:["body"]};function te(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.body===void 0&&(u="body"))return te.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.prompt===
void 0&&(i="prompt"))return te.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/require\
d",keyword:"required",params:{missingProperty:i}}],!1;if(n.model!==void 0){let o=n.model,m=e,y=e,P=!1,
h=e;if(e===e)if(typeof o=="string"){if(R(o,256)){let f={instancePath:r+"/body/model",schemaPath:"sch\
ema:ImageModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[f]:t.push(f),e++}else if(fe(
o,1)){let f={instancePath:r+"/body/model",schemaPath:"schema:ImageModelName/minLength",keyword:"minL\
ength",params:{limit:1}};t===null?t=[f]:t.push(f),e++}}else{let f={instancePath:r+"/body/model",schemaPath:"\
schema:ImageModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[f]:t.push(f),e++}var a=h===
e;if(P=P||a,!P){let f=e;if(o!==null){let w={instancePath:r+"/body/model",schemaPath:"#/properties/bo\
dy/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[w]:t.push(w),e++}
var a=f===e;P=P||a}if(P)e=y,t!==null&&(y?t.length=y:t=null);else{let f={instancePath:r+"/body/model",
schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===null?t=[
f]:t.push(f),e++,te.errors=t,!1}var d=m===e}else var d=!0;if(d){if(n.prompt!==void 0){let o=n.prompt,
m=e;if(e===m)if(typeof o=="string"){if(R(o,131072))return te.errors=[{instancePath:r+"/body/prompt",
schemaPath:"#/properties/body/properties/prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],
!1;if(fe(o,1))return te.errors=[{instancePath:r+"/body/prompt",schemaPath:"#/properties/body/propert\
ies/prompt/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+
"/body/prompt",schemaPath:"#/properties/body/properties/prompt/type",keyword:"type",params:{type:"st\
ring"}}],!1;var d=m===e}else var d=!0;if(d){if(n.n!==void 0){let o=n.n,m=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return te.errors=[{instancePath:r+"/body/n",schemaPath:"#/\
properties/body/properties/n/type",keyword:"type",params:{type:Ce.properties.body.properties.n.type}}],
!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return te.errors=[{instancePath:r+"/\
body/n",schemaPath:"#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",
limit:10}}],!1;if(o<1||isNaN(o))return te.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties\
/body/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var d=m===e}else
var d=!0;if(d){if(n.size!==void 0){let o=n.size,m=e;if(typeof o!="string"&&o!==null)return te.errors=
[{instancePath:r+"/body/size",schemaPath:"#/properties/body/properties/size/type",keyword:"type",params:{
type:Ce.properties.body.properties.size.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return te.errors=
[{instancePath:r+"/body/size",schemaPath:"#/properties/body/properties/size/maxLength",keyword:"maxL\
ength",params:{limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.quality!==void 0){let o=n.quality,
m=e;if(typeof o!="string"&&o!==null)return te.errors=[{instancePath:r+"/body/quality",schemaPath:"#/\
properties/body/properties/quality/type",keyword:"type",params:{type:Ce.properties.body.properties.quality.
type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return te.errors=[{instancePath:r+"/body/quality",schemaPath:"\
#/properties/body/properties/quality/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===
e}else var d=!0;if(d){if(n.style!==void 0){let o=n.style,m=e;if(typeof o!="string"&&o!==null)return te.
errors=[{instancePath:r+"/body/style",schemaPath:"#/properties/body/properties/style/type",keyword:"\
type",params:{type:Ce.properties.body.properties.style.type}}],!1;if(e===m&&typeof o=="string"&&R(o,
64))return te.errors=[{instancePath:r+"/body/style",schemaPath:"#/properties/body/properties/style/m\
axLength",keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.background!==
void 0){let o=n.background,m=e;if(typeof o!="string"&&o!==null)return te.errors=[{instancePath:r+"/b\
ody/background",schemaPath:"#/properties/body/properties/background/type",keyword:"type",params:{type:Ce.
properties.body.properties.background.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return te.errors=
[{instancePath:r+"/body/background",schemaPath:"#/properties/body/properties/background/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.moderation!==void 0){let o=n.
moderation,m=e;if(typeof o!="string"&&o!==null)return te.errors=[{instancePath:r+"/body/moderation",
schemaPath:"#/properties/body/properties/moderation/type",keyword:"type",params:{type:Ce.properties.
body.properties.moderation.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return te.errors=[{instancePath:r+
"/body/moderation",schemaPath:"#/properties/body/properties/moderation/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.output_format!==void 0){let o=n.output_format,
m=e;if(typeof o!="string"&&o!==null)return te.errors=[{instancePath:r+"/body/output_format",schemaPath:"\
#/properties/body/properties/output_format/type",keyword:"type",params:{type:Ce.properties.body.properties.
output_format.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return te.errors=[{instancePath:r+"/b\
ody/output_format",schemaPath:"#/properties/body/properties/output_format/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.response_format!==void 0){let o=n.response_format,
m=e;if(typeof o!="string"&&o!==null)return te.errors=[{instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/type",keyword:"type",params:{type:Ce.properties.body.properties.
response_format.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return te.errors=[{instancePath:r+"\
/body/response_format",schemaPath:"#/properties/body/properties/response_format/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0;if(d){if(n.output_compression!==void 0){
let o=n.output_compression,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return te.
errors=[{instancePath:r+"/body/output_compression",schemaPath:"#/properties/body/properties/output_c\
ompression/type",keyword:"type",params:{type:Ce.properties.body.properties.output_compression.type}}],
!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return te.errors=[{instancePath:r+"\
/body/output_compression",schemaPath:"#/properties/body/properties/output_compression/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100}}],!1;if(o<0||isNaN(o))return te.errors=[{instancePath:r+
"/body/output_compression",schemaPath:"#/properties/body/properties/output_compression/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var d=m===e}else var d=!0;if(d){if(n.stream!==void 0){
let o=n.stream,m=e;if(typeof o!="boolean"&&o!==null)return te.errors=[{instancePath:r+"/body/stream",
schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:Ce.properties.body.
properties.stream.type}}],!1;var d=m===e}else var d=!0;if(d)if(n.user!==void 0){let o=n.user,m=e;if(typeof o!=
"string"&&o!==null)return te.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/prop\
erties/user/type",keyword:"type",params:{type:Ce.properties.body.properties.user.type}}],!1;if(e===m&&
typeof o=="string"&&R(o,1024))return te.errors=[{instancePath:r+"/body/user",schemaPath:"#/propertie\
s/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var d=m===e}else var d=!0}}}}}}}}}}}}else
return te.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return te.errors=t,e===0}var yt=he,pr={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input","voice"],properties:{model:{$ref:"schema:SpeechModelName"},input:{type:"\
string",minLength:1,maxLength:131072},voice:{anyOf:[{type:"string",minLength:1,maxLength:256},{$ref:"\
schema:SpeechVoice"}]},instructions:{type:["string","null"],maxLength:16384},response_format:{type:[
"string","null"],maxLength:64},speed:{type:["number","null"],minimum:.25,maximum:4},stream_format:{type:[
"string","null"],maxLength:64}}}},required:["body"]};function he(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.body===void 0&&(u="body"))return he.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.
body!==void 0){let n=s.body;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let i;if(n.model===
void 0&&(i="model")||n.input===void 0&&(i="input")||n.voice===void 0&&(i="voice"))return he.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;if(n.model!==void 0){let o=n.model,m=e;if(e===e)if(typeof o=="string"){if(R(o,256))return he.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:SpeechModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(fe(o,1))return he.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Speech\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:SpeechModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(n.input!==void 0){let o=n.input,m=e;if(e===m)if(typeof o=="string"){if(R(o,
131072))return he.errors=[{instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/inp\
ut/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(fe(o,1))return he.errors=[{instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return he.errors=[{instancePath:r+"/body/input",schemaPath:"#/properties/body/pro\
perties/input/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(n.
voice!==void 0){let o=n.voice,m=e,y=e,P=!1,h=e;if(e===h)if(typeof o=="string"){if(R(o,256)){let f={instancePath:r+
"/body/voice",schemaPath:"#/properties/body/properties/voice/anyOf/0/maxLength",keyword:"maxLength",
params:{limit:256}};t===null?t=[f]:t.push(f),e++}else if(fe(o,1)){let f={instancePath:r+"/body/voice",
schemaPath:"#/properties/body/properties/voice/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};
t===null?t=[f]:t.push(f),e++}}else{let f={instancePath:r+"/body/voice",schemaPath:"#/properties/body\
/properties/voice/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[f]:t.push(f),e++}
var d=h===e;if(P=P||d,!P){let f=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let _;if(o.id===
void 0&&(_="id")){let L={instancePath:r+"/body/voice",schemaPath:"schema:SpeechVoice/required",keyword:"\
required",params:{missingProperty:_}};t===null?t=[L]:t.push(L),e++}else if(o.id!==void 0){let L=o.id;
if(e===e)if(typeof L=="string"){if(R(L,256)){let j={instancePath:r+"/body/voice/id",schemaPath:"sche\
ma:SpeechVoice/properties/id/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[j]:t.push(
j),e++}else if(fe(L,1)){let j={instancePath:r+"/body/voice/id",schemaPath:"schema:SpeechVoice/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[j]:t.push(j),e++}}else{let j={instancePath:r+
"/body/voice/id",schemaPath:"schema:SpeechVoice/properties/id/type",keyword:"type",params:{type:"str\
ing"}};t===null?t=[j]:t.push(j),e++}}}else{let _={instancePath:r+"/body/voice",schemaPath:"schema:Sp\
eechVoice/type",keyword:"type",params:{type:"object"}};t===null?t=[_]:t.push(_),e++}var d=f===e;P=P||
d}if(P)e=y,t!==null&&(y?t.length=y:t=null);else{let f={instancePath:r+"/body/voice",schemaPath:"#/pr\
operties/body/properties/voice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[f]:t.push(f),e++,
he.errors=t,!1}var a=m===e}else var a=!0;if(a){if(n.instructions!==void 0){let o=n.instructions,m=e;
if(typeof o!="string"&&o!==null)return he.errors=[{instancePath:r+"/body/instructions",schemaPath:"#\
/properties/body/properties/instructions/type",keyword:"type",params:{type:pr.properties.body.properties.
instructions.type}}],!1;if(e===m&&typeof o=="string"&&R(o,16384))return he.errors=[{instancePath:r+"\
/body/instructions",schemaPath:"#/properties/body/properties/instructions/maxLength",keyword:"maxLen\
gth",params:{limit:16384}}],!1;var a=m===e}else var a=!0;if(a){if(n.response_format!==void 0){let o=n.
response_format,m=e;if(typeof o!="string"&&o!==null)return he.errors=[{instancePath:r+"/body/respons\
e_format",schemaPath:"#/properties/body/properties/response_format/type",keyword:"type",params:{type:pr.
properties.body.properties.response_format.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return he.
errors=[{instancePath:r+"/body/response_format",schemaPath:"#/properties/body/properties/response_fo\
rmat/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=m===e}else var a=!0;if(a){if(n.speed!==
void 0){let o=n.speed,m=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return he.errors=[{instancePath:r+
"/body/speed",schemaPath:"#/properties/body/properties/speed/type",keyword:"type",params:{type:pr.properties.
body.properties.speed.type}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>4||isNaN(o))return he.
errors=[{instancePath:r+"/body/speed",schemaPath:"#/properties/body/properties/speed/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4}}],!1;if(o<.25||isNaN(o))return he.errors=[{instancePath:r+
"/body/speed",schemaPath:"#/properties/body/properties/speed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:.25}}],!1}var a=m===e}else var a=!0;if(a)if(n.stream_format!==void 0){let o=n.stream_format,
m=e;if(typeof o!="string"&&o!==null)return he.errors=[{instancePath:r+"/body/stream_format",schemaPath:"\
#/properties/body/properties/stream_format/type",keyword:"type",params:{type:pr.properties.body.properties.
stream_format.type}}],!1;if(e===m&&typeof o=="string"&&R(o,64))return he.errors=[{instancePath:r+"/b\
ody/stream_format",schemaPath:"#/properties/body/properties/stream_format/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;var a=m===e}else var a=!0}}}}}}else return he.errors=[{instancePath:r+"/\
body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return he.errors=
t,e===0}var ct=X,As={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["file","model"],properties:{
file:{type:"string",format:"binary",maxLength:26214400},model:{$ref:"schema:TranscriptionModelName"},
language:{type:"string",maxLength:64},prompt:{type:"string",maxLength:131072},response_format:{type:"\
string",enum:["json","text","srt","verbose_json","vtt","diarized_json"]},temperature:{type:"number",
minimum:0,maximum:1},timestamp_granularities:{type:"array",maxItems:8,items:{type:"string",maxLength:64}},
include:{type:"array",maxItems:16,items:{type:"string",maxLength:64}},chunking_strategy:{anyOf:[{type:"\
string",maxLength:1024},{$ref:"schema:ChunkingStrategy"}]},known_speaker_names:{type:"array",maxItems:16,
items:{type:"string",maxLength:256}},known_speaker_references:{type:"array",maxItems:16,items:{type:"\
string",maxLength:8388608}},stream:{type:"boolean"}}}},required:["body"]};function X(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.body===void 0&&(m="body"))return X.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(s.
body!==void 0){let y=s.body;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let h;if(y.file===
void 0&&(h="file")||y.model===void 0&&(h="model"))return X.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:h}}],!1;if(y.file!==void 0){let c=y.
file,f=e;if(e===f&&e===f)if(typeof c=="string"){if(R(c,26214400))return X.errors=[{instancePath:r+"/\
body/file",schemaPath:"#/properties/body/properties/file/maxLength",keyword:"maxLength",params:{limit:26214400}}],
!1}else return X.errors=[{instancePath:r+"/body/file",schemaPath:"#/properties/body/properties/file/\
type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(y.model!==void 0){
let c=y.model,f=e;if(e===e)if(typeof c=="string"){if(R(c,256))return X.errors=[{instancePath:r+"/bod\
y/model",schemaPath:"schema:TranscriptionModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(fe(c,1))return X.errors=[{instancePath:r+"/body/model",schemaPath:"schema:TranscriptionModelNa\
me/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:r+"/body\
/model",schemaPath:"schema:TranscriptionModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e}else var a=!0;if(a){if(y.language!==void 0){let c=y.language,f=e;if(e===f)if(typeof c=="string"){if(R(
c,64))return X.errors=[{instancePath:r+"/body/language",schemaPath:"#/properties/body/properties/lan\
guage/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return X.errors=[{instancePath:r+"/\
body/language",schemaPath:"#/properties/body/properties/language/type",keyword:"type",params:{type:"\
string"}}],!1;var a=f===e}else var a=!0;if(a){if(y.prompt!==void 0){let c=y.prompt,f=e;if(e===f)if(typeof c==
"string"){if(R(c,131072))return X.errors=[{instancePath:r+"/body/prompt",schemaPath:"#/properties/bo\
dy/properties/prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],!1}else return X.errors=
[{instancePath:r+"/body/prompt",schemaPath:"#/properties/body/properties/prompt/type",keyword:"type",
params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(y.response_format!==void 0){let c=y.response_format,
f=e;if(typeof c!="string")return X.errors=[{instancePath:r+"/body/response_format",schemaPath:"#/pro\
perties/body/properties/response_format/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="j\
son"||c==="text"||c==="srt"||c==="verbose_json"||c==="vtt"||c==="diarized_json"))return X.errors=[{instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/enum",keyword:"enum",
params:{allowedValues:As.properties.body.properties.response_format.enum}}],!1;var a=f===e}else var a=!0;
if(a){if(y.temperature!==void 0){let c=y.temperature,f=e;if(e===f)if(typeof c=="number"&&isFinite(c)){
if(c>1||isNaN(c))return X.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(c<0||isNaN(
c))return X.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return X.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:"number"}}],!1;var a=f===e}else var a=!0;if(a){if(y.timestamp_granularities!==void 0){let c=y.timestamp_granularities,
f=e;if(e===f)if(Array.isArray(c)){if(c.length>8)return X.errors=[{instancePath:r+"/body/timestamp_gr\
anularities",schemaPath:"#/properties/body/properties/timestamp_granularities/maxItems",keyword:"max\
Items",params:{limit:8}}],!1;{var d=!0;let w=c.length;for(let _=0;_<w;_++){let L=c[_],v=e;if(e===v)if(typeof L==
"string"){if(R(L,64))return X.errors=[{instancePath:r+"/body/timestamp_granularities/"+_,schemaPath:"\
#/properties/body/properties/timestamp_granularities/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return X.errors=[{instancePath:r+"/body/timestamp_granularities/"+_,schemaPath:"#/properties\
/body/properties/timestamp_granularities/items/type",keyword:"type",params:{type:"string"}}],!1;var d=v===
e;if(!d)break}}}else return X.errors=[{instancePath:r+"/body/timestamp_granularities",schemaPath:"#/\
properties/body/properties/timestamp_granularities/type",keyword:"type",params:{type:"array"}}],!1;var a=f===
e}else var a=!0;if(a){if(y.include!==void 0){let c=y.include,f=e;if(e===f)if(Array.isArray(c)){if(c.
length>16)return X.errors=[{instancePath:r+"/body/include",schemaPath:"#/properties/body/properties/\
include/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var u=!0;let w=c.length;for(let _=0;_<w;_++){
let L=c[_],v=e;if(e===v)if(typeof L=="string"){if(R(L,64))return X.errors=[{instancePath:r+"/body/in\
clude/"+_,schemaPath:"#/properties/body/properties/include/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1}else return X.errors=[{instancePath:r+"/body/include/"+_,schemaPath:"#/properties/bod\
y/properties/include/items/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e;if(!u)break}}}else
return X.errors=[{instancePath:r+"/body/include",schemaPath:"#/properties/body/properties/include/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0;if(a){if(y.chunking_strategy!==
void 0){let c=y.chunking_strategy,f=e,b=e,w=!1,_=e;if(e===_)if(typeof c=="string"){if(R(c,1024)){let v={
instancePath:r+"/body/chunking_strategy",schemaPath:"#/properties/body/properties/chunking_strategy/\
anyOf/0/maxLength",keyword:"maxLength",params:{limit:1024}};t===null?t=[v]:t.push(v),e++}}else{let v={
instancePath:r+"/body/chunking_strategy",schemaPath:"#/properties/body/properties/chunking_strategy/\
anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[v]:t.push(v),e++}var n=_===e;if(w=w||
n,!w){let v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c))if(Object.keys(c).length>16){let l={
instancePath:r+"/body/chunking_strategy",schemaPath:"schema:ChunkingStrategy/maxProperties",keyword:"\
maxProperties",params:{limit:16}};t===null?t=[l]:t.push(l),e++}else for(let l in c){let g=c[l],k=e;if(e===
k)if(typeof g=="string"){if(R(g,64)){let x={instancePath:r+"/body/chunking_strategy/"+l.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:ChunkingStrategy/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:64}};t===null?t=[x]:t.push(x),e++}}else{let x={instancePath:r+"/body/chunki\
ng_strategy/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ChunkingStrategy/additiona\
lProperties/type",keyword:"type",params:{type:"string"}};t===null?t=[x]:t.push(x),e++}var p=k===e;if(!p)
break}else{let l={instancePath:r+"/body/chunking_strategy",schemaPath:"schema:ChunkingStrategy/type",
keyword:"type",params:{type:"object"}};t===null?t=[l]:t.push(l),e++}var n=v===e;w=w||n}if(w)e=b,t!==
null&&(b?t.length=b:t=null);else{let v={instancePath:r+"/body/chunking_strategy",schemaPath:"#/prope\
rties/body/properties/chunking_strategy/anyOf",keyword:"anyOf",params:{}};return t===null?t=[v]:t.push(
v),e++,X.errors=t,!1}var a=f===e}else var a=!0;if(a){if(y.known_speaker_names!==void 0){let c=y.known_speaker_names,
f=e;if(e===f)if(Array.isArray(c)){if(c.length>16)return X.errors=[{instancePath:r+"/body/known_speak\
er_names",schemaPath:"#/properties/body/properties/known_speaker_names/maxItems",keyword:"maxItems",
params:{limit:16}}],!1;{var i=!0;let w=c.length;for(let _=0;_<w;_++){let L=c[_],v=e;if(e===v)if(typeof L==
"string"){if(R(L,256))return X.errors=[{instancePath:r+"/body/known_speaker_names/"+_,schemaPath:"#/\
properties/body/properties/known_speaker_names/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return X.errors=[{instancePath:r+"/body/known_speaker_names/"+_,schemaPath:"#/properties/bod\
y/properties/known_speaker_names/items/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e;
if(!i)break}}}else return X.errors=[{instancePath:r+"/body/known_speaker_names",schemaPath:"#/proper\
ties/body/properties/known_speaker_names/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else
var a=!0;if(a){if(y.known_speaker_references!==void 0){let c=y.known_speaker_references,f=e;if(e===f)
if(Array.isArray(c)){if(c.length>16)return X.errors=[{instancePath:r+"/body/known_speaker_references",
schemaPath:"#/properties/body/properties/known_speaker_references/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;{var o=!0;let w=c.length;for(let _=0;_<w;_++){let L=c[_],v=e;if(e===v)if(typeof L=="s\
tring"){if(R(L,8388608))return X.errors=[{instancePath:r+"/body/known_speaker_references/"+_,schemaPath:"\
#/properties/body/properties/known_speaker_references/items/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return X.errors=[{instancePath:r+"/body/known_speaker_references/"+_,schemaPath:"#/propertie\
s/body/properties/known_speaker_references/items/type",keyword:"type",params:{type:"string"}}],!1;var o=v===
e;if(!o)break}}}else return X.errors=[{instancePath:r+"/body/known_speaker_references",schemaPath:"#\
/properties/body/properties/known_speaker_references/type",keyword:"type",params:{type:"array"}}],!1;
var a=f===e}else var a=!0;if(a)if(y.stream!==void 0){let c=e;if(typeof y.stream!="boolean")return X.
errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=c===e}else var a=!0}}}}}}}}}}}else return X.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return X.errors=
t,e===0}var ht=gt;function gt(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return gt.errors=t,e===0}var _t=bt;function bt(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return bt.errors=t,e===0}var kt=vt;function vt(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return vt.errors=t,e===0}var Pt=wt;function wt(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return wt.errors=t,e===0}var xt=At;function At(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return At.errors=t,e===0}var Lt=qt;function qt(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return qt.errors=t,e===0}var jt=Nt;function Nt(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;return Nt.errors=t,e===0}var Ot=He(sr()),$t=He(ar()),Vs={...Ot.formats,...$t.fastFormats},Dt=vr;var Q=Ye,xe=We,It={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},qs={type:"object",required:[
"id","type"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["function","cust\
om"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}},custom:{type:"object",required:["name","input"],properties:{
name:{type:"string",maxLength:256},input:{type:"string",maxLength:33554432}}}},if:{required:["type"],
properties:{type:{const:"function"}}},then:{required:["function"],properties:{function:{}}},else:{if:{
required:["type"],properties:{type:{const:"custom"}}},then:{required:["custom"],properties:{custom:{}}}},
$id:"schema:ToolCall"};var js={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function J(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.index===void 0&&(P="\
index")||s.message===void 0&&(P="message")||s.logprobs===void 0&&(P="logprobs")||s.finish_reason===void 0&&
(P="finish_reason"))return J.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:P}}],!1;{let h=e;for(let c in s)if(!(c==="index"||c==="message"||c==="logprobs"||c===
"finish_reason")){return J.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:c}}],!1;break}if(h===e){if(s.index!==void 0){let c=s.index,
f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return J.errors=[{instancePath:r+"/inde\
x",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c==
"number"&&isFinite(c)){if(c>0||isNaN(c))return J.errors=[{instancePath:r+"/index",schemaPath:"#/prop\
erties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(c<0||isNaN(c))return J.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(s.message!==void 0){let c=s.message,f=e;if(e===
f)if(c&&typeof c=="object"&&!Array.isArray(c)){let w;if(c.role===void 0&&(w="role")||c.content===void 0&&
(w="content")||c.refusal===void 0&&(w="refusal"))return J.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:w}}],!1;if(c.role!==void 0){
let _=c.role,L=e;if(typeof _!="string")return J.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(_!=="assist\
ant")return J.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var d=L===e}else var d=!0;if(d){if(c.
content!==void 0){let _=c.content,L=e;if(typeof _!="string"&&_!==null)return J.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:It.properties.message.properties.content.type}}],!1;if(e===L&&typeof _=="string"&&Q(_,33554432))
return J.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=L===e}else var d=!0;if(d){if(c.
refusal!==void 0){let _=c.refusal,L=e;if(typeof _!="string"&&_!==null)return J.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:It.properties.message.properties.refusal.type}}],!1;if(e===L&&typeof _=="string"&&Q(_,33554432))
return J.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var d=L===e}else var d=!0;if(d){if(c.
tool_calls!==void 0){let _=c.tool_calls,L=e;if(e===L)if(Array.isArray(_)){if(_.length>256)return J.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(_.length<1)return J.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var u=!0;let j=_.length;for(let O=0;O<j;O++){let l=_[O],g=e,k=e,x=e,U=!0,F=e;
if(l&&typeof l=="object"&&!Array.isArray(l)){let E;if(l.type===void 0&&(E="type")){let I={};t===null?
t=[I]:t.push(I),e++}else if(l.type!==void 0&&l.type!=="function"){let I={};t===null?t=[I]:t.push(I),
e++}}var n=F===e;e=x,t!==null&&(x?t.length=x:t=null);let A;if(n){let E=e;if(l&&typeof l=="object"&&!Array.
isArray(l)){let C;if(l.function===void 0&&(C="function"))return J.errors=[{instancePath:r+"/message/\
tool_calls/"+O,schemaPath:"schema:ToolCall/then/required",keyword:"required",params:{missingProperty:C}}],
!1}var n=E===e;U=n,A="then"}else{let E=e,I=e,C=!0,G=e;if(l&&typeof l=="object"&&!Array.isArray(l)){let Z;
if(l.type===void 0&&(Z="type")){let T={};t===null?t=[T]:t.push(T),e++}else if(l.type!==void 0&&l.type!==
"custom"){let T={};t===null?t=[T]:t.push(T),e++}}var p=G===e;if(e=I,t!==null&&(I?t.length=I:t=null),
p){let Z=e;if(l&&typeof l=="object"&&!Array.isArray(l)){let B;if(l.custom===void 0&&(B="custom"))return J.
errors=[{instancePath:r+"/message/tool_calls/"+O,schemaPath:"schema:ToolCall/else/then/required",keyword:"\
required",params:{missingProperty:B}}],!1}var p=Z===e;C=p}if(!C){let Z={instancePath:r+"/message/too\
l_calls/"+O,schemaPath:"schema:ToolCall/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[Z]:t.push(Z),e++,J.errors=t,!1}var n=E===e;U=n,A="else"}if(!U){let E={instancePath:r+"/messa\
ge/tool_calls/"+O,schemaPath:"schema:ToolCall/if",keyword:"if",params:{failingKeyword:A}};return t===
null?t=[E]:t.push(E),e++,J.errors=t,!1}if(e===k)if(l&&typeof l=="object"&&!Array.isArray(l)){let E;if(l.
id===void 0&&(E="id")||l.type===void 0&&(E="type"))return J.errors=[{instancePath:r+"/message/tool_c\
alls/"+O,schemaPath:"schema:ToolCall/required",keyword:"required",params:{missingProperty:E}}],!1;if(l.
id!==void 0){let I=l.id,C=e;if(e===C)if(typeof I=="string"){if(Q(I,256))return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLeng\
th",params:{limit:256}}],!1}else return J.errors=[{instancePath:r+"/message/tool_calls/"+O+"/id",schemaPath:"\
schema:ToolCall/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=C===e}else var i=!0;
if(i){if(l.type!==void 0){let I=l.type,C=e;if(typeof I!="string")return J.errors=[{instancePath:r+"/\
message/tool_calls/"+O+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{
type:"string"}}],!1;if(!(I==="function"||I==="custom"))return J.errors=[{instancePath:r+"/message/to\
ol_calls/"+O+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:qs.
properties.type.enum}}],!1;var i=C===e}else var i=!0;if(i){if(l.function!==void 0){let I=l.function,
C=e;if(e===C)if(I&&typeof I=="object"&&!Array.isArray(I)){let z;if(I.name===void 0&&(z="name")||I.arguments===
void 0&&(z="arguments"))return J.errors=[{instancePath:r+"/message/tool_calls/"+O+"/function",schemaPath:"\
schema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:z}}],!1;if(I.
name!==void 0){let Z=I.name,T=e;if(e===T)if(typeof Z=="string"){if(Q(Z,256))return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties\
/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return J.errors=[{instancePath:r+"\
/message/tool_calls/"+O+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var o=T===e}else var o=!0;if(o)if(I.arguments!==
void 0){let Z=I.arguments,T=e;if(e===T)if(typeof Z=="string"){if(Q(Z,33554432))return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var o=T===e}else var o=!0}else return J.
errors=[{instancePath:r+"/message/tool_calls/"+O+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var i=C===e}else var i=!0;if(i)if(l.custom!==
void 0){let I=l.custom,C=e;if(e===C)if(I&&typeof I=="object"&&!Array.isArray(I)){let z;if(I.name===void 0&&
(z="name")||I.input===void 0&&(z="input"))return J.errors=[{instancePath:r+"/message/tool_calls/"+O+
"/custom",schemaPath:"schema:ToolCall/properties/custom/required",keyword:"required",params:{missingProperty:z}}],
!1;if(I.name!==void 0){let Z=I.name,T=e;if(e===T)if(typeof Z=="string"){if(Q(Z,256))return J.errors=
[{instancePath:r+"/message/tool_calls/"+O+"/custom/name",schemaPath:"schema:ToolCall/properties/cust\
om/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/custom/name",schemaPath:"schema:ToolCall/properties/custom/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var m=T===e}else var m=!0;if(m)if(I.input!==void 0){
let Z=I.input,T=e;if(e===T)if(typeof Z=="string"){if(Q(Z,33554432))return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/custom/input",schemaPath:"schema:ToolCall/properties/custom/properties/in\
put/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return J.errors=[{instancePath:r+
"/message/tool_calls/"+O+"/custom/input",schemaPath:"schema:ToolCall/properties/custom/properties/in\
put/type",keyword:"type",params:{type:"string"}}],!1;var m=T===e}else var m=!0}else return J.errors=
[{instancePath:r+"/message/tool_calls/"+O+"/custom",schemaPath:"schema:ToolCall/properties/custom/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var i=C===e}else var i=!0}}}else return J.errors=[{instancePath:r+
"/message/tool_calls/"+O,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;
var u=g===e;if(!u)break}}}else return J.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/\
properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],!1;var d=L===e}else
var d=!0;if(d){if(c.reasoning!==void 0){let _=c.reasoning,L=e;if(e===L)if(typeof _=="string"){if(Q(_,
33554432))return J.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/pro\
perties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return J.errors=[
{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/type",keyword:"\
type",params:{type:"string"}}],!1;var d=L===e}else var d=!0;if(d)if(c.reasoning_content!==void 0){let _=c.
reasoning_content,L=e;if(e===L)if(typeof _=="string"){if(Q(_,33554432))return J.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/maxLength",
keyword:"maxLength",params:{limit:33554432}}],!1}else return J.errors=[{instancePath:r+"/message/rea\
soning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"type",params:{
type:"string"}}],!1;var d=L===e}else var d=!0}}}}}else return J.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a){
if(s.logprobs!==void 0){let c=s.logprobs,f=e,b=e,w=!1,_=e;if(e===e&&!(c&&typeof c=="object"&&!Array.
isArray(c))){let j={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"type",params:{
type:"object"}};t===null?t=[j]:t.push(j),e++}var y=_===e;if(w=w||y,!w){let j=e;if(c!==null){let l={instancePath:r+
"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"type",params:{type:"null"}};t===
null?t=[l]:t.push(l),e++}var y=j===e;w=w||y}if(w)e=b,t!==null&&(b?t.length=b:t=null);else{let j={instancePath:r+
"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"anyOf",params:{}};return t===null?t=[j]:
t.push(j),e++,J.errors=t,!1}var a=f===e}else var a=!0;if(a)if(s.finish_reason!==void 0){let c=s.finish_reason,
f=e;if(typeof c!="string")return J.errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:Finis\
hReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="stop"||c==="length"||c==="tool_ca\
lls"||c==="content_filter"))return J.errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:Fin\
ishReason/enum",keyword:"enum",params:{allowedValues:js.enum}}],!1;var a=f===e}else var a=!0}}}}}else
return J.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.
errors=t,e===0}function W(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.id===void 0&&(n="id")||
s.object===void 0&&(n="object")||s.created===void 0&&(n="created")||s.model===void 0&&(n="model")||s.
choices===void 0&&(n="choices"))return W.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i==="id"||i==="object"||i==="cr\
eated"||i==="model"||i==="choices"||i==="usage")){return W.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){
if(s.id!==void 0){let i=s.id,o=e;if(e===o)if(typeof i=="string"){if(Q(i,256))return W.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(i,1))
return W.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return W.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(s.object!==void 0){let i=s.object,
o=e;if(typeof i!="string")return W.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object\
/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="chat.completion")return W.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completi\
on"}}],!1;var a=o===e}else var a=!0;if(a){if(s.created!==void 0){let i=s.created,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:r+"/created",schemaPath:"#/\
properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>4102444800||isNaN(i))return W.errors=[{instancePath:r+"/created",schemaPath:"#/properties/c\
reated/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return W.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,o=e;
if(e===e)if(typeof i=="string"){if(Q(i,256))return W.errors=[{instancePath:r+"/model",schemaPath:"sc\
hema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(i,1))return W.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.
errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=o===e}else var a=!0;if(a){if(s.choices!==void 0){let i=s.choices,o=e;if(e===o)if(Array.
isArray(i)){if(i.length>1)return W.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choic\
es/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(i.length<1)return W.errors=[{instancePath:r+
"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let y=i.length;for(let P=0;P<y;P++){let h=e;J(i[P],{instancePath:r+"/choices/"+P,parentData:i,parentDataProperty:P,
rootData:N,dynamicAnchors:D})||(t=t===null?J.errors:t.concat(J.errors),e=t.length);var d=h===e;if(!d)
break}}}else return W.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/type",keyword:"\
type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,o=e;
if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let P;if(i.prompt_tokens===void 0&&(P="prompt_\
tokens")||i.completion_tokens===void 0&&(P="completion_tokens")||i.total_tokens===void 0&&(P="total_\
tokens"))return W.errors=[{instancePath:r+"/usage",schemaPath:"schema:Usage/required",keyword:"requi\
red",params:{missingProperty:P}}],!1;if(i.prompt_tokens!==void 0){let h=i.prompt_tokens,c=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return W.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:Usage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof h==
"number"&&isFinite(h)){if(h>4294967295||isNaN(h))return W.errors=[{instancePath:r+"/usage/prompt_tok\
ens",schemaPath:"schema:Usage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return W.errors=[{instancePath:r+"/usage/prompt_tokens",
schemaPath:"schema:Usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var u=c===e}else var u=!0;if(u){if(i.completion_tokens!==void 0){let h=i.completion_tokens,
c=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return W.errors=[{instancePath:r+"/usag\
e/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){if(h>4294967295||isNaN(h))return W.errors=
[{instancePath:r+"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return W.errors=
[{instancePath:r+"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=c===e}else var u=!0;if(u){if(i.
total_tokens!==void 0){let h=i.total_tokens,c=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return W.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total\
_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){
if(h>8589934590||isNaN(h))return W.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:\
Usage/properties/total_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:8589934590}}],
!1;if(h<0||isNaN(h))return W.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/\
properties/total_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=c===e}else
var u=!0;if(u){if(i.prompt_tokens_details!==void 0){let h=i.prompt_tokens_details,c=e;if(e===c)if(h&&
typeof h=="object"&&!Array.isArray(h)){if(h.cached_tokens!==void 0){let b=h.cached_tokens,w=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return W.errors=[{instancePath:r+"/usage/prompt_tokens_det\
ails/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_toke\
ns/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof b=="number"&&isFinite(b)){if(b>
4294967295||isNaN(b))return W.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4294967295}}],!1;if(b<0||isNaN(b))return W.errors=[{instancePath:r+"/usage/pro\
mpt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properti\
es/cached_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return W.errors=
[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"schema:Usage/properties/prompt_tokens_de\
tails/type",keyword:"type",params:{type:"object"}}],!1;var u=c===e}else var u=!0;if(u)if(i.completion_tokens_details!==
void 0){let h=i.completion_tokens_details,c=e;if(e===c)if(h&&typeof h=="object"&&!Array.isArray(h)){
if(h.reasoning_tokens!==void 0){let b=h.reasoning_tokens,w=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b)))return W.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",
schemaPath:"schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof b=="number"&&isFinite(b)){if(b>4294967295||isNaN(
b))return W.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:4294967295}}],!1;if(b<0||isNaN(b))return W.errors=[{instancePath:r+
"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_t\
okens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}}}else return W.errors=[{instancePath:r+"/usage/completion_tokens_details",schemaPath:"schema:Usa\
ge/properties/completion_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var u=c===e}else
var u=!0}}}}else return W.errors=[{instancePath:r+"/usage",schemaPath:"schema:Usage/type",keyword:"t\
ype",params:{type:"object"}}],!1;var a=o===e}else var a=!0}}}}}}}else return W.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=t,e===0}function vr(s,{
instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(W(s.response,{instancePath:r+
"/response",parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:D})||(t=t===null?W.
errors:t.concat(W.errors),e=t.length));else return vr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vr.errors=t,e===0}var Mt=Pr;var Ns=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function je(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.object===void 0&&(n="object")||s.index===void 0&&(n="index")||s.embedding===void 0&&(n=
"embedding"))return je.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let p=e;for(let i in s)if(!(i==="object"||i==="index"||i==="embedding")){return je.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return je.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="e\
mbedding")return je.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var a=o===e}else var a=!0;if(a){if(s.index!==void 0){let i=s.
index,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return je.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>2047||isNaN(i))return je.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(i<0||isNaN(
i))return je.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(s.embedding!==void 0){let i=s.
embedding,o=e,m=e,y=!1,P=e;if(e===e)if(Array.isArray(i))if(i.length>1e6){let f={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
f]:t.push(f),e++}else if(i.length<1){let f={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[f]:t.push(f),e++}else{var d=!0;let f=i.
length;for(let b=0;b<f;b++){let w=i[b],_=e;if(e===_)if(typeof w=="number"&&isFinite(w)){if(w>1e308||
isNaN(w)){let v={instancePath:r+"/embedding/"+b,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[v]:t.push(v),e++}else if(w<-1e308||isNaN(
w)){let v={instancePath:r+"/embedding/"+b,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[v]:t.push(v),e++}}else{let v={instancePath:r+
"/embedding/"+b,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[v]:t.push(v),e++}var d=_===e;if(!d)break}}else{let f={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[f]:t.push(f),e++}var u=P===
e;if(y=y||u,!y){let f=e;if(e===e)if(typeof i=="string"){if(Q(i,5333336)){let _={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?
t=[_]:t.push(_),e++}else if(xe(i,8)){let _={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};t===null?t=[_]:t.push(_),e++}else if(!Ns.test(i)){
let _={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[_]:t.push(_),e++}}else{let _={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[_]:t.push(
_),e++}var u=f===e;y=y||u}if(y)e=m,t!==null&&(m?t.length=m:t=null);else{let f={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[f]:t.
push(f),e++,je.errors=t,!1}var a=o===e}else var a=!0}}}}else return je.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=t,e===0}function de(s,{instancePath:r="",
parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n="object")||s.data===void 0&&(n=
"data")||s.model===void 0&&(n="model")||s.usage===void 0&&(n="usage"))return de.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i===
"object"||i==="data"||i==="model"||i==="usage")){return de.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){
if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return de.errors=[{instancePath:r+"/o\
bject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="list")
return de.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var a=o===e}else var a=!0;if(a){if(s.data!==void 0){let i=s.data,o=e;if(e===
o)if(Array.isArray(i)){if(i.length>2048)return de.errors=[{instancePath:r+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(i.length<1)return de.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let y=i.
length;for(let P=0;P<y;P++){let h=e;je(i[P],{instancePath:r+"/data/"+P,parentData:i,parentDataProperty:P,
rootData:N,dynamicAnchors:D})||(t=t===null?je.errors:t.concat(je.errors),e=t.length);var d=h===e;if(!d)
break}}}else return de.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,
o=e;if(e===e)if(typeof i=="string"){if(Q(i,256))return de.errors=[{instancePath:r+"/model",schemaPath:"\
schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(i,1))return de.
errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return de.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingMo\
delName/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(s.usage!==
void 0){let i=s.usage,o=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let P;if(i.prompt_tokens===
void 0&&(P="prompt_tokens")||i.total_tokens===void 0&&(P="total_tokens"))return de.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:P}}],
!1;{let h=e;for(let c in i)if(!(c==="prompt_tokens"||c==="total_tokens")){return de.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}],!1;break}if(h===e){if(i.prompt_tokens!==void 0){let c=i.prompt_tokens,f=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return de.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
f&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return de.errors=[{instancePath:r+"/usage/pro\
mpt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(c<0||isNaN(c))return de.errors=[{instancePath:r+"/usage/prompt_to\
kens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=f===e}else var u=!0;if(u)if(i.total_tokens!==void 0){let c=i.total_tokens,
f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return de.errors=[{instancePath:r+"/usa\
ge/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return de.errors=
[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<0||isNaN(c))return de.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=f===e}else var u=!0}}}else return de.
errors=[{instancePath:r+"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"\
object"}}],!1;var a=o===e}else var a=!0}}}}}else return de.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return de.errors=t,e===0}function Pr(s,{instancePath:r="",
parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(de(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:D})||(t=t===null?de.errors:t.concat(
de.errors),e=t.length));else return Pr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Pr.errors=t,e===0}var Ft=wr;function Y(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.id===void 0&&(p="id")||
s.object===void 0&&(p="object")||s.model===void 0&&(p="model")||s.results===void 0&&(p="results"))return Y.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let i=e;for(let o in s)if(!(o==="id"||o==="object"||o==="model"||o==="results"||o==="usage")){return Y.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(i===e){if(s.id!==void 0){let o=s.id,m=e;if(e===m)if(typeof o=="string"){if(Q(o,256))return Y.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(xe(o,1))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(s.object!==
void 0){let o=s.object,m=e;if(typeof o!="string")return Y.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="list")return Y.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var a=m===e}else var a=!0;if(a){if(s.model!==void 0){let o=s.model,m=e;if(e===e)if(typeof o==
"string"){if(Q(o,256))return Y.errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(o,1))return Y.errors=[{instancePath:r+"/\
model",schemaPath:"schema:RerankModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.
errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var a=m===e}else var a=!0;if(a){if(s.results!==void 0){let o=s.results,m=e;if(e===m)if(Array.
isArray(o)){if(o.length>1e4)return Y.errors=[{instancePath:r+"/results",schemaPath:"#/properties/res\
ults/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(o.length<1)return Y.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let P=o.length;for(let h=0;h<P;h++){let c=o[h],f=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(
c)){let _;if(c.index===void 0&&(_="index")||c.relevance_score===void 0&&(_="relevance_score"))return Y.
errors=[{instancePath:r+"/results/"+h,schemaPath:"schema:RerankResult/required",keyword:"required",params:{
missingProperty:_}}],!1;{let L=e;for(let v in c)if(!(v==="index"||v==="relevance_score"||v==="docume\
nt")){return Y.errors=[{instancePath:r+"/results/"+h,schemaPath:"schema:RerankResult/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(L===e){if(c.index!==
void 0){let v=c.index,j=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Y.errors=[
{instancePath:r+"/results/"+h+"/index",schemaPath:"schema:RerankResult/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===j&&typeof v=="number"&&isFinite(v)){if(v>9999||isNaN(v))return Y.
errors=[{instancePath:r+"/results/"+h+"/index",schemaPath:"schema:RerankResult/properties/index/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9999}}],!1;if(v<0||isNaN(v))return Y.errors=[{instancePath:r+
"/results/"+h+"/index",schemaPath:"schema:RerankResult/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=j===e}else var u=!0;if(u){if(c.relevance_score!==void 0){let v=c.
relevance_score,j=e;if(e===j)if(typeof v=="number"&&isFinite(v)){if(v>1e308||isNaN(v))return Y.errors=
[{instancePath:r+"/results/"+h+"/relevance_score",schemaPath:"schema:RerankResult/properties/relevan\
ce_score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308}}],!1;if(v<-1e308||isNaN(v))
return Y.errors=[{instancePath:r+"/results/"+h+"/relevance_score",schemaPath:"schema:RerankResult/pr\
operties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e308}}],!1}else return Y.
errors=[{instancePath:r+"/results/"+h+"/relevance_score",schemaPath:"schema:RerankResult/properties/\
relevance_score/type",keyword:"type",params:{type:"number"}}],!1;var u=j===e}else var u=!0;if(u)if(c.
document!==void 0){let v=c.document,j=e;if(e===j)if(v&&typeof v=="object"&&!Array.isArray(v)){let l;
if(v.text===void 0&&(l="text"))return Y.errors=[{instancePath:r+"/results/"+h+"/document",schemaPath:"\
schema:RerankResult/properties/document/required",keyword:"required",params:{missingProperty:l}}],!1;
{let g=e;for(let k in v)if(k!=="text"){return Y.errors=[{instancePath:r+"/results/"+h+"/document",schemaPath:"\
schema:RerankResult/properties/document/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:k}}],!1;break}if(g===e&&v.text!==void 0){let k=v.text;if(e===e)if(typeof k=="stri\
ng"){if(Q(k,33554432))return Y.errors=[{instancePath:r+"/results/"+h+"/document/text",schemaPath:"sc\
hema:RerankResult/properties/document/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(xe(k,1))return Y.errors=[{instancePath:r+"/results/"+h+"/document/text",schemaPath:"schema:Rer\
ankResult/properties/document/properties/text/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return Y.errors=[{instancePath:r+"/results/"+h+"/document/text",schemaPath:"schema:RerankResult/prop\
erties/document/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}}else return Y.errors=
[{instancePath:r+"/results/"+h+"/document",schemaPath:"schema:RerankResult/properties/document/type",
keyword:"type",params:{type:"object"}}],!1;var u=j===e}else var u=!0}}}}else return Y.errors=[{instancePath:r+
"/results/"+h,schemaPath:"schema:RerankResult/type",keyword:"type",params:{type:"object"}}],!1;var d=f===
e;if(!d)break}}}else return Y.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a)if(s.usage!==void 0){let o=s.
usage,m=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let h;if(o.prompt_tokens===void 0&&(h=
"prompt_tokens")||o.total_tokens===void 0&&(h="total_tokens"))return Y.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/required",keyword:"required",params:{missingProperty:h}}],!1;{let c=e;
for(let f in o)if(!(f==="prompt_tokens"||f==="total_tokens")){return Y.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(c===e){if(o.prompt_tokens!==void 0){let f=o.prompt_tokens,b=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f)))return Y.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:PromptUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&
typeof f=="number"&&isFinite(f)){if(f>1e9||isNaN(f))return Y.errors=[{instancePath:r+"/usage/prompt_\
tokens",schemaPath:"schema:PromptUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(f<0||isNaN(f))return Y.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:PromptUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=b===e}else var n=!0;if(n)if(o.total_tokens!==void 0){let f=o.total_tokens,b=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return Y.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:PromptUsage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
b&&typeof f=="number"&&isFinite(f)){if(f>1e9||isNaN(f))return Y.errors=[{instancePath:r+"/usage/tota\
l_tokens",schemaPath:"schema:PromptUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(f<0||isNaN(f))return Y.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:PromptUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var n=b===e}else var n=!0}}}else return Y.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:PromptUsage/type",keyword:"type",params:{type:"object"}}],!1;var a=m===e}else var a=!0}}}}}}else
return Y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.
errors=t,e===0}function wr(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(Y(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:D})||
(t=t===null?Y.errors:t.concat(Y.errors),e=t.length));else return wr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return wr.errors=t,e===0}var Ct=xr;var Is={type:"object",required:["flagged","categories","category_scores"],properties:{flagged:{type:"\
boolean"},categories:{type:"object",additionalProperties:{type:["boolean","null"]}},category_scores:{
type:"object",additionalProperties:{type:"number",minimum:0,maximum:1}}},$id:"schema:ModerationResul\
t"};function pe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.id===void 0&&(i="id")||
s.model===void 0&&(i="model")||s.results===void 0&&(i="results"))return pe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let m in s)if(!(m==="id"||
m==="model"||m==="results")){return pe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(o===e){if(s.id!==void 0){let m=s.id,
y=e;if(e===y)if(typeof m=="string"){if(Q(m,256))return pe.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(m,1))return pe.errors=[
{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return pe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.model!==void 0){let m=s.model,y=e;if(e===e)
if(typeof m=="string"){if(Q(m,256))return pe.errors=[{instancePath:r+"/model",schemaPath:"schema:Mod\
erationModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xe(m,1))return pe.errors=
[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return pe.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName\
/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)if(s.results!==void 0){
let m=s.results,y=e;if(e===y)if(Array.isArray(m)){if(m.length>2048)return pe.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(m.
length<1)return pe.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var d=!0;let h=m.length;for(let c=0;c<h;c++){let f=m[c],b=e;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.flagged===void 0&&(L="flagged")||f.categories===
void 0&&(L="categories")||f.category_scores===void 0&&(L="category_scores"))return pe.errors=[{instancePath:r+
"/results/"+c,schemaPath:"schema:ModerationResult/required",keyword:"required",params:{missingProperty:L}}],
!1;if(f.flagged!==void 0){let v=e;if(typeof f.flagged!="boolean")return pe.errors=[{instancePath:r+"\
/results/"+c+"/flagged",schemaPath:"schema:ModerationResult/properties/flagged/type",keyword:"type",
params:{type:"boolean"}}],!1;var u=v===e}else var u=!0;if(u){if(f.categories!==void 0){let v=f.categories,
j=e;if(e===j)if(v&&typeof v=="object"&&!Array.isArray(v))for(let l in v){let g=v[l],k=e;if(typeof g!=
"boolean"&&g!==null)return pe.errors=[{instancePath:r+"/results/"+c+"/categories/"+l.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/categories/additionalProperti\
es/type",keyword:"type",params:{type:Is.properties.categories.additionalProperties.type}}],!1;var n=k===
e;if(!n)break}else return pe.errors=[{instancePath:r+"/results/"+c+"/categories",schemaPath:"schema:\
ModerationResult/properties/categories/type",keyword:"type",params:{type:"object"}}],!1;var u=j===e}else
var u=!0;if(u)if(f.category_scores!==void 0){let v=f.category_scores,j=e;if(e===j)if(v&&typeof v=="o\
bject"&&!Array.isArray(v))for(let l in v){let g=v[l],k=e;if(e===k)if(typeof g=="number"&&isFinite(g)){
if(g>1||isNaN(g))return pe.errors=[{instancePath:r+"/results/"+c+"/category_scores/"+l.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_scores/additionalP\
roperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(g<0||isNaN(g))return pe.
errors=[{instancePath:r+"/results/"+c+"/category_scores/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ModerationResult/properties/category_scores/additionalProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return pe.errors=[{instancePath:r+"/results/"+c+"/category_scores\
/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_\
scores/additionalProperties/type",keyword:"type",params:{type:"number"}}],!1;var p=k===e;if(!p)break}else
return pe.errors=[{instancePath:r+"/results/"+c+"/category_scores",schemaPath:"schema:ModerationResu\
lt/properties/category_scores/type",keyword:"type",params:{type:"object"}}],!1;var u=j===e}else var u=!0}}else
return pe.errors=[{instancePath:r+"/results/"+c,schemaPath:"schema:ModerationResult/type",keyword:"t\
ype",params:{type:"object"}}],!1;var d=b===e;if(!d)break}}}else return pe.errors=[{instancePath:r+"/\
results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}}],!1;var a=y===
e}else var a=!0}}}}else return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return pe.errors=t,e===0}function xr(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(pe(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:N,dynamicAnchors:D})||(t=t===null?pe.errors:t.concat(pe.errors),e=t.length));else
return xr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.
errors=t,e===0}var Tt=Ar;var kr={type:"object",properties:{b64_json:{type:["string","null"],maxLength:134217728},url:{type:["\
string","null"],maxLength:16384},revised_prompt:{type:["string","null"],maxLength:131072}},$id:"sche\
ma:GeneratedImage"};function se(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,
dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;
if(s.created===void 0&&(p="created")||s.data===void 0&&(p="data"))return se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let i=e;for(let o in s)if(!(o===
"created"||o==="data"||o==="usage")){return se.errors=[{instancePath:r,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(i===e){if(s.created!==
void 0){let o=s.created,m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return se.errors=
[{instancePath:r+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return se.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(o<0||isNaN(o))return se.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(s.
data!==void 0){let o=s.data,m=e;if(e===m)if(Array.isArray(o)){if(o.length>10)return se.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:10}}],!1;if(o.length<
1)return se.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItem\
s",params:{limit:1}}],!1;{var d=!0;let P=o.length;for(let h=0;h<P;h++){let c=o[h],f=e;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.b64_json!==void 0){let _=c.b64_json,L=e;if(typeof _!="st\
ring"&&_!==null)return se.errors=[{instancePath:r+"/data/"+h+"/b64_json",schemaPath:"schema:Generate\
dImage/properties/b64_json/type",keyword:"type",params:{type:kr.properties.b64_json.type}}],!1;if(e===
L&&typeof _=="string"&&Q(_,134217728))return se.errors=[{instancePath:r+"/data/"+h+"/b64_json",schemaPath:"\
schema:GeneratedImage/properties/b64_json/maxLength",keyword:"maxLength",params:{limit:134217728}}],
!1;var u=L===e}else var u=!0;if(u){if(c.url!==void 0){let _=c.url,L=e;if(typeof _!="string"&&_!==null)
return se.errors=[{instancePath:r+"/data/"+h+"/url",schemaPath:"schema:GeneratedImage/properties/url\
/type",keyword:"type",params:{type:kr.properties.url.type}}],!1;if(e===L&&typeof _=="string"&&Q(_,16384))
return se.errors=[{instancePath:r+"/data/"+h+"/url",schemaPath:"schema:GeneratedImage/properties/url\
/maxLength",keyword:"maxLength",params:{limit:16384}}],!1;var u=L===e}else var u=!0;if(u)if(c.revised_prompt!==
void 0){let _=c.revised_prompt,L=e;if(typeof _!="string"&&_!==null)return se.errors=[{instancePath:r+
"/data/"+h+"/revised_prompt",schemaPath:"schema:GeneratedImage/properties/revised_prompt/type",keyword:"\
type",params:{type:kr.properties.revised_prompt.type}}],!1;if(e===L&&typeof _=="string"&&Q(_,131072))
return se.errors=[{instancePath:r+"/data/"+h+"/revised_prompt",schemaPath:"schema:GeneratedImage/pro\
perties/revised_prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;var u=L===e}else var u=!0}}else
return se.errors=[{instancePath:r+"/data/"+h,schemaPath:"schema:GeneratedImage/type",keyword:"type",
params:{type:"object"}}],!1;var d=f===e;if(!d)break}}}else return se.errors=[{instancePath:r+"/data",
schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;
if(a)if(s.usage!==void 0){let o=s.usage,m=e;if(e===m)if(o&&typeof o=="object"&&!Array.isArray(o)){let P;
if(o.input_tokens===void 0&&(P="input_tokens")||o.output_tokens===void 0&&(P="output_tokens")||o.total_tokens===
void 0&&(P="total_tokens"))return se.errors=[{instancePath:r+"/usage",schemaPath:"#/properties/usage\
/required",keyword:"required",params:{missingProperty:P}}],!1;if(o.input_tokens!==void 0){let h=o.input_tokens,
c=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=[{instancePath:r+"/usa\
ge/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){if(h>1e9||isNaN(h))return se.errors=
[{instancePath:r+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(h<0||isNaN(h))return se.errors=[{instancePath:r+
"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var n=c===e}else var n=!0;if(n){if(o.output_tokens!==void 0){
let h=o.output_tokens,c=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=
[{instancePath:r+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){if(h>1e9||isNaN(
h))return se.errors=[{instancePath:r+"/usage/output_tokens",schemaPath:"#/properties/usage/propertie\
s/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(h<0||isNaN(h))
return se.errors=[{instancePath:r+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/o\
utput_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=c===e}else var n=!0;
if(n)if(o.total_tokens!==void 0){let h=o.total_tokens,c=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return se.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"#/properties/usage/\
properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof h=="numbe\
r"&&isFinite(h)){if(h>2e9||isNaN(h))return se.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
#/properties/usage/properties/total_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e9}}],
!1;if(h<0||isNaN(h))return se.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"#/properties\
/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=c===
e}else var n=!0}}else return se.errors=[{instancePath:r+"/usage",schemaPath:"#/properties/usage/type",
keyword:"type",params:{type:"object"}}],!1;var a=m===e}else var a=!0}}}}else return se.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=t,e===0}function Ar(s,{
instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(se(s.response,{instancePath:r+
"/response",parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:D})||(t=t===null?se.
errors:t.concat(se.errors),e=t.length));else return Ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ar.errors=t,e===0}var Rt=Ve;function Ve(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.text===void 0&&(n="text"))
return Ve.errors=[{instancePath:r+"/response",schemaPath:"schema:Transcription/required",keyword:"re\
quired",params:{missingProperty:n}}],!1;if(d.text!==void 0){let p=d.text,i=e;if(e===i)if(typeof p=="\
string"){if(Q(p,33554432))return Ve.errors=[{instancePath:r+"/response/text",schemaPath:"schema:Tran\
scription/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return Ve.
errors=[{instancePath:r+"/response/text",schemaPath:"schema:Transcription/properties/text/type",keyword:"\
type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a)if(d.usage!==void 0){let p=d.usage,
i=e;if(!(p&&typeof p=="object"&&!Array.isArray(p)))return Ve.errors=[{instancePath:r+"/response/usag\
e",schemaPath:"schema:Transcription/properties/usage/type",keyword:"type",params:{type:"object"}}],!1;
var a=i===e}else var a=!0}else return Ve.errors=[{instancePath:r+"/response",schemaPath:"schema:Tran\
scription/type",keyword:"type",params:{type:"object"}}],!1}}else return Ve.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=t,e===0}var Et=Lr;function me(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.data===void 0&&(n="data"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i==="object"||i==="data")){return me.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return me.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(i!=="list")return me.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",
keyword:"const",params:{allowedValue:"list"}}],!1;var a=o===e}else var a=!0;if(a)if(s.data!==void 0){
let i=s.data,o=e;if(e===o)if(Array.isArray(i)){if(i.length>4096)return me.errors=[{instancePath:r+"/\
data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;
let y=i.length;for(let P=0;P<y;P++){let h=i[P],c=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(
h)){let w;if(h.id===void 0&&(w="id")||h.object===void 0&&(w="object")||h.created===void 0&&(w="creat\
ed")||h.owned_by===void 0&&(w="owned_by"))return me.errors=[{instancePath:r+"/data/"+P,schemaPath:"s\
chema:ListedModel/required",keyword:"required",params:{missingProperty:w}}],!1;{let _=e;for(let L in h)
if(!(L==="id"||L==="object"||L==="created"||L==="owned_by")){return me.errors=[{instancePath:r+"/dat\
a/"+P,schemaPath:"schema:ListedModel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(_===e){if(h.id!==void 0){let L=h.id,v=e;if(e===v)if(typeof L=="string"){if(Q(L,256))return me.
errors=[{instancePath:r+"/data/"+P+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(xe(L,1))return me.errors=[{instancePath:r+"/data/"+P+"/id",schemaPath:"\
schema:ListedModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.
errors=[{instancePath:r+"/data/"+P+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(h.object!==void 0){let L=h.object,
v=e;if(typeof L!="string")return me.errors=[{instancePath:r+"/data/"+P+"/object",schemaPath:"schema:\
ListedModel/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(L!=="model")return me.
errors=[{instancePath:r+"/data/"+P+"/object",schemaPath:"schema:ListedModel/properties/object/const",
keyword:"const",params:{allowedValue:"model"}}],!1;var u=v===e}else var u=!0;if(u){if(h.created!==void 0){
let L=h.created,v=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return me.errors=[{instancePath:r+
"/data/"+P+"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===v&&typeof L=="number"&&isFinite(L)){if(L>4102444800||isNaN(L))return me.
errors=[{instancePath:r+"/data/"+P+"/created",schemaPath:"schema:ListedModel/properties/created/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(L<0||isNaN(L))return me.errors=
[{instancePath:r+"/data/"+P+"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=v===e}else var u=!0;if(u)if(h.owned_by!==void 0){
let L=h.owned_by,v=e;if(e===v)if(typeof L=="string"){if(Q(L,64))return me.errors=[{instancePath:r+"/\
data/"+P+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLengt\
h",params:{limit:64}}],!1;if(xe(L,1))return me.errors=[{instancePath:r+"/data/"+P+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.
errors=[{instancePath:r+"/data/"+P+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0}}}}}else return me.errors=[
{instancePath:r+"/data/"+P,schemaPath:"schema:ListedModel/type",keyword:"type",params:{type:"object"}}],
!1;var d=c===e;if(!d)break}}}else return me.errors=[{instancePath:r+"/data",schemaPath:"#/properties\
/data/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}else return me.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=t,e===
0}function Lr(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(me(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:D})||
(t=t===null?me.errors:t.concat(me.errors),e=t.length));else return Lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Lr.errors=t,e===0}var St=qr;var jr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var mr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function le(s,{instancePath:r="",parentData:M,
parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let d;if(s.since===void 0&&(d="since")||s.requests===void 0&&(d="request\
s")||s.prompt_tokens===void 0&&(d="prompt_tokens")||s.completion_tokens===void 0&&(d="completion_tok\
ens")||s.charged_usd===void 0&&(d="charged_usd"))return le.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:d}}],!1;{let u=e;for(let n in s)if(!(n==="since"||
n==="requests"||n==="prompt_tokens"||n==="completion_tokens"||n==="charged_usd")){return le.errors=[
{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(u===e){if(s.since!==void 0){let n=s.since,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return le.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(
n))return le.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return le.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(s.requests!==void 0){let n=s.requests,p=e,i=e;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return le.errors=[{instancePath:r+"/requests",schemaPath:"s\
chema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return le.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return le.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(s.prompt_tokens!==void 0){
let n=s.prompt_tokens,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return le.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return le.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return le.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===
e}else var a=!0;if(a){if(s.completion_tokens!==void 0){let n=s.completion_tokens,p=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return le.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return le.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return le.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(s.charged_usd!==
void 0){let n=s.charged_usd,p=e;if(e===e)if(typeof n=="string"){if(Q(n,20))return le.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!mr.test(
n))return le.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return le.errors=[{instancePath:r+"/charge\
d_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}}else
return le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.
errors=t,e===0}var Os={type:["object","null"],additionalProperties:!1,required:["limit","remaining",
"resets_at"],properties:{limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:LimitLeft"};function ce(s,{instancePath:r="",parentData:M,parentDataProperty:$,
rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&
s!==null)return ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:Os.type}}],
!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.limit===void 0&&(d="limit")||s.remaining===
void 0&&(d="remaining")||s.resets_at===void 0&&(d="resets_at"))return ce.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let u=e;for(let n in s)if(!(n==="lim\
it"||n==="remaining"||n==="resets_at")){return ce.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.limit!==
void 0){let n=s.limit,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=
[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(s.remaining!==
void 0){let n=s.remaining,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ce.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ce.errors=[{instancePath:r+"/re\
maining",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a)if(s.resets_at!==void 0){let n=s.resets_at,p=e,i=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ce.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:jr.type}}],!1;if(e===i&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return ce.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return ce.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}return ce.errors=t,e===0}var $s={type:["o\
bject","null"],additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","re\
sets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"\
schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Budg\
etLeft"},Ds={type:"string",enum:["day","month","total"],$id:"schema:BudgetSpan"};function ge(s,{instancePath:r="",
parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:$s.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.period===
void 0&&(d="period")||s.limit_usd===void 0&&(d="limit_usd")||s.used_usd===void 0&&(d="used_usd")||s.
remaining_usd===void 0&&(d="remaining_usd")||s.resets_at===void 0&&(d="resets_at"))return ge.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let u=e;
for(let n in s)if(!(n==="period"||n==="limit_usd"||n==="used_usd"||n==="remaining_usd"||n==="resets_\
at")){return ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:n}}],!1;break}if(u===e){if(s.period!==void 0){let n=s.period,p=e;if(typeof n!=
"string")return ge.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(n==="day"||n==="month"||n==="total"))return ge.errors=[{instancePath:r+
"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:Ds.enum}}],!1;var a=p===
e}else var a=!0;if(a){if(s.limit_usd!==void 0){let n=s.limit_usd,p=e;if(e===e)if(typeof n=="string"){
if(Q(n,20))return ge.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!mr.test(n))return ge.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return ge.
errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=p===e}else var a=!0;if(a){if(s.used_usd!==void 0){let n=s.used_usd,p=e;if(e===e)if(typeof n==
"string"){if(Q(n,20))return ge.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!mr.test(n))return ge.errors=[{instancePath:r+"/used_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return ge.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(s.remaining_usd!==void 0){let n=s.remaining_usd,
p=e;if(e===e)if(typeof n=="string"){if(Q(n,20))return ge.errors=[{instancePath:r+"/remaining_usd",schemaPath:"\
schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!mr.test(n))return ge.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return ge.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a)if(s.resets_at!==void 0){
let n=s.resets_at,p=e,i=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ge.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:jr.
type}}],!1;if(e===i&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return ge.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return ge.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}}}return ge.
errors=t,e===0}function ue(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.object===void 0&&(n=
"object")||s.name===void 0&&(n="name")||s.prefix===void 0&&(n="prefix")||s.expires_at===void 0&&(n="\
expires_at")||s.used===void 0&&(n="used")||s.limits===void 0&&(n="limits"))return ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let i in s)if(!(i===
"object"||i==="name"||i==="prefix"||i==="expires_at"||i==="used"||i==="limits")){return ue.errors=[{
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.object!==void 0){let i=s.object,o=e;if(typeof i!="string")return ue.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(i!=="key_usage")return ue.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/co\
nst",keyword:"const",params:{allowedValue:"key_usage"}}],!1;var a=o===e}else var a=!0;if(a){if(s.name!==
void 0){let i=s.name,o=e;if(e===o)if(typeof i=="string"){if(Q(i,128))return ue.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(xe(i,
1))return ue.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(s.prefix!==
void 0){let i=s.prefix,o=e;if(e===o)if(typeof i=="string"){if(Q(i,16))return ue.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else
return ue.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(s.expires_at!==void 0){let i=s.expires_at,o=e,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ue.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:jr.type}}],!1;if(e===m&&
typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return ue.errors=[{instancePath:r+"/expir\
es_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(i<0||isNaN(i))return ue.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(s.used!==
void 0){let i=s.used,o=e;if(e===o)if(i&&typeof i=="object"&&!Array.isArray(i)){let y;if(i.day===void 0&&
(y="day")||i.month===void 0&&(y="month"))return ue.errors=[{instancePath:r+"/used",schemaPath:"#/pro\
perties/used/required",keyword:"required",params:{missingProperty:y}}],!1;{let P=e;for(let h in i)if(!(h===
"day"||h==="month")){return ue.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(P===e){if(i.
day!==void 0){let h=e;le(i.day,{instancePath:r+"/used/day",parentData:i,parentDataProperty:"day",rootData:N,
dynamicAnchors:D})||(t=t===null?le.errors:t.concat(le.errors),e=t.length);var d=h===e}else var d=!0;
if(d)if(i.month!==void 0){let h=e;le(i.month,{instancePath:r+"/used/month",parentData:i,parentDataProperty:"\
month",rootData:N,dynamicAnchors:D})||(t=t===null?le.errors:t.concat(le.errors),e=t.length);var d=h===
e}else var d=!0}}}else return ue.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var a=o===e}else var a=!0;if(a)if(s.limits!==void 0){let i=s.
limits,o=e;if(e===o)if(i&&typeof i=="object"&&!Array.isArray(i)){let y;if(i.requests_per_minute===void 0&&
(y="requests_per_minute")||i.tokens_per_minute===void 0&&(y="tokens_per_minute")||i.parallel_requests===
void 0&&(y="parallel_requests")||i.budget===void 0&&(y="budget"))return ue.errors=[{instancePath:r+"\
/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:y}}],!1;
{let P=e;for(let h in i)if(!(h==="requests_per_minute"||h==="tokens_per_minute"||h==="parallel_reque\
sts"||h==="budget")){return ue.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(P===e){
if(i.requests_per_minute!==void 0){let h=e;ce(i.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:i,parentDataProperty:"requests_per_minute",rootData:N,dynamicAnchors:D})||(t=
t===null?ce.errors:t.concat(ce.errors),e=t.length);var u=h===e}else var u=!0;if(u){if(i.tokens_per_minute!==
void 0){let h=e;ce(i.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:i,parentDataProperty:"\
tokens_per_minute",rootData:N,dynamicAnchors:D})||(t=t===null?ce.errors:t.concat(ce.errors),e=t.length);
var u=h===e}else var u=!0;if(u){if(i.parallel_requests!==void 0){let h=e;ce(i.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:i,parentDataProperty:"parallel_requests",rootData:N,dynamicAnchors:D})||
(t=t===null?ce.errors:t.concat(ce.errors),e=t.length);var u=h===e}else var u=!0;if(u)if(i.budget!==void 0){
let h=e;ge(i.budget,{instancePath:r+"/limits/budget",parentData:i,parentDataProperty:"budget",rootData:N,
dynamicAnchors:D})||(t=t===null?ge.errors:t.concat(ge.errors),e=t.length);var u=h===e}else var u=!0}}}}}else
return ue.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=o===e}else var a=!0}}}}}}}else return ue.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=t,e===0}function qr(s,{instancePath:r="",
parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ue(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:N,dynamicAnchors:D})||(t=t===null?ue.errors:t.concat(
ue.errors),e=t.length));else return qr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return qr.errors=t,e===0}var Ut=ve;function ve(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.id===void 0&&(n="id")||d.object===
void 0&&(n="object")||d.created===void 0&&(n="created")||d.owned_by===void 0&&(n="owned_by"))return ve.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:n}}],!1;{let p=e;for(let i in d)if(!(i==="id"||i==="object"||i==="created"||i==="own\
ed_by")){return ve.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(d.id!==
void 0){let i=d.id,o=e;if(e===o)if(typeof i=="string"){if(Q(i,256))return ve.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(xe(i,1))return ve.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0;if(a){if(d.object!==void 0){let i=d.object,o=e;if(typeof i!="stri\
ng")return ve.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="model")return ve.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=o===e}else var a=!0;if(a){if(d.created!==void 0){let i=d.created,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>4102444800||isNaN(i))return ve.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return ve.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(d.owned_by!==void 0){let i=d.owned_by,o=e;if(e===o)if(typeof i==
"string"){if(Q(i,64))return ve.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(xe(i,1))return ve.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0}}}}}else return ve.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ve.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=t,e===0}var zt=Pe;function Pe(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let d=s.
response;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let n;if(d.id===void 0&&(n="id")||d.object===
void 0&&(n="object")||d.created===void 0&&(n="created")||d.owned_by===void 0&&(n="owned_by"))return Pe.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:n}}],!1;{let p=e;for(let i in d)if(!(i==="id"||i==="object"||i==="created"||i==="own\
ed_by")){return Pe.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(d.id!==
void 0){let i=d.id,o=e;if(e===o)if(typeof i=="string"){if(Q(i,256))return Pe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(xe(i,1))return Pe.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0;if(a){if(d.object!==void 0){let i=d.object,o=e;if(typeof i!="stri\
ng")return Pe.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="model")return Pe.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=o===e}else var a=!0;if(a){if(d.created!==void 0){let i=d.created,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Pe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>4102444800||isNaN(i))return Pe.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return Pe.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(d.owned_by!==void 0){let i=d.owned_by,o=e;if(e===o)if(typeof i==
"string"){if(Q(i,64))return Pe.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(xe(i,1))return Pe.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=o===e}else var a=!0}}}}}else return Pe.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return Pe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=t,e===0}var Bt=lr;function lr(s,{instancePath:r="",parentData:M,parentDataProperty:$,rootData:N=s,dynamicAnchors:D={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let a=s.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return lr.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return lr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=
t,e===0}var Ks={createOpenAIChatCompletion:{parameters:Kr,body:mt,replies:{200:Dt}},createOpenAIEmbeddings:{
parameters:Gr,body:lt,replies:{200:Mt}},createOpenAIRerank:{parameters:Zr,body:dt,replies:{200:Ft}},
createOpenAIModeration:{parameters:Jr,body:ft,replies:{200:Ct}},createOpenAIImage:{parameters:Hr,body:ut,
replies:{200:Tt}},createOpenAISpeech:{parameters:Yr,body:yt,replies:{}},createOpenAITranscription:{parameters:Wr,
body:ct,replies:{200:Rt}},listOpenAIModels:{parameters:Xr,body:ht,replies:{200:Et}},readOpenAIUsage:{
parameters:Qr,body:_t,replies:{200:St}},retrieveOpenAIModel:{parameters:et,body:kt,replies:{200:Ut}},
retrieveOwnedOpenAIModel:{parameters:rt,body:Pt,replies:{200:zt}},getContract:{parameters:tt,body:xt,
replies:{200:Bt}},getReference:{parameters:st,body:Lt,replies:{}},getReferenceFile:{parameters:at,body:jt,
replies:{}}};export{Ks as default};
